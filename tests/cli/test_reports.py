"""That is against the rules: said in the terminal, and opened there by who looks for the fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antechamber.cli.app import replay
from antechamber.cli.reporting import Opened
from antechamber.cli.saved import printable, save_report
from antechamber.core.errors import AntechamberError
from antechamber.library import slugs, title
from antechamber.match import Match, Player, Seat
from antechamber.match.report import ReportError, report, written
from tests.cli.test_commands import run
from tests.cli.test_play import Table
from tests.given import given_report
from tests.match.test_report import TABLES, begun, go_on, seen_by


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Reports are saved in a folder of this test."""
    monkeypatch.setenv("ANTECHAMBER_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def only_report(home: Path) -> Path:
    (file,) = (home / "reports").glob("*.json")
    return file


# ---------------------------------------------------------------- saying it


def test_a_word_at_the_prompt_saves_what_is_seen_and_what_was_expected(home: Path) -> None:
    table = Table(script=["place C at 99", "place R at 4", "! I have no crystal yet"]).play()
    file = only_report(home)
    assert str(file) in table.reply(3).replace("\n", "")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["seat"], saved["expected"]) == (1, "I have no crystal yet")
    assert saved["wish"] == "place R at 4", "what was refused last"
    assert saved["refused"]["problem"]
    assert saved["view"] == json.loads(json.dumps(table.match.view(Seat(0)).detail()))
    given_report(file).refuses()
    assert file.parent.stat().st_mode & 0o077 == 0, "nobody else on this machine reads it"


@pytest.mark.parametrize("said", ["!", "report"])
def test_who_says_nothing_is_asked_and_may_say_nothing(said: str, home: Path) -> None:
    table = Table(script=[said, ""]).play()
    assert "What did you expect" in table.shown
    assert json.loads(only_report(home).read_text(encoding="utf-8"))["expected"] == ""
    assert len(table.match.moments) == 0


def test_what_was_refused_at_an_earlier_question_is_no_longer_meant(home: Path) -> None:
    table = Table(script=["place R at 4"])
    option = table.legal[0]
    table.script = iter(["place R at 4", option, "!what now"])
    table.play()
    assert json.loads(only_report(home).read_text(encoding="utf-8"))["wish"] == ""


def test_a_long_or_broken_text_is_saved_as_far_as_there_is_room(home: Path) -> None:
    Table(script=["! " + "x" * 5000 + "\udcff"]).play()
    Table(script=["! \udcff"]).play()
    said = sorted(json.loads(file.read_text("utf-8"))["expected"] for file in (home / "reports").iterdir())
    assert said == ["?", "x" * 1000]


def test_a_turn_that_waits_for_enter_can_be_reported_too(home: Path) -> None:
    Table([Player("Ana"), Player("Bruno")], confirm=True, then=doubt_the_end_of_the_turn).play()
    assert json.loads(only_report(home).read_text(encoding="utf-8"))["expected"] == "too soon"


def doubt_the_end_of_the_turn(table: Table) -> str:
    if "too soon" in table.shown:
        raise EOFError
    return "! too soon" if "your turn is over" in table.shown else table.legal[0]


def test_people_who_share_a_terminal_save_only_their_own_hand(home: Path) -> None:
    people = [Player("Ana"), Player("Bruno"), Player("Chloé")]
    match = Match(title("aztec"), 3, {"starting_seat": 1}, "terminal", people)
    first = match.deciding[0]
    claim = match.text(match.state.legal(first)[0])
    table = Table(match=match, script=["", claim, "", "! whose hand?"]).play()
    assert "keep it from the others until the game is over" in " ".join(table.shown.split())
    saved = json.loads(only_report(home).read_text(encoding="utf-8"))
    present = saved["seat"] - 1
    assert present != first
    cards = [player["cards"][0] for player in saved["view"]["players"]]
    assert [card is not None for card in cards] == [seat == present for seat in range(3)]
    for seat in range(3):
        held = match.moments[0].before.view(seat).detail()
        if seat != present:
            assert json.dumps(held["players"]) != json.dumps(saved["view"]["players"])
    assert claim not in json.dumps(saved["plies"])
    assert [told["events"] for told in saved["plies"]] == [[]]


def test_the_curtain_takes_no_report(home: Path) -> None:
    people = [Player("Ana"), Player("Bruno"), Player("Chloé")]
    match = Match(title("aztec"), 3, {}, "terminal", people)
    Table(match=match, script=["! nobody is there"]).play()
    assert not (home / "reports").exists()


def test_a_report_that_cannot_be_saved_is_told_in_one_sentence_and_the_game_goes_on(home: Path) -> None:
    home.write_text("a file where a folder should be", encoding="utf-8")
    table = Table(script=["! anything"])
    option = table.legal[0]
    table.script = iter(["! anything", option])
    table.play()
    assert str(home) in table.reply(1).replace("\n", "")
    assert len(table.match.moments) == 1


def test_the_help_tells_of_it() -> None:
    assert "against the rules" in Table(script=["h"]).play().shown


# ---------------------------------------------------------------- opening it


def lines(file: Path, *more: str) -> list[str]:
    told = run("replay", str(file), *more)
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


