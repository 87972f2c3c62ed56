"""The commands for hosts, beside a running server: copy its database, put a copy back, replay its games, see to its
tables."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from antechamber.messages import messages

if TYPE_CHECKING:
    from antechamber.server.checking import Verdict

say = messages().text
DIFFERENT = 1  # the exit code where a game differs

DatabaseUrl = Annotated[
    str | None, typer.Option("--database-url", help=say("cli-serve-database-url"), show_default=False)
]


def address_of(database_url: str | None) -> str:
    """The address of the database that `serve` would use."""
    from antechamber.server.settings import database_address, from_environment

    return database_address(from_environment(os.environ, database_url=database_url))


def file_at(address: str) -> Path | None:
    """The file of a database; None if it is no file."""
    import sqlalchemy as sa

    from antechamber.server.database import file_of

    url = sa.make_url(address)
    return file_of(url) if url.get_backend_name() == "sqlite" else None


def file_for(database_url: str | None, instead: str) -> Path:
    """The database as a file; where it is none, one sentence says what to use instead."""
    from antechamber.server.files import FileError

    file = file_at(address_of(database_url))
    if file is None:
        raise FileError(say(instead))
    return file


def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-backup"), show_default=False)],
    database_url: DatabaseUrl = None,
) -> None:
    from antechamber.server.backups import back_up
    from antechamber.server.files import keep_private

    keep_private()
    verdicts = asyncio.run(back_up(file_for(database_url, "cli-backup-postgresql"), file))
    tell(verdicts)
    typer.echo(say("cli-backup-done", tables=len(verdicts), file=str(file)))
    if damaged := [verdict for verdict in verdicts if verdict.is_damaged]:
        typer.echo(say("cli-backup-differs", games=len(damaged)), err=True)
        raise typer.Exit(DIFFERENT)


def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-restore"), show_default=False)],
    database_url: DatabaseUrl = None,
) -> None:
    from antechamber.server.backups import put_back
    from antechamber.server.files import keep_private

    keep_private()
    target = file_for(database_url, "cli-restore-postgresql")
    verdicts, aside = asyncio.run(put_back(file, target))
    tell(verdicts)
    typer.echo(say("cli-restore-done", tables=len(verdicts), file=str(target)))
    if aside is not None:
        typer.echo(say("cli-restore-aside", file=str(aside)))


def check_games(
    database_url: DatabaseUrl = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))] = False,
) -> None:
    verdicts = asyncio.run(all_verdicts(address_of(database_url)))
    different = [verdict for verdict in verdicts if verdict.problem]
    if json:
        from dataclasses import asdict

        from antechamber.cli.app import print_json

        print_json({"tables": len(verdicts), "different": [asdict(verdict) for verdict in different]})
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
    """One line for each game that differs from what was played."""
    from antechamber.library import slugs, title

    for verdict in verdicts:
        if verdict.problem:
            now = title(verdict.title).rules_version if verdict.title in slugs() else 0
            typer.echo(
                say(
                    verdict.problem, table=verdict.table, title=verdict.title, entry=verdict.entry,
                    then=verdict.rules_version, now=now,
                )
            )  # fmt: skip


# ---------------------------------------------------------------- tables

tables = typer.Typer(help=say("cli-tables"), no_args_is_help=True)
TableId = Annotated[str, typer.Argument(help=say("cli-arg-table"), show_default=False)]


@tables.command("list", help=say("cli-tables-list"))
def list_tables(
    database_url: DatabaseUrl = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))] = False,
) -> None:
    from antechamber.cli.app import print_json

    rows = asyncio.run(all_tables(address_of(database_url)))
    if json:
        print_json(rows)
        return
    for row in rows:
        typer.echo(say("cli-tables-row", **{**row, "seats": ", ".join(row["seats"])}))
    typer.echo(say("cli-tables-number", tables=len(rows)))


async def all_tables(url: str) -> list[dict[str, Any]]:
    """What a host needs to know of each table, those moved last first."""
    from antechamber.server.checking import opened

    async with opened(url) as store:
        return [
            {
                "table": record.id, "title": record.title, "rules_version": record.rules_version,
                "seats": [chair.bot or chair.name or "-" for chair in record.chairs], "rounds": record.standing.rounds,
                "created": record.created, "moved": record.moved,
                "state": "over" if record.over else "closed" if record.closed else "open",
            }
            for record in await store.tables()
        ]  # fmt: skip


@tables.command("export", help=say("cli-tables-export"))
def export_table(
    table: TableId,
    file: Annotated[Path, typer.Argument(help=say("cli-arg-export"), show_default=False)],
    database_url: DatabaseUrl = None,
) -> None:
    from antechamber.match.match import write_log
    from antechamber.server.files import FileError, keep_private

    keep_private()
    data = asyncio.run(log_of(address_of(database_url), table))
    if file.exists():
        raise FileError(say("cli-file", file=str(file), reason=say("cli-file-exists")))
    try:
        write_log(data, file)
    except OSError as error:
        raise FileError(say("cli-file", file=str(file), reason=str(error.strerror))) from None
    typer.echo(say("cli-tables-exported", table=table, file=str(file), entries=len(data["log"])))


async def log_of(url: str, table: str) -> dict[str, Any]:
    """The log of a table as `replay` reads it, also of one that no longer replays."""
    from antechamber.match.match import FORMAT
    from antechamber.server.checking import opened
    from antechamber.server.store import StoreError

    async with opened(url) as store:
        found = await store.find(table)
    if found is None:
        raise StoreError(say("cli-tables-none", table=table))
    record, lines = found
    return {
        "format": FORMAT,
        "game": record.title,
        "rules_version": record.rules_version,
        "players": len(record.chairs),
        "options": record.options,
        "seed": record.seed,
        "seats": [{"name": chair.name, **({"bot": chair.bot} if chair.bot else {})} for chair in record.chairs],
        "log": [line.entry for line in lines],
    }


@tables.command("close", help=say("cli-tables-close"))
def close_table(table: TableId, database_url: DatabaseUrl = None) -> None:
    from antechamber.server.store import StoreError

    if not asyncio.run(end_table(address_of(database_url), table, "close")):
        raise StoreError(say("cli-tables-not-open", table=table))
    typer.echo(say("cli-tables-closed", table=table))


@tables.command("delete", help=say("cli-tables-delete"))
def delete_table(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help=say("cli-arg-yes"))] = False,
    database_url: DatabaseUrl = None,
) -> None:
    from antechamber.server.store import StoreError

    if not yes:
        typer.confirm(say("cli-tables-sure", table=table), abort=True)
    if not asyncio.run(end_table(address_of(database_url), table, "delete")):
        raise StoreError(say("cli-tables-none", table=table))
    typer.echo(say("cli-tables-deleted", table=table))


async def end_table(url: str, table: str, deed: str) -> bool:
    """Close or delete a table. On a file a running server does it, which has the table in memory; on PostgreSQL all
    processes hear of it."""
    from antechamber.server import admin
    from antechamber.server.checking import opened
    from antechamber.server.files import FileError, Lock
    from antechamber.server.store import now

    file = file_at(url)
    if file is not None and not file.is_file():
        raise FileError(say("cli-file", file=str(file), reason=say("cli-no-file")))
    lock = None if file is None else Lock(file)
    if lock is not None and not lock.take():
        return admin.ask(lock.said(), table, deed)
    try:
        async with opened(url) as store:
            return await (store.close_table(table, now()) if deed == "close" else store.delete_table(table))
    finally:
        if lock is not None:
            lock.release()
