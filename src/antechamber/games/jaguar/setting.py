"""Setting traps: an activator onto a trap, and a token chosen in secret (JAG-TRAP)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import (
    AMULET_ACTIVATOR,
    HARMING,
    NONE,
    OPTIONS,
    ORDER_SPACES,
    TRAPS,
    YELLOW_AMULET,
)
from antechamber.games.jaguar.domains import POSITION
from antechamber.games.jaguar.fortune import FIRST_EXTRA
from antechamber.games.jaguar.refresh import leftmost
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.words import ACTIVATOR_DECLINED, CHOOSE, NO, SET, TOKEN_CHOSEN, TRAP_SET

# ---------------------------------------------------------------- one trap


@book.question("JAG-TRAP-01", "JAG-TRAP-03", "JAG-F-HUNT-02", "JAG-S-SET-01", "JAG-S-SET-03")
def choose_trap(g: Jaguar, f: Frame) -> None:
    """Choose a free trap for this activator; a yellow amulet goes onto a harming one. An extra one may be declined."""
    g.ask(f.seat)
    position: i64
    for position in range(HARMING if f.memo else TRAPS):
        if g.activator[position] == NONE:
            g.offer(SET | g.trap_at[position])
    if f.n:
        g.offer(NO)


@book.rule("JAG-TRAP-01", "JAG-TRAP-04", "JAG-F-HUNT-02")
def place_activator(g: Jaguar, f: Frame) -> None:
    """The trap is yours for this round. What is declined goes back."""
    if not g.agreed.solo:
        g.order[f.card] = NONE
    if g.answers[f.seat] == NO:
        if f.memo:
            g.amulets[f.seat][YELLOW_AMULET] += 1
        g.tell(ACTIVATOR_DECLINED, f.seat)
        f.finish()
        return
    f.card = g.position_of(g.answers[f.seat] & ARG)
    g.activator[f.card] = f.seat | f.memo
    g.faces[f.card] = 0
    g.token[f.card] = NONE
    g.tell(TRAP_SET, f.seat, g.trap_at[f.card])


@book.question("JAG-TRAP-02", "JAG-INFO-02", "JAG-S-SET-01")
def choose_token(g: Jaguar, f: Frame) -> None:
    """Choose in secret which of its tokens will be revealed. Secret door and Flood need none."""
    if f.card >= HARMING:
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    i: i64
    for i in range(OPTIONS):
        g.offer(CHOOSE | g.trap_at[f.card] * OPTIONS + i)


@book.rule("JAG-TRAP-02", "JAG-INFO-02")
def keep_token(g: Jaguar, f: Frame) -> None:
    """It lies face down; you may look at it at any time."""
    if f.card < HARMING:
        g.token[f.card] = (g.answers[f.seat] & ARG) - g.trap_at[f.card] * OPTIONS
        g.tell_only(f.seat, TOKEN_CHOSEN, g.answers[f.seat] & ARG)


TRAP: Final[i64] = book.procedure("trap", [choose_trap, place_activator, choose_token, keep_token], card=POSITION)


# ---------------------------------------------------------------- all traps of a round


def next_activator(g: Jaguar) -> i64:
    """The first space of the Order track with an activator; a yellow amulet always comes last."""
    hunting: i64 = NONE
    space: i64
    for space in range(ORDER_SPACES):
        if g.order[space] == NONE:
            continue
        if not g.order[space] & AMULET_ACTIVATOR:
            return space
        hunting = space
    return hunting


book.implements(next_activator, "JAG-TRAP-01", "JAG-F-HUNT-02", "JAG-F-LVL-03")


@book.rule("JAG-TRAP-01", "JAG-TRAP-03", "JAG-F-LVL-03")
def set_next_trap(g: Jaguar, f: Frame) -> None:
    """In the order of the Order track, one activator after the other."""
    space: i64 = next_activator(g)
    if space == NONE:
        return
    f.stay()
    holder: i64 = g.order[space]
    extra: bool = space >= FIRST_EXTRA or holder >= AMULET_ACTIVATOR
    g.begin(TRAP, holder & ~AMULET_ACTIVATOR, space, 1 if extra else 0, holder & AMULET_ACTIVATOR)


@book.rule("JAG-FLOW-02", "JAG-F-HUNT-03")
def find_action_order(g: Jaguar, f: Frame) -> None:
    """Whose leftmost trap lies further left acts earlier."""
    position: i64
    n: i64 = 0
    for position in range(TRAPS):
        seat: i64 = g.owner(position)
        if seat != NONE and leftmost(g, seat) == position:
            g.acts[n] = seat
            n += 1


SETTING: Final[i64] = book.procedure("setting", [set_next_trap, find_action_order])
