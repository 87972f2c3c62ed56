"""Where paws can go, which cards an effect can reach, and whether an operation can be carried out: pure queries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.bits import bit, lowest, size
from antechamber.core.ints import i64
from antechamber.games.mice.components import (
    ADJACENT_CHAMBER,
    ADJACENT_CHAMBERS,
    ASSISTANT,
    BORROW_ASSISTANT,
    CAMP,
    CHAMBER,
    CHOOSE,
    EITHER,
    END,
    EXCHANGE,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    FLIP_CHEST,
    FREE_ENTRANCE,
    GAIN_PER,
    GLORY,
    HIRE,
    HIRED_ASSISTANT,
    ITEM_BITS,
    JUMP,
    MOVE_PAW,
    NEUTRAL,
    NO_SPOT,
    NONE,
    OPEN,
    OPENED_CHAMBER,
    OWN_PAW_ENTRANCE,
    PAWS,
    PLACE_PAW,
    PORTAL,
    ROW,
    ROW_CHAMBER,
    SWAP_ASSISTANT,
    TAKE_CHEST,
    TOKENS,
    TRIGGER,
)
from antechamber.games.mice.payment import any_payable, can_exchange
from antechamber.games.mice.words import NOTHING, SPOT_BITS

if TYPE_CHECKING:  # the state answers questions through these functions, so it imports this module
    from antechamber.games.mice.state import Mice

SLOT_AT: Final = 16  # in sets of places: spots first, then slots
SPOTS: Final = (1 << 16) - 1
SLOTS: Final = SPOTS << SLOT_AT
PLACE_OPPOSITE: Final = 4
CAMP_LIMIT: Final = 3


def spot_of(about: i64) -> i64:
    return about & 31


def card_of(about: i64) -> i64:
    return about >> SPOT_BITS & 127


# ---------------------------------------------------------------- paws and places


def paws_left(g: Mice, seat: i64) -> i64:
    """The paws in a seat's supply."""
    return PAWS - size(g.paws[seat])


def tokens_left(g: Mice, seat: i64) -> i64:
    """A seat's free ownership tokens: chambers and flipped entrances have one each."""
    return TOKENS - size(g.owned[seat])


def all_paws(g: Mice) -> i64:
    """The places that hold a paw of anybody."""
    found: i64 = 0
    seat: i64
    for seat in range(g.seats):
        found |= g.paws[seat]
    return found


def holder(g: Mice, place: i64) -> i64:
    """The seat whose paw is at a place; NONE if there is none."""
    seat: i64
    for seat in range(g.seats):
        if g.paws[seat] >> place & 1:
            return seat
    return NONE


def owner(g: Mice, place: i64) -> i64:
    """The seat whose ownership token is at a place; NONE if there is none."""
    seat: i64
    for seat in range(g.seats):
        if g.owned[seat] >> place & 1:
            return seat
    return NONE


def slots_opposite(g: Mice, slots: i64) -> i64:
    """The slots at the other ends of the lines that begin at these, as bits."""
    return g.crypt.facing[slots & 255] | g.crypt.facing[256 + (slots >> 8)]


def empty_spots(g: Mice) -> i64:
    """Spots without a chamber."""
    return g.crypt.every_spot & ~g.open_spots


def opponent_opposite(g: Mice, seat: i64, slot: i64) -> i64:
    """The opponent whose paw is on the entrance card opposite; NONE if there is none."""
    found: i64 = holder(g, SLOT_AT + g.crypt.opposite[slot])
    return NONE if found == seat else found


def infiltrations_left(g: Mice, seat: i64) -> i64:
    """How many more paws a seat may place opposite an opponent's this turn, ignoring the rule."""
    left: i64 = g.own(seat) & g.parts.modifying[PLACE_OPPOSITE]
    if left == 0:
        return 0
    most: i64 = 0
    while left:
        most += g.parts.opposite[lowest(left)]
        left &= left - 1
    return most - g.infiltrations


