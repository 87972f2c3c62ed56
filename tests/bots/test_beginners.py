"""Beginners play like people in a first game: they do what the title is about, lie believably, and get hurt."""

from collections import Counter
from functools import cache

import pytest

from antechamber.bots import make_bot
from antechamber.core.kernel import EVERYBODY, State
from antechamber.games.aztec.evaluation.bluff import face_of, unseen_cards
from antechamber.games.aztec.state import Aztec
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.mice.state import Mice
from antechamber.library import title

LOWER = ("novice", "player")


def play(slug: str, players: int, level: str, seed: str) -> tuple[State, Counter[str], list[tuple[Aztec, int, int]]]:
    """A game between bots of one level: its end, what happened how often, and the claims of Aztec before they show."""
    game = title(slug)
    g = game.start(players, seed=f"beginners {seed}")
    g.recording = True
    bots = [make_bot(level, game, f"{seed} {seat}") for seat in range(players)]
    claims: list[tuple[Aztec, int, int]] = []
    while not g.over():
        before = g.clone()
        for seat in g.deciding():
            option = bots[seat].choose(g.view(seat)).option
            if g.question() == "round/choose_claims":
                assert isinstance(before, Aztec)
                claims.append((before, seat, option & 0xFFFFFF))
            g.play(seat, option)
    names = {code: kind.name for code, kind in g.contents().vocabulary.events.items()}
    return g, Counter(names[int(event.kind)] for event in g.events if event.audience == EVERYBODY), claims


@cache
def claims_of(level: str) -> list[tuple[Aztec, int, int]]:
    return [claim for n in range(8) for claim in play("aztec", 4, level, f"{n}")[2]]


def test_in_a_first_game_of_aztec_a_quarter_to_less_than_a_half_of_all_claims_are_lies():
    claims = claims_of("novice")
    lies = [claim for g, seat, claim in claims if claim != g.pile[seat][g.now()]]
    assert len(claims) == 8 * 4 * 5
    assert 0.25 <= len(lies) / len(claims) <= 0.45


@pytest.mark.parametrize("level", LOWER)
def test_lies_name_a_card_that_the_others_cannot_have_seen_used_up(level):
    """As far as the liar remembers: a beginner forgets what was turned up some rounds ago."""
    since = {"novice": 1, "player": 2}[level]
    for g, seat, claim in claims_of(level):
        if claim != g.pile[seat][g.now()]:
            left = unseen_cards(g.view(seat).table(), seat, max(0, int(g.round) - 1 - since))
            assert left[face_of(g, claim)] > 0


@pytest.mark.parametrize("level", LOWER)
def test_in_mice_they_open_chambers_and_hire_assistants(level):
    g, happened, _ = play("mice", 2, level, "mice")
    assert isinstance(g, Mice)
    assert happened["opened"] > 0
    assert happened["hired"] > 0
    assert not g.capped()


@pytest.mark.parametrize("level", LOWER)
def test_in_jaguar_they_move_take_things_and_are_hurt(level):
    g, happened, _ = play("jaguar", 3, level, "jaguar")
    assert isinstance(g, Jaguar)
    assert happened["moved"] > 20
    assert happened["damaged"] > 0
    assert sum(crystals for bag in [*g.bag, *g.pool] for crystals in bag) > 0
