"""What is known of the box: facts of the rulebook, and the design of the reconstruction.

Data against a fact are refused; leaving the design only gives a warning. The sheet must fit its shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, permutations
from typing import Final

from antechamber.core.sheet import Entry, Fact, Sheet
from antechamber.games.aztec.components import ARTEFACT_CARDS, ARTEFACT_IDS, CHARACTER_IDS, COLOUR_IDS, LETTERS

PIECES: Final[list[Fact]] = [
    ("counts", "jewel_cards", 42, "the box has 42 Jewel cards"),
    ("counts", "artefact_cards", 42, "the box has 42 Artefact cards"),
    ("counts", "curse_cards", 3, "the box has 3 Curse cards"),
    *[("counts", f"jewels_{colour}", 40, f"the box has 40 {colour} jewels") for colour in COLOUR_IDS],
    ("counts", "cursed_stones", 40, "the box has 40 cursed stones"),
    ("counts", "character_sheets", 6, "the box has 6 character sheets"),
    ("counts", "character_tokens", 6, "the box has 6 character tokens"),
]

NUMBERS: Final[list[Fact]] = [
    ("setup", "cursed_stones_per_player", 2, "a player starts with 2 stones"),
    ("setup", "cursed_stones_per_curse_card", 1, "a Curse card starts with 1 stone"),
    ("round", "curse_refill", 1, "a Curse card gets 1 stone at the end of a round"),
    ("round", "accusers_for_artefact", 2, "2 accusers are needed for an artefact"),
    ("claim", "min_jewels", 2, "a Jewel card shows 2 jewels at least"),
    ("claim", "max_jewels", 4, "a Jewel card shows 4 jewels at most"),
    ("claim", "max_colours", 2, "a Jewel card shows 2 colours at most"),
    ("scoring", "vp_per_duo", 1, "a duo is worth 1 point"),
    ("scoring", "vp_per_trio", 2, "a trio is worth 2 points"),
]


def jewels_of(e: Entry) -> tuple[int, int, int]:
    """The jewels of an entry: blue, yellow, red."""
    return e.number("blue"), e.number("yellow"), e.number("red")


def check_pieces(sheet: Sheet) -> None:
    sheet.expect(PIECES)


def check_numbers(sheet: Sheet) -> None:
    sheet.expect(NUMBERS)


def check_free_claims(sheet: Sheet) -> None:
    """Whatever a card shows may be claimed, freely as well."""
    e = sheet.section("claim")
    holds = e.number("free_min_jewels") <= 2 and e.number("free_max_jewels") >= 4
    e.require(holds, "free claims include all that a card can show, from 2 to 4 jewels")


def check_curse_cards(sheet: Sheet) -> None:
    """One Curse card for each colour."""
    found = sorted(e.text("colour") for e in sheet.entries("curse_card"))
    sheet.require("curse_card", found == sorted(COLOUR_IDS), "there is one Curse card for each colour")


def check_jewel_cards(sheet: Sheet) -> None:
    """42 cards in all, each face once, named after its jewels; the faces of the examples exist."""
    cards = sheet.entries("jewel_card")
    total = sum(e.number("copies") for e in cards)
    sheet.require("jewel_card", total == 42, f"the box has 42 Jewel cards, but here are {total}")
    faces = [jewels_of(e) for e in cards]
    sheet.require("jewel_card", len(set(faces)) == len(faces), "a face is listed twice")
    for e in cards:
        face = jewels_of(e)
        name = "J-" + "".join(letter * n for letter, n in zip(LETTERS, face, strict=True))
        e.require(e.text("id") == name, f"with these jewels it must be called {name}")
        e.require(2 <= sum(face) <= 4, "a Jewel card shows 2 to 4 jewels")
        e.require(0 in face, "a Jewel card shows 2 colours at most")
    for face in ((2, 1, 0), (0, 0, 3)):
        shown = f"{face[0]} blue, {face[1]} yellow and {face[2]} red jewels"
        copies = [e.number("copies") for e in cards if jewels_of(e) == face]
        sheet.require("jewel_card", sum(copies) > 0, f"an example of the rulebook shows a card with {shown}")


def check_characters(sheet: Sheet) -> None:
    """Six characters; Charly's duo is blue and red."""
    sheet.expect_labels("character", CHARACTER_IDS, "there are six characters")
    for key in ("duo", "duo_distinct"):
        e = sheet.find("character CHARLY")
        e.require(sorted(e.texts(key)) == ["blue", "red"], f"Charly's {key} is blue and red")


