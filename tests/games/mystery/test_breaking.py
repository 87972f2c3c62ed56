"""Breaking curses: chains, boxes, markers, rune cards (MOT-BREAK)."""

import itertools
import random
from importlib import resources
from typing import Any

import pytest

from antechamber.library import title
from tests.games.mystery.given import FACE_UP, given

EDITIONS = ["en", "pl"]
ARCHES = {"red": "YYRPGGYBB", "yellow": "YRRGPPRBB", "blue": "RRYGGPBBY", "green": "YYBPGPBBR", "purple": "RYYGPGRRB"}
BOXES = {
    ("left", 3): "L3",
    ("left", 4): "L4",
    ("left", 5): "M5",
    ("right", 3): "R3",
    ("right", 4): "R4",
    ("right", 5): "M5",
}
POINTS = {"L3": 3, "L4": 5, "M5": 8, "R4": 5, "R3": 3}
LINES = [
    (1, 3), (1, 4), (2, 4), (2, 5), (3, 6), (4, 6), (4, 7), (5, 7),
    (6, 8), (6, 9), (7, 9), (7, 10), (8, 11), (9, 11), (9, 12), (10, 12),
]  # fmt: skip
JOINED = {*LINES, *[(b, a) for a, b in LINES]}
PATH = [1, 3, 6, 8, 11]  # five spaces in a row on the lattice
FIVE_IN_A_ROW = [
    spaces
    for spaces in itertools.permutations(range(1, 13), 5)
    if all(pair in JOINED for pair in itertools.pairwise(spaces))
]


def sequence(temple, end, length):
    """The colours that an arch asks for, from one of its ends."""
    return (ARCHES[temple] if end == "left" else ARCHES[temple][::-1])[:length]


def laid(colours, spaces):
    """A grid with these crystals on these spaces."""
    grid = ["."] * 12
    for colour, space in zip(colours, spaces, strict=False):
        grid[space - 1] = colour
    return "".join(grid)


def named(spaces):
    return "+".join(str(space) for space in sorted(spaces))


def curses(table):
    """The curses that can be broken, whatever else may be done."""
    return set(table.options("break"))


# ---------------------------------------------------------------- where and when


