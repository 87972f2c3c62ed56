"""What is counted for statistics: who had and used factions, cards, entrances, chests and passages."""

from antechamber.core.ledger import Count
from antechamber.games.mice.statistics import tally
from tests.games.mice.given import POOR, RICH, Table, given, removing


def counted(table: Table, *answers: str) -> dict[tuple[str, str], Count]:
    """What is counted while these answers are given."""
    start = table.state.clone()
    table.play(*answers)
    return {(count.group, count.name): count for count in tally(start, table.state)}


def test_a_chamber_is_had_by_who_opens_it_and_used_by_who_triggers_it():
    table = removing(
        paws=[["2", "a1", "d3"], ["d1"]],
        chambers={"d3": "armory 2"},
        hands=[{**RICH, "gold": 0}, POOR],
        row=["chapel", "quarry"],
    )
    counts = counted(table, "trigger 2", "open chapel", "pay FTT", "trigger a1", "trigger d3")
    assert counts["chamber", "chapel"] == Count("chamber", "chapel", (1, 0), (1, 0))
    assert counts["chamber", "quarry"] == Count("chamber", "quarry", (0, 0), (0, 0)), "it could be had"
    assert counts["chamber", "armory"] == Count("chamber", "armory", (0, 0), (1, 0)), "a visitor used it"
    assert counts["faction", "chinchillas"] == Count("faction", "chinchillas", (1, 0), (1, 0))
    assert counts["entrance", "2"] == Count("entrance", "2", (0, 0), (1, 0))
    assert ("chamber", "crane") not in counts, "it never came into the row"


def test_an_assistant_is_used_when_it_gives_something_or_when_it_is_hired_for_one_time():
    hand = {"food": 9, "torch": 0, "pickaxe": 9, "gold": 9, "assistants": ["baker"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["foreman", "architect"])
    counts = counted(table, "trigger 5", "hire foreman", "pay FG")
    assert counts["assistant", "foreman"] == Count("assistant", "foreman", (1, 0), (1, 0))
    assert counts["assistant", "baker"] == Count("assistant", "baker", (0, 0), (1, 0)), "it was hired long before"
    assert counts["assistant", "architect"] == Count("assistant", "architect", (0, 0), (0, 0))


def test_a_camped_card_is_used_when_it_is_bought():
    table = removing(
        paws=[["1", "11", "a1"], []], hands=[{**RICH, "gold": 0}], row=["chapel", "quarry"], people=["guard"]
    )
    counts = counted(table, "trigger 1", "take food", "camp chapel", "trigger 11", "open chapel", "pay TT")
    assert counts["camp", "chapel"] == Count("camp", "chapel", (1, 0), (1, 0))
    assert counts["camp", "guard"] == Count("camp", "guard", (0, 0), (0, 0))
    assert counts["chamber", "chapel"].had == (1, 0)


def test_paws_and_chests_are_counted():
    table = given(paws=[["4"], []], chests={"a1": "c02"}, hands=[RICH])
    counts = counted(table, "place 3")
    assert counts["entrance", "3"].had == (1, 0)
    assert counts["entrance", "4"].had == (0, 0)
    assert counts["chest", "c01"] == Count("chest", "c01", (1, 0), (0, 0)), "two chests of the same kind count as one"
    assert counts["start", "first"].had == (1, 0)


def test_a_passage_is_had_by_who_flips_it_and_used_from_then_on():
    table = removing(
        paws=[["6", "a1"], []],
        chambers={"a1": "scrying_pool"},
        hands=[{**RICH, "gold": 0, "glory": 5}],
        options={"hidden_passage": True},
        factions=["lemmings"],
    )
    counts = counted(table, "trigger 6", "passage 6", "trigger a1", "copy 6")
    assert counts["entrance", "6"].used == (2, 0)
    assert counts["passage", "6"] == Count("passage", "6", (1, 0), (1, 0))
    assert ("passage", "7") not in counts
