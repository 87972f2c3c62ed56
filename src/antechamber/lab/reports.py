"""What `simulate` and `arena` tell, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Any

from antechamber.core.errors import AntechamberError
from antechamber.lab.games import Outcome, Setting, fingerprint, play_games
from antechamber.lab.shares import wilson
from antechamber.lab.statistics import Statistics


class LabError(AntechamberError):
    """An experiment that cannot be run as asked."""


def simulate(
    setting: Setting, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play games and count: how they ended, how long they were, how fast it went."""
    require_some(games, jobs)
    started = perf_counter()
    outcomes: list[Outcome] = []
    statistics = Statistics()
    for outcome in play_games(setting, games, jobs, progress):
        statistics.add(outcome.counts, outcome.wins)
        outcomes.append(replace(outcome, counts=()))
    seconds = perf_counter() - started
    decisions = sum(o.decisions for o in outcomes)
    choices = sum(o.choices for o in outcomes)
    capped = sum(o.capped for o in outcomes)
    rounds = [o.rounds for o in outcomes]
    return {
        "game": setting.slug,
        "players": setting.players,
        "options": setting.options,
        "bots": list(setting.bots),
        "games": games,
        "finished": games - capped,
        "capped": capped,
        "decisions": decisions,
        "choices": choices,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds),
        "choices_per_s": round(choices / seconds),
        "games_per_s": round(games / seconds, 2),
        "rounds": {"mean": round(sum(rounds) / games, 2), "min": min(rounds), "max": max(rounds)},
        "mean_scores": [round(sum(o.scores[i] for o in outcomes) / games, 2) for i in range(setting.players)],
        "win_shares": [round(sum(o.wins[i] for o in outcomes) / games, 4) for i in range(setting.players)],
        "fingerprint": fingerprint(outcomes),
        **({"statistics": statistics.report()} if setting.statistics else {}),
    }


def arena(
    setting: Setting, games: int, jobs: int = 1, watch: Callable[[list[Outcome]], None] | None = None
) -> dict[str, Any]:
    """Bots against bots, the seats rotating: how often each wins. Who watches is shown the outcomes so far."""
    require_some(games, jobs)
    started = perf_counter()
    outcomes: list[Outcome] = []
    for outcome in play_games(setting, games, jobs):
        outcomes.append(outcome)
        if watch:
            watch(outcomes)
    seconds = perf_counter() - started
    budget = setting.budget
    thought: dict[str, Any] = {"iterations": budget.iterations} if budget.iterations else {"seconds": budget.seconds}
    return {
        "game": setting.slug,
        "options": setting.options,
        **({"budget": thought} if setting.searches() else {}),
        "games": games,
        "fair_share": round(1 / setting.players, 4),
        "capped": sum(o.capped for o in outcomes),
        "mean_rounds": round(sum(o.rounds for o in outcomes) / games, 2),
        "seconds": round(seconds, 3),
        "decisions_per_s": round(sum(o.decisions for o in outcomes) / seconds),
        "fingerprint": fingerprint(outcomes),
        "bots": [standing(name, i, outcomes) for i, name in enumerate(setting.bots)],
    }


def standing(name: str, i: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """One bot's share of wins, with its 95 % interval, and its mean score. A shared win counts in part."""
    games = len(outcomes)
    wins = sum(o.wins[i] for o in outcomes)
    low, high = wilson(wins, games)
    return {
        "bot": name,
        "games": games,
        "win_share": round(wins / games, 4),
        "ci_low": round(low, 4),
        "ci_high": round(high, 4),
        "mean_score": round(sum(o.scores[i] for o in outcomes) / games, 2),
    }


def require_some(games: int, jobs: int) -> None:
    if games < 1:
        raise LabError(f"expected at least 1 game, got {games}")
    if jobs < 1:
        raise LabError(f"expected at least 1 job, got {jobs}")
