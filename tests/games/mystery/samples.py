"""What is tried of Mystery of the Temples."""

from antechamber.core.title import Options
from tests.samples import ADEPT, FRIEND, ME, NOVICE, TO_THE_END, Game, Recorded, Served, Shown, Table, asks, ended

ADVANCED: Options = {"mode": "advanced"}
POLISH: Options = {"edition": "pl", "mode": "advanced", "max_rounds": 30}

RECORDED = {
    "mystery-basic": Recorded([2, 3, 4], {"mode": "basic"}),
    "mystery-advanced": Recorded([2, 3, 4], ADVANCED),
}
COMPARED = [
    Table(players, {"edition": edition, "mode": mode})
    for players in (2, 3, 4)
    for edition in ("en", "pl")
    for mode in ("basic", "advanced")
]
MIDDLE, SKIP, STRETCH, OPEN_CHOICES = 700, 300, 8, True
EXPLAINED = [Table(3, {}), Table(2, {"mode": "advanced", "edition": "pl"})]
REPORTED = [Table(3, {"mode": "advanced", "max_rounds": 2})]
SERVED = [
    Served([ME, NOVICE], {}, 0),
    Served([ME, FRIEND, ADEPT], ADVANCED, 40),
    Served([ME, ADEPT], {"max_rounds": 3}, TO_THE_END),
]
SAVED: tuple[list[str], Options] = (["adept", "novice"], {"max_rounds": 8})


def makes_breakable(view: Shown) -> bool:
    return any(option["preview"].get("breaks") for option in view["ask"]["options"])


GAMES = [
    Game(2, {}, "g2", {"two-basic": (90, asks("move"))}),
    Game(3, ADVANCED, "g3", {"three-advanced": (150, asks("break"))}),
    Game(3, ADVANCED, "g7", {"three-pay": (60, asks("pay"))}),
    Game(4, ADVANCED, "g4", {"four-advanced": (260, makes_breakable), "four-over": (0, ended)}),
    Game(4, ADVANCED, "g5", {"four-draft": (1, asks("draft"))}),
    Game(
        4, ADVANCED, "g6",
        {"four-colour": (60, asks("colour")), "four-cover": (80, asks("cover")), "four-place": (60, asks("place"))},
    ),
    Game(4, {**POLISH, "grid2a_scope": "whole_grid"}, "s2", level="random"),
    Game(3, {**POLISH, "grid_pool": "B", "grid4b_empty_pile": True}, "s13"),
]  # fmt: skip
LEVEL = "novice"  # who plays them; at random they would never end
TOLD = {"mystery-advanced": [17]}
