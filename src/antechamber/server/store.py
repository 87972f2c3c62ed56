"""Where tables are kept: SQLite by default, PostgreSQL by one setting, the same statements on both.

The log is append-only and its numbers are unique, so of two processes that append to one table one wins and the other
reads again. On PostgreSQL every change is announced, so that any process can serve any table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from antechamber.core.errors import AntechamberError
from antechamber.match import Viewer
from antechamber.messages import messages
from antechamber.server.database import (
    NEWEST,
    Damaged,
    Database,
    NewerDatabase,
    check_sound,
    file_of,
    migrate,
    version_of,
)
from antechamber.server.files import close_to_others, make_folders, own_folder
from antechamber.server.problems import CONFLICT, NOT_FOUND, Refusal
from antechamber.server.protocol import Sentence
from antechamber.server.records import (
    LINE,
    NO_WHYS,
    Chair,
    Kind,
    Line,
    People,
    Record,
    Request,
    Seen,
    Standing,
    Whys,
    now,
)
from antechamber.server.schema import health, leases, log, matches, presence, seats, upkeep
from antechamber.server.settings import data_folder

CHANNEL = "antechamber"
SEATS = 0  # announced instead of an entry's number: look at the seats again
END = -1  # likewise: the table was closed or deleted
MOST = 10_000  # tables looked at in one go


class StoreError(AntechamberError):
    """A database that cannot be reached or used."""


class Unreadable(Exception):
    """What is stored of a table is none of what we write."""


class EntriesMissing(Exception):
    """The log of a table has lost entries that were written: the number of the first."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"entry {entry} is missing")
        self.entry = entry


IS_RUNNING = matches.c.over.is_(False) & matches.c.closed.is_(None)
KINDS: dict[Kind, sa.ColumnElement[bool]] = {
    "unbegun": matches.c.over.is_(False) & matches.c.begun.is_(False),
    "unfinished": matches.c.over.is_(False) & matches.c.begun.is_(True),
    "finished": matches.c.over.is_(True),
}


