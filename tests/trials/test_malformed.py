"""Ten thousand frames of nonsense: each is answered or ends its socket, and no game changes."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.trials.serving import PATIENCE, Data, Device, Server

FRAMES = 10_000
SOCKETS = 8
FRAME_BYTES = 16_384  # the largest frame the server reads
CLEAN = {1000, 1002, 1003, 1007, 1008, 1009}  # close codes that say what was wrong
KINDS = ("hello", "answer", "confirm", "undo", "reopen", "why", "preview", "ping")
STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 1e308, -0.0, 0.5, "", "0", "null", "\x00",
    "\u202e", "é" * 30, "𝄞", "a" * 41, "b" * 121, "'; DROP TABLE log; --", [], {}, [[]], [None], {"": None},
    ["end"] * 41, ["", ""], {"type": "answer"},
]  # fmt: skip
WORDS = ["move", "w7", "red", "break", "collect", "end", "place", "C", "at", "4", "9999999999999999999", "-1", "pay",
         "M5", "cover", "reserve", "switch", "exchange", "\t", "é", "%s", "{0}", "red red red", "at at"]  # fmt: skip
RAW = [
    '{"type":"hello","token":"\\ud800"}', '{"type":"answer","id":"\\udfff\\ud800","ask":0,"answers":["x"]}', "[" * 5000,
    '{"a":' * 3000, '{"type":"ping"', '{"type":"ping"}{"type":"ping"}', '{"type":"ping","type":"hello"}', "", " ",
    "\x00", "NaN", "Infinity", '{"type":"undo","id":"x","answers":1e999}', '{"type":"undo","id":"x","answers":1.0}',
    '{"type":"hello","token":"' + "k" * 65 + '"}', '{"type":"hello","seen":' + "9" * 5000 + ',"token":"t"}',
    "nonsense", '"hello"', '{"type":"table"}', '{"type":"saved","id":"x","seq":1}', '{"type":["hello"]}', '{"type":1}',
    '{"TYPE":"ping"}', '{"type":"pong"}', '{"type":"Ping"}', '{"type":"ping","":0}', "x" * (FRAME_BYTES + 1),
    '{"type":"why","id":"' + "i" * 40 + '","wish":"' + "break " * 20 + '"}', "é" * FRAME_BYTES, "y" * (8 * FRAME_BYTES),
]  # fmt: skip


class Nonsense:
    """Frames, the same for the same seed. None of them is an answer that the open question would take."""

    def __init__(self, rng: random.Random, keys: list[str], ask: int) -> None:
        self.rng = rng
        self.keys = keys
        self.ask = ask

    def valid(self, kind: str) -> Data:
        """A message of the right form, but about another question, something illegal, or nothing to take back."""
        rng = self.rng
        name = f"n{rng.randrange(10**9)}"
        wish = " ".join(rng.choices(WORDS, k=rng.randint(1, 4)))[:120]
        match kind:
            case "hello":
                return {"type": kind, "token": rng.choice(self.keys), "seen": rng.choice([0, 1, 5, 10**6, 2**70])}
            case "answer":
                return {"type": kind, "id": name, "ask": self.ask + rng.choice([-1, 1, 7, 10**6]), "answers": [wish]}
            case "undo":
                return {"type": kind, "id": name, "answers": rng.randint(1, 10_000)}
            case "why":
                return {"type": kind, "id": name, "wish": wish}
            case "preview":
                return {"type": kind, "id": name, "answers": [wish] * rng.randint(1, 12)}
            case "ping":
                return {"type": kind}
            case _:
                return {"type": kind, "id": name}

    def mutated(self) -> Data:
        """A message of which something was changed, left out or added."""
        rng = self.rng
        message = self.valid(rng.choice(KINDS))
        for _ in range(rng.randint(1, 3)):
            field = rng.choice([*message, "extra", "id", "type", "answers"])
            change = rng.randrange(4)
            if change == 0:
                message.pop(field, None)
            elif change == 1 and isinstance(message.get(field), str):
                text = message[field]
                place = rng.randrange(len(text) + 1)
                message[field] = (
                    text[:place] + chr(rng.choice([0, 9, 34, 92, 127, 233, 8238, 65533, 66304])) + text[place:]
                )
            else:
                message[field] = rng.choice(STRANGE)
        if message.get("ask") == self.ask:
            message["ask"] = self.ask + 1
        return message

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        kind = rng.randrange(4 if depth < 4 else 2)
        if kind == 2:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        if kind == 3:
            return {
                rng.choice(["type", "id", "token", "a", ""]): self.value(depth + 1) for _ in range(rng.randrange(4))
            }
        return rng.choice(STRANGE) if kind else rng.choice(KINDS)

    def frame(self) -> str | bytes:
        rng = self.rng
        match rng.randrange(8):
            case 0:
                return rng.randbytes(rng.randrange(200))
            case 1:
                return json.dumps(self.value())
            case 2:
                return rng.choice(RAW)
            case 3:
                text = json.dumps(self.valid(rng.choice(KINDS)))
                cut = rng.randrange(len(text))
                return text[:cut] + rng.choice(["", "}", '"', "\x00", text]) + text[cut + rng.randrange(3) :]
            case 4:
                return json.dumps(self.valid(rng.choice(KINDS))).encode(rng.choice(["utf-8", "utf-16", "utf-8-sig"]))
            case 5:
                return json.dumps(self.valid(rng.choice(KINDS)))
            case _:
                return json.dumps(self.mutated(), ensure_ascii=rng.random() < 0.5)

    def frames(self, number: int) -> Iterator[str | bytes]:
        for _ in range(number):
            yield self.frame()


class Shouter:
    """A socket that sends nonsense, and comes back when it is shown the door."""

    def __init__(self, address: str, key: str, heard: Counter[str]) -> None:
        self.address = address
        self.key = key
        self.heard = heard
        self.socket: ClientConnection | None = None

    async def come(self) -> ClientConnection:
        if self.socket is None:
            self.socket = await connect(self.address, compression=None, max_size=None, open_timeout=PATIENCE)
            if self.key:
                await self.socket.send(json.dumps({"type": "hello", "token": self.key}))
                while json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))["type"] != "table":
                    pass
        return self.socket

    async def shout(self, frame: str | bytes) -> None:
        """Send one frame, and wait until it is answered or the socket is closed, in good order."""
        socket = await self.come()
        try:
            await socket.send(frame)
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if answer["type"] != "people":
                    break
            self.heard[answer["type"]] += 1
            assert answer["type"] != "saved", frame
            if answer["type"] == "refused":
                assert answer["problem"]["problem"] != "problem-internal", frame
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self.heard[f"closed {code}"] += 1
            assert code in CLEAN, f"closed with {code} after {frame[:200]!r}"
            self.socket = None

    async def shout_all(self, frames: Iterator[str | bytes]) -> None:
        for frame in frames:
            await self.shout(frame)
        if self.socket is not None:
            await self.socket.close()


def positions(server: Server) -> dict[str, tuple[list[tuple[Any, ...]], str]]:
    return {
        table: ([tuple(row.values()) for row in server.log(table)], server.match(table).key())
        for table in server.tables()
    }


@pytest.mark.parametrize("part", range(2))
def test_malformed_frames_are_answered_or_end_the_socket_and_change_no_match(part: int, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        server.start()
        other = server.new_table({"kind": "me"}, {"kind": "open"})
        made = server.new_table(
            {"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "bot": "novice"}
        )
        first, second = (key["token"] for key in made["keys"])
        ask = play_a_little(server, made["table"], [first, second])
        before = positions(server)
        heard: Counter[str] = Counter()
        strangers = [other["keys"][0]["token"], other["invites"][0]["invite"], "x", ""]
        keys = [first, second, made["watch"], made["host"], *strangers]
        address = server.socket_address(made["table"])
        whose = [first, second, made["watch"], first, second, made["watch"], made["host"], ""]

        async def shout() -> None:
            shouters = []
            for number in range(SOCKETS):
                nonsense = Nonsense(random.Random(f"nonsense {part} {number}"), keys, ask)
                shouter = Shouter(address, whose[number], heard)
                shouters.append(shouter.shout_all(nonsense.frames(FRAMES // 2 // SOCKETS)))
            await asyncio.gather(*shouters)

        asyncio.run(shout())
        assert sum(heard.values()) == FRAMES // 2
        assert {"refused", "table", "because", "pong", "closed 1008", "closed 1009"} <= set(heard)
        assert server.lives()
        assert server.get("/healthz")["status"] == "ok"
        assert positions(server) == before
        assert not server.failures()
        device = Device.at(server, made["table"], first)  # and the table is still open to its people
        assert device.last["ask"] == ask
        device.close()
    finally:
        server.kill()


def play_a_little(server: Server, table: str, keys: list[str]) -> int:
    """Play until the first seat has a question with nothing to take back, and give its number."""
    devices = [Device.at(server, table, key) for key in keys]
    rng = random.Random("a little")
    number = 0
    while True:
        for seat, device in enumerate(devices, start=1):
            frame = device.last
            number += 1
            if frame["confirming"] == seat:
                device.send({"type": "confirm", "id": f"c{number}"})
            elif frame["view"]["ask"]["options"] and not frame["confirming"]:
                if seat == 1 and frame["ply"] > 20 and not frame["undoable"]:
                    for other in devices:
                        other.close()
                    return int(frame["ask"])
                text = rng.choice(frame["view"]["ask"]["options"])["text"]
                device.send({"type": "answer", "id": f"a{number}", "ask": frame["ask"], "answers": [text]})
            else:
                continue
            saved = device.wait_for("saved")
            for other in devices:
                while other.last["seq"] < saved["seq"]:
                    other.wait_for("table")
            break
        else:
            devices[0].wait_for("table")
            while devices[1].last["seq"] < devices[0].last["seq"]:
                devices[1].wait_for("table")
