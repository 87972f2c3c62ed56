"""Whether stored games are what they were: each is replayed with the installed rules."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from antechamber.library import slugs, title
from antechamber.match import LogError, Match, Seat
from antechamber.server.database import database
from antechamber.server.store import Line, Record, Store


@dataclass(frozen=True)
class Verdict:
    """A stored game, replayed with the installed rules: the number of the first entry that differs, if one does, and a
    message that says how."""

    table: str
    title: str
    rules_version: int
    over: bool
    entries: int
    entry: int = 0
    problem: str = ""

    @property
    def is_damaged(self) -> bool:
        """Whether it differs although the rules are those it was played with, or has lost entries."""
        if self.problem == "cli-check-missing":
            return True
        return bool(self.problem) and self.title in slugs() and self.rules_version == title(self.title).rules_version


def judge(record: Record, lines: list[Line]) -> Verdict:
    """Replay one game as far as it goes."""
    about = (record.id, record.title, record.rules_version, record.over, len(lines))
    if record.title not in slugs():
        return Verdict(*about, problem="cli-check-no-title")
    entry = 0
    try:
        seats = [Seat(chair.name, chair.bot) for chair in record.chairs]
        match = Match(title(record.title), len(seats), dict(record.options), record.seed, seats)
        for entry, line in enumerate(lines, start=1):
            if line.seq != entry:
                return Verdict(*about, entry, "cli-check-missing")
            match.repeat(line.entry, entry)
    except Exception as error:  # whatever becomes of one game, the others are looked at
        return Verdict(*about, error.entry if isinstance(error, LogError) else entry, "cli-check-differs")
    return Verdict(*about)


async def check_games(store: Store) -> AsyncIterator[Verdict]:
    """Replay every stored game, the oldest first."""
    for table in await store.ids():
        found = await store.find(table)
        if found is not None:  # it was not deleted meanwhile
            yield judge(*found)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store at an address of this release, to be looked at beside a running server."""
    store = Store(database(url))
    try:
        await store.check_version()
        yield store
    finally:
        await store.close()
