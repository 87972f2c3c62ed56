"""A match: title, options, rules version, seed, seats and the log. The log is the truth; everything else follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from antechamber.core.errors import AntechamberError, IllegalAnswer
from antechamber.core.kernel import NOBODY, Data, Event, State, View
from antechamber.core.parsing import as_dict
from antechamber.core.title import Options, Title
from antechamber.match.log import LogError, check_head, is_entry, log_data, write_log
from antechamber.match.seats import NO_SEAT, Player, Seat, seat_of, viewer_at


class UndoError(AntechamberError):
    """An answer that cannot be taken back, and why."""


@dataclass
class Moment:
    """One answer that stands: the state before it, and what happened because of it."""

    seat: Seat
    option: int
    before: State
    entry: int  # its number in the log, however answers are put in order
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class Note:
    """What became of a seat, after so many of the answers that stand: somebody asked for it or no longer does, another
    seat agreed or refused, it was taken over from a bot, it was left."""

    ply: int
    seat: Seat  # who did it; who asks or takes over has no other seat than the one it is about
    kind: str
    name: str
    about: Seat


@dataclass(frozen=True)
class Preview:
    """What answers would lead to: how many of them could be given, what their seat would see after each as far as that
    is certain, and what it would be asked then; empty if nothing, or if that is not certain. And what is to be answered
    for it: these answers, and the gains that are taken in between."""

    taken: int
    steps: list[Data]
    asks: str
    answers: list[str]


class Match:
    """A game that is being played or was played. All answers go through here."""

    def __init__(
        self,
        title: Title,
        players: int,
        options: Options | None = None,
        seed: str = "0",
        seats: list[Player] | None = None,
        rules_version: int | None = None,
    ) -> None:
        """A match that begins now; or, with a rules version, one that was begun with an older one and keeps it."""
        self.title = title
        self.rules_version = title.rules_version if rules_version is None else rules_version
        self.options = title.complete(players, options or {})
        self.seed = seed
        self.seats = seats or [Player(f"Player {n + 1}") for n in range(players)]
        if len(self.seats) != players:
            raise LogError(f"seats: expected {players}, got {len(self.seats)}")
        self.state = title.new(players, seed, self.options)
        self.moments: list[Moment] = []
        self.log: list[dict[str, Any]] = []
        self._confirmed = 0  # so many answers have been let go
        self._opened = 0  # the number of the entry with which the open question was put
        self._returns: dict[
            tuple[Seat, int], int
        ] = {}  # (seat, answers that stand then) → how often it came back there
        self.taken_over: list[Seat] = []  # seats that people have taken over while the game was going on

    # ------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return self.state.over()

    def view(self, seat: Seat) -> View:
        """What a seat may know; `NO_SEAT` for a spectator."""
        return self.state.view(seat)

    @property
    def deciding(self) -> list[Seat]:
        """The seats that are asked and have not answered yet."""
        return [Seat(seat) for seat in self.state.deciding()]

    @property
    def winners(self) -> list[Seat]:
        """Who has won, when the game is over."""
        return [Seat(seat) for seat in self.state.winners()]

    def option(self, text: str) -> int:
        """An option from notation. Raises `NotationError` if it names none of this title."""
        return self.state.contents().vocabulary.read(text)

    def text(self, option: int) -> str:
        return self.state.contents().vocabulary.text(option)

    def answer(self, seat: Seat, option: int | str) -> list[Event]:
        """Answer for a seat. An illegal answer raises `IllegalAnswer`.

        Who has sealed an answer may give another one until the last is in: the log says that the first was taken back.
        """
        number = self.option(option) if isinstance(option, str) else option
        if number not in self.state.legal(seat):
            raise self.refusal(seat, number)
        if seat in self.sealed:
            self.reopen(seat)
        after = self.state.clone()
        after.recording = True
        after.answer(seat, number)
        self._settle(self.state, number, after)
        moment = Moment(seat, number, self.state, len(self.log) + 1, after.events)
        after.recording = False
        after.events = []
        self.state = after
        self.moments.append(moment)
        self.log.append({"seat": viewer_at(seat), "answer": self.text(number), "key": self.key()})
        if not int(moment.before.waiting) & ~(1 << seat):  # it was the last answer to its question
            self._opened = len(self.log)
            self._put_in_order(int(moment.before.asked).bit_count())
        return moment.events

    def _settle(self, before: State, option: int, now: State) -> None:
        """Answer what the rules of this match decided by themselves, if it was begun with older ones. That belongs to
        the answer it follows: the log has no entry for it."""
        while self.rules_version < self.title.rules_version:
            settled = self.title.settled(self.rules_version, before, option, now)
            if settled == NOBODY:
                break
            before, option = now.clone(), settled
            now.answer(now.deciding()[0], settled)

    def _put_in_order(self, sealed: int) -> None:
        """Let answers that were sealed stand in the order of seats: who was the first or the last is nobody's business.

        No rule runs between them, so their order makes no difference; what came of them belongs to the last.
        """
        if sealed < 2:
            return
        given = self.moments[-sealed:]
        before, events = given[0].before, given[-1].events
        given.sort(key=lambda moment: moment.seat)
        for place, moment in enumerate(given, start=1):
            given[place - 1] = replace(moment, before=before, events=events if place == len(given) else [])
            if place < len(given):
                before = before.clone()
                before.answer(moment.seat, moment.option)
        self.moments[-sealed:] = given

    def refusal(self, seat: Seat, option: int) -> IllegalAnswer:
        """The error for an answer that is not legal: what would be, and why this is not, for all the seat knows."""
        if not 0 <= seat < len(self.seats):
            return IllegalAnswer(self.state.refusal(seat, option), "problem-spectator")
        view = self.view(seat)
        sentence = view.table().refusal(seat, option)
        reason = self.title.why_not(view, self.text(option))
        if reason is None:
            return IllegalAnswer(sentence)
        return IllegalAnswer(sentence, reason.message, reason.arguments, reason.rule)

    @property
    def question_number(self) -> int:
        """The number of the entry that led to the open question: no two questions of a match have the same."""
        return self._opened

    def key(self) -> str:
        """The position's key as it stands in the log."""
        return self.key_of(self.state)

    def key_of(self, state: State) -> str:
        """The key of a position of this match, by the rules that it was begun with."""
        return f"{self.title.key(self.rules_version, state):010x}"

    def preview(self, seat: Seat, answers: Sequence[int | str], gains: bool = False) -> Preview:
        """What these answers of a seat would lead to, one after another. Nothing changes. With `gains`, mere gains are
        taken in between, as for somebody who does not want to be asked about them.

        They are tried in a world that the seat imagines, up to chance, to something hidden, or to what others seal: the
        answer that leads there can be given, but what comes of it is not told. So all of it follows from the view.
        """
        options = [self.option(answer) if isinstance(answer, str) else answer for answer in answers]
        world = self.view(seat).imagine("preview")
        barrier = world.barrier()
        steps: list[Data] = []
        given: list[str] = []
        for wanted in options:
            if wanted not in world.legal(seat):
                break
            option = wanted
            while option != NOBODY:
                sealed = int(world.asked).bit_count() > 1
                given.append(self.text(option))
                if not sealed:
                    before = world.clone()
                    world.answer(seat, option)
                    self._settle(before, option, world)
                if sealed or world.barrier() != barrier:
                    return Preview(len(steps) + 1, steps, "", given)
                option = self._mere_gain(world, seat) if gains else NOBODY
            steps.append(world.view(seat).data())
        return Preview(len(steps), steps, world.question() if seat in world.deciding() else "", given)

    def _mere_gain(self, world: State, seat: Seat) -> int:
        """The answer that takes a mere gain, if a seat is asked about one on which nothing hangs; NOBODY if not."""
        if not self.title.asks_about_gains or seat not in world.deciding():
            return NOBODY
        gains = as_dict(world.view(seat).detail()["ask"], "ask").get("gains")
        found = as_dict(gains, "gains") if gains else {"end": True}
        return NOBODY if found["end"] else self.option(str(found["use"]))

    # ------------------------------------------------------------ taking back

    def undoable(self, seat: Seat) -> int:
        """How many of its latest answers a seat may take back: to the last reveal, chance or other seat's answer."""
        count = 0
        if int(self.state.asked).bit_count() > 1:  # a sealed answer is reopened, not taken back
            return 0
        for moment in reversed(self.moments[self._confirmed :]):
            if moment.seat != seat or moment.before.barrier() != self.state.barrier():
                break
            count += 1
        return count

    def undo(self, seat: Seat, answers: int = 1, consent: bool = False) -> None:
        """Take back answers of a seat. Past the barrier only with the consent of all people at the table."""
        if not 1 <= answers <= len(self.moments):
            raise UndoError(
                f"seat {seat + 1} cannot take back {answers} of {len(self.moments)} answers", "problem-undo-nothing"
            )
        if not consent and answers > self.undoable(seat):
            raise UndoError(
                f"seat {seat + 1} can take back {self.undoable(seat)} answers, not {answers}: "
                "before that, something hidden was seen or another seat answered",
                "problem-undo-barrier",
                {"answers": self.undoable(seat)},
            )
        self.state = self.moments[-answers].before
        del self.moments[-answers:]
        self._count_return(seat, len(self.moments))
        self._confirmed = min(self._confirmed, len(self.moments))
        self.log.append({"seat": viewer_at(seat), "undo": answers, "key": self.key()})
        self._opened = len(self.log)

    def returns(self, seat: Seat, answers: int) -> int:
        """How often a seat has come back to the question before so many of the last answers: by undo or reopening."""
        return self._returns.get((seat, len(self.moments) - answers), 0)

    def _count_return(self, seat: Seat, ply: int) -> None:
        self._returns = {**self._returns, (seat, ply): self._returns.get((seat, ply), 0) + 1}

    @property
    def sealed(self) -> list[Seat]:
        """The seats that have sealed an answer to the open question."""
        done = int(self.state.asked & ~self.state.waiting)
        return [Seat(seat) for seat in range(len(self.seats)) if done >> seat & 1]

    @property
    def unrevealed(self) -> list[Seat]:
        """Those of them of whom somebody's view does not tell it. Then nobody but they may learn of it by other ways:
        by an entry, a number, or that something came at all."""
        sealed = self.sealed
        if not sealed:
            return []
        hidden: set[Seat] = set()
        for looks in [NO_SEAT, *map(Seat, range(len(self.seats)))]:
            choosing = self.view(looks).table().deciding()
            hidden |= {seat for seat in sealed if seat in choosing and seat != looks}
            if len(hidden) == len(sealed):
                break
        return sorted(hidden)

    def known(self, seat: Seat, unrevealed: list[Seat]) -> list[Moment]:
        """The answers that stand, without those that only others know of than this seat; `NO_SEAT` for a spectator."""
        hidden = {other for other in unrevealed if other != seat}
        if not hidden:
            return self.moments
        first = len(self.moments) - len(self.sealed)
        return self.moments[:first] + [moment for moment in self.moments[first:] if moment.seat not in hidden]

    def reopen(self, seat: Seat) -> None:
        """Take a sealed answer back while another seat's is missing, to choose again."""
        if seat not in self.sealed:
            raise UndoError(f"seat {seat + 1} has no sealed answer to take back", "problem-nothing-sealed")
        self._count_return(seat, len(self.moments) - len(self.sealed))
        self._unseal(seat)
        self.log.append({"seat": viewer_at(seat), "reopen": True, "key": self.key()})

    def _unseal(self, seat: Seat) -> None:
        """Forget a sealed answer. Those that were sealed since stand, but not on this one."""
        first = max(0, len(self.moments) - len(self.sealed))
        kept: list[Moment] = []
        for moment in self.moments[first:]:
            if moment.seat == seat:
                continue
            before = moment.before
            if int(before.asked & ~before.waiting) >> seat & 1:
                before = before.clone()
                before.reopen(seat)
            kept.append(replace(moment, before=before))
        self.moments[first:] = kept
        after = self.state.clone()
        after.reopen(seat)
        self.state = after

    @property
    def unconfirmed(self) -> Seat | None:
        """The person whose turn has gone on to others but who may still take it back, until it is confirmed.

        A bot's turn needs no confirmation, nor one that ended with an answer that says so.
        """
        if self.over or len(self.moments) <= self._confirmed:
            return None
        last = self.moments[-1]
        if self.seats[last.seat].bot or last.seat in self.state.deciding() or not self.undoable(last.seat):
            return None
        sealed = int(last.before.asked).bit_count() > 1
        return None if sealed or self.state.contents().vocabulary.ends_turn(last.option) else last.seat

    def confirm(self, seat: Seat) -> None:
        """Let the turn of a seat go on. What was answered up to here can no longer be taken back."""
        if self.unconfirmed != seat:
            raise UndoError(f"seat {seat + 1} has no turn to confirm", "problem-nothing-to-confirm")
        self._let_go(seat)

    def _let_go(self, seat: Seat) -> None:
        self._confirmed = len(self.moments)
        self.log.append({"seat": viewer_at(seat), "confirm": True, "key": self.key()})

    # ------------------------------------------------------------ who sits where

    def note(self, seat: Seat, kind: str, name: str, about: Seat) -> None:
        """Note what became of a seat, for everybody to know. No position changes, and it cannot be taken back."""
        if not (0 <= seat < len(self.seats) and 0 <= about < len(self.seats)):
            raise LogError(f"there is no seat {max(seat, about) + 1} among {len(self.seats)}")
        self.log.append(
            {"seat": viewer_at(seat), "seating": kind, "name": name, "about": viewer_at(about), "key": self.key()}
        )
        if kind == "take":
            self.taken_over = sorted({*self.taken_over, about})

    def notes(self) -> list[Note]:
        """What became of seats, in order."""
        ply = 0
        found: list[Note] = []
        for entry in self.log:
            if "seating" in entry:
                seat, about = seat_of(entry["seat"]), seat_of(entry["about"])
                found.append(Note(ply, seat, entry["seating"], entry["name"], about))
            elif "answer" in entry:
                ply += 1
            elif "reopen" in entry:
                ply -= 1
            elif "undo" in entry:
                ply -= entry["undo"]
                found = [replace(note, ply=min(ply, note.ply)) for note in found]
        return found

    # ------------------------------------------------------------ the log

    def to_log(self) -> dict[str, Any]:
        """The match as plain data."""
        title = self.title
        owners = title.owners_data
        return log_data(title.slug, self.rules_version, self.options, self.seed, self.seats, self.log, owners)

    def save(self, path: Path) -> None:
        """Write the log to a file."""
        write_log(self.to_log(), path)

    @staticmethod
    def from_log(title: Title, data: dict[str, Any]) -> Match:
        """Replay a log. Every answer must be legal and lead to the position it led to before.

        A log of another rules version is taken over if its replay agrees to the end.
        """
        match, difference = Match.from_log_so_far(title, data)
        if difference is not None:
            raise difference
        return match

    @staticmethod
    def from_log_so_far(title: Title, data: dict[str, Any]) -> tuple[Match, LogError | None]:
        """Replay a log up to the first entry that does not lead where it led before, and say which that is and why."""
        check_head(title, data)
        seats = [Player(str(s["name"]), s.get("bot")) for s in data["seats"]]
        match = Match(
            title, int(data["players"]), dict(data["options"]), str(data["seed"]), seats, int(data["rules_version"])
        )
        for number, entry in enumerate(data["log"], start=1):
            try:
                match.repeat(entry, number)
            except LogError as difference:  # the entry may have been half done: begin anew, and stop before it
                return Match.from_log_so_far(title, {**data, "log": data["log"][: number - 1]})[0], difference
        return match, None

    def repeat(self, entry: object, number: int) -> None:
        """Do what an entry of a log says, and come to the same position."""
        if not isinstance(entry, dict) or not is_entry(entry):
            raise LogError(f"expected a seat, an answer and a key, got {entry!r}", number)
        seat = seat_of(entry["seat"])
        try:
            if "undo" in entry:
                self.undo(seat, entry["undo"], consent=True)
            elif "reopen" in entry:
                self.reopen(seat)
            elif "confirm" in entry:
                self._let_go(seat)  # by now a bot may play for the person who confirmed
            elif "seating" in entry:
                self.note(seat, entry["seating"], entry["name"], seat_of(entry["about"]))
            else:
                if seat in self.sealed:  # a log that does not say that the first one was taken back
                    self._unseal(seat)
                self.answer(seat, entry["answer"])
        except AntechamberError as error:
            raise self._difference(str(error), number) from None
        if entry["key"] != self.key():
            text = f"the game diverges here: the position was {entry['key']}, now it is {self.key()}"
            raise self._difference(text, number)

    def _difference(self, text: str, number: int) -> LogError:
        """The error for an entry that no longer leads where it led; what the rules have changed since is the reason."""
        changes = [str(change.version) for change in self.title.changes_since(self.rules_version)]
        if not changes:
            return LogError(text, number)
        return LogError(text, number, "problem-rules-changed", {"entry": number, "change": changes})
