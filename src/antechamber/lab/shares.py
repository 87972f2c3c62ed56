"""Shares and their intervals."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    z = NORMAL_95
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
