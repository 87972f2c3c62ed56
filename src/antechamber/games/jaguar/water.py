"""The Flood, and Nerys' Wave (JAG-FLOOD, JAG-F-WAVE)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import BLUE_AMULET, DIRECTIONS, NERYS, NONE
from antechamber.games.jaguar.fortune import settle_fate
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.taking import FREE_TAKE
from antechamber.games.jaguar.view import REACTION_BITS
from antechamber.games.jaguar.words import (
    DIRECTION,
    DRIFT,
    DRIFT_AND_TAKE,
    FLOW,
    JAGUAR_MOVED,
    NO,
    RESIST,
    RESISTED,
    STEER,
    STEER_AND_TAKE,
    USE_AMULET,
    USED_AMULET,
    WASHED,
    WATER_CAME,
    WAVE_CAME,
)

# How a player takes the Flood; with a direction behind it, it is four bits for each seat in the memo of the Flood.
GOES: Final = 0
GOES_AND_TAKES: Final = 1
STAYS: Final = 2
HOW: Final = 3  # the bits that tell it
DIRECTION_AT: Final = 2


# ---------------------------------------------------------------- the Flood


@book.question("JAG-FLOOD-01")
def choose_direction(g: Jaguar, f: Frame) -> None:
    """Choose where the water flows."""
    g.ask(f.seat)
    direction: i64
    for direction in range(DIRECTIONS):
        g.offer(FLOW | direction)


@book.rule("JAG-FLOOD-01")
def water_comes(g: Jaguar, f: Frame) -> None:
    """All can see it coming."""
    f.card = g.answers[f.seat] & ARG
    f.n = 0
    f.memo = 0
    g.tell(WATER_CAME, f.seat, f.card)


@book.question(
    "JAG-FLOOD-01", "JAG-FLOOD-02", "JAG-FLOOD-03", "JAG-F-AMU-05", "JAG-OPT-08", "JAG-OPT-09", "JAG-FLOW-03"
)
def choose_reaction(g: Jaguar, f: Frame) -> None:
    """Go with the water or prevent it, in action order. The owner may go one space only and take something there."""
    seat: i64 = g.acts[f.n]
    steers: bool = g.agreed.blue_steers and g.amulets[seat][BLUE_AMULET] > 0
    blocked: bool = not g.board.goes(g.heart_wall, g.place[seat], f.card)
    if blocked and not steers:
        g.settle(seat, DRIFT_AND_TAKE if seat == f.seat else DRIFT)
        return
    g.ask(seat)
    g.offer(DRIFT)
    if seat == f.seat:
        g.offer(DRIFT_AND_TAKE)
    if g.agreed.flood_damages or g.health[seat] >= g.parts.flood_cost:
        g.offer(RESIST)
    if g.amulets[seat][BLUE_AMULET]:
        g.offer(USE_AMULET | BLUE_AMULET)
    if steers:
        offer_steering(g, seat, seat == f.seat)


def offer_steering(g: Jaguar, seat: i64, takes: bool) -> None:
    """Directions in which somebody may go who chooses for themselves; one space only, to take something there."""
    direction: i64
    for direction in range(DIRECTIONS):
        if g.board.goes(g.heart_wall, g.place[seat], direction):
            g.offer(STEER | direction)
    if takes:
        for direction in range(DIRECTIONS):
            g.offer(STEER_AND_TAKE | direction)


@book.rule("JAG-FLOOD-02", "JAG-FLOOD-03", "JAG-F-AMU-05", "JAG-OPT-08", "JAG-OPT-09")
def note_reaction(g: Jaguar, f: Frame) -> None:
    """Whoever prevents it pays now. All go at the same time, when everybody has decided."""
    seat: i64 = g.acts[f.n]
    option: i64 = g.answers[seat]
    kind: i64 = option & ~ARG
    reaction: i64 = STAYS
    if kind == RESIST:
        pay_for_resisting(g, seat)
    elif kind == USE_AMULET:
        use_blue(g, seat)
    elif kind in (DRIFT, DRIFT_AND_TAKE):
        reaction = f.card << DIRECTION_AT | (GOES if kind == DRIFT else GOES_AND_TAKES)
    else:
        use_blue(g, seat)
        reaction = (option & ARG) << DIRECTION_AT | (GOES if kind == STEER else GOES_AND_TAKES)
    f.memo |= reaction << seat * REACTION_BITS
    f.n += 1
    if f.n < g.seats:
        f.ask_again()


def use_blue(g: Jaguar, seat: i64) -> None:
    g.amulets[seat][BLUE_AMULET] -= 1
    g.tell(USED_AMULET, seat, BLUE_AMULET)


def pay_for_resisting(g: Jaguar, seat: i64) -> None:
    """Two health, as a cost or as damage."""
    g.tell(RESISTED, seat)
    if g.agreed.flood_damages:
        g.damage(seat, g.parts.flood_cost)
    else:
        g.health[seat] -= g.parts.flood_cost
    settle_fate(g, seat)


book.implements(pay_for_resisting, "JAG-FLOOD-02", "JAG-OPT-09")


def wash(g: Jaguar, seat: i64, direction: i64, distance: i64) -> None:
    """Carry a pawn away; walls stop it."""
    there: i64 = g.drift(g.place[seat], direction, distance)
    if there != g.place[seat]:
        g.place[seat] = there
        g.tell(WASHED, seat, there)


@book.rule("JAG-FLOOD-01", "JAG-FLOOD-03", "JAG-BOARD-10", "JAG-S-OWN-01", "JAG-S-TAME-04")
def pawns_are_washed_away(g: Jaguar, f: Frame) -> None:
    """All pawns that go are moved; in solo the Jaguar too. Then the owner's free Take."""
    seat: i64
    for seat in range(g.seats):
        reaction: i64 = f.memo >> seat * REACTION_BITS & bit(REACTION_BITS) - 1
        if reaction & HOW == GOES:
            wash(g, seat, reaction >> DIRECTION_AT, g.parts.flood_distance)
        elif reaction & HOW == GOES_AND_TAKES:
            wash(g, seat, reaction >> DIRECTION_AT, 1)
            g.begin(FREE_TAKE, seat)
    if g.jaguar != NONE:
        there: i64 = g.drift(g.jaguar, f.card, g.parts.flood_distance)
        if there != g.jaguar:
            g.jaguar = there
            g.tell(JAGUAR_MOVED, 0, there)
    f.memo = 0


