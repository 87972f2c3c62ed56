"""The table as plain data, and what a seat may know of it: all there is (MIC-INFO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from antechamber.core.bits import size
from antechamber.core.chance import key_from_seed
from antechamber.core.field_data import fields_data
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, View, open_question
from antechamber.core.parsing import as_dict, as_list
from antechamber.games.mice.components import (
    ASSISTANT,
    CARD_IDS,
    CHAMBER,
    ENTRANCE_WORDS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    NO_TOP,
    NONE,
    ROW,
    SPOT_IDS,
)
from antechamber.games.mice.domains import DECKS
from antechamber.games.mice.legality import SLOT_AT, all_paws, holder, owner
from antechamber.games.mice.told import Deck, Entrance, FaceDown, Laid, OnSpot, Player
from antechamber.games.mice.words import COLOUR

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.mice.state import Mice


def members(bits: i64, first: int = 0) -> list[str]:
    """The cards of a set, by name."""
    number = int(bits)
    return [CARD_IDS[first + i] for i in range(number.bit_length()) if number >> i & 1]


def place_names(g: Mice, bits: i64) -> list[str]:
    """The places of a set, by name."""
    number = int(bits)
    spots = [SPOT_IDS[i] for i in range(g.crypt.spots) if number >> i & 1]
    return spots + [ENTRANCE_WORDS[g.entrance[i]] for i in range(g.crypt.slots) if number >> SLOT_AT + i & 1]


def seat_or_none(seat: i64) -> int | None:
    return int(seat) + 1 if seat != NONE else None


def table_data(g: Mice) -> Data:
    """All fields of a state, by name. What follows from the rest is left out: decks, supply, effects under way."""
    data: Data = {"game": "mice", "options": {"players": g.seats, **g.agreed.options}, **fields_data(g)}
    data.update(laid(g))
    for seat, player in enumerate(as_list(data["players"], "players")):
        as_dict(player, "player").update(player_data(g, seat))
    data["turn"] = fields_data(g, "turn")
    if g.ending:
        data["end"] = fields_data(g, "end")
    if not g.winning:
        del data["stopped"]
    return data


def laid(g: Mice) -> Laid:
    """What lies in the frame, in the crypt and in the rows."""
    paws = int(all_paws(g))
    return {
        "entrances": [entrance_data(g, slot, paws) for slot in range(g.crypt.slots)],
        "spots": {SPOT_IDS[spot]: spot_data(g, spot, paws) for spot in range(g.crypt.spots)},
        "rows": {name: row_data(g, kind) for kind, name in enumerate(DECKS)},
        "discards": {name: members(g.discards[kind], kind * FIRST_ASSISTANT) for kind, name in enumerate(DECKS)},
        "tops": {name: top_data(g, kind) for kind, name in enumerate(DECKS)},
    }


def entrance_data(g: Mice, slot: int, paws: int) -> Entrance:
    """An entrance card: its number, which side is up, and what lies on it."""
    data: Entrance = {"card": ENTRANCE_WORDS[g.entrance[slot]]}
    if g.flipped >> slot & 1:
        data["flipped_by"] = seat_or_none(owner(g, SLOT_AT + slot))
    if g.passages >> slot & 1:
        data["passage"] = True
    if paws >> SLOT_AT + slot & 1:
        data["paw"] = int(holder(g, SLOT_AT + slot)) + 1
    return data


def spot_data(g: Mice, spot: int, paws: int) -> OnSpot:
    """A spot: its chamber and owner, or its chest; and the paw there."""
    data: OnSpot = {}
    if g.chamber[spot] != NONE:
        data["chamber"] = CARD_IDS[g.chamber[spot]]
        data["owner"] = seat_or_none(owner(g, spot))
    if g.chest[spot] != NONE:
        data["chest"] = CARD_IDS[FIRST_CHEST + g.chest[spot]]
    if paws >> spot & 1:
        data["paw"] = int(holder(g, spot)) + 1
    return data


def row_data(g: Mice, kind: int) -> list[str | None]:
    cards = [int(g.row[kind][i]) for i in range(ROW)]
    return [CARD_IDS[kind * FIRST_ASSISTANT + card] if card != NONE else None for card in cards]


def top_data(g: Mice, kind: int) -> str | None:
    """The colour of the back on top of a deck."""
    return COLOUR.word(int(g.top[kind])) if g.top[kind] != NO_TOP else None


def face_down(g: Mice) -> FaceDown:
    """The decks and the chests that nobody has seen."""
    return {"decks": {name: deck_data(g, kind) for kind, name in enumerate(DECKS)}, "supply": int(size(g.supply))}


def deck_data(g: Mice, kind: int) -> Deck:
    return {"size": int(size(g.deck[kind])), "top": top_data(g, kind)}


def player_data(g: Mice, seat: int) -> Player:
    """The camp, with cards of both kinds."""
    return {"camp": members(g.camp[seat][CHAMBER]) + members(g.camp[seat][ASSISTANT], FIRST_ASSISTANT)}


@final
class MiceView(View):
    """The table, without chance. Everybody sees the same."""

    def __init__(self, seen: Mice, seat: i64) -> None:
        super().__init__(seat)
        self.seen: Final = seen
        self.options: Final = seen.legal(seat)

    def data(self) -> Data:
        g = self.seen
        data = table_data(g)
        as_dict(data["turn"], "turn")["borrowed"] = members(g.borrowed & ~g.hired[g.active], FIRST_ASSISTANT)
        data.update(face_down(g))
        data["seat"] = self.seat + 1 if self.seat >= 0 else None
        data["scores"] = g.scores()
        data["deciding"] = [seat + 1 for seat in g.deciding()]
        data["ask"] = open_question(g, self.options)
        return data

    def detail(self) -> Data:
        from antechamber.games.mice.preview import detail  # which looks through the rules, and they at the state

        return detail(self)

    def table(self) -> Mice:
        return self.seen

    def legal(self) -> list[int]:
        return self.options

    def imagine(self, seed: str) -> Mice:
        """The same table with another future: decks and supply have no order yet."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        g.resume(self.seat)
        return g
