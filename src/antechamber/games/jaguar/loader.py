"""Reading the component data: first the shape of every table, then the facts of the box, then the tables of the rules.

The caller parses the file; nothing here opens one.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.shapes import (
    COUNT,
    COUNTS,
    FLAG,
    SOURCED,
    TEXT,
    Field,
    Shape,
    Variants,
    by_id,
    each,
    exactly,
    fit_sheet,
    numbers,
    table,
    whole,
    word,
    words,
)
from antechamber.core.sheet import Entry, Provenance, Sheet, without_schema
from antechamber.core.tools import flat
from antechamber.games.jaguar.checks import CHECKS, DESIGN
from antechamber.games.jaguar.components import (
    A_CRYSTAL,
    ACTIVATOR,
    AMULET_IDS,
    AN_AMULET,
    CHARACTER_IDS,
    CHEST_IDS,
    CLAWS,
    CRYSTAL_IDS,
    ESCAPE_IDS,
    FLOORS,
    GLORY,
    HARMING,
    HEALTH,
    JAGUAR_IDS,
    LESS_CURSE,
    MAP_IDS,
    MOST_ROWS,
    NONE,
    OBJECTIVE_IDS,
    RITUAL_IDS,
    SYMBOL_IDS,
    TAMING_IDS,
    TAMING_REWARDS,
    TILE_COLUMNS,
    TILE_IDS,
    TOKEN_IDS,
    TRAP_IDS,
    WALLS,
    Components,
    Tile,
    kind_of,
    part_of,
    what_of,
)

FILE: Final = "components.toml"
PLAYERS: Final = ["2", "3", "4"]
SIDES: Final = ["3x5", "3x6"]
AREAS: Final = ["tiles_1_3", "tile_4"]
ABILITIES: Final = ["jump", "shield", "hunt", "wave"]
NOTHING: Final = ""


def read_components(data: dict[str, object], file: str = FILE) -> Components:
    """Read the parsed data file.

    Raises `DataError`, naming file, entry and reason, for a missing or unknown key, a wrong type, a value out of
    range, and for anything that contradicts the rulebook.
    """
    sheet = Sheet(file, without_schema(FILE, data), KEYS)
    fit_sheet(sheet, SECTIONS, LISTS)
    for _, check in CHECKS:
        check(sheet)
    c = Components()
    fill_flow(c, sheet)
    fill_setup(c, sheet)
    fill_solo(c, sheet)
    fill_scoring(c, sheet)
    fill_tokens(c, sheet)
    fill_solo_tokens(c, sheet)
    c.tiles = [tile_of(sheet.find(f"tile {tile}-{side}")) for side in SIDES for tile in TILE_IDS]
    c.reconstructed = frozenset([row.entry for row in provenance(data) if row.source != "rulebook"])
    return c


def design_warnings(data: dict[str, object]) -> list[str]:
    """Say where data that `read_components` accepts leave the design of the reconstruction. An owner may."""
    sheet = Sheet(FILE, without_schema(FILE, data), KEYS)
    return [warning for design in DESIGN for warning in design(sheet)]


def provenance(data: dict[str, object]) -> list[Provenance]:
    """One row for every entry that names its source, in a fixed order."""
    sheet = Sheet(FILE, without_schema(FILE, data), KEYS)
    found = [sheet.section(name).origin(name, name) for name in SECTIONS]
    for name in LISTS:
        for e, label in zip(sheet.entries(name), sheet.labels(name), strict=True):
            found.append(e.origin(name, label))
    return sheet.noted(found)


# ---------------------------------------------------------------- shapes: keys, types and ranges


def maybe(allowed: list[str]) -> Field:
    """A text out of a few, or an empty one for nothing."""

    def field(e: Entry, key: str) -> None:
        if e.value(key) != NOTHING:
            e.word(key, allowed)

    return field


def each_maybe(allowed: list[str]) -> Field:
    """Texts out of a few, some of which may be empty."""
    return words([*allowed, NOTHING])


def rows_of(width: int, letters: str, more: int) -> Field:
    """A text for each row, or one more or fewer, of so many letters."""

    def field(e: Entry, key: str) -> None:
        found = e.texts(key)
        e.require(len(found) == e.number("rows") + more, f"{key} must have {e.number('rows') + more} rows")
        for row in found:
            e.require(
                len(row) == width and not row.strip(letters),
                f"{key}: each row must have {width} letters out of {letters}, but one is {row!r}",
            )

    return field


def symbols(e: Entry, key: str) -> None:
    rows = lists_of(e, key)
    e.require(len(rows) == e.number("rows"), f"{key} must have {e.number('rows')} rows")
    for row in rows:
        known = len(row) == TILE_COLUMNS and all(symbol in SYMBOL_IDS for symbol in row)
        e.require(known, f"{key}: each row must have {TILE_COLUMNS} out of {', '.join(SYMBOL_IDS)}")


def lists_of(e: Entry, key: str) -> list[list[str]]:
    """A list of lists of texts."""
    found: list[list[str]] = []
    for item in e.items(key):
        found.append(Entry(e.file, e.name, {key: item}).texts(key))
    return found


def rewards(e: Entry, key: str) -> None:
    ways = alternatives(e, key)
    beginnings = {(kind_of(way[0]), what_of(way[0])) for way in ways}
    e.require(len(beginnings) == len(ways), f"{key}: each choice must begin with something else")


def bonus(e: Entry, key: str) -> None:
    for text in e.texts(key):
        if text != "shield_token":
            read_part(e, text)


def reward(e: Entry, key: str) -> None:
    read_part(e, e.text(key))


SETS: Final[Shape] = dict.fromkeys(PLAYERS, whole(0, 20))
REDS_AND_BLACKS: Final[Shape] = dict.fromkeys(PLAYERS, table(each(COUNT, "red black")))
BANDS: Final[Shape] = {side: table(dict.fromkeys(["1", "2", "3"], numbers(1, MOST_ROWS))) for side in SIDES}
ANY_NUMBER: Final[Field] = whole(-99, 99)

SECTIONS: Final[dict[str, Shape]] = {
    "meta": {
        **each(TEXT, "title publisher"),
        "slug": exactly("jaguar"),
        "players_min": exactly(1),
        "players_max": exactly(4),
        **SOURCED,
    },
    "flow": {
        "rounds": exactly(8),
        "order_track_spaces": exactly(6),
        "tile4_opens_round": whole(1, 8),
        **each(numbers(1, 20), "action_points solo_action_points"),
        "heal_table": COUNTS,
        "glory_per_hit": table(SETS),
        **each(COUNT, "run_bonus solo_run_bonus flood_distance flood_prevent_damage secret_door_max_distance"),
        **each(COUNT, "solo_glory_per_jaguar_hit solo_temple_hit_glory_loss solo_temple_hit_damage_if_no_glory"),
        "solo_jaguar_damage": COUNT,
        **SOURCED,
    },
    "limits": {
        "green_amulet_per_turn": COUNT,
        "yellow_amulet_per_trap": whole(0, 9),
        "objective_markers_per_player": exactly(3),
        **SOURCED,
    },
    "solo_rating": {"thresholds": COUNTS, "labels": exactly(["well_done", "amazing", "speechless"]), **SOURCED},
    "temple_setup": {
        "bonus_dome": words(CRYSTAL_IDS),
        "glory_16_crystals": words(CRYSTAL_IDS),
        "heart_slot_bonus": each_maybe(CRYSTAL_IDS),
        "objectives_in_play": exactly(3),
        "map_dots": table(SETS),
        "map_triangles": table(SETS),
        "basic_square_amulets": table(REDS_AND_BLACKS),
        **SOURCED,
    },
    "heart": {**each(COUNT, "honor_each count"), **SOURCED},
    "glory_track": {"values": COUNTS, "beyond": COUNT, **SOURCED},
    "health_track": {"min": exactly(0), "max": whole(1, 99), **SOURCED},
    "ritual_values": {
        "minor_crystals": exactly(2),
        "major_crystals": exactly(3),
        **each(COUNT, "minor_honor major_honor"),
        "minor_reward": exactly(["level_up"]),
        "major_reward": exactly(["level_up", "objective_marker"]),
        **SOURCED,
    },
    "map_rows": {**BANDS, **SOURCED},
    "map_axis": {**each(word(["column", "row"]), "dots triangles"), **SOURCED},
}

HARMING_TRAP: Final[Shape] = {
    "name": TEXT, "harming": exactly(True), "tokens": words(TOKEN_IDS), **each(COUNT, "damage curse"), **SOURCED,
}  # fmt: skip
OTHER_TRAP: Final[Shape] = {
    "name": TEXT, "harming": exactly(False), "tokens": exactly([]), "position": COUNT, **SOURCED,
}  # fmt: skip
AMULET: Final[Shape] = {"basic": FLAG, "amount": whole(1, 9), "supply": COUNT, **SOURCED}

LISTS: Final[dict[str, Variants]] = {
    "start": by_id(
        ["4p", "3p", "2p"],
        {
            **each(COUNT, "players health curse hearts glory_start_step"),
            "extra_amulet": maybe(AMULET_IDS),
            "tile_side": word(SIDES),
            **SOURCED,
        },
    ),
    "solo_level": by_id(
        ["level-1", "level-2", "level-3"],
        {**each(COUNT, "level health curse glory_start_value jaguar_start_steps objectives_needed"), **SOURCED},
    ),
    "crystal_setup": by_id(
        [f"{n}p-{area.replace('_', '-')}" for n in PLAYERS for area in AREAS],
        {"players": whole(2, 4), "area": word(AREAS), **each(COUNT, "purple yellow blue green"), **SOURCED},
    ),
    "crystal": (
        "id",
        {
            "purple": {"scoring": exactly("table"), "table": COUNTS, "beyond": COUNT, "supply": COUNT, **SOURCED},
            "yellow": {"scoring": exactly("flat"), "each": COUNT, "supply": COUNT, **SOURCED},
            "blue": {
                "scoring": exactly("flat_plus_majority"),
                **each(COUNT, "each majority_sole majority_tied supply"),
                **SOURCED,
            },
            "green": {"scoring": exactly("flat"), "each": COUNT, "supply": COUNT, **SOURCED},
        },
    ),
    "glory_checkpoint": (
        "id",
        {
            "checkpoint-1": {
                "step": COUNT,
                "reward_full": exactly("level_up"),
                "reward_basic": exactly("amulet:green"),
                "first_two_players_take": exactly("glory_16_crystals"),
                **SOURCED,
            },
            "checkpoint-2": {"step": COUNT, "reward": exactly("objective_marker"), **SOURCED},
            "checkpoint-3": {"step": COUNT, "reward": exactly("bonus_dome_crystal"), **SOURCED},
        },
    ),
    "health_section": by_id(
        [f"row-{n}" for n in range(1, 8)],
        {**each(COUNT, "from to health_points escape_steps"), "curse_points": ANY_NUMBER, **SOURCED},
    ),
    "trap": (
        "id",
        {
            "gas": {**HARMING_TRAP, "choice": exactly("")},
            "darts": {**HARMING_TRAP, "choice": exactly("")},
            "guards": {**HARMING_TRAP, "choice": exactly("discard_crystal_or_damage")},
            "earthquake": {**HARMING_TRAP, "choice": exactly("lose_action_or_damage")},
            "secret_door": OTHER_TRAP,
            "flood": OTHER_TRAP,
        },
    ),
    "amulet": (
        "id",
        {
            "red": {"effect": exactly("heal"), **AMULET},
            "black": {"effect": exactly("remove_curse"), **AMULET},
            "green": {"effect": exactly("extra_action"), **AMULET},
            "yellow": {"effect": exactly("extra_glory_on_hit"), **AMULET},
            "blue": {"effect": exactly("ignore_or_steer_flood"), "steer": FLAG, **AMULET},
            "white": {"effect": exactly("pass_wall"), **AMULET},
        },
    ),
    "character": by_id(
        CHARACTER_IDS,
        {
            "start_amulet": word(AMULET_IDS),
            "start_amulet_source": TEXT,
            **each(rewards, "level1 level2"),
            "level3": word(ABILITIES),
            "level3_bonus": bonus,
            **SOURCED,
        },
    ),
    "objective": by_id(
        OBJECTIVE_IDS,
        {
            **each(COUNT, "base solo_target"),
            "per": TEXT,
            "each": ANY_NUMBER,
            "floor?": exactly(0),
            "basic": FLAG,
            **SOURCED,
        },
    ),
    "ritual": by_id(RITUAL_IDS, {"kind": word(["minor", "major"]), "crystals": words(CRYSTAL_IDS), **SOURCED}),
    "chest": by_id(CHEST_IDS, {"amulets": words(AMULET_IDS), **SOURCED}),
    "map_piece": by_id(MAP_IDS, {"type": word(["dots", "triangles"]), "value": whole(1, 3), **SOURCED}),
    "escape_reward": by_id(ESCAPE_IDS, {"reward": reward, **SOURCED}),
    "jaguar_token": by_id(JAGUAR_IDS, {"steps": whole(1, 9), **each(FLAG, "walls start_pile final_pile"), **SOURCED}),
    "taming_token": by_id(TAMING_IDS, {"reward": word(TAMING_REWARDS), **SOURCED}),
    "tile": by_id(
        [f"{tile}-{side}" for side in SIDES for tile in TILE_IDS],
        {
            "tile": word(TILE_IDS),
            "side": word(SIDES),
            "rows": whole(5, MOST_ROWS),
            "floor": rows_of(TILE_COLUMNS, FLOORS, 0),
            "v_walls": rows_of(TILE_COLUMNS + 1, f".{WALLS}", 0),
            "h_walls": rows_of(TILE_COLUMNS, f".{WALLS}", 1),
            "v_guards": rows_of(TILE_COLUMNS - 1, f".{CLAWS}", 0),
            "h_guards": rows_of(TILE_COLUMNS, f".{CLAWS}", -1),
            "symbols": symbols,
            **SOURCED,
        },
    ),
}
KEYS: Final = dict.fromkeys(LISTS, "id")


# ---------------------------------------------------------------- filling the tables


def read_part(e: Entry, text: str) -> int:
    """A part of a reward: "amulet:red", "crystal:blue", "heal:2", "curse:-1", "glory:1" or "extra_activator"."""
    kind, _, what = text.partition(":")
    if text == "extra_activator":
        return int(part_of(ACTIVATOR, 0, 1))
    if kind == "amulet" and what in AMULET_IDS:
        return int(part_of(AN_AMULET, AMULET_IDS.index(what), 1))
    if kind == "crystal" and what in CRYSTAL_IDS:
        return int(part_of(A_CRYSTAL, CRYSTAL_IDS.index(what), 1))
    sign = {"heal": "", "glory": "", "curse": "-"}.get(kind)
    amount = what.removeprefix("-")
    if sign is None or not amount.isdecimal() or what != sign + amount or not 0 < int(amount) < 10:
        raise e.refuse(f"{text!r} is no reward; one is like amulet:red, crystal:blue, heal:2, curse:-1 or glory:1")
    return int(part_of({"heal": HEALTH, "glory": GLORY, "curse": LESS_CURSE}[kind], 0, int(amount)))


def alternatives(e: Entry, key: str) -> list[list[int]]:
    """The rewards of a level among which one is chosen; "white|green" makes two of one."""
    found: list[list[int]] = []
    for texts in lists_of(e, key):
        ways: list[list[int]] = [[]]
        for text in texts:
            kind, _, what = text.partition(":")
            ones = [f"{kind}:{one}" for one in what.split("|")] if what else [text]
            ways = [[*way, read_part(e, one)] for one in ones for way in ways]
        found += ways
    return found


def numbered(name: str, allowed: list[str]) -> int:
    """The place of a name in a list; NONE for an empty one."""
    return allowed.index(name) if name else NONE


def by_players(e: Entry) -> list[int]:
    """A small table with a number for 2, 3 and 4 players; solo is as with 2."""
    found = [e.number(n) for n in PLAYERS]
    return [0, found[0], *found]


def fill_flow(c: Components, sheet: Sheet) -> None:
    e = sheet.section("flow")
    c.rounds = e.number("rounds")
    c.opening_round = e.number("tile4_opens_round")
    c.action_points = flat(e.numbers("action_points"))
    c.solo_action_points = flat(e.numbers("solo_action_points"))
    c.run_bonus = e.number("run_bonus")
    c.solo_run_bonus = e.number("solo_run_bonus")
    c.healing = flat(e.numbers("heal_table"))
    c.flood_distance = e.number("flood_distance")
    c.flood_cost = e.number("flood_prevent_damage")
    c.door_distance = e.number("secret_door_max_distance")
    c.glory_per_hit = flat(by_players(e.table("glory_per_hit")))
    c.jaguar_hit_glory = e.number("solo_glory_per_jaguar_hit")
    c.temple_glory_loss = e.number("solo_temple_hit_glory_loss")
    c.temple_damage = e.number("solo_temple_hit_damage_if_no_glory")
    c.jaguar_damage = e.number("solo_jaguar_damage")
    e = sheet.section("limits")
    c.greens_per_turn = e.number("green_amulet_per_turn")
    c.yellows_per_trap = e.number("yellow_amulet_per_trap")


def fill_setup(c: Components, sheet: Sheet) -> None:
    starts = [sheet.find(f"start {n}p") for n in ["2", "2", *PLAYERS]]  # none has no players; solo is as with 2
    c.start_health = flat([e.number("health") for e in starts])
    c.start_curse = flat([e.number("curse") for e in starts])
    c.start_amulet = flat([numbered(str(e.value("extra_amulet")), AMULET_IDS) for e in starts])
    c.hearts = flat([e.number("hearts") for e in starts])
    c.rows = flat([int(e.text("tile_side")[2:]) for e in starts])
    c.start_glory = flat([e.number("glory_start_step") for e in starts])
    heaps = [sheet.find(f"crystal_setup {n}p-{area.replace('_', '-')}") for n in ["2", "2", *PLAYERS] for area in AREAS]
    c.crystals = flat([e.number(colour) for e in heaps for colour in CRYSTAL_IDS])
    e = sheet.section("temple_setup")
    c.maps_each = flat(by_players(e.table("map_dots")))
    squares = [e.table("basic_square_amulets").table(n) for n in ["2", "2", *PLAYERS]]
    c.square_reds = flat([one.number("red") for one in squares])
    c.square_blacks = flat([one.number("black") for one in squares])
    c.dome = sum([1 << CRYSTAL_IDS.index(colour) for colour in e.texts("bonus_dome")])
    c.checkpoint_crystals = sum([1 << CRYSTAL_IDS.index(colour) for colour in e.texts("glory_16_crystals")])
    c.heart_crystal = flat([numbered(colour, CRYSTAL_IDS) for colour in e.texts("heart_slot_bonus")])


def fill_solo(c: Components, sheet: Sheet) -> None:
    levels = [sheet.find(f"solo_level level-{n}") for n in (1, 1, 2, 3)]  # there is no level 0
    values = sheet.section("glory_track").numbers("values")
    c.solo_health = flat([e.number("health") for e in levels])
    c.solo_curse = flat([e.number("curse") for e in levels])
    c.solo_glory = flat([values.index(e.number("glory_start_value")) for e in levels])
    c.jaguar_steps = flat([e.number("jaguar_start_steps") for e in levels])
    c.goals = flat([e.number("objectives_needed") for e in levels])
    c.ratings = flat(sheet.section("solo_rating").numbers("thresholds"))


def fill_scoring(c: Components, sheet: Sheet) -> None:
    e = sheet.find("crystal purple")
    c.purple = flat(e.numbers("table"))
    c.purple_beyond = e.number("beyond")
    c.each = flat([0, *[sheet.find(f"crystal {colour}").number("each") for colour in CRYSTAL_IDS[1:]]])
    e = sheet.find("crystal blue")
    c.majority = e.number("majority_sole")
    c.majority_tied = e.number("majority_tied")
    c.heart_honor = sheet.section("heart").number("honor_each")
    e = sheet.section("glory_track")
    c.glory_values = flat(e.numbers("values"))
    c.glory_beyond = e.number("beyond")
    c.checkpoint = flat([sheet.find(f"glory_checkpoint checkpoint-{n}").number("step") for n in (1, 2, 3)])
    c.most_health = sheet.section("health_track").number("max")
    rows = [sheet.find(f"health_section row-{n}") for n in range(1, 8)]
    values = [e for e in rows for _ in range(e.number("from"), e.number("to") + 1)]
    c.health_points = flat([e.number("health_points") for e in values])
    c.curse_points = flat([e.number("curse_points", -99, 99) for e in values])
    c.escape_steps = flat([e.number("escape_steps") for e in values])
    c.minor_honor = sheet.section("ritual_values").number("minor_honor")
    objectives = [sheet.find(f"objective {name}") for name in OBJECTIVE_IDS]
    c.objective_base = flat([e.number("base") for e in objectives])
    c.objective_each = flat([e.number("each", -99, 99) for e in objectives])
    c.objective_target = flat([e.number("solo_target") for e in objectives])


def fill_tokens(c: Components, sheet: Sheet) -> None:
    harming = [sheet.find(f"trap {name}") for name in TRAP_IDS[:HARMING]]
    c.damage = flat([e.number("damage") for e in harming])
    c.curse = flat([e.number("curse") for e in harming])
    c.heal_of_red = sheet.find("amulet red").number("amount")
    c.curse_of_black = sheet.find("amulet black").number("amount")
    c.extra_glory = sheet.find("amulet yellow").number("amount")
    c.blue_steers = sheet.find("amulet blue").flag("steer")
    characters = [sheet.find(f"character {name}") for name in CHARACTER_IDS]
    c.own_amulet = flat([AMULET_IDS.index(e.text("start_amulet")) for e in characters])
    c.rewards = []
    for e in characters:
        parts = [read_part(e, text) for text in e.texts("level3_bonus") if text != "shield_token"]
        c.rewards += [alternatives(e, "level1"), alternatives(e, "level2"), [parts]]
    rituals = [sheet.find(f"ritual {name}").texts("crystals") for name in RITUAL_IDS]
    c.needs = flat([crystals.count(colour) for crystals in rituals for colour in CRYSTAL_IDS])
    chests = [sheet.find(f"chest {name}").texts("amulets") for name in CHEST_IDS]
    c.chest = flat([AMULET_IDS.index(amulet) for amulets in chests for amulet in amulets])
    c.map_value = flat([sheet.find(f"map_piece {name}").number("value") for name in MAP_IDS])
    c.dots_are_columns = sheet.section("map_axis").text("dots") == "column"
    c.band = flat([band_of(sheet.section("map_rows"), rows, y) for rows in range(7) for y in range(MOST_ROWS)])


def band_of(e: Entry, rows: int, y: int) -> int:
    """The band of a row, from 1 on; 0 if a board has no such row."""
    side = f"3x{rows}"
    bands = [n for n in (1, 2, 3) if side in SIDES and y + 1 in e.table(side).numbers(str(n))]
    return bands[0] if bands else 0


def fill_solo_tokens(c: Components, sheet: Sheet) -> None:
    rows = [sheet.find(f"escape_reward {name}") for name in ESCAPE_IDS]
    c.escape_reward = flat([read_part(e, e.text("reward")) for e in rows])
    tokens = [sheet.find(f"jaguar_token {name}") for name in JAGUAR_IDS]
    c.steps = flat([e.number("steps") for e in tokens])
    c.through_walls = sum([1 << i for i, e in enumerate(tokens) if e.flag("walls")])
    c.start_pile = sum([1 << i for i, e in enumerate(tokens) if e.flag("start_pile")])
    c.final_pile = sum([1 << i for i, e in enumerate(tokens) if e.flag("final_pile")])
    c.taming = flat([TAMING_REWARDS.index(sheet.find(f"taming_token {name}").text("reward")) for name in TAMING_IDS])


def tile_of(e: Entry) -> Tile:
    return Tile(
        e.texts("floor"),
        e.texts("v_walls"),
        e.texts("h_walls"),
        e.texts("v_guards"),
        e.texts("h_guards"),
        lists_of(e, "symbols"),
    )
