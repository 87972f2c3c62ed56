"""Statistics of single things: what is compared, the lift and its interval, the same on any number of processes."""

from __future__ import annotations

import pytest

from antechamber.core.ledger import Count
from antechamber.lab.games import Setting, play_games
from antechamber.lab.reports import simulate
from antechamber.lab.statistics import Statistics
from antechamber.library import title

mice = title("mice")


def crane(*had: int, used: tuple[int, ...] = (0, 0)) -> tuple[Count, ...]:
    return (Count("chamber", "crane", had, used),)


def test_the_lift_compares_seats_of_the_same_game() -> None:
    statistics = Statistics()
    statistics.add(crane(1, 0, used=(2, 1)), [1.0, 0.0])
    statistics.add(crane(0, 1), [0.0, 1.0])
    statistics.add(crane(1, 0), [0.0, 1.0])
    statistics.add(crane(0, 2), [0.0, 1.0])
    statistics.add(crane(0, 0), [1.0, 0.0])
    statistics.add(crane(1, 1), [1.0, 0.0])
    (row,) = statistics.report()
    assert (row["group"], row["name"], row["games"], row["compared"]) == ("chamber", "crane", 6, 4)
    assert (row["had_share"], row["times"], row["used"]) == (0.5, 7, 3)
    assert (row["win_with"], row["win_without"], row["lift"]) == (0.75, 0.25, 0.5)
    assert row["ci_low"] == pytest.approx(2 * 0.3006 - 1, abs=2e-4), "Wilson's interval for 3 of 4"
    assert row["ci_high"] == pytest.approx(2 * 0.9544 - 1, abs=2e-4)


def test_who_had_it_more_often_is_compared_with_the_others() -> None:
    statistics = Statistics()
    statistics.add(crane(3, 2, 3, used=(0, 0, 0)), [0.5, 0.5, 0.0])
    (row,) = statistics.report()
    assert (row["win_with"], row["win_without"], row["lift"]) == (0.25, 0.5, -0.25)


def test_what_nobody_had_has_no_lift_and_comes_last() -> None:
    statistics = Statistics()
    statistics.add((*crane(0, 0), Count("chamber", "fair", (0, 1), (0, 0))), [1.0, 0.0])
    fair, crane_row = statistics.report()
    assert (fair["name"], fair["lift"]) == ("fair", -1.0)
    assert (crane_row["had_share"], crane_row["lift"], crane_row["ci_low"]) == (0.0, None, None)


def test_statistics_are_the_same_on_any_number_of_processes_and_change_no_game() -> None:
    options = mice.complete(2, {"faction_select": "random", "max_turns": 40})
    setting = Setting("mice", 2, options, ("random", "random"), "1", statistics=True)
    one = simulate(setting, 4, jobs=1)
    two = simulate(setting, 4, jobs=2)
    assert one["statistics"] == two["statistics"]
    rows = {(row["group"], row["name"]): row for row in one["statistics"]}
    assert rows["start", "first"]["times"] == 4
    assert sum(row["games"] for (group, _), row in rows.items() if group == "faction") == 6 * 4
    assert sum(row["times"] for (group, _), row in rows.items() if group == "entrance") > 4 * 10
    plain = simulate(Setting("mice", 2, options, ("random", "random"), "1"), 4)
    assert plain["fingerprint"] == one["fingerprint"]
    assert "statistics" not in plain


def test_counts_follow_the_bots_when_they_change_seats() -> None:
    options = mice.complete(2, {"first_player": 1, "max_turns": 10})
    setting = Setting("mice", 2, options, ("random", "random"), "1", rotate=True, statistics=True)
    firsts = {o.game: next(c.had for c in o.counts if c.group == "start") for o in play_games(setting, 2)}
    assert firsts == {0: (1, 0), 1: (0, 1)}
