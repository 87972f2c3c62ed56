"""What a host can set, and where it comes from: flags, the environment, or what is sensible on a laptop."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages
from antechamber.server.addresses import networks

PREFIX = "ANTECHAMBER_"
LAST_PORT = 65_535


class SettingError(AntechamberError):
    """A setting that cannot be read: its name, what was expected, what came."""


@dataclass(frozen=True)
class Settings:
    """Everything a server needs to know before it starts. Each setting has an environment variable of its name."""

    database_url: str = ""  # empty: a file in the user's data folder
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to this server
    hosts: tuple[str, ...] = ()  # names by which people call this server
    proxies: tuple[str, ...] = (
        "127.0.0.0/8",
        "::1",
    )  # addresses and networks that are believed about whom they ask for
    log_level: str = "info"
    # what one server takes on
    tables: int = 10_000  # games that are not over
    tables_in_memory: int = 200  # tables nobody looks at that are kept ready
    sockets: int = 4_000
    connections_per_address: int = 200
    thinkers: int = 0  # processes in which bots search; 0: one for each core but one
    # sizes and rates
    body_bytes: int = 65_536
    frame_bytes: int = 16_384
    gets_per_minute: int = 1200  # of one address; those under /api
    posts_per_minute: int = 240  # of one address
    new_tables_per_minute: int = 60  # of one address
    new_tables_per_day: int = 200  # of one address
    messages_per_second: int = 40  # of one socket
    receive_seconds: float = 20.0  # how long a request may take to arrive, or a client nothing of an answer
    hello_seconds: float = 10.0  # how long a socket may stay without saying who it is
    thinking_seconds: float = 20.0  # how long a bot may think about one answer
    search_seconds: float = 1.0  # how long a bot that searches takes for one answer
    sealed_seconds: float = 1.5  # bots seal their answers this long after they were asked, all together
    # how many days a table is kept after the last that was done there; 0: for ever
    unbegun_days: float = 7.0
    unfinished_days: float = 90.0
    finished_days: float = 0.0


def from_environment(environment: Mapping[str, str], **given: object) -> Settings:
    """Settings from the environment; what is given by name and is not None wins."""
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text:
            values[field.name] = read(field.name, type(field.default), text)
    return Settings(**values)  # type: ignore[arg-type]


def read(name: str, kind: type, text: str) -> object:
    """A setting from its text; a list is separated by commas."""
    if kind is tuple:
        parts = tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
        return check_proxies(parts) if name == "proxies" else parts
    if kind is str:
        return text
    try:
        number: float = kind(text)
    except ValueError:
        number = -1
    if number < 0:
        raise SettingError(messages().text("cli-serve-setting", name=PREFIX + name.upper(), value=text))
    return number


def check_proxies(parts: tuple[str, ...]) -> tuple[str, ...]:
    for part in parts:
        try:
            networks([part])
        except ValueError:
            raise SettingError(messages().text("cli-serve-proxies", name=f"{PREFIX}PROXIES", value=part)) from None
    return parts


def data_folder() -> Path:
    """Where games are kept on this machine: $ANTECHAMBER_HOME, or `.antechamber` in the user's home."""
    home = os.environ.get("ANTECHAMBER_HOME")
    return Path(home) if home else Path.home() / ".antechamber"


def database_address(settings: Settings) -> str:
    """The address of the database, with the driver that this server speaks to it. An error does not repeat it: it may
    hold a password."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    url = settings.database_url
    if not url:
        return f"sqlite:///{data_folder() / 'tables.db'}"
    scheme, colon, rest = url.partition("://")
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = scheme.partition("+")[0]
    if not colon or kind not in drivers:
        raise SettingError(messages().text("cli-serve-database-address"))
    address = f"{drivers[kind]}://{rest}"
    try:
        port = make_url(address).port
    except (ArgumentError, ValueError):
        port = -1
    if port is not None and not 0 < port <= LAST_PORT:
        raise SettingError(messages().text("cli-serve-database-address"))
    return address
