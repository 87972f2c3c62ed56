"""The table as plain data, and what a seat may know of it: here all but what chance will bring (MOT-INFO-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.field_data import fields_data, number_of
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, View
from antechamber.core.parsing import as_dict, as_list
from antechamber.games.mystery.components import (
    BOXES,
    CARDS,
    CLOSED,
    COLOURLESS,
    FREE,
    KINDS,
    LETTERS,
    NEUTRAL,
    NO_RUNE_CARD,
    OFF_THE_RING,
    TEMPLES,
)
from antechamber.games.mystery.domains import STORED
from antechamber.games.mystery.told import Counted, Laid, Owner, Owners, Pile, Player
from antechamber.games.mystery.words import BOX, CARD, RUNE, TEMPLE

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.mystery.state import Mystery

OF_TITLE: Final = {"piles", "now"}  # names in data that belong to no single field


def public_data(g: Mystery) -> Data:
    """All that lies open. What can be counted from the rest (supply, markers placed, unseen runes) is told as well."""
    data: Data = {
        "game": "mystery",
        "options": {"players": g.seats, **g.agreed.options},
        **fields_data(g),
    }
    data.update(laid(g))
    players = as_list(data["players"], "players")
    for seat in range(g.seats):
        as_dict(players[seat], "players").update(player(g, seat))
    return data


def laid(g: Mystery) -> Laid:
    """What lies on the table, by the names of cards and temples."""
    found: Laid = {
        "supply": {LETTERS[kind]: int(g.supply[kind]) for kind in range(COLOURLESS, KINDS - 1)},
        "mana": {CARD.word(card): mana_of(g, card) for card in range(CARDS) if has_mana(g, card)},
        "boxes": {TEMPLE.word(temple): boxes_of(g, temple) for temple in range(TEMPLES)},
        "piles": {TEMPLE.word(temple): pile_of(g, temple) for temple in range(TEMPLES)},
        "now": flags_data(g),
    }
    if g.neutral != OFF_THE_RING:
        found["neutral"] = CARD.word(int(g.ring[g.neutral]))
    return found


def player(g: Mystery, seat: int) -> Player:
    """Where a player's pawn stands."""
    return {"pawn": CARD.word(int(g.card(seat))) if g.at[seat] != OFF_THE_RING else None}


def counted(g: Mystery) -> Counted:
    """What can be counted from what lies open."""
    return {
        "markers": [int(n) for n in g.markers],
        "unseen": {word: int(g.unseen[i]) for i, word in enumerate(RUNE.words)},
    }


def flags_data(g: Mystery) -> list[str]:
    """What is true of this moment, as far as it matters to what may come."""
    return [f.attr for f in g.layout().named("now", "") if number_of(g, f)]


def has_mana(g: Mystery, card: int) -> bool:
    """Whether this is a Mana Upgrade card of the ring."""
    return g.parts.mana_spaces[card] > 0 and g.place_of[card] != OFF_THE_RING


def mana_of(g: Mystery, card: int) -> str:
    """The crystals that cover a Mana Upgrade card, as letters."""
    first = int(g.parts.mana_first[card])
    return "".join([STORED.words[g.mana[i]] for i in range(first, first + g.parts.mana_spaces[card])])


def boxes_of(g: Mystery, temple: int) -> Owners:
    """Who has a marker where; free boxes are left out."""
    boxes = [int(box) for box in g.boxes[temple]]
    return {BOX.word(i): owner(boxes[i]) for i in range(BOXES) if boxes[i] != FREE}


def owner(marker: int) -> Owner:
    """Whose marker it is: a seat's, the neutral one; or that it can be nobody's."""
    return "neutral" if marker == NEUTRAL else "closed" if marker == CLOSED else marker


def pile_of(g: Mystery, temple: int) -> Pile:
    """The rune card on top, and how many lie below it."""
    rune = int(g.face_up[temple])
    return {"face_up": RUNE.word(rune) if rune != NO_RUNE_CARD else None, "face_down": int(g.face_down[temple])}


@final
class MysteryView(View):
    """The open table and this seat's options. `seen` is a state without chance and without answers."""

    def __init__(self, seen: Mystery, seat: i64, options: list[int]) -> None:
        super().__init__(seat)
        self.seen: Final = seen
        self.options: Final = options

    def data(self) -> Data:
        g = self.seen
        text = g.contents().vocabulary
        data = public_data(g)
        data["seat"] = self.seat + 1 if self.seat >= 0 else None
        data["scores"] = g.scores()
        data.update(counted(g))
        data["deciding"] = [seat + 1 for seat in g.deciding()]
        data["ask"] = {
            "question": g.question(),
            "rule": g.rule(),
            "options": [{"text": text.text(o), **text.describe(o)} for o in self.options],
        }
        return data

    def detail(self) -> Data:
        from antechamber.games.mystery.preview import detail  # which looks through the rules, and they at the state

        return detail(self)

    def table(self) -> Mystery:
        return self.seen

    def legal(self) -> list[int]:
        return self.options

    def imagine(self, seed: str) -> Mystery:
        """The same table with another future: which rune cards turn up is drawn anew."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        g.resume(self.seat)
        return g
