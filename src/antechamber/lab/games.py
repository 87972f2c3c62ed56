"""Playing one game without a person, and many of them on several processes. The seed alone decides every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from antechamber.bots import USUAL, Bot, Budget, make_bot
from antechamber.core.chance import dice_from_seed, mix, pick, roll
from antechamber.core.kernel import State
from antechamber.core.ledger import Count
from antechamber.core.playout import playout
from antechamber.core.title import Options, Title
from antechamber.library import tally
from antechamber.library import title as take_title

CHUNK = 50  # games a process plays before it reports
SEARCHING = frozenset({"master"})  # bots that think as long as they are told


@dataclass(frozen=True)
class Setting:
    """What is the same in all games of an experiment."""

    slug: str
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: str
    data: Path | None = None
    rotate: bool = False  # whether the bots change seats from game to game
    check: bool = False  # whether each position is audited, cloned, saved and loaded
    budget: Budget = USUAL  # how long bots that search think about a decision
    statistics: bool = False  # whether what the title counts is counted

    def searches(self) -> bool:
        """Whether a bot among them thinks as long as it is told."""
        return not SEARCHING.isdisjoint(self.bots)

    def seated(self, game: int) -> list[int]:
        """Which of the bots sits on each seat in a game."""
        shift = game if self.rotate else 0
        return [(seat + shift) % self.players for seat in range(self.players)]


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game. Scores and wins are in the order of the bots, not of the seats."""

    game: int
    decisions: int
    choices: int
    rounds: int
    capped: bool
    scores: list[int]
    wins: list[float]
    fingerprint: int
    counts: tuple[Count, ...] = ()  # had and used by the bots, in their order too; if statistics are wanted


def play_game(title: Title, setting: Setting, game: int) -> Outcome:
    """Play a game to its end."""
    seed = f"{setting.seed}/{game}"
    g = title.start(setting.players, seed, setting.options)
    seated = setting.seated(game)
    start = g.clone() if setting.statistics else g
    g.recording = setting.statistics
    if setting.check:
        decisions, choices, fingerprint = checked_playout(title, g, dice_from_seed(seed))
    elif set(setting.bots) == {"random"}:
        decisions, choices, fingerprint = (int(n) for n in playout(g, dice_from_seed(seed)))
    else:
        bots = [make_bot(setting.bots[who], title, f"{seed}/{who}", setting.budget) for who in seated]
        decisions, choices, fingerprint = bots_play(g, bots)
    g.audit()
    scores = [0] * setting.players
    wins = [0.0] * setting.players
    for seat, who in enumerate(seated):
        scores[who] = g.scores()[seat]
    for seat in g.winners():
        wins[seated[seat]] = 1 / len(g.winners())
    for score in g.scores():
        fingerprint = int(mix(fingerprint, score))
    counts = count_things(setting, start, g, seated) if setting.statistics else ()
    return Outcome(game, decisions, choices, g.rounds(), g.capped(), scores, wins, fingerprint, counts)


def count_things(setting: Setting, start: State, end: State, seated: list[int]) -> tuple[Count, ...]:
    """What the title counts in a game, bot by bot."""
    count = tally(setting.slug)
    assert count is not None
    seats = [seated.index(who) for who in range(setting.players)]
    return tuple(
        counted._replace(had=tuple(counted.had[s] for s in seats), used=tuple(counted.used[s] for s in seats))
        for counted in count(start, end)
    )


def bots_play(g: State, bots: list[Bot]) -> tuple[int, int, int]:
    """Let bots answer from their views."""
    decisions = choices = fingerprint = 0
    while not g.over():
        seat = g.deciding()[0]
        option = bots[seat].choose(g.view(seat)).option
        decisions += 1
        choices += len(g.legal(seat)) > 1
        fingerprint = int(mix(mix(fingerprint, seat), option))
        g.play(seat, option)
    return decisions, choices, fingerprint


def checked_playout(title: Title, g: State, dice: int) -> tuple[int, int, int]:
    """The same as `playout`, but every position is audited and survives being cloned, saved and loaded."""
    decisions = choices = fingerprint = 0
    while not g.over():
        g.audit()
        data = g.to_data()
        loaded = title.load(json.loads(json.dumps(data)))
        for copy in (loaded, g.clone()):
            if copy.to_data() != data or copy.key() != g.key():
                raise AssertionError(f"a copy differs at decision {decisions}: {json.dumps(data)}")
        seat = g.deciding()[0]
        options = loaded.legal(seat)
        dice = int(roll(dice))
        option = options[int(pick(dice, len(options)))]
        fingerprint = int(mix(mix(fingerprint, seat), option))
        decisions += 1
        choices += len(options) > 1
        loaded.play(seat, option)
        g.play(seat, option)
        if loaded.key() != g.key():
            raise AssertionError(
                f"a loaded position goes on differently after decision {decisions}: {json.dumps(data)}"
            )
    return decisions, choices, fingerprint


# ---------------------------------------------------------------- many games


def play_chunk(setting: Setting, first: int, last: int) -> list[Outcome]:
    """Play the games from first to last, last excluded; runs in a process of its own."""
    title = take_title(setting.slug, setting.data)
    return [play_game(title, setting, game) for game in range(first, last)]


def play_games(
    setting: Setting, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[Outcome]:
    """Play games 0, 1, 2, … on so many processes; outcomes come in no particular order."""
    chunk = 1 if setting.searches() else max(1, min(CHUNK, games // (4 * jobs) or 1))
    chunks = [(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    if jobs == 1:
        for first, last in chunks:
            yield from report(play_chunk(setting, first, last), progress)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_chunk, setting, first, last) for first, last in chunks]):
            yield from report(future.result(), progress)


def report(outcomes: list[Outcome], progress: Callable[[int], None] | None) -> list[Outcome]:
    if progress:
        progress(len(outcomes))
    return outcomes


def fingerprint(outcomes: list[Outcome]) -> str:
    """One number for all trajectories, whatever the order in which the games were finished."""
    total = sum(int(mix(outcome.fingerprint, outcome.game)) for outcome in outcomes)
    return f"{total & 0xFFFFFFFFFFFFFFF:015x}"
