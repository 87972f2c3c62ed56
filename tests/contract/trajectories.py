"""Play seeded games and print what came of them: run by the builds that are compared, each in its own process.

With the argument "vec" the interpreted rules use librt's packed arrays instead of plain lists.
"""

import json
import sys
import types


def use_packed_arrays() -> None:
    """Stand in for the module that decides between lists and packed arrays, before any rule is imported."""
    from librt.vecs import vec
    from mypy_extensions import i64

    ints = types.ModuleType("antechamber.core.ints")
    vars(ints).update(i64=i64, vec=vec)
    sys.modules[ints.__name__] = ints


def main() -> None:
    if "vec" in sys.argv:
        use_packed_arrays()
    from antechamber import contract
    from antechamber.core import bits, kernel
    from antechamber.core.chance import dice_from_seed
    from antechamber.core.playout import playout
    from antechamber.core.title import Options
    from antechamber.library import title

    mystery = title("mystery")
    games = {}
    states = 0
    for players in mystery.players:
        for edition in ("en", "pl"):
            for mode in ("basic", "advanced"):
                seed = f"{players} {edition} {mode}"
                options: Options = {"edition": edition, "mode": mode}
                g = mystery.start(players, seed, options)
                middle = g.clone()
                decisions, choices, fingerprint = playout(g, dice_from_seed(seed))
                playout(middle, dice_from_seed(seed), 700)
                games[seed] = {
                    "decisions": decisions,
                    "choices": choices,
                    "fingerprint": fingerprint,
                    "key": g.key(),
                    "scores": g.scores(),
                    "snapshot": g.to_data(),
                    "view": [middle.view(seat).data() for seat in range(-1, players)],
                    "imagined": [middle.view(seat).imagine("world").key() for seat in range(-1, players)],
                }
                states += contract.check_walk(mystery, players, seed, options, 300, 8, open_choices=True).states
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
