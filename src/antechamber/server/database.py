"""Two databases behind one face: a function gets a connection and runs in a transaction of its own.

SQLite is driven from threads, one transaction at a time and one hop to the thread for each, and what waits is written
in one go: many tables share one wait for the disk. PostgreSQL is spoken to from the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "secure_delete = ON")
SOUND = "ok"  # what SQLite says of a file without damage
CONNECTING = 10.0  # seconds after which PostgreSQL is taken to be away, if it says nothing
ANSWERING = 30.0  # the same for one statement: a connection can be lost without a word
IDLE = 2.0  # seconds after which a connection is tried before it is used
USED = "used"
MIGRATING = 20_261_116  # any number: two processes that start at once migrate one after the other
MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("0*.py"))


class Damaged(Exception):
    """A database file is damaged, and where."""


class NewerDatabase(Exception):
    """A newer release has migrated the database."""


class RolledBack(OSError):
    """The database has undone a whole transaction by itself, and why."""


class Database(Protocol):
    """Where everything is kept."""

    url: sa.URL
    shared: bool  # whether other processes may use it too

    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        """Look something up."""

    async def change(self, act: Callable[[sa.Connection], T]) -> T:
        """Change something, all or nothing; it is on the disk when this returns."""

    async def change_anew(self, act: Callable[[sa.Connection], T]) -> T:
        """Change something as whoever comes anew would, with nothing in memory."""

    async def close(self) -> None:
        """Let go of all connections."""


def database(url: str, only_read: bool = False) -> Database:
    """The database at an address. A file that is only read stays as it is."""
    parsed = sa.make_url(url)
    return Postgres(parsed) if parsed.get_backend_name() == "postgresql" else Sqlite(parsed, only_read)


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None for one in memory."""
    return Path(url.database) if url.database and url.database != ":memory:" else None


