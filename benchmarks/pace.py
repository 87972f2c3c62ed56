"""How fast do bots answer, as a person at the table sees it? Nobody should miss what they do, and nobody should wait.

    .venvs/test/bin/python benchmarks/pace.py jaguar --bot player --bots 3
    .venvs/test/bin/python benchmarks/pace.py aztec --bot novice --bots 4 --beside 20   beside 20 tables of masters

A person who answers at once plays against bots, at several tables at a time. An answer is counted from the frame that
opened the question to the frame that shows the answer, for the first answer of each bot's turn; a wait from a person's
answer to the frame in which the person is asked again. The bars: an answer after 0.4 to 1.2 s, a wait of 4 s at most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from load import FRAME, PATIENCE, Frame, Server, device, find_python, is_compiled, message_for, new_table

ME = 1  # the person's seat
MASTER = {"kind": "bot", "bot": "master"}


class Entry(msgspec.Struct):
    seat: int
    kind: str


class ToldFrame(Frame, tag="table"):
    """A frame with what happened since the last one."""

    entries: list[Entry]


read_frame = msgspec.json.Decoder(ToldFrame).decode


@dataclass
class Times:
    """Seconds, of all tables."""

    answers: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)


async def play(web: httpx.AsyncClient, address: str, arguments: argparse.Namespace, number: int, times: Times) -> None:
    """Play a game, or as much of it as is wanted, and write down what was waited for."""
    rng = random.Random(number)
    bots = [{"kind": "bot", "bot": arguments.bot}] * arguments.bots
    made = await new_table(web, arguments.title, [{"kind": "me"}, *bots])
    async with device(address, made["table"], made["keys"][0]["token"]) as socket:
        last, ask, opened, acted = 0, -1, 0.0, 0.0
        async for data in socket:
            if not isinstance(data, str) or not data.startswith(FRAME):
                continue
            now, frame = perf_counter(), read_frame(data)
            acting = [entry.seat for entry in frame.entries if entry.kind == "answer"]
            if opened and acting and acting[-1] not in (ME, last):
                times.answers.append(now - opened)
            last = (acting or [last])[-1]
            if frame.ask != ask:
                ask, opened = frame.ask, now
            if frame.over or len(times.answers) >= arguments.answers:
                return
            message = message_for(frame, ME, rng, f"m{frame.seq}")
            if message is not None:
                if acted:
                    times.waits.append(now - acted)
                acted = perf_counter()
                await socket.send(message)


async def measure(address: str, arguments: argparse.Namespace) -> Times:
    times = Times()
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web, AsyncExitStack() as watching:
        for _ in range(arguments.beside):
            made = await new_table(web, arguments.title, [MASTER] * (arguments.bots + 1))
            await watching.enter_async_context(device(address, made["table"], made["watch"]))
        games = range(arguments.tables)
        while len(times.answers) < arguments.answers:
            await asyncio.gather(*(play(web, address, arguments, number, times) for number in games))
            games = range(games.stop, games.stop + arguments.tables)
    return times


def milliseconds(seconds: list[float]) -> dict[str, int]:
    cuts = quantiles(seconds, n=100)
    found = {"least": min(seconds), "p50": cuts[49], "p95": cuts[94], "most": max(seconds)}
    return {name: round(1000 * value) for name, value in found.items()}


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    python = arguments.python or find_python()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(python, Path(folder), pace=True)
        try:
            times = asyncio.run(measure(server.address, arguments))
        finally:
            server.stop()
    return {
        "compiled": is_compiled(python),
        "title": arguments.title,
        "bots": [arguments.bot] * arguments.bots,
        "tables_of_masters": arguments.beside,
        "answers": len(times.answers),
        "answer_ms": milliseconds(times.answers),
        "wait_ms": milliseconds(times.waits),
        "load_average": [round(load, 1) for load in os.getloadavg()],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--bot", default="player", help="the level that is measured")
    parser.add_argument("--bots", type=int, default=3, help="at each table")
    parser.add_argument("--tables", type=int, default=6, help="at a time")
    parser.add_argument("--beside", type=int, default=0, help="tables of masters beside them")
    parser.add_argument("--answers", type=int, default=200, help="to measure")
    parser.add_argument("--python", default="", help="of the environment whose server is measured")
    print(json.dumps(run(parser.parse_args()), indent=1))


if __name__ == "__main__":
    main()
