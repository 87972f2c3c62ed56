"""Shards of the Jaguar: who has had a turn in this round, and who has not."""

from __future__ import annotations

from antechamber.core.ints import i64
from antechamber.games.jaguar.components import NONE
from antechamber.games.jaguar.setting import SETTING
from antechamber.games.jaguar.state import Jaguar


def turn_to_come(g: Jaguar, seat: i64) -> bool:
    """Whether the turn of a seat in this round is still to come."""
    if g.acting == seat:
        return False
    if g.acting != NONE:
        return not has_acted(g, seat)
    i: i64
    for i in range(g.depth):
        if SETTING <= g.stack[i].line <= SETTING + 1:
            return True
    return g.round == 0


def has_acted(g: Jaguar, seat: i64) -> bool:
    """Whether a seat has had its turn in this round, while somebody else has theirs."""
    i: i64
    for i in range(g.seats):
        if g.acts[i] == g.acting:
            return False
        if g.acts[i] == seat:
            return True
    return False
