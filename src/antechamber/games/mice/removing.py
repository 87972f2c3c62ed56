"""Removing all paws, one by one (MIC-REM)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, lowest, size
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.components import (
    AFTER_REMOVE,
    FIRST_ENTRANCE,
    NO_CARD,
    NO_SPOT,
    NONE,
    WHEN_DRY,
    WHEN_DRY_CHAMBER,
    WHEN_DRY_INSIDE,
    WHEN_REMOVED_OPPONENT,
)
from antechamber.games.mice.effects import (
    OPEN_CHEST,
    about,
    offer_chests,
    passives_may_fire,
    trigger_chamber,
    trigger_entrance,
)
from antechamber.games.mice.legality import (
    SLOT_AT,
    SLOTS,
    can_carry_out,
    can_place,
    may_trigger_chamber,
    usable_chests,
)
from antechamber.games.mice.placing import begin_placing, offer_entrances
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    BEGAN_REMOVING,
    DOUBLE_AT,
    LEAVE,
    LEFT,
    NOTHING,
    REMOVED,
    TRIGGER_AT,
    USE_CHEST,
)


@book.rule("MIC-REM-01", "MIC-TURN-02")
def begin_removing(g: Mice, f: Frame) -> None:
    """All your paws will be taken back."""
    g.removing = True
    g.tell(BEGAN_REMOVING, f.seat, size(g.paws[f.seat]))
    f.go_to(REMOVE_NEXT)


@book.question("MIC-REM-01", "MIC-REM-03", "MIC-REM-06", "MIC-STATE-03", "MIC-CHEST-02", "MIC-CH-WATCHTOWER-01")
def choose_removal(g: Mice, f: Frame) -> None:
    """Choose the next paw, and whether it triggers the card it stands on. You may use a chest first."""
    left: i64 = g.paws[f.seat]
    if left == 0:
        g.settle(f.seat, PASS)
        return
    chests: i64 = usable_chests(g, f.seat) if g.chests[f.seat] else 0
    if left & (g.open_spots | SLOTS) == 0 and chests == 0:  # nothing to trigger: the order makes no difference
        g.settle(f.seat, LEAVE | lowest(left))
        return
    g.ask(f.seat)
    numbers = g.places.number
    while left:
        place: i64 = lowest(left)
        left &= left - 1
        number: i64 = numbers[place]
        if may_trigger_by_removing(g, f.seat, place):
            g.offer(TRIGGER_AT | number)
            if g.doubles:
                g.offer(DOUBLE_AT | number)
        g.offer(LEAVE | number)
    if chests:
        offer_chests(g, chests, USE_CHEST)


def may_trigger_by_removing(g: Mice, seat: i64, place: i64) -> bool:
    """Whether at least one operation of the card under a paw could be carried out once the paw is in the supply."""
    card: i64
    spot: i64 = NO_SPOT
    if place < SLOT_AT:
        if not may_trigger_chamber(g, seat, place):
            return False
        card = g.chamber[place]
        spot = place
    else:
        card = FIRST_ENTRANCE + g.entrance[place - SLOT_AT]
    start: i64 = g.starts(card) if g.flipped else g.parts.start[card]
    if g.parts.sure[start]:
        return True
    paws: i64 = g.paws[seat]
    g.paws[seat] = paws & ~bit(place)
    found: bool = can_carry_out(g, seat, start, about(spot, card))
    g.paws[seat] = paws
    return found


book.implements(may_trigger_by_removing, "MIC-REM-06", "MIC-REM-03", "MIC-CH-PORTAL-01", "MIC-EFF-06")


@book.rule("MIC-REM-01", "MIC-REM-02", "MIC-REM-04", "MIC-CH-WATCHTOWER-01", "MIC-EFF-03", "MIC-TURN-07")
def take_paw_back(g: Mice, f: Frame) -> None:
    """The paw goes back to the supply; then the card it stood on is triggered, or not."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        f.go_to(AFTER_REMOVING)
        return
    if option & ~ARG == USE_CHEST:
        f.ask_again()
        g.begin(OPEN_CHEST, f.seat, option & ARG)
        return
    place: i64 = g.place_of(option & ARG)
    kind: i64 = option & ~ARG
    g.paws[f.seat] &= ~bit(place)
    chamber: i64 = g.chamber[place] if place < SLOT_AT else NONE
    if chamber != NONE:
        g.latest_removed = about(place, chamber)
    if kind == LEAVE:
        g.tell(LEFT, f.seat, option & ARG)
        if g.own(f.seat) == 0:
            take_back_the_next(g, f)
            return
    f.card = place
    f.memo = conditions_of_removal(g, f.seat, place, kind == LEAVE)
    if kind == LEAVE:
        removal_passives_may_fire(g, f)
        return
    doubled: bool = kind != TRIGGER_AT
    if doubled:
        g.doubles -= 1
    if place < SLOT_AT:
        g.tell(REMOVED, f.seat, option & ARG, chamber)
        trigger_chamber(g, f.seat, place, doubled)
    else:
        g.tell(REMOVED, f.seat, option & ARG, FIRST_ENTRANCE + g.entrance[place - SLOT_AT])
        trigger_entrance(g, f.seat, place - SLOT_AT, doubled)


