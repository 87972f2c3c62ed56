"""Solo: taming the Jaguar that has come close, but not too close (JAG-S-TAME)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import drawn
from antechamber.games.jaguar.components import (
    A_CHEST,
    CRYSTALS,
    NONE,
    TAME_CHEST,
    TAME_CRYSTAL,
    TAME_FLOOD,
    TAME_MAP,
    TAME_RITUAL,
    TAMINGS,
    TURNED_UP,
)
from antechamber.games.jaguar.prowling import neighbours
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.taking import take_chest, take_crystal, take_map
from antechamber.games.jaguar.turn import make_step, offer_steps
from antechamber.games.jaguar.water import FLOODING
from antechamber.games.jaguar.words import (
    END_TURN,
    FETCH,
    ITEM_CHEST,
    ITEM_MAP,
    ITEM_RITUAL,
    KEEP_TAMING,
    NO,
    TAME,
    TAMING_SHOWN,
    TAMING_TAKEN,
    TOOK_RITUAL,
)

SPACE_BITS: Final = 7
TAMED_STEPS: Final = 2


def can_tame(g: Jaguar) -> bool:
    """Whether the Jaguar stands exactly one step away; a wall between is no step, unless the table agreed on it."""
    return int(g.jaguar) in neighbours(g, g.place[0], g.agreed.taming_through_walls)


book.implements(can_tame, "JAG-S-TAME-01", "JAG-OPT-11")


# ---------------------------------------------------------------- two tokens, and one of them


@book.question("JAG-S-TAME-01", "JAG-OPT-11")
def choose_to_tame(g: Jaguar, f: Frame) -> None:
    """If the Jaguar ended its way one space from you, you may reveal two Taming tokens."""
    if not can_tame(g):
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    g.offer(TAME)
    g.offer(NO)


@book.rule("JAG-S-TAME-01", "JAG-INFO-05")
def show_taming_tokens(g: Jaguar, f: Frame) -> None:
    """If the pile runs out, those set aside are shuffled into a new one."""
    if g.answers[f.seat] == NO:
        f.finish()
        return
    for _ in range(TURNED_UP):
        if g.taming == 0:
            g.taming = g.taming_aside
            g.taming_aside = 0
        token: i64 = drawn(g, g.taming)
        g.taming &= ~bit(token)
        g.taming_shown |= bit(token)
        g.tell(TAMING_SHOWN, f.seat, token)


@book.question("JAG-S-TAME-01")
def choose_taming_token(g: Jaguar, f: Frame) -> None:
    """You must take one of them."""
    g.ask(f.seat)
    token: i64
    for token in range(TAMINGS):
        if g.taming_shown >> token & 1:
            g.offer(KEEP_TAMING | token)


@book.rule("JAG-S-TAME-01", "JAG-S-TAME-02", "JAG-S-TAME-03")
def keep_taming_token(g: Jaguar, f: Frame) -> None:
    """The other one is set aside. Its reward is an item from the board, two steps, or a Flood."""
    token: i64 = g.answers[f.seat] & ARG
    g.taming_taken |= bit(token)
    g.taming_aside |= g.taming_shown & ~bit(token)
    g.taming_shown = 0
    g.tell(TAMING_TAKEN, f.seat, token)
    reward: i64 = g.parts.taming[token]
    if reward == TAME_FLOOD:
        g.begin(FLOODING, f.seat)
    elif reward <= TAME_RITUAL:
        g.begin(FETCHING, f.seat, reward)
    else:
        g.begin(TAMED_WALK, f.seat, 0, TAMED_STEPS)


TAMING: Final[i64] = book.procedure(
    "taming", [choose_to_tame, show_taming_tokens, choose_taming_token, keep_taming_token]
)


# ---------------------------------------------------------------- an item from the board


def items_to_fetch(g: Jaguar, reward: i64, space: i64) -> i64:
    """The items of this kind that can be had from a space, as bits."""
    found: i64 = 0
    if g.items[space] == 0 or g.closed(space):
        return found
    colour: i64
    if reward == TAME_CRYSTAL:
        for colour in range(CRYSTALS):
            if g.crystals_on(space, colour):
                found |= bit(colour)
    elif reward == TAME_CHEST and g.on_square(space) == A_CHEST:
        found = bit(ITEM_CHEST)
    elif reward == TAME_MAP and g.map_on(space) != NONE:
        found = bit(ITEM_MAP)
    elif reward == TAME_RITUAL and g.ritual_on(space) != NONE:
        found = bit(ITEM_RITUAL)
    return found


def lies_somewhere(g: Jaguar, reward: i64) -> bool:
    """Whether anything of this kind can be had."""
    return any(items_to_fetch(g, reward, space) for space in range(g.board.spaces))


book.implements(items_to_fetch, "JAG-S-TAME-02")


@book.question("JAG-S-TAME-02")
def choose_item(g: Jaguar, f: Frame) -> None:
    """Take one such item from anywhere on the board, but not from #4 as long as that is closed."""
    if not lies_somewhere(g, f.card):
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    space: i64
    item: i64
    for space in range(g.board.spaces):
        items: i64 = items_to_fetch(g, f.card, space)
        for item in range(ITEM_RITUAL + 1):
            if items >> item & 1:
                g.offer(FETCH | item << SPACE_BITS | space)


@book.rule("JAG-S-TAME-02", "JAG-BOARD-07")
def fetch_item(g: Jaguar, f: Frame) -> None:
    """As if you had taken it there; a ritual goes into the pouch and is performed later."""
    option: i64 = g.answers[f.seat]
    if option == NO:
        return
    item: i64 = (option & ARG) >> SPACE_BITS
    space: i64 = option & bit(SPACE_BITS) - 1
    if item == ITEM_CHEST:
        take_chest(g, f.seat, space)
    elif item == ITEM_MAP:
        take_map(g, f.seat, space)
    elif item == ITEM_RITUAL:
        g.pouch[f.seat] |= bit(g.ritual_on(space))
        g.tell(TOOK_RITUAL, f.seat, g.ritual_on(space))
        g.clear_ritual(space)
    else:
        take_crystal(g, f.seat, space, item)


FETCHING: Final[i64] = book.procedure("fetch", [choose_item, fetch_item])


# ---------------------------------------------------------------- two steps


@book.question("JAG-S-TAME-03", "JAG-S-TAME-04", "JAG-F-AMU-04")
def choose_tamed_step(g: Jaguar, f: Frame) -> None:
    """Up to two free steps; a white amulet helps through a wall."""
    g.ask(f.seat)
    if f.n > 0:
        offer_steps(g, f.seat)
    g.offer(END_TURN)


@book.rule("JAG-S-TAME-03", "JAG-S-TAME-04")
def walk_tamed(g: Jaguar, f: Frame) -> None:
    """The Jaguar does nothing to you."""
    if g.answers[f.seat] != END_TURN:
        f.n -= 1
        f.ask_again()
        make_step(g, f.seat, g.answers[f.seat])


TAMED_WALK: Final[i64] = book.procedure("tamed-walk", [choose_tamed_step, walk_tamed], counting=True)
