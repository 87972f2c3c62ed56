"""The board as laid out: which steps are open, which walls could be broken, whom each trap option threatens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from antechamber.core.bits import LARGEST_SET, bit
from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    BETWEEN_3_4,
    CLAWS,
    COLUMNS,
    DARTS,
    DIRECTIONS,
    DOWN,
    EARTHQUAKE,
    FLOORS,
    GUARDS,
    LAST_COLUMN,
    LEFT,
    MOST_ROWS,
    NONE,
    OPENED,
    OPTIONS,
    REMOVED,
    RIGHT,
    SPACES,
    SYMBOL_IDS,
    TILE_COLUMNS,
    UP,
    WALLS,
    Components,
    Tile,
)

HEARTS: Final = 3  # places of the Heart wall


@final
class Board:
    """Four tiles in a row. Made once for each layout and shared by all states."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles: Final = tiles
        self.rows: i64 = len(tiles[0].floor) if tiles else 0
        self.spaces: i64 = self.rows * COLUMNS
        self.symbol: vec[i64] = filled(SPACES, 0)
        self.open: vec[i64] = filled(HEARTS * SPACES, 0)  # [heart * 72 + space]: directions of possible steps, as bits
        self.walled: vec[i64] = filled(HEARTS * SPACES, 0)  # and of steps for which a wall must be passed
        self.threat: vec[i64] = filled(HEARTS * SPACES, 0)  # and the trap tokens that strike this space, as bits
        self.leads: vec[i64] = filled(HEARTS * 2 * DIRECTIONS, 0)  # for `around`: spaces with a step that way, as bits
        self.way_out: vec[i64] = filled(SPACES, SPACES)  # [space]: steps to leave the temple in the Escape
        self.starts: i64 = 0  # rows with an open entrance, as bits
        x: i64
        y: i64
        heart: i64
        for y in range(self.rows):
            if self.wall(y, 0, LEFT) == "":
                self.starts |= 1 << y
            for x in range(COLUMNS):
                space: i64 = y * COLUMNS + x
                tile = tiles[x // TILE_COLUMNS]
                self.symbol[space] = SYMBOL_IDS.index(tile.symbols[y][x % TILE_COLUMNS])
                for heart in range(HEARTS):
                    self.survey(heart, y, x)
        if self.spaces <= LARGEST_SET:
            self.gather_steps()
        self.measure_ways_out()

    def survey(self, heart: i64, y: i64, x: i64) -> None:
        """Enter what is true of a space while the Heart wall stands there."""
        space: i64 = y * COLUMNS + x
        direction: i64
        for direction in range(DIRECTIONS):
            if self.leads_nowhere(heart, y, x, direction):
                continue
            if self.wall(y, x, direction) == "":
                self.open[heart * SPACES + space] |= 1 << direction
            else:
                self.walled[heart * SPACES + space] |= 1 << direction
        tile = self.tiles[x // TILE_COLUMNS]
        struck: i64 = 1 << FLOORS.index(tile.floor[y][x % TILE_COLUMNS])
        struck |= 1 << OPTIONS * EARTHQUAKE + x % TILE_COLUMNS
        for direction in range(DIRECTIONS):
            for letter in self.dart_walls(heart, y, x, direction):
                struck |= 1 << OPTIONS * DARTS + WALLS.index(letter)
            statue = self.statue(y, x, direction)
            if statue != "":
                struck |= 1 << OPTIONS * GUARDS + CLAWS.index(statue)
        self.threat[heart * SPACES + space] = struck

    def gather_steps(self) -> None:
        """Enter for each direction the spaces from which a step leads to another one, without and with walls."""
        heart: i64
        space: i64
        direction: i64
        for heart in range(HEARTS):
            first: i64 = heart * 2 * DIRECTIONS
            for space in range(self.spaces):
                for direction in range(DIRECTIONS):
                    if direction == RIGHT and space % COLUMNS == LAST_COLUMN:
                        continue
                    if self.goes(heart, space, direction):
                        self.leads[first + direction] |= bit(space)
                        self.leads[first + DIRECTIONS + direction] |= bit(space)
                    elif self.walled[heart * SPACES + space] >> direction & 1:
                        self.leads[first + DIRECTIONS + direction] |= bit(space)

    def measure_ways_out(self) -> None:
        """Walk in through every exit; spaces that are equally far come one after another."""
        queue: list[int] = []
        space: i64
        direction: i64
        for space in range(self.spaces):
            if space % COLUMNS == LAST_COLUMN and self.goes(REMOVED, space, RIGHT):
                self.way_out[space] = 1
                queue.append(int(space))
        for space in queue:
            for direction in range(DIRECTIONS):
                if direction == RIGHT and space % COLUMNS == LAST_COLUMN:
                    continue
                there: i64 = beside(space, direction)
                if self.goes(REMOVED, space, direction) and self.way_out[there] == SPACES:
                    self.way_out[there] = self.way_out[space] + 1
                    queue.append(int(there))

    def leads_nowhere(self, heart: i64, y: i64, x: i64, direction: i64) -> bool:
        """Whether no effect leads that way: off the board other than by an exit, or over the Heart wall."""
        if direction == UP:
            return y == 0
        if direction == DOWN:
            return y == self.rows - 1
        if heart == BETWEEN_3_4 and x == (OPENED - 1 if direction == RIGHT else OPENED):
            return True
        return heart != REMOVED if direction == RIGHT and x == LAST_COLUMN else direction == LEFT and x == 0

    def wall(self, y: i64, x: i64, direction: i64) -> str:
        """The letters of the walls on one side of a space; on a seam, those of both tiles."""
        own = self.printed(y, x, direction)
        if direction == LEFT and x % TILE_COLUMNS == 0 and x > 0:
            return self.printed(y, x - 1, RIGHT) + own
        if direction == RIGHT and x % TILE_COLUMNS == TILE_COLUMNS - 1 and x < LAST_COLUMN:
            return own + self.printed(y, x + 1, LEFT)
        return own

    def printed(self, y: i64, x: i64, direction: i64) -> str:
        """The wall that a tile itself has on one side of a space, as a letter; empty if it has none."""
        tile = self.tiles[x // TILE_COLUMNS]
        column: i64 = x % TILE_COLUMNS
        if direction in (UP, DOWN):
            letter = tile.h_walls[y if direction == UP else y + 1][column]
        else:
            letter = tile.v_walls[y][column if direction == LEFT else column + 1]
        return "" if letter == "." else letter

    def dart_walls(self, heart: i64, y: i64, x: i64, direction: i64) -> str:
        """The walls on one side of a space from which darts can come; across the Heart wall, only its own."""
        if heart == BETWEEN_3_4 and x == (OPENED - 1 if direction == RIGHT else OPENED if direction == LEFT else NONE):
            return self.printed(y, x, direction)
        return self.wall(y, x, direction)

    def statue(self, y: i64, x: i64, direction: i64) -> str:
        """The claws of the statue on one side of a space, as a letter; empty if there is none."""
        tile = self.tiles[x // TILE_COLUMNS]
        column: i64 = x % TILE_COLUMNS
        letter = "."
        if direction == UP and y > 0:
            letter = tile.h_guards[y - 1][column]
        elif direction == DOWN and y < self.rows - 1:
            letter = tile.h_guards[y][column]
        elif direction == LEFT and column > 0:
            letter = tile.v_guards[y][column - 1]
        elif direction == RIGHT and column < TILE_COLUMNS - 1:
            letter = tile.v_guards[y][column]
        return "" if letter == "." else letter

    def goes(self, heart: i64, space: i64, direction: i64) -> bool:
        """Whether a step that way is possible without any effect."""
        return self.open[heart * SPACES + space] >> direction & 1 == 1

    def around(self, heart: i64, spaces: i64, ghost: bool) -> i64:
        """The spaces one step from any of these, for a ghost through walls; as bits, which five rows have room for."""
        first: i64 = (heart * 2 + (1 if ghost else 0)) * DIRECTIONS
        return (
            (spaces & self.leads[first + UP]) >> COLUMNS
            | (spaces & self.leads[first + RIGHT]) << 1
            | (spaces & self.leads[first + DOWN]) << COLUMNS
            | (spaces & self.leads[first + LEFT]) >> 1
        )

    def strikes(self, heart: i64, token: i64, space: i64) -> bool:
        """Whether a trap token threatens a space."""
        return self.threat[heart * SPACES + space] >> token & 1 == 1


def beside(space: i64, direction: i64) -> i64:
    """The neighbour of a space; outside if it is the last of its row."""
    if direction == UP:
        return space - COLUMNS
    if direction == DOWN:
        return space + COLUMNS
    return space + 1 if direction == RIGHT else space - 1


def apart(one: i64, other: i64) -> i64:
    """How far two spaces are from each other, walls ignored."""
    rows: i64 = one // COLUMNS - other // COLUMNS
    columns: i64 = one % COLUMNS - other % COLUMNS
    return max(rows, -rows) + max(columns, -columns)


def left_walls(tile: Tile) -> int:
    """How many walls a tile has on its left edge."""
    return len([row for row in tile.v_walls if row[0] != "."])


@lru_cache(maxsize=512)
def laid(parts: Components, rows: int, tiles: tuple[int, ...], turned: int) -> Board:
    """The board of a layout: tiles from left to right, and which of them are turned, as bits."""
    sides = parts.tiles[len(parts.tiles) // 2 * (rows == MOST_ROWS) :]
    return Board([sides[tile].turned() if turned >> k & 1 else sides[tile] for k, tile in enumerate(tiles)])


NO_BOARD: Final = Board([])
