"""Starting, stopping, dying: nothing that was acknowledged is lost, and the log tells no secrets."""

from __future__ import annotations

import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import PIPE
from types import SimpleNamespace
from typing import Any

import pytest

from antechamber.cli import main
from antechamber.server import bot_pool
from antechamber.server import serve as serving
from antechamber.server.settings import Settings
from tests import nursery
from tests.server.serving import BOT, FRIEND, ME, PATIENCE, Json, Process, Server


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return nursery.run("serve", "--no-browser", *words, environment={**os.environ, **environment})


def test_an_acknowledged_move_survives_the_death_of_the_server(process: Process) -> None:
    table = process.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        saved = ana.answer("place C at 5", "place C at 6", move_id="a")
        process.kill()
    process.start()
    with table.sit(1) as ana:
        assert (ana.table["seq"], ana.table["ply"]) == (2, 2)
        assert ana.ask("answer", "a", ask=0, answers=["place C at 5", "place C at 6"]) == saved
        assert ana.table["seq"] == 2
        ana.act("undo", answers=2)
        assert ana.table["ply"] == 0


def test_after_a_restart_bots_go_on_by_themselves(process: Process) -> None:
    table = process.open_table(ME, {**BOT, "bot": "adept"}, BOT)
    workers = children(process.process.pid)
    with table.sit(1) as ana:
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        ana.finish_turn()
        process.kill()
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    with closing(sqlite3.connect(process.folder / "tables.db")) as file:
        seats = {seat for (seat,) in file.execute("SELECT seat FROM log WHERE match = ?", [table.id])}
    assert seats == {1}, "no bot has answered yet"
    process.start()
    deadline = time.monotonic() + PATIENCE
    while (listed := my_table(process, table.keys[1]))["deciding"] != [1]:  # which opens nothing
        assert time.monotonic() < deadline, listed
        time.sleep(0.02)
    assert listed["ply"] > ana.table["ply"]


def my_table(server: Server, key: str) -> Json:
    listed: list[Json] = server.post("/api/tables/mine", {"tokens": [key]}).json()
    return listed[0]


