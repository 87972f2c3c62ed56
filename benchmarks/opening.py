"""How soon is a stored table on the screen? Whole random games in a database, and a server that has just been started.

    .venvs/test/bin/python benchmarks/opening.py

Each table is opened once, so that none is in memory. A time is taken from connecting to the arrival of the frame with
the whole story of the game. Random games are long: those of Mystery of the Temples last until its cap.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent))
from load import FRAME, PATIENCE, Server, device, find_python, is_compiled

from antechamber.library import slugs, title
from antechamber.match import Match
from antechamber.server import protocol
from antechamber.server.database import database
from antechamber.server.new_table import set_up
from antechamber.server.records import Line, now
from antechamber.server.store import Store
from antechamber.server.summary import standing

MOST_PLAYERS = 4


def play(match: Match, rng: random.Random) -> None:
    """A random game to its end, with every turn confirmed."""
    while not match.over:
        if match.unconfirmed is not None:
            match.confirm(match.unconfirmed)
        else:
            seat = match.deciding[0]
            match.answer(seat, rng.choice(match.state.legal(seat)))


async def fill(store: Store, slug: str, tables: int) -> list[tuple[str, str, int]]:
    """Store games of a title: for each the table, a key of it, and how many entries its log has."""
    found = []
    people = min(MOST_PLAYERS, max(title(slug).players))
    seats = [protocol.SeatWish("me"), *[protocol.SeatWish("here")] * (people - 1)]
    for number in range(tables):
        record, made = set_up(protocol.NewTable(slug, seats))
        match = Match(title(slug), people, dict(record.options), record.seed)
        play(match, random.Random(f"{slug}/{number}"))
        at = now()
        lines = [Line(n, entry["seat"], entry, None, 0, at) for n, entry in enumerate(match.log, start=1)]
        await store.add(record, sys.maxsize)
        await store.append(record.id, lines, match.over, standing(match, []))
        found.append((made.table, made.keys[0].token, len(lines)))
    return found


async def open_table(address: str, table: str, token: str) -> float:
    """Milliseconds until the table is there."""
    began = perf_counter()
    async with asyncio.timeout(PATIENCE), device(address, table, token) as socket:
        async for data in socket:
            if isinstance(data, str) and data.startswith(FRAME):
                break
        return 1000 * (perf_counter() - began)


async def run(python: str, tables: int, folder: Path) -> list[dict[str, object]]:
    store = Store(database(f"sqlite:///{folder / 'tables.db'}"))
    await store.open()
    stored = {slug: await fill(store, slug, tables) for slug in slugs()}
    await store.close()
    server = Server(python, folder)
    try:
        report: list[dict[str, object]] = []
        for slug, games in stored.items():
            times = [await open_table(server.address, table, token) for table, token, _ in games]
            cuts = quantiles(times, n=100, method="inclusive")
            report.append({
                "title": slug, "tables": tables, "entries": sum(entries for _, _, entries in games) // tables,
                "p50_ms": round(cuts[49], 1), "p95_ms": round(cuts[94], 1),
                "max_ms": round(max(times), 1),
            })  # fmt: skip
        return report
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, help="of each title")
    parser.add_argument("--python", default="", help="of the environment whose server is measured")
    arguments = parser.parse_args()
    python = arguments.python or find_python()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(run(python, arguments.tables, Path(folder)))
    load = [round(average, 1) for average in os.getloadavg()]
    print(json.dumps({"compiled": is_compiled(python), "load_average": load, "titles": report}, indent=1))


if __name__ == "__main__":
    main()
