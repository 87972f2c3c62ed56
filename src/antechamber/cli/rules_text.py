"""What there is to read about a title: how it is played, and its rules, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any

from antechamber.core.title import Options, shown
from antechamber.library import primer, rules
from antechamber.messages import Messages
from antechamber.titles import offers


def opponent(slug: str) -> str:
    """Who plays against somebody that does not choose: the weakest bot that thinks."""
    return "novice" if offers(slug, "evaluation") else "master"


def how_to_play(slug: str, words: Messages, options: Options) -> Iterator[tuple[str, list[str]]]:
    """The primer for a table with these options: the heading of each part, and its points."""
    for part, points in groupby(primer(slug).told(options), attrgetter("part")):
        yield words.text(f"primer-part-{part}"), [words.text(f"{slug}-primer-{point.name}") for point in points]


def told_otherwise(slug: str, words: Messages, options: Options) -> list[str]:
    """Where to read of games that are played otherwise."""
    return [
        words.text("cli-primer-other", option=wished(wish), command=f"antechamber rules {slug} --short{as_typed(wish)}")
        for wish in primer(slug).told_otherwise(options)
    ]


def first_game(slug: str, words: Messages, options: Options) -> tuple[str, list[str]]:
    """What we advise for a first game with these options, why, and what to type for it."""
    advised = primer(slug).first_game
    games = {advised.players: advised.options, **{int(players): given for players, given in advised.at.items()}}
    fit = {players: given for players, given in games.items() if all(given.get(k, v) == v for k, v in options.items())}
    why = words.text_if_known(f"{slug}-first-game") if advised.players in fit else ""
    typed = [
        words.text("cli-first-game", players=players, command=to_play(slug, players, given))
        for players, given in (fit or games).items()
    ]
    return words.text("primer-first-game"), [*filter(None, [why]), *typed]


def to_play(slug: str, players: int, options: Options) -> str:
    """The command for a game of one person against bots."""
    bots = f" --bots {','.join([opponent(slug)] * (players - 1))}" if players > 1 else ""
    return f"antechamber play {slug}{bots}{as_typed(options)}"


def wished(options: Options) -> str:
    return ", ".join(f"{name}={shown(value)}" for name, value in options.items())


def as_typed(options: Options) -> str:
    """Table options as they are typed behind a command."""
    typed = [f"{name}={shown(value)}" for name, value in options.items()]
    return "".join(f' -o "{one}"' if " " in one else f" -o {one}" for one in typed)


def rules_by_chapter(slug: str, words: Messages) -> Iterator[tuple[str, list[str]]]:
    """The name of each chapter, which the page has as well, and its rules."""
    for chapter, entries in groupby(rules(slug), itemgetter("chapter")):
        name = f"{slug}-chapter-{chapter}"
        yield words.text(name) if words.has(name) else chapter, [told(words, entry["id"]) for entry in entries]


def told(words: Messages, rule: str) -> str:
    """A rule by its id, title and text; by its id alone, if a title from outside has no words for it."""
    return f"{rule} {words.text(f'{rule}.title')}: {words.text(rule)}" if words.has(f"{rule}.title") else rule


def as_data(slug: str, words: Messages, options: Options) -> dict[str, Any]:
    """The same for programs."""
    how = primer(slug)
    return {
        "primer": [{**asdict(point), "text": words.text(f"{slug}-primer-{point.name}")} for point in how.told(options)],
        "first_game": {**asdict(how.first_game), "text": words.text_if_known(f"{slug}-first-game")},
        "rules": [
            {"id": rule["id"], "chapter": rule["chapter"], "text": words.text_if_known(rule["id"])}
            for rule in rules(slug)
        ],
    }
