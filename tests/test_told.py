"""What views tell is what the page is told that they tell: real games, held to the types in `wire.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from antechamber.core.chance import dice_from_seed
from antechamber.core.kernel import State
from antechamber.core.playout import rollout
from antechamber.library import slugs, title
from antechamber.titles import offers, part_of
from scripts.title_types import FACES, called
from tests.contract.test_recorded import FILES, logs
from tests.samples import tables

TELLING = [slug for slug in slugs() if offers(slug, "told")]
STRIDE = 17  # answers from one look at a table to the next
LOOKS = 12

INTERFACE: Final = re.compile(r"^export interface (\w+)[^{]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD: Final = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)
WORDS: Final = re.compile(r"^export type (\w+) = ('.+');$", re.MULTILINE)
RECORD: Final = re.compile(r"(Partial<)?Record<(.+?), (.+?)>(?(1)>)")
PLAIN: Final[dict[str, tuple[type, ...]]] = {
    "number": (int, float), "string": (str,), "boolean": (bool,), "null": (type(None),),
}  # fmt: skip

Fields = dict[str, tuple[bool, str]]  # by name: whether it may be missing, and its type


def interfaces(path: Path) -> dict[str, Fields]:
    """The interfaces of a file of the page."""
    text = path.read_text(encoding="utf-8")
    return {
        name: {field: (mark == "?", kind) for field, mark, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(text)
    }


def alternatives(kind: str) -> list[str]:
    """The members of a union, without those of what it takes."""
    found, depth = [""], 0
    for part in re.split(r"( \| |[<({\[\])}>])", kind):
        if part in tuple("<({["):
            depth += 1
        elif part in tuple("])}>"):
            depth -= 1
        if part == " | " and depth == 0:
            found.append("")
        else:
            found[-1] += part
    return found


class Types:
    """The types of a title on the page, to hold values to them."""

    def __init__(self, slug: str) -> None:
        self.words = dict(WORDS.findall((FACES / slug / "kinds.ts").read_text(encoding="utf-8")))
        self.interfaces = interfaces(FACES / slug / "wire.ts")
        self.told: Any = part_of(slug, "told")
        face = interfaces(FACES / "face.ts")
        self.interfaces["Ask"] = {**face["Ask"], **self.interfaces.get("Question", {}), "options": (False, "unknown")}
        self.interfaces["View"] = {**face["View"], **self.beyond(slug)}

    def beyond(self, slug: str) -> Fields:
        """What a view of this title holds besides what every view has."""
        table = self.interfaces[f"{called(slug)}Table"]
        shown = {name: kind for name, kind in table.items() if name not in self.told.NOT_SHOWN}
        return {**shown, **self.interfaces.get("Shown", {}), **self.interfaces.get("Detail", {})}

    def problems(self, value: object, kind: str, where: str) -> Iterator[str]:
        """What is wrong with a value of this type."""
        union = alternatives(kind)
        if len(union) > 1:
            found = [next(self.problems(value, one, where), "") for one in union]
            if all(found):
                yield found[0] if len(union) == 2 and "null" in union else f"{where}: {value!r} is none of {kind}"
        elif kind in self.interfaces:
            yield from self.problems_in_fields(value, self.interfaces[kind], where)
        elif kind in self.words:
            yield from self.problems(value, self.words[kind], where)
        elif kind.endswith("[]"):
            if not isinstance(value, list):
                yield f"{where}: {value!r} is no {kind}"
            for i, one in enumerate(value if isinstance(value, list) else []):
                yield from self.problems(one, kind[:-2], f"{where}[{i}]")
        elif kind.startswith("("):
            yield from self.problems(value, kind[1:-1], where)
        elif record := RECORD.fullmatch(kind):
            partial, key, one = record.groups()
            yield from self.problems_in_record(value, key, one, bool(partial), where)
        elif not self.is_plain(value, kind):
            yield f"{where}: {value!r} is no {kind}"

    def is_plain(self, value: object, kind: str) -> bool:
        """Whether a value is this word, or of this simple type."""
        if kind.startswith("'"):
            return value == kind[1:-1]
        return kind == "unknown" or type(value) in PLAIN[kind]

    def problems_in_fields(self, value: object, fields: Fields, where: str) -> Iterator[str]:
        """What is wrong with an object: fields that are not declared, that are missing, or of another type."""
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no object"
            return
        yield from (f"{where}.{name} is not declared" for name in value if name not in fields)
        for name, (missing, kind) in fields.items():
            if name in value:
                yield from self.problems(value[name], kind, f"{where}.{name}")
            elif not missing:
                yield f"{where}.{name} is missing"

    def problems_in_record(self, value: object, key: str, kind: str, partial: bool, where: str) -> Iterator[str]:
        """What is wrong with values by their names. Where the names are words, there must be one for each."""
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no object"
            return
        for name, one in value.items():
            yield from self.problems(name, key, f"a name in {where}")
            yield from self.problems(one, kind, f"{where}.{name}")
        words = alternatives(self.words.get(key, key))
        if not partial and words[0].startswith("'"):
            yield from (f"{where}.{word} is missing" for word in words if word[1:-1] not in value)

    def problems_in_view(self, view: dict[str, Any]) -> Iterator[str]:
        """What is wrong with a view as people get it."""
        yield from self.problems(view, "View", "view")
        for option in view["ask"]["options"]:
            told = self.told.PREVIEWS.get(option["kind"])
            fields = self.interfaces[told.__name__] if told else {}
            yield from self.problems_in_fields(option["preview"], fields, f"preview of {option['text']!r}")


# ---------------------------------------------------------------- what is noticed


def a_view() -> dict[str, Any]:
    """What somebody sees who is to choose at the start of a game."""
    g = title("mystery").start(2, "told")
    return g.view(g.deciding()[0]).detail()


def test_a_view_that_is_as_declared_has_no_problem():
    assert not list(Types("mystery").problems_in_view(a_view()))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda view: view.update(gossip=1), "view.gossip is not declared"),
        (lambda view: view.pop("markers"), "view.markers is missing"),
        (lambda view: view.update(round="1"), "view.round: '1' is no number"),
        (lambda view: view.update(round=True), "view.round: True is no number"),
        (lambda view: view.update(fresh=None), "view.fresh: None is no number[]"),
        (lambda view: view["ring"].append("moon"), "]: 'moon' is none of 'red'"),
        (lambda view: view["players"][1].update(hat="top"), "view.players[1].hat is not declared"),
        (lambda view: view["players"][1].update(pawn=3), "view.players[1].pawn: 3 is none of 'red'"),
        (lambda view: view["boxes"]["red"].update(M5="mine"), "view.boxes.red.M5: 'mine' is none of number"),
        (lambda view: view["boxes"]["red"].update(M6=1), "a name in view.boxes.red: 'M6' is none of 'L3'"),
        (lambda view: view["boxes"].pop("red"), "view.boxes.'red' is missing"),
        (lambda view: view["goals"][0].pop("cost"), "view.goals[0].cost is missing"),
        (lambda view: view["ask"].update(hint=""), "view.ask.hint is not declared"),
        (lambda view: view["ask"]["options"][0]["preview"].update(luck=1), "luck is not declared"),
    ],
)  # fmt: skip
def test_what_is_not_as_declared_is_noticed(change, said):
    view = a_view()
    change(view)
    (problem,) = Types("mystery").problems_in_view(view)
    assert said in problem


# ---------------------------------------------------------------- real games


def tables_at_random(slug: str) -> Iterator[State]:
    """Tables that agree on this and that, as they are some answers after one another."""
    for name, players, options in tables("COMPARED"):
        if name == slug:
            g = title(slug).start(players, f"told {options}", options)
            for look in range(LOOKS):
                yield g
                rollout(g, dice_from_seed(f"{slug} {look}"), STRIDE)


def recorded_tables(slug: str) -> Iterator[State]:
    """Tables of recorded games, one with each number of players in a file, to their ends."""
    for path in FILES:
        games = {log["players"]: log for log in logs(path) if log["game"] == slug}
        for log in games.values():
            g = title(slug).start(log["players"], log["seed"], log["options"])
            for number, entry in enumerate(log["log"]):
                if number % STRIDE == 0:
                    yield g
                g.play(entry["seat"] - 1, g.contents().vocabulary.read(entry["answer"]))
            assert g.over()
            yield g


@pytest.mark.parametrize("tables_of", [tables_at_random, recorded_tables])
@pytest.mark.parametrize("slug", TELLING)
def test_every_view_is_of_the_types_that_the_page_is_given(slug, tables_of):
    types = Types(slug)
    looked = 0
    for g in tables_of(slug):
        for seat in range(-1, g.seats):
            view = g.view(seat).detail()
            assert not list(islice(types.problems_in_view(view), 10))
            looked += 1
    assert looked >= LOOKS
