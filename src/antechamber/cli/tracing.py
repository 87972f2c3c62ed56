"""From each rule to the code that carries it out, from rules and cards to their tests; gaps are failures."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import antechamber
from antechamber.core.errors import AntechamberError
from antechamber.core.title import Title
from antechamber.library import has_file, primer, rules
from antechamber.messages import messages
from antechamber.titles import comes_from_outside, packages


class TraceError(AntechamberError):
    """The trace cannot be made."""


@dataclass(frozen=True)
class Trace:
    """The rules of a title with their code and tests, its cards with their tests, and what is missing."""

    rules: dict[str, dict[str, list[str]]]
    cards: dict[str, dict[str, list[str]]]
    gaps: list[str]

    def tests(self) -> int:
        return sum(len(found["tests"]) for found in self.rules.values())


def tests_folder(given: Path | None) -> Path:
    """The folder of the tests: as given, or that of the working copy."""
    candidates = [given] if given else [Path("tests"), Path(antechamber.__file__).parents[2] / "tests"]
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise TraceError(messages().text("cli-trace-no-tests", folder=str(candidates[0])))


Marks = dict[tuple[str, ...], list[str]]  # ("rule", id) or ("card", slug, id) → the tests that bear its mark


def marked_tests(folder: Path) -> Marks:
    """The tests of rules and of cards."""
    found: Marks = {}
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise TraceError(messages().text("cli-trace-broken", file=str(path), reason=str(error.msg))) from None
        tables = tables_in(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for mark in (mark for decorator in node.decorator_list for mark in marks_of(decorator, tables)):
                    found.setdefault(mark, []).append(
                        f"{folder.name}/{path.relative_to(folder).as_posix()}::{node.name}"
                    )
    return found


def tables_in(tree: ast.Module) -> dict[str, list[str]]:
    """The tables of cases that a module of tests writes down: their names, and the keys of each."""
    tables: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Dict):
            tables[node.target.id] = texts(node.value.keys)
    return tables


def marks_of(decorator: ast.expr, tables: dict[str, list[str]]) -> list[tuple[str, ...]]:
    """The ids in `@pytest.mark.rule("…")`, the cards in `@pytest.mark.card("mice", "crane", *TABLE)`."""
    if not isinstance(decorator, ast.Call):
        return []
    words: list[str] = []
    for argument in decorator.args:
        if isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Name):
            words += tables.get(argument.value.id, [])
        else:
            words += texts([argument])
    mark = ast.unparse(decorator.func)
    if mark == "pytest.mark.rule":
        return [("rule", rule) for rule in words]
    return [("card", words[0], card) for card in words[1:]] if mark == "pytest.mark.card" else []


def texts(nodes: Sequence[ast.expr | None]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def trace(title: Title, tests: Path | None = None) -> Trace:
    """Join the catalogue, the rulebook, the primer, the cards and the tests of a title."""
    say = messages().text
    marks = marked_tests(tests_folder(tests))
    marked = {mark[1]: found for mark, found in marks.items() if mark[0] == "rule"}
    implementations = title.book().implementations
    catalogue = [entry["id"] for entry in rules(title.slug)]
    prefix = f"{catalogue[0].split('-')[0]}-"
    traced = {
        rule: {"code": sorted(set(implementations.get(rule, []))), "tests": marked.get(rule, [])} for rule in catalogue
    }
    gaps = []
    for rule, found in traced.items():
        gaps += [say("cli-trace-gap", rule=rule, what=what) for what in ("code", "tests") if not found[what]]
        if rule not in messages().ids() and has_file(title.slug, "rules.toml"):
            gaps.append(say("cli-trace-gap", rule=rule, what="help"))
    named = {*implementations, *primer(title.slug).rules(), *(r for r in marked if r.startswith(prefix))}
    for rule in sorted(named - set(catalogue)):
        gaps.append(say("cli-trace-unknown", rule=rule, game=title.slug))
    cards = {card: {"tests": marks.get(("card", title.slug, card), [])} for card in title.cards}
    gaps += [say("cli-trace-gap", rule=card, what="tests") for card, found in cards.items() if not found["tests"]]
    for mark in sorted(marks):
        if mark[:2] == ("card", title.slug) and mark[2] not in cards:
            gaps.append(say("cli-trace-unknown-card", card=mark[2], game=title.slug))
    return Trace(traced, cards, gaps)


def left_out(traced: dict[str, Trace]) -> list[str]:
    """What was not looked at: titles from outside, and help texts where no file lists the rules."""
    say = messages().text
    others = [slug for slug in packages() if comes_from_outside(slug) and slug not in traced]
    unlisted = [slug for slug in traced if not has_file(slug, "rules.toml")]
    return [
        *[say("cli-trace-outside", game=slug) for slug in others],
        *[say("cli-trace-no-catalogue", game=slug) for slug in unlisted],
    ]


def only(traced: dict[str, Trace], rule: str) -> dict[str, Trace]:
    """The trace of one rule."""
    found = {slug: Trace({rule: t.rules[rule]}, {}, []) for slug, t in traced.items() if rule in t.rules}
    if not found:
        raise TraceError(messages().text("cli-trace-no-rule", rule=rule, games=", ".join(traced)))
    return found


def tell_rule(traced: dict[str, Trace], rule: str) -> list[str]:
    """One rule: its help text, where it stands in the rulebook, its code, its tests."""
    say = messages().text
    words = messages()
    lines = [f"{rule}: {words.text_if_known(f'{rule}.title')}", words.text_if_known(rule)]
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
