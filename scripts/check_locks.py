"""Check that the lock files pin every package by version and hash and name no place to fetch it from.

A lock made against one machine's package index must install from any other, so an address in it is an error.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINNED = re.compile(r"([a-z0-9.-]+)==(\S+)( ; [^\\]+)?( --hash=sha256:[0-9a-f]{64})+")


def entries(lock: str) -> list[str]:
    """Split a lock into one line per package, without comments."""
    lines = [line.strip() for line in lock.splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", "")
    return [line for line in joined.splitlines() if line]


def pins(lock: str) -> dict[str, list[str]]:
    """Read the versions pinned for each package: one, or several told apart by markers."""
    found: dict[str, list[str]] = {}
    for entry in entries(lock):
        if match := PINNED.fullmatch(entry):
            found.setdefault(match[1], []).append(match[2])
    return found


def problems(lock: str) -> list[str]:
    """Say what is wrong with the text of a lock."""
    addresses = [f"an address: {line.strip()}" for line in lock.splitlines() if "://" in line]
    loose = [f"no version with hashes: {entry[:60]}" for entry in entries(lock) if not PINNED.fullmatch(entry)]
    empty = [] if entries(lock) else ["no packages"]
    return addresses + loose + empty


def web_problems(lock: str) -> list[str]:
    """Say what is wrong with the text of npm's lock."""
    packages = {name: entry for name, entry in json.loads(lock)["packages"].items() if name}
    addresses = [f"an address: {name}" for name, entry in packages.items() if "resolved" in entry]
    loose = [
        f"no version with hash: {name}" for name, entry in packages.items() if not {"version", "integrity"} <= {*entry}
    ]
    empty = [] if packages else ["no packages"]
    return addresses + loose + empty


def main() -> None:
    """Check every lock and stop with what is wrong."""
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    wrong = [f"{path.name}: {problem}" for path in locks for problem in problems(path.read_text(encoding="utf-8"))]
    if wrong:
        sys.exit("\n".join([*wrong, "Make the locks anew: python3 dev.py lock"]))
    wrong = web_problems((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    if wrong:
        sys.exit("\n".join([*wrong, "Make package-lock.json anew with web/.npmrc beside it: scripts/npm.py install"]))
    print(f"{len(locks) + 1} locks, every package pinned and hashed, no address")


if __name__ == "__main__":
    main()
