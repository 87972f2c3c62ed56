"""Write what the page knows of each title's options and events, web/src/titles/<slug>/kinds.ts, from its vocabulary.

python -m scripts.title_types            write them
python -m scripts.title_types --check    fail if they are not what the vocabularies say now
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from antechamber.core.notation import PAGE, Domain, EventKind, Move, Sets, Vocabulary, Words
from antechamber.library import slugs, title

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


def files() -> dict[Path, str]:
    """The file of every title that has a face."""
    faces = {slug: FACES / slug / "kinds.ts" for slug in slugs() if (FACES / slug).is_dir()}
    return {path: typescript(title(slug).book().vocabulary) for slug, path in faces.items()}


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
