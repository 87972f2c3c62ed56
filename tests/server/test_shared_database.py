"""Two processes: neither acts on who sat at a table before, and both know who is there as long as it is so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from antechamber.match import Match, Seat, Viewer
from antechamber.server import protocol
from antechamber.server import tables as all_tables
from antechamber.server.access import Access
from antechamber.server.bot_pool import BotPool, WorkerFailed
from antechamber.server.bot_worker import Thought
from antechamber.server.keys import hashed
from antechamber.server.problems import Refusal
from antechamber.server.records import Seen, now
from antechamber.server.schema import log, matches, seats
from antechamber.server.settings import Settings
from antechamber.server.table import Table
from antechamber.server.tables import Tables
from tests.server.databases import Postgres
from tests.server.serving import PATIENCE

SEATS = [protocol.SeatWish("me", "Ana"), protocol.SeatWish("open")]
ANA_BEGINS: dict[str, protocol.Value] = {"start_player": 1}
CRASHES = '{"seat": 1, "answer": "crash", "key": "0"}'
A_WHILE = 0.2  # seconds for something to happen that must not
FIRST = Seat(0)
ANA, ZOE = Viewer(1), Viewer(2)


class Device:
    """A device that notes when it is sent away, who is there, and for whose confirmation the table waits."""

    def __init__(self, table: Table, seat: Viewer, key: str) -> None:
        self.table = table
        self.viewer = seat
        self.key = hashed(key)
        self.dismissed = False
        self.here: list[list[bool]] = []
        self.confirming: list[int] = []
        table.devices.add(self)

    def look(self) -> None:
        self.confirming.append(self.table.show(self.viewer, 0).confirming)

    def send(self, message: protocol.FromServer) -> None:
        if isinstance(message, protocol.People):
            self.here.append([seat.here for seat in message.seats])

    def check_key(self) -> None:
        self.dismissed |= self.table.chair(self.viewer).key != self.key

    def dismiss(self, refusal: Refusal) -> None:
        self.dismissed = True


class Pair:
    """One table, open at two processes, as it were: they share a database and hear nothing of each other."""

    def __init__(self, here: Tables, there: Tables) -> None:
        self.here = here
        self.there = there

    async def open(self) -> None:
        for process in (self.here, self.there):
            await process.store.open()
        self.made = await self.here.make_table(protocol.NewTable("mystery", SEATS, ANA_BEGINS))
        self.table_here = await self.here.table(self.made.table)
        self.table_there = await self.there.table(self.made.table)

    async def close(self) -> None:
        for process in (self.here, self.there):
            await process.close()

    async def join(self) -> str:
        """Zoë takes the open seat, at the first process."""
        taken = await self.here.seating.claim(self.table_here, self.claim("Zoë"))
        return taken.token

    def claim(self, name: str, key: str | None = None) -> protocol.Claim:
        return protocol.Claim(self.made.invites[0].invite, name, key)


def with_pair(url: str, test: Callable[[Pair], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database_url=url, log_level="error", thinkers=1, turn_seconds=0)
        pair = Pair(Tables(settings), Tables(settings))
        await pair.open()
        try:
            await test(pair)
        finally:
            await pair.close()

    asyncio.run(run())


def test_who_joined_at_one_process_is_let_in_at_the_other_before_it_has_heard_of_it(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        key = await pair.join()
        assert pair.table_there.chair(ZOE).key is None, "it has not heard of it"
        assert await pair.there.seating.access(pair.table_there, key) == Access(ZOE)
        assert pair.table_there.chair(ZOE).name == "Zoë"

    with_pair(database_url, test)


def test_a_key_that_died_at_one_process_opens_nothing_at_the_other(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        ana = pair.made.keys[0].token
        device = Device(pair.table_there, ANA, ana)
        await pair.here.seating.leave(pair.table_here, ANA, ana)
        with pytest.raises(Refusal, match="key"):
            await pair.there.seating.stand_in(pair.table_there, ANA, "novice", ana)
        with pytest.raises(Refusal, match="key"):
            await pair.there.seating.access(pair.table_there, ana)
        assert device.dismissed

    with_pair(database_url, test)


def test_the_host_does_not_dismiss_a_newcomer_of_whom_the_process_has_not_heard(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        key = await pair.join()
        with pytest.raises(Refusal) as changed:
            await pair.there.seating.stand_in(pair.table_there, ZOE, "novice", pair.made.host)
        assert changed.value.problem == "problem-seat-changed"
        with pytest.raises(Refusal) as taken:
            await pair.there.seating.invite(pair.table_there, ZOE, pair.made.host)
        assert (taken.value.problem, taken.value.arguments) == ("problem-seat-taken", {"seat": 2})
        for process, table in ((pair.here, pair.table_here), (pair.there, pair.table_there)):
            await process.seating.look(table)
            assert (table.chair(ZOE).key, table.chair(ZOE).bot) == (hashed(key), None)

    with_pair(database_url, test)


def test_of_two_who_claim_one_seat_at_two_processes_one_sits_there(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        keys = [letter * 30 for letter in "ze"]
        claims = [
            process.seating.claim(table, pair.claim(name, key))
            for process, table, name, key in (
                (pair.here, pair.table_here, "Zoë", keys[0]),
                (pair.there, pair.table_there, "Eve", keys[1]),
            )
        ]
        done = await asyncio.gather(*claims, return_exceptions=True)
        won = [reply.token for reply in done if isinstance(reply, protocol.Claimed)]
        assert len(won) == 1
        assert [reply.problem for reply in done if isinstance(reply, Refusal)] == ["problem-invite"]
        for process, table in ((pair.here, pair.table_here), (pair.there, pair.table_there)):
            await process.seating.look(table)
            assert table.chair(ZOE).key == hashed(won[0])

    with_pair(database_url, test)


def test_an_old_look_at_the_seats_does_not_send_away_who_came_meanwhile(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        has_read, goes_on = asyncio.Event(), asyncio.Event()
        store = pair.here.store
        read = store.look

        async def read_slowly(match: str, after: int) -> Seen:
            found = await read(match, after)
            has_read.set()
            await goes_on.wait()
            return found

        monkeypatch.setattr(store, "look", read_slowly)
        looking = asyncio.create_task(pair.here.seating.look(pair.table_here))
        await has_read.wait()
        joining = asyncio.create_task(pair.join())
        await asyncio.wait({joining}, timeout=A_WHILE)
        devices = [Device(pair.table_here, ZOE, joining.result())] if joining.done() else []
        goes_on.set()
        await looking
        key = await joining
        assert pair.table_here.chair(ZOE).key == hashed(key)
        assert not any(device.dismissed for device in devices)

    with_pair(database_url, test)


# ---------------------------------------------------------------- giving a seat back


def test_nobody_sees_that_a_turn_waits_which_a_bot_made_when_its_seat_is_given_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw_lots(*_: object) -> Thought:
        raise WorkerFailed

    monkeypatch.setattr(BotPool, "choose", draw_lots)

    async def test(pair: Pair) -> None:
        table, ana = pair.table_here, pair.made.keys[0].token
        await pair.here.seating.stand_in(table, ANA, "random", ana)
        await until(lambda: table.match.deciding == [1])
        assert table.match.undoable(FIRST), "else nothing would have to be confirmed"
        await pair.there.follow(pair.table_there)
        devices = [Device(table, ANA, ana), Device(pair.table_there, ANA, ana)]
        await pair.here.seating.stand_in(table, ANA, "", ana)
        await pair.there.follow(pair.table_there)
        for device in devices:
            assert not device.table.is_bot(ANA)
            assert device.confirming
            assert set(device.confirming) == {0}
        assert [line.entry.get("confirm") for line in await pair.here.store.lines(table.id)][-1]

    with_pair(database_url, test)


def test_a_turn_that_a_person_made_waits_although_somebody_asks_for_the_seat_in_vain(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        table, ana = pair.table_here, pair.made.keys[0].token
        while table.match.unconfirmed is None:
            text = table.match.text(table.match.state.legal(0)[0])
            await table.write(ANA, None, table.act(ANA, protocol.Answer("move", table.public_log.ask, [text])))
        await pair.here.seating.stand_in(table, ANA, "", ana)
        with pytest.raises(Refusal):
            await pair.here.seating.stand_in(table, ANA, "", "guessed")
        assert table.match.unconfirmed == 0

    with_pair(database_url, test)


# ---------------------------------------------------------------- who is there


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that say often who is there, and are soon forgotten."""
    monkeypatch.setattr(all_tables, "BEAT", 0.1)
    monkeypatch.setattr(all_tables, "CERTAIN", 0.8)


