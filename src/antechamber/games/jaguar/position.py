"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import FormError, PositionError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data
from antechamber.core.notation import Domain, Words
from antechamber.core.parsing import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.tools import named
from antechamber.games.jaguar.bookmarks import performed, tokens_of
from antechamber.games.jaguar.components import (
    A_CHEST,
    AMULET_ACTIVATOR,
    AMULETS,
    CHECKPOINTS,
    CRYSTAL_BITS,
    CRYSTAL_MASK,
    CRYSTALS,
    ENTRANCE,
    FIRST_AMULET,
    HARMING,
    HEART_IDS,
    IN_PLAY,
    LEVEL_UP,
    LEVELS,
    MAP_AT,
    MOST_LEVELS,
    NONE,
    OPTIONS,
    ORDER_SPACES,
    OUTSIDE,
    RITUAL_AT,
    SQUARE_AT,
    TILE_IDS,
    TILES,
    TRAPS,
)
from antechamber.games.jaguar.occurring import check_what_occurs
from antechamber.games.jaguar.setup import lay_board
from antechamber.games.jaguar.state import Jaguar
from antechamber.games.jaguar.words import (
    AMULET,
    CHARACTER,
    CHEST,
    CRYSTAL,
    ESCAPE,
    JAGUAR,
    MAP,
    OBJECTIVE,
    RITUAL,
    SPACE,
    TAMING,
    TOKEN,
    TRAP,
)

TOP: Final = {
    "game", "options", "tiles", "turned", "heart_wall", "round", "items", "entries", "exits", "order", "ranking",
    "acts", "extra", "objectives", "dome", "checkpoint_crystals", "hearts_taken", "traps", "shield", "players", "turn",
    "solo", "winners", "stack", "chance", "sealed", "reveals",
}  # fmt: skip
OF_VIEW: Final = {"asked", "waiting", "legal", "answer"}
OF_PLAYER: Final = {
    "character", "place", "lying", "health", "curse", "curse_bonus", "was_cursed", "glory", "checkpoints", "amulets",
    "bag", "incorporated", "rituals", "maps", "used_maps", "chests", "hearts", "levels", "objectives", "door",
}  # fmt: skip
OF_TRAP: Final = {"trap", "activator"}
OF_HARMING_TRAP: Final = OF_TRAP | {"token", "revealed", "face_up"}
OF_TURN: Final = {"seat", "points", "spent", "running", "healed", "greens"}
OF_SOLO: Final = {
    "jaguar", "pile", "shown", "taming", "taming_shown", "taming_aside", "taming_taken", "blues",
    "hit", "activators", "extra_next",
}  # fmt: skip
TILE: Final = Words("tile", TILE_IDS)
HEART: Final = Words("heart_wall", HEART_IDS)
MOST: Final = 10**6  # of anything that a player can have; no game comes near, and it may still grow


