from tests.games.jaguar.given import THREE, Table, acting, activating, ending_round, given, keela, levels, setting, taming
from tests.games.jaguar.test_solo import SAFE, alone, jaguar_of, known, prowling


def test_temple_hit_counts_behind_the_shield():
    akhel = {"character": "akhel", "levels": THREE, "glory": 3}
    table = alone(people=[akhel], traps={**SAFE, "gas": known("floor_red")}, solo={"jaguar": "i5", "shown": ["j2", "j4"]})
    table.play("shield gas", "end")
    while table.question == "prowl/choose_way":
        table.play(table.options()[0])
    assert len(table.events("jaguar-moved")) == 4


def test_hunt_is_set_after_an_extra_activator_on_a_later_space():
    table = setting([1, 2, 3, {"seat": 3, "amulet": True}, {"seat": 2}], players=3, round=7)
    table.play("set flood", "set secret_door", "set gas", "choose floor_red")
    assert (table.seat, len(table.options("set"))) == (2, 3)  # the extra one on space 5, before the amulet on 4


def test_a_level_reward_that_takes_the_last_curse_brings_the_bonus():
    akhel = {"character": "akhel", "curse": 1, "levels": levels("level_up"), "rituals": ["m01"], "bag": {"purple": 1, "yellow": 1}}
    table = acting(people=[akhel]).play("perform m01", "gain crystal_purple")
    assert [one["token"] for one in table.player()["levels"]] == ["level_up", "m01", "level_up"]
    assert not table.player()["curse_bonus"]


def test_items_only_on_closed_tile_4_are_no_reward():
    table = taming(["t06", "t10"], items={"j1": {"map": "d1a"}}).play("tame", "keep-token t06")
    assert table.question != "fetch/choose_item"
    assert table.player()["maps"] == []


def test_of_equal_tokens_the_one_with_walls_is_higher():
    assert jaguar_of(prowling("a3", "c3", ["j2", "j2w"])) == "b4"
    assert jaguar_of(prowling("a3", "c3", ["j2", "j2w"], hit=True)) == "a3"


def test_no_activator_in_the_activation_of_round_8():
    person = {"character": "nerys", "levels": levels("level_up"), "rituals": ["m01"], "bag": {"purple": 1, "yellow": 1}}
    table = taming(["t10", "t01"], people=[person], round=8).play("tame", "keep-token t10", "flow left", "drift-and-take")
    table.play("perform m01")
    assert "gain activator" not in table.options()
    assert table.player()["amulets"] == {"blue": 1}


def test_no_flood_is_shown_before_its_direction_is_chosen():
    table = given([{"at": "round/activate_flood"}], traps={"flood": 1}, players=3)
    assert table.view(2)["water"] is None


def test_a_trap_that_hits_the_jaguar_did_not_miss():
    table = alone(solo={"activators": 1, "jaguar": "h1", "shown": ["j2", "j3"]}).play("end", "set gas", "choose floor_blue")
    while table.question == "prowl/choose_way":
        table.play(table.options()[0])
    assert ("jaguar-hit", 1, "gas") in table.events() and ("missed", 1, "gas") not in table.events()
