"""Solo: where the Jaguar starts, and how it comes closer (JAG-S-SETUP-08, JAG-S-JAG)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import drawn, filled
from antechamber.games.jaguar.components import (
    A_CHEST,
    BLUE,
    COLUMNS,
    CRYSTALS,
    DIRECTIONS,
    JAGUARS,
    NONE,
    OPENED,
    RIGHT,
    SPACES,
    TURNED_UP,
)
from antechamber.games.jaguar.fortune import settle_fate
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.temple import beside
from antechamber.games.jaguar.words import (
    ITEM_CHEST,
    ITEM_MAP,
    JAGUAR_MOVED,
    JAGUAR_PLACED,
    JAGUAR_SHOWN,
    JAGUAR_STRUCK,
    JAGUAR_TOOK,
    NO,
    PLACE,
    PROWL,
)

# ---------------------------------------------------------------- ways


def neighbours(g: Jaguar, space: i64, ghost: bool) -> list[int]:
    """The spaces one step away: by open ways, through walls if it can, and by the player's door."""
    ways: i64 = g.board.open[g.heart_wall * SPACES + space]
    if ghost:
        ways |= g.board.walled[g.heart_wall * SPACES + space]
    found: list[int] = []
    direction: i64
    for direction in range(DIRECTIONS):
        if ways >> direction & 1:
            found.append(int(beside(space, direction)))
    there: i64 = g.other_door(0, space)
    if there != NONE and int(there) not in found:
        found.append(int(there))
    return found


def around(g: Jaguar, spaces: i64, ghost: bool) -> i64:
    """The neighbours of all these spaces, as bits."""
    found: i64 = g.board.around(g.heart_wall, spaces, ghost)
    i: i64
    for i in range(2):
        space: i64 = g.door[0][i]
        if space != NONE and spaces >> space & 1:
            there: i64 = g.other_door(0, space)
            if there != NONE:
                found |= bit(there)
    return found


def rings(g: Jaguar, start: i64, goals: i64, ghost: bool) -> list[int]:
    """The spaces that are 0, 1, 2, … steps from a space, as bits; the last ring is the first that holds a goal."""
    found: list[int] = []
    seen: i64 = 0
    ring: i64 = bit(start)
    while ring:
        found.append(int(ring))
        if ring & goals:
            break
        seen |= ring
        ring = around(g, ring, ghost) & ~seen
    return found


def distances(g: Jaguar, start: i64, ghost: bool) -> vec[i64]:
    """How far every space is from a space; NONE where no way leads."""
    far = filled(SPACES, NONE)
    space: i64
    for steps, spaces in enumerate(rings(g, start, 0, ghost)):
        ring: i64 = spaces
        for space in range(g.board.spaces):
            if ring >> space & 1:
                far[space] = steps
    return far


book.implements(neighbours, "JAG-S-JAG-02", "JAG-S-SET-02", "JAG-BOARD-06", "JAG-BOARD-07")
book.implements(around, "JAG-S-JAG-02", "JAG-S-SET-02", "JAG-BOARD-06", "JAG-BOARD-07")


# ---------------------------------------------------------------- where it starts


