"""The table: the crypt with its paws, chambers and chests, rows and decks, players' tracks and cards, and the turn."""

from __future__ import annotations

from typing import Final, final

from antechamber.core import fields
from antechamber.core.bits import bit, lowest
from antechamber.core.declaring import declared
from antechamber.core.fields import ALL, BY_TITLE, EACH, PLACED, SEATS
from antechamber.core.ints import i64
from antechamber.core.kernel import Contents, Data, Frame, State
from antechamber.core.notation import SEAT
from antechamber.core.rows import Row, Rows
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.games.mice import giving, legality, payment
from antechamber.games.mice.components import (
    ASSISTANT,
    CAP,
    CHAMBER,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    GLORY,
    ITEM_BITS,
    MOST,
    NO_SPOT,
    NO_TOP,
    NONE,
    RESOURCES,
    Components,
    Crypt,
)
from antechamber.games.mice.domains import (
    ASSISTANT_SET,
    BACK,
    CARD_OF_KIND,
    CARD_SET,
    CHAMBER_CARD,
    CHAMBER_SET,
    CHEST,
    CHEST_SET,
    CONDITION_SET,
    COUNTER,
    DECK_SET,
    ENTRANCE_CARD,
    FACTION_SET,
    FINALS,
    PER_ASSISTANT,
    PER_ITEM,
    PER_KIND,
    PER_PLACE,
    PER_SLOT,
    PER_SPOT,
    PLACE_SET,
    SLOT_SET,
    SPOT_SET,
    STEPS,
    TABLE_SEATS,
    TURN,
)
from antechamber.games.mice.places import Places
from antechamber.games.mice.sets import set_value
from antechamber.games.mice.view import MiceView, table_data
from antechamber.games.mice.words import (
    ABOUT,
    END_TRIGGERED,
    LOST,
    NOTHING,
    RECEIVED,
    SET,
    TOOK_CHEST,
    vocabulary,
)

BY_CHAMBERS: Final = 0  # what ends the game
BY_GLORY: Final = 1
BY_ASSISTANTS: Final = 2


@final
class Agreement:
    """What the table agreed on before the game: the options, as the rules ask for them. Shared by all clones."""

    def __init__(self) -> None:
        self.options: Options = {}  # as given and completed; for snapshots
        self.entrances: list[int] = []  # entrance cards in the order of the slots; empty: random
        self.factions: i64 = 0  # as bits; 0: random
        self.hidden_passage: bool = False
        self.max_turns: i64 = 0
        self.max_extra: i64 = 0
        self.gold_never: bool = False
        self.gold_not_for_gold: bool = False
        self.same_turn: bool = False
        self.tunnel_one_time: bool = False
        self.opponent_only: bool = False


NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()
NO_CRYPT: Final = Crypt()
NO_PLACES: Final = Places([])


