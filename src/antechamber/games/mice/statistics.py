"""What a game of Of Mice & Mazes tells of its factions, cards, entrances and chests, for statistics."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.kernel import Event, State
from antechamber.core.ledger import Count, Ledger
from antechamber.games.mice.components import (
    ASSISTANTS,
    CARD_IDS,
    CHESTS,
    ENTRANCE_WORDS,
    FACTION_IDS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    NEUTRAL,
    NONE,
    ONE_TIME,
    ROW,
)
from antechamber.games.mice.legality import SLOT_AT
from antechamber.games.mice.state import Mice
from antechamber.games.mice.words import (
    CAMPED_CARD,
    DISCARDED,
    DREW,
    END_CAUSE,
    END_TRIGGERED,
    HIRED_CARD,
    INFILTRATED,
    OPENED_CHAMBER,
    PASSAGE_FLIPPED,
    PLACED,
    TOOK_CHEST,
    TRIGGERED,
    USED,
    USED_CHEST,
)


def tally(start: State, end: State) -> list[Count]:
    """Count from the events of a whole game, which began at `start`."""
    assert isinstance(start, Mice)
    return Reading(start).read(end.events)


@final
class Reading:
    """Goes through the events of a game.

    Chambers are had by opening and used by triggering, by whoever does; assistants are had by hiring. One-time
    assistants are used when they are hired, and those that change a rule are never told to be used. A faction is had
    with each of its cards. A camped card is used when it is bought out of the camp. Entrances are had by placing a paw.
    """

    def __init__(self, start: Mice) -> None:
        self.parts: Final = start.parts
        self.ledger: Final = Ledger(int(start.seats))
        self.camps: Final[list[set[int]]] = [set() for _ in range(start.seats)]
        self.turned: Final[set[int]] = set()  # entrances that lie on their other side
        ledger = self.ledger
        ledger.have("start", "first", int(start.active))
        for faction, name in enumerate(FACTION_IDS):
            if start.factions >> faction & 1:
                ledger.offer("faction", name)
        for slot in range(start.crypt.slots):
            ledger.offer("entrance", ENTRANCE_WORDS[start.entrance[slot]])
            if start.passages >> slot & 1:
                ledger.offer("passage", ENTRANCE_WORDS[start.entrance[slot]])
        for chest in range(CHESTS):
            ledger.offer("chest", self.chest_name(FIRST_CHEST + chest))
        for kind in range(2):
            for i in range(ROW):
                if start.row[kind][i] != NONE:
                    self.turn_up(kind * FIRST_ASSISTANT + int(start.row[kind][i]))
        for cause in END_CAUSE.words:
            ledger.offer("end", cause)

    def read(self, events: list[Event]) -> list[Count]:
        for event in events:
            self.enter(int(event.kind), int(event.seat), int(event.args[0]))
        return self.ledger.counts()

    def enter(self, kind: int, seat: int, number: int) -> None:
        """Count one event."""
        ledger = self.ledger
        if kind == DREW:
            self.turn_up(number)
        elif kind in (OPENED_CHAMBER, HIRED_CARD):
            self.buy(seat, number)
        elif kind == TRIGGERED:
            self.trigger(seat, number)
        elif kind == USED:
            self.use(seat, FIRST_ASSISTANT + number)
        elif kind == CAMPED_CARD:
            self.camps[seat].add(number)
            ledger.have("camp", CARD_IDS[number], seat)
        elif kind == DISCARDED:
            for camp in self.camps:
                camp.discard(number)
        elif kind in (PLACED, INFILTRATED):
            ledger.have("entrance", ENTRANCE_WORDS[number - SLOT_AT], seat)
            if kind == INFILTRATED:
                self.use(seat, self.infiltrator())
        elif kind == PASSAGE_FLIPPED:
            self.turned.add(FIRST_ENTRANCE + number - SLOT_AT)
            ledger.have("passage", ENTRANCE_WORDS[number - SLOT_AT], seat)
        elif kind == TOOK_CHEST:
            ledger.have("chest", self.chest_name(number), seat)
        elif kind == USED_CHEST:
            ledger.use("chest", self.chest_name(number), seat)
        elif kind == END_TRIGGERED:
            ledger.have("end", END_CAUSE.word(number), seat)

    def turn_up(self, card: int) -> None:
        """A card in a row can be bought and camped."""
        self.ledger.offer(group_of(card), CARD_IDS[card])
        self.ledger.offer("camp", CARD_IDS[card])

    def buy(self, seat: int, card: int) -> None:
        """A chamber is opened, or an assistant hired."""
        self.ledger.have(group_of(card), CARD_IDS[card], seat)
        faction = int(self.parts.faction[card])
        if faction != NEUTRAL:
            self.ledger.have("faction", FACTION_IDS[faction], seat)
        if card in self.camps[seat]:
            self.camps[seat].discard(card)
            self.ledger.use("camp", CARD_IDS[card], seat)
        if card >= FIRST_ASSISTANT and self.parts.kind[card - FIRST_ASSISTANT] == ONE_TIME:
            self.use(seat, card)

    def trigger(self, seat: int, card: int) -> None:
        """The effect of a chamber or an entrance is carried out."""
        if card < FIRST_ASSISTANT:
            self.use(seat, card)
            return
        self.ledger.use("entrance", CARD_IDS[card], seat)
        if card in self.turned:
            self.ledger.use("passage", CARD_IDS[card], seat)

    def use(self, seat: int, card: int) -> None:
        """A chamber or an assistant is used, and so is its faction."""
        self.ledger.use(group_of(card), CARD_IDS[card], seat)
        faction = int(self.parts.faction[card])
        if faction != NEUTRAL:
            self.ledger.use("faction", FACTION_IDS[faction], seat)

    def infiltrator(self) -> int:
        """The assistant with whose help a paw is placed opposite another one."""
        return FIRST_ASSISTANT + next(i for i in range(ASSISTANTS) if self.parts.opposite[i])

    def chest_name(self, card: int) -> str:
        """Chests with the same effect count as one."""
        return CARD_IDS[FIRST_CHEST + int(self.parts.alike[card - FIRST_CHEST])]


def group_of(card: int) -> str:
    return "chamber" if card < FIRST_ASSISTANT else "assistant"
