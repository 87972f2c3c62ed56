"""What the numbers of a state stand for, where that is no word of an option, and along what they lie."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import NotationError
from antechamber.core.fields import Amount, Axis, Members
from antechamber.core.notation import SEAT, Domain
from antechamber.games.aztec.components import (
    ANYBODY,
    ARTEFACT_CARDS,
    ARTEFACTS,
    COLOURS,
    EVERYBODY,
    MOST_SEATS,
    ROUNDS,
)
from antechamber.games.aztec.words import ACCUSE, BELIEVE, vocabulary

ROUND: Final = Axis("rounds", ROUNDS)
COLOUR: Final = Axis("colours", COLOURS)
KIND: Final = Axis("kinds of artefacts", ARTEFACTS)
PLACE: Final = Axis("places", ARTEFACT_CARDS)


@final
class Tokens(Domain):
    """A token: the seat it lies before, and whether it accuses, as the lowest bit. "accuse 2" in data."""

    def word(self, number: int) -> str:
        return vocabulary.text((ACCUSE if number & 1 else BELIEVE) | number >> 1)

    def number(self, word: str) -> int:
        for number in range(2 * MOST_SEATS):
            if self.word(number) == word:
                return number
        raise NotationError(f'expected a token like "accuse 2", got {word!r}')


@final
class Knowers(Domain):
    """Who knows a card of the deck: seats, or everybody."""

    def word(self, number: int) -> str:
        return "all" if number >> ANYBODY & 1 else TABLE_SEATS.word(number)

    def value(self, number: int) -> object:
        return ["all"] if number >> ANYBODY & 1 else TABLE_SEATS.value(number)

    def parse(self, value: object) -> int:
        return EVERYBODY if value == ["all"] else TABLE_SEATS.parse(value)


PIECES: Final = Amount("number", 0, 10**6)  # jewels or stones; no game comes near
CHANGE: Final = Amount("change", -9, 10**6)  # stones that came, or went
TABLE_SEATS: Final = Members("seats", SEAT, MOST_SEATS)
TOKEN: Final = Tokens("token", 2 * MOST_SEATS)
KNOWERS: Final = Knowers("seats", 1 << MOST_SEATS + 1)
