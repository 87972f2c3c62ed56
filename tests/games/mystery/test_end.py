"""The end of the game, final scoring, the winner (MOT-END)."""

import pytest

from tests.games.mystery.given import Table, given, mystery

EDITIONS = ["en", "pl"]
CHAIN = "Y.Y..R"  # breaks L3 of the red temple with spaces 1, 3 and 6
FOUR = {"yellow": ["L3", "R3"], "blue": ["L3", "R3"]}


def markers(*owners):
    """The boxes of a table from (seat, {temple: boxes}) pairs."""
    boxes: dict[str, dict[str, int]] = {}
    for seat, places in owners:
        for temple, names in places.items():
            for name in names:
                boxes.setdefault(temple, {})[name] = seat
    return boxes


def finish(players=4, start=1, **more):
    """Play the last turn of the last round: the last player in turn order goes to w6 and has nothing to convert."""
    options = {"max_rounds": 1, "collect_mandatory": False, **more.pop("options", {})}
    last = (start + players - 2) % players + 1
    table = given(players, start=start, seat=last, options=options, **more).play("move w6")
    for word in ["collect", "decline", "end"]:
        if not table.over and word in table.options():
            table.play(word)
    assert table.over
    return table


def points(table, source):
    return [player["points"][source] for player in table.data["players"]]


# ---------------------------------------------------------------- when it ends


