"""How to play, for somebody who never did: short, in every language, and standing on the rules."""

from __future__ import annotations

from itertools import groupby

import pytest

from antechamber.library import primer, rules, slugs, title
from antechamber.messages import LANGUAGES, messages

SLUGS = slugs()
FEWEST, MOST = 110, 200  # words that can be read in a minute or so


@pytest.mark.parametrize("slug", SLUGS)
def test_it_goes_from_the_aim_to_three_things_that_newcomers_overlook(slug):
    parts = [(part, len(list(points))) for part, points in groupby(point.part for point in primer(slug).points)]
    assert [part for part, _ in parts] == ["aim", "turn", "end", "missed"]
    assert dict(parts)["missed"] == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_every_point_stands_on_rules_of_the_title(slug):
    catalogued = {rule["id"] for rule in rules(slug)}
    for told in [*primer(slug).points, primer(slug).first_game]:
        assert told.rules, told
        assert set(told.rules) <= catalogued, told
        assert len(set(told.rules)) == len(told.rules), told


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_a_minute(slug, language):
    text = " ".join(messages(language).text(f"{slug}-primer-{point.name}") for point in primer(slug).points)
    assert FEWEST <= len(text.split()) <= MOST


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_game_that_it_advises_can_be_played(slug):
    advised = primer(slug).first_game
    game = title(slug)
    options = game.complete(advised.players, advised.options)
    assert advised.options.items() <= options.items()
    assert game.start(advised.players, "first game", advised.options).deciding()
