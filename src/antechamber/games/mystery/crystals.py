"""Gaining, storing and paying crystals; what happens when the supply or the grid runs out (MOT-GAIN, -SUP, -PAY)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.mystery.components import (
    ANY,
    BUNDLE_BITS,
    COLOURLESS,
    EMPTY,
    GRID_1A,
    RED,
    SPACES,
)
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import (
    BUNDLE,
    COLOUR,
    COVERED,
    CRYSTAL,
    LOST,
    MANNER,
    NEXT,
    NO_COLOUR,
    NOTHING,
    PAID,
    PAY,
    PLACE,
    PLACED,
    REPLACE,
    REPLACED,
    RETURN,
    RETURNED,
    TAKE_MANA,
    TAKE_SEAT,
    TOOK_FROM_MANA,
    TOOK_FROM_SEAT,
)
from antechamber.games.mystery.words import SPACES as SPACE_SET

ANY_COLOUR: Final[i64] = 0  # how colours are chosen: freely, each only once, or with the right to decline
DIFFERENT: Final[i64] = 1
OPTIONAL: Final[i64] = 2
EXTRA: Final[i64] = 2  # a crystal that does not call for grid 1A's extra one, because it is it

COUNT_MASK: Final[i64] = (1 << BUNDLE_BITS) - 1


def bundle(crystal: i64) -> i64:
    """One crystal as a bundle."""
    return bit(BUNDLE_BITS * crystal)


# ---------------------------------------------------------------- storing


@book.question("MOT-GAIN-01", "MOT-GAIN-04", "MOT-GAIN-07")
def choose_storage_space(g: Mystery, f: Frame) -> None:
    """Choose an empty storage space for the crystal. If there is none, decide what goes back to the supply.

    That may be any stored crystal; in the Polish edition only one of those you are just gaining.
    """
    space: i64
    if g.held[f.seat] < SPACES:
        g.ask(f.seat)
        for space in range(SPACES):
            if g.grid[f.seat][space] == EMPTY:
                g.offer(PLACE | f.card << 4 | space)
    else:
        g.ask(f.seat)
        g.offer(RETURN | f.card)
        for space in range(SPACES):
            if g.grid[f.seat][space] != f.card and (not g.agreed.polish or g.fresh >> space & 1):
                g.offer(REPLACE | f.card << 4 | space)


@book.rule("MOT-GAIN-01", "MOT-GAIN-04", "MOT-GAIN-06")
def store_crystal(g: Mystery, f: Frame) -> None:
    """Put it there; what has no room goes to the supply, wherever it came from."""
    answer: i64 = g.answers[f.seat]
    kind: i64 = answer & ~ARG
    space: i64 = answer & 15
    if kind == PLACE:
        g.put(f.seat, space, f.card)
        g.fresh |= 1 << space
        g.tell(PLACED, f.seat, f.card, space)
    elif kind == REPLACE:
        old: i64 = g.pay_to_supply(f.seat, space)
        g.put(f.seat, space, f.card)
        g.fresh |= 1 << space
        g.tell(REPLACED, f.seat, f.card, space, old)
    else:
        g.supply[f.card] += 1
        g.tell(RETURNED, f.seat, f.card)


STORE: Final[i64] = book.procedure("store", [choose_storage_space, store_crystal], card=CRYSTAL)


@book.question("MOT-SETUP-08")
def choose_start_space(g: Mystery, f: Frame) -> None:
    """Choose an empty storage space for a crystal you start with."""
    g.ask(f.seat)
    space: i64
    for space in range(SPACES):
        if g.grid[f.seat][space] == EMPTY:
            g.offer(PLACE | f.card << 4 | space)


@book.rule("MOT-SETUP-08")
def store_start_crystal(g: Mystery, f: Frame) -> None:
    """Take it from the supply and put it there."""
    space: i64 = g.answers[f.seat] & 15
    g.supply[f.card] -= 1
    g.put(f.seat, space, f.card)
    g.tell(PLACED, f.seat, f.card, space)
    f.n -= 1
    if f.n:
        f.ask_again()


STORE_AT_START: Final[i64] = book.procedure("start-crystals", [choose_start_space, store_start_crystal], card=CRYSTAL)


# ---------------------------------------------------------------- where crystals come from


def lies_on_mana_card(g: Mystery, crystal: i64) -> bool:
    i: i64 = 0
    while i < g.parts.mana_size and g.mana[i] != crystal:
        i += 1
    return i < g.parts.mana_size


def mana_cards_give(g: Mystery, crystal: i64) -> bool:
    """Whether Mana Upgrade cards stand in for an empty supply; for coloured crystals only in the Polish edition."""
    return (crystal == COLOURLESS or g.agreed.polish) and lies_on_mana_card(g, crystal)


def most_of(g: Mystery, seat: i64, crystal: i64) -> i64:
    """How many of a kind the richest other player stores."""
    most: i64 = 0
    other: i64
    for other in range(g.seats):
        if other != seat and g.have[other][crystal] > most:
            most = g.have[other][crystal]
    return most


def obtainable(g: Mystery, seat: i64, crystal: i64) -> bool:
    """Whether supply, Mana Upgrade cards or other players can give one. Special spaces of grid 2A never do."""
    return g.supply[crystal] > 0 or mana_cards_give(g, crystal) or most_of(g, seat, crystal) > 0


book.implements(mana_cards_give, "MOT-SUP-01", "MOT-SUP-02")
book.implements(most_of, "MOT-SUP-03", "MOT-SUP-04", "MOT-SUP-07")
book.implements(obtainable, "MOT-SUP-06", "MOT-SUP-07")


def begin_taking(g: Mystery, seat: i64, crystal: i64, extra: i64 = 1) -> None:
    """Take a crystal from the supply and store it; if the supply has none, look elsewhere."""
    if g.supply[crystal] > 0:
        g.supply[crystal] -= 1
        receive(g, seat, crystal, extra)
    else:
        g.begin(TAKE_ELSEWHERE, seat, crystal, extra)


def receive(g: Mystery, seat: i64, crystal: i64, extra: i64) -> None:
    """Store a crystal that was taken; grid 1A's extra one follows directly."""
    if extra != EXTRA and extra_is_due(g, seat, crystal):
        g.bonus = 1
        g.begin(TAKE_EXTRA, seat, COLOURLESS)
    g.begin(STORE, seat, crystal)


