"""The rules: a procedure is a list of steps, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG

from .state import Pebbles, book
from .words import MOST, TAKE, TOOK


@book.question("PEBBLES-2")
def choose_stones(g: Pebbles, f: Frame) -> None:
    """Take one, two or three stones. A step that asks does nothing else."""
    g.ask(f.seat)
    for stones in range(min(MOST, g.heap)):
        g.offer(TAKE | stones)


@book.rule("PEBBLES-2")
def take_stones(g: Pebbles, f: Frame) -> None:
    """The step after a question reads the answer."""
    stones = (g.answers[f.seat] & ARG) + 1
    g.heap -= stones
    g.last = f.seat
    g.tell(TOOK, f.seat, stones - 1)


@book.rule("PEBBLES-3")
def next_turn(g: Pebbles, f: Frame) -> None:
    """Whoever takes the last stone wins; until then it is the next player's turn."""
    if g.heap:
        f.seat = (f.seat + 1) % g.seats
        f.go_to(TURN)


TURN: Final = book.procedure("turn", [choose_stones, take_stones, next_turn])
