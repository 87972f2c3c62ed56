"""Positions that are written down: what may be left out, what is refused, and what a snapshot says."""

import copy
import json
from typing import Any

import pytest

from antechamber.core.errors import PositionError
from antechamber.core.playout import playout
from tests.games.mice.given import ACTING, given, mice, removing


def written() -> dict[str, Any]:
    return {
        "options": {"players": 2, "hidden_passage": True},
        "players": [{"food": 3}, {"camp": ["quarry"], "assistants": ["guard"], "chests": ["c01"]}],
        "spots": {"a1": {"chamber": "crane", "owner": 1, "paw": 2}, "b2": {"chest": "c20"}},
        "rows": {"chambers": ["armory", "chapel", "altar"], "assistants": ["monk", "elder", "bishop"]},
        "stack": [{"at": ACTING, "seat": 1, "n": 0}],
    }


def test_a_position_says_only_what_is_not_as_at_the_start():
    state = mice.load(written())
    data: Any = state.to_data()
    assert data["players"][0] | {} == {
        "food": 3, "torch": 1, "pickaxe": 1, "gold": 1, "glory": 0, "camp": [], "assistants": [], "chests": [],
        "used_chests": [],
    }  # fmt: skip
    assert data["factions"] == ["squirrels", "porcupines", "beavers", "capibaras", "pacas", "chinchillas"]
    assert len([entry for entry in data["entrances"] if entry.get("passage")]) == 6
    view: Any = state.view(0).detail()
    assert view["decks"]["chambers"]["size"] == 19 - 1 - 3 - 1
    assert view["supply"] == 20 - 2
    assert state.deciding() == [0]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("game", "aztec", "expected mice"),
        ("options.players", 4, "options.players"),
        ("cheese", 1, "unknown field 'cheese'"),
        ("players", [{}], "expected 2"),
        ("players.0.food", 10, "players[0].food"),
        ("players.0.assistants", ["guard"], "guard is there twice"),
        ("players.0.camp", ["quarry"], "quarry is there twice"),
        ("players.0.camp", ["armory", "chapel"], "there twice"),
        ("players.0.camp", ["library", "spring", "barracks"], "more cards than the limit"),
        ("players.0.chests", ["c20"], "c20 is there twice"),
        ("players.0.chests", ["quarry"], "is no chest"),
        ("players.0.assistants", ["merchant"], "not in play"),
        ("spots.d4", {"paw": 1}, "12 spots"),
        ("spots.z9", {}, "is no spot"),
        ("spots.a1.owner", 3, "spots.a1.owner"),
        ("spots.b2", {"owner": 1}, "only a chamber is owned"),
        ("spots.a1.chest", "c05", "a chest lies on a chamber"),
        ("spots.c1", {"chamber": "crane", "owner": 1}, "lies elsewhere"),
        ("rows.chambers", ["monk"], "does not belong there"),
        ("rows.cheese", [], "unknown field"),
        ("tops", {"chambers": "blue"}, "green backs come first"),
        ("factions", ["rats"], "agreed on others"),
        ("entrances", [{"card": "1"}], "expected 14"),
        ("turn", {"active": 2}, "it is the turn of seat 2"),
        ("turn", {"number": 0}, "turn.number"),
        ("turn", {"used": ["crane"]}, "is no assistant"),
        ("happened", ["dance"], "happened"),
        ("stack", [], "say where the game stands"),
        ("stack.0.at", "action/dance", "no line"),
        ("stack.0.at", "action/take_action", "reads an answer"),
        ("stack.0.at", "removal/choose_removal", "never stops"),
        ("stack.0.at", "setup/lay_chests", "never stops"),
        ("winners", [1], "leave winners or stack out"),
        ("end", {"trigger": 3}, "end.trigger"),
    ],
)
def test_what_cannot_occur_is_refused_with_the_place(path, value, said):
    data = written()
    *way, last = path.split(".")
    here: Any = data
    for key in way:
        here = here[int(key)] if isinstance(here, list) else here[key]
    here[last] = value
    with pytest.raises(PositionError) as error:
        mice.load(data)
    assert said in str(error.value)


