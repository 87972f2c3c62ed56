"""A table in memory: the match, who sits there, which devices look at it, and what each of them may be shown."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Event
from antechamber.library import title as take_title
from antechamber.match import LogError, Match, Seat
from antechamber.match.events import describe, visible_to
from antechamber.server import protocol
from antechamber.server.keys import opens
from antechamber.server.logs import logger
from antechamber.server.problems import BAD, CONFLICT, FORBIDDEN, Refusal
from antechamber.server.store import Chair, Line, Record, Standing, Store, now

SPECTATOR = 0  # the eyes of somebody without a seat; seats are numbered from 1, as on the wire
Action: TypeAlias = protocol.Answer | protocol.Confirm | protocol.Undo | protocol.Reopen
FRAMES = 32  # so many are kept, for devices that have seen the same
KINDS: tuple[protocol.EntryKind, ...] = ("undo", "reopen", "confirm", "answer")


class Device(Protocol):
    """A connected device."""

    eyes: int

    def look(self) -> None:
        """There is something new to see."""

    def send(self, message: protocol.FromServer) -> None:
        """Send a message, after what was sent before."""

    def check_key(self) -> None:
        """Leave if the key with which it came no longer opens its seat."""


@dataclass(frozen=True)
class Deed:
    """An entry of the log and what came of it. What was taken back keeps its events."""

    seat: int
    kind: protocol.EntryKind
    undone: int
    events: list[Event]


@dataclass(frozen=True)
class Access:
    """What a key opens: a seat, the host's rights, or a look at the table."""

    seat: int = SPECTATOR
    host: bool = False


def draft(match: Match) -> Match:
    """A match to try answers on. States are never changed in place, so both can share them."""
    tried = copy.copy(match)
    tried.moments = list(match.moments)
    tried.log = list(match.log)
    return tried


