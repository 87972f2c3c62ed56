"""The levels of play, and which titles have an evaluation. A new title adds one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from antechamber.bots.budget import USUAL, Budget
from antechamber.bots.eval.aztec import AztecEvaluation
from antechamber.bots.eval.evaluation import Evaluation
from antechamber.bots.eval.jaguar import JaguarEvaluation
from antechamber.bots.eval.mice import MiceEvaluation
from antechamber.bots.eval.mystery import MysteryEvaluation
from antechamber.bots.greedy import AdeptBot
from antechamber.bots.protocol import Bot, UnknownBot
from antechamber.bots.search import MasterBot
from antechamber.bots.simple import NoviceBot, RandomBot
from antechamber.bots.stubborn import HABITS, StubbornBot
from antechamber.core.title import Title

EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {
    "mystery": MysteryEvaluation,
    "aztec": AztecEvaluation,
    "mice": MiceEvaluation,
    "jaguar": JaguarEvaluation,
}

LEVELS: Final = ("random", "novice", "adept", "master")
WITHOUT_EVALUATION: Final = ("random", "master")  # what any title can be played with


def names(slug: str) -> list[str]:
    """The bots that can play a title, the weakest first."""
    return list(LEVELS if slug in EVALUATIONS else WITHOUT_EVALUATION)


def searches(name: str) -> bool:
    """Whether a bot uses up its budget for an answer; the others choose at once."""
    return name == "master"


def check_bot(name: str) -> None:
    """Raise `UnknownBot` if no title has such a bot."""
    if name not in LEVELS and not any(name in habits for habits in HABITS.values()):
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(LEVELS)}", "problem-no-bot", {"level": name})


def make_bot(name: str, title: Title, seed: str, budget: Budget = USUAL) -> Bot:
    """Seat a bot at a title. The same name, title and seed make the same choices for the same views.

    `budget` says how long a bot that searches thinks about a decision; only one in iterations makes it think the same
    every time.

    Raises `UnknownBot` if there is no such bot for this title.
    """
    check_bot(name)
    words = title.book().vocabulary
    habit = HABITS.get(title.slug, {}).get(name)
    if habit is not None:
        return StubbornBot(name, habit, words, EVALUATIONS[title.slug](), seed)
    if name not in names(title.slug):
        raise UnknownBot(
            f"{title.slug} has no bot {name!r} yet; it has {', '.join(names(title.slug))}",
            "problem-no-bot",
            {"level": name},
        )
    if name == "random":
        return RandomBot(words, seed)
    if searches(name):
        evaluated = EVALUATIONS.get(title.slug)
        return MasterBot(words, evaluated() if evaluated else None, seed, budget)
    evaluation = EVALUATIONS[title.slug]()
    return NoviceBot(words, evaluation, seed) if name == "novice" else AdeptBot(words, evaluation, seed)
