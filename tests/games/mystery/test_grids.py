"""The eight crystal grids of the advanced game (MOT-GRID)."""

from typing import Any

import pytest

from tests.games.mystery.given import FACE_UP, Table, given, mystery

EDITIONS = ["en", "pl"]
CHAIN = "Y.Y..R"  # breaks L3 of the red temple with spaces 1, 3 and 6


def grids(mine, n=4):
    """My grid, and others for the rest of the table."""
    others = [grid for grid in ["1A", "2A", "3A", "4A"] if grid[0] != mine[0]]
    return [mine, *others][:n]


def drafting(players=4, seed="draft", **options):
    """A table at the draft; seat 1 starts, so the last seat drafts first."""
    return Table(mystery.start(players, seed, {"mode": "advanced", "start_player": 1, **options}))


# ---------------------------------------------------------------- which sides are offered


@pytest.mark.rule("MOT-SETUP-22")
@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({"grid_pool": "A"}, {"1A", "2A", "3A", "4A"}),
        ({"grid_pool": "B"}, {"1B", "2B", "3B", "4B"}),
        ({"grid_pool": "custom", "grid_sides": "ABBA"}, {"1A", "2B", "3B", "4A"}),
        ({"grid_pool": "choose"}, {"1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B"}),
        ({}, {"1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B"}),
        ({"edition": "pl"}, {"1A", "2A", "3A", "4A"}),
    ],
)
def test_the_table_decides_which_sides_are_drafted(options, offered):
    assert {option.split()[1] for option in drafting(**options).options("draft")} == offered


@pytest.mark.rule("MOT-SETUP-22")
def test_a_random_pool_offers_one_side_of_each_grid():
    pools = [drafting(seed=str(seed), grid_pool="random").options("draft") for seed in range(40)]
    assert all([option.split()[1][0] for option in sorted(pool)] == ["1", "2", "3", "4"] for pool in pools)
    assert {option for pool in pools for option in pool} == {f"draft {n}{side}" for n in range(1, 5) for side in "AB"}


@pytest.mark.rule("MOT-SETUP-22")
def test_who_takes_one_side_of_a_grid_takes_the_other_out_of_the_draft():
    table = drafting(grid_pool="choose").play("draft 4B")
    assert {option.split()[1] for option in table.options("draft")} == {"1A", "2A", "3A", "1B", "2B", "3B"}


# ---------------------------------------------------------------- grid 1A


@pytest.mark.rule("MOT-GRID-1A-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "per_collect", "per_crystal"),
    [("w1", "CCCC", "CCCCCC"), ("w3", "CCR", "CCR"), ("w7", "CCCC", "CCCCCC"), ("w9", "BCC", "BCC"), ("red", "R", "R")],
)
def test_grid_1a_adds_a_colourless_crystal_to_a_collection_or_to_each_crystal(card, per_collect, per_crystal, edition):
    for reading, expected in [("per_collect", per_collect), ("per_crystal", per_crystal)]:
        table = given(grids=grids("1A"), options={"edition": edition, "grid1a_bonus": reading}).play(f"move {card}")
        table.stow()
        assert table.stored(1) == expected


