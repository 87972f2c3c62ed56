"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import size
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data
from antechamber.core.notation import Domain, Words
from antechamber.core.positions import read_with
from antechamber.core.reading import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.tools import named
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
    MOST_SEATS,
    NONE,
    OPTIONS,
    ORDER_SPACES,
    OUTSIDE,
    REMOVED,
    RITUAL_AT,
    SPACES,
    SQUARE_AT,
    TAME_RITUAL,
    TILE_IDS,
    TILES,
    TRAPS,
    TURNED_UP,
)
from antechamber.games.jaguar.setup import lay_board
from antechamber.games.jaguar.showing import REACTION_BITS
from antechamber.games.jaguar.state import CHOOSING, Jaguar, book
from antechamber.games.jaguar.water import HOW, STAYS
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
OF_TURN: Final = {"seat", "points", "spent", "running", "healed", "greens"}
OF_SOLO: Final = {
    "jaguar", "pile", "shown", "taming", "taming_shown", "taming_aside", "taming_taken", "blues",
    "hit", "activators", "extra_next",
}  # fmt: skip
SETTING_UP: Final = {"setup", "character", "start", "prepare-solo"}
AT_THE_BOTTOM: Final = {"setup", "round", "solo-round", "escaping", "scoring"}
ONLY_SOLO: Final = {"prepare-solo", "solo-round", "solo-refresh", "temple", "prowl", "taming", "fetch", "tamed-walk"}
NOT_SOLO: Final = {"round", "refresh", "setting"}
REWARDS: Final = {"fate", "level", "climb", "checkpoint-1", "checkpoint-3", "objective", "blessing", "chest"}
BELOW: Final = {
    "character": {"setup"}, "start": {"setup"}, "prepare-solo": {"solo-round"}, "refresh": {"round"},
    "solo-refresh": {"solo-round"}, "hunt": {"refresh", "solo-refresh"}, "setting": {"round"},
    "trap": {"setting", "solo-round"}, "turn": {"round", "solo-round"}, "harm": {"round", "solo-round"},
    "suffering": {"harm", "temple"}, "door": {"round", "solo-round", "flood", "wave"},
    "flood": {"round", "solo-round", "wave", "taming"}, "wave": {"round", "solo-round"}, "free-take": {"flood", "wave"},
    "temple": {"solo-round"}, "prowl": {"solo-round"}, "taming": {"solo-round"}, "fetch": {"taming"},
    "tamed-walk": {"taming"}, "escape": {"escaping"},
    **dict.fromkeys(REWARDS, REWARDS | {
        "turn", "free-take", "harm", "suffering", "flood", "wave", "temple", "prowl", "escape", "taming", "fetch",
        "tamed-walk", "refresh", "solo-refresh",
    }),
}  # fmt: skip
# For each procedure in which a game may stop, those that may have begun it. Rewards come in the middle of nearly all.
BEFORE_ENTERING: Final = SETTING_UP | {"setting", "trap", "turn"} | REWARDS  # what a pawn may wait outside for
ENTERING: Final = {"round/set_traps", "round/act_in_turn", "solo-round/act"}  # and where the round may be then
STOPS_IN_SETUP: Final = {"setup/choose_characters_in_turn", "setup/choose_starts_in_turn"}
IN_TURN: Final = {*STOPS_IN_SETUP, "refresh/mark_objectives_in_turn", "solo-refresh/mark_objectives_in_turn"}
MOST_STEPS: Final = 40  # of anything that a frame counts
CARDS: Final = {"level": LEVELS, "harm": HARMING, "suffering": HARMING, "temple": HARMING, "fetch": TAME_RITUAL + 1}
MEMOS: Final = {
    "harm": 1 << MOST_SEATS,
    "flood": 1 << MOST_SEATS * REACTION_BITS,
    "prowl": 2,
    "trap": AMULET_ACTIVATOR + 1,
}
TILE: Final = Words("tile", TILE_IDS)
HEART: Final = Words("heart_wall", HEART_IDS)
MOST: Final = 200  # of anything that a player can have; no game comes near


