"""What a title tells the bots: what a position is worth, which options are worth a thought, how a turn goes on."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import State

POINT: Final = 1000  # a worth is a whole number; this much is one point of the game


class Evaluation:
    """A title derives one class, and need only write `value`.

    The states it is given are imagined ones: it may look at everything, because nothing hidden in them is true.
    """

    def value(self, g: State, seat: i64) -> i64:
        """What the position is worth for a seat."""
        raise NotImplementedError

    def aim(self, g: State, seat: i64) -> str:
        """What the seat would try to do next, in notation; for the reasons. Asked right after `value`."""
        return ""

    def sensible(self, g: State, seat: i64) -> list[int]:
        """The options a good player thinks about; never empty."""
        return g.legal(seat)

    def tempting(self, g: State, seat: i64) -> list[int]:
        """The options a beginner chooses among; never empty."""
        return self.sensible(g, seat)

    def finish(self, g: State, seat: i64) -> None:
        """Play the rest of the seat's turn, quickly."""

    def weigh(self, g: State, seat: i64) -> list[tuple[int, int, str]]:
        """For each sensible option: what the position is worth after it and the rest of the turn, and the aim then."""
        found: list[tuple[int, int, str]] = []
        for option in self.sensible(g, seat):
            after = g.clone()
            after.answer(seat, option)
            self.finish(after, seat)
            value = int(self.value(after, seat))
            found.append((value, option, self.aim(after, seat)))
        return found
