"""What a table may agree on is told by name."""

import pytest

from antechamber.games.mice.components import FACTION_IDS
from antechamber.messages import LANGUAGES, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_factions_that_can_be_listed_are_named(language):
    takes = messages(language).text("mice-table-factions.takes")
    assert [name for name in FACTION_IDS if name not in takes] == []
