"""Where tables are kept: SQLite by default, PostgreSQL by one setting, the same statements on both.

The log is append-only and its numbers are unique, so of two processes that append to one table one wins and the other
reads again. On PostgreSQL every change is announced, so that any process can serve any table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages
from antechamber.server.database import Database, migrate

CHANNEL = "antechamber"
SEATS = 0  # announced instead of an entry's number: look at the seats again
MOST = 10_000  # tables looked at in one go

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(20), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("host", sa.String(64), nullable=False, index=True),
    sa.Column("watch", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("moved", sa.String(32), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, index=True),
    sa.Column("standing", sa.Text, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=True),
    sa.Column("key", sa.String(64), nullable=True, index=True),
    sa.Column("invite", sa.String(64), nullable=True),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("move_id", sa.String(40), nullable=True),
    sa.Column("part", sa.Integer, nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
    sa.UniqueConstraint("match", "seat", "move_id", "part"),
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("until", sa.String(32), nullable=False),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("process", sa.String(16), nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)


class StoreError(AntechamberError):
    """A database that cannot be reached or used."""


class Standing(msgspec.Struct, frozen=True):
    """What a list of tables shows of a game: nothing that a spectator may not know, but for who has locked an answer
    in secret, which is told to that seat alone."""

    deciding: list[int]
    question: str
    rounds: int
    ply: int
    winners: list[int]
    locked: list[int] = []


class Chair(msgspec.Struct, frozen=True):
    """A seat as it is kept: who has its key, who is invited, which bot plays. Keys and invitations are hashes."""

    seat: int
    name: str
    bot: str | None
    key: str | None
    invite: str | None


@dataclass(frozen=True)
class People:
    """Who sits at a table, in order, and which seats have a device at another process, until when that is certain."""

    chairs: list[Chair]
    elsewhere: dict[int, str]


@dataclass(frozen=True)
class Record:
    """A table as it is kept, without its log."""

    id: str
    title: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    host: str
    watch: str
    created: str
    moved: str
    over: bool
    standing: Standing
    chairs: list[Chair]


@dataclass(frozen=True)
class Line:
    """One entry of a log as it is kept: what the match wrote, when, under which id it was sent, its place in a plan."""

    seq: int
    seat: int
    entry: dict[str, Any]
    move_id: str | None
    part: int
    at: str


@dataclass(frozen=True)
class Seen:
    """A table as it is by now: what came after an entry of its log, and who is there."""

    lines: list[Line]
    people: People


def now(later: float = 0) -> str:
    """This moment, or one so many seconds later; texts sort as the moments do."""
    return (datetime.now(UTC) + timedelta(seconds=later)).isoformat(timespec="milliseconds")


class Store:
    """The tables of one server, in its database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.process = secrets.token_hex(8)  # what the others call this process

    async def open(self) -> None:
        """Reach the database and bring its tables up to date."""
        if not self.shared and self.database.url.database:
            make_folder(Path(self.database.url.database).parent)
        try:
            await self.database.change(migrate)
        except (OSError, SQLAlchemyError) as error:
            reason = str(error.orig if isinstance(error, DBAPIError) else error)
            raise StoreError(messages().text("cli-serve-database", reason=" ".join(reason.split()))) from None

    async def close(self) -> None:
        await self.database.close()

    async def check(self) -> None:
        """Ask the database for an answer."""
        await self.database.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar_one())

    def announce(self, connection: sa.Connection, match: str, seq: int) -> None:
        """Tell the other processes, at the end of the transaction."""
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{match}:{seq}:{self.process}")))

    # ------------------------------------------------------------ tables

    async def add(self, record: Record, most: int) -> bool:
        """Keep a new table, unless so many games are being played already."""
        row = {
            "id": record.id,
            "title": record.title,
            "rules_version": record.rules_version,
            "options": to_text(record.options),
            "seed": record.seed,
            "host": record.host,
            "watch": record.watch,
            "created": record.created,
            "moved": record.moved,
            "over": record.over,
            "standing": to_text(record.standing),
        }
        rows = [{"match": record.id, **msgspec.structs.asdict(chair)} for chair in record.chairs]

        def add(connection: sa.Connection) -> bool:
            running = sa.select(sa.func.count()).select_from(matches).where(matches.c.over.is_(False))
            if connection.execute(running).scalar_one() >= most:
                return False
            connection.execute(sa.insert(matches), row)
            connection.execute(sa.insert(seats), rows)
            return True

        return await self.database.change(add)

    async def find(self, match: str) -> tuple[Record, list[Line]] | None:
        """A table by its id, with its log."""

        def find(connection: sa.Connection) -> tuple[Record, list[Line]] | None:
            found = records(connection, matches.c.id == match, 1)
            return (found[0], lines(connection, match, 0)) if found else None

        return await self.database.read(find)

    async def opened_by(self, hashes: Sequence[str]) -> list[Record]:
        """The tables that any of these keys belongs to, those moved last first."""
        own = sa.select(seats.c.match).where(seats.c.key.in_(hashes))
        which = matches.c.id.in_(own) | matches.c.host.in_(hashes) | matches.c.watch.in_(hashes)
        return await self.database.read(lambda connection: records(connection, which, len(hashes)))

    async def running(self) -> list[Record]:
        """The tables whose game is not over, those moved last first."""
        return await self.database.read(lambda connection: records(connection, matches.c.over.is_(False), MOST))

    # ------------------------------------------------------------ who sits where

    async def people(self, process: str, match: str) -> People:
        """Who is at a table, as another process than this one may have written it just now."""
        return await self.database.read(lambda connection: people(connection, process, match))

    async def look(self, process: str, match: str, after: int) -> Seen:
        """What came after an entry of the log, and who is at the table by now."""
        return await self.database.read(lambda connection: look(connection, process, match, after))

    async def change_chair(self, process: str, match: str, decide: Callable[[People], Chair]) -> tuple[Chair, People]:
        """Change one seat, and return it as it is, and all of them.

        What is decided is decided on the seats as they are: nobody changes any of this table's until it is written. An
        error leaves them alone. `decide` may run in another thread, so it looks at nothing but what it is given.
        """

        def change(connection: sa.Connection) -> tuple[Chair, People]:
            found = people(connection, process, match, to_change=True)
            after = decide(found)
            if after == found.chairs[after.seat - 1]:
                return after, found
            chosen = sa.update(seats).where(seats.c.match == match, seats.c.seat == after.seat)
            connection.execute(chosen.values(**msgspec.structs.asdict(after)))
            self.announce(connection, match, SEATS)
            seated = [after if chair.seat == after.seat else chair for chair in found.chairs]
            return after, People(seated, found.elsewhere)

        return await self.database.change(change)

    # ------------------------------------------------------------ the log

    async def append(
        self, match: str, written: Sequence[Line], over: bool, standing: Standing, moved: str | None = None
    ) -> bool:
        """Write entries to the log, all or none. False: another process was faster, or these were written before.

        `moved` is when something was done that everybody may know of, if that is not now.
        """
        last = written[-1]
        rows = [
            {
                "match": match,
                "seq": line.seq,
                "seat": line.seat,
                "entry": to_text(line.entry),
                "move_id": line.move_id,
                "part": line.part,
                "at": line.at,
            }
            for line in written
        ]
        stands = {"this": match, "moved": moved or last.at, "over": over, "standing": to_text(standing)}

        def append(connection: sa.Connection) -> None:
            connection.execute(sa.insert(log), rows)
            connection.execute(sa.update(matches).where(matches.c.id == sa.bindparam("this")), stands)
            self.announce(connection, match, last.seq)

        try:
            await self.database.change(append)
        except IntegrityError:
            return False
        return True

    async def lines(self, match: str, after: int = 0) -> list[Line]:
        """The entries of a log after a number, in order."""
        return await self.database.read(lambda connection: lines(connection, match, after))

    # ------------------------------------------------------------ who is at a table, for other processes to know

    async def note_presence(self, process: str, here: dict[str, list[int]], until: str) -> None:
        """Note which seats of these tables have a device at this process, and tell the others."""
        rows = presence_rows(process, here, until)

        def note(connection: sa.Connection) -> None:
            own = sa.delete(presence).where(presence.c.process == process, presence.c.match.in_(list(here)))
            connection.execute(own)
            if rows:
                connection.execute(sa.insert(presence), rows)
            for match in here:
                self.announce(connection, match, SEATS)

        await self.database.change(note)

    async def renew_presence(self, process: str, here: dict[str, list[int]], until: str) -> None:
        """Note anew which seats of which tables have a device at this process, and forget what a process noted that has
        died. The others are told of what differs from what was noted; they look at the rest by themselves."""
        own = presence.c.process == process
        rows = presence_rows(process, here, until)

        def renew(connection: sa.Connection) -> None:
            noted = connection.execute(sa.select(presence.c.match, presence.c.seats).where(own)).all()
            connection.execute(sa.delete(presence).where(own | (presence.c.until <= now())))
            if rows:
                connection.execute(sa.insert(presence), rows)
            for match, _ in {(row.match, row.seats) for row in noted} ^ {(row["match"], row["seats"]) for row in rows}:
                self.announce(connection, match, SEATS)

        await self.database.change(renew)


