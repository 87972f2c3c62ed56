"""The disk fills while many tables play: no move that was acknowledged is lost, and no log gets a gap."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from antechamber.server.keys import ALPHABET, ID_LENGTH
from tests.trials.serving import GONE, PATIENCE, Data, Server

TABLES = 300
# How many changed pages still fit, in each round. With these, SQLite gives up the transaction near its end;
# what is left was then written and acknowledged without the moves before.
ROOM = (120, 130, 140)
ROOM_DEEP = tuple(range(20, 220, 10))
FRAME = 4096 + 24  # bytes of a changed page in the write-ahead log
HISTORY = (1500, 40)  # games that were played before, and entries in each: so the moves of a batch lie far apart
PEOPLE: tuple[Data, ...] = ({"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"})


class Person:
    """Both people at one table, on one device."""

    def __init__(self, server: Server) -> None:
        made = server.new_table(*PEOPLE)
        self.server = server
        self.table: str = made["table"]
        self.keys = [key["token"] for key in made["keys"]]
        self.seat = 1
        self.frame: Data = {}
        self.line: ClientConnection | None = None
        self.pending: Data | None = None
        self.acknowledged: dict[str, int] = {}
        self.moves = 0

    async def come(self) -> None:
        """Come to the table, and send again what was not acknowledged."""
        if self.line is None:
            self.line = await connect(self.server.socket_address(self.table), compression=None, open_timeout=PATIENCE)
            await self.look_as(self.seat)
            if self.pending is not None:
                await self.say(self.pending)
                await self.hear_of_it()

    async def look_as(self, seat: int) -> None:
        self.seat = seat
        await self.say({"type": "hello", "token": self.keys[seat - 1], "seen": self.frame.get("seq", 0)})
        await self.hear_until("table")

    async def say(self, message: Data) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(message))

    async def hear_until(self, *kinds: str) -> Data:
        assert self.line is not None
        while True:
            heard: Data = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
            if heard["type"] == "table":
                self.frame = heard
            if heard["type"] in kinds:
                return heard

    async def choose(self) -> None:
        """Decide what to do next, as whoever has to."""
        waits = self.frame["confirming"] or self.frame["view"]["deciding"][0]
        if waits != self.seat:
            await self.look_as(waits)
        self.moves += 1
        name = f"{self.table}-{self.moves}"
        if self.frame["confirming"]:
            self.pending = {"type": "confirm", "id": name}
        else:
            answers = [self.frame["view"]["ask"]["options"][0]["text"]]
            self.pending = {"type": "answer", "id": name, "ask": self.frame["ask"], "answers": answers}

    async def hear_of_it(self) -> bool:
        """Hear whether the move was written; the line may be cut instead."""
        assert self.pending is not None
        try:
            heard = await self.hear_until("saved", "refused")
            if heard["type"] == "saved":
                self.acknowledged[self.pending["id"]] = heard["seq"]
                while self.frame["seq"] < heard["seq"]:
                    await self.hear_until("table")
                self.pending = None
                return True
            assert heard["problem"]["problem"] == "problem-no-database", heard
        except GONE:
            pass
        assert self.line is not None
        await self.line.close()
        self.line = None
        return False


def remember_old_games(database: Path) -> None:
    """A server that has been played on for long."""
    rng = random.Random(16)
    games, entries = HISTORY
    ids = ["".join(rng.choices(ALPHABET, k=ID_LENGTH)) for _ in range(games)]
    entry = json.dumps({"seat": 1, "answer": "move w7", "key": "0123456789"})
    with closing(sqlite3.connect(database)) as file, file:
        for game in ids:
            row = (game, "mystery", 1, "{}", "0", "-", "-", "2026", "2026", True, "{}")
            file.execute(f"INSERT INTO matches ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            rows = [(game, n, 1, entry, f"{rng.randrange(16**32):032x}", 0, "2026") for n in range(1, entries + 1)]
            file.executemany(f"INSERT INTO log ({LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


COLUMNS = "id, title, rules_version, options, seed, host, watch, created, moved, over, standing"
LOG_COLUMNS = "match, seq, seat, entry, move_id, part, at"


def fill_disk(server: Server, room: int) -> None:
    """Let there be room for so many changed pages, and no more."""
    with closing(sqlite3.connect(server.database)) as file:
        assert file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room * FRAME, resource.RLIM_INFINITY))


def empty_disk(server: Server) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def stop(server: Server) -> None:
    """Let the server stand still."""
    os.kill(server.pid, signal.SIGSTOP)
    while Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        time.sleep(0.001)


async def play(people: list[Person], server: Server, rooms: tuple[int, ...]) -> int:
    """Move at all tables at once while the disk is full, then again when there is room; how many had to wait."""
    refused = 0
    await asyncio.gather(*(person.come() for person in people))
    for room in rooms:
        await asyncio.gather(*(person.choose() for person in people))
        fill_disk(server, room)
        stop(server)  # so that all moves come at once, and are written in one transaction
        await asyncio.gather(*(person.say(person.pending or {}) for person in people))
        os.kill(server.pid, signal.SIGCONT)
        refused += (await asyncio.gather(*(person.hear_of_it() for person in people))).count(False)
        empty_disk(server)
        await asyncio.gather(*(person.come() for person in people))
        await asyncio.gather(*(person.choose() for person in people))
        await asyncio.gather(*(person.say(person.pending or {}) for person in people))
        assert all(await asyncio.gather(*(person.hear_of_it() for person in people)))
    return refused


def test_no_acknowledged_move_is_lost_when_the_disk_is_full(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    server = Server(tmp_path, ANTECHAMBER_LOG_LEVEL="error")
    try:
        server.start()
        remember_old_games(server.database)
        people = [Person(server) for _ in range(TABLES)]
        refused = asyncio.run(play(people, server, ROOM_DEEP if pytestconfig.getoption("--deep") else ROOM))
    finally:
        server.kill()
    assert refused, "the disk was never full"
    for person in people:
        kept = {row["move_id"]: row["seq"] for row in server.log(person.table)}
        assert kept == person.acknowledged
        server.match(person.table)  # no gap, and every key agrees
