"""Real servers, and people who come to their tables over real sockets."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from antechamber.server.serve import address, bind, prepare
from antechamber.server.settings import from_environment
from antechamber.server.tables import Tables
from tests import nursery

GENEROUS = {
    "GETS_PER_MINUTE": "100000",
    "POSTS_PER_MINUTE": "100000",
    "NEW_TABLES_PER_MINUTE": "100000",
    "NEW_TABLES_PER_DAY": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "MESSAGES_PER_SECOND": "1000",
    "TURN_SECONDS": "0",
}
PATIENCE = 60  # seconds before a test gives up; nothing is measured
ME = {"kind": "me", "name": "Ana"}
FRIEND = {"kind": "here", "name": "Bruno"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "name": "Rune"}
PEOPLE = [ME, FRIEND, {"kind": "here", "name": "Zoë"}]
NOTHING = 0.3  # seconds in which nothing must come
SEAT_1_BEGINS = {"mystery": {"start_player": 1}, "aztec": {"starting_seat": 1}}
ids = count(1)

Json = dict[str, Any]


class Server:
    """A server, as people know it: an address."""

    address: str
    http: httpx.Client

    def open_at(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    # ------------------------------------------------------------ asking

    def get(self, path: str, key: str = "", **parameters: Any) -> httpx.Response:
        return self.http.get(path, headers=bearer(key), params=parameters)

    def post(self, path: str, body: object = None, key: str = "") -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(key))

    def open_table(self, *seats: Json, title: str = "mystery", **options: Any) -> Opened:
        """Open a table; seat 1 begins."""
        wish = {"title": title, "seats": list(seats), "options": {**SEAT_1_BEGINS.get(title, {}), **options}}
        response = self.post("/api/tables", wish)
        assert response.status_code == 201, response.text
        return Opened(self, response.json())


class Process(Server):
    """A server in a process of its own, that can be killed and started again on the same database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.environment = {**os.environ, "ANTECHAMBER_HOME": str(folder)}
        self.environment |= {f"ANTECHAMBER_{name}": value for name, value in {**GENEROUS, **settings}.items()}
        self.log = folder / "log.jsonl"
        self.port = "0"
        self.start()

    def start(self) -> None:
        said = self.folder / "said.txt"
        words = ["serve", "--no-browser", "--port", self.port]
        self.process = nursery.start(*words, environment=self.environment, said=said, errors=self.log)
        deadline = time.monotonic() + PATIENCE
        while "\n" not in said.read_text():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.005)
        line = said.read_text().splitlines()[0]
        assert line.startswith("Antechamber is open at http://127.0.0.1:"), (line, self.log.read_text())
        self.open_at(line.split()[-1])
        self.port = self.address.rpartition(":")[2]

    def kill(self) -> None:
        """As a loss of power would."""
        self.process.kill()
        self.end()

    def stop(self) -> int:
        self.process.terminate()
        return self.end()

    def end(self) -> int:
        self.http.close()
        return self.process.wait(PATIENCE)

    def logged(self) -> list[Json]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


class Beside(Server):
    """A server in a thread of the tests, which starts at once."""

    def __init__(self, folder: Path, **settings: str) -> None:
        environment = {"DATABASE_URL": f"sqlite:///{folder}/tables.db", "LOG_LEVEL": "error", **GENEROUS, **settings}
        wanted = from_environment({f"ANTECHAMBER_{name}": value for name, value in environment.items()})
        is_open = threading.Event()
        bound = bind("127.0.0.1", 0)
        self.inner = prepare(wanted, bound, lambda _: is_open.set())
        self.thread = threading.Thread(target=self.inner.run, args=([bound],))
        self.thread.start()
        assert is_open.wait(PATIENCE)
        self.open_at(address(bound))

    @property
    def tables(self) -> Tables:
        """What is behind the address."""
        return self.inner.tables

    def stop(self) -> None:
        self.http.close()
        self.inner.should_exit = True
        self.thread.join(PATIENCE)


def problem(response: httpx.Response) -> tuple[int, str]:
    """Why something was refused."""
    return response.status_code, response.json()["problem"]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


