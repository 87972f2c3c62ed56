"""Prices and how they can be paid: discounts, gold for resources, assistants that change a payment (MIC-RES)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.bits import bit, lowest
from antechamber.core.ints import i64
from antechamber.games.mice.components import (
    ANY,
    CHAMBERS,
    CHEST,
    FIRST_ASSISTANT,
    FOOD,
    GLORY,
    GOLD,
    ITEM_BITS,
    MOST,
    NONE,
    PICKAXE,
    RESOURCES,
    ROW,
    TORCH,
    amount,
    bundle,
)
from antechamber.games.mice.words import PAY

if TYPE_CHECKING:  # the state answers questions through these functions, so it imports this module
    from antechamber.games.mice.state import Mice

OPEN_DISCOUNT: Final = 0
PAY_GOLD_WITH: Final = 1
COST_ANY: Final = 2

# A price is one number: a bundle for the units it names, then how many resources are waived, how many may be of any
# kind, which resource may stand for gold (none is 3), and whether gold may stand for resources.
DISCOUNT_AT: Final = 20
FREE_AT: Final = 26
GOLD_ITEM_AT: Final = 32
STRICT_AT: Final = 34
EXTRA_AT: Final = 36
NO_GOLD_ITEM: Final = 3


def open_discount(g: Mice, seat: i64) -> i64:
    """How many resources fewer a seat pays for every chamber."""
    found: i64 = 0
    left: i64 = g.own(seat) & g.parts.modifying[OPEN_DISCOUNT]
    while left:
        found += g.parts.open_discount[lowest(left)]
        left &= left - 1
    return found


def free_kinds(g: Mice, seat: i64) -> i64:
    """How many resources of a chamber's price may be paid with other resources."""
    found: i64 = 0
    left: i64 = g.own(seat) & g.parts.modifying[COST_ANY]
    while left:
        found += g.parts.cost_any[lowest(left)]
        left &= left - 1
    return found


def gold_item(g: Mice, seat: i64) -> i64:
    """The resource that may stand for gold when a seat hires; NO_GOLD_ITEM if there is none."""
    left: i64 = g.own(seat) & g.parts.modifying[PAY_GOLD_WITH]
    return g.parts.gold_item[lowest(left)] if left else NO_GOLD_ITEM


def price_of(g: Mice, seat: i64, card: i64, discount: i64, from_camp: bool) -> i64:
    """The price of a chamber or assistant for a seat, with all discounts and changes of payment."""
    waived: i64 = discount + (g.parts.camp_discount if from_camp else 0)
    free: i64 = 0
    item: i64 = NO_GOLD_ITEM
    if g.own(seat) == 0:
        pass  # nobody changes the price
    elif card < CHAMBERS:
        waived += open_discount(g, seat)
        free = free_kinds(g, seat)
    else:
        item = gold_item(g, seat)
    return g.parts.cost[card] | waived << DISCOUNT_AT | free << FREE_AT | item << GOLD_ITEM_AT


def exchange_price(g: Mice, pay: i64, get: i64) -> i64:
    """What an exchange takes, without its chest and glory; gold may stand in if the table agreed."""
    strict: bool = g.agreed.gold_never or (g.agreed.gold_not_for_gold and amount(get, GOLD) > 0)
    named: i64 = pay & (1 << ITEM_BITS * GLORY) - 1
    extra: i64 = amount(pay, ANY)
    price: i64 = named | extra << FREE_AT | NO_GOLD_ITEM << GOLD_ITEM_AT | extra << EXTRA_AT
    return price | bit(STRICT_AT) if strict else price


def units_of(price: i64) -> i64:
    """How many units a price takes, gold included, after what is waived."""
    resources: i64 = amount(price, FOOD) + amount(price, TORCH) + amount(price, PICKAXE)
    waived: i64 = min(resources, price >> DISCOUNT_AT & 63)
    return resources - waived + amount(price, GOLD) + (price >> EXTRA_AT & 15)


def settles(price: i64, food: i64, torch: i64, pickaxe: i64, gold: i64) -> bool:
    """Whether exactly these units pay a price, if their number is right.

    What is waived can be any resource, so units of a kind that the price names count for it. The others must be
    among the units of any kind, or stand for gold; and gold may stand for every resource unless that is forbidden.
    """
    item: i64 = price >> GOLD_ITEM_AT & 3
    due: i64 = amount(price, GOLD)
    over_food: i64 = max(0, food - amount(price, FOOD))
    over_torch: i64 = max(0, torch - amount(price, TORCH))
    over_pickaxe: i64 = max(0, pickaxe - amount(price, PICKAXE))
    over: i64 = over_food + over_torch + over_pickaxe
    if price & bit(STRICT_AT) and gold != due:
        return False
    if item == NO_GOLD_ITEM:
        return gold >= due and over <= price >> FREE_AT & 63
    stand_in: i64 = food if item == FOOD else torch if item == TORCH else pickaxe
    over_item: i64 = over_food if item == FOOD else over_torch if item == TORCH else over_pickaxe
    for_gold: i64 = max(0, due - gold, min(over_item, due))
    if for_gold > stand_in or for_gold > due:
        return False
    return over - min(over_item, for_gold) <= price >> FREE_AT & 63