@pytest.mark.rule("MOT-GRID-1A-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_default_grid_1a_gives_one_more_for_each_colourless_crystal(edition):
    assert given(grids=grids("1A"), options={"edition": edition}).play("move w1").stow().stored(1) == "CCCCCC"


@pytest.mark.rule("MOT-GRID-1A-1")
def test_grid_1a_has_no_effect_in_the_basic_game_or_for_others():
    assert given().play("move w1").stow().stored(1) == "CCC"
    assert given(grids=["2A", "1A", "3A", "4A"]).play("move w1").stow().stored(1) == "CCC"


@pytest.mark.rule("MOT-GRID-1A-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_extra_crystal_comes_directly_after_the_first_colourless_one(edition):
    # there is room for two of the three crystals: when red comes, both colourless ones are there
    table = given(crystals=["BBBBBBBBYY"], grids=grids("1A"), options={"edition": edition}).play("move w3", "collect")
    table.play(*(["next C"] if edition == "en" else []), "place C at 11")
    assert table.crystals(1) == "BBBBBBBBYYCC"
    assert {"return R", "replace 11 with R", "replace 12 with R"} <= set(table.options())


@pytest.mark.rule("MOT-GRID-1A-1")
@pytest.mark.parametrize(("reading", "expected"), [("per_collect", "CCCCCC"), ("per_crystal", "CCCCCCCCCC")])
def test_card_and_resonances_of_a_collection_count_together(reading, expected):
    table = given(runes=[["rune6", "rune6"]], grids=grids("1A"), options={"grid1a_bonus": reading}).play("move w1")
    assert table.stow().stored(1) == expected


@pytest.mark.rule("MOT-GRID-1A-1")
@pytest.mark.parametrize(("reading", "expected"), [("per_collect", "CCCR"), ("per_crystal", "CCCCR")])
def test_a_resonance_can_be_what_calls_for_the_extra_crystal(reading, expected):
    table = given(runes=[["rune6"]], grids=grids("1A"), options={"grid1a_bonus": reading}).play("move red")
    assert table.stow().stored(1) == expected


@pytest.mark.rule("MOT-GRID-1A-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_extra_crystal_of_an_upgrade_rune_can_be_used_in_the_upgrade(edition):
    table = given(runes=[["rune4"]], grids=grids("1A"), options={"edition": edition})
    table.play("move w2", "place C at 1", "place C at 2", "cover w2 1", "pay 1", "cover w2 2").stow()
    assert table.stored(1) == "RY"
    assert table.data["mana"]["w2"] == "CC..."


@pytest.mark.rule("MOT-GRID-1A-1")
def test_grid_1a_gives_anew_in_each_collection():
    once = {"grid1a_bonus": "per_collect"}
    table = given(2, crystals=["C"], pawns=["w10", "w8"], grids=["1A", "2A"], neutral="red", options=once)
    table.play("move w1").stow()
    assert table.stored(1) == "CCCCC"
    table.play("end", "move w10")
    assert table.seat == 1
    table.play("move w3", "collect").stow()
    assert table.stored(1) == "CCCCCCCR"


@pytest.mark.rule("MOT-GRID-1A-1")
def test_the_starting_crystals_call_for_no_extra_one():
    table = drafting(2, grid_pool="A").play("draft 2A", "draft 1A").stow()
    assert table.stored(1) == "CC"


@pytest.mark.rule("MOT-GRID-1A-1")
def test_a_colourless_crystal_that_overflows_calls_for_the_extra_one():
    english = given(crystals=["RRRRYYYYBBBB"], grids=grids("1A")).play("move w3", "collect", "return C")
    assert "return C" in english.options()  # the extra one; red is still to come
    english.play("replace 5 with C", "return R")
    assert english.crystals(1) == "RRRRCYYYBBBB"
    polish = given(crystals=["RRRRYYYYBBB"], grids=grids("1A"), options={"edition": "pl"}).play("move w3", "collect")
    assert polish.crystals(1) == "RRRRYYYYBBBC"  # and the extra one has gone back to the supply
    assert polish.supply("C") == 23
    assert set(polish.options()) == {"return R", "replace 12 with R"}


@pytest.mark.rule("MOT-GRID-1A-1")
def test_the_extra_crystal_is_taken_from_the_richest_player_when_there_is_no_other():
    table = given(crystals=["", "C" * 11, "C" * 10], each={"special": [0, 3, 0, 0]}, grids=["1A", "2A", "3A", "4A"])
    assert table.supply("C") == 0
    table.play("move w3", "take C from seat 2 space 1", "place C at 1")
    assert {option.split()[4] for option in table.options("take C")} == {"2", "3"}  # now they have ten each
    table.play("take C from seat 3 space 10", "place C at 2", "place R at 3")
    assert table.stored(1) == "CCR"
    assert (table.stored(2), table.stored(3)) == ("C" * 10, "C" * 9)


@pytest.mark.rule("MOT-GRID-1A-1")
def test_the_extra_crystal_is_taken_from_an_upgrade_card_when_the_supply_is_empty():
    table = given(crystals=["", "C" * 11, "C" * 10], mana={"w8": "CC..."}, grids=["1A", "2A", "3A", "4A"])
    assert table.supply("C") == 1
    table.play("move w3", "place C at 1")
    assert table.options() == ["take C from w8 1", "take C from w8 2"]
    table.play("take C from w8 2").stow()
    assert table.stored(1) == "CCR"
    assert table.data["mana"]["w8"] == "C...."


@pytest.mark.rule("MOT-GRID-1A-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("runes", [[], ["rune2"], ["rune2", "rune2"]])
def test_with_grid_1a_the_exchange_charm_costs_three_whatever_runes_there_are(runes, edition):
    table = given(crystals=["CCC"], runes=[runes], grids=grids("1A"), options={"edition": edition})
    table.play("exchange", "colour P", "place P at 6")
    assert table.stored(1) == "P"
    fewer = given(crystals=["CC"], runes=[runes], grids=grids("1A"), options={"edition": edition})
    assert fewer.options("exchange") == []


@pytest.mark.rule("MOT-GRID-1A-2")
def test_grid_1a_gives_no_discount_in_the_basic_game_or_to_others():
    assert given(crystals=["CCC"]).options("exchange") == []
    assert given(crystals=["CCC"], grids=["2A", "1A", "3A", "4A"]).options("exchange") == []


# ---------------------------------------------------------------- grid 2A


@pytest.mark.rule("MOT-GRID-2A-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_drafts_grid_2a_gets_three_colourless_crystals_at_once(edition):
    table = drafting(3, edition=edition, grid_pool="A").play("draft 2A")
    assert table.player(3)["special"] == 3
    assert table.crystals(3) == "............"
    assert table.supply("C") == 21
    assert table.question == "draft/choose_grid"


@pytest.mark.rule("MOT-GRID-2A-1")
def test_the_basic_game_leaves_the_special_spaces_of_2a_empty():
    table = given(2, seat=2)
    assert table.player(2)["grid"] == "2A"
    assert "special" not in table.player(2)
    assert table.options("reserve") == []


@pytest.mark.rule("MOT-GRID-2A-2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_crystal_removed_from_the_special_spaces_gives_one_of_any_colour(number):
    table = given(grids=grids("2A"), each={"special": [3, 0, 0, 0]})
    assert table.options("reserve") == ["reserve 1", "reserve 2", "reserve 3"]
    table.play(f"reserve {number}")
    assert table.supply("C") == 21 + number  # all are removed before the first is gained
    for space in range(1, number + 1):
        assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
        table.play("colour G", f"place G at {space}")
    assert table.stored(1) == "G" * number
    assert table.player(1).get("special", 0) == 3 - number
    assert table.moves() != {}


@pytest.mark.rule("MOT-GRID-2A-2")
def test_the_english_grid_2a_may_be_used_several_times_a_turn():
    table = given(grids=grids("2A"), each={"special": [3, 0, 0, 0]})
    table.play("reserve 1", "colour R", "place R at 1")
    assert table.options("reserve") == ["reserve 1", "reserve 2"]
    table.play("reserve 2", "colour R", "place R at 2", "colour B", "place B at 3")
    assert table.stored(1) == "BRR"
    assert table.options("reserve") == []


@pytest.mark.rule("MOT-GRID-2A-2")
def test_the_polish_grid_2a_is_used_once_a_turn():
    table = given(2, grids=["2A", "1A"], each={"special": [3, 0]}, options={"edition": "pl"}, pawns=["w1", "w6"])
    table.play("reserve 1", "colour R", "place R at 1")
    assert table.options("reserve") == []
    table.play("move w2")
    assert table.options("reserve") == []
    table.play("move w8")  # the other player
    assert table.seat == 1
    assert table.options("reserve") == ["reserve 1", "reserve 2"]


@pytest.mark.rule("MOT-GRID-2A-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_2a_works_before_and_after_the_move_and_after_the_action(edition):
    def table():
        return given(grids=grids("2A"), each={"special": [1, 0, 0, 0]}, options={"edition": edition})

    assert table().options("reserve") == ["reserve 1"]
    moved = table().play("move red")
    assert moved.options() == ["collect", "reserve 1"]
    acted = moved.play("collect", "place R at 1")
    assert acted.options() == ["reserve 1", "end"]
    acted.play("reserve 1", "colour R", "place R at 2")
    assert acted.stored(1) == "RR"


@pytest.mark.rule("MOT-GRID-2A-2")
def test_a_reserve_crystal_can_complete_a_chain_in_the_same_turn():
    table = given(crystals=["Y.Y"], grids=grids("2A"), each={"special": [1, 0, 0, 0]}).play("move red")
    assert table.options("break") == []
    table.play("reserve 1", "colour R", "place R at 6", "break red L3 with 1+3+6")
    assert table.score(1) == 3


@pytest.mark.rule("MOT-GRID-2A-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_special_spaces_pay_for_nothing_else(edition):
    options = {"edition": edition}
    table = given(crystals=["C"], pawns=["w10"], grids=grids("2A"), each={"special": [3, 0, 0, 0]}, options=options)
    assert table.options("exchange") == []
    assert max(table.moves().values()) == 1
    conversion = given(crystals=["CC"], grids=grids("2A"), each={"special": [3, 0, 0, 0]}, options=options)
    conversion.play("move w6", "collect")
    assert conversion.stored(1) == "CC"
    assert conversion.options() == ["reserve 1", "reserve 2", "reserve 3", "end"]


@pytest.mark.rule("MOT-GRID-2A-3")
def test_special_spaces_are_outside_the_limit_of_twelve():
    table = given(crystals=["CCCCCCCCCCC"], grids=grids("2A"), each={"special": [3, 0, 0, 0]}).play("reserve 1")
    table.play("colour R")  # to the only empty space
    assert len(table.stored(1)) == 12
    assert table.player(1)["special"] == 2


@pytest.mark.rule("MOT-GRID-2A-3")
def test_gained_crystals_never_go_to_the_special_spaces():
    table = given(grids=grids("2A"), each={"special": [1, 0, 0, 0]}).play("move w1", "collect").stow()
    assert table.player(1)["special"] == 1
    assert table.stored(1) == "CCC"


@pytest.mark.rule("MOT-GRID-2A-3")
@pytest.mark.parametrize("specials", [0, 1])
def test_special_spaces_count_as_remaining_colourless_crystals_in_a_tie(specials):
    # seat 4 has one colourless crystal in store and would win the tie as the later player
    table = given(
        crystals=["", "", "C", "C"],
        grids=["1A", "3A", "2A", "4A"],
        each={"special": [0, 0, specials, 0]},
        options={"max_rounds": 1},
        seat=4,
    )
    table.play("move w6")
    assert table.over
    assert table.winner == (3 if specials else 4)


@pytest.mark.rule("MOT-GRID-2A-4")
def test_the_literal_polish_2a_puts_its_three_crystals_on_the_grid():
    table = drafting(2, edition="pl", grid2a_scope="whole_grid").play("draft 2A")
    assert (table.seat, len(table.options("place C"))) == (2, 12)
    table.play("place C at 12", "place C at 1", "place C at 6")
    assert table.crystals(2) == "C....C.....C"
    assert "special" not in table.player(2)
    assert table.supply("C") == 21
    assert table.options("draft") == ["draft 1A", "draft 3A", "draft 4A"]
    table.play("draft 1A").stow()
    assert table.stored(2) == "CCCCC"
    assert table.stored(1) == "CC"


@pytest.mark.rule("MOT-GRID-2A-4")
def test_the_literal_polish_2a_exchanges_any_colourless_crystals_of_the_grid_once_a_turn():
    options = {"edition": "pl", "grid2a_scope": "whole_grid"}
    table = given(crystals=["CRC..C.C"], grids=grids("2A"), options=options)
    assert table.options("reserve") == ["reserve"]
    table.play("reserve")
    assert table.options() == ["give 1", "give 3", "give 6", "give 8"]  # red is not colourless
    table.refuses("stop")
    table.play("give 3")
    assert table.options() == ["give 6", "give 8", "stop"]
    table.play("give 8")
    assert table.supply("C") == 22
    assert table.crystals(1) == "CR...C......"
    table.play("colour G", "place G at 3", "colour G", "place G at 4")
    assert table.crystals(1) == "CRGG.C......"
    assert table.options("reserve") == []
    assert table.moves() != {}


@pytest.mark.rule("MOT-GRID-2A-4")
def test_the_literal_polish_2a_can_exchange_collected_crystals_turn_after_turn():
    options = {"edition": "pl", "grid2a_scope": "whole_grid"}
    table = given(2, grids=["2A", "1A"], options=options, pawns=["w10", "w5"], neutral="green")
    assert table.options("reserve") == []
    table.play("move w1").stow().play("reserve", "give 1", "give 2", "give 3")
    table.play("colour R", "place R at 1", "colour R", "place R at 2", "colour Y", "place Y at 3")
    assert table.stored(1) == "RRY"


@pytest.mark.rule("MOT-GRID-2A-4")
@pytest.mark.rule("MOT-GRID-2A-5")
def test_the_crystals_of_the_literal_polish_2a_may_be_left_out():
    options = {"edition": "pl", "grid2a_scope": "whole_grid"}
    table = given(crystals=["CC"], grids=grids("2A"), options=options).play("reserve", "give 1", "give 2")
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P", "no colour"]
    table.play("no colour", "colour B", "place B at 1")
    assert table.stored(1) == "B"


@pytest.mark.rule("MOT-GRID-2A-5")
def test_polish_players_may_leave_out_each_crystal_that_2a_gives():
    def table():
        return given(grids=grids("2A"), each={"special": [3, 0, 0, 0]}, options={"edition": "pl"}).play("reserve 3")

    assert table().options() == ["colour R", "colour Y", "colour B", "colour G", "colour P", "no colour"]
    nothing = table().play("no colour", "no colour", "no colour")
    assert nothing.stored(1) == ""
    assert nothing.supply("C") == 24
    assert nothing.options("reserve") == []
    some = table().play("colour R", "place R at 1", "no colour", "colour R", "place R at 2")
    assert some.stored(1) == "RR"


@pytest.mark.rule("MOT-GRID-2A-5")
def test_english_players_take_each_crystal_that_2a_gives():
    table = given(grids=grids("2A"), each={"special": [3, 0, 0, 0]}).play("reserve 3")
    table.refuses("no colour")


# ---------------------------------------------------------------- grid 3A


def unscored(rune):
    """The rune that grid 3A started with, for the first seat."""
    return {"unscored": [rune, None, None, None]}


@pytest.mark.rule("MOT-GRID-3A-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("temple", FACE_UP)
def test_who_drafts_grid_3a_takes_a_face_up_rune_and_the_next_is_turned_up(temple, edition):
    table = drafting(2, edition=edition, grid_pool="A").play("draft 3A")
    assert table.seat == 2  # before the next player drafts
    assert table.options() == [f"rune {name}" for name in ["red", "yellow", "blue", "green", "purple"]]
    rune = table.data["piles"][temple]["face_up"]
    table.play(f"rune {temple}")
    assert table.player(2)["runes"] == [rune]
    assert table.player(2)["unscored"] == rune
    assert table.data["piles"][temple]["face_up"] is not None
    assert table.data["piles"][temple]["face_down"] == 2
    assert table.seat == 1


@pytest.mark.rule("MOT-GRID-3A-1")
def test_in_the_basic_game_grid_3a_brings_no_rune():
    assert given(3).player(3) == {**given(3).player(3), "grid": "3A", "runes": []}


@pytest.mark.rule("MOT-GRID-3A-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_unscored_rune_of_3a_resonates_and_gives_its_discount(edition):
    mine = {"grids": grids("3A"), "options": {"edition": edition}}
    resonance = given(runes=[["rune6"]], each=unscored("rune6"), **mine).play("move w1")
    assert resonance.stow().stored(1) == "CCCC"
    discount = given(crystals=["CCC"], runes=[["rune2"]], each=unscored("rune2"), **mine)
    assert discount.options("exchange") == ["exchange"]


@pytest.mark.rule("MOT-GRID-3A-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("runes", "points"),
    [(["rune6"], 0), (["rune6", "rune6"], 0), (["rune6", "rune5"], 1), (["rune6", "rune5", "rune4", "rune6"], 2)],
)
def test_neither_the_start_rune_of_3a_nor_others_of_its_type_score(runes, points, edition):
    table = given(
        runes=[runes, [], [], ["rune6"]],
        grids=["3A", "1A", "2A", "4A"],
        each=unscored("rune6"),
        options={"max_rounds": 1, "edition": edition},
        seat=4,
    ).play("move w6")
    assert table.player(1)["points"]["runes"] == points
    assert table.player(4)["points"]["runes"] == 1  # the type counts for everybody else


@pytest.mark.rule("MOT-GRID-3A-2")
def test_later_cards_of_the_unscored_type_are_gained_and_resonate():
    table = given(crystals=[CHAIN], runes=[["rune6"]], grids=grids("3A"), each=unscored("rune6"))
    table.play("move red", "break red L3 with 1+3+6")
    assert table.player(1)["runes"] == ["rune6", "rune6"]
    table = given(runes=[["rune6", "rune6"]], grids=grids("3A"), each=unscored("rune6")).play("move w5")
    assert table.stow().stored(1) == "CCCY"


# ---------------------------------------------------------------- grid 4A


def with_markers(n, **more):
    """Seat 1 with grid 4A and so many markers, about to break L3 of the red temple."""
    elsewhere = [("yellow", "L3"), ("yellow", "R3"), ("blue", "L3"), ("blue", "R3")][:n]
    boxes: dict[str, dict[str, int]] = {}
    for temple, box in elsewhere:
        boxes.setdefault(temple, {})[box] = 1
    return given(crystals=[CHAIN], grids=grids("4A"), boxes=boxes, **more).play("move red", "break red L3 with 1+3+6")


@pytest.mark.rule("MOT-GRID-4A-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("markers", [0, 1])
def test_grid_4a_rewards_the_first_and_second_marker_with_two_colourless_crystals(markers, edition):
    table = with_markers(markers, options={"edition": edition})
    assert len(table.options("place C")) == 12
    table.stow()
    assert table.stored(1) == "CC"
    assert table.score(1) == 3


@pytest.mark.rule("MOT-GRID-4A-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_4a_rewards_the_third_marker_with_a_crystal_of_any_colour(edition):
    table = with_markers(2, options={"edition": edition})
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
    table.play("colour P", "place P at 1")
    assert table.stored(1) == "P"


@pytest.mark.rule("MOT-GRID-4A-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("markers", "points"), [(3, 1), (4, 2)])
def test_grid_4a_rewards_the_fourth_marker_with_one_point_and_the_fifth_with_two(markers, points, edition):
    table = with_markers(markers, options={"edition": edition})
    assert table.player(1)["points"]["curses"] == 3
    assert table.score(1) == 3 + points
    assert table.stored(1) == ""


@pytest.mark.rule("MOT-GRID-4A-1")
def test_the_reward_of_4a_finds_room_where_the_chain_was():
    table = given(crystals=["YBYBBRBBGGGG"], grids=grids("4A")).play("move red", "break red L3 with 1+3+6").stow()
    assert table.stored(1) == "BBBBBCCGGGG"


@pytest.mark.rule("MOT-GRID-4A-1")
def test_grid_4a_gives_nothing_in_the_basic_game():
    table = given(crystals=["", "", "", CHAIN], seat=4).play("move red", "break red L3 with 1+3+6")
    assert table.player(4)["grid"] == "4A"
    assert table.stored(4) == ""


# ---------------------------------------------------------------- grid 1B


@pytest.mark.rule("MOT-GRID-1B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_1b_collects_and_then_breaks_with_the_collected_crystal(edition):
    table = given(crystals=["Y.Y"], grids=grids("1B"), options={"edition": edition}).play("move red", "place R at 6")
    assert table.options("collect") == []
    table.play("break red L3 with 1+3+6")
    assert table.score(1) == 3
    assert table.stored(1) == ""
    assert table.seat == 2


@pytest.mark.rule("MOT-GRID-1B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_1b_breaks_and_then_collects(edition):
    table = given(crystals=[CHAIN], grids=grids("1B"), options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert table.options() == ["collect", "end"]
    table.play("collect").stow()
    assert table.stored(1) == "CCR"  # the rune of the red temple resonates at once
    assert table.options() == ["switch", "end"]


@pytest.mark.rule("MOT-GRID-1B-1")
@pytest.mark.parametrize("first", ["collect", "break red L3 with 1+3+6"])
def test_with_grid_1b_one_action_is_required_and_the_other_may_be_left_out(first):
    table = given(crystals=[CHAIN], grids=grids("1B")).play("move red")
    assert "end" not in table.options()
    table.play(first).stow()
    assert "end" in table.options()
    table.play("end")
    assert table.seat == 2


@pytest.mark.rule("MOT-GRID-1B-1")
def test_grid_1b_gives_one_of_each_action_only():
    table = given(crystals=["YBYB.RY"], grids=grids("1B")).play("move red", "break red L3 with 1+3+6", "collect").stow()
    assert table.seat == 1
    assert not {"collect"} & set(table.options())
    assert table.options("break") == []


@pytest.mark.rule("MOT-GRID-1B-1")
def test_with_grid_1b_charms_may_be_used_between_the_actions():
    table = given(crystals=["YBY..RBBB"], grids=grids("1B")).play("move red", "break red L3 with 1+3+6")
    assert table.options() == ["collect", "exchange", "end"]
    table.play("exchange", "colour P", "place P at 1")
    assert "collect" in table.options()


@pytest.mark.rule("MOT-GRID-1B-1")
def test_grid_1b_works_at_temples_only():
    table = given(crystals=["YBY..R"], grids=grids("1B")).play("move w1", "collect").stow()
    assert table.options("collect") == []
    assert table.options("break") == []


@pytest.mark.rule("MOT-GRID-1B-1")
def test_other_grids_get_one_action_only():
    table = given(crystals=["YBY..RBBB"], grids=grids("3B")).play("move red", "break red L3 with 1+3+6")
    assert table.options() == ["exchange", "end"]


# ---------------------------------------------------------------- grid 2B


@pytest.mark.rule("MOT-GRID-2B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_2b_pays_two_crystals_for_the_next_level_and_three_for_the_one_above(edition):
    table = given(crystals=["YCY.CRC"], grids=grids("2B"), options={"edition": edition}).play("move red")
    assert set(table.options("break") + table.options("raise")) == {
        "break red L3 with 1+3+6",
        "raise red L4 with 1+3+6 paying 2",
        "raise red M5 with 1+3+6 paying 3",
    }
    higher = given(crystals=["YCY.CRC"], grids=grids("2B"), options={"edition": edition}).play("move red")
    higher.play("raise red L4 with 1+3+6 paying 2")
    assert set(higher.options()) == {"pay 2", "pay 5"}  # two of the three, in the order of their spaces
    higher.play("pay 2", "pay 7")
    assert higher.crystals(1) == "....C......."
    assert higher.score(1) == 5
    assert higher.data["boxes"]["red"] == {"L4": 1}
    assert len(higher.player(1)["runes"]) == 1
    highest = table.play("raise red M5 with 1+3+6 paying 3")
    assert highest.stored(1) == ""
    assert highest.score(1) == 8
    assert highest.data["boxes"]["red"] == {"M5": 1}


@pytest.mark.rule("MOT-GRID-2B-1")
def test_a_chain_of_four_can_be_raised_by_one_level_only():
    table = given(crystals=["YCY.CRCP"], grids=grids("2B")).play("move red")
    assert table.options("raise red M5 with 1+3+6+8") == ["raise red M5 with 1+3+6+8 paying 2"]
    table.play("raise red M5 with 1+3+6+8 paying 2", "pay 2", "pay 5")
    assert table.score(1) == 8


@pytest.mark.rule("MOT-GRID-2B-1")
def test_a_chain_of_five_has_no_higher_level():
    table = given(crystals=["YCY.CRCP..G"], grids=grids("2B"), boxes={"red": {"L3": 2, "L4": 2}}).play("move red")
    assert table.options("raise red M5 with 1+3+6+8+11") == []
    assert table.options("break") == ["break red M5 with 1+3+6+8+11"]


@pytest.mark.rule("MOT-GRID-2B-1")
def test_levels_are_counted_from_the_end_of_the_chain():
    table = given(crystals=["BCB.CYC"], grids=grids("2B")).play("move red")  # blue-blue-yellow from the right
    assert set(table.options("raise")) == {"raise red R4 with 1+3+6 paying 2", "raise red M5 with 1+3+6 paying 3"}


@pytest.mark.rule("MOT-GRID-2B-1")
@pytest.mark.parametrize(("crystals", "prices"), [("Y.Y..RC", set()), ("YCY..RC", {2}), ("YCY.CRC", {2, 3})])
def test_the_surcharge_comes_from_outside_the_chain(crystals, prices):
    table = given(crystals=[crystals], grids=grids("2B")).play("move red")
    assert {int(option.split()[-1]) for option in table.options("raise")} == prices


@pytest.mark.rule("MOT-GRID-2B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coloured_crystals_may_pay_the_surcharge(edition):
    table = given(crystals=["YBY..RG"], grids=grids("2B"), options={"edition": edition}).play("move red")
    table.play("raise red L4 with 1+3+6 paying 2")
    assert table.stored(1) == ""
    assert (table.supply("B"), table.supply("G")) == (8, 6)
    assert table.score(1) == 5


@pytest.mark.rule("MOT-GRID-2B-1")
def test_other_grids_raise_nothing():
    for mine in ["1A", "2A", "3A", "4A", "1B", "3B", "4B"]:
        assert given(crystals=["YCY.CRC"], grids=grids(mine)).play("move red").options("raise") == []
    assert given(crystals=["", "YCY.CRC"], seat=2).play("move red").options("raise") == []


@pytest.mark.rule("MOT-GRID-2B-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_raised_curse_still_needs_a_chain_of_three(edition):
    table = given(crystals=["YCYCC.CC"], grids=grids("2B"), options={"edition": edition}).play("move red")
    assert table.options("raise") == []
    assert table.options("break") == []


@pytest.mark.rule("MOT-GRID-2B-3")
@pytest.mark.parametrize(("base", "raised"), [("any", {"L4", "M5"}), ("open", set())])
def test_whether_the_box_of_the_shorter_chain_must_be_free_is_agreed_before_the_game(base, raised):
    options = {"grid2b_base": base}
    taken = given(crystals=["YCY.CRC"], grids=grids("2B"), boxes={"red": {"L3": 2}}, options=options).play("move red")
    assert {option.split()[2] for option in taken.options("raise")} == raised
    closed = given(3, crystals=["YCY.CRC"], grids=grids("2B", 3), options=options).play("move red")
    assert {option.split()[2] for option in closed.options("raise")} == raised
    assert closed.options("break") == []


@pytest.mark.rule("MOT-GRID-2B-3")
def test_by_default_the_box_of_the_shorter_chain_may_be_taken():
    table = given(crystals=["YCY.CRC"], grids=grids("2B"), boxes={"red": {"L3": 2}}).play("move red")
    table.play("raise red L4 with 1+3+6 paying 2", "pay 2", "pay 5")
    assert table.data["boxes"]["red"] == {"L3": 2, "L4": 1}


@pytest.mark.rule("MOT-GRID-2B-3")
@pytest.mark.parametrize("base", ["any", "open"])
def test_a_box_between_the_chain_and_its_target_may_be_taken(base):
    boxes = {"red": {"L4": 2}}
    table = given(crystals=["YCY.CRC"], grids=grids("2B"), boxes=boxes, options={"grid2b_base": base}).play("move red")
    assert table.options("raise") == ["raise red M5 with 1+3+6 paying 3"]


@pytest.mark.rule("MOT-GRID-2B-3")
@pytest.mark.parametrize("base", ["any", "open"])
def test_the_target_box_must_be_free(base):
    boxes = {"red": {"L4": 2, "M5": 1}}
    table = given(crystals=["YCY.CRC"], grids=grids("2B"), boxes=boxes, options={"grid2b_base": base}).play("move red")
    assert table.options("raise") == []
    neutral = given(2, crystals=["BCB.CYC"], grids=grids("2B", 2), options={"grid2b_base": base}).play("move red")
    assert neutral.options("raise") == ["raise red M5 with 1+3+6 paying 3"]  # R4 bears the neutral marker


# ---------------------------------------------------------------- grid 3B


@pytest.mark.rule("MOT-GRID-3B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_3b_moves_to_any_unoccupied_card_but_its_own_for_free(edition):
    pawns = ["w5", "w6", "red", "w1"]
    table = given(crystals=["CCC"], pawns=pawns, grids=grids("3B"), options={"edition": edition})
    free = {card for card in table.data["ring"] if card not in pawns}
    assert table.moves() == dict.fromkeys(free, 0)
    table.play("move yellow")
    assert table.player(1)["pawn"] == "yellow"
    assert table.stored(1) == "CCC"


@pytest.mark.rule("MOT-GRID-3B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_3b_does_not_enter_the_card_of_the_neutral_curse_breaker(edition):
    table = given(2, pawns=["w5", "w6"], grids=["3B", "1A"], neutral="green", options={"edition": edition})
    assert table.moves().keys() == set(table.data["ring"]) - {"w5", "w6", "green"}


@pytest.mark.rule("MOT-GRID-3B-1")
def test_grid_3b_does_not_stay_where_a_normal_move_could_not_return():
    table = given(pawns=["w5", "w6", "red", "w1"], grids=grids("3B"), crystals=["CCCCCC"])
    table.refuses("move w5")


@pytest.mark.rule("MOT-GRID-3B-1")
def test_the_first_placement_with_grid_3b_is_as_usual():
    table = given(pawns=[None, "w6", None, None], grids=grids("3B"))
    assert table.moves() == dict.fromkeys([card for card in table.data["ring"] if card != "w6"], 0)


@pytest.mark.rule("MOT-GRID-3B-1")
def test_without_grid_3b_the_pawn_walks_as_usual():
    nearby = {"w6": 0, "w7": 0, "w8": 0, "blue": 0, "green": 0, "purple": 0}
    assert given(pawns=["w5"], grids=["1A", "3B", "2A", "4A"]).moves() == nearby
    assert given(pawns=["w5"]).moves() == nearby


# ---------------------------------------------------------------- grid 4B


def break_red(ring=None, **more):
    """Seat 1 with grid 4B breaks L3 of the red temple."""
    more = {**more, **({"ring": ring} if ring else {})}
    return given(crystals=[CHAIN], grids=grids("4B"), **more).play("move red", "break red L3 with 1+3+6")


OTHER_RING = ["w1", "w2", "blue", "w3", "w4", "red", "w5", "w6", "green", "w7", "w8", "yellow", "w9", "w10", "purple"]


@pytest.mark.rule("MOT-GRID-4B-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grid_4b_may_take_the_rune_of_a_neighbouring_temple_in_the_ring(edition):
    assert set(break_red(options={"edition": edition}).options()) == {"rune red", "rune purple", "rune yellow"}
    table = break_red(OTHER_RING, options={"edition": edition})
    assert set(table.options()) == {"rune red", "rune blue", "rune green"}
    table.play("rune green")
    assert table.player(1)["runes"] == [FACE_UP["green"]]
    assert table.data["piles"]["green"]["face_up"] is not None
    assert table.data["piles"]["green"]["face_down"] == 2
    assert table.data["piles"]["red"] == {"face_up": FACE_UP["red"], "face_down": 3}
    assert table.data["boxes"]["red"] == {"L3": 1}
    assert table.data["boxes"]["green"] == {}


@pytest.mark.rule("MOT-GRID-4B-1")
@pytest.mark.parametrize("players", [2, 3])
def test_neighbouring_temples_are_the_same_in_the_shorter_ring(players):
    more: dict[str, Any] = {"neutral": "w1"} if players == 2 else {}
    table = given(players, crystals=["B.B..Y"], grids=grids("4B", players), **more)
    table.play("move red", "break red R3 with 1+3+6")
    assert set(table.options()) == {"rune red", "rune purple", "rune yellow"}


@pytest.mark.rule("MOT-GRID-4B-1")
def test_a_neighbour_with_an_empty_pile_is_no_choice():
    piles = {t: {"face_up": None if t == "purple" else top, "face_down": 0 if t == "purple" else 3}
             for t, top in FACE_UP.items()}  # fmt: skip
    table = break_red(piles=piles, runes=[[], ["rune6", "rune6", "rune5", "rune4"]])
    assert set(table.options()) == {"rune red", "rune yellow"}


@pytest.mark.rule("MOT-GRID-4B-1")
def test_other_grids_take_the_rune_of_the_temple_itself():
    table = given(crystals=[CHAIN], grids=["4A", "1A", "2A", "3A"]).play("move red", "break red L3 with 1+3+6").stow()
    assert table.player(1)["runes"] == [FACE_UP["red"]]


def empty_red_pile(**options):
    piles = {t: {"face_up": None if t == "red" else top, "face_down": 0 if t == "red" else 3}
             for t, top in FACE_UP.items()}  # fmt: skip
    return break_red(piles=piles, runes=[[], ["rune6", "rune6", "rune5", "rune4"]], options=options)


@pytest.mark.rule("MOT-GRID-4B-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_pile_at_the_temple_grid_4b_takes_nothing(edition):
    table = empty_red_pile(edition=edition)
    assert table.player(1)["runes"] == []
    assert table.seat == 2
    assert table.score(1) == 3


@pytest.mark.rule("MOT-GRID-4B-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_agreement_grid_4b_may_take_a_neighbours_rune_from_an_empty_pile(edition):
    table = empty_red_pile(edition=edition, grid4b_empty_pile=True)
    assert set(table.options()) == {"rune purple", "rune yellow", "no rune"}
    assert table.play("rune yellow").player(1)["runes"] == [FACE_UP["yellow"]]
    assert empty_red_pile(edition=edition, grid4b_empty_pile=True).play("no rune").player(1)["runes"] == []


@pytest.mark.rule("MOT-GRID-4B-3")
def test_the_agreement_on_empty_piles_changes_nothing_while_the_pile_has_cards():
    table = break_red(options={"grid4b_empty_pile": True})
    assert set(table.options()) == {"rune red", "rune purple", "rune yellow"}


@pytest.mark.rule("MOT-GRID-4B-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("types", "points"),
    [(0, 1), (1, 2), (2, 4), (3, 7), (4, 11), (5, 16)],
)
def test_grid_4b_counts_one_type_of_rune_more_than_owned(types, points, edition):
    runes = ["rune6", "rune5", "rune4", "rune3", "rune2"][:types]
    table = given(
        runes=[[*runes, *runes[:1]], [], [], ["rune2"]],
        grids=grids("4B"),
        options={"max_rounds": 1, "edition": edition},
        seat=4,
    )
    table.play("move w6")
    assert table.over
    assert table.player(1)["points"]["runes"] == points
    assert table.player(4)["points"]["runes"] == 1
