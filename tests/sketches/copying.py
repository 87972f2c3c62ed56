"""Scullery, a made-up title: cards that react, react to reactions, must react, and copy each other.

Four rounds. On your turn hire an assistant from the row or earn two coins. Assistants you have may react: to your
hiring, to your gains, to a rival's hiring. Some carry out the effect of another one, which may be to copy as well.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from antechamber.core.bits import bit
from antechamber.core.declaring import declared
from antechamber.core.errors import PositionError
from antechamber.core.fields import ALL, SEATS, Amount, Axis, Members, one, row
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG, ARG_BITS, COUNT, SEAT, Sets, Vocabulary, Words
from antechamber.core.rulebook import PASS, USE, Rulebook, Step, open_window
from tests.sketches.sketch import Sketch, SketchTitle, SketchView

ROUNDS: Final = 4
ROW_SIZE: Final = 3
NO_CARD: Final = 0
DECK: Final = 0  # where a card is; STUDIO plus the seat for those that were hired
ROW: Final = 1
STUDIO: Final = 2

HIRED: Final[i64] = 1  # what cards react to
GAINED: Final[i64] = 2
RIVAL_HIRED: Final[i64] = 3

NAMES: Final = ["nobody", "porter", "herald", "miser", "usher", "chef", "mimic", "echo", "spy", "agent", "creditor",
                "clerk", "patron"]  # fmt: skip
CARD: Final = Words("card", NAMES)
SET: Final = Sets("cards", CARD, len(NAMES))
PLACE: Final = Words("place", ["deck", "row", "studio 1", "studio 2", "studio 3"])
SOME: Final = Members("cards", CARD, len(NAMES))
CARDS: Final = Axis("cards", len(NAMES))

HIRE_CARD: Final[i64] = 2 << ARG_BITS
COPY_CARD: Final[i64] = 3 << ARG_BITS
WENT: Final[i64] = 1
REACTED: Final[i64] = 2

vocabulary: Final = Vocabulary("scullery")
vocabulary.option(PASS, "pass", "pass")
vocabulary.option(USE, "use", "use {card}", [("card", CARD)])
vocabulary.option(HIRE_CARD, "hire", "hire {card}", [("card", CARD)])
vocabulary.option(COPY_CARD, "copy", "copy {card}", [("card", CARD)])
vocabulary.event(WENT, "hired", [("card", CARD), ("wage", COUNT)])
vocabulary.event(REACTED, "reacted", [("card", CARD)])

book: Final[Rulebook[Scullery]] = Rulebook(vocabulary, "SCU-WINDOW", CARD, SET)


@declared
class Scullery(Sketch):
    """Everything lies open; the deck has no order."""

    BOOK: ClassVar[Rulebook[Any]] = book
    place: list[int] = row(CARDS, PLACE, DECK, seen=ALL)
    coins: list[int] = row(SEATS, Amount("coins"), 4, seen=ALL)
    glory: list[int] = row(SEATS, Amount("glory"), seen=ALL)
    about: list[int] = row(CARDS, CARD, NO_CARD, seen=ALL)  # to which card it last reacted
    active: int = one(SEAT, seen=ALL)  # whose turn it is
    round: int = one(Amount("round"), 1, seen=ALL)
    used: int = one(SOME, seen=ALL)  # cards carried out this turn
    firing: int = one(SOME, seen=ALL)  # cards being carried out now: they do not react to what they cause

    def hired_by(self, seat: i64) -> i64:
        """The assistants of a seat, as bits."""
        return sum([bit(c) for c in range(1, len(NAMES)) if self.place[c] == STUDIO + seat])

    def reactors(self, seat: i64, event: i64) -> i64:
        ready = sum([bit(card) for number, card in book.reactions if number == event])
        spent = self.firing | self.used & ONCE_A_TURN
        in_turn = seat == self.active or event == RIVAL_HIRED
        return self.hired_by(seat) & ready & ~spent if in_turn else 0

    def must_react(self, seat: i64, event: i64) -> i64:
        return COMPULSORY

    def view(self, seat: i64) -> SketchView[Scullery]:
        return SketchView(self.look(seat), seat)

    def scores(self) -> list[int]:
        cards = [[c for c in range(1, len(NAMES)) if self.place[c] == STUDIO + s] for s in range(self.seats)]
        return [int(self.glory[s]) + sum([POINTS[c] for c in cards[s]]) for s in range(self.seats)]

    def winners(self) -> list[int]:
        return [s for s, n in enumerate(self.scores()) if n == max(self.scores())] if self.over() else []

    def audit(self) -> None:
        if min(self.coins) < 0 or (self.firing and self.over()):
            raise PositionError("coins: nobody has less than none, and every reaction ends")


# ---------------------------------------------------------------- a turn


@book.question("SCU-1")
def choose_assistant(g: Scullery, f: Frame) -> None:
    """Hire an assistant from the row, or pass."""
    g.ask(f.seat)
    for card in range(1, len(NAMES)):
        if g.place[card] == ROW and wage(g, f.seat, card) <= g.coins[f.seat]:
            g.offer(HIRE_CARD | card)
    g.offer(PASS)


@book.rule("SCU-1")
def hire_or_earn(g: Scullery, f: Frame) -> None:
    """Hire, or earn two coins."""
    if g.answers[f.seat] == PASS:
        g.coins[f.seat] += 2
    else:
        g.begin(HIRE, f.seat, g.answers[f.seat] & ARG)


@book.rule("SCU-1")
def next_turn(g: Scullery, f: Frame) -> None:
    """The next seat; after four rounds the game is over."""
    f.seat = g.active = (f.seat + 1) % g.seats
    g.used = 0
    g.round += 1 if f.seat == 0 else 0
    if g.round <= ROUNDS:
        f.go_to(TURN)


TURN: Final[i64] = book.procedure("turn", [choose_assistant, hire_or_earn, next_turn])


def wage(g: Scullery, seat: i64, card: i64) -> i64:
    """The printed wage, less your discounts."""
    return max(0, WAGES[card] - sum([d for c, d in DISCOUNTS.items() if g.place[c] == STUDIO + seat]))


@book.rule("SCU-2")
def pay_and_join(g: Scullery, f: Frame) -> None:
    """Pay the wage; the assistant is yours."""
    g.tell(WENT, f.seat, f.card, wage(g, f.seat, f.card))
    g.coins[f.seat] -= wage(g, f.seat, f.card)
    g.place[f.card] = STUDIO + f.seat


@book.rule("SCU-3")
def own_assistants_react(g: Scullery, f: Frame) -> None:
    """Assistants you already had react."""
    open_window(g, HIRED, f.seat, f.card)


@book.rule("SCU-3")
def rivals_react_in_turn(g: Scullery, f: Frame) -> None:
    """Then those of the other players, clockwise; each player knows what those before did."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        open_window(g, RIVAL_HIRED, (f.seat + f.n - 1) % g.seats, f.card)


