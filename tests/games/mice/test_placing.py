"""Placing a paw and filling intersections (MIC-PLACE, MIC-TURN, MIC-GEO)."""

import pytest

from tests.games.mice.given import POOR, RICH, corrected, given


@pytest.mark.rule("MIC-TURN-01")
@pytest.mark.rule("MIC-STATE-01")
def test_a_turn_is_one_action_and_then_the_next_player_has_one():
    table = given()
    assert table.seat == 1
    table.play("place 2")
    assert (table.seat, table.turn["number"]) == (2, 2)
    table.play("place 5")
    assert (table.seat, table.turn["number"]) == (1, 3)


@pytest.mark.rule("MIC-PLACE-01")
@pytest.mark.rule("MIC-PLACE-02")
@pytest.mark.rule("MIC-GEO-03")
def test_the_example_of_the_rulebook_forbids_three_entrances():
    """Andrew has a paw on 2, Helen one on 6; 12 lies opposite 6."""
    table = given(paws=[["2"], ["6"]])
    placeable = table.cards("place")
    assert "2" not in placeable
    assert "6" not in placeable
    assert "12" not in placeable
    assert len(placeable) == 14 - 3


@pytest.mark.rule("MIC-PLACE-02")
@pytest.mark.parametrize(
    ("card", "opposite"),
    [("1", "10"), ("2", "9"), ("3", "8"), ("4", "14"), ("5", "13"), ("6", "12"), ("7", "11")],
)
def test_nobody_is_placed_opposite_an_opponent(card, opposite):
    assert opposite not in given(paws=[[], [card]]).cards("place")
    assert card not in given(paws=[[], [opposite]]).cards("place")
    assert opposite in given(paws=[[card], []]).cards("place"), "one's own paw is no obstacle"


@pytest.mark.rule("MIC-PLACE-05")
@pytest.mark.rule("MIC-GEO-02")
@pytest.mark.rule("MIC-GEO-04")
def test_lines_cross_where_the_examples_say():
    table = given(paws=[["8"], []], chests={"c1": "c01"}).play("place 6")
    assert table.paws() == ["c1", "6", "8"]
    assert table.player()["chests"] == ["c01"]
    table = given(paws=[["14"], []]).play("place 2")
    assert table.paws() == ["a2", "2", "14"]
    table = given(paws=[["14", "5", "b2"], []]).play("place 2")
    assert table.paws() == ["a2", "b2", "2", "5", "14"], "five paws: three entrances and two intersections"


@pytest.mark.rule("MIC-DEF-05")
@pytest.mark.rule("MIC-PLACE-05")
def test_two_rows_do_not_cross():
    assert given(paws=[["1"], []]).play("place 2").paws() == ["1", "2"]
    assert given(paws=[["4"], []]).play("place 5").paws() == ["4", "5"]


@pytest.mark.rule("MIC-PLACE-09")
@pytest.mark.rule("MIC-PLACE-10")
def test_a_visit_pays_the_owner_one_glory_and_triggers_nothing():
    table = given(paws=[["14"], []], chambers={"a2": "armory 2"}, hands=[POOR, POOR]).play("place 2")
    assert table.stock(2) == "0 0 0 0 1"
    assert table.stock(1) == "0 0 0 0 0"
    assert "bonus 2 L 1" in table.events("bonus")


@pytest.mark.rule("MIC-PLACE-09")
def test_ones_own_chamber_pays_nothing():
    table = given(paws=[["14"], []], chambers={"a2": "armory"}).play("place 2")
    assert table.player()["glory"] == 0


@pytest.mark.rule("MIC-PLACE-09")
@pytest.mark.rule("MIC-TURN-03")
@pytest.mark.parametrize("owner", [1, 2])
def test_the_symbol_gives_an_additional_action_whoever_owns_the_chamber(owner):
    table = given(paws=[["14"], []], chambers={"a2": f"spring {owner}"}).play("place 2")
    assert table.seat == 1
    assert "pass" in table.options()
    assert "remove" in table.options()
    assert table.turn["number"] == 1, "it belongs to the same turn"
    table.play("pass")
    assert table.seat == 2


