"""What is measured, each as a function that works for some seconds and gives a rate or a time."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import msgspec

from antechamber.bots.search import Search
from antechamber.cli import bench
from antechamber.core.kernel import State
from antechamber.library import title

MOST_PLAYERS = 4
PASSES = 300  # imagined games of one search


def for_seconds(seconds: float, work: Callable[[int], int]) -> float:
    """Repeat work, which counts what it did, and give the count per second of processor time."""
    done = repeats = 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds:
        done += work(repeats)
        repeats += 1
    return done / elapsed


def players_of(slug: str) -> int:
    """How many players a title is measured with."""
    return min(MOST_PLAYERS, max(title(slug).players))


def in_core(slug: str, seconds: float) -> dict[str, int | float]:
    """Random games inside the core: decisions, choices and games a second."""
    return bench.in_core(title(slug), players_of(slug), seconds)


def from_python(slug: str, seconds: float) -> float:
    """Decisions a second when Python reads the legal options and answers."""
    return bench.from_python(title(slug), players_of(slug), seconds)


def positions(slug: str) -> list[State]:
    """Positions from all parts of random games."""
    return [bench.on_the_way(title(slug), players_of(slug), f"middle/{i}", i / 50) for i in range(50)]


def microseconds(slug: str, seconds: float, action: Callable[[State], object]) -> float:
    """The mean time of an action over positions from the middle of games."""
    states = positions(slug)

    def work(_: int) -> int:
        for state in states:
            action(state)
        return len(states)

    return 1e6 / for_seconds(seconds, work)


def clone(slug: str, seconds: float) -> float:
    return microseconds(slug, seconds, lambda state: state.clone())


def view_to_json(slug: str, seconds: float) -> float:
    """The view of the deciding seat with its options, as JSON text, by the encoder of the server."""
    return microseconds(slug, seconds, lambda state: msgspec.json.encode(state.view(state.deciding()[0]).data()))


def frame_to_json(slug: str, seconds: float) -> float:
    """The same with the preview on every option, as the page gets it."""
    return microseconds(slug, seconds, lambda state: msgspec.json.encode(state.view(state.deciding()[0]).detail()))


def search(slug: str, players: int, options: dict[str, str | int | bool], seconds: float) -> float:
    """Iterations a second of the search, each with a full random rollout, from the start of a game."""
    game = title(slug)

    def work(n: int) -> int:
        g = game.start(players, f"search/{n}", options)
        thinking = Search(g.view(g.deciding()[0]), None, str(n), random_rollouts=True)
        for _ in range(PASSES):
            thinking.pass_once()
        return PASSES

    return for_seconds(seconds, work)


def openspiel_search(name: str, seconds: float) -> float:
    """The same for OpenSpiel's search, which is C++ throughout."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    dice = random.Random(1)

    def work(n: int) -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        evaluator = pyspiel.RandomRolloutEvaluator(1, n + 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, PASSES, 1000, False, n + 1, False)
        bot.mcts_search(state)
        return PASSES

    return for_seconds(seconds, work)


def openspiel(name: str, seconds: float) -> float:
    """Players' decisions a second in random games of OpenSpiel through its Python API; chance is not counted."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    dice = random.Random(1)

    def work(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = dice.choices(outcomes, chances)[0]
            else:
                legal = state.legal_actions()
                action = legal[dice.randrange(len(legal))]
                decisions += 1
            state.apply_action(action)
        return decisions

    return for_seconds(seconds, work)
