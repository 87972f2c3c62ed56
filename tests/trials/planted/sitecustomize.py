"""Read by Python itself in the processes in which bots think, if this folder is on their path: bots of every level say
something that nobody may hear before the end of the game."""

from __future__ import annotations

from dataclasses import replace

import antechamber.bots
from antechamber.bots import USUAL, Bot, Budget, Choice
from antechamber.bots.protocol import because
from antechamber.core.kernel import View
from antechamber.core.title import Title

make_bot = antechamber.bots.make_bot


class Careless:
    """A bot that gives itself away."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def choose(self, view: View) -> Choice:
        why = because(("bot-because-best", {"card": "a planted thought", "seat": view.seat + 1}))
        return replace(self.bot.choose(view), why=lambda: why)


def make_careless(name: str, title: Title, seed: str, budget: Budget = USUAL, person: str | None = None) -> Bot:
    return Careless(make_bot(name, title, seed, budget, person))


antechamber.bots.make_bot = make_careless
