"""Players that choose from a view: `make_bot(name, title, seed)` seats one."""

from antechamber.bots.budget import USUAL, Budget, BudgetError
from antechamber.bots.levels import check_bot, make_bot, names, searches
from antechamber.bots.protocol import Belief, Bot, Choice, Reason, UnknownBot

__all__ = [
    "USUAL",
    "Belief",
    "Bot",
    "Budget",
    "BudgetError",
    "Choice",
    "Reason",
    "UnknownBot",
    "check_bot",
    "make_bot",
    "names",
    "searches",
]
