"""Of Mice & Mazes: what cards and items are worth in general, points, and how long a game goes on."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit, lowest, size
from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled
from antechamber.games.mice.components import (
    ASSISTANT,
    ASSISTANTS,
    BORROW_ASSISTANT,
    CAMP,
    CARDS,
    CHAMBER,
    CHOOSE,
    DOUBLE_NEXT,
    END,
    EXCHANGE,
    EXTRA_ACTION,
    EXTRA_TURN,
    FIRST_ASSISTANT,
    FLIP_CHEST,
    GAIN,
    GAIN_LOW,
    GAIN_PER,
    GLORY,
    HIRE,
    JUMP,
    MOD,
    MOVE_PAW,
    NEUTRAL,
    NONE,
    ONE_TIME,
    OPEN,
    OPERATIONS,
    OTHERS_GAIN,
    PLACE_PAW,
    PORTAL,
    REFRESH,
    ROW,
    SWAP_ASSISTANT,
    TAKE_CHEST,
    TRIGGER,
    Components,
    amount,
)
from antechamber.games.mice.state import Mice

# All worths are in thousandths of a point of glory.
TURN: Final[i64] = 1100  # what a turn brings on average
ITEM_WORTH: Final[list[int]] = [450, 450, 450, 700, 1000, 500, 300]  # [item]: the first unit of it
FADING: Final[list[int]] = [100, 100, 95, 85, 70, 50, 35, 20, 10]  # [units]: the next unit, in percent of the first
CYCLE: Final[i64] = 9  # half turns of one player from one chamber opened, or assistant hired, to the next
END_SWING: Final[i64] = 40_000  # to win or to lose
MARGIN: Final[i64] = 5  # points that rivals are likely to make in their last action

OPERATION_WORTH: Final[list[tuple[int, int]]] = [
    (OPEN, 900),
    (HIRE, 900),
    (CAMP, 350),
    (REFRESH, 80),
    (MOVE_PAW, 250),
    (TAKE_CHEST, 850),
    (FLIP_CHEST, 700),
    (EXTRA_ACTION, 1100),
    (EXTRA_TURN, 1100),
    (PLACE_PAW, 900),
    (DOUBLE_NEXT, 800),
    (SWAP_ASSISTANT, 100),
    (PORTAL, 1800),
    (BORROW_ASSISTANT, 250),
    (TRIGGER, 800),
]
OFTEN: Final[list[int]] = [
    28, 25, 28, 22, 22, 22, 25, 14, 20, 28, 8, 22, 45, 22, 22, 22, 30, 25, 4, 22,
]  # fmt: skip  # [condition]: how often in a hundred turns it is fulfilled
MODS: Final[list[int]] = [190, 60, 70, 50, 120]  # [mod]: each turn to come


def zeros(n: i64) -> vec[i64]:
    return filled(n, 0)


def worth_of_items(items: i64) -> i64:
    worth: i64 = 0
    item: i64
    for item in range(7):
        worth += amount(items, item) * ITEM_WORTH[item]
    return worth


@final
class Worths:
    """What the effects of all cards of a box are worth, whatever the position."""

    def __init__(self) -> None:
        self.parts: Components = NO_PARTS
        self.operation: vec[i64] = zeros(OPERATIONS)  # [operation]: those that do not name items
        self.effect: vec[i64] = zeros(CARDS)  # [card]: once
        self.steady: vec[i64] = zeros(ASSISTANTS)  # [assistant]: each turn to come, once hired
        self.pile: vec[i64] = zeros(GLORY * 10)  # [item * 10 + units]: so many units, in hundredths

    def read(self, parts: Components) -> None:
        """Value every card of a box, once."""
        if self.parts is parts:
            return
        self.parts = parts
        for op, worth in OPERATION_WORTH:
            self.operation[op] = worth
        card: i64
        for card in range(CARDS):
            self.effect[card] = self.program(parts.start[card])
        n: i64
        for card in range(GLORY):
            for n in range(9):
                self.pile[card * 10 + n + 1] = self.pile[card * 10 + n] + ITEM_WORTH[card] * FADING[n]
        for card in range(ASSISTANTS):
            if parts.condition[card] != NONE and parts.kind[card] != ONE_TIME:
                self.steady[card] = self.effect[FIRST_ASSISTANT + card] * OFTEN[parts.condition[card]] // 100
            place: i64 = parts.start[FIRST_ASSISTANT + card]
            while parts.op[place] != END:
                if parts.op[place] == MOD:
                    self.steady[card] += MODS[parts.arg[place] & 7]
                place += 1

    def program(self, place: i64) -> i64:
        """What an effect is worth, whatever the position; of a choice the best branch."""
        parts = self.parts
        worth: i64 = 0
        branch: i64 = -1
        best: i64 = 0
        while parts.op[place] != END:
            op: i64 = parts.op[place]
            if op == CHOOSE:
                branch = 0
            elif op == JUMP:
                best = max(best, branch)
                branch = 0
            elif branch >= 0:
                branch += self.general(op, parts.arg[place])
            else:
                worth += self.general(op, parts.arg[place])
            place += 1
        return worth + best

    def general(self, op: i64, arg: i64) -> i64:
        """What an operation is worth, whatever the position."""
        if op == GAIN:
            return worth_of_items(arg)
        if op == GAIN_LOW:
            return (arg >> 8 & 15) * ITEM_WORTH[arg & 15] * 3 // 4
        if op == GAIN_PER:
            return worth_of_items(arg & (1 << 24) - 1) * 3 // 2
        if op == OTHERS_GAIN:
            return -worth_of_items(arg) // 2
        if op == EXCHANGE:
            return max(0, worth_of_items(arg >> 28 & (1 << 24) - 1) - worth_of_items(arg & (1 << 28) - 1)) * (
                arg >> 52 & 15
            )
        return self.operation[op]


# ---------------------------------------------------------------- the end


def turns_left(g: Mice) -> i64:
    """How many turns of each player the game is likely to go on."""
    if g.ending:
        return 0
    spots: i64 = g.crypt.end_chambers - size(g.open_spots)
    hands: i64 = assistants_left(g)
    most: i64 = 0
    seat: i64
    for seat in range(g.seats):
        most = max(most, g.stock[seat][GLORY])
    return max(1, min(min(spots, hands) * CYCLE // (2 * g.seats), g.crypt.end_glory - most))


def assistants_left(g: Mice) -> i64:
    """How many assistants can leave the row before the game ends."""
    n: i64 = size(g.deck[ASSISTANT] | g.discards[ASSISTANT]) - g.parts.short_row
    i: i64
    for i in range(ROW):
        if g.row[ASSISTANT][i] != NONE:
            n += 1
    return n


def patience(g: Mice) -> i64:
    """How much who is behind would rather wait than end the game, in tenths. It does not last for ever."""
    rounds: i64 = g.turn // g.seats
    return 10 if rounds < 25 else max(0, 35 - rounds)


def set_points(g: Mice, kind: i64, cards: i64) -> i64:
    """The points for sets of different factions, as they count at the end."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    over: i64 = 0
    while cards:
        faction: i64 = g.parts.faction[kind * FIRST_ASSISTANT + lowest(cards)]
        cards &= cards - 1
        if faction == NEUTRAL:
            over += 1
        else:
            three |= two & bit(faction)
            two |= one & bit(faction)
            one |= bit(faction)
    most: i64 = len(g.parts.sets) - 1
    first: i64 = size(one) + over
    second: i64 = size(two) + max(0, first - most)
    third: i64 = size(three) + max(0, second - most)
    return g.parts.sets[min(first, most)] + g.parts.sets[min(second, most)] + g.parts.sets[min(third, most)]


