"""Bent positions: one value of a written position is changed, and `load` refuses it or it is played to a legal end."""

import json
from collections import Counter

import pytest

from antechamber import bending
from antechamber.contract import Dice
from antechamber.core.errors import FormError, PositionError
from antechamber.library import slugs, title

USUAL = 200
DEEP = 2000
SLICE = 12


@pytest.mark.deep
@pytest.mark.parametrize("slug", slugs())
def test_a_bent_position_is_refused_by_field_and_rule_or_played_to_a_legal_end(slug, pytestconfig):
    deep, part = pytestconfig.getoption("--deep"), pytestconfig.getoption("--slice")
    count = DEEP if deep else SLICE if part else USUAL
    outcomes = bending.check_bends(title(slug), count, "bent")
    print(slug, dict(outcomes.most_common()))
    assert outcomes.total() == count
    assert outcomes[bending.PLAYED] > count // 10
    assert outcomes["refused: form"] < count * 2 // 3
    assert sum(rule_behind(outcome) for outcome in outcomes.elements()) > count // 10


def rule_behind(outcome: str) -> bool:
    return outcome.startswith("refused: ") and "-" in outcome


def test_every_kind_of_value_is_bent_in_every_way():
    """One number, word, truth, list or table is changed at a time, and the same seed changes it alike."""
    data = {
        "round": 3, "open": True, "name": "one", "seats": [1, 2, 3], "none": [], "sealed": {"1": "a", "2": "b"},
        "players": [{"stones": 1, "cards": ["x"]}, {"stones": 2, "cards": ["y"]}],
    }  # fmt: skip
    before = json.dumps(data)
    seen: Counter[str] = Counter()
    for n in range(3000):
        bend = bending.bent(data, Dice(str(n)), {"name": "two"})
        assert bend == bending.bent(data, Dice(str(n)), {"name": "two"})
        assert json.dumps(bend.data) != before
        seen[f"{bend.where}: {bend.how}"] += 1
    assert json.dumps(data) == before, "the position itself is left alone"
    for expected in (
        "round: 3 becomes 4", "round: 3 becomes 2", "round: 3 becomes 0", "round: 3 becomes -1", "round: is left out",
        "open: true becomes false", "name: \"one\" becomes \"two\", as elsewhere", "seats: [1, 2, 3] becomes []",
        "seats: [1, 2, 3] becomes [1, 3]", "seats: [1, 2, 3] becomes [1, 2, 2, 3]",
        "seats: [1, 2, 3] becomes [2, 1, 3]",
        "seats[0]: 1 becomes 3, as elsewhere", "seats[2]: is left out", "none: [] becomes [1]",
        'sealed: {"1": "a", "2": "b"} becomes {"1": "b", "2": "a"}', 'sealed: {"1": "a", "2": "b"} becomes {}',
        "players[0].stones: is exchanged with players[1].stones", "players[1]: is left out",
        "players[0].cards[0]: \"x\" becomes \"y\", as elsewhere", "round: 3 becomes null",
    ):  # fmt: skip
        assert seen[expected], expected


@pytest.mark.parametrize(
    ("said", "field", "rule"),
    [
        ("players[1].stones: below 0 (AZT-INV-01)", "players[1].stones", "AZT-INV-01"),
        ("boxes.red.L3: not closed (MOT-COMP-03, MOT-TWO-01)", "boxes.red.L3", "MOT-TWO-01"),
        ('sealed: seat 1 cannot "claim BYR" (AZT-CLM-02); legal: "claim BB"', "sealed", "AZT-CLM-02"),
        ("round: expected a number (from 1 on), got A-SUN", "round", ""),
    ],
)
def test_a_refusal_knows_its_field_and_its_rule(said, field, rule):
    error = PositionError(said)
    assert (error.field, error.rule) == (field, rule)


@pytest.mark.parametrize(
    ("error", "promise"),
    [
        (PositionError("there is no such seat (AZT-SET-04)"), "a refusal names its field"),
        (PositionError("players[0].stones: too many"), "a refusal names its rule"),
        (PositionError("players[0].stones: too many (AZT-XYZ-99)"), "a refusal names its rule"),
        (FormError("round: expected a number,\ngot none"), "a refusal is one sentence"),
    ],
)
def test_a_refusal_without_field_or_rule_is_a_broken_promise(error, promise):
    with pytest.raises(AssertionError, match=promise):
        bending.check_refusal(title("aztec"), error)


def test_what_is_mended_in_silence_is_a_broken_promise():
    g = title("aztec").start(3, "silence")
    written = bending.plain(g.to_data())
    bending.check_taken_over(written, g)
    for field, value in (("curses", [1, 2]), ("curses", [1, 1, 2]), ("revealed", [1])):
        with pytest.raises(AssertionError, match=f"taken over as it is written: {field}"):
            bending.check_taken_over({**written, field: value}, g)
