"""Who plays the seats of bots: one answer after another, as long as a bot is to answer."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from antechamber.core.errors import IllegalAnswer, NotationError
from antechamber.match import Match
from antechamber.server.logs import logger
from antechamber.server.metrics import Metrics
from antechamber.server.table import Table
from antechamber.server.thinking import Thinking, ThinkingFailed, drawn, task_for

TRIES = 3  # so often a bot is asked when its process fails; after that lots are drawn, so that no table stands still
AGAIN = 1.0  # seconds before a bot's answer is written again that could not be


class Overtaken(Exception):
    """The table has changed while a bot was thinking."""


class Runner:
    """Plays for bots at every table it is woken for."""

    def __init__(self, thinking: Thinking, metrics: Metrics) -> None:
        self.thinking = thinking
        self.metrics = metrics
        self.running: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See to the bots of a table, unless that is being done."""
        if table.id not in self.running and seat_of_bot(table) is not None:
            self.running[table.id] = asyncio.create_task(self.run(table))

    async def run(self, table: Table) -> None:
        try:
            await self.play(table)
        except Exception:
            logger().exception("bots stopped", table=table.id)
        finally:
            del self.running[table.id]

    async def play(self, table: Table) -> None:
        failed = 0
        while (seat := seat_of_bot(table)) is not None:
            try:
                await self.answer(table, seat, thinks=failed < TRIES)
                failed = 0
            except Overtaken:
                failed = 0
            except (ThinkingFailed, NotationError, IllegalAnswer):
                failed += 1
            except (OSError, SQLAlchemyError):
                logger().exception("bots wait for the database", table=table.id)
                await asyncio.sleep(AGAIN)

    async def answer(self, table: Table, seat: int, thinks: bool) -> None:
        """Let a bot think about the question, and write down its answer if the question is still open."""
        seq = table.seq
        level = str(table.chair(seat).bot)
        task = task_for(table.match, seat - 1, level)
        option = await self.thinking.choose(task) if thinks else drawn(table.match, seat - 1, task)

        def act(match: Match) -> None:
            if len(match.log) != seq or seat_of_bot(table) != seat:
                raise Overtaken
            match.answer(seat - 1, option)

        await table.write(seat, None, act)
        self.metrics.answers.labels("bot").inc()
        logger().info("answer", table=table.id, seat=seat, seq=table.seq, by=level)

    async def stop(self) -> None:
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seat_of_bot(table: Table) -> int | None:
    """The seat of a bot that is to answer now; None while people are asked, or nobody is there to see it."""
    match = table.match
    if match.over or match.unconfirmed is not None or table.is_deserted():
        return None
    return next((seat + 1 for seat in match.state.deciding() if table.chair(seat + 1).bot), None)
