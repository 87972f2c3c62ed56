"""Find the programs that tests drive, or install them. A missing one is an error, never a skipped test.

python scripts/programs.py              print where they are
python scripts/programs.py --install    the same, after installing the system's own of those that are missing
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
DOWNLOADED = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)


@dataclass(frozen=True)
class Program:
    """A program: the places where it may be, what it answers to, and the packages of Debian that bring it."""

    candidates: Callable[[], Iterator[str]]
    version: str
    packages: tuple[str, ...]
    missing: str


def browsers() -> Iterator[str]:
    """Name the places where a Chromium may be: the search path first, then the downloads of Playwright.

    The one without a window comes first: it shows the same pages for three quarters of the work.
    """
    yield from filter(None, map(shutil.which, BROWSERS))
    caches = {"darwin": "Library/Caches/ms-playwright", "win32": "AppData/Local/ms-playwright"}
    usual = Path.home() / caches.get(sys.platform, ".cache/ms-playwright")
    downloads = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual)
    for pattern in DOWNLOADED:
        yield from map(str, sorted(downloads.glob(pattern), reverse=True))


def terminals() -> Iterator[str]:
    """Name the places where a tmux may be."""
    yield from filter(None, [shutil.which("tmux")])


CHROMIUM = Program(
    browsers,
    "--version",
    ("chromium-headless-shell", "chromium"),
    "no Chromium found: install the package chromium (or google-chrome), or run `playwright install chromium`.",
)
TMUX = Program(terminals, "-V", ("tmux",), "no tmux found: install the package tmux.")
PROGRAMS = (CHROMIUM, TMUX)


@cache
def find(program: Program) -> str | None:
    """Find a program that runs: some systems have a stand-in that only says what to install."""
    return next((path for path in program.candidates() if starts(path, program.version)), None)


def starts(path: str, version: str) -> bool:
    """Say whether a program runs at all."""
    return subprocess.run([path, version], check=False, capture_output=True).returncode == 0


def install() -> None:
    """Install the system's own, where that takes no more than being root on Debian or Ubuntu."""
    wanted = [program for program in PROGRAMS if not find(program)]
    if not wanted or sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    get("update", "-qq")
    for program in wanted:
        for package in program.packages:
            if not find(program):
                get("install", "-qq", "--yes", "--no-install-recommends", package)
                find.cache_clear()


def get(*words: str) -> None:
    """Call Debian's installer; what it could not do is seen when the program is looked for."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *words], check=False, env=environment, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if "--install" in sys.argv:
        install()
    print(*filter(None, map(find, PROGRAMS)), sep="\n")
    if lacking := [program.missing for program in PROGRAMS if not find(program)]:
        sys.exit("\n".join(lacking))
