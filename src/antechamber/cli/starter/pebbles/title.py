"""Pebbles as a title: its options, its start, its positions."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import key_from_seed
from antechamber.core.field_data import read_position
from antechamber.core.kernel import Contents, Data
from antechamber.core.title import Options, OptionSpec, Title

from .state import Pebbles, book
from .turn import TURN


class PebblesTitle(Title):
    def __init__(self) -> None:
        options = [OptionSpec("stones", [15, 21, 30], 21, "PEBBLES-1")]
        super().__init__("pebbles", "Pebbles", [2, 3, 4], 1, options)

    def book(self) -> Contents:
        return book

    def new(self, players: int, seed: str, options: Options) -> Pebbles:
        g = laid_out(players, options)
        g.set_chance(key_from_seed(seed))
        g.begin(TURN, g.random(players))
        g.advance()
        return g

    def load(self, data: Data) -> Pebbles:
        """What is left out is as at the start."""
        g = laid_out(*self.agreed_in(data))
        read_position(g, data)
        g.audit()
        return g


def laid_out(players: int, options: Options) -> Pebbles:
    """The table as a game starts."""
    g = Pebbles()
    g.set_table(players, b"")
    g.options = options
    g.lay_fields()
    return g


book.implements(laid_out, "PEBBLES-1")

TITLE: Final = PebblesTitle