class Opened:
    """A table that was opened, with its keys."""

    def __init__(self, server: Server, made: Json) -> None:
        self.server = server
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.watch: str = made["watch"]
        self.keys: dict[int, str] = {key["seat"]: key["token"] for key in made["keys"]}
        self.invites: dict[int, str] = {invite["seat"]: invite["invite"] for invite in made["invites"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def sit(self, seat: int, seen: int = 0, server: Server | None = None) -> Guest:
        """Come to the table with the key of a seat."""
        return Guest(server or self.server, self.id, self.keys[seat], seen)

    def look(self, server: Server | None = None) -> Guest:
        """Come to the table as a spectator, also through another process."""
        return Guest(server or self.server, self.id, self.watch)

    def info(self, key: str = "") -> Json:
        response = self.server.get(self.path, key or self.watch)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    def claim(self, invite: str, name: str = "") -> httpx.Response:
        return self.server.post(f"{self.path}/claim", {"invite": invite, "name": name})

    def at(self, seat: int, action: str, key: str, body: object = None) -> httpx.Response:
        """Invite to a seat, let a bot stand in, or leave it."""
        return self.server.post(f"{self.path}/seats/{seat}/{action}", body, key)


def dial(server: Server, table: str, **more: Any) -> AbstractContextManager[ClientConnection]:
    """A socket to a table, before anything was said."""
    place = f"{server.address.replace('http', 'ws')}/api/tables/{table}/play"
    line: AbstractContextManager[ClientConnection] = connect(place, max_size=None, open_timeout=PATIENCE, **more)
    return line


class Guest:
    """A device at a table. It remembers the last table it was shown, and every entry."""

    def __init__(self, server: Server, table: str, key: str, seen: int = 0) -> None:
        self.leaving = ExitStack()
        self.socket = self.leaving.enter_context(dial(server, table))
        self.heard: list[Json] = []
        self.entries: list[Json] = []
        self.table: Json = {}
        self.hello(key, seen)

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.close()

    # ------------------------------------------------------------ talking

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
            self.entries += message["entries"]
        return message

    def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def see(self, wanted: Callable[[Json], bool]) -> Json:
        """The table as soon as it is as wanted; it may be already."""
        while not (self.table and wanted(self.table)):
            self.hear()
        return self.table

    def hello(self, key: str, seen: int = 0) -> Json:
        self.table = {}
        self.say(type="hello", token=key, seen=seen)
        return self.hear_until(lambda message: message["type"] in ("table", "refused"))

    def ask(self, kind: str, move_id: str = "", **fields: Any) -> Json:
        """Send something with an id, and hear what came of it."""
        move_id = move_id or f"move {next(ids)}"
        self.say(type=kind, id=move_id, **fields)
        return self.hear_until(lambda message: message.get("id") == move_id)

    def answer(self, *answers: str, move_id: str = "", ask: int | None = None) -> Json:
        """Answer, and see the table after it."""
        number = self.table["ask"] if ask is None else ask
        return self.and_look(self.ask("answer", move_id, ask=number, answers=list(answers)))

    def act(self, kind: str, **fields: Any) -> Json:
        """Undo, confirm or reopen, and see the table after it."""
        return self.and_look(self.ask(kind, **fields))

    def and_look(self, reply: Json) -> Json:
        if reply["type"] == "saved":
            self.see(lambda table: table["seq"] >= reply["seq"])
        return reply

    # ------------------------------------------------------------ playing

    @property
    def seat(self) -> int:
        return int(self.table["seat"])

    def options(self) -> list[str]:
        return [option["text"] for option in self.table["view"]["ask"]["options"]]

    def must_act(self, table: Json) -> bool:
        """Whether this seat is to answer or to confirm, or all is over."""
        if table["over"] or table["confirming"]:
            return bool(table["over"] or table["confirming"] == self.seat)
        return self.seat in table["view"]["deciding"]

    def play_on(self) -> Json:
        """Wait for this seat's turn and take the first option, or confirm."""
        self.see(self.must_act)
        if self.table["confirming"]:
            return self.act("confirm")
        return self.answer(self.options()[0])

    def finish_turn(self) -> None:
        """Play until another seat is asked."""
        self.see(self.must_act)
        while self.must_act(self.table) and not self.table["over"]:
            assert self.play_on()["type"] == "saved"

    def play_to_the_end(self) -> None:
        """Take the first option each time, until the game is over."""
        while not self.see(self.must_act)["over"]:
            assert self.play_on()["type"] == "saved"