def fill(g: Jaguar, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start, or follows from the rest."""
    refuse_unknown(data, TOP, "position")
    if not data.get("stack") and "winners" not in data:
        raise FormError("stack: say where the game stands, or who won it")
    if data.get("stack") and "winners" in data:
        raise FormError("winners: a game that was won does not go on; leave winners or stack out")
    fill_table(g, data)
    check_what_occurs(g, as_list(data.get("stack", []), "stack"))


def fill_seen(g: Jaguar, data: Data) -> None:
    """Fill a table with what a seat has seen of one. What it has not seen stays unknown."""
    refuse_unknown(data, TOP | OF_VIEW, "view")
    fill_table(g, data)


def fill_table(g: Jaguar, data: Data) -> None:
    load_layout(g, data)
    g.round = as_int(data.get("round", 1), "round", 0, int(g.parts.rounds))
    g.hearts_taken = as_int(data.get("hearts_taken", 0), "hearts_taken", 0, int(g.parts.hearts[g.seats]))
    for i, one in enumerate(up_to(data.get("objectives", []), IN_PLAY, "objectives")):
        g.objective[i] = maybe(OBJECTIVE, one, f"objectives[{i}]")
    load_items(g, as_dict(data.get("items", {}), "items"))
    load_entries(g, data)
    load_order(g, data)
    load_traps(g, data)
    players = as_list(data.get("players"), "players")
    if len(players) != g.seats:
        raise FormError(f"players: expected {g.seats}, got {len(players)}")
    for seat in range(g.seats):
        load_player(g, seat, as_dict(players[seat], f"players[{seat}]"), f"players[{seat}]")
    g.checkpoint_crystals = crystals_left(g, data, "checkpoint_crystals", g.checkpoint_crystals, 0)
    g.dome = crystals_left(g, data, "dome", g.dome, CHECKPOINTS - 1)
    if data.get("turn") is not None:
        load_turn(g, as_dict(data["turn"], "turn"))
    if g.agreed.solo:
        load_solo(g, as_dict(data.get("solo", {}), "solo"))
    elif "solo" in data:
        raise PositionError("solo: this is no solo game (JAG-OPT-01)")
    if "winners" in data:
        g.ended = True
        g.winning = seats_in(g, data["winners"], "winners")


# ---------------------------------------------------------------- words


def up_to(value: object, most: int, where: str) -> list[object]:
    found = as_list(value, where)
    if len(found) > most:
        raise FormError(f"{where}: expected up to {most}, got {len(found)}")
    return found


def maybe(domain: Domain, value: object, where: str) -> int:
    """A number from its word; NONE for nothing."""
    return NONE if value is None else named(domain, value, where)


def members(value: object, domain: Domain, where: str) -> int:
    """A set from the names of its members, as bits."""
    return sum([1 << named(domain, one, where) for one in each_once(value, where)])


def each_once(value: object, where: str) -> list[object]:
    """A list in which nothing is told twice."""
    found = as_list(value, where)
    for one in found:
        if found.count(one) > 1:
            raise FormError(f"{where}: {one!r} is there more than once")
    return found


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise FormError(f"{where}: expected true or false, got {value!r}")
    return value


def a_seat(g: Jaguar, value: object, where: str) -> int:
    return as_int(value, where, 1, int(g.seats)) - 1


def seats_in(g: Jaguar, value: object, where: str) -> int:
    """A set of seats, as bits."""
    return sum([1 << a_seat(g, number, where) for number in each_once(value, where)])


def load_activator(g: Jaguar, value: object, where: str) -> int:
    """Whose activator it is: {"seat": 1}, with "amulet": true for a yellow amulet."""
    if value is None:
        return NONE
    data = as_dict(value, where)
    refuse_unknown(data, {"seat", "amulet"}, where)
    amulet = flag(data.get("amulet", False), f"{where}.amulet")
    return a_seat(g, data.get("seat"), f"{where}.seat") | (AMULET_ACTIVATOR if amulet else 0)


def load_place(g: Jaguar, value: object, where: str) -> int:
    """Where a pawn stands: "c4", "before 2" or "left 2"."""
    if value is None:
        return NONE
    text = as_text(value, where)
    for word, first in (("before", ENTRANCE), ("left", OUTSIDE)):
        if text.startswith(f"{word} "):
            rows = [str(y + 1) for y in range(g.board.rows)]
            row = text.removeprefix(f"{word} ")
            if row not in rows:
                raise FormError(f"{where}: there is no row {row}")
            return first + rows.index(row)
    return load_space(g, text, where)


def load_space(g: Jaguar, value: object, where: str) -> int:
    space = named(SPACE, value, where)
    if space >= g.board.spaces:
        raise FormError(f"{where}: the board has no space {value}")
    return space


# ---------------------------------------------------------------- the board and the Temple


def load_layout(g: Jaguar, data: Data) -> None:
    tiles = [named(TILE, tile, "tiles") for tile in as_list(data.get("tiles", TILE_IDS), "tiles")]
    if sorted(tiles) != list(range(TILES)):
        raise PositionError("tiles: expected A, B, C and D, each once (JAG-SETUP-01)")
    for k in range(TILES):
        g.tiles[k] = tiles[k]
    for k, turned in enumerate(up_to(data.get("turned", []), TILES, "turned")):
        if flag(turned, f"turned[{k}]"):
            g.turned |= 1 << k
    g.heart_wall = named(HEART, data.get("heart_wall", HEART_IDS[0]), "heart_wall")
    lay_board(g)


def load_items(g: Jaguar, data: Data) -> None:
    for name, value in data.items():
        where = f"items.{name}"
        space = load_space(g, name, where)
        lying = as_dict(value, where)
        refuse_unknown(lying, {"crystals", "map", "ritual", "chest", "amulet"}, where)
        for colour in up_to(lying.get("crystals", []), CRYSTAL_MASK, f"{where}.crystals"):
            g.items[space] += 1 << CRYSTAL_BITS * named(CRYSTAL, colour, f"{where}.crystals")
        if "amulet" in lying and lying.get("chest"):
            raise FormError(f"{where}: expected a chest or an amulet on a square, got both")
        g.items[space] |= maybe(MAP, lying.get("map"), f"{where}.map") + 1 << MAP_AT
        g.items[space] |= maybe(RITUAL, lying.get("ritual"), f"{where}.ritual") + 1 << RITUAL_AT
        if flag(lying.get("chest", False), f"{where}.chest"):
            g.items[space] |= A_CHEST << SQUARE_AT
        elif "amulet" in lying:
            g.items[space] |= named(AMULET, lying["amulet"], f"{where}.amulet") + FIRST_AMULET << SQUARE_AT


def load_entries(g: Jaguar, data: Data) -> None:
    rows = int(g.board.rows)
    for y, value in enumerate(up_to(data.get("entries", []), rows, "entries")):
        entry = as_dict(value, f"entries[{y}]")
        refuse_unknown(entry, {"open", "ritual", "amulet"}, f"entries[{y}]")
        g.entry_ritual[y] = maybe(RITUAL, entry.get("ritual"), f"entries[{y}].ritual")
        g.entry_amulet[y] = maybe(AMULET, entry.get("amulet"), f"entries[{y}].amulet")
        is_open = bool(g.board.starts >> y & 1)
        if flag(entry.get("open", is_open), f"entries[{y}].open") != is_open:
            raise PositionError(f"entries[{y}].open: a row is open that has no wall on its left edge (JAG-SETUP-16)")
    for y, value in enumerate(up_to(data.get("exits", []), rows, "exits")):
        g.exits[y] = maybe(ESCAPE, value, f"exits[{y}]")


def crystals_left(g: Jaguar, data: Data, name: str, laid_out: i64, checkpoint: int) -> i64:
    """Crystals on the Temple board; if they are left out, players who reached the checkpoint took the first ones."""
    if name in data:
        return members(data[name], CRYSTAL, name)
    for seat in range(g.seats):
        if g.reached[seat] >> checkpoint & 1:
            laid_out &= laid_out - 1
    return laid_out


def load_order(g: Jaguar, data: Data) -> None:
    for i, value in enumerate(up_to(data.get("order", []), ORDER_SPACES, "order")):
        g.order[i] = load_activator(g, value, f"order[{i}]")
    load_ranks(g, g.ranking, data.get("ranking"), "ranking")
    load_ranks(g, g.acts, data.get("acts"), "acts")
    g.extra = NONE if data.get("extra") is None else a_seat(g, data["extra"], "extra")


def load_ranks(g: Jaguar, ranks: vec[i64], value: object, where: str) -> None:
    """All seats in some order."""
    if value is None:
        return
    found = [a_seat(g, seat, where) for seat in as_list(value, where)]
    if sorted(found) != list(range(g.seats)):
        raise FormError(f"{where}: expected each seat once")
    for i in range(g.seats):
        ranks[i] = found[i]


def load_traps(g: Jaguar, data: Data) -> None:
    traps = up_to(data.get("traps", []), TRAPS, "traps")
    for position in range(len(traps)):
        where = f"traps[{position}]"
        trap = as_dict(traps[position], where)
        refuse_unknown(trap, OF_TRAP if position >= HARMING else OF_HARMING_TRAP, where)
        g.trap_at[position] = named(TRAP, trap.get("trap"), f"{where}.trap")
        g.activator[position] = load_activator(g, trap.get("activator"), f"{where}.activator")
        if position >= HARMING:
            continue
        if trap.get("token") is not None:
            g.token[position] = load_token(g, position, trap["token"], f"{where}.token")
        if flag(trap.get("revealed", False), f"{where}.revealed"):
            g.revealed |= 1 << position
        for one in each_once(trap.get("face_up", []), f"{where}.face_up"):
            g.faces[position] |= 1 << load_token(g, position, one, f"{where}.face_up")
    check_places_of_traps(g)
    shield = maybe(TRAP, data.get("shield"), "shield")
    if shield != NONE:
        g.shield = g.position_of(shield)


def check_places_of_traps(g: Jaguar) -> None:
    traps = [int(trap) for trap in g.trap_at]
    if sorted(traps[:HARMING]) + traps[HARMING:] != list(range(TRAPS)):
        raise PositionError("traps: the harming ones come first, then Secret door and Flood (JAG-SETUP-03)")


def load_token(g: Jaguar, position: int, value: object, where: str) -> int:
    """One of the three tokens of a trap."""
    token = named(TOKEN, value, where) - int(g.trap_at[position]) * OPTIONS
    if not 0 <= token < OPTIONS:
        raise PositionError(f"{where}: {value} is no token of this trap (JAG-TRAP-02)")
    return token


# ---------------------------------------------------------------- players, the turn, solo


def load_player(g: Jaguar, seat: int, data: Data, where: str) -> None:
    refuse_unknown(data, OF_PLAYER, where)
    g.character[seat] = maybe(CHARACTER, data.get("character"), f"{where}.character")
    g.place[seat] = load_place(g, data.get("place"), f"{where}.place")
    g.lying |= flag(data.get("lying", False), f"{where}.lying") << seat
    g.health[seat] = on_track(g, data.get("health", int(g.health[seat])), f"{where}.health")
    g.curse[seat] = on_track(g, data.get("curse", int(g.curse[seat])), f"{where}.curse")
    g.was_cursed |= flag(data.get("was_cursed", bool(g.cursed(seat))), f"{where}.was_cursed") << seat
    g.glory[seat] = as_int(data.get("glory", int(g.glory[seat])), f"{where}.glory", 0, MOST)
    for n in each_once(data.get("checkpoints", []), f"{where}.checkpoints"):
        g.reached[seat] |= 1 << as_int(n, f"{where}.checkpoints", 1, CHECKPOINTS) - 1
    load_counts(g.amulets, seat * AMULETS, AMULET, data.get("amulets", {}), f"{where}.amulets")
    load_counts(g.bag, seat * CRYSTALS, CRYSTAL, data.get("bag", {}), f"{where}.bag")
    g.pouch[seat] = members(data.get("rituals", []), RITUAL, f"{where}.rituals")
    g.used_maps[seat] = members(data.get("used_maps", []), MAP, f"{where}.used_maps")
    g.maps[seat] = members(data.get("maps", []), MAP, f"{where}.maps")
    if g.maps[seat] & g.used_maps[seat]:
        raise PositionError(f"{where}.maps: a piece is there that was used as well (JAG-HEART-02)")
    g.maps[seat] |= g.used_maps[seat]
    g.chests[seat] = members(data.get("chests", []), CHEST, f"{where}.chests")
    g.hearts[seat] = as_int(data.get("hearts", 0), f"{where}.hearts", 0, int(g.parts.hearts[g.seats]))
    load_levels(g, seat, data.get("levels", []), f"{where}.levels")
    load_incorporated(g, seat, data, f"{where}.incorporated")
    if not flag(data.get("curse_bonus", not has_used_bonus(g, seat)), f"{where}.curse_bonus"):
        g.bonus &= ~(1 << seat)
    for one in each_once(data.get("objectives", []), f"{where}.objectives"):
        g.marked[seat] |= 1 << load_objective(g, one, f"{where}.objectives")
    for i, space in enumerate(up_to(data.get("door", []), 2, f"{where}.door")):
        g.door[seat * 2 + i] = NONE if space is None else load_space(g, space, f"{where}.door")


def has_used_bonus(g: Jaguar, seat: int) -> bool:
    """Whether the curse bonus must have been taken: there are no curses, or Level-up tokens that it explains."""
    return bool(g.curse[seat] == 0 or tokens_of(g, seat).count(LEVEL_UP) > g.reached[seat] & 1)


def on_track(g: Jaguar, value: object, where: str) -> int:
    """A place on the track of health and curses."""
    most = int(g.parts.most_health)
    number = as_int(value, where, 0)
    if number > most:
        raise PositionError(f"{where}: {number} is not on the track, which ends with {most} (JAG-HEAL-03)")
    return number


def load_counts(row: vec[i64], first: int, domain: Domain, value: object, where: str) -> None:
    for name, n in as_dict(value, where).items():
        row[first + named(domain, name, where)] = as_int(n, f"{where}.{name}", 0, MOST)


def load_objective(g: Jaguar, value: object, where: str) -> int:
    """The place of an Objective among those in play."""
    objective = named(OBJECTIVE, value, where)
    for i in range(IN_PLAY):
        if g.objective[i] == objective:
            return i
    raise PositionError(f"{where}: the Objective {value} is not in play (JAG-SETUP-11)")


def load_levels(g: Jaguar, seat: int, value: object, where: str) -> None:
    levels = up_to(value, MOST_LEVELS, where)
    g.levels[seat] = len(levels)
    for i in range(len(levels)):
        token = as_dict(levels[i], f"{where}[{i}]")
        refuse_unknown(token, {"slot", "token", "pending"}, f"{where}[{i}]")
        name = token.get("token", "level_up")
        ritual = LEVEL_UP if name == "level_up" else named(RITUAL, name, f"{where}[{i}].token")
        g.level_token[seat * MOST_LEVELS + i] = ritual
        g.pending[seat] |= flag(token.get("pending", False), f"{where}[{i}].pending") << i
        slot = i + 1 if i < LEVELS else 1
        if token.get("slot", slot) != slot:
            raise PositionError(f"{where}[{i}].slot: this token goes into slot {slot} (JAG-F-LVL-01)")


def load_incorporated(g: Jaguar, seat: int, data: Data, where: str) -> None:
    """Crystals that are incorporated; if they are left out, those of the rituals that were performed."""
    if "incorporated" in data:
        load_counts(g.pool, seat * CRYSTALS, CRYSTAL, data["incorporated"], where)
        return
    for ritual in performed(g, seat):
        for colour in range(CRYSTALS):
            g.pool[seat * CRYSTALS + colour] += g.parts.needs[ritual * CRYSTALS + colour]


def load_turn(g: Jaguar, data: Data) -> None:
    refuse_unknown(data, OF_TURN, "turn")
    g.acting = a_seat(g, data.get("seat"), "turn.seat")
    g.points = as_int(data.get("points", 0), "turn.points", 0, MOST)
    g.spent = as_int(data.get("spent", 0), "turn.spent", 0, MOST)
    g.running = flag(data.get("running", False), "turn.running")
    g.healed = as_int(data.get("healed", 0), "turn.healed", 0, MOST)
    g.greens = as_int(data.get("greens", 0), "turn.greens", 0, MOST)


def load_solo(g: Jaguar, data: Data) -> None:
    refuse_unknown(data, OF_SOLO, "solo")
    g.jaguar = NONE if data.get("jaguar") is None else load_space(g, data["jaguar"], "solo.jaguar")
    for name, domain in (("pile", JAGUAR), ("shown", JAGUAR)):
        if name in data:
            bits = members(data[name], domain, f"solo.{name}")
            if name == "pile":
                g.pile = bits
            else:
                g.shown = bits
    g.taming_shown = members(data.get("taming_shown", []), TAMING, "solo.taming_shown")
    g.taming_aside = members(data.get("taming_aside", []), TAMING, "solo.taming_aside")
    g.taming_taken = members(data.get("taming_taken", []), TAMING, "solo.taming_taken")
    g.taming &= ~(g.taming_shown | g.taming_aside | g.taming_taken)
    if "taming" in data:
        g.taming = members(data["taming"], TAMING, "solo.taming")
    g.jaguar_blues = as_int(data.get("blues", 0), "solo.blues", 0, MOST)
    g.temple_hit = flag(data.get("hit", False), "solo.hit")
    g.activators = as_int(data.get("activators", 0), "solo.activators", 0, MOST)
    g.extra_next = as_int(data.get("extra_next", 0), "solo.extra_next", 0, MOST)
