"""Prices, discounts, gold for resources, assistants that change a payment (MIC-RES, MIC-CAMP)."""

from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from antechamber.games.mice.components import bundle
from antechamber.games.mice.payment import DISCOUNT_AT, FREE_AT, GOLD_ITEM_AT, settles, units_of
from tests.games.mice.given import POOR, RICH, Table, removing

LETTERS = "FTPG"


def ways(cost: tuple[int, ...], waived: int, free: int, item: int) -> set[tuple[int, ...]]:
    """All bundles that pay a price, unit by unit: an independent reading of the rules."""
    units = [kind for kind in range(4) for _ in range(cost[kind])]
    resources = [i for i, kind in enumerate(units) if kind < 3]
    found = set()
    for spared in {tuple(sorted(s)) for s in combinations_with_replacement(resources, 0)} | choices(resources, waived):
        left = [kind for i, kind in enumerate(units) if i not in spared]
        for paid in product(*[list(range(4)) for _ in left]):
            swapped = 0
            for due, with_what in zip(left, paid, strict=True):
                if due == with_what or (due < 3 and with_what == 3) or (due == 3 and with_what == item):
                    continue
                swapped += 1 if due < 3 and with_what < 3 else 99
            if swapped <= free and len(spared) == min(waived, len(resources)):
                found.add(tuple(paid.count(kind) for kind in range(4)))
    return found


def choices(items: list[int], number: int) -> set[tuple[int, ...]]:
    from itertools import combinations

    return set(combinations(items, min(number, len(items))))


@pytest.mark.rule("MIC-CAMP-04")
@pytest.mark.rule("MIC-RES-02")
@pytest.mark.rule("MIC-MOD-02")
@pytest.mark.rule("MIC-MOD-03")
@examples(
    st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.integers(0, 1)),
    st.integers(0, 3),
    st.integers(0, 2),
    st.integers(0, 3),
)
def test_every_way_to_pay_is_found_and_no_other(cost, waived, free, item):
    """`item` is the resource that stands for gold, 3 for none."""
    price = int(bundle(*cost)) | waived << DISCOUNT_AT | free << FREE_AT | item << GOLD_ITEM_AT
    units = int(units_of(price))
    assert units == sum(cost) - min(waived, sum(cost[:3]))
    all_bundles = [b for b in product(range(units + 1), repeat=4) if sum(b) == units]
    assert {b for b in all_bundles if settles(price, *b)} == ways(cost, waived, free, item)


def payments(hand, **more) -> list[str]:
    """The ways to pay for the only card that can be opened or hired."""
    table = removing(hands=[hand], **more)
    table.play("trigger 2" if "a1" in more["paws"][0] else "trigger 5")
    table.play(table.options()[0])
    return table.cards("pay") if table.options("pay") else [table.events("paid")[-1].split()[2]]


@pytest.mark.rule("MIC-RES-07")
@pytest.mark.rule("MIC-RES-02")
@pytest.mark.rule("MIC-OPEN-03")
def test_ways_with_the_least_gold_come_first():
    hand = {"food": 2, "torch": 0, "pickaxe": 2, "gold": 3}
    found = payments(hand, paws=[["2", "a1"], []], row=["armory"])
    assert found == ["FFP", "FFG", "FPG", "FGG", "PGG", "GGG"]


@pytest.mark.rule("MIC-RES-07")
def test_a_single_way_to_pay_is_not_asked_for():
    table = removing(paws=[["2", "a1", "6"], []], hands=[{**POOR, "food": 2, "pickaxe": 1}], row=["armory"])
    table.play("trigger 2", "open armory")
    assert table.question == "removal/choose_removal"
    assert table.stock() == "0 0 0 0 1"


@pytest.mark.rule("MIC-RES-03")
@pytest.mark.rule("MIC-RES-02")
def test_a_price_is_paid_in_full_and_resources_never_stand_for_gold():
    table = removing(paws=[["5", "6"], []], hands=[{**RICH, "gold": 0}], people=["magician", "guard"])
    table.play("trigger 5")
    assert table.cards("hire") == ["guard"], "Magician costs a gold"
    table = removing(paws=[["5", "6"], []], hands=[{**POOR, "food": 1, "gold": 1}], people=["magician", "guard"])
    assert set(table.play("trigger 5").cards("hire")) == {"magician", "guard"}


@pytest.mark.rule("MIC-CAMP-03")
@pytest.mark.rule("MIC-CAMP-04")
def test_a_camp_card_costs_one_resource_less_and_you_choose_which():
    hand = {**POOR, "food": 2, "pickaxe": 1, "camp": ["armory"]}
    assert payments(hand, paws=[["2", "a1"], []], row=["sphinx"]) == ["FF", "FP"]
    hand = {**POOR, "food": 1, "camp": ["magician"]}
    table = removing(paws=[["5", "6"], []], hands=[hand])
    assert "trigger 5" not in table.options(), "never gold"