class Store:
    """The tables of one server, in its database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.file = None if self.shared else file_of(database.url)
        self.process = secrets.token_hex(8)  # what the others call this process

    async def open(self) -> None:
        """Reach the database, see that it is sound, and bring its tables up to date."""
        if self.file is not None:
            make_folder(self.file.parent)
        try:
            if not self.shared:
                await self.database.read(check_sound)
            await self.database.change(migrate)
            if self.file is not None:
                close_to_others(self.file)
        except Damaged as damage:
            raise StoreError(messages().text("cli-serve-damaged", reason=str(damage))) from None
        except NewerDatabase:
            raise StoreError(messages().text("cli-serve-newer")) from None
        except (OSError, SQLAlchemyError) as error:
            raise unusable(error) from None

    async def close(self) -> None:
        await self.database.close()

    async def check_version(self) -> None:
        """Reach a database that a server has brought up to date; nothing is changed."""
        if self.file is not None and not self.file.is_file():
            raise StoreError(messages().text("cli-file", file=str(self.file), reason=messages().text("cli-no-file")))
        try:
            version = await self.database.read(version_of)
        except (OSError, SQLAlchemyError) as error:
            raise unusable(error) from None
        if version != NEWEST:
            raise StoreError(messages().text("cli-other-version"))

    async def check(self) -> None:
        """Write one row and read it."""

        def check(connection: sa.Connection) -> None:
            at = now()
            connection.execute(sa.update(health).values(at=at))
            if connection.execute(sa.select(health.c.at)).scalar() != at:
                raise OSError("what was written is not what was read")

        await self.database.change_anew(check)

    def announce(self, connection: sa.Connection, match: str, seq: int) -> None:
        """Tell the other processes, at the end of the transaction."""
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{match}:{seq}:{self.process}")))

    # ------------------------------------------------------------ tables

    async def add(
        self, record: Record, most: int, count: Callable[[sa.Connection], None] = lambda connection: None
    ) -> bool:
        """Keep a new table, unless so many games are being played already. `count` may refuse it."""
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
            "begun": record.begun,
        }
        rows = [{"match": record.id, **row_of(chair)} for chair in record.chairs]

        def add(connection: sa.Connection) -> bool:
            running = sa.select(sa.func.count()).select_from(matches).where(IS_RUNNING)
            if connection.execute(running).scalar_one() >= most:
                return False
            count(connection)
            connection.execute(sa.insert(matches), row)
            connection.execute(sa.insert(seats), rows)
            return True

        return await self.database.change(add)

    async def ids(self) -> list[str]:
        """All tables, the oldest first."""
        chosen = sa.select(matches.c.id).order_by(matches.c.created, matches.c.id)
        return await self.database.read(lambda connection: list(connection.execute(chosen).scalars()))

    async def find(self, match: str) -> tuple[Record, list[Line]] | None:
        """A table by its id, with its log. Raises `Unreadable` if that is there, but damaged."""

        def find(connection: sa.Connection) -> tuple[Record, list[Line]] | None:
            if found := records(connection, matches.c.id == match, 1):
                return found[0], lines(connection, match, 0)
            if connection.execute(sa.select(matches.c.id).where(matches.c.id == match)).first() is not None:
                raise Unreadable
            return None

        return await self.database.read(find)

    async def opened_by(self, hashes: Sequence[str]) -> list[Record]:
        """The tables that any of these keys belongs to, those moved last first."""
        own = sa.select(seats.c.match).where(seats.c.key.in_(hashes) | seats.c.asker.in_(hashes))
        which = matches.c.id.in_(own) | matches.c.host.in_(hashes) | matches.c.watch.in_(hashes)
        return await self.database.read(lambda connection: records(connection, which, len(hashes)))

    async def running(self) -> list[Record]:
        """The tables whose game is not over, those moved last first."""
        return await self.database.read(lambda connection: records(connection, IS_RUNNING, MOST))

    async def tables(self) -> list[Record]:
        """All tables that can be read, the most recently played first."""

        def all_tables(connection: sa.Connection) -> list[Record]:
            number = connection.execute(sa.select(sa.func.count()).select_from(matches)).scalar_one()
            pages = (records(connection, sa.true(), MOST, after) for after in range(0, number, MOST))
            return [record for page in pages for record in page]

        return await self.database.read(all_tables)

    # ------------------------------------------------------------ closing and deleting

    async def close_table(self, match: str, at: str) -> bool:
        """Let nobody answer at a table any more. False: there is no such table, or it is over or closed."""

        def close(connection: sa.Connection) -> bool:
            chosen = sa.update(matches).where(matches.c.id == match, IS_RUNNING)
            closed = bool(connection.execute(chosen.values(closed=at)).rowcount)
            if closed:
                self.announce(connection, match, END)
            return closed

        return await self.database.change(close)

    async def delete_table(self, match: str) -> bool:
        """Delete a table with its log. False: there is no such table."""
        return bool(await self.database.change(lambda connection: self.delete(connection, [match])))

    async def delete_old(self, kind: Kind, before: str, spare: Sequence[str], most: int) -> list[str]:
        """Delete so many tables of a kind where nothing was done since a moment, but none that somebody looks at: those
        to spare, and those with a device at another process."""
        looked_at = sa.select(presence.c.match).where(presence.c.until > now())
        which = (
            KINDS[kind] & (matches.c.moved < before) & matches.c.id.not_in([*spare]) & matches.c.id.not_in(looked_at)
        )
        chosen = sa.select(matches.c.id).where(which).limit(most).with_for_update(skip_locked=True)
        return await self.database.change(
            lambda connection: self.delete(connection, connection.execute(chosen).scalars().all())
        )

    def delete(self, connection: sa.Connection, ids: Sequence[str]) -> list[str]:
        """Delete tables; return those that were there. Who is about to write to one waits, and is refused then."""
        gone = sa.delete(matches).where(matches.c.id.in_(ids)).returning(matches.c.id)
        deleted = list(connection.execute(gone).scalars())
        for part in (log, seats, presence, leases):
            connection.execute(sa.delete(part).where(part.c.match.in_(deleted)))
        for match in deleted:
            self.announce(connection, match, END)
        return deleted

    async def ends(self, ids: Sequence[str]) -> dict[str, str | None]:
        """When tables were closed, if they were; those that are missing were deleted."""
        chosen = sa.select(matches.c.id, matches.c.closed).where(matches.c.id.in_(ids))
        return await self.database.read(
            lambda connection: {row.id: row.closed for row in connection.execute(chosen).all()}
        )

    async def note_up(self, at: str, a_day_before: str) -> bool:
        """Note that the server is up. Gives whether it has been for a day, with no pause as long as that."""

        def note(connection: sa.Connection) -> bool:
            held = sa.select(upkeep).order_by(upkeep.c.name).with_for_update()
            noted: dict[str, str] = {row.name: row.at for row in connection.execute(held).all()}
            was_away = not a_day_before < noted["up"] <= at
            back = at if was_away else noted["back"]
            for name, moment in {"back": back, "up": at}.items():
                connection.execute(sa.update(upkeep).where(upkeep.c.name == name).values(at=moment))
            return back < a_day_before

        return await self.database.change(note)

    # ------------------------------------------------------------ who sits where

    async def people(self, match: str) -> People:
        """Who is at a table, as another process than this one may have written it just now."""
        return await self.database.read(lambda connection: people(connection, self.process, match))

    async def look(self, match: str, after: int) -> Seen:
        """What came after an entry of the log, and who is at the table by now."""
        return await self.database.read(lambda connection: look(connection, self.process, match, after))

    async def change_seats(
        self, match: str, seq: int, decide: Callable[[People], tuple[list[Chair], list[Line]]]
    ) -> tuple[People, list[Line]] | None:
        """Change who sits at a table, and note in its log what everybody is to know of it. None: the log has gone on
        since the entry of this number, on which it was to be decided.

        What is decided is decided on the seats as they are: nobody changes any of this table's until it is written. An
        error leaves them alone. `decide` may run in another thread, so it looks at nothing but what it is given.
        """

        def change(connection: sa.Connection) -> tuple[People, list[Line]] | None:
            hold(connection, match)
            found = people(connection, self.process, match, to_change=True)
            if check_entries(connection, match, seq) > seq:
                return None
            after, written = decide(found)
            changed = [chair for chair, before in zip(after, found.chairs, strict=True) if chair != before]
            for chair in changed:
                chosen = sa.update(seats).where(seats.c.match == match, seats.c.seat == chair.seat)
                connection.execute(chosen.values(**row_of(chair)))
            if written:
                connection.execute(sa.insert(log), log_rows(match, written))
                connection.execute(sa.update(matches).where(matches.c.id == match).values(moved=written[-1].at))
            if changed or written:
                self.announce(connection, match, SEATS)
            return People(after, found.elsewhere), written

        try:
            return await self.database.change(change)
        except IntegrityError:  # another process was faster
            return None

    # ------------------------------------------------------------ the log

    async def append(
        self,
        match: str,
        written: Sequence[Line],
        over: bool,
        standing: Standing,
        moved: str | None = None,
        begun: bool = False,
        whys: Whys = NO_WHYS,
    ) -> bool:
        """Write entries to the log, all or none; and why bots wrote some of them, by number. False: another process was
        faster, or these were written before.

        `moved` is when something was done that everybody may know of, if that is not now. A game that has `begun` stays
        so, whatever is taken back. Raises `EntriesMissing` if the log lacks entries before these: it must never get a
        gap.
        """
        last = written[-1]
        rows = log_rows(match, written, whys)
        stands = {"this": match, "moved": moved or last.at, "over": over, "standing": to_text(standing)}
        if begun:
            stands["begun"] = True

        def append(connection: sa.Connection) -> None:
            hold(connection, match)
            check_entries(connection, match, written[0].seq - 1)
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

    async def whys(self, match: str) -> Whys:
        """Why bots answered as they did, by number of entry. The statement itself asks whether the game is over: who
        calls this too early is given nothing."""
        is_over = sa.exists().where(matches.c.id == match, matches.c.over.is_(True))
        chosen = sa.select(log.c.seq, log.c.why).where(log.c.match == match, log.c.why.is_not(None), is_over)
        rows = await self.database.read(lambda connection: connection.execute(chosen.order_by(log.c.seq)).all())
        return {row.seq: why for row in rows if (why := why_of(row.why))}

    # ------------------------------------------------------------ who is at a table, for other processes to know

    async def note_presence(self, here: dict[str, list[Viewer] | None], until: str) -> None:
        """Note which seats of these tables have a device at this process, and tell the others. No seat: somebody looks
        on; None: nobody is there."""
        rows = presence_rows(self.process, here, until)

        def note(connection: sa.Connection) -> None:
            own = sa.delete(presence).where(presence.c.process == self.process, presence.c.match.in_(list(here)))
            connection.execute(own)
            if rows:
                connection.execute(sa.insert(presence), rows)
            for match in here:
                self.announce(connection, match, SEATS)

        await self.database.change(note)

    async def renew_presence(self, here: dict[str, list[Viewer] | None], until: str) -> None:
        """Note again who is at which tables of this process, and forget what a process noted that has died. The others
        are told of what differs from what was noted; they look at the rest by themselves."""
        own = presence.c.process == self.process
        rows = presence_rows(self.process, here, until)

        def renew(connection: sa.Connection) -> None:
            noted = connection.execute(sa.select(presence.c.match, presence.c.seats).where(own)).all()
            connection.execute(sa.delete(presence).where(own | (presence.c.until <= now())))
            if rows:
                connection.execute(sa.insert(presence), rows)
            for match, _ in {(row.match, row.seats) for row in noted} ^ {(row["match"], row["seats"]) for row in rows}:
                self.announce(connection, match, SEATS)

        await self.database.change(renew)


# ---------------------------------------------------------------- reading


def records(connection: sa.Connection, which: sa.ColumnElement[bool], most: int, after: int = 0) -> list[Record]:
    """The tables that fulfil a condition, the most recently played first; so many, after so many others. One that is
    damaged is left out: all others are as good as before."""
    chosen = sa.select(matches).where(which).order_by(matches.c.moved.desc(), matches.c.id).limit(most).offset(after)
    rows = connection.execute(chosen).mappings().all()
    seated = chairs(connection, [row["id"] for row in rows])
    found = []
    for row in rows:
        with suppress(msgspec.MsgspecError):
            options = msgspec.json.decode(row["options"], type=dict[str, Any])
            standing = msgspec.json.decode(row["standing"], type=Standing)
            found.append(Record(**{**row, "options": options, "standing": standing}, chairs=seated[row["id"]]))
    return found


def people(connection: sa.Connection, process: str, match: str, to_change: bool = False) -> People:
    """Who is at a table. Who reads it to change it is the only one to do so: PostgreSQL locks the rows of the seats, on
    SQLite whoever writes is alone."""
    seated = chairs(connection, [match], to_change)[match]
    if not seated:
        raise Refusal(NOT_FOUND, "problem-no-table")
    others = sa.select(presence).where(
        presence.c.process != process, presence.c.match == match, presence.c.until > now()
    )
    elsewhere: dict[Viewer, str] = {}
    for row in connection.execute(others).mappings():
        for seat in msgspec.json.decode(row["seats"], type=list[Viewer]):
            elsewhere[seat] = max(row["until"], elsewhere.get(seat, ""))
    return People(seated, elsewhere)


def look(connection: sa.Connection, process: str, match: str, after: int) -> Seen:
    """What came after an entry of the log, and who is at the table. The seats are read first, so that they are never
    newer than the log: a turn is confirmed before its seat is given back."""
    seated = people(connection, process, match)
    closed = connection.execute(sa.select(matches.c.closed).where(matches.c.id == match)).scalar()
    return Seen(lines(connection, match, after), seated, closed)


def chairs(connection: sa.Connection, ids: Sequence[str], to_change: bool = False) -> dict[str, list[Chair]]:
    """The seats of tables, in order."""
    found: dict[str, list[Chair]] = {match: [] for match in ids}
    chosen = sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    for row in connection.execute(chosen.with_for_update() if to_change else chosen).mappings():
        request = None if row["request"] is None else request_of(row["request"])
        found[row["match"]].append(Chair(row["seat"], row["name"], row["bot"], row["key"], row["invite"], request))
    return found


def request_of(text: str) -> Request | None:
    """A request for a seat; none, if it is damaged: it can be made again."""
    try:
        return msgspec.json.decode(text, type=Request)
    except msgspec.MsgspecError:
        return None


def lines(connection: sa.Connection, match: str, after: int) -> list[Line]:
    """The entries of a log after a number, in order."""
    chosen = sa.select(*(log.c[name] for name in LINE)).where(log.c.match == match, log.c.seq > after)
    return [
        Line(**{**row, "entry": entry_of(row["entry"])})
        for row in connection.execute(chosen.order_by(log.c.seq)).mappings()
    ]


def entry_of(text: str) -> dict[str, Any]:
    """An entry of a log; an empty one, which does not replay, if it is damaged."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def why_of(text: str) -> list[Sentence]:
    """Why a bot answered as it did; nothing, if that is damaged: the game is as good as before."""
    try:
        return msgspec.json.decode(text, type=list[Sentence])
    except msgspec.MsgspecError:
        return []


