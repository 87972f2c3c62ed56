"""Playing in the terminal, from the first question to the final table."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from antechamber.cli import boards
from antechamber.cli.boards.plain import initials
from antechamber.cli.play import play
from antechamber.games.mystery.board.drawing import MysteryBoard
from antechamber.library import title
from antechamber.match import Match, Player, Seat
from antechamber.match.log import read_log
from antechamber.messages import messages
from tests.games.mystery.given import given

mystery = title("mystery")
ANA_AND_BOTS = [Player("Ana"), Player("Bruno", "random"), Player("Chloé", "random")]


class Table:
    """A match in a terminal of its own: what is typed comes from a script, then from somebody who plays on."""

    def __init__(
        self,
        seats: list[Player] | None = None,
        script: Iterable[str] = (),
        then: Callable[[Table], str] | None = None,
        size: tuple[int, int] = (80, 24),
        match: Match | None = None,
        save: Path | None = None,
        confirm: bool = False,
        **options: Any,
    ) -> None:
        seats = match.seats if match else seats or ANA_AND_BOTS
        options = {"start_player": 1, **options}
        self.match = match or Match(mystery, len(seats), options, "terminal", seats)
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=size[0], height=size[1], highlight=False)
        self.script = iter(script)
        self.then = then or leave
        self.save = save
        self.confirm = confirm
        self.marks = [0]  # where the output stood at each prompt
        self.after: list[Callable[[], None]] = []

    def read(self, prompt: str) -> str:
        for check in self.after:
            check()
        self.marks.append(len(self.shown))
        self.paper.write(prompt)
        typed = next(self.script, None)
        typed = self.then(self) if typed is None else typed
        self.paper.write(f"{typed}\n")
        return typed

    def play(self) -> Table:
        m = self.match
        play(
            m.title, len(m.seats), m.options, m.seats, m.seed, self.save, self.console, self.read, match=m,
            confirm=self.confirm,
        )  # fmt: skip
        return self

    @property
    def shown(self) -> str:
        return self.paper.getvalue()

    def screen(self, n: int) -> str:
        """What was shown before the n-th prompt, counted from 1."""
        return self.shown[self.marks[n - 1] : self.marks[n]]

    def reply(self, n: int) -> str:
        """What was shown after the n-th line that was typed."""
        return self.screen(n + 1).partition("\n")[2]

    @property
    def legal(self) -> list[str]:
        state = self.match.state
        return [self.match.text(option) for option in state.legal(state.deciding()[0])] if state.deciding() else []


def leave(table: Table) -> str:
    raise EOFError


def first_option(table: Table) -> str:
    return table.legal[0] if table.legal else ""


class SmallestNumber:
    """Types 1, and if there is no option 1, the next number that there is."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, table: Table) -> str:
        refused = table.shown[table.marks[-2] :].count("There is no option")
        self.number = self.number + 1 if refused else 1
        return str(self.number)


def numbers_offered(screen: str) -> list[int]:
    """The numbers of a list of options, under its question."""
    listed = screen.rpartition("Ana: ")[2].partition("\n")[2]
    return [int(n) for n in re.findall(r"(?:^|\s{2,})(\d+)(?=\s|$)", listed)]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"edition": "pl"}, {"mode": "advanced"}, {"edition": "pl", "mode": "advanced"}]
)
def test_whoever_always_types_the_smallest_number_comes_to_the_end(players, options):
    seats = [Player("Ana"), *[Player(name, "random") for name in ("Bruno", "Chloé", "Dawid")[: players - 1]]]
    table = Table(seats, then=SmallestNumber(), max_rounds=3, **options).play()
    assert table.match.over
    assert "The game is over: it reached the limit of 3 rounds." in table.shown
    end = table.shown.rpartition("The game is over")[2]
    assert all(f") {seat.name} " in end for seat in seats)
    assert re.search(r"(Ana|Bruno|Chloé|Dawid) won with \d+ points?\.", end)


def test_the_final_table_adds_up_for_every_player():
    table = Table(then=first_option, max_rounds=6).play()
    scores = table.match.state.scores()
    for seat, who in enumerate(table.match.seats):
        row = re.search(rf"\([A-Z]\) {who.name} +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)", table.shown.rpartition("over")[2])
        assert row
        *parts, total = map(int, row.groups())
        assert sum(parts) == total == scores[seat]


