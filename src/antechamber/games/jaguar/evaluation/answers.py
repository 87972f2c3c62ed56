"""Shards of the Jaguar: what each option of the small questions is worth."""

from __future__ import annotations

from typing import Final, final

from antechamber.bots.sight import Sight
from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import (
    A_CHEST,
    BLACK_AMULET,
    BLUE_AMULET,
    COLUMNS,
    CRYSTALS,
    NONE,
    OF_BLUE_GREEN,
    OF_CHESTS,
    OF_MAPS,
    OF_PURPLE_YELLOW,
    RED_AMULET,
    REMOVED,
    SPACES,
    TAME_CHEST,
    TAME_CRYSTAL,
    TAME_MAP,
    TAME_RITUAL,
    TAME_STEPS,
    WHITE_AMULET,
    YELLOW_AMULET,
)
from antechamber.games.jaguar.evaluation.goals import OF_A_GOAL
from antechamber.games.jaguar.evaluation.paths import standing_on
from antechamber.games.jaguar.evaluation.places import UNKNOWN, Places
from antechamber.games.jaguar.evaluation.plans import Plans, is_take
from antechamber.games.jaguar.evaluation.traps import Traps
from antechamber.games.jaguar.evaluation.worths import ACTION
from antechamber.games.jaguar.fortune import named_by
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.taking import AMULET_BITS
from antechamber.games.jaguar.taming import SPACE_BITS
from antechamber.games.jaguar.temple import apart, beside
from antechamber.games.jaguar.turn import leaves
from antechamber.games.jaguar.words import (
    BLESS,
    BREAK,
    CHOOSE,
    DISCARD,
    DOOR,
    DRIFT,
    DRIFT_AND_TAKE,
    END_TURN,
    FETCH,
    FLOW,
    GAIN,
    GO,
    HUNT,
    ITEM_CHEST,
    ITEM_MAP,
    ITEM_RITUAL,
    JUMP,
    KEEP,
    KEEP_TAMING,
    LIE_DOWN,
    MARK,
    MOVE,
    NO,
    PICK,
    PLACE,
    PLAY,
    PROWL,
    RESIST,
    SET,
    START_AT,
    STEER,
    STEER_AND_TAKE,
    SUFFER,
    TAME,
    USE_AMULET,
)

LIKED: Final[list[int]] = [3, 2, 1, 0]  # [character]: who may choose takes Fenn
COLLECTING: Final = (OF_PURPLE_YELLOW, OF_BLUE_GREEN, OF_MAPS, OF_CHESTS)
GROWING: Final[i64] = 3000  # what these Objectives still grow in a turn
WANTED: Final[i64] = 30  # a crystal that the starting ritual needs, for each percent of nearness
TWO_STEPS: Final[i64] = 500
HANDY: Final[i64] = 100  # an amulet that may still be of use in the Escape
HUNTING: Final[i64] = 4500  # a harming trap more


