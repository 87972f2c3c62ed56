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
    fit,
    fit_sheet,
    numbers,
    table,
    whole,
    word,
    words,
)
from antechamber.core.sheet import Entry, Provenance, Sheet, shown
from antechamber.core.tools import flat
from antechamber.games.mystery.checks import CHECKS, DESIGN, WILDERNESS_IDS, kind, neighbours
from antechamber.games.mystery.components import (
    ARCH_LENGTH,
    BOX_IDS,
    BUNDLE_BITS,
    CARDS,
    CHAIN_ROW,
    COLOURED,
    ENDS,
    FIRST_WILDERNESS,
    GAINED,
    GRID_IDS,
    LETTERS,
    LOCATIONS,
    MANA_SPACES,
    PRINTED,
    RUNE_IDS,
    SPACES,
    TEMPLE_IDS,
    Components,
)

FILE: Final = "components.toml"
KEYS: Final = {"wilderness": "number", "curse_box": "id", "temple": "id", "rune": "id", "grid": "id"}


def read_components(data: dict[str, object], file: str = FILE) -> Components:
    """Read the parsed data file.

    Raises `DataError`, naming file, entry and reason, for a missing or unknown key, a wrong type, a value out of
    range, and for anything that contradicts a rulebook or a public source.
    """
    sheet = Sheet(file, data, KEYS)
    fit_sheet(sheet, SECTIONS, LISTS)
    for _, check in CHECKS:
        check(sheet)
    c = Components()
    fill_pieces(c, sheet)
    fill_cards(c, sheet)
    fill_temples(c, sheet)
    fill_runes(c, sheet)
    fill_grids(c, sheet)
    # The entries to mark on the table. A reward marks its grid.
    c.reconstructed = frozenset([row.entry.split()[0] for row in provenance(data) if row.source != "rulebook"])
    return c


def design_warnings(data: dict[str, object]) -> list[str]:
    """Say where data that `read_components` accepts leave the design of the reconstruction. An owner may."""
    sheet = Sheet(FILE, data, KEYS)
    return [warning for design in DESIGN for warning in design(sheet)]


def provenance(data: dict[str, object]) -> list[Provenance]:
    """One row for every entry that names its source, in a fixed order, the rewards of grid 4A included."""
    sheet = Sheet(FILE, data, KEYS)
    found = [sheet.section(name).origin(name, name) for name, shape in SECTIONS.items() if "source" in shape]
    found += [sheet.section("charms").table(charm).origin("charms", charm) for charm in SECTIONS["charms"]]
    for name in LISTS:
        for e, label in zip(sheet.entries(name), sheet.labels(name), strict=True):
            found.append(e.origin(name, f"w{label}" if name == "wilderness" else label))
            if e.has("rewards"):
                rewards = enumerate(e.tables("rewards", "reward"))
                found += [reward.origin(name, f"{label} reward {k + 1}") for k, reward in rewards]
    return sheet.noted(found)


# ---------------------------------------------------------------- shapes: keys, types and ranges


def crystals(letters: str = GAINED, least: int = 0, most: int = 12) -> Field:
    """A list of crystals."""

    def field(e: Entry, key: str) -> None:
        count = len(e.words(key, list(letters)))
        e.require(least <= count <= most, f"{key} must list {least} to {most} crystals, but lists {count}")

    return field


def four_colours(e: Entry, key: str) -> None:
    colours = e.texts(key)
    e.require(len(colours) == len(set(colours)) == 4, f"{key} must name four different colours")
    e.require("" not in colours, "a colour must not be empty")


def lines(e: Entry, key: str) -> None:
    for edge in e.rows(key, 1, SPACES):
        e.require(len(edge) == 2, f"each of {key} must be a pair of spaces, but one is {shown(edge)}")


def chains(e: Entry, key: str) -> list[tuple[int, int]]:
    """The chains that reach a curse box: pairs of end and length."""
    found: list[tuple[int, int]] = []
    for item in e.items(key):
        if not isinstance(item, list) or len(item) != 2 or item[0] not in ENDS:
            raise e.refuse(f'{key} must list pairs like ["L", 3], but holds {shown(item)}')
        found.append((ENDS.index(item[0]), e.whole(f"a chain of {key}", item[1], 1, CHAIN_ROW - 1)))
    return found