# ---------------------------------------------------------------- reading


def records(connection: sa.Connection, which: sa.ColumnElement[bool], most: int) -> list[Record]:
    """The tables that fulfil a condition, those moved last first."""
    chosen = sa.select(matches).where(which).order_by(matches.c.moved.desc()).limit(most)
    rows = connection.execute(chosen).mappings().all()
    seated = chairs(connection, [row["id"] for row in rows])
    return [
        Record(
            **{
                **row,
                "options": msgspec.json.decode(row["options"]),
                "standing": msgspec.json.decode(row["standing"], type=Standing),
            },
            chairs=seated[row["id"]],
        )
        for row in rows
    ]


def people(connection: sa.Connection, process: str, match: str, to_change: bool = False) -> People:
    """Who is at a table. Who reads it to change it is the only one to do so: PostgreSQL locks the rows of the seats, on
    SQLite whoever writes is alone."""
    seated = chairs(connection, [match], to_change)[match]
    others = sa.select(presence).where(
        presence.c.process != process, presence.c.match == match, presence.c.until > now()
    )
    elsewhere: dict[int, str] = {}
    for row in connection.execute(others).mappings():
        for seat in msgspec.json.decode(row["seats"], type=list[int]):
            elsewhere[seat] = max(row["until"], elsewhere.get(seat, ""))
    return People(seated, elsewhere)


