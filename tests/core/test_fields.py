"""Declared fields: what follows from a declaration, and what a declaration may not say."""

from typing import Any, final

import pytest

from antechamber.core.chance import mix
from antechamber.core.declaring import declared
from antechamber.core.errors import FormError
from antechamber.core.field_data import fields_data, read_fields, read_position
from antechamber.core.fields import (
    ALL,
    BAG,
    COUNTS,
    OWNER,
    SEATS,
    SO_FAR,
    YES_OR_NO,
    Amount,
    Axis,
    Members,
    flag,
    one,
    row,
    rows,
    shared,
)
from antechamber.core.ints import i64
from antechamber.core.kernel import Contents, State
from antechamber.core.notation import SEAT, Vocabulary, Words
from antechamber.core.rows import Row, Rows
from antechamber.core.rulebook import Rulebook

COLOUR = Words("colour", ["blue", "red"])
CARD = Words("card", ["owl", "fox", "hare"])
COLOURS = Axis("colours", 2)
CARDS = Axis("kinds of cards", 3)
ROUND = Axis("rounds", 4)
HATCHES = Axis("hatches", 3, record="hatches")
SPACES = Axis("spaces", 5, used="box.spaces")


class Box:
    """What all clones share."""

    def __init__(self, coins: int = 0, spaces: int = 0) -> None:
        self.coins = coins
        self.spaces = spaces
        self.supply = [7, 9]


NO_BOX = Box()
BOOK: Rulebook[Any] = Rulebook(Vocabulary("toy"))


@declared
@final
class Toy(State):
    """A field of every shape and form."""

    box: Box = shared(NO_BOX)
    coins: Row = row(SEATS, Amount("coins", 0, 99), "box.coins", seen=ALL)
    hand: Rows = rows(SEATS, CARDS, CARD, form=BAG, seen=OWNER)
    played: Rows = rows(SEATS, ROUND, CARD, -1, form=SO_FAR, seen="may_see_played")
    gems: Rows = rows(SEATS, COLOURS, COLOUR, form=COUNTS, seen=ALL)
    supply: Row = row(COLOURS, Amount("gems", 0, 99), "box.supply[i]", seen=ALL)
    spaces: Row = row(SPACES, CARD, -1, seen="may_see_space")
    trapped: Row = row(HATCHES, YES_OR_NO, seen=ALL)
    under: Row = row(HATCHES, CARD, -1, name="card", seen="may_see_space")
    tally: Row = row(SEATS, Amount("tally"), name=None, key=False, seen=ALL)
    friends: i64 = one(Members("seats", SEAT, 8), seen=ALL)
    leader: i64 = one(SEAT, -1, seen=ALL)
    secret: i64 = one(CARD, -1, seen="may_see_secret")
    worn: i64 = one(Amount("wear"), key="wear_that_counts", seen=ALL)
    late: bool = flag(seen=ALL)
    points: i64 = one(Amount("points"), group="turn", seen=ALL)
    over_soon: bool = flag(seen=ALL, group="turn")

    def contents(self) -> Contents:
        return BOOK

    def may_see_played(self, viewer: i64, owner: i64, n: i64) -> bool:
        return viewer == owner or n < 2

    def may_see_space(self, viewer: i64, place: i64) -> bool:
        return viewer == place

    def may_see_secret(self, viewer: i64) -> bool:
        return viewer == 1

    def wear_that_counts(self) -> i64:
        return min(self.worn, 3)


def table(players: int = 3) -> Toy:
    """A table with something in every field."""
    g = Toy()
    g.box = Box(coins=4, spaces=4)
    g.set_table(players, b"")
    g.lay_fields()
    for seat in range(players):
        g.hand[seat][seat] = 2
        for n in range(3):
            g.played[seat][n] = (seat + n) % 3
        g.gems[seat][1] = seat
    for place in range(4):
        g.spaces[place] = place % 3
    for place in range(3):
        g.under[place] = place
    g.trapped[1] = 1
    g.friends = 5
    g.leader = 2
    g.secret = 1
    g.late = True
    g.points = 6
    return g