def may_place(g: Mice, seat: i64, slot: i64) -> bool:
    """Whether the ordinary rules allow a paw on an entrance card."""
    if all_paws(g) >> SLOT_AT + slot & 1:
        return False
    return g.crypt.opposite_allowed or opponent_opposite(g, seat, slot) == NONE


def may_infiltrate(g: Mice, seat: i64, slot: i64) -> bool:
    """Whether an entrance card is free and lies opposite an opponent's paw, and that can be ignored this turn."""
    if all_paws(g) >> SLOT_AT + slot & 1 or opponent_opposite(g, seat, slot) == NONE:
        return False
    return infiltrations_left(g, seat) > 0


def can_place(g: Mice, seat: i64) -> bool:
    """Whether a seat has a paw and an entrance card for it."""
    if paws_left(g, seat) == 0:
        return False
    slot: i64 = 0
    while slot < g.crypt.slots and not may_place(g, seat, slot) and not may_infiltrate(g, seat, slot):
        slot += 1
    return slot < g.crypt.slots


def intersections(g: Mice, seat: i64) -> i64:
    """The spots where a line of a seat's paws on a row crosses one on a column, as bits."""
    slots: i64 = g.paws[seat] >> SLOT_AT
    lines: i64 = g.crypt.lines[slots & 255] | g.crypt.lines[256 + (slots >> 8)]
    return lines & lines >> 16 & SPOTS


def eligible(g: Mice, seat: i64) -> i64:
    """The intersections that still wait for a paw: those without any, as bits."""
    return intersections(g, seat) & ~all_paws(g)


def spots_to_open(g: Mice, seat: i64, anywhere: bool) -> i64:
    """Empty spots with one's own paw; or, anywhere, those without any paw."""
    if anywhere:
        return empty_spots(g) & ~all_paws(g)
    return empty_spots(g) & g.paws[seat]


def movable(g: Mice, seat: i64, from_entrance: bool) -> i64:
    """The places from which a seat may move a paw, as bits."""
    return g.paws[seat] if from_entrance else g.paws[seat] & SPOTS


def move_targets(g: Mice) -> i64:
    """Spots without a paw of anybody, with a chamber or without."""
    return g.crypt.every_spot & ~all_paws(g)


# ---------------------------------------------------------------- camp, chests


def camp_limit(g: Mice, seat: i64) -> i64:
    """How many cards a seat's camp may hold."""
    most: i64 = g.parts.camp_cards
    left: i64 = g.own(seat) & g.parts.modifying[CAMP_LIMIT]
    while left:
        most = max(most, g.parts.camp_limit[lowest(left)])
        left &= left - 1
    return most


def in_camp(g: Mice, seat: i64) -> i64:
    """How many cards are in a seat's camp."""
    return size(g.camp[seat][CHAMBER]) + size(g.camp[seat][ASSISTANT])


def can_camp(g: Mice, arg: i64) -> bool:
    """Whether there is a card to put into a camp: of this kind, from a row or a discard pile."""
    kind: i64
    i: i64
    for kind in range(2):
        if arg & 3 == EITHER or arg & 3 == kind:
            if arg >> 2:
                if g.discards[kind]:
                    return True
                continue
            for i in range(ROW):
                if g.row[kind][i] != NONE:
                    return True
    return False


def usable_chests(g: Mice, seat: i64) -> i64:
    """One unused chest of each sort that can do something now, as bits."""
    found: i64 = 0
    seen: i64 = 0
    left: i64 = g.chests[seat]
    while left:
        chest: i64 = lowest(left)
        left &= left - 1
        sort: i64 = g.parts.alike[chest]
        if not seen >> sort & 1:
            seen |= bit(sort)
            if can_carry_out(g, seat, g.parts.start[FIRST_CHEST + chest], NOTHING):
                found |= bit(chest)
    return found


def one_of_each(g: Mice, chests: i64) -> i64:
    """The first chest of each sort, as bits."""
    found: i64 = 0
    seen: i64 = 0
    left: i64 = chests
    while left:
        chest: i64 = lowest(left)
        left &= left - 1
        sort: i64 = g.parts.alike[chest]
        if not seen >> sort & 1:
            seen |= bit(sort)
            found |= bit(chest)
    return found


