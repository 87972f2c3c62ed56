"""Copies of a SQLite database: made beside the running server, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from datetime import datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from antechamber.messages import messages
from antechamber.server.checking import Verdict, check_games
from antechamber.server.database import SOUND, database
from antechamber.server.files import FileError, Lock, check_is_file, check_is_free, parts, refuse, take_after
from antechamber.server.store import Store, make_folder, unusable

say = messages().text
PRIMARY = 0xFF  # the part of an error's number that says what it is; the rest says more of it


@asynccontextmanager
async def snapshot(source: Path) -> AsyncIterator[Store]:
    """One moment of a database file, of this or an older release, as this release keeps it. The file stays as it is."""
    with tempfile.TemporaryDirectory(prefix="antechamber-") as folder:
        copied = Path(folder, "tables.db")
        copy(source, copied)
        store = Store(database(f"sqlite:///{copied}"))
        try:
            await store.open()
            yield store
        finally:
            await store.close()


def copy(source: Path, target: Path) -> None:
    """Copy one moment of a database, which may be in use, into a single file; a copy with damage is refused."""
    check_is_file(source)
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
            other.execute("PRAGMA journal_mode = DELETE")
            found = other.execute("PRAGMA integrity_check(1)").fetchone()[0]
            tables = {row[0] for row in other.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise failed(error, source, target) from None
    if found != SOUND:
        raise FileError(say("cli-damaged", file=str(source), reason=str(found).splitlines()[-1]))
    if not {"matches", "seats", "log", "alembic_version"} <= tables:
        raise FileError(say("cli-no-tables", file=str(source)))


def failed(error: sqlite3.Error, source: Path, target: Path) -> FileError:
    """Why a file could not be copied. Not every reason is damage: perhaps there is no room, or no right to read it."""
    if getattr(error, "sqlite_errorcode", 0) & PRIMARY in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return FileError(say("cli-damaged", file=str(source), reason=str(error)))
    return FileError(say("cli-not-copied", file=str(source), copy=str(target), reason=str(error)))


async def verdicts_on(source: Path) -> list[Verdict]:
    """What becomes of the games of a file when they are replayed."""
    async with snapshot(source) as store:
        try:
            return [verdict async for verdict in check_games(store)]
        except SQLAlchemyError as error:
            raise unusable(error) from None


async def back_up(source: Path, target: Path) -> list[Verdict]:
    """Copy a database, also while tables play, and replay the games of the copy."""
    check_is_free(target)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy(source, part)
        verdicts = await verdicts_on(part)
        sync(part)
        os.replace(part, target)
    except OSError as error:
        raise FileError(say("cli-file", file=str(target), reason=str(error.strerror))) from None
    finally:
        part.unlink(missing_ok=True)
    return verdicts


async def put_back(source: Path, target: Path, with_damaged: bool = False) -> tuple[list[Verdict], Path | None]:
    """Put a copy in the place of a database, which is kept beside it; where, if there was one.

    Not while a server uses it, and not a copy with damage: a file that is broken never, one with damaged games only if
    that is wanted.
    """
    check_is_file(source)
    target = target.resolve()
    if target.is_dir():
        refuse(target, "cli-is-folder")
    lock = Lock(target)
    make_folder(target.parent)
    if not lock.take():
        raise FileError(say("cli-restore-running", file=str(target)))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy(source, part)
        verdicts = await verdicts_on(part)
        damaged = [verdict.sentence() for verdict in verdicts if verdict.is_damaged]
        if damaged and not with_damaged:
            raise FileError(say("cli-restore-damaged", file=str(source), games=len(damaged), first=damaged[0]))
        take_after(part, target)
        sync(part)
        aside = put_aside(target)
        os.replace(part, target)
        sync(target.parent)
    except OSError as error:
        raise FileError(say("cli-file", file=str(target), reason=str(error.strerror))) from None
    finally:
        part.unlink(missing_ok=True)
        lock.release()
    return verdicts, aside


def put_aside(target: Path) -> Path | None:
    """Rename a database with all its files: its last changes, left behind, would be applied to whatever comes."""
    if not any(path.exists() for path in parts(target)):
        return None
    aside = target.with_name(f"{target.name}.before-{datetime.now():%Y-%m-%d-%H%M%S}")
    for old, new in zip(parts(target), parts(aside), strict=True):
        if old.exists():
            os.rename(old, new)
    return aside


def sync(path: Path) -> None:
    """See that a file, or what a folder says of its files, is on the disk; Windows does not do that for folders."""
    with suppress(PermissionError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