def ended(**options: Any) -> dict[str, Any]:
    """A game that was played to its end."""
    game = mice.start(2, "ended", options)
    playout(game, 4)
    data: dict[str, Any] = json.loads(json.dumps(game.to_data()))
    return data


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as error:
        mice.load(data)
    return str(error.value)


@pytest.mark.rule("MIC-SCORE-05")
def test_winners_must_be_those_of_the_score():
    over = ended()
    mice.load(over).audit()
    for winners in ([3 - over["winners"][0]], [1, 2]):
        assert refusal({**over, "winners": winners}).endswith(f"got {winners} (MIC-SCORE-05)")


@pytest.mark.rule("MIC-END-01")
@pytest.mark.rule("MIC-END-04")
@pytest.mark.rule("MIC-TERM-03")
def test_a_game_ends_as_its_end_was_triggered():
    over = ended()
    assert refusal({**over, "stopped": True}).startswith("stopped: a game ends by its end, or by the cap on turns")
    assert "(MIC-END-04)" in refusal({**over, "end": {**over["end"], "finals": 0}})
    data = written()
    data["players"][0]["glory"] = 40
    assert refusal(data) == "end: somebody has 40 glory, so it was triggered (MIC-END-01)"
    data["end"] = {"trigger": 2, "finals": 0}
    assert refusal(data).endswith("it is the turn of seat 2, not of seat 1 (MIC-END-04)")
    stopped = ended(max_turns=5)
    mice.load(stopped).audit()
    stopped["turn"]["number"] = 4
    assert refusal(stopped) == "turn.number: a game is stopped after turn 5, got 4 (MIC-OPT-06)"


@pytest.mark.rule("MIC-OPT-05")
@pytest.mark.rule("MIC-OPT-07")
@pytest.mark.rule("MIC-TERM-02")
@pytest.mark.parametrize(
    ("options", "turn", "n", "said"),
    [
        ({"first_player": 2}, {"number": 2}, 0, ""),
        ({"first_player": 2}, {"number": 1}, 0, "turn.active: seat 2 begins, so it cannot be the turn of seat 1"),
        ({"max_turns": 3}, {"number": 4}, 0, "turn.number: there are 3 turns at most, got 4 (MIC-OPT-06)"),
        ({"max_extra_actions": 2}, {"granted": 3}, 0, "turn.granted: expected up to 2, got 3 (MIC-OPT-07)"),
        ({}, {"granted": 2, "extra_actions": 1, "extra_turns": 1}, 1, ""),
        ({}, {"granted": 1, "extra_actions": 1, "extra_turns": 1}, 0, "turn.extra_actions: more additional actions"),
        ({}, {}, 1, "stack[0].n: expected 0, because this is no additional or final action, got 1 (MIC-TURN-01)"),
        ({}, {"about": {"guard": "a1/crane"}}, 0, "turn.about: guard was not used this turn (MIC-TURN-07)"),
        ({}, {"borrowed": ["merchant"]}, 0, "turn.borrowed: an assistant is not in play (MIC-SETUP-03)"),
        ({}, {"used": ["guard", "guard"]}, 0, "turn.used: 'guard' is there more than once"),
    ],
)
def test_a_turn_has_no_more_in_it_than_it_can(options, turn, n, said):
    data = written()
    data["options"].update(options)
    data["turn"] = turn
    data["stack"][0]["n"] = n
    if said:
        assert refusal(data).startswith(said)
    else:
        mice.load(data).audit()


@pytest.mark.parametrize(
    ("frame", "said"),
    [
        ({"at": "effect/carry_out_operation", "card": "3", "n": 0}, "never stops"),
        ({"at": "place/choose_intersection", "card": 99}, "card"),
        ({"at": "removal/choose_removal", "card": -1}, "card"),
        ({"at": "open/choose_chamber", "card": "-", "n": 0, "memo": {"of": "2"}}, "never stops"),
    ],
)
def test_frames_that_no_game_comes_to_are_refused(frame, said):
    data = written()
    data["stack"] = [{"at": "action/end_action", "seat": 1, "n": 0}, {"seat": 1, **frame}]
    with pytest.raises(PositionError) as error:
        mice.load(data)
    assert said in str(error.value)


