"""Trap activation: hits, damage, the Secret door, the Flood (JAG-HIT, JAG-DMG, JAG-DOOR, JAG-FLOOD)."""

import pytest

from tests.games.jaguar.given import activating, flooding, given, levels, opening_door

TEN = {"health": 10, "curse": 3}


@pytest.mark.rule("JAG-HIT-01", "JAG-HIT-06")
def test_traps_go_off_from_left_to_right_and_hit_whom_they_reach():
    traps = {"gas": (2, "floor_blue"), "darts": (1, "wall_yellow")}
    table = activating(traps, places=["a1", "a2"], people=[TEN, TEN])  # a1: blue floor; a2: beside a yellow wall
    assert [event[2] for event in table.events("trap-revealed")] == ["gas", "darts"]
    assert table.events("hit") == [("hit", 1, "gas"), ("hit", 2, "darts")]
    assert table.player(1)["glory"] == 2
    assert table.player(2)["glory"] == 2


@pytest.mark.rule("JAG-HIT-02", "JAG-HIT-05", "JAG-CURSE-04")
def test_gas_and_darts_hurt_and_curse():
    gas = activating({"gas": (2, "floor_blue")}, places=["a1", "c5"], people=[TEN])
    assert (gas.player()["health"], gas.player()["curse"]) == (9, 5)
    darts = activating({"darts": (2, "wall_yellow")}, places=["a2", "c5"], people=[TEN])
    assert (darts.player()["health"], darts.player()["curse"]) == (7, 4)


@pytest.mark.rule("JAG-HIT-02", "JAG-HIT-03")
def test_guards_take_a_crystal_of_the_bag_or_hurt():
    people = [{**TEN, "bag": {"blue": 1, "green": 2}, "levels": levels("m13")}]
    table = activating({"guards": (2, "claw_gold")}, places=["a1", "c5"], people=people)
    assert (table.seat, table.options()) == (1, ["discard blue", "discard green", "suffer"])
    assert table.why("discard purple") == "jaguar-no-discard"
    table.play("discard green")
    assert table.player()["bag"] == {"blue": 1, "green": 1}
    assert table.player()["health"] == 10
    empty = activating({"guards": (2, "claw_gold")}, places=["a1", "c5"], people=[TEN])
    assert empty.player()["health"] == 6


@pytest.mark.rule("JAG-HIT-02", "JAG-HIT-04")
def test_an_earthquake_throws_down_or_hurts_and_in_the_last_round_only_hurts():
    quake = {"earthquake": (2, "column_1")}
    table = activating(quake, places=["a1", "c5"], people=[TEN])
    assert table.options() == ["lie-down", "suffer"]
    assert activating(quake, places=["a1", "c5"], people=[TEN]).play("suffer").player()["health"] == 6
    table.play("lie-down")
    assert table.player()["lying"]
    assert table.player()["health"] == 10
    people = [{**TEN, "lying": True}]
    lying = given("round/begin_activation", traps=quake, places=["a1", "c5"], people=people, mode="basic")
    assert lying.player()["health"] == 6
    last = activating(quake, places=["a1", "c5"], people=[TEN], round=8)
    assert last.player()["health"] == 6


@pytest.mark.rule("JAG-HIT-06", "JAG-2P-01")
def test_the_owner_gains_glory_for_each_other_player_hit_and_none_if_hit_as_well():
    places = ["a1", "d1", "a2", "g1"]
    four = activating({"earthquake": (3, "column_1")}, players=4, places=places).play("suffer", "suffer")
    assert four.question == "suffering/choose_loss"  # the owner stands in the column as well
    four.play("suffer", "suffer")
    assert four.player(3)["glory"] == 0
    clear = activating({"earthquake": (3, "column_1")}, players=4, places=["a1", "d1", "b2", "g1"])
    assert clear.play("suffer", "suffer", "suffer").player(3)["glory"] == 3
    two = activating({"gas": (2, "floor_blue")}, places=["a1", "c5"])
    assert two.player(2)["glory"] == 2


@pytest.mark.rule("JAG-HIT-07", "JAG-FLOW-03")
def test_victims_decide_in_action_order():
    table = activating({"earthquake": (4, "column_1")}, players=4, places=["a1", "d1", "g1", "b1"], acts=[3, 4, 1, 2])
    seats = []
    while table.question == "suffering/choose_loss":
        seats.append(table.seat)
        table.play("suffer")
    assert seats == [3, 1, 2]


