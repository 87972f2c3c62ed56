"""A progress bar for what takes longer than two seconds; silence otherwise, and wherever output is read by programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from antechamber.lab.games import Outcome, Setting
from antechamber.lab.shares import wilson
from antechamber.messages import messages

PATIENCE = 2.0  # seconds


class Step(Protocol):
    """Called with the number of things just done, and with what is being done now if that changes."""

    def __call__(self, done: int, now: str = "") -> None: ...


@contextmanager
def progress(what: str, total: int, quiet: bool) -> Iterator[Step]:
    """Give a function to be called whenever something is done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TimeRemainingColumn(), console=console, transient=True, disable=quiet or not console.is_terminal,
    )  # fmt: skip
    task = bar.add_task(what, total=total)

    def step(done: int, now: str = "") -> None:
        bar.update(task, advance=done, description=now or None)

    patience = Timer(PATIENCE, bar.start)
    patience.daemon = True
    if not bar.disable:
        patience.start()
    try:
        yield step
    finally:
        patience.cancel()
        bar.stop()


class Watching:
    """Says on the progress bar what an arena is doing: games done and running, and the share of the first bot."""

    def __init__(self, setting: Setting, games: int, jobs: int, step: Step) -> None:
        self.setting = setting
        self.games = games
        self.jobs = jobs
        self.step = step
        self.wins = 0.0

    def __call__(self, outcomes: list[Outcome]) -> None:
        done = len(outcomes)
        self.wins += outcomes[-1].wins[0]
        low, high = wilson(self.wins, done)
        now = messages().text(
            "cli-arena-now",
            running=min(self.jobs, self.games - done),
            bot=self.setting.bots[0],
            share=f"{100 * self.wins / done:.0f}",
            low=f"{100 * low:.0f}",
            high=f"{100 * high:.0f}",
            fair=f"{100 / self.setting.players:.0f}",
        )
        self.step(1, now)
