"""The table: grids, supply, ring of cards, curse boxes, runes, and what was agreed before the game."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.chance import mix
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.core.tools import mix_all
from antechamber.games.mystery.components import (
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
from antechamber.games.mystery.view import MysteryView, public_data
from antechamber.games.mystery.words import vocabulary


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


@final
class Mystery(State):
    """A game of Mystery of the Temples.

    Rune cards under a pile have no order here: which one turns up is drawn when it does, from those not yet seen. So
    there is no order that could leak.
    """

    def __init__(self) -> None:
        super().__init__()
        self.parts: Components = NO_PARTS
        self.agreed: Agreement = NO_AGREEMENT
        self.ring: vec[i64] = vec[i64]()  # cards in clockwise order
        self.place_of: vec[i64] = vec[i64]()  # [card]: its place in the ring, or -1
        self.temple_places: i64 = 0  # the places of temples in the ring, as bits
        self.objectives: i64 = 0  # the temples with an objective in play, as bits
        self.start: i64 = -1
        self.on_offer: i64 = 0  # the grids that nobody has drafted, as bits; see `grids_on_offer`
        self.grid: vec[i64] = vec[i64]()  # [seat * 12 + space]: crystal
        self.have: vec[i64] = vec[i64]()  # [seat * 8 + crystal]: how many are stored
        self.held: vec[i64] = vec[i64]()  # [seat]: how many are stored in all
        self.special: vec[i64] = vec[i64]()  # [seat]: crystals on the special spaces of grid 2A
        self.side: vec[i64] = vec[i64]()  # [seat]: crystal grid
        self.supply: vec[i64] = vec[i64]()  # [crystal]
        self.mana: vec[i64] = vec[i64]()  # [Mana Upgrade space]: the crystal that covers it
        self.at: vec[i64] = vec[i64]()  # [seat]: place in the ring
        self.neutral: i64 = OFF_THE_RING
        self.boxes: vec[i64] = vec[i64]()  # [temple * 5 + box]
        self.markers: vec[i64] = vec[i64]()  # [seat]: curse markers placed
        self.face_up: vec[i64] = vec[i64]()  # [temple]: the rune card on top of its pile
        self.face_down: vec[i64] = vec[i64]()  # [temple]: how many lie below it
        self.unseen: vec[i64] = vec[i64]()  # [rune]: how many have not turned up yet
        self.runes: vec[i64] = vec[i64]()  # [seat * 5 + rune]
        self.unscored: vec[i64] = vec[i64]()  # [seat]: the rune that grid 3A started with
        self.points: vec[i64] = vec[i64]()  # [seat * 4 + source]
        self.round: i64 = 1
        self.collected: i64 = 0  # this turn
        self.broke: i64 = 0
        self.reserved: i64 = 0
        self.collecting: i64 = 0  # now; and whether grid 1A has given its extra crystal for it
        self.bonus: i64 = 0
        self.fresh: i64 = 0  # the spaces filled by what is or was last gained, as bits; see `fresh_spaces`
        self.ending: i64 = 0
        self.ended_by_cap: i64 = 0
        self.winner: i64 = -1

    def copy_table_top(self, g: Mystery) -> None:
        """What lies open on the table: in this title everything but the order of chance."""
        g.parts = self.parts
        g.agreed = self.agreed
        g.ring = self.ring
        g.temple_places = self.temple_places
        g.place_of = self.place_of
        g.objectives = self.objectives
        g.start = self.start
        g.on_offer = self.on_offer
        g.grid = self.grid[:]
        g.have = self.have[:]
        g.held = self.held[:]
        g.special = self.special[:]
        g.side = self.side[:]
        g.supply = self.supply[:]
        g.mana = self.mana[:]
        g.at = self.at[:]
        g.neutral = self.neutral
        g.boxes = self.boxes[:]
        g.markers = self.markers[:]
        g.face_up = self.face_up[:]
        g.face_down = self.face_down[:]
        g.unseen = self.unseen[:]
        g.runes = self.runes[:]
        g.unscored = self.unscored[:]
        g.points = self.points[:]
        g.round = self.round
        g.collected = self.collected
        g.broke = self.broke
        g.reserved = self.reserved
        g.collecting = self.collecting
        g.bonus = self.bonus
        g.fresh = self.fresh
        g.ending = self.ending
        g.ended_by_cap = self.ended_by_cap
        g.winner = self.winner

    def clone(self) -> Mystery:
        g = Mystery()
        self.copy_table(g)
        self.copy_table_top(g)
        return g

    def contents(self) -> Contents:
        return book

    def key(self) -> int:
        return self.key_with(self.grids_on_offer(), self.reserve_used(), self.bonus_given(), self.fresh_spaces())

    def key_of_version_1(self) -> int:
        """The key as it was, when it counted what was over: an offer, a use of the reserve, a bonus, a gain."""
        return self.key_with(self.on_offer, self.reserved, self.bonus, self.fresh)

    def key_with(self, on_offer: i64, reserved: i64, bonus: i64, fresh: i64) -> int:
        h: i64 = self.table_key()
        h = mix_all(h, self.ring)
        h = mix_all(h, self.grid)
        h = mix_all(h, self.special)
        h = mix_all(h, self.side)
        h = mix_all(h, self.mana)
        h = mix_all(h, self.at)
        h = mix_all(h, self.boxes)
        h = mix_all(h, self.face_up)
        h = mix_all(h, self.face_down)
        h = mix_all(h, self.runes)
        h = mix_all(h, self.unscored)
        h = mix_all(h, self.points)
        h = mix(mix(mix(h, self.neutral), self.objectives), self.round)
        h = mix(mix(mix(h, self.collected), self.broke), reserved)
        h = mix(mix(mix(mix(h, self.collecting), bonus), self.start), on_offer)
        return int(mix(mix(mix(mix(h, fresh), self.ending), self.ended_by_cap), self.winner))

    def to_data(self) -> Data:
        return {**public_data(self), **self.table_data()}

    def view(self, seat: i64) -> MysteryView:
        seen = Mystery()
        self.show_table(seen, seat)
        self.copy_table_top(seen)
        seen.ring = self.ring[:]
        seen.temple_places = self.temple_places
        seen.place_of = self.place_of[:]
        return MysteryView(seen, seat, self.legal(seat))

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
            total += self.points[seat * SOURCES_OF_POINTS + source]
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
            if self.runes[seat * RUNES + rune]:
                cost = min(cost, self.parts.rune_exchange[rune])
        return cost

    def turn_order(self, n: i64) -> i64:
        """The seat that is n-th in turn order, counted from 0."""
        seat: i64 = self.start + n
        return seat - self.seats if seat >= self.seats else seat

    def spaces_with(self, seat: i64, colourless_only: bool) -> i64:
        """The spaces whose crystals may pay, as bits."""
        bits: i64 = 0
        base: i64 = seat * SPACES
        space: i64
        for space in range(SPACES):
            crystal: i64 = self.grid[base + space]
            if crystal == COLOURLESS or (crystal != EMPTY and not colourless_only):
                bits |= 1 << space
        return bits

    # ------------------------------------------------------------ moving pieces

    def put(self, seat: i64, space: i64, crystal: i64) -> None:
        self.grid[seat * SPACES + space] = crystal
        self.have[seat * KINDS + crystal] += 1
        self.held[seat] += 1

    def take(self, seat: i64, space: i64) -> i64:
        crystal: i64 = self.grid[seat * SPACES + space]
        self.grid[seat * SPACES + space] = EMPTY
        self.have[seat * KINDS + crystal] -= 1
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
            for space in range(seat * SPACES, seat * SPACES + SPACES):
                if self.grid[space] == kind:
                    n += 1
            stored += n
            if n != self.have[seat * KINDS + kind]:
                raise PositionError(f"players[{seat}].crystals: {n} of kind {LETTERS[kind]} are there, not as counted")
        if stored != self.held[seat]:
            raise PositionError(f"players[{seat}].crystals: {stored} are there, but {self.held[seat]} are counted")

    def audit(self) -> None:
        """Crystals, rune cards and markers are conserved, and everything is where it may be (MOT-COMP-07)."""
        kind: i64
        seat: i64
        i: i64
        found: vec[i64] = self.supply[:]
        for i in range(len(self.grid)):
            found[self.grid[i]] += 1
        for i in range(len(self.mana)):
            found[self.mana[i]] += 1
        for seat in range(self.seats):
            found[COLOURLESS] += self.special[seat]
        if self.question() == STORING:
            found[self.stack[self.depth - 1].card] += 1
        for kind in range(COLOURLESS, KINDS):
            if found[kind] != self.parts.crystals[kind] or self.supply[kind] < 0:
                raise PositionError(
                    f"crystals: expected {self.parts.crystals[kind]} of kind {LETTERS[kind]}, found {found[kind]}"
                )
        for kind in range(RUNES):
            cards: i64 = self.unseen[kind]
            for seat in range(self.seats):
                cards += self.runes[seat * RUNES + kind]
            for i in range(TEMPLES):
                if self.face_up[i] == kind:
                    cards += 1
            if cards != self.parts.rune_copies[kind] or self.unseen[kind] < 0:
                raise PositionError(
                    f"runes: expected {self.parts.rune_copies[kind]} cards of type {kind}, found {cards}"
                )
        for seat in range(self.seats):
            self.audit_grid(seat)
            placed: i64 = 0
            for i in range(len(self.boxes)):
                if self.boxes[i] == seat + 1:
                    placed += 1
            if placed != self.markers[seat] or placed > self.parts.curse_markers:
                raise PositionError(
                    f"markers: seat {seat + 1} has {placed} on the temples and counts {self.markers[seat]}"
                )


STORING: Final = "store/choose_storage_space"  # where a crystal is in hand: taken, but not stored yet
GAINING: Final = [STORING, "take/choose_source", "gain/choose_next_crystal", "gain-colours/choose_colour"]
NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()


book: Final[Rulebook[Mystery]] = Rulebook(vocabulary)
book.implements(Mystery.exchange_cost, "MOT-CHARM-02", "MOT-RUNE-06", "MOT-GRID-1A-2")
book.implements(Mystery.audit, "MOT-COMP-07", "MOT-COMP-04")
book.implements(Mystery.turn_up_rune, "MOT-INFO-01")
book.implements(Mystery.grids_on_offer, "MOT-SETUP-20")
book.implements(Mystery.reserve_used, "MOT-GRID-2A-2")
book.implements(Mystery.bonus_given, "MOT-GRID-1A-1")
book.implements(Mystery.fresh_spaces, "MOT-GAIN-07")
book.implements(Mystery.score, "MOT-END-08")
