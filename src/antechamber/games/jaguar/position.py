"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import FormError, PositionError
from antechamber.core.field_data import read_fields, seats_from
from antechamber.core.fields import YES_OR_NO
from antechamber.core.ints import i64
from antechamber.core.kernel import Data
from antechamber.core.parsing import as_dict, as_int, as_list, refuse_unknown
from antechamber.core.positions import NAMES, NAMES_IN_VIEW
from antechamber.core.rows import Row
from antechamber.core.tools import named
from antechamber.games.jaguar.bookmarks import performed, tokens_of
from antechamber.games.jaguar.components import (
    AMULET_ACTIVATOR,
    CHECKPOINTS,
    CRYSTALS,
    ENTRANCE,
    HARMING,
    IN_PLAY,
    LEVEL_UP,
    LEVELS,
    MOST_LEVELS,
    NONE,
    OPTIONS,
    OUTSIDE,
    SPACES,
    TILE_IDS,
    TILES,
    TRAPS,
)
from antechamber.games.jaguar.domains import LEVEL_TOKEN, MAP_SET
from antechamber.games.jaguar.occurring import check_what_occurs
from antechamber.games.jaguar.setup import lay_board
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.words import OBJECTIVE, SPACE, TOKEN, TRAP

EACH_TILE: Final = "tiles: expected A, B, C and D, each once (JAG-SETUP-01)"


