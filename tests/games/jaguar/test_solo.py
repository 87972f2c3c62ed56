"""The game for one: the Temple's traps, the Jaguar, taming, the end (JAG-S)."""

from collections import Counter
from typing import Any

import pytest

from antechamber.games.jaguar.prowling import around, distances, neighbours
from tests.games.jaguar.given import THREE, Table, acting, given, keela, levels, started, taming


def known(token: str) -> dict[str, Any]:
    """A trap of the Temple whose active token lies face up."""
    return {"token": token, "face_up": [token]}


SAFE = {  # none of them strikes b5
    "gas": known("floor_blue"),
    "darts": known("wall_blue"),
    "guards": known("claw_silver"),
    "earthquake": known("column_1"),
}


def alone(place: str = "b5", **more: Any) -> Table:
    """The player's turn, with traps of the Temple that do not reach b5, and the Jaguar far away."""
    return acting(place, players=1, traps=more.pop("traps", SAFE), **more)


def prowling(place: str, jaguar_at: str, shown: list[str], hit: bool = False, **more: Any) -> Table:
    """The Jaguar is about to move."""
    solo = {"jaguar": jaguar_at, "shown": shown, "hit": hit, **more.pop("solo", {})}
    return given("solo-round/jaguar_moves", players=1, places=[place], solo=solo, traps=SAFE, **more)


def after_the_jaguar(table: Table) -> Table:
    """Let the Jaguar go the first way wherever it has a choice."""
    while table.question == "prowl/choose_way":
        table.play(table.options()[0])
    return table


def jaguar_of(table: Table) -> str:
    return str(table.data["solo"]["jaguar"])


# ---------------------------------------------------------------- setup


@pytest.mark.rule("JAG-S-SETUP-01", "JAG-S-SETUP-06", "JAG-OPT-05")
def test_the_level_decides_health_curse_and_glory():
    for level, health, curse, glory, goal in ((1, 15, 6, 1, 1), (2, 12, 7, 0, 2), (3, 10, 7, 0, 3)):
        table = started(1, solo_level=level)
        player = table.player()
        assert (player["health"], player["curse"], player["glory"]) == (health, curse, glory)
        assert table.view(1)["goals"]["objectives_needed"] == goal


@pytest.mark.rule("JAG-S-SETUP-02", "JAG-S-SETUP-03", "JAG-S-SETUP-11", "JAG-S-SETUP-07", "JAG-S-SETUP-12")
def test_the_board_is_that_of_two_players_and_the_player_chooses_character_and_row():
    table = started(1)
    assert table.options() == ["play fenn", "play akhel", "play keela", "play nerys"]
    table.play("play nerys")
    assert table.player()["amulets"] == {"blue": 1}
    assert table.view(1)["board"]["rows"] == 5
    assert table.view(1)["hearts_left"] == 3
    assert len(table.view(1)["goals"]["targets"]) == 3
    crystals = Counter(c for lying in table.data["items"].values() for c in lying.get("crystals", []))
    assert sum(crystals.values()) == 28  # 18 and 10, as with two players
    assert any(lying.get("chest") for lying in table.data["items"].values())
    assert table.player()["curse_bonus"]
    row = next(n for n, entry in enumerate(table.data["entries"]) if entry["ritual"])
    ritual = table.data["entries"][row]["ritual"]
    table.play(f"start {row + 1}")
    assert table.player()["rituals"] == [ritual]


@pytest.mark.rule("JAG-S-SETUP-04", "JAG-S-SETUP-05", "JAG-S-SETUP-09", "JAG-S-SETUP-10", "JAG-S-REF-03", "JAG-INFO-05")
def test_tokens_at_the_start():
    table = started(1).play("play fenn")
    assert table.data["solo"]["pile"] == ["j2", "j3", "j4", "j5"]
    assert len(table.data["solo"]["taming"]) == 10
    table.play(table.options()[0])
    if table.question == "prepare-solo/choose_jaguar_start":
        table.play(table.options()[0])
    solo = table.data["solo"]
    assert len(solo["shown"]) == 2
    assert sorted(solo["pile"] + solo["shown"]) == ["j2", "j3", "j4", "j5"]
    traps = table.data["traps"]
    assert len(traps[0]["face_up"]) == 3
    assert traps[0]["token"] in traps[0]["face_up"]
    assert (len(traps[1]["face_up"]), traps[1]["token"]) == (1, None)
    assert [(t["face_up"], t["token"]) for t in traps[2:4]] == [([], None)] * 2
    assert solo["activators"] == 1
    assert not any(table.data["order"])


