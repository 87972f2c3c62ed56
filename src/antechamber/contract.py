"""What every title promises, as checks that anybody can run on anything that plays by the kernel.

Each check takes a title, or a state of it, and a seed, and raises `AssertionError` with one sentence when a promise is
broken. `check_title` runs them on a few games of every kind, which is all that the test of a new title need call;
`check_walk` runs all that can be asked at a question, over a stretch of a random game. Nothing here knows a title, and
nothing needs a test framework.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from antechamber.core.chance import dice_from_seed, key_from_seed, pick, roll
from antechamber.core.errors import IllegalAnswer, NotationError
from antechamber.core.kernel import EVERYBODY, NOBODY, Event, State, View
from antechamber.core.notation import ARG_BITS
from antechamber.core.playout import playout
from antechamber.core.title import Options, Title

T = TypeVar("T")

FUTURE = 12  # answers over which two equal positions must stay equal
WORLDS = 2  # imagined for each viewer at each question
STRETCH = 3  # questions in a row that are looked at, and
DEALS = 8  # beginnings that are compared, when a whole title is
SAMPLE = 3  # options, illegal answers or orders tried where trying all would take too long
PLAIN = (int, str, bytes, float, bool, type(None))  # what is compared as it is
SERVER_ONLY = ("stack", "chance", "sealed", "key", "draws")  # fields that no view may have


class Dice:
    """Choices of the checks themselves: quick, and the same for the same seed."""

    def __init__(self, seed: str) -> None:
        self.state = dice_from_seed(seed)

    def below(self, n: int) -> int:
        self.state = int(roll(self.state))
        return int(pick(self.state, n))

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def some(self, items: Sequence[T], n: int) -> list[T]:
        """All items, or n different ones."""
        left = list(items)
        return left if len(left) <= n else [left.pop(self.below(len(left))) for _ in range(n)]


@dataclass
class Tally:
    """What a walk went through."""

    states: int = 0
    answers: int = 0  # accepted or refused, all checked
    worlds: int = 0  # imagined and compared
    sealed: int = 0  # questions to several seats
    free: int = 0  # answers that could be taken back, because nothing hidden was seen

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))


# ---------------------------------------------------------------- small tools


def fail(g: State, promise: str, detail: str = "") -> AssertionError:
    """A broken promise, with the position that shows it."""
    where = g.question() or "the end"
    return AssertionError(
        f"{promise}, at {where}{': ' + detail if detail else ''}\nposition: {json.dumps(g.to_data())}"
    )


def text(g: State, option: int) -> str:
    return g.contents().vocabulary.text(option)


def everybody(g: State) -> range:
    """All viewers: the spectator, then the seats."""
    return range(NOBODY, int(g.seats))


def whom(viewer: int) -> str:
    return "a spectator" if viewer == NOBODY else f"seat {viewer + 1}"


def wire(view: View) -> str:
    """A view as it is sent, byte by byte."""
    return msgspec.json.encode(view.detail()).decode()


def after(g: State, *answers: tuple[int, int]) -> State:
    """The position after these answers, with the events they cause."""
    h = g.clone()
    h.recording = True
    for seat, option in answers:
        h.play(seat, option)
    return h


def told(g: State, viewer: int) -> list[tuple[int, int, int, list[int]]]:
    """The events a viewer was told."""
    return [line_of(e) for e in g.events if e.audience in (EVERYBODY, viewer)]


def line_of(e: Event) -> tuple[int, int, int, list[int]]:
    return int(e.kind), int(e.seat), int(e.line), [int(a) for a in e.args]


def fields(thing: object) -> list[str]:
    """The fields of an object: those of compiled classes are not in its `__dict__`, which it may lack."""
    kind: type = type(thing)
    return [*compiled_fields(kind), *getattr(thing, "__dict__", ())]


@cache
def compiled_fields(kind: type) -> list[str]:
    names = {name: part for base in kind.__mro__ for name, part in vars(base).items()}
    return [n for n, part in names.items() if type(part).__name__ == "getset_descriptor" and not n.startswith("__")]


def same(one: object, other: object) -> bool:
    """Whether two things agree in everything that can be reached from them. The quick way to an empty `difference`."""
    kind: type = type(one)
    if one is other:
        return True
    if kind is not type(other) or kind in PLAIN:
        return kind is type(other) and one == other
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(same(value, other[key]) for key, value in one.items())
    if hasattr(kind, "__iter__"):  # lists, and the arrays of compiled rules
        these, those = list(cast(Iterable[object], one)), list(cast(Iterable[object], other))
        if len(these) != len(those):
            return False
        return these == those or all(same(a, b) for a, b in zip(these, those, strict=True))
    return all(same(getattr(one, name), getattr(other, name)) for name in fields(one))


def difference(one: object, other: object, where: str = "view") -> str:
    """The first place where two things differ in anything that can be reached from them; empty if there is none."""
    if same(one, other):
        return ""
    if type(one) is not type(other) or type(one) in PLAIN:
        return f"{where} is {one!r} or {other!r}"
    parts: list[tuple[str, Any, Any]]
    if isinstance(one, dict) and isinstance(other, dict):
        if list(one) != list(other):
            return f"{where} has the keys {list(one)} or {list(other)}"
        parts = [(f"{where}[{key!r}]", one[key], other[key]) for key in one]
    elif isinstance(one, Iterable) and isinstance(other, Iterable):
        these, those = list(one), list(other)
        if len(these) != len(those):
            return f"{where} has {len(these)} or {len(those)} entries"
        parts = [(f"{where}[{i}]", a, b) for i, (a, b) in enumerate(zip(these, those, strict=True))]
    else:
        parts = [(f"{where}.{name}", getattr(one, name), getattr(other, name)) for name in fields(one)]
    for name, a, b in parts:
        found = difference(a, b, name)
        if found:
            return found
    return ""


def walk(g: State, dice: Dice) -> Iterator[State]:
    """A game played at random, stopped at each question and at the end. What it yields may not be changed."""
    yield g
    while not g.over():
        seat = dice.pick(g.deciding())
        g = g.clone()
        g.play(seat, dice.pick(g.legal(seat)))
        yield g


def perft(g: State, depth: int) -> int:
    """How many ways there are to give the next answers. Sealed ones are counted seat by seat."""
    if depth == 0 or g.over():
        return 1
    seat = g.deciding()[0]
    options = g.legal(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        h = g.clone()
        h.answer(seat, option)
        total += perft(h, depth - 1)
    return total


# ---------------------------------------------------------------- data


def check_plain(data: object, where: str = "data") -> None:
    """Plain data are texts, whole numbers, truths, nothing, and lists and tables of those."""
    if isinstance(data, dict):
        for key, value in data.items():
            assert isinstance(key, str), f"{where}: the key {key!r} is no text"
            check_plain(value, f"{where}.{key}")
    elif isinstance(data, list):
        for i, value in enumerate(data):
            check_plain(value, f"{where}[{i}]")
    else:
        assert data is None or isinstance(data, str | int), f"{where}: {data!r} is not plain data"


def check_snapshot(title: Title, g: State, seed: str) -> None:
    """A snapshot, written as JSON and read again, is the same position with the same options and the same future."""
    data = g.to_data()
    check_plain(data)
    h = title.load(json.loads(json.dumps(data)))
    check_same(g, h, "a snapshot is the same position")
    one, other = g.clone(), h
    if playout(one, dice_from_seed(seed), FUTURE) != playout(other, dice_from_seed(seed), FUTURE):
        raise fail(g, "a snapshot has the same future", "the answers differ")
    check_same(one, other, "a snapshot has the same future")


def check_same(g: State, h: State, promise: str) -> None:
    one, other = g.to_data(), h.to_data()
    found = "" if json.dumps(one) == json.dumps(other) else difference(one, other, "data") or "the order of the data"
    if not found and g.key() != h.key():
        found = "the keys differ"
    if not found and (g.deciding(), g.barrier()) != (h.deciding(), h.barrier()):
        found = "who is to answer, or the barrier, differs"
    if not found:
        found = difference([g.legal(s) for s in everybody(g)], [h.legal(s) for s in everybody(h)], "options")
    if found:
        raise fail(g, promise, found)


def check_clone(g: State, seed: str) -> None:
    """A clone has every field of its original, plays on alone, and draws the same chances."""
    before = json.dumps(g.to_data()), g.key(), [g.legal(s) for s in everybody(g)]
    one, other = g.clone(), g.clone()
    for name in fields(g):
        if name not in ("stack", "performed", "recording", "events"):  # a clone has no spare frames, and nobody listens
            found = difference(getattr(g, name), getattr(one, name), f"clone.{name}")
            if found:
                raise fail(g, f"a clone is the same in every field: {found}")
    played = playout(one, dice_from_seed(seed), FUTURE), playout(other, dice_from_seed(seed), FUTURE)
    if played[0] != played[1]:
        raise fail(g, "two clones have the same future", "the answers differ")
    check_same(one, other, "two clones have the same future")
    if before != (json.dumps(g.to_data()), g.key(), [g.legal(s) for s in everybody(g)]):
        raise fail(g, "a clone leaves its original alone")


def check_pieces(g: State) -> None:
    """No piece is lost or doubled; nobody has won before the end; there is a score for every seat."""
    g.audit()
    if len(g.scores()) != g.seats:
        raise fail(g, "every seat has a score")
    if not g.over() and g.winners():
        raise fail(g, "nobody wins before the end")


# ---------------------------------------------------------------- options


def check_options(g: State) -> int:
    """Options can be asked for any number of times, are never empty, and every one of them is accepted."""
    tried = 0
    if g.waiting and not g.contents().questions[g.line()]:
        raise fail(g, "a line that asks is marked as a question")
    for seat in g.deciding():
        options = g.legal(seat)
        if not options or len(set(options)) != len(options):
            raise fail(g, "a seat that is asked has options, each once", f"seat {seat + 1} has {options}")
        if options != g.legal(seat) or options != g.view(seat).legal():
            raise fail(g, "asking for the options twice gives the same, and so does the view")
        vocabulary = g.contents().vocabulary
        for option in options:
            if vocabulary.read(vocabulary.text(option)) != option:
                raise fail(g, "notation can be read back", vocabulary.text(option))
            check_plain(vocabulary.describe(option), "option")
            h = g.clone()
            h.play(seat, option)
            h.audit()
            tried += 1
    h = g.clone()
    if h.waiting:
        h.reask()
        for seat in everybody(g):
            if h.legal(seat) != g.legal(seat):
                raise fail(g, "putting the question anew gives the same options", whom(seat))
        if h.barrier() != g.barrier():
            raise fail(g, "a line that asks does nothing else", "the barrier grew")
    return tried


def wrong_answers(g: State, dice: Dice) -> list[tuple[int, int]]:
    """Answers that must be refused: of seats that are not asked or do not exist, and of numbers not offered."""
    patterns = list(g.contents().vocabulary.patterns)
    numbers = [dice.pick(patterns) << ARG_BITS | dice.below(1 << dice.below(ARG_BITS)) for _ in range(SAMPLE)]
    numbers += [-1, max(patterns) + 1 << ARG_BITS, *dice.some([o for s in g.deciding() for o in g.legal(s)], 1)]
    seats = [*everybody(g), int(g.seats)]
    return [(seat, n) for seat in seats for n in numbers if n not in g.legal(seat)]


def refusal(g: State, seat: int, option: int) -> str:
    """The error text for an answer that must be refused."""
    try:
        g.play(seat, option)
    except IllegalAnswer as error:
        return str(error)
    raise fail(g, "what is not offered is refused", f'seat {seat + 1} may "{text(g, option)}"')


def check_refusals(g: State, dice: Dice) -> int:
    """What is not offered is refused with a sentence, and nothing changes."""
    before, key = g.to_data(), g.key()
    wrong = wrong_answers(g, dice)
    for seat, option in wrong:
        refusal(g, seat, option)
    for nonsense in ("", "no such word", "  "):
        try:
            g.contents().vocabulary.read(nonsense)
        except NotationError:
            continue
        raise fail(g, "a text that names no option is refused", repr(nonsense))
    for seat in [*everybody(g), int(g.seats)]:
        if seat not in sealed_seats(g):
            try:
                g.reopen(seat)
            except IllegalAnswer:
                continue
            raise fail(g, "only a sealed answer can be taken back", whom(seat))
    if g.to_data() != before or g.key() != key:
        raise fail(g, "a refused answer changes nothing")
    return len(wrong)


# ---------------------------------------------------------------- sealed answers


def sealed_seats(g: State) -> list[int]:
    return [s for s in range(int(g.seats)) if (g.asked & ~g.waiting) >> s & 1]


def check_sealed(g: State, dice: Dice) -> int:
    """The order of sealed answers does not matter, each can be changed until the last, and nobody sees it before."""
    deciding = g.deciding()
    if len(deciding) < 2:
        return 0
    answers = {seat: dice.pick(g.legal(seat)) for seat in deciding}
    orders = dice.some(list(itertools.permutations(deciding)), SAMPLE)
    ends = [after(g, *[(seat, answers[seat]) for seat in order]) for order in orders]
    for end in ends[1:]:
        check_same(ends[0], end, "the order of sealed answers does not matter")
        if list(map(line_of, ends[0].events)) != list(map(line_of, end.events)):
            raise fail(g, "the order of sealed answers does not matter", "the events differ")
    if ends[0].barrier() == g.barrier():
        raise fail(g, "sealed answers are revealed to others, so they cannot be taken back")
    changed = after(g, *[(seat, dice.pick(g.legal(seat))) for seat in orders[0][:-1]])
    for seat in orders[0]:
        changed.play(seat, answers[seat])
    check_same(ends[0], changed, "a sealed answer can be changed until the last one is in")
    first = deciding[0]
    reopened = after(g, (first, answers[first]))
    reopened.reopen(first)
    check_same(g, reopened, "a sealed answer can be taken back")
    for option in dice.some(g.legal(first), SAMPLE):
        one, other = after(g, (first, answers[first])), after(g, (first, option))
        if one.events or other.events:
            raise fail(g, "nothing happens before the last sealed answer is in")
        for viewer in everybody(g):
            found = difference(one.view(viewer), other.view(viewer))
            if viewer != first and found:
                raise fail(g, "nobody sees a sealed answer", f"{whom(viewer)}: {found}")
    return 1


# ---------------------------------------------------------------- views


def check_views(title: Title, g: State, dice: Dice) -> int:
    """Re-sample all that a viewer may not know: its view, options, error texts and message sizes stay the same."""
    before = g.to_data()
    worlds: list[State] = []
    for viewer in everybody(g):
        view = g.view(viewer)
        sent = wire(view)
        check_view_data(g, view)
        for n in range(WORLDS):
            seed = f"world {n} {dice.below(1 << 30)}"
            world = view.imagine(seed)
            world.audit()
            again = world.view(viewer)
            if wire(again) != sent:
                found = difference(view.detail(), again.detail())
                raise fail(g, "an imagined world agrees with its view", f"{whom(viewer)}: {found or 'key order'}")
            found = difference(view, again)
            if found:
                raise fail(g, "a view does not depend on what its seat may not know", f"{whom(viewer)}: {found}")
            if world.legal(viewer) != g.legal(viewer) or world.question() != g.question():
                raise fail(g, "an imagined world puts the same question", whom(viewer))
            for seat, option in dice.some(wrong_answers(g, dice), SAMPLE):
                if seat == viewer and refusal(g, seat, option) != refusal(world, seat, option):
                    raise fail(g, "an error text does not depend on what its seat may not know", text(g, option))
            if view.imagine(seed).to_data() != world.to_data():
                raise fail(g, "the same seed imagines the same world", whom(viewer))
            worlds.append(world)
        if wire(view) != sent:
            raise fail(g, "imagining leaves the view alone", whom(viewer))
    if g.to_data() != before:
        raise fail(g, "looking changes nothing")
    check_snapshot(title, dice.pick(worlds), "imagined")
    return len(worlds)


def check_help(title: Title, g: State, dice: Dice) -> None:
    """People are shown all options and no others, and whatever is not one of them has a reason why not.

    A bot that reads the view in another process sees the same. A title without `load_view` of its own may say that its
    secrets are never written down, by `writes_views = False`.
    """
    for viewer in everybody(g):
        view = g.view(viewer)
        shown = open_options(view)
        if sorted(shown) != sorted(text(g, option) for option in view.legal()):
            raise fail(g, "people are shown all options and no others", whom(viewer))
        for option in dice.some(view.legal(), SAMPLE):
            if viewer in g.deciding() and title.why_not(view, text(g, option)) is not None:
                raise fail(g, "what is an option can be done", text(g, option))
        for seat, option in dice.some(wrong_answers(g, dice), SAMPLE):
            wish = text(g, option)
            granted = any(title.grants(one, wish) for one in shown)
            if seat == viewer and not granted and title.why_not(view, wish) is None:
                raise fail(g, "what is no option has a reason why not", f"{whom(viewer)}, {wish}")
        if getattr(title, "writes_views", True):
            check_written_view(title, g, viewer)


def check_written_view(title: Title, g: State, viewer: int) -> None:
    """A view that was written down, as JSON, and read in another process is the same, and offers the same options."""
    view = g.view(viewer)
    written = json.dumps(view.position())
    read = title.load_view(json.loads(written), viewer)
    promise = "a view that was written down and read is the same"
    if wire(read) != wire(view) or json.dumps(read.position()) != written:
        raise fail(g, promise, f"{whom(viewer)}: {difference(view.detail(), read.detail()) or 'its position'}")
    if read.legal() != view.legal():
        raise fail(g, promise, f"{whom(viewer)}: the options differ")
    seed = "written"
    if read.imagine(seed).to_data() != view.imagine(seed).to_data():
        raise fail(g, promise, f"{whom(viewer)}: it imagines other worlds")


def open_options(view: View) -> list[str]:
    """The options that people are shown, in notation."""
    asked: Any = view.detail()["ask"]
    return [option["text"] for option in asked["options"]]


def check_view_data(g: State, view: View) -> None:
    data = view.detail()
    check_plain(data, "view")
    for name in SERVER_ONLY:
        if name in data:
            raise fail(g, "a view holds nothing of the server's", name)
    if g.key_of_chance.hex() in wire(view):
        raise fail(g, "a view holds nothing of the server's", "the key of chance")


def check_look_alikes(g: State, dice: Dice) -> None:
    """Two answers of somebody else that look alike on the wire look alike to a bot that searches the whole view.

    Only for a title in which choices are hidden: there, what is open must be on the wire or be told as an event, or
    else nobody could say that the rest of the view object holds no secret.
    """
    for seat in g.deciding():
        ends = [after(g, (seat, option)) for option in dice.some(g.legal(seat), SAMPLE)]
        for viewer in everybody(g):
            if viewer != seat:
                compare_look_alikes(ends, viewer)


def check_deals(title: Title, players: int, options: Options, seeds: list[str]) -> int:
    """Two deals that look alike on the wire look alike to a bot. Returns how many looked like an earlier one."""
    games = [title.start(players, seed, options) for seed in seeds]
    return sum(compare_look_alikes(games, viewer) for viewer in everybody(games[0]))


def compare_look_alikes(games: list[State], viewer: int) -> int:
    first: dict[str, View] = {}
    alike = 0
    for g in games:
        view = g.view(viewer)
        one = first.setdefault(f"{wire(view)} {told(g, viewer)}", view)
        alike += one is not view
        found = difference(one, view)
        if found:
            raise fail(g, "a view object holds no more than its seat was shown", f"{whom(viewer)}: {found}")
    return alike


def check_told_alike(g: State, seat: int, option: int, seeds: list[str]) -> int:
    """If a viewer cannot tell two chances apart by what it then sees, it was told of them in the same words.

    Not for a question after which chance decides something open that nobody needs to remember.
    """
    ends = []
    for seed in seeds:
        h = g.clone()
        h.set_chance(key_from_seed(seed))
        ends.append(after(h, (seat, option)))
    alike = 0
    for viewer in everybody(g):
        first: dict[str, State] = {}
        for end in ends:
            one = first.setdefault(wire(end.view(viewer)), end)
            alike += one is not end
            if told(one, viewer) != told(end, viewer):
                raise fail(g, "events tell nobody what is hidden", f"{whom(viewer)}, {text(g, option)}")
    return alike


def distinct_worlds(view: View, n: int, of_interest: Callable[[State], object] | None = None) -> int:
    """How many different worlds a viewer imagines, apart from the future; or different in what is of interest."""
    show = of_interest or (lambda g: {k: v for k, v in g.to_data().items() if k != "chance"})
    return len({json.dumps(show(view.imagine(f"world {i}"))) for i in range(n)})


# ---------------------------------------------------------------- undo


def check_barrier(g: State, dice: Dice) -> int:
    """An answer over which the barrier did not grow told nobody anything, so that taking it back leaks nothing.

    In every world that a viewer can imagine before it, the same answer leads to the same view and the same events.
    """
    free = 0
    for seat in g.deciding():
        for option in dice.some(g.legal(seat), SAMPLE):
            end = after(g, (seat, option))
            check_events(end)
            if end.barrier() != g.barrier():
                continue
            free += 1
            for viewer in everybody(g):
                world = g.view(viewer).imagine(f"undo {dice.below(1 << 30)}")
                if option not in world.legal(seat):
                    continue
                other = after(world, (seat, option))
                found = difference(end.view(viewer), other.view(viewer))
                if not found and told(end, viewer) != told(other, viewer):
                    found = f"events are {told(end, viewer)} or {told(other, viewer)}"
                if not found and other.barrier() != world.barrier():
                    found = "whether there is a barrier depends on what is hidden"
                if found:
                    raise fail(
                        g, "without a barrier an answer shows nothing", f"{whom(viewer)}, {text(g, option)}: {found}"
                    )
    return free


def check_events(g: State) -> None:
    """Every event has a name, and every argument a word."""
    for event in g.events:
        kind = g.contents().vocabulary.events.get(int(event.kind))
        if kind is None:
            raise fail(g, "every event has a name", str(event.kind))
        for (_, domain), argument in zip(kind.fields, event.args, strict=False):
            check_plain(domain.value(int(argument)), kind.name)
        if not NOBODY <= event.audience < g.seats:
            raise fail(g, "an event is for everybody or for one seat", kind.name)


# ---------------------------------------------------------------- games


def check_walk(
    title: Title, players: int, seed: str, options: Options, skip: int, stretch: int, open_choices: bool = False
) -> Tally:
    """Start a game, give some answers at random, and ask for every promise at each question of the next stretch.

    `open_choices` says that in this title nobody chooses anything in secret.
    """
    dice = Dice(f"walk {seed}")
    tally = Tally()
    game = title.start(players, seed, options)
    playout(game, dice_from_seed(f"skip {seed}"), skip)
    for g in itertools.islice(walk(game, dice), stretch):
        check_question(title, g, dice, tally)
        if not open_choices:
            check_look_alikes(g, dice)
    return tally


def check_question(title: Title, g: State, dice: Dice, tally: Tally) -> None:
    """Every promise that can be asked for at one question, or at the end."""
    seed = f"future {dice.below(1 << 30)}"
    tally.states += 1
    check_pieces(g)
    check_clone(g, seed)
    check_snapshot(title, g, seed)
    tally.answers += check_options(g) + check_refusals(g, dice)
    tally.sealed += check_sealed(g, dice)
    tally.worlds += check_views(title, g, dice)
    check_help(title, g, dice)
    tally.free += check_barrier(g, dice)


def check_replay(title: Title, players: int, seed: str, options: Options, limit: int) -> int:
    """The same seed and the same answers, read from notation and with events recorded, give the same game."""
    dice = Dice(f"replay {seed}")
    g = title.start(players, seed, options)
    h = title.start(players, seed, options)
    h.recording = True
    check_same(g, h, "the same seed is the same start")
    for n in range(limit):
        if g.over():
            check_same(g, h, "a replay agrees")
            return n
        seat = dice.pick(g.deciding())
        option = dice.pick(g.legal(seat))
        written = text(g, option)
        g.play(seat, option)
        h.play(seat, h.contents().vocabulary.read(written))
        if g.key() != h.key():
            raise fail(g, "a replay agrees", f"after answer {n + 1}, {written}")
    return limit


def check_end(title: Title, players: int, seed: str, options: Options, bound: int) -> int:
    """A game ends within so many answers, and stays over. Returns how many it took."""
    g = title.start(players, seed, options)
    answers = int(playout(g, dice_from_seed(f"end {seed}"), bound)[0])
    if not g.over():
        raise fail(g, f"a game ends within {bound} answers", f"seed {seed!r}, {players} players, {options}")
    check_question(title, g, Dice(seed), Tally())
    return answers


# ---------------------------------------------------------------- a whole title


def check_title(title: Title, games: int = 2, bound: int = 10_000) -> Tally:
    """All promises, on so many games for each number of players and for each value of a table option.

    A game must end within `bound` random answers. Each is looked at closely at its beginning, somewhere on its way and
    at its end. A few games find what is wrong everywhere, which is most of what can be; for what is rare, call
    `check_walk` with seeds and options of your own.

    Raises `AssertionError`, whose sentence names the promise, the question and the position.
    """
    tally = Tally()
    for number, (players, options) in enumerate(tables_of(title)):
        for game in range(games):
            seed = f"{number}/{game}"
            answers = check_end(title, players, seed, options, bound)
            check_replay(title, players, seed, options, answers)
            for skip in (0, Dice(seed).below(answers)):
                tally += check_walk(title, players, seed, options, skip, STRETCH, open_choices=not title.secrets)
        if title.secrets:
            check_deals(title, players, options, [f"{number}/{deal}" for deal in range(DEALS)])
        if title.deals_secrets:
            check_dealt_secrets(title.start(players, str(number), options))
    return tally


def check_dealt_secrets(g: State) -> None:
    """Where a title says that secrets are dealt, each seat must think several worlds possible at the start.

    Nobody else can know what should be hidden: a view that shows too much agrees with itself.
    """
    for viewer in everybody(g):
        if distinct_worlds(g.view(viewer), DEALS) == 1:
            raise fail(g, "what is dealt in secret is hidden from the others", whom(viewer))


def tables_of(title: Title) -> list[tuple[int, Options]]:
    """Tables that show every number of players, and every value of an option at a number that takes it."""
    tables: list[tuple[int, Options]] = [(players, {}) for players in title.players if title.takes(players, {})]
    for spec in title.options:
        for number, value in enumerate(spec.allowed()):
            fitting = [players for players in title.players if title.takes(players, {spec.name: value})]
            tables += [(players, {spec.name: value}) for players in fitting[number % max(1, len(fitting)) :][:1]]
    return tables
