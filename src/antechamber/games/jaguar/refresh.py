"""The Refresh: a new order, the round marker, tile #4 in round 7, and the Hunt (JAG-REF, JAG-F-HUNT)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.jaguar.components import (
    AMULET_ACTIVATOR,
    COLUMNS,
    HARMING,
    KEELA,
    NONE,
    ORDER_SPACES,
    RIGHT_OF_4,
    TRAPS,
    YELLOW_AMULET,
)
from antechamber.games.jaguar.fortune import OBJECTIVE_MARKER
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.words import HEART_WALL_MOVED, HUNT, HUNTED, NO, ORDER_SET, ROUND_BEGAN


def fill_order_track(g: Jaguar) -> None:
    """Put the activators onto the Order track; those that wait on spaces 5 and 6 stay there. Solo does without."""
    if g.agreed.solo:
        return
    n: i64
    for n in range(g.seats):
        g.order[n] = g.ranking[n]
    if g.seats == 2:
        g.order[2] = g.ranking[1]
        g.order[3] = g.ranking[0]
    elif g.seats == 3:
        g.order[3] = g.extra


def take_back_activators(g: Jaguar) -> None:
    """No trap is set or turned up, and none is shielded."""
    position: i64
    for position in range(TRAPS):
        g.activator[position] = NONE
    g.revealed = 0
    g.shield = NONE


def leftmost(g: Jaguar, seat: i64) -> i64:
    """The position of a seat's leftmost activator; behind all if it has none."""
    position: i64
    for position in range(TRAPS):
        if g.owner(position) == seat:
            return position
    return TRAPS


def comes_before(g: Jaguar, seat: i64, other: i64) -> bool:
    """Closer to the entrance, then less glory, then further left on the traps of the last round."""
    apart: i64 = g.place[seat] % COLUMNS - g.place[other] % COLUMNS
    if apart == 0:
        apart = g.glory[seat] - g.glory[other]
    if apart == 0:
        apart = leftmost(g, seat) - leftmost(g, other)
    return apart < 0


book.implements(fill_order_track, "JAG-2P-01", "JAG-3P-01", "JAG-4P-01")
book.implements(comes_before, "JAG-REF-01")
book.implements(leftmost, "JAG-FLOW-02", "JAG-REF-01", "JAG-F-HUNT-03")


# ---------------------------------------------------------------- the steps of the Refresh


@book.rule("JAG-REF-01", "JAG-2P-01", "JAG-3P-01", "JAG-4P-01")
def set_new_order(g: Jaguar, f: Frame) -> None:
    """Who is closest to the entrance goes first. The second activator of 3 players goes on, up to round 6."""
    if g.extra != NONE:
        g.extra = (g.extra + 1) % g.seats if g.round + 1 < g.parts.opening_round else NONE
    i: i64
    for i in range(1, g.seats):
        seat: i64 = g.ranking[i]
        k: i64 = i
        while k > 0 and comes_before(g, seat, g.ranking[k - 1]):
            g.ranking[k] = g.ranking[k - 1]
            k -= 1
        g.ranking[k] = seat


@book.rule("JAG-REF-02", "JAG-F-HUNT-03", "JAG-SETUP-22")
def take_back_tokens(g: Jaguar, f: Frame) -> None:
    """Trap tokens go back face down, activators to the Order track, the Shield to its owner."""
    take_back_activators(g)
    position: i64
    for position in range(HARMING):
        g.token[position] = NONE


@book.rule("JAG-REF-03")
def move_round_marker(g: Jaguar, f: Frame) -> None:
    """The next round begins."""
    g.round += 1
    g.tell(ROUND_BEGAN, g.ranking[0], g.round, g.seats)
    fill_order_track(g)
    n: i64
    for n in range(0 if g.agreed.solo else g.seats):
        g.tell(ORDER_SET, g.ranking[n], n + 1)


@book.rule("JAG-REF-04", "JAG-BOARD-05")
def open_tile_4(g: Jaguar, f: Frame) -> None:
    """Round 7: the Heart wall goes to the right edge of #4, and everybody may mark an Objective."""
    f.n = 0
    if g.round == g.parts.opening_round:
        g.heart_wall = RIGHT_OF_4
        g.tell(HEART_WALL_MOVED, g.ranking[0])
        f.n = g.seats


@book.rule("JAG-REF-04", "JAG-OBJ-01", "JAG-FLOW-03")
def mark_objectives_in_turn(g: Jaguar, f: Frame) -> None:
    """In the order of the Order track."""
    if f.n > 0:
        f.n -= 1
        f.stay()
        g.begin(OBJECTIVE_MARKER, g.ranking[g.seats - 1 - f.n])


@book.rule("JAG-F-HUNT-01")
def keela_may_hunt(g: Jaguar, f: Frame) -> None:
    """Keela may use a yellow amulet as an activator, if a space of the Order track is free."""
    seat: i64
    for seat in range(g.seats):
        if g.can_use_ability(seat, KEELA) and can_hunt(g, seat):
            g.begin(HUNTING, seat)


def free_space(g: Jaguar) -> i64:
    """The first free space of the Order track, or NONE."""
    space: i64
    for space in range(ORDER_SPACES):
        if g.order[space] == NONE:
            return space
    return NONE


def can_hunt(g: Jaguar, seat: i64) -> bool:
    """Whether a yellow amulet is there, and a free space for it; in solo the Order track is empty otherwise."""
    return g.amulets[seat][YELLOW_AMULET] > 0 and free_space(g) != NONE


book.implements(can_hunt, "JAG-F-HUNT-01")


@book.question("JAG-F-HUNT-01", "JAG-S-SET-03")
def choose_hunt(g: Jaguar, f: Frame) -> None:
    """You may put a yellow amulet onto the Order track as an activator."""
    g.ask(f.seat)
    g.offer(HUNT)
    g.offer(NO)


@book.rule("JAG-F-HUNT-01")
def put_amulet_on_track(g: Jaguar, f: Frame) -> None:
    """It takes the first free space."""
    if g.answers[f.seat] == HUNT:
        g.amulets[f.seat][YELLOW_AMULET] -= 1
        g.order[free_space(g)] = f.seat | AMULET_ACTIVATOR
        g.tell(HUNTED, f.seat)


HUNTING: Final[i64] = book.procedure("hunt", [choose_hunt, put_amulet_on_track])

REFRESH: Final[i64] = book.procedure(
    "refresh",
    [
        set_new_order,
        take_back_tokens,
        move_round_marker,
        open_tile_4,
        mark_objectives_in_turn,
        keela_may_hunt,
    ],
)
