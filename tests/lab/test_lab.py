"""Experiments: the seed alone decides, whatever the number of processes; intervals and shares add up."""

from __future__ import annotations

import pytest

from antechamber.lab.games import Setting, play_games
from antechamber.lab.reports import LabError, arena, simulate
from antechamber.lab.shares import wilson
from antechamber.library import title

mystery = title("mystery")


def setting(*bots: str, seed: str = "1", **more: object) -> Setting:
    options = mystery.complete(len(bots), {"max_rounds": 12})
    return Setting("mystery", len(bots), options, bots, seed, **more)  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    one = simulate(setting("random", "random"), 12, jobs=1)
    two = simulate(setting("random", "random"), 12, jobs=2)
    other = simulate(setting("random", "random", seed="2"), 12)
    assert one["fingerprint"] == two["fingerprint"] != other["fingerprint"]
    assert one["decisions"] == two["decisions"]


def test_the_games_of_a_longer_run_begin_with_those_of_a_shorter_one() -> None:
    short = {o.game: o.fingerprint for o in play_games(setting("random", "random"), 3)}
    long = {o.game: o.fingerprint for o in play_games(setting("random", "random"), 9)}
    assert {game: long[game] for game in short} == short


def test_a_report_counts_finished_and_capped_games() -> None:
    report = simulate(setting("random", "random", "random"), 5)
    assert report["finished"] + report["capped"] == report["games"] == 5
    assert report["rounds"]["max"] <= 12
    assert report["choices"] <= report["decisions"]
    assert sum(report["win_shares"]) == pytest.approx(1)


def test_a_checked_run_saves_and_loads_every_position() -> None:
    checked = simulate(setting("random", "random", check=True), 2)
    plain = simulate(setting("random", "random"), 2)
    for name in ("fingerprint", "decisions", "rounds", "capped", "mean_scores", "win_shares"):
        assert checked[name] == plain[name]


def test_bots_rotate_over_the_seats_and_shares_add_up() -> None:
    s = setting("novice", "random", rotate=True)
    assert [s.seated(game) for game in range(3)] == [[0, 1], [1, 0], [0, 1]]
    report = arena(s, 4)
    assert [row["bot"] for row in report["bots"]] == ["novice", "random"]
    assert sum(row["win_share"] for row in report["bots"]) == pytest.approx(1)
    for row in report["bots"]:
        assert row["ci_low"] <= row["win_share"] <= row["ci_high"]


def test_wilson_intervals_agree_with_the_textbook() -> None:
    low, high = wilson(0, 10)
    assert (round(low, 4), round(high, 4)) == (0.0, 0.2775)
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)


def test_an_experiment_without_games_is_refused() -> None:
    with pytest.raises(LabError, match="at least 1 game"):
        simulate(setting("random", "random"), 0)
    with pytest.raises(LabError, match="at least 1 job"):
        simulate(setting("random", "random"), 1, jobs=0)
