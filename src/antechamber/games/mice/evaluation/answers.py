"""Of Mice & Mazes: quick answers to the small questions of a turn."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.evaluation import POINT
from antechamber.core.bits import lowest, size
from antechamber.core.ints import i64
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    ANY,
    ASSISTANT,
    CHAMBER,
    CHESTS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    GAIN,
    GLORY,
    GOLD,
    HIRE,
    NONE,
    OPEN,
    amount,
)
from antechamber.games.mice.effects import argument
from antechamber.games.mice.evaluation.plans import Plans
from antechamber.games.mice.evaluation.worths import ITEM_WORTH, MARGIN, TURN, ends_game, points, rival_points
from antechamber.games.mice.legality import SLOT_AT, camp_limit, in_camp, target_of
from antechamber.games.mice.state import Mice
from antechamber.games.mice.words import (
    AT,
    BORROW,
    CAMP_CARD,
    COPY,
    DISCARD,
    FILL,
    FINISH,
    FLIP,
    GIVE,
    HIRE_CARD,
    MOVE,
    OPEN_CARD,
    STOP,
)

ENORMOUS: Final[i64] = 1_000_000_000
RIVAL: Final[i64] = 60  # what a point of the best rival counts, in percent
DULL: Final[i64] = 900  # a card in a row that brings less may be refreshed


@final
class Answers:
    """Answers from one look at what the seat has."""

    def __init__(self, plans: Plans) -> None:
        self.plans: Final = plans

    def take(self, g: Mice, seat: i64) -> i64:
        """The resource that what could be opened and hired misses most, or of which there is least."""
        plans = self.plans
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -ENORMOUS
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            plans.look(g, seat)
            plans.have[g.menu[i] & ARG] += 1
            worth: i64 = plans.ahead(g, seat)
            if worth > most:
                most = worth
                best = g.menu[i]
        return best

    def payment(self, g: Mice, seat: i64) -> i64:
        """What leaves the best stock; an exchange only if it brings more than it takes."""
        plans = self.plans
        get: i64 = 0
        last: i64 = g.first[seat] + g.count[seat] - 1
        if g.menu[last] == PASS:
            get = argument(g, g.stack[g.depth - 1]) >> 28 & (1 << 24) - 1
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -ENORMOUS
        i: i64
        item: i64
        for i in range(g.first[seat], last + 1):
            option: i64 = g.menu[i]
            plans.look(g, seat)
            if option != PASS:
                plans.receive(get)
                for item in range(GLORY):
                    plans.have[item] -= amount(option & ARG, item)
            worth: i64 = plans.stock_worth() + plans.wishes(g, seat) + amount(option & ARG, GOLD) * -20
            if worth > most:
                most = worth
                best = option
        return best

    def reaction(self, g: Mice, seat: i64) -> i64:
        """The first that may react, unless that ends the game too early."""
        option: i64 = g.menu[g.first[seat]]
        glory: i64 = g.parts.plain_glory[option & ARG]
        if glory > 0 and g.would_end(seat, glory) and points(g, seat) + glory <= rival_points(g, seat) + MARGIN:
            return g.menu[g.first[seat] + g.count[seat] - 1]
        return option

    def end(self, g: Mice, seat: i64) -> i64:
        """Use chests that hold glory, unless that ends the game too early; keep the others."""
        i: i64
        for i in range(g.first[seat] + 1, g.first[seat] + g.count[seat]):
            place: i64 = g.parts.start[g.menu[i] & ARG]
            if g.parts.op[place] == GAIN:
                glory: i64 = amount(g.parts.arg[place], GLORY)
                early: bool = g.would_end(seat, glory) and points(g, seat) + glory <= rival_points(g, seat) + MARGIN
                if glory and not early:
                    return g.menu[i]
        return FINISH

    def branch(self, g: Mice, seat: i64) -> i64:
        """The branch that is worth most: of gains by what is missing, of openings and hirings by the best card."""
        f = g.stack[g.depth - 1]
        best: i64 = g.menu[g.first[seat]]
        if f.card >= FIRST_CHEST + CHESTS:
            return best
        plans = self.plans
        start: i64 = g.starts(f.card)
        arg: i64 = g.parts.arg[start + f.n]
        most: i64 = -ENORMOUS
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            place: i64 = start + target_of(arg, g.menu[i] & ARG)
            plans.look(g, seat)
            plans.camps = 0
            plans.under = 1
            worth: i64 = 0
            if g.parts.op[place] == GAIN:
                plans.receive(g.parts.arg[place])
            elif g.parts.op[place] == OPEN:
                worth = plans.buy(g, seat, CHAMBER, g.parts.arg[place])
            elif g.parts.op[place] == HIRE:
                worth = plans.buy(g, seat, ASSISTANT, g.parts.arg[place])
            worth += plans.stock_worth() + plans.wishes(g, seat)
            if worth > most:
                most = worth
                best = g.menu[i]
        return best

    def refresh(self, g: Mice, seat: i64) -> i64:
        """Replace a card that brings little; keep what this seat, or anybody, would want."""
        plans = self.plans
        plans.look(g, seat)
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat] - 1):
            card: i64 = g.menu[i] & ARG
            kind: i64 = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
            if plans.net(g, seat, kind, card - kind * FIRST_ASSISTANT, 0) < DULL:
                return g.menu[i]
        return STOP

    def best(self, g: Mice, seat: i64) -> i64:
        """Of cards, spots and chests the one that is worth most; pass if none is worth anything."""
        self.plans.look(g, seat)
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -ENORMOUS
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            worth: i64 = self.prize(g, seat, g.menu[i])
            if worth > most:
                most = worth
                best = g.menu[i]
        return best

    def prize(self, g: Mice, seat: i64, option: i64) -> i64:
        """What an option of a small question is worth."""
        plans = self.plans
        kind: i64 = option & ~ARG
        card: i64 = option & ARG
        deck: i64 = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
        if option == PASS:
            return 1
        if kind in (OPEN_CARD, HIRE_CARD):
            end: i64 = ends_game(g, seat, deck, card - deck * FIRST_ASSISTANT)
            worth: i64 = plans.net(g, seat, deck, card - deck * FIRST_ASSISTANT, 0) + end
            return worth + plans.worths.effect[card] * plans.scale // 10 if deck == CHAMBER else worth
        if kind == CAMP_CARD:
            return self.camping(g, seat, deck, card - deck * FIRST_ASSISTANT)
        if kind == DISCARD:
            return -plans.net(g, seat, deck, card - deck * FIRST_ASSISTANT, 1)
        if kind in (AT, FILL):
            return self.spot_worth(g, seat, card)
        if kind == MOVE:
            return 2 if card < SLOT_AT and g.chamber[card] == NONE and plans.turns else 0
        if kind in (FLIP, COPY, BORROW):
            return plans.worths.effect[card]
        if kind == GIVE:
            return POINT - plans.worths.effect[card] + (POINT if g.used_chests[seat] >> card - FIRST_CHEST & 1 else 0)
        return 0  # a chest at the wrong time, or to dismiss an assistant

    def camping(self, g: Mice, seat: i64, deck: i64, card: i64) -> i64:
        """What it is worth to have a card in the camp; with a full camp, to have it rather than the worst there."""
        plans = self.plans
        less: i64 = plans.missing(g.parts.cost[deck * FIRST_ASSISTANT + card], 1)
        worth: i64 = plans.net(g, seat, deck, card, 1) * 10 // (10 + less)
        if in_camp(g, seat) < camp_limit(g, seat):
            return worth
        least: i64 = ENORMOUS
        kind: i64
        for kind in range(2):
            left: i64 = g.camp[seat][kind]
            while left:
                least = min(least, plans.net(g, seat, kind, lowest(left), 1))
                left &= left - 1
        return worth - least - ITEM_WORTH[ANY]

    def spot_worth(self, g: Mice, seat: i64, spot: i64) -> i64:
        """What a paw or a chamber is worth on a spot."""
        plans = self.plans
        if g.chamber[spot] != NONE:
            return plans.worths.effect[g.chamber[spot]] + self.arrival(g, seat, spot)
        if g.chest[spot] != NONE:
            return plans.worths.effect[FIRST_CHEST + g.chest[spot]]
        return size(g.crypt.near[spot] & g.open_spots) * 50

    def arrival(self, g: Mice, seat: i64, spot: i64) -> i64:
        """What a paw brings when it comes to a spot: a chest, an additional action; less what its owner receives."""
        if g.chamber[spot] == NONE:
            return self.plans.worths.effect[FIRST_CHEST + g.chest[spot]] if g.chest[spot] != NONE else 0
        found: i64 = TURN if g.parts.extra >> g.chamber[spot] & 1 and not g.ending else 0
        return found if g.owned[seat] >> spot & 1 else found - RIVAL * POINT // 100
