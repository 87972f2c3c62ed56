"""Of Mice & Mazes keeps the contract, whatever the table agrees on: effects within effects, and nothing hidden."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.playout import playout
from antechamber.core.title import Options, Value
from antechamber.library import title
from tests.contract.anything import check_position, seeds
from tests.games.mice.given import RICH, removing
from tests.games.mice.given import given as position

mice = title("mice")

LONGEST = 600  # answers in nearly every game at random
BOUND = 4000
SHARE = settings().max_examples // 20
NUMBERS: dict[str, list[Value]] = {"max_turns": [40, 400], "max_extra_actions": [0, 1, 10]}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Options]:
    """Players and options: anything that a table may agree on, most often with all factions."""
    players = draw(st.sampled_from(mice.players))
    options: Options = {"faction_select": draw(st.sampled_from(["random", "random", "first_game"]))}
    for spec in mice.options:
        values = NUMBERS.get(spec.name) or [value for value in spec.allowed() if value != "custom"]
        if values and spec.name != "faction_select" and draw(st.booleans()):
            options[spec.name] = draw(st.sampled_from(values))
    if options.get("first_player") not in ("random", None, *range(1, players + 1)):
        options["first_player"] = players
    return players, options


@pytest.mark.deep
@settings(max_examples=2 * SHARE)
@given(tables(), seeds, st.integers(0, LONGEST))
def test_every_promise_holds_over_a_stretch_of_any_game(table, seed, skip):
    players, options = table
    contract.check_walk(mice, players, seed, options, skip, 3, open_choices=True)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(tables(), seeds)
def test_a_replay_agrees_at_every_answer(table, seed):
    players, options = table
    contract.check_replay(mice, players, seed, options, BOUND)


@pytest.mark.deep
@pytest.mark.rule("MIC-TERM-01")
@pytest.mark.rule("MIC-TERM-03")
@settings(max_examples=SHARE)
@given(tables(), seeds)
def test_games_end(table, seed):
    players, options = table
    contract.check_end(mice, players, seed, options, BOUND)


# ---------------------------------------------------------------- every question


def moments() -> dict[str, Any]:
    """A table at each sort of question, also at those that random play hardly ever comes to."""
    chef = removing(paws=[["5", "6"], []], hands=[{**RICH, "assistants": ["chef"]}], people=["commander"])
    chef.play("trigger 5", "hire commander", "pay FFPPG", "use chef", "leave 6", "pass")
    cut = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "privy"},
        hands=[{**RICH, "glory": 5, "assistants": ["student"], "camp": ["quarry", "chapel", "altar"]}],
    ).play("trigger a1", "dismiss student")
    deep = removing(
        paws=[["b2", "6"], []],
        chambers={"b2": "cave_in", "a1": "chapel 2"},
        hands=[{**RICH, "assistants": ["tunneler", "builder", "druid"]}],
        row=["crane", "quarry", "sphinx"],
    ).play("trigger b2", "copy crane", "open quarry", "at b1", "pay FTT", "copy quarry")
    gains = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "armory", "b1": "quarry"},
        hands=[{**RICH, "pickaxe": 0, "assistants": ["ranger", "trammer", "monk"]}],
    ).asking()
    return {
        "gains after a pass": gains.play("leave a1", "pass"),
        "an action": position(paws=[["14"], ["9"]], hands=[{"assistants": ["infiltrator"], "chests": ["c17"]}]),
        "after removing": chef,
        "a camp too large": cut,
        "effects within effects": deep,
        "an exchange": removing(paws=[["14", "6"], []], hands=[RICH]).play("trigger 14"),
        "a payment": removing(paws=[["2", "a1"], []], hands=[RICH], row=["altar"]).play("trigger 2", "open altar"),
        "a copy": removing(paws=[["a1", "6"], []], chambers={"a1": "scrying_pool"}).play("trigger a1"),
        "a loan": removing(paws=[["a1", "6"], []], chambers={"a1": "tunnel"}, people=["guard"]).play("trigger a1"),
    }


@pytest.mark.parametrize("name", moments())
def test_every_promise_holds_at_every_sort_of_question(name):
    check_position(mice, moments()[name].state, name)


@pytest.mark.rule("MIC-INFO-02")
@pytest.mark.rule("MIC-INFO-03")
def test_nothing_but_the_future_is_imagined():
    g = mice.start(3, "worlds", {"faction_select": "random"})
    assert contract.distinct_worlds(g.view(0), 20) == 1, "what nobody has seen is not decided"
    futures = set()
    for n in range(8):
        world = g.view(0).imagine(str(n))
        playout(world, 7, 200)
        futures.add(str(world.to_data()["rows"]))
    assert len(futures) > 1


@pytest.mark.rule("MIC-STATE-01")
@pytest.mark.parametrize(
    ("players", "counts"),
    [pytest.param(2, [14, 14 * 12 + 0], id="two players"), pytest.param(3, [16, 16 * 15], id="three players")],
)
def test_the_number_of_ways_to_begin_is_as_counted(players, counts):
    """Two players: one entrance is taken and one lies opposite. Three players: one is taken."""
    g = mice.start(players, "perft", {"first_player": 1})
    assert [contract.perft(g, depth + 1) for depth in range(len(counts))] == counts
