"""The board: tiles, walls, the Heart wall, and the spaces that traps threaten (JAG-BOARD)."""

import itertools

import pytest

from antechamber.games.jaguar.components import DIRECTION_IDS, SPACE_IDS, TOKEN_IDS
from antechamber.games.jaguar.temple import Board, apart, laid
from antechamber.games.jaguar.title import JaguarTitle
from tests.games.jaguar.given import THREE, acting, activating, flooding, given, jaguar, opening_door

assert isinstance(jaguar, JaguarTitle)
PARTS = jaguar.parts
ABCD = laid(PARTS, 5, (0, 1, 2, 3), 0)


def ways(board: Board, space: str, heart: int = 0) -> set[str]:
    number = SPACE_IDS.index(space)
    return {name for d, name in enumerate(DIRECTION_IDS) if board.goes(heart, number, d)}


def struck(token: str, heart: int = 0) -> set[str]:
    number = TOKEN_IDS.index(token)
    return {SPACE_IDS[s] for s in range(60) if ABCD.strikes(heart, number, s)}


@pytest.mark.rule("JAG-BOARD-01")
def test_four_tiles_lie_in_a_row_and_columns_go_on_over_them():
    assert [tile.floor[0] for tile in ABCD.tiles] == ["byr", "bry", "rby", "ybr"]
    assert ABCD.spaces == 60
    assert laid(PARTS, 6, (0, 1, 2, 3), 0).spaces == 72
    assert "right" in ways(ABCD, "c5")
    assert acting("c5").play("move right").places[0] == "d5"


@pytest.mark.rule("JAG-BOARD-02", "JAG-BOARD-03", "JAG-MOVE-01")
def test_a_step_goes_to_a_neighbour_and_not_through_a_wall():
    table = acting("b3")
    assert set(table.options("move")) == {"move up", "move right"}  # walls on the left and below
    assert table.why("move left") == "jaguar-no-way-wall"
    table.play("move right")
    assert table.places[0] == "c3"
    assert table.data["turn"]["points"] == 3


@pytest.mark.rule("JAG-BOARD-04")
def test_a_wall_on_either_side_of_a_seam_is_one_barrier():
    assert "right" not in ways(ABCD, "c4")  # printed on the right edge of A
    assert "left" not in ways(ABCD, "d4")
    assert "right" not in ways(ABCD, "f5")  # printed on the left edge of C
    table = acting("f5", people=[{"amulets": {"white": 1}}]).play("break right")
    assert table.places[0] == "g5"
    assert table.player()["amulets"] == {}
    assert "up" not in ways(ABCD, "a1")
    assert "down" not in ways(ABCD, "a5")


@pytest.mark.rule("JAG-BOARD-05", "JAG-F-ESC-01")
def test_the_heart_wall_stands_before_tile_4_then_behind_it_then_nowhere():
    assert "right" not in ways(ABCD, "i1", 0)
    assert "right" in ways(ABCD, "i1", 1)
    assert "right" not in ways(ABCD, "l1", 1)
    assert "right" in ways(ABCD, "l1", 2)
    assert "right" not in ways(ABCD, "l4", 2)  # a printed wall stays


@pytest.mark.rule("JAG-BOARD-06", "JAG-F-AMU-04")
def test_no_effect_crosses_the_heart_wall():
    people = [{"amulets": {"white": 3, "green": 1}, "levels": THREE}]
    table = acting("i1", people=people)
    assert "break right" not in table.options()
    assert table.why("break right") == "jaguar-no-way-closed"
    assert "jump right" not in table.options()
    assert flooding("right", places=["i1", "h1"], people=[{"health": 1}, {"health": 1}]).places == ["i1", "i1"]


@pytest.mark.rule("JAG-BOARD-07", "JAG-MOVE-02", "JAG-DOOR-02")
def test_nobody_comes_onto_tile_4_before_round_7():
    closed = acting("i1", people=[{"door": ["i1", "j1"]}])
    assert "door" not in closed.options()
    assert closed.why("door") == "jaguar-no-door-closed"
    opened = acting("i1", round=7, people=[{"door": ["i1", "j1"]}])
    assert opened.play("door").places[0] == "j1"
    with pytest.raises(Exception, match="JAG-BOARD-07"):
        acting("j1")
    assert opening_door("i1", "j1", places=["i1", "a1"]).question != "door/choose_passage"


