"""What helps a person to choose: headings, lines and intersections ahead, prices, sets. No rule depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from antechamber.core.bits import bit, size
from antechamber.core.kernel import Data, question_with_headings
from antechamber.core.parsing import as_dict, as_list
from antechamber.games.mice import hiring, opening
from antechamber.games.mice.captions import operations
from antechamber.games.mice.components import (
    ASSISTANT,
    CARD_IDS,
    CHAMBER,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    GOLD,
    LETTERS,
    NO_CARD,
    NONE,
    RESOURCES,
    SPOT_IDS,
    amount,
)
from antechamber.games.mice.domains import DECKS
from antechamber.games.mice.effects import argument
from antechamber.games.mice.giving import gains
from antechamber.games.mice.hiring import offer_of
from antechamber.games.mice.legality import (
    SLOT_AT,
    camp_limit,
    eligible,
    in_camp,
    intersections,
    opponent_opposite,
    owner,
    paws_left,
    target_of,
    tokens_left,
)
from antechamber.games.mice.opening import discount
from antechamber.games.mice.operations import GET_AT, GET_PART, PAY_PART
from antechamber.games.mice.payment import (
    DISCOUNT_AT,
    GOLD_ITEM_AT,
    NO_GOLD_ITEM,
    can_pay,
    exchange_price,
    price_of,
    units_of,
)
from antechamber.games.mice.sets import set_value
from antechamber.games.mice.state import Mice
from antechamber.games.mice.told import (
    CardPreview,
    Detail,
    EffectPreview,
    Found,
    PaymentPreview,
    Phase,
    PlacePreview,
    Price,
    Question,
    Supplies,
)
from antechamber.games.mice.view import MiceView, members, place_names, row_data
from antechamber.games.mice.why import ACTING, FILLING, REMOVING
from antechamber.games.mice.words import ABOUT_BITS, CARD, ITEMS, PAYMENT, PLACE, vocabulary


def detail(view: MiceView) -> Data:
    """The view's data with an outlook on every option, and what follows from what lies open."""
    g = view.seen
    seat = int(view.seat)
    data = view.data()
    data["ask"] = question(g, seat, view.options)
    data.update(more(g, seat))
    return data


def more(g: Mice, seat: int) -> Detail:
    """What follows from what lies open."""
    at = g.crypt
    return {
        "phase": phase(g),
        "frame": {"rows": int(at.rows), "columns": int(at.columns)},
        "opposite": [int(at.opposite[slot]) for slot in range(at.slots)],
        "lines": [line(g, slot) for slot in range(at.slots)],
        "intersections": [place_names(g, intersections(g, other)) for other in range(g.seats)],
        "supplies": [supplies(g, other) for other in range(g.seats)],
        "sets": [{name: int(g.sets_of(other, kind)) for kind, name in enumerate(DECKS)} for other in range(g.seats)],
        "end_at": {"glory": int(at.end_glory), "chambers": int(at.end_chambers), "open": int(size(g.open_spots))},
        "unseen": {
            "chambers": members(g.deck[CHAMBER]),
            "assistants": members(g.deck[ASSISTANT], FIRST_ASSISTANT),
            "chests": members(g.supply, FIRST_CHEST),
        },
        "prices": prices(g, seat) if seat >= 0 else {},
    }


def line(g: Mice, slot: int) -> list[str]:
    """The spots of the line that begins at a slot."""
    return [SPOT_IDS[s] for s in range(16) if g.crypt.line[slot] >> s & 1]


def supplies(g: Mice, seat: int) -> Supplies:
    """What a player has left of paws, tokens and room."""
    return {
        "paws": int(paws_left(g, seat)),
        "tokens": int(tokens_left(g, seat)),
        "camp": int(in_camp(g, seat)),
        "camp_limit": int(camp_limit(g, seat)),
    }


def prices(g: Mice, seat: int) -> dict[str, Price]:
    """What each card of the rows and of the own camp costs this player, and whether it could be paid now."""
    found: dict[str, Price] = {}
    for kind in (CHAMBER, ASSISTANT):
        for word in row_data(g, kind):
            if word is not None:
                found[word] = price(g, seat, CARD.number(word), False)
        for word in members(g.camp[seat][kind], kind * FIRST_ASSISTANT):
            found[word] = price(g, seat, CARD.number(word), True)
    return found


def price(g: Mice, seat: int, card: int, from_camp: bool, less: int = 0) -> Price:
    cost = int(price_of(g, seat, card, less, from_camp))
    return {
        "items": ITEMS.word(int(g.parts.cost[card])),
        "off": cost >> DISCOUNT_AT & 63,
        "units": int(units_of(cost)),
        "payable": can_pay(g, seat, cost),
    }


