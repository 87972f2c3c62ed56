"""Of Mice & Mazes in the terminal: options say what their cards do."""

from typing import Any

from antechamber.cli.boards import board_for
from antechamber.messages import messages
from tests.games.mice.given import RICH, Table, given, mice, removing


def labels(table: Table) -> list[str]:
    """The options of the seat that is asked, as the terminal lists them."""
    board = board_for(mice, messages(), ["Ana", "Ben"])
    view = table.state.view(table.seat - 1)
    asked: Any = view.detail()["ask"]
    return [board.label(view, table.seat - 1, option) for option in asked["options"]]


def test_a_chest_says_what_is_in_it():
    assert "Use chest 7: 1 food + 1 torch" in labels(given(hands=[{"chests": ["c07"]}]))


def test_a_removal_says_what_it_triggers():
    table = removing(paws=[["a1", "14"], []], chambers={"a1": "spring 2", "b1": "armory"}, hands=[RICH])
    said = labels(table)
    assert (
        "Remove the paw from spot a1 and trigger the card: "
        "1 resource of your choice for each adjacent chamber, at most 3 times"
    ) in said
    assert "Remove the paw from spot a1 without an effect" in said


def test_both_sides_of_a_card_are_told():
    hand = {**RICH, "camp": ["armory", "guard"]}
    table = removing(3, paws=[["3-5", "a1"]], hands=[hand]).play("trigger 3-5")
    assert labels(table) == [
        "Choose option 1: open a chamber from your camp",
        "Choose option 2: hire an assistant from your camp",
    ]
