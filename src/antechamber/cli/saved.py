"""Where matches are kept, and a saved match told as a story."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from antechamber.cli.boards import board_for
from antechamber.cli.boards.telling import Teller
from antechamber.match import LogError, Match, Note
from antechamber.messages import messages
from antechamber.server.files import own_folder
from antechamber.server.settings import data_folder


def folder() -> Path:
    """The folder of saved matches."""
    return data_folder() / "matches"


def new_path(slug: str) -> Path:
    """A file for a new match, named by title and time."""
    try:
        own_folder(data_folder())
        own_folder(folder())
    except OSError as error:
        raise LogError(messages().text("cli-no-folder", folder=str(folder()), reason=str(error.strerror))) from None
    return folder() / f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.json"


def path_of(name: str) -> Path:
    """The file of a saved match: its name, or `last` for the one that was played last."""
    return latest() if name == "last" else Path(name)


def latest() -> Path:
    """The match that was played last."""
    files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise LogError(messages().text("cli-nothing-saved", folder=str(folder())))
    return files[-1]


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def story(match: Match) -> Iterator[str]:
    """What happened, line by line, as a spectator may know it; and at the end, which seats were looked into."""
    board = board_for(match.title, messages(), [seat.name for seat in match.seats])
    teller = Teller(match, messages(), board.called_pieces)
    notes = match.notes()
    for ply, moment in enumerate(match.moments):
        yield from (sentence(note) for note in notes if note.ply == ply)
        yield from teller.sentences(moment.events)
    yield from (sentence(note) for note in notes if note.ply >= len(match.moments))
    if match.taken_over:
        seats = ", ".join(str(seat + 1) for seat in match.taken_over)
        yield messages().text("seating-taken-over", seats=seats, count=len(match.taken_over))


def sentence(note: Note) -> str:
    """What became of a seat."""
    return messages().text(f"seating-{note.deed}", name=note.name or str(note.seat + 1), about=note.about + 1)
