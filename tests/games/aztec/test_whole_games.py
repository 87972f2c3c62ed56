"""Whole games, compared answer by answer with a second reading of the specification; bounds and invariants."""

import random
from collections import Counter

import pytest

from antechamber.core.errors import PositionError
from antechamber.core.playout import playout
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import JEWELS
from tests.games.aztec.given import (
    CLAIMING,
    PLACING,
    SHIPPED,
    Table,
    aztec,
    final,
    gaining,
    given,
    letters,
    revealed,
)
from tests.games.aztec.referee import Referee

FACES = {entry["id"].removeprefix("J-"): entry["copies"] for entry in SHIPPED["jewel_card"]}

TABLES = [
    (3, {}),
    (4, {"claim_shape": "free", "duo_set": "distinct"}),
    (5, {"first_player": "rotating", "artefact_visibility": "secret"}),
    (6, {"duo_set": "distinct", "first_player": "rotating", "starting_seat": 6}),
]


def choose(dice, table, seat, texts):
    """Lie and accuse often enough to see every case; otherwise anything."""
    if table.question == CLAIMING and dice.random() < 0.4:
        return f"claim {table.player(seat)['cards'][table.data['round'] - 1]}"
    if table.question == PLACING and dice.random() < 0.5:
        crowd = [text for text in texts if text.endswith(f" {table.data['round'] % table.state.seats + 1}")]
        return dice.choice(crowd or texts)
    return dice.choice(texts)


def compare(table, referee):
    data = table.data
    assert [player["stones"] for player in data["players"]] == referee.stones
    assert table.hoards == [letters([hoard[letter] for letter in "BYR"]) for hoard in referee.hoards]
    assert data["deck"] == referee.deck
    assert [sorted(player["artefacts"]) for player in data["players"]] == [sorted(kept) for kept in referee.kept]
    if data["stack"] and data["stack"][0]["at"] == CLAIMING:
        assert data["curses"] == list(referee.curses.values())
        assert data["start"] == referee.first + 1


def play_beside_referee(players, seed, options):
    """Play a game; at every question the referee must know the same options and the same table."""
    dice = random.Random(f"{players} {seed}")
    table = Table(aztec.start(players, seed, options))
    referee = Referee(table.data)
    game = referee.game()
    asked = next(game)
    decisions = 0
    while True:
        # what has only one outcome is not asked
        compare(table, referee)
        assert set(table.asked) == {seat + 1 for seat in asked}
        for seat, options_of_seat in asked.items():
            assert sorted(table.options(seat + 1)) == sorted(options_of_seat)
        answers = {seat: choose(dice, table, seat + 1, table.options(seat + 1)) for seat in asked}
        order = list(answers)
        dice.shuffle(order)
        for seat in order:
            table.say(seat + 1, answers[seat])
        table.state.audit()
        decisions += len(answers)
        try:
            asked = game.send(answers)
        except StopIteration:
            break
    compare(table, referee)
    assert table.over
    assert table.scores == [referee.score(seat) for seat in range(players)]
    assert table.view(0)["ranks"] == referee.ranks()
    assert table.winners == [seat + 1 for seat in range(players) if referee.ranks()[seat] == 1]
    return table, referee, decisions


@pytest.mark.deep
@pytest.mark.rule("AZT-TRM-01")
@pytest.mark.rule("AZT-TRM-02")
@pytest.mark.rule("AZT-TRM-03")
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_games_are_played_by_the_book_and_end_within_the_bounds(players, options, pytestconfig):
    for seed in range(12 * (50 if pytestconfig.getoption("--deep") else 1)):
        table, referee, decisions = play_beside_referee(players, str(seed), options)
        assert [len(player["claims"]) for player in table.data["players"]] == [5] * players
        assert [len(player["tokens"]) for player in table.data["players"]] == [5] * players
        assert referee.most_gains <= 2 * players - 2
        assert 10 * players <= decisions <= 5 * (2 * players + 4 * (2 * players - 2))


@pytest.mark.rule("AZT-TRM-02")
def test_four_artefacts_may_be_gained_by_three_players_in_a_round():
    table = revealed(
        3, cards=["RR", "BB", "YY"], claims=["RRR", "BBB", "YYY"], tokens=["+2", "-1", "-1"], deck=["SUN"] * 3
    )
    gains = 0
    while table.question != CLAIMING:
        gains += table.question == "gain/choose_artefact"
        table.play(table.options()[-1])
    assert gains == 4


