"""Masks, a made-up title: hidden cards, sealed claims and tokens, and what a seat remembers.

Three rounds. Everybody looks at a card and claims a face, all at once; then everybody puts a token before somebody,
to believe or to accuse, all at once; then the cards are turned up one after another. Who was accused but told the
truth looks at the top two cards of the deck, keeps one face down and puts the other on or under the deck.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from antechamber.core.bits import bit
from antechamber.core.declaring import declared
from antechamber.core.errors import PositionError
from antechamber.core.fields import ALL, NOTHING, PLACED, SEATS, Amount, Axis, Members, one, row
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, Frame
from antechamber.core.notation import ARG, ARG_BITS, SEAT, Numbers, Vocabulary, Words
from antechamber.core.rulebook import PASS, Rulebook
from tests.sketches.sketch import Sketch, SketchTitle, SketchView

CARDS: Final = 16
FACES: Final = 4
ROUNDS: Final = 3
DECK: Final = 0  # where a card is; a seat's zone is the zone plus the seat
TABLE: Final = 1
HAND: Final = 2
LOOK: Final = 6
TROPHY: Final = 10
UNKNOWN: Final = NOTHING

CARD: Final = Words("card", [f"{face}{copy}" for copy in "abcd" for face in range(1, FACES + 1)])
FACE: Final = Numbers("face", FACES, first=1)
FAITH: Final = Words("faith", ["believe", "accuse"])
WHERE: Final = Words("where", ["top", "bottom"])
ZONE: Final = Words("zone", ["deck", "table", *[f"{z} {s}" for z in ("hand", "look", "trophy") for s in range(1, 5)]])
PLACED_TOKEN: Final = Words("token", [f"{faith} {seat}" for seat in range(1, 5) for faith in FAITH.words])
KNOWERS: Final = Members("seats", SEAT, 4)
EACH_CARD: Final = Axis("cards", CARDS, words=CARD)
PLACE: Final = Axis("places in the deck", CARDS)

CLAIM: Final[i64] = 2 << ARG_BITS
TOKEN: Final[i64] = 3 << ARG_BITS
BOAST: Final[i64] = 4 << ARG_BITS
KEEP: Final[i64] = 5 << ARG_BITS
PUT: Final[i64] = 6 << ARG_BITS

vocabulary: Final = Vocabulary("masks")
vocabulary.option(PASS, "pass", "pass")
vocabulary.option(CLAIM, "claim", "claim {face}", [("face", FACE)])
vocabulary.option(TOKEN, "token", "token {faith} {seat}", [("seat", SEAT), ("faith", FAITH)])
vocabulary.option(BOAST, "boast", "boast")
vocabulary.option(KEEP, "keep", "keep {card}", [("card", CARD)])
vocabulary.option(PUT, "put", "put {where}", [("where", WHERE)])

SAW: Final[i64] = 1
CLAIMED: Final[i64] = 2
TURNED: Final[i64] = 3
vocabulary.event(SAW, "saw", [("card", CARD)])
vocabulary.event(CLAIMED, "claimed", [("face", FACE)])
vocabulary.event(TURNED, "turned", [("card", CARD)])

book: Final[Rulebook[Masks]] = Rulebook(vocabulary)


@declared
class Masks(Sketch):
    """For each card where it is and which seats know that; and the deck, whose order matters."""

    BOOK: ClassVar[Rulebook[Any]] = book
    place: list[int] = row(EACH_CARD, ZONE, UNKNOWN, name="known", form=PLACED, seen="knows")
    known: list[int] = row(EACH_CARD, KNOWERS, name="knowers", seen="knows")
    deck: list[int] = row(PLACE, CARD, UNKNOWN, size="deck_size", seen="knows_in_deck")  # the top first
    deck_size: int = one(Amount("deck_size", 0, CARDS), name=None, seen=ALL)
    claims: list[int] = row(SEATS, FACE, UNKNOWN, name="claim", seen=ALL)
    tokens: list[int] = row(SEATS, PLACED_TOKEN, UNKNOWN, name="token", seen=ALL)
    points: list[int] = row(SEATS, Amount("points"), seen=ALL)
    round: int = one(Amount("round"), 1, seen=ALL)

    def knows(self, viewer: int, card: int) -> bool:
        return self.place[card] == TABLE or (viewer >= 0 and self.known[card] >> viewer & 1 == 1)

    def knows_in_deck(self, viewer: int, place: int) -> bool:
        return place < self.deck_size and self.knows(viewer, self.deck[place])

    def cards(self, zone: i64) -> list[int]:
        return [c for c in range(CARDS) if self.place[c] == zone]

    def lay_deck(self, order: list[int]) -> None:
        """Put these cards into the deck, the top first."""
        self.deck_size = len(order)
        self.deck = [*order, *[UNKNOWN] * (CARDS - len(order))]

    def take(self, place: int) -> int:
        """Take a card out of the deck."""
        card = self.deck.pop(place)
        self.deck.append(UNKNOWN)
        self.deck_size -= 1
        return card

    def draw(self, seat: i64, zone: i64) -> None:
        """A seat looks at the top card of the deck. The order was settled before, so this reveals and does not draw."""
        card = self.take(0)
        self.place[card] = zone + seat
        self.known[card] |= bit(seat)
        self.reveal()
        self.tell_only(seat, SAW, card)

    def view(self, seat: i64) -> MasksView:
        return MasksView(self, seat)

    def scores(self) -> list[int]:
        trophies = [sum([face(c) + 1 for c in self.cards(TROPHY + s)]) for s in range(self.seats)]
        return [int(self.points[s]) + (trophies[s] if self.over() else 0) for s in range(self.seats)]

    def winners(self) -> list[int]:
        return [s for s, n in enumerate(self.scores()) if n == max(self.scores())] if self.over() else []

    def audit(self) -> None:
        hands = [len(self.cards(HAND + s)) for s in range(self.seats)]
        if sorted(self.deck[: self.deck_size]) != self.cards(DECK) or max(hands) > 1:
            raise PositionError("cards: the deck must hold what lies there, and a hand one card")


def face(card: i64) -> i64:
    return card % FACES


@book.rule("MSK-1")
def deal_cards(g: Masks, f: Frame) -> None:
    """Everybody looks at the top card of the deck."""
    for seat in range(g.seats):
        g.claims[seat] = g.tokens[seat] = UNKNOWN
        g.draw(seat, HAND)


@book.question("MSK-2")
def choose_claims(g: Masks, f: Frame) -> None:
    """Everybody claims a face, true or not."""
    for seat in range(g.seats):
        g.ask(seat)
        for n in range(FACES):
            g.offer(CLAIM | n)


@book.rule("MSK-2")
def show_claims(g: Masks, f: Frame) -> None:
    """All claims are shown together."""
    for seat in range(g.seats):
        g.claims[seat] = g.answers[seat] & ARG
        g.tell(CLAIMED, seat, g.claims[seat])


@book.question("MSK-3")
def choose_tokens(g: Masks, f: Frame) -> None:
    """Believe or accuse somebody else."""
    for seat in range(g.seats):
        g.ask(seat)
        for other in range(g.seats):
            if other != seat:
                g.offer(TOKEN | other << 1)
                g.offer(TOKEN | other << 1 | 1)


@book.rule("MSK-3")
def show_tokens(g: Masks, f: Frame) -> None:
    """All tokens are shown together."""
    for seat in range(g.seats):
        g.tokens[seat] = g.answers[seat] & ARG


@book.rule("MSK-4")
def resolve_in_turn(g: Masks, f: Frame) -> None:
    """One seat after another turns up its card."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(RESOLVE, f.n - 1)


