"""Who plays the seats of bots: one answer after another, as long as a bot is to answer.

Nobody can follow turns that come all at once. So the first answer of a bot's turn is shown a moment after its question,
however soon it was found; the others of that turn come as soon as they are.

Where several seats answer sealed and at once, the moment at which one of them does must tell nothing. So all bots that
are asked think at once, whoever else answers meanwhile, and their answers are written together, in the order of seats:
when all of them are done, at a time that was fixed before any of them began. If one takes longer, all wait for as long
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from antechamber.core.errors import NotationError
from antechamber.match import Match, Viewer, seat_of, viewer_at
from antechamber.server.bot_pool import BotPool, WorkerFailed, drawn, task_for
from antechamber.server.bot_worker import Thought
from antechamber.server.fair_queue import Asker
from antechamber.server.leases import Leases
from antechamber.server.logs import logger
from antechamber.server.metrics import Metrics
from antechamber.server.problems import Refusal
from antechamber.server.table import Table, Written

TRIES = 3  # so often a bot is asked when its process fails; after that lots are drawn, so that no table stands still
AGAIN = 1.0  # seconds before a bot's answer is written again that could not be


class Overtaken(Exception):
    """The table has changed while a bot was thinking."""


class BotTurns:
    """Plays for bots at every table it is woken for."""

    def __init__(
        self, bot_pool: BotPool, leases: Leases, metrics: Metrics, turn_seconds: float, sealed_seconds: float
    ) -> None:
        self.bot_pool = bot_pool
        self.leases = leases
        self.metrics = metrics
        self.turn_seconds = turn_seconds
        self.sealed_seconds = sealed_seconds
        self.running: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See to the bots of a table, unless that is being done or none of them is to answer."""
        if levels_of_bots(table):
            self.begin(table)

    def begin(self, table: Table) -> None:
        if table.id not in self.running:
            self.running[table.id] = asyncio.create_task(self.run(table))

    async def run(self, table: Table) -> None:
        try:
            while await self.play_if_free(table):
                pass
        except Refusal:  # nothing can be written there: it was closed or deleted, or its log has a gap
            logger().info("bots stopped", table=table.id)
            await self.let_others(table)
        except Exception:
            logger().exception("bots stopped", table=table.id)
            await self.let_others(table)
        finally:
            del self.running[table.id]

    async def play_if_free(self, table: Table) -> bool:
        """Play for the bots of a table, if no other process does so. Gives whether there is more to do by now."""
        try:
            if not await self.leases.take(table):
                return False
            await self.play(table)
            await self.leases.give_up(table)
        except (OSError, SQLAlchemyError):
            logger().exception("bots wait for the database", table=table.id)
            await asyncio.sleep(AGAIN)
        return bool(levels_of_bots(table))

    async def let_others(self, table: Table) -> None:
        """Give up a table at which this process can do nothing; if the database does not answer, the lease runs out."""
        with suppress(OSError, SQLAlchemyError, Refusal):
            await self.leases.give_up(table)

    async def play(self, table: Table) -> None:
        while levels := levels_of_bots(table):
            with suppress(Overtaken):
                if int(table.match.state.asked).bit_count() > 1:
                    await self.answer_sealed(table, levels)
                else:
                    await self.answer(table, *levels.popitem())

    async def answer(self, table: Table, seat: Viewer, level: str) -> None:
        """Let a bot think about the question, and write down its answer if it is still open."""
        began = monotonic()
        question = table.match.question_number
        is_first = begins_turn(table.match, seat)
        thought = await self.choose(table, seat, level)
        if is_first:
            await asyncio.sleep(left(began, self.turn_seconds))

        def act(match: Match) -> None:
            if match.question_number != question or seat not in levels_of_bots(table):
                raise Overtaken
            match.answer(seat_of(seat), thought.option)

        await self.write(table, {seat: thought}, act)

    async def answer_sealed(self, table: Table, levels: dict[Viewer, str]) -> None:
        """Let all bots think about a question at once, and write down their answers together if it is still open."""
        began = monotonic()
        question = table.match.question_number
        chosen = await asyncio.gather(*(self.choose(table, seat, level) for seat, level in levels.items()))
        thoughts = dict(zip(levels, chosen, strict=True))
        await asyncio.sleep(until_next(began, self.sealed_seconds))

        def act(match: Match) -> None:
            still = [seat for seat in thoughts if seat in levels_of_bots(table)]
            if match.question_number != question or not still:
                raise Overtaken
            for seat in still:
                match.answer(seat_of(seat), thoughts[seat].option)

        await self.write(table, thoughts, act)

    async def choose(self, table: Table, seat: Viewer, level: str) -> Thought:
        """What a bot answers, and why; by lot, if its process fails again and again."""
        match = table.match
        task = task_for(match, seat_of(seat), level)
        asker = Asker(table.id, table.address, table.is_watched)
        for _ in range(TRIES):
            try:
                thought = await self.bot_pool.choose(task, asker)
                if match.option(thought.option) in match.state.legal(seat_of(seat)):
                    return thought
            except (WorkerFailed, NotationError):
                pass
        return drawn(match, seat_of(seat), task)

    async def write(self, table: Table, thoughts: dict[Viewer, Thought], act: Callable[[Match], None]) -> None:
        """Write down what bots have thought of, and beside it why."""
        seat = min(thoughts)
        whys = {other: thought.why for other, thought in thoughts.items()}
        self.count(table, await table.write(seat, None, act, whys))
        logger().info("answer", table=table.id, seat=seat, seq=table.seq, by=table.chair(seat).bot or "")

    def count(self, table: Table, written: Written) -> None:
        """Count what everybody may know of."""
        for entry in written.told:
            self.metrics.answers.labels("bot" if table.is_bot(entry.seat) else "person").inc()

    async def stop(self) -> None:
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def begins_turn(match: Match, seat: Viewer) -> bool:
    """Whether somebody else has answered last, or nobody yet."""
    return not match.moments or match.moments[-1].seat != seat_of(seat)


def left(began: float, seconds: float) -> float:
    """How much is left of a time that has been running since it began."""
    return max(0.0, began + seconds - monotonic())


def until_next(began: float, seconds: float) -> float:
    """How long it is to the next beat of a clock that has been going since it began."""
    if not seconds:
        return 0
    passed = monotonic() - began
    return seconds * max(1, ceil(passed / seconds)) - passed


def levels_of_bots(table: Table) -> dict[Viewer, str]:
    """The seats of bots that are to answer now, and their levels; none while a turn waits to be confirmed, if only bots
    play and nobody looks, or at a table that is closed."""
    match = table.match
    if match.over or table.closed or match.unconfirmed is not None or table.is_deserted():
        return {}
    deciding = [table.chair(viewer_at(seat)) for seat in match.deciding]
    return {chair.seat: chair.bot for chair in deciding if chair.bot is not None}