@pytest.mark.rule("JAG-S-SETUP-08")
@pytest.mark.parametrize(("level", "spaces"), [(1, ["f2", "f4"]), (2, ["f3"]), (3, ["e3"])])
def test_the_jaguar_starts_along_the_middle_row(level, spaces):
    """From a3 round a wall by a4, b4 and c4 to c3, on to f3, and there round a wall above or below."""
    stack = [{"at": "solo-round/act"}, {"at": "prepare-solo/choose_jaguar_start"}]
    solo: dict[str, Any] = {"jaguar": None, "shown": []}
    table = given(stack, players=1, options={"solo_level": level}, places=["before 1"], solo=solo)
    if len(spaces) > 1:
        assert table.options() == [f"place {space}" for space in spaces]
        table.play(f"place {spaces[1]}")
        assert jaguar_of(table) == spaces[1]
    else:
        assert jaguar_of(table) == spaces[0]


# ---------------------------------------------------------------- the Refresh


@pytest.mark.rule("JAG-S-REF-01", "JAG-S-REF-03")
def test_new_piles_in_rounds_3_and_7():
    third = given("solo-round/end_solo_round", players=1, places=["b5"], round=2, traps=SAFE)
    assert len(third.data["solo"]["pile"]) == 6
    seventh = given(
        "solo-round/end_solo_round", players=1, places=["b5"], round=6, traps=SAFE, heart_wall="between_3_4"
    )
    assert seventh.question == "objective/choose_objective"
    seventh.play("no")
    solo = seventh.data["solo"]
    assert sorted(solo["pile"] + solo["shown"]) == ["j2", "j2w", "j3", "j4"]
    assert jaguar_of(seventh) == "l3"


@pytest.mark.rule("JAG-S-REF-02", "JAG-INFO-05")
def test_the_temple_sets_a_token_that_lies_face_down():
    gas = ["floor_blue", "floor_yellow", "floor_red"]
    traps = {
        **SAFE,
        "gas": {"token": gas[0], "face_up": gas},
        "darts": {"token": "wall_red", "face_up": ["wall_blue", "wall_red"]},
        "guards": {"activator": {"seat": 1}, "token": "claw_gold", "face_up": ["claw_gold"]},
        "flood": 1,
    }
    two = {"levels": levels("m14", "m15")}
    table = given("solo-round/end_solo_round", players=1, places=["b5"], traps=traps, people=[two])
    assert (table.trap("gas")["face_up"], table.trap("gas")["token"]) == ([], None)  # all were seen: shuffled
    assert table.trap("darts")["token"] == "wall_yellow"  # the only one left is known
    assert (table.trap("guards")["face_up"], table.trap("guards")["token"]) == (["claw_gold"], None)
    assert table.trap("guards")["activator"] is None
    assert table.trap("flood")["activator"] is None


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("JAG-S-ACT-04", "JAG-S-ACT-01", "JAG-S-FLOW-01")
def test_five_or_six_points_and_a_token_can_be_turned_up():
    assert given("solo-round/act", players=1, places=["b5"]).data["turn"]["points"] == 5
    table = given("solo-round/act", players=1, places=["b5"], round=7, people=[{"lying": True}])
    assert table.data["turn"]["points"] == 5
    assert table.options("look") == ["look gas", "look darts", "look guards", "look earthquake"]
    table.play("look darts")
    trap = table.trap("darts")
    assert trap["face_up"] == [trap["token"]]
    assert "look darts" not in table.options()
    assert table.why("look darts") == "jaguar-no-look-open"
    assert table.data["turn"]["points"] == 4


