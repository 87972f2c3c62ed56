"""Views and evaluations that are not ours: what a bot needs of a view, and what a title need say to its bots."""

import pytest

from antechamber.bots import names
from antechamber.bots.evaluation import Evaluation
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, State, View
from antechamber.games.mystery.state import Mystery
from tests.bots.tables import mystery, positions, seated


class NothingButTheView(View):
    """A view that hands out only what the protocol names."""

    def __init__(self, view: View) -> None:
        super().__init__(view.seat)
        self._view = view

    def data(self) -> Data:
        raise AssertionError("a bot needs no wire data")

    def legal(self) -> list[int]:
        return self._view.legal()

    def imagine(self, seed: str) -> State:
        return self._view.imagine(seed)


@pytest.mark.parametrize("level", names("mystery"))
def test_a_view_is_all_a_bot_needs(level):
    for g in positions(12):
        view = g.view(g.deciding()[0])
        assert seated(level, "s").choose(NothingButTheView(view)) == seated(level, "s").choose(view)


def test_a_title_need_only_say_what_a_position_is_worth():
    class Points(Evaluation):
        def value(self, g: State, seat: i64) -> i64:
            assert isinstance(g, Mystery)
            return g.score(seat)

    g = mystery.start(2, "s")
    weighed = Points().weigh(g, g.deciding()[0])
    assert [option for _, option, _ in weighed] == g.legal(g.deciding()[0])
