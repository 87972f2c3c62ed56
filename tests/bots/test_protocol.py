"""What every bot keeps: it sees a view, answers what is legal, gives reasons, and follows its seed."""

import pytest

from antechamber.bots import Bot, Budget, Choice, UnknownBot, check_bot, make_bot, names
from antechamber.bots.eval.evaluation import Evaluation
from antechamber.bots.protocol import NOTES, SHOWN
from antechamber.bots.search import MasterBot
from antechamber.core.chance import dice_from_seed
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, State, View
from antechamber.core.playout import rollout
from antechamber.games.mystery.showing import MysteryView
from antechamber.games.mystery.state import Mystery
from tests.bots.tables import mystery, play

LEVELS = names("mystery")


def positions(count: int, players: int = 4) -> list[State]:
    """Questions from the course of random games, of all kinds."""
    found = []
    for n in range(count):
        options: dict[str, str | int | bool] = {"edition": "pl"} if n % 3 == 0 else {}
        g = mystery.start(players, f"p{n}", options | ({"mode": "advanced"} if n % 2 else {}))
        rollout(g, dice_from_seed(str(n)), n * 5)
        if not g.over():
            found.append(g)
    return found


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


def test_there_are_four_levels_for_mystery():
    assert LEVELS == ["random", "novice", "adept", "master"]


def seated(level: str, seed: str) -> Bot:
    """A bot that thinks by count, not by the clock, and plays on at random: quick enough for interpreted rules."""
    if level == "master":
        return MasterBot(mystery.book().vocabulary, None, seed, Budget(iterations=2))
    return make_bot(level, mystery, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_its_level(level):
    assert make_bot(level, mystery, "s").name == level


def test_an_unknown_bot_is_refused_in_one_sentence_that_lists_the_others():
    with pytest.raises(UnknownBot) as error:
        make_bot("grandmaster", mystery, "s")
    assert str(error.value) == "there is no bot 'grandmaster'; there is random, novice, adept, master"
    with pytest.raises(UnknownBot):
        check_bot("")


def test_a_title_without_an_evaluation_has_the_bots_that_need_none():
    assert names("chess") == ["random", "master"]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_answer_what_is_legal_and_give_it_as_their_first_reason(level):
    bot = seated(level, "s")
    text = mystery.book().vocabulary.text
    for g in positions(24):
        seat = g.deciding()[0]
        choice = bot.choose(g.view(seat))
        assert choice.option in g.legal(seat)
        assert choice.reasons[0].option == text(choice.option)
        assert 1 <= len(choice.reasons) <= SHOWN
        assert {reason.note for reason in choice.reasons} <= set(NOTES)
        ranks = [reason.visits or reason.value for reason in choice.reasons]
        assert ranks == sorted(ranks, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_is_all_a_bot_needs(level):
    for g in positions(12):
        view = g.view(g.deciding()[0])
        assert seated(level, "s").choose(NothingButTheView(view)) == seated(level, "s").choose(view)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_view_as_it_was(level):
    for g in positions(12):
        view = g.view(g.deciding()[0])
        before = view.data()
        seated(level, "s").choose(view)
        assert view.data() == before


def test_chance_cannot_be_reached_from_a_view():
    for g in positions(6):
        view = g.view(g.deciding()[0])
        assert isinstance(view, MysteryView)
        assert view.seen.key_of_chance == b""
        assert list(view.seen.block) == []


def test_what_chance_will_bring_does_not_change_a_choice():
    for g in positions(12):
        seat = g.deciding()[0]
        other = g.clone()
        other.set_chance(b"another future".ljust(32))
        for level in LEVELS:
            assert seated(level, "s").choose(g.view(seat)) == seated(level, "s").choose(other.view(seat))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_views_give_the_same_choices(level):
    def choices(seed: str) -> list[Choice]:
        bot = seated(level, seed)
        return [bot.choose(g.view(g.deciding()[0])) for g in positions(20)]

    assert choices("one") == choices("one")
    assert choices("one") != choices("two")


def test_what_a_bot_has_thought_about_does_not_change_its_evaluation():
    seasoned = make_bot("adept", mystery, "s")
    for g in positions(16):
        seasoned.choose(g.view(g.deciding()[0]))
    for g in positions(16, players=3):
        view = g.view(g.deciding()[0])
        fresh = make_bot("adept", mystery, "s").choose(view)
        assert [r.value for r in seasoned.choose(view).reasons] == [r.value for r in fresh.reasons]


def test_a_game_between_bots_is_the_same_twice():
    assert play(["novice", "random"], "again").key() == play(["novice", "random"], "again").key()


def test_a_title_need_only_say_what_a_position_is_worth():
    class Points(Evaluation):
        def value(self, g: State, seat: i64) -> i64:
            assert isinstance(g, Mystery)
            return g.score(seat)

    g = mystery.start(2, "s")
    weighed = Points().weigh(g, g.deciding()[0])
    assert [option for _, option, _ in weighed] == g.legal(g.deciding()[0])
