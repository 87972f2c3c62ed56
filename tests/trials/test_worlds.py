"""Two servers whose games look the same but whose chance differs send the same bytes, until chance speaks."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from antechamber.core.chance import key_from_seed
from antechamber.core.ints import i64, vec
from antechamber.match import Match
from antechamber.server import house as houses
from antechamber.server import protocol
from antechamber.server.app import create_app
from antechamber.server.settings import Settings
from tests.trials.serving import PATIENCE, Data

WORLDS = 24
WISHES = ["move w7", "break red M5", "collect", "switch", "exchange", "end", "pay 3", "place R at 4", "nonsense"]


class Line:
    """A socket to an application in this process. It keeps every message the application sends."""

    def __init__(self, app: Litestar, table: str) -> None:
        self.inbox: asyncio.Queue[Data] = asyncio.Queue()
        self.sent: list[Data] = []
        self.news = asyncio.Event()
        scope: Any = {
            "type": "websocket",
            "path": f"/api/tables/{table}/play",
            "raw_path": f"/api/tables/{table}/play".encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "headers": [(b"host", b"here")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
            "subprotocols": [],
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "extensions": {},
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.hear, self.take))

    async def hear(self) -> Any:
        return await self.inbox.get()

    async def take(self, message: Any) -> None:
        self.sent.append(dict(message))
        self.news.set()

    def say(self, message: Data) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def texts(self) -> list[str]:
        return [
            text if isinstance(text := sent["text"], str) else text.decode() for sent in self.sent if "text" in sent
        ]

    async def until(self, *signs: str) -> None:
        """Wait for a message that begins like one of these."""
        while not any(sign in text[:300] for text in self.texts() for sign in signs):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)


class World:
    """One of the two servers, with one table that people play at, and a line for each of them and for a spectator."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        url = f"sqlite:///{folder / 'tables.db'}"
        self.app = create_app(Settings(database_url=url, log_level="error", messages_per_second=10**6))
        self.house: houses.House = self.app.state.house
        self.keys: list[str] = []
        self.lines: list[Line] = []

    async def begin(self, players: int, options: dict[str, Any]) -> None:
        seats = [protocol.SeatWish("here", f"Person {n + 1}") for n in range(players)]
        made = await self.house.make_table(protocol.NewTable("mystery", seats, options))
        self.table = await self.house.table(made.table)
        self.keys = [*(key.token for key in made.keys), made.watch]

    @property
    def match(self) -> Match:
        return self.table.match

    async def answer(self, seat: int, text: str) -> None:
        """Play without a line, to get somewhere quickly."""

        def act(match: Match) -> None:
            match.answer(seat, text)

        await self.table.write(seat + 1, None, act)
        if self.match.unconfirmed is not None:
            await self.table.write(seat + 1, None, lambda match: match.confirm(seat))

    def sample_again(self, seed: str) -> None:
        """Let all chance to come be another one."""
        state = self.match.state.clone()
        state.key_of_chance = key_from_seed(seed)
        state.block = vec[i64]()
        self.match.state = state
        self.table.shown.clear()

    async def come(self, seen: int) -> None:
        self.lines = [Line(self.app, self.table.id) for _ in self.keys]
        for line, key in zip(self.lines, self.keys, strict=True):
            line.say({"type": "hello", "token": key, "seen": seen})
            await line.until('"type":"table"')

    async def say(self, line: int, message: Data) -> None:
        """Say something on a line, and wait until everybody has heard what came of it."""
        before = self.table.seq
        self.lines[line].say(message)
        await self.lines[line].until(f'"id":"{message["id"]}"')
        if self.table.seq > before:
            for other in self.lines:
                await other.until(f'"type":"table","seq":{self.table.seq},')

    async def look(self, ply: int) -> list[Any]:
        """What REST gives to every key."""
        found = []
        for key in self.keys:
            for path in ("", "/replay", f"/replay/{ply}"):
                found.append(await get(self.app, f"/api/tables/{self.table.id}{path}", key))
        return found

    async def end(self) -> None:
        for line in self.lines:
            await line.close()


