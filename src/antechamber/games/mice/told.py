"""What a view tells beyond its fields, and what is told of an option, by name and type.

The functions of `view`, `preview` and `captions` are held to these types, and the page's are written from them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

from antechamber.core.notation import Words
from antechamber.games.mice.components import ITEM_IDS, MOD_IDS, PER_IDS, TARGET_IDS, WHAT_IDS
from antechamber.games.mice.domains import DECK
from antechamber.games.mice.words import CARD, COLOUR, PLACE, SPOT

CardWord: TypeAlias = Annotated[str, CARD]
PlaceWord: TypeAlias = Annotated[str, PLACE]
SpotWord: TypeAlias = Annotated[str, SPOT]
DeckWord: TypeAlias = Annotated[str, DECK]
ColourWord: TypeAlias = Annotated[str, COLOUR]
ItemWord: TypeAlias = Annotated[str, Words("goods", ITEM_IDS)]
PerWord: TypeAlias = Annotated[str, Words("per", PER_IDS)]
WhatWord: TypeAlias = Annotated[str, Words("what", WHAT_IDS)]
TargetWord: TypeAlias = Annotated[str, Words("target", TARGET_IDS)]
ModWord: TypeAlias = Annotated[str, Words("mod", MOD_IDS)]
From: TypeAlias = Literal["row_or_camp", "camp"]
Phase: TypeAlias = Literal["action", "placing", "removing", "effect", "end"]

NOT_SHOWN: Final = ()
SOMETIMES: Final = ("end", "stopped")  # told once the end was triggered, and when the game is over


# ---------------------------------------------------------------- the table


class Entrance(TypedDict):
    """An entrance card: its number, which side is up, and what lies on it."""

    card: CardWord
    flipped_by: NotRequired[int | None]
    passage: NotRequired[bool]
    paw: NotRequired[int]


class OnSpot(TypedDict):
    """What lies on a spot: a chamber, which may have an owner, or a chest; and whose paw stands there."""

    chamber: NotRequired[CardWord]
    owner: NotRequired[int | None]
    chest: NotRequired[CardWord]
    paw: NotRequired[int]


class Player(TypedDict):
    """What the title tells of a player itself."""

    camp: list[CardWord]


class Laid(TypedDict):
    """What the title tells of the table itself, since it follows from several fields."""

    entrances: list[Entrance]  # clockwise from the lower end of the left side
    spots: dict[str, OnSpot]
    rows: dict[DeckWord, list[CardWord | None]]
    discards: dict[DeckWord, list[CardWord]]
    tops: dict[DeckWord, ColourWord | None]


class Deck(TypedDict):
    """How many cards lie face down, and the back on top of them."""

    size: int
    top: ColourWord | None


class FaceDown(TypedDict):
    """What lies face down: the decks, and how many chests."""

    decks: dict[DeckWord, Deck]
    supply: int


class Shown(Laid, FaceDown):
    """What every view tells beyond its fields."""


# ---------------------------------------------------------------- the effects of cards

Source = TypedDict("Source", {"from": NotRequired[From]})  # a name that no class can have


class Operation(Source):
    """An operation: the message that says it, and what fills that in."""

    kind: str
    items: NotRequired[str]
    item: NotRequired[ItemWord]
    below: NotRequired[int]
    low: NotRequired[int]
    high: NotRequired[int]
    per: NotRequired[PerWord]
    max: NotRequired[int]
    pay: NotRequired[str]
    get: NotRequired[str]
    times: NotRequired[int]
    discount: NotRequired[int]
    what: NotRequired[WhatWord]
    target: NotRequired[TargetWord]
    mod: NotRequired[ModWord]
    number: NotRequired[int]
    branches: NotRequired[list[list[Operation]]]


# ---------------------------------------------------------------- what helps to choose


class Frame(TypedDict):
    """How many lines run across the crypt, and how many down."""

    rows: int
    columns: int


class Supplies(TypedDict):
    """What a player has left of paws and tokens, how many cards are in the camp, and how many may be."""

    paws: int
    tokens: int
    camp: int
    camp_limit: int


class EndAt(TypedDict):
    """The glory and the chambers at which the end is triggered, and how many chambers there are."""

    glory: int
    chambers: int
    open: int


class Unseen(TypedDict):
    """What has not come up yet."""

    chambers: list[CardWord]
    assistants: list[CardWord]
    chests: list[CardWord]


class Price(TypedDict):
    """What a card costs: as printed, how much is off, how many units are left to pay, and whether they could be now."""

    items: str
    off: int
    units: int
    payable: bool


class Detail(TypedDict):
    """What a view tells a person besides."""

    phase: Phase
    frame: Frame
    opposite: list[int]  # of each slot, the one at the other end of its line
    lines: list[list[SpotWord]]  # of each slot, the spots of its line
    intersections: list[list[PlaceWord]]
    supplies: list[Supplies]
    sets: list[dict[DeckWord, int]]
    end_at: EndAt
    unseen: Unseen
    prices: dict[CardWord, Price]


class Gains(TypedDict):
    """A question about mere gains: the answer that takes one, and whether the end of the game hangs on it."""

    use: str
    end: bool


class Question(TypedDict):
    """What the open question says besides; no more than the phase once the game is over."""

    phase: Phase
    number: NotRequired[int]
    form: NotRequired[Literal["", "final", "may"]]
    card: NotRequired[CardWord | None]  # whose effect asks
    chosen: NotRequired[CardWord | None]  # to which this operation has come
    gains: NotRequired[Gains | None]


# ---------------------------------------------------------------- the outlook on an option


class Found(TypedDict):
    """What a paw would find on a spot, and who is paid for the visit."""

    chest: CardWord | None
    chamber: CardWord | None
    visit: int | None
    extra: bool


class Intersection(Found):
    """The same, with the spot."""

    spot: SpotWord


class PlacePreview(TypedDict):
    """The line of a paw, its intersections and the paws left for them; who is paid for standing opposite, or there."""

    line: list[SpotWord]
    intersections: list[Intersection]
    paws: int
    opposite: int | None
    passage: int | None


class EffectPreview(TypedDict):
    """What a card does; of a choice, what that side of it does, if it has one of its own."""

    effect: NotRequired[list[Operation]]


class CardPreview(Price):
    """A card that could be opened or hired: also its glory, what it adds to the sets, and what it does."""

    glory: int
    sets: int
    effect: list[Operation]


class PaymentPreview(TypedDict):
    """What gold stands for, and what stands for gold."""

    gold_for: str
    for_gold: str


PREVIEWS: Final[dict[str, type]] = {
    "place": PlacePreview, "infiltrate": PlacePreview, "fill": Found, "trigger": EffectPreview, "double": EffectPreview,
    "open": CardPreview, "hire": CardPreview, "chest": EffectPreview, "copy": EffectPreview, "flip": EffectPreview,
    "choose": EffectPreview, "pay": PaymentPreview,
}  # fmt: skip
