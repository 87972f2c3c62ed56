"""Upgrades are a promise: what an older release has written is opened, migrated and replayed by this one.

`record.py` has made the fixtures, one folder for each release. Where a rule was mended since, DIFFERENCES tells which
tables differ, from which entry on, and why.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests import nursery
from tests.trials.serving import Device, Server

RELEASES = sorted(path.parent for path in Path(__file__).parent.glob("*/tables.db.gz"))
MATCHES = [file for release in RELEASES for file in sorted(release.glob("*.json")) if file.stem != "keys"]
DIFFERENCES: dict[str, dict[str, tuple[int, str]]] = {}  # by release and table


def unpacked(release: Path, folder: Path) -> Server:
    """A server for a copy of a release's database."""
    server = Server(folder)
    server.database.write_bytes(gzip.decompress((release / "tables.db.gz").read_bytes()))
    return server


def test_there_is_a_release_to_come_from() -> None:
    assert RELEASES


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_every_stored_game_replays_or_is_known_to_differ(release: Path, tmp_path: Path) -> None:
    server = unpacked(release, tmp_path)
    told = nursery.run("check-games", "--json", "--database-url", f"sqlite:///{server.database}")
    found = json.loads(told.stdout)
    assert found["tables"] == len(json.loads((release / "keys.json").read_text(encoding="utf-8")))
    known = DIFFERENCES.get(release.name, {})
    assert {row["table"]: row["entry"] for row in found["different"]} == {
        key: entry for key, (entry, _) in known.items()
    }
    assert told.returncode == (1 if known else 0)


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_an_old_database_is_migrated_and_its_tables_are_played_on(release: Path, tmp_path: Path) -> None:
    server = unpacked(release, tmp_path)
    before = {table: len(server.log(table)) for table in server.tables()}
    server.start()
    try:
        for table, keys in json.loads((release / "keys.json").read_text(encoding="utf-8")).items():
            devices = [Device.at(server, table, key) for key in keys.values()]
            for device in devices:
                assert device.last["view"]
            asked = [device for device in devices if device.last["view"]["ask"]["options"]]
            if asked and not asked[0].last["confirming"] and not asked[0].last["over"]:
                frame = asked[0].last
                answer = frame["view"]["ask"]["options"][0]["text"]
                asked[0].send({"type": "answer", "id": "after", "ask": frame["ask"], "answers": [answer]})
                assert asked[0].wait_for("saved", "refused")["type"] == "saved"
                assert len(server.log(table)) > before[table]
            for device in devices:
                device.close()
    finally:
        server.kill()
    assert not server.failures()
    for table in before:
        server.match(table)


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_match_that_was_saved_in_the_terminal_replays(file: Path) -> None:
    told = nursery.run("replay", "--verify", str(file))
    assert told.returncode == 0, told.stderr
