"""How options and events call the places of the crypt, once the entrance cards lie in their slots (MIC-GEO)."""

from __future__ import annotations

from typing import final

from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled, flat
from antechamber.games.mice.components import ENTRANCES, MOST_SLOTS, NONE
from antechamber.games.mice.legality import SLOT_AT
from antechamber.games.mice.words import INFILTRATE, SET_PAW


@final
class Places:
    """Tables that follow from where the entrance cards lie. Made once and never changed, so that clones share them.

    A place is a spot or, from SLOT_AT, a slot; its number is the spot or, from SLOT_AT, the card that lies there.
    """

    def __init__(self, entrances: list[int]) -> None:
        self.slot: vec[i64] = filled(ENTRANCES, NONE)  # [entrance card]: its slot, or NONE
        self.number: vec[i64] = flat(list(range(SLOT_AT + MOST_SLOTS)))  # [place]
        self.place: vec[i64] = flat(list(range(SLOT_AT + MOST_SLOTS)))  # [number]
        self.placing: vec[i64] = filled(MOST_SLOTS, NONE)  # [slot]: the option to place a paw there
        self.sneaking: vec[i64] = filled(MOST_SLOTS, NONE)  # [slot]: the option to do so opposite an opponent's paw
        slot: i64
        for slot in range(len(entrances)):
            card: i64 = entrances[slot]
            self.slot[card] = slot
            self.number[SLOT_AT + slot] = SLOT_AT + card
            self.place[SLOT_AT + card] = SLOT_AT + slot
            self.placing[slot] = SET_PAW | SLOT_AT + card
            self.sneaking[slot] = INFILTRATE | SLOT_AT + card