@pytest.mark.rule("MIC-PLACE-09")
def test_each_symbol_gives_an_action_of_its_own():
    table = given(paws=[["14", "5"], []], chambers={"a2": "spring", "b2": "barracks"}).play("place 2")
    assert table.turn["extra_actions"] == 1, "one of two has begun"
    table.play("remove")
    while table.question != "action/choose_action":
        table.play(table.options()[-1])
    assert (table.seat, table.turn["extra_actions"]) == (1, 0)


@pytest.mark.rule("MIC-PLACE-06")
@pytest.mark.rule("MIC-STATE-02")
def test_with_too_few_paws_you_choose_the_intersections():
    table = given(paws=[["4", "5", "6"], []]).play("place 2")
    assert table.question == "place/choose_intersection"
    assert table.cards("fill") == ["a2", "b2", "c2"]
    assert "pass" not in table.options(), "placing is not optional"
    table.play("fill b2")
    assert table.paws() == ["b2", "2", "4", "5", "6"]
    assert table.seat == 2


@pytest.mark.rule("MIC-PLACE-06")
def test_without_a_paw_left_nothing_is_placed():
    table = given(paws=[["4", "5", "6", "7"], []]).play("place 2")
    assert table.paws() == ["2", "4", "5", "6", "7"]


@pytest.mark.rule("MIC-PLACE-07")
@pytest.mark.parametrize("players", [2, 3])
def test_a_spot_with_a_paw_gets_no_other(players):
    spot = "a2" if players == 2 else "a3"
    table = given(players, paws=[["14"], [spot]]).play("place 2")
    assert table.paws() == ["2", "14"]


@pytest.mark.rule("MIC-PLACE-07")
def test_intersections_of_earlier_paws_count_as_well():
    table = given(paws=[["14", "2"], []]).play("place 12")
    assert table.paws() == ["a2", "c2", "2", "12", "14"]


@pytest.mark.rule("MIC-PLACE-08")
@pytest.mark.rule("MIC-DEC-01")
def test_the_order_is_asked_for_only_if_it_matters():
    assert given(paws=[["14", "5"], []]).play("place 2").seat == 2
    table = given(paws=[["14", "5"], []], hands=[{"chests": ["c17"]}]).play("place 2")
    assert table.question == "place/choose_intersection", "a chest could move a paw in between"
    assert table.options() == ["fill a2", "fill b2", "chest c17"] or table.cards("fill") == ["a2", "b2"]


@pytest.mark.rule("MIC-PLACE-03")
def test_three_players_may_place_opposite_and_pay_for_it():
    table = given(3, paws=[[], ["2"]]).play("place 9")
    assert table.player(2)["glory"] == 1
    assert table.paws() == ["9"]


@pytest.mark.rule("MIC-PLACE-03")
@pytest.mark.rule("MIC-PLACE-04")
def test_entrances_that_bring_others_a_bonus_have_a_heading_of_their_own():
    table = given(3, paws=[[], ["14"]], flipped={"2": 3, "5": 1}, options={"hidden_passage": True})
    asked = table.view()["ask"]
    paying = [option["text"] for option in asked["options"] if option["group"] == "paying"]
    assert paying == ["place 2", "place 4"], "opposite a paw, and on a passage of somebody else's"
    assert asked["groups"][:2] == ["place", "paying"]
    assert "paying" not in given(paws=[[], ["14"]]).view()["ask"]["groups"]