@book.rule("MSK-5")
def next_round(g: Masks, f: Frame) -> None:
    """Three rounds, or until the deck runs out."""
    if g.round < ROUNDS and g.deck_size >= g.seats:
        g.round += 1
        f.n = 0
        f.go_to(ROUND)


ROUND: Final[i64] = book.procedure(
    "round", [deal_cards, choose_claims, show_claims, choose_tokens, show_tokens, resolve_in_turn, next_round]
)


@book.question("MSK-6")
def choose_boast(g: Masks, f: Frame) -> None:
    """With the highest face you may boast. Whether you can is a secret, so you are asked in any case."""
    g.ask_in_any_case(f.seat)
    g.offer(PASS)
    if face(g.cards(HAND + f.seat)[0]) == FACES - 1:
        g.offer(BOAST)


@book.rule("MSK-6")
def boast_if_chosen(g: Masks, f: Frame) -> None:
    """A boast is worth a point."""
    if g.answers[f.seat] == BOAST:
        g.points[f.seat] += 1


@book.rule("MSK-4")
def turn_card_up(g: Masks, f: Frame) -> None:
    """Your card is turned up."""
    f.card = g.cards(HAND + f.seat)[0]
    g.place[f.card] = TABLE
    g.known[f.card] = bit(g.seats) - 1
    g.reveal()
    g.tell(TURNED, f.seat, f.card)


