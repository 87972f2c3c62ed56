"""The table: piles of Jewel cards, claims, tokens, hoards, stones, curses, artefacts, and what was agreed."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit
from antechamber.core.declaring import declared
from antechamber.core.errors import PositionError
from antechamber.core.fields import ALL, BAG, SEATS, SO_FAR, Amount, one, row, rows, shared
from antechamber.core.ints import i64
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.notation import SEAT
from antechamber.core.rows import Row, Rows
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.games.aztec.components import (
    ANY_VP,
    ANYBODY,
    ARTEFACTS,
    BLUE,
    COLOURS,
    DUOS,
    EVERYBODY,
    FLAT_VP,
    NONE,
    OF_ARTEFACTS,
    RED,
    ROUNDS,
    SET_VP,
    STONE_SHIELD,
    STONES,
    TRIOS,
    YELLOW,
    Components,
    count,
)
from antechamber.games.aztec.domains import CHANGE, COLOUR, KIND, KNOWERS, PIECES, PLACE, ROUND, TABLE_SEATS, TOKEN
from antechamber.games.aztec.view import AztecView, table_data
from antechamber.games.aztec.words import ARTEFACT, CHARACTER, GAVE_STONE, JEWELS, SERVED_STONE, vocabulary


@final
class Agreement:
    """What the table agreed on before the game: the options, as the rules ask for them. Shared by all clones."""

    def __init__(self) -> None:
        self.options: Options = {}  # as given and completed; for snapshots
        self.free_claims: bool = False
        self.secret_artefacts: bool = False
        self.choose_characters: bool = False
        self.distinct_duos: bool = False
        self.rotating: bool = False
        self.hidden_locks: bool = False


NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()


@declared
@final
class Aztec(State):
    """A game of Aztec. In a view, NONE stands for a card that the seat may not know."""

    parts: Components = shared(NO_PARTS)
    agreed: Agreement = shared(NO_AGREEMENT)
    # before the players
    character: Row = row(SEATS, CHARACTER, NONE, seen=ALL)
    pile: Rows = rows(SEATS, ROUND, JEWELS, NONE, name="cards", seen="may_see_card")
    claim: Rows = rows(SEATS, ROUND, JEWELS, NONE, name="claims", form=SO_FAR, seen=ALL)
    token: Rows = rows(SEATS, ROUND, TOKEN, NONE, name="tokens", form=SO_FAR, seen=ALL)
    claim_stones: Rows = rows(SEATS, ROUND, CHANGE, seen=ALL)  # that came by the own reveal
    token_stones: Rows = rows(SEATS, ROUND, CHANGE, seen=ALL)  # that came by the own token
    hoard: Rows = rows(SEATS, COLOUR, PIECES, seen=ALL)
    stones: Row = row(SEATS, PIECES, "parts.stones_each", seen=ALL)
    # in the middle
    curses: Row = row(COLOUR, PIECES, "parts.stones_on_curse", seen=ALL)  # stones on the Curse cards
    deck: Row = row(PLACE, ARTEFACT, NONE, size="deck_size", seen="may_see_place")  # the top first
    known: Row = row(PLACE, KNOWERS, size="deck_size", seen="may_see_place")  # who knows the card
    kept: Rows = rows(SEATS, KIND, ARTEFACT, name="artefacts", form=BAG, seen="may_see_kept")
    kept_cards: Row = row(SEATS, PIECES, name="kept", key=False, seen=ALL)  # how many in all
    # the round
    start: i64 = one(SEAT, NONE, seen=ALL)  # the first player
    round: i64 = one(Amount("round", 0, ROUNDS), seen=ALL)
    revealed: i64 = one(TABLE_SEATS, seen=ALL)  # who has turned up the card of this round
    deck_size: i64 = one(PIECES, name=None, seen=ALL)  # how many places of the deck have a card
    winning: i64 = one(TABLE_SEATS, name="winners", omit=True, seen=ALL)

    def contents(self) -> Contents:
        return book

    def to_data(self) -> Data:
        return {**table_data(self), **self.table_data()}

    def view(self, seat: i64) -> AztecView:
        """The open table, the cards this seat has seen, and where they lie."""
        seen = self.look(seat, not self.agreed.hidden_locks)
        i: i64
        for i in range(seen.deck_size):  # who else knows a card is told only if everybody does
            if seen.known[i]:
                seen.known[i] = EVERYBODY if self.known[i] >> ANYBODY & 1 else bit(seat)
        return AztecView(seen, seat)

    def may_see_card(self, seat: i64, owner: i64, n: i64) -> bool:
        """Whether a seat may know the Jewel card that an owner plays in a round, counted from 0."""
        if n + 1 == self.round:
            return owner == seat or self.revealed >> owner & 1 == 1
        return n + 1 < self.round

    def may_see_kept(self, seat: i64, owner: i64) -> bool:
        """Whether a seat may know the artefacts that an owner keeps."""
        return seat == owner or not self.agreed.secret_artefacts or self.winning != 0

    def may_see_place(self, seat: i64, place: i64) -> bool:
        """Whether a seat knows the card at a place of the deck."""
        viewer: i64 = seat if seat >= 0 else ANYBODY
        return place < self.deck_size and self.known[place] >> viewer & 1 == 1

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.winning >> seat & 1]

    def rounds(self) -> int:
        return int(self.round)

    # ------------------------------------------------------------ questions about the table

    def now(self) -> i64:
        """Where the cards, claims and tokens of this round are."""
        return self.round - 1

    def after(self, seat: i64, n: i64) -> i64:
        """The n-th seat clockwise from a seat."""
        other: i64 = seat + n
        return other - self.seats if other >= self.seats else other

    def accuses(self, seat: i64, other: i64) -> bool:
        return self.token[seat][self.now()] == (other << 1 | 1)

    def believes(self, seat: i64, other: i64) -> bool:
        return self.token[seat][self.now()] == other << 1

    def accusers(self, seat: i64) -> i64:
        """How many accuse a seat this round."""
        n: i64 = 0
        other: i64
        for other in range(self.seats):
            if self.accuses(other, seat):
                n += 1
        return n

    def jewels_of(self, seat: i64) -> i64:
        """How many jewels a seat owns."""
        return self.hoard[seat][BLUE] + self.hoard[seat][YELLOW] + self.hoard[seat][RED]

    def duo_colour(self, seat: i64, n: i64) -> i64:
        """The first or second colour of a seat's duo."""
        duos = self.parts.distinct_duo if self.agreed.distinct_duos else self.parts.duo
        return duos[self.character[seat] * 2 + n]

    def duos_of(self, seat: i64) -> i64:
        """How many complete duos a seat's hoard has; of one colour, two jewels each."""
        if self.character[seat] == NONE:
            return 0
        one: i64 = self.hoard[seat][self.duo_colour(seat, 0)]
        other: i64 = self.hoard[seat][self.duo_colour(seat, 1)]
        if self.duo_colour(seat, 0) == self.duo_colour(seat, 1):
            return one // 2
        return min(one, other)

    def trios_of(self, seat: i64) -> i64:
        """How many complete trios a seat's hoard has."""
        two: i64 = min(self.hoard[seat][BLUE], self.hoard[seat][YELLOW])
        return min(two, self.hoard[seat][RED])

    def sets_of(self, seat: i64, artefact: i64) -> i64:
        """How many times a hoard has the set that an artefact pays for."""
        sets: i64 = 1 << 20
        colour: i64
        for colour in range(COLOURS):
            need: i64 = self.parts.needs[artefact * COLOURS + colour]
            if need:
                sets = min(sets, self.hoard[seat][colour] // need)
        return sets

    def hidden_artefacts(self, seat: i64) -> i64:
        """How many of the artefacts that a seat kept are not known here. Without a view of a secret table, none."""
        hidden: i64 = self.kept_cards[seat]
        artefact: i64
        for artefact in range(ARTEFACTS):
            hidden -= self.kept[seat][artefact]
        return hidden

    def worth(self, seat: i64, artefact: i64) -> i64:
        """The points of one kept artefact for a seat's hoard as it is. Shields have none: stones cost less for them."""
        effect: i64 = self.parts.effect[artefact]
        if effect == SET_VP:
            return self.parts.amount[artefact] * self.sets_of(seat, artefact)
        if effect == ANY_VP:
            return self.parts.amount[artefact] * (self.jewels_of(seat) // self.parts.size[artefact])
        return self.parts.amount[artefact] if effect == FLAT_VP else 0

    def points(self, seat: i64, source: i64) -> i64:
        """The points of a seat from one source, as they stand; stones cost some."""
        if source == DUOS:
            return self.parts.per_duo * self.duos_of(seat)
        if source == TRIOS:
            return self.parts.per_trio * self.trios_of(seat)
        total: i64 = 0
        shields: i64 = 0
        artefact: i64
        for artefact in range(ARTEFACTS if self.kept_cards[seat] else 0):
            copies: i64 = self.kept[seat][artefact]
            if copies and self.parts.effect[artefact] == STONE_SHIELD:
                shields += copies * self.parts.amount[artefact]
            elif copies:
                total += copies * self.worth(seat, artefact)
        if source == OF_ARTEFACTS:
            return total
        return -self.parts.penalty(max(0, self.stones[seat] - shields))

    def score(self, seat: i64) -> i64:
        """A seat's points from all sources. A jewel counts for every one of them."""
        return (
            self.points(seat, DUOS)
            + self.points(seat, TRIOS)
            + self.points(seat, OF_ARTEFACTS)
            + self.points(seat, STONES)
        )

    # ------------------------------------------------------------ moving pieces

    def add_jewels(self, seat: i64, found: i64) -> None:
        """Put a jewel set into a hoard."""
        colour: i64
        for colour in range(COLOURS):
            self.hoard[seat][colour] += count(found, colour)

    def give_stone(self, giver: i64, other: i64) -> i64:
        """Give another player a stone, from the reserve if there is none. How many the giver lost: 1 or 0."""
        self.stones[other] += 1
        if self.stones[giver] == 0:
            self.tell(SERVED_STONE, giver, other)
            return 0
        self.stones[giver] -= 1
        self.tell(GAVE_STONE, giver, other)
        return 1

    # ------------------------------------------------------------ bounds

    def audit(self) -> None:
        """No card is lost or doubled, and no number out of bounds (AZT-INV)."""
        seat: i64
        colour: i64
        for seat in range(self.seats):
            for colour in range(COLOURS):
                if self.hoard[seat][colour] < 0:
                    raise PositionError(f"players[{seat}].hoard: a number is below 0 (AZT-INV-01)")
        for seat in range(self.seats):
            if self.stones[seat] < 0:
                raise PositionError(f"players[{seat}].stones: below 0 (AZT-INV-01)")
        self.audit_artefacts()
        self.audit_jewel_cards()
        self.audit_bounds()
        ended: i64 = self.round if self.winning else max(0, self.round - 1)
        self.audit_curses(ended, min(self.parts.curse_refill, self.parts.stones_on_curse))

    def audit_curses(self, ended: i64, least: i64) -> None:
        """As many stones lie on a Curse card as can, after so many rounds have ended (AZT-INV-04).

        Wherever a game stops in a round, the curses of that round are yet to come: from 1 to its number; in the end 6.
        """
        most: i64 = self.parts.stones_on_curse + ended * self.parts.curse_refill
        colour: i64
        for colour in range(COLOURS):
            if not least <= self.curses[colour] <= most:
                raise PositionError(
                    f"curses: {self.curses[colour]} stones cannot lie there in round {self.round} (AZT-INV-04)"
                )

    def audit_bounds(self) -> None:
        """Nobody has more than the rounds so far can have brought (AZT-INV-05).

        In each, a player gains the jewels of one claim and two artefacts at most: one by the own reveal, one by the
        token. Stones come from all others if a lie is caught, one by the token, and from all artefacts of the others.
        """
        others: i64 = self.seats - 1
        jewels: i64 = self.round * (self.parts.largest_claim + 2 * self.parts.largest_effect)
        on_curses: i64 = COLOURS * (self.parts.stones_on_curse + self.round * self.parts.curse_refill)
        stones: i64 = self.parts.stones_each + on_curses + self.round * (3 * others + 1)
        seat: i64
        for seat in range(self.seats):
            if self.jewels_of(seat) > jewels:
                raise PositionError(
                    f"players[{seat}].hoard: expected up to {jewels} jewels by round {self.round}, "
                    f"got {self.jewels_of(seat)} (AZT-INV-05)"
                )
            if self.stones[seat] > stones or (self.round == 0 and self.stones[seat] != self.parts.stones_each):
                expected = f"up to {stones}" if self.round else f"{self.parts.stones_each}"
                raise PositionError(
                    f"players[{seat}].stones: expected {expected} by round {self.round}, got {self.stones[seat]} "
                    "(AZT-INV-05)"
                )
            if self.round == 0 and self.kept_cards[seat]:
                raise PositionError(f"players[{seat}].artefacts: nobody has one before the first round (AZT-INV-05)")

    def audit_artefacts(self) -> None:
        """The deck, the kept cards and the one that is being played are all the cards of the box (AZT-INV-02)."""
        artefact: i64
        seat: i64
        i: i64
        for artefact in range(ARTEFACTS):
            found: i64 = 1 if self.in_play() == artefact else 0
            for i in range(self.deck_size):
                if self.deck[i] == artefact:
                    found += 1
            for seat in range(self.seats):
                found += self.kept[seat][artefact]
            if found != self.parts.copies[artefact]:
                name = ARTEFACT.word(int(artefact))
                raise PositionError(
                    f"artefacts: expected {self.parts.copies[artefact]} of {name}, found {found} (AZT-INV-02)"
                )
        for seat in range(self.seats):
            if self.hidden_artefacts(seat):
                kept: i64 = self.kept_cards[seat] - self.hidden_artefacts(seat)
                raise PositionError(
                    f"players[{seat}].artefacts: {kept} are there, but {self.kept_cards[seat]} counted (AZT-INV-02)"
                )

    def in_play(self) -> i64:
        """The artefact that acts at this moment, or NONE."""
        if self.depth == 0 or not self.contents().names[self.line()].startswith(EFFECTS):
            return NONE
        return self.stack[self.depth - 1].card

    def audit_jewel_cards(self) -> None:
        """Five cards for each player, no face more often than the box has it (AZT-INV-03)."""
        left = [int(card) for card in self.parts.cards]
        for cards in self.pile:
            for card in cards:
                if card not in left:
                    raise PositionError(f"players: there are not so many cards {JEWELS.word(card)} (AZT-INV-03)")
                left.remove(card)


EFFECTS: Final = ("scapegoat/", "steal/", "take/", "trade/", "purify/")  # the procedures of immediate artefacts

book: Final[Rulebook[Aztec]] = Rulebook(vocabulary)
book.implements(Aztec.may_see_card, "AZT-INF-04", "AZT-INF-05", "AZT-CLM-01", "AZT-INF-10")
book.implements(
    Aztec.view, "AZT-INF-01", "AZT-INF-02", "AZT-INF-03", "AZT-INF-06", "AZT-INF-10", "AZT-INF-11",
)  # fmt: skip
book.implements(Aztec.may_see_kept, "AZT-INF-07", "AZT-INF-12")
book.implements(Aztec.may_see_place, "AZT-INF-08", "AZT-INF-12")
book.implements(Aztec.after, "AZT-DEF-02", "AZT-TOK-08")
book.implements(Aztec.accuses, "AZT-TOK-07")
book.implements(Aztec.believes, "AZT-TOK-07")
book.implements(Aztec.duos_of, "AZT-SCO-01", "AZT-SCO-06", "AZT-OPT-05")
book.implements(Aztec.trios_of, "AZT-SCO-02", "AZT-SCO-06")
book.implements(Aztec.sets_of, "AZT-FX-01")
book.implements(Aztec.worth, "AZT-FX-01", "AZT-FX-02", "AZT-FX-03", "AZT-FX-05")
book.implements(Aztec.points, "AZT-SCO-03", "AZT-SCO-04", "AZT-FX-04")
book.implements(Aztec.score, "AZT-SCO-05", "AZT-SCO-06")
book.implements(Aztec.give_stone, "AZT-STN-01", "AZT-STN-03", "AZT-SUP-02")
book.implements(Aztec.add_jewels, "AZT-SUP-01")
book.implements(Aztec.audit, "AZT-INV-01")
book.implements(Aztec.audit_curses, "AZT-INV-04")
book.implements(Aztec.audit_bounds, "AZT-INV-05")
book.implements(Aztec.audit_artefacts, "AZT-INV-02", "AZT-CMP-04")
book.implements(Aztec.audit_jewel_cards, "AZT-INV-03", "AZT-CMP-03")
