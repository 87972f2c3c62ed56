"""Rounds: the Refresh, setting traps, the order of acting (JAG-FLOW, JAG-REF, JAG-TRAP)."""

import pytest

from tests.games.jaguar.given import THREE, Table, acting, ending_round, given, levels, setting, started


def up_to_traps(table: Table) -> Table:
    while table.question != "trap/choose_trap":
        table.play(table.options()[-1])
    return table


@pytest.mark.rule("JAG-FLOW-01", "JAG-REF-03", "JAG-TERM-01")
def test_a_round_goes_from_traps_to_actions_to_activation():
    table = up_to_traps(started(4, mode="basic"))
    questions = []
    while table.data["round"] == 1:
        questions.append(table.question)
        table.play("end" if "end" in table.options() else table.options()[0])
    phases = [q.partition("/")[0] for q in questions]
    assert phases.index("turn") > max(i for i, q in enumerate(phases) if q == "trap")
    assert set(phases[phases.index("turn") :]) <= {"turn", "door", "flood", "suffering", "free-take", "blessing"}
    assert table.data["round"] == 2
    assert table.question == "trap/choose_trap"


@pytest.mark.rule("JAG-FLOW-02", "JAG-TRAP-04", "JAG-2P-01")
def test_whose_leftmost_trap_lies_further_left_acts_first():
    table = setting([1, 2, 2, 1], places=["a1", "a1"])
    table.play("set flood", "set guards", "choose claw_gold", "set secret_door", "set gas", "choose floor_red")
    assert table.data["acts"] == [1, 2]
    assert table.data["turn"]["seat"] == 1
    assert table.trap("flood")["activator"] == {"seat": 1}
    assert table.trap("gas")["activator"] == {"seat": 1}


@pytest.mark.rule("JAG-FLOW-02")
def test_the_action_order_is_not_known_before_all_traps_are_set():
    table = setting([1, 2], places=["a1", "a1"]).play("set flood", "set gas")
    assert table.view(1)["acts"] == []
    assert table.play("choose floor_red").view(1)["acts"] == [2, 1]
    assert ending_round(round=6, heart_wall="between_3_4").view(1)["acts"] == []  # Objectives are marked


@pytest.mark.rule("JAG-REF-01", "JAG-3P-01")
def test_the_new_order_is_by_column_then_glory_then_traps():
    people = [{"glory": 3}, {"glory": 1}, {"glory": 1}]
    table = ending_round(
        players=3, places=["b1", "b2", "b3"], people=people, traps={"gas": (3, "floor_red"), "flood": 2}, extra=2
    )
    assert table.data["ranking"] == [3, 2, 1]
    nearer = ending_round(players=3, places=["a1", "b2", "b3"], people=people, traps={"gas": (3, "floor_red")}, extra=2)
    assert nearer.data["ranking"][0] == 1


@pytest.mark.rule("JAG-3P-01")
def test_with_three_players_the_extra_activator_goes_round_for_six_rounds():
    table = ending_round(players=3, extra=3, round=2)
    assert table.data["extra"] == 1
    assert table.data["order"][3] == {"seat": 1}
    last = ending_round(players=3, extra=3, round=6, heart_wall="between_3_4", mode="basic").play("no", "no", "no")
    assert (last.data["order"][3], last.view(1)["extra"]) == (None, None)
    assert ending_round(players=3, round=7).data["order"][3] is None


@pytest.mark.rule("JAG-REF-02")
def test_tokens_activators_and_shield_come_back():
    table = ending_round(
        traps={"gas": (1, "floor_red"), "flood": 2},
        shield="gas",
        people=[{"character": "keela"}, {"character": "akhel", "levels": THREE}],
    )
    assert all(trap["activator"] is None and trap.get("token") is None for trap in table.data["traps"])
    assert table.data["shield"] is None
    assert [space["seat"] for space in table.data["order"][:4]] == [1, 2, 2, 1]


@pytest.mark.rule("JAG-REF-04", "JAG-FLOW-03", "JAG-OBJ-01")
def test_in_round_7_the_last_tile_opens_and_everybody_may_mark_an_objective():
    table = ending_round(round=6, heart_wall="between_3_4", places=["c1", "a1"])
    assert table.data["heart_wall"] == "right_of_4"
    assert (table.question, table.seat) == ("objective/choose_objective", 2)  # closest to the entrance
    assert table.options() == ["mark health", "mark maps", "mark glory", "no"]
    table.play("mark maps")
    assert table.seat == 1
    table.play("no")
    assert table.player(2)["objectives"] == ["maps"]
    assert table.player(1)["objectives"] == []
    assert table.question == "trap/choose_trap"


@pytest.mark.rule("JAG-TRAP-01", "JAG-4P-01")
def test_a_trap_has_room_for_one_activator():
    table = setting([3, 1, 2, 4], players=4, ranking=[3, 1, 2, 4])
    assert table.seat == 3
    table.play("set gas", "choose floor_blue")
    assert table.seat == 1
    assert "set gas" not in table.options()
    assert table.why("set gas") == "jaguar-no-set-taken"
    table.play("set flood", "set darts", "choose wall_red", "set guards", "choose claw_gold")
    assert table.question == "turn/choose_action"
    assert table.data["acts"] == [3, 2, 4, 1]