def test_the_start_says_at_which_level_the_bots_play_and_what_to_expect_of_each():
    seats = [Player("Ana"), Player("Bruno", "novice"), Player("Chloé", "master"), Player("Dawid", "novice")]
    started = Table(seats).play().shown
    assert "Ana, Bruno (Beginner), Chloé (Expert), Dawid (Beginner)" in started
    assert started.count("Beginner. Plays as in a first game.") == 1
    assert started.count("Expert. Plays hundreds of games in its head; takes a second to think.") == 1


def test_a_sparring_partner_is_called_by_its_own_name():
    seats = [Player("Ana"), Player("Bruno", "always-lie"), Player("Chloé", "random")]
    started = Table(match=Match(title("aztec"), 3, {}, "terminal", seats)).play().shown
    assert "Ana, Bruno (always-lie), Chloé (Random)" in started


def test_bots_alone_tell_every_turn_and_come_to_the_end():
    seats = [Player("Bruno", "random"), Player("Chloé", "random")]
    table = Table(seats, max_rounds=2).play()
    assert table.match.over
    assert len(table.marks) == 1, "nobody is asked"
    assert table.shown.count("Bruno: placed the curse breaker on") == 1
    assert table.shown.count("Chloé: moved to") == 1


def test_two_people_pass_the_device_and_are_called_by_name():
    table = Table([Player("Ana"), Player("Bruno")], then=first_option, max_rounds=2).play()
    assert table.match.over
    assert table.shown.count("Pass the device to Bruno.") == 3  # the start crystals and two turns
    assert table.shown.count("Pass the device to Ana.") == 2
    assert "Since your last turn\n  Bruno: placed the curse breaker on" in table.shown
    assert "Bruno> " in table.shown


def test_one_person_never_passes_the_device():
    assert "Pass the device" not in Table(then=first_option, max_rounds=2).play().shown


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_table_question_and_options_fit_a_small_terminal(players):
    seats = [Player("Ana"), *[Player(name, "random") for name in ("Bruno", "Chloé", "Dawid")[: players - 1]]]
    table = Table(seats, then=first_option, max_rounds=5, mode="advanced").play()
    for n in range(1, len(table.marks)):
        screen = table.screen(n)
        assert max(map(len, screen.splitlines())) <= 80
        if "choose where your curse breaker goes" in screen:
            assert screen.rpartition("\nRound ")[2].count("\n") <= 24


def test_a_large_terminal_shows_the_circle_as_one():
    table = Table(then=first_option, size=(120, 40), max_rounds=2).play()
    screen = table.screen(len(table.marks) - 1)
    assert "clockwise ↻" in table.shown
    assert all(f" {temple} ─" in table.shown for temple in ("Red", "Yellow", "Blue", "Green", "Purple"))
    assert max(map(len, table.shown.splitlines())) <= 120
    assert screen.count("\n") <= 40


def test_the_table_shows_what_lies_open():
    state = given(
        crystals=["YR.Y.R.BPB", "GG", "C", ""],
        pawns=["w1", "green", None, None],
        runes=[["rune6", "rune6", "rune4"]],
        boxes={"blue": {"L3": 1, "M5": 2}},
        mana={"w2": "C..R."},
        objectives=["red"],
        round=4,
    ).state
    match = Match(mystery, 4, seats=[Player("Ana"), Player("Bruno"), Player("Chloé"), Player("Dawid")])
    match.state = state
    board = MysteryBoard(mystery, messages(), [seat.name for seat in match.seats])
    for size in [(80, 24), (80, 40), (120, 40)]:
        drawn = board.table(match.view(Seat(0)), 0, *size).plain
        assert "Round 4" in drawn
        assert "A 5 B 5 3" in drawn, "markers lie on their boxes"
        assert "Y Y R P G G Y B B" in drawn, "the arch of the red temple"
        assert "cYBrP" in drawn.replace(" ", ""), "covered Mana Upgrade spaces are small"
        assert "(A)" in drawn
        assert re.search(r"●○○○○.*●○○○○", drawn.replace("\n", "")), "markers placed"
        assert re.search(r"(Pebble|Pe)×2 (Gale|Ga)", drawn)
        assert re.search(r"◇C ?22", drawn), "supply"
        assert "▲R" in drawn.partition("Objectives")[2] or "Red" in drawn.partition("Objectives")[2]


