"""The supply limit: where a crystal comes from when the supply has none of its kind."""

from typing import Any

import pytest

from tests.games.mystery.given import given

EDITIONS = ["en", "pl"]
FULL = "CCCCCCCCCCCC"


def edition(name):
    return {"edition": name}


def sources(table):
    """The seats and cards from which a crystal can be taken."""
    found = []
    for text in table.options("take"):
        words = text.split()
        source = f"seat {words[4]}" if words[3] == "seat" else words[3]
        if source not in found:
            found.append(source)
    return found


# ---------------------------------------------------------------- coloured crystals


@pytest.mark.rule("MOT-SUP-01")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_colour_missing_in_the_supply_comes_from_the_player_with_the_most(name):
    table = given(crystals=["R", "RR", "RRRRR"], pawns=["w10"], options=edition(name)).play("move red")
    assert sources(table) == ["seat 3"]
    table.play("take R from seat 3 space 4", "place R at 9")
    assert table.crystals(1) == "R.......R..."
    assert table.crystals(3) == "RRR.R......."


@pytest.mark.rule("MOT-SUP-01")
@pytest.mark.parametrize("name", EDITIONS)
def test_while_the_supply_has_the_colour_nobody_gives_any(name):
    table = given(crystals=["", "RRR", "RRRR"], pawns=["w10"], options=edition(name)).play("move red")
    assert table.options("take") == []
    table.play("place R at 1")
    assert table.supply("R") == 0
    assert [table.stored(2), table.stored(3)] == ["RRR", "RRRR"]


@pytest.mark.rule("MOT-SUP-01")
def test_in_polish_an_upgrade_card_gives_the_colour_before_a_player_does():
    crystals = ["", "RRRR", "R"]
    mana = {"w2": "R....", "w8": ".RR.."}
    table = given(crystals=crystals, pawns=["w10"], mana=mana, options=edition("pl")).play("move red")
    assert table.options() == ["take R from w2 1", "take R from w8 2", "take R from w8 3"]
    table.play("take R from w8 3", "place R at 1")
    assert table.data["mana"] == {"w2": "R....", "w4": ".....", "w8": ".R..."}
    assert table.stored(2) == "RRRR"


@pytest.mark.rule("MOT-SUP-01")
def test_in_english_coloured_crystals_on_upgrade_cards_stay_there():
    table = given(crystals=["", "RRRR", "R"], pawns=["w10"], mana={"w2": "R....", "w8": ".RR.."}).play("move red")
    assert sources(table) == ["seat 2"]


@pytest.mark.rule("MOT-SUP-01")
@pytest.mark.rule("MOT-SUP-06")
def test_a_colour_that_lies_on_upgrade_cards_only_can_be_had_in_polish_alone():
    position: dict[str, Any] = {"crystals": ["RRRRR"], "pawns": ["w10"], "mana": {"w2": "R....", "w8": ".RR.."}}
    english = given(**position).play("move red", "collect")
    assert english.stored(1) == "RRRRR"
    polish = given(**position, options=edition("pl")).play("move red", "collect", "take R from w2 1", "place R at 6")
    assert polish.stored(1) == "RRRRRR"


@pytest.mark.rule("MOT-SUP-01")
def test_in_polish_an_upgrade_card_without_the_colour_gives_nothing():
    table = given(crystals=["", "RRRR", "RRR"], pawns=["w10"], mana={"w2": "CC..."}, options=edition("pl"))
    assert table.supply("R") == 1
    table.play("move red", "place R at 1")
    again = given(crystals=["", "RRRR", "RRRR"], pawns=["w10"], mana={"w2": "CC..."}, options=edition("pl"))
    again.play("move red")
    assert sources(again) == ["seat 2", "seat 3"]


# ---------------------------------------------------------------- colourless crystals


