"""Who knows which card of the Artefact deck, and who still knows it after one of three was taken (AZT-INF-08).

Cards put under the deck lie there in the order in which they were drawn, so whoever saw all three knows their places.
Somebody else who knew some of them, from an earlier look, keeps what follows for certain from what was shown: that is
what could be written down at a table, and no more, so that no view depends on what its seat was not shown.
"""

from __future__ import annotations

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.games.aztec.components import ANYBODY, LOOK_AT, NONE
from antechamber.games.aztec.state import Aztec, book


def looked_at(g: Aztec) -> i64:
    """How many cards a player looks at who gains an artefact: three, or all that are left."""
    return min(LOOK_AT, g.deck_size)


def look(g: Aztec, seat: i64) -> None:
    """A seat sees the cards on top of the deck."""
    i: i64
    for i in range(looked_at(g)):
        g.known[i] |= bit(seat)


def take_and_put_back(g: Aztec, seat: i64, place: i64, shown: bool) -> i64:
    """Take one of the cards on top; the others go under the deck, in their order. Returns the card taken."""
    n: i64 = looked_at(g)
    card: i64 = g.deck[place]
    higher: i64 = 1 if place == 0 else 0  # the places of the others, the earlier drawn first
    lower: i64 = 1 if place == 2 else 2
    higher_known: i64 = 0
    lower_known: i64 = 0
    i: i64
    seen: i64 = bit(seat)  # those who have seen any of the cards; nobody else knows where they go
    for i in range(n):
        seen |= g.known[i]
    viewer: i64
    for viewer in range(ANYBODY + 1):
        if not seen >> viewer & 1:
            continue
        if n > 1 and still_knows(g, viewer, seat, 0, card, shown):
            higher_known |= bit(viewer)
        if n > 2 and still_knows(g, viewer, seat, 1, card, shown):
            lower_known |= bit(viewer)
    higher_card: i64 = g.deck[higher] if n > 1 else NONE
    lower_card: i64 = g.deck[lower] if n > 2 else NONE
    for i in range(n, g.deck_size):
        g.deck[i - n] = g.deck[i]
        g.known[i - n] = g.known[i]
    g.deck_size -= n
    if n > 1:
        put_under(g, higher_card, higher_known)
    if n > 2:
        put_under(g, lower_card, lower_known)
    g.deck[g.deck_size] = NONE
    g.known[g.deck_size] = 0
    return card


def put_under(g: Aztec, card: i64, known: i64) -> None:
    """Put a card under the deck; `known` are those who see which."""
    g.deck[g.deck_size] = card
    g.known[g.deck_size] = known
    g.deck_size += 1


def still_knows(g: Aztec, viewer: i64, seat: i64, other: i64, taken: i64, shown: bool) -> bool:
    """Whether a viewer knows for certain which card is the first or second of those that were put back."""
    if viewer == seat:
        return True
    card: i64 = NONE
    place: i64
    for place in range(looked_at(g)):
        if not could_be_taken(g, viewer, place, taken, shown):
            continue
        rest: i64 = other if other < place else other + 1
        if not g.known[rest] >> viewer & 1 or (card != NONE and g.deck[rest] != card):
            return False
        card = g.deck[rest]
    return True


def could_be_taken(g: Aztec, viewer: i64, place: i64, taken: i64, shown: bool) -> bool:
    """Whether, for all that a viewer knows, the card at this place was the one that was taken."""
    if not g.known[place] >> viewer & 1:
        return True
    return g.deck[place] == taken if shown else g.parts.is_kept(g.deck[place])


book.implements(take_and_put_back, "AZT-ART-03", "AZT-ART-06", "AZT-INF-08")
book.implements(still_knows, "AZT-INF-08", "AZT-INF-11", "AZT-INF-12", "AZT-INF-14")
book.implements(put_under, "AZT-ART-05")
