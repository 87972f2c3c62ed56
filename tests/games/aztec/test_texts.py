"""Pieces are called, and what they do is told, as the component data say."""

import re

import pytest
from rich.console import Console

from antechamber.cli.boards import board_for
from antechamber.cli.play import Session
from antechamber.games.aztec.board.drawing import AztecBoard
from antechamber.games.aztec.components import ARTEFACT_IDS, CHARACTER_IDS
from antechamber.library import title
from antechamber.match import Match, Player
from antechamber.messages import LANGUAGES, MissingMessage, messages

words = messages()


def test_artefacts_and_characters_are_called_as_the_components_call_them():
    board = board_for(title("aztec"), words, ["Ana", "Bruno", "Chloé"])
    assert isinstance(board, AztecBoard)
    for artefact, name in zip(ARTEFACT_IDS, board.parts.artefact_names, strict=True):
        assert words.text(f"aztec-artefact-{artefact}") == name
    for character, name in zip(CHARACTER_IDS, board.parts.character_names, strict=True):
        assert words.text(f"aztec-character-{character}") == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_artefact_says_what_it_does_in_the_numbers_of_its_data(language):
    board = board_for(title("aztec"), messages(language), ["Ana", "Bruno", "Chloé"])
    assert isinstance(board, AztecBoard)
    for number, artefact in enumerate(ARTEFACT_IDS):
        figures = {int(board.parts.amount[number]), int(board.parts.size[number])} - {0}
        assert {str(figure) for figure in figures} <= set(re.findall(r"\d+", board.effect(artefact))), artefact


def test_a_word_composed_of_letters_is_said_letter_by_letter():
    assert words.word("aztec", "jewels", "BBY") == "2 blue + 1 yellow"
    assert words.word("aztec", "jewels", "R") == "1 red"
    assert words.word("aztec", "jewels", "BBY", "short") == "◆B ◆B ●Y"
    assert messages("pl").word("aztec", "claim", "BBYYYYY") == "2 niebieskie + 5 żółtych"
    assert messages("fr").word("aztec", "claim", "YRR") == "1 jaune + 2 rouges"
    for wrong in ("", "X", "BBX"):
        with pytest.raises(MissingMessage, match="no message for the jewels"):
            words.word("aztec", "jewels", wrong)


def test_several_seats_are_called_by_their_names():
    seats = [Player("Ana"), Player("Bruno"), Player("Chloé")]
    session = Session(Match(title("aztec"), 3, seats=seats), None, Console(quiet=True), input, "en", True)
    option = session.match.option("curse 2+3")
    assert session.teller.option(option) == "Give a stone to each of these: Bruno, Chloé"
    why = words.problem("aztec", "aztec-no-steal-colour", {"colour": "blue", "other": 3}, session.names)
    assert why == "Chloé has no blue jewel."
