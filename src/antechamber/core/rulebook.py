"""The rulebook of a title: procedures, which are lists of named steps, and what implements which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar, final
from zlib import crc32

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Contents, Frame, State
from antechamber.core.notation import ARG, ARG_BITS, Domain, Vocabulary

S = TypeVar("S", bound=State)
Step: TypeAlias = Callable[[S, Frame], None]

PASS: Final = 0
USE: Final = 1 << ARG_BITS  # a card that reacts; a title's own kinds start at 2


@final
class Rulebook(Contents, Generic[S]):
    """One title's procedures, built at import and read-only afterwards."""

    def __init__(
        self, vocabulary: Vocabulary, window_rule: str = "", card: Domain | None = None, cards: Domain | None = None
    ) -> None:
        """With a rule for windows, cards may react; `card` and `cards` name one card and a set of them in snapshots."""
        super().__init__(vocabulary)
        self.marked: Final[dict[Step[S], tuple[str, tuple[str, ...]]]] = {}
        self.asking: Final[set[Step[S]]] = set()
        if window_rule:
            ask, mark = self.question(window_rule), self.rule(window_rule)
            steps = [ask(offer_reactions), mark(resolve_one_then_reopen)]
            self.window = self.procedure("window", steps, card, cards)
            self.rest = self.procedure("rest", steps, card, cards)

    def rule(self, *rules: str, name: str = "") -> Callable[[Step[S]], Step[S]]:
        """Mark a step with the rules it implements, the one to show first. A step made by a function needs a name."""

        def mark(step: Step[S]) -> Step[S]:
            self.marked[step] = (name or step.__name__, rules)
            self.implements(step, *rules)
            return step

        return mark

    def question(self, *rules: str, name: str = "") -> Callable[[Step[S]], Step[S]]:
        """Mark a step that asks, or settles what there is nothing to ask about. The step after it reads the answer."""

        def mark(step: Step[S]) -> Step[S]:
            self.asking.add(step)
            return self.rule(*rules, name=name)(step)

        return mark

    def implements(self, code: object, *rules: str) -> None:
        """Say that a query or check implements rules. Not a decorator: one would keep calls from being direct."""
        label = f"{getattr(code, '__module__', '')}.{getattr(code, '__qualname__', getattr(code, '__name__', ''))}"
        for rule in rules:
            self.implementations.setdefault(rule, []).append(label.removeprefix("antechamber."))

    def procedure(
        self,
        name: str,
        steps: list[Step[S]],
        card: Domain | None = None,
        memo: Domain | None = None,
        counting: bool = False,
    ) -> int:
        """Enter a procedure; the number of its first line stands for it. Its domains name what its frames hold.

        With `counting`, a frame's number is written down even if it is 1, so that a position must not leave it out.
        """
        start = len(self.steps)
        for step in steps:
            if step not in self.marked:
                raise ValueError(f"a step of {name!r} has no rule id; mark it with @book.rule")
            step_name, rules = self.marked[step]
            self.enter(f"{name}/{step_name}", rules, step, card, memo, counting)
        self.enter(f"{name}/end", (), end_procedure, card, memo, counting)
        return start

    def enter(
        self,
        name: str,
        rules: tuple[str, ...],
        step: Step[S],
        card: Domain | None,
        memo: Domain | None,
        counting: bool,
    ) -> None:
        if name in self.lines:
            raise ValueError(f"two lines are called {name!r}; give one another name")
        self.lines[name] = len(self.steps)
        self.names.append(name)
        self.rules.append(rules)
        self.steps.append(step)
        self.questions.append(step in self.asking)
        self.marks.append(crc32(name.encode()))
        self.cards.append(card)
        self.memos.append(memo)
        self.counting.append(counting)


def end_procedure(g: State, f: Frame) -> None:
    """The last line of every procedure: the one that began it goes on."""
    g.depth -= 1


# ---------------------------------------------------------------- windows


def open_window(g: State, event: i64, seat: i64, card: i64) -> None:
    """Let a seat's other cards react to what happened to a card. Where things happen to no card, let card 0 be none."""
    ready: i64 = g.reactors(seat, event) & ~bit(card)
    if ready:
        g.begin(g.contents().window, seat, card, event, ready)


def offer_reactions(g: State, f: Frame) -> None:
    """Use one of your cards that react, or pass, unless one of them must react."""
    ready: i64 = g.ready(f)
    if ready == 0:
        g.settle(f.seat, PASS)
        return
    unasked: i64 = g.reacts_unasked(f, ready)
    if unasked >= 0:
        g.settle(f.seat, USE | unasked)
        return
    g.ask(f.seat)
    card: i64 = 0
    while ready >> card:
        if ready >> card & 1:
            g.offer(USE | card)
        card += 1
    if ready & g.must_react(f.seat, f.n) == 0:
        g.offer(PASS)


def resolve_one_then_reopen(g: State, f: Frame) -> None:
    """Each card reacts once, in the order you like. Its frame's memo is the card to which it reacts."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        kept: i64 = g.kept_by_pass(f, g.ready(f))
        if kept:
            f.memo = kept
            f.go_to(g.contents().rest)
        return
    card: i64 = option & ARG
    f.memo &= ~bit(card)
    if f.memo:
        f.ask_again()
    g.begin(g.reaction(f.n, card), f.seat, card, 1, f.card)
