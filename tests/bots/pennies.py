"""Pennies, a made-up title for searching bots: two seats show a side of a coin at once.

Seat 1 wins with two heads; with two tails a lot decides; if the sides differ, seat 2 wins. Whoever is guessed loses,
so both must mix: one head in three is the best either can do, and seat 1 wins a third of the games.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from antechamber.core.chance import key_from_seed
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data, Frame
from antechamber.core.notation import ARG, ARG_BITS, Vocabulary, Words
from antechamber.core.rulebook import Rulebook
from tests.sketches.sketch import Sketch, SketchTitle, SketchView, filled

HEAD: Final = 0
SIDE: Final = Words("side", ["head", "tail"])
SHOW: Final[i64] = 2 << ARG_BITS

vocabulary: Final = Vocabulary("pennies")
vocabulary.option(SHOW, "show", "show {side}", [("side", SIDE)])
book: Final[Rulebook[Pennies]] = Rulebook(vocabulary)


class Pennies(Sketch):
    LISTS: ClassVar[list[str]] = ["points"]
    NUMBERS: ClassVar[list[str]] = []
    BOOK: ClassVar[Rulebook[Any]] = book

    def __init__(self) -> None:
        super().__init__()
        self.points: vec[i64] = vec[i64]()

    def view(self, seat: i64) -> PenniesView:
        return PenniesView(self, seat)

    def scores(self) -> list[int]:
        return [int(n) for n in self.points]

    def winners(self) -> list[int]:
        return [seat for seat, n in enumerate(self.points) if n] if self.over() else []

    def audit(self) -> None:
        pass


@book.question("PEN-1")
def choose_sides(g: Pennies, f: Frame) -> None:
    """Both choose a side."""
    for seat in range(2):
        g.ask(seat)
        for side in range(2):
            g.offer(SHOW | side)


@book.rule("PEN-2")
def compare_sides(g: Pennies, f: Frame) -> None:
    """Two heads, or luck with two tails, are for the first seat."""
    first, second = (g.answers[seat] & ARG for seat in range(2))
    lucky = first == second and (first == HEAD or g.random(2) == 0)
    g.points[0 if lucky else 1] = 1


DUEL: Final[i64] = book.procedure("duel", [choose_sides, compare_sides])


class PenniesView(SketchView[Pennies]):
    def __init__(self, g: Pennies, seat: i64) -> None:
        super().__init__(pennies.lay_out(2), seat)
        g.show_table(self.seen, seat)

    def data(self) -> Data:
        return self.ask()

    def imagine(self, seed: str) -> Pennies:
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        g.resume(self.seat)
        return g


class PenniesTitle(SketchTitle[Pennies]):
    def lay_out(self, players: int) -> Pennies:
        g = Pennies()
        g.set_table(players, b"")
        g.points = filled(players, 0)
        return g

    def set_up(self, g: Pennies) -> None:
        g.begin(DUEL, 0)


pennies: Final = PenniesTitle("pennies", "Pennies", [2], 1, [])
