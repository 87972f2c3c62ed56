"""The table in the terminal."""

from antechamber.games.mystery.board.drawing import MysteryBoard

BOARD = MysteryBoard
