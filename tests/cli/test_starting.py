"""A fast start: nothing is loaded that is not asked for. And the version, which is asked for at the start."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import antechamber
from antechamber.library import slugs

LOADED = "import json, sys; print(json.dumps([name for name in sys.modules if name.startswith('antechamber.')]))"
RULES_SAID = """
from antechamber.library import rules, slugs
from antechamber.messages import messages
parsed = messages()._bundle.has_message
print(parsed("mystery-about"), [rule["id"] for slug in slugs() for rule in rules(slug) if parsed(rule["id"])])
"""


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