def test_a_grid_is_drawn_as_its_lattice():
    board = MysteryBoard(mystery, messages(), ["Ana", "Bruno", "Chloé", "Dawid"])
    match = Match(mystery, 4)
    match.state = given(crystals=["RYBGPCRYBGPC"]).state
    drawn = board.bench(match.view(Seat(0)), 0, 80).plain.splitlines()
    assert [line[:18].rstrip() for line in drawn[1:]] == [
        "   R1    Y2", "  ╱  ╲  ╱  ╲", "B3    G4    P5", "  ╲  ╱  ╲  ╱", "   C6    R7",
        "  ╱  ╲  ╱  ╲", "Y8    B9    G10", "  ╲  ╱  ╲  ╱", "   P11   C12",
    ]  # fmt: skip


def test_a_move_says_which_curses_it_makes_breakable():
    match = Match(mystery, 4, seats=[Player("Ana"), Player("Bruno"), Player("Chloé"), Player("Dawid")])
    match.state = given(crystals=["YR.Y.R.BPB"]).state
    table = Table(match=match).play()
    assert "red ▲R · break 5 3" in table.shown


def test_a_terminal_without_colours_and_letters_is_served_in_ascii():
    paper = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    console = Console(file=paper, width=80, height=24)
    match = Match(mystery, 2, {"max_rounds": 2}, "terminal", [Player("Chloé"), Player("Bruno", "random")])
    play(mystery, 2, {}, match.seats, "", None, console, lambda _: first_text(match), match=match, confirm=False)
    paper.seek(0)
    shown = paper.read()
    assert match.over
    assert "^R" in shown
    assert "Chlo?" in shown


def first_text(match: Match) -> str:
    return match.text(match.state.legal(match.deciding[0])[0])


def test_a_title_without_a_board_is_shown_plainly(monkeypatch):
    monkeypatch.setattr(boards, "part_of", lambda *_: None)
    table = Table(then=SmallestNumber(), max_rounds=2).play()
    assert table.match.over
    assert 'supply: {"C": ' in table.shown
    assert "1 Store the colourless crystal on space 1" in table.shown
    assert re.search(r"Ana +\d+", table.shown.rpartition("over")[2])


def test_every_player_has_a_letter_of_its_own():
    assert initials(["Ana", "Bruno", "Anton", "aa"]) == ["A", "B", "N", "C"]
    assert initials(["1", "2"]) == ["A", "B"]


# ---------------------------------------------------------------- answering


def test_spaces_are_chosen_by_their_number():
    table = Table(script=["4", "7"]).play()
    assert table.match.view(Seat(0)).data()["players"][0]["crystals"] == "...C..C....."  # type: ignore[index]
    assert numbers_offered(table.screen(2)) == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]


def test_every_option_has_a_number_of_its_own():
    table = Table(then=first_option, max_rounds=4, mode="advanced")
    offered: list[int] = []
    table.after.append(lambda: offered.append(len(table.legal)))
    table.play()
    assert offered
    for n, count in enumerate(offered, start=1):
        numbers = numbers_offered(table.screen(n))
        assert len(set(numbers)) == len(numbers) == count, table.screen(n)


@pytest.mark.parametrize("typed", ["place C at 4", "PLACE C  AT 4", "4"])
def test_an_option_can_be_typed_in_notation(typed):
    table = Table(script=[typed]).play()
    assert table.match.log[0]["answer"] == "place C at 4"


def test_a_word_that_only_one_option_has_is_enough():
    table = Table(script=["1", "2", "w2", "w9"]).play()
    assert [entry["answer"] for entry in table.match.log if entry["seat"] == 1][2].startswith("move w2")


def test_a_word_of_several_options_is_asked_back():
    table = Table(script=["place"]).play()
    assert "“place” fits several options: place C at 1, place C at 2" in table.reply(1)
    assert not table.match.log


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no option 0; type one of the numbers before the options."),
        ("99", "There is no option 99; type one of the numbers before the options."),
        ("nonsense", "“nonsense” is no number, no option in notation and no command; h lists the commands."),
        ("place C at 13", "“place C at 13” is no number, no option in notation and no command; h lists the commands."),
        ("move red", "First answer the question that is open. (Two starting crystals, MOT-SETUP-08)"),
        ("? 99", "There is no option and no rule “99” to explain."),
        ("? MOT-NONE", "There is no option and no rule “MOT-NONE” to explain."),
        ("[bold]", "“[bold]” is no number, no option in notation and no command; h lists the commands."),
        ("u", "There is nothing to take back yet."),
        ("r", "There is nothing to take back yet."),
        ("s", "Say where to save it: s FILE."),
    ],
)
def test_bad_input_gets_one_sentence_and_changes_nothing(typed, answer):
    table = Table(script=[typed]).play()
    assert " ".join(table.reply(1).split()) == answer
    assert not table.match.log


