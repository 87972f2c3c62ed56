"""One server for all tests that need no server of their own, and ways to start others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.serving import Beside, Process, Server


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that can be killed. Who stops it starts it again."""
    started = Process(tmp_path_factory.mktemp("server"))
    yield started
    started.stop()


@pytest.fixture
def server(process: Process) -> Server:
    """A server, to be left alone."""
    return process


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Beside]]:
    """Start a server with settings of one's own."""
    started: list[Beside] = []

    def start(**settings: str) -> Beside:
        started.append(Beside(tmp_path_factory.mktemp("server"), **settings))
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    made: Postgres = request.getfixturevalue("postgresql")
    return made.new_database()
