"""Glory for sets of different factions (MIC-SCORE)."""

from __future__ import annotations

from antechamber.core.bits import bit, lowest
from antechamber.core.ints import i64
from antechamber.games.mice.components import FACTIONS, FIRST_ASSISTANT, NEUTRAL, Components


def set_value(cards: i64, kind: i64, parts: Components) -> i64:
    """The glory for sets of different factions among cards of one kind, split and wild as they are worth most."""
    counts: i64 = 0  # four bits for each faction
    sizes: i64 = 0  # four bits for each set: how many factions have so many cards
    wild: bool = False
    left: i64 = cards
    while left:
        faction: i64 = parts.faction[kind * FIRST_ASSISTANT + lowest(left)]
        left &= left - 1
        if faction == NEUTRAL:
            wild = True
        else:
            sizes += bit(4 * (counts >> 4 * faction & 15))
            counts += bit(4 * faction)
    best: i64 = best_sets(sizes, parts)
    if wild:
        for faction in range(FACTIONS):
            best = max(best, best_sets(sizes + bit(4 * (counts >> 4 * faction & 15)), parts))
    return best


def best_sets(sizes: i64, parts: Components) -> i64:
    """The most that sets are worth if their sizes without a limit, four bits each, are these.

    Always build the largest set that is possible. A card that has no room in it waits for the next.
    """
    total: i64 = 0
    waiting: i64 = 0
    most: i64 = len(parts.sets) - 1
    while sizes or waiting:
        waiting += sizes & 15
        sizes >>= 4
        size: i64 = min(waiting, most)
        waiting -= size
        total += parts.sets[size]
    return total
