"""Pebbles as a title: its options, its start, its positions."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import key_from_seed
from antechamber.core.kernel import Contents, Data
from antechamber.core.parsing import as_int
from antechamber.core.title import Options, OptionSpec, Title

from .state import Pebbles, book
from .turn import TURN


class PebblesTitle(Title):
    def __init__(self) -> None:
        options = [OptionSpec("stones", [15, 21, 30], 21, "PEBBLES-1")]
        super().__init__("pebbles", "Pebbles", [2, 3, 4], 1, options)

    def book(self) -> Contents:
        return book

    def settle_options(self, players: int, options: Options) -> Options:
        return {"stones": 21, **options}

    def new(self, players: int, seed: str, options: Options) -> Pebbles:
        g = laid_out(players, options)
        g.set_chance(key_from_seed(seed))
        g.heap = int(options["stones"])
        g.begin(TURN, g.random(players))
        g.advance()
        return g

    def load(self, data: Data) -> Pebbles:
        players, options = self.agreed_in(data)
        g = laid_out(players, options)
        g.heap = as_int(data.get("heap"), "heap")
        g.last = as_int(data.get("last", 1), "last", 1, players) - 1
        g.load_table(data)
        g.audit()
        return g


def laid_out(players: int, options: Options) -> Pebbles:
    """The table before anything lies on it."""
    g = Pebbles()
    g.set_table(players, b"")
    g.options = options
    return g


book.implements(laid_out, "PEBBLES-1")

TITLE: Final = PebblesTitle
