"""Whether stored games are what they were: each is replayed with the installed rules."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from antechamber.library import slugs, title
from antechamber.match import LogError, Match, Player
from antechamber.messages import messages
from antechamber.server.database import database
from antechamber.server.records import Line, Record
from antechamber.server.store import Store, Unreadable, unusable


@dataclass(frozen=True)
class Verdict:
    """A stored game, replayed with the installed rules: the number of the first entry that differs, if one does, a
    message that says how, and the rules versions whose changes are the reason."""

    table: str
    title: str
    rules_version: int
    over: bool
    entries: int
    entry: int = 0
    problem: str = ""
    changes: tuple[int, ...] = ()

    @property
    def is_damaged(self) -> bool:
        """Whether it differs although the rules are those it was played with, has lost entries, or cannot be read."""
        if self.problem in ("cli-check-missing", "cli-check-unreadable"):
            return True
        return bool(self.problem) and self.rules_version == self.rules_now

    @property
    def rules_now(self) -> int:
        """The version of the rules that are installed; 0 if the title is not."""
        return title(self.title).rules_version if self.title in slugs() else 0

    def sentence(self) -> str:
        """What is wrong with it."""
        is_damaged = self.problem == "cli-check-differs" and self.is_damaged
        return messages().text(
            "cli-check-damaged" if is_damaged else self.problem,
            table=self.table, title=self.title, entry=self.entry, then=self.rules_version, now=self.rules_now,
            change=" ".join(messages().text(f"{self.title}-change-{version}") for version in self.changes),
        )  # fmt: skip


def judge(record: Record, lines: list[Line]) -> Verdict:
    """Replay one game as far as it goes."""
    about = (record.id, record.title, record.rules_version, record.over, len(lines))
    if record.title not in slugs():
        return Verdict(*about, problem="cli-check-no-title")
    entry = 0
    try:
        seats = [Player(chair.name, chair.bot) for chair in record.chairs]
        match = Match(title(record.title), len(seats), dict(record.options), record.seed, seats, record.rules_version)
        for entry, line in enumerate(lines, start=1):
            if line.seq != entry:
                return Verdict(*about, entry, "cli-check-missing")
            match.repeat(line.entry, entry)
    except Exception as error:  # whatever becomes of one game, the others are looked at
        changes = tuple(change.version for change in title(record.title).changes_since(record.rules_version))
        number = error.entry if isinstance(error, LogError) else entry
        return Verdict(*about, number, "cli-check-changed" if changes else "cli-check-differs", changes)
    return Verdict(*about)


async def check_games(store: Store) -> AsyncIterator[Verdict]:
    """Replay every stored game, the oldest first."""
    for table in await store.ids():
        try:
            found = await store.find(table)
        except Unreadable:
            yield Verdict(table, "", 0, False, 0, problem="cli-check-unreadable")
            continue
        if found is not None:  # it was not deleted meanwhile
            yield judge(*found)


@asynccontextmanager
async def opened(url: str, to_change: bool = False) -> AsyncIterator[Store]:
    """The store at an address of this release, to be looked at beside a running server; or without one, to change it.
    What is wrong with it is told in one sentence."""
    store = Store(database(url, only_read=not to_change))
    try:
        await store.check_version()
        yield store
    except (OSError, SQLAlchemyError) as error:
        raise unusable(error) from None
    finally:
        await store.close()