def test_a_new_table_holds_the_start_values():
    g = Toy()
    g.box = Box(coins=4, spaces=4)
    g.set_table(2, b"")
    g.lay_fields()
    assert list(g.coins) == [4, 4]
    assert list(g.supply) == [7, 9]
    assert [list(cards) for cards in g.played] == [[-1] * 4] * 2
    assert list(g.spaces) == [-1] * 4, "as many as this table uses"
    assert (g.leader, g.friends, g.late) == (-1, 0, False)


def test_a_clone_is_equal_and_shares_nothing_but_what_is_shared():
    g = table()
    h = g.clone()
    assert h.key() == g.key()
    assert fields_data(h) == fields_data(g)
    assert h.box is g.box
    before = fields_data(g)
    h.hand[0][0] = 9
    h.coins[1] = 50
    h.under[2] = 0
    h.friends = 0
    assert fields_data(g) == before


def test_a_key_depends_on_every_field_but_what_follows_from_others():
    keys = {table().key()}
    changes = 0
    for change in (
        lambda g: g.coins.__setitem__(0, 5),
        lambda g: g.hand[2].__setitem__(0, 1),
        lambda g: g.played[1].__setitem__(3, 0),
        lambda g: g.spaces.__setitem__(3, 2),
        lambda g: setattr(g, "friends", 1),
        lambda g: setattr(g, "late", False),
        lambda g: setattr(g, "over_soon", True),
        lambda g: setattr(g, "secret", 2),
        lambda g: setattr(g, "worn", 2),
    ):
        g = table()
        change(g)
        keys.add(g.key())
        changes += 1
    assert len(keys) == changes + 1
    g = table()
    g.tally[0] = 8
    assert g.key() == table().key()


def test_a_query_may_stand_for_a_number_that_does_not_always_matter():
    one, other = table(), table()
    one.worn, other.worn = 5, 9
    assert one.key() == other.key()
    assert one.mix_fields(0, stored=True) != other.mix_fields(0, stored=True)


def test_rows_are_mixed_first_then_numbers_and_flags_as_bits_of_one():
    g = table(1)
    h = g.table_key()
    lists = [g.coins, *g.hand, *g.played, *g.gems, g.supply, g.spaces, g.trapped, g.under]
    for n in [n for numbers in lists for n in numbers]:
        h = mix(h, n)
    for n in (g.friends, g.leader, g.secret, g.wear_that_counts(), g.points, 1):
        h = mix(h, n)
    assert g.key() == h


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_a_viewer_sees_what_the_declaration_lets_them_see(viewer):
    g = table()
    seen = g.look(viewer)
    assert list(seen.coins) == list(g.coins)
    assert [list(cards) for cards in seen.hand] == [
        list(cards) if owner == viewer else [0, 0, 0] for owner, cards in enumerate(g.hand)
    ]
    assert [list(cards) for cards in seen.played] == [
        list(cards) if owner == viewer else [*list(cards)[:2], -1, -1] for owner, cards in enumerate(g.played)
    ]
    assert list(seen.spaces) == [n if place == viewer else -1 for place, n in enumerate(g.spaces)]
    assert seen.secret == (g.secret if viewer == 1 else -1)
    assert (seen.friends, seen.late, seen.points) == (g.friends, True, 6)


def test_data_tell_each_field_by_its_name_words_and_form():
    g = table(2)
    assert fields_data(g) == {
        "supply": [7, 9],
        "spaces": ["owl", "fox", "hare", "owl"],
        "friends": [1, 3],
        "leader": 3,
        "secret": "fox",
        "worn": 0,
        "late": True,
        "players": [
            {"coins": 4, "hand": ["owl", "owl"], "played": ["owl", "fox", "hare"], "gems": {}},
            {"coins": 4, "hand": ["fox", "fox"], "played": ["fox", "hare", "owl"], "gems": {"red": 1}},
        ],
        "hatches": [
            {"trapped": False, "card": "owl"}, {"trapped": True, "card": "fox"}, {"trapped": False, "card": "hare"},
        ],
    }  # fmt: skip
    assert fields_data(g, "turn") == {"points": 6, "over_soon": False}


def test_data_are_read_back():
    g = table()
    h = Toy()
    h.box = g.box
    h.set_table(3, b"")
    h.lay_fields()
    read_fields(h, fields_data(g))
    read_fields(h, fields_data(g, "turn"), "turn")
    assert h.key() == g.key()
    assert fields_data(h) == fields_data(g)


