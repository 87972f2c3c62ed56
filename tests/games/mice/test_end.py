"""The end of the game and scoring (MIC-END, MIC-SCORE, MIC-TERM)."""

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from antechamber.games.mice.sets import best_sets
from tests.games.mice.given import POOR, RICH, given, mice, removing

EVERYTHING = ["squirrels", "porcupines", "beavers", "capibaras", "pacas", "chinchillas"]


@pytest.mark.rule("MIC-END-01")
@pytest.mark.rule("MIC-END-02")
@pytest.mark.parametrize(("players", "limit"), [(2, 40), (3, 30)])
def test_glory_ends_the_game(players, limit):
    table = removing(players, paws=[["a1", "6"]], chambers={"a1": "chapel"}, hands=[{"glory": limit - 2}])
    table.play("trigger a1")
    assert "end" not in table.data
    table = removing(players, paws=[["a1", "6"]], chambers={"a1": "chapel"}, hands=[{"glory": limit - 1}])
    table.play("trigger a1")
    assert table.data["end"] == {"trigger": 1, "finals": 0}
    assert table.events("end-triggered") == ["end-triggered 1 glory"]


@pytest.mark.rule("MIC-END-01")
def test_a_full_crypt_ends_the_game():
    spots = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3"]
    cards = ["living_fire", "portal", "armory", "barracks", "scaffolding", "quarry", "library", "map_room"]
    cards += ["berry_garden", "spring", "chapel"]
    owners = ["", " 2"]
    table = removing(
        paws=[["2", "d3"], []],
        chambers={spot: cards[i] + owners[i % 2] for i, spot in enumerate(spots)},
        hands=[RICH],
        row=["sphinx"],
    ).play("trigger 2", "open sphinx")
    table.play(table.options("pay")[0])
    assert table.events("end-triggered") == ["end-triggered 1 chambers"]


@pytest.mark.rule("MIC-END-01")
@pytest.mark.rule("MIC-ROW-03")
def test_too_few_assistants_end_the_game():
    from antechamber.games.mice.components import ASSISTANT_IDS
    from tests.games.mice.given import FACTION_OF

    people = [a for a in ASSISTANT_IDS if FACTION_OF[a] in [*EVERYTHING, "neutral"]]
    row, rest = ["guard", "squire", "mewmmy"], []
    rest = [a for a in people if a not in row]
    table = removing(
        paws=[["5", "6"], []],
        hands=[RICH, {"assistants": rest}],
        people=row,
        factions=EVERYTHING,
    ).play("trigger 5", "hire guard")
    table.play(table.options("pay")[0])
    assert table.events("end-triggered") == ["end-triggered 1 assistants"]


@pytest.mark.rule("MIC-END-02")
@pytest.mark.rule("MIC-END-03")
def test_an_opponents_glory_ends_it_in_your_turn():
    table = given(paws=[["14"], []], chambers={"a2": "spring 2"}, hands=[{}, {"glory": 39}]).play("place 2")
    assert table.data["end"]["trigger"] == 1
    assert table.seat == 2, "the additional action is lost"
    assert "pass" in table.options()


@pytest.mark.rule("MIC-END-02")
def test_the_end_stays_triggered():
    table = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "chapel"},
        hands=[{"glory": 39}],
        options={"hidden_passage": True},
        factions=["lemmings"],
    ).play("trigger a1", "trigger 6", "passage 6")
    assert table.data["end"]["trigger"] == 1


@pytest.mark.rule("MIC-END-03")
@pytest.mark.rule("MIC-END-04")
@pytest.mark.rule("MIC-END-05")
@pytest.mark.parametrize("players", [2, 3])
def test_the_others_have_one_more_action_each_and_then_it_is_over(players):
    table = removing(
        players,
        paws=[["a1", "b1", "6"], ["14"]],
        chambers={"a1": "chapel", "b1": "teahouse"},
        hands=[{"glory": 39 if players == 2 else 29}],
    )
    table.play("trigger b1", "trigger a1", "leave 6")
    assert table.seat == 2, "the additional turn is lost"
    assert table.view(2)["ask"]["form"] == "final"
    table.play("place 2")
    if players == 3:
        assert table.seat == 3
        table.play("pass")
    assert table.state.over()
    assert table.state.winners() == [0]
    assert [e.split()[0] for e in table.events("final-action")] == ["final-action"] * (players - 1)


@pytest.mark.rule("MIC-END-04")
def test_a_final_action_yields_no_additional_ones():
    table = removing(paws=[["a1", "6"], ["14"]], chambers={"a1": "chapel", "a2": "spring"}, hands=[{"glory": 39}]).play(
        "trigger a1", "leave 6", "place 2"
    )
    assert table.state.over()


@pytest.mark.rule("MIC-END-03")
def test_an_action_is_still_taken_if_a_chest_triggered_the_end_before_it():
    table = given(hands=[{"glory": 39, "chests": ["c15"]}]).play("chest c15")
    assert (table.seat, table.question) == (1, "action/choose_action")
    assert "pass" not in table.options()
    assert table.play("place 2").seat == 2