@pytest.mark.rule("JAG-BOARD-08")
def test_nothing_leads_back_out_of_the_entrance():
    table = acting("a2", people=[{"amulets": {"white": 1}}])
    assert "move left" not in table.options()
    assert "break left" not in table.options()
    assert table.why("move left") == "jaguar-no-way-edge"
    assert acting("a1").why("move up") == "jaguar-no-way-closed", "not the entrance"
    assert flooding("left", places=["a2", "c5"], people=[{"health": 0}, {"health": 0}]).places == ["a2", "a5"]


@pytest.mark.rule("JAG-BOARD-09", "JAG-BOARD-13")
def test_gas_threatens_the_floor_of_its_colour():
    floors = "".join(tile.floor[0] for tile in ABCD.tiles)
    assert {s for s in struck("floor_blue") if s.endswith("1")} == {
        f"{'abcdefghijkl'[x]}1" for x in range(12) if floors[x] == "b"
    }
    assert struck("floor_blue") | struck("floor_yellow") | struck("floor_red") == set(SPACE_IDS[:60])


@pytest.mark.rule("JAG-BOARD-14")
def test_darts_threaten_both_sides_of_a_wall_but_not_across_the_heart_wall():
    assert {"b1", "c1"} <= struck("wall_blue")  # between them
    assert {"c4", "d4"} <= struck("wall_red")  # on the seam of A and B
    assert "j2" in struck("wall_yellow", 0)  # printed on the left edge of D
    assert "i2" not in struck("wall_yellow", 0)
    assert {"i2", "j2"} <= struck("wall_yellow", 1)
    table = activating({"darts": (2, "wall_yellow")}, places=["a2", "a2"], people=[{"health": 10}, {"health": 10}])
    assert table.player(1)["health"] == 7


@pytest.mark.rule("JAG-BOARD-15")
def test_guards_threaten_both_sides_of_a_statue_and_stop_nobody():
    assert {"a1", "b1"} <= struck("claw_gold")
    assert {"a2", "a3"} <= struck("claw_bronze")
    assert "right" in ways(ABCD, "a1")
    assert {"b4"} <= struck("claw_gold") & struck("claw_silver")


@pytest.mark.rule("JAG-BOARD-16")
def test_an_earthquake_strikes_its_column_of_every_tile():
    assert struck("column_1") == {f"{x}{y}" for x in "adgj" for y in range(1, 6)}
    assert struck("column_3") == {f"{x}{y}" for x in "cfil" for y in range(1, 6)}


@pytest.mark.rule("JAG-BOARD-12", "JAG-ACT-03")
def test_a_pawn_waits_before_its_row_and_enters_the_space_beside_it():
    table = acting(places=["before 3", "c3"], acts=[2, 1])
    assert table.options() == ["move right", "run"]
    assert table.why("heal") == "jaguar-no-step-outside"
    assert table.why("move up") == "jaguar-no-step-outside"
    table.play("move right")
    assert table.places[0] == "a3"
    assert table.data["turn"]["points"] == 3
    running = acting(places=["before 3", "c3"], acts=[2, 1]).play("run")  # the step inside is all it can do
    assert (running.places[0], running.data["turn"]["points"]) == ("a3", 6)


@pytest.mark.rule("JAG-BOARD-10")
def test_pawns_may_share_a_space():
    table = acting("h1", places=["h1", "i1"]).play("move right")
    assert table.places == ["i1", "i1"]
    flood = flooding("left", places=["b5", "c5"], people=[{"health": 0}, {"health": 0}])
    assert flood.play("drift").places == ["a5", "a5"]


@pytest.mark.rule("JAG-BOARD-11")
def test_a_space_may_hold_several_items():
    table = acting("b2", items={"b2": {"crystals": ["green"], "map": "d1a"}})
    assert {"take green", "take-map d1a"} <= set(table.options())
    table.play("take-map d1a", "take green")
    assert table.player()["maps"] == ["d1a"]
    assert table.player()["bag"] == {"green": 1}
    assert table.data["items"] == {}


def test_every_space_can_be_reached_in_every_layout():
    for rows, order, turned in itertools.product((5, 6), itertools.permutations(range(4)), (0, 5, 15)):
        board = laid(PARTS, rows, order, turned)
        reached = {0}
        queue = [0]
        for space in queue:
            for direction, step in enumerate((-12, 1, 12, -1)):
                there = space + step
                if board.goes(1, space, direction) and there not in reached:
                    reached.add(there)
                    queue.append(there)
        assert len(reached) == board.spaces


def test_a_layout_is_made_once():
    assert laid(PARTS, 5, (0, 1, 2, 3), 0) is ABCD
    assert apart(SPACE_IDS.index("a1"), SPACE_IDS.index("c3")) == 4
    assert given("round/end_round", round=8, mode="basic").over
