"""What people are shown beside the options: headings, outcomes, goals, what broke a tie."""

from __future__ import annotations

from typing import Any

import pytest

from antechamber.contract import Dice
from antechamber.core.chance import dice_from_seed
from antechamber.core.playout import rollout
from antechamber.games.mystery.outlook import GROUPS
from tests.games.mystery.given import Table, given, mystery

READY = "YR.Y.R.BPB"  # joined: Y Y R on 1, 4, 6 …


def detail(table: Table, seat: int | None = None) -> dict[str, Any]:
    return dict(table.state.view((seat or table.seat) - 1).detail())


def option(table: Table, text: str) -> dict[str, Any]:
    return next(o for o in detail(table)["ask"]["options"] if o["text"] == text)


def test_options_stand_under_their_headings_in_one_order():
    for n in range(40):
        g = mystery.start(2 + n % 3, f"groups {n}", {"mode": "advanced"} if n % 2 else {})
        rollout(g, dice_from_seed(str(n)), n * 7)
        asked: Any = g.view(g.deciding()[0]).detail()["ask"]
        places = [GROUPS.index(o["group"]) for o in asked["options"]]
        assert places == sorted(places)
        assert asked["groups"] == [group for group in GROUPS if GROUPS.index(group) in places]


@pytest.mark.rule("MOT-MOVE-06")
def test_a_far_move_tells_its_price_and_a_near_one_what_it_gives():
    table = given(pawns=["purple"], crystals=["RRRRRR"])
    assert option(table, "move w1")["preview"]["gives"] == "CCC"
    assert option(table, "move w4 paying 1")["preview"]["cost"] == 1
    assert option(table, "move w4 paying 1")["rule"] == "MOT-MOVE-06"


@pytest.mark.rule("MOT-COLL-02")
def test_a_conversion_tells_what_it_takes_and_an_upgrade_which_colours_are_open():
    table = given(pawns=["w1"], crystals=["CCC"], mana={"w2": "C...."})
    assert option(table, "move w2")["preview"]["colours"] == "YBGP"
    assert option(given(pawns=["w5"], crystals=["CCC"]), "move w6")["preview"]["pay"] == 3


@pytest.mark.rule("MOT-RUNE-03")
def test_matching_runes_are_told_with_what_they_add():
    table = given(pawns=["w10"], runes=[["rune6", "rune6"]])
    preview = option(table, "move w1")["preview"]
    assert (preview["tablet"], preview["runes"], preview["bonus"]) == ("rune6", 2, "CC")


@pytest.mark.rule("MOT-BREAK-02")
def test_a_temple_tells_the_curses_that_could_be_broken_there():
    table = given(crystals=[READY], pawns=["w2"])
    assert [b["points"] for b in option(table, "move red")["preview"]["breaks"]] == [5, 3]
    assert option(table, "move yellow")["preview"]["breaks"] == []


@pytest.mark.rule("MOT-CHARM-02")
def test_the_exchange_charm_tells_its_price_with_the_discount():
    assert option(given(crystals=["RRRR"], pawns=["w1"]), "exchange")["preview"]["cost"] == 4
    discount = given(crystals=["RRRR"], pawns=["w1"], grids=["1A", "2A", "3A", "4A"])
    assert option(discount, "exchange")["preview"]["cost"] == 3


def test_a_goal_is_ready_exactly_when_its_curse_is_offered():
    seen = 0
    for n in range(150):
        dice = Dice(f"goals {n}")
        crystals = "".join(dice.some("RRRYYYBBBGGGPPP....", 12))
        shown = detail(given(crystals=[crystals], pawns=["w2"]))
        ready = {(goal["temple"], goal["box"]) for goal in shown["goals"] if goal["ready"]}
        for o in shown["ask"]["options"]:
            if o["group"] == "temples":
                offered = {(o["card"], box["box"]) for box in o["preview"]["breaks"]}
                assert offered == {goal for goal in ready if goal[0] == o["card"]}, crystals
                seen += len(offered)
    assert seen, "some curses could be broken"


