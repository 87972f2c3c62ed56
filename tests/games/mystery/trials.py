"""What trials look for at tables of Mystery of the Temples."""

from __future__ import annotations

from tests.trials.kinds import Kind
from tests.trials.recording import HERE, ME, NOVICE, OPEN, RANDOM, Game, check_offers
from tests.trials.serving import Data, Server

WORLDS = Kind(
    "mystery",
    [2, 3, 4],
    {"mode": ["basic", "advanced"]},
    ["move w7", "break red M5", "collect", "switch", "exchange", "end", "pay 3", "place R at 4", "nonsense"],
)


class MysteryGame(Game):
    """Nobody has secrets here but chance."""

    title = "mystery"
    few, many = 8, 20
    deeds = ("why", "preview", "error", "resume", "replay", "report", "move", "undo")
    tables = (
        [ME, RANDOM],
        [ME, HERE],
        [ME, OPEN, NOVICE],
        [HERE, RANDOM, HERE],
        [ME, HERE, OPEN, RANDOM],
        [OPEN, RANDOM, NOVICE, ME],
    )
    wishes = (
        "move w7",
        "break red M5",
        "collect",
        "switch",
        "exchange",
        "reserve",
        "end",
        "pay 3",
        "place R at 4",
        "cover w2 3",
    )
    impossible = ("pay 9", "move w7", "place R at 4", "end", "nonsense")
    detours = 1.0

    def options(self) -> Data:
        return {"max_rounds": self.rng.choice([2, 3, 4]), "mode": self.rng.choice(["basic", "advanced"])}

    def check(self, server: Server) -> None:
        check_offers(self)


RECORDED = MysteryGame
