"""Chance inside the state: a keyed hash in counter mode.

The key and the number of draws are the whole state of the generator, so the same seed and answers give the same game
everywhere and for ever. BLAKE2 is a pseudo-random function: nobody can tell the next draw from all the former ones.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from antechamber.core.ints import i64, vec

KEY_BYTES: Final = 32
BLOCK: Final = 16  # draws from one hash
WORD: Final = 1 << 32
WORDS: Final = f"<{BLOCK}I"
MWC: Final = 698769069  # Marsaglia's multiplier for a lag-1 multiply-with-carry generator


def key_from_seed(seed: str) -> bytes:
    """The generator's key for a seed."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"antechamber key").digest()


def block_of_draws(key: bytes, block: int) -> vec[i64]:
    """The draws number 16·block to 16·block + 15, each below 2³²."""
    digest = blake2b(block.to_bytes(8, "little"), key=key, digest_size=4 * BLOCK).digest()
    words: list[int] = list(unpack(WORDS, digest))
    return vec[i64](words)


def dice_from_seed(seed: str) -> int:
    """A start for `roll`: the quick generator with which players, not rules, choose at random."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=7, person=b"antechamber bot").digest(), "little") + 1


def roll(x: i64) -> i64:
    """The next state of the quick generator; it stays below 2⁶². Its low 32 bits are the number."""
    return MWC * (x & 0xFFFFFFFF) + (x >> 32)


def pick(x: i64, n: i64) -> i64:
    """A number below n from a state of the quick generator."""
    return (x & 0xFFFFFFFF) * n >> 32


def mix(h: i64, x: i64) -> i64:
    """Fold a small number into a hash of 40 bits."""
    return (h * 1000003 + x + 1) & 0xFFFFFFFFFF
