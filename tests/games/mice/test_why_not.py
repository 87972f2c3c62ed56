"""Why not? Reasons with live numbers, from the predicates that refuse; and what the page shows ahead."""

import pytest

from tests.games.mice.given import POOR, RICH, given, removing


@pytest.mark.rule("MIC-PLACE-02")
@pytest.mark.parametrize(
    ("wish", "said", "rule"),
    [
        ("place 6", "Ben has a paw there already.", "MIC-PLACE-01"),
        ("place 2", "You have a paw there already.", "MIC-PLACE-01"),
        ("place 12", "Ben has a paw on the opposite entrance card.", "MIC-PLACE-02"),
        ("place 3-5", "There is no entrance 3.5 in this crypt", "MIC-GEO-01"),
        ("place a1", "spots inside are reached", "MIC-PLACE-11"),
        ("infiltrate 12", "You have no Infiltrator.", "MIC-AS-INFILTRATOR-01"),
        ("fill a1", "after a paw was placed", "MIC-PLACE-05"),
        ("trigger 2", "when you choose an action", "MIC-TURN-01"),
        ("chest c01", "do not have that chest", "MIC-CHEST-01"),
        ("use guard", "Guard has nothing to react to", "MIC-PAS-01"),
        ("open quarry", "First answer the question", "MIC-TURN-01"),
    ],
)
def test_what_stands_against_an_action(wish, said, rule):
    table = given(paws=[["2"], ["6"]])
    text, found = table.why(wish)
    assert said in text
    assert found == rule


@pytest.mark.rule("MIC-TURN-02")
def test_nothing_to_remove_and_nothing_to_place():
    assert given().why("remove") == ("You have no paw on the table to remove.", "MIC-TURN-02")
    table = given(paws=[["1", "2", "3", "8", "9"], []], hands=[{"chests": ["c01"]}])
    assert table.why("place 5") == ("You have no paw left: remove those on the table first.", "MIC-TURN-02")


@pytest.mark.rule("MIC-AS-INFILTRATOR-01")
def test_infiltrator_is_used_up_or_not_needed():
    hand = {"assistants": ["infiltrator"]}
    table = given(paws=[[], ["9"]], hands=[hand], turn={"infiltrations": 1})
    assert table.why("infiltrate 2")[0] == "Infiltrator has been used this turn."
    assert "place it without" in given(paws=[[], ["9"]], hands=[hand]).why("infiltrate 3")[0]


@pytest.mark.rule("MIC-REM-06")
def test_what_stands_against_triggering():
    table = removing(paws=[["a1", "b1", "2"], []], chambers={"a1": "portal 2"}, hands=[POOR])
    assert table.why("trigger a1") == ("Portal works for its owner only, and that is Ben.", "MIC-CH-PORTAL-01")
    assert table.why("trigger b1") == ("An empty spot has no effect.", "MIC-REM-02")
    assert table.why("trigger 2") == ("Nothing on that card can be done now.", "MIC-REM-06")
    assert table.why("trigger 3") == ("You have no paw there.", "MIC-REM-01")
    assert table.why("double a1") == ("You have no doubled effect to use.", "MIC-CH-WATCHTOWER-01")
    assert table.why("leave b1") == ("", "")


@pytest.mark.rule("MIC-RES-03")
def test_a_price_is_told_with_what_you_have():
    hand = {**POOR, "food": 2, "pickaxe": 1, "gold": 1, "camp": ["altar"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["sphinx", "armory"]).play("trigger 2")
    said, rule = table.why("open altar")
    assert said == "Altar costs 2 food + 3 torches, with 1 off. You have 2 food + 1 pickaxe + 1 gold."
    assert rule == "MIC-OPEN-03"
    assert "neither in the row nor in your camp" in table.why("open quarry")[0]
    assert table.why("open armory") == ("", "")


def test_camp_only_and_other_reasons():
    hand = {**RICH, "camp": ["quarry"], "chests": ["c01", "c02"]}
    table = removing(paws=[["11", "a1"], []], hands=[hand], row=["armory"])
    assert "does the same as" in table.why("chest c02")[0]
    table.play("trigger 11")
    assert table.why("open armory")[0] == "This effect takes cards from your camp only."
    table = removing(paws=[["9", "a1"], []], hands=[RICH], row=["armory"], people=["guard"]).play("trigger 9")
    assert table.why("camp guard")[0] == "Guard cannot be taken by this effect."
    table = removing(paws=[["2", "a1"], []], hands=[RICH], row=["armory"]).play("trigger 2", "open armory")
    assert "does not pay the price exactly" in table.why("pay GGGG")[0]
    assert "before an action, an intersection or a removal" in table.why("chest c01")[0]
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "alch_workshop"}, hands=[{**POOR, "food": 1}]).play(
        "trigger a1", "pay F"
    )
    assert table.why("take food")[0] == "Of the kinds you spent you receive none."


# ---------------------------------------------------------------- what is shown ahead


@pytest.mark.rule("MIC-PLACE-05")
def test_a_placement_shows_its_line_and_the_intersections_it_would_form():
    table = given(
        paws=[["14", "5"], []], chests={"a2": "c09"}, chambers={"b2": "spring 2"}, flipped={"2": 2},
        options={"hidden_passage": True}, factions=["beavers"],
    )  # fmt: skip
    ahead = table.preview("place 2")
    assert ahead["line"] == ["a2", "b2", "c2", "d2"]
    assert ahead["intersections"] == [
        {"spot": "a2", "chest": "c09", "chamber": None, "visit": None, "extra": False},
        {"spot": "b2", "chest": None, "chamber": "spring", "visit": 2, "extra": True},
    ]
    assert ahead["paws"] == 2
    assert ahead["passage"] == 2
    assert table.view()["intersections"] == [[], []]


def test_cards_show_price_glory_and_sets_ahead():
    table = removing(paws=[["5", "6"], []], hands=[{**RICH, "assistants": ["monk"]}], people=["guard", "bishop"])
    table.play("trigger 5")
    ahead = table.preview("hire guard")
    assert (ahead["items"], ahead["off"], ahead["units"], ahead["glory"], ahead["sets"]) == ("FP", 0, 2, 1, 2)
    assert table.preview("hire bishop")["sets"] == 0
    assert ahead["effect"] == [{"kind": "gain", "items": "G"}]
    assert table.view()["ask"]["card"] == "5"


def test_sides_of_a_card_are_told_apart():
    hand = {**RICH, "camp": ["armory", "guard"]}
    table = removing(3, paws=[["3-5", "a1"]], hands=[hand]).play("trigger 3-5")
    assert table.preview("choose 1")["effect"][0]["kind"] == "open"
    assert table.preview("choose 2")["effect"][0]["kind"] == "hire"


def test_a_chosen_card_is_shown_while_it_is_paid():
    table = removing(paws=[["2", "a1"], []], hands=[RICH], row=["armory"]).play("trigger 2", "open armory")
    assert table.view()["ask"]["chosen"] == "armory"
    assert table.view()["ask"]["groups"] == ["pay"]
