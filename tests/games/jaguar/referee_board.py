"""The board as the specification tells it: walls, ways, what traps reach. Spaces are named a1 … l6."""

from __future__ import annotations

from typing import Any

from antechamber.library import component_data

BOX: Any = component_data("jaguar")[0]
TILES: dict[str, Any] = {tile["id"]: tile for tile in BOX["tile"]}
COLUMNS = "abcdefghijkl"
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
OUT = "out"  # where an exit leads
HEART_EDGE = {"between_3_4": 9, "right_of_4": 12, "removed": None}  # the Heart wall stands right of this column
LETTERS = {"b": "blue", "y": "yellow", "r": "red", "g": "gold", "s": "silver", "z": "bronze"}

Edge = tuple[str, int, int]  # "v", x, y: right of a space; "h", x, y: below it. x = 0 and y = 0 are the outer edges


def name(x: int, y: int) -> str:
    return f"{COLUMNS[x - 1]}{y}"


def column(space: str) -> int:
    return COLUMNS.index(space[0]) + 1


def row(space: str) -> int:
    return int(space[1:])


def apart(one: str, other: str) -> int:
    """How many spaces lie between two, walls ignored."""
    return abs(column(one) - column(other)) + abs(row(one) - row(other))


def half_turn(lines: list[Any]) -> list[Any]:
    """Rows of a tile that was turned by 180° (JAG-SETUP-01)."""
    return [line[::-1] for line in lines[::-1]]


class Board:
    """Four tiles in a row (JAG-BOARD-01). Where the Heart wall stands is told by `heart`, which the game changes."""

    def __init__(self, tiles: list[str], turned: list[bool], side: str) -> None:
        self.heart = "between_3_4"
        self.rows: int = TILES[f"A-{side}"]["rows"]
        self.floor: dict[str, str] = {}
        self.symbol: dict[str, str] = {}
        self.walls: dict[Edge, list[tuple[str, int]]] = {}  # the printed colours, and the tile that shows each
        self.statues: dict[Edge, str] = {}
        for k, letter in enumerate(tiles):
            tile = TILES[f"{letter}-{side}"]
            self.lay_tile(
                k, {part: half_turn(v) if turned[k] else v for part, v in tile.items() if isinstance(v, list)}
            )

    def lay_tile(self, k: int, tile: dict[str, Any]) -> None:
        for y in range(1, self.rows + 1):
            for i in range(3):
                self.floor[name(3 * k + i + 1, y)] = LETTERS[tile["floor"][y - 1][i]]
                self.symbol[name(3 * k + i + 1, y)] = tile["symbols"][y - 1][i]
            for i, mark in enumerate(tile["v_walls"][y - 1]):
                if mark != ".":
                    self.walls.setdefault(("v", 3 * k + i, y), []).append((LETTERS[mark], k))
            for i, mark in enumerate(tile["v_guards"][y - 1]):
                if mark != ".":
                    self.statues["v", 3 * k + i + 1, y] = LETTERS[mark]
        for y, line in enumerate(tile["h_walls"]):
            for i, mark in enumerate(line):
                if mark != ".":
                    self.walls.setdefault(("h", 3 * k + i + 1, y), []).append((LETTERS[mark], k))
        for y, line in enumerate(tile["h_guards"], 1):
            for i, mark in enumerate(line):
                if mark != ".":
                    self.statues["h", 3 * k + i + 1, y] = LETTERS[mark]

    def spaces(self) -> list[str]:
        return list(self.floor)

    def closed(self, space: str) -> bool:
        """JAG-BOARD-07: tile #4 before round 7."""
        return self.heart == "between_3_4" and column(space) > 9

    def edge(self, space: str, direction: str) -> Edge:
        x, y = column(space), row(space)
        return {"up": ("h", x, y - 1), "right": ("v", x, y), "down": ("h", x, y), "left": ("v", x - 1, y)}[direction]

    def beyond(self, space: str, direction: str) -> str | None:
        """What lies there if walls are ignored; an open exit is OUT, and nothing gets across the Heart wall
        (JAG-BOARD-06, JAG-BOARD-08, JAG-F-ESC-01)."""
        kind, x, _ = self.edge(space, direction)
        if kind == "v" and x == HEART_EDGE[self.heart]:
            return None
        if kind == "v" and x == 12:
            return OUT
        dx, dy = STEPS[direction]
        there = (column(space) + dx, row(space) + dy)
        return name(*there) if 1 <= there[0] <= 12 and 1 <= there[1] <= self.rows else None

    def step(self, space: str, direction: str) -> str | None:
        """Where a step leads (JAG-BOARD-03, JAG-BOARD-04)."""
        return None if self.edge(space, direction) in self.walls else self.beyond(space, direction)

    def through_wall(self, space: str, direction: str) -> str | None:
        """Where a step with a white amulet leads, if there is a wall to pass (JAG-F-AMU-04)."""
        return self.beyond(space, direction) if self.edge(space, direction) in self.walls else None

    def drift(self, space: str, direction: str, distance: int) -> str:
        """Where water carries somebody (JAG-FLOOD-01)."""
        for _ in range(distance):
            there = self.step(space, direction)
            if there in (None, OUT):
                break
            assert there is not None
            space = there
        return space

    def neighbours(self, space: str, walls: bool, door: list[str | None]) -> set[str]:
        """Where one step can lead, with or without walls, also through a door that is open."""
        look = self.step if walls else self.beyond
        found = {there for there in (look(space, direction) for direction in STEPS) if there}
        if space in door:
            found |= {other for other in door if other and other != space and not self.closed(other)}
        return found

    def distances(self, goal: str, walls: bool, door: list[str | None]) -> dict[str, int]:
        """How many steps each space is away from another one. Ways lead in both directions, except out."""
        found = {goal: 0}
        rim = {goal}
        while rim:
            further = {there for space in rim - {OUT} for there in self.neighbours(space, walls, door)} - found.keys()
            found.update(dict.fromkeys(further, found[next(iter(rim))] + 1))
            rim = further
        return found

    # ------------------------------------------------------------ what traps reach (JAG-BOARD-09)

    def reach(self, token: str) -> set[str]:
        kind, _, option = token.partition("_")
        if kind == "floor":
            return {space for space in self.floor if self.floor[space] == option}
        if kind == "column":
            return {space for space in self.floor if (column(space) - 1) % 3 + 1 == int(option)}
        threatens = self.shoots if kind == "wall" else self.claws
        return {space for space in self.floor if any(threatens(space, direction, option) for direction in STEPS)}

    def shoots(self, space: str, direction: str, colour: str) -> bool:
        """JAG-BOARD-14: not across the Heart wall, so that only the own tile's print counts there."""
        edge = self.edge(space, direction)
        apart = edge[0] == "v" and edge[1] == HEART_EDGE[self.heart]
        own = (column(space) - 1) // 3
        return any(shown == colour and (tile == own or not apart) for shown, tile in self.walls.get(edge, []))

    def claws(self, space: str, direction: str, colour: str) -> bool:
        """JAG-BOARD-15."""
        return self.statues.get(self.edge(space, direction)) == colour
