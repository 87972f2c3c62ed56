"""Forms of declared fields in data that Shards of the Jaguar needs: each is told and read back, or refused by name."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from antechamber.core.errors import FormError
from antechamber.core.field_data import fields_data, records_data
from tests.games.jaguar.given import Table, acting, jaguar, started


@pytest.fixture
def table() -> Table:
    return acting("b5", items={"a1": {"crystals": ["blue"]}, "c3": {"chest": True}})


def read(table: Table, change: Callable[[dict[str, Any]], Any]) -> Table:
    """The table as it is read back from changed data."""
    data = copy.deepcopy(table.data)
    change(data)
    return Table(jaguar.load(data))


def refused(table: Table, change: Callable[[dict[str, Any]], Any]) -> str:
    """The field by which the form of changed data is refused."""
    with pytest.raises(FormError) as caught:
        read(table, change)
    return caught.value.field


def test_the_bits_of_a_number_are_told_one_by_one_as_yes_or_no(table):
    second = read(table, lambda d: d["players"][1].update(lying=True))
    assert (second.state.lying, second.state.bonus) == (0b10, 0b11)
    assert [player["lying"] for player in second.data["players"]] == [False, True]
    assert [player["curse_bonus"] for player in second.data["players"]] == [True, True]
    turned = acting("b5", options={"tile_rotation": True}, turned=[False, True])
    assert turned.state.turned == 0b10
    assert turned.data["turned"] == [False, True, False, False]
    assert read(turned, lambda d: d["turned"].__setitem__(1, False)).state.turned == 0
    assert refused(table, lambda d: d["players"][1].update(lying=1)) == "players[1].lying"
    assert refused(table, lambda d: d.update(turned=[False] * 5)) == "turned"


def test_what_lies_somewhere_is_told_by_the_word_of_its_place(table):
    assert table.data["items"] == {"a1": {"crystals": ["blue"]}, "c3": {"chest": True}}
    assert [space for space, heap in enumerate(table.state.items) if heap] == [0, 26]
    assert refused(table, lambda d: d.update(items={"z9": {}})) == "items.z9"
    assert refused(table, lambda d: d.update(items={"a6": {}})) == "items.a6"  # the board has five rows


def test_a_value_with_fields_of_its_own_is_refused_by_them(table):
    assert refused(table, lambda d: d["items"]["a1"].update(crystals=["pink"])) == "items.a1.crystals"
    assert refused(table, lambda d: d["items"]["a1"].update(crystals=["blue"] * 4)) == "items.a1.crystals"
    assert refused(table, lambda d: d["items"]["a1"].update(gold=1)) == "items.a1"
    assert refused(table, lambda d: d["players"][0].update(bag={"blue": 10**7})) == "players[0].bag.blue"
    assert refused(table, lambda d: d["traps"][0].update(activator={})) == "traps[0].activator.seat"
    assert refused(table, lambda d: d["traps"][0].update(activator={"seat": 3})) == "traps[0].activator.seat"


def test_an_axis_may_be_told_in_part(table):
    assert len(table.state.exits) == 6
    assert len(table.data["exits"]) == len(table.data["entries"]) == 5
    assert [("revealed" in trap) for trap in table.data["traps"]] == [True] * 4 + [False] * 2
    assert refused(table, lambda d: d["traps"][4].update(revealed=False)) == "traps[4]"
    assert refused(table, lambda d: d["traps"][5].update(token=None)) == "traps[5]"


def test_records_may_be_fewer_where_the_rest_is_as_at_the_start(table):
    assert read(table, lambda d: d["traps"].pop()).data == table.data
    assert read(table, lambda d: d["entries"].clear()).data == table.data
    assert refused(table, lambda d: d["traps"].append({"trap": "gas"})) == "traps"
    assert refused(table, lambda d: d["players"].pop()) == "players"


def test_rows_that_start_in_order_are_told_in_full(table):
    assert [int(tile) for tile in table.state.tiles] == [0, 1, 2, 3]
    assert refused(table, lambda d: d["ranking"].pop()) == "ranking"
    assert refused(table, lambda d: d.update(acts=[1])) == "acts"
    assert refused(table, lambda d: d.update(acts=[2, 2])) == "acts"


def test_what_the_title_tells_itself_has_its_name_there(table):
    layout = table.state.layout()
    for record, name in (("players", "levels"), ("players", "maps"), ("traps", "token"), ("", "shield")):
        assert name in layout.names("", record)
        assert name not in {f.name for f in layout.named("", record)}
    assert "levels" not in records_data(table.state, "players")[0]
    assert layout.names("", "traps") == {"trap", "activator", "token", "face_up", "revealed"}


def test_parts_of_the_data_have_fields_of_their_own(table):
    assert {"turn", "solo"} <= table.state.layout().names()
    assert "points" not in table.state.layout().names()
    assert fields_data(table.state, "turn") == table.data["turn"]
    assert "solo" not in table.data
    alone = started(1).data["solo"]
    assert set(alone) == table.state.layout().names("solo")
    assert refused(table, lambda d: d["turn"].update(luck=1)) == "turn"
    assert refused(table, lambda d: d["turn"].update(points=-1)) == "turn.points"
    assert refused(table, lambda d: d["turn"].pop("seat")) == "turn.seat"