def can_pay(g: Mice, seat: i64, price: i64) -> bool:
    """Whether a seat has what a price takes."""
    if price >> FREE_AT == NO_GOLD_ITEM << GOLD_ITEM_AT - FREE_AT:  # nothing but discounts and gold
        short: i64 = 0
        resources: i64 = 0
        item: i64
        for item in range(RESOURCES):
            due: i64 = price >> ITEM_BITS * item & MOST
            if due:
                resources += due
                missing: i64 = due - g.stock[seat][item]
                if missing > 0:
                    short += missing
        if short:
            short = max(0, short - min(resources, price >> DISCOUNT_AT & 63))
        return short + amount(price, GOLD) <= g.stock[seat][GOLD]
    return payments(g, seat, price, 1) > 0


def payments(g: Mice, seat: i64, price: i64, most: i64) -> i64:
    """Count the ways to pay a price, up to a number; below 1 offer them all instead, the least gold first."""
    units: i64 = units_of(price)
    loose: i64 = price >> FREE_AT & 63
    item: i64 = price >> GOLD_ITEM_AT & 3
    swap: i64 = amount(price, GOLD)
    most_food: i64 = min(g.stock[seat][FOOD], amount(price, FOOD) + loose + (swap if item == FOOD else 0))
    most_torch: i64 = min(g.stock[seat][TORCH], amount(price, TORCH) + loose + (swap if item == TORCH else 0))
    most_pickaxe: i64 = min(g.stock[seat][PICKAXE], amount(price, PICKAXE) + loose + (swap if item == PICKAXE else 0))
    found: i64 = 0
    gold: i64
    food: i64
    torch: i64
    for gold in range(min(units, g.stock[seat][GOLD]) + 1):
        left: i64 = units - gold
        if left > most_food + most_torch + most_pickaxe:
            continue
        for food in range(min(left, most_food), -1, -1):
            for torch in range(min(left - food, most_torch), -1, -1):
                pickaxe: i64 = left - food - torch
                if pickaxe > most_pickaxe:
                    break
                if settles(price, food, torch, pickaxe, gold):
                    found += 1
                    if most <= 0:
                        g.offer(PAY | bundle(food, torch, pickaxe, gold))
                    elif found >= most:
                        return found
    return found


def can_exchange(g: Mice, seat: i64, arg: i64) -> bool:
    """Whether a seat can pay an exchange once."""
    pay: i64 = arg & (1 << 28) - 1
    if amount(pay, CHEST) and not g.chests[seat] | g.used_chests[seat]:
        return False
    if amount(pay, GLORY) > g.stock[seat][GLORY]:
        return False
    return can_pay(g, seat, exchange_price(g, pay, arg >> 28))


def payable(g: Mice, seat: i64, card: i64, discount: i64, from_camp: bool) -> bool:
    return can_pay(g, seat, price_of(g, seat, card, discount, from_camp))


def payable_cards(g: Mice, seat: i64, kind: i64, camp_only: bool, discount: i64) -> i64:
    """The cards of a kind, in its row and in the camp, that a seat could open or hire now, as bits."""
    found: i64 = 0
    base: i64 = kind * FIRST_ASSISTANT
    left: i64 = g.camp[seat][kind]
    while left:
        card: i64 = lowest(left)
        left &= left - 1
        if payable(g, seat, base + card, discount, True):
            found |= bit(card)
    if not camp_only:
        i: i64
        for i in range(ROW):
            card = g.row[kind][i]
            if card != NONE and payable(g, seat, base + card, discount, False):
                found |= bit(card)
    return found


def any_payable(g: Mice, seat: i64, kind: i64, camp_only: bool, discount: i64) -> bool:
    """Whether there is one at all."""
    base: i64 = kind * FIRST_ASSISTANT
    if not camp_only:
        i: i64
        for i in range(ROW):
            card: i64 = g.row[kind][i]
            if card != NONE and payable(g, seat, base + card, discount, False):
                return True
    left: i64 = g.camp[seat][kind]
    while left:
        card = lowest(left)
        left &= left - 1
        if payable(g, seat, base + card, discount, True):
            return True
    return False
