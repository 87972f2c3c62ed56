"""Put all rows of a declared state into one array. Works on the build's copy of the sources, never on the sources.

A title declares its fields (`core/fields.py`), and its rules say `g.hoard[seat][colour]`. Here the declaration moves
out of the class, the methods that follow from it are written into it (`core/declaring.py`), and every such look becomes
one into the state's array at a place that is known now: `g.cells[143 + seat * 45 + colour]`. A clone is then one copy.

    python scripts/flat_fields.py FOLDER               the folder that holds the copied package
    python scripts/flat_fields.py FOLDER --checked     and every look makes sure of its place: with one array, a column
                                                       too far is the neighbour, and no error
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from mypy import build
from mypy.modulefinder import BuildSource
from mypy.options import Options
from mypy.plugin import AttributeContext, Plugin
from mypy.types import Type

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import compiling

MAKING = ("set_table", "copy_table", "show_table")  # who calls one of these gives a state another array
FUTURE = "from __future__ import annotations\n"
IMPORTS = "from antechamber.core.chance import mix\nfrom antechamber.core.fields import Layout\n"
WITHIN = """
def within(i, size):
    if not 0 <= i < size:
        raise IndexError(f"there is no place {i}; there are {size}")
    return i
"""


class Place(NamedTuple):
    """Where a field lies: its first number, how far it is from one to the next, and how many lie along each axis."""

    first: int
    step: int
    sizes: tuple[int, ...]


Span: TypeAlias = tuple[int, int, int | None, int | None]  # lines and columns of an expression
Found: TypeAlias = dict[Span, Place]  # where a source names a field of a state


def main(folder: Path, checked: bool = False) -> None:
    """Rewrite every title that declares its fields."""
    sys.path.insert(0, str(folder))
    package = folder / "antechamber"
    states: dict[Path, type[Any]] = {}
    places: dict[str, Place] = {}
    for path in sorted((package / "games").glob("*/state.py")):
        if (node := declared_class(ast.parse(path.read_text(encoding="utf-8")))) is not None:
            title = f"antechamber.games.{path.parent.name}"
            importlib.import_module(f"{title}.title")
            states[path] = getattr(importlib.import_module(f"{title}.state"), node.name)
            for f in states[path]().layout().rows:
                places[f"{title}.state.{node.name}.{f.attr}"] = Place(
                    f.place, f.step, tuple(axis.size for axis in f.axes)
                )
    for path, found in looks(folder, compiling.modules(package), places).items():
        source = flattened(path.read_text(encoding="utf-8"), found, checked)
        if checked and found:
            source = source.replace(FUTURE, f"{FUTURE}{WITHIN}", 1)
        path.write_text(source, encoding="utf-8")
    for path, state in states.items():
        path.write_text(with_methods(path.read_text(encoding="utf-8"), state), encoding="utf-8")


def declared_class(tree: ast.Module) -> ast.ClassDef | None:
    """The class of the state, if it declares its fields."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return next((node for node in classes if "declared" in map(ast.unparse, node.decorator_list)), None)


# ---------------------------------------------------------------- looks


def looks(folder: Path, paths: list[Path], places: dict[str, Place]) -> dict[Path, Found]:
    """Where the sources name a field of a state. mypy tells whose attribute it is: other classes use the same names."""
    options = Options()
    options.incremental = False
    options.explicit_package_bases = True
    options.mypy_path = [str(folder)]
    found: dict[Path, Found] = {path: {} for path in paths}
    sources = [BuildSource(str(path), ".".join(path.relative_to(folder).with_suffix("").parts)) for path in paths]
    build.build(sources, options, extra_plugins=[Fields(options, places, found)])
    return found


class Fields(Plugin):
    """Is asked by mypy about every attribute, and writes down where fields of states are named."""

    def __init__(self, options: Options, places: dict[str, Place], found: dict[Path, Found]) -> None:
        super().__init__(options)
        self.places = places
        self.found = found

    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        """Note the attribute if it is a field."""
        place = self.places.get(fullname)
        return partial(self.note, place) if place else None

    def note(self, place: Place, here: AttributeContext) -> Type:
        """Write down where the expression stands."""
        node = here.context
        if (known := self.found.get(Path(here.api.path))) is not None:
            known[node.line, node.column, node.end_line, node.end_column] = place
        return here.default_attr_type


