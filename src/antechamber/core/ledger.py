"""What a game tells of single things, for statistics: which seats had a card, a place or a role, and who used it."""

from __future__ import annotations

from typing import Final, NamedTuple, final


class Count(NamedTuple):
    """One thing that could be had in a game: how often each seat came to have it, and how often each seat used it."""

    group: str
    name: str
    had: tuple[int, ...]
    used: tuple[int, ...]


@final
class Ledger:
    """Counts while a game is gone through. A thing is entered as soon as it could be had, even if nobody has it."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.had: Final[dict[tuple[str, str], list[int]]] = {}
        self.used: Final[dict[tuple[str, str], list[int]]] = {}

    def offer(self, group: str, name: str) -> None:
        """Enter a thing that could be had."""
        if (group, name) not in self.had:
            self.had[group, name] = [0] * self.seats
            self.used[group, name] = [0] * self.seats

    def have(self, group: str, name: str, seat: int) -> None:
        """Count that a seat came to have it."""
        self.offer(group, name)
        self.had[group, name][seat] += 1

    def use(self, group: str, name: str, seat: int) -> None:
        """Count that a seat used it, whoever has it."""
        self.offer(group, name)
        self.used[group, name][seat] += 1

    def counts(self) -> list[Count]:
        return [
            Count(group, name, tuple(had), tuple(self.used[group, name])) for (group, name), had in self.had.items()
        ]
