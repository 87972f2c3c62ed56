"""The table as plain data, and what a seat may know of it (AZT-INF)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from antechamber.core.bits import bit
from antechamber.core.chance import key_from_seed
from antechamber.core.field_data import fields_data
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, View, open_question
from antechamber.games.aztec.components import ARTEFACTS, LOOK_AT, NONE, ROUNDS
from antechamber.games.aztec.domains import KNOWERS
from antechamber.games.aztec.told import NOT_SHOWN, Shown
from antechamber.games.aztec.words import ARTEFACT

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.aztec.state import Aztec

PICKING: Final = "gain/choose_artefact"


def table_data(g: Aztec) -> Data:
    """All fields of a state, or of what a seat has seen of one, by name."""
    return {"game": "aztec", "options": {"players": g.seats, **g.agreed.options}, **fields_data(g)}


@final
class AztecView(View):
    """The open table and the cards this seat has seen. `seen` is a state without chance, hidden cards and answers."""

    def __init__(self, seen: Aztec, seat: i64) -> None:
        super().__init__(seat)
        self.seen: Final = seen
        self.options: Final = seen.legal(seat)

    def scores(self) -> list[int | None]:
        g = self.seen
        return [None if g.hidden_artefacts(seat) else int(g.score(seat)) for seat in range(g.seats)]

    def data(self) -> Data:
        g = self.seen
        data = table_data(g)
        for name in NOT_SHOWN:
            del data[name]
        data.update(self.shown())
        data["seat"] = self.seat + 1 if self.seat >= 0 else None
        data["scores"] = self.scores()
        data["deciding"] = [seat + 1 for seat in g.deciding()]
        data["ask"] = open_question(g, self.options)
        return data

    def shown(self) -> Shown:
        """The deck as far as this seat knows it."""
        g = self.seen
        places = self.seen_places()
        seen: list[list[object]] = [
            [i + 1, ARTEFACT.value(int(g.deck[i])), KNOWERS.value(int(g.known[i]))] for i in places
        ]
        return {"deck": {"size": int(g.deck_size), "seen": seen}}

    def seen_places(self) -> list[int]:
        """The places in the deck whose cards this seat knows."""
        return [i for i in range(self.seen.deck_size) if self.seen.deck[i] != NONE]

    def detail(self) -> Data:
        from antechamber.games.aztec.preview import detail  # which looks through the rules, and they at the state

        return detail(self)

    def position(self) -> Data:
        return {**table_data(self.seen), **self.seen.seen_data(self.seat)}

    def table(self) -> Aztec:
        return self.seen

    def legal(self) -> list[int]:
        return self.options

    def imagine(self, seed: str) -> Aztec:
        """Deal the cards this seat cannot place: Jewel cards to the piles, artefacts to keepers and the deck."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        deal_unseen_jewel_cards(g)
        deal_unseen_artefacts(g)
        if g.question() == PICKING:
            place: i64
            for place in range(min(LOOK_AT, g.deck_size)):
                g.known[place] |= bit(g.stack[g.depth - 1].seat)
        g.resume(self.seat)
        return g


def deal_unseen_jewel_cards(g: Aztec) -> None:
    """Put any of the cards that were not seen where one lies face down."""
    left = jewel_cards_not_placed(g)
    seat: i64
    n: i64
    for seat in range(g.seats):
        for n in range(ROUNDS):
            if g.pile[seat][n] == NONE:
                g.pile[seat][n] = left.pop(int(g.random(len(left))))


def jewel_cards_not_placed(g: Aztec) -> list[int]:
    """The Jewel cards whose place is not known."""
    left = [int(card) for card in g.parts.cards]
    for cards in g.pile:
        for card in cards:
            if card != NONE:
                left.remove(card)
    return left


def deal_unseen_artefacts(g: Aztec) -> None:
    """Whoever kept a card in secret has one that can be kept; the rest lies in the deck."""
    left = artefacts_not_placed(g)
    lasting = [card for card in left if g.parts.is_kept(card)]
    seat: i64
    for seat in range(g.seats):
        hidden: i64 = g.hidden_artefacts(seat)
        while hidden > 0:
            card = lasting.pop(int(g.random(len(lasting))))
            left.remove(card)
            g.kept[seat][card] += 1
            hidden -= 1
    i: i64
    for i in range(g.deck_size):
        if g.deck[i] == NONE:
            g.deck[i] = left.pop(int(g.random(len(left))))


def artefacts_not_placed(g: Aztec) -> list[int]:
    """The artefact cards that lie neither at a known place of the deck, nor open before a player, nor in play."""
    counts = [int(n) for n in g.parts.copies]
    playing = int(g.in_play())
    if playing != NONE:
        counts[playing] -= 1
    for i in range(g.deck_size):
        if g.deck[i] != NONE:
            counts[g.deck[i]] -= 1
    for kept in g.kept:
        for i in range(ARTEFACTS):
            counts[i] -= int(kept[i])
    return [card for card in range(ARTEFACTS) for _ in range(counts[card])]
