"""What is tried of Aztec."""

from antechamber.core.title import Options
from tests.samples import ADEPT, FRIEND, ME, NOVICE, TO_THE_END, Game, Recorded, Served, Table, asks, ended

SECRET: Options = {"claim_shape": "free", "artefact_visibility": "secret", "locks": "hidden"}

RECORDED = {
    "aztec-plausible": Recorded([3, 4, 5, 6], {"claim_shape": "plausible"}),
    "aztec-free": Recorded([3, 4, 5, 6], {"claim_shape": "free"}),
}
COMPARED = [Table(players, options) for players in (3, 4, 5, 6) for options in ({}, SECRET)]
MIDDLE, SKIP, STRETCH, OPEN_CHOICES = 37, 20, 2, False
IMPORTED_FIRST = ["memory"]
EXPLAINED = [Table(3, {}), Table(3, {"claim_shape": "free"})]
REPORTED = [Table(3, {"locks": "hidden", "artefact_visibility": "secret", "character_assignment": "choice"})]
SERVED = [
    Served([ME, FRIEND, NOVICE], {}, 9),
    Served([ME, FRIEND, ADEPT, NOVICE], {"locks": "hidden"}, 6),
    Served([ME, NOVICE, ADEPT], {}, TO_THE_END),
]
SAVED: tuple[list[str], Options] = (["adept", "novice", "random"], {})

GAMES = [
    Game(3, {}, "a6", {"steal": (2, asks("steal"))}),
    Game(4, {"character_assignment": "choice"}, "a7", {"character": (0, asks("play"))}),
    Game(4, {}, "a1", {"take": (2, asks("take")), "trade": (2, asks("trade"))}),
    Game(5, {}, "a1", {"claim": (3, asks("claim")), "token": (3, asks("accuse")), "over": (0, ended)}),
    Game(6, {}, "a1", {"pick": (2, asks("pick")), "curse": (2, asks("curse"))}),
    Game(3, {"character_assignment": "choice", "artefact_visibility": "secret"}, "t14"),
]
IN_ROUNDS = True
