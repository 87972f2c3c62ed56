"""Shards of the Jaguar: why an option was chosen, in words."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluation import Said
from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import (
    A_CHEST,
    AMULET_IDS,
    CRYSTAL_BITS,
    CRYSTAL_IDS,
    CRYSTALS,
    ENTRANCE,
    FIRST_AMULET,
    FLOOD,
    HARMING,
    NONE,
    REMOVED,
    SPACE_IDS,
    TRAP_IDS,
)
from antechamber.games.jaguar.evaluation.paths import standing_on
from antechamber.games.jaguar.evaluation.places import Places, packed_bag
from antechamber.games.jaguar.evaluation.worths import HEALTHY
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.temple import beside
from antechamber.games.jaguar.words import (
    BREAK,
    CHOOSE,
    DISCARD,
    DOOR,
    END_TURN,
    HEAL,
    ITEM,
    ITEM_CHEST,
    ITEM_MAP,
    ITEM_RITUAL,
    JUMP,
    LIE_DOWN,
    MARK,
    MOVE,
    PERFORM,
    RUN,
    SET,
    SHIELD,
    START_AT,
    SUFFER,
    TAKE,
    TAKE_HEART,
    TAKE_MAP,
    USE_AMULET,
)

NOTICEABLE: Final[i64] = 1500  # so much less harm is worth a step
PLAIN: Final[list[tuple[i64, str]]] = [
    (CHOOSE, "jaguar-because-token"),
    (START_AT, "jaguar-because-start"),
    (MARK, "jaguar-because-mark"),
    (DISCARD, "jaguar-because-loss"),
    (LIE_DOWN, "jaguar-because-loss"),
    (SUFFER, "jaguar-because-loss"),
    (PERFORM, "jaguar-because-ritual"),
    (TAKE_HEART, "jaguar-because-heart"),
    (TAKE_MAP, "jaguar-because-map"),
    (USE_AMULET, "jaguar-because-use"),
    (RUN, "jaguar-because-run"),
]


def why(places: Places, g: Jaguar, seat: i64, option: i64) -> list[Said]:
    """Why a seat would choose an option; its board has been looked at."""
    kind: i64 = option & ~ARG
    if g.acting == seat and g.heart_wall == REMOVED:
        return [("jaguar-because-exit", {})]
    if kind == SET:
        return why_set(g, option & ARG)
    if kind == CHOOSE and g.agreed.solo:
        return [("jaguar-because-token-alone", {})]
    if kind == SHIELD:
        return [("jaguar-because-shield", {"trap": TRAP_IDS[option & ARG]})]
    if kind == TAKE:
        return why_take(places, g, seat, option & ARG)
    if kind in (MOVE, BREAK, JUMP, DOOR) and g.acting == seat:
        return why_go(places, g, seat, option)
    if kind == HEAL:
        well: bool = g.health[seat] >= HEALTHY and not g.agreed.solo
        return [("jaguar-because-honour-of-health" if well else "jaguar-because-heal", {})]
    if kind == END_TURN:
        return [(why_end(g), {})]
    for plain, message in PLAIN:
        if plain == kind:
            return [(message, {})]
    return []


def why_set(g: Jaguar, trap: i64) -> list[Said]:
    """A trap that harms, the water or the door."""
    if trap < HARMING:
        return [("jaguar-because-trap-alone" if g.agreed.solo else "jaguar-because-trap", {})]
    return [("jaguar-because-flood" if trap == FLOOD else "jaguar-because-door", {})]


def why_end(g: Jaguar) -> str:
    """At the end of a Run, without action points, or with nothing more to do."""
    if g.running:
        return "jaguar-because-arrived"
    return "jaguar-because-spent" if g.points == 0 else "jaguar-because-stay"


def why_take(places: Places, g: Jaguar, seat: i64, colour: i64) -> list[Said]:
    """A crystal for a ritual, or for its honour."""
    bag: i64 = packed_bag(g, seat)
    helps: bool = places.fuel(g, bag + bit(8 * colour), 0) > places.fuel(g, bag, 0)
    told: dict[str, object] = {"crystal": CRYSTAL_IDS[colour]}
    return [("jaguar-because-fuel" if helps else "jaguar-because-honour", told)]


def why_go(places: Places, g: Jaguar, seat: i64, option: i64) -> list[Said]:
    """Away from a trap, or towards what is worth most from there."""
    here: i64 = standing_on(g, seat)
    there: i64 = g.other_door(seat, here) if option & ~ARG == DOOR else beside(here, option & ARG)
    if option & ~ARG == JUMP:
        there = beside(there, option & ARG)
    if g.place[seat] < ENTRANCE and g.points <= 1:  # traps go off where a turn ends, not on the way
        threat: i64 = worst_trap(places, g, here, there)
        if threat != NONE:
            return [("jaguar-because-flee", {"trap": TRAP_IDS[g.trap_at[threat]]})]
    goal: i64 = most_tempting(places, g, seat, here, there)
    if goal == NONE:
        return [("jaguar-because-safe", {})]
    told: dict[str, object] = {"space": SPACE_IDS[goal]}
    item: str = item_on(g, goal)
    if item:
        return [("jaguar-because-goal", {**told, "item": item})]
    return [("jaguar-because-amulet", {**told, "amulet": AMULET_IDS[g.on_square(goal) - FIRST_AMULET]})]


def worst_trap(places: Places, g: Jaguar, here: i64, there: i64) -> i64:
    """The trap from which a step leads away: where it is, or NONE."""
    worst: i64 = NONE
    most: i64 = NOTICEABLE
    position: i64
    for position in range(HARMING):
        less: i64 = places.dangers.harm(g, position, here) - places.dangers.harm(g, position, there)
        if less > most:
            most = less
            worst = position
    return worst


def most_tempting(places: Places, g: Jaguar, seat: i64, here: i64, start: i64) -> i64:
    """Of the spaces to which a step leads, the one whose things count most, or NONE."""
    best: i64 = NONE
    most: i64 = 0
    space: i64
    for space in range(g.board.spaces):
        if places.thing[space] and g.items[space]:
            far: i64 = places.paths.steps_later(g, seat, start, space)
            counts: i64 = places.thing[space] * places.near(far)
            nearer: bool = far < places.paths.steps_later(g, seat, here, space) or g.place[seat] >= ENTRANCE
            if counts > most and nearer:
                most = counts
                best = space
    return best


def item_on(g: Jaguar, space: i64) -> str:
    """What a space is visited for: a ritual, a map piece, a crystal or a chest; empty for an amulet."""
    if g.ritual_on(space) != NONE:
        return ITEM.words[ITEM_RITUAL]
    if g.map_on(space) != NONE:
        return ITEM.words[ITEM_MAP]
    colour: i64
    for colour in range(CRYSTALS):
        if g.items[space] >> CRYSTAL_BITS * colour & 3:
            return ITEM.words[colour]
    return ITEM.words[ITEM_CHEST] if g.on_square(space) == A_CHEST else ""
