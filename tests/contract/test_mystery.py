"""Mystery of the Temples keeps the contract, whatever the table agrees on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.playout import playout
from antechamber.core.title import Options
from antechamber.library import title
from tests.contract.anything import seeds
from tests.games.mystery.given import given as position

mystery = title("mystery")

LONGEST = 2500  # answers in nearly every game at random
BOUND = 20_000
OPEN = True  # nobody chooses anything in secret here
READINGS = {spec.name: spec.allowed() for spec in mystery.options if spec.name.startswith("grid") and spec.allowed()}
AGREED = {spec.name: spec.allowed() for spec in mystery.options if spec.name not in READINGS and spec.allowed()}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Options]:
    """Players and options: anything that a table may agree on, most often little."""
    players = draw(st.sampled_from(mystery.players))
    advanced = draw(st.booleans())
    options: Options = {"mode": "advanced" if advanced else "basic"}
    space = {**AGREED, **(READINGS if advanced else {})}
    for name in draw(st.sets(st.sampled_from(sorted(set(space) - {"mode"})))):
        options[name] = draw(st.sampled_from(space[name]))
    if draw(st.booleans()):
        options["max_rounds"] = draw(st.sampled_from([1, 2, 7, 100]))
    if players != 2:
        options.pop("two_player_neutral", None)
    if options.get("grid_pool") == "custom":
        options["grid_sides"] = draw(st.text("AB", min_size=4, max_size=4))
    if options.get("grid2a_scope") == "whole_grid":
        options["edition"] = "pl"
    if options.get("start_player") not in ("random", None, *range(1, players + 1)):
        options["start_player"] = players
    return players, options


@pytest.mark.deep
@settings(max_examples=settings().max_examples // 4)
@given(tables(), seeds, st.integers(0, LONGEST))
def test_every_promise_holds_over_a_stretch_of_any_game(table, seed, skip):
    players, options = table
    contract.check_walk(mystery, players, seed, options, skip, 10, OPEN)


@pytest.mark.deep
@settings(max_examples=settings().max_examples // 8)
@given(tables(), seeds)
def test_every_promise_holds_from_the_first_question_on(table, seed):
    players, options = table
    contract.check_walk(mystery, players, seed, options, 0, 10, OPEN)


@pytest.mark.deep
@settings(max_examples=settings().max_examples // 5)
@given(tables(), seeds)
def test_a_replay_agrees_at_every_answer(table, seed):
    players, options = table
    contract.check_replay(mystery, players, seed, options, BOUND)


@pytest.mark.deep
@settings(max_examples=settings().max_examples // 5)
@given(tables(), seeds)
def test_games_end(table, seed):
    players, options = table
    contract.check_end(mystery, players, seed, options, BOUND)


@pytest.mark.deep
@settings(max_examples=settings().max_examples // 4)
@given(tables(), seeds, st.integers(0, LONGEST))
def test_what_chance_brings_is_told_as_it_is_shown(table, seed, skip):
    players, options = table
    dice = contract.Dice(seed)
    g = mystery.start(players, seed, options)
    playout(g, dice.state, skip)
    for seat in g.deciding():
        for option in dice.some(g.legal(seat), 5):
            contract.check_told_alike(g, seat, option, ["one", "two", "three"])


def test_worlds_differ_in_what_the_rune_piles_hold():
    g = mystery.start(4, "piles", {})
    futures = []
    for n in range(10):
        world = g.view(0).imagine(str(n))
        futures.append([world.turn_up_rune(temple) for temple in range(5)])  # type: ignore[attr-defined]
    assert len({str(future) for future in futures}) > 5


# ---------------------------------------------------------------- counts from fixed positions


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        pytest.param(lambda: mystery.start(4, "perft", {}), [12, 132, 1584, 17424], id="two start crystals for each"),
        pytest.param(lambda: mystery.start(2, "perft", {"mode": "advanced"}), [8, 47, 492, 5472], id="the draft"),
        pytest.param(
            lambda: position(4, crystals=["CC", "CC", "CC", "CC"]).state, [15, 143, 836, 4590], id="the first turn"
        ),
        pytest.param(
            lambda: position(3, crystals=["CRYBGP", "CC", "CC"], pawns=["w1", "w5", "green"]).state,
            [12, 51, 229, 1002],
            id="every charm but the dearest",
        ),
        pytest.param(
            lambda: position(4, crystals=["CCCCCCCCCCCC"], pawns=["red"]).state, [12, 72, 362, 1667], id="a full grid"
        ),
        pytest.param(
            lambda: (
                position(
                    2, grids=["2A", "1B"], crystals=["RRYYBBGG", "CC"], pawns=["w3", "blue"], each={"special": [3, 0]}
                ).state
            ),
            [14, 81, 410, 2182],
            id="the reserve of grid 2A",
        ),
        pytest.param(
            lambda: position(2, grids=["2B", "1B"], crystals=["RYBGPRYBGPRY", "CC"], pawns=["red", "blue"]).state,
            [11, 68, 489, 3475],
            id="curses with grid 2B",
        ),
    ],
)
def test_the_number_of_ways_to_go_on_is_as_counted(table, counts):
    """Recorded from this program, except the first row: 12·11·12·11. So they notice a change; they prove no rule."""
    g = table()
    assert [contract.perft(g, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.rule("MOT-GAIN-02")
def test_with_one_empty_space_the_owner_chooses_which_new_crystal_goes_there():
    table = position(4, crystals=["RYBGPRYBGPR."], pawns=["purple"])
    table.play("move w3", "collect")  # a colourless and a red one; in the English edition either may push out another
    found = set()
    left = [table.state]
    while left:
        g = left.pop()
        if g.question() == "turn/choose_action":
            found.add(type(table)(g).crystals(1))
        else:
            left += [contract.after(g, (0, option)) for option in g.legal(0)]
    assert "RRBGPRYBGPRC" in found  # the colourless one there, the red one for the yellow one on space 2
    assert "RCBGPRYBGPRR" in found  # and the other way round
