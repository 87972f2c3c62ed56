"""The language of effects, operation by operation (MIC-EFF, MIC-OP)."""

import pytest

from antechamber.core.errors import DataError
from tests.games.mice.given import POOR, RICH, corrected, given, removing


@pytest.mark.rule("MIC-OP-01")
@pytest.mark.rule("MIC-DEF-01")
@pytest.mark.rule("MIC-DEF-02")
def test_receiving_resources_of_any_kind_one_by_one_and_never_gold():
    table = removing(paws=[["7", "6"], []], hands=[POOR]).play("trigger 7")
    assert table.cards("take") == ["food", "torch", "pickaxe"]
    assert table.play("take torch", "take food").stock() == "1 1 0 0 0"
    table = removing(paws=[["7", "6"], []], hands=[POOR]).play("trigger 7", "take torch", "take torch")
    assert table.stock() == "0 2 0 0 0"


@pytest.mark.rule("MIC-RES-01")
def test_nine_is_the_most_of_everything_but_glory():
    hand = {"food": 9, "torch": 9, "pickaxe": 8, "gold": 9, "glory": 30}
    table = removing(paws=[["3", "6", "a1"], []], hands=[hand], chambers={"a1": "sphinx"})
    table.play("trigger 3", "trigger 6", "trigger a1")
    assert table.stock() == "9 9 9 9 31"
    assert table.events("lost") == ["lost 1 T", "lost 1 G"]


@pytest.mark.rule("MIC-RES-06")
def test_what_is_lost_beyond_nine_was_received_all_the_same():
    hand = {**POOR, "gold": 9, "assistants": ["merchant"]}
    table = removing(paws=[["6", "3"], []], hands=[hand]).play("trigger 6")
    assert table.question == "take-any/choose_resource"


@pytest.mark.rule("MIC-OP-02")
@pytest.mark.rule("MIC-HID-04")
@pytest.mark.parametrize(("card", "item"), [("8", "food"), ("9", "pickaxe"), ("10", "torch")])
@pytest.mark.parametrize(("owned", "after"), [(0, 2), (1, 3), (2, 3), (5, 6)])
def test_flipped_eight_nine_and_ten_give_two_to_who_has_fewer_than_two(card, item, owned, after):
    table = removing(
        paws=[[card, "6"], []],
        hands=[{**POOR, item: owned}],
        flipped={card: 2},
        options={"hidden_passage": True},
        factions=["pacas", "molerats", "squirrels"],
    )
    assert table.play(f"trigger {card}", "pass").player()[item] == after


@pytest.mark.rule("MIC-OP-03")
@pytest.mark.rule("MIC-DEF-06")
@pytest.mark.rule("MIC-EFF-01")
def test_spring_gives_for_each_adjacent_chamber_up_to_three():
    for around, number in ((["a2"], 1), (["a2", "c2", "d3"], 2), (["a2", "c2", "b1", "b3"], 3)):
        cards = ["armory 2", "quarry", "chapel 2", "library"]
        chambers = {spot: cards[i] for i, spot in enumerate(around)}
        table = removing(paws=[["b2", "6"], []], chambers={"b2": "spring", **chambers}, hands=[POOR]).play("trigger b2")
        for left in range(number, 0, -1):
            assert table.view()["ask"]["number"] == left
            table.play("take food")
        assert table.stock() == f"{number} 0 0 0 0"
    table = removing(paws=[["b2", "6"], []], chambers={"b2": "spring", "a1": "armory"}, hands=[POOR])
    assert "trigger b2" not in table.options(), "never diagonally"


@pytest.mark.rule("MIC-OP-04")
@pytest.mark.rule("MIC-CH-FAIR-01")
@pytest.mark.rule("MIC-PAS-06")
def test_fair_gives_three_and_everybody_else_one():
    table = removing(
        3,
        paws=[["a1", "6"]],
        chambers={"a1": "fair 2"},
        hands=[POOR, {**POOR, "assistants": ["herbalist"]}, POOR],
    ).play("trigger a1")
    assert [table.player(seat)["food"] for seat in (1, 2, 3)] == [3, 1, 1], "Herbalist works in her own turn only"


