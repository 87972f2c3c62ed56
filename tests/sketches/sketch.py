"""What the sketches share, so that each shows only what it is about. A sketch is never compiled."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from antechamber.core.chance import key_from_seed
from antechamber.core.field_data import fields_data, read_position
from antechamber.core.kernel import Contents, Data, State, View
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options, Title

S = TypeVar("S", bound="Sketch")


class Sketch(State):
    """A state of declared fields, of a title without options."""

    BOOK: ClassVar[Rulebook[Any]]

    def contents(self) -> Contents:
        return self.BOOK

    def to_data(self) -> Data:
        return {"options": {"players": self.seats}, **fields_data(self), **self.table_data()}


class SketchView(View, Generic[S]):
    """A view whose partial state is `seen`."""

    def __init__(self, seen: S, seat: int) -> None:
        super().__init__(seat)
        self.seen = seen

    def table(self) -> S:
        return self.seen

    def data(self) -> Data:
        g = self.seen
        return {
            "seat": self.seat + 1,
            "question": g.question(),
            "deciding": [s + 1 for s in g.deciding()],
            "ask": [g.contents().vocabulary.text(o) for o in self.legal()],
            **fields_data(g),
        }

    def imagine(self, seed: str) -> S:
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        self.draw_unseen(g)
        g.resume(self.seat)
        return g

    def draw_unseen(self, g: S) -> None:
        """Fill in at random what this seat does not know; nothing, where all lies open."""


class SketchTitle(Title, Generic[S]):
    """A title without options. A sketch says how a game starts."""

    writes_views: ClassVar[bool] = False  # a sketch's views are not read in another process

    def __init__(self, state: type[S], slug: str, name: str, players: list[int]) -> None:
        super().__init__(slug, name, players, 1, [])
        self.state: Final = state
        self.secrets = True

    def lay_out(self, players: int) -> S:
        g = self.state()
        g.set_table(players, b"")
        g.lay_fields()
        return g

    def set_up(self, g: S) -> None:
        raise NotImplementedError

    def book(self) -> Contents:
        return self.state.BOOK

    def new(self, players: int, seed: str, options: Options) -> S:
        g = self.lay_out(players)
        g.set_chance(key_from_seed(seed))
        self.set_up(g)
        g.advance()
        return g

    def load(self, data: Data) -> S:
        players, _ = self.agreed_in(data)
        g = self.lay_out(players)
        read_position(g, data)
        g.audit()
        return g
