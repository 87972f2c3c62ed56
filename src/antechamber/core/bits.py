"""Sets of small numbers as bits of one `i64`."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64

LARGEST_SET: Final = 62  # so many numbers, from 0 on, have room in a set


def bit(n: i64) -> i64:
    """The set of one number.

    Compiled, `1 << n` is a shift of 32 bits, because the literal becomes a C int; so the one is made from n.
    """
    return n - n + 1 << n


def size(bits: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return int(bits & -bits).bit_length() - 1
