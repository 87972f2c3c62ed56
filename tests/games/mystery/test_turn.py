"""A turn: move, then collect or break a curse, with free effects around both; rounds; what is open and hidden."""

import json
from pathlib import Path
from typing import Any

import pytest

from antechamber.match import LogError, Match
from tests.games.mystery.given import Table, given, mystery

EDITIONS = ["en", "pl"]
CHAIN = "Y.Y..R"  # breaks box L3 of the red temple from the spaces 1, 3 and 6
SHARED = ["CC.", "CC.", "CC.", "CC."]


def end_of_round(**more):
    """Seat 4, last in turn order, stands before its only option: an exchange card and nothing to exchange."""
    return given(pawns=["w1", "w2", "w3", "w6"], at="turn/choose_action", seat=4, **more)


def seen_by(table, seat) -> dict[str, Any]:
    """What a seat may know, counted from 1; 0 is a spectator."""
    data: dict[str, Any] = table.state.view(seat - 1).data()
    return data


# ---------------------------------------------------------------- move, then act


@pytest.mark.rule("MOT-TURN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_is_a_move_and_then_a_collection_or_a_broken_curse(edition):
    table = given(crystals=[CHAIN], pawns=["w10"], options={"edition": edition})
    assert table.options("collect") == []
    assert table.options("break") == []
    assert "end" not in table.options()
    table.play("move red")
    assert table.options() == ["collect", "break red L3 with 1+3+6", "switch"]
    assert "end" not in table.options()


@pytest.mark.rule("MOT-TURN-01")
def test_nobody_may_skip_the_move_or_the_action():
    table = given(crystals=[CHAIN], pawns=["w10"])
    assert "MOT-MOVE-02" in table.refuses("end")
    table.play("move red")
    assert "MOT-TURN-01" in table.refuses("end")


@pytest.mark.rule("MOT-TURN-01")
def test_only_the_seat_whose_turn_it_is_decides():
    table = given(seat=2)
    for seat in (1, 3, 4):
        assert "seat 2 is to answer" in table.refuses("move w1", seat=seat)


@pytest.mark.rule("MOT-TURN-04")
@pytest.mark.rule("MOT-BREAK-07")
def test_after_a_collection_no_curse_is_broken_and_nothing_more_collected():
    table = given(crystals=[CHAIN], pawns=["w10"]).play("move red", "collect", "place R at 12")
    assert table.options() == ["switch", "exchange", "end"]


@pytest.mark.rule("MOT-TURN-04")
def test_after_a_broken_curse_nothing_is_collected_and_no_other_curse_broken():
    crystals = "Y.Y..RY.Y..R"
    table = given(crystals=[crystals], pawns=["w10"], boxes={"red": {"L4": 2}}).play("move red")
    table.play("break red L3 with 1+3+6")
    assert table.stored(1) == "RYY"
    assert table.options() == ["switch", "end"]


@pytest.mark.rule("MOT-TURN-04")
@pytest.mark.rule("MOT-GRID-1B-1")
def test_grid_1b_collects_once_and_breaks_once_and_never_again():
    # Two chains for two free boxes of the red temple: yellow-yellow-red and, from the right, blue-blue-yellow.
    crystals = "Y.Y..R.B.B.Y"
    table = given(grids=["1B", "2A", "3A", "4A"], crystals=[crystals], pawns=["w10"]).play("move red")
    assert table.options("break") == ["break red L3 with 1+3+6"]
    table.play("collect", "place R at 2")
    assert "collect" not in table.options()
    table.play("break red L3 with 1+3+6")
    assert table.options("break") == []
    assert "collect" not in table.options()
    assert "end" in table.options()


# ---------------------------------------------------------------- free effects


@pytest.mark.rule("MOT-TURN-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_charms_may_be_used_before_the_move_before_the_action_and_after_it(edition):
    table = given(crystals=["CCCCCCCCCRY"], pawns=["w10"], options={"edition": edition})
    table.play("switch", "pay 1", "swap 2", "with 10")
    assert table.question == "turn/choose_move"
    table.play("exchange", "pay 3", "pay 4", "pay 5", "pay 6", "colour G", "place G at 12")
    assert table.question == "turn/choose_move"
    table.play("move red")
    table.play("switch", "pay 7", "swap 2", "with 12")
    assert {"collect", "switch", "exchange"} <= set(table.options())
    table.play("collect", "place R at 1")
    assert {"switch", "exchange", "end"} == set(table.options())
    table.play("exchange", "pay 1", "pay 2", "pay 8", "pay 9", "colour P", "place P at 3")
    assert table.options() == ["switch", "exchange", "end"]
    table.play("end")
    assert table.seat == 2


@pytest.mark.rule("MOT-TURN-02")
@pytest.mark.rule("MOT-GRID-2A-2")
def test_the_reserve_of_grid_2a_is_open_in_every_window_as_often_as_wanted_in_english():
    table = given(grids=["2A", "1A", "3A", "4A"], pawns=["w10"], each={"special": [3, 0, 0, 0]})
    table.play("reserve 1", "colour R", "place R at 1", "move red")
    table.play("reserve 1", "colour Y", "place Y at 2")
    table.play("collect", "place R at 3")
    table.play("reserve 1", "colour B", "place B at 4")
    assert table.options("reserve") == []
    assert table.crystals(1) == "RYRB........"


@pytest.mark.rule("MOT-TURN-02")
@pytest.mark.rule("MOT-GRID-2A-2")
def test_the_reserve_of_grid_2a_is_open_once_a_turn_in_polish():
    table = given(
        grids=["2A", "1A", "3A", "4A"],
        pawns=["w10"],
        each={"special": [3, 0, 0, 0]},
        options={"edition": "pl"},
    )
    table.play("reserve 1", "colour R", "place R at 1")
    assert table.options("reserve") == []
    table.play("move red")
    assert table.options("reserve") == []
    again = given(
        grids=["2A", "1A", "3A", "4A"],
        pawns=["w10"],
        each={"special": [2, 0, 0, 0]},
        options={"edition": "pl"},
    )
    assert again.options("reserve") == ["reserve 1", "reserve 2"]  # next turn


@pytest.mark.rule("MOT-TURN-02")
@pytest.mark.rule("MOT-GRID-1B-1")
def test_with_grid_1b_charms_may_come_between_the_two_actions():
    table = given(grids=["1B", "2A", "3A", "4A"], crystals=["Y.R..YCCC"], pawns=["w10"]).play("move red")
    assert table.options("break") == []
    table.play("collect", "place R at 12")
    table.play("switch", "pay 7", "swap 3", "with 6")
    assert table.options("break") == ["break red L3 with 1+3+6"]


@pytest.mark.rule("MOT-TURN-02")
def test_no_free_effect_comes_into_a_payment_a_gain_or_a_placement():
    table = given(crystals=["CCCCCRYY"], pawns=["w10"]).play("exchange")
    assert {text.split()[0] for text in table.options()} == {"pay"}
    table.play("pay 1", "pay 2", "pay 3", "pay 4")
    assert {text.split()[0] for text in table.options()} == {"colour"}
    table.play("colour B")
    assert {text.split()[0] for text in table.options()} == {"place"}
    table.play("place B at 1").play("switch")
    assert {text.split()[0] for text in table.options()} == {"pay"}
    table.play("pay 5")
    assert {text.split()[0] for text in table.options()} == {"swap"}


@pytest.mark.rule("MOT-TURN-02")
def test_charms_are_for_the_own_turn_only():
    table = given(crystals=["CCCCRY", "CCCCRY"], pawns=["w10", "w1"])
    assert "seat 1 is to answer" in table.refuses("exchange", seat=2)


# ---------------------------------------------------------------- the end of a turn


@pytest.mark.rule("MOT-TURN-03")
def test_a_turn_with_charms_left_is_ended_in_words():
    table = given(crystals=["CCRY"], pawns=["w10"]).play("move red", "collect", "place R at 12")
    assert table.seat == 1
    table.play("end")
    assert table.seat == 2


@pytest.mark.rule("MOT-TURN-03")
@pytest.mark.rule("MOT-DEC-02")
def test_a_turn_with_nothing_left_to_do_ends_by_itself():
    table = given(pawns=["w10"], crystals=["C"]).play("move red", "place R at 12")
    assert table.stored(1) == "CR"
    assert table.seat == 2


@pytest.mark.rule("MOT-DEC-02")
def test_a_single_option_is_not_asked_about():
    table = given(pawns=["w5"]).play("move w6")  # nothing to convert: collect and end are the only options
    assert table.seat == 2
    full = given(pawns=["w10"], crystals=["CCCCCCCCCCC"]).play("move red", "collect")
    assert full.stored(1) == "CCCCCCCCCCCR"  # one empty space, so the crystal goes there


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("MOT-TURN-05")
def test_a_round_is_one_turn_of_everybody_and_the_start_player_never_changes():
    table = given(pawns=["w5", "w6", "w9", "w10"], start=3, seat=3)
    seats = []
    while table.data["round"] < 4:
        seats.append(table.seat)
        table.play(table.options("move")[0])
        while table.seat == seats[-1]:
            table.play(table.options()[-1])
    assert seats == [3, 4, 1, 2] * 3
    assert table.data["start"] == 3


@pytest.mark.rule("MOT-TURN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_ends_before_the_start_players_next_turn(players):
    last = players - 1
    pawns = ["w1", "w2", "w3", "w5"][:players]
    pawns[last - 1] = "w6"
    table = given(players, pawns=pawns, at="turn/choose_action", seat=last, start=players)
    assert table.seat == players
    assert table.data["round"] == 2


# ---------------------------------------------------------------- the cap


@pytest.mark.rule("MOT-TERM-01")
def test_the_agreed_round_is_the_last_and_the_game_says_why():
    table = end_of_round(round=7, options={"max_rounds": 7}, points=[3, 8, 5, 0])
    assert table.state.over()
    assert table.state.capped()
    assert table.state.winners() == [1]
    assert "ended_by_cap" in table.data["now"]


@pytest.mark.rule("MOT-TERM-01")
def test_before_the_agreed_round_play_goes_on():
    table = end_of_round(round=6, options={"max_rounds": 7})
    assert not table.state.over()
    assert table.data["round"] == 7
    assert table.seat == 1
    third = given(pawns=["w1", "w2", "w6", "w9"], at="turn/choose_action", seat=3, round=7, options={"max_rounds": 7})
    assert not third.state.over()
    assert third.seat == 4


@pytest.mark.rule("MOT-TERM-01")
def test_the_cap_is_a_hundred_rounds_unless_agreed_otherwise():
    assert not end_of_round(round=99).state.over()
    assert end_of_round(round=100).state.capped()
    without = end_of_round(round=100, options={"max_rounds": 0})
    assert not without.state.over()
    assert without.data["round"] == 101


@pytest.mark.rule("MOT-TERM-01")
def test_a_capped_game_is_scored_like_any_other():
    table = end_of_round(
        round=1,
        options={"max_rounds": 1},
        objectives=["red"],
        boxes={"red": {"L3": 2}},
        runes=[["rune6", "rune5"], [], [], []],
    )
    assert [table.score(seat) for seat in (1, 2, 3, 4)] == [2, 4, 0, 0]


@pytest.mark.rule("MOT-TERM-01")
def test_a_fifth_marker_in_the_last_agreed_round_ends_the_game_by_itself():
    table = end_of_round(
        round=7,
        options={"max_rounds": 7},
        boxes={"red": {"L3": 1, "L4": 1, "M5": 1, "R4": 1, "R3": 1}},
        now=["ending"],
    )
    assert table.state.over()
    assert not table.state.capped()


@pytest.mark.rule("MOT-TERM-01")
def test_a_whole_game_of_one_round_has_one_turn_each():
    table = Table(mystery.start(3, "short", {"max_rounds": 1, "start_player": 1}))
    seats = []
    while not table.state.over():
        if table.question == "turn/choose_move":
            seats.append(table.seat)
        table.play(table.options()[0])
    assert seats == [1, 2, 3]
    assert table.state.capped()
    assert len(table.state.winners()) == 1


# ---------------------------------------------------------------- cheapest way


@pytest.mark.rule("MOT-DEC-01")
def test_of_a_cheap_and_a_dear_way_only_the_cheap_one_is_offered():
    blocked = given(pawns=["w1", "red", "yellow", "blue"], crystals=["CCCCCC"])
    assert blocked.options("move green") == ["move green"]  # also 3 spaces, or 5 for three crystals
    assert blocked.options("move purple") == ["move purple"]
    flying = given(grids=["3B", "1A", "2A", "4A"], pawns=["w1"], crystals=["CCC"])
    assert flying.options("move w5") == ["move w5"]
    assert flying.options("move w6") == ["move w6"]


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("MOT-INFO-01")
def test_everybody_sees_everything_but_what_the_face_down_runes_are():
    one = given(crystals=SHARED, chance={"seed": "one"})
    other = given(crystals=SHARED, chance={"seed": "another"})
    for seat in (0, 1, 2, 3, 4):
        seen = seen_by(one, seat)
        assert seen == seen_by(other, seat)
        assert "chance" not in seen
        assert "stack" not in seen
        assert [player["crystals"][:2] for player in seen["players"]] == ["CC"] * 4
        assert {k: v for k, v in seen.items() if k not in ("seat", "ask")} == {
            k: v for k, v in seen_by(one, 1).items() if k not in ("seat", "ask")
        }


@pytest.mark.rule("MOT-INFO-01")
def test_which_rune_turns_up_next_is_settled_by_chance_alone():
    def turned_up(seed):
        table = given(crystals=[CHAIN], pawns=["w10"], chance={"seed": seed}).play(
            "move red", "break red L3 with 1+3+6"
        )
        return table.data["piles"]["red"]["face_up"]

    assert {turned_up(f"seed {n}") for n in range(40)} == {"rune6", "rune5", "rune4", "rune3", "rune2"}


@pytest.mark.rule("MOT-INFO-01")
def test_a_rune_that_was_turned_up_stays_open():
    table = given(crystals=[CHAIN], pawns=["w10"]).play("move red", "break red L3 with 1+3+6")
    for seat in (1, 2, 3, 4):
        seen = seen_by(table, seat)
        assert seen["players"][0]["runes"] == ["rune6"]
        assert seen["piles"]["red"] == table.data["piles"]["red"]


@pytest.mark.rule("MOT-INFO-01")
def test_fifteen_cards_are_unseen_at_the_start():
    table = Table(mystery.start(4, "unseen", {}))
    assert sum(seen_by(table, 1)["unseen"].values()) == 15


@pytest.mark.rule("MOT-INFO-02")
def test_a_player_may_know_how_many_cards_of_each_type_are_unseen():
    table = given(runes=[["rune2"], [], [], []])
    # Face up are two of type 6 and one each of the types 5, 4 and 3.
    assert seen_by(table, 2)["unseen"] == {"rune6": 4, "rune5": 4, "rune4": 3, "rune3": 2, "rune2": 1}


@pytest.mark.rule("MOT-INFO-02")
def test_an_imagined_future_keeps_the_table_and_shuffles_what_is_unseen():
    table = given(crystals=[CHAIN], pawns=["w10"]).play("move red")
    turned = set()
    for n in range(40):
        world = Table(table.state.view(0).imagine(f"world {n}"))
        assert seen_by(world, 1) == seen_by(table, 1)
        turned.add(world.play("break red L3 with 1+3+6").data["piles"]["red"]["face_up"])
    assert turned == {"rune6", "rune5", "rune4", "rune3", "rune2"}
    assert table.data["piles"]["red"]["face_up"] == "rune6"


# ---------------------------------------------------------------- equal positions


def turn_after(*answers, edition="en"):
    """A turn with a collection and an Exchange Charm, in one order or another."""
    table = given(pawns=["w2", "w5", "w6", "w8"], crystals=["YYYYCCCC", "", "", ""], options={"edition": edition})
    for answer in answers:
        if not answer.startswith("pay") or answer in table.options():  # the rest of a payment may be without a choice
            table.play(answer)
    return table


@pytest.mark.rule("MOT-GAIN-07")
@pytest.mark.rule("MOT-CHARM-03")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_space_is_fresh_only_as_long_as_something_is_gained(edition):
    """The same turn in two orders leads to the same position, with the same key."""
    exchange = ["exchange", "pay 5", "pay 6", "pay 7", "pay 8", "colour P", "place P at 5"]
    collect = ["collect", "place C at 11", "place R at 12"]
    before = turn_after("move w3", *exchange, *collect, edition=edition)
    after = turn_after("move w3", *collect, *exchange, edition=edition)
    assert before.data == after.data
    assert "fresh" not in after.data
    assert before.state.key() == after.state.key()
    before.play("end")
    after.play("end")
    assert before.state.key() == after.state.key()


@pytest.mark.rule("MOT-GAIN-07")
def test_spaces_are_fresh_while_a_collection_lasts():
    table = turn_after("move w3", "collect", "place C at 11")
    assert table.data["fresh"] == [11]
    table.play("place R at 12")
    assert "fresh" not in table.data


@pytest.mark.rule("MOT-GRID-2A-2")
def test_that_the_reserve_was_used_is_remembered_only_where_it_can_be_used_once():
    for edition, remembered in (("en", False), ("pl", True)):
        table = given(
            pawns=["w2", "w5", "w6", "w8"],
            crystals=["C", "", "", ""],
            grids=["2A", "1A", "3A", "4A"],
            each={"special": [3, 0, 0, 0]},
            options={"edition": edition},
        )
        table.play("reserve 1", "colour R", "place R at 2")
        assert ("reserved" in table.data["now"]) == remembered
        assert bool(table.options("reserve")) == (not remembered)


@pytest.mark.rule("MOT-GRID-1A-1")
def test_that_grid_1a_gave_its_bonus_is_remembered_only_where_it_gives_it_once():
    for reading in ("per_crystal", "per_collect"):
        table = given(
            pawns=["w2", "w5", "w6", "w8"],
            crystals=["", "", "", ""],
            grids=["1A", "2A", "3A", "4A"],
            options={"grid1a_bonus": reading},
        )
        table.play("move w3", "place C at 1", "place C at 2")
        assert table.data["now"] == ["collected", "collecting", *(["bonus"] if reading == "per_collect" else [])]


def test_a_game_of_rules_version_1_goes_on_although_its_keys_counted_what_was_over():
    """It has an Exchange, a reserve and a grid that nobody drafted; and it keeps the readings of its table."""
    log = json.loads(Path(__file__).with_name("version-1.json").read_text(encoding="utf-8"))
    match = Match.from_log(mystery, log)
    assert match.log == log["log"]
    assert match.state.key() != int(match.key(), 16), "the same position has another key in a new game"
    assert match.options["grid1a_bonus"] == "per_collect"
    assert not match.over
    log["log"][80]["key"] = log["log"][79]["key"]
    with pytest.raises(LogError, match="log entry 81"):
        Match.from_log(mystery, log)
