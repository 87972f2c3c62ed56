"""Pebbles keeps every promise of a title, and its rules."""

import pytest

from antechamber import contract
from antechamber.library import title

pebbles = title("pebbles")


def test_every_promise_holds() -> None:
    contract.check_title(pebbles)


@pytest.mark.rule("PEBBLES-1")
def test_the_table_agrees_on_the_heap() -> None:
    assert pebbles.start(2, "any", {"stones": 30}).to_data()["heap"] == 30


@pytest.mark.rule("PEBBLES-2")
@pytest.mark.rule("PEBBLES-3")
def test_whoever_takes_the_last_stone_wins() -> None:
    asked = [{"at": "turn/choose_stones", "seat": 2}]
    g = pebbles.load({"options": {"players": 2}, "heap": 2, "stack": asked})
    words = pebbles.book().vocabulary
    assert [words.text(option) for option in g.legal(1)] == ["take 1", "take 2"]
    g.play(1, words.read("take 2"))
    assert g.winners() == [1]
