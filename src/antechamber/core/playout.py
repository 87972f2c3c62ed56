"""Playing at random inside the compiled core: for simulations, rollouts and fingerprints."""

from __future__ import annotations

from antechamber.core.chance import mix, pick, roll
from antechamber.core.ints import i64
from antechamber.core.kernel import State


def next_seat(g: State) -> i64:
    """The first seat whose answer is missing."""
    seat: i64 = 0
    while not g.waiting >> seat & 1:
        seat += 1
    return seat


def playout(g: State, dice: i64, limit: i64 = 1 << 60) -> tuple[i64, i64, i64]:
    """Uniform random play: decisions, those with a choice, and a fingerprint of the trajectory."""
    decisions: i64 = 0
    choices: i64 = 0
    fingerprint: i64 = 0
    while g.waiting and decisions < limit:
        seat: i64 = next_seat(g)
        n: i64 = g.count[seat]
        dice = roll(dice)
        option: i64 = g.menu[g.first[seat] + pick(dice, n)]
        fingerprint = mix(mix(fingerprint, seat), option)
        decisions += 1
        if n > 1:
            choices += 1
        g.answer(seat, option)
    return decisions, choices, fingerprint


def rollout(g: State, dice: i64, limit: i64 = 1 << 60) -> i64:
    """Play on at random until the end or the limit; the state of the dice afterwards."""
    left: i64 = limit
    while g.waiting and left > 0:
        seat: i64 = next_seat(g)
        dice = roll(dice)
        g.answer(seat, g.menu[g.first[seat] + pick(dice, g.count[seat])])
        left -= 1
    return dice
