"""The bot that searches: legal, reproducible, without peeking, mixed where all choose at once, and not blind."""

from math import exp

import pytest

from antechamber.bots import Bot, Budget, BudgetError, make_bot
from antechamber.bots.evaluation import POINT, Evaluation
from antechamber.bots.protocol import EVIDENT, MIXED, SEARCHED
from antechamber.bots.search import Arm, MasterBot, Node, Search, Worlds, average_mixture, best_arm, chances
from antechamber.core.chance import dice_from_seed
from antechamber.core.ints import i64
from antechamber.core.kernel import State, View
from antechamber.core.playout import rollout
from antechamber.match import Seat
from antechamber.server.bot_worker import Task
from antechamber.server.bot_worker import think as answer
from tests.bots.pennies import pennies
from tests.bots.pennies import vocabulary as pennies_words
from tests.bots.tables import mystery, think, turn
from tests.games.mystery.given import given
from tests.sketches.sealed import CLAIM, HAND, Masks, face, masks, vocabulary

READY = "R.Y..Y.G..P."  # the whole left half of the purple arch
PAWNS = ["w9", "w1", "w3", "w5"]


def master(seed: str = "test", iterations: int = 6) -> Bot:
    return make_bot("master", mystery, seed, Budget(iterations=iterations))


def masked(seed: str = "test", iterations: int = 40, evaluation: Evaluation | None = None) -> MasterBot:
    return MasterBot(vocabulary, evaluation, seed, Budget(iterations=iterations))


def searched(view: View, passes: int, evaluation: Evaluation | None = None) -> Search:
    search = Search(view, evaluation, "test")
    search.think(Budget(iterations=passes))
    return search


# ---------------------------------------------------------------- what every bot keeps


def test_the_same_seed_and_iterations_give_the_same_choice_and_reasons():
    g = mystery.start(2, "again")
    rollout(g, dice_from_seed("again"), 60)
    assert think(g, master("one")) == think(g, master("one"))
    assert think(g, master("one")).reasons != think(g, master("two")).reasons


@pytest.mark.parametrize("players", masks.players)
def test_it_plays_a_title_without_an_evaluation_legally_to_its_end(players):
    g = masks.new(players, "legal", {})
    bot = masked(iterations=6)
    while not g.over():
        seat = g.deciding()[-1]
        g.play(seat, bot.choose(g.view(seat)).option)  # raises if it is not legal
    assert g.winners()


def test_it_plays_mystery_legally_to_the_end_of_a_short_game():
    g = mystery.start(2, "legal", {"max_rounds": 2, "mode": "advanced"})
    bot = master(iterations=2)
    while not g.over():
        g.play(g.deciding()[0], think(g, bot).option)


def test_random_rollouts_need_no_evaluation():
    g = mystery.start(2, "random", {"max_rounds": 4})
    view = g.view(g.deciding()[0])
    search = Search(view, None, "test", random_rollouts=True)
    search.think(Budget(iterations=10))
    assert sum(arm.visits for arm in search.root.arms) == 10
    assert [arm.option for arm in search.root.arms] == view.legal()


def test_a_budget_by_the_clock_ends():
    g = masks.new(2, "clock", {})
    assert MasterBot(vocabulary, None, "s", Budget(seconds=0.001)).choose(g.view(0)).option in g.legal(0)


def test_a_process_of_the_server_thinks_as_long_as_it_is_told():
    g = mystery.start(2, "server", {"max_rounds": 1})
    seat = g.deciding()[0]
    task = Task("mystery", Seat(seat), "master", "lots", "Ana", g.view(seat).position(), seconds=0.001)
    assert mystery.book().vocabulary.read(answer(task).option) in g.legal(seat)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 1e9])
def test_a_time_that_makes_no_sense_is_refused_in_one_sentence(seconds):
    with pytest.raises(BudgetError, match="expected more than 0 and at most 3600 seconds to think, got"):
        Budget(seconds=seconds)


def test_fewer_than_no_iterations_are_refused():
    with pytest.raises(BudgetError, match="expected 1 to 100000000 iterations, got -1"):
        Budget(iterations=-1)


# ---------------------------------------------------------------- what it understands


def test_it_goes_to_the_temple_and_breaks_the_curse_it_is_ready_for():
    table = given(crystals=[READY], pawns=PAWNS)
    assert turn(table.state, master()) == ["move purple", "break purple M5 with 1+3+6+8+11"]


