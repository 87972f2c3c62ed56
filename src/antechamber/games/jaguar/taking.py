"""Taking what lies on a space: crystals, amulets, chests, map pieces, rituals, the Heart (JAG-TAKE to JAG-HEART)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import drawn
from antechamber.games.jaguar.components import (
    A_CHEST,
    ALL_CHESTS,
    BLESSED,
    COLUMNS,
    CRYSTALS,
    DOTS,
    FIRST_AMULET,
    IN_A_CHEST,
    MOST_ROWS,
    NONE,
    OPENED,
    RITUALS,
)
from antechamber.games.jaguar.fortune import (
    OBJECTIVE_MARKER,
    gain_amulet,
    gain_crystal,
    level_up,
    lift_curses,
    settle_fate,
)
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.words import (
    BLESS,
    CHEST,
    KEEP,
    NO,
    OPENED_CHEST,
    PERFORM,
    PERFORMED,
    TAKE,
    TAKE_AMULET,
    TAKE_CHEST,
    TAKE_HEART,
    TAKE_MAP,
    TOOK_HEART,
    TOOK_MAP,
)

AMULET_BITS: Final = 3  # of an amulet in an option
MAP_BITS: Final = 4

# ---------------------------------------------------------------- what can be taken


def offer_takes(g: Jaguar, seat: i64, pouch: bool) -> None:
    """Everything that can be taken where a pawn stands; from the pouch, rituals too."""
    space: i64 = g.place[seat]
    i: i64
    if g.items[space]:
        for i in range(CRYSTALS):
            if g.crystals_on(space, i):
                g.offer(TAKE | i)
        square: i64 = g.on_square(space)
        if square == A_CHEST:
            g.offer(TAKE_CHEST)
        elif square:
            g.offer(TAKE_AMULET | square - FIRST_AMULET)
        if g.map_on(space) != NONE:
            g.offer(TAKE_MAP | g.map_on(space))
        ritual: i64 = g.ritual_on(space)
        if ritual != NONE and g.has_crystals_for(seat, ritual):
            g.offer(PERFORM | ritual)
    if pouch and g.pouch[seat]:
        for i in range(RITUALS):
            if g.pouch[seat] >> i & 1 and g.has_crystals_for(seat, i):
                g.offer(PERFORM | i)
    if space % COLUMNS >= OPENED:
        dots: i64 = matching(g, seat, 0)
        triangles: i64 = matching(g, seat, DOTS)
        if dots != NONE and triangles != NONE and g.hearts_taken < g.parts.hearts[g.seats]:
            g.offer(TAKE_HEART | dots << MAP_BITS | triangles)


def matching(g: Jaguar, seat: i64, first: i64) -> i64:
    """An unused map piece, of those with dots or with triangles, that fits the space of a pawn on #4; NONE without."""
    space: i64 = g.place[seat]
    by_column: bool = g.parts.dots_are_columns == (first == 0)
    wanted: i64 = g.parts.band[g.board.rows * MOST_ROWS + space // COLUMNS]
    if by_column:
        wanted = space % COLUMNS - OPENED + 1
    piece: i64
    for piece in range(first, first + DOTS):
        if (g.maps[seat] & ~g.used_maps[seat]) >> piece & 1 and g.parts.map_value[piece] == wanted:
            return piece
    return NONE


book.implements(offer_takes, "JAG-TAKE-01", "JAG-RIT-02", "JAG-HEART-01", "JAG-BOARD-11")
book.implements(matching, "JAG-HEART-01", "JAG-HEART-03")


# ---------------------------------------------------------------- taking it


def take(g: Jaguar, seat: i64, option: i64) -> None:
    """Take one item where the pawn stands, or perform a ritual."""
    kind: i64 = option & ~ARG
    what: i64 = option & ARG
    if kind == TAKE:
        take_crystal(g, seat, g.place[seat], what)
    elif kind == TAKE_AMULET:
        g.clear_square(g.place[seat])
        gain_amulet(g, seat, what)
    elif kind == TAKE_CHEST:
        take_chest(g, seat, g.place[seat])
    elif kind == TAKE_MAP:
        take_map(g, seat, g.place[seat])
    elif kind == PERFORM:
        perform_ritual(g, seat, what)
    elif kind == TAKE_HEART:
        take_heart(g, seat, what >> MAP_BITS, what & bit(MAP_BITS) - 1)


def take_crystal(g: Jaguar, seat: i64, space: i64, colour: i64) -> None:
    """A crystal into the bag; from a blessed pedestal, a curse may go with it."""
    g.remove_crystal(space, colour)
    gain_crystal(g, seat, colour)
    if g.board.symbol[space] == BLESSED and g.curse[seat] > 0:
        g.begin(BLESSING, seat)


def take_chest(g: Jaguar, seat: i64, space: i64) -> None:
    """Turn the chest over: any of those that nobody has seen yet."""
    g.clear_square(space)
    unseen: i64 = ALL_CHESTS
    other: i64
    for other in range(g.seats):
        unseen &= ~g.chests[other]
    chest: i64 = drawn(g, unseen)
    g.chests[seat] |= bit(chest)
    g.tell(OPENED_CHEST, seat, chest)
    g.begin(OPEN_CHEST, seat, chest)


def take_map(g: Jaguar, seat: i64, space: i64) -> None:
    """A map piece into the pouch, face up."""
    g.maps[seat] |= bit(g.map_on(space))
    g.tell(TOOK_MAP, seat, g.map_on(space))
    g.clear_map(space)


def perform_ritual(g: Jaguar, seat: i64, ritual: i64) -> None:
    """The crystals it shows are incorporated; a level-up, and for a Major one an Objective marker."""
    colour: i64
    for colour in range(CRYSTALS):
        need: i64 = g.parts.needs[ritual * CRYSTALS + colour]
        g.bag[seat][colour] -= need
        g.pool[seat][colour] += need
    if g.pouch[seat] >> ritual & 1:
        g.pouch[seat] &= ~bit(ritual)
    else:
        g.clear_ritual(g.place[seat])
    g.tell(PERFORMED, seat, ritual)
    if g.parts.is_major(ritual):
        g.begin(OBJECTIVE_MARKER, seat)
    level_up(g, seat, ritual)


def take_heart(g: Jaguar, seat: i64, dots: i64, triangles: i64) -> None:
    """The leftmost shard and what lies with it; the two map pieces are used."""
    g.used_maps[seat] |= bit(dots) | bit(triangles)
    colour: i64 = g.parts.heart_crystal[g.hearts_taken]
    g.hearts_taken += 1
    g.hearts[seat] += 1
    g.tell(TOOK_HEART, seat, dots, triangles)
    if colour != NONE:
        gain_crystal(g, seat, colour)


book.implements(take, "JAG-TAKE-01", "JAG-TAKE-03")
book.implements(take_crystal, "JAG-TAKE-02")
book.implements(take_chest, "JAG-F-CHEST-01", "JAG-INFO-03", "JAG-INFO-04")
book.implements(take_map, "JAG-TAKE-04")
book.implements(perform_ritual, "JAG-RIT-01", "JAG-RIT-02", "JAG-RIT-03")
book.implements(take_heart, "JAG-HEART-01", "JAG-HEART-02", "JAG-HEART-03")


# ---------------------------------------------------------------- blessings and chests


@book.question("JAG-TAKE-02")
def choose_blessing(g: Jaguar, f: Frame) -> None:
    """You may get rid of a curse."""
    g.ask(f.seat)
    g.offer(BLESS)
    g.offer(NO)


@book.rule("JAG-TAKE-02")
def be_blessed(g: Jaguar, f: Frame) -> None:
    """One curse less."""
    if g.answers[f.seat] == BLESS:
        lift_curses(g, f.seat, 1)
        settle_fate(g, f.seat)


BLESSING: Final[i64] = book.procedure("blessing", [choose_blessing, be_blessed])


@book.question("JAG-F-CHEST-01")
def choose_amulets(g: Jaguar, f: Frame) -> None:
    """Take two of the three amulets of the chest."""
    g.ask(f.seat)
    first: i64 = f.card * IN_A_CHEST
    g.offer(KEEP | g.parts.chest[first] << AMULET_BITS | g.parts.chest[first + 1])
    g.offer(KEEP | g.parts.chest[first] << AMULET_BITS | g.parts.chest[first + 2])
    g.offer(KEEP | g.parts.chest[first + 1] << AMULET_BITS | g.parts.chest[first + 2])


@book.rule("JAG-F-CHEST-01", "JAG-F-AMU-07")
def keep_amulets(g: Jaguar, f: Frame) -> None:
    """They come from the supply; the chest stays beside your board."""
    gain_amulet(g, f.seat, (g.answers[f.seat] & ARG) >> AMULET_BITS)
    gain_amulet(g, f.seat, g.answers[f.seat] & bit(AMULET_BITS) - 1)


OPEN_CHEST: Final[i64] = book.procedure("chest", [choose_amulets, keep_amulets], card=CHEST)


# ---------------------------------------------------------------- a free Take


@book.question("JAG-FLOOD-04", "JAG-OPT-10", "JAG-F-WAVE-01")
def choose_free_take(g: Jaguar, f: Frame) -> None:
    """You may take one item here without an action point."""
    g.ask(f.seat)
    offer_takes(g, f.seat, g.agreed.pouch_ritual)
    g.offer(NO)


@book.rule("JAG-FLOOD-04")
def take_for_free(g: Jaguar, f: Frame) -> None:
    """Like any other Take."""
    if g.answers[f.seat] != NO:
        take(g, f.seat, g.answers[f.seat])


FREE_TAKE: Final[i64] = book.procedure("free-take", [choose_free_take, take_for_free])
