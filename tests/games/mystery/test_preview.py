"""What people are shown beside the options: headings, outcomes, goals, what broke a tie."""

from __future__ import annotations

from typing import Any

import pytest

from antechamber.contract import Dice
from antechamber.core.chance import dice_from_seed
from antechamber.core.playout import rollout
from antechamber.games.mystery.words import vocabulary
from antechamber.messages import messages
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
        places = [vocabulary.groups.index(o["group"]) for o in asked["options"]]
        assert places == sorted(places)
        assert asked["groups"] == [vocabulary.groups[place] for place in sorted(set(places))]


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


@pytest.mark.rule("MOT-COLL-02")
def test_who_cannot_pay_for_a_conversion_is_told_so_in_live_numbers():
    short = option(given(pawns=["w5"], crystals=["RC"]), "move w6")["preview"]["short"]
    assert (short["message"], short["rule"]) == ("mystery-no-exchange-here", "MOT-COLL-02")
    assert messages().problem("mystery", short["message"], short["arguments"], []) == (
        "You collect nothing here: 2 of 3 crystals."
    )
    assert "short" not in option(given(pawns=["w5"], crystals=["RCB"]), "move w6")["preview"]


@pytest.mark.rule("MOT-MOVE-06")
def test_what_a_far_move_costs_is_not_there_to_be_converted():
    table = given(pawns=["w2"], crystals=["RRRR"])
    far = option(table, "move w6 paying 1")["preview"]
    assert "short" not in far
    poor = option(given(pawns=["w2"], crystals=["RRR"]), "move w6 paying 1")["preview"]
    assert poor["short"]["arguments"] == {"have": 2, "need": 3, "counted": "all"}


@pytest.mark.rule("MOT-COLL-05")
def test_in_the_polish_edition_only_colourless_crystals_are_counted():
    table = given(pawns=["w5"], crystals=["RRRCC"], options={"edition": "pl"})
    short = option(table, "move w6")["preview"]["short"]
    assert option(table.play("move w6"), "collect")["preview"]["short"] == short
    said = [messages(code).problem("mystery", short["message"], short["arguments"], []) for code in ("en", "pl", "fr")]
    assert said == [
        "You collect nothing here: 2 of 3 colourless crystals.",
        "Nic tu nie pobierzesz: masz bezbarwnych kryształów 2 z 3.",
        "Vous ne récoltez rien ici : 2 cristaux incolores sur 3.",
    ]


@pytest.mark.rule("MOT-COLL-03")
def test_an_upgrade_without_a_crystal_to_move_gives_nothing_unless_a_rune_brings_one():
    short = option(given(pawns=["w1"]), "move w2")["preview"]["short"]
    assert (short["rule"], short["arguments"]["have"], short["arguments"]["need"]) == ("MOT-COLL-03", 0, 1)
    assert "short" not in option(given(pawns=["w1"], crystals=["R"]), "move w2")["preview"]


def test_an_exchange_is_told_to_fail_exactly_when_collecting_gives_nothing():
    told = 0
    for n in range(120):
        dice = Dice(f"short {n}")
        crystals = "".join(dice.some("RYCCB" + "." * 40, 12))
        runes = dice.some(["rune2", "rune3", "rune4", "rune5", "rune6"], 2)
        options = {"edition": "pl" if n % 2 else "en"}
        table = given(pawns=["w5" if n % 3 else "w1"], crystals=[crystals], runes=[runes], options=options)
        move = "move w6" if n % 3 else "move w2"
        preview = option(table, move)["preview"]
        g = table.play(move).state
        if "collect" in [mystery.book().vocabulary.text(o) for o in g.legal(table.seat - 1)]:
            g = table.play("collect").state
        gains = not g.question().startswith("turn/")
        if "short" in preview:
            told += 1
            assert not g.question().startswith(("convert/", "upgrade/", "pay/")), (crystals, runes)
            brings = preview["short"]["message"] == "mystery-no-exchange-but-runes"
            assert brings == bool(preview.get("bonus")) == gains, (crystals, runes)
        else:
            assert gains, (crystals, runes)
    assert told


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


@pytest.mark.rule("MOT-GRID-2B-1", "MOT-GRID-2B-2", "MOT-GRID-2B-3")
@pytest.mark.parametrize("base", ["", "any", "open"])
def test_a_goal_is_ready_exactly_when_its_curse_is_offered(base: str):
    seen, raised = 0, 0
    with_2b: dict[str, Any] = {"grids": ["2B", "1A", "3A", "4A"], "options": {"grid2b_base": base}} if base else {}
    for n in range(150):
        dice = Dice(f"goals {n}")
        crystals = "".join(dice.some("RRRYYYBBBGGGPPPC....", 12))
        boxes = {temple: {"L3": 2} for temple in ("red", "blue", "green")} if n % 2 else {}
        shown = detail(given(crystals=[crystals], pawns=["w2"], boxes=boxes, **with_2b))
        ready: dict[tuple[str, str], int] = {}
        for goal in shown["goals"]:
            if goal["ready"]:
                curse = goal["temple"], goal["box"]
                ready[curse] = min(goal["cost"], ready.get(curse, goal["cost"]))
        for o in shown["ask"]["options"]:
            if o["group"] == "temples":
                offered = {(o["card"], curse["box"]): curse["cost"] for curse in o["preview"]["breaks"]}
                assert offered == {goal: ready[goal] for goal in ready if goal[0] == o["card"]}, crystals
                seen += len(offered)
                raised += sum(cost > 0 for cost in offered.values())
    assert seen, "some curses could be broken"
    assert bool(raised) == bool(base), "some only with grid 2B"


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
    capped: Any = {"at": "scoring/score_temple_objectives", "round": 100, "now": ["ended_by_cap"]}
    tied = given(3, points=[9, 9, 0], crystals=["RC", "RY"], **capped)
    assert tied.state.view(-1).detail()["tie"] == {"by": "coloured", "seat": 2, "number": 2}
    clear = given(3, points=[9, 8, 0], **capped)
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
    goals = {
        goal["box"]: goal for goal in reversed(detail(table)["goals"]) if goal["temple"] == "red" and goal["ready"]
    }
    assert {box: goal["cost"] for box, goal in goals.items()} == {"M5": 2, "L4": 0, "L3": 0}
    assert (len(goals["M5"]["crystals"]), goals["M5"]["spaces"]) == (5, goals["L4"]["spaces"])
