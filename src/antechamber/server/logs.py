"""Structured logs: one JSON object to a line. Never a key, a seed, a name or what somebody answered.

A line that comes again and again is written once, and then how often it came: whoever can make the server complain
cannot fill its disk.
"""

from __future__ import annotations

import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, TextIO, cast

import msgspec
import structlog

if TYPE_CHECKING:
    from _typeshed import SupportsWrite
    from structlog.typing import EventDict, FilteringBoundLogger

WINDOW = 10.0  # seconds for which a line is not written again
MOST = 1000  # different lines that are remembered
ALWAYS = {"request", "answer", "socket", "table"}  # what is done is told each time
DIFFERS = {"timestamp", "milliseconds"}  # in lines that are the same for a reader


class Lossy:
    """A file for lines that may be lost: where the disk is full, the server must go on."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self.file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.file.flush()


class Repeats:
    """Remembers what was written a moment ago, and counts instead of writing it again."""

    def __init__(self, out: SupportsWrite[str]) -> None:
        self.out = out
        self.lines: OrderedDict[str, tuple[float, dict[str, Any], int]] = OrderedDict()  # the oldest first
        self.lock = Lock()

    def note(self, line: dict[str, Any]) -> bool:
        """Count a line, and write counts that are complete. Gives whether the line is to be written."""
        same = str(sorted((name, str(value)) for name, value in line.items() if name not in DIFFERS))
        with self.lock:
            self.tell(monotonic() - WINDOW)
            if same not in self.lines:
                self.lines[same] = (monotonic(), line, 0)
                return True
            since, first, count = self.lines[same]
            self.lines[same] = (since, first, count + 1)
            return False

    def tell(self, until: float) -> None:
        """Write how often the lines were repeated that came first before a moment, and forget them."""
        while self.lines:
            since, line, count = next(iter(self.lines.values()))
            if since > until and len(self.lines) < MOST:
                return
            self.lines.popitem(last=False)
            if count:
                told = {**line, "repeated": count, "seconds": round(monotonic() - since)}
                told.pop("exception", None)
                self.out.write(msgspec.json.encode(told, enc_hook=str).decode() + "\n")

    def tell_due(self) -> None:
        """Write the counts that are complete, also when no other line comes."""
        with self.lock:
            self.tell(monotonic() - WINDOW)

    def tell_all(self) -> None:
        with self.lock:
            self.tell(monotonic())

    # ------------------------------------------------------------ for both kinds of logs

    def process(self, _logger: object, _method: str, line: EventDict) -> EventDict:
        """Our own lines."""
        if line["event"] not in ALWAYS and not self.note(dict(line)):
            raise structlog.DropEvent
        return line

    def filter(self, record: logging.LogRecord) -> bool:
        """Those of the libraries."""
        line = {"event": record.getMessage(), "level": record.levelname.lower(), "logger": record.name}
        if record.exc_info:
            line["reason"] = repr(record.exc_info[1])
        return self.note(line)


def set_up(level: str) -> Repeats:
    """Write to standard error from this level on; the libraries' own loggers only when something is wrong.

    What is returned has counted what came again and is not told yet.
    """
    errors = Lossy(sys.stderr)
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    repeats = Repeats(errors)
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, repeats.process, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", errors)),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(errors)
    handler.addFilter(repeats.filter)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.processors.JSONRenderer(), foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name]
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
    return repeats


def logger() -> FilteringBoundLogger:
    log: FilteringBoundLogger = structlog.get_logger()
    return log
