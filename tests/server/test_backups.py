"""What a host does with the database beside the server: copies that can be relied on, one server at a time, tables
that are listed, exported, closed and deleted."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests import nursery
from tests.server.serving import BOT, FRIEND, ME, Opened, Process

HOST_TABLES = 5


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of this test alone, with tables at which somebody has played."""
    (tmp_path / "home").mkdir()
    started = Process(tmp_path / "home")
    yield started
    if started.process.poll() is None:
        started.stop()


def antechamber(server: Process, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of the host, who has the same settings."""
    return nursery.run(*words, environment=server.environment)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a command that did nothing."""
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def database(server: Process) -> Path:
    return server.folder / "tables.db"


def play(table: Opened, answers: int) -> int:
    """Answer and take back, so often; the number of the last entry."""
    with table.sit(1) as ana:
        for _ in range(answers):
            ana.act("undo") if ana.table["undoable"] else ana.answer(ana.options()[0])
        return int(ana.table["seq"])


# ---------------------------------------------------------------- copies


def test_a_copy_made_while_tables_play_has_every_move_acknowledged_before(server: Process, tmp_path: Path) -> None:
    tables = [server.open_table(ME, FRIEND) for _ in range(HOST_TABLES)]
    written = {table.id: play(table, 3) for table in tables}
    done = threading.Event()

    def go_on() -> None:
        while not done.is_set():
            for table in tables:
                play(table, 2)

    playing = threading.Thread(target=go_on)
    playing.start()
    try:
        told = antechamber(server, "backup", str(tmp_path / "copy.db"))
    finally:
        done.set()
        playing.join()
    assert told.returncode == 0, told.stderr
    assert told.stdout == f"{HOST_TABLES} tables are in {tmp_path / 'copy.db'}.\n"
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        for table, seq in written.items():
            numbers = [
                number for (number,) in copy.execute("SELECT seq FROM log WHERE match = ? ORDER BY seq", [table])
            ]
            assert len(numbers) >= seq
            assert numbers == list(range(1, len(numbers) + 1))
    assert not list(tmp_path.glob("copy.db?*"))


def test_what_was_put_back_is_what_was_copied_whatever_the_dead_server_left(server: Process, tmp_path: Path) -> None:
    table = server.open_table(ME, FRIEND)
    before = play(table, 3)
    assert antechamber(server, "backup", str(tmp_path / "copy.db")).returncode == 0
    after = play(table, 5)
    server.kill()
    assert (server.folder / "tables.db-wal").stat().st_size, "the last moves are still in the write-ahead log"
    told = antechamber(server, "restore", str(tmp_path / "copy.db"))
    assert told.returncode == 0, told.stderr
    server.start()
    with table.sit(1) as ana:
        assert ana.table["seq"] == before
    server.stop()
    (aside,) = server.folder.glob("tables.db.before-*[0-9]")
    with closing(sqlite3.connect(aside)) as old:
        assert old.execute("SELECT max(seq) FROM log").fetchone() == (after,)


def test_nothing_is_put_back_while_a_server_runs(server: Process, tmp_path: Path) -> None:
    table = server.open_table(ME, FRIEND)
    assert antechamber(server, "backup", str(tmp_path / "copy.db")).returncode == 0
    seq = play(table, 2)
    assert "a server uses" in refused(antechamber(server, "restore", str(tmp_path / "copy.db")))
    with table.sit(1) as ana:
        assert ana.table["seq"] == seq


def damage_pages(file: Path) -> None:
    """Write over the middle of a file, as a failing disk would."""
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 2)
        opened.write(b"\xa5" * 4096)


