"""The table in the terminal."""

from antechamber.games.mice.board.drawing import MiceBoard

BOARD = MiceBoard
