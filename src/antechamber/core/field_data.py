"""Declared fields as plain data and back, by their names, words and forms (`core/fields.py`)."""

from __future__ import annotations

from antechamber.core.errors import AntechamberError, FormError
from antechamber.core.fields import (
    ALL_COUNTS,
    BAG,
    COUNTS,
    EACH,
    IN_ORDER,
    MOST_COUNTED,
    NOTHING,
    PLACED,
    SO_FAR,
    TEXT,
    Amount,
    Field,
    Members,
)
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, State
from antechamber.core.notation import SEAT
from antechamber.core.parsing import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.positions import NAMES

# ---------------------------------------------------------------- the numbers of a field


def number_of(g: State, f: Field) -> int:
    """A field that is one number, as far as it matters."""
    return int(getattr(g, f.key)() if isinstance(f.key, str) else getattr(g, f.attr))


def numbers_of(g: State, f: Field, at: int) -> list[int]:
    """The numbers of a row, or of the row at a place along the first axis, as many as data tell."""
    count = length(g, f, len(f.along) - 1)
    if f.bits is not None:
        return [number_of(g, f) >> i & 1 for i in range(count)]
    if len(g.cells) == 0:
        row = getattr(g, f.attr)
        return list(row[at] if len(f.axes) > 1 else row)[:count]
    first: i64 = f.place + (at * f.step if len(f.axes) > 1 else 0)
    step: i64 = 1 if len(f.axes) > 1 else f.step
    return [int(g.cells[first + i * step]) for i in range(count)]


def number_at(g: State, f: Field, at: int) -> int:
    """A number of a row."""
    if f.bits is not None:
        return number_of(g, f) >> at & 1
    return int(g.cells[f.place + at * f.step]) if len(g.cells) else int(getattr(g, f.attr)[at])


def put(g: State, f: Field, at: int, i: int, number: int) -> None:
    """Set a number: at a place along the first axis, and along the second one."""
    if f.bits is not None:
        setattr(g, f.attr, number_of(g, f) & ~(1 << at) | number << at)
    elif f.is_flag():
        setattr(g, f.attr, number != 0)  # compiled, one that is an int in other cases would be one here
    elif not f.axes:
        setattr(g, f.attr, number)
    elif len(g.cells):
        g.cells[f.place + at * f.step + i] = number
    elif len(f.axes) > 1:
        getattr(g, f.attr)[at][i] = number
    else:
        getattr(g, f.attr)[at] = number


def length(g: State, f: Field, n: int) -> int:
    """How many of the n-th axis of a field data tell at this table."""
    axis = f.along[n]
    where = axis.told or axis.used or axis.size
    if isinstance(where, int):
        return where
    found: object = g
    for name in where.split("."):
        found = getattr(found, name)
    assert isinstance(found, int)
    return found


# ---------------------------------------------------------------- out


def fields_data(g: State, group: str = "") -> Data:
    """All fields of a part of the data by name, and the records that stand in it."""
    layout = g.layout()
    data: Data = {}
    for f in layout.named(group, ""):
        if f.name is not None and f.along:
            data[f.name] = told_row(g, f, 0)
        elif f.name is not None:
            number = number_of(g, f)
            if not f.omit or number != f.blank():
                data[f.name] = told(f, number)
    if not group:
        for record in layout.records:
            data[record] = records_data(g, record)
    return data


def records_data(g: State, record: str) -> list[Data]:
    """A record for each seat, or whatever else the fields are counted by."""
    fields = [(f, length(g, f, 0)) for f in g.layout().named("", record)]
    return [record_data(g, [f for f, n in fields if at < n], at) for at in range(max([n for _, n in fields]))]


def record_data(g: State, fields: list[Field], at: int) -> Data:
    data: Data = {}
    for f in fields:
        if f.form == EACH:
            data.update(zip(f.names(), listed(f, numbers_of(g, f, at)), strict=False))
        elif f.name is not None and not (f.omit and is_blank(g, f, at)):
            data[f.name] = told_row(g, f, at) if len(f.along) > 1 else told(f, number_at(g, f, at))
    return data


