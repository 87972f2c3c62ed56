"""Sparring partners: every habit plays a game to its end, on every level that can have it."""

import pytest

from antechamber.bots import make_bot
from antechamber.bots.levels import SIGHTS, habits
from antechamber.library import slugs, title

HABITS = [(slug, habit, level) for slug in slugs() for habit in habits(slug) for level in SIGHTS]


@pytest.mark.parametrize(("slug", "habit", "level"), HABITS)
def test_a_habit_plays_to_the_end_on_every_level(slug, habit, level):
    game = title(slug)
    g = game.start(game.players[0], seed=f"{habit} {level}")
    bots = [make_bot(f"{habit}:{level}", game, f"{seat}") for seat in range(game.players[0])]
    while not g.over():
        for seat in g.deciding():
            g.play(seat, bots[seat].choose(g.view(seat)).option)
    assert g.winners()
