"""Recorded games at a real server: devices that play them, and a tap that keeps every byte."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.trials.serving import PATIENCE, Data, Server, bearer

AT_ONCE = 6
SOON = 6  # so many deeds after the beginning a bot's seat is asked for, and a seat moves to another device
ME, HERE, OPEN = ({"kind": kind, "name": f"Person-{kind}"} for kind in ("me", "here", "open"))
RANDOM, NOVICE = ({"kind": "bot", "bot": level} for level in ("random", "novice"))


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
    """A device with the keys of some seats, or of the spectators (seat 0); it looks as one at a time."""

    address: str
    keys: dict[int, str]
    viewer: int = -1
    asked: int = -1  # as whom it has said hello; until the first frame, those for the former may still come
    socket: ClientConnection | None = None
    last: Data = field(default_factory=dict)
    frames: list[tuple[int, Data, str]] = field(default_factory=list)  # who looks, the message, its text
    said: dict[str, Data] = field(default_factory=dict)  # what has an id

    async def come(self, seat: int) -> None:
        """Come, or come back after a loss of the connection, with the last entry seen."""
        if self.socket is not None:
            await self.socket.close()
        self.socket = await connect(self.address, compression=None, open_timeout=PATIENCE)
        await self.look_as(seat)

    async def look_as(self, seat: int) -> None:
        await self.send({"type": "hello", "token": self.keys[seat], "seen": self.last.get("seq", 0)})
        self.asked = seat
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
        if message["type"] == "table":
            assert message["seat"] in (self.viewer, self.asked), "a frame for a viewer that has not said hello"
            self.viewer = message["seat"]
            self.last = message
        self.frames.append((self.viewer, message, text))
        return message

    async def ask(self, message: Data) -> Data:
        """Send something that has an id, and hear what becomes of it."""
        self.said[message["id"]] = message
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

    title: str
    few: int  # so many games are played
    many: int  # with --deep
    deeds: tuple[str, ...]  # what is done in them, beside answering
    tables: tuple[list[Data], ...]  # who sits there
    wishes: tuple[str, ...]
    impossible: tuple[str, ...]  # nearly always
    detours = 0.4  # how much is done beside playing

    def __init__(self, web: httpx.AsyncClient, seats: list[Data], rng: random.Random) -> None:
        self.web = web
        self.seats = seats
        self.rng = rng
        self.number = 0
        self.screens: list[Screen] = []
        self.given: list[str] = []  # keys and invitations, each of which one answer gave
        self.people: dict[int, Screen] = {}
        self.watching: Screen
        self.looked: list[tuple[int, Data]] = []  # who looks, and what they were given over HTTP
        self.reports: list[tuple[Data, bytes, bool]] = []  # with what was sent, byte by byte, and if it was over then
        self.replays: list[bytes] = []  # of the game when it was over
        self.done: Counter[str] = Counter()
        self.has_asked = False

    async def post(self, path: str, data: Data | None, key: str = "") -> Data:
        answer = await self.web.post(path, json=data, headers=bearer(key))
        found: Data = answer.json()
        return found

    def options(self) -> Data:
        """What the table agrees on."""
        raise NotImplementedError

    def check(self, server: Server) -> None:
        """Hold all that was told against what was secret at that time."""
        raise NotImplementedError

    @classmethod
    def check_output(cls, output: bytes, games: Sequence[Game], server: Server) -> None:
        """Look for what is secret in this title in all that left the server."""

    async def prepare(self) -> None:
        wish = {"title": self.title, "seats": self.seats, "options": self.options()}
        made = await self.post("/api/tables", wish)
        self.table = made["table"]
        self.host = made["host"]
        self.path = f"/api/tables/{self.table}"
        self.address = socket = str(self.web.base_url).replace("http", "ws", 1).rstrip("/") + f"{self.path}/play"
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
            if screen.viewer != seat:
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
        if self.number > SOON and "request" in self.deeds and not self.has_asked:
            await self.ask_for_a_seat()
        elif self.number > 2 * SOON and not self.done["move"]:
            await self.change_seats(screen, seat)
        elif chance < 0.1 or (self.number > 3 * SOON and not self.done["report"]):
            for asking in (screen, self.watching):
                await self.wonder(asking, name, options)
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

    async def wonder(self, screen: Screen, name: str, options: list[str]) -> None:
        """Why not this, and what if that?"""
        await screen.ask({"type": "why", "id": f"{name} why", "wish": self.rng.choice(self.wishes)})
        answers = [self.rng.choice(options or self.wishes), *self.rng.choices([*options, *self.wishes], k=2)]
        await self.preview(screen, name, answers)
        await self.report(screen.viewer, screen.keys[screen.viewer], over=False)
        self.done["why"] += 1

    async def preview(self, screen: Screen, name: str, answers: list[str]) -> None:
        heard = await screen.ask({"type": "preview", "id": f"{name} if", "answers": answers})
        self.done["preview"] += heard["type"] == "previewed"

    async def answer(self, screen: Screen, seat: int, name: str, options: list[str]) -> None:
        ask = screen.last["ask"]
        await self.do(screen, {"type": "answer", "id": name, "ask": ask, "answers": [self.rng.choice(options)]})

    async def do(self, screen: Screen, message: Data) -> None:
        heard = await screen.ask(message)
        assert heard["type"] == "saved", heard
        await screen.see(heard["seq"])

    async def err(self, seat: int, options: list[str]) -> None:
        """Every seat, and the spectator, tries what it may not."""
        wrong = [wish for wish in self.impossible if wish not in options]
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

    async def look_back(self, over: bool) -> None:
        """The replay and moments of it, with every key, as every viewer."""
        keys = [
            *((seat, screen.keys[seat]) for seat, screen in self.people.items()),
            *self.watching.keys.items(),
            (0, self.host),
        ]
        for seat, key in keys:
            for viewer in {0, seat, self.rng.randint(1, len(self.seats))}:
                ply = self.rng.randint(0, self.watching.last["ply"])
                for path in (f"{self.path}/replay?viewer={viewer}", f"{self.path}/replay/{ply}?viewer={viewer}"):
                    answer = await self.web.get(path, headers=bearer(key))
                    if "problem-no-ply" in answer.text:  # somebody has just taken that answer back
                        continue
                    assert (answer.status_code == 200) == (over or viewer in (0, seat)), answer.text
                    if answer.status_code == 200:
                        self.looked.append((viewer, answer.json()))
                    if over and "/replay?" in path:
                        self.replays.append(answer.content)
                    if "/replay/" in path and not over and seat == 0:
                        assert answer.status_code != 200 or answer.json()["view"]["ask"]["options"] == []
            self.looked.append((seat, (await self.web.get(self.path, headers=bearer(key))).json()))
            await self.report(seat, key, over)
        mine = await self.web.post("/api/tables/mine", json={"tokens": [key for _, key in keys]})
        assert [table["table"] for table in mine.json()] == [self.table]
        self.looked.append((0, mine.json()[0]))
        self.done["replay"] += 1

    async def report(self, seat: int, key: str, over: bool) -> None:
        """Say that something is against the rules, of now or of an earlier moment, as every viewer."""
        for viewer in {0, seat, self.rng.randint(1, len(self.seats))}:
            ply = self.rng.choice([None, self.rng.randint(0, self.watching.last["ply"])])
            doubt = {"expected": "otherwise", "wish": self.rng.choice(self.wishes), "ply": ply, "viewer": viewer}
            answer = await self.web.post(f"{self.path}/report", json=doubt, headers=bearer(key))
            if "problem-no-ply" in answer.text:  # somebody has just taken that answer back
                continue
            assert (answer.status_code == 200) == (over or viewer in (0, seat)), answer.text
            if answer.status_code == 200:
                made = answer.json()
                self.reports.append((made, answer.content, over))
                self.looked.append((viewer, {"view": made["view"], "plies": made["plies"]}))
                self.done["report"] += 1

    async def change_seats(self, screen: Screen, seat: int) -> None:
        """A bot stands in for a moment; the owner goes on at another device."""
        key = screen.keys[seat]
        await self.post(f"{self.path}/seats/{seat}/stand-in", {"bot": "random"}, key)
        await self.post(f"{self.path}/seats/{seat}/stand-in", {"bot": ""}, key)
        invite = await self.post(f"{self.path}/seats/{seat}/invite", None, key)
        claimed = await self.post(f"{self.path}/claim", {"invite": invite["invite"], "name": ""})
        self.given += [invite["invite"], claimed["token"]]
        screen.keys[seat] = claimed["token"]
        await screen.come(seat)
        self.done["move"] += 1

    async def ask_for_a_seat(self) -> None:
        """Somebody asks for the seat of a bot, and looks on until the others have agreed, or until one has not."""
        self.has_asked = True
        bots = [seat for seat in range(1, len(self.seats) + 1) if seat not in self.people]
        if not bots:
            return
        seat, is_welcome = self.rng.choice(bots), self.rng.random() < 0.5
        invite = await self.post(f"{self.path}/seats/{seat}/invite", None, self.host)
        claimed = await self.post(f"{self.path}/claim", {"invite": invite["invite"], "name": "Person-who-asks"})
        assert claimed["waits"]
        self.given += [invite["invite"], claimed["token"]]
        guest = Screen(self.address, {0: claimed["token"], seat: claimed["token"]})
        self.screens.append(guest)
        await guest.come(0)
        await self.wonder(guest, "asks", [])
        request = guest.last["seats"][seat - 1]["request"]["id"]
        self.looked.append((0, (await self.web.get(f"{self.path}/replay", headers=bearer(claimed["token"]))).json()))
        for other in sorted(self.people):
            wish = {"request": request, "agrees": is_welcome}
            await self.post(f"{self.path}/seats/{seat}/agree", wish, self.people[other].keys[other])
        if is_welcome:
            self.people[seat] = guest
            await guest.come(seat)
        self.done["request"] += 1

    async def leave(self) -> None:
        for seat, screen in self.people.items():
            await self.post(f"{self.path}/seats/{seat}/leave", None, screen.keys[seat])
        for screen in self.screens:
            assert screen.socket is not None
            await screen.socket.close()


async def play_all(server: Server, tap: Tap, kind: type[Game], numbers: range) -> list[Game]:
    async with tap.open():
        headers = {"accept-encoding": "identity"}  # so that the bytes can be read
        # Not kept: the server may just be closing one that was idle.
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=tap.address, headers=headers, timeout=PATIENCE, limits=limits) as web:
            games = [kind(web, kind.tables[n % len(kind.tables)], random.Random(f"canary {n}")) for n in numbers]
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


def check_options(screen: Screen, offered: dict[int, set[str]]) -> None:
    """Options are shown to whoever decides, and to nobody else."""
    frame: Data = {}
    for viewer, message, text in screen.frames:
        if message["type"] == "table":
            frame = message
            assert frame["seat"] in screen.keys
        if not frame or (frame["seat"] == viewer and viewer in frame["view"]["deciding"]):
            continue
        if message["type"] == "table":
            assert frame["view"]["ask"]["options"] == []
        assert "legal:" not in text
        told = re.sub(r'cannot \\".*?\\"', "", text)  # without what this seat itself wanted
        for option in offered.get(frame["ask"], set()):
            assert f'"text":"{option}"' not in told
            assert f'\\"{option}\\"' not in told


def check_offers(game: Game) -> None:
    offered: dict[int, set[str]] = {}
    for screen in game.people.values():
        for _, message, _ in screen.frames:
            if message["type"] == "table" and message["view"]["ask"]["options"]:
                texts = {option["text"] for option in message["view"]["ask"]["options"]}
                offered.setdefault(message["ask"], set()).update(texts)
    for screen in game.screens:
        check_options(screen, offered)
