"""What helps a person to choose: headings, outcomes, points by source. No rule depends on it."""

from __future__ import annotations

from antechamber.core.kernel import Data
from antechamber.games.jaguar.components import SOURCE_IDS
from antechamber.games.jaguar.showing import JaguarView
from antechamber.games.jaguar.state import Jaguar


def detail(view: JaguarView) -> Data:
    """The view's data with what follows from what lies open."""
    g = view.seen
    data = view.data()
    data["points"] = [points(g, seat) for seat in range(g.seats)]
    return data


def points(g: Jaguar, seat: int) -> Data:
    """A seat's honor by source, as it stands."""
    return {name: int(g.points_of(seat, source)) for source, name in enumerate(SOURCE_IDS)}
