"""Whether anything can be written: asked at most once a second, and answered within one, whatever the disk does."""

from __future__ import annotations

import asyncio
from time import monotonic

from sqlalchemy.exc import DBAPIError

from antechamber.server.problems import BUSY, Refusal
from antechamber.server.store import Store

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 0.9  # seconds that the database has
SILENT = "no answer within a second"


class Health:
    """The state of the database, for whoever watches the server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = -FRESH
        self.asking: asyncio.Task[str] | None = None

    async def check(self) -> None:
        """Refuse, with the reason, if the database cannot be written and read."""
        if self.asking is None or monotonic() - self.asked >= FRESH:
            self.asked = monotonic()
            self.asking = asyncio.create_task(self.ask())
        if reason := await asyncio.shield(self.asking):
            raise Refusal(BUSY, "problem-unhealthy", reason=reason)

    async def ask(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.check()
        except TimeoutError:
            return SILENT
        except Exception as error:  # whatever is wrong, it is told
            return reason_of(error)
        return ""


def reason_of(error: Exception) -> str:
    """What is wrong, in the words of the database; never where it is."""
    if isinstance(error, DBAPIError):
        sqlite = type(error.orig).__module__ == "sqlite3"
        return str(error.orig) if sqlite else type(error.orig).__name__
    return error.strerror or str(error) if isinstance(error, OSError) else type(error).__name__
