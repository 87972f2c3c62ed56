"""A reveal: the card is turned up, and one of three cases follows (AZT-RES)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.games.aztec.artefacts import GAIN
from antechamber.games.aztec.components import NONE
from antechamber.games.aztec.state import Aztec, book
from antechamber.games.aztec.words import (
    DISCARDED_STONE,
    KEPT_CLAIM,
    REVEALED,
    TOOK_CARD,
    TOOK_STONE,
)

TRUTH: Final = 0  # verdicts
UNNOTICED: Final = 1
CAUGHT: Final = 2


def verdict(g: Aztec, seat: i64, number: i64) -> i64:
    """Whether a claim of a round was true, a lie that nobody accused, or a lie that somebody did; NONE if unknown.

    A claim is true if it is the card, jewel for jewel; taking fewer is a lie as well.
    """
    n: i64 = number - 1
    if g.pile[seat][n] == NONE or g.claim[seat][n] == NONE:
        return NONE
    if g.claim[seat][n] == g.pile[seat][n]:
        return TRUTH
    other: i64
    for other in range(g.seats):
        if g.token[other][n] == (seat << 1 | 1):
            return CAUGHT
    return UNNOTICED


book.implements(verdict, "AZT-CLM-06")


@book.rule("AZT-RES-01", "AZT-RES-02", "AZT-RES-03", "AZT-RES-04", "AZT-CLM-06")
def turn_card_up(g: Aztec, f: Frame) -> None:
    """The card is turned up for all to see. What follows depends on the claim and on who accused it."""
    g.revealed |= 1 << f.seat
    g.reveal()
    found: i64 = verdict(g, f.seat, g.round)
    g.tell(REVEALED, f.seat, g.pile[f.seat][g.now()], found, g.claim[f.seat][g.now()])
    f.n = 0
    f.go_to(TOLD_THE_TRUTH if found == TRUTH else GOT_AWAY if found == UNNOTICED else WAS_CAUGHT)


REVEAL: Final[i64] = book.procedure("reveal", [turn_card_up])


# ---------------------------------------------------------------- what happens in the cases


@book.rule("AZT-RES-11", "AZT-RES-21")
def keep_claim(g: Aztec, f: Frame) -> None:
    """The jewels of the claim go into your hoard."""
    g.add_jewels(f.seat, g.claim[f.seat][g.now()])
    g.tell(KEPT_CLAIM, f.seat, g.claim[f.seat][g.now()])


@book.rule("AZT-RES-31")
def take_card_instead(g: Aztec, f: Frame) -> None:
    """The claim goes back to the temple; you get the jewels on your card."""
    g.add_jewels(f.seat, g.pile[f.seat][g.now()])
    g.tell(TOOK_CARD, f.seat, g.pile[f.seat][g.now()])


@book.rule("AZT-RES-12", "AZT-STN-01", "AZT-STN-02", "AZT-TOK-08")
def give_each_accuser_a_stone(g: Aztec, f: Frame) -> None:
    """You give a stone to each who accused you, clockwise."""
    n: i64
    for n in range(1, g.seats):
        other: i64 = g.after(f.seat, n)
        if g.accuses(other, f.seat):
            g.claim_stones[f.seat][g.now()] -= g.give_stone(f.seat, other)
            g.token_stones[other][g.now()] += 1


@book.rule("AZT-RES-32", "AZT-STN-01", "AZT-TOK-08")
def accusers_give_a_stone(g: Aztec, f: Frame) -> None:
    """Each who accused you gives you a stone."""
    n: i64
    for n in range(1, g.seats):
        other: i64 = g.after(f.seat, n)
        if g.accuses(other, f.seat):
            g.token_stones[other][g.now()] -= g.give_stone(other, f.seat)
            g.claim_stones[f.seat][g.now()] += 1


@book.rule("AZT-RES-14")
def believers_discard_a_stone(g: Aztec, f: Frame) -> None:
    """Each who believed you puts a stone back, if there is one."""
    n: i64
    for n in range(1, g.seats):
        other: i64 = g.after(f.seat, n)
        if g.believes(other, f.seat) and g.stones[other] > 0:
            g.stones[other] -= 1
            g.token_stones[other][g.now()] -= 1
            g.tell(DISCARDED_STONE, other)


@book.rule("AZT-RES-23", "AZT-RES-33")
def believers_take_a_stone(g: Aztec, f: Frame) -> None:
    """Each who believed you takes a stone from the reserve."""
    n: i64
    for n in range(1, g.seats):
        other: i64 = g.after(f.seat, n)
        if g.believes(other, f.seat):
            g.stones[other] += 1
            g.token_stones[other][g.now()] += 1
            g.tell(TOOK_STONE, other)


@book.rule("AZT-RES-13")
def gain_artefact_if_two_accused(g: Aztec, f: Frame) -> None:
    """If two or more accused you, you gain one artefact."""
    if g.accusers(f.seat) >= g.parts.accusers_for_artefact:
        g.begin(GAIN, f.seat)


@book.rule("AZT-RES-22")
def gain_artefact(g: Aztec, f: Frame) -> None:
    """You gain an artefact."""
    g.begin(GAIN, f.seat)


@book.rule("AZT-RES-34", "AZT-TRM-02")
def accusers_gain_artefacts(g: Aztec, f: Frame) -> None:
    """If two or more accused you, each of them gains an artefact, one after the other, clockwise."""
    if g.accusers(f.seat) < g.parts.accusers_for_artefact:
        return
    while f.n + 1 < g.seats:
        f.n += 1
        other: i64 = g.after(f.seat, f.n)
        if g.accuses(other, f.seat):
            f.stay()
            g.begin(GAIN, other)
            return


TOLD_THE_TRUTH: Final[i64] = book.procedure(
    "truth",
    [
        keep_claim,
        give_each_accuser_a_stone,
        gain_artefact_if_two_accused,
        believers_discard_a_stone,
    ],
    counting=True,
)

GOT_AWAY: Final[i64] = book.procedure(
    "got-away",
    [
        keep_claim,
        gain_artefact,
        believers_take_a_stone,
    ],
    counting=True,
)

WAS_CAUGHT: Final[i64] = book.procedure(
    "caught",
    [
        take_card_instead,
        accusers_give_a_stone,
        believers_take_a_stone,
        accusers_gain_artefacts,
    ],
    counting=True,
)
