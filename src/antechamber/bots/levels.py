"""The levels of play, and which titles have an evaluation. A new title adds one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from antechamber.bots.eval.evaluation import Evaluation
from antechamber.bots.eval.mystery import MysteryEvaluation
from antechamber.bots.greedy import AdeptBot
from antechamber.bots.protocol import Bot, UnknownBot
from antechamber.bots.simple import NoviceBot, RandomBot
from antechamber.core.title import Title

EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {
    "mystery": MysteryEvaluation,
}

LEVELS: Final = ("random", "novice", "adept")


def names(slug: str) -> list[str]:
    """The bots that can play a title, the weakest first."""
    return list(LEVELS) if slug in EVALUATIONS else ["random"]


def check_bot(name: str) -> None:
    """Raise `UnknownBot` if no title has such a bot."""
    if name not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(LEVELS)}", "problem-no-bot", {"level": name})


def make_bot(name: str, title: Title, seed: str) -> Bot:
    """Seat a bot at a title. The same name, title and seed make the same choices for the same views.

    Raises `UnknownBot` if there is no such bot for this title.
    """
    check_bot(name)
    if name not in names(title.slug):
        raise UnknownBot(
            f"{title.slug} has no bot {name!r} yet; it has {', '.join(names(title.slug))}",
            "problem-no-bot",
            {"level": name},
        )
    words = title.book().vocabulary
    if name == "random":
        return RandomBot(words, seed)
    evaluation = EVALUATIONS[title.slug]()
    return NoviceBot(words, evaluation, seed) if name == "novice" else AdeptBot(words, evaluation, seed)
