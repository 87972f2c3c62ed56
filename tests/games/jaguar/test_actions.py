"""Actions: healing, taking, rituals, the Heart, running, amulets (JAG-HEAL to JAG-RUN, JAG-AMU)."""

import pytest

from tests.games.jaguar.given import acting, flooding, given, jaguar, levels

MAPS = ["d1a", "t1a"]  # column 1 and rows 1 and 2 of tile #4


@pytest.mark.rule("JAG-HEAL-01", "JAG-HEAL-02")
def test_healing_pays_more_the_more_points_are_spent_in_a_turn():
    table = acting("i5", points=5, round=7, people=[{"health": 1}], places=["i5", "b5"])
    found = []
    for _ in range(5):
        before = table.player()["health"]
        table.play("heal")
        found.append(table.player()["health"] - before)
    assert found == [1, 3, 4, 4, 1]
    mixed = acting("b5", people=[{"health": 1}]).play("heal", "move left", "heal")
    assert mixed.player()["health"] == 5


@pytest.mark.rule("JAG-HEAL-03")
def test_health_and_curse_stay_on_the_track():
    table = acting("b5", people=[{"health": 26}], turn={"points": 2, "spent": 2, "healed": 2})
    heal = next(option for option in table.view(1)["ask"]["options"] if option["kind"] == "heal")
    assert heal["preview"] == {"health": 1}
    table.play("heal")
    assert table.player()["health"] == 27
    assert "heal" not in table.options()
    assert table.why("heal") == "jaguar-no-heal-full"
    drained = acting("b5", people=[{"curse": 1, "amulets": {"black": 1}}]).play("use black")
    assert drained.player()["curse"] == 0


@pytest.mark.rule("JAG-MOVE-02")
def test_the_own_door_costs_a_point_and_is_nobody_elses():
    table = acting("b5", people=[{"door": ["b5", "d3"]}]).play("door")
    assert (table.places[0], table.data["turn"]["points"]) == ("d3", 3)
    assert table.play("door").places[0] == "b5"
    others = acting("b5", people=[{}, {"door": ["b5", "d3"]}])
    assert "door" not in others.options()
    assert others.why("door") == "jaguar-no-door"


@pytest.mark.rule("JAG-TAKE-01", "JAG-TAKE-02")
def test_a_crystal_goes_into_the_bag_and_a_blessed_pedestal_may_lift_a_curse():
    table = acting("a5", items={"a5": {"crystals": ["blue"]}})  # blessed
    table.play("take blue")
    assert table.question == "blessing/choose_blessing"
    assert table.player()["bag"] == {"blue": 1}
    assert table.data["turn"]["points"] == 3
    table.play("bless")
    assert table.player()["curse"] == 4
    kept = acting("a5", items={"a5": {"crystals": ["blue"]}}).play("take blue", "no")
    assert kept.player()["curse"] == 5
    several = acting("k5", round=7, items={"k5": {"crystals": ["blue", "green", "green"]}})
    assert several.options("take") == ["take blue", "take green"]
    assert acting("a5").why("take blue") == "jaguar-no-crystal-here"


@pytest.mark.rule("JAG-TAKE-03", "JAG-AMU-04")
def test_in_basic_an_amulet_lies_on_a_square():
    table = acting("b5", mode="basic", items={"b5": {"amulet": "black"}}).play("take-amulet black")
    assert table.player()["amulets"] == {"black": 1}
    assert table.data["items"] == {}


@pytest.mark.rule("JAG-TAKE-04")
def test_a_map_piece_goes_into_the_pouch_for_all_to_see():
    table = acting("b2", items={"b2": {"map": "t2a"}}).play("take-map t2a")
    assert table.player()["maps"] == ["t2a"]
    assert table.view(2)["players"][0]["maps"] == ["t2a"]


@pytest.mark.rule("JAG-RIT-01", "JAG-RIT-02", "JAG-RIT-03")
def test_a_ritual_incorporates_its_crystals():
    table = acting("d4", items={"d4": {"ritual": "m01"}}, people=[{"bag": {"purple": 1, "yellow": 2}}])
    before = table.scores[0]
    table.play("perform m01")
    assert table.player()["bag"] == {"yellow": 1}
    assert table.player()["incorporated"] == {"purple": 1, "yellow": 1}
    assert table.player()["levels"] == [{"slot": 1, "token": "m01", "pending": False}]
    assert table.data["items"] == {}
    assert table.data["turn"]["points"] == 3
    assert table.scores[0] == before + 10
    poor = acting("d4", items={"d4": {"ritual": "m01"}}, people=[{"bag": {"purple": 1}, "levels": levels("m14")}])
    assert poor.options("perform") == []
    assert poor.why("perform m01") == "jaguar-no-ritual-crystal"
    assert poor.why("perform m02") == "jaguar-no-ritual-here"


@pytest.mark.rule("JAG-RIT-02", "JAG-RIT-04")
def test_the_starting_ritual_is_performed_anywhere_and_basic_gives_a_green_amulet():
    bag = {"bag": {"purple": 1, "yellow": 1}, "rituals": ["m01"]}
    table = acting("c2", mode="basic", people=[bag]).play("perform m01")
    assert table.player()["amulets"] == {"green": 1}
    assert table.player()["rituals"] == []
    assert [level["token"] for level in table.player()["levels"]] == ["m01"]


