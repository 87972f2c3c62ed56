"""Chance is the same next year, fair, and part of every snapshot."""

import json

import pytest

from antechamber.core import chance
from antechamber.core.kernel import State
from tests.sketches.copying import scullery


def state(seed: str) -> State:
    g = State()
    g.set_table(2, chance.key_from_seed(seed))
    return g


def test_the_draws_of_a_seed_are_known_for_ever():
    g = state("antechamber")
    assert [g.random(n) for n in (2, 6, 10, 52, 1000, 1 << 20)] == [1, 4, 4, 33, 680, 732033]
    assert g.draws == 6
    assert (
        chance.key_from_seed("antechamber").hex() == "f5826847ac98d0913c69a9cd736ad406bff6d6574b4669fdf96c132b55e2ba45"
    )
    assert list(chance.block_of_draws(bytes(32), 0))[:4] == [2285095423, 3241651386, 920381872, 2381111190]
    assert list(chance.block_of_draws(bytes(32), 1))[:4] == [3557678843, 3507125460, 721362568, 490843583]


def test_the_quick_generator_is_known_for_ever_and_stays_below_62_bits():
    x = chance.dice_from_seed("antechamber")
    rolled = []
    for _ in range(4):
        x = chance.roll(x)
        rolled.append(chance.pick(x, 100))
    assert rolled == [92, 20, 16, 45]
    for _ in range(10_000):
        x = chance.roll(x)
        assert 0 < x < 1 << 62


@pytest.mark.parametrize("n", [2, 3, 7, 20])
def test_each_number_is_about_as_likely_as_the_others(n):
    g = state("fair")
    rounds = 20_000
    seen = [0] * n
    for _ in range(rounds):
        seen[g.random(n)] += 1
    expected = rounds / n
    assert sum((count - expected) ** 2 / expected for count in seen) < 2 * n + 20  # chi squared, far in its tail


def test_a_number_below_one_is_nought_and_counts_as_a_draw():
    g = state("one")
    assert g.random(1) == 0
    assert g.barrier() == 1


def test_different_seeds_draw_differently_and_equal_ones_alike():
    def draws(seed: str) -> list[int]:
        g = state(seed)
        return [int(g.random(1000)) for _ in range(20)]

    assert draws("a") == draws("a")
    assert draws("a") != draws("b")


def test_draws_go_on_across_blocks_and_snapshots():
    one = scullery.new(2, "snapshot", {})
    for _ in range(40):
        one.random(9)
    other = scullery.load(json.loads(json.dumps(one.to_data())))
    assert [other.random(1000) for _ in range(40)] == [one.random(1000) for _ in range(40)]


def test_a_clone_draws_the_same_and_does_not_disturb_its_original():
    g = scullery.new(2, "clone", {})
    h, k = g.clone(), g.clone()
    expected = [h.random(1000) for _ in range(40)]
    assert [k.random(1000) for _ in range(40)] == expected
    assert [g.random(1000) for _ in range(40)] == expected


def test_another_key_is_another_future_for_the_same_past():
    g = scullery.new(2, "past", {})
    h = g.clone()
    h.set_chance(chance.key_from_seed("other"))
    assert h.draws == g.draws
    assert [h.random(1000) for _ in range(9)] != [g.random(1000) for _ in range(9)]


def test_a_hash_folds_numbers_into_forty_bits_and_minds_their_order():
    assert chance.mix(chance.mix(0, 1), 2) != chance.mix(chance.mix(0, 2), 1)
    assert chance.mix(0, 0) != chance.mix(0, -1)
    assert all(0 <= chance.mix(n << 20, n) < 1 << 40 for n in range(-3, 1000))
