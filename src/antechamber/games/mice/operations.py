"""Exchanges, moving a paw and turning used chests (MIC-OP-06, MIC-OP-11, MIC-OP-13)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, lowest
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    ANY,
    CHEST,
    CHEST_TAKEN,
    EXCHANGE,
    EXCHANGED,
    FIRST_CHEST,
    FLIP_CHEST,
    GLORY,
    GOLD,
    ITEM_BITS,
    MOVE_PAW,
    RESOURCES,
    amount,
)
from antechamber.games.mice.effects import GOLD_SPENT_AT, MORE_AT, PROCEDURES, TAKE_ANY, argument, give, offer_chests
from antechamber.games.mice.legality import can_operate, movable, move_targets, one_of_each
from antechamber.games.mice.payment import exchange_price, payments
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    AT,
    CHOSEN,
    DOING,
    FLIP,
    FLIPPED_CHEST,
    GAVE_CHEST,
    GIVE,
    MOVE,
    MOVED,
    PAID,
    SPENT_GLORY,
)

PAY_PART: Final = (1 << 28) - 1
GET_PART: Final = (1 << 24) - 1
GET_AT: Final = 28
OTHER_KIND: Final = 56


# ---------------------------------------------------------------- exchange


@book.question("MIC-OP-06", "MIC-RES-04", "MIC-OPT-08", "MIC-TURN-05", "MIC-CH-PAWN-01")
def choose_exchange(g: Mice, f: Frame) -> None:
    """Choose what to spend, exactly what the card says, or pass."""
    arg: i64 = argument(g, f)
    pay: i64 = arg & PAY_PART
    g.ask(f.seat)
    if amount(pay, CHEST):
        offer_chests(g, one_of_each(g, g.used_chests[f.seat]) | one_of_each(g, g.chests[f.seat]), GIVE)
    else:
        payments(g, f.seat, exchange_price(g, pay, arg >> GET_AT & GET_PART), 0)
    g.offer(PASS)


@book.rule("MIC-OP-06", "MIC-RES-03", "MIC-RES-05", "MIC-CHEST-04", "MIC-CH-PAWN-01", "MIC-RES-08")
def spend_and_receive(g: Mice, f: Frame) -> None:
    """Spend it, and receive what stands after the arrow."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        return
    arg: i64 = argument(g, f)
    spent: i64 = 0
    if option & ~ARG == GIVE:
        give_chest_away(g, f.seat, (option & ARG) - FIRST_CHEST)
    else:
        spent = option & ARG
        g.spend(f.seat, spent)
        g.tell(PAID, f.seat, spent)
    glory: i64 = amount(arg & PAY_PART, GLORY)
    if glory:
        g.spend(f.seat, glory << ITEM_BITS * GLORY)
        g.tell(SPENT_GLORY, f.seat, glory)
    g.happened |= bit(EXCHANGED)
    receive_for(g, f.seat, arg, spent)


def receive_for(g: Mice, seat: i64, arg: i64, spent: i64) -> None:
    """Receive the other side of an exchange; of other kinds than those spent, if the card says so."""
    get: i64 = arg >> GET_AT & GET_PART
    give(g, seat, get & (1 << ITEM_BITS * ANY) - 1, 1)
    free: i64 = amount(get, ANY)
    if free == 0:
        return
    kinds: i64 = 0
    if arg >> OTHER_KIND & 1:
        item: i64
        for item in range(RESOURCES):
            if amount(spent, item):
                kinds |= bit(item)
        if amount(spent, GOLD) > amount(arg & PAY_PART, GOLD):
            kinds |= bit(GOLD_SPENT_AT)
    g.begin(TAKE_ANY, seat, 0, free, kinds)


book.implements(receive_for, "MIC-RES-05", "MIC-CH-ALCH-01")


def give_chest_away(g: Mice, seat: i64, chest: i64) -> None:
    """A chest goes face down to the supply, which is shuffled."""
    g.chests[seat] &= ~bit(chest)
    g.used_chests[seat] &= ~bit(chest)
    g.supply |= bit(chest)
    g.tell(GAVE_CHEST, seat, FIRST_CHEST + chest)


EXCHANGE_ITEMS: Final[i64] = book.procedure("exchange", [choose_exchange, spend_and_receive], card=CHOSEN, memo=DOING)
PROCEDURES[EXCHANGE] = int(EXCHANGE_ITEMS)


# ---------------------------------------------------------------- moving a paw


@book.question("MIC-MOVE-01", "MIC-MOVE-02", "MIC-OP-11", "MIC-TURN-05", "MIC-HID-04")
def choose_paw_to_move(g: Mice, f: Frame) -> None:
    """Choose one of your paws inside, or pass; some effects also take one off an entrance card."""
    left: i64 = movable(g, f.seat, argument(g, f) == 1)
    g.ask(f.seat)
    while left:
        g.offer(MOVE | g.place_number(lowest(left)))
        left &= left - 1
    g.offer(PASS)


@book.rule("MIC-MOVE-01")
def lift_paw(g: Mice, f: Frame) -> None:
    """Lift it."""
    if g.answers[f.seat] == PASS:
        f.finish()
    else:
        f.memo |= g.place_of(g.answers[f.seat] & ARG) << MORE_AT


@book.question("MIC-MOVE-01", "MIC-MOVE-02")
def choose_where_to_move(g: Mice, f: Frame) -> None:
    """Choose a chamber or an empty spot without any paw."""
    left: i64 = move_targets(g)
    g.ask(f.seat)
    g.offer_all(AT, left)


@book.rule("MIC-MOVE-01", "MIC-MOVE-03", "MIC-ON-07")
def move_paw(g: Mice, f: Frame) -> None:
    """The paw goes there; a chest there is yours. It is neither removing nor placing."""
    place: i64 = f.memo >> MORE_AT
    spot: i64 = g.answers[f.seat] & ARG
    g.paws[f.seat] = g.paws[f.seat] & ~bit(place) | bit(spot)
    g.tell(MOVED, f.seat, g.place_number(place), spot)
    if g.take_chest_at(f.seat, spot):
        g.happened |= bit(CHEST_TAKEN)


MOVE_A_PAW: Final[i64] = book.procedure(
    "move", [choose_paw_to_move, lift_paw, choose_where_to_move, move_paw], card=CHOSEN, memo=DOING
)
PROCEDURES[MOVE_PAW] = int(MOVE_A_PAW)


# ---------------------------------------------------------------- turning a used chest


@book.question("MIC-OP-13", "MIC-AS-SWINDLER-01", "MIC-CH-STASH-01")
def choose_used_chest(g: Mice, f: Frame) -> None:
    """Choose one of your used chests."""
    g.ask(f.seat)
    offer_chests(g, one_of_each(g, g.used_chests[f.seat]), FLIP)


@book.rule("MIC-OP-13", "MIC-AS-SWINDLER-01", "MIC-CH-STASH-01")
def flip_chest(g: Mice, f: Frame) -> None:
    """Turn it back to its bonus side."""
    chest: i64 = (g.answers[f.seat] & ARG) - FIRST_CHEST
    g.used_chests[f.seat] &= ~bit(chest)
    g.chests[f.seat] |= bit(chest)
    g.tell(FLIPPED_CHEST, f.seat, FIRST_CHEST + chest)


FLIP_A_CHEST: Final[i64] = book.procedure("flip", [choose_used_chest, flip_chest], card=CHOSEN, memo=DOING)
PROCEDURES[FLIP_CHEST] = int(FLIP_A_CHEST)
book.implements(can_operate, "MIC-EFF-06")
