"""How hard the tests look, and what they leave behind.

`--deep` makes every search for counter-examples fifty times as long. `--pictures` lets the browser tests draw the
pictures of the README.
"""

import pytest
from hypothesis import HealthCheck, settings

DEEP = 50


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="write the pictures of the README into docs/")
    parser.addoption("--deep", action="store_true", help=f"try {DEEP} times as many examples, other ones each time")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the number of examples before any test is imported, so that a test can ask for a share of it."""
    slow = list(HealthCheck)
    settings.register_profile(
        "usual", max_examples=200, derandomize=True, database=None, deadline=None, suppress_health_check=slow
    )
    settings.register_profile(
        "deep", max_examples=200 * DEEP, deadline=None, print_blob=True, suppress_health_check=slow
    )
    settings.load_profile("deep" if config.getoption("--deep") else "usual")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the trials: they take longest, and at the end the other processes would wait for them."""
    items.sort(key=lambda item: "trials" not in item.path.parts)
