"""Opening a chamber (MIC-OPEN), and Portal, which opens one in its own place (MIC-CH-PORTAL)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    CHAMBER,
    CHEST_TAKEN,
    FROM_CAMP,
    GLORY,
    ITEM_BITS,
    NONE,
    OPEN,
    OPENED,
    PORTAL,
)
from antechamber.games.mice.decks import discard, refill, take_from_row
from antechamber.games.mice.effects import (
    MORE_AT,
    OPEN_CHEST,
    PROCEDURES,
    about,
    argument,
    give,
    offer_chests,
    passives_may_fire,
    trigger_chamber,
)
from antechamber.games.mice.legality import can_carry_out, can_operate, spot_of, spots_to_open, usable_chests
from antechamber.games.mice.payment import payable_cards, payments, price_of
from antechamber.games.mice.state import BY_CHAMBERS, Mice, book
from antechamber.games.mice.words import (
    ABOUT_BITS,
    AT,
    CHOSEN,
    COPY,
    DOING,
    OPEN_CARD,
    OPENED_CHAMBER,
    PAID,
    PORTAL_LEFT,
    USE_CHEST,
)

# What was chosen so far, behind the rest of the memo.
SPOT_AT: Final = MORE_AT
CAMP_FLAG: Final = MORE_AT + 5
CHEST_FLAG: Final = MORE_AT + 6


def is_portal(g: Mice, f: Frame) -> bool:
    """Whether a chamber is opened in the place of a Portal."""
    return g.parts.op[g.starts(f.memo >> ABOUT_BITS & 127) + f.n] == PORTAL


def discount(g: Mice, f: Frame) -> i64:
    """How many resources fewer the effect asks for."""
    arg: i64 = argument(g, f)
    return arg & 15 if is_portal(g, f) else arg >> 3


@book.question("MIC-OPEN-02", "MIC-OP-07", "MIC-CHEST-02", "MIC-TURN-05", "MIC-CH-PORTAL-02", "MIC-CH-PORTAL-03")
def choose_chamber(g: Mice, f: Frame) -> None:
    """Choose a chamber that you can pay, from the row or your camp. You may also use a chest, or pass."""
    camp_only: bool = not is_portal(g, f) and argument(g, f) & 1 == 1
    cards: i64 = 0
    if can_operate(g, f.seat, g.starts(f.memo >> ABOUT_BITS & 127) + f.n, f.memo & (1 << ABOUT_BITS) - 1):
        cards = payable_cards(g, f.seat, CHAMBER, camp_only, discount(g, f))
    if cards == 0:
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    g.offer_all(OPEN_CARD, cards)
    offer_chests(g, usable_chests(g, f.seat), USE_CHEST)
    g.offer(PASS)


@book.rule("MIC-OPEN-02", "MIC-CHEST-02")
def take_chamber_or_chest(g: Mice, f: Frame) -> None:
    """A chest comes first; then the same choice again."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        f.finish()
    elif option & ~ARG == USE_CHEST:
        f.ask_again()
        g.begin(OPEN_CHEST, f.seat, option & ARG)
    else:
        f.card = option & ARG
        if g.camp[f.seat][CHAMBER] >> f.card & 1:
            f.memo |= bit(CAMP_FLAG)


@book.question("MIC-OPEN-01", "MIC-CH-SCAFFOLDING-01", "MIC-CH-CRANE-01")
def choose_spot(g: Mice, f: Frame) -> None:
    """Choose the spot: an empty one under your paw, or, if the effect says so, any without a paw."""
    if is_portal(g, f):
        g.settle(f.seat, AT | spot_of(f.memo))
        return
    spots: i64 = spots_to_open(g, f.seat, argument(g, f) >> 1 & 1 == 1)
    g.ask(f.seat)
    g.offer_all(AT, spots)


@book.rule("MIC-OPEN-01")
def take_spot(g: Mice, f: Frame) -> None:
    """The chamber will lie there."""
    f.memo |= (g.answers[f.seat] & ARG) << SPOT_AT


@book.question("MIC-OPEN-03", "MIC-RES-02", "MIC-RES-07", "MIC-CAMP-03", "MIC-CAMP-04")
def choose_payment_for_chamber(g: Mice, f: Frame) -> None:
    """Choose how to pay: which resources a discount spares, and what gold stands for."""
    g.ask(f.seat)
    payments(g, f.seat, price_of(g, f.seat, f.card, discount(g, f), f.memo >> CAMP_FLAG & 1 == 1), 0)