# ---------------------------------------------------------------- the question


def phase(g: Mice) -> Phase:
    """How far the turn is."""
    if g.over():
        return "end"
    if g.question() == ACTING:
        return "action"
    if g.question() == FILLING:
        return "placing"
    return "removing" if g.question() == REMOVING else "effect"


def question(g: Mice, seat: int, options: list[int]) -> Data:
    """The open question with the options under their headings, and what each would bring."""
    asked = question_with_headings(g, options)
    described: list[Data] = [with_outlook(g, seat, option) for option in as_list(asked["options"], "options")]
    described.sort(key=place_in_list)
    asked["options"] = described
    asked["groups"] = vocabulary.in_order([str(option["group"]) for option in described])
    asked.update(besides(g))
    return asked


def besides(g: Mice) -> Question:
    """What the open question says besides its options."""
    if not g.asked:
        return {"phase": phase(g)}
    return {
        "phase": phase(g),
        "number": number(g),
        "form": form(g),
        "card": source(g),
        "chosen": chosen(g),
        "gains": gains(g),
    }


def place_in_list(option: Data) -> int:
    return vocabulary.groups.index(str(option["group"]))


def form(g: Mice) -> Literal["", "final", "may"]:
    """An action that may be declined, or the final one, is asked for in other words."""
    if g.question() != ACTING or g.stack[g.depth - 1].n == 0:
        return ""
    return "final" if g.ending and g.finals else "may"


def number(g: Mice) -> int:
    """How many are left: paws to remove or to place, resources to take, cards to replace or discard."""
    f = g.stack[g.depth - 1]
    asked = g.question()
    if asked == REMOVING:
        return int(size(g.paws[f.seat]))
    if asked == FILLING:
        return int(paws_left(g, f.seat))
    if asked == "take-any/choose_resource":
        return int(f.n)
    if asked == "refresh/choose_card_to_refresh":
        return int(argument(g, f)) - int(size(f.memo >> ABOUT_BITS + 7))
    if asked == "cut-camp/choose_card_too_many":
        return int(in_camp(g, f.seat) - camp_limit(g, f.seat))
    return 1


def source(g: Mice) -> str | None:
    """The card whose effect asks; None between effects."""
    names = g.contents().names
    for i in range(int(g.depth) - 1, -1, -1):
        procedure = names[g.stack[i].line].partition("/")[0] if g.stack[i].line >= 0 else ""
        if procedure in ("effect", "branch", "trigger", "passage", "chest"):
            return CARD_IDS[g.stack[i].card]
    return None


def chosen(g: Mice) -> str | None:
    """The card that was chosen in this operation already: to be opened, hired or put into the camp."""
    f = g.stack[g.depth - 1]
    operating = g.question().startswith(("open/", "hire/", "camp/"))
    return CARD_IDS[f.card] if operating and f.card != NO_CARD else None


def with_outlook(g: Mice, seat: int, described: object) -> Data:
    """An option with what it costs and brings. Placing a paw stands apart where somebody else is owed a bonus."""
    option = as_dict(described, "option")
    ahead = preview(g, seat, option)
    option["preview"] = ahead
    if option["kind"] == "place" and (ahead["opposite"] is not None or ahead["passage"] is not None):
        option["group"] = "paying"
    return option


def preview(g: Mice, seat: int, option: Data) -> Mapping[str, object]:
    """What an option costs and brings, as far as that is sure."""
    kind = str(option["kind"])
    if kind in ("place", "infiltrate"):
        return preview_place(g, seat, PLACE.number(str(option["place"])), kind == "infiltrate")
    if kind == "fill":
        return found_at(g, seat, PLACE.number(str(option["place"])))
    if kind in ("trigger", "double"):
        return preview_effect(g, start_at(g, PLACE.number(str(option["place"]))))
    if kind in ("open", "hire"):
        return preview_card(g, seat, CARD.number(str(option["card"])))
    if kind in ("chest", "copy", "flip"):
        return preview_effect(g, int(g.starts(CARD.number(str(option["card"])))))
    if kind == "choose":
        return preview_branch(g, option)
    if kind == "pay":
        return preview_payment(asked_price(g, seat), PAYMENT.number(str(option["payment"])))
    return {}


def start_at(g: Mice, number: int) -> int:
    """Where the program of the card at a place starts."""
    if number >= SLOT_AT:
        return int(g.starts(FIRST_ENTRANCE + number - SLOT_AT))
    return int(g.parts.start[g.chamber[number]])