async def get(app: Litestar, path: str, key: str) -> list[Any]:
    """A request to an application in this process; headers and body as they leave it."""
    sent: list[Any] = []
    scope: Any = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "headers": [(b"host", b"here"), (b"authorization", f"Bearer {key}".encode())],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "extensions": {},
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def take(message: Any) -> None:
        sent.append(dict(message))

    await app(scope, receive, take)
    assert sent[0]["status"] == 200
    return sent


async def compare(worlds: tuple[World, World], rng: random.Random, begin: int) -> tuple[int, bool]:
    """Bring both worlds to the same position, let their chance differ, and play on until it speaks.

    Gives how much was said until then, and whether the worlds then did differ.
    """
    one, two = worlds
    players = rng.choice([2, 3, 4])
    options = {"mode": rng.choice(["basic", "advanced"])}
    for world in worlds:
        await world.begin(players, options)
    for _ in range(begin):
        if one.match.over:
            break
        seat = one.match.state.deciding()[0]
        text = one.match.text(rng.choice(one.match.state.legal(seat)))
        for world in worlds:
            await world.answer(seat, text)
    two.sample_again(f"another {rng.random()}")
    seen = rng.randint(0, one.table.seq)
    for world in worlds:
        await world.come(seen)
    said = 0
    names = (f"m{n}" for n in count())
    while not one.match.over and said < 30:
        message, line = something(one, rng, next(names))
        tried = one.match.state.barrier()
        for world in worlds:
            await world.say(line, message)
        if one.match.state.barrier() != tried:
            break  # chance has spoken: from here on the worlds may differ
        said += 1
        for mine, other in zip(one.lines, two.lines, strict=True):
            assert mine.sent == other.sent
        if rng.random() < 0.2:
            ply = rng.randint(0, len(one.match.moments))
            assert await one.look(ply) == await two.look(ply)
    differ = [line.sent for line in one.lines] != [line.sent for line in two.lines]
    for world in worlds:
        await world.end()
    return said, differ


def something(world: World, rng: random.Random, name: str) -> tuple[Data, int]:
    """A message, and the line it is said on: an answer, something to take back, an error, or a question."""
    match = world.match
    undecided = match.unconfirmed
    seat = undecided if undecided is not None else match.state.deciding()[0]
    chance = rng.random()
    anybody = rng.randrange(len(world.lines))
    if chance < 0.15:
        return {"type": "why", "id": name, "wish": rng.choice(WISHES)}, anybody
    if chance < 0.3:
        wrong = {"type": "answer", "id": name, "ask": match.question_number, "answers": [rng.choice(WISHES)]}
        return wrong, anybody
    if match.undoable(seat) and chance < 0.4:
        return {"type": "undo", "id": name, "answers": rng.randint(1, match.undoable(seat))}, seat
    if undecided is not None:
        return {"type": "confirm", "id": name}, seat
    text = match.text(rng.choice(match.state.legal(seat)))
    return {"type": "answer", "id": name, "ask": match.question_number, "answers": [text]}, seat


def test_bytes_do_not_depend_on_chance_to_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {"table": 0, "seed": 0}
    monkeypatch.setattr(houses, "new_table_id", lambda: f"{numbers['table']:a>10}".replace("0", "z").replace("1", "y"))
    monkeypatch.setattr(houses, "new_seed", lambda: f"world {numbers['seed']}")
    monkeypatch.setattr("antechamber.server.house.now", lambda: "2026-01-01T00:00:00.000+00:00")
    monkeypatch.setattr("antechamber.server.table.now", lambda: "2026-01-01T00:00:00.000+00:00")

    async def run() -> tuple[int, int]:
        worlds = World(tmp_path / "one"), World(tmp_path / "two")
        said = different = 0
        for world in worlds:
            await world.house.open()
        try:
            for number in range(WORLDS):
                numbers.update(table=number + 222, seed=number)
                rng = random.Random(f"worlds {number}")
                more, differ = await compare(worlds, rng, begin=rng.choice([0, 5, 20, 40, 80]))
                said, different = said + more, different + differ
        finally:
            for world in worlds:
                await world.house.close()
        return said, different

    said, different = asyncio.run(run())
    assert said > 5 * WORLDS
    assert different > 0  # or this trial would prove nothing