@pytest.mark.rule("JAG-S-ACT-02", "JAG-S-ACT-03")
def test_the_jaguar_hurts_who_enters_its_space_except_while_running():
    walking = alone("b5", solo={"jaguar": "c5"}).play("move right")
    assert walking.player()["health"] == 9
    assert walking.play("move left").player()["health"] == 9  # leaving is harmless
    by_door = alone("b5", solo={"jaguar": "d3"}, people=[{"door": ["b5", "d3"]}]).play("door")
    assert by_door.player()["health"] == 9
    fenn = {"character": "fenn", "levels": THREE, "amulets": {"green": 1}}
    assert alone("b5", solo={"jaguar": "c5"}, people=[fenn]).play("jump right").player()["health"] == 9
    running = alone("b5", points=5, solo={"jaguar": "c5"}).play("run")
    assert running.data["turn"]["points"] == 6
    assert running.play("move right").player()["health"] == 15


@pytest.mark.rule("JAG-S-SET-01", "JAG-S-OWN-03", "JAG-S-FLOW-01")
def test_after_the_actions_a_trap_may_be_taken_over():
    table = alone(solo={"activators": 1, "shown": ["j2", "j3"]}).play("end")
    assert (table.question, len(table.options("set")), "no" in table.options()) == ("trap/choose_trap", 6, True)
    table.play("set gas")
    assert table.trap("gas")["face_up"] == []
    table.play("choose floor_red")  # b5 has a red floor: the player is hit by the own trap
    assert after_the_jaguar(table).player()["health"] == 14
    assert table.player()["glory"] == 1  # none gained, and none lost
    assert table.trap("gas")["face_up"] == ["floor_red"]


@pytest.mark.rule("JAG-S-SET-02", "JAG-S-SETUP-10")
def test_an_extra_activator_is_for_this_round_in_the_own_turn_and_else_for_the_next():
    person = {"character": "fenn", "levels": levels("level_up"), "rituals": ["m01"], "bag": {"purple": 1, "yellow": 1}}
    now = alone(people=[person], solo={"activators": 1}).play("perform m01", "gain activator")
    assert now.data["solo"]["activators"] == 2
    last = alone(people=[person], round=8).play("perform m01")
    assert "gain activator" in last.options()
    wave = {**person, "character": "nerys"}
    later = taming(["t10", "t01"], people=[wave]).play("tame", "keep-token t10", "flow left", "drift-and-take")
    later.play("perform m01", "gain activator")
    assert (later.data["round"], later.data["solo"]["activators"]) == (2, 2)


@pytest.mark.rule("JAG-S-SET-03")
def test_keela_takes_over_one_more_trap():
    table = given("solo-round/end_solo_round", players=1, places=["b5"], traps=SAFE, people=[keela()])
    assert table.question == "hunt/choose_hunt"
    table.play("hunt", "end", "no")
    assert table.options() == ["set gas", "set darts", "set guards", "set earthquake", "no"]
    table.play("no")
    assert table.player()["amulets"] == {"yellow": 2}


@pytest.mark.rule("JAG-S-SET-04", "JAG-S-TEMPLE-01")
def test_akhels_shield_keeps_the_effect_of_a_temple_trap_off_but_not_the_loss_of_glory():
    traps = {**SAFE, "gas": known("floor_red")}
    akhel = {"character": "akhel", "levels": THREE, "glory": 3}
    table = alone(people=[akhel], traps=traps, solo={"activators": 1}).play("shield gas")
    own = Table(table.state.clone())
    table.play("end", "no")
    assert (table.player()["health"], table.player()["glory"]) == (15, 2)
    own.play("end", "set gas", "choose floor_red")
    assert after_the_jaguar(own).player()["health"] == 14  # the Shield has no effect on the own trap


@pytest.mark.rule("JAG-S-TEMPLE-01", "JAG-S-JAG-02")
def test_a_temple_trap_hurts_and_costs_glory_or_two_damage():
    traps = {**SAFE, "gas": known("floor_red")}
    rich = alone(traps=traps, people=[{"glory": 3}]).play("end")
    assert (rich.player()["health"], rich.player()["curse"], rich.player()["glory"]) == (14, 8, 2)
    poor = alone(traps=traps, people=[{"glory": 0}]).play("end")
    assert poor.player()["health"] == 12
    assert ("hit", 1, "gas") in poor.events("hit")
    immune = alone(traps={**SAFE, "gas": known("floor_yellow")}, solo={"jaguar": "i1"}, people=[{"glory": 3}])
    assert "floor_yellow" in immune.view(1)["threats"]["i1"]  # where the Jaguar stands
    immune.play("end")
    assert (immune.events("jaguar-hit"), immune.player()["glory"]) == ([], 3)


