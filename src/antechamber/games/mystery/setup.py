"""Laying out the table, and the draft of the advanced game (MOT-SETUP)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import shuffled
from antechamber.games.mystery.components import (
    BOXES,
    CARDS,
    CLOSED,
    COLOURLESS,
    FIRST_WILDERNESS,
    GRID_2A,
    GRID_3A,
    GRIDS,
    NEUTRAL,
    NO_RUNE_CARD,
    SIDE_4P,
    SIDE_23P,
    TEMPLES,
    Components,
)
from antechamber.games.mystery.crystals import STORE_AT_START
from antechamber.games.mystery.curses import take_rune
from antechamber.games.mystery.state import Agreement, Mystery, book
from antechamber.games.mystery.turn import TURN
from antechamber.games.mystery.words import DRAFT, DRAFTED, TAKE_RUNE

BOTH_SIDES: Final = 1 | 1 << GRIDS  # of the first grid
FEW_PLAYERS: Final = 3  # up to so many use the back of the temple cards and a shorter ring


def lay_out(seats: i64, key: bytes, parts: Components, agreed: Agreement) -> Mystery:
    """A table with everything in the box: no cards laid, no crystals taken."""
    g = Mystery()
    g.set_table(seats, key)
    g.parts = parts
    g.agreed = agreed
    g.ring_size = CARDS - (sum(parts.removed) if seats <= FEW_PLAYERS else 0)
    g.lay_fields()
    close_boxes(g)
    return g


def close_boxes(g: Mystery) -> None:
    """Close the boxes that are marked on the side in use, and put the neutral markers on theirs."""
    side: i64 = SIDE_23P if g.seats <= FEW_PLAYERS else SIDE_4P
    temple: i64
    box: i64
    for temple in range(TEMPLES):
        for box in range(BOXES):
            if g.parts.closed[side * TEMPLES + temple] >> box & 1:
                g.boxes[temple][box] = CLOSED
        if g.agreed.neutral_pawn:
            g.boxes[temple][g.parts.neutral_box[temple]] = NEUTRAL


def lay_ring(g: Mystery, temples: list[int]) -> None:
    """Two wilderness cards in ascending order, then a temple, and so on round; some leave the game of two or three."""
    ring: list[int] = []
    wilderness = FIRST_WILDERNESS
    for temple in temples:
        for _ in range(g.parts.wilderness_between):
            if not (g.seats <= FEW_PLAYERS and g.parts.removed[wilderness]):
                ring.append(wilderness)
            wilderness += 1
        ring.append(temple)
    place: i64
    g.temple_places = 0
    for place in range(g.ring_size):
        card: i64 = ring[place]
        g.ring[place] = card
        g.place_of[card] = place
        if card < TEMPLES:
            g.temple_places |= bit(place)


book.implements(close_boxes, "MOT-SETUP-01", "MOT-COMP-03", "MOT-TWO-01", "MOT-TWO-05")
book.implements(lay_ring, "MOT-SETUP-02")
book.implements(lay_out, "MOT-SETUP-03", "MOT-SETUP-06", "MOT-SETUP-12", "MOT-COMP-08")


# ---------------------------------------------------------------- the steps of setting up


@book.rule("MOT-SETUP-01", "MOT-SETUP-02")
def shuffle_temples(g: Mystery, f: Frame) -> None:
    """Lay the temples in random order and the wilderness cards between them."""
    lay_ring(g, shuffled(g, TEMPLES))


@book.rule("MOT-SETUP-04", "MOT-INFO-01", "MOT-INFO-02")
def turn_up_runes(g: Mystery, f: Frame) -> None:
    """Four rune cards lie at each temple, the top one face up."""
    temple: i64
    for temple in range(TEMPLES):
        g.turn_up_rune(temple)


@book.rule("MOT-SETUP-05")
def draw_objectives(g: Mystery, f: Frame) -> None:
    """Draw the temple objectives; the rune objective is always in play."""
    for temple in shuffled(g, TEMPLES)[: g.parts.objectives_drawn[g.seats]]:
        g.objectives |= 1 << temple


@book.rule("MOT-SETUP-07")
def find_start_player(g: Mystery, f: Frame) -> None:
    """The table names the start player, or chance does."""
    if g.start < 0:
        g.start = g.random(g.seats)


@book.rule("MOT-SETUP-11", "MOT-TWO-02")
def place_neutral_pawn(g: Mystery, f: Frame) -> None:
    """With two players a neutral curse breaker starts on a random temple."""
    if g.agreed.neutral_pawn:
        g.neutral = g.place_of[g.random(TEMPLES)]


@book.rule("MOT-SETUP-20", "MOT-SETUP-22")
def lay_out_grids(g: Mystery, f: Frame) -> None:
    """In the advanced game all four grids are offered, on the sides the table agreed on."""
    if not g.agreed.advanced:
        return
    pool = g.agreed.grid_pool
    sides = g.agreed.grid_sides if pool == "custom" else pool * GRIDS if pool in ("A", "B") else ""
    number: i64
    for number in range(GRIDS):
        if pool == "choose":
            g.on_offer |= BOTH_SIDES << number
        elif pool == "random":
            g.on_offer |= 1 << number + GRIDS * g.random(2)
        else:
            g.on_offer |= 1 << number + (GRIDS if sides[number] == "B" else 0)


@book.rule("MOT-SETUP-09", "MOT-SETUP-10", "MOT-SETUP-21")
def hand_out_grids(g: Mystery, f: Frame) -> None:
    """The basic game deals grids 1A to 4A in turn order; in the advanced game they are drafted, last player first."""
    n: i64
    for n in range(g.seats):
        seat: i64 = g.turn_order(n)
        if g.agreed.advanced:
            g.begin(DRAFT_GRID, seat)
        else:
            g.side[seat] = n


@book.rule("MOT-SETUP-08")
def place_start_crystals(g: Mystery, f: Frame) -> None:
    """Each player in turn order stores two colourless crystals."""
    n: i64
    for n in range(g.seats - 1, -1, -1):
        g.begin(STORE_AT_START, g.turn_order(n), COLOURLESS, g.parts.start_colourless)


@book.rule("MOT-TURN-05")
def start_play(g: Mystery, f: Frame) -> None:
    """The start player takes the first turn."""
    f.seat = g.start
    f.go_to(TURN)


SETUP: Final[i64] = book.procedure(
    "setup",
    [
        shuffle_temples,
        turn_up_runes,
        draw_objectives,
        find_start_player,
        place_neutral_pawn,
        lay_out_grids,
        hand_out_grids,
        place_start_crystals,
        start_play,
    ],
)


# ---------------------------------------------------------------- the draft


@book.question("MOT-SETUP-20", "MOT-SETUP-21", "MOT-SETUP-22")
def choose_grid(g: Mystery, f: Frame) -> None:
    """Choose one of the crystal grids that are left, on the side that is offered."""
    g.ask(f.seat)
    grid: i64
    for grid in range(2 * GRIDS):
        if g.on_offer >> grid & 1:
            g.offer(DRAFT | grid)


@book.rule("MOT-SETUP-23", "MOT-SETUP-24", "MOT-GRID-2A-1", "MOT-GRID-2A-4")
def take_grid(g: Mystery, f: Frame) -> None:
    """It is yours. Grid 2A is filled at once."""
    grid: i64 = g.answers[f.seat] & ARG
    g.side[f.seat] = grid
    g.on_offer &= ~(BOTH_SIDES << grid % GRIDS)
    g.tell(DRAFTED, f.seat, grid)
    if grid == GRID_2A:
        if g.agreed.reserve_whole_grid:
            g.begin(STORE_AT_START, f.seat, COLOURLESS, g.parts.special_2a)
        else:
            g.supply[COLOURLESS] -= g.parts.special_2a
            g.special[f.seat] = g.parts.special_2a


@book.question("MOT-GRID-3A-1", "MOT-SETUP-23")
def choose_start_rune(g: Mystery, f: Frame) -> None:
    """With grid 3A, choose one of the face-up rune cards."""
    g.settle(f.seat, TAKE_RUNE)
    if g.side[f.seat] == GRID_3A:
        g.ask(f.seat)
        temple: i64
        for temple in range(TEMPLES):
            if g.face_up[temple] != NO_RUNE_CARD:
                g.offer(TAKE_RUNE | temple)


@book.rule("MOT-GRID-3A-1", "MOT-GRID-3A-2")
def take_start_rune(g: Mystery, f: Frame) -> None:
    """Take it; its type will not score for you."""
    if g.side[f.seat] == GRID_3A:
        temple: i64 = g.answers[f.seat] & ARG
        g.unscored[f.seat] = g.face_up[temple]
        take_rune(g, f.seat, temple)


DRAFT_GRID: Final[i64] = book.procedure("draft", [choose_grid, take_grid, choose_start_rune, take_start_rune])
