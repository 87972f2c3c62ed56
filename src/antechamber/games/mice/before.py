"""What older rules versions decided by themselves, and the rules of today ask (`core/title.py`, `Change`)."""

from __future__ import annotations

from antechamber.core.bits import lowest, size
from antechamber.core.kernel import NOBODY, Frame, State
from antechamber.core.rulebook import PASS, USE
from antechamber.games.mice.components import CHEST_TAKEN, PLACED_CHAMBER, PLACED_EMPTY, PLACED_OPPONENT
from antechamber.games.mice.legality import eligible, paws_left, usable_chests
from antechamber.games.mice.state import Mice
from antechamber.games.mice.why import FILLING
from antechamber.games.mice.words import FILL


def settled_before_3(before: State, option: int, now: State) -> int:
    """Before version 3, assistants that only give were used without asking, a pass declined all that were ready, and
    intersections were filled in order unless paws were short, a chest in hand moved a paw, or an assistant did more."""
    assert isinstance(now, Mice)
    f = now.stack[now.depth - 1]
    question = now.question()
    if question == "rest/offer_reactions":
        return PASS
    if question == "window/offer_reactions":
        return used_unasked(now, f)
    return filled_unasked(now, int(f.seat)) if question == FILLING else NOBODY


def used_unasked(g: Mice, f: Frame) -> int:
    """The first assistant, if all that are ready only give, and no glory of theirs would trigger the end."""
    ready = int(g.ready(f))
    for assistant in range(ready.bit_length()):
        glory = int(g.parts.plain_glory[assistant])
        if ready >> assistant & 1 and (glory < 0 or (glory > 0 and g.would_end(f.seat, glory))):
            return NOBODY
    return USE | int(lowest(ready))


def filled_unasked(g: Mice, seat: int) -> int:
    """The first intersection, unless the order was thought to make a difference."""
    spots = eligible(g, seat)
    on = g.parts.on
    reacting = on[PLACED_CHAMBER] | on[PLACED_OPPONENT] | on[PLACED_EMPTY] | on[CHEST_TAKEN]
    if size(spots) > paws_left(g, seat) or usable_chests(g, seat) & g.parts.moving_chests:
        return NOBODY
    if size(spots) > 1 and g.own(seat) & reacting & ~g.parts.plain:
        return NOBODY
    return int(FILL | lowest(spots))