# ---------------------------------------------------------------- what a trigger can reach


def may_trigger_chamber(g: Mice, seat: i64, spot: i64) -> bool:
    """Whether the chamber on a spot has an effect for this seat, and is not being carried out already."""
    chamber: i64 = g.chamber[spot]
    if chamber == NONE or g.busy_chambers >> chamber & 1:
        return False
    return g.parts.op[g.parts.start[chamber]] != PORTAL or g.owned[seat] >> spot & 1 == 1


def adjacent_chambers(g: Mice, seat: i64, spot: i64) -> i64:
    """The spots next to a spot whose chambers a seat may trigger, as bits."""
    found: i64 = 0
    if spot != NO_SPOT:
        left: i64 = g.crypt.near[spot] & g.open_spots
        while left:
            other: i64 = lowest(left)
            left &= left - 1
            if may_trigger_chamber(g, seat, other):
                found |= bit(other)
    return found


def row_chambers(g: Mice) -> i64:
    """The chambers of the row that can be copied, as bits: no Portal, and none that is being carried out."""
    found: i64 = 0
    i: i64
    for i in range(ROW):
        card: i64 = g.row[CHAMBER][i]
        if card != NONE and not g.busy_chambers >> card & 1 and g.parts.op[g.parts.start[card]] != PORTAL:
            found |= bit(card)
    return found


def entrances_to_trigger(g: Mice, seat: i64, own: bool) -> i64:
    """The slots with one's own paw, or those without any, whose cards are not being carried out; as bits."""
    found: i64 = g.paws[seat] >> SLOT_AT if own else g.crypt.every_slot & ~(all_paws(g) >> SLOT_AT)
    return found & ~g.busy_entrances


def is_executable(g: Mice, assistant: i64) -> bool:
    """Whether there is something after an assistant's colon to carry out, and its limit is not used up."""
    return (g.parts.passive & ~(g.used & g.parts.once_per_turn)) >> assistant & 1 == 1


def assistants_to_repeat(g: Mice, seat: i64) -> i64:
    """A seat's assistants that were used this turn and may be once more, as bits."""
    return g.own(seat) & g.used & g.parts.passive & ~g.parts.once_per_turn


def assistants_to_borrow(g: Mice, seat: i64) -> i64:
    """The assistants of the row that may be borrowed, as bits; one that is borrowed already is no choice."""
    found: i64 = 0
    i: i64
    for i in range(ROW):
        card: i64 = g.row[ASSISTANT][i]
        if card != NONE and not g.own(seat) >> card & 1:
            found |= bit(card)
    return found if g.agreed.tunnel_one_time else found & ~g.parts.one_time


def assistants_to_dismiss(g: Mice, seat: i64) -> i64:
    """The hired assistants whose glory a seat can give back, as bits."""
    found: i64 = 0
    left: i64 = g.hired[seat]
    while left:
        card: i64 = lowest(left)
        left &= left - 1
        if g.parts.glory[FIRST_ASSISTANT + card] <= g.stock[seat][GLORY]:
            found |= bit(card)
    return found


def can_trigger(g: Mice, seat: i64, target: i64, about: i64) -> bool:
    """Whether a card of this sort is there to be triggered."""
    if target == ADJACENT_CHAMBER:
        return adjacent_chambers(g, seat, spot_of(about)) != 0
    if target == ROW_CHAMBER:
        return row_chambers(g) != 0
    if target in (OWN_PAW_ENTRANCE, FREE_ENTRANCE):
        return entrances_to_trigger(g, seat, target == OWN_PAW_ENTRANCE) != 0
    if target == OPENED_CHAMBER:
        spot: i64 = spot_of(about)
        return spot != NO_SPOT and g.chamber[spot] == card_of(about) and may_trigger_chamber(g, seat, spot)
    if target == HIRED_ASSISTANT:
        card: i64 = card_of(about) - FIRST_ASSISTANT
        return 0 <= card < FIRST_ASSISTANT and is_executable(g, card)
    return assistants_to_repeat(g, seat) != 0


