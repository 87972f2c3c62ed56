"""Forms in data that Of Mice & Mazes needs of declared fields."""

from typing import Any

import pytest

from antechamber.core.declaring import declared
from antechamber.core.errors import FormError
from antechamber.core.field_data import fields_data, read_fields
from antechamber.core.fields import ALL, BY_TITLE, EACH, NOTHING, PLACED, SEATS, Amount, Axis, one, row, rows
from antechamber.core.ints import i64
from antechamber.core.kernel import State
from antechamber.core.notation import Words
from antechamber.core.rows import Row, Rows

CARD = Words("card", ["owl", "fox"])
PER_ITEM = Axis("items", 2, words=Words("item", ["food", "gold"]))
PER_ROOM = Axis("rooms", 3, "rooms", words=Words("room", ["hall", "cellar", "attic"]))


@declared
class House(State):
    stock: Rows = rows(SEATS, PER_ITEM, Amount("number", 0, 9), 1, form=EACH, seen=ALL)
    camp: Row = row(SEATS, CARD, NOTHING, form=BY_TITLE, seen=ALL)
    guest: Row = row(PER_ROOM, CARD, NOTHING, name="guests", form=PLACED, group="night", seen=ALL)
    rooms: i64 = one(Amount("rooms", 0, 3), 2, name=None, seen=ALL)


def house(**data: object) -> House:
    g = House()
    g.set_table(2, b"")
    g.lay_fields()
    read_fields(g, data)
    return g


def night(guests: object) -> House:
    g = house()
    read_fields(g, {"guests": guests}, "night")
    return g


def test_each_number_has_a_name_of_its_own():
    g = house(players=[{"gold": 4}, {}])
    assert [list(stock) for stock in g.stock] == [[1, 4], [1, 1]], "what is left out is as at the start"
    assert fields_data(g)["players"] == [{"food": 1, "gold": 4}, {"food": 1, "gold": 1}]
    assert g.layout().names("", "players") == {"food", "gold", "camp"}


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ({"gold": 10}, r"players\[1\]\.gold: expected a number from 0 to 9, got 10"),
        ({"food": None}, r"players\[1\]\.food: expected a whole number, got None"),
        ({"stock": 1}, r"players\[1\]: unknown field 'stock'; expected camp, food, gold"),
    ],
)
def test_a_number_with_a_name_of_its_own_is_refused_there(player, said):
    with pytest.raises(FormError, match=said):
        house(players=[{}, player])


def test_what_is_placed_is_told_by_the_word_of_its_place():
    g = night({"cellar": "owl"})
    assert list(g.guest) == [NOTHING, 0]
    assert fields_data(g, "night") == {"guests": {"cellar": "owl"}}
    assert fields_data(house(), "night") == {"guests": {}}


@pytest.mark.parametrize(
    ("guests", "said"),
    [
        ({"roof": "owl"}, r'guests\.roof: "roof" is no room'),
        ({"attic": "owl"}, r"guests\.attic: expected one of the first 2 rooms, which this table has"),
        ({"hall": "cow"}, r'guests\.hall: "cow" is no card'),
        (["owl"], r"guests: expected a table"),
    ],
)
def test_what_is_placed_lies_where_there_is_a_place(guests, said):
    with pytest.raises(FormError, match=said):
        night(guests)


def test_what_the_title_tells_is_a_known_name_and_nothing_more():
    g = house(players=[{"camp": "owl"}, {}])
    told: Any = fields_data(g)
    assert list(g.camp) == [NOTHING, NOTHING]
    assert "camp" not in told["players"][0]


def test_a_part_of_the_data_is_a_name_in_the_whole():
    assert house().layout().names() == {"players", "night"}
    assert house().layout().names("night") == {"guests"}
