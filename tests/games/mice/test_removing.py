"""Removing paws, triggering cards, chests (MIC-REM, MIC-CHEST)."""

import pytest

from tests.games.mice.given import POOR, RICH, given, removing


@pytest.mark.rule("MIC-REM-01")
@pytest.mark.rule("MIC-REM-02")
@pytest.mark.rule("MIC-OPEN-04")
@pytest.mark.rule("MIC-OPEN-09")
@pytest.mark.rule("MIC-HIRE-02")
@pytest.mark.rule("MIC-AS-BONUS-01")
@pytest.mark.rule("MIC-PAS-03")
@pytest.mark.rule("MIC-TURN-05")
def test_the_five_steps_of_the_removal_example():
    """Andrew's turn as the rulebook tells it, with the stock 3 / 1 / 4 / 2 before the Sphinx."""
    table = given(
        paws=[["14", "5", "2", "b2", "a2"], []],
        chambers={"b2": "crane"},
        hands=[{"food": 4, "torch": 5, "pickaxe": 4, "gold": 1}],
        row=["living_fire", "sphinx", "quarry"],
        people=["pyromancer", "elder", "monk"],
    )
    table.play("trigger 14", "pay F", "stop")
    assert table.stock() == "3 5 4 2 0"
    table.play("trigger 5", "hire pyromancer", "pay TTTT")
    assert table.stock() == "3 1 4 2 4"
    table.play("trigger b2", "open living_fire", "at c3", "pay PPP", "copy living_fire")
    assert table.stock() == "3 4 1 2 5", "two torches from Living Fire and one from Pyromancer"
    table.play("trigger 2", "open sphinx", "pay FFFTTT")
    assert table.stock() == "0 1 1 2 9"
    assert table.spot("a2") == {"chamber": "sphinx", "owner": 1, "paw": 1}
    table.play("trigger a2")
    assert table.stock() == "0 1 1 2 10"
    assert (table.seat, table.paws()) == (2, [])


@pytest.mark.rule("MIC-REM-01")
@pytest.mark.rule("MIC-STATE-03")
def test_paws_are_removed_in_any_order_and_all_of_them():
    table = given(paws=[["3", "6", "7"], []], hands=[POOR]).play("remove")
    assert sorted(table.cards("leave")) == ["3", "6", "7"]
    table.play("trigger 7", "take food", "take food", "leave 3", "trigger 6")
    assert (table.stock(), table.paws(), table.seat) == ("2 0 0 1 0", [], 2)


@pytest.mark.rule("MIC-REM-02")
@pytest.mark.rule("MIC-REM-03")
def test_an_empty_spot_has_no_effect_and_the_last_paws_there_leave_by_themselves():
    table = removing(paws=[["6", "a1", "b1"], []])
    assert "trigger a1" not in table.options()
    table.play("trigger 6")
    assert (table.seat, table.paws()) == (2, [])
    assert table.events("left") == ["left 1 a1", "left 1 b1"]


@pytest.mark.rule("MIC-REM-03")
@pytest.mark.rule("MIC-CH-PORTAL-01")
def test_somebody_elses_portal_never_triggers():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "portal 2"}, hands=[RICH])
    assert "trigger a1" not in table.options()
    assert "leave a1" in table.options()
    own = removing(paws=[["a1", "6"], []], chambers={"a1": "portal"}, hands=[RICH])
    assert "trigger a1" in own.options()


@pytest.mark.rule("MIC-REM-04")
@pytest.mark.rule("MIC-ON-14")
def test_declining_everything_still_counts_as_triggered():
    hand = {**POOR, "food": 1, "assistants": ["monk"]}
    table = removing(paws=[["14", "1"], []], hands=[hand]).play("trigger 14", "pass", "stop")
    assert table.player()["glory"] == 0
    table = removing(paws=[["14", "1"], []], hands=[hand]).play("leave 14")
    assert table.player()["glory"] == 1


@pytest.mark.rule("MIC-REM-06")
@pytest.mark.rule("MIC-EFF-06")
def test_a_card_that_can_do_nothing_cannot_be_triggered():
    assert "trigger 2" not in removing(paws=[["2", "1"], []], hands=[RICH]).options(), "no paw on an empty spot"
    assert "trigger 2" in removing(paws=[["2", "a1"], []], hands=[RICH]).options()
    assert "trigger 2" not in removing(paws=[["2", "a1"], []], hands=[POOR]).options(), "nothing to pay with"
    assert "trigger 12" not in removing(paws=[["12", "1"], []], hands=[RICH]).options(), "no assistant in the camp"
    assert "trigger 14" in removing(paws=[["14", "1"], []], hands=[POOR]).options(), "the rows can be refreshed"


