"""News of other processes on the same PostgreSQL: which table has changed, up to which entry, and nothing more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from antechamber.server.database import driver_address
from antechamber.server.logs import logger
from antechamber.server.store import CHANNEL, SEATS

AGAIN = 1.0  # seconds before a lost connection is tried again
BEAT = 3.0  # seconds after which the database is asked whether it is still there, and has to answer

Heard = Callable[[str, int, str], None]


async def listen(url: URL, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
    """Listen for ever: `heard` gets a table, a number, and which process tells it; `missed` is called when news may
    have been missed."""
    while True:
        try:
            await listen_once(driver_address(url), heard, missed)
        except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError):
            logger().warning("database lost")
        except Exception:  # whatever it was: who no longer listens shows old tables for ever
            logger().exception("news lost")
        await asyncio.sleep(AGAIN)


async def listen_once(address: str, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
    """Listen until the connection is lost. One that is lost without a word is noticed by asking: what the database says
    comes over it in order, so after an answer no news is missing."""
    lost = asyncio.Event()
    connection = await asyncpg.connect(address, timeout=BEAT)
    try:
        connection.add_termination_listener(lambda *_: lost.set())
        async with asyncio.timeout(BEAT):
            await connection.add_listener(CHANNEL, lambda *news: heard(*parse(str(news[3]))))
        await missed()
        while not await happens(lost, within=BEAT):
            await connection.execute("SELECT 1", timeout=BEAT)
    finally:
        connection.terminate()  # a farewell might never arrive


async def happens(event: asyncio.Event, within: float) -> bool:
    """Wait for an event, but no longer than so many seconds. Gives whether it has happened."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), within)
    return event.is_set()


def parse(payload: str) -> tuple[str, int, str]:
    """A table, the number of an entry, and the process that tells it; what is no number means its seats."""
    match, seq, process = (*payload.split(":"), "", "")[:3]
    return match, int(seq) if seq.removeprefix("-").isdecimal() else SEATS, process
