"""How much processor time does a command take that only tells something? Beside a Python that imports typer and rich.

    .venvs/play/bin/python benchmarks/starting.py     of the environment whose `antechamber` is measured

The rounds are interleaved, and the first is not counted: it writes the bytecode. A time is what a process takes in user
and system mode; ratios are those of the medians.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from antechamber.cli.bench import compiled

ANTECHAMBER = str(Path(sys.executable).with_name("antechamber"))
BESIDE = "import typer, rich"
COMMANDS = {
    BESIDE: [sys.executable, "-c", BESIDE],
    "antechamber --version": [ANTECHAMBER, "--version"],
    "antechamber --help": [ANTECHAMBER, "--help"],
    "antechamber games": [ANTECHAMBER, "games"],
}
BARS = {"antechamber --help": 4.0, "antechamber games": 6.0}
WRITING_BYTECODE = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def processor_ms(command: list[str]) -> float:
    """Milliseconds of processor time that a process takes, with all it starts."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, check=True, env=WRITING_BYTECODE, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    rounds = parser.parse_args().rounds
    _, *measured = [[processor_ms(command) for command in COMMANDS.values()] for _ in range(rounds + 1)]
    medians = dict(zip(COMMANDS, map(median, zip(*measured, strict=True)), strict=True))
    report = [
        {"command": name, "ms": round(ms, 1), "ratio": round(ms / medians[BESIDE], 2), "bar": BARS.get(name)}
        for name, ms in medians.items()
    ]
    load = [round(average, 1) for average in os.getloadavg()]
    print(json.dumps({"compiled": compiled(), "load_average": load, "commands": report}, indent=1))


if __name__ == "__main__":
    main()
