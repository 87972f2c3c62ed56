"""Bots as a command names them: one for every seat, and how long they think."""

from __future__ import annotations

from antechamber.bots import Budget, make_bot
from antechamber.core.errors import OptionError
from antechamber.core.title import Title
from antechamber.messages import messages

say = messages().text


def read_names(game: Title, names: str) -> tuple[str, ...]:
    """Names of bots that know the title, separated by commas."""
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    for name in bots:
        make_bot(name, game, "")
    return bots


def read_bots(game: Title, names: str, seats: int) -> tuple[str, ...]:
    """One bot for every seat, or one for all."""
    bots = read_names(game, names)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise OptionError(say("cli-bots-number", bots=len(bots), seats=seats))
    return bots


def read_budget(seconds: float | None, iterations: int | None) -> Budget:
    """How long bots that search think: so many seconds or so many iterations, not both."""
    if seconds is not None and iterations is not None:
        raise OptionError(say("cli-think-both"))
    if iterations is not None:
        if iterations < 1:
            raise OptionError(say("cli-think-iterations", iterations=iterations))
        return Budget(iterations=iterations)
    return Budget() if seconds is None else Budget(seconds=seconds)
