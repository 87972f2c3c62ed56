"""Boards for the terminal, one for each title. A new title adds one line here, or is shown plainly."""

from __future__ import annotations

from antechamber.cli.boards.aztec import AztecBoard
from antechamber.cli.boards.jaguar import JaguarBoard
from antechamber.cli.boards.mice import MiceBoard
from antechamber.cli.boards.mystery import MysteryBoard
from antechamber.cli.boards.plain import Board
from antechamber.core.title import Title
from antechamber.messages import Messages

BOARDS: dict[str, type[Board]] = {
    "mystery": MysteryBoard,
    "aztec": AztecBoard,
    "mice": MiceBoard,
    "jaguar": JaguarBoard,
}


def board_for(title: Title, words: Messages, names: list[str]) -> Board:
    """The board of a title, or the plain one."""
    return BOARDS.get(title.slug, Board)(title, words, names)


__all__ = ["BOARDS", "Board", "board_for"]
