"""Shards of the Jaguar: which traps to set, and with which token."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    FLOOD,
    HARMING,
    NONE,
    OPTIONS,
    OUTSIDE,
    SPACES,
)
from antechamber.games.jaguar.evaluation.dangers import RIVAL, TAMED
from antechamber.games.jaguar.evaluation.paths import standing_on
from antechamber.games.jaguar.evaluation.places import Places
from antechamber.games.jaguar.state import Jaguar

REACH: Final[list[int]] = [5, 8, 9, 7, 4]  # [steps]: how likely a pawn ends a turn so far from where it stands
TEMPTING: Final[i64] = 2500  # so much worth on a space makes it twice as likely
WHOLE: Final[i64] = 1000
PAIN: Final[i64] = 3500  # what a hit costs whom it hits
PASSAGE: Final[i64] = 3600  # a Secret door
PASSAGE_OUT: Final[i64] = 3000  # before the Escape
CURRENT: Final[i64] = 3800  # a Flood: a Take for nothing
EARLY: Final[i64] = 150  # to act before somebody else
IN_THE_WAY: Final[i64] = 400  # to have to keep off an own trap


@final
class Traps:
    """Where rivals are likely to be when the traps are activated. Call `look` after `Places.look`."""

    def __init__(self, places: Places) -> None:
        self.places: Final = places
        self.presence: vec[i64] = filled(SPACES, 0)  # [space]: how many pawns of others, in thousandths
        self.weight: vec[i64] = filled(SPACES, 0)

    def look(self, g: Jaguar, seat: i64) -> None:
        space: i64
        for space in range(SPACES):
            self.presence[space] = 0
        if g.agreed.solo:
            self.expect_jaguar(g)
            return
        other: i64
        for other in range(g.seats):
            if other != seat and g.place[other] < OUTSIDE:
                self.expect(g, other)

    def expect(self, g: Jaguar, other: i64) -> None:
        """Add where a pawn is likely to end its turn: in reach, and rather where something lies."""
        start: i64 = standing_on(g, other)
        total: i64 = 0
        space: i64
        for space in range(g.board.spaces):
            steps: i64 = self.places.paths.steps(g, other, start, space)
            self.weight[space] = 0
            if steps < 5:
                self.weight[space] = REACH[steps] * (TEMPTING + self.places.thing[space]) // 100
                total += self.weight[space]
        for space in range(g.board.spaces):
            self.presence[space] += self.weight[space] * WHOLE // max(1, total)

    def expect_jaguar(self, g: Jaguar) -> None:
        """Alone, after the own actions: the Jaguar comes as near as its token lets it, by any of the shortest ways."""
        if g.jaguar == NONE or not g.inside(0):
            return
        dangers = self.places.dangers
        here: i64 = g.place[0]
        far: i64 = dangers.low[here]
        left: i64 = max(0, far - dangers.low_steps)
        ends: i64 = 0
        space: i64
        for space in range(g.board.spaces):
            if self.is_end(g, space, far, left):
                ends += 1
        for space in range(g.board.spaces):
            if self.is_end(g, space, far, left):
                self.presence[space] = WHOLE // ends

    def is_end(self, g: Jaguar, space: i64, far: i64, left: i64) -> bool:
        """Whether the Jaguar could end its way on a space."""
        paths = self.places.paths
        on_way: bool = self.places.dangers.low[space] == far - left
        return on_way and paths.steps(g, 0, space, g.place[0]) == left

    # ------------------------------------------------------------ tokens

    def hits(self, g: Jaguar, token: i64) -> i64:
        """How many pawns of others a token is likely to strike, in thousandths."""
        total: i64 = 0
        space: i64
        for space in range(g.board.spaces):
            if self.presence[space] and g.board.strikes(g.heart_wall, token, space):
                total += self.presence[space]
        return total

    def token(self, g: Jaguar, seat: i64, token: i64) -> i64:
        """What it is worth to have chosen a token."""
        if g.agreed.solo:
            return self.token_alone(g, token)
        each: i64 = g.parts.glory_per_hit[g.seats] * self.places.worths.glory + PAIN * RIVAL // 100
        return self.hits(g, token) * each // WHOLE

    def token_alone(self, g: Jaguar, token: i64) -> i64:
        """Alone, the actions are over: a token must not strike the player, and should strike the Jaguar."""
        if g.board.strikes(g.heart_wall, token, g.place[0]):
            return -PAIN
        return self.hits(g, token) * g.parts.jaguar_hit_glory * self.places.worths.glory // WHOLE

    def trap(self, g: Jaguar, seat: i64, trap: i64) -> i64:
        """What it is worth to set a trap."""
        position: i64 = g.position_of(trap)
        early: i64 = 0 if g.agreed.solo else (HARMING - position) * EARLY
        if trap >= HARMING:
            return self.water_or_door(g, trap) + early
        best: i64 = self.token(g, seat, trap * OPTIONS)
        i: i64
        for i in range(1, OPTIONS):
            best = max(best, self.token(g, seat, trap * OPTIONS + i))
        if g.agreed.solo:
            return best + self.relief(g, position)
        return best + early - IN_THE_WAY

    def relief(self, g: Jaguar, position: i64) -> i64:
        """Alone: what it is worth that a trap is no more the Temple's. A hit would also bring the Jaguar nearer."""
        dangers = self.places.dangers
        here: i64 = g.place[0]
        harm: i64 = dangers.harm(g, position, here)
        if dangers.high[here] <= dangers.high_steps and dangers.low[here] > dangers.low_steps:
            harm += dangers.odds_at(g, position, here) * 2 * TAMED // WHOLE
        return harm

    def water_or_door(self, g: Jaguar, trap: i64) -> i64:
        """Something for nothing, or a way across walls."""
        if trap == FLOOD:
            return CURRENT
        if g.last_round():
            return 0 if g.agreed.basic else PASSAGE_OUT
        return PASSAGE
