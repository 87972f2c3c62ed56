"""The server dies with kill -9 at random moments: no acknowledged move is lost, none is applied twice."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.trials.serving import GONE, PATIENCE, Data, Device, Server, is_worker, standing

KILLS, DEEP_KILLS = 50, 100
EVENINGS = 2  # the kills are shared between so many servers, which two workers can see to at once
KILLS_OF_THREE = 10  # on PostgreSQL
DEEP_KILLS_OF_THREE = 100
NO_DATABASE = ("not written", "no database", "bots wait for the database")  # what servers may say while it is away
MOMENTS = ("sending", "thinking", "creating", "starting", "any time")
SEATS: tuple[Data, ...] = (
    {"kind": "me", "name": "Ana"},
    {"kind": "bot", "bot": "novice"},
    {"kind": "bot", "bot": "adept"},
)


class Person:
    """Plays at tables with bots, writes down what was acknowledged, and sends again what was not."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.table = ""
        self.keys: dict[str, str] = {}  # the tables that were acknowledged
        self.sent: dict[tuple[str, str], Data] = {}
        self.saved: dict[tuple[str, str], int] = {}
        self.refused: set[tuple[str, str]] = set()
        self.seen: dict[str, int] = {}
        self.told: dict[str, list[Data]] = defaultdict(list)  # by table: all entries, from whichever server
        self.pending: Data | None = None
        self.device: Device | None = None
        self.crash_database: Callable[[], None] = lambda: None

    # ------------------------------------------------------------ coming and going

    def open_table(self, rounds: int = 0) -> None:
        """Sit down at a new table."""
        made = self.server.new_table(*SEATS, max_rounds=rounds or self.rng.choice([3, 6, 100]))
        self.table = made["table"]
        self.keys[self.table] = made["keys"][0]["token"]
        self.pending = None
        self.come_back()

    def come_back(self) -> None:
        """Say hello with the last entry seen, and send again what was not acknowledged."""
        if not self.table:
            self.open_table()
            return
        seen = self.seen.get(self.table, 0)
        self.device = Device.at(self.server, self.table, self.keys[self.table], seen)
        frame = self.device.last
        acknowledged = [seq for (table, _), seq in self.saved.items() if table == self.table]
        assert frame["seq"] >= max(acknowledged, default=0)
        numbers = [entry["seq"] for entry in frame["entries"]]
        assert numbers == sorted({*numbers} & {*range(seen + 1, frame["seq"] + 1)})
        self.look(frame)
        if self.pending is not None:
            self.send(self.pending)
            self.hear_of(self.pending)

    def look(self, frame: Data) -> None:
        """All that was told adds up to what stands."""
        assert self.device is not None
        self.seen[self.table] = frame["seq"]
        self.told[self.table] += self.device.entries
        self.device.entries.clear()
        assert len(standing(self.told[self.table])) == frame["ply"]

    # ------------------------------------------------------------ playing

    def wish(self) -> Data | None:
        """What to do next, if it is for us to do something."""
        assert self.device is not None
        frame = self.device.last
        name = f"move {len(self.sent)}"
        options = [option["text"] for option in frame["view"]["ask"]["options"]]
        if frame["undoable"] and self.rng.random() < 0.1:
            return {"type": "undo", "id": name, "answers": self.rng.randint(1, frame["undoable"])}
        if frame["confirming"] == 1:
            return {"type": "confirm", "id": name}
        if not options or frame["confirming"]:
            return None
        answers = self.rng.choices(options, k=self.rng.choice([1, 1, 1, 2]))  # a plan of two may be refused as a whole
        return {"type": "answer", "id": name, "ask": frame["ask"], "answers": answers}

    def send(self, message: Data) -> None:
        assert self.device is not None
        self.pending = message
        self.sent[self.table, message["id"]] = message
        self.device.send(message)

    def hear_of(self, message: Data) -> None:
        """Wait until a message is acknowledged or refused, and until its entry is on the screen."""
        assert self.device is not None
        place = (self.table, message["id"])
        while True:
            heard = self.device.wait_for("saved", "refused")
            if heard["id"] == message["id"]:
                break
        self.pending = None
        if heard["type"] == "refused":
            assert place not in self.saved
            self.refused.add(place)
            return
        assert self.saved.setdefault(place, heard["seq"]) == heard["seq"], "acknowledged twice, as different entries"
        while self.device.last["seq"] < heard["seq"]:
            self.device.wait_for("table")
        self.look(self.device.last)

    def step(self) -> None:
        """Do one thing, or watch a bot do one."""
        assert self.device is not None
        if self.device.last["over"]:
            self.device.close()
            self.open_table()
        elif (message := self.wish()) is not None:
            self.send(message)
            self.hear_of(message)
            if self.rng.random() < 0.1 and (self.table, message["id"]) in self.saved:
                self.send(message)  # once more, as if the acknowledgement had been lost
                self.hear_of(message)
        else:
            self.look(self.device.wait_for("table"))

    # ------------------------------------------------------------ dying

    def play_until_killed(self, moment: str) -> None:
        try:
            if moment != "starting":
                self.come_back()
                for _ in range(self.rng.randrange(12)):
                    self.step()
            getattr(self, "kill_" + moment.replace(" ", "_"))()
        except GONE:
            pass
        finally:
            self.server.kill()
            if self.device is not None:
                self.device.socket.close_socket()

    def kill_soon(self, seconds: float) -> None:
        time.sleep(self.rng.uniform(0, seconds))
        self.server.kill()

    def kill_sending(self) -> None:
        """Between a message and its acknowledgement."""
        while (message := self.wish()) is None:
            self.step()
        self.send(message)
        self.kill_soon(0.008)

    def kill_thinking(self) -> None:
        """While a bot is to answer."""
        assert self.device is not None
        while self.device.last["over"] or self.device.last["view"]["deciding"] == [1]:
            self.step()
        self.kill_soon(0.03)

    def kill_creating(self) -> None:
        """While a table is made."""

        def create() -> None:
            try:
                made = self.server.new_table(*SEATS)
            except GONE:
                return
            self.keys[made["table"]] = made["keys"][0]["token"]

        creating = threading.Thread(target=create)
        creating.start()
        self.kill_soon(0.03)
        creating.join(PATIENCE)

    def kill_starting(self) -> None:
        """As soon as it is there, while bots go on with what they were thinking about."""
        self.kill_soon(0.05)

    def kill_any_time(self) -> None:
        killer = threading.Timer(self.rng.uniform(0, 0.4), os.kill, (self.server.pid, signal.SIGKILL))
        killer.start()
        try:
            while True:
                self.step()
        finally:
            killer.join()

    def kill_database(self) -> None:
        """First the database, which comes back by itself."""
        restarting = threading.Thread(target=self.crash_database)
        restarting.start()
        try:
            while restarting.is_alive():
                self.step()
        finally:
            restarting.join()


