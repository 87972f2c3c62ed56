"""The table in the terminal."""

from antechamber.games.jaguar.board.drawing import JaguarBoard

BOARD = JaguarBoard
