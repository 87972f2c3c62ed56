"""Players that choose from a view: `make_bot(name, title, seed)` seats one."""

from antechamber.bots.budget import USUAL, Budget, BudgetError
from antechamber.bots.levels import check_bot, make_bot, names, searches
from antechamber.bots.protocol import Bot, Choice, Reason, Sentence, UnknownBot

__all__ = [
    "USUAL",
    "Bot",
    "Budget",
    "BudgetError",
    "Choice",
    "Reason",
    "Sentence",
    "UnknownBot",
    "check_bot",
    "make_bot",
    "names",
    "searches",
]
