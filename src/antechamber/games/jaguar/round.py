"""A round: Refresh, trap setting, actions, trap activation (JAG-FLOW). The contents page of play."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.jaguar.state import Jaguar, book


@book.rule("JAG-FLOW-01")
def begin(g: Jaguar, f: Frame) -> None:
    g.ended = True


ROUND: Final[i64] = book.procedure("round", [begin])
