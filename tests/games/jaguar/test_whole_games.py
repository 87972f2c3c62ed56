"""Whole games at random: they end, and no piece is lost, doubled or out of bounds on the way."""

import json

import pytest

from antechamber import contract
from antechamber.core.chance import dice_from_seed
from antechamber.core.playout import playout
from tests.games.jaguar.given import jaguar

TABLES = [
    (2, {"mode": "basic"}),
    (3, {"mode": "basic"}),
    (4, {"mode": "basic", "tile_rotation": True, "first_time_red": "1 4"}),
    (2, {}),
    (3, {"blue_steer": True, "flood_cost": "damage"}),
    (4, {"full_cursed_action_loss": True, "character_assignment": "choose", "free_take_pouch_ritual": False}),
    (1, {"solo_level": 1}),
    (1, {"solo_level": 3, "taming_through_walls": True, "character_assignment": "random"}),
]
BOUND = 2000  # answers; random games of four take about 250


@pytest.mark.rule("JAG-TERM-01", "JAG-2P-01", "JAG-3P-01", "JAG-4P-01")
@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_ends_and_every_position_of_it_can_be_saved(players, options, seed):
    g = jaguar.start(players, seed, options)
    dice = contract.Dice(seed)
    answers = 0
    while not g.over():
        seat = g.deciding()[0]
        # healing keeps a solo player alive for longer, and going on keeps turns from ending at once
        texts = {g.contents().vocabulary.text(option): option for option in g.legal(seat)}
        wise = "heal" if "heal" in texts and dice.below(3) else dice.pick(sorted(texts, key=lambda t: t == "end")[:6])
        g.play(seat, texts[wise])
        g.audit()
        answers += 1
        if answers % 5 == 0:
            again = jaguar.load(json.loads(json.dumps(g.to_data())))
            assert again.key() == g.key()
            assert again.to_data() == g.to_data()
    assert answers < BOUND
    assert g.rounds() <= 8
    assert g.to_data()["winners"] == [seat + 1 for seat in g.winners()]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_same_seed_is_the_same_game(players, options):
    ends = []
    for _ in range(2):
        g = jaguar.start(players, "again", options)
        ends.append((playout(g, dice_from_seed("again")), g.key(), g.scores()))
    assert ends[0] == ends[1]
