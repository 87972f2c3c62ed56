"""The curtain between people who share a terminal: nothing of one stays for the next to read."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from rich.console import Console

NO_LINES_ABOVE = "\x1b[3J"  # known as E3; what a terminal does not know it passes over


def can_forget(console: Console, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a terminal can be told to forget what it has shown, also what has been scrolled away.

    GNU screen keeps its lines whatever it is told; over ssh only the kind of terminal gives it away, and that of an
    older tmux is the same.
    """
    if not console.is_terminal or console.is_dumb_terminal or console.legacy_windows or "STY" in environment:
        return False
    return "TMUX" in environment or not environment.get("TERM", "").startswith("screen")


def forget(console: Console) -> None:
    """Clear the screen, the lines above it, and what was typed.

    The screen comes first: many terminals move it up to the lines above. What cannot be cleared is pushed out of sight.
    """
    console.clear()
    if console.is_terminal:
        console.file.write("\n" * console.height if console.is_dumb_terminal else NO_LINES_ABOVE)
        console.file.flush()
    forget_typed()


def forget_typed() -> None:
    """Forget the lines that the arrow keys would bring back, and the keys that were pressed too early: an Enter among
    them would lift the curtain again."""
    readline = sys.modules.get("readline")  # only if something has loaded it does the prompt remember lines
    if readline is not None:
        readline.clear_history()
    if not sys.stdin.isatty():
        return
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