def is_blank(g: State, f: Field, at: int) -> bool:
    """Whether a field of a record is as at the start."""
    numbers = numbers_of(g, f, at) if len(f.along) > 1 else [number_at(g, f, at)]
    return all(number == f.blank() for number in numbers)


def told(f: Field, number: int) -> object:
    """A number in data."""
    if number == NOTHING and f.start == NOTHING:
        return None
    if f.words:
        return f.words[number]
    domain = f.domain
    assert domain is not None
    return number if isinstance(domain, Amount) else domain.value(number)


def told_row(g: State, f: Field, at: int) -> object:
    """A row in data, in its form."""
    numbers = numbers_of(g, f, at)
    if f.size:
        numbers = numbers[: getattr(g, f.size)]
    if f.form == COUNTS:
        return {str(word(f, i)): n for i, n in enumerate(numbers) if n}
    if f.form == ALL_COUNTS:
        return {str(word(f, i)): n for i, n in enumerate(numbers)}
    if f.form == TEXT:
        return "".join([str(word(f, n)) for n in numbers])
    if f.form == PLACED:
        blank = f.blank()
        return {f.places[i]: told(f, n) for i, n in enumerate(numbers) if n != blank}
    if f.form == BAG:
        return [word(f, i) for i, n in enumerate(numbers) for _ in range(n)]
    if f.form == SO_FAR:
        return [told(f, n) for n in numbers if n != NOTHING]
    return listed(f, numbers)


def listed(f: Field, numbers: list[int]) -> list[object]:
    """The numbers of a row in data, one by one."""
    return [*numbers] if isinstance(f.domain, Amount) and f.start != NOTHING else [told(f, n) for n in numbers]


def word(f: Field, place: int) -> object:
    """The word of a place in a row of counts."""
    assert f.domain is not None
    return f.words[place] if f.words else f.domain.value(place)


# ---------------------------------------------------------------- in


def read_position(g: State, data: Data) -> None:
    """Take over a whole position, or what a view wrote: the fields, no name misspelt, and where the game stands."""
    refuse_unknown(data, g.layout().names() | NAMES, "position")
    read_fields(g, data)
    g.load_table(data)


def read_fields(g: State, data: Data, group: str = "") -> None:
    """Take over the fields of a part of the data; what is left out stays as it is."""
    layout = g.layout()
    where = f"{group}." if group else ""
    for f in layout.named(group, ""):
        if f.name is not None and f.name in data:
            read_field(g, f, 0, data[f.name], f"{where}{f.name}")
    for record in [] if group else layout.records:
        if record in data:
            read_records(g, record, data[record])


def read_records(g: State, record: str, value: object) -> None:
    fields = g.layout().named("", record)
    found = as_list(value, record)
    count = max([length(g, f, 0) for f in fields])
    partly = all(f.along[0].partly for f in fields)
    if len(found) > count or (len(found) < count and not partly):
        raise FormError(f"{record}: expected {count}, got {len(found)}")
    standing = g.layout().standing("", record)
    for at in range(len(found)):
        where = f"{record}[{at}]"
        one = as_dict(found[at], where)
        refuse_unknown(one, {name for f in standing if at < length(g, f, 0) for name in f.names()}, where)
        for f in fields:
            for i, name in enumerate(f.names()):
                if name in one and at < length(g, f, 0):
                    if f.form == EACH:
                        put_in(g, f, at, i, read_number(g, f, one[name], f"{where}.{name}"))
                    else:
                        read_field(g, f, at, one[name], f"{where}.{name}")


