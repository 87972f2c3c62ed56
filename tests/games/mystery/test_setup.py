"""Setting up the table: ring, supply, runes, objectives, start player, grids and the draft."""

import pytest

from antechamber.library import component_data
from tests.games.mystery.given import RING, Table, given, mystery

TEMPLES = ["red", "yellow", "blue", "green", "purple"]
SEEDS = [f"seed {n}" for n in range(20)]


def started(players=4, seed="set up", **options):
    """A new game at its first question."""
    return Table(mystery.start(players, seed, options))


def drafting(players=4, seed="set up", **options):
    return started(players, seed, mode="advanced", start_player=1, **options)


def settled(players=4, seed="set up", **options):
    """A new game after everybody has stored the two crystals they start with."""
    table = started(players, seed, **options)
    while table.question.startswith("start-crystals"):
        table.play(table.options()[0])
    return table


# ---------------------------------------------------------------- the ring


@pytest.mark.rule("MOT-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_temples_lie_in_random_order(players):
    orders = {tuple(c for c in started(players, seed).data["ring"] if c in TEMPLES) for seed in SEEDS}
    assert len(orders) > 10
    assert all(sorted(order) == sorted(TEMPLES) for order in orders)


@pytest.mark.rule("MOT-SETUP-01")
def test_four_players_use_the_front_of_the_temples_where_no_box_is_closed():
    assert started(4).data["boxes"] == {temple: {} for temple in TEMPLES}


@pytest.mark.rule("MOT-SETUP-01")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_three_players_use_the_back_of_the_temples_where_one_box_is_closed(edition):
    boxes = started(3, edition=edition).data["boxes"]
    assert {temple: list(row.values()) for temple, row in boxes.items()} == {t: ["closed"] for t in TEMPLES}


@pytest.mark.rule("MOT-SETUP-02")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_two_wilderness_cards_in_ascending_order_lie_between_two_temples(edition):
    for seed in SEEDS[:5]:
        ring = started(4, seed, edition=edition).data["ring"]
        assert [c for c in ring if c not in TEMPLES] == [f"w{n}" for n in range(1, 11)]
        assert [i for i, card in enumerate(ring) if card in TEMPLES] == [2, 5, 8, 11, 14]


@pytest.mark.rule("MOT-SETUP-02")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_cards_4_and_7_leave_and_the_others_keep_their_places(players):
    for seed in SEEDS[:5]:
        ring = started(players, seed).data["ring"]
        assert [c for c in ring if c not in TEMPLES] == ["w1", "w2", "w3", "w5", "w6", "w8", "w9", "w10"]
        assert [i for i, card in enumerate(ring) if card in TEMPLES] == [2, 4, 7, 9, 12]


# ---------------------------------------------------------------- supply, runes, objectives, pawns


@pytest.mark.rule("MOT-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sixty_crystals_form_the_supply(players):
    assert started(players).data["supply"] == {"C": 24, "R": 8, "Y": 8, "B": 8, "G": 6, "P": 6}


@pytest.mark.rule("MOT-SETUP-04")
def test_each_temple_has_four_rune_cards_the_top_one_face_up():
    for seed in SEEDS:
        piles = started(4, seed).data["piles"]
        assert sorted(piles) == sorted(TEMPLES)
        assert all(pile["face_up"] is not None and pile["face_down"] == 3 for pile in piles.values())


@pytest.mark.rule("MOT-SETUP-04")
def test_the_rune_cards_are_shuffled():
    tops = {tuple(pile["face_up"] for pile in started(4, seed).data["piles"].values()) for seed in SEEDS}
    assert len(tops) > 10


@pytest.mark.rule("MOT-SETUP-05")
@pytest.mark.parametrize(("players", "drawn"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_three_temple_objectives_are_drawn_for_four_players_and_two_for_fewer(players, drawn, edition):
    objectives = [tuple(started(players, seed, edition=edition).data["objectives"]) for seed in SEEDS]
    assert {len(set(temples)) for temples in objectives} == {drawn}
    assert len(set(objectives)) > 4


@pytest.mark.rule("MOT-SETUP-05")
def test_the_rune_objective_is_always_in_play():
    table = given(
        runes=[["rune5"], [], [], []],
        pawns=["w6", "w8", "w9", "w10"],
        at="turn/choose_action",
        seat=4,
        objectives=[],
        options={"max_rounds": 1},
    )
    assert table.state.over()
    assert table.score(1) == 1


@pytest.mark.rule("MOT-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_off_the_ring_without_points(players):
    table = settled(players)
    for seat in range(1, players + 1):
        assert table.player(seat)["pawn"] is None
        assert table.score(seat) == 0
    assert table.state.view(0).data()["markers"] == [0] * players
    assert set(table.data["ring"]) - set(table.moves()) <= {table.data.get("neutral")}


@pytest.mark.rule("MOT-SETUP-06")
def test_the_fifth_marker_is_the_last_one_for_curses():
    four = {"red": {"L3": 1, "L4": 1, "M5": 1, "R4": 1}}
    table = given(crystals=["Y.R..R"], pawns=["yellow"], at="turn/choose_action", boxes=four)
    assert table.data["now"] == []
    table.play("break yellow L3 with 1+3+6")
    assert table.state.view(0).data()["markers"] == [5, 0, 0, 0]
    assert "ending" in table.data["now"]


# ---------------------------------------------------------------- start player


@pytest.mark.rule("MOT-SETUP-07")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_the_start_player_is_random_unless_the_table_names_one(edition):
    starts = {started(4, seed, edition=edition).data["start"] for seed in SEEDS}
    assert starts == {1, 2, 3, 4}
    for seat in (1, 2, 3, 4):
        assert {started(4, seed, edition=edition, start_player=seat).data["start"] for seed in SEEDS[:5]} == {seat}


@pytest.mark.rule("MOT-SETUP-07")
@pytest.mark.rule("MOT-TURN-05")
def test_turn_order_is_clockwise_from_the_start_player():
    table = settled(4, start_player=3)
    order = []
    for card in ("w1", "w3", "w5", "w9"):
        order.append(table.seat)
        table.play(f"move {card}")
        while table.seat == order[-1]:
            table.play(table.options()[0])
    assert order == [3, 4, 1, 2]
    assert table.seat == 3


# ---------------------------------------------------------------- crystals to start with


@pytest.mark.rule("MOT-SETUP-08")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_each_player_stores_two_colourless_crystals_in_turn_order(edition):
    table = started(3, start_player=2, edition=edition)
    for seat in (2, 3, 1):
        assert table.seat == seat
        assert table.options() == [f"place C at {n}" for n in range(1, 13)]
        table.play("place C at 7")
        assert table.seat == seat
        assert "place C at 7" not in table.options()
        assert "MOT-SETUP-08" in table.refuses("place C at 7")
        table.play("place C at 2")
        assert table.crystals(seat) == ".C....C....."
    assert table.supply("C") == 18
    assert table.seat == 2
    assert table.question == "turn/choose_move"


@pytest.mark.rule("MOT-SETUP-08")
@pytest.mark.rule("MOT-GRID-1A-1")
def test_the_crystals_to_start_with_bring_grid_1a_no_extra_one():
    table = drafting(2, grid_pool="A").play("draft 1A", "draft 4A")
    assert table.player(2)["grid"] == "1A"
    table.play("place C at 1", "place C at 2", "place C at 1", "place C at 2")
    assert [table.stored(1), table.stored(2)] == ["CC", "CC"]


# ---------------------------------------------------------------- two players, colours


@pytest.mark.rule("MOT-SETUP-11")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_two_players_have_a_neutral_pawn_and_a_neutral_marker_at_each_temple(edition):
    temples = set()
    for seed in SEEDS:
        data = started(2, seed, edition=edition).data
        temples.add(data["neutral"])
        assert all(sorted(row.values()) == ["closed", "neutral"] for row in data["boxes"].values())
    assert temples == set(TEMPLES)


@pytest.mark.rule("MOT-SETUP-11")
def test_two_players_may_agree_to_play_without_neutral_pieces():
    table = settled(2, two_player_neutral=False)
    assert "neutral" not in table.data
    assert all(list(row.values()) == ["closed"] for row in table.data["boxes"].values())
    assert len(table.data["ring"]) == 13
    assert len(table.moves()) == 13


@pytest.mark.rule("MOT-SETUP-12")
def test_there_are_colours_for_all_and_no_rule_asks_for_them():
    data, _ = component_data("mystery")
    colours = data["players"]["colours"]
    assert len(set(colours)) == len(colours) == 4
    assert not [spec.name for spec in mystery.options if "colour" in spec.name]


# ---------------------------------------------------------------- grids


@pytest.mark.rule("MOT-SETUP-10")
@pytest.mark.rule("MOT-SETUP-09")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_the_basic_game_deals_grids_1a_to_4a_in_turn_order(edition):
    table = started(4, start_player=3, edition=edition)
    assert [table.player(seat)["grid"] for seat in (3, 4, 1, 2)] == ["1A", "2A", "3A", "4A"]
    table = started(2, start_player=2, edition=edition)
    assert [table.player(seat)["grid"] for seat in (2, 1)] == ["1A", "2A"]


@pytest.mark.rule("MOT-SETUP-10")
def test_in_the_basic_game_grids_have_no_effects():
    first = given(crystals=["CCC"], pawns=["w10"])
    assert "exchange" not in first.options()
    first.play("move w1")
    first.play("place C at 4", "place C at 5", "place C at 6")
    assert first.seat == 1  # charms could follow, but no fourth crystal does
    assert first.stored(1) == "CCCCCC"
    assert started(4).data["players"][1].get("special") is None
    second = given(crystals=["", "CC"], seat=2)
    assert second.options("reserve") == []
    third = settled(3, start_player=1)
    assert third.player(3)["runes"] == []


@pytest.mark.rule("MOT-SETUP-09")
@pytest.mark.rule("MOT-SETUP-21")
def test_drafters_see_ring_runes_and_objectives():
    table = drafting()
    assert table.question == "draft/choose_grid"
    assert len(table.data["ring"]) == 15
    assert len(table.data["objectives"]) == 3
    assert all(pile["face_up"] for pile in table.data["piles"].values())
    assert table.data["supply"]["C"] == 24


@pytest.mark.rule("MOT-SETUP-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_four_grids_are_offered_also_to_few_players(players):
    table = drafting(players, grid_pool="A")
    assert table.options() == ["draft 1A", "draft 2A", "draft 3A", "draft 4A"]


@pytest.mark.rule("MOT-SETUP-20")
def test_a_grid_that_was_drafted_is_gone_with_both_its_sides():
    table = drafting(2).play("draft 4B")
    assert table.options() == ["draft 1A", "draft 2A", "draft 3A", "draft 1B", "draft 2B", "draft 3B"]
    table.refuses("draft 4A")


@pytest.mark.rule("MOT-SETUP-21")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_the_last_player_drafts_first_and_the_start_player_last(edition):
    table = started(4, mode="advanced", grid_pool="B", start_player=2, edition=edition)
    for seat, grid in ((1, "3B"), (4, "1B"), (3, "2B")):
        assert table.seat == seat
        table.play(f"draft {grid}")
    assert table.player(2)["grid"] == "4B"  # the last grid is no choice
    assert table.question == "start-crystals/choose_start_space"
    assert table.seat == 2


@pytest.mark.rule("MOT-SETUP-22")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_the_table_may_fix_the_sides_before_the_draft(edition):
    def offered(**options):
        return drafting(3, edition=edition, **options).options()

    assert offered(grid_pool="A") == ["draft 1A", "draft 2A", "draft 3A", "draft 4A"]
    assert offered(grid_pool="B") == ["draft 1B", "draft 2B", "draft 3B", "draft 4B"]
    assert offered(grid_pool="custom", grid_sides="ABBA") == ["draft 1A", "draft 4A", "draft 2B", "draft 3B"]
    assert offered(grid_pool="choose") == [f"draft {n}{side}" for side in "AB" for n in (1, 2, 3, 4)]


@pytest.mark.rule("MOT-SETUP-22")
def test_unless_configured_english_drafters_choose_the_side_and_polish_ones_find_side_a():
    assert len(drafting(3, edition="en").options()) == 8
    assert drafting(3, edition="pl").options() == ["draft 1A", "draft 2A", "draft 3A", "draft 4A"]


@pytest.mark.rule("MOT-SETUP-22")
def test_random_sides_are_drawn_for_each_grid():
    mixes = set()
    for seed in SEEDS:
        grids = [text.split()[1] for text in drafting(4, seed, grid_pool="random").options()]
        assert sorted(grid[0] for grid in grids) == ["1", "2", "3", "4"]
        mixes.add(tuple(sorted(grids)))
    assert len(mixes) > 8


@pytest.mark.rule("MOT-SETUP-23")
@pytest.mark.rule("MOT-GRID-2A-1")
def test_grid_2a_is_filled_at_the_pick():
    table = drafting(3).play("draft 2A")
    assert table.question == "draft/choose_grid"
    assert table.seat == 2
    assert table.player(3)["special"] == 3
    assert table.supply("C") == 21


@pytest.mark.rule("MOT-SETUP-23")
@pytest.mark.rule("MOT-GRID-3A-1")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_grid_3a_takes_its_rune_before_the_next_player_drafts(edition):
    table = drafting(3, edition=edition)
    top = table.data["piles"]["blue"]["face_up"]
    table.play("draft 3A")
    assert table.seat == 3
    assert table.options() == [f"rune {temple}" for temple in TEMPLES]
    table.play("rune blue")
    assert table.player(3)["runes"] == [top]
    assert table.data["piles"]["blue"]["face_up"] is not None
    assert table.data["piles"]["blue"]["face_down"] == 2
    assert table.seat == 2
    assert table.question == "draft/choose_grid"


@pytest.mark.rule("MOT-SETUP-24")
def test_a_grid_effect_wins_over_a_basic_rule():
    grids = ["1B", "2A", "3B", "4A"]
    flying = given(grids=grids, pawns=["w1", "w2", "w3", "w4"], seat=3)
    assert sorted(flying.moves()) == sorted(set(RING) - {"w1", "w2", "w3", "w4"})  # further than three spaces
    both = given(grids=grids, crystals=["Y.Y..R"], pawns=["w10"])
    both.play("move red", "collect", "place R at 2")
    assert both.options("break") == ["break red L3 with 1+3+6"]  # after a collection


@pytest.mark.rule("MOT-SETUP-24")
def test_the_same_turn_without_the_grid_follows_the_basic_rules():
    normal = given(pawns=["w1", "w2", "w3", "w4"], seat=3)
    assert len(normal.moves()) == 6
    one = given(crystals=["Y.Y..R"], pawns=["w10"])
    one.play("move red", "collect", "place R at 2")
    assert one.options("break") == []


@pytest.mark.rule("MOT-SETUP-20")
def test_when_everybody_has_a_grid_the_others_leave_the_game():
    """Whatever was left over, the position is the same."""
    keys = []
    for sides in ("AAAA", "AABB"):
        table = Table(mystery.start(2, "left over", {"mode": "advanced", "grid_pool": "custom", "grid_sides": sides}))
        table.play("draft 1A")
        assert len(table.data["on_offer"]) == 3
        table.play("draft 2A")
        assert "on_offer" not in table.data
        keys.append(table.state.key())
    assert keys[0] == keys[1]
