"""One source, three builds, the same games: interpreted with lists, interpreted with packed arrays, compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).with_name("trajectories.py")


def trajectories(python: str, *args: str) -> dict[str, Any]:
    """What a build makes of the games. Nothing of this process reaches it, least of all its import path."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [python, str(SCRIPT), *args], cwd=SCRIPT.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return trajectories(sys.executable)


def check_equal(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert list(one["games"]) == list(other["games"])
    for name, game in one["games"].items():
        for fact, value in game.items():
            assert other["games"][name][fact] == value, f"{name}: {fact} differs"
    assert other["bits"] == one["bits"] == [2**n for n in range(62)]
    assert other["states"] == one["states"]


def test_interpreted_rules_use_lists_and_play_every_kind_of_table(interpreted):
    assert interpreted["kernel"].endswith(".py")
    assert interpreted["arrays"] == "list"
    assert len(interpreted["games"]) == 12
    assert len({game["fingerprint"] for game in interpreted["games"].values()}) == 12
    assert interpreted["states"] == 12 * 8


def test_packed_arrays_change_nothing(interpreted):
    packed = trajectories(sys.executable, "vec")
    assert packed["arrays"].startswith("vec")
    check_equal(interpreted, packed)


def test_compiled_rules_play_the_same_games(interpreted):
    python = os.environ.get("ANTECHAMBER_COMPILED_PYTHON")
    if not python:
        pytest.fail(
            "ANTECHAMBER_COMPILED_PYTHON names no Python with the compiled package; run the tests with: "
            "python3 dev.py test"
        )
    compiled = trajectories(python)
    assert compiled["kernel"].endswith((".so", ".pyd")), f"{compiled['kernel']} is not compiled"
    assert compiled["arrays"].startswith("vec")
    check_equal(interpreted, compiled)
