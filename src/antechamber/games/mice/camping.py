"""The camp: taking a card from a row, or a discard pile, for later (MIC-CAMP), and refreshing the rows (MIC-OP-10)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, size
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    ASSISTANT,
    CAMP,
    CAMPED,
    CHAMBER,
    EITHER,
    FIRST_ASSISTANT,
    NONE,
    REFRESH,
    ROW,
)
from antechamber.games.mice.decks import discard, in_row, refill, take_from_row
from antechamber.games.mice.effects import (
    MORE_AT,
    OPEN_CHEST,
    PROCEDURES,
    argument,
    offer_chests,
    passives_may_fire,
)
from antechamber.games.mice.legality import camp_limit, can_camp, in_camp, usable_chests
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    CAMP_CARD,
    CAMPED_CARD,
    CHOSEN,
    DISCARD,
    DOING,
    NOTHING,
    REFRESH_CARD,
    REFRESHED,
    STOP,
    USE_CHEST,
)

AN_ASSISTANT: Final = 31  # as n: not by an operation of a program, but an assistant from the row


def wanted(g: Mice, f: Frame) -> i64:
    """Which kind of card may be taken, and whether from a discard pile."""
    return ASSISTANT if f.n == AN_ASSISTANT else argument(g, f)


def cards_to_camp(g: Mice, kind: i64, arg: i64) -> i64:
    """The cards of a kind that may be taken, as bits."""
    if arg & 3 != EITHER and arg & 3 != kind:
        return 0
    if arg >> 2:
        return g.discards[kind]
    found: i64 = 0
    i: i64
    for i in range(ROW):
        if g.row[kind][i] != NONE:
            found |= bit(g.row[kind][i])
    return found


book.implements(cards_to_camp, "MIC-OP-09", "MIC-AS-PROFITEER-01")


@book.question("MIC-OP-09", "MIC-CAMP-06", "MIC-CHEST-02", "MIC-TURN-05", "MIC-AS-PROFITEER-01")
def choose_card_for_camp(g: Mice, f: Frame) -> None:
    """Choose a card to put into your camp; it costs nothing now. You may also use a chest, or pass."""
    arg: i64 = wanted(g, f)
    if not can_camp(g, arg):
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    kind: i64
    for kind in range(2):
        cards: i64 = cards_to_camp(g, kind, arg)
        g.offer_all(CAMP_CARD | kind * FIRST_ASSISTANT, cards)
    offer_chests(g, usable_chests(g, f.seat), USE_CHEST)
    g.offer(PASS)


@book.rule("MIC-OP-09", "MIC-CHEST-02")
def take_card_or_chest(g: Mice, f: Frame) -> None:
    """A chest comes first; then the same choice again."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        f.finish()
    elif option & ~ARG == USE_CHEST:
        f.ask_again()
        g.begin(OPEN_CHEST, f.seat, option & ARG)
    else:
        f.card = option & ARG


@book.question("MIC-CAMP-02", "MIC-CAMP-01")
def choose_card_to_make_room(g: Mice, f: Frame) -> None:
    """If the camp is full, choose a card there to discard."""
    if in_camp(g, f.seat) < camp_limit(g, f.seat):
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    offer_camp(g, f.seat)


def offer_camp(g: Mice, seat: i64) -> None:
    """Offer to discard each card of a camp."""
    kind: i64
    for kind in range(2):
        g.offer_all(DISCARD | kind * FIRST_ASSISTANT, g.camp[seat][kind])


def discard_from_camp(g: Mice, seat: i64, card: i64) -> i64:
    """Put a card of a camp on the discard pile of its kind; the kind."""
    kind: i64 = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
    g.camp[seat][kind] &= ~bit(card - kind * FIRST_ASSISTANT)
    discard(g, kind, card - kind * FIRST_ASSISTANT)
    return kind


