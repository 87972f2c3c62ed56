"""A real server in a process of its own, and devices that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from antechamber.library import title
from antechamber.match import Match
from antechamber.match.log import FORMAT
from tests import nursery
from tests.nursery import Copy

COMMAND = [sys.executable, "-c", "from antechamber.cli import main; main()"]
PATIENCE = 60.0  # seconds after which something hangs
MANY = str(1_000_000)
GENEROUS = {  # limits that no trial reaches, and bots that wait for nobody
    "ANTECHAMBER_GETS_PER_MINUTE": MANY,
    "ANTECHAMBER_POSTS_PER_MINUTE": MANY,
    "ANTECHAMBER_NEW_TABLES_PER_MINUTE": MANY,
    "ANTECHAMBER_NEW_TABLES_PER_DAY": MANY,
    "ANTECHAMBER_CONNECTIONS_PER_ADDRESS": MANY,
    "ANTECHAMBER_MESSAGES_PER_SECOND": MANY,
    "ANTECHAMBER_TURN_SECONDS": "0",
}
NO_DATABASE = 503
GONE = (ConnectionClosed, InvalidMessage, OSError, httpx.HTTPError, EOFError)

Data = dict[str, Any]


class Server:
    """`antechamber serve` with a database of its own, or at an address. It can be killed and started again."""

    def __init__(self, folder: Path, url: str = "", **settings: str) -> None:
        folder.mkdir(exist_ok=True)
        self.database = folder / "tables.db"
        self.url = url
        self.errors = folder / "errors.log"
        self.said = folder / "said.txt"
        self.environment = {**os.environ, **GENEROUS, "ANTECHAMBER_LOG_LEVEL": "warning", **settings}
        self.wrapper: list[str | Path] = []  # a command that starts another
        self.arguments = ["serve", "--port", "0", "--no-browser"]
        self.arguments += ["--database-url", url or f"sqlite:///{self.database}"]
        self.process: subprocess.Popen[bytes] | Copy | None = None
        self.address = ""

    def start(self, anew: bool = False) -> None:
        """Start it as a copy of a process that is ready, or anew, as a host does."""
        self.said.unlink(missing_ok=True)
        if anew or self.wrapper:
            with self.errors.open("a") as errors, self.said.open("w") as said:
                self.process = subprocess.Popen(
                    [*self.wrapper, *COMMAND, *self.arguments], env=self.environment, stdout=said, stderr=errors
                )
        else:
            self.process = nursery.start(
                *self.arguments, environment=self.environment, said=self.said, errors=self.errors
            )
        deadline = time.monotonic() + PATIENCE
        while not (self.said.exists() and (found := re.search(r"http://\S+\n", self.said.read_text()))):
            assert self.lives(), self.errors.read_text()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.005)
        self.address = found[0].strip()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def lives(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it at once, without a chance to tidy up, and wait until it is gone."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in children.read_text().split()] if children.exists() else []

    def failures(self) -> list[str]:
        """What the server itself calls an error, and every traceback."""
        lines = self.errors.read_text().splitlines() if self.errors.exists() else []
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]

    def post(self, path: str, data: Data | None = None, key: str = "") -> Data:
        answer = httpx.post(self.address + path, json=data, headers=bearer(key), timeout=PATIENCE)
        if answer.status_code == NO_DATABASE:
            answer.raise_for_status()
        assert answer.is_success, answer.text
        found: Data = answer.json()
        return found

    def get(self, path: str, key: str = "") -> Any:
        answer = httpx.get(self.address + path, headers=bearer(key), timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()

    def new_table(self, *seats: Data, **options: Any) -> Data:
        return self.post("/api/tables", {"title": "mystery", "seats": list(seats), "options": options})

    def socket_address(self, table: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/play"

    def metric(self, name: str, **labels: str) -> int:
        """A number that the server tells to Prometheus, summed over all labels but these."""
        text = httpx.get(f"{self.address}/metrics", timeout=PATIENCE).text
        found = re.findall(rf"^{name}(\{{.*\}})? (\S+)$", text, re.MULTILINE)
        wanted = [f'{label}="{value}"' for label, value in labels.items()]
        return sum(int(float(value)) for told, value in found if all(label in told for label in wanted))

    def rows(self, statement: str, *values: Any) -> Sequence[Mapping[str, Any]]:
        """Rows of the database."""
        if self.url:
            numbers = count(1)
            return asyncio.run(fetch(self.url, re.sub(r"\?", lambda _: f"${next(numbers)}", statement), *values))
        with contextlib.closing(sqlite3.connect(self.database)) as file:
            file.row_factory = sqlite3.Row
            return [dict(row) for row in file.execute(statement, values)]

    def tables(self) -> list[str]:
        return [row["id"] for row in self.rows("SELECT id FROM matches ORDER BY created, id")]

    def log(self, table: str) -> Sequence[Mapping[str, Any]]:
        return self.rows("SELECT * FROM log WHERE match = ? ORDER BY seq", table)

    def match(self, table: str) -> Match:
        """The match as the database file tells it; every key is checked."""
        (record,) = self.rows("SELECT * FROM matches WHERE id = ?", table)
        chairs = self.rows("SELECT * FROM seats WHERE match = ? ORDER BY seat", table)
        log = self.log(table)
        assert [row["seq"] for row in log] == list(range(1, len(log) + 1)), "the numbers of the log have gaps"
        return Match.from_log(
            title(record["title"]),
            {
                "format": FORMAT,
                "game": record["title"],
                "rules_version": record["rules_version"],
                "players": len(chairs),
                "options": json.loads(record["options"]),
                "seed": record["seed"],
                "seats": [{"name": chair["name"]} for chair in chairs],
                "log": [json.loads(row["entry"]) for row in log],
            },
        )


def standing(entries: Iterable[Data]) -> list[int]:
    """The numbers of the answers that stand, for a device that was told these entries."""
    found: list[Data] = []
    for entry in entries:
        if entry["kind"] == "undo":
            del found[len(found) - entry["undone"] :]
        elif entry["kind"] == "reopen":
            found.remove(next(one for one in reversed(found) if one["seat"] == entry["seat"]))
        elif entry["kind"] == "answer":
            found.append(entry)
    return [entry["seq"] for entry in found]


async def fetch(url: str, statement: str, *values: Any) -> list[dict[str, Any]]:
    connection = await asyncpg.connect(url)
    try:
        return [dict(row) for row in await connection.fetch(statement, *values)]
    finally:
        await connection.close()


def is_worker(pid: int) -> bool:
    """Whether a process is one in which bots think; one that has just been started may not be it yet."""
    try:
        return b"bot_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


@dataclass
class Device:
    """One socket at a table, which keeps the last frame it was shown, and all entries."""

    socket: ClientConnection
    last: Data = field(default_factory=dict)
    entries: list[Data] = field(default_factory=list)

    @staticmethod
    def at(server: Server, table: str, key: str, seen: int = 0, **more: Any) -> Device:
        address = server.socket_address(table)
        device = Device(connect(address, compression=None, open_timeout=PATIENCE, legacy=True, **more))
        device.send({"type": "hello", "token": key, "seen": seen})
        device.wait_for("table")
        return device

    def send(self, message: Data) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, patience: float = PATIENCE) -> Data:
        found: Data = json.loads(self.socket.recv(timeout=patience))
        if found["type"] == "table":
            self.last = found
            self.entries += found["entries"]
        return found

    def wait_for(self, *kinds: str) -> Data:
        while (found := self.receive())["type"] not in kinds:
            pass
        return found

    def close(self) -> None:
        self.socket.close()