def test_it_stops_when_it_is_told_to_and_leaves_no_process_behind(process: Process) -> None:
    with process.open_table(ME, BOT).sit(1) as ana:
        ana.finish_turn()
        ana.see(lambda shown: any(entry["seat"] == 2 for entry in ana.entries))
        workers = children(process.process.pid)
        assert workers
        process.process.send_signal(signal.SIGINT)
        process.end()
    process.start()
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_worker_that_dies_is_replaced(process: Process) -> None:
    table = process.open_table(ME, {**BOT, "bot": "adept"})
    with table.sit(1) as ana:
        for _ in range(2):
            ana.finish_turn()
            for worker in children(process.process.pid):
                os.kill(worker, signal.SIGKILL)
        ana.see(ana.must_act)


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("--port", str(port), ANTECHAMBER_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: port {port} is taken")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "environment", "reason"),
    [
        (["--database-url", "mysql://x/y"], {}, "expected sqlite:///FILE or postgresql://"),
        (["--database-url", "postgresql://u:secret@h:port/x"], {}, "the address of the database cannot be read"),
        (["--database-url", "postgresql://u:secret@h:70000/x"], {}, "the address of the database cannot be read"),
        (["--database-url", "sqlite:///{folder}/file/x.db"], {}, "the database cannot be used"),
        (["--database-url", "postgresql://127.0.0.1:1/x"], {}, "the database cannot be used"),
        ([], {"ANTECHAMBER_SOCKETS": "many"}, "ANTECHAMBER_SOCKETS: expected a number from 0 on, got many"),
        ([], {"ANTECHAMBER_PROXIES": "proxy"}, "ANTECHAMBER_PROXIES: expected addresses or networks"),
        (["--database-url", "sqlite://b1.db"], {}, "the address of the database cannot be read"),
        (["--database-url", "sqlite://"], {}, "the address of the database cannot be read"),
        (["--database-url", "sqlite:///"], {}, "the address of the database cannot be read"),
        ([], {"ANTECHAMBER_HELLO_SECONDS": "nan"}, "ANTECHAMBER_HELLO_SECONDS: expected a number from 0 on, got nan"),
        ([], {"ANTECHAMBER_LOG_LEVEL": "loud"}, "expected debug, info, warning or error, got loud"),
        ([], {"ANTECHAMBER_HOSTS": "a.b, https://x.y"}, "such as play.example.org, without https:// or a path, got"),
        ([], {"ANTECHAMBER_HOSTS": "*.example.org"}, "ANTECHAMBER_HOSTS: expected names of this server"),
        ([], {"ANTECHAMBER_ORIGINS": "play.example.org"}, "ANTECHAMBER_ORIGINS: expected addresses of pages"),
        ([], {"ANTECHAMBER_ORIGINS": "https://play.example.org/table"}, "ANTECHAMBER_ORIGINS: expected addresses"),
        (["--host", "no.such.host.invalid"], {}, "cannot listen at no.such.host.invalid"),
    ],
)
def test_what_is_wrong_with_a_setting_is_told_in_one_sentence(
    words: list[str],
    environment: dict[str, str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    for name, value in {"ANTECHAMBER_HOME": str(tmp_path), **environment}.items():
        monkeypatch.setenv(name, value)
    words = [word.replace("{folder}", str(tmp_path)) for word in words]
    monkeypatch.setattr(sys, "argv", ["antechamber", "serve", "--no-browser", "--port", "0", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert reason in said.err
    assert "secret" not in said.err
    assert said.err.count("\n") == 1


def test_it_takes_the_descriptors_it_needs_or_says_how_many_devices_it_can_take(tmp_path: Path) -> None:
    main = "from antechamber.cli import main; main()"
    command = shlex.join([sys.executable, "-c", main, "serve", "--no-browser", "--port", "0"])
    limits = {"ulimit -Sn 300": ("", "4732"), "ulimit -n 1024": ("1,024 open files, enough for 704 devices", "1024")}
    for limit, (said, given) in limits.items():
        environment = {**os.environ, "ANTECHAMBER_HOME": str(tmp_path), "ANTECHAMBER_THINKERS": "1"}
        with subprocess.Popen(
            ["sh", "-c", f"{limit}; exec {command}"], env=environment, stdout=PIPE, stderr=PIPE, text=True
        ) as started:
            assert started.stdout is not None
            assert started.stderr is not None
            assert started.stdout.readline().startswith("Antechamber is open at ")
            (line,) = re.findall(r"Max open files +\d+", Path(f"/proc/{started.pid}/limits").read_text())
            assert line.split()[3] == given
            started.terminate()
            assert said in started.stderr.read()


def test_the_name_at_which_it_listens_is_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    prepared = []

    def prepare(settings: Settings, bound: socket.socket, started: object) -> object:
        prepared.append(settings)
        return SimpleNamespace(run=lambda _: bound.close(), tables=SimpleNamespace(admin_key=""))

    monkeypatch.setattr(serving, "prepare", prepare)
    settings = Settings(database_url=f"sqlite:///{tmp_path}/tables.db", hosts=("games.lan",))
    serving.serve(settings, "localhost", 0, lambda _: None)
    assert prepared[0].hosts == ("games.lan", "localhost")


def test_the_log_has_a_line_for_every_answer_and_tells_no_secrets(process: Process) -> None:
    table = process.open_table({**ME, "name": "Annabella"}, BOT)
    with table.sit(1) as ana:
        ana.finish_turn()
    assert table.info(table.keys[1])["mine"] == [1]
    lines: list[dict[str, Any]] = []
    deadline = time.monotonic() + PATIENCE
    while not any(line["event"] == "request" for line in lines) and time.monotonic() < deadline:
        time.sleep(0.02)  # a request is logged after it was answered
        lines = [line for line in process.logged() if table.id in (line.get("table"), line.get("path", "")[-10:])]
    answers = [line for line in lines if line["event"] == "answer" and line["seat"] == 1]
    assert [line["seq"] for line in answers] == [entry["seq"] for entry in ana.entries if entry["seat"] == 1]
    assert all(line["milliseconds"] > 0 for line in answers)
    (request,) = [line for line in lines if line["event"] == "request"]
    assert (request["method"], request["path"], request["status"]) == ("GET", table.path, 200)
    with sqlite3.connect(process.folder / "tables.db") as database:
        ((seed,),) = database.execute("SELECT seed FROM matches WHERE id = ?", [table.id]).fetchall()
    text = process.log.read_text()
    for secret in (seed, table.keys[1], table.host, table.watch, "Annabella", "place C", "Bearer"):
        assert secret not in text


def test_keys_are_kept_as_hashes_only(process: Process) -> None:
    table = process.open_table(ME, {"kind": "open"})
    kept = b"".join(path.read_bytes() for path in process.folder.glob("tables.db*"))
    assert table.id.encode() in kept
    for secret in (table.keys[1], table.invites[2], table.host, table.watch):
        assert secret.encode() not in kept


def test_a_table_goes_on_by_lot_when_no_bot_can_think(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "COMMAND", (sys.executable, "-c", ""))  # dies at once, every time
    table = serve().open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.play_to_the_end()
        assert {entry["seat"] for entry in ana.entries} == {1, 2}
