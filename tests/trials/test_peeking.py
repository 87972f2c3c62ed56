"""A host tries to look into what a bot has sealed: by its own invitation, from a device that nobody knows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.trials.serving import PATIENCE, Data, Device, Server, bearer

SEATS = [
    {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Rune"}
]  # fmt: skip
HIDDEN = [None] * 5
BOT = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path, ANTECHAMBER_SEALED_SECONDS="0.05")
    try:
        started.start()
        yield started
    finally:
        started.kill()
    assert not started.failures()


class Evening:
    """Two people and a bot at a table of Aztec; the bot has sealed its first answer, the people have not."""

    def __init__(self, server: Server, locks: str) -> None:
        self.server = server
        wish = {"title": "aztec", "seats": SEATS, "options": {"locks": locks}}
        made = server.post("/api/tables", wish)
        self.table, self.host, self.watch = made["table"], made["host"], made["watch"]
        self.path = f"/api/tables/{self.table}"
        self.ana = made["keys"][0]["token"]
        invite = made["invites"][0]["invite"]
        self.bruno = server.post(f"{self.path}/claim", {"invite": invite, "name": "Bruno"})["token"]
        while not self.sealed():
            time.sleep(0.01)

    def sealed(self) -> list[str]:
        """What the bot has answered or taken back, as it is written."""
        written = [row["entry"] for row in self.server.log(self.table) if row["seat"] == BOT]
        return [entry for entry in written if "seating" not in entry]

    def try_to(self, path: str, data: Data | None = None, key: str = "") -> Data:
        """Ask for something that may be refused."""
        answer = httpx.post(f"{self.server.address}{self.path}{path}", json=data, headers=bearer(key), timeout=PATIENCE)
        assert answer.status_code < 500
        found: Data = answer.json()
        return found

    def peek(self, seat: int, **claim: object) -> str:
        """Invite to a seat and claim it, look with every means that the key gives, reopen, and leave again."""
        invite = self.server.post(f"{self.path}/seats/{seat}/invite", None, self.host)["invite"]
        key: str = self.try_to("/claim", {"invite": invite, "name": "Zoë", **claim})["token"]
        device = Device.at(self.server, self.table, key)
        try:
            assert device.last["seat"] == 0
            shown = device.last["view"]
            assert shown["players"][seat - 1]["cards"] == HIDDEN
            assert shown["ask"]["options"] == []
            for number, message in enumerate((
                {"type": "reopen"},
                {"type": "answer", "ask": device.last["ask"], "answers": ["claim BB"]},
                {"type": "preview", "answers": ["claim BB"]},
            )):  # fmt: skip
                device.send({**message, "id": f"m{number}"})
                assert device.wait_for("saved", "refused", "previewed")["type"] == "refused"
        finally:
            device.close()
        for look in ("/replay", "/replay/0"):
            url = f"{self.server.address}{self.path}{look}"
            other = httpx.get(url, params={"viewer": seat}, headers=bearer(key), timeout=PATIENCE)
            assert other.json()["problem"] == "problem-other-eyes"
        return key


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_the_host_sees_nothing_of_a_bots_sealed_answer_without_the_others(server: Server, locks: str) -> None:
    evening = Evening(server, locks)
    before = evening.sealed()
    bruno = Device.at(server, evening.table, evening.bruno)

    key = evening.peek(BOT)
    assert evening.try_to(f"/seats/{BOT}/leave", None, key)["seats"][BOT - 1]["kind"] == "bot"

    # Around it: the seat is opened as if it were free; the host agrees for everybody, then for itself only.
    assert evening.try_to(f"/seats/{BOT}/stand-in", {"bot": ""}, evening.host)["problem"] == "problem-seat-asked-for"
    key = evening.peek(BOT, keys=[evening.ana, evening.host, evening.watch])
    asked = server.get(evening.path, evening.watch)["seats"][BOT - 1]["request"]
    assert asked["waits_for"] == [2]
    for other in (evening.host, evening.watch, key):
        said = evening.try_to(f"/seats/{BOT}/agree", {"request": asked["id"], "agrees": True}, other)
        assert said["problem"] == "problem-spectator"
    for _ in range(2):
        evening.try_to(f"/seats/{BOT}/agree", {"request": asked["id"], "agrees": True}, evening.ana)
    assert server.get(evening.path, key)["mine"] == []

    # The host leaves its own seat and comes back with the old key, to that seat and to the bot's.
    evening.try_to("/seats/1/leave", None, evening.ana)
    evening.peek(1, key=evening.ana)
    evening.peek(BOT)

    assert evening.sealed() == before, "the bot's answer stands as it was"
    while bruno.last["seats"][BOT - 1]["request"] is None or bruno.last["seats"][0]["request"] is None:
        bruno.receive()
    told = [entry["seating"] for entry in server.match(evening.table).log if "seating" in entry]
    assert told == ["request", "withdraw", "request", "agree", "leave", "request", "request"]
    bruno.close()
