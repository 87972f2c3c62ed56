"""The Escape after round 8 (JAG-F-ESC)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import filled
from antechamber.games.jaguar.components import (
    DIRECTIONS,
    NONE,
    OUTSIDE,
    REMOVED,
    SPACES,
)
from antechamber.games.jaguar.fortune import add_curses, apply_part, settle_fate
from antechamber.games.jaguar.scoring import SCORING
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.temple import beside
from antechamber.games.jaguar.turn import (
    jump,
    make_step,
    offer_amulets,
    offer_green,
    offer_jumps,
    offer_steps,
    set_turn,
    use_amulet,
)
from antechamber.games.jaguar.words import (
    END_TURN,
    ESCAPE_BEGAN,
    GO,
    JUMP,
    LEFT_TEMPLE,
    STAYED_INSIDE,
    USE_AMULET,
)


def steps_to_exit(g: Jaguar, seat: i64) -> i64:
    """The length of the shortest walk outside, by the own door too."""
    if g.door[seat][0] == NONE:
        return g.board.way_out[g.place[seat]]
    far = filled(SPACES, NONE)
    far[g.place[seat]] = 0
    queue: list[int] = [int(g.place[seat])]
    direction: i64
    best: i64 = g.board.way_out[g.place[seat]]
    for space in queue:
        through: i64 = g.other_door(seat, space)
        if through != NONE:
            best = min(best, far[space] + 1 + g.board.way_out[through])
        if far[space] + 2 >= best:
            break
        ways: i64 = g.board.open[g.heart_wall * SPACES + space]
        for direction in range(DIRECTIONS):
            if ways >> direction & 1:
                there: i64 = beside(space, direction)
                if far[there] == NONE:
                    far[there] = far[space] + 1
                    queue.append(int(there))
    return best


book.implements(steps_to_exit, "JAG-F-ESC-05")


# ---------------------------------------------------------------- one player's Escape


@book.question("JAG-F-ESC-03")
def choose_preparation(g: Jaguar, f: Frame) -> None:
    """Red and black amulets may be used before your steps are counted."""
    g.ask(f.seat)
    offer_amulets(g, f.seat)
    g.offer(GO)


@book.rule("JAG-F-ESC-02", "JAG-F-ESC-03")
def count_steps(g: Jaguar, f: Frame) -> None:
    """As many steps as the row of your health shows."""
    if g.answers[f.seat] != GO:
        f.ask_again()
        use_amulet(g, f.seat, g.answers[f.seat] & ARG)
        return
    set_turn(g, f.seat, g.parts.escape_steps[g.health[f.seat]])
    g.running = True
    g.tell(ESCAPE_BEGAN, f.seat, g.points)


@book.question("JAG-F-ESC-02", "JAG-F-ESC-01", "JAG-F-ESC-03", "JAG-F-JUMP-03")
def choose_step(g: Jaguar, f: Frame) -> None:
    """Move; you can do nothing else."""
    g.ask(f.seat)
    if g.inside(f.seat):
        if g.points > 0:
            offer_steps(g, f.seat)
        offer_green(g, f.seat)
        offer_jumps(g, f.seat)
    g.offer(END_TURN)


@book.rule("JAG-F-ESC-02", "JAG-F-ESC-01")
def flee(g: Jaguar, f: Frame) -> None:
    """Step by step, until you are outside or stop."""
    option: i64 = g.answers[f.seat]
    kind: i64 = option & ~ARG
    if kind == END_TURN:
        return
    f.ask_again()
    if kind == USE_AMULET:
        use_amulet(g, f.seat, option & ARG)
    elif kind == JUMP:
        jump(g, f.seat, option & ARG)
    else:
        g.points -= 1
        make_step(g, f.seat, option)


@book.rule("JAG-F-ESC-04", "JAG-F-ESC-05")
def see_who_is_outside(g: Jaguar, f: Frame) -> None:
    """Outside, the reward of the row; inside, a curse for each step that is missing."""
    set_turn(g, NONE, 0)
    if g.place[f.seat] >= OUTSIDE:
        row: i64 = g.place[f.seat] - OUTSIDE
        g.tell(LEFT_TEMPLE, f.seat, row, g.exits[row])
        settle_reward(g, f.seat, g.parts.escape_reward[g.exits[row]])
        return
    missing: i64 = steps_to_exit(g, f.seat)
    g.tell(STAYED_INSIDE, f.seat, missing)
    add_curses(g, f.seat, missing)
    settle_fate(g, f.seat)


def settle_reward(g: Jaguar, seat: i64, part: i64) -> None:
    apply_part(g, seat, part)
    settle_fate(g, seat)


@book.question("JAG-F-ESC-03")
def choose_aftermath(g: Jaguar, f: Frame) -> None:
    """Red and black amulets may still be used."""
    g.ask(f.seat)
    offer_amulets(g, f.seat)
    g.offer(GO)


@book.rule("JAG-F-ESC-03")
def use_last_amulets(g: Jaguar, f: Frame) -> None:
    """As many as you like."""
    if g.answers[f.seat] != GO:
        f.ask_again()
        use_amulet(g, f.seat, g.answers[f.seat] & ARG)


ESCAPE: Final[i64] = book.procedure(
    "escape",
    [
        choose_preparation,
        count_steps,
        choose_step,
        flee,
        see_who_is_outside,
        choose_aftermath,
        use_last_amulets,
    ],
)


# ---------------------------------------------------------------- everybody's


@book.rule("JAG-F-ESC-01", "JAG-BOARD-05", "JAG-S-ESC-01")
def open_exits(g: Jaguar, f: Frame) -> None:
    """The Heart wall is taken away."""
    g.heart_wall = REMOVED
    f.n = 0


@book.rule("JAG-F-ESC-02", "JAG-FLOW-03")
def escape_in_turn(g: Jaguar, f: Frame) -> None:
    """In the action order of the last round."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(ESCAPE, g.acts[f.n - 1])


@book.rule("JAG-END-01")
def end_game(g: Jaguar, f: Frame) -> None:
    """Then points are counted."""
    f.go_to(SCORING)


ESCAPING: Final[i64] = book.procedure("escaping", [open_exits, escape_in_turn, end_game])
