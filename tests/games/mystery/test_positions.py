"""Positions that a person or the program wrote: what loads, and what is refused with a reason."""

import copy
import json
import random
from typing import Any

import pytest

from antechamber.core.errors import AntechamberError, OptionError, PositionError
from tests.games.mystery.given import FACE_UP, RING, Table, given, mystery

FULL = "CCCCCCCCCCCC"


def start_of_play(players=4, **options) -> dict[str, Any]:
    """A small position by hand, to be changed: nobody has moved yet, everybody owns two crystals."""
    return {
        "options": {"players": players, **options},
        "ring": [card for card in RING if players == 4 or card not in ("w4", "w7")],
        "players": [{"grid": f"{n}A", "crystals": "CC.........."} for n in range(1, players + 1)],
        "piles": {temple: {"face_up": rune, "face_down": 3} for temple, rune in FACE_UP.items()},
        "stack": [{"at": "turn/begin_turn", "seat": 1}],
        "chance": {"seed": "by hand"},
        **({"neutral": "blue"} if players == 2 and options.get("two_player_neutral", True) else {}),
    }


def refusal(position, error: type[AntechamberError] = PositionError):
    with pytest.raises(error) as caught:
        mystery.load(position)
    return str(caught.value)


def loads(position):
    """The position is accepted, and nothing in it is missing or doubled."""
    state = mystery.load(position)
    state.audit()
    return Table(state)


def changed(path, value, players=4, **options):
    """The small position with one thing changed; the path is like `players/0/pawn`."""
    position = start_of_play(players, **options)
    here: Any = position
    *steps, last = path.split("/")
    for step in steps:
        here = here[int(step)] if isinstance(here, list) else here.setdefault(step, {})
    if isinstance(here, list):
        here[int(last)] = value
    else:
        here[last] = value
    return position


# ---------------------------------------------------------------- what loads


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_by_hand_loads_and_is_played_on(players):
    table = Table(mystery.load(start_of_play(players)))
    assert table.seat == 1
    assert table.question == "turn/choose_move"
    table.play("move w6")
    assert table.seat == 2
    table.state.audit()


