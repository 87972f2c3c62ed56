"""Boards for the terminal: a title has one of its own, or is shown plainly."""

from __future__ import annotations

from antechamber.cli.boards.plain import Board
from antechamber.core.title import Title
from antechamber.messages import Messages
from antechamber.titles import part_of


def kind_of_board(slug: str) -> type[Board]:
    """The board that a title offers, or the plain one."""
    found: type[Board] = getattr(part_of(slug, "board"), "BOARD", Board)
    return found


def board_for(title: Title, words: Messages, names: list[str]) -> Board:
    """The board of a title, or the plain one."""
    return kind_of_board(title.slug)(title, words, names)


__all__ = ["Board", "board_for", "kind_of_board"]
