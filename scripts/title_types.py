"""Write what the page knows of each title: web/src/titles/<slug>/kinds.ts, its options and events, from its vocabulary;
and wire.ts, what a view tells, from the declared fields of its state and the types in `told.py`.

python -m scripts.title_types            write them
python -m scripts.title_types --check    fail if they are not what the titles say now
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from antechamber.core.fields import (
    ALL_COUNTS,
    BAG,
    COUNTS,
    EACH,
    NOTHING,
    PLACED,
    SO_FAR,
    TEXT,
    Field,
    Flag,
    Layout,
    Members,
)
from antechamber.core.notation import PAGE, Domain, EventKind, Move, Sets, Vocabulary, Words
from antechamber.library import slugs, title
from antechamber.titles import part_of

WEB = Path(__file__).resolve().parent.parent / "web"
FACES = WEB / "src" / "titles"
FEW = 16  # a domain of so many words is a type of its own; of more, any text

Fields = list[tuple[str, Domain]]


class CannotBeNamed(Exception):
    """An argument has values for which there is no type."""


def type_of(domain: Domain) -> str:
    """The TypeScript of an argument's values; empty if there is none."""
    if isinstance(domain, Sets):
        members = type_of(domain.members)
        return members and f"{members}[]"
    if isinstance(domain, Words) and len(domain.words) <= FEW:
        return called(domain.name)
    sample = domain.value(0)
    return "number" if type(sample) is int else "string" if isinstance(sample, str) else ""


def called(name: str) -> str:
    """A name as that of a type: `starting-space` as `StartingSpace`."""
    return "".join(word.capitalize() for word in name.replace("_", "-").split("-"))


def quoted(word: str) -> str:
    return f"'{word}'"


def literals(words: Iterable[str]) -> str:
    return " | ".join(map(quoted, words))


def kinds_of(vocabulary: Vocabulary) -> Iterator[tuple[str, str, Fields]]:
    """Whether it is an option or an event, its name and its arguments, for every kind."""
    yield from (("option", kind.name, kind.fields) for kind in vocabulary.patterns.values())
    yield from (("event", kind.name, kind.fields) for kind in vocabulary.events.values())


def own_types(vocabulary: Vocabulary) -> dict[str, str]:
    """The types of arguments that are one of a few words, by name."""
    found: dict[str, str] = {}
    for what, kind, fields in kinds_of(vocabulary):
        for field, domain in fields:
            one = domain.members if isinstance(domain, Sets) else domain
            if not type_of(one):
                value = f"{one.value(0)!r} is no text, number or list of them"
                raise CannotBeNamed(f'{vocabulary.slug}: "{field}" of the {what} "{kind}" has no type: {value}')
            words = literals(one.words) if isinstance(one, Words) and len(one.words) <= FEW else ""
            if words and found.setdefault(type_of(one), words) != words:
                raise CannotBeNamed(f'{vocabulary.slug}: two domains of different words are called "{one.name}"')
    return found


def union(kinds: Iterable[tuple[str, Fields]]) -> list[str]:
    """Kinds with their arguments, one to a line."""
    lines = []
    for name, fields in kinds:
        arguments = "".join(f"; {field}: {type_of(domain)}" for field, domain in fields)
        lines.append(f"    | {{ kind: '{name}'{arguments} }}")
    return lines


def list_of(words: Iterable[str]) -> str:
    return f"[{', '.join(map(quoted, words))}]"


def moves_of(kind: EventKind) -> str:
    """What an event moves."""
    return f"  '{kind.name}': [{', '.join(map(move_in_typescript, kind.moves))}],"


def move_in_typescript(move: Move) -> str:
    return f"{{ what: '{move.what}', piece: '{move.piece}', from: '{move.start}', to: '{move.end}' }}"