def extra_is_due(g: Mystery, seat: i64, crystal: i64) -> bool:
    """Grid 1A: after each colourless crystal of a collection, or (by agreement) only after the first."""
    return (
        crystal == COLOURLESS
        and g.collecting == 1
        and g.has(seat, GRID_1A)
        and (g.bonus == 0 or g.agreed.bonus_per_crystal)
    )


book.implements(begin_taking, "MOT-GAIN-01", "MOT-SUP-08")
book.implements(extra_is_due, "MOT-GRID-1A-1")


@book.rule("MOT-GRID-1A-1")
def take_extra_crystal(g: Mystery, f: Frame) -> None:
    """Grid 1A gives one more colourless crystal."""
    begin_taking(g, f.seat, f.card, EXTRA)


TAKE_EXTRA: Final[i64] = book.procedure("take-extra", [take_extra_crystal], card=CRYSTAL)


@book.question("MOT-SUP-01", "MOT-SUP-02", "MOT-SUP-03", "MOT-SUP-04", "MOT-SUP-05")
def choose_source(g: Mystery, f: Frame) -> None:
    """The supply has none: choose a crystal on a Mana Upgrade card, or one of the richest other player."""
    g.settle(f.seat, NOTHING)
    i: i64
    other: i64
    if mana_cards_give(g, f.card):
        g.ask(f.seat)
        for i in range(g.parts.mana_size):
            if g.mana[i] == f.card:
                card: i64 = g.parts.mana_card[i]
                g.offer(TAKE_MANA | f.card << 7 | card << 3 | i - g.parts.mana_first[card])
        return
    most: i64 = most_of(g, f.seat, f.card)
    if most == 0:
        return
    g.ask(f.seat)
    for other in range(g.seats):
        if other != f.seat and g.have[other][f.card] == most:
            for i in range(SPACES):
                if g.grid[other][i] == f.card:
                    g.offer(TAKE_SEAT | f.card << 7 | other << 4 | i)


@book.rule("MOT-SUP-06", "MOT-SUP-05")
def take_from_source(g: Mystery, f: Frame) -> None:
    """Take it and store it. What nobody can give is lost."""
    answer: i64 = g.answers[f.seat]
    kind: i64 = answer & ~ARG
    if kind == NOTHING:
        g.tell(LOST, f.seat, f.card)
        return
    if kind == TAKE_MANA:
        card: i64 = answer >> 3 & 15
        g.mana[g.parts.mana_first[card] + (answer & 7)] = EMPTY
        g.tell(TOOK_FROM_MANA, f.seat, f.card, card, answer & 7)
    else:
        g.take(answer >> 4 & 7, answer & 15)
        g.tell(TOOK_FROM_SEAT, f.seat, f.card, answer >> 4 & 7, answer & 15)
    receive(g, f.seat, f.card, f.n)


TAKE_ELSEWHERE: Final[i64] = book.procedure("take", [choose_source, take_from_source], card=CRYSTAL)


# ---------------------------------------------------------------- gaining several


def order_matters(g: Mystery, seat: i64, pending: i64) -> bool:
    """Whether it makes a difference which crystal of a bundle is taken first: only if there is not room for all.

    Then the last empty space goes to the first one, and what pushes which stored crystal out follows from that; the
    Polish edition lets new crystals push out each other, which makes up for it. And what one pushes back into a short
    supply may be what the next is taken from.
    """
    if pending & (pending - 1) == 0:  # one kind
        return False
    kinds: i64 = 0
    total: i64 = 0
    short: bool = False
    any_colour: i64 = pending >> BUNDLE_BITS * ANY & COUNT_MASK
    crystal: i64
    for crystal in range(COLOURLESS, ANY + 1):
        n: i64 = pending >> BUNDLE_BITS * crystal & COUNT_MASK
        if n:
            kinds += 1
        if n and crystal == COLOURLESS and extra_is_due(g, seat, COLOURLESS):
            n += n if g.agreed.bonus_per_crystal else 1
        total += n
        if crystal != COLOURLESS and crystal != ANY:
            n += any_colour
        if crystal != ANY and n > g.supply[crystal]:
            short = True
    if kinds < 2 or g.held[seat] + total <= SPACES:
        return False
    return short or (g.held[seat] < SPACES and not g.agreed.polish)


