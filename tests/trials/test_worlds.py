"""Two servers whose games look the same but whose chance differs send the same bytes, until chance speaks.

Where there are secrets, two servers whose games differ in everything that a seat may not know send it the same
bytes, whatever the others choose face down or seal meanwhile. In all of them the servers have written different reasons
beside the answers.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from litestar import Litestar

from antechamber.bots.levels import make_bot
from antechamber.core.chance import key_from_seed
from antechamber.core.kernel import State
from antechamber.library import slugs
from antechamber.match import NO_SEAT, SPECTATOR, Match, Seat, viewer_at
from antechamber.server import new_table, protocol
from antechamber.server.app import create_app
from antechamber.server.settings import Settings
from antechamber.server.tables import Tables
from tests.samples import part_of_tests
from tests.trials.kinds import Kind
from tests.trials.serving import PATIENCE, Data

WORLDS = 14
SEALED_WORLDS = 12
DEEDS = 16  # in each of them, at most
SOON = 60  # answers
PONG = '{"type":"pong"}'
START = "2026-01-01T00:00:00.000+00:00"


TRIALS = [part_of_tests(slug, "trials") for slug in slugs()]
KINDS: list[Kind] = [trials.WORLDS for trials in TRIALS if trials is not None]
by_kind = partial(pytest.mark.parametrize, "kind", ids=lambda kind: kind.title)


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
            "headers": [(b"host", b"localhost")],
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

    def told(self) -> list[str]:
        """All messages but those that only say that it is there."""
        return [text for text in self.texts() if text != PONG]

    async def settle(self) -> None:
        """Wait until nothing is under way: what was to be sent comes at the latest after the first of two pongs."""
        for _ in range(2):
            wanted = self.texts().count(PONG) + 1
            self.say({"type": "ping"})
            while self.texts().count(PONG) < wanted:
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
        no_limit = 10**6
        self.app = create_app(
            Settings(
                database_url=url,
                log_level="error",
                messages_per_second=no_limit,
                gets_per_minute=no_limit,
                posts_per_minute=no_limit,
                turn_seconds=0,
            )
        )
        self.tables: Tables = self.app.state.tables
        self.thought = [protocol.Sentence(f"{folder.name}-because", {"card": folder.name * 9})]  # no other world's
        self.keys: list[str] = []
        self.lines: list[Line] = []

    async def begin(self, players: int, options: dict[str, Any], title: str) -> None:
        seats = [protocol.SeatWish("here", f"Person {n + 1}") for n in range(players)]
        made = await self.tables.make_table(protocol.NewTable(title, seats, options))
        self.table = await self.tables.table(made.table)
        self.keys = [*(key.token for key in made.keys), made.watch]

    @property
    def match(self) -> Match:
        return self.table.match

    async def answer(self, seat: Seat, text: str) -> None:
        """Play without a line, to get somewhere quickly, as a bot would: with a reason of this world's own."""

        def act(match: Match) -> None:
            match.answer(seat, text)

        await self.table.write(viewer_at(seat), None, act, {viewer_at(seat): self.thought})
        if self.match.unconfirmed is not None:
            await self.table.write(viewer_at(seat), None, lambda match: match.confirm(seat))

    async def imagine(self, own: Seat, seed: str) -> None:
        """Let everything be another way that a seat may not know: cards, decks, answers, and who has sealed one."""
        for seat in self.match.unrevealed:
            if seat != own:
                await self.table.write(viewer_at(seat), None, lambda match, seat=seat: match.reopen(seat))  # type: ignore[misc]
        before = self.match.state
        state = before.view(own).imagine(seed)
        state.set_chance(key_from_seed(seed))
        state.draws, state.reveals = before.draws, before.reveals
        assert (state.asked, state.waiting) == (before.asked, before.waiting)
        self.match.state = state
        self.table.shown.clear()

    async def tell(self, line: int, message: Data) -> str:
        """Say something on a line, and wait for what came of it there."""
        self.lines[line].say(message)
        sign = f'"id":"{message["id"]}"'
        await self.lines[line].until(sign)
        return next(text for text in self.lines[line].texts() if sign in text[:300])

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

    async def look(self, ply: int, keys: list[str] | None = None) -> list[Any]:
        """What REST gives to every key, or to these."""
        found = []
        for key in keys or self.keys:
            for path in ("", "/replay", f"/replay/{ply}"):
                found.append(await ask(self.app, "GET", f"/api/tables/{self.table.id}{path}", key))
            for doubt in ({}, {"ply": ply, "wish": "claim BB"}):
                path = f"/api/tables/{self.table.id}/report"
                found.append(await ask(self.app, "POST", path, key, json.dumps(doubt).encode()))
        return found

    async def end(self) -> None:
        for line in self.lines:
            await line.close()