def test_an_operation_must_belong_to_its_card():
    table = removing(paws=[["2", "a1"], []], hands=[{"food": 9, "torch": 9}]).play("trigger 2")
    data = json.loads(json.dumps(table.data))
    assert data["stack"][-1] == {
        "at": "open/choose_chamber",
        "seat": 1,
        "card": "-",
        "n": 0,
        "memo": {"of": "2", "about": "-/2", "more": 0},
    }
    mice.load(data)
    for change, said in (
        ({"n": 1}, "does not open"),
        ({"memo": {"of": "3"}}, "does not open"),
        ({"memo": {}}, "of which card"),
    ):
        wrong = copy.deepcopy(data)
        wrong["stack"][-1].update(change)
        with pytest.raises(PositionError, match=said):
            mice.load(wrong)


@pytest.mark.rule("MIC-OPEN-01")
@pytest.mark.rule("MIC-OPEN-02")
def test_a_chamber_that_is_about_to_be_paid_lies_where_it_was_chosen():
    hand = {"food": 9, "torch": 9, "pickaxe": 9, "gold": 9}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["altar"]).play("trigger 2", "open altar")
    assert table.state.question() == "open/choose_payment_for_chamber"
    data = json.loads(json.dumps(table.data))
    mice.load(data).audit()
    moved = copy.deepcopy(data)
    moved["rows"]["chambers"] = []
    moved["discards"]["chambers"] = ["altar"]
    assert refusal(moved) == "stack[4].card: expected one of the row, got altar (MIC-OPEN-02)"
    camped = copy.deepcopy(data)
    camped["stack"][-1]["memo"]["more"] |= 1 << 5
    assert refusal(camped) == "stack[4].card: expected one of the own camp, got altar (MIC-OPEN-02)"
    opened = copy.deepcopy(data)
    opened["spots"]["a1"] = {"chamber": "chapel", "owner": 1, "paw": 1}
    assert refusal(opened) == "stack[4].memo: no chamber can be opened on that spot (MIC-OPEN-01)"


def test_a_snapshot_names_cards_places_and_lines():
    table = removing(
        paws=[["b2", "6"], []],
        chambers={"b2": "cave_in", "a1": "chapel 2"},
        hands=[{"food": 9, "torch": 9, "pickaxe": 9, "gold": 9, "assistants": ["tunneler"]}],
        row=["crane", "quarry", "sphinx"],
    ).play("trigger b2", "copy crane", "open quarry", "at b1", "pay FTT", "pass")
    frames = [(f["at"], f.get("card"), f.get("memo")) for f in table.data["stack"]]
    assert frames == [
        ("action/end_action", None, None),
        ("removal/removal_passives_may_fire", 5, None),
        ("trigger/put_card_down", "cave_in", "b2/cave_in"),
        ("effect/gain_passives_may_fire", "cave_in", {"about": "b2/cave_in"}),
        ("copy/end", "-", {"of": "cave_in", "about": "b2/cave_in", "more": 0}),
        ("trigger/put_card_down", "crane", "b2/crane"),
        ("effect/gain_passives_may_fire", "crane", {"about": "b2/crane"}),
        ("open/end", "quarry", {"of": "crane", "about": "b2/crane", "more": 1}),
        ("window/offer_reactions", "b1/quarry", ["tunneler"]),
    ]
    again = mice.load(json.loads(json.dumps(table.data)))
    assert again.to_data() == table.data
    assert again.key() == table.state.key()


def test_positions_of_whole_games_can_be_read_again():
    for players in (2, 3):
        game = mice.start(
            players, "whole", {"hidden_passage": True, "faction_select": "random", "entrance_order": "random"}
        )
        dice = 7
        while not game.over():
            dice += 1
            again = mice.load(json.loads(json.dumps(game.to_data())))
            assert again.key() == game.key()
            assert again.to_data() == game.to_data()
            playout(game, dice, 5)
        again = mice.load(json.loads(json.dumps(game.to_data())))
        assert again.winners() == game.winners()


def test_given_helpers_write_positions_too():
    table = given(3, paws=[["3-5"], ["7-5"], ["a1"]], chests={"b1": "c10"})
    assert (table.paws(1), table.paws(2), table.paws(3)) == (["3-5"], ["7-5"], ["a1"])
