"""What the repository promises about itself: locks without addresses, pure rules, commands that need Python alone."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import antechamber
import dev
import hatch_build
from antechamber.library import slugs
from scripts import check_locks, compiling, programs
from scripts.stages import Stages

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
USES = {
    "runtime": PROJECT["project"]["dependencies"],
    "build": PROJECT["build-system"]["requires"] + PROJECT["project"]["optional-dependencies"]["build"],
    "test": PROJECT["project"]["optional-dependencies"]["test"],
    "research": PROJECT["project"]["optional-dependencies"]["research"],
}
LICENCES = ["LICENSE", "licences/mypyc.txt", "licences/page.txt"]
# Places of one machine, and the hosts of package registries: neither belongs in a file that travels.
FOREIGN = re.compile(rb"(?<![\w.:/-])/(?:root|work|home/\w+|Users/\w+)/|(?:pypi|pythonhosted|npmjs)\.(?:org|com)")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def imported_by(path: Path) -> Iterator[str]:
    """Name every module that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: write the import of {node.module} in full"
            yield node.module or ""


@pytest.mark.parametrize("use", USES)
def test_a_lock_pins_and_hashes_every_package_and_names_no_address(use):
    assert check_locks.problems(text(f"requirements/{use}.txt")) == []


@pytest.mark.parametrize("use", USES)
def test_a_lock_fulfils_what_the_project_asks_for(use):
    locked = check_locks.pins(text(f"requirements/{use}.txt"))
    for wanted in map(Requirement, USES[use]):
        versions = locked.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted} is not in requirements/{use}.txt: python3 dev.py lock"
        assert all(version in wanted.specifier for version in versions), f"{wanted} is locked as {versions}"


@pytest.mark.parametrize("use", USES)
def test_what_is_resolved_is_what_the_project_declares(use):
    lines = text(f"requirements/{use}.in").splitlines()
    assert [line for line in lines if not line.startswith("-c ")] == USES[use]


def test_locks_that_are_installed_together_agree():
    together: dict[str, list[str]] = {}
    for use in ("runtime", "build", "test"):
        for name, versions in check_locks.pins(text(f"requirements/{use}.txt")).items():
            assert together.setdefault(name, versions) == versions, name


@pytest.mark.parametrize(
    ("lock", "problem"),
    [
        ("rich==15.0.0 \\\n    --hash=sha256:" + "0" * 64 + "\n--index-url https://example.test\n", "an address"),
        ("rich==15.0.0\n", "no version with hashes: rich==15.0.0"),
        ("rich>=15 \\\n    --hash=sha256:" + "0" * 64 + "\n", "no version with hashes: rich>=15"),
        ("# nothing\n", "no packages"),
    ],
)
def test_the_lock_check_finds_what_is_wrong(lock, problem):
    assert any(found.startswith(problem) for found in check_locks.problems(lock))


def test_the_lock_of_the_page_pins_and_hashes_every_package_and_names_no_address():
    assert check_locks.web_problems(text("web/package-lock.json")) == []


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ('{"a": {"version": "1", "integrity": "sha512-0", "resolved": "https://example.test/a.tgz"}}', "an address: a"),
        ('{"a": {"version": "1"}}', "no version with hash: a"),
        ('{"": {"name": "antechamber-web"}}', "no packages"),
    ],
)
def test_the_lock_check_finds_what_is_wrong_with_the_page(entries, problem):
    assert check_locks.web_problems(f'{{"packages": {entries}}}') == [problem]


def test_dev_py_needs_nothing_but_the_standard_library():
    own = {"scripts", "scripts.compiling", "scripts.stages"}
    for path in (ROOT / "dev.py", *(ROOT / f"{name.replace('.', '/')}.py" for name in own - {"scripts"})):
        for name in set(imported_by(path)) - own:
            assert name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_dev_py_can_be_read_by_a_python_too_old_to_run_the_game():
    ast.parse(text("dev.py"), feature_version=(3, 8))


