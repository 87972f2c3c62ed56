"""The box in numbers: constants, and the flat tables the rules look things up in. `loader` fills them."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec

# Colours of jewels, always in this order. A jewel set is one number, three bits for each colour.
BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
COLOURS: Final = 3
COLOUR_IDS: Final = ["blue", "yellow", "red"]
LETTERS: Final = "BYR"
JEWEL_BITS: Final = 3
MOST_JEWELS: Final = 7  # of one colour in a set

ROUNDS: Final = 5
MOST_SEATS: Final = 6
ANYBODY: Final = MOST_SEATS  # in sets of those who know a card: the spectators, and so everybody
EVERYBODY: Final = (1 << MOST_SEATS + 1) - 1
LOOK_AT: Final = 3  # cards when an artefact is gained
NONE: Final = -1  # no card, claim, token or character there, or none that may be known

CHARACTER_IDS: Final = ["CHARLY", "DARYL", "ELISA", "YUKIO", "NAYA", "TOMAS"]
CHARACTERS: Final = 6
ARTEFACT_IDS: Final = [
    "A-TRIPLE-B", "A-TRIPLE-Y", "A-TRIPLE-R", "A-PAIR-BY", "A-PAIR-BR", "A-PAIR-YR", "A-CHEST", "A-SUN", "A-AMULET",
    "A-PURIFY", "A-SCAPEGOAT", "A-STEAL", "A-TAKE", "A-TRADE",
]  # fmt: skip
ARTEFACTS: Final = 14
ARTEFACT_CARDS: Final = 42

# What an artefact does. Up to STONE_SHIELD it is kept, the others act at once.
SET_VP: Final = 0
ANY_VP: Final = 1
FLAT_VP: Final = 2
STONE_SHIELD: Final = 3
PURIFY: Final = 4
SCAPEGOAT: Final = 5
STEAL: Final = 6
TAKE: Final = 7
TRADE: Final = 8
EFFECT_IDS: Final = [
    "set_vp", "any_vp", "flat_vp", "stone_shield", "purify", "scapegoat", "steal", "take", "trade",
]  # fmt: skip

# Where points come from.
DUOS: Final = 0
TRIOS: Final = 1
OF_ARTEFACTS: Final = 2
STONES: Final = 3
SOURCES_OF_POINTS: Final = 4


def jewels(blue: i64, yellow: i64, red: i64) -> i64:
    """A jewel set as one number."""
    return blue | yellow << JEWEL_BITS | red << 2 * JEWEL_BITS


def count(found: i64, colour: i64) -> i64:
    """How many jewels of a colour a set has."""
    return found >> JEWEL_BITS * colour & MOST_JEWELS


@final
class Components:
    """The box, as numbers. Never changed after reading; all states share one by reference."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()  # the Jewel cards, each copy: jewel set
        self.plausible: vec[i64] = vec[i64]()  # the jewel sets that a Jewel card could show
        self.free: vec[i64] = vec[i64]()  # the jewel sets that may be claimed freely
        self.cards_each: i64 = 0
        self.stones_each: i64 = 0
        self.stones_on_curse: i64 = 0
        self.curse_refill: i64 = 0
        self.accusers_for_artefact: i64 = 0
        self.per_duo: i64 = 0
        self.per_trio: i64 = 0
        self.track: vec[i64] = vec[i64]()  # [stones]: points lost
        self.beyond: i64 = 0  # points lost for each stone beyond the track
        self.duo: vec[i64] = vec[i64]()  # [character * 2 + i]: colour
        self.distinct_duo: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()  # [artefact]
        self.effect: vec[i64] = vec[i64]()  # [artefact]
        self.amount: vec[i64] = vec[i64]()  # [artefact]: its points, stones, opponents or jewels
        self.size: vec[i64] = vec[i64]()  # [artefact]: jewels for its points, or exchanges
        self.needs: vec[i64] = vec[i64]()  # [artefact * 3 + colour]: the set it pays for
        self.artefacts: i64 = 0  # how many cards
        self.largest_claim: i64 = 0  # jewels of the largest claim
        self.largest_effect: i64 = 0  # jewels that the best artefact brings
        # for display
        self.character_names: list[str] = []
        self.artefact_names: list[str] = []
        self.reconstructed: frozenset[str] = frozenset()

    def is_kept(self, artefact: i64) -> bool:
        """Whether an artefact stays with its player; the others act at once."""
        return self.effect[artefact] <= STONE_SHIELD

    def penalty(self, stones: i64) -> i64:
        """The points that a number of stones costs."""
        last: i64 = len(self.track) - 1
        return self.track[stones] if stones <= last else self.track[last] + self.beyond * (stones - last)
