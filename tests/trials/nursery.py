"""A process that has loaded everything a server needs, and becomes one in an instant as often as it is asked.

Starting `antechamber serve` is mostly loading modules. Whoever kills fifty servers wants to wait for that only once:
here a copy of the process runs the same command with the same arguments. A line of JSON comes in, the copy's number
goes out.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, NoReturn

import antechamber.cli.app
import antechamber.server.running  # noqa: F401
from antechamber.cli import main


def become(wish: dict[str, Any]) -> NoReturn:
    """Run a command in this process, with its own environment and files for what it says."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(wish["said"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
    os.dup2(os.open(wish["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.environ.clear()
    os.environ.update(wish["environment"])
    sys.argv = ["antechamber", *wish["arguments"]]
    try:
        main()
    finally:
        os._exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # a copy that was killed leaves nothing behind
    for line in sys.stdin:
        if (number := os.fork()) == 0:
            become(json.loads(line))
        print(number, flush=True)
