"""What a board does for the game in the terminal, and the plain board of a title that has none of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from antechamber.cli.boards.telling import Name
from antechamber.core.kernel import View
from antechamber.core.notation import TERMINAL
from antechamber.core.title import Title
from antechamber.messages import Messages
from antechamber.messages.letters import cut

Option = Mapping[str, Any]  # as a view's detail tells it: "text", "kind", the arguments by name, "group", "preview"

LIT = "bold #f2b542"  # you may; your turn
NEWS = "#6fd0b4"  # others did this
NO = "#e5886f"
QUIET = "#9aa4a8"


class Board:
    """Draws a table as text, and says how its options are numbered and called.

    This one knows nothing of a title: it shows the view's data, and options as the catalogue says them.
    """

    def __init__(self, title: Title, words: Messages, names: list[str]) -> None:
        self.title = title
        self.quiet = title.book().vocabulary.quiet(TERMINAL)  # events that a summary leaves out
        self.obvious = title.book().vocabulary.obvious()  # those that need not be told to whoever has just chosen them
        self.words = words
        self.names = names
        self.letters = initials(names)
        self.last: tuple[View, dict[str, Any]] | None = None

    def say(self, message: str, **arguments: Any) -> str:
        return self.words.text(f"{self.title.slug}-{message}", **arguments)

    def name(self, seat: int, room: int) -> str:
        """As much of a player's name as so many columns hold, in whole letters."""
        return cut(self.names[seat], room, cell_len)

    def data(self, view: View) -> dict[str, Any]:
        """A view as plain data; the last one is kept, because every option of a question looks at it."""
        if self.last is None or self.last[0] is not view:
            self.last = (view, dict(view.detail()))
        return self.last[1]

    # ------------------------------------------------------------ drawing

    def table(self, view: View, seat: int, width: int, height: int) -> Text:
        """The whole table as a seat sees it."""
        data = {name: value for name, value in view.data().items() if name not in ("ask", "options")}
        lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]
        return Text("\n".join(lines))

    def bench(self, view: View, seat: int, width: int) -> Text | None:
        """The part of the table that a small question is about; None to draw nothing."""
        return None

    def asks_for_table(self, question: str) -> bool:
        """Whether a question needs the whole table, not only the bench."""
        return False

    def legend(self) -> str:
        """How to read the board; empty if it speaks for itself."""
        return ""

    def coloured(self, text: str) -> Text:
        """A sentence with its pieces in their colours."""
        return Text(text)

    # ------------------------------------------------------------ options

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """The number to type for each option of the list."""
        return list(range(1, len(options) + 1))

    def label(self, view: View, seat: int, option: Option) -> str:
        """An option in a few words; its notation if the title has none for it."""
        if not self.words.has(f"{self.title.slug}-option-{option['kind']}"):
            return str(option["text"])
        return self.words.described(self.title.slug, "option", dict(option), **self.people(option))

    def people(self, option: Option) -> dict[str, Any]:
        """The arguments of an option that are names of people, for a message."""
        return {field: str(value) for field, value in option.items() if isinstance(value, Name)}

    def called(self, field: str, word: str) -> str:
        """A piece by what is on it in this box; empty for the catalogue's word."""
        return ""

    def called_pieces(self, described: Mapping[str, Any]) -> dict[str, str]:
        """The arguments of an option or event that are called by what is on them."""
        called = {field: self.called(field, word) for field, word in described.items() if isinstance(word, str)}
        return {field: said for field, said in called.items() if said}

    def explain(self, view: View, seat: int, option: Option) -> list[str]:
        """More sentences about what an option does here and now."""
        return []

    # ------------------------------------------------------------ the end

    def points(self, view: View, scores: list[int]) -> Table:
        """The final scores, as far as they can be broken down."""
        table = Table(box=None, pad_edge=False)
        table.add_column(self.words.text("play-column-player"))
        table.add_column(self.words.text("play-column-total"), justify="right")
        for seat, name in enumerate(self.names):
            table.add_row(name, str(scores[seat]))
        return table

    def why_lost(self, view: View) -> str:
        """Why nobody won, in one sentence; empty if the title has nothing to say about it."""
        return ""

    def tie_break(self, view: View) -> str:
        """What decided between players with the same score, in one sentence; empty if nothing had to."""
        return ""


def initials(names: list[str]) -> list[str]:
    """One capital letter for each name: its first that is still free."""
    taken: list[str] = []
    for name in names:
        letters = [c for c in name.upper() if c.isalpha() and len(c) == 1]
        taken.append(next(c for c in [*letters, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"] if c not in taken))
    return taken
