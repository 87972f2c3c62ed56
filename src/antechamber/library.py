"""The shelf: which titles there are, and their component data, read from the package or from an owner's folder."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from antechamber.core.errors import AntechamberError, DataError
from antechamber.core.kernel import State
from antechamber.core.ledger import Count
from antechamber.core.title import Options, Title, Value
from antechamber.titles import comes_from_outside, offers, packages, part_of
from antechamber.titles import folder as folder_of_title

USUAL_PLAYERS = 3  # of a first game that nobody advises


class UnknownTitle(AntechamberError):
    """There is no such title."""


class BrokenTitle(AntechamberError):
    """A title from outside cannot be loaded."""


class NoComponents(AntechamberError):
    """A title has no component data that could be shown, or be somebody else's."""


@dataclass(frozen=True)
class Point:
    """A point of a primer: the message `<slug>-primer-<name>`, and the rules that it puts in short."""

    name: str
    part: str  # aim, turn, end, or missed: what newcomers overlook
    rules: list[str]
    when: dict[str, list[Value]] = field(default_factory=dict)  # the options it is for; empty: it is for every game


@dataclass(frozen=True)
class FirstGame:
    """What we advise for a first game. The message `<slug>-first-game` says why."""

    players: int
    options: Options
    rules: list[str]
    at: dict[str, Options] = field(default_factory=dict)  # the options at other numbers of players, where they differ


@dataclass(frozen=True)
class Primer:
    """How a title is played, for somebody who never did."""

    points: list[Point]
    first_game: FirstGame

    def told(self, options: Options) -> list[Point]:
        """The points for a table with these options; what they do not say is as in the first game that we advise."""
        agreed = {**self.first_game.options, **options}
        return [point for point in self.points if all(agreed[name] in values for name, values in point.when.items())]

    def told_otherwise(self, options: Options) -> list[Options]:
        """Wishes for other games, of which these points do not tell; one for each kind."""
        told = self.told(options)
        wishes = [{name: values[0] for name, values in p.when.items()} for p in self.points if p not in told]
        return [wish for n, wish in enumerate(wishes) if wish not in wishes[:n]]

    def rules(self) -> list[str]:
        """All rules that it stands on."""
        return [rule for point in self.points for rule in point.rules] + self.first_game.rules


def slugs() -> list[str]:
    """All titles, in the order of the shelf."""
    return list(packages())


def check(slug: str) -> None:
    """Raise `UnknownTitle` if there is no such title."""
    if slug not in packages():
        known = ", ".join(packages())
        raise UnknownTitle(f"there is no title {slug!r}; there is {known}", "problem-no-title", {"title": slug})


def title(slug: str, data: Path | None = None) -> Title:
    """A title with the components of the package, or of the owner's folder `data`."""
    return _shipped(slug) if data is None else _read(slug, data)


@lru_cache
def _shipped(slug: str) -> Title:
    return _read(slug, None)


def _read(slug: str, folder: Path | None) -> Title:
    check(slug)
    rules, loader = rules_of(slug), part_of(slug, "loader")
    if loader is None:
        refuse_components(slug, folder)
        made: Title = rules.TITLE()
        return made
    data, file = component_data(slug, folder)
    made = rules.TITLE(loader.read_components(data, file))
    if data != component_data(slug)[0]:
        made.owners_data = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    return made


def has_components(slug: str) -> bool:
    """Whether a title has component data, which an owner may correct."""
    return offers(slug, "loader")


def refuse_components(slug: str, folder: Path | None) -> None:
    """Raise `NoComponents` if a title that has none is given some."""
    if folder is not None:
        raise NoComponents(f"{slug} has no component data: leave --data out")


def rules_of(slug: str) -> ModuleType:
    """The module `title` of a title. What is wrong with one from outside is told in a sentence."""
    try:
        rules = part_of(slug, "title")
    except Exception as error:  # whatever somebody else has written
        if not comes_from_outside(slug):
            raise
        wrong = f"{type(error).__name__}: {error}"
        raise BrokenTitle(f"{slug} cannot be loaded ({wrong}): mend or uninstall {packages()[slug]}") from error
    if rules is None:
        raise BrokenTitle(f"{slug} cannot be loaded: {packages()[slug]} has no module title")
    return rules


def provenance(slug: str, data: dict[str, Any]) -> list[Any]:
    """Where each component of a title comes from; nothing of a title without component data."""
    loader = part_of(slug, "loader")
    return [] if loader is None else list(loader.provenance(data))


def design_warnings(slug: str, data: dict[str, Any]) -> list[str]:
    """What in the component data leaves the design of the title."""
    loader = part_of(slug, "loader")
    return [] if loader is None else list(loader.design_warnings(data))


def tally(slug: str) -> Callable[[State, State], list[Count]] | None:
    """What counts what a recorded game tells, from its start and end, if the title has statistics."""
    statistics = part_of(slug, "statistics")
    return None if statistics is None else statistics.tally


def component_data(slug: str, folder: Path | None = None) -> tuple[dict[str, Any], str]:
    """The parsed component data of a title, and the file they came from.

    An owner's folder holds `<slug>/components.toml`, or `components.toml` itself.
    """
    check(slug)
    if not has_components(slug):
        raise NoComponents(f"{slug} has no component data")
    if folder is None:
        return _shipped_data(slug, "components.toml"), "components.toml"
    for path in (folder / slug / "components.toml", folder / "components.toml"):
        if path.is_file():
            return parse(path), str(path)
    raise DataError(str(folder), slug, "there is no components.toml in this folder, nor in a folder of that name in it")


def parse(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), "the file", f"is not TOML: {error}") from None
    except OSError as error:
        raise DataError(str(path), "the file", f"cannot be read: {error.strerror}") from None


@lru_cache
def rules(slug: str) -> list[dict[str, Any]]:
    """The rules catalogue of a title: id, chapter, source and reason of each rule, in the order of the rulebook.

    Without a catalogue, they are the rules that its steps and queries name.
    """
    if not has_file(slug, "rules.toml"):
        return [{"id": rule, "chapter": "rules"} for rule in sorted(title(slug).book().implementations)]
    entries: list[dict[str, Any]] = _shipped_data(slug, "rules.toml")["rule"]
    return entries


@lru_cache
def primer(slug: str) -> Primer:
    """How a title is played, in a few points; a title may leave them out."""
    if not has_file(slug, "primer.toml"):
        players = min(title(slug).players, key=lambda players: abs(players - USUAL_PLAYERS))
        return Primer([], FirstGame(players, {}, []))
    data = _shipped_data(slug, "primer.toml")
    return Primer([Point(**point) for point in data["point"]], FirstGame(**data["first_game"]))


def has_file(slug: str, file: str) -> bool:
    """Whether a file lies in the folder of a title."""
    check(slug)
    return (folder_of_title(slug) / file).exists()


def _shipped_data(slug: str, file: str) -> dict[str, Any]:
    check(slug)
    return tomllib.loads((folder_of_title(slug) / file).read_text(encoding="utf-8"))