@pytest.mark.rule("JAG-TRAP-02", "JAG-INFO-02")
def test_a_token_is_chosen_for_a_harming_trap_and_kept_secret():
    table = setting([1, 2])
    table.play("set earthquake")
    assert table.options() == ["choose column_1", "choose column_2", "choose column_3"]
    table.play("choose column_2")
    position = 3
    assert table.view(1)["traps"][position]["token"] == "column_2"
    assert table.view(2)["traps"][position]["token"] is None
    assert table.view(0)["traps"][position]["token"] is None
    assert table.events("token-chosen", audience=1) == [("token-chosen", 1, "column_2")]
    assert table.events("token-chosen", audience=2) == []
    table.play("set flood")
    assert table.question == "turn/choose_action"


@pytest.mark.rule("JAG-TRAP-03", "JAG-F-LVL-03")
def test_only_an_extra_activator_may_be_declined():
    table = setting([1, 2, None, None, 1], people=[{"levels": levels("m14", "m15")}])
    assert "no" not in table.options()
    table.play("set gas", "choose floor_red", "set flood")
    assert table.seat == 1
    assert "no" in table.options()
    table.play("no")
    assert table.question == "turn/choose_action"
    assert [t["trap"] for t in table.data["traps"] if t["activator"]] == ["gas", "flood"]


@pytest.mark.rule("JAG-F-HUNT-01", "JAG-F-HUNT-02", "JAG-F-HUNT-03")
def test_a_yellow_amulet_hunts_last_and_only_on_a_harming_trap():
    people = [{"character": "keela", "levels": THREE, "amulets": {"yellow": 1}}]
    table = ending_round(people=people, places=["a1", "b1"])
    assert (table.question, table.seat) == ("hunt/choose_hunt", 1)
    table.play("hunt")
    assert table.data["order"][4] == {"seat": 1, "amulet": True}
    assert table.player()["amulets"] == {}
    table.play("set flood", "set guards", "choose claw_gold", "set darts", "choose wall_red", "set secret_door")
    assert table.seat == 1
    assert table.options() == ["set gas", "set earthquake", "no"]
    taken_back = Table(table.state.clone()).play("no")
    assert taken_back.player()["amulets"] == {"yellow": 1}
    table.play("set gas", "choose floor_red")
    assert table.trap("gas")["activator"] == {"seat": 1, "amulet": True}
    assert table.data["acts"] == [1, 2]
    cursed = ending_round(people=[{**people[0], "curse": 20}], places=["a1", "b1"])
    assert cursed.question == "trap/choose_trap"
    extra = [{"levels": levels("m01", "m02")}, {"levels": levels("m03", "m04")}]
    waiting = [None] * 4 + [{"seat": 2}, {"seat": 3}]
    full = ending_round(players=3, people=[*people, *extra], places=["a1", "b1", "b1"], order=waiting)
    assert full.question == "trap/choose_trap"


@pytest.mark.rule("JAG-F-HUNT-02")
def test_without_a_free_harming_trap_the_amulet_comes_back():
    traps = {
        "gas": (1, "floor_red"),
        "darts": (2, "wall_red"),
        "guards": (2, "claw_gold"),
        "earthquake": (1, "column_1"),
    }
    hunter = {"character": "keela", "levels": THREE}
    table = setting([{"seat": 1, "amulet": True}], traps=traps, people=[hunter, {"character": "fenn"}])
    assert table.player()["amulets"] == {"yellow": 1}
    assert table.question == "turn/choose_action"


@pytest.mark.rule("JAG-F-HUNT-03")
def test_a_hunting_amulet_goes_to_the_supply_after_its_round():
    traps = {"gas": {"activator": {"seat": 1, "amulet": True}, "token": "floor_red"}}
    table = ending_round(traps=traps, people=[{"character": "keela", "levels": THREE}, {"character": "fenn"}])
    assert table.player()["amulets"] == {}
    assert table.trap("gas")["activator"] is None


@pytest.mark.rule("JAG-ACT-01")
def test_action_points_and_lying_down():
    frame = [{"at": "round/act_in_turn", "n": 0}]
    assert given(frame).data["turn"]["points"] == 4
    assert given(frame, round=7).data["turn"]["points"] == 5
    table = given(frame, people=[{"lying": True}])
    assert table.data["turn"]["points"] == 3
    assert not table.player()["lying"]


@pytest.mark.rule("JAG-ACT-02")
def test_points_may_be_spent_in_any_mix_or_not_at_all():
    table = acting("a2", items={"a2": {"crystals": ["blue"]}}, people=[{"health": 5}], players=2, acts=[2, 1])
    table.play("heal", "take blue", "move down", "heal")
    assert table.data["turn"] is None or table.data["turn"]["seat"] != 1
    assert table.player()["health"] == 9
    early = acting("a2").play("end")
    assert early.data["round"] == 2