def test_goals_say_what_is_missing_and_come_in_the_order_of_nearness():
    goals = detail(given(crystals=[READY], pawns=["w2"]))["goals"]
    assert goals[0]["ready"]
    assert goals[0]["missing"] == ""
    missing = [len(goal["missing"]) for goal in goals if not goal["ready"]]
    assert missing == sorted(missing)
    assert all(set(goal["missing"]) <= set(goal["crystals"]) for goal in goals)


def test_goals_are_for_the_eyes_of_their_seat():
    table = given(crystals=[READY], pawns=["w2"])
    assert "goals" not in table.state.view(-1).detail()
    assert detail(table, 2)["goals"] != detail(table, 1)["goals"]


def test_a_spectator_and_a_waiting_seat_are_offered_nothing():
    table = given()
    assert detail(table, 2)["ask"]["options"] == []
    spectator: Any = table.state.view(-1).detail()
    assert spectator["ask"]["options"] == []


@pytest.mark.rule("MOT-MOVE-01")
def test_the_first_placement_has_a_question_and_a_rule_of_its_own():
    asked = detail(given())["ask"]
    assert (asked["form"], asked["rule"], asked["phase"]) == ("first", "MOT-MOVE-01", "move")


@pytest.mark.rule("MOT-PAY-02")
def test_a_payment_tells_how_many_crystals_are_left_to_pay_and_what_for():
    table = given(pawns=["w1"], crystals=["RRRRYY"]).play("exchange")
    asked = detail(table)["ask"]
    assert (asked["number"], asked["for"]) == (4, "exchange")
    assert asked["among"] == [1, 2, 3, 4, 5, 6], "people pick in any order; the answers are sent in order of the spaces"
    assert detail(table.play("pay 1"))["ask"]["number"] == 3
    assert option(table, "pay 2")["preview"]["crystal"] == "R"


def test_the_phases_of_a_turn_follow_one_another():
    table = given(pawns=["w2"], crystals=["RRRR"])
    assert detail(table)["ask"]["phase"] == "move"
    table.play("move w3")
    assert detail(table)["ask"]["phase"] == "act"
    table.play("collect").stow()
    assert detail(table)["ask"]["phase"] == "end"


@pytest.mark.rule("MOT-END-05")
def test_everybody_sees_what_the_runes_would_score():
    table = given(runes=[["rune6", "rune6", "rune5"], ["rune4"]])
    assert detail(table)["rune_scores"][:2] == [{"types": 2, "points": 2}, {"types": 1, "points": 1}]


@pytest.mark.rule("MOT-END-07")
def test_the_end_says_what_broke_a_tie():
    tied = given(3, at="scoring/score_temple_objectives", points=[9, 9, 0], crystals=["RC", "RY"])
    assert tied.state.view(-1).detail()["tie"] == {"by": "coloured", "seat": 2, "number": 2}
    clear = given(3, at="scoring/score_temple_objectives", points=[9, 8, 0])
    assert clear.state.view(-1).detail()["tie"] is None


@pytest.mark.rule("MOT-GRID-1A-1")
def test_the_extra_crystal_of_grid_1a_is_told_with_what_a_card_gives():
    with_1a = given(pawns=["w1"], grids=["1A", "2A", "3A", "4A"])
    assert option(with_1a, "move w3")["preview"]["gives"] == "RCC"
    assert option(given(pawns=["w1"]), "move w3")["preview"]["gives"] == "RC"


@pytest.mark.rule("MOT-GRID-2B-1")
def test_a_curse_that_grid_2b_raises_is_told_with_its_price():
    table = given(crystals=[f"{READY}CC"], grids=["2B", "1A", "3A", "4A"], pawns=["w2"])
    breaks = option(table, "move red")["preview"]["breaks"]
    assert {curse["box"]: curse["cost"] for curse in breaks} == {"M5": 2, "L4": 0, "L3": 0}