def fill(g: Jaguar, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start."""
    refuse_unknown(data, TOP, "position")
    if not data.get("stack") and "winners" not in data:
        raise PositionError("stack: say where the game stands, or who won it")
    if data.get("stack") and "winners" in data:
        raise PositionError("winners: a game that was won does not go on; leave winners or stack out")
    fill_table(g, data)
    check_stack(g, as_list(data.get("stack", []), "stack"))


def fill_seen(g: Jaguar, data: Data) -> None:
    """Fill a table with what a seat has seen of one. What it has not seen stays unknown."""
    refuse_unknown(data, TOP | OF_VIEW, "view")
    fill_table(g, data)


def fill_table(g: Jaguar, data: Data) -> None:
    load_layout(g, data)
    g.round = as_int(data.get("round", 1), "round", 0, int(g.parts.rounds))
    g.dome = members(data.get("dome", ["purple", "yellow", "blue", "green"]), CRYSTAL, "dome")
    g.checkpoint_crystals = members(data.get("checkpoint_crystals", ["blue", "green"]), CRYSTAL, "checkpoint_crystals")
    g.hearts_taken = as_int(data.get("hearts_taken", 0), "hearts_taken", 0, int(g.parts.hearts[g.seats]))
    for i, one in enumerate(up_to(data.get("objectives", []), IN_PLAY, "objectives")):
        g.objective[i] = maybe(OBJECTIVE, one, f"objectives[{i}]")
    load_items(g, as_dict(data.get("items", {}), "items"))
    load_entries(g, data)
    load_order(g, data)
    load_traps(g, data)
    players = as_list(data.get("players"), "players")
    if len(players) != g.seats:
        raise PositionError(f"players: expected {g.seats}, got {len(players)}")
    for seat in range(g.seats):
        load_player(g, seat, as_dict(players[seat], f"players[{seat}]"), f"players[{seat}]")
    if data.get("turn") is not None:
        load_turn(g, as_dict(data["turn"], "turn"))
    if g.agreed.solo:
        load_solo(g, as_dict(data.get("solo", {}), "solo"))
    elif "solo" in data:
        raise PositionError("solo: this is no solo game (JAG-OPT-01)")
    if "winners" in data:
        g.ended = True
        g.winning = seats_in(g, data["winners"], "winners")


# ---------------------------------------------------------------- where the game stands


def check_stack(g: Jaguar, stack: list[object]) -> None:
    """Refuse frames that no game comes to."""
    below = ""
    for i in range(len(stack)):
        where = f"stack[{i}]"
        frame = as_dict(stack[i], where)
        at = as_text(frame.get("at"), f"{where}.at")
        book.line_of(at, f"{where}.at")
        procedure, _, line = at.partition("/")
        known = not below if procedure in AT_THE_BOTTOM else below in BELOW.get(procedure, ())
        if procedure == "setup":
            known = known and at in STOPS_IN_SETUP
        if not known or (line == "end" and i == len(stack) - 1):
            raise PositionError(f"{where}.at: a game never stops at {at} here, after {below or 'nothing'}")
        if procedure in (NOT_SOLO if g.agreed.solo else ONLY_SOLO):
            raise PositionError(f"{where}.at: a game of this mode never comes to {at} (JAG-OPT-01)")
        check_frame(g, procedure, at, frame, where)
        check_pawns(g, procedure, at, as_int(frame.get("n", 1), f"{where}.n"), where)
        below = procedure


def check_frame(g: Jaguar, procedure: str, at: str, frame: Data, where: str) -> None:
    """A frame's numbers are those of something that is there."""
    n = as_int(frame.get("n", 1), f"{where}.n", 0, MOST_STEPS)
    if at in IN_TURN and n > g.seats:
        raise PositionError(f"{where}.n: there are {g.seats} players, but {n} have a turn")
    domain = book.cards[book.line_of(at, where)]
    card = read_with(domain, frame.get("card"), f"{where}.card")
    if not 0 <= card < (CARDS.get(procedure, 1) if domain is None or procedure in CARDS else 1 << domain.bits):
        raise PositionError(f"{where}.card: {frame.get('card')!r} is not there")
    memo = read_with(book.memos[book.line_of(at, where)], frame.get("memo"), f"{where}.memo")
    if not 0 <= memo < MEMOS.get(procedure, 1) or (procedure == "harm" and memo >> g.seats):
        raise PositionError(f"{where}.memo: {frame.get('memo')!r} is not possible")
    if procedure == "trap":
        check_trap(g, at, card, memo, as_int(frame.get("seat", 1), f"{where}.seat", 1, int(g.seats)) - 1, where)
    if procedure == "flood":
        check_flood(g, at, n, memo, where)
    if at == "escape/choose_step" and not g.running:
        raise PositionError("turn: whoever escapes is running (JAG-F-ESC-02)")


def check_trap(g: Jaguar, at: str, card: int, memo: int, seat: int, where: str) -> None:
    """An activator is an ordinary one or a yellow amulet; a token is chosen for a trap that has just been set."""
    if memo not in (0, AMULET_ACTIVATOR):
        raise PositionError(f"{where}.memo: expected {AMULET_ACTIVATOR} for a yellow amulet, or 0")
    if at == CHOOSING and g.owner(card) != seat:
        raise PositionError(f"{where}.card: seat {seat + 1} has not set this trap (JAG-TRAP-02)")


def check_flood(g: Jaguar, at: str, n: int, memo: int, where: str) -> None:
    """Reactions are those of players who have decided, in action order."""
    reacting = at == "flood/choose_reaction"
    if reacting and n >= g.seats:
        raise PositionError(f"{where}.n: expected how many have decided, fewer than {g.seats}, got {n}")
    decided = [int(seat) for seat in g.acts[:n]] if reacting or at == "flood/pawns_are_washed_away" else []
    for seat in range(MOST_SEATS):
        reaction = memo >> seat * REACTION_BITS & (1 << REACTION_BITS) - 1
        if reaction and (seat not in decided or reaction & HOW > STAYS):
            raise PositionError(f"{where}.memo: seat {seat + 1} cannot have decided so (JAG-FLOOD-01)")


def check_pawns(g: Jaguar, procedure: str, at: str, n: int, where: str) -> None:
    """Pawns wait before the entrance in the first round only, and are outside in the Escape only."""
    for seat in range(g.seats):
        place = int(g.place[seat])
        if procedure not in SETTING_UP and (place == NONE or g.character[seat] == NONE):
            raise PositionError(f"players[{seat}]: a place and a character are needed at {at} (JAG-SETUP-21)")
        waits = ENTRANCE <= place < OUTSIDE
        acted = at == "round/act_in_turn" and seat in [int(other) for other in g.acts[:n]]
        late = acted or (procedure not in BEFORE_ENTERING and at not in ENTERING)
        if waits and (g.round > 1 or (late and seat != g.acting)):
            raise PositionError(f"players[{seat}].place: nobody waits outside at {at} (JAG-ACT-03)")
        if place >= OUTSIDE and g.heart_wall != REMOVED:
            raise PositionError(f"players[{seat}].place: nobody leaves before the Escape (JAG-F-ESC-01)")
    first = procedure in SETTING_UP or (at == "solo-round/act" and g.round == 1)
    if g.agreed.solo and not first and (g.jaguar == NONE or size(g.shown) != TURNED_UP):
        raise PositionError(f"{where}: the Jaguar and its two tokens are needed at {at} (JAG-S-REF-03)")


# ---------------------------------------------------------------- words


def up_to(value: object, most: int, where: str) -> list[object]:
    found = as_list(value, where)
    if len(found) > most:
        raise PositionError(f"{where}: expected up to {most}, got {len(found)}")
    return found


def maybe(domain: Domain, value: object, where: str) -> int:
    """A number from its word; NONE for nothing."""
    return NONE if value is None else named(domain, value, where)


def members(value: object, domain: Domain, where: str) -> int:
    """A set from the names of its members, as bits."""
    bits = 0
    for one in as_list(value, where):
        bits |= 1 << named(domain, one, where)
    return bits


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise PositionError(f"{where}: expected true or false, got {value!r}")
    return value


def a_seat(g: Jaguar, value: object, where: str) -> int:
    return as_int(value, where, 1, int(g.seats)) - 1


def seats_in(g: Jaguar, value: object, where: str) -> int:
    """A set of seats, as bits."""
    bits = 0
    for number in as_list(value, where):
        bits |= 1 << a_seat(g, number, where)
    return bits


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
                raise PositionError(f"{where}: there is no row {row}")
            return first + rows.index(row)
    return load_space(g, text, where)


def load_space(g: Jaguar, value: object, where: str) -> int:
    space = named(SPACE, value, where)
    if space >= g.board.spaces:
        raise PositionError(f"{where}: the board has no space {value}")
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
    for y, value in enumerate(up_to(data.get("exits", []), rows, "exits")):
        g.exits[y] = maybe(ESCAPE, value, f"exits[{y}]")


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
        raise PositionError(f"{where}: expected each seat once")
    for i in range(g.seats):
        ranks[i] = found[i]


def load_traps(g: Jaguar, data: Data) -> None:
    traps = up_to(data.get("traps", []), TRAPS, "traps")
    for position in range(len(traps)):
        where = f"traps[{position}]"
        trap = as_dict(traps[position], where)
        refuse_unknown(trap, {"trap", "activator", "token", "revealed", "face_up"}, where)
        g.trap_at[position] = named(TRAP, trap.get("trap"), f"{where}.trap")
        g.activator[position] = load_activator(g, trap.get("activator"), f"{where}.activator")
        if position >= HARMING:
            continue
        if trap.get("token") is not None:
            g.token[position] = load_token(g, position, trap["token"], f"{where}.token")
        if flag(trap.get("revealed", False), f"{where}.revealed"):
            g.revealed |= 1 << position
        for one in up_to(trap.get("face_up", []), OPTIONS, f"{where}.face_up"):
            g.faces[position] |= 1 << load_token(g, position, one, f"{where}.face_up")
    shield = maybe(TRAP, data.get("shield"), "shield")
    if shield != NONE:
        g.shield = g.position_of(shield)


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
    g.health[seat] = as_int(data.get("health", int(g.health[seat])), f"{where}.health", 0, MOST)
    g.curse[seat] = as_int(data.get("curse", int(g.curse[seat])), f"{where}.curse", 0, MOST)
    if not flag(data.get("curse_bonus", True), f"{where}.curse_bonus"):
        g.bonus &= ~(1 << seat)
    g.was_cursed |= flag(data.get("was_cursed", False), f"{where}.was_cursed") << seat
    g.glory[seat] = as_int(data.get("glory", int(g.glory[seat])), f"{where}.glory", 0, MOST)
    for n in as_list(data.get("checkpoints", []), f"{where}.checkpoints"):
        g.reached[seat] |= 1 << as_int(n, f"{where}.checkpoints", 1, CHECKPOINTS) - 1
    load_counts(g.amulets, seat * AMULETS, AMULET, data.get("amulets", {}), f"{where}.amulets")
    load_counts(g.bag, seat * CRYSTALS, CRYSTAL, data.get("bag", {}), f"{where}.bag")
    load_counts(g.pool, seat * CRYSTALS, CRYSTAL, data.get("incorporated", {}), f"{where}.incorporated")
    g.pouch[seat] = members(data.get("rituals", []), RITUAL, f"{where}.rituals")
    g.used_maps[seat] = members(data.get("used_maps", []), MAP, f"{where}.used_maps")
    g.maps[seat] = g.used_maps[seat] | members(data.get("maps", []), MAP, f"{where}.maps")
    g.chests[seat] = members(data.get("chests", []), CHEST, f"{where}.chests")
    g.hearts[seat] = as_int(data.get("hearts", 0), f"{where}.hearts", 0, int(g.parts.hearts[g.seats]))
    load_levels(g, seat, data.get("levels", []), f"{where}.levels")
    for one in as_list(data.get("objectives", []), f"{where}.objectives"):
        g.marked[seat] |= 1 << load_objective(g, one, f"{where}.objectives")
    for i, space in enumerate(up_to(data.get("door", []), 2, f"{where}.door")):
        g.door[seat * 2 + i] = NONE if space is None else load_space(g, space, f"{where}.door")


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
    if g.jaguar != NONE and g.jaguar >= SPACES:
        raise PositionError("solo.jaguar: the Jaguar stands on a space")
