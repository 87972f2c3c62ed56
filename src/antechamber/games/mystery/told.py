"""What a view tells beyond its fields, and what is told of an option, by name and type.

The functions of `view` and `preview` are held to these types, and the page's are written from them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

from antechamber.core.fields import PLACED
from antechamber.core.notation import Words
from antechamber.games.mystery.components import ENDS, LOCATIONS
from antechamber.games.mystery.words import BOX, CARD, CRYSTAL, RUNE, TEMPLE

BoxWord: TypeAlias = Annotated[str, BOX]
CardWord: TypeAlias = Annotated[str, CARD]
CrystalWord: TypeAlias = Annotated[str, CRYSTAL]
EndWord: TypeAlias = Annotated[str, Words("end", ENDS)]
LocationWord: TypeAlias = Annotated[str, Words("location", LOCATIONS)]
RuneWord: TypeAlias = Annotated[str, RUNE]
TempleWord: TypeAlias = Annotated[str, TEMPLE]
Owner: TypeAlias = int | Literal["neutral", "closed"]  # whose marker lies on a curse box, or that none can
Owners: TypeAlias = Annotated[dict[BoxWord, Owner], PLACED]

NOT_SHOWN: Final = ("now",)  # fields that a view tells otherwise: those that are true of this moment, as a list


class Player(TypedDict):
    """What is told of a player beyond the fields: the card on which the pawn stands."""

    pawn: CardWord | None


class Pile(TypedDict):
    """The rune card on top of a pile, and how many lie below it."""

    face_up: RuneWord | None
    face_down: int


class Laid(TypedDict):
    """What lies on the table, as it is told to everybody and in a position."""

    supply: Annotated[dict[CrystalWord, int], PLACED]
    mana: Annotated[dict[CardWord, str], PLACED]  # what covers each Mana Upgrade card of the ring, as letters
    boxes: dict[TempleWord, Owners]
    piles: dict[TempleWord, Pile]
    now: list[str]  # what is true of this moment
    neutral: NotRequired[CardWord]


class Counted(TypedDict):
    """What can be counted from that: the markers that each seat has placed, and the rune cards that nobody has seen."""

    markers: list[int]
    unseen: dict[RuneWord, int]


class Shown(Laid, Counted):
    """What every view tells beyond its fields."""


class Goal(TypedDict):
    """A free curse box as this seat sees it: whether its chain lies on the grid, where, and which crystals it lacks.

    With grid 2B a shorter chain may do, on `spaces`, for so many crystals more; else `cost` is 0.
    """

    temple: TempleWord
    box: BoxWord
    end: EndWord
    points: int
    crystals: str
    ready: bool
    cost: int
    spaces: list[int]
    missing: str


class RuneScore(TypedDict):
    """How many types of runes a seat has, and what they would score now."""

    types: int
    points: int


class Tie(TypedDict):
    """What decided between players with the same points."""

    by: Literal["coloured", "colourless", "order"]
    seat: int
    number: int


class Detail(TypedDict):
    """What a view tells a person besides."""

    rune_scores: list[RuneScore]
    goals: NotRequired[list[Goal]]
    tie: NotRequired[Tie | None]


class Crystals(TypedDict):
    """How many crystals a seat could exchange, how many it needs, and which of them count."""

    have: int
    need: int
    counted: Literal["colourless", "all"]


class Shortage(TypedDict):
    """Why there is no exchange at a card: a message, what fills it in, and the rule."""

    message: str
    rule: str
    arguments: Crystals


class Curse(TypedDict):
    """A curse that could be broken, its points, and the crystals that it costs besides its chain."""

    box: BoxWord
    points: int
    cost: int


class Collection(TypedDict):
    """What a card gives: by itself (`gives`, or `pay` and `gain`, or `colours`), and by runes that match."""

    card: CardWord
    location: LocationWord
    tablet: RuneWord
    short: NotRequired[Shortage]
    pay: NotRequired[int]
    gain: NotRequired[int]
    colours: NotRequired[str]
    gives: NotRequired[str]
    runes: NotRequired[int]
    bonus: NotRequired[str]
    breaks: NotRequired[list[Curse]]  # that could be broken after moving there


class FarMovePreview(Collection):
    """What a longer way costs, and what its card gives."""

    cost: int


class BreakPreview(TypedDict):
    """The points of a curse."""

    points: int


class RaisePreview(TypedDict):
    """The points of a curse, and what it costs to break it with a shorter chain."""

    points: int
    cost: int


class CharmPreview(TypedDict):
    """What a charm costs."""

    cost: int


class CoverPreview(TypedDict):
    """The crystal that a Mana Upgrade space gives."""

    card: CardWord
    crystal: CrystalWord


class RunePreview(TypedDict):
    """The rune card that lies there."""

    rune: NotRequired[RuneWord]


class CrystalPreview(TypedDict):
    """The crystal that an option is about."""

    crystal: CrystalWord


Preview: TypeAlias = (
    Collection | FarMovePreview | BreakPreview | RaisePreview | CharmPreview | CoverPreview
    | RunePreview | CrystalPreview
)  # fmt: skip

PREVIEWS: Final[dict[str, type]] = {
    "move": Collection, "move-far": FarMovePreview, "collect": Collection, "break": BreakPreview,
    "raise": RaisePreview, "switch": CharmPreview, "exchange": CharmPreview, "cover": CoverPreview,
    "take-rune": RunePreview,
    **dict.fromkeys(
        ["pay", "give-up", "swap", "swap-with", "replace", "colour", "next", "place", "return", "take-mana",
         "take-seat"], CrystalPreview,
    ),
}  # fmt: skip
