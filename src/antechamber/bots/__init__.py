"""Players that choose from a view: `make_bot(name, title, seed)` seats one."""

from antechamber.bots.levels import check_bot, make_bot, names
from antechamber.bots.protocol import Bot, Choice, Reason, UnknownBot

__all__ = ["Bot", "Choice", "Reason", "UnknownBot", "check_bot", "make_bot", "names"]