def test_it_takes_the_points_that_win_in_the_last_turn():
    table = given(
        crystals=["Y.Y..R......"],
        pawns=["w1", "w5", "w9", "w7"],
        start=2,
        boxes={"blue": {"L3": 2, "L4": 2, "M5": 2, "R4": 2}, "green": {"L3": 2}},
        points=[23, 24, 0, 0],
        now=["ending"],
    )
    assert turn(table.state, master())[-1] == "break red L3 with 1+3+6"


def test_what_brings_more_is_tried_more_often():
    node = Node()
    good, bad = Arm(1, 0.5), Arm(2, 0.5)
    node.arms = [bad, good]
    for _ in range(60):
        arm = best_arm(node)
        value = 1.0 if arm is good else 0.0
        node.visits += 1
        node.total += value
        arm.visits += 1
        arm.total += value
    assert good.visits > 5 * bad.visits


def test_an_option_that_few_worlds_offer_is_still_tried_when_they_do():
    node = Node()
    common, seldom = Arm(1, 0.5), Arm(2, 0.5)
    for n in range(100):
        node.arms = [common, seldom] if n % 10 == 0 else [common]
        arm = best_arm(node)
        node.visits += 1
        node.total += 0.5
        arm.visits += 1
        arm.total += 0.5
    assert seldom.chances == 10
    assert seldom.visits >= 3


def test_chances_add_up_and_follow_the_worth():
    two = chances([10.0, 2.0], 8.0)
    assert sum(two) == pytest.approx(1)
    assert two[0] == pytest.approx(0.731, abs=0.001)
    assert chances([1.0, 1.0, 1.0, 1.0], 8.0) == [0.25] * 4


def test_who_plays_alone_has_an_even_chance_at_0():
    assert chances([0.0], 8.0) == [0.5]
    assert chances([8.0], 8.0)[0] == pytest.approx(0.731, abs=0.001)
    assert chances([-8.0], 8.0)[0] == pytest.approx(0.269, abs=0.001)


class Wary(Evaluation):
    """Sees the same in every option but the first, which is worth two points more."""

    def value(self, g: State, seat: i64) -> i64:
        return 0

    def weigh(self, g: State, seat: i64) -> list[tuple[int, int, str]]:
        return [(0 if i else 2 * POINT, option, "") for i, option in enumerate(g.legal(seat))]


class Lenient(Wary):
    def leeway(self) -> i64:
        return 4 * POINT


def test_an_evaluation_says_how_much_its_worths_are_to_be_trusted():
    g = mystery.start(2, "leeway")
    view = g.view(g.deciding()[0])
    wary, lenient = (searched(view, 1, evaluation).root.arms for evaluation in (Wary(), Lenient()))
    assert wary[0].prior / wary[1].prior == pytest.approx(exp(2))
    assert lenient[0].prior / lenient[1].prior == pytest.approx(exp(0.5))


# ---------------------------------------------------------------- where all choose at once


@pytest.mark.parametrize("seat", [0, 1])
def test_where_all_choose_at_once_it_mixes_as_the_equilibrium_does(seat):
    search = searched(pennies.new(2, "mix", {}).view(seat), 4000)
    shares = average_mixture(search.root.arms)
    assert [pennies_words.text(arm.option) for arm in search.root.arms] == ["show head", "show tail"]
    assert shares[0] == pytest.approx(1 / 3, abs=0.07)
    worth = search.root.mean()
    assert worth == pytest.approx(1 / 3 if seat == 0 else 2 / 3, abs=0.15)


def test_it_draws_from_the_mixture_so_that_nobody_can_guess_it():
    view = pennies.new(2, "mix", {}).view(1)
    shown = [
        pennies_words.text(MasterBot(pennies_words, None, str(n), Budget(iterations=60)).choose(view).option)
        for n in range(40)
    ]
    assert 3 <= shown.count("show head") <= 30


def test_what_others_have_sealed_does_not_change_its_choice():
    choices = []
    for claims in ((0, 1), (3, 2)):
        g = masks.new(3, "peek", {})
        for seat, claim in zip((1, 2), claims, strict=True):
            g.play(seat, CLAIM | claim)
        choices.append(masked().choose(g.view(0)))
    assert choices[0] == choices[1]


def test_in_its_worlds_nobody_has_sealed_anything():
    g = masks.new(3, "sealed", {})
    g.play(1, CLAIM | 3)
    worlds = Worlds(g.view(0), None, "test")
    for _ in range(5):
        assert worlds.draw(Search(g.view(0), None, "s").dice).deciding() == [0, 1, 2]