def read_field(g: State, f: Field, at: int, value: object, where: str) -> None:
    """Take over a field; of a record, that of one seat or place."""
    inner = f.inner()
    if inner is None:
        if value is not None or f.start != NOTHING:
            put(g, f, at, 0, read_number(g, f, value, where))
    elif f.form in (COUNTS, ALL_COUNTS):
        for name, count in as_dict(value, where).items():
            put_in(g, f, at, read_number(g, f, name, where), as_int(count, f"{where}.{name}", 0, MOST_COUNTED))
    elif f.form == PLACED:
        for name, placed in as_dict(value, where).items():
            put_in(g, f, at, place_named(g, f, name, where), read_number(g, f, placed, f"{where}.{name}"))
    elif f.form == BAG:
        for card in as_list(value, where):
            i = read_number(g, f, card, where)
            put_in(g, f, at, i, numbers_of(g, f, at)[i] + 1)
    elif f.form == TEXT:
        read_text(g, f, at, as_text(value, where), length(g, f, len(f.axes) - 1), where)
    else:
        read_list(g, f, at, as_list(value, where), length(g, f, len(f.along) - 1), where)


def read_text(g: State, f: Field, at: int, letters: str, count: int, where: str) -> None:
    if len(letters) != count:
        raise FormError(f"{where}: expected {count} letters, got {len(letters)}")
    for i in range(count):
        put_in(g, f, at, i, read_number(g, f, letters[i], where))


def read_list(g: State, f: Field, at: int, found: list[object], count: int, where: str) -> None:
    inner = f.inner()
    assert inner is not None
    if (isinstance(f.domain, Amount) or f.start == IN_ORDER) and len(found) != count:
        expected = "numbers" if isinstance(f.domain, Amount) else f"{inner.name}, each once"
        raise FormError(f"{where}: expected {count} {expected}, got {len(found)}")
    if len(found) > count:
        raise FormError(f"{where}: expected one for each of {count} {inner.name}, got {len(found)}")
    for i in range(len(found)):
        if found[i] is not None or f.start != NOTHING:
            put_in(g, f, at, i, read_number(g, f, found[i], f"{where}[{i}]"))
    if f.size:
        setattr(g, f.size, len(found))


def place_named(g: State, f: Field, name: str, where: str) -> int:
    """A place of a row by its word, if the table has it."""
    axis = f.along[-1]
    assert axis.words is not None
    try:
        place = axis.words.parse(name)
    except AntechamberError as error:
        raise FormError(f"{where}.{name}: {error}") from None
    count = length(g, f, len(f.along) - 1)
    if place >= count:
        raise FormError(f"{where}.{name}: expected one of the first {count} {axis.name}, which this table has")
    return place


def put_in(g: State, f: Field, at: int, i: int, number: int) -> None:
    """Set a number of a row of the table, or of a row within a record."""
    if len(f.axes) > 1:
        put(g, f, at, i, number)
    else:
        put(g, f, i, 0, number)


def read_number(g: State, f: Field, value: object, where: str) -> int:
    """A number from plain data. Seats must be at the table."""
    domain = f.domain
    assert domain is not None
    if domain is SEAT:
        return as_int(value, where, 1, int(g.seats)) - 1
    if isinstance(domain, Amount):
        return as_int(value, where, domain.low, domain.high)
    if isinstance(domain, Members) and domain.of is SEAT:
        return seats_from(g, value, where)
    try:
        return domain.parse(value)
    except AntechamberError as error:  # once: compiled, a name has one type, also of what is caught
        within = isinstance(error, FormError)  # which names the field within the value
        raise FormError(f"{where}{'.' if within else ': '}{error}") from None


def seats_from(g: State, value: object, where: str) -> int:
    """A set of seats of this table from their numbers, as bits."""
    found = 0
    for number in as_list(value, where):
        seat = 1 << as_int(number, where, 1, int(g.seats)) - 1
        if found & seat:
            raise FormError(f"{where}: expected each seat once, got {number} twice")
        found |= seat
    return found
