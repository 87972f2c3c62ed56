"""A table in memory: the match, who sits there, which devices look at it, and what each of them may be shown."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol, TypeAlias, TypeVar

import msgspec

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Event
from antechamber.library import title as take_title
from antechamber.match import SPECTATOR, LogError, Match, Player, Preview, Viewer, seat_of, viewer_at
from antechamber.match.events import describe, visible_to
from antechamber.match.match import Moment
from antechamber.messages import messages
from antechamber.server import protocol
from antechamber.server.logs import logger
from antechamber.server.problems import BAD, CONFLICT, FORBIDDEN, Refusal, problem_of
from antechamber.server.public_log import LogEntry, PublicLog
from antechamber.server.records import NO_WHYS, Chair, Line, People, Record, Seen, Whys, now
from antechamber.server.static import build
from antechamber.server.store import EntriesMissing, Store
from antechamber.server.summary import scores, seat_info, standing, table_info

T = TypeVar("T")
Action: TypeAlias = protocol.Answer | protocol.Confirm | protocol.Undo | protocol.Reopen
WhysBySeat: TypeAlias = Mapping[Viewer, list[protocol.Sentence]]  # why bots answer as they do
UNEXPLAINED: Final[WhysBySeat] = {}  # people do not say why
FRAMES = 32  # so many are kept, for devices that have seen the same
RETURNS = 50  # so often a seat may come back to a question, to answer it again


class Device(Protocol):
    """A connected device."""

    viewer: Viewer

    def look(self) -> None:
        """There is something new to see."""

    def send(self, message: protocol.FromServer) -> None:
        """Send a message, after what was sent before."""

    def check_key(self) -> None:
        """Leave if the key with which it came no longer opens its seat."""

    def dismiss(self, refusal: Refusal) -> None:
        """Leave, and say why."""


@dataclass(frozen=True)
class Change:
    """Who sits at a table from now on, and what everybody is told of it: who has done what, and about which seat."""

    chairs: list[Chair]
    notes: list[tuple[str, Viewer, str, Viewer]] = field(default_factory=list)  # kind, seat, name, about


@dataclass(frozen=True)
class Written:
    """The last entry that everybody knows of by now, and what they are told of what was written."""

    seq: int
    told: list[LogEntry]


def draft(match: Match) -> Match:
    """A match to try answers on. States are never changed in place, so both can share them."""
    tried = copy.copy(match)
    tried.moments = list(match.moments)
    tried.log = list(match.log)
    return tried


def difference(match: Match, error: LogError) -> Refusal:
    """Why a log cannot be followed to its end: what the rules have changed since, if they have."""
    if not error.problem:
        return Refusal(CONFLICT, "problem-does-not-replay", entry=error.entry)
    changes = messages().argument(match.title.slug, "change", error.arguments["change"])
    return Refusal(CONFLICT, error.problem, {"change": changes}, **error.arguments)


def lines_of(match: Match, after: int, move_id: str | None, at: str) -> list[Line]:
    """The entries of a match after a number, as they are kept."""
    entries = match.log[after:]
    return [Line(after + n + 1, entry["seat"], entry, move_id, n, at) for n, entry in enumerate(entries)]


def whys_of(lines: list[Line], whys: WhysBySeat) -> Whys:
    """Why bots answer as they do, by seat, as it is kept: by the number of the answer's entry."""
    return {line.seq: whys[line.seat] for line in lines if "answer" in line.entry and whys.get(line.seat)}


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
        seats, version = self.seating(), record.rules_version
        self.match = Match(title, len(seats), dict(record.options), record.seed, seats, version)
        self.public_log = PublicLog()
        self.moves: dict[tuple[Viewer, str], int] = {}  # (seat, move id) → the last entry everybody knew of after it
        self.devices: set[Device] = set()
        self.elsewhere: dict[Viewer, str] = {}  # seats with a device at another process, and until when that is certain
        self.stuck: Refusal | None = None  # why nobody can act any more, if the log cannot be followed to its end
        self.lock = asyncio.Lock()  # of the log
        self.settling = asyncio.Lock()  # of the seats: who reads or changes them takes them over before the next does
        self.address = ""  # of whoever sat down last, or opened it: as far as this process knows
        self.behind = False  # another process has changed it while nobody here looked
        self.shown: dict[tuple[Viewer, int], bytes] = {}  # frames of the present moment, by viewer and last entry seen

    def seating(self) -> list[Player]:
        return [Player(chair.name, chair.bot) for chair in self.chairs]

    @property
    def seq(self) -> int:
        """The number of the last entry of the log. What devices are told is numbered by the public log."""
        return len(self.match.log)

    # ------------------------------------------------------------ following the log

    def follow(self, lines: list[Line]) -> None:
        """Follow the log as far as possible. Where an entry is missing, or the rules of today lead elsewhere, the table
        is shown as it was until then, and nobody can act at it."""
        try:
            self.repeat(lines)
        except Refusal as refusal:
            self.repeat([line for line in lines if line.seq < int(str(refusal.arguments["entry"]))])
            self.get_stuck(refusal)

    def get_stuck(self, refusal: Refusal) -> Refusal:
        """Let nobody act any more, and everybody know why."""
        self.stuck = refusal
        self.show_all()
        return refusal

    def repeat(self, lines: list[Line]) -> list[LogEntry]:
        """Follow entries of the log that are not in memory yet, and let everybody see them who may. Gives those."""
        match, public = draft(self.match), self.public_log.copy()
        told: list[LogEntry] = []
        moved, moves, acted = self.moved, {}, set()
        for line in lines:
            if line.seq <= len(match.log):
                continue
            if line.seq > len(match.log) + 1:
                raise self.lacks_entry(len(match.log) + 1)
            try:
                match.repeat(line.entry, line.seq)
                new = public.follow(line, match)
            except Exception as error:  # whatever becomes of one table; its sentence would tell what somebody answered
                logger().error("table does not replay", table=self.id, entry=line.seq, reason=type(error).__name__)
                if isinstance(error, LogError):
                    raise difference(match, error) from None
                raise Refusal(CONFLICT, "problem-does-not-replay", entry=line.seq) from None
            acted.add(line.seat)
            told += new
            if new:
                moved = line.at
            if line.move_id is not None:
                moves[line.seat, line.move_id] = public.seq
        self.match, self.public_log, self.moved = match, public, moved
        self.moves |= moves
        if told:
            self.show_all()
        elif acted:
            self.show_to(acted)
        return told

    def lacks_entry(self, seq: int) -> Refusal:
        """Entries of the log are gone: the host and everybody at the table must know."""
        logger().error("entries are missing", table=self.id, entry=seq)
        return Refusal(CONFLICT, "problem-entries-missing", entry=seq)

    def show_all(self) -> None:
        """Something has changed: every device looks again."""
        self.show_to({device.viewer for device in self.devices})

    def show_to(self, seats: set[Viewer]) -> None:
        """Something has changed that this viewer may see; nobody else is sent anything."""
        self.shown.clear()
        for device in self.devices:
            if device.viewer in seats:
                device.look()

    def close(self, at: str) -> None:
        """Let nobody answer any more, and everybody see it."""
        self.record = replace(self.record, closed=at)
        self.show_all()

    @property
    def closed(self) -> bool:
        """Whether nobody can act any more: the host has closed it, or its log cannot be followed."""
        return self.record.closed is not None or self.stuck is not None

    def end(self) -> Refusal:
        """Why nobody can act any more."""
        return self.stuck or Refusal(CONFLICT, "problem-closed")

    def notice(self) -> protocol.Problem | None:
        """What everybody at the table has to know."""
        if self.closed:
            return problem_of(self.end())
        then, now = self.record.rules_version, self.match.title.rules_version
        if then == now or self.match.over:
            return None
        return problem_of(Refusal(CONFLICT, "notice-rules-changed", then=then, now=now))

    async def catch_up(self, seq: int) -> None:
        """Read what other processes have written, unless it is known up to this entry by now."""
        async with self.lock:
            if self.seq < seq and self.stuck is None:
                self.follow(await self.store.lines(self.id, self.seq))

    async def see(self, read: Callable[[int], Awaitable[Seen | None]]) -> bool:
        """Take over what is read of the log after the last entry known here, and of the seats; False if nothing is. One
        reads after another, so that what is older never comes last."""
        async with self.settling, self.lock:
            self.behind = False
            try:
                seen = await read(self.seq)
            except BaseException:
                self.behind = True
                raise
            if seen is not None:
                if self.stuck is None:
                    self.follow(seen.lines)
                self.seat_people(seen.people)
                if seen.closed is not None and self.record.closed is None:
                    self.close(seen.closed)
        return seen is not None

    async def write(
        self, seat: Viewer, move_id: str | None, act: Callable[[Match], None], whys: WhysBySeat = UNEXPLAINED
    ) -> Written:
        """Let a seat act, and return what everybody is told of it, once it is in the log for good; why bots answer as
        they do, by seat, is written beside their answers.

        Whoever acts on a position that another process has changed meanwhile acts again on the new one.
        """

        async def attempt() -> Written | None:
            if move_id is not None and (seat, move_id) in self.moves:
                return Written(self.moves[seat, move_id], [])
            tried = draft(self.match)
            act(tried)
            at, unrevealed = now(), tried.unrevealed
            lines = lines_of(tried, self.seq, move_id, at)
            secret = self.public_log.is_secret(tried, unrevealed)
            moved, begun = (self.moved, False) if secret else (at, self.has_begun(tried))
            stands, reasons = standing(tried, unrevealed), whys_of(lines, whys)
            if not await self.store.append(self.id, lines, tried.over, stands, moved, begun, reasons):
                return None
            self.record = replace(self.record, begun=self.record.begun or begun)
            told = self.repeat(lines)
            return Written(self.public_log.seq, told)

        async with self.lock:
            return await self.until_done(attempt)

    async def until_done(self, attempt: Callable[[], Awaitable[T | None]]) -> T:
        """Try to write something until no other process was faster; what that has written is followed first."""
        while self.stuck is None:
            try:
                done = await attempt()
            except EntriesMissing as missing:
                raise self.get_stuck(self.lacks_entry(missing.entry)) from None
            if done is not None:
                return done
            self.follow(await self.store.lines(self.id, self.seq))
        raise self.stuck

    def has_begun(self, match: Match) -> bool:
        """Whether a person has done something in the game; it is looked for until it is found."""
        return self.record.begun or any(not self.is_bot(entry["seat"]) for entry in match.log if "seating" not in entry)

    async def change_seats(self, decide: Callable[[People, Match], Change]) -> list[Chair]:
        """Change who sits here, as it is decided on the seats and the log as they are; what is told of it is in the log
        for good. Gives the seats after it.

        Nobody acts meanwhile: a bot whose seat goes to a person does not answer for it any more.
        """

        async def attempt() -> list[Chair] | None:
            match, at = self.match, now()

            def settle(people: People) -> tuple[list[Chair], list[Line]]:
                change = decide(people, match)
                noted = draft(match)
                for kind, seat, name, about in change.notes:
                    noted.note(seat_of(seat), kind, name, seat_of(about))
                return change.chairs, lines_of(noted, len(match.log), None, at)

            settled = await self.store.change_seats(self.id, self.seq, settle)
            if settled is None:
                return None
            people, lines = settled
            self.repeat(lines)
            self.seat_people(people)
            return people.chairs

        async with self.lock:
            return await self.until_done(attempt)

    # ------------------------------------------------------------ people

    def chair(self, seat: Viewer) -> Chair:
        return self.chairs[seat - 1]

    def name(self, seat: Viewer) -> str:
        return self.chair(seat).name or str(seat)

    def is_bot(self, seat: Viewer) -> bool:
        return self.chair(seat).bot is not None

    def is_here(self, seat: Viewer) -> bool:
        """Whether a device of a seat is connected, to whichever process."""
        return seat in self.seats_here() or self.elsewhere.get(seat, "") > now()

    def seats_here(self) -> list[Viewer]:
        """The seats with a device at this process."""
        return sorted({device.viewer for device in self.devices} - {SPECTATOR})

    def people(self) -> list[protocol.SeatInfo]:
        return [seat_info(self.chairs, chair, self.is_here(chair.seat), self.match.over) for chair in self.chairs]

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

    def act(self, seat: Viewer, message: Action) -> Callable[[Match], None]:
        """What a seat wants, to be done on a match; it raises an error if that cannot be."""

        def act(match: Match) -> None:
            match message:
                case protocol.Answer():
                    self.answer(match, seat, message)
                case protocol.Undo():
                    self.undo(match, seat, message)
                case protocol.Reopen():
                    self.check_seat(match, seat)
                    self.check_reopening(match, seat)
                    match.reopen(seat_of(seat))
                case protocol.Confirm():
                    self.check_seat(match, seat)
                    match.confirm(seat_of(seat))

        return act

    def answer(self, match: Match, seat: Viewer, message: protocol.Answer) -> None:
        """Answer questions one after another, but none that comes after something unknown.

        Else who adds a wrong answer to a good one could see from the refusal what would have come, and think again:
        what chance decides, what others have sealed, or that all of them have.
        """
        if message.ask != self.public_log.ask:
            raise Refusal(CONFLICT, "problem-stale")
        for left, answer in zip(reversed(range(len(message.answers))), message.answers, strict=True):
            self.check_turn(match, seat)
            if left and int(match.state.asked).bit_count() > 1:
                raise Refusal(CONFLICT, "problem-stale")
            barrier = match.state.barrier()
            self.check_reopening(match, seat)  # another answer takes the one back that is sealed
            match.answer(seat_of(seat), option_of(match, answer))
            if left and match.state.barrier() != barrier:
                raise Refusal(CONFLICT, "problem-stale")

    def preview(self, seat: Viewer, answers: list[str], gains: bool) -> Preview:
        """What answers of a seat would lead to, if it may answer now; with mere gains taken in between, or without."""
        self.check_turn(self.match, seat)
        return self.match.preview(seat_of(seat), [option_of(self.match, answer) for answer in answers], gains)

    def undo(self, match: Match, seat: Viewer, message: protocol.Undo) -> None:
        """Take answers back, but never the end of a game: after it everything may be looked at."""
        self.check_seat(match, seat)
        if match.over:
            raise Refusal(CONFLICT, "problem-over")
        self.check_returns(match, seat, message.answers)
        match.undo(seat_of(seat), message.answers)

    def check_reopening(self, match: Match, seat: Viewer) -> None:
        if seat_of(seat) in match.sealed:
            self.check_returns(match, seat, len(match.sealed))

    def check_returns(self, match: Match, seat: Viewer, answers: int) -> None:
        """Nobody comes back to a question for ever: each time makes the log longer."""
        if match.returns(seat_of(seat), answers) >= RETURNS:
            raise Refusal(CONFLICT, "problem-undo-enough", times=RETURNS)

    def check_turn(self, match: Match, seat: Viewer) -> None:
        """Nobody answers before the turn that came before is confirmed."""
        self.check_seat(match, seat)
        if match.unconfirmed is not None:
            raise Refusal(CONFLICT, "problem-confirm-first")

    def check_seat(self, match: Match, seat: Viewer) -> None:
        """Nobody acts at a table that is closed, for a bot, nor while somebody else may still take a turn back."""
        if self.closed:
            raise self.end()
        if self.is_bot(seat):
            raise Refusal(FORBIDDEN, "problem-bot-plays")
        if match.unconfirmed not in (None, seat_of(seat)):
            other = viewer_at(match.unconfirmed)
            raise Refusal(CONFLICT, "problem-unconfirmed", {"seat": self.name(other)}, seat=other)

    # ------------------------------------------------------------ frames

    def frame(self, viewer: Viewer, seen: int) -> bytes:
        """The table for a viewer, and what happened after the entries that it has seen, ready to be sent."""
        if len(self.shown) > FRAMES:
            self.shown.clear()
        if (viewer, seen) not in self.shown:
            self.shown[viewer, seen] = msgspec.json.encode(self.show(viewer, seen))
        return self.shown[viewer, seen]

    def show(self, viewer: Viewer, seen: int) -> protocol.Table:
        """The table for a viewer. Of another seat's sealed answer it tells that there is one, and nothing more;
        and not even that, if the view does not.

        Nobody's frame depends on what was sealed, not even in size: no rule has run, so the entry has no events; the
        view has no answer but the own; who is still to answer, `seq` and `ply` are the same for every choice.
        """
        match = self.match
        view = match.view(seat_of(viewer))
        return protocol.Table(
            seq=self.public_log.seq,
            ply=len(self.known(viewer)),
            ask=self.public_log.ask,
            seat=viewer,
            view=view.detail(),
            entries=[self.entry(entry, viewer) for entry in self.public_log.since(seen)],
            seats=self.people(),
            undoable=self.undoable(viewer),
            confirming=SPECTATOR if match.unconfirmed is None else viewer_at(match.unconfirmed),
            over=match.over,
            capped=match.state.capped(),
            scores=scores(match.state, view),
            winners=[viewer_at(seat) for seat in match.winners],
            build=build(),
            closed=self.closed,
            notice=self.notice(),
            taken_over=[viewer_at(seat) for seat in match.taken_over],
        )

    def undoable(self, viewer: Viewer) -> int:
        """How many of its answers a viewer may take back now."""
        if viewer == SPECTATOR or self.is_bot(viewer) or self.match.over or self.closed:
            return 0
        return self.match.undoable(seat_of(viewer))

    def entry(self, entry: LogEntry, viewer: Viewer) -> protocol.Entry:
        events = self.told(entry.events, viewer)
        return protocol.Entry(entry.seq, entry.seat, entry.kind, events, entry.undone, entry.name, entry.about)

    def known(self, viewer: Viewer) -> list[Moment]:
        """The answers that stand, without those that only others know of."""
        return self.match.known(seat_of(viewer), self.public_log.unrevealed)

    async def whys(self) -> Whys:
        """Why bots answered as they did, by number of entry: after the end of the game."""
        return await self.store.whys(self.id) if self.match.over else NO_WHYS

    def told(self, events: list[Event], viewer: Viewer) -> list[dict[str, object]]:
        """Events as data, those that this viewer may know of."""
        book = self.match.state.contents()
        return [describe(book, event) for event in events if visible_to(event, seat_of(viewer))]

    def info(self, mine: list[Viewer], asks: Viewer = SPECTATOR) -> protocol.TableInfo:
        stands = standing(self.match, self.public_log.unrevealed)
        return table_info(self.record, stands, self.match.over, self.moved, self.people(), mine, asks)
