"""A fast start: nothing is loaded that is not asked for, and what is asked for loads what it needs. And the version."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import antechamber
from antechamber.cli.app import app
from antechamber.library import slugs, title
from antechamber.match import Match
from tests.server.test_hosting import keep

LOADED = "import json, sys; print(json.dumps([name for name in sys.modules if name.startswith('antechamber.')]))"
RULES_SAID = """
from antechamber.library import rules, slugs
from antechamber.messages import messages
parsed = messages()._bundle.has_message
print(parsed("mystery-about"), [rule["id"] for slug in slugs() for rule in rules(slug) if parsed(rule["id"])])
"""

ALONE = [
    "games",
    "new otters made",
    "data mystery",
    "rules mystery --short",
    "simulate mystery --players 2 --games 1 --option max_rounds=2",
    "arena mystery --bots adept,master --games 1 --iterations 1 --option max_rounds=1",
    "bench mystery --seconds 0.02",
    "play --bots random --save played.json",
    "replay match.json",
    "backup copy.db",
    "restore copied.db",
    "check-games",
    "tables list",
    "tables export TABLE log.json",
    "tables close TABLE",
    "tables delete --yes TABLE",
]
STARTED_ELSEWHERE = {"serve", "trace"}  # by the trials that start a server anew, and by `dev.py test`


def last_line(code: str, *words: str) -> str:
    """Run code in a process of its own, and give the last line that it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True, encoding="utf-8", timeout=60
    )
    return done.stdout.splitlines()[-1]


def command(then: str) -> str:
    """A command, and what to do when it is done."""
    return f"from antechamber.cli import main\ntry:\n    main()\nexcept SystemExit:\n    pass\n{then}"


def loaded(code: str, *words: str) -> set[str]:
    """The modules of ours, under `antechamber`, that some code has loaded at its end."""
    return {name.removeprefix("antechamber.") for name in json.loads(last_line(code, *words))}


def test_the_library_loads_no_title() -> None:
    names = loaded(f"import antechamber.library\n{LOADED}")
    assert "library" in names
    assert [name for name in names if name.startswith(tuple(f"games.{slug}" for slug in slugs()))] == []


@pytest.mark.parametrize("slug", slugs())
def test_a_title_loads_no_other(slug: str) -> None:
    names = loaded(f"from antechamber.library import title\ntitle({slug!r})\n{LOADED}")
    assert {name.split(".")[1] for name in names if name.startswith("games.")} == {slug}


@pytest.mark.parametrize("word", ["--help", "--version"])
def test_help_and_the_version_load_neither_bots_nor_a_title_nor_a_server(word: str) -> None:
    names = loaded(command(LOADED), word)
    assert "cli.app" in names
    assert {name.partition(".")[0] for name in names} & {"bots", "lab", "match", "server"} == set()
    assert [name for name in names if name.startswith(("games.", "cli.boards"))] == []


def test_the_list_of_titles_loads_neither_bots_nor_a_server() -> None:
    names = loaded(command(LOADED), "games")
    assert f"games.{slugs()[-1]}.title" in names
    assert {name.partition(".")[0] for name in names} & {"bots", "lab", "match", "server"} == set()


def test_the_list_of_titles_parses_no_rule() -> None:
    assert last_line(command(RULES_SAID), "games") == "True []"


def test_a_command_without_values_to_read_does_not_load_what_reads_them() -> None:
    assert last_line(command("import sys; print('pydantic' in sys.modules)"), "games") == "False"


def test_the_version_is_that_of_the_package() -> None:
    assert last_line("from antechamber.cli import main; main()", "--version") == antechamber.__version__


@pytest.mark.parametrize("words", ALONE)
def test_a_command_loads_what_it_needs_in_a_process_of_its_own(words: str, tmp_path: Path) -> None:
    """Other tests run copies of a process that has loaded everything."""
    (table,) = keep(tmp_path / "tables.db")
    keep(tmp_path / "copied.db")
    match = Match(title("mystery"), 2, seed="1")
    seat = match.deciding[0]
    match.answer(seat, match.state.legal(seat)[0])
    match.save(tmp_path / "match.json")
    done = subprocess.run(
        [sys.executable, "-c", "from antechamber.cli import main; main()", *words.replace("TABLE", table).split()],
        cwd=tmp_path, env={**os.environ, "ANTECHAMBER_HOME": str(tmp_path)},
        input="1\nq\n", capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_every_command_is_run_in_a_process_of_its_own() -> None:
    groups = {group.name: group.typer_instance for group in app.registered_groups}
    names = commands_of(app) - {""} | {
        f"{name} {word}" for name, group in groups.items() for word in commands_of(group)
    }
    run = {words.partition(" ")[0] for words in ALONE} | {" ".join(words.split()[:2]) for words in ALONE}
    assert names - STARTED_ELSEWHERE - run == set()


def commands_of(some: typer.Typer | None) -> set[str]:
    assert some is not None
    found = [
        command.name or (command.callback.__name__ if command.callback else "") for command in some.registered_commands
    ]
    return {name.replace("_", "-") for name in found}