def rewards(e: Entry, key: str) -> None:
    for reward in e.tables(key, "reward"):
        fit(reward, {"marker": COUNT, "gain": crystals(), "points": whole(0, 50), **SOURCED})


def wilderness(shape: Shape) -> Shape:
    return {"number": whole(1, 10), "tablet": TEXT, **shape, **SOURCED}


def grid(number: int, side: str, effect: str, shape: Shape) -> Shape:
    fixed: Shape = {"number": exactly(number), "side": exactly(side), "effect": exactly(effect)}
    return {**fixed, "lattice": exactly("default"), **shape, **SOURCED}


SECTIONS: Final[dict[str, Shape]] = {
    "meta": {
        "slug": exactly("mystery"),
        **each(TEXT, "title title_pl designer"),
        "min_players": exactly(2),
        "max_players": exactly(4),
        "schema": exactly(1),
        **SOURCED,
    },
    "editions": {"allowed": exactly(["en", "pl"]), "default": word(["en", "pl"])},
    "crystals": {**each(COUNT, "total C R Y B G P"), "coloured": exactly(list(COLOURED)), **SOURCED},
    "players": {
        "pawns_per_player": exactly(1),
        **each(COUNT, "markers_per_player curse_markers_per_player start_colourless"),
        "colours": four_colours,
        **SOURCED,
    },
    "scoreboard": {"spaces": COUNT, **SOURCED},
    "ring": {"wilderness_between_temples": exactly(2), "removed_for_2_3_players": numbers(1, 10), **SOURCED},
    "runes": {**each(COUNT, "total piles cards_per_pile"), **SOURCED},
    "objectives": {
        **each(COUNT, "rune_objective temple_objectives first_points second_points rune_points_six"),
        "rune_points": COUNTS,
        "drawn": table(each(COUNT, "2 3 4")),
        **SOURCED,
    },
    "lattice": {"spaces": COUNT, "rows": lambda e, key: e.rows(key, 1, SPACES), "edges": lines, **SOURCED},
    "charms": {
        "dexterity": table({**each(COUNT, "base_min base_max"), **each(COUNTS, "extra_spaces cost"), **SOURCED}),
        "switcheroo": table({"cost": COUNT, **SOURCED}),
        "exchange": table({**each(COUNT, "cost discounted_cost"), **SOURCED}),
    },
}

WILDERNESS: Final[dict[str, Shape]] = {
    "direct": wilderness({"yield": crystals(PRINTED, 1)}),
    "conversion": wilderness(each(COUNT, "pay gain_different")),
    "upgrade": wilderness({"spaces": crystals(COLOURED, 0, MANA_SPACES), "reset_when_empty_at_most": COUNT}),
}

CURSE_BOX: Final[Shape] = {"position": whole(1, ARCH_LENGTH), "points": COUNT, "reach": chains, **SOURCED}

TEMPLE: Final[Shape] = {
    "collect": crystals(PRINTED, 1),
    "arch": crystals(COLOURED),
    "tablet": TEXT,
    "side_4p": table({"closed": words(BOX_IDS)}),
    "side_23p": table({"closed": words(BOX_IDS), "npc_box": word(BOX_IDS)}),
    **SOURCED,
}

RUNE: Final[Shape] = {
    "name": TEXT,
    "copies": whole(1, 20),
    "on_direct?": table({"gain": crystals(GAINED, 1)}),
    "on_temple?": table({"gain": crystals(GAINED, 1)}),
    "on_conversion?": table({"conversion_extra": COUNT}),
    "on_upgrade?": table({"gain": crystals(), "clear_upgrade": FLAG}),
    "continuous?": table({"exchange_cost": COUNT}),
    **SOURCED,
}

RESERVE: Final[Shape] = {
    "special_spaces": COUNT,
    "special_fill": exactly("C"),
    "special_refillable": exactly(False),  # no rule refills these spaces
    "once_per_turn": table(each(FLAG, "en pl")),
}