class Table:
    """One table. Its log in the database is the truth; what is in memory follows it."""

    def __init__(self, record: Record, store: Store) -> None:
        self.id = record.id
        self.store = store
        self.record = record
        self.chairs = record.chairs
        self.moved = record.moved
        title = take_title(record.title)
        self.match = Match(title, len(record.chairs), dict(record.options), record.seed, self.seating())
        self.deeds: list[Deed] = []
        self.moves: dict[tuple[int, str], int] = {}  # (seat, move id) → the number of its last entry
        self.devices: set[Device] = set()
        self.elsewhere: dict[int, str] = {}  # seats with a device at another process, and until when that is certain
        self.lock = asyncio.Lock()
        self.shown: dict[tuple[int, int], bytes] = {}  # frames of the present moment, by eyes and last entry seen

    def seating(self) -> list[Seat]:
        return [Seat(chair.name, chair.bot) for chair in self.chairs]

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.match.log)

    # ------------------------------------------------------------ following the log

    def repeat(self, lines: list[Line]) -> None:
        """Follow entries of the log that are not in memory yet, and let everybody see them."""
        match = draft(self.match)
        try:
            for line in lines:
                if line.seq == len(match.log) + 1:
                    match.repeat(line.entry, line.seq)
                    self.remember(line, match)
        except LogError as error:
            logger().error("table does not replay", table=self.id, reason=str(error))
            del self.deeds[self.seq :]
            raise Refusal(CONFLICT, "problem-does-not-replay") from None
        self.match = match
        if lines:
            self.moved = lines[-1].at
            self.show_all()

    def show_all(self) -> None:
        """Something has changed: every device looks again."""
        self.shown.clear()
        for device in self.devices:
            device.look()

    def remember(self, line: Line, match: Match) -> None:
        kind = next(kind for kind in KINDS if kind in line.entry)
        events = match.moments[-1].events if kind == "answer" else []
        undone = int(line.entry["undo"]) if kind == "undo" else 0
        self.deeds.append(Deed(line.seat, kind, undone, events))
        if line.move_id is not None:
            self.moves[line.seat, line.move_id] = line.seq

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            self.repeat(await self.store.lines(self.id, self.seq))

    async def write(self, seat: int, move_id: str | None, act: Callable[[Match], None]) -> int:
        """Let a seat act, and return the number of the last entry once it is in the log for good.

        Whoever acts on a position that another process has changed meanwhile acts again on the new one.
        """
        async with self.lock:
            while True:
                if move_id is not None and (seat, move_id) in self.moves:
                    return self.moves[seat, move_id]
                tried = draft(self.match)
                act(tried)
                entries = tried.log[self.seq :]
                lines = [Line(self.seq + n + 1, seat, entry, move_id, n, now()) for n, entry in enumerate(entries)]
                if await self.store.append(self.id, lines, tried.over, standing(tried)):
                    self.repeat(lines)
                    return self.seq
                self.repeat(await self.store.lines(self.id, self.seq))

    # ------------------------------------------------------------ people

    def access(self, key: str) -> Access | None:
        """What a key opens here, if anything. All hashes are compared, so the time it takes tells nothing."""
        seats = [chair.seat for chair in self.chairs if opens(key, chair.key)]
        host = opens(key, self.record.host)
        watch = opens(key, self.record.watch)
        if seats:
            return Access(seats[0])
        return Access(host=host) if host or watch else None

    def invited(self, invite: str) -> Chair | None:
        """The seat an invitation is for."""
        chairs = [chair for chair in self.chairs if opens(invite, chair.invite)]
        return chairs[0] if chairs else None

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat - 1]

    def name(self, seat: int) -> str:
        return self.chair(seat).name or str(seat)

    def is_here(self, seat: int) -> bool:
        """Whether a device of a seat is connected, to whichever process."""
        return seat in self.seats_here() or self.elsewhere.get(seat, "") > now()

    def seats_here(self) -> list[int]:
        """The seats with a device at this process."""
        return sorted({device.eyes for device in self.devices} - {SPECTATOR})

    def people(self) -> list[protocol.SeatInfo]:
        return [seat_info(chair, self.is_here(chair.seat)) for chair in self.chairs]

    def is_deserted(self) -> bool:
        """Whether only bots play and nobody looks."""
        return not self.devices and all(chair.bot for chair in self.chairs)

    def seat_people(self, chairs: list[Chair]) -> None:
        """Take over who sits where; who lost a seat leaves, and everybody is told."""
        self.chairs = chairs
        self.match.seats = self.seating()
        for device in self.devices:
            device.check_key()
        self.tell_people()
        self.show_all()

    def tell_people(self, but: Device | None = None) -> None:
        """Tell all devices, or all but one that sees it anyway, who is here."""
        self.shown.clear()
        for device in self.devices:
            if device is not but:
                device.send(protocol.People(self.people()))

    # ------------------------------------------------------------ acting

    def act(self, seat: int, message: Action) -> Callable[[Match], None]:
        """What a seat wants, to be done on a match; it raises an error if that cannot be."""

        def act(match: Match) -> None:
            match message:
                case protocol.Answer():
                    self.answer(match, seat, message)
                case protocol.Undo():
                    self.undo(match, seat, message)
                case protocol.Reopen():
                    self.check_seat(match, seat)
                    match.reopen(seat - 1)
                case protocol.Confirm():
                    self.check_seat(match, seat)
                    match.confirm(seat - 1)

        return act

    def answer(self, match: Match, seat: int, message: protocol.Answer) -> None:
        """Answer questions one after another."""
        if message.ask != match.question_number:
            raise Refusal(CONFLICT, "problem-stale")
        for answer in message.answers:
            self.check_turn(match, seat)
            try:
                match.answer(seat - 1, answer)
            except NotationError:
                raise Refusal(BAD, "problem-no-such-option", wish=answer) from None

    def undo(self, match: Match, seat: int, message: protocol.Undo) -> None:
        """Take answers back, but never the end of a game: after it everything may be looked at."""
        self.check_seat(match, seat)
        if match.over:
            raise Refusal(CONFLICT, "problem-over")
        match.undo(seat - 1, message.answers)

    def check_turn(self, match: Match, seat: int) -> None:
        """Nobody answers before the turn that came before is confirmed."""
        self.check_seat(match, seat)
        if match.unconfirmed is not None:
            raise Refusal(CONFLICT, "problem-confirm-first")

    def check_seat(self, match: Match, seat: int) -> None:
        """Nobody acts for a bot, nor while somebody else may still take a turn back."""
        if self.chair(seat).bot:
            raise Refusal(FORBIDDEN, "problem-bot-plays")
        if match.unconfirmed not in (None, seat - 1):
            other = int(match.unconfirmed or 0) + 1
            raise Refusal(CONFLICT, "problem-unconfirmed", {"seat": self.name(other)}, seat=other)

    # ------------------------------------------------------------ showing

    def frame(self, eyes: int, seen: int) -> bytes:
        """The table for a pair of eyes, and what happened after the entries they have seen, ready to be sent."""
        if len(self.shown) > FRAMES:
            self.shown.clear()
        if (eyes, seen) not in self.shown:
            self.shown[eyes, seen] = msgspec.json.encode(self.show(eyes, seen))
        return self.shown[eyes, seen]

    def show(self, eyes: int, seen: int) -> protocol.Table:
        match = self.match
        return protocol.Table(
            seq=self.seq,
            ply=len(match.moments),
            ask=match.question_number,
            seat=eyes,
            view=match.view(eyes - 1).detail(),
            entries=[self.entry(seq, eyes) for seq in range(min(seen, self.seq) + 1, self.seq + 1)],
            seats=self.people(),
            undoable=0 if not eyes or self.chair(eyes).bot or match.over else match.undoable(eyes - 1),
            confirming=0 if match.unconfirmed is None else match.unconfirmed + 1,
            over=match.over,
            capped=match.state.capped(),
            scores=match.state.scores(),
            winners=[seat + 1 for seat in match.state.winners()],
        )

    def entry(self, seq: int, eyes: int) -> protocol.Entry:
        deed = self.deeds[seq - 1]
        return protocol.Entry(seq, deed.seat, deed.kind, self.told(deed.events, eyes), deed.undone)

    def told(self, events: list[Event], eyes: int) -> list[dict[str, object]]:
        """Events as data, those that these eyes may know of."""
        book = self.match.state.contents()
        return [describe(book, event) for event in events if visible_to(event, eyes - 1)]

    def info(self, mine: list[int]) -> protocol.TableInfo:
        return table_info(self.record, standing(self.match), self.match.over, self.moved, self.people(), mine)


