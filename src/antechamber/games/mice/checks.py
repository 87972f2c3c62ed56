"""What is known of the box: facts of the rulebook, and the design of the reconstruction.

Data against a fact are refused; leaving the design only gives a warning. The sheet must fit its shapes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Final

from antechamber.core.sheet import Entry, Fact, Sheet
from antechamber.games.mice.components import ASSISTANT_IDS, CHAMBER_IDS, CHEST_IDS, ENTRANCE_IDS, FACTION_IDS

RESOURCE_IDS: Final = ["food", "torch", "pickaxe"]
TRACK_IDS: Final = ["food", "torch", "pickaxe", "gold", "glory"]
GIVEN_IDS: Final = ["food", "torch", "pickaxe", "gold", "glory", "any"]

PIECES: Final[list[Fact]] = [
    ("counts", "entrance_cards", 16, "the box has 16 entrance cards"),
    ("counts", "chamber_cards", 37, "the box has 37 chamber cards"),
    ("counts", "assistant_cards", 37, "the box has 37 assistant cards"),
    ("counts", "chest_tokens", 20, "the box has 20 chest tokens"),
    ("counts", "hidden_passage_tokens", 7, "the box has 7 hidden passage tokens"),
    ("counts", "glory_tokens_10_20", 12, "the box has 12 tokens +10/+20"),
    ("counts", "player_sets", 3, "the box has 3 player sets"),
    ("counts", "factions", 12, "there are 12 factions"),
    ("counts", "chambers_per_faction", 3, "a faction has 3 chambers"),
    ("counts", "assistants_per_faction", 3, "a faction has 3 assistants"),
    ("player_set", "boards", 1, "a player has 1 board"),
    *[("player_set", f"{track}_tokens", 1, f"a player has 1 {track} token") for track in TRACK_IDS],
    ("player_set", "paws", 5, "a player has 5 paws"),
    ("player_set", "ownership_tokens", 8, "a player has 8 ownership tokens"),
]

NUMBERS: Final[list[Fact]] = [
    *[("start", item, 1, f"a player starts with 1 {item}") for item in TRACK_IDS[:4]],
    ("start", "glory", 0, "a player starts without glory"),
    ("limits", "resource_cap", 9, "nobody has more than 9 of a resource"),
    ("limits", "gold_cap", 9, "nobody has more than 9 gold"),
    ("limits", "camp_cards", 2, "a camp has room for 2 cards"),
    ("limits", "camp_cards_student", 4, "with Student a camp has room for 4 cards"),
    ("limits", "chambers_owned", 8, "nobody owns more than 8 chambers"),
    ("limits", "row_size", 3, "a row has 3 cards"),
    ("limits", "cards_discarded_at_setup", 1, "1 card of each deck starts its discard pile"),
    ("limits", "camp_discount", 1, "a card from the camp costs 1 resource less"),
    ("end_game", "assistant_row_exhausted_at", 2, "2 assistants in the row are too few to go on"),
    ("scoring", "set_table", [0, 2, 4, 7, 11, 16], "sets of 1 to 6 factions are worth 0, 2, 4, 7, 11, 16"),
    ("scoring", "max_set", 6, "a set has 6 factions at most"),
]

PER_PLAYERS: Final[list[Fact]] = [
    ("players 2", "factions_in_play", 6, "two players choose 6 factions"),
    ("players 2", "spots", 12, "two players have 12 spots"),
    ("players 2", "entrances", 14, "two players have 14 entrance cards"),
    ("players 2", "end_glory", 40, "the game of two ends at 40 glory"),
    ("players 2", "end_open_chambers", 12, "the game of two ends with 12 chambers"),
    ("players 2", "hidden_passage_tokens", 6, "two players use 6 hidden passage tokens"),
    ("players 2", "opposite_allowed", False, "two players may not place opposite each other"),
    ("players 3", "factions_in_play", 7, "three players choose 7 factions"),
    ("players 3", "rows", 4, "three players have a grid of 4 by 4"),
    ("players 3", "columns", 4, "three players have a grid of 4 by 4"),
    ("players 3", "spots", 16, "three players have 16 spots"),
    ("players 3", "entrances", 16, "three players have 16 entrance cards"),
    ("players 3", "end_glory", 30, "the game of three ends at 30 glory"),
    ("players 3", "end_open_chambers", 16, "the game of three ends with 16 chambers"),
    ("players 3", "hidden_passage_tokens", 7, "three players use 7 hidden passage tokens"),
    ("players 3", "opposite_allowed", True, "three players may place opposite each other"),
]

NAMED: Final[list[Fact]] = [
    ("chambers living_fire", "glory", 1, "Living Fire is worth 1 glory"),
    ("chambers sphinx", "glory", 4, "Sphinx is worth 4 glory"),
    ("chambers armory", "effect", [{"op": "gain", "pickaxe": 1, "torch": 1}], "Armory gives a pickaxe and a torch"),
    (
        "chambers laboratory",
        "effect",
        [{"op": "exchange", "pay": {"gold": 1}, "get": {"any": 2, "glory": 1}}],
        "Laboratory turns 1 gold into any 2 resources and 1 glory",
    ),
    ("chambers teahouse", "effect", [{"op": "extra_turn"}], "Teahouse gives an additional turn"),
    ("chambers watchtower", "effect", [{"op": "double_next"}], "Watchtower doubles an effect"),
    ("chambers stash", "effect", [{"op": "flip_chest"}], "Stash flips a used chest"),
    ("chambers privy", "effect", [{"op": "swap_assistant"}], "Privy swaps an assistant"),
    ("chambers tunnel", "effect", [{"op": "borrow_assistant"}], "Tunnel borrows an assistant"),
    ("chambers cave_in", "effect", [{"op": "trigger", "target": "row_chamber"}], "Cave-in copies a chamber of the row"),
    ("chambers kitchen", "effect", [{"op": "trigger", "target": "used_assistant"}], "Kitchen repeats an assistant"),
    ("assistants pyromancer", "glory", 4, "Pyromancer is worth 4 glory"),
    ("assistants builder", "on", "gain:pickaxe", "Builder adds to pickaxes"),
    ("assistants builder", "effect", [{"op": "gain", "pickaxe": 1}], "Builder adds 1 pickaxe"),
    ("assistants elder", "on", "camp", "Elder pays for a card put into the camp"),
    ("assistants trammer", "on", "remove_no_effect:inside", "Trammer pays for paws removed without an effect"),
    ("assistants commander", "effect", [{"op": "place_paw"}], "Commander places a paw"),
    (
        "assistants student",
        "effect",
        [{"op": "mod", "mod": "camp_limit", "n": 4}, {"op": "extra_turn"}],
        "Student makes room for 4 camp cards and gives an additional turn",
    ),
    *[
        (f"assistants {name}", "limit", "turn", f"{name} works once per turn")
        for name in ("bishop", "monk", "preacher")
    ],
    (
        "entrances 14",
        "effect",
        [{"op": "exchange", "pay": {"any": 1}, "get": {"gold": 1}}, {"op": "refresh", "max": 3}],
        "entrance 14 exchanges any resource for gold and refreshes up to 3 cards",
    ),
]


def check_pieces(sheet: Sheet) -> None:
    sheet.expect(PIECES)


def check_numbers(sheet: Sheet) -> None:
    sheet.expect(NUMBERS)


def check_players(sheet: Sheet) -> None:
    """What differs with the number of players; the grid has as many spots as it needs."""
    sheet.expect(PER_PLAYERS)
    for n in ("2", "3"):
        e = sheet.section("players").table(n)
        fits = e.number("rows") * e.number("columns") == e.number("spots")
        e.require(fits and e.number("columns") == 4, "the spots form a grid of 4 columns")


def check_named(sheet: Sheet) -> None:
    """Cards that the rulebook tells of."""
    sheet.expect(NAMED)
    fire, sphinx = sheet.find("chambers living_fire"), sheet.find("chambers sphinx")
    pyromancer, architect = sheet.find("assistants pyromancer"), sheet.find("assistants architect")
    fire.require(units(fire.table("cost")) == [3], "Living Fire costs 3 of one kind")
    fire.require(operations(fire) == ["gain"] and sum(given(fire).values()) == 2, "Living Fire gives 2 of one kind")
    kind = next(iter(given(fire)))
    pyromancer.require(units(pyromancer.table("cost")) == [4], "Pyromancer costs 4 of one kind")
    pyromancer.expect("on", f"gain:{kind}", "Pyromancer adds to what Living Fire gives")
    pyromancer.expect("effect", [{"op": "gain", kind: 1}], f"Pyromancer adds 1 {kind}")
    sphinx.require(units(sphinx.table("cost")) == [3, 3], "Sphinx costs 3 and 3")
    sphinx.require(sum(given(sphinx).values()) == 1, "Sphinx gives 1")
    confectioner = operation(sheet.find("assistants confectioner")).word("item", RESOURCE_IDS)
    architect.expect("cost", {confectioner: 4, "gold": 1}, "with Confectioner, Architect costs 5 of one kind")
    for name, number in (("storage", 2), ("fair", 3)):
        e = sheet.find(f"chambers {name}")
        e.require(sum(given(e).values()) == number, f"it gives {number}")
    elder = sheet.find("assistants elder")
    elder.require(sum(given(elder).values()) == 2, "Elder gives 2")
    for entrance, item in (("8", "food"), ("9", "pickaxe"), ("10", "torch")):
        e = sheet.find(f"entrances {entrance}")
        low = {"op": "gain_low", "item": item, "below": 2, "low": 2, "high": 1}
        e.require(e.items("flipped")[:1] == [low], "flipped, it gives 2 to who has fewer than 2, otherwise 1")


def units(e: Entry) -> list[int]:
    return sorted([e.number(key) for key in e.values])


def operation(e: Entry) -> Entry:
    """The first operation of an effect."""
    return e.tables("effect", "effect")[0]


def operations(e: Entry) -> list[str]:
    return [one.text("op") for one in e.tables("effect", "effect")]


def given(e: Entry) -> dict[str, int]:
    """What the first operation of an effect gives."""
    first = operation(e)
    return {key: first.number(key) for key in first.values if key in GIVEN_IDS}


def check_cards(sheet: Sheet) -> None:
    """Each card once; three of each faction, two of them green; neutral ones blue; costs in known items."""
    for name, ids, wild in (("chambers", CHAMBER_IDS, "sphinx"), ("assistants", ASSISTANT_IDS, "mewmmy")):
        sheet.expect_labels(name, ids, "there are 37 cards, each once")
        for faction in FACTION_IDS:
            backs = sorted(e.text("back") for e in sheet.entries(name) if e.text("faction") == faction)
            sheet.require(name, backs == ["blue", "green", "green"], f"{faction} must have 2 green and 1 blue card")
        neutral = [e for e in sheet.entries(name) if e.text("faction") == "neutral"]
        right = [e.text("id") for e in neutral] == [wild] and neutral[0].text("back") == "blue"
        sheet.require(name, right, f"the one neutral card is {wild}, with a blue back")
        names = [e.text("name") for e in sheet.entries(name)]
        sheet.require(name, len(set(names)) == len(names), "two cards have the same name")


def check_assistants(sheet: Sheet) -> None:
    """A passive or modifier has a condition before its colon, the others have none."""
    for e in sheet.entries("assistants"):
        colon = e.text("kind") in ("passive", "modifier")
        e.require(e.has("on") == colon, "passives and modifiers have a condition (on), and only they")
        modifies = all(name == "mod" for name in operations(e))
        e.require(modifies or e.text("kind") != "modifier", "a modifier has operations of the kind mod only")
        visited = e.has("on") and e.text("on") == "visited"
        fixed = all(name == "gain" for name in operations(e)) and "any" not in given(e)
        e.require(not visited or fixed, "visits happen in another player's turn, so they give named items")
        changes = "mod" in operations(e)
        e.require(not changes or e.text("kind") in ("modifier", "complex"), "only modifiers and complex ones have mod")


def check_entrances(sheet: Sheet) -> None:
    """Each faction symbol on one card; cards with a symbol have another side."""
    sheet.expect_labels("entrances", ENTRANCE_IDS, "there are 16 entrance cards")
    symbols = sorted(e.text("faction") for e in sheet.entries("entrances") if e.has("faction"))
    sheet.require("entrances", symbols == sorted(FACTION_IDS), "each faction symbol is on exactly one entrance card")
    for e in sheet.entries("entrances"):
        e.require(e.has("faction") == e.has("flipped"), "a card with a symbol has a flipped side, and only such a card")
        three = e.text("id") in ("3.5", "7.5")
        e.require(not three or not e.has("faction"), "a symbol here would be missing in games of two")


def check_chests(sheet: Sheet) -> None:
    sheet.expect_labels("chests", CHEST_IDS, "there are 20 chests")


def check_factions(sheet: Sheet) -> None:
    """As many factions for a first game as there are in play."""
    sheet.expect_labels("factions", FACTION_IDS, "there are 12 factions")
    for key, number in (("first_game", 6), ("first_game_3p", 7)):
        found = len([e for e in sheet.entries("factions") if e.flag(key)])
        sheet.require("factions", found == number, f"{number} factions are marked {key}, but here {found}")


# ---------------------------------------------------------------- geometry


def frame(rows: int, columns: int) -> list[tuple[str, int]]:
    """The lines of the slots, clockwise from the lowest one on the left."""
    left = [("row", rows - 1 - i) for i in range(rows)]
    top = [("col", i) for i in range(columns)]
    return left + top + left[::-1] + top[::-1]


def examples_hold(at: dict[str, tuple[str, int]]) -> bool:
    """6 lies opposite 12; 6 and 8, 2 and 14, 2 and 5 intersect."""
    crossing = all(at[a][0] != at[b][0] for a, b in (("6", "8"), ("2", "14"), ("2", "5")))
    return at["6"] == at["12"] and crossing


def compatible_frames() -> list[tuple[int, int, int]]:
    """All frames of 12 spots and 14 cards, and first slots on the left, that agree with the examples."""
    found: list[tuple[int, int, int]] = []
    for (rows, columns), first in product(((3, 4), (4, 3)), range(4)):
        lines = frame(rows, columns)
        at = {str(card + 1): lines[(card + first) % 14] for card in range(14)}
        if first < rows and examples_hold(at):
            found.append((rows, columns, first))
    return found


def check_geometry(sheet: Sheet) -> None:
    """Slots follow the frame clockwise; cards ascend from 1 on the left; the examples of the rulebook hold."""
    e = sheet.section("geometry")
    for players, order in ((2, [c for c in ENTRANCE_IDS if "." not in c]), (3, ENTRANCE_IDS)):
        slots = e.tables(f"slots_{players}p", "slots")
        numbers = sheet.section("players").table(str(players))
        lines = frame(numbers.number("rows"), numbers.number("columns"))
        e.require(
            [(s.text("line"), s.number("index")) for s in slots] == lines, "the slots go round the frame clockwise"
        )
        e.require([s.text("card") for s in slots] == order, "the cards ascend clockwise from 1 on the left")
    e.require(compatible_frames() == [(3, 4, 0)], "the examples of the rulebook fit one frame only")


CHECKS: Final[list[tuple[list[str], Callable[[Sheet], None]]]] = [
    (
        [
            "MIC-COMP-01", "MIC-COMP-02", "MIC-COMP-03", "MIC-COMP-04", "MIC-COMP-05", "MIC-COMP-06", "MIC-COMP-07",
        ],
        check_pieces,
    ),
    (["MIC-SETUP-06", "MIC-RES-01", "MIC-CAMP-01", "MIC-OWN-01", "MIC-SCORE-01"], check_numbers),
    (["MIC-GEO-01", "MIC-SETUP-03", "MIC-END-01"], check_players),
    (["MIC-COMP-02", "MIC-COMP-03"], check_cards),
    (["MIC-PAS-05"], check_assistants),
    (["MIC-COMP-01", "MIC-SETUP-07"], check_entrances),
    (["MIC-COMP-04"], check_chests),
    (["MIC-SETUP-03"], check_factions),
    (["MIC-COMP-02", "MIC-COMP-03"], check_named),
    (["MIC-GEO-02", "MIC-GEO-03", "MIC-GEO-04"], check_geometry),
]  # fmt: skip


# ---------------------------------------------------------------- the design of the reconstruction


def number(e: Entry, key: str) -> float:
    value = e.value(key)
    assert isinstance(value, int | float)
    return float(value)


def worth(e: Entry, bag: Entry) -> float:
    """What items are worth."""
    total = 0.0
    for key in bag.values:
        if key in RESOURCE_IDS:
            total += number(e, "resource") * bag.number(key)
        elif key in ("any", "gold", "glory", "chest"):
            total += number(e, key) * bag.number(key)
    return total


def worth_of_effect(e: Entry, listed: list[Entry]) -> float:
    return sum([worth_of_operation(e, one) for one in listed])


def worth_of_operation(e: Entry, one: Entry) -> float:
    verbs, name = e.table("verbs"), one.text("op")
    bonus = float(one.number("discount")) if one.has("discount") else 0.0
    if name == "gain":
        return worth(e, one)
    if name == "gain_low":
        return (one.number("low") + one.number("high")) / 2
    if name == "gain_per":
        return number(verbs, one.text("per")) * worth(e, one)
    if name == "others_gain":
        return -0.5 * worth(e, one)
    if name == "choose":
        branches = [Entry(one.file, one.name, {"options": b}).tables("options", "option") for b in one.items("options")]
        return max([worth_of_effect(e, branch) for branch in branches])
    if name == "exchange":
        times = one.number("max") if one.has("max") else 1
        return times * (worth(e, one.table("get")) - worth(e, one.table("pay")))
    if name == "open":
        anywhere = number(verbs, "anywhere") if one.text("where") == "anywhere" else 0.0
        return number(verbs, "open") + bonus + anywhere + (number(verbs, "open_trigger") if one.has("trigger") else 0.0)
    if name == "hire":
        return number(verbs, "hire") + bonus
    if name == "refresh":
        return number(verbs, "refresh_each") * one.number("max")
    if name == "move_paw":
        return number(verbs, "move_paw") + (0.5 if one.has("from_entrance") else 0.0)
    if name == "trigger":
        return number(verbs, "trigger_" + one.text("target"))
    if name == "mod" and one.text("mod") == "open_discount":
        return number(verbs, "mod_open_discount_each") * one.number("n")
    return number(verbs, "mod_" + one.text("mod") if name == "mod" else name)


def design_values(sheet: Sheet) -> list[str]:
    """Each card is meant to be worth about 1 + 2 × its price, and each faction as much as the others."""
    e = sheet.section("valuation")
    found: list[str] = []
    by_faction: dict[str, list[float]] = {}
    for name in ("chambers", "assistants"):
        for card in sheet.entries(name):
            excess = value_of(e, card) - (1 + 2 * worth(e, card.table("cost")))
            by_faction.setdefault(card.text("faction"), []).append(excess)
            if abs(excess) > number(e, "card_tolerance") + 1e-9:
                found.append(f"{card.name}: worth {excess:+.2f} more than its price")
    for faction, excesses in by_faction.items():
        mean = sum(excesses) / len(excesses)
        if abs(mean) > number(e, "faction_tolerance") + 1e-9:
            found.append(f"factions {faction}: its cards are worth {mean:+.2f} more than their prices")
    return found


def value_of(e: Entry, card: Entry) -> float:
    """What a card is worth to its owner."""
    effect = worth_of_effect(e, card.tables("effect", "effect"))
    value = number(e, "glory") * card.number("glory")
    if card.has("kind"):
        uses = number(e.table("uses"), card.text("on")) if card.has("on") else 1.0
        return value + uses * effect
    uses = 1.0 if "portal" in operations(card) else number(e, "chamber_uses")
    return (
        value + uses * effect + number(e, "visit_income") + (number(e, "extra_symbol") if card.flag("extra") else 0.0)
    )


def design_costs(sheet: Sheet) -> list[str]:
    """Every resource is needed about as much as the others."""
    need: Counter[str] = Counter()
    for name in ("chambers", "assistants"):
        for card in sheet.entries(name):
            cost = card.table("cost")
            need.update({key: cost.number(key) for key in cost.values})
    total = sum([need[key] for key in RESOURCE_IDS])
    return [f"cost: {key} is {need[key]} of {total}" for key in RESOURCE_IDS if not 0.2 <= need[key] / total <= 0.5]


DESIGN: Final[list[Callable[[Sheet], list[str]]]] = [design_values, design_costs]