@pytest.mark.rule("MOT-BREAK-01")
@pytest.mark.rule("MOT-BREAK-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_printed_example_the_purple_temple_has_two_curses_that_can_be_broken(edition):
    # blue-red-red and red-yellow-yellow hang together; green lies apart
    table = given(crystals=["BGR..R..Y..Y"], options={"edition": edition}).play("move purple")
    assert curses(table) == {"break purple R3 with 1+3+6", "break purple L3 with 6+9+12"}


@pytest.mark.rule("MOT-BREAK-02")
def test_in_the_printed_example_a_connected_green_crystal_would_break_the_five_point_curses():
    table = given(crystals=["B.R..R..YG.Y"]).play("move purple")
    assert "break purple L4 with 6+9+10+12" in curses(table)
    table = given(crystals=["BGRG.R..Y..Y"]).play("move purple")
    assert "break purple R4 with 1+3+4+6" in curses(table)


@pytest.mark.rule("MOT-BREAK-01")
def test_a_curse_is_broken_only_at_its_own_temple():
    table = given(crystals=["Y.Y..R"]).play("move red")
    assert curses(table) == {"break red L3 with 1+3+6"}
    for card in ["yellow", "blue", "w1", "w2"]:
        assert curses(given(crystals=["Y.Y..R"]).play(f"move {card}")) == set()


@pytest.mark.rule("MOT-BREAK-01")
def test_a_curse_is_broken_only_after_moving():
    table = given(crystals=["Y.Y..R"], pawns=["red"])
    assert curses(table) == set()
    table.refuses("break red L3 with 1+3+6")


@pytest.mark.rule("MOT-BREAK-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_breaks_a_curse_does_not_collect(edition):
    table = given(crystals=["Y.Y..RCCCC"], options={"edition": edition}).play("move red", "break red L3 with 1+3+6")
    assert table.options() == ["exchange", "end"]


@pytest.mark.rule("MOT-BREAK-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_collects_does_not_break_a_curse(edition):
    table = given(crystals=["Y.Y..R"], options={"edition": edition}).play("move red", "collect", "place R at 12")
    assert table.options() == ["switch", "exchange", "end"]


# ---------------------------------------------------------------- chains


@pytest.mark.rule("MOT-BREAK-02")
@pytest.mark.rule("MOT-BREAK-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("end", "length"), BOXES)
@pytest.mark.parametrize("temple", ARCHES)
def test_a_chain_from_either_end_of_the_arch_breaks_the_curse_of_its_length(temple, end, length, edition):
    chain = PATH[:length]
    table = given(crystals=[laid(sequence(temple, end, length), chain)], options={"edition": edition})
    box = BOXES[end, length]
    table.play(f"move {temple}")
    assert f"break {temple} {box} with {named(chain)}" in curses(table)
    table.play(f"break {temple} {box} with {named(chain)}")
    assert table.score(1) == POINTS[box]
    assert table.stored(1) == ""
    assert table.data["boxes"][temple] == {box: 1}


@pytest.mark.rule("MOT-BREAK-02")
@pytest.mark.parametrize("chain", [[6, 3, 1], [3, 6, 9], [9, 6, 3], [12, 9, 7], [4, 7, 10], [2, 5, 7], [8, 11, 9]])
def test_a_chain_may_run_in_any_direction_over_the_lattice(chain):
    table = given(crystals=[laid("RYY", chain)]).play("move purple")
    assert curses(table) == {f"break purple L3 with {named(chain)}"}


@pytest.mark.rule("MOT-BREAK-02")
@pytest.mark.parametrize("spaces", [[1, 2, 3], [3, 4, 5], [6, 7, 8], [8, 9, 10], [11, 12, 8], [1, 4, 8]])
def test_spaces_without_a_line_between_them_do_not_hang_together(spaces):
    assert curses(given(crystals=[laid("RYY", spaces)]).play("move purple")) == set()


@pytest.mark.rule("MOT-BREAK-02")
def test_an_empty_space_interrupts_a_chain():
    assert curses(given(crystals=[laid("RYY", [1, 6, 9])]).play("move purple")) == set()


@pytest.mark.rule("MOT-BREAK-02")
@pytest.mark.parametrize("colours", ["YRY", "YYR", "RRY", "RYC", "CYY", "RY"])
def test_the_colours_must_come_in_the_order_of_the_arch(colours):
    table = given(crystals=[laid(colours, [1, 3, 6])]).play("move purple")
    expected = {"break purple L3 with 1+3+6"} if colours == "YYR" else set()  # the same chain, read from its other side
    assert curses(table) == expected


@pytest.mark.rule("MOT-BREAK-02")
def test_no_crystal_is_used_twice_in_a_chain():
    # yellow-red-red needs two red crystals, whatever their neighbours
    assert curses(given(crystals=["YY.R"]).play("move yellow")) == set()
    # a chain of five cannot come back to a space it has passed
    assert "M5" not in str(curses(given(crystals=[laid("RYYG", [1, 3, 6, 4])]).play("move purple")))


def chains(crystals, temple, end, length):
    """All sets of spaces that hold the sequence on a path: by trying every order of every choice of spaces."""
    wanted = sequence(temple, end, length)
    places = [[space for space in range(1, 13) if crystals[space - 1] == colour] for colour in wanted]
    return {
        frozenset(spaces)
        for spaces in itertools.product(*places)
        if len(set(spaces)) == length and all(pair in JOINED for pair in itertools.pairwise(spaces))
    }


def expected_curses(crystals, temple, taken, raising=False, base="any"):
    """What can be broken, found from the rulebook's words alone."""
    options = set()
    stored = 12 - crystals.count(".")
    for (end, length), box in BOXES.items():
        for chain in chains(crystals, temple, end, length):
            if box not in taken:
                options.add(f"break {temple} {box} with {named(chain)}")
            for levels, price in [(1, 2), (2, 3)]:
                higher = BOXES.get((end, length + levels))
                if not raising or higher is None or higher in taken or (base == "open" and box in taken):
                    continue
                if stored >= length + price:
                    options.add(f"raise {temple} {higher} with {named(chain)} paying {price}")
    return options


def random_grid(dice, temple):
    """Crystals at random, some of them laid out for this temple; never more than the box holds."""
    grid = [dice.choice("RYBGPRYBGPC.") for _ in range(12)]
    for end in dice.sample(["left", "right"], dice.choice([1, 2])):
        path = dice.choice(FIVE_IN_A_ROW)
        for space, colour in zip(path, sequence(temple, end, 5), strict=True):
            grid[space - 1] = colour
    for colour, most in {"R": 8, "Y": 8, "B": 8, "G": 6, "P": 6}.items():
        for space in [space for space in range(12) if grid[space] == colour][most:]:
            grid[space] = "."
    return "".join(grid)


@pytest.mark.rule("MOT-BREAK-02")
@pytest.mark.rule("MOT-BREAK-03")
@pytest.mark.rule("MOT-BREAK-06")
@pytest.mark.rule("MOT-GRID-2B-1")
@pytest.mark.rule("MOT-GRID-2B-3")
@pytest.mark.parametrize("temple", ARCHES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "1B", "2B any", "2B open"])
def test_the_offered_curses_are_those_found_by_trying_every_path(temple, players, variant):
    dice = random.Random(f"{temple} {players} {variant}")
    grid, _, base = variant.partition(" ")
    found = 0
    for _ in range(25):
        crystals = random_grid(dice, temple)
        position: dict[str, Any] = {
            "crystals": [crystals],
            "grids": None if grid == "basic" else [grid, "3A", "4A", "2A" if grid == "1B" else "1A"][:players],
            "options": {"grid2b_base": base} if base else {},
            **({"neutral": "w1"} if players == 2 else {}),
        }
        printed = given(players, **position).data["boxes"][temple]
        markers = dice.sample(sorted(POINTS.keys() - printed.keys()), dice.randrange(3))
        table = given(players, **position, boxes={temple: dict.fromkeys(markers, 2)}).play(f"move {temple}")
        offered = table.options("break") + table.options("raise")
        expected = expected_curses(crystals, temple, {*printed, *markers}, grid == "2B", base)
        assert sorted(offered) == sorted(expected), crystals
        found += len(expected)
    assert found > 25


# ---------------------------------------------------------------- boxes


@pytest.mark.rule("MOT-BREAK-03")
@pytest.mark.rule("MOT-BREAK-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("owner", [1, 2])
def test_a_curse_box_with_a_marker_cannot_be_broken_again(owner, edition):
    boxes = {"purple": {"L3": owner}}
    table = given(crystals=["R.Y..Y"], boxes=boxes, options={"edition": edition}).play("move purple")
    assert curses(table) == set()
    table.refuses("break purple L3 with 1+3+6")


@pytest.mark.rule("MOT-BREAK-03")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("temple", ARCHES)
def test_closed_boxes_cannot_be_broken_with_two_or_three_players(temple, players):
    end, box = ("right", "R3") if temple in ("yellow", "green") else ("left", "L3")
    crystals = [laid(sequence(temple, end, 3), PATH)]
    more: dict[str, Any] = {"neutral": "w1"} if players == 2 else {}
    table = given(players, crystals=crystals, **more).play(f"move {temple}")
    assert curses(table) == ({f"break {temple} {box} with 1+3+6"} if players == 4 else set())


@pytest.mark.rule("MOT-BREAK-03")
def test_a_chain_may_be_part_of_a_longer_run_of_crystals():
    table = given(crystals=[laid("RYYGP", PATH)]).play("move purple")
    assert curses(table) == {
        "break purple L3 with 1+3+6",
        "break purple L4 with 1+3+6+8",
        "break purple M5 with 1+3+6+8+11",
    }
    table.play("break purple L3 with 1+3+6")
    assert table.crystals(1) == ".......G..P."


@pytest.mark.rule("MOT-BREAK-03")
def test_a_taken_lower_box_does_not_stop_a_longer_chain():
    table = given(crystals=[laid("RYYGP", PATH)], boxes={"purple": {"L3": 2}}).play("move purple")
    assert curses(table) == {"break purple L4 with 1+3+6+8", "break purple M5 with 1+3+6+8+11"}


@pytest.mark.rule("MOT-BREAK-03")
def test_the_middle_box_is_one_box_for_both_ends():
    boxes = {"purple": {"M5": 3}}
    for end in ["left", "right"]:
        table = given(crystals=[laid(sequence("purple", end, 5), PATH)], boxes=boxes).play("move purple")
        assert "M5" not in str(curses(table))


@pytest.mark.rule("MOT-BREAK-05")
def test_a_player_may_have_several_markers_on_one_temple():
    table = given(crystals=["B.R..R"], boxes={"purple": {"L3": 1, "M5": 1}}).play("move purple")
    table.play("break purple R3 with 1+3+6")
    assert table.data["boxes"]["purple"] == {"L3": 1, "M5": 1, "R3": 1}


# ---------------------------------------------------------------- what breaking brings


@pytest.mark.rule("MOT-BREAK-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_breaking_returns_the_chain_places_a_marker_scores_and_takes_the_rune(edition):
    table = given(crystals=["Y.Y..RB"], points=[7, 0, 0, 0], options={"edition": edition})
    assert table.data["piles"]["red"] == {"face_up": "rune6", "face_down": 3}
    table.play("move red", "break red L3 with 1+3+6")
    assert table.crystals(1) == "......B....."
    assert (table.supply("Y"), table.supply("R")) == (8, 8)
    assert table.data["boxes"]["red"] == {"L3": 1}
    assert table.score(1) == 10
    assert table.player(1)["runes"] == ["rune6"]
    assert table.data["piles"]["red"]["face_up"] is not None
    assert table.data["piles"]["red"]["face_down"] == 2
    others = {temple: {"face_up": top, "face_down": 3} for temple, top in FACE_UP.items() if temple != "red"}
    assert {temple: pile for temple, pile in table.data["piles"].items() if temple != "red"} == others


@pytest.mark.rule("MOT-BREAK-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_marker_and_points_come_before_the_reward_and_the_rune_after_it(edition):
    grids = ["4A", "1A", "2A", "3A"]
    table = given(crystals=["Y.Y..R"], grids=grids, options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert len(table.options("place C")) == 12  # the chain has left the grid
    assert table.score(1) == 3
    assert table.data["boxes"]["red"] == {"L3": 1}
    assert table.player(1)["runes"] == []
    table.stow()
    assert table.player(1)["runes"] == ["rune6"]


@pytest.mark.rule("MOT-BREAK-04")
def test_the_last_card_of_a_pile_leaves_it_empty():
    piles = {temple: {"face_up": top, "face_down": 0 if temple == "red" else 3} for temple, top in FACE_UP.items()}
    table = given(crystals=["Y.Y..R"], runes=[[], ["rune5", "rune5", "rune4"]], piles=piles)
    table.play("move red", "break red L3 with 1+3+6")
    assert table.player(1)["runes"] == ["rune6"]
    assert table.data["piles"]["red"] == {"face_up": None, "face_down": 0}


@pytest.mark.rule("MOT-BREAK-06")
def test_if_several_chains_fit_the_player_chooses_the_crystals():
    table = given(crystals=["R.Y..Y.Y"]).play("move purple")
    assert curses(table) == {"break purple L3 with 1+3+6"}
    table = given(crystals=["RRYY.Y"]).play("move purple")
    assert curses(table) == {
        "break purple L3 with 1+3+6",
        "break purple L3 with 1+4+6",
        "break purple L3 with 2+4+6",
    }
    table.play("break purple L3 with 2+4+6")
    assert table.crystals(1) == "R.Y........."


@pytest.mark.rule("MOT-BREAK-06")
@pytest.mark.rule("MOT-GRID-2B-1")
def test_a_chain_that_fits_from_both_ends_breaks_the_middle_box_in_one_way(tmp_path):
    # no arch of ours begins alike from both ends; an owner's may
    shipped = resources.files("antechamber.games").joinpath("mystery", "components.toml").read_text(encoding="utf-8")
    arch = 'arch = ["R", "R", "Y", "G", "G", "P", "B", "B", "Y"]'
    assert arch in shipped
    owners = shipped.replace(arch, 'arch = ["R", "R", "Y", "G", "B", "G", "Y", "R", "R"]')
    tmp_path.joinpath("components.toml").write_text(owners, encoding="utf-8")
    box = title("mystery", tmp_path)
    table = given(crystals=[laid("RRYGB", PATH)], box=box).play("move blue")
    assert table.options("break blue M5") == ["break blue M5 with 1+3+6+8+11"]
    grids = ["2B", "1A", "3A", "4A"]
    table = given(crystals=[laid("RRYCCC", [1, 3, 6, 2, 5, 7])], grids=grids, box=box).play("move blue")
    assert table.options("raise blue M5") == ["raise blue M5 with 1+3+6 paying 3"]
    assert sorted(table.options("break")) == ["break blue L3 with 1+3+6", "break blue R3 with 1+3+6"]


@pytest.mark.rule("MOT-BREAK-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_could_break_a_curse_may_collect_instead(edition):
    table = given(crystals=["Y.Y..R"], options={"edition": edition}).play("move red")
    assert "collect" in table.options()
    assert "end" not in table.options()
    table.play("collect", "place R at 2")
    assert table.stored(1) == "RRYY"
    assert table.data["boxes"]["red"] == {}


EMPTY_RED_PILE = {
    temple: {"face_up": None if temple == "red" else top, "face_down": 0 if temple == "red" else 3}
    for temple, top in FACE_UP.items()
}


@pytest.mark.rule("MOT-BREAK-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_rune_pile_a_curse_still_gives_marker_and_points(edition):
    runes = [[], ["rune6", "rune5", "rune4", "rune3"]]
    table = given(crystals=["Y.Y..R"], runes=runes, piles=EMPTY_RED_PILE, options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert table.player(1)["runes"] == []
    assert table.score(1) == 3
    assert table.data["boxes"]["red"] == {"L3": 1}
    assert table.data["piles"]["red"] == {"face_up": None, "face_down": 0}
    assert table.seat == 2