book.implements(order_matters, "MOT-GAIN-02")


@book.question("MOT-GAIN-02")
def choose_next_crystal(g: Mystery, f: Frame) -> None:
    """Choose which of the crystals you take and store first, where that makes a difference."""
    crystal: i64
    if order_matters(g, f.seat, f.memo):
        g.ask(f.seat)
        for crystal in range(COLOURLESS, ANY + 1):
            if f.memo >> BUNDLE_BITS * crystal & COUNT_MASK:
                g.offer(NEXT | crystal)
        return
    for crystal in range(COLOURLESS, ANY + 1):
        if f.memo >> BUNDLE_BITS * crystal & COUNT_MASK:
            g.settle(f.seat, NEXT | crystal)
            return


@book.rule("MOT-GAIN-02", "MOT-GAIN-05")
def take_next_crystal(g: Mystery, f: Frame) -> None:
    """Take it and store it, then the others. Gaining is not optional, and nothing stored may be thrown away."""
    crystal: i64 = g.answers[f.seat] & ARG
    f.memo -= bundle(crystal)
    if f.memo:
        f.ask_again()
    if crystal == ANY:
        g.begin(GAIN_COLOURS, f.seat, ANY_COLOUR, 1)
    else:
        begin_taking(g, f.seat, crystal)


GAIN: Final[i64] = book.procedure("gain", [choose_next_crystal, take_next_crystal], memo=BUNDLE)


@book.question("MOT-GAIN-03")
def choose_colour(g: Mystery, f: Frame) -> None:
    """Choose one of the five colours, never colourless; only a colour that can be had."""
    colours: i64 = 0
    colour: i64
    for colour in range(RED, ANY):
        if not f.memo >> colour & 1 and obtainable(g, f.seat, colour):
            colours |= 1 << colour
    if colours == 0:
        g.settle(f.seat, NO_COLOUR)
        return
    g.ask(f.seat)
    for colour in range(RED, ANY):
        if colours >> colour & 1:
            g.offer(COLOUR | colour)
    if f.card == OPTIONAL:
        g.offer(NO_COLOUR)


@book.rule("MOT-GAIN-03", "MOT-COLL-02")
def gain_that_colour(g: Mystery, f: Frame) -> None:
    """Gain a crystal of that colour; where the colours must differ, it cannot be chosen again."""
    f.n -= 1
    if f.n:
        f.ask_again()
    if g.answers[f.seat] == NO_COLOUR:
        return
    colour: i64 = g.answers[f.seat] & ARG
    if f.card == DIFFERENT:
        f.memo |= 1 << colour
    begin_taking(g, f.seat, colour)


GAIN_COLOURS: Final[i64] = book.procedure("gain-colours", [choose_colour, gain_that_colour], card=MANNER)


# ---------------------------------------------------------------- paying


@book.question("MOT-PAY-02", "MOT-PAY-01", "MOT-PAY-04")
def choose_payment(g: Mystery, f: Frame) -> None:
    """Choose the crystals you pay, in order of their spaces; any crystal can stand in for a colourless one."""
    g.ask(f.seat)
    left: i64 = 0
    space: i64
    for space in range(SPACES - 1, -1, -1):
        if f.memo >> space & 1:
            left += 1
            if left >= f.n:
                g.offer(PAY | space)


@book.rule("MOT-PAY-02", "MOT-SUP-09")
def pay_crystal(g: Mystery, f: Frame) -> None:
    """It returns to the supply, or lies on the Mana Upgrade space you chose. All is paid before anything is gained."""
    space: i64 = g.answers[f.seat] & ARG
    f.memo &= ~((2 << space) - 1)
    g.fresh &= ~(1 << space)
    if f.card:
        mana: i64 = f.card - 1
        card: i64 = g.parts.mana_card[mana]
        g.mana[mana] = g.take(f.seat, space)
        g.tell(COVERED, f.seat, card, mana - g.parts.mana_first[card], g.mana[mana], space)
    else:
        crystal: i64 = g.pay_to_supply(f.seat, space)
        g.tell(PAID, f.seat, crystal, space)
    f.n -= 1
    if f.n:
        f.ask_again()


PAY_CRYSTALS: Final[i64] = book.procedure("pay", [choose_payment, pay_crystal], memo=SPACE_SET)


def begin_payment(g: Mystery, seat: i64, cost: i64) -> None:
    """Pay any crystals to the supply. Whoever calls this has made sure that there are enough (MOT-PAY-03)."""
    g.begin(PAY_CRYSTALS, seat, 0, cost, g.spaces_with(seat, False))


book.implements(begin_payment, "MOT-PAY-01", "MOT-PAY-03")
