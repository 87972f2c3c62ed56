"""Prowl, a made-up title: secret tokens set one seat after another, and alone against an automa.

Eight spaces in a ring, three traps, three rounds. In turn order each player sets a trap and secretly chooses its
token; then each moves; then the traps spring. A player alone sets one trap, the temple the others; and a jaguar hunts:
two of its tokens are turned up, and it runs the lower number of steps, or the higher if the temple hit the player.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from antechamber.core.declaring import declared
from antechamber.core.errors import PositionError
from antechamber.core.fields import ALL, NOTHING, SEATS, Amount, Axis, Members, one, row
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, Frame
from antechamber.core.notation import ARG, ARG_BITS, COUNT, Numbers, Vocabulary, Words
from antechamber.core.rulebook import Rulebook
from tests.sketches.sketch import Sketch, SketchTitle, SketchView

SPACES: Final = 8
TRAPS: Final = 3
TOKENS: Final = 3
ROUNDS: Final = 3
HEALTH: Final = 4
FREE: Final = NOTHING  # owner of a trap nobody set
TEMPLE: Final = 3  # owner of a trap, behind the seats
HIDDEN: Final = NOTHING  # the token of a trap: none, or one that is not known

SPACE: Final = Numbers("space", SPACES, first=1)
TRAP: Final = Words("trap", ["gas", "darts", "guards"])
TOKEN: Final = Words("token", ["low", "middle", "high"])
WAY: Final = Words("way", ["clockwise", "back"])
SETTER: Final = Words("owner", ["seat 1", "seat 2", "seat 3", "temple"])
STEPS: Final = Members("steps", Numbers("steps", 5), 5)
TRAPS_THERE: Final = Axis("traps", TRAPS)

SET: Final[i64] = 2 << ARG_BITS
CHOOSE: Final[i64] = 3 << ARG_BITS
MOVE: Final[i64] = 4 << ARG_BITS
PEEK: Final[i64] = 5 << ARG_BITS
LURE: Final[i64] = 6 << ARG_BITS
vocabulary: Final = Vocabulary("prowl")
vocabulary.option(SET, "set", "set {trap}", [("trap", TRAP)])
vocabulary.option(CHOOSE, "choose", "choose {token}", [("token", TOKEN)])
vocabulary.option(MOVE, "move", "move {space}", [("space", SPACE)])
vocabulary.option(PEEK, "peek", "peek {trap}", [("trap", TRAP)])
vocabulary.option(LURE, "lure", "lure {way}", [("way", WAY)])

WAS_SET: Final[i64] = 1
CHOSE: Final[i64] = 2
SPRANG: Final[i64] = 3
RAN: Final[i64] = 4
vocabulary.event(WAS_SET, "set", [("trap", TRAP)])
vocabulary.event(CHOSE, "chose", [("trap", TRAP), ("token", TOKEN)])
vocabulary.event(SPRANG, "sprang", [("trap", TRAP), ("token", TOKEN)])
vocabulary.event(RAN, "ran", [("space", SPACE), ("steps", COUNT)])

book: Final[Rulebook[Prowl]] = Rulebook(vocabulary)


@declared
class Prowl(Sketch):
    """A token that the temple set is drawn when it is turned up: so there is nothing to hide."""

    BOOK: ClassVar[Rulebook[Any]] = book
    at: list[int] = row(SEATS, SPACE, seen=ALL)
    health: list[int] = row(SEATS, Amount("health"), HEALTH, seen=ALL)
    glory: list[int] = row(SEATS, Amount("glory"), seen=ALL)
    owner: list[int] = row(TRAPS_THERE, SETTER, FREE, seen=ALL)
    token: list[int] = row(TRAPS_THERE, TOKEN, HIDDEN, seen="may_see_token")
    round: int = one(Amount("round"), 1, seen=ALL)
    jaguar: int = one(SPACE, 4, seen=ALL)
    pile: int = one(STEPS, 0b11110, seen=ALL)  # steps that the jaguar has not used
    turned: int = one(STEPS, seen=ALL)  # the two steps turned up
    hits: int = one(Amount("hits"), seen=ALL)  # of temple traps, this round

    def view(self, seat: i64) -> ProwlView:
        return ProwlView(self.look(seat), seat)

    def may_see_token(self, viewer: int, trap: int) -> bool:
        """Whoever has set it; and what the temple has turned up is open."""
        return self.owner[trap] in (viewer, TEMPLE)

    def scores(self) -> list[int]:
        return self.glory[:]

    def winners(self) -> list[int]:
        """Alone you win if you live and have some glory; nobody may win."""
        if not self.over():
            return []
        if self.seats == 1:
            return [0] if self.health[0] > 0 and self.glory[0] >= 2 else []
        return [s for s, n in enumerate(self.scores()) if n == max(self.scores())]

    def audit(self) -> None:
        traps = [(owner, token != HIDDEN) for owner, token in zip(self.owner, self.token, strict=True)]
        if any(there != (owner != FREE) for owner, there in traps if owner != TEMPLE) or min(self.health) < 0:
            raise PositionError("traps: each set trap has a token, and health ends at 0")

    def suffer(self, seat: i64, damage: i64) -> None:
        """Lose health. Who is alone and has none left has lost, at once."""
        self.health[seat] = max(0, self.health[seat] - damage)
        if self.seats == 1 and self.health[seat] == 0:
            self.stop()


def threatens(trap: i64, token: i64, space: i64) -> bool:
    """Each token of a trap threatens two spaces, opposite each other."""
    return (space - 2 * trap - token) % (SPACES // 2) == 0


# ---------------------------------------------------------------- setting traps


@book.rule("PRW-1")
def begin_round(g: Prowl, f: Frame) -> None:
    """All traps are free. Alone: two jaguar tokens are turned up."""
    for trap in range(TRAPS):
        g.owner[trap] = FREE
        g.token[trap] = HIDDEN
    g.hits = g.turned = 0
    while g.seats == 1 and bin(g.turned).count("1") < 2:
        g.pile = g.pile or 0b11110
        steps = [n for n in range(1, 5) if g.pile >> n & 1]
        n = steps[g.random(len(steps))]
        g.pile &= ~(1 << n)
        g.turned |= 1 << n


@book.rule("PRW-2")
def set_traps_in_turn(g: Prowl, f: Frame) -> None:
    """One seat after another; alone, the temple then sets what is left."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(SET_TRAP, f.n - 1)
        return
    f.n = 0
    for trap in range(TRAPS):
        if g.seats == 1 and g.owner[trap] == FREE:
            g.owner[trap] = TEMPLE


