"""The commands for hosts, beside a running server: copy its database, restore a copy, replay its games, manage its
tables."""

from __future__ import annotations

import asyncio
import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from antechamber.messages import messages

if TYPE_CHECKING:
    from antechamber.match.log import Why
    from antechamber.server.checking import Verdict
    from antechamber.server.records import Chair, Line, Record

say = messages().text
DIFFERENT = 1  # the exit code where a game differs
DECLINED = 1  # and where somebody was asked and said no

DatabaseUrl = Annotated[
    str | None, typer.Option("--database-url", help=say("cli-serve-database-url"), show_default=False)
]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help=say("cli-arg-settings"), show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))]


def take_settings(file: Path | None) -> None:
    """Take the settings of a file into the environment of this process, and tell of names that are none."""
    from antechamber.server.settings import read_file, unknown_names

    if file is not None:
        os.environ.update(read_file(file))
    for name, nearest in unknown_names(os.environ):
        message = "cli-setting-nearest" if nearest else "cli-setting-unknown"
        typer.echo(say(message, name=name, nearest=nearest), err=True)


def address_of(database_url: str | None, settings: Path | None) -> str:
    """The address of the database that `serve` would use."""
    from antechamber.server.settings import database_address, from_environment

    take_settings(settings)
    return database_address(from_environment(os.environ, database_url=database_url))


def kept_at(database_url: str | None, settings: Path | None) -> str:
    """The address of a database that there is. Who forgot to say where looks for it in their own home."""
    from antechamber.server.files import FileError

    address = address_of(database_url, settings)
    file = file_at(address)
    if file is not None and not file.exists():
        raise FileError(say("cli-no-database", file=str(file)))
    return address


def file_at(address: str) -> Path | None:
    """The file of a database; None if it is no file."""
    import sqlalchemy as sa

    from antechamber.server.database import file_of

    url = sa.make_url(address)
    return file_of(url) if url.get_backend_name() == "sqlite" else None


def as_file(address: str, instead: str) -> Path:
    """A database as a file; where it is none, one sentence says what to use instead."""
    from antechamber.server.files import FileError

    file = file_at(address)
    if file is None:
        raise FileError(say(instead))
    return file


def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-backup"), show_default=False)],
    database_url: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    from antechamber.server.backups import back_up
    from antechamber.server.files import keep_private

    keep_private()
    verdicts = asyncio.run(back_up(as_file(kept_at(database_url, settings), "cli-backup-postgresql"), file))
    tell(verdicts)
    typer.echo(say("cli-backup-done", tables=len(verdicts), file=str(file)))
    if damaged := [verdict for verdict in verdicts if verdict.is_damaged]:
        typer.echo(say("cli-backup-damaged", games=len(damaged)), err=True)
        raise typer.Exit(DIFFERENT)


def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-restore"), show_default=False)],
    with_damaged_games: Annotated[
        bool, typer.Option("--with-damaged-games", help=say("cli-arg-with-damaged-games"))
    ] = False,
    database_url: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    from antechamber.server.backups import put_back
    from antechamber.server.files import keep_private

    keep_private()
    target = as_file(address_of(database_url, settings), "cli-restore-postgresql")
    verdicts, aside = asyncio.run(put_back(file, target, with_damaged_games))
    tell(verdicts)
    typer.echo(say("cli-restore-done", tables=len(verdicts), file=str(target)))
    if damaged := [verdict for verdict in verdicts if verdict.is_damaged]:
        typer.echo(say("cli-restore-with-damaged", games=len(damaged)), err=True)
    if aside is not None:
        typer.echo(say("cli-restore-aside", file=str(aside)))


def check_games(database_url: DatabaseUrl = None, settings: SettingsFile = None, json: Json = False) -> None:
    verdicts = asyncio.run(all_verdicts(kept_at(database_url, settings)))
    different = [verdict for verdict in verdicts if verdict.problem]
    if json:
        from dataclasses import asdict

        from antechamber.cli.app import print_json

        rows = [{**asdict(verdict), "text": verdict.sentence()} for verdict in different]
        print_json({"tables": len(verdicts), "different": rows})
    else:
        tell(verdicts)
        typer.echo(say("cli-check-done", tables=len(verdicts), different=len(different)))
    raise typer.Exit(DIFFERENT if different else 0)


