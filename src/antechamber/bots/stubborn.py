"""Sparring partners with one habit they never change, to see whether it pays. Otherwise they play like their level."""

from __future__ import annotations

from collections.abc import Callable

from antechamber.bots.evaluation import Evaluation
from antechamber.bots.greedy import GreedyBot
from antechamber.bots.protocol import Choice
from antechamber.core.kernel import State, View
from antechamber.core.notation import Vocabulary

Habit = Callable[[State, int, int], bool]  # whether a seat with this habit would choose an option


class StubbornBot(GreedyBot):
    """Draws among what its habit leaves, as its level would."""

    def __init__(self, name: str, habit: Habit, words: Vocabulary, evaluation: Evaluation, seed: str) -> None:
        super().__init__(name, words, evaluation, seed)
        self.habit = habit

    def choose(self, view: View) -> Choice:
        mixed = self.evaluation.mixes(view)
        if not mixed:
            return super().choose(view)
        g, seat = view.table(), int(view.seat)
        left = [entry for entry in mixed if self.habit(g, seat, entry[0])]
        return self.drawn(left or mixed, g, seat)  # who would only tell the truth cannot lie all the time
