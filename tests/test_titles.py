"""Titles are found by their folders, or announced by installed packages; nobody keeps a list of them."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from antechamber import titles
from antechamber.library import BrokenTitle, title
from antechamber.titles import GROUP, TwoTitles, folder, offers, packages, part_of, place_of
from scripts import compiling
from scripts.record_games import modes

ROOT = Path(__file__).resolve().parent.parent


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


# ---------------------------------------------------------------- a title is a folder


class Clone:
    """A clone of this repository in which Aztec lies once more, under another name, and nothing else is changed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = root / "src" / "antechamber" / "games"
        self.faces = root / "web" / "src" / "titles"
        tracked = self.git("ls-files", "-z", root=ROOT).split("\0")
        for name in filter(None, tracked):
            if (ROOT / name).is_file():  # and not just being removed
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, root / name)
        self.git("init", "--quiet")
        self.git("add", "--all", "--force")
        self.git("-c", "user.name=Ana", "-c", "user.email=ana@example.test", "commit", "--quiet", "--message=as it is")
        for titles_of in (self.games, self.faces):
            copy_title(titles_of / "aztec", titles_of / "inca")

    def git(self, *words: str, root: Path | None = None) -> str:
        done = subprocess.run(["git", *words], cwd=root or self.root, check=True, capture_output=True, text=True)
        return done.stdout

    def python(self, *words: str) -> str:
        """What Python says in the clone."""
        environment = {**os.environ, "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root / 'benchmarks'}"}
        done = subprocess.run(
            [sys.executable, "-B", *words], cwd=self.root, env=environment, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def told(self, expression: str, *imports: str) -> Any:
        """A value in the clone, by what has to be imported for it."""
        return json.loads(self.python("-c", f"import json\n{chr(10).join(imports)}\nprint(json.dumps({expression}))"))

    def play(self, *words: str) -> Any:
        """What the program answers there."""
        return json.loads(self.python("-c", "from antechamber.cli import main; main()", *words, "--json"))


def copy_title(one: Path, other: Path) -> None:
    """Copy a folder of Aztec; what carries its name, and its rules, get others."""
    shutil.copytree(one, other, ignore=shutil.ignore_patterns("__pycache__"))
    for path in other.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8").replace("aztec", "inca").replace("AZT-", "INC-")
            path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    return Clone(tmp_path_factory.mktemp("clone"))


def test_a_title_that_is_copied_is_two_folders_and_no_other_file(clone):
    changed = clone.git("status", "--porcelain").splitlines()
    assert changed == ["?? src/antechamber/games/inca/", "?? web/src/titles/inca/"]


def test_library_bots_terminal_and_texts_find_it(clone):
    listed = [title["slug"] for title in clone.play("games")]
    assert listed.index("inca") == listed.index("aztec") + 1, "both say the same place"
    played = [
        clone.play("simulate", slug, "--players", "3", "--bots", "novice", "--games", "1") for slug in ("aztec", "inca")
    ]
    assert (played[1]["game"], played[1]["finished"]) == ("inca", 1)
    assert played[0]["fingerprint"] == played[1]["fingerprint"], "it is played as the other is"
    board = clone.told("kind_of_board('inca').__module__", "from antechamber.cli.boards import kind_of_board")
    assert board == "antechamber.games.inca.board.drawing"
    habits = [
        clone.told(f"list(habits({slug!r}))", "from antechamber.bots.levels import habits") for slug in listed[1:3]
    ]
    assert habits[0] == habits[1] != []
    words = "from antechamber.messages import LANGUAGES, messages"
    assert clone.told("all(messages(name).has('inca-option-claim') for name in LANGUAGES)", words)


def test_what_it_counts_is_found(clone):
    """Aztec has no statistics, so those of the copy count nothing."""
    statistics = clone.games / "inca" / "statistics.py"
    statistics.write_text("def tally(start, end):\n    return []\n", encoding="utf-8")
    counted = clone.play("simulate", "inca", "--players", "3", "--games", "1", "--statistics")
    statistics.unlink()
    assert counted["statistics"] == []


def test_recorder_samples_leak_search_and_benchmarks_find_it(clone):
    """Samples of its own lie beside the tests; without them it is tried as is usual."""
    recorded = clone.told("modes()['inca']", "from scripts.record_games import modes")
    assert recorded == ["inca", [[3, 4, 5, 6], {}]]
    sampled = clone.told("[list(game.tables) for game in games('inca')]", "from scripts.page_samples import games")
    assert sampled == [["over"]]
    for searching in ("scripts/look_for_leaks.py", "benchmarks/compare.py", "benchmarks/load.py"):
        assert "aztec,inca," in "".join(clone.python(searching, "--help").split()), searching
    assert clone.told("rows.in_core('inca', 0.01)['decisions_per_s'] > 0", "import rows")


def test_the_tests_of_all_titles_try_it(clone):
    suites = [
        "tests/contract/test_bending.py", "tests/contract/test_builds.py", "tests/messages/test_catalogues.py",
        "tests/messages/test_primer.py", "tests/bots/test_why.py", "tests/match/test_report.py",
        "tests/browser/test_hall.py",
    ]  # fmt: skip
    found = clone.python("-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *suites)
    for suite in suites:
        tried = re.findall(rf"^{re.escape(suite)}::.*\binca\b", found, flags=re.MULTILINE)
        assert len(tried) > 0, suite
    assert clone.told("[table[0] for table in tables()].count('inca')", "from tests.upgrades.record import tables") == 2


def test_the_page_finds_its_face_its_door_and_what_was_recorded_of_it(clone):
    """By the patterns with which the page looks for files."""
    seen = set()
    for source in sorted((clone.root / "web" / "src").rglob("*")):
        if source.suffix not in (".ts", ".svelte"):
            continue
        for call in re.findall(
            r"import\.meta\.glob(?:<[^(]*>)?\(\s*(\[.*?\]|'.*?')", source.read_text(), flags=re.DOTALL
        ):
            for pattern in re.findall(r"'([^'!][^']*)'", call):
                found = [path.relative_to(clone.root).as_posix() for path in globbed(source.parent, pattern)]
                aztec, inca = ([file for file in found if f"/{slug}/" in file] for slug in ("aztec", "inca"))
                assert [file.replace("/aztec/", "/inca/") for file in aztec] == inca, pattern
                seen |= {Path(file).name for file in inca}
    assert {"index.ts", "kinds.ts", "Scene.svelte", "door.ftl", "primer.toml", "telling.json", "claim.json"} <= seen


def globbed(folder: Path, pattern: str) -> list[Path]:
    """The files that a pattern names, seen from a folder."""
    while pattern.startswith(("./", "../")):
        step, _, pattern = pattern.partition("/")
        folder = folder.parent if step == ".." else folder
    return sorted(folder.glob(pattern))


def test_its_rules_are_compiled_and_its_board_is_left_out(clone):
    """A change of the board leaves what was compiled as it is; a change of the rules does not."""
    title = clone.games / "inca"
    compiled = {
        path.relative_to(title).as_posix() for path in compiling.modules(clone.games.parent) if title in path.parents
    }
    assert {"scoring.py", "evaluation/bluff.py"} <= compiled
    assert not any(name.startswith(("board/", "habits")) for name in compiled)
    keys = []
    for changed in ("primer.toml", "board/drawing.py", "scoring.py"):
        with (title / changed).open("a", encoding="utf-8") as file:
            file.write("\n")
        keys.append(compiling.key(clone.root))
    assert keys[0] == keys[1] != keys[2]


def test_a_title_of_rules_alone_offers_less_and_is_found_all_the_same(tmp_path):
    clone = Clone(tmp_path)
    title = clone.games / "inca"
    shutil.rmtree(clone.faces / "inca")
    for part in ("board", "evaluation", "messages"):
        shutil.rmtree(title / part)
    (title / "habits.py").unlink()
    (title / "primer.toml").unlink()
    assert [listed["slug"] for listed in clone.play("games")][-1] == "inca", "who says no place comes last"
    assert clone.play("simulate", "inca", "--players", "3", "--games", "1")["finished"] == 1
    assert clone.told("names('inca')", "from antechamber.bots import names") == ["random", "master"]
    board = clone.told("kind_of_board('inca').__module__", "from antechamber.cli.boards import kind_of_board")
    assert board == "antechamber.cli.boards.plain"
    assert clone.told("len(modes())", "from scripts.record_games import modes") == len(modes()) + 1
