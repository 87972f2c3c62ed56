"""The end: points, ties, ranks (AZT-SCO)."""

import re

import pytest

from antechamber.messages import LANGUAGES, messages
from tests.games.aztec.given import SHIPPED, final, gaining

DISTINCT = {"duo_set": "distinct"}


@pytest.mark.rule("AZT-SCO-01")
@pytest.mark.rule("AZT-SCO-02")
@pytest.mark.rule("AZT-SCO-03")
@pytest.mark.rule("AZT-SCO-04")
@pytest.mark.rule("AZT-SCO-05")
def test_the_printed_scoring_example_of_charly():
    table = final(
        ["BBBBBBYYYRRRRR", "", ""],
        artefacts=[["TRIPLE-B", "PAIR-YR"], [], []],
        stones=[4, 0, 0],
        characters=["CHARLY", "DARYL", "ELISA"],
    )
    assert table.view(0)["points"][0] == {"duos": 5, "trios": 6, "artefacts": 9, "stones": -5}
    assert [card["points"] for card in table.view(0)["worth"][0]] == [6, 3]
    assert table.scores[0] == 15
    assert table.events("scored")[:4] == [
        ("scored", 1, "duos", 5),
        ("scored", 1, "trios", 6),
        ("scored", 1, "artefacts", 9),
        ("scored", 1, "stones", -5),
    ]


@pytest.mark.rule("AZT-SCO-05")
def test_the_simple_illustration_of_the_specification():
    table = final(["BBBBYYRRR", "", ""], artefacts=[["SUN"], [], []], stones=[1, 0, 0])
    assert table.scores[0] == 11


@pytest.mark.rule("AZT-SCO-01")
@pytest.mark.rule("AZT-SCO-06")
@pytest.mark.parametrize(
    ("character", "points"), [("CHARLY", 2), ("DARYL", 1), ("ELISA", 1), ("YUKIO", 1), ("NAYA", 1), ("TOMAS", 2)]
)
def test_a_mixed_duo_counts_the_scarcer_of_its_two_colours(character, points):
    others = [name for name in ("CHARLY", "DARYL", "ELISA") if name != character][:2]
    table = final(["BBBYRR", "", ""], characters=[character, *others])
    assert table.view(0)["points"][0]["duos"] == points


@pytest.mark.rule("AZT-SCO-01")
@pytest.mark.rule("AZT-OPT-05")
@pytest.mark.parametrize(
    ("character", "points"), [("CHARLY", 2), ("DARYL", 1), ("ELISA", 2), ("YUKIO", 1), ("NAYA", 2), ("TOMAS", 2)]
)
def test_distinct_duos_may_be_two_of_a_kind(character, points):
    others = [name for name in ("CHARLY", "DARYL", "ELISA") if name != character][:2]
    table = final(["BBBBBYYRR", "", ""], characters=[character, *others], options=DISTINCT)
    assert table.view(0)["points"][0]["duos"] == points  # Tomas: five blue ones are two pairs


@pytest.mark.rule("AZT-OPT-05")
def test_the_six_distinct_duos_are_all_there_are():
    table = final([""] * 6, options=DISTINCT)
    assert len({tuple(sorted(duo)) for duo in table.view(0)["duos"]}) == 6
    mixed = final([""] * 6)
    assert sorted(tuple(sorted(duo)) for duo in mixed.view(0)["duos"]) == [
        *[("blue", "red")] * 2,
        *[("blue", "yellow")] * 2,
        *[("red", "yellow")] * 2,
    ]


@pytest.mark.rule("AZT-SCO-02")
@pytest.mark.rule("AZT-SCO-06")
@pytest.mark.parametrize(("hoard", "points"), [("", 0), ("BBYY", 0), ("BYR", 2), ("BBBYYRRRR", 4)])
def test_a_trio_is_worth_two_points_and_incomplete_ones_nothing(hoard, points):
    assert final([hoard, "", ""]).view(0)["points"][0]["trios"] == points


