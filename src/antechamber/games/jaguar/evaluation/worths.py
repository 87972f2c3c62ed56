"""Shards of the Jaguar: what holdings are worth to a seat, in points to come and, alone, in goals."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit, size
from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    A_CRYSTAL,
    ACTIVATOR,
    AMULETS,
    AN_AMULET,
    BLACK_AMULET,
    BLUE,
    BLUE_AMULET,
    CHECKPOINTS,
    CRYSTALS,
    DOTS,
    GLORY,
    GREEN,
    GREEN_AMULET,
    HEALTH,
    IN_PLAY,
    KEELA,
    NERYS,
    OF_BLUE_GREEN,
    OF_CHESTS,
    OF_FEW_CURSES,
    OF_GLORY,
    OF_HEALTH,
    OF_LEVELS,
    OF_MAPS,
    OF_PURPLE_YELLOW,
    PURPLE,
    RED_AMULET,
    WHITE_AMULET,
    YELLOW_AMULET,
    kind_of,
    number_of,
    what_of,
)
from antechamber.games.jaguar.evaluation.goals import OF_A_GOAL, Goals
from antechamber.games.jaguar.evaluation.times import turn_to_come
from antechamber.games.jaguar.state import Jaguar

# All worths are in thousandths of a point of honour.
ACTION: Final[i64] = 3000  # what an action point brings on average
TRACK: Final = 28  # values of the Health track
PAIR: Final[i64] = 45  # what two map pieces that fit together count of a Heart, in percent
SINGLE: Final[i64] = 20  # and one that may still find another
CLIMBING: Final[i64] = 60  # what counts of a checkpoint before it is reached, in percent
ABILITY: Final[i64] = 1500  # of level 3, for each round
EXTRA_TRAP: Final[i64] = 3500
HEALTHY: Final[i64] = 14  # health that is enough for a while
WEAK: Final[i64] = 250  # what a point of health below that is worth more
LAST_BREATH: Final[i64] = 3000  # damage without health costs glory
CURSED: Final[i64] = 3500  # while cursed there are no rewards and no ability
# Alone: what the goals are worth.
OF_A_LEVEL: Final[i64] = 14_000
OF_A_HEART: Final[i64] = 30_000
PAIR_ALONE: Final[i64] = 75  # in percent of a Heart, as above
SINGLE_ALONE: Final[i64] = 33
DEAD: Final[i64] = -90_000
FRAIL: Final[list[int]] = [
    0, 24_000, 18_000, 13_500, 10_500, 8_000, 6_000, 4_500, 3_200, 2_200, 1_400, 700,
]  # fmt: skip  # [health]: what so little costs, alone


@final
class Worths:
    """What one more of everything is worth to a seat as the table stands. Call `look` before asking."""

    def __init__(self) -> None:
        self.turns: i64 = 0  # to come, after the one that is being taken
        self.goals: Final = Goals()
        self.health: vec[i64] = filled(TRACK, 0)  # [value]
        self.curse: vec[i64] = filled(TRACK, 0)
        self.amulet: vec[i64] = filled(AMULETS, 0)
        self.crystal: vec[i64] = filled(CRYSTALS, 0)
        self.level: i64 = 0
        self.glory: i64 = 0  # one more step
        self.heart: i64 = 0
        self.pair: i64 = 0  # two map pieces that are not used yet
        self.single: i64 = 0  # a map piece that may still find another
        self.chest: i64 = 0
        self.minor: i64 = 0
        self.major: i64 = 0

    def look(self, g: Jaguar, seat: i64) -> None:
        self.turns = g.parts.rounds - max(1, g.round) + (1 if turn_to_come(g, seat) else 0)
        self.goals.look(g, seat, self.turns)
        self.value_amulets(g, seat)
        self.value_levels(g, seat)
        self.value_glory(g, seat)
        self.fill_health(g, seat)
        self.fill_curse(g, seat)
        self.value_crystals(g, seat)
        self.value_hearts(g)
        self.chest = self.goals.per(g, OF_CHESTS) + self.amulet_of_chest()

    # ------------------------------------------------------------ amulets, levels, glory

    def value_amulets(self, g: Jaguar, seat: i64) -> None:
        """In the last round only those count that help in the Escape."""
        amulet = self.amulet
        later: bool = self.turns > 0
        fleeing: bool = not g.agreed.basic
        amulet[RED_AMULET] = 3400 if later else 3000 if fleeing else 0
        amulet[BLACK_AMULET] = 2600 if later else 2200 if fleeing else 0
        amulet[GREEN_AMULET] = ACTION if later else 800 if fleeing else 0
        amulet[YELLOW_AMULET] = 2400 if later else 1200
        amulet[BLUE_AMULET] = 1200 if later else 300
        amulet[WHITE_AMULET] = 1800 if later else 600 if fleeing else 0
        if g.levels[seat] >= 3 and fleeing and later:
            if g.character[seat] == KEELA:
                amulet[YELLOW_AMULET] = 3200
            elif g.character[seat] == NERYS:
                amulet[BLUE_AMULET] = 3200

    def amulet_of_chest(self) -> i64:
        """Two of three amulets."""
        total: i64 = 0
        i: i64
        for i in range(AMULETS):
            total += self.amulet[i]
        return total * 5 // 2 // AMULETS

    def value_levels(self, g: Jaguar, seat: i64) -> None:
        """The next level, a Minor and a Major ritual."""
        slot: i64 = g.levels[seat]
        self.level = self.amulet[GREEN_AMULET]
        if not g.agreed.basic:
            self.level = 2600
            if slot == 1:
                self.level = 5500
            elif slot == 2:
                self.level = self.turns * ABILITY + 2000
            if g.cursed(seat):
                self.level = self.level // 2
        self.level += self.goals.per(g, OF_LEVELS)
        if g.agreed.solo and slot < 3:
            self.level += OF_A_LEVEL
        self.minor = self.level + g.parts.minor_honor * (100 if g.agreed.solo else 1000)
        self.major = self.level + self.goals.marker

    def value_glory(self, g: Jaguar, seat: i64) -> None:
        """One more step: its honour, and what brings the next checkpoint nearer."""
        last: i64 = len(g.parts.glory_values) - 1
        step: i64 = g.glory[seat]
        self.glory = g.parts.glory_beyond * 1000
        if step < last:
            self.glory = (g.parts.glory_values[step + 1] - g.parts.glory_values[step]) * 1000
        if g.agreed.solo:
            self.glory = self.glory // 10
        self.glory += self.goals.per(g, OF_GLORY)
        k: i64
        for k in range(CHECKPOINTS):
            if not g.reached[seat] >> k & 1 and step < g.parts.checkpoint[k]:
                self.glory += self.checkpoint(g, k) // (g.parts.checkpoint[k] - step + 1)
                return

    def checkpoint(self, g: Jaguar, k: i64) -> i64:
        """What a checkpoint brings: a level and a crystal, a marker, a crystal."""
        if k == 0:
            return self.level + (4000 if g.checkpoint_crystals and not g.agreed.solo else 0)
        return self.goals.marker if k == 1 else 5000 if not g.agreed.solo else 1000

    # ------------------------------------------------------------ health and curses

    def fill_health(self, g: Jaguar, seat: i64) -> None:
        """Points of the rows, evenly over their values until the end; little health is worth more than it scores."""
        n: i64
        objective: i64 = self.goals.per(g, OF_HEALTH) if not g.agreed.solo else 0
        for n in range(TRACK):
            if g.agreed.solo:
                self.health[n] = self.alive(g, n)
                continue
            worth: i64 = g.parts.health_points[n] * 1000
            if self.turns and n + 4 < TRACK:
                worth += (g.parts.health_points[n + 4] - g.parts.health_points[n]) * (n % 4) * 250
            if self.turns and n < HEALTHY:
                worth -= (HEALTHY - n) * WEAK
            self.health[n] = worth + n * objective - (CURSED if self.suppressed(g, seat, n) else 0)

    def suppressed(self, g: Jaguar, seat: i64, health: i64) -> bool:
        """Whether with so much health rewards and abilities would be out of reach."""
        return not g.agreed.basic and g.curse[seat] >= health and self.turns > 0

    def alive(self, g: Jaguar, health: i64) -> i64:
        """Alone: to stay alive, and perhaps an Objective."""
        if health == 0:
            return DEAD
        worth: i64 = (min(health, 20) - 12) * 700 + max(0, health - 20) * 200 if health >= 12 else -FRAIL[health]
        if self.goals.interest[OF_HEALTH]:
            worth += OF_A_GOAL * min(health, g.parts.objective_target[OF_HEALTH]) // g.parts.objective_target[OF_HEALTH]
        return worth

    def fill_curse(self, g: Jaguar, seat: i64) -> None:
        """What the rows cost, evenly over their values; and none at all brings a level once."""
        n: i64
        for n in range(TRACK):
            worth: i64 = g.parts.curse_points[n] * (100 if g.agreed.solo else 1000)
            if n + 4 < TRACK and self.turns:
                more: i64 = g.parts.curse_points[n + 4] - g.parts.curse_points[n]
                worth += more * (n % 4) * (25 if g.agreed.solo else 250)
            if not g.agreed.solo:
                points: i64 = g.parts.objective_base[OF_FEW_CURSES] + n * g.parts.objective_each[OF_FEW_CURSES]
                worth += max(0, points) * self.goals.interest[OF_FEW_CURSES] * 10
            elif self.goals.interest[OF_FEW_CURSES]:
                enough: i64 = g.parts.objective_base[OF_FEW_CURSES] - g.parts.objective_target[OF_FEW_CURSES]
                allowed: i64 = enough // -g.parts.objective_each[OF_FEW_CURSES]
                worth += OF_A_GOAL if n <= allowed else OF_A_GOAL * max(0, 8 - n) // max(1, 8 - allowed)
            if g.bonus >> seat & 1 and n < 6:
                worth += self.level if n == 0 else self.level * (6 - n) // 12
            self.curse[n] = worth

    # ------------------------------------------------------------ crystals and map pieces

    def value_hearts(self, g: Jaguar) -> None:
        """A Heart, and what leads to it. Alone, one is needed, and others hardly matter."""
        self.heart = g.parts.heart_honor * 1000
        self.pair = self.heart * PAIR // 100
        self.single = self.heart * SINGLE // 100
        if g.agreed.solo and g.hearts[0]:
            self.heart = 3000
            self.pair = 1000
            self.single = 0
        elif g.agreed.solo:
            self.heart = OF_A_HEART
            self.pair = OF_A_HEART * PAIR_ALONE // 100
            self.single = OF_A_HEART * SINGLE_ALONE // 100
        if self.turns == 0:
            self.pair = 0
            self.single = 0

    def value_crystals(self, g: Jaguar, seat: i64) -> None:
        """One more of each colour."""
        colour: i64
        for colour in range(CRYSTALS):
            worth: i64 = g.parts.each[colour] * 1000
            if colour == PURPLE:
                n: i64 = g.owns(seat, PURPLE)
                last: i64 = len(g.parts.purple) - 1
                worth = (g.parts.purple[n + 1] - g.parts.purple[n] if n < last else g.parts.purple_beyond) * 1000
            elif colour == BLUE:
                worth += self.majority(g, seat)
            if g.agreed.solo:
                worth = worth // 10
            worth += self.goals.per(g, OF_BLUE_GREEN if colour in (BLUE, GREEN) else OF_PURPLE_YELLOW)
            self.crystal[colour] = worth

    def majority(self, g: Jaguar, seat: i64) -> i64:
        """What one more blue crystal does for the majority; early on, little is certain."""
        before: i64 = g.blue_majority(seat)
        g.bag[seat][BLUE] += 1
        after: i64 = g.blue_majority(seat)
        g.bag[seat][BLUE] -= 1
        certain: i64 = 20 + 10 * min(8, g.round)
        return max((after - before) * 10 * certain, 1500 if self.turns else 0)

    def map_piece(self, g: Jaguar, seat: i64, piece: i64) -> i64:
        """What one more map piece is worth: more if it makes a pair."""
        dots: i64 = unused(g, seat, 0)
        triangles: i64 = unused(g, seat, DOTS)
        objective: i64 = self.goals.per(g, OF_MAPS)
        left: i64 = g.parts.hearts[g.seats] - g.hearts_taken
        if min(dots, triangles) >= left:
            return objective
        if triangles > dots if piece < DOTS else dots > triangles:
            return objective + self.pair - self.single
        return objective + self.single

    def maps_held(self, g: Jaguar, seat: i64) -> i64:
        """What the unused map pieces of a seat are worth, beside their Objective."""
        dots: i64 = unused(g, seat, 0)
        triangles: i64 = unused(g, seat, DOTS)
        pairs: i64 = min(dots, triangles, g.parts.hearts[g.seats] - g.hearts_taken)
        more: i64 = 1 if max(dots, triangles) > pairs else 0
        return pairs * self.pair + more * self.single

    # ------------------------------------------------------------ all together

    def reward(self, g: Jaguar, seat: i64, part: i64) -> i64:
        """A part of a reward."""
        kind: i64 = kind_of(part)
        n: i64 = number_of(part)
        if kind == AN_AMULET:
            return self.amulet[what_of(part)]
        if kind == A_CRYSTAL:
            return self.crystal[what_of(part)]
        if kind == HEALTH:
            return self.health[min(TRACK - 1, g.health[seat] + n)] - self.health[g.health[seat]]
        if kind == GLORY:
            return self.glory * n
        if kind == ACTIVATOR:
            return EXTRA_TRAP
        return self.curse[max(0, g.curse[seat] - n)] - self.curse[g.curse[seat]]

    def standing(self, g: Jaguar, seat: i64) -> i64:
        """What a seat has, wherever it stands; health and curses are not counted."""
        worth: i64 = 0
        i: i64
        for i in range(AMULETS):
            worth += min(g.amulets[seat][i], 3) * self.amulet[i]
        if g.lying >> seat & 1:
            worth -= ACTION
        worth += self.maps_held(g, seat)
        worth += self.objectives(g, seat)
        k: i64
        for k in range(CHECKPOINTS):
            if not g.reached[seat] >> k & 1 and self.turns:
                worth += self.checkpoint(g, k) * CLIMBING * g.glory[seat] // (g.parts.checkpoint[k] * 100)
        if g.agreed.solo:
            return worth + self.reached(g)
        worth += g.glory_points(seat) * 1000 + g.minors(seat) * g.parts.minor_honor * 1000
        worth += g.hearts[seat] * self.heart + (g.crystal_points(seat) - g.blue_majority(seat)) * 1000
        worth += g.blue_majority(seat) * 10 * (20 + 10 * min(8, g.round))
        if g.levels[seat] >= 3 and not g.agreed.basic:
            worth += self.turns * ABILITY
        return worth

    def objectives(self, g: Jaguar, seat: i64) -> i64:
        """What the Objectives bring, except those for health and curses."""
        worth: i64 = 0
        i: i64
        for i in range(IN_PLAY):
            objective: i64 = g.objective[i]
            if objective in (OF_HEALTH, OF_FEW_CURSES):
                continue
            if g.agreed.solo and self.goals.interest[objective]:
                worth += OF_A_GOAL * self.goals.nearness(g, objective) // 100
            elif not g.agreed.solo:
                worth += g.objective_points(seat, objective) * self.goals.interest[objective] * 10
        return worth

    def reached(self, g: Jaguar) -> i64:
        """Alone: levels, a Heart, and a little for honour."""
        worth: i64 = min(g.levels[0], 3) * OF_A_LEVEL + g.score(0) * 100
        return worth + (OF_A_HEART if g.hearts[0] else 0)


def unused(g: Jaguar, seat: i64, first: i64) -> i64:
    """How many unused map pieces of a kind a seat has."""
    return size((g.maps[seat] & ~g.used_maps[seat]) >> first & bit(DOTS) - 1)
