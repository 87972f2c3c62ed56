"""A round: claims, tokens, reveals, curses, and the end of the round (AZT-RND). The contents page of play."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.aztec.components import COLOURS, NONE, ROUNDS
from antechamber.games.aztec.reveal import REVEAL
from antechamber.games.aztec.scoring import SCORING
from antechamber.games.aztec.state import Aztec, book
from antechamber.games.aztec.words import (
    ACCUSE,
    ACCUSED,
    BELIEVE,
    BELIEVED,
    CLAIM,
    CLAIMED,
    CLAIMS_SHOWN,
    CURSE_STAYED,
    CURSED,
    LOOKED,
    ROUND_BEGAN,
    ROUND_ENDED,
    TOKENS_SHOWN,
)


@book.rule("AZT-CLM-01", "AZT-RND-01", "AZT-INF-04")
def look_at_next_cards(g: Aztec, f: Frame) -> None:
    """Everybody looks at the top card of their own pile."""
    g.round += 1
    g.revealed = 0
    g.reveal()
    g.tell(ROUND_BEGAN, g.start, g.round)
    seat: i64
    for seat in range(g.seats):
        g.tell_only(seat, LOOKED, g.pile[seat][g.now()])


@book.question("AZT-CLM-02", "AZT-CLM-04", "AZT-CLM-05", "AZT-CLM-07", "AZT-DEC-02", "AZT-DEC-10", "AZT-OPT-02")
def choose_claims(g: Aztec, f: Frame) -> None:
    """Everybody takes jewels from the temple: those on their card, or others. All at once, in secret."""
    claims = g.parts.free if g.agreed.free_claims else g.parts.plausible
    seat: i64
    i: i64
    for seat in range(g.seats):
        g.ask(seat)
        for i in range(len(claims)):
            g.offer(CLAIM | claims[i])


@book.rule("AZT-CLM-03", "AZT-RND-02", "AZT-DEC-11", "AZT-INF-06")
def show_claims(g: Aztec, f: Frame) -> None:
    """All claims are shown together."""
    g.tell(CLAIMS_SHOWN, g.start, g.round)
    seat: i64
    for seat in range(g.seats):
        g.claim[seat][g.now()] = g.answers[seat] & ARG
        g.tell(CLAIMED, seat, g.answers[seat] & ARG)


@book.question("AZT-TOK-01", "AZT-TOK-02", "AZT-TOK-03", "AZT-DEC-03", "AZT-DEC-10")
def choose_tokens(g: Aztec, f: Frame) -> None:
    """Everybody believes or accuses one of the others. All at once, in secret."""
    seat: i64
    n: i64
    for seat in range(g.seats):
        g.ask(seat)
        for n in range(1, g.seats):
            g.offer(BELIEVE | g.after(seat, n))
            g.offer(ACCUSE | g.after(seat, n))


@book.rule("AZT-TOK-04", "AZT-TOK-05", "AZT-TOK-06", "AZT-DEC-11", "AZT-INF-06")
def show_tokens(g: Aztec, f: Frame) -> None:
    """All tokens are shown together. They count for the whole round."""
    g.tell(TOKENS_SHOWN, g.start, g.round)
    seat: i64
    for seat in range(g.seats):
        other: i64 = g.answers[seat] & ARG
        accuses: bool = g.answers[seat] & ~ARG == ACCUSE
        g.token[seat][g.now()] = other << 1 | (1 if accuses else 0)
        g.tell(ACCUSED if accuses else BELIEVED, seat, other)


@book.rule("AZT-RES-01", "AZT-END-04", "AZT-OPT-06")
def reveal_in_turn(g: Aztec, f: Frame) -> None:
    """The first player turns up the card, then the others clockwise, each to the end of what follows."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(REVEAL, g.after(g.start, f.n - 1))


def leader(g: Aztec, colour: i64) -> i64:
    """The seat with strictly the most jewels of a colour; NONE if several are tied, also at zero."""
    best: i64 = NONE
    most: i64 = -1
    seat: i64
    for seat in range(g.seats):
        n: i64 = g.hoard[seat][colour]
        if n > most:
            best = seat
            most = n
        elif n == most:
            best = NONE
    return best


book.implements(leader, "AZT-CUR-01", "AZT-CUR-02", "AZT-CUR-03")


@book.rule("AZT-CUR-01", "AZT-CUR-02", "AZT-CUR-03")
def apply_curses(g: Aztec, f: Frame) -> None:
    """Who alone has the most jewels of a colour takes all stones from its Curse card."""
    colour: i64
    for colour in range(COLOURS):
        seat: i64 = leader(g, colour)
        if seat == NONE:
            g.tell(CURSE_STAYED, g.start, colour, g.curses[colour])
        else:
            g.stones[seat] += g.curses[colour]
            g.tell(CURSED, seat, colour, g.curses[colour])
            g.curses[colour] = 0


@book.rule("AZT-END-01", "AZT-END-02", "AZT-END-03")
def end_round(g: Aztec, f: Frame) -> None:
    """Cards are discarded, tokens come back, and each Curse card gets a stone."""
    colour: i64
    for colour in range(COLOURS):
        g.curses[colour] += g.parts.curse_refill
    g.tell(ROUND_ENDED, g.start, g.round)


@book.rule("AZT-END-05", "AZT-OPT-08", "AZT-END-04", "AZT-TRM-01", "AZT-OPT-06")
def next_round(g: Aztec, f: Frame) -> None:
    """After five rounds the game ends. The first player stays, unless the table lets it go round."""
    if g.round == ROUNDS:
        f.go_to(SCORING)
        return
    if g.agreed.rotating:
        g.start = g.after(g.start, 1)
    f.n = 0
    f.go_to(ROUND)


ROUND: Final[i64] = book.procedure(
    "round",
    [
        look_at_next_cards,
        choose_claims,
        show_claims,
        choose_tokens,
        show_tokens,
        reveal_in_turn,
        apply_curses,
        end_round,
        next_round,
    ],
    counting=True,
)
