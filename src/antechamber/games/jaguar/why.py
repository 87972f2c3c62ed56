"""Why not? What the rules say against a choice, in live numbers, from the predicates that refuse it."""

from __future__ import annotations

from antechamber.core.title import Reason
from antechamber.games.jaguar.state import Jaguar


def why_not(g: Jaguar, seat: int, wish: str) -> Reason | None:
    """What stands against a wish of the seat that is to answer; None if this chapter has no word on it."""
    return None
