"""What is kept of tables, as plain values: who sits there, how a game stands, the entries of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

import msgspec

from antechamber.match import Viewer
from antechamber.server.protocol import Sentence

Kind = Literal["unbegun", "unfinished", "finished"]
Whys: TypeAlias = Mapping[int, list[Sentence]]  # why bots answered as they did, by number of entry
NO_WHYS: Final[Whys] = {}  # of people


class Standing(msgspec.Struct, frozen=True):
    """What a list of tables shows of a game: nothing that a spectator may not know, but for who has locked an answer
    in secret, which is told to that seat alone."""

    deciding: list[Viewer]
    question: str
    rounds: int
    ply: int
    winners: list[Viewer]
    locked: list[Viewer] = []


class Request(msgspec.Struct, frozen=True):
    """Somebody who asks for a seat: by what name, which seats have agreed. The key is a hash; it opens nothing yet."""

    id: str
    key: str
    name: str
    agreed: list[Viewer]


class Chair(msgspec.Struct, frozen=True):
    """A seat as it is kept: who has its key, who is invited, which bot plays, who asks for it. Keys and invitations are
    hashes."""

    seat: Viewer
    name: str
    bot: str | None
    key: str | None
    invite: str | None
    request: Request | None = None


@dataclass(frozen=True)
class People:
    """Who sits at a table, in order, and which seats have a device at another process, until when that is certain."""

    chairs: list[Chair]
    elsewhere: dict[Viewer, str]


@dataclass(frozen=True)
class Record:
    """A table as it is kept, without its log."""

    id: str
    title: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    host: str
    watch: str
    created: str
    moved: str
    over: bool
    standing: Standing
    chairs: list[Chair]
    closed: str | None = None  # when the host closed it, before its end
    begun: bool = False  # whether a person has done something that everybody may know of


@dataclass(frozen=True)
class Line:
    """One entry of a log as it is kept: what the match wrote, when, under which id it was sent, its place in a plan."""

    seq: int
    seat: Viewer
    entry: dict[str, Any]
    move_id: str | None
    part: int
    at: str


LINE = tuple(field.name for field in fields(Line))


@dataclass(frozen=True)
class Seen:
    """A table as it is by now: what came after an entry of its log, who is there, and when it was closed, if it was."""

    lines: list[Line]
    people: People
    closed: str | None


def now(later: float = 0) -> str:
    """This moment, or one so many seconds later; texts sort as the moments do."""
    return (datetime.now(UTC) + timedelta(seconds=later)).isoformat(timespec="milliseconds")
