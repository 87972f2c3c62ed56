"""Why a bot did what it did: every choice has a reason, and every reason is a sentence in every language."""

from collections.abc import Iterator

import pytest

from antechamber.bots import Budget, Choice, make_bot, names
from antechamber.cli.boards import board_for
from antechamber.core.title import Options
from antechamber.library import title
from antechamber.messages import LANGUAGES, messages

PLAYERS = ["Ana", "Ben", "Cleo"]
TABLES: list[tuple[str, int, Options]] = [
    ("mystery", 3, {}),
    ("mystery", 2, {"mode": "advanced", "edition": "pl"}),
    ("aztec", 3, {}),
    ("aztec", 3, {"claim_shape": "free"}),
    ("mice", 2, {}),
    ("jaguar", 3, {}),
    ("jaguar", 1, {"mode": "solo"}),
]


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


@pytest.mark.parametrize("level", names("mystery"))
@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
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
    if level != "random":
        assert any(message.startswith(f"{slug}-because-") for message in told)
