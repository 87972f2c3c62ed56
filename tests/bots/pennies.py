"""Pennies, a made-up title for searching bots: two seats show a side of a coin at once.

Seat 1 wins with two heads; with two tails a lot decides; if the sides differ, seat 2 wins. Whoever is guessed loses,
so both must mix: one head in three is the best either can do, and seat 1 wins a third of the games.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from antechamber.core.declaring import declared
from antechamber.core.fields import ALL, SEATS, Amount, row
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG, ARG_BITS, Vocabulary, Words
from antechamber.core.rulebook import Rulebook
from tests.sketches.sketch import Sketch, SketchTitle, SketchView

HEAD: Final = 0
SIDE: Final = Words("side", ["head", "tail"])
SHOW: Final[i64] = 2 << ARG_BITS

vocabulary: Final = Vocabulary("pennies")
vocabulary.option(SHOW, "show", "show {side}", [("side", SIDE)])
book: Final[Rulebook[Pennies]] = Rulebook(vocabulary)


@declared
class Pennies(Sketch):
    BOOK: ClassVar[Rulebook[Any]] = book
    points: list[int] = row(SEATS, Amount("points"), seen=ALL)

    def view(self, seat: i64) -> SketchView[Pennies]:
        return SketchView(self.look(seat), seat)

    def scores(self) -> list[int]:
        return self.points[:]

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


class PenniesTitle(SketchTitle[Pennies]):
    def set_up(self, g: Pennies) -> None:
        g.begin(DUEL, 0)


pennies: Final = PenniesTitle(Pennies, "pennies", "Pennies", [2])
