"""What is said at tables of Shards of the Jaguar, so that all its texts are heard."""

from __future__ import annotations

from collections.abc import Iterator

from antechamber.core.kernel import State
from antechamber.core.title import Options
from antechamber.games.jaguar.board.scene import HEADINGS
from tests.games.jaguar.given import moments

KINDS: list[Options] = [
    {},
    {"mode": "basic", "character_assignment": "choose", "first_time_red": "1 2", "tile_rotation": True},
    {"blue_steer": True, "flood_cost": "damage", "full_cursed_action_loss": True},
    {"mode": "solo", "solo_level": 1, "taming_through_walls": True},
]
GAMES = 8
DECLINED = ("trap", "hunt", "blessing", "free-take", "objective", "harm", "door", "wave", "taming")
NAMED = {
    *[f"phase-{phase}" for phase in ("setup", "refresh", "setting", "action", "activation", "escape", "end")],
    *[f"board-head-{heading}" for heading in HEADINGS],
    *[f"board-{belonging}" for belonging in (
        "bag", "incorporated", "pouch", "maps", "used-maps", "chests", "hearts", "door",
    )],
    *[f"board-brings-{what}" for what in ("health", "steps", "damage", "points")],
    *[f"decline-{question}" for question in DECLINED],
    "tie-glory", "tie-curse", "tie-health",
}  # fmt: skip


def rare_moments() -> Iterator[State]:
    for table in moments().values():
        yield table.state