def fill(g: Jaguar, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start, or follows from the rest."""
    refuse_unknown(data, g.layout().names() | NAMES, "position")
    if not data.get("stack") and "winners" not in data:
        raise FormError("stack: say where the game stands, or who won it")
    if data.get("stack") and "winners" in data:
        raise FormError("winners: a game that was won does not go on; leave winners or stack out")
    fill_table(g, data)
    check_what_occurs(g, as_list(data.get("stack", []), "stack"))


def fill_seen(g: Jaguar, data: Data) -> None:
    """Fill a table with what a seat has seen of one. What it has not seen stays unknown."""
    refuse_unknown(data, g.layout().names() | NAMES | NAMES_IN_VIEW, "view")
    fill_table(g, data)


def fill_table(g: Jaguar, data: Data) -> None:
    g.round = 1
    if "players" not in data:
        raise FormError(f"players: expected {g.seats}, got none")
    if len(as_list(data.get("tiles", TILE_IDS), "tiles")) != TILES:
        raise PositionError(EACH_TILE)
    read_fields(g, {**data, "entries": without_open(as_list(data.get("entries", []), "entries"))})
    read_parts(g, data)
    check_layout(g)
    check_entrances(g, as_list(data.get("entries", []), "entries"))
    check_limits(g)
    check_places(g)
    read_traps(g, as_list(data.get("traps", []), "traps"))
    shield = data.get("shield")
    if shield is not None:
        g.shield = g.position_of(named(TRAP, shield, "shield"))
    players = as_list(data["players"], "players")
    for seat in range(g.seats):
        read_player(g, seat, as_dict(players[seat], f"players[{seat}]"), f"players[{seat}]")
    if "checkpoint_crystals" not in data:
        g.checkpoint_crystals = crystals_left(g, g.checkpoint_crystals, 0)
    if "dome" not in data:
        g.dome = crystals_left(g, g.dome, CHECKPOINTS - 1)
    if "winners" in data:
        g.ended = True
        g.winning = seats_from(g, data["winners"], "winners")


# ---------------------------------------------------------------- the turn, and what only solo has


def read_parts(g: Jaguar, data: Data) -> None:
    if data.get("turn") is not None:
        read_part(g, "turn", data["turn"])
        if g.acting == NONE:
            raise FormError("turn.seat: say whose turn it is")
    if "solo" in data and not g.agreed.solo:
        raise PositionError("solo: this is no solo game (JAG-OPT-01)")
    if "solo" in data:
        read_part(g, "solo", data["solo"])
        if "taming" not in as_dict(data["solo"], "solo"):
            g.taming &= ~(g.taming_shown | g.taming_aside | g.taming_taken)


def read_part(g: Jaguar, name: str, value: object) -> None:
    part = as_dict(value, name)
    refuse_unknown(part, g.layout().names(name), name)
    read_fields(g, part, name)


# ---------------------------------------------------------------- the board and the Temple


def check_layout(g: Jaguar) -> None:
    """Each tile and seat is there once. The board is that of the tiles."""
    if sorted(g.tiles) != list(range(TILES)):
        raise PositionError(EACH_TILE)
    lay_board(g)
    for name, ranks in (("ranking", g.ranking), ("acts", g.acts)):
        if sorted(ranks) != list(range(g.seats)):
            raise FormError(f"{name}: expected each seat once")
    check_activators(g, g.order, "order", "")
    check_activators(g, g.activator, "traps", ".activator")


def check_activators(g: Jaguar, holders: Row, name: str, field: str) -> None:
    """They belong to seats of this table."""
    for i, holder in enumerate(holders):
        if holder != NONE:
            as_int((holder & ~AMULET_ACTIVATOR) + 1, f"{name}[{i}]{field}.seat", 1, int(g.seats))


def without_open(entries: list[object]) -> list[object]:
    """What is told of the entrances without which are open: that follows from the tiles."""
    return [{name: one[name] for name in one if name != "open"} if isinstance(one, dict) else one for one in entries]


def check_entrances(g: Jaguar, entries: list[object]) -> None:
    for y in range(len(entries)):
        where = f"entries[{y}]"
        is_open = bool(g.board.starts >> y & 1)
        if named(YES_OR_NO, as_dict(entries[y], where).get("open", is_open), f"{where}.open") != is_open:
            raise PositionError(f"{where}.open: a row is open that has no wall on its left edge (JAG-SETUP-16)")


def check_limits(g: Jaguar) -> None:
    """Rounds, shards and the track of health and curses end somewhere, as the components say."""
    as_int(int(g.round), "round", 0, int(g.parts.rounds))
    shards = int(g.parts.hearts[g.seats])
    as_int(int(g.hearts_taken), "hearts_taken", 0, shards)
    most = int(g.parts.most_health)
    for seat in range(g.seats):
        as_int(int(g.hearts[seat]), f"players[{seat}].hearts", 0, shards)
        for name, number in (("health", int(g.health[seat])), ("curse", int(g.curse[seat]))):
            if number > most:
                where = f"players[{seat}].{name}"
                raise PositionError(f"{where}: {number} is not on the track, which ends with {most} (JAG-HEAL-03)")


def check_places(g: Jaguar) -> None:
    """Whoever and whatever is somewhere is where this board has a space or row."""
    for seat in range(g.seats):
        check_place(g, int(g.place[seat]), f"players[{seat}].place")
        for i in range(len(g.door[seat])):
            check_place(g, int(g.door[seat][i]), f"players[{seat}].door")
    check_place(g, int(g.jaguar), "solo.jaguar")


def check_place(g: Jaguar, place: int, where: str) -> None:
    if g.board.spaces <= place < SPACES:
        raise FormError(f"{where}: the board has no space {SPACE.word(place)}")
    row = place - (OUTSIDE if place >= OUTSIDE else ENTRANCE)
    if row >= g.board.rows:
        raise FormError(f"{where}: there is no row {row + 1}")


def crystals_left(g: Jaguar, laid_out: i64, checkpoint: int) -> i64:
    """Crystals of the Temple board that are not told of: players who reached the checkpoint took the first ones."""
    for seat in range(g.seats):
        if g.reached[seat] >> checkpoint & 1:
            laid_out &= laid_out - 1
    return laid_out


def read_traps(g: Jaguar, traps: list[object]) -> None:
    """Their names must be told, since the words of their tokens depend on them."""
    for position in range(len(traps)):
        where = f"traps[{position}]"
        trap = as_dict(traps[position], where)
        if "trap" not in trap:
            raise FormError(f"{where}.trap: expected a trap, got none")
        if trap.get("token") is not None:
            g.token[position] = token_of(g, position, trap["token"], f"{where}.token")
        for one in each_once(trap.get("face_up", []), f"{where}.face_up"):
            g.faces[position] |= 1 << token_of(g, position, one, f"{where}.face_up")
    places = [*g.trap_at]
    if sorted(places[:HARMING]) + places[HARMING:] != list(range(TRAPS)):
        raise PositionError("traps: the harming ones come first, then Secret door and Flood (JAG-SETUP-03)")


def token_of(g: Jaguar, position: int, value: object, where: str) -> int:
    """One of the three tokens of a trap."""
    token = named(TOKEN, value, where) - int(g.trap_at[position]) * OPTIONS
    if not 0 <= token < OPTIONS:
        raise PositionError(f"{where}: {value} is no token of this trap (JAG-TRAP-02)")
    return token


def each_once(value: object, where: str) -> list[object]:
    """A list in which nothing is told twice."""
    found = as_list(value, where)
    for one in found:
        if found.count(one) > 1:
            raise FormError(f"{where}: {one!r} is there more than once")
    return found


# ---------------------------------------------------------------- players


def read_player(g: Jaguar, seat: int, data: Data, where: str) -> None:
    """What depends on several fields, and what follows from others if it is left out."""
    g.maps[seat] = named(MAP_SET, data.get("maps", []), f"{where}.maps")
    if g.maps[seat] & g.used_maps[seat]:
        raise PositionError(f"{where}.maps: a piece is there that was used as well (JAG-HEART-02)")
    g.maps[seat] |= g.used_maps[seat]
    read_levels(g, seat, as_list(data.get("levels", []), f"{where}.levels"), f"{where}.levels")
    for one in each_once(data.get("objectives", []), f"{where}.objectives"):
        g.marked[seat] |= 1 << dome_of(g, one, f"{where}.objectives")
    if "was_cursed" not in data and g.cursed(seat):
        g.was_cursed |= 1 << seat
    if "incorporated" not in data:
        for ritual in performed(g, seat):
            for colour in range(CRYSTALS):
                g.pool[seat][colour] += g.parts.needs[ritual * CRYSTALS + colour]
    if "curse_bonus" not in data and has_used_bonus(g, seat):
        g.bonus &= ~(1 << seat)


def has_used_bonus(g: Jaguar, seat: int) -> bool:
    """Whether the curse bonus must have been taken: there are no curses, or Level-up tokens that it explains."""
    return bool(g.curse[seat] == 0 or tokens_of(g, seat).count(LEVEL_UP) > g.reached[seat] & 1)


def dome_of(g: Jaguar, value: object, where: str) -> int:
    """The place of an Objective among those in play."""
    objective = named(OBJECTIVE, value, where)
    for i in range(IN_PLAY):
        if g.objective[i] == objective:
            return i
    raise PositionError(f"{where}: the Objective {value} is not in play (JAG-SETUP-11)")


def read_levels(g: Jaguar, seat: int, levels: list[object], where: str) -> None:
    if len(levels) > MOST_LEVELS:
        raise FormError(f"{where}: expected up to {MOST_LEVELS}, got {len(levels)}")
    g.levels[seat] = len(levels)
    for i in range(len(levels)):
        token = as_dict(levels[i], f"{where}[{i}]")
        refuse_unknown(token, {"slot", "token", "pending"}, f"{where}[{i}]")
        g.level_token[seat][i] = named(LEVEL_TOKEN, token.get("token", "level_up"), f"{where}[{i}].token")
        g.pending[seat] |= named(YES_OR_NO, token.get("pending", False), f"{where}[{i}].pending") << i
        slot = i + 1 if i < LEVELS else 1
        if token.get("slot", slot) != slot:
            raise PositionError(f"{where}[{i}].slot: this token goes into slot {slot} (JAG-F-LVL-01)")