@book.rule("SCU-2")
def fill_row(g: Scullery, f: Frame) -> None:
    """Fill the row from the deck."""
    deck = [c for c in range(1, len(NAMES)) if g.place[c] == DECK]
    if deck:
        g.place[deck[g.random(len(deck))]] = ROW


HIRE: Final[i64] = book.procedure(
    "hire", [pay_and_join, own_assistants_react, rivals_react_in_turn, fill_row], card=CARD
)


# ---------------------------------------------------------------- carrying out an effect


@book.rule("SCU-4")
def light(g: Scullery, f: Frame) -> None:
    """While an effect is carried out its card neither reacts nor is copied: so no chain is endless."""
    g.firing |= bit(f.card)
    g.used |= bit(f.card)
    g.about[f.card] = f.memo
    g.tell(REACTED, f.seat, f.card)


@book.rule("SCU-4")
def carry_out(g: Scullery, f: Frame) -> None:
    """Do what the card says."""
    g.begin(EFFECTS[int(f.card)], f.seat, f.card, 1, f.memo)


@book.rule("SCU-4")
def put_out(g: Scullery, f: Frame) -> None:
    """Done: it may react again."""
    g.firing &= ~bit(f.card)


REACT: Final[i64] = book.procedure("react", [light, carry_out, put_out], card=CARD, memo=CARD)


def may_be_copied(g: Scullery, card: i64) -> bool:
    """A card with an effect that is not being carried out and has not reached its limit."""
    return int(card) in EFFECTS and not (g.firing | g.used & ONCE_A_TURN) >> card & 1