def test_a_whole_position_is_read_and_no_name_in_it_may_be_misspelt():
    g = table()
    data = {"game": "toy", "options": {}, **fields_data(g), "chance": {"draws": 4}}
    h = Toy()
    h.box = g.box
    h.set_table(3, b"")
    h.lay_fields()
    read_position(h, data)
    assert (fields_data(h), h.draws) == (fields_data(g), 4)
    with pytest.raises(FormError, match="position: unknown field 'leder'; expected chance, friends, game, hatches"):
        read_position(h, {**data, "leder": 3})


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("supply", [1], "supply: expected 2 numbers, got 1"),
        ("supply", [1, 100], "supply[1]: expected a number from 0 to 99, got 100"),
        ("supply", "all", "supply: expected a list, got 'all'"),
        ("spaces", ["owl"] * 5, "spaces: expected one for each of 4 spaces, got 5"),
        ("spaces", ["cat"], 'spaces[0]: "cat" is no card; expected one of owl, fox, hare'),
        ("friends", [4], "friends: expected a number from 1 to 3, got 4"),
        ("friends", [2, 2], "friends: expected each seat once, got 2 twice"),
        ("leader", 0, "leader: expected a number from 1 to 3, got 0"),
        ("late", 1, "late: expected true or false, got 1"),
        ("players", [{}], "players: expected 3, got 1"),
        ("players", [{}, {"coin": 1}, {}], "players[1]: unknown field 'coin'; expected coins, gems, hand, played"),
        ("players", [{}, {}, {"gems": {"green": 1}}], 'players[2].gems: "green" is no colour'),
        (
            "players",
            [{}, {}, {"gems": {"red": -1}}],
            "players[2].gems.red: expected a number from 0 to 1000000, got -1",
        ),
        ("players", [{"hand": ["cat"]}, {}, {}], 'players[0].hand: "cat" is no card'),
        ("hatches", [{}, {}, {"trapped": "no"}], "hatches[2].trapped: expected true or false, got 'no'"),
    ],
)
def test_what_is_not_in_order_is_refused_with_its_place(name, value, reason):
    with pytest.raises(FormError) as refused:
        read_fields(table(), {name: value})
    assert str(refused.value).startswith(reason)


def test_places_are_constants_seat_by_seat_behind_the_table():
    layout = table().layout()
    places = {f.attr: (f.place, f.step) for f in layout.rows}
    assert places["supply"] == (0, 1)
    assert places["spaces"] == (2, 1)
    assert layout.first_seat == 2 + 5 + 3 + 3
    assert places["coins"] == (layout.first_seat, layout.stride)
    assert places["hand"] == (layout.first_seat + 1, layout.stride)
    assert layout.stride == 1 + 3 + 4 + 2 + 1


def test_an_observation_names_every_number_once():
    layout = table().layout()
    observed = layout.observation(2)
    assert [begin for _, begin, _ in observed] == [sum(n for _, _, n in observed[:i]) for i in range(len(observed))]
    assert [name for name, _, _ in observed][-2:] == ["gems[1]", "tally[1]"]


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        (lambda: row(COLOURS, Amount("n"), seen="may_see"), "Bad.field is declared with 'may_see', which is not there"),
        (
            lambda: row(COLOURS, CARD, size="length", seen=ALL),
            "Bad.field is declared with 'length', which is not there",
        ),
        (lambda: one(Amount("n"), key="counted", seen=ALL), "Bad.field is declared with 'counted', which is not there"),
        (lambda: row(COLOURS, CARD, seen=OWNER), "Bad.field belongs to no seat, so it has no owner"),
    ],
)
def test_a_declaration_that_names_what_is_not_there_is_refused(field, reason):
    with pytest.raises(TypeError) as refused:
        declared(type("Bad", (State,), {"field": field(), "__module__": __name__}))
    assert str(refused.value) == reason


def test_a_field_may_not_be_called_like_something_that_every_state_has():
    with pytest.raises(TypeError, match=r"Bad\.first is the name of something that every state has"):
        declared(type("Bad", (State,), {"first": one(CARD, seen=ALL), "__module__": __name__}))


def test_who_may_see_a_field_has_no_default():
    with pytest.raises(TypeError, match="seen"):
        one(CARD)  # type: ignore[call-arg]
