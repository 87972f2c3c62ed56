"""Let the compiled rules call their steps directly. Works on the build's copy of the sources, never on the sources.

A step is decorated with its rule ids and called through the rulebook's list, which reads well and costs a Python call.
Here the decorator moves below the function, which leaves the function callable as C, and the kernel calls a method
`perform`, which for each title's state is a tree of comparisons that ends in direct calls. Same rules, same games, half
as fast again.

    python scripts/direct_calls.py FOLDER      the folder that holds the copied package
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

MARKS = ("book.rule(", "book.question(")
FUTURE = "from __future__ import annotations\n"
LIST = "        steps = self.contents().steps\n"  # what the kernel does
CALL = "            steps[line](self, f)\n"
PERFORM = "    def perform(self, line: i64, f: Frame) -> None:\n"
DIRECTLY = "            self.perform(line, f)\n"  # and what it does instead
BY_LIST = "self.contents().steps[line](self, f)"
KERNEL_METHOD = "    @final\n    def advance("  # before these the method is put
STATE_METHOD = "    def contents(self) -> Contents:\n"


def main(folder: Path) -> None:
    """Rewrite every title of the copied package."""
    sys.path.insert(0, str(folder))
    replace(folder / "antechamber" / "core" / "kernel.py", (LIST, ""), (CALL, DIRECTLY),
            (KERNEL_METHOD, f"{PERFORM}        {BY_LIST}\n\n{KERNEL_METHOD}"))  # fmt: skip
    games = folder / "antechamber" / "games"
    for state in sorted(games.glob("*/state.py")):
        title = f"antechamber.games.{state.parent.name}"
        importlib.import_module(f"{title}.title")  # enters all procedures
        book = importlib.import_module(f"{title}.state").book
        for path in state.parent.glob("*.py"):
            path.write_text(undecorated(path.read_text(encoding="utf-8")), encoding="utf-8")
        call_directly(state, book.steps)
        with (state.parent / "title.py").open("a", encoding="utf-8") as entry:
            entry.write(check(title, book.names))


def undecorated(source: str) -> str:
    """Mark steps below them instead of above."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.FunctionDef) and node.end_lineno:
            for mark in node.decorator_list:
                if ast.unparse(mark).startswith(MARKS) and mark.end_lineno:
                    lines.insert(node.end_lineno, f"{ast.unparse(mark)}({node.name})")
                    lines[mark.lineno - 1 : mark.end_lineno] = [""] * (mark.end_lineno - mark.lineno + 1)
    return "\n".join(lines) + "\n"


def check(title: str, names: list[str]) -> str:
    """What a title does last: refuse a rulebook with other lines than those the calls were written for."""
    return f"""
from {title}.state import book
if book.names != {names!r}:
    raise ImportError('the compiled rules of {title} do not fit their rulebook; build them anew')
"""


def branch(steps: list[Any], low: int, high: int, indent: str) -> list[str]:
    """Find the line among those from low to high, high excluded."""
    if high - low > 1:
        middle = (low + high) // 2
        lower = branch(steps, low, middle, indent + "    ")
        return [f"{indent}if line < {middle}:", *lower, *branch(steps, middle, high, indent)]
    step = steps[low]
    call = f"{step.__module__}.{step.__name__}(self, f)" if is_global(step) else BY_LIST
    return [f"{indent}{call}", f"{indent}return"]


def is_global(step: Any) -> bool:
    """Whether a step can be called by its name; one that a function made cannot."""
    module: ModuleType = sys.modules[step.__module__]
    return getattr(module, step.__name__, None) is step


def call_directly(state: Path, steps: list[Any]) -> None:
    """Let the state perform a line by a tree. The modules of steps import the state, so here they are only named."""
    modules = sorted({step.__module__ for step in steps if is_global(step)})
    named = [
        FUTURE,
        "from typing import TYPE_CHECKING",
        "if TYPE_CHECKING:",
        "    from antechamber.core.kernel import Frame",
        *[f"    import {name}" for name in modules],
    ]
    tree = "\n".join(branch(steps, 0, len(steps), " " * 8))
    replace(state, (FUTURE, "\n".join(named) + "\n"), (STATE_METHOD, f"{PERFORM}{tree}\n\n{STATE_METHOD}"))


def replace(path: Path, *pairs: tuple[str, str]) -> None:
    """Put one text in the place of another, which must be there once."""
    source = path.read_text(encoding="utf-8")
    for text, other in pairs:
        if source.count(text) != 1:
            raise SystemExit(f"{path}: expected {text!r} once")
        source = source.replace(text, other)
    path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