# ---------------------------------------------------------------- the vocabulary of cards


def gain(n: int) -> Step[Scullery]:
    @book.rule("SCU-5", name=f"gain {n}")
    def gain_coins(g: Scullery, f: Frame) -> None:
        g.coins[f.seat] += n
        open_window(g, GAINED, f.seat, NO_CARD)

    return gain_coins


def honour(n: int) -> Step[Scullery]:
    @book.rule("SCU-5", name=f"honour {n}")
    def gain_glory(g: Scullery, f: Frame) -> None:
        g.glory[f.seat] += n

    return gain_glory


@book.rule("SCU-5")
def pay_one(g: Scullery, f: Frame) -> None:
    """Lose a coin, if you have one."""
    g.coins[f.seat] -= min(1, g.coins[f.seat])


@book.rule("SCU-6")
def copy_the_hired(g: Scullery, f: Frame) -> None:
    """Carry out the effect of the assistant to which this one reacts."""
    if may_be_copied(g, f.memo):
        g.begin(REACT, f.seat, f.memo, 1, f.memo)


@book.question("SCU-7")
def choose_used(g: Scullery, f: Frame) -> None:
    """Choose an assistant of yours that was used this turn."""
    cards = [c for c in range(1, len(NAMES)) if (g.used & g.hired_by(f.seat)) >> c & 1 and may_be_copied(g, c)]
    g.settle(f.seat, COPY_CARD)
    if cards:
        g.ask(f.seat)
        for card in cards:
            g.offer(COPY_CARD | card)


@book.rule("SCU-7")
def copy_the_used(g: Scullery, f: Frame) -> None:
    """Carry out its effect once more, about the same card as the last time."""
    card: i64 = g.answers[f.seat] & ARG
    if card != NO_CARD:
        g.begin(REACT, f.seat, card, 1, g.about[card])


WAGES: Final = [0] * len(NAMES)
POINTS: Final = [0] * len(NAMES)
DISCOUNTS: Final[dict[int, int]] = {}
EFFECTS: Final[dict[int, int]] = {}
ONCE_A_TURN: i64 = 0
COMPULSORY: i64 = 0


def assistant(
    name: str,
    wage: int,
    when: i64 = 0,
    does: list[Step[Scullery]] | None = None,
    once: bool = False,
    must: bool = False,
    discount: int = 0,
    points: int = 0,
) -> None:
    """Enter a card: its facts, when it reacts and what it does."""
    global ONCE_A_TURN, COMPULSORY  # noqa: PLW0603 (filled once, below)
    card = CARD.number(name)
    WAGES[card], POINTS[card] = wage, points
    if discount:
        DISCOUNTS[card] = discount
    if does:
        EFFECTS[card] = book.procedure(name, does, card=CARD, memo=CARD)
        book.reactions[int(when), card] = int(REACT)
    ONCE_A_TURN |= bit(card) if once else 0
    COMPULSORY |= bit(card) if must else 0


copy_used: Final[list[Step[Scullery]]] = [choose_used, copy_the_used]

assistant("porter", 1, HIRED, [gain(1)])
assistant("herald", 2, HIRED, [honour(1)], once=True)
assistant("miser", 2, GAINED, [gain(1)])
assistant("usher", 1, GAINED, [honour(1), gain(1)])
assistant("chef", 2, HIRED, [copy_the_hired])
assistant("mimic", 1, HIRED, copy_used)
assistant("echo", 1, GAINED, copy_used)
assistant("spy", 1, RIVAL_HIRED, [gain(1)])
assistant("agent", 1, RIVAL_HIRED, [honour(1)])
assistant("creditor", 0, HIRED, [pay_one], must=True, points=2)
assistant("clerk", 2, discount=1)
assistant("patron", 3, points=3)


# ---------------------------------------------------------------- title


class SculleryTitle(SketchTitle[Scullery]):
    def set_up(self, g: Scullery) -> None:
        g.begin(TURN, 0)
        for _ in range(ROW_SIZE):
            g.begin(FILL, 0)


FILL: Final[i64] = book.procedure("fill", [fill_row])
scullery: Final = SculleryTitle(Scullery, "scullery", "Scullery", [2, 3])
