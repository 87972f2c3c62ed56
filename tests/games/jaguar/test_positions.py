"""Positions that are written down: read back as they were, or refused with a reason."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from antechamber.core.errors import FormError, PositionError
from tests.games.jaguar.given import (
    Table,
    acting,
    ending_round,
    flooding,
    given,
    jaguar,
    levels,
    moments,
    setting,
    taming,
)

SETTING = [{"at": "round/act_in_turn", "n": 0}, {"at": "setting/set_next_trap"}]


@pytest.mark.parametrize("name", moments())
def test_a_rare_moment_is_read_back_as_it_was(name):
    table = moments()[name]
    again = jaguar.load(copy.deepcopy(table.data))
    assert again.to_data() == table.data
    assert again.key() == table.state.key()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d.update(tiles=["A", "A", "B", "C"]), "JAG-SETUP-01"),
        (lambda d: d["players"].pop(), "players: expected 2, got 1"),
        (lambda d: d["players"][0].update(place="z9"), "is no space"),
        (lambda d: d["players"][0].update(place="a6"), "the board has no space a6"),
        (lambda d: d["players"][0].update(place="k1"), "JAG-BOARD-07"),
        (lambda d: d["players"][0].update(place="before 9"), "there is no row 9"),
        (lambda d: d["players"][0].update(health=40), "JAG-HEAL-03"),
        (lambda d: d["players"][0].update(curse=40), "JAG-HEAL-03"),
        (lambda d: d["players"][0].update(luck=1), "unknown field 'luck'"),
        (lambda d: d["players"][0].update(character="nerys"), None),
        (lambda d: d["players"][1].update(character="fenn"), "JAG-SETUP-04"),
        (lambda d: d["players"][0].update(rituals=["m01"]) or d["players"][1].update(rituals=["m01"]), "JAG-RIT-01"),
        (lambda d: d["players"][0].update(maps=["d1a"]) or d["players"][1].update(maps=["d1a"]), "JAG-TAKE-04"),
        (lambda d: d["players"][0].update(hearts=1), "JAG-BOARD-07"),
        (lambda d: d["players"][0].update(objectives=["chests"]), "JAG-SETUP-11"),
        (lambda d: d["players"][0].update(door=["a1", "a1"]), "on different spaces .JAG-DOOR-01."),
        (lambda d: d["players"][0].update(door=["a1", "c4"]), "a1 and c4 are 5 spaces apart.*4 at most .JAG-DOOR-01."),
        (
            lambda d: d["players"][0].update(levels=levels("m01", pending=1), incorporated={"purple": 1, "yellow": 1}),
            "JAG-F-CURSE-02",
        ),
        (lambda d: d.update(heart_wall="right_of_4"), "JAG-BOARD-05"),
        (lambda d: d.update(heart_wall="removed"), "JAG-BOARD-05"),
        (lambda d: d.update(round=7), "JAG-BOARD-05"),
        (lambda d: d.update(round=8, heart_wall="removed"), "JAG-BOARD-05"),
        (lambda d: d["traps"][0].update(trap="darts"), "JAG-SETUP-03"),
        (lambda d: d["traps"][0].update(activator={"seat": 1}), "JAG-TRAP-02"),
        (lambda d: d["traps"][0].update(activator={"seat": 1}, token="wall_red"), "JAG-TRAP-02"),
        (lambda d: d["traps"][0].update(activator={"seat": 5}, token="floor_red"), "from 1 to 2"),
        (lambda d: d.update(solo={}), "JAG-OPT-01"),
        (lambda d: d.update(stack=[]), "say where the game stands"),
        (lambda d: d.update(winners=[1]), "a game that was won does not go on"),
        (lambda d: d.update(acts=[1, 1]), "each seat once"),
        (lambda d: d.update(extra=1), "JAG-3P-01"),
        (lambda d: d["options"].update(mode="solo"), "JAG-OPT-02"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(change, reason):
    data = copy.deepcopy(acting("b5").data)
    change(data)
    if reason is None:
        players: Any = jaguar.load(data).to_data()["players"]
        assert players[0]["character"] == "nerys"
        return
    with pytest.raises(Exception, match=reason) as caught:
        jaguar.load(data)
    assert reason == "JAG-OPT-02" or isinstance(caught.value, PositionError)


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([{"at": "turn/choose_action"}], "after nothing"),
        ([{"at": "round/act_in_turn"}, {"at": "escape/choose_step"}], "a game never stops at escape/choose_step here"),
        ([{"at": "round/act_in_turn"}, {"at": "round/act_in_turn"}], "a game never stops at round/act_in_turn here"),
        ([{"at": "setup/shuffle_tiles"}], "a game never stops at setup/shuffle_tiles"),
        ([{"at": "solo-round/act"}], "JAG-OPT-01"),
        ([{"at": "round/act_in_turn", "n": -1}], "expected a number from 0"),
        ([{"at": "round/activate_harming_traps"}, {"at": "harm/choose_yellow", "card": 5}], "JAG-HIT-01"),
        ([*SETTING, {"at": "trap/choose_trap", "memo": 3}], "amulet"),
        ([*SETTING, {"at": "trap/choose_token"}], "JAG-TRAP-02"),
        ([{"at": "round/waves_come", "n": 0}, {"at": "flood/choose_reaction", "n": 2}], "expected 0 or 1, got 2"),
        ([{"at": "round/waves_come", "n": 0}, {"at": "flood/choose_reaction", "n": 0, "memo": 5}], "JAG-FLOOD-01"),
    ],
)
def test_frames_that_no_game_comes_to_are_refused(stack, reason):
    data = copy.deepcopy(acting("b5").data)
    data["stack"] = stack
    data["turn"] = None
    if stack[:2] == SETTING:
        data["order"][:2] = [{"seat": 1}, {"seat": 2}]
    with pytest.raises(PositionError, match=reason):
        jaguar.load(data)


@pytest.mark.parametrize(
    ("place", "changes", "reason"),
    [
        ("before 2", {"round": 3}, "JAG-ACT-03"),
        ("left 2", {}, "JAG-F-ESC-01"),
        (None, {}, "JAG-SETUP-21"),
    ],
)
def test_pawns_are_where_the_game_has_come_to(place, changes, reason):
    data = copy.deepcopy(acting("b5").data)
    data["players"][1]["place"] = place
    data |= changes
    with pytest.raises(PositionError, match=reason):
        jaguar.load(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"jaguar": "j3"}, "JAG-BOARD-07"),
        ({"pile": ["j3", "j4"]}, "solo.pile: a token is there twice"),
        ({"pile": ["j5"]}, "2 tokens are left in it now, not 1 .JAG-S-REF-03."),
        ({"taming": []}, "each Taming token is somewhere .JAG-S-TAME-01."),
        ({"taming": ["t01", "t02"], "taming_aside": ["t03"]}, "JAG-S-TAME-01"),
        ({"taming_aside": ["t01"]}, "solo.taming: a token is there twice"),
        ({"taming_taken": ["t01"]}, "solo.taming_taken: a token is there twice"),
    ],
)
def test_solo_tokens_are_there_once_and_last_to_the_end(change, reason):
    data = copy.deepcopy(acting("b5", players=1).data)
    data["solo"] |= change
    with pytest.raises(PositionError, match=reason):
        jaguar.load(data)


def test_taming_tokens_that_are_not_named_are_in_the_pile():
    solo = given("solo-round/act", players=1, places=["b5"], solo={"taming_taken": ["t03"]}).data["solo"]
    assert solo["taming"] == [f"t{n:02}" for n in range(1, 11) if n != 3]


@pytest.mark.rule("JAG-S-END-01")
def test_nobody_goes_on_without_health_in_solo():
    data = copy.deepcopy(acting("b5", players=1).data)
    data["players"][0] |= {"health": 0, "was_cursed": True}
    with pytest.raises(PositionError, match="JAG-S-END-01"):
        jaguar.load(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"heart_wall": "right_of_4"}, "JAG-BOARD-05"),
        ({"round": 7}, "JAG-BOARD-05"),
        ({"turn": {"seat": 1, "points": 2}}, "JAG-F-ESC-02"),
    ],
)
def test_in_the_escape_the_heart_wall_is_gone_and_everybody_runs(change, reason):
    data = copy.deepcopy(given("escaping/open_exits", round=8, places=["k1", "l2"]).data)
    assert data["turn"]["running"]
    with pytest.raises(PositionError, match=reason):
        jaguar.load(data | change)


# ---------------------------------------------------------------- what no game comes to, by its rule


def refused(table: Table, change: Callable[[dict[str, Any]], Any]) -> tuple[str, str]:
    """The field and the rule by which a changed position is refused."""
    data = copy.deepcopy(table.data)
    change(data)
    with pytest.raises(PositionError) as caught:
        jaguar.load(data)
    assert not isinstance(caught.value, FormError)
    return caught.value.field, caught.value.rule


@pytest.mark.rule("JAG-SETUP-20")
def test_nobody_escapes_without_a_reward_beside_each_row():
    fleeing = given("escaping/open_exits", round=8, places=["l1", "l2"])
    assert refused(fleeing, lambda d: d.update(exits=[])) == ("exits[0]", "JAG-SETUP-20")
    assert refused(fleeing, lambda d: d["exits"].__setitem__(2, None)) == ("exits[2]", "JAG-SETUP-20")
    assert refused(fleeing, lambda d: d["exits"].__setitem__(1, "e1")) == ("exits[1]", "JAG-SETUP-20")
    basic = acting("b5", mode="basic")
    assert refused(basic, lambda d: d["exits"].__setitem__(0, "e1")) == ("exits[0]", "JAG-SETUP-20")


@pytest.mark.rule("JAG-SETUP-11")
def test_three_different_objectives_are_in_play_and_none_for_chests_in_basic():
    table = acting("b5")
    assert refused(table, lambda d: d.update(objectives=[])) == ("objectives[0]", "JAG-SETUP-11")
    assert refused(table, lambda d: d.update(objectives=["maps", "glory", "maps"])) == ("objectives[2]", "JAG-SETUP-11")
    basic = acting("b5", mode="basic")
    doomed = ["maps", "glory", "chests"]
    assert refused(basic, lambda d: d.update(objectives=doomed)) == ("objectives[2]", "JAG-SETUP-11")


@pytest.mark.rule("JAG-AMU-04", "JAG-SETUP-18")
def test_basic_has_three_colours_of_amulets_and_no_chests():
    basic = acting("b5", mode="basic", items={"b5": {"amulet": "red"}})
    white = {"white": 1}
    assert refused(basic, lambda d: d["players"][0].update(amulets=white)) == ("players[0].amulets", "JAG-AMU-04")
    assert refused(basic, lambda d: d.update(items={"b5": {"chest": True}})) == ("items.b5.chest", "JAG-SETUP-18")
    assert refused(basic, lambda d: d.update(items={"b5": {"amulet": "green"}})) == ("items.b5.amulet", "JAG-SETUP-18")
    assert refused(basic, lambda d: d["players"][0].update(chests=["c01"])) == ("players[0].chests", "JAG-SETUP-18")
    full = acting("b5")
    assert refused(full, lambda d: d.update(items={"b5": {"amulet": "red"}})) == ("items.b5.amulet", "JAG-SETUP-18")


@pytest.mark.rule("JAG-ACT-02")
def test_whoever_acts_has_a_turn_and_nobody_else():
    table = acting("b5")
    assert refused(table, lambda d: d.update(turn=None)) == ("turn", "JAG-ACT-02")
    assert refused(table, lambda d: d["turn"].update(seat=2)) == ("turn", "JAG-ACT-02")
    assert refused(table, lambda d: d["stack"][1].update(seat=2)) == ("turn", "JAG-ACT-02")
    waiting = setting([1, 2])
    assert refused(waiting, lambda d: d.update(turn={"seat": 1, "points": 4})) == ("turn", "JAG-ACT-02")


@pytest.mark.rule("JAG-ACT-01", "JAG-S-ACT-04", "JAG-AMU-02", "JAG-HEAL-02", "JAG-F-ESC-02")
def test_there_are_no_more_action_points_than_a_turn_has():
    table = acting("b5")
    assert refused(table, lambda d: d["turn"].update(points=200)) == ("turn.points", "JAG-ACT-01")
    assert refused(table, lambda d: d["turn"].update(points=4, spent=1)) == ("turn.points", "JAG-ACT-01")
    assert refused(table, lambda d: d["turn"].update(greens=2)) == ("turn.greens", "JAG-AMU-02")
    assert refused(table, lambda d: d["turn"].update(healed=1)) == ("turn.healed", "JAG-HEAL-02")
    assert refused(acting("b5", players=1), lambda d: d["turn"].update(points=6)) == ("turn.points", "JAG-S-ACT-04")
    fleeing = given("escaping/open_exits", round=8, places=["k1", "l2"])
    assert refused(fleeing, lambda d: d["turn"].update(points=5)) == ("turn.points", "JAG-ACT-01")
    running = acting("b5").play("run")
    assert jaguar.load(running.data).to_data()["turn"] == running.data["turn"]


@pytest.mark.rule("JAG-SETUP-21", "JAG-SETUP-16")
def test_a_starting_space_holds_one_pawn_and_has_no_wall():
    waiting = setting([1, 2], places=["before 2", "before 5"])
    crowded = refused(waiting, lambda d: d["players"][1].update(place="before 2"))
    assert crowded == ("players[0].place", "JAG-SETUP-21")
    walled = refused(waiting, lambda d: d["players"][1].update(place="before 4"))
    assert walled == ("players[1].place", "JAG-SETUP-16")


@pytest.mark.rule("JAG-F-LVL-01", "JAG-RIT-04", "JAG-RIT-01", "JAG-SETUP-16")
def test_level_tokens_are_those_that_a_player_can_have_gained():
    table = acting("b5")
    tokens = [{"token": "level_up"}] * 20
    assert refused(table, lambda d: d["players"][0].update(levels=tokens)) == ("players[0].levels", "JAG-F-LVL-01")
    basic = acting("b5", mode="basic", people=[{"curse_bonus": False}])
    assert refused(basic, lambda d: d["players"][0].update(levels=tokens[:1])) == ("players[0].levels", "JAG-RIT-04")
    slot = [{"token": "m01", "slot": 2}]
    assert refused(table, lambda d: d["players"][0].update(levels=slot)) == (
        "players[0].levels[0].slot",
        "JAG-F-LVL-01",
    )
    unpaid = refused(table, lambda d: d["players"][0].update(levels=levels("m01")))
    assert unpaid == ("players[0].incorporated", "JAG-RIT-01")
    many = {"levels": levels(*[f"m{n:02}" for n in range(1, 13)])}
    with pytest.raises(PositionError, match=r"12 Minor rituals are in the game, 8 at most were laid \(JAG-SETUP-16\)"):
        acting("b5", people=[many])


@pytest.mark.rule("JAG-BOARD-11", "JAG-SETUP-15", "JAG-SETUP-16", "JAG-SETUP-17")
@pytest.mark.parametrize(
    ("items", "field", "rule"),
    [
        ({"b1": {"crystals": ["blue"]}}, "items.b1.crystals", "JAG-BOARD-11"),
        ({"c4": {"crystals": ["blue"]}}, "items.c4.crystals", "JAG-BOARD-11"),  # only with three players
        ({"a1": {"crystals": ["blue", "green"]}}, "items.a1.crystals", "JAG-BOARD-11"),
        ({"a1": {"map": "d1a"}}, "items.a1.map", "JAG-SETUP-15"),
        ({"j2": {"map": "d1a"}}, "items.j2.map", "JAG-SETUP-15"),
        ({"a3": {"ritual": "m01"}}, "items.a3.ritual", "JAG-SETUP-16"),
        ({"d4": {"ritual": "M01"}}, "items.d4.ritual", "JAG-SETUP-17"),
    ],
)
def test_items_lie_where_they_were_laid_out(items, field, rule):
    assert refused(acting("b5"), lambda d: d.update(items=items)) == (field, rule)


@pytest.mark.rule(
    "JAG-F-LVL-03", "JAG-3P-01", "JAG-F-HUNT-01", "JAG-TRAP-01", "JAG-TRAP-03", "JAG-FLOW-02", "JAG-HIT-01"
)
def test_activators_are_no_more_than_players_have_and_give_the_order():
    traps = {"gas": (1, "floor_red"), "darts": (2, "wall_red"), "flood": 1}
    table = acting("b5", traps=traps)
    third = {"activator": {"seat": 1}, "token": "claw_gold"}
    assert refused(table, lambda d: d["traps"][2].update(third)) == ("order", "JAG-F-LVL-03")
    alone = given("solo-round/act", players=1, places=["a1"])
    assert refused(alone, lambda d: d["solo"].update(extra_next=1)) == ("solo.extra_next", "JAG-F-LVL-03")
    assert refused(table, lambda d: d["traps"][0]["activator"].update(amulet=True)) == ("order", "JAG-F-HUNT-01")
    assert refused(table, lambda d: d["order"].__setitem__(0, {"seat": 2})) == ("order[0]", "JAG-TRAP-01")
    assert refused(table, lambda d: d["traps"][0].update(revealed=True)) == ("traps[0].revealed", "JAG-HIT-01")
    assert refused(acting("b5", players=3), lambda d: d.update(extra=None)) == ("extra", "JAG-3P-01")
    waiting = setting([1, 2])
    assert refused(waiting, lambda d: d["order"].__setitem__(1, None)) == ("order", "JAG-TRAP-03")
    turned = flooding("up", acts=[1, 2])
    assert refused(turned, lambda d: d["traps"][4].update(activator={"seat": 2})) == ("acts", "JAG-FLOW-02")


@pytest.mark.rule("JAG-GLORY-02", "JAG-GLORY-03", "JAG-GLORY-04", "JAG-CURSE-01", "JAG-CURSE-02", "JAG-OBJ-01")
def test_tracks_have_brought_what_they_bring():
    table = acting("b5")
    assert refused(table, lambda d: d["players"][0].update(glory=6)) == ("players[0].checkpoints", "JAG-GLORY-02")
    assert refused(table, lambda d: d.update(dome=["blue"])) == ("dome", "JAG-GLORY-04")
    one = ("checkpoint_crystals", "JAG-GLORY-03")
    assert refused(table, lambda d: d["players"][0].update(checkpoints=[1])) == one
    assert refused(table, lambda d: d["players"][0].update(curse=20)) == ("players[0].was_cursed", "JAG-CURSE-01")
    assert refused(table, lambda d: d["players"][0].update(curse=0)) == ("players[0].curse_bonus", "JAG-CURSE-02")
    marked = refused(table, lambda d: d["players"][0].update(objectives=["maps"]))
    assert marked == ("players[0].objectives", "JAG-OBJ-01")


@pytest.mark.rule("JAG-SCORE-05", "JAG-END-01", "JAG-S-END-02")
def test_winners_are_those_of_the_points_after_the_last_round():
    over = ending_round(mode="basic", round=8, people=[{"glory": 2}, {"glory": 1}])
    assert over.data["winners"] == [1]
    assert refused(over, lambda d: d.update(winners=[1, 2])) == ("winners", "JAG-SCORE-05")
    early = refused(over, lambda d: d.update(round=6, heart_wall="between_3_4"))
    assert early == ("winners", "JAG-END-01")
    inside = given("solo-round/end_solo_round", players=1, places=["a1"], round=8)
    assert refused(inside.play("end"), lambda d: d.update(winners=[1])) == ("winners", "JAG-S-END-02")


@pytest.mark.rule("JAG-S-REF-02", "JAG-S-ACT-01", "JAG-S-TEMPLE-01", "JAG-S-SET-01", "JAG-S-JAG-03")
def test_in_solo_traps_and_activators_are_as_the_round_has_come_to():
    table = acting("b5", players=1)
    faces = ["floor_red", "floor_blue"]
    assert refused(table, lambda d: d["traps"][0].update(face_up=faces)) == ("traps[0].face_up", "JAG-S-REF-02")
    assert refused(table, lambda d: d["traps"][0].update(token="floor_red")) == ("traps[0].face_up", "JAG-S-ACT-01")
    assert refused(table, lambda d: d["solo"].update(hit=True)) == ("solo.hit", "JAG-S-TEMPLE-01")
    assert refused(table, lambda d: d["solo"].update(blues=200)) == ("solo.blues", "JAG-S-JAG-03")
    later = taming(["t01", "t09"])
    assert refused(later, lambda d: d["solo"].update(activators=1)) == ("solo.activators", "JAG-S-SET-01")


def test_counts_that_matter_must_not_be_left_out():
    data = copy.deepcopy(flooding("up", places=["a5", "c5"]).data)
    assert data["stack"][-1].pop("n") == 0
    with pytest.raises(FormError, match="because flood/choose_reaction counts"):
        jaguar.load(data)
