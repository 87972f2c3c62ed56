"""Aztec: why a claim was made and a token placed, in words."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluation import Said
from antechamber.core.ints import i64
from antechamber.games.aztec.components import NONE
from antechamber.games.aztec.evaluation.bluff import Bluff, face_of, lies_seen, unseen_cards
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import JEWELS

GOOD_ENOUGH: Final = 0.5  # a card whose jewels are worth so much of the best claim's needs no lie


def why_claim(bluff: Bluff, g: Aztec, seat: i64, claim: i64) -> list[Said]:
    """Why a player would claim this with the card in hand."""
    card: i64 = g.pile[seat][g.now()]
    claimed: dict[str, object] = {"claim": JEWELS.word(int(claim))}
    held: float = bluff.worth[face_of(g, card)]
    if claim == card:
        good: bool = held >= GOOD_ENOUGH * max(bluff.worth)
        return [("aztec-because-truth" if good else "aztec-because-careful", claimed)]
    told: dict[str, object] = {**claimed, "jewels": JEWELS.word(int(card))}
    face: i64 = face_of(g, claim)
    if face == NONE or bluff.worth[face] <= held:
        return [("aztec-because-bait", told)]
    left: i64 = unseen_cards(g, NONE, 0)[face]
    return [("aztec-because-lie", {**told, "count": int(left)})]


def why_accuse(g: Aztec, seat: i64, other: i64, since: i64) -> list[Said]:
    """Why a player would accuse another."""
    claim: i64 = g.claim[other][g.now()]
    told: dict[str, object] = {"other": int(other) + 1, "claim": JEWELS.word(int(claim))}
    left: i64 = copies_left(g, seat, claim, since)
    if left == 0:
        return [("aztec-because-accuse-none", told)]
    if is_contested(g, seat, claim, since):
        return [("aztec-because-accuse-contested", told)]
    if lies_seen(g, other, since):
        return [("aztec-because-accuse-liar", {**told, "count": int(lies_seen(g, other, 0))})]
    gone: i64 = copies_left(g, NONE, claim, g.round) - copies_left(g, NONE, claim, since)
    if gone:
        return [("aztec-because-accuse-gone", {**told, "count": int(gone)})]
    return [("aztec-because-accuse", told)]


def why_believe(g: Aztec, seat: i64, other: i64, since: i64) -> list[Said]:
    """Why a player would believe another."""
    claim: i64 = g.claim[other][g.now()]
    told: dict[str, object] = {"other": int(other) + 1, "claim": JEWELS.word(int(claim))}
    if g.round > 1 + since and lies_seen(g, other, since) == 0.0:
        return [("aztec-because-believe-honest", told)]
    return [("aztec-because-believe", {**told, "count": int(copies_left(g, seat, claim, since))})]


def copies_left(g: Aztec, viewer: i64, claim: i64, since: i64) -> i64:
    """How many cards with a claim a viewer has not seen yet, from a round on; 0 for a card that does not exist."""
    face: i64 = face_of(g, claim)
    return unseen_cards(g, viewer, since)[face] if face != NONE else 0


def is_contested(g: Aztec, viewer: i64, claim: i64, since: i64) -> bool:
    """Whether so many others make the same claim that not all of them can be telling the truth."""
    claiming: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if seat != viewer and g.claim[seat][g.now()] == claim:
            claiming += 1
    return claiming > copies_left(g, viewer, claim, since)