@pytest.mark.rule("MOT-COMP-07")
def test_what_a_position_leaves_out_follows_from_the_box():
    table = Table(mystery.load(start_of_play()))
    assert table.data["supply"] == {"C": 16, "R": 8, "Y": 8, "B": 8, "G": 6, "P": 6}
    assert table.data["round"] == 1
    assert table.data["start"] == 1
    assert table.data["mana"] == {"w2": ".....", "w4": ".....", "w8": "....."}
    assert [table.score(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]


def test_a_position_may_be_anywhere_in_a_turn():
    for line, options in (
        ("turn/begin_turn", "move"),
        ("turn/choose_move", "move"),
        ("turn/choose_action", "collect"),
    ):
        table = given(pawns=["red"], crystals=["CCCC"], at=line)
        assert table.options(options) != []
    paying = given(
        pawns=["red"],
        crystals=["CCCCC"],
        stack=[
            {"at": "turn/choose_action", "seat": 1, "card": "red"},
            {"at": "exchange/gain_any_colour", "seat": 1},
            {"at": "pay/choose_payment", "seat": 1, "n": 4, "memo": [1, 2, 3, 4, 5]},
        ],
    )
    assert sorted(paying.options()) == ["pay 1", "pay 2"]


def test_what_the_program_writes_loads_and_asks_the_same_question():
    for players, options in (
        (4, {}),
        (2, {"edition": "pl"}),
        (3, {"mode": "advanced"}),
        (2, {"mode": "advanced", "edition": "pl", "grid2a_scope": "whole_grid"}),
        (4, {"mode": "advanced", "grid_pool": "custom", "grid_sides": "BAAB"}),
    ):
        dice = random.Random(players)
        table = Table(mystery.start(players, "written", {**options, "max_rounds": 4}))
        while not table.state.over():
            written = json.loads(json.dumps(table.data))
            again = Table(mystery.load(written))
            assert again.data == written
            assert again.options() == table.options()
            assert again.seat == table.seat
            table.play(dice.choice(table.options()))
        assert mystery.load(json.loads(json.dumps(table.data))).to_data() == table.data


def test_loading_leaves_what_was_written_alone():
    position = start_of_play()
    before = copy.deepcopy(position)
    mystery.load(position)
    assert position == before


def test_a_told_supply_that_agrees_is_accepted():
    position = {**start_of_play(), "supply": {"C": 16, "R": 8}}
    assert mystery.load(position).to_data()["supply"] == {"C": 16, "R": 8, "Y": 8, "B": 8, "G": 6, "P": 6}


# ---------------------------------------------------------------- crystals


@pytest.mark.rule("MOT-COMP-08")
@pytest.mark.parametrize(
    ("kind", "most", "crystals"),
    [
        ("R", 8, ["RRRRRRRRR...", FULL]),
        ("G", 6, ["GGGG........", "GGG........."]),
        ("P", 6, ["PPPPPPP....."]),
        ("C", 24, [FULL, FULL, "C..........."]),
    ],
)
def test_no_more_crystals_of_a_kind_than_the_box_has(kind, most, crystals):
    position = start_of_play()
    for player, row in zip(position["players"], [*crystals, "." * 12, "." * 12, "." * 12], strict=False):
        player["crystals"] = row
    text = refusal(position)
    assert f"no more than {most} crystals of kind {kind}" in text
    assert "MOT-COMP-08" in text


@pytest.mark.rule("MOT-COMP-08")
def test_crystals_on_upgrade_cards_and_special_spaces_count_too():
    position = changed("mana/w2", "RRRRR")
    position["players"][0]["crystals"] = "RRRR........"
    assert "no more than 8 crystals of kind R" in refusal(position)
    special = start_of_play(mode="advanced")
    special["players"] = [
        {"grid": "2A", "crystals": FULL, "special": 3},
        {"grid": "1A", "crystals": "CCCCCCCCCC.."},
        {"grid": "3A", "crystals": "............"},
        {"grid": "4A", "crystals": "............"},
    ]
    assert "crystals" in refusal(special)


@pytest.mark.rule("MOT-COMP-04")
@pytest.mark.parametrize("crystals", ["", "CC", FULL + "C", "CC.........X", "cc..........", "CC.........*"])
def test_a_grid_has_twelve_spaces_with_crystals_that_exist(crystals):
    assert "players[0].crystals" in refusal(changed("players/0/crystals", crystals))


@pytest.mark.rule("MOT-COMP-07")
@pytest.mark.parametrize("supply", [{"C": 15}, {"R": 9}, {"G": -1}, {"B": "many"}, {"X": 0}])
def test_a_told_supply_must_add_up(supply):
    assert "supply" in refusal(changed("supply", supply))


@pytest.mark.parametrize(
    ("mana", "where"),
    [
        ({"w2": "RRRR"}, "mana.w2"),
        ({"w2": "......"}, "mana.w2"),
        ({"w2": "X...."}, "mana.w2"),
        ({"w3": "....."}, "mana.w3"),
        ({"red": "....."}, "mana.red"),
        ({"w11": "....."}, "mana"),
        ({"w2": 5}, "mana.w2"),
    ],
)
def test_only_upgrade_cards_bear_crystals_one_on_each_space(mana, where):
    assert where in refusal(changed("mana", mana))


@pytest.mark.rule("MOT-SETUP-02")
def test_an_upgrade_card_that_left_the_game_bears_none():
    assert "mana.w4" in refusal(changed("mana", {"w4": "....."}, players=3))


@pytest.mark.rule("MOT-SETUP-10")
@pytest.mark.rule("MOT-GRID-2A-1")
@pytest.mark.parametrize(
    ("grids", "options"),
    [(["2A", "1A", "3A", "4A"], {"mode": "basic"}), (["1A", "2A", "3A", "4A"], {"mode": "advanced"})],
)
def test_special_spaces_belong_to_grid_2a_of_the_advanced_game(grids, options):
    position = start_of_play(**options)
    for player, grid in zip(position["players"], grids, strict=True):
        player["grid"] = grid
    position["players"][0]["special"] = 3
    assert "players[0].special" in refusal(position)


@pytest.mark.rule("MOT-GRID-2A-1")
@pytest.mark.parametrize("special", [4, -1, "CCC"])
def test_special_spaces_hold_up_to_three_crystals(special):
    assert "players[1].special" in refusal(changed("players/1/special", special, mode="advanced"))


# ---------------------------------------------------------------- ring and pawns


@pytest.mark.rule("MOT-SETUP-02")
@pytest.mark.parametrize(
    "ring",
    [
        [],
        [card for card in RING if card != "w10"],
        [card for card in RING if card != "red"],
        [*RING, "w10"],
        ["w1", *RING[1:14], "red"],
        [*RING[:13], "w11", "purple"],
        "w1 w2 red",
        None,
    ],
)
def test_the_ring_has_each_of_its_cards_once(ring):
    assert refusal(changed("ring", ring)).startswith("ring")


@pytest.mark.rule("MOT-SETUP-02")
def test_the_ring_fits_the_number_of_players():
    assert "MOT-SETUP-02" in refusal(changed("ring", RING, players=3))
    short = [card for card in RING if card not in ("w4", "w7")]
    assert "MOT-SETUP-02" in refusal(changed("ring", short, players=4))
    assert loads(changed("ring", short, players=3)).data["ring"] == short


@pytest.mark.rule("MOT-SETUP-02")
def test_the_wilderness_cards_of_a_ring_ascend():
    assert "MOT-SETUP-02" in refusal(changed("ring", ["w2", "w1", *RING[2:]]))


@pytest.mark.rule("MOT-SETUP-01")
def test_the_temples_of_a_ring_may_lie_in_any_order():
    ring = ["w1", "w2", "green", "w3", "w4", "red", "w5", "w6", "purple", "w7", "w8", "blue", "w9", "w10", "yellow"]
    assert loads(changed("ring", ring)).data["ring"] == ring


@pytest.mark.rule("MOT-SETUP-02")
@pytest.mark.parametrize(
    "ring",
    [
        [f"w{n}" for n in range(1, 11)] + ["red", "yellow", "blue", "green", "purple"],
        ["w1", "red", "w2", "w3", "w4", "yellow", "w5", "w6", "blue", "w7", "w8", "green", "w9", "w10", "purple"],
    ],
)
def test_two_wilderness_cards_lie_between_neighbouring_temples(ring):
    assert "MOT-SETUP-02" in refusal(changed("ring", ring))


@pytest.mark.rule("MOT-MOVE-03")
def test_two_pawns_never_share_a_card():
    position = start_of_play()
    position["players"][0]["pawn"] = position["players"][2]["pawn"] = "w5"
    assert "two pawns stand on one card" in refusal(position)
    neutral = changed("neutral", "blue", players=2)
    neutral["players"][1]["pawn"] = "blue"
    assert "two pawns stand on one card" in refusal(neutral)


@pytest.mark.parametrize("pawn", ["w11", "pink", 3, ["w1"]])
def test_a_pawn_stands_on_a_card_that_exists(pawn):
    assert "players[0].pawn" in refusal(changed("players/0/pawn", pawn))


@pytest.mark.rule("MOT-SETUP-02")
def test_a_pawn_stands_on_a_card_that_is_in_play():
    assert "w4 is not in the ring" in refusal(changed("players/0/pawn", "w4", players=3))


@pytest.mark.rule("MOT-SETUP-11")
@pytest.mark.rule("MOT-TWO-02")
def test_the_neutral_pawn_is_there_with_two_players_and_only_then():
    assert "neutral" in refusal(changed("neutral", "blue", players=3))
    assert "neutral" in refusal(changed("neutral", "blue", players=2, two_player_neutral=False))
    missing = start_of_play(2)
    del missing["neutral"]
    assert "neutral" in refusal(missing)


# ---------------------------------------------------------------- markers, runes, grids, points


@pytest.mark.rule("MOT-COMP-03")
def test_no_marker_lies_on_a_closed_box():
    position = changed("boxes", {"red": {"L3": 1}}, players=3)
    assert "boxes.red.L3" in refusal(position)
    assert "MOT-COMP-03" in refusal(position)
    loads(changed("boxes", {"red": {"L3": 1}}, players=4))


@pytest.mark.rule("MOT-TWO-01")
def test_no_players_marker_lies_on_a_neutral_box():
    assert "boxes.red.R4" in refusal(changed("boxes", {"red": {"R4": 2}}, players=2))
    loads(changed("boxes", {"red": {"R4": 2}}, players=3))
    loads(changed("boxes", {"red": {"R4": 2}}, players=2, two_player_neutral=False))


@pytest.mark.rule("MOT-COMP-03")
@pytest.mark.rule("MOT-TWO-01")
def test_closed_and_neutral_boxes_are_where_the_cards_show_them():
    right = {"red": {"L3": "closed", "R4": "neutral"}}
    loads(changed("boxes", right, players=2))
    assert "not closed" in refusal(changed("boxes", {"red": {"R3": "closed"}}, players=2))
    assert "not closed" in refusal(changed("boxes", {"red": {"L3": "closed"}}, players=4))
    assert "not neutral" in refusal(changed("boxes", {"red": {"R4": "neutral"}}, players=3))


@pytest.mark.rule("MOT-SETUP-06")
def test_nobody_has_a_sixth_marker():
    five = {"red": {"L3": 1, "L4": 1, "M5": 1, "R4": 1, "R3": 1}}
    loads({**start_of_play(), "boxes": five, "now": ["ending"]})
    assert "only 5 markers" in refusal(changed("boxes", {**five, "blue": {"L3": 1}}))


@pytest.mark.parametrize(
    "boxes", [{"red": {"L3": 5}}, {"red": {"L3": 0}}, {"red": {"L3": "me"}}, {"red": {"L5": 1}}, {"pink": {"L3": 1}}]
)
def test_a_marker_has_an_owner_and_a_box(boxes):
    assert "boxes" in refusal(changed("boxes", boxes))


@pytest.mark.rule("MOT-COMP-08")
def test_no_more_rune_cards_of_a_type_than_the_box_has():
    assert "only 2 cards of rune2" in refusal(changed("players/0/runes", ["rune2", "rune2", "rune2"]))
    piles = {**start_of_play()["piles"], "red": {"face_up": "rune2", "face_down": 3}}
    position = changed("piles", piles)
    position["players"][0]["runes"] = ["rune2", "rune2"]
    assert "only 2 cards of rune2" in refusal(position)


@pytest.mark.rule("MOT-SETUP-04")
def test_owned_rune_cards_are_missing_in_the_piles():
    assert "15 cards lie face down, but 14" in refusal(changed("players/0/runes", ["rune6"]))
    assert "14 cards lie face down, but 15" in refusal(changed("piles/red/face_down", 2))


@pytest.mark.rule("MOT-SETUP-04")
def test_a_pile_has_at_most_three_cards_below_its_top_card():
    position = changed("piles/red/face_down", 4)
    position["piles"]["blue"]["face_down"] = 2
    assert "piles.red.face_down" in refusal(position)


@pytest.mark.rule("MOT-SETUP-04")
def test_the_top_card_of_a_pile_always_lies_face_up():
    position = changed("piles/red", {"face_up": None, "face_down": 3})
    position["players"][0]["runes"] = ["rune6"]
    assert "piles.red" in refusal(position)


@pytest.mark.rule("MOT-SETUP-04")
def test_the_rune_piles_are_not_left_out():
    position = start_of_play()
    del position["piles"]
    assert "piles" in refusal(position)


@pytest.mark.parametrize("runes", [["rune1"], ["Pebble"], "rune6", [6]])
def test_rune_cards_are_named_by_their_type(runes):
    assert "runes" in refusal(changed("players/0/runes", runes))


@pytest.mark.rule("MOT-SETUP-20")
def test_each_grid_is_there_once_on_one_side():
    assert "seat 1 has this grid already" in refusal(changed("players/1/grid", "1A", mode="advanced"))
    assert "seat 1 has this grid already" in refusal(changed("players/1/grid", "1B", mode="advanced"))
    assert "players[1].grid" in refusal(changed("players/1/grid", "5A", mode="advanced"))


@pytest.mark.rule("MOT-SETUP-10")
def test_the_basic_game_knows_no_b_sides():
    assert "players[0].grid" in refusal(changed("players/0/grid", "1B"))


@pytest.mark.parametrize("points", [{"curses": -1}, {"curses": "many"}, {"temple": 3}, 7])
def test_points_have_a_source_and_are_not_negative(points):
    assert "players[0].points" in refusal(changed("players/0/points", points))


# ---------------------------------------------------------------- names and numbers


@pytest.mark.parametrize(
    "path",
    ["rnig", "players/0/crystal", "players/0/points/luck", "piles/red/cards", "stack/0/line", "chance/sead"],
)
def test_a_misspelt_field_is_not_passed_over(path):
    assert path.rsplit("/", 1)[-1] in refusal(changed(path, 1))


def test_a_position_of_another_game_is_refused():
    assert "expected mystery" in refusal(changed("game", "atelier"))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("round", 0),
        ("round", "first"),
        ("start", 5),
        ("start", 0),
        ("objectives", ["pink"]),
        ("objectives", "red"),
        ("winner", 5),
        ("now", ["sleeping"]),
        ("now", "broke"),
        ("players", []),
        ("players", {}),
        ("chance", {"key": "short"}),
        ("chance", {"seed": 7}),
        ("chance", {"seed": "x", "draws": -1}),
        ("reveals", -1),
        ("stack", "turn"),
    ],
)
def test_a_field_with_a_value_it_cannot_have_is_refused_by_name(path, value):
    assert path in refusal(changed(path, value))


