"""What a table agrees on before the game, and what it cannot agree on."""

import pytest

from antechamber.core.errors import OptionError
from tests.games.mystery.given import mystery

ADVANCED = {"mode": "advanced"}


def agreed(players, **options):
    """The options of a table as the game carries them."""
    return mystery.start(players, "options", options).to_data()["options"]


def refusal(players, **options):
    with pytest.raises(OptionError) as caught:
        mystery.start(players, "options", options)
    return str(caught.value)


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("grid_pool", "A"),
        ("grid_pool", "choose"),
        ("grid_sides", "ABBA"),
        ("grid1a_bonus", "per_collect"),
        ("grid1a_bonus", "per_crystal"),
        ("grid2a_scope", "special"),
        ("grid2b_base", "any"),
        ("grid2b_base", "open"),
        ("grid4b_empty_pile", False),
        ("grid4b_empty_pile", True),
    ],
)
def test_the_basic_game_refuses_what_only_concerns_drafted_grids(name, value):
    for edition in ("en", "pl"):
        text = refusal(4, edition=edition, **{name: value})
        assert name in text
        assert "advanced" in text
        assert "MOT-OPT-01" in text


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("neutral", [True, False])
def test_a_neutral_curse_breaker_is_only_to_be_agreed_on_by_two_players(players, neutral):
    text = refusal(players, two_player_neutral=neutral)
    assert "two_player_neutral" in text
    assert "MOT-OPT-01" in text


@pytest.mark.rule("MOT-OPT-01")
def test_the_literal_polish_reading_of_grid_2a_needs_the_polish_edition():
    assert "edition=pl" in refusal(2, grid2a_scope="whole_grid", **ADVANCED)
    assert "edition=pl" in refusal(2, grid2a_scope="whole_grid", edition="en", **ADVANCED)
    assert agreed(2, grid2a_scope="whole_grid", edition="pl", **ADVANCED)["grid2a_scope"] == "whole_grid"
    assert agreed(2, grid2a_scope="special", **ADVANCED)["grid2a_scope"] == "special"


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.rule("MOT-SETUP-22")
def test_custom_sides_are_named_and_other_pools_name_none():
    assert "grid_sides" in refusal(4, grid_pool="custom", **ADVANCED)
    for pool in ("A", "B", "random", "choose"):
        assert "grid_sides" in refusal(4, grid_pool=pool, grid_sides="ABBA", **ADVANCED)
    for edition in ("en", "pl"):
        assert "grid_sides" in refusal(4, edition=edition, grid_sides="ABBA", **ADVANCED)
    assert agreed(4, grid_pool="custom", grid_sides="ABBA", **ADVANCED)["grid_sides"] == "ABBA"


@pytest.mark.rule("MOT-SETUP-22")
@pytest.mark.parametrize("sides", ["", "ABB", "ABBAA", "abba", "ACBA", "AB A"])
def test_custom_sides_are_four_letters_a_or_b(sides):
    assert "grid_sides" in refusal(4, grid_pool="custom", grid_sides=sides, **ADVANCED)


@pytest.mark.rule("MOT-OPT-01")
def test_defaults_that_cannot_apply_are_left_out_without_a_word():
    basic = agreed(4)
    for name in ("grid_pool", "grid_sides", "grid1a_bonus", "grid2a_scope", "grid2b_base", "grid4b_empty_pile"):
        assert name not in basic
    assert "two_player_neutral" not in basic
    assert agreed(2)["two_player_neutral"] is True


@pytest.mark.rule("MOT-OPT-01")
def test_what_nobody_names_has_the_default_of_the_rules():
    assert agreed(2, **ADVANCED) == {
        "players": 2,
        "edition": "en",
        "mode": "advanced",
        "grid_pool": "choose",
        "start_player": "random",
        "two_player_neutral": True,
        "collect_mandatory": True,
        "full_lap": True,
        "dexterity_unbounded": False,
        "grid1a_bonus": "per_crystal",
        "grid2a_scope": "special",
        "grid2b_base": "any",
        "grid4b_empty_pile": False,
        "max_rounds": 100,
    }


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("edition", ["en", "pl"]),
        ("mode", ["basic", "advanced"]),
        ("start_player", ["random", 1, 2]),
        ("two_player_neutral", [True, False]),
        ("collect_mandatory", [True, False]),
        ("full_lap", [True, False]),
        ("dexterity_unbounded", [True, False]),
        ("max_rounds", [0, 1, 100, 5000]),
    ],
)
def test_every_value_of_an_option_is_agreed_on_as_it_was_named(name, values):
    for value in values:
        assert agreed(2, **{name: value})[name] == value


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "de"),
        ("mode", "expert"),
        ("grid_pool", "C"),
        ("start_player", 0),
        ("start_player", "first"),
        ("start_player", True),
        ("two_player_neutral", 1),
        ("collect_mandatory", "yes"),
        ("full_lap", 0),
        ("dexterity_unbounded", 1),
        ("max_rounds", -1),
        ("max_rounds", True),
        ("max_rounds", "many"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused_by_name(name, value):
    assert f"option {name}: expected" in refusal(2, **{name: value})


@pytest.mark.rule("MOT-OPT-01")
def test_an_option_that_does_not_exist_is_refused():
    assert "no option 'colour'" in refusal(4, colour="grey")


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(players):
    assert "2 to 4 players" in refusal(players)


@pytest.mark.rule("MOT-OPT-01")
@pytest.mark.rule("MOT-SETUP-07")
def test_the_start_player_sits_at_the_table():
    assert "seat 4" in refusal(3, start_player=4)
    assert "seat 3" in refusal(2, start_player=3)
    assert agreed(4, start_player=4)["start_player"] == 4
