"""Bots think in processes of their own, so that the table stays quick and no bot can look at a game."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import sys
from time import monotonic

import msgspec

from antechamber.bots import searches
from antechamber.bots.protocol import BECAUSE_LOTS
from antechamber.match import Match, Seat
from antechamber.server.bot_worker import Task, Thought
from antechamber.server.fair_queue import Asker, FairQueue
from antechamber.server.logs import logger
from antechamber.server.metrics import Metrics
from antechamber.server.protocol import Sentence

LINE = 1 << 20  # the longest line a worker may write
SHORTEST = 0.01  # seconds; less is no search
COMMAND = (sys.executable, "-m", "antechamber.server.bot_worker")


class WorkerFailed(Exception):
    """A worker died or took too long."""


def task_for(match: Match, seat: Seat, level: str) -> Task:
    """What a bot gets: the position as its seat knows it, and lots of its own that tell nothing about the game's.

    They depend on the question, not on who has sealed an answer to it before.
    """
    answers = len(match.moments) - len(match.sealed)
    lots = derived(match, f"bot {seat} {answers}")
    return Task(match.title.slug, seat, level, lots, derived(match, f"person {seat}"), match.view(seat).position())


def derived(match: Match, what: str) -> str:
    """A seed for something beside the game, from which nobody finds out that of the game."""
    return hmac.digest(match.seed.encode(), what.encode(), "sha256").hex()


def drawn(match: Match, seat: Seat, task: Task) -> Thought:
    """An option by lot, for a bot whose process fails again and again."""
    legal = match.state.legal(seat)
    return Thought(match.text(legal[int(task.seed, 16) % len(legal)]), [Sentence(BECAUSE_LOTS, {})])


class BotWorker:
    """One process, asked one question at a time; one is kept for bots that do not search."""

    def __init__(self, kept: bool = False) -> None:
        self.kept = kept
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, task: Task) -> Thought:
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Thought)

    async def start(self) -> asyncio.subprocess.Process:
        """Start a process that knows neither the database nor the terminal of this one."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ANTECHAMBER_")}
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, env=environment, limit=LINE, start_new_session=True
        )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few workers, and who waits for one: see `fair_queue`."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics, search: float = 1.0) -> None:
        self.seconds = seconds
        self.search = min(max(search, SHORTEST), seconds / 2)  # who searches must be done before it is replaced
        self.metrics = metrics
        self.workers = [BotWorker() for _ in range(processes or max(1, (os.cpu_count() or 1) - 1))]
        self.workers.append(BotWorker(kept=True))
        self.free = list(self.workers)
        self.queue: FairQueue[BotWorker] = FairQueue()

    async def choose(self, task: Task, asker: Asker) -> Thought:
        """What a bot chooses, and why. A worker that dies or dawdles is replaced, and `WorkerFailed` raised."""
        worker = await self.take(task, asker)
        began = monotonic()
        try:
            thought = await asyncio.wait_for(
                worker.think(msgspec.structs.replace(task, seconds=self.search)), self.seconds
            )
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await worker.stop()
            logger().warning("thinker replaced", level=task.level, reason=type(error).__name__)
            raise WorkerFailed from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self.give_back(worker)
        self.metrics.thinking.labels(task.level).observe(monotonic() - began)
        return thought

    async def take(self, task: Task, asker: Asker) -> BotWorker:
        """A worker, as soon as it is one's turn."""
        given = self.queue.wait(asker, searches(task.level))
        self.hand_out()
        try:
            return await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it was our turn just now
                self.give_back(given.result())
            raise

    def give_back(self, worker: BotWorker) -> None:
        self.free.append(worker)
        self.hand_out()

    def hand_out(self) -> None:
        """Let those think whose turn it is, at the kept worker first, and at those that run before others start."""
        for worker in sorted(self.free, key=lambda worker: (not worker.kept, worker.process is None)):
            given = self.queue.next(worker.kept)
            if given is not None:
                self.free.remove(worker)
                given.set_result(worker)

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()
