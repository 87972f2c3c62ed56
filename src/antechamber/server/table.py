"""A table in memory: the match, who sits there, which devices look at it, and what each of them may be shown."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Event
from antechamber.library import title as take_title
from antechamber.match import LogError, Match, Outlook, Seat
from antechamber.match.events import describe, visible_to
from antechamber.match.match import Moment
from antechamber.server import protocol
from antechamber.server.access import SPECTATOR
from antechamber.server.logs import logger
from antechamber.server.problems import BAD, CONFLICT, FORBIDDEN, Refusal
from antechamber.server.showing import scores, seat_info, standing, table_info
from antechamber.server.store import Chair, Line, People, Record, Seen, Store, now
from antechamber.server.story import Deed, Story

Action: TypeAlias = protocol.Answer | protocol.Confirm | protocol.Undo | protocol.Reopen
FRAMES = 32  # so many are kept, for devices that have seen the same


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
class Written:
    """The last entry that everybody knows of by now, and what they are told of what was written."""

    seq: int
    told: list[Deed]


def draft(match: Match) -> Match:
    """A match to try answers on. States are never changed in place, so both can share them."""
    tried = copy.copy(match)
    tried.moments = list(match.moments)
    tried.log = list(match.log)
    return tried


def option_of(match: Match, answer: str) -> int:
    """An answer as the rules know it."""
    try:
        return match.option(answer)
    except NotationError:
        raise Refusal(BAD, "problem-no-such-option", wish=answer) from None


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
        self.story = Story()
        self.moves: dict[tuple[int, str], int] = {}  # (seat, move id) → the last entry everybody knew of after it
        self.devices: set[Device] = set()
        self.elsewhere: dict[int, str] = {}  # seats with a device at another process, and until when that is certain
        self.lock = asyncio.Lock()  # of the log
        self.settling = asyncio.Lock()  # of the seats: who reads or changes them takes them over before the next does
        self.address = ""  # of whoever sat down last, or opened it: as far as this process knows
        self.behind = False  # another process has changed it while nobody here looked
        self.shown: dict[tuple[int, int], bytes] = {}  # frames of the present moment, by eyes and last entry seen

    def seating(self) -> list[Seat]:
        return [Seat(chair.name, chair.bot) for chair in self.chairs]

    @property
    def seq(self) -> int:
        """The number of the last entry of the log. What devices are told is numbered by the story."""
        return len(self.match.log)

    # ------------------------------------------------------------ following the log

    def repeat(self, lines: list[Line]) -> None:
        """Follow entries of the log that are not in memory yet, and let everybody see them who may."""
        match, story = draft(self.match), self.story.copy()
        moved, moves, acted = self.moved, {}, set()
        try:
            for line in lines:
                if line.seq == len(match.log) + 1:
                    match.repeat(line.entry, line.seq)
                    acted.add(line.seat)
                    if story.follow(line, match):
                        moved = line.at
                    if line.move_id is not None:
                        moves[line.seat, line.move_id] = story.seq
        except LogError as error:
            logger().error("table does not replay", table=self.id, reason=str(error))
            raise Refusal(CONFLICT, "problem-does-not-replay") from None
        told = story.seq > self.story.seq
        self.match, self.story, self.moved = match, story, moved
        self.moves |= moves
        if told:
            self.show_all()
        elif acted:
            self.show_to(acted)

    def show_all(self) -> None:
        """Something has changed: every device looks again."""
        self.show_to({device.eyes for device in self.devices})

    def show_to(self, seats: set[int]) -> None:
        """Something has changed that these eyes may see; nobody else is sent anything."""
        self.shown.clear()
        for device in self.devices:
            if device.eyes in seats:
                device.look()

    async def catch_up(self, seq: int) -> None:
        """Read what other processes have written, unless it is known up to this entry by now."""
        async with self.lock:
            if self.seq < seq:
                self.repeat(await self.store.lines(self.id, self.seq))

    async def see(self, read: Callable[[int], Awaitable[Seen | None]]) -> bool:
        """Take over what is read of the log after the last entry known here, and of the seats; False if nothing is. One
        reads after another, so that what is older never comes last."""
        async with self.settling, self.lock:
            self.behind = False
            seen = await read(self.seq)
            if seen is not None:
                self.repeat(seen.lines)
                self.seat_people(seen.people)
        return seen is not None

    async def write(self, seat: int, move_id: str | None, act: Callable[[Match], None]) -> Written:
        """Let a seat act, and return what everybody is told of it, once it is in the log for good.

        Whoever acts on a position that another process has changed meanwhile acts again on the new one.
        """
        async with self.lock:
            while True:
                if move_id is not None and (seat, move_id) in self.moves:
                    return Written(self.moves[seat, move_id], [])
                tried = draft(self.match)
                act(tried)
                entries, at, untold = tried.log[self.seq :], now(), tried.untold
                lines = [Line(self.seq + n + 1, e["seat"], e, move_id, n, at) for n, e in enumerate(entries)]
                moved = self.moved if self.story.is_secret(tried, untold) else at
                if await self.store.append(self.id, lines, tried.over, standing(tried, untold), moved):
                    told = self.story.seq
                    self.repeat(lines)
                    return Written(self.story.seq, self.story.deeds[told:])
                self.repeat(await self.store.lines(self.id, self.seq))

    # ------------------------------------------------------------ people

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat - 1]

    def name(self, seat: int) -> str:
        return self.chair(seat).name or str(seat)

    def is_bot(self, seat: int) -> bool:
        return self.chair(seat).bot is not None

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

    def is_watched(self) -> bool:
        """Whether somebody looks, here or, from a seat, at another process."""
        return bool(self.devices) or any(until > now() for until in self.elsewhere.values())

    def seat_people(self, people: People) -> None:
        """Take over who sits where, if that has changed; who lost a seat leaves, and everybody is told."""
        before = (self.chairs, set(self.elsewhere))
        self.elsewhere = people.elsewhere
        if before == (people.chairs, set(people.elsewhere)):
            return
        self.chairs = people.chairs
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
        """Answer questions one after another, but none that comes after something unknown.

        Else who adds a wrong answer to a good one could see from the refusal what would have come, and think again:
        what chance decides, what others have sealed, or that all of them have.
        """
        if message.ask != self.story.ask:
            raise Refusal(CONFLICT, "problem-stale")
        for left, answer in zip(reversed(range(len(message.answers))), message.answers, strict=True):
            self.check_turn(match, seat)
            if left and int(match.state.asked).bit_count() > 1:
                raise Refusal(CONFLICT, "problem-stale")
            barrier = match.state.barrier()
            match.answer(seat - 1, option_of(match, answer))
            if left and match.state.barrier() != barrier:
                raise Refusal(CONFLICT, "problem-stale")

    def outlook(self, seat: int, answers: list[str]) -> Outlook:
        """What answers of a seat would lead to, if it may answer now."""
        self.check_turn(self.match, seat)
        return self.match.outlook(seat - 1, [option_of(self.match, answer) for answer in answers])

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
        if self.is_bot(seat):
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
        """The table for a pair of eyes. Of another seat's sealed answer it tells that there is one, and nothing more;
        and not even that, if the view does not.

        Nobody's frame depends on what was sealed, not even in size: no rule has run, so the entry has no events; the
        view has no answer but the own; who is still to answer, `seq` and `ply` are the same for every choice.
        """
        match = self.match
        view = match.view(eyes - 1)
        return protocol.Table(
            seq=self.story.seq,
            ply=len(self.known(eyes)),
            ask=self.story.ask,
            seat=eyes,
            view=view.detail(),
            entries=[self.entry(seq, eyes) for seq in range(min(seen, self.story.seq) + 1, self.story.seq + 1)],
            seats=self.people(),
            undoable=0 if not eyes or self.is_bot(eyes) or match.over else match.undoable(eyes - 1),
            confirming=0 if match.unconfirmed is None else match.unconfirmed + 1,
            over=match.over,
            capped=match.state.capped(),
            scores=scores(match.state, view),
            winners=[seat + 1 for seat in match.state.winners()],
        )

    def entry(self, seq: int, eyes: int) -> protocol.Entry:
        deed = self.story.deeds[seq - 1]
        return protocol.Entry(seq, deed.seat, deed.kind, self.told(deed.events, eyes), deed.undone)

    def known(self, eyes: int) -> list[Moment]:
        """The answers that stand, without those that only others know of."""
        if not self.story.untold:
            return self.match.moments
        hidden = {seat for seat in self.story.untold if seat + 1 != eyes}
        first = len(self.match.moments) - len(self.match.sealed)
        return [m for n, m in enumerate(self.match.moments) if n < first or m.seat not in hidden]

    def told(self, events: list[Event], eyes: int) -> list[dict[str, object]]:
        """Events as data, those that these eyes may know of."""
        book = self.match.state.contents()
        return [describe(book, event) for event in events if visible_to(event, eyes - 1)]

    def info(self, mine: list[int]) -> protocol.TableInfo:
        stands = standing(self.match, self.story.untold)
        return table_info(self.record, stands, self.match.over, self.moved, self.people(), mine)
