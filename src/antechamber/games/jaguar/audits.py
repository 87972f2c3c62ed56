"""No piece is lost or doubled, and no number out of bounds: what must be true of the table at every question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.core.bits import bit, size
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64
from antechamber.games.jaguar.components import (
    AMULETS,
    CRYSTALS,
    HARMING,
    HEART_IDS,
    MOST_ROWS,
    NONE,
    OPTIONS,
    REMOVED,
    RIGHT_OF_4,
    RITUALS,
    ROUND_OF_ALL_TOKENS,
    TAMINGS,
    TRAPS,
    TURNED_UP,
)
from antechamber.games.jaguar.temple import apart
from antechamber.games.jaguar.view import under_way
from antechamber.games.jaguar.words import RITUAL, SPACE

if TYPE_CHECKING:  # the state is audited by these functions, so it imports this module
    from antechamber.games.jaguar.state import Jaguar


def audit_table(g: Jaguar) -> None:
    """Go through all that can be wrong."""
    seat: i64
    for seat in range(g.seats):
        audit_player(g, seat)
    audit_characters(g)
    audit_rituals(g)
    audit_maps(g)
    audit_hearts(g)
    audit_traps(g)
    audit_heart_wall(g)
    if g.extra != NONE and (g.seats != 3 or g.round >= g.parts.opening_round):
        raise PositionError("extra: only 3 players have a second activator, and not in rounds 7 and 8 (JAG-3P-01)")
    if g.agreed.solo and not g.ended:
        audit_solo(g)


def audit_player(g: Jaguar, seat: i64) -> None:
    where = f"players[{seat}]"
    if not 0 <= g.health[seat] <= g.parts.most_health:
        raise PositionError(f"{where}.health: {g.health[seat]} is not on the track (JAG-HEAL-03)")
    if not 0 <= g.curse[seat] <= g.parts.most_health:
        raise PositionError(f"{where}.curse: {g.curse[seat]} is not on the track (JAG-HEAL-03)")
    if g.glory[seat] < 0:
        raise PositionError(f"{where}.glory: below the first step (JAG-DMG-01)")
    i: i64
    for i in range(AMULETS):
        if g.amulets[seat][i] < 0:
            raise PositionError(f"{where}.amulets: a number is below 0 (JAG-AMU-01)")
    for i in range(CRYSTALS):
        if g.bag[seat][i] < 0 or g.pool[seat][i] < 0:
            raise PositionError(f"{where}.bag: a number is below 0 (JAG-RIT-01)")
    if g.used_maps[seat] & ~g.maps[seat]:
        raise PositionError(f"{where}.used_maps: a piece is used that is not owned (JAG-HEART-02)")
    if g.pending[seat] >> g.levels[seat]:
        raise PositionError(f"{where}.levels: a token is pending that is not there (JAG-F-CURSE-02)")
    if g.pending[seat] and not g.cursed(seat) and "fate" not in under_way(g):
        raise PositionError(f"{where}.levels: tokens are pending only while the player is cursed (JAG-F-CURSE-02)")
    audit_door(g.door[seat][0], g.door[seat][1], g.parts.door_distance, f"{where}.door")
    if g.inside(seat) and (g.place[seat] >= g.board.spaces or g.closed(g.place[seat])):
        raise PositionError(f"{where}.place: nobody stands there now (JAG-BOARD-07)")


def audit_door(one: i64, other: i64, most: i64, where: str) -> None:
    """The markers of a Secret door lie on different spaces, not too far from each other."""
    if NONE in (one, other):
        return
    if one == other:
        raise PositionError(f"{where}: the two markers lie on different spaces (JAG-DOOR-01)")
    if apart(one, other) > most:
        raise PositionError(
            f"{where}: {SPACE.word(int(one))} and {SPACE.word(int(other))} are {apart(one, other)} spaces apart, "
            f"and a Secret door spans {most} at most (JAG-DOOR-01)"
        )


def audit_rituals(g: Jaguar) -> None:
    """A ritual lies on one space, beside one row, in one pouch or in one level slot."""
    found: i64 = 0
    twice: i64 = 0
    i: i64
    seat: i64
    for i in range(g.board.spaces):
        if g.ritual_on(i) != NONE:
            twice |= found & bit(g.ritual_on(i))
            found |= bit(g.ritual_on(i))
    for i in range(MOST_ROWS):
        if g.entry_ritual[i] != NONE:
            twice |= found & bit(g.entry_ritual[i])
            found |= bit(g.entry_ritual[i])
    for seat in range(g.seats):
        twice |= found & g.pouch[seat]
        found |= g.pouch[seat]
        for i in range(g.levels[seat]):
            token: i64 = g.level_token[seat][i]
            if token < RITUALS:
                twice |= found & bit(token)
                found |= bit(token)
    for i in range(RITUALS):
        if twice >> i & 1:
            raise PositionError(f"players: the ritual {RITUAL.word(int(i))} is there twice (JAG-RIT-01)")


def audit_maps(g: Jaguar) -> None:
    """A map piece lies on one space or belongs to one player; so does a chest that was opened."""
    maps: i64 = 0
    chests: i64 = 0
    i: i64
    seat: i64
    for i in range(g.board.spaces):
        if g.map_on(i) != NONE:
            if maps >> g.map_on(i) & 1:
                raise PositionError("items: a map piece is there twice (JAG-TAKE-04)")
            maps |= bit(g.map_on(i))
    for seat in range(g.seats):
        if maps & g.maps[seat] or chests & g.chests[seat]:
            raise PositionError(f"players[{seat}]: a map piece or chest is there twice (JAG-TAKE-04)")
        maps |= g.maps[seat]
        chests |= g.chests[seat]


def audit_hearts(g: Jaguar) -> None:
    """Shards that were taken are with the players."""
    found: i64 = 0
    seat: i64
    for seat in range(g.seats):
        found += g.hearts[seat]
    if found != g.hearts_taken or found > g.parts.hearts[g.seats]:
        raise PositionError(f"players: {found} Heart shards were taken, not {g.hearts_taken} (JAG-HEART-01)")


def audit_traps(g: Jaguar) -> None:
    """Every trap has its place, and a harming one of a player its token, unless that is being chosen."""
    traps = [int(trap) for trap in g.trap_at]
    if sorted(traps[:HARMING]) + traps[HARMING:] != list(range(TRAPS)):
        raise PositionError("traps: the harming ones come first, then Secret door and Flood (JAG-SETUP-03)")
    choosing: i64 = g.choosing()
    position: i64
    for position in range(HARMING):
        if g.owner(position) != NONE and position != choosing and not 0 <= g.token[position] < OPTIONS:
            raise PositionError(f"traps[{position}].token: an activated trap has a token (JAG-TRAP-02)")


def audit_characters(g: Jaguar) -> None:
    """No two players have the same one."""
    found: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.character[seat] != NONE:
            if found >> g.character[seat] & 1:
                raise PositionError("players: two players have the same character (JAG-SETUP-04)")
            found |= bit(g.character[seat])


def audit_heart_wall(g: Jaguar) -> None:
    """It stands left of #4, from round 7 on right of it, and in the Escape it is gone."""
    escaping: bool = "escaping" in under_way(g)
    fits: bool = (g.heart_wall == RIGHT_OF_4) == (g.round >= g.parts.opening_round) and not escaping
    if g.heart_wall == REMOVED:
        fits = g.last_round() and not g.agreed.basic and (escaping or g.ended)
    if not fits:
        where = HEART_IDS[g.heart_wall]
        raise PositionError(f"heart_wall: {where} does not fit round {g.round} as it stands (JAG-BOARD-05)")