@final
class Answers:
    """What an option is worth, beside the others of the same question. Call `look` before asking."""

    def __init__(self, sight: Sight) -> None:
        self.places: Final = Places(sight)
        self.plans: Final = Plans(self.places)
        self.traps: Final = Traps(self.places)

    def look(self, g: Jaguar, seat: i64) -> None:
        self.places.look(g, seat)
        self.plans.look(g, seat)
        kind: i64 = g.menu[g.first[seat]] & ~ARG
        if kind in (SET, CHOOSE):
            self.traps.look(g, seat)

    def worth(self, g: Jaguar, seat: i64, option: i64) -> i64:
        """By kind of question. The options of a turn are planned; those of the Escape look for an exit."""
        kind: i64 = option & ~ARG
        what: i64 = option & ARG
        worths = self.places.worths
        if g.acting == seat:
            if g.heart_wall == REMOVED:
                return self.fleeing(g, seat, option)
            if kind not in (BLESS, KEEP, GAIN, MARK, PICK, NO):
                return self.plans.worth(g, option)
        if kind == SET:
            return self.traps.trap(g, seat, what)
        if kind == CHOOSE:
            return self.traps.token(g, seat, what)
        if kind == PICK:
            return worths.crystal[what]
        if kind == GAIN:
            return self.reward(g, seat, what)
        if kind == KEEP:
            return worths.amulet[what >> AMULET_BITS] + worths.amulet[what & bit(AMULET_BITS) - 1]
        if kind == MARK:
            return self.mark(g, seat, what)
        if kind == USE_AMULET:
            return self.use(g, seat, what)
        if kind in (DISCARD, LIE_DOWN, SUFFER):
            return self.loss(g, seat, option)
        if kind in (FLOW, DRIFT, DRIFT_AND_TAKE, RESIST, STEER, STEER_AND_TAKE):
            return self.water(g, seat, option)
        if is_take(kind):
            return self.plans.take(g, g.place[seat], option, 1) - self.plans.end(g, g.place[seat], 0)
        if kind == START_AT:
            return self.start(g, seat, what)
        if kind == PLAY:
            return LIKED[what]
        if kind in (PLACE, DOOR, MOVE, BREAK, END_TURN, PROWL):
            return self.spaces(g, seat, option)
        if kind in (TAME, KEEP_TAMING, FETCH):
            return self.taming(g, seat, option)
        if kind == HUNT:
            return HUNTING - worths.amulet[YELLOW_AMULET]
        return 1 if kind == BLESS else 0

    # ------------------------------------------------------------ rewards and losses

    def reward(self, g: Jaguar, seat: i64, name: i64) -> i64:
        """The reward of a level that goes by this name."""
        best: i64 = 0
        slot: i64 = g.stack[g.depth - 1].card
        for way in g.parts.rewards_of(g.character[seat], slot):
            if named_by(way[0]) == name:
                total: i64 = 0
                for part in way:
                    total += self.places.worths.reward(g, seat, part)
                best = max(best, total)
        return best

    def mark(self, g: Jaguar, seat: i64, objective: i64) -> i64:
        """An Objective for a marker: what it is worth, and what may still come."""
        if g.agreed.solo:
            return OF_A_GOAL * (1 + self.places.worths.goals.nearness(g, objective)) // 100
        worth: i64 = g.objective_points(seat, objective) * 1000
        return worth + GROWING * self.places.worths.turns if objective in COLLECTING else worth

    def use(self, g: Jaguar, seat: i64, amulet: i64) -> i64:
        """An amulet outside of a turn: yellow after a hit, blue against the water, red and black in the Escape."""
        worths = self.places.worths
        if amulet == YELLOW_AMULET:
            return worths.glory - worths.amulet[amulet]
        if amulet == BLUE_AMULET:
            return -worths.amulet[amulet]
        return 1 if amulet in (RED_AMULET, BLACK_AMULET) else 0

    def loss(self, g: Jaguar, seat: i64, option: i64) -> i64:
        """What a hit costs: a crystal, an action, or damage."""
        worths = self.places.worths
        if option == LIE_DOWN:
            return -ACTION
        if option == SUFFER:
            trap: i64 = g.trap_at[g.stack[g.depth - 1].card]
            left: i64 = (g.health[seat] - g.parts.damage[trap]) * 100
            return self.places.health(left) - worths.health[g.health[seat]]
        bag: i64 = self.plans.bag
        lost: i64 = self.places.fuel(g, bag, 0) - self.places.fuel(g, bag - bit(8 * (option & ARG)), 0)
        return -worths.crystal[option & ARG] - lost

    # ------------------------------------------------------------ places

    def at(self, g: Jaguar, space: i64) -> i64:
        """What it is worth to be somewhere after the traps."""
        return self.places.pull(g, space) + self.places.way_out(g, space, self.plans.health)

    def rather(self, g: Jaguar, space: i64, here: i64) -> i64:
        """What it is worth to be on a space rather than here."""
        return self.at(g, space) - self.at(g, here)

    def water(self, g: Jaguar, seat: i64, option: i64) -> i64:
        """Going with the water, or taking something one space further, or staying for two health."""
        kind: i64 = option & ~ARG
        here: i64 = g.place[seat]
        worths = self.places.worths
        direction: i64 = option & ARG
        if kind == RESIST:
            return worths.health[max(0, g.health[seat] - g.parts.flood_cost)] - worths.health[g.health[seat]]
        if kind == FLOW:
            return max(self.carried(g, here, direction), self.carried_and_takes(g, here, direction))
        if kind == STEER:
            return self.carried(g, here, direction) - worths.amulet[BLUE_AMULET]
        if kind == STEER_AND_TAKE:
            return self.carried_and_takes(g, here, direction) - worths.amulet[BLUE_AMULET]
        direction = g.stack[g.depth - 1].card
        return self.carried(g, here, direction) if kind == DRIFT else self.carried_and_takes(g, here, direction)

    def carried(self, g: Jaguar, here: i64, direction: i64) -> i64:
        return self.rather(g, g.drift(here, direction, g.parts.flood_distance), here)

    def carried_and_takes(self, g: Jaguar, here: i64, direction: i64) -> i64:
        """One space, and a free Take there."""
        there: i64 = g.drift(here, direction, 1)
        return self.rather(g, there, here) + self.best_item(g, there)

    def best_item(self, g: Jaguar, space: i64) -> i64:
        """What a free Take on a space brings; nothing if nothing is there."""
        taken: i64 = self.plans.best_take(g, space, 1)
        return max(0, taken - self.plans.end(g, space, 0)) if taken != UNKNOWN else 0

    def start(self, g: Jaguar, seat: i64, row: i64) -> i64:
        """A starting space: its ritual, its amulet, and what lies near."""
        worths = self.places.worths
        worth: i64 = self.places.pull(g, row * COLUMNS)
        if g.entry_amulet[row] != NONE:
            worth += worths.amulet[g.entry_amulet[row]]
        ritual: i64 = g.entry_ritual[row]
        colour: i64
        space: i64
        for space in range(g.board.spaces):
            for colour in range(CRYSTALS):
                if g.parts.needs[ritual * CRYSTALS + colour] and g.crystals_on(space, colour):
                    worth += WANTED * self.places.near(self.places.paths.steps(g, seat, row * COLUMNS, space))
        return worth

    def spaces(self, g: Jaguar, seat: i64, option: i64) -> i64:
        """Markers of a door, its passage, steps after taming, the ways of the Jaguar."""
        kind: i64 = option & ~ARG
        what: i64 = option & ARG
        if kind == PROWL:
            return -self.places.thing[what]
        here: i64 = standing_on(g, seat)
        if kind == PLACE and g.agreed.solo and g.jaguar == NONE:
            return apart(here, what)
        if kind == PLACE:
            return self.marker(g, seat, here, what)
        if kind == DOOR:
            return self.rather(g, g.other_door(seat, here), here)
        if kind in (MOVE, BREAK):
            cost: i64 = self.places.worths.amulet[WHITE_AMULET] if kind == BREAK else 1
            return self.rather(g, beside(here, what), here) - cost
        return 0

    def marker(self, g: Jaguar, seat: i64, here: i64, space: i64) -> i64:
        """The first marker goes under the pawn, the second where it would like to be."""
        if g.door[seat][1] == NONE and g.door[seat][0] != NONE and g.door[seat][0] == here:
            return UNKNOWN if g.closed(space) else self.at(g, space)
        return 1 if space == here else 0

    def taming(self, g: Jaguar, seat: i64, option: i64) -> i64:
        """Taming tokens and what they let one take."""
        kind: i64 = option & ~ARG
        if kind == TAME:
            return 1
        if kind == KEEP_TAMING:
            return self.best_of_board(g, seat, g.parts.taming[option & ARG])
        item: i64 = (option & ARG) >> SPACE_BITS
        return self.fetched(g, seat, item, option & bit(SPACE_BITS) - 1)

    def fetched(self, g: Jaguar, seat: i64, item: i64, space: i64) -> i64:
        """What an item of a space is worth, wherever it lies."""
        places = self.places
        if item == ITEM_CHEST:
            return places.worths.chest
        if item == ITEM_MAP:
            return places.worths.map_piece(g, seat, g.map_on(space))
        if item == ITEM_RITUAL:
            ritual: i64 = g.ritual_on(space)
            return places.ritual(g, ritual) // (2 + places.lacks(g, ritual, self.plans.bag))
        return places.crystal(g, seat, space, item, self.plans.bag)

    def best_of_board(self, g: Jaguar, seat: i64, reward: i64) -> i64:
        """What the reward of a Taming token is worth."""
        best: i64 = TWO_STEPS if reward == TAME_STEPS else 0
        space: i64
        colour: i64
        for space in range(g.board.spaces):
            if g.items[space] == 0 or g.closed(space):
                continue
            if reward == TAME_CRYSTAL:
                for colour in range(CRYSTALS):
                    if g.crystals_on(space, colour):
                        best = max(best, self.fetched(g, seat, colour, space))
            elif reward == TAME_CHEST and g.on_square(space) == A_CHEST:
                best = max(best, self.fetched(g, seat, ITEM_CHEST, space))
            elif reward == TAME_MAP and g.map_on(space) != NONE:
                best = max(best, self.fetched(g, seat, ITEM_MAP, space))
            elif reward == TAME_RITUAL and g.ritual_on(space) != NONE:
                best = max(best, self.fetched(g, seat, ITEM_RITUAL, space))
        return best

    # ------------------------------------------------------------ the Escape

    def fleeing(self, g: Jaguar, seat: i64, option: i64) -> i64:
        """A step of the Escape: the best exit that is then in reach."""
        kind: i64 = option & ~ARG
        places = self.places
        here: i64 = g.place[seat]
        if kind == GO:
            return 0
        if here >= SPACES:
            return 1
        if kind == USE_AMULET:
            return places.flight(g, here, g.points + 1) - HANDY
        if kind == END_TURN:
            return places.flight(g, here, 0) - 1
        there: i64 = here
        steps: i64 = g.points - 1
        if kind == DOOR:
            there = g.other_door(seat, here)
        elif leaves(g, here, option & ARG):
            return places.exit_reward(g, here // COLUMNS) - (HANDY if kind == JUMP else 0)
        else:
            there = beside(here, option & ARG)
        if kind == JUMP:
            steps += 1
            if leaves(g, there, option & ARG):
                return places.exit_reward(g, here // COLUMNS) - HANDY
            there = beside(there, option & ARG)
        cost: i64 = 0 if kind in (MOVE, DOOR) else HANDY
        return places.flight(g, there, steps) - cost
