"""A progress bar for what takes longer than two seconds; silence otherwise, and wherever output is read by programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 2.0  # seconds


@contextmanager
def progress(what: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Give a function to be called with the number of things just done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=quiet or not console.is_terminal,
    )  # fmt: skip
    task = bar.add_task(what, total=total)
    started = monotonic()

    def step(done: int) -> None:
        bar.advance(task, done)
        if not bar.live.is_started and not bar.disable and monotonic() - started > PATIENCE:
            bar.start()

    try:
        yield step
    finally:
        bar.stop()
