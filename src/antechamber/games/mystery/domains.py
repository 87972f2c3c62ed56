"""What the numbers of a state stand for, where that is no word of an option, and along what they lie."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.fields import Amount, Axis, Members
from antechamber.core.notation import Domain, Words
from antechamber.games.mystery.components import (
    ANY,
    BOXES,
    CARDS,
    CLOSED,
    FREE,
    KINDS,
    LETTERS,
    MOST_MANA,
    NEUTRAL,
    OFF_THE_RING,
    RUNES,
    SOURCES_OF_POINTS,
    SPACES,
    TEMPLES,
)
from antechamber.games.mystery.words import GRID, SPACE, TEMPLE

EACH_PLACE: Final = Axis("places of the ring", CARDS, used="ring_size")
EACH_CARD: Final = Axis("cards", CARDS)
EACH_TEMPLE: Final = Axis("temples", TEMPLES)
EACH_BOX: Final = Axis("curse boxes", BOXES)
EACH_MANA: Final = Axis("Mana Upgrade spaces", MOST_MANA, used="parts.mana_size")
EACH_SPACE: Final = Axis("storage spaces", SPACES)
EACH_KIND: Final = Axis("kinds of crystals", KINDS)
EACH_RUNE: Final = Axis("types of runes", RUNES)
EACH_SOURCE: Final = Axis("sources of points", SOURCES_OF_POINTS)


@final
class Markers(Domain):
    """What lies on a curse box: the marker of a seat, the neutral one, or none; or that it is closed."""

    def word(self, number: int) -> str:
        return {FREE: "free", NEUTRAL: "neutral", CLOSED: "closed"}.get(number, str(number))

    def value(self, number: int) -> object:
        return number if FREE < number < NEUTRAL else self.word(number)


PIECES: Final = Amount("number", 0, 10**6)  # no game comes near
ONCE: Final = Amount("number", 0, 1)  # whether something was done, or is true
PLACE: Final = Amount("place", OFF_THE_RING, CARDS - 1)
PLACES: Final = Amount("places", 0, (1 << CARDS) - 1)  # as bits
STORED: Final = Words("crystal", list(LETTERS[:ANY]))  # what lies on a space, as a letter
MARKER: Final = Markers("marker", CLOSED + 1)
TEMPLE_SET: Final = Members("temples", TEMPLE, TEMPLES)
GRID_SET: Final = Members("grids", GRID, len(GRID.words))
FRESH: Final = Members("spaces", SPACE, SPACES)
