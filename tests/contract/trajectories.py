"""Play seeded games and print what came of them: run by the builds that are compared, each in its own process.

What is played is read as JSON, because nothing of the tests can be imported here. With the argument "vec" the
interpreted rules use librt's packed arrays instead of plain lists.
"""

from __future__ import annotations

import json
import sys
import types
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # imported later, when it is decided what the arrays are
    from antechamber.core.title import Options, Title


def use_packed_arrays() -> None:
    """Stand in for the module that decides between lists and packed arrays, before any rule is imported."""
    from librt.vecs import vec
    from mypy_extensions import i64

    ints = types.ModuleType("antechamber.core.ints")
    vars(ints).update(i64=i64, vec=vec)
    sys.modules[ints.__name__] = ints


def trajectory(game: Title, players: int, seed: str, options: Options, middle: int) -> dict[str, Any]:
    """A game played at random to its end, and what everybody sees and imagines in the middle of it."""
    from antechamber.core.chance import dice_from_seed
    from antechamber.core.playout import playout

    g = game.start(players, seed, options)
    half = g.clone()
    decisions, choices, fingerprint = playout(g, dice_from_seed(seed))
    playout(half, dice_from_seed(seed), middle)
    return {
        "decisions": decisions,
        "choices": choices,
        "fingerprint": fingerprint,
        "key": g.key(),
        "scores": g.scores(),
        "snapshot": g.to_data(),
        "view": [half.view(seat).detail() for seat in range(-1, players)],
        "imagined": [half.view(seat).imagine("world").key() for seat in range(-1, players)],
    }


def main() -> None:
    if "vec" in sys.argv:
        use_packed_arrays()
    from antechamber import contract
    from antechamber.core import bits, kernel
    from antechamber.library import slugs, title

    games = {}
    for table in json.load(sys.stdin):
        game, players, options = title(table["title"]), table["players"], table["options"]
        name = table["name"]
        games[name] = trajectory(game, players, name, options, table["middle"])
        skip = min(table["skip"], games[name]["decisions"] // 4)  # some games are over soon
        walked = contract.check_walk(game, players, name, options, skip, table["stretch"], table["open"])
        games[name]["states"] = walked.states
    first = title(slugs()[0])
    facts = {
        "kernel": kernel.__file__,
        "arrays": type(first.start(first.players[0], "arrays").menu).__name__,
        "bits": [bits.bit(n) for n in range(62)],
        "games": games,
    }
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