@book.rule("MIC-OPEN-03", "MIC-OPEN-04", "MIC-OPEN-05", "MIC-OWN-01", "MIC-ROW-01", "MIC-CH-PORTAL-04", "MIC-OPEN-08")
def pay_and_open(g: Mice, f: Frame) -> None:
    """Pay, lay the card under the paw, mark it, receive its glory, refill the row; a chest that lay there is yours."""
    spot: i64 = f.memo >> SPOT_AT & 31
    g.spend(f.seat, g.answers[f.seat] & ARG)
    g.tell(PAID, f.seat, g.answers[f.seat] & ARG)
    if is_portal(g, f):
        discard_portal(g, f.seat, spot)
    if f.memo >> CAMP_FLAG & 1:
        g.camp[f.seat][CHAMBER] &= ~bit(f.card)
    else:
        take_from_row(g, CHAMBER, f.card)
    g.chamber[spot] = f.card
    g.open_spots |= bit(spot)
    g.owned[f.seat] |= bit(spot)
    g.latest_opened = about(spot, f.card)
    g.tell(OPENED_CHAMBER, f.seat, f.card, spot, g.parts.glory[f.card])
    if g.parts.glory[f.card]:
        g.receive(f.seat, g.parts.glory[f.card] << ITEM_BITS * GLORY)
    if all_open(g):
        g.trigger_end(BY_CHAMBERS)
    refill(g, CHAMBER)
    if g.take_chest_at(f.seat, spot):
        f.memo |= bit(CHEST_FLAG)


def discard_portal(g: Mice, seat: i64, spot: i64) -> None:
    """Portal leaves the crypt; its glory is kept, its token will mark the new chamber."""
    g.tell(PORTAL_LEFT, seat, g.chamber[spot], spot)
    discard(g, CHAMBER, g.chamber[spot])
    g.chamber[spot] = NONE


def all_open(g: Mice) -> bool:
    """Whether no empty spot is left."""
    n: i64 = 0
    spot: i64
    for spot in range(g.crypt.spots):
        if g.open_spots >> spot & 1:
            n += 1
    return n >= g.crypt.end_chambers


book.implements(all_open, "MIC-END-01", "MIC-END-02")
book.implements(discard_portal, "MIC-CH-PORTAL-02", "MIC-CH-PORTAL-04", "MIC-OWN-02")


@book.question("MIC-OPEN-06", "MIC-CH-CRANE-01")
def choose_whether_to_trigger(g: Mice, f: Frame) -> None:
    """If the effect says so, the new chamber's effect may be carried out now."""
    spot: i64 = f.memo >> SPOT_AT & 31
    start: i64 = g.parts.start[f.card]
    g.settle(f.seat, PASS)
    if is_portal(g, f) or not argument(g, f) >> 2 & 1 or g.busy_chambers >> f.card & 1:
        return
    if not can_carry_out(g, f.seat, start, about(spot, f.card)):
        return
    g.ask(f.seat)
    g.offer(COPY | f.card)
    g.offer(PASS)


@book.rule("MIC-OPEN-06", "MIC-CH-PORTAL-02", "MIC-OP-19")
def trigger_new_chamber(g: Mice, f: Frame) -> None:
    """Trigger it. With Portal, its bonus is received."""
    if is_portal(g, f):
        give(g, f.seat, argument(g, f) >> 4, 1)
    elif g.answers[f.seat] != PASS:
        trigger_chamber(g, f.seat, f.memo >> SPOT_AT & 31)


@book.rule("MIC-OPEN-07", "MIC-ON-02", "MIC-ON-05", "MIC-ON-07", "MIC-OPEN-09")
def opening_passives_may_fire(g: Mice, f: Frame) -> None:
    """Passives for opening, for a card out of the camp and for the chest fire, in the order you like."""
    happened: i64 = bit(OPENED) | g.happened
    g.happened = 0
    if f.memo >> CAMP_FLAG & 1:
        happened |= bit(FROM_CAMP)
    if f.memo >> CHEST_FLAG & 1:
        happened |= bit(CHEST_TAKEN)
    passives_may_fire(g, f.seat, happened, about(f.memo >> SPOT_AT & 31, f.card))


OPEN_CHAMBER: Final[i64] = book.procedure(
    "open",
    [
        choose_chamber,
        take_chamber_or_chest,
        choose_spot,
        take_spot,
        choose_payment_for_chamber,
        pay_and_open,
        choose_whether_to_trigger,
        trigger_new_chamber,
        opening_passives_may_fire,
    ],
    card=CHOSEN,
    memo=DOING,
)
PROCEDURES[OPEN] = int(OPEN_CHAMBER)
PROCEDURES[PORTAL] = int(OPEN_CHAMBER)
