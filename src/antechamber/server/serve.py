"""Serving: the port, the address it is reached at, and a quiet end."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages
from antechamber.server.app import create_app
from antechamber.server.connections import Caller, Device
from antechamber.server.database import database
from antechamber.server.descriptors import AT_ONCE, room_for
from antechamber.server.files import Lock, keep_private
from antechamber.server.middleware import Application
from antechamber.server.settings import Settings, database_address
from antechamber.server.store import Store, StoreError, make_folder

ROOM = 4  # a frame may be so many times too large before the connection is cut without a word
EVERYWHERE = ("0.0.0.0", "::")
SWITCH = 0.0005  # seconds after which the database's thread has its turn; Python's own are ten times as many
GARBAGE = (50_000, 20, 50)  # how seldom Python looks for cycles: tables have none, and to look at all took 0.4 seconds
GRACE = 5  # seconds that open requests have to end
QUEUE = 1024  # connections that the system keeps waiting until they are taken in


class PortError(AntechamberError):
    """A host or port that cannot be used."""


class Server(uvicorn.Server):
    """A server that says when it is there, and when it is gone."""

    def __init__(self, app: Application, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.tables = app.tables
        self.say_started = started
        self.say_stopped: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        for bound in sockets or []:
            bound.listen(QUEUE)
        if self.started:
            self.say_started()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().shutdown(sockets)
        self.say_stopped()  # here, because afterwards a SIGTERM ends the process at once


def bind(host: str, port: int) -> sockets.socket:
    """Take a port, or any free one for 0."""
    try:
        family, kind, protocol, _, address = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM)[0]
        bound = sockets.socket(family, kind, protocol)
        bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        bound.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortError(messages().text("cli-serve-port-busy", port=str(port))) from None
        raise PortError(
            messages().text("cli-serve-port-failed", host=host, port=str(port), reason=str(error.strerror))
        ) from None
    bound.set_inheritable(False)
    return bound


def address(bound: sockets.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = bound.getsockname()[:2]
    host = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def prepare(settings: Settings, bound: sockets.socket, started: Callable[[str], None]) -> Server:
    """A server for a port that was taken."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom to believe is decided by the middleware
        http=Caller,
        ws=Device,
        backlog=AT_ONCE,
        ws_max_size=ROOM * settings.frame_bytes,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(app, config, lambda: started(address(bound)))


def serve(settings: Settings, host: str, port: int, started: Callable[[str], None]) -> None:
    """Serve until the process is told to stop. What is wrong with port or database is told at once."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    keep_private()
    devices = room_for(settings.sockets, settings.thinkers)
    settings = replace(settings, hosts=(*settings.hosts, host), sockets=devices)
    bound = bind(host, port)
    store = Store(database(database_address(settings)))
    with alone_with(store.file) as lock:
        asyncio.run(check_database(store))
        server = prepare(settings, bound, started)
        if lock is not None:
            lock.say(address=address(bound), key=server.tables.admin_key)
            server.say_stopped = lock.release
        server.run([bound])


@contextmanager
def alone_with(file: Path | None) -> Iterator[Lock | None]:
    """Keep other servers away from a database file. A second one would show old tables, and take moves by old keys."""
    if file is None:
        yield None
        return
    make_folder(file.parent)
    if file.is_dir():
        raise StoreError(messages().text("cli-file", file=str(file), reason=messages().text("cli-is-folder")))
    lock = Lock(file)
    if not lock.take():
        raise StoreError(messages().text("cli-serve-taken", file=str(file)))
    try:
        yield lock
    finally:
        lock.release()


async def check_database(store: Store) -> None:
    """Reach the database and bring it up to date, while an error can still be told in one sentence."""
    await store.open()
    await store.close()
