"""Gains may be declined like anything else; nobody is asked where that makes no difference (MIC-PAS-01)."""

from __future__ import annotations

from typing import Any

import pytest

from antechamber.core.chance import dice_from_seed, pick, roll
from antechamber.core.kernel import State
from tests.games.mice.given import POOR, RICH, Table, corrected, given, mice, removing

WINDOW = "window/offer_reactions"
REST = "rest/offer_reactions"


def bishop_at(glory: int) -> Table:
    """Chest 12 gives gold, and Bishop glory for it."""
    hand = {**POOR, "glory": glory, "assistants": ["bishop"], "chests": ["c12"]}
    return given(hands=[hand]).asking().play("chest c12")


@pytest.mark.rule("MIC-PAS-01")
def test_a_gain_may_be_declined():
    table = bishop_at(10)
    assert table.options() == ["use bishop", "pass"]
    assert table.play("pass").stock() == "0 0 0 1 10"
    assert bishop_at(10).play("use bishop").stock() == "0 0 0 1 11"


@pytest.mark.rule("MIC-PAS-01")
@pytest.mark.rule("MIC-END-02")
def test_declining_bishop_keeps_the_end_away():
    assert "end" not in bishop_at(39).play("pass").data
    assert bishop_at(39).play("use bishop").data["end"] == {"trigger": 1, "finals": 0}


@pytest.mark.rule("MIC-PAS-01")
@pytest.mark.rule("MIC-CH-KITCHEN-03")
@pytest.mark.parametrize(("second", "more"), [("use barker", 2), ("pass", 3)])
def test_declining_a_poorer_use_lets_kitchen_repeat_a_richer_one(second: str, more: int):
    """Barker counts three factions beside the first new chamber and two beside the second; Kitchen repeats the last."""
    table = removing(
        paws=[["2", "11", "b1", "b2", "c1"], []],
        chambers={"b1": "kitchen", "a2": "armory", "c2": "library"},
        hands=[{**RICH, "gold": 0, "assistants": ["barker"], "camp": ["quarry"]}],
        row=["sphinx"],
    ).asking()
    table.play("trigger 2", "open sphinx", "at b2", "use barker", "trigger 11", "open quarry")
    table.play(table.options("pay")[0], second)
    gold = table.player()["gold"]
    assert table.play("trigger b1", "copy barker").player()["gold"] == gold + more


@pytest.mark.rule("MIC-PAS-01")
def test_a_gain_that_was_declined_was_not_used():
    assert bishop_at(10).play("pass").turn["used"] == []
    assert bishop_at(10).play("use bishop").turn["used"] == ["bishop"]


@pytest.mark.rule("MIC-DEC-01")
def test_nobody_is_asked_where_using_and_declining_come_to_the_same():
    hand = {**POOR, "food": 9, "assistants": ["herbalist"], "chests": ["c01", "c02"]}
    table = given(hands=[hand]).asking().play("chest c01")
    assert table.options() == ["use herbalist", "pass"], "Kitchen could repeat what was used"
    used = table.play("use herbalist", "chest c02")
    assert used.question == "action/choose_action"
    assert used.events("used") == ["used 1 herbalist"] * 2
    table = given(hands=[hand]).asking().play("chest c01", "pass", "chest c02")
    assert table.question == WINDOW, "not yet used"


@pytest.mark.rule("MIC-DEC-01")
def test_what_others_would_do_with_a_lost_gain_is_a_difference():
    """Merchant's resource is lost, and Builder has not been used for it."""
    hand = {**RICH, "assistants": ["merchant", "builder"], "chests": ["c12", "c13", "c14"]}
    table = given(hands=[hand]).asking().play("chest c12", "use merchant", "take food", "chest c13")
    assert table.options() == ["use merchant", "pass"]
    table.play("use merchant", "take pickaxe", "use builder", "chest c14")
    assert table.options("take") == ["take food", "take torch", "take pickaxe"], "now it comes to the same"


