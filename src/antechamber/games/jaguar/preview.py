"""What helps a person to choose: headings, outcomes, points by source. No rule depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from antechamber.core.kernel import Data, question_with_headings
from antechamber.core.parsing import as_dict, as_list
from antechamber.games.jaguar.components import (
    AMULET_IDS,
    COLUMNS,
    CRYSTAL_IDS,
    CRYSTALS,
    DIRECTION_IDS,
    HARMING,
    IN_PLAY,
    NONE,
    RITUAL_IDS,
    SOURCE_IDS,
    SPACES,
    TAMING_IDS,
    TAMING_REWARDS,
)
from antechamber.games.jaguar.prowling import token_used
from antechamber.games.jaguar.scoring import objectives_reached, rating, unmet_goals
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.temple import beside
from antechamber.games.jaguar.told import (
    DeclinePreview,
    Detail,
    Goals,
    HarmPreview,
    HealPreview,
    MarkPreview,
    Phase,
    RewardPreview,
    RitualPreview,
    RunPreview,
    StartPreview,
    TokenPreview,
    WayPreview,
)
from antechamber.games.jaguar.turn import leaves
from antechamber.games.jaguar.view import JaguarView, under_way
from antechamber.games.jaguar.words import JAGUAR, OBJECTIVE, RATING, SPACE, TOKEN, vocabulary

ALONE: Final = {"trap/choose_trap", "trap/choose_token"}  # questions that Solo puts in other words
PHASE_OF: Final[dict[str, Phase]] = {
    "character": "setup", "start": "setup", "prepare-solo": "setup", "hunt": "refresh", "trap": "setting",
    "turn": "action", "escape": "escape",
}  # fmt: skip


def detail(view: JaguarView) -> Data:
    """The view's data with an outlook on every option, and what follows from what lies open."""
    g = view.seen
    data = view.data()
    data["ask"] = question(g, int(view.seat), view.options)
    data.update(more(g))
    return data


def more(g: Jaguar) -> Detail:
    """What follows from what lies open."""
    found: Detail = {
        "phase": phase(g),
        "cursed": [bool(g.cursed(seat)) for seat in range(g.seats)],
        "points": [points(g, seat) for seat in range(g.seats)],
        "objective_points": [
            {OBJECTIVE.word(int(one)): int(g.objective_points(seat, one)) for one in g.objective if one != NONE}
            for seat in range(g.seats)
        ],
        "escape_steps": [int(g.parts.escape_steps[g.health[seat]]) for seat in range(g.seats)],
        "hearts_left": int(g.parts.hearts[g.seats] - g.hearts_taken),
        "threats": threats(g),
    }
    if g.agreed.solo:
        found["goals"] = goals(g)
    return found


def points(g: Jaguar, seat: int) -> dict[str, int]:
    """A seat's honour by source, as it stands."""
    return {name: int(g.points_of(seat, source)) for source, name in enumerate(SOURCE_IDS)}


def threats(g: Jaguar) -> dict[str, list[str]]:
    """For each space, the trap tokens that strike it now and are known to be active."""
    known = [p for p in range(HARMING) if g.token[p] != NONE]
    found: dict[str, list[str]] = {}
    for space in range(g.board.spaces):
        tokens = [TOKEN.word(int(g.active(p))) for p in known if g.struck(p, space)]
        if tokens:
            found[SPACE.word(space)] = tokens
    return found


def goals(g: Jaguar) -> Goals:
    """What a solo victory needs, and how far it has come."""
    token = int(token_used(g))
    return {
        "level": int(g.levels[0]),
        "hearts": int(g.hearts[0]),
        "objectives": int(objectives_reached(g)),
        "objectives_needed": int(g.parts.goals[g.agreed.level]),
        "targets": {
            OBJECTIVE.word(int(g.objective[i])): int(g.parts.objective_target[g.objective[i]])
            for i in range(IN_PLAY)
            if g.objective[i] != NONE
        },
        "jaguar_token": JAGUAR.word(token) if token != NONE else None,
        "unmet": unmet_goals(g),
        "rating": RATING.word(int(rating(g))),
    }


# ---------------------------------------------------------------- the question


def phase(g: Jaguar) -> Phase:
    """How far the round is."""
    if g.over():
        return "end"
    running = under_way(g)
    for procedure, name in PHASE_OF.items():
        if procedure in running:
            return name
    return "refresh" if running & {"refresh", "solo-refresh"} else "activation"