def check_artefacts(sheet: Sheet) -> None:
    """42 cards in all; those of the scoring example pay as it says."""
    sheet.expect_labels("artefact", ARTEFACT_IDS, "there are fourteen kinds of artefacts")
    total = sum(e.number("copies") for e in sheet.entries("artefact"))
    said = f"the box has {ARTEFACT_CARDS} Artefact cards, but here are {total}"
    sheet.require("artefact", total == ARTEFACT_CARDS, said)
    for name, face, points in (("artefact A-TRIPLE-B", (3, 0, 0), 3), ("artefact A-PAIR-YR", (0, 1, 1), 1)):
        e = sheet.find(name)
        e.require(jewels_of(e) == face, "the scoring example shows another set")
        e.require(e.number("vp") == points, f"the scoring example pays {points} for each set")
        e.require(e.number("copies") > 0, "the scoring example has one")
    for e in sheet.entries("artefact"):
        e.require(e.text("effect") != "set_vp" or sum(jewels_of(e)) > 0, "a set has one jewel at least")


def check_track(sheet: Sheet) -> None:
    """No stone costs nothing, four cost five points."""
    e = sheet.section("penalty_track")
    track = e.numbers("values")
    e.require(len(track) > 4 and track[0] == 0 and track[4] == 5, "0 stones cost 0 and 4 stones cost 5 points")


CHECKS: Final[list[tuple[list[str], Callable[[Sheet], None]]]] = [
    (["AZT-CMP-01", "AZT-CMP-02", "AZT-CMP-03", "AZT-CMP-04", "AZT-CMP-05", "AZT-CMP-06", "AZT-CMP-07"], check_pieces),
    (["AZT-SET-03", "AZT-SET-05", "AZT-END-02"], check_numbers),
    (["AZT-CLM-02", "AZT-CLM-05"], check_free_claims),
    (["AZT-CMP-05"], check_curse_cards),
    (["AZT-CMP-03"], check_jewel_cards),
    (["AZT-CMP-06"], check_characters),
    (["AZT-CMP-04"], check_artefacts),
    (["AZT-SCO-04"], check_track),
]


# ---------------------------------------------------------------- the design of the reconstruction


def symmetric(found: dict[tuple[int, int, int], object]) -> bool:
    """Whether every colour could stand for every other."""
    return all(
        found.get((face[a], face[b], face[c])) == value
        for face, value in found.items()
        for a, b, c in permutations(range(3))
    )


def design_jewel_cards(sheet: Sheet) -> list[str]:
    cards = {jewels_of(e): e.number("copies") for e in sheet.entries("jewel_card")}
    total = sum(sum(face) * copies for face, copies in cards.items())
    found: list[str] = []
    if not symmetric(dict(cards)):
        found.append("jewel_card: the three colours are not alike")
    if len(cards) != 27:
        found.append(f"jewel_card: of the 27 possible faces {len(cards)} occur")
    if total != 3 * 42:
        found.append(f"jewel_card: the cards show {total} jewels, not 3 on average")
    return found


def design_characters(sheet: Sheet) -> list[str]:
    found: list[str] = []
    mixed = [tuple(sorted(e.texts("duo"))) for e in sheet.entries("character")]
    if any(mixed.count(duo) != 2 or duo[0] == duo[1] for duo in mixed):
        found.append("character: duo is meant to be three mixed pairs, each twice")
    if len({tuple(sorted(e.texts("duo_distinct"))) for e in sheet.entries("character")}) != len(mixed):
        found.append("character: duo_distinct is meant to be six different duos")
    return found


def design_artefacts(sheet: Sheet) -> list[str]:
    sets = [e for e in sheet.entries("artefact") if e.text("effect") == "set_vp"]
    alike = symmetric({jewels_of(e): (e.number("vp"), e.number("copies")) for e in sets})
    return [] if alike else ["artefact: the sets of the three colours are not alike"]


def design_track(sheet: Sheet) -> list[str]:
    e = sheet.section("penalty_track")
    track = e.numbers("values")
    steps = [b - a for a, b in pairwise(track)] + [e.number("beyond_per_stone")]
    if any(step <= 0 for step in steps) or steps != sorted(steps):
        return ["penalty_track: each stone is meant to cost as much as the one before, or more"]
    return []


DESIGN: Final[list[Callable[[Sheet], list[str]]]] = [
    design_jewel_cards, design_characters, design_artefacts, design_track,
]  # fmt: skip
