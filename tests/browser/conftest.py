"""A real server, a real Chromium, and the two screens every table must fit.

A test asks for `desk` or `phone` (a page of its own, not yet opened), or for `new_context` to seat more people; one
that ends the server starts one of its own with `start_server`. A server runs the package that `dev.py test` has
compiled, or else the sources with the page as it was built last: after a change in web/, build it anew.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from scripts import npm, programs
from tests.browser.table import until_nothing_moves

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS = ROOT / "build" / "screenshots"
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
# A page lives for seconds: code that is optimised at length, and a heap that begins small, cost more than they save. To
# put a page together by the rules for graphics cards, where there is none, costs an eighth more.
LAUNCH = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-turbofan --min-semi-space-size=32",
]
# To draw a page is almost half of the work, and only axe and the pictures look at it. Until one of them does, a page is
# transparent: it is laid out, styled, focused and pressed all the same.
VEIL = """
  const veil = new CSSStyleSheet();
  veil.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets = [veil];
"""
LIFT = "veiled => document.adoptedStyleSheets.forEach((veil) => { veil.disabled = !veiled; })"
OWN_PAGE = """
import pathlib, sys
from antechamber.cli import main
from antechamber.server import static
static.PAGE = pathlib.Path(sys.argv.pop(1))
main()
"""
PATIENCE = 60  # seconds for a server to start, on a machine that is busy with other tests


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long tests: at the end the other processes would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """Let a page be seen for a while."""
    page.evaluate(LIFT, False)
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "1"
    yield
    page.evaluate(LIFT, True)


class Server(NamedTuple):
    """A server under test."""

    url: str
    log: Path


def start(
    folder: Path, port: str = "0", page: Path | None = None, program: Path | None = None
) -> tuple[Server, subprocess.Popen[bytes]]:
    """Start a server whose database lies in a folder, at any port that is free, and wait until it says its address;
    perhaps with a page of its own, or as it is installed elsewhere."""
    python = os.environ.get("ANTECHAMBER_COMPILED_PYTHON", sys.executable)
    usual = program or Path(python).with_name("antechamber")
    serving = [str(usual)] if page is None else [python, "-c", OWN_PAGE, str(page)]
    database = f"sqlite:///{folder / 'tables.db'}"
    words = [*serving, "serve", "--port", port, "--database-url", database, "--no-browser"]
    quick = {"TURN_SECONDS": "0", "SEALED_SECONDS": "0.1", "SEARCH_SECONDS": "0.1"}
    environment = {**os.environ, **{f"ANTECHAMBER_{name}": seconds for name, seconds in quick.items()}}
    said, errors = folder / "said", folder / "log"
    with said.open("wb") as out, errors.open("ab") as log:
        process = subprocess.Popen(words, stdout=out, stderr=log, cwd=folder, env=environment)
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up and process.poll() is None:
        if found := re.search(r"http://\S+\n", said.read_text(encoding="utf-8")):
            return Server(found[0].strip(), errors), process
        time.sleep(0.05)
    pytest.fail(f"the server did not start; it wrote:\n{errors.read_text(encoding='utf-8')[-4000:]}", pytrace=False)


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for each worker, with an empty database of its own."""
    running, process = start(tmp_path_factory.mktemp("server"))
    yield running
    end(process)


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., tuple[Server, subprocess.Popen[bytes]]]]:
    """Start this test's own server; started again, it comes back at the same address with the same database."""
    started: list[subprocess.Popen[bytes]] = []
    port = "0"

    def again(page: Path | None = None, program: Path | None = None) -> tuple[Server, subprocess.Popen[bytes]]:
        nonlocal port
        running, process = start(tmp_path, port, page, program)
        started.append(process)
        port = running.url.rpartition(":")[2]
        return running, process

    yield again
    for process in started:
        end(process)


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Let `page.goto("/")` mean our server."""
    return server.url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """One browser for each worker; every context in it has storage and a cache of its own."""
    path = programs.find(programs.CHROMIUM) or pytest.fail(programs.CHROMIUM.missing, pytrace=False)
    return {**browser_type_launch_args, "executable_path": path, "args": LAUNCH}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext], base_url: str) -> Iterator[Callable[..., BrowserContext]]:
    """Make contexts, in English on a laptop unless told otherwise.

    A page that throws, or that the content policy has to hold back, fails its test at the end.
    """
    complaints: list[str] = []
    expect.set_options(timeout=PATIENCE * 500)

    def listen(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            complaints.append(message.text)

    def make(**options: Any) -> BrowserContext:
        context = new_context(**{"base_url": base_url, "locale": "en-GB", **DESK, **options})
        context.set_default_timeout(PATIENCE * 500)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", listen)
        context.add_init_script(VEIL)
        return context

    yield make
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def desk(new_context: Callable[..., BrowserContext]) -> Page:
    """A page on a laptop, 1366×768."""
    return new_context(**DESK).new_page()


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    """A page on a phone, 390×844, with touch."""
    return new_context(**PHONE).new_page()


@pytest.fixture(scope="session")
def axe() -> Callable[..., None]:
    """Check a page with axe: `axe(page)` tells of each element that has a problem. `only` names rules, for
    a page of which nothing else can have changed."""

    def check(page: Page, only: Sequence[str] = ()) -> None:
        # Not as a script element: the content policy refuses those.
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
            page.evaluate("axe.configure({ noHtml: true })")  # a tenth of its work, and nobody reads it
        wish = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
        until_nothing_moves(page)  # a colour on its way to another has a contrast that nobody reads
        with seen(page):
            found = page.evaluate("wish => axe.run(document, wish)", wish)
        problems = [
            f"{violation['id']} ({violation['impact']}): {violation['help']}: {' '.join(map(str, node['target']))}: "
            + " ".join(node["failureSummary"].split())
            for violation in found["violations"]
            for node in violation["nodes"]
        ]
        assert not problems, "\n".join([f"axe finds {len(problems)} problems on {page.url}", *problems])

    return check


@pytest.fixture(scope="session")
def shot(pytestconfig: pytest.Config) -> Callable[..., Path]:
    """Take a picture to look at: `shot(page, "lobby")` saves build/screenshots/lobby-1366x768.png.

    With the slug of a title as `readme` it is that title's picture in the README.
    """

    def take(page: Page, name: str, readme: str = "") -> Path:
        size = page.viewport_size
        assert size
        path = SCREENSHOTS / f"{name}-{size['width']}x{size['height']}.png"
        with seen(page):
            page.screenshot(path=path)
        if pytestconfig.getoption("--pictures") and readme and size == DESK["viewport"]:
            shutil.copy(path, ROOT / "docs" / f"{readme}.png")
        return path

    return take
