"""What does it cost everybody when somebody comes to a table whose log is long? A real server, real sockets.

    .venvs/test/bin/python benchmarks/long_log.py                    20,000 entries, almost all of them taken back
    .venvs/test/bin/python benchmarks/long_log.py --entries 200      for comparison

A spectator says hello to that table again and again, as soon as the last frame has come. Beside it two people play at
another table, and a time is taken from each answer to its frame on both screens.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx
from load import FRAME, PATIENCE, Screen, Server, device, find_python, message_for, new_table, read_frame

from antechamber.library import title
from antechamber.match import Match
from antechamber.server import protocol
from antechamber.server.database import database
from antechamber.server.new_table import set_up
from antechamber.server.records import Line, now
from antechamber.server.store import Store
from antechamber.server.summary import standing

SLUG = "mystery"
PEOPLE = [protocol.SeatWish("me"), protocol.SeatWish("here")]
STAND = 100  # answers that stand
FEW = 200  # entries that the spectator has seen at most, each time another number
PAUSE = 0.02  # seconds between two answers


def long_match(entries: int, seed: str) -> Match:
    """A game in which almost every answer was taken back, but for a hundred."""
    match = Match(title(SLUG), len(PEOPLE), {}, seed)
    chance = random.Random(seed)
    while len(match.log) < entries:
        seat = match.deciding[0]
        match.answer(seat, chance.choice(match.state.legal(seat)))
        if len(match.moments) <= STAND:
            if match.unconfirmed is not None:
                match.confirm(match.unconfirmed)
        elif match.undoable(seat):
            match.undo(seat)
    return match


async def lay(folder: Path, entries: int) -> protocol.TableMade:
    """Write a table to a database whose server does not know it yet."""
    record, made = set_up(protocol.NewTable(SLUG, PEOPLE))
    record = replace(record, seed="long")
    match = long_match(entries, record.seed)
    lines = [Line(number, entry["seat"], entry, None, 0, now()) for number, entry in enumerate(match.log, start=1)]
    store = Store(database(f"sqlite:///{folder / 'tables.db'}"))
    await store.add(record, sys.maxsize)
    await store.append(record.id, lines, match.over, standing(match, match.unrevealed))
    await store.close()
    return made


async def greet(address: str, table: str, token: str, times: list[float], sizes: list[int]) -> None:
    """Say hello again and again, as one who has seen a little; always another number, so no frame is there yet."""
    async with device(address, table, token) as socket:
        began = perf_counter()
        async for data in socket:
            if isinstance(data, str) and data.startswith(FRAME):
                times.append(1000 * (perf_counter() - began))
                sizes.append(len(data))
                began = perf_counter()
                await socket.send(json.dumps({"type": "hello", "token": token, "seen": len(times) % FEW}))


async def play(address: str, moves: int) -> list[float]:
    """Play a table of two people; milliseconds of each answer until both screens have it."""
    rng = random.Random("measured")
    found: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        while len(found) < moves:
            made = await new_table(web, SLUG, [{"kind": "me"}, {"kind": "here"}])
            tokens = [key["token"] for key in made["keys"]]
            async with (
                device(address, made["table"], tokens[0]) as first,
                device(address, made["table"], tokens[1]) as second,
            ):
                screens = [Screen(first), Screen(second)]
                for seq in range(1, 100):
                    await asyncio.gather(*(screen.see(seq - 1) for screen in screens))
                    frames = [read_frame(screen.text) for screen in screens]
                    seats = [seat for seat, frame in enumerate(frames, 1) if message_for(frame, seat, rng, "m")]
                    if frames[0].over or not seats or len(found) >= moves:
                        break
                    message = message_for(frames[seats[0] - 1], seats[0], rng, f"m{seq}")
                    assert message is not None
                    began = perf_counter()
                    await screens[seats[0] - 1].socket.send(message)
                    found.append(1000 * (max(await asyncio.gather(*(one.see(seq) for one in screens))) - began))
                    await asyncio.sleep(PAUSE)
                for screen in screens:
                    screen.task.cancel()
    return found


def told(times: list[float]) -> dict[str, float]:
    return {
        "p50": round(median(times), 1),
        "p95": round(quantiles(times, n=20)[-1], 1),
        "longest": round(max(times), 1),
    }


async def measure(address: str, folder: Path, arguments: argparse.Namespace) -> dict[str, object]:
    made = await lay(folder, arguments.entries)
    async with device(address, made.table, made.watch) as socket:  # it is read and replayed once
        await asyncio.wait_for(socket.recv(), PATIENCE)
    alone = await play(address, arguments.moves)
    hellos: list[float] = []
    sizes: list[int] = []
    greeting = asyncio.create_task(greet(address, made.table, made.watch, hellos, sizes))
    beside = await play(address, arguments.moves)
    greeting.cancel()
    return {
        "entries": arguments.entries,
        "bytes of a hello's frame": sizes[0],
        "hellos": len(hellos),
        "hello, ms": told(hellos),
        "a move elsewhere, ms": told(alone),
        "a move elsewhere beside the hellos, ms": told(beside),
    }


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--entries", type=int, default=20_000)
    reading.add_argument("--moves", type=int, default=200)
    reading.add_argument("--python", help="the environment whose server is measured")
    arguments = reading.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(arguments.python or find_python(), Path(folder))
        try:
            print(json.dumps(asyncio.run(measure(server.address, Path(folder), arguments)), indent=1))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
