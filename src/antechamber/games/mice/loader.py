"""Reading the component data: first the shape of every table, then the facts of the box, then the tables of the rules.

The caller parses the file; nothing here opens one.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from antechamber.core.bits import bit
from antechamber.core.errors import DataError
from antechamber.core.shapes import (
    COUNT,
    COUNTS,
    FLAG,
    SOURCED,
    TEXT,
    Shape,
    Variants,
    by_id,
    each,
    exactly,
    fit_sheet,
    table,
    whole,
    word,
)
from antechamber.core.sheet import Entry, Provenance, Sheet, without_schema
from antechamber.core.tools import flat
from antechamber.games.mice.checks import CHECKS, DESIGN
from antechamber.games.mice.components import (
    ANY,
    ASSISTANT_IDS,
    ASSISTANTS,
    BORROW_ASSISTANT,
    CAMPED,
    CARD_IDS,
    CHAMBER_IDS,
    CHEST_IDS,
    CHEST_USED,
    CHOOSE,
    CONDITION_IDS,
    CONDITIONS,
    END,
    ENTRANCE_IDS,
    EXCHANGED,
    FACTION_IDS,
    FLIP_CHEST,
    GAIN,
    GAIN_LOW,
    GAIN_PER,
    GLORY,
    HIRE,
    JUMP,
    KIND_IDS,
    MOD,
    MOD_IDS,
    MOST_SPOTS,
    MOVE_PAW,
    NEUTRAL,
    NONE,
    ONE_TIME,
    OPEN,
    PASSIVE,
    PLACE_PAW,
    PORTAL,
    RESOURCES,
    SWAP_ASSISTANT,
    TAKE_CHEST,
    TRACKS,
    TRIGGER,
    Components,
    Crypt,
    amount,
)
from antechamber.games.mice.language import ITEM_KEYS, Program, items, read_effect, some_items

FILE: Final = "components.toml"
KEYS: Final = {
    "factions": "id", "entrances": "id", "chests": "id", "chambers": "id", "assistants": "id", "lost_icons": "id",
}  # fmt: skip
BACKS: Final = ["green", "blue"]
MOVING: Final = (MOVE_PAW, PLACE_PAW, TRIGGER)
SHIFTING: Final = (*MOVING, OPEN, HIRE, PORTAL, SWAP_ASSISTANT, BORROW_ASSISTANT, TAKE_CHEST, FLIP_CHEST)
BY_CHEST: Final = (*range(GLORY), CAMPED, CHEST_USED, EXCHANGED)  # what a chest brings about that shifts nothing


def read_components(data: dict[str, object], file: str = FILE) -> Components:
    """Read the parsed data file.

    Raises `DataError`, naming file, entry and reason, for a missing or unknown key, a wrong type, a value out of
    range, and for anything that contradicts the rulebook.
    """
    sheet = sheet_of(data, file)
    fit_sheet(sheet, SECTIONS, LISTS)
    for _, check in CHECKS:
        check(sheet)
    c = Components()
    fill_numbers(c, sheet)
    fill_crypt(c.two, sheet, 2)
    fill_crypt(c.three, sheet, 3)
    fill_faces(c, sheet)
    fill_programs(c, sheet)
    fill_assistants(c, sheet)
    c.reconstructed = frozenset([row.entry for row in provenance(data) if row.source not in ("rulebook", "public")])
    return c


def sheet_of(data: dict[str, object], file: str = FILE) -> Sheet:
    """The tables of the file, with its lists of one-line entries as lists of tables."""
    tables = without_schema(file, data)
    for name in KEYS:
        value = tables.get(name)
        if not isinstance(value, dict):
            continue
        if name == "lost_icons":
            tables[name] = [{"id": key, **line} if isinstance(line, dict) else line for key, line in value.items()]
        elif list(value) != ["list"]:
            raise DataError(file, name, f'this must have one key "list", but has {", ".join(value)}')
        else:
            tables[name] = value["list"]
    return Sheet(file, tables, KEYS)


def design_warnings(data: dict[str, object]) -> list[str]:
    """Say where data that `read_components` accepts leave the design of the reconstruction. An owner may."""
    sheet = sheet_of(data)
    return [warning for design in DESIGN for warning in design(sheet)]


def provenance(data: dict[str, object]) -> list[Provenance]:
    """One row for every entry that names its source, in a fixed order."""
    sheet = sheet_of(data)
    found = [sheet.section(name).origin(name, name) for name in SECTIONS if name != "players"]
    for n in ("2", "3"):
        found.append(sheet.section("players").table(n).origin("players", n))
    for name in LISTS:
        for e, label in zip(sheet.entries(name), sheet.labels(name), strict=True):
            found.append(e.origin(name, label))
    return sheet.noted(found)


# ---------------------------------------------------------------- shapes: keys, types and ranges


def effect(e: Entry, key: str) -> None:
    read_effect(e, key)


def cost(e: Entry, key: str) -> None:
    some_items(e.table(key), ITEM_KEYS[:4])


def slots(e: Entry, key: str) -> None:
    for slot in e.tables(key, key):
        slot.number("slot", 0, 15)
        slot.word("side", ["left", "top", "right", "bottom"])
        slot.word("line", ["row", "col"])
        slot.number("index", 0, 3)
        slot.word("card", ENTRANCE_IDS)


def weights(e: Entry, key: str) -> None:
    for name, value in e.table(key).values.items():
        weight(e, name, value)


def weight(e: Entry, key: str, value: object) -> None:
    number = not isinstance(value, bool) and isinstance(value, int | float)
    e.require(number, f"{key} must be a number")


PLAYERS: Final[Shape] = {
    **each(COUNT, "factions_in_play rows columns spots entrances end_glory end_open_chambers hidden_passage_tokens"),
    "opposite_allowed": FLAG,
    **SOURCED,
}
FACE: Final[Shape] = {"name": TEXT, "back": word(BACKS), "cost": cost, "glory": whole(0, 14), "effect": effect}

SECTIONS: Final[dict[str, Shape]] = {
    "game": {
        **each(TEXT, "title designer publisher"),
        "slug": exactly("mice"),
        "year": whole(1900, 2100),
        "players_min": exactly(2),
        "players_max": exactly(3),
        **each(COUNT, "age_min minutes"),
        **SOURCED,
    },
    "counts": {
        **each(COUNT, "entrance_cards chamber_cards assistant_cards glory_tokens_10_20 chest_tokens player_sets"),
        **each(COUNT, "hidden_passage_tokens factions chambers_per_faction assistants_per_faction"),
        **SOURCED,
    },
    "player_set": {
        **each(COUNT, "boards food_tokens torch_tokens pickaxe_tokens glory_tokens gold_tokens paws ownership_tokens"),
        **SOURCED,
    },
    "start": {**each(whole(0, 9), "food torch pickaxe gold glory"), **SOURCED},
    "limits": {
        **each(COUNT, "resource_cap gold_cap camp_cards camp_cards_student chambers_owned row_size camp_discount"),
        "cards_discarded_at_setup": COUNT,
        **SOURCED,
    },
    "players": {"2": table(PLAYERS), "3": table(PLAYERS)},
    "end_game": {"assistant_row_exhausted_at": COUNT, **SOURCED},
    "scoring": {"set_table": COUNTS, "max_set": COUNT, **SOURCED},
    "geometry": {"slots_2p": slots, "slots_3p": slots, **SOURCED},
    "valuation": {
        **each(
            lambda e, key: weight(e, key, e.value(key)),
            "resource any gold glory chest chamber_uses visit_income extra_symbol card_tolerance faction_tolerance",
        ),
        **each(weights, "verbs uses"),
        **SOURCED,
    },
}

GAINED: Final[Shape] = {"gain": lambda e, key: some_items(e.table(key), ITEM_KEYS[:5]), **SOURCED}

LISTS: Final[dict[str, Variants]] = {
    "lost_icons": (
        "id",
        {
            **dict.fromkeys(
                ["visit_bonus", "passage_visit_bonus", "opposite_bonus_3p", "adjacent_trigger_bonus"], GAINED
            ),
            "hidden_passage_cost": {"pay": lambda e, key: some_items(e.table(key), ITEM_KEYS[3:5]), **SOURCED},
            "camp_discount_kind": {"kind": exactly("any_resource"), **SOURCED},
        },
    ),
    "factions": by_id(
        FACTION_IDS, {**each(TEXT, "name line identity"), **each(FLAG, "first_game first_game_3p"), **SOURCED}
    ),
    "entrances": by_id(
        ENTRANCE_IDS,
        {"faction?": word(FACTION_IDS), "effect": effect, "flipped?": effect, "text": TEXT, **SOURCED},
    ),
    "chests": by_id(CHEST_IDS, {"effect": effect, **SOURCED}),
    "chambers": by_id(CHAMBER_IDS, {"faction": word([*FACTION_IDS, "neutral"]), **FACE, "extra": FLAG, **SOURCED}),
    "assistants": by_id(
        ASSISTANT_IDS,
        {
            "faction": word([*FACTION_IDS, "neutral"]),
            **FACE,
            "kind": word(KIND_IDS),
            "on?": word(CONDITION_IDS),
            "limit?": exactly("turn"),
            **SOURCED,
        },
    ),
}


# ---------------------------------------------------------------- filling the tables


def fill_numbers(c: Components, sheet: Sheet) -> None:
    c.begin_with = flat([sheet.section("start").number(key) for key in ITEM_KEYS[:TRACKS]])
    limits = sheet.section("limits")
    c.camp_cards = limits.number("camp_cards")
    c.camp_discount = limits.number("camp_discount")
    c.short_row = sheet.section("end_game").number("assistant_row_exhausted_at")
    c.sets = flat([0, *sheet.section("scoring").numbers("set_table")])
    c.visit_bonus = items(sheet.find("lost_icons visit_bonus").table("gain"), ITEM_KEYS)
    c.passage_bonus = items(sheet.find("lost_icons passage_visit_bonus").table("gain"), ITEM_KEYS)
    c.opposite_bonus = items(sheet.find("lost_icons opposite_bonus_3p").table("gain"), ITEM_KEYS)
    c.adjacent_bonus = items(sheet.find("lost_icons adjacent_trigger_bonus").table("gain"), ITEM_KEYS)
    c.passage_price = items(sheet.find("lost_icons hidden_passage_cost").table("pay"), ITEM_KEYS)


def fill_crypt(c: Crypt, sheet: Sheet, players: int) -> None:
    """Lines, opposites and neighbours, from the list of slots."""
    e = sheet.section("players").table(str(players))
    c.rows = e.number("rows")
    c.columns = e.number("columns")
    c.spots = e.number("spots")
    c.slots = e.number("entrances")
    c.factions = e.number("factions_in_play")
    c.end_glory = e.number("end_glory")
    c.end_chambers = e.number("end_open_chambers")
    c.opposite_allowed = e.flag("opposite_allowed")
    found = sheet.section("geometry").tables(f"slots_{players}p", "slots")
    places = [(slot.text("line"), slot.number("index")) for slot in found]
    c.ascending = flat([ENTRANCE_IDS.index(slot.text("card")) for slot in found])
    c.line = flat([spots_of_line(c, line, index) for line, index in places])
    c.opposite = flat(
        [next(j for j, p in enumerate(places) if p == place and j != i) for i, place in enumerate(places)]
    )
    c.lines = flat(for_sets([int(c.line[i]) << (0 if line == "row" else 16) for i, (line, _) in enumerate(places)]))
    c.row_slots = sum([1 << i for i, (line, _) in enumerate(places) if line == "row"])
    c.every_spot = (1 << c.spots) - 1
    c.every_slot = (1 << c.slots) - 1
    c.facing = flat(for_sets([1 << int(slot) for slot in c.opposite]))
    c.near = flat([neighbours(c, spot) for spot in range(MOST_SPOTS)])
    key = "first_game" if players == 2 else "first_game_3p"
    c.first_game = sum([1 << f for f, name in enumerate(FACTION_IDS) if sheet.find(f"factions {name}").flag(key)])


def for_sets(of_slot: list[int]) -> list[int]:
    """What all slots of a set have together, for each set of the first eight slots, then of the last eight."""
    found = [0] * 512
    for half in range(2):
        for members in range(256):
            for i in range(8):
                if members >> i & 1 and half * 8 + i < len(of_slot):
                    found[half * 256 + members] |= of_slot[half * 8 + i]
    return found


def spots_of_line(c: Crypt, line: str, index: int) -> int:
    """The spots of a row or column, as bits. A row always has room for four spots in the numbering."""
    if line == "row":
        return sum([1 << index * 4 + column for column in range(c.columns)])
    return sum([1 << row * 4 + index for row in range(c.rows)])


def neighbours(c: Crypt, spot: int) -> int:
    row, column = divmod(spot, 4)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum([1 << r * 4 + s for r, s in around if 0 <= r < c.rows and 0 <= s < c.columns])


def cards(sheet: Sheet) -> list[Entry]:
    """Chambers and assistants, in the order of their numbers."""
    return [sheet.find(f"chambers {name}") for name in CHAMBER_IDS] + [
        sheet.find(f"assistants {name}") for name in ASSISTANT_IDS
    ]


def faction_of(e: Entry) -> int:
    if not e.has("faction"):
        return NONE
    return NEUTRAL if e.text("faction") == "neutral" else FACTION_IDS.index(e.text("faction"))


def fill_faces(c: Components, sheet: Sheet) -> None:
    faces = cards(sheet)
    c.cost = flat([items(e.table("cost"), ITEM_KEYS) for e in faces])
    c.glory = flat([e.number("glory") for e in faces])
    entrances = [sheet.find(f"entrances {name}") for name in ENTRANCE_IDS]
    c.faction = flat([faction_of(e) for e in [*faces, *entrances]])
    decks = [faces[: len(CHAMBER_IDS)], faces[len(CHAMBER_IDS) :]]
    c.backs = flat([which(deck, "back", back) for deck in decks for back in BACKS])
    c.of_faction = flat([which(deck, "faction", f) for deck in decks for f in [*FACTION_IDS, "neutral"]])
    c.extra = sum([1 << i for i, e in enumerate(decks[0]) if e.flag("extra")])
    chests = [str(sheet.find(f"chests {name}").value("effect")) for name in CHEST_IDS]
    c.alike = flat([chests.index(one) for one in chests])
    c.names = [e.text("name") for e in faces] + ENTRANCE_IDS + CHEST_IDS


def which(deck: list[Entry], key: str, value: str) -> int:
    """The cards of a deck with this value, as bits."""
    return sum([1 << i for i, e in enumerate(deck) if e.text(key) == value])


def fill_programs(c: Components, sheet: Sheet) -> None:
    """All programs one after another, and where each starts."""
    code: Program = []
    starts: list[int] = []
    faces = [*cards(sheet), *[sheet.find(f"entrances {name}") for name in ENTRANCE_IDS]]
    for e in [*faces, *[sheet.find(f"chests {name}") for name in CHEST_IDS]]:
        starts.append(len(code))
        code += read_effect(e, "effect")
    flipped: list[int] = []
    for name in ENTRANCE_IDS:
        e = sheet.find(f"entrances {name}")
        flipped.append(len(code))
        code += read_effect(e, "flipped" if e.has("flipped") else "effect")
    c.op = flat([op for op, _ in code])
    c.arg = flat([arg for _, arg in code])
    c.start = flat(starts)
    c.flipped = flat(flipped)
    c.sure = flat([1 if gives_in_any_case(code[place:]) else 0 for place in range(len(code))])
    first = CARD_IDS.index(CHEST_IDS[0])
    for chest in range(len(CHEST_IDS)):
        code = program(c, first + chest)
        c.moving_chests |= bit(chest) if does(code, MOVING) else 0
        c.shifting_chests |= bit(chest) if does(code, SHIFTING) else 0
        c.giving_chests |= bit(chest) if glory_of(code) != NONE else 0


def does(code: Program, operations: tuple[int, ...]) -> bool:
    """Whether a program has one of these operations."""
    return any(op in operations for op, _ in code)


def gives_in_any_case(code: Program) -> bool:
    """Whether a program, which code begins with, has an operation that gives something whatever the position."""
    return any(op in (GAIN, GAIN_LOW) for op, _ in takewhile(lambda step: step[0] != END, code))


def program(c: Components, card: int) -> Program:
    """The instructions of a card."""
    found: Program = []
    place = int(c.start[card])
    while c.op[place] != END:
        found.append((int(c.op[place]), int(c.arg[place])))
        place += 1
    return found


def fill_assistants(c: Components, sheet: Sheet) -> None:
    faces = [sheet.find(f"assistants {name}") for name in ASSISTANT_IDS]
    conditions = [CONDITION_IDS.index(e.text("on")) if e.has("on") else NONE for e in faces]
    kinds = [KIND_IDS.index(e.text("kind")) for e in faces]
    c.kind = flat(kinds)
    c.condition = flat(conditions)
    passive = [i for i in range(ASSISTANTS) if kinds[i] == PASSIVE]
    c.on = flat([sum([1 << i for i in passive if conditions[i] == n]) for n in range(CONDITIONS)])
    c.passive = sum([1 << i for i in passive])
    c.one_time = sum([1 << i for i in range(ASSISTANTS) if kinds[i] == ONE_TIME])
    c.once_per_turn = sum([1 << i for i in passive if faces[i].has("limit")])
    programs = [program(c, len(CHAMBER_IDS) + i) for i in range(ASSISTANTS)]
    c.plain_glory = flat([glory_of(programs[i]) for i in range(ASSISTANTS)])
    c.giving = sum([1 << i for i in passive if c.plain_glory[i] != NONE])
    c.gives = flat([items_of(programs[i]) for i in range(ASSISTANTS)])
    c.shifting = sum([1 << i for i in passive if conditions[i] in BY_CHEST and does(programs[i], SHIFTING)])
    c.plain = sum([1 << i for i in passive if c.plain_glory[i] == 0])
    c.needs_spot = sum([1 << i for i in passive if needs_spot(programs[i])])
    mods = [{arg & 7: arg >> 3 for op, arg in programs[i] if op == MOD} for i in range(ASSISTANTS)]
    c.open_discount = flat([mods[i].get(0, 0) for i in range(ASSISTANTS)])
    c.gold_item = flat([mods[i].get(1, NONE) for i in range(ASSISTANTS)])
    c.cost_any = flat([mods[i].get(2, 0) for i in range(ASSISTANTS)])
    c.camp_limit = flat([mods[i].get(3, 0) for i in range(ASSISTANTS)])
    c.opposite = flat([mods[i].get(4, 0) for i in range(ASSISTANTS)])
    c.modifying = flat([sum([1 << i for i in range(ASSISTANTS) if m in mods[i]]) for m in range(len(MOD_IDS))])


def glory_of(code: Program) -> int:
    """The glory that a program gives if it only gives; NONE if it does anything else."""
    if any(op not in (GAIN, GAIN_PER, CHOOSE, JUMP) for op, _ in code):
        return NONE
    return sum([int(amount(arg, GLORY)) for op, arg in code if op in (GAIN, GAIN_PER)])


def items_of(code: Program) -> int:
    """What a program may give, as bits of resources and gold; any resource may be each of them."""
    found = 0
    for op, arg in code:
        if op in (GAIN, GAIN_PER):
            found |= sum([1 << item for item in range(GLORY) if amount(arg, item)])
            found |= (1 << RESOURCES) - 1 if amount(arg, ANY) else 0
    return found


def needs_spot(code: Program) -> bool:
    """Whether a program is about the spot of an event: it counts what is adjacent, or triggers what is there."""
    return any(op == GAIN_PER or (op == TRIGGER and arg & 7 in (0, 4)) for op, arg in code)