@pytest.mark.rule("MIC-OP-05")
@pytest.mark.rule("MIC-EFF-07")
def test_a_slash_is_a_choice_between_what_can_be_done():
    hand = {**RICH, "camp": ["armory", "guard"]}
    table = removing(3, paws=[["3-5", "a1"]], hands=[hand]).play("trigger 3-5")
    assert table.options() == ["choose 1", "choose 2"]
    table.play("choose 2")
    assert table.question == "hire/choose_assistant"
    hand = {**RICH, "camp": ["armory"]}
    table = removing(3, paws=[["3-5", "a1"]], hands=[hand]).play("trigger 3-5")
    assert table.question == "open/choose_chamber", "the other side could not be done"
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "map_room"}, hands=[RICH]).play("trigger a1", "stop")
    assert table.question == "removal/choose_removal", "with neither side there is no choice"


@pytest.mark.rule("MIC-OP-06")
@pytest.mark.rule("MIC-RES-03")
@pytest.mark.rule("MIC-RES-04")
def test_an_exchange_takes_exactly_its_price_and_gold_may_stand_in():
    hand = {**POOR, "food": 1, "gold": 1}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "altar"}, hands=[hand]).play("trigger a1")
    assert table.options() == ["pay FG", "pass"]
    assert table.play("pay FG").stock() == "0 0 0 0 2"
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "altar"}, hands=[{**POOR, "food": 1}])
    assert "trigger a1" not in table.options()


@pytest.mark.rule("MIC-OPT-08")
@pytest.mark.rule("MIC-RES-04")
@pytest.mark.parametrize(
    ("reading", "bakery", "grove"), [("always", True, True), ("not_for_gold", False, True), ("never", False, False)]
)
def test_the_table_may_agree_that_gold_does_not_stand_in_exchanges(reading, bakery, grove):
    table = removing(
        paws=[["a1", "b1", "6"], []],
        chambers={"a1": "bakery", "b1": "sacred_grove"},
        hands=[{**POOR, "gold": 3}],
        options={"gold_in_exchange": reading},
    )
    assert ("trigger a1" in table.options(), "trigger b1" in table.options()) == (bakery, grove)


