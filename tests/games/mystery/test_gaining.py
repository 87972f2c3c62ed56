"""Gaining crystals and storing them: empty spaces, order, any colour, overflow."""

import pytest

from tests.games.mystery.given import Table, given

EDITIONS = ["en", "pl"]
FULL = "CCCCCCCCCCCC"


def edition(name):
    return {"edition": name}


def outcomes(table):
    """What seat 1 can have stored when its gain is over, whatever it answers on the way."""
    if table.seat != 1 or table.question.startswith("turn/"):
        return {table.stored(1)}
    return set().union(*[outcomes(Table(table.state.clone()).play(text)) for text in table.options()])


def kept(*stored):
    return {"".join(sorted(crystals)) for crystals in stored}


# ---------------------------------------------------------------- storing


@pytest.mark.rule("MOT-GAIN-01")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_gained_crystal_leaves_the_supply_for_an_empty_space_of_choice(name):
    table = given(crystals=["C..Y"], pawns=["w10"], options=edition(name)).play("move red")
    assert table.options() == [f"place R at {n}" for n in (2, 3, 5, 6, 7, 8, 9, 10, 11, 12)]
    table.play("place R at 7")
    assert table.crystals(1) == "C..Y..R....."
    assert table.supply("R") == 7


@pytest.mark.rule("MOT-GAIN-01")
def test_a_crystal_cannot_be_placed_on_another():
    table = given(crystals=["C..Y"], pawns=["w10"]).play("move red")
    assert "MOT-GAIN-01" in table.refuses("place R at 1")
    assert "MOT-GAIN-01" in table.refuses("place R at 4")
    table.refuses("place Y at 2")


@pytest.mark.rule("MOT-GAIN-01")
def test_stored_crystals_are_not_relocated_but_by_the_switcheroo_charm():
    table = given(crystals=["CY"], pawns=["w10"])  # two crystals are not enough for the charm
    assert {text.split()[0] for text in table.options()} == {"move"}
    table.play("move red", "place R at 12")
    assert table.crystals(1) == "CY.........R"


