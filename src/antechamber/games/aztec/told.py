"""What a view tells beyond its fields, and what is told of an option, by name and type.

The functions of `view` and `preview` are held to these types, and the page's are written from them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

from antechamber.games.aztec.words import ARTEFACT, COLOUR, SOURCE, VERDICT

ColourWord: TypeAlias = Annotated[str, COLOUR]
ArtefactWord: TypeAlias = Annotated[str, ARTEFACT]
SourceWord: TypeAlias = Annotated[str, SOURCE]
VerdictWord: TypeAlias = Annotated[str, VERDICT]

NOT_SHOWN: Final = ("known",)  # fields that a view tells otherwise: with the cards of the deck that its seat knows


class Deck(TypedDict):
    """How many cards the deck has, and which this seat knows: place, artefact, who else knows it."""

    size: int
    seen: list[list[object]]


class Worth(TypedDict):
    """An artefact and its points now."""

    artefact: ArtefactWord
    points: int


class CurseCard(TypedDict):
    """A Curse card: its stones, who would take them now, and the most jewels of its colour."""

    colour: ColourWord
    stones: int
    leader: int | None
    most: int


class UnseenFace(TypedDict):
    """A face of the Jewel cards: how many copies there are, and how many this viewer has not seen yet."""

    jewels: str
    copies: int
    unseen: int


class Entry(TypedDict):
    """A line of the ledger: a claim, what was true, who believed and who accused, and what it cost."""

    round: int
    claim: str
    card: str | None
    verdict: VerdictWord | None
    believers: list[int]
    accusers: list[int]
    stones: int
    token_stones: int


class Tie(TypedDict):
    """What decided between players with the same points."""

    by: Literal["shared", "stones"]
    seat: int
    seats: list[int]
    number: int


class Shown(TypedDict):
    """What every view tells beyond its fields."""

    deck: Deck


class Detail(TypedDict):
    """What a view tells a person besides."""

    order: list[int]
    answer: str | None  # what this seat has sealed while others still choose
    resolving: int | None
    duos: list[list[ColourWord]]
    points: list[dict[SourceWord, int] | None]
    worth: list[list[Worth]]
    curse_cards: list[CurseCard]
    unseen: list[UnseenFace]
    ledger: list[list[Entry]]
    ranks: NotRequired[list[int]]
    tie: NotRequired[Tie | None]


class Outcome(TypedDict):
    """What a claim brings with so many accusers."""

    accusers: int
    jewels: str
    stones: int
    points: int
    artefact: bool
    theirs: bool


class ClaimPreview(TypedDict):
    """A claim's fate with no accuser, with one, and with two or more; the curses it would lead; copies not seen."""

    true: bool
    unseen: int
    outcomes: list[Outcome]
    leads: list[ColourWord]


class Change(TypedDict):
    """Stones that come or go, and the points that makes."""

    stones: int
    points: int


class TokenPreview(TypedDict):
    """What a token brings if the claim is true and if it is a lie, and what is known of it."""

    claim: str
    unseen: int
    lie: bool
    if_true: Change
    if_lie: Change
    lied: int
    rounds: int


class PickPreview(TypedDict):
    """Whether an artefact is kept, and the points it would add."""

    kept: bool
    worth: int


class PointsPreview(TypedDict):
    """The points that an effect adds."""

    points: int


PREVIEWS: Final[dict[str, type]] = {
    "claim": ClaimPreview, "believe": TokenPreview, "accuse": TokenPreview, "pick": PickPreview,
    "take": PointsPreview, "trade": PointsPreview, "steal": PointsPreview,
}  # fmt: skip
