"""The table: a heap of stones, and who took the last ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.chance import mix
from antechamber.core.errors import PositionError
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options

from .words import vocabulary

if TYPE_CHECKING:  # the state makes views, so it imports that module where it does
    from .view import PebblesView

book: Final[Rulebook[Pebbles]] = Rulebook(vocabulary)


class Pebbles(State):
    """Every field is copied by `copy_fields`, and is in `key` and in `table`."""

    def __init__(self) -> None:
        super().__init__()
        self.options: Options = {}
        self.heap = 0
        self.last = 0  # the seat that took last

    def contents(self) -> Contents:
        return book

    def copy_fields(self, g: Pebbles) -> Pebbles:
        g.options = self.options
        g.heap = self.heap
        g.last = self.last
        return g

    def clone(self) -> Pebbles:
        g = self.copy_fields(Pebbles())
        self.copy_table(g)
        return g

    def key(self) -> int:
        return int(mix(mix(self.table_key(), self.heap), self.last))

    def table(self) -> Data:
        """All fields by name; what a person writes down."""
        options = {"players": self.seats, **self.options}
        return {"game": "pebbles", "options": options, "heap": self.heap, "last": self.last + 1}

    def to_data(self) -> Data:
        return {**self.table(), **self.table_data()}

    def view(self, seat: int) -> PebblesView:
        """Nothing is hidden here. A title with secrets leaves out what the seat must not know."""
        from .view import PebblesView

        seen = self.copy_fields(Pebbles())
        self.show_table(seen, seat)
        return PebblesView(seen, seat)

    def scores(self) -> list[int]:
        """The last stone is worth a point."""
        return [int(self.heap == 0 and seat == self.last) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [self.last] if self.over() else []

    def audit(self) -> None:
        if not 0 <= self.heap <= int(self.options["stones"]):
            raise PositionError(f"heap: expected no more than the {self.options['stones']} of the start (PEBBLES-1)")