@pytest.mark.rule("MIC-CAMP-04")
@pytest.mark.rule("MIC-MOD-01")
@pytest.mark.rule("MIC-AS-ARCHITECT-01")
def test_discounts_add_up_and_what_is_too_much_is_lost():
    hand = {**POOR, "camp": ["pawn_shop"], "assistants": ["architect"]}
    table = removing(paws=[["2", "a1", "6"], []], hands=[hand]).play("trigger 2", "open pawn_shop")
    assert table.stock() == "0 0 0 0 1", "two less by Architect, one less from the camp, for a price of two"
    hand = {**POOR, "pickaxe": 1, "assistants": ["architect"]}
    table = removing(paws=[["2", "a1", "6"], []], hands=[hand], row=["living_fire"]).play("trigger 2")
    assert table.play("open living_fire").stock() == "0 0 0 0 1"


@pytest.mark.rule("MIC-AS-CONFECTIONER-01")
@pytest.mark.rule("MIC-MOD-02")
def test_the_confectioner_example_pays_five_food_for_architect():
    hand = {**POOR, "food": 5, "assistants": ["confectioner"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["architect"]).play("trigger 5", "hire architect")
    assert table.stock() == "0 0 0 0 4"
    hand = {**POOR, "food": 9, "gold": 2, "assistants": ["confectioner"]}
    found = payments(hand, paws=[["5", "6"], []], people=["architect"])
    assert found == ["FFFFF", "FFFFG", "FFFGG"]


@pytest.mark.rule("MIC-AS-CONFECTIONER-01")
def test_confectioner_does_not_pay_for_chambers_or_resources():
    hand = {**POOR, "food": 9, "assistants": ["confectioner"]}
    table = removing(paws=[["5", "2", "a1"], []], hands=[hand], people=["preacher"], row=["armory"])
    assert "trigger 5" not in table.options(), "Preacher's torches are not food"
    assert "trigger 2" not in table.options()


@pytest.mark.rule("MIC-AS-TRANSMUTER-01")
@pytest.mark.rule("MIC-MOD-03")
def test_transmuter_pays_two_resources_of_a_chamber_with_other_kinds():
    hand = {**POOR, "torch": 2, "pickaxe": 1, "assistants": ["transmuter"]}
    table = removing(paws=[["2", "a1", "6"], []], hands=[hand], row=["living_fire"]).play("trigger 2")
    assert table.play("open living_fire").stock() == "0 0 0 0 1"
    hand = {**POOR, "torch": 3, "assistants": ["transmuter"]}
    table = removing(paws=[["2", "a1", "6"], []], hands=[hand], row=["living_fire"])
    assert "trigger 2" not in table.options(), "two of three at most"


@pytest.mark.rule("MIC-OPT-08")
@pytest.mark.rule("MIC-RES-05")
@pytest.mark.rule("MIC-CH-ALCH-01")
def test_the_workshop_gives_other_kinds_than_the_one_spent():
    chambers = {"a1": "alch_workshop"}
    table = removing(paws=[["a1", "6"], []], chambers=chambers, hands=[{**POOR, "food": 1}]).play("trigger a1", "pay F")
    assert table.cards("take") == ["torch", "pickaxe"]
    table.play("take torch")
    assert table.cards("take") == ["torch", "pickaxe"]
    assert table.play("take pickaxe").stock() == "0 1 1 0 0"
    table = removing(paws=[["a1", "6"], []], chambers=chambers, hands=[{**POOR, "gold": 1}]).play("trigger a1", "pay G")
    assert table.cards("take") == ["food", "torch", "pickaxe"], "gold counts as a kind you name"
    table.play("take food", "take torch")
    assert table.stock() == "1 1 0 0 0"


# ---------------------------------------------------------------- what a payment means


def meanings(table: Table) -> dict[str, tuple[str, str]]:
    """What gold stands for in each payment that is offered, and what stands for gold."""
    return {
        text.split()[1]: (table.preview(text)["gold_for"], table.preview(text)["for_gold"])
        for text in table.options("pay ")
    }


@pytest.mark.rule("MIC-RES-02")
def test_a_payment_tells_which_resources_gold_stands_for():
    hand = {**POOR, "food": 1, "pickaxe": 2, "gold": 3}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["bakery"]).play("trigger 2", "open bakery")
    found = meanings(table)
    assert found["FPP"] == ("", "")
    assert found["FPG"] == ("P", "")
    assert found["PGG"] == ("FP", "")
    assert found["GGG"] == ("FPP", "")


@pytest.mark.rule("MIC-RES-02")
def test_where_a_discount_spares_any_of_several_kinds_gold_stands_for_a_resource():
    hand = {**POOR, "food": 1, "gold": 2, "camp": ["armory"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["sphinx"]).play("trigger 2", "open armory")
    assert meanings(table) == {"FG": ("A", ""), "GG": ("AA", "")}


@pytest.mark.rule("MIC-AS-CONFECTIONER-01")
def test_a_payment_tells_what_stands_for_gold():
    hand = {**POOR, "food": 9, "gold": 2, "assistants": ["confectioner"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["architect"]).play("trigger 5", "hire architect")
    assert meanings(table) == {"FFFFF": ("", "F"), "FFFFG": ("", ""), "FFFGG": ("F", "")}


@pytest.mark.rule("MIC-OPT-08")
def test_an_exchange_tells_that_gold_stands_for_a_resource():
    table = removing(paws=[["14", "6"], []], hands=[{**POOR, "food": 1, "gold": 1}]).play("trigger 14")
    assert meanings(table) == {"F": ("", ""), "G": ("A", "")}