def with_news(postgresql: Postgres, test: Callable[[Pair], Awaitable[None]]) -> None:
    """Two processes that hear of each other."""
    settings = Settings(database_url=postgresql.new_database(), log_level="error", thinkers=1, turn_seconds=0)

    async def run() -> None:
        pair = Pair(Tables(settings), Tables(settings))
        for process in (pair.here, pair.there):
            await process.open()
        try:
            await pair.open()
            await test(pair)
        finally:
            await pair.close()

    asyncio.run(run())


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


async def come(pair: Pair) -> tuple[Device, Device]:
    """Ana comes to the first process and Zoë to the second."""
    key = await pair.join()
    await pair.there.seating.look(pair.table_there)
    ana = Device(pair.table_here, ANA, pair.made.keys[0].token)
    zoe = Device(pair.table_there, ZOE, key)
    pair.here.come(pair.table_here, ana)
    pair.there.come(pair.table_there, zoe)
    await until(lambda: [True, True] in ana.here)
    return ana, zoe


def is_prolonged(table: Table, since: str) -> bool:
    return table.elsewhere[ZOE] > since


def test_who_is_at_another_process_stays_there_for_as_long_as_it_is_so(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "BEAT", 0.1)

    async def test(pair: Pair) -> None:
        ana, zoe = await come(pair)
        ana.here.clear()
        for _ in range(3):
            await until(partial(is_prolonged, pair.table_here, pair.table_here.elsewhere[ZOE]))
        assert ana.here == [], "nobody came or went"
        pair.there.go(pair.table_there, zoe)
        await until(lambda: ana.here == [[True, False]])

    with_news(postgresql, test)


