"""The host's commands on files that no server uses, and what a server says at its start: a sentence for everything."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import os
import re
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from antechamber.cli import hosting, saved
from antechamber.cli.serve import without_password
from antechamber.library import title
from antechamber.match import Match, Player
from antechamber.server import app, logs, protocol, store
from antechamber.server.backups import back_up, put_back
from antechamber.server.database import database
from antechamber.server.files import Lock, make_folders
from antechamber.server.logs import Repeats
from antechamber.server.new_table import set_up
from antechamber.server.problems import Refusal
from antechamber.server.records import Line, now
from antechamber.server.settings import ELSEWHERE, PREFIX, Settings, from_environment, read_file, unknown_names
from antechamber.server.store import Store
from antechamber.server.summary import standing
from antechamber.server.tables import Tables
from tests import nursery
from tests.server.databases import Postgres
from tests.server.serving import PATIENCE, Beside

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "from antechamber.cli import main; main()"]
SEATS = [protocol.SeatWish("me", "Ana"), protocol.SeatWish("bot", bot="adept"), protocol.SeatWish("open")]


def antechamber(home: Path, *words: str, said: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ANTECHAMBER_HOME": str(home), **settings}
    return nursery.run(*words, reads=said, environment=environment)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a command that did nothing."""
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def keep(file: Path, tables: int = 1, answers: int = 3) -> list[str]:
    """Make a database with tables at which somebody has played; their ids."""

    async def make() -> list[str]:
        kept = Store(database(f"sqlite:///{file}"))
        await kept.open()
        try:
            return [await add(kept, answers) for _ in range(tables)]
        finally:
            await kept.close()

    return asyncio.run(make())


async def add(kept: Store, answers: int) -> str:
    record, _ = set_up(protocol.NewTable("mystery", SEATS, {"start_player": 1}))
    match = Match(title("mystery"), len(SEATS), record.options, record.seed)
    for _ in range(answers):
        (seat,) = match.deciding
        match.answer(seat, match.state.legal(seat)[0])
    await kept.add(record, 99)
    written = [Line(seq, entry["seat"], entry, None, 0, now()) for seq, entry in enumerate(match.log, start=1)]
    await kept.append(record.id, written, match.over, standing(match, []))
    return record.id


def change(file: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(statement, values)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir(mode=0o700)
    return tmp_path / "home"


# ---------------------------------------------------------------- damaged games


def test_a_copy_with_damaged_games_is_restored_if_that_is_wanted_and_each_is_named(home: Path, tmp_path: Path) -> None:
    sound, gap, changed, broken = keep(home / "tables.db", 4)
    change(home / "tables.db", "DELETE FROM log WHERE match = ? AND seq = 2", gap)
    change(
        home / "tables.db", "UPDATE log SET entry = replace(entry, 'key', 'yek') WHERE match = ? AND seq = 3", changed
    )
    change(home / "tables.db", "UPDATE matches SET options = '{' WHERE id = ?", broken)
    copy = str(tmp_path / "copy.db")
    done = antechamber(home, "backup", copy)
    assert done.returncode == 1, "a game is damaged"
    sentences = {
        f"{gap} (mystery) has lost entries, from 2 on",
        f"{changed} (mystery) differs from entry 3 on, although its rules have not changed",
        f"{broken} cannot be read: what is stored of it is damaged",
    }
    assert set(done.stdout.splitlines()[:3]) == sentences
    assert "3 games in it are damaged, so `restore` takes this copy only with --with-damaged-games" in done.stderr
    said = refused(antechamber(home, "restore", copy))
    assert "3 games in" in said
    assert "with --with-damaged-games it is restored all the same" in said
    done = antechamber(home, "restore", "--with-damaged-games", copy)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.splitlines()[:3]) == sentences
    assert done.stdout.splitlines()[3] == f"4 tables were restored to {home / 'tables.db'}."
    assert done.stderr.startswith("3 of them are damaged")
    assert sound not in done.stdout
    assert antechamber(home, "check-games").stdout.endswith("4 games replayed; 3 do not agree.\n")