@pytest.mark.parametrize("evening", range(EVENINGS))
def test_no_acknowledged_move_is_lost_and_none_is_applied_twice_when_the_server_is_killed(
    evening: int, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    rng = random.Random(f"crash {evening}")
    server = Server(tmp_path)
    kills = DEEP_KILLS if pytestconfig.getoption("--deep") else KILLS
    moments = [MOMENTS[n % len(MOMENTS)] for n in range(kills // EVENINGS)]
    spend_evening([server], Person(server, rng), moments)
    assert not server.failures()


def test_the_same_holds_for_three_processes_and_when_their_database_crashes(
    tmp_path: Path, postgresql: Postgres, request: pytest.FixtureRequest
) -> None:
    kills = DEEP_KILLS_OF_THREE if request.config.getoption("--deep") else KILLS_OF_THREE
    url = postgresql.new_database()
    servers = [Server(tmp_path / str(number), url) for number in range(3)]
    person = Person(servers[0], random.Random("crash of three"))
    person.crash_database = postgresql.crash
    moments = [(*MOMENTS, "database")[n % (len(MOMENTS) + 1)] for n in range(kills)]
    spend_evening(servers, person, moments)
    failures = [line for server in servers for line in server.failures()]
    assert not [line for line in failures if not any(text in line for text in NO_DATABASE)]


def spend_evening(servers: list[Server], person: Person, moments: list[str]) -> None:
    """Play while servers are killed, come back to any that is there, and check what is written in the end."""
    rng = person.rng
    rng.shuffle(moments)
    try:
        for number, server in enumerate(servers):
            server.start(anew=number == 0)
        for left, moment in zip(reversed(range(len(moments))), moments, strict=True):
            if moment != "starting":  # else it is the one that has started just now
                person.server = rng.choice(servers)
            person.play_until_killed(moment)
            person.server.start(anew=left == 0)
        person.come_back()
        for _ in range(5):
            person.step()
        replays = {table: server.get(f"/api/tables/{table}/replay", key) for table, key in person.keys.items()}
    finally:
        for server in servers:
            server.kill()
    assert len(person.saved) > len(moments)
    check(server, person, replays)


def check(server: Server, person: Person, replays: dict[str, Data]) -> None:
    """Read the database and the replays back, and compare them with what was acknowledged."""
    assert set(person.keys) <= set(server.tables())
    written: dict[tuple[str, str], list[Data]] = defaultdict(list)
    numbers: dict[tuple[str, str], list[int]] = defaultdict(list)
    for table in server.tables():
        assert len(server.rows("SELECT * FROM seats WHERE match = ?", table)) == len(SEATS)
        match = server.match(table)  # seq has no gaps, every key agrees
        for row in server.log(table):
            if row["move_id"] is not None:
                assert row["seat"] == 1
                assert row["part"] == len(written[table, row["move_id"]])
                written[table, row["move_id"]].append(json.loads(row["entry"]))
                numbers[table, row["move_id"]].append(row["seq"])
            else:
                assert row["seat"] != 1
        if table in replays:
            shown = [ply["seat"] for ply in replays[table]["plies"]]
            stand = [moment.seat + 1 for moment in match.moments]
            assert stand[: len(shown)] == shown
            assert 1 not in stand[len(shown) :], "since it was shown, only bots can have gone on"
            assert match.over or not replays[table]["over"]
    assert set(person.saved) <= set(written), "an acknowledged move is lost"
    assert not person.refused & set(written), "a refused move was applied"
    assert set(written) <= set(person.sent)
    for place, entries in written.items():
        message = person.sent[place]
        assert [entry.get("answer") for entry in entries] == message_answers(message), "applied twice, or in part"
        assert numbers[place] == list(range(numbers[place][0], numbers[place][0] + len(entries)))
        assert person.saved.get(place, numbers[place][-1]) == numbers[place][-1]


def message_answers(message: Data) -> list[str | None]:
    return message["answers"] if message["type"] == "answer" else [None]


def test_a_table_goes_on_when_the_processes_in_which_bots_think_are_killed(tmp_path: Path) -> None:
    rng = random.Random("thinkers")
    server = Server(tmp_path)
    killed: set[int] = set()
    hit: set[int] = set()
    try:
        server.start()
        person = Person(server, rng)
        person.open_table(rounds=6)
        assert person.device is not None
        first = person.table
        while person.table == first:
            workers = server.workers()
            seq = person.device.last["seq"]
            if person.device.last["view"]["deciding"] != [1] and workers and seq not in hit and len(hit) < 8:
                time.sleep(rng.uniform(0, 0.01))
                killed.add(workers[0])
                hit.add(seq)
                with suppress(ProcessLookupError):  # one that was replaced has ended meanwhile
                    os.kill(workers[0], signal.SIGKILL)
            person.step()
        assert server.match(first).over
        assert server.lives()
    finally:
        server.kill()
    if Path("/proc/self").exists():
        assert killed
    assert not server.failures()


def test_the_processes_of_bots_end_by_themselves_when_their_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        server.start()
        person = Person(server, random.Random("orphans"))
        person.open_table()
        while not (workers := server.workers()) and Path("/proc/self").exists():
            person.step()
    finally:
        server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(is_worker(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_worker(pid) for pid in workers)
