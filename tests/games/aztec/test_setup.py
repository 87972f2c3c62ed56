"""Laying out the table, and the options it may agree on (AZT-SET, AZT-OPT)."""

from collections import Counter

import pytest

from antechamber.core.chance import block_of_draws, key_from_seed
from antechamber.core.errors import OptionError
from tests.games.aztec.given import CHARACTERS, CLAIMING, SHIPPED, Table, aztec

CARDS = [entry["id"].removeprefix("J-") for entry in SHIPPED["jewel_card"] for _ in range(entry["copies"])]
ARTEFACTS = [entry["id"] for entry in SHIPPED["artefact"] for _ in range(entry["copies"])]
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


def start(players=4, seed="setup", **options):
    return Table(aztec.start(players, seed, options))


class Draws:
    """The generator of the state, once more."""

    def __init__(self, seed):
        self.key = key_from_seed(seed)
        self.n = 0

    def below(self, n):
        word = int(block_of_draws(self.key, self.n // 16)[self.n % 16])
        self.n += 1
        return word % n if word < 2**32 - 2**32 % n else self.below(n)

    def shuffled(self, items):
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in items]


# ---------------------------------------------------------------- what lies on the table


@pytest.mark.rule("AZT-SET-01")
@pytest.mark.rule("AZT-SET-08")
@pytest.mark.rule("AZT-DEF-01")
@PLAYERS
def test_round_one_begins_with_empty_hoards_and_without_artefacts(players):
    table = start(players)
    assert table.hoards == [""] * players
    assert table.kept == [[]] * players
    assert table.data["round"] == 1
    assert table.question == CLAIMING
    assert table.scores == [-2] * players  # two stones


@pytest.mark.rule("AZT-SET-02")
def test_all_42_artefacts_are_shuffled_into_one_deck():
    decks = [start(seed=str(seed)).data["deck"] for seed in range(5)]
    assert all(Counter(deck) == Counter(ARTEFACTS) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


@pytest.mark.rule("AZT-SET-03")
@pytest.mark.rule("AZT-SET-05")
@pytest.mark.rule("AZT-SET-09")
@PLAYERS
def test_a_stone_lies_on_each_curse_card_and_two_before_each_player(players):
    table = start(players)
    assert table.curses == [1, 1, 1]
    assert table.stones == [2] * players
    assert sum(table.curses) + sum(table.stones) == 3 + 2 * players


@pytest.mark.rule("AZT-SET-04")
@pytest.mark.rule("AZT-CMP-06")
@pytest.mark.rule("AZT-CMP-07")
@PLAYERS
def test_characters_are_dealt_at_random_without_repetition(players):
    dealt = [[player["character"] for player in start(players, str(seed)).data["players"]] for seed in range(30)]
    assert all(len(set(names)) == players and set(names) <= set(CHARACTERS) for names in dealt)
    assert {names[0] for names in dealt} == set(CHARACTERS)


@pytest.mark.rule("AZT-SET-06")
@PLAYERS
def test_everybody_gets_five_of_the_42_jewel_cards_and_the_others_play_no_part(players):
    table = start(players)
    piles = [player["cards"] for player in table.data["players"]]
    assert [len(pile) for pile in piles] == [5] * players
    undealt = Counter(CARDS) - Counter(card for pile in piles for card in pile)
    assert sum(undealt.values()) == {3: 27, 4: 22, 5: 17, 6: 12}[players]
    assert not any(CARDS.count(card) < n for card, n in Counter(card for pile in piles for card in pile).items())


@pytest.mark.rule("AZT-SET-06")
def test_cards_are_played_in_the_order_in_which_they_were_dealt():
    table = start(3)
    pile = table.data["players"][1]["cards"]
    seen = []
    while not table.over:
        seen.append(table.view(2)["players"][1]["cards"][table.data["round"] - 1])
        table.claim(*[player["cards"][table.data["round"] - 1] for player in table.data["players"]])
        table.token("+2", "+3", "+1")
    assert seen == pile


# ---------------------------------------------------------------- the first player


@pytest.mark.rule("AZT-SET-07")
@pytest.mark.rule("AZT-OPT-07")
def test_the_first_player_is_drawn_or_named():
    assert {start(3, str(seed)).data["start"] for seed in range(30)} == {1, 2, 3}
    for seat in (1, 2, 3):
        assert {start(3, str(seed), starting_seat=seat).data["start"] for seed in range(5)} == {seat}


@pytest.mark.rule("AZT-OPT-07")
@pytest.mark.parametrize("seat", [0, 4, 7, -1, "first", True])
def test_a_first_player_who_is_not_there_is_refused(seat):
    with pytest.raises(OptionError, match="starting_seat"):
        start(3, starting_seat=seat)


# ---------------------------------------------------------------- the order of random draws


@pytest.mark.rule("AZT-SET-10")
@PLAYERS
@pytest.mark.parametrize("seat", ["random", 2])
@pytest.mark.parametrize("assignment", ["random", "choice"])
def test_draws_come_in_the_order_of_the_specification_and_what_is_fixed_is_not_drawn(players, seat, assignment):
    seed = f"draws {players}"
    draws = Draws(seed)
    first = draws.below(players) + 1 if seat == "random" else seat
    characters = draws.shuffled(CHARACTERS)[:players] if assignment == "random" else [None] * players
    cards = draws.shuffled(CARDS)
    deck = draws.shuffled(ARTEFACTS)
    data = start(players, seed, starting_seat=seat, character_assignment=assignment).data
    assert data["start"] == first
    assert [player["character"] for player in data["players"]] == characters
    assert [player["cards"] for player in data["players"]] == [cards[5 * i : 5 * i + 5] for i in range(players)]
    assert data["deck"] == deck
    assert data["chance"]["draws"] == draws.n


@pytest.mark.rule("AZT-SET-10")
def test_no_chance_is_left_after_the_setup():
    table = start(3)
    draws = table.data["chance"]["draws"]
    while not table.over:
        table.say(table.seat, table.options()[0])
        assert table.data["chance"]["draws"] == draws


# ---------------------------------------------------------------- choosing characters


@pytest.mark.rule("AZT-SET-04")
@pytest.mark.rule("AZT-SET-11")
@pytest.mark.rule("AZT-OPT-04")
@pytest.mark.rule("AZT-DEC-01")
def test_characters_are_chosen_clockwise_from_the_first_player_on():
    table = start(4, starting_seat=3, character_assignment="choice")
    assert table.data["start"] == 3
    found = []
    for n in range(4):
        found.append(table.seat)
        assert len(table.options()) == 6 - n
        assert [player["cards"] for player in table.view(table.seat)["players"]] == [
            [None] * 5
        ] * 4  # nobody has seen one
        table.play(table.options()[-1])
    assert found == [3, 4, 1, 2]
    assert [player["character"] for player in table.data["players"]] == ["YUKIO", "ELISA", "TOMAS", "NAYA"]
    assert table.question == CLAIMING


@pytest.mark.rule("AZT-SET-04")
def test_a_character_that_was_taken_cannot_be_chosen():
    table = start(3, starting_seat=1, character_assignment="choice").play("play NAYA")
    assert "play NAYA" not in table.options()
    assert table.refuses("play NAYA")
    assert aztec.why_not(table.state.view(1), "play NAYA").rule == "AZT-SET-04"  # type: ignore[union-attr]


@pytest.mark.rule("AZT-DEC-09")
@pytest.mark.rule("AZT-SET-04")
def test_the_last_character_left_is_nobodys_choice():
    table = start(6, starting_seat=1, character_assignment="choice")
    for name in CHARACTERS[:5]:
        table.play(f"play {name}")
    assert table.question == CLAIMING
    assert table.data["players"][5]["character"] == "TOMAS"


# ---------------------------------------------------------------- options


@pytest.mark.rule("AZT-OPT-01")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_it_is_a_game_for_three_to_six(players):
    with pytest.raises(OptionError, match="aztec is for 3 to 6 players"):
        start(players)
    assert aztec.players == [3, 4, 5, 6]


@pytest.mark.rule("AZT-OPT-02")
@pytest.mark.rule("AZT-OPT-03")
@pytest.mark.rule("AZT-OPT-04")
@pytest.mark.rule("AZT-OPT-05")
@pytest.mark.rule("AZT-OPT-06")
@pytest.mark.rule("AZT-OPT-07")
@pytest.mark.rule("AZT-OPT-09")
def test_options_have_the_defaults_of_the_specification():
    assert start().data["options"] == {
        "players": 4,
        "claim_shape": "plausible",
        "artefact_visibility": "public",
        "character_assignment": "random",
        "duo_set": "mixed",
        "first_player": "fixed",
        "starting_seat": "random",
        "locks": "shown",
    }
    for spec in aztec.options:
        with pytest.raises(OptionError, match=f"option {spec.name}: expected "):
            start(**{spec.name: "nonsense"})


@pytest.mark.rule("AZT-OPT-08")
def test_the_number_of_rounds_is_no_option():
    with pytest.raises(OptionError, match="aztec has no option 'rounds'"):
        start(rounds=3)