@pytest.mark.rule("MIC-PLACE-03")
def test_nobody_is_paid_for_a_paw_opposite_ones_own():
    table = given(3, paws=[["2"]]).play("place 9")
    assert [table.player(seat)["glory"] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("MIC-PLACE-11")
def test_a_paw_is_placed_on_entrances_only():
    table = given()
    assert all(card.isdigit() for card in table.cards("place"))
    assert "MIC-TURN-01" in table.refuses("place a1")


@pytest.mark.rule("MIC-TURN-02")
def test_removing_needs_a_paw_and_is_forced_without_one_in_the_supply():
    assert "remove" not in given().options()
    table = given(paws=[["1", "2", "3", "8", "9"], []])
    assert table.question == "removal/choose_removal", "the only action was taken by itself"


@pytest.mark.rule("MIC-TURN-02")
@pytest.mark.rule("MIC-TURN-06")
def test_there_is_always_an_action():
    """Two players: five paws block ten entrances. Three players: ten paws."""
    table = given(paws=[[], ["1", "2", "3", "4", "5"]])
    assert len(table.cards("place")) == 4
    table = given(3, paws=[[], ["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"]])
    assert len(table.cards("place")) == 6


@pytest.mark.rule("MIC-DEF-03")
def test_a_paw_and_a_chest_leave_a_spot_empty():
    table = given(paws=[["14"], []], chests={"a2": "c03"}).play("place 2")
    assert table.spot("a2") == {"paw": 1}
    assert table.events("took-chest") == ["took-chest 1 c03"]


@pytest.mark.rule("MIC-GEO-01")
def test_three_players_have_a_square_of_sixteen_spots():
    table = given(3, paws=[["3-5"]]).play("place 4")
    assert table.paws() == ["a1", "3-5", "4"]
    table = given(3, paws=[["1"]]).play("place 11")
    assert table.paws() == ["d4", "1", "11"]
    assert len(table.data["spots"]) == 16


@pytest.mark.rule("MIC-GEO-03")
def test_opposites_of_the_square():
    opposite = given(3).view()["opposite"]
    cards = [entry["card"] for entry in given(3).data["entrances"]]
    pairs = {frozenset((cards[i], cards[j])) for i, j in enumerate(opposite)}
    expected = ["1 10", "2 9", "3 8", "3-5 7-5", "4 14", "5 13", "6 12", "7 11"]
    assert pairs == {frozenset(pair.split()) for pair in expected}


@pytest.mark.rule("MIC-AS-INFILTRATOR-01")
@pytest.mark.rule("MIC-AS-INFILTRATOR-03")
@pytest.mark.rule("MIC-MOD-05")
def test_infiltrator_places_opposite_an_opponent_once_per_turn():
    table = given(paws=[["14"], ["9", "12"]], hands=[{"assistants": ["infiltrator"]}], chambers={"a2": "spring"})
    assert table.cards("infiltrate") == ["2", "6"]
    assert "9" not in table.cards("infiltrate"), "the entrance itself must be free"
    table.play("infiltrate 2")
    assert table.seat == 1, "the symbol gave another action"
    assert table.cards("infiltrate") == [], "once per turn"
    table.play("pass", "place 6")
    assert table.turn["infiltrations"] == 0, "and again in the next turn"


@pytest.mark.rule("MIC-AS-INFILTRATOR-02")
def test_with_three_players_infiltrator_spares_the_bonus_if_you_like():
    table = given(3, paws=[[], ["9"]], hands=[{"assistants": ["infiltrator"]}])
    assert "place 2" in table.options()
    assert "infiltrate 2" in table.options()
    assert table.play("infiltrate 2").player(2)["glory"] == 0
    table = given(3, paws=[[], ["9"]], hands=[{"assistants": ["infiltrator"]}])
    assert table.play("place 2").player(2)["glory"] == 1
    assert table.turn["infiltrations"] == 0


@pytest.mark.rule("MIC-TURN-03")
def test_additional_actions_may_be_declined():
    table = given(paws=[["14"], []], chambers={"a2": "oasis 2"}).play("place 2", "pass")
    assert table.events("declined") == ["declined 1"]
    assert table.seat == 2


@pytest.mark.rule("MIC-DEC-03")
def test_declining_one_additional_action_declines_all_of_the_turn():
    table = given(paws=[["14", "5"], []], chambers={"a2": "spring", "b2": "barracks"}).play("place 2")
    assert table.turn["extra_actions"] == 1
    assert table.play("pass").seat == 2


@pytest.mark.rule("MIC-TERM-02")
@pytest.mark.rule("MIC-OPT-07")
def test_there_is_a_cap_on_additional_actions():
    table = given(paws=[["14"], []], chambers={"a2": "spring"}, options={"max_extra_actions": 0}).play("place 2")
    assert table.seat == 2
    assert table.events("not-granted") == ["not-granted 1 0"]


@pytest.mark.rule("MIC-CHEST-02")
def test_a_chest_can_be_used_before_an_action_and_belongs_to_it():
    table = given(hands=[{**POOR, "chests": ["c01"]}]).play("chest c01")
    assert (table.stock(), table.seat) == ("2 0 0 0 0", 1)
    table.play("place 2")
    assert table.seat == 2


@pytest.mark.rule("MIC-CHEST-02")
@pytest.mark.rule("MIC-STATE-07")
def test_a_chest_can_be_used_before_the_action_ends():
    table = given(hands=[{**POOR, "chests": ["c15"]}]).play("place 2")
    assert table.question == "last-chests/choose_to_finish"
    assert table.options() == ["finish", "chest c15"]
    table.play("chest c15")
    assert (table.stock(), table.seat) == ("0 0 0 0 1", 2)
    assert given(hands=[RICH]).play("place 2").seat == 2, "without a chest nobody is asked"


@pytest.mark.rule("MIC-CHEST-02")
@pytest.mark.rule("MIC-PLACE-08")
def test_a_chest_that_moves_a_paw_makes_the_order_of_intersections_matter():
    table = given(paws=[["14", "5"], []], chests={"b2": "c17"}).play("place 2")
    assert table.options() == ["fill a2", "fill b2"], "who takes it first can use it before the other"
    table.play("fill b2")
    assert table.options() == ["fill a2", "chest c17"]
    table = given(paws=[["14"], []], chests={"a2": "c17"}).play("place 2")
    assert table.question == "last-chests/choose_to_finish", "one intersection has no order"


@pytest.mark.rule("MIC-CHEST-02")
@pytest.mark.rule("MIC-AS-SWINDLER-01")
def test_a_chest_that_is_used_before_the_visit_can_be_turned_by_swindler():
    hand = {**POOR, "assistants": ["swindler"], "chests": ["c01"]}
    table = given(paws=[["14"], []], chambers={"a2": "armory 2"}, hands=[hand]).play("place 2")
    assert table.options() == ["fill a2", "chest c01"]
    table.play("chest c01", "use swindler", "chest c01")
    assert table.player()["food"] == 4
    table = given(paws=[["14"], []], chambers={"a2": "armory"}, hands=[hand]).play("place 2")
    assert table.question == "last-chests/choose_to_finish", "Swindler wants an opponent's chamber"


@pytest.mark.rule("MIC-PLACE-08")
def test_a_chest_that_turns_up_cards_comes_before_a_choice_of_resources():
    hand = {**POOR, "assistants": ["squire"], "chests": ["c20"]}
    table = given(paws=[["14"], []], chambers={"a2": "armory"}, hands=[hand]).play("place 2")
    assert table.options() == ["fill a2", "chest c20"], "new cards may want a torch or a pickaxe"
    hand = {**POOR, "assistants": ["squire"], "chests": ["c01"]}
    table = given(paws=[["14"], []], chambers={"a2": "armory"}, hands=[hand]).play("place 2")
    assert table.options() == ["choose 1", "choose 2"], "what only gives can be used afterwards just as well"


@pytest.mark.rule("MIC-PLACE-08")
@pytest.mark.rule("MIC-DEC-01")
def test_the_order_of_intersections_is_not_asked_where_it_makes_no_difference():
    table = given(paws=[["14", "5"], []], chests={"a2": "c01", "b2": "c20"}, hands=[{**POOR, "chests": ["c19"]}])
    assert table.play("place 2").paws() == ["a2", "b2", "2", "5", "14"]


@pytest.mark.rule("MIC-PLACE-08")
def test_an_owners_chest_that_hires_or_an_assistant_that_remembers_its_spot_makes_it_matter():
    hires = corrected(c01={"effect": [{"op": "hire", "from": "row_or_camp"}]})
    hand = {**RICH, "chests": ["c01"]}
    table = given(paws=[["14"], []], hands=[hand], people=["forager"], game=hires).play("place 2")
    assert table.options() == ["fill a2", "chest c01"]
    per = {"op": "gain_per", "per": "adjacent_chambers", "food": 1}
    counts = corrected(forager={"effect": [per]})
    hand = {**POOR, "assistants": ["forager"]}
    table = given(paws=[["14", "5"], []], hands=[hand], game=counts).play("place 2")
    assert table.options() == ["fill a2", "fill b2"]