def test_as_many_players_as_agreed():
    position = start_of_play()
    position["players"].pop()
    assert "expected 4, got 3" in refusal(position)


@pytest.mark.parametrize("players", [1, 5, "four", None, True])
def test_a_position_is_for_two_to_four_players(players):
    assert "options.players" in refusal(changed("options/players", players))


# ---------------------------------------------------------------- options


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"grid_pool": "A"}),
        (4, {"grid1a_bonus": "per_crystal"}),
        (3, {"two_player_neutral": True}),
        (4, {"mode": "advanced", "grid2a_scope": "whole_grid"}),
        (4, {"mode": "advanced", "grid_pool": "custom"}),
        (3, {"start_player": 4}),
        (4, {"edition": "de"}),
        (4, {"max_rounds": -1}),
        (4, {"house_rule": True}),
    ],
)
def test_the_options_of_a_position_are_checked_like_those_of_a_new_game(players, options):
    for name in options:
        if name != "mode":
            assert name in refusal(start_of_play(players, **options), OptionError)


@pytest.mark.rule("MOT-OPT-01")
def test_an_option_of_a_position_is_a_plain_value():
    assert "options.edition" in refusal(changed("options/edition", ["en"]))
    assert "options" in refusal(changed("options", "en"))


# ---------------------------------------------------------------- where the game stands


