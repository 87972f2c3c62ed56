"""The fields of a title's state, each declared once.

    stones: Row = row(SEATS, PIECES, "parts.stones_each", seen=ALL)          # a number for each seat
    pile: Rows = rows(SEATS, ROUND, JEWELS, NONE, name="cards", seen="may_see_card")
    curses: Row = row(COLOUR, PIECES, "parts.stones_on_curse", seen=ALL)     # a number for each colour
    round: i64 = one(Amount("round", 0, 5), seen=ALL)

A declaration says what the numbers stand for (a domain), along which axes they lie, what they are at the start, who may
see them, and how they are called and told in plain data. From it follow the blank table, clone, key, what a view holds
(`core/declaring.py`), data out and in (`core/field_data.py`), the TypeScript of that data, and a fixed place for every
number. Who may see a field has no default: `ALL`, `OWNER`, or the name of a method that is asked with the viewer and
the place, or with the viewer and the row alone.
"""

from __future__ import annotations

from typing import Any, Final, final

from antechamber.core.errors import NotationError
from antechamber.core.notation import Domain, Words
from antechamber.core.parsing import LARGEST

ALL: Final = ""  # everybody sees it
OWNER: Final = "owner"  # the seat it belongs to sees it
NOTHING: Final = -1  # stands for no card, claim or place, in fields that start with it
IN_ORDER: Final = "in order"  # a start: 0, 1, 2 …, for rows that are told in full, each number once

LIST: Final = "list"  # in data: a list of values, null for nothing
SO_FAR: Final = "so far"  # a list of those values that are there
BAG: Final = "bag"  # counts, told as a list of words, each as often as it occurs
COUNTS: Final = "counts"  # counts, told by word where there are any: {"blue": 2}
ALL_COUNTS: Final = "all counts"  # the same, where there are none as well: {"blue": 2, "red": 0}
TEXT: Final = "text"  # a text of words that are one letter each
PLACED: Final = "placed"  # told by the word of the place, where there is something: {"c4": …}
EACH: Final = "each"  # of a record: each number under a name of its own, the word of its place: "food": 3
BY_TITLE: Final = "by title"  # the title tells and reads it under that name, since it depends on other fields

MOST_SEATS: Final = 8
MOST_COUNTED: Final = 10**6  # pieces of a kind; no game comes near, and they may still become more


