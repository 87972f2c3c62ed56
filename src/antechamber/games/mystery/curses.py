"""Breaking curses: chains on the lattice, boxes, markers, rune cards (MOT-BREAK, grids 2B, 4A and 4B)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import lowest
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.mystery.components import (
    BOXES,
    CHAIN_ROW,
    COLOURLESS,
    CURSES,
    FREE,
    GRID_2B,
    GRID_4A,
    GRID_4B,
    GRID_REWARDS,
    KINDS,
    NO_RUNE_CARD,
    SPACES,
    TEMPLES,
)
from antechamber.games.mystery.crystals import GAIN, begin_payment
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import (
    BREAK,
    BROKE,
    CURSE,
    END_NEAR,
    NO_RUNE,
    RAISE,
    REWARDED,
    RUNE_TAKEN,
    RUNE_TURNED,
    TAKE_RUNE,
)
from antechamber.games.mystery.words import SPACES as SPACE_SET

ALL_SPACES: Final[i64] = (1 << SPACES) - 1
LEVELS_UP: Final[i64] = 2  # grid 2B


# ---------------------------------------------------------------- which curses can be broken


def offer_curses(g: Mystery, seat: i64, temple: i64) -> None:
    """Offer each way to break a curse of this temple: from either end of the arch, chains of 3 to 5."""
    coloured: i64 = g.held[seat] - g.have[seat][COLOURLESS]
    if coloured < g.parts.shortest:
        return
    none: list[int] = [0] * KINDS
    where: vec[i64] = vec[i64](none)
    space: i64
    for space in range(SPACES):
        where[g.grid[seat][space]] |= 1 << space
    end: i64
    for end in range(2):
        extend_chain(g, seat, temple, end, where, 0, ALL_SPACES, 0)


def extend_chain(
    g: Mystery, seat: i64, temple: i64, end: i64, where: vec[i64], length: i64, reach: i64, chain: i64
) -> None:
    """Add each space within reach that holds the arch's next crystal, and offer what the longer chain breaks."""
    parts = g.parts
    position: i64 = length if end == 0 else parts.arch_length - 1 - length
    spaces: i64 = where[parts.arch[temple * parts.arch_length + position]] & reach & ~chain
    length += 1
    while spaces:
        space: i64 = spaces & -spaces
        spaces ^= space
        if length >= parts.shortest:
            offer_chain(g, seat, temple, end, length, chain | space)
        if length < parts.longest:
            extend_chain(g, seat, temple, end, where, length, parts.neighbours[lowest(space)], chain | space)


def offer_chain(g: Mystery, seat: i64, temple: i64, end: i64, length: i64, chain: i64) -> None:
    """Offer the box of this chain if it is free; with grid 2B also boxes one or two levels higher, for a surcharge."""
    box: i64 = g.parts.chain_box[end * CHAIN_ROW + length]
    free: bool = g.boxes[temple][box] == FREE
    if free:
        offer_once(g, BREAK | temple << 15 | box << 12 | chain)
    if not g.has(seat, GRID_2B) or (g.agreed.raise_from_open and not free):
        return
    up: i64
    for up in range(1, LEVELS_UP + 1):
        cost: i64 = g.parts.surcharge[up]
        if length + up <= g.parts.longest and length + cost <= g.held[seat]:
            higher: i64 = g.parts.chain_box[end * CHAIN_ROW + length + up]
            if g.boxes[temple][higher] == FREE:
                offer_once(g, RAISE | temple << 19 | higher << 16 | chain << 4 | cost)


def offer_once(g: Mystery, option: i64) -> None:
    """Paths over the same spaces for the same box are one option."""
    i: i64
    for i in range(g.first[g.asking], g.end):
        if g.menu[i] == option:
            return
    g.offer(option)


book.implements(offer_curses, "MOT-BREAK-01", "MOT-BREAK-02")
book.implements(extend_chain, "MOT-BREAK-02", "MOT-COMP-02")
book.implements(
    offer_chain, "MOT-BREAK-03", "MOT-BREAK-05", "MOT-COMP-03", "MOT-GRID-2B-1", "MOT-GRID-2B-2", "MOT-GRID-2B-3"
)
book.implements(offer_once, "MOT-BREAK-06")


# ---------------------------------------------------------------- breaking one


@book.rule("MOT-BREAK-04")
def return_chain(g: Mystery, f: Frame) -> None:
    """The crystals of the chain return to the supply."""
    chain: i64 = f.memo
    while chain:
        space: i64 = chain & -chain
        chain ^= space
        g.pay_to_supply(f.seat, lowest(space))


