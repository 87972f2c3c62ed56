"""What is known of the box: facts of the rulebooks and public sources, and the design of the reconstruction.

Data against a fact are refused; leaving the design only gives a warning. The sheet must fit its shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from antechamber.core.sheet import Entry, Fact, Sheet, shown
from antechamber.games.mystery.components import (
    ARCH_LENGTH,
    BOX_IDS,
    BOXES,
    COLOURED,
    GRID_IDS,
    LOCATIONS,
    RUNE_IDS,
    SPACES,
    TEMPLE_IDS,
)

WILDERNESS_IDS: Final = [str(number) for number in range(1, 11)]

CRYSTALS: Final[list[Fact]] = [
    ("crystals", "C", 24, "the box has 24 crystals C"),
    *[("crystals", letter, 8, f"the box has 8 crystals {letter}") for letter in "RYB"],
    *[("crystals", letter, 6, f"the box has 6 crystals {letter}") for letter in "GP"],
    ("crystals", "total", 60, "the box has 60 crystals"),
]

PIECES: Final[list[Fact]] = [
    ("players", "markers_per_player", 6, "a player has 6 markers"),
    ("players", "curse_markers_per_player", 5, "5 markers of a player are for curses"),
    ("scoreboard", "spaces", 50, "the scoreboard runs from 0 to 49"),
    ("runes", "total", 20, "the box has 20 rune cards"),
    ("objectives", "rune_objective", 1, "the box has 1 rune objective"),
    ("objectives", "temple_objectives", 5, "the box has 5 temple objectives"),
]

NUMBERS: Final[list[Fact]] = [
    ("players", "start_colourless", 2, "a player starts with 2 colourless crystals"),
    ("ring", "removed_for_2_3_players", [4, 7], "cards 4 and 7 leave the game of 2 or 3"),
    ("runes", "piles", 5, "each of 5 temples has a pile"),
    ("runes", "cards_per_pile", 4, "4 rune cards lie at each temple"),
    ("charms dexterity", "base_min", 1, "a pawn moves 1 space at least"),
    ("charms dexterity", "base_max", 3, "a pawn moves 3 spaces at most"),
    ("charms dexterity", "extra_spaces", [1, 2, 3], "the charm adds 1, 2 or 3 spaces"),
    ("charms dexterity", "cost", [1, 3, 6], "the charm costs 1, 3 or 6 crystals"),
    ("charms switcheroo", "cost", 1, "the Switcheroo Charm costs 1 crystal"),
    ("charms exchange", "cost", 4, "the Exchange Charm costs 4 crystals"),
    ("charms exchange", "discounted_cost", 3, "the Exchange Charm costs 3 crystals with a discount"),
    ("objectives drawn", "2", 2, "2 temple objectives are drawn for 2 players"),
    ("objectives drawn", "3", 2, "2 temple objectives are drawn for 3 players"),
    ("objectives drawn", "4", 3, "3 temple objectives are drawn for 4 players"),
    ("objectives", "first_points", 4, "the first at a temple objective has 4 points"),
    ("objectives", "second_points", 2, "the second at a temple objective has 2 points"),
    ("objectives", "rune_points", [0, 1, 2, 4, 7, 11], "0 to 5 types of runes have 0, 1, 2, 4, 7, 11 points"),
    ("objectives", "rune_points_six", 16, "six types of runes have 16 points"),
    ("grid 1A", "colourless_bonus", 1, "this grid gives 1 colourless crystal more"),
    ("grid 1A", "exchange_cost", 3, "the Exchange Charm costs 3 with this grid"),
    ("grid 2A", "special_spaces", 3, "this grid has 3 special spaces"),
    ("grid 2B surcharge", "1", 2, "1 level up costs 2 crystals"),
    ("grid 2B surcharge", "2", 3, "2 levels up cost 3 crystals"),
    ("grid 4B", "extra_types", 1, "this grid counts 1 type more"),
]

# For each curse box the position it is above, its points, and the chains that end there.
CURSE_BOXES: Final[list[tuple[str, int, int, list[list[object]]]]] = [
    ("curse_box L3", 3, 3, [["L", 3]]),
    ("curse_box L4", 4, 5, [["L", 4]]),
    ("curse_box M5", 5, 8, [["L", 5], ["R", 5]]),
    ("curse_box R4", 6, 5, [["R", 4]]),
    ("curse_box R3", 7, 3, [["R", 3]]),
]


def wilderness(sheet: Sheet, place: str) -> list[Entry]:
    """The wilderness cards of one kind."""
    return [e for e in sheet.entries("wilderness") if kind(e) == place]


def kind(card: Entry) -> str:
    return card.text("kind") if card.has("kind") else "temple"


def ends_of_arch(e: Entry, length: int) -> list[str]:
    """The first crystals of an arch from the left and from the right, as letters."""
    letters = "".join(e.texts("arch"))
    return [letters[:length], letters[::-1][:length]]


# ---------------------------------------------------------------- facts


def pieces_are_counted(sheet: Sheet) -> None:
    """5 temples, 10 wilderness cards, 5 types of runes with 2 to 6 copies, 4 grids of two sides, and the rest."""
    sheet.expect_labels("temple", TEMPLE_IDS)
    sheet.expect_labels("wilderness", WILDERNESS_IDS, "the cards are numbered 1 to 10, each once")
    sheet.expect_labels("curse_box", BOX_IDS)
    sheet.expect_labels("grid", GRID_IDS)
    runes = sheet.labels("rune")
    in_order = f"there are {', '.join(RUNE_IDS)} in this order"
    sheet.require("rune", runes == RUNE_IDS, f"{in_order}, but here {', '.join(runes)}")
    copies = [e.number("copies") for e in sheet.entries("rune")]
    fact = sorted(copies) == [2, 3, 4, 5, 6]
    sheet.require("rune", fact, f"the types have 6, 5, 4, 3 and 2 copies, but here {copies}")
    sheet.expect(PIECES)


def crystals_are_sixty(sheet: Sheet) -> None:
    """60 crystals: 24 colourless, 8 red, 8 yellow, 8 blue, 6 green, 6 purple; the supply is limited to them."""
    sheet.expect(CRYSTALS)


def temples_are_as_shown(sheet: Sheet) -> None:
    """A temple yields a crystal of its own colour and has an arch of 9; two arches are known in part."""
    for letter, temple in zip(COLOURED, TEMPLE_IDS, strict=True):
        e = sheet.find(f"temple {temple}")
        e.expect("collect", [letter], f"the temple yields one crystal {letter}")
        count = len(e.items("arch"))
        e.require(count == ARCH_LENGTH, f"an arch has {ARCH_LENGTH} crystals, but arch lists {count}")
    ends = [ends_of_arch(e, 4) for e in sheet.entries("temple")]
    fact = "the rulebook shows an arch with R, Y, Y, G from the left and B, R, R, G from the right"
    sheet.require("temple", ["RYYG", "BRRG"] in ends, f"{fact}, but none is here")
    fact = "public pictures show an arch with Y, Y, B, P from one end"
    sheet.require("temple", any("YYBP" in both for both in ends), f"{fact}, but none is here")


def chains_end_at_their_box(sheet: Sheet) -> None:
    """A chain of 3 to 5 from either end belongs to the box above its last crystal; M5 has two."""
    for name, position, points, reach in CURSE_BOXES:
        e = sheet.find(name)
        e.expect("position", position, f"this box is above position {position}")
        e.expect("points", points, f"this box has {points} points")
        found = e.items("reach")
        fact = found in (reach, reach[::-1])
        e.require(fact, f"the chains that end here are {shown(reach)}, but reach is {shown(found)}")


def sides_close_boxes(sheet: Sheet) -> None:
    """Some 2/3-player side closes a box; the box it marks for the neutral marker has 5 points and is open."""
    sides = [e.table("side_23p") for e in sheet.entries("temple")]
    for e in sides:
        box = e.text("npc_box")
        e.require(box in ("L4", "R4"), f"the marked box has 5 points, but npc_box is {box}")
        e.require(box not in e.texts("closed"), f"the marked box is open, but {box} is closed")
    sheet.require("temple", any(e.items("closed") for e in sides), "some side_23p closes a box, but none does here")


def grids_have_twelve_spaces(sheet: Sheet) -> None:
    """A crystal grid has 12 storage spaces, joined by lines."""
    e = sheet.section("lattice")
    e.expect("spaces", SPACES, f"a crystal grid has {SPACES} spaces")
    numbers = sorted([space for row in e.rows("rows") for space in row])
    fact = numbers == list(range(1, SPACES + 1))
    e.require(fact, f"rows must show the spaces 1 to {SPACES}, each once, but show {numbers}")
    seen: list[list[int]] = []
    for edge in e.rows("edges"):
        e.require(edge[0] != edge[1], f"a line of edges joins two different spaces, but one is {edge}")
        e.require(sorted(edge) not in seen, f"a line of edges is listed once, but {edge} is there again")
        seen.append(sorted(edge))
    e.require(len(seen) > 0, "the spaces are joined by lines, but edges is empty")


def wilderness_cards_have_their_kinds(sheet: Sheet) -> None:
    """Direct collecting on 1, 3, 5, 7, 9, Mana Conversion on 6, 10, Mana Upgrade on 2, 4, 8."""
    for e in sheet.entries("wilderness"):
        number = e.number("number")
        wanted = "direct" if number % 2 == 1 else "conversion" if number in (6, 10) else "upgrade"
        e.expect("kind", wanted, f'card {number} has kind "{wanted}"')


def wilderness_cards_are_as_shown(sheet: Sheet) -> None:
    """Some card gives 3 colourless crystals, conversions give 2 for 3, an upgrade card has 4 spaces or more."""
    fact = any(e.texts("yield") == ["C", "C", "C"] for e in wilderness(sheet, "direct"))
    sheet.require("wilderness", fact, "a card that yields 3 colourless crystals exists, but none is here")
    for e in wilderness(sheet, "conversion"):
        e.expect("pay", 3, "a Mana Conversion takes 3 crystals")
        e.expect("gain_different", 2, "a Mana Conversion gives 2 different crystals")
    for e in wilderness(sheet, "upgrade"):
        e.expect("reset_when_empty_at_most", 2, "the card is cleared at 2 uncovered spaces")
        spaces = len(e.items("spaces"))
        e.require(spaces >= 4, f"a Mana Upgrade card has at least 4 spaces, but spaces lists {spaces}")
    fact = any({"B", "G"} <= set(e.texts("spaces")) for e in wilderness(sheet, "upgrade"))
    sheet.require("wilderness", fact, "a Mana Upgrade card has a blue and a green space, but none is here")


def runes_have_an_effect(sheet: Sheet) -> None:
    """One rune makes the Exchange Charm cost 3, one extends a Mana Conversion, one clears a Mana Upgrade card."""
    for e in sheet.entries("rune"):
        fact = any(key.startswith("on_") or key == "continuous" for key in e.values)
        e.require(fact, "a rune card has an effect, but neither continuous nor any on_ table is here")
    only_rune_with(sheet, "continuous").expect("exchange_cost", 3, "the Exchange Charm costs 3 with this rune")
    only_rune_with(sheet, "on_conversion").expect("conversion_extra", 1, "this rune gives 1 crystal more")
    upgrade = only_rune_with(sheet, "on_upgrade")
    gain = len(upgrade.items("gain"))
    upgrade.require(gain == 1, f"this rune gives one crystal at a Mana Upgrade, but gain lists {gain}")
    upgrade.expect("clear_upgrade", True, "this rune clears the Mana Upgrade card")


def only_rune_with(sheet: Sheet, effect: str) -> Entry:
    found = [e.table(effect) for e in sheet.entries("rune") if e.has(effect)]
    sheet.require("rune", len(found) == 1, f"exactly one rune has an effect {effect}, but here {len(found)}")
    return found[0]


def tablets_show_runes(sheet: Sheet) -> None:
    """Every temple and every wilderness card has the tablet of a rune."""
    runes = ", ".join(RUNE_IDS)
    for e in sheet.entries("wilderness") + sheet.entries("temple"):
        tablet = e.text("tablet")
        e.require(tablet in RUNE_IDS, f'a tablet shows one of {runes}, but tablet is "{tablet}"')


def numbers_are_as_printed(sheet: Sheet) -> None:
    """What is set up, paid and scored, as the rulebooks tell it; grid 4A rewards each of the 5 curse markers."""
    sheet.expect(NUMBERS)
    e = sheet.find("grid 4A")
    rewards = e.tables("rewards", "reward")
    markers = [reward.number("marker") for reward in rewards]
    e.require(markers == [1, 2, 3, 4, 5], f"the rewards are for markers 1 to 5 in order, but are for {markers}")
    rewards[3].expect("points", 1, "the fourth reward is 1 point")
    rewards[3].expect("gain", [], "the fourth reward is 1 point only")


# Every check, with the rules of the specification it carries. The first makes sure of the entries the others look up.
CHECKS: Final[list[tuple[tuple[str, ...], Callable[[Sheet], None]]]] = [
    (("MOT-COMP-01", "MOT-COMP-02", "MOT-COMP-05", "MOT-COMP-06", "MOT-COMP-08"), pieces_are_counted),
    (("MOT-COMP-07", "MOT-COMP-08"), crystals_are_sixty),
    (("MOT-COMP-01", "MOT-COMP-02"), temples_are_as_shown),
    (("MOT-COMP-02",), chains_end_at_their_box),
    (("MOT-COMP-03",), sides_close_boxes),
    (("MOT-COMP-04",), grids_have_twelve_spaces),
    (("MOT-COMP-05",), wilderness_cards_have_their_kinds),
    (("MOT-COMP-05",), wilderness_cards_are_as_shown),
    (("MOT-COMP-06",), runes_have_an_effect),
    (("MOT-COMP-01", "MOT-COMP-05"), tablets_show_runes),
    ((), numbers_are_as_printed),
]


# ---------------------------------------------------------------- design


def neighbours(sheet: Sheet) -> list[int]:
    """For each storage space the set of spaces a line leads to, as bits."""
    near = [0] * SPACES
    for a, b in sheet.section("lattice").rows("edges"):
        near[a - 1] |= 1 << b - 1
        near[b - 1] |= 1 << a - 1
    return near


def staying(sheet: Sheet, cards: list[Entry]) -> list[Entry]:
    """The wilderness cards of the game of 2 or 3 players."""
    removed = sheet.section("ring").numbers("removed_for_2_3_players")
    return [e for e in cards if e.number("number") not in removed]


def count_letters(entries: list[Entry], key: str) -> list[int]:
    """How often each colour occurs, in the order R, Y, B, G, P."""
    text = "".join("".join(e.texts(key)) for e in entries)
    return [text.count(letter) for letter in COLOURED]


def yields_are_symmetric(sheet: Sheet) -> list[str]:
    """Direct cards give red, yellow and blue equally often, with and without the cards that leave."""
    found: list[str] = []
    every = wilderness(sheet, "direct")
    for players, cards in [("4 players", every), ("2 or 3 players", staying(sheet, every))]:
        r, y, b, _, _ = count_letters(cards, "yield")
        if not r == y == b:
            found.append(f"wilderness: for {players} the direct cards yield {r} R, {y} Y, {b} B")
    return found


def arches_are_balanced(sheet: Sheet) -> list[str]:
    """The ten 3-crystal curses differ, the rare G and P are in the middle, each colour is as often as its supply."""
    found: list[str] = []
    seen: dict[str, str] = {}
    for e in sheet.entries("temple"):
        for curse in ends_of_arch(e, 3):
            if curse in seen:
                found.append(f"{e.name}: the 3-crystal curse {curse} is also at {seen[curse]}")
            seen[curse] = e.name
        if [letter in "GP" for letter in e.texts("arch")] != [False] * 3 + [True] * 3 + [False] * 3:
            found.append(f"{e.name}: the arch does not keep G and P to the three crystals in its middle")
    r, y, b, g, p = count_letters(sheet.entries("temple"), "arch")
    if not (r == y == b == 10 and sorted([g, p]) == [7, 8]):
        found.append(f"temple: the arches show {r} R, {y} Y, {b} B, {g} G, {p} P")
    return found


def five_boxes_stay_free(sheet: Sheet) -> list[str]:
    """Each 2/3-player side closes one box: 5 more are open than markers come, 25/20 for 4 players, 20/15, 15/10."""
    found: list[str] = []
    free = 0
    for e in sheet.entries("temple"):
        closed = e.table("side_23p").texts("closed")
        free += BOXES - len(set(closed))
        if e.table("side_4p").items("closed"):
            found.append(f"{e.name}: the 4-player side closes a box")
        if not closed:
            found.append(f"{e.name}: the 2/3-player side closes no box")
    if free != 20:
        found.append(f"temple: the 2/3-player sides leave {free} boxes open instead of 20")
    return found


def tablets_resonate(sheet: Sheet) -> list[str]:
    """The rune on a tablet has an effect for that kind of card, and each effect has a card, with 2 or 3 players too."""
    found: list[str] = []
    for e in sheet.entries("wilderness") + sheet.entries("temple"):
        if not sheet.find(f"rune {e.text('tablet')}").has(f"on_{kind(e)}"):
            found.append(f"{e.name}: {e.text('tablet')} has no effect on a card of this kind ({kind(e)})")
    ring = staying(sheet, sheet.entries("wilderness")) + sheet.entries("temple")
    used = [(e.text("tablet"), kind(e)) for e in ring]
    for e in sheet.entries("rune"):
        for place in LOCATIONS:
            if e.has(f"on_{place}") and (e.text("id"), place) not in used:
                found.append(f"{e.name}: no card of the 2/3-player ring makes use of on_{place}")
    return found


def lattice_is_connected(sheet: Sheet) -> list[str]:
    """From each space a path leads to every other, and at least two lines start there."""
    near = neighbours(sheet)
    lonely = [space + 1 for space in range(SPACES) if near[space].bit_count() < 2]
    found = [f"lattice: fewer than two lines start at space {space}" for space in lonely]
    reached = 1
    for _ in range(SPACES):
        for space in range(SPACES):
            if reached >> space & 1:
                reached |= near[space]
    if reached != (1 << SPACES) - 1:
        found.append("lattice: not every space can be reached from space 1")
    return found


DESIGN: Final[list[Callable[[Sheet], list[str]]]] = [
    yields_are_symmetric,
    arches_are_balanced,
    five_boxes_stay_free,
    tablets_resonate,
    lattice_is_connected,
]
