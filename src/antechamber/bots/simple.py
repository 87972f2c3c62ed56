"""Bots that draw lots: among all options, or among those a beginner would think of."""

from __future__ import annotations

from typing import Final

from antechamber.bots.eval.evaluation import Evaluation
from antechamber.bots.protocol import BECAUSE_LOTS, BECAUSE_ONLY, RANDOM, SENSIBLE, SHOWN, Choice, Reason, because
from antechamber.core.chance import dice_from_seed, pick, roll
from antechamber.core.kernel import View
from antechamber.core.notation import Vocabulary


class Lots:
    """Drawing lots from a seed."""

    def __init__(self, seed: str) -> None:
        self.dice = dice_from_seed(seed)

    def below(self, n: int) -> int:
        self.dice = int(roll(self.dice))
        return int(pick(self.dice, n))

    def draw(self, options: list[int]) -> int:
        return options[self.below(len(options))]


def choice_among(options: list[int], chosen: int, note: str, words: Vocabulary) -> Choice:
    """A drawn option; its reasons are those it was drawn from, itself first."""
    others = [option for option in options if option != chosen]
    shown = [chosen, *others][:SHOWN]
    said = BECAUSE_LOTS if others else BECAUSE_ONLY
    return Choice(chosen, tuple(Reason(words.text(option), 0.0, note) for option in shown), why=because((said, {})))


class RandomBot:
    """Chooses any option."""

    name: Final = "random"

    def __init__(self, words: Vocabulary, seed: str) -> None:
        self.words = words
        self.lots = Lots(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        return choice_among(options, self.lots.draw(options), RANDOM, self.words)


class NoviceBot:
    """Chooses any of the options that a beginner would think of."""

    name: Final = "novice"

    def __init__(self, words: Vocabulary, evaluation: Evaluation, seed: str) -> None:
        self.words = words
        self.evaluation = evaluation
        self.lots = Lots(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        if len(options) > 1:
            options = self.evaluation.tempting(view.imagine("novice"), view.seat) or options
        return choice_among(options, self.lots.draw(options), SENSIBLE, self.words)
