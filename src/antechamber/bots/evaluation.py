"""What a title tells the bots: what a position is worth, which options are worth a thought, how a turn goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from antechamber.bots.protocol import BECAUSE_BEST, Sentence, because
from antechamber.bots.sight import SEES_ALL, Sight
from antechamber.core.chance import pick, roll
from antechamber.core.ints import i64
from antechamber.core.kernel import NOBODY, State, View
from antechamber.core.playout import next_seat

POINT: Final = 1000  # a worth is a whole number; this much is one point of the game
Said = tuple[str, dict[str, object]]  # something in words: the id of a message, and what fills it in


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A title derives one class, and need only write `value`.

    The states it is given are imagined ones: it may look at everything, because nothing hidden in them is true. What a
    player of a level overlooks is up to `sight`.
    """

    def __init__(self, sight: Sight = SEES_ALL) -> None:
        self.sight: Final = sight

    def value(self, g: State, seat: i64) -> i64:
        """What the position is worth for a seat."""
        raise NotImplementedError

    def aim(self, g: State, seat: i64) -> str:
        """What the seat would try to do next, in notation; for the reasons. Asked right after `value`."""
        return ""

    def sensible(self, g: State, seat: i64) -> list[int]:
        """The options a good player thinks about; never empty."""
        return g.legal(seat)

    def evident(self, g: State, seat: i64) -> i64:
        """The answer to the open question if nobody thinks about it; NOBODY if somebody might."""
        return NOBODY

    def finish(self, g: State, seat: i64) -> None:
        """Play the rest of the seat's turn, quickly."""

    def played(self, g: State, seat: i64, option: i64) -> State:
        """The table after an option and the rest of the turn."""
        after = g.clone()
        after.answer(seat, option)
        self.finish(after, seat)
        return after

    def weigh(self, g: State, seat: i64) -> list[tuple[int, int, str]]:
        """For each sensible option: what the position is worth after it and the rest of the turn, and the aim then."""
        found: list[tuple[int, int, str]] = []
        for option in self.sensible(g, seat):
            after = self.played(g, seat, option)
            value = int(self.value(after, seat))
            found.append((value, option, self.aim(after, seat)))
        return found

    def why(self, g: State, seat: i64, option: i64) -> list[Said]:
        """Why the seat would choose an option, in words: ids of messages, and what fills them in."""
        return []

    def mixes(self, view: View) -> list[tuple[int, int, int]]:
        """Where a good player must not be read: for each option its weight and its worth. Empty: the best will do."""
        return []

    # ------------------------------------------------------------ for bots that search

    def reply(self, g: State, seat: i64, dice: i64) -> i64:
        """A quick answer, to play on in the head. It must not look at what others have sealed in this question."""
        return g.menu[g.first[seat] + pick(dice, g.count[seat])]

    def rounds_ahead(self) -> i64:
        """For how many rounds, this one included, to play on before a position is valued; 0 for to the end."""
        return 0

    def spread(self) -> i64:
        """A lead that makes who has it win about three games in four, in thousandths of a point."""
        return 8 * POINT

    def leeway(self) -> i64:
        """How much less worth makes an option seem e times less promising, in thousandths of a point."""
        return POINT

    def knowledge(self, g: State, seat: i64) -> i64:
        """A number for what a seat knows and others do not, like its hand; what it would do depends on it."""
        return 0

    def shown(self, g: State, seat: i64, option: i64) -> i64:
        """What others see of an answer: the answer itself, or a number that is the same for all they cannot tell."""
        return option

    def likelihood(self, g: State, seat: i64) -> float:
        """How well what the others did fits this imagined world, as far as the seat can tell; only ratios count."""
        return 1.0

    def beliefs(self, view: View) -> list[Said]:
        """What a seat believes about hidden things: ids of messages, and what fills them in."""
        return []


def why(evaluation: Evaluation, g: State, seat: i64, option: i64) -> tuple[Sentence, ...]:
    """What an evaluation has to say of an option that was chosen."""
    return because(*evaluation.why(g, seat, option) or [(BECAUSE_BEST, {})])


def play_on(evaluation: Evaluation, g: State, dice: i64, until: i64, limit: i64) -> i64:
    """Play on by quick answers until a round begins, the game is over, or so many answers; the dice afterwards."""
    while g.waiting and limit > 0 and (until == 0 or g.rounds() < until):
        seat: i64 = next_seat(g)
        dice = roll(dice)
        g.answer(seat, evaluation.reply(g, seat, dice))
        limit -= 1
    return dice
