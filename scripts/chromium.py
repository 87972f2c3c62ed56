"""Find the Chromium that the browser tests drive, or install one. A missing browser is an error, never a skipped test.

python scripts/chromium.py              print where it is
python scripts/chromium.py --install    the same, after installing the system's own when there is none
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DOWNLOADED = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)
PACKAGES = ("chromium-headless-shell", "chromium")
MISSING = "no Chromium found: install the package chromium (or google-chrome), or run `playwright install chromium`."


def candidates() -> Iterator[str]:
    """Name the places where a Chromium may be: the search path first, then the downloads of Playwright.

    The one without a window comes first: it shows the same pages for three quarters of the work.
    """
    yield from filter(None, map(shutil.which, NAMES))
    caches = {"darwin": "Library/Caches/ms-playwright", "win32": "AppData/Local/ms-playwright"}
    usual = Path.home() / caches.get(sys.platform, ".cache/ms-playwright")
    downloads = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual)
    for pattern in DOWNLOADED:
        yield from map(str, sorted(downloads.glob(pattern), reverse=True))


def starts(path: str) -> bool:
    """Say whether a program runs at all: some systems have a stand-in that only says what to install."""
    return subprocess.run([path, "--version"], check=False, capture_output=True).returncode == 0


@cache
def chromium() -> str | None:
    """Find a Chromium."""
    return next(filter(starts, candidates()), None)


def install() -> None:
    """Install the system's Chromium, where that takes no more than being root on Debian or Ubuntu."""
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        installing = ["install", "-qq", "--yes", "--no-install-recommends"]
        for words in (["update", "-qq"], *([*installing, package] for package in PACKAGES)):
            if not chromium():
                subprocess.run(["apt-get", *words], check=False, env=environment, stdout=subprocess.DEVNULL)
                chromium.cache_clear()


if __name__ == "__main__":
    if "--install" in sys.argv:
        install()
    print(chromium() or sys.exit(MISSING))
