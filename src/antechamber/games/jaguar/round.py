"""A round: Refresh, trap setting, actions, trap activation (JAG-FLOW). The contents page of play."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.jaguar.activation import activate_harming_traps
from antechamber.games.jaguar.components import FLOOD, NONE, SECRET_DOOR
from antechamber.games.jaguar.doors import OPEN_DOOR
from antechamber.games.jaguar.escape import ESCAPING
from antechamber.games.jaguar.refresh import REFRESH
from antechamber.games.jaguar.scoring import SCORING
from antechamber.games.jaguar.setting import SETTING
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.turn import TURN
from antechamber.games.jaguar.water import FLOODING, WAVE


@book.rule("JAG-FLOW-01")
def set_traps(g: Jaguar, f: Frame) -> None:
    """Trap setting."""
    f.n = 0
    g.begin(SETTING, 0)


@book.rule("JAG-FLOW-01", "JAG-FLOW-02")
def act_in_turn(g: Jaguar, f: Frame) -> None:
    """Actions, in action order."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(TURN, g.acts[f.n - 1])


@book.rule("JAG-FLOW-01", "JAG-HIT-01")
def begin_activation(g: Jaguar, f: Frame) -> None:
    """Trap activation begins with the leftmost trap."""
    f.n = 0


@book.rule("JAG-DOOR-01", "JAG-FLOOD-05", "JAG-S-OWN-02")
def activate_secret_door(g: Jaguar, f: Frame) -> None:
    """Then the Secret door, if it was set."""
    if g.owner(SECRET_DOOR) != NONE:
        g.begin(OPEN_DOOR, g.owner(SECRET_DOOR))


@book.rule("JAG-FLOOD-01", "JAG-FLOOD-05", "JAG-S-OWN-02")
def activate_flood(g: Jaguar, f: Frame) -> None:
    """Then the Flood, if it was set."""
    f.n = 0
    if g.owner(FLOOD) != NONE:
        g.begin(FLOODING, g.owner(FLOOD))


@book.rule("JAG-F-WAVE-01")
def waves_come(g: Jaguar, f: Frame) -> None:
    """After all traps Nerys may have a wave of her own."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        if not g.agreed.basic:
            g.begin(WAVE, g.acts[f.n - 1])


@book.rule("JAG-END-01", "JAG-FLOW-01", "JAG-TERM-01")
def end_round(g: Jaguar, f: Frame) -> None:
    """After eight rounds the game ends; in the Full game, with the Escape."""
    if not g.last_round():
        f.go_to(ROUND)
        g.begin(REFRESH, 0)
    else:
        f.go_to(SCORING if g.agreed.basic else ESCAPING)


ROUND: Final[i64] = book.procedure(
    "round",
    [
        set_traps,
        act_in_turn,
        begin_activation,
        activate_harming_traps,
        activate_secret_door,
        activate_flood,
        waves_come,
        end_round,
    ],
)
