"""The game for one."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.jaguar.state import Jaguar, book


@book.rule("JAG-S-SETUP-09")
def begin(g: Jaguar, f: Frame) -> None:
    return


PREPARE_SOLO: Final[i64] = book.procedure("solo", [begin])
