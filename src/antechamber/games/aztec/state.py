"""The table: piles of Jewel cards, claims, tokens, hoards, stones, curses, artefacts, and what was agreed."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit
from antechamber.core.chance import mix
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.core.tools import mix_all
from antechamber.games.aztec.components import (
    ANY_VP,
    ANYBODY,
    ARTEFACTS,
    COLOURS,
    DUOS,
    EVERYBODY,
    FLAT_VP,
    NONE,
    OF_ARTEFACTS,
    ROUNDS,
    SET_VP,
    STONE_SHIELD,
    STONES,
    TRIOS,
    Components,
    count,
)
from antechamber.games.aztec.view import AztecView, table_data
from antechamber.games.aztec.words import ARTEFACT, GAVE_STONE, JEWELS, SERVED_STONE, vocabulary


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


@final
class Aztec(State):
    """A game of Aztec. In a view, NONE stands for a card that the seat may not know."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: Components = NO_PARTS
        self.agreed: Agreement = NO_AGREEMENT
        self.start: i64 = NONE  # the first player
        self.round: i64 = 0
        self.revealed: i64 = 0  # the seats that have turned up their card this round, as bits
        self.character: vec[i64] = vec[i64]()  # [seat]
        self.pile: vec[i64] = vec[i64]()  # [seat * 5 + round - 1]: Jewel card, as a jewel set
        self.claim: vec[i64] = vec[i64]()  # [seat * 5 + round - 1]: jewel set
        self.token: vec[i64] = vec[i64]()  # [seat * 5 + round - 1]: seat << 1, and 1 to accuse
        self.claim_stones: vec[i64] = vec[i64]()  # [seat * 5 + round - 1]: stones that came by one's own reveal
        self.token_stones: vec[i64] = vec[i64]()  # [seat * 5 + round - 1]: stones that came by one's token
        self.hoard: vec[i64] = vec[i64]()  # [seat * 3 + colour]
        self.stones: vec[i64] = vec[i64]()  # [seat]
        self.curses: vec[i64] = vec[i64]()  # [colour]: stones on the Curse card
        self.deck: vec[i64] = vec[i64]()  # artefacts, the top first
        self.known: vec[i64] = vec[i64]()  # [place in the deck]: who knows the card, as bits; ANYBODY for all
        self.deck_size: i64 = 0
        self.kept: vec[i64] = vec[i64]()  # [seat * 14 + artefact]: how many
        self.kept_cards: vec[i64] = vec[i64]()  # [seat]: how many in all
        self.winning: i64 = 0  # the winners, as bits

    def copy_open_table(self, g: Aztec) -> None:
        """What lies open on the table."""
        g.parts = self.parts
        g.agreed = self.agreed
        g.start = self.start
        g.round = self.round
        g.revealed = self.revealed
        g.character = self.character[:]
        g.claim = self.claim[:]
        g.token = self.token[:]
        g.claim_stones = self.claim_stones[:]
        g.token_stones = self.token_stones[:]
        g.hoard = self.hoard[:]
        g.stones = self.stones[:]
        g.curses = self.curses[:]
        g.deck_size = self.deck_size
        g.kept_cards = self.kept_cards[:]
        g.winning = self.winning

    def clone(self) -> Aztec:
        g = Aztec()
        self.copy_table(g)
        self.copy_open_table(g)
        g.pile = self.pile[:]
        g.deck = self.deck[:]
        g.known = self.known[:]
        g.kept = self.kept[:]
        return g

    def contents(self) -> Contents:
        return book

    def key(self) -> int:
        h: i64 = self.table_key()
        h = mix_all(h, self.character)
        h = mix_all(h, self.pile)
        h = mix_all(h, self.claim)
        h = mix_all(h, self.token)
        h = mix_all(h, self.claim_stones)
        h = mix_all(h, self.token_stones)
        h = mix_all(h, self.hoard)
        h = mix_all(h, self.stones)
        h = mix_all(h, self.curses)
        h = mix_all(h, self.deck)
        h = mix_all(h, self.known)
        h = mix_all(h, self.kept)
        h = mix(mix(mix(h, self.start), self.round), self.revealed)
        return int(mix(mix(h, self.deck_size), self.winning))

    def to_data(self) -> Data:
        return {**table_data(self), **self.table_data()}

    def view(self, seat: i64) -> AztecView:
        """The open table, the cards this seat has seen, and where they lie."""
        seen = Aztec()
        self.show_table(seen, seat, not self.agreed.hidden_locks)
        self.copy_open_table(seen)
        self.show_cards(seen, seat)
        self.show_artefacts(seen, seat)
        return AztecView(seen, seat)

    def show_cards(self, seen: Aztec, seat: i64) -> None:
        """The Jewel cards that were turned up, and the seat's own current one."""
        seen.pile = self.pile[:]
        owner: i64
        n: i64
        for owner in range(self.seats):
            for n in range(ROUNDS):
                if not self.may_see_card(seat, owner, n + 1):
                    seen.pile[owner * ROUNDS + n] = NONE

    def may_see_card(self, seat: i64, owner: i64, number: i64) -> bool:
        """Whether a seat may know the Jewel card that an owner plays in a round."""
        if number == self.round:
            return owner == seat or self.revealed >> owner & 1 == 1
        return number < self.round

    def show_artefacts(self, seen: Aztec, seat: i64) -> None:
        """The artefacts in the deck whose place the seat knows, and those kept by everybody, or by the seat alone."""
        viewer: i64 = seat if seat >= 0 else ANYBODY
        seen.deck = self.deck[:]
        seen.known = self.known[:]
        i: i64
        for i in range(len(self.deck)):
            if i >= self.deck_size or not self.known[i] >> viewer & 1:
                seen.deck[i] = NONE
                seen.known[i] = 0
            else:
                seen.known[i] = EVERYBODY if self.known[i] >> ANYBODY & 1 else bit(viewer)
        seen.kept = self.kept[:]
        if self.agreed.secret_artefacts and not self.winning:
            for i in range(len(self.kept)):
                if i // ARTEFACTS != seat:
                    seen.kept[i] = 0

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.winning >> seat & 1]

    def rounds(self) -> int:
        return int(self.round)

    # ------------------------------------------------------------ questions about the table

    def now(self, seat: i64) -> i64:
        """Where a seat's card, claim and token of this round are."""
        return seat * ROUNDS + self.round - 1

    def after(self, seat: i64, n: i64) -> i64:
        """The n-th seat clockwise from a seat."""
        other: i64 = seat + n
        return other - self.seats if other >= self.seats else other

    def accuses(self, seat: i64, other: i64) -> bool:
        return self.token[self.now(seat)] == (other << 1 | 1)

    def believes(self, seat: i64, other: i64) -> bool:
        return self.token[self.now(seat)] == other << 1

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
        first: i64 = seat * COLOURS
        return self.hoard[first] + self.hoard[first + 1] + self.hoard[first + 2]

    def duo_colour(self, seat: i64, n: i64) -> i64:
        """The first or second colour of a seat's duo."""
        duos = self.parts.distinct_duo if self.agreed.distinct_duos else self.parts.duo
        return duos[self.character[seat] * 2 + n]

    def duos_of(self, seat: i64) -> i64:
        """How many complete duos a seat's hoard has; of one colour, two jewels each."""
        if self.character[seat] == NONE:
            return 0
        one: i64 = self.hoard[seat * COLOURS + self.duo_colour(seat, 0)]
        other: i64 = self.hoard[seat * COLOURS + self.duo_colour(seat, 1)]
        if self.duo_colour(seat, 0) == self.duo_colour(seat, 1):
            return one // 2
        return min(one, other)

    def trios_of(self, seat: i64) -> i64:
        """How many complete trios a seat's hoard has."""
        first: i64 = seat * COLOURS
        two: i64 = min(self.hoard[first], self.hoard[first + 1])
        return min(two, self.hoard[first + 2])

    def sets_of(self, seat: i64, artefact: i64) -> i64:
        """How many times a hoard has the set that an artefact pays for."""
        sets: i64 = 1 << 20
        colour: i64
        for colour in range(COLOURS):
            need: i64 = self.parts.needs[artefact * COLOURS + colour]
            if need:
                sets = min(sets, self.hoard[seat * COLOURS + colour] // need)
        return sets

    def hidden_artefacts(self, seat: i64) -> i64:
        """How many of the artefacts that a seat kept are not known here. Without a view of a secret table, none."""
        hidden: i64 = self.kept_cards[seat]
        artefact: i64
        for artefact in range(ARTEFACTS):
            hidden -= self.kept[seat * ARTEFACTS + artefact]
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
            copies: i64 = self.kept[seat * ARTEFACTS + artefact]
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
            self.hoard[seat * COLOURS + colour] += count(found, colour)

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
        i: i64
        for i in range(len(self.hoard)):
            if self.hoard[i] < 0:
                raise PositionError(f"players[{i // COLOURS}].hoard: a number is below 0 (AZT-INV-01)")
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
                found += self.kept[seat * ARTEFACTS + artefact]
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
        for i in range(len(self.pile)):
            if int(self.pile[i]) not in left:
                raise PositionError(
                    f"players: there are not so many cards {JEWELS.word(int(self.pile[i]))} (AZT-INV-03)"
                )
            left.remove(int(self.pile[i]))


EFFECTS: Final = ("scapegoat/", "steal/", "take/", "trade/", "purify/")  # the procedures of immediate artefacts
NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()

book: Final[Rulebook[Aztec]] = Rulebook(vocabulary)
book.implements(Aztec.may_see_card, "AZT-INF-04", "AZT-INF-05", "AZT-CLM-01", "AZT-INF-10")
book.implements(
    Aztec.copy_open_table, "AZT-INF-01", "AZT-INF-02", "AZT-INF-03", "AZT-INF-06", "AZT-INF-10", "AZT-INF-11",
)  # fmt: skip
book.implements(Aztec.show_artefacts, "AZT-INF-07", "AZT-INF-08", "AZT-INF-12")
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