def standing(match: Match) -> Standing:
    """What a list of tables shows of a match. It waits for whoever has yet to confirm a turn, if somebody has."""
    waits = match.unconfirmed
    return Standing(
        deciding=[seat + 1 for seat in (match.state.deciding() if waits is None else [waits])],
        question=match.state.question() if waits is None else protocol.CONFIRM,
        rounds=match.state.rounds(),
        ply=len(match.moments),
        winners=[seat + 1 for seat in match.state.winners()],
    )


def seat_info(chair: Chair, here: bool) -> protocol.SeatInfo:
    """A seat belongs to whoever has its key; without one a bot plays there, or it is open."""
    kind: protocol.SeatKind = "person" if chair.key else "bot" if chair.bot else "open"
    return protocol.SeatInfo(chair.seat, chair.name, kind, chair.bot or "", bool(chair.key and chair.bot), here)


def table_info(
    record: Record, stands: Standing, over: bool, moved: str, people: list[protocol.SeatInfo], mine: list[int]
) -> protocol.TableInfo:
    return protocol.TableInfo(
        table=record.id,
        title=record.title,
        options=record.options,
        seats=people,
        mine=mine,
        deciding=stands.deciding,
        question=stands.question,
        rounds=stands.rounds,
        ply=stands.ply,
        over=over,
        winners=stands.winners,
        created=record.created,
        moved=moved,
    )
