"""The table: a heap of stones, and who took the last ones."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.declaring import declared
from antechamber.core.errors import PositionError
from antechamber.core.field_data import fields_data
from antechamber.core.fields import ALL, Amount, one, shared
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.notation import SEAT
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options

from .view import PebblesView
from .words import vocabulary

book: Final[Rulebook[Pebbles]] = Rulebook(vocabulary)


@declared
@final
class Pebbles(State):
    """Each field says what its number stands for, what it is at the start, and who may see it."""

    options: Options = shared({})
    heap: int = one(Amount("stones"), "options['stones']", seen=ALL)
    last: int = one(SEAT, seen=ALL)  # the seat that took last

    def contents(self) -> Contents:
        return book

    def table(self) -> Data:
        """All fields by name; what a person writes down."""
        return {"game": "pebbles", "options": {"players": self.seats, **self.options}, **fields_data(self)}

    def to_data(self) -> Data:
        return {**self.table(), **self.table_data()}

    def view(self, seat: int) -> PebblesView:
        """Nothing is hidden here. Of a field that is, `seen` names OWNER, or a method that says who may see it."""
        return PebblesView(self.look(seat), seat)

    def scores(self) -> list[int]:
        """The last stone is worth a point."""
        return [int(self.heap == 0 and seat == self.last) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [self.last] if self.over() else []

    def audit(self) -> None:
        if self.heap > int(self.options["stones"]):
            raise PositionError(f"heap: expected no more than the {self.options['stones']} of the start (PEBBLES-1)")
