"""How to play, for somebody who never did: short, in every language, and standing on the rules."""

from __future__ import annotations

from itertools import groupby

import pytest

from antechamber.core.title import Options
from antechamber.library import primer, rules, slugs, title
from antechamber.messages import LANGUAGES, messages

SLUGS = slugs()
GAMES = [(slug, wish) for slug in SLUGS for wish in [{}, *primer(slug).told_otherwise({})]]
SOLO: Options = {"mode": "solo"}
FEWEST, MOST = 110, 200  # words that can be read in a minute or so


@pytest.mark.parametrize(("slug", "wish"), GAMES)
def test_it_goes_from_the_aim_to_three_things_that_newcomers_overlook(slug, wish):
    parts = [(part, len(list(points))) for part, points in groupby(point.part for point in primer(slug).told(wish))]
    assert [part for part, _ in parts] == ["aim", "turn", "end", "missed"]
    assert dict(parts)["missed"] == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_every_point_stands_on_rules_of_the_title(slug):
    catalogued = {rule["id"] for rule in rules(slug)}
    for named in [*(point.rules for point in primer(slug).points), primer(slug).first_game.rules]:
        assert named
        assert set(named) <= catalogued
        assert len(set(named)) == len(named), named


@pytest.mark.parametrize(("slug", "wish"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_a_minute(slug, wish, language):
    text = " ".join(messages(language).text(f"{slug}-primer-{point.name}") for point in primer(slug).told(wish))
    assert FEWEST <= len(text.split()) <= MOST


@pytest.mark.parametrize("slug", SLUGS)
def test_points_that_are_not_for_every_game_name_values_of_options_that_a_first_game_settles(slug):
    specs = {spec.name: spec for spec in title(slug).options}
    for name, values in [item for point in primer(slug).points for item in point.when.items()]:
        assert name in primer(slug).first_game.options
        assert values == [specs[name].check(value) for value in values]


@pytest.mark.rule("JAG-S-FLOW-01")
def test_the_game_for_one_is_told_by_its_own_rules():
    together, alone = primer("jaguar").told({"mode": "full"}), primer("jaguar").told(SOLO)
    assert together == primer("jaguar").told({"mode": "basic"}) == primer("jaguar").told({})
    assert [point.name for point in together if point in alone] == ["health"]
    turn = [rule for point in alone if point.part == "turn" for rule in point.rules]
    assert all(rule.startswith("JAG-S-") for rule in turn)
    assert "Order track" not in " ".join(messages().text(f"jaguar-primer-{point.name}") for point in alone)
    assert primer("jaguar").told_otherwise({}) == [SOLO]
    assert primer("jaguar").told_otherwise(SOLO) == [{"mode": "full"}]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_game_that_it_advises_can_be_played(slug):
    advised = primer(slug).first_game
    game = title(slug)
    options = game.complete(advised.players, advised.options)
    assert advised.options.items() <= options.items()
    assert game.start(advised.players, "first game", advised.options).deciding()


@pytest.mark.parametrize("slug", SLUGS)
def test_its_options_are_right_for_every_number_of_players(slug):
    advised = primer(slug).first_game
    assert {int(players) for players in advised.at} <= set(title(slug).players) - {advised.players}
    for players in title(slug).players:
        options = advised.at.get(str(players), advised.options)
        assert options.items() <= title(slug).complete(players, options).items()