def audit_solo(g: Jaguar) -> None:
    """The player lives, and the Jaguar is where it can be."""
    if g.health[0] == 0:
        raise PositionError("players[0].health: without health the game is over (JAG-S-END-01)")
    if g.jaguar != NONE and g.closed(g.jaguar):
        raise PositionError("solo.jaguar: the Jaguar is not on tile #4 now (JAG-BOARD-07)")
    audit_jaguar_tokens(g)
    audit_taming_tokens(g)


def audit_jaguar_tokens(g: Jaguar) -> None:
    """A token is there once, and there are two for each round until the pile is renewed."""
    if g.pile & g.shown:
        raise PositionError("solo.pile: a token is there twice (JAG-S-REF-03)")
    renewed: i64 = g.parts.rounds + 1
    if g.round < ROUND_OF_ALL_TOKENS:
        renewed = ROUND_OF_ALL_TOKENS
    elif g.round < g.parts.opening_round or {"solo-refresh", "objective"} <= under_way(g):
        renewed = g.parts.opening_round
    if size(g.pile | g.shown) < TURNED_UP * (renewed - max(g.round, 1)):
        raise PositionError(f"solo.pile: too few tokens for the rounds before {renewed} (JAG-S-REF-03)")


def audit_taming_tokens(g: Jaguar) -> None:
    """A token is there once, and one a round at most was taken."""
    found: i64 = 0
    for tokens in (g.taming, g.taming_shown, g.taming_aside):
        if found & tokens:
            raise PositionError("solo.taming: a token is there twice (JAG-S-TAME-01)")
        found |= tokens
    if found & g.taming_taken:
        raise PositionError("solo.taming_taken: a token is there twice (JAG-S-TAME-01)")
    if TAMINGS - size(found) > g.round:
        raise PositionError("solo.taming: one token a round is taken, so more must be left (JAG-S-TAME-01)")
