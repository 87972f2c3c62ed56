"""Two processes whose news of each other have not arrived: neither acts on who sat at a table before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from antechamber.server import protocol
from antechamber.server.house import House
from antechamber.server.keys import hashed
from antechamber.server.problems import Refusal
from antechamber.server.settings import Settings
from antechamber.server.store import People
from antechamber.server.table import Access, Table

SEATS = [protocol.SeatWish("me", "Ana"), protocol.SeatWish("open")]
A_WHILE = 0.2  # seconds for something to happen that must not


class Device:
    """A device that notes when it is sent away."""

    def __init__(self, table: Table, seat: int, key: str) -> None:
        self.table = table
        self.eyes = seat
        self.key = hashed(key)
        self.dismissed = False
        table.devices.add(self)

    def look(self) -> None:
        pass

    def send(self, message: protocol.FromServer) -> None:
        pass

    def check_key(self) -> None:
        self.dismissed |= self.table.chair(self.eyes).key != self.key


class Pair:
    """One table, open in two houses that share a database and hear nothing of each other."""

    def __init__(self, here: House, there: House) -> None:
        self.here = here
        self.there = there

    async def open(self) -> None:
        for house in (self.here, self.there):
            await house.store.open()
        self.made = await self.here.make_table(protocol.NewTable("mystery", SEATS))
        self.table_here = await self.here.table(self.made.table)
        self.table_there = await self.there.table(self.made.table)

    async def close(self) -> None:
        for house in (self.here, self.there):
            await house.close()

    async def join(self) -> str:
        """Zoë takes the open seat, at the first process."""
        taken = await self.here.seating.claim(self.table_here, self.claim("Zoë"))
        return taken.token

    def claim(self, name: str, key: str | None = None) -> protocol.Claim:
        return protocol.Claim(self.made.invites[0].invite, name, key)


def with_pair(url: str, test: Callable[[Pair], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database_url=url, log_level="error", thinkers=1)
        pair = Pair(House(settings), House(settings))
        await pair.open()
        try:
            await test(pair)
        finally:
            await pair.close()

    asyncio.run(run())


def test_who_joined_at_one_process_is_let_in_at_the_other_before_it_has_heard_of_it(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        key = await pair.join()
        assert pair.table_there.chair(2).key is None, "it has not heard of it"
        assert await pair.there.seating.access(pair.table_there, key) == Access(2)
        assert pair.table_there.chair(2).name == "Zoë"

    with_pair(database_url, test)


def test_a_key_that_died_at_one_process_opens_nothing_at_the_other(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        ana = pair.made.keys[0].token
        device = Device(pair.table_there, 1, ana)
        await pair.here.seating.leave(pair.table_here, 1, ana)
        with pytest.raises(Refusal, match="key"):
            await pair.there.seating.warm(pair.table_there, 1, "novice", ana)
        with pytest.raises(Refusal, match="key"):
            await pair.there.seating.access(pair.table_there, ana)
        assert device.dismissed

    with_pair(database_url, test)


def test_the_host_does_not_dismiss_a_newcomer_of_whom_the_process_has_not_heard(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        key = await pair.join()
        with pytest.raises(Refusal) as changed:
            await pair.there.seating.warm(pair.table_there, 2, "novice", pair.made.host)
        assert changed.value.problem == "problem-seat-changed"
        with pytest.raises(Refusal) as taken:
            await pair.there.seating.invite(pair.table_there, 2, pair.made.host)
        assert (taken.value.problem, taken.value.arguments) == ("problem-seat-taken", {"seat": 2})
        for house, table in ((pair.here, pair.table_here), (pair.there, pair.table_there)):
            await house.seating.look(table)
            assert (table.chair(2).key, table.chair(2).bot) == (hashed(key), None)

    with_pair(database_url, test)


def test_of_two_who_claim_one_seat_at_two_processes_one_sits_there(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        keys = [letter * 30 for letter in "ze"]
        claims = [
            house.seating.claim(table, pair.claim(name, key))
            for house, table, name, key in (
                (pair.here, pair.table_here, "Zoë", keys[0]),
                (pair.there, pair.table_there, "Eve", keys[1]),
            )
        ]
        done = await asyncio.gather(*claims, return_exceptions=True)
        won = [reply.token for reply in done if isinstance(reply, protocol.SeatKey)]
        assert len(won) == 1
        assert [reply.problem for reply in done if isinstance(reply, Refusal)] == ["problem-invite"]
        for house, table in ((pair.here, pair.table_here), (pair.there, pair.table_there)):
            await house.seating.look(table)
            assert table.chair(2).key == hashed(won[0])

    with_pair(database_url, test)


def test_an_old_look_at_the_seats_does_not_send_away_who_came_meanwhile(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        has_read, goes_on = asyncio.Event(), asyncio.Event()
        store = pair.here.store
        read = store.people

        async def read_slowly(process: str, match: str) -> People:
            found = await read(process, match)
            has_read.set()
            await goes_on.wait()
            return found

        monkeypatch.setattr(store, "people", read_slowly)
        looking = asyncio.create_task(pair.here.seating.look(pair.table_here))
        await has_read.wait()
        joining = asyncio.create_task(pair.join())
        await asyncio.wait({joining}, timeout=A_WHILE)
        devices = [Device(pair.table_here, 2, joining.result())] if joining.done() else []
        goes_on.set()
        await looking
        key = await joining
        assert pair.table_here.chair(2).key == hashed(key)
        assert not any(device.dismissed for device in devices)

    with_pair(database_url, test)