@declared
@final
class Mice(State):
    """A game of Of Mice & Mazes. Nothing is hidden: what nobody has seen is not decided.

    Sets are bits of one number. A place is a spot (0 to 15) or an entrance slot (16 to 31).
    """

    parts: Components = fields.shared(NO_PARTS)
    agreed: Agreement = fields.shared(NO_AGREEMENT)
    crypt: Crypt = fields.shared(NO_CRYPT)
    places: Places = fields.shared(NO_PLACES)  # follow from the entrance cards
    # the crypt
    entrance: Row = fields.row(PER_SLOT, ENTRANCE_CARD, NONE, name="entrances", form=BY_TITLE, seen=ALL)
    flipped: i64 = fields.one(SLOT_SET, name=None, seen=ALL)  # slots whose card lies on its other side
    passages: i64 = fields.one(SLOT_SET, name=None, seen=ALL)  # slots with a hidden passage token
    chamber: Row = fields.row(PER_SPOT, CHAMBER_CARD, NONE, name="spots", form=BY_TITLE, seen=ALL)
    chest: Row = fields.row(PER_SPOT, CHEST, NONE, name=None, seen=ALL)
    open_spots: i64 = fields.one(SPOT_SET, name=None, key=False, seen=ALL)  # those with a chamber
    # before the players
    paws: Row = fields.row(SEATS, PLACE_SET, name=None, seen=ALL)
    owned: Row = fields.row(SEATS, PLACE_SET, name=None, seen=ALL)  # places with its ownership tokens
    stock: Rows = fields.rows(SEATS, PER_ITEM, STEPS, "parts.begin_with[j]", form=EACH, seen=ALL)
    hired: Row = fields.row(SEATS, ASSISTANT_SET, name="assistants", seen=ALL)
    camp: Rows = fields.rows(SEATS, PER_KIND, CARD_SET, form=BY_TITLE, seen=ALL)
    chests: Row = fields.row(SEATS, CHEST_SET, seen=ALL)  # unused ones
    used_chests: Row = fields.row(SEATS, CHEST_SET, seen=ALL)
    # cards and chests
    supply: i64 = fields.one(CHEST_SET, name=None, seen=ALL)  # chests that lie face down
    factions: i64 = fields.one(FACTION_SET, key=False, seen=ALL)
    row: Rows = fields.rows(PER_KIND, PER_PLACE, CARD_OF_KIND, NONE, name="rows", form=BY_TITLE, seen=ALL)
    deck: Row = fields.row(PER_KIND, CARD_SET, name=None, seen=ALL)
    top: Row = fields.row(PER_KIND, BACK, NO_TOP, name="tops", form=BY_TITLE, seen=ALL)
    discards: Row = fields.row(PER_KIND, CARD_SET, form=BY_TITLE, seen=ALL)
    shuffled: i64 = fields.one(DECK_SET, omit=True, seen=ALL)  # decks in which green no longer lies on blue
    # the turn
    active: i64 = fields.one(SEAT, group="turn", seen=ALL)
    turn: i64 = fields.one(TURN, name="number", group="turn", seen=ALL)
    extra_actions: i64 = fields.one(COUNTER, group="turn", seen=ALL)
    extra_turns: i64 = fields.one(COUNTER, group="turn", seen=ALL)
    granted: i64 = fields.one(COUNTER, group="turn", seen=ALL)  # of both, since the player's regular turn began
    placements: i64 = fields.one(COUNTER, group="turn", seen=ALL)  # paws to be placed after removing
    doubles: i64 = fields.one(COUNTER, group="turn", seen=ALL)
    infiltrations: i64 = fields.one(COUNTER, group="turn", seen=ALL)
    used: i64 = fields.one(ASSISTANT_SET, group="turn", seen=ALL)
    borrowed: i64 = fields.one(ASSISTANT_SET, group="turn", seen=ALL)  # until the end of the turn
    about: Row = fields.row(PER_ASSISTANT, ABOUT, NOTHING, form=PLACED, group="turn", seen=ALL)  # its latest use
    removing: bool = fields.flag(name=None, seen=ALL)
    # effects under way
    firing: i64 = fields.one(ASSISTANT_SET, name=None, seen=ALL)  # whose effect is being carried out
    busy_chambers: i64 = fields.one(CHAMBER_SET, name=None, seen=ALL)
    busy_entrances: i64 = fields.one(SLOT_SET, name=None, seen=ALL)
    # the end
    ending: bool = fields.flag(name=None, seen=ALL)  # it was triggered
    trigger: i64 = fields.one(SEAT, NONE, group="end", seen=ALL)  # in whose turn
    finals: i64 = fields.one(FINALS, group="end", seen=ALL)  # players who have had their final action
    winning: i64 = fields.one(TABLE_SEATS, name="winners", omit=True, seen=ALL)
    # last, since keys have these in this order
    latest_opened: i64 = fields.one(ABOUT, NOTHING, group="turn", seen=ALL)  # what the latest of the turn was about
    latest_hired: i64 = fields.one(ABOUT, NOTHING, group="turn", seen=ALL)
    latest_removed: i64 = fields.one(ABOUT, NOTHING, group="turn", seen=ALL)
    stopped: bool = fields.flag(seen=ALL)  # by the cap on turns
    happened: i64 = fields.one(CONDITION_SET, omit=True, seen=ALL)  # what an operation has just fulfilled

    def contents(self) -> Contents:
        return book

    def to_data(self) -> Data:
        return {**table_data(self), **self.table_data()}

    def view(self, seat: i64) -> MiceView:
        """All that lies open, which is everything there is."""
        return MiceView(self.look(seat), seat)

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.winning >> seat & 1]

    def capped(self) -> bool:
        return self.stopped

    def rounds(self) -> int:
        return (int(self.turn) + int(self.seats) - 1) // int(self.seats)

    # ------------------------------------------------------------ questions about the table

    def own(self, seat: i64) -> i64:
        """The assistants that work for a seat: hired ones, and in its turn borrowed ones."""
        return self.hired[seat] | self.borrowed if seat == self.active else self.hired[seat]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def slot_of(self, entrance: i64) -> i64:
        """Where an entrance card lies; NONE if it is not in the frame."""
        return self.places.slot[entrance]

    def lay_entrances(self, cards: list[int]) -> None:
        """Lay the entrance cards into the slots, before the game."""
        slot: i64
        for slot in range(len(cards)):
            self.entrance[slot] = cards[slot]
        self.places = Places(cards)

    def place_number(self, place: i64) -> i64:
        """A place as options and events call it: a spot, or the entrance card of a slot."""
        return self.places.number[place]

    def place_of(self, number: i64) -> i64:
        """The inverse of `place_number`."""
        return self.places.place[number]

    def spot_with(self, chamber: i64) -> i64:
        """The spot of a chamber; NO_SPOT if it is not in the crypt."""
        spot: i64
        for spot in range(self.crypt.spots):
            if self.chamber[spot] == chamber:
                return spot
        return NO_SPOT

    def starts(self, card: i64) -> i64:
        """Where the program of a card starts; of an entrance card, that of the side that lies up."""
        if self.flipped and FIRST_ENTRANCE <= card < FIRST_CHEST:
            entrance: i64 = card - FIRST_ENTRANCE
            if self.flipped >> self.places.slot[entrance] & 1:
                return self.parts.flipped[entrance]
        return self.parts.start[card]

    def chambers_of(self, seat: i64) -> i64:
        """The chambers that a seat owns in the crypt, as bits."""
        found: i64 = 0
        spot: i64
        for spot in range(self.crypt.spots):
            if self.owned[seat] >> spot & 1:
                found |= bit(self.chamber[spot])
        return found

    def sets_of(self, seat: i64, kind: i64) -> i64:
        """The glory for a seat's sets of one kind."""
        return set_value(self.hired[seat] if kind == ASSISTANT else self.chambers_of(seat), kind, self.parts)

    def score(self, seat: i64) -> i64:
        """Glory on the track, and sets."""
        return self.stock[seat][GLORY] + self.sets_of(seat, CHAMBER) + self.sets_of(seat, ASSISTANT)

    # ------------------------------------------------------------ reactions

    def reactors(self, seat: i64, event: i64) -> i64:
        """A seat's assistants whose condition is among those that happened, as bits."""
        mine: i64 = self.own(seat)
        if mine == 0:
            return 0
        found: i64 = 0
        on = self.parts.on
        while event:
            condition: i64 = lowest(event)
            event &= event - 1
            found |= on[condition] & ~self.firing if condition <= RESOURCES else on[condition]
        return found & mine & ~(self.used & self.parts.once_per_turn)

    def ready(self, f: Frame) -> i64:
        """Those of them that have not reacted yet and could do something."""
        found: i64 = 0
        left: i64 = f.memo & self.reactors(f.seat, f.n)
        while left:
            assistant: i64 = lowest(left)
            left &= left - 1
            if legality.can_carry_out(self, f.seat, self.parts.start[FIRST_ASSISTANT + assistant], f.card):
                found |= bit(assistant)
        return found

    def reacts_unasked(self, f: Frame, ready: i64) -> i64:
        """Where it comes to the same, assistants react without a question."""
        return lowest(ready) if giving.makes_no_difference(self, f, ready) else NONE

    def kept_by_pass(self, f: Frame, ready: i64) -> i64:
        """A pass declines what does more than give, and the end of the game; mere gains are asked about afterwards."""
        light: i64 = giving.only_give(self, ready) & ~giving.would_end(self, f, ready)
        return light if light != ready else 0

    def reaction(self, event: i64, card: i64) -> i64:
        """Every passive is carried out by one procedure."""
        return book.reactions[0, 0]

    def would_end(self, seat: i64, glory: i64) -> bool:
        """Whether so much glory would trigger the end."""
        return not self.ending and self.stock[seat][GLORY] + glory >= self.crypt.end_glory

    # ------------------------------------------------------------ moving pieces

    def receive(self, seat: i64, items: i64) -> None:
        """Move a seat's tokens forward. What goes beyond a track is lost."""
        lost: i64 = 0
        left: i64 = items
        item: i64 = 0
        while left:
            if left & MOST:
                now: i64 = self.stock[seat][item] + (left & MOST)
                if item == GLORY:
                    if now >= self.crypt.end_glory:
                        self.trigger_end(BY_GLORY)
                elif now > CAP:
                    lost |= now - CAP << ITEM_BITS * item
                    now = CAP
                self.stock[seat][item] = now
            left >>= ITEM_BITS
            item += 1
        self.tell(RECEIVED, seat, items)
        if lost:
            self.tell(LOST, seat, lost)

    def spend(self, seat: i64, items: i64) -> None:
        """Move a seat's tokens back."""
        item: i64 = 0
        while items:
            self.stock[seat][item] -= items & MOST
            items >>= ITEM_BITS
            item += 1

    def trigger_end(self, cause: i64) -> None:
        """The end is triggered, once and for all."""
        if not self.ending:
            self.ending = True
            self.trigger = self.active
            self.tell(END_TRIGGERED, self.active, cause)

    def take_chest(self, seat: i64, chest: i64) -> None:
        self.chests[seat] |= bit(chest)
        self.tell(TOOK_CHEST, seat, FIRST_CHEST + chest)

    def take_chest_at(self, seat: i64, spot: i64) -> bool:
        """Take the chest that lies on a spot, if there is one."""
        chest: i64 = self.chest[spot]
        if chest == NONE:
            return False
        self.chest[spot] = NONE
        self.take_chest(seat, chest)
        return True

    # ------------------------------------------------------------ bounds

    def audit(self) -> None:
        """No piece is lost or doubled, and no number out of bounds."""
        from antechamber.games.mice import bounds  # which look at the state, and through the rules

        bounds.check(self)


