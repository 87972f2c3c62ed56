"""What many games tell of single things: how often a card was had and used, and whether those who had it won more."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from antechamber.core.ledger import Count
from antechamber.lab.shares import wilson


@dataclass
class Row:
    """One thing in many games. Whole numbers and counters only, so that the order of the games makes no difference."""

    games: int = 0  # in which it could be had
    seats: int = 0  # in those games
    holders: int = 0  # seats that had it
    times: int = 0
    used: int = 0
    compared: Counter[tuple[float, float]] = field(default_factory=Counter)  # wins of those with most, and of others

    def add(self, count: Count, wins: list[float]) -> None:
        """Add one game. Seats that had it most often are compared with the others, if there are others."""
        self.games += 1
        self.seats += len(count.had)
        self.holders += sum(n > 0 for n in count.had)
        self.times += sum(count.had)
        self.used += sum(count.used)
        most = max(count.had)
        with_it = [win for win, n in zip(wins, count.had, strict=True) if n == most]
        without = [win for win, n in zip(wins, count.had, strict=True) if n < most]
        if without:
            self.compared[sum(with_it) / len(with_it), sum(without) / len(without)] += 1

    def report(self) -> dict[str, Any]:
        """Shares and the lift, with its 95 % interval: Wilson's, for (1 + lift) / 2 as a share of the games."""
        found: dict[str, Any] = {
            "games": self.games,
            "had_share": round(self.holders / self.seats, 4),
            "times": self.times,
            "used": self.used,
            "compared": self.compared.total(),
        }
        lift = self.lift()
        for i, name in enumerate(("win_with", "win_without", "lift", "ci_low", "ci_high")):
            found[name] = lift[i] if lift else None
        return found

    def lift(self) -> list[float] | None:
        games = self.compared.total()
        if games == 0:
            return None
        pairs = sorted(self.compared.items())
        with_it = sum(one * n for (one, _), n in pairs) / games
        without = sum(other * n for (_, other), n in pairs) / games
        low, high = wilson(games * (1 + with_it - without) / 2, games)
        return [round(x, 4) for x in (with_it, without, with_it - without, 2 * low - 1, 2 * high - 1)]


class Statistics:
    """Rows by group and name."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], Row] = {}

    def add(self, counts: tuple[Count, ...], wins: list[float]) -> None:
        for count in counts:
            self.rows.setdefault((count.group, count.name), Row()).add(count, wins)

    def report(self) -> list[dict[str, Any]]:
        """All rows, group by group, those with the largest lift first."""
        rows = [{"group": group, "name": name, **row.report()} for (group, name), row in self.rows.items()]
        return sorted(rows, key=lambda row: (row["group"], row["lift"] is None, -(row["lift"] or 0), row["name"]))