GRID: Final[dict[str, Shape]] = {
    "1A": grid(1, "A", "colourless_bonus_and_exchange_discount", each(COUNT, "colourless_bonus exchange_cost")),
    "2A": grid(2, "A", "reserve_to_any_colour", RESERVE),
    "3A": grid(3, "A", "start_with_unscored_rune", {}),
    "4A": grid(4, "A", "marker_rewards", {"rewards": rewards}),
    "1B": grid(1, "B", "collect_and_break", {}),
    "2B": grid(2, "B", "pay_for_higher_curse", {"surcharge": table(each(COUNT, "1 2"))}),
    "3B": grid(3, "B", "move_anywhere", {}),
    "4B": grid(4, "B", "adjacent_rune_and_extra_type", {"extra_types": COUNT}),
}

LISTS: Final[dict[str, Variants]] = {
    "wilderness": ("kind", WILDERNESS),
    "curse_box": by_id(BOX_IDS, CURSE_BOX),
    "temple": by_id(TEMPLE_IDS, TEMPLE),
    "rune": by_id(RUNE_IDS, RUNE),
    "grid": ("id", GRID),
}


# ---------------------------------------------------------------- filling the tables


def number(e: Entry, key: str) -> int:
    """A number, 0 for a card that has none."""
    return e.number(key) if e.has(key) else 0


def kinds(e: Entry, key: str) -> list[int]:
    """Crystals, as kinds; none for a card that has none."""
    return [LETTERS.index(letter) for letter in e.texts(key)] if e.has(key) else []


def bundle(kinds: list[int]) -> int:
    """Pack crystals into one number.

    >>> bundle([1, 1, 2]) == (2 << 6) + (1 << 12)
    True
    """
    return sum([1 << BUNDLE_BITS * kind for kind in kinds])


def set_of_boxes(side: Entry) -> int:
    """The closed boxes of one side of a temple, as bits."""
    return sum([1 << BOX_IDS.index(box) for box in set(side.texts("closed"))])


def fill_pieces(c: Components, sheet: Sheet) -> None:
    e = sheet.section("crystals")
    c.crystals = flat([number(e, letter) for letter in LETTERS])
    e = sheet.section("players")
    c.start_colourless = e.number("start_colourless")
    c.curse_markers = e.number("curse_markers_per_player")
    c.player_colours = e.texts("colours")
    e = sheet.section("objectives")
    c.objectives_drawn = flat([number(e.table("drawn"), players) for players in "01234"])
    c.objective_first = e.number("first_points")
    c.objective_second = e.number("second_points")
    c.rune_points = flat([*e.numbers("rune_points"), e.number("rune_points_six")])
    e = sheet.find("charms dexterity")
    c.move_min = e.number("base_min")
    c.move_max = e.number("base_max")
    c.dexterity_cost = flat([0, *e.numbers("cost")])
    c.switch_cost = sheet.find("charms switcheroo").number("cost")
    c.exchange_cost = sheet.find("charms exchange").number("cost")


def fill_cards(c: Components, sheet: Sheet) -> None:
    """The temples, then the wilderness cards; the spaces of all Mana Upgrade cards in one list."""
    cards = [sheet.find(f"temple {label}") for label in TEMPLE_IDS]
    cards += [sheet.find(f"wilderness {label}") for label in WILDERNESS_IDS]
    c.temple_ids = list(TEMPLE_IDS)
    c.card_ids = TEMPLE_IDS + [f"w{label}" for label in WILDERNESS_IDS]
    c.card_kind = flat([LOCATIONS.index(kind(e)) for e in cards])
    c.tablet = flat([RUNE_IDS.index(e.text("tablet")) for e in cards])
    c.card_gain = flat([bundle(kinds(e, "collect") + kinds(e, "yield")) for e in cards])
    c.convert_pay = flat([number(e, "pay") for e in cards])
    c.convert_gain = flat([number(e, "gain_different") for e in cards])
    mana = [(card, colour) for card, e in enumerate(cards) for colour in kinds(e, "spaces")]
    owners = [card for card, _ in mana]
    c.mana_card = flat(owners)
    c.mana_size = len(owners)
    c.mana_colour = flat([colour for _, colour in mana])
    c.mana_spaces = flat([owners.count(card) for card in range(CARDS)])
    c.mana_first = flat([owners.index(card) if card in owners else 0 for card in range(CARDS)])
    c.mana_reset = flat([number(e, "reset_when_empty_at_most") for e in cards])
    ring = sheet.section("ring")
    c.wilderness_between = ring.number("wilderness_between_temples")
    removed = ring.numbers("removed_for_2_3_players")
    c.removed = flat([int(card - FIRST_WILDERNESS + 1 in removed) for card in range(CARDS)])


