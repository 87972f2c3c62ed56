"""Tables that are closed, deleted or grow old, and how many an address may open in a day."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from antechamber.match import Viewer
from antechamber.server import quotas
from antechamber.server.logs import set_up
from antechamber.server.problems import Refusal
from antechamber.server.records import Record, now
from antechamber.server.retention import DAY, Retention
from antechamber.server.schema import openings, presence, today, upkeep
from antechamber.server.settings import Settings
from antechamber.server.store import Store
from antechamber.server.tables import Tables
from tests.server.databases import Postgres
from tests.server.serving import BOT, FRIEND, ME, OPEN, PATIENCE, Beside, Process, problem
from tests.server.test_storing import RECORD, STANDING, line, with_stores

T = TypeVar("T")
WISH = {"title": "mystery", "seats": [ME, BOT]}


def aged(name: str, days: float, begun: bool = True, **more: Any) -> Record:
    """A table where something was last done so many days ago."""
    return dataclasses.replace(RECORD, id=name, moved=now(-days * DAY), begun=begun, **more)


def inside(server: Beside, act: Coroutine[Any, Any, T]) -> T:
    """Let the server itself do something, in its own thread."""
    loop = next(iter(server.tables.chores)).get_loop()
    return asyncio.run_coroutine_threadsafe(act, loop).result(60)


# ---------------------------------------------------------------- closing and deleting


def test_at_a_closed_table_nobody_answers_and_everybody_sees_why(serve: Callable[..., Beside]) -> None:
    server = serve(TABLES="1")
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.look() as guest:
        ana.answer("place C at 5")
        assert inside(server, server.tables.close_table(table.id))
        for device in (ana, guest):
            assert device.see(lambda shown: shown["closed"])["ply"] == 1
        for refused in (ana.answer("place C at 6"), ana.act("undo"), ana.act("confirm"), ana.act("reopen")):
            assert refused["problem"]["problem"] == "problem-closed"
        assert ana.table["undoable"] == 0
    assert not inside(server, server.tables.close_table(table.id)), "it is closed"
    with table.sit(2) as bruno:
        assert bruno.table["closed"], "it can be looked at"
    assert table.info()["closed"]
    assert len(server.get(f"{table.path}/replay", table.keys[1]).json()["plies"]) == 1
    assert server.post("/api/tables/mine", {"tokens": [table.keys[1]]}).json()[0]["closed"]
    server.open_table(ME, FRIEND)  # it takes no room any more


def test_bots_stop_at_a_closed_table(serve: Callable[..., Beside]) -> None:
    server = serve()
    table = server.open_table(ME, BOT)
    with table.sit(1) as ana:
        inside(server, server.tables.store.close_table(table.id, now()))  # by somebody else, and we do not know yet
        assert ana.answer("place C at 5")["problem"]["problem"] == "problem-closed"
    inside(server, server.tables.end_tables([table.id]))
    found = inside(server, server.tables.table(table.id))
    assert found.closed
    server.tables.bot_turns.wake(found)
    assert table.id not in server.tables.bot_turns.running


def test_who_is_at_a_deleted_table_is_told_and_nothing_of_it_is_left(serve: Callable[..., Beside]) -> None:
    server = serve()
    table, other = server.open_table(ME, OPEN), server.open_table(ME, OPEN)
    with table.sit(1) as ana, other.sit(1) as bruno:
        ana.answer("place C at 5")
        bruno.answer("place C at 5")
        assert inside(server, server.tables.delete_table(table.id))
        sent = ana.hear_until(lambda message: message["type"] == "refused")
        assert sent["problem"]["problem"] == "problem-no-table"
        bruno.answer("place C at 6")
    assert problem(server.get(table.path, table.watch)) == (404, "problem-no-table")
    assert not inside(server, server.tables.delete_table(table.id))
    with closing(sqlite3.connect(str(server.tables.store.database.url.database))) as file:
        left = {
            name: file.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", [table.id]).fetchone()[0]
            for name, column in (("matches", "id"), ("seats", "match"), ("log", "match"), ("presence", "match"))
        }
    assert set(left.values()) == {0}, left
    assert other.info()["ply"] == 2


def test_what_is_written_to_a_closed_or_deleted_table_is_refused(database_url: str) -> None:
    async def test(store: Store) -> None:
        for name in ("shut", "gone", "open"):
            await store.add(dataclasses.replace(RECORD, id=name), 9)
        assert await store.close_table("shut", "2028")
        assert not await store.close_table("shut", "2029")
        assert not await store.close_table("none", "2029")
        assert await store.delete_table("gone")
        assert not await store.delete_table("gone")
        for name, reason in {"shut": "closed this table", "gone": "no such table"}.items():
            with pytest.raises(Refusal, match=reason):
                await store.append(name, [line(1)], False, STANDING)
            assert await store.lines(name) == []
        assert await store.append("open", [line(1)], False, STANDING)
        assert await store.ends(["shut", "gone", "open"]) == {"shut": "2028", "open": None}
        assert [record.id for record in await store.running()] == ["open"]
        assert {record.id: record.closed for record in await store.tables()} == {"shut": "2028", "open": None}
        with pytest.raises(Refusal, match="no such table"):
            await store.people("gone")

    with_stores(database_url, 1, test)


def test_the_other_processes_hear_of_the_end_of_a_table(postgresql: Postgres, serve: Callable[..., Beside]) -> None:
    address = postgresql.new_database()
    here, there = serve(DATABASE_URL=address), serve(DATABASE_URL=address)
    shut, gone = here.open_table(ME, FRIEND), here.open_table(ME, FRIEND)
    with shut.sit(1, server=there) as ana, gone.sit(1, server=there) as bruno:
        inside(here, here.tables.close_table(shut.id))
        inside(here, here.tables.delete_table(gone.id))
        ana.see(lambda shown: shown["closed"])
        sent = bruno.hear_until(lambda message: message["type"] == "refused")
        assert sent["problem"]["problem"] == "problem-no-table"
    assert there.get(gone.path, gone.watch).status_code == 404


# ---------------------------------------------------------------- growing old


def test_tables_go_by_age_and_by_what_was_played(database_url: str) -> None:
    kept = [
        aged("new", 6, begun=False),
        aged("begun", 8),
        aged("seen", 100),
        aged("seen there", 100),
        aged("watched there", 100),
        aged("over", 4000, over=True),
    ]
    old = [aged("unbegun", 8, begun=False), aged("left", 91), aged("shut", 91, closed=now())]

    async def test(store: Store, there: Store) -> None:
        for record in (*kept, *old):
            await store.add(record, 99)
            await store.append(record.id, [line(1)], record.over, STANDING, record.moved)
        await there.note_presence({"seen there": [Viewer(1)], "watched there": [], "left": None}, now(60))
        deleted = []
        for kind, days in Retention.by(Settings()).days.items():
            deleted += await store.delete_old(kind, now(-days * DAY), ["seen"], 99) if days else []
        assert sorted(deleted) == sorted(record.id for record in old)
        assert {record.id for record in await store.tables()} == {record.id for record in kept}
        assert [len(await store.lines(record.id)) for record in (*kept, *old)] == [1] * 6 + [0] * 3
        assert await store.delete_old("finished", now(-DAY), [], 99) == ["over"]

    with_stores(database_url, 2, test)


def test_a_table_that_somebody_looks_at_from_another_process_stays(
    postgresql: Postgres, serve: Callable[..., Beside]
) -> None:
    address = postgresql.new_database()
    here, there = serve(DATABASE_URL=address), serve(DATABASE_URL=address)
    table = here.open_table(ME, FRIEND)
    store = here.tables.store
    with table.look(server=there) as guest:
        guest.see(lambda shown: not shown["over"])
        deadline = time.monotonic() + PATIENCE
        while not inside(here, store.database.read(lambda connection: connection.execute(sa.select(presence)).all())):
            assert time.monotonic() < deadline
        assert inside(here, store.delete_old("unbegun", now(DAY), [], 99)) == []
    while table.id not in inside(here, store.delete_old("unbegun", now(DAY), [], 99)):
        assert time.monotonic() < deadline + PATIENCE


def test_two_processes_that_look_for_old_tables_at_once_do_not_disturb_each_other(database_url: str) -> None:
    async def test(*stores: Store) -> None:
        for _ in range(5):
            noted = [store.note_up(now(), now(-DAY)) for store in stores]
            assert await asyncio.gather(*noted) == [False] * len(stores)

    with_stores(database_url, 4, test)


def test_a_list_of_own_tables_says_until_when_they_are_kept(serve: Callable[..., Beside]) -> None:
    server = serve(UNBEGUN_DAYS="2", UNFINISHED_DAYS="0")
    table = server.open_table(ME, OPEN)
    (listed,) = server.post("/api/tables/mine", {"tokens": [table.keys[1]]}).json()
    assert now(1.9 * DAY) < listed["until"] < now(2.1 * DAY)
    with table.sit(1) as ana:
        ana.answer("place C at 5")
    (listed,) = server.post("/api/tables/mine", {"tokens": [table.keys[1]]}).json()
    assert listed["until"] == "", "for ever"


def test_a_game_begins_with_what_a_person_does_and_not_with_what_bots_do(serve: Callable[..., Beside]) -> None:
    def listed() -> str:
        until: str = server.post("/api/tables/mine", {"tokens": [table.keys[2]]}).json()[0]["until"]
        return until

    server = serve(UNBEGUN_DAYS="7", UNFINISHED_DAYS="90")
    table = server.open_table(BOT, ME)
    with table.sit(2) as ana:
        ana.see(ana.must_act)
        assert ana.table["ply"] > 0
        assert now(6 * DAY) < listed() < now(8 * DAY)
        ana.play_on()
        assert listed() > now(89 * DAY)


def test_no_sealed_answer_shows_in_how_long_a_table_is_kept(serve: Callable[..., Beside]) -> None:
    server = serve(UNBEGUN_DAYS="7", UNFINISHED_DAYS="90")
    table = server.open_table(ME, FRIEND, {"kind": "here", "name": "Zoë"}, title="aztec", locks="hidden")

    def listed() -> list[str]:
        tokens = [table.keys[2], table.keys[3]]
        return [found["until"] for found in server.post("/api/tables/mine", {"tokens": tokens}).json()]

    before = listed()
    with table.sit(1) as ana:
        assert ana.play_on()["type"] == "saved"
    assert listed() == before


def test_nothing_goes_before_a_server_that_was_away_has_been_up_for_a_day(database_url: str) -> None:
    async def test(store: Store) -> None:
        async def been_up(hours: float) -> bool:
            moment = 3600 * hours
            return await store.note_up(now(moment), now(moment - DAY))

        assert [await been_up(hours) for hours in (0, 1, 23, 24.5, 36)] == [False, False, False, True, True]
        assert await been_up(59), "off over night"
        assert [await been_up(hours) for hours in (100, 120, 125)] == [False, False, True]
        assert not await been_up(3), "the clock went back"

    with_stores(database_url, 1, test)


def test_a_server_tidies_up_and_tells_how_much(database_url: str) -> None:
    async def test() -> None:
        tables = Tables(Settings(database_url=database_url, finished_days=10))
        await tables.store.open()
        try:
            for record in (aged("table-old1", 91), aged("table-old2", 20, over=True), aged("table-new1", 1)):
                await tables.store.add(record, 99)
            await tables.tidy()
            assert len(await tables.store.tables()) == 3, "it has just come"
            moments = [{"name": "up", "at": now(-60)}, {"name": "back", "at": now(-2 * DAY)}]
            await tables.store.database.change(lambda connection: connection.execute(sa.delete(upkeep)))
            await tables.store.database.change(lambda connection: connection.execute(sa.insert(upkeep), moments))
            set_up("info")
            with capture_logs() as logs:
                await tables.tidy()
            assert [record.id for record in await tables.store.tables()] == ["table-new1"]
            (told,) = logs
            assert told["event"] == "old tables deleted"
            assert (told["unbegun"], told["unfinished"], told["finished"]) == (0, 1, 1)
        finally:
            await tables.store.close()

    asyncio.run(test())


# ---------------------------------------------------------------- how many a day


def opened(server: Process | Beside, forwarded: str) -> int:
    return server.http.post("/api/tables", json=WISH, headers={"X-Forwarded-For": forwarded}).status_code


def test_an_address_opens_so_many_tables_a_day_and_no_more(tmp_path: Path) -> None:
    server = Process(tmp_path, NEW_TABLES_PER_DAY="2")
    try:
        assert [opened(server, "203.0.113.7") for _ in range(3)] == [201, 201, 429]
        assert opened(server, "198.51.100.1, 203.0.113.7") == 429, "what stands left of the proxy's word is made up"
        assert opened(server, "203.0.113.8") == 201
        assert [opened(server, f"2001:db8::{n}") for n in range(1, 4)] == [201, 201, 429], "one home"
        assert opened(server, "2001:db8:0:1::1") == 201
        server.kill()
        server.start()
        refused = server.http.post("/api/tables", json=WISH, headers={"X-Forwarded-For": "203.0.113.7"})
        assert problem(refused) == (429, "problem-tables-today")
        assert "2 tables today" in refused.json()["text"]
    finally:
        server.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for address in (b"203.0.113", b"2001:db8"):
        assert address not in kept


def test_processes_on_one_database_count_together(postgresql: Postgres, serve: Callable[..., Beside]) -> None:
    address = postgresql.new_database()
    pair = [serve(DATABASE_URL=address, NEW_TABLES_PER_DAY="2") for _ in "12"]
    assert [opened(pair[n % 2], "203.0.113.7") for n in range(4)] == [201, 201, 429, 429]


def test_a_proxy_on_another_machine_is_believed_if_it_is_named(serve: Callable[..., Beside]) -> None:
    believed = serve(NEW_TABLES_PER_DAY="1", PROXIES="127.0.0.1, 10.0.0.0/8")
    assert [opened(believed, f"203.0.113.{n}, 10.1.2.3") for n in (7, 8, 7)] == [201, 201, 429]
    unknown = serve(NEW_TABLES_PER_DAY="1", PROXIES="10.0.0.0/8")
    assert [opened(unknown, f"203.0.113.{n}") for n in (7, 8)] == [201, 429]


def test_at_midnight_all_begins_anew_and_the_old_key_is_gone(database_url: str) -> None:
    def change_day(connection: sa.Connection) -> tuple[str, list[str]]:
        """Let the present day be an earlier one; its key and the hashes under it."""
        connection.execute(sa.update(today).values(day="2026-01-01"))
        return (
            connection.execute(sa.select(today.c.key)).scalar_one(),
            list(connection.execute(sa.select(openings.c.address)).scalars()),
        )

    async def test(store: Store) -> None:
        def add(name: str) -> Coroutine[Any, Any, bool]:
            return store.add(dataclasses.replace(RECORD, id=name), 99, quotas.opening("203.0.113.7", 1))

        assert await add("one")
        with pytest.raises(Refusal, match="1 table today"):
            await add("two")
        assert [record.id for record in await store.tables()] == ["one"]
        key, hashes = await store.database.change(change_day)
        assert len(hashes) == 1
        assert await add("three")
        after, others = await store.database.change(change_day)
        assert key != after
        assert len(others) == 1
        assert hashes != others
        gone.extend([key, *hashes])

    gone: list[str] = []
    with_stores(database_url, 1, test)
    if database_url.startswith("sqlite"):
        kept = Path(database_url.removeprefix("sqlite:///")).read_bytes()
        for secret in gone:
            assert secret.encode() not in kept