@pytest.mark.parametrize("command", ["play", "terminal", "setup", "test", "bench", "compile", "lock"])
def test_dev_py_says_what_a_command_takes_before_it_installs_anything(command, tmp_path):
    shutil.copy(ROOT / "dev.py", tmp_path)
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    asked = [sys.executable, "-B", "-S", "dev.py", command, "--help"]
    said = subprocess.run(asked, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert said.startswith(f"python3 dev.py {command}")
    assert {path.name for path in tmp_path.iterdir()} == {"dev.py", "scripts"}


@pytest.mark.parametrize(("command", "word"), [(dev.play, "serve"), (dev.terminal, "play")])
def test_dev_py_names_the_options_of_the_command_that_it_starts(command, word):
    said = subprocess.run(
        [sys.executable, "-c", "from antechamber.cli import main; main()", word, "--help"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    assert dev.options_of(command) == set(re.findall(r"^ +(?:-\w, )?(--[\w-]+)", said, re.MULTILINE)) - {"--help"}


def test_dev_py_refuses_what_a_command_does_not_take_before_it_installs_anything(monkeypatch):
    monkeypatch.setattr(dev, "environment", lambda *_: pytest.fail("it installs"))
    for words, sentence in [
        (["fly"], "there is no command 'fly'"),
        (["play", "--loud"], "no option --loud; there is --database-url, --host, --no-browser, --port, --settings."),
        (["setup", "now"], "this command takes nothing, but it was given now."),
        (["test", "tests/games"], "for single files call pytest itself"),
    ]:
        with pytest.raises(SystemExit, match=re.escape(sentence)):
            dev.main(words)


def test_the_key_of_compiled_rules_covers_all_that_the_compiler_reads():
    """Every module that compiled ones import, directly or not, is compiled or named; nothing else is in the key."""
    package = ROOT / compiling.PACKAGE
    known = {path.relative_to(package).with_suffix("").as_posix().replace("/", ".") for path in compiling.sources()}
    for module in known:
        for name in imported_by(package / f"{module.replace('.', '/')}.py"):
            if name.startswith("antechamber."):
                own = name.removeprefix("antechamber.")
                assert {own, f"{own}.__init__"} & known, f"{module} imports {name}"
    assert {module.partition(".")[0] for module in known} == {"core", "games", "bots"}
    bots = {module for module in known if module.startswith("bots.")}
    assert bots == {f"bots.{name}" for name in ("search", "evaluation", "sight", "budget", "protocol")}
    assert not any(".board." in module for module in known), "what draws for the terminal is not read by the compiler"


def test_compiled_rules_are_kept_by_content_not_by_place(tmp_path):
    copies = [tmp_path / "one", tmp_path / "other"]
    for copy in copies:
        for path in [*compiling.sources(), *(ROOT / tool for tool in compiling.TOOLS)]:
            target = copy / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    assert compiling.key(copies[0]) == compiling.key(copies[1]) == compiling.key()
    with (copies[1] / compiling.PACKAGE / "core" / "bits.py").open("a") as file:
        file.write("# changed\n")
    assert compiling.key(copies[1]) != compiling.key(copies[0])


def test_a_step_runs_once_until_what_it_is_made_from_changes(tmp_path, monkeypatch):
    monkeypatch.setattr(dev, "VENVS", tmp_path)
    monkeypatch.setattr(dev, "STAGES", Stages(ROOT, tmp_path / "reports"))
    log = tmp_path / "log"
    write = [sys.executable, "-c", f"open({str(log)!r}, 'a').write('x')"]
    for made_from in ("one", "one", "two"):
        dev.step("step", made_from, "writing", write)
    assert log.read_text() == "xx"


def test_a_step_that_failed_is_tried_again(tmp_path, monkeypatch):
    monkeypatch.setattr(dev, "VENVS", tmp_path)
    monkeypatch.setattr(dev, "STAGES", Stages(ROOT, tmp_path / "reports"))
    with pytest.raises(SystemExit, match='the step "breaking" failed'):
        dev.step("step", "one", "breaking", [sys.executable, "-c", "raise SystemExit(3)"])
    assert not dev.stamp_of("step").exists()


def test_work_in_the_background_ends_with_the_process_that_started_it():
    child = "import dev, sys; dev.end_with(int(sys.argv[1]))"
    start = f"[sys.executable, '-c', {child!r}, str(os.getpid())], start_new_session=True"
    parent = f"import os, subprocess, sys; subprocess.Popen({start})"
    # The child has the parent's output: to read that to its end is to wait for both.
    subprocess.run([sys.executable, "-c", parent], cwd=ROOT, check=True, capture_output=True, timeout=60)


def test_a_stand_in_that_is_no_browser_is_passed_over(tmp_path, monkeypatch):
    stand_in = tmp_path / "chromium"
    real = tmp_path / "chromium-1" / "chrome-linux" / "chrome"
    real.parent.mkdir(parents=True)
    for path, status in ((stand_in, 1), (real, 0)):
        path.write_text(f"#!/bin/sh\nexit {status}\n")
        path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    assert list(programs.CHROMIUM.candidates()) == [str(stand_in), str(real)]
    assert programs.find.__wrapped__(programs.CHROMIUM) == str(real)


def test_ci_runs_the_same_checks_as_a_person():
    assert "python3 dev.py test" in text(".ci/run")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_no_file_names_a_place_of_one_machine_or_a_registry():
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    files = [ROOT / name for name in names if (ROOT / name).is_file()]
    assert ROOT / "dev.py" in files
    found = {path.relative_to(ROOT).as_posix(): FOREIGN.findall(path.read_bytes()) for path in files}
    assert {name: hits for name, hits in found.items() if hits} == {}


@pytest.mark.parametrize("layer", ["core", "games"])
def test_rules_import_only_the_standard_library_and_the_typed_arrays(layer):
    source = ROOT / "src" / "antechamber"
    for path in sorted((source / layer).rglob("*.py")):
        if {"evaluation", "habits.py", "board"} & set(path.relative_to(source).parts):
            continue  # what a title offers to bots and to the terminal is not its rules
        title = path.relative_to(source).parts[1]
        own = ("antechamber.core", f"antechamber.games.{title}") if layer == "games" else ("antechamber.core",)
        offered = tuple(f"antechamber.games.{title}.{part}" for part in ("evaluation", "habits", "board"))
        for name in imported_by(path):
            assert not name.startswith(offered), f"{path.relative_to(source)}: rules know no bots and no terminal"
            allowed = name.split(".")[0] in {*sys.stdlib_module_names, "mypy_extensions", "librt"}
            assert allowed or name.startswith(own), f"{path.relative_to(source)} imports {name}"


def test_no_compiled_module_lies_beside_its_source():
    assert [path for end in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{end}")] == []


def test_the_compiled_package_is_compiled():
    python = os.environ.get("ANTECHAMBER_COMPILED_PYTHON") or pytest.fail("run the tests with: python3 dev.py test")
    ask = "import antechamber.core.kernel as kernel; print(kernel.__file__)"
    answer = subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True).stdout.strip()
    assert answer.endswith((".so", ".pyd"))


def wheel_of_a_copy(folder: Path, **settings: str) -> tuple[Path, set[str], str]:
    """Build a wheel from a copy of the sources; return it, the names in it and what the build said."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "scripts", "web", "licences"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "page")
        )
    stale = folder / "src" / "antechamber" / "server" / "page"
    stale.mkdir()
    (stale / "index.html").write_text("the page of another day")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    environment = {**os.environ, "HATCH_QUIET": "1", **settings}
    done = subprocess.run(build, cwd=folder, env=environment, check=True, capture_output=True, text=True)
    (wheel,) = folder.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        return wheel, set(packed.namelist()), done.stderr


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"ANTECHAMBER_PURE": "1"}, ""),
        ({"CC": "no-such-compiler"}, "antechamber: no C compiler with Python's headers found; building pure Python.\n"),
    ],
)
def test_without_compiling_the_wheel_is_pure(tmp_path, settings, said):
    wheel, names, output = wheel_of_a_copy(tmp_path, ANTECHAMBER_PAGE="skip", **settings)
    assert wheel.name == f"antechamber-{antechamber.__version__}-py3-none-any.whl"
    assert "antechamber/core/kernel.py" in names
    assert not [name for name in names if name.startswith("antechamber/server/page/")]
    assert output == said


def test_the_page_of_a_wheel_is_built_with_the_texts_of_all_titles(tmp_path, monkeypatch):
    """It is built in a copy of what it is made of; the package manager is not asked here."""
    made = subprocess.CompletedProcess[str]([], 0, "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: made)
    assert hatch_build.build_page(ROOT, tmp_path) == tmp_path / "src" / "antechamber" / "server" / "page"
    texts = [path for folder in ("messages", "games") for path in (ROOT / "src/antechamber" / folder).rglob("*.ftl")]
    for path in [*texts, *(ROOT / "src/antechamber/games" / slug / "primer.toml" for slug in slugs())]:
        assert (tmp_path / path.relative_to(ROOT)).exists(), path


def test_a_misspelt_wish_about_the_page_ends_the_build_with_one_sentence(tmp_path):
    with pytest.raises(subprocess.CalledProcessError) as failed:
        wheel_of_a_copy(tmp_path, ANTECHAMBER_PAGE="prebuild", ANTECHAMBER_PURE="1")
    assert failed.value.stderr == (
        'antechamber: ANTECHAMBER_PAGE is "prebuild"; it may be "skip" (leave the page out), "built" (take the page '
        "that lies in the sources), or empty (build the page).\n"
    )
    assert not list(tmp_path.glob("dist/*.whl"))


def test_the_wheel_holds_a_page_built_from_its_own_sources(tmp_path):
    wheel, names, _ = wheel_of_a_copy(tmp_path, ANTECHAMBER_PURE="1")
    with zipfile.ZipFile(wheel) as packed:
        html = packed.read("antechamber/server/page/index.html").decode()
        about = f"antechamber-{antechamber.__version__}.dist-info"
        metadata = packed.read(f"{about}/METADATA").decode()
        assert re.findall("^License-File: (.+)$", metadata, re.MULTILINE) == LICENCES
        told = packed.read(f"{about}/licenses/licences/page.txt")
        assert packed.read("antechamber/server/page/licences.txt") == told
    (script,) = re.findall(r'<script type="module" crossorigin src="/(.+?)">', html)
    assert f"antechamber/server/page/{script}" in names
