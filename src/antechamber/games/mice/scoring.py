"""The end: sets of factions, and who has the most glory (MIC-SCORE)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.mice.components import ASSISTANT, CHAMBER, NONE
from antechamber.games.mice.sets import best_sets, set_value
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import SCORED, SCORED_SETS, WON


@book.rule("MIC-SCORE-01", "MIC-SCORE-02", "MIC-SCORE-04", "MIC-END-05")
def score_sets(g: Mice, f: Frame) -> None:
    """Chambers and assistants are scored separately, in sets of different factions."""
    seat: i64
    for seat in range(g.seats):
        g.tell(SCORED_SETS, seat, CHAMBER, g.sets_of(seat, CHAMBER))
        g.tell(SCORED_SETS, seat, ASSISTANT, g.sets_of(seat, ASSISTANT))
        g.tell(SCORED, seat, g.score(seat))


@book.rule("MIC-SCORE-04", "MIC-SCORE-05")
def declare_winner(g: Mice, f: Frame) -> None:
    """The most glory wins. Of those tied, the player who triggered the end wins, or else they share the place."""
    best: i64 = 0
    seat: i64
    for seat in range(g.seats):
        best = max(best, g.score(seat))
    for seat in range(g.seats):
        if g.score(seat) == best:
            g.winning |= bit(seat)
    if g.trigger != NONE and g.winning >> g.trigger & 1:
        g.winning = bit(g.trigger)
    for seat in range(g.seats):
        if g.winning >> seat & 1:
            g.tell(WON, seat, best)


SCORING: Final[i64] = book.procedure("scoring", [score_sets, declare_winner])
book.implements(best_sets, "MIC-SCORE-01", "MIC-SCORE-03")
book.implements(set_value, "MIC-SCORE-02", "MIC-SCORE-03", "MIC-AS-MEWMMY-01", "MIC-CH-SPHINX-01")
