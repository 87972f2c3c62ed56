"""Make the fixtures of a release: a database with tables of every title in many states, and saved games.

    python -m tests.upgrades.record        with the release that is installed, before it becomes an old one

Every later release has to open them; see test_upgrades.py.
"""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from antechamber import __version__
from antechamber.bots import make_bot
from antechamber.core.title import Options, Value
from antechamber.library import slugs, title
from antechamber.match import Match, Player
from tests.samples import ME, TO_THE_END, Served, sample
from tests.trials.serving import Data, Device, Server

FOLDER = Path(__file__).parent


def tables() -> list[tuple[str, Served]]:
    """Tables of every title, in many states."""
    return [(slug, table) for slug in slugs() for table in sample(slug, "SERVED", usual(slug))]


def usual(slug: str) -> list[Served]:
    """One that waits for a person, and one that is over."""
    seats = [ME, *[{"kind": "bot", "bot": "random"}] * (title(slug).players[0] - 1)]
    return [Served(seats, {}, 5), Served(seats, {}, TO_THE_END)]


def saved() -> list[tuple[str, list[str], Options]]:
    """Whole matches of every title: the levels of its seats, and what they agree on."""
    found = []
    for slug in slugs():
        levels, options = sample(slug, "SAVED", (["random"] * title(slug).players[0], dict[str, Value]()))
        found.append((slug, levels, options))
    return found


def play(server: Server, table: str, keys: dict[int, str], deeds: int, rng: random.Random) -> None:
    """Let the people of a table do so many things, each as its own seat."""
    devices = {seat: Device.at(server, table, key) for seat, key in keys.items()}
    for number in range(deeds):
        frame = newest(devices)
        if frame["over"] or (wish := wish_at(frame, devices, rng)) is None:
            break
        seat, message = wish
        devices[seat].send({**message, "id": f"deed {number}"})
        heard = devices[seat].wait_for("saved", "refused")
        assert heard["type"] == "saved", heard
        wait_until(devices, partial(has_seen, heard["seq"]))
    for device in devices.values():
        device.close()


def has_seen(seq: int, device: Device) -> bool:
    return int(device.last["seq"]) >= seq


def newest(devices: dict[int, Device]) -> Data:
    """The table as soon as a person is to do something."""
    wait_until(devices, lambda device: is_for(device.last, devices))
    return max((device.last for device in devices.values()), key=lambda frame: int(frame["seq"]))


def is_for(frame: Data, devices: dict[int, Device]) -> bool:
    return frame["over"] or frame["confirming"] in devices or bool(set(frame["view"]["deciding"]) & set(devices))


def wait_until(devices: dict[int, Device], wanted: Callable[[Device], bool]) -> None:
    """Watch until all devices see it, or nothing comes for a while: a seat may be open, a lock hidden."""
    for device in devices.values():
        with suppress(TimeoutError):
            while not wanted(device):
                device.receive(2)


def wish_at(frame: Data, devices: dict[int, Device], rng: random.Random) -> tuple[int, Data] | None:
    """Somebody's next deed: an answer, sometimes taken back, or a turn let go."""
    if frame["confirming"]:
        return (frame["confirming"], {"type": "confirm"}) if frame["confirming"] in devices else None
    for seat, device in devices.items():
        if device.last["undoable"] and rng.random() < 0.15:
            return seat, {"type": "undo", "answers": 1}
    for seat, device in devices.items():
        if options := device.last["view"]["ask"]["options"]:
            answer = {"type": "answer", "ask": device.last["ask"], "answers": [rng.choice(options)["text"]]}
            return seat, answer
    return None


def record_tables(folder: Path) -> None:
    """A database as a server leaves it, and the keys to its seats."""
    rng = random.Random(__version__)
    doors: dict[str, dict[int, str]] = {}
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place), ANTECHAMBER_SEALED_SECONDS="0.1")
        server.start()
        for slug, (seats, options, deeds) in tables():
            made = server.post("/api/tables", {"title": slug, "seats": seats, "options": options})
            keys = {key["seat"]: key["token"] for key in made["keys"]}
            doors[made["table"]] = keys
            play(server, made["table"], keys, deeds, rng)
        assert server.process is not None
        server.process.terminate()
        server.process.wait()
        assert not server.failures()
        copied = Path(place, "copy.db")
        with closing(sqlite3.connect(server.database)) as one, closing(sqlite3.connect(copied)) as other:
            one.backup(other)
            other.execute("PRAGMA journal_mode = DELETE")
            other.execute("VACUUM")
        (folder / "tables.db.gz").write_bytes(gzip.compress(copied.read_bytes(), mtime=0))
    (folder / "keys.json").write_text(json.dumps(doors, indent=1) + "\n", encoding="utf-8")


def record_saved(folder: Path) -> None:
    """Matches as the terminal saves them."""
    for slug, levels, options in saved():
        game = title(slug)
        bots = [make_bot(level, game, f"{slug} {seat}") for seat, level in enumerate(levels)]
        match = Match(
            game, len(levels), options, f"{slug} of {__version__}", [Player(level, level) for level in levels]
        )
        while not match.over:
            seat = match.deciding[0]
            match.answer(seat, bots[seat].choose(match.view(seat)).option)
        match.save(folder / f"{slug}.json")


def main() -> None:
    folder = FOLDER / __version__
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    record_tables(folder)
    record_saved(folder)
    print(f"{folder.name}: {len(tables())} tables, {len(saved())} saved matches")


if __name__ == "__main__":
    main()
