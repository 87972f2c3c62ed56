"""What is known of the box: facts of the rulebook, and the design of the reconstruction.

Data against a fact are refused; leaving the design only gives a warning. The sheet must fit its shapes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

from antechamber.core.sheet import Entry, Fact, Sheet
from antechamber.games.jaguar.components import (
    AMULET_IDS,
    CHARACTER_IDS,
    CHEST_IDS,
    CRYSTAL_IDS,
    ESCAPE_IDS,
    JAGUAR_IDS,
    MAP_IDS,
    OBJECTIVE_IDS,
    RITUAL_IDS,
    TAMING_IDS,
    TILE_IDS,
    TRAP_IDS,
)

FLOW: Final[list[Fact]] = [
    ("flow", "tile4_opens_round", 7, "tile #4 opens in round 7"),
    ("flow", "action_points", [4, 4, 4, 4, 4, 4, 5, 5], "there are 4 action points, and 5 in rounds 7 and 8"),
    ("flow", "solo_action_points", [5, 5, 5, 5, 5, 5, 6, 6], "solo has 5 action points, and 6 in rounds 7 and 8"),
    ("flow", "run_bonus", 3, "running gives 3 more steps"),
    ("flow", "solo_run_bonus", 1, "running gives 1 more step in solo"),
    ("flow", "heal_table", [0, 1, 4, 8, 12], "1, 2, 3 and 4 actions heal 1, 4, 8 and 12"),
    ("flow", "flood_distance", 2, "the Flood moves pawns 2 spaces"),
    ("flow", "flood_prevent_damage", 2, "the Flood is prevented by 2 health"),
    ("flow", "secret_door_max_distance", 4, "a Secret door spans 4 spaces at most"),
    ("flow", "glory_per_hit", {"2": 2, "3": 1, "4": 1}, "a hit gives 1 glory, 2 with 2 players"),
    ("flow", "solo_glory_per_jaguar_hit", 2, "hitting the Jaguar gives 2 glory"),
    ("flow", "solo_temple_hit_glory_loss", 1, "a trap of the Temple costs 1 glory"),
    ("flow", "solo_temple_hit_damage_if_no_glory", 2, "or 2 damage without glory"),
    ("flow", "solo_jaguar_damage", 6, "the Jaguar deals 6 damage"),
]

START: Final[list[Fact]] = [
    ("start 4p", "health", 22, "4 players start with 22 health"),
    ("start 3p", "health", 18, "3 players start with 18 health"),
    ("start 2p", "health", 15, "2 players start with 15 health"),
    *[(f"start {n}p", "curse", 5, "players start with 5 curses") for n in (2, 3, 4)],
    ("start 4p", "extra_amulet", "green", "4 players get a green amulet"),
    ("start 3p", "extra_amulet", "yellow", "3 players get a yellow amulet"),
    ("start 2p", "extra_amulet", "", "2 players get no amulet for their number"),
    ("start 4p", "hearts", 4, "there are 4 Heart shards with 4 players"),
    ("start 3p", "hearts", 3, "there are 3 Heart shards with 3 players"),
    ("start 2p", "hearts", 3, "there are 3 Heart shards with 2 players"),
    ("start 4p", "tile_side", "3x6", "4 players play on 3x6 spaces"),
    ("start 3p", "tile_side", "3x5", "3 players play on 3x5 spaces"),
    ("start 2p", "tile_side", "3x5", "2 players play on 3x5 spaces"),
]

TEMPLE: Final[list[Fact]] = [
    ("temple_setup", "bonus_dome", CRYSTAL_IDS, "4 different crystals lie on the bonus dome"),
    ("temple_setup", "glory_16_crystals", ["green", "blue"], "a green and a blue crystal lie on the 16 space"),
    ("temple_setup", "heart_slot_bonus", ["yellow", "purple", "", ""], "a yellow and a purple crystal lie with shards"),
    ("temple_setup", "map_dots", {"2": 3, "3": 3, "4": 4}, "there are 3 pieces with dots, 4 with 4 players"),
    ("temple_setup", "map_triangles", {"2": 3, "3": 3, "4": 4}, "there are 3 pieces with triangles, 4 with 4 players"),
    *[("crystal_setup 4p-tiles-1-3", colour, n, f"4 players need {n} {colour} crystals for tiles #1 to #3")
      for colour, n in zip(CRYSTAL_IDS, (8, 6, 7, 9), strict=True)],
    *[("crystal_setup 4p-tile-4", colour, 4, f"4 players need 4 {colour} ones for tile #4") for colour in CRYSTAL_IDS],
]  # fmt: skip

SOLO: Final[list[Fact]] = [
    (f"solo_level level-{level}", key, value, f"solo level {level} has {key} {value}")
    for level, values in ((1, (15, 6, 8, 1)), (2, (12, 7, 7, 2)), (3, (10, 7, 6, 3)))
    for key, value in zip(("health", "curse", "jaguar_start_steps", "objectives_needed"), values, strict=True)
] + [("solo_rating", "thresholds", [200, 250], "the ratings begin at 200 and 250 points")]

TRAPS: Final[list[Fact]] = [
    ("trap gas", "damage", 1, "the gas deals 1 damage"),
    ("trap gas", "curse", 2, "the gas gives 2 curses"),
    ("trap gas", "tokens", ["floor_blue", "floor_yellow", "floor_red"], "floors are blue, yellow or red"),
    ("trap darts", "damage", 3, "darts deal 3 damage"),
    ("trap darts", "curse", 1, "darts give 1 curse"),
    ("trap darts", "tokens", ["wall_blue", "wall_red", "wall_yellow"], "walls are blue, red or yellow"),
    ("trap guards", "damage", 4, "guards deal 4 damage"),
    ("trap guards", "curse", 0, "guards give no curse"),
    ("trap guards", "tokens", ["claw_gold", "claw_silver", "claw_bronze"], "claws are gold, silver or bronze"),
    ("trap earthquake", "damage", 4, "the earthquake deals 4 damage"),
    ("trap earthquake", "curse", 0, "the earthquake gives no curse"),
    ("trap earthquake", "tokens", ["column_1", "column_2", "column_3"], "each tile has 3 columns"),
    ("trap secret_door", "position", 5, "the Secret door is the 5th trap"),
    ("trap flood", "position", 6, "the Flood is the 6th trap"),
]

POINTS: Final[list[Fact]] = [
    ("crystal blue", "majority_sole", 18, "most blue crystals are worth 18"),
    ("crystal blue", "majority_tied", 9, "as many blue crystals are worth 9"),
    ("ritual_values", "minor_honor", 10, "a Minor ritual is worth 10"),
    ("ritual_values", "major_honor", 0, "a Major ritual has no points of its own"),
    *[(f"objective {name}", key, value, f"the Objective {name} counts {base} and {each} for each")
      for name, base, each in zip(OBJECTIVE_IDS, (0, 4, 4, 4, 0, 24, 8, 4), (1, 2, 4, 2, 4, -3, 1, 4), strict=True)
      for key, value in (("base", base), ("each", each))],
    ("objective levels", "solo_target", 20, "the solo target for levels is 20"),
]  # fmt: skip

ALL_LABELS: Final = {
    "trap": TRAP_IDS, "amulet": AMULET_IDS, "character": CHARACTER_IDS, "objective": OBJECTIVE_IDS,
    "ritual": RITUAL_IDS, "chest": CHEST_IDS, "map_piece": MAP_IDS, "escape_reward": ESCAPE_IDS,
    "jaguar_token": JAGUAR_IDS,
    "taming_token": TAMING_IDS, "tile": [f"{tile}-{side}" for side in ("3x5", "3x6") for tile in TILE_IDS],
    "start": ["4p", "3p", "2p"], "solo_level": ["level-1", "level-2", "level-3"], "crystal": CRYSTAL_IDS,
    "glory_checkpoint": ["checkpoint-1", "checkpoint-2", "checkpoint-3"],
    "health_section": [f"row-{n}" for n in range(1, 8)],
    "crystal_setup": [f"{n}p-{area}" for n in (2, 3, 4) for area in ("tiles-1-3", "tile-4")],
}  # fmt: skip


def check_flow(sheet: Sheet) -> None:
    sheet.expect(FLOW)


def check_start(sheet: Sheet) -> None:
    sheet.expect([*START, *TEMPLE])


def check_solo(sheet: Sheet) -> None:
    """The levels, and that a token starts on the track; the piles have the stated tokens."""
    sheet.expect(SOLO)
    values = sheet.section("glory_track").numbers("values")
    for e in sheet.entries("solo_level"):
        start = e.number("glory_start_value")
        e.require(start in values, f"glory_start_value {start} is no value of the Glory track")
    tokens = sheet.entries("jaguar_token")
    first = sorted((e.number("steps"), e.flag("walls")) for e in tokens if e.flag("start_pile"))
    last = sorted((e.number("steps"), e.flag("walls")) for e in tokens if e.flag("final_pile"))
    sheet.require("jaguar_token", first == [(n, False) for n in (2, 3, 4, 5)], "the first pile has 2, 3, 4 and 5 steps")
    fact = "the last pile has 2, 2 with walls, 3 and 4 steps"
    sheet.require("jaguar_token", last == [(2, False), (2, True), (3, False), (4, False)], fact)


def check_traps(sheet: Sheet) -> None:
    sheet.expect(TRAPS)


def check_points(sheet: Sheet) -> None:
    """The tracks as far as they are stated, and what Objectives count."""
    sheet.expect(POINTS)
    e = sheet.section("glory_track")
    values = e.numbers("values")
    e.require(values == sorted(set(values)) and values[0] == 0, "the values must rise from 0")
    e.require({3, 16} <= set(values) and values[-1] == 71, "the track has a 3, a 16, and ends at 71")
    e.expect("beyond", 5, "each step beyond the track is worth 5")
    steps = [c.number("step") for c in sheet.entries("glory_checkpoint")]
    rising = steps == sorted(set(steps)) and steps[-1] < len(values) and values[steps[0]] == 16
    sheet.require("glory_checkpoint", rising, "the checkpoints follow each other, the first on the 16 space")
    rows = sheet.entries("health_section")
    bounds = [(r.number("from"), r.number("to")) for r in rows]
    joined = bounds[0][0] == 0 and bounds[-1][1] == sheet.section("health_track").number("max")
    joined = joined and all(low[1] + 1 == high[0] for low, high in pairwise(bounds))
    sheet.require("health_section", joined, "the rows must cover the track without gaps")


def check_tokens(sheet: Sheet) -> None:
    """Every token of the box is there once, and shows what it can."""
    for name, labels in ALL_LABELS.items():
        sheet.expect_labels(name, labels)
    for e in sheet.entries("ritual"):
        size = 2 if e.text("kind") == "minor" else 3
        e.require(len(e.texts("crystals")) == size, f"a {e.text('kind')} ritual needs {size} crystals")
        e.require(e.text("id").startswith("m" if size == 2 else "M"), "Minor rituals are m01 and on, Major ones M01")
    for e in sheet.entries("chest"):
        e.require(len(set(e.texts("amulets"))) == 3, "a chest has 3 different amulets")
    for e in sheet.entries("map_piece"):
        e.require(e.text("id").startswith(e.text("type")[0]), "pieces with dots are d1a and on, with triangles t1a")
    basic = [e.text("id") for e in sheet.entries("amulet") if e.flag("basic")]
    sheet.require("amulet", basic == ["red", "black", "green"], "the Basic game has red, black and green amulets")
    axes = sheet.section("map_axis")
    axes.require(axes.text("dots") != axes.text("triangles"), "one kind of map piece names columns, the other rows")
    for side, rows in (("3x5", 5), ("3x6", 6)):
        bands = sheet.section("map_rows").table(side)
        found = sorted(y for n in "123" for y in bands.numbers(n))
        bands.require(found == list(range(1, rows + 1)), f"the bands must share out the rows 1 to {rows}")


def check_characters(sheet: Sheet) -> None:
    """Each has its own amulet, and may take an extra activator on level 2."""
    starts = [e.text("start_amulet") for e in sheet.entries("character")]
    sheet.require("character", len(set(starts)) == len(starts), "characters start with different amulets")
    abilities = [sheet.find(f"character {name}").text("level3") for name in CHARACTER_IDS]
    sheet.require("character", abilities == ["jump", "shield", "hunt", "wave"], "abilities are told by name")
    for e in sheet.entries("character"):
        e.require(["extra_activator"] in e.items("level2"), "every level 2 offers the extra activator")


def check_tiles(sheet: Sheet) -> None:
    """The board can be filled: pedestals, squares, diamonds, and closed edges."""
    for e in sheet.entries("tile"):
        e.expect("rows", int(e.text("side")[2:]))
        e.require(e.text("id") == f"{e.text('tile')}-{e.text('side')}", "a tile is called by its letter and side")
        edges = "".join([e.texts("h_walls")[0], e.texts("h_walls")[-1]])
        e.require("." not in edges, "the upper and lower edges are walls all along")
    for players in (2, 3, 4):
        check_crystals(sheet, players)


def check_crystals(sheet: Sheet, players: int) -> None:
    """As many crystals and amulets as places, wherever a tile lies."""
    side = "3x6" if players == 4 else "3x5"
    tiles = [sheet.find(f"tile {tile}-{side}") for tile in TILE_IDS]
    empty = "3" if players == 2 else ""
    inner = {e.name: pedestals(e, empty) for e in tiles}
    heap = [sheet.find(f"crystal_setup {players}p-{area}") for area in ("tiles-1-3", "tile-4")]
    sizes = [sum(h.number(colour) for colour in CRYSTAL_IDS) for h in heap]
    for e in tiles:
        others = sum(n for name, n in inner.items() if name != e.name)
        e.require(others == sizes[0], f"with {players} players the other tiles need {others} crystals, not {sizes[0]}")
        own = inner[e.name] + 2 * count(e, "pM")
        e.require(own == sizes[1], f"with {players} players it needs {own} crystals as tile #4, not {sizes[1]}")
    squares = sum(count(e, "S") for e in tiles)
    amulets = sheet.section("temple_setup").table("basic_square_amulets").table(str(players))
    amulets.require(amulets.number("red") + amulets.number("black") == squares, f"the board has {squares} squares")


def count(e: Entry, symbol: str) -> int:
    return sum(1 for row in e.items("symbols") if isinstance(row, list) for one in row if one == symbol)


def pedestals(e: Entry, without: str) -> int:
    return sum(count(e, symbol) for symbol in ("p", "b", "3", "pM") if symbol != without)


CHECKS: Final[list[tuple[tuple[str, ...], Callable[[Sheet], None]]]] = [
    (("JAG-ACT-01", "JAG-HEAL-01"), check_flow),
    (("JAG-SETUP-05", "JAG-SETUP-13", "JAG-SETUP-14"), check_start),
    (("JAG-S-SETUP-01", "JAG-S-SETUP-04"), check_solo),
    (("JAG-HIT-02",), check_traps),
    (("JAG-OBJ-03", "JAG-GLORY-01"), check_points),
    (("JAG-COMP-01", "JAG-HEART-03"), check_tokens),
    (("JAG-F-LVL-04",), check_characters),
    (("JAG-BOARD-01", "JAG-BOARD-11"), check_tiles),
]


# ---------------------------------------------------------------- the design of the reconstruction


def design_chests(sheet: Sheet) -> list[str]:
    chests = [e.texts("amulets") for e in sheet.entries("chest")]
    colours = Counter(amulet for amulets in chests for amulet in amulets)
    pairs = Counter(frozenset(pair) for amulets in chests for pair in combinations(amulets, 2))
    if set(colours.values()) != {5} or set(pairs.values()) != {2}:
        return ["chest: each colour is meant to occur 5 times, each pair twice"]
    return []


def design_rituals(sheet: Sheet) -> list[str]:
    colours = Counter(colour for e in sheet.entries("ritual") for colour in e.texts("crystals"))
    return [] if len(set(colours.values())) == 1 else ["ritual: the four colours are not needed equally often"]


def design_tiles(sheet: Sheet) -> list[str]:
    """Floors in equal numbers, one tile with two walls on its left, no statue on a wall."""
    found: list[str] = []
    for side in ("3x5", "3x6"):
        tiles = [sheet.find(f"tile {tile}-{side}") for tile in TILE_IDS]
        edges = sorted(sum(row[0] != "." for row in e.texts("v_walls")) for e in tiles)
        if edges != [0, 1, 1, 2]:
            found.append(f"tile: on the side {side} one tile is meant to have two walls on its left, two of them one")
        for e in tiles:
            if set(Counter("".join(e.texts("floor"))).values()) != {e.number("rows")}:
                found.append(f"{e.name}: the three floors are meant to be equally many")
            walls, statues = e.texts("v_walls"), e.texts("v_guards")
            clash = any(statues[y][i] != "." != walls[y][i + 1] for y in range(len(walls)) for i in range(2))
            walls, statues = e.texts("h_walls"), e.texts("h_guards")
            clash = clash or any(statues[y][i] != "." != walls[y + 1][i] for y in range(len(statues)) for i in range(3))
            if clash:
                found.append(f"{e.name}: a statue stands on a wall")
    return found


def design_health(sheet: Sheet) -> list[str]:
    rows = sheet.entries("health_section")
    better = all(a.number("health_points") < b.number("health_points") for a, b in pairwise(rows))
    worse = all(a.number("curse_points", -99, 99) > b.number("curse_points", -99, 99) for a, b in pairwise(rows))
    return [] if better and worse else ["health_section: each row is meant to be worth more than the one before"]


DESIGN: Final[list[Callable[[Sheet], list[str]]]] = [design_chests, design_rituals, design_tiles, design_health]