def look(connection: sa.Connection, process: str, match: str, after: int) -> Seen:
    """What came after an entry of the log, and who is at the table. The seats are read first, so that they are never
    newer than the log: a turn is confirmed before its seat is given back."""
    seated = people(connection, process, match)
    return Seen(lines(connection, match, after), seated)


def chairs(connection: sa.Connection, ids: Sequence[str], to_change: bool = False) -> dict[str, list[Chair]]:
    """The seats of tables, in order."""
    found: dict[str, list[Chair]] = {match: [] for match in ids}
    chosen = sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    for row in connection.execute(chosen.with_for_update() if to_change else chosen).mappings():
        found[row["match"]].append(Chair(row["seat"], row["name"], row["bot"], row["key"], row["invite"]))
    return found


def lines(connection: sa.Connection, match: str, after: int) -> list[Line]:
    """The entries of a log after a number, in order."""
    chosen = sa.select(log).where(log.c.match == match, log.c.seq > after).order_by(log.c.seq)
    return [
        Line(row["seq"], row["seat"], msgspec.json.decode(row["entry"]), row["move_id"], row["part"], row["at"])
        for row in connection.execute(chosen).mappings()
    ]


def presence_rows(process: str, here: dict[str, list[int]], until: str) -> list[dict[str, str]]:
    return [
        {"process": process, "match": match, "seats": to_text(seats), "until": until}
        for match, seats in here.items()
        if seats
    ]


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(messages().text("cli-serve-database", reason=f"{folder}: {error.strerror}")) from None
