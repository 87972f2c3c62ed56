"""Artefacts that act at once (AZT-FX). Each is put under the deck when it is done."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.aztec.components import COLOURS, EVERYBODY, PURIFY, SCAPEGOAT, jewels
from antechamber.games.aztec.components import STEAL as EFFECT_STEAL
from antechamber.games.aztec.components import TAKE as EFFECT_TAKE
from antechamber.games.aztec.memory import put_under
from antechamber.games.aztec.state import Aztec, book
from antechamber.games.aztec.words import (
    ARTEFACT,
    CURSE,
    PURIFIED,
    SEATS,
    STEAL,
    STOLE,
    STOP,
    TAKE,
    TOOK,
    TRADE,
    TRADED,
)


@book.rule("AZT-ART-05", "AZT-FX-17")
def put_under_deck(g: Aztec, f: Frame) -> None:
    """The card goes under the deck, and all have seen which."""
    put_under(g, f.card, EVERYBODY)


# ---------------------------------------------------------------- purify


@book.rule("AZT-FX-11", "AZT-DEC-09")
def discard_all_stones(g: Aztec, f: Frame) -> None:
    """All your stones go back to the reserve."""
    g.tell(PURIFIED, f.seat, g.stones[f.seat])
    g.stones[f.seat] = 0


PURIFY_YOURSELF: Final[i64] = book.procedure("purify", [discard_all_stones, put_under_deck], card=ARTEFACT)


# ---------------------------------------------------------------- scapegoat


@book.question("AZT-FX-12", "AZT-FX-16", "AZT-DEC-08", "AZT-DEC-09")
def choose_scapegoats(g: Aztec, f: Frame) -> None:
    """Choose the opponents who get a stone; with no more of them than the card names, it is all of them."""
    number: i64 = g.parts.amount[f.card]
    opponents: i64 = bit(g.seats) - 1 & ~bit(f.seat)
    if g.seats - 1 <= number:
        g.settle(f.seat, CURSE | opponents)
        return
    g.ask(f.seat)
    chosen: i64
    for chosen in range(1, bit(g.seats)):
        if chosen & ~opponents == 0 and size(chosen) == number:
            g.offer(CURSE | chosen)


def size(seats: i64) -> i64:
    """How many seats a set has."""
    n: i64 = 0
    while seats:
        seats &= seats - 1
        n += 1
    return n


@book.rule("AZT-FX-12", "AZT-STN-01", "AZT-STN-02")
def give_them_stones(g: Aztec, f: Frame) -> None:
    """Each gets a stone, clockwise: yours as long as you have some, then from the reserve."""
    chosen: i64 = g.answers[f.seat] & ARG
    n: i64
    for n in range(1, g.seats):
        other: i64 = g.after(f.seat, n)
        if chosen >> other & 1:
            g.give_stone(f.seat, other)


NAME_SCAPEGOATS: Final[i64] = book.procedure(
    "scapegoat", [choose_scapegoats, give_them_stones, put_under_deck], card=ARTEFACT
)


# ---------------------------------------------------------------- steal


@book.question("AZT-FX-13", "AZT-FX-16", "AZT-DEC-07", "AZT-DEC-09")
def choose_theft(g: Aztec, f: Frame) -> None:
    """Choose a jewel of an opponent whom this card has not robbed yet, or stop."""
    g.settle(f.seat, STOP)
    if f.n == 0 or not any_victim(g, f.seat, f.memo):
        return
    g.ask(f.seat)
    n: i64
    colour: i64
    for n in range(1, g.seats):
        other: i64 = g.after(f.seat, n)
        if not f.memo >> other & 1:
            for colour in range(COLOURS):
                if g.hoard[other][colour] > 0:
                    g.offer(STEAL | colour << 3 | other)
    g.offer(STOP)


def any_victim(g: Aztec, seat: i64, robbed: i64) -> bool:
    """Whether an opponent who has not been robbed owns a jewel."""
    n: i64 = 0
    other: i64
    for other in range(g.seats):
        if other != seat and not robbed >> other & 1:
            n += g.jewels_of(other)
    return n > 0


@book.rule("AZT-FX-13", "AZT-FX-17")
def steal_and_ask_again(g: Aztec, f: Frame) -> None:
    """The jewel goes from their hoard into yours."""
    option: i64 = g.answers[f.seat]
    if option == STOP:
        return
    other: i64 = option & 7
    colour: i64 = (option & ARG) >> 3
    g.hoard[other][colour] -= 1
    g.hoard[f.seat][colour] += 1
    g.tell(STOLE, f.seat, colour, other)
    f.memo |= bit(other)
    f.n -= 1
    f.ask_again()


STEAL_JEWELS: Final[i64] = book.procedure(
    "steal", [choose_theft, steal_and_ask_again, put_under_deck], card=ARTEFACT, memo=SEATS, counting=True
)


# ---------------------------------------------------------------- take, and trade


@book.question("AZT-FX-14", "AZT-DEC-05")
def choose_jewels(g: Aztec, f: Frame) -> None:
    """Choose which jewels to take from the temple."""
    offer_jewels(g, f)


def offer_jewels(g: Aztec, f: Frame) -> None:
    """Any colours, as many jewels as the card names."""
    number: i64 = g.parts.amount[f.card]
    g.ask(f.seat)
    blue: i64
    yellow: i64
    for blue in range(number, -1, -1):
        for yellow in range(number - blue, -1, -1):
            g.offer(TAKE | jewels(blue, yellow, number - blue - yellow))


@book.rule("AZT-FX-14", "AZT-FX-15", "AZT-SUP-01")
def take_jewels(g: Aztec, f: Frame) -> None:
    """They go into your hoard."""
    g.add_jewels(f.seat, g.answers[f.seat] & ARG)
    g.tell(TOOK, f.seat, g.answers[f.seat] & ARG)


TAKE_JEWELS: Final[i64] = book.procedure("take", [choose_jewels, take_jewels, put_under_deck], card=ARTEFACT)


@book.question("AZT-FX-15", "AZT-DEC-05", name="choose_jewels")
def choose_jewels_first(g: Aztec, f: Frame) -> None:
    """Choose which jewels to take from the temple, before you trade."""
    offer_jewels(g, f)


@book.question("AZT-FX-15", "AZT-FX-16", "AZT-DEC-06")
def choose_trade(g: Aztec, f: Frame) -> None:
    """Choose a jewel to put back and one of another colour to take, or stop."""
    g.settle(f.seat, STOP)
    if f.n == 0 or g.jewels_of(f.seat) == 0:
        return
    g.ask(f.seat)
    given: i64
    taken: i64
    for given in range(COLOURS):
        if g.hoard[f.seat][given] > 0:
            for taken in range(COLOURS):
                if taken != given:
                    g.offer(TRADE | given << 2 | taken)
    g.offer(STOP)


@book.rule("AZT-FX-15")
def trade_and_ask_again(g: Aztec, f: Frame) -> None:
    """One jewel for another, as often as the card allows."""
    option: i64 = g.answers[f.seat]
    if option == STOP:
        return
    given: i64 = (option & ARG) >> 2
    taken: i64 = option & 3
    g.hoard[f.seat][given] -= 1
    g.hoard[f.seat][taken] += 1
    g.tell(TRADED, f.seat, given, taken)
    f.n -= 1
    f.ask_again()


TRADE_JEWELS: Final[i64] = book.procedure(
    "trade",
    [choose_jewels_first, take_jewels, choose_trade, trade_and_ask_again, put_under_deck],
    card=ARTEFACT,
    counting=True,
)


def begin_effect(g: Aztec, seat: i64, artefact: i64) -> None:
    """Let an artefact act for the player who gained it."""
    effect: i64 = g.parts.effect[artefact]
    if effect == PURIFY:
        g.begin(PURIFY_YOURSELF, seat, artefact)
    elif effect == SCAPEGOAT:
        g.begin(NAME_SCAPEGOATS, seat, artefact)
    elif effect == EFFECT_STEAL:
        g.begin(STEAL_JEWELS, seat, artefact, g.parts.amount[artefact])
    elif effect == EFFECT_TAKE:
        g.begin(TAKE_JEWELS, seat, artefact)
    else:
        g.begin(TRADE_JEWELS, seat, artefact, g.parts.size[artefact])


book.implements(begin_effect, "AZT-RND-03", "AZT-ART-08", "AZT-TRM-03", "AZT-FX-16")