@pytest.mark.usefixtures("hasty")
def test_when_a_process_dies_its_people_are_soon_away_and_the_others_are_told(postgresql: Postgres) -> None:
    async def test(pair: Pair) -> None:
        ana, _ = await come(pair)
        for chore in list(pair.there.chores):
            chore.cancel()
        await until(lambda: ana.here[-1] == [True, False])

    with_news(postgresql, test)


def test_when_a_process_ends_the_others_are_told_at_once(postgresql: Postgres) -> None:
    async def test(pair: Pair) -> None:
        ana, _ = await come(pair)
        await pair.there.close()
        await until(lambda: ana.here[-1] == [True, False])

    with_news(postgresql, test)


@pytest.mark.usefixtures("hasty")
def test_who_came_or_went_while_the_database_was_away_is_noted_later(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("", None, Exception("the database is away"))

    async def test(pair: Pair) -> None:
        ana, zoe = await come(pair)
        monkeypatch.setattr(pair.there.store, "note_presence", fail)
        pair.there.go(pair.table_there, zoe)
        await until(lambda: ana.here[-1] == [True, False])
        pair.there.come(pair.table_there, zoe)
        await until(lambda: ana.here[-1] == [True, True])

    with_news(postgresql, test)


# ---------------------------------------------------------------- a table that cannot be followed


def test_a_table_that_does_not_replay_makes_nobody_deaf_to_the_others(postgresql: Postgres) -> None:
    async def test(pair: Pair) -> None:
        broken = pair.table_there
        whole = await pair.here.make_table(protocol.NewTable("mystery", SEATS, ANA_BEGINS))
        sound = [await process.table(whole.table) for process in (pair.there, pair.here)]
        pair.there.by_id.pop(broken.id)
        pair.there.by_id.pop(whole.table)
        pair.there.by_id |= {broken.id: broken, whole.table: sound[0]}  # in this order they are looked at
        for table, made in ((broken, pair.made), (sound[0], whole)):
            Device(table, ANA, made.keys[0].token)
        text = broken.match.text(broken.match.state.legal(0)[0])
        for table in (pair.table_here, sound[1]):
            await table.write(ANA, None, table.act(ANA, protocol.Answer("move", 0, [text])))

        await until(lambda: (broken.seq, sound[0].seq) == (1, 1))
        broken.match, sound[0].match = [
            Table(table.record, table.store).match for table in (broken, sound[0])
        ]  # as if the news had been missed
        broken.match.seed, broken.match.state = "another", broken.match.title.new(2, "another", broken.match.options)
        await pair.there.catch_up()
        assert (broken.seq, sound[0].seq) == (0, 1)

    with_news(postgresql, test)


def test_a_table_that_has_lost_a_seat_makes_nobody_deaf_to_the_others(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        broken = pair.table_there
        whole = await pair.here.make_table(protocol.NewTable("mystery", SEATS, ANA_BEGINS))
        sound = [await process.table(whole.table) for process in (pair.there, pair.here)]
        Device(broken, ZOE, "of a seat that is gone")
        Device(sound[0], ANA, whole.keys[0].token)
        text = sound[1].match.text(sound[1].match.state.legal(0)[0])
        await sound[1].write(ANA, None, sound[1].act(ANA, protocol.Answer("move", 0, [text])))
        lost = sa.delete(seats).where(seats.c.match == broken.id, seats.c.seat == 2)
        await pair.here.store.database.change(lambda connection: connection.execute(lost).rowcount)
        with capture_logs() as logged:
            await pair.there.catch_up()
        assert sound[0].seq == 1
        assert [line["table"] for line in logged if line["event"] == "table cannot be followed"] == [broken.id]

    with_pair(database_url, test)


def test_why_a_table_does_not_replay_is_logged_once(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        table = pair.table_here
        text = table.match.text(table.match.state.legal(0)[0])
        await table.write(ANA, None, table.act(ANA, protocol.Answer("move", 0, [text])))
        other_seed = sa.update(matches).values(seed="another")
        await pair.here.store.database.change(lambda connection: connection.execute(other_seed).rowcount)
        with capture_logs() as logged:
            found = await pair.there.read(table.id)
        assert found.stuck is not None
        assert (found.stuck.problem, found.seq) == ("problem-does-not-replay", 0)
        assert [line["event"] for line in logged] == ["table does not replay"]
        assert logged[0]["entry"] == 1
        assert text not in str(logged)

    with_pair(database_url, test)


@pytest.mark.parametrize("entry", ['{"seat": 99, "answer": "end", "key": "0"}', "{}", "[]", '{"sea', CRASHES])
def test_whatever_an_entry_does_to_the_rules_the_table_is_shown_until_then(
    database_url: str, entry: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(match: Match, seat: int, option: int | str) -> None:
        if option == "crash":
            raise IndexError(option)
        play(match, Seat(seat), option)

    play = Match.answer
    monkeypatch.setattr(Match, "answer", answer)

    async def test(pair: Pair) -> None:
        table = pair.table_here
        text = table.match.text(table.match.state.legal(0)[0])
        await table.write(ANA, None, table.act(ANA, protocol.Answer("move", 0, [text])))
        damage = sa.update(log).values(entry=entry)
        await pair.here.store.database.change(lambda connection: connection.execute(damage).rowcount)
        Device(pair.table_there, ANA, pair.made.keys[0].token)
        await pair.there.catch_up()
        for found in (pair.table_there, await pair.there.read(table.id)):
            assert found.stuck is not None
            assert (found.stuck.problem, found.seq) == ("problem-does-not-replay", 0)

    with_pair(database_url, test)


def test_a_table_that_was_closed_while_it_was_opened_is_shown_closed(database_url: str) -> None:
    async def test(pair: Pair) -> None:
        assert await pair.here.store.close_table(pair.made.table, now())
        assert not pair.table_there.closed, "it has not heard of it"
        await pair.there.seating.access(pair.table_there, pair.made.keys[0].token)
        assert pair.table_there.show(ANA, 0).closed

    with_pair(database_url, test)


def test_bots_whose_process_died_before_it_took_the_lease_go_on_although_nobody_comes(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "TIDYING", 0.1)

    def play_a_turn(match: Match) -> None:
        while match.deciding == [0]:
            match.answer(FIRST, match.state.legal(0)[0])
        match.confirm(FIRST)

    async def test(pair: Pair) -> None:
        seats = [protocol.SeatWish("me", "Ana"), protocol.SeatWish("bot", bot="random")]
        made = await pair.here.make_table(protocol.NewTable("mystery", seats, ANA_BEGINS))
        table = await pair.here.table(made.table)
        await table.write(ANA, None, play_a_turn)  # and here the process dies
        written = table.seq

        async def entries() -> int:
            return len(await pair.here.store.lines(table.id))

        async with asyncio.timeout(PATIENCE):
            while await entries() == written:
                await asyncio.sleep(0.01)

    with_news(postgresql, test)