class Sqlite:
    """A file. An acknowledged move survives a loss of power: every transaction is written through."""

    shared = False

    def __init__(self, url: sa.URL, only_read: bool = False) -> None:
        self.url = url
        self.engine = reading_engine(url) if only_read else new_engine(url)
        self.reader = ThreadPoolExecutor(1, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.waiting: list[tuple[Callable[[sa.Connection], Any], asyncio.Future[Any]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.reader, self.look_up, look)

    def look_up(self, look: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return look(connection)

    async def change(self, act: Callable[[sa.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((act, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write())
        return await done

    async def write(self) -> None:
        """Write what waits, and what has come to wait meanwhile."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                acts = [act for act, _ in batch]
                results = await asyncio.get_running_loop().run_in_executor(self.writer, self.transact, acts)
                for (_, done), result in zip(batch, results, strict=True):
                    if done.cancelled():
                        continue
                    if isinstance(result, Exception):
                        done.set_exception(result)
                    else:
                        done.set_result(result)
        finally:
            self.writing = None

    async def change_anew(self, act: Callable[[sa.Connection], T]) -> T:
        return await asyncio.to_thread(self.transact_anew, act)

    def transact_anew(self, act: Callable[[sa.Connection], T]) -> T:
        """Change something on a connection of its own, which reads the file as it is now."""
        engine = new_engine(self.url)
        try:
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                return act(connection)
        finally:
            engine.dispose()

    def transact(self, acts: list[Callable[[sa.Connection], Any]]) -> list[Any]:
        """Do all acts in one transaction; one that fails is undone alone. Results count only after the commit.

        A full or broken disk makes SQLite roll back the whole transaction by itself, with all acts before. Then none of
        them counts: what comes after would be written without them.
        """
        results: list[Any] = []
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                for act in acts:
                    results.append(attempt(connection, act))
                    if not connection.connection.driver_connection.in_transaction:  # type: ignore[union-attr]
                        raise RolledBack(str(results[-1]))
        except Exception as error:  # whatever it was, nobody waits for ever
            return [error] * len(acts)
        return results

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
        self.reader.shutdown()
        self.writer.shutdown()
        self.engine.dispose()


def new_engine(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(url, hide_parameters=True)
    sa.event.listen(engine, "connect", set_pragmas)
    sa.event.listen(engine, "begin", begin)
    return engine


def reading_engine(url: sa.URL) -> sa.Engine:
    """An engine that changes nothing, beside a server or without one.

    Where changes wait beside the file (`-wal`), they are read and left there. Where there are none, nobody uses it:
    opened with `mode=ro`, SQLite would leave empty files beside it, which it can otherwise take away again.
    """
    file = Path(url.database or "").absolute()
    mode = "ro" if file.with_name(f"{file.name}-wal").exists() else "rw"
    engine = sa.create_engine(
        url.set(database=file.as_uri()).update_query_dict({"mode": mode, "uri": "true"}), hide_parameters=True
    )
    sa.event.listen(engine, "connect", only_read)
    sa.event.listen(engine, "begin", begin)
    return engine


def attempt(connection: sa.Connection, act: Callable[[sa.Connection], Any]) -> Any:
    """What an act gives; if it fails, its error, and what it has written is undone."""
    try:
        with connection.begin_nested():
            return act(connection)
    except Exception as error:
        return error


def set_pragmas(connection: Any, _: object) -> None:
    prepare(connection, PRAGMAS)


def only_read(connection: Any, _: object) -> None:
    prepare(connection, ("query_only = ON", "busy_timeout = 10000"))


def prepare(connection: Any, pragmas: Sequence[str]) -> None:
    """Set up a new connection to a file."""
    connection.isolation_level = None  # we say ourselves when a transaction begins
    connection.text_factory = as_text
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()


def as_text(stored: bytes) -> str:
    """A stored text. One that is damaged is read as far as it goes, or it would hide all tables read with it."""
    return stored.decode(errors="replace")


def begin(connection: sa.Connection) -> None:
    """Who will write takes the lock first, instead of failing half-way when somebody else has it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


class Postgres:
    """A server that many processes share."""

    shared = True

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.engine = create_async_engine(url, pool_size=10, hide_parameters=True, async_creator=self.connect)
        sa.event.listen(self.engine.sync_engine, "checkin", note_use)
        sa.event.listen(self.engine.sync_engine, "checkout", self.check)

    async def connect(self) -> Any:
        """A new connection. The driver reads the address itself, as other programs do, with `sslmode` and all."""
        import asyncpg

        try:
            return await asyncpg.connect(driver_address(self.url), timeout=CONNECTING, command_timeout=ANSWERING)
        except asyncpg.InterfaceError as error:
            raise OSError(str(error)) from None

    async def read(self, look: Callable[[sa.Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(look)

    async def change(self, act: Callable[[sa.Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(act)

    async def change_anew(self, act: Callable[[sa.Connection], T]) -> T:
        return await self.change(act)

    def check(self, connection: Any, record: ConnectionPoolEntry, _: object) -> None:
        """Try a connection that was idle before it is used. To try each every time would double the transactions."""
        dialect = self.engine.dialect
        if monotonic() - record.info.get(USED, monotonic()) > IDLE:
            try:
                dialect.do_ping(connection)
            except (OSError, dialect.loaded_dbapi.Error):
                raise InvalidatePoolError from None  # all of them are opened anew

    async def close(self) -> None:
        await self.engine.dispose()


def driver_address(url: sa.URL) -> str:
    """The address of a PostgreSQL as its driver takes it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def check_sound(connection: sa.Connection) -> None:
    """Look through a SQLite file for damage, without comparing its indexes."""
    try:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except sa.exc.DatabaseError as error:  # it is too broken to be looked through
        found = error.orig
    if found != SOUND:
        raise Damaged(" ".join(str(found).split()))


def note_use(_: object, record: ConnectionPoolEntry) -> None:
    record.info[USED] = monotonic()


# ---------------------------------------------------------------- migrations


def migrate(connection: sa.Connection) -> None:
    """Bring the tables of the database up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    version = version_of(connection)
    if version == NEWEST:
        return
    if version > NEWEST:
        raise NewerDatabase
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: sa.Connection) -> str:
    """The newest migration that was run; empty if none was. It is asked at every start, so without the tool that runs
    them."""
    version = sa.table("alembic_version", sa.column("version_num"))
    if not sa.inspect(connection).has_table(version.name):
        return ""
    return str(connection.execute(sa.select(version.c.version_num)).scalar() or "")
