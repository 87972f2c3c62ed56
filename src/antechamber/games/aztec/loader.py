"""Reading the component data: first the shape of every table, then the facts of the box, then the tables of the rules.

The caller parses the file; nothing here opens one.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.shapes import (
    COUNT,
    COUNTS,
    SOURCED,
    TEXT,
    Field,
    Shape,
    Variants,
    by_id,
    each,
    exactly,
    fit_sheet,
    whole,
    word,
)
from antechamber.core.sheet import Entry, Provenance, Sheet, without_schema
from antechamber.core.tools import flat
from antechamber.games.aztec.checks import CHECKS, DESIGN, jewels_of
from antechamber.games.aztec.components import (
    ARTEFACT_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    COLOURS,
    EFFECT_IDS,
    Components,
    jewels,
)

FILE: Final = "components.toml"
KEYS: Final = {"curse_card": "id", "character": "id", "jewel_card": "id", "artefact": "id"}


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
    fill_numbers(c, sheet)
    fill_jewel_cards(c, sheet)
    fill_characters(c, sheet)
    fill_artefacts(c, sheet)
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


def two_colours(e: Entry, key: str) -> None:
    e.require(len(e.words(key, COLOUR_IDS)) == 2, f"{key} must name two colours")


def artefact(kind: str, effect: str, fields: Shape) -> Shape:
    return {
        "name": TEXT, "kind": exactly(kind), "effect": exactly(effect), **fields, "copies": COUNT, **SOURCED,
    }  # fmt: skip


FEW: Final[Field] = whole(0, 7)
SOME: Final[Field] = whole(1, 7)
SET: Final[Shape] = {**each(FEW, "blue yellow red"), "vp": COUNT}

SECTIONS: Final[dict[str, Shape]] = {
    "game": {
        **each(TEXT, "title designer illustrator publisher"),
        "slug": exactly("aztec"),
        "year": whole(1900, 2100),
        "players_min": exactly(3),
        "players_max": exactly(6),
        **each(COUNT, "age_min minutes"),
        **SOURCED,
    },
    "counts": {
        **each(COUNT, "jewel_cards artefact_cards curse_cards jewels_blue jewels_yellow jewels_red"),
        **each(COUNT, "cursed_stones character_sheets character_tokens"),
        **SOURCED,
    },
    "setup": {
        "rounds": exactly(5),
        "jewel_cards_per_player": exactly(5),
        **each(COUNT, "cursed_stones_per_player cursed_stones_per_curse_card"),
        **SOURCED,
    },
    "round": {
        "curse_refill": COUNT,
        "artefact_draw": exactly(3),
        "artefact_keep": exactly(1),
        "accusers_for_artefact": COUNT,
        **SOURCED,
    },
    "claim": {**each(SOME, "min_jewels max_jewels max_colours free_min_jewels free_max_jewels"), **SOURCED},
    "scoring": {**each(COUNT, "vp_per_duo vp_per_trio"), **SOURCED},
    "penalty_track": {"values": COUNTS, "beyond_per_stone": COUNT, **SOURCED},
    "supply": {"jewels_limited": exactly(False), "stones_limited": exactly(False), **SOURCED},
}

LISTS: Final[dict[str, Variants]] = {
    "curse_card": by_id(["CURSE-B", "CURSE-Y", "CURSE-R"], {"colour": word(COLOUR_IDS), **SOURCED}),
    "character": by_id(CHARACTER_IDS, {"name": TEXT, "duo": two_colours, "duo_distinct": two_colours, **SOURCED}),
    "jewel_card": by_id(
        [
            f"J-{'B' * blue}{'Y' * yellow}{'R' * (size - blue - yellow)}"
            for size in range(2, 5)
            for blue in range(size + 1)
            for yellow in range(size + 1 - blue)
        ],
        {**each(FEW, "blue yellow red"), "copies": COUNT, **SOURCED},
    ),
    "artefact": (
        "id",
        {
            **{name: artefact("kept", "set_vp", SET) for name in ARTEFACT_IDS[:6]},
            "A-CHEST": artefact("kept", "any_vp", {"size": SOME, "vp": COUNT}),
            "A-SUN": artefact("kept", "flat_vp", {"vp": COUNT}),
            "A-AMULET": artefact("kept", "stone_shield", {"stones": COUNT}),
            "A-PURIFY": artefact("immediate", "purify", {}),
            "A-SCAPEGOAT": artefact("immediate", "scapegoat", {"opponents": SOME}),
            "A-STEAL": artefact("immediate", "steal", {"opponents": SOME}),
            "A-TAKE": artefact("immediate", "take", {"jewels": SOME}),
            "A-TRADE": artefact("immediate", "trade", {"jewels": SOME, "exchanges": COUNT}),
        },
    ),
}


# ---------------------------------------------------------------- filling the tables


def number(e: Entry, *keys: str) -> int:
    """The first of these numbers that an entry has; 0 if it has none."""
    return next((e.number(key) for key in keys if e.has(key)), 0)


def fill_numbers(c: Components, sheet: Sheet) -> None:
    e = sheet.section("setup")
    c.cards_each = e.number("jewel_cards_per_player")
    c.stones_each = e.number("cursed_stones_per_player")
    c.stones_on_curse = e.number("cursed_stones_per_curse_card")
    e = sheet.section("round")
    c.curse_refill = e.number("curse_refill")
    c.accusers_for_artefact = e.number("accusers_for_artefact")
    e = sheet.section("scoring")
    c.per_duo = e.number("vp_per_duo")
    c.per_trio = e.number("vp_per_trio")
    e = sheet.section("penalty_track")
    c.track = flat(e.numbers("values"))
    c.beyond = e.number("beyond_per_stone")
    e = sheet.section("claim")
    c.plausible = flat(jewel_sets(e.number("min_jewels"), e.number("max_jewels"), e.number("max_colours")))
    c.free = flat(jewel_sets(e.number("free_min_jewels"), e.number("free_max_jewels"), COLOURS))
    c.largest_claim = max(e.number("max_jewels"), e.number("free_max_jewels"))


def jewel_sets(least: int, most: int, colours: int) -> list[int]:
    """All jewel sets of these sizes in so many colours at most, small ones first."""
    return [
        int(jewels(blue, yellow, size - blue - yellow))
        for size in range(least, most + 1)
        for blue in range(size, -1, -1)
        for yellow in range(size - blue, -1, -1)
        if [blue, yellow, size - blue - yellow].count(0) >= COLOURS - colours
    ]


def fill_jewel_cards(c: Components, sheet: Sheet) -> None:
    faces = [(jewels_of(e), e.number("copies")) for e in sheet.entries("jewel_card")]
    c.cards = flat([int(jewels(*face)) for face, copies in faces for _ in range(copies)])


def fill_characters(c: Components, sheet: Sheet) -> None:
    characters = [sheet.find(f"character {name}") for name in CHARACTER_IDS]
    c.character_names = [e.text("name") for e in characters]
    c.duo = flat([COLOUR_IDS.index(colour) for e in characters for colour in e.texts("duo")])
    c.distinct_duo = flat([COLOUR_IDS.index(colour) for e in characters for colour in e.texts("duo_distinct")])


def brings_jewels(e: Entry) -> bool:
    return e.text("effect") in ("steal", "take", "trade")


def fill_artefacts(c: Components, sheet: Sheet) -> None:
    cards = [sheet.find(f"artefact {name}") for name in ARTEFACT_IDS]
    c.artefact_names = [e.text("name") for e in cards]
    c.copies = flat([e.number("copies") for e in cards])
    c.artefacts = sum([e.number("copies") for e in cards])
    c.effect = flat([EFFECT_IDS.index(e.text("effect")) for e in cards])
    c.amount = flat([number(e, "vp", "stones", "opponents", "jewels") for e in cards])
    c.size = flat([number(e, "size", "exchanges") for e in cards])
    bringing = [e.number("opponents" if e.text("effect") == "steal" else "jewels") for e in cards if brings_jewels(e)]
    c.largest_effect = max(bringing)
    c.needs = flat([number(e, colour) for e in cards for colour in COLOUR_IDS])
