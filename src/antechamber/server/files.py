"""Files of games: for their owner only, because seeds lie in them, and a database file for one server at a time."""

from __future__ import annotations

import json
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NoReturn

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages

OWN_FILE = 0o600
OWN_FOLDER = 0o700
OTHERS = 0o077
NO_LINK = getattr(os, "O_NOFOLLOW", 0)  # Windows has none
BESIDE = ("", "-wal", "-shm")  # the files of a SQLite database
FAR = 1 << 30  # where Windows locks a byte, so that the text before it can be read


class FileError(AntechamberError):
    """A file or folder that cannot be used, and why."""


def keep_private() -> None:
    """Let files that this process makes be for their owner only."""
    os.umask(OTHERS)


def own_folder(folder: Path) -> None:
    """Make a folder of games, and close it to others."""
    make_folders(folder)
    folder.chmod(OWN_FOLDER)


def make_folders(folder: Path) -> None:
    """Make a folder, and those above it that are missing. What root makes belongs to whoever has the one above it."""
    if folder.is_dir():
        return
    make_folders(folder.parent)
    folder.mkdir(mode=OWN_FOLDER, exist_ok=True)
    if sys.platform != "win32":
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | NO_LINK)
        try:
            hand_over(number, OWN_FOLDER, folder.parent)
        finally:
            os.close(number)


def close_to_others(database: Path) -> None:
    """Close the files of a database to others; an older release may have left them open."""
    for path in parts(database):
        if path.exists():
            path.chmod(OWN_FILE)


def take_after(path: Path, former: Path) -> None:
    """Give a file the owner and the rights of the one whose place it takes; if there is none, the folder's owner."""
    mode = stat.S_IMODE(former.stat().st_mode) if former.exists() else OWN_FILE
    number = os.open(path, os.O_RDWR | NO_LINK)
    try:
        hand_over(number, mode, former)
    finally:
        os.close(number)


def hand_over(number: int, mode: int, former: Path) -> None:
    """Give an open file these rights, and let it belong to whoever has the former one, or its folder: what root makes
    would be root's, and the service could not open it. By its number, because a name in a folder of somebody else's
    may have become a link to any file of root's."""
    if sys.platform != "win32":
        os.fchmod(number, mode)
        if os.geteuid() == 0:
            like = (former if former.exists() else former.parent).stat()
            os.fchown(number, like.st_uid, like.st_gid)


def check_is_file(path: Path) -> None:
    """Refuse what cannot be read as a file."""
    if not path.is_file():
        refuse(path, "cli-is-folder" if path.is_dir() else "cli-no-file")


def check_is_free(path: Path) -> None:
    """Refuse a name for a new file that is taken, or where there is no folder for it."""
    if path.is_dir():
        refuse(path, "cli-is-folder")
    if path.exists():
        refuse(path, "cli-file-exists")
    if not path.parent.is_dir():
        refuse(path.parent, "cli-no-folder-there")


def refuse(path: Path, reason: str) -> NoReturn:
    raise FileError(messages().text("cli-file", file=str(path), reason=messages().text(reason)))


def parts(database: Path) -> list[Path]:
    """The files of a SQLite database: the changes that are not in the main one yet belong to it."""
    return [database.with_name(database.name + ending) for ending in BESIDE]


# ---------------------------------------------------------------- one server at a time


class Lock:
    """Held as long as a server serves a database file. It says where that server is, and has the key to its office."""

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()  # whatever links lead to it, it is one file
        self.path = self.database.with_name(f"{self.database.name}.lock")
        self.file: IO[str] | None = None

    def take(self) -> bool:
        """Take the lock, unless another process has it."""
        while self.file is None:
            try:
                number = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | NO_LINK, OWN_FILE)
                file = os.fdopen(number, "a+", encoding="utf-8")
            except OSError as error:
                raise FileError(messages().text("cli-file", file=str(self.path), reason=str(error.strerror))) from None
            try:
                hold(file)
            except OSError:
                file.close()
                return False
            if self.is_there(file):
                self.file = file
            else:  # who had it has taken it away, just before we held it
                file.close()
        hand_over(self.file.fileno(), OWN_FILE, self.database)
        return True

    def is_there(self, file: IO[str]) -> bool:
        """Whether this is the file that others find."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

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
        """Let others have it. Nothing of it is left; Windows takes no file away that is open."""
        if self.file is not None:
            self.file.truncate(0)
            with suppress(PermissionError):
                self.path.unlink(missing_ok=True)
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
