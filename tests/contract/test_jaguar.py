"""Shards of the Jaguar keeps the contract, whatever the table agrees on: secret tokens, chests, piles."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.title import Options
from antechamber.library import title
from tests.contract.anything import check_position, check_secrets, seeds
from tests.games.jaguar.given import acting, flooding, moments, setting

jaguar = title("jaguar")

LONGEST = 260  # answers in nearly every game at random
BOUND = 2000
SHARE = settings().max_examples // 20
ONLY_SOLO = {"solo_level", "taming_through_walls"}
NOT_BASIC = {"full_cursed_action_loss", "blue_steer"}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Options]:
    """Players and options: anything that a table may agree on, most often little."""
    players = draw(st.sampled_from(jaguar.players))
    mode = "solo" if players == 1 else draw(st.sampled_from(["full", "basic"]))
    options: Options = {"mode": mode}
    for spec in jaguar.options:
        fits = (spec.name not in ONLY_SOLO or mode == "solo") and (spec.name not in NOT_BASIC or mode != "basic")
        if spec.allowed() and spec.name != "mode" and fits and draw(st.integers(0, 2)) == 0:
            options[spec.name] = draw(st.sampled_from(spec.allowed()))
    return players, options


@pytest.mark.deep
@settings(max_examples=2 * SHARE)
@given(tables(), seeds, st.integers(0, LONGEST))
def test_every_promise_holds_over_a_stretch_of_any_game(table, seed, skip):
    players, options = table
    contract.check_walk(jaguar, players, seed, options, skip, 3)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(tables(), seeds)
def test_a_replay_agrees_at_every_answer(table, seed):
    players, options = table
    contract.check_replay(jaguar, players, seed, options, BOUND)


@pytest.mark.deep
@pytest.mark.rule("JAG-TERM-01")
@settings(max_examples=SHARE)
@given(tables(), seeds)
def test_games_end(table, seed):
    players, options = table
    contract.check_end(jaguar, players, seed, options, BOUND)


def phases() -> dict[str, Any]:
    """A table at questions that matter for secrets, and at those that games hardly ever come to."""
    tokens = {
        "gas": (1, "floor_blue"),
        "darts": (2, "wall_red"),
        "guards": (3, "claw_gold"),
        "earthquake": (4, "column_2"),
    }
    return {
        **{name: table.state for name, table in moments().items()},
        "trap": setting([1, 2, 3, 4], players=4).play("set gas", "choose floor_red").state,
        "token": setting([1, 2, 3, 4], players=4).play("set gas").state,
        "turn": acting("a4", players=4, traps=tokens, items={"a4": {"chest": True}}).state,
        "last point": acting("b5", points=1, players=4, traps=tokens).state,
        "water": flooding("right", players=4, places=["a5", "b5", "g2", "h1"]).play("drift").state,
        "solo turn": acting("b5", players=1).state,
    }


@pytest.mark.rule("JAG-INFO-02", "JAG-INFO-03", "JAG-INFO-05")
@pytest.mark.parametrize("name", phases())
def test_every_promise_holds_in_every_phase_for_every_seat(name):
    g = phases()[name]
    check_position(jaguar, g, name)
    check_secrets(jaguar, g, name)


@pytest.mark.parametrize("players", jaguar.players)
def test_the_promises_hold_in_a_game_of_any_size(players):
    for skip in (0, 40, 90):
        contract.check_walk(jaguar, players, f"{players} {skip}", {}, skip, 2)


@pytest.mark.rule("JAG-INFO-02")
def test_a_secret_choice_leaves_no_trace_for_others():
    """Two games that differ in one secret token look alike to everybody else until it is revealed."""
    one = setting([1, 2, 3, 4], players=4).play("set gas", "choose floor_red").state
    other = setting([1, 2, 3, 4], players=4).play("set gas", "choose floor_blue").state
    for viewer in (-1, 1, 2, 3):
        assert contract.wire(one.view(viewer)) == contract.wire(other.view(viewer))
        assert contract.told(one, viewer) == contract.told(other, viewer)
    assert contract.wire(one.view(0)) != contract.wire(other.view(0))


@pytest.mark.rule("JAG-TRAP-01", "JAG-TRAP-02")
def test_the_number_of_ways_to_set_traps_is_as_counted():
    """Six traps, three tokens for four of them: 6, 14, then 4 · 3 · 5 + 2 · 5, and so on."""
    g = setting([1, 2, 3, 4], players=4).state
    assert [contract.perft(g, depth) for depth in (1, 2)] == [6, 4 * 3 + 2 * 5]
