"""How soon is a move on all screens of its table while other tables play? A real server, real sockets, one machine.

    .venvs/test/bin/python benchmarks/load.py                                        the bar: 100 tables, within 100 ms
    .venvs/test/bin/python benchmarks/load.py --tables 500 --sockets 4 --pace 10     the aim: 2,000 sockets, 100 moves/s
    .venvs/test/bin/python benchmarks/load.py --tables 975 --sockets 4 --pace 20 --warm-up 40     the bar: 3,900 devices
    .venvs/test/bin/python benchmarks/load.py --processes 1,2 --runs 5               one server and two on PostgreSQL

The crowd plays in a process of its own: at each table a person answers once a second (`--pace`) and bots at once.
Beside it one table is measured: people on a device each, a second device of one and a spectator. A time is taken from
sending an answer to the arrival of its frame on the last of these screens. `--title` says what all of them play, with
as few players as it takes, but two at least.

With `--processes` the tables are kept in a PostgreSQL, which is started for each run, and played at so many servers in
turn: every table is made at one and played at any, and the screens of the measured one are spread over all. Several
numbers are measured one after another, `--runs` times.
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
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from antechamber.library import slugs, title

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
AT_ONCE = {"ANTECHAMBER_TURN_SECONDS": "0"}
PATIENCE = 60.0
BRIEF = httpx.Limits(keepalive_expiry=2)  # the server closes after 5 seconds, perhaps while something is sent
GOODBYE = 3.0  # seconds
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
    check = "import antechamber.server.serve; from antechamber.cli.bench import compiled; exit(not compiled())"
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

    def __init__(self, python: str, folder: Path, url: str = "", pace: bool = False) -> None:
        """Start it. Bots answer at once, unless it is to keep the pace that people see."""
        folder.mkdir(exist_ok=True)
        url = url or f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [Path(python).with_name("antechamber"), "serve", "--port", "0", "--no-browser", "--database-url", url],
                env={**os.environ, **UNLIMITED, **({} if pace else AT_ONCE)},
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
        return count(self, "antechamber_answers_total")

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


async def play_for_ever(webs: list[httpx.AsyncClient], number: int, arguments: argparse.Namespace) -> None:
    """One table of the crowd after another: a person at a brisk pace, bots, and people who watch."""
    rng = random.Random(number)
    addresses, slug = arguments.crowd.split(","), arguments.title
    web = webs[number % len(webs)]
    address = addresses[number // len(webs) % len(webs)]
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
    async with AsyncExitStack() as leaving:
        addresses = arguments.crowd.split(",")
        webs = [httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=BRIEF) for address in addresses]
        for web in webs:
            await leaving.enter_async_context(web)
        playing = []
        for number in range(arguments.tables):
            playing.append(asyncio.create_task(play_for_ever(webs, number, arguments)))
            await asyncio.sleep(0.02)
        print("ready", flush=True)
        until = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        done, _ = await asyncio.wait([until, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            if task in done and (error := task.exception()):
                print(f"failed: {error!r}", flush=True)
            task.cancel()
        await asyncio.wait(playing, timeout=GOODBYE)  # a task that missed it is cancelled again at the end


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


async def measure(addresses: list[str], arguments: argparse.Namespace) -> list[float]:
    """Play a table of people on several screens; milliseconds of each move until the last screen has it."""
    rng = random.Random("measured")
    found: list[float] = []
    moves, people = arguments.moves, seats_of(arguments.title)
    deadline = monotonic() + arguments.seconds
    async with httpx.AsyncClient(base_url=addresses[0], timeout=PATIENCE) as web:
        while len(found) < moves and monotonic() < deadline:
            made = await new_table(web, arguments.title, [{"kind": "me"}, *[{"kind": "here"}] * (people - 1)])
            tokens = [key["token"] for key in made["keys"]]
            async with AsyncExitStack() as open_sockets:
                screens = [
                    Screen(await open_sockets.enter_async_context(device(address, made["table"], token)))
                    for address, token in zip(cycle(addresses), (*tokens, made["watch"], tokens[0]), strict=False)
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


@contextmanager
def databases(folder: Path, processes: int) -> Iterator[list[str]]:
    """Where each server keeps its tables: a file of its own, or one PostgreSQL for all."""
    if not processes:
        yield [""]
        return
    sys.path.insert(0, str(ROOT))
    from tests.server.databases import postgres

    with postgres(folder) as started:
        yield [started.new_database()] * processes


def run(arguments: argparse.Namespace, processes: int = 0) -> dict[str, Any]:
    python = arguments.python or find_python()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="antechamber-load-")))
        urls = stack.enter_context(databases(folder, processes))
        servers = [Server(python, folder / str(number), url) for number, url in enumerate(urls)]
        addresses = [server.address for server in servers]
        crowd_command = [sys.executable, __file__, "--crowd", ",".join(addresses)]
        for name in ("title", "tables", "sockets", "pace", "bot"):
            crowd_command += [f"--{name}", str(getattr(arguments, name))]
        people = subprocess.Popen(crowd_command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            assert people.stdout is not None
            assert people.stdin is not None
            people.stdout.readline()
            asyncio.run(asyncio.sleep(arguments.warm_up))
            began, cpu, entries = monotonic(), total(Server.cpu, servers), sum(map(Server.entries, servers))
            found = asyncio.run(measure(addresses, arguments))
            took = monotonic() - began
            used = [
                round((after - before) / took, 2) for before, after in zip(cpu, total(Server.cpu, servers), strict=True)
            ]
            written = sum(map(Server.entries, servers)) - entries
            megabytes = total(Server.megabytes, servers)
            sockets = sum(count(server, "antechamber_sockets") for server in servers)
            thoughts = sum(count(server, "antechamber_thinking_seconds_count") for server in servers)
            answers = sum(count(server, 'antechamber_answers_total{by="bot"}') for server in servers)
            errors = sum(server.log.read_text().count('"level": "error"') for server in servers)
            people.stdin.close()
            complaint = people.stdout.read()
        finally:
            people.kill()
            for server in servers:
                server.stop()
    cuts = quantiles(found, n=100)
    return {
        "compiled": is_compiled(python),
        "title": arguments.title,
        "processes": processes,
        "tables": arguments.tables,
        "sockets": sockets,
        "moves": len(found),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "max_ms": round(max(found), 1),
        "over_100_ms": sum(ms > 100 for ms in found),
        "entries_per_s": round(written / took, 1),
        "thoughts_per_bot_answer": round(thoughts / max(1, answers), 2),
        "server_cores": used[0],
        "bots_cores": used[1],
        "server_mb": megabytes[0],
        "bots_mb": megabytes[1],
        "load_average": [round(load, 1) for load in os.getloadavg()],
        "errors": errors,
        "crowd": complaint.strip() or "well",
    }


def total(measured: Callable[[Server], list[float]], servers: list[Server]) -> list[float]:
    """What all servers use, and what their bots use."""
    return [round(sum(column), 2) for column in zip(*map(measured, servers), strict=True)]


def count(server: Server, name: str) -> int:
    """A number of the server's metrics, whatever its labels."""
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    return sum(int(float(value)) for value in re.findall(rf"^{re.escape(name)}\S* (\S+)$", text, re.MULTILINE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=slugs(), default=slugs()[0])
    parser.add_argument("--tables", type=int, default=100, help="other tables that play")
    parser.add_argument("--sockets", type=int, default=1, help="at each of them")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the answers of a person")
    parser.add_argument("--bot", default="novice", help="the level of the bots")
    parser.add_argument("--moves", type=int, default=200, help="to measure")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between the measured moves")
    parser.add_argument("--seconds", type=float, default=180.0, help="for measuring, at the most")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before measuring")
    parser.add_argument("--python", default="", help="of the environment whose server is measured")
    parser.add_argument("--processes", default="", help="servers on one PostgreSQL; several numbers: 1,2")
    parser.add_argument("--runs", type=int, default=1, help="of each number of servers, one after another")
    parser.add_argument("--crowd", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.crowd:
        asyncio.run(crowd(arguments))
        return
    numbers = [int(number) for number in arguments.processes.split(",") if number] or [0]
    found: dict[int, list[float]] = {number: [] for number in numbers}
    for _ in range(arguments.runs):
        for number in numbers:
            measured = run(arguments, number)
            found[number].append(measured["p95_ms"])
            print(json.dumps(measured, indent=1), flush=True)
    if arguments.runs > 1:
        print(json.dumps({f"median p95_ms, {number} processes": median(found[number]) for number in numbers}, indent=1))


if __name__ == "__main__":
    main()
