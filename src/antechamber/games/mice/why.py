"""Why not? What the rules say against a choice, in live numbers, from the predicates that refuse it."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Data
from antechamber.core.title import Reason
from antechamber.games.mice.camping import cards_to_camp, wanted
from antechamber.games.mice.components import (
    ASSISTANT,
    CHAMBER,
    CHAMBERS,
    CHESTS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    NONE,
    PORTAL,
    TOKENS,
    bundle,
)
from antechamber.games.mice.decks import in_row
from antechamber.games.mice.effects import argument
from antechamber.games.mice.legality import (
    SLOT_AT,
    eligible,
    holder,
    infiltrations_left,
    opponent_opposite,
    owner,
    paws_left,
    spots_to_open,
    tokens_left,
    usable_chests,
)
from antechamber.games.mice.opening import discount, is_portal
from antechamber.games.mice.payment import DISCOUNT_AT, price_of
from antechamber.games.mice.state import Mice
from antechamber.games.mice.words import ASSISTANT as ASSISTANT_WORD
from antechamber.games.mice.words import CARD, ITEM, ITEMS, PAYMENT, PLACE

ACTING: Final = "action/choose_action"
PLACING: Final = (ACTING, "commander/choose_entrance", "after-removing/choose_entrance_after_removing")
REMOVING: Final = "removal/choose_removal"
FILLING: Final = "place/choose_intersection"
OPENING: Final = "open/choose_chamber"
HIRING: Final = "hire/choose_assistant"
CAMPING: Final = "camp/choose_card_for_camp"
CHESTS_AT: Final = (ACTING, "last-chests/choose_to_finish", REMOVING, FILLING, OPENING, HIRING, CAMPING)


def why_not(g: Mice, seat: int, wish: str) -> Reason | None:
    """What stands against a wish of the seat that is to answer; None if this chapter has no word on it."""
    words = wish.split()
    verb = words[0] if words else ""
    try:
        if verb == "remove":
            return why_not_remove(g, seat)
        if len(words) != 2:
            return None
        if verb in ("place", "infiltrate"):
            return why_not_place(g, seat, PLACE.number(words[1]), verb == "infiltrate")
        if verb in ("trigger", "double", "leave"):
            return why_not_trigger(g, seat, PLACE.number(words[1]), verb)
        if verb == "fill":
            return why_not_fill(g, seat, PLACE.number(words[1]))
        if verb == "open":
            return why_not_open(g, seat, CARD.number(words[1]))
        if verb == "hire":
            return why_not_hire(g, seat, CARD.number(words[1]))
        if verb == "camp":
            return why_not_camp(g, CARD.number(words[1]))
        if verb == "chest":
            return why_not_chest(g, seat, CARD.number(words[1]))
        if verb == "pay":
            return why_not_pay(g, PAYMENT.number(words[1]))
        if verb == "take":
            return why_not_take(g, ITEM.number(words[1]))
        if verb == "use":
            return Reason(
                "mice-no-use", "MIC-PAS-01", {"assistant": ASSISTANT_WORD.word(ASSISTANT_WORD.number(words[1]))}
            )
    except NotationError:
        return None
    return None


def other_question(g: Mice) -> Reason:
    """Something else must be answered first; its rule says what."""
    return Reason("mice-no-other-question", g.rule())


def why_not_remove(g: Mice, seat: int) -> Reason | None:
    if g.question() != ACTING:
        return Reason("mice-no-remove-now", "MIC-TURN-01")
    if g.paws[seat] == 0:
        return Reason("mice-no-remove-none", "MIC-TURN-02")
    return None


def why_not_place(g: Mice, seat: int, number: int, sneaking: bool) -> Reason | None:
    """An entrance card may be taken, opposite an opponent's paw, or not there at all."""
    if g.question() not in PLACING:
        return Reason("mice-no-place-now", "MIC-TURN-01")
    about: Data = {"place": PLACE.word(number)}
    if number < SLOT_AT:
        return Reason("mice-no-place-spot", "MIC-PLACE-11", about)
    slot = int(g.slot_of(number - SLOT_AT))
    if slot == NONE:
        return Reason("mice-no-place-missing", "MIC-GEO-01", about)
    if paws_left(g, seat) == 0:
        return Reason("mice-no-place-no-paw", "MIC-TURN-02")
    there = int(holder(g, SLOT_AT + slot))
    if there == seat:
        return Reason("mice-no-place-own", "MIC-PLACE-01", about)
    if there != NONE:
        return Reason("mice-no-place-taken", "MIC-PLACE-01", {**about, "other": there + 1})
    opposite = int(opponent_opposite(g, seat, slot))
    if sneaking:
        return why_not_infiltrate(g, seat, opposite)
    if opposite != NONE:
        return Reason("mice-no-place-opposite", "MIC-PLACE-02", {**about, "other": opposite + 1})
    return None


def why_not_infiltrate(g: Mice, seat: int, opposite: int) -> Reason | None:
    if not g.own(seat) & g.parts.modifying[4]:
        return Reason("mice-no-infiltrate", "MIC-AS-INFILTRATOR-01")
    if infiltrations_left(g, seat) <= 0:
        return Reason("mice-no-infiltrate-used", "MIC-AS-INFILTRATOR-01")
    if opposite == NONE:
        return Reason("mice-no-infiltrate-needless", "MIC-AS-INFILTRATOR-03")
    return None


