"""Sets of small numbers as bits of one `i64`."""

from __future__ import annotations

from antechamber.core.ints import i64


def bit(n: i64) -> i64:
    """The set of one number, below 62.

    Compiled, `1 << n` is a shift of 32 bits, because the literal becomes a C int; so the one is made from n.
    """
    return n - n + 1 << n


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    n: i64 = 0
    while not bits & 0xFF:
        bits >>= 8
        n += 8
    while not bits & 1:
        bits >>= 1
        n += 1
    return n
