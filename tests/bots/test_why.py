"""Why a bot did what it did: every choice has a reason, and every reason is a sentence in every language."""

from collections.abc import Iterator

import pytest

from antechamber.bots import Budget, Choice, make_bot, names
from antechamber.cli.boards import board_for
from antechamber.core.title import Options
from antechamber.library import title
from antechamber.messages import LANGUAGES, messages
from antechamber.titles import offers
from tests.samples import tables

PLAYERS = ["Ana", "Ben", "Cleo"]


def choices(slug: str, players: int, options: Options, level: str, answers: int) -> Iterator[Choice]:
    """What bots of a level choose in a game, up to so many answers."""
    made = title(slug)
    g = made.start(players, f"why {level}", options)
    bots = [make_bot(level, made, f"why {seat}", Budget(iterations=2)) for seat in range(players)]
    while not g.over() and answers > 0:
        answers -= 1
        seat = g.deciding()[0]
        choice = bots[seat].choose(g.view(seat))
        yield choice
        g.play(seat, choice.option)


@pytest.mark.parametrize(
    ("slug", "players", "options", "level"),
    [(*table, level) for table in tables("EXPLAINED") for level in names(table[0])],
)
def test_every_choice_says_why_in_every_language(slug, players, options, level):
    told = set()
    for choice in choices(slug, players, options, level, 40 if level == "master" else 120):
        assert choice.why()
        for sentence in choice.why():
            told.add(sentence.message)
            for language in LANGUAGES:
                words = messages(language)
                board = board_for(title(slug), words, PLAYERS)
                pieces = board.called_pieces(sentence.arguments)
                assert words.problem(slug, sentence.message, sentence.arguments, PLAYERS, **pieces)
    if level != "random" and offers(slug, "evaluation"):
        assert any(message.startswith(f"{slug}-because-") for message in told)
