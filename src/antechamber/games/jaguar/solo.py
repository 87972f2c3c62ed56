"""The game for one: the Temple sets traps, and the Jaguar hunts (JAG-S). The contents page of solo play."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, size
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.jaguar.activation import SUFFERING, activate_harming_traps
from antechamber.games.jaguar.components import (
    AMULET_ACTIVATOR,
    COLUMNS,
    FLOOD,
    HARMING,
    JAGUARS,
    LAST_COLUMN,
    NONE,
    OPTIONS,
    ROUND_OF_ALL_TOKENS,
    SECRET_DOOR,
)
from antechamber.games.jaguar.domains import POSITION
from antechamber.games.jaguar.doors import OPEN_DOOR
from antechamber.games.jaguar.escape import ESCAPING
from antechamber.games.jaguar.fortune import settle_fate
from antechamber.games.jaguar.prowling import (
    PROWLING,
    choose_jaguar_start,
    put_jaguar,
    show_two_tokens,
)
from antechamber.games.jaguar.refresh import (
    keela_may_hunt,
    mark_objectives_in_turn,
    move_round_marker,
    open_tile_4,
    take_back_activators,
)
from antechamber.games.jaguar.setting import TRAP
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.taming import TAMING
from antechamber.games.jaguar.turn import TURN, turn_token_up
from antechamber.games.jaguar.water import FLOODING, WAVE
from antechamber.games.jaguar.words import JAGUAR_PLACED, MISSED, TEMPLE_SET, TRAP_REVEALED

ALL_TOKENS: Final = (1 << OPTIONS) - 1

# ---------------------------------------------------------------- before the first round


@book.rule("JAG-S-SETUP-09", "JAG-INFO-05")
def temple_sets_first_traps(g: Jaguar, f: Frame) -> None:
    """The first trap lies open, the second has one of its lower tokens face up, the others are face down."""
    g.faces[0] = ALL_TOKENS
    g.token[0] = g.random(OPTIONS)
    g.faces[1] = bit(g.random(OPTIONS))


PREPARE_SOLO: Final[i64] = book.procedure(
    "prepare-solo", [choose_jaguar_start, put_jaguar, temple_sets_first_traps, show_two_tokens]
)


# ---------------------------------------------------------------- the Refresh


@book.rule("JAG-S-REF-02", "JAG-INFO-05")
def temple_sets_traps(g: Jaguar, f: Frame) -> None:
    """A token that lies face down becomes active; if all lie face up, they are shuffled first. Activators come back."""
    take_back_activators(g)
    g.temple_hit = False
    position: i64
    for position in range(HARMING):
        if g.faces[position] == ALL_TOKENS:
            g.faces[position] = 0
        g.token[position] = NONE
        g.tell(TEMPLE_SET, 0, g.trap_at[position])
        if size(g.faces[position]) == OPTIONS - 1:
            turn_token_up(g, position)


@book.rule("JAG-S-REF-01")
def renew_jaguar_pile(g: Jaguar, f: Frame) -> None:
    """Round 3: all tokens. Round 7: four of them, and the Jaguar waits in the middle of the last column."""
    if g.round == ROUND_OF_ALL_TOKENS:
        g.pile = (1 << JAGUARS) - 1
    elif g.round == g.parts.opening_round:
        g.pile = g.parts.final_pile
        g.jaguar = g.board.rows // 2 * COLUMNS + LAST_COLUMN
        g.tell(JAGUAR_PLACED, 0, g.jaguar)


SOLO_REFRESH: Final[i64] = book.procedure(
    "solo-refresh",
    [
        move_round_marker,
        open_tile_4,
        mark_objectives_in_turn,
        temple_sets_traps,
        renew_jaguar_pile,
        show_two_tokens,
        keela_may_hunt,
    ],
)


# ---------------------------------------------------------------- a trap of the Temple


@book.rule("JAG-S-TEMPLE-01")
def temple_reveals_token(g: Jaguar, f: Frame) -> None:
    """If it was not known yet, it is turned up now. The Jaguar is immune."""
    turn_token_up(g, f.card)
    g.revealed |= bit(f.card)
    g.tell(TRAP_REVEALED, f.seat, g.trap_at[f.card], g.active(f.card))
    if not g.struck(f.card, g.place[f.seat]):
        g.tell(MISSED, f.seat, g.trap_at[f.card])
        f.finish()
        return
    g.temple_hit = True
    g.begin(SUFFERING, f.seat, f.card)


@book.rule("JAG-S-TEMPLE-01")
def temple_takes_glory(g: Jaguar, f: Frame) -> None:
    """A hit costs a glory; without glory, two damage."""
    if g.glory[f.seat] > 0:
        g.lose_glory(f.seat, g.parts.temple_glory_loss)
    else:
        g.damage(f.seat, g.parts.temple_damage)
        settle_fate(g, f.seat)


TEMPLE_TRAP: Final[i64] = book.procedure("temple", [temple_reveals_token, temple_takes_glory], card=POSITION)


# ---------------------------------------------------------------- the round


@book.rule("JAG-S-FLOW-01")
def act(g: Jaguar, f: Frame) -> None:
    """Your actions. One activator is yours, and those gained before."""
    g.activators = 1 + g.extra_next
    g.extra_next = 0
    g.begin(TURN, 0)


@book.rule("JAG-S-SET-01", "JAG-S-SET-02", "JAG-S-SETUP-10")
def set_own_traps(g: Jaguar, f: Frame) -> None:
    """Then you may set a trap with each of your activators."""
    if g.activators > 0:
        g.activators -= 1
        f.stay()
        g.begin(TRAP, 0)


@book.rule("JAG-S-SET-03")
def set_hunting_trap(g: Jaguar, f: Frame) -> None:
    """A yellow amulet takes over one more harming trap."""
    f.n = 0
    if g.order[0] != NONE:
        g.order[0] = NONE
        g.begin(TRAP, 0, 0, 1, AMULET_ACTIVATOR)


@book.rule("JAG-S-TEMPLE-01", "JAG-S-FLOW-01")
def activate_temple_traps(g: Jaguar, f: Frame) -> None:
    """The traps of the Temple, from left to right."""
    while f.n < HARMING:
        f.n += 1
        if g.activator[f.n - 1] == NONE:
            f.stay()
            g.begin(TEMPLE_TRAP, 0, f.n - 1)
            return


@book.rule("JAG-S-JAG-01", "JAG-S-FLOW-01")
def jaguar_moves(g: Jaguar, f: Frame) -> None:
    """The Jaguar comes closer."""
    f.n = 0
    g.begin(PROWLING, 0)


@book.rule("JAG-S-TAME-01", "JAG-S-FLOW-01")
def check_taming(g: Jaguar, f: Frame) -> None:
    """If it is close, but not too close, you may tame it."""
    g.begin(TAMING, 0)


@book.rule("JAG-S-OWN-02")
def activate_own_water_and_door(g: Jaguar, f: Frame) -> None:
    """After your harming traps, the Secret door and the Flood, if they are yours; then perhaps a Wave."""
    g.begin(WAVE, 0)
    if g.owner(FLOOD) != NONE:
        g.begin(FLOODING, 0)
    if g.owner(SECRET_DOOR) != NONE:
        g.begin(OPEN_DOOR, 0)


@book.rule("JAG-S-FLOW-01", "JAG-S-ESC-01")
def end_solo_round(g: Jaguar, f: Frame) -> None:
    """After eight rounds comes the Escape."""
    if g.last_round():
        f.go_to(ESCAPING)
        return
    f.go_to(SOLO_ROUND)
    g.begin(SOLO_REFRESH, 0)


SOLO_ROUND: Final[i64] = book.procedure(
    "solo-round",
    [
        act,
        set_own_traps,
        set_hunting_trap,
        activate_temple_traps,
        jaguar_moves,
        check_taming,
        activate_harming_traps,
        activate_own_water_and_door,
        end_solo_round,
    ],
)
