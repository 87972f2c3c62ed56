"""Placing a paw, and filling intersections (MIC-PLACE)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, lowest, size
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    AFTER_REMOVE,
    CHEST_TAKEN,
    CHEST_USED,
    FIRST_ASSISTANT,
    GAIN,
    NO_CARD,
    NONE,
    PLACE_PAW,
    PLACED_CHAMBER,
    PLACED_EMPTY,
    PLACED_OPPONENT,
    VISITED,
)
from antechamber.games.mice.effects import (
    OPEN_CHEST,
    PROCEDURES,
    about,
    bonus,
    grant_action,
    offer_chests,
    on_gains,
    passives_may_fire,
)
from antechamber.games.mice.legality import (
    SLOT_AT,
    all_paws,
    eligible,
    infiltrations_left,
    may_infiltrate,
    may_place,
    opponent_opposite,
    owner,
    paws_left,
    slots_opposite,
    usable_chests,
)
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    ABOUT_BITS,
    BONUS,
    CHOSEN,
    DOING,
    FILL,
    FILLED,
    INFILTRATE,
    INFILTRATED,
    PLACED,
    QUEUED,
    USE_CHEST,
    USED,
)

FREELY: Final = 1  # as n of the placing: the opposite paw is ignored


def offer_entrances(g: Mice, seat: i64) -> None:
    """Offer each entrance card on which a seat may place a paw, by the rules or in spite of one."""
    taken: i64 = all_paws(g) >> SLOT_AT
    free: i64 = g.crypt.every_slot & ~taken
    opposite: i64 = free & slots_opposite(g, taken & ~(g.paws[seat] >> SLOT_AT))
    g.offer_those(g.places.placing, free if g.crypt.opposite_allowed else free & ~opposite)
    if opposite and infiltrations_left(g, seat) > 0:
        g.offer_those(g.places.sneaking, opposite)


book.implements(offer_entrances, "MIC-PLACE-01", "MIC-PLACE-02", "MIC-PLACE-03", "MIC-AS-INFILTRATOR-01",
             "MIC-AS-INFILTRATOR-02", "MIC-AS-INFILTRATOR-03")  # fmt: skip
book.implements(may_place, "MIC-PLACE-01", "MIC-PLACE-02", "MIC-DEF-05")
book.implements(may_infiltrate, "MIC-AS-INFILTRATOR-01", "MIC-AS-INFILTRATOR-03", "MIC-MOD-05")


def begin_placing(g: Mice, seat: i64, option: i64) -> None:
    """Place a paw as chosen."""
    free: i64 = FREELY if option & ~ARG == INFILTRATE else 0
    g.begin(PLACE, seat, g.slot_of((option & ARG) - SLOT_AT), free)


@book.rule("MIC-PLACE-01", "MIC-PLACE-03", "MIC-PLACE-04", "MIC-AS-INFILTRATOR-02", "MIC-PLACE-10", "MIC-PLACE-11",
           "MIC-HID-03")  # fmt: skip
def put_paw_on_entrance(g: Mice, f: Frame) -> None:
    """The paw lies on the card. Who is owed a bonus for it receives it."""
    place: i64 = SLOT_AT + f.card
    opponent: i64 = opponent_opposite(g, f.seat, f.card)
    g.paws[f.seat] |= bit(place)
    if f.n == FREELY:
        g.infiltrations += 1
        g.tell(INFILTRATED, f.seat, g.place_number(place))
    else:
        g.tell(PLACED, f.seat, g.place_number(place))
        if opponent != NONE:
            g.tell(BONUS, opponent, g.parts.opposite_bonus, f.seat)
            bonus(g, opponent, g.parts.opposite_bonus)
    holder: i64 = owner(g, place)
    if holder != NONE and holder != f.seat:
        g.tell(BONUS, holder, g.parts.passage_bonus, f.seat)
        bonus(g, holder, g.parts.passage_bonus)
    if eligible(g, f.seat) == 0 or paws_left(g, f.seat) == 0:
        f.finish()


@book.question("MIC-PLACE-05", "MIC-PLACE-06", "MIC-PLACE-07", "MIC-PLACE-08", "MIC-STATE-02", "MIC-CHEST-02")
def choose_intersection(g: Mice, f: Frame) -> None:
    """Choose which intersection gets a paw next, if it makes a difference."""
    spots: i64 = eligible(g, f.seat)
    paws: i64 = paws_left(g, f.seat)
    if spots == 0 or paws == 0:
        g.settle(f.seat, PASS)
        return
    if not order_matters(g, f.seat, spots, paws):
        g.settle(f.seat, FILL | lowest(spots))
        return
    g.ask(f.seat)
    g.offer_all(FILL, spots)
    offer_chests(g, usable_chests(g, f.seat), USE_CHEST)


def order_matters(g: Mice, seat: i64, spots: i64, paws: i64) -> bool:
    """Whether paws are short, an assistant does more than give for more than one, or a chest may come in between."""
    if size(spots) > paws:
        return True
    own: i64 = g.own(seat)
    chests: i64 = usable_chests(g, seat) if g.chests[seat] else 0
    if spots & (spots - 1):
        on = g.parts.on
        reacting: i64 = on[PLACED_CHAMBER] | on[PLACED_OPPONENT] | on[PLACED_EMPTY] | on[CHEST_TAKEN]
        if own & reacting & (g.parts.needs_spot | ~g.parts.plain):
            return True
        chests |= chests_on(g, spots)
    return chests != 0 and chest_matters(g, seat, spots, chests)


def chest_matters(g: Mice, seat: i64, spots: i64, chests: i64) -> bool:
    """Whether it may make a difference to use one of these chests before a spot is filled, and not afterwards.

    It does if the chest shifts something: paws, chambers, assistants, other chests. What else it does matters only to
    assistants that react to a paw: to those that do more than give in any case, to others if it does more than give.
    """
    own: i64 = g.own(seat)
    if chests & g.parts.shifting_chests or own & g.parts.shifting:
        return True
    reacting: i64 = g.reactors(seat, conditions_on(g, seat, spots))
    if reacting == 0:
        return False
    moved: i64 = g.parts.on[CHEST_USED] | on_gains(g)
    return reacting & ~g.parts.plain != 0 or chests & ~g.parts.giving_chests != 0 or own & moved & ~g.parts.giving != 0


def chests_on(g: Mice, spots: i64) -> i64:
    """The chests that lie on some spots, as bits."""
    found: i64 = 0
    while spots:
        chest: i64 = g.chest[lowest(spots)]
        spots &= spots - 1
        if chest != NONE:
            found |= bit(chest)
    return found


def conditions_on(g: Mice, seat: i64, spots: i64) -> i64:
    """What a paw on one of some spots would fulfil, as bits of conditions."""
    found: i64 = 0
    while spots:
        spot: i64 = lowest(spots)
        spots &= spots - 1
        if g.chamber[spot] == NONE:
            found |= bit(PLACED_EMPTY) | (bit(CHEST_TAKEN) if g.chest[spot] != NONE else 0)
        else:
            found |= bit(PLACED_CHAMBER) | (bit(PLACED_OPPONENT) if owner(g, spot) != seat else 0)
    return found


book.implements(order_matters, "MIC-PLACE-08", "MIC-DEC-01")
book.implements(chest_matters, "MIC-CHEST-02", "MIC-PLACE-08")
book.implements(eligible, "MIC-PLACE-05", "MIC-PLACE-07", "MIC-DEF-05")


@book.rule("MIC-PLACE-06", "MIC-PLACE-09", "MIC-PLACE-10", "MIC-ON-10", "MIC-ON-11", "MIC-ON-12", "MIC-ON-07",
           "MIC-DEF-03")  # fmt: skip
def put_paw_on_intersection(g: Mice, f: Frame) -> None:
    """A paw on the spot: take a chest, pay the visit, count the symbol; then passives, then the next intersection."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        f.finish()
        return
    f.ask_again()
    if option & ~ARG == USE_CHEST:
        g.begin(OPEN_CHEST, f.seat, option & ARG)
        return
    spot: i64 = option & ARG
    g.paws[f.seat] |= bit(spot)
    g.tell(FILLED, f.seat, spot)
    chamber: i64 = g.chamber[spot]
    happened: i64
    if chamber == NONE:
        happened = bit(PLACED_EMPTY)
        if g.take_chest_at(f.seat, spot):
            happened |= bit(CHEST_TAKEN)
    else:
        happened = bit(PLACED_CHAMBER)
        host: i64 = owner(g, spot)
        if host != f.seat:
            happened |= bit(PLACED_OPPONENT)
            visit(g, host, f.seat)
        if g.parts.extra >> chamber & 1:
            grant_action(g, f.seat)
    of: i64 = about(spot, chamber if chamber != NONE else NO_CARD)
    if not passives_may_fire(g, f.seat, happened, of) and eligible(g, f.seat) == 0:
        f.finish()


