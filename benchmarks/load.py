"""How soon is a move on all screens of its table while other tables play? A real server, real sockets, one machine.

    .venvs/test/bin/python benchmarks/load.py                                        the bar: 100 tables, within 100 ms
    .venvs/test/bin/python benchmarks/load.py --tables 500 --sockets 4 --pace 10     the aim: 2,000 sockets, 100 moves/s
    .venvs/test/bin/python benchmarks/load.py --tables 975 --sockets 4 --pace 20 --warm-up 40     the bar: 3,900 devices

The crowd plays in a process of its own: at each table a person answers once a second (`--pace`) and bots at once.
Beside it one table is measured: people on a device each, a second device of one and a spectator. A time is taken from
sending an answer to the arrival of its frame on the last of these screens. `--title` says what all of them play, with
as few players as it takes, but two at least.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from antechamber.library import title

ROOT = Path(__file__).resolve().parent.parent
MANY = "1000000000"
UNLIMITED = {
    "ANTECHAMBER_GETS_PER_MINUTE": MANY,
    "ANTECHAMBER_POSTS_PER_MINUTE": MANY,
    "ANTECHAMBER_NEW_TABLES_PER_MINUTE": MANY,
    "ANTECHAMBER_NEW_TABLES_PER_DAY": MANY,
    "ANTECHAMBER_CONNECTIONS_PER_ADDRESS": MANY,
    "ANTECHAMBER_MESSAGES_PER_SECOND": MANY,
    "ANTECHAMBER_LOG_LEVEL": "warning",
}
PATIENCE = 60.0
BRIEF = httpx.Limits(keepalive_expiry=2)  # the server closes after 5 seconds, perhaps while something is sent
TICKS = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    text: str


class Ask(msgspec.Struct):
    options: list[Option]


class View(msgspec.Struct):
    ask: Ask


class Frame(msgspec.Struct, tag_field="type", tag="table"):
    """What a script needs of a frame; the rest is skipped, so that reading costs little."""

    seq: int
    ask: int
    seat: int
    confirming: int
    over: bool
    view: View


read_frame = msgspec.json.Decoder(Frame).decode
FRAME = '{"type":"table"'


# ---------------------------------------------------------------- the server


def find_python() -> str:
    """An environment with a compiled package, if there is one that has the server."""
    check = "import antechamber.server.running; from antechamber.cli.bench import compiled; exit(not compiled())"
    for name in ("compiled", "play"):
        python = ROOT / ".venvs" / name / "bin" / "python"
        if python.exists() and not subprocess.run([python, "-c", check], capture_output=True, check=False).returncode:
            return str(python)
    return sys.executable


def is_compiled(python: str) -> bool:
    check = "from antechamber.cli.bench import compiled; exit(not compiled())"
    return not subprocess.run([python, "-c", check], check=False).returncode


class Server:
    """The server in a process of its own, and what it costs."""

    def __init__(self, python: str, folder: Path) -> None:
        url = f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [Path(python).with_name("antechamber"), "serve", "--port", "0", "--no-browser", "--database-url", url],
                env={**os.environ, **UNLIMITED},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            sys.exit("load: the server did not start")
        self.address = found[0]

    def processes(self) -> list[int]:
        pid = self.process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    def cpu(self) -> list[float]:
        """Seconds of processor time so far: the server, and its bots' processes together."""
        used = []
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            used.append((int(fields[11]) + int(fields[12])) / TICKS)
        return [used[0], sum(used[1:])]

    def megabytes(self) -> list[float]:
        """Resident memory: the server, and its bots' processes together."""
        used = []
        for pid in self.processes():
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
            used.append(int(found[1]) / 1024 if found else 0.0)
        return [round(used[0], 1), round(sum(used[1:]), 1)]

    def entries(self) -> int:
        """How many entries it has written, by its own count."""
        text = httpx.get(f"{self.address}/metrics", timeout=PATIENCE).text
        return sum(
            int(float(count)) for count in re.findall(r"^antechamber_answers_total\{.*\} (\S+)", text, re.MULTILINE)
        )

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()


