"""Typed reading of plain data that a person may have written, with errors that name the place."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import FormError

Data = dict[str, object]
LARGEST: Final = 10**9  # no number of a game comes near; sums stay far from the limits of machine integers


def as_int(value: object, where: str, low: int = -LARGEST, high: int = LARGEST) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise FormError(f"{where}: expected a whole number, got {value!r}")
    if not low <= value <= high:
        limits = f"at least {low}" if high == LARGEST and value < low else f"a number from {low} to {high}"
        raise FormError(f"{where}: expected {limits}, got {value}")
    return value


def as_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise FormError(f"{where}: expected a text, got {value!r}")
    return value


def as_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise FormError(f"{where}: expected a list, got {value!r}")
    return value


def as_dict(value: object, where: str) -> Data:
    if not isinstance(value, dict):
        raise FormError(f"{where}: expected a table of names and values, got {value!r}")
    return value


def refuse_unknown(data: Data, known: set[str], where: str) -> None:
    """A misspelt field must not be passed over in silence."""
    for name in data:
        if name not in known:
            raise FormError(f"{where}: unknown field {name!r}; expected {', '.join(sorted(known))}")
