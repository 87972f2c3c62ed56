"""What a player notices. A beginner does not choose at random: they overlook, forget, and take what is near.

What is overlooked stays so for a round: a person who has not seen a card does not see it a moment later either.
"""

from __future__ import annotations

from typing import Final, final

from antechamber.core.chance import dice_from_seed, mix, pick
from antechamber.core.ints import i64

# How much a level sees. What a title's players see of it is told in lists with a place for each.
FIRST_GAME: Final = 0  # `novice`
SOME_GAMES: Final = 1  # `player`
EVERYTHING: Final = 2  # `adept` and `master`

GOLDEN: Final[i64] = 0x9E3779B1  # 2³² by the golden ratio: multiples of it lie far apart
SCATTER: Final[i64] = 0x45D9F3B  # an odd number whose products spread over all bits


@final
class Sight:
    """What one person at a table overlooks in a round. Who sees everything overlooks nothing."""

    def __init__(self, extent: int = EVERYTHING, person: str = "") -> None:
        self.extent: Final = extent
        self.person: Final[i64] = dice_from_seed(person)
        self.moment: i64 = 0

    def begin(self, rounds: i64) -> None:
        """Look at the table in this round, and in the head from here on."""
        self.moment = mix(self.person, rounds)

    def overlooks(self, thing: i64, percent: i64) -> bool:
        """Whether a thing is overlooked that so many in a hundred are; asked again in this round, it is the same."""
        return percent > 0 and pick(scattered(self.moment ^ thing * GOLDEN), 100) < percent


def scattered(x: i64) -> i64:
    """A number below 2³², in which nobody recognises its neighbour: the generators for lots add up too plainly."""
    x &= 0xFFFFFFFF
    for _ in range(2):
        x = (x ^ x >> 16) * SCATTER & 0xFFFFFFFF
    return x ^ x >> 16


SEES_ALL: Final = Sight()
