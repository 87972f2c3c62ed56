"""What players of the lower levels overlook: the same things for a round, others in the next, and never all."""

import pytest

from antechamber.bots import make_bot
from antechamber.bots.greedy import GreedyBot
from antechamber.bots.levels import SIGHTS, seen_by
from antechamber.bots.sight import EVERYTHING, FIRST_GAME, SEES_ALL, SOME_GAMES, Sight
from antechamber.library import slugs, title
from antechamber.titles import offers

THINGS = range(2000)


def overlooked(sight: Sight, rounds: int, percent: int = 50) -> list[int]:
    sight.begin(rounds)
    return [thing for thing in THINGS if sight.overlooks(thing, percent)]


def test_what_is_overlooked_stays_so_for_a_round():
    sight = Sight(FIRST_GAME, "Ana")
    first = overlooked(sight, 3)
    overlooked(sight, 4)
    assert overlooked(sight, 3) == first == overlooked(Sight(FIRST_GAME, "Ana"), 3)


def test_it_is_something_else_in_the_next_round_and_for_another_person():
    sight = Sight(FIRST_GAME, "Ana")
    assert overlooked(sight, 3) != overlooked(sight, 4)
    assert overlooked(sight, 3) != overlooked(Sight(FIRST_GAME, "Ben"), 3)


@pytest.mark.parametrize("percent", [10, 25, 60])
def test_so_many_in_a_hundred_are_overlooked(percent):
    found = len(overlooked(Sight(SOME_GAMES, "Ana"), 1, percent))
    assert percent - 4 < 100 * found / len(THINGS) < percent + 4


def test_neighbours_are_overlooked_one_without_the_other():
    found = set(overlooked(Sight(FIRST_GAME, "Ana"), 1))
    both = sum(thing in found and thing + 1 in found for thing in THINGS)
    assert 0.2 < both / len(THINGS) < 0.3


def test_who_looks_for_what_nobody_overlooks_sees_it():
    assert not overlooked(Sight(FIRST_GAME, "Ana"), 1, 0)
    assert SEES_ALL.extent == EVERYTHING


@pytest.mark.parametrize("slug", [slug for slug in slugs() if offers(slug, "evaluation")])
def test_a_bot_that_is_made_anew_for_every_question_overlooks_the_same(slug):
    """A server makes bots so: with lots of their own for a question, and one person for the game."""
    made = title(slug)
    g = made.start(3, "anew", {})
    words = made.book().vocabulary
    kept = [GreedyBot("novice", words, seen_by("novice", made, f"person {seat}"), "lots") for seat in range(3)]
    for _ in range(60):
        if g.over():
            break
        seat = g.deciding()[0]
        view = g.view(seat)
        anew = make_bot("novice", made, "other lots", person=f"person {seat}")
        choice = anew.choose(view)
        kept[seat].choose(view)
        assert isinstance(anew, GreedyBot)
        assert anew.evaluation.sight.moment == kept[seat].evaluation.sight.moment
        g.play(seat, choice.option)


def test_there_is_a_sight_for_every_level_that_weighs():
    assert SIGHTS == {"novice": FIRST_GAME, "player": SOME_GAMES, "adept": EVERYTHING}
