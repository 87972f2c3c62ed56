"""A log that does not repeat itself."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

import structlog

from antechamber.server.logs import MOST, Repeats


def told(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_line_that_comes_again_is_counted_instead() -> None:
    out = io.StringIO()
    repeats = Repeats(out)
    lines = [{"event": "no database", "path": "/a", "timestamp": n, "milliseconds": n} for n in range(1000)]
    assert [repeats.note(line) for line in lines] == [True] + [False] * 999
    assert repeats.note({"event": "no database", "path": "/b"})
    assert told(out) == []
    repeats.tell_all()
    (line,) = told(out)
    assert (line["event"], line["path"], line["repeated"]) == ("no database", "/a", 999)
    assert repeats.note(lines[0]), "after its count it is written again"


def test_so_many_different_lines_are_remembered_and_no_more() -> None:
    repeats = Repeats(io.StringIO())
    assert all(repeats.note({"event": "failed", "path": str(n)}) for n in range(3 * MOST))
    assert len(repeats.lines) <= MOST


def test_what_is_done_is_told_each_time() -> None:
    repeats = Repeats(io.StringIO())
    for _ in range(3):
        assert repeats.process(None, "info", {"event": "request", "path": "/"})
    assert repeats.process(None, "info", {"event": "refused", "problem": "problem-too-fast"})
    try:
        repeats.process(None, "info", {"event": "refused", "problem": "problem-too-fast"})
    except structlog.DropEvent:
        return
    raise AssertionError("told twice")


def test_the_complaints_of_libraries_are_counted_too() -> None:
    out = io.StringIO()
    log = logging.getLogger("complaints")
    log.propagate = False
    handler = logging.StreamHandler(out)
    handler.addFilter(Repeats(out).filter)
    log.addHandler(handler)
    for _ in range(100):
        try:
            raise OSError(24, "Too many open files")
        except OSError:
            log.exception("socket.accept() out of system resource")
    assert out.getvalue().count("Traceback") == 1
