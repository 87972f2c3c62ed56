"""What a view tells beyond its fields, and what is told of an option, by name and type.

The functions of `view` and `preview` are held to these types, and the page's are written from them. A type that is
called as a record, a group of fields or a domain with dictionaries (`Player`, `Turn`, `Heap`) says what is told there
besides the fields, or in their place.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

from antechamber.games.jaguar.words import (
    AMULET,
    CRYSTAL,
    DIRECTION,
    JAGUAR,
    MAP,
    OBJECTIVE,
    RATING,
    SOURCE,
    TOKEN,
    TRAP,
)

AmuletWord: TypeAlias = Annotated[str, AMULET]
CrystalWord: TypeAlias = Annotated[str, CRYSTAL]
DirectionWord: TypeAlias = Annotated[str, DIRECTION]
JaguarWord: TypeAlias = Annotated[str, JAGUAR]
MapWord: TypeAlias = Annotated[str, MAP]
ObjectiveWord: TypeAlias = Annotated[str, OBJECTIVE]
RatingWord: TypeAlias = Annotated[str, RATING]
SourceWord: TypeAlias = Annotated[str, SOURCE]
TokenWord: TypeAlias = Annotated[str, TOKEN]
TrapWord: TypeAlias = Annotated[str, TRAP]

Phase: TypeAlias = Literal["setup", "refresh", "setting", "action", "activation", "escape", "end"]
Goes: TypeAlias = Literal["along", "and_takes", "nowhere"]  # what a player does in the water

NOT_SHOWN: Final = ()  # a view tells all fields


# ---------------------------------------------------------------- what lies on the table


class Heap(TypedDict):
    """What lies on a space."""

    crystals: NotRequired[list[CrystalWord]]
    map: NotRequired[MapWord]
    ritual: NotRequired[str]
    chest: NotRequired[bool]
    amulet: NotRequired[AmuletWord]


class Activator(TypedDict):
    """Whose activator it is, and whether a yellow amulet stands for it."""

    seat: int
    amulet: NotRequired[bool]


class Entry(TypedDict):
    """A row at the entrance: whether one can come in there."""

    open: bool


class TrapRecord(TypedDict):
    """A trap that harms: its active token, if this viewer may know it; in Solo, the tokens that lie face up."""

    token: NotRequired[TokenWord | None]
    face_up: NotRequired[list[TokenWord]]


class Level(TypedDict):
    """A token in a level slot, and whether its reward is still to come."""

    slot: int
    token: str
    pending: bool


class Player(TypedDict):
    """Map pieces that are not used up, level tokens, and the Objectives that are marked."""

    maps: list[MapWord]
    levels: list[Level]
    objectives: list[ObjectiveWord]


class Turn(TypedDict):
    """The turn that is under way: its fields, and that it is always somebody's."""

    seat: int


class Solo(TypedDict):
    """What only Solo has: its fields."""


class Beyond(TypedDict):
    """What the table tells beyond its fields."""

    shield: TrapWord | None
    turn: Turn | None
    solo: NotRequired[Solo]
    winners: NotRequired[list[int]]


class Tile(TypedDict):
    """A tile as it lies, a text for each row."""

    floor: list[str]
    v_walls: list[str]
    h_walls: list[str]
    v_guards: list[str]
    h_guards: list[str]
    symbols: list[list[str]]


class Board(TypedDict):
    """The tiles from left to right."""

    rows: int
    tiles: list[Tile]


class Reaction(TypedDict):
    """How a player takes a Flood."""

    seat: int
    goes: Goes
    direction: DirectionWord


class Water(TypedDict):
    """A Flood that is under way, and how players take it who have decided."""

    direction: DirectionWord
    reactions: list[Reaction]


class Shown(Beyond):
    """What every view tells beyond its fields."""

    acts: list[int]  # empty until all traps of the round are set
    board: Board
    water: Water | None


# ---------------------------------------------------------------- what follows from it


class Goals(TypedDict):
    """What a solo victory needs, and how far it has come."""

    level: int
    hearts: int
    objectives: int
    objectives_needed: int
    targets: dict[str, int]  # by Objective, of those in play
    jaguar_token: JaguarWord | None
    unmet: list[str]
    rating: RatingWord


class Detail(TypedDict):
    """What a view tells a person besides."""

    phase: Phase
    cursed: list[bool]
    points: list[dict[SourceWord, int]]
    objective_points: list[dict[str, int]]  # by Objective, of those in play: what it would bring now, marked or not
    escape_steps: list[int]
    hearts_left: int
    threats: dict[str, list[TokenWord]]  # by space, where there are any
    goals: NotRequired[Goals]


# ---------------------------------------------------------------- what is told of an option


class WayPreview(TypedDict):
    """The space that a step leads to, or the row by which it leaves the temple."""

    space: NotRequired[str]
    exit: NotRequired[int]


class HealPreview(TypedDict):
    """The health that it brings."""

    health: int


class RunPreview(TypedDict):
    """How far one could run."""

    steps: int


class RitualPreview(TypedDict):
    """The crystals that a ritual needs."""

    crystals: list[CrystalWord]


class StartPreview(RitualPreview):
    """What lies beside a row of the entrance."""

    ritual: str
    amulet: NotRequired[AmuletWord]


class RewardPreview(TypedDict):
    """What a Taming token gives."""

    reward: str


class HarmPreview(TypedDict):
    """What a trap does."""

    damage: int
    curse: NotRequired[int]


class MarkPreview(TypedDict):
    """What an Objective brings now."""

    points: int


class DeclinePreview(TypedDict):
    """What a no is said to."""

    declines: str


class TokenPreview(TypedDict):
    """The spaces that a token would strike."""

    spaces: list[str]


PREVIEWS: Final[dict[str, type]] = {
    "move": WayPreview, "break": WayPreview, "jump": WayPreview, "heal": HealPreview, "run": RunPreview,
    "perform": RitualPreview, "start": StartPreview, "keep-token": RewardPreview, "suffer": HarmPreview,
    "resist": HarmPreview, "mark": MarkPreview, "no": DeclinePreview, "choose": TokenPreview,
}  # fmt: skip
