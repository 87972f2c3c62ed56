"""Shards of the Jaguar: how far spaces are from each other, and from the way out."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    BETWEEN_3_4,
    COLUMNS,
    DIRECTIONS,
    ENTRANCE,
    LAST_COLUMN,
    NONE,
    REMOVED,
    RIGHT,
    RIGHT_OF_4,
    SPACES,
)
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.temple import NO_BOARD, Board, beside

UNREACHED: Final[i64] = 99


@final
class Paths:
    """Walks on one board, with tile #4 closed and open. Worked out once for a board and kept."""

    def __init__(self) -> None:
        self.board: Board = NO_BOARD
        self.walk: vec[i64] = filled(2 * SPACES * SPACES, UNREACHED)  # [(open * 72 + from) * 72 + to]
        self.queue: vec[i64] = filled(SPACES, 0)

    def look(self, g: Jaguar) -> None:
        """Work out all walks, if this is another board than before."""
        if self.board is g.board:
            return
        self.board = g.board
        start: i64
        for start in range(g.board.spaces):
            self.survey(BETWEEN_3_4, start)
            self.survey(RIGHT_OF_4, start)

    def survey(self, heart: i64, start: i64) -> None:
        """The walks from one space to all others."""
        first: i64 = (heart * SPACES + start) * SPACES
        space: i64
        for space in range(SPACES):
            self.walk[first + space] = UNREACHED
        self.walk[first + start] = 0
        self.queue[0] = start
        head: i64 = 0
        tail: i64 = 1
        direction: i64
        while head < tail:
            space = self.queue[head]
            head += 1
            for direction in range(DIRECTIONS):
                if self.board.goes(heart, space, direction):
                    there: i64 = beside(space, direction)
                    if self.walk[first + there] == UNREACHED:
                        self.walk[first + there] = self.walk[first + space] + 1
                        self.queue[tail] = there
                        tail += 1

    def steps(self, g: Jaguar, seat: i64, start: i64, there: i64) -> i64:
        """The steps of a seat from one space to another as the board is now, by its own door too."""
        heart: i64 = BETWEEN_3_4 if g.heart_wall == BETWEEN_3_4 else RIGHT_OF_4
        return self.by_door(g, seat, heart * SPACES, start, there)

    def steps_later(self, g: Jaguar, seat: i64, start: i64, there: i64) -> i64:
        """The same when tile #4 is open."""
        return self.by_door(g, seat, RIGHT_OF_4 * SPACES, start, there)

    def by_door(self, g: Jaguar, seat: i64, first: i64, start: i64, there: i64) -> i64:
        best: i64 = self.walk[(first + start) * SPACES + there]
        one: i64 = g.door[seat][0]
        other: i64 = g.door[seat][1]
        if one == NONE or other == NONE:
            return best
        best = min(best, self.walk[(first + start) * SPACES + one] + 1 + self.walk[(first + other) * SPACES + there])
        return min(best, self.walk[(first + start) * SPACES + other] + 1 + self.walk[(first + one) * SPACES + there])

    def steps_out(self, g: Jaguar, seat: i64, start: i64, row: i64) -> i64:
        """The steps from a space to outside, through the exit of a row; many if a wall is there."""
        last: i64 = row * COLUMNS + LAST_COLUMN
        if not g.board.goes(REMOVED, last, RIGHT):
            return UNREACHED
        return self.steps_later(g, seat, start, last) + 1


def standing_on(g: Jaguar, seat: i64) -> i64:
    """The space of a pawn; before entering, the one it will enter; outside, NONE."""
    place: i64 = g.place[seat]
    if 0 <= place < SPACES:
        return place
    return (place - ENTRANCE) * COLUMNS if ENTRANCE <= place < ENTRANCE + 8 else NONE