def test_a_replay_of_a_report_tells_what_was_expected_the_table_the_question_and_the_test(home: Path) -> None:
    match = begun("mystery", 3, {}, 40)
    seat = match.deciding[0]
    home.mkdir()
    made = seen_by(match, seat, expected="Red should break", wish="break red M5")
    file = save_report(made)
    told = lines(file)
    text = "\n".join(told)
    assert told[0].startswith(f"Mystery of the Temples, 3 players: what seat {seat + 1} saw after 40 answers")
    assert "Expected: Red should break" in told
    assert "Refused: break red M5 – " in text
    assert made["refused"]["rule"] in text
    assert "╲ ╱" in text, "the board"
    for option in made["view"]["ask"]["options"]:
        assert any(line.startswith(f"  {option['text']} ") or line == f"  {option['text']}" for line in told)
    assert "The rules of today show the same table and offer the same options." in told
    assert told[-1] == f'As a test: given_report("{file.name}").offers("break red M5")'
    assert len(lines(file, "--verify")) < len(told) - 20
    data = json.loads("\n".join(lines(file, "--json")))
    assert (data["report"], data["expected"], data["gone"], data["new"]) == (True, "Red should break", [], [])
    assert data["options"] == [option["text"] for option in made["view"]["ask"]["options"]]


def opened(made: dict[str, Any]) -> list[str]:
    """What a replay tells of a report, in this process."""
    report = Opened(title(made["game"]), json.loads(written(made)))
    return [str(line) for line in report.tell(False, (100, 40), Path("report.json"))]


@pytest.mark.parametrize(("slug", "players", "options"), TABLES, ids=[f"{t[0]}-{t[1]}" for t in TABLES])
def test_a_report_of_any_title_and_viewer_can_be_told_at_any_moment(
    slug: str, players: int, options: dict[str, Any]
) -> None:
    match = begun(slug, players, options)
    for _ in range(4):
        for seat in range(-1, players):
            told = opened(seen_by(match, Seat(seat), wish="nonsense"))
            assert "The rules of today show the same table and offer the same options." in told
        go_on(match, 31)
    go_on(match, 10_000)
    told = opened(seen_by(match, Seat(0)))
    assert any("every position agrees" in line for line in told)


def test_every_title_is_told(home: Path) -> None:
    assert {slug for slug, *_ in TABLES} == set(slugs())


def test_what_the_rules_of_today_do_otherwise_is_told(home: Path) -> None:
    match = begun("mystery", 3, {}, 40)
    made = seen_by(match, match.deciding[0])
    shown = json.loads(json.dumps(made))
    first = shown["view"]["ask"]["options"][0]
    lost = first["text"]
    first["text"] = "break red M5"
    told = opened(shown)
    assert "No longer offered by the rules of today: break red M5" in told
    assert f"Offered by the rules of today only: {lost}" in told
    assert "The rules of today show otherwise: ask" in told


def test_a_log_that_can_no_longer_be_followed_does_not_hide_the_table() -> None:
    match = begun("mystery", 2, {"max_rounds": 2}, 10_000)
    made = json.loads(json.dumps(report(match, Seat(0), match.moments, 9)))
    made["log"]["log"][4]["key"] = "0000000000"
    told = opened(made)
    assert any(line.startswith("The rules of today cannot follow its log to the end: log entry 5") for line in told)
    assert "The rules of today show the same table and offer the same options." in told


def test_a_report_cannot_give_orders_to_the_terminal(home: Path) -> None:
    match = begun("mystery", 3, {}, 40)
    evil = "\x1b[2J\x9b2J\r\nred\a"
    made = seen_by(match, match.deciding[0], expected=evil, wish=f"break {evil}")
    view = json.loads(json.dumps(made["view"]).replace('"text": "', '"text": "\\u001b'))
    made = {**made, "version": evil, "view": view}
    for line in opened(made):
        assert line == "" or all(printable(part) == part for part in line.split("\n"))
    home.mkdir()
    assert "\x1b" not in "".join(lines(save_report(made), "--verify"))


@pytest.mark.parametrize(
    ("bent", "sentence"),
    [
        ("", "neither a log nor a report: it is no JSON"),
        ("[]", "neither a log nor a report"),
        ('{"format": "antechamber-report/1"}', "there is no"),
        ('{"format": "antechamber-report/1", "game": "mystery"}', "rules_version is missing"),
        ('{"format": "antechamber-report/1", "game": "\\u001b[2J"}', "there is no"),
    ],
)
def test_a_damaged_or_foreign_file_gets_one_sentence(bent: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(bent, encoding="utf-8")
    with pytest.raises(AntechamberError, match=sentence) as refused:
        replay(str(file))
    assert printable(refused.value) == str(refused.value)


@pytest.mark.parametrize("part", ["position", "plies", "view", "refused"])
def test_a_damaged_part_is_named(part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = seen_by(begun("mystery", 2, {}, 9), Seat(0), wish="nonsense")
    file = tmp_path / "report.json"
    file.write_text(written({**made, part: [3] if part == "plies" else {"ask": 3}}), encoding="utf-8")
    with pytest.raises(ReportError, match=f"the report is damaged.*{part}"):
        replay(str(file))
    capsys.readouterr()


def test_a_damaged_log_does_not_hide_the_table() -> None:
    made = seen_by(begun("mystery", 2, {"max_rounds": 2}, 10_000), Seat(0))
    for log in ({"log": 3}, {**made["log"], "log": [3]}, {**made["log"], "seats": [3]}):
        assert any("cannot follow its log" in line for line in opened({**made, "log": log}))


def test_a_file_that_is_no_report_ends_the_command_with_one_line(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text('{"format": "antechamber-report/1", "game": "mystery"}', encoding="utf-8")
    told = run("replay", str(file))
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert "the report is damaged: rules_version is missing" in told.stderr