def test_a_line_that_is_not_in_the_rulebook_is_refused():
    assert "there is no line 'turn/sleep'" in refusal(changed("stack/0/at", "turn/sleep"))
    assert "stack[0].at" in refusal(changed("stack/0", {"seat": 1}))


def test_a_line_is_for_a_seat_at_the_table():
    assert "stack[0].seat" in refusal(changed("stack/0/seat", 4, players=3))
    assert "stack[0].seat" in refusal(changed("stack/0/seat", 0))


def test_a_line_is_about_something_that_exists():
    assert "stack[0].card" in refusal(changed("stack/0/card", "w11"))
    assert "stack[0].card" in refusal(changed("stack/0/card", 3))
    assert "stack[0].n" in refusal(changed("stack/0/n", "two"))


@pytest.mark.rule("MOT-TURN-01")
def test_nobody_acts_before_the_pawn_has_entered():
    """Without a pawn there is no card to collect from."""
    assert "pawn" in refusal(changed("stack/0/at", "turn/choose_action"))


@pytest.mark.rule("MOT-TURN-01")
@pytest.mark.parametrize("line", ["turn/act", "turn/pay_for_distance"])
def test_a_position_does_not_resume_behind_a_question_that_was_not_answered(line):
    """It would carry out an answer that nobody gave, and break a curse without a crystal."""
    position = changed("stack/0/at", line)
    position["players"][0]["pawn"] = "red"
    assert "stack" in refusal(position)