@pytest.mark.rule("MIC-PAS-01")
@pytest.mark.rule("MIC-DEC-01")
@pytest.mark.parametrize("seed", range(3))
def test_a_question_about_gains_is_put_only_if_the_answers_differ(seed: int):
    """They do as long as the turn lasts; with it ends the memory of what was used."""
    table = Table(mice.start(2, f"differ {seed}", {"faction_select": "random"})).asking()
    dice = dice_from_seed(str(seed))
    asked = 0
    while not table.state.over():
        options = table.options()
        if table.gains:
            asked += 1
            found = [after(table.state, option) for option in options]
            assert len(set(found)) == len(options) or {turn for turn, _ in found} != {table.turn["number"]}
        dice = roll(dice)
        table.play(options[pick(dice, len(options))])
    assert asked > 20


def after(state: State, text: str) -> tuple[int, int]:
    """The turn and the key of the position that an answer leads to."""
    copy = state.clone()
    copy.play(copy.deciding()[0], copy.contents().vocabulary.read(text))
    data: Any = copy.to_data()
    return data["turn"]["number"], copy.key()


# ---------------------------------------------------------------- a pass declines what it is about


def ranger_and_trammer() -> Table:
    """A paw leaves a chamber without an effect: Ranger could trigger the next, Trammer only gives."""
    return removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "armory", "b1": "quarry"},
        hands=[{**POOR, "assistants": ["ranger", "trammer"]}],
    ).play("leave a1")


@pytest.mark.rule("MIC-PAS-01")
@pytest.mark.rule("MIC-PAS-09")
def test_a_pass_does_not_forfeit_a_mere_gain():
    table = ranger_and_trammer()
    assert (table.question, table.options()) == (WINDOW, ["use ranger", "use trammer", "pass"])
    assert table.play("pass").player()["pickaxe"] == 1, "who is not asked about gains takes it"
    table = ranger_and_trammer().asking().play("pass")
    assert (table.question, table.options()) == (REST, ["use trammer", "pass"])
    assert table.play("pass").player()["pickaxe"] == 0


@pytest.mark.rule("MIC-PAS-09")
def test_what_is_used_first_is_not_asked_about_again():
    table = ranger_and_trammer().asking().play("use trammer")
    assert (table.question, table.options()) == (WINDOW, ["use ranger", "pass"])
    assert table.play("pass").question == "removal/choose_removal"


@pytest.mark.rule("MIC-PAS-01")
def test_passing_the_end_of_the_game_leaves_the_other_gains():
    hand = {**POOR, "glory": 39, "assistants": ["bishop", "merchant"], "chests": ["c12"]}
    table = given(hands=[hand]).play("chest c12")
    assert table.options() == ["use bishop", "use merchant", "pass"]
    assert table.gains == {"use": "use bishop", "end": True}
    table.play("pass")
    assert table.options() == ["take food", "take torch", "take pickaxe"]
    table = given(hands=[hand]).asking().play("chest c12", "pass")
    assert (table.options(), table.gains) == (["use merchant", "pass"], {"use": "use merchant", "end": False})


@pytest.mark.rule("MIC-PAS-01")
def test_a_pass_declines_all_gains_if_they_are_all_that_is_offered():
    hand = {**POOR, "glory": 3, "assistants": ["bishop", "merchant"], "chests": ["c12"]}
    table = given(hands=[hand]).asking().play("chest c12")
    assert table.gains == {"use": "use bishop", "end": False}
    assert table.play("pass").question == "action/choose_action"


# ---------------------------------------------------------------- what people are told


@pytest.mark.rule("MIC-DEC-01")
def test_the_view_says_which_questions_are_about_gains_only():
    assert given().view()["ask"]["gains"] is None
    assert ranger_and_trammer().gains is None, "Ranger does more"
    assert bishop_at(10).gains == {"use": "use bishop", "end": False}
    assert bishop_at(39).gains == {"use": "use bishop", "end": True}


@pytest.mark.rule("MIC-END-02")
def test_the_end_hangs_on_all_the_glory_that_is_given():
    """An owner's Druid gives glory for each adjacent chamber."""
    per: dict[str, Any] = {"op": "gain_per", "per": "adjacent_chambers", "glory": 2}
    game = corrected(druid={"effect": [per]})
    for glory, ends in ((35, False), (36, True)):
        table = removing(
            paws=[["2", "b2"], []],
            chambers={"b1": "kitchen", "a2": "armory"},
            hands=[{**RICH, "gold": 0, "glory": glory - 4, "assistants": ["druid"]}],
            row=["sphinx"],
            game=game,
        ).asking()
        table.play("trigger 2", "open sphinx")
        assert table.gains == {"use": "use druid", "end": ends}
