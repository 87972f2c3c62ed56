"""Glory, curses, Objectives, scoring (JAG-GLORY, JAG-CURSE, JAG-OBJ, JAG-SCORE, JAG-END)."""

import pytest

from tests.games.jaguar.given import acting, activating, ending_round, given, levels

HIT_FOR_TWO = {"gas": (1, "floor_blue")}  # the second player stands on a blue floor, the first does not
APART = ["b1", "a1"]


@pytest.mark.rule("JAG-GLORY-01")
def test_the_glory_track_gives_its_value_and_five_for_each_step_beyond():
    scores = [
        ending_round(mode="basic", round=8, people=[{"glory": n}]).view(1)["points"][0]["glory"] for n in (0, 5, 17, 19)
    ]
    assert scores == [0, 16, 71, 81]


@pytest.mark.rule("JAG-GLORY-02", "JAG-GLORY-03")
def test_the_first_checkpoint_gives_a_level_up_and_a_crystal_once():
    table = activating(HIT_FOR_TWO, places=APART, people=[{"glory": 4}])
    assert table.player()["glory"] == 5  # the last step waits for the reward
    assert table.player()["levels"] == [{"slot": 1, "token": "level_up", "pending": False}]
    assert table.options() == ["pick blue", "pick green"]
    table.play("pick blue")
    assert table.player()["bag"] == {"blue": 1}
    assert table.player()["glory"] == 6
    assert table.data["checkpoint_crystals"] == ["green"]
    second = activating(HIT_FOR_TWO, places=APART, people=[{"glory": 4}, {"checkpoints": [1]}])
    assert second.player()["bag"] == {"green": 1}
    again = activating(HIT_FOR_TWO, places=APART, people=[{"glory": 4, "checkpoints": [1]}])
    assert again.player()["levels"] == []
    basic = activating(HIT_FOR_TWO, places=APART, people=[{"glory": 4}], mode="basic").play("pick green")
    assert basic.player()["amulets"] == {"green": 1}
    assert basic.player()["levels"] == []


@pytest.mark.rule("JAG-GLORY-04", "JAG-OBJ-01", "JAG-OBJ-02")
def test_the_second_checkpoint_marks_and_the_third_gives_a_crystal_of_the_dome():
    marked = {"glory": 7, "objectives": ["maps"]}
    second = activating(HIT_FOR_TWO, places=APART, people=[marked], round=7)
    assert second.options() == ["mark health", "mark glory", "no"]
    assert second.why("mark maps") == "jaguar-no-mark-twice"
    assert second.why("mark chests") == "jaguar-no-mark-absent"
    full = {"glory": 7, "checkpoints": [1], "objectives": ["maps", "health", "glory"], "levels": levels("M01", "M02")}
    assert activating(HIT_FOR_TWO, places=APART, people=[full], round=7).question != "objective/choose_objective"
    third = activating(
        HIT_FOR_TWO, places=APART, people=[{"glory": 10}, {"checkpoints": [3]}], dome=["purple", "blue", "green"]
    )
    third.play("pick purple")
    assert third.player()["bag"] == {"purple": 1}
    assert third.data["dome"] == ["blue", "green"]


@pytest.mark.rule("JAG-CURSE-01")
def test_cursed_is_whoever_has_as_many_curses_as_health():
    for health, curse, cursed in ((6, 5, False), (5, 5, True), (4, 5, True)):
        assert given("round/act_in_turn", people=[{"health": health, "curse": curse}]).view(1)["cursed"][0] == cursed


@pytest.mark.rule("JAG-CURSE-02", "JAG-F-CURSE-05")
def test_the_first_time_without_curses_the_bonus_slot_is_emptied():
    person = {"curse": 2, "amulets": {"black": 1}}
    basic = acting("b5", mode="basic", people=[person]).play("use black")
    assert basic.player()["amulets"] == {"green": 1}
    assert not basic.player()["curse_bonus"]
    full = acting("b5", people=[{**person, "character": "fenn"}]).play("use black")
    assert full.player()["levels"] == [{"slot": 1, "token": "level_up", "pending": False}]
    assert full.player()["amulets"] == {"green": 1}  # the reward of the level
    again = acting("b5", mode="basic", people=[{**person, "curse_bonus": False}]).play("use black")
    assert again.player()["amulets"] == {}


@pytest.mark.rule("JAG-CURSE-03", "JAG-F-CURSE-04", "JAG-OPT-07")
def test_in_basic_the_first_curse_throws_the_pawn_down_once():
    close = {"health": 8, "curse": 5}
    trap = {"darts": (2, "wall_yellow")}
    table = activating(trap, places=["a2", "c5"], people=[close], mode="basic")
    assert table.player()["lying"]
    assert table.player()["was_cursed"]
    once = activating(trap, places=["a2", "c5"], people=[{**close, "was_cursed": True}], mode="basic")
    assert not once.player()["lying"]
    last = activating(trap, places=["a2", "c5"], people=[close], mode="basic", round=8)
    assert last.events("lay-down") == []
    full = activating(trap, places=["a2", "c5"], people=[close])
    assert not full.player()["lying"]
    agreed = activating(trap, places=["a2", "c5"], people=[close], options={"full_cursed_action_loss": True})
    assert agreed.player()["lying"]


