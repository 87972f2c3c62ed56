"""The variant for two players: neutral markers, the neutral curse breaker, the virtual player (MOT-TWO)."""

import pytest

from tests.games.mystery.given import Table, given, mystery

EDITIONS = ["en", "pl"]
NEUTRAL_BOXES = {"red": "R4", "yellow": "L4", "blue": "R4", "green": "L4", "purple": "R4"}
CLOSED_BOXES = {"red": "L3", "yellow": "R3", "blue": "L3", "green": "R3", "purple": "L3"}
RING = ["w1", "w2", "red", "w3", "yellow", "w5", "w6", "blue", "w8", "green", "w9", "w10", "purple"]
EXAMPLE_RING = ["w1", "w2", "red", "w3", "yellow", "w5", "w6", "purple", "w8", "green", "w9", "w10", "blue"]


def start(seed="two", players=2, **options):
    return Table(mystery.start(players, seed, options))


# ---------------------------------------------------------------- neutral markers


@pytest.mark.rule("MOT-TWO-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_temple_has_a_neutral_marker_on_its_marked_five_point_box(edition):
    boxes = start(edition=edition).data["boxes"]
    assert boxes == {t: {CLOSED_BOXES[t]: "closed", NEUTRAL_BOXES[t]: "neutral"} for t in NEUTRAL_BOXES}


@pytest.mark.rule("MOT-TWO-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("neutral", "curses"), [(True, []), (False, ["break red R4 with 1+3+6+8"])])
def test_a_box_with_a_neutral_marker_cannot_be_broken(neutral, curses, edition):
    options = {"two_player_neutral": neutral, "edition": edition}
    table = given(2, crystals=["B.B..Y.G"], options=options).play("move red")
    assert table.options("break red R4") == curses
    assert table.options("break red R3") == ["break red R3 with 1+3+6"]


@pytest.mark.rule("MOT-TWO-01")
def test_without_the_variant_and_with_three_players_there_are_no_neutral_markers():
    for boxes in [start(two_player_neutral=False).data["boxes"], start(players=3).data["boxes"]]:
        assert boxes == {t: {CLOSED_BOXES[t]: "closed"} for t in CLOSED_BOXES}
    assert start(players=4).data["boxes"] == {t: {} for t in CLOSED_BOXES}


@pytest.mark.rule("MOT-TWO-01")
def test_neutral_markers_stay_for_the_whole_game():
    table = given(2, crystals=["B.B..Y"]).play("move red", "break red R3 with 1+3+6")
    assert table.data["boxes"]["red"] == {"L3": "closed", "R4": "neutral", "R3": 1}


# ---------------------------------------------------------------- the neutral curse breaker


@pytest.mark.rule("MOT-TWO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_neutral_curse_breaker_starts_on_a_random_temple(edition):
    places = {start(str(seed), edition=edition).data["neutral"] for seed in range(60)}
    assert places == set(NEUTRAL_BOXES)


@pytest.mark.rule("MOT-TWO-02")
def test_there_is_no_neutral_curse_breaker_without_the_variant_or_with_more_players():
    assert "neutral" not in start(two_player_neutral=False).data
    assert "neutral" not in start(players=3).data
    assert "neutral" not in start(players=4).data


@pytest.mark.rule("MOT-TWO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_pawn_is_placed_on_the_card_of_the_neutral_curse_breaker(edition):
    table = given(2, neutral="w3", options={"edition": edition})
    assert table.moves() == dict.fromkeys([card for card in RING if card != "w3"], 0)
    assert len(given(2, options={"two_player_neutral": False}).moves()) == 13


@pytest.mark.rule("MOT-TWO-02")
@pytest.mark.rule("MOT-TWO-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_printed_example_wei_skips_the_neutral_curse_breaker_and_it_moves_to_the_purple_temple(edition):
    options = {"edition": edition}
    table = given(2, pawns=["w5", "w1"], ring=EXAMPLE_RING, neutral="w8", options=options)
    assert table.moves() == {"w6": 0, "w9": 0, "w10": 0, "purple": 0, "green": 0, "blue": 0}
    table.play("move w9").stow()
    assert table.data["neutral"] == "purple"
    assert table.seat == 2


@pytest.mark.rule("MOT-TWO-03")
@pytest.mark.parametrize(("edition", "during"), [("en", "blue"), ("pl", "w6")])
def test_the_neutral_curse_breaker_moves_after_the_turn_or_after_the_movement(edition, during):
    table = given(2, pawns=["w1", "w10"], crystals=["CCCC"], neutral="blue", options={"edition": edition})
    assert table.data["neutral"] == "blue"
    table.play("move w3")
    assert table.options() == ["collect", "exchange"]
    assert table.data["neutral"] == during
    table.play("collect").stow()
    assert table.data["neutral"] == during
    table.play("end")
    assert table.data["neutral"] == "w6"


@pytest.mark.rule("MOT-TWO-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_neutral_curse_breaker_moves_after_every_turn_the_first_included(edition):
    table = given(2, neutral="red", options={"edition": edition})
    table.play("move w5").stow()
    assert table.data["neutral"] == "w2"
    table.play("move w10")
    assert table.data["neutral"] == "w1"
    table.play("move w6")
    assert table.data["neutral"] == "purple"  # over the end of the ring


@pytest.mark.rule("MOT-TWO-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("neutral", "pawns", "move", "goal"),
    [
        ("red", ["w9", "w2"], "w10", "w1"),  # over one pawn
        ("red", ["w10", "w2"], "w1", "purple"),  # over two pawns in a row
        ("w1", ["w6", "purple"], "w10", "w9"),  # over two pawns, round the end of the ring
        ("w1", ["w6", "w2"], "w9", "purple"),
        ("w3", ["w10", "blue"], "w2", "red"),
    ],
)
def test_the_neutral_curse_breaker_skips_the_pawns_of_players(neutral, pawns, move, goal, edition):
    table = given(2, pawns=pawns, neutral=neutral, options={"edition": edition}).play(f"move {move}").stow()
    assert table.seat == 2
    assert table.data["neutral"] == goal


@pytest.mark.rule("MOT-TWO-03")
def test_a_pawn_may_enter_the_card_the_neutral_curse_breaker_has_left():
    table = given(2, pawns=["w1", "w3"], neutral="w6").play("move w2")
    assert table.data["neutral"] == "w5"
    assert table.moves().keys() == {"w6", "w8", "w9", "yellow", "blue", "green"}


@pytest.mark.rule("MOT-TWO-03")
def test_breaking_a_curse_is_followed_by_the_same_step_of_the_neutral_curse_breaker():
    for edition in EDITIONS:
        table = given(2, crystals=["B.B..Y"], pawns=["w1", "w9"], neutral="blue", options={"edition": edition})
        table.play("move red", "break red R3 with 1+3+6")
        assert (table.seat, table.data["neutral"]) == (2, "w6")


# ---------------------------------------------------------------- the virtual player


def finish(boxes, **more):
    """The end of a game of two players with these markers, and only the purple temple's objective."""
    options = {"max_rounds": 1, **more.pop("options", {})}
    table = given(2, boxes=boxes, objectives=["purple"], seat=2, options=options, neutral="w1", **more).play("move w6")
    assert table.over
    return table


def temple_points(table):
    return [table.player(seat)["points"]["temples"] for seat in (1, 2)]


@pytest.mark.rule("MOT-TWO-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ({"M5": 1, "R3": 1, "L4": 2}, [4, 1]),  # printed: one leads, the other shares the second place
        ({"M5": 1, "R3": 2}, [2, 2]),  # printed: all three have one marker and share six points
        ({"M5": 1}, [3, 0]),  # a tie with the virtual player for the most; no second place
        ({"M5": 1, "R3": 1}, [4, 0]),  # the virtual player is second
        ({"M5": 2, "R3": 2, "L4": 2}, [0, 4]),
        ({}, [0, 0]),
    ],
)
def test_the_neutral_markers_take_part_in_temple_objectives(markers, points, edition):
    table = finish({"purple": markers}, options={"edition": edition})
    assert temple_points(table) == points


@pytest.mark.rule("MOT-TWO-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_variant_nobody_shares_with_the_players(edition):
    options = {"edition": edition, "two_player_neutral": False, "max_rounds": 1}
    table = given(2, boxes={"purple": {"M5": 1}}, objectives=["purple"], seat=2, options=options).play("move w6")
    assert temple_points(table) == [4, 0]


@pytest.mark.rule("MOT-TWO-04")
def test_the_virtual_player_cannot_win_and_scores_for_nobody():
    table = finish({})
    assert table.state.scores() == [0, 0]
    assert table.winner in (1, 2)


# ---------------------------------------------------------------- the rest


@pytest.mark.rule("MOT-TWO-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("neutral", [True, False])
def test_otherwise_two_players_play_by_the_rules_for_two_and_three(edition, neutral):
    two = start(edition=edition, two_player_neutral=neutral).data
    three = start(players=3, edition=edition).data
    for data in [two, three]:
        assert len(data["ring"]) == 13
        assert not {"w4", "w7"} & set(data["ring"])
        assert len(data["objectives"]) == 2
        assert all(CLOSED_BOXES[temple] in data["boxes"][temple] for temple in CLOSED_BOXES)


@pytest.mark.rule("MOT-TWO-05")
def test_the_closed_box_stays_closed_for_two_players():
    assert given(2, crystals=["Y.Y..R"], neutral="w1").play("move red").options("break") == []