@pytest.mark.rule("MOT-SUP-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_colourless_crystal_comes_from_an_upgrade_card_before_a_player(name):
    table = given(
        crystals=["", FULL, "CCCCCCCCC"], pawns=["w10"], mana={"w2": "C.C..", "w8": "....C"}, options=edition(name)
    )
    table.play("move w1")
    assert table.options() == ["take C from w2 1", "take C from w2 3", "take C from w8 5"]
    table.play("take C from w8 5", "place C at 1")
    assert table.data["mana"]["w8"] == "....."  # uncovered again
    table.play("take C from w2 1", "place C at 2")
    assert table.stored(2) == FULL
    table.play("place C at 3")  # the last one on the cards is no choice
    assert table.data["mana"]["w2"] == "....."
    assert table.stored(1) == "CCC"


@pytest.mark.rule("MOT-SUP-02")
def test_coloured_crystals_on_an_upgrade_card_are_no_colourless_ones():
    table = given(crystals=["", FULL, "CCCCCCCCCCC"], pawns=["w2"], mana={"w8": "RC.Y."})
    table.play("move w3", "place C at 1")
    assert table.data["mana"]["w8"] == "R..Y."


@pytest.mark.rule("MOT-SUP-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_without_one_on_the_cards_a_colourless_crystal_comes_from_the_player_with_the_most(name):
    table = given(crystals=["CC", "CCCCCCCCC", FULL, "C"], pawns=["w10"], options=edition(name)).play("move w1")
    assert sources(table) == ["seat 3"]


# ---------------------------------------------------------------- ties, oneself, which crystal


@pytest.mark.rule("MOT-SUP-03")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_taker_chooses_among_tied_players(name):
    table = given(crystals=["", "RRR", "RR", "RRR"], pawns=["w10"], options=edition(name)).play("move red")
    assert sources(table) == ["seat 2", "seat 4"]
    table.refuses("take R from seat 3 space 1")
    table.play("take R from seat 4 space 1", "place R at 1")
    assert table.stored(4) == "RR"


@pytest.mark.rule("MOT-SUP-03")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_most_is_judged_anew_for_each_crystal(name):
    table = given(crystals=["", FULL, FULL], pawns=["w10"], options=edition(name)).play("move w1")
    assert sources(table) == ["seat 2", "seat 3"]
    table.play("take C from seat 2 space 1", "place C at 1")
    assert sources(table) == ["seat 3"]
    table.play("take C from seat 3 space 1", "place C at 2")
    assert sources(table) == ["seat 2", "seat 3"]


@pytest.mark.rule("MOT-SUP-04")
@pytest.mark.parametrize("name", EDITIONS)
def test_nobody_takes_from_oneself_even_with_the_most(name):
    table = given(crystals=["RRRRR", "RR", "R"], pawns=["w10"], options=edition(name)).play("move red", "collect")
    assert sources(table) == ["seat 2"]
    table.refuses("take R from seat 1 space 1")


@pytest.mark.rule("MOT-SUP-05")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_taker_chooses_which_crystal_of_that_kind(name):
    table = given(crystals=["RRRR", ".R.C.R..R..R"], pawns=["w10"], options=edition(name)).play("move red", "collect")
    assert table.options() == [f"take R from seat 2 space {n}" for n in (2, 6, 9, 12)]
    assert table.seat == 1  # the loser decides nothing
    table.play("take R from seat 2 space 9")
    assert table.crystals(2) == ".R.C.R.....R"


# ---------------------------------------------------------------- nothing to be had


@pytest.mark.rule("MOT-SUP-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_what_nobody_can_give_is_lost(name):
    table = given(crystals=["RRRRRRRR"], pawns=["w10"], options=edition(name)).play("move red", "collect")
    assert table.stored(1) == "RRRRRRRR"
    assert table.options() == ["exchange", "end"]


@pytest.mark.rule("MOT-SUP-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_rest_of_an_effect_goes_on_when_a_part_is_lost(name):
    table = given(crystals=["RRRRRRRR"], pawns=["w2"], options=edition(name)).play("move w3", "collect")
    table.play("place C at 9")
    assert table.crystals(1) == "RRRRRRRRC..."
    assert table.question == "turn/choose_action"


@pytest.mark.rule("MOT-SUP-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_colourless_crystals_cannot_run_out_for_everybody(name):
    # One grid holds 12 of 24: the others, the cards or the supply always have one.
    table = given(crystals=[FULL, FULL], pawns=["w10"], options=edition(name)).play("move w3")
    table.play("collect", "next C")
    assert sources(table) == ["seat 2"]


# ---------------------------------------------------------------- special spaces


@pytest.mark.rule("MOT-SUP-07")
@pytest.mark.parametrize("name", EDITIONS)
def test_special_spaces_of_grid_2a_are_neither_counted_nor_taken(name):
    table = given(
        grids=["1B", "2A", "3A", "4A"],
        crystals=["CCCCCCCCCC", "CCCCC", "CCCCCC"],
        pawns=["w10"],
        each={"special": [0, 3, 0, 0]},
        options=edition(name),
    )
    assert table.supply("C") == 0
    table.play("move w1", "collect")
    assert sources(table) == ["seat 3"]  # six stored, against five stored and three special
    table.play("take C from seat 3 space 1", "place C at 11")
    assert sources(table) == ["seat 2", "seat 3"]
    assert len(table.options("take C from seat 2")) == 5


# ---------------------------------------------------------------- every gain, payment first


@pytest.mark.rule("MOT-SUP-08")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_resonating_rune_takes_from_others_too(name):
    table = given(crystals=["", FULL, FULL], runes=[["rune6"], [], [], []], pawns=["w10"], options=edition(name)).play(
        "move red", "place R at 1"
    )
    assert sources(table) == ["seat 2", "seat 3"]
    table.play("take C from seat 2 space 12", "place C at 2")
    assert sources(table) == ["seat 3"]


@pytest.mark.rule("MOT-SUP-08")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_exchange_charm_and_the_reserve_take_from_others_too(name):
    charm = given(crystals=["CCCC", "PPPPPP"], pawns=["w10"], options=edition(name)).play("exchange", "colour P")
    assert sources(charm) == ["seat 2"]
    reserve = given(
        grids=["2A", "1A", "3A", "4A"],
        crystals=["", "PPPPPP"],
        pawns=["w10"],
        each={"special": [3, 0, 0, 0]},
        options=edition(name),
    ).play("reserve 1", "colour P")
    assert sources(reserve) == ["seat 2"]


@pytest.mark.rule("MOT-SUP-08")
def test_the_reward_of_grid_4a_takes_from_others_too():
    table = given(grids=["4A", "1A", "2A", "3A"], crystals=["Y.Y..R", FULL, FULL], pawns=["w10"]).play(
        "move red", "break red L3 with 1+3+6"
    )
    assert sources(table) == ["seat 2", "seat 3"]


@pytest.mark.rule("MOT-SUP-08")
def test_the_extra_crystal_of_grid_1a_takes_from_others_too():
    table = given(grids=["1A", "2A", "3A", "4A"], crystals=["", FULL, "CCCCCCCCCCC"], pawns=["w4"]).play("move w5")
    table.play("place C at 1")
    assert sources(table) == ["seat 2"]


@pytest.mark.rule("MOT-SUP-09")
@pytest.mark.parametrize("name", EDITIONS)
def test_crystals_just_paid_are_in_the_supply_for_the_gain(name):
    table = given(crystals=["GGGGGG"], pawns=["w10"], options=edition(name))
    table.play("exchange", "pay 1", "pay 2", "pay 3", "pay 4", "colour G")
    assert table.options("take") == []
    table.play("place G at 7")
    assert table.stored(1) == "GGG"
    assert table.supply("G") == 3


@pytest.mark.rule("MOT-SUP-09")
def test_crystals_paid_for_a_conversion_can_be_gained_by_it():
    table = given(crystals=["GGGGGG"], pawns=["w5"]).play("move w6", "collect", "convert", "pay 1", "pay 2", "pay 3")
    assert "colour G" in table.options()
    table.play("colour G", "place G at 1", "colour P", "place P at 2")
    assert table.stored(1) == "GGGGP"
