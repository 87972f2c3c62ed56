"""Health tells the truth: whether the database can be written and read, whatever the disk does."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.databases import Postgres
from tests.server.serving import PATIENCE, Process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of this test alone."""
    started = Process(tmp_path)
    yield started
    started.stop()


def health(server: Process) -> tuple[int, str]:
    """What a monitor is told; it would not wait for ever."""
    answer = httpx.get(f"{server.address}/healthz", timeout=5)
    return answer.status_code, answer.json().get("arguments", {}).get("reason", "")


def test_health_tells_of_a_full_disk_and_of_its_end(server: Process) -> None:
    assert health(server) == (200, "")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    assert wait_for_health(server, 503) == "disk I/O error"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert wait_for_health(server, 200) == ""


def wait_for_health(server: Process, status: int) -> str:
    """Ask until the answer changes: one holds for a second."""
    deadline = time.monotonic() + PATIENCE
    while (found := health(server))[0] != status:
        assert time.monotonic() < deadline, found
        time.sleep(0.1)
    return found[1]


def test_health_tells_of_a_damaged_file(server: Process) -> None:
    assert health(server) == (200, "")
    with closing(sqlite3.connect(server.folder / "tables.db")) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (server.folder / "tables.db").write_text("not a database\n" * 1000)
    assert wait_for_health(server, 503)


def test_health_tells_of_a_database_that_does_not_answer(tmp_path: Path, postgresql: Postgres) -> None:
    started = Process(tmp_path, DATABASE_URL=postgresql.new_database())
    assert health(started) == (200, "")
    with postgresql.stopped():
        assert wait_for_health(started, 503) == "no answer within a second"
    assert wait_for_health(started, 200) == ""
    started.stop()
