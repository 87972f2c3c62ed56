"""Shards of the Jaguar: which token a trap is likely to hold, and what it costs to stand somewhere."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.sight import Sight
from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.jaguar.activation import is_shielded
from antechamber.games.jaguar.components import (
    CRYSTALS,
    EARTHQUAKE,
    GUARDS,
    HARMING,
    JAGUARS,
    NONE,
    OPTIONS,
    SPACES,
)
from antechamber.games.jaguar.evaluation.times import has_acted
from antechamber.games.jaguar.evaluation.worths import ACTION, TRACK, Worths
from antechamber.games.jaguar.prowling import distances, higher
from antechamber.games.jaguar.state import Jaguar

AIMED: Final[i64] = 60  # how much likelier a token is for each pawn that it would have struck, in percent
SPARED: Final[i64] = 12  # how likely a token is that would strike its owner, in percent of another
RIVAL: Final[i64] = 40  # what a point of a rival counts, in percent
TAMED: Final[i64] = 8000  # what taming the Jaguar brings
WHOLE: Final[i64] = 1000  # odds are in thousandths
OVERLOOKED: Final[list[int]] = [65, 45, 0]  # [sight]: traps of others, in percent
A_TRAP: Final[i64] = 100  # the first trap among the things that can be overlooked


@final
class Dangers:
    """What the traps that are set, and alone the Jaguar, would do to a seat. Call `look` before asking."""

    def __init__(self, worths: Worths, sight: Sight) -> None:
        self.worths: Final = worths
        self.sight: Final = sight
        self.overlooked: i64 = OVERLOOKED[sight.extent]
        self.odds: vec[i64] = filled(HARMING * OPTIONS, 0)  # [position * 3 + token]
        self.hits: vec[i64] = filled(HARMING, 0)  # [position]: hundredths of damage, if it hits
        self.costs: vec[i64] = filled(HARMING, 0)  # [position]: and what else it costs
        self.low: vec[i64] = filled(SPACES, NONE)  # alone: how far the Jaguar is, by the lower token and by the higher
        self.high: vec[i64] = filled(SPACES, NONE)
        self.low_steps: i64 = 0
        self.high_steps: i64 = 0
        self.hurt: i64 = 0  # of the last space: hundredths of damage
        self.cost: i64 = 0

    def look(self, g: Jaguar, seat: i64) -> None:
        position: i64
        i: i64
        for position in range(HARMING):
            for i in range(OPTIONS):
                self.odds[position * OPTIONS + i] = 0
            if g.revealed >> position & 1 or (g.owner(position) == NONE and not g.agreed.solo):
                continue
            open_token: bool = g.owner(position) == NONE and g.token[position] != NONE
            if (
                g.owner(position) != seat
                and not open_token
                and self.sight.overlooks(A_TRAP + position, self.overlooked)
            ):
                continue
            self.guess(g, seat, position)
            self.weigh(g, seat, position)
        if g.agreed.solo and g.jaguar != NONE:
            self.look_at_jaguar(g)

    # ------------------------------------------------------------ tokens

    def guess(self, g: Jaguar, seat: i64, position: i64) -> None:
        """How likely each token of a trap is, to this seat: aimed at those who stood there, and not at its owner."""
        first: i64 = position * OPTIONS
        owner: i64 = g.owner(position)
        token: i64 = g.token[position]
        i: i64
        if owner == seat or (owner == NONE and token != NONE):
            if token != NONE:
                self.odds[first + token] = WHOLE
            return
        total: i64 = 0
        for i in range(OPTIONS):
            weight: i64 = 100
            if owner == NONE:
                weight = 0 if g.faces[position] >> i & 1 else 100
            else:
                weight = aimed(g, owner, seat, g.trap_at[position] * OPTIONS + i)
            self.odds[first + i] = weight
            total += weight
        for i in range(OPTIONS):
            self.odds[first + i] = self.odds[first + i] * WHOLE // max(1, total)

    def weigh(self, g: Jaguar, seat: i64, position: i64) -> None:
        """What a hit of a trap costs the seat, and what its owner gains by it."""
        worths = self.worths
        trap: i64 = g.trap_at[position]
        damage: i64 = g.parts.damage[trap]
        cost: i64 = 0
        owner: i64 = g.owner(position)
        health: i64 = g.health[seat]
        pain: i64 = worths.health[health] - worths.health[max(0, health - damage)]
        if trap == GUARDS and cheapest(g, seat, worths) < pain:
            damage = 0
            cost = cheapest(g, seat, worths)
        elif trap == EARTHQUAKE and not g.last_round() and not g.lying >> seat & 1 and pain > ACTION:
            damage = 0
            cost = ACTION
        curse: i64 = g.curse[seat]
        cost += worths.curse[curse] - worths.curse[min(TRACK - 1, curse + g.parts.curse[trap])]
        if is_shielded(g, seat, position):
            damage = 0
            cost = 0
        if g.agreed.solo:
            if owner == NONE and g.glory[seat] == 0:
                damage += g.parts.temple_damage
            elif owner == NONE:
                cost += worths.glory
        elif owner == seat:
            cost += worths.glory
        else:
            cost += g.parts.glory_per_hit[g.seats] * 4000 * RIVAL // 100
        self.hits[position] = damage * 100
        self.costs[position] = cost

    def odds_at(self, g: Jaguar, position: i64, space: i64) -> i64:
        """How likely a trap strikes a space, in thousandths."""
        struck: i64 = g.board.threat[g.heart_wall * SPACES + space] >> g.trap_at[position] * OPTIONS
        odds: i64 = 0
        i: i64
        for i in range(OPTIONS):
            if struck >> i & 1:
                odds += self.odds[position * OPTIONS + i]
        return odds

    def harm(self, g: Jaguar, position: i64, space: i64) -> i64:
        """What a trap is likely to cost on a space, roughly."""
        return self.odds_at(g, position, space) * (self.hits[position] * 10 + self.costs[position]) // WHOLE

    # ------------------------------------------------------------ spaces

    def measure(self, g: Jaguar, space: i64) -> None:
        """Find out what it is likely to cost to stand on a space: `hurt` and `cost`."""
        hurt: i64 = 0
        cost: i64 = 0
        worst: i64 = NONE
        most: i64 = 0
        safe: i64 = WHOLE
        position: i64
        if g.agreed.solo:
            for position in range(HARMING):
                if g.activator[position] == NONE and self.harm(g, position, space) > most:
                    most = self.harm(g, position, space)
                    worst = position
        for position in range(HARMING):
            odds: i64 = self.odds_at(g, position, space)
            if odds and (position != worst or not self.can_take_over(g)):
                hurt += odds * self.hits[position] // WHOLE
                cost += odds * self.costs[position] // WHOLE
                safe = safe * (WHOLE - odds) // WHOLE
        self.hurt = hurt
        self.cost = cost
        if g.agreed.solo and g.jaguar != NONE:
            self.meet(g, space, self.low[space], self.low_steps, safe)
            self.meet(g, space, self.high[space], self.high_steps, WHOLE - safe)

    def can_take_over(self, g: Jaguar) -> bool:
        """Alone: whether a trap of the Temple can still become the player's own in this round."""
        return g.acting == 0 or g.activators > 0

    def meet(self, g: Jaguar, space: i64, far: i64, steps: i64, odds: i64) -> None:
        """Alone: what the Jaguar would do with so many steps; one space away it can be tamed."""
        if far == NONE or odds == 0 or steps == 0:
            return
        if far <= steps:
            self.hurt += g.parts.jaguar_damage * odds // (WHOLE // 100)
        elif far == steps + 1:
            self.cost -= TAMED * odds // WHOLE

    def look_at_jaguar(self, g: Jaguar) -> None:
        """How far it is from everywhere, with each of the two tokens that are shown."""
        low: i64 = NONE
        high: i64 = NONE
        token: i64
        for token in range(JAGUARS):
            if g.shown >> token & 1:
                if low == NONE or higher(g, low, token):
                    low = token
                if high == NONE or higher(g, token, high):
                    high = token
        if low == NONE:
            self.low_steps = 0
            self.high_steps = 0
            return
        self.low_steps = g.parts.steps[low]
        self.high_steps = g.parts.steps[high]
        self.low = distances(g, g.jaguar, g.parts.through_walls >> low & 1 == 1)
        self.high = distances(g, g.jaguar, g.parts.through_walls >> high & 1 == 1)


def aimed(g: Jaguar, owner: i64, seat: i64, token: i64) -> i64:
    """How likely an owner chose a token, as another seat sees it; only the proportion counts."""
    weight: i64 = 100
    other: i64
    for other in range(g.seats):
        if not g.inside(other) or not g.board.strikes(g.heart_wall, token, g.place[other]):
            continue
        if other == owner:
            if g.acting != NONE and has_acted(g, owner):
                weight = weight * SPARED // 100
        elif other != seat and g.acting != NONE and not has_acted(g, other):
            weight = weight * (100 + AIMED) // 100
    return weight


def cheapest(g: Jaguar, seat: i64, worths: Worths) -> i64:
    """The crystal of the bag that is worth least; very much if there is none."""
    least: i64 = 1_000_000
    colour: i64
    for colour in range(CRYSTALS):
        if g.bag[seat][colour]:
            least = min(least, worths.crystal[colour] + 1500)
    return least
