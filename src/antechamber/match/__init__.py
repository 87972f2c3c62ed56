"""A played game: seats, an append-only log of answers, undo back to the barrier, replay."""

from antechamber.match.log import LogError
from antechamber.match.match import Match, Note, Preview, UndoError
from antechamber.match.seats import NO_SEAT, SPECTATOR, Player, Seat, Viewer, seat_of, viewer_at

__all__ = [
    "NO_SEAT",
    "SPECTATOR",
    "LogError",
    "Match",
    "Note",
    "Player",
    "Preview",
    "Seat",
    "UndoError",
    "Viewer",
    "seat_of",
    "viewer_at",
]
