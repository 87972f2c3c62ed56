"""The Full game: chests, amulets, levels, abilities, curses (JAG-F)."""

import pytest

from tests.games.jaguar.given import (
    THREE,
    acting,
    activating,
    ending_round,
    flooding,
    given,
    levels,
    nerys,
)

READY = {"rituals": ["m01"], "bag": {"purple": 1, "yellow": 1}}


def levelling(character: str, before: int = 0, *others, **more):
    """A player of this character performs a ritual with so many level tokens before it."""
    person = {"character": character, "levels": THREE[:before], **READY, **more.pop("person", {})}
    return acting("b5", people=[person, *others], **more).play("perform m01")


@pytest.mark.rule("JAG-F-CHEST-01", "JAG-INFO-03", "JAG-F-AMU-07")
def test_a_chest_shows_three_amulets_and_two_are_taken():
    table = acting("b5", items={"b5": {"chest": True}}).play("take-chest")
    (chest,) = table.player()["chests"]
    assert table.question == "chest/choose_amulets"
    assert len(table.options()) == 3
    assert table.view(2)["players"][0]["chests"] == [chest]
    _, first, second = table.options()[0].split()
    table.play(table.options()[0])
    assert table.player()["amulets"] == {first: 1, second: 1}
    assert table.data["items"] == {}


@pytest.mark.rule("JAG-F-CHEST-01", "JAG-INFO-04")
def test_a_chest_is_one_that_nobody_has_opened_yet():
    opened = [f"c{n:02}" for n in range(1, 8)]
    table = acting("b5", items={"b5": {"chest": True}}, people=[{"chests": opened[:5]}, {"chests": opened[5:]}])
    (chest,) = set(table.play("take-chest").player()["chests"]) - set(opened)
    assert chest in ("c08", "c09", "c10")


@pytest.mark.rule("JAG-F-AMU-04")
def test_a_white_amulet_passes_a_wall_for_the_price_of_a_step():
    table = acting("b3", people=[{"amulets": {"white": 1}}])
    assert table.options("break") == ["break down", "break left"]
    assert table.why("break up") == "jaguar-no-wall-there"
    table.play("break left")
    assert (table.places[0], table.data["turn"]["points"]) == ("a3", 3)
    assert table.why("break right") == "jaguar-no-amulet"
    assert (
        flooding("left", places=["b3", "c5"], people=[{"amulets": {"white": 1}, "health": 0}, {"health": 0}]).places[0]
        == "b3"
    )


@pytest.mark.rule("JAG-F-AMU-05", "JAG-OPT-08")
def test_a_blue_amulet_cancels_the_flood_or_steers_if_the_table_agreed():
    blue = {"amulets": {"blue": 1}}
    table = flooding("right", owner=2, places=["a5", "a1"], people=[blue], acts=[1, 2])
    assert table.options() == ["drift", "resist", "use blue"]
    table.play("use blue", "drift")
    assert table.places == ["a5", "b1"]  # a wall stops the other one
    assert table.player()["amulets"] == {}
    steering = flooding("right", owner=2, places=["a5", "a1"], people=[blue], options={"blue_steer": True}, acts=[1, 2])
    assert {"steer up", "steer right"} == set(steering.options("steer"))
    steering.play("steer up", "drift")
    assert steering.places[0] == "a3"


@pytest.mark.rule("JAG-F-AMU-06")
def test_a_yellow_amulet_adds_glory_after_a_hit():
    table = activating({"gas": (1, "floor_blue")}, places=["b1", "a1"], people=[{"amulets": {"yellow": 2}}])
    assert (table.question, table.options()) == ("harm/choose_yellow", ["use yellow", "no"])
    table.play("use yellow")
    assert table.player()["glory"] == 3
    assert table.player()["amulets"] == {"yellow": 1}
    assert table.question != "harm/choose_yellow"  # one for each trap
    missed = activating({"gas": (1, "floor_red")}, places=["b1", "a1"], people=[{"amulets": {"yellow": 2}}])
    assert missed.question != "harm/choose_yellow"


@pytest.mark.rule("JAG-F-LVL-01", "JAG-F-LVL-02")
def test_tokens_fill_the_slots_and_go_to_the_first_when_they_are_full():
    table = levelling("nerys", 3)
    assert [level["slot"] for level in table.player()["levels"]] == [1, 2, 3, 1]
    assert table.options() == ["gain black", "gain blue"]  # the reward of level 1 again


@pytest.mark.rule("JAG-F-LVL-03", "JAG-TRAP-03")
def test_an_extra_activator_waits_on_the_fifth_or_sixth_space():
    table = levelling("fenn", 1).play("gain activator")
    assert table.data["order"][4] == {"seat": 1}
    other = {"levels": levels("m02", "m03")}
    sixth = levelling("fenn", 1, other, order=[None] * 4 + [{"seat": 2}]).play("gain activator")
    assert sixth.data["order"][5] == {"seat": 1}
    taken = [None] * 4 + [{"seat": 2}, {"seat": 3}]
    third = {"levels": levels("m04", "m05")}
    assert "gain activator" not in levelling("fenn", 1, other, third, players=3, order=taken).options()
    assert "gain activator" not in levelling("fenn", 1, round=8).options()
    used = ending_round(order=[None] * 4 + [{"seat": 1}], people=[other])
    assert used.data["order"][4] == {"seat": 1}  # it stays for the round that follows