# ---------------------------------------------------------------- the Jaguar


@pytest.mark.rule("JAG-S-JAG-01", "JAG-S-JAG-02")
def test_the_jaguar_comes_closer_by_the_lower_or_after_a_hit_the_higher_token():
    lower = prowling("a5", "i5", ["j2", "j4"])
    assert jaguar_of(lower) in ("g5", "h4")
    higher = prowling("a5", "e5", ["j2", "j4"], hit=True)
    assert (jaguar_of(higher), higher.player()["health"]) == ("a5", 9)
    walls = prowling("a5", "e5", ["j2", "j2w"], hit=True)
    assert walls.data["solo"]["jaguar"] == "c5"


@pytest.mark.rule("JAG-S-JAG-02", "JAG-S-SET-02")
def test_tokens_with_walls_go_straight_and_doors_are_used():
    straight = prowling("a3", "c3", ["j2w", "j5"])
    assert jaguar_of(straight) == "a3"  # through the wall between a3 and b3
    around = prowling("a3", "c3", ["j2", "j5"])
    assert jaguar_of(around) == "b4"
    door = prowling("a3", "d3", ["j2", "j5"], people=[{"door": ["d3", "a4"]}])
    assert (jaguar_of(door), door.player()["health"]) == ("a3", 9)


@pytest.mark.rule("JAG-S-JAG-02", "JAG-S-SET-02", "JAG-BOARD-06")
@pytest.mark.parametrize("ghost", [False, True])
@pytest.mark.parametrize("turn", [1, 7])
def test_the_neighbours_of_all_spaces_are_those_of_each_and_distances_follow_them(turn, ghost):
    solo = {"shown": ["j2", "j3"]}
    g = prowling("b5", "i5", [], round=turn, people=[{"door": ["c5", "e3"]}], solo=solo).state
    spaces = range(60)
    around_each = {space: set(neighbours(g, space, ghost)) for space in spaces}
    for space in spaces:
        assert around(g, 1 << space, ghost) == sum(1 << there for there in around_each[space])
    assert around(g, 1 << 3 | 1 << 40, ghost) == around(g, 1 << 3, ghost) | around(g, 1 << 40, ghost)
    far = distances(g, 0, ghost)
    for space in spaces:
        reached = [far[there] for there in around_each[space] if far[there] >= 0]
        assert far[space] == (0 if space == 0 else min(reached) + 1 if reached else -1)


@pytest.mark.rule("JAG-S-JAG-01")
def test_of_shortest_ways_the_one_with_most_items_counts_then_the_player_decides():
    open_choice = prowling("a5", "b4", ["j2", "j3"])
    assert open_choice.options() == ["prowl b5", "prowl a4"]
    loot = prowling("a5", "b4", ["j2", "j3"], items={"b5": {"chest": True}})
    assert loot.data["items"] == {}
    assert jaguar_of(loot) == "a5"


@pytest.mark.rule("JAG-S-JAG-03")
def test_the_jaguar_takes_items_but_no_rituals_and_keeps_blue_crystals():
    items = {
        "b5": {"chest": True}, "a5": {"crystals": ["blue"]}, "f3": {"ritual": "m01"},
        "f4": {"crystals": ["green"], "map": "d1a"},
    }  # fmt: skip
    table = prowling("a5", "c5", ["j2", "j3"], items=items)
    assert table.data["items"] == {space: items[space] for space in ("f3", "f4")}
    assert table.data["solo"]["blues"] == 1
    past_a_ritual = prowling("f4", "f2", ["j2", "j3"], items=items)
    assert past_a_ritual.data["items"] == {space: items[space] for space in ("b5", "a5", "f3")}


@pytest.mark.rule("JAG-S-JAG-04")
def test_a_jaguar_that_is_there_already_stays_and_strikes():
    table = prowling("a5", "a5", ["j2", "j3"])
    assert (jaguar_of(table), table.player()["health"]) == ("a5", 9)


# ---------------------------------------------------------------- taming


