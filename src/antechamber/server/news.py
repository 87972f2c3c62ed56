"""News of other processes on the same PostgreSQL: which table has changed, up to which entry, and nothing more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from antechamber.server.logs import logger
from antechamber.server.store import CHANNEL, SEATS

AGAIN = 1.0  # seconds before a lost connection is tried again


async def listen(url: URL, heard: Callable[[str, int], None], missed: Callable[[], Awaitable[None]]) -> None:
    """Listen for ever: `heard` gets a table and a number; `missed` is called when news may have been missed."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await listen_once(address, heard, missed)
        except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError):
            logger().warning("database lost")
        await asyncio.sleep(AGAIN)


async def listen_once(address: str, heard: Callable[[str, int], None], missed: Callable[[], Awaitable[None]]) -> None:
    """Listen until the connection is lost."""
    lost = asyncio.Event()
    connection = await asyncpg.connect(address)
    try:
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, lambda *news: heard(*parse(str(news[3]))))
        await missed()
        await lost.wait()
    finally:
        await connection.close()


def parse(payload: str) -> tuple[str, int]:
    """A table and the number of an entry; what is no number means its seats."""
    match, _, seq = payload.partition(":")
    return match, int(seq) if seq.removeprefix("-").isdecimal() else SEATS