def typescript(vocabulary: Vocabulary) -> str:
    """The whole file of a title."""
    name = called(vocabulary.slug)
    types = own_types(vocabulary)
    options = list(vocabulary.patterns.values())
    moving = [kind for kind in vocabulary.events.values() if kind.moves]
    pieces = dict.fromkeys(move.what for kind in moving for move in kind.moves)
    lines = [
        f"// Written by scripts/title_types.py from the words of {vocabulary.slug}: change words.py, not this.",
        "import type { Fact, Happened, Offered, Option } from '../face.ts';",
        "import type { Moves } from '../moving.ts';",
        "import type { About } from '../shelf.ts';",
        "",
        "/** The headings of options, in their order. */",
        f"export type Group = {literals(vocabulary.groups) or 'string'};",
        *[f"export type {one} = {words};" for one, words in sorted(types.items())],
        "",
        "/** What can be chosen, each kind with its arguments. */",
        f"export type {name}Option = Offered<Group> &",
        "  (",
        *union((kind.name, kind.fields) for kind in options),
        "  );",
        "",
        "/** What can happen, each kind with its arguments. */",
        f"export type {name}Fact = Happened &",
        "  (",
        *union((kind.name, kind.fields) for kind in vocabulary.events.values()),
        "  );",
        "",
        f"export const asOption = (option: Option): {name}Option => option as {name}Option;",
        f"export const asFact = (fact: Fact): {name}Fact => fact as {name}Fact;",
        "/** Whether an option is of one of these kinds. */",
        f"export const isKind = (option: {{ kind: string }} | undefined, ...kinds: {name}Option['kind'][]): boolean =>",
        "  kinds.some((kind) => kind === option?.kind);",
        "",
        "export const about: About = {",
        f"  endsTurn: {list_of(kind.name for kind in options if kind.ends_turn)},",
        f"  quiet: {list_of(sorted(vocabulary.quiet(PAGE)))},",
        f"  seatFields: {list_of(vocabulary.seat_fields())},",
        "};",
        "",
        "/** What moves because of an event. */",
        f"export const MOVES: Moves<{literals(pieces) or 'never'}> = {{",
        *map(moves_of, moving),
        "};",
    ]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- what a view tells


def wire(slug: str, told: ModuleType, layout: Layout, vocabulary: Vocabulary) -> str:
    """The types of a title's views: its fields, what is told beyond them, and what is told of an option.

    What the title tells itself in a group or a record is a type of that name, `Turn` or `Player`; `Question` is what it
    adds to the open question.
    """
    hints = Hints(vocabulary, told)
    name = called(slug)
    sometimes = getattr(told, "SOMETIMES", ())  # fields and groups that a view leaves out at times
    table = fields_in(layout.named("", ""), hints, sometimes)
    groups = [group for group in layout.groups if group not in told.NOT_SHOWN]
    table += [f"  {group}{'?' if group in sometimes else ''}: {called(group)};" for group in groups]
    table += [f"  {record}: {hints.one_of(record)}[];" for record in layout.records]
    parts = {called(group): layout.named(group, "") for group in groups}
    parts |= {hints.one_of(record): layout.named("", record) for record in layout.records}
    hints.interfaces.update({part: [] for part in parts})  # written here, with their fields
    beyond = [found for found in ("Shown", "Detail") if hasattr(told, found)]
    taken = [getattr(told, found) for found in [*beyond, "Question"] if hasattr(told, found)]
    for found in [*taken, *told.PREVIEWS.values()]:
        hints.enter(found)
    without = " | ".join([quoted(one) for one in told.NOT_SHOWN] + [f"keyof {found}" for found in beyond])
    lines = [f"// Written by scripts/title_types.py from {slug}/state.py and {slug}/told.py: change those, not this."]
    body = []
    for part, fields in parts.items():
        more = hints.members(getattr(told, part)) if hasattr(told, part) else {}
        others = [f for f in fields if f.name not in more]  # unless the title has more to say of them
        body += [f"export interface {part} {{", *fields_in(others, hints), *more.values(), "}"]
    body += [f"export interface {name}Table {{", *table, "}"]
    body += [line for interface in hints.interfaces.values() for line in interface]
    asks = ["{ ask: Question }"] if hasattr(told, "Question") else []
    whole = " & ".join(["View", f"Omit<{name}Table, {without}>", *beyond, *asks])
    body += [f"export type {name}View = {whole};"]
    uses = sorted(hints.words)
    lines += ["import type { View } from '../face.ts';"]
    lines += [f"import type {{ {', '.join(uses)} }} from './kinds.ts';"] if uses else []
    return "\n".join([*lines, "", *body]) + "\n"


def fields_in(fields: list[Field], hints: Hints, sometimes: Iterable[str] = ()) -> list[str]:
    """Fields in their forms."""
    most = max([reach(f) for f in fields], default=0)
    found = [(f, name, f.omit or name in sometimes or reach(f) < most) for f in fields for name in f.names()]
    return [f"  {name}{'?' if missing else ''}: {type_in_form(f, hints)};" for f, name, missing in found]


def reach(f: Field) -> int:
    """How many records have the field at most."""
    if not f.record():
        return 0
    told = f.along[0].told
    return told if isinstance(told, int) else f.along[0].size