@pytest.mark.rule("MOT-END-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_fifth_marker_the_round_is_completed(edition):
    table = given(crystals=["", CHAIN], boxes=markers((2, FOUR)), seat=2, options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert not table.over
    assert table.seat == 3
    table.play("move w6")
    assert table.seat == 4
    table.play("move w10")
    assert table.over  # seat 1 has had its turn in this round


@pytest.mark.rule("MOT-END-01")
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_the_round_ends_before_the_start_player_whoever_that_is(start):
    table = given(crystals=[CHAIN], boxes=markers((1, FOUR)), start=start)
    table.play("move red", "break red L3 with 1+3+6")
    turns = []
    for card in ["w6", "w10", "w2"]:
        if not table.over:
            turns.append(table.seat)
            table.play(f"move {card}")
    assert table.over
    assert turns == [seat for seat in (2, 3, 4) if (seat - start) % 4 > (1 - start) % 4]


@pytest.mark.rule("MOT-END-01")
def test_four_markers_do_not_end_the_game():
    three = {"yellow": ["L3", "R3"], "blue": ["L3"]}
    table = given(crystals=["", "", "", CHAIN], boxes=markers((4, three)), seat=4)
    table.play("move red", "break red L3 with 1+3+6")
    assert not table.over
    assert (table.seat, table.data["round"]) == (1, 2)


@pytest.mark.rule("MOT-END-01")
def test_another_fifth_marker_in_the_last_round_changes_nothing():
    boxes = markers(
        (2, {"blue": ["L3", "R3"], "green": ["L3", "R3"]}), (3, {"purple": ["L3", "R3"], "red": ["R3", "M5"]})
    )
    table = given(crystals=["", CHAIN, "Y.R..R"], boxes=boxes, seat=2)
    table.play("move red", "break red L3 with 1+3+6", "move yellow", "break yellow L3 with 1+3+6")
    assert table.seat == 4
    table.play("move w6")
    assert table.over
    assert table.data["round"] == 1
    placed = [owner for row in table.data["boxes"].values() for owner in row.values()]
    assert (placed.count(2), placed.count(3)) == (5, 5)


@pytest.mark.rule("MOT-END-01")
def test_the_last_player_of_the_round_ends_the_game_at_once():
    table = given(crystals=["", "", "", CHAIN], boxes=markers((4, FOUR)), seat=4)
    table.play("move red", "break red L3 with 1+3+6")
    assert table.over
    assert "ended_by_cap" not in table.data["now"]


# ---------------------------------------------------------------- what is scored


@pytest.mark.rule("MOT-END-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_objectives_are_added_to_the_points_for_curses(edition):
    table = finish(
        boxes={"red": {"L3": 1}, "blue": {"R3": 1, "L3": 2}},
        objectives=["red", "blue"],
        runes=[["rune6", "rune5"]],
        points=[6, 3, 0, 0],
        options={"edition": edition},
    )
    assert points(table, "curses") == [6, 3, 0, 0]
    assert points(table, "temples") == [7, 3, 0, 0]
    assert points(table, "runes") == [2, 0, 0, 0]
    assert table.state.scores() == [15, 6, 0, 0]


@pytest.mark.rule("MOT-END-02")
def test_temples_without_an_objective_in_play_score_nothing():
    table = finish(boxes={"red": {"L3": 1}, "green": {"L3": 2}}, objectives=["green"])
    assert points(table, "temples") == [0, 4, 0, 0]


@pytest.mark.rule("MOT-END-02")
def test_objectives_are_scored_at_the_end_only():
    table = given(boxes={"red": {"L3": 1}}, objectives=["red"], runes=[["rune6"]]).play("move w6")
    assert table.state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("MOT-END-03")
@pytest.mark.rule("MOT-END-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        # the printed examples
        ({"L3": 1, "R3": 1, "L4": 2, "R4": 3}, [4, 1, 1, 0]),
        ({"L3": 1, "R3": 1, "L4": 2, "R4": 2, "M5": 3}, [3, 3, 0, 0]),
        ({"M5": 2}, [0, 4, 0, 0]),
        # and others
        ({"L3": 1, "R3": 1, "L4": 2}, [4, 2, 0, 0]),
        ({"L3": 1, "R3": 1, "L4": 1, "M5": 4, "R4": 4}, [4, 0, 0, 2]),
        ({"L3": 1, "R3": 1, "L4": 2, "R4": 3, "M5": 4}, [4, 0, 0, 0]),  # two points among three are none
        ({"L3": 1, "R3": 2, "L4": 3}, [2, 2, 2, 0]),
        ({"L3": 1, "R3": 2, "L4": 3, "M5": 4}, [1, 1, 1, 1]),
        ({"L3": 1, "R3": 2}, [3, 3, 0, 0]),
        ({"L3": 1, "R3": 1, "L4": 2, "M5": 2}, [3, 3, 0, 0]),
        ({"L3": 3, "R3": 3, "L4": 3, "R4": 3, "M5": 3}, [0, 0, 4, 0]),
        ({}, [0, 0, 0, 0]),
    ],
)
def test_a_temple_objective_rewards_the_most_and_second_most_markers(boxes, expected, edition):
    ending = ["ending"] if list(boxes.values()).count(3) == 5 else []
    table = finish(boxes={"red": boxes}, objectives=["red"], now=ending, options={"edition": edition})
    assert points(table, "temples") == expected


@pytest.mark.rule("MOT-END-04")
def test_who_has_no_marker_on_a_temple_takes_no_second_place():
    table = finish(3, boxes={"red": {"M5": 1}}, objectives=["red", "blue"])
    assert points(table, "temples") == [4, 0, 0]


@pytest.mark.rule("MOT-END-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("runes", "expected"),
    [
        ([], 0),
        (["rune2"], 1),
        (["rune6", "rune5"], 2),
        (["rune6", "rune4", "rune3"], 4),  # printed: three types are four points
        (["rune6", "rune5", "rune4", "rune3"], 7),
        (["rune6", "rune5", "rune4", "rune3", "rune2"], 11),
        (["rune6", "rune6", "rune6"], 1),
        (["rune6", "rune6", "rune5", "rune5", "rune2"], 4),
    ],
)
def test_the_rune_objective_counts_different_types(runes, expected, edition):
    table = finish(runes=[runes], options={"edition": edition})
    assert points(table, "runes") == [expected, 0, 0, 0]


@pytest.mark.rule("MOT-END-05")
def test_grid_4b_has_no_effect_on_runes_in_the_basic_game():
    table = finish(runes=[["rune6"], ["rune6"], ["rune6"], ["rune6"]])
    assert points(table, "runes") == [1, 1, 1, 1]


@pytest.mark.rule("MOT-END-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_crystals_left_over_give_no_points(edition):
    table = finish(crystals=["RYBGPCCCCCCC", "", "RR"], points=[0, 1, 0, 0], options={"edition": edition})
    assert table.state.scores() == [0, 1, 0, 0]
    assert table.winner == 2


# ---------------------------------------------------------------- who wins


@pytest.mark.rule("MOT-END-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("position", "winner"),
    [
        ({"points": [5, 9, 8, 7]}, 2),
        ({"points": [9, 9, 9, 8], "crystals": ["RR", "RB", "R", "PPP"]}, 2),
        ({"points": [9, 9, 9, 8], "crystals": ["R", "CC", "", "PPP"]}, 1),  # coloured before colourless
        ({"points": [9, 9, 9, 8], "crystals": ["RC", "RCC", "R", ""]}, 2),
        ({"points": [9, 9, 9, 8], "crystals": ["RCCC", "YCCC", "BCCC", ""]}, 3),  # the later player
        ({}, 4),
    ],
)
def test_the_most_points_win_then_coloured_then_colourless_crystals_then_the_later_turn(position, winner, edition):
    table = finish(**position, options={"edition": edition})
    assert table.winner == winner
    assert table.state.winners() == [winner - 1]


@pytest.mark.rule("MOT-END-07")
@pytest.mark.parametrize(("start", "winner"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_later_in_turn_order_counts_from_the_start_player(start, winner):
    assert finish(start=start).winner == winner


@pytest.mark.rule("MOT-END-07")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_later_of_two_tied_players_wins(start):
    table = finish(3, start=start, points=[4, 4, 1])
    assert table.winner == (1 if start == 2 else 2)


@pytest.mark.rule("MOT-END-07")
def test_objective_points_decide_before_any_tie_break():
    table = finish(points=[3, 4, 0, 0], runes=[["rune6", "rune5"]], crystals=["", "RRRR"])
    assert table.state.scores() == [5, 4, 0, 0]
    assert table.winner == 1


@pytest.mark.rule("MOT-END-07")
def test_a_game_that_is_over_asks_nobody():
    table = finish()
    assert table.state.deciding() == []
    assert table.question == ""


@pytest.mark.rule("MOT-END-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_beyond_fifty_points_the_real_total_counts(edition):
    table = given(
        crystals=["", "", "", CHAIN], points=[49, 0, 0, 48], seat=4, options={"max_rounds": 1, "edition": edition}
    )
    table.play("move red", "break red L3 with 1+3+6")
    assert table.over
    assert table.score(4) == 52  # three points for the curse, one for the rune
    assert table.winner == 4


@pytest.mark.rule("MOT-END-08")
def test_fifty_points_are_more_than_forty_nine():
    assert finish(points=[50, 49, 0, 0]).winner == 1


@pytest.mark.rule("MOT-END-07")
def test_a_new_game_has_no_winner_yet():
    table = Table(mystery.start(4, "new"))
    assert table.winner == 0
    assert table.state.winners() == []
