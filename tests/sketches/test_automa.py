"""Secret tokens set one after another, and a game alone: Prowl keeps the contract and its secrets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.errors import IllegalAnswer
from antechamber.core.playout import playout
from tests.sketches.automa import Prowl, prowl, vocabulary

SHARE = settings().max_examples // 4


def say(g: Prowl, *texts: str) -> None:
    for text in texts:
        g.play(g.deciding()[0], vocabulary.read(text))


def options(g: Prowl) -> list[str]:
    return [vocabulary.text(o) for o in g.legal(g.deciding()[0])]


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(st.sampled_from(prowl.players), st.integers(0, 10**9).map(str), st.integers(0, 25))
def test_every_promise_holds(players, seed, skip):
    contract.check_walk(prowl, players, seed, {}, skip, 6)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(st.sampled_from([2, 3]), st.integers(0, 10**9).map(str), st.integers(0, 25))
def test_events_tell_only_what_is_shown(players, seed, skip):
    g = prowl.new(players, seed, {})
    playout(g, 1, skip)
    for seat in g.deciding():
        for option in g.legal(seat):
            contract.check_told_alike(g, seat, option, ["one", "two"])


def test_games_end_and_replay():
    for seed in "abcdef":
        for players in prowl.players:
            contract.check_end(prowl, players, seed, {}, 60)
            contract.check_replay(prowl, players, seed, {}, 60)


def test_only_the_owner_sees_a_token():
    g = prowl.new(2, "secret", {})
    say(g, "set darts", "choose high")
    assert g.view(0).data()["token"] == [None, "high", None]
    for viewer in (-1, 1):
        seen = g.view(viewer).data()
        assert (seen["owner"], seen["token"]) == ([None, "seat 1", None], [None, None, None])
        assert contract.distinct_worlds(g.view(viewer), 30, lambda w: list(w.token)) == 3  # type: ignore[attr-defined]
    assert contract.distinct_worlds(g.view(0), 30, lambda w: list(w.token)) == 1  # type: ignore[attr-defined]


def test_only_the_owner_is_told_of_a_token():
    g = prowl.new(2, "told", {})
    g.recording = True
    say(g, "set darts", "choose high")
    kinds = {viewer: [vocabulary.events[e[0]].name for e in contract.told(g, viewer)] for viewer in (-1, 0, 1)}
    assert kinds == {-1: ["set"], 0: ["set", "chose"], 1: ["set"]}


def test_the_next_seat_is_asked_after_the_token_and_finds_the_trap_taken():
    g = prowl.new(2, "turn", {})
    say(g, "set darts", "choose high")
    assert g.deciding() == [1]
    assert options(g) == ["set gas", "set guards"]
    with pytest.raises(IllegalAnswer, match=r'seat 2 cannot "set darts" \(PRW-2\); legal: "set gas", "set guards"'):
        say(g, "set darts")


def test_choosing_a_token_can_be_taken_back_but_not_a_trap_that_sprang():
    g = prowl.new(2, "undo", {})
    before = g.barrier()
    say(g, "set darts", "choose high", "set gas", "choose low", "move 1")
    assert g.barrier() == before
    say(g, "move 1")
    assert g.barrier() > before


def test_a_token_of_the_temple_is_drawn_when_it_is_turned_up():
    g = prowl.new(1, "temple", {})
    say(g, "set gas", "choose low")
    before = g.barrier()
    assert g.view(0).data()["token"] == ["low", None, None]
    worlds = [g.view(0).imagine(str(n)) for n in range(30)]
    for world in worlds:
        say(world, "peek darts")
    assert len({int(w.jaguar) * 10 + int(w.health[0]) for w in worlds}) > 1
    say(g, "peek darts")
    assert g.barrier() > before


def test_alone_one_may_lose_at_once_in_the_middle_of_everything():
    g = prowl.new(1, "loss", {})
    g.health[0] = 1
    g.jaguar = 1
    say(g, "set guards", "choose high", "move 2")  # the jaguar is there already
    assert g.over()
    assert g.winners() == []
    assert g.round == 1
    contract.check_question(prowl, g, contract.Dice("loss"), contract.Tally())


def test_alone_one_wins_alive_and_with_glory():
    g = prowl.new(1, "win", {})
    g.round = 3
    g.glory[0] = 2
    g.health[0] = 9
    playout(g, 5)
    assert g.winners() == [0]


def test_where_the_rules_leave_the_automa_a_choice_the_player_decides():
    for seed in range(20):
        g = prowl.new(1, str(seed), {})
        say(g, "set guards", "choose high", "move 1")
        if not g.over() and g.question() == "round/choose_lure":
            assert options(g) == ["lure clockwise", "lure back"]
            return
    pytest.fail("the jaguar was never as far away as it can be")


def test_the_automa_uses_each_of_its_tokens_before_it_shuffles():
    g = prowl.new(1, "pile", {})
    assert bin(g.turned).count("1") == 2
    assert g.turned & g.pile == 0
    assert g.turned | g.pile == 0b11110