@book.rule("MOT-GRID-2B-1")
def pay_surcharge(g: Mystery, f: Frame) -> None:
    """For a higher curse, grid 2B's owner pays crystals outside the chain."""
    if f.n:
        begin_payment(g, f.seat, f.n)


@book.rule("MOT-BREAK-04", "MOT-BREAK-05", "MOT-COMP-03")
def place_marker(g: Mystery, f: Frame) -> None:
    """Place one of your markers on the curse box and score its points."""
    temple: i64 = f.card // BOXES
    box: i64 = f.card % BOXES
    g.boxes[temple][box] = f.seat + 1
    g.markers[f.seat] += 1
    g.points[f.seat][CURSES] += g.parts.box_points[box]
    g.tell(BROKE, f.seat, temple, box, g.parts.box_points[box], f.memo)


@book.rule("MOT-GRID-4A-1")
def gain_reward(g: Mystery, f: Frame) -> None:
    """Grid 4A rewards each marker you place."""
    if g.has(f.seat, GRID_4A):
        marker: i64 = g.markers[f.seat]
        points: i64 = g.parts.reward_points[marker]
        g.points[f.seat][GRID_REWARDS] += points
        g.tell(REWARDED, f.seat, marker, points)
        g.fresh = 0
        if g.parts.reward_gain[marker]:
            g.begin(GAIN, f.seat, 0, 1, g.parts.reward_gain[marker])


@book.question("MOT-BREAK-04", "MOT-GRID-4B-1", "MOT-GRID-4B-3", "MOT-BREAK-08")
def choose_rune_pile(g: Mystery, f: Frame) -> None:
    """Take the rune card that lies face up at this temple; with grid 4B you may take a neighbour's instead."""
    temple: i64 = f.card // BOXES
    own: bool = g.face_up[temple] != NO_RUNE_CARD
    g.settle(f.seat, TAKE_RUNE | temple if own else NO_RUNE)
    if not g.has(f.seat, GRID_4B) or (not own and not g.agreed.rune_from_neighbour):
        return
    g.ask(f.seat)
    g.offer(TAKE_RUNE | temple if own else NO_RUNE)
    before: i64 = neighbour_temple(g, temple, -1)
    after: i64 = neighbour_temple(g, temple, 1)
    if g.face_up[before] != NO_RUNE_CARD:
        g.offer(TAKE_RUNE | before)
    if g.face_up[after] != NO_RUNE_CARD:
        g.offer(TAKE_RUNE | after)


def neighbour_temple(g: Mystery, temple: i64, step: i64) -> i64:
    """The next temple clockwise (1) or counter-clockwise (-1)."""
    size: i64 = g.ring_size
    place: i64 = g.place_of[temple]
    while True:
        place = (place + step + size) % size
        if g.ring[place] < TEMPLES:
            return g.ring[place]


book.implements(neighbour_temple, "MOT-GRID-4B-1")


@book.rule("MOT-BREAK-04", "MOT-BREAK-08")
def take_rune_card(g: Mystery, f: Frame) -> None:
    """Keep it in front of you and turn up the next card of its pile."""
    if g.answers[f.seat] != NO_RUNE:
        take_rune(g, f.seat, g.answers[f.seat] & ARG)


@book.rule("MOT-END-01")
def notice_fifth_marker(g: Mystery, f: Frame) -> None:
    """With the fifth marker of any player this round is the last."""
    if g.markers[f.seat] >= g.parts.curse_markers and not g.ending:
        g.ending = 1
        g.tell(END_NEAR, f.seat)


BREAK_CURSE: Final[i64] = book.procedure(
    "break-curse",
    [return_chain, pay_surcharge, place_marker, gain_reward, choose_rune_pile, take_rune_card, notice_fifth_marker],
    card=CURSE,
    memo=SPACE_SET,
)


def take_rune(g: Mystery, seat: i64, temple: i64) -> None:
    """Move the face-up rune card of a temple to a seat and turn up the next."""
    rune: i64 = g.face_up[temple]
    g.runes[seat][rune] += 1
    g.tell(RUNE_TAKEN, seat, rune, temple)
    turned: i64 = g.turn_up_rune(temple)
    if turned != NO_RUNE_CARD:
        g.tell(RUNE_TURNED, seat, turned, temple)


def begin_breaking(g: Mystery, seat: i64, option: i64) -> None:
    """Begin to break the curse that an option names."""
    if option & ~ARG == BREAK:
        g.begin(BREAK_CURSE, seat, (option >> 15 & 7) * BOXES + (option >> 12 & 7), 0, option & ALL_SPACES)
    else:
        g.begin(
            BREAK_CURSE, seat, (option >> 19 & 7) * BOXES + (option >> 16 & 7), option & 15, option >> 4 & ALL_SPACES
        )
