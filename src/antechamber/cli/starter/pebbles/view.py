"""What a seat may know, as data for people and as a world for bots to try things in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.core.chance import key_from_seed
from antechamber.core.kernel import Data, View

if TYPE_CHECKING:  # the state makes views, so it imports this module
    from .state import Pebbles


class PebblesView(View):
    """`seen` is a state without chance, and without what the seat must not know."""

    def __init__(self, seen: Pebbles, seat: int) -> None:
        super().__init__(seat)
        self.seen = seen

    def table(self) -> Pebbles:
        return self.seen

    def data(self) -> Data:
        return {
            **self.seen.table(),
            "seat": self.seat + 1 or None,
            "scores": self.scores(),
            "deciding": [seat + 1 for seat in self.seen.deciding()],
        }

    def imagine(self, seed: str) -> Pebbles:
        """A whole state this seat could be in. With secrets, what it does not know is drawn here."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        g.resume(self.seat)
        return g