@pytest.mark.rule("MOT-PAY-03")
@pytest.mark.parametrize(
    ("n", "memo"),
    [
        (3, [1, 2]),  # more than the spaces hold: nothing could be answered
        (1, [12]),  # an empty space
        (0, [1, 2]),
        (-1, [1, 2]),
    ],
)
def test_a_payment_in_a_position_can_be_made(n, memo):
    position = start_of_play()
    position["players"][0]["pawn"] = "red"
    position["stack"] = [
        {"at": "turn/choose_action", "seat": 1, "card": "red"},
        {"at": "exchange/gain_any_colour", "seat": 1},
        {"at": "pay/choose_payment", "seat": 1, "n": n, "memo": memo},
    ]
    assert "stack" in refusal(position)


@pytest.mark.parametrize("path", ["round", "players/0/points/curses", "stack/0/n", "chance/draws"])
def test_a_number_that_no_game_reaches_is_refused(path):
    assert path.rsplit("/", 1)[-1] in refusal(changed(path, 10**30))


def test_a_game_that_was_won_does_not_go_on():
    assert "winner" in refusal(changed("winner", 2))


def test_nobody_answers_in_secret_here():
    assert "sealed" in refusal(changed("sealed", {"1": "move w1"}))
    assert "sealed" in refusal(changed("sealed", {"2": "move w1"}))
    assert "sealed" in refusal(changed("sealed", {"nobody": "move w1"}))


