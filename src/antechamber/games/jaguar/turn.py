"""A player's actions: moving, healing, taking, running, and amulets (JAG-ACT, JAG-MOVE, JAG-HEAL, JAG-RUN, JAG-AMU)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import drawn
from antechamber.games.jaguar.components import (
    AKHEL,
    ALL_OPTIONS,
    BLACK_AMULET,
    COLUMNS,
    DIRECTIONS,
    ENTRANCE,
    FENN,
    GREEN_AMULET,
    HARMING,
    LAST_COLUMN,
    NONE,
    OUTSIDE,
    RED_AMULET,
    REMOVED,
    RIGHT,
    SPACES,
    WHITE_AMULET,
)
from antechamber.games.jaguar.fortune import lift_curses, settle_fate
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.taking import offer_takes, take
from antechamber.games.jaguar.temple import beside
from antechamber.games.jaguar.words import (
    BREAK,
    BROKE_WALL,
    DOOR,
    END_TURN,
    ENTERED,
    HEAL,
    JAGUAR_STRUCK,
    JUMP,
    JUMPED,
    LOOK,
    MOVE,
    MOVED,
    RAN,
    RUN,
    SHIELD,
    SHIELDED,
    TOKEN_TURNED,
    TURN_BEGAN,
    USE_AMULET,
    USED_AMULET,
    USED_DOOR,
)

# ---------------------------------------------------------------- steps


def leaves(g: Jaguar, space: i64, direction: i64) -> bool:
    """Whether a step that way goes out by an exit."""
    return g.heart_wall == REMOVED and direction == RIGHT and space % COLUMNS == LAST_COLUMN


def offer_steps(g: Jaguar, seat: i64) -> None:
    """Steps to neighbouring spaces, through a wall with a white amulet, and through the own door."""
    space: i64 = g.place[seat]
    ways: i64 = g.board.open[g.heart_wall * SPACES + space]
    direction: i64
    for direction in range(DIRECTIONS):
        if ways >> direction & 1:
            g.offer(MOVE | direction)
    if g.amulets[seat][WHITE_AMULET]:
        ways = g.board.walled[g.heart_wall * SPACES + space]
        for direction in range(DIRECTIONS):
            if ways >> direction & 1:
                g.offer(BREAK | direction)
    if g.other_door(seat, space) != NONE:
        g.offer(DOOR)


def offer_jumps(g: Jaguar, seat: i64) -> None:
    """Fenn: two spaces in one direction for a green amulet, no wall crossed."""
    if g.amulets[seat][GREEN_AMULET] == 0 or not g.can_use_ability(seat, FENN):
        return
    space: i64 = g.place[seat]
    direction: i64
    for direction in range(DIRECTIONS):
        if not g.board.goes(g.heart_wall, space, direction):
            continue
        if leaves(g, space, direction) or g.board.goes(g.heart_wall, beside(space, direction), direction):
            g.offer(JUMP | direction)


def step_to(g: Jaguar, seat: i64, direction: i64) -> None:
    """Put the pawn onto the neighbouring space, or outside."""
    space: i64 = g.place[seat]
    if leaves(g, space, direction):
        g.place[seat] = OUTSIDE + space // COLUMNS
        return
    g.place[seat] = beside(space, direction)
    g.tell(MOVED, seat, g.place[seat])
    meet_jaguar(g, seat)


def meet_jaguar(g: Jaguar, seat: i64) -> None:
    """Solo: entering the Jaguar's space in the Action phase hurts, except while running, as all do in the Escape."""
    if g.place[seat] == g.jaguar and g.acting == seat and not g.running:
        g.tell(JAGUAR_STRUCK, seat)
        g.damage(seat, g.parts.jaguar_damage)
        settle_fate(g, seat)


def make_step(g: Jaguar, seat: i64, option: i64) -> None:
    """A step, by whatever way."""
    kind: i64 = option & ~ARG
    direction: i64 = option & ARG
    if kind == BREAK:
        g.amulets[seat][WHITE_AMULET] -= 1
        g.tell(BROKE_WALL, seat, direction)
    if kind == DOOR:
        pass_door(g, seat)
    else:
        step_to(g, seat, direction)


def pass_door(g: Jaguar, seat: i64) -> None:
    """Through the own Secret door."""
    g.place[seat] = g.other_door(seat, g.place[seat])
    g.tell(USED_DOOR, seat, g.place[seat])
    meet_jaguar(g, seat)


