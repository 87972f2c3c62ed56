"""Shards of the Jaguar: the rest of a turn, planned step by step in the head."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit
from antechamber.core.ints import i64, vec
from antechamber.core.notation import ARG, ARG_BITS
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    A_CHEST,
    CRYSTAL_BITS,
    CRYSTALS,
    DIRECTIONS,
    ENTRANCE,
    FIRST_AMULET,
    GREEN_AMULET,
    MAP_AT,
    MAP_MASK,
    NONE,
    RED_AMULET,
    RITUAL_AT,
    RITUAL_MASK,
    RITUALS,
    SPACES,
    SQUARE_AT,
    WHITE_AMULET,
)
from antechamber.games.jaguar.evaluation.paths import standing_on
from antechamber.games.jaguar.evaluation.places import BAG_BITS, UNKNOWN, Places, packed_bag
from antechamber.games.jaguar.evaluation.worths import HEALTHY, TRACK
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.temple import beside
from antechamber.games.jaguar.words import (
    BREAK,
    DOOR,
    END_TURN,
    HEAL,
    JUMP,
    MOVE,
    PERFORM,
    RUN,
    SHIELD,
    TAKE,
    TAKE_AMULET,
    TAKE_CHEST,
    TAKE_HEART,
    TAKE_MAP,
    USE_AMULET,
)

MOST_TAKEN: Final = 12
A_WALL: Final[i64] = 1_000_003  # in the number for what was done
A_REST: Final[i64] = 3_000_017
# [sight]: so many action points are planned ahead, in a first game, after some games, by who sees everything.
PLANNED: Final[list[int]] = [2, 3, 99]
# [sight]: what it seems to cost to rest while one is well and something can be taken; who sees everything weighs it.
RESTLESS: Final[list[int]] = [4000, 2500, 0]
WELL: Final[i64] = 4  # health so far above the curse leaves room for a hit
FEW: Final[i64] = 2  # a green amulet is thought of when so few action points are left


@final
class Plans:
    """A turn in the head. What was done in it is kept in the fields and taken back."""

    def __init__(self, places: Places) -> None:
        self.places: Final = places
        self.planned: i64 = PLANNED[places.sight.extent]
        self.seat: i64 = 0
        self.restless: i64 = 0  # what it costs to rest
        self.items: vec[i64] = filled(SPACES, 0)  # what is left on the spaces
        self.health: i64 = 0
        self.healed: i64 = 0
        self.bag: i64 = 0
        self.pouch: i64 = 0
        self.done: i64 = 0  # rituals performed in this plan, as bits
        self.whites: i64 = 0
        self.hearts: i64 = 0  # taken in this plan
        self.taken: i64 = 0
        self.taken_at: vec[i64] = filled(MOST_TAKEN, 0)
        self.taken_worth: vec[i64] = filled(MOST_TAKEN, 0)
        self.state: i64 = 0  # a number for all that was done in this plan, in whatever order
        self.known: dict[int, int] = {}  # what was found out of a space, the points left and the state

    def look(self, g: Jaguar, seat: i64) -> None:
        self.seat = seat
        space: i64
        for space in range(g.board.spaces):
            self.items[space] = 0 if self.places.overlooks(g, space) else g.items[space]
        self.health = g.health[seat]
        self.healed = g.healed
        self.bag = packed_bag(g, seat)
        self.pouch = g.pouch[seat]
        self.done = 0
        self.whites = g.amulets[seat][WHITE_AMULET]
        self.hearts = 0
        self.taken = 0
        self.state = 0
        self.known = {}
        restless: i64 = RESTLESS[self.places.sight.extent]
        self.restless = restless if restless and self.is_well(g) else 0

    # ------------------------------------------------------------ the options of a turn

    def worth(self, g: Jaguar, option: i64) -> i64:
        """What the rest of the turn brings that begins with an option; UNKNOWN if it is not worth a thought."""
        kind: i64 = option & ~ARG
        here: i64 = standing_on(g, self.seat)
        points: i64 = self.ahead(g, g.points)
        amulet = self.places.worths.amulet
        if g.place[self.seat] >= ENTRANCE and kind == MOVE:
            return self.go_on(g, here, points - 1)
        if kind == MOVE:
            return self.step(g, here, option & ARG, points)
        if kind == BREAK:
            return self.break_wall(g, here, option & ARG, points)
        if kind == DOOR:
            return self.go_on(g, g.other_door(self.seat, here), points - 1)
        if kind == HEAL:
            return self.heal(g, here, points)
        if kind == RUN:
            if points < g.points and self.places.worths.turns > 1 and self.tempted(g, here):
                return UNKNOWN
            bonus: i64 = g.parts.solo_run_bonus if g.agreed.solo else g.parts.run_bonus
            entering: i64 = 1 if g.place[self.seat] >= ENTRANCE else 0
            return self.run(g, here, points + bonus - entering)
        if kind == JUMP:
            there: i64 = beside(beside(here, option & ARG), option & ARG)
            return self.go_on(g, there, points) - amulet[GREEN_AMULET]
        if kind == USE_AMULET:
            return self.use(g, here, option & ARG)
        if kind == SHIELD:
            position: i64 = g.position_of(option & ARG)
            return self.end(g, here, 0) + self.places.dangers.harm(g, position, here) - 1 if points == 0 else UNKNOWN
        if kind == END_TURN:
            return self.end(g, here, 0) - (0 if g.running or g.points == 0 else 1 + self.restless)
        return self.take(g, here, option, points) if is_take(kind) else UNKNOWN

    def use(self, g: Jaguar, here: i64, amulet: i64) -> i64:
        """Amulets cost no action; the green one is kept until it is clear what it would bring."""
        worths = self.places.worths
        seat: i64 = self.seat
        if amulet == GREEN_AMULET:
            if g.points > FEW:
                return UNKNOWN
            return self.go_on(g, here, self.ahead(g, g.points + 1)) - worths.amulet[amulet]
        rest: i64 = self.go_on(g, here, self.ahead(g, g.points)) - worths.amulet[amulet]
        if amulet == RED_AMULET:
            more: i64 = min(TRACK - 1, g.health[seat] + g.parts.heal_of_red)
            return rest + worths.health[more] - worths.health[g.health[seat]]
        less: i64 = max(0, g.curse[seat] - g.parts.curse_of_black)
        return rest + worths.curse[less] - worths.curse[g.curse[seat]]

    def ahead(self, g: Jaguar, points: i64) -> i64:
        """So many action points are planned of those that are left; all in a Run and in the last turn."""
        return points if g.running or self.places.worths.turns == 0 else min(points, self.planned)

    def is_well(self, g: Jaguar) -> bool:
        """Whether nothing but something to take is on the mind of who acts, and more turns come."""
        if g.acting != self.seat or g.running or self.places.worths.turns == 0:
            return False
        well: bool = self.health >= HEALTHY and self.health > g.curse[self.seat] + WELL
        return well and standing_on(g, self.seat) != NONE and self.tempted(g, standing_on(g, self.seat))

    def tempted(self, g: Jaguar, here: i64) -> bool:
        """Whether something can still be reached and taken in this turn."""
        left: i64 = g.points - (2 if g.place[self.seat] >= ENTRANCE else 1)
        space: i64
        for space in range(g.board.spaces):
            is_there: bool = self.items[space] & ~(RITUAL_MASK << RITUAL_AT) != 0 and not g.closed(space)
            if is_there and self.places.paths.steps(g, self.seat, here, space) <= left:
                return True
        return False

    # ------------------------------------------------------------ one thing after another

    def go_on(self, g: Jaguar, here: i64, points: i64) -> i64:
        """The best that can be made of the rest of a turn."""
        if g.running:
            return self.run(g, here, points)
        if points == 0:
            return self.end(g, here, 0)
        key: int = int(self.state << 12 | here << 5 | points)
        found = self.known.get(key)
        if found is not None:
            return found
        best: i64 = max(self.end(g, here, points), self.best_take(g, here, points))
        direction: i64
        ways: i64 = g.board.open[g.heart_wall * SPACES + here]
        for direction in range(DIRECTIONS):
            if ways >> direction & 1:
                best = max(best, self.step(g, here, direction, points))
        if self.whites > 0 and points > 1:
            ways = g.board.walled[g.heart_wall * SPACES + here]
            for direction in range(DIRECTIONS):
                if ways >> direction & 1:
                    best = max(best, self.break_wall(g, here, direction, points))
        there: i64 = g.other_door(self.seat, here)
        if there != NONE:
            best = max(best, self.go_on(g, there, points - 1))
        self.known[key] = int(best)
        return best

    def step(self, g: Jaguar, here: i64, direction: i64, points: i64) -> i64:
        """A step, and the best from there; into the Jaguar only while running."""
        there: i64 = beside(here, direction)
        if there == g.jaguar and not g.running:
            return UNKNOWN
        return self.go_on(g, there, points - 1)

    def break_wall(self, g: Jaguar, here: i64, direction: i64, points: i64) -> i64:
        self.whites -= 1
        self.state += A_WALL
        worth: i64 = self.step(g, here, direction, points)
        self.state -= A_WALL
        self.whites += 1
        return worth - self.places.worths.amulet[WHITE_AMULET]

    def heal(self, g: Jaguar, here: i64, points: i64) -> i64:
        before: i64 = self.health
        self.health = min(TRACK - 1, before + g.parts.healed_by(self.healed + 1) - g.parts.healed_by(self.healed))
        self.healed += 1
        self.state += A_REST
        worth: i64 = self.go_on(g, here, points - 1)
        self.state -= A_REST
        self.healed -= 1
        self.health = before
        return worth

    def end(self, g: Jaguar, here: i64, points: i64) -> i64:
        """What it is worth to stop here and heal with what is left."""
        health: i64 = self.health
        if points:
            health += g.parts.healed_by(self.healed + points) - g.parts.healed_by(self.healed)
        places = self.places
        worth: i64 = places.stand(g, here, min(TRACK - 1, health)) + places.fuel(g, self.bag, self.done)
        if self.restless and (points or self.healed > g.healed):
            worth -= self.restless
        if self.hearts == 0:
            worth += places.heart_ahead(g, here)
        i: i64
        for i in range(self.taken):
            steps: i64 = places.paths.steps_later(g, self.seat, here, self.taken_at[i])
            worth -= self.taken_worth[i] * places.near(steps) // 100
        return worth

    def run(self, g: Jaguar, here: i64, steps: i64) -> i64:
        """The best space in reach of so many steps."""
        best: i64 = UNKNOWN
        there: i64
        for there in range(g.board.spaces):
            far: i64 = self.places.paths.steps(g, self.seat, here, there)
            if far <= steps:
                best = max(best, self.end(g, there, 0) - far)
        return best

    # ------------------------------------------------------------ taking

    def best_take(self, g: Jaguar, here: i64, points: i64) -> i64:
        """Take something here, and go on."""
        best: i64 = UNKNOWN
        items: i64 = self.items[here]
        i: i64
        if items:
            for i in range(CRYSTALS):
                if items >> CRYSTAL_BITS * i & 3:
                    best = max(best, self.take(g, here, TAKE | i, points))
            if items >> SQUARE_AT:
                square: i64 = items >> SQUARE_AT
                option: i64 = TAKE_CHEST if square == A_CHEST else TAKE_AMULET | square - FIRST_AMULET
                best = max(best, self.take(g, here, option, points))
            if items >> MAP_AT & MAP_MASK:
                best = max(best, self.take(g, here, TAKE_MAP | (items >> MAP_AT & MAP_MASK) - 1, points))
            ritual: i64 = (items >> RITUAL_AT & RITUAL_MASK) - 1
            if ritual != NONE and self.places.lacks(g, ritual, self.bag) == 0:
                best = max(best, self.take(g, here, PERFORM | ritual, points))
        if self.pouch:
            for i in range(RITUALS):
                if self.pouch >> i & 1 and self.places.lacks(g, i, self.bag) == 0:
                    best = max(best, self.take(g, here, PERFORM | i, points))
        if self.places.fits[here] and self.hearts == 0 and not g.closed(here):
            best = max(best, self.take(g, here, TAKE_HEART, points))
        return best

    def take(self, g: Jaguar, here: i64, option: i64, points: i64) -> i64:
        """Take something, see what the rest of the turn brings then, and put it back."""
        kind: i64 = option & ~ARG
        what: i64 = option & ARG
        items: i64 = self.items[here]
        bag: i64 = self.bag
        pouch: i64 = self.pouch
        gain: i64 = self.gain(g, here, option)
        lay_there: bool = True
        if kind == TAKE:
            self.items[here] -= bit(CRYSTAL_BITS * what)
            self.bag += bit(8 * what)
        elif kind == TAKE_MAP:
            self.items[here] &= ~(MAP_MASK << MAP_AT)
        elif kind in (TAKE_CHEST, TAKE_AMULET):
            self.items[here] &= bit(SQUARE_AT) - 1
        elif kind == TAKE_HEART:
            self.hearts += 1
            lay_there = False
        else:
            lay_there = not pouch >> what & 1
            self.perform(g, here, what)
        if lay_there:
            self.taken_at[self.taken] = here
            self.taken_worth[self.taken] = min(gain, self.places.thing[here])
            self.taken += 1
        mark: i64 = ((option >> ARG_BITS) * 31 + (what + 1) * 101 + here) * 7919 % 1_000_003
        self.state += mark
        worth: i64 = gain + self.go_on(g, here, points - 1)
        self.state -= mark
        if lay_there:
            self.taken -= 1
        if kind == TAKE_HEART:
            self.hearts -= 1
        elif kind == PERFORM:
            self.done &= ~bit(what)
        self.items[here] = items
        self.bag = bag
        self.pouch = pouch
        return worth

    def perform(self, g: Jaguar, here: i64, ritual: i64) -> None:
        colour: i64
        for colour in range(CRYSTALS):
            self.bag -= g.parts.needs[ritual * CRYSTALS + colour] << BAG_BITS * colour
        self.done |= bit(ritual)
        if self.pouch >> ritual & 1:
            self.pouch &= ~bit(ritual)
        else:
            self.items[here] &= ~(RITUAL_MASK << RITUAL_AT)

    def gain(self, g: Jaguar, here: i64, option: i64) -> i64:
        """What taking something brings by itself."""
        places = self.places
        worths = places.worths
        kind: i64 = option & ~ARG
        what: i64 = option & ARG
        if kind == TAKE:
            return worths.crystal[what] + places.blessing(g, self.seat, here)
        if kind == TAKE_MAP:
            return worths.map_piece(g, self.seat, what)
        if kind == TAKE_CHEST:
            return worths.chest
        if kind == TAKE_AMULET:
            return worths.amulet[what]
        if kind == TAKE_HEART:
            return worths.heart - worths.pair + (worths.crystal[0] if g.hearts_taken < 2 else 0)
        return places.ritual(g, what)


def is_take(kind: i64) -> bool:
    return kind in (TAKE, TAKE_AMULET, TAKE_CHEST, TAKE_MAP, PERFORM, TAKE_HEART)
