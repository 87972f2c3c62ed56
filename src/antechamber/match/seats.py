"""Who sits at a table, and who looks at it. Their numbers differ by one, so each has a type of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from antechamber.core.kernel import NOBODY

Seat = NewType("Seat", int)  # as the rules count: the first seat is 0
Viewer = NewType("Viewer", int)  # as people count, on the wire and in logs: the first seat is 1; 0 looks on without one

NO_SEAT: Final = Seat(NOBODY)
SPECTATOR: Final = Viewer(0)


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person, or a bot of a level."""

    name: str
    bot: str | None = None


def seat_of(viewer: Viewer) -> Seat:
    """Where a viewer sits; `NO_SEAT` for a spectator."""
    return Seat(viewer - 1)


def viewer_at(seat: Seat) -> Viewer:
    """Who sits there."""
    return Viewer(seat + 1)
