"""Shards of the Jaguar: what a position is worth, and which options promise most."""

from __future__ import annotations

from math import exp
from typing import Final, final

from antechamber.bots.evaluation import POINT, Evaluation, Said
from antechamber.bots.sight import SEES_ALL, Sight
from antechamber.core.chance import pick
from antechamber.core.ints import i64
from antechamber.core.kernel import State, View
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import HARMING, NONE, OPTIONS, OUTSIDE
from antechamber.games.jaguar.evaluation.answers import Answers
from antechamber.games.jaguar.evaluation.dangers import RIVAL, aimed
from antechamber.games.jaguar.evaluation.paths import standing_on
from antechamber.games.jaguar.evaluation.places import UNKNOWN, Places
from antechamber.games.jaguar.evaluation.reasons import why
from antechamber.games.jaguar.scoring import objectives_reached
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.words import CHOOSE

WIN: Final[i64] = 30_000  # to win or to lose
PAR: Final[i64] = 20_000  # alone: so much, and more with each round, is as good as it is bad
PAR_OF_A_ROUND: Final[i64] = 16_000
REACHED: Final[i64] = 3000  # alone: what each goal counts that was reached in vain
# [sight], of tokens: worth less by so much makes one e times less likely
TEMPER: Final[list[float]] = [4000.0, 2500.0, 1500.0]
CERTAIN: Final = 1000


@final
class JaguarEvaluation(Evaluation):
    """Honour made and to come, health, what lies near, and what threatens."""

    def __init__(self, sight: Sight = SEES_ALL) -> None:
        super().__init__(sight)
        self.temper: float = TEMPER[sight.extent]
        self.answers: Final = Answers(sight)
        self.places: Final[Places] = self.answers.places

    # ------------------------------------------------------------ what a position is worth

    def value(self, g: State, seat: i64) -> i64:
        """A seat's prospects, against those of its best rival."""
        assert isinstance(g, Jaguar)
        if g.agreed.solo:
            return self.value_alone(g)
        rival: i64 = UNKNOWN
        other: i64
        for other in range(g.seats):
            if other != seat:
                rival = max(rival, self.prospects(g, other))
        worth: i64 = self.prospects(g, seat) - rival * RIVAL // 100
        if g.over():
            worth += WIN if g.winning >> seat & 1 else -WIN
        return worth

    def prospects(self, g: Jaguar, seat: i64) -> i64:
        """The honour a seat is likely to end with."""
        if g.over():
            return g.score(seat) * POINT
        places = self.places
        places.look(g, seat)
        worths = places.worths
        worth: i64 = worths.standing(g, seat) + worths.curse[g.curse[seat]]
        here: i64 = standing_on(g, seat)
        if here == NONE:
            return worth + worths.health[g.health[seat]]
        plans = self.answers.plans
        plans.look(g, seat)
        return worth + (plans.go_on(g, here, g.points) if g.acting == seat else plans.end(g, here, 0))

    def value_alone(self, g: Jaguar) -> i64:
        """Above 0 if the game is likely to be won."""
        if not g.over():
            return (self.prospects(g, 0) - PAR - g.round * PAR_OF_A_ROUND) // 2
        if g.winning:
            return WIN
        reached: i64 = min(g.levels[0], 3) + min(g.hearts[0], 1) + objectives_reached(g)
        return -WIN + REACHED * (reached + (1 if g.place[0] >= OUTSIDE else 0))

    def spread(self) -> i64:
        return 15 * POINT

    def leeway(self) -> i64:
        return 4 * POINT

    def rounds_ahead(self) -> i64:
        return 2

    # ------------------------------------------------------------ which options are worth a thought

    def sensible(self, g: State, seat: i64) -> list[int]:
        """All but those that the plans leave out."""
        assert isinstance(g, Jaguar)
        return [option for _, option, _ in self.weigh(g, seat)]

    def weigh(self, g: State, seat: i64) -> list[tuple[int, int, str]]:
        assert isinstance(g, Jaguar)
        self.answers.look(g, seat)
        found: list[tuple[int, int, str]] = []
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            worth: i64 = self.answers.worth(g, seat, g.menu[i])
            if worth > UNKNOWN // 2:
                found.append((int(worth), int(g.menu[i]), ""))
        return found or [(0, option, "") for option in g.legal(seat)]

    def why(self, g: State, seat: i64, option: i64) -> list[Said]:
        assert isinstance(g, Jaguar)
        self.answers.look(g, seat)
        return why(self.places, g, seat, option)

    def reply(self, g: State, seat: i64, dice: i64) -> i64:
        """The option that promises most; of tokens, any of the better ones."""
        assert isinstance(g, Jaguar)
        if g.menu[g.first[seat]] & ~ARG == CHOOSE and not g.agreed.solo:
            return self.quick_token(g, seat, dice)
        self.answers.look(g, seat)
        best: i64 = g.menu[g.first[seat]]
        most: i64 = UNKNOWN
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            worth: i64 = self.answers.worth(g, seat, g.menu[i])
            if worth > most:
                most = worth
                best = g.menu[i]
        return best

    # ------------------------------------------------------------ tokens

    def mixes(self, view: View) -> list[tuple[int, int, int]]:
        """The token of a trap must not be read: the more one is worth, the likelier it is."""
        g = view.table()
        assert isinstance(g, Jaguar)
        options = view.legal()
        if g.agreed.solo or not options or options[0] & ~ARG != CHOOSE:
            return []
        weighed = self.weigh(g, view.seat)
        most = max([worth for worth, _, _ in weighed])
        return [(option, 1 + int(CERTAIN * exp((worth - most) / self.temper)), worth) for worth, option, _ in weighed]

    def quick_token(self, g: Jaguar, seat: i64, dice: i64) -> i64:
        """A token drawn as `mixes` would."""
        weighed = self.weigh(g, seat)
        most = max([worth for worth, _, _ in weighed])
        weights: list[int] = [1 + int(CERTAIN * exp((worth - most) / self.temper)) for worth, _, _ in weighed]
        left: i64 = pick(dice, sum(weights))
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return weighed[i][1]

    def knowledge(self, g: State, seat: i64) -> i64:
        """The tokens that only this seat has seen."""
        assert isinstance(g, Jaguar)
        known: i64 = 0
        position: i64
        for position in range(HARMING):
            known *= OPTIONS + 1
            if g.owner(position) == seat and not g.revealed >> position & 1:
                known += g.token[position] + 1
        return known

    def shown(self, g: State, seat: i64, option: i64) -> i64:
        """Nobody else sees which token was chosen."""
        return CHOOSE if option & ~ARG == CHOOSE else option

    def likelihood(self, g: State, seat: i64) -> float:
        """How well the tokens of the others fit where everybody stands."""
        assert isinstance(g, Jaguar)
        found: float = 1.0
        position: i64
        for position in range(HARMING):
            owner: i64 = g.owner(position)
            if owner not in (NONE, seat) and not g.revealed >> position & 1 and g.token[position] != NONE:
                found *= float(aimed(g, owner, seat, g.active(position)))
        return found
