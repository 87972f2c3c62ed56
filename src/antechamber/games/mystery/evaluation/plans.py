"""Mystery of the Temples: which curses a seat could break next, what each is worth, and how many turns it is away.

A *plan* is one end of one arch and the length of its chain. Its turns are counted in sixteenths: what the missing
crystals cost to gather, and the turn that breaks the curse. What it is worth shrinks with every turn, the faster the
nearer the game is to its end.
"""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.evaluation import POINT
from antechamber.bots.sight import Sight
from antechamber.core.bits import bit
from antechamber.core.chance import mix
from antechamber.core.ints import i64, vec
from antechamber.games.mystery.components import (
    ANY,
    BOXES,
    BUNDLE_BITS,
    COLOURLESS,
    CONVERSION,
    EMPTY,
    FREE,
    GREEN,
    GRID_1B,
    GRID_2B,
    GRID_3B,
    KINDS,
    LOCATION_KINDS,
    NO_RUNE_CARD,
    OFF_THE_RING,
    RED,
    RUNES,
    SPACES,
    TEMPLES,
    UPGRADE,
    Components,
)
from antechamber.games.mystery.scoring import markers_on, rune_types
from antechamber.games.mystery.state import NO_PARTS, Mystery

TURN: Final[i64] = 16
COUNT_MASK: Final[i64] = (1 << BUNDLE_BITS) - 1
FAR_OFF: Final[i64] = 1000  # more than any chain costs
MEMORY: Final = 20_000  # chains to remember
ALL_SPACES: Final[i64] = (1 << SPACES) - 1
PLANS: Final[i64] = 4  # the plans that are looked at closely
ENDS: Final[i64] = 2 * TEMPLES

# What it costs to come by a crystal, in sixteenths of a turn.
GATHER: Final[i64] = 13
RARE: Final[i64] = 2  # green and purple lie on no wilderness card
NONE_LEFT: Final[i64] = 2  # it must be taken from another player
BLOCKED: Final[i64] = 4  # the space is taken by a colourless crystal
BLOCKED_BY_COLOUR: Final[i64] = 7
SAVING: Final[i64] = 4  # with a crystal at hand to exchange for it

# What else counts, in thousandths of a point.
MARKER: Final[i64] = 1000  # each marker is one chance less
OBJECTIVE_TRUST: Final[i64] = 7  # tenths: others may still overtake
SURCHARGE: Final[i64] = 300  # a crystal paid for a higher curse
TRUST: Final[i64] = 88  # percent: a plan is not a curse broken

# What players see, by how much they do (`sight`): in a first game, after some games, everything.
LOOKED_AT: Final[list[int]] = [1, 2, 4]  # plans that are looked at closely, at most PLANS
OVERLOOKED: Final[list[int]] = [42, 40, 0]  # ends of arches, in percent; never one that is almost done
ALMOST: Final[i64] = 1  # so few crystals are missing
SECOND: Final[list[int]] = [0, 0, 15]  # percent: what the second and third plan add, because plans can fail
THIRD: Final[list[int]] = [0, 0, 5]
AFTERWARDS: Final[list[int]] = [0, 0, 45]  # percent: the plan after the best one, with what is left over
BESIDES: Final[list[int]] = [10, 13, 100]  # percent: rune cards and objectives, beside the points of a curse
HASTE: Final[list[int]] = [2, 2, 0]  # sixteenths of a turn that a missing crystal adds, however near it lies

ONE: Final[i64] = 1 << 20
LONGEST_WAIT: Final[i64] = 20 * TURN
# What is left of a worth after a sixteenth of a turn, of 2**20, by the most markers any other seat has placed:
# 0.90, 0.90, 0.89, 0.87, 0.82 and 0.70 for a whole turn.
FADING: Final[list[int]] = [1041693, 1041693, 1040967, 1039490, 1035655, 1025460]


def fading_table() -> vec[i64]:
    """[markers * LONGEST_WAIT + sixteenths]: what is left of ONE."""
    table: list[int] = []
    for fading in FADING:
        left: int = ONE
        for _ in range(LONGEST_WAIT):
            table.append(left)
            left = left * fading >> 20
    return vec[i64](table)


FADED: Final = fading_table()


def zeros(n: int) -> vec[i64]:
    blank: list[int] = [0] * n
    return vec[i64](blank)


