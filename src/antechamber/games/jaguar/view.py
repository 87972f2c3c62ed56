"""The table as plain data, and what one seat may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from antechamber.core.chance import key_from_seed
from antechamber.core.field_data import fields_data
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, View, open_question
from antechamber.games.jaguar.components import HARMING, IN_PLAY, LEVELS, NONE, OPTIONS
from antechamber.games.jaguar.domains import LEVEL_TOKEN
from antechamber.games.jaguar.told import (
    Beyond,
    Board,
    Entry,
    Goes,
    Level,
    Player,
    Shown,
    Solo,
    TrapRecord,
    Turn,
    Water,
)
from antechamber.games.jaguar.words import DIRECTION, MAP, OBJECTIVE, TOKEN, TRAP

REACTION_BITS: Final = 4  # of a seat in the memo of a Flood: what it does, and in which direction
NO_ORDER_YET: Final = {"setup", "refresh", "setting"}  # procedures in which the action order is not known
REACTION_IDS: Final[list[Goes]] = ["along", "and_takes", "nowhere"]
REACTING: Final = ("flood/choose_reaction", "flood/note_reaction", "flood/pawns_are_washed_away")

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.jaguar.state import Jaguar


def under_way(g: Jaguar) -> set[str]:
    """The names of the procedures that have begun and not ended."""
    return {g.contents().names[f.line].partition("/")[0] for f in g.stack[: g.depth] if f.line >= 0}


# ---------------------------------------------------------------- the whole table


def table_data(g: Jaguar) -> Data:
    """The table with names instead of numbers; what is hidden in a view is left out there."""
    return {**told_fields(g), **beyond(g)}


def told_fields(g: Jaguar) -> Data:
    """The fields, and in their records what depends on other fields."""
    data: Data = {"game": "jaguar", "options": {"players": g.seats, **g.agreed.options}, **fields_data(g)}
    for y, entry in enumerate(records(data, "entries")):
        entry.update(entry_data(g, y))
    for position, trap in enumerate(records(data, "traps")[:HARMING]):
        trap.update(tokens_data(g, position))
    for seat, player in enumerate(records(data, "players")):
        player.update(player_data(g, seat))
    return data


def records(data: Data, name: str) -> list[Data]:
    """The records of a part of the data, to add what depends on other fields."""
    return cast("list[Data]", data[name])


def beyond(g: Jaguar) -> Beyond:
    """What the table tells beyond its fields: the shield, the turn, what only Solo has, and who won."""
    found: Beyond = {
        "shield": TRAP.word(int(g.trap_at[g.shield])) if g.shield != NONE else None,
        "turn": cast("Turn", fields_data(g, "turn")) if g.acting != NONE else None,
    }
    if g.agreed.solo:
        found["solo"] = cast("Solo", fields_data(g, "solo"))
    if g.ended:
        found["winners"] = [seat + 1 for seat in g.winners()]
    return found


def entry_data(g: Jaguar, y: int) -> Entry:
    """Whether one can come in by a row."""
    return {"open": bool(g.board.starts >> y & 1)}


def tokens_data(g: Jaguar, position: int) -> TrapRecord:
    """The active token of a harming trap, if that may be known, and in solo those that lie face up."""
    data: TrapRecord = {"token": TOKEN.word(int(g.active(position))) if g.token[position] != NONE else None}
    if g.agreed.solo:
        first = int(g.trap_at[position]) * OPTIONS
        data["face_up"] = [TOKEN.word(first + i) for i in range(OPTIONS) if g.faces[position] >> i & 1]
    return data


def player_data(g: Jaguar, seat: int) -> Player:
    """What a player has, as far as it depends on several fields."""
    maps: i64 = g.maps[seat] & ~g.used_maps[seat]
    return {
        "maps": [MAP.word(i) for i in range(len(MAP.words)) if maps >> i & 1],
        "levels": [level_data(g, seat, i) for i in range(g.levels[seat])],
        "objectives": [OBJECTIVE.word(int(g.objective[i])) for i in range(IN_PLAY) if g.marked[seat] >> i & 1],
    }


def level_data(g: Jaguar, seat: int, i: int) -> Level:
    """A token in a level slot, in the order of gaining. After the third they all go into slot 1."""
    return {
        "slot": i + 1 if i < LEVELS else 1,
        "token": LEVEL_TOKEN.word(int(g.level_token[seat][i])),
        "pending": bool(g.pending[seat] >> i & 1),
    }


def board_data(g: Jaguar) -> Board:
    """The board as it is printed, tile by tile from left to right, turned as the tiles lie."""
    return {
        "rows": int(g.board.rows),
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


def water_data(g: Jaguar) -> Water | None:
    """A Flood that is under way: its direction, and how players take it who have decided."""
    for f in g.stack[: g.depth]:
        if f.line >= 0 and g.contents().names[f.line] in REACTING:
            decided = [int(seat) for seat in [*g.acts][: int(f.n)]]
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


def shown(g: Jaguar) -> Shown:
    """What every view tells beyond the fields."""
    return {**beyond(g), "acts": action_order(g), "board": board_data(g), "water": water_data(g)}


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
        data: Data = {**told_fields(g), **shown(g)}
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
