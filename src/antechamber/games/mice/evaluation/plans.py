"""Of Mice & Mazes: what a seat has, which cards it could pay, and what removing all its paws would bring."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.sight import Sight
from antechamber.core.bits import bit, lowest, size
from antechamber.core.ints import i64, vec
from antechamber.games.mice.components import (
    ANY,
    ASSISTANT,
    CAMP,
    CAMPED,
    CHAMBER,
    CHOOSE,
    COMPLEX,
    CONDITIONS,
    END,
    EXCHANGE,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    FLIP_CHEST,
    GAIN,
    GAIN_PER,
    GLORY,
    GOLD,
    HIRE,
    HIRED,
    JUMP,
    MOVE_PAW,
    NEUTRAL,
    NO_SPOT,
    NONE,
    ONE_TIME,
    OPEN,
    OPENED,
    PORTAL,
    RESOURCES,
    ROW,
    TAKE_CHEST,
    TRACKS,
    amount,
)
from antechamber.games.mice.effects import about
from antechamber.games.mice.evaluation.worths import (
    ITEM_WORTH,
    Worths,
    ends_game,
    turns_left,
    worth_of_items,
    zeros,
)
from antechamber.games.mice.legality import SLOT_AT, SPOTS, all_paws, camp_limit, in_camp, times, tokens_left
from antechamber.games.mice.payment import open_discount
from antechamber.games.mice.state import Mice

SHARE: Final[list[int]] = [55, 36, 24, 15, 9, 5, 2, 0]  # [units missing]: of a card that cannot be paid yet, in percent
NEAR_SHARE: Final[i64] = 60  # of a card in a row, which others may take, in percent of one in the camp
HOPE: Final[list[int]] = [0, 1200, 3200, 5600, 8500, 12000, 16000]  # [factions in a set]: with much of the game to come
VISIT: Final[i64] = 90  # a chamber of one's own, each turn to come
LONG: Final[i64] = 12  # so many turns to come are the whole game
SOON: Final[i64] = 5  # with fewer turns to come, what does not count at the end fades
LOOSE: Final[i64] = 5  # in `have`, behind the tracks: resources of any kind
SHOPS: Final[i64] = 8
# What players see, by how much they do (`sight`): in a first game, after some games, everything.
OVERLOOKED: Final[list[int]] = [33, 20, 0]  # cards of the rows, in percent
HOPEFUL: Final[list[int]] = [0, 50, 100]  # percent: what sets promise, beside what they count as they are


@final
class Plans:
    """Looks at one seat: what it has, and what it could do with it. All worths are in thousandths of a point."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.overlooked: i64 = OVERLOOKED[sight.extent]
        self.hopeful: i64 = HOPEFUL[sight.extent]
        self.worths: Final = Worths()
        self.have: vec[i64] = zeros(6)  # tracks and what chests hold; then resources of any kind
        self.reaction: vec[i64] = zeros(CONDITIONS)  # [condition]: what assistants add whenever it is fulfilled
        self.level: vec[i64] = zeros(6)  # [kind * 3 + n]: factions with more than n cards, as bits
        self.wild: vec[i64] = zeros(2)  # [kind]: neutral cards
        self.set_worth: vec[i64] = zeros(7)  # [factions in a set]
        self.step: vec[i64] = zeros(6)  # [kind * 3 + n]: what one more card adds to the n-th set
        self.total: i64 = 0  # what all sets are worth
        self.taken: vec[i64] = zeros(2)  # [kind]: cards that are spoken for, as bits
        self.shop: vec[i64] = zeros(SHOPS)  # openings and hirings to come: argument * 2 + kind
        self.shops: i64 = 0
        self.under: i64 = 0  # own paws on empty spots
        self.camps: i64 = 0
        self.turns: i64 = 0  # to come
        self.scale: i64 = 0  # what does not count at the end: in tenths
        self.waived: i64 = 0
        self.bought: i64 = NONE  # the first card that removing all paws would bring
        self.aim: i64 = NONE  # that card, or the one that is missed most

    # ------------------------------------------------------------ a seat

    def look(self, g: Mice, seat: i64) -> None:
        """Take in what a seat has: stock and chests, sets, assistants that react, and how long the game goes on."""
        self.worths.read(g.parts)
        self.turns = turns_left(g)
        self.scale = 10 if self.turns >= SOON else self.turns * 10 // SOON
        item: i64
        for item in range(TRACKS):
            self.have[item] = g.stock[seat][item]
        self.have[LOOSE] = 0
        left: i64 = g.chests[seat]
        while left:
            place: i64 = g.parts.start[FIRST_CHEST + lowest(left)]
            left &= left - 1
            while g.parts.op[place] != END:
                if g.parts.op[place] == GAIN:
                    self.receive(g.parts.arg[place])
                place += 1
        for item in range(6):
            self.level[item] = 0
        self.wild[0] = self.wild[1] = 0
        time: i64 = min(self.turns, LONG)
        for item in range(len(g.parts.sets)):
            counts: i64 = g.parts.sets[item] * 1000
            promises: i64 = (HOPE[item] * self.hopeful + counts * (100 - self.hopeful)) // 100
            self.set_worth[item] = (counts * (LONG - time) + promises * time) // LONG
        self.add_cards(CHAMBER, g.chambers_of(seat))
        self.add_cards(ASSISTANT, g.hired[seat])
        self.total = self.sets(CHAMBER) + self.sets(ASSISTANT)
        for item in range(CONDITIONS):
            self.reaction[item] = 0
        left = g.own(seat) & g.parts.passive
        while left:
            assistant: i64 = lowest(left)
            left &= left - 1
            self.reaction[g.parts.condition[assistant]] += self.worths.effect[FIRST_ASSISTANT + assistant]
        self.waived = open_discount(g, seat)
        self.taken[0] = self.taken[1] = 0
        self.aim = NONE

    def receive(self, items: i64) -> None:
        item: i64
        for item in range(GLORY + 1):
            self.have[item] += amount(items, item)
        self.have[LOOSE] += amount(items, ANY)

    def add_cards(self, kind: i64, cards: i64) -> None:
        while cards:
            self.add_card(kind, lowest(cards))
            cards &= cards - 1

    def add_card(self, kind: i64, card: i64) -> None:
        """Count the faction of a card: once, twice or three times there."""
        faction: i64 = self.worths.parts.faction[kind * FIRST_ASSISTANT + card]
        first: i64 = kind * 3
        if faction == NEUTRAL:
            self.wild[kind] += 1
            return
        self.level[first + 2] |= self.level[first + 1] & bit(faction)
        self.level[first + 1] |= self.level[first] & bit(faction)
        self.level[first] |= bit(faction)

    def sets(self, kind: i64) -> i64:
        """What the sets of a kind are worth; incomplete ones more than they count now, if there is time."""
        most: i64 = len(self.worths.parts.sets) - 1
        over: i64 = self.wild[kind]
        worth: i64 = 0
        n: i64
        for n in range(3):
            length: i64 = size(self.level[kind * 3 + n]) + over
            over = max(0, length - most)
            length = min(length, most)
            worth += self.set_worth[length]
            self.step[kind * 3 + n] = self.set_worth[length + 1] - self.set_worth[length] if length < most else 0
        return worth

    def standing(self, g: Mice, seat: i64) -> i64:
        """Sets, and what assistants and chambers will still bring."""
        worth: i64 = self.total
        left: i64 = g.hired[seat]
        while left:
            worth += self.worths.steady[lowest(left)] * self.turns
            left &= left - 1
        return worth + size(g.owned[seat]) * VISIT * self.turns

    def stock_worth(self) -> i64:
        """What lies in stock, glory included: the more there is of a kind, the less one more is worth."""
        worth: i64 = 0
        item: i64
        for item in range(GLORY):
            worth += self.worths.pile[item * 10 + min(self.have[item], 9)]
        worth += self.have[LOOSE] * ITEM_WORTH[ANY] * 90
        return worth * self.scale // 1000 + self.have[GLORY] * 1000

    # ------------------------------------------------------------ cards to open and to hire

    def gain(self, g: Mice, seat: i64, kind: i64, card: i64) -> i64:
        """What a card brings whoever has it before them: glory, its place in a set, and its effect in turns to come."""
        number: i64 = kind * FIRST_ASSISTANT + card
        worth: i64 = g.parts.glory[number] * 1000
        faction: i64 = bit(g.parts.faction[number])
        n: i64 = kind * 3
        while n < kind * 3 + 2 and (self.level[n] & faction or self.step[n] == 0):
            n += 1
        worth += self.step[n]
        if kind == CHAMBER:
            return worth + VISIT * self.turns + self.reaction[OPENED]
        if g.parts.kind[card] == ONE_TIME or g.parts.kind[card] == COMPLEX:
            worth += self.worths.effect[number] * self.scale // 10
        return worth + self.worths.steady[card] * self.turns + self.reaction[HIRED]

    def missing(self, price: i64, waived: i64) -> i64:
        """How many units are missing for a price, after discounts, resources of any kind and gold."""
        short: i64 = 0
        item: i64
        for item in range(RESOURCES):
            short += max(0, amount(price, item) - self.have[item])
        short = max(0, short - waived - self.have[LOOSE])
        return max(0, short + amount(price, GOLD) - self.have[GOLD])

    def pay(self, price: i64, waived: i64) -> None:
        """Take a price out of what there is: the discount spares what is missing, then what there is least of."""
        short: i64 = 0
        spent: i64 = 0
        item: i64
        for item in range(RESOURCES):
            units: i64 = amount(price, item)
            spent += min(units, self.have[item])
            short += max(0, units - self.have[item])
            self.have[item] = max(0, self.have[item] - units)
        back: i64 = min(max(0, waived - short), spent)
        short = max(0, short - waived)
        loose: i64 = min(short, self.have[LOOSE])
        self.have[LOOSE] += back - loose
        self.have[GOLD] = max(0, self.have[GOLD] - amount(price, GOLD) - (short - loose))

    def net(self, g: Mice, seat: i64, kind: i64, card: i64, waived: i64) -> i64:
        """What a card brings beyond its price."""
        price: i64 = g.parts.cost[kind * FIRST_ASSISTANT + card]
        units: i64 = amount(price, 0) + amount(price, 1) + amount(price, 2)
        cost: i64 = max(0, units - waived) * ITEM_WORTH[0] + amount(price, GOLD) * ITEM_WORTH[GOLD]
        return self.gain(g, seat, kind, card) - cost * self.scale * 9 // 100

    def best_card(self, g: Mice, seat: i64, kind: i64, camp_only: bool, waived: i64) -> i64:
        """The card that brings most of those that can be paid now; NONE if none brings anything."""
        best: i64 = NONE
        most: i64 = 0
        i: i64
        if kind == CHAMBER:
            waived += self.waived
        left: i64 = g.camp[seat][kind] & ~self.taken[kind]
        while left:
            card: i64 = lowest(left)
            left &= left - 1
            if self.missing(g.parts.cost[kind * FIRST_ASSISTANT + card], waived + g.parts.camp_discount) == 0:
                worth: i64 = self.net(g, seat, kind, card, waived + g.parts.camp_discount)
                if worth > most:
                    most = worth
                    best = card
        if camp_only and self.camps == 0:
            return best
        for i in range(ROW):
            card = g.row[kind][i]
            if card == NONE or self.taken[kind] >> card & 1 or self.overlooks(kind, card):
                continue
            if self.missing(g.parts.cost[kind * FIRST_ASSISTANT + card], waived) == 0:
                worth = self.net(g, seat, kind, card, waived)
                if worth > most:
                    most = worth
                    best = card
        return best

    def overlooks(self, kind: i64, card: i64) -> bool:
        """Whether a card of a row is overlooked in this round."""
        return self.sight.overlooks(kind * FIRST_ASSISTANT + card, self.overlooked)

    def wishes(self, g: Mice, seat: i64) -> i64:
        """A share of the best chamber and the best assistant that could be paid later, the nearer the more."""
        found: i64 = 0
        most: i64 = 0
        kind: i64
        i: i64
        for kind in range(2):
            best: i64 = 0
            waived: i64 = self.waived if kind == CHAMBER else 0
            left: i64 = g.camp[seat][kind] & ~self.taken[kind]
            cards: i64 = left
            for i in range(ROW):
                if g.row[kind][i] != NONE and not self.overlooks(kind, g.row[kind][i]):
                    cards |= bit(g.row[kind][i]) & ~self.taken[kind]
            while cards:
                card: i64 = lowest(cards)
                cards &= cards - 1
                camped: bool = left >> card & 1 == 1
                less: i64 = waived + (g.parts.camp_discount if camped else 0)
                short: i64 = self.missing(g.parts.cost[kind * FIRST_ASSISTANT + card], less)
                worth: i64 = self.net(g, seat, kind, card, less) * SHARE[min(short, 7)] // 100
                worth = worth if camped else worth * NEAR_SHARE // 100
                if worth > best:
                    best = worth
                    if worth > most:
                        most = worth
                        self.aim = kind * FIRST_ASSISTANT + card
            found += best
        return found * self.scale // 10

    # ------------------------------------------------------------ removing all paws, in the head

    def ahead(self, g: Mice, seat: i64) -> i64:
        """What a seat would have after removing all its paws: gains first, then what can be opened and hired."""
        self.shops = self.under = self.camps = 0
        self.bought = NONE
        found: i64 = 0
        left: i64 = g.paws[seat]
        while left:
            place: i64 = lowest(left)
            left &= left - 1
            if place >= SLOT_AT:
                entrance: i64 = g.entrance[place - SLOT_AT]
                turned: bool = g.flipped >> place - SLOT_AT & 1 == 1
                start: i64 = g.parts.flipped[entrance] if turned else g.parts.start[FIRST_ENTRANCE + entrance]
                found += self.gather(g, seat, start, about(NO_SPOT, FIRST_ENTRANCE + entrance))
            elif g.chamber[place] == NONE:
                self.under += 1
            elif g.parts.op[g.parts.start[g.chamber[place]]] != PORTAL or g.owned[seat] >> place & 1:
                found += self.gather(g, seat, g.parts.start[g.chamber[place]], about(place, g.chamber[place]))
        i: i64
        for i in range(self.shops):
            found += self.buy(g, seat, self.shop[i] & 1, self.shop[i] >> 1)
        found += self.stock_worth() + self.wishes(g, seat)
        if self.bought != NONE:
            self.aim = self.bought
        return found

    def gather(self, g: Mice, seat: i64, place: i64, of: i64) -> i64:
        """Take what an effect gives, and remember what must be paid; what the rest is worth."""
        found: i64 = 0
        while g.parts.op[place] != END:
            op: i64 = g.parts.op[place]
            arg: i64 = g.parts.arg[place]
            place += 1
            if op == GAIN:
                self.receive(arg)
                found += self.reactions(arg)
            elif op == GAIN_PER:
                n: i64 = times(g, arg, of)
                self.have[LOOSE] += n * amount(arg, ANY)
                self.have[GOLD] += n * amount(arg, GOLD)
            elif op in (OPEN, HIRE):
                if self.shops < SHOPS:
                    self.shop[self.shops] = arg * 2 + (ASSISTANT if op == HIRE else CHAMBER)
                    self.shops += 1
            elif op == EXCHANGE:
                found += self.exchange(arg)
            elif op == CAMP:
                self.camps += 1
                room: bool = in_camp(g, seat) + self.camps <= camp_limit(g, seat)
                found += ((self.worths.operation[op] if room else 120) + self.reaction[CAMPED]) * self.scale // 10
            elif op not in (CHOOSE, JUMP) and self.possible(g, seat, op):
                found += self.worths.general(op, arg) * self.scale // 10
        return found

    def possible(self, g: Mice, seat: i64, op: i64) -> bool:
        """Whether there is something for an operation that often finds nothing."""
        if op == TAKE_CHEST:
            return g.supply != 0
        if op == FLIP_CHEST:
            return g.used_chests[seat] != 0
        return op != MOVE_PAW or g.paws[seat] & SPOTS != 0

    def reactions(self, items: i64) -> i64:
        """What assistants add to what an effect gives."""
        found: i64 = 0
        item: i64
        for item in range(GLORY):
            if amount(items, item):
                found += self.reaction[item]
        return found * self.scale // 10

    def exchange(self, arg: i64) -> i64:
        """What an exchange is worth, if its price is there."""
        pay: i64 = arg & (1 << 28) - 1
        if self.missing(pay, 0) or amount(pay, ANY) > self.have[0] + self.have[1] + self.have[2] + self.have[LOOSE]:
            return 0
        get: i64 = arg >> 28 & (1 << 24) - 1
        glory: i64 = amount(get, GLORY) * 1000
        rest: i64 = worth_of_items(get) - glory - worth_of_items(pay)
        return max(0, glory + rest * self.scale // 10)

    def buy(self, g: Mice, seat: i64, kind: i64, arg: i64) -> i64:
        """Open or hire the best card that can be paid; what that brings besides what is spent."""
        waived: i64 = arg >> 3 if kind == CHAMBER else arg >> 1
        under: bool = kind == CHAMBER and not arg >> 1 & 1
        if kind == CHAMBER and (tokens_left(g, seat) <= size(self.taken[CHAMBER]) or (under and self.under == 0)):
            return 0
        card: i64 = self.best_card(g, seat, kind, arg & 1 == 1, waived)
        if card == NONE:
            return 0
        found: i64 = self.gain(g, seat, kind, card) + ends_game(g, seat, kind, card)
        camped: bool = g.camp[seat][kind] >> card & 1 == 1
        if kind == CHAMBER:
            waived += self.waived
        self.pay(g.parts.cost[kind * FIRST_ASSISTANT + card], waived + (g.parts.camp_discount if camped else 0))
        self.taken[kind] |= bit(card)
        if self.bought == NONE:
            self.bought = kind * FIRST_ASSISTANT + card
        self.add_card(kind, card)
        self.sets(kind)
        if under:
            self.under -= 1
            found += self.worths.effect[card] * self.scale // 10  # the paw stands on it now
        return found if camped else found * 95 // 100


def free_line(g: Mice, seat: i64, slot: i64) -> i64:
    """The intersections that a paw on a slot would fill, as bits."""
    lines: i64 = 0
    left: i64 = g.paws[seat] >> SLOT_AT
    while left:
        other: i64 = lowest(left)
        left &= left - 1
        if g.crypt.row_slots >> other & 1 != g.crypt.row_slots >> slot & 1:
            lines |= g.crypt.line[other]
    return lines & g.crypt.line[slot] & ~all_paws(g)
