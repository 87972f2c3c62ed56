"""The table in the terminal."""

from antechamber.games.aztec.board.drawing import AztecBoard

BOARD = AztecBoard