def points(g: Mice, seat: i64) -> i64:
    """A seat's points if the game ended now."""
    sets: i64 = set_points(g, CHAMBER, g.chambers_of(seat)) + set_points(g, ASSISTANT, g.hired[seat])
    return g.stock[seat][GLORY] + sets


def rival_points(g: Mice, seat: i64) -> i64:
    """The most points of any other seat if the game ended now."""
    most: i64 = 0
    other: i64
    for other in range(g.seats):
        if other != seat:
            most = max(most, points(g, other))
    return most


def ends_game(g: Mice, seat: i64, kind: i64, card: i64) -> i64:
    """What it is worth that opening or hiring a card ends the game, if it does."""
    if g.ending:
        return 0
    glory: i64 = g.parts.glory[kind * FIRST_ASSISTANT + card]
    over: bool = g.stock[seat][GLORY] + glory >= g.crypt.end_glory
    if kind == CHAMBER:
        over = over or size(g.open_spots) + 1 >= g.crypt.end_chambers
    else:
        over = over or (assistants_left(g) <= 1 and not g.camp[seat][ASSISTANT] >> card & 1)
    if not over:
        return 0
    return END_SWING if points(g, seat) + glory > rival_points(g, seat) + MARGIN else -END_SWING * patience(g) // 10


NO_PARTS: Final = Components()