def hold(connection: sa.Connection, match: str) -> None:
    """Take a table before anything of it is changed, in one order everywhere, so that no two wait for each other; one
    that was deleted or closed is refused."""
    chosen = sa.select(matches.c.closed).where(matches.c.id == match).with_for_update()
    table = connection.execute(chosen).first()
    if table is None:
        raise Refusal(NOT_FOUND, "problem-no-table")
    if table.closed is not None:
        raise Refusal(CONFLICT, "problem-closed")


def check_entries(connection: sa.Connection, match: str, known: int) -> int:
    """The number of the last entry of a log; those that are known must be there."""
    last = connection.execute(sa.select(sa.func.max(log.c.seq)).where(log.c.match == match)).scalar() or 0
    if last < known:
        raise EntriesMissing(last + 1)
    return last


# ---------------------------------------------------------------- writing


def row_of(chair: Chair) -> dict[str, Any]:
    """A seat as it is written. Who asks for it is found by the key."""
    asked = chair.request
    row = msgspec.structs.asdict(chair)
    return row | {"asker": asked and asked.key, "request": asked and to_text(asked)}


def log_rows(match: str, written: Sequence[Line], whys: Whys = NO_WHYS) -> list[dict[str, Any]]:
    """Entries as they are written, and why bots wrote some of them."""
    return [
        {
            "match": match,
            "seq": line.seq,
            "seat": line.seat,
            "entry": to_text(line.entry),
            "move_id": line.move_id,
            "part": line.part,
            "at": line.at,
            "why": to_text(whys[line.seq]) if line.seq in whys else None,
        }
        for line in written
    ]


def presence_rows(process: str, here: dict[str, list[Viewer] | None], until: str) -> list[dict[str, str]]:
    return [
        {"process": process, "match": match, "seats": to_text(seats), "until": until}
        for match, seats in here.items()
        if seats is not None
    ]


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def unusable(error: Exception) -> StoreError:
    """The sentence for a database that cannot be reached or read."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error)
    return StoreError(messages().text("cli-serve-database", reason=" ".join(reason.split())))


def make_folder(folder: Path) -> None:
    """Make the folder of a database file. Only that of this user is closed to others: any other is the host's."""
    try:
        if folder == data_folder():
            own_folder(folder)
        make_folders(folder)
    except OSError as error:
        raise StoreError(messages().text("cli-serve-database", reason=f"{folder}: {error.strerror}")) from None
