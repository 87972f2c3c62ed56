"""Positions that are written down: read back as they were, or refused with a reason."""

import copy
from typing import Any

import pytest

from antechamber.core.errors import PositionError
from tests.games.jaguar.given import acting, given, jaguar, levels, moments

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
        ([{"at": "round/activate_harming_traps"}, {"at": "harm/victims_suffer_in_turn", "card": 5}], "JAG-HIT-01"),
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