@pytest.mark.rule("JAG-CURSE-04")
def test_all_parts_of_an_effect_count_before_the_curse_is_checked():
    """Purple crystal, 1 health and 1 curse less: together they keep the player from being cursed."""
    people = [{"character": "akhel", "health": 6, "curse": 5, "levels": levels("level_up"), "rituals": ["m01"],
               "bag": {"purple": 1, "yellow": 1}}]  # fmt: skip
    table = acting("b5", people=people).play("perform m01", "gain crystal_purple")
    assert (table.player()["health"], table.player()["curse"]) == (7, 4)
    assert table.player()["bag"] == {"purple": 1}


@pytest.mark.rule("JAG-OBJ-03", "JAG-OBJ-04")
def test_what_objectives_are_worth():
    person = {
        "health": 9, "curse": 2, "glory": 3, "bag": {"purple": 1, "blue": 2}, "maps": ["d1a", "t1a"],
        "chests": ["c01"], "levels": levels("m05", "level_up"),
    }  # fmt: skip
    worth: dict[str, int] = {}
    for three in (
        ["health", "purple_yellow", "maps"],
        ["blue_green", "levels", "few_curses"],
        ["glory", "chests", "maps"],
    ):
        worth |= given("round/act_in_turn", people=[person], objectives=three).view(1)["objective_points"][0]
    assert worth == {
        "health": 9, "purple_yellow": 8, "maps": 12, "blue_green": 10, "levels": 8, "few_curses": 18, "glory": 11,
        "chests": 8,
    }  # fmt: skip
    cursed = given("round/act_in_turn", people=[{"curse": 12}], objectives=["few_curses", "maps", "glory"])
    assert cursed.view(1)["objective_points"][0]["few_curses"] == 0


@pytest.mark.rule("JAG-OBJ-01", "JAG-SCORE-03")
def test_an_objective_scores_only_with_a_marker():
    marked = given("round/act_in_turn", people=[{"objectives": ["maps"], "maps": ["d1a"]}], round=7)
    bare = given("round/act_in_turn", people=[{"maps": ["d1a"]}], round=7)
    assert marked.scores[0] - bare.scores[0] == 8


@pytest.mark.rule("JAG-SCORE-01")
def test_crystals_and_shards():
    def points(person, other=None):
        hearts = person.get("hearts", 0)
        table = given("round/act_in_turn", people=[person, other or {}], hearts_taken=hearts, round=7)
        return table.view(1)["points"][0]

    assert points({"bag": {"purple": 2}, "levels": levels("m13")})["crystals"] == 22
    assert points({"bag": {"purple": 7}})["crystals"] == 46
    assert points({"bag": {"yellow": 2, "green": 1}})["crystals"] == 19
    assert points({"bag": {"blue": 2}})["crystals"] == 8 + 18
    assert points({"bag": {"blue": 2}}, {"levels": levels("m15")})["crystals"] == 8 + 9
    assert points({"bag": {"blue": 2}}, {"bag": {"blue": 3}})["crystals"] == 8
    assert points({"hearts": 2})["hearts"] == 40


@pytest.mark.rule("JAG-SCORE-02", "JAG-SCORE-03", "JAG-SCORE-04")
def test_health_curse_rituals_and_what_is_worth_nothing():
    person = {"health": 12, "curse": 12, "levels": levels("m01", "m02", "M01", pending=1)}
    points = given("round/act_in_turn", people=[person], round=7).view(1)["points"][0]
    assert (points["health"], points["curses"], points["rituals"]) == (12, -15, 20)
    rich = {**person, "amulets": {"red": 5}, "maps": ["d1a"], "rituals": ["m05"]}
    scores = [given("round/act_in_turn", people=[one], round=7).scores[0] for one in (rich, person)]
    assert scores[0] == scores[1]


@pytest.mark.rule("JAG-SCORE-05")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ({"glory": 2}, {"glory": 1}, [1]),
        (
            {"health": 12, "curse": 4, "glory": 0},
            {"health": 13, "curse": 5, "glory": 0},
            [1],
        ),  # equal rows, fewer curses
        ({"health": 12, "curse": 4}, {"health": 13, "curse": 4}, [2]),
        ({}, {}, [1, 2]),
    ],
)
def test_ties_are_broken_by_glory_then_curses_then_health(one, other, winners):
    table = ending_round(mode="basic", round=8, people=[one, other])
    assert table.over
    assert table.data["winners"] == winners


@pytest.mark.rule("JAG-END-01")
def test_basic_ends_after_round_8_and_full_with_the_escape():
    assert ending_round(mode="basic", round=8).over
    full = ending_round(round=8, places=["l1", "l1"])
    assert full.question == "escape/choose_step"
    assert full.data["heart_wall"] == "removed"