@pytest.mark.rule("MIC-OP-06")
@pytest.mark.rule("MIC-PAS-07")
@pytest.mark.rule("MIC-ON-08")
def test_apothecary_exchanges_up_to_three_times_as_one_effect():
    hand = {**POOR, "food": 9, "torch": 1, "assistants": ["merchant", "alchemist"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["apothecary"])
    table.play("trigger 5", "hire apothecary")
    table.play("pay F", "take torch", "take torch")  # Merchant and Alchemist
    assert table.stock() == "7 2 0 1 0"
    table.play("pay F", "take pickaxe")  # Alchemist again, Merchant not
    assert table.stock() == "6 2 1 2 0"
    table.play("pass")
    assert table.stock() == "6 2 1 2 2", "the glory comes after the one-time effect"


@pytest.mark.rule("MIC-OP-10")
@pytest.mark.rule("MIC-ROW-01")
def test_refreshing_discards_all_chosen_cards_before_the_gaps_are_filled():
    table = removing(
        paws=[["14", "6"], []],
        hands=[POOR],
        row=["armory", "barracks", "sphinx"],
        people=["guard", "squire", "mewmmy"],
    ).play("trigger 14")
    table.play("refresh armory", "refresh mewmmy")
    assert table.data["rows"]["chambers"] == ["armory", "barracks", "sphinx"], "not yet"
    assert "refresh armory" not in table.options()
    table.play("refresh guard")
    assert set(table.data["discards"]["chambers"]) == {"armory"}
    assert set(table.data["discards"]["assistants"]) == {"guard", "mewmmy"}
    assert table.data["rows"]["chambers"][1:] == ["barracks", "sphinx"]
    assert None not in table.data["rows"]["chambers"] + table.data["rows"]["assistants"]
    assert table.question == "removal/choose_removal", "three were the most"


@pytest.mark.rule("MIC-OP-11")
@pytest.mark.rule("MIC-MOVE-01")
@pytest.mark.rule("MIC-MOVE-03")
@pytest.mark.rule("MIC-ON-07")
def test_a_moved_paw_takes_a_chest_and_pays_for_no_visit():
    hand = {**POOR, "assistants": ["scout"]}
    table = removing(paws=[["4", "a1"], []], chests={"d3": "c09"}, chambers={"b1": "spring 2"}, hands=[hand])
    table.play("trigger 4")
    assert table.cards("move") == ["a1"]
    table.play("move a1")
    assert "a1" not in table.cards("at")
    assert {"b1", "d3"} <= set(table.cards("at"))
    table.play("at d3")
    assert (table.player()["chests"], table.player()["gold"]) == (["c09"], 1)
    table = removing(paws=[["4", "a1"], []], chambers={"b1": "spring 2"}, hands=[hand])
    table.play("trigger 4", "move a1", "at b1", "take food")
    assert table.player(2)["glory"] == 0
    assert table.turn["extra_actions"] == 0


@pytest.mark.rule("MIC-MOVE-01")
def test_a_paw_is_not_moved_where_one_is():
    table = removing(paws=[["4", "a1"], ["b1", "c1"]], chambers={"c1": "armory"}).play("trigger 4", "move a1")
    assert not {"a1", "b1", "c1"} & set(table.cards("at"))


@pytest.mark.rule("MIC-MOVE-02")
@pytest.mark.rule("MIC-HID-04")
def test_only_flipped_four_moves_a_paw_off_an_entrance():
    table = removing(paws=[["4", "6"], []], hands=[POOR]).play("trigger 4")
    assert table.question == "take-any/choose_resource", "no paw inside"
    table = removing(
        paws=[["4", "6"], []],
        hands=[POOR],
        flipped={"4": 2},
        options={"hidden_passage": True},
        factions=["jerboas"],
    ).play("trigger 4")
    assert table.cards("move") == ["6"]
    table.play("move 6", "at c2")
    assert table.paws() == [] or table.seat == 2 or table.paws() == ["c2"]


@pytest.mark.rule("MIC-OP-13")
def test_flipping_offers_one_used_chest_of_each_sort():
    hand = {"used_chests": ["c01", "c02", "c05"], "chests": ["c15"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "stash"}, hands=[hand]).play("trigger a1")
    assert table.options() == ["flip c01", "flip c05"]
    table.play("flip c05")
    assert table.player()["chests"] == ["c05", "c15"]


@pytest.mark.rule("MIC-OP-14")
def test_a_corrected_card_may_give_an_additional_action():
    game = corrected(quarry={"effect": [{"op": "extra_action"}]})
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "quarry"}, game=game).play("trigger a1", "leave 6")
    assert (table.seat, table.question) == (1, "action/choose_action")
    assert "pass" in table.options()


@pytest.mark.rule("MIC-OP-16")
def test_a_corrected_chest_may_place_a_paw_at_once():
    game = corrected(c01={"effect": [{"op": "place_paw"}]})
    table = given(paws=[["14"], []], hands=[{"chests": ["c01"]}], game=game).play("chest c01", "place 2")
    assert table.paws() == ["a2", "2", "14"]
    assert (table.seat, table.question) == (1, "action/choose_action")


@pytest.mark.rule("MIC-EFF-00")
@pytest.mark.rule("MIC-EFF-05")
@pytest.mark.rule("MIC-STATE-04")
def test_operations_go_from_left_to_right_and_what_cannot_be_done_is_skipped():
    table = removing(paws=[["14", "6"], []], hands=[POOR]).play("trigger 14")
    assert table.question == "refresh/choose_card_to_refresh", "nothing to exchange"
    table = removing(paws=[["14", "6"], []], hands=[{**POOR, "food": 1}]).play("trigger 14")
    assert table.question == "exchange/choose_exchange"