@book.question("PRW-2")
def choose_trap(g: Prowl, f: Frame) -> None:
    """Choose a free trap, for all to see."""
    g.ask(f.seat)
    for trap in range(TRAPS):
        if g.owner[trap] == FREE:
            g.offer(SET | trap)


@book.rule("PRW-2")
def remember_trap(g: Prowl, f: Frame) -> None:
    """The frame may name it: it is no secret."""
    f.card = g.answers[f.seat] & ARG
    g.tell(WAS_SET, f.seat, f.card)


@book.question("PRW-3")
def choose_token(g: Prowl, f: Frame) -> None:
    """Choose its token, in secret."""
    g.ask(f.seat)
    for token in range(TOKENS):
        g.offer(CHOOSE | token)


@book.rule("PRW-3")
def lay_token_face_down(g: Prowl, f: Frame) -> None:
    """You may look at it at any time; nobody else may."""
    g.owner[f.card] = f.seat
    g.token[f.card] = g.answers[f.seat] & ARG
    g.tell_only(f.seat, CHOSE, f.card, g.token[f.card])


SET_TRAP: Final[i64] = book.procedure("set", [choose_trap, remember_trap, choose_token, lay_token_face_down], card=TRAP)


# ---------------------------------------------------------------- moving


@book.rule("PRW-4")
def move_in_turn(g: Prowl, f: Frame) -> None:
    """One seat after another moves."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(MOVE_PAWN, f.n - 1)
    else:
        f.n = 0


@book.question("PRW-4", "PRW-5")
def choose_move(g: Prowl, f: Frame) -> None:
    """Move up to two spaces; or turn up a token that the temple set."""
    g.ask(f.seat)
    for step in range(-2, 3):
        g.offer(MOVE | (g.at[f.seat] + step) % SPACES)
    for trap in range(TRAPS):
        if g.owner[trap] == TEMPLE and g.token[trap] == HIDDEN:
            g.offer(PEEK | trap)


@book.rule("PRW-4", "PRW-5")
def move_or_peek(g: Prowl, f: Frame) -> None:
    """It stays face up."""
    if g.answers[f.seat] & ~ARG == MOVE:
        g.at[f.seat] = g.answers[f.seat] & ARG
    else:
        g.token[g.answers[f.seat] & ARG] = g.random(TOKENS)


MOVE_PAWN: Final[i64] = book.procedure("move", [choose_move, move_or_peek])


# ---------------------------------------------------------------- traps and jaguar


@book.rule("PRW-6")
def spring_in_turn(g: Prowl, f: Frame) -> None:
    """Each trap that was set shows its token and hits; its owner has glory from others, unless hit as well."""
    if f.n == TRAPS:
        f.n = 0
        return
    trap = f.n
    f.n += 1
    f.stay()
    owner = g.owner[trap]
    if owner == FREE:
        return
    token = g.token[trap] if g.token[trap] != HIDDEN else g.random(TOKENS)
    g.owner[trap] = FREE
    g.token[trap] = HIDDEN
    g.reveal()
    g.tell(SPRANG, 0 if owner == TEMPLE else owner, trap, token)
    hit = [s for s in range(g.seats) if threatens(trap, token, g.at[s])]
    if owner == TEMPLE:
        g.hits += len(hit)
    elif owner not in hit:
        jaguar = g.seats == 1 and threatens(trap, token, g.jaguar)
        g.glory[owner] += 2 * jaguar + len(hit)
    for seat in hit:
        g.suffer(seat, 1)


@book.question("PRW-7")
def choose_lure(g: Prowl, f: Frame) -> None:
    """If both ways round are equally short for the jaguar, you decide."""
    g.settle(0, LURE | (0 if (g.at[0] - g.jaguar) % SPACES < SPACES // 2 else 1))
    if g.seats == 1 and (g.at[0] - g.jaguar) % SPACES == SPACES // 2:
        g.ask(0)
        g.offer(LURE)
        g.offer(LURE | 1)


@book.rule("PRW-7")
def jaguar_runs(g: Prowl, f: Frame) -> None:
    """It runs towards you and stops when it gets you."""
    if g.seats > 1:
        return
    numbers = [n for n in range(1, 5) if g.turned >> n & 1]
    steps = max(numbers) if g.hits else min(numbers)
    for _ in range(steps):
        if g.jaguar != g.at[0]:
            g.jaguar = (g.jaguar + (1 if g.answers[0] == LURE else -1)) % SPACES
    g.tell(RAN, 0, g.jaguar, steps)
    if g.jaguar == g.at[0]:
        g.suffer(0, 2)


@book.rule("PRW-8")
def next_round(g: Prowl, f: Frame) -> None:
    """Three rounds."""
    if g.round < ROUNDS:
        g.round += 1
        f.go_to(ROUND)


ROUND: Final[i64] = book.procedure(
    "round",
    [begin_round, set_traps_in_turn, move_in_turn, spring_in_turn, choose_lure, jaguar_runs, next_round],
)


# ---------------------------------------------------------------- view and title


class ProwlView(SketchView[Prowl]):
    def data(self) -> Data:
        g = self.seen
        top = g.stack[g.depth - 1] if g.depth else None
        setting = TRAP.word(int(top.card)) if top and g.question() == "set/choose_token" else None
        return {**super().data(), "setting": setting}

    def draw_unseen(self, g: Prowl) -> None:
        """Draw the tokens that other players chose. Those of the temple stay undrawn."""
        for trap in range(TRAPS):
            if g.owner[trap] not in (FREE, TEMPLE) and g.token[trap] == HIDDEN:
                g.token[trap] = g.random(TOKENS)


class ProwlTitle(SketchTitle[Prowl]):
    def set_up(self, g: Prowl) -> None:
        g.begin(ROUND, 0, 0, 0)


prowl: Final = ProwlTitle(Prowl, "prowl", "Prowl", [1, 2, 3])