FLOODING: Final[i64] = book.procedure(
    "flood",
    [choose_direction, water_comes, choose_reaction, note_reaction, pawns_are_washed_away],
    card=DIRECTION,
    counting=True,
)


# ---------------------------------------------------------------- the Wave


@book.question("JAG-F-WAVE-01", "JAG-F-WAVE-02", "JAG-F-CURSE-01")
def choose_wave(g: Jaguar, f: Frame) -> None:
    """Nerys may spend a blue amulet and go with a wave of her own: two spaces, or one and take something there."""
    if g.amulets[f.seat][BLUE_AMULET] == 0 or not g.can_use_ability(f.seat, NERYS):
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    offer_steering(g, f.seat, True)
    g.offer(NO)


@book.rule("JAG-F-WAVE-01", "JAG-F-WAVE-02", "JAG-S-TAME-04")
def go_with_wave(g: Jaguar, f: Frame) -> None:
    """Walls stop her, but not the free Take."""
    option: i64 = g.answers[f.seat]
    if option == NO:
        return
    use_blue(g, f.seat)
    direction: i64 = option & ARG
    g.tell(WAVE_CAME, f.seat, direction)
    if option & ~ARG == STEER:
        wash(g, f.seat, direction, g.parts.flood_distance)
    else:
        wash(g, f.seat, direction, 1)
        g.begin(FREE_TAKE, f.seat)


WAVE: Final[i64] = book.procedure("wave", [choose_wave, go_with_wave])
