"""The curtain in a real terminal: tmux keeps every line that was shown, and tells what it has kept.

Three people share the device. After each hand-over neither the screen nor the lines above it may have anything of the
person before: no card, no question, no answer, not what was typed.
"""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from antechamber.library import title
from antechamber.match import Match
from antechamber.match.log import read_log
from scripts import programs

PATIENCE = 60  # seconds for the game to show something, on a machine that is busy with other tests
ENTRY = [sys.executable, "-c", "from antechamber.cli import main; main()"]
CURTAIN = ["Pass the device to {}.", "Enter>"]


class Terminal:
    """A terminal of tmux with a server of its own, in which a game is played."""

    def __init__(self, folder: Path, *words: str, lines: int = 24) -> None:
        program = programs.find(programs.TMUX) or pytest.fail(programs.TMUX.missing, pytrace=False)
        self.save = folder / "game.json"
        self.tmux = [program, "-S", str(folder / "socket"), "-f", os.devnull]
        command = shlex.join([*ENTRY, "play", "aztec", *words, "--seed", "1", "--save", str(self.save)])
        # `cat` keeps the terminal, and what it remembers, after the game has ended.
        self("new-session", "-d", "-x", "100", "-y", str(lines), f"LC_ALL=C.UTF-8 {command}; echo THE END; cat")

    def __call__(self, *words: str) -> str:
        return subprocess.run([*self.tmux, *words], check=True, capture_output=True, encoding="utf-8").stdout

    @property
    def kept(self) -> list[str]:
        """All lines that the terminal has, from the first it remembers to the last on the screen, but empty ones."""
        lines = (line.rstrip() for line in self("capture-pane", "-p", "-J", "-S", "-").splitlines())
        return [line for line in lines if line]

    def wait_for(self, *ending: str, after: str = "") -> list[str]:
        """Wait until the last lines begin like this, and one before them like `after`; gives all lines."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            kept = self.kept
            there = len(kept) >= len(ending) and all(map(str.startswith, kept[-len(ending) :], ending))
            if there and any(line.startswith(after) for line in kept[: -len(ending)] or [""]):
                return kept
            time.sleep(0.05)
        raise AssertionError(f"never shown: {ending}; but:\n" + "\n".join(self.kept))

    def type(self, line: str) -> None:
        self("send-keys", "-l", f"{line}\n")

    def end(self) -> None:
        self("kill-server")

    @property
    def log(self) -> list[str]:
        """The answers that are saved."""
        log = read_log(self.save)
        return [entry["answer"] for entry in Match.from_log(title("aztec"), log).log]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    running = Terminal(tmp_path, "--me", "Ana", "--friends", "Bruno,Zoe")
    yield running
    running.end()


def curtain(name: str) -> list[str]:
    return [line.format(name) for line in CURTAIN]


def test_nothing_of_the_one_before_is_on_the_screen_or_above_it(terminal: Terminal) -> None:
    welcome = terminal.wait_for(*curtain("Ana"))
    assert any(line.startswith("When the device changes hands, the screen and all lines above it") for line in welcome)
    secrets: set[str] = set()
    for name, answer, following in [("Ana", "claim BBBB", "Bruno"), ("Bruno", "claim YY", "Zoe"), ("Zoe", "1", "Ana")]:
        terminal.type("")
        shown = terminal.wait_for(f"{name}>")
        assert any("Your card" in line for line in shown)
        assert not secrets & set(shown), "what another one saw and typed"
        kept = shown
        for command in ("b", "? 1", "h", "l"):  # more than fits on the screen
            terminal.type(command)
            kept = terminal.wait_for(f"{name}>", after=f"{name}> {command}")
        assert len(kept) > 24
        secrets |= {line for line in kept if line.startswith(("Your card", f"{name}>", f"{name}:"))}
        terminal.type(answer)
        assert terminal.wait_for(*curtain(following)) == curtain(following)
        assert int(terminal("display-message", "-p", "#{history_size}")) == 0
        terminal("resize-window", "-x", "70", "-y", "40")  # a larger window shows lines that were above it
        assert terminal.wait_for(*curtain(following)) == curtain(following)
        terminal("resize-window", "-x", "100", "-y", "24")
    assert len(terminal.log) == 3


def test_keys_that_were_pressed_too_early_lift_no_curtain(terminal: Terminal) -> None:
    terminal.wait_for(*curtain("Ana"))
    terminal.type("")
    terminal.wait_for("Ana>")
    terminal("send-keys", "-l", "claim BB\n\n\n\n")
    terminal.wait_for(*curtain("Bruno"))
    time.sleep(0.5)  # nothing is to come
    assert terminal.kept == curtain("Bruno")


def test_q_at_the_curtain_leaves_and_other_words_do_nothing(terminal: Terminal) -> None:
    terminal.wait_for(*curtain("Ana"))
    terminal.type("")
    terminal.wait_for("Ana>")
    terminal.type("claim BB")
    terminal.wait_for(*curtain("Bruno"))
    terminal.type("claim YY")
    refusal = "Only Enter lifts the curtain, once Bruno is there; q leaves."
    assert terminal.wait_for("Enter> claim YY", refusal, "Enter>")[:1] == ["Pass the device to Bruno."]
    terminal.type("q")
    left = terminal.wait_for("THE END")
    assert left[0].startswith("The game was left unfinished.")
    assert not any("card" in line for line in left)
    assert terminal.log == ["claim BB"]
