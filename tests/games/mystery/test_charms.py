"""The Switcheroo Charm and the Exchange Charm. (The Dexterity Charm is part of moving.)"""

import pytest

from tests.games.mystery.given import given

EDITIONS = ["en", "pl"]


def edition(name):
    return {"edition": name}


def price(table):
    """How many crystals the Exchange Charm costs the seat whose turn it is; None if it is not offered."""
    if "exchange" not in table.options():
        return None
    seat = table.seat
    before = len(table.stored(seat))
    table.play("exchange")
    while table.options("pay"):
        table.play(table.options("pay")[-1])
    return before - len(table.stored(seat))


# ---------------------------------------------------------------- Switcheroo


@pytest.mark.rule("MOT-CHARM-01")
@pytest.mark.parametrize("name", EDITIONS)
def test_for_one_crystal_two_others_change_places(name):
    table = given(crystals=["R..Y..BG"], pawns=["w10"], options=edition(name))
    table.play("switch", "pay 4", "swap 1", "with 7")
    assert table.crystals(1) == "B.....RG...."
    assert table.supply("Y") == 8
    assert table.question == "turn/choose_move"


@pytest.mark.rule("MOT-CHARM-01")
@pytest.mark.parametrize(
    ("crystals", "offered"),
    [
        ("", False),
        ("R", False),
        ("RY", False),
        ("RYB", True),
        ("RRY", True),
        ("CCC", False),
        ("CCCCCCCCCCCC", False),
        ("CCCCCCCCCCCR", True),
    ],
)
def test_a_switch_takes_three_crystals_that_are_not_all_alike(crystals, offered):
    for name in EDITIONS:
        table = given(crystals=[crystals], pawns=["w10"], options=edition(name))
        assert ("switch" in table.options()) == offered


@pytest.mark.rule("MOT-CHARM-01")
def test_the_payment_leaves_two_different_crystals_to_swap():
    table = given(crystals=["RRY"], pawns=["w10"]).play("switch")
    assert sorted(table.options()) == ["pay 1", "pay 2"]  # the only yellow one is needed
    table.play("pay 1")
    assert table.options() == ["swap 2", "swap 3"]
    table.play("swap 2")  # only one crystal of another kind is left to swap with
    assert table.crystals(1) == ".YR........."
    single = given(crystals=["CYR"], pawns=["w10"]).play("switch")
    assert sorted(single.options()) == ["pay 1", "pay 2", "pay 3"]


@pytest.mark.rule("MOT-CHARM-01")
def test_empty_spaces_and_equal_crystals_are_not_swapped():
    table = given(crystals=["R.RYC"], pawns=["w10"]).play("switch", "pay 5")
    assert table.options() == ["swap 1", "swap 3", "swap 4"]
    table.play("swap 4")
    assert table.options() == ["with 1", "with 3"]
    table.refuses("with 2")
    table.play("with 3")
    assert table.crystals(1) == "R.YR........"


@pytest.mark.rule("MOT-CHARM-01")
@pytest.mark.rule("MOT-GRID-2A-3")
def test_special_spaces_take_no_part_in_a_switch():
    grids = ["2A", "1A", "3A", "4A"]
    two = given(grids=grids, crystals=["RY"], pawns=["w10"], each={"special": [3, 0, 0, 0]})
    assert "switch" not in two.options()
    three = given(grids=grids, crystals=["RYB"], pawns=["w10"], each={"special": [3, 0, 0, 0]}).play("switch", "pay 1")
    assert three.options() == ["swap 2", "swap 3"]
    assert three.player(1)["special"] == 3


# ---------------------------------------------------------------- Exchange


