"""What the sketches share, so that each shows only what it is about: copies, keys and snapshots by lists of fields.

A real title writes these by hand, with names for numbers. A sketch is never compiled.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from antechamber.core.chance import key_from_seed, mix
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Contents, Data, State, View
from antechamber.core.parsing import as_dict, as_int, as_list
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options, OptionSpec, Title

S = TypeVar("S", bound="Sketch")


def filled(n: int, value: int) -> vec[i64]:
    numbers: list[int] = [value] * n
    return vec[i64](numbers)


class Sketch(State):
    """A state whose fields are lists of numbers and numbers, named here once."""

    LISTS: ClassVar[list[str]]
    NUMBERS: ClassVar[list[str]]
    BOOK: ClassVar[Rulebook[Any]]

    def contents(self) -> Contents:
        return self.BOOK

    def copy_fields(self, g: Sketch, names: list[str]) -> None:
        for name in names:
            value = getattr(self, name)
            setattr(g, name, value if isinstance(value, int) else value[:])

    def clone(self: S) -> S:
        g = type(self)()
        self.copy_table(g)
        self.copy_fields(g, [*self.LISTS, *self.NUMBERS])
        return g

    def key(self) -> int:
        h = self.table_key()
        for name in self.LISTS:
            for n in getattr(self, name):
                h = mix(h, n)
        for name in self.NUMBERS:
            h = mix(h, getattr(self, name))
        return int(h)

    def to_data(self) -> Data:
        lists: Data = {name: [int(n) for n in getattr(self, name)] for name in self.LISTS}
        numbers: Data = {name: int(getattr(self, name)) for name in self.NUMBERS}
        return {"options": {"players": self.seats}, **lists, **numbers, **self.table_data()}


class SketchView(View, Generic[S]):
    """A view whose partial state is `seen`; a sketch fills it in."""

    def __init__(self, seen: S, seat: i64) -> None:
        super().__init__(seat)
        self.seen = seen

    def ask(self) -> Data:
        g = self.seen
        return {
            "seat": self.seat + 1,
            "question": g.question(),
            "deciding": [s + 1 for s in g.deciding()],
            "ask": [g.contents().vocabulary.text(o) for o in self.legal()],
        }

    def table(self) -> S:
        return self.seen

    def legal(self) -> list[int]:
        return self.seen.legal(self.seat)


class SketchTitle(Title, Generic[S]):
    """A title without options. A sketch says how its table is laid out and how a game starts."""

    writes_views: ClassVar[bool] = False  # a sketch's views are not read in another process

    def __init__(self, slug: str, name: str, players: list[int], rules_version: int, options: list[OptionSpec]) -> None:
        super().__init__(slug, name, players, rules_version, options)
        self.secrets = True

    def lay_out(self, players: int) -> S:
        raise NotImplementedError

    def set_up(self, g: S) -> None:
        raise NotImplementedError

    def book(self) -> Contents:
        return self.lay_out(self.players[0]).contents()

    def new(self, players: int, seed: str, options: Options) -> S:
        g = self.lay_out(players)
        g.set_chance(key_from_seed(seed))
        self.set_up(g)
        g.advance()
        return g

    def load(self, data: Data) -> S:
        g = self.lay_out(as_int(as_dict(data["options"], "options")["players"], "players"))
        for name in g.LISTS:
            numbers: list[int] = [as_int(n, name) for n in as_list(data[name], name)]
            setattr(g, name, vec[i64](numbers))
        for name in g.NUMBERS:
            setattr(g, name, as_int(data[name], name))
        g.load_table(data)
        g.audit()
        return g
