"""The bots that try each sensible option, play the rest of their turn in the head, and take what is worth most.

`novice`, `player` and `adept` do so alike. What tells them apart is what they see: see `sight.py`.
"""

from __future__ import annotations

from functools import partial

from antechamber.bots.evaluation import POINT, Evaluation, why
from antechamber.bots.protocol import (
    BECAUSE_EVIDENT,
    BECAUSE_LOTS,
    BECAUSE_ONLY,
    EVIDENT,
    MIXED,
    ONLY,
    SHOWN,
    VALUE,
    Choice,
    Reason,
    simply,
)
from antechamber.bots.simple import Lots
from antechamber.core.kernel import NOBODY, State, View
from antechamber.core.notation import Vocabulary


class GreedyBot:
    """Greedy on a title's evaluation. Options of the same worth are drawn by lot, and all where it must not be read."""

    def __init__(self, name: str, words: Vocabulary, evaluation: Evaluation, seed: str) -> None:
        self.name = name
        self.words = words
        self.evaluation = evaluation
        self.seed = seed
        self.lots = Lots(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        if len(options) == 1:
            reasons = (Reason(self.words.text(options[0]), 0.0, ONLY),)
            return Choice(options[0], reasons, why=simply(BECAUSE_ONLY))
        world = view.imagine(f"{self.seed} {self.lots.dice}")
        self.evaluation.sight.begin(world.rounds())
        mixed = self.evaluation.mixes(view)
        if mixed:
            return self.drawn(mixed, world, view.seat)
        evident = int(self.evaluation.evident(world, view.seat))
        if evident != NOBODY:
            reasons = (Reason(self.words.text(evident), 0.0, EVIDENT),)
            return Choice(evident, reasons, why=simply(BECAUSE_EVIDENT))
        weighed = self.evaluation.weigh(world, view.seat)
        best = max(value for value, _, _ in weighed)
        chosen = self.lots.draw([option for value, option, _ in weighed if value == best])
        ranked = sorted(weighed, key=lambda entry: (-entry[0], entry[1] != chosen, entry[1]))
        return Choice(
            chosen,
            tuple(Reason(self.words.text(option), value / POINT, VALUE, aim) for value, option, aim in ranked[:SHOWN]),
            why=simply(BECAUSE_LOTS) if is_tied(ranked) else partial(why, self.evaluation, world, view.seat, chosen),
        )

    def drawn(self, mixed: list[tuple[int, int, int]], world: State, seat: int) -> Choice:
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
            why=partial(why, self.evaluation, world, seat, chosen),
        )


def is_tied(ranked: list[tuple[int, int, str]]) -> bool:
    """Whether several options are worth the same, and no other is there."""
    return len(ranked) > 1 and ranked[0][0] == ranked[-1][0]
