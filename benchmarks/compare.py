"""The engine beside OpenSpiel in one run: medians of interleaved rounds, and ratios. `python3 dev.py bench`.

Rates are per second of processor time on one core. Only the ratios compare across machines.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from antechamber.cli.bench import compiled
from antechamber.library import slugs, title

sys.path.insert(0, str(Path(__file__).parent))
import rows

ROOT = Path(__file__).resolve().parent.parent
PLAY = "OpenSpiel backgammon, from Python"
SEARCH = "OpenSpiel backgammon, C++ MCTS (iterations)"
USUAL_ROUNDS = 20


def interpreted(slug: str, seconds: float) -> float:
    """Random games inside the core, run from the sources by a fresh interpreter."""
    code = f"import rows; print(rows.in_core({slug!r}, {seconds})['decisions_per_s'])"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "benchmarks")])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each row of a round")
    parser.add_argument("--title", choices=slugs(), default=slugs()[0])
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("benchmarks: the installed package is not compiled; run: python3 dev.py bench")
    slug, seconds = arguments.title, arguments.seconds
    measures: dict[str, Callable[[], float]] = {
        PLAY: lambda: rows.openspiel("backgammon", seconds),
        "OpenSpiel hanabi, from Python": lambda: rows.openspiel("hanabi", seconds),
        f"{slug}, compiled, in the core": lambda: rows.in_core(slug, seconds)["decisions_per_s"],
        f"{slug}, compiled, games": lambda: rows.in_core(slug, seconds)["games_per_s"],
        f"{slug}, compiled, from Python": lambda: rows.from_python(slug, seconds),
        f"{slug}, interpreted, in the core": lambda: interpreted(slug, seconds),
        f"{slug}, clone (µs)": lambda: rows.clone(slug, seconds / 4),
        f"{slug}, view and options to JSON (µs)": lambda: rows.view_to_json(slug, seconds / 4),
        f"{slug}, the same with every preview (µs)": lambda: rows.frame_to_json(slug, seconds / 4),
        SEARCH: lambda: rows.openspiel_search("backgammon", seconds),
        **searches(slug, seconds),
    }
    found: dict[str, list[float]] = {name: [] for name in measures}
    for i in range(arguments.rounds):
        for name, measure in measures.items():
            found[name].append(measure())
        print(f"round {i + 1} of {arguments.rounds}", file=sys.stderr)
    table(found, slug, arguments.json)


def searches(slug: str, seconds: float) -> dict[str, Callable[[], float]]:
    """The search with the fewest and the most players; where a table can cap its rounds, also in games of usual length.

    Random players of Mystery of the Temples never finish: each of their games lasts until the cap, five times as long
    as a game between people.
    """
    game = title(slug)
    found: dict[str, Callable[[], float]] = {}
    for players in (min(game.players), max(game.players)):
        name = f"{slug}, search, {players} players (iterations)"
        found[name] = partial(rows.search, slug, players, {}, seconds)
    if "max_rounds" in [option.name for option in game.options]:
        name = f"{slug}, search, {min(game.players)} players, {USUAL_ROUNDS} rounds (iterations)"
        found[name] = partial(rows.search, slug, min(game.players), {"max_rounds": USUAL_ROUNDS}, seconds)
    return found


def table(found: dict[str, list[float]], slug: str, as_json: bool) -> None:
    """Medians with the spread of the rounds, and the ratio to backgammon for rates of decisions and of iterations."""
    result = []
    for name, values in found.items():
        rate = "µs" not in name and "games" not in name
        backgammon = median(found[SEARCH if "iterations" in name else PLAY])
        result.append({
            "row": name, "median": median(values), "low": min(values), "high": max(values),
            "times_backgammon": median(values) / backgammon if rate else None,
        })  # fmt: skip
    if as_json:
        print(json.dumps({"machine": platform.machine(), "python": platform.python_version(), "rows": result}))
        return
    print("| row | median | lowest–highest | × backgammon |\n|---|---:|---:|---:|")
    for row in result:
        times = f"{row['times_backgammon']:.1f}" if row["times_backgammon"] else "–"
        print(f"| {row['row']} | {shown(row['median'])} | {shown(row['low'])}–{shown(row['high'])} | {times} |")


def shown(value: object) -> str:
    number = float(str(value))
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


if __name__ == "__main__":
    main()