def preview_effect(g: Mice, start: int, place: int = 0) -> EffectPreview:
    """What the program of a card does, from a place."""
    return {"effect": operations(g.parts, start, place)}


def preview_place(g: Mice, seat: int, number: int, sneaking: bool) -> PlacePreview:
    """The line, the intersections a paw there would form and what lies on them, and who would be owed a bonus."""
    slot = int(g.slot_of(number - SLOT_AT))
    world = g.clone()
    world.paws[seat] |= bit(SLOT_AT + slot)
    spots = int(eligible(world, seat))
    opposite = int(opponent_opposite(g, seat, slot))
    host = int(owner(g, SLOT_AT + slot))
    return {
        "line": line(g, slot),
        "intersections": [
            {"spot": SPOT_IDS[s], **found_at(g, seat, s)} for s in range(g.crypt.spots) if spots >> s & 1
        ],
        "paws": int(paws_left(world, seat)),
        "opposite": opposite + 1 if opposite != NONE and not sneaking else None,
        "passage": host + 1 if host not in (NONE, seat) else None,
    }


def found_at(g: Mice, seat: int, spot: int) -> Found:
    """What a paw would find on a spot: a chest, somebody's chamber, an additional action."""
    host = int(owner(g, spot))
    chamber = int(g.chamber[spot])
    return {
        "chest": CARD_IDS[FIRST_CHEST + g.chest[spot]] if g.chest[spot] != NONE else None,
        "chamber": CARD_IDS[chamber] if chamber != NONE else None,
        "visit": host + 1 if host not in (NONE, seat) else None,
        "extra": chamber != NONE and bool(g.parts.extra >> chamber & 1),
    }


def preview_card(g: Mice, seat: int, card: int) -> CardPreview:
    """A card that could be opened or hired: its price, its glory, and what it adds to the sets."""
    kind = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
    in_own_camp = bool(g.camp[seat][kind] >> (card - kind * FIRST_ASSISTANT) & 1)
    cards = g.hired[seat] if kind == ASSISTANT else g.chambers_of(seat)
    added = set_value(cards | bit(card - kind * FIRST_ASSISTANT), kind, g.parts) - set_value(cards, kind, g.parts)
    return {
        **price(g, seat, card, in_own_camp),
        "glory": int(g.parts.glory[card]),
        "sets": int(added),
        "effect": operations(g.parts, int(g.parts.start[card])),
    }


def asked_price(g: Mice, seat: int) -> int:
    """The price that is to be paid now."""
    f = g.stack[g.depth - 1]
    if g.question() == "open/choose_payment_for_chamber":
        return int(price_of(g, seat, f.card, discount(g, f), f.memo >> opening.CAMP_FLAG & 1 == 1))
    if g.question() == "hire/choose_payment_for_assistant":
        return int(price_of(g, seat, f.card, offer_of(g, f) >> 1, f.memo >> hiring.CAMP_FLAG & 1 == 1))
    arg = argument(g, f)
    return int(exchange_price(g, arg & PAY_PART, arg >> GET_AT & GET_PART))


def preview_payment(price: int, paid: int) -> PaymentPreview:
    """What gold stands for, and what stands for gold; A is a resource if several kinds could be meant."""
    due = int(amount(price, GOLD))
    item = price >> GOLD_ITEM_AT & 3
    gold = int(amount(paid, GOLD))
    for_gold = 0
    if item != NO_GOLD_ITEM:
        over = int(amount(paid, item)) - int(amount(price, item))
        for_gold = max(0, due - gold, min(over, due))
    stands = gold - due + for_gold
    missing = "".join([LETTERS[i] * max(0, int(amount(price, i) - amount(paid, i))) for i in range(RESOURCES)])
    if len(missing) > stands and len(set(missing)) == 1:
        missing = missing[:stands]
    return {
        "gold_for": missing if len(missing) == stands else "A" * stands,
        "for_gold": LETTERS[item] * for_gold if for_gold else "",
    }


def preview_branch(g: Mice, option: Data) -> EffectPreview:
    """What a side of a card says; at Privy, which has none of its own, nothing."""
    f = g.stack[g.depth - 1]
    if not g.question().startswith("branch/"):
        return {}
    start = int(g.starts(f.card))
    chosen = option["branch"]
    assert isinstance(chosen, int)
    return preview_effect(g, start, int(target_of(g.parts.arg[start + f.n], chosen - 1)))
