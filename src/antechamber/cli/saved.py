"""Where matches are kept, and a saved match told as a story."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from antechamber.cli.boards import board_for
from antechamber.cli.boards.telling import Teller
from antechamber.library import title
from antechamber.match import LogError, Match, Note, Player
from antechamber.match.log import Why, read_log
from antechamber.match.report import name_of, written
from antechamber.messages import Messages, messages
from antechamber.server.files import own_folder
from antechamber.server.settings import data_folder

NO_WHYS: Final[Mapping[int, Why]] = {}


def folder() -> Path:
    """The folder of saved matches."""
    return data_folder() / "matches"


def new_path(slug: str) -> Path:
    """A file for a new match, named by title and time."""
    return own(folder()) / f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.json"


def own(place: Path) -> Path:
    """A folder of games, made if it is not there yet, and closed to others."""
    try:
        own_folder(data_folder())
        own_folder(place)
    except OSError as error:
        raise LogError(messages().text("cli-no-folder", folder=str(place), reason=str(error.strerror))) from None
    return place


def save_report(made: dict[str, Any]) -> Path:
    """Write a report down, in a folder beside that of the matches."""
    text = written(made)
    path = own(data_folder() / "reports") / name_of(made, text)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LogError(messages().text("cli-file", file=str(path), reason=str(error.strerror))) from None
    return path


def path_of(name: str) -> Path:
    """The file of a saved match: its name, or `last` for the one that was played last."""
    return latest() if name == "last" else Path(name)


def latest() -> Path:
    """The match that was played last."""
    files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise LogError(messages().text("cli-nothing-saved", folder=str(folder())))
    return files[-1]


def load(path: Path, folder: Path | None = None) -> Match:
    """A saved match, replayed."""
    match, difference = load_so_far(path, folder)
    if difference is not None:
        raise difference
    return match


def load_so_far(path: Path, folder: Path | None = None) -> tuple[Match, LogError | None]:
    """A saved match, replayed up to the first entry that goes another way since, and which that is. Whoever has no name
    gets one: at a table of a server a bot may have none."""
    log = read_log(path)
    match, difference = Match.from_log_so_far(title(str(log.get("game", "")), folder), log)
    match.seats = [named(seat, number) for number, seat in enumerate(match.seats, start=1)]
    return match, difference


def named(seat: Player, number: int) -> Player:
    if seat.name:
        return seat
    say = messages().text
    name = say("cli-bot-name", number=number) if seat.bot else say("cli-seat-name", seat=number)
    return replace(seat, name=name)


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def story(match: Match, words: Messages, whys: Mapping[int, Why] = NO_WHYS) -> Iterator[str]:
    """What happened, line by line, as a spectator may know it, and why bots did it; and at the end, which seats were
    looked into."""
    board = board_for(match.title, words, [seat.name for seat in match.seats])
    teller = Teller(match, words, board.called_pieces)
    notes = match.notes()
    for ply, moment in enumerate(match.moments):
        yield from (sentence(note, words) for note in notes if note.ply == ply)
        yield from teller.sentences(moment.events)
        if why := printable(teller.because(whys.get(moment.entry, []))):
            yield f"  {words.text('cli-replay-why', name=match.seats[moment.seat].name, why=why)}"
    yield from (sentence(note, words) for note in notes if note.ply >= len(match.moments))
    if match.taken_over:
        seats = ", ".join(str(seat + 1) for seat in match.taken_over)
        yield words.text("seating-taken-over", seats=seats, count=len(match.taken_over))


def sentence(note: Note, words: Messages) -> str:
    """What became of a seat."""
    return words.text(f"seating-{note.kind}", name=note.name or str(note.seat + 1), about=note.about + 1)


def reasons(match: Match, whys: Mapping[int, Why]) -> list[dict[str, Any]]:
    """Why bots gave the answers that stand, for programs."""
    return [
        {"entry": moment.entry, "seat": moment.seat + 1, "why": whys[moment.entry]}
        for moment in match.moments
        if moment.entry in whys
    ]


def printable(text: object) -> str:
    """What somebody else has written, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in str(text))