# ---------------------------------------------------------------- what can be carried out


def times(g: Mice, arg: i64, about: i64) -> i64:
    """How often a gain for what is adjacent is received."""
    spot: i64 = spot_of(about)
    if spot == NO_SPOT:
        return 0
    near: i64 = g.crypt.near[spot] & g.open_spots
    if arg >> 24 & 3 == ADJACENT_CHAMBERS:
        return min(size(near), arg >> 26)
    return min(size(adjacent_factions(g, near, card_of(about))), arg >> 26)


def adjacent_factions(g: Mice, near: i64, opened: i64) -> i64:
    """The factions on these spots but for that of the opened chamber, as bits. Neutral is no faction."""
    found: i64 = 0
    while near:
        spot: i64 = lowest(near)
        near &= near - 1
        found |= bit(g.parts.faction[g.chamber[spot]])
    if opened < FIRST_ENTRANCE:
        found &= ~bit(g.parts.faction[opened])
    return found & ~bit(NEUTRAL)


def can_operate(g: Mice, seat: i64, place: i64, about: i64) -> bool:
    """Whether one operation can be carried out."""
    op: i64 = g.parts.op[place]
    arg: i64 = g.parts.arg[place]
    if op == GAIN_PER:
        return times(g, arg, about) > 0
    if op == EXCHANGE:
        return can_exchange(g, seat, arg)
    if op == OPEN:
        if spots_to_open(g, seat, arg >> 1 & 1 == 1) == 0 or tokens_left(g, seat) == 0:
            return False
        return any_payable(g, seat, CHAMBER, arg & 1 == 1, arg >> 3)
    if op == HIRE:
        return any_payable(g, seat, ASSISTANT, arg & 1 == 1, arg >> 1)
    if op == CAMP:
        return can_camp(g, arg)
    if op == MOVE_PAW:
        return movable(g, seat, arg == 1) != 0 and move_targets(g) != 0
    if op == TAKE_CHEST:
        return g.supply != 0
    if op == FLIP_CHEST:
        return g.used_chests[seat] != 0
    if op == PLACE_PAW:
        return can_place(g, seat)
    if op == SWAP_ASSISTANT:
        return assistants_to_dismiss(g, seat) != 0 or g.camp[seat][ASSISTANT] != 0
    if op == PORTAL:
        return can_use_portal(g, seat, about) and any_payable(g, seat, CHAMBER, False, arg & 15)
    if op == BORROW_ASSISTANT:
        return assistants_to_borrow(g, seat) != 0
    if op == TRIGGER:
        return can_trigger(g, seat, arg & 7, about)
    return True


def can_use_portal(g: Mice, seat: i64, about: i64) -> bool:
    """Whether the Portal that is triggered still lies on its spot and belongs to the seat."""
    spot: i64 = spot_of(about)
    return spot != NO_SPOT and g.chamber[spot] == card_of(about) and g.owned[seat] >> spot & 1 == 1


def can_carry_out(g: Mice, seat: i64, start: i64, about: i64) -> bool:
    """Whether at least one operation of an effect can be carried out."""
    if g.parts.sure[start]:
        return True
    place: i64 = start
    ops = g.parts.op
    while ops[place] != END:
        op: i64 = ops[place]
        if op not in (CHOOSE, JUMP) and can_operate(g, seat, place, about):  # the branches of a choice follow it
            return True
        place += 1
    return False


def can_take_branch(g: Mice, seat: i64, place: i64, about: i64) -> bool:
    """Whether at least one operation of a branch can be carried out."""
    while g.parts.op[place] != JUMP:
        if can_operate(g, seat, place, about):
            return True
        place += 1
    return False


def target_of(arg: i64, n: i64) -> i64:
    """Where the n-th branch of a choice starts, counted from the start of the program."""
    return arg >> ITEM_BITS + 5 * n & 31
