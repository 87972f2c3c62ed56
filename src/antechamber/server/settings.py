"""What a host can set, and where it comes from: flags, the environment, or what is sensible on a laptop."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from urllib.parse import urlsplit

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages
from antechamber.server.addresses import networks

PREFIX = "ANTECHAMBER_"
LAST_PORT = 65_535
LEVELS = ("debug", "info", "warning", "error")
# What else has such a name: the data folder, the language of the commands, and what the build and the checks read.
ELSEWHERE = (
    "HOME", "LANGUAGE", "PURE", "PAGE", "MODULES", "COMPILE_FOR", "COMPILED_PYTHON", "INTERPRETED_PYTHON",
)  # fmt: skip


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
    turn_seconds: float = 0.5  # a bot's first answer of a turn is shown this long after its question, not before
    sealed_seconds: float = 0.8  # bots seal their answers this long after they were asked, all together
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
        parts = (part.strip().rstrip("/").lower() for part in text.split(","))
        return tuple(checked(name, part) for part in parts if part)
    if kind is str:
        return checked(name, text.strip())
    try:
        number: float = kind(text)
    except ValueError:
        number = -1
    if number < 0 or not math.isfinite(number):
        raise SettingError(messages().text("cli-serve-setting", name=PREFIX + name.upper(), value=text))
    return number


# ---------------------------------------------------------------- what would be taken and never work


def is_network(text: str) -> bool:
    try:
        networks([text])
    except ValueError:
        return False
    return True


def is_name(text: str) -> bool:
    """Whether this can be the name of a server: no address of a page, and no pattern."""
    return re.fullmatch(r"[^\s/@?#*]+", text) is not None


def is_origin(text: str) -> bool:
    """Whether this is the address of a page as browsers tell it: without a path."""
    try:
        place = urlsplit(text)
        return place.hostname is not None and is_name(place.netloc) and text in origins_at(place.netloc)
    except ValueError:
        return False


def origins_at(place: str) -> tuple[str, str]:
    return f"http://{place}", f"https://{place}"


def is_level(text: str) -> bool:
    return text.lower() in LEVELS


CHECKS: dict[str, tuple[Callable[[str], bool], str]] = {
    "proxies": (is_network, "cli-serve-proxies"),
    "hosts": (is_name, "cli-serve-hosts"),
    "origins": (is_origin, "cli-serve-origins"),
    "log_level": (is_level, "cli-serve-log-level"),
}


def checked(name: str, text: str) -> str:
    """The text of a setting, or what was expected."""
    if name in CHECKS:
        is_right, expected = CHECKS[name]
        if not is_right(text):
            raise SettingError(messages().text(expected, name=PREFIX + name.upper(), value=text))
    return text


def unknown_names(environment: Mapping[str, str]) -> list[tuple[str, str]]:
    """Variables that are called like settings and are none, each with the nearest that is one, if there is one."""
    known = [*(field.name.upper() for field in fields(Settings)), *ELSEWHERE]
    names = [name.removeprefix(PREFIX) for name in sorted(environment) if name.startswith(PREFIX)]
    strange = [name for name in names if name not in known]
    nearest = {name: get_close_matches(name, known, 1) for name in strange}
    return [(PREFIX + name, PREFIX + nearest[name][0] if nearest[name] else "") for name in strange]


def read_file(file: Path) -> dict[str, str]:
    """Settings from a file of lines like NAME=VALUE, as systemd reads it. An error does not repeat a line: there may be
    a password in it."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise SettingError(messages().text("cli-file", file=str(file), reason=str(error.strerror))) from None
    except UnicodeDecodeError:
        raise SettingError(messages().text("cli-settings-line", file=str(file), line=1)) from None
    found: dict[str, str] = {}
    for number, line in enumerate(map(str.strip, lines), start=1):
        if not line or line[0] in "#;":
            continue
        name, equals, value = line.partition("=")
        if not equals or not re.fullmatch(r"\w+", name) or value.endswith("\\") or "\0" in value:
            raise SettingError(messages().text("cli-settings-line", file=str(file), line=number))
        is_quoted = len(value) > 1 and value[0] in "'\"" and value[-1] == value[0]
        found[name] = value[1:-1] if is_quoted else value
    return found


# ---------------------------------------------------------------- where things are


def data_folder() -> Path:
    """Where games are kept on this machine: $ANTECHAMBER_HOME, or `.antechamber` in the user's home."""
    home = os.environ.get("ANTECHAMBER_HOME")
    return Path(home) if home else Path.home() / ".antechamber"


def database_address(settings: Settings) -> str:
    """The address of the database, with the driver that this server speaks to it. An error does not repeat it: it may
    hold a password."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    if not settings.database_url:
        return f"sqlite:///{data_folder() / 'tables.db'}"
    scheme, colon, rest = settings.database_url.partition("://")
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = scheme.partition("+")[0]
    if not colon or kind not in drivers:
        raise SettingError(messages().text("cli-serve-database-address"))
    address = f"{drivers[kind]}://{rest}"
    try:
        url = make_url(address)
        is_right = url.port is None or 0 < url.port <= LAST_PORT
    except (ArgumentError, ValueError):
        raise SettingError(messages().text("cli-serve-database-address")) from None
    if kind == "sqlite":  # behind two slashes stands a machine, behind three a file, and in memory nothing is kept
        is_right = not url.host and url.database not in (None, "", ":memory:")
    if not is_right:
        raise SettingError(messages().text("cli-serve-database-address"))
    return address