@pytest.mark.rule("MOT-GAIN-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_crystals_gained_together_are_placed_one_at_a_time(name):
    table = given(pawns=["w10"], options=edition(name)).play("move w1")
    table.play("place C at 12")
    assert table.crystals(1) == "...........C"
    table.play("place C at 3")
    assert table.crystals(1) == "..C........C"
    table.play("place C at 5")
    assert table.crystals(1) == "..C.C......C"
    assert table.supply("C") == 21
    assert table.seat == 2


@pytest.mark.rule("MOT-GAIN-02")
def test_gaining_is_not_optional():
    table = given(pawns=["w10"]).play("move w3")
    assert all(text.startswith("place") for text in table.options())
    table.refuses("decline")
    table.refuses("return C")
    table.refuses("end")


@pytest.mark.rule("MOT-GAIN-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_order_is_not_asked_where_it_makes_no_difference(name):
    table = given(crystals=["CCCCCCCCCC"], pawns=["w10"], options=edition(name)).play("move w3", "collect")
    assert table.options("next") == []
    first, second = table.options()
    table.play(first)
    assert second.split()[-1] == "12"
    assert sorted(table.crystals(1)[10:]) == ["C", "R"]


@pytest.mark.rule("MOT-GAIN-02")
def test_the_order_is_not_asked_where_only_the_supply_runs_out():
    """Crystals of different kinds come from different places, so the result is the same."""
    table = given(crystals=["", "RRRR", "RRRR"], pawns=["w2"]).play("move w3")
    assert table.options("next") == []
    table.play("place C at 1")
    assert len(table.options("take R from seat 2")) == 4
    assert len(table.options("take R from seat 3")) == 4


# ---------------------------------------------------------------- any colour


@pytest.mark.rule("MOT-GAIN-03")
@pytest.mark.parametrize("name", EDITIONS)
def test_any_colour_is_one_of_five_and_never_colourless(name):
    table = given(crystals=["CCCC"], pawns=["w10"], options=edition(name)).play("exchange")
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
    table.refuses("colour C")
    table.refuses("colour none")


@pytest.mark.rule("MOT-GAIN-03")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_reserve_of_grid_2a_gives_no_colourless_crystals_either(name):
    table = given(
        grids=["2A", "1A", "3A", "4A"], pawns=["w10"], each={"special": [3, 0, 0, 0]}, options=edition(name)
    ).play("reserve 2")
    assert table.options("colour") == ["colour R", "colour Y", "colour B", "colour G", "colour P"]


@pytest.mark.rule("MOT-GAIN-03")
@pytest.mark.rule("MOT-SUP-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_colour_that_nobody_can_give_cannot_be_chosen(name):
    table = given(crystals=["CCCCRRRRRRRR"], pawns=["w10"], options=edition(name))
    table.play("exchange", "pay 1", "pay 2", "pay 3", "pay 4")
    assert table.options() == ["colour Y", "colour B", "colour G", "colour P"]


@pytest.mark.rule("MOT-GAIN-03")
@pytest.mark.rule("MOT-SUP-01")
def test_a_colour_that_another_player_can_give_may_be_chosen():
    table = given(crystals=["CCCC", "GGGGG", "G"], pawns=["w10"])
    table.play("exchange")
    assert "colour G" in table.options()
    table.play("colour G", "take G from seat 2 space 5", "place G at 1")
    assert table.crystals(1) == "G..........."
    assert table.crystals(2) == "GGGG........"


# ---------------------------------------------------------------- overflow


@pytest.mark.rule("MOT-GAIN-04")
def test_in_english_a_full_grid_returns_the_new_crystal_or_any_stored_one():
    table = given(crystals=["CCCCCCCRYBGP"], pawns=["w10"]).play("move red", "collect")
    assert table.options() == ["return R", *[f"replace {n} with R" for n in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12)]]
    table.play("replace 12 with R")
    assert table.crystals(1) == "CCCCCCCRYBGR"
    assert table.supply("P") == 6
    assert table.supply("R") == 6


@pytest.mark.rule("MOT-GAIN-04")
def test_in_english_the_new_crystal_may_be_the_one_that_goes_back():
    table = given(crystals=["CCCCCCCRYBGP"], pawns=["w10"]).play("move red", "collect", "return R")
    assert table.crystals(1) == "CCCCCCCRYBGP"
    assert table.supply("R") == 7


@pytest.mark.rule("MOT-GAIN-04")
def test_in_polish_a_full_grid_returns_the_new_crystal():
    table = given(crystals=["CCCCCCCRYBGP"], pawns=["w10"], options=edition("pl")).play("move red", "collect")
    assert table.crystals(1) == "CCCCCCCRYBGP"
    assert table.supply("R") == 7
    assert table.options() == ["switch", "exchange", "end"]


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.rule("MOT-GAIN-02")
def test_in_polish_the_owner_chooses_which_of_the_new_crystals_to_keep():
    """Card 3 gives red and colourless; one space is empty."""
    table = given(crystals=["YYYYYYYYBBB"], pawns=["w2"], options=edition("pl")).play("move w3", "collect")
    assert outcomes(table) == kept("YYYYYYYYBBBC", "YYYYYYYYBBBR")


@pytest.mark.rule("MOT-GAIN-04")
def test_in_polish_no_stored_crystal_makes_room_for_a_new_one():
    table = given(crystals=["YYYYYYYYBBBB"], pawns=["w2"], options=edition("pl")).play("move w3", "collect")
    assert outcomes(table) == kept("YYYYYYYYBBBB")
    while table.options("next"):
        table.play(table.options()[0])
    assert [table.supply(kind) for kind in "CR"] == [24, 8]


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.rule("MOT-GAIN-02")
def test_in_english_with_one_empty_space_one_new_crystal_or_any_stored_one_goes_back():
    table = given(crystals=["YYYYYYYYBBB"], pawns=["w2"]).play("move w3", "collect")
    assert outcomes(table) == kept("YYYYYYYYBBBC", "YYYYYYYYBBBR", "YYYYYYYYBBCR", "YYYYYYYBBBCR")


@pytest.mark.rule("MOT-GAIN-04")
def test_in_english_with_a_full_grid_new_and_stored_crystals_go_back_as_the_owner_likes():
    table = given(crystals=["YYYYYYYYBBBB"], pawns=["w2"]).play("move w3", "collect")
    assert outcomes(table) == kept(
        "YYYYYYYYBBBB",
        "YYYYYYYBBBBC",
        "YYYYYYYYBBBC",
        "YYYYYYYBBBBR",
        "YYYYYYYYBBBR",
        "YYYYYYBBBBCR",
        "YYYYYYYBBBCR",
        "YYYYYYYYBBCR",
    )


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.rule("MOT-RUNE-07")
@pytest.mark.rule("MOT-GAIN-07")
def test_in_polish_card_and_rune_are_one_surplus_to_choose_from():
    """Red temple with a rune of its tablet: a red crystal and two colourless ones for two spaces."""
    table = given(crystals=["YYYYYYYYBB"], pawns=["w10"], runes=[["rune6"], [], [], []], options=edition("pl")).play(
        "move red", "collect"
    )
    assert outcomes(table) == kept("YYYYYYYYBBRC", "YYYYYYYYBBCC")


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.parametrize("before", ["exchange", "reserve"])
def test_in_polish_a_crystal_gained_earlier_in_the_turn_is_a_stored_one(before):
    """It came with another effect, so it is no part of the surplus that is taken now."""
    if before == "exchange":
        table = given(crystals=["YYYYYYYYBBBB"], pawns=["w2"], options=edition("pl"))
        table.play("exchange", "pay 1", "pay 2", "pay 3", "pay 4", "colour P", "place P at 1")
        stored = "YYYYBBBBP"
    else:
        table = given(
            grids=["2A", "1A", "3A", "4A"],
            crystals=["YYYYYYYYBB"],
            pawns=["w2"],
            each={"special": [1, 0, 0, 0]},
            options=edition("pl"),
        )
        table.play("reserve 1", "colour P", "place P at 11")
        stored = "YYYYYYYYBBP"
    table.play("move w3", "collect")
    room = 12 - len(stored)
    assert outcomes(table) == (kept(stored + "CR") if room > 1 else kept(stored + "C", stored + "R"))


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.rule("MOT-GRID-1A-1")
def test_in_polish_the_extra_crystal_of_grid_1a_is_part_of_the_surplus():
    """Card 3 gives red and colourless, and the grid one colourless more; two spaces are empty."""
    table = given(grids=["1A", "2A", "3A", "4A"], crystals=["YYYYYYYYBB"], pawns=["w2"], options=edition("pl")).play(
        "move w3", "collect"
    )
    assert outcomes(table) == kept("YYYYYYYYBBCC", "YYYYYYYYBBCR")


@pytest.mark.rule("MOT-GAIN-04")
def test_in_polish_a_surplus_of_the_next_turn_leaves_earlier_gains_alone():
    table = given(crystals=["YYYYYYYYBB", "", "", ""], pawns=["w2", "w5", "w6", "w8"], options=edition("pl")).play(
        "move w3", "collect", "place C at 11", "end"
    )
    assert table.stored(1) == "".join(sorted("YYYYYYYYBBCR"))
    while table.seat != 1:
        table.play(table.options()[0])
    table.play("move green", "collect")
    assert outcomes(table) == kept("YYYYYYYYBBCR")


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.rule("MOT-DEC-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_grid_full_of_the_same_kind_leaves_nothing_to_choose(name):
    table = given(crystals=[FULL], pawns=["w10"], options=edition(name)).play("move w1", "collect")
    assert table.crystals(1) == FULL
    assert table.supply("C") == 12
    assert table.question == "turn/choose_action"


@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.parametrize("name", EDITIONS)
def test_three_crystals_for_two_spaces_fill_them_and_one_goes_back(name):
    table = given(crystals=["CCCCCCCCCC"], pawns=["w10"], options=edition(name))
    table.play("move w1", "collect", "place C at 11")
    assert table.crystals(1) == FULL
    assert table.supply("C") == 12


# ---------------------------------------------------------------- no discarding, really taken


@pytest.mark.rule("MOT-GAIN-05")
@pytest.mark.parametrize("name", EDITIONS)
def test_nobody_may_throw_crystals_away(name):
    table = given(crystals=["RRRRRRRRCCCC"], pawns=["w10"], options=edition(name))
    assert {text.split()[0] for text in table.options()} == {"move", "switch", "exchange"}
    table.play("move w1")
    assert table.options() == ["collect", "switch", "exchange"]
    partly = given(crystals=["RRR"], pawns=["w10"], options=edition(name)).play("move red")
    assert {text.split()[0] for text in partly.options()} == {"place"}


@pytest.mark.rule("MOT-GAIN-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_crystal_taken_from_another_player_and_not_kept_ends_in_the_supply(name):
    table = given(crystals=["CCCCCCYYYYBR", "RRRR", "RRR"], pawns=["w10"], options=edition(name))
    table.play("move red", "collect", "take R from seat 2 space 2")
    if name == "en":
        table.play("return R")
    assert table.crystals(1) == "CCCCCCYYYYBR"
    assert table.crystals(2) == "R.RR........"
    assert table.supply("R") == 1


@pytest.mark.rule("MOT-GAIN-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_crystal_taken_from_an_upgrade_card_and_not_kept_ends_in_the_supply(name):
    table = given(
        crystals=["RRRRRRRRYYYY", FULL, "CCCCCCCCCCC"], pawns=["w2"], mana={"w8": "..C.."}, options=edition(name)
    )
    table.play("move w3", "collect", "next C")
    assert table.data["mana"]["w8"] == "....."
    if name == "en":
        table.play("return C")
    assert table.supply("C") == 1
    assert table.stored(1) == "RRRRRRRRYYYY"


@pytest.mark.rule("MOT-GAIN-06")
def test_a_stored_crystal_that_makes_room_goes_to_the_supply_as_well():
    table = given(crystals=["CCCCCCYYYYBB", "RRRR", "RRRR"], pawns=["w10"])
    table.play("move red", "collect", "take R from seat 3 space 1", "replace 7 with R")
    assert table.crystals(1) == "CCCCCCRYYYBB"
    assert table.crystals(3) == ".RRR........"
    assert [table.supply("R"), table.supply("Y")] == [0, 5]
