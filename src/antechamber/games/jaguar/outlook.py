"""What helps a person to choose: headings, outcomes, points by source. No rule depends on it."""

from __future__ import annotations

from typing import Final

from antechamber.core.kernel import Data, open_question
from antechamber.core.reading import as_dict, as_list
from antechamber.games.jaguar.components import IN_PLAY, NONE, REMOVED, SOURCE_IDS
from antechamber.games.jaguar.showing import JaguarView
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.words import OBJECTIVE, TRAP

GROUP_OF: Final = {
    "play": "characters", "start": "starts", "set": "traps", "choose": "tokens", "move": "move", "break": "move",
    "jump": "move", "door": "move", "heal": "here", "take": "here", "take-amulet": "here", "take-chest": "here",
    "take-map": "here", "perform": "here", "take-heart": "here", "look": "here", "run": "here", "use": "amulets",
    "hunt": "amulets", "shield": "shield", "keep": "keep", "bless": "bless", "gain": "gain", "mark": "objectives",
    "discard": "discard", "lie-down": "blow", "suffer": "blow", "place": "spaces", "flow": "directions",
    "drift": "water", "drift-and-take": "water", "resist": "water", "steer": "directions",
    "steer-and-take": "directions", "pick": "crystals", "go": "go", "prowl": "spaces", "tame": "taming",
    "keep-token": "taming", "fetch": "spaces", "no": "stop", "end": "stop",
}  # fmt: skip
GROUPS: Final = [
    "characters", "starts", "traps", "tokens", "discard", "blow", "move", "here", "amulets", "shield", "keep",
    "bless", "gain", "objectives", "water", "directions", "crystals", "taming", "spaces", "go", "stop",
]  # fmt: skip
SETTING_UP: Final = ("character", "start", "prepare-solo")
SETTING: Final = ("trap", "hunt")


def detail(view: JaguarView) -> Data:
    """The view's data with the options under their headings, and what follows from what lies open."""
    g = view.seen
    data = view.data()
    data["ask"] = question(g, view.options)
    data["points"] = [points(g, seat) for seat in range(g.seats)]
    data["worth"] = [worth(g, seat) for seat in range(g.seats)]
    return data


def points(g: Jaguar, seat: int) -> Data:
    """A seat's honor by source, as it stands."""
    return {name: int(g.points_of(seat, source)) for source, name in enumerate(SOURCE_IDS)}


def worth(g: Jaguar, seat: int) -> Data:
    """What each Objective would bring a seat now, marked or not."""
    return {
        OBJECTIVE.word(int(g.objective[i])): int(g.objective_points(seat, g.objective[i]))
        for i in range(IN_PLAY)
        if g.objective[i] != NONE
    }


# ---------------------------------------------------------------- the question


def question(g: Jaguar, options: list[int]) -> Data:
    """The open question with the options under their headings."""
    asked = open_question(g, options)
    described = [grouped(option) for option in as_list(asked["options"], "options")]
    described.sort(key=place_in_list)
    asked["options"] = described
    asked["groups"] = [group for group in GROUPS if group in [option["group"] for option in described]]
    asked["phase"] = phase(g)
    asked["trap"] = trap_in_question(g)
    if g.acting != NONE:
        asked["number"] = int(g.points)
    return asked


def grouped(described: object) -> Data:
    option = as_dict(described, "option")
    option["group"] = GROUP_OF[str(option["kind"])]
    return option


def place_in_list(option: Data) -> int:
    return GROUPS.index(str(option["group"]))


def phase(g: Jaguar) -> str:
    """How far the round is."""
    procedure = g.question().partition("/")[0] if g.asked else ""
    if g.over():
        return "end"
    if procedure in SETTING_UP:
        return "setup"
    if g.heart_wall == REMOVED:
        return "escape"
    if g.acting != NONE:
        return "action"
    refreshing = procedure == "objective" and all(holder == NONE for holder in g.activator)
    return "traps" if procedure in SETTING or refreshing else "activation"


def trap_in_question(g: Jaguar) -> str | None:
    """The trap whose token is chosen, or from which somebody suffers."""
    if not g.asked or g.question() not in ("trap/choose_token", "suffering/choose_loss", "harm/choose_yellow"):
        return None
    return TRAP.word(int(g.trap_at[g.stack[g.depth - 1].card]))