# ---------------------------------------------------------------- a table


def seats_of(slug: str) -> int:
    return max(2, min(title(slug).players))


async def new_table(web: httpx.AsyncClient, slug: str, seats: Sequence[dict[str, str]]) -> dict[str, Any]:
    answer = await web.post("/api/tables", json={"title": slug, "seats": list(seats)})
    answer.raise_for_status()
    made: dict[str, Any] = answer.json()
    return made


@asynccontextmanager
async def device(address: str, table: str, token: str) -> AsyncIterator[ClientConnection]:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(url, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        yield socket


def message_for(frame: Frame, seat: int, rng: random.Random, name: str) -> str | None:
    """What a seat does now, if it is to do something."""
    if frame.confirming:
        return json.dumps({"type": "confirm", "id": name}) if frame.confirming == seat else None
    if not frame.view.ask.options:
        return None
    answers = [rng.choice(frame.view.ask.options).text]
    return json.dumps({"type": "answer", "id": name, "ask": frame.ask, "answers": answers})


# ---------------------------------------------------------------- the crowd


async def play_for_ever(web: httpx.AsyncClient, number: int, arguments: argparse.Namespace) -> None:
    """One table of the crowd after another: a person at a brisk pace, bots, and people who watch."""
    rng = random.Random(number)
    address, slug = arguments.crowd, arguments.title
    bots = [{"kind": "bot", "bot": arguments.bot}] * (seats_of(slug) - 1)
    while True:
        made = await new_table(web, slug, [{"kind": "me"}, *bots])
        token = made["keys"][0]["token"]
        watching = [
            asyncio.create_task(watch(address, made["table"], made["watch"])) for _ in range(arguments.sockets - 1)
        ]
        try:
            async with device(address, made["table"], token) as socket:
                await play_table(socket, rng, arguments.pace)
        finally:
            for task in watching:
                task.cancel()


async def play_table(socket: ClientConnection, rng: random.Random, pace: float) -> None:
    text = ""
    changed = asyncio.Event()

    async def listen() -> None:
        nonlocal text
        async for data in socket:
            if isinstance(data, str) and data.startswith(FRAME):
                text = data
                changed.set()

    listening = asyncio.create_task(listen())
    try:
        for count in range(1_000_000):
            await asyncio.sleep(pace * rng.uniform(0.5, 1.5))
            await asyncio.wait_for(changed.wait(), PATIENCE)
            frame = read_frame(text)
            if frame.over:
                return
            message = message_for(frame, 1, rng, f"m{count}")
            if message is not None:
                changed.clear()
                await socket.send(message)
    finally:
        listening.cancel()


async def watch(address: str, table: str, token: str) -> None:
    async with device(address, table, token) as socket:
        async for _ in socket:
            pass


async def crowd(arguments: argparse.Namespace) -> None:
    """Play until somebody closes our standard input."""
    async with httpx.AsyncClient(base_url=arguments.crowd, timeout=PATIENCE, limits=BRIEF) as web:
        playing = []
        for number in range(arguments.tables):
            playing.append(asyncio.create_task(play_for_ever(web, number, arguments)))
            await asyncio.sleep(0.02)
        print("ready", flush=True)
        until = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        done, _ = await asyncio.wait([until, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            if task in done and (error := task.exception()):
                print(f"failed: {error!r}", flush=True)
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


# ---------------------------------------------------------------- the measured table


class Screen:
    """A device of the measured table: when each entry arrived."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.text = ""
        self.seq = -1
        self.at = 0.0
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for data in self.socket:
            now = perf_counter()
            if isinstance(data, str) and data.startswith(FRAME):
                found = re.search(r'"seq":(\d+)', data[:80])
                assert found is not None
                self.text, self.seq, self.at = data, int(found[1]), now
                self.changed.set()

    async def see(self, seq: int) -> float:
        while self.seq < seq:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
        return self.at


async def measure(address: str, arguments: argparse.Namespace) -> list[float]:
    """Play a table of people on several screens; milliseconds of each move until the last screen has it."""
    rng = random.Random("measured")
    found: list[float] = []
    moves, people = arguments.moves, seats_of(arguments.title)
    deadline = monotonic() + arguments.seconds
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        while len(found) < moves and monotonic() < deadline:
            made = await new_table(web, arguments.title, [{"kind": "me"}, *[{"kind": "here"}] * (people - 1)])
            tokens = [key["token"] for key in made["keys"]]
            async with AsyncExitStack() as open_sockets:
                screens = [
                    Screen(await open_sockets.enter_async_context(device(address, made["table"], token)))
                    for token in (*tokens, made["watch"], tokens[0])
                ]
                seq = 0
                while len(found) < moves and monotonic() < deadline:
                    await asyncio.gather(*(screen.see(seq) for screen in screens))
                    await asyncio.sleep(rng.uniform(0, 2 * arguments.pause))
                    frames = [read_frame(screen.text) for screen in screens[:people]]
                    if frames[0].over:
                        break
                    for seat, frame in enumerate(frames, start=1):
                        message = message_for(frame, seat, rng, f"m{seq}")
                        if message is not None:
                            began = perf_counter()
                            await screens[seat - 1].socket.send(message)
                            seq += 1
                            arrived = await asyncio.gather(*(screen.see(seq) for screen in screens))
                            found.append(1000 * (max(arrived) - began))
                            break
                for screen in screens:
                    screen.task.cancel()
    return found


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    python = arguments.python or find_python()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(python, Path(folder))
        crowd_command = [sys.executable, __file__, "--crowd", server.address]
        for name in ("title", "tables", "sockets", "pace", "bot"):
            crowd_command += [f"--{name}", str(getattr(arguments, name))]
        people = subprocess.Popen(crowd_command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            assert people.stdout is not None
            assert people.stdin is not None
            people.stdout.readline()
            asyncio.run(asyncio.sleep(arguments.warm_up))
            began, cpu, entries = monotonic(), server.cpu(), server.entries()
            found = asyncio.run(measure(server.address, arguments))
            took = monotonic() - began
            used = [round((after - before) / took, 2) for before, after in zip(cpu, server.cpu(), strict=True)]
            written = server.entries() - entries
            megabytes = server.megabytes()
            sockets = int(float(re.findall(r"^antechamber_sockets (\S+)", metrics(server), re.MULTILINE)[0]))
            errors = server.log.read_text().count('"level": "error"')
            people.stdin.close()
            complaint = people.stdout.read()
        finally:
            people.kill()
            server.stop()
    cuts = quantiles(found, n=100)
    return {
        "compiled": is_compiled(python),
        "title": arguments.title,
        "tables": arguments.tables,
        "sockets": sockets,
        "moves": len(found),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "max_ms": round(max(found), 1),
        "over_100_ms": sum(ms > 100 for ms in found),
        "entries_per_s": round(written / took, 1),
        "server_cores": used[0],
        "bots_cores": used[1],
        "server_mb": megabytes[0],
        "bots_mb": megabytes[1],
        "load_average": [round(load, 1) for load in os.getloadavg()],
        "errors": errors,
        "crowd": complaint.strip() or "well",
    }


def metrics(server: Server) -> str:
    return httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="mystery")
    parser.add_argument("--tables", type=int, default=100, help="other tables that play")
    parser.add_argument("--sockets", type=int, default=1, help="at each of them")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the answers of a person")
    parser.add_argument("--bot", default="novice", help="the level of the bots")
    parser.add_argument("--moves", type=int, default=200, help="to measure")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between the measured moves")
    parser.add_argument("--seconds", type=float, default=180.0, help="for measuring, at the most")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before measuring")
    parser.add_argument("--python", default="", help="of the environment whose server is measured")
    parser.add_argument("--crowd", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.crowd:
        asyncio.run(crowd(arguments))
        return
    print(json.dumps(run(arguments), indent=1))


if __name__ == "__main__":
    main()
