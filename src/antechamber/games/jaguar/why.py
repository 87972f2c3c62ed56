"""Why not? What the rules say against a choice, in live numbers, from the predicates that refuse it."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Data
from antechamber.core.title import Reason
from antechamber.games.jaguar.components import (
    AKHEL,
    BLACK_AMULET,
    BLUE_AMULET,
    COLUMNS,
    CRYSTAL_IDS,
    CRYSTALS,
    DOTS,
    EARTHQUAKE,
    ENTRANCE,
    FENN,
    GREEN_AMULET,
    HARMING,
    LEFT,
    NONE,
    OPENED,
    RED_AMULET,
    RIGHT,
    WHITE_AMULET,
)
from antechamber.games.jaguar.state import CHOOSING, Jaguar
from antechamber.games.jaguar.taking import matching
from antechamber.games.jaguar.temple import apart
from antechamber.games.jaguar.words import (
    AMULET,
    CHARACTER,
    CRYSTAL,
    DIRECTION,
    MAP,
    OBJECTIVE,
    RITUAL,
    ROW,
    SPACE,
    TRAP,
)

ACTING: Final = "turn/choose_action"
SETTING: Final = "trap/choose_trap"
FREE: Final = "free-take/choose_free_take"
FLEEING: Final = "escape/choose_step"
TAMED: Final = "tamed-walk/choose_tamed_step"
PLACING: Final = "door/choose_second_marker"
REACTING: Final = "flood/choose_reaction"
STEPPING: Final = (ACTING, FLEEING, TAMED)


def why_not(g: Jaguar, seat: int, wish: str) -> Reason | None:
    """What stands against a wish of the seat that is to answer; None if this chapter has no word on it."""
    verb, _, rest = wish.partition(" ")
    try:
        if verb in ("move", "break", "jump"):
            return why_not_step(g, seat, verb, DIRECTION.number(rest))
        if verb == "door":
            return why_not_door(g, seat)
        if verb in ("take", "take-chest", "take-map", "take-amulet", "take-heart", "perform"):
            return why_not_take(g, seat, verb, rest)
        if verb in ("heal", "run", "look", "shield", "end"):
            return why_not_act(g, seat, verb, rest)
        if verb == "use":
            return why_not_use(g, seat, AMULET.number(rest))
        if verb == "set":
            return why_not_set(g, TRAP.number(rest))
        if verb == "choose":
            return Reason("jaguar-no-token-now", "JAG-TRAP-02") if g.question() != CHOOSING else None
        if verb == "place":
            return why_not_place(g, seat, SPACE.number(rest))
        if verb == "mark":
            return why_not_mark(g, seat, OBJECTIVE.number(rest))
        if verb == "resist":
            return why_not_resist(g, seat)
        if verb == "play":
            return why_not_play(g, CHARACTER.number(rest))
        if verb == "start":
            return why_not_start(g, ROW.number(rest))
        if verb == "discard":
            return why_not_discard(g, seat, CRYSTAL.number(rest))
    except NotationError:
        return None
    return None


def other_question(g: Jaguar) -> Reason:
    """Something else must be answered first; its rule says what."""
    return Reason("jaguar-no-other-question", g.rule())


def why_not_step(g: Jaguar, seat: int, verb: str, direction: int) -> Reason | None:
    if g.question() not in STEPPING or (verb == "jump" and g.question() == TAMED):
        return other_question(g)
    if g.place[seat] >= ENTRANCE:
        return Reason("jaguar-no-step-outside", "JAG-ACT-03")
    about: Data = {"direction": DIRECTION.word(direction)}
    if verb == "jump":
        return why_not_jump(g, seat, about)
    if g.points == 0 and g.question() != TAMED:
        return Reason("jaguar-no-points", "JAG-MOVE-01")
    space = int(g.place[seat])
    if g.board.leads_nowhere(g.heart_wall, space // COLUMNS, space % COLUMNS, direction):
        if direction == LEFT and space % COLUMNS == 0:
            return Reason("jaguar-no-way-edge", "JAG-BOARD-08", about)
        return Reason("jaguar-no-way-closed", "JAG-BOARD-06" if direction in (LEFT, RIGHT) else "JAG-BOARD-04", about)
    if verb == "move":
        return Reason("jaguar-no-way-wall", "JAG-BOARD-03", about)
    if g.board.goes(g.heart_wall, space, direction):
        return Reason("jaguar-no-wall-there", "JAG-F-AMU-04", about)
    if g.amulets[seat][WHITE_AMULET] == 0:
        return no_amulet(WHITE_AMULET, "JAG-F-AMU-04")
    return None


def why_not_jump(g: Jaguar, seat: int, about: Data) -> Reason | None:
    if not g.can_use_ability(seat, FENN):
        return Reason("jaguar-no-ability", "JAG-F-JUMP-01", {"character": CHARACTER.word(FENN)})
    if g.amulets[seat][GREEN_AMULET] == 0:
        return no_amulet(GREEN_AMULET, "JAG-F-JUMP-01")
    return Reason("jaguar-no-jump-way", "JAG-F-JUMP-01", about)


def no_amulet(amulet: int, rule: str) -> Reason:
    return Reason("jaguar-no-amulet", rule, {"amulet": AMULET.word(amulet)})


def why_not_door(g: Jaguar, seat: int) -> Reason | None:
    if g.question() not in STEPPING:
        return other_question(g)
    if g.door[seat][1] == NONE:
        return Reason("jaguar-no-door", "JAG-MOVE-02")
    if g.place[seat] not in (g.door[seat][0], g.door[seat][1]):
        return Reason("jaguar-no-door-here", "JAG-MOVE-02")
    if g.other_door(seat, g.place[seat]) == NONE:
        return Reason("jaguar-no-door-closed", "JAG-MOVE-02")
    return Reason("jaguar-no-points", "JAG-MOVE-02")


def why_not_take(g: Jaguar, seat: int, verb: str, rest: str) -> Reason | None:
    if g.question() not in (ACTING, FREE):
        return other_question(g)
    if not g.inside(seat):
        return Reason("jaguar-no-step-outside", "JAG-ACT-03")
    if g.running:
        return Reason("jaguar-no-running", "JAG-RUN-01")
    if g.question() == ACTING and g.points == 0:
        return Reason("jaguar-no-points", "JAG-TAKE-01")
    if verb == "take-heart":
        return why_not_heart(g, seat, rest)
    if verb == "perform":
        return why_not_perform(g, seat, RITUAL.number(rest))
    if verb == "take":
        return Reason("jaguar-no-crystal-here", "JAG-TAKE-02", {"crystal": CRYSTAL.word(CRYSTAL.number(rest))})
    return Reason("jaguar-no-item-here", "JAG-TAKE-01")


def why_not_heart(g: Jaguar, seat: int, rest: str) -> Reason | None:
    if g.hearts_taken == g.parts.hearts[g.seats]:
        return Reason("jaguar-no-heart-left", "JAG-HEART-03")
    wished = [MAP.number(word) for word in rest.split()]
    on_4 = g.place[seat] % COLUMNS >= OPENED
    if on_4 and len(wished) == 2 and is_alike(g, seat, 0, wished[0]) and is_alike(g, seat, DOTS, wished[1]):
        return Reason("jaguar-no-heart-alike", "JAG-HEART-03")
    return Reason("jaguar-no-heart-here", "JAG-HEART-01")


def is_alike(g: Jaguar, seat: int, first: int, piece: int) -> bool:
    """Whether a map piece of a seat could be used like the one that is offered, of those with dots or triangles."""
    offered = int(matching(g, seat, first))
    unused = (g.maps[seat] & ~g.used_maps[seat]) >> piece & 1 == 1
    same_type = offered != NONE and offered // DOTS == piece // DOTS
    return unused and same_type and g.parts.map_value[offered] == g.parts.map_value[piece]


def why_not_perform(g: Jaguar, seat: int, ritual: int) -> Reason | None:
    about: Data = {"ritual": RITUAL.word(ritual)}
    if not g.pouch[seat] >> ritual & 1 and g.ritual_on(g.place[seat]) != ritual:
        return Reason("jaguar-no-ritual-here", "JAG-RIT-02", about)
    for colour in range(CRYSTALS):
        if g.bag[seat][colour] < g.parts.needs[ritual * CRYSTALS + colour]:
            about["crystal"] = CRYSTAL_IDS[colour]
            return Reason("jaguar-no-ritual-crystal", "JAG-RIT-01", about)
    return Reason("jaguar-no-ritual-pouch", "JAG-FLOOD-04", about)


def why_not_act(g: Jaguar, seat: int, verb: str, rest: str) -> Reason | None:
    """Healing, running, looking at a trap, the Shield, ending the turn."""
    if g.question() != ACTING:
        return other_question(g)
    if verb == "run":
        return Reason("jaguar-no-run-now", "JAG-RUN-01")
    if g.place[seat] >= ENTRANCE:
        return Reason("jaguar-no-step-outside", "JAG-ACT-03")
    if g.running:
        return Reason("jaguar-no-running", "JAG-RUN-01")
    if verb == "shield":
        return why_not_shield(g, seat)
    if g.points == 0:
        return Reason("jaguar-no-points", "JAG-S-ACT-01" if verb == "look" else "JAG-HEAL-01")
    if verb == "look":
        return why_not_look(g, rest)
    return Reason("jaguar-no-heal-full", "JAG-HEAL-03", {"number": int(g.parts.most_health)})


def why_not_look(g: Jaguar, rest: str) -> Reason | None:
    if not g.agreed.solo or not rest:
        return Reason("jaguar-no-look", "JAG-S-ACT-01")
    trap = TRAP.number(rest)
    message = "jaguar-no-look-open" if trap < HARMING else "jaguar-no-look-token"
    return Reason(message, "JAG-S-ACT-01", {"trap": TRAP.word(trap)})


def why_not_shield(g: Jaguar, seat: int) -> Reason | None:
    if not g.can_use_ability(seat, AKHEL):
        return Reason("jaguar-no-ability", "JAG-F-SHIELD-01", {"character": CHARACTER.word(AKHEL)})
    return Reason("jaguar-no-shield", "JAG-F-SHIELD-03" if g.shield != NONE else "JAG-F-SHIELD-01")


def why_not_use(g: Jaguar, seat: int, amulet: int) -> Reason | None:
    if g.amulets[seat][amulet] == 0:
        return no_amulet(amulet, "JAG-AMU-01")
    if amulet == GREEN_AMULET and g.question() in (ACTING, FLEEING):
        return Reason("jaguar-no-green-again", "JAG-AMU-02", {"number": int(g.parts.greens_per_turn)})
    if amulet == WHITE_AMULET:
        return Reason("jaguar-no-white-alone", "JAG-F-AMU-04")
    if g.question() == ACTING and g.running:
        return Reason("jaguar-no-running", "JAG-RUN-02")
    if amulet == RED_AMULET and g.health[seat] == g.parts.most_health:
        return Reason("jaguar-no-heal-full", "JAG-AMU-03", {"number": int(g.parts.most_health)})
    if amulet == BLACK_AMULET and g.curse[seat] == 0:
        return Reason("jaguar-no-curse-left", "JAG-AMU-03")
    if amulet == BLUE_AMULET:
        return Reason("jaguar-no-blue-now", "JAG-F-AMU-05")
    return Reason("jaguar-no-amulet-now", "JAG-AMU-03", {"amulet": AMULET.word(amulet)})


def why_not_set(g: Jaguar, trap: int) -> Reason | None:
    if g.question() != SETTING:
        return Reason("jaguar-no-set-now", "JAG-S-SET-01" if g.agreed.solo else "JAG-TRAP-01")
    about: Data = {"trap": TRAP.word(trap)}
    if g.position_of(trap) >= HARMING and g.owner(g.position_of(trap)) == NONE:
        return Reason("jaguar-no-set-hunt", "JAG-F-HUNT-02", about)
    about["other"] = int(g.owner(g.position_of(trap))) + 1
    return Reason("jaguar-no-set-taken", "JAG-TRAP-01", about)


def why_not_place(g: Jaguar, seat: int, space: int) -> Reason | None:
    if space >= g.board.spaces:
        return None
    if g.question() != PLACING:
        return other_question(g)
    first = int(g.door[seat][0])
    if first == space:
        return Reason("jaguar-no-place-same", "JAG-DOOR-01", {"space": SPACE.word(space)})
    far: Data = {"number": int(apart(first, space)), "most": int(g.parts.door_distance)}
    return Reason("jaguar-no-place-far", "JAG-DOOR-01", far)


def why_not_mark(g: Jaguar, seat: int, objective: int) -> Reason | None:
    if g.question() != "objective/choose_objective":
        return Reason("jaguar-no-mark-now", "JAG-OBJ-01")
    about: Data = {"objective": OBJECTIVE.word(objective)}
    if objective not in [int(one) for one in g.objective]:
        return Reason("jaguar-no-mark-absent", "JAG-SETUP-11", about)
    return Reason("jaguar-no-mark-twice", "JAG-OBJ-02", about)


def why_not_resist(g: Jaguar, seat: int) -> Reason | None:
    if g.question() != REACTING:
        return other_question(g)
    return Reason("jaguar-no-resist", "JAG-FLOOD-02", {"number": int(g.health[seat]), "most": int(g.parts.flood_cost)})


def why_not_play(g: Jaguar, character: int) -> Reason | None:
    if g.question() != "character/choose_character":
        return Reason("jaguar-no-character-now", "JAG-SETUP-04")
    owner = next((s for s in range(g.seats) if g.character[s] == character), 0)
    about: Data = {"character": CHARACTER.word(character), "other": owner + 1}
    return Reason("jaguar-no-character-taken", "JAG-SETUP-04", about)


def why_not_start(g: Jaguar, row: int) -> Reason | None:
    if g.question() != "start/choose_start":
        return Reason("jaguar-no-start-now", "JAG-SETUP-21")
    return Reason("jaguar-no-start-row", "JAG-SETUP-21", {"row": row + 1})


def why_not_discard(g: Jaguar, seat: int, colour: int) -> Reason | None:
    if g.question() != "suffering/choose_loss":
        return other_question(g)
    if g.trap_at[g.stack[g.depth - 1].card] == EARTHQUAKE:
        return Reason("jaguar-no-discard-quake", "JAG-HIT-02")
    return Reason("jaguar-no-discard", "JAG-HIT-03", {"crystal": CRYSTAL.word(colour)})
