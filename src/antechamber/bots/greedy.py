"""The bot that tries each sensible option, plays the rest of its turn in its head, and takes what is worth most."""

from __future__ import annotations

from antechamber.bots.eval.evaluation import POINT, Evaluation
from antechamber.bots.protocol import EVIDENT, MIXED, ONLY, SHOWN, VALUE, Choice, Reason
from antechamber.bots.simple import Lots
from antechamber.core.kernel import NOBODY, View
from antechamber.core.notation import Vocabulary


class AdeptBot:
    """Greedy on a title's evaluation. Options of the same worth are drawn by lot, and all where it must not be read."""

    def __init__(self, words: Vocabulary, evaluation: Evaluation, seed: str) -> None:
        self.name = "adept"
        self.words = words
        self.evaluation = evaluation
        self.seed = seed
        self.lots = Lots(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        if len(options) == 1:
            return Choice(options[0], (Reason(self.words.text(options[0]), 0.0, ONLY),))
        mixed = self.evaluation.mixes(view)
        if mixed:
            return self.drawn(mixed)
        world = view.imagine(f"{self.seed} {self.lots.dice}")
        evident = int(self.evaluation.evident(world, view.seat))
        if evident != NOBODY:
            return Choice(evident, (Reason(self.words.text(evident), 0.0, EVIDENT),))
        weighed = self.evaluation.weigh(world, view.seat)
        best = max(value for value, _, _ in weighed)
        chosen = self.lots.draw([option for value, option, _ in weighed if value == best])
        ranked = sorted(weighed, key=lambda entry: (-entry[0], entry[1] != chosen, entry[1]))
        return Choice(
            chosen,
            tuple(Reason(self.words.text(option), value / POINT, VALUE, aim) for value, option, aim in ranked[:SHOWN]),
        )

    def drawn(self, mixed: list[tuple[int, int, int]]) -> Choice:
        """Draw an option by its weight."""
        total = sum(weight for _, weight, _ in mixed)
        left = self.lots.below(total)
        chosen = mixed[0][0]
        for option, weight, _ in mixed:
            if left < weight:
                chosen = option
                break
            left -= weight
        ranked = sorted(mixed, key=lambda entry: (entry[0] != chosen, -entry[1], entry[0]))
        return Choice(
            chosen,
            tuple(
                Reason(self.words.text(option), worth / POINT, MIXED, share=round(100 * weight / total, 1))
                for option, weight, worth in ranked[:SHOWN]
            ),
        )