def jump(g: Jaguar, seat: i64, direction: i64) -> None:
    """Two spaces for a green amulet; it does not count towards the limit of those."""
    g.amulets[seat][GREEN_AMULET] -= 1
    g.tell(JUMPED, seat, direction)
    step_to(g, seat, direction)
    if g.inside(seat):
        step_to(g, seat, direction)


book.implements(
    offer_steps, "JAG-MOVE-01", "JAG-MOVE-02", "JAG-BOARD-02", "JAG-BOARD-03", "JAG-BOARD-10", "JAG-F-AMU-04"
)
book.implements(offer_jumps, "JAG-F-JUMP-01", "JAG-F-JUMP-03", "JAG-F-CURSE-01")
book.implements(jump, "JAG-F-JUMP-01", "JAG-F-JUMP-02", "JAG-F-JUMP-03")
book.implements(leaves, "JAG-F-ESC-01", "JAG-BOARD-08")
book.implements(meet_jaguar, "JAG-S-ACT-02", "JAG-S-ACT-03", "JAG-S-ESC-01")


# ---------------------------------------------------------------- amulets


def offer_amulets(g: Jaguar, seat: i64) -> None:
    """Red and black, if they would do anything."""
    if g.amulets[seat][RED_AMULET] and g.health[seat] < g.parts.most_health:
        g.offer(USE_AMULET | RED_AMULET)
    if g.amulets[seat][BLACK_AMULET] and g.curse[seat] > 0:
        g.offer(USE_AMULET | BLACK_AMULET)


def offer_green(g: Jaguar, seat: i64) -> None:
    """One more action or step, as often in a turn as the limit allows."""
    if g.amulets[seat][GREEN_AMULET] and g.greens < g.parts.greens_per_turn:
        g.offer(USE_AMULET | GREEN_AMULET)


def use_amulet(g: Jaguar, seat: i64, amulet: i64) -> None:
    """It goes back to the supply; it costs no action."""
    g.amulets[seat][amulet] -= 1
    g.tell(USED_AMULET, seat, amulet)
    if amulet == GREEN_AMULET:
        g.greens += 1
        g.points += 1
        return
    if amulet == RED_AMULET:
        g.heal(seat, g.parts.heal_of_red)
    else:
        lift_curses(g, seat, g.parts.curse_of_black)
    settle_fate(g, seat)


book.implements(offer_amulets, "JAG-AMU-03", "JAG-AMU-04", "JAG-RUN-02")
book.implements(offer_green, "JAG-AMU-02")
book.implements(use_amulet, "JAG-AMU-01", "JAG-AMU-02", "JAG-AMU-03")


# ---------------------------------------------------------------- the turn


def action_points(g: Jaguar, seat: i64) -> i64:
    """How many action points a seat has at the start of its turn."""
    return g.parts.actions_in(g.round, g.agreed.solo) - (g.lying >> seat & 1)


book.implements(action_points, "JAG-ACT-01", "JAG-S-ACT-04")


@book.rule("JAG-ACT-01", "JAG-S-ACT-04")
def stand_up(g: Jaguar, f: Frame) -> None:
    """The turn begins, with one action point less for a pawn that lies down."""
    set_turn(g, f.seat, action_points(g, f.seat))
    g.lying &= ~bit(f.seat)
    g.tell(TURN_BEGAN, f.seat, g.points)


def set_turn(g: Jaguar, seat: i64, points: i64) -> None:
    """Say who acts, with how many action points or steps; nothing is spent yet."""
    g.acting = seat
    g.points = points
    g.spent = 0
    g.running = False
    g.healed = 0
    g.greens = 0


@book.question("JAG-ACT-02", "JAG-ACT-03", "JAG-RUN-01", "JAG-RUN-02", "JAG-MOVE-01", "JAG-HEAL-01", "JAG-TAKE-01")
def choose_action(g: Jaguar, f: Frame) -> None:
    """Spend an action point, use an amulet or an ability, or end the turn."""
    seat: i64 = f.seat
    g.ask(seat)
    if g.place[seat] >= ENTRANCE:
        g.offer(MOVE | RIGHT)
        offer_run(g)
        offer_green(g, seat)
        if not g.running:
            offer_amulets(g, seat)
        return
    if g.points > 0:
        offer_steps(g, seat)
        if not g.running:
            offer_actions(g, seat)
    offer_run(g)
    offer_green(g, seat)
    offer_jumps(g, seat)
    if not g.running:
        offer_amulets(g, seat)
        offer_shield(g, seat)
    g.offer(END_TURN)


