"""The component data: read, checked against the box, and laid out in flat tables for the rules.

The caller parses the file; nothing here opens one. `read_components` refuses data that contradict a rulebook or a
public source, `design_warnings` tells where an owner of the box has left the reconstruction, `provenance` says
where each entry comes from.

Reading goes in three passes, each a list of small functions: the *shape* of every table (keys, types, ranges), the
*checks* (facts of the box), and the *filling* of `Components`, which may rely on both.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, final

from antechamber.core.errors import DataError
from antechamber.core.ints import i64, vec

# Crystal kinds. ANY is "any one coloured crystal", never a colourless one; it occurs in gains only.
EMPTY: Final = 0
COLOURLESS: Final = 1
RED: Final = 2
YELLOW: Final = 3
BLUE: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
ANY: Final = 7
KINDS: Final = 8
BUNDLE_BITS: Final = 6
LETTERS: Final = ".CRYBGP*"  # the letter of each kind, in the data and in notation

# Location kinds.
DIRECT: Final = 0
CONVERSION: Final = 1
UPGRADE: Final = 2
TEMPLE: Final = 3
LOCATION_KINDS: Final = 4
LOCATIONS: Final = ["direct", "conversion", "upgrade", "temple"]

# Cards: temples 0..4 (temple t has colour t + RED), then wilderness number w at FIRST_WILDERNESS - 1 + w.
TEMPLES: Final = 5
CARDS: Final = 15
FIRST_WILDERNESS: Final = 5
TEMPLE_IDS: Final = ["red", "yellow", "blue", "green", "purple"]
ARCH_LENGTH: Final = 9

# Curse boxes, by position; ends and sides of a temple card.
BOX_IDS: Final = ["L3", "L4", "M5", "R4", "R3"]
BOXES: Final = 5
LEFT: Final = 0
RIGHT: Final = 1
ENDS: Final = ["L", "R"]
CHAIN_ROW: Final = 8  # `chain_box` has a row of this length for each end
SIDE_4P: Final = 0
SIDE_23P: Final = 1

RUNES: Final = 5
RUNE_IDS: Final = ["rune6", "rune5", "rune4", "rune3", "rune2"]
SPACES: Final = 12
MANA_SPACES: Final = 8  # at most so many on one Mana Upgrade card

# What lies on the table, as the state counts it. A curse box is free, bears a seat's marker (seat + 1) or the
# neutral one, or is closed; points come from curses, the grid, temple objectives and the rune objective.
FREE: Final = 0
NEUTRAL: Final = 5
CLOSED: Final = 6
OFF_THE_RING: Final = -1
NO_RUNE_CARD: Final = -1
NO_GRID: Final = -1
SOURCES_OF_POINTS: Final = 4
CURSES: Final = 0
GRID_REWARDS: Final = 1
TEMPLE_OBJECTIVES: Final = 2
RUNE_OBJECTIVE: Final = 3

# Crystal grids.
GRID_1A: Final = 0
GRID_2A: Final = 1
GRID_3A: Final = 2
GRID_4A: Final = 3
GRID_1B: Final = 4
GRID_2B: Final = 5
GRID_3B: Final = 6
GRID_4B: Final = 7
GRID_IDS: Final = ["1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B"]

COLOURED: Final = "RYBGP"
PRINTED: Final = "CRYBGP"
GAINED: Final = "CRYBGP*"
SOURCES: Final = ["rulebook", "public", "reconstructed"]
FILE: Final = "components.toml"


class Provenance(NamedTuple):
    """Where one entry of the data comes from."""

    section: str
    entry: str
    source: str
    note: str


@final
class Components:
    """The box, as numbers. Never changed after reading; all states share one by reference.

    A *bundle* is several crystals in one number, six bits for each kind: the sum of `count << 6 * kind`.
    """

    def __init__(self) -> None:
        # crystals and players
        self.crystals: vec[i64] = vec[i64]()  # [kind]: how many the box has
        self.start_colourless: i64 = 0
        self.curse_markers: i64 = 0
        # cards
        self.card_kind: vec[i64] = vec[i64]()  # [card]: location kind
        self.tablet: vec[i64] = vec[i64]()  # [card]: rune
        self.card_gain: vec[i64] = vec[i64]()  # [card]: bundle; 0 for Mana Conversion and Mana Upgrade
        self.convert_pay: vec[i64] = vec[i64]()  # [card]: colourless crystals returned
        self.convert_gain: vec[i64] = vec[i64]()  # [card]: different colours gained
        self.mana_first: vec[i64] = vec[i64]()  # [card]: its first Mana Upgrade space
        self.mana_spaces: vec[i64] = vec[i64]()  # [card]: how many it has
        self.mana_reset: vec[i64] = vec[i64]()  # [card]: cleared when at most so many are uncovered
        self.mana_colour: vec[i64] = vec[i64]()  # [Mana Upgrade space]: kind
        self.mana_card: vec[i64] = vec[i64]()  # [Mana Upgrade space]: card
        self.wilderness_between: i64 = 0
        self.removed: vec[i64] = vec[i64]()  # [card]: 1 if it leaves the game of 2 or 3
        # temples
        self.arch: vec[i64] = vec[i64]()  # [temple * arch_length + position - 1]: kind
        self.arch_length: i64 = 0
        self.box_points: vec[i64] = vec[i64]()  # [box]
        self.box_level: vec[i64] = vec[i64]()  # [box]: 1..3
        self.chain_box: vec[i64] = vec[i64]()  # [end * 8 + length]: box, or -1
        self.shortest: i64 = 0
        self.longest: i64 = 0
        self.closed: vec[i64] = vec[i64]()  # [side * 5 + temple]: set of boxes, as bits
        self.neutral_box: vec[i64] = vec[i64]()  # [temple]: box
        # runes
        self.rune_copies: vec[i64] = vec[i64]()  # [rune]
        self.rune_gain: vec[i64] = vec[i64]()  # [rune * 4 + location kind]: bundle
        self.rune_clears: vec[i64] = vec[i64]()  # [rune]: 1 if it clears a Mana Upgrade card
        self.rune_extra: vec[i64] = vec[i64]()  # [rune]: extra crystals of a Mana Conversion
        self.rune_exchange: vec[i64] = vec[i64]()  # [rune]: cost of the Exchange Charm with it, 0 if it does not matter
        self.cards_per_pile: i64 = 0
        # objectives
        self.objectives_drawn: vec[i64] = vec[i64]()  # [players]
        self.objective_first: i64 = 0
        self.objective_second: i64 = 0
        self.rune_points: vec[i64] = vec[i64]()  # [different types]: 0..6
        # storage
        self.spaces: i64 = 0
        self.neighbours: vec[i64] = vec[i64]()  # [space]: set of spaces, as bits
        # moving and charms
        self.move_min: i64 = 0
        self.move_max: i64 = 0
        self.dexterity_cost: vec[i64] = vec[i64]()  # [extra spaces]
        self.switch_cost: i64 = 0
        self.exchange_cost: i64 = 0
        # grid effects
        self.bonus_1a: i64 = 0
        self.exchange_1a: i64 = 0
        self.special_2a: i64 = 0
        self.once_per_turn_2a: vec[i64] = vec[i64]()  # [edition]: en, pl
        self.reward_gain: vec[i64] = vec[i64]()  # [k-th marker]: bundle
        self.reward_points: vec[i64] = vec[i64]()  # [k-th marker]
        self.surcharge: vec[i64] = vec[i64]()  # [levels up]
        self.extra_types_4b: i64 = 0
        # for display
        self.temple_ids: list[str] = []
        self.rune_ids: list[str] = []
        self.rune_names: list[str] = []
        self.box_ids: list[str] = []
        self.grid_ids: list[str] = []
        self.card_ids: list[str] = []
        self.player_colours: list[str] = []
        self.lattice_rows: list[list[int]] = []
        self.reconstructed: frozenset[str] = frozenset()


def read_components(data: dict[str, object], file: str = FILE) -> Components:
    """Read the parsed data file.

    Raises `DataError`, naming file, entry and reason, for a missing or unknown key, a wrong type, a value out of
    range, and for anything that contradicts a rulebook or a public source.
    """
    sheet = Sheet(file, data)
    check_shape(sheet)
    for _, check in CHECKS:
        check(sheet)
    c = Components()
    for fill in FILLS:
        fill(c, sheet)
    return c


def design_warnings(data: dict[str, object]) -> list[str]:
    """Say where data that `read_components` accepts leave the design of the reconstruction. An owner may."""
    sheet = Sheet(FILE, data)
    found: list[str] = []
    for design in DESIGN:
        found.extend(design(sheet))
    return found


def provenance(data: dict[str, object]) -> list[Provenance]:
    """One row for every entry that names its source, in a fixed order, the rewards of grid 4A included."""
    sheet = Sheet(FILE, data)
    found: list[Provenance] = []
    for name, _ in SECTIONS:
        if name != "editions":
            found.append(origin(sheet.section(name), name, name))
    for charm in CHARMS:
        found.append(origin(sheet.charm(charm), "charms", charm))
    for name, key, _ in LISTS:
        for e in sheet.entries(name):
            label = f"w{e.number(key)}" if name == "wilderness" else e.text(key)
            found.append(origin(e, name, label))
            if name == "grid" and label == "4A":
                for k, reward in enumerate(e.tables("rewards", "reward")):
                    found.append(origin(reward, name, f"4A reward {k + 1}"))
    return found


def origin(e: Entry, section: str, label: str) -> Provenance:
    """The row of one entry."""
    return Provenance(section, label, e.word("source", SOURCES), e.text("note") if e.has("note") else "")


def bundle(kinds: list[int]) -> int:
    """Pack crystals into one number.

    >>> bundle([COLOURLESS, COLOURLESS, RED]) == (2 << 6) + (1 << 12)
    True
    """
    packed = 0
    for kind in kinds:
        packed += 1 << BUNDLE_BITS * kind
    return packed


# ---------------------------------------------------------------- typed reading


def shown(value: object) -> str:
    """A value as its owner wrote it, or nearly."""
    return json.dumps(value, ensure_ascii=False, default=str)


@final
class Entry:
    """One table of the data, with the file and the name that an error must tell."""

    def __init__(self, file: str, name: str, values: dict[str, object]) -> None:
        self.file: str = file
        self.name: str = name
        self.values: dict[str, object] = values

    def refuse(self, reason: str) -> DataError:
        return DataError(self.file, self.name, reason)

    def require(self, fact: bool, reason: str) -> None:
        """Refuse the entry unless the fact holds."""
        if not fact:
            raise self.refuse(reason)

    def expect(self, key: str, wanted: int, fact: str) -> None:
        """Refuse the entry unless the number is the one the fact states."""
        self.require(self.number(key) == wanted, f"{fact}, but {key} is {self.number(key)}")

    def expect_list(self, key: str, wanted: list[int], fact: str) -> None:
        self.require(self.numbers(key) == wanted, f"{fact}, but {key} is {self.numbers(key)}")

    def keys(self, needed: str, allowed: str = "note") -> None:
        """Refuse a missing and an unknown key. Both lists are words separated by spaces."""
        need = needed.split()
        known = need + allowed.split()
        for key in self.values:
            self.require(key in known, f'the key "{key}" is unknown; known keys are {", ".join(known)}')
        for key in need:
            self.require(key in self.values, f'the key "{key}" is missing')

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> object:
        self.require(key in self.values, f'the key "{key}" is missing')
        return self.values[key]

    def whole(self, what: str, value: object, low: int, high: int) -> int:
        """A whole number in a range. `true` is not one, though Python would take it."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(f"{what} must be a whole number, but is {shown(value)}")
        if low == high:
            self.require(value == low, f"{what} must be {low}, but is {value}")
        self.require(low <= value <= high, f"{what} must be from {low} to {high}, but is {value}")
        return value

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        return self.whole(key, self.value(key), low, high)

    def counts(self, keys: str) -> None:
        """Several keys, separated by spaces, that hold a whole number each."""
        for key in keys.split():
            self.number(key)

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.refuse(f"{key} must be a text, but is {shown(value)}")
        self.require(value != "", f"{key} must not be empty")
        return value

    def word(self, key: str, allowed: list[str]) -> str:
        """A text out of a few."""
        value = self.text(key)
        self.require(value in allowed, f"{key} must be {either(allowed)}, but is {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.refuse(f"{key} must be true or false, but is {shown(value)}")
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.refuse(f"{key} must be a list, but is {shown(value)}")
        return value

    def numbers(self, key: str, low: int = 0, high: int = 999) -> list[int]:
        return [self.whole(f"each number of {key}", item, low, high) for item in self.items(key)]

    def rows(self, key: str, low: int = 0, high: int = 999) -> list[list[int]]:
        """A list of lists of whole numbers."""
        found: list[list[int]] = []
        for row in self.items(key):
            if not isinstance(row, list):
                raise self.refuse(f"{key} must be a list of lists, but holds {shown(row)}")
            found.append([self.whole(f"each number of {key}", item, low, high) for item in row])
        return found

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for item in self.items(key):
            if not isinstance(item, str):
                raise self.refuse(f"{key} must be a list of texts, but holds {shown(item)}")
            found.append(item)
        return found

    def words(self, key: str, allowed: list[str]) -> list[str]:
        """Texts out of a few."""
        found = self.texts(key)
        for item in found:
            self.require(item in allowed, f"{key} may hold {either(allowed)}, but holds {shown(item)}")
        return found

    def kinds(self, key: str, letters: str = GAINED, least: int = 0, most: int = 12) -> list[int]:
        """A list of crystals, as kinds."""
        found = [LETTERS.index(item) for item in self.words(key, list(letters))]
        count = f"exactly {least}" if least == most else f"{least} to {most}"
        self.require(least <= len(found) <= most, f"{key} must list {count} crystals, but lists {len(found)}")
        return found

    def table(self, key: str) -> Entry:
        return self.inner(self.value(key), key, key)

    def tables(self, key: str, label: str) -> list[Entry]:
        """A list of tables, named by their place in it."""
        return [self.inner(item, key, f"{label} {k + 1}") for k, item in enumerate(self.items(key))]

    def inner(self, value: object, key: str, label: str) -> Entry:
        if not isinstance(value, dict):
            raise self.refuse(f"{key} must be a table, but is {shown(value)}")
        return Entry(self.file, f"{self.name} {label}", value)

    def chains(self) -> list[tuple[int, int]]:
        """The chains that reach a curse box: pairs of end and length."""
        found: list[tuple[int, int]] = []
        for item in self.items("reach"):
            if not isinstance(item, list) or len(item) != 2 or item[0] not in ENDS:
                raise self.refuse(f'reach must list pairs like ["L", 3], but holds {shown(item)}')
            found.append((ENDS.index(item[0]), self.whole("a chain of reach", item[1], 1, CHAIN_ROW - 1)))
        return found


def either(words: list[str]) -> str:
    """Words to choose from, for an error."""
    return " or ".join(f'"{word}"' for word in words)


@final
class Sheet:
    """The whole data file, by table."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        self.file: str = file
        self.data: dict[str, object] = data

    def top(self, name: str) -> object:
        if name not in self.data:
            raise DataError(self.file, name, "this table is missing")
        return self.data[name]

    def section(self, name: str) -> Entry:
        """A table that occurs once."""
        value = self.top(name)
        if not isinstance(value, dict):
            raise DataError(self.file, name, f"this must be a table [{name}], but is {shown(value)}")
        return Entry(self.file, name, value)

    def charm(self, name: str) -> Entry:
        return self.section("charms").table(name)

    def entries(self, name: str) -> list[Entry]:
        """A table that occurs several times: `wilderness 4`, `temple red`. Without its key it goes by its place."""
        value = self.top(name)
        if not isinstance(value, list):
            raise DataError(self.file, name, f"this must be a list of tables [[{name}]], but is {shown(value)}")
        key = "number" if name == "wilderness" else "id"
        found: list[Entry] = []
        for k, item in enumerate(value):
            if not isinstance(item, dict):
                raise DataError(self.file, name, f"this must hold tables only, but holds {shown(item)}")
            label = item.get(key)
            if isinstance(label, bool) or not isinstance(label, (int, str)):
                label = f"(entry {k + 1})"
            found.append(Entry(self.file, f"{name} {label}", item))
        return found

    def all_of(self, name: str) -> Entry:
        """Stands for a whole list of tables, to refuse it as one."""
        return Entry(self.file, name, {})

    def expect_ids(self, name: str, wanted: list[str]) -> None:
        """Refuse a list of tables unless it has each id once."""
        ids = [e.text("id") for e in self.entries(name)]
        self.all_of(name).require(
            sorted(ids) == sorted(wanted), f"there are {', '.join(wanted)}, each once, but here {', '.join(ids)}"
        )

    def wilderness(self, kind: str) -> list[Entry]:
        return [e for e in self.entries("wilderness") if e.text("kind") == kind]

    def rune_ids(self) -> list[str]:
        return [e.text("id") for e in self.entries("rune")]

    def removed(self) -> list[int]:
        return self.section("ring").numbers("removed_for_2_3_players")


# ---------------------------------------------------------------- shape: keys, types and ranges


def check_shape(sheet: Sheet) -> None:
    """Every table is there, and holds the keys, types and ranges that belong to it."""
    known = ["charms"] + [name for name, _ in SECTIONS] + [name for name, _, _ in LISTS]
    for name in sheet.data:
        if name not in known:
            raise DataError(sheet.file, name, f"this table is unknown; known tables are {', '.join(sorted(known))}")
    for name, shape in SECTIONS:
        shape(sheet.section(name))
    shape_charms(sheet)
    for name, _, shape in LISTS:
        for e in sheet.entries(name):
            shape(e)


def shape_source(e: Entry) -> None:
    """Every entry has a provenance; a public one names its address."""
    e.word("source", SOURCES)
    if e.has("note"):
        e.text("note")
    if e.text("source") == "public":
        e.require(e.has("note") and "http" in e.text("note"), "a public source must name its address in the note")


def shape_meta(e: Entry) -> None:
    e.keys("slug title title_pl designer min_players max_players schema source")
    shape_source(e)
    e.word("slug", ["mystery"])
    e.text("title")
    e.text("title_pl")
    e.text("designer")
    e.number("min_players", 2, 2)
    e.number("max_players", 4, 4)
    e.number("schema", 1, 1)


def shape_editions(e: Entry) -> None:
    e.keys("allowed default", "")
    e.words("allowed", ["en", "pl"])
    e.require(e.texts("allowed") == ["en", "pl"], 'allowed must be ["en", "pl"]')
    e.word("default", ["en", "pl"])


def shape_crystals(e: Entry) -> None:
    e.keys("total C R Y B G P coloured source")
    shape_source(e)
    e.counts("total C R Y B G P")
    e.require(e.kinds("coloured") == [RED, YELLOW, BLUE, GREEN, PURPLE], "coloured must list R, Y, B, G and P")


def shape_players(e: Entry) -> None:
    e.keys("pawns_per_player markers_per_player curse_markers_per_player start_colourless colours source")
    shape_source(e)
    e.number("pawns_per_player", 1, 1)
    e.counts("markers_per_player curse_markers_per_player start_colourless")
    colours = e.texts("colours")
    e.require(len(colours) == 4 and len(set(colours)) == 4, "colours must name four different colours")
    e.require("" not in colours, "a colour must not be empty")


def shape_scoreboard(e: Entry) -> None:
    e.keys("spaces source")
    shape_source(e)
    e.number("spaces")


def shape_ring(e: Entry) -> None:
    e.keys("wilderness_between_temples removed_for_2_3_players source")
    shape_source(e)
    e.number("wilderness_between_temples", 2, 2)
    e.numbers("removed_for_2_3_players", 1, 10)


def shape_runes(e: Entry) -> None:
    e.keys("total piles cards_per_pile source")
    shape_source(e)
    e.counts("total piles cards_per_pile")


def shape_objectives(e: Entry) -> None:
    e.keys("rune_objective temple_objectives drawn first_points second_points rune_points rune_points_six source")
    shape_source(e)
    e.counts("rune_objective temple_objectives first_points second_points rune_points_six")
    e.numbers("rune_points")
    e.table("drawn").keys("2 3 4", "")
    e.table("drawn").counts("2 3 4")


def shape_lattice(e: Entry) -> None:
    e.keys("spaces rows edges source")
    shape_source(e)
    e.number("spaces")
    e.rows("rows", 1, SPACES)
    for edge in e.rows("edges", 1, SPACES):
        e.require(len(edge) == 2, f"each of edges must be a pair of spaces, but one is {shown(edge)}")


def shape_charms(sheet: Sheet) -> None:
    sheet.section("charms").keys(" ".join(CHARMS), "")
    dexterity = sheet.charm("dexterity")
    dexterity.keys("extra_spaces cost base_min base_max source")
    shape_source(dexterity)
    dexterity.numbers("extra_spaces")
    dexterity.numbers("cost")
    dexterity.counts("base_min base_max")
    switcheroo = sheet.charm("switcheroo")
    switcheroo.keys("cost source")
    shape_source(switcheroo)
    switcheroo.number("cost")
    exchange = sheet.charm("exchange")
    exchange.keys("cost discounted_cost source")
    shape_source(exchange)
    exchange.counts("cost discounted_cost")


def shape_wilderness(e: Entry) -> None:
    e.number("number", 1, 10)
    kind = e.word("kind", ["direct", "conversion", "upgrade"])
    if kind == "direct":
        e.keys("number kind tablet source yield")
        e.kinds("yield", PRINTED, 1)
    elif kind == "conversion":
        e.keys("number kind tablet source pay gain_different")
        e.counts("pay gain_different")
    else:
        e.keys("number kind tablet source spaces reset_when_empty_at_most")
        e.kinds("spaces", COLOURED, 0, MANA_SPACES)
        e.number("reset_when_empty_at_most")
    e.text("tablet")
    shape_source(e)


def shape_curse_box(e: Entry) -> None:
    e.keys("id position points reach source")
    shape_source(e)
    e.word("id", BOX_IDS)
    e.number("position", 1, ARCH_LENGTH)
    e.number("points")
    e.chains()


def shape_temple(e: Entry) -> None:
    e.keys("id collect arch tablet side_4p side_23p source")
    shape_source(e)
    e.word("id", TEMPLE_IDS)
    e.kinds("collect", PRINTED, 1)
    e.kinds("arch", COLOURED)
    e.text("tablet")
    side_4p = e.table("side_4p")
    side_4p.keys("closed", "")
    side_4p.words("closed", BOX_IDS)
    side_23p = e.table("side_23p")
    side_23p.keys("closed npc_box", "")
    side_23p.words("closed", BOX_IDS)
    side_23p.word("npc_box", BOX_IDS)


def shape_rune(e: Entry) -> None:
    e.keys("id name copies source", "note on_direct on_conversion on_upgrade on_temple continuous")
    shape_source(e)
    e.word("id", RUNE_IDS)
    e.text("name")
    e.number("copies", 1, 20)
    for place in ["on_direct", "on_temple"]:
        if e.has(place):
            e.table(place).keys("gain", "")
            e.table(place).kinds("gain", GAINED, 1)
    if e.has("on_conversion"):
        e.table("on_conversion").keys("conversion_extra", "")
        e.table("on_conversion").number("conversion_extra")
    if e.has("on_upgrade"):
        e.table("on_upgrade").keys("gain clear_upgrade", "")
        e.table("on_upgrade").kinds("gain")
        e.table("on_upgrade").flag("clear_upgrade")
    if e.has("continuous"):
        e.table("continuous").keys("exchange_cost", "")
        e.table("continuous").number("exchange_cost")


def shape_grid(e: Entry) -> None:
    name = e.word("id", GRID_IDS)
    e.keys("id number side effect lattice source " + GRID_KEYS[name])
    shape_source(e)
    e.number("number", int(name[0]), int(name[0]))
    e.word("side", [name[1]])
    e.word("effect", [GRID_EFFECTS[name]])
    e.word("lattice", ["default"])
    if name == "1A":
        e.counts("colourless_bonus exchange_cost")
    elif name == "2A":
        e.number("special_spaces")
        e.word("special_fill", ["C"])
        e.require(not e.flag("special_refillable"), "special_refillable must be false, as no rule refills these spaces")
        e.table("once_per_turn").keys("en pl", "")
        e.table("once_per_turn").flag("en")
        e.table("once_per_turn").flag("pl")
    elif name == "4A":
        for reward in e.tables("rewards", "reward"):
            reward.keys("marker gain points source")
            shape_source(reward)
            reward.number("marker")
            reward.kinds("gain")
            reward.number("points", 0, 50)
    elif name == "2B":
        e.table("surcharge").keys("1 2", "")
        e.table("surcharge").counts("1 2")
    elif name == "4B":
        e.number("extra_types")


GRID_KEYS: Final[dict[str, str]] = {
    "1A": "colourless_bonus exchange_cost",
    "2A": "special_spaces special_fill special_refillable once_per_turn",
    "3A": "",
    "4A": "rewards",
    "1B": "",
    "2B": "surcharge",
    "3B": "",
    "4B": "extra_types",
}

GRID_EFFECTS: Final[dict[str, str]] = {
    "1A": "colourless_bonus_and_exchange_discount",
    "2A": "reserve_to_any_colour",
    "3A": "start_with_unscored_rune",
    "4A": "marker_rewards",
    "1B": "collect_and_break",
    "2B": "pay_for_higher_curse",
    "3B": "move_anywhere",
    "4B": "adjacent_rune_and_extra_type",
}

Shape: TypeAlias = Callable[[Entry], None]

# The tables that occur once.
SECTIONS: Final[list[tuple[str, Shape]]] = [
    ("meta", shape_meta),
    ("editions", shape_editions),
    ("crystals", shape_crystals),
    ("players", shape_players),
    ("scoreboard", shape_scoreboard),
    ("ring", shape_ring),
    ("runes", shape_runes),
    ("objectives", shape_objectives),
    ("lattice", shape_lattice),
]

CHARMS: Final = ["dexterity", "switcheroo", "exchange"]

# The tables that occur several times, with the key that tells them apart.
LISTS: Final[list[tuple[str, str, Shape]]] = [
    ("wilderness", "number", shape_wilderness),
    ("curse_box", "id", shape_curse_box),
    ("temple", "id", shape_temple),
    ("rune", "id", shape_rune),
    ("grid", "id", shape_grid),
]


# ---------------------------------------------------------------- checks: facts of the rulebooks and public sources


def crystals_are_sixty(sheet: Sheet) -> None:
    """60 crystals: 24 colourless, 8 red, 8 yellow, 8 blue, 6 green, 6 purple (MOT-COMP-08, conserved: MOT-COMP-07)."""
    e = sheet.section("crystals")
    for letter, count in [("C", 24), ("R", 8), ("Y", 8), ("B", 8), ("G", 6), ("P", 6)]:
        e.expect(letter, count, f"the box has {count} crystals {letter}")
    e.expect("total", 60, "the box has 60 crystals")


def players_have_six_markers(sheet: Sheet) -> None:
    """24 markers, 6 for each player, of which 5 are for curses (MOT-COMP-08)."""
    e = sheet.section("players")
    e.expect("markers_per_player", 6, "a player has 6 markers")
    e.expect("curse_markers_per_player", 5, "5 markers of a player are for curses")


def players_start_with_two_crystals(sheet: Sheet) -> None:
    """Each player starts with 2 colourless crystals."""
    sheet.section("players").expect("start_colourless", 2, "a player starts with 2 colourless crystals")


def scoreboard_has_fifty_spaces(sheet: Sheet) -> None:
    """1 scoreboard 0-49, where 0 doubles as 50 (MOT-COMP-08)."""
    sheet.section("scoreboard").expect("spaces", 50, "the scoreboard runs from 0 to 49")


def moves_are_one_to_three(sheet: Sheet) -> None:
    """A pawn moves 1, 2 or 3 spaces; the Dexterity Charm adds 1, 2 or 3 for 1, 3 or 6 crystals."""
    e = sheet.charm("dexterity")
    e.expect("base_min", 1, "a pawn moves 1 space at least")
    e.expect("base_max", 3, "a pawn moves 3 spaces at most")
    e.expect_list("extra_spaces", [1, 2, 3], "the charm adds 1, 2 or 3 spaces")
    e.expect_list("cost", [1, 3, 6], "the charm costs 1, 3 or 6 crystals")


def other_charms_cost_one_and_four(sheet: Sheet) -> None:
    """The Switcheroo Charm costs 1 crystal, the Exchange Charm 4, or 3 with a discount."""
    sheet.charm("switcheroo").expect("cost", 1, "the Switcheroo Charm costs 1 crystal")
    sheet.charm("exchange").expect("cost", 4, "the Exchange Charm costs 4 crystals")
    sheet.charm("exchange").expect("discounted_cost", 3, "the Exchange Charm costs 3 crystals with a discount")


def wilderness_cards_are_one_to_ten(sheet: Sheet) -> None:
    """10 wilderness cards, numbered 1-10 (MOT-COMP-05, MOT-COMP-08)."""
    numbers = [e.number("number") for e in sheet.entries("wilderness")]
    each_once = sorted(numbers) == list(range(1, 11))
    sheet.all_of("wilderness").require(each_once, f"the cards are numbered 1 to 10, each once, but here {numbers}")


def wilderness_cards_have_their_kinds(sheet: Sheet) -> None:
    """Direct collecting on 1, 3, 5, 7, 9, Mana Conversion on 6, 10, Mana Upgrade on 2, 4, 8 (MOT-COMP-05)."""
    for e in sheet.entries("wilderness"):
        number = e.number("number")
        kind = "direct" if number % 2 == 1 else "conversion" if number in (6, 10) else "upgrade"
        e.require(e.text("kind") == kind, f'card {number} has kind "{kind}", but kind is "{e.text("kind")}"')


def cards_four_and_seven_leave(sheet: Sheet) -> None:
    """Wilderness cards 4 and 7 leave the game of 2 or 3 players."""
    sheet.section("ring").expect_list("removed_for_2_3_players", [4, 7], "cards 4 and 7 leave the game of 2 or 3")


def conversions_give_two_for_three(sheet: Sheet) -> None:
    """A Mana Conversion takes 3 crystals and gives 2 of different colours (MOT-COMP-05)."""
    for e in sheet.wilderness("conversion"):
        e.expect("pay", 3, "a Mana Conversion takes 3 crystals")
        e.expect("gain_different", 2, "a Mana Conversion gives 2 different crystals")


def upgrades_reset_at_two(sheet: Sheet) -> None:
    """A Mana Upgrade card has at least 4 spaces and is cleared at 2 or fewer uncovered ones (MOT-COMP-05)."""
    for e in sheet.wilderness("upgrade"):
        e.expect("reset_when_empty_at_most", 2, "the card is cleared at 2 uncovered spaces")
        spaces = len(e.kinds("spaces"))
        e.require(spaces >= 4, f"a Mana Upgrade card has at least 4 spaces, but spaces lists {spaces}")


def some_upgrade_has_blue_and_green(sheet: Sheet) -> None:
    """An example of the Polish rulebook uses the blue and the green space of one Mana Upgrade card."""
    for e in sheet.wilderness("upgrade"):
        kinds = e.kinds("spaces")
        if BLUE in kinds and GREEN in kinds:
            return
    raise sheet.all_of("wilderness").refuse("a Mana Upgrade card has a blue and a green space, but none is here")


def some_card_gives_three_colourless(sheet: Sheet) -> None:
    """A wilderness card that gives 3 colourless crystals is public."""
    for e in sheet.wilderness("direct"):
        if e.kinds("yield") == [COLOURLESS, COLOURLESS, COLOURLESS]:
            return
    raise sheet.all_of("wilderness").refuse("a card that yields 3 colourless crystals exists, but none is here")


def curse_boxes_are_five(sheet: Sheet) -> None:
    """5 curse boxes above positions 3-7, of 3, 5, 8, 5 and 3 points (MOT-COMP-02)."""
    sheet.expect_ids("curse_box", BOX_IDS)
    points = [3, 5, 8, 5, 3]
    for e in sheet.entries("curse_box"):
        box = BOX_IDS.index(e.text("id"))
        e.expect("position", box + 3, f"this box is above position {box + 3}")
        e.expect("points", points[box], f"this box has {points[box]} points")


def chains_end_at_their_box(sheet: Sheet) -> None:
    """A chain of 3 to 5 from either end belongs to the box above its last crystal; M5 has two (MOT-COMP-02)."""
    for e in sheet.entries("curse_box"):
        position = e.number("position")
        expected: list[tuple[int, int]] = []
        if position <= 5:
            expected.append((LEFT, position))
        if position >= 5:
            expected.append((RIGHT, ARCH_LENGTH + 1 - position))
        reach = [[ENDS[end], length] for end, length in expected]
        e.require(
            sorted(e.chains()) == expected,
            f"the chains that end here are {shown(reach)}, but reach is {shown(e.values['reach'])}",
        )


def temples_are_five(sheet: Sheet) -> None:
    """5 temple cards: red, yellow, blue, green, purple (MOT-COMP-01, MOT-COMP-08)."""
    sheet.expect_ids("temple", TEMPLE_IDS)


def temples_yield_their_colour(sheet: Sheet) -> None:
    """One crystal to collect, of the temple's own colour (MOT-COMP-01)."""
    for e in sheet.entries("temple"):
        kind = RED + TEMPLE_IDS.index(e.text("id"))
        e.require(
            e.kinds("collect") == [kind],
            f"the temple yields one crystal {LETTERS[kind]}, but collect is {shown(e.values['collect'])}",
        )


def arches_have_nine_crystals(sheet: Sheet) -> None:
    """An arch is a sequence of 9 coloured crystals (MOT-COMP-01, MOT-COMP-02)."""
    for e in sheet.entries("temple"):
        count = len(e.kinds("arch"))
        e.require(count == ARCH_LENGTH, f"an arch has {ARCH_LENGTH} crystals, but arch lists {count}")


def end_of_arch(e: Entry, end: int, length: int) -> str:
    """The first crystals of an arch from one end, as letters."""
    letters = "".join(LETTERS[kind] for kind in e.kinds("arch"))
    return letters[:length] if end == LEFT else letters[::-1][:length]


def example_temple_exists(sheet: Sheet) -> None:
    """The temple of the rulebook example reads R-Y-Y-G from the left and B-R-R-G from the right."""
    for e in sheet.entries("temple"):
        if end_of_arch(e, LEFT, 4) == "RYYG" and end_of_arch(e, RIGHT, 4) == "BRRG":
            return
    raise sheet.all_of("temple").refuse(
        "the rulebook shows an arch with R, Y, Y, G from the left and B, R, R, G from the right, but none is here"
    )


def public_end_exists(sheet: Sheet) -> None:
    """Public pictures show an end of an arch that reads Y-Y-B-P."""
    for e in sheet.entries("temple"):
        if end_of_arch(e, LEFT, 4) == "YYBP" or end_of_arch(e, RIGHT, 4) == "YYBP":
            return
    raise sheet.all_of("temple").refuse("public pictures show an arch with Y, Y, B, P from one end, but none is here")


def some_box_is_closed(sheet: Sheet) -> None:
    """Which boxes are closed depends on the card side; the sides for 2 or 3 players close some (MOT-COMP-03)."""
    for e in sheet.entries("temple"):
        if e.table("side_23p").texts("closed"):
            return
    raise sheet.all_of("temple").refuse("some side_23p closes a box, but none does here")


def neutral_boxes_are_open(sheet: Sheet) -> None:
    """The marked box of a 2/3-player side has 5 points and is not closed (MOT-COMP-03)."""
    for temple in sheet.entries("temple"):
        e = temple.table("side_23p")
        box = e.text("npc_box")
        e.require(box in ("L4", "R4"), f"the marked box has 5 points, but npc_box is {box}")
        e.require(box not in e.texts("closed"), f"the marked box is open, but {box} is closed")


def rune_types_are_five(sheet: Sheet) -> None:
    """20 rune cards of 5 types with 6, 5, 4, 3 and 2 copies (MOT-COMP-06, MOT-COMP-08)."""
    every = sheet.all_of("rune")
    in_order = sheet.rune_ids() == RUNE_IDS
    every.require(in_order, f"there are {', '.join(RUNE_IDS)} in this order, but here {', '.join(sheet.rune_ids())}")
    copies = [e.number("copies") for e in sheet.entries("rune")]
    every.require(sorted(copies) == [2, 3, 4, 5, 6], f"the types have 6, 5, 4, 3 and 2 copies, but here {copies}")
    sheet.section("runes").expect("total", 20, "the box has 20 rune cards")


def rune_piles_are_five(sheet: Sheet) -> None:
    """The rune cards form 5 piles of 4, one at each temple."""
    e = sheet.section("runes")
    e.expect("piles", 5, "each of 5 temples has a pile")
    e.expect("cards_per_pile", 4, "4 rune cards lie at each temple")


def runes_have_an_effect(sheet: Sheet) -> None:
    """A rune card has an effect (MOT-COMP-06)."""
    for e in sheet.entries("rune"):
        effects = [key for key in e.values if key.startswith("on_") or key == "continuous"]
        e.require(len(effects) > 0, "a rune card has an effect, but neither continuous nor any on_ table is here")


def only_rune_with(sheet: Sheet, effect: str) -> Entry:
    """The one rune that has this effect."""
    found = [e.table(effect) for e in sheet.entries("rune") if e.has(effect)]
    sheet.all_of("rune").require(len(found) == 1, f"exactly one rune has an effect {effect}, but here {len(found)}")
    return found[0]


def one_rune_discounts_the_exchange(sheet: Sheet) -> None:
    """Exactly one rune is continuous: the Exchange Charm costs 3 (MOT-COMP-06)."""
    only_rune_with(sheet, "continuous").expect("exchange_cost", 3, "the Exchange Charm costs 3 with this rune")


def one_rune_extends_the_conversion(sheet: Sheet) -> None:
    """Exactly one rune acts on a Mana Conversion: 1 crystal more (MOT-COMP-06)."""
    only_rune_with(sheet, "on_conversion").expect("conversion_extra", 1, "this rune gives 1 crystal more")


def one_rune_clears_the_upgrade(sheet: Sheet) -> None:
    """Exactly one rune acts on a Mana Upgrade: one crystal, and the card is cleared (MOT-COMP-06)."""
    e = only_rune_with(sheet, "on_upgrade")
    gain = len(e.kinds("gain"))
    e.require(gain == 1, f"this rune gives one crystal at a Mana Upgrade, but gain lists {gain}")
    e.require(e.flag("clear_upgrade"), "this rune clears the Mana Upgrade card, but clear_upgrade is false")


def tablets_show_runes(sheet: Sheet) -> None:
    """Every temple and every wilderness card has the tablet of a rune (MOT-COMP-01, MOT-COMP-05)."""
    runes = sheet.rune_ids()
    for e in sheet.entries("wilderness") + sheet.entries("temple"):
        tablet = e.text("tablet")
        e.require(tablet in runes, f'a tablet shows one of {", ".join(runes)}, but tablet is "{tablet}"')


def objectives_are_six(sheet: Sheet) -> None:
    """6 objective cards: 5 temple objectives, 1 rune objective (MOT-COMP-08)."""
    e = sheet.section("objectives")
    e.expect("rune_objective", 1, "the box has 1 rune objective")
    e.expect("temple_objectives", 5, "the box has 5 temple objectives")


def objectives_are_drawn(sheet: Sheet) -> None:
    """Of the temple objectives 2 are drawn for 2 or 3 players, 3 for 4 players."""
    e = sheet.section("objectives").table("drawn")
    for players, count in [("2", 2), ("3", 2), ("4", 3)]:
        e.expect(players, count, f"{count} temple objectives are drawn for {players} players")


def objectives_have_their_points(sheet: Sheet) -> None:
    """A temple objective is worth 4 and 2 points, the rune objective 1, 2, 4, 7, 11 or 16."""
    e = sheet.section("objectives")
    e.expect("first_points", 4, "the first at a temple objective has 4 points")
    e.expect("second_points", 2, "the second at a temple objective has 2 points")
    e.expect_list("rune_points", [0, 1, 2, 4, 7, 11], "0 to 5 types of runes have 0, 1, 2, 4, 7, 11 points")
    e.expect("rune_points_six", 16, "six types of runes have 16 points")


def lattice_has_twelve_spaces(sheet: Sheet) -> None:
    """A crystal grid has 12 storage spaces (MOT-COMP-04)."""
    e = sheet.section("lattice")
    e.expect("spaces", SPACES, f"a crystal grid has {SPACES} spaces")
    numbers = sorted([space for row in e.rows("rows") for space in row])
    e.require(
        numbers == list(range(1, SPACES + 1)), f"rows must show the spaces 1 to {SPACES}, each once, but show {numbers}"
    )


def lines_join_two_spaces(sheet: Sheet) -> None:
    """The spaces are joined by lines, each between two different spaces and drawn once (MOT-COMP-04)."""
    e = sheet.section("lattice")
    seen: list[list[int]] = []
    for edge in e.rows("edges"):
        e.require(edge[0] != edge[1], f"a line of edges joins two different spaces, but one is {edge}")
        e.require(sorted(edge) not in seen, f"a line of edges is listed once, but {edge} is there again")
        seen.append(sorted(edge))
    e.require(len(seen) > 0, "the spaces are joined by lines, but edges is empty")


def grids_are_eight_sides(sheet: Sheet) -> None:
    """4 double-sided crystal grids, 1A/1B to 4A/4B (MOT-COMP-08)."""
    sheet.expect_ids("grid", GRID_IDS)


def grids_have_their_numbers(sheet: Sheet) -> None:
    """1A: 1 crystal more, exchange for 3. 2A: 3 special spaces. 2B: 2 or 3 crystals a level or two. 4B: 1 type more."""
    grid(sheet, GRID_1A).expect("colourless_bonus", 1, "this grid gives 1 colourless crystal more")
    grid(sheet, GRID_1A).expect("exchange_cost", 3, "the Exchange Charm costs 3 with this grid")
    grid(sheet, GRID_2A).expect("special_spaces", 3, "this grid has 3 special spaces")
    grid(sheet, GRID_2B).table("surcharge").expect("1", 2, "1 level up costs 2 crystals")
    grid(sheet, GRID_2B).table("surcharge").expect("2", 3, "2 levels up cost 3 crystals")
    grid(sheet, GRID_4B).expect("extra_types", 1, "this grid counts 1 type more")


def markers_have_rewards(sheet: Sheet) -> None:
    """4A: one reward for each of the 5 curse markers, the fourth is 1 point."""
    e = grid(sheet, GRID_4A)
    rewards = e.tables("rewards", "reward")
    markers = [reward.number("marker") for reward in rewards]
    e.require(markers == [1, 2, 3, 4, 5], f"the rewards are for markers 1 to 5 in order, but are for {markers}")
    rewards[3].expect("points", 1, "the fourth reward is 1 point")
    rewards[3].require(not rewards[3].kinds("gain"), "the fourth reward is 1 point only, but gain is not empty")


def grid(sheet: Sheet, number: int) -> Entry:
    """One grid side, by its number."""
    for e in sheet.entries("grid"):
        if e.text("id") == GRID_IDS[number]:
            return e
    raise sheet.all_of("grid").refuse(f"the side {GRID_IDS[number]} is missing")


Check: TypeAlias = Callable[[Sheet], None]

# Every fact, with the rules of the specification it carries.
CHECKS: Final[list[tuple[tuple[str, ...], Check]]] = [
    (("MOT-COMP-07", "MOT-COMP-08"), crystals_are_sixty),
    (("MOT-COMP-08",), players_have_six_markers),
    ((), players_start_with_two_crystals),
    (("MOT-COMP-08",), scoreboard_has_fifty_spaces),
    ((), moves_are_one_to_three),
    ((), other_charms_cost_one_and_four),
    (("MOT-COMP-05", "MOT-COMP-08"), wilderness_cards_are_one_to_ten),
    (("MOT-COMP-05",), wilderness_cards_have_their_kinds),
    ((), cards_four_and_seven_leave),
    (("MOT-COMP-05",), conversions_give_two_for_three),
    (("MOT-COMP-05",), upgrades_reset_at_two),
    ((), some_upgrade_has_blue_and_green),
    ((), some_card_gives_three_colourless),
    (("MOT-COMP-02",), curse_boxes_are_five),
    (("MOT-COMP-02",), chains_end_at_their_box),
    (("MOT-COMP-01", "MOT-COMP-08"), temples_are_five),
    (("MOT-COMP-01",), temples_yield_their_colour),
    (("MOT-COMP-01", "MOT-COMP-02"), arches_have_nine_crystals),
    ((), example_temple_exists),
    ((), public_end_exists),
    (("MOT-COMP-03",), some_box_is_closed),
    (("MOT-COMP-03",), neutral_boxes_are_open),
    (("MOT-COMP-06", "MOT-COMP-08"), rune_types_are_five),
    ((), rune_piles_are_five),
    (("MOT-COMP-06",), runes_have_an_effect),
    (("MOT-COMP-06",), one_rune_discounts_the_exchange),
    (("MOT-COMP-06",), one_rune_extends_the_conversion),
    (("MOT-COMP-06",), one_rune_clears_the_upgrade),
    (("MOT-COMP-01", "MOT-COMP-05"), tablets_show_runes),
    (("MOT-COMP-08",), objectives_are_six),
    ((), objectives_are_drawn),
    ((), objectives_have_their_points),
    (("MOT-COMP-04",), lattice_has_twelve_spaces),
    (("MOT-COMP-04",), lines_join_two_spaces),
    (("MOT-COMP-08",), grids_are_eight_sides),
    ((), grids_have_their_numbers),
    ((), markers_have_rewards),
]


# ---------------------------------------------------------------- design: properties of the reconstruction


def count_letters(text: str) -> list[int]:
    """How often each colour occurs, in the order R, Y, B, G, P."""
    return [text.count(letter) for letter in COLOURED]


def yields_are_symmetric(sheet: Sheet) -> list[str]:
    """Direct cards give red, yellow and blue equally often, with and without the cards that leave."""
    found: list[str] = []
    every = sheet.wilderness("direct")
    staying = [e for e in every if e.number("number") not in sheet.removed()]
    for players, cards in [("4 players", every), ("2 or 3 players", staying)]:
        count = count_letters("".join("".join(e.texts("yield")) for e in cards))
        if not count[0] == count[1] == count[2]:
            found.append(f"wilderness: for {players} the direct cards yield {count[0]} R, {count[1]} Y, {count[2]} B")
    return found


def short_curses_differ(sheet: Sheet) -> list[str]:
    """No two of the ten 3-crystal curses are equal."""
    found: list[str] = []
    seen: dict[str, str] = {}
    for e in sheet.entries("temple"):
        for end in (LEFT, RIGHT):
            curse = end_of_arch(e, end, 3)
            if curse in seen:
                found.append(f"{e.name}: the 3-crystal curse {curse} is also at {seen[curse]}")
            seen[curse] = e.name
    return found


def arches_follow_the_supply(sheet: Sheet) -> list[str]:
    """The arches show R, Y and B ten times each, G and P seven or eight times."""
    count = count_letters("".join("".join(e.texts("arch")) for e in sheet.entries("temple")))
    if count[:3] == [10, 10, 10] and sorted(count[3:]) == [7, 8]:
        return []
    return [f"temple: the arches show {count[0]} R, {count[1]} Y, {count[2]} B, {count[3]} G, {count[4]} P"]


def arches_have_rare_middles(sheet: Sheet) -> list[str]:
    """The outer three crystals of an end are R, Y or B, the three in the middle G or P."""
    found: list[str] = []
    for e in sheet.entries("temple"):
        letters = "".join(e.texts("arch"))
        outer = count_letters(letters[:3] + letters[6:])
        inner = count_letters(letters[3:6])
        if outer[3] + outer[4] > 0 or inner[0] + inner[1] + inner[2] > 0:
            found.append(f"{e.name}: the arch does not keep G and P to the three crystals in its middle")
    return found


def sides_close_boxes(sheet: Sheet) -> list[str]:
    """The 4-player side of a temple closes no box, the 2/3-player side closes one."""
    found: list[str] = []
    for e in sheet.entries("temple"):
        if e.table("side_4p").texts("closed"):
            found.append(f"{e.name}: the 4-player side closes a box")
        if not e.table("side_23p").texts("closed"):
            found.append(f"{e.name}: the 2/3-player side closes no box")
    return found


def five_boxes_stay_free(sheet: Sheet) -> list[str]:
    """There are 5 open boxes more than markers for them: 25/20 for 4 players, 20/15 for 3, 15/10 for 2."""
    open_boxes = 0
    for e in sheet.entries("temple"):
        open_boxes += BOXES - len(set(e.table("side_23p").texts("closed")))
    if open_boxes == 20:
        return []
    return [f"temple: the 2/3-player sides leave {open_boxes} boxes open instead of 20"]


def tablets_resonate(sheet: Sheet) -> list[str]:
    """The rune on a card's tablet has an effect for that kind of card."""
    runes = {e.text("id"): e for e in sheet.entries("rune")}
    found: list[str] = []
    for e in sheet.entries("wilderness") + sheet.entries("temple"):
        kind = e.text("kind") if e.has("kind") else "temple"
        tablet = e.text("tablet")
        if not runes[tablet].has(f"on_{kind}"):
            found.append(f"{e.name}: {tablet} has no effect on a card of this kind ({kind})")
    return found


def rune_effects_have_a_card(sheet: Sheet) -> list[str]:
    """Every effect of a rune has a matching card, with 2 or 3 players too."""
    shown_on: list[str] = []
    for e in sheet.entries("wilderness"):
        if e.number("number") not in sheet.removed():
            shown_on.append(f"{e.text('tablet')} on_{e.text('kind')}")
    for e in sheet.entries("temple"):
        shown_on.append(f"{e.text('tablet')} on_temple")
    found: list[str] = []
    for e in sheet.entries("rune"):
        for kind in LOCATIONS:
            if e.has(f"on_{kind}") and f"{e.text('id')} on_{kind}" not in shown_on:
                found.append(f"{e.name}: no card of the 2/3-player ring makes use of on_{kind}")
    return found


def lattice_is_connected(sheet: Sheet) -> list[str]:
    """From each space a path leads to every other, and at least two lines start there."""
    near = lattice_neighbours(sheet)
    found: list[str] = []
    for space in range(SPACES):
        if near[space].bit_count() < 2:
            found.append(f"lattice: fewer than two lines start at space {space + 1}")
    reached = 1
    for _ in range(SPACES):
        for space in range(SPACES):
            if reached >> space & 1:
                reached |= near[space]
    if reached != (1 << SPACES) - 1:
        found.append("lattice: not every space can be reached from space 1")
    return found


Design: TypeAlias = Callable[[Sheet], list[str]]

DESIGN: Final[list[Design]] = [
    yields_are_symmetric,
    short_curses_differ,
    arches_follow_the_supply,
    arches_have_rare_middles,
    sides_close_boxes,
    five_boxes_stay_free,
    tablets_resonate,
    rune_effects_have_a_card,
    lattice_is_connected,
]


# ---------------------------------------------------------------- filling the tables


def fill_pieces(c: Components, sheet: Sheet) -> None:
    e = sheet.section("crystals")
    totals = [e.number(letter) if letter in PRINTED else 0 for letter in LETTERS]
    c.crystals = vec[i64](totals)
    e = sheet.section("players")
    c.start_colourless = e.number("start_colourless")
    c.curse_markers = e.number("curse_markers_per_player")
    c.player_colours = e.texts("colours")


def fill_cards(c: Components, sheet: Sheet) -> None:
    """What temples and wilderness cards have in common: kind, tablet, crystals to collect."""
    runes = sheet.rune_ids()
    kind = [TEMPLE] * CARDS
    tablet = [0] * CARDS
    gain = [0] * CARDS
    for e in sheet.entries("temple"):
        card = temple_number(e)
        tablet[card] = runes.index(e.text("tablet"))
        gain[card] = bundle(e.kinds("collect"))
    for e in sheet.entries("wilderness"):
        card = card_number(e)
        kind[card] = LOCATIONS.index(e.text("kind"))
        tablet[card] = runes.index(e.text("tablet"))
        if kind[card] == DIRECT:
            gain[card] = bundle(e.kinds("yield"))
    c.card_kind = vec[i64](kind)
    c.tablet = vec[i64](tablet)
    c.card_gain = vec[i64](gain)
    c.temple_ids = list(TEMPLE_IDS)
    c.card_ids = TEMPLE_IDS + [f"w{number}" for number in range(1, 11)]


def fill_conversions(c: Components, sheet: Sheet) -> None:
    pay = [0] * CARDS
    gain = [0] * CARDS
    for e in sheet.wilderness("conversion"):
        pay[card_number(e)] = e.number("pay")
        gain[card_number(e)] = e.number("gain_different")
    c.convert_pay = vec[i64](pay)
    c.convert_gain = vec[i64](gain)


def fill_upgrades(c: Components, sheet: Sheet) -> None:
    """The spaces of all Mana Upgrade cards in one list, by card number."""
    first = [0] * CARDS
    spaces = [0] * CARDS
    reset = [0] * CARDS
    colour: list[int] = []
    owner: list[int] = []
    upgrades = {card_number(e): e for e in sheet.wilderness("upgrade")}
    for card in sorted(upgrades):
        kinds = upgrades[card].kinds("spaces")
        first[card] = len(colour)
        spaces[card] = len(kinds)
        reset[card] = upgrades[card].number("reset_when_empty_at_most")
        colour.extend(kinds)
        owner.extend([card] * len(kinds))
    c.mana_first = vec[i64](first)
    c.mana_spaces = vec[i64](spaces)
    c.mana_reset = vec[i64](reset)
    c.mana_colour = vec[i64](colour)
    c.mana_card = vec[i64](owner)


def fill_ring(c: Components, sheet: Sheet) -> None:
    c.wilderness_between = sheet.section("ring").number("wilderness_between_temples")
    removed = [0] * CARDS
    for number in sheet.removed():
        removed[FIRST_WILDERNESS - 1 + number] = 1
    c.removed = vec[i64](removed)


def fill_arches(c: Components, sheet: Sheet) -> None:
    """The arches, and which boxes are closed or marked on which side."""
    arch = [0] * (TEMPLES * ARCH_LENGTH)
    closed = [0] * (2 * TEMPLES)
    neutral = [0] * TEMPLES
    for e in sheet.entries("temple"):
        temple = temple_number(e)
        for k, kind in enumerate(e.kinds("arch")):
            arch[temple * ARCH_LENGTH + k] = kind
        closed[SIDE_4P * TEMPLES + temple] = set_of_boxes(e.table("side_4p"))
        closed[SIDE_23P * TEMPLES + temple] = set_of_boxes(e.table("side_23p"))
        neutral[temple] = BOX_IDS.index(e.table("side_23p").text("npc_box"))
    c.arch = vec[i64](arch)
    c.arch_length = ARCH_LENGTH
    c.closed = vec[i64](closed)
    c.neutral_box = vec[i64](neutral)


def fill_boxes(c: Components, sheet: Sheet) -> None:
    """The curse boxes, and the chains that lead to them. The level of a box is the rank of its points."""
    points = [0] * BOXES
    chain_box = [-1] * (2 * CHAIN_ROW)
    lengths: list[int] = []
    for e in sheet.entries("curse_box"):
        box = BOX_IDS.index(e.text("id"))
        points[box] = e.number("points")
        for end, length in e.chains():
            chain_box[end * CHAIN_ROW + length] = box
            lengths.append(length)
    ranks = sorted(set(points))
    level = [ranks.index(value) + 1 for value in points]
    c.box_points = vec[i64](points)
    c.box_level = vec[i64](level)
    c.chain_box = vec[i64](chain_box)
    c.shortest = min(lengths)
    c.longest = max(lengths)
    c.box_ids = list(BOX_IDS)


def fill_runes(c: Components, sheet: Sheet) -> None:
    copies = [0] * RUNES
    gain = [0] * (RUNES * LOCATION_KINDS)
    clears = [0] * RUNES
    extra = [0] * RUNES
    exchange = [0] * RUNES
    for rune, e in enumerate(sheet.entries("rune")):
        copies[rune] = e.number("copies")
        for kind in (DIRECT, UPGRADE, TEMPLE):
            if e.has(f"on_{LOCATIONS[kind]}"):
                gain[rune * LOCATION_KINDS + kind] = bundle(e.table(f"on_{LOCATIONS[kind]}").kinds("gain"))
        if e.has("on_upgrade"):
            clears[rune] = 1 if e.table("on_upgrade").flag("clear_upgrade") else 0
        if e.has("on_conversion"):
            extra[rune] = e.table("on_conversion").number("conversion_extra")
        if e.has("continuous"):
            exchange[rune] = e.table("continuous").number("exchange_cost")
        c.rune_names.append(e.text("name"))
    c.rune_copies = vec[i64](copies)
    c.rune_gain = vec[i64](gain)
    c.rune_clears = vec[i64](clears)
    c.rune_extra = vec[i64](extra)
    c.rune_exchange = vec[i64](exchange)
    c.rune_ids = sheet.rune_ids()
    c.cards_per_pile = sheet.section("runes").number("cards_per_pile")


def fill_objectives(c: Components, sheet: Sheet) -> None:
    e = sheet.section("objectives")
    drawn = [0, 0] + [e.table("drawn").number(players) for players in ["2", "3", "4"]]
    c.objectives_drawn = vec[i64](drawn)
    c.objective_first = e.number("first_points")
    c.objective_second = e.number("second_points")
    points = [*e.numbers("rune_points"), e.number("rune_points_six")]
    c.rune_points = vec[i64](points)


def fill_lattice(c: Components, sheet: Sheet) -> None:
    near = lattice_neighbours(sheet)
    c.spaces = SPACES
    c.neighbours = vec[i64](near)
    c.lattice_rows = [[space - 1 for space in row] for row in sheet.section("lattice").rows("rows")]


def fill_charms(c: Components, sheet: Sheet) -> None:
    e = sheet.charm("dexterity")
    c.move_min = e.number("base_min")
    c.move_max = e.number("base_max")
    cost = [0, *e.numbers("cost")]
    c.dexterity_cost = vec[i64](cost)
    c.switch_cost = sheet.charm("switcheroo").number("cost")
    c.exchange_cost = sheet.charm("exchange").number("cost")


def fill_grids(c: Components, sheet: Sheet) -> None:
    c.grid_ids = list(GRID_IDS)
    c.bonus_1a = grid(sheet, GRID_1A).number("colourless_bonus")
    c.exchange_1a = grid(sheet, GRID_1A).number("exchange_cost")
    c.special_2a = grid(sheet, GRID_2A).number("special_spaces")
    once = [1 if grid(sheet, GRID_2A).table("once_per_turn").flag(edition) else 0 for edition in ["en", "pl"]]
    c.once_per_turn_2a = vec[i64](once)
    rewards = grid(sheet, GRID_4A).tables("rewards", "reward")
    gain = [0] + [bundle(reward.kinds("gain")) for reward in rewards]
    points = [0] + [reward.number("points") for reward in rewards]
    c.reward_gain = vec[i64](gain)
    c.reward_points = vec[i64](points)
    surcharge = [0] + [grid(sheet, GRID_2B).table("surcharge").number(levels) for levels in ["1", "2"]]
    c.surcharge = vec[i64](surcharge)
    c.extra_types_4b = grid(sheet, GRID_4B).number("extra_types")


def fill_reconstructed(c: Components, sheet: Sheet) -> None:
    """The entries to mark on the table. A reward marks its grid."""
    found: set[str] = set()
    for row in provenance(sheet.data):
        if row.source != "rulebook":
            found.add(row.entry.split()[0])
    c.reconstructed = frozenset(found)


def temple_number(e: Entry) -> int:
    return TEMPLE_IDS.index(e.text("id"))


def card_number(e: Entry) -> int:
    """The card of a wilderness entry."""
    return FIRST_WILDERNESS - 1 + e.number("number")


def set_of_boxes(side: Entry) -> int:
    """The closed boxes of one side of a temple, as bits."""
    boxes = 0
    for box in side.texts("closed"):
        boxes |= 1 << BOX_IDS.index(box)
    return boxes


def lattice_neighbours(sheet: Sheet) -> list[int]:
    """For each space the set of spaces a line leads to, as bits."""
    near = [0] * SPACES
    for edge in sheet.section("lattice").rows("edges"):
        near[edge[0] - 1] |= 1 << edge[1] - 1
        near[edge[1] - 1] |= 1 << edge[0] - 1
    return near


Fill: TypeAlias = Callable[[Components, Sheet], None]

FILLS: Final[list[Fill]] = [
    fill_pieces,
    fill_cards,
    fill_conversions,
    fill_upgrades,
    fill_ring,
    fill_arches,
    fill_boxes,
    fill_runes,
    fill_objectives,
    fill_lattice,
    fill_charms,
    fill_grids,
    fill_reconstructed,
]
