"""The table: the crypt with its paws, chambers and chests, rows and decks, players' tracks and cards, and the turn."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit, lowest
from antechamber.core.chance import mix
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Contents, Data, Frame, State
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.core.tools import mix_all
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
    NONE,
    RESOURCES,
    TRACKS,
    Components,
    Crypt,
)
from antechamber.games.mice.legality import SLOT_AT
from antechamber.games.mice.sets import set_value
from antechamber.games.mice.view import MiceView, table_data
from antechamber.games.mice.words import (
    ABOUT,
    END_TRIGGERED,
    INFILTRATE,
    LOST,
    RECEIVED,
    SET,
    SET_PAW,
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


@final
class Mice(State):
    """A game of Of Mice & Mazes. Nothing is hidden: what nobody has seen is not decided.

    Sets are bits of one number. A place is a spot (0 to 15) or an entrance slot (16 to 31).
    """

    def __init__(self) -> None:
        super().__init__()
        self.parts: Components = NO_PARTS
        self.agreed: Agreement = NO_AGREEMENT
        self.crypt: Crypt = NO_CRYPT
        self.entrance: vec[i64] = vec[i64]()  # [slot]: entrance card; laid once, so clones share it
        self.slot: vec[i64] = vec[i64]()  # [entrance card]: slot or NONE; this and the next follow from the former
        self.numbers: vec[i64] = vec[i64]()  # [place]: its number, as options and events call it
        self.places: vec[i64] = vec[i64]()  # [number]: the place
        self.placing: vec[i64] = vec[i64]()  # [slot]: the option to place a paw there
        self.sneaking: vec[i64] = vec[i64]()  # [slot]: the option to do so opposite an opponent's paw
        self.flipped: i64 = 0  # slots whose card lies on its other side
        self.passages: i64 = 0  # slots with a hidden passage token
        self.chamber: vec[i64] = vec[i64]()  # [spot]: chamber or NONE
        self.chest: vec[i64] = vec[i64]()  # [spot]: chest or NONE
        self.open_spots: i64 = 0  # spots with a chamber
        self.paws: vec[i64] = vec[i64]()  # [seat]: places with its paws
        self.owned: vec[i64] = vec[i64]()  # [seat]: places with its ownership tokens
        self.stock: vec[i64] = vec[i64]()  # [seat * 5 + item]
        self.hired: vec[i64] = vec[i64]()  # [seat]: assistants
        self.camp: vec[i64] = vec[i64]()  # [seat * 2 + kind]: cards
        self.chests: vec[i64] = vec[i64]()  # [seat]: unused chests
        self.used_chests: vec[i64] = vec[i64]()  # [seat]
        self.supply: i64 = 0  # chests that lie face down
        self.factions: i64 = 0
        self.row: vec[i64] = vec[i64]()  # [kind * 3 + i]: card or NONE
        self.deck: vec[i64] = vec[i64]()  # [kind]: cards
        self.top: vec[i64] = vec[i64]()  # [kind]: the colour of the top card's back
        self.discards: vec[i64] = vec[i64]()  # [kind]: cards
        self.shuffled: i64 = 0  # kinds whose deck is no longer green on blue
        # the turn
        self.active: i64 = 0
        self.turn: i64 = 0  # number of the current turn
        self.extra_actions: i64 = 0
        self.extra_turns: i64 = 0
        self.granted: i64 = 0  # additional actions and turns since the player's regular turn began
        self.removing: bool = False  # a Remove action is going on
        self.placements: i64 = 0  # paws to be placed after it
        self.doubles: i64 = 0
        self.infiltrations: i64 = 0
        self.used: i64 = 0  # assistants used this turn
        self.borrowed: i64 = 0  # assistants on loan until the end of the turn
        self.about: vec[i64] = vec[i64]()  # [assistant]: what its latest use this turn was about
        self.latest_opened: i64 = 0  # what the latest opening, hiring and removal from a chamber were about
        self.latest_hired: i64 = 0
        self.latest_removed: i64 = 0
        # effects under way
        self.happened: i64 = 0  # conditions that an operation has just fulfilled
        self.firing: i64 = 0  # assistants whose effect is being carried out
        self.busy_chambers: i64 = 0  # chambers whose effect is being carried out
        self.busy_entrances: i64 = 0  # the same of slots
        # the end
        self.ending: bool = False
        self.trigger: i64 = NONE  # in whose turn the end was triggered
        self.finals: i64 = 0  # players who have had their final action
        self.winning: i64 = 0  # the winners
        self.stopped: bool = False  # by the cap on turns

    def copy_fields(self, g: Mice) -> None:
        g.parts = self.parts
        g.agreed = self.agreed
        g.crypt = self.crypt
        g.entrance = self.entrance
        g.slot = self.slot
        g.numbers = self.numbers
        g.places = self.places
        g.placing = self.placing
        g.sneaking = self.sneaking
        g.flipped = self.flipped
        g.passages = self.passages
        g.chamber = self.chamber[:]
        g.chest = self.chest[:]
        g.open_spots = self.open_spots
        g.paws = self.paws[:]
        g.owned = self.owned[:]
        g.stock = self.stock[:]
        g.hired = self.hired[:]
        g.camp = self.camp[:]
        g.chests = self.chests[:]
        g.used_chests = self.used_chests[:]
        g.supply = self.supply
        g.factions = self.factions
        g.row = self.row[:]
        g.deck = self.deck[:]
        g.top = self.top[:]
        g.discards = self.discards[:]
        g.shuffled = self.shuffled
        g.active = self.active
        g.turn = self.turn
        g.extra_actions = self.extra_actions
        g.extra_turns = self.extra_turns
        g.granted = self.granted
        g.removing = self.removing
        g.placements = self.placements
        g.doubles = self.doubles
        g.infiltrations = self.infiltrations
        g.used = self.used
        g.borrowed = self.borrowed
        g.about = self.about[:]
        g.latest_opened = self.latest_opened
        g.latest_hired = self.latest_hired
        g.latest_removed = self.latest_removed
        g.happened = self.happened
        g.firing = self.firing
        g.busy_chambers = self.busy_chambers
        g.busy_entrances = self.busy_entrances
        g.ending = self.ending
        g.trigger = self.trigger
        g.finals = self.finals
        g.winning = self.winning
        g.stopped = self.stopped

    def clone(self) -> Mice:
        g = Mice()
        self.copy_table(g)
        self.copy_fields(g)
        return g

    def contents(self) -> Contents:
        return book

    def key(self) -> int:
        h: i64 = self.table_key()
        h = mix_all(h, self.entrance)
        h = mix_all(h, self.chamber)
        h = mix_all(h, self.chest)
        h = mix_all(h, self.paws)
        h = mix_all(h, self.owned)
        h = mix_all(h, self.stock)
        h = mix_all(h, self.hired)
        h = mix_all(h, self.camp)
        h = mix_all(h, self.chests)
        h = mix_all(h, self.used_chests)
        h = mix_all(h, self.row)
        h = mix_all(h, self.deck)
        h = mix_all(h, self.top)
        h = mix_all(h, self.discards)
        h = mix_all(h, self.about)
        h = mix(mix(mix(mix(h, self.flipped), self.passages), self.supply), self.shuffled)
        h = mix(mix(mix(mix(h, self.active), self.turn), self.extra_actions), self.extra_turns)
        h = mix(mix(mix(mix(h, self.granted), self.placements), self.doubles), self.infiltrations)
        h = mix(mix(mix(mix(h, self.used), self.borrowed), self.firing), self.busy_chambers)
        h = mix(mix(mix(mix(h, self.busy_entrances), self.trigger), self.finals), self.winning)
        h = mix(mix(mix(h, self.latest_opened), self.latest_hired), self.latest_removed)
        flags: i64 = (1 if self.removing else 0) | (2 if self.ending else 0) | (4 if self.stopped else 0)
        return int(mix(mix(h, flags), self.happened))

    def to_data(self) -> Data:
        return {**table_data(self), **self.table_data()}

    def view(self, seat: i64) -> MiceView:
        """All that lies open, which is everything there is."""
        seen = Mice()
        self.show_table(seen, seat)
        self.copy_fields(seen)
        return MiceView(seen, seat)

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
        return self.slot[entrance]

    def lay_entrance(self, slot: i64, entrance: i64) -> None:
        """Lay an entrance card into a slot, before the game."""
        self.entrance[slot] = entrance
        self.slot[entrance] = slot
        self.numbers[SLOT_AT + slot] = SLOT_AT + entrance
        self.places[SLOT_AT + entrance] = SLOT_AT + slot
        self.placing[slot] = SET_PAW | SLOT_AT + entrance
        self.sneaking[slot] = INFILTRATE | SLOT_AT + entrance

    def place_number(self, place: i64) -> i64:
        """A place as options and events call it: a spot, or the entrance card of a slot."""
        return self.numbers[place]

    def place_of(self, number: i64) -> i64:
        """The inverse of `place_number`."""
        return self.places[number]

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
            if self.flipped >> self.slot[entrance] & 1:
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
        return self.stock[seat * TRACKS + GLORY] + self.sets_of(seat, CHAMBER) + self.sets_of(seat, ASSISTANT)

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
        return not self.ending and self.stock[seat * TRACKS + GLORY] + glory >= self.crypt.end_glory

    # ------------------------------------------------------------ moving pieces

    def receive(self, seat: i64, items: i64) -> None:
        """Move a seat's tokens forward. What goes beyond a track is lost."""
        lost: i64 = 0
        left: i64 = items
        item: i64 = 0
        stock = self.stock
        while left:
            if left & MOST:
                track: i64 = seat * TRACKS + item
                now: i64 = stock[track] + (left & MOST)
                if item == GLORY:
                    if now >= self.crypt.end_glory:
                        self.trigger_end(BY_GLORY)
                elif now > CAP:
                    lost |= now - CAP << ITEM_BITS * item
                    now = CAP
                stock[track] = now
            left >>= ITEM_BITS
            item += 1
        self.tell(RECEIVED, seat, items)
        if lost:
            self.tell(LOST, seat, lost)

    def spend(self, seat: i64, items: i64) -> None:
        """Move a seat's tokens back."""
        track: i64 = seat * TRACKS
        while items:
            self.stock[track] -= items & MOST
            items >>= ITEM_BITS
            track += 1

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


NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()
NO_CRYPT: Final = Crypt()

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