@pytest.mark.rule("MIC-EFF-02")
def test_a_card_is_not_triggered_inside_itself():
    table = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "shooting_range", "b1": "cave_in", "a2": "lookout"},
        hands=[POOR],
        row=["kitchen", "sphinx"],
    ).play("trigger a1")
    assert table.cards("copy") == ["cave_in", "lookout"]
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "shooting_range", "b1": "cave_in"}, hands=[POOR])
    table.play("trigger a1", "copy cave_in")
    assert "copy shooting_range" not in table.options()
    game = corrected(lookout={"effect": [{"op": "trigger", "target": "adjacent_chamber"}]})
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "shooting_range", "b1": "lookout"}, game=game)
    table.play("trigger a1", "copy lookout")
    assert table.question == "removal/choose_removal", "the only neighbour is being carried out"


@pytest.mark.rule("MIC-EFF-03")
def test_a_copied_card_is_no_removal_and_no_visit():
    hand = {**POOR, "assistants": ["marksman", "trammer"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "shooting_range", "b1": "armory 2"}, hands=[hand])
    table.play("trigger a1", "copy armory")
    assert table.stock() == "0 1 1 0 0"
    assert table.player(2)["glory"] == 1, "the explicit bonus only"


@pytest.mark.rule("MIC-EFF-04")
@pytest.mark.rule("MIC-HID-03")
def test_a_flipped_entrance_uses_its_stronger_side_for_everybody():
    table = removing(
        paws=[["6", "3"], []],
        hands=[POOR],
        flipped={"6": 2},
        options={"hidden_passage": True},
        factions=["lemmings"],
    ).play("trigger 6")
    assert table.player()["gold"] == 2


@pytest.mark.rule("MIC-EFF-00")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ([{"op": "dance"}], "op must be"),
        ([{"op": "gain"}], "names no items"),
        ([{"op": "gain", "cheese": 1}], 'gain has no key "cheese"'),
        ([{"op": "open", "from": "row", "where": "under_paw"}], "from must be"),
        ([{"op": "refresh"}], '"max" is missing'),
        ([{"op": "mod", "mod": "camp_limit"}], '"n" is missing'),
        ([{"op": "mod", "mod": "cost_any", "n": 1, "when": "hire"}], "when must be"),
        ([{"op": "choose", "options": [[{"op": "gain", "food": 1}]]}], "2 to 6 options"),
        ([{"op": "others_gain", "food": 1}], "belongs to a gain right before it"),
        ([{"op": "gain", "food": 1}, {"op": "others_gain", "any": 1}], "nobody chooses outside their own turn"),
        ([{"op": "gain_per", "per": "adjacent_chambers", "food": 4}], "3 each at most"),
        ([{"op": "exchange", "pay": {"any": 3}, "get": {"any": 1}, "other_kind": True}], "two resources at most"),
    ],
)
def test_what_the_language_cannot_say_is_refused_with_file_entry_and_reason(effect, said):
    with pytest.raises(DataError, match="chambers armory") as error:
        corrected(armory={"effect": effect})
    assert said in str(error.value)


@pytest.mark.rule("MIC-TERM-01")
def test_a_card_that_copies_a_card_that_opens_a_chamber_whose_opening_fires_passives():
    """Cave-in copies Crane in the row, which opens Quarry; Tunneler triggers it again, Builder adds each time."""
    hand = {**RICH, "pickaxe": 0, "assistants": ["tunneler", "builder", "druid"]}
    table = removing(
        paws=[["b2", "6"], []],
        chambers={"b2": "cave_in", "a1": "chapel 2"},
        hands=[hand],
        row=["crane", "quarry", "sphinx"],
        chests={"b1": "c15"},
    )
    table.play("trigger b2", "copy crane", "open quarry", "at b1", "pay FTT", "copy quarry")
    assert table.player()["pickaxe"] == 2 + 1, "Crane let it be triggered, Builder added one"
    assert table.question == "window/offer_reactions"
    assert set(table.cards("use")) == {"tunneler", "druid"}
    table.play("use druid", "take food", "take food")
    assert table.player()["food"] == 9, "a1 and b2 are adjacent to b1; food was at its most but for one paid"
    table.play("use tunneler")
    assert table.player()["pickaxe"] == 6
    assert table.player()["chests"] == ["c15"]
    assert table.data["rows"]["chambers"][0] == "crane", "the copied card stays"
    assert table.question == "removal/choose_removal"