book: Final[Rulebook[Mice]] = Rulebook(vocabulary, "MIC-PAS-09", ABOUT, SET)
book.implements(payment.open_discount, "MIC-MOD-01", "MIC-AS-ARCHITECT-01", "MIC-OPEN-03")
book.implements(payment.gold_item, "MIC-MOD-02", "MIC-AS-CONFECTIONER-01")
book.implements(payment.free_kinds, "MIC-MOD-03", "MIC-AS-TRANSMUTER-01")
book.implements(payment.price_of, "MIC-CAMP-03", "MIC-CAMP-04", "MIC-OPEN-03", "MIC-HIRE-01")
book.implements(payment.settles, "MIC-RES-02", "MIC-RES-03", "MIC-CAMP-04")
book.implements(payment.exchange_price, "MIC-RES-04", "MIC-OPT-08")
book.implements(legality.camp_limit, "MIC-MOD-04", "MIC-AS-STUDENT-01", "MIC-CAMP-01")
book.implements(legality.adjacent_factions, "MIC-AS-BARKER-01", "MIC-AS-BARKER-02")
book.implements(legality.usable_chests, "MIC-CHEST-01", "MIC-CHEST-03", "MIC-DEC-01")
book.implements(legality.tokens_left, "MIC-OWN-02")
book.implements(Mice.own, "MIC-OP-22", "MIC-CH-TUNNEL-02", "MIC-PAS-06")
book.implements(Mice.view, "MIC-INFO-01", "MIC-INFO-03")
book.implements(Mice.trigger_end, "MIC-END-02", "MIC-END-03")
book.implements(Mice.receive, "MIC-RES-01", "MIC-END-02")
book.implements(Mice.reactors, "MIC-PAS-02", "MIC-PAS-03", "MIC-TERM-01")
book.implements(Mice.reacts_unasked, "MIC-PAS-01", "MIC-PAS-09", "MIC-DEC-01")
book.implements(Mice.kept_by_pass, "MIC-PAS-01", "MIC-PAS-09")
book.implements(Mice.score, "MIC-SCORE-04", "MIC-END-05")