@pytest.mark.rule("AZT-TRM-03")
def test_a_gain_has_at_most_four_decisions():
    table = revealed(3, cards=["RR", "BB", "YY"], claims=["RRR", "BB", "YY"], tokens=["+2", "+3", "+2"], deck=["TRADE"])
    decisions = 0
    while table.question != CLAIMING:
        assert table.seat == 1
        table.play(table.options()[0])
        decisions += 1
    assert decisions == 4


@pytest.mark.rule("AZT-TRM-01")
@pytest.mark.rule("AZT-TRM-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_end_within_the_bound_also_with_a_choice_of_characters(players):
    bound = 5 * (2 * players + 4 * (2 * players - 2)) + players
    assert players != 6 or bound == 266
    for seed in range(10):
        g = aztec.start(players, str(seed), {"character_assignment": "choice"})
        assert int(playout(g, seed + 1, bound)[0]) <= bound
        assert g.over()


@pytest.mark.rule("AZT-INV-01")
@pytest.mark.rule("AZT-INV-02")
@pytest.mark.rule("AZT-INV-03")
@pytest.mark.rule("AZT-INV-04")
@pytest.mark.parametrize("players", [3, 6])
def test_no_piece_is_lost_or_doubled_over_random_games(players):
    for seed in range(6):
        dice = random.Random(seed)
        table = Table(aztec.start(players, str(seed), {}))
        dealt = [player["cards"] for player in table.data["players"]]
        faces = Counter(card for pile in dealt for card in pile)
        assert all(faces[face] <= copies for face, copies in FACES.items())
        assert set(faces) <= set(FACES)
        while not table.over:
            table.state.audit()
            data = table.data
            found = sum(len(player["artefacts"]) for player in data["players"]) + len(data["deck"])
            assert found == (42 if table.question.startswith(("round/", "gain/")) else 41)
            assert all(player["stones"] >= 0 and min(player["hoard"]) >= 0 for player in data["players"])
            assert [player["cards"] for player in data["players"]] == dealt
            assert [len(pile) for pile in dealt] == [5] * players
            assert all(1 <= stones <= data["round"] for stones in data["curses"])
            if table.question == CLAIMING:
                turned_up = [sum(card is not None for card in p["cards"]) for p in table.view(0)["players"]]
                assert turned_up == [data["round"] - 1] * players
            table.say(table.seat, dice.choice(table.options()))
        table.state.audit()
        assert [player["cards"] for player in table.view(0)["players"]] == dealt
        assert all(1 <= stones <= 6 for stones in table.curses)


@pytest.mark.rule("AZT-INV-03")
@pytest.mark.parametrize("card", ["RRRR", "BYR"])
def test_a_jewel_card_that_is_there_too_often_or_not_in_the_box_is_found(card):
    table = given(3, cards=["RRRR", "BB", "YY"])
    g = table.state
    assert isinstance(g, Aztec)
    g.audit()
    g.pile[1][0] = JEWELS.number(card)
    with pytest.raises(PositionError, match="AZT-INV-03"):
        g.audit()


@pytest.mark.rule("AZT-INV-04")
@pytest.mark.parametrize("at", [CLAIMING, PLACING, "gain/choose_artefact"])
@pytest.mark.parametrize("number", [1, 3, 5])
def test_in_a_round_a_curse_card_has_from_one_stone_to_the_number_of_the_round(at, number):
    for stones in range(8):
        if at == "gain/choose_artefact":
            table = gaining("SUN", round=number, curses=[1, stones, number])
        else:
            table = given(3, at=at, round=number, curses=[1, stones, number])
        assert table.question == at
        if 1 <= stones <= number:
            table.state.audit()
            continue
        with pytest.raises(PositionError, match="AZT-INV-04"):
            table.state.audit()


@pytest.mark.rule("AZT-INV-04")
@pytest.mark.parametrize(("stones", "holds"), [(0, False), (1, True), (6, True), (7, False)])
def test_at_the_end_a_curse_card_has_from_one_stone_to_six(stones, holds):
    table = final(["", "", ""], curses=[stones, 1, 6])
    if holds:
        table.state.audit()
        return
    with pytest.raises(PositionError, match="AZT-INV-04"):
        table.state.audit()
