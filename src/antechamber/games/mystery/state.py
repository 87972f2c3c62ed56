"""The table: grids, supply, ring of cards, curse boxes, runes, and what was agreed before the game."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.declaring import declared
from antechamber.core.errors import PositionError
from antechamber.core.fields import ALL, ALL_COUNTS, BAG, BY_TITLE, SEATS, TEXT, Amount, one, row, rows, shared
from antechamber.core.ints import i64
from antechamber.core.kernel import NOBODY, Contents, Data, State
from antechamber.core.notation import SEAT
from antechamber.core.rows import Row, Rows
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.games.mystery.components import (
    BOXES,
    COLOURLESS,
    EMPTY,
    GRID_1A,
    KINDS,
    LETTERS,
    NO_GRID,
    NO_RUNE_CARD,
    OFF_THE_RING,
    RUNES,
    SOURCES_OF_POINTS,
    SPACES,
    TEMPLES,
    Components,
)
from antechamber.games.mystery.domains import (
    EACH_BOX,
    EACH_CARD,
    EACH_KIND,
    EACH_MANA,
    EACH_PLACE,
    EACH_RUNE,
    EACH_SOURCE,
    EACH_SPACE,
    EACH_TEMPLE,
    FRESH,
    GRID_SET,
    MARKER,
    ONCE,
    PIECES,
    PLACE,
    PLACES,
    STORED,
    TEMPLE_SET,
)
from antechamber.games.mystery.view import MysteryView, public_data
from antechamber.games.mystery.words import CARD, GRID, RUNE, SOURCE, vocabulary


@final
class Agreement:
    """What the table agreed on before the game: the options, as the rules ask for them. Shared by all clones."""

    def __init__(self) -> None:
        self.options: Options = {}  # as given and completed; for snapshots
        self.polish: bool = False
        self.advanced: bool = False
        self.neutral_pawn: bool = False
        self.collect_mandatory: bool = False
        self.full_lap: bool = False
        self.dexterity_unbounded: bool = False
        self.bonus_per_crystal: bool = False
        self.reserve_whole_grid: bool = False
        self.raise_from_open: bool = False
        self.rune_from_neighbour: bool = False
        self.max_rounds: i64 = 0
        self.reserve_once: bool = False
        self.grid_pool: str = ""  # A, B, random, custom or choose
        self.grid_sides: str = ""  # with custom: the side of each grid


NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()


@declared
@final
class Mystery(State):
    """A game of Mystery of the Temples.

    Rune cards under a pile have no order here: which one turns up is drawn when it does, from those not yet seen. So
    there is no order that could leak.
    """

    parts: Components = shared(NO_PARTS)
    agreed: Agreement = shared(NO_AGREEMENT)
    # the circle
    ring: Row = row(EACH_PLACE, CARD, seen=ALL)  # the cards, clockwise
    ring_size: i64 = one(PIECES, name=None, key=False, seen=ALL)  # how many lie there with so many players
    place_of: Row = row(EACH_CARD, PLACE, OFF_THE_RING, name=None, key=False, seen=ALL)
    temple_places: i64 = one(PLACES, name=None, key=False, seen=ALL)
    # crystals
    grid: Rows = rows(SEATS, EACH_SPACE, STORED, name="crystals", form=TEXT, seen=ALL)
    have: Rows = rows(SEATS, EACH_KIND, PIECES, name=None, key=False, seen=ALL)  # of each kind in the grid
    held: Row = row(SEATS, PIECES, name=None, key=False, seen=ALL)  # in the grid in all
    special: Row = row(SEATS, PIECES, omit=True, seen=ALL)  # on the special spaces of grid 2A
    side: Row = row(SEATS, GRID, NO_GRID, name="grid", seen=ALL)  # the crystal grid
    supply: Row = row(EACH_KIND, PIECES, "parts.crystals[i]", form=BY_TITLE, key=False, seen=ALL)
    mana: Row = row(EACH_MANA, STORED, form=BY_TITLE, seen=ALL)  # what covers the Mana Upgrade spaces
    # pawns, markers and rune cards
    at: Row = row(SEATS, PLACE, OFF_THE_RING, name="pawn", form=BY_TITLE, seen=ALL)
    neutral: i64 = one(PLACE, OFF_THE_RING, form=BY_TITLE, seen=ALL)
    boxes: Rows = rows(EACH_TEMPLE, EACH_BOX, MARKER, form=BY_TITLE, seen=ALL)
    markers: Row = row(SEATS, PIECES, name=None, key=False, seen=ALL)  # how many curses were broken
    face_up: Row = row(EACH_TEMPLE, RUNE, NO_RUNE_CARD, name=None, seen=ALL)  # on top of the pile
    face_down: Row = row(EACH_TEMPLE, PIECES, "parts.cards_per_pile", name=None, seen=ALL)  # how many lie below it
    unseen: Row = row(EACH_RUNE, PIECES, "parts.rune_copies[i]", name=None, key=False, seen=ALL)
    runes: Rows = rows(SEATS, EACH_RUNE, RUNE, form=BAG, seen=ALL)
    unscored: Row = row(SEATS, RUNE, NO_RUNE_CARD, omit=True, seen=ALL)  # that grid 3A started with
    # the game
    points: Rows = rows(SEATS, EACH_SOURCE, SOURCE, form=ALL_COUNTS, seen=ALL)
    objectives: i64 = one(TEMPLE_SET, seen=ALL)  # the temples that have one in play
    round: i64 = one(Amount("round", 1), 1, seen=ALL)
    collected: i64 = one(ONCE, group="now", seen=ALL)  # this turn
    broke: i64 = one(ONCE, group="now", seen=ALL)
    reserved: i64 = one(ONCE, key="reserve_used", group="now", seen=ALL)
    collecting: i64 = one(ONCE, group="now", seen=ALL)
    bonus: i64 = one(ONCE, key="bonus_given", group="now", seen=ALL)  # by grid 1A in this collection
    start: i64 = one(SEAT, NOBODY, seen=ALL)
    on_offer: i64 = one(GRID_SET, omit=True, key="grids_on_offer", seen=ALL)  # the grids that nobody has drafted
    fresh: i64 = one(FRESH, omit=True, key="fresh_spaces", seen=ALL)  # filled by what is or was last gained
    ending: i64 = one(ONCE, group="now", seen=ALL)
    ended_by_cap: i64 = one(ONCE, group="now", seen=ALL)
    winner: i64 = one(SEAT, NOBODY, omit=True, seen=ALL)

    def contents(self) -> Contents:
        return book

    def key_of_version_1(self) -> int:
        """The key as it was, when it counted what was over: an offer, a use of the reserve, a bonus, a gain."""
        return int(self.mix_fields(self.table_key(), stored=True))

    def to_data(self) -> Data:
        return {**public_data(self), **self.table_data()}

    def view(self, seat: i64) -> MysteryView:
        return MysteryView(self.look(seat), seat, self.legal(seat))

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [int(self.winner)] if self.winner >= 0 else []

    def rounds(self) -> int:
        return int(self.round)

    def capped(self) -> bool:
        return self.ended_by_cap == 1

    # ------------------------------------------------------------ questions about the table

    def grids_on_offer(self) -> i64:
        """The grids that can still be drafted, as bits. When everybody has one, the others leave the game."""
        seat: i64
        if self.on_offer:
            for seat in range(self.seats):
                if self.side[seat] == NO_GRID:
                    return self.on_offer
        return 0

    def reserve_used(self) -> i64:
        """Whether the reserve of grid 2A was used this turn, where that matters: where it may be used only once."""
        return self.reserved if self.agreed.reserve_once else 0

    def bonus_given(self) -> i64:
        """Whether grid 1A has given its extra crystal in this collection, where that matters: if it gives only one."""
        return 0 if self.agreed.bonus_per_crystal else self.bonus

    def gaining(self) -> bool:
        """Whether crystals are being gained: by collecting, or by another effect that now asks about them."""
        return self.collecting == 1 or self.question() in GAINING

    def fresh_spaces(self) -> i64:
        """The spaces filled by what is being gained now, as bits. When it has been gained, they are like all others."""
        return self.fresh if self.fresh and self.gaining() else 0

    def score(self, seat: i64) -> i64:
        """A seat's points from all sources."""
        total: i64 = 0
        source: i64
        for source in range(SOURCES_OF_POINTS):
            total += self.points[seat][source]
        return total

    def has(self, seat: i64, grid: i64) -> bool:
        """Whether a seat's grid is this one and its effect works."""
        return self.side[seat] == grid and self.agreed.advanced

    def card(self, seat: i64) -> i64:
        """The card on which a seat's pawn stands."""
        return self.ring[self.at[seat]]

    def exchange_cost(self, seat: i64) -> i64:
        """The price of the Exchange Charm: discounts do not add up."""
        cost: i64 = self.parts.exchange_cost
        if self.has(seat, GRID_1A):
            cost = min(cost, self.parts.exchange_1a)
        i: i64
        for i in range(len(self.parts.exchange_runes)):
            rune: i64 = self.parts.exchange_runes[i]
            if self.runes[seat][rune]:
                cost = min(cost, self.parts.rune_exchange[rune])
        return cost

    def turn_order(self, n: i64) -> i64:
        """The seat that is n-th in turn order, counted from 0."""
        seat: i64 = self.start + n
        return seat - self.seats if seat >= self.seats else seat

    def spaces_with(self, seat: i64, colourless_only: bool) -> i64:
        """The spaces whose crystals may pay, as bits."""
        bits: i64 = 0
        space: i64
        for space in range(SPACES):
            crystal: i64 = self.grid[seat][space]
            if crystal == COLOURLESS or (crystal != EMPTY and not colourless_only):
                bits |= 1 << space
        return bits

    # ------------------------------------------------------------ moving pieces

    def put(self, seat: i64, space: i64, crystal: i64) -> None:
        self.grid[seat][space] = crystal
        self.have[seat][crystal] += 1
        self.held[seat] += 1

    def take(self, seat: i64, space: i64) -> i64:
        crystal: i64 = self.grid[seat][space]
        self.grid[seat][space] = EMPTY
        self.have[seat][crystal] -= 1
        self.held[seat] -= 1
        return crystal

    def pay_to_supply(self, seat: i64, space: i64) -> i64:
        crystal: i64 = self.take(seat, space)
        self.supply[crystal] += 1
        return crystal

    def clear_mana(self, card: i64) -> None:
        """Return all crystals on a Mana Upgrade card to the supply."""
        first: i64 = self.parts.mana_first[card]
        space: i64
        for space in range(first, first + self.parts.mana_spaces[card]):
            if self.mana[space] != EMPTY:
                self.supply[self.mana[space]] += 1
                self.mana[space] = EMPTY

    def turn_up_rune(self, temple: i64) -> i64:
        """Turn up the next card of a rune pile; -1 if it is empty."""
        self.face_up[temple] = NO_RUNE_CARD
        if self.face_down[temple] == 0:
            return NO_RUNE_CARD
        left: i64 = 0
        rune: i64
        for rune in range(RUNES):
            left += self.unseen[rune]
        drawn: i64 = self.random(left)
        rune = 0
        while drawn >= self.unseen[rune]:
            drawn -= self.unseen[rune]
            rune += 1
        self.face_down[temple] -= 1
        self.unseen[rune] -= 1
        self.face_up[temple] = rune
        return rune

    # ------------------------------------------------------------ bounds

    def audit_grid(self, seat: i64) -> None:
        """The counts of a grid are those of its crystals."""
        kind: i64
        space: i64
        stored: i64 = 0
        for kind in range(COLOURLESS, KINDS):
            n: i64 = 0
            for space in range(SPACES):
                if self.grid[seat][space] == kind:
                    n += 1
            stored += n
            if n != self.have[seat][kind]:
                raise PositionError(f"players[{seat}].crystals: {n} of kind {LETTERS[kind]} are there, not as counted")
        if stored != self.held[seat]:
            raise PositionError(f"players[{seat}].crystals: {stored} are there, but {self.held[seat]} are counted")

    def audit_crystals(self) -> None:
        """All crystals of the box are in the supply, on Mana Upgrade cards, before the players or in hand."""
        kind: i64
        seat: i64
        i: i64
        for kind in range(COLOURLESS, KINDS):
            found: i64 = self.supply[kind]
            for i in range(self.parts.mana_size):
                if self.mana[i] == kind:
                    found += 1
            for seat in range(self.seats):
                found += self.have[seat][kind]
                if kind == COLOURLESS:
                    found += self.special[seat]
            if self.question() == STORING and self.stack[self.depth - 1].card == kind:
                found += 1
            if found != self.parts.crystals[kind] or self.supply[kind] < 0:
                raise PositionError(
                    f"crystals: expected {self.parts.crystals[kind]} of kind {LETTERS[kind]}, found {found}"
                )

    def audit_runes(self) -> None:
        """All rune cards of the box lie before the players, face up, or where nobody has seen them."""
        rune: i64
        seat: i64
        temple: i64
        for rune in range(RUNES):
            cards: i64 = self.unseen[rune]
            for seat in range(self.seats):
                cards += self.runes[seat][rune]
            for temple in range(TEMPLES):
                if self.face_up[temple] == rune:
                    cards += 1
            if cards != self.parts.rune_copies[rune] or self.unseen[rune] < 0:
                raise PositionError(
                    f"runes: expected {self.parts.rune_copies[rune]} cards of type {rune}, found {cards}"
                )

    def audit_markers(self, seat: i64) -> None:
        """The count of a seat's markers is that of its boxes."""
        placed: i64 = 0
        temple: i64
        box: i64
        for temple in range(TEMPLES):
            for box in range(BOXES):
                if self.boxes[temple][box] == seat + 1:
                    placed += 1
        if placed != self.markers[seat] or placed > self.parts.curse_markers:
            raise PositionError(f"markers: seat {seat + 1} has {placed} on the temples and counts {self.markers[seat]}")

    def audit(self) -> None:
        """Crystals, rune cards and markers are conserved, and everything is where it may be (MOT-COMP-07)."""
        self.audit_crystals()
        self.audit_runes()
        seat: i64
        for seat in range(self.seats):
            self.audit_grid(seat)
            self.audit_markers(seat)


STORING: Final = "store/choose_storage_space"  # where a crystal is in hand: taken, but not stored yet
GAINING: Final = [STORING, "take/choose_source", "gain/choose_next_crystal", "gain-colours/choose_colour"]


book: Final[Rulebook[Mystery]] = Rulebook(vocabulary)
book.implements(Mystery.exchange_cost, "MOT-CHARM-02", "MOT-RUNE-06", "MOT-GRID-1A-2")
book.implements(Mystery.audit, "MOT-COMP-07", "MOT-COMP-04")
book.implements(Mystery.turn_up_rune, "MOT-INFO-01")
book.implements(Mystery.grids_on_offer, "MOT-SETUP-20")
book.implements(Mystery.reserve_used, "MOT-GRID-2A-2")
book.implements(Mystery.bonus_given, "MOT-GRID-1A-1")
book.implements(Mystery.fresh_spaces, "MOT-GAIN-07")
book.implements(Mystery.score, "MOT-END-08")
