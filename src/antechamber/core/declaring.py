"""The methods that follow from declared fields, written as source: run at once when the class is made, as `dataclasses`
does it, or put into the copy that is compiled (`scripts/flat_fields.py`).

Interpreted, a field is a list, or a list of lists, and rules read `g.hoard[seat][colour]` as it stands. Compiled, all
numbers lie in one array at constant places, so that a clone is one copy.
"""

from __future__ import annotations

import inspect
import sys
from typing import TypeVar

from antechamber.core.chance import mix
from antechamber.core.fields import ALL, IN_ORDER, OWNER, Axis, Field, Layout, size_of
from antechamber.core.kernel import State

S = TypeVar("S", bound=State)
FUTURE = "from __future__ import annotations"
METHODS = ("__init__", "layout", "room", "lay_fields", "clone", "mix_fields", "look")


def declared(cls: type[S]) -> type[S]:
    """Take the declarations out of a class body, and give it the methods that follow from them."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    for name in fields:
        delattr(cls, name)  # a class attribute of the same name would slow down every look at that of the object
    layout = Layout(fields)
    check(cls, layout)
    blanks = {f.attr: f.start for f in layout.shared}
    space = {**vars(sys.modules[cls.__module__]), cls.__name__: cls, "State": State, "mix": mix, "copied": list.copy}
    space |= {"LAYOUT": layout, "BLANK": blanks}
    exec("\n".join([FUTURE, *Lists(cls.__name__, layout, asked(cls, layout)).methods()]), space)
    for name in METHODS:
        setattr(cls, name, space[name])
    return cls


def asked(cls: type[State], layout: Layout) -> dict[str, int]:
    """With how many arguments the methods are asked that say who may see a field."""
    methods = {f.attr: getattr(cls, f.seen) for f in layout.all if f.seen not in (ALL, OWNER)}
    return {attr: len(inspect.signature(method).parameters) - 1 for attr, method in methods.items()}


def check(cls: type[State], layout: Layout) -> None:
    """Refuse a declaration that names what is not there."""
    names = {f.attr for f in layout.all}
    taken = names & {*dir(State())}
    if taken:
        raise TypeError(f"{cls.__name__}.{min(taken)} is the name of something that every state has; choose another")
    for f in layout.all:
        for name in (f.seen if f.seen != OWNER else "", f.size, f.key if isinstance(f.key, str) else ""):
            if name and name not in names and not hasattr(cls, name):
                raise TypeError(f"{cls.__name__}.{f.attr} is declared with {name!r}, which is not there")
        if f.seen == OWNER and not f.seats():
            raise TypeError(f"{cls.__name__}.{f.attr} belongs to no seat, so it has no owner")


class Writer:
    """Writes the methods of a state. What a look, a copy and a blank row are differs between the two builds."""

    parent, itself = "State", "self"

    def __init__(self, name: str, layout: Layout, asked: dict[str, int]) -> None:
        self.name = name
        self.layout = layout
        self.asked = asked  # with how many arguments the method is asked that says who may see a field

    def methods(self) -> list[str]:
        parts = [
            self.begin(), self.layout_and_room(), self.lay_fields(), self.clone(), self.mix_fields(), self.look(),
        ]  # fmt: skip
        return [line for part in parts for line in [*part, ""]]

    # ------------------------------------------------------------ what differs

    def blank_object(self, f: Field) -> str:
        raise NotImplementedError

    def begin_rows(self) -> list[str]:
        """The rows of a new state, before there is a table."""
        raise NotImplementedError

    def layout_and_room(self) -> list[str]:
        raise NotImplementedError

    def cell(self, f: Field) -> str:
        """One number of a field, at `i`, or at `i` and `j`."""
        raise NotImplementedError

    def lay_row(self, f: Field) -> list[str]:
        raise NotImplementedError

    def copy_rows(self) -> list[str]:
        """All rows of a clone."""
        raise NotImplementedError

    def show_rows(self) -> list[str]:
        """The rows that a seat may see."""
        raise NotImplementedError

    # ------------------------------------------------------------ what is alike

    def begin(self) -> list[str]:
        lines = ["def __init__(self) -> None:", f"    {self.parent}.__init__({self.itself})"]
        lines += [f"    self.{f.attr}{self.typed(f)} = {self.blank_object(f)}" for f in self.layout.shared]
        lines += [f"    self.{f.attr}{self.typed(f)} = {start_of(f)}" for f in self.layout.scalars]
        return [*lines, *self.begin_rows()]

    def typed(self, f: Field) -> str:
        return ""

    def lay_fields(self) -> list[str]:
        lines = ["def lay_fields(self) -> None:"]
        lines += [f"    self.{f.attr} = {read(str(f.start))}" for f in self.layout.scalars if isinstance(f.start, str)]
        for f in self.layout.rows:
            lines += [f"    {line}" for line in self.lay_row(f)]
        return [*lines, "    return None"]

    def clone(self) -> list[str]:
        copied = [f"    g.{f.attr} = self.{f.attr}" for f in self.layout.shared + self.layout.scalars]
        return [
            f"def clone(self) -> {self.name}:",
            f"    g = {self.name}()",
            "    self.copy_table(g)",
            *copied,
            *[f"    {line}" for line in self.copy_rows()],
            "    return g",
        ]

    def mix_fields(self) -> list[str]:
        """Rows, numbers, and yes or no as bits of one number where the last of them stands."""
        lines = ["def mix_fields(self, h: i64, stored: bool = False) -> i64:"]
        for f in self.layout.rows:
            if f.key:
                lines += [f"    {line}" for line in looped(f.axes, [f"h = mix(h, {self.cell(f)})"])]
        flags = [f for f in self.layout.scalars if f.is_flag()]
        for f in self.layout.scalars:
            if f.is_flag():
                if f is flags[-1]:
                    bits = " | ".join([f"({1 << n} if self.{one.attr} else 0)" for n, one in enumerate(flags)])
                    lines += [f"    flags: i64 = {bits}", "    h = mix(h, flags)"]
            elif isinstance(f.key, str):
                lines.append(f"    h = mix(h, self.{f.attr} if stored else self.{f.key}())")
            elif f.key:
                lines.append(f"    h = mix(h, self.{f.attr})")
        return [*lines, "    return h"]

    def look(self) -> list[str]:
        lines = [
            f"def look(self, viewer: i64, locks: bool = True) -> {self.name}:",
            f"    g = {self.name}()",
            "    self.show_table(g, viewer, locks)",
        ]
        lines += [f"    g.{f.attr} = self.{f.attr}" for f in self.layout.shared]
        for f in self.layout.scalars:
            lines.append(f"    {f'if self.{f.seen}(viewer): ' if f.seen else ''}g.{f.attr} = self.{f.attr}")
        return [*lines, *[f"    {line}" for line in self.show_rows()], "    return g"]

    def may_see(self, f: Field) -> str:
        if f.seen == OWNER:
            return "i == viewer"
        return f"self.{f.seen}({', '.join(['viewer', 'i', 'j'][: self.asked[f.attr]])})"

    def by_row(self, f: Field) -> bool:
        """Whether a whole row is seen or not."""
        return len(f.axes) > 1 and (f.seen == OWNER or self.asked[f.attr] < 3)


def read(start: str) -> str:
    """Where the state has a start value; or the place itself is it."""
    return "i" if start == IN_ORDER else f"self.{start}"


def start_of(f: Field) -> str:
    if f.is_flag():
        return "False"
    return str(f.start) if isinstance(f.start, int) else "0"


def length(axis: Axis) -> str:
    """How many of an axis a table uses."""
    return f"self.{axis.used}" if axis.used else str(axis.size)


def looped(axes: list[Axis], lines: list[str], indices: str = "ij") -> list[str]:
    """Lines that are run for each place along the axes."""
    for axis, index in reversed(list(zip(axes, indices, strict=False))):
        lines = [f"for {index} in range({length(axis)}):", *[f"    {line}" for line in lines]]
    return lines


class Lists(Writer):
    """The methods of an interpreted state: lists, and lists of lists."""

    def blank_object(self, f: Field) -> str:
        return f"BLANK[{f.attr!r}]"

    def begin_rows(self) -> list[str]:
        return [f"    self.{f.attr} = []" for f in self.layout.rows]

    def layout_and_room(self) -> list[str]:
        return ["def layout(self):", "    return LAYOUT", "def room(self):", "    return 0"]

    def cell(self, f: Field) -> str:
        return f"self.{f.attr}" + "".join([f"[{index}]" for index in "ij"[: len(f.axes)]])

    def lay_row(self, f: Field) -> list[str]:
        start = read(f.start) if isinstance(f.start, str) else str(f.start)
        numbers = start
        for axis, index in reversed(list(zip(f.axes, "ij", strict=False))):
            numbers = f"[{numbers} for {index} in range({length(axis)})]"
        return [f"self.{f.attr} = {numbers}"]

    def copy_rows(self) -> list[str]:
        return [f"g.{f.attr} = {self.copied(f)}" for f in self.layout.rows]

    def copied(self, f: Field) -> str:
        return f"[*map(copied, self.{f.attr})]" if len(f.axes) > 1 else f"self.{f.attr}[:]"

    def show_rows(self) -> list[str]:
        return [f"g.{f.attr} = {self.shown(f) if f.seen else self.copied(f)}" for f in self.layout.rows]

    def shown(self, f: Field) -> str:
        may, blank = self.may_see(f), f.blank()
        if len(f.axes) == 1:
            return f"[n if {may} else {blank} for i, n in enumerate(self.{f.attr})]"
        if self.by_row(f):
            return f"[row[:] if {may} else [{blank}] * len(row) for i, row in enumerate(self.{f.attr})]"
        inner = f"[n if {may} else {blank} for j, n in enumerate(row)]"
        return f"[{inner} for i, row in enumerate(self.{f.attr})]"


class Cells(Writer):
    """The methods of a compiled state: one array of numbers, at constant places."""

    parent, itself = "super()", ""

    def __init__(self, name: str, layout: Layout, asked: dict[str, int], sources: dict[str, tuple[str, str]]) -> None:
        super().__init__(name, layout, asked)
        self.sources = sources  # the type of each field, and its blank object, as the declaration says them

    def typed(self, f: Field) -> str:
        return f": {self.sources[f.attr][0]}"

    def blank_object(self, f: Field) -> str:
        return self.sources[f.attr][1]

    def begin_rows(self) -> list[str]:
        return []

    def layout_and_room(self) -> list[str]:
        room = f"{self.layout.first_seat} + self.seats * {self.layout.stride}"
        lines = ["def layout(self) -> Layout:", f"    return {self.name}_layout", ""]
        lines += ["def room(self) -> i64:", f"    return {room}"]
        for f in self.layout.rows:
            sizes = ", ".join([length(axis) for axis in f.axes])
            kind = "Rows" if len(f.axes) > 1 else "Row"
            lines += ["", "@property", f"def {f.attr}(self) -> {kind}:"]
            lines += [f"    return {kind}(self.cells, {f.place}, {f.step}, {sizes})"]
        return lines

    def cell(self, f: Field) -> str:
        return f"cells[{place_of(f)}]"

    def lay_row(self, f: Field) -> list[str]:
        if f.start == 0:
            return []  # as the kernel has made it
        start = read(f.start) if isinstance(f.start, str) else str(f.start)
        return looped(f.axes, [f"{self.cell(f)} = {start}"])

    def copy_rows(self) -> list[str]:
        return []  # the kernel copies them, all at once

    def lay_fields(self) -> list[str]:
        return with_locals(super().lay_fields())

    def mix_fields(self) -> list[str]:
        return with_locals(super().mix_fields())

    def look(self) -> list[str]:
        return with_locals(super().look())

    def show_rows(self) -> list[str]:
        lines = ["shown = g.cells"]
        for first, last in open_stretches(self.layout.of_table):
            lines += [f"for i in range({first}, {last}):", "    shown[i] = cells[i]"]
        seats = open_stretches(self.layout.of_seats)
        if seats:
            lines += ["for i in range(self.seats):"]
        for first, last in seats:
            here = f"i * {self.layout.stride}"
            lines += [f"    for j in range({first} + {here}, {last} + {here}):", "        shown[j] = cells[j]"]
        for f in self.layout.rows:
            lines += self.shown(f) if f.seen else []
        return lines

    def shown(self, f: Field) -> list[str]:
        see, hide = f"shown[{place_of(f)}] = cells[{place_of(f)}]", f"shown[{place_of(f)}] = {f.blank()}"
        depth = 1 if self.by_row(f) else len(f.axes)
        lines = []
        for word, line in (("if", see), ("else", hide))[: 2 if f.blank() else 1]:
            lines.append(f"{word} {self.may_see(f)}:" if word == "if" else "else:")
            lines += [f"    {inner}" for inner in looped(f.axes[depth:], [line], "j")]
        return looped(f.axes[:depth], lines)


def place_of(f: Field) -> str:
    """Where a number of a field lies among the cells."""
    step = "" if f.step == 1 else f" * {f.step}"
    return f"{f.place} + i{step}" + (" + j" if len(f.axes) > 1 else "")


def with_locals(lines: list[str]) -> list[str]:
    """Declare the machine integers by which a method counts, and hold the array, whose place is then read once."""
    return [lines[0], "    i: i64", "    j: i64", "    cells = self.cells", *lines[1:]]


def open_stretches(fields: list[Field]) -> list[tuple[int, int]]:
    """The places of open fields, those that follow one another taken together."""
    found: list[tuple[int, int]] = []
    for f in fields:
        if f.seen:
            continue
        size = size_of(f.axes[1:] if f.seats() else f.axes)
        if found and found[-1][1] == f.place:
            found[-1] = (found[-1][0], f.place + size)
        else:
            found.append((f.place, f.place + size))
    return found
