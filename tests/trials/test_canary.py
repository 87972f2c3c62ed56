"""Every byte that leaves the server during recorded games is searched for what nobody may know."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from antechamber.core.chance import block_of_draws, key_from_seed
from antechamber.games.aztec.showing import player_data
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import ARTEFACT
from tests.trials.serving import PATIENCE, Data, Server, bearer

GAMES = 8  # of Mystery of the Temples
MANY_GAMES = 20  # with --deep; and the most that share a server
AZTEC_GAMES = 6
MANY_AZTEC_GAMES = 200  # with --deep
AT_ONCE = 6
ME, HERE, OPEN = ({"kind": kind, "name": f"Person-{kind}"} for kind in ("me", "here", "open"))
RANDOM, NOVICE = ({"kind": "bot", "bot": level} for level in ("random", "novice"))
TABLES: list[list[Data]] = [
    [ME, RANDOM],
    [ME, HERE],
    [ME, OPEN, NOVICE],
    [HERE, RANDOM, HERE],
    [ME, HERE, OPEN, RANDOM],
    [OPEN, RANDOM, NOVICE, ME],
]
WISHES = [
    "move w7",
    "break red M5",
    "collect",
    "switch",
    "exchange",
    "reserve",
    "end",
    "pay 3",
    "place R at 4",
    "cover w2 3",
]


AZTEC_TABLES: list[list[Data]] = [
    [ME, RANDOM, HERE],
    [ME, HERE, HERE, OPEN],
    [OPEN, NOVICE, ME],
    [ME, HERE, OPEN, RANDOM, NOVICE],
    [RANDOM, OPEN, RANDOM, ME, HERE, OPEN],
]
AZTEC_WISHES = [
    "claim BB",
    "claim YRB",
    "believe 1",
    "accuse 2",
    "keep A-KNIFE",
    "steal red 1",
    "trade blue red",
    "pass",
]
IMPOSSIBLE = ["nonsense", "claim BBBBBBB", "believe 9", "pay 9"]


class Tap:
    """Stands between the devices and the server, and keeps what the server sends, connection by connection."""

    def __init__(self, server: Server) -> None:
        self.target = httpx.URL(server.address)
        self.heard: list[bytearray] = []
        self.address = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        listening = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        async with listening:
            yield

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard = bytearray()
        self.heard.append(heard)
        far_reader, far_writer = await asyncio.open_connection(self.target.host, self.target.port)
        with suppress(asyncio.CancelledError):  # the trial is over, and a connection was kept open
            await asyncio.gather(self.pass_on(reader, far_writer, bytearray()), self.pass_on(far_reader, writer, heard))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: bytearray) -> None:
        try:
            while data := await reader.read(65_536):
                heard += data
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()


@dataclass(eq=False)
class Screen:
    """A device with the keys of some seats, or of the spectators (seat 0); it looks with the eyes of one at a time."""

    address: str
    keys: dict[int, str]
    eyes: int = -1
    socket: ClientConnection | None = None
    last: Data = field(default_factory=dict)
    frames: list[tuple[int, Data, str]] = field(default_factory=list)  # whose eyes, the message, its text

    async def come(self, seat: int) -> None:
        """Come, or come back after a loss of the connection, with the last entry seen."""
        if self.socket is not None:
            await self.socket.close()
        self.socket = await connect(self.address, compression=None, open_timeout=PATIENCE)
        await self.look_as(seat)

    async def look_as(self, seat: int) -> None:
        await self.send({"type": "hello", "token": self.keys[seat], "seen": self.last.get("seq", 0)})
        self.eyes = seat
        while (await self.hear())["type"] != "table" or self.last["seat"] != seat:
            pass

    async def send(self, message: Data) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Data:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        assert isinstance(text, str)
        message: Data = msgspec.json.decode(text)
        self.frames.append((self.eyes, message, text))
        if message["type"] == "table":
            self.last = message
        return message

    async def ask(self, message: Data) -> Data:
        """Send something that has an id, and hear what becomes of it."""
        await self.send(message)
        while True:
            heard = await self.hear()
            if heard.get("id") == message["id"]:
                return heard

    async def see(self, seq: int) -> None:
        while self.last["seq"] < seq:
            await self.hear()


class Game:
    """One recorded game: people on one device or several, bots, a spectator, and everything a client can ask for."""

    title = "mystery"
    wishes = WISHES
    detours = 1.0  # how much is done beside playing

    def __init__(self, web: httpx.AsyncClient, seats: list[Data], rng: random.Random) -> None:
        self.web = web
        self.seats = seats
        self.rng = rng
        self.number = 0
        self.screens: list[Screen] = []
        self.given: list[str] = []  # keys and invitations, each of which one answer gave
        self.people: dict[int, Screen] = {}
        self.watching: Screen
        self.looked: list[tuple[int, Data]] = []  # whose eyes, and what they were given over HTTP
        self.done: Counter[str] = Counter()

    async def post(self, path: str, data: Data | None, key: str = "") -> Data:
        answer = await self.web.post(path, json=data, headers=bearer(key))
        found: Data = answer.json()
        return found

    def options(self) -> Data:
        return {"max_rounds": self.rng.choice([2, 3, 4]), "mode": self.rng.choice(["basic", "advanced"])}

    async def prepare(self) -> None:
        wish = {"title": self.title, "seats": self.seats, "options": self.options()}
        made = await self.post("/api/tables", wish)
        self.table = made["table"]
        self.host = made["host"]
        self.path = f"/api/tables/{self.table}"
        socket = str(self.web.base_url).replace("http", "ws", 1).rstrip("/") + f"{self.path}/play"
        self.given += [made["host"], made["watch"], *(key["token"] for key in made["keys"])]
        if made["keys"]:
            device = Screen(socket, {key["seat"]: key["token"] for key in made["keys"]})
            self.people |= dict.fromkeys(device.keys, device)
        for invite in made["invites"]:
            claimed = await self.post(f"{self.path}/claim", {"invite": invite["invite"], "name": "Person-guest"})
            await self.post(f"{self.path}/claim", {"invite": invite["invite"], "name": "too late"})
            self.given += [invite["invite"], claimed["token"]]
            self.people[invite["seat"]] = Screen(socket, {invite["seat"]: claimed["token"]})
        self.watching = Screen(socket, {0: made["watch"]})
        self.screens = [*dict.fromkeys(self.people.values()), self.watching]
        for screen in self.screens:
            await screen.come(min(screen.keys))

    async def play(self) -> None:
        await self.prepare()
        while not self.watching.last["over"]:
            if (seat := self.whose_turn()) is None:
                await self.watching.hear()
                continue
            screen = self.people[seat]
            if screen.eyes != seat:
                await screen.look_as(seat)
            await screen.see(self.watching.last["seq"])
            if screen.last["seq"] == self.watching.last["seq"]:
                await self.act(screen, seat)
            await self.watching.see(screen.last["seq"])
        await self.look_back(over=True)
        await self.leave()

    def whose_turn(self) -> int | None:
        frame = self.watching.last
        seat = frame["confirming"] or frame["view"]["deciding"][0]
        return seat if seat in self.people else None

    async def act(self, screen: Screen, seat: int) -> None:
        self.number += 1
        name = f"m{self.number}"
        frame = screen.last
        options = [option["text"] for option in frame["view"]["ask"]["options"]]
        chance = self.rng.random() / self.detours
        if chance < 0.1:
            await screen.ask({"type": "why", "id": name, "wish": self.rng.choice(self.wishes)})
            await self.watching.ask({"type": "why", "id": name, "wish": self.rng.choice(self.wishes)})
            self.done["why"] += 1
        elif chance < 0.2:
            await self.err(seat, options)
        elif chance < 0.25:
            await screen.come(seat)
            self.done["resume"] += 1
        elif chance < 0.27:
            await self.look_back(over=False)
        elif chance < 0.29:
            await self.change_seats(screen, seat)
        elif frame["undoable"] and chance < 0.4:
            await self.do(screen, {"type": "undo", "id": name, "answers": self.rng.randint(1, frame["undoable"])})
            self.done["undo"] += 1
        elif frame["confirming"] == seat:
            await self.do(screen, {"type": "confirm", "id": name})
        elif options:
            await self.answer(screen, seat, name, options)

    async def answer(self, screen: Screen, seat: int, name: str, options: list[str]) -> None:
        ask = screen.last["ask"]
        await self.do(screen, {"type": "answer", "id": name, "ask": ask, "answers": [self.rng.choice(options)]})

    async def do(self, screen: Screen, message: Data) -> None:
        heard = await screen.ask(message)
        assert heard["type"] == "saved", heard
        await screen.see(heard["seq"])

    async def err(self, seat: int, options: list[str]) -> None:
        """Every seat, and the spectator, tries what it may not."""
        wrong = self.wrong(options)
        for other, screen in [*self.people.items(), (0, self.watching)]:
            if screen is self.people[seat] and other != seat:
                continue
            self.number += 1
            ask = screen.last["ask"] + self.rng.choice([0, 0, 1])
            answer = {"type": "answer", "id": f"e{self.number}", "ask": ask, "answers": [self.rng.choice(wrong)]}
            assert (await screen.ask(answer))["type"] == "refused"
            assert (await screen.ask({"type": "undo", "id": f"u{self.number}", "answers": 999}))["type"] == "refused"
        strange = await self.web.get(self.path, headers=bearer(self.host[::-1]))
        assert strange.status_code == 403
        self.done["error"] += 1

    def wrong(self, options: list[str]) -> list[str]:
        return [wish for wish in ("pay 9", "move w7", "place R at 4", "end", "nonsense") if wish not in options]

    async def look_back(self, over: bool) -> None:
        """The replay and moments of it, with every key and all eyes."""
        keys = [
            *((seat, screen.keys[seat]) for seat, screen in self.people.items()),
            *self.watching.keys.items(),
            (0, self.host),
        ]
        for seat, key in keys:
            for eyes in {0, seat, self.rng.randint(1, len(self.seats))}:
                ply = self.rng.randint(0, self.watching.last["ply"])
                for path in (f"{self.path}/replay?eyes={eyes}", f"{self.path}/replay/{ply}?eyes={eyes}"):
                    answer = await self.web.get(path, headers=bearer(key))
                    if "problem-no-ply" in answer.text:  # somebody has just taken that answer back
                        continue
                    assert (answer.status_code == 200) == (over or eyes in (0, seat)), answer.text
                    if answer.status_code == 200:
                        self.looked.append((eyes, answer.json()))
                    if "/replay/" in path and not over and seat == 0:
                        assert answer.status_code != 200 or answer.json()["view"]["ask"]["options"] == []
            await self.web.get(self.path, headers=bearer(key))
        mine = await self.web.post("/api/tables/mine", json={"tokens": [key for _, key in keys]})
        assert [table["table"] for table in mine.json()] == [self.table]
        self.done["replay"] += 1

    async def change_seats(self, screen: Screen, seat: int) -> None:
        """A bot keeps the seat warm for a moment; the owner goes on at another device."""
        key = screen.keys[seat]
        await self.post(f"{self.path}/seats/{seat}/warm", {"bot": "random"}, key)
        await self.post(f"{self.path}/seats/{seat}/warm", {"bot": ""}, key)
        invite = await self.post(f"{self.path}/seats/{seat}/invite", None, key)
        claimed = await self.post(f"{self.path}/claim", {"invite": invite["invite"], "name": ""})
        self.given += [invite["invite"], claimed["token"]]
        screen.keys[seat] = claimed["token"]
        await screen.come(seat)
        self.done["move"] += 1

    async def leave(self) -> None:
        for seat, screen in self.people.items():
            await self.post(f"{self.path}/seats/{seat}/leave", None, screen.keys[seat])
        for screen in self.screens:
            assert screen.socket is not None
            await screen.socket.close()


class AztecGame(Game):
    """The same with answers that are sealed: given at once, taken back, given again without being taken back."""

    title = "aztec"
    wishes = AZTEC_WISHES
    detours = 0.4

    def __init__(self, web: httpx.AsyncClient, seats: list[Data], rng: random.Random) -> None:
        super().__init__(web, seats, rng)
        self.locked: set[tuple[int, int]] = set()  # (question, seat)

    def options(self) -> Data:
        self.agreed = {
            "locks": self.rng.choice(["shown", "hidden"]),
            "artefact_visibility": self.rng.choice(["public", "secret"]),
            "claim_shape": self.rng.choice([*7 * ["plausible"], "free"]),
            "character_assignment": self.rng.choice(["random", "choice"]),
        }
        return self.agreed

    def whose_turn(self) -> int | None:
        frame = self.watching.last
        asked = [frame["confirming"]] if frame["confirming"] else frame["view"]["deciding"]
        asked = [seat for seat in asked if seat in self.people and (frame["ask"], seat) not in self.locked]
        return self.rng.choice(asked) if asked else None

    async def answer(self, screen: Screen, seat: int, name: str, options: list[str]) -> None:
        ask = screen.last["ask"]
        await super().answer(screen, seat, name, options)
        self.locked.add((ask, seat))
        if self.rng.random() < 0.25:
            again = {"type": "answer", "id": f"{name} again", "ask": ask, "answers": [self.rng.choice(options)]}
            if (await screen.ask(again))["type"] == "saved":
                self.done["again"] += 1
        if self.rng.random() < 0.25 and (await screen.ask({"type": "reopen", "id": f"{name} back"}))["type"] == "saved":
            self.locked.discard((ask, seat))
            self.done["reopen"] += 1

    def wrong(self, options: list[str]) -> list[str]:
        return IMPOSSIBLE


async def play_all(server: Server, tap: Tap, kind: type[Game], numbers: range) -> list[Game]:
    tables = AZTEC_TABLES if kind is AztecGame else TABLES
    async with tap.open():
        headers = {"accept-encoding": "identity"}  # so that the bytes can be read
        # Not kept: the server may just be closing one that was idle.
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=tap.address, headers=headers, timeout=PATIENCE, limits=limits) as web:
            games = [kind(web, tables[n % len(tables)], random.Random(f"canary {n}")) for n in numbers]
            gate = asyncio.Semaphore(AT_ONCE)

            async def play(game: Game) -> None:
                async with gate:
                    await game.play()

            await asyncio.gather(*map(play, games))
            for path in (
                "/",
                "/healthz",
                "/metrics",
                "/api/titles",
                "/api/openapi.json",
                f"/api/titles/{kind.title}/components",
            ):
                await web.get(path)
        await asyncio.sleep(0)
    return games


# ---------------------------------------------------------------- what nobody may know


def spellings(secret: bytes) -> list[bytes]:
    """Bytes as they could be written into a message."""
    plain = [secret, secret.hex().encode(), secret.hex().upper().encode(), json.dumps(list(secret)).encode()]
    coded = [base64.b64encode(secret), base64.urlsafe_b64encode(secret), base64.b32encode(secret)]
    return [*plain, *(code.rstrip(b"=") for code in coded), str(int.from_bytes(secret, "big")).encode()]


def secrets_of(server: Server) -> dict[str, set[bytes]]:
    """What the database holds and what follows from it."""
    found: dict[str, set[bytes]] = {"seed": set(), "chance": set(), "hash": set()}
    for row in server.rows("SELECT * FROM matches"):
        seed = row["seed"]
        found["seed"] |= {seed.encode(), seed.upper().encode(), *spellings(bytes.fromhex(seed))}
        found["seed"] |= {base64.b64encode(seed.encode()), seed[:12].encode(), seed[-12:].encode()}
        found["chance"] |= set(spellings(key_from_seed(seed)))
        for block in range(4):
            found["chance"] |= {
                str(int(draw)).encode() for draw in block_of_draws(key_from_seed(seed), block) if draw > 10**8
            }
        found["hash"] |= {row[name].encode() for name in ("host", "watch")}
    for row in server.rows("SELECT key, invite FROM seats"):
        found["hash"] |= {value.encode() for value in row if value}
    return found


def hexes(output: bytes, digits: int) -> set[bytes]:
    """Every run of so many hexadecimal digits."""
    runs = re.findall(rb"[0-9a-fA-F]{%d,}" % digits, output)
    return {run[i : i + digits].lower() for run in runs for i in range(len(run) - digits + 1)}


def numbers(output: bytes) -> set[bytes]:
    return set(re.findall(rb"\d{9,}", output))


def check_output(output: bytes, server: Server, given: Iterable[str]) -> None:
    secrets = secrets_of(server)
    written = numbers(output)
    for kind, needles in secrets.items():
        for needle in needles:
            if needle.isdigit() and len(needle) < 20:
                assert needle not in written, f"{kind}: {needle!r}"
            else:
                assert needle not in output, f"{kind}: {needle!r}"
    keys = {json.loads(row["entry"])["key"].encode() for row in server.rows("SELECT entry FROM log")}
    assert len(keys) > 20 * len(server.tables())
    assert not keys & hexes(output, 10), "a key of the log"
    for word in (
        b'"chance"',
        b'"stack"',
        b'"draws"',
        b'"seed"',
        b'"reveals"',
        b"key_of_chance",
        b'"move_id"',
        b"Traceback",
    ):
        assert word not in output.replace(b"antechamber_", b""), word
    for token in given:
        assert output.count(token.encode()) == 1, "a key left the server twice"
        assert sha256(token.encode()).hexdigest().encode() not in output


def check_options(screen: Screen, offered: dict[int, set[str]]) -> None:
    """Options are shown to whoever decides, and to nobody else."""
    frame: Data = {}
    for eyes, message, text in screen.frames:
        if message["type"] == "table":
            frame = message
            assert frame["seat"] in screen.keys
        if not frame or (frame["seat"] == eyes and eyes in frame["view"]["deciding"]):
            continue
        if message["type"] == "table":
            assert frame["view"]["ask"]["options"] == []
        assert "legal:" not in text
        told = re.sub(r'cannot \\".*?\\"', "", text)  # without what this seat itself wanted
        for option in offered.get(frame["ask"], set()):
            assert f'"text":"{option}"' not in told
            assert f'\\"{option}\\"' not in told


def check_aztec(game: AztecGame, server: Server) -> None:
    """No frame, and nothing that HTTP gave, has a card, a claim, a token, an artefact or a lock before its time."""
    state = server.match(game.table).state
    assert isinstance(state, Aztec)
    cards = [player_data(state, seat)["cards"] for seat in range(len(game.seats))]
    heard = [message for screen in game.screens for _, message, _ in screen.frames if message["type"] == "table"]
    for eyes, message in [*((message["seat"], message) for message in heard), *game.looked]:
        for entry in [*message.get("entries", []), *message.get("plies", [])]:
            for event in entry["events"]:
                assert event["seat"] == eyes or event["kind"] not in ("looked", "offered", "kept-card")
        if "view" in message:
            check_aztec_view(message["view"], eyes, cards, game.agreed["artefact_visibility"] == "secret")
    if game.agreed["locks"] == "hidden":
        check_locks([message for message in heard if is_sealed(message["view"])], len(game.seats))


def is_sealed(view: Data) -> bool:
    return view["ask"]["question"] in ("round/choose_claims", "round/choose_tokens")


def check_locks(frames: list[Data], seats: int) -> None:
    """To each everybody else seems to be choosing, and no number grows but by the own lock."""
    plies: dict[int, int] = {}
    for frame in frames:
        locked = set(range(1, seats + 1)) - set(frame["view"]["deciding"])
        assert locked <= {frame["seat"]}
        assert frame["seq"] == frame["ask"]
        assert frame["ply"] - len(locked) == plies.setdefault(frame["ask"], frame["ply"] - len(locked))


def check_aztec_view(view: Data, eyes: int, cards: list[Any], secret: bool) -> None:
    number, question = view["round"], view["ask"]["question"]
    claimed = number - (question == "round/choose_claims" or number == 0)
    placed = number - (question in ("round/choose_claims", "round/choose_tokens"))
    for seat, player in enumerate(view["players"], start=1):
        for n, card in enumerate(player["cards"], start=1):
            is_known = n < number or (n == number and (seat == eyes or seat in view["revealed"]))
            assert card == (cards[seat - 1][n - 1] if is_known else None)
        assert (len(player["claims"]), len(player["tokens"])) == (max(0, claimed), max(0, placed))
        if secret and seat != eyes and "winners" not in view:
            assert player["artefacts"] == []
    assert all(eyes in known or "all" in known for _, _, known in view["deck"]["seen"])
    if not eyes:
        assert view["ask"]["options"] == []


def check_decks(output: bytes, games: list[Game], server: Server) -> None:
    """No six cards stand anywhere as they do in a deck, neither by name nor by number."""
    runs = {
        tuple(found[n : n + 6])
        for run in re.findall(rb'(?:"A-[A-Z0-9-]+",){5,}"A-[A-Z0-9-]+"|(?:\b\d{1,2},){5,}\d{1,2}\b', output)
        for found in [run.replace(b'"', b"").split(b",")]
        for n in range(len(found) - 5)
    }
    for game in games:
        match = server.match(game.table)
        first = match.moments[0].before
        assert isinstance(first, Aztec)
        faces = [int(card) for card in first.deck]
        names = [ARTEFACT.word(card).encode() for card in faces]
        assert names[0].startswith(b"A-")
        for n in range(len(faces) - 5):
            assert tuple(names[n : n + 6]) not in runs
            assert tuple(str(face).encode() for face in faces[n : n + 6]) not in runs


def record(folder: Path, kind: type[Game], numbers: range) -> Counter[str]:
    """Play games, search everything that was sent, and say what was done in them."""
    folder.mkdir()
    server = Server(folder, ANTECHAMBER_LOG_LEVEL="info", ANTECHAMBER_SEALED_SECONDS="0.05")
    try:
        server.start()
        tap = Tap(server)
        games = asyncio.run(play_all(server, tap, kind, numbers))
    finally:
        server.kill()
    assert len(games) == len(numbers)
    output = b"\n".join(bytes(heard) for heard in tap.heard)
    frames = [text for game in games for screen in game.screens for _, _, text in screen.frames]
    assert (
        len(output) > sum(map(len, frames)) > 50_000 * len(games)
    )  # the tap has heard everything the screens were shown
    given = [token for game in games for token in game.given]
    check_output(output, server, given)
    for game in games:
        assert server.match(game.table).over
        if isinstance(game, AztecGame):
            check_aztec(game, server)
        else:
            check_offers(game)
    if kind is AztecGame:
        check_decks(output, games, server)
    logs = server.errors.read_bytes()
    assert logs.count(b"\n") > 20 * len(games)
    for token in [*given, "Person-"]:
        assert token.encode() not in logs
    for needles in secrets_of(server).values():
        assert not any(needle in logs for needle in needles if not needle.isdigit())
    assert not server.failures()
    return sum((game.done for game in games), Counter({"game": len(games)}))


def check_offers(game: Game) -> None:
    offered: dict[int, set[str]] = {}
    for screen in game.people.values():
        for _, message, _ in screen.frames:
            if message["type"] == "table" and message["view"]["ask"]["options"]:
                texts = {option["text"] for option in message["view"]["ask"]["options"]}
                offered.setdefault(message["ask"], set()).update(texts)
    for screen in game.screens:
        check_options(screen, offered)


def test_no_secret_is_in_any_byte_that_leaves_the_server(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    number = MANY_GAMES if pytestconfig.getoption("--deep") else GAMES
    done = record(tmp_path / "all", Game, range(number))
    assert set(done) == {"game", "why", "error", "resume", "replay", "move", "undo"}


def test_no_secret_is_in_any_byte_of_games_with_sealed_answers(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    usual = MANY_AZTEC_GAMES if pytestconfig.getoption("--deep") else AZTEC_GAMES
    number = int(os.environ.get("AZTEC_GAMES", usual))
    begin = int(os.environ.get("AZTEC_FROM", "0"))
    done: Counter[str] = Counter()
    for first in range(begin, number, MANY_GAMES):
        done += record(tmp_path / str(first), AztecGame, range(first, min(number, first + MANY_GAMES)))
        print(dict(done))  # for who runs it with -s
    assert done["game"] == number - begin
    assert set(done) >= {"why", "error", "resume", "replay", "move", "again", "reopen"}