def test_enter_asks_again():
    table = Table(script=[""]).play()
    assert table.reply(1).startswith("Ana: you start with 2 colourless crystals.")
    assert numbers_offered(table.reply(1)) == list(range(1, 13))


# ---------------------------------------------------------------- commands


def test_a_question_mark_explains_the_rule_of_the_question():
    table = Table(script=["?", "1", "2", "?"]).play()
    assert table.reply(1).startswith("Two starting crystals (MOT-SETUP-08)")
    assert "you take 2 colourless crystals" in table.reply(1)
    assert table.reply(4).startswith("First turn: place (MOT-MOVE-01)")
    assert "? MOT-TURN-02   When charms can be used" in table.reply(4)


def test_a_question_mark_with_a_number_explains_that_option():
    table = Table(script=["1", "2", "? 1", "? MOT-MOVE-06"]).play()
    assert table.reply(3).startswith("Move to the ")
    assert "Its tablet shows the" in table.reply(3)
    assert "In notation: move " in table.reply(3)
    assert table.reply(4).startswith("Dexterity Charm (MOT-MOVE-06)")


def test_an_option_of_the_draft_is_explained_by_the_grid():
    table = Table(script=["? 1A"], then=leave, mode="advanced", grid_pool="A").play()
    assert "There is no option and no rule “1A” to explain." in table.shown
    table = Table(script=["? 1"], then=leave, mode="advanced", grid_pool="A").play()
    assert "MOT-GRID-" in table.shown


def test_u_takes_the_last_answer_back():
    table = Table(script=["4", "u", "5"]).play()
    assert "Taken back: Store the colourless crystal on space 4." in table.shown
    assert table.match.view(Seat(0)).data()["players"][0]["crystals"] == "....C......."  # type: ignore[index]
    assert [("undo" in entry) for entry in table.match.log] == [False, True, False]


def test_r_takes_the_whole_turn_back():
    table = Table(script=["1", "2", "w1", "3", "4", "r"]).play()
    assert "3 answers were taken back." in table.reply(6)
    assert "place your curse breaker on any free card" in table.reply(6)


def test_an_answer_is_not_taken_back_after_another_player_has_answered():
    table = Table([Player("Ana"), Player("Bruno")], script=["1", "2", "u"]).play()
    assert table.reply(3).startswith("There is nothing to take back yet.")
    table = Table(script=["1", "2", "u"]).play()
    assert table.reply(3).startswith("Your last answer cannot be taken back: Chloé has answered since.")


def test_an_answer_is_not_taken_back_after_a_rune_was_turned_up():
    match = Match(mystery, 4, seats=[Player("Ana"), Player("Bruno"), Player("Chloé"), Player("Dawid")])
    match.state = given(crystals=["YR.Y.R.BPBCC"]).state
    table = Table(match=match, script=["red", "break red L3 with 1+4+6", "u"]).play()
    told = " ".join(table.reply(2).split())
    assert "Ana: broke the left 3-point curse of the red temple (+3), took the Pebble rune." in told
    assert "was turned up at the red temple." in told
    assert table.reply(3).startswith("Your last answer cannot be taken back: chance decided something")


def test_a_turn_that_ends_by_itself_waits_for_enter_and_can_be_taken_back():
    table = Table(script=["1", "2", "9", "u", "3", "h", ""], confirm=True).play()
    assert "Ana: your turn is over." in table.screen(3)
    assert " ".join(table.reply(3).split()).startswith("There is nothing to choose: press Enter to go on")
    assert "Taken back: Store the colourless crystal on space 2." in table.reply(4)
    answers = [entry.get("answer") for entry in table.match.log if entry["seat"] == 1]
    assert answers == ["place C at 1", "place C at 2", None, "place C at 3"]


