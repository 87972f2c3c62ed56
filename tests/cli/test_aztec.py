"""Aztec in the terminal: secrets on one screen, choices that are sealed, words for everything."""

from __future__ import annotations

import io
import re
import readline
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from rich.console import Console

from antechamber.cli import boards
from antechamber.cli.curtain import can_forget, forget
from antechamber.cli.play import play
from antechamber.library import title
from antechamber.match import Match, Player
from antechamber.messages import LANGUAGES, messages

aztec = title("aztec")
XTERM = {"TERM": "xterm-256color"}
NAMES = ["Ana", "Bruno", "Chloé", "Dawid", "Ewa", "Feliks"]
CODES = re.compile(r"[{}]|A-[A-Z]{3,}|CHARLY|choose_|got-away|None|\b[BYR]{2,}\b")  # what is not for people


class Table:
    """A match in a terminal of its own: what is typed comes from a script, then the first option is taken. `enters` is
    what is typed where only Enter is asked for."""

    def __init__(
        self,
        players: int = 3,
        people: Iterable[int] = (0,),
        script: Iterable[str] = (),
        language: str = "en",
        enters: Iterable[str] = (),
        is_terminal: bool = False,
        **options: Any,
    ) -> None:
        seats = [Player(name, None if n in people else "random") for n, name in enumerate(NAMES[:players])]
        self.match = Match(aztec, players, {"starting_seat": 1, **options}, "terminal", seats)
        self.language = language
        self.script = iter(script)
        self.enters = iter(enters)
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=80, height=24, highlight=False)
        if is_terminal:
            self.console = Console(file=self.paper, width=80, force_terminal=True, no_color=True, _environ=XTERM)
        self.console.clear = self.clear  # type: ignore[method-assign]
        self.then: Callable[[], str] = self.first_option

    def clear(self, home: bool = True) -> None:
        self.paper.write("\f")

    def first_option(self) -> str:
        state = self.match.state
        return self.match.text(state.legal(state.deciding()[0])[0])

    def read(self, prompt: str) -> str:
        self.paper.write(prompt)
        waits = prompt.startswith(("Enter", "Entrée"))
        typed = next(self.enters, "") if waits else next(self.script, None)
        typed = self.then() if typed is None else typed
        self.paper.write(f"{typed}\n")
        return typed

    def play(self) -> Table:
        m = self.match
        play(
            aztec, len(m.seats), m.options, m.seats, m.seed, None, self.console, self.read, self.language, match=m,
            confirm=False,
        )  # fmt: skip
        return self

    @property
    def shown(self) -> str:
        return self.paper.getvalue()

    @property
    def screens(self) -> list[str]:
        """What was shown between two curtains."""
        return self.shown.split("\f")


