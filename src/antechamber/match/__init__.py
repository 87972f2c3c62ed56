"""A played game: seats, an append-only log of answers, undo back to the barrier, replay."""

from antechamber.match.match import LogError, Match, Note, Player, Preview, UndoError

__all__ = ["LogError", "Match", "Note", "Player", "Preview", "UndoError"]
