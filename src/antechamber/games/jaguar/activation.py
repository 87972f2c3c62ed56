"""Trap activation: harming traps are revealed from left to right and strike whom they reach (JAG-HIT)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, size
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG, SEAT, Sets
from antechamber.games.jaguar.components import (
    AKHEL,
    CRYSTALS,
    EARTHQUAKE,
    GUARDS,
    HARMING,
    NONE,
    YELLOW_AMULET,
)
from antechamber.games.jaguar.domains import POSITION
from antechamber.games.jaguar.fortune import add_curses, gain_glory, settle_fate
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.words import (
    DISCARD,
    DISCARDED,
    HIT,
    JAGUAR_HIT,
    LAY_DOWN,
    LIE_DOWN,
    MISSED,
    NO,
    SHIELD_HELD,
    SUFFER,
    TRAP_REVEALED,
    USE_AMULET,
    USED_AMULET,
)

SEATS: Final = Sets("seats", SEAT, 8)

# ---------------------------------------------------------------- one trap


def those_hit(g: Jaguar, position: i64) -> i64:
    """The seats on spaces that the token of a trap threatens, as bits."""
    hit: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.inside(seat) and g.struck(position, g.place[seat]):
            hit |= bit(seat)
    return hit


book.implements(those_hit, "JAG-HIT-01", "JAG-HIT-07", "JAG-BOARD-12")


@book.rule("JAG-HIT-01", "JAG-HIT-07", "JAG-BOARD-09", "JAG-INFO-02")
def reveal_token(g: Jaguar, f: Frame) -> None:
    """The token is turned up. Whoever stands on a threatened space now is hit, the owner included."""
    g.revealed |= bit(f.card)
    g.reveal()
    if g.agreed.solo:
        g.faces[f.card] |= bit(g.token[f.card])
    g.tell(TRAP_REVEALED, f.seat, g.trap_at[f.card], g.active(f.card))
    f.memo = those_hit(g, f.card)
    f.n = 0
    if f.memo == 0 and not (g.jaguar != NONE and g.struck(f.card, g.jaguar)):
        g.tell(MISSED, f.seat, g.trap_at[f.card])


@book.rule("JAG-HIT-07", "JAG-FLOW-03")
def victims_suffer_in_turn(g: Jaguar, f: Frame) -> None:
    """One after the other, in action order."""
    while f.n < g.seats:
        f.n += 1
        if f.memo >> g.acts[f.n - 1] & 1:
            f.stay()
            g.begin(SUFFERING, g.acts[f.n - 1], f.card)
            return


@book.rule("JAG-HIT-06", "JAG-2P-01", "JAG-FLOOD-05", "JAG-S-OWN-01", "JAG-S-OWN-03")
def owner_gains_glory(g: Jaguar, f: Frame) -> None:
    """For each other player hit, or the Jaguar; nothing if the owner was hit as well."""
    f.n = 0
    glory: i64 = glory_of_hits(g, f.seat, f.card, f.memo)
    if glory:
        f.n = g.parts.yellows_per_trap
        gain_glory(g, f.seat, glory)


def glory_of_hits(g: Jaguar, owner: i64, position: i64, hit: i64) -> i64:
    if hit >> owner & 1:
        return 0
    if not g.agreed.solo:
        return size(hit) * g.parts.glory_per_hit[g.seats]
    if g.jaguar == NONE or not g.struck(position, g.jaguar):
        return 0
    g.tell(JAGUAR_HIT, owner, g.trap_at[position])
    return g.parts.jaguar_hit_glory


@book.question("JAG-F-AMU-06")
def choose_yellow(g: Jaguar, f: Frame) -> None:
    """After your trap brought glory, a yellow amulet brings more."""
    if f.n == 0 or g.amulets[f.seat][YELLOW_AMULET] == 0:
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    g.offer(USE_AMULET | YELLOW_AMULET)
    g.offer(NO)


@book.rule("JAG-F-AMU-06")
def use_yellow(g: Jaguar, f: Frame) -> None:
    """As many for a trap as the limit allows."""
    if g.answers[f.seat] != NO:
        f.n -= 1
        g.amulets[f.seat][YELLOW_AMULET] -= 1
        g.tell(USED_AMULET, f.seat, YELLOW_AMULET)
        gain_glory(g, f.seat, g.parts.extra_glory)
        f.ask_again()


HARM: Final[i64] = book.procedure(
    "harm",
    [reveal_token, victims_suffer_in_turn, owner_gains_glory, choose_yellow, use_yellow],
    card=POSITION,
    memo=SEATS,
)


# ---------------------------------------------------------------- one victim


def is_shielded(g: Jaguar, seat: i64, position: i64) -> bool:
    """Whether the Shield lies on a trap for this player."""
    return g.shield == position and g.character[seat] == AKHEL and g.owner(position) != seat


book.implements(is_shielded, "JAG-F-SHIELD-02", "JAG-F-SHIELD-03", "JAG-S-SET-04")


@book.rule("JAG-F-SHIELD-02", "JAG-F-SHIELD-03")
def be_hit(g: Jaguar, f: Frame) -> None:
    """Whoever has put the Shield onto this trap ignores its effect."""
    if is_shielded(g, f.seat, f.card):
        g.tell(SHIELD_HELD, f.seat, g.trap_at[f.card])
        f.finish()
        return
    g.tell(HIT, f.seat, g.trap_at[f.card])


@book.question("JAG-HIT-02", "JAG-HIT-03", "JAG-HIT-04")
def choose_loss(g: Jaguar, f: Frame) -> None:
    """Guards take a crystal from the bag, an earthquake throws you down; or you take the damage."""
    trap: i64 = g.trap_at[f.card]
    colour: i64
    if trap == EARTHQUAKE and not g.last_round() and not g.lying >> f.seat & 1:
        g.ask(f.seat)
        g.offer(LIE_DOWN)
        g.offer(SUFFER)
    elif trap == GUARDS:
        g.ask(f.seat)
        for colour in range(CRYSTALS):
            if g.bag[f.seat][colour]:
                g.offer(DISCARD | colour)
        g.offer(SUFFER)
    else:
        g.settle(f.seat, SUFFER)


@book.rule("JAG-HIT-02", "JAG-HIT-05", "JAG-DMG-01")
def suffer(g: Jaguar, f: Frame) -> None:
    """Damage and curses of one effect come together."""
    option: i64 = g.answers[f.seat]
    trap: i64 = g.trap_at[f.card]
    if option == SUFFER:
        g.damage(f.seat, g.parts.damage[trap])
        add_curses(g, f.seat, g.parts.curse[trap])
        settle_fate(g, f.seat)
    elif option == LIE_DOWN:
        g.lying |= bit(f.seat)
        g.tell(LAY_DOWN, f.seat)
    else:
        g.bag[f.seat][option & ARG] -= 1
        g.tell(DISCARDED, f.seat, option & ARG)


SUFFERING: Final[i64] = book.procedure("suffering", [be_hit, choose_loss, suffer], card=POSITION)


# ---------------------------------------------------------------- all harming traps of players


@book.rule("JAG-HIT-01", "JAG-HIT-07", "JAG-TRAP-04", "JAG-S-OWN-01", "JAG-S-OWN-02")
def activate_harming_traps(g: Jaguar, f: Frame) -> None:
    """From left to right, each to the end of what follows."""
    while f.n < HARMING:
        f.n += 1
        if g.owner(f.n - 1) != NONE:
            f.stay()
            g.begin(HARM, g.owner(f.n - 1), f.n - 1)
            return
