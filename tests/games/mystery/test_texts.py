"""Pieces are called as the component data call them."""

from antechamber.cli.boards import board_for
from antechamber.games.mystery.board.drawing import MysteryBoard
from antechamber.library import title
from antechamber.messages import messages


def test_runes_are_called_as_the_components_call_them():
    board = board_for(title("mystery"), messages(), ["Ana", "Bruno"])
    assert isinstance(board, MysteryBoard)
    for rune, name in zip(board.parts.rune_ids, board.parts.rune_names, strict=True):
        assert messages().text(f"mystery-rune-{rune}") == name