@book.rule("MIC-CAMP-02", "MIC-CAMP-06", "MIC-ROW-01", "MIC-ROW-04", "MIC-ON-04")
def put_into_camp(g: Mice, f: Frame) -> None:
    """The old card goes, the new one comes, rows are refilled; then passives for the camp fire."""
    kind: i64 = ASSISTANT if f.card >= FIRST_ASSISTANT else CHAMBER
    card: i64 = f.card - kind * FIRST_ASSISTANT
    if wanted(g, f) >> 2:
        g.discards[kind] &= ~bit(card)
    else:
        take_from_row(g, kind, card)
    if g.answers[f.seat] != PASS:
        discard_from_camp(g, f.seat, g.answers[f.seat] & ARG)
    g.camp[f.seat][kind] |= bit(card)
    g.tell(CAMPED_CARD, f.seat, f.card)
    refill(g, CHAMBER)
    refill(g, ASSISTANT)
    passives_may_fire(g, f.seat, bit(CAMPED), NOTHING)


PUT_INTO_CAMP: Final[i64] = book.procedure(
    "camp",
    [choose_card_for_camp, take_card_or_chest, choose_card_to_make_room, put_into_camp],
    card=CHOSEN,
    memo=DOING,
)
PROCEDURES[CAMP] = int(PUT_INTO_CAMP)


# ---------------------------------------------------------------- a camp that has become too large


@book.question("MIC-AS-STUDENT-03", "MIC-STATE-08")
def choose_card_too_many(g: Mice, f: Frame) -> None:
    """The camp holds more cards than it may: choose one to discard."""
    if in_camp(g, f.seat) <= camp_limit(g, f.seat):
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    offer_camp(g, f.seat)


@book.rule("MIC-AS-STUDENT-03")
def discard_until_it_fits(g: Mice, f: Frame) -> None:
    """Until the camp is as small as it must be."""
    if g.answers[f.seat] != PASS:
        refill(g, discard_from_camp(g, f.seat, g.answers[f.seat] & ARG))
        f.ask_again()


CUT_CAMP: Final[i64] = book.procedure("cut-camp", [choose_card_too_many, discard_until_it_fits])


# ---------------------------------------------------------------- refreshing the rows


@book.question("MIC-OP-10", "MIC-TURN-05")
def choose_card_to_refresh(g: Mice, f: Frame) -> None:
    """Choose a card of either row to be replaced, or stop."""
    chosen: i64 = f.memo >> MORE_AT
    if size(chosen) >= argument(g, f):
        g.settle(f.seat, STOP)
        return
    g.ask(f.seat)
    kind: i64
    i: i64
    for kind in range(2):
        for i in range(ROW):
            if not chosen >> kind * ROW + i & 1 and g.row[kind][i] != NONE:
                g.offer(REFRESH_CARD | kind * FIRST_ASSISTANT + g.row[kind][i])
    g.offer(STOP)


@book.rule("MIC-OP-10", "MIC-ROW-01", "MIC-ROW-02", "MIC-ROW-03", "MIC-ROW-04")
def discard_all_then_refill(g: Mice, f: Frame) -> None:
    """All chosen cards are discarded together, then the gaps are filled."""
    option: i64 = g.answers[f.seat]
    kind: i64
    if option != STOP:
        kind = ASSISTANT if option & ARG >= FIRST_ASSISTANT else CHAMBER
        place: i64 = in_row(g, kind, (option & ARG) - kind * FIRST_ASSISTANT)
        f.memo |= bit(MORE_AT + kind * ROW + place)
        f.ask_again()
        return
    chosen: i64 = f.memo >> MORE_AT
    if chosen == 0:
        return
    i: i64
    for kind in range(2):
        for i in range(ROW):
            if chosen >> kind * ROW + i & 1:
                discard(g, kind, g.row[kind][i])
                g.row[kind][i] = NONE
    g.tell(REFRESHED, f.seat, size(chosen))
    refill(g, CHAMBER)
    refill(g, ASSISTANT)


REFRESH_ROWS: Final[i64] = book.procedure(
    "refresh", [choose_card_to_refresh, discard_all_then_refill], card=CHOSEN, memo=DOING
)
PROCEDURES[REFRESH] = int(REFRESH_ROWS)
