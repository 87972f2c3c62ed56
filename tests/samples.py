"""What is tried of a title beside what it says of itself: found as `samples.py` in the folder of its tests, by name.

Whoever tries all titles asks here, and says what is usual. A title that has no samples of its own is tried as is usual.
A `samples.py` may give:

RECORDED        games to record, by the name of their file: `Recorded`
COMPARED        tables that all builds must play alike: `Table`; of each, what everybody sees after MIDDLE answers, and
                the promises of STRETCH states after SKIP answers; OPEN_CHOICES if nobody chooses in secret
IMPORTED_FIRST  chapters that may be imported before the others, beside `scoring`
EXPLAINED       tables at which bots say why they do what they do
REPORTED        tables whose reports are opened again
SERVED, SAVED   tables of a server (`Served`) and a match (levels, options) for the next release to open
GAMES           games that the tables of the gallery are taken from: `Game`; by rounds and with events if IN_ROUNDS
LEVEL           the bots that play them, or CHOOSES_AMONG: the options that lots are drawn among
TOLD            numbers of recorded games that come to what is seldom said
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from antechamber.core.title import Options
from antechamber.library import slugs, title

TESTS = Path(__file__).resolve().parent / "games"
Shown: TypeAlias = dict[str, Any]
Wanted: TypeAlias = Callable[[Shown], bool]
T = TypeVar("T")
ME: Shown = {"kind": "me", "name": "Ana"}
FRIEND: Shown = {"kind": "here", "name": "Zoë"}
OPEN: Shown = {"kind": "open"}
NOVICE: Shown = {"kind": "bot", "bot": "novice", "name": "Rune"}
ADEPT: Shown = {"kind": "bot", "bot": "adept", "name": "Ixchel"}
TO_THE_END = 10_000  # deeds


class Table(NamedTuple):
    """A table: how many play, and what they agree on."""

    players: int
    options: Options


class Recorded(NamedTuple):
    """Games in `tests/recorded`: how many play, in turns, and what they agree on."""

    players: list[int]
    options: Options


class Served(NamedTuple):
    """A table that a server keeps: who sits there, what they agree on, and how many things its people do."""

    seats: list[Shown]
    options: Options
    deeds: int


@dataclass(frozen=True)
class Game:
    """A seeded game, and the tables taken from it: how many answers or rounds at least, and what must be true then.

    A game without tables is played to its end, for what is said in it.
    """

    players: int
    options: Options
    seed: str
    tables: dict[str, tuple[int, Wanted]] = field(default_factory=dict)
    level: str = ""


def asks(kind: str) -> Wanted:
    """Whether an option of a kind is offered."""
    return lambda view: any(option["kind"] == kind for option in view["ask"]["options"])


def asked(question: str) -> Wanted:
    """Whether a question is open."""
    return lambda view: bool(view["ask"]["question"] == question)


def ended(_view: Shown) -> bool:
    """What is wanted is the end, where it is taken in any case."""
    return False


def part_of_tests(slug: str, name: str) -> ModuleType | None:
    """A module beside the tests of a title, if there is one."""
    return import_module(f"tests.games.{slug}.{name}") if (TESTS / slug / f"{name}.py").exists() else None


def sample(slug: str, name: str, usual: T) -> T:
    """What a title's samples give under a name, or else what is usual."""
    found: T = getattr(part_of_tests(slug, "samples"), name, usual)
    return found


def tables(name: str) -> list[tuple[str, int, Options]]:
    """The tables that the samples of all titles give under a name; usually one, as small as can be."""
    return [
        (slug, players, options)
        for slug in slugs()
        for players, options in sample(slug, name, [Table(title(slug).players[0], {})])
    ]
