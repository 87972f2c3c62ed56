"""What there is to read about a title: how it is played, and its rules, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any

from antechamber.library import primer, rules
from antechamber.messages import Messages


def how_to_play(slug: str, words: Messages) -> Iterator[tuple[str, list[str]]]:
    """The primer: the heading of each part, and its points."""
    for part, points in groupby(primer(slug).points, attrgetter("part")):
        yield words.text(f"primer-part-{part}"), [words.text(f"{slug}-primer-{point.name}") for point in points]


def first_game(slug: str, words: Messages) -> tuple[str, list[str]]:
    """What we advise for a first game, and why."""
    return words.text("primer-first-game"), [words.text(f"{slug}-first-game")]


def rules_by_chapter(slug: str, words: Messages) -> Iterator[tuple[str, list[str]]]:
    """The name of each chapter, which the page has as well, and its rules."""
    for chapter, entries in groupby(rules(slug), itemgetter("chapter")):
        told = [f"{rule} {words.text(f'{rule}.title')}: {words.text(rule)}" for rule in map(itemgetter("id"), entries)]
        yield words.text(f"web-chapter-{slug}-{chapter}"), told


def as_data(slug: str, words: Messages) -> dict[str, Any]:
    """The same for programs."""
    told = primer(slug)
    return {
        "primer": [{**asdict(point), "text": words.text(f"{slug}-primer-{point.name}")} for point in told.points],
        "first_game": {**asdict(told.first_game), "text": words.text(f"{slug}-first-game")},
        "rules": [
            {"id": rule["id"], "chapter": rule["chapter"], "text": words.text(rule["id"])} for rule in rules(slug)
        ],
    }
