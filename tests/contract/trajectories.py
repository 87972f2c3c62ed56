"""Play seeded games and print what came of them: run by the builds that are compared, each in its own process.

With the argument "vec" the interpreted rules use librt's packed arrays instead of plain lists, which is slow: every
third game is enough.
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
    from antechamber.library import title

    mystery, aztec, mice, jaguar = title("mystery"), title("aztec"), title("mice"), title("jaguar")
    tables: list[tuple[Title, int, Options]] = [
        (mystery, players, {"edition": edition, "mode": mode})
        for players in mystery.players
        for edition in ("en", "pl")
        for mode in ("basic", "advanced")
    ]
    for players in aztec.players:
        tables.append((aztec, players, {}))
        tables.append((aztec, players, {"claim_shape": "free", "artefact_visibility": "secret", "locks": "hidden"}))
    for players in mice.players:
        tables.append((mice, players, {}))
        tables.append((mice, players, {"faction_select": "random", "entrance_order": "random", "hidden_passage": True}))
    tables.append((jaguar, 1, {"solo_level": 2}))
    for players in (2, 3, 4):
        tables.append((jaguar, players, {"mode": "basic", "tile_rotation": True}))
        tables.append((jaguar, players, {"mode": "full", "blue_steer": True, "flood_cost": "damage"}))
    games = {}
    states = 0
    for game, players, options in tables[:: 3 if "vec" in sys.argv else 1]:
        name = " ".join([game.slug, str(players), *map(str, options.values())])
        middle = {"mystery": 700, "aztec": 37, "mice": 200, "jaguar": 70}[game.slug]
        games[name] = trajectory(game, players, name, options, middle)
        skip, stretch = {"aztec": (20, 2), "jaguar": (50, 4)}.get(game.slug, (300, 8))
        states += contract.check_walk(
            game, players, name, options, skip, stretch, open_choices=game.slug not in ("aztec", "jaguar")
        ).states
    facts = {
        "kernel": kernel.__file__,
        "arrays": type(mystery.start(2, "arrays").menu).__name__,
        "bits": [bits.bit(n) for n in range(62)],
        "states": states,
        "games": games,
    }
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
