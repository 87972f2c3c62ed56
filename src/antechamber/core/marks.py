"""Written bookmarks, for the checks that refuse positions that no game comes to."""

from __future__ import annotations

from typing import Final, NamedTuple

from antechamber.core.errors import PositionError


class Mark(NamedTuple):
    """A bookmark as it was written, in numbers."""

    where: str
    at: str
    seat: int
    card: int
    n: int
    memo: int

    @property
    def procedure(self) -> str:
        return self.at.partition("/")[0]

    @property
    def line(self) -> str:
        return self.at.partition("/")[2]


NOTHING: Final = Mark("stack", "", 0, 0, 1, 0)


def below(marks: list[Mark], i: int) -> Mark:
    """The bookmark that began this one."""
    return marks[i - 1] if i > 0 else NOTHING


def expect(held: bool, said: str) -> None:
    """Refuse a position unless something holds: field, reason and rule are said."""
    if not held:
        raise PositionError(said)