def leave() -> str:
    raise EOFError


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (4, {"artefact_visibility": "secret", "duo_set": "distinct"}),
        (6, {"character_assignment": "choice", "claim_shape": "free", "first_player": "rotating"}),
    ],
)
def test_a_game_is_told_in_words_from_the_first_question_to_the_final_table(language, players, options):
    table = Table(players, language=language, **options)
    asked = 0

    def look_around() -> str:
        nonlocal asked
        asked += 1
        return ["?", "? 1", "w", "l 99", "h", "b", ""][asked // 2 % 7] if asked % 2 else table.first_option()

    table.then = look_around
    table.play()
    assert table.match.over
    notation = messages(language).text("play-notation", notation="")
    typed_or_quoted = re.compile(rf"^(\w+>|{notation}).*$|[“„«][^”»]*[”»]", re.MULTILINE)
    told = typed_or_quoted.sub("", table.shown)
    assert [line for line in told.splitlines() if CODES.search(line)] == []


def test_the_table_fits_a_small_terminal():
    table = Table(6, claim_shape="free").play()
    assert max(len(line) for line in table.shown.splitlines()) <= 80


def test_the_final_table_adds_up_for_every_player():
    table = Table(4).play()
    end = table.shown.rpartition("The game is over.")[2]
    for seat, who in enumerate(table.match.seats):
        row = re.search(rf"{who.name} +(-?\d+) +(-?\d+) +(-?\d+) +(-?\d+) +(-?\d+)", end)
        assert row
        *parts, total = map(int, row.groups())
        assert sum(parts) == total == table.match.state.scores()[seat]


def test_a_claim_is_explained_by_what_becomes_of_it():
    table = Table(script=["? 1"])
    table.then = leave
    shown = " ".join(table.play().shown.split())
    assert re.search(r"Nobody accuses you: \d .*; stones 0, points \+?\d", shown)
    assert re.search(r"One accuses you: \d .*; stones −1, points \+\d", shown)
    assert re.search(r"2 accuse you: .*; stones −2, points \+\d+\. You gain an artefact\.", shown)


def test_a_token_is_explained_by_the_claim_and_what_it_brings():
    table = Table(script=["1", "? 1"])
    table.then = leave
    shown = " ".join(table.play().shown.split())
    assert re.search(r"The claim is .*If the claim is true: stones −1\. If it is a lie: stones \+1\.", shown)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("claim BYR", "No Jewel card shows three colours, so nobody would believe it; a claim has two at most."),
        ("claim B", "1 jewel is too few: a claim has 2 to 4. (Plausible claims, AZT-CLM-04)"),
        ("claim BBBBB", "5 jewels are too many: a claim has 2 to 4. (Plausible claims, AZT-CLM-04)"),
        ("claim none", "You cannot take nothing: a claim has 2 to 4 jewels. (No empty claim, AZT-CLM-07)"),
        ("accuse 2", "Tokens are placed when all claims have been shown."),
        ("steal blue from 2", "First answer the question that is open."),
    ],
)
def test_what_cannot_be_chosen_is_answered_with_the_reason(typed, answer):
    table = Table(script=[typed])
    table.then = leave
    assert answer in " ".join(table.play().shown.split())


# ---------------------------------------------------------------- choices that are sealed


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_claims_and_tokens_are_told_wherever_one_sits(seat):
    table = Table(people=[seat], script=["1", "1"])
    table.then = leave
    shown = table.play().shown
    assert len(re.findall(r"^  (?:Ana|Bruno|Chloé): claimed ", shown, re.MULTILINE)) == 3
    assert len(re.findall(r"^  (?:Ana|Bruno|Chloé): (?:believed|accused) ", shown, re.MULTILINE)) == 3
    assert shown.index(": claimed ") < shown.index("place your token") < shown.index(": turned up ")


def test_w_tells_the_claims_also_to_whoever_claimed_last():
    table = Table(people=[2], script=["1", "w"])
    table.then = leave
    shown = table.play().shown.rpartition("> w")[2]
    assert len(re.findall(r": claimed ", shown)) == 3


def test_a_sealed_choice_is_not_told_before_all_have_chosen():
    table = Table(people=[0, 1, 2], script=["claim BBBB", "l"])
    table.then = leave
    shown = table.play().shown.partition("claim BBBB")[2]
    assert "4 blue" not in shown
    assert "Bruno: take the jewels on your card" in shown


# ---------------------------------------------------------------- secrets on one screen


def test_a_curtain_falls_before_each_person_and_lifts_when_that_person_is_there():
    table = Table(people=[0, 1, 2]).play()
    assert table.match.over
    first, *screens = table.screens
    assert "Your card" not in first, "also before the first of them"
    welcome, passing, enter = first.rpartition("\nPass the device")
    assert "Type the number of an option" in welcome
    curtains, open_screens = [passing + enter, *screens[1::2]], screens[::2]
    for curtain, screen in zip(curtains, open_screens, strict=True):
        passed = re.fullmatch(r"\nPass the device to (\w+)\.\nEnter> \n", curtain)
        assert passed
        assert set(re.findall(r"^(\w+)> ", screen, re.MULTILINE)) == {passed[1]}
        assert set(re.findall(r"^  (\w+) looked at a Jewel card", screen, re.MULTILINE)) <= {passed[1]}


