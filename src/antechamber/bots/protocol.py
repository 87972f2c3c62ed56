"""What a bot is: it sees a view, never a state, and says what it chooses and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from antechamber.core.errors import AntechamberError
from antechamber.core.kernel import View

# Why an alternative stands where it does. The program shows the message of the same name.
ONLY: Final = "bot-only"  # there was nothing else
RANDOM: Final = "bot-random"  # any option is as good
VALUE: Final = "bot-value"  # what the position is worth, in points, after this option and the rest of the turn
EVIDENT: Final = "bot-evident"  # nothing else was worth a thought
SEARCHED: Final = "bot-searched"  # how often it was tried in imagined games, and the chance to win they gave it
MIXED: Final = "bot-mixed"  # the same where all choose at once: how often it should be chosen, so that nobody can guess
NOTES: Final = (ONLY, RANDOM, VALUE, EVIDENT, SEARCHED, MIXED)

# Why an option was chosen, where the title has nothing to say of it.
BECAUSE_ONLY: Final = "bot-because-only"  # there was nothing else
BECAUSE_LOTS: Final = "bot-because-lots"  # lots were drawn
BECAUSE_EVIDENT: Final = "bot-because-evident"  # nothing else was worth a thought
BECAUSE_BEST: Final = "bot-because-best"  # it seemed to be worth most
WHYS: Final = (BECAUSE_ONLY, BECAUSE_LOTS, BECAUSE_EVIDENT, BECAUSE_BEST)

SHOWN: Final = 5  # so many alternatives are kept as reasons


class UnknownBot(AntechamberError):
    """There is no such bot, or it does not know this title."""


@dataclass(frozen=True)
class Reason:
    """One alternative: its notation, what it is worth, the id of a note, and what it aims at.

    A bot that searches gives as value the chance to win in percent, how many imagined games began with this option, and
    where all choose at once, how often in a hundred times it would choose it.
    """

    option: str
    value: float
    note: str
    aim: str = ""
    visits: int = 0
    share: float = 0.0


@dataclass(frozen=True)
class Sentence:
    """Something to be said in anybody's language: the id of a message, and what fills it in.

    Arguments are words of the title's notation or numbers; `seat` and `other` number seats, from 1 on.
    """

    message: str
    arguments: dict[str, object]


@dataclass(frozen=True)
class Choice:
    """An option, and the best alternatives as reasons, the chosen one first; and what was believed about hidden things.

    `why` says why it was chosen, in words that somebody who is new to the game understands. It is worked out when it is
    asked for, and that is before the table goes on: most games are played for their result.
    """

    option: int
    reasons: tuple[Reason, ...] = ()
    beliefs: tuple[Sentence, ...] = ()
    why: Callable[[], tuple[Sentence, ...]] = field(default=lambda: (), compare=False)


def because(*said: tuple[str, dict[str, object]]) -> tuple[Sentence, ...]:
    """Why an option was chosen, from ids of messages and what fills them in."""
    return tuple(Sentence(*one) for one in said)


def simply(message: str) -> Callable[[], tuple[Sentence, ...]]:
    """Why an option was chosen, where there is but one thing to say."""
    return lambda: because((message, {}))


class Bot(Protocol):
    """A player. Its randomness comes from its seed only: same seed and views, same choices."""

    @property
    def name(self) -> str:
        """Its level."""
        ...

    def choose(self, view: View) -> Choice:
        """Choose one of `view.legal()`."""
        ...