def test_a_restored_file_has_the_owner_and_rights_of_the_former(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = home / "tables.db", tmp_path / "copy.db"
    keep(file)
    asyncio.run(back_up(file, copy))
    file.chmod(0o640)
    given: dict[int, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(
        os, "fchown", lambda number, user, group: given.update({os.fstat(number).st_ino: (user, group)})
    )
    owner = (file.stat().st_uid, file.stat().st_gid)
    asyncio.run(put_back(copy, file))
    assert given.pop(file.stat().st_ino) == owner
    assert list(given.values()) == [owner], "the lock"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    given.clear()
    elsewhere = tmp_path / "other" / "tables.db"
    elsewhere.parent.mkdir()
    asyncio.run(put_back(copy, elsewhere))
    owner = (elsewhere.parent.stat().st_uid, elsewhere.parent.stat().st_gid)
    assert given.pop(elsewhere.stat().st_ino) == owner
    assert list(given.values()) == [owner], "the lock"
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o600


def test_a_folder_that_is_missing_belongs_to_whoever_has_the_one_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the service could not come to the file that root has restored for it."""
    service = 12345
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    given: dict[int, int] = {}
    monkeypatch.setattr(os, "fchown", lambda number, user, _: given.update({os.fstat(number).st_ino: user}))
    look = Path.stat
    above = tmp_path.stat().st_ino

    def stat_of(path: Path, **more: Any) -> os.stat_result:
        found = look(path, **more)
        owner = service if found.st_ino == above else given.get(found.st_ino, found.st_uid)
        return os.stat_result((*found[:4], owner, *found[5:]))

    monkeypatch.setattr(Path, "stat", stat_of)
    folder = tmp_path / "new" / "home"
    make_folders(folder)
    assert [given[look(path).st_ino] for path in (folder.parent, folder)] == [service, service]


# ---------------------------------------------------------------- one server at a time


def test_nothing_is_left_of_a_lock_that_nobody_holds(home: Path) -> None:
    first, second, third = (Lock(home / "tables.db") for _ in range(3))
    assert first.take()
    assert not second.take()
    first.release()
    assert list(home.iterdir()) == []
    assert third.take()


def test_a_lock_that_was_taken_away_before_it_was_held_is_made_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, late = Lock(home / "tables.db"), Lock(home / "tables.db")
    hold = "antechamber.server.files.hold"
    assert lock.take()

    def hold_late(_: object) -> None:
        """The holder goes after the file was opened and before it was held."""
        lock.release()
        monkeypatch.undo()

    monkeypatch.setattr(hold, hold_late)
    assert late.take()
    assert not Lock(home / "tables.db").take(), "others find the one that is held"


def test_a_lock_that_is_a_link_is_refused_and_where_it_leads_nothing_changes(home: Path, tmp_path: Path) -> None:
    """Or a service that was broken into could have root give it any file."""
    keep(home / "tables.db")
    asyncio.run(back_up(home / "tables.db", tmp_path / "copy.db"))
    other = tmp_path / "other"
    other.write_text("of somebody else")
    other.chmod(0o644)
    before = other.stat()
    (home / "tables.db.lock").symlink_to(other)
    assert "tables.db.lock" in refused(antechamber(home, "restore", str(tmp_path / "copy.db")))
    after = other.stat()
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)
    assert other.read_text() == "of somebody else"


def test_a_file_that_is_refused_at_the_start_gets_no_lock_beside_it(home: Path) -> None:
    (home / "notes.txt").write_text("not a database")
    words = ["serve", "--no-browser", "--port", "0", "--database-url", f"sqlite:///{home / 'notes.txt'}"]
    assert "file is not a database" in refused(antechamber(home, *words))
    assert [path.name for path in home.iterdir()] == ["notes.txt"]


# ---------------------------------------------------------------- tables


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_listing_and_exporting_change_no_file_and_leave_none(home: Path, tmp_path: Path) -> None:
    (table,) = keep(home / "tables.db")
    asyncio.run(back_up(home / "tables.db", home / "copy.db"))
    for name in ("tables.db", "copy.db"):
        before = {path.name: digest(path) for path in home.iterdir()}
        url = ["--database-url", f"sqlite:///{home / name}"]
        assert table in antechamber(home, "tables", "list", *url).stdout
        assert antechamber(home, "tables", "export", table, str(tmp_path / f"{name}.json"), *url).returncode == 0
        assert {path.name: digest(path) for path in home.iterdir()} == before


def test_changes_that_a_dead_server_has_left_are_read_and_stay_where_they_are(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    with closing(sqlite3.connect(home / "tables.db")) as alive:
        alive.execute("UPDATE matches SET title = 'aztec'")
        alive.commit()
        assert (home / "tables.db-wal").stat().st_size
        before = digest(home / "tables.db"), digest(home / "tables.db-wal")
        assert f"{table}  aztec" in antechamber(home, "tables", "list").stdout
        assert (digest(home / "tables.db"), digest(home / "tables.db-wal")) == before


def test_all_tables_are_listed_however_many_there_are(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = keep(home / "tables.db", 5, 1)
    monkeypatch.setattr(store, "MOST", 2)
    found, damaged = asyncio.run(hosting.all_tables(f"sqlite:///{home / 'tables.db'}"))
    assert damaged == []
    assert sorted(record.id for record in found) == sorted(tables)
    assert [record.moved for record in found] == sorted((record.moved for record in found), reverse=True)


def test_a_table_is_listed_with_who_sits_there_and_a_time_that_can_be_read(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    change(home / "tables.db", "UPDATE matches SET moved = '2026-11-18T06:42:18.123+00:00'")
    moved = datetime.fromisoformat("2026-11-18T06:42:18+00:00").astimezone()
    row = f"{table}  mystery, open, round 1, last played {moved:%Y-%m-%d %H:%M}"
    done = antechamber(home, "tables", "list")
    assert done.stdout == f"{row}: Ana, seat 2 (bot, adept), seat 3 (open)\n1 table.\n"
    change(home / "tables.db", "UPDATE seats SET bot = 'novice' WHERE seat = 1")
    assert ": Ana (away; a bot plays, novice), " in antechamber(home, "tables", "list").stdout
    (data,) = json.loads(antechamber(home, "tables", "list", "--json").stdout)
    assert data["moved"] == "2026-11-18T06:42:18.123+00:00"
    assert data["seats"] == [
        {"name": "Ana", "kind": "stand_in", "bot": "novice"},
        {"name": "", "kind": "bot", "bot": "adept"},
        {"name": "", "kind": "open", "bot": ""},
    ]


def test_whoever_has_no_name_in_an_exported_log_gets_one_when_it_is_replayed(home: Path, tmp_path: Path) -> None:
    (table,) = keep(home / "tables.db", answers=1)
    file = tmp_path / "game.json"
    done = antechamber(home, "tables", "export", table, str(file))
    assert done.stdout == f"The log of {table} with 1 entry is in {file}.\n"
    assert saved.load(file).seats == [Player("Ana"), Player("Bot 2", "adept"), Player("seat 3")]


def test_an_exported_log_has_the_head_of_a_saved_one(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    exported = asyncio.run(hosting.log_of(f"sqlite:///{home / 'tables.db'}", table))
    assert Match.from_log(title("mystery"), exported).to_log() == exported


def test_closing_says_which_of_three_reasons_it_has_not_to(home: Path) -> None:
    shut, over = keep(home / "tables.db", 2)
    assert refused(antechamber(home, "tables", "close", "x")) == "Error: there is no table x\n"
    assert antechamber(home, "tables", "close", shut).stdout == f"Table {shut} is closed.\n"
    assert refused(antechamber(home, "tables", "close", shut)) == f"Error: table {shut} is closed already\n"
    change(home / "tables.db", "UPDATE matches SET over = 1 WHERE id = ?", over)
    assert "is over; there is nothing to close" in refused(antechamber(home, "tables", "close", over))
    assert {path.name for path in home.iterdir()} == {"tables.db"}


def test_deleting_looks_before_it_asks_and_says_if_nothing_was_deleted(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    assert refused(antechamber(home, "tables", "delete", "x")) == "Error: there is no table x\n"
    done = antechamber(home, "tables", "delete", table, said="n\n")
    assert (done.returncode, done.stderr) == (1, "Nothing was deleted.\n")
    assert done.stdout.startswith(f"{table}  mystery, open, "), "it shows what it asks about"
    assert antechamber(home, "tables", "delete", table, said="y\n").returncode == 0
    assert antechamber(home, "tables", "list").stdout == "0 tables.\n"


def test_who_is_interrupted_before_deleting_is_told_that_nothing_was_deleted(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    with subprocess.Popen(
        [*COMMAND, "tables", "delete", table],
        env={**os.environ, "ANTECHAMBER_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as asking:
        assert asking.stdout is not None
        said = b""
        while b"for good?" not in said:
            read = os.read(asking.stdout.fileno(), 4096)
            assert read, said
            said += read
        asking.send_signal(signal.SIGINT)
        _, told = asking.communicate(timeout=PATIENCE)
    assert (asking.returncode, told.decode().strip()) == (130, "Nothing was deleted.")
    assert table in antechamber(home, "tables", "list").stdout


def test_tables_alone_says_what_there_is_to_do(home: Path) -> None:
    done = antechamber(home, "tables")
    assert (done.returncode, done.stderr) == (0, "")
    for word in ("list", "export", "close", "delete"):
        assert f"\n  {word} " in done.stdout


# ---------------------------------------------------------------- a table that cannot be read

DAMAGE = {
    "how it stands": "UPDATE matches SET standing = '{broken' WHERE id = ?",
    "its options": "UPDATE matches SET options = '[]' WHERE id = ?",
    "its letters": "UPDATE matches SET options = CAST(x'7b22ff' AS TEXT) WHERE id = ?",
}


def test_a_table_that_cannot_be_read_is_named_and_deleted_and_hides_no_other(home: Path) -> None:
    bad, *good = keep(home / "tables.db", 3)
    change(home / "tables.db", DAMAGE["its letters"], bad)
    sentence = f"{bad} cannot be read: what is stored of it is damaged"
    listed = antechamber(home, "tables", "list").stdout.splitlines()
    assert {line.split()[0] for line in listed[:2]} == {*good}
    assert listed[2:] == [sentence, "3 tables."]
    data = json.loads(antechamber(home, "tables", "list", "--json").stdout)
    assert data[2] == {"table": bad, "state": "damaged"}
    for words in (("export", bad, str(home / "bad.json")), ("close", bad)):
        assert refused(antechamber(home, "tables", *words)) == f"Error: {sentence}\n"
    assert antechamber(home, "check-games").stdout.startswith(f"{sentence}\n3 games replayed; 1 does")
    done = antechamber(home, "tables", "delete", bad, said="y\n")
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, sentence)
    assert antechamber(home, "tables", "list").stdout.endswith("\n2 tables.\n")


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_server_plays_on_at_all_tables_but_one_that_cannot_be_read(home: Path, damage: str) -> None:
    bad, *good = keep(home / "tables.db", 3)
    change(home / "tables.db", damage, bad)

    async def play() -> None:
        tables = Tables(Settings(database_url=f"sqlite:///{home / 'tables.db'}", log_level="error"))
        await tables.store.open()
        try:
            assert {record.id for record in await tables.store.running()} == {*good}
            with pytest.raises(Refusal) as caught:
                await tables.table(bad)
            assert caught.value.problem == "problem-cannot-open"
            assert (await tables.table(good[0])).seq == 3
        finally:
            await tables.close()

    asyncio.run(play())


def test_an_entry_with_damaged_letters_is_one_damaged_game_and_no_damaged_file(home: Path, tmp_path: Path) -> None:
    bad, _ = keep(home / "tables.db", 2)
    change(home / "tables.db", "UPDATE log SET entry = CAST(x'7b22ff' AS TEXT) WHERE seq = 2 AND match = ?", bad)
    done = antechamber(home, "backup", str(tmp_path / "copy.db"))
    assert (done.returncode, (tmp_path / "copy.db").exists()) == (1, True)
    assert done.stdout.startswith(f"{bad} (mystery) differs from entry 2 on")
    assert antechamber(home, "tables", "export", bad, str(tmp_path / "bad.json")).returncode == 0


# ---------------------------------------------------------------- files that cannot be used


def test_an_address_that_no_database_takes_gets_one_sentence_without_its_password(
    home: Path, postgresql: Postgres
) -> None:
    address = postgresql.new_database().replace("postgres:@", "postgres:sekret@")
    for wrong, sentence in (
        (f"{address}&sslmode=sometimes", "`sslmode` parameter must be one of"),
        (f"{address}&no_such_setting=1", "unrecognized configuration parameter"),
        ("sqlite:///:memory:", "the address of the database cannot be read"),
    ):
        for words in (["serve", "--no-browser", "--port", "0"], ["tables", "list"]):
            said = refused(antechamber(home, *words, ANTECHAMBER_DATABASE_URL=wrong))
            assert sentence in said
            assert "sekret" not in said


def test_a_file_that_may_not_be_looked_at_gets_one_sentence(home: Path, tmp_path: Path) -> None:
    keep(home / "tables.db")
    name = tmp_path / (
        "x" * 300
    )  # for root there is nothing that it may not look at, but no file of such a name either
    url = ["--database-url", f"sqlite:///{name}"]
    for words in (
        ["tables", "list", *url],
        ["check-games", *url],
        ["backup", str(tmp_path / "copy.db"), *url],
        ["backup", str(name)],
        ["restore", str(name)],
        ["serve", "--no-browser", "--port", "0", *url],
    ):
        assert refused(antechamber(home, *words)) == f"Error: {name}: File name too long\n"


def test_where_there_is_no_room_for_a_copy_nobody_is_told_of_damage(home: Path, tmp_path: Path) -> None:
    keep(home / "tables.db")
    copy = tmp_path / "copy.db"

    def no_room() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    done = subprocess.run(
        [*COMMAND, "backup", str(copy)],
        check=False, capture_output=True, text=True, preexec_fn=no_room, timeout=PATIENCE,
        env={**os.environ, "ANTECHAMBER_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert f"{home / 'tables.db'} cannot be copied to {copy}.part: " in refused(done)
    assert list(tmp_path.iterdir()) == [home]


def test_a_folder_is_called_one_wherever_a_file_is_expected(home: Path, tmp_path: Path) -> None:
    (table,) = keep(home / "tables.db")
    folder = tmp_path / "folder"
    folder.mkdir()
    url = ["--database-url", f"sqlite:///{folder}"]
    copy = tmp_path / "copy.db"
    asyncio.run(back_up(home / "tables.db", copy))
    for words in (
        ["backup", str(folder)],
        ["restore", str(folder)],
        ["restore", str(copy), *url],
        ["tables", "export", table, str(folder)],
    ):
        assert refused(antechamber(home, *words)) == f"Error: {folder}: this is a folder; name a file\n"
    assert folder.is_dir(), "it was not put aside"
    nowhere = str(tmp_path / "none" / "game.json")
    assert "there is no such folder" in refused(antechamber(home, "tables", "export", table, nowhere))


def test_a_damaged_file_gets_one_sentence_from_every_command(home: Path) -> None:
    (table, *_) = keep(home / "tables.db", 8, 8)
    with closing(sqlite3.connect(home / "tables.db")) as opened:
        (size,) = opened.execute("PRAGMA page_size").fetchone()
        (page,) = opened.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'matches'").fetchone()
    with (home / "tables.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
    for words in (["list"], ["close", table], ["delete", "--yes", table], ["export", table, str(home / "x.json")]):
        assert "database disk image is malformed" in refused(antechamber(home, "tables", *words))


def test_who_looks_for_the_database_in_the_wrong_place_is_told_how_to_say_where(home: Path, tmp_path: Path) -> None:
    for words in (["backup", str(tmp_path / "copy.db")], ["check-games"], ["tables", "list"], ["tables", "close", "x"]):
        said = refused(antechamber(home, *words))
        assert f"{home / 'tables.db'}: there is no such file; say where the database is with --settings" in said
    assert list(home.iterdir()) == []


def test_a_table_with_an_answer_that_is_no_data_can_be_closed_and_is_named_as_damaged(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    change(home / "tables.db", "UPDATE log SET entry = '{' WHERE seq = 2")
    assert antechamber(home, "tables", "close", table).stdout == f"Table {table} is closed.\n"
    done = antechamber(home, "check-games")
    assert done.returncode == 1
    assert f"{table} (mystery) differs from entry 2 on, although its rules have not changed" in done.stdout


# ---------------------------------------------------------------- settings


def test_a_name_that_is_no_setting_is_told_with_the_nearest_that_is_one(home: Path) -> None:
    keep(home / "tables.db")
    done = antechamber(home, "tables", "list", ANTECHAMBER_HOST="a.b", ANTECHAMBER_XYZZY="1")
    assert done.returncode == 0
    assert done.stderr == (
        "Warning: ANTECHAMBER_HOST is no setting, and is ignored; ANTECHAMBER_HOSTS is one.\n"
        "Warning: ANTECHAMBER_XYZZY is no setting, and is ignored.\n"
    )


def test_the_names_that_the_build_and_the_checks_use_are_known() -> None:
    files = [ROOT / "dev.py", ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob("scripts/*.py")]
    files += [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/conftest.py"), *ROOT.glob("benchmarks/*.py")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    names = dict.fromkeys(re.findall(rf"\b{PREFIX}[A-Z_]*[A-Z]\b", text), "")
    assert {f"{PREFIX}{name}" for name in ELSEWHERE} <= set(names), "those that are known are used"
    assert unknown_names(names) == []


def test_pages_are_compared_as_browsers_call_them() -> None:
    read = from_environment({f"{PREFIX}ORIGINS": "HTTPS://Play.Example.org/, http://[::1]:8420"})
    assert read.origins == ("https://play.example.org", "http://[::1]:8420")


def test_commands_read_the_settings_of_the_service(home: Path, tmp_path: Path) -> None:
    (table,) = keep(home / "tables.db")
    file = tmp_path / "antechamber.env"
    file.write_text(f"# the service\n\nANTECHAMBER_HOME='{home}'\nANTECHAMBER_FINISHED_DAYS=3\nPATH=/bin\n")
    assert table in antechamber(tmp_path, "tables", "list", "--settings", str(file)).stdout
    assert read_file(file)["ANTECHAMBER_FINISHED_DAYS"] == "3"
    file.write_text("ANTECHAMBER_LOG_LEVEL=loud\n")
    said = refused(antechamber(home, "serve", "--no-browser", "--port", "0", "--settings", str(file)))
    assert "ANTECHAMBER_LOG_LEVEL: expected debug, info, warning or error, got loud" in said
    for wrong in ("ANTECHAMBER_HOME\n", "export A=b\n", "A=b \\\n", "A=b\0c\n"):
        file.write_text(f"\n{wrong}")
        assert f"{file}, line 2: expected NAME=VALUE" in refused(
            antechamber(home, "tables", "list", "--settings", str(file))
        )
    assert "No such file" in refused(antechamber(home, "backup", "x", "--settings", str(tmp_path / "none")))


# ---------------------------------------------------------------- what a server says


def test_a_server_says_which_file_it_uses_and_whether_it_is_new(home: Path) -> None:
    def started() -> list[str]:
        with subprocess.Popen(
            [*COMMAND, "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "ANTECHAMBER_HOME": str(home / "new"), "ANTECHAMBER_THINKERS": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as serving:
            assert serving.stdout is not None
            said = [serving.stdout.readline() for _ in range(2)]
            serving.terminate()
        assert [path.name for path in (home / "new").iterdir()] == ["tables.db"], "the lock and its key are gone"
        return said

    file = home / "new" / "tables.db"
    assert started()[1] == f"Tables are kept in {file}, which is new\n"
    assert started()[1] == f"Tables are kept in {file}\n"


def test_the_password_of_a_database_is_not_shown() -> None:
    shown = without_password("postgresql+asyncpg://ana:secret@db.example:5432/games?password=secret")
    assert shown == "postgresql://ana:***@db.example:5432/games"


def test_a_name_that_is_refused_is_logged_and_its_repetitions_are_told_soon(
    serve: Callable[..., Beside], monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = io.StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setattr(app, "WINDOW", 0.05)
    server = serve(LOG_LEVEL="info")
    name = 'Evil.example"\x9b' + "x" * 200
    for _ in range(3):
        server.http.get("/", headers={b"Host": name.encode("latin-1")})
    assert "repeated" not in errors.getvalue()
    monkeypatch.setattr(logs, "WINDOW", 0.0)  # its time is over
    deadline = time.monotonic() + PATIENCE
    while "repeated" not in errors.getvalue():  # although nothing more is asked
        assert time.monotonic() < deadline, errors.getvalue()
        time.sleep(0.02)
    lines = [json.loads(line) for line in errors.getvalue().splitlines()]
    told = [line for line in lines if line["event"] == "refused"]
    assert {(line["problem"], line["host"]) for line in told} == {("problem-host", ascii(name[:80])[1:-1])}
    assert sum(line.get("repeated", 1) for line in told) == 3
    assert errors.getvalue().isascii()


def test_counts_are_told_when_their_time_is_over_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    repeats = Repeats(out)
    assert repeats.note({"event": "failed"})
    assert not repeats.note({"event": "failed"})
    repeats.tell_due()
    assert out.getvalue() == ""
    monkeypatch.setattr(logs, "WINDOW", 0.0)
    repeats.tell_due()
    assert json.loads(out.getvalue())["repeated"] == 1


def test_what_is_closed_and_over_is_over(home: Path) -> None:
    (table,) = keep(home / "tables.db")
    change(home / "tables.db", "UPDATE matches SET over = 1, closed = '2026' WHERE id = ?", table)
    found, _ = asyncio.run(hosting.all_tables(f"sqlite:///{home / 'tables.db'}"))
    assert [hosting.state_of(record) for record in found] == ["over"]
