"""From each rule to the code that carries it out and the tests that show it; gaps are failures."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import antechamber
from antechamber.core.errors import AntechamberError
from antechamber.core.title import Title
from antechamber.library import primer, rules
from antechamber.messages import messages


class TraceError(AntechamberError):
    """The trace cannot be made."""


@dataclass(frozen=True)
class Trace:
    """The rules of a title with their code and tests, and what is missing."""

    rules: dict[str, dict[str, list[str]]]
    gaps: list[str]
    tests: int


def tests_folder(given: Path | None) -> Path:
    """The folder of the tests: as given, or that of the working copy."""
    candidates = [given] if given else [Path("tests"), Path(antechamber.__file__).parents[2] / "tests"]
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise TraceError(messages().text("cli-trace-no-tests", folder=str(candidates[0])))


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """Rule id → the tests that bear its mark."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise TraceError(messages().text("cli-trace-broken", file=str(path), reason=str(error.msg))) from None
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for rule in (rule for decorator in node.decorator_list for rule in rules_of(decorator)):
                    found.setdefault(rule, []).append(
                        f"{folder.name}/{path.relative_to(folder).as_posix()}::{node.name}"
                    )
    return found


def rules_of(decorator: ast.expr) -> list[str]:
    """The ids in `@pytest.mark.rule("…")`."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]  # type: ignore[misc]
    return []


def trace(title: Title, tests: Path | None = None) -> Trace:
    """Join the catalogue, the rulebook, the primer and the tests of a title."""
    say = messages().text
    marked = marked_tests(tests_folder(tests))
    carriers = title.book().carriers
    catalogue = [entry["id"] for entry in rules(title.slug)]
    prefix = catalogue[0].split("-")[0] + "-"
    traced = {rule: {"code": sorted(set(carriers.get(rule, []))), "tests": marked.get(rule, [])} for rule in catalogue}
    gaps = []
    for rule, found in traced.items():
        gaps += [say("cli-trace-gap", rule=rule, what=what) for what in ("code", "tests") if not found[what]]
        if rule not in messages().ids():
            gaps.append(say("cli-trace-gap", rule=rule, what="help"))
    named = {*carriers, *primer(title.slug).rules(), *(r for r in marked if r.startswith(prefix))}
    for rule in sorted(named - set(catalogue)):
        gaps.append(say("cli-trace-unknown", rule=rule, game=title.slug))
    return Trace(traced, gaps, sum(len(found["tests"]) for found in traced.values()))


def only(traced: dict[str, Trace], rule: str) -> dict[str, Trace]:
    """The trace of one rule."""
    found = {slug: Trace({rule: t.rules[rule]}, [], t.tests) for slug, t in traced.items() if rule in t.rules}
    if not found:
        raise TraceError(messages().text("cli-trace-no-rule", rule=rule, games=", ".join(traced)))
    return found


def tell_rule(traced: dict[str, Trace], rule: str) -> list[str]:
    """One rule: its help text, where it stands in the rulebook, its code, its tests."""
    say = messages().text
    lines = [f"{rule}: {say(f'{rule}.title')}", say(rule)]
    for slug, found in traced.items():
        (entry,) = (entry for entry in rules(slug) if entry["id"] == rule)
        cites = entry.get("cites", {})
        lines += [say("cli-trace-cites", edition=edition, chapter=chapter) for edition, chapter in cites.items()]
        lines += [say("cli-trace-code", code=place_of(code)) for code in found.rules[rule]["code"]]
        lines += [say("cli-trace-test", test=test) for test in found.rules[rule]["tests"]]
    return lines


def place_of(code: str) -> str:
    """Where a function is written: `games/mystery/movement.py:52 walk`; its name alone if that cannot be read."""
    module, _, name = code.rpartition(".")
    path = Path(antechamber.__file__).parent / f"{module.replace('.', '/')}.py"
    if not path.is_file():
        return code
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.lstrip().startswith(f"def {name}("):
            return f"{path.relative_to(Path(antechamber.__file__).parent).as_posix()}:{number} {name}"
    return code