@book.rule("MSK-7")
def settle_claim(g: Masks, f: Frame) -> None:
    """The claim is yours, unless you lied and were accused. A truth that was accused earns a trophy."""
    accusers = [s for s in range(g.seats) if g.tokens[s] == f.seat << 1 | 1]
    if g.claims[f.seat] == face(f.card) or not accusers:
        g.points[f.seat] += g.claims[f.seat] + 1
        if accusers and g.deck_size > 0:
            g.begin(TAKE_TROPHY, f.seat)
    else:
        for accuser in accusers:
            g.points[accuser] += 2


RESOLVE: Final[i64] = book.procedure("resolve", [choose_boast, boast_if_chosen, turn_card_up, settle_claim], card=CARD)


@book.rule("MSK-8")
def look_at_two(g: Masks, f: Frame) -> None:
    """Look at the top two cards of the deck."""
    g.draw(f.seat, LOOK)
    if g.deck_size:
        g.draw(f.seat, LOOK)


@book.question("MSK-8")
def choose_trophy(g: Masks, f: Frame) -> None:
    """Keep one of them, face down."""
    g.ask(f.seat)
    for card in g.cards(LOOK + f.seat):
        g.offer(KEEP | card)


@book.rule("MSK-8")
def keep_trophy(g: Masks, f: Frame) -> None:
    """Others who knew the two no longer know which is which. The frame must not remember the card: all can see it."""
    for card in g.cards(LOOK + f.seat):
        g.known[card] = bit(f.seat)
    g.place[g.answers[f.seat] & ARG] = TROPHY + f.seat


@book.question("MSK-8")
def choose_where_to_put(g: Masks, f: Frame) -> None:
    """Put the other one on the deck or under it."""
    g.settle(f.seat, PASS)
    if g.cards(LOOK + f.seat):
        g.ask(f.seat)
        g.offer(PUT)
        g.offer(PUT | 1)


@book.rule("MSK-8")
def put_other_back(g: Masks, f: Frame) -> None:
    """You remember where it is, whoever draws it."""
    for card in g.cards(LOOK + f.seat):
        deck = g.deck[: g.deck_size]
        g.lay_deck([card, *deck] if g.answers[f.seat] == PUT else [*deck, card])
        g.place[card] = DECK


TAKE_TROPHY: Final[i64] = book.procedure(
    "trophy", [look_at_two, choose_trophy, keep_trophy, choose_where_to_put, put_other_back]
)


class MasksView(SketchView[Masks]):
    """The open table, the cards whose place this seat knows, and for every other card only its slot."""

    def __init__(self, g: Masks, seat: i64) -> None:
        super().__init__(g.look(seat), seat)
        hidden = [card for card in range(CARDS) if not g.knows(int(seat), card)]
        # zone, place in the deck, and the seats that know the card; sorted, or the order would tell which card is where
        self.slots: Final = sorted([(g.place[c], place_in_deck(g, c), g.known[c]) for c in hidden])

    def data(self) -> Data:
        return {**super().data(), "hidden": [[ZONE.word(zone), depth, known] for zone, depth, known in self.slots]}

    def draw_unseen(self, g: Masks) -> None:
        """Deal the cards this seat cannot place into their slots."""
        left = g.cards(UNKNOWN)
        for zone, depth, known in self.slots:
            card = left.pop(int(g.random(len(left))))
            g.place[card] = zone
            g.known[card] = known
            if zone == DECK:
                g.deck[depth] = card


def place_in_deck(g: Masks, card: int) -> int:
    return g.deck.index(card) if g.place[card] == DECK else 0


class MasksTitle(SketchTitle[Masks]):
    def set_up(self, g: Masks) -> None:
        left = list(range(CARDS))
        g.lay_deck([left.pop(int(g.random(len(left)))) for _ in range(CARDS)])
        g.place = [DECK] * CARDS
        g.begin(ROUND, 0, 0, 0)


masks: Final = MasksTitle(Masks, "masks", "Masks", [2, 3, 4])