async def all_verdicts(url: str) -> list[Verdict]:
    """What becomes of all stored games when they are replayed; a file is looked at in a copy, as it is this moment."""
    from antechamber.server import backups, checking

    if (file := file_at(url)) is not None:
        return await backups.verdicts_on(file)
    async with checking.opened(url) as store:
        return [verdict async for verdict in checking.check_games(store)]


def tell(verdicts: list[Verdict]) -> None:
    """One line for each game that is not what was played."""
    for verdict in verdicts:
        if verdict.problem:
            typer.echo(verdict.sentence())


# ---------------------------------------------------------------- tables

tables = typer.Typer(help=say("cli-tables"))
TableId = Annotated[str, typer.Argument(help=say("cli-arg-table"), show_default=False)]


@tables.callback(invoke_without_command=True)
def any_table_command(context: typer.Context) -> None:
    """Without a command, say which there are."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@tables.command("list", help=say("cli-tables-list"))
def list_tables(database_url: DatabaseUrl = None, settings: SettingsFile = None, json: Json = False) -> None:
    from antechamber.cli.app import print_json

    found, damaged = asyncio.run(all_tables(kept_at(database_url, settings)))
    if json:
        unread = [{"table": table, "state": "damaged"} for table in damaged]
        print_json([*map(table_data, found), *unread])
        return
    for record in found:
        typer.echo(table_row(record))
    for table in damaged:
        typer.echo(say("cli-check-unreadable", table=table))
    typer.echo(say("cli-tables-number", tables=len(found) + len(damaged)))


async def all_tables(url: str) -> tuple[list[Record], list[str]]:
    """All tables, the most recently played first, and those that cannot be read."""
    from antechamber.server.checking import opened

    async with opened(url) as store:
        found = await store.tables()
        read = {record.id for record in found}
        return found, [table for table in await store.ids() if table not in read]


def state_of(record: Record) -> str:
    return "over" if record.over else "closed" if record.closed else "open"


def kind_of(chair: Chair) -> str:
    """Who plays at a seat: a person, a bot, a bot as long as that person is away, or nobody yet."""
    if chair.key:
        return "stand_in" if chair.bot else "person"
    return "bot" if chair.bot else "open"


def table_data(record: Record) -> dict[str, Any]:
    """A table for programs."""
    return {
        "table": record.id, "title": record.title, "rules_version": record.rules_version,
        "seats": [{"name": chair.name, "kind": kind_of(chair), "bot": chair.bot or ""} for chair in record.chairs],
        "rounds": record.standing.rounds, "created": record.created, "moved": record.moved, "state": state_of(record),
    }  # fmt: skip


def table_row(record: Record) -> str:
    """A table for people, in one line."""
    seats = [
        say(
            "cli-tables-seat",
            kind=kind_of(chair),
            name=chair.name or say("cli-seat-name", seat=chair.seat),
            level=chair.bot or "",
        )
        for chair in record.chairs
    ]
    return say(
        "cli-tables-row", table=record.id, title=record.title, state=state_of(record), rounds=record.standing.rounds,
        moved=by_the_clock(record.moved), seats=", ".join(seats),
    )  # fmt: skip


def by_the_clock(at: str) -> str:
    """A moment by the clock of whoever reads it; as it is kept, if it is damaged."""
    try:
        return f"{datetime.fromisoformat(at).astimezone():%Y-%m-%d %H:%M}"
    except ValueError:
        return at


@tables.command("export", help=say("cli-tables-export"))
def export_table(
    table: TableId,
    file: Annotated[Path, typer.Argument(help=say("cli-arg-export"), show_default=False)],
    database_url: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    from antechamber.match.log import write_log
    from antechamber.server.files import FileError, check_is_free, keep_private

    keep_private()
    data = asyncio.run(log_of(kept_at(database_url, settings), table))
    check_is_free(file)
    try:
        write_log(data, file)
    except OSError as error:
        file.unlink(missing_ok=True)  # half a log
        raise FileError(say("cli-file", file=str(file), reason=str(error.strerror))) from None
    typer.echo(say("cli-tables-exported", table=table, file=str(file), entries=len(data["log"])))


async def log_of(url: str, table: str) -> dict[str, Any]:
    """The log of a table as `replay` reads it, also of one that no longer replays."""
    from antechamber.match import Player
    from antechamber.match.log import log_data, with_reasons

    record, lines = await look_up(url, table)
    seats = [Player(chair.name, chair.bot) for chair in record.chairs]
    entries = [line.entry for line in lines]
    data = log_data(record.title, record.rules_version, record.options, record.seed, seats, entries)
    return with_reasons(data, await whys_of(url, table) if record.over else {})


async def whys_of(url: str, table: str) -> dict[int, Why]:
    """Why the bots of a table answered as they did, by number of entry: after the end of the game."""
    from msgspec import to_builtins

    from antechamber.server.checking import opened

    async with opened(url) as store:
        return {entry: to_builtins(why) for entry, why in (await store.whys(table)).items()}


@tables.command("close", help=say("cli-tables-close"))
def close_table(table: TableId, database_url: DatabaseUrl = None, settings: SettingsFile = None) -> None:
    url = kept_at(database_url, settings)
    check_is_open(*asyncio.run(look_up(url, table)))
    if not asyncio.run(end_table(url, table, "close")):
        check_is_open(*asyncio.run(look_up(url, table)))  # somebody was faster
    typer.echo(say("cli-tables-closed", table=table))


def check_is_open(record: Record, _: object) -> None:
    """Refuse to close what is closed or over."""
    from antechamber.server.store import StoreError

    if state_of(record) != "open":
        raise StoreError(say(f"cli-tables-is-{state_of(record)}", table=record.id))


@tables.command("delete", help=say("cli-tables-delete"))
def delete_table(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help=say("cli-arg-yes"))] = False,
    database_url: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    url = kept_at(database_url, settings)
    shown = asyncio.run(shown_to_delete(url, table))
    if not yes:
        ask_to_delete(table, shown)
    asyncio.run(end_table(url, table, "delete"))  # whoever was faster, it is gone
    typer.echo(say("cli-tables-deleted", table=table))


async def shown_to_delete(url: str, table: str) -> str:
    """What is told of a table before it is deleted, which may be because it cannot be read."""
    from antechamber.server.store import Unreadable

    try:
        record, _ = await find(url, table)
    except Unreadable:
        return say("cli-check-unreadable", table=table)
    return table_row(record)


def ask_to_delete(table: str, shown: str) -> None:
    """Show a table and ask whether it is to be deleted; leave if it is not."""
    typer.echo(shown)
    try:
        is_sure = typer.confirm(say("cli-tables-sure", table=table))
    except typer.Abort:
        typer.echo(say("cli-tables-kept"), err=True)
        raise
    if not is_sure:
        typer.echo(say("cli-tables-kept"), err=True)
        raise typer.Exit(DECLINED)


async def look_up(url: str, table: str) -> tuple[Record, list[Line]]:
    """A table with its log, or the sentence that it cannot be read."""
    from antechamber.server.store import StoreError, Unreadable

    try:
        return await find(url, table)
    except Unreadable:
        raise StoreError(say("cli-check-unreadable", table=table)) from None


async def find(url: str, table: str) -> tuple[Record, list[Line]]:
    """A table with its log, or the sentence that there is none."""
    from antechamber.server.checking import opened
    from antechamber.server.store import StoreError

    async with opened(url) as store:
        found = await store.find(table)
    if found is None:
        raise StoreError(say("cli-tables-none", table=table))
    return found


async def end_table(url: str, table: str, action: str) -> bool:
    """Close or delete a table. On a file a running server does it, which has the table in memory; on PostgreSQL all
    processes hear of it."""
    from antechamber.server import admin
    from antechamber.server.checking import opened
    from antechamber.server.files import Lock
    from antechamber.server.records import now

    file = file_at(url)
    lock = None if file is None else Lock(file)
    if lock is not None and not lock.take():
        return admin.ask(lock.said(), table, action)
    try:
        async with opened(url, to_change=True) as store:
            return await (store.close_table(table, now()) if action == "close" else store.delete_table(table))
    finally:
        if lock is not None:
            lock.release()
