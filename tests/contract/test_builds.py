"""One source, three builds, the same games: interpreted with lists, interpreted with packed arrays, compiled."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from antechamber.library import slugs, title
from antechamber.titles import offers, packages
from scripts.record_games import modes
from tests.samples import Table, sample

SCRIPT = Path(__file__).with_name("trajectories.py")


def tables() -> list[dict[str, Any]]:
    """What is played: of each title the tables that it says, and from where on how many states are looked at."""
    return [
        {
            "name": " ".join([slug, str(players), *map(str, options.values())]),
            "title": slug,
            "players": players,
            "options": options,
            "middle": sample(slug, "MIDDLE", 20),
            "skip": sample(slug, "SKIP", 20),
            "stretch": sample(slug, "STRETCH", 2),
            "open": sample(slug, "OPEN_CHOICES", False),
        }
        for slug in slugs()
        for players, options in sample(slug, "COMPARED", [Table(players, {}) for players in title(slug).players])
    ]


TABLES = tables()
FEW = TABLES[::3]  # for what is slow


def trajectories(python: str, played: list[dict[str, Any]], *args: str) -> dict[str, Any]:
    """What a build makes of the games. Nothing of this process reaches it, least of all its import path."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [python, str(SCRIPT), *args], cwd=SCRIPT.parent, env=environment, input=json.dumps(played),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def python_of(build: str) -> str:
    """The interpreter that has the sources (`INTERPRETED`) or the compiled package (`COMPILED`)."""
    return os.environ.get(f"ANTECHAMBER_{build}_PYTHON") or pytest.fail("run the tests with: python3 dev.py test")


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return trajectories(python_of("INTERPRETED"), TABLES)


def check_equal(one: dict[str, Any], other: dict[str, Any]) -> None:
    for name, game in other["games"].items():
        for fact, value in game.items():
            assert one["games"][name][fact] == value, f"{name}: {fact} differs"
    assert other["bits"] == one["bits"] == [2**n for n in range(62)]


def test_interpreted_rules_use_lists_and_play_every_kind_of_table(interpreted):
    assert interpreted["kernel"].endswith(".py")
    assert interpreted["arrays"] == "list"
    assert len(interpreted["games"]) == len(TABLES), "each has a name of its own"
    assert len({game["fingerprint"] for game in interpreted["games"].values()}) == len(TABLES)
    assert [game["states"] for game in interpreted["games"].values()] == [table["stretch"] for table in TABLES]
    assert {table["title"] for table in FEW} == set(slugs())


def test_packed_arrays_change_nothing(interpreted):
    packed = trajectories(python_of("INTERPRETED"), FEW, "vec")
    assert packed["arrays"].startswith("vec")
    assert list(packed["games"]) == [table["name"] for table in FEW]
    check_equal(interpreted, packed)


def test_compiled_rules_play_the_same_games(interpreted):
    compiled = trajectories(python_of("COMPILED"), TABLES)
    assert compiled["kernel"].endswith((".so", ".pyd")), f"{compiled['kernel']} is not compiled"
    assert compiled["arrays"].startswith("vec")
    assert list(compiled["games"]) == list(interpreted["games"])
    check_equal(interpreted, compiled)


# Chapters of each title, and those who read them.
CHAPTERS = [
    f"{packages()[slug]}.{chapter}"
    for slug in slugs()
    for chapter in ("scoring", *sample(slug, "IMPORTED_FIRST", list[str]()))
    if offers(slug, chapter)
]
PLAY = """
from antechamber.bots import make_bot, names
from antechamber.core.playout import playout
from antechamber.library import slugs, title
for slug in slugs():
    game = title(slug)
    g = game.start(game.players[-1], "1")
    *_, level, best = names(slug)
    bots = [make_bot(level, game, str(seat)) for seat in range(game.players[-1])]
    for _ in range(30):
        if not g.over():
            seat = g.deciding()[0]
            g.play(seat, bots[seat].choose(g.view(seat)).option)
    print(slug, level, playout(g, 7, 1000), g.scores(), g.key())
"""


@pytest.mark.parametrize("first", ["antechamber.bots", "antechamber.library", *CHAPTERS, "antechamber.cli"])
def test_it_does_not_matter_what_is_imported_first(first):
    """A line of the rulebook has one place, whichever chapter is read first; compiled rules rely on it."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    said = [
        subprocess.run(
            [python, "-c", f"import {first}{PLAY}"], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for python in map(python_of, ("INTERPRETED", "COMPILED"))
    ]
    assert said[0] == said[1]
    assert [line.split()[0] for line in said[0].splitlines()] == slugs()


@pytest.mark.parametrize("mode", {slug: mode for mode, (slug, _) in modes().items()}.values())
def test_the_command_line_gives_the_same_fingerprint_in_both_builds(mode):
    slug, (players, options) = modes()[mode]
    words = ["simulate", slug, "--players", str(players[-1]), "--games", "5", "--json"]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]
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
