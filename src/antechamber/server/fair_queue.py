"""Whose bot thinks next, when more of them are to think than there are processes.

One process is kept for levels that do not search: they take hardly any time, and never wait for one that does. If many
of them wait, the other processes let them go first. Of those who wait, tables come first that somebody looks at. Among
equals it goes round: one turn for each address, and of an address one for each table, so whoever opens twenty tables
makes nobody wait longer than whoever opens one. Every fifth turn is for whoever has waited longest, so that nobody
waits for ever.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
MANY = 4  # tables whose bots are worth another process, although they choose at once
OLDEST = 5  # one turn in so many is for whoever has waited longest


@dataclass(frozen=True)
class Asker:
    """For which table a bot thinks, at whose address it is played, and whether somebody looks at it by now."""

    table: str
    address: str
    is_watched: Callable[[], bool]


@dataclass(frozen=True, eq=False)
class Turn(Generic[T]):
    """One bot that waits: when it came, for whom, and what it is given when it is its turn."""

    number: int
    asker: Asker
    searches: bool
    given: asyncio.Future[T]


class Round(Generic[T]):
    """FairQueue of one kind, in the order in which it goes round."""

    def __init__(self) -> None:
        self.addresses: dict[str, dict[str, deque[Turn[T]]]] = {}  # address → table → its turns; the first are next

    def add(self, turn: Turn[T]) -> None:
        tables = self.addresses.setdefault(turn.asker.address, {})
        tables.setdefault(turn.asker.table, deque()).append(turn)

    def __iter__(self) -> Iterator[Turn[T]]:
        """The next turn of each table."""
        return (turns[0] for tables in self.addresses.values() for turns in tables.values())

    def remove(self, turn: Turn[T]) -> None:
        """It is the turn of this one; its table and its address go to the end."""
        tables = self.addresses.pop(turn.asker.address)
        turns = tables.pop(turn.asker.table)
        turns.remove(turn)
        if turns:
            tables[turn.asker.table] = turns
        if tables:
            self.addresses[turn.asker.address] = tables

    def first(self) -> Turn[T] | None:
        """Whose turn it is: of the tables somebody looks at, if there are any."""
        return next((turn for turn in self if turn.asker.is_watched()), None) or next(iter(self), None)


class FairQueue(Generic[T]):
    """All bots that wait."""

    def __init__(self) -> None:
        self.quick: Round[T] = Round()
        self.searching: Round[T] = Round()
        self.came = 0
        self.went = 0

    def wait(self, asker: Asker, searches: bool) -> asyncio.Future[T]:
        """Wait for a turn. Who no longer wants it cancels it."""
        self.came += 1
        turn: Turn[T] = Turn(self.came, asker, searches, asyncio.get_running_loop().create_future())
        self.round_of(turn).add(turn)
        return turn.given

    def next(self, kept: bool) -> asyncio.Future[T] | None:
        """Whose turn it is at a process that is kept for those who do not search, or at another."""
        while (turn := self.quick.first() if kept else self.choose()) is not None:
            self.round_of(turn).remove(turn)
            if not turn.given.cancelled():
                self.went += not kept
                return turn.given
        return None

    def choose(self) -> Turn[T] | None:
        """Whose turn it is at a process that is for all. It helps the one that is kept only if many wait for that."""
        if self.went % OLDEST == OLDEST - 1:
            return min((*self.quick, *self.searching), key=lambda turn: turn.number, default=None)
        many = sum(1 for _ in self.quick) >= MANY
        return (self.quick.first() if many else None) or self.searching.first()

    def round_of(self, turn: Turn[T]) -> Round[T]:
        return self.searching if turn.searches else self.quick