@pytest.mark.rule("MIC-REM-07")
@pytest.mark.rule("MIC-ON-13")
def test_assistants_react_to_a_removal_after_the_effect_of_the_card():
    hand = {**POOR, "assistants": ["marksman"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "armory 2"}, hands=[hand]).play("trigger a1")
    assert table.events("received", "used") == ["received 1 TP", "used 1 marksman", "received 1 L"]
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "armory 2"}, hands=[hand]).play("leave a1")
    assert table.player()["glory"] == 1, "with or without the effect"
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "armory"}, hands=[hand]).play("leave a1")
    assert table.player()["glory"] == 0, "not from one's own chamber"


@pytest.mark.rule("MIC-REM-05")
@pytest.mark.rule("MIC-ON-17")
@pytest.mark.rule("MIC-AS-COMMANDER-01")
@pytest.mark.rule("MIC-STATE-06")
def test_after_the_last_paw_commander_places_one():
    table = removing(paws=[["6", "a1"], []], hands=[{"assistants": ["commander"]}]).play("leave 6")
    assert table.question == "window/offer_reactions"
    table.play("use commander")
    assert table.question == "commander/choose_entrance"
    table.play("place 3")
    assert (table.paws(), table.seat) == (["3"], 2)


@pytest.mark.rule("MIC-AS-COMMANDER-02")
def test_commander_is_optional():
    table = removing(paws=[["6", "a1"], []], hands=[{"assistants": ["commander"]}]).play("leave 6", "pass")
    assert (table.paws(), table.seat) == ([], 2)


@pytest.mark.rule("MIC-CHEST-01")
@pytest.mark.rule("MIC-CHEST-03")
@pytest.mark.rule("MIC-ON-06")
def test_a_used_chest_is_kept_and_its_effect_counts_like_any_other():
    hand = {**POOR, "chests": ["c05"], "assistants": ["builder", "smuggler"]}
    table = removing(paws=[["6", "7"], []], hands=[hand]).play("chest c05")
    assert table.stock() == "0 0 3 1 0", "two pickaxes, one by Builder, a gold by Smuggler"
    assert (table.player()["chests"], table.player()["used_chests"]) == ([], ["c05"])
    assert table.events("used-chest", "used")[0] == "used-chest 1 c05", "it is turned over first"
    assert table.cards("chest") == []


@pytest.mark.rule("MIC-CHEST-03")
def test_a_chest_that_could_do_nothing_cannot_be_used():
    table = given(hands=[{"chests": ["c19", "c17"]}], row=[None], people=[None], discards=["monk"])
    assert set(table.cards("chest")) == {"c17", "c19"}, "both also give a resource"


@pytest.mark.rule("MIC-CHEST-01")
@pytest.mark.rule("MIC-DEC-01")
def test_chests_with_the_same_bonus_are_one_choice():
    table = given(hands=[{"chests": ["c02", "c01", "c12", "c14"]}])
    assert table.cards("chest") == ["c01", "c12"]


@pytest.mark.rule("MIC-CHEST-02")
def test_a_chest_can_be_used_while_choosing_a_card():
    hand = {**POOR, "torch": 4, "chests": ["c03", "c15"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["pyromancer", "mewmmy"]).play("trigger 5")
    assert table.cards("chest") == ["c03", "c15"]
    table.play("chest c15")
    assert table.question == "hire/choose_assistant"
    table.play("hire pyromancer")
    assert table.question == "removal/choose_removal", "the only way to pay was taken"
    assert table.player()["glory"] == 1 + 4


@pytest.mark.rule("MIC-CHEST-04")
@pytest.mark.rule("MIC-OP-12")
def test_chests_come_from_the_supply_at_random_until_it_is_empty():
    everything = [f"c{n:02}" for n in range(1, 21)]
    table = removing(paws=[["13", "6"], []], hands=[{"used_chests": everything[:19]}]).play("trigger 13")
    assert table.player()["chests"] == ["c20"]
    table = removing(paws=[["13", "6"], []], hands=[{"used_chests": everything}])
    assert "trigger 13" not in table.options()
    drawn = set()
    for n in range(12):
        table = removing(paws=[["13", "6"], []], chance={"seed": str(n)}).play("trigger 13")
        drawn |= set(table.player()["chests"])
    assert len(drawn) > 5


@pytest.mark.rule("MIC-TURN-07")
@pytest.mark.rule("MIC-CH-WATCHTOWER-02")
def test_what_belongs_to_a_turn_ends_with_it():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "watchtower"}, hands=[{"assistants": ["baker"]}])
    table.play("trigger a1")
    assert table.turn["doubles"] == 1
    table.play("leave 6")
    assert table.seat == 2
    assert (table.turn["doubles"], table.turn["used"], table.turn["latest_removed"]) == (0, [], "-/-")