def question(g: Jaguar, seat: int, options: list[int]) -> Data:
    """The open question with a heading, a rule and a preview for each option."""
    asked = question_with_headings(g, options)
    described = [as_dict(option, "option") for option in as_list(asked["options"], "options")]
    for option in described:
        option["preview"] = preview(g, seat, str(option["kind"]), option)
    asked["phase"] = phase(g)
    if g.agreed.solo and g.question() in ALONE:
        asked["form"] = "alone"
    if g.acting != NONE:
        asked["number"] = int(g.points)
    elif g.question() == "door/choose_second_marker":
        asked["number"] = int(g.parts.door_distance)
    asked["groups"] = vocabulary.in_order([str(option["group"]) for option in described])
    return asked


def preview(g: Jaguar, seat: int, kind: str, option: Data) -> Mapping[str, object]:
    """What an option costs and brings, where that is not plain from its words."""
    if kind in ("move", "break", "jump"):
        return way(g, seat, kind, DIRECTION_IDS.index(str(option["direction"])))
    if kind == "heal":
        return healing(g, seat)
    if kind == "run":
        return run(g)
    if kind == "perform":
        return ritual(g, RITUAL_IDS.index(str(option["ritual"])))
    if kind == "start":
        return start(g, int(str(option["row"])) - 1)
    if kind == "keep-token":
        return reward(g, TAMING_IDS.index(str(option["taming"])))
    if kind == "suffer":
        return harm(g, int(g.trap_at[g.stack[g.depth - 1].card]))
    if kind == "resist":
        return resistance(g)
    if kind == "mark":
        return mark(g, seat, OBJECTIVE.number(str(option["objective"])))
    if kind == "no":
        return refusal(g)
    if kind == "choose":
        return struck_spaces(g, TOKEN.number(str(option["token"])))
    return {}


def way(g: Jaguar, seat: int, kind: str, direction: int) -> WayPreview:
    """Where a step leads."""
    space = int(g.place[seat])
    if space >= SPACES:
        return {"space": SPACE.word((space - SPACES) * COLUMNS)}
    for _ in range(2 if kind == "jump" else 1):
        if leaves(g, space, direction):
            return {"exit": space // COLUMNS + 1}
        space = int(beside(space, direction))
    return {"space": SPACE.word(space)}


def healing(g: Jaguar, seat: int) -> HealPreview:
    """What healing once more brings."""
    brought = int(g.parts.healed_by(g.healed + 1) - g.parts.healed_by(g.healed))
    return {"health": min(brought, int(g.parts.most_health - g.health[seat]))}


def run(g: Jaguar) -> RunPreview:
    """How far one could run."""
    return {"steps": int(g.points + (g.parts.solo_run_bonus if g.agreed.solo else g.parts.run_bonus))}


def ritual(g: Jaguar, number: int) -> RitualPreview:
    """The crystals that a ritual needs."""
    needs = [int(n) for n in g.parts.needs[number * CRYSTALS : number * CRYSTALS + CRYSTALS]]
    return {"crystals": [name for name, n in zip(CRYSTAL_IDS, needs, strict=True) for _ in range(n)]}


def start(g: Jaguar, y: int) -> StartPreview:
    """What lies beside a row of the entrance."""
    number = int(g.entry_ritual[y])
    lying: StartPreview = {"ritual": RITUAL_IDS[number], "crystals": ritual(g, number)["crystals"]}
    amulet = int(g.entry_amulet[y])
    if amulet != NONE:
        lying["amulet"] = AMULET_IDS[amulet]
    return lying


def reward(g: Jaguar, taming: int) -> RewardPreview:
    """What a Taming token gives."""
    return {"reward": TAMING_REWARDS[g.parts.taming[taming]]}


def harm(g: Jaguar, trap: int) -> HarmPreview:
    """What a trap does."""
    return {"damage": int(g.parts.damage[trap]), "curse": int(g.parts.curse[trap])}


def resistance(g: Jaguar) -> HarmPreview:
    """What it costs to stay where one is in the water."""
    return {"damage": int(g.parts.flood_cost)}


def mark(g: Jaguar, seat: int, objective: int) -> MarkPreview:
    """What an Objective brings now."""
    return {"points": int(g.objective_points(seat, objective))}


def refusal(g: Jaguar) -> DeclinePreview:
    """What a no is said to."""
    return {"declines": g.question().partition("/")[0]}


def struck_spaces(g: Jaguar, token: int) -> TokenPreview:
    """The spaces that a token would strike as the board is now."""
    return {"spaces": [SPACE.word(s) for s in range(g.board.spaces) if g.board.strikes(g.heart_wall, token, s)]}
