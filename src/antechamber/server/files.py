"""Files of games: for their owner only, because seeds lie in them, and a database file for one server at a time."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import IO, Any

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages

OWN_FILE = 0o600
OWN_FOLDER = 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm")  # the files of a SQLite database
FAR = 1 << 30  # where Windows locks a byte, so that the text before it can be read


class FileError(AntechamberError):
    """A file or folder that cannot be used, and why."""


def keep_private() -> None:
    """Let files that this process makes be for their owner only."""
    os.umask(OTHERS)


def own_folder(folder: Path) -> None:
    """Make a folder of games, and close it to others."""
    folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    folder.chmod(OWN_FOLDER)


def close_to_others(database: Path) -> None:
    """Close the files of a database to others; an older release may have left them open."""
    for path in parts(database):
        if path.exists():
            path.chmod(OWN_FILE)


def parts(database: Path) -> list[Path]:
    """The files of a SQLite database: the changes that are not in the main one yet belong to it."""
    return [database.with_name(database.name + ending) for ending in BESIDE]


# ---------------------------------------------------------------- one server at a time


class Lock:
    """Held as long as a server serves a database file. It says where that server is, and has the key to its office."""

    def __init__(self, database: Path) -> None:
        database = database.resolve()  # whatever links lead to it, it is one file
        self.path = database.with_name(f"{database.name}.lock")
        self.file: IO[str] | None = None

    def take(self) -> bool:
        """Take the lock, unless another process has it."""
        try:
            file = self.path.open("a+", encoding="utf-8")
        except OSError as error:
            raise FileError(messages().text("cli-file", file=str(self.path), reason=str(error.strerror))) from None
        try:
            hold(file)
        except OSError:
            file.close()
            return False
        self.path.chmod(OWN_FILE)
        self.file = file
        return True

    def say(self, **where: Any) -> None:
        """Write down how the server that holds it can be reached."""
        assert self.file is not None
        self.file.truncate(0)
        self.file.write(json.dumps(where))
        self.file.flush()

    def said(self) -> dict[str, Any]:
        """How the server that holds it can be reached; nothing if it has not said so."""
        try:
            said = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return said if isinstance(said, dict) else {}

    def release(self) -> None:
        if self.file is not None:
            self.file.truncate(0)
            self.file.close()
            self.file = None


def hold(file: IO[str]) -> None:
    """Lock a file until it is closed or the process ends. Raises `OSError` if another process has it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