def visit(g: Mice, host: i64, guest: i64) -> None:
    """The owner of a chamber receives a bonus for a visit, and what assistants give for visits, without being asked."""
    g.tell(BONUS, host, g.parts.visit_bonus, guest)
    bonus(g, host, g.parts.visit_bonus)
    left: i64 = g.hired[host] & g.parts.on[VISITED]
    while left:
        assistant: i64 = lowest(left)
        left &= left - 1
        g.tell(USED, host, assistant)
        place: i64 = g.parts.start[FIRST_ASSISTANT + assistant]
        while g.parts.op[place] == GAIN:
            bonus(g, host, g.parts.arg[place])
            place += 1


book.implements(visit, "MIC-PLACE-09", "MIC-ON-09", "MIC-PAS-06")

PLACE: Final[i64] = book.procedure("place", [put_paw_on_entrance, choose_intersection, put_paw_on_intersection])


# ---------------------------------------------------------------- placing by an effect


@book.question("MIC-OP-16", "MIC-AS-COMMANDER-01", "MIC-AS-COMMANDER-02", "MIC-STATE-06")
def choose_entrance(g: Mice, f: Frame) -> None:
    """Choose an entrance card for the paw, or pass. During a Remove action the placement has to wait for its end."""
    if waits(g, f) or paws_left(g, f.seat) == 0:
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    offer_entrances(g, f.seat)
    g.offer(PASS)


def waits(g: Mice, f: Frame) -> bool:
    """Whether the effect belongs to an assistant that acts after a Remove action, while one is going on."""
    assistant: i64 = (f.memo >> ABOUT_BITS & 127) - FIRST_ASSISTANT
    after: bool = 0 <= assistant < FIRST_ASSISTANT and g.parts.condition[assistant] == AFTER_REMOVE
    return g.removing and after


@book.rule("MIC-OP-16", "MIC-AS-COMMANDER-02")
def place_or_queue(g: Mice, f: Frame) -> None:
    """Place it under the normal rules, or remember that one more is to be placed after the action."""
    if waits(g, f):
        g.placements += 1
        g.tell(QUEUED, f.seat, g.placements)
    elif g.answers[f.seat] != PASS:
        begin_placing(g, f.seat, g.answers[f.seat])


PLACE_BY_EFFECT: Final[i64] = book.procedure("commander", [choose_entrance, place_or_queue], card=CHOSEN, memo=DOING)
PROCEDURES[PLACE_PAW] = int(PLACE_BY_EFFECT)