@pytest.mark.rule("MOT-CHARM-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_four_crystals_buy_one_of_any_colour(name):
    table = given(crystals=["CCCCC"], pawns=["w10"], options=edition(name))
    table.play("exchange", "pay 1", "pay 2", "pay 3", "pay 4", "colour P", "place P at 1")
    assert table.crystals(1) == "P...C......."
    assert table.supply("P") == 5


@pytest.mark.rule("MOT-CHARM-02")
@pytest.mark.rule("MOT-RUNE-06")
@pytest.mark.rule("MOT-GRID-1A-2")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(
    ("grid", "runes", "cost"),
    [
        (None, [], 4),
        (None, ["rune2"], 3),
        (None, ["rune2", "rune2"], 3),
        (None, ["rune6", "rune5", "rune4", "rune3"], 4),
        ("1A", [], 3),
        ("1A", ["rune2"], 3),
        ("1A", ["rune2", "rune2"], 3),
        ("1B", [], 4),
        ("1B", ["rune2"], 3),
    ],
)
def test_a_rune_or_grid_1a_makes_it_three_and_discounts_do_not_add_up(name, grid, runes, cost):
    position = {
        "runes": [runes, [], [], []],
        "grids": [grid, "2A", "3A", "4A"] if grid else None,
        "pawns": ["w10"],
        "options": edition(name),
    }
    assert price(given(crystals=["CCCCCC"], **position)) == cost
    assert price(given(crystals=["C" * cost], **position)) == cost
    assert price(given(crystals=["C" * (cost - 1)], **position)) is None


@pytest.mark.rule("MOT-CHARM-02")
def test_the_discount_belongs_to_the_owner_alone():
    table = given(crystals=["", "CCCC"], runes=[["rune2"], [], [], []], pawns=["w1", "w10"], seat=2)
    assert price(table) == 4
    grid = given(grids=["1A", "2A", "3A", "4A"], crystals=["", "CCCC"], pawns=["w1", "w10"], seat=2)
    assert price(grid) == 4


@pytest.mark.rule("MOT-CHARM-02")
@pytest.mark.rule("MOT-RUNE-06")
def test_the_discount_counts_from_the_moment_the_rune_is_gained():
    piles = {
        "red": {"face_up": "rune2", "face_down": 3},
        "yellow": {"face_up": "rune5", "face_down": 3},
        "blue": {"face_up": "rune4", "face_down": 3},
        "green": {"face_up": "rune3", "face_down": 3},
        "purple": {"face_up": "rune6", "face_down": 3},
    }
    table = given(crystals=["Y.Y..RCCC"], pawns=["w10"], piles=piles).play("move red", "break red L3 with 1+3+6")
    assert table.options() == ["exchange", "end"]
    assert price(table) == 3


@pytest.mark.rule("MOT-CHARM-02")
def test_a_crystal_from_the_exchange_may_complete_a_chain():
    table = given(crystals=["Y.Y....CCCC"], pawns=["w10"]).play("move red")
    assert table.options("break") == []
    table.play("exchange", "pay 8", "colour R", "place R at 6")  # 8 to 11 pay
    assert table.options("break") == ["break red L3 with 1+3+6"]


# ---------------------------------------------------------------- as often as you can pay


@pytest.mark.rule("MOT-CHARM-03")
@pytest.mark.parametrize("name", EDITIONS)
def test_both_charms_may_be_repeated_as_long_as_they_can_be_paid(name):
    table = given(crystals=["CCCCCCCCCCCC"], pawns=["w10"], options=edition(name))
    uses = 0
    while "exchange" in table.options():
        table.play("exchange")
        while table.options("pay"):
            table.play(table.options("pay")[-1])
        table.play("colour R")
        table.play(table.options("place")[0])
        uses += 1
    assert uses == 3
    assert len(table.stored(1)) == 3
    switches = given(crystals=["RYBGPC"], pawns=["w10"], options=edition(name))
    left = []
    while "switch" in switches.options():
        switches.play("switch")
        while switches.question != "turn/choose_move":
            switches.play(switches.options()[-1])
        left.append(len(switches.stored(1)))
    assert left == [5, 4, 3, 2]
