"""What you may do as often as you like in your turn: Switcheroo, Exchange, and the reserve of grid 2A (MOT-CHARM)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.mystery.components import ANY, COLOURLESS, EMPTY, GRID_2A, SPACES
from antechamber.games.mystery.crystals import ANY_COLOUR, GAIN_COLOURS, OPTIONAL, PAY_CRYSTALS, begin_payment
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import (
    CHARMED,
    EXCHANGE,
    GIVE_UP,
    PAID,
    RESERVE,
    RESERVE_GRID,
    STOP,
    SWAP,
    SWAP_WITH,
    SWAPPED,
    SWITCH,
)
from antechamber.games.mystery.words import SPACES as SPACE_SET

SWITCHEROO_CHARM: Final[i64] = 0  # for the event that names the charm
EXCHANGE_CHARM: Final[i64] = 1
RESERVE_EFFECT: Final[i64] = 2


def kinds_stored(g: Mystery, seat: i64) -> i64:
    """How many different kinds of crystals a seat stores."""
    kinds: i64 = 0
    crystal: i64
    for crystal in range(COLOURLESS, ANY):
        if g.have[seat][crystal]:
            kinds += 1
    return kinds


def can_switch(g: Mystery, seat: i64) -> bool:
    """One crystal to pay, and then two of different kinds to swap."""
    return g.held[seat] >= g.parts.switch_cost + 2 and kinds_stored(g, seat) >= 2


def spaces_to_pay_a_switch(g: Mystery, seat: i64) -> i64:
    """The spaces that can pay for a Switcheroo and leave two crystals of different kinds to swap, as bits."""
    kinds: i64 = kinds_stored(g, seat)
    spaces: i64 = 0
    space: i64
    for space in range(SPACES):
        crystal: i64 = g.grid[seat][space]
        if crystal != EMPTY and (kinds > 2 or g.have[seat][crystal] > 1):
            spaces |= 1 << space
    return spaces


def reserve_is_open(g: Mystery, seat: i64) -> bool:
    """Whether grid 2A can be used now; in the Polish edition once a turn."""
    return g.has(seat, GRID_2A) and not (g.agreed.reserve_once and g.reserved)


def offer_free_effects(g: Mystery, seat: i64) -> None:
    """Offer the charms and grid 2A, as far as they can be paid in full."""
    if can_switch(g, seat):
        g.offer(SWITCH)
    if g.held[seat] >= g.exchange_cost(seat):
        g.offer(EXCHANGE)
    if reserve_is_open(g, seat):
        n: i64
        for n in range(1, g.special[seat] + 1):
            g.offer(RESERVE | n)
        if g.agreed.reserve_whole_grid and g.have[seat][COLOURLESS]:
            g.offer(RESERVE_GRID)


book.implements(can_switch, "MOT-CHARM-01", "MOT-PAY-03")
book.implements(spaces_to_pay_a_switch, "MOT-CHARM-01")
book.implements(reserve_is_open, "MOT-GRID-2A-2")
book.implements(offer_free_effects, "MOT-TURN-02", "MOT-PAY-03", "MOT-CHARM-03")


def begin_free_effect(g: Mystery, seat: i64, option: i64) -> bool:
    """Begin the effect that was chosen; False if the option is none."""
    kind: i64 = option & ~ARG
    if kind == SWITCH:
        g.tell(CHARMED, seat, SWITCHEROO_CHARM)
        g.begin(SWITCHEROO, seat)
    elif kind == EXCHANGE:
        g.tell(CHARMED, seat, EXCHANGE_CHARM)
        g.begin(EXCHANGE_CRYSTALS, seat)
    elif kind == RESERVE:
        g.tell(CHARMED, seat, RESERVE_EFFECT)
        g.begin(USE_RESERVE, seat, 0, option & ARG)
    elif kind == RESERVE_GRID:
        g.tell(CHARMED, seat, RESERVE_EFFECT)
        g.begin(USE_WHOLE_GRID, seat, 0, 0, g.spaces_with(seat, True))
    else:
        return False
    return True


# ---------------------------------------------------------------- Switcheroo


@book.rule("MOT-CHARM-01")
def pay_for_switch(g: Mystery, f: Frame) -> None:
    """Pay one crystal."""
    g.begin(PAY_CRYSTALS, f.seat, 0, g.parts.switch_cost, spaces_to_pay_a_switch(g, f.seat))


@book.question("MOT-CHARM-01")
def choose_crystal_to_swap(g: Mystery, f: Frame) -> None:
    """Choose a crystal to swap."""
    g.ask(f.seat)
    space: i64
    for space in range(SPACES):
        if g.grid[f.seat][space] != EMPTY:
            g.offer(SWAP | space)


@book.rule("MOT-CHARM-01")
def remember_crystal(g: Mystery, f: Frame) -> None:
    """That is the first."""
    f.memo = g.answers[f.seat] & ARG


@book.question("MOT-CHARM-01")
def choose_crystal_to_swap_with(g: Mystery, f: Frame) -> None:
    """Choose the crystal, of another kind, that changes places with it."""
    g.ask(f.seat)
    crystal: i64 = g.grid[f.seat][f.memo]
    space: i64
    for space in range(SPACES):
        other: i64 = g.grid[f.seat][space]
        if other != EMPTY and other != crystal:
            g.offer(SWAP_WITH | space)


@book.rule("MOT-CHARM-01")
def swap_crystals(g: Mystery, f: Frame) -> None:
    """They change places."""
    one: i64 = f.memo
    other: i64 = g.answers[f.seat] & ARG
    crystal: i64 = g.grid[f.seat][one]
    g.grid[f.seat][one] = g.grid[f.seat][other]
    g.grid[f.seat][other] = crystal
    g.tell(SWAPPED, f.seat, one, other)


SWITCHEROO: Final[i64] = book.procedure(
    "switcheroo",
    [pay_for_switch, choose_crystal_to_swap, remember_crystal, choose_crystal_to_swap_with, swap_crystals],
)


# ---------------------------------------------------------------- Exchange


@book.rule("MOT-CHARM-02")
def pay_for_exchange(g: Mystery, f: Frame) -> None:
    """Pay four crystals, three with a discount."""
    begin_payment(g, f.seat, g.exchange_cost(f.seat))


@book.rule("MOT-CHARM-02", "MOT-CHARM-03")
def gain_any_colour(g: Mystery, f: Frame) -> None:
    """Gain one crystal of any colour."""
    g.fresh = 0
    g.begin(GAIN_COLOURS, f.seat, ANY_COLOUR, 1)


EXCHANGE_CRYSTALS: Final[i64] = book.procedure("exchange", [pay_for_exchange, gain_any_colour])


# ---------------------------------------------------------------- the reserve of grid 2A


@book.rule("MOT-GRID-2A-2", "MOT-GRID-2A-3")
def remove_from_special_spaces(g: Mystery, f: Frame) -> None:
    """Return as many crystals from the special spaces to the supply as you said; they are not refilled."""
    g.special[f.seat] -= f.n
    g.supply[COLOURLESS] += f.n


@book.rule("MOT-GRID-2A-2", "MOT-GRID-2A-5")
def gain_for_removed(g: Mystery, f: Frame) -> None:
    """Gain a crystal of any colour for each; in the Polish edition you may leave some out."""
    g.reserved = 1
    g.fresh = 0
    if f.n:
        g.begin(GAIN_COLOURS, f.seat, OPTIONAL if g.agreed.polish else ANY_COLOUR, f.n)


USE_RESERVE: Final[i64] = book.procedure("reserve", [remove_from_special_spaces, gain_for_removed])


@book.question("MOT-GRID-2A-4")
def choose_crystal_to_give_up(g: Mystery, f: Frame) -> None:
    """Choose colourless crystals of your whole grid, in order of their spaces; stop when you like."""
    g.settle(f.seat, STOP)
    if f.memo == 0:
        return
    g.ask(f.seat)
    space: i64
    for space in range(SPACES):
        if f.memo >> space & 1:
            g.offer(GIVE_UP | space)
    if f.n:
        g.offer(STOP)


@book.rule("MOT-GRID-2A-4")
def give_up_crystal(g: Mystery, f: Frame) -> None:
    """It returns to the supply."""
    if g.answers[f.seat] == STOP:
        return
    space: i64 = g.answers[f.seat] & ARG
    f.memo &= ~((2 << space) - 1)
    f.n += 1
    f.ask_again()
    crystal: i64 = g.pay_to_supply(f.seat, space)
    g.tell(PAID, f.seat, crystal, space)


USE_WHOLE_GRID: Final[i64] = book.procedure(
    "reserve-grid", [choose_crystal_to_give_up, give_up_crystal, gain_for_removed], memo=SPACE_SET
)