def jaguar_starts(g: Jaguar) -> i64:
    """The spaces at which a walk along the middle row ends that goes round walls by a shortest way, as bits."""
    return ends_of_walk(g, g.board.rows // 2 * COLUMNS, g.parts.jaguar_steps[g.agreed.level])


def ends_of_walk(g: Jaguar, space: i64, left: i64) -> i64:
    """Where the walk can end that has come to a space of the middle row, with so many steps left."""
    if left == 0:
        return bit(space)
    if g.board.goes(g.heart_wall, space, RIGHT):
        return ends_of_walk(g, space + 1, left - 1)
    last: i64 = space // COLUMNS * COLUMNS + OPENED
    far = rings(g, space, bit(last) - bit(space + 1), False)
    steps: i64 = len(far) - 1
    found: i64 = 0
    there: i64
    for there in range(space + 1, last):
        if not far[steps] >> there & 1:
            continue
        if steps <= left:
            found |= ends_of_walk(g, there, left - steps)
        else:
            back = rings(g, there, bit(space), False)
            found |= far[left] & back[steps - left]
    return found


book.implements(jaguar_starts, "JAG-S-SETUP-08")


@book.question("JAG-S-SETUP-08")
def choose_jaguar_start(g: Jaguar, f: Frame) -> None:
    """If several spaces fit, you choose where the Jaguar starts."""
    g.ask(f.seat)
    g.offer_all(PLACE, jaguar_starts(g))


@book.rule("JAG-S-SETUP-08")
def put_jaguar(g: Jaguar, f: Frame) -> None:
    """There it waits."""
    g.jaguar = g.answers[f.seat] & ARG
    g.tell(JAGUAR_PLACED, f.seat, g.jaguar)


# ---------------------------------------------------------------- its tokens


def higher(g: Jaguar, token: i64, other: i64) -> bool:
    """Whether a token has more steps than another; of equals, the one with walls is higher."""
    lead: i64 = g.parts.steps[token] - g.parts.steps[other]
    return lead > 0 or (lead == 0 and g.parts.through_walls >> token & 1 == 1)


def token_used(g: Jaguar) -> i64:
    """Which of the two tokens shown counts: the higher if a trap of the Temple hit, else the lower."""
    used: i64 = NONE
    token: i64
    for token in range(JAGUARS):
        if g.shown >> token & 1 and (used == NONE or higher(g, token, used) == g.temple_hit):
            used = token
    return used


book.implements(token_used, "JAG-S-JAG-02")


@book.rule("JAG-S-REF-03", "JAG-INFO-05")
def show_two_tokens(g: Jaguar, f: Frame) -> None:
    """Two tokens of the pile say how far the Jaguar may go in this round. Then they are out of the pile."""
    g.shown = 0
    for _ in range(TURNED_UP):
        token: i64 = drawn(g, g.pile)
        g.pile &= ~bit(token)
        g.shown |= bit(token)
        g.tell(JAGUAR_SHOWN, 0, token)


# ---------------------------------------------------------------- its way


def loot(g: Jaguar, space: i64) -> i64:
    """How many items lie on a space that the Jaguar would take."""
    n: i64 = (1 if g.map_on(space) != NONE else 0) + (1 if g.on_square(space) == A_CHEST else 0)
    colour: i64
    for colour in range(CRYSTALS):
        n += g.crystals_on(space, colour)
    return n


def best_loot(g: Jaguar, near: list[int], far: i64, space: i64, left: i64, ghost: bool) -> i64:
    """The most items on a shortest way to the player, from a space that is so far away, with so many steps."""
    best: i64 = 0
    if left > 0 and far > 0:
        for there in neighbours(g, space, ghost):
            if near[far - 1] >> there & 1:
                best = max(best, loot(g, there) + best_loot(g, near, far - 1, there, left - 1, ghost))
    return best


def ways_on(g: Jaguar, left: i64, ghost: bool) -> list[int]:
    """The next spaces of all ways among which the player decides."""
    if left == 0 or g.jaguar == g.place[0]:
        return []
    near = rings(g, g.place[0], bit(g.jaguar), ghost)
    far: i64 = len(near) - 1
    if not near[far] >> g.jaguar & 1:
        return []
    closer = [there for there in neighbours(g, g.jaguar, ghost) if near[far - 1] >> there & 1]
    if len(closer) < 2:
        return closer
    most: i64 = best_loot(g, near, far, g.jaguar, left, ghost)
    return [there for there in closer if loot(g, there) + best_loot(g, near, far - 1, there, left - 1, ghost) == most]


book.implements(loot, "JAG-S-JAG-01", "JAG-S-JAG-03")
book.implements(ways_on, "JAG-S-JAG-01")


@book.rule("JAG-S-JAG-02")
def jaguar_wakes(g: Jaguar, f: Frame) -> None:
    """It has as many steps as the token that counts."""
    token: i64 = token_used(g)
    f.n = g.parts.steps[token]
    f.memo = g.parts.through_walls >> token & 1


@book.question("JAG-S-JAG-01")
def choose_way(g: Jaguar, f: Frame) -> None:
    """Of several shortest ways with equally many items, you decide."""
    ways = ways_on(g, f.n, f.memo == 1)
    if not ways:
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    for there in ways:
        g.offer(PROWL | there)


@book.rule("JAG-S-JAG-01", "JAG-S-JAG-03")
def jaguar_steps(g: Jaguar, f: Frame) -> None:
    """It takes what lies there, except rituals."""
    if g.answers[f.seat] == NO:
        return
    f.n -= 1
    f.ask_again()
    g.jaguar = g.answers[f.seat] & ARG
    g.tell(JAGUAR_MOVED, 0, g.jaguar)
    jaguar_takes(g, g.jaguar)


def jaguar_takes(g: Jaguar, space: i64) -> None:
    """Items go back to the supply; blue crystals count for the Jaguar."""
    colour: i64
    for colour in range(CRYSTALS):
        while g.crystals_on(space, colour):
            g.remove_crystal(space, colour)
            g.tell(JAGUAR_TOOK, 0, colour)
            if colour == BLUE:
                g.jaguar_blues += 1
    if g.map_on(space) != NONE:
        g.clear_map(space)
        g.tell(JAGUAR_TOOK, 0, ITEM_MAP)
    if g.on_square(space) == A_CHEST:
        g.clear_square(space)
        g.tell(JAGUAR_TOOK, 0, ITEM_CHEST)


book.implements(jaguar_takes, "JAG-S-JAG-03")


@book.rule("JAG-S-JAG-04")
def jaguar_strikes(g: Jaguar, f: Frame) -> None:
    """If it is on your space, it hurts you."""
    if g.jaguar == g.place[f.seat]:
        g.tell(JAGUAR_STRUCK, f.seat)
        g.damage(f.seat, g.parts.jaguar_damage)
        settle_fate(g, f.seat)


PROWLING: Final[i64] = book.procedure("prowl", [jaguar_wakes, choose_way, jaguar_steps, jaguar_strikes], counting=True)
