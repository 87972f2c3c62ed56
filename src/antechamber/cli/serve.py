"""The command that serves tables to browsers."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from socket import gethostname
from typing import Annotated

import typer

from antechamber.cli.hosting import DatabaseUrl, SettingsFile, file_at, take_settings
from antechamber.messages import messages

say = messages().text
PORT = 8420
EVERYWHERE = ("0.0.0.0", "::")


def serve(
    host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=say("cli-serve-port"), min=0, max=65535)] = PORT,
    database_url: DatabaseUrl = None,
    settings: SettingsFile = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-serve-no-browser"))] = False,
) -> None:
    from antechamber.server.serve import serve as run
    from antechamber.server.settings import database_address, from_environment

    take_settings(settings)
    quiet = None if "ANTECHAMBER_LOG_LEVEL" in os.environ or not sys.stderr.isatty() else "warning"
    wanted = from_environment(os.environ, database_url=database_url, log_level=quiet)
    place = database_address(wanted)
    file = file_at(place)
    is_new = file is not None and not file.exists()

    def started(address: str) -> None:
        typer.echo(say("cli-serve-started", address=address))
        if host in EVERYWHERE:
            typer.echo(say("cli-serve-others", address=f"http://{gethostname()}:{address.rpartition(':')[2]}"))
        kept = str(file.resolve()) if file is not None else without_password(place)
        typer.echo(say("cli-serve-new-file" if is_new else "cli-serve-file", file=kept))
        if not no_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(wanted, host, port, started)


def without_password(place: str) -> str:
    """The address of a database, to be shown."""
    import sqlalchemy as sa

    url = sa.make_url(place)
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)


def has_browser() -> bool:
    """Whether a window can be opened here; a browser in the terminal would be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
