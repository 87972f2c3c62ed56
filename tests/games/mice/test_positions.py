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
