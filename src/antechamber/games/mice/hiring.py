"""Hiring an assistant (MIC-HIRE)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    ASSISTANT,
    COMPLEX,
    FIRST_ASSISTANT,
    FROM_CAMP,
    GLORY,
    HIRE,
    HIRED,
    ITEM_BITS,
    NO_SPOT,
    ONE_TIME,
)
from antechamber.games.mice.decks import refill, take_from_row
from antechamber.games.mice.effects import (
    MORE_AT,
    OPEN_CHEST,
    PROCEDURES,
    about,
    argument,
    begin_effect,
    offer_chests,
    passives_may_fire,
)
from antechamber.games.mice.legality import usable_chests
from antechamber.games.mice.payment import payable_cards, payments, price_of
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import CHOSEN, DOING, HIRE_CARD, HIRED_CARD, NOTHING, PAID, USE_CHEST

CAMP_FLAG: Final = MORE_AT
FREELY: Final = 31  # as n: not by an operation of a program, so from row or camp, without a discount


def offer_of(g: Mice, f: Frame) -> i64:
    """From where one may hire, and the discount."""
    return 0 if f.n == FREELY else argument(g, f)


@book.question("MIC-HIRE-01", "MIC-OP-08", "MIC-CHEST-02", "MIC-TURN-05")
def choose_assistant(g: Mice, f: Frame) -> None:
    """Choose an assistant that you can pay, from the row or your camp. You may also use a chest, or pass."""
    arg: i64 = offer_of(g, f)
    cards: i64 = payable_cards(g, f.seat, ASSISTANT, arg & 1 == 1, arg >> 1)
    if cards == 0:
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    g.offer_all(HIRE_CARD | FIRST_ASSISTANT, cards)
    offer_chests(g, usable_chests(g, f.seat), USE_CHEST)
    g.offer(PASS)


@book.rule("MIC-HIRE-01", "MIC-CHEST-02")
def take_assistant_or_chest(g: Mice, f: Frame) -> None:
    """A chest comes first; then the same choice again."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        f.finish()
    elif option & ~ARG == USE_CHEST:
        f.ask_again()
        g.begin(OPEN_CHEST, f.seat, option & ARG)
    else:
        f.card = option & ARG
        if g.camp[f.seat][ASSISTANT] >> f.card - FIRST_ASSISTANT & 1:
            f.memo |= bit(CAMP_FLAG)


@book.question("MIC-HIRE-01", "MIC-RES-02", "MIC-RES-07", "MIC-CAMP-03", "MIC-AS-CONFECTIONER-01")
def choose_payment_for_assistant(g: Mice, f: Frame) -> None:
    """Choose how to pay: which resources a discount spares, and what gold stands for."""
    g.ask(f.seat)
    payments(g, f.seat, price_of(g, f.seat, f.card, offer_of(g, f) >> 1, f.memo >> CAMP_FLAG & 1 == 1), 0)


@book.rule("MIC-HIRE-01", "MIC-HIRE-02", "MIC-HIRE-04", "MIC-ROW-01", "MIC-CAMP-05", "MIC-CH-TUNNEL-02")
def pay_and_hire(g: Mice, f: Frame) -> None:
    """Pay, lay the card before you, refill the row; a one-time effect is carried out at once."""
    assistant: i64 = f.card - FIRST_ASSISTANT
    g.spend(f.seat, g.answers[f.seat] & ARG)
    g.tell(PAID, f.seat, g.answers[f.seat] & ARG)
    if f.memo >> CAMP_FLAG & 1:
        g.camp[f.seat][ASSISTANT] &= ~bit(assistant)
    else:
        take_from_row(g, ASSISTANT, assistant)
    g.hired[f.seat] |= bit(assistant)
    g.latest_hired = about(NO_SPOT, f.card)
    g.tell(HIRED_CARD, f.seat, f.card, g.parts.glory[f.card])
    refill(g, ASSISTANT)
    kind: i64 = g.parts.kind[assistant]
    if kind in (ONE_TIME, COMPLEX):
        begin_effect(g, f.seat, f.card, NOTHING)


@book.rule("MIC-HIRE-02", "MIC-PAS-04")
def receive_glory_of_assistant(g: Mice, f: Frame) -> None:
    """Receive the printed glory."""
    if g.parts.glory[f.card]:
        g.receive(f.seat, g.parts.glory[f.card] << ITEM_BITS * GLORY)


@book.rule("MIC-HIRE-03", "MIC-ON-03", "MIC-ON-05")
def hiring_passives_may_fire(g: Mice, f: Frame) -> None:
    """Passives for hiring and for a card out of the camp fire, but not those of the new assistant."""
    happened: i64 = bit(HIRED)
    if f.memo >> CAMP_FLAG & 1:
        happened |= bit(FROM_CAMP)
    passives_may_fire(g, f.seat, happened, about(NO_SPOT, f.card), bit(f.card - FIRST_ASSISTANT))


HIRE_ASSISTANT: Final[i64] = book.procedure(
    "hire",
    [
        choose_assistant,
        take_assistant_or_chest,
        choose_payment_for_assistant,
        pay_and_hire,
        receive_glory_of_assistant,
        hiring_passives_may_fire,
    ],
    card=CHOSEN,
    memo=DOING,
)
PROCEDURES[HIRE] = int(HIRE_ASSISTANT)
