"""What every bot keeps: it sees a view, answers what is legal, gives reasons, and follows its seed."""

import pytest

from antechamber.bots import Choice, UnknownBot, check_bot, make_bot, names
from antechamber.bots.protocol import NOTES, SHOWN
from antechamber.games.mystery.view import MysteryView
from tests.bots.tables import mystery, play, positions, seated

LEVELS = names("mystery")


def test_there_are_five_levels_for_mystery():
    assert LEVELS == ["random", "novice", "player", "adept", "master"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_its_level(level):
    assert make_bot(level, mystery, "s").name == level


def test_an_unknown_bot_is_refused_in_one_sentence_that_lists_the_others():
    with pytest.raises(UnknownBot) as error:
        make_bot("grandmaster", mystery, "s")
    assert str(error.value) == "there is no bot 'grandmaster'; there is random, novice, player, adept, master"
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