def rune_worth(parts: Components, rune: i64) -> i64:
    """What a rune card adds to collections: a colourless crystal counts 1, a coloured one 3, summed over all cards."""
    worth: i64 = 0
    card: i64
    kind: i64
    for card in range(len(parts.tablet)):
        if parts.tablet[card] == rune:
            gain: i64 = parts.rune_gain[rune * LOCATION_KINDS + parts.card_kind[card]]
            for kind in range(COLOURLESS, KINDS):
                n: i64 = gain >> BUNDLE_BITS * kind & COUNT_MASK
                worth += n if kind == COLOURLESS else 3 * n
            if parts.card_kind[card] == CONVERSION:
                worth += 3 * parts.rune_extra[rune]
            if parts.card_kind[card] == UPGRADE:
                worth += parts.rune_clears[rune]
    if parts.rune_exchange[rune]:
        worth += 5
    return worth


@final
class Plans:
    """The plans of one seat, found by `look`; the best one is number 0. Made once and used again."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.looked_at: i64 = LOOKED_AT[sight.extent]
        self.overlooked: i64 = OVERLOOKED[sight.extent]
        self.second: i64 = SECOND[sight.extent]
        self.third: i64 = THIRD[sight.extent]
        self.afterwards: i64 = AFTERWARDS[sight.extent]
        self.besides: i64 = BESIDES[sight.extent]
        self.haste: i64 = HASTE[sight.extent]
        self.fading: Final = FADED
        self.parts: Components = NO_PARTS
        self.resonance: vec[i64] = zeros(RUNES)  # [rune]
        self.colours: vec[i64] = zeros(int(ENDS) * 8)  # [end * 8 + n]: the crystals of an arch from an end, as kinds
        self.shifts: vec[i64] = zeros(int(ENDS) * 8)  # and as places in a bundle
        self.around: vec[i64] = zeros(1 << SPACES)  # [space as a bit]: its neighbours
        self.spread: vec[i64] = zeros(1 << SPACES)  # [spaces]: each bit in three
        # the seat
        self.seat: i64 = 0
        self.where: vec[i64] = zeros(KINDS)  # [kind]: the spaces that hold it
        self.have: i64 = 0  # a bundle
        self.pool: i64 = 0  # crystals that can pay for an exchange
        self.strict: bool = False  # only colourless ones can
        self.cost: vec[i64] = zeros(KINDS)  # [kind]
        self.costs: vec[i64] = zeros(int(ENDS) * 8)  # [end * 8 + n]: of the crystals of an arch
        self.scarce: i64 = -1  # colours the supply has none of, as bits
        self.curses: i64 = -1  # for which curses, runes and objectives `gain` holds
        self.phase: i64 = 0
        self.gain: vec[i64] = zeros(int(ENDS) * 8)  # [end * 8 + length]: what breaking it is worth
        # the plans
        self.count: i64 = 0
        self.end: vec[i64] = zeros(int(PLANS))
        self.hope: vec[i64] = zeros(int(PLANS))  # what it would be worth if every crystal lay well
        self.length: vec[i64] = zeros(int(PLANS))
        self.worth: vec[i64] = zeros(int(PLANS))
        self.turns: vec[i64] = zeros(int(PLANS))
        self.path: vec[i64] = zeros(int(PLANS))  # spaces
        self.hits: vec[i64] = zeros(int(PLANS))  # those that hold the right crystal
        self.missing: vec[i64] = zeros(int(PLANS))  # a bundle
        # the chain that is being searched
        self.at: i64 = 0
        self.wanted: i64 = 0  # lengths, as bits
        self.up_to: i64 = 0
        self.least: vec[i64] = zeros(48)  # [from * 8 + to]: no way can cost less
        self.limit: vec[i64] = zeros(8)  # [length]
        self.beyond: vec[i64] = zeros(8)
        self.found: vec[i64] = zeros(24)
        self.memory: dict[int, vec[i64]] = {}
        self.drawn: i64 = -1
        # the neighbourhood of the pawn
        self.near: vec[i64] = zeros(16)  # places it can reach next turn
        self.nears: i64 = 0
        self.temples_near: i64 = 0  # as bits

    # ------------------------------------------------------------ looking

    def look(self, g: Mystery, seat: i64, where_pawns_stand: bool) -> i64:
        """Find the best plans of a seat; what they are worth together."""
        self.read(g, seat)
        self.read_curses(g)
        self.hope_for_plans(g)
        return self.weigh(g, where_pawns_stand)

    def weigh(self, g: Mystery, where_pawns_stand: bool) -> i64:
        """Search the chains of the plans that were hoped for, and bring the best to the front."""
        if where_pawns_stand:
            self.look_around(g)
        i: i64
        for i in range(self.count):
            self.search(g, i)
            if where_pawns_stand:
                self.correct_turns(g, i)
        self.sort()
        total: i64 = 0
        if self.count > 0:
            total = self.worth[0] * TRUST // 100
            if g.markers[self.seat] + 1 >= g.parts.curse_markers:
                return total  # there is no plan after the last marker
            if where_pawns_stand and self.afterwards:  # else only the places of crystals are compared
                total += self.hope_afterwards(g) * self.afterwards // 100
        if self.count > 1:
            total += self.worth[1] * self.second // 100
        if self.count > 2:
            total += self.worth[2] * self.third // 100
        return total

    def unpack(self, parts: Components) -> None:
        """Lay out what the box says for quick use."""
        self.parts = parts
        self.memory = {}
        self.scarce = -1
        self.curses = -1
        i: i64
        n: i64
        for i in range(RUNES):
            self.resonance[i] = rune_worth(parts, i)
        for i in range(ENDS):
            for n in range(parts.longest):
                place: i64 = n if i % 2 == 0 else parts.arch_length - 1 - n
                colour: i64 = parts.arch[i // 2 * parts.arch_length + place]
                self.colours[i * 8 + n] = colour
                self.shifts[i * 8 + n] = BUNDLE_BITS * colour
        for i in range(SPACES):
            self.around[1 << i] = parts.neighbours[i]
        for i in range(1 << SPACES):
            spread: i64 = 0
            for n in range(SPACES):
                if i >> n & 1:
                    spread |= bit(3 * n)
            self.spread[i] = spread

    def read(self, g: Mystery, seat: i64) -> None:
        """Take in the grid, and what each kind of crystal costs to gather."""
        if self.parts is not g.parts:
            self.unpack(g.parts)
        self.seat = seat
        self.drawn = -1
        kind: i64
        for kind in range(KINDS):
            self.where[kind] = 0
        space: i64
        for space in range(SPACES):
            self.where[g.grid[seat][space]] |= 1 << space
        self.have = 0
        scarce: i64 = 0
        for kind in range(COLOURLESS, ANY):
            self.have += g.have[seat][kind] << BUNDLE_BITS * kind
            if kind >= RED and g.supply[kind] == 0:
                scarce |= 1 << (kind - RED)
        if scarce != self.scarce:
            self.set_costs(scarce)
        self.strict = g.agreed.polish
        self.pool = g.have[seat][COLOURLESS] if self.strict else g.held[seat]

    def set_costs(self, scarce: i64) -> None:
        """What each kind of crystal costs to gather."""
        self.scarce = scarce
        kind: i64
        for kind in range(RED, ANY):
            cost: i64 = GATHER
            if kind >= GREEN:
                cost += RARE
            if scarce >> (kind - RED) & 1:
                cost += NONE_LEFT
            self.cost[kind] = cost
        i: i64
        for i in range(len(self.costs)):
            self.costs[i] = self.cost[self.colours[i]]

    def read_curses(self, g: Mystery) -> None:
        """What each free curse box is worth to the seat: points, a rune card, the temple's objective, less a marker."""
        curses: i64 = self.what_curses_depend_on(g)
        if curses == self.curses:
            return
        self.curses = curses
        self.phase = 0
        seat: i64
        for seat in range(g.seats):
            if seat != self.seat and g.markers[seat] > self.phase:
                self.phase = g.markers[seat]
        temple: i64
        for temple in range(TEMPLES):
            more: i64 = self.temple_bonus(g, temple) * self.besides // 100 - MARKER
            side: i64
            for side in range(2):
                length: i64
                for length in range(g.parts.shortest, g.parts.longest + 1):
                    best: i64 = self.box_worth(g, temple, side, length)
                    if g.has(self.seat, GRID_2B):
                        up: i64
                        for up in range(1, 3):
                            if length + up <= g.parts.longest:
                                raised: i64 = self.box_worth(g, temple, side, length + up)
                                if raised > 0 and raised - SURCHARGE * g.parts.surcharge[up] > best:
                                    best = raised - SURCHARGE * g.parts.surcharge[up]
                    self.gain[(temple * 2 + side) * 8 + length] = best + more if best > 0 and best + more > 0 else 0

    def what_curses_depend_on(self, g: Mystery) -> i64:
        """All that counts for the worth of a curse, in one number."""
        h: i64 = mix(mix(self.seat, g.objectives), 1 if g.agreed.advanced else 0)
        temple: i64
        seat: i64
        i: i64
        for temple in range(TEMPLES):
            h = mix(h, g.face_up[temple])
            for i in range(BOXES):
                h = mix(h, g.boxes[temple][i])
        for seat in range(g.seats):
            h = mix(mix(h, g.side[seat]), g.unscored[seat])
            for i in range(RUNES):
                h = mix(h, g.runes[seat][i])
        return h

    def box_worth(self, g: Mystery, temple: i64, side: i64, length: i64) -> i64:
        box: i64 = g.parts.chain_box[side * 8 + length]
        if box < 0 or g.boxes[temple][box] != FREE:
            return 0
        return g.parts.box_points[box] * POINT

    def temple_bonus(self, g: Mystery, temple: i64) -> i64:
        """What one more marker on a temple brings besides its points."""
        bonus: i64 = 0
        rune: i64 = g.face_up[temple]
        if rune != NO_RUNE_CARD:
            bonus += self.rune_card_worth(g, self.seat, rune)
        if g.objectives >> temple & 1:
            mine: i64 = markers_on(g, temple, self.seat + 1)
            most: i64 = most_markers_of_others(g, temple, self.seat)
            bonus += (standing(mine + 1, most) - standing(mine, most)) * POINT * OBJECTIVE_TRUST // 10
        return bonus

    def rune_card_worth(self, g: Mystery, seat: i64, rune: i64) -> i64:
        """What one more rune card of a type is worth."""
        worth: i64 = self.resonance[rune] * rounds_left(g) * 3
        if g.runes[seat][rune] == 0 and g.unscored[seat] != rune:
            types: i64 = rune_types(g, seat)
            left: i64 = g.parts.curse_markers - g.markers[seat] - 1
            worth += types_worth(g, types + 1, left) - types_worth(g, types, left)
        return worth

    # ------------------------------------------------------------ hoping: counting crystals, wherever they lie

    def hope_for_plans(self, g: Mystery) -> None:
        """Keep the ends of arches that would be worth most if every crystal lay well."""
        self.count = 0
        end: i64
        for end in range(ENDS):
            if self.sight.overlooks(end, self.overlooked) and self.lacking(end) > ALMOST:
                continue
            hope: i64 = self.hope_for(g, end, self.have, self.pool, 0, 0)
            if hope > 0 and (self.count < self.looked_at or hope > self.hope[self.count - 1]):
                at: i64 = self.count if self.count < self.looked_at else self.looked_at - 1
                if self.count < self.looked_at:
                    self.count += 1
                while at > 0 and self.hope[at - 1] < hope:
                    self.hope[at] = self.hope[at - 1]
                    self.end[at] = self.end[at - 1]
                    at -= 1
                self.hope[at] = hope
                self.end[at] = end

    def lacking(self, end: i64) -> i64:
        """How many crystals are missing for the shortest chain from an end, wherever they lie."""
        have: i64 = self.have
        lacking: i64 = 0
        at: i64
        for at in range(end * 8, end * 8 + self.parts.shortest):
            shift: i64 = self.shifts[at]
            if have >> shift & COUNT_MASK:
                have -= bit(shift)
            else:
                lacking += 1
        return lacking

    def hope_for(self, g: Mystery, end: i64, have: i64, pool: i64, wait: i64, taken: i64) -> i64:
        """What the best length of a chain is worth, counting crystals only. `taken` is a box that is no longer free."""
        shortest: i64 = self.parts.shortest
        at: i64 = end * 8
        cost: i64 = 0
        lacking: i64 = 0
        best: i64 = 0
        length: i64
        for length in range(1, self.parts.longest + 1):
            shift: i64 = self.shifts[at]
            if have >> shift & COUNT_MASK:
                have -= bit(shift)
                if not self.strict:
                    pool -= 1
            else:
                cost += self.costs[at]
                lacking += 1
            at += 1
            if length >= shortest and length != taken:
                gain: i64 = self.gain[at]
                if gain > best:
                    worth: i64 = self.faded(gain, wait + TURN + cost - SAVING * lesser(lacking, pool))
                    if worth > best:
                        best = worth
        return best

    def hope_afterwards(self, g: Mystery) -> i64:
        """What the next plan would be worth, with what the best one leaves over."""
        end: i64 = self.end[0]
        length: i64 = self.length[0]
        left: i64 = self.have
        used: i64 = 0
        at: i64
        for at in range(end * 8, end * 8 + length):
            shift: i64 = self.shifts[at]
            if left >> shift & COUNT_MASK:
                left -= bit(shift)
                used += 1
        pool: i64 = self.pool - (length - used)
        if not self.strict:
            pool -= used
        if pool < 0:
            pool = 0
        best: i64 = 0
        other: i64
        for other in range(ENDS):
            # The middle box is shared: whoever breaks it from one end closes it for the other.
            taken: i64 = length if other == end or (other // 2 == end // 2 and length == self.parts.longest) else 0
            hope: i64 = self.hope_for(g, other, left, pool, self.turns[0], taken)
            if hope > best:
                best = hope
        return best

    def faded(self, gain: i64, turns: i64) -> i64:
        """A gain that is so many sixteenths of a turn away."""
        if turns >= LONGEST_WAIT:
            turns = LONGEST_WAIT - 1
        elif turns < 0:
            turns = 0
        return gain * self.fading[self.phase * LONGEST_WAIT + turns] >> 20

    # ------------------------------------------------------------ searching: chains on the lattice

    def search(self, g: Mystery, i: i64) -> None:
        """Find the cheapest chains for a plan, and the length that is worth most."""
        end: i64 = self.end[i]
        found: vec[i64] = self.chains_of(end)
        self.worth[i] = 0
        n: i64
        for n in range(self.parts.shortest, self.parts.longest + 1):
            gain: i64 = self.gain[end * 8 + n]
            if gain:
                missing: i64 = found[n * 4 + 3]
                lacking: i64 = crystals_in(missing)
                pool: i64 = self.pool if self.strict else self.pool - (n - lacking)
                turns: i64 = TURN + found[n * 4] - SAVING * lesser(lacking, pool)
                worth: i64 = self.faded(gain, turns)
                if worth > self.worth[i]:
                    self.worth[i] = worth
                    self.length[i] = n
                    self.turns[i] = turns
                    self.path[i] = found[n * 4 + 1]
                    self.hits[i] = found[n * 4 + 2]
                    self.missing[i] = missing

    def chains_of(self, end: i64) -> vec[i64]:
        """[length * 4]: the cost of the cheapest chain, its spaces, those that are right, and the bundle it misses.

        The same grid comes up again and again in a turn, so what was found is kept.
        """
        parts = self.parts
        wanted: i64 = 0
        self.up_to = 0
        n: i64
        for n in range(parts.shortest, parts.longest + 1):
            if self.gain[end * 8 + n]:
                wanted |= 1 << n
                self.up_to = n
        key: i64 = ((self.pattern() * 16 + end) * 64 + wanted) * 32 + self.scarce
        known = self.memory.get(int(key))
        if known is not None:
            return known
        self.prepare(end, wanted)
        self.extend(0, ALL_SPACES, 0, 0, 0, 0)
        found: vec[i64] = self.found[:]
        if len(self.memory) >= MEMORY:
            self.memory.clear()
        self.memory[int(key)] = found
        return found

    def pattern(self) -> i64:
        """The grid as a number: three bits for each space."""
        if self.drawn < 0:
            drawn: i64 = 0
            kind: i64
            for kind in range(COLOURLESS, ANY):
                drawn += self.spread[self.where[kind]] * kind
            self.drawn = drawn
        return self.drawn

    def prepare(self, end: i64, wanted: i64) -> None:
        """Set bounds for a search: what the rest of a chain must cost at least, wherever its crystals lie."""
        self.at = end * 8
        self.wanted = wanted
        n: i64
        start: i64
        for n in range(24):
            self.found[n] = FAR_OFF
        for start in range(self.up_to):
            have: i64 = self.have
            least: i64 = 0
            for n in range(start + 1, self.up_to + 1):
                shift: i64 = self.shifts[end * 8 + n - 1]
                if have >> shift & COUNT_MASK:
                    have -= bit(shift)
                else:
                    least += self.costs[end * 8 + n - 1]
                self.least[start * 8 + n] = least
        self.set_limits()

    def set_limits(self) -> None:
        """At each length of a chain: how little it must have cost to be of use at all."""
        length: i64
        n: i64
        for length in range(self.up_to + 1):
            here: i64 = self.found[length * 4] if self.wanted >> length & 1 else 0
            beyond: i64 = 0
            for n in range(length + 1, self.up_to + 1):
                if self.wanted >> n & 1:
                    limit: i64 = self.found[n * 4] - self.least[length * 8 + n]
                    if limit > beyond:
                        beyond = limit
            self.beyond[length] = beyond
            self.limit[length] = here if here > beyond else beyond

    def extend(self, length: i64, reach: i64, path: i64, hits: i64, cost: i64, missing: i64) -> None:
        """Add each space within reach to the chain: those with the right crystal first, then those to be filled."""
        at: i64 = self.at + length
        shift: i64 = self.shifts[at]
        reach &= ~path
        length += 1
        manner: i64
        for manner in range(4):
            spaces: i64 = reach
            if manner == 0:
                spaces &= self.where[self.colours[at]]
            elif manner == 1:
                spaces &= self.where[EMPTY]
                cost += self.costs[at]
                missing += bit(shift)
            elif manner == 2:
                spaces &= self.where[COLOURLESS]
                cost += BLOCKED
            else:
                cost += BLOCKED_BY_COLOUR - BLOCKED
            reach ^= spaces
            while spaces and cost < self.limit[length]:
                space: i64 = spaces & -spaces
                spaces ^= space
                right: i64 = hits | space if manner == 0 else hits
                if self.wanted >> length & 1 and cost < self.found[length * 4]:
                    self.found[length * 4] = cost
                    self.found[length * 4 + 1] = path | space
                    self.found[length * 4 + 2] = right
                    self.found[length * 4 + 3] = missing
                    self.set_limits()
                if cost < self.beyond[length]:
                    self.extend(length, self.around[space], path | space, right, cost, missing)

    def sort(self) -> None:
        """The best plan first."""
        i: i64
        j: i64
        for i in range(1, self.count):
            j = i
            while j > 0 and self.worth[j - 1] < self.worth[j]:
                self.swap(j - 1, j)
                j -= 1

    def swap(self, i: i64, j: i64) -> None:
        self.end[i], self.end[j] = self.end[j], self.end[i]
        self.length[i], self.length[j] = self.length[j], self.length[i]
        self.worth[i], self.worth[j] = self.worth[j], self.worth[i]
        self.turns[i], self.turns[j] = self.turns[j], self.turns[i]
        self.path[i], self.path[j] = self.path[j], self.path[i]
        self.hits[i], self.hits[j] = self.hits[j], self.hits[i]
        self.missing[i], self.missing[j] = self.missing[j], self.missing[i]

    # ------------------------------------------------------------ the pawn: what the next turn can bring

    def look_around(self, g: Mystery) -> None:
        """Which cards the pawn can reach next turn. Other pawns will have moved by then."""
        self.nears = 0
        self.temples_near = 0
        here: i64 = g.at[self.seat]
        size: i64 = g.ring_size
        place: i64
        if here == OFF_THE_RING or g.has(self.seat, GRID_3B):
            for place in range(size):
                if place != here:
                    self.come_near(g, place)
            return
        temples: i64 = g.parts.move_max
        others: i64 = g.parts.move_max
        place = here
        for _ in range(size):
            place += 1
            if place == size:
                place = 0
            if g.ring[place] < TEMPLES:
                temples -= 1
                if temples >= 0:
                    self.come_near(g, place)
            else:
                others -= 1
                if others >= 0:
                    self.come_near(g, place)

    def come_near(self, g: Mystery, place: i64) -> None:
        self.near[self.nears] = place
        self.nears += 1
        if g.ring[place] < TEMPLES:
            self.temples_near |= 1 << g.ring[place]

    def correct_turns(self, g: Mystery, i: i64) -> None:
        """How far a plan really is: where the pawn can gather next turn, and whether the temple lies ahead then."""
        temple: i64 = self.end[i] // 2
        gain: i64 = self.gain[self.end[i] * 8 + self.length[i]]
        missing: i64 = self.missing[i]
        lacking: i64 = crystals_in(missing)
        if lacking == 0:
            if not self.temples_near >> temple & 1:
                self.turns[i] += TURN - 3
                self.worth[i] = self.faded(gain, self.turns[i])
            return
        pool: i64 = self.pool if self.strict else self.pool - (self.length[i] - lacking)
        cost: i64 = self.turns[i] - TURN + SAVING * lesser(lacking, pool)
        best: i64 = LONGEST_WAIT
        n: i64
        for n in range(self.nears):
            place: i64 = self.near[n]
            useful: i64 = self.useful(g, g.ring[place], missing, lacking, pool)
            left: i64 = lacking - useful
            turns: i64 = 2 * TURN + cost * left // lacking - SAVING * lesser(left, pool)
            if left == 0:
                if g.ring[place] == temple and g.has(self.seat, GRID_1B):
                    turns -= TURN
                elif not temple_ahead(g, place, temple) and not g.has(self.seat, GRID_3B):
                    turns += TURN - 3
            if turns < best:
                best = turns
        best += lacking * self.haste
        self.turns[i] = best
        self.worth[i] = self.faded(gain, best)

    def useful(self, g: Mystery, card: i64, missing: i64, lacking: i64, pool: i64) -> i64:
        """How many of the missing crystals a collection on a card would bring."""
        parts = self.parts
        rune: i64 = parts.tablet[card]
        runes: i64 = g.runes[self.seat][rune]
        kind: i64 = parts.card_kind[card]
        found: i64 = 0
        colour: i64
        if kind == UPGRADE:
            clears: bool = runes > 0 and parts.rune_clears[rune] > 0
            first: i64 = parts.mana_first[card]
            space: i64
            for space in range(first, first + parts.mana_spaces[card]):
                if missing >> BUNDLE_BITS * parts.mana_colour[space] & COUNT_MASK and (
                    clears or g.mana[space] == EMPTY
                ):
                    found += 1
            if found > pool + runes:
                found = pool + runes
            return lesser(found, 2)
        if kind == CONVERSION:
            if pool < parts.convert_pay[card]:
                return 0
            for colour in range(RED, ANY):
                if missing >> BUNDLE_BITS * colour & COUNT_MASK:
                    found += 1
            return lesser(lesser(found, parts.convert_gain[card]) + runes * parts.rune_extra[rune], lacking)
        gain: i64 = parts.card_gain[card] + runes * parts.rune_gain[rune * LOCATION_KINDS + kind]
        for colour in range(RED, ANY):
            found += lesser(missing >> BUNDLE_BITS * colour & COUNT_MASK, gain >> BUNDLE_BITS * colour & COUNT_MASK)
        return lesser(found + (gain >> BUNDLE_BITS * ANY & COUNT_MASK), lacking)


# ---------------------------------------------------------------- small questions


def lesser(a: i64, b: i64) -> i64:
    """The smaller of two numbers, at least 0."""
    if b < a:
        a = b
    return a if a > 0 else 0


def crystals_in(bundle: i64) -> i64:
    n: i64 = 0
    while bundle:
        n += bundle & COUNT_MASK
        bundle >>= BUNDLE_BITS
    return n


def rounds_left(g: Mystery) -> i64:
    """A guess at how long the game will last."""
    most: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.markers[seat] > most:
            most = g.markers[seat]
    return 1 + 3 * (g.parts.curse_markers - most)


def types_worth(g: Mystery, types: i64, left: i64) -> i64:
    """What so many types of runes are worth with so many markers to come: the first ones are the way to the last."""
    points: i64 = g.parts.rune_points[types] * POINT
    way: i64 = types * 2 * POINT
    worth: i64 = (points * (5 - left) + way * left) // 5
    return points if points > worth else worth


def most_markers_of_others(g: Mystery, temple: i64, seat: i64) -> i64:
    most: i64 = 0
    owner: i64
    for owner in range(1, 6):
        if owner != seat + 1:
            n: i64 = markers_on(g, temple, owner)
            if n > most:
                most = n
    return most


def standing(mine: i64, most: i64) -> i64:
    """About what a temple objective gives for so many markers against the most of any other."""
    if mine == 0:
        return 0
    if mine > most:
        return 4
    return 3 if mine == most else 2


def temple_ahead(g: Mystery, place: i64, temple: i64) -> bool:
    """Whether a temple can be reached from a place in one free move."""
    size: i64 = g.ring_size
    steps: i64 = 0
    while steps < g.parts.move_max:
        place += 1
        if place == size:
            place = 0
        if g.ring[place] == temple:
            return True
        if g.ring[place] < TEMPLES:
            steps += 1
    return False
