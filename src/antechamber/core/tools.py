"""What every title's state needs: flat arrays, shuffling, and reading the words of a written position."""

from __future__ import annotations

from antechamber.core.bits import lowest, size
from antechamber.core.chance import mix
from antechamber.core.errors import AntechamberError, FormError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import State
from antechamber.core.notation import Domain
from antechamber.core.rows import Row, Rows


def filled(n: i64, value: i64) -> vec[i64]:
    """A flat array of one number."""
    numbers: list[int] = [int(value)] * int(n)
    return vec[i64](numbers)


def flat(numbers: list[int]) -> vec[i64]:
    """A flat array of these numbers."""
    return vec[i64](numbers)


def mix_row(h: i64, row: Row) -> i64:
    """Fold a row of a state into a hash."""
    i: i64
    for i in range(len(row)):
        h = mix(h, row[i])
    return h


def mix_rows(h: i64, rows: Rows) -> i64:
    """Fold rows of a state into a hash."""
    i: i64
    for i in range(len(rows)):
        h = mix_row(h, rows[i])
    return h


def shuffled(g: State, n: i64) -> list[int]:
    """The numbers below n in random order."""
    left = list(range(n))
    return [left.pop(g.random(len(left))) for _ in range(n)]


def drawn(g: State, bits: i64) -> i64:
    """A member of a set, each as likely as the others."""
    n: i64 = g.random(size(bits))
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def named(domain: Domain, value: object, where: str) -> int:
    """A number from its word in a written position."""
    try:
        return domain.parse(value)
    except AntechamberError as error:
        raise FormError(f"{where}: {error}") from None
