"""Those who take too much: half requests, more connections than there is room for, tables without end."""

from __future__ import annotations

import contextlib
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from tests.trials.serving import Data, Device, Server

SLOW = 40  # clients that send half a request
FILES = 400  # that a server may open
CROWD = 500  # connections to it
DEADLINE = 1  # seconds for a request, where slow ones are tried
SOON = 20  # seconds after which somebody waits for ever
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
PEOPLE = ({"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path, ANTECHAMBER_RECEIVE_SECONDS=str(DEADLINE), ANTECHAMBER_THINKERS="1")
    yield started
    started.kill()


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    url = httpx.URL(server.address)
    return socket.create_connection((url.host, url.port or 80), SOON, (source, 0))


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    answer = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(4096):
            answer += part
    return answer


def is_refused(line: socket.socket) -> bool:
    """Whether the server has said that it is full; to those that are in it says nothing before they do."""
    line.setblocking(False)
    try:
        return line.recv(4096).startswith(b"HTTP/1.1 503 ")
    except BlockingIOError:
        return False


class Players:
    """Two people at a table, who answer in turn."""

    def __init__(self, server: Server) -> None:
        made = server.new_table(*PEOPLE)
        self.table: str = made["table"]
        self.watch: str = made["watch"]
        self.devices = [Device.at(server, self.table, key["token"]) for key in made["keys"]]
        self.moves = 0

    def play(self) -> None:
        """One of them answers or confirms, and both see it."""
        self.moves += 1
        for seat, device in enumerate(self.devices, start=1):
            message = self.message(device.last, seat)
            if message is not None:
                device.send(message)
                saved = device.wait_for("saved")
                for other in self.devices:
                    while other.last["seq"] < saved["seq"]:
                        other.wait_for("table")
                return
        raise AssertionError("nobody is asked")

    def message(self, frame: Data, seat: int) -> Data | None:
        if frame["confirming"]:
            return {"type": "confirm", "id": f"m{self.moves}"} if frame["confirming"] == seat else None
        options = frame["view"]["ask"]["options"]
        answers = [option["text"] for option in options[:1]]
        return {"type": "answer", "id": f"m{self.moves}", "ask": frame["ask"], "answers": answers} if options else None


def test_half_a_request_is_ended_while_others_play(server: Server) -> None:
    server.start()
    players = Players(server)
    lines = [dial(server) for _ in range(SLOW)]
    for number, line in enumerate(lines):
        line.sendall(HALF_BODY if number % 2 else HALF_HEAD)
    silent = dial(server)
    deadline = time.monotonic() + 2 * DEADLINE
    while time.monotonic() < deadline:  # a byte now and then is no reason to wait longer
        for line in lines:
            with contextlib.suppress(ConnectionError):
                line.sendall(b" ")
        players.play()
        time.sleep(0.05)
    for line in (*lines, silent):
        line.settimeout(SOON)
        answer = heard(line)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 408 "), answer
        line.close()
    players.play()
    assert server.get("/healthz")["status"] == "ok"
    assert not server.failures()


def test_a_request_may_come_after_another_and_take_its_time_within_the_deadline(server: Server) -> None:
    server.start()
    with dial(server) as line:
        for _ in range(3):
            for part in (b"GET /healthz HTTP/1.1\r\n", b"Host: 127.0.0.1\r\n\r\n"):
                line.sendall(part)
                time.sleep(DEADLINE / 4)
            assert line.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_a_server_without_descriptors_refuses_new_ones_and_serves_those_it_has(server: Server) -> None:
    server.wrapper = ["sh", "-c", f'ulimit -n {FILES}; exec "$0" "$@"']
    server.environment["ANTECHAMBER_RECEIVE_SECONDS"] = str(SOON)
    server.start()
    players = Players(server)
    crowd = []
    for number in range(CROWD):
        crowd.append(dial(server))
        if not number % 100:
            players.play()
    players.play()
    refused = [line for line in crowd if is_refused(line)]
    assert len(refused) >= CROWD - FILES
    for line in crowd:
        line.close()
    late = Device.at(server, players.table, players.watch)
    players.play()
    late.wait_for("table")
    late.close()
    assert not server.failures()
    assert f"allows this process {FILES} open files" in server.errors.read_text()
    assert server.errors.stat().st_size < 10_000


def test_a_server_that_runs_out_of_descriptors_all_the_same_does_not_fill_the_disk(server: Server) -> None:
    server.start()
    players = Players(server)
    used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + 4, hard))
    lines = [dial(server) for _ in range(40)]
    until = time.monotonic() + 1.5
    while time.monotonic() < until:
        players.play()
        time.sleep(0.05)
    assert server.failures(), "it has said so"
    assert server.errors.stat().st_size < 10_000
    for line in lines:
        line.close()


def test_one_address_cannot_take_all_connections(server: Server) -> None:
    server.environment |= {"ANTECHAMBER_CONNECTIONS_PER_ADDRESS": "6", "ANTECHAMBER_PROXIES": "192.0.2.1"}
    server.start()
    players = Players(server)
    greedy = [dial(server, "127.0.0.2") for _ in range(6)]
    with dial(server, "127.0.0.2") as late:
        answer = heard(late)
    assert answer == b"" or b"problem-connections" in answer
    players.play()
    for line in greedy:
        line.close()
    time.sleep(0.1)
    with dial(server, "127.0.0.2") as again:
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert heard(again).startswith(b"HTTP/1.1 200 ")


def test_one_address_behind_a_proxy_cannot_take_all_connections(server: Server) -> None:
    server.environment["ANTECHAMBER_CONNECTIONS_PER_ADDRESS"] = "3"
    server.start()
    made = server.new_table(*PEOPLE)
    play = f"/api/tables/{made['table']}/play"
    upgrade = (
        f"GET {play} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: {}\r\n\r\n"
    )
    lines = [dial(server) for _ in range(5)]
    clients = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8:1::1"]
    answers = []
    for line, client in zip(lines, clients, strict=True):
        line.sendall(upgrade.replace("{}", client).encode())
        answers.append(line.recv(4096).split(b" ")[1])
    assert answers == [b"101", b"101", b"101", b"429", b"101"]
    for line in lines:
        line.close()


def test_tables_nobody_comes_back_to_are_gone_and_finished_games_are_not(server: Server) -> None:
    server.start()
    played = {name: Players(server) for name in ("unbegun", "left", "over", "begun", "new")}
    names = {name: players.table for name, players in played.items()}
    for name in ("left", "over", "begun"):
        played[name].play()
    server.kill()
    ages = {"unbegun": 8.0, "left": 91.0, "over": 4000.0, "begun": 8.0, "new": 0.0}
    with contextlib.closing(sqlite3.connect(server.database)) as file, file:
        for name, days in ages.items():
            values = [ago(days), name == "over", names[name]]
            file.execute("UPDATE matches SET moved = ?, over = ? WHERE id = ?", values)
        with contextlib.suppress(sqlite3.OperationalError):  # as if it had been up for days
            file.execute("UPDATE upkeep SET at = ? WHERE name = 'back'", [ago(3)])
    server.start()
    deadline = time.monotonic() + SOON
    while len(server.tables()) > 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert set(server.tables()) == {names[name] for name in ("over", "begun", "new")}


def ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