@pytest.mark.rule("JAG-S-TAME-01", "JAG-OPT-11")
def test_a_jaguar_one_step_away_may_be_tamed():
    table = taming(["t01", "t02"])
    assert table.options() == ["tame", "no"]
    assert taming(["t01", "t02"], jaguar_at="d5").question != "taming/choose_to_tame"
    walled = {"place": "b3", "jaguar_at": "a3"}
    assert taming(["t01", "t02"], **walled).question != "taming/choose_to_tame"
    agreed = taming(["t01", "t02"], options={"taming_through_walls": True}, **walled)
    assert agreed.question == "taming/choose_to_tame"
    door = taming(["t01", "t02"], jaguar_at="d3", people=[{"door": ["b5", "d3"]}])
    assert door.question == "taming/choose_to_tame"
    table.play("tame")
    assert table.options() == ["keep-token t01", "keep-token t02"]
    table.play("keep-token t02")
    assert table.data["solo"]["taming_taken"] == ["t02"]
    assert table.data["solo"]["taming_aside"] == [f"t{n:02}" for n in range(1, 11) if n != 2]


@pytest.mark.rule("JAG-S-TAME-01")
def test_a_pile_that_runs_out_is_renewed_from_those_set_aside():
    taken = ["t02", "t03", "t04", "t06", "t07", "t08", "t09", "t10"]
    table = taming(["t01"], round=8, solo={"taming_aside": ["t05"], "taming_taken": taken}).play("tame")
    assert table.options() == ["keep-token t01", "keep-token t05"]


@pytest.mark.rule("JAG-S-TAME-02", "JAG-BOARD-07")
def test_an_item_is_taken_from_anywhere_that_is_open():
    items = {
        "a5": {"crystals": ["blue"]},  # blessed
        "j1": {"ritual": "M01"},
        "k1": {"crystals": ["green"]},
        "d4": {"ritual": "m03"},
        "d2": {"map": "d1a"},
        "c3": {"chest": True},
        "f5": {"chest": True},
    }
    crystal = taming(["t01", "t10"], items=items).play("tame", "keep-token t01")
    assert crystal.question == "blessing/choose_blessing"  # the only one that is open
    assert crystal.player()["bag"] == {"blue": 1}
    ritual = taming(["t08", "t10"], items=items).play("tame", "keep-token t08")
    assert ritual.player()["rituals"] == ["m03"]
    opened = taming(["t08", "t10"], items=items, round=7).play("tame", "keep-token t08")
    assert opened.options() == ["fetch ritual j1", "fetch ritual d4"]
    chest = taming(["t04", "t10"], items=items).play("tame", "keep-token t04", "fetch chest f5")
    assert chest.question == "chest/choose_amulets"
    piece = taming(["t06", "t10"], items=items).play("tame", "keep-token t06")
    assert piece.player()["maps"] == ["d1a"]
    nothing = taming(["t06", "t10"]).play("tame", "keep-token t06")
    assert nothing.player()["maps"] == []


@pytest.mark.rule("JAG-S-TAME-03", "JAG-S-TAME-04")
def test_two_free_steps_or_a_flood():
    steps = taming(["t09", "t10"], people=[{"amulets": {"white": 1}}]).play("tame", "keep-token t09")
    steps.play("move right")  # onto the Jaguar's space
    assert steps.player()["health"] == 15
    assert "end" in steps.options()
    flood = taming(["t09", "t10"], people=[{"amulets": {"blue": 1}}]).play("tame", "keep-token t10", "flow left")
    assert "use blue" in flood.options()
    flood.play("drift")
    assert (flood.places[0], jaguar_of(flood)) == ("a5", "a5")
    assert flood.player()["health"] == 15


# ---------------------------------------------------------------- own traps


@pytest.mark.rule("JAG-S-OWN-01", "JAG-S-OWN-02", "JAG-F-AMU-06")
def test_hitting_the_jaguar_gives_two_glory_unless_the_player_is_hit_too():
    def own(token: str, **more: Any) -> Table:
        traps = {**SAFE, "gas": {"activator": {"seat": 1}, "token": token}}
        frame = [{"at": "solo-round/activate_harming_traps", "n": 0}]
        return given(frame, players=1, places=["b5"], traps=traps, **more)

    assert own("floor_blue", solo={"jaguar": "a1"}).player()["glory"] == 3
    assert own("floor_red", solo={"jaguar": "c5"}).player()["glory"] == 1  # both stand on red
    assert own("floor_blue", solo={"jaguar": "c5"}).player()["glory"] == 1
    assert (
        own("floor_blue", solo={"jaguar": "a1"}, people=[{"amulets": {"yellow": 1}}]).question == "harm/choose_yellow"
    )