@pytest.mark.rule("MIC-SCORE-01")
@pytest.mark.rule("MIC-SCORE-04")
@pytest.mark.rule("MIC-END-05")
def test_the_scoring_example_of_the_rulebook():
    """Six assistants in sets of 4 and 2, six chambers in sets of 5 and 1, 31 glory: 51."""
    assistants = ["guard", "squire", "builder", "foreman", "scholar", "herbalist"]
    chambers = {"a1": "armory", "b1": "quarry", "c1": "library", "d1": "spring", "a2": "chapel", "b2": "reliquary"}
    hand = {**RICH, "glory": 31, "assistants": assistants, "camp": ["monk"], "chests": ["c15"]}
    table = given(hands=[hand], chambers=chambers)
    assert table.view()["sets"][0] == {"chambers": 11, "assistants": 9}
    assert table.state.scores()[0] == 51


@pytest.mark.rule("MIC-SCORE-02")
@pytest.mark.rule("MIC-SCORE-03")
@pytest.mark.rule("MIC-AS-MEWMMY-01")
@pytest.mark.rule("MIC-CH-SPHINX-01")
def test_wild_cards_join_where_they_are_worth_most():
    table = given(hands=[{"assistants": ["guard", "builder", "mewmmy"]}], chambers={"a1": "sphinx", "b1": "chapel"})
    assert table.view()["sets"][0] == {"chambers": 2, "assistants": 4}


def sizes(counts: list[int]) -> int:
    """How many factions have one card, two, three and so on, four bits for each."""
    return sum([1 << 4 * i for n in counts for i in range(n)])


def best_by_search(counts: tuple[int, ...]) -> int:
    """The best split into sets, by trying all of them."""
    table = [0, 0, 2, 4, 7, 11, 16]
    if not any(counts):
        return 0
    best = 0
    present = [i for i, n in enumerate(counts) if n]
    first = present[0]
    rest = present[1:]
    for mask in range(1 << len(rest)):
        chosen = [first] + [rest[i] for i in range(len(rest)) if mask >> i & 1]
        if len(chosen) <= 6:
            left = tuple(n - (i in chosen) for i, n in enumerate(counts))
            best = max(best, table[len(chosen)] + best_by_search(left))
    return best


@pytest.mark.rule("MIC-SCORE-03")
@examples(st.lists(st.integers(0, 3), min_size=1, max_size=7))
def test_building_the_largest_set_first_is_never_worse(counts):
    if sum(counts) <= 9:
        assert best_sets(sizes(counts), mice.parts) == best_by_search(tuple(counts))  # type: ignore[attr-defined]


@pytest.mark.rule("MIC-SCORE-03")
def test_no_set_is_larger_than_six():
    assert best_sets(sizes([1] * 7), mice.parts) == 16  # type: ignore[attr-defined]


def final(scores: list[int], trigger: int) -> list[int]:
    """The winners of a game with these scores that a seat ended; the last final action is about to be declined."""
    players = len(scores)
    last = trigger % players + (players - 2)
    seat = last % players + 1
    table = given(
        players,
        hands=[{**POOR, "glory": score} for score in scores],
        end={"trigger": trigger, "finals": players - 1},
        turn={"active": seat},
        stack=[{"at": "action/choose_action", "seat": seat, "n": 1}],
    )
    table.play("pass")
    assert table.state.over()
    return [winner + 1 for winner in table.state.winners()]


@pytest.mark.rule("MIC-SCORE-04")
@pytest.mark.rule("MIC-SCORE-05")
def test_of_those_tied_the_player_who_triggered_the_end_wins():
    assert final([40, 39], 1) == [1]
    assert final([39, 40], 1) == [2]
    assert final([40, 40], 1) == [1]
    assert final([40, 40], 2) == [2]
    assert final([30, 30, 25], 3) == [1, 2], "or they share the place"


@pytest.mark.rule("MIC-TERM-03")
@pytest.mark.rule("MIC-OPT-06")
def test_a_cap_on_turns_leads_straight_to_scoring():
    table = given(options={"max_turns": 3}, hands=[{"glory": 7}, {"glory": 7}])
    table.play("place 1", "place 4", "place 2")
    assert table.state.over()
    assert table.state.capped()
    assert table.state.winners() == [0, 1], "nobody triggered the end"
    assert "turn-cap 1 3" in table.events("turn-cap")


@pytest.mark.rule("MIC-INFO-01")
@pytest.mark.rule("MIC-INFO-03")
def test_everybody_sees_the_same():
    game = mice.start(3, "open", {"hidden_passage": True})
    views = []
    for seat in range(-1, 3):
        data = game.view(seat).data()
        for name in ("seat", "ask"):
            data.pop(name)
        views.append(data)
    assert views[0] == views[1] == views[2] == views[3]
