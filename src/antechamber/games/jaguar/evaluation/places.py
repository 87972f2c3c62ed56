"""Shards of the Jaguar: what it is worth to stand on a space: what lies near, what threatens, and the way out."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.sight import Sight
from antechamber.core.bits import bit
from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    A_CHEST,
    BETWEEN_3_4,
    BLESSED,
    COLUMNS,
    CRYSTALS,
    DOTS,
    FIRST_AMULET,
    GREEN_AMULET,
    MOST_ROWS,
    NONE,
    OPENED,
    RED_AMULET,
    RITUALS,
    SPACES,
)
from antechamber.games.jaguar.evaluation.dangers import Dangers
from antechamber.games.jaguar.evaluation.paths import UNREACHED, Paths, standing_on
from antechamber.games.jaguar.evaluation.worths import LAST_BREATH, TRACK, Worths
from antechamber.games.jaguar.state import Jaguar

NEAR: Final[list[int]] = [30, 27, 24, 20, 16, 12, 9, 7, 5, 4, 3, 2, 2, 1]  # [steps]: what counts of a thing, in percent
FAR: Final = 13  # steps beyond which nothing counts
BEHIND: Final[list[int]] = [0, 0, 0, 0, 15, 30, 55, 100, 100]  # [round]: what counts of tile #4, in percent
MISSING: Final[list[int]] = [100, 45, 20, 8]  # [crystals]: how likely a ritual is that lacks so many, in percent
READY: Final[list[int]] = [75, 40, 18, 6]  # and what the crystals in the bag count of it
SECOND: Final[i64] = 50  # what the second best ritual counts, in percent
UNKNOWN: Final[i64] = -1_000_000_000
WITHIN: Final[list[int]] = [10, 30, 55, 85, 100]  # [steps to spare, from -3 on]: that a Heart is reached, in percent
STRANDED: Final[i64] = 1600  # each step that is missing in the Escape
# Alone: what it is worth to come outside, and what each missing step costs.
OUT: Final[i64] = 30_000
STEP_SHORT: Final[i64] = 4000
BAG_BITS: Final = 8  # of a colour in a packed bag
# What players see, by how much they do (`sight`): in a first game, after some games, everything.
OVERLOOKED: Final[list[int]] = [55, 38, 0]  # spaces with what lies there, in percent
CLOSE: Final[i64] = 2  # within so many steps nothing is overlooked
PROMISED: Final[list[int]] = [40, 70, 100]  # percent: what the crystals of the bag count for rituals to come
LEAVING: Final[list[int]] = [0, 1, 1]  # with so many turns to come it is thought of the way out


@final
class Places:
    """The board as a seat sees it. Call `look` before asking."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.overlooked: i64 = OVERLOOKED[sight.extent]
        self.promised: i64 = PROMISED[sight.extent]
        self.leaving: i64 = LEAVING[sight.extent]
        self.worths: Final = Worths()
        self.paths: Final = Paths()
        self.dangers: Final = Dangers(self.worths, sight)
        self.seat: i64 = 0
        self.thing: vec[i64] = filled(SPACES, 0)  # [space]: what all that lies there is worth
        self.pulls: vec[i64] = filled(SPACES, UNKNOWN)
        self.hurts: vec[i64] = filled(SPACES, UNKNOWN)
        self.costs: vec[i64] = filled(SPACES, 0)
        self.has_pair: bool = False
        self.fits: vec[i64] = filled(SPACES, 0)  # [space]: whether a pair of map pieces fits there
        self.fuels: dict[int, int] = {}
        self.fuel_weight: vec[i64] = filled(RITUALS, 0)  # [ritual]: how near it is, in percent; 0: not there

    def look(self, g: Jaguar, seat: i64) -> None:
        self.seat = seat
        self.paths.look(g)
        self.worths.look(g, seat)
        self.dangers.look(g, seat)
        self.fuels = {}
        space: i64
        for space in range(SPACES):
            self.pulls[space] = UNKNOWN
            self.hurts[space] = UNKNOWN
        self.find_hearts(g, seat)
        self.weigh_rituals(g, seat)
        for space in range(g.board.spaces):
            self.thing[space] = 0 if self.overlooks(g, space) else self.worth_of_space(g, seat, space)

    def overlooks(self, g: Jaguar, space: i64) -> bool:
        """Whether what lies on a space is overlooked in this round, as it is not close to the pawn."""
        if not self.sight.overlooks(space, self.overlooked):
            return False
        here: i64 = standing_on(g, self.seat)
        return here == NONE or self.paths.steps(g, self.seat, here, space) > CLOSE

    # ------------------------------------------------------------ what lies there

    def find_hearts(self, g: Jaguar, seat: i64) -> None:
        """Where on tile #4 the unused map pieces of a seat would find a Heart."""
        space: i64
        unused: i64 = g.maps[seat] & ~g.used_maps[seat]
        left: bool = g.hearts_taken < g.parts.hearts[g.seats] and unused != 0
        columns: i64 = 0
        bands: i64 = 0
        piece: i64
        for piece in range(2 * DOTS):
            if unused >> piece & 1:
                if (piece < DOTS) == g.parts.dots_are_columns:
                    columns |= 1 << g.parts.map_value[piece]
                else:
                    bands |= 1 << g.parts.map_value[piece]
        self.has_pair = left and columns != 0 and bands != 0
        for space in range(g.board.spaces):
            self.fits[space] = 0
            if left and space % COLUMNS >= OPENED:
                band: i64 = g.parts.band[g.board.rows * MOST_ROWS + space // COLUMNS]
                if columns >> space % COLUMNS - OPENED + 1 & 1 and bands >> band & 1:
                    self.fits[space] = 1

    def weigh_rituals(self, g: Jaguar, seat: i64) -> None:
        """Those in the pouch can be performed anywhere, those on the board the sooner the nearer they are."""
        here: i64 = standing_on(g, seat)
        i: i64
        for i in range(RITUALS):
            self.fuel_weight[i] = 100 if g.pouch[seat] >> i & 1 else 0
        for i in range(g.board.spaces):
            ritual: i64 = g.ritual_on(i)
            if ritual != NONE and here != NONE:
                near: i64 = max(15, 90 - 8 * self.paths.steps_later(g, seat, here, i))
                self.fuel_weight[ritual] = near * self.reachable(g, i) // 100

    def reachable(self, g: Jaguar, space: i64) -> i64:
        """How much what lies on a space counts in this round, in percent: tile #4 only when it opens soon."""
        if space % COLUMNS < OPENED or g.heart_wall != BETWEEN_3_4:
            return 100
        return BEHIND[g.round]

    def lacks(self, g: Jaguar, ritual: i64, bag: i64) -> i64:
        """How many crystals a packed bag lacks for a ritual."""
        n: i64 = 0
        colour: i64
        for colour in range(CRYSTALS):
            n += max(0, g.parts.needs[ritual * CRYSTALS + colour] - (bag >> BAG_BITS * colour & bit(BAG_BITS) - 1))
        return n

    def ritual(self, g: Jaguar, ritual: i64) -> i64:
        """What performing a ritual brings."""
        return self.worths.major if g.parts.is_major(ritual) else self.worths.minor

    def fuel(self, g: Jaguar, bag: i64, done: i64) -> i64:
        """What the crystals of a packed bag promise for the rituals that are left."""
        if self.worths.turns == 0:
            return 0
        key: int = int(bag) << 24 | int(done)
        found = self.fuels.get(key)
        if found is not None:
            return found
        best: i64 = 0
        second: i64 = 0
        i: i64
        for i in range(RITUALS):
            if self.fuel_weight[i] and not done >> i & 1:
                worth: i64 = self.ritual(g, i) * READY[self.lacks(g, i, bag)] * self.fuel_weight[i] // 10_000
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        total: i64 = best + second * SECOND // 100
        if self.worths.turns == 1:
            total = total * 2 // 3
        total = total * self.promised // 100
        self.fuels[key] = int(total)
        return total

    def worth_of_space(self, g: Jaguar, seat: i64, space: i64) -> i64:
        """What all that lies on a space is worth, as far as it can be reached."""
        total: i64 = 0
        colour: i64
        if g.items[space]:
            bag: i64 = packed_bag(g, seat)
            for colour in range(CRYSTALS):
                total += g.crystals_on(space, colour) * self.crystal(g, seat, space, colour, bag)
            square: i64 = g.on_square(space)
            if square == A_CHEST:
                total += self.worths.chest
            elif square:
                total += self.worths.amulet[square - FIRST_AMULET]
            if g.map_on(space) != NONE:
                total += self.worths.map_piece(g, seat, g.map_on(space))
            ritual: i64 = g.ritual_on(space)
            if ritual != NONE:
                total += self.ritual(g, ritual) * MISSING[self.lacks(g, ritual, bag)] // 100
        return total * self.reachable(g, space) // 100

    def crystal(self, g: Jaguar, seat: i64, space: i64, colour: i64, bag: i64) -> i64:
        """What a crystal on a space is worth, with what it does for rituals."""
        worth: i64 = self.worths.crystal[colour] + self.fuel(g, bag + bit(BAG_BITS * colour), 0) - self.fuel(g, bag, 0)
        return worth + self.blessing(g, seat, space)

    def blessing(self, g: Jaguar, seat: i64, space: i64) -> i64:
        """What a curse less is worth, if the pedestal is a blessed one."""
        curse: i64 = g.curse[seat]
        if g.board.symbol[space] != BLESSED or curse == 0:
            return 0
        return self.worths.curse[curse - 1] - self.worths.curse[curse]

    # ------------------------------------------------------------ what it is worth to stand there

    def near(self, steps: i64) -> i64:
        """What counts of something so many steps away, in percent."""
        return NEAR[steps] if steps <= FAR and self.worths.turns else 0

    def pull(self, g: Jaguar, space: i64) -> i64:
        """What lies around a space, the nearer the more."""
        if self.pulls[space] == UNKNOWN:
            total: i64 = 0
            there: i64
            if self.worths.turns:
                for there in range(g.board.spaces):
                    if self.thing[there]:
                        total += self.thing[there] * self.near(self.paths.steps_later(g, self.seat, space, there))
            self.pulls[space] = total // 100
        return self.pulls[space]

    def heart_ahead(self, g: Jaguar, space: i64) -> i64:
        """How likely the Heart is reached for which the map pieces are there; else they are in vain."""
        if not self.has_pair or self.worths.turns == 0 or self.worths.turns > 2:
            return 0
        nearest: i64 = UNREACHED
        there: i64
        for there in range(OPENED, g.board.spaces):
            if self.fits[there]:
                nearest = min(nearest, self.paths.steps_later(g, self.seat, space, there))
        actions: i64 = g.parts.actions_in(g.parts.rounds, g.agreed.solo)
        spare: i64 = actions * self.worths.turns - 1 - nearest
        likely: i64 = WITHIN[min(4, spare + 3)] if spare >= -3 else 0
        return self.worths.heart * likely // 100 - self.worths.pair

    def measure(self, g: Jaguar, space: i64) -> None:
        if self.hurts[space] == UNKNOWN:
            self.dangers.measure(g, space)
            self.hurts[space] = self.dangers.hurt
            self.costs[space] = self.dangers.cost

    def health(self, hundredths: i64) -> i64:
        """What health is worth, between two values of the track as well; below 0, damage costs glory."""
        if hundredths < 0:
            return self.worths.health[0] + hundredths * LAST_BREATH // 100
        n: i64 = min(TRACK - 1, hundredths // 100)
        if n == TRACK - 1:
            return self.worths.health[n]
        return self.worths.health[n] + (self.worths.health[n + 1] - self.worths.health[n]) * (hundredths % 100) // 100

    def stand(self, g: Jaguar, space: i64, health: i64) -> i64:
        """What it is worth to end on a space with so much health: near things, dangers, the way out."""
        self.measure(g, space)
        left: i64 = health * 100 - self.hurts[space]
        return self.health(left) - self.costs[space] + self.pull(g, space) + self.way_out(g, space, left // 100)

    def way_out(self, g: Jaguar, space: i64, health: i64) -> i64:
        """What the Escape will bring from here; in round 7, a part of it."""
        if g.agreed.basic or self.worths.turns > self.leaving:
            return 0
        reds: i64 = g.amulets[self.seat][RED_AMULET] * g.parts.heal_of_red
        steps: i64 = g.parts.escape_steps[min(TRACK - 1, max(0, health) + reds)]
        if g.amulets[self.seat][GREEN_AMULET]:
            steps += 1
        if self.worths.turns == 0:
            return self.flight(g, space, steps)
        return min(0, self.flight(g, space, steps + 4)) // 2

    def flight(self, g: Jaguar, space: i64, steps: i64) -> i64:
        """What leaving brings with so many steps: the best reward in reach, or curses for those that are missing."""
        best: i64 = UNKNOWN
        least: i64 = SPACES
        row: i64
        for row in range(g.board.rows):
            far: i64 = self.paths.steps_out(g, self.seat, space, row)
            least = min(least, far)
            if far <= steps:
                best = max(best, self.exit_reward(g, row) - far)
        if best != UNKNOWN:
            return best
        return (steps - least) * (STEP_SHORT if g.agreed.solo else STRANDED)

    def exit_reward(self, g: Jaguar, row: i64) -> i64:
        """What leaving by a row brings."""
        reward: i64 = self.worths.reward(g, self.seat, g.parts.escape_reward[g.exits[row]])
        return reward + OUT if g.agreed.solo else reward


def packed_bag(g: Jaguar, seat: i64) -> i64:
    """The crystals of a bag in one number."""
    bag: i64 = 0
    colour: i64
    for colour in range(CRYSTALS):
        bag |= g.bag[seat][colour] << BAG_BITS * colour
    return bag
