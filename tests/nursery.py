"""Processes of the program that begin at once.

To start `antechamber` is mostly to load modules, and the tests start hundreds of them. So there is one process for each
worker of pytest that has loaded them, and a copy of it runs a command as often as that is wanted. A copy is a process
of its own: it has its own arguments, environment, files, memory and end, and can be killed. What a command loads by
itself is for tests/cli/test_starting.py.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

from antechamber.cli import main
from antechamber.library import slugs, title

ROOT = Path(__file__).parents[1]
PATIENCE = 300  # seconds before a command is given up; nothing is measured
LOADED = (
    "alembic.command",
    "antechamber.bots",
    "antechamber.cli.play",
    "antechamber.cli.progress",
    "antechamber.lab.games",
    "antechamber.lab.reports",
    "antechamber.server.backups",
    "antechamber.server.checking",
    "antechamber.server.serve",
    "litestar.plugins.pydantic",
    "rich.progress",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite",
    "typer._adapters",
)


class Copy:
    """A command that was begun."""

    def __init__(self, pid: int, ended: Future[int]) -> None:
        self.pid = pid
        self.ended = ended

    def poll(self) -> int | None:
        """Its exit code, if it has ended; the number of a signal that has ended it is negative."""
        return self.ended.result() if self.ended.done() else None

    def wait(self, timeout: float = PATIENCE) -> int:
        return self.ended.result(timeout)

    def send_signal(self, number: int) -> None:
        if not self.ended.done():
            with suppress(ProcessLookupError):  # it has ended, and we are about to hear of it
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that has everything loaded: wishes go in, numbers of copies and their ends come out."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.nursery"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.wishes: list[Future[Copy]] = []  # whose copies have not begun yet
        self.running: dict[str, Future[int]] = {}  # by number: those that have not ended
        self.lock = threading.Lock()
        self.listening = threading.Thread(target=self.listen, daemon=True)
        self.listening.start()

    def start(self, words: tuple[str, ...], environment: Mapping[str, str], files: list[str]) -> Copy:
        begun: Future[Copy] = Future()
        wish = {"words": words, "environment": dict(environment), "files": files}
        assert self.process.stdin is not None
        with self.lock:
            self.wishes.append(begun)
            self.process.stdin.write(json.dumps(wish) + "\n")
            self.process.stdin.flush()
        return begun.result(PATIENCE)

    def listen(self) -> None:
        """Hear of copies that begin and end. A number may come again when its process has ended."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            what, pid, *code = line.split()
            if what == "begun":
                self.running[pid] = Future()
                self.wishes.pop(0).set_result(Copy(int(pid), self.running[pid]))
            else:
                self.running.pop(pid).set_result(int(code[0]))

    def close(self) -> None:
        """End it, after all copies have ended: what they cost counts. One that a failed test has left behind is killed:
        nobody else would."""
        assert self.process.stdin is not None
        for pid, ended in list(self.running.items()):
            Copy(int(pid), ended).kill()
        self.process.stdin.close()
        self.process.wait(PATIENCE)


@cache
def nursery() -> Nursery:
    return Nursery()


def close() -> None:
    """End the process of this worker, if there is one."""
    if nursery.cache_info().currsize:
        nursery().close()
        nursery.cache_clear()


def start(*words: str, environment: Mapping[str, str], said: Path, errors: Path, reads: str = os.devnull) -> Copy:
    """Begin a command. What it says is written to one file, and what it complains of added to another."""
    said.write_bytes(b"")
    return nursery().start(words, environment, [reads, str(said), str(errors)])


def run(*words: str, reads: str = "", environment: Mapping[str, str] = os.environ) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; it reads a text."""
    with tempfile.TemporaryDirectory(prefix="antechamber-") as folder:
        typed, said, errors = (Path(folder, name) for name in ("typed", "said", "errors"))
        typed.write_text(reads, encoding="utf-8")
        copy = start(*words, environment=environment, said=said, errors=errors, reads=str(typed))
        code = copy.wait()
        return subprocess.CompletedProcess(words, code, said.read_text("utf-8"), errors.read_text("utf-8"))


# ---------------------------------------------------------------- the process that has everything loaded


def load() -> None:
    """Load what commands load when they run. What is loaded is not looked through for garbage at the end of a copy:
    that took longer than most commands."""
    for name in LOADED:
        import_module(name)
    for slug in slugs():
        title(slug)
    gc.collect()
    gc.freeze()


def tell(*words: object) -> None:
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


def bury(*_: object) -> None:
    """Take leave of the copies that have ended."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        tell("ended", pid, os.waitstatus_to_exitcode(status))


def become(words: list[str], environment: dict[str, str], files: list[str]) -> None:
    """Be ready to run a command in this process, with its own environment and files."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    ways = (os.O_RDONLY, os.O_WRONLY | os.O_APPEND, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for place, (file, way) in enumerate(zip(files, ways, strict=True)):
        opened = os.open(file, way)
        os.dup2(opened, place)
        os.close(opened)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["antechamber", *words]


def serve() -> None:
    """Begin copies until nobody wants another. A copy leaves here as the command that it is to run."""
    signal.signal(signal.SIGCHLD, bury)
    for line in sys.stdin:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        pid = os.fork()
        if pid == 0:
            return become(**json.loads(line))
        tell("begun", pid)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    while True:
        try:
            os.wait()
        except ChildProcessError:
            os._exit(0)


if __name__ == "__main__":
    load()
    serve()
    main()
