"""Odd cases in which two rules meet: few games come to them."""

import pytest

from tests.games.jaguar.given import THREE, acting, given, keela, levels, setting, taming
from tests.games.jaguar.test_solo import SAFE, after_the_jaguar, alone, jaguar_of, known, prowling

READY = {"levels": levels("m14"), "rituals": ["m01"], "bag": {"purple": 1, "yellow": 1}}  # for the second level


@pytest.mark.rule("JAG-S-TEMPLE-01", "JAG-S-JAG-02")
def test_temple_hit_counts_behind_the_shield():
    akhel = {"character": "akhel", "levels": THREE, "glory": 3}
    traps = {**SAFE, "gas": known("floor_red")}
    table = alone(people=[akhel], traps=traps, solo={"jaguar": "i5", "shown": ["j2", "j4"]})
    after_the_jaguar(table.play("shield gas", "end"))
    assert len(table.events("jaguar-moved")) == 4


@pytest.mark.rule("JAG-F-HUNT-02")
def test_hunt_is_set_after_an_extra_activator_on_a_later_space():
    people = [{}, {"levels": levels("m01", "m02")}, keela()]
    table = setting([1, 2, 3, {"seat": 3, "amulet": True}, {"seat": 2}], players=3, round=7, people=people)
    table.play("set flood", "set secret_door", "set gas", "choose floor_red")
    assert (table.seat, len(table.options("set"))) == (2, 3)  # the extra one on space 5, before the amulet on 4


@pytest.mark.rule("JAG-CURSE-02", "JAG-CURSE-04")
def test_a_level_reward_that_takes_the_last_curse_brings_the_bonus():
    akhel = {"character": "akhel", "curse": 1, **READY}
    table = acting(people=[akhel]).play("perform m01", "gain crystal_purple")
    assert [one["token"] for one in table.player()["levels"]] == ["m14", "m01", "level_up"]
    assert not table.player()["curse_bonus"]


@pytest.mark.rule("JAG-S-TAME-02", "JAG-BOARD-07")
def test_items_only_on_closed_tile_4_are_no_reward():
    table = taming(["t08", "t10"], items={"j1": {"ritual": "M01"}}).play("tame", "keep-token t08")
    assert table.question != "fetch/choose_item"
    assert table.player()["rituals"] == []


@pytest.mark.rule("JAG-S-TAME-01")
def test_tokens_that_form_a_new_pile_are_no_longer_set_aside():
    taken = ["t02", "t03", "t04", "t07", "t08", "t09", "t10"]
    table = taming(["t01"], round=8, solo={"taming_aside": ["t05", "t06"], "taming_taken": taken}).play("tame")
    solo = table.data["solo"]
    assert solo["taming_aside"] == []
    assert sorted(solo["taming"] + solo["taming_shown"]) == ["t01", "t05", "t06"]


@pytest.mark.rule("JAG-S-JAG-02")
def test_of_equal_tokens_the_one_with_walls_is_higher():
    assert jaguar_of(prowling("a3", "c3", ["j2", "j2w"])) == "b4"
    assert jaguar_of(prowling("a3", "c3", ["j2", "j2w"], hit=True)) == "a3"


@pytest.mark.rule("JAG-S-JAG-01")
def test_items_further_on_decide_the_way_of_the_jaguar():
    items = {"b5": {"chest": True}, "a4": {"crystals": ["green"], "map": "d1a"}}
    table = prowling("a5", "c4", ["j2", "j4"], items=items)
    assert jaguar_of(table) == "a4"  # past one item beside it, for two on the other way
    assert table.data["items"] == {"b5": {"chest": True}}


@pytest.mark.rule("JAG-S-SET-02")
def test_no_activator_in_the_activation_of_round_8():
    table = taming(["t10", "t01"], people=[{"character": "nerys", **READY}], round=8)
    table.play("tame", "keep-token t10", "flow left", "drift-and-take", "perform m01")
    assert "gain activator" not in table.options()
    assert table.player()["amulets"] == {"blue": 1}


@pytest.mark.rule("JAG-FLOOD-01")
def test_no_flood_is_shown_before_its_direction_is_chosen():
    table = given([{"at": "round/activate_flood"}], traps={"flood": 1}, players=3)
    assert table.view(2)["water"] is None


@pytest.mark.rule("JAG-S-OWN-01")
def test_a_trap_that_hits_the_jaguar_did_not_miss():
    table = alone(solo={"activators": 1, "jaguar": "h1", "shown": ["j2", "j3"]})
    after_the_jaguar(table.play("end", "set gas", "choose floor_blue"))
    assert ("jaguar-hit", 1, "gas") in table.events()
    assert ("missed", 1, "gas") not in table.events()
