"""Frames, procedures, questions and answers, chance, events, snapshots.

State holds bookmarks, not code. A turn in progress is a stack of frames inside the state; what happens lives in a
title's `Rulebook`: procedures, which are lists of short named steps. The rules pause only by asking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self, TypeAlias, final

from mypy_extensions import mypyc_attr

from antechamber.core import positions
from antechamber.core.bits import LARGEST_SET, bit, lowest
from antechamber.core.chance import BLOCK, WORD, block_of_draws, mix
from antechamber.core.errors import FormError, IllegalAnswer
from antechamber.core.fields import Layout
from antechamber.core.ints import i64, vec
from antechamber.core.notation import ARG_BITS, Domain, Vocabulary
from antechamber.core.parsing import as_dict, as_list

Data: TypeAlias = dict[str, object]
EVERYBODY: Final = -1
NOBODY: Final = -1


@final
class Frame:
    """A bookmark in the rulebook: which line comes next, for whom, about what, how many; and a memo."""

    def __init__(self, line: i64, seat: i64, card: i64, n: i64, memo: i64) -> None:
        self.line: i64 = line
        self.seat: i64 = seat
        self.card: i64 = card
        self.n: i64 = n
        self.memo: i64 = memo

    def copy(self) -> Frame:
        return Frame(self.line, self.seat, self.card, self.n, self.memo)

    def stay(self) -> None:
        """Run this line again, after what it begins."""
        self.line -= 1

    def ask_again(self) -> None:
        """Go back to the question before this line, after what this line begins."""
        self.line -= 2

    def go_to(self, procedure: i64) -> None:
        """Go on at the first line of a procedure, in this same frame."""
        self.line = procedure

    def finish(self) -> None:
        """Leave the rest of the procedure out, after what this line begins."""
        self.line = -1


@final
class Event:
    """Something that happened: its kind, the seat that did it, up to four arguments, and the rule it follows from."""

    def __init__(self, kind: i64, seat: i64, line: i64, args: list[int], audience: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.line: Final = line
        self.args: Final = args
        self.audience: Final = audience  # the one seat that may know, or EVERYBODY


class Contents:
    """A rulebook's table of contents: for each line its step, name and rule ids, for each name its line."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary: Final = vocabulary
        self.steps: Final[list[Callable[[Any, Frame], None]]] = []
        self.names: Final[list[str]] = []
        self.rules: Final[list[tuple[str, ...]]] = []
        self.lines: Final[dict[str, int]] = {}
        self.questions: Final[list[bool]] = []  # whether the line asks
        self.marks: Final[list[int]] = []  # for keys: a number that depends on the line's name, not on its place
        self.cards: Final[list[Domain | None]] = []  # what a frame's `card` stands for, line by line
        self.memos: Final[list[Domain | None]] = []  # and its `memo`
        self.counting: Final[list[bool]] = []  # whether `n` counts something, and so is always written down
        self.reactions: Final[dict[tuple[int, int], int]] = {}  # (event, card) → procedure
        self.window: i64 = 0
        self.rest: i64 = 0  # the window that a pass leaves open for some of its cards
        self.implementations: Final[dict[str, list[str]]] = {}  # rule id → the functions that carry it out

    def line_of(self, name: str, where: str) -> int:
        """The line at which a written position may stand; -1 for the end of a procedure."""
        if name == "end":
            return -1
        if name not in self.lines:
            raise FormError(f"{where}: there is no line {name!r} in the rulebook of {self.vocabulary.slug}")
        line = self.lines[name]
        if line > 0 and self.questions[line - 1]:
            raise FormError(f"{where}: {name} reads an answer; begin at {self.names[line - 1]}, which asks")
        return line


