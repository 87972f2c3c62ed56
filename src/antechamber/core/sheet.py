"""Typed reading of component data, with errors that name the file, the entry and the reason.

A `Sheet` is a parsed TOML file, an `Entry` one table of it. A `Fact` says what one of its keys must hold.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple, TypeAlias, final

from antechamber.core.errors import DataError

SOURCES: Final = ["rulebook", "public", "mixed", "reconstructed"]
NOTES: Final = "notes"  # the table of reasons that all entries of a table share


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
        if value not in allowed:
            raise self.refuse(f"{key} must be {' or '.join(map(shown, allowed))}, but is {shown(value)}")
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
            if item not in allowed:
                raise self.refuse(f"{key} may hold {' or '.join(map(shown, allowed))}, but holds {shown(item)}")
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


Fact: TypeAlias = tuple[str, str, object, str]  # entry, key, value, and the sentence that says so


def without_schema(file: str, data: dict[str, object]) -> dict[str, object]:
    """The tables of a file. The number of its format stands before them."""
    Entry(file, "the file", data).expect("schema", 1)
    return {name: value for name, value in data.items() if name != "schema"}


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

    def noted(self, rows: list[Provenance]) -> list[Provenance]:
        """Entries that are not the rulebook's and give no reason of their own have that of their table."""
        shared = self.section(NOTES).values if NOTES in self.data else {}
        return [
            row if row.note or row.source == "rulebook" else row._replace(note=str(shared.get(row.section, "")))
            for row in rows
        ]

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
