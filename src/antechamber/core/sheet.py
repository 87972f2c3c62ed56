"""Typed reading of component data, with errors that name the file, the entry and the reason.

A `Sheet` is a parsed TOML file, an `Entry` one table of it. A `Shape` says which keys a table has and what they may
hold; a `Fact` says what one of them must hold. Once a sheet fits its shapes, everything else may read it as it likes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, final

from antechamber.core.errors import DataError

SOURCES: Final = ["rulebook", "public", "reconstructed"]


class Provenance(NamedTuple):
    """Where one entry of the data comes from."""

    section: str
    entry: str
    source: str
    note: str


def shown(value: object) -> str:
    """A value as its owner wrote it, or nearly."""
    return json.dumps(value, ensure_ascii=False, default=str)


@final
class Entry:
    """One table, with the name that an error must tell: `charms exchange`, `temple red`, `grid 4A reward 2`."""

    def __init__(self, file: str, name: str, values: dict[str, object]) -> None:
        self.file: str = file
        self.name: str = name
        self.values: dict[str, object] = values

    def refuse(self, reason: str) -> DataError:
        return DataError(self.file, self.name, reason)

    def require(self, fact: bool, reason: str) -> None:
        """Refuse the entry unless the fact holds."""
        if not fact:
            raise self.refuse(reason)

    def expect(self, key: str, wanted: object, fact: str = "") -> None:
        """Refuse the entry unless the value is the one the fact states. As text, because `true` is no 1."""
        found = shown(self.value(key))
        reason = f"{fact}, but {key} is" if fact else f"{key} must be {shown(wanted)}, but is"
        self.require(found == shown(wanted), f"{reason} {found}")

    def fit(self, shape: Shape) -> None:
        """Refuse an unknown key, a missing one, and a value that does not belong there."""
        known = [key.rstrip("?") for key in shape]
        for key in self.values:
            self.require(key in known, f'the key "{key}" is unknown; known keys are {", ".join(known)}')
        for key, field in shape.items():
            name = key.rstrip("?")
            if key == name or name in self.values:
                field(self, name)

    def fit_one(self, variants: Variants) -> None:
        key, shapes = variants
        shape = shapes[self.word(key, list(shapes))]
        self.fit({key: TEXT, **shape})

    # ---- values

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> object:
        self.require(key in self.values, f'the key "{key}" is missing')
        return self.values[key]

    def whole(self, what: str, value: object, low: int, high: int) -> int:
        """A whole number in a range. `true` is not one, though Python would take it."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(f"{what} must be a whole number, but is {shown(value)}")
        self.require(low <= value <= high, f"{what} must be from {low} to {high}, but is {value}")
        return value

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        return self.whole(key, self.value(key), low, high)

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.refuse(f"{key} must be a text, but is {shown(value)}")
        self.require(value != "", f"{key} must not be empty")
        return value

    def word(self, key: str, allowed: list[str]) -> str:
        """A text out of a few."""
        value = self.text(key)
        self.require(value in allowed, f"{key} must be {' or '.join(map(shown, allowed))}, but is {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.refuse(f"{key} must be true or false, but is {shown(value)}")
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.refuse(f"{key} must be a list, but is {shown(value)}")
        return value

    def numbers(self, key: str, low: int = 0, high: int = 999) -> list[int]:
        return [self.whole(f"each number of {key}", item, low, high) for item in self.items(key)]

    def rows(self, key: str, low: int = 0, high: int = 999) -> list[list[int]]:
        """A list of lists of whole numbers."""
        found: list[list[int]] = []
        for row in self.items(key):
            if not isinstance(row, list):
                raise self.refuse(f"{key} must be a list of lists, but holds {shown(row)}")
            found.append([self.whole(f"each number of {key}", item, low, high) for item in row])
        return found

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for item in self.items(key):
            if not isinstance(item, str):
                raise self.refuse(f"{key} must be a list of texts, but holds {shown(item)}")
            found.append(item)
        return found

    def words(self, key: str, allowed: list[str]) -> list[str]:
        """Texts out of a few."""
        found = self.texts(key)
        for item in found:
            self.require(item in allowed, f"{key} may hold {' or '.join(map(shown, allowed))}, but holds {shown(item)}")
        return found

    def table(self, key: str) -> Entry:
        return self.inner(self.value(key), key, key)

    def part(self, key: str) -> Entry:
        """A table that may be missing, and is empty then."""
        return self.table(key) if self.has(key) else Entry(self.file, f"{self.name} {key}", {})

    def tables(self, key: str, label: str) -> list[Entry]:
        """A list of tables, named by their place in it."""
        return [self.inner(item, key, f"{label} {k + 1}") for k, item in enumerate(self.items(key))]

    def inner(self, value: object, key: str, label: str) -> Entry:
        if not isinstance(value, dict):
            raise self.refuse(f"{key} must be a table, but is {shown(value)}")
        return Entry(self.file, f"{self.name} {label}", value)

    def origin(self, section: str, label: str) -> Provenance:
        return Provenance(section, label, self.word("source", SOURCES), self.text("note") if self.has("note") else "")


# ---------------------------------------------------------------- shapes and facts

Field: TypeAlias = Callable[[Entry, str], object]  # refuses what may not stand at this key
Shape: TypeAlias = dict[str, Field]  # a key that may be missing ends in "?"
Variants: TypeAlias = tuple[str, dict[str, Shape]]  # the key that tells tables of a list apart, and its values
Fact: TypeAlias = tuple[str, str, object, str]  # entry, key, value, and the sentence that says so

TEXT: Final[Field] = Entry.text
FLAG: Final[Field] = Entry.flag
COUNT: Final[Field] = Entry.number
COUNTS: Final[Field] = Entry.numbers


def whole(low: int, high: int) -> Field:
    return lambda e, key: e.number(key, low, high)


def numbers(low: int, high: int) -> Field:
    return lambda e, key: e.numbers(key, low, high)


def exactly(wanted: object) -> Field:
    return lambda e, key: e.expect(key, wanted)


def word(allowed: list[str]) -> Field:
    return lambda e, key: e.word(key, allowed)


def words(allowed: list[str]) -> Field:
    return lambda e, key: e.words(key, allowed)


def table(shape: Shape) -> Field:
    return lambda e, key: e.table(key).fit(shape)


def each(field: Field, keys: str) -> Shape:
    """Several keys, separated by spaces, that hold the same."""
    return dict.fromkeys(keys.split(), field)


def by_id(ids: list[str], shape: Shape) -> Variants:
    """A list of tables of one shape."""
    return "id", dict.fromkeys(ids, shape)


def source(e: Entry, key: str) -> None:
    """Where an entry comes from; a public source names its address."""
    if e.word(key, SOURCES) == "public":
        e.require(e.has("note") and "http" in e.text("note"), "a public source must name its address in the note")


SOURCED: Final[Shape] = {"source": source, "note?": TEXT}


@final
class Sheet:
    """The whole data file, by table."""

    def __init__(self, file: str, data: dict[str, object], keys: dict[str, str]) -> None:
        self.file: str = file
        self.data: dict[str, object] = data
        self.keys: dict[str, str] = keys  # for each list of tables, the key that names them

    def require(self, name: str, fact: bool, reason: str) -> None:
        """Refuse a table, or a list of tables as one, unless the fact holds."""
        if not fact:
            raise DataError(self.file, name, reason)

    def fit(self, sections: dict[str, Shape], lists: dict[str, Variants]) -> None:
        """Refuse a table that is missing, unknown, or not of its shape."""
        known = ", ".join(sorted([*sections, *lists]))
        for name in self.data:
            self.require(name, name in sections or name in lists, f"this table is unknown; known tables are {known}")
        for name, shape in sections.items():
            self.section(name).fit(shape)
        for name, variants in lists.items():
            for e in self.entries(name):
                e.fit_one(variants)

    def section(self, name: str) -> Entry:
        """A table that occurs once."""
        self.require(name, name in self.data, "this table is missing")
        value = self.data[name]
        if not isinstance(value, dict):
            raise DataError(self.file, name, f"this must be a table [{name}], but is {shown(value)}")
        return Entry(self.file, name, value)

    def entries(self, name: str) -> list[Entry]:
        """A table that occurs several times: `wilderness 4`, `temple red`. Without its key it goes by its place."""
        self.require(name, name in self.data, "this table is missing")
        value = self.data[name]
        if not isinstance(value, list):
            raise DataError(self.file, name, f"this must be a list of tables [[{name}]], but is {shown(value)}")
        found: list[Entry] = []
        for k, item in enumerate(value):
            if not isinstance(item, dict):
                raise DataError(self.file, name, f"this must hold tables only, but holds {shown(item)}")
            label = item.get(self.keys[name])
            if isinstance(label, bool) or not isinstance(label, (int, str)):
                label = f"(entry {k + 1})"
            found.append(Entry(self.file, f"{name} {label}", item))
        return found

    def find(self, name: str) -> Entry:
        """An entry by the name that an error would tell: `scoreboard`, `temple red`, `grid 2B surcharge`."""
        path = name.split()
        if path[0] in self.keys:
            here = {e.name: e for e in self.entries(path[0])}[" ".join(path[:2])]
        else:
            here = self.section(path[0])
        for key in path[len(here.name.split()) :]:
            here = here.table(key)
        return here

    def expect(self, facts: list[Fact]) -> None:
        for name, key, wanted, fact in facts:
            self.find(name).expect(key, wanted, fact)

    def labels(self, name: str) -> list[str]:
        return [str(e.value(self.keys[name])) for e in self.entries(name)]

    def expect_labels(self, name: str, wanted: list[str], fact: str = "") -> None:
        """Refuse a list of tables unless it has each of these once, in any order."""
        found = self.labels(name)
        fact = fact or f"there are {', '.join(wanted)}, each once"
        self.require(name, sorted(found) == sorted(wanted), f"{fact}, but here {', '.join(found)}")