@pytest.mark.rule("JAG-S-OWN-01", "JAG-S-OWN-02")
def test_own_door_and_flood_come_last_and_the_flood_moves_the_jaguar_without_harm():
    traps = {**SAFE, "secret_door": 1, "flood": 1}
    items = {"d5": {"crystals": ["blue"]}}
    table = given(
        "solo-round/activate_own_water_and_door", players=1, places=["a5"], traps=traps, items=items,
        solo={"jaguar": "e5"}, people=[{"levels": levels("m14", "m15")}],
    )  # fmt: skip
    assert table.question == "door/choose_first_marker"
    table.play("place a5", "place c5", "door")
    assert table.places[0] == "c5"
    table.play("flow left", "drift")
    assert jaguar_of(table) == "c5"
    assert table.data["items"] == items  # it takes nothing on this way
    assert table.player()["health"] == 15


# ---------------------------------------------------------------- the end


@pytest.mark.rule("JAG-S-END-01")
def test_without_health_the_game_is_lost_at_once():
    table = prowling("a5", "a5", ["j2", "j3"], people=[{"health": 6}])
    assert table.over
    assert table.data["winners"] == []
    struck = alone("b5", solo={"jaguar": "c5"}, people=[{"health": 4}]).play("move right")
    assert struck.over
    assert [event[3] for event in struck.events("lost")] == ["died"]


def ending(**changes: Any) -> Table:
    """Before an exit, with every goal of level 1 reached unless a test changes that."""
    person = {
        "health": 12, "curse": 1, "levels": THREE, "hearts": 1, "objectives": ["health"], **changes.pop("person", {}),
    }  # fmt: skip
    return given(
        "solo-round/end_solo_round", players=1, places=["l1"], round=8, people=[person], hearts_taken=person["hearts"],
        traps=SAFE, **changes,
    )  # fmt: skip


@pytest.mark.rule("JAG-S-ESC-01", "JAG-S-END-02")
def test_victory_needs_every_goal():
    assert ending().play("move right").data["winners"] == [1]
    inside = ending().play("end")
    assert inside.data["winners"] == []
    assert [event[3] for event in inside.events("lost")] == ["inside"]
    assert inside.view(1)["goals"]["unmet"] == ["escape"]
    short: list[tuple[str, dict[str, Any]]] = [
        ("level", {"levels": THREE[:2]}),
        ("heart", {"hearts": 0}),
        ("objectives", {"objectives": []}),
        ("objectives", {"health": 11}),  # the target is 12
    ]
    for goal, missing in short:
        table = ending(person=missing).play("move right")
        assert table.data["winners"] == []
        assert [event[3] for event in table.events("lost")] == ["goals"]
        assert table.view(1)["goals"]["unmet"] == [goal]
    pending = {"levels": levels("m01", "m02", "m03", pending=1), "curse": 20}
    assert ending(person=pending).play("move right").data["winners"] == [1]
    two = ending(options={"solo_level": 2})
    assert two.play("move right").data["winners"] == []
    beside = ending(solo={"jaguar": "l1"})
    assert beside.play("move right").player()["health"] == 12  # the Jaguar does nothing in the Escape


@pytest.mark.rule("JAG-S-END-03", "JAG-SCORE-01")
def test_blue_crystals_are_compared_with_the_jaguars_and_victories_are_rated():
    def blues(own: int, its: int) -> int:
        table = alone(people=[{"bag": {"blue": own}}], solo={"blues": its})
        return int(table.view(1)["points"][0]["crystals"])

    assert [blues(2, 1), blues(2, 2), blues(1, 2)] == [8 + 18, 8 + 9, 4]
    assert ending().view(1)["goals"]["rating"] == "well_done"
    assert ending(person={"bag": {"yellow": 13}}).view(1)["goals"]["rating"] == "amazing"
    assert ending(person={"bag": {"yellow": 30}}).view(1)["goals"]["rating"] == "speechless"
