"""The end: points from four sources, ties, the winners (AZT-SCO)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.aztec.components import ARTEFACTS, SOURCES_OF_POINTS
from antechamber.games.aztec.state import Aztec, book
from antechamber.games.aztec.words import SCORED, SHOWED, WON


def better(g: Aztec, seat: i64, other: i64) -> bool:
    """More points, or as many with fewer stones, counted as actually held."""
    lead: i64 = g.score(seat) - g.score(other)
    return lead > 0 or (lead == 0 and g.stones[seat] < g.stones[other])


def rank(g: Aztec, seat: i64) -> i64:
    """The place of a seat, from 1 on. Equals share the better place, and the places after them are skipped."""
    place: i64 = 1
    other: i64
    for other in range(g.seats):
        if better(g, other, seat):
            place += 1
    return place


def winning_seats(g: Aztec) -> i64:
    """Those whom nobody is better than, as bits."""
    best: i64 = 0
    seats: i64 = 0
    seat: i64
    for seat in range(1, g.seats):
        if better(g, seat, best):
            best = seat
    for seat in range(g.seats):
        if not better(g, best, seat):
            seats |= bit(seat)
    return seats


book.implements(better, "AZT-SCO-07")
book.implements(rank, "AZT-SCO-08")


@book.rule("AZT-INF-07", "AZT-INF-12", "AZT-SCO-03")
def show_secret_artefacts(g: Aztec, f: Frame) -> None:
    """Artefacts that were kept in secret are shown."""
    if not g.agreed.secret_artefacts:
        return
    g.reveal()
    seat: i64
    artefact: i64
    for seat in range(g.seats):
        for artefact in range(ARTEFACTS):
            if g.kept[seat][artefact]:
                g.tell(SHOWED, seat, artefact, g.kept[seat][artefact])


@book.rule("AZT-SCO-01", "AZT-SCO-02", "AZT-SCO-03", "AZT-SCO-04", "AZT-SCO-05", "AZT-SCO-06")
def count_points(g: Aztec, f: Frame) -> None:
    """Duos, trios and artefacts count; stones cost points."""
    seat: i64
    source: i64
    for seat in range(g.seats):
        for source in range(SOURCES_OF_POINTS):
            points: i64 = g.points(seat, source)
            if points:
                g.tell(SCORED, seat, source, points)


@book.rule("AZT-SCO-07", "AZT-SCO-08")
def find_winners(g: Aztec, f: Frame) -> None:
    """Most points win, then fewest stones; who is still tied shares the victory."""
    g.winning = winning_seats(g)
    seat: i64
    for seat in range(g.seats):
        if g.winning >> seat & 1:
            g.tell(WON, seat, g.score(seat))


SCORING: Final[i64] = book.procedure("scoring", [show_secret_artefacts, count_points, find_winners])