def type_in_form(f: Field, hints: Hints) -> str:
    """The type of a field in its form."""
    if f.form == TEXT:
        return "string"
    one = hints.of_domain(f.domain) if f.domain else "unknown"
    if f.form == COUNTS:
        return f"Partial<Record<{one}, number>>"
    if f.form == ALL_COUNTS:
        return f"Record<{one}, number>"
    if f.form in (BAG, SO_FAR):
        return array(one)
    inner = f.inner() is not None
    one += " | null" if f.start == NOTHING and (inner or not f.omit) else ""
    if f.form == PLACED and (places := f.along[-1].words) is not None:
        place = hints.of_domain(places)
        return f"Record<string, {one}>" if place == "string" else f"Partial<Record<{place}, {one}>>"
    return array(one) if inner and f.form != EACH else one


def array(one: str) -> str:
    return f"({one})[]" if " " in one else f"{one}[]"


class Hints:
    """Python's types as TypeScript, with the interfaces and the types of words that they take."""

    def __init__(self, vocabulary: Vocabulary, told: ModuleType | None = None) -> None:
        self.told = told
        self.words: set[str] = set()  # the types of kinds.ts that are used
        self.known = own_types(vocabulary)
        self.interfaces: dict[str, list[str]] = {}

    def one_of(self, record: str) -> str:
        """The name of one of the records: `Player` of `players`, `Entry` of `entries`; no name of words."""
        one = called(record.removesuffix("s") if not record.endswith("ies") else record.removesuffix("ies") + "y")
        return f"{one}Record" if one in self.known else one

    def enter(self, told: type) -> None:
        """Write the interface of a TypedDict."""
        self.interfaces[told.__name__] = []  # before those that it takes, and once
        self.interfaces[told.__name__] = [f"export interface {told.__name__} {{", *self.members(told).values(), "}"]

    def members(self, told: type) -> dict[str, str]:
        """The lines of a TypedDict's fields, by name."""
        lines = {}
        for field, hint in get_type_hints(told, include_extras=True).items():
            missing = get_origin(hint) is NotRequired
            lines[field] = f"  {field}{'?' if missing else ''}: {self.of(get_args(hint)[0] if missing else hint)};"
        return lines

    def of(self, hint: Any) -> str:
        """A type."""
        simple = {int: "number", float: "number", str: "string", bool: "boolean", object: "unknown", NoneType: "null"}
        if hint in simple:
            return simple[hint]
        if is_typeddict(hint):
            if hint.__name__ not in self.interfaces:
                self.enter(hint)
            return str(hint.__name__)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated and args[1] == PLACED:
            return f"Partial<{self.of(args[0])}>"
        if origin is Annotated:
            return self.of_domain(args[1])
        if origin is Literal:
            return literals(args)
        if origin is list:
            return array(self.of(args[0]))
        if origin is dict:
            return f"Record<{self.of(args[0])}, {self.of(args[1])}>"
        if origin in (Union, UnionType):
            return " | ".join(map(self.of, args))
        raise CannotBeNamed(f"{hint} has no type on the page")

    def of_domain(self, domain: Domain) -> str:
        """The type of a domain's values: words that kinds.ts names, or what they look like."""
        if isinstance(domain, Members):
            return array(self.of_domain(domain.of))
        if isinstance(domain, Flag):
            return "boolean"
        if isinstance(domain, Words):
            named, words = type_of(domain), literals(domain.words)
            if self.known.get(named) != words:  # another domain may have that name there
                return words if len(domain.words) <= FEW else "string"
            self.words.add(named)
            return named
        sample = domain.value(0)
        if isinstance(sample, dict) and (found := getattr(self.told, called(domain.name), None)):
            return self.of(found)
        return {int: "number", str: "string", list: "(number | string)[]"}.get(type(sample), "unknown")


def files() -> dict[Path, str]:
    """The files of every title that has a face."""
    found: dict[Path, str] = {}
    for slug in slugs():
        if not (FACES / slug).is_dir():
            continue
        vocabulary = title(slug).book().vocabulary
        found[FACES / slug / "kinds.ts"] = typescript(vocabulary)
        if (told := part_of(slug, "told")) is not None:
            game = title(slug)
            layout = game.start(game.players[0], seed="types").layout()
            found[FACES / slug / "wire.ts"] = wire(slug, told, layout, vocabulary)
    return found


def main() -> None:
    """Write the files, or compare them."""
    try:
        written = files()
    except CannotBeNamed as problem:
        sys.exit(str(problem))
    for path, text in written.items():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(
                f"{path.relative_to(WEB.parent).as_posix()} is stale; write it anew: python -m scripts.title_types"
            )


if __name__ == "__main__":
    main()
