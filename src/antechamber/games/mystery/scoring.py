"""The end: objectives, tie-breaks, the winner (MOT-END)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.mystery.components import (
    BOXES,
    COLOURLESS,
    GRID_3A,
    GRID_4B,
    NEUTRAL,
    RUNE_OBJECTIVE,
    RUNES,
    TEMPLE_OBJECTIVES,
    TEMPLES,
)
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import SCORED, WON


def markers_on(g: Mystery, temple: i64, owner: i64) -> i64:
    """How many boxes of a temple bear an owner's marker."""
    n: i64 = 0
    box: i64
    for box in range(BOXES):
        if g.boxes[temple][box] == owner:
            n += 1
    return n


def objective_points(g: Mystery, temple: i64, seat: i64) -> i64:
    """What a temple objective gives a seat: most and second most markers; ties share and round down.

    The neutral markers take part as if they were a player's.
    """
    mine: i64 = markers_on(g, temple, seat + 1)
    if mine == 0:
        return 0
    more: i64 = 0
    equal: i64 = 0
    owner: i64
    for owner in range(1, NEUTRAL + 1):
        theirs: i64 = markers_on(g, temple, owner)
        if theirs > mine:
            more += 1
        elif theirs == mine:
            equal += 1
    if more == 0:
        return g.parts.objective_first if equal == 1 else (g.parts.objective_first + g.parts.objective_second) // equal
    return g.parts.objective_second // equal if more == 1 else 0


def rune_types(g: Mystery, seat: i64) -> i64:
    """How many types of runes count for a seat. Grid 3A's own type does not; grid 4B counts one more."""
    types: i64 = 0
    rune: i64
    for rune in range(RUNES):
        if g.runes[seat][rune] and not (g.has(seat, GRID_3A) and g.unscored[seat] == rune):
            types += 1
    return types + g.parts.extra_types_4b if g.has(seat, GRID_4B) else types


def tie_break(g: Mystery, seat: i64) -> i64:
    """Most points, then most coloured crystals left, then most colourless ones, then later in turn order."""
    colourless: i64 = g.have[seat][COLOURLESS]
    coloured: i64 = g.held[seat] - colourless
    later: i64 = (seat - g.start + g.seats) % g.seats
    return ((g.score(seat) * 64 + coloured) * 64 + colourless + g.special[seat]) * 8 + later


book.implements(objective_points, "MOT-END-03", "MOT-END-04", "MOT-TWO-04")
book.implements(rune_types, "MOT-END-05", "MOT-GRID-3A-2", "MOT-GRID-4B-2")
book.implements(tie_break, "MOT-END-06", "MOT-END-07", "MOT-GRID-2A-3")


@book.rule("MOT-END-02", "MOT-END-03", "MOT-TWO-04")
def score_temple_objectives(g: Mystery, f: Frame) -> None:
    """Each temple objective in play rewards the most and second most markers there."""
    temple: i64
    seat: i64
    for temple in range(TEMPLES):
        if g.objectives >> temple & 1:
            for seat in range(g.seats):
                points: i64 = objective_points(g, temple, seat)
                g.points[seat][TEMPLE_OBJECTIVES] += points
                if points:
                    g.tell(SCORED, seat, TEMPLE_OBJECTIVES, points, temple)


@book.rule("MOT-END-05", "MOT-GRID-4B-2", "MOT-GRID-3A-2")
def score_rune_objective(g: Mystery, f: Frame) -> None:
    """The more types of runes, the more points."""
    seat: i64
    for seat in range(g.seats):
        points: i64 = g.parts.rune_points[rune_types(g, seat)]
        g.points[seat][RUNE_OBJECTIVE] += points
        if points:
            g.tell(SCORED, seat, RUNE_OBJECTIVE, points)


@book.rule("MOT-END-07", "MOT-END-06", "MOT-END-08")
def find_winner(g: Mystery, f: Frame) -> None:
    """Most points win. Crystals left over only break ties."""
    g.winner = 0
    seat: i64
    for seat in range(1, g.seats):
        if tie_break(g, seat) > tie_break(g, g.winner):
            g.winner = seat
    g.tell(WON, g.winner, g.score(g.winner))


SCORING: Final[i64] = book.procedure("scoring", [score_temple_objectives, score_rune_objective, find_winner])