@pytest.mark.rule("AZT-SCO-04")
@pytest.mark.parametrize(
    ("stones", "lost"), [*enumerate([0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21]), (11, 24), (12, 27), (40, 111)]
)
def test_stones_cost_what_the_track_shows_and_three_each_beyond_it(stones, lost):
    assert final(["", "", ""], stones=[stones, 0, 0]).scores[0] == -lost


@pytest.mark.rule("AZT-SCO-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_what_stones_beyond_the_track_cost(language):
    said = messages(language).text("AZT-SCO-04")
    assert re.findall(r"\d+", said) == [str(SHIPPED["penalty_track"]["beyond_per_stone"])]


@pytest.mark.rule("AZT-SCO-06")
@pytest.mark.rule("AZT-SCO-07")
def test_totals_may_be_negative_and_the_highest_still_wins():
    table = final(["", "", ""], stones=[5, 3, 7])
    assert table.scores == [-7, -3, -12]
    assert table.winners == [2]
    assert table.events("won") == [("won", 2, -3)]
    assert table.view(0)["ranks"] == [2, 1, 3]


@pytest.mark.rule("AZT-SCO-07")
def test_a_tie_goes_to_the_fewest_stones_as_actually_held():
    table = final(["", "", ""], artefacts=[["SUN"], ["SUN"], []], stones=[4, 4, 0])
    assert table.scores == [0, 0, 0]
    assert table.winners == [3]
    assert table.view(0)["tie"] == {"by": "stones", "seat": 3, "seats": [3], "number": 0}


@pytest.mark.rule("AZT-SCO-07")
@pytest.mark.rule("AZT-SCO-08")
def test_who_is_still_tied_shares_the_victory_and_the_next_rank_is_skipped():
    table = final(["BR", "", "BY", ""], stones=[1, 1, 1, 0])  # 0, -1, 0 and 0 with fewer stones
    assert table.scores == [0, -1, 0, 0]
    assert table.winners == [4]
    assert table.view(0)["ranks"] == [2, 4, 2, 1]
    shared = final(["BR", "", "BY"], stones=[1, 1, 1])
    assert shared.winners == [1, 3]
    assert shared.view(0)["ranks"] == [1, 3, 1]
    assert shared.view(0)["tie"] == {"by": "shared", "seat": 1, "seats": [1, 3], "number": 1}
    assert [event[1] for event in shared.events("won")] == [1, 3]


@pytest.mark.rule("AZT-SCO-07")
def test_stones_may_break_a_tie_in_half_and_those_with_the_fewest_share():
    table = final(["BBR", "YYR", "", ""], artefacts=[[], [], ["SUN"], []], stones=[1, 1, 4, 2])
    assert table.scores == [0, 0, 0, -2]
    assert table.winners == [1, 2]
    assert table.view(0)["tie"] == {"by": "stones", "seat": 1, "seats": [1, 2], "number": 1}


@pytest.mark.rule("AZT-SCO-08")
def test_all_may_share():
    table = final(["", "", "", "", "", ""], stones=[3] * 6)
    assert table.winners == [1, 2, 3, 4, 5, 6]
    assert table.view(0)["ranks"] == [1] * 6


@pytest.mark.rule("AZT-SCO-07")
def test_nobody_has_won_before_the_end():
    table = gaining("SUN")
    assert table.winners == []
    assert "ranks" not in table.view(1)


@pytest.mark.rule("AZT-SCO-03")
@pytest.mark.rule("AZT-INF-07")
def test_secret_artefacts_are_shown_and_counted_at_the_end():
    table = final(
        ["", "", ""],
        artefacts=[["SUN", "SUN"], [], ["CHEST"]],
        stones=[0, 0, 0],
        options={"artefact_visibility": "secret"},
    )
    assert table.events("showed") == [("showed", 1, "A-SUN", 2), ("showed", 3, "A-CHEST", 1)]
    for viewer in (0, 1, 2):
        assert table.view(viewer)["scores"] == [10, 0, 0]
        assert table.view(viewer)["players"][0]["artefacts"] == ["A-SUN", "A-SUN"]
