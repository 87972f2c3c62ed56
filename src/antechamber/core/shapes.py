"""The shape of component data: which tables there are, which keys each has, and what these may hold.

Once a sheet fits its shapes, everything else may read it without fear.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from antechamber.core.sheet import NOTES, SOURCES, Entry, Sheet

Field: TypeAlias = Callable[[Entry, str], object]  # refuses what may not stand at this key
Shape: TypeAlias = dict[str, Field]  # a key that may be missing ends in "?"
Variants: TypeAlias = tuple[str, dict[str, Shape]]  # the key that tells tables of a list apart, and its values

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
    return lambda e, key: fit(e.table(key), shape)


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


def fit(e: Entry, shape: Shape) -> None:
    """Refuse an unknown key, a missing one, and a value that does not belong there."""
    known = [key.rstrip("?") for key in shape]
    for key in e.values:
        e.require(key in known, f'the key "{key}" is unknown; known keys are {", ".join(known)}')
    for key, field in shape.items():
        name = key.rstrip("?")
        if key == name or e.has(name):
            field(e, name)


def fit_sheet(sheet: Sheet, sections: dict[str, Shape], lists: dict[str, Variants]) -> None:
    """Refuse a table that is missing, unknown, or not of its shape."""
    known = ", ".join(sorted([*sections, *lists]))
    for name in sheet.data:
        fact = name in sections or name in lists or name == NOTES
        sheet.require(name, fact, f"this table is unknown; known tables are {known}")
    if NOTES in sheet.data:
        fit(sheet.section(NOTES), {f"{table}?": TEXT for table in [*sections, *lists]})
    for name, shape in sections.items():
        fit(sheet.section(name), shape)
    for name, (key, shapes) in lists.items():
        for e in sheet.entries(name):
            label = e.word(key, list(shapes))
            fit(e, {key: TEXT, **shapes[label]})
