"""What everybody at a table has been told: the entries of its log, without those that nobody else may know of yet.

Where a view does not tell who has sealed an answer, nothing else may: no entry, no number that has grown, no frame. So
the wire has numbers of its own. To such a question there are no entries until the last answer is in; then there is one
for each seat, in the order of seats, and what was taken back meanwhile has left no trace. Everywhere else the numbers
are those of the log. They are the same for all viewers, so a device can go on with another seat's.

Who comes is told what stands. What was taken back, and that it was, is told only to a device that has seen it: so the
public log is as long as the game, however often somebody changed their mind.

What becomes of seats is told at once, also while answers are hidden: it says nothing of them.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter

from antechamber.core.kernel import Event
from antechamber.match import SPECTATOR, Match, Seat, Viewer, viewer_at
from antechamber.server import protocol
from antechamber.server.records import Line

KINDS: tuple[protocol.EntryKind, ...] = ("undo", "reopen", "confirm", "answer")
seq_of = attrgetter("seq")


@dataclass(frozen=True)
class LogEntry:
    """An entry as everybody is told of it, and what came of it."""

    seq: int
    seat: Viewer
    kind: protocol.EntryKind
    undone: int
    events: list[Event]
    name: str = ""  # whose doing it was, if it is about a seat
    about: Viewer = SPECTATOR


@dataclass(frozen=True)
class Return:
    """An undo or a reopening: its entry, and the number of the first answer that it took back."""

    entry: LogEntry
    first: int


class PublicLog:
    """The entries that everybody has been told and that stand, in order."""

    def __init__(self) -> None:
        self.seq = 0  # the number of the last entry
        self.ask = 0  # the number of the entry that led to the open question
        self.unrevealed: list[Seat] = []  # whose sealed answers nobody else knows of
        self.question = 0  # the open question as the match counts it
        self.entries: list[LogEntry] = []  # what stands; no undo, and nothing that was taken back
        self.heights = array("i", [0])  # how many answers stood after each entry, from 0 on
        self.undos: list[Return] = []  # the later one reaches less far back than the one before it, or that one is gone
        self.reopened: dict[Viewer, list[Return]] = {}  # by seat

    def copy(self) -> PublicLog:
        copied = PublicLog()
        copied.seq, copied.ask, copied.unrevealed, copied.question = self.seq, self.ask, self.unrevealed, self.question
        copied.entries, copied.heights, copied.undos = list(self.entries), self.heights[:], list(self.undos)
        copied.reopened = {seat: list(returns) for seat, returns in self.reopened.items()}
        return copied

    def is_secret(self, match: Match, unrevealed: list[Seat]) -> bool:
        """Whether what was done since the last entry is known only to those who did it."""
        return bool(self.unrevealed or unrevealed) and match.question_number == self.question

    # ------------------------------------------------------------ following the log

    def follow(self, line: Line, match: Match) -> list[LogEntry]:
        """Go on with the next entry, after which the match is as it is here. Gives what everybody is told now."""
        if "seating" in line.entry:
            done = line.entry
            return [self.tell(line.seat, done["seating"], [], name=done["name"], about=done["about"])]
        unrevealed = match.unrevealed
        if self.is_secret(match, unrevealed):
            self.unrevealed = unrevealed
            return []
        kind = next(kind for kind in KINDS if kind in line.entry)
        if self.unrevealed and kind == "answer":  # the last one is in, and all are shown together
            sealed = int(match.moments[-1].before.asked).bit_count()
            told = [self.tell(viewer_at(moment.seat), kind, moment.events) for moment in match.moments[-sealed:]]
        else:
            events = match.moments[-1].events if kind == "answer" else []
            told = [self.tell(line.seat, kind, events, int(line.entry["undo"]) if kind == "undo" else 0)]
        if match.question_number != self.question:
            self.ask, self.question = self.seq, match.question_number
        self.unrevealed = unrevealed
        return told

    def tell(
        self,
        seat: Viewer,
        kind: protocol.EntryKind,
        events: list[Event],
        undone: int = 0,
        name: str = "",
        about: Viewer = SPECTATOR,
    ) -> LogEntry:
        """Add an entry."""
        self.seq += 1
        entry = LogEntry(self.seq, seat, kind, undone, events, name, about)
        if kind == "undo":
            self.take_back(entry)
        elif kind == "reopen":
            self.reopen(entry)
        else:
            self.entries.append(entry)
        self.heights.append(self.heights[-1] + (kind == "answer") - (kind == "reopen") - undone)
        return entry

    def take_back(self, undo: LogEntry) -> None:
        """Let the last answers go."""
        first = 0
        for _ in range(undo.undone):
            first = self.drop(lambda entry: entry.kind == "answer")
        while self.undos and self.undos[-1].first >= first:
            self.undos.pop()  # whoever has to hear of it hears of this one
        self.undos.append(Return(undo, first))

    def reopen(self, reopening: LogEntry) -> None:
        """Let the last answer of a seat go, which was sealed."""
        first = self.drop(lambda entry: entry.kind == "answer" and entry.seat == reopening.seat)
        self.reopened.setdefault(reopening.seat, []).append(Return(reopening, first))

    def drop(self, gone: Callable[[LogEntry], bool]) -> int:
        """Take the last entry away that is of a kind; its number."""
        last = next(n for n in range(len(self.entries) - 1, -1, -1) if gone(self.entries[n]))
        return self.entries.pop(last).seq

    # ------------------------------------------------------------ telling it

    def since(self, seen: int) -> list[LogEntry]:
        """What is to be told to a device that has seen the entries up to this one: those after it that stand, and what
        was taken back of those it has."""
        seen = min(seen, self.seq)
        fresh = self.entries[self.place(seen) :]
        gone = [*self.undone_since(seen), *self.reopened_since(seen)]
        return sorted([*gone, *fresh], key=seq_of) if gone else fresh

    def place(self, seen: int) -> int:
        """How many of the entries that stand are no newer than this one."""
        return bisect_right(self.entries, seen, key=seq_of)

    def undone_since(self, seen: int) -> list[LogEntry]:
        """One undo for all that took answers back which stood then: the last of them."""
        n = bisect_right(self.undos, seen, key=lambda undo: undo.first) - 1
        if n < 0 or self.undos[n].entry.seq <= seen:
            return []
        still = sum(entry.kind == "answer" for entry in self.entries[: self.place(seen)])
        return [replace(self.undos[n].entry, undone=self.heights[seen] - still)]

    def reopened_since(self, seen: int) -> list[LogEntry]:
        """Where a seat took back the answer that it had sealed then; it had one at most."""
        found = []
        for returns in self.reopened.values():
            n = bisect_right(returns, seen, key=lambda one: one.entry.seq)
            if n < len(returns) and returns[n].first <= seen:
                found.append(returns[n].entry)
        return found
