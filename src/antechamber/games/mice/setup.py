"""Laying out the table (MIC-SETUP)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.tools import drawn, shuffled
from antechamber.games.mice.components import (
    CHESTS,
    FACTIONS,
    FIRST_ASSISTANT,
    FIRST_ENTRANCE,
    NONE,
    Components,
)
from antechamber.games.mice.decks import cards_in_play, draw, refill, turn_up_back
from antechamber.games.mice.state import Agreement, Mice, book
from antechamber.games.mice.turn import MUST, TURN
from antechamber.games.mice.words import LAID


def lay_out(seats: i64, key: bytes, parts: Components, agreed: Agreement) -> Mice:
    """A table before anything is drawn: players have their first items, the crypt is empty."""
    g = Mice()
    g.set_table(seats, key)
    g.parts = parts
    g.agreed = agreed
    g.crypt = parts.crypt(seats)
    g.lay_fields()
    return g


book.implements(lay_out, "MIC-SETUP-06", "MIC-COMP-07", "MIC-COMP-06")


@book.rule("MIC-SETUP-01", "MIC-GEO-02", "MIC-GEO-05", "MIC-OPT-02")
def lay_entrances(g: Mice, f: Frame) -> None:
    """Lay the entrance cards into the slots, clockwise, in the order the table wants."""
    order: list[int] = [int(card) for card in g.crypt.ascending]
    if g.agreed.entrances:
        order = g.agreed.entrances
    elif g.agreed.options.get("entrance_order") == "random":
        order = [order[i] for i in shuffled(g, len(order))]
    g.lay_entrances(order)


@book.rule("MIC-SETUP-02", "MIC-COMP-04")
def lay_chests(g: Mice, f: Frame) -> None:
    """A chest face up on every spot; the others are the supply, face down."""
    g.supply = bit(CHESTS) - 1
    spot: i64
    for spot in range(g.crypt.spots):
        g.chest[spot] = drawn(g, g.supply)
        g.supply &= ~bit(g.chest[spot])


@book.rule("MIC-SETUP-03", "MIC-OPT-03")
def select_factions(g: Mice, f: Frame) -> None:
    """The factions of a first game, those the table chose, or any."""
    g.factions = g.agreed.factions
    if g.factions == 0:
        order = shuffled(g, FACTIONS)
        i: i64
        for i in range(g.crypt.factions):
            g.factions |= bit(order[i])


@book.rule("MIC-SETUP-04", "MIC-SETUP-05", "MIC-ROW-01")
def prepare_decks(g: Mice, f: Frame) -> None:
    """Green backs on top of blue ones; a card to start the discard pile, and three for the row."""
    kind: i64
    for kind in range(2):
        g.deck[kind] = cards_in_play(g, kind)
        turn_up_back(g, kind)
        first: i64 = draw(g, kind)
        g.discards[kind] = bit(first)
        g.tell(LAID, g.active, kind * FIRST_ASSISTANT + first)
        refill(g, kind)


@book.rule("MIC-SETUP-07", "MIC-OPT-04", "MIC-HID-06", "MIC-COMP-05")
def lay_passages(g: Mice, f: Frame) -> None:
    """With the rule of hidden passages: a token on each entrance card with the symbol of a faction in play."""
    if not g.agreed.hidden_passage:
        return
    slot: i64
    for slot in range(g.crypt.slots):
        faction: i64 = g.parts.faction[FIRST_ENTRANCE + g.entrance[slot]]
        if faction != NONE and g.factions >> faction & 1:
            g.passages |= bit(slot)


@book.rule("MIC-SETUP-08", "MIC-OPT-05")
def find_first_player(g: Mice, f: Frame) -> None:
    """The table names the first player, or chance does."""
    start = g.agreed.options.get("first_player")
    g.active = start - 1 if isinstance(start, int) else g.random(g.seats)
    f.seat = g.active
    f.n = MUST
    f.go_to(TURN)


SETUP: Final[i64] = book.procedure(
    "setup", [lay_entrances, lay_chests, select_factions, prepare_decks, lay_passages, find_first_player]
)
