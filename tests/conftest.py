"""How hard the tests look, on which build, and what they leave behind.

The same tests run on the sources and on the compiled package, whichever `antechamber` their Python imports.
`--slice` takes a tenth of the random examples: `dev.py test` looks at everything once, compiled, and at a slice of the
rules and bots on plain Python as well.
`--deep` makes every search for counter-examples fifty times as long. `--pictures` lets the browser tests draw the
pictures of the README.
"""

import gc
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from antechamber.core import kernel
from tests import nursery

if TYPE_CHECKING:
    from tests.server.databases import Postgres

USUAL = 200  # examples; a test may ask for a share of them
DEEP = 50
SLICE = 10
COMPILED = not kernel.__file__.endswith(".py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="write the pictures of the README into docs/")
    parser.addoption("--deep", action="store_true", help=f"try {DEEP} times as many examples, other ones each time")
    parser.addoption("--slice", action="store_true", help="try a tenth of the examples")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the number of examples before any test is imported, so that a test can ask for a share of it."""
    deep = config.getoption("--deep")
    examples = USUAL * (DEEP if deep else 1) // (SLICE if config.getoption("--slice") else 1)
    slow = list(HealthCheck)
    settings.register_profile(
        "usual", max_examples=examples, derandomize=True, database=None, deadline=None, suppress_health_check=slow
    )
    settings.register_profile("deep", max_examples=examples, deadline=None, print_blob=True, suppress_health_check=slow)
    settings.load_profile("deep" if deep else "usual")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'plain Python'}, {Path(kernel.__file__).parents[1]}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the trials: they take longest, and at the end the other processes would wait for them."""
    items.sort(key=lambda item: "trials" not in item.path.parts)


def pytest_sessionfinish() -> None:
    """Let what is left be finalised now: five seconds after a worker has said goodbye, execnet interrupts it, and a
    finaliser that was running then told of it at the end of a green run."""
    nursery.close()
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgresql() -> "Iterator[Postgres]":
    """A PostgreSQL server. That there is none is an error, never a reason to skip.

    Started by root it runs as another user, who must reach its folder; pytest closes its own to others at every start.
    """
    from tests.server.databases import postgres

    with tempfile.TemporaryDirectory(prefix="antechamber-pg-") as folder, postgres(Path(folder)) as started:
        yield started
