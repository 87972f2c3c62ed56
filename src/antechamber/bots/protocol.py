"""What a bot is: it sees a view, never a state, and says what it chooses and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from antechamber.core.errors import AntechamberError
from antechamber.core.kernel import View

# Why an alternative stands where it does. The program shows the message of the same name.
ONLY: Final = "bot-only"  # there was nothing else
RANDOM: Final = "bot-random"  # any option is as good
SENSIBLE: Final = "bot-sensible"  # one of those a beginner would think of
VALUE: Final = "bot-value"  # what the position is worth, in points, after this option and the rest of the turn
EVIDENT: Final = "bot-evident"  # nothing else was worth a thought
SEARCHED: Final = "bot-searched"  # how often it was tried in imagined games, and the chance to win they gave it
MIXED: Final = "bot-mixed"  # the same where all choose at once: how often it should be chosen, so that nobody can guess
NOTES: Final = (ONLY, RANDOM, SENSIBLE, VALUE, EVIDENT, SEARCHED, MIXED)

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
class Belief:
    """What a bot believes about something hidden: the id of a message of its title, and what fills it in."""

    message: str
    arguments: dict[str, object]


@dataclass(frozen=True)
class Choice:
    """An option, and the best alternatives as reasons, the chosen one first; and what was believed."""

    option: int
    reasons: tuple[Reason, ...] = ()
    beliefs: tuple[Belief, ...] = ()


class Bot(Protocol):
    """A player. Its randomness comes from its seed only: same seed and views, same choices."""

    @property
    def name(self) -> str:
        """Its level."""
        ...

    def choose(self, view: View) -> Choice:
        """Choose one of `view.legal()`."""
        ...
