"""How long does a bot take that does not search, while masters think at twenty other tables? The bar: 1 s (p95).

    .venvs/test/bin/python benchmarks/waiting.py                    an adept beside twenty tables of masters
    .venvs/test/bin/python benchmarks/waiting.py --tables 0         the same with nobody beside it
    .venvs/test/bin/python benchmarks/waiting.py --bot master       a master beside them

All tables are opened by one address, and somebody looks at each of them, so that nothing but the level makes a
difference. A time is taken from the end of a person's turn to the first answer of the bot, on the person's screen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter
from typing import Any

import httpx
from load import PATIENCE, Screen, Server, count, device, find_python, is_compiled, message_for, new_table, read_frame

from antechamber.library import slugs

MASTER = {"kind": "bot", "bot": "master"}


async def play(web: httpx.AsyncClient, address: str, arguments: argparse.Namespace, found: list[float]) -> None:
    """Play a game against a bot; milliseconds from the end of each turn to the bot's first answer."""
    rng = random.Random(len(found))
    made = await new_table(web, arguments.title, [{"kind": "me"}, {"kind": "bot", "bot": arguments.bot}])
    async with device(address, made["table"], made["keys"][0]["token"]) as socket:
        screen = Screen(socket)
        seq, sent = 0, 0.0
        while len(found) < arguments.answers:
            await screen.see(seq)
            frame = read_frame(screen.text)
            if frame.over:
                break
            message = message_for(frame, 1, rng, f"m{frame.seq}")
            seq = frame.seq + 1
            if message is not None:
                sent = perf_counter()
                await socket.send(message)
            elif sent:
                found.append(1000 * (await screen.see(seq) - sent))
                sent = 0.0
        screen.task.cancel()


async def measure(address: str, arguments: argparse.Namespace) -> list[float]:
    found: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web, AsyncExitStack() as watching:
        for _ in range(arguments.tables):
            made = await new_table(web, arguments.title, [MASTER] * 3)
            Screen(await watching.enter_async_context(device(address, made["table"], made["watch"])))
        await asyncio.sleep(arguments.warm_up)
        while len(found) < arguments.answers:
            await play(web, address, arguments, found)
    return found


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    python = arguments.python or find_python()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(python, Path(folder))
        try:
            began = monotonic()
            found = asyncio.run(measure(server.address, arguments))
            took = monotonic() - began
            thoughts = count(server, 'antechamber_thinking_seconds_count{level="master"}')
        finally:
            server.stop()
    cuts = quantiles(found, n=100)
    return {
        "compiled": is_compiled(python),
        "title": arguments.title,
        "bot": arguments.bot,
        "tables_of_masters": arguments.tables,
        "answers": len(found),
        "p50_ms": round(cuts[49]),
        "p95_ms": round(cuts[94]),
        "max_ms": round(max(found)),
        "thoughts_of_masters_per_s": round(thoughts / took, 2),
        "load_average": [round(load, 1) for load in os.getloadavg()],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=slugs(), default=slugs()[0])
    parser.add_argument("--bot", default="adept", help="the level that is measured")
    parser.add_argument("--tables", type=int, default=20, help="of masters, beside it")
    parser.add_argument("--answers", type=int, default=100, help="to measure")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before measuring")
    parser.add_argument("--python", default="", help="of the environment whose server is measured")
    print(json.dumps(run(parser.parse_args()), indent=1))


if __name__ == "__main__":
    main()