def cut_short(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def write_something_else(file: Path) -> None:
    file.write_text("not a database\n" * 1000)


def change_an_answer(file: Path) -> None:
    """A file that is sound, but a game in it is another one."""
    with closing(sqlite3.connect(file)) as opened, opened:
        ((text,),) = opened.execute("SELECT entry FROM log WHERE seq = 1").fetchall()
        entry = {**json.loads(text), "key": "0000000000"}
        opened.execute("UPDATE log SET entry = ? WHERE seq = 1", [json.dumps(entry)])


def lose_an_entry(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DELETE FROM log WHERE seq = 1")


def make_another_file(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("CREATE TABLE notes (text)")


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (damage_pages, "is damaged"),
        (cut_short, "is damaged"),
        (write_something_else, "is damaged"),
        (change_an_answer, "differs from entry 1 on"),
        (lose_an_entry, "has lost entries, from 1 on"),
        (make_another_file, "is no database of this server"),
        (Path.unlink, "there is no such file"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_damaged_copy_is_refused_and_changes_nothing(server, tmp_path, damage, reason):
    table = server.open_table(ME, FRIEND)
    seq = play(table, 3)
    assert antechamber(server, "backup", str(tmp_path / "copy.db")).returncode == 0
    server.stop()
    damage(tmp_path / "copy.db")
    assert reason in refused(antechamber(server, "restore", str(tmp_path / "copy.db")))
    server.start()
    with table.sit(1) as ana:
        assert ana.table["seq"] == seq


def test_a_copy_never_takes_the_place_of_another(server: Process, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    assert "there is a file of this name" in refused(antechamber(server, "backup", str(tmp_path / "copy.db")))
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_a_copy_in_which_a_game_is_damaged_is_made_but_told_to_be_refused(server: Process, tmp_path: Path) -> None:
    play(server.open_table(ME, FRIEND), 3)
    lose_an_entry(database(server))
    done = antechamber(server, "backup", str(tmp_path / "copy.db"))
    assert done.returncode == 1
    assert "`restore` takes this copy only with --with-damaged-games" in done.stderr
    assert (tmp_path / "copy.db").exists()


def test_a_wrong_name_is_told_in_one_sentence_and_nothing_is_made_or_changed(server: Process, tmp_path: Path) -> None:
    assert "there is no such folder" in refused(antechamber(server, "backup", str(tmp_path / "none" / "copy.db")))
    (tmp_path / "folder").mkdir(mode=0o755)
    (tmp_path / "notes.txt").write_text("not a database")
    (tmp_path / "notes.txt").chmod(0o644)
    for name, reason in [("none.db", "there is no such file"), ("notes.txt", "file is not a database")]:
        for words in (["list"], ["export", "x", "y"]):
            url = ["--database-url", f"sqlite:///{tmp_path / name}"]
            assert reason in refused(antechamber(server, "tables", *words, *url))
    serve = ["serve", "--no-browser", "--port", "0", "--database-url"]
    assert "this is a folder" in refused(antechamber(server, *serve, f"sqlite:///{tmp_path / 'folder'}"))
    assert "file is not a database" in refused(antechamber(server, *serve, f"sqlite:///{tmp_path / 'notes.txt'}"))
    assert stat.S_IMODE((tmp_path / "folder").stat().st_mode) == 0o755
    assert stat.S_IMODE((tmp_path / "notes.txt").stat().st_mode) == 0o644
    assert not (tmp_path / "none.db").exists()
    url = ["--database-url", "postgresql://127.0.0.1:1/x"]
    assert "the database cannot be used" in refused(antechamber(server, "tables", "list", *url))


def test_one_file_is_one_database_whatever_links_lead_to_it(server: Process, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(database(server))
    url = ["--database-url", f"sqlite:///{tmp_path / 'link.db'}"]
    said = refused(antechamber(server, "serve", "--no-browser", "--port", "0", *url))
    assert "is in use by another server" in said


def test_on_postgresql_it_says_what_to_use_instead(server: Process, tmp_path: Path) -> None:
    url = ["--database-url", "postgresql://127.0.0.1:1/x"]
    assert "pg_dump" in refused(antechamber(server, "backup", str(tmp_path / "copy"), *url))
    assert "pg_restore" in refused(antechamber(server, "restore", str(tmp_path / "copy"), *url))


# ---------------------------------------------------------------- replaying all games


def test_all_games_are_replayed_beside_the_server_and_the_first_difference_is_named(server: Process) -> None:
    tables = [server.open_table(ME, FRIEND) for _ in range(2)]
    for table in tables:
        play(table, 4)
    done = antechamber(server, "check-games")
    assert (done.returncode, done.stdout) == (0, "2 games replayed; every position agrees.\n")
    with closing(sqlite3.connect(database(server))) as file, file:
        file.execute("DELETE FROM log WHERE match = ? AND seq = 3", [tables[0].id])
    done = antechamber(server, "check-games")
    said = f"{tables[0].id} (mystery) has lost entries, from 3 on\n2 games replayed; 1 does not agree.\n"
    assert (done.returncode, done.stdout) == (1, said)
    (row,) = json.loads(antechamber(server, "check-games", "--json").stdout)["different"]
    assert (row["table"], row["entry"], row["entries"]) == (tables[0].id, 3, 3)
    assert (row["problem"], row["text"]) == ("cli-check-missing", said.splitlines()[0])


def test_a_gap_in_a_log_is_told_to_who_comes_and_to_the_host(server: Process) -> None:
    table = server.open_table(ME, FRIEND)
    play(table, 4)
    server.stop()
    with closing(sqlite3.connect(database(server))) as file, file:
        file.execute("DELETE FROM log WHERE seq = 2")
    server.start()
    with table.sit(1) as ana:
        assert ana.table["seq"] == 1, "it is shown as it was before the gap"
        assert ana.table["closed"]
        assert ana.table["notice"]["problem"] == "problem-entries-missing"
        refusal = ana.act("undo")
        assert (refusal["problem"]["problem"], refusal["problem"]["arguments"]) == (
            "problem-entries-missing", {"entry": 2},
        )  # fmt: skip
    assert [line["entry"] for line in server.logged() if line["event"] == "entries are missing"] == [2]


def test_a_log_never_gets_a_gap(server: Process) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer(ana.options()[0])
        ana.act("undo")
        with closing(sqlite3.connect(database(server))) as file, file:
            file.execute("DELETE FROM log WHERE seq = 2")
        refusal = ana.answer(ana.options()[0])
        assert refusal["problem"]["problem"] == "problem-entries-missing"
        shown = ana.see(lambda table: bool(table["closed"]))
        assert shown["notice"]["problem"] == "problem-entries-missing", "everybody at the table is told"
    with closing(sqlite3.connect(database(server))) as file:
        assert file.execute("SELECT seq FROM log").fetchall() == [(1,)]


# ---------------------------------------------------------------- one server, and its files


def test_a_second_server_on_the_same_file_is_refused(server: Process) -> None:
    said = refused(antechamber(server, "serve", "--no-browser", "--port", "0"))
    assert "is in use by another server" in said
    server.kill()
    server.start()  # who has died holds nothing


def test_folder_and_files_are_for_their_owner_only(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    with closing(sqlite3.connect(home / "tables.db")) as file:
        file.execute("PRAGMA journal_mode = WAL")
    (home / "tables.db").chmod(0o644)
    started = Process(home)
    try:
        play(started.open_table(ME, FRIEND), 1)
        assert antechamber(started, "backup", str(home / "copy.db")).returncode == 0
        made = [path for path in home.iterdir() if path.name not in ("log.jsonl", "said.txt")]
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in made}
    finally:
        started.stop()
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert set(modes) == {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock", "copy.db"}
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize(
    ("statement", "reason"),
    [("UPDATE alembic_version SET version_num = '9999'", "a newer release has used this database"), ("", "is damaged")],
    ids=["newer", "damaged"],
)
def test_a_database_that_cannot_be_used_is_told_at_the_start_in_one_sentence(server, statement, reason):
    for _ in range(HOST_TABLES):
        play(server.open_table(ME, FRIEND), 6)
    server.stop()
    if statement:
        with closing(sqlite3.connect(database(server))) as file, file:
            file.execute(statement)
    else:
        damage_pages(database(server))
    assert reason in refused(antechamber(server, "serve", "--no-browser", "--port", "0"))


# ---------------------------------------------------------------- tables


def test_tables_are_listed_and_exported_beside_the_server(server: Process, tmp_path: Path) -> None:
    table = server.open_table(ME, BOT)
    seq = play(table, 2)
    done = antechamber(server, "tables", "list")
    assert f"{table.id}  mystery, open, round 1, last played " in done.stdout
    assert done.stdout.endswith(": Ana, Rune (bot, random)\n1 table.\n")
    done = antechamber(server, "tables", "export", table.id, str(tmp_path / "game.json"))
    assert done.stdout == f"The log of {table.id} with {seq} entries is in {tmp_path / 'game.json'}.\n"
    assert antechamber(server, "replay", "--verify", str(tmp_path / "game.json")).returncode == 0
    assert "there is no table x" in refused(antechamber(server, "tables", "export", "x", str(tmp_path / "x.json")))


def test_the_running_server_closes_and_deletes_tables(server: Process) -> None:
    closed, deleted = server.open_table(ME, FRIEND), server.open_table(ME, FRIEND)
    with closed.sit(1) as ana, deleted.sit(1) as ben:
        assert antechamber(server, "tables", "close", closed.id).stdout == f"Table {closed.id} is closed.\n"
        ana.see(lambda shown: bool(shown["closed"]))
        assert ana.answer(ana.options()[0])["problem"]["problem"] == "problem-closed"
        assert (
            antechamber(server, "tables", "delete", "--yes", deleted.id).stdout == f"Table {deleted.id} is deleted.\n"
        )
        farewell = ben.hear_until(lambda message: message["type"] == "refused")
        assert farewell["problem"]["problem"] == "problem-no-table"
    assert f"table {closed.id} is closed already" in refused(antechamber(server, "tables", "close", closed.id))
    assert "there is no table" in refused(antechamber(server, "tables", "delete", "--yes", deleted.id))
    assert server.get(deleted.path, deleted.watch).status_code == 404


def test_without_a_server_the_commands_do_it_themselves(server: Process) -> None:
    closed, deleted = server.open_table(ME, FRIEND), server.open_table(ME, FRIEND)
    server.stop()
    assert antechamber(server, "tables", "close", closed.id).returncode == 0
    assert antechamber(server, "tables", "delete", "--yes", deleted.id).returncode == 0
    server.start()
    assert closed.info()["closed"]
    assert server.get(deleted.path, deleted.watch).status_code == 404


def test_nobody_but_the_host_closes_or_deletes_a_table(server: Process) -> None:
    table = server.open_table(ME, FRIEND)
    for key in ("", "x", table.host, table.watch, table.keys[1]):
        for deed in ("close", "delete"):
            answer = server.post(f"/api/admin/tables/{table.id}/{deed}", key=key)
            assert answer.status_code in (401, 403), answer.text
    assert not table.info()["closed"]
