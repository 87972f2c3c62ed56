"""What the numbers of a state stand for, where that is no word of an option, and along what they lie."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import FormError, NotationError
from antechamber.core.fields import MOST_COUNTED, YES_OR_NO, Amount, Axis, Members
from antechamber.core.notation import SEAT, Domain, Numbers, Words
from antechamber.core.parsing import Data, as_list
from antechamber.core.tools import named
from antechamber.games.jaguar.components import (
    A_CHEST,
    AMULET_ACTIVATOR,
    AMULETS,
    CHECKPOINTS,
    CHESTS,
    CRYSTAL_BITS,
    CRYSTAL_MASK,
    CRYSTALS,
    ENTRANCE,
    FIRST_AMULET,
    HARMING,
    HEART_IDS,
    IN_PLAY,
    JAGUARS,
    MAP_AT,
    MAP_IDS,
    MAP_MASK,
    MOST_LEVELS,
    MOST_ROWS,
    MOST_SEATS,
    OPTIONS,
    ORDER_SPACES,
    OUTSIDE,
    RITUAL_AT,
    RITUAL_IDS,
    RITUAL_MASK,
    RITUALS,
    SPACES,
    SQUARE_AT,
    TAMINGS,
    TILE_IDS,
    TILES,
    TRAPS,
)
from antechamber.games.jaguar.told import Activator, Heap
from antechamber.games.jaguar.words import AMULET, CHEST, CRYSTAL, JAGUAR, MAP, RITUAL, SPACE, TAMING

# ---------------------------------------------------------------- along what numbers lie

ROW_OF_TILES: Final = Axis("tiles", TILES)
BOARD: Final = Axis("spaces", SPACES, told="board.spaces", words=SPACE)
ENTRANCES: Final = Axis("rows", MOST_ROWS, told="board.rows", record="entries", partly=True)
EXITS: Final = Axis("rows", MOST_ROWS, told="board.rows")
ORDER_TRACK: Final = Axis("spaces of the Order track", ORDER_SPACES)
RANKS: Final = Axis("seats", MOST_SEATS, used="seats")
DOMES: Final = Axis("domes", IN_PLAY)
TRAP_PLACES: Final = Axis("traps", TRAPS, record="traps", partly=True)
HARMING_TRAPS: Final = Axis("harming traps", TRAPS, told=HARMING, record="traps", partly=True)  # they come first
AMULET_COLOURS: Final = Axis("colours", AMULETS)
CRYSTAL_COLOURS: Final = Axis("colours", CRYSTALS)
GAINED: Final = Axis("level tokens", MOST_LEVELS)
MARKERS: Final = Axis("markers", 2)

ROWS: Final = [str(y + 1) for y in range(MOST_ROWS)]  # as people number them

# ---------------------------------------------------------------- what they stand for


def table_of(value: object, known: list[str]) -> Data:
    """A table of names and values that has no others than these."""
    if not isinstance(value, dict):
        raise NotationError(f"expected a table of names and values, got {value!r}")
    for name in value:
        if name not in known:
            raise NotationError(f"unknown field {name!r}; expected {', '.join(known)}")
    return value


@final
class Places(Domain):
    """Where a pawn stands: a space, "before 3" beside a row of the entrance, "left 3" after leaving by a row."""

    def word(self, number: int) -> str:
        if number < SPACES:
            return SPACE.word(number)
        return f"before {number - ENTRANCE + 1}" if number < OUTSIDE else f"left {number - OUTSIDE + 1}"

    def number(self, word: str) -> int:
        for name, first in (("before", ENTRANCE), ("left", OUTSIDE)):
            if word.startswith(f"{name} "):
                row = word.removeprefix(f"{name} ")
                if row not in ROWS:
                    raise NotationError(f"there is no row {row}")
                return first + ROWS.index(row)
        return SPACE.number(word)


@final
class Activators(Domain):
    """Whose activator it is: {"seat": 1}, with "amulet": true for a yellow amulet."""

    def word(self, number: int) -> str:
        amulet = "amulet of " if number & AMULET_ACTIVATOR else ""
        return f"{amulet}{SEAT.word(number & ~AMULET_ACTIVATOR)}"

    def value(self, number: int) -> Activator:
        holder: Activator = {"seat": (number & ~AMULET_ACTIVATOR) + 1}
        if number & AMULET_ACTIVATOR:
            holder["amulet"] = True
        return holder

    def parse(self, value: object) -> int:
        data = table_of(value, ["seat", "amulet"])
        seat = named(SEAT, data.get("seat"), "seat")
        return seat | (AMULET_ACTIVATOR if named(YES_OR_NO, data.get("amulet", False), "amulet") else 0)


@final
class Heaps(Domain):
    """What lies on a space: crystals, a map piece, a ritual, and on a square a chest or an amulet."""

    def word(self, number: int) -> str:
        return " ".join([f"{name} {found}" for name, found in self.value(number).items()])

    def value(self, number: int) -> Heap:
        """What is there, by its kind."""
        data: Heap = {}
        crystals = [i for i in range(CRYSTALS) for _ in range(number >> CRYSTAL_BITS * i & CRYSTAL_MASK)]
        if crystals:
            data["crystals"] = [CRYSTAL.word(colour) for colour in crystals]
        if number >> MAP_AT & MAP_MASK:
            data["map"] = MAP.word((number >> MAP_AT & MAP_MASK) - 1)
        if number >> RITUAL_AT & RITUAL_MASK:
            data["ritual"] = RITUAL.word((number >> RITUAL_AT & RITUAL_MASK) - 1)
        if number >> SQUARE_AT == A_CHEST:
            data["chest"] = True
        elif number >> SQUARE_AT:
            data["amulet"] = AMULET.word((number >> SQUARE_AT) - FIRST_AMULET)
        return data

    def parse(self, value: object) -> int:
        data = table_of(value, ["crystals", "map", "ritual", "chest", "amulet"])
        crystals = as_list(data.get("crystals", []), "crystals")
        if len(crystals) > CRYSTAL_MASK:
            raise FormError(f"crystals: expected up to {CRYSTAL_MASK}, got {len(crystals)}")
        found = sum([1 << CRYSTAL_BITS * named(CRYSTAL, colour, "crystals") for colour in crystals])
        for name, domain, at in (("map", MAP, MAP_AT), ("ritual", RITUAL, RITUAL_AT)):
            if data.get(name) is not None:
                found |= named(domain, data[name], name) + 1 << at
        if "amulet" in data and data.get("chest"):
            raise NotationError("expected a chest or an amulet on a square, got both")
        if named(YES_OR_NO, data.get("chest", False), "chest"):
            return found | A_CHEST << SQUARE_AT
        if "amulet" in data:
            return found | named(AMULET, data["amulet"], "amulet") + FIRST_AMULET << SQUARE_AT
        return found


PIECES: Final = Amount("number", 0, MOST_COUNTED)
ON_TRACK: Final = Amount("track")  # how far the track of health and curses goes is for the components to say
TILE: Final = Words("tile", TILE_IDS)
HEART: Final = Words("heart_wall", HEART_IDS)
PLACE: Final = Places("place", OUTSIDE + MOST_ROWS)
POSITION: Final = Numbers("position", TRAPS, first=1)  # of a trap, or a space of the Order track
ACTIVATOR: Final = Activators("activator", 2 * AMULET_ACTIVATOR)
HEAP: Final = Heaps("heap", FIRST_AMULET + AMULETS << SQUARE_AT)
LEVEL_TOKEN: Final = Words("level_token", [*RITUAL_IDS, "level_up"])
OPTION: Final = Numbers("option", OPTIONS, first=1)
OPTION_SET: Final = Members("options", OPTION, OPTIONS)
TABLE_SEATS: Final = Members("seats", SEAT, MOST_SEATS)
CRYSTAL_SET: Final = Members("crystals", CRYSTAL, CRYSTALS)
RITUAL_SET: Final = Members("rituals", RITUAL, RITUALS)
MAP_SET: Final = Members("pieces", MAP, len(MAP_IDS))
CHEST_SET: Final = Members("chests", CHEST, CHESTS)
CHECKPOINT_SET: Final = Members("checkpoints", Numbers("checkpoint", CHECKPOINTS, first=1), CHECKPOINTS)
DOME_SET: Final = Members("domes", Numbers("dome", IN_PLAY, first=1), IN_PLAY)
GAINED_SET: Final = Members("level tokens", Numbers("level token", MOST_LEVELS, first=1), MOST_LEVELS)
JAGUAR_SET: Final = Members("jaguars", JAGUAR, JAGUARS)
TAMING_SET: Final = Members("taming tokens", TAMING, TAMINGS)