def offer_run(g: Jaguar) -> None:
    """Running is declared before any action point is spent."""
    if g.spent == 0 and not g.running:
        g.offer(RUN)


def offer_actions(g: Jaguar, seat: i64) -> None:
    """Healing, taking, and in solo looking at a trap."""
    if g.health[seat] < g.parts.most_health:
        g.offer(HEAL)
    offer_takes(g, seat, True)
    if g.agreed.solo:
        position: i64
        for position in range(HARMING):
            if lies_face_down(g, position):
                g.offer(LOOK | g.trap_at[position])


def lies_face_down(g: Jaguar, position: i64) -> bool:
    """Solo: whether the active token of a Temple trap is not known yet."""
    return g.activator[position] == NONE and g.token[position] == NONE


def offer_shield(g: Jaguar, seat: i64) -> None:
    """Akhel: the Shield onto a harming trap of somebody else, once in a round."""
    if g.shield != NONE or not g.can_use_ability(seat, AKHEL):
        return
    position: i64
    for position in range(HARMING):
        owner: i64 = g.owner(position)
        if owner != seat and (owner != NONE or g.agreed.solo):
            g.offer(SHIELD | g.trap_at[position])


book.implements(offer_run, "JAG-RUN-01", "JAG-RUN-02")
book.implements(offer_shield, "JAG-F-SHIELD-01", "JAG-F-SHIELD-03", "JAG-S-SET-04")
book.implements(lies_face_down, "JAG-S-ACT-01")


@book.rule("JAG-ACT-02", "JAG-ACT-03", "JAG-MOVE-01", "JAG-HEAL-02", "JAG-RUN-01", "JAG-F-SHIELD-01", "JAG-TERM-01")
def carry_out(g: Jaguar, f: Frame) -> None:
    """Do what was chosen, and choose again until the turn is ended."""
    seat: i64 = f.seat
    option: i64 = g.answers[seat]
    kind: i64 = option & ~ARG
    if kind == END_TURN:
        return
    f.ask_again()
    if kind == RUN:
        g.running = True
        g.points += g.parts.solo_run_bonus if g.agreed.solo else g.parts.run_bonus
        g.tell(RAN, seat, g.points)
    elif kind == USE_AMULET:
        use_amulet(g, seat, option & ARG)
    elif kind == JUMP:
        jump(g, seat, option & ARG)
    elif kind == SHIELD:
        g.shield = g.position_of(option & ARG)
        g.tell(SHIELDED, seat, option & ARG)
    else:
        g.points -= 1
        g.spent += 1
        spend(g, seat, option)


def spend(g: Jaguar, seat: i64, option: i64) -> None:
    """What an action point, or a step, is spent on."""
    kind: i64 = option & ~ARG
    if g.place[seat] >= ENTRANCE:
        g.place[seat] = (g.place[seat] - ENTRANCE) * COLUMNS
        g.tell(ENTERED, seat, g.place[seat])
    elif kind in (MOVE, BREAK, DOOR):
        make_step(g, seat, option)
    elif kind == HEAL:
        g.healed += 1
        g.heal(seat, g.parts.healed_by(g.healed) - g.parts.healed_by(g.healed - 1))
        settle_fate(g, seat)
    elif kind == LOOK:
        turn_token_up(g, g.position_of(option & ARG))
    else:
        take(g, seat, option)


def turn_token_up(g: Jaguar, position: i64) -> None:
    """Solo: the active token of a Temple trap is one of those face down; now it is known."""
    if g.token[position] == NONE:
        token: i64 = drawn(g, ALL_OPTIONS & ~g.faces[position])
        g.token[position] = token
        g.faces[position] |= bit(token)
        g.tell(TOKEN_TURNED, 0, g.active(position))


book.implements(spend, "JAG-ACT-03", "JAG-HEAL-01", "JAG-HEAL-02", "JAG-BOARD-12")
book.implements(turn_token_up, "JAG-S-ACT-01", "JAG-INFO-05")


@book.rule("JAG-ACT-02")
def end_turn(g: Jaguar, f: Frame) -> None:
    """Action points that are left are lost."""
    set_turn(g, NONE, 0)


TURN: Final[i64] = book.procedure("turn", [stand_up, choose_action, carry_out, end_turn])