@pytest.mark.rule("JAG-F-LVL-05", "JAG-F-LVL-04")
def test_the_levels_of_fenn():
    assert levelling("fenn", 0).player()["amulets"] == {"green": 1}
    second = levelling("fenn", 1)
    assert second.options() == ["gain activator", "gain white", "gain green"]
    before = second.player()["health"]
    second.play("gain white")
    assert second.player()["amulets"] == {"white": 1}
    assert second.player()["health"] == before + 2
    assert levelling("fenn", 2).player()["amulets"] == {"green": 1}


@pytest.mark.rule("JAG-F-LVL-06", "JAG-F-LVL-04")
def test_the_levels_of_akhel():
    assert levelling("akhel", 0).options() == ["gain black", "gain red"]
    second = levelling("akhel", 1)
    assert second.options() == ["gain activator", "gain crystal_purple"]
    second.play("gain crystal_purple")
    assert (second.player()["health"], second.player()["curse"]) == (16, 4)
    assert second.player()["bag"] == {"purple": 1}
    third = levelling("akhel", 2, traps={"gas": (2, "floor_red")})
    assert "shield gas" in third.options()


@pytest.mark.rule("JAG-F-LVL-07", "JAG-F-LVL-04")
def test_the_levels_of_keela():
    assert levelling("keela", 0).options() == ["gain yellow", "gain white"]
    second = levelling("keela", 1).play("gain glory")
    assert (second.player()["glory"], second.player()["health"]) == (1, 16)
    assert levelling("keela", 2).player()["amulets"] == {"yellow": 2}


@pytest.mark.rule("JAG-F-LVL-08", "JAG-F-LVL-04")
def test_the_levels_of_nerys():
    assert levelling("nerys", 0).options() == ["gain black", "gain blue"]
    second = levelling("nerys", 1).play("gain blue")
    assert (second.player()["amulets"], second.player()["health"]) == ({"blue": 1}, 17)
    assert levelling("nerys", 2).player()["amulets"] == {"blue": 1}


@pytest.mark.rule("JAG-F-JUMP-01", "JAG-F-JUMP-02", "JAG-F-JUMP-03")
def test_fenn_jumps_two_spaces_over_no_wall():
    fenn = {"character": "fenn", "levels": THREE, "amulets": {"green": 3, "white": 1}}
    table = acting("a5", people=[fenn], turn={"greens": 1})
    assert table.options("jump") == ["jump up", "jump right"]
    table.play("jump right")
    assert (table.places[0], table.data["turn"]["points"]) == ("c5", 4)
    assert table.player()["amulets"] == {"green": 2, "white": 1}
    blocked = acting("a3", people=[fenn])
    assert "jump right" not in blocked.options()
    assert blocked.why("jump right") == "jaguar-no-jump-way"
    running = acting("a5", people=[fenn]).play("run")
    assert "jump right" in running.options()
    assert acting("a5", people=[{**fenn, "character": "akhel"}]).why("jump right") == "jaguar-no-ability"


@pytest.mark.rule("JAG-F-SHIELD-01", "JAG-F-SHIELD-02", "JAG-F-SHIELD-03")
def test_akhel_puts_the_shield_onto_a_trap_of_somebody_else():
    akhel = {"character": "akhel", "levels": THREE}
    traps = {"gas": (2, "floor_blue"), "darts": (1, "wall_red"), "flood": 2}
    table = acting("a1", people=[akhel], traps=traps, places=["a1", "c5"])
    assert table.options("shield") == ["shield gas"]
    table.play("shield gas")
    assert table.data["shield"] == "gas"
    assert table.options("shield") == []
    assert table.why("shield gas") == "jaguar-no-shield"
    table.play("end")
    assert table.player()["health"] == 15
    assert table.player(2)["glory"] == 2  # the owner has the glory all the same
    cursed = acting("a1", points=1, people=[{**akhel, "curse": 20}], traps=traps, places=["a1", "c5"], shield="gas")
    assert cursed.play("end").player()["health"] == 15  # it lies there already
    assert acting("a1", people=[{**akhel, "curse": 20}], traps=traps).why("shield gas") == "jaguar-no-ability"


