"""`antechamber new` writes a title that works; and what a title from outside lacks, nothing stumbles over."""

from __future__ import annotations

import runpy
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from antechamber import library, titles
from antechamber.bots import make_bot, names
from antechamber.cli import rules_text, tracing
from antechamber.cli.new import NewTitleError, write_title
from antechamber.cli.play import Session
from antechamber.cli.reporting import Opened
from antechamber.library import NoComponents, component_data, primer, rules, title
from antechamber.match import Match, Player
from antechamber.match.report import report
from antechamber.messages import Messages, MissingMessage, messages, texts_of
from antechamber.server.rest import components_of, title_info
from antechamber.titles import GROUP, packages
from tests import nursery

SEATS = [Player("Ana"), Player("Bruno", "random")]


@pytest.fixture
def otters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new title, as if it were installed; where its package lies."""
    write_title("otters", tmp_path / "made")
    monkeypatch.syspath_prepend(tmp_path / "made")
    monkeypatch.setattr(titles, "entry_points", lambda group: [EntryPoint("otters", "otters", GROUP)])
    forget()
    yield tmp_path / "made" / "otters"
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] == "otters"]:
        del sys.modules[name]


def forget() -> None:
    for kept in (packages, titles.folder_of, library._shipped, library.rules, library.primer, messages):
        kept.cache_clear()


@pytest.fixture
def silent(otters: Path) -> Path:
    """The same title without any text."""
    shutil.rmtree(otters / "messages")
    return otters


# ---------------------------------------------------------------- a new title


def test_a_new_title_passes_its_own_tests(otters):
    tests = runpy.run_path(str(otters.parent / "tests" / "test_otters.py"))
    run = [test for name, test in tests.items() if name.startswith("test_")]
    assert len(run) == 3
    for test in run:
        test()


def test_a_new_title_is_called_by_its_own_name_everywhere(otters):
    made = {path.relative_to(otters.parent): path.read_text(encoding="utf-8") for path in otters.parent.rglob("*.*")}
    assert {str(path) for path in made} >= {"pyproject.toml", "otters/title.py", "otters/messages/en/title.ftl"}
    assert not [path for path, text in made.items() if "pebbles" in f"{path} {text}".lower()]
    assert '"antechamber.titles"]\notters = "otters"' in made[Path("pyproject.toml")]
    assert not tracing.trace(title("otters"), otters.parent / "tests").gaps


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("Otters", "Otters cannot be the short name of a title; it takes 3 to 20 small letters and digits"),
        ("sea-otters", "sea-otters cannot be the short name of a title"),
        ("class", "class cannot be the short name of a title"),
        ("mystery", "mystery is taken, by a title, a package or a part of Antechamber; choose another"),
        ("json", "json is taken"),
        ("primer", "primer is taken"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence_and_nothing_is_written(slug, said, tmp_path):
    done = nursery.run("new", slug, str(tmp_path / "made"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: {said}")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "made").exists()


def test_a_folder_that_is_there_is_left_alone(tmp_path):
    with pytest.raises(NewTitleError, match=r"is there already; name a new folder$"):
        write_title("otters", tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_command_says_what_to_do_next(tmp_path):
    done = nursery.run("new", "otters", str(tmp_path / "made"))
    assert done.returncode == 0
    assert f"`pip install -e {tmp_path / 'made'}` puts it on the shelf" in done.stdout


# ---------------------------------------------------------------- what a title from outside may lack


def test_another_language_lacks_texts_and_they_are_told_in_english(otters):
    (otters / "messages" / "pl").mkdir()
    (otters / "messages" / "pl" / "title.ftl").write_text("otters-about = Wydry biorą kamienie.\n", encoding="utf-8")
    polish, french = Messages("pl"), Messages("fr")
    assert polish.text("otters-about") == "Wydry biorą kamienie."
    assert polish.text("OTTERS-3") == french.text("OTTERS-3") == "Whoever takes the last stone wins."
    assert texts_of("otters", "pl").index("in turn") < texts_of("otters", "pl").index("Wydry")


def test_without_any_text_ids_are_told_in_words(silent):
    words = Messages("fr")
    assert not words.has("otters-option-take")
    assert words.text("otters-option-take_two") == "take two"
    assert words.text("web-chapter-otters-the-end") == "end"
    assert words.word("otters", "colour", "sky-blue") == "sky blue"
    assert texts_of("otters", "en") == ""


@pytest.mark.parametrize("message", ["aztec-option-take", "otter-option-take", "problem-otters"])
def test_a_missing_message_of_ours_is_still_a_mistake(silent, message):
    with pytest.raises(MissingMessage):
        Messages().text(message)


def test_without_a_primer_or_a_catalogue_its_rules_are_those_of_its_steps(silent):
    assert (primer("otters").points, primer("otters").first_game.players) == ([], 3)
    assert [rule["id"] for rule in rules("otters")] == ["OTTERS-1", "OTTERS-2", "OTTERS-3"]
    words = messages()
    assert list(rules_text.how_to_play("otters", words, {})) == []
    assert list(rules_text.rules_by_chapter("otters", words)) == [("rules", ["OTTERS-1", "OTTERS-2", "OTTERS-3"])]
    heading, lines = rules_text.first_game("otters", words, {})
    assert (heading, lines) == ("For a first game", ["3 players: antechamber play otters --bots master,master"])
    assert rules_text.as_data("otters", words, {})["rules"][0] == {"id": "OTTERS-1", "chapter": "rules", "text": ""}


def test_without_component_data_it_has_none_to_show_or_to_correct(silent, tmp_path):
    with pytest.raises(NoComponents, match=r"^otters has no component data$"):
        component_data("otters")
    with pytest.raises(NoComponents, match=r"^otters has no component data: leave --data out$"):
        title("otters", tmp_path)
    assert (components_of("otters").data, components_of("otters").provenance) == ({}, [])


def test_without_an_evaluation_it_is_played_by_random_and_master(silent):
    assert names("otters") == ["random", "master"]
    assert title_info(title("otters")).bots == ["random", "master"]
    g = title("otters").start(2, "any")
    for name in names("otters"):
        assert make_bot(name, title("otters"), "any").choose(g.view(g.deciding()[0])).option in g.legal(g.deciding()[0])


def test_the_trace_says_what_it_leaves_out(silent):
    traced = {"otters": tracing.trace(title("otters"), silent.parent / "tests")}
    assert not traced["otters"].gaps
    (said,) = tracing.left_out(traced)
    assert said.startswith("otters has no rules.toml: its rules are those that its steps name")
    (said,) = tracing.left_out({})
    assert "`antechamber trace otters --tests FOLDER`" in said
    assert tracing.tell_rule(traced, "OTTERS-3")[0] == "OTTERS-3: "


def test_without_words_the_terminal_tells_it_in_notation(silent):
    match = Match(title("otters"), 2, {}, "words", SEATS)
    shown = StringIO()
    Session(match, None, Console(file=shown, width=100), answers("take 1", ""), "pl", True).run()
    said = shown.getvalue()
    assert "1 take 1   2 take 2   3 take 3" in said
    assert "Ana: took 1." in said


def test_a_report_of_it_is_opened_and_names_no_test_of_ours(silent):
    match = Match(title("otters"), 2, {}, "words", SEATS)
    seat = match.deciding[0]
    opened = Opened(title("otters"), report(match, seat, [], 0, "four at once", "take 3"))
    said = [str(line) for line in opened.tell(False, (80, 24), Path("otters.json"))]
    assert "Expected: four at once" in said
    assert not [line for line in said if "given_report" in line]


def answers(*typed: str) -> Callable[[str], str]:
    """What is typed, and then nobody is there any more."""
    left = list(typed) * 20

    def read(_: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read