def test_a_sealed_answer_that_is_no_option_is_an_error_of_the_position_too():
    assert "sealed" in refusal(changed("sealed", {"1": "fly home"}))


@pytest.mark.rule("MOT-END-07")
def test_a_position_in_which_nobody_is_asked_has_a_winner():
    """Whoever forgets to say where the game stands must not get a finished game that nobody won."""
    position = start_of_play()
    del position["stack"]
    assert "stack" in refusal(position)
    capped = {**position, "stack": [], "round": 100, "now": ["ended_by_cap"]}
    assert mystery.load({**capped, "winner": 4}).winners() == [3]
    assert "winner: by points and crystals seat 4 has won (MOT-END-07)" in refusal({**capped, "winner": 2})


def test_what_is_refused_is_an_error_of_the_position_and_one_sentence():
    text = refusal(changed("players/0/pawn", "w11"))
    assert "\n" not in text
    assert issubclass(PositionError, AntechamberError)


# ---------------------------------------------------------------- what cannot occur

FIVE = {"red": {"L3": 1, "L4": 1, "M5": 1, "R4": 1, "R3": 1}}


def written(players=4, answers=0, seed="bent", **options) -> dict[str, Any]:
    """A position as the program writes it, after so many answers."""
    dice = random.Random(seed)
    table = Table(mystery.start(players, seed, {"start_player": 1, **options}))
    for _ in range(answers):
        table.play(dice.choice(table.options()))
    return dict(json.loads(json.dumps(table.data)))


@pytest.mark.rule("MOT-END-01")
def test_the_fifth_marker_and_the_end_go_together():
    assert "now: seat 1 has placed 5 markers" in refusal({**start_of_play(), "boxes": FIVE})
    assert "MOT-END-01" in refusal({**start_of_play(), "boxes": FIVE})
    assert "now: the end is triggered by a fifth marker" in refusal({**start_of_play(), "now": ["ending"]})
    assert loads({**start_of_play(), "boxes": FIVE, "now": ["ending"]}).data["now"] == ["ending"]


@pytest.mark.rule("MOT-END-01")
@pytest.mark.rule("MOT-TERM-01")
def test_a_game_is_over_by_a_fifth_marker_or_with_its_last_round():
    position = {**start_of_play(), "stack": [], "winner": 4}
    assert "MOT-END-01" in refusal(position)
    assert "MOT-TERM-01" in refusal({**position, "round": 99, "now": ["ended_by_cap"]})
    assert "MOT-TERM-01" in refusal({**start_of_play(), "round": 100, "now": ["ended_by_cap"]})
    assert "MOT-TERM-01" in refusal({**start_of_play(), "round": 101})
    assert mystery.load({**position, "round": 100, "now": ["ended_by_cap"]}).winners() == [3]
    assert mystery.load({**position, "boxes": FIVE, "now": ["ending"]}).winners() == [3]


@pytest.mark.rule("MOT-SETUP-20")
@pytest.mark.rule("MOT-SETUP-21")
def test_grids_are_on_offer_in_the_draft_and_only_then():
    drafted = start_of_play(3, mode="advanced")
    loads(drafted)
    assert "on_offer" in refusal({**drafted, "on_offer": ["4A", "4B"]})
    assert "MOT-SETUP-20" in refusal({**drafted, "on_offer": ["4A", "4B"]})
    draft = written(3, 1, mode="advanced", grid_pool="A")
    loads(draft)
    assert "MOT-SETUP-22" in refusal({**draft, "on_offer": draft["on_offer"][1:]})
    assert "more than once" in refusal({**draft, "on_offer": [*draft["on_offer"], draft["on_offer"][0]]})
    draft["players"][0]["grid"] = draft["on_offer"][0]
    assert "players[0].grid" in refusal(draft)


