"""The end: honour from all sources, ties, the winners (JAG-SCORE)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.jaguar.components import IN_PLAY, LEVELS, OUTSIDE, SOURCES_OF_POINTS
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.words import GOALS, INSIDE, LOST, RATED, SCORED, WON


def better(g: Jaguar, seat: i64, other: i64) -> bool:
    """More honour, then more glory, then fewer curses, then more health."""
    lead: i64 = g.score(seat) - g.score(other)
    if lead == 0:
        lead = g.glory[seat] - g.glory[other]
    if lead == 0:
        lead = g.curse[other] - g.curse[seat]
    if lead == 0:
        lead = g.health[seat] - g.health[other]
    return lead > 0


def objectives_reached(g: Jaguar) -> i64:
    """Solo: how many marked Objectives have reached their target."""
    n: i64 = 0
    i: i64
    for i in range(IN_PLAY):
        if g.marked[0] >> i & 1 and g.objective_points(0, g.objective[i]) >= g.parts.objective_target[g.objective[i]]:
            n += 1
    return n


def unmet_goals(g: Jaguar) -> list[str]:
    """Solo: what a victory needs and is not reached yet; outside nobody is without health."""
    reached = {
        "escape": g.place[0] >= OUTSIDE,
        "level": g.levels[0] >= LEVELS,
        "heart": g.hearts[0] > 0,
        "objectives": objectives_reached(g) >= g.parts.goals[g.agreed.level],
    }
    return [goal for goal, done in reached.items() if not done]


def rating(g: Jaguar) -> i64:
    """Solo: how well a victory is rated, from 0 to 2."""
    stars: i64 = 0
    i: i64
    for i in range(len(g.parts.ratings)):
        if g.score(0) >= g.parts.ratings[i]:
            stars = i + 1
    return stars


book.implements(better, "JAG-SCORE-05")
book.implements(objectives_reached, "JAG-S-SETUP-03", "JAG-S-END-02")
book.implements(unmet_goals, "JAG-S-END-02")
book.implements(rating, "JAG-S-END-03")


@book.rule("JAG-SCORE-01", "JAG-SCORE-02", "JAG-SCORE-03", "JAG-SCORE-04", "JAG-END-01")
def count_points(g: Jaguar, f: Frame) -> None:
    """Crystals, hearts, health, curses, glory, rituals and Objectives."""
    seat: i64
    source: i64
    for seat in range(g.seats):
        for source in range(SOURCES_OF_POINTS):
            points: i64 = g.points_of(seat, source)
            if points:
                g.tell(SCORED, seat, source, points)


@book.rule("JAG-SCORE-05", "JAG-S-END-02", "JAG-S-END-03", "JAG-END-01")
def find_winners(g: Jaguar, f: Frame) -> None:
    """Most honour wins; who is still tied shares the victory. In solo, every goal must be reached."""
    g.ended = True
    if g.agreed.solo:
        unmet = unmet_goals(g)
        if unmet:
            g.tell(LOST, 0, g.score(0), INSIDE if "escape" in unmet else GOALS)
            return
        g.winning = 1
        g.tell(RATED, 0, rating(g))
    seat: i64
    best: i64 = 0
    for seat in range(1, g.seats):
        if better(g, seat, best):
            best = seat
    for seat in range(g.seats):
        if not better(g, best, seat):
            g.winning |= bit(seat)
            g.tell(WON, seat, g.score(seat))


SCORING: Final[i64] = book.procedure("scoring", [count_points, find_winners])