@pytest.mark.rule("JAG-DMG-01")
def test_damage_beyond_health_costs_glory_and_stops_at_the_first_step():
    table = activating({"darts": (2, "wall_yellow")}, places=["a2", "c5"], people=[{"health": 1, "glory": 5}])
    assert (table.player()["health"], table.player()["glory"]) == (0, 3)
    poor = activating({"darts": (2, "wall_yellow")}, places=["a2", "c5"], people=[{"health": 0, "glory": 1}])
    assert (poor.player()["health"], poor.player()["glory"]) == (0, 0)
    assert not poor.over


@pytest.mark.rule("JAG-DOOR-01", "JAG-DOOR-03")
def test_a_secret_door_spans_up_to_four_spaces_whatever_lies_between():
    table = given([{"at": "round/activate_secret_door"}], traps={"secret_door": 1}, people=[{"door": ["a1", "a2"]}])
    assert len(table.options("place")) == 60
    table.play("place h3")
    assert "place h3" not in table.options()
    assert "place l3" in table.options()  # over the Heart wall
    assert "place c3" not in table.options()
    assert table.why("place c3") == "jaguar-no-place-far"
    assert table.why("place h3") == "jaguar-no-place-same"
    assert "no" not in table.options()
    table.play("place l3")
    assert table.player()["door"] == ["h3", "l3"]


@pytest.mark.rule("JAG-DOOR-02")
def test_the_owner_may_pass_a_new_door_at_once():
    table = opening_door("a1", "c2", places=["a1", "c3"])
    assert table.question == "door/choose_passage"
    assert table.play("door").places[0] == "c2"
    elsewhere = opening_door("a2", "c2", places=["a1", "c3"])
    assert elsewhere.places[0] == "a1"
    assert elsewhere.question != "door/choose_passage"


@pytest.mark.rule("JAG-FLOOD-01", "JAG-FLOW-03")
def test_the_flood_moves_all_who_go_two_spaces_up_to_a_wall():
    table = flooding("right", places=["a5", "h5"], acts=[2, 1])
    assert table.seat == 2
    table.play("drift")
    assert table.places == ["a5", "h5"]  # nobody moves before all have decided
    assert table.view(1)["water"]["reactions"] == [{"seat": 2, "goes": "along", "direction": "right"}]
    table.play("drift")
    assert table.places == ["c5", "i5"]


@pytest.mark.rule("JAG-FLOOD-02", "JAG-OPT-09")
def test_the_flood_is_prevented_by_two_health():
    table = flooding("right", owner=2, places=["a5", "a1"], people=[TEN], acts=[1, 2])
    table.play("resist")
    assert table.player()["health"] == 8
    weak = flooding("right", owner=2, places=["a5", "a1"], people=[{"health": 1}], acts=[1, 2])
    assert weak.seat == 2  # nothing to choose for the first
    hurt = flooding(
        "right",
        owner=2,
        places=["a5", "a1"],
        people=[{"health": 1, "glory": 4}],
        options={"flood_cost": "damage"},
        acts=[1, 2],
    ).play("resist")
    assert (hurt.player()["health"], hurt.player()["glory"]) == (0, 3)


@pytest.mark.rule("JAG-FLOOD-03", "JAG-FLOOD-04")
def test_the_owner_may_go_one_space_and_take_something_there():
    table = flooding("left", places=["b5", "a1"], items={"a5": {"crystals": ["blue"]}})
    assert table.options() == ["drift", "drift-and-take", "resist"]
    table.play("drift-and-take")
    assert table.places[0] == "a5"
    assert table.options() == ["take blue", "no"]
    table.play("take blue")
    assert table.player()["bag"] == {"blue": 1}
    blocked = flooding("left", places=["a5", "i1"], items={"a5": {"crystals": ["green"]}})
    while blocked.question == "flood/choose_reaction":
        blocked.play("drift")
    assert blocked.options() == ["take green", "no"]
    assert blocked.play("no").player()["bag"] == {}


@pytest.mark.rule("JAG-FLOOD-05")
def test_neither_door_nor_flood_gives_glory_and_no_trap_strikes_twice():
    water = activating({"earthquake": (1, "column_1"), "flood": 1}, places=["h5", "c5"])
    water.play("flow left", "drift", "drift")
    assert water.places == ["g5", "a5"]  # both in the column that has been struck already
    assert water.events("hit") == []
    assert [player["glory"] for player in water.data["players"]] == [0, 0]
