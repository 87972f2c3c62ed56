"""Titles are found by their folders, or announced by installed packages; nobody keeps a list of them."""

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import antechamber
from antechamber import titles
from antechamber.library import BrokenTitle, title
from antechamber.titles import GROUP, TwoTitles, folder, offers, packages, part_of, place_of

SOURCES = Path(antechamber.__file__).parent
SUFFIXES = (".py", ".toml", ".ftl")


@pytest.fixture
def announced(monkeypatch):
    """Let installed packages announce titles."""

    def announce(**packages_of: str) -> None:
        entries = [EntryPoint(slug, package, GROUP) for slug, package in packages_of.items()]
        monkeypatch.setattr(titles, "entry_points", lambda group: [e for e in entries if e.group == group])
        packages.cache_clear()

    yield announce
    packages.cache_clear()


def test_the_shelf_has_an_order():
    places = [place_of(folder(slug)) for slug in packages()]
    assert places == sorted(set(places))


def test_a_title_offers_what_lies_in_its_folder():
    assert offers("mice", "statistics")
    assert not offers("mystery", "statistics")
    assert part_of("mystery", "statistics") is None
    assert not offers("nothing", "title")


def test_an_installed_package_announces_a_title(announced, tmp_path, monkeypatch):
    (tmp_path / "dice").mkdir()
    (tmp_path / "dice" / "__init__.py").write_text("raise RuntimeError('nobody asked for it')")
    monkeypatch.syspath_prepend(tmp_path)
    announced(dice="dice")
    assert list(packages())[-1] == "dice", "who says no place comes last"
    assert folder("dice") == tmp_path / "dice"
    assert not offers("dice", "board")


def test_a_title_that_cannot_be_loaded_is_named_with_the_reason(announced, tmp_path, monkeypatch):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    announced(cards="cards")
    with pytest.raises(BrokenTitle, match=r"^cards cannot be loaded: cards has no module title$"):
        title("cards")
    (tmp_path / "cards" / "title.py").write_text("import no_such_module")
    with pytest.raises(
        BrokenTitle, match=r"^cards cannot be loaded \(ModuleNotFoundError: No module .* uninstall cards$"
    ):
        title("cards")


def test_two_packages_that_announce_one_title_are_refused(announced):
    announced(aztec="somebody.elses")
    with pytest.raises(TwoTitles, match="announces a title 'aztec', and so does antechamber"):
        packages()


def run(sources: Path, *words: str) -> Any:
    """What the program of a copy of the sources answers."""
    call = [sys.executable, "-c", "from antechamber.cli import main; main()", *words]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    return json.loads(subprocess.run(call, env=environment, check=True, capture_output=True, text=True).stdout)


def test_a_title_is_a_folder(tmp_path):
    """A copy of Aztec under another name is found by the library, the bots, the terminal and the texts."""
    copy = tmp_path / "antechamber"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd"))
    shutil.copytree(copy / "games" / "aztec", copy / "games" / "inca")
    for path in (copy / "games" / "inca").rglob("*"):
        if path.suffix in SUFFIXES:
            path.write_text(path.read_text(encoding="utf-8").replace("aztec", "inca"), encoding="utf-8")
    listed = [title["slug"] for title in run(tmp_path, "games", "--json")]
    assert listed.index("inca") == listed.index("aztec") + 1, "both say the same place"
    played = run(tmp_path, "simulate", "inca", "--players", "3", "--bots", "novice", "--games", "1", "--json")
    assert played["game"] == "inca"
    said = subprocess.run(
        [sys.executable, "-c", SAYS], env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=True, capture_output=True, text=True,
    ).stdout.split()  # fmt: skip
    assert said == ["AztecBoard", "True", "True", "4", str(copy / "games" / "inca")]


SAYS = """\
from antechamber.bots.levels import habits
from antechamber.cli.boards import kind_of_board
from antechamber.messages import LANGUAGES, messages
from antechamber.titles import folder

print(kind_of_board("inca").__name__, all(messages(language).has("inca-option-claim") for language in LANGUAGES))
words = messages("en")
print(words.text("inca-title") == words.text("aztec-title"), len(habits("inca")), folder("inca"))
"""
