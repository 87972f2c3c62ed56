"""Sparring partners with one habit they never change, to see whether it pays. Otherwise they play like their level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from antechamber.bots.eval.evaluation import Evaluation
from antechamber.bots.greedy import GreedyBot
from antechamber.bots.protocol import Choice
from antechamber.core.kernel import View
from antechamber.core.notation import ARG, Vocabulary
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import ACCUSE, BELIEVE, CLAIM

Habit = Callable[[Aztec, int, int], bool]  # whether a seat with this habit would choose an option


def is_claim(option: int) -> bool:
    return option & ~ARG == CLAIM


def is_true(g: Aztec, seat: int, option: int) -> bool:
    return bool(option & ARG == g.pile[g.now(seat)])


HABITS: Final[dict[str, dict[str, Habit]]] = {
    "aztec": {
        "always-truth": lambda g, seat, option: not is_claim(option) or is_true(g, seat, option),
        "always-lie": lambda g, seat, option: not is_claim(option) or not is_true(g, seat, option),
        "always-believe": lambda g, seat, option: option & ~ARG != ACCUSE,
        "always-accuse": lambda g, seat, option: option & ~ARG != BELIEVE,
    },
}


class StubbornBot(GreedyBot):
    """Draws among what its habit leaves, as its level would."""

    def __init__(self, name: str, habit: Habit, words: Vocabulary, evaluation: Evaluation, seed: str) -> None:
        super().__init__(name, words, evaluation, seed)
        self.habit = habit

    def choose(self, view: View) -> Choice:
        g = view.table()
        mixed = self.evaluation.mixes(view)
        if not mixed or not isinstance(g, Aztec):
            return super().choose(view)
        return self.drawn([entry for entry in mixed if self.habit(g, int(view.seat), entry[0])], g, int(view.seat))
