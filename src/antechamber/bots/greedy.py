"""The bot that tries each sensible option, plays the rest of its turn in its head, and takes what is worth most."""

from __future__ import annotations

from typing import Final

from antechamber.bots.eval.evaluation import POINT, Evaluation
from antechamber.bots.protocol import ONLY, SHOWN, VALUE, Choice, Reason
from antechamber.bots.simple import Lots
from antechamber.core.kernel import View
from antechamber.core.notation import Vocabulary


class AdeptBot:
    """Greedy on a title's evaluation. Options of the same worth are drawn by lot."""

    name: Final = "adept"

    def __init__(self, words: Vocabulary, evaluation: Evaluation, seed: str) -> None:
        self.words = words
        self.evaluation = evaluation
        self.seed = seed
        self.lots = Lots(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        if len(options) == 1:
            return Choice(options[0], (Reason(self.words.text(options[0]), 0.0, ONLY),))
        world = view.imagine(f"{self.seed} {self.lots.dice}")
        weighed = self.evaluation.weigh(world, view.seat)
        best = max(value for value, _, _ in weighed)
        chosen = self.lots.draw([option for value, option, _ in weighed if value == best])
        ranked = sorted(weighed, key=lambda entry: (-entry[0], entry[1] != chosen, entry[1]))
        return Choice(
            chosen,
            tuple(Reason(self.words.text(option), value / POINT, VALUE, aim) for value, option, aim in ranked[:SHOWN]),
        )
