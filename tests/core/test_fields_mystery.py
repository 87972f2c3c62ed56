"""Forms in data that Mystery of the Temples needs of declared fields."""

from typing import Any

import pytest

from antechamber.core.declaring import declared
from antechamber.core.errors import FormError
from antechamber.core.field_data import fields_data, read_fields
from antechamber.core.fields import ALL, ALL_COUNTS, BY_TITLE, SEATS, TEXT, Amount, Axis, one, row, rows
from antechamber.core.ints import i64
from antechamber.core.kernel import State
from antechamber.core.notation import Words
from antechamber.core.rows import Row, Rows

COLOUR = Words("colour", ["red", "blue"])
LETTER = Words("letter", list(".AB"))
EACH_COLOUR = Axis("colours", 2)
EACH_SPACE = Axis("spaces", 3)


@declared
class Shelf(State):
    grid: Rows = rows(SEATS, EACH_SPACE, LETTER, name="letters", form=TEXT, seen=ALL)
    points: Rows = rows(SEATS, EACH_COLOUR, COLOUR, form=ALL_COUNTS, seen=ALL)
    special: Row = row(SEATS, Amount("number"), omit=True, seen=ALL)
    spare: Rows = rows(SEATS, EACH_SPACE, LETTER, form=TEXT, omit=True, seen=ALL)
    pawn: Row = row(SEATS, Amount("place"), form=BY_TITLE, seen=ALL)
    light: i64 = one(Amount("light"), form=BY_TITLE, seen=ALL)
    grids: i64 = one(Amount("grids"), omit=True, key="what_is_offered", seen=ALL)
    round: i64 = one(Amount("round"), seen=ALL)

    def what_is_offered(self) -> int:
        """Nothing after the first round."""
        return int(self.grids) if self.round == 0 else 0


def shelf(**data: object) -> Shelf:
    g = Shelf()
    g.set_table(2, b"")
    g.lay_fields()
    read_fields(g, data)
    return g


def told(g: Shelf) -> Any:
    return fields_data(g)


def test_a_row_of_letters_is_told_as_a_text():
    g = shelf(players=[{"letters": "A.B"}, {}])
    assert [list(letters) for letters in g.grid] == [[1, 0, 2], [0, 0, 0]]
    assert [player["letters"] for player in told(g)["players"]] == ["A.B", "..."]


@pytest.mark.parametrize(
    ("letters", "said"),
    [
        ("A.", r"players\[1\]\.letters: expected 3 letters, got 2"),
        ("A.B.", r"players\[1\]\.letters: expected 3 letters, got 4"),
        ("A.C", r'players\[1\]\.letters: "C" is no letter'),
        (["A", ".", "B"], r"players\[1\]\.letters: expected a text"),
    ],
)
def test_a_text_has_a_letter_for_each_place(letters, said):
    with pytest.raises(FormError, match=said):
        shelf(players=[{}, {"letters": letters}])


def test_all_counts_are_told_even_if_there_are_none():
    g = shelf(players=[{"points": {"blue": 4}}, {}])
    points = [player["points"] for player in told(g)["players"]]
    assert points == [{"red": 0, "blue": 4}, {"red": 0, "blue": 0}]
    assert told(shelf(players=[{"points": one} for one in points])) == told(g)


def test_a_field_of_a_record_may_be_left_out_at_its_start():
    g = shelf(players=[{"special": 3}, {"spare": "..A"}])
    players = told(g)["players"]
    assert [player.get("special") for player in players] == [3, None]
    assert [player.get("spare") for player in players] == [None, "..A"]


def test_what_the_title_tells_itself_is_a_known_name_and_nothing_more():
    g = shelf(light=2, players=[{"pawn": 1}, {}])
    assert (g.light, list(g.pawn)) == (0, [0, 0])
    assert "light" in g.layout().names()
    assert "pawn" in g.layout().names("", "players")
    data = told(g)
    assert "light" not in data
    assert "pawn" not in data["players"][0]


def test_where_a_query_stands_for_a_number_it_is_told_and_keyed_and_the_number_is_kept():
    g, over, nothing = shelf(grids=5), shelf(grids=5, round=1), shelf(grids=0, round=1)
    assert told(g)["grids"] == 5
    assert "grids" not in told(over)
    assert over.mix_fields(0) == nothing.mix_fields(0)
    assert over.mix_fields(0, stored=True) != nothing.mix_fields(0, stored=True)
    assert over.clone().grids == 5
