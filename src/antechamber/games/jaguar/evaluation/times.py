"""Shards of the Jaguar: who has had a turn in this round, and who has not."""

from __future__ import annotations

from antechamber.core.ints import i64
from antechamber.games.jaguar.components import NONE
from antechamber.games.jaguar.round import ROUND
from antechamber.games.jaguar.solo import SOLO_ROUND
from antechamber.games.jaguar.state import Jaguar


def turn_to_come(g: Jaguar, seat: i64) -> bool:
    """Whether the turn of a seat in this round is still to come."""
    if g.acting == seat or g.depth == 0:
        return False
    if g.acting != NONE:
        return not has_acted(g, seat)
    line: i64 = g.stack[0].line
    return g.round == 0 or ROUND <= line <= ROUND + 1 or line == SOLO_ROUND  # in the Refresh, or setting traps


def has_acted(g: Jaguar, seat: i64) -> bool:
    """Whether a seat has had its turn in this round, while somebody else has theirs."""
    i: i64
    for i in range(g.seats):
        if g.acts[i] == g.acting:
            return False
        if g.acts[i] == seat:
            return True
    return False
