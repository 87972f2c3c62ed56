"""Assistants that only give: whether using one makes a difference, and when people need not be asked (MIC-DEC-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.bits import bit, lowest
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.rulebook import USE
from antechamber.games.mice.components import (
    CAP,
    END,
    FIRST_ASSISTANT,
    GAIN,
    GAIN_PER,
    GLORY,
    RESOURCES,
    amount,
)
from antechamber.games.mice.legality import times
from antechamber.games.mice.told import Gains
from antechamber.games.mice.words import NOTHING, vocabulary

if TYPE_CHECKING:  # the state answers questions through these functions, so it imports this module
    from antechamber.games.mice.state import Mice

WINDOWS: Final = ("window/offer_reactions", "rest/offer_reactions")


def only_give(g: Mice, ready: i64) -> i64:
    """Those of some assistants that do nothing but give, as bits."""
    return ready & g.parts.giving


def would_end(g: Mice, f: Frame, ready: i64) -> i64:
    """Those of some assistants that only give whose glory would trigger the end, as bits."""
    found: i64 = 0
    left: i64 = ready & g.parts.giving & ~g.parts.plain
    while left:
        assistant: i64 = lowest(left)
        left &= left - 1
        if g.would_end(f.seat, glory_of(g, assistant, f.card)):
            found |= bit(assistant)
    return found


def glory_of(g: Mice, assistant: i64, about: i64) -> i64:
    """The most glory that an assistant gives which only gives."""
    glory: i64 = 0
    place: i64 = g.parts.start[FIRST_ASSISTANT + assistant]
    while g.parts.op[place] != END:
        arg: i64 = g.parts.arg[place]
        if g.parts.op[place] == GAIN:
            glory += amount(arg, GLORY)
        elif g.parts.op[place] == GAIN_PER:
            glory += amount(arg, GLORY) * times(g, arg, about)
        place += 1
    return glory


def makes_no_difference(g: Mice, f: Frame, ready: i64) -> bool:
    """Whether using these assistants or not comes to the same: all they give is lost to the cap, they are known to have
    been used this turn for the same, and the same is true of whoever would react to that."""
    seen: i64 = 0
    left: i64 = ready
    while left:
        assistant: i64 = lowest(left)
        seen |= bit(assistant)
        about: i64 = f.card if ready >> assistant & 1 else NOTHING
        if not (g.parts.plain & g.used) >> assistant & 1 or g.about[assistant] != about:
            return False
        items: i64 = g.parts.gives[assistant]
        item: i64
        for item in range(RESOURCES + 1):
            if items >> item & 1 and g.stock[f.seat][item] < CAP:
                return False
        left = (left | g.reactors(f.seat, items)) & ~seen
    return True


def gains(g: Mice) -> Gains | None:
    """What people who do not want to be asked about gains answer, and whether they are asked all the same, because the
    end of the game hangs on it; None if the open question is about anything else than gains."""
    if g.question() not in WINDOWS:
        return None
    f = g.stack[g.depth - 1]
    ready = g.ready(f)
    if only_give(g, ready) != ready:
        return None
    return {"use": vocabulary.text(USE | int(lowest(ready))), "end": would_end(g, f, ready) != 0}
