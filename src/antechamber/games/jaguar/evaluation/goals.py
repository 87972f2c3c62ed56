"""Shards of the Jaguar: which Objectives will count, and how near they are."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import IN_PLAY, OBJECTIVES, OF_FEW_CURSES
from antechamber.games.jaguar.state import Jaguar

LIKELY: Final[i64] = 80  # that the best Objective without a marker will get one, in percent
UNLIKELY: Final[i64] = 20  # and another one
OF_A_GOAL: Final[i64] = 25_000  # alone: what it is worth to reach a target


@final
class Goals:
    """What a seat expects of the Objectives. Call `look` before asking."""

    def __init__(self) -> None:
        self.interest: vec[i64] = filled(OBJECTIVES, 0)  # [Objective]: how much of it will count, in percent
        self.marker: i64 = 0  # what one more marker is worth

    def look(self, g: Jaguar, seat: i64, turns: i64) -> None:
        """See what counts for a seat that has so many turns to come."""
        if g.agreed.solo:
            self.find_goals(g)
        else:
            self.find_interest(g, seat, turns)

    def find_interest(self, g: Jaguar, seat: i64, turns: i64) -> None:
        """Marked ones count; of the others, the best is likely to be marked in round 7, and more only by luck."""
        best: i64 = 0
        most: i64 = -1
        i: i64
        for i in range(OBJECTIVES):
            self.interest[i] = 0
        for i in range(IN_PLAY):
            points: i64 = g.objective_points(seat, g.objective[i])
            if g.marked[seat] >> i & 1:
                self.interest[g.objective[i]] = 100
                continue
            self.interest[g.objective[i]] = UNLIKELY if turns else UNLIKELY // 2
            if points > most:
                most = points
                best = g.objective[i]
        self.marker = max(0, most) * (100 - UNLIKELY) * 10
        if g.round < g.parts.opening_round and most >= 0:
            self.interest[best] = LIKELY
            self.marker = self.marker // 2

    def find_goals(self, g: Jaguar) -> None:
        """Alone: as many Objectives as are needed, those that are nearest to their targets."""
        i: i64
        for i in range(OBJECTIVES):
            self.interest[i] = 0
        wanted: i64 = g.parts.goals[g.agreed.level]
        self.marker = 0
        while wanted > 0:
            wanted -= 1
            best: i64 = -1
            most: i64 = -1
            for i in range(IN_PLAY):
                near: i64 = self.nearness(g, g.objective[i]) + (100 if g.marked[0] >> i & 1 else 0)
                if self.interest[g.objective[i]] == 0 and near > most:
                    most = near
                    best = i
            if best >= 0:
                self.interest[g.objective[best]] = 100
                if not g.marked[0] >> best & 1:
                    self.marker = max(self.marker, OF_A_GOAL * most // 100)

    def nearness(self, g: Jaguar, objective: i64) -> i64:
        """Alone: how much of an Objective's target is reached, in percent."""
        base: i64 = g.parts.objective_base[objective] if objective != OF_FEW_CURSES else 0
        target: i64 = max(1, g.parts.objective_target[objective] - base)
        return min(100, max(0, 100 * (g.objective_points(0, objective) - base) // target))

    def per(self, g: Jaguar, objective: i64) -> i64:
        """What one more of what an Objective counts is worth."""
        if self.interest[objective] == 0:
            return 0
        if not g.agreed.solo:
            return g.parts.objective_each[objective] * self.interest[objective] * 10
        if g.objective_points(0, objective) >= g.parts.objective_target[objective]:
            return 0
        base: i64 = g.parts.objective_base[objective] if objective != OF_FEW_CURSES else 0
        target: i64 = max(1, g.parts.objective_target[objective] - base)
        return OF_A_GOAL * g.parts.objective_each[objective] // target