def conditions_of_removal(g: Mice, seat: i64, place: i64, dry: bool) -> i64:
    """The conditions that removing a paw fulfils, as bits: whose chamber it was is decided before any effect."""
    if place >= SLOT_AT:
        return WHEN_DRY if dry else 0
    if g.chamber[place] == NONE:
        return WHEN_DRY | WHEN_DRY_INSIDE if dry else 0
    found: i64 = WHEN_DRY | WHEN_DRY_INSIDE | WHEN_DRY_CHAMBER if dry else 0
    return found if g.owned[seat] >> place & 1 else found | WHEN_REMOVED_OPPONENT


book.implements(conditions_of_removal, "MIC-ON-13", "MIC-ON-14", "MIC-ON-15", "MIC-ON-16")


@book.rule("MIC-REM-07", "MIC-ON-13", "MIC-ON-14", "MIC-ON-15", "MIC-ON-16", "MIC-AS-RANGER-02")
def removal_passives_may_fire(g: Mice, f: Frame) -> None:
    """After the card's own effect, passives for the removal fire; then the next paw."""
    happened: i64 = f.memo
    of: i64 = NOTHING
    if f.card < SLOT_AT:
        of = about(f.card, g.chamber[f.card] if g.chamber[f.card] != NONE else NO_CARD)
    f.card = 0
    f.memo = 0
    if happened and passives_may_fire(g, f.seat, happened, of):
        f.go_to(REMOVE_NEXT)
    else:
        take_back_the_next(g, f)


def take_back_the_next(g: Mice, f: Frame) -> None:
    """Go on with the next paw; after the last, the action is finished."""
    f.go_to(REMOVE_NEXT if g.paws[f.seat] else AFTER_REMOVING)


REMOVE_ALL: Final[i64] = book.procedure("remove", [begin_removing])
REMOVE_NEXT: Final[i64] = book.procedure("removal", [choose_removal, take_paw_back, removal_passives_may_fire])


# ---------------------------------------------------------------- after the action


@book.rule("MIC-REM-05", "MIC-ON-17", "MIC-AS-COMMANDER-01")
def after_removing_passives_may_fire(g: Mice, f: Frame) -> None:
    """The Remove action is finished; what assistants do then, they do now."""
    g.removing = False
    if not passives_may_fire(g, f.seat, bit(AFTER_REMOVE), NOTHING) and g.placements == 0:
        f.finish()


@book.question("MIC-AS-COMMANDER-02", "MIC-STATE-06")
def choose_entrance_after_removing(g: Mice, f: Frame) -> None:
    """For each placement that was put off: choose an entrance card, or pass."""
    if g.placements == 0 or not can_place(g, f.seat):
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    offer_entrances(g, f.seat)
    g.offer(PASS)


@book.rule("MIC-AS-COMMANDER-02")
def place_after_removing(g: Mice, f: Frame) -> None:
    """Place it, and go on with the next."""
    if g.placements == 0:
        return
    g.placements -= 1
    f.ask_again()
    if g.answers[f.seat] != PASS:
        begin_placing(g, f.seat, g.answers[f.seat])


AFTER_REMOVING: Final[i64] = book.procedure(
    "after-removing", [after_removing_passives_may_fire, choose_entrance_after_removing, place_after_removing]
)
