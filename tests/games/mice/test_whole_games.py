"""Whole games, played at random and watched: nothing is lost, everything is told, all ends."""

from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from antechamber.bots import make_bot
from antechamber.contract import Dice
from antechamber.games.mice.components import ASSISTANT_IDS, CHAMBER_IDS, CHEST_IDS, FACTION_IDS, SPOT_IDS
from tests.games.mice.given import FACTION_OF, RICH, Table, given, mice
from tests.games.mice.referee import Referee


@pytest.mark.deep
@pytest.mark.rule("MIC-PLACE-05")
@pytest.mark.rule("MIC-PLACE-06")
@pytest.mark.rule("MIC-RES-01")
@pytest.mark.rule("MIC-ROW-01")
@pytest.mark.rule("MIC-SCORE-04")
@settings(max_examples=settings().max_examples // 5)
@examples(st.sampled_from([2, 3]), st.integers(0, 10**9).map(str), st.booleans(), st.sampled_from(["random", "adept"]))
def test_a_second_reading_of_the_rules_agrees_with_every_answer(players, seed, hidden, level):
    game = mice.start(players, seed, {"faction_select": "random", "hidden_passage": hidden})
    table = Table(game).asking()
    bots = [make_bot(level, mice, f"{seed} {seat}") for seat in range(players)]
    referee = Referee(game)
    while not game.over():
        seat = game.deciding()[0]
        referee.before(game.question(), table.options())
        game.events = []
        answer = game.contents().vocabulary.text(bots[seat].choose(game.view(seat)).option)
        table.play(answer)
        referee.after(answer, table.events())


@pytest.mark.rule("MIC-END-01")
@pytest.mark.rule("MIC-END-04")
def test_most_games_at_random_end_by_themselves():
    ended = 0
    for players in (2, 3):
        for seed in range(4):
            game = mice.start(players, f"random {seed}", {"faction_select": "random"})
            dice = Dice(str(seed))
            while not game.over():
                seat = game.deciding()[0]
                game.play(seat, dice.pick(game.legal(seat)))
            assert game.winners()
            end: Any = game.to_data().get("end")
            assert game.capped() or end["finals"] == players - 1
            ended += not game.capped()
    assert ended >= 5


@pytest.mark.rule("MIC-TERM-03")
def test_players_who_only_place_and_leave_come_to_the_cap():
    game = mice.start(2, "idle", {"max_turns": 30})
    table = Table(game).asking()
    while not game.over():
        options = table.options()
        quiet = [o for o in options if o.startswith(("leave", "pass", "finish", "stop", "place", "remove", "fill"))]
        table.play(quiet[0] if "remove" not in quiet else "remove")
    assert game.capped()
    assert game.rounds() == 15


def crowded(seed: str) -> Table:
    """A table late in a game: most chambers open, everybody with many assistants, chests and plenty of all items."""
    dice = Dice(f"crowded {seed}")
    players = dice.pick([2, 3])
    factions = dice.some(FACTION_IDS, 6 if players == 2 else 7)
    chambers = dice.some([c for c in CHAMBER_IDS if FACTION_OF[c] in factions], 9)
    people = [a for a in ASSISTANT_IDS if FACTION_OF[a] in factions]
    hands: list[dict[str, Any]] = []
    chests = dice.some(CHEST_IDS, 16)
    for seat in range(players):
        hired = [people.pop(dice.below(len(people))) for _ in range(5 if players == 2 else 4)]
        hands.append({**RICH, "glory": 5, "assistants": hired, "chests": chests[seat::4], "used_chests": []})
    hands[0]["used_chests"] = chests[3::4]
    spots = dice.some(SPOT_IDS[: 12 if players == 2 else 16], 9)
    return given(
        players,
        chambers={spot: f"{card} {1 + dice.below(players)}" for spot, card in zip(spots, chambers, strict=True)},
        hands=hands,
        factions=factions,
        row=dice.some([c for c in CHAMBER_IDS if FACTION_OF[c] in factions and c not in chambers], 3),
        people=people[:3],
        options={"hidden_passage": True, "tunnel_one_time": dice.pick([True, False])},
    )


@pytest.mark.deep
@pytest.mark.rule("MIC-TERM-01")
@pytest.mark.rule("MIC-PAS-09")
@settings(max_examples=settings().max_examples // 10)
@examples(st.integers(0, 10**9).map(str))
def test_crowded_tables_are_played_to_the_end_and_told(seed):
    """Long chains: many assistants, many chambers, all chests. The second reading watches."""
    table = crowded(seed).asking()
    game = table.state
    dice = Dice(seed)
    referee = Referee(game)
    for n in range(300):
        if game.over():
            break
        options = table.options()
        referee.before(game.question(), options)
        game.events = []
        answer = dice.pick(options)
        table.play(answer)
        referee.after(answer, table.events())
        if n % 20 == 0:
            assert mice.load(game.to_data()).key() == game.key()
