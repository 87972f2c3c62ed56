"""Walk random games at random tables and look for secrets in what each seat and a spectator see.

At every question all that a viewer may not know is drawn anew, and its view, options, error texts and message sizes
must stay the same, byte for byte (DESIGN §3). Prints how often each question was looked at. Faster if compiled:

    .venvs/compiled/bin/python scripts/look_for_leaks.py aztec --states 20000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from multiprocessing import get_context

from antechamber import contract
from antechamber.core.errors import OptionError
from antechamber.core.title import Options, Title
from antechamber.library import slugs, title

GAMES = 4  # of one piece of work
WORLDS = "worlds"


def table(game: Title, dice: contract.Dice) -> tuple[int, Options]:
    """Players and options, most often the usual ones; not all go together."""
    while True:
        players = dice.pick(list(game.players))
        options: Options = {
            spec.name: dice.pick(spec.allowed()) for spec in game.options if spec.allowed() and dice.below(3) == 0
        }
        try:
            return players, game.complete(players, options)
        except OptionError:
            continue


def look(slug: str, seed: str, first: int) -> Counter[str]:
    """Look at every question of some games; how often each was put, and how many worlds were compared."""
    game = title(slug)
    seen: Counter[str] = Counter()
    for n in range(first, first + GAMES):
        dice = contract.Dice(f"{seed}/{n}")
        players, options = table(game, dice)
        for g in contract.walk(game.start(players, f"{seed}/{n}", options), dice):
            seen[g.question() or "the end"] += 1
            seen[WORLDS] += contract.check_views(game, g, dice)
            contract.check_look_alikes(g, dice)
            contract.check_barrier(g, dice)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("title", choices=slugs())
    parser.add_argument("--states", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    total: Counter[str] = Counter()
    starts = count(0, GAMES)
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        while (states := total.total() - total[WORLDS]) < arguments.states:
            batch = [next(starts) for _ in range(4 * arguments.jobs)]
            for seen in pool.map(partial(look, arguments.title, arguments.seed), batch):
                total += seen
            print(f"\r{states:,} states", end="", file=sys.stderr, flush=True)
    worlds = total.pop(WORLDS)
    print(f"\r{total.total():,} states, {worlds:,} imagined worlds, no difference found")
    for question, times in total.most_common():
        print(f"{times:8,}  {question}")


if __name__ == "__main__":
    main()
