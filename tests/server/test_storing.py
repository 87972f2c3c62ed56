"""What is kept, on SQLite and on PostgreSQL: migrations from nothing, a log that only grows, races with one winner."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from msgspec.structs import replace

from antechamber.match import Viewer
from antechamber.server.database import MIGRATIONS, database
from antechamber.server.records import Chair, Line, People, Record, Request, Standing, now
from antechamber.server.schema import metadata
from antechamber.server.settings import Settings, database_address
from antechamber.server.store import Store

STANDING = Standing([Viewer(1)], "turn/choose_move", 1, 0, [])
CHAIRS = [Chair(Viewer(1), "Ana", None, "a" * 64, None), Chair(Viewer(2), "", "novice", None, "b" * 64)]
RECORD = Record("table", "mystery", 1, {"mode": "basic"}, "seed", "h", "w", "2026", "2026", False, STANDING, CHAIRS)


def line(seq: int, move_id: str | None = None, part: int = 0) -> Line:
    return Line(seq, Viewer(1), {"seat": 1, "answer": "end", "key": "0"}, move_id, part, "2027")


def new_store(url: str) -> Store:
    return Store(database(database_address(Settings(database_url=url))))


def with_stores(url: str, number: int, test: Callable[..., Awaitable[None]]) -> None:
    """Run a test with stores that share a database, as processes would."""

    async def run() -> None:
        stores = [new_store(url) for _ in range(number)]
        for store in stores:
            await store.open()
        try:
            await test(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_migrations_make_the_tables_that_the_code_expects(database_url: str) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def test(store: Store) -> None:
        assert await store.database.read(differences) == []
        await store.open()

    with_stores(database_url, 1, test)


def test_of_an_older_database_the_games_that_were_moved_have_begun(database_url: str) -> None:
    def make_old(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns = ("id", "title", "rules_version", "options", "seed", "host", "watch", "created", "moved", "over")
        old = sa.table("matches", *(sa.column(name) for name in (*columns, "standing")))
        for name, moved in (("moved", "2027"), ("new", "2026")):
            values = (name, "mystery", 1, "{}", "seed", "h", "w", "2026", moved, False)
            row = {**dict(zip(columns, values, strict=True)), "standing": msgspec.json.encode(STANDING).decode()}
            connection.execute(sa.insert(old), row)

    async def test() -> None:
        store = new_store(database_url)
        await store.database.change(make_old)
        await store.open()
        try:
            assert {record.id: (record.begun, record.closed) for record in await store.tables()} == {
                "moved": (True, None),
                "new": (False, None),
            }
        finally:
            await store.close()

    asyncio.run(test())


def test_a_table_comes_back_as_it_was_kept(database_url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.add(RECORD, 1)
        assert not await store.add(RECORD, 1)
        assert await store.find("table") == (RECORD, [])
        assert await store.find("other") is None
        assert await store.opened_by(["a" * 64]) == [RECORD]
        assert await store.opened_by(["b" * 64]) == []
        assert await store.running() == [RECORD]

    with_stores(database_url, 1, test)


def test_entries_are_written_all_or_none(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add(RECORD, 9)
        assert await store.append("table", [line(1, "a"), line(2, "a", 1)], False, STANDING)
        assert not await store.append("table", [line(3, "b"), line(2, "b", 1)], False, STANDING)
        assert not await store.append("table", [line(3, "a")], False, STANDING)
        assert await store.append("table", [line(3)], True, STANDING)
        assert [entry.seq for entry in await store.lines("table", 1)] == [2, 3]
        assert await store.opened_by(["w"]) == [dataclasses.replace(RECORD, moved="2027", over=True)]
        assert await store.running() == []

    with_stores(database_url, 1, test)


def test_of_many_that_append_at_once_one_wins_each_number(database_url: str) -> None:
    async def append(store: Store, tries: int) -> int:
        won = 0
        for _ in range(tries):
            seq = len(await store.lines("table")) + 1
            won += await store.append("table", [line(seq)], False, STANDING)
        return won

    async def test(*stores: Store) -> None:
        await stores[0].add(RECORD, 9)
        won = await asyncio.gather(*[append(store, 10) for store in stores for _ in range(2)])
        assert [entry.seq for entry in await stores[0].lines("table")] == list(range(1, sum(won) + 1))
        assert sum(won) >= 10

    with_stores(database_url, 3, test)


def test_what_is_written_together_fails_alone(database_url: str) -> None:
    async def test(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.add(dataclasses.replace(RECORD, id=name), 9)
        await store.append("two", [line(1)], False, STANDING)
        written = [store.append(name, [line(1)], False, STANDING) for name in ("one", "two", "three")]
        assert await asyncio.gather(*written) == [True, False, True]
        assert [len(await store.lines(name)) for name in ("one", "two", "three")] == [1, 1, 1]

    with_stores(database_url, 1, test)


def test_of_two_that_claim_a_seat_one_gets_it(database_url: str) -> None:
    async def test(one: Store, other: Store) -> None:
        def claim(key: str) -> Callable[[People], tuple[list[Chair], list[Line]]]:
            def decide(people: People) -> tuple[list[Chair], list[Line]]:
                if people.chairs[1].invite is None:
                    raise LookupError
                return [people.chairs[0], replace(people.chairs[1], key=key, invite=None, bot=None)], []

            return decide

        await one.add(RECORD, 9)
        claims = [store.change_seats("table", 0, claim(key)) for store in (one, other) for key in ("x", "y")]
        won = [done for done in await asyncio.gather(*claims, return_exceptions=True) if isinstance(done, tuple)]
        assert len(won) == 1
        people, _ = won[0]
        after = people.chairs[1]
        assert (after.seat, after.invite, after.bot) == (2, None, None)
        assert people.chairs == [CHAIRS[0], after]
        assert await other.people("table") == people


def test_who_asks_for_a_seat_is_kept_with_it_and_found_by_the_key(database_url: str) -> None:
    asked = replace(CHAIRS[1], request=Request("id", "z" * 64, "Zoë", [Viewer(1)]))

    async def test(one: Store, other: Store) -> None:
        await one.add(RECORD, 9)
        entry = {"seat": 2, "seating": "request", "name": "Zoë", "about": 2, "key": ""}
        noted = Line(1, Viewer(2), entry, None, 0, now())
        done = await one.change_seats("table", 0, lambda people: ([people.chairs[0], asked], [noted]))
        assert done == (await other.people("table"), [noted])
        assert await other.lines("table") == [noted]
        assert [record.chairs[1] for record in await other.opened_by(["z" * 64])] == [asked]

    with_stores(database_url, 2, test)


def test_seats_are_not_changed_on_a_log_that_has_gone_on(database_url: str) -> None:
    async def test(one: Store, other: Store) -> None:
        await one.add(RECORD, 9)
        assert await one.append("table", [line(1)], False, STANDING)
        renamed = replace(CHAIRS[0], name="Eve")
        assert await other.change_seats("table", 0, lambda _: ([renamed, CHAIRS[1]], [])) is None
        assert await other.change_seats("table", 1, lambda _: ([renamed, CHAIRS[1]], [line(1)])) is None
        assert (await one.people("table")).chairs == CHAIRS

    with_stores(database_url, 2, test)


def test_where_a_seat_is_at_several_processes_the_one_that_is_certain_longest_counts(database_url: str) -> None:
    async def test(store: Store, longest: Store, shorter: Store, dead: Store) -> None:
        await store.add(RECORD, 9)
        soon, later = now(60), now(120)
        for other, until in ((longest, later), (shorter, soon), (dead, now(-1)), (store, later)):
            await other.note_presence({"table": [Viewer(2)] if other is dead else [Viewer(1)]}, until)
        assert (await store.people("table")).elsewhere == {1: later}
        await longest.renew_presence({}, later)
        assert (await store.people("table")).elsewhere == {1: soon}

    with_stores(database_url, 4, test)


def test_two_processes_may_start_on_an_empty_database_at_once(database_url: str) -> None:
    async def run() -> None:
        stores = [new_store(database_url) for _ in range(3)]
        if not stores[0].shared:
            stores = stores[:1]
        await asyncio.gather(*[store.open() for store in stores])
        assert await stores[0].running() == []
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_sqlite_writes_through_to_the_disk(tmp_path: Any) -> None:
    async def test(store: Store) -> None:
        def pragma(name: str) -> Callable[[sa.Connection], object]:
            return lambda connection: connection.execute(sa.text(f"PRAGMA {name}")).scalar_one()

        assert await store.database.read(pragma("journal_mode")) == "wal"
        assert await store.database.read(pragma("synchronous")) == 2

    with_stores(f"sqlite:///{tmp_path}/tables.db", 1, test)
