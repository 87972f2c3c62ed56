"""Moving the pawns: tracks, occupied cards, laps, the Dexterity Charm, the neutral curse breaker (MOT-MOVE, -TWO)."""

from __future__ import annotations

from antechamber.core.ints import i64
from antechamber.games.mystery.components import GRID_3B, OFF_THE_RING, TEMPLES
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import MOVE, MOVE_FAR, NEUTRAL_MOVED


def occupied_by_others(g: Mystery, seat: i64) -> i64:
    """The places of the ring where another pawn stands, the neutral one included, as bits."""
    places: i64 = 0
    other: i64
    for other in range(g.seats):
        if other != seat and g.at[other] != OFF_THE_RING:
            places |= 1 << g.at[other]
    if g.neutral != OFF_THE_RING:
        places |= 1 << g.neutral
    return places


def dexterity_cost(g: Mystery, extra: i64) -> i64:
    """The price of so many spaces beyond the free ones; -1 if they cannot be bought."""
    costs = g.parts.dexterity_cost
    if g.agreed.dexterity_unbounded:
        return extra * (extra + 1) // 2
    return costs[extra] if extra < len(costs) else -1


def offer_moves(g: Mystery, seat: i64) -> None:
    """Offer each card the pawn can reach, once and at its lowest price (MOT-DEC-01)."""
    occupied: i64 = occupied_by_others(g, seat)
    here: i64 = g.at[seat]
    size: i64 = g.ring_size
    place: i64
    if here == OFF_THE_RING:
        for place in range(size):
            if not occupied >> place & 1:
                g.offer(MOVE | g.ring[place])
        return
    offered: i64 = 0
    if g.has(seat, GRID_3B):
        for place in range(size):
            if place != here and not occupied >> place & 1:
                g.offer(MOVE | g.ring[place])
                offered |= 1 << place
    walk(g, seat, occupied, offered, False)
    walk(g, seat, occupied, offered, True)


def walk(g: Mystery, seat: i64, occupied: i64, offered: i64, on_temples: bool) -> None:
    """Offer the cards of one track, counting clockwise and skipping those where another pawn stands."""
    here: i64 = g.at[seat]
    skipped: i64 = not_counted(g, seat, occupied)
    free: i64 = g.parts.move_max
    place: i64 = here
    steps: i64 = 0
    cost: i64 = 0
    while True:
        place = next_space(g, place, skipped, on_temples)
        if place < 0 or (place == here and steps == 0):  # nowhere to go on this track
            return
        steps += 1
        if steps > free:
            cost = dexterity_cost(g, steps - free)
            if cost < 0 or cost > g.held[seat]:
                return
        if steps >= g.parts.move_min and not offered >> place & 1:
            offered |= 1 << place
            g.offer(MOVE | g.ring[place] if cost == 0 else MOVE_FAR | g.ring[place] << 4 | cost)


def not_counted(g: Mystery, seat: i64, occupied: i64) -> i64:
    """The places that are no spaces for a seat's pawn, as bits: occupied ones and, by agreement, its own."""
    return occupied if g.agreed.full_lap else occupied | 1 << g.at[seat]


def next_space(g: Mystery, place: i64, skipped: i64, on_temples: bool) -> i64:
    """The next space of a track, clockwise; -1 if there is none in the whole circle."""
    start: i64 = place
    size: i64 = g.ring_size
    spaces: i64 = (g.temple_places if on_temples else ~g.temple_places) & ~skipped
    while True:
        place += 1
        if place == size:
            place = 0
        if spaces >> place & 1:
            return place
        if place == start:
            return -1


def steps_to(g: Mystery, seat: i64, card: i64) -> i64:
    """How many spaces of its track a card is away from a seat's pawn; -1 if the pawn never comes there."""
    skipped: i64 = not_counted(g, seat, occupied_by_others(g, seat))
    place: i64 = g.at[seat]
    steps: i64
    for steps in range(1, g.ring_size + 1):
        place = next_space(g, place, skipped, card < TEMPLES)
        if place < 0:
            return -1
        if g.ring[place] == card:
            return steps
    return -1


book.implements(occupied_by_others, "MOT-MOVE-03", "MOT-TWO-02")
book.implements(dexterity_cost, "MOT-MOVE-06", "MOT-MOVE-09")
book.implements(offer_moves, "MOT-MOVE-01", "MOT-MOVE-08", "MOT-GRID-3B-1", "MOT-DEC-01")
book.implements(not_counted, "MOT-MOVE-03", "MOT-MOVE-05")
book.implements(next_space, "MOT-MOVE-02")
book.implements(walk, "MOT-MOVE-02", "MOT-MOVE-03", "MOT-MOVE-04", "MOT-MOVE-05", "MOT-MOVE-07")


def move_neutral_pawn(g: Mystery, seat: i64) -> None:
    """The neutral curse breaker goes one card counter-clockwise, over cards where players' pawns stand."""
    if g.neutral == OFF_THE_RING:
        return
    place: i64 = g.neutral
    g.neutral = OFF_THE_RING
    occupied: i64 = occupied_by_others(g, -1)
    while True:
        place = place - 1 if place > 0 else g.ring_size - 1
        if not occupied >> place & 1:
            break
    g.neutral = place
    g.tell(NEUTRAL_MOVED, seat, g.ring[place])


book.implements(move_neutral_pawn, "MOT-TWO-03")