def test_who_leaves_at_the_curtain_does_not_lift_it():
    table = Table(people=[0, 1, 2], enters=["", "q"], script=["claim BBBB", ""]).play()
    assert table.shown.count("Your card") == 1
    assert table.shown.endswith("\nThe game was left unfinished.\n")
    assert [entry["seat"] for entry in table.match.log] == [1]


@pytest.mark.parametrize("typed", ["1", "claim BB", "u", "?", "b", "Enter"])
def test_only_enter_lifts_the_curtain(typed):
    table = Table(people=[0, 1, 2], enters=[typed, "quit"]).play()
    assert "Only Enter lifts the curtain, once Ana is there; q leaves." in table.shown
    assert "Your card" not in table.shown
    assert not table.match.log


def test_whoever_leaves_leaves_no_hand_behind():
    table = Table(people=[0, 1, 2], script=["q"]).play()
    assert "Your card" in table.screens[-2]
    assert "Your card" not in table.screens[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_cannot_forget_says_so_before_the_game(language, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("STY", raising=False)
    words = messages(language)
    keeps, forgets = words.text("play-cannot-forget"), words.text("play-forgets")
    table = Table(people=[0, 1, 2], enters=["q"], language=language)
    assert keeps in " ".join(table.play().shown.split())
    table = Table(people=[0, 1, 2], enters=["q"], language=language, is_terminal=True)
    assert forgets in " ".join(table.play().shown.split())
    assert keeps not in " ".join(Table(people=[0], script=["q"], language=language).play().shown.split())


@pytest.mark.parametrize(
    ("environment", "forgets"),
    [
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "tmux-256color", "TMUX": "/tmp/tmux-1/default,1,0"}, True),
        ({"TERM": "screen", "TMUX": "/tmp/tmux-1/default,1,0"}, True),
        ({"TERM": "screen"}, False),
        ({"TERM": "screen.xterm-256color", "STY": "1.tty"}, False),
        ({"TERM": "dumb"}, False),
    ],
)
def test_which_terminals_can_forget(environment, forgets):
    console = Console(file=io.StringIO(), force_terminal=True, _environ=environment)
    assert can_forget(console, environment) is forgets
    assert not can_forget(Console(file=io.StringIO(), _environ=environment), environment)


def test_a_terminal_that_can_clear_nothing_has_it_pushed_out_of_sight():
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True, height=24, _environ={"TERM": "dumb"})
    forget(console)
    assert paper.getvalue() == "\n" * console.height


def test_lines_that_the_arrow_keys_would_bring_back_are_forgotten():
    readline.add_history("claim BBBB")
    forget(Console(file=io.StringIO()))
    assert readline.get_current_history_length() == 0


def test_one_person_needs_no_curtain():
    table = Table().play()
    assert "\f" not in table.shown
    assert "Pass the device" not in table.shown


def test_what_is_kept_in_secret_is_told_to_its_owner_only():
    table = Table(4, people=[0, 1], artefact_visibility="secret").play()
    shown = table.shown.rpartition("The game is over")[0].rpartition(" showed ")[0]
    for screen in table.screens:
        owners = set(re.findall(r"^(\w+)> ", screen, re.MULTILINE))
        assert set(re.findall(r"^  (\w+) chose .* in secret\.", screen, re.MULTILINE)) <= owners
    assert " in secret" in shown


# ---------------------------------------------------------------- without a board of its own


def test_without_a_board_options_are_shown_in_words(monkeypatch):
    monkeypatch.setattr(boards, "part_of", lambda *_: None)
    table = Table(5, character_assignment="choice").play()
    assert table.match.over
    assert re.search(r"\d+ Play [A-Z]\w+", table.shown)
    assert re.search(r"\d+ Claim 2 blue \+ 1 yellow", table.shown)
    assert re.search(r"\d+ Accuse Bruno: “You lie!”", table.shown)
