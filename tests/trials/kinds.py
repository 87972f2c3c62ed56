"""What the trials of two worlds know of a title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A title, what its tables agree on, and what is asked for there."""

    title: str
    players: list[int]
    options: dict[str, list[Any]]
    wishes: list[str]
    in_secret: str = ""  # the question that is answered face down
    sealed: bool = False  # whether several answer in secret at a time
    impossible: str = "nonsense"
