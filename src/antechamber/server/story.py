"""What everybody at a table has been told: the entries of its log, without those that nobody else may know of yet.

Where a view does not tell who has sealed an answer, nothing else may: no entry, no number that has grown, no frame. So
the wire has numbers of its own. To such a question there are no entries until the last answer is in; then there is one
for each seat, in the order of seats, and what was taken back meanwhile has left no trace. Everywhere else the numbers
are those of the log. They are the same for all eyes, so a device can go on with another seat's.

What becomes of seats is told at once, also while answers are hidden: it says nothing of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from antechamber.core.kernel import Event
from antechamber.match import Match
from antechamber.server import protocol
from antechamber.server.store import Line

KINDS: tuple[protocol.EntryKind, ...] = ("undo", "reopen", "confirm", "answer")


@dataclass(frozen=True)
class Deed:
    """An entry of the log and what came of it. What was taken back keeps its events."""

    seat: int
    kind: protocol.EntryKind
    undone: int
    events: list[Event]
    name: str = ""  # whose doing it was, if it is about a seat
    about: int = 0


class Story:
    """The entries that everybody has been told, in order."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.ask = 0  # the number of the entry that led to the open question
        self.untold: list[int] = []  # seats, from 0, whose sealed answers nobody else knows of
        self.question = 0  # the open question as the match counts it

    def copy(self) -> Story:
        copied = Story()
        copied.deeds, copied.ask, copied.untold = list(self.deeds), self.ask, self.untold
        copied.question = self.question
        return copied

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.deeds)

    def is_secret(self, match: Match, untold: list[int]) -> bool:
        """Whether what was done since the last entry is known only to those who did it."""
        return bool(self.untold or untold) and match.question_number == self.question

    def follow(self, line: Line, match: Match) -> bool:
        """Go on with the next entry, after which the match is as it is here. False if it is told to nobody yet."""
        if "seating" in line.entry:
            done = line.entry
            self.deeds.append(Deed(line.seat, done["seating"], 0, [], done["name"], done["about"]))
            return True
        untold = match.untold
        if self.is_secret(match, untold):
            self.untold = untold
            return False
        kind = next(kind for kind in KINDS if kind in line.entry)
        if self.untold and kind == "answer":  # the last one is in, and all are shown together
            sealed = int(match.moments[-1].before.asked).bit_count()
            self.deeds += [Deed(moment.seat + 1, kind, 0, moment.events) for moment in match.moments[-sealed:]]
        else:
            events = match.moments[-1].events if kind == "answer" else []
            undone = int(line.entry["undo"]) if kind == "undo" else 0
            self.deeds.append(Deed(line.seat, kind, undone, events))
        if match.question_number != self.question:
            self.ask, self.question = self.seq, match.question_number
        self.untold = untold
        return True
