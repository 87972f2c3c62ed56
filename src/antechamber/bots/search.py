"""The bot that searches: it plays many imagined games, each on from what the former ones taught it.

Information-set Monte Carlo tree search. Every pass draws a world this seat could be in, walks down what is known so
far, adds one information set, plays on quickly, and writes down for each seat how well that went. What a seat has
learnt is kept by what that seat has seen and knows itself, so nobody looks at hidden things in the head either.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import partial
from itertools import accumulate
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from antechamber.bots.budget import Budget
from antechamber.bots.evaluation import POINT, Evaluation, play_on, why
from antechamber.bots.protocol import (
    BECAUSE_BEST,
    BECAUSE_EVIDENT,
    BECAUSE_ONLY,
    EVIDENT,
    MIXED,
    ONLY,
    SEARCHED,
    SHOWN,
    Choice,
    Reason,
    because,
    simply,
)
from antechamber.core.chance import dice_from_seed, key_from_seed, roll
from antechamber.core.kernel import NOBODY, State, View
from antechamber.core.notation import Vocabulary
from antechamber.core.playout import rollout

EXPLORE: Final = 1.0  # how much an option that was seldom tried is worth a try
UNTRIED: Final = 0.05  # how much worse than the rest an option is taken to be before it was tried
HABIT: Final = 1.0  # where all choose at once: how long what an option promises outweighs what it brought
CHANGE: Final = 0.04  # a chance to win so much better makes an option e times as likely as habit has it
SCEPTIC: Final = 20  # so many tries weigh as much as what the question is worth on average
TREMBLE: Final = 0.1  # where all choose at once: how often any option is tried
RARE: Final = 0.05  # a share so small is the tremble, not a plan
VICTORY: Final = 0.8  # what winning counts at the end, beside the lead
WORLDS: Final = 256  # so many worlds are compared by how believable they are
ANSWERS: Final = 20_000  # a game in the head is left undecided after so many
LOOK: Final = 32  # passes between two looks at whether the matter is settled


# ---------------------------------------------------------------- what was learnt


class Arm:
    """One option of an information set: how often it could be chosen, was chosen, and what that brought."""

    __slots__ = ("chances", "option", "prior", "regret", "share", "total", "visits")

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.chances = 0
        self.visits = 0
        self.total = 0.0
        self.regret = 0.0
        self.share = 0.0

    def mean(self, untried: float) -> float:
        return self.total / self.visits if self.visits else untried


# Most information sets are met once and never chosen from: they share these, which stay empty.
NOTHING_KNOWN: Final[dict[int, Arm | None]] = {}
NO_AIMS: Final[dict[int, str]] = {}
NO_OPTIONS: Final[list[int]] = []
NO_ARMS: Final[list[Arm]] = []


class Node:
    """An information set: what a seat has learnt about a question, whichever of its worlds it was put in."""

    __slots__ = ("aims", "arms", "chances", "known", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.known = NOTHING_KNOWN  # every option met so far; None: not worth a try
        self.aims = NO_AIMS
        self.offered = NO_OPTIONS  # the options of the last world, and their arms
        self.arms = NO_ARMS

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Pull:
    """A choice on the way down, to be judged when the game in the head is over."""

    __slots__ = ("arm", "arms", "node", "odds", "seat")

    def __init__(self, node: Node, arm: Arm, arms: list[Arm], odds: list[float], seat: int) -> None:
        self.node = node
        self.arm = arm
        self.arms = arms
        self.odds = odds  # of each arm where all choose at once; empty otherwise
        self.seat = seat

    def learn(self, value: float) -> None:
        if self.odds:
            regret(self, value)
        node, arm = self.node, self.arm
        node.visits += 1
        node.total += value
        arm.visits += 1
        arm.total += value


def best_arm(node: Node) -> Arm:
    """The most promising arm: what it brought, and how little it was tried for how much is expected of it."""
    untried = node.mean() - UNTRIED
    best = node.arms[0]
    most = -1e9
    for arm in node.arms:
        arm.chances += 1
        visits = arm.visits
        score = EXPLORE * arm.prior * sqrt(arm.chances) / (1 + visits) + (arm.total / visits if visits else untried)
        if score > most:
            most = score
            best = arm
    return best


def mixture(arms: list[Arm]) -> list[float]:
    """How often to choose each arm where all choose at once: in proportion to what was missed by not doing so."""
    missed = [arm.regret if arm.regret > 0 else 0.0 for arm in arms]
    total = sum(missed)
    return [part / total for part in missed] if total > 0 else [1 / len(arms)] * len(arms)


def tilted(node: Node) -> list[float]:
    """A habit, with what paid made likelier, and what did not less likely. Few tries are not trusted."""
    usual = node.mean()
    shares = [
        arm.prior * exp(((arm.total + SCEPTIC * usual) / (arm.visits + SCEPTIC) - usual) / CHANGE) for arm in node.arms
    ]
    total = sum(shares)
    return [share / total for share in shares]


def regret(pull: Pull, value: float) -> None:
    """What each arm would have brought more than the mixture. Arms not pulled count what they brought on average."""
    arms, odds = pull.arms, pull.odds
    usual = pull.node.mean()
    even = TREMBLE / len(arms)
    brought = [arm.mean(usual) for arm in arms]
    pulled = arms.index(pull.arm)
    brought[pulled] += (value - brought[pulled]) / ((1 - TREMBLE) * odds[pulled] + even)
    mixed = sum(part * much for part, much in zip(odds, brought, strict=True))
    weight = pull.node.visits + 1  # later mixtures know more
    for arm, part, much in zip(arms, odds, brought, strict=True):
        arm.regret = max(0.0, arm.regret + much - mixed)
        arm.share += part * weight


# ---------------------------------------------------------------- worlds


class Worlds:
    """Worlds a seat could be in, the more believable ones more often."""

    def __init__(self, view: View, evaluation: Evaluation | None, seed: str) -> None:
        self.view = view
        self.seed = seed
        self.drawn = 0
        self.pool: list[State] = []
        self.weights: list[float] = []
        if evaluation is not None and type(evaluation).likelihood is not Evaluation.likelihood:
            self.fill(evaluation)

    def fill(self, evaluation: Evaluation) -> None:
        pool = [self.view.imagine(f"{self.seed} world {n}") for n in range(WORLDS)]
        weights = list(accumulate(max(0.0, evaluation.likelihood(g, self.view.seat)) for g in pool))
        if weights[-1] > 0:
            self.pool, self.weights = pool, weights

    def draw(self, dice: Random) -> State:
        """A world of its own, with a future of its own."""
        self.drawn += 1
        seed = f"{self.seed} {self.drawn}"
        if not self.pool:
            g = self.view.imagine(seed)
        else:
            g = self.pool[bisect_right(self.weights, dice.random() * self.weights[-1], hi=WORLDS - 1)].clone()
            g.set_chance(key_from_seed(seed))
        own = int(self.view.seat)
        for seat in range(g.seats):  # what others have sealed is unknown: let them choose in the head as well
            if seat != own and g.asked >> seat & 1 and not g.waiting >> seat & 1:
                g.reopen(seat)
        return g


# ---------------------------------------------------------------- the search


class Search:
    """The thinking about one question."""

    def __init__(self, view: View, evaluation: Evaluation | None, seed: str, random_rollouts: bool = False) -> None:
        self.started = perf_counter()
        self.seat = int(view.seat)
        self.guide = evaluation  # says which options are sensible, and how promising
        self.judge = None if random_rollouts else evaluation  # plays on and values positions
        self.veiled = evaluation is not None and type(evaluation).shown is not Evaluation.shown
        self.dice = Random(seed)
        self.lots = dice_from_seed(seed)
        self.worlds = Worlds(view, evaluation, seed)
        self.nodes: dict[tuple[int, int, int], Node] = {}
        self.habits = evaluation is not None and type(evaluation).mixes is not Evaluation.mixes
        self.until = 0
        self.passes = 0
        world = self.worlds.draw(self.dice)
        if self.judge is not None and self.judge.rounds_ahead():
            self.until = world.rounds() + self.judge.rounds_ahead()
        self.sealed = several(world.asked)
        self.root = self.node(world, self.seat, 0)
        self.meet(self.root, world, self.seat, world.legal(self.seat), self.sealed)

    # ------------------------------------------------------------ one pass

    def pass_once(self) -> None:
        """Draw a world, walk down, play on, learn."""
        self.passes += 1
        g = self.worlds.draw(self.dice)
        pulls: list[Pull] = []
        leaves = self.walk(g, pulls)
        values = self.outcome(g)
        for node, seat in leaves:
            node.visits += 1
            node.total += values[seat]
        for pull in pulls:
            pull.learn(values[pull.seat])

    def walk(self, g: State, pulls: list[Pull]) -> list[tuple[Node, int]]:
        """Choose by what is known, up to a question that was never put before: that one, and to whom.

        What could be chosen there is looked at only when it is put again; most questions are put once.
        """
        paths: list[int] = [0] * g.seats
        until = self.until
        while g.waiting and (until == 0 or g.rounds() < until):
            asked: int = g.asked
            if asked & (asked - 1):
                leaves = self.answer_sealed(g, paths, pulls)
                if leaves:
                    return leaves
                continue
            seat = asked.bit_length() - 1
            if pulls and self.guide is not None and (evident := int(self.guide.evident(g, seat))) != NOBODY:
                g.answer(seat, evident)
                continue
            node = self.node(g, seat, paths[seat])
            if not node.visits and not node.known:
                return [(node, seat)]
            pull = self.pull(node, g, seat)
            pulls.append(pull)
            self.note(g, paths, seat, pull.arm.option)
            g.answer(seat, pull.arm.option)
        return []

    def answer_sealed(self, g: State, paths: list[int], pulls: list[Pull]) -> list[tuple[Node, int]]:
        """Let all choose at once, each from its own point of view; who was never asked this before answers quickly.

        Where the title says how good players mix, the others do: to learn that for every hand they may hold would take
        more games in the head than there is time for. The seat itself leaves that habit as far as it pays.
        """
        leaves: list[tuple[Node, int]] = []
        answers: list[tuple[int, int]] = []
        for seat in [seat for seat in range(g.seats) if g.asked >> seat & 1]:
            if self.habits and seat != self.seat:
                answers.append((seat, self.quick_answer(g, seat)))
                continue
            node = self.node(g, seat, paths[seat])
            if not node.visits and not node.known:
                leaves.append((node, seat))
                answers.append((seat, self.quick_answer(g, seat)))
            else:
                pull = self.pull_sealed(node, g, seat)
                pulls.append(pull)
                answers.append((seat, pull.arm.option))
        for seat, option in answers:
            self.note(g, paths, seat, option)
        for seat, option in answers:
            g.answer(seat, option)
        return leaves

    def quick_answer(self, g: State, seat: int) -> int:
        if self.judge is None:
            return self.dice.choice(g.legal(seat))
        self.lots = int(roll(self.lots))
        return self.judge.reply(g, seat, self.lots)

    def note(self, g: State, paths: list[int], who: int, option: int) -> None:
        """Add an answer to what each seat has seen: who gave it saw all of it, others what is shown."""
        if not self.veiled or self.guide is None:
            paths[:] = [hash((paths[0], who, option))] * len(paths)
            return
        shown = self.guide.shown(g, who, option)
        for seat, path in enumerate(paths):
            paths[seat] = hash((path, who, option if seat == who else shown))

    def node(self, g: State, seat: int, path: int) -> Node:
        key = (path, seat, 0 if self.guide is None else self.guide.knowledge(g, seat))
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node()
        return node

    def pull(self, node: Node, g: State, seat: int) -> Pull:
        """An answer of one seat that is asked alone."""
        options = g.legal(seat)
        if options != node.offered:
            self.meet(node, g, seat, options, sealed=False)
        return Pull(node, best_arm(node), node.arms, [], seat)

    def pull_sealed(self, node: Node, g: State, seat: int) -> Pull:
        """An answer of one of several seats, chosen without looking at the others'."""
        options = g.legal(seat)
        if options != node.offered:
            self.meet(node, g, seat, options, sealed=True)
        arms = node.arms
        odds = tilted(node) if self.habits else mixture(arms)
        if self.dice.random() < TREMBLE:
            arm = arms[int(self.dice.random() * len(arms))]
        else:
            arm = self.dice.choices(arms, odds)[0]
        return Pull(node, arm, arms, [] if self.habits else odds, seat)

    def meet(self, node: Node, g: State, seat: int, options: list[int], sealed: bool) -> None:
        """Take in the options of a world: what the title says of those that are new here."""
        if not node.known:
            node.known, node.aims = {}, {}
        if any(option not in node.known for option in options):
            self.add_arms(node, g, seat, options, sealed)
        arms = [arm for option in options if (arm := node.known[option]) is not None]
        if not arms:  # none of the options of this world was worth a try in others
            arms = [Arm(option, 1 / len(options)) for option in options]
            node.known.update((arm.option, arm) for arm in arms)
        node.offered = options
        node.arms = arms

    def add_arms(self, node: Node, g: State, seat: int, options: list[int], sealed: bool) -> None:
        for option, prior, aim in self.priors(g, seat, options, sealed):
            if node.known.get(option) is None:
                arm = node.known[option] = Arm(option, prior)
                arm.regret = HABIT * prior if sealed else 0.0
                node.aims[option] = aim
        for option in options:
            node.known.setdefault(option, None)

    def priors(self, g: State, seat: int, options: list[int], sealed: bool) -> list[tuple[int, float, str]]:
        """The options worth a try, how promising each is, and what it aims at."""
        if self.guide is None or len(options) == 1:
            return [(option, 1 / len(options), "") for option in options]
        mixed = self.guide.mixes(g.view(seat)) if sealed else []
        if mixed:
            total = sum(weight for _, weight, _ in mixed)
            return [(option, weight / total, "") for option, weight, _ in mixed]
        weighed = self.guide.weigh(g, seat)
        most = max(worth for worth, _, _ in weighed)
        shares = [exp((worth - most) / self.guide.leeway()) for worth, _, _ in weighed]
        whole = sum(shares)
        return [(option, share / whole, aim) for share, (_, option, aim) in zip(shares, weighed, strict=True)]

    # ------------------------------------------------------------ what a game in the head was worth

    def outcome(self, g: State) -> list[float]:
        """Play on, and say for each seat how well it went: from 0 to 1, a chance to win with a little for the lead."""
        judge = self.judge
        if judge is None:
            self.lots = int(rollout(g, self.lots, ANSWERS))
        else:
            self.lots = int(play_on(judge, g, self.lots, self.until, ANSWERS))
        if g.over():
            scores = [float(score) for score in g.scores()]
            if judge and g.seats == 1:  # what was missing counts, not the points
                scores = [judge.value(g, 0) / POINT]
            spread = judge.spread() / POINT if judge else 1 + max(abs(score) for score in scores) / 4
            winners = g.winners()
            return [
                VICTORY * (seat in winners) / max(1, len(winners)) + (1 - VICTORY) * chance
                for seat, chance in enumerate(chances(scores, spread))
            ]
        if judge is None:
            return chances([float(score) for score in g.scores()], 1 + max(abs(score) for score in g.scores()) / 4)
        worths = [judge.value(g, seat) / POINT for seat in range(g.seats)]
        return chances(worths, judge.spread() / POINT)

    # ------------------------------------------------------------ how long

    def think(self, budget: Budget) -> None:
        """Pass after pass, until the budget is used up or more of it could not change the choice."""
        while True:
            self.pass_once()
            left = budget.iterations - self.passes
            if not budget.iterations:
                spent = perf_counter() - self.started
                left = int(self.passes * (budget.seconds - spent) / spent)
            if left <= 0 or (self.passes % LOOK == 0 and self.settled(left)):
                return

    def settled(self, left: int) -> bool:
        """Whether no other option can be tried more often than the first any more."""
        if self.sealed:
            return False
        visits = sorted((arm.visits for arm in self.root.arms), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left


def several(seats: int) -> bool:
    return seats & (seats - 1) != 0


def chances(worths: list[float], spread: float) -> list[float]:
    """Each seat's chance to win, from what its position is worth; alone, 0 is as good as it is bad."""
    if len(worths) == 1:
        return chances([worths[0], 0.0], spread)[:1]
    most = max(worths)
    shares = [exp((worth - most) / spread) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


# ---------------------------------------------------------------- the bot


class MasterBot:
    """Searches imagined worlds. It takes what was tried most often; where all choose at once, it mixes."""

    name: Final = "master"

    def __init__(self, words: Vocabulary, evaluation: Evaluation | None, seed: str, budget: Budget) -> None:
        self.words = words
        self.evaluation = evaluation
        self.budget = budget
        self.dice = Random(seed)

    def choose(self, view: View) -> Choice:
        options = view.legal()
        if len(options) == 1:
            reasons = (Reason(self.words.text(options[0]), 0.0, ONLY),)
            return Choice(options[0], reasons, why=simply(BECAUSE_ONLY))
        search = Search(view, self.evaluation, f"{self.dice.getrandbits(64):x}")
        arms = search.root.arms
        if len(arms) == 1:
            reasons = (Reason(self.words.text(arms[0].option), 0.0, EVIDENT),)
            return Choice(arms[0].option, reasons, why=simply(BECAUSE_EVIDENT))
        search.think(self.budget)
        return self.mixed(search, view) if search.sealed else self.most_tried(search, view)

    def most_tried(self, search: Search, view: View) -> Choice:
        ranked = sorted(search.root.arms, key=lambda arm: (-arm.visits, -arm.mean(0.0), -arm.prior))
        return self.explained(search, view, ranked, [], SEARCHED)

    def mixed(self, search: Search, view: View) -> Choice:
        """Draw from the average mixture, without what was only tried now and then."""
        arms = search.root.arms
        shares = tilted(search.root) if search.habits else average_mixture(arms)
        chosen = self.dice.choices(arms, shares)[0]
        order = sorted(range(len(arms)), key=lambda i: (arms[i] is not chosen, -shares[i]))
        return self.explained(search, view, [arms[i] for i in order], [shares[i] for i in order], MIXED)

    def explained(self, search: Search, view: View, ranked: list[Arm], shares: list[float], note: str) -> Choice:
        reasons = tuple(
            Reason(
                self.words.text(arm.option),
                round(100 * arm.mean(0.0), 1),
                note,
                search.root.aims.get(arm.option, ""),
                arm.visits,
                round(100 * shares[i], 1) if shares else 0.0,
            )
            for i, arm in enumerate(ranked[:SHOWN])
        )
        chosen = ranked[0].option
        if self.evaluation is None:
            return Choice(chosen, reasons, why=simply(BECAUSE_BEST))
        believed = because(*self.evaluation.beliefs(view))
        said = partial(why, self.evaluation, view.imagine("why"), view.seat, chosen)
        return Choice(chosen, reasons, believed, said)


def average_mixture(arms: list[Arm]) -> list[float]:
    """How often each option was to be chosen, over the whole search; what is rare was only tried."""
    total = sum(arm.share for arm in arms)
    if total <= 0:
        return [1 / len(arms)] * len(arms)
    kept = [arm.share if arm.share >= RARE * total else 0.0 for arm in arms]
    whole = sum(kept)
    return [share / whole for share in kept] if whole else [arm.share / total for arm in arms]
