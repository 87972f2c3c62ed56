"""What is tried of Shards of the Jaguar."""

from antechamber.core.kernel import State
from antechamber.core.title import Options
from tests.samples import ADEPT, FRIEND, ME, NOVICE, TO_THE_END, Game, Recorded, Served, Table, asked, asks, ended

BASIC: Options = {"mode": "basic", "tile_rotation": True}
FULL: Options = {"mode": "full", "blue_steer": True, "flood_cost": "damage"}

RECORDED = {
    "jaguar-basic": Recorded([2, 3, 4], {"mode": "basic"}),
    "jaguar-full": Recorded([2, 3, 4], {"mode": "full"}),
    "jaguar-solo": Recorded([1], {"mode": "solo"}),
}
COMPARED = [
    Table(1, {"solo_level": 2}),
    *[Table(players, options) for players in (2, 3, 4) for options in (BASIC, FULL)],
]
MIDDLE, SKIP, STRETCH, OPEN_CHOICES = 70, 50, 4, False
IMPORTED_FIRST = ["temple"]
EXPLAINED = [Table(3, {}), Table(1, {"mode": "solo"})]
REPORTED = [Table(2, {"mode": "full"}), Table(1, {"mode": "solo"})]
SERVED = [
    Served([ME, ADEPT], {"mode": "full"}, 30),
    Served([ME, FRIEND, NOVICE], {"mode": "basic"}, TO_THE_END),
    Served([ME], {"mode": "solo"}, TO_THE_END),
]
SAVED: tuple[list[str], Options] = (["adept", "random"], {"mode": "full"})


def before_the_end(g: State, seat: int) -> list[int]:
    """The options of a seat but for ending its turn, which it does when nothing else is left."""
    return [option for option in g.legal(seat) if g.contents().vocabulary.text(option) != "end"]


GAMES = [
    Game(
        4, {}, "j1",
        {
            "start": (0, asked("start/choose_start")),
            "trap": (3, asked("trap/choose_trap")),
            "token": (3, asked("trap/choose_token")),
            "act": (4, asked("turn/choose_action")),
            "guards": (2, asks("discard")),
            "chest": (1, asked("chest/choose_amulets")),
            "objective": (7, asked("objective/choose_objective")),
            "escape": (8, asked("escape/choose_step")),
            "over": (0, ended),
        },
    ),
    Game(3, {}, "j2", {"late": (7, asked("turn/choose_action"))}),
    Game(2, {"mode": "basic"}, "j3", {"basic": (2, asked("turn/choose_action"))}),
    Game(3, {}, "j4", {"door": (2, asked("door/choose_first_marker"))}),
    Game(4, {}, "j5", {"flood": (2, asked("flood/choose_reaction"))}),
    Game(1, {}, "j7", {"solo": (2, asked("turn/choose_action"))}),
    Game(1, {}, "j3", {"tame": (1, asked("taming/choose_taming_token"))}),
    Game(1, {}, "j9", {"lost": (0, ended)}),
]  # fmt: skip
IN_ROUNDS = True
CHOOSES_AMONG = before_the_end
TOLD = {"jaguar-solo": [0, 8], "jaguar-full": [11, 13], "jaguar-basic": [14]}