class State:
    """What every title's state has: bookmarks, the open question, answers, chance.

    A title derives one final class. Its `__init__` takes no arguments and leaves the fields blank, because compiled
    code has no cheaper way to make a clone. That of a title from outside is interpreted, also beside compiled rules
    (`scripts/open_state.py`).
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.stack: list[Frame] = []  # frames above `depth` are spare, to be used again
        self.depth: i64 = 0
        self.asked: i64 = 0  # the seats this question is for, as bits
        self.waiting: i64 = 0  # those that have not answered yet
        self.asking: i64 = 0  # the seat whose options are being offered
        self.insist: i64 = 0  # 1: ask even if there is only one option
        self.menu: vec[i64] = vec[i64]()  # the options of all seats that are asked, one after another
        self.end: i64 = 0
        self.first: vec[i64] = vec[i64]()  # where a seat's options start, and how many they are
        self.count: vec[i64] = vec[i64]()
        self.answers: vec[i64] = vec[i64]()
        self.cells: vec[i64] = vec[i64]()  # compiled, the numbers of all rows that the title declares
        self.key_of_chance: bytes = b""
        self.draws: i64 = 0
        self.block: vec[i64] = vec[i64]()  # the draws around `draws`; never written to, so clones share it
        self.reveals: i64 = 0  # how often something hidden has been shown to somebody
        self.performed: i64 = 0  # the line that is carried out, or was last; for events
        self.recording: bool = False
        self.events: list[Event] = []

    @final
    def set_table(self, seats: i64, key: bytes) -> None:
        """Make room for the seats and give chance its key."""
        zeros: list[int] = [0] * int(seats)
        room: list[int] = [0] * 64
        self.seats = seats
        self.menu = vec[i64](room)
        self.first = vec[i64](zeros)
        self.count = vec[i64](zeros)
        self.answers = vec[i64](zeros)
        cells: list[int] = [0] * int(self.room())
        self.cells = vec[i64](cells)
        self.key_of_chance = key

    # ------------------------------------------------------------ what follows from declared fields

    def layout(self) -> Layout:
        """The fields that the title declares."""
        raise NotImplementedError

    def room(self) -> i64:
        """How many numbers all rows hold, if they lie in one array."""
        return 0

    def lay_fields(self) -> None:
        """Give every field its start value. Those the values are taken from must be there."""
        raise NotImplementedError

    def mix_fields(self, h: i64, stored: bool = False) -> i64:
        """Fold the fields into a hash; as they are stored, or as far as they matter."""
        raise NotImplementedError

    def look(self, viewer: i64, locks: bool = True) -> Self:
        """The state as far as a viewer may know it: the fields that may be seen, and the kernel's part of a view."""
        raise NotImplementedError

    # ------------------------------------------------------------ what a title adds

    def contents(self) -> Contents:
        """The title's rulebook."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy. Events are not copied."""
        raise NotImplementedError

    def to_data(self) -> Data:
        """The whole state as plain data, with names instead of numbers."""
        raise NotImplementedError

    def key(self) -> int:
        """A hash of the position: equal positions have equal keys. The generator's key is not part of it."""
        return int(self.mix_fields(self.table_key()))

    def view(self, seat: i64) -> View:
        """What a seat may know, built up from nothing; NOBODY for a spectator."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; empty before the end."""
        raise NotImplementedError

    def capped(self) -> bool:
        """True if a safety cap ended the game."""
        return False

    def rounds(self) -> int:
        """How many rounds have begun."""
        return 0

    def audit(self) -> None:
        """Raise `PositionError` if pieces were lost or doubled, or a number is out of its bounds."""
        raise NotImplementedError

    def reactors(self, seat: i64, event: i64) -> i64:
        """The cards of a seat that react to an event, as bits."""
        return 0

    def must_react(self, seat: i64, event: i64) -> i64:
        """Those of them that cannot be left out, as bits."""
        return 0

    def ready(self, f: Frame) -> i64:
        """The cards of an open window that can still react, as bits. A title may look at what the window is about."""
        return f.memo & self.reactors(f.seat, f.n)

    def reacts_unasked(self, f: Frame, ready: i64) -> i64:
        """The card that reacts next without a question, because it makes no difference; NOBODY to ask."""
        return NOBODY

    def kept_by_pass(self, f: Frame, ready: i64) -> i64:
        """Those of the cards on offer that a pass does not decline, as bits: they are asked about on their own."""
        return 0

    def reaction(self, event: i64, card: i64) -> i64:
        """The procedure by which a card reacts to an event."""
        return self.contents().reactions[int(event), int(card)]

    # ------------------------------------------------------------ for the rules

    @final
    def begin(self, procedure: i64, seat: i64, card: i64 = 0, n: i64 = 1, memo: i64 = 0) -> None:
        """Open a procedure. It runs to its end before the current one goes on; begun last, run first."""
        if self.depth == len(self.stack):
            self.stack.append(Frame(procedure, seat, card, n, memo))
        else:
            f = self.stack[self.depth]
            f.line = procedure
            f.seat = seat
            f.card = card
            f.n = n
            f.memo = memo
        self.depth += 1

    @final
    def stop(self) -> None:
        """End the game at once, whatever was going on."""
        self.depth = 0

    @final
    def ask(self, seat: i64) -> None:
        """Put a question to a seat; the offers that follow are its options. A line that asks does nothing else.

        One seat with one option is not asked: the next line reads that option as its answer. Several seats asked in
        one line answer sealed and at once.
        """
        if self.asked:
            self.count_options()
        self.asked |= 1 << seat
        self.waiting |= 1 << seat
        self.asking = seat
        self.first[seat] = self.end

    @final
    def ask_in_any_case(self, seat: i64) -> None:
        """Ask even if there is only one option, because the number of options is itself a secret."""
        self.ask(seat)
        self.insist = 1

    @final
    def offer(self, option: i64) -> None:
        if self.end == len(self.menu):
            self.make_room()
        self.menu[self.end] = option
        self.end += 1

    @final
    def offer_all(self, first: i64, members: i64) -> None:
        """Offer one option for each member of a set: the options are numbered as the members are, from `first` on."""
        while members:
            self.offer(first + lowest(members))
            members &= members - 1

    @final
    def offer_those(self, options: vec[i64], members: i64) -> None:
        """Offer those of a list of options whose places are in a set."""
        if self.end + LARGEST_SET > len(self.menu):
            self.make_room()
        menu = self.menu
        end: i64 = self.end
        place: i64 = 0
        while members:
            if members & 1:
                menu[end] = options[place]
                end += 1
            members >>= 1
            place += 1
        self.end = end

    @final
    def count_options(self) -> None:
        """Take what was offered since the last seat was asked for that seat's options."""
        self.count[self.asking] = self.end - self.first[self.asking]

    @final
    def make_room(self) -> None:
        room: list[int] = list(self.menu) + [0] * len(self.menu)
        self.menu = vec[i64](room)

    @final
    def settle(self, seat: i64, option: i64) -> None:
        """Answer for a seat that has nothing to choose, so that the next line reads an answer either way."""
        self.answers[seat] = option

    @final
    def random(self, n: i64) -> i64:
        """A number below n, each as likely as the others."""
        fair: i64 = WORD - WORD % n
        while True:
            place: i64 = self.draws % BLOCK
            if place == 0 or len(self.block) == 0:
                self.block = block_of_draws(self.key_of_chance, int(self.draws // BLOCK))
            self.draws += 1
            x: i64 = self.block[place]
            if x < fair:
                return x % n

    @final
    def set_chance(self, key: bytes) -> None:
        """Give chance another key: another future for the same past."""
        self.key_of_chance = key
        self.block = vec[i64]()

    @final
    def reveal(self) -> None:
        """Say that a seat has been shown something hidden: nobody may undo what came before."""
        self.reveals += 1

    @final
    def barrier(self) -> int:
        """A number that grows whenever chance was resolved or something hidden was seen."""
        return int(self.draws + self.reveals)

    @final
    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody what happened, if anybody listens."""
        if self.recording:
            self.record(kind, seat, [a, b, c, d], EVERYBODY)

    @final
    def tell_only(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell one seat what nobody else may know."""
        if self.recording:
            self.record(kind, audience, [a, b, c, d], audience)

    @final
    def record(self, kind: i64, seat: i64, args: list[int], audience: i64) -> None:
        self.events.append(Event(kind, seat, self.performed, args, audience))

    # ------------------------------------------------------------ for the table

    @final
    def over(self) -> bool:
        return self.waiting == 0

    @final
    def play(self, seat: i64, option: i64) -> None:
        """Answer for a seat, if it may. A sealed answer may be changed until the last one is in."""
        if option not in self.legal(seat):
            raise IllegalAnswer(self.refusal(seat, option))
        self.answer(seat, option)

    @final
    def refusal(self, seat: i64, option: i64) -> str:
        """Why this answer is not accepted, in one sentence that says what would be."""
        text = self.contents().vocabulary.text(option)
        if self.over():
            return f'seat {seat + 1} cannot "{text}": the game is over'
        if not 0 <= seat < self.seats:
            return f'seat {seat + 1} cannot "{text}": there are {self.seats} seats'
        if not self.asked >> seat & 1:
            turn = ", ".join([str(s + 1) for s in self.deciding()])
            return f'seat {seat + 1} cannot "{text}" now: seat {turn} is to answer'
        offered = ", ".join([f'"{self.contents().vocabulary.text(o)}"' for o in self.legal(seat)])
        return f'seat {seat + 1} cannot "{text}" ({self.rule()}); legal: {offered}'

    @final
    def answer(self, seat: i64, option: i64) -> None:
        """Seal an answer, unchecked. No rule runs until the last one is in."""
        self.answers[seat] = option
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            if self.asked & (self.asked - 1):  # several seats answered: each now learns what the others did
                self.reveals += 1
            self.asked = 0
            self.end = 0
            self.advance()

    @final
    def reopen(self, seat: i64) -> None:
        """Take a sealed answer back, as long as another one is missing."""
        if not 0 <= seat < self.seats or not self.asked >> seat & 1 or self.waiting >> seat & 1:
            raise IllegalAnswer(f"seat {seat + 1} has no sealed answer to take back")
        self.waiting |= 1 << seat

    @final
    def advance(self) -> None:
        """Run the rules until somebody must decide or the game is over."""
        stack = self.stack  # held once, not once a line
        steps = self.contents().steps
        while self.depth > 0:
            f = stack[self.depth - 1]
            line: i64 = f.line
            if line < 0:
                self.depth -= 1
                continue
            f.line = line + 1
            self.performed = line
            steps[line](self, f)
            if self.waiting:
                if self.end != 1 or self.insist:
                    self.count[self.asking] = self.end - self.first[self.asking]  # count_options, without the call
                    self.insist = 0
                    return
                self.answers[self.asking] = self.menu[0]
                self.waiting = 0
                self.asked = 0
                self.end = 0

    @final
    def reask(self) -> None:
        """Put the open question anew to all its seats, as the position now stands."""
        self.asked = 0
        self.waiting = 0
        self.end = 0
        self.stack[self.depth - 1].line -= 1
        self.advance()

    @final
    def legal(self, seat: i64) -> list[int]:
        """The options of a seat: all it may answer now, and nothing else."""
        if not 0 <= seat < self.seats or not self.asked >> seat & 1:
            return []
        return [self.menu[self.first[seat] + i] for i in range(self.count[seat])]

    @final
    def deciding(self) -> list[int]:
        """The seats whose answers are missing."""
        return [s for s in range(self.seats) if self.waiting >> s & 1]

    @final
    def line(self) -> int:
        """The line of the open question."""
        return int(self.stack[self.depth - 1].line) - 1

    @final
    def question(self) -> str:
        """The name of the step that asks, like "turn/choose_action"; empty when nobody is asked."""
        return self.contents().names[self.line()] if self.asked else ""

    @final
    def rule(self) -> str:
        """The id of the rule that asks; empty when nobody is asked."""
        return self.contents().rules[self.line()][0] if self.asked else ""

    # ------------------------------------------------------------ copies

    @final
    def show_table(self, seen: State, seat: i64, locks: bool = True) -> None:
        """The kernel's part of `view`: where the game stands, who has answered, and a seat's own options and answer.

        Neither chance nor what others may choose or have sealed; without `locks` not even whether they have. A frame
        must name nothing that anybody may not know: hidden cards have their place in the title's fields, where its
        view can leave them out.
        """
        if not NOBODY <= seat < self.seats:
            raise IllegalAnswer(f"there is no seat {seat + 1} to see with; there are {self.seats}")
        seen.set_table(self.seats, b"")
        seen.stack = [self.stack[i].copy() for i in range(self.depth)]
        seen.depth = self.depth
        seen.asked = self.asked
        own: i64 = bit(seat) if seat >= 0 else 0
        seen.waiting = self.waiting if locks else self.asked & ~own | self.waiting & own
        seen.asking = max(seat, 0)
        for option in self.legal(seat):
            seen.offer(option)
        seen.count_options()
        if seen.end and not self.waiting >> seat & 1:
            seen.answers[seat] = self.answers[seat]

    @final
    def resume(self, seat: i64) -> None:
        """Put the open question anew in a world that a seat imagines; what others have sealed is drawn at random."""
        sealed: i64 = self.asked & ~self.waiting
        own: i64 = self.answers[max(seat, 0)]
        if self.waiting:
            self.reask()
        other: i64
        for other in range(self.seats):
            if sealed >> other & 1:
                self.answer(
                    other, own if other == seat else self.menu[self.first[other] + self.random(self.count[other])]
                )

    @final
    def copy_table(self, g: State) -> None:
        """The kernel's part of `clone`."""
        g.seats = self.seats
        g.stack = [self.stack[i].copy() for i in range(self.depth)]
        g.depth = self.depth
        g.asked = self.asked
        g.waiting = self.waiting
        g.first = self.first[:]
        g.count = self.count[:]
        g.reveals = self.reveals
        g.draws = self.draws
        g.asking = self.asking
        g.menu = self.menu[:]
        g.end = self.end
        g.answers = self.answers[:]
        g.cells = self.cells[:]
        g.key_of_chance = self.key_of_chance
        g.block = self.block

    @final
    def table_key(self) -> i64:
        """The kernel's part of `key`: the bookmarks and who has answered what."""
        h: i64 = mix(self.seats, self.waiting)
        h = mix(h, self.asked)
        h = mix(h, self.draws)
        seat: i64
        for seat in range(self.seats):
            if (self.asked & ~self.waiting) >> seat & 1:
                h = mix(h, self.answers[seat])
        i: i64
        marks = self.contents().marks
        for i in range(self.depth):
            f = self.stack[i]
            line: i64 = marks[f.line] if f.line >= 0 else 0
            h = mix(mix(mix(mix(mix(h, line), f.seat), f.card), f.n), f.memo)
        return h

    @final
    def table_data(self) -> Data:
        """The kernel's part of `to_data`."""
        return positions.table_data(self)

    @final
    def load_table(self, data: Data) -> None:
        """Take over what `table_data` gave, and put the question anew. The title's own fields must be there already."""
        positions.load_table(self, data)

    @final
    def seen_data(self, seat: i64) -> Data:
        """The kernel's part of `View.position` where there are secrets: what `load_seen` reads."""
        return positions.seen_data(self, seat)

    @final
    def load_seen(self, data: Data, seat: i64) -> None:
        """Take over what `seen_data` gave. No rule runs: a view is looked at, not played on."""
        positions.load_seen(self, data, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat, or a spectator, may know. Bots and clients get views, never states."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def table(self) -> State:
        """The table as far as this seat knows it: a state without chance, to ask questions of, not to play on."""
        raise NotImplementedError

    def scores(self) -> list[int | None]:
        """The points of each seat, as they stand; None where they depend on what this seat may not know."""
        return [*self.table().scores()]

    def data(self) -> Data:
        """The view as plain data, for the wire: no bookmarks, no chance, nothing hidden."""
        raise NotImplementedError

    def detail(self) -> Data:
        """The same data, and what helps a person to choose: headings, outcomes, the rule behind each option."""
        data = self.data()
        data["ask"] = open_question(self.table(), self.legal())
        return data

    def position(self) -> Data:
        """The view as `Title.load_view` reads it, for a bot that thinks in another process."""
        data = self.table().to_data()
        del data["chance"]
        return data

    def imagine(self, seed: str) -> State:
        """A whole state this seat could be in, with the unknown filled in at random."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """This seat's options."""
        return self.table().legal(self.seat)


def open_question(g: State, options: list[int]) -> Data:
    """The open question as people need it: what must be done, how often and what for, and the options.

    A title fills in the rest: `form` chooses a wording of the question, `phase` says how far the turn is, `groups` are
    the headings of the options, and a `preview` what an option costs and brings.
    """
    words = g.contents().vocabulary
    described: list[Data] = [
        {"text": words.text(o), **words.describe(o), "group": "", "rule": g.rule(), "preview": {}} for o in options
    ]
    return {
        "question": g.question(),
        "rule": g.rule(),
        "rules": list(g.contents().rules[g.line()]) if g.asked else [],
        "form": "",
        "number": g.stack[g.depth - 1].n if g.asked else 0,
        "for": purpose(g),
        "phase": "",
        "groups": [],
        "options": described,
    }


def question_with_headings(g: State, options: list[int]) -> Data:
    """The open question, each option under the heading and with the rule that its kind declares.

    Where these depend on the position, a title puts others in their place; then come the `groups`.
    """
    kinds = g.contents().vocabulary.patterns
    asked = open_question(g, options)
    for option, described in zip(options, as_list(asked["options"], "options"), strict=True):
        kind = kinds[option >> ARG_BITS]
        as_dict(described, "option").update({"group": kind.group, "rule": kind.rule or g.rule()})
    return asked


def purpose(g: State) -> str:
    """What the procedure that asks was begun for: the name of the one that waits for it; empty if none does."""
    line = int(g.stack[g.depth - 2].line) if g.asked and g.depth > 1 else -1
    return g.contents().names[line].partition("/")[0] if line >= 0 else ""


def known_frames(g: State) -> list[str]:
    """The names of the lines on the stack, the bottom first; for tests and bug reports."""
    names = g.contents().names
    return [names[f.line] if f.line >= 0 else "end" for f in g.stack[: g.depth]]
