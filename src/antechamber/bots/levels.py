"""The levels of play, and who plays which title: most want an evaluation, which the title offers."""

from __future__ import annotations

from typing import Final

from antechamber.bots.budget import USUAL, Budget
from antechamber.bots.evaluation import Evaluation
from antechamber.bots.greedy import GreedyBot
from antechamber.bots.protocol import Bot, UnknownBot
from antechamber.bots.search import MasterBot
from antechamber.bots.sight import EVERYTHING, FIRST_GAME, SOME_GAMES, Sight
from antechamber.bots.simple import RandomBot
from antechamber.bots.stubborn import Habit, StubbornBot
from antechamber.core.title import Title
from antechamber.titles import offers, packages, part_of

SIGHTS: Final = {"novice": FIRST_GAME, "player": SOME_GAMES, "adept": EVERYTHING}
LEVELS: Final = ("random", *SIGHTS, "master")
WITHOUT_EVALUATION: Final = ("random", "master")  # what any title can be played with


def names(slug: str) -> list[str]:
    """The bots that can play a title, the weakest first."""
    return list(LEVELS if offers(slug, "evaluation") else WITHOUT_EVALUATION)


def searches(name: str) -> bool:
    """Whether a bot uses up its budget for an answer; the others choose at once."""
    return name == "master"


def check_bot(name: str) -> None:
    """Raise `UnknownBot` if no title has such a bot."""
    habit, _, level = name.partition(":")
    if name not in LEVELS and (level not in ("", *SIGHTS) or not any(habit in habits(slug) for slug in packages())):
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(LEVELS)}", "problem-no-bot", {"level": name})


def make_bot(name: str, title: Title, seed: str, budget: Budget = USUAL, person: str | None = None) -> Bot:
    """Seat a bot at a title. The same name, title and seeds make the same choices for the same views.

    `budget` says how long a bot that searches thinks about a decision; only one in iterations makes it think the same
    every time. `person` is a seed for what this player overlooks; who makes a bot anew for every question gives the
    same one throughout a game. Without it, it is the seed.

    A habit of `stubborn` is that of `adept`, or of another level behind a colon: `always-accuse:novice`.

    Raises `UnknownBot` if there is no such bot for this title.
    """
    check_bot(name)
    words = title.book().vocabulary
    habit, _, level = name.partition(":")
    if name not in LEVELS and habit in habits(title.slug):
        evaluation = seen_by(level or "adept", title, seed if person is None else person)
        return StubbornBot(name, habits(title.slug)[habit], words, evaluation, seed)
    if name not in names(title.slug):
        raise UnknownBot(
            f"{title.slug} has no bot {name!r} yet; it has {', '.join(names(title.slug))}",
            "problem-no-bot",
            {"level": name},
        )
    if name == "random":
        return RandomBot(words, seed)
    if searches(name):
        evaluated = offers(title.slug, "evaluation")
        return MasterBot(words, seen_by("adept", title, seed) if evaluated else None, seed, budget)
    return GreedyBot(name, words, seen_by(name, title, seed if person is None else person), seed)


def seen_by(level: str, title: Title, person: str) -> Evaluation:
    """A title's evaluation, as a person of a level sees the table."""
    offered = part_of(title.slug, "evaluation")
    assert offered is not None
    evaluation: Evaluation = offered.EVALUATION(Sight(SIGHTS[level], person))
    return evaluation


def habits(slug: str) -> dict[str, Habit]:
    """The habits of sparring partners that a title offers."""
    return getattr(part_of(slug, "habits"), "HABITS", {})
