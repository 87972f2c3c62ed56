"""Keys of seats, hosts and spectators: unguessable, and only their hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
ID_LENGTH = 10
ENTROPY = 24  # bytes of a key


def new_key() -> str:
    return secrets.token_urlsafe(ENTROPY)


def new_table_id() -> str:
    """A short name for a table, to be read aloud; it opens nothing by itself."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    return len(text) == ID_LENGTH and set(text) <= set(ALPHABET)


def new_seed() -> str:
    """The secret of a game: all its chance follows from it."""
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    """What is kept of a key. Keys are random, so one round of a plain hash is enough."""
    return sha256(key.encode()).hexdigest()


def opens(key: str, kept: str | None) -> bool:
    """Whether a key belongs to a hash, in a time that tells nothing."""
    return kept is not None and hmac.compare_digest(hashed(key), kept)