def why_not_trigger(g: Mice, seat: int, number: int, verb: str) -> Reason | None:
    """No paw there, nothing under it, or nothing that could be done."""
    if g.question() != REMOVING:
        return Reason("mice-no-remove-now", "MIC-TURN-01")
    slot = int(g.slot_of(number - SLOT_AT)) if number >= SLOT_AT else NONE
    if number >= SLOT_AT and slot == NONE:
        return Reason("mice-no-place-missing", "MIC-GEO-01", {"place": PLACE.word(number)})
    place = SLOT_AT + slot if number >= SLOT_AT else number
    if not g.paws[seat] >> place & 1:
        return Reason("mice-no-trigger-no-paw", "MIC-REM-01")
    if verb == "double" and g.doubles == 0:
        return Reason("mice-no-double", "MIC-CH-WATCHTOWER-01")
    if place >= SLOT_AT:
        return Reason("mice-no-trigger-nothing", "MIC-REM-06")
    if g.chamber[place] == NONE:
        return Reason("mice-no-trigger-empty", "MIC-REM-02")
    host = int(owner(g, place))
    if g.parts.op[g.parts.start[g.chamber[place]]] == PORTAL and host != seat:
        return Reason("mice-no-trigger-portal", "MIC-CH-PORTAL-01", {"other": host + 1})
    return Reason("mice-no-trigger-nothing", "MIC-REM-06")


def why_not_fill(g: Mice, seat: int, place: int) -> Reason | None:
    if g.question() != FILLING:
        return Reason("mice-no-fill-now", "MIC-PLACE-05")
    return Reason("mice-no-fill", "MIC-PLACE-07") if not eligible(g, seat) >> place & 1 else None


def why_not_open(g: Mice, seat: int, card: int) -> Reason | None:
    """No place, no token, no such card within reach, or not enough to pay it."""
    f = g.stack[g.depth - 1]
    if g.question() != OPENING or card >= CHAMBERS:
        return other_question(g)
    portal = is_portal(g, f)
    if not portal:
        anywhere = bool(argument(g, f) >> 1 & 1)
        if spots_to_open(g, seat, anywhere) == 0:
            return Reason("mice-no-open-spot" if anywhere else "mice-no-open-place", "MIC-OPEN-01")
        if tokens_left(g, seat) == 0:
            return Reason("mice-no-open-token", "MIC-OWN-02", {"tokens": TOKENS})
    return why_not_card(g, seat, card, not portal and bool(argument(g, f) & 1), int(discount(g, f)), "MIC-OPEN-03")


def why_not_hire(g: Mice, seat: int, card: int) -> Reason | None:
    f = g.stack[g.depth - 1]
    if g.question() != HIRING or not FIRST_ASSISTANT <= card < FIRST_ENTRANCE:
        return other_question(g)
    arg = 0 if f.n == 31 else int(argument(g, f))
    return why_not_card(g, seat, card, bool(arg & 1), arg >> 1, "MIC-HIRE-01")


def why_not_card(g: Mice, seat: int, card: int, camp_only: bool, less: int, rule: str) -> Reason | None:
    kind = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
    number = card - kind * FIRST_ASSISTANT
    in_camp = bool(g.camp[seat][kind] >> number & 1)
    about: Data = {"card": CARD.word(card)}
    if not in_camp and in_row(g, kind, number) == NONE:
        return Reason("mice-no-card-away", rule, about)
    if not in_camp and camp_only:
        return Reason("mice-no-card-camp-only", rule, about)
    price = int(price_of(g, seat, card, less, in_camp))
    have = [int(g.stock[seat][item]) for item in range(4)]
    about["items"] = ITEMS.word(int(g.parts.cost[card]))
    about["waived"] = price >> DISCOUNT_AT & 63
    about["payment"] = PAYMENT.word(int(bundle(have[0], have[1], have[2], have[3])))
    return Reason("mice-no-card-price", rule, about)


def why_not_camp(g: Mice, card: int) -> Reason | None:
    if g.question() != CAMPING:
        return other_question(g)
    kind = ASSISTANT if card >= FIRST_ASSISTANT else CHAMBER
    allowed = int(cards_to_camp(g, kind, wanted(g, g.stack[g.depth - 1]))) if card < FIRST_ENTRANCE else 0
    if not allowed >> (card - kind * FIRST_ASSISTANT) & 1:
        return Reason("mice-no-camp-card", "MIC-OP-09", {"card": CARD.word(card)})
    return None


def why_not_chest(g: Mice, seat: int, card: int) -> Reason | None:
    if g.question() not in CHESTS_AT:
        return Reason("mice-no-chest-now", "MIC-CHEST-02")
    if card < FIRST_CHEST or not g.chests[seat] >> (card - FIRST_CHEST) & 1:
        return Reason("mice-no-chest-yours", "MIC-CHEST-01")
    alike = g.parts.alike[card - FIRST_CHEST]
    usable = [c for c in range(CHESTS) if usable_chests(g, seat) >> c & 1 and g.parts.alike[c] == alike]
    if usable and usable[0] != card - FIRST_CHEST:
        return Reason("mice-no-chest-alike", "MIC-CHEST-01", {"card": CARD.word(FIRST_CHEST + usable[0])})
    if not usable:
        return Reason("mice-no-chest-idle", "MIC-CHEST-03")
    return None


def why_not_pay(g: Mice, payment: int) -> Reason | None:
    if "payment" not in g.question() and "exchange" not in g.question():
        return other_question(g)
    return Reason("mice-no-pay", g.rule(), {"payment": PAYMENT.word(payment)})


def why_not_take(g: Mice, item: int) -> Reason | None:
    if g.question() != "take-any/choose_resource":
        return other_question(g)
    return Reason("mice-no-take", "MIC-RES-05", {"item": ITEM.word(item)})
