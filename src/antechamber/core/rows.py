"""The rows of a state's numbers: what `g.stones` and `g.hoard[seat]` are.

Interpreted, a row is a plain list, and these classes only tell type checkers what one can do with it. Compiled, all
numbers of a state lie in one `vec`: the build writes `g.hoard[seat][colour]` as one look into it, and whoever wants a
row as such gets one of these, which reads and writes through to the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from antechamber.core.ints import i64, vec


@final
class Row:
    """Numbers of a state that lie `step` apart."""

    def __init__(self, numbers: vec[i64], first: i64, step: i64, length: i64) -> None:
        self.numbers: vec[i64] = numbers
        self.first: i64 = first
        self.step: i64 = step
        self.length: i64 = length

    def place(self, i: i64) -> i64:
        """Where the i-th number lies; from the end if i is below 0, as in a list."""
        if i < 0:
            i += self.length
        if not 0 <= i < self.length:
            raise IndexError("there is no such place in this row")
        return self.first + i * self.step

    def __getitem__(self, i: i64) -> i64:
        return self.numbers[self.place(i)]

    def __setitem__(self, i: i64, number: i64) -> None:
        self.numbers[self.place(i)] = number

    def __len__(self) -> int:
        return int(self.length)

    def __iter__(self) -> Iterator[int]:
        return iter([int(self[i]) for i in range(self.length)])


@final
class Rows:
    """A row for each seat, temple, or whatever they are counted by; `step` apart."""

    def __init__(self, numbers: vec[i64], first: i64, step: i64, count: i64, length: i64) -> None:
        self.numbers: vec[i64] = numbers
        self.first: i64 = first
        self.step: i64 = step
        self.count: i64 = count
        self.length: i64 = length

    def __getitem__(self, i: i64) -> Row:
        if i < 0:
            i += self.count
        if not 0 <= i < self.count:
            raise IndexError("there is no such row")
        return Row(self.numbers, self.first + i * self.step, 1, self.length)

    def __len__(self) -> int:
        return int(self.count)

    def __iter__(self) -> Iterator[Row]:
        return iter([self[i] for i in range(self.count)])
