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
