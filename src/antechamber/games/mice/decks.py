"""Rows and decks of cards: drawing, refilling, discarding, and which cards are in play (MIC-ROW)."""

from __future__ import annotations

from antechamber.core.bits import bit, size
from antechamber.core.ints import i64
from antechamber.core.tools import drawn
from antechamber.games.mice.components import (
    ASSISTANT,
    BLUE,
    FACTIONS,
    FIRST_ASSISTANT,
    GREEN,
    NEUTRAL,
    NO_TOP,
    NONE,
    ROW,
)
from antechamber.games.mice.state import BY_ASSISTANTS, Mice, book
from antechamber.games.mice.words import DISCARDED, DREW, SHUFFLED


def discard(g: Mice, kind: i64, card: i64) -> None:
    """Put a card on the discard pile of its kind. Whoever calls this fills up the row."""
    g.discards[kind] |= bit(card)
    g.tell(DISCARDED, g.active, kind * FIRST_ASSISTANT + card)


def refill(g: Mice, kind: i64) -> None:
    """Fill the gaps of a row from the top of its deck. If the deck is empty, the discard pile becomes a new one."""
    i: i64
    for i in range(ROW):
        if g.row[kind][i] == NONE:
            card: i64 = draw(g, kind)
            if card == NONE:
                break
            g.row[kind][i] = card
            g.tell(DREW, g.active, kind * FIRST_ASSISTANT + card)
    if kind == ASSISTANT and not g.ending and is_row_short(g):
        g.trigger_end(BY_ASSISTANTS)


def is_row_short(g: Mice) -> bool:
    """Whether there are too few assistants to go on."""
    if g.deck[ASSISTANT] or g.discards[ASSISTANT]:
        return False
    n: i64 = 0
    i: i64
    for i in range(ROW):
        if g.row[ASSISTANT][i] != NONE:
            n += 1
    return n <= g.parts.short_row


def draw(g: Mice, kind: i64) -> i64:
    """The top card of a deck: any of those with the back that is seen. NONE if there is no card at all."""
    if g.deck[kind] == 0:
        if g.discards[kind] == 0:
            return NONE
        g.deck[kind] = g.discards[kind]
        g.discards[kind] = 0
        g.shuffled |= bit(kind)
        g.tell(SHUFFLED, g.active, kind, size(g.deck[kind]))
        turn_up_back(g, kind)
    card: i64 = drawn(g, g.deck[kind] & g.parts.backs[kind * 2 + g.top[kind]])
    g.deck[kind] &= ~bit(card)
    turn_up_back(g, kind)
    return card


def turn_up_back(g: Mice, kind: i64) -> None:
    """See the back of the next card: green ones come first until the deck is shuffled anew."""
    green: i64 = size(g.deck[kind] & g.parts.backs[kind * 2 + GREEN])
    blue: i64 = size(g.deck[kind] & g.parts.backs[kind * 2 + BLUE])
    if green + blue == 0:
        g.top[kind] = NO_TOP
    elif green == 0 or blue == 0 or not g.shuffled >> kind & 1:
        g.top[kind] = GREEN if green else BLUE
    else:
        g.top[kind] = GREEN if g.random(green + blue) < green else BLUE


def take_from_row(g: Mice, kind: i64, card: i64) -> None:
    """Leave a gap where a card was."""
    g.row[kind][in_row(g, kind, card)] = NONE


def in_row(g: Mice, kind: i64, card: i64) -> i64:
    """The place of a card in its row; NONE if it is not there."""
    i: i64
    for i in range(ROW):
        if g.row[kind][i] == card:
            return i
    return NONE


def groups_of(g: Mice, kind: i64) -> list[int]:
    """The sets of cards of a kind, place by place."""
    groups: list[int] = [int(g.deck[kind]), int(g.discards[kind])]
    groups += [1 << int(g.row[kind][i]) for i in range(ROW) if g.row[kind][i] != NONE]
    groups += [int(g.camp[seat][kind]) for seat in range(g.seats)]
    if kind == ASSISTANT:
        groups += [int(g.hired[seat]) for seat in range(g.seats)]
    else:
        groups += [1 << int(card) for card in g.chamber if card != NONE]
    return groups


def cards_in_play(g: Mice, kind: i64) -> i64:
    """All cards of the chosen factions and the neutral one, as bits."""
    found: i64 = g.parts.of_faction[kind * 13 + NEUTRAL]
    faction: i64
    for faction in range(FACTIONS):
        if g.factions >> faction & 1:
            found |= g.parts.of_faction[kind * 13 + faction]
    return found


book.implements(turn_up_back, "MIC-INFO-02", "MIC-SETUP-04")
book.implements(draw, "MIC-ROW-02", "MIC-INFO-02")
book.implements(refill, "MIC-ROW-01", "MIC-ROW-03", "MIC-ROW-04")
book.implements(is_row_short, "MIC-END-01", "MIC-ROW-03")
