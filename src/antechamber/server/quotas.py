"""How many tables an address has opened today.

Of an address only a hash is kept, under a key that is made anew each day. With the old key all that was counted is
deleted: from then on nobody can tell whose hash it was, not even from a copy of the database made later.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from datetime import UTC, datetime

import sqlalchemy as sa

from antechamber.server.problems import TOO_FAST, Refusal
from antechamber.server.schema import openings, today

KEY = 32  # bytes


def opening(address: str, most: int) -> Callable[[sa.Connection], None]:
    """Count a table that an address opens, in the transaction that keeps it; refuse it if it is one too many."""

    def count(connection: sa.Connection) -> None:
        hashed = hmac.digest(key_of_today(connection), address.encode(), "sha256").hex()
        own = openings.c.address == hashed
        number = connection.execute(sa.select(openings.c.number).where(own)).scalar()
        if (number or 0) >= most:
            raise Refusal(TOO_FAST, "problem-tables-today", number=most)
        if number is None:
            connection.execute(sa.insert(openings), {"address": hashed, "number": 1})
        else:
            connection.execute(sa.update(openings).where(own).values(number=number + 1))

    return count


def key_of_today(connection: sa.Connection) -> bytes:
    """The key of this day. Who has it is alone until the end of the transaction, on PostgreSQL too.

    Of two processes whose clocks differ, the one for which it is still yesterday counts for today already.
    """
    kept = connection.execute(sa.select(today).with_for_update()).mappings().one()
    day = datetime.now(UTC).date().isoformat()
    if kept["day"] >= day:
        return bytes.fromhex(kept["key"])
    key = secrets.token_bytes(KEY)
    connection.execute(sa.update(today).values(day=day, key=key.hex()))
    connection.execute(sa.delete(openings))
    return key
