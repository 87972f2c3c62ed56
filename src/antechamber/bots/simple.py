"""The bot that draws lots, and how the others draw theirs."""

from __future__ import annotations

from typing import Final

from antechamber.bots.protocol import BECAUSE_LOTS, BECAUSE_ONLY, RANDOM, SHOWN, Choice, Reason, simply
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


class RandomBot:
    """Chooses any option."""

    name: Final = "random"

    def __init__(self, words: Vocabulary, seed: str) -> None:
        self.words = words
        self.lots = Lots(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        chosen = self.lots.draw(options)
        shown = [chosen, *[option for option in options if option != chosen]][:SHOWN]
        reasons = tuple(Reason(self.words.text(option), 0.0, RANDOM) for option in shown)
        return Choice(chosen, reasons, why=simply(BECAUSE_LOTS if len(options) > 1 else BECAUSE_ONLY))