@pytest.mark.rule("JAG-RIT-03", "JAG-F-CURSE-03")
def test_a_major_ritual_also_lets_you_mark_an_objective_even_if_cursed():
    people = [{"bag": {"purple": 1, "yellow": 1, "blue": 1}, "curse": 20}]
    table = acting("k4", round=7, items={"k4": {"ritual": "M01"}}, people=people)
    before = table.scores[0]
    table.play("perform M01")
    assert table.question == "objective/choose_objective"
    table.play("mark maps")
    assert table.player()["objectives"] == ["maps"]
    assert table.player()["levels"] == [{"slot": 1, "token": "M01", "pending": True}]
    assert table.scores[0] == before + 4  # the Objective without a map piece, and nothing for the ritual itself


@pytest.mark.rule("JAG-HEART-01", "JAG-HEART-02")
def test_a_pair_of_maps_leads_to_a_shard():
    table = acting("j2", round=7, people=[{"maps": [*MAPS, "d2a"]}])
    assert table.options("take-heart") == ["take-heart d1a t1a"]
    table.play("take-heart d1a t1a")
    assert table.player()["hearts"] == 1
    assert table.player()["bag"] == {"yellow": 1}
    assert table.player()["used_maps"] == MAPS
    assert table.player()["maps"] == ["d2a"]
    assert table.options("take-heart") == []
    second = acting("j2", round=7, people=[{"maps": MAPS}, {"hearts": 1}], hearts_taken=1).play("take-heart d1a t1a")
    assert second.player()["bag"] == {"purple": 1}
    third = acting("j2", round=7, people=[{"maps": MAPS}, {"hearts": 2}], hearts_taken=2).play("take-heart d1a t1a")
    assert third.player()["bag"] == {}


@pytest.mark.rule("JAG-HEART-03")
def test_dots_name_the_column_and_triangles_a_band_of_rows():
    for space, fits in (("j1", True), ("j2", True), ("j3", False), ("k1", False)):
        table = acting(space, round=7, people=[{"maps": MAPS}])
        assert (table.options("take-heart") != []) == fits
    assert acting("j3", round=7, people=[{"maps": MAPS}]).why("take-heart d1a t1a") == "jaguar-no-heart-here"
    empty = acting("j1", round=7, people=[{}, {"hearts": 3}], hearts_taken=3)
    assert empty.why("take-heart d1a t1a") == "jaguar-no-heart-left"
    bands = [int(n) for n in jaguar.parts.band]  # type: ignore[attr-defined]
    assert bands[5 * 6 : 5 * 6 + 5] == [1, 1, 2, 3, 3]
    assert bands[6 * 6 :] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("JAG-RUN-01", "JAG-RUN-02")
def test_running_gives_three_more_steps_and_nothing_else():
    people = [{"amulets": {"green": 1, "red": 1, "black": 1, "white": 1}, "health": 5, "door": ["b3", "d3"]}]
    table = acting("b3", people=people, items={"b3": {"crystals": ["blue"]}})
    table.play("use red", "run")
    assert table.data["turn"]["points"] == 7
    kinds = {option.split()[0] for option in table.options()}
    assert kinds == {"move", "break", "door", "use", "end"}
    assert table.options("use") == ["use green"]
    assert table.why("take blue") == "jaguar-no-running"
    table.play("use green", "door")
    assert table.data["turn"]["points"] == 7
    late = acting("b5").play("move left")
    assert late.why("run") == "jaguar-no-run-now"


@pytest.mark.rule("JAG-AMU-01", "JAG-AMU-02")
def test_a_green_amulet_is_one_more_action_once_in_a_turn():
    table = acting("b5", people=[{"amulets": {"green": 2}}]).play("use green")
    assert table.data["turn"]["points"] == 5
    assert table.player()["amulets"] == {"green": 1}
    assert "use green" not in table.options()
    assert table.why("use green") == "jaguar-no-green-again"
    assert table.why("use red") == "jaguar-no-amulet"


@pytest.mark.rule("JAG-AMU-03", "JAG-AMU-01")
def test_red_heals_and_black_lifts_curses_if_that_makes_sense():
    table = acting("b5", people=[{"amulets": {"red": 1, "black": 1}, "health": 10}])
    table.play("use red", "use black")
    assert (table.player()["health"], table.player()["curse"]) == (14, 3)
    assert table.data["turn"]["points"] == 4
    useless = acting("b5", people=[{"amulets": {"red": 1, "black": 1}, "health": 27, "curse": 0, "curse_bonus": False}])
    assert useless.options("use") == []
    assert useless.why("use black") == "jaguar-no-curse-left"
    others = given([{"at": "round/act_in_turn", "n": 1}], people=[{"amulets": {"red": 1}, "health": 3}])
    assert others.seat == 2  # nobody is asked in somebody else's turn


@pytest.mark.rule("JAG-FLOOD-04", "JAG-OPT-10")
def test_a_free_take_may_perform_a_ritual_of_the_pouch_unless_the_table_says_no():
    person = {"bag": {"purple": 1, "yellow": 1}, "rituals": ["m01"]}
    table = flooding("up", places=["a1", "c3"], people=[person])  # a wall stops the owner: only the Take is left
    table = table if table.question.startswith("free") else table.play("drift")
    assert table.options() == ["perform m01", "no"]
    strict = flooding("up", places=["a1", "c3"], people=[person], options={"free_take_pouch_ritual": False})
    assert strict.question != "free-take/choose_free_take"
