"""Masks, a made-up title: hidden cards, sealed claims and tokens, and what a seat remembers.

Three rounds. Everybody looks at a card and claims a face, all at once; then everybody puts a token before somebody,
to believe or to accuse, all at once; then the cards are turned up one after another. Who was accused but told the
truth looks at the top two cards of the deck, keeps one face down and puts the other on or under the deck.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from antechamber.core.bits import bit
from antechamber.core.chance import key_from_seed
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data, Frame
from antechamber.core.notation import ARG, ARG_BITS, SEAT, Numbers, Vocabulary, Words
from antechamber.core.rulebook import PASS, Rulebook
from tests.sketches.sketch import Sketch, SketchTitle, SketchView, filled

CARDS: Final = 16
FACES: Final = 4
ROUNDS: Final = 3
DECK: Final = 0  # where a card is; a seat's zone is the zone plus the seat
TABLE: Final = 1
HAND: Final = 2
LOOK: Final = 6
TROPHY: Final = 10
UNKNOWN: Final = -1

CARD: Final = Words("card", [f"{face}{copy}" for copy in "abcd" for face in range(1, FACES + 1)])
FACE: Final = Numbers("face", FACES, first=1)
FAITH: Final = Words("faith", ["believe", "accuse"])
WHERE: Final = Words("where", ["top", "bottom"])
ZONE: Final = Words("zone", ["deck", "table", *[f"{z} {s}" for z in ("hand", "look", "trophy") for s in range(1, 5)]])

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


class Masks(Sketch):
    """For each card where it is and which seats know that; and the deck, whose order matters."""

    LISTS: ClassVar[list[str]] = ["place", "known", "deck", "claims", "tokens", "points"]
    NUMBERS: ClassVar[list[str]] = ["round"]
    BOOK: ClassVar[Rulebook[Any]] = book

    def __init__(self) -> None:
        super().__init__()
        self.place: vec[i64] = vec[i64]()  # [card]: zone
        self.known: vec[i64] = vec[i64]()  # [card]: the seats that know its place, as bits
        self.deck: vec[i64] = vec[i64]()  # the top first
        self.claims: vec[i64] = vec[i64]()  # [seat]: face, or UNKNOWN
        self.tokens: vec[i64] = vec[i64]()  # [seat]: whom and how, or UNKNOWN
        self.points: vec[i64] = vec[i64]()
        self.round: i64 = 1

    def cards(self, zone: i64) -> list[int]:
        return [c for c in range(CARDS) if self.place[c] == zone]

    def draw(self, seat: i64, zone: i64) -> None:
        """A seat looks at the top card of the deck. The order was settled before, so this reveals and does not draw."""
        card: i64 = self.deck[0]
        self.deck = self.deck[1:]
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
        if sorted(self.deck) != self.cards(DECK) or any(len(self.cards(HAND + s)) > 1 for s in range(self.seats)):
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
    if g.round < ROUNDS and len(g.deck) >= g.seats:
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
        if accusers and len(g.deck) > 0:
            g.begin(TAKE_TROPHY, f.seat)
    else:
        for accuser in accusers:
            g.points[accuser] += 2


RESOLVE: Final[i64] = book.procedure("resolve", [choose_boast, boast_if_chosen, turn_card_up, settle_claim], card=CARD)


@book.rule("MSK-8")
def look_at_two(g: Masks, f: Frame) -> None:
    """Look at the top two cards of the deck."""
    g.draw(f.seat, LOOK)
    if len(g.deck):
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
        order: list[int] = [card, *g.deck] if g.answers[f.seat] == PUT else [*g.deck, card]
        g.deck = vec[i64](order)
        g.place[card] = DECK


TAKE_TROPHY: Final[i64] = book.procedure(
    "trophy", [look_at_two, choose_trophy, keep_trophy, choose_where_to_put, put_other_back]
)


class MasksView(SketchView[Masks]):
    """Built up: the open table, the cards whose place this seat knows, and for every other card only its slot."""

    def __init__(self, g: Masks, seat: i64) -> None:
        super().__init__(masks.lay_out(int(g.seats)), seat)
        seen = self.seen
        g.show_table(seen, seat)
        g.copy_fields(seen, ["claims", "tokens", "points", "round"])
        self.slots: Final[list[tuple[int, int, int]]] = []  # zone, place in the deck, and the seats that know the card
        order: list[int] = [UNKNOWN] * len(g.deck)
        for card in range(CARDS):
            zone = int(g.place[card])
            depth = list(g.deck).index(card) if zone == DECK else 0
            if zone == TABLE or (seat >= 0 and g.known[card] >> seat & 1):
                seen.place[card] = zone
                seen.known[card] = g.known[card]
                if zone == DECK:
                    order[depth] = card
            else:
                self.slots.append((zone, depth, int(g.known[card])))
        seen.deck = vec[i64](order)
        self.slots.sort()  # or the order would tell which card is where

    def data(self) -> Data:
        g = self.seen
        return {
            **self.ask(),
            "round": g.round,
            "claims": list(g.claims),
            "tokens": list(g.tokens),
            "points": list(g.points),
            "known": {CARD.word(c): ZONE.word(int(g.place[c])) for c in range(CARDS) if g.place[c] != UNKNOWN},
            "deck": [CARD.word(int(c)) if c != UNKNOWN else None for c in g.deck],
            "hidden": [[ZONE.word(zone), depth, known] for zone, depth, known in self.slots],
        }

    def imagine(self, seed: str) -> Masks:
        """Deal the cards this seat cannot place into their slots."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        left = g.cards(UNKNOWN)
        for zone, depth, known in self.slots:
            card = left.pop(int(g.random(len(left))))
            g.place[card] = zone
            g.known[card] = known
            if zone == DECK:
                g.deck[depth] = card
        g.resume(self.seat)
        return g


class MasksTitle(SketchTitle[Masks]):
    def lay_out(self, players: int) -> Masks:
        g = Masks()
        g.set_table(players, b"")
        g.place = filled(CARDS, UNKNOWN)
        g.known = filled(CARDS, 0)
        g.claims = filled(players, UNKNOWN)
        g.tokens = filled(players, UNKNOWN)
        g.points = filled(players, 0)
        return g

    def set_up(self, g: Masks) -> None:
        left = list(range(CARDS))
        order: list[int] = [left.pop(int(g.random(len(left)))) for _ in range(CARDS)]
        g.deck = vec[i64](order)
        g.place = filled(CARDS, DECK)
        g.begin(ROUND, 0, 0, 0)


masks: Final = MasksTitle("masks", "Masks", [2, 3, 4], 1, [])
