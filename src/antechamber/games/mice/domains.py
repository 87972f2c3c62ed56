"""What the numbers of a state stand for, where that is no word of an option, and along what they lie."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import NotationError
from antechamber.core.fields import Amount, Axis, Members
from antechamber.core.notation import SEAT, Domain, Numbers, Words
from antechamber.games.mice.components import (
    ASSISTANTS,
    CARD_IDS,
    CHAMBER_IDS,
    CHAMBERS,
    CHESTS,
    CONDITION_IDS,
    CONDITIONS,
    ENTRANCE_WORDS,
    FACTIONS,
    FIRST_CHEST,
    ITEM_IDS,
    MOST_SEATS,
    MOST_SLOTS,
    MOST_SPOTS,
    ROW,
    TRACKS,
)
from antechamber.games.mice.words import ASSISTANT, CARD, FACTION, SPOT

MOST_TURNS: Final = 10**6  # no game comes near
MOST_GLORY: Final = 500
DECKS: Final = ["chambers", "assistants"]

PER_ITEM: Final = Axis("items", TRACKS, words=Words("item", ITEM_IDS[:TRACKS]))
PER_KIND: Final = Axis("kinds of cards", len(DECKS))
PER_PLACE: Final = Axis("places of a row", ROW)
PER_SPOT: Final = Axis("spots", MOST_SPOTS)
PER_SLOT: Final = Axis("slots", MOST_SLOTS)
PER_ASSISTANT: Final = Axis("assistants", ASSISTANTS, words=ASSISTANT)


@final
class Chests(Domain):
    """A chest, by its name."""

    def word(self, number: int) -> str:
        return CARD_IDS[FIRST_CHEST + number]

    def number(self, word: str) -> int:
        card = CARD.number(word)
        if card < FIRST_CHEST:
            raise NotationError(f"{word} is no chest (MIC-COMP-04)")
        return card - FIRST_CHEST


STEPS: Final = Amount("steps", 0, MOST_GLORY)  # of a token along its track
COUNTER: Final = Amount("number", 0, MOST_TURNS)
TURN: Final = Amount("turn", 1, MOST_TURNS)
FINALS: Final = Amount("final actions", 0, MOST_SEATS - 1)
ENTRANCE_CARD: Final = Words("entrance", ENTRANCE_WORDS)
CHAMBER_CARD: Final = Words("chamber", CHAMBER_IDS)
CHEST: Final = Chests("chest", CHESTS)
CARD_OF_KIND: Final = Numbers("card", max(CHAMBERS, ASSISTANTS))  # a chamber or an assistant, counted within its kind
DECK: Final = Words("deck", DECKS)
BACK: Final = Words("back", ["green", "blue", "none"])  # on top of a deck; none if it is empty
# sets
TABLE_SEATS: Final = Members("seats", SEAT, MOST_SEATS)
PLACE_SET: Final = Members("places", Numbers("place", MOST_SPOTS + MOST_SLOTS), MOST_SPOTS + MOST_SLOTS)
SPOT_SET: Final = Members("spots", SPOT, MOST_SPOTS)
SLOT_SET: Final = Members("slots", Numbers("slot", MOST_SLOTS), MOST_SLOTS)
CARD_SET: Final = Members("cards", CARD_OF_KIND, max(CHAMBERS, ASSISTANTS))
CHAMBER_SET: Final = Members("chambers", CHAMBER_CARD, CHAMBERS)
ASSISTANT_SET: Final = Members("assistants", ASSISTANT, ASSISTANTS)
CHEST_SET: Final = Members("chests", CHEST, CHESTS)
FACTION_SET: Final = Members("factions", FACTION, FACTIONS)
DECK_SET: Final = Members("decks", DECK, len(DECKS))
CONDITION_SET: Final = Members("conditions", Words("condition", CONDITION_IDS), CONDITIONS)
