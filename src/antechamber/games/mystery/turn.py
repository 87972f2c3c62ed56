"""A turn: move, then collect or break a curse, with free effects around both (MOT-TURN). The contents page of play."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.mystery.charms import begin_free_effect, offer_free_effects
from antechamber.games.mystery.collecting import COLLECT_CRYSTALS
from antechamber.games.mystery.components import GRID_1B, OFF_THE_RING, TEMPLES
from antechamber.games.mystery.crystals import begin_payment
from antechamber.games.mystery.curses import begin_breaking, offer_curses
from antechamber.games.mystery.movement import move_neutral_pawn, offer_moves
from antechamber.games.mystery.scoring import SCORING
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import (
    CARD,
    COLLECT,
    END_TURN,
    ENTERED,
    MOVE,
    MOVED,
    ROUND_ENDED,
    TURN_BEGAN,
)


@book.rule("MOT-TURN-01", "MOT-TURN-05")
def begin_turn(g: Mystery, f: Frame) -> None:
    """Your turn begins: nothing has been collected, broken or taken from the reserve yet."""
    g.collected = 0
    g.broke = 0
    g.reserved = 0
    g.tell(TURN_BEGAN, f.seat, g.round)


@book.question("MOT-MOVE-02", "MOT-MOVE-01", "MOT-TURN-02")
def choose_move(g: Mystery, f: Frame) -> None:
    """Choose where your curse breaker goes; before that, use free effects."""
    g.ask(f.seat)
    offer_moves(g, f.seat)
    offer_free_effects(g, f.seat)


@book.rule("MOT-MOVE-06", "MOT-TURN-02")
def pay_for_distance(g: Mystery, f: Frame) -> None:
    """Pay the Dexterity Charm before you move. After a free effect, choose again."""
    option: i64 = g.answers[f.seat]
    if begin_free_effect(g, f.seat, option):
        f.ask_again()
        return
    price: i64 = 0
    if option & ~ARG == MOVE:
        f.card = option & ARG
    else:
        f.card = (option & ARG) >> 4
        price = option & 15
        begin_payment(g, f.seat, price)
    if g.at[f.seat] == OFF_THE_RING:
        g.tell(ENTERED, f.seat, f.card)
    else:
        g.tell(MOVED, f.seat, f.card, price)


@book.rule("MOT-MOVE-02", "MOT-MOVE-01")
def move_pawn(g: Mystery, f: Frame) -> None:
    """Your curse breaker goes to the card you chose."""
    g.at[f.seat] = g.place_of[f.card]


@book.rule("MOT-TWO-03")
def neutral_pawn_moves_after_movement(g: Mystery, f: Frame) -> None:
    """In the Polish edition the neutral curse breaker moves now."""
    if g.agreed.polish:
        move_neutral_pawn(g, f.seat)


def may_collect(g: Mystery, seat: i64) -> bool:
    """One collection a turn; beside a broken curse only with grid 1B at a temple."""
    return not g.collected and (not g.broke or both_actions(g, seat))


def may_break(g: Mystery, seat: i64) -> bool:
    """One broken curse a turn, at a temple; beside a collection only with grid 1B."""
    return g.card(seat) < TEMPLES and not g.broke and (not g.collected or both_actions(g, seat))


def both_actions(g: Mystery, seat: i64) -> bool:
    """Grid 1B: collect and break in the same turn at a temple, in either order."""
    return g.has(seat, GRID_1B) and g.card(seat) < TEMPLES


book.implements(may_collect, "MOT-TURN-01", "MOT-TURN-04", "MOT-GRID-1B-1", "MOT-BREAK-07")
book.implements(may_break, "MOT-TURN-01", "MOT-TURN-04", "MOT-GRID-1B-1", "MOT-BREAK-01")


@book.question("MOT-TURN-01", "MOT-TURN-02", "MOT-TURN-03", "MOT-DEC-02")
def choose_action(g: Mystery, f: Frame) -> None:
    """Collect crystals or break a curse; around that, use free effects; then end your turn."""
    g.ask(f.seat)
    if may_collect(g, f.seat):
        g.offer(COLLECT)
    if may_break(g, f.seat):
        offer_curses(g, f.seat, g.card(f.seat))
    offer_free_effects(g, f.seat)
    if g.collected or g.broke:
        g.offer(END_TURN)


@book.rule("MOT-TURN-01", "MOT-TURN-02", "MOT-RUNE-02")
def act(g: Mystery, f: Frame) -> None:
    """Do it, then choose again until you end your turn. Only collecting makes runes resonate."""
    option: i64 = g.answers[f.seat]
    if option == END_TURN:
        return
    f.ask_again()
    if begin_free_effect(g, f.seat, option):
        return
    if option == COLLECT:
        g.collected = 1
        g.begin(COLLECT_CRYSTALS, f.seat, g.card(f.seat))
    else:
        g.broke = 1
        begin_breaking(g, f.seat, option)


@book.rule("MOT-TWO-03")
def neutral_pawn_moves_after_turn(g: Mystery, f: Frame) -> None:
    """In the English edition the neutral curse breaker moves now."""
    if not g.agreed.polish:
        move_neutral_pawn(g, f.seat)


@book.rule("MOT-TURN-05", "MOT-END-01", "MOT-TERM-01")
def next_turn(g: Mystery, f: Frame) -> None:
    """The next player clockwise. When all have had their turn, the round is over, and perhaps the game."""
    f.seat = f.seat + 1 if f.seat + 1 < g.seats else 0
    f.card = 0
    f.go_to(TURN)
    if f.seat != g.start:
        return
    g.tell(ROUND_ENDED, f.seat, g.round)
    capped: bool = g.agreed.max_rounds > 0 and g.round >= g.agreed.max_rounds
    if g.ending or capped:
        g.ended_by_cap = 0 if g.ending else 1
        f.go_to(SCORING)
        return
    g.round += 1


TURN: Final[i64] = book.procedure(
    "turn",
    [
        begin_turn,
        choose_move,
        pay_for_distance,
        move_pawn,
        neutral_pawn_moves_after_movement,
        choose_action,
        act,
        neutral_pawn_moves_after_turn,
        next_turn,
    ],
    card=CARD,
)
