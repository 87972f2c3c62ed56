"""Gaining an artefact: look at three, take one (AZT-ART)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.aztec.effects import begin_effect
from antechamber.games.aztec.memory import look, looked_at, take_and_put_back
from antechamber.games.aztec.state import Aztec, book
from antechamber.games.aztec.words import (
    DREW,
    KEPT,
    KEPT_CARD,
    KEPT_SECRETLY,
    NOTHING_LEFT,
    OFFERED,
    PICK,
    PLAYED,
)


@book.rule("AZT-ART-01", "AZT-ART-06", "AZT-INF-08")
def look_at_three(g: Aztec, f: Frame) -> None:
    """Look at the top three cards of the deck, or at all that are left. From an empty deck nothing is gained."""
    n: i64 = looked_at(g)
    if n == 0:
        g.tell(NOTHING_LEFT, f.seat)
        f.finish()
        return
    look(g, f.seat)
    g.reveal()
    g.tell(DREW, f.seat, n)
    place: i64
    for place in range(n):
        g.tell_only(f.seat, OFFERED, g.deck[place])


@book.question("AZT-ART-01", "AZT-ART-02", "AZT-ART-07", "AZT-DEC-04", "AZT-DEC-09")
def choose_artefact(g: Aztec, f: Frame) -> None:
    """Choose one of them. You must take one, even if it can do nothing now."""
    g.ask(f.seat)
    place: i64
    for place in range(looked_at(g)):
        g.offer(PICK | g.deck[place] << 2 | place)


@book.rule("AZT-ART-01", "AZT-ART-03", "AZT-ART-04", "AZT-ART-05", "AZT-ART-08", "AZT-INF-07", "AZT-INF-09")
def take_artefact(g: Aztec, f: Frame) -> None:
    """The others go under the deck. A card that is kept lies before you; any other acts at once."""
    place: i64 = g.answers[f.seat] & 3
    chosen: i64 = (g.answers[f.seat] & ARG) >> 2
    kept: bool = g.parts.is_kept(chosen)
    g.reveal()
    take_and_put_back(g, f.seat, place, not kept or not g.agreed.secret_artefacts)
    if not kept:
        g.tell(PLAYED, f.seat, chosen)
        begin_effect(g, f.seat, chosen)
        return
    g.kept[f.seat][chosen] += 1
    g.kept_cards[f.seat] += 1
    if g.agreed.secret_artefacts:
        g.tell(KEPT_SECRETLY, f.seat)
        g.tell_only(f.seat, KEPT_CARD, chosen)
    else:
        g.tell(KEPT, f.seat, chosen)


GAIN: Final[i64] = book.procedure("gain", [look_at_three, choose_artefact, take_artefact])
