"""A sheet of character cells on which a board is drawn piece by piece, then turned into styled text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

from antechamber.messages.letters import letters

Cell = tuple[str, str]  # a character and its style
BLANK: Cell = (" ", "")
style_of = itemgetter(1)


def columns(text: str) -> Iterator[str]:
    """What stands in each column of a text: a letter, or nothing where the one before it is wide."""
    for letter in letters(text):
        yield letter
        yield from [""] * (cell_len(letter) - 1)


class Canvas:
    """So many columns and rows. What is put beyond the edge is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows: list[list[Cell]] = [[BLANK] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Iterable[str], style: str = "") -> int:
        """Write a text, one character to a column; the column after it. A name may have others: see `columns`."""
        for character in text:
            if 0 <= x < self.width and 0 <= y < self.height:
                self.rows[y][x] = (character, style)
            x += 1
        return x

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Lay another sheet on this one; its blank cells let this one through."""
        for j, row in enumerate(other.rows):
            for i, cell in enumerate(row):
                if cell != BLANK and 0 <= x + i < self.width and 0 <= y + j < self.height:
                    self.rows[y + j][x + i] = cell

    def frame(self, style: str) -> None:
        """A border with rounded corners along the edge."""
        right, bottom = self.width - 1, self.height - 1
        self.put(0, 0, "╭" + "─" * (right - 1) + "╮", style)
        self.put(0, bottom, "╰" + "─" * (right - 1) + "╯", style)
        for y in range(1, bottom):
            self.put(0, y, "│", style)
            self.put(right, y, "│", style)

    def text(self) -> Text:
        """The sheet as text, without blanks at the end of a line."""
        lines = []
        for row in self.rows:
            end = len(row)
            while end and row[end - 1] == BLANK:
                end -= 1
            runs = groupby(row[:end], key=style_of)  # cell by cell, rich takes three times as long
            lines.append(Text.assemble(*(("".join(character for character, _ in run), style) for style, run in runs)))
        return Text("\n").join(lines)
