"""Mystery of the Temples: what a position is worth, and how a turn in the head goes on."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.evaluation import POINT, Evaluation, Said
from antechamber.bots.sight import FIRST_GAME, SEES_ALL, Sight
from antechamber.core.bits import bit
from antechamber.core.chance import pick, roll
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import State
from antechamber.core.notation import ARG
from antechamber.games.mystery.components import (
    ANY,
    BOXES,
    BUNDLE_BITS,
    COLOURLESS,
    EMPTY,
    FREE,
    KINDS,
    NO_RUNE_CARD,
    RUNES,
    SPACES,
    TEMPLES,
)
from antechamber.games.mystery.evaluation.plans import (
    COUNT_MASK,
    MARKER,
    OBJECTIVE_TRUST,
    Plans,
    crystals_in,
    most_markers_of_others,
    rounds_left,
    standing,
    types_worth,
    zeros,
)
from antechamber.games.mystery.evaluation.reasons import why
from antechamber.games.mystery.scoring import markers_on, objective_points, rune_types
from antechamber.games.mystery.state import Mystery
from antechamber.games.mystery.turn import may_break
from antechamber.games.mystery.words import (
    BREAK,
    CLEAR,
    COLLECT,
    COLOUR,
    CONVERT,
    COVER,
    CURSE,
    DECLINE,
    DRAFT,
    END_TURN,
    EXCHANGE,
    GIVE_UP,
    KEEP,
    MOVE,
    MOVE_FAR,
    NEXT,
    NO_COLOUR,
    NO_RUNE,
    PAY,
    PLACE,
    RAISE,
    RESERVE,
    RESERVE_GRID,
    RETURN,
    STOP,
    SWAP,
    SWAP_WITH,
    SWITCH,
    TAKE_MANA,
    TAKE_RUNE,
    TAKE_SEAT,
)

COLOURED_CRYSTAL: Final[i64] = 60  # beyond what plans see in it
COLOURLESS_CRYSTAL: Final[i64] = 40
SPECIAL_CRYSTAL: Final[i64] = 900  # grid 2A's reserve: any colour, at any time
CROWDED: Final[i64] = 150  # each space less than three that is empty
AHEAD_AT_THE_END: Final[i64] = 6 * POINT
BEHIND: Final[i64] = 500  # for each round of patience
TURN_TO_COME: Final[i64] = 4  # points that a rival is likely to make in a last turn
# What players see, by how much they do (`sight`): in a first game, after some games, everything.
PATIENT: Final[list[int]] = [0, 50, 100]  # percent: who is behind waits with the curse that ends the game
CHARMS: Final[list[int]] = [0, 1, 2]  # in a turn
CARDS_OVERLOOKED: Final[list[int]] = [36, 31, 0]  # where the pawn could go, in percent
A_CARD: Final[i64] = 100  # the first card among the things that can be overlooked
ENORMOUS: Final[i64] = 1_000_000_000
FEW: Final[i64] = 4  # so many options are all weighed
PROMISING: Final[i64] = 3  # so many moves are tried when a turn is played in the head
FAR: Final[i64] = 3  # a move that costs so many crystals must break a curse
DRAFT_ORDER: Final[list[int]] = [6, 7, 2, 5, 8, 4, 1, 3]  # [grid]: 1A 2A 3A 4A 1B 2B 3B 4B, the higher the better


@final
class MysteryEvaluation(Evaluation):
    """Points made, points in prospect, and the plans of a seat."""

    def __init__(self, sight: Sight = SEES_ALL) -> None:
        super().__init__(sight)
        self.plans: Final = Plans(sight)
        self.patient: i64 = PATIENT[sight.extent]
        self.charms: i64 = CHARMS[sight.extent]
        self.cards_overlooked: i64 = CARDS_OVERLOOKED[sight.extent]
        self.wish: vec[i64] = zeros(KINDS)  # [kind]: how much the plans miss it
        self.keep: vec[i64] = zeros(SPACES)  # [space]: how much they need what is there

    # ------------------------------------------------------------ what a position is worth

    def value(self, g: State, seat: i64) -> i64:
        assert isinstance(g, Mystery)
        if g.side[seat] < 0:
            return 0
        left: i64 = g.parts.curse_markers - g.markers[seat]
        worth: i64 = g.score(seat) * POINT - MARKER * g.markers[seat]
        if not g.over():
            besides: i64 = types_worth(g, rune_types(g, seat), left) + self.standings_worth(g, seat)
            worth += besides * self.plans.besides // 100
        if g.over() or g.ending == 1 or (g.agreed.max_rounds > 0 and g.round >= g.agreed.max_rounds):
            ahead: bool = final_score(g, seat) > best_rival_score(g, seat)
            coloured: i64 = g.held[seat] - g.have[seat][COLOURLESS]  # they break ties; charms are not wasted
            waits: i64 = BEHIND * patience(g) * self.patient // 100
            return worth + coloured * SPACES + g.held[seat] + (AHEAD_AT_THE_END if ahead else -waits)
        worth += self.plans.look(g, seat, True)
        rounds: i64 = rounds_left(g)
        rune: i64
        for rune in range(RUNES):
            worth += g.runes[seat][rune] * self.plans.resonance[rune] * rounds * 3 * self.plans.besides // 100
        colourless: i64 = g.have[seat][COLOURLESS]
        worth += colourless * COLOURLESS_CRYSTAL + (g.held[seat] - colourless) * COLOURED_CRYSTAL
        worth += g.special[seat] * SPECIAL_CRYSTAL
        if g.held[seat] > SPACES - 3:
            worth -= (g.held[seat] - SPACES + 3) * CROWDED
        return worth

    def standings_worth(self, g: Mystery, seat: i64) -> i64:
        """What the temple objectives in play promise."""
        worth: i64 = 0
        temple: i64
        for temple in range(TEMPLES):
            if g.objectives >> temple & 1:
                mine: i64 = markers_on(g, temple, seat + 1)
                if mine:
                    most: i64 = most_markers_of_others(g, temple, seat)
                    worth += standing(mine, most) * POINT * OBJECTIVE_TRUST // 10
        return worth

    def aim(self, g: State, seat: i64) -> str:
        assert isinstance(g, Mystery)
        plans = self.plans
        if g.over() or g.side[seat] < 0 or g.ending or plans.count == 0 or plans.seat != seat:
            return ""
        end: i64 = plans.end[0]
        return CURSE.word(int(end // 2 * BOXES + g.parts.chain_box[end % 2 * 8 + plans.length[0]]))

    def why(self, g: State, seat: i64, option: i64) -> list[Said]:
        after = self.played(g, seat, option)
        assert isinstance(g, Mystery)
        assert isinstance(after, Mystery)
        return why(self.plans, g, after, seat, option)

    # ------------------------------------------------------------ which options are worth a thought

    def sensible(self, g: State, seat: i64) -> list[int]:
        """No charms before the move, none without a purpose, and no long ways for nothing."""
        assert isinstance(g, Mystery)
        options = g.legal(seat)
        kind: i64 = options[0] & ~ARG
        if kind == DRAFT and self.sight.extent > FIRST_GAME:
            best = max([DRAFT_ORDER[o & ARG] for o in options])
            return [o for o in options if DRAFT_ORDER[o & ARG] == best]
        if kind in (MOVE, MOVE_FAR):
            return [o for o in options if self.move_is_sensible(g, seat, o)] or options
        if acts(kind):
            return self.actions(g, seat, self.charms) or options
        if kind == PLACE and len(options) > FEW:
            return self.spaces_of_plans(g, seat, options)
        if kind == PAY and len(options) > FEW:
            return self.painless(g, seat, options)
        if kind == RETURN and options[0] & ARG == COLOURLESS:
            return options[:1]
        return options

    def spaces_of_plans(self, g: Mystery, seat: i64, options: list[int]) -> list[int]:
        """The space a quick thought would take, and those where the best plans miss this crystal."""
        crystal: i64 = (options[0] & ARG) >> 4
        quick: i64 = self.quick_space(g, seat)
        plans = self.plans
        plans.look(g, seat, False)
        wanted: i64 = 0
        i: i64
        for i in range(plans.count):
            if plans.missing[i] >> BUNDLE_BITS * crystal & COUNT_MASK:
                wanted |= plans.path[i] & ~plans.hits[i]
        return [o for o in options if o == quick or wanted >> (o & 15) & 1]

    def painless(self, g: Mystery, seat: i64, options: list[int]) -> list[int]:
        """The payment a quick thought would make, and those that hurt as little."""
        quick: i64 = self.quick_answer(g, seat, PAY)
        pain: i64 = self.pain(g, seat, quick & ARG)
        return [o for o in options if o == quick or self.pain(g, seat, o & ARG) <= pain]

    def move_is_sensible(self, g: Mystery, seat: i64, option: i64) -> bool:
        kind: i64 = option & ~ARG
        if kind == MOVE:
            return self.is_seen(g, seat, option & ARG)
        if kind != MOVE_FAR or self.charms == 0:
            return False
        card: i64 = (option & ARG) >> 4
        ready: bool = card < TEMPLES and self.lacking_at(g, seat, card) == 0
        return ready or (option & 15 < FAR and self.is_seen(g, seat, card))

    def is_seen(self, g: Mystery, seat: i64, card: i64) -> bool:
        """Whether it is noticed that the pawn could go to a card; always where a curse can be broken."""
        if not self.sight.overlooks(A_CARD + card, self.cards_overlooked):
            return True
        return card < TEMPLES and self.lacking_at(g, seat, card) == 0

    def lacking_at(self, g: Mystery, seat: i64, temple: i64) -> i64:
        """How many crystals are missing, wherever they lie, for the nearest free curse of a temple."""
        parts = g.parts
        fewest: i64 = 99
        side: i64
        for side in range(2):
            have: i64 = 0
            kind: i64
            for kind in range(COLOURLESS, ANY):
                have += g.have[seat][kind] << BUNDLE_BITS * kind
            lacking: i64 = 0
            length: i64
            for length in range(1, parts.longest + 1):
                place: i64 = length - 1 if side == 0 else parts.arch_length - length
                shift: i64 = BUNDLE_BITS * parts.arch[temple * parts.arch_length + place]
                if have >> shift & COUNT_MASK:
                    have -= bit(shift)
                else:
                    lacking += 1
                if length >= parts.shortest and lacking < fewest:
                    box: i64 = parts.chain_box[side * 8 + length]
                    if box >= 0 and g.boxes[temple][box] == FREE:
                        fewest = lacking
        return fewest

    def actions(self, g: Mystery, seat: i64, charms: i64) -> list[int]:
        """Collecting, every curse, and the charms that may lead to a curse or clear a crowded grid.

        The reserve costs no charm, and whoever has a full grid that lies wrong thinks of Switcheroo."""
        found: list[int] = []
        here: i64 = g.card(seat)
        lacking: i64 = 99
        full: bool = g.held[seat] >= SPACES - 1
        if (charms > 0 or full or g.special[seat]) and may_break(g, seat):
            lacking = self.lacking_at(g, seat, here)
        for option in g.legal(seat):
            kind: i64 = option & ~ARG
            if kind == SWITCH:
                if lacking == 0 and (charms > 0 or full):
                    found.append(option)
            elif kind == EXCHANGE:
                enough: bool = g.held[seat] >= g.exchange_cost(seat) + g.parts.shortest - 1
                if charms > 0 and ((full and g.collected == 1) or (lacking <= 1 and enough)):
                    found.append(option)
            elif kind == RESERVE:
                if lacking <= option & ARG:
                    found.append(option)
            elif kind == RESERVE_GRID:
                if charms > 0:
                    found.append(option)
            else:
                found.append(option)
        return found

    # ------------------------------------------------------------ the rest of a turn

    def finish(self, g: State, seat: i64) -> None:
        assert isinstance(g, Mystery)
        self.go_on(g, seat, self.charms)

    def go_on(self, g: Mystery, seat: i64, charms: i64) -> None:
        """Answer for the seat until its turn is over, with at most so many charms."""
        while g.waiting == 1 << seat:
            kind: i64 = g.menu[g.first[seat]] & ~ARG
            if kind in (MOVE, MOVE_FAR, DRAFT):
                break
            if acts(kind):
                option: i64 = self.act(g, seat, charms)
                if is_charm(option):
                    charms -= 1
                g.answer(seat, option)
            else:
                g.answer(seat, self.quick_answer(g, seat, kind))

    def act(self, g: Mystery, seat: i64, charms: i64) -> i64:
        """The best action, each played to the end of the turn; without a curse or charm in sight, the only one."""
        options = self.actions(g, seat, charms)
        if len(options) == 0:
            return g.menu[g.first[seat]]
        if len(options) == 1:
            return options[0]
        best: i64 = options[0]
        most: i64 = -ENORMOUS
        for option in options:
            after = g.clone()
            after.answer(seat, option)
            self.go_on(after, seat, charms - 1 if is_charm(option) else charms)
            worth: i64 = self.value(after, seat)
            if worth > most:
                most = worth
                best = option
        return best

    def quick_answer(self, g: Mystery, seat: i64, kind: i64) -> i64:
        """An answer to one of the small questions of a turn, from one look at the plans."""
        if kind == PLACE:
            return self.quick_space(g, seat)
        if kind in (TAKE_MANA, TAKE_SEAT):
            return self.from_whom(g, seat)
        if kind in (TAKE_RUNE, NO_RUNE):
            return self.which_rune(g, seat)
        self.plans.look(g, seat, False)
        self.weigh_crystals(g, seat)
        if kind == PAY:
            return self.what_to_pay(g, seat)
        if kind in (COLOUR, NEXT):
            return self.most_wished(g, seat)
        if kind == COVER:
            return self.what_to_cover(g, seat)
        if kind == CONVERT:
            return CONVERT if self.spare(g, seat) >= g.parts.convert_pay[g.card(seat)] else DECLINE
        if kind == CLEAR:
            return CLEAR | g.card(seat) if self.wishes_covered(g, g.card(seat)) else KEEP | g.card(seat)
        if kind == RETURN:
            return self.what_to_replace(g, seat)
        if kind in (SWAP, SWAP_WITH):
            return self.what_to_swap(g, seat, kind)
        if kind == GIVE_UP:
            return self.what_to_give_up(g, seat)
        return g.menu[g.first[seat]]

    # ------------------------------------------------------------ playing on in the head

    def reply(self, g: State, seat: i64, dice: i64) -> i64:
        assert isinstance(g, Mystery)
        kind: i64 = g.menu[g.first[seat]] & ~ARG
        if kind in (MOVE, MOVE_FAR):
            return self.quick_move(g, seat, dice)
        if kind == DRAFT:
            return self.sensible(g, seat)[0]
        if acts(kind):
            return self.act(g, seat, 1)
        return self.quick_answer(g, seat, kind)

    def rounds_ahead(self) -> i64:
        return 4

    def spread(self) -> i64:
        return 8 * POINT

    def quick_move(self, g: Mystery, seat: i64, dice: i64) -> i64:
        """Of the moves that promise most, the one whose turn, played to its end, is worth most."""
        options = self.promising(g, seat, dice)
        best: i64 = options[0]
        most: i64 = -ENORMOUS
        for option in options:
            after = g.clone()
            after.answer(seat, option)
            self.go_on(after, seat, 1)
            worth: i64 = self.value(after, seat)
            if worth > most:
                most = worth
                best = option
        return best

    def promising(self, g: Mystery, seat: i64, dice: i64) -> list[int]:
        """A few moves without payment: to where the plans find most of what they miss, or can be carried out."""
        self.plans.look(g, seat, False)
        best: list[int] = []
        worths: list[int] = []
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            if option & ~ARG == MOVE:
                dice = roll(dice)
                worth: i64 = self.promise(g, seat, option & ARG) * 16 + pick(dice, 16)
                at: i64 = len(best)
                while at > 0 and worths[at - 1] < worth:
                    at -= 1
                if at < PROMISING:
                    best.insert(at, option)
                    worths.insert(at, worth)
                    if len(best) > PROMISING:
                        best.pop()
                        worths.pop()
        return best or [g.menu[g.first[seat]]]

    def promise(self, g: Mystery, seat: i64, card: i64) -> i64:
        """What the plans that were looked at find on a card."""
        plans = self.plans
        found: i64 = 0
        i: i64
        for i in range(plans.count):
            missing: i64 = plans.missing[i]
            lacking: i64 = crystals_in(missing)
            if lacking == 0:
                if plans.end[i] // 2 == card:
                    found += 3 * plans.worth[i]
            else:
                pool: i64 = plans.pool if plans.strict else plans.pool - (plans.length[i] - lacking)
                useful: i64 = plans.useful(g, card, missing, lacking, pool)
                found += plans.worth[i] * useful // (lacking * (i + 1))
        return found

    def weigh_crystals(self, g: Mystery, seat: i64) -> None:
        """What the plans miss, and what they need where it lies. The better a plan, the more it counts."""
        plans = self.plans
        i: i64
        for i in range(KINDS):
            self.wish[i] = 0
        for i in range(SPACES):
            self.keep[i] = 0
        n: i64
        for n in range(plans.count):
            weight: i64 = plans.worth[n] // (n + 1)
            for i in range(COLOURLESS, ANY):
                if plans.missing[n] >> BUNDLE_BITS * i & COUNT_MASK:
                    self.wish[i] += weight
            for i in range(SPACES):
                if plans.hits[n] >> i & 1:
                    self.keep[i] += weight
                elif plans.path[n] >> i & 1:
                    self.keep[i] -= weight // 8

    def spare(self, g: Mystery, seat: i64) -> i64:
        """How many crystals can pay without hurting the best plan."""
        spaces: i64 = g.spaces_with(seat, g.agreed.polish)
        if self.plans.count:
            spaces &= ~self.plans.hits[0]
        n: i64 = 0
        while spaces:
            spaces &= spaces - 1
            n += 1
        return n

    def pain(self, g: Mystery, seat: i64, space: i64) -> i64:
        """What it hurts to lose the crystal of a space."""
        crystal: i64 = g.grid[seat][space]
        pain: i64 = self.keep[space]
        if crystal != COLOURLESS:
            pain += 100 + self.wish[crystal] // 4
        return pain

    def what_to_pay(self, g: Mystery, seat: i64) -> i64:
        """The crystals that hurt least; they are paid in order of their spaces."""
        f = g.stack[g.depth - 1]
        left: i64 = f.memo
        first: i64 = SPACES
        for _ in range(f.n):
            best: i64 = -1
            least: i64 = ENORMOUS
            space: i64
            for space in range(SPACES):
                if left >> space & 1:
                    pain: i64 = self.pain(g, seat, space)
                    if pain < least:
                        least = pain
                        best = space
            left &= ~(1 << best)
            if best < first:
                first = best
        return PAY | first

    def most_wished(self, g: Mystery, seat: i64) -> i64:
        """The crystal that the plans miss most."""
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -1
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            wish: i64 = -1 if option == NO_COLOUR else self.wish[option & ARG]
            if option == NEXT | ANY:
                wish = ENORMOUS
            if wish > most:
                most = wish
                best = option
        return best

    def what_to_cover(self, g: Mystery, seat: i64) -> i64:
        """The Mana Upgrade space whose colour the plans miss most; none if that would cost a crystal they need."""
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -1
        may_stop: bool = False
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            if option == STOP:
                may_stop = True
            else:
                card: i64 = (option & ARG) >> 3
                wish: i64 = self.wish[g.parts.mana_colour[g.parts.mana_first[card] + (option & 7)]]
                if wish > most:
                    most = wish
                    best = option
        if may_stop and self.spare(g, seat) == 0:
            return STOP
        return best

    def wishes_covered(self, g: Mystery, card: i64) -> bool:
        first: i64 = g.parts.mana_first[card]
        space: i64
        for space in range(first, first + g.parts.mana_spaces[card]):
            if g.mana[space] != EMPTY and self.wish[g.parts.mana_colour[space]]:
                return True
        return False

    def what_to_replace(self, g: Mystery, seat: i64) -> i64:
        """With a full grid: the new crystal goes where it hurts least, if the plans miss it more."""
        best: i64 = g.menu[g.first[seat]]
        crystal: i64 = best & ARG
        least: i64 = self.wish[crystal]
        i: i64
        for i in range(g.first[seat] + 1, g.first[seat] + g.count[seat]):
            space: i64 = g.menu[i] & 15
            pain: i64 = self.pain(g, seat, space)
            if self.plans.count and self.fits(g, crystal, space):
                pain -= self.wish[crystal] // 2
            if pain < least:
                least = pain
                best = g.menu[i]
        return best

    def fits(self, g: Mystery, crystal: i64, space: i64) -> bool:
        """Whether the best plan would have this crystal on a space of its chain."""
        plans = self.plans
        on_path: bool = plans.path[0] >> space & 1 == 1 and plans.hits[0] >> space & 1 == 0
        return on_path and plans.missing[0] >> BUNDLE_BITS * crystal & COUNT_MASK != 0

    def what_to_swap(self, g: Mystery, seat: i64, kind: i64) -> i64:
        """The swap after which the plans are worth most."""
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -1
        chosen: i64 = g.stack[g.depth - 1].memo
        one: i64
        other: i64
        for one in range(SPACES):
            if g.grid[seat][one] == EMPTY or (kind == SWAP_WITH and one != chosen):
                continue
            for other in range(SPACES):
                if g.grid[seat][other] == EMPTY or g.grid[seat][other] == g.grid[seat][one]:
                    continue
                if kind == SWAP and other < one:
                    continue
                exchange_spaces(g, seat, one, other)
                worth: i64 = self.plans.look(g, seat, False)
                exchange_spaces(g, seat, one, other)
                if worth > most:
                    most = worth
                    best = SWAP | one if kind == SWAP else SWAP_WITH | other
        return best

    def what_to_give_up(self, g: Mystery, seat: i64) -> i64:
        """Give up colourless crystals as long as the best plan misses something."""
        f = g.stack[g.depth - 1]
        option: i64 = g.menu[g.first[seat]]
        if f.n and (self.plans.count == 0 or crystals_in(self.plans.missing[0]) <= f.n):
            return STOP
        return option

    def quick_space(self, g: Mystery, seat: i64) -> i64:
        """A storage space: where the crystal makes a plan longer, or else where it is least in the way."""
        plans = self.plans
        crystal: i64 = (g.menu[g.first[seat]] & ARG) >> 4
        empty: i64 = 0
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            empty |= 1 << (g.menu[i] & 15)
        plans.look(g, seat, False)
        candidates: i64 = 0
        crossed: i64 = 0
        for i in range(plans.count):
            if crystal != COLOURLESS and plans.missing[i] >> BUNDLE_BITS * crystal & COUNT_MASK:
                candidates |= plans.path[i] & ~plans.hits[i] & empty
            if i < 2:
                crossed |= plans.path[i]
        if candidates == 0:
            return PLACE | crystal << 4 | self.out_of_the_way(g, empty, crossed)
        plans.have += bit(BUNDLE_BITS * crystal)
        plans.hope_for_plans(g)
        best: i64 = 0
        most: i64 = -1
        for i in range(SPACES):
            if candidates >> i & 1:
                plans.where[crystal] |= 1 << i
                plans.where[EMPTY] &= ~(1 << i)
                plans.drawn = -1
                worth: i64 = plans.weigh(g, False)
                plans.where[crystal] &= ~(1 << i)
                plans.where[EMPTY] |= 1 << i
                if worth > most:
                    most = worth
                    best = i
        return PLACE | crystal << 4 | best

    def out_of_the_way(self, g: Mystery, empty: i64, crossed: i64) -> i64:
        """An empty space that the best plans do not cross, with few lines to empty neighbours."""
        best: i64 = 0
        least: i64 = 99
        space: i64
        for space in range(SPACES):
            if empty >> space & 1:
                trouble: i64 = crystals_on(g.parts.neighbours[space]) + crystals_on(g.parts.neighbours[space] & empty)
                if crossed >> space & 1:
                    trouble += 20
                if trouble < least:
                    least = trouble
                    best = space
        return best

    def from_whom(self, g: Mystery, seat: i64) -> i64:
        """Take a crystal from the richest rival in points."""
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -1
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            if option & ~ARG == TAKE_SEAT and g.score(option >> 4 & 7) > most:
                most = g.score(option >> 4 & 7)
                best = option
        return best

    def which_rune(self, g: Mystery, seat: i64) -> i64:
        """The rune card that is worth most."""
        best: i64 = g.menu[g.first[seat]]
        most: i64 = -1
        self.plans.read(g, seat)
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            option: i64 = g.menu[i]
            if option != NO_RUNE and g.face_up[option & ARG] != NO_RUNE_CARD:
                worth: i64 = self.plans.rune_card_worth(g, seat, g.face_up[option & ARG])
                if worth > most:
                    most = worth
                    best = option
        return best


# ---------------------------------------------------------------- small questions


def acts(kind: i64) -> bool:
    """Whether an option belongs to the choice of an action; where the pawn goes is asked before."""
    return kind in (COLLECT, BREAK, RAISE, END_TURN, SWITCH, EXCHANGE, RESERVE, RESERVE_GRID)


def is_charm(option: i64) -> bool:
    kind: i64 = option & ~ARG
    return kind in (SWITCH, EXCHANGE, RESERVE, RESERVE_GRID)


def crystals_on(spaces: i64) -> i64:
    n: i64 = 0
    while spaces:
        spaces &= spaces - 1
        n += 1
    return n


def exchange_spaces(g: Mystery, seat: i64, one: i64, other: i64) -> None:
    crystal: i64 = g.grid[seat][one]
    g.grid[seat][one] = g.grid[seat][other]
    g.grid[seat][other] = crystal


def patience(g: Mystery) -> i64:
    """How much who is behind would rather wait than end the game. If nobody ever lost patience, no game would end."""
    return 24 - g.round if 12 < g.round < 24 else 12 if g.round <= 12 else 0


def final_score(g: Mystery, seat: i64) -> i64:
    """A seat's points if the game ended now."""
    points: i64 = g.score(seat)
    if g.over():
        return points
    points += g.parts.rune_points[rune_types(g, seat)]
    temple: i64
    for temple in range(TEMPLES):
        if g.objectives >> temple & 1:
            points += objective_points(g, temple, seat)
    return points


def best_rival_score(g: Mystery, seat: i64) -> i64:
    """The most points of any other seat if the game ended now; if it is about to, some still have a turn."""
    most: i64 = 0
    other: i64
    for other in range(g.seats):
        if other != seat:
            points: i64 = final_score(g, other)
            if (
                g.ending
                and not g.over()
                and (other - g.start + g.seats) % g.seats > (seat - g.start + g.seats) % g.seats
            ):
                points += TURN_TO_COME
            if points > most:
                most = points
    return most
