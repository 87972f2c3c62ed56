"""What is tried of Of Mice & Mazes."""

from antechamber.core.title import Options
from tests.samples import ADEPT, FRIEND, ME, OPEN, Game, Recorded, Served, Shown, Table, asks, ended

RANDOM: Options = {"faction_select": "random", "entrance_order": "random", "hidden_passage": True}

RECORDED = {
    "mice": Recorded([2, 3], {}),
    "mice-passages": Recorded([2, 3], {"hidden_passage": True, "faction_select": "random"}),
}
COMPARED = [Table(players, options) for players in (2, 3) for options in ({}, RANDOM)]
MIDDLE, SKIP, STRETCH, OPEN_CHOICES = 200, 300, 8, True
IMPORTED_FIRST = ["legality"]
SERVED = [
    Served([ME, ADEPT], {}, 25),
    Served([ME, FRIEND], {"hidden_passage": True}, 30),
    Served([ME, FRIEND, OPEN], {}, 5),
]
SAVED: tuple[list[str], Options] = (["adept", "novice"], {})


def crosses(view: Shown) -> bool:
    """Whether a paw could be placed that brings another inside."""
    return any(len(option["preview"].get("intersections", [])) > 1 for option in view["ask"]["options"])


GAMES = [
    Game(2, {}, "m1", {"place": (250, crosses)}),
    Game(3, {"faction_select": "random"}, "m2", {"three": (400, crosses)}),
    Game(2, {}, "m3", {"remove": (250, asks("trigger"))}),
    Game(2, {}, "m4", {"open": (120, asks("open"))}),
    Game(2, {"hidden_passage": True}, "m5", {"pay": (120, asks("pay"))}),
    Game(2, {"faction_select": "random"}, "m6", {"use": (150, asks("use"))}),
    Game(2, {}, "m7", {"refresh": (60, asks("refresh"))}),
    Game(3, {}, "m8", {"camp": (200, asks("camp"))}),
    Game(3, {"max_turns": 120}, "m9", {"over": (0, ended)}),
    Game(3, {"faction_select": "random", "hidden_passage": True}, "s3", level="novice"),
]
TOLD = {"mice-passages": [0, 4, 5, 9, 17], "mice": [6]}
