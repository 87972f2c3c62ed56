"""Aztec keeps the contract, whatever the table agrees on: sealed choices, hidden cards, remembered ones."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.playout import playout
from antechamber.core.title import Options
from antechamber.library import title
from tests.contract.anything import check_position, check_secrets, seeds
from tests.games.aztec.given import PLACING, Table
from tests.games.aztec.given import gaining as gaining_by_hand
from tests.games.aztec.given import given as position
from tests.games.aztec.given import revealed as revealed_by_hand

aztec = title("aztec")

LONGEST = 160  # answers in nearly every game at random
BOUND = 266  # AZT-TRM-03: six players who choose their characters
SHARE = settings().max_examples // 20
FREE = {"claim_shape"}  # three times as many options to look at
SECRET: Options = {"artefact_visibility": "secret"}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Options]:
    """Players and options: anything that a table may agree on, most often little."""
    players = draw(st.sampled_from(aztec.players))
    options: Options = {}
    for spec in aztec.options:
        if draw(st.integers(0, 5 if spec.name in FREE else 2)) == 0:
            options[spec.name] = draw(st.sampled_from(spec.allowed()))
    if options.get("starting_seat") not in ("random", None, *range(1, players + 1)):
        options["starting_seat"] = players
    return players, options


@pytest.mark.deep
@settings(max_examples=2 * SHARE)
@given(tables(), seeds, st.integers(0, LONGEST))
def test_every_promise_holds_over_a_stretch_of_any_game(table, seed, skip):
    players, options = table
    contract.check_walk(aztec, players, seed, options, skip, 3)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(tables(), seeds)
def test_a_replay_agrees_at_every_answer(table, seed):
    players, options = table
    contract.check_replay(aztec, players, seed, options, BOUND)


@pytest.mark.deep
@pytest.mark.rule("AZT-TRM-01")
@pytest.mark.rule("AZT-TRM-03")
@settings(max_examples=SHARE)
@given(tables(), seeds)
def test_games_end(table, seed):
    players, options = table
    contract.check_end(aztec, players, seed, options, BOUND)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(tables(), seeds, st.integers(0, LONGEST))
def test_what_is_told_is_what_is_shown(table, seed, skip):
    players, options = table
    dice = contract.Dice(seed)
    g = aztec.start(players, seed, options)
    playout(g, dice.state, skip)
    for seat in g.deciding()[-1:]:
        for option in dice.some(g.legal(seat), 2):
            contract.check_told_alike(g, seat, option, ["one", "two", "three"])


# ---------------------------------------------------------------- every phase, every seat


def gaining(*deck: str, **more: Any) -> Table:
    return gaining_by_hand(*deck, **{"curses": [1, 1, 1], **more})


def revealed(*players: int, **more: Any) -> Table:
    return revealed_by_hand(*players, **{"curses": [1, 1, 1], **more})


def last_answer(*deck: str, **more: Any) -> Table:
    """Seat 1 turns up the last card of the game and gains one of these."""
    return gaining(*deck, round=5, start=2, artefacts=[[], ["CHEST"], ["SUN"], ["AMULET"]], **more)


def phases() -> dict[str, Any]:
    """A table at each question that there is, the last answer of sealed ones missing or all of them."""
    hoards = ["BYR", "BB", "Y", "R", "BY", "YR"]
    known: dict[str, Any] = {"known": [[1], [2], ["all"], [3], *[[]] * 38]}
    chosen = aztec.start(4, "characters", {"character_assignment": "choice", **SECRET})
    return {
        "characters": chosen,
        "claims": aztec.start(3, "claims", {}),
        "claims, some sealed": position(3, options={"locks": "shown"}).say(2, "claim BB").state,
        "claims, hidden locks": position(3, options={"locks": "hidden"}).say(3, "claim BB").say(1, "claim RR").state,
        "tokens": position(4, at=PLACING, round=3).state,
        "tokens, some sealed": position(3, at=PLACING, round=5).say(1, "accuse 2").say(3, "accuse 2").state,
        "pick": gaining("SUN", "SUN", "TAKE", **known).state,
        "pick, secret": gaining("SUN", "STEAL", "CHEST", options=SECRET, artefacts=[["SUN"], ["CHEST"], [], []]).state,
        "scapegoats": gaining("SCAPEGOAT", players=6, options=SECRET).pick("SCAPEGOAT").state,
        "theft": gaining("STEAL", hoards=hoards, options=SECRET, **known).pick("STEAL").play("steal blue from 2").state,
        "take": gaining("TAKE", hoards=hoards, **known).pick("TAKE").state,
        "trade": gaining("TRADE", hoards=hoards, options=SECRET).pick("TRADE").play("take BR").state,
        "last answer": last_answer("TAKE", hoards=hoards).pick("TAKE").state,
        "last answer, secret": last_answer("TAKE", hoards=hoards, options=SECRET).pick("TAKE").state,
        "second gain": revealed(
            4,
            cards=["RR", "BB", "YY", "BY"],
            claims=["RRR", "BB", "YY", "BY"],
            tokens=["+2", "-1", "-1", "-1"],
            deck=["SUN", "CHEST", "AMULET", "TAKE", "STEAL", "SUN"],
            options=SECRET,
        )
        .pick("CHEST")
        .state,
    }


@pytest.mark.parametrize("name", phases())
def test_every_promise_holds_in_every_phase_for_every_seat(name):
    g = phases()[name]
    check_position(aztec, g, name)
    check_secrets(aztec, g, name)


@pytest.mark.rule("AZT-INF-07")
@pytest.mark.rule("AZT-INF-12")
@pytest.mark.parametrize(("name", "undoable"), [("last answer", True), ("last answer, secret", False)])
def test_the_last_answer_cannot_be_taken_back_once_it_has_shown_what_was_secret(name, undoable):
    g = phases()[name]
    g.recording = True
    g.events = []
    assert (contract.check_barrier(g, contract.Dice(name)) > 0) == undoable
    before = g.barrier()
    g.play(0, g.legal(0)[0])
    assert g.over()
    assert (g.barrier() == before) == undoable


def test_worlds_differ_in_all_that_is_hidden():
    g = phases()["pick, secret"]

    def others(world):
        players: Any = world.to_data()["players"]
        return [player["cards"] for player in players[1:]]

    def keepers(world):
        players: Any = world.to_data()["players"]
        return [player["artefacts"] for player in players[1:]]

    def deck(world):
        cards: Any = world.to_data()["deck"]
        return cards

    def own_card(world):
        players: Any = world.to_data()["players"]
        return players[0]["cards"][0]

    view = g.view(0)
    assert contract.distinct_worlds(view, 20, others) == 20
    assert contract.distinct_worlds(view, 20, keepers) > 3
    assert contract.distinct_worlds(view, 20, deck) == 20
    assert contract.distinct_worlds(view, 20, lambda world: deck(world)[:3]) == 1  # those were seen
    assert contract.distinct_worlds(view, 20, own_card) == 1


@pytest.mark.rule("AZT-INF-12")
@pytest.mark.parametrize("options", [{}, {"character_assignment": "choice"}], ids=str)
def test_deals_that_look_alike_are_alike(options):
    """A spectator sees nothing of a deal but the first player and the characters; a seat also its own first card."""
    deals = [str(n) for n in range(120)]
    alike = contract.check_deals(aztec, 3, {"starting_seat": 1, **options}, deals)
    assert alike > (4 * 100 if options else 0)


def test_a_written_view_holds_no_more_than_the_view():
    g = phases()["second gain"]
    for viewer in contract.everybody(g):
        written = g.view(viewer).position()
        assert "chance" not in written
        assert "sealed" not in written
        for owner, player in enumerate(json.loads(json.dumps(written))["players"]):
            assert player["cards"][0] is None or owner == viewer or owner == 0
            assert player["artefacts"] == [] or owner == viewer


# ---------------------------------------------------------------- counts from fixed positions


@pytest.mark.rule("AZT-DEC-02")
@pytest.mark.rule("AZT-DEC-03")
@pytest.mark.parametrize(
    ("table", "counts"),
    [
        pytest.param(lambda: aztec.start(3, "perft", {}), [27, 27**2], id="claims are counted seat by seat"),
        pytest.param(lambda: aztec.start(3, "perft", {"claim_shape": "free"}), [83, 83**2], id="free claims"),
        pytest.param(
            lambda: aztec.start(6, "perft", {"character_assignment": "choice"}), [6, 30, 120, 360, 720], id="characters"
        ),
        pytest.param(
            lambda: position(4, cards=["RR", "BB", "YY", "BY"]).claim("RR", "BB", "YY", "BY").state,
            [6, 36, 216, 1296],
            id="tokens",
        ),
        pytest.param(lambda: gaining("TRADE", "TRADE", "TRADE").state, [3, 18, 90, 882], id="trades"),
        pytest.param(
            lambda: gaining("STEAL", "SCAPEGOAT", "TAKE", players=6, hoards=["", "BYR", "B", "Y", "R", ""]).state,
            [3, 27, 597],
            id="three kinds of effects",
        ),
    ],
)
def test_the_number_of_ways_to_go_on_is_as_counted(table, counts):
    """All of them were counted by hand: 90 is three times 5 + 7 + 5 + 5 + 5 + 3, and so on."""
    g = table()
    assert [contract.perft(g, depth + 1) for depth in range(len(counts))] == counts