@pytest.mark.rule("JAG-F-WAVE-01", "JAG-F-WAVE-02")
def test_nerys_goes_with_a_wave_after_all_traps():
    here = {"a5": {"crystals": ["green"]}}
    table = given([{"at": "round/waves_come", "n": 0}], people=[nerys()], places=["b5", "c3"], items=here)
    assert table.question == "wave/choose_wave"
    far = given([{"at": "round/waves_come", "n": 0}], people=[nerys()], places=["a5", "c3"]).play("steer right")
    assert far.places[0] == "c5"
    assert far.player()["amulets"] == {"blue": 1}
    table.play("steer-and-take left")
    assert table.options() == ["take green", "no"]
    blocked = given([{"at": "round/waves_come", "n": 0}], people=[nerys()], places=["a5", "c3"], items=here)
    blocked.play("steer-and-take left")
    assert (blocked.places[0], blocked.options()) == ("a5", ["take green", "no"])
    cursed = given([{"at": "round/waves_come", "n": 0}], people=[{**nerys(), "curse": 20}])
    assert cursed.question != "wave/choose_wave"
    last = given([{"at": "round/waves_come", "n": 0}], people=[nerys()], round=8)
    assert last.question == "wave/choose_wave"


@pytest.mark.rule("JAG-F-CURSE-01", "JAG-F-CURSE-02", "JAG-F-CURSE-03")
def test_level_rewards_wait_until_the_curse_is_over():
    person = {"character": "fenn", "health": 5, "curse": 6, "amulets": {"black": 1}, **READY}
    table = acting("b5", people=[person]).play("perform m01")
    assert table.player()["levels"] == [{"slot": 1, "token": "m01", "pending": True}]
    assert table.player()["amulets"] == {"black": 1}
    assert table.view(1)["points"][0]["rituals"] == 10
    assert table.view(1)["cursed"] == [True, False]
    table.play("use black")
    assert table.player()["levels"][0]["pending"] is False
    assert table.player()["amulets"] == {"green": 1}


@pytest.mark.rule("JAG-F-CURSE-02")
def test_waiting_rewards_come_in_the_order_of_gaining():
    person = {"character": "keela", "health": 5, "curse": 5, "levels": levels("m02", "m03", "m04", pending=3)}
    table = acting("b5", people=[person]).play("heal")
    assert table.options() == ["gain yellow", "gain white"]
    table.play("gain white")
    assert table.options() == ["gain activator", "gain glory"]
    table.play("gain glory")
    assert table.player()["amulets"] == {"white": 1, "yellow": 2}
    assert not any(level["pending"] for level in table.player()["levels"])


@pytest.mark.rule("JAG-F-CURSE-02", "JAG-F-CURSE-05")
def test_waiting_rewards_come_before_the_curse_bonus():
    person = {
        "character": "keela",
        "health": 1,
        "curse": 2,
        "levels": levels("m02", pending=1),
        "amulets": {"black": 1},
    }
    table = acting("b5", people=[person]).play("use black")
    assert table.options() == ["gain yellow", "gain white"]  # level 1, which has waited
    table.play("gain white")
    assert table.options() == ["gain activator", "gain glory"]  # level 2, for the curse bonus


@pytest.mark.rule("JAG-F-ESC-01", "JAG-F-ESC-02", "JAG-F-ESC-04")
def test_whoever_leaves_by_a_row_gets_its_reward_and_the_token_stays():
    table = given("escaping/open_exits", round=8, places=["k2", "l2"], people=[{"health": 4}, {"health": 4}])
    assert table.data["heart_wall"] == "removed"
    assert table.data["turn"]["points"] == 2
    assert "heal" not in table.options()
    table.play("move right", "move right")
    assert table.places[0] == "left 2"
    assert table.player()["glory"] == 1  # the reward of row 2
    assert table.seat == 2
    table.play("move right")
    assert table.over
    assert table.player(2)["glory"] == 1


@pytest.mark.rule("JAG-F-ESC-03", "JAG-F-JUMP-03")
def test_amulets_in_the_escape():
    person = {"health": 3, "amulets": {"green": 2, "white": 1, "red": 1}}
    table = given("escaping/open_exits", round=8, places=["k4", "a1"], people=[person])
    assert (table.question, table.options()) == ("escape/choose_preparation", ["use red", "go"])
    table.play("use red")
    assert table.data["turn"]["points"] == 2  # seven health now
    table.play("break right", "use green")
    assert "use green" not in table.options()
    assert table.options("break") == []
    fenn = {"character": "fenn", "levels": THREE, "health": 3, "curse": 1, "amulets": {"green": 1}}
    jump = given("escaping/open_exits", round=8, places=["l1", "a1"], people=[fenn])
    jump.play("jump right")
    assert jump.places[0] == "left 1"


@pytest.mark.rule("JAG-F-ESC-05")
def test_whoever_stays_inside_is_cursed_for_each_missing_step():
    table = given("escaping/open_exits", round=8, places=["j1", "l1"], people=[{"health": 3, "curse": 0}])
    table.play("move right")
    assert table.places[0] == "k1"
    assert table.player()["curse"] == 2
    door = given(
        "escaping/open_exits", round=8, places=["h1", "l1"], people=[{"health": 3, "curse": 0, "door": ["h2", "l2"]}]
    )
    door.play("end")
    assert door.player()["curse"] == 3  # down, through the door, out
