"""Of Mice & Mazes in the terminal: the crypt in characters, what cards do, words for everything."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import Console

from antechamber.cli.boards import board_for
from antechamber.cli.play import play
from antechamber.library import title
from antechamber.match import Match, Player
from antechamber.messages import LANGUAGES, messages
from tests.cli.terminal import Terminal
from tests.games.mice.given import POOR, RICH, Table, given, mice, removing

NAMES = ["Ana", "Ben", "Cleo"]
CODES = re.compile(r"[{}]|\b[a-z]+_[a-z]+\b|\bc\d\d\b|\d-5\b|None|\b[FTPGL]{2,}\b")  # what is not for people


def labels(table: Table) -> list[str]:
    """The options of the seat that is asked, as the terminal lists them."""
    board = board_for(mice, messages(), NAMES)
    view = table.state.view(table.seat - 1)
    asked: Any = view.detail()["ask"]
    return [board.label(view, table.seat - 1, option) for option in asked["options"]]


def drawn(table: Table, width: int = 80, height: int = 24, players: int = 2) -> list[str]:
    """The table as the terminal draws it for the first seat."""
    board = board_for(mice, messages(), NAMES[:players])
    return board.table(table.state.view(0), 0, width, height).plain.splitlines()


# ---------------------------------------------------------------- the table


def test_the_crypt_is_drawn_with_paws_chambers_crossings_and_chests():
    table = given(
        paws=[["3", "4", "a1"], ["9", "11"]],
        chambers={"a1": "bakery 2", "b2": "armory"},
        chests={"c3": "c01"},
        flipped={"2": 2},
        options={"hidden_passage": True},
    )
    _, top, *lines = drawn(table)
    assert top.split() == ["4▼A", "5↻", "6", "7"], "paws and hidden passages at the entrances"
    assert lines[1].startswith("3↻▼A")
    assert lines[4].startswith("2(B)"), "flipped by Ben"
    assert re.search(r"│a1 \(B\) +▼A│b1 +│", lines[1]), "a chamber of Ben with a paw of Ana"
    assert "│Bakery" in lines[2]
    assert re.search(r"│b2 \(A\) +│c2 +│d2 +×B│ 9", lines[4]), "a crossing of Ben that has no paw"
    assert "▣ ◍F◍F" in lines[8]
    assert re.search(r"14 +13\S* +12\S* +11\S*▼B", lines[10])


def test_three_players_sit_round_a_larger_crypt():
    table = given(3, paws=[["3-5"], ["7-5"], []])
    lines = drawn(table, players=3)
    assert lines[3].startswith("3.5▼A")
    assert lines[3].endswith("7.5▼B")
    assert "d4" in lines[12]


def test_the_table_tells_what_can_be_had_and_what_everybody_has():
    hand = {
        "food": 2,
        "glory": 7,
        "camp": ["chapel"],
        "assistants": ["guard"],
        "chests": ["c01"],
        "used_chests": ["c12"],
    }
    table = given(hands=[hand], row=["bakery"], people=["builder"], turn={"number": 12})
    told = "\n".join(drawn(table))
    assert "Turn 12 · choosing an action   chambers 0 of 12 · glory 7 of 40" in told
    assert re.search(r"Chambers \(\d+\) +Bakery ◍F◆P◆P ★1", told)
    assert re.search(r"Assistants \(\d+\) +Builder ◆P◆P◆P ★3", told)
    assert re.search(r"▸\(A\) Ana  ◍F2 .* ★L7   sets \+0 · paws 5 of 5 · tokens 8 of 8", told)
    assert "Camp 1 of 2: Chapel · Assistants: Guard · Chests: ▣ ◍F◍F, ▣ ●G ×" in told
    assert "1 food → 2 gold" not in told
    assert "Bakery ◍F◆P◆P ★1: 1 food → 2 gold" in "\n".join(drawn(table, 120, 45)), "a large terminal has room for it"


def test_a_small_question_names_the_card_that_asks_and_the_one_chosen():
    table = removing(paws=[["2", "a1"], []], hands=[RICH], row=["bakery"]).play("trigger 2", "open bakery")
    board = board_for(mice, messages(), NAMES[:2])
    bench = board.bench(table.state.view(0), 0, 80)
    assert bench is not None
    assert bench.plain.splitlines()[:2] == ["entrance 2: open a chamber", "Bakery: 1 food → 2 gold"]


# ---------------------------------------------------------------- options


def test_an_entrance_is_chosen_by_its_number():
    table = given(3, paws=[["4"]], hands=[{"chests": ["c01"]}])
    board = board_for(mice, messages(), NAMES)
    asked: Any = table.state.view(0).detail()["ask"]
    numbers = dict(zip([o["text"] for o in asked["options"]], board.numbers(asked["options"]), strict=True))
    assert numbers["place 13"] == 13
    assert (numbers["place 3-5"], numbers["place 7-5"], numbers["remove"]) == (15, 16, 17)
    assert len(set(numbers.values())) == len(numbers)


def test_an_entrance_says_what_it_does_what_a_paw_finds_and_who_gets_a_bonus():
    table = given(3, paws=[["4"], ["3"]], chambers={"a1": "armory 3"}, chests={"a2": "c01"})
    said = labels(table)
    assert "entrance 1: 1 resource of your choice; put a card into your camp → a4" in said
    assert "entrance 3.5: open a chamber from your camp / hire an assistant from your camp → a1 Armory" in said
    assert "entrance 8: 1 food; put an assistant into your camp → a2 ▣ ◍F◍F (a bonus for Ben)" in said


def test_a_chest_says_what_is_in_it():
    assert "chest 7: 1 food + 1 torch" in labels(given(hands=[{"chests": ["c07"]}]))


def test_a_removal_says_what_it_triggers():
    table = removing(paws=[["a1", "14"], []], chambers={"a1": "spring 2", "b1": "armory"}, hands=[RICH])
    said = labels(table)
    assert "Spring (a1): 1 resource of your choice for each adjacent chamber, at most 3 times" in said
    assert "Spring (a1)" in said, "without its effect"


def test_a_card_tells_its_price_its_glory_and_what_it_does():
    hand = {**RICH, "camp": ["armory"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["bakery"]).play("trigger 2")
    assert "Bakery ◍F◆P◆P ★1: 1 food → 2 gold" in labels(table)
    assert "Armory ◍F◍F◆P −1 ★1: 1 torch + 1 pickaxe" in labels(table)


def test_a_payment_says_what_gold_stands_for():
    hand = {**POOR, "food": 1, "pickaxe": 2, "gold": 2}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["bakery"]).play("trigger 2", "open bakery")
    assert labels(table) == [
        "1 food + 2 pickaxes",
        "1 food + 1 pickaxe + 1 gold (gold stands for 1 pickaxe)",
        "2 pickaxes + 1 gold (gold stands for 1 food)",
        "1 food + 2 gold (gold stands for 2 pickaxes)",
        "1 pickaxe + 2 gold (gold stands for 1 food + 1 pickaxe)",
    ]


def test_both_sides_of_a_card_are_told():
    hand = {**RICH, "camp": ["armory", "guard"]}
    table = removing(3, paws=[["3-5", "a1"]], hands=[hand]).play("trigger 3-5")
    assert labels(table) == ["option 1: open a chamber from your camp", "option 2: hire an assistant from your camp"]


# ---------------------------------------------------------------- a whole game


def terminal(players: int, language: str = "en", look: Iterable[str] = (), **options: Any) -> Terminal:
    return Terminal(mice, NAMES[:players], language, look, **{"first_player": 1, "max_turns": 40, **options})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"hidden_passage": True, "faction_select": "random"})])
def test_a_game_is_told_in_words_from_the_first_question_to_the_final_table(language, players, options):
    shown = terminal(players, language, ["?", "? 1", "w", "l 99", "h", "b", ""], **options).play()
    notation = messages(language).text("play-notation", notation="")
    typed_or_quoted = re.compile(rf"^(\w+>|{notation}).*$|[“„«][^”»]*[”»]", re.MULTILINE)
    assert [line for line in typed_or_quoted.sub("", shown).splitlines() if CODES.search(line)] == []


def test_the_table_fits_a_small_terminal():
    assert max(len(line) for line in terminal(3, hidden_passage=True).play().splitlines()) <= 80


def test_the_final_table_adds_up_for_every_player():
    shown = terminal(3)
    end = shown.play().rpartition("after turn")[2]
    for seat, name in enumerate(NAMES):
        row = re.search(rf"{name} +(\d+) +(\d+) +(\d+) +(\d+)", end)
        assert row
        *parts, total = map(int, row.groups())
        assert sum(parts) == total == shown.match.state.scores()[seat]


def test_a_tie_is_explained_by_the_turn_in_which_the_end_came():
    board = board_for(mice, messages(), NAMES[:2])
    for glory, told in [(40, "Equal points: Ben wins, in whose turn the end was triggered."), (39, "")]:
        table = given(hands=[{"glory": glory}, {"glory": 40}], end={"trigger": 2, "finals": 1}, must=False).play("pass")
        assert board.tie_break(table.state.view(-1)) == told


# ---------------------------------------------------------------- mere gains


class Sitting:
    """One person in a terminal, who types these lines and then leaves."""

    def __init__(self, table: Table, *typed: str) -> None:
        self.match = Match(mice, 2, {"first_player": 1}, "gains", [Player("Ana"), Player("Ben")])
        self.match.state = table.state
        self.match.state.recording = False
        lines = iter(typed)
        paper = io.StringIO()
        console = Console(file=paper, width=80, height=24, highlight=False)

        def read(prompt: str) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        play(mice, 2, {}, self.match.seats, "gains", None, console, read, match=self.match, confirm=False)
        self.said = " ".join(paper.getvalue().split())

    @property
    def answers(self) -> list[str]:
        return [self.match.text(moment.option) for moment in self.match.moments]


def with_bishop(glory: int) -> Table:
    return given(hands=[{**POOR, "glory": glory, "assistants": ["bishop"], "chests": ["c12", "c13"]}])


@pytest.mark.rule("MIC-PAS-01")
def test_mere_gains_are_taken_without_a_question():
    sitting = Sitting(with_bishop(10), "chest c12")
    assert sitting.answers == ["chest c12", "use bishop"]
    assert "Bishop" in sitting.said, "what was taken is told"
    assert "Choose one, or pass" not in sitting.said


@pytest.mark.rule("MIC-PAS-01")
def test_who_wants_to_be_asked_about_gains_is_and_may_decline():
    sitting = Sitting(with_bishop(10), "gains", "chest c12", "pass", "gains", "chest c13")
    assert sitting.answers == ["chest c12", "pass", "chest c13", "use bishop"]
    assert "From now on you are asked about mere gains." in sitting.said
    assert "From now on mere gains are taken without asking" in sitting.said


@pytest.mark.rule("MIC-END-02")
def test_a_gain_that_ends_the_game_is_asked_about_in_any_case():
    sitting = Sitting(with_bishop(39), "chest c12", "pass")
    assert sitting.answers == ["chest c12", "pass"]
    assert "The end of the game hangs on this gain" in sitting.said
    assert "hangs on this gain" not in Sitting(with_bishop(39), "gains", "chest c12").said, "who is asked knows"


def test_taking_back_takes_the_gain_back_with_its_answer():
    sitting = Sitting(with_bishop(10), "chest c12", "u")
    assert sitting.answers == []
    hand = {**POOR, "assistants": ["scout"]}
    sitting = Sitting(removing(paws=[["13", "6"], []], hands=[hand]), "trigger 13", "u")
    assert sitting.answers == ["trigger 13"], "a chest was drawn before"
    assert "use scout" not in sitting.answers, "and now the gain is a question"


def test_other_games_have_no_questions_about_gains():
    help_of = "gains      asks you about mere gains"
    assert help_of in Terminal(mice, NAMES[:2], look=["h"], first_player=1, max_turns=2).play()
    said = Terminal(title("jaguar"), NAMES[:2], look=["h", "gains"], mode="basic").play()
    assert help_of not in said
    assert "This game has no questions about mere gains." in said
