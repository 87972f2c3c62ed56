"""The table as plain data, and what one seat may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data, View, open_question
from antechamber.core.notation import Domain
from antechamber.games.jaguar.components import (
    A_CHEST,
    AMULET_ACTIVATOR,
    AMULET_IDS,
    AMULETS,
    CHEST_IDS,
    CRYSTAL_IDS,
    CRYSTALS,
    ENTRANCE,
    HARMING,
    HEART_IDS,
    JAGUAR_IDS,
    LEVEL_UP,
    MAP_IDS,
    MOST_LEVELS,
    NONE,
    OPTIONS,
    OUTSIDE,
    RITUAL_IDS,
    SPACES,
    TAMING_IDS,
    TILE_IDS,
    TRAPS,
)
from antechamber.games.jaguar.words import (
    AMULET,
    CHARACTER,
    DIRECTION,
    ESCAPE,
    MAP,
    OBJECTIVE,
    RITUAL,
    SPACE,
    TOKEN,
    TRAP,
)

REACTION_BITS: Final = 4  # of a seat in the memo of a Flood: what it does, and in which direction
NO_ORDER_YET: Final = {"setup", "refresh", "setting"}  # procedures in which the action order is not known
REACTION_IDS: Final = ["along", "and_takes", "nowhere"]
REACTING: Final = ("flood/choose_reaction", "flood/note_reaction", "flood/pawns_are_washed_away")

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.jaguar.state import Jaguar


# ---------------------------------------------------------------- names


def word(domain: Domain, number: i64) -> str | None:
    return domain.word(int(number)) if number != NONE else None


def members(bits: i64, names: list[str]) -> list[str]:
    """The names in a set."""
    return [name for i, name in enumerate(names) if int(bits) >> i & 1]


def counted(row: vec[i64], first: int, names: list[str]) -> Data:
    """How many of each, where there are any."""
    return {name: int(row[first + i]) for i, name in enumerate(names) if row[first + i]}


def place_name(place: i64) -> str | None:
    """Where a pawn stands: a space, "before 3" beside a row of the entrance, "left 3" after leaving by a row."""
    if place == NONE:
        return None
    if place < SPACES:
        return SPACE.word(int(place))
    return f"before {place - ENTRANCE + 1}" if place < OUTSIDE else f"left {place - OUTSIDE + 1}"


def activator_name(holder: i64) -> Data | None:
    """Whose activator it is, and whether it is a yellow amulet."""
    if holder == NONE:
        return None
    data: Data = {"seat": (int(holder) & ~AMULET_ACTIVATOR) + 1}
    if holder & AMULET_ACTIVATOR:
        data["amulet"] = True
    return data


def under_way(g: Jaguar) -> set[str]:
    """The names of the procedures that have begun and not ended."""
    return {g.contents().names[f.line].partition("/")[0] for f in g.stack[: g.depth] if f.line >= 0}


# ---------------------------------------------------------------- the whole table


def table_data(g: Jaguar) -> Data:
    """The table with names instead of numbers; what is hidden in a view is left out there."""
    return {
        "game": "jaguar",
        "options": {"players": g.seats, **g.agreed.options},
        "tiles": [TILE_IDS[tile] for tile in g.tiles],
        "turned": [bool(g.turned >> k & 1) for k in range(len(g.tiles))],
        "heart_wall": HEART_IDS[g.heart_wall],
        "round": g.round,
        "items": items_data(g),
        "entries": [entry_data(g, y) for y in range(g.board.rows)],
        "exits": [word(ESCAPE, g.exits[y]) for y in range(g.board.rows)],
        "order": [activator_name(holder) for holder in g.order],
        "ranking": [seat + 1 for seat in g.ranking],
        "acts": [seat + 1 for seat in g.acts],
        "extra": g.extra + 1 if g.extra != NONE else None,
        "objectives": [word(OBJECTIVE, objective) for objective in g.objective],
        "dome": members(g.dome, CRYSTAL_IDS),
        "checkpoint_crystals": members(g.checkpoint_crystals, CRYSTAL_IDS),
        "hearts_taken": g.hearts_taken,
        "traps": [trap_data(g, position) for position in range(TRAPS)],
        "shield": TRAP.word(int(g.trap_at[g.shield])) if g.shield != NONE else None,
        "players": [player_data(g, seat) for seat in range(g.seats)],
        "turn": turn_data(g),
        **({"solo": solo_data(g)} if g.agreed.solo else {}),
        **({"winners": [seat + 1 for seat in g.winners()]} if g.ended else {}),
    }


def items_data(g: Jaguar) -> Data:
    """What lies on the spaces, by space; spaces with nothing are left out."""
    return {SPACE.word(space): item_data(g, space) for space in range(g.board.spaces) if g.items[space]}


def item_data(g: Jaguar, space: int) -> Data:
    data: Data = {}
    crystals = [name for i, name in enumerate(CRYSTAL_IDS) for _ in range(g.crystals_on(space, i))]
    if crystals:
        data["crystals"] = crystals
    if g.map_on(space) != NONE:
        data["map"] = MAP.word(int(g.map_on(space)))
    if g.ritual_on(space) != NONE:
        data["ritual"] = RITUAL.word(int(g.ritual_on(space)))
    square: i64 = g.on_square(space)
    if square == A_CHEST:
        data["chest"] = True
    elif square:
        data["amulet"] = AMULET_IDS[square - 2]
    return data


def entry_data(g: Jaguar, y: int) -> Data:
    """What lies beside a row of the entrance."""
    return {
        "open": bool(g.board.starts >> y & 1),
        "ritual": word(RITUAL, g.entry_ritual[y]),
        "amulet": word(AMULET, g.entry_amulet[y]),
    }


def trap_data(g: Jaguar, position: int) -> Data:
    """A trap at its place: whose activator is on it, its token if that may be known, and whether it was turned up."""
    data: Data = {"trap": TRAP.word(int(g.trap_at[position])), "activator": activator_name(g.activator[position])}
    if position < HARMING:
        known = g.token[position] != NONE
        data["token"] = TOKEN.word(int(g.active(position))) if known else None
        data["revealed"] = bool(g.revealed >> position & 1)
        if g.agreed.solo:
            first = int(g.trap_at[position]) * OPTIONS
            data["face_up"] = [TOKEN.word(first + i) for i in range(OPTIONS) if g.faces[position] >> i & 1]
    return data


def player_data(g: Jaguar, seat: int) -> Data:
    """What belongs to a player."""
    return {
        "character": word(CHARACTER, g.character[seat]),
        "place": place_name(g.place[seat]),
        "lying": bool(g.lying >> seat & 1),
        "health": g.health[seat],
        "curse": g.curse[seat],
        "curse_bonus": bool(g.bonus >> seat & 1),
        "was_cursed": bool(g.was_cursed >> seat & 1),
        "glory": g.glory[seat],
        "checkpoints": [n + 1 for n in range(3) if g.reached[seat] >> n & 1],
        "amulets": counted(g.amulets, seat * AMULETS, AMULET_IDS),
        "bag": counted(g.bag, seat * CRYSTALS, CRYSTAL_IDS),
        "incorporated": counted(g.pool, seat * CRYSTALS, CRYSTAL_IDS),
        "rituals": members(g.pouch[seat], RITUAL_IDS),
        "maps": members(g.maps[seat] & ~g.used_maps[seat], MAP_IDS),
        "used_maps": members(g.used_maps[seat], MAP_IDS),
        "chests": members(g.chests[seat], CHEST_IDS),
        "hearts": g.hearts[seat],
        "levels": [level_data(g, seat, i) for i in range(g.levels[seat])],
        "objectives": [OBJECTIVE.word(int(g.objective[i])) for i in range(3) if g.marked[seat] >> i & 1],
        "door": [word(SPACE, g.door[seat * 2 + i]) for i in range(2)],
    }


def level_data(g: Jaguar, seat: int, i: int) -> Data:
    """A token in a level slot, in the order of gaining. After the third they all go into slot 1."""
    token = int(g.level_token[seat * MOST_LEVELS + i])
    return {
        "slot": i + 1 if i < 3 else 1,
        "token": "level_up" if token == LEVEL_UP else RITUAL.word(token),
        "pending": bool(g.pending[seat] >> i & 1),
    }


def turn_data(g: Jaguar) -> Data | None:
    """The turn that is being taken."""
    if g.acting == NONE:
        return None
    return {
        "seat": g.acting + 1,
        "points": g.points,
        "spent": g.spent,
        "running": g.running,
        "healed": g.healed,
        "greens": g.greens,
    }


def solo_data(g: Jaguar) -> Data:
    """What only the solo game has."""
    return {
        "jaguar": word(SPACE, g.jaguar),
        "pile": members(g.pile, JAGUAR_IDS),
        "shown": members(g.shown, JAGUAR_IDS),
        "taming": members(g.taming, TAMING_IDS),
        "taming_shown": members(g.taming_shown, TAMING_IDS),
        "taming_aside": members(g.taming_aside, TAMING_IDS),
        "taming_taken": members(g.taming_taken, TAMING_IDS),
        "blues": g.jaguar_blues,
        "hit": g.temple_hit,
        "activators": g.activators,
        "extra_next": g.extra_next,
    }


def board_data(g: Jaguar) -> Data:
    """The board as it is printed, tile by tile from left to right, turned as the tiles lie."""
    return {
        "rows": g.board.rows,
        "tiles": [
            {
                "floor": tile.floor,
                "v_walls": tile.v_walls,
                "h_walls": tile.h_walls,
                "v_guards": tile.v_guards,
                "h_guards": tile.h_guards,
                "symbols": tile.symbols,
            }
            for tile in g.board.tiles
        ],
    }


def water_data(g: Jaguar) -> Data | None:
    """A Flood that is under way: its direction, and how players take it who have decided."""
    for f in g.stack[: g.depth]:
        if f.line >= 0 and g.contents().names[f.line] in REACTING:
            decided = [int(seat) for seat in g.acts[: f.n]]
            reactions = [int(f.memo) >> seat * REACTION_BITS & 15 for seat in decided]
            return {
                "direction": DIRECTION.word(int(f.card)),
                "reactions": [
                    {"seat": seat + 1, "goes": REACTION_IDS[reaction & 3], "direction": DIRECTION.word(reaction >> 2)}
                    for seat, reaction in zip(decided, reactions, strict=True)
                ],
            }
    return None


def action_order(g: Jaguar) -> list[int]:
    """The seats in the order in which they act; none until all traps of the round are set."""
    return [] if under_way(g) & NO_ORDER_YET else [int(seat) + 1 for seat in g.acts]


# ---------------------------------------------------------------- views


@final
class JaguarView(View):
    """The open table and the Trap tokens this seat may know. `seen` is a state without chance and hidden tokens."""

    def __init__(self, seen: Jaguar, seat: i64) -> None:
        super().__init__(seat)
        self.seen: Final = seen
        self.options: Final = seen.legal(seat)

    def data(self) -> Data:
        g = self.seen
        data = table_data(g)
        data["acts"] = action_order(g)
        data["board"] = board_data(g)
        data["water"] = water_data(g)
        data["seat"] = self.seat + 1 if self.seat >= 0 else None
        data["scores"] = self.scores()
        data["deciding"] = [seat + 1 for seat in g.deciding()]
        data["ask"] = open_question(g, self.options)
        return data

    def detail(self) -> Data:
        from antechamber.games.jaguar.preview import detail  # which looks through the rules, and they at the state

        return detail(self)

    def position(self) -> Data:
        return {**table_data(self.seen), **self.seen.seen_data(self.seat)}

    def table(self) -> Jaguar:
        return self.seen

    def legal(self) -> list[int]:
        return self.options

    def imagine(self, seed: str) -> Jaguar:
        """Choose a token for every trap whose token this seat may not know."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        draw_unseen_tokens(g)
        g.resume(self.seat)
        return g


def draw_unseen_tokens(g: Jaguar) -> None:
    choosing: i64 = g.choosing()
    position: i64
    for position in range(HARMING):
        if g.owner(position) != NONE and g.token[position] == NONE and position != choosing:
            g.token[position] = g.random(OPTIONS)