async def ask(app: Litestar, method: str, path: str, key: str, body: bytes = b"") -> list[Any]:
    """A request to an application in this process; headers and body as they leave it."""
    sent: list[Any] = []
    scope: Any = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "headers": [
            (b"host", b"localhost"),
            (b"authorization", f"Bearer {key}".encode()),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "extensions": {},
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def take(message: Any) -> None:
        sent.append(dict(message))

    await app(scope, receive, take)
    assert sent[0]["status"] == 200
    return sent


async def begin_alike(kind: Kind, worlds: tuple[World, World], rng: random.Random) -> tuple[int, Data]:
    """Begin the same game in both worlds; gives the number of players and the options."""
    players = rng.choice(kind.players)
    options = {name: rng.choice(values) for name, values in kind.options.items()}
    for world in worlds:
        await world.begin(players, options, kind.title)
    return players, options


async def play_alike(
    worlds: tuple[World, World], rng: random.Random, answers: int, until: Callable[[State], bool]
) -> bool:
    """Let novices give so many answers, and more until something is so; False if the games end before."""
    match = worlds[0].match
    novice = make_bot("novice", match.title, str(rng.random()))
    while not match.over and (answers > 0 or not until(match.state)):
        seat = rng.choice(match.deciding)
        text = match.text(novice.choose(match.view(seat)).option)
        for world in worlds:
            await world.answer(seat, text)
        match = worlds[0].match
        answers -= 1
    return not match.over


class Alike:
    """Two worlds that differ in the chance to come and in what one seat may not know, played alike."""

    def __init__(self, worlds: tuple[World, World], rng: random.Random, kind: Kind) -> None:
        self.worlds = worlds
        self.rng = rng
        self.kind = kind
        self.names = (f"m{n}" for n in count())
        self.said = 0

    async def begin(self, answers: int) -> bool:
        """Bring both worlds to the same position, and apart; False if the game ends before."""
        one, two = self.worlds
        players, _ = await begin_alike(self.kind, self.worlds, self.rng)
        self.seat = Seat(self.rng.randrange(NO_SEAT, players))
        if not await play_alike(self.worlds, self.rng, answers, self.has_secrets):
            return False
        await two.imagine(self.seat, f"another {self.rng.random()}")
        self.barrier = one.match.state.barrier()
        seen = self.rng.randint(0, one.table.seq)
        for world in self.worlds:
            await world.come(seen)
        self.lines = {self.seat, -1} if self.kind.in_secret else {*range(players), -1}  # that are compared
        return True

    def has_secrets(self, state: State) -> bool:
        """Whether this seat may not know something that was chosen; in a game without secrets there is only chance."""
        return not self.kind.in_secret or state.view(self.seat).table().key() != state.key()

    async def go_on(self) -> bool:
        """Do something in both worlds, and compare what was sent; False when chance or a token has spoken."""
        one, two = self.worlds
        messages, line = self.something(next(self.names))
        for world, message in zip(self.worlds, messages, strict=True):
            await world.say(line, message)
        if one.match.state.barrier() != self.barrier:
            return False
        self.said += 1
        for compared in self.lines:
            assert one.lines[compared].sent == two.lines[compared].sent
        if self.rng.random() < 0.2:
            ply = self.rng.randint(0, len(one.match.moments))
            keys = [[world.keys[compared] for compared in sorted(self.lines)] for world in self.worlds]
            assert await one.look(ply, keys[0]) == await two.look(ply, keys[1])
        return True

    def something(self, name: str) -> tuple[list[Data], int]:
        """A message for each world, and the line it is said on: an answer, an undo, an error, a question.

        They are the same, unless somebody else answers face down: then each world has its own.
        """
        match, rng = self.worlds[0].match, self.rng
        undecided = match.unconfirmed
        seat = undecided if undecided is not None else match.deciding[0]
        chance = rng.random()
        anybody = rng.randrange(len(self.worlds[0].lines))
        if chance < 0.1:
            return 2 * [{"type": "why", "id": name, "wish": rng.choice(self.kind.wishes)}], anybody
        if chance < 0.2:
            return 2 * [{"type": "preview", "id": name, "answers": rng.choices(self.kind.wishes, k=2)}], anybody
        if chance < 0.3:
            wrong = {
                "type": "answer",
                "id": name,
                "ask": match.question_number,
                "answers": [rng.choice(self.kind.wishes)],
            }
            return 2 * [wrong], anybody
        if match.undoable(seat) and chance < 0.4:
            return 2 * [{"type": "undo", "id": name, "answers": rng.randint(1, match.undoable(seat))}], seat
        if undecided is not None:
            return 2 * [{"type": "confirm", "id": name}], seat
        texts = 2 * [match.text(rng.choice(match.state.legal(seat)))]
        if seat != self.seat and match.state.question() == self.kind.in_secret:
            texts = [match.text(rng.choice(match.state.legal(seat))) for _ in self.worlds]
        return [{"type": "answer", "id": name, "ask": match.question_number, "answers": [text]} for text in texts], seat

    async def end(self) -> bool:
        """Play on until chance or a token has spoken, if that is soon, and leave; gives whether the worlds differ."""
        one, two = self.worlds
        last = len(one.match.moments) + SOON

        def has_spoken(state: State) -> bool:
            return state.barrier() != self.barrier or len(one.match.moments) == last

        await play_alike(self.worlds, self.rng, 0, has_spoken)
        for world in self.worlds:
            for compared in self.lines:
                await world.lines[compared].until(f'"type":"table","seq":{world.table.seq},')
        differ = any(one.lines[compared].sent != two.lines[compared].sent for compared in self.lines)
        for world in self.worlds:
            await world.end()
        return differ


# ---------------------------------------------------------------- sealed answers


Play: TypeAlias = Callable[[tuple[World, World], random.Random, list[str]], Awaitable[tuple[int, bool]]]


class Apart:
    """Two worlds that differ in what one seat may not know, and all that is done in them."""

    def __init__(self, worlds: tuple[World, World], rng: random.Random, clock: list[str], kind: Kind) -> None:
        self.worlds = worlds
        self.rng = rng
        self.kind = kind
        self.clock = clock
        self.names = (f"m{n}" for n in count())
        self.said = 0

    async def begin(self, answers: int) -> bool:
        """Bring both worlds to a sealed question, and apart; False if the game ends before."""
        one, two = self.worlds
        self.clock[0] = START
        self.players, options = await begin_alike(self.kind, self.worlds, self.rng)
        self.hidden = options.get("locks") == "hidden"
        if not await play_alike(self.worlds, self.rng, answers, lambda state: int(state.asked).bit_count() > 1):
            return False
        self.seat = Seat(self.rng.randrange(NO_SEAT, self.players))
        await two.imagine(self.seat, f"another {self.rng.random()}")
        seen = self.rng.randint(0, one.table.public_log.seq)
        for world in self.worlds:
            await world.come(seen)
        return True

    async def go_on(self) -> None:
        """Do something, and compare what this seat and a spectator were sent in both worlds."""
        self.said += 1
        self.clock[0] = f"2026-01-01T00:00:{self.said:02}.000+00:00"
        chance = self.rng.random()
        if chance < 0.35:
            await self.ask_or_err()
        elif chance < 0.5 and self.seat >= 0:
            await self.lock_alike(self.seat, self.rng.random() < 0.4, alike=True)
        elif self.hidden:
            for world in self.worlds:  # each its own way, or not at all
                if self.rng.random() < 0.7:
                    await self.lock(world, self.other(), self.rng.random() < 0.3, self.rng)
        else:
            await self.lock_alike(self.other(), self.rng.random() < 0.3, alike=False)
        await self.compare(self.rng.random() < 0.3)

    def other(self) -> int:
        return self.rng.choice([seat for seat in range(self.players) if seat != self.seat])

    async def ask_or_err(self) -> None:
        line = self.rng.choice([self.seat, -1])
        name, wish = next(self.names), self.rng.choice(self.kind.wishes)
        ask = self.worlds[0].table.public_log.ask + self.rng.choice([0, 0, 1])
        message: Data = self.rng.choice(
            [
                {"type": "why", "id": name, "wish": wish},
                {"type": "preview", "id": name, "answers": [wish]},
                {"type": "answer", "id": name, "ask": ask, "answers": [self.kind.impossible]},
                {"type": "undo", "id": name, "answers": 1},
                {"type": "confirm", "id": name},
            ]
        )
        for world in self.worlds:
            assert '"type":"saved"' not in await world.tell(line, message)

    async def lock_alike(self, seat: int, back: bool, alike: bool) -> None:
        """A seat seals an answer in both worlds, or takes it back; the same one, or each its own."""
        if all(self.may_lock(world, seat) for world in self.worlds):
            lots = self.rng.random()
            for number, world in enumerate(self.worlds):
                await self.lock(world, seat, back, random.Random(lots if alike else f"{lots} {number}"))

    def may_lock(self, world: World, seat: int) -> bool:
        """Whether the question stays open after it."""
        return bool({*world.match.deciding} - {seat})

    async def lock(self, world: World, seat: int, back: bool, rng: random.Random) -> None:
        match, name = world.match, next(self.names) if rng is self.rng else f"{seat} {self.said}"
        if back and seat in match.sealed:
            message: Data = {"type": "reopen", "id": name}
        elif self.may_lock(world, seat):
            text = match.text(rng.choice(match.state.legal(seat)))
            message = {"type": "answer", "id": name, "ask": world.table.public_log.ask, "answers": [text]}
        else:
            return
        told = await world.tell(seat, message)
        assert '"type":"saved"' in told, told

    async def compare(self, look: bool) -> None:
        for world in self.worlds:
            for line in {self.seat, -1}:
                await world.lines[line].settle()
        for line in {self.seat, -1}:
            assert self.worlds[0].lines[line].told() == self.worlds[1].lines[line].told()
        if look:
            ply = self.rng.randint(0, len(self.worlds[0].table.known(viewer_at(self.seat))))
            lines = [-1] if self.seat < 0 else [-1, self.seat]
            ply = min(ply, len(self.worlds[0].table.known(SPECTATOR)))
            answers = [await world.look(ply, [world.keys[line] for line in lines]) for world in self.worlds]
            assert answers[0] == answers[1]

    async def end(self) -> bool:
        """Everybody answers; then all is shown, and the worlds differ, unless chance would have it."""
        for world in self.worlds:
            for seat in list(world.match.deciding):
                text = world.match.text(self.rng.choice(world.match.state.legal(seat)))
                message = {"type": "answer", "id": f"last {seat}", "ask": world.table.public_log.ask, "answers": [text]}
                assert '"type":"saved"' in await world.tell(seat, message)
            await world.lines[self.seat].settle()
        differ = self.worlds[0].lines[self.seat].told() != self.worlds[1].lines[self.seat].told()
        for world in self.worlds:
            await world.end()
        return differ


def compare_games(folder: Path, patch: pytest.MonkeyPatch, games: int, play: Play) -> tuple[int, int]:
    """Play games in pairs of worlds that begin alike; gives how much was said, and how many differed in the end."""
    game, clock = [0], [START]
    patch.setattr(new_table, "new_table_id", lambda: f"{game[0] + 222:a>10}".replace("0", "z").replace("1", "y"))
    patch.setattr(new_table, "new_seed", lambda: f"world {game[0]}")
    for module in ("new_table", "table"):
        patch.setattr(f"antechamber.server.{module}.now", lambda: clock[0])

    async def run() -> tuple[int, int]:
        worlds = World(folder / "one"), World(folder / "two")
        said = different = 0
        for world in worlds:
            await world.tables.open()
        try:
            for game[0] in range(games):
                more, differ = await play(worlds, random.Random(f"worlds {game[0]}"), clock)
                said, different = said + more, different + differ
        finally:
            for world in worlds:
                await world.tables.close()
        return said, different

    compared = asyncio.run(run())
    one, two = (reasons(folder / name) for name in ("one", "two"))
    assert len(one) == len(two) == 1
    assert one != two
    return compared


def reasons(folder: Path) -> set[str]:
    """What is written beside the answers of a world."""
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        return {why for (why,) in file.execute("SELECT why FROM log WHERE why IS NOT NULL")}


@by_kind([kind for kind in KINDS if kind.sealed])
def test_bytes_do_not_depend_on_what_others_hide_and_seal(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(worlds: tuple[World, World], rng: random.Random, clock: list[str]) -> tuple[int, bool]:
        apart = Apart(worlds, rng, clock, kind)
        if not await apart.begin(rng.choice([0, 2, 4, 10, 17, 24, 31])):
            return 0, False
        for _ in range(DEEDS):
            await apart.go_on()
        return apart.said, await apart.end()

    said, different = compare_games(tmp_path, monkeypatch, SEALED_WORLDS, play)
    assert said > DEEDS * SEALED_WORLDS // 2
    assert different > SEALED_WORLDS // 3  # or this trial would prove nothing


@by_kind([kind for kind in KINDS if not kind.sealed])
def test_bytes_do_not_depend_on_chance_to_come_and_tokens_face_down(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(worlds: tuple[World, World], rng: random.Random, clock: list[str]) -> tuple[int, bool]:
        alike = Alike(worlds, rng, kind)
        if not await alike.begin(rng.choice([0, 5, 20, 40, 80])):
            return 0, False
        while not worlds[0].match.over and alike.said < DEEDS and await alike.go_on():
            pass
        return alike.said, await alike.end()

    said, different = compare_games(tmp_path, monkeypatch, WORLDS, play)
    assert said > DEEDS * WORLDS // 3
    assert different > WORLDS // 8  # or this trial would prove nothing