def test_l_tells_the_last_events_with_names():
    table = Table(script=["l", "1", "2", "l", "l 1"]).play()
    assert "Nothing has happened yet." in table.reply(1)
    assert "Bruno stored a colourless crystal on space" in table.reply(4)
    assert "Ana stored a colourless crystal on space 1." in table.reply(4)
    assert table.reply(5).startswith("The last event\n")


def test_w_tells_what_happened_since_the_last_turn_and_so_does_every_turn():
    table = Table(script=["1", "2", "w"]).play()
    assert "Since your last turn\n  Bruno: stored ◇C ◇C.\n" in table.screen(3)
    assert "Since your last turn\n  Bruno: stored ◇C ◇C.\n" in table.reply(3)
    assert "Nothing has happened since" in Table(script=["w"]).play().reply(1)


def test_b_draws_the_table_and_h_lists_the_commands():
    table = Table(script=["1", "b", "h"]).play()
    assert "Round 1" not in table.screen(2), "a small question shows the grid only"
    assert "Round 1" in table.reply(2)
    assert "its notation (“place C at 2”)" in table.reply(3)
    assert all(f"\n  {key} " in table.reply(3) for key in ("Enter", "?", "u", "r", "w", "l", "b", "s", "q"))


# ---------------------------------------------------------------- saving and leaving


def test_the_log_is_saved_after_every_answer(tmp_path):
    file = tmp_path / "game.json"
    table = Table(then=first_option, save=file, max_rounds=2)
    saved: list[bool] = []
    table.after.append(lambda: saved.append(json.loads(file.read_text())["log"] == table.match.log))
    table.play()
    assert len(saved) > 5
    assert all(saved)
    assert "".join(table.shown.split()).endswith(f"Savedin{file}.")  # a long path is folded
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def interrupt(table: Table) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("how", ["q", leave, interrupt])
def test_whoever_leaves_finds_the_game_where_it_was(tmp_path, how):
    file = tmp_path / "game.json"
    script, then = (["4", "5", how], leave) if isinstance(how, str) else (["4", "5"], how)
    table = Table(script=script, then=then, save=file, max_rounds=3).play()
    assert "The game was left unfinished. It is saved in" in table.shown
    resumed = Match.from_log(mystery, read_log(file))
    assert resumed.key() == table.match.key()
    again = Table(match=resumed, then=first_option, save=file).play()
    assert f"going on after {len(table.match.moments)} answers" in again.shown
    assert again.match.over
    assert Match.from_log(mystery, read_log(file)).over


def test_whoever_leaves_an_unsaved_game_may_save_it(tmp_path):
    file = tmp_path / "late.json"
    table = Table(script=["4", "q", str(file)]).play()
    assert "This game is not saved." in table.shown
    assert Match.from_log(mystery, read_log(file)).log == table.match.log
    table = Table(script=["4", "q", ""]).play()
    assert table.shown.endswith("The game was left unfinished.\n")


def test_s_saves_where_one_says(tmp_path):
    file = tmp_path / "mine.json"
    table = Table(script=["4", f"s {file}", "5", "s"]).play()
    assert "Saved in" in table.reply(2)
    assert Match.from_log(mystery, read_log(file)).log == table.match.log


def test_a_game_that_cannot_be_saved_goes_on(tmp_path):
    table = Table(script=["4"], save=tmp_path / "nowhere" / "game.json", then=first_option, max_rounds=1).play()
    assert table.shown.count("The game could not be saved in") == 1
    assert table.match.over


# ---------------------------------------------------------------- the end


@pytest.mark.rule("MOT-END-07")
@pytest.mark.parametrize(
    ("points", "crystals", "told"),
    [
        ([9, 8, 0], ["", ""], ""),
        ([9, 9, 0], ["RC", "RY"], "Tied on points; Bruno had more coloured crystals left (2)."),
        ([9, 9, 0], ["RCC", "RC"], "Tied on points and coloured crystals; Ana had more colourless crystals left (2)."),
        ([9, 9, 0], ["RC", "RC"], "Tied on points and crystals; Bruno came later in turn order."),
    ],
)
def test_the_tie_break_is_told_in_words(points, crystals, told):
    at, last = "scoring/score_temple_objectives", {"max_rounds": 1}
    over = given(3, at=at, now=["ended_by_cap"], options=last, points=points, crystals=crystals).state
    board = MysteryBoard(mystery, messages(), ["Ana", "Bruno", "Chloé"])
    assert board.tie_break(over.view(-1)) == told
