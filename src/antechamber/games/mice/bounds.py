"""What always holds: no piece is lost or doubled, and no number is out of bounds."""

from __future__ import annotations

from antechamber.core.bits import lowest, size
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64
from antechamber.games.mice.components import (
    CAP,
    CHESTS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    GLORY,
    MOST_SPOTS,
    NO_TOP,
    NONE,
    PAWS,
    TOKENS,
    TRACKS,
)
from antechamber.games.mice.decks import cards_in_play, groups_of
from antechamber.games.mice.legality import SLOT_AT, camp_limit, in_camp
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import CARD, SPOT


def check(g: Mice) -> None:
    check_tracks(g)
    check_crypt(g)
    check_cards(g)
    check_chests(g)


def check_tracks(g: Mice) -> None:
    seat: i64
    item: i64
    for seat in range(g.seats):
        for item in range(TRACKS):
            if g.stock[seat][item] < 0 or (item != GLORY and g.stock[seat][item] > CAP):
                raise PositionError(f"players[{seat}]: {g.stock[seat][item]} is off the track (MIC-RES-01)")
        if size(g.paws[seat]) > PAWS:
            raise PositionError(f"players[{seat}]: more than {PAWS} paws (MIC-COMP-07)")
        if size(g.owned[seat]) > TOKENS:
            raise PositionError(f"players[{seat}]: more than {TOKENS} ownership tokens (MIC-OWN-02)")
        settled = g.depth == 0 or not g.contents().names[g.line()].startswith("cut-camp")
        if settled and in_camp(g, seat) > camp_limit(g, seat):
            raise PositionError(f"players[{seat}].camp: more cards than the limit (MIC-CAMP-01)")
    if min(g.extra_actions, g.extra_turns, g.placements, g.doubles) < 0:
        raise PositionError("turn: a number is below 0 (MIC-TERM-02)")


def check_crypt(g: Mice) -> None:
    """One paw and one token to a place; chambers are owned, and have no chest."""
    paws: i64 = 0
    owned: i64 = 0
    places: i64 = g.crypt.every_spot | g.crypt.every_slot << SLOT_AT
    seat: i64
    spot: i64
    for seat in range(g.seats):
        if paws & g.paws[seat] or owned & g.owned[seat] or (g.paws[seat] | g.owned[seat]) & ~places:
            raise PositionError(f"players[{seat}]: two paws or tokens in one place, or one outside (MIC-PLACE-01)")
        paws |= g.paws[seat]
        owned |= g.owned[seat]
    if owned != g.open_spots | g.flipped << SLOT_AT:
        raise PositionError("crypt: chambers and flipped entrances are owned, and nothing else is (MIC-OWN-01)")
    for spot in range(MOST_SPOTS):
        if (g.chamber[spot] != NONE) != (g.open_spots >> spot & 1 == 1):
            raise PositionError(f"spots.{SPOT.word(int(spot))}: it holds a chamber, or it is empty (MIC-DEF-03)")
        if g.chamber[spot] != NONE and g.chest[spot] != NONE:
            raise PositionError("crypt: a chest lies on a chamber (MIC-OPEN-05)")
    if g.flipped & g.passages:
        raise PositionError("crypt: a flipped entrance has no passage token (MIC-HID-01)")


def check_cards(g: Mice) -> None:
    """Every card in play is in one place: deck, row, discard pile, camp, crypt, or before a player."""
    kind: i64
    i: i64
    for kind in range(2):
        seen: i64 = 0
        for one in groups_of(g, kind):
            if seen & one:
                raise PositionError(
                    f"cards: {CARD.word(int(kind * FIRST_ASSISTANT + lowest(seen & one)))} is there twice "
                    f"(MIC-COMP-0{2 + kind})"
                )
            seen |= one
        if seen != cards_in_play(g, kind):
            wrong = lowest(seen ^ cards_in_play(g, kind))
            raise PositionError(
                f"cards: {CARD.word(int(kind * FIRST_ASSISTANT + wrong))} is missing, or not in play (MIC-SETUP-03)"
            )
        if (g.top[kind] == NO_TOP) != (g.deck[kind] == 0):
            raise PositionError("decks: the top of a deck is seen if there is one (MIC-INFO-02)")
        if g.deck[kind] and not g.deck[kind] & g.parts.backs[kind * 2 + g.top[kind]]:
            raise PositionError("decks: no card of that colour is left (MIC-INFO-02)")
    i = size(g.factions)
    if i != g.crypt.factions:
        raise PositionError(f"factions: expected {g.crypt.factions}, got {i} (MIC-SETUP-03)")


def check_chests(g: Mice) -> None:
    """Twenty chests: on spots, before players, in the supply."""
    groups: list[int] = [int(g.supply)]
    groups += [1 << int(chest) for chest in g.chest if chest != NONE]
    for seat in range(g.seats):
        groups += [int(g.chests[seat]), int(g.used_chests[seat])]
    seen = 0
    for one in groups:
        if seen & one:
            raise PositionError(
                f"chests: {CARD.word(FIRST_CHEST + int(lowest(seen & one)))} is there twice (MIC-COMP-04)"
            )
        seen |= one
    if seen != (1 << CHESTS) - 1:
        raise PositionError("chests: one is missing (MIC-COMP-04)")


book.implements(check_crypt, "MIC-OWN-01", "MIC-PLACE-01")
