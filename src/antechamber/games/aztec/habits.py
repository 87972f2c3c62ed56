"""Aztec: habits of sparring partners, to see whether one pays."""

from __future__ import annotations

from typing import Final

from antechamber.bots.stubborn import Habit
from antechamber.core.kernel import State
from antechamber.core.notation import ARG
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import ACCUSE, BELIEVE, CLAIM


def is_claim(option: int) -> bool:
    return option & ~ARG == CLAIM


def is_true(g: State, seat: int, option: int) -> bool:
    assert isinstance(g, Aztec)
    return bool(option & ARG == g.pile[seat][g.now()])


HABITS: Final[dict[str, Habit]] = {
    "always-truth": lambda g, seat, option: not is_claim(option) or is_true(g, seat, option),
    "always-lie": lambda g, seat, option: not is_claim(option) or not is_true(g, seat, option),
    "always-believe": lambda g, seat, option: option & ~ARG != ACCUSE,
    "always-accuse": lambda g, seat, option: option & ~ARG != BELIEVE,
}
