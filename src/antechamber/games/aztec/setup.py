"""Laying out the table (AZT-SET)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import shuffled
from antechamber.games.aztec.components import (
    ARTEFACTS,
    CHARACTERS,
    NONE,
    ROUNDS,
    Components,
)
from antechamber.games.aztec.round import ROUND
from antechamber.games.aztec.state import Agreement, Aztec, book
from antechamber.games.aztec.words import CHARACTER_TAKEN, PLAY


def lay_out(seats: i64, key: bytes, parts: Components, agreed: Agreement) -> Aztec:
    """A table before anything is drawn: stones on the Curse cards and before the players, hoards empty."""
    g = Aztec()
    g.parts = parts
    g.agreed = agreed
    g.set_table(seats, key)
    g.lay_fields()
    return g


book.implements(
    lay_out, "AZT-SET-01", "AZT-SET-03", "AZT-SET-05", "AZT-SET-08", "AZT-SET-09", "AZT-CMP-01", "AZT-CMP-02",
    "AZT-CMP-05", "AZT-DEF-01",
)  # fmt: skip


# ---------------------------------------------------------------- the steps of setting up


@book.rule("AZT-SET-07", "AZT-SET-10", "AZT-OPT-07")
def find_first_player(g: Aztec, f: Frame) -> None:
    """The table names the first player, or chance does."""
    if g.start == NONE:
        g.start = g.random(g.seats)


@book.rule("AZT-SET-04", "AZT-SET-10", "AZT-OPT-04", "AZT-CMP-06", "AZT-CMP-07")
def deal_characters(g: Aztec, f: Frame) -> None:
    """Everybody gets a character at random, unless the table wants to choose."""
    if g.agreed.choose_characters:
        return
    dealt = shuffled(g, CHARACTERS)
    seat: i64
    for seat in range(g.seats):
        g.character[seat] = dealt[seat]


@book.rule("AZT-SET-06", "AZT-SET-10")
def deal_jewel_cards(g: Aztec, f: Frame) -> None:
    """Shuffle the Jewel cards and deal five to each player; the others go back to the box, unseen."""
    order = shuffled(g, len(g.parts.cards))
    seat: i64
    n: i64
    for seat in range(g.seats):
        for n in range(ROUNDS):
            g.pile[seat][n] = g.parts.cards[order[seat * ROUNDS + n]]


@book.rule("AZT-SET-02", "AZT-SET-10")
def shuffle_artefacts(g: Aztec, f: Frame) -> None:
    """Shuffle all Artefact cards into one face-down deck."""
    faces: list[int] = [card for card in range(ARTEFACTS) for _ in range(g.parts.copies[card])]
    order = shuffled(g, len(faces))
    i: i64
    for i in range(len(order)):
        g.deck[i] = faces[order[i]]
    g.deck_size = len(order)


@book.rule("AZT-SET-04", "AZT-SET-11")
def choose_characters_in_turn(g: Aztec, f: Frame) -> None:
    """If the table wants to choose: one after the other, the first player first, before anybody sees a card."""
    if g.agreed.choose_characters and f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(CHOOSE_CHARACTER, g.after(g.start, f.n - 1))


@book.rule("AZT-RND-01", "AZT-SET-08")
def start_play(g: Aztec, f: Frame) -> None:
    """The first of five rounds begins."""
    f.n = 0
    f.go_to(ROUND)


SETUP: Final[i64] = book.procedure(
    "setup",
    [
        find_first_player,
        deal_characters,
        deal_jewel_cards,
        shuffle_artefacts,
        choose_characters_in_turn,
        start_play,
    ],
    counting=True,
)


# ---------------------------------------------------------------- choosing characters


@book.question("AZT-DEC-01", "AZT-SET-04", "AZT-DEC-09")
def choose_character(g: Aztec, f: Frame) -> None:
    """Choose one of the characters that are left."""
    g.ask(f.seat)
    taken: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.character[seat] != NONE:
            taken |= 1 << g.character[seat]
    character: i64
    for character in range(CHARACTERS):
        if not taken >> character & 1:
            g.offer(PLAY | character)


@book.rule("AZT-SET-04")
def take_character(g: Aztec, f: Frame) -> None:
    """The sheet and its token are yours."""
    g.character[f.seat] = g.answers[f.seat] & ARG
    g.tell(CHARACTER_TAKEN, f.seat, g.character[f.seat])


CHOOSE_CHARACTER: Final[i64] = book.procedure("character", [choose_character, take_character])
