"""How fast the engine is here: a quick look. The comparison with OpenSpiel lives in benchmarks/."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import msgspec

from antechamber.core import kernel
from antechamber.core.chance import dice_from_seed, pick, roll
from antechamber.core.kernel import State
from antechamber.core.playout import playout
from antechamber.core.title import Title
from antechamber.lab.reports import LabError
from antechamber.messages import messages

LONG = 3600.0
BATCH = 20  # games that are set up together, so that looking at the clock takes no time worth counting
ROWS = ("in_core", "from_python", "clone", "view", "snapshot")


def compiled() -> bool:
    """Whether the kernel that runs is compiled."""
    return not str(kernel.__file__).endswith(".py")


def bench(title: Title, players: int, seconds: float, step: Callable[[int], None]) -> dict[str, Any]:
    """Measure on this machine, now; figures of different machines do not compare."""
    if not 0 < seconds < LONG:
        raise LabError(messages().text("cli-bench-seconds", seconds=str(seconds)))
    report: dict[str, Any] = {"game": title.slug, "players": players, "compiled": compiled()}
    middle = on_the_way(title, players, "bench", 0.5)
    report |= in_core(title, players, seconds)
    step(1)
    report["decisions_per_s_from_python"] = from_python(title, players, seconds)
    step(1)
    for name, action in (
        ("clone_us", middle.clone),
        ("view_to_json_us", lambda: msgspec.json.encode(middle.view(middle.deciding()[0]).data())),
        ("snapshot_to_json_us", lambda: msgspec.json.encode(middle.to_data())),
    ):
        report[name] = microseconds(action, seconds)
        step(1)
    return report


def on_the_way(title: Title, players: int, seed: str, part: float) -> State:
    """A random game after a part of its decisions, from 0 to less than 1."""
    g = title.start(players, seed)
    whole, _, _ = playout(g.clone(), dice_from_seed(seed))
    playout(g, dice_from_seed(seed), int(part * int(whole)))
    return g


def in_core(title: Title, players: int, seconds: float) -> dict[str, int | float]:
    """Random games played inside the core. Setting one up is no decision: its time counts for games, not for those."""
    games = decisions = choices = 0
    setting_up = 0.0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        before = process_time()
        tables = [title.start(players, f"bench/{games + i}") for i in range(BATCH)]
        setting_up += process_time() - before
        for g in tables:
            d, c, _ = playout(g, dice_from_seed(f"bench/{games}"))
            games, decisions, choices = games + 1, decisions + int(d), choices + int(c)
    return {
        "decisions_per_s": round(decisions / (elapsed - setting_up)),
        "choices_per_s": round(choices / (elapsed - setting_up)),
        "games_per_s": round(games / elapsed, 1),
    }


def from_python(title: Title, players: int, seconds: float) -> int:
    """Decisions a second when Python chooses among the legal options."""
    decisions = games = 0
    playing = 0.0
    while playing < seconds:
        g = title.start(players, f"bench/{games}")
        before = process_time()
        decisions += drive(g, dice_from_seed(f"bench/{games}"))
        playing += process_time() - before
        games += 1
    return round(decisions / playing)


def drive(g: State, dice: int) -> int:
    """Play a game at random from outside the core."""
    decisions = 0
    while not g.over():
        seat = g.deciding()[0]
        options = g.legal(seat)
        dice = int(roll(dice))
        g.answer(seat, options[int(pick(dice, len(options)))])
        decisions += 1
    return decisions


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """The time of one call."""
    calls = 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds:
        for _ in range(100):
            action()
        calls += 100
    return round(elapsed / calls * 1e6, 2)
