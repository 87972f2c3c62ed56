"""Table options and setting up (MIC-OPT, MIC-SETUP, MIC-GEO)."""

from typing import Any

import pytest

from antechamber.core.errors import OptionError
from antechamber.games.mice.components import ASSISTANT_IDS, CHAMBER_IDS, CHEST_IDS, FACTION_IDS
from tests.games.mice.given import FACTION_OF, FRAMES, mice

FIRST_SIX = FACTION_IDS[:6]


def start(players: int = 2, seed: str = "setup", **options: Any) -> dict[str, Any]:
    return dict(mice.start(players, seed, options).to_data())


@pytest.mark.rule("MIC-OPT-01")
@pytest.mark.rule("MIC-COMP-07")
@pytest.mark.rule("MIC-SETUP-06")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_begins_with_the_same(players):
    for player in start(players)["players"]:
        assert {name: player[name] for name in ("food", "torch", "pickaxe", "gold", "glory")} == {
            "food": 1, "torch": 1, "pickaxe": 1, "gold": 1, "glory": 0,
        }  # fmt: skip
        assert player["camp"] == player["assistants"] == player["chests"] == player["used_chests"] == []
    view: Any = mice.start(players, "setup", {}).view(0).detail()
    assert view["supplies"] == [{"paws": 5, "tokens": 8, "camp": 0, "camp_limit": 2}] * players


@pytest.mark.rule("MIC-OPT-01")
@pytest.mark.parametrize("players", [1, 4])
def test_only_two_or_three_can_play(players):
    with pytest.raises(OptionError, match="2 to 3 players"):
        mice.start(players, "setup")


@pytest.mark.rule("MIC-SETUP-01")
@pytest.mark.rule("MIC-GEO-01")
@pytest.mark.rule("MIC-GEO-02")
@pytest.mark.parametrize("players", [2, 3])
def test_entrance_cards_ascend_clockwise_from_the_lower_left(players):
    assert [entry["card"] for entry in start(players)["entrances"]] == FRAMES[players]


@pytest.mark.rule("MIC-OPT-02")
@pytest.mark.rule("MIC-GEO-05")
def test_entrance_cards_may_lie_in_any_order():
    order = " ".join(reversed(FRAMES[2]))
    found = start(entrance_order="custom", entrances=order)
    assert [entry["card"] for entry in found["entrances"]] == FRAMES[2][::-1]
    orders = {
        tuple(entry["card"] for entry in start(seed=str(n), entrance_order="random")["entrances"]) for n in range(5)
    }
    assert len(orders) == 5
    assert all(sorted(order) == sorted(FRAMES[2]) for order in orders)
    table: Any = mice.start(2, "x", {"entrance_order": "custom", "entrances": order}).view(0).detail()
    assert table["opposite"] == [9, 8, 7, 13, 12, 11, 10, 2, 1, 0, 6, 5, 4, 3], "lines and opposites stay"


@pytest.mark.rule("MIC-OPT-02")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"entrance_order": "custom"}, "in any order, got none"),
        ({"entrances": "1 2"}, "goes only with entrance_order=custom"),
        ({"entrance_order": "custom", "entrances": "1 2 3"}, "in any order"),
        ({"entrance_order": "custom", "entrances": " ".join(["1"] * 14)}, "in any order"),
    ],
)
def test_a_list_of_entrances_that_does_not_fit_is_refused(options, said):
    with pytest.raises(OptionError, match=said):
        mice.start(2, "x", options)


def test_three_players_may_name_the_half_numbers_as_printed():
    order = " ".join(card.replace("-", ".") for card in FRAMES[3])
    assert mice.start(3, "x", {"entrance_order": "custom", "entrances": order}).seats == 3


@pytest.mark.rule("MIC-SETUP-02")
@pytest.mark.rule("MIC-COMP-04")
@pytest.mark.parametrize(("players", "spots"), [(2, 12), (3, 16)])
def test_a_chest_lies_on_every_spot_and_the_rest_is_the_supply(players, spots):
    game = mice.start(players, "chests", {})
    data: Any = game.to_data()
    lying = [spot["chest"] for spot in data["spots"].values()]
    assert len(lying) == len(set(lying)) == spots
    view: Any = game.view(0).detail()
    assert view["supply"] == 20 - spots
    assert sorted(lying + view["unseen"]["chests"]) == CHEST_IDS


@pytest.mark.rule("MIC-SETUP-03")
@pytest.mark.rule("MIC-OPT-03")
def test_factions_of_a_first_game_at_random_or_chosen():
    assert start()["factions"] == FIRST_SIX
    assert start(3)["factions"] == FACTION_IDS[:7]
    drawn = {tuple(start(seed=str(n), faction_select="random")["factions"]) for n in range(6)}
    assert len(drawn) == 6
    assert all(len(factions) == 6 for factions in drawn)
    wanted = FACTION_IDS[6:]
    assert start(faction_select="chosen", factions=" ".join(wanted))["factions"] == wanted


@pytest.mark.rule("MIC-SETUP-03")
@pytest.mark.parametrize("factions", ["", "rats", "rats rats beavers pacas lemmings molerats", "cats " * 6])
def test_an_invalid_list_of_factions_is_refused(factions):
    with pytest.raises(OptionError, match="6 different"):
        mice.start(2, "x", {"faction_select": "chosen", "factions": factions})


@pytest.mark.rule("MIC-SETUP-04")
@pytest.mark.rule("MIC-SETUP-05")
@pytest.mark.rule("MIC-COMP-02")
@pytest.mark.rule("MIC-COMP-03")
@pytest.mark.parametrize(("players", "size"), [(2, 19), (3, 22)])
def test_decks_have_the_cards_of_the_factions_and_the_neutral_one(players, size):
    game = mice.start(players, "decks", {"faction_select": "random"})
    data: Any = game.to_data()
    view: Any = game.view(0).detail()
    for kind, ids in (("chambers", CHAMBER_IDS), ("assistants", ASSISTANT_IDS)):
        seen = [*data["rows"][kind], *data["discards"][kind], *view["unseen"][kind]]
        expected = [card for card in ids if FACTION_OF[card] in [*data["factions"], "neutral"]]
        assert sorted(seen) == sorted(expected)
        assert len(seen) == size
        assert len(data["rows"][kind]) == 3
        assert len(data["discards"][kind]) == 1
        assert view["decks"][kind] == {"size": size - 4, "top": "green"}


@pytest.mark.rule("MIC-SETUP-08")
@pytest.mark.rule("MIC-OPT-05")
def test_chance_or_the_table_says_who_begins_and_play_goes_clockwise():
    assert {mice.start(3, str(n)).deciding()[0] for n in range(20)} == {0, 1, 2}
    game = mice.start(3, "x", {"first_player": 2})
    seats = []
    for _ in range(4):
        seats.append(game.deciding()[0])
        game.play(seats[-1], game.legal(seats[-1])[0])
        while game.deciding()[0] == seats[-1]:
            game.play(seats[-1], game.legal(seats[-1])[0])
    assert seats == [1, 2, 0, 1]
    with pytest.raises(OptionError, match="no seat 3"):
        mice.start(2, "x", {"first_player": 3})


def test_a_game_has_one_turn_at_least():
    with pytest.raises(OptionError, match="one turn at least"):
        mice.start(2, "x", {"max_turns": 0})
