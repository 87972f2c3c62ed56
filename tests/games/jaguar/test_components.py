"""The component data: what is in the box, and what is refused."""

import copy

import pytest

from antechamber.core.errors import DataError
from antechamber.games.jaguar.loader import design_warnings, provenance, read_components
from antechamber.games.jaguar.title import JaguarTitle
from tests.games.jaguar.given import SHIPPED, Table, acting


@pytest.fixture
def data():
    """The shipped data, to be broken."""
    return copy.deepcopy(SHIPPED)


def entry(data, table, label):
    return next(one for one in data[table] if one["id"] == label)


def refusal(data):
    with pytest.raises(DataError) as caught:
        read_components(data, "mine.toml")
    return str(caught.value)


def test_the_shipped_data_keep_to_their_design_and_name_their_sources():
    assert design_warnings(SHIPPED) == []
    rows = provenance(SHIPPED)
    assert {row.source for row in rows} == {"rulebook", "reconstructed"}
    assert len([row for row in rows if row.section == "tile"]) == 8


@pytest.mark.rule("JAG-HEAL-01", "JAG-ACT-01", "JAG-SETUP-05", "JAG-HIT-02", "JAG-OBJ-03", "JAG-GLORY-01")
@pytest.mark.parametrize(
    ("table", "label", "key", "value", "said"),
    [
        ("flow", "", "rounds", 9, "rounds must be 8"),
        ("flow", "", "heal_table", [0, 1, 2, 3, 4], "1, 2, 3 and 4 actions heal"),
        ("flow", "", "action_points", [4] * 8, "there are 4 action points"),
        ("flow", "", "luck", 1, 'the key "luck" is unknown'),
        ("start", "4p", "health", 20, "4 players start with 22 health"),
        ("start", "4p", "extra_amulet", "pink", "extra_amulet must be"),
        ("crystal_setup", "4p-tile-4", "green", 5, "4 players need 4 green"),
        ("crystal_setup", "2p-tile-4", "green", 9, "as tile #4"),
        ("trap", "gas", "damage", 2, "the gas deals 1 damage"),
        ("objective", "levels", "each", 5, "counts 0 and 4"),
        ("glory_track", "", "values", [0, 3, 71], "the track has a 3, a 16"),
        ("glory_checkpoint", "checkpoint-3", "step", 8, "the checkpoints follow each other"),
        ("health_section", "row-2", "from", 5, "without gaps"),
        ("limits", "", "yellow_amulet_per_trap", 10, "from 0 to 9"),
        ("chest", "c01", "amulets", ["red", "red", "black"], "3 different amulets"),
        ("ritual", "m01", "crystals", ["purple"], "needs 2 crystals"),
        ("ritual", "m01", "crystals", ["pink", "blue"], "crystals may hold"),
        ("map_axis", "", "dots", "row", "one kind of map piece names columns"),
        ("map_piece", "d1a", "type", "triangles", "pieces with dots"),
        ("character", "fenn", "start_amulet", "red", "different amulets"),
        ("character", "fenn", "level1", [["amulet:pink"]], "is no reward"),
        ("character", "fenn", "level1", [["amulet:red"], ["amulet:red"]], "begin with something else"),
        ("character", "fenn", "level2", [["heal:2"]], "extra activator"),
        ("solo_level", "level-1", "health", 14, "solo level 1 has health 15"),
        ("solo_level", "level-1", "glory_start_value", 4, "no value of the Glory track"),
        ("jaguar_token", "j5", "start_pile", False, "the first pile has"),
        ("jaguar_token", "j5", "final_pile", True, "the last pile has"),
        ("tile", "A-3x5", "rows", 6, "floor must have 6 rows"),
        ("tile", "A-3x5", "floor", ["byr", "ybb", "bry", "rby", "yrx"], "3 letters out of byr"),
        ("tile", "A-3x5", "symbols", [["p", "p", "p"]] * 5, "crystals"),
        ("tile", "A-3x5", "h_walls", ["...", ".y.", "...", ".r.", "...", "yyr"], "edges are walls"),
        ("escape_reward", "e1", "reward", "curse:2", "is no reward"),
    ],
)
def test_data_against_the_facts_are_refused_with_the_entry(data, table, label, key, value, said):
    (entry(data, table, label) if label else data[table])[key] = value
    message = refusal(data)
    assert message.startswith("mine.toml: ")
    assert said in message


def test_a_missing_or_doubled_token_is_refused(data):
    data["chest"].pop()
    assert "chest" in refusal(data)
    data["chest"].append(copy.deepcopy(data["chest"][0]))
    assert "each once" in refusal(data)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: entry(d, "chest", "c01").update(amulets=["red", "blue", "green"]), "chest:"),
        (lambda d: entry(d, "ritual", "m02").update(crystals=["blue", "blue"]), "ritual:"),
        (lambda d: entry(d, "tile", "A-3x5").update(floor=["bbr", "ybb", "bry", "rby", "yrr"]), "three floors"),
        (lambda d: entry(d, "health_section", "row-2").update(health_points=0), "health_section:"),
    ],
)
def test_leaving_the_design_only_warns(data, change, said):
    change(data)
    read_components(data)
    assert any(said in warning for warning in design_warnings(data))


@pytest.mark.rule("JAG-OPT-08")
def test_the_data_decide_whether_blue_amulets_steer(data):
    entry(data, "amulet", "blue")["steer"] = True
    assert read_components(data).blue_steers
    assert not read_components(SHIPPED).blue_steers


@pytest.mark.rule("JAG-F-AMU-06")
@pytest.mark.parametrize(("limit", "used"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_data_decide_how_many_yellow_amulets_a_trap_allows(data, limit, used):
    data["limits"]["yellow_amulet_per_trap"] = limit
    before = acting(traps={"gas": (1, "floor_blue")}, places=["b1", "a1"], people=[{"amulets": {"yellow": 3}}])
    table = Table(JaguarTitle(read_components(data)).load(before.data)).play("end", "end")
    while table.question == "harm/choose_yellow":
        table.play("use yellow")
    assert len(table.events("used-amulet")) == used
    assert table.player()["glory"] == 2 + used


@pytest.mark.rule("JAG-AMU-03")
def test_a_red_amulet_heals_as_much_as_the_data_say(data):
    entry(data, "amulet", "red")["amount"] = 5
    before = acting(people=[{"health": 6, "amulets": {"red": 1}}])
    table = Table(JaguarTitle(read_components(data)).load(before.data)).play("use red")
    assert table.player()["health"] == 11