def fill_temples(c: Components, sheet: Sheet) -> None:
    """The arches, and which boxes are closed or marked on which side. The level of a box is the rank of its points."""
    temples = [sheet.find(f"temple {label}") for label in TEMPLE_IDS]
    c.arch = flat([crystal for e in temples for crystal in kinds(e, "arch")])
    c.arch_length = ARCH_LENGTH
    c.closed = flat([set_of_boxes(e.table(side)) for side in ("side_4p", "side_23p") for e in temples])
    c.neutral_box = flat([BOX_IDS.index(e.table("side_23p").text("npc_box")) for e in temples])
    boxes = [sheet.find(f"curse_box {label}") for label in BOX_IDS]
    points = [e.number("points") for e in boxes]
    c.box_ids = list(BOX_IDS)
    c.box_points = flat(points)
    c.box_level = flat([sorted(set(points)).index(value) + 1 for value in points])
    chain_box = [-1] * (2 * CHAIN_ROW)
    for box, e in enumerate(boxes):
        for end, length in chains(e, "reach"):
            chain_box[end * CHAIN_ROW + length] = box
    c.chain_box = flat(chain_box)
    lengths = [length for e in boxes for _, length in chains(e, "reach")]
    c.shortest = min(lengths)
    c.longest = max(lengths)


def fill_runes(c: Components, sheet: Sheet) -> None:
    runes = sheet.entries("rune")
    c.rune_ids = list(RUNE_IDS)
    c.rune_names = [e.text("name") for e in runes]
    c.rune_copies = flat([e.number("copies") for e in runes])
    c.rune_gain = flat([bundle(kinds(e.part(f"on_{place}"), "gain")) for e in runes for place in LOCATIONS])
    c.rune_clears = flat([int(e.has("on_upgrade") and e.table("on_upgrade").flag("clear_upgrade")) for e in runes])
    c.rune_extra = flat([number(e.part("on_conversion"), "conversion_extra") for e in runes])
    c.rune_exchange = flat([number(e.part("continuous"), "exchange_cost") for e in runes])
    c.exchange_runes = flat([rune for rune in range(len(c.rune_exchange)) if c.rune_exchange[rune]])
    c.cards_per_pile = sheet.section("runes").number("cards_per_pile")


def fill_grids(c: Components, sheet: Sheet) -> None:
    c.grid_ids = list(GRID_IDS)
    c.spaces = SPACES
    c.neighbours = flat(neighbours(sheet))
    c.lattice_rows = [[space - 1 for space in row] for row in sheet.section("lattice").rows("rows")]
    c.bonus_1a = sheet.find("grid 1A").number("colourless_bonus")
    c.exchange_1a = sheet.find("grid 1A").number("exchange_cost")
    c.special_2a = sheet.find("grid 2A").number("special_spaces")
    c.once_per_turn_2a = flat([int(sheet.find("grid 2A once_per_turn").flag(edition)) for edition in ("en", "pl")])
    rewards = sheet.find("grid 4A").tables("rewards", "reward")
    c.reward_gain = flat([0] + [bundle(kinds(reward, "gain")) for reward in rewards])
    c.reward_points = flat([0] + [reward.number("points") for reward in rewards])
    c.surcharge = flat([number(sheet.find("grid 2B surcharge"), levels) for levels in "012"])
    c.extra_types_4b = sheet.find("grid 4B").number("extra_types")
