"""How long a bot that searches may think. Not compiled with the search: settings are sent to other processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from antechamber.core.errors import AntechamberError

SECONDS: Final = 1.0  # for a decision, if nothing else is said
LONGEST: Final = 3600.0
MOST: Final = 100_000_000


class BudgetError(AntechamberError):
    """A budget that cannot be kept."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: seconds by the clock, or passes, which give the same choice every time."""

    seconds: float = SECONDS
    iterations: int = 0  # 0: the clock decides

    def __post_init__(self) -> None:
        if not 0 < self.seconds <= LONGEST:  # also refuses what is not a number
            raise BudgetError(f"expected more than 0 and at most {LONGEST:.0f} seconds to think, got {self.seconds}")
        if not 0 <= self.iterations <= MOST:
            raise BudgetError(f"expected 1 to {MOST} iterations, got {self.iterations}")


USUAL: Final = Budget()
