"""Of Mice & Mazes: what a position is worth, and how a turn in the head goes on."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.evaluation import POINT, Evaluation, Said
from antechamber.bots.sight import SEES_ALL, Sight
from antechamber.core.bits import bit, lowest
from antechamber.core.ints import i64
from antechamber.core.kernel import NOBODY, State
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS, USE
from antechamber.games.mice.components import (
    ASSISTANT,
    CAMP,
    CHAMBER,
    DOUBLE_NEXT,
    END,
    EXCHANGE,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    GLORY,
    HIRE,
    NONE,
    OPEN,
    PORTAL,
    TRIGGER,
)
from antechamber.games.mice.evaluation.answers import ENORMOUS, RIVAL, Answers
from antechamber.games.mice.evaluation.plans import LONG, Plans, free_line
from antechamber.games.mice.evaluation.reasons import why
from antechamber.games.mice.evaluation.worths import END_SWING, TURN, patience, points, rival_points
from antechamber.games.mice.giving import only_give, would_end
from antechamber.games.mice.legality import SLOT_AT, owner, paws_left
from antechamber.games.mice.state import Mice
from antechamber.games.mice.words import (
    BRANCH_OF,
    CAMP_CARD,
    DISMISS,
    DOUBLE_AT,
    FILL,
    FINISH,
    FLIP,
    GIVE,
    HIRE_CARD,
    INFILTRATE,
    LEAVE,
    OPEN_CARD,
    PAY,
    REFRESH_CARD,
    REMOVE,
    SET_PAW,
    TAKE,
    TRIGGER_AT,
    TURN_PASSAGE,
    USE_CHEST,
    vocabulary,
)

SLOW: Final[i64] = 40  # paws that are not worth the turn of their removal yet count so much, in percent
FAR: Final[i64] = 30  # a lead of more points makes no difference
SURE: Final[i64] = 4 * POINT  # so far ahead at the end, a seat wins for sure
FEW: Final = 6  # so many payments are all weighed
# What players see, by how much they do (`sight`): in a first game, after some games, everything.
ENTRANCES_OVERLOOKED: Final[list[int]] = [26, 15, 0]  # in percent
RIVALS: Final[list[int]] = [0, 30, RIVAL]  # percent: what a point of the best rival counts
AN_ENTRANCE: Final[i64] = 200  # the first entrance among the things that can be overlooked
# Which effects are triggered first: what gives, what goes on from it, what is paid.
DOUBLING: Final[i64] = 9
GIVING: Final[i64] = 8
CAMPING: Final[i64] = 6
COPYING: Final[i64] = 5
TRADING: Final[i64] = 4
BUYING: Final[i64] = 3
STEP: Final[i64] = 100_000


@final
class MiceEvaluation(Evaluation):
    """Points made, what is in stock, and what the paws on the table would bring."""

    def __init__(self, sight: Sight = SEES_ALL) -> None:
        super().__init__(sight)
        self.entrances_overlooked: i64 = ENTRANCES_OVERLOOKED[sight.extent]
        self.rival: i64 = RIVALS[sight.extent]
        self.plans: Final = Plans(sight)
        self.rivals: Final = Plans(sight)
        self.answers: Final = Answers(self.plans)

    # ------------------------------------------------------------ what a position is worth

    def value(self, g: State, seat: i64) -> i64:
        """A seat's prospects against those of its best rival; a lead counts for more the nearer the end is."""
        assert isinstance(g, Mice)
        if g.over() or g.ending:
            return self.value_at_the_end(g, seat)
        rival: i64 = 0
        other: i64
        for other in range(g.seats):
            if other != seat and self.rival:
                self.rivals.look(g, other)
                rival = max(rival, self.rivals.standing(g, other) + g.stock[other][GLORY] * POINT)
        plans = self.plans
        plans.look(g, seat)
        worth: i64 = plans.standing(g, seat) + plans.stock_worth() + plans.wishes(g, seat)
        if g.paws[seat]:
            more: i64 = plans.standing(g, seat) + plans.ahead(g, seat) - worth
            worth += max(more - TURN, more * SLOW // 100)
        if g.active == seat:
            worth += TURN * (1 + g.extra_turns)
        lead: i64 = min(max(points(g, seat) - rival_points(g, seat), -FAR), FAR) * POINT
        if lead < 0:
            lead = lead * patience(g) // 10
        worth += lead * (LONG - min(plans.turns, LONG)) // (2 * LONG)
        return worth - rival * self.rival // 100

    def value_at_the_end(self, g: Mice, seat: i64) -> i64:
        """Points, and above all who is likely to win: others may still have an action."""
        mine: i64 = self.final_worth(g, seat)
        rival: i64 = 0
        other: i64
        for other in range(g.seats):
            if other != seat:
                rival = max(rival, self.final_worth(g, other))
        self.plans.aim = NONE
        worth: i64 = mine - rival * self.rival // 100
        if g.over():
            return worth + (END_SWING if g.winning >> seat & 1 else -END_SWING)
        sure: i64 = min(max(mine - rival, -SURE), SURE)
        if sure < 0:
            sure = sure * patience(g) // 10
        return worth + sure * (END_SWING // SURE)

    def final_worth(self, g: Mice, seat: i64) -> i64:
        """The points a seat is likely to end with."""
        last: i64 = (seat - g.trigger + g.seats) % g.seats  # the trigger player acts no more
        if g.over() or last == 0 or last < g.finals or g.paws[seat] == 0:
            return points(g, seat) * POINT
        self.plans.look(g, seat)
        return self.plans.standing(g, seat) + self.plans.ahead(g, seat)

    def aim(self, g: State, seat: i64) -> str:
        card: i64 = self.plans.aim
        if card == NONE:
            return ""
        return vocabulary.text((HIRE_CARD if card >= FIRST_ASSISTANT else OPEN_CARD) | card)

    def why(self, g: State, seat: i64, option: i64) -> list[Said]:
        after = self.played(g, seat, option)
        assert isinstance(g, Mice)
        assert isinstance(after, Mice)
        return why(self.plans, g, after, seat, option)

    def rounds_ahead(self) -> i64:
        return 4

    def spread(self) -> i64:
        return 8 * POINT

    # ------------------------------------------------------------ which options are worth a thought

    def sensible(self, g: State, seat: i64) -> list[int]:
        """No chests before their time, no effect left unused without a reason, no gold where resources do."""
        assert isinstance(g, Mice)
        options = g.legal(seat)
        kind: i64 = options[0] & ~ARG
        quick: i64 = self.reply(g, seat, 0)
        if quick == self.evident(g, seat):
            return [quick]
        if acts(kind):
            seen = [o for o in options if not self.overlooks(g, seat, o)]
            return [o for o in seen if o == quick or (o & ~ARG != USE_CHEST and o != PASS)] or [quick]
        if removes(kind):
            return [o for o in options if o == quick or o & ~ARG in (TRIGGER_AT, DOUBLE_AT, USE_CHEST)]
        if kind == PAY and len(options) > FEW:
            return [o for o in options if o in (quick, PASS) or o in options[:FEW]]
        if kind in (FINISH, REFRESH_CARD, DISMISS, FILL, FLIP, GIVE):
            return [quick]
        if kind in (OPEN_CARD, HIRE_CARD, CAMP_CARD):
            seen = [o for o in options if not self.overlooks(g, seat, o)]
            return [o for o in seen if o == quick or o & ~ARG != USE_CHEST] or [quick]
        return options

    def overlooks(self, g: Mice, seat: i64, option: i64) -> bool:
        """Whether it is overlooked in this round that a paw could go to an entrance, or a card be camped.

        Who opens or hires looks at the whole row."""
        kind: i64 = option & ~ARG
        if kind in (SET_PAW, INFILTRATE):
            return self.sight.overlooks(AN_ENTRANCE + (option & ARG), self.entrances_overlooked)
        if kind != CAMP_CARD:
            return False
        deck: i64 = ASSISTANT if option & ARG >= FIRST_ASSISTANT else CHAMBER
        card: i64 = (option & ARG) - deck * FIRST_ASSISTANT
        return not g.camp[seat][deck] >> card & 1 and self.plans.overlooks(deck, card)

    def evident(self, g: State, seat: i64) -> i64:
        """Take what is only given, unless the end hangs on it."""
        assert isinstance(g, Mice)
        option: i64 = g.menu[g.first[seat]]
        if option & ~ARG != USE:
            return NOBODY
        f = g.stack[g.depth - 1]
        ready: i64 = g.ready(f)
        return option if only_give(g, ready) == ready and would_end(g, f, ready) == 0 else NOBODY

    # ------------------------------------------------------------ the rest of a turn

    def finish(self, g: State, seat: i64) -> None:
        assert isinstance(g, Mice)
        turn: i64 = g.turn
        while g.waiting == bit(seat) and g.turn == turn:
            g.answer(seat, self.reply(g, seat, 0))

    def reply(self, g: State, seat: i64, dice: i64) -> i64:
        """A quick answer, from one look at what the seat has and where its paws stand."""
        assert isinstance(g, Mice)
        kind: i64 = g.menu[g.first[seat]] & ~ARG
        if acts(kind):
            return self.quick_action(g, seat)
        if removes(kind):
            return self.quick_removal(g, seat)
        if kind == TAKE:
            return self.answers.take(g, seat)
        if kind == PAY:
            return self.answers.payment(g, seat)
        if kind == USE:
            return self.answers.reaction(g, seat)
        if kind == FINISH:
            return self.answers.end(g, seat)
        if kind == BRANCH_OF:
            return self.answers.branch(g, seat)
        if kind == TURN_PASSAGE:
            return PASS
        if kind == REFRESH_CARD:
            return self.answers.refresh(g, seat)
        return self.answers.best(g, seat)

    # ------------------------------------------------------------ place or remove

    def quick_action(self, g: Mice, seat: i64) -> i64:
        """The entrance after which removing all paws would bring most; or remove, if that is not worth the turn."""
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -ENORMOUS
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            kind: i64 = option & ~ARG
            worth: i64 = -ENORMOUS
            if kind in (SET_PAW, INFILTRATE):
                worth = self.after_placing(g, seat, g.slot_of((option & ARG) - SLOT_AT))
                if g.ending:
                    worth = -1  # a paw that is never removed
            elif option in (REMOVE, PASS):
                self.plans.look(g, seat)
                worth = self.plans.ahead(g, seat) + (TURN if option == REMOVE else 0)
            if worth > most:
                most = worth
                best = option
        return best

    def after_placing(self, g: Mice, seat: i64, slot: i64) -> i64:
        """What the seat would have if it placed a paw here and then removed all."""
        paws: i64 = g.paws[seat]
        spots: i64 = free_line(g, seat, slot)
        found: i64 = 0
        room: i64 = paws_left(g, seat) - 1
        plans = self.plans
        g.paws[seat] |= bit(SLOT_AT + slot)
        plans.look(g, seat)
        while spots and room:
            spot: i64 = lowest(spots)
            spots &= spots - 1
            room -= 1
            g.paws[seat] |= bit(spot)
            found += self.answers.arrival(g, seat, spot)
        found += plans.ahead(g, seat)
        g.paws[seat] = paws
        holder: i64 = owner(g, SLOT_AT + slot)
        if holder != NONE and holder != seat:
            found -= RIVAL * POINT // 100
        return found

    # ------------------------------------------------------------ removing

    def quick_removal(self, g: Mice, seat: i64) -> i64:
        """First what gives, then what camps and copies, then what is paid; what cannot be used comes last."""
        plans = self.plans
        plans.look(g, seat)
        plans.camps = 0
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -ENORMOUS
        shops: bool = False
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            kind: i64 = option & ~ARG
            worth: i64 = 0
            if kind in (TRIGGER_AT, DOUBLE_AT):
                place: i64 = g.place_of(option & ARG)
                card: i64 = g.chamber[place] if place < SLOT_AT else FIRST_ENTRANCE + (option & ARG) - SLOT_AT
                worth = self.urgency(g, seat, card)
                shops = shops or worth < TRADING * STEP
                if kind == DOUBLE_AT:
                    worth += 1
                elif g.doubles:
                    worth = worth % STEP + GIVING * STEP
            elif kind == LEAVE:
                worth = 1 if option & ARG < SLOT_AT else 0
            elif kind == USE_CHEST:
                worth = -1
                if shops and not g.parts.moving_chests >> (option & ARG) - FIRST_CHEST & 1:
                    return option
            if worth > most:
                most = worth
                best = option
        return best

    def urgency(self, g: Mice, seat: i64, card: i64) -> i64:
        """How early an effect should be triggered; among equals, how much it is worth."""
        plans = self.plans
        place: i64 = g.starts(card)
        worth: i64 = plans.worths.effect[card]
        order: i64 = GIVING
        while g.parts.op[place] != END:
            op: i64 = g.parts.op[place]
            if op in (OPEN, HIRE, PORTAL):
                return BUYING * STEP + worth + (500 if op == OPEN else 0)
            if op == DOUBLE_NEXT:
                order = DOUBLING
            elif op == EXCHANGE:
                order = min(order, TRADING)
            elif op == CAMP:
                order = min(order, CAMPING)
            elif op == TRIGGER:
                order = min(order, COPYING)
            place += 1
        return order * STEP + worth


def acts(kind: i64) -> bool:
    """Whether an option belongs to the choice of an action."""
    return kind in (SET_PAW, INFILTRATE, REMOVE)


def removes(kind: i64) -> bool:
    return kind in (TRIGGER_AT, DOUBLE_AT, LEAVE)
