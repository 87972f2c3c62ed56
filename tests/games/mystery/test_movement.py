"""Moving your curse breaker: tracks, other pawns, laps, the Dexterity Charm."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.mystery.given import RING, given

# The ring of both printed examples: purple between cards 6 and 7, then yellow, then green.
PRINTED = ["w1", "w2", "red", "w3", "w4", "blue", "w5", "w6", "purple", "w7", "w8", "yellow", "w9", "w10", "green"]
TEMPLES = ["red", "yellow", "blue", "green", "purple"]
EDITIONS = ["en", "pl"]


def free(moves):
    """The cards that cost nothing, by name."""
    return sorted(card for card, price in moves.items() if price == 0)


# ---------------------------------------------------------------- first turn


@pytest.mark.rule("MOT-MOVE-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_pawn_enters_on_any_card(edition):
    table = given(options={"edition": edition})
    assert table.moves() == dict.fromkeys(RING, 0)


@pytest.mark.rule("MOT-MOVE-01")
@pytest.mark.rule("MOT-MOVE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pawn_cannot_enter_where_another_stands(edition):
    table = given(pawns=["w1", "red"], seat=3, options={"edition": edition})
    assert sorted(table.moves()) == sorted(set(RING) - {"w1", "red"})
    assert "MOT-MOVE-0" in table.refuses("move red")


@pytest.mark.rule("MOT-MOVE-01")
@pytest.mark.rule("MOT-TWO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pawn_cannot_enter_where_the_neutral_one_stands(edition):
    table = given(2, neutral="blue", options={"edition": edition})
    assert len(table.moves()) == 12
    assert "blue" not in table.moves()


@pytest.mark.rule("MOT-MOVE-01")
@pytest.mark.rule("MOT-TURN-01")
def test_after_entering_the_turn_goes_on_with_the_action():
    table = given().play("move red")
    assert table.player(1)["pawn"] == "red"
    assert table.options() == [f"place R at {n}" for n in range(1, 13)]


@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-MOVE-01")
def test_entering_costs_nothing_even_for_the_rich():
    table = given(crystals=["CCCCCCCCCCCC"], options={"dexterity_unbounded": True})
    assert set(table.moves().values()) == {0}


# ---------------------------------------------------------------- tracks


@pytest.mark.rule("MOT-MOVE-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wei_on_wilderness_card_6_has_the_six_moves_of_the_printed_example(edition):
    table = given(ring=PRINTED, pawns=["w6"], options={"edition": edition})
    assert table.options("move") == [
        "move w7", "move w8", "move w9", "move purple", "move yellow", "move green",
    ]  # fmt: skip
    assert "w10" not in table.moves()


@pytest.mark.rule("MOT-MOVE-02")
def test_a_pawn_on_a_temple_may_change_to_the_wilderness():
    table = given(pawns=["red"])
    assert table.moves() == {"w3": 0, "w4": 0, "w5": 0, "yellow": 0, "blue": 0, "green": 0}


@pytest.mark.rule("MOT-MOVE-02")
@pytest.mark.rule("MOT-SETUP-02")
def test_moves_go_clockwise_over_the_seam_of_the_ring():
    assert free(given(pawns=["w9"]).moves()) == sorted(["w10", "w1", "w2", "purple", "red", "yellow"])
    assert free(given(pawns=["purple"]).moves()) == sorted(["w1", "w2", "w3", "red", "yellow", "blue"])


@pytest.mark.rule("MOT-MOVE-02")
@pytest.mark.rule("MOT-SETUP-02")
def test_with_three_players_the_removed_cards_are_no_spaces():
    assert free(given(3, pawns=["w2"]).moves()) == sorted(["w3", "w5", "w6", "red", "yellow", "blue"])
    assert free(given(3, pawns=["w6"]).moves()) == sorted(["w8", "w9", "w10", "blue", "green", "purple"])


# ---------------------------------------------------------------- other pawns


@pytest.mark.rule("MOT-MOVE-03")
def test_cards_with_other_pawns_do_not_count_as_spaces():
    table = given(pawns=["w6", "w7", "w9", "green"])
    assert free(table.moves()) == sorted(["w8", "w10", "w1", "blue", "purple", "red"])


@pytest.mark.rule("MOT-MOVE-03")
@pytest.mark.rule("MOT-SETUP-06")
def test_pawns_that_have_not_entered_block_nothing():
    table = given(pawns=["w6", None, None, None])
    assert len(table.moves()) == 6


@pytest.mark.rule("MOT-MOVE-03")
@pytest.mark.rule("MOT-TWO-02")
@pytest.mark.rule("MOT-TWO-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wei_skips_the_neutral_curse_breaker_as_in_the_printed_example(edition):
    ring = [card for card in PRINTED if card not in ("w4", "w7")]
    table = given(2, ring=ring, pawns=["w5", "w1"], neutral="w8", options={"edition": edition})
    assert [card for card in table.moves() if card.startswith("w")] == ["w6", "w9", "w10"]
    assert "w8" in table.refuses("move w8")
    table.play("move w9", "place C at 1", "place B at 2")
    assert table.seat == 2
    assert table.data["neutral"] == "purple"


@pytest.mark.rule("MOT-MOVE-04")
def test_a_pawn_cannot_stay_where_it_is():
    for card in RING:
        table = given(pawns=[card])
        assert card not in table.moves()
        assert "MOT-MOVE" in table.refuses(f"move {card}")


# ---------------------------------------------------------------- laps


@pytest.mark.rule("MOT-MOVE-05")
@pytest.mark.rule("MOT-DEC-01")
def test_with_three_temples_blocked_a_full_lap_may_end_on_the_own_temple():
    table = given(pawns=["red", "yellow", "blue", "green"])
    assert table.options("move purple") == ["move purple"]
    assert free(table.moves()) == sorted(["purple", "red", "w3", "w4", "w5"])
    table.play("move red")
    assert table.player(1)["pawn"] == "red"
    assert table.options()[0] == "place R at 1"


@pytest.mark.rule("MOT-MOVE-05")
def test_without_full_laps_the_own_card_is_skipped_like_an_occupied_one():
    table = given(pawns=["red", "yellow", "blue", "green"], options={"full_lap": False})
    assert free(table.moves()) == sorted(["purple", "w3", "w4", "w5"])
    assert table.options("move purple") == ["move purple"]


@pytest.mark.rule("MOT-MOVE-05")
def test_without_full_laps_the_skipped_own_card_makes_no_space_cheaper_or_dearer():
    two_temples_blocked = ["red", "yellow", "blue"]
    lap = given(pawns=two_temples_blocked, crystals=["CCC"])
    assert lap.moves()["red"] == 0
    assert lap.moves()["green"] == 0
    none = given(pawns=two_temples_blocked, crystals=["CCC"], options={"full_lap": False})
    assert "red" not in none.moves()
    assert none.moves()["green"] == 0


@pytest.mark.rule("MOT-MOVE-05")
@pytest.mark.rule("MOT-MOVE-06")
def test_a_lap_of_five_temples_takes_dexterity():
    assert given(pawns=["red"], crystals=["CCC"]).moves()["red"] == 3
    assert "red" not in given(pawns=["red"], crystals=["CC"]).moves()
    assert "red" not in given(pawns=["red"], crystals=["CCC"], options={"full_lap": False}).moves()


@pytest.mark.rule("MOT-MOVE-05")
@pytest.mark.rule("MOT-MOVE-06")
def test_on_the_short_ring_two_other_pawns_leave_a_lap_of_six_wilderness_cards():
    position: dict[str, Any] = {"players": 3, "pawns": ["w1", "w3", "w6"], "crystals": ["CCCCCC"]}
    lap = given(**position)
    assert {card: price for card, price in lap.moves().items() if card.startswith("w")} == {
        "w2": 0, "w5": 0, "w8": 0, "w9": 1, "w10": 3, "w1": 6,
    }  # fmt: skip
    none = given(**position, options={"full_lap": False})
    assert "w1" not in none.moves()
    assert none.options("move w2") == ["move w2"]


@pytest.mark.rule("MOT-MOVE-05")
def test_the_own_wilderness_card_is_no_space_of_the_temple_track():
    table = given(3, pawns=["w1", "red", "yellow"], crystals=["C"])
    assert {card: price for card, price in table.moves().items() if card in TEMPLES} == {
        "blue": 0, "green": 0, "purple": 0,
    }  # fmt: skip


# ---------------------------------------------------------------- Dexterity


@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-PAY-03")
@pytest.mark.parametrize(
    ("stored", "far"),
    [
        (0, {}),
        (1, {"w5": 1}),
        (2, {"w5": 1}),
        (3, {"w5": 1, "w6": 3}),
        (5, {"w5": 1, "w6": 3}),
        (6, {"w5": 1, "w6": 3, "w7": 6}),
        (12, {"w5": 1, "w6": 3, "w7": 6}),
    ],
)
def test_the_dexterity_charm_buys_what_the_stored_crystals_pay(stored, far):
    for edition in EDITIONS:
        moves = given(pawns=["w1"], crystals=["C" * stored], options={"edition": edition}).moves()
        assert {card: price for card, price in moves.items() if card.startswith("w") and price} == far


@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-MOVE-03")
def test_dexterity_skips_other_pawns_as_well():
    table = given(pawns=["w1", "w2", "w5", "w7"], crystals=["CCCCCC"])
    assert {card: price for card, price in table.moves().items() if card.startswith("w")} == {
        "w3": 0, "w4": 0, "w6": 0, "w8": 1, "w9": 3, "w10": 6,
    }  # fmt: skip


@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-PAY-01")
@pytest.mark.rule("MOT-PAY-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dexterity_is_paid_with_any_crystals_before_the_pawn_moves(edition):
    table = given(pawns=["w1"], crystals=["RCYB"], options={"edition": edition})
    table.play("move w6 paying 3")
    assert table.player(1)["pawn"] == "w1"
    table.play("pay 1", "pay 3")
    assert table.player(1)["pawn"] == "w6"
    assert table.stored(1) == "C"
    assert [table.supply(kind) for kind in "RYB"] == [8, 8, 8]


@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-DEC-02")
def test_dexterity_that_takes_the_last_crystals_asks_for_no_choice():
    table = given(pawns=["w1"], crystals=["R.C......Y.."]).play("move w6 paying 3")
    assert table.stored(1) == ""
    assert table.player(1)["pawn"] == "w6"
    assert table.seat == 2


@pytest.mark.rule("MOT-MOVE-06")
def test_one_dexterity_charm_a_turn_and_no_second_move():
    table = given(pawns=["w1"], crystals=["CCCCCC"]).play("move w5 paying 1", "pay 1")
    assert table.player(1)["pawn"] == "w5"
    assert table.moves() == {}
    assert "w7" not in given(pawns=["w1"], crystals=["CCCCC"]).moves()


@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-GRID-3B-1")
def test_grid_3b_flies_without_a_charm_and_comes_back_to_its_own_card_only_by_a_paid_lap():
    grids = ["3B", "1A", "2A", "4A"]
    poor = given(grids=grids, pawns=["red", "w3"])
    assert poor.moves() == {card: 0 for card in RING if card not in ("red", "w3")}
    rich = given(grids=grids, pawns=["red", "w3"], crystals=["CCCCCC"])
    assert {card: price for card, price in rich.moves().items() if price} == {"red": 3}
    no_lap = given(grids=grids, pawns=["red", "w3"], crystals=["CCCCCC"], options={"full_lap": False})
    assert no_lap.moves() == poor.moves()


@pytest.mark.rule("MOT-MOVE-07")
def test_nobody_pays_more_than_the_distance_costs():
    table = given(pawns=["w1"], crystals=["CCCCCC"])
    table.refuses("move w5 paying 2")
    table.refuses("move w5 paying 3")
    table.refuses("move w4 paying 1")
    table.refuses("move w5")


@pytest.mark.rule("MOT-MOVE-08")
@pytest.mark.parametrize("full_lap", [True, False])
def test_however_the_others_stand_there_is_a_free_move(full_lap):
    for others in combinations(TEMPLES, 3):
        for card in set(RING) - set(others):
            table = given(pawns=[card, *others], options={"full_lap": full_lap})
            on_temples = [c for c in free(table.moves()) if c in TEMPLES]
            assert on_temples
            assert len(free(table.moves())) - len(on_temples) == 3


@pytest.mark.rule("MOT-MOVE-09")
@pytest.mark.parametrize(("stored", "farthest"), [(5, "w6"), (6, "w7"), (9, "w7"), (10, "w8"), (12, "w8")])
def test_by_agreement_the_dexterity_row_goes_on(stored, farthest):
    unbounded = given(pawns=["w1"], crystals=["C" * stored], options={"dexterity_unbounded": True})
    assert [card for card in unbounded.moves() if card.startswith("w")][-1] == farthest
    bounded = given(pawns=["w1"], crystals=["C" * stored])
    assert "w8" not in bounded.moves()


@pytest.mark.rule("MOT-MOVE-09")
@pytest.mark.rule("MOT-PAY-02")
def test_four_extra_spaces_cost_ten_crystals():
    table = given(pawns=["w1"], crystals=["CCCCCCCCCCRY"], options={"dexterity_unbounded": True})
    assert table.moves()["w8"] == 10
    table.play("move w8 paying 10")
    table.play(*[f"pay {n}" for n in range(1, 10)])
    assert table.question == "pay/choose_payment"
    table.play("pay 10")
    assert table.player(1)["pawn"] == "w8"
    assert table.stored(1) == "RY"


# ---------------------------------------------------------------- all of it at once


def reachable(ring, here, others, crystals, full_lap, unbounded):
    """The rules of movement once more, from the book: walk each track card by card and keep the lowest price."""
    prices = {0: 0, 1: 1, 2: 3, 3: 6, **({4: 10} if unbounded else {})}
    found: dict[str, int] = {}
    for temples in (False, True):
        start = ring.index(here)
        clockwise = (ring[start + 1 :] + ring[: start + 1]) * 8
        skipped = set(others) if full_lap else {*others, here}
        spaces = [card for card in clockwise if (card in TEMPLES) == temples and card not in skipped]
        for distance in range(1, 8):
            price = prices.get(max(0, distance - 3))
            if price is not None and price <= crystals:
                card = spaces[distance - 1]
                found[card] = min(price, found.get(card, price))
    return found


@pytest.mark.rule("MOT-MOVE-02")
@pytest.mark.rule("MOT-MOVE-03")
@pytest.mark.rule("MOT-MOVE-05")
@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-MOVE-08")
@pytest.mark.rule("MOT-DEC-01")
@settings(max_examples=150, deadline=None)
@drawn(st.integers(2, 4), st.data(), st.integers(0, 12), st.booleans(), st.booleans())
def test_every_card_within_reach_is_offered_once_at_its_lowest_price(players, data, crystals, full_lap, unbounded):
    ring = RING if players == 4 else [card for card in RING if card not in ("w4", "w7")]
    pawns = data.draw(st.lists(st.sampled_from(ring), min_size=4, max_size=4, unique=True))
    seated, neutral = pawns[:players], {"neutral": pawns[3]} if players == 2 else {}
    table = given(
        players,
        pawns=seated,
        crystals=["C" * crystals],
        options={"full_lap": full_lap, "dexterity_unbounded": unbounded},
        **neutral,
    )
    others = [*seated[1:], *neutral.values()]
    assert table.moves() == reachable(ring, seated[0], others, crystals, full_lap, unbounded)
    assert len(table.options("move")) == len(table.moves())