@pytest.mark.rule("MOT-SETUP-07")
def test_the_start_player_is_the_one_the_table_has_agreed_on():
    assert "MOT-SETUP-07" in refusal(changed("start", 1, start_player=3))
    assert loads(start_of_play(start_player=3)).data["start"] == 3


@pytest.mark.rule("MOT-TURN-01")
@pytest.mark.rule("MOT-TURN-04")
@pytest.mark.parametrize(
    ("now", "rule"),
    [
        (["collected"], "MOT-TURN-01"),
        (["broke"], "MOT-TURN-01"),
        (["collecting"], "MOT-TURN-04"),
        (["bonus"], "MOT-GRID-1A-1"),
        (["reserved"], "MOT-GRID-2A-2"),
    ],
)
def test_what_is_done_in_a_turn_is_not_done_before_it_begins(now, rule):
    said = refusal({**start_of_play(), "now": now})
    assert said.startswith("now: ")
    assert rule in said


@pytest.mark.rule("MOT-GAIN-07")
def test_nothing_is_fresh_when_nothing_is_gained():
    assert "fresh: spaces are fresh only while something is gained" in refusal({**start_of_play(), "fresh": [1]})


@pytest.mark.rule("MOT-TURN-05")
@pytest.mark.rule("MOT-COLL-07")
def test_bookmarks_follow_each_other_as_in_a_game():
    """An effect belongs to the player whose turn it is, and to what began it."""
    exchange = [{"at": "turn/choose_action", "seat": 1}, {"at": "exchange/end", "seat": 1}]
    colours = {"at": "gain-colours/choose_colour", "seat": 1, "card": "any"}
    position = start_of_play()
    position["players"][0]["pawn"] = "red"
    loads({**position, "stack": [*exchange, colours]})
    assert "MOT-TURN-05" in refusal({**position, "stack": [*exchange, {**colours, "seat": 2}]})
    assert "stack[1].at" in refusal({**position, "stack": [exchange[0], colours]})
    assert "stack[0].at" in refusal({**position, "stack": [colours]})
    assert "stack[2].n" in refusal({**position, "stack": [*exchange, {**colours, "n": 2}]})
    assert "stack[2].card" in refusal({**position, "stack": [*exchange, {**colours, "card": "different"}]})
    assert "stack[1].at" in refusal({**position, "stack": exchange})


@pytest.mark.rule("MOT-BREAK-04")
@pytest.mark.rule("MOT-SETUP-05")
@pytest.mark.rule("MOT-MOVE-01")
@pytest.mark.parametrize(
    ("path", "value", "field", "rule"),
    [
        ("players/0/points/curses", 3, "players[0].points", "MOT-BREAK-04"),
        ("players/1/points/grid", 1, "players[1].points", "MOT-GRID-4A-1"),
        ("players/2/points/temples", 4, "players[2].points", "MOT-END-02"),
        ("objectives", ["red", "blue"], "objectives", "MOT-SETUP-05"),
        ("players/0/grid", "4A", "players[3].grid", "MOT-SETUP-20"),
        ("players/3/pawn", None, "players[3].pawn", "MOT-MOVE-01"),
        ("boxes/red/L3", 2, "players[1].points", "MOT-BREAK-04"),
    ],
)
def test_a_complete_position_adds_up(path, value, field, rule):
    position = written(4, 60, max_rounds=9)
    assert position["round"] > 1
    assert loads(position).data == position
    here: Any = position
    *steps, last = path.split("/")
    for step in steps:
        here = here[int(step)] if isinstance(here, list) else here[step]
    here[last] = value
    said = refusal(position)
    assert said.startswith(field)
    assert rule in said


@pytest.mark.rule("MOT-COLL-04")
def test_a_mana_upgrade_card_that_is_nearly_full_has_been_cleared():
    position = written(4, 8)  # everybody has stored two crystals, nobody has moved
    position["mana"]["w2"] = "CC..."
    position["supply"]["C"] -= 2
    loads(position)
    position["mana"]["w2"] = "CCC.."
    position["supply"]["C"] -= 1
    assert refusal(position).startswith("mana.w2: with 2 free spaces it is cleared (MOT-COLL-04)")