def test_its_mixture_is_the_same_whether_or_not_the_others_have_chosen():
    g = pennies.new(2, "first", {})
    before = average_mixture(searched(g.view(0), 3000).root.arms)
    g.play(1, g.legal(1)[0])
    after = average_mixture(searched(g.view(0), 3000).root.arms)
    assert before[0] == pytest.approx(after[0], abs=0.08)


# ---------------------------------------------------------------- what titles can tell it


class Cards(Evaluation):
    """Masks for bots: who has which card matters."""

    def value(self, g: State, seat: i64) -> i64:
        return g.scores()[seat] * POINT

    def knowledge(self, g: State, seat: i64) -> i64:
        assert isinstance(g, Masks)
        return sum(1 << card for card in g.cards(HAND + seat))


class Honest(Cards):
    """Whoever claims a face is believed to have it."""

    def likelihood(self, g: State, seat: i64) -> float:
        assert isinstance(g, Masks)
        others = [s for s in range(g.seats) if s != seat and g.claims[s] >= 0]
        return 1.0 if all(face(g.cards(HAND + s)[0]) == g.claims[s] for s in others) else 0.01

    def beliefs(self, view: View) -> list[tuple[str, dict[str, object]]]:
        return [("masks-honest", {"seat": 2, "share": 99})]


def claimed() -> Masks:
    g = masks.new(2, "claims", {})
    g.play(0, CLAIM | 0)
    g.play(1, CLAIM | 3)
    return g


def test_an_opponent_learns_by_what_it_knows_in_each_world():
    search = searched(masks.new(2, "know", {}).view(0), 200, Cards())
    first = [key for key in search.nodes if key[0] == 0]
    assert len([key for key in first if key[1] == 0]) == 1
    assert len([key for key in first if key[1] == 1]) > 8


def test_believable_worlds_come_more_often():
    g = claimed()
    dice = Search(g.view(0), None, "s").dice

    def honest(evaluation: Evaluation | None) -> int:
        worlds = Worlds(g.view(0), evaluation, "test")
        drawn = [worlds.draw(dice) for _ in range(100)]
        return sum(face(world.cards(HAND + 1)[0]) == 3 for world in drawn if isinstance(world, Masks))

    assert honest(None) < 50
    assert honest(Honest()) > 85


def test_if_no_world_is_believable_all_are():
    class Sceptic(Cards):
        def likelihood(self, g: State, seat: i64) -> float:
            return 0.0

    g = claimed()
    assert masked(evaluation=Sceptic()).choose(g.view(0)).option in g.legal(0)


def test_what_is_hidden_of_an_answer_does_not_part_what_others_learn():
    class Veiled(Cards):
        def shown(self, g: State, seat: i64, option: i64) -> i64:
            return -1

    g = masks.new(2, "veil", {})
    search = Search(g.view(0), Veiled(), "test")

    def seen_after(claim: int) -> list[int]:
        paths = [0, 0]
        search.note(g, paths, 0, CLAIM | claim)
        return paths

    one, other = seen_after(1), seen_after(2)
    assert one[0] != other[0]
    assert one[1] == other[1]


# ---------------------------------------------------------------- its reasons


def test_reasons_carry_visits_values_and_aims_the_chosen_first():
    table = given(crystals=["R.Y..Y.G...."], pawns=PAWNS)
    choice = think(table.state, master(iterations=16))
    assert {reason.note for reason in choice.reasons} == {SEARCHED}
    visits = [reason.visits for reason in choice.reasons]
    assert visits == sorted(visits, reverse=True)
    assert 0 < sum(visits) <= 16
    assert all(0 <= reason.value <= 100 for reason in choice.reasons)
    assert table.state.contents().vocabulary.text(choice.option) == choice.reasons[0].option
    assert any(reason.aim for reason in choice.reasons)


def test_where_all_choose_at_once_reasons_carry_shares_and_beliefs():
    choice = masked(evaluation=Honest()).choose(claimed().view(0))
    assert {reason.note for reason in choice.reasons} == {MIXED}
    assert sum(reason.share for reason in choice.reasons) == pytest.approx(100, abs=0.5)
    assert [belief.message for belief in choice.beliefs] == ["masks-honest"]


def test_what_needs_no_thought_gets_none():
    g = mystery.start(2, "start")
    assert g.question() == "start-crystals/choose_start_space"
    (reason,) = think(g, master()).reasons
    assert reason.note == EVIDENT