@final
class Amount(Domain):
    """A plain number in a range."""

    def __init__(self, name: str, low: int = 0, high: int = LARGEST) -> None:
        super().__init__(name, max(2, high + 1))
        self.low: Final = low
        self.high: Final = high

    def word(self, number: int) -> str:
        return str(number)

    def value(self, number: int) -> object:
        return number

    def parse(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise NotationError(f"expected a whole number, got {value!r}")
        if not self.low <= value <= self.high:
            raise NotationError(f"expected a number from {self.low} to {self.high}, got {value}")
        return value


@final
class Members(Domain):
    """A set of members of another domain, as bits, told as a list of their words."""

    def __init__(self, name: str, of: Domain, size: int) -> None:
        super().__init__(name, 1 << size)
        self.of: Final = of
        self.size: Final = size
        self.values: Final = [of.value(i) for i in range(size)]

    def word(self, number: int) -> str:
        return "+".join([self.of.word(i) for i in range(self.size) if number >> i & 1])

    def value(self, number: int) -> object:
        return [self.values[i] for i in range(number.bit_length()) if number >> i & 1]

    def parse(self, value: object) -> int:
        if not isinstance(value, list):
            raise NotationError(f"expected a list, got {value!r}")
        found = 0
        for one in value:
            member = 1 << self.of.parse(one)
            if found & member:
                raise NotationError(f"{one!r} is there more than once")
            found |= member
        return found


@final
class Flag(Domain):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__("flag", 2)

    def word(self, number: int) -> str:
        return "true" if number else "false"

    def value(self, number: int) -> object:
        return bool(number)

    def parse(self, value: object) -> int:
        if not isinstance(value, bool):
            raise NotationError(f"expected true or false, got {value!r}")
        return int(value)


YES_OR_NO: Final = Flag()


@final
class Axis:
    """What numbers lie along: seats, rounds, colours, places of a deck. `name` is for people.

    `used` is where the state says how many of them a table uses, if not all, and `told` how many of those data tell.
    With a `record`, data tell a record for each of them under that name, in which all fields that begin with such an
    axis stand; `partly` says that they may tell fewer. `words` are what data call its places, if they must.
    """

    def __init__(self, name: str, size: int, used: str = "", record: str = "", told: str | int = "",
                 partly: bool = False, words: Domain | None = None) -> None:  # fmt: skip
        self.name: Final = name
        self.size: Final = size
        self.used: Final = used
        self.record: Final = record
        self.told: Final = told
        self.partly: Final = partly
        self.words: Final = words


SEATS: Final = Axis("seats", MOST_SEATS, "seats", "players")


@final
class Field:
    """One field: what its numbers stand for, where they lie, who sees them, what they are at the start."""

    def __init__(self, domain: Domain | None, axes: list[Axis], start: object, seen: str, name: str | None, form: str,
                 size: str, omit: bool, key: bool | str, group: str, bits: Axis | None = None) -> None:  # fmt: skip
        self.attr = ""
        self.domain: Final = domain  # None: an object that all clones share
        self.axes: Final = axes
        self.bits: Final = bits  # what the bits of the number lie along, if data tell each as yes or no
        self.along: Final = axes if bits is None else [bits]  # what it lies along in data
        self.start: Final = start  # a number, or where the state has it: "parts.stones_each", "parts.crystals[i]"
        self.seen: Final = seen
        self.name = name  # in data; None if it follows from something else there, or the title tells it itself
        self.form: Final = form
        self.size: Final = size  # the field that says how many numbers of the row are told
        self.omit: Final = omit  # left out of data at its start value
        self.key: Final = key  # whether it is a part of the key; or the query that is, and that data tell instead
        self.group: Final = group  # the part of the data it stands in
        self.place = -1  # of its first number in a compiled state
        self.step = 1  # from row to row
        self.words: Final = words_of(domain)
        self.places: Final = words_of_places(self.along)

    def seats(self) -> bool:
        """Whether there is a number, or a row of them, for each seat."""
        return bool(self.axes) and self.axes[0] is SEATS

    def record(self) -> str:
        """The records of the data in which it stands."""
        return self.along[0].record if self.along else ""

    def inner(self) -> Axis | None:
        """The axis of a row within a record, or of a row of the table."""
        return self.along[-1] if len(self.along) > (1 if self.record() else 0) else None

    def blank(self) -> int:
        """What stands for nothing there, and for what may not be seen."""
        return self.start if isinstance(self.start, int) else 0

    def names(self) -> list[str]:
        """What data call it, or each of its numbers."""
        if self.form == EACH:
            return self.places
        return [self.name] if self.name is not None else []

    def is_flag(self) -> bool:
        return self.domain is YES_OR_NO and not self.along


def words_of(domain: Domain | None) -> list[object]:
    """What the numbers of a small domain are in data, so that none is spelt anew; empty for numbers and sets."""
    return [*domain.words] if isinstance(domain, Words) else []


def words_of_places(axes: list[Axis]) -> list[str]:
    """What data call the places of a row, if its axis says it."""
    words = axes[-1].words if axes else None
    return [words.word(i) for i in range(axes[-1].size)] if words is not None else []


def shared(blank: object) -> Any:
    """An object that all clones share and nobody changes; `blank` stands for it in a new state."""
    return Field(None, [], blank, ALL, None, LIST, "", False, False, "")


def one(domain: Domain, start: int | str = 0, *, seen: str, name: str | None = "", form: str = LIST,
        omit: bool = False, key: bool | str = True, group: str = "") -> Any:  # fmt: skip
    """A number of the table."""
    return Field(domain, [], start, seen, name, form, "", omit, key, group)


def flag(*, seen: str, name: str | None = "", omit: bool = False, group: str = "") -> Any:
    """Yes or no."""
    return Field(YES_OR_NO, [], 0, seen, name, LIST, "", omit, True, group)


def flags(axis: Axis, start: int | str = 0, *, seen: str, name: str | None = "", group: str = "") -> Any:
    """Yes or no for each seat, tile …, as the bits of one number."""
    return Field(YES_OR_NO, [], start, seen, name, LIST, "", False, True, group, axis)


def row(axis: Axis, domain: Domain, start: int | str = 0, *, seen: str, name: str | None = "", form: str = LIST,
        size: str = "", omit: bool = False, key: bool = True, group: str = "") -> Any:  # fmt: skip
    """A number for each seat, colour, place …"""
    return Field(domain, [axis], start, seen, name, form, size, omit, key, group)


def rows(axis: Axis, inner: Axis, domain: Domain, start: int | str = 0, *, seen: str, name: str | None = "",
         form: str = LIST, size: str = "", omit: bool = False, key: bool = True, group: str = "") -> Any:  # fmt: skip
    """A row of numbers for each seat, temple …"""
    return Field(domain, [axis, inner], start, seen, name, form, size, omit, key, group)


@final
class Layout:
    """All fields of a state, and the place of every number of a compiled one: the table's first, then seat by seat.

    The numbers of a seat lie together, at the same distance from those of the next one. So places are constants for any
    number of players, none is wasted, and an observation is turned to another seat by moving whole records.
    """

    def __init__(self, declared: dict[str, Field]) -> None:
        self.all: Final = list(declared.values())
        for attr, field in declared.items():
            field.attr = attr
            if field.name == "":
                field.name = attr
        self.shared: Final = [f for f in self.all if f.domain is None]
        self.scalars: Final = [f for f in self.all if f.domain is not None and not f.axes]
        self.rows: Final = [f for f in self.all if f.axes]
        self.of_table: Final = [f for f in self.rows if not f.seats()]
        self.of_seats: Final = [f for f in self.rows if f.seats()]
        place = 0
        for f in self.of_table:
            f.place = place
            f.step = f.axes[1].size if len(f.axes) > 1 else 1
            place += f.axes[0].size * f.step
        self.first_seat: Final = place
        for f in self.of_seats:
            f.place = place
            place += f.axes[1].size if len(f.axes) > 1 else 1
        self.stride: Final = place - self.first_seat
        for f in self.of_seats:
            f.step = self.stride
        self.told: Final = [f for f in self.all if f.name is not None]
        self.records: Final = list(dict.fromkeys([f.record() for f in self.told if f.record()]))
        self.parts: Final[dict[tuple[str, str], list[Field]]] = {}
        for f in self.told:
            self.parts.setdefault((f.group, f.record()), []).append(f)
        self.groups: Final = list(dict.fromkeys([f.group for f in self.told if f.group]))

    def standing(self, group: str, record: str) -> list[Field]:
        """The fields that stand in a part of the data."""
        return self.parts.get((group, record), [])

    def named(self, group: str, record: str) -> list[Field]:
        """Those of them that follow from their declaration alone."""
        return [f for f in self.standing(group, record) if f.form != BY_TITLE]

    def names(self, group: str = "", record: str = "") -> set[str]:
        """The names that may stand in a part of the data."""
        inside = {*self.records, *self.groups} if not group and not record else set()
        return inside | {name for f in self.standing(group, record) for name in f.names()}

    def observation(self, seats: int) -> list[tuple[str, int, int]]:
        """Name, offset and length of every field in an observation for learning: the table first, then seat by seat."""
        found: list[tuple[str, int, int]] = []
        end = 0
        whole = [(f.attr, size_of(f.axes)) for f in self.scalars + self.of_table]
        whole += [(f"{f.attr}[{seat}]", size_of(f.axes[1:])) for seat in range(seats) for f in self.of_seats]
        for name, length in whole:
            found.append((name, end, length))
            end += length
        return found


def size_of(axes: list[Axis]) -> int:
    """How many numbers lie along axes."""
    size = 1
    for axis in axes:
        size *= axis.size
    return size
