"""Hidden passages (MIC-HID)."""

import pytest

from tests.games.mice.given import POOR, RICH, given, mice, removing

HIDDEN = {"hidden_passage": True}


@pytest.mark.rule("MIC-HID-01")
@pytest.mark.rule("MIC-STATE-05")
def test_after_triggering_an_entrance_you_may_pay_two_glory_to_flip_it():
    table = removing(paws=[["6", "3"], []], hands=[{**POOR, "glory": 2}], options=HIDDEN, factions=["lemmings"])
    table.play("trigger 6")
    assert table.options() == ["passage 6", "pass"]
    assert table.player()["gold"] == 1, "after the effect, of the ordinary side"
    table.play("passage 6")
    assert (table.player()["gold"], table.player()["glory"]) == (1, 0)
    entry = next(e for e in table.data["entrances"] if e["card"] == "6")
    assert entry == {"card": "6", "flipped_by": 1}
    assert table.view()["supplies"][0]["tokens"] == 7


@pytest.mark.rule("MIC-HID-01")
@pytest.mark.rule("MIC-HID-05")
def test_flipping_needs_a_trigger_the_glory_a_token_and_a_passage():
    rich = [{**RICH, "glory": 5}]
    table = removing(paws=[["6", "3"], []], hands=rich, options=HIDDEN, factions=["lemmings"]).play("leave 6")
    assert table.question == "removal/choose_removal", "leaving is not triggering"
    table = removing(paws=[["6", "3"], []], hands=[{"glory": 1}], options=HIDDEN, factions=["lemmings"])
    assert table.play("trigger 6").question == "removal/choose_removal"
    table = removing(paws=[["7", "3"], []], hands=rich, options=HIDDEN).play("trigger 7", "take food", "take food")
    assert table.question == "removal/choose_removal", "7 has no symbol"
    table = removing(paws=[["6", "3"], []], hands=rich, factions=["lemmings"]).play("trigger 6")
    assert table.question == "removal/choose_removal", "without the rule nothing can be flipped"
    cards = ["portal", "armory", "quarry", "chapel", "library", "barracks", "altar", "fair"]
    spots = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
    table = removing(
        paws=[["6", "3"], []], hands=rich, options=HIDDEN, chambers=dict(zip(spots, cards, strict=True))
    ).play("trigger 6")
    assert table.question == "removal/choose_removal", "no token is free"


@pytest.mark.rule("MIC-HID-02")
def test_any_trigger_qualifies_once_and_after_both_times_of_a_doubled_effect():
    hand = {**POOR, "glory": 4}
    table = removing(
        paws=[["a1", "3"], []],
        chambers={"a1": "scrying_pool"},
        hands=[hand],
        options=HIDDEN,
        factions=["lemmings"],
    ).play("trigger a1", "copy 6", "passage 6")
    assert table.player()["gold"] == 1
    table = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "watchtower"},
        hands=[hand],
        options=HIDDEN,
        factions=["lemmings"],
    ).play("trigger a1", "double 6")
    assert table.player()["gold"] == 2
    assert table.options() == ["passage 6", "pass"]


@pytest.mark.rule("MIC-HID-03")
@pytest.mark.rule("MIC-PLACE-04")
def test_placing_on_an_opponents_passage_pays_its_owner():
    table = given(flipped={"6": 2}, options=HIDDEN, factions=["lemmings"]).play("place 6")
    assert table.player(2)["glory"] == 1
    table = given(flipped={"6": 1}, options=HIDDEN, factions=["lemmings"]).play("place 6")
    assert [table.player(seat)["glory"] for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("MIC-HID-05")
def test_a_flipped_card_stays_flipped():
    table = removing(
        paws=[["6", "3"], []], hands=[{**POOR, "glory": 9}], flipped={"6": 2}, options=HIDDEN, factions=["lemmings"]
    ).play("trigger 6")
    assert table.question == "removal/choose_removal"


@pytest.mark.rule("MIC-HID-06")
@pytest.mark.rule("MIC-SETUP-07")
@pytest.mark.rule("MIC-OPT-04")
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 7)])
def test_there_is_a_token_for_each_faction_in_play(players, tokens):
    game = mice.start(players, "passages", {"hidden_passage": True, "faction_select": "random"})
    assert len([e for e in game.to_data()["entrances"] if e.get("passage")]) == tokens  # type: ignore[attr-defined]
    game = mice.start(players, "passages", {})
    assert not [e for e in game.to_data()["entrances"] if e.get("passage")]  # type: ignore[attr-defined]
