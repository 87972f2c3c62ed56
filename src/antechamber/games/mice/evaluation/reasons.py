"""Of Mice & Mazes: why an option was chosen, in words."""

from __future__ import annotations

from antechamber.bots.evaluation import Said
from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import ASSISTANT, CARD_IDS, CHAMBER, FIRST_ASSISTANT, NEUTRAL, NONE
from antechamber.games.mice.evaluation.plans import Plans
from antechamber.games.mice.legality import paws_left
from antechamber.games.mice.state import Mice
from antechamber.games.mice.words import (
    CAMP_CARD,
    DOUBLE_AT,
    HIRE_CARD,
    INFILTRATE,
    OPEN_CARD,
    PAY,
    REMOVE,
    SET_PAW,
    TAKE,
    TRIGGER_AT,
)


def why(plans: Plans, g: Mice, after: Mice, seat: i64, option: i64) -> list[Said]:
    """Why a seat would choose an option, after which the turn would end with this table."""
    kind: i64 = option & ~ARG
    if kind in (SET_PAW, INFILTRATE, TAKE):
        return what_for(plans, after, seat, kind)
    if kind == REMOVE:
        return [("mice-because-remove" if paws_left(g, seat) else "mice-because-no-paw", {})]
    if kind in (OPEN_CARD, HIRE_CARD):
        return worth_having(plans, g, seat, option & ARG)
    if kind == CAMP_CARD:
        return [("mice-because-camp", {})]
    if kind == PAY:
        return [("mice-because-pay", {})]
    if option == PASS and g.menu[g.first[seat]] & ~ARG in (OPEN_CARD, HIRE_CARD):
        return [("mice-because-pass", {})]
    if kind in (TRIGGER_AT, DOUBLE_AT):
        return [("mice-because-order", {})]
    return []


def what_for(plans: Plans, after: Mice, seat: i64, kind: i64) -> list[Said]:
    """Which card the paws, or what they brought, are for."""
    plans.look(after, seat)
    plans.ahead(after, seat)
    if plans.aim == NONE:
        return [("mice-because-goods", {})]
    card: dict[str, object] = {"card": CARD_IDS[plans.aim]}
    if kind == TAKE:
        return [("mice-because-needs", card)]
    return [("mice-because-buys" if plans.bought != NONE else "mice-because-saves", card)]


def worth_having(plans: Plans, g: Mice, seat: i64, card: i64) -> list[Said]:
    """What speaks for opening a chamber or hiring an assistant."""
    plans.look(g, seat)
    kind: i64 = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
    faction: i64 = g.parts.faction[card]
    if faction != NEUTRAL and not plans.level[kind * 3] & bit(faction):
        return [("mice-because-assistant-set" if kind == ASSISTANT else "mice-because-chamber-set", {})]
    glory: i64 = g.parts.glory[card]
    return [("mice-because-glory", {"glory": int(glory)})] if glory else [("mice-because-effect", {})]
