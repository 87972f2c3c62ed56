"""One source, three builds, the same games: interpreted with lists, interpreted with packed arrays, compiled."""

import json
import os
import subprocess
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


def python_of(build: str) -> str:
    """The interpreter that has the sources (`INTERPRETED`) or the compiled package (`COMPILED`)."""
    return os.environ.get(f"ANTECHAMBER_{build}_PYTHON") or pytest.fail("run the tests with: python3 dev.py test")


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return trajectories(python_of("INTERPRETED"))


def check_equal(one: dict[str, Any], other: dict[str, Any]) -> None:
    for name, game in other["games"].items():
        for fact, value in game.items():
            assert one["games"][name][fact] == value, f"{name}: {fact} differs"
    assert other["bits"] == one["bits"] == [2**n for n in range(62)]


def test_interpreted_rules_use_lists_and_play_every_kind_of_table(interpreted):
    assert interpreted["kernel"].endswith(".py")
    assert interpreted["arrays"] == "list"
    assert len(interpreted["games"]) == 12 + 8 + 4 + 7
    assert len({game["fingerprint"] for game in interpreted["games"].values()}) == 12 + 8 + 4 + 7
    assert interpreted["states"] == (12 + 4) * 8 + 8 * 2 + 6 * 4 + 1  # the game for one is over soon


def test_packed_arrays_change_nothing(interpreted):
    packed = trajectories(python_of("INTERPRETED"), "vec")
    assert packed["arrays"].startswith("vec")
    assert len(packed["games"]) == 11, "every third of the tables"
    check_equal(interpreted, packed)


def test_compiled_rules_play_the_same_games(interpreted):
    compiled = trajectories(python_of("COMPILED"))
    assert compiled["kernel"].endswith((".so", ".pyd")), f"{compiled['kernel']} is not compiled"
    assert compiled["arrays"].startswith("vec")
    assert list(compiled["games"]) == list(interpreted["games"])
    assert compiled["states"] == interpreted["states"]
    check_equal(interpreted, compiled)


FIRST = [
    "antechamber.bots",
    "antechamber.library",
    "antechamber.games.mystery.scoring",
    "antechamber.games.aztec.scoring",
    "antechamber.games.aztec.memory",
    "antechamber.games.mice.scoring",
    "antechamber.games.mice.legality",
    "antechamber.games.jaguar.scoring",
    "antechamber.games.jaguar.temple",
    "antechamber.cli",
]


@pytest.mark.parametrize("first", FIRST)
def test_it_does_not_matter_what_is_imported_first(first):
    """A line of the rulebook has one place, whichever chapter is read first; compiled rules rely on it."""
    code = (
        f"import {first}; from antechamber.bots import make_bot; from antechamber.library import title; "
        "m = title('mystery'); g = m.start(2, '1', {'max_rounds': 3}); b = [make_bot('adept', m, s) for s in 'ab']\n"
        "while not g.over(): s = g.deciding()[0]; g.play(s, b[s].choose(g.view(s)).option)\n"
        "from antechamber.core.playout import playout; a = title('aztec').start(4, '1'); print(playout(a, 7))\n"
        "c = title('mice').start(3, '1'); print(playout(c, 7), c.key())\n"
        "d = title('jaguar').start(4, '1'); print(playout(d, 7), d.key())\n"
        "print(g.scores(), g.key(), a.scores(), a.key())"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    said = [
        subprocess.run([python, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout
        for python in map(python_of, ("INTERPRETED", "COMPILED"))
    ]
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("slug", "option"),
    [
        ("mystery", "mode=advanced"),
        ("aztec", "claim_shape=free"),
        ("mice", "faction_select=random"),
        ("jaguar", "mode=basic"),
    ],
)
def test_the_command_line_gives_the_same_fingerprint_in_both_builds(slug, option):
    words = ["simulate", slug, "--players", "3", "--games", "5", "--option", option, "--json"]
    code = "from antechamber.cli import main; main()"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    reports = [
        json.loads(
            subprocess.run([p, "-c", code, *words], env=environment, capture_output=True, text=True, check=True).stdout
        )
        for p in map(python_of, ("INTERPRETED", "COMPILED"))
    ]
    assert reports[0]["fingerprint"] == reports[1]["fingerprint"]
    assert reports[0]["decisions"] == reports[1]["decisions"]
