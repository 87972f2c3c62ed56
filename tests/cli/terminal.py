"""A whole match in the terminal, for the tests of every title."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

from rich.console import Console

from antechamber.cli.play import play
from antechamber.core.title import Title
from antechamber.match import Match, Player


class Terminal:
    """A match in a terminal of its own: one person who looks around and takes the first option, and bots."""

    def __init__(
        self, title: Title, names: list[str], language: str = "en", look: Iterable[str] = (), **options: Any
    ) -> None:
        seats = [Player(name, "random" if n else None) for n, name in enumerate(names)]
        self.match = Match(title, len(names), options, "terminal", seats)
        self.paper = io.StringIO()
        self.language = language
        self.look = list(look)
        self.asked = 0

    def read(self, prompt: str) -> str:
        self.asked += 1
        state = self.match.state
        first = self.match.text(state.legal(state.deciding()[0])[0])
        typed = self.look[self.asked // 2 % len(self.look)] if self.look and self.asked % 2 else first
        self.paper.write(f"{prompt}{typed}\n")
        return typed

    def play(self) -> str:
        m = self.match
        console = Console(file=self.paper, width=80, height=24, highlight=False)
        play(
            m.title, len(m.seats), m.options, m.seats, m.seed, None, console, self.read, self.language, match=m,
            confirm=False,
        )  # fmt: skip
        assert m.over
        return self.paper.getvalue()