def flattened(source: str, found: Found, checked: bool) -> str:
    """Write each look at a field as one into the array.

    A function that looks more than once takes the array into a local variable first: then the C compiler need not read
    its place and length anew after each change of a number.
    """
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    spans: list[tuple[int, int, str]] = []

    class Outermost(ast.NodeVisitor):
        held: frozenset[str] = frozenset()

        def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
            outside, self.held = self.held, worth_holding(node, found)
            self.generic_visit(node)
            first = node.body[1 if ast.get_docstring(node) is not None and len(node.body) > 1 else 0]
            line = min([first.lineno, *[mark.lineno for mark in getattr(first, "decorator_list", [])]]) - 1
            text = "".join(f"{' ' * first.col_offset}{name}_cells = {name}.cells\n" for name in sorted(self.held))
            spans.append((starts[line], starts[line], text))
            self.held = outside

        def visit_Lambda(self, node: ast.Lambda) -> None:
            outside, self.held = self.held, frozenset()
            self.generic_visit(node)
            self.held = outside

        def visit_Subscript(self, node: ast.Subscript) -> None:
            if look(node, found) is None or not node.end_lineno:
                self.generic_visit(node)
                return
            begin = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
            spans.append((begin, end, ast.unparse(Flat(found, self.held, checked).visit(node))))

    Outermost().visit(ast.parse(source))
    for begin, end, text in sorted(spans, reverse=True):
        data = data[:begin] + text.encode() + data[end:]
    return data.decode()


def worth_holding(function: ast.FunctionDef, found: Found) -> frozenset[str]:
    """The arguments that are states whose array the function looks into twice or more, or in a loop."""
    arguments = {a.arg for a in function.args.args}
    bound = {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    if any(isinstance(n, ast.Attribute) and n.attr in MAKING for n in ast.walk(function)):
        return frozenset()
    times: dict[str, int] = {}
    for node in ast.walk(function):
        weight = 2 if isinstance(node, (ast.For, ast.While, ast.ListComp)) else 0
        for inner in ast.walk(node) if weight else [node]:
            this = look(inner, found) if isinstance(inner, ast.Subscript) else None
            if this and isinstance(this[0], ast.Name):
                times[this[0].id] = times.get(this[0].id, 0) + (weight or 1)
    return frozenset(name for name, n in times.items() if n > 1 and name in arguments - bound)


def look(node: ast.Subscript, found: Found) -> tuple[ast.expr, Place, list[ast.expr]] | None:
    """The state, the place and the indices, if this is a look at one number of a field."""
    indices = [node.slice]
    here = node.value
    if isinstance(here, ast.Subscript):
        indices.insert(0, here.slice)
        here = here.value
    if not isinstance(here, ast.Attribute) or any(isinstance(i, ast.Slice) for i in indices):
        return None
    place = found.get((here.lineno, here.col_offset, here.end_lineno, here.end_col_offset))
    return (here.value, place, indices) if place and len(indices) == len(place.sizes) else None


class Flat(ast.NodeTransformer):
    """Replaces looks, also those inside the indices of others."""

    def __init__(self, found: Found, held: frozenset[str], checked: bool) -> None:
        self.checked = checked
        self.found = found
        self.held = held  # the states whose arrays are in local variables

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Write one look as one into the array."""
        this = look(node, self.found)
        if this is None:
            return self.generic_visit(node)
        state, place, indices = this
        inner: list[ast.expr] = [self.visit(i) for i in indices]
        terms = f"{place.first}"
        for name, size, step in zip("AB", place.sizes, (place.step, 1), strict=False):
            terms += f" + within({name}, {size})" if self.checked else f" + {name}"
            terms += f" * {step}" if step != 1 else ""
        index = Named({"A": inner[0], "B": inner[-1]}).visit(ast.parse(terms, mode="eval").body)
        cells: ast.expr = ast.Attribute(self.visit(state), "cells", ast.Load())
        if isinstance(state, ast.Name) and state.id in self.held:
            cells = ast.Name(f"{state.id}_cells", ast.Load())
        return ast.copy_location(ast.Subscript(cells, index, node.ctx), node)


class Named(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, names: dict[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Put the expression there."""
        return self.names.get(node.id, node)


# ---------------------------------------------------------------- the methods of the state


def with_methods(source: str, state: type[Any]) -> str:
    """Write the methods in the place of the declarations, and these below the class."""
    from antechamber.core.declaring import Cells, asked

    cls = declared_class(ast.parse(source))
    assert cls is not None
    layout = state().layout()
    lines = source.splitlines()
    declarations: list[str] = []
    sources: dict[str, tuple[str, str]] = {}
    first = 0
    fields = {f.attr for f in layout.all}
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in fields:
            assert isinstance(node.value, ast.Call)
            assert node.end_lineno
            blank = ast.unparse(node.value.args[0]) if node.value.args else ""
            sources[node.target.id] = ast.unparse(node.annotation), blank
            declarations.append(f"    {node.target.id!r}: {ast.unparse(node.value)},")
            first = first or node.lineno
            lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)
    for mark in cls.decorator_list:
        if ast.unparse(mark) == "declared":
            lines[mark.lineno - 1] = ""
    methods = [
        f"    {line}" if line else "" for line in Cells(cls.name, layout, asked(state, layout), sources).methods()
    ]
    table = [f"{cls.name}_layout: Final = Layout({{", *declarations, "})"]
    assert cls.end_lineno
    text = "\n".join(
        [*lines[: first - 1], *methods, *lines[first : cls.end_lineno], "", *table, *lines[cls.end_lineno :]]
    )
    return text.replace(FUTURE, f"{FUTURE}{IMPORTS}", 1) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), checked="--checked" in sys.argv)
