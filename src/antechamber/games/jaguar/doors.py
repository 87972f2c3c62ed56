"""The Secret door: two markers of the owner, and a free passage (JAG-DOOR)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import COLUMNS, NONE
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.turn import pass_door
from antechamber.games.jaguar.words import DOOR, DOOR_OPENED, NO, PLACE


@book.question("JAG-DOOR-01", "JAG-DOOR-03")
def choose_first_marker(g: Jaguar, f: Frame) -> None:
    """Choose a space for one marker, anywhere on the board."""
    g.ask(f.seat)
    space: i64
    for space in range(g.board.spaces):
        g.offer(PLACE | space)


@book.rule("JAG-DOOR-01")
def place_first_marker(g: Jaguar, f: Frame) -> None:
    """Markers that lay elsewhere are taken up."""
    g.door[f.seat][0] = g.answers[f.seat] & ARG
    g.door[f.seat][1] = NONE


@book.question("JAG-DOOR-01", "JAG-DOOR-03")
def choose_second_marker(g: Jaguar, f: Frame) -> None:
    """The other marker lies up to four spaces away, walls ignored."""
    g.ask(f.seat)
    first: i64 = g.door[f.seat][0]
    row: i64 = first // COLUMNS
    y: i64
    x: i64
    for y in range(g.board.rows):
        reach: i64 = g.parts.door_distance - max(y - row, row - y)
        for x in range(max(0, first % COLUMNS - reach), min(COLUMNS, first % COLUMNS + reach + 1)):
            if y * COLUMNS + x != first:
                g.offer(PLACE | y * COLUMNS + x)


@book.rule("JAG-DOOR-01")
def open_door(g: Jaguar, f: Frame) -> None:
    """It stays until you open another one."""
    g.door[f.seat][1] = g.answers[f.seat] & ARG
    g.tell(DOOR_OPENED, f.seat, g.door[f.seat][0], g.door[f.seat][1])


@book.question("JAG-DOOR-02")
def choose_passage(g: Jaguar, f: Frame) -> None:
    """If you stand on one of the two spaces, you may pass at once for free."""
    if not g.inside(f.seat) or g.other_door(f.seat, g.place[f.seat]) == NONE:
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    g.offer(DOOR)
    g.offer(NO)


@book.rule("JAG-DOOR-02", "JAG-S-TAME-04")
def pass_for_free(g: Jaguar, f: Frame) -> None:
    """To the other space."""
    if g.answers[f.seat] == DOOR:
        pass_door(g, f.seat)


OPEN_DOOR: Final[i64] = book.procedure(
    "door",
    [choose_first_marker, place_first_marker, choose_second_marker, open_door, choose_passage, pass_for_free],
)
