"""Effects that reach other cards: triggers, loans and swaps (MIC-TGT, MIC-CH-TUNNEL, MIC-CH-PRIVY)."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit, lowest
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.camping import AN_ASSISTANT, CUT_CAMP, PUT_INTO_CAMP
from antechamber.games.mice.components import (
    ADJACENT_CHAMBER,
    ASSISTANT,
    BORROW_ASSISTANT,
    DRY_CHAMBER,
    FIRST_ASSISTANT,
    FIRST_ENTRANCE,
    FREE_ENTRANCE,
    GLORY,
    HIRED,
    HIRED_ASSISTANT,
    ITEM_BITS,
    NO_CARD,
    OPENED,
    OPENED_CHAMBER,
    OWN_PAW_ENTRANCE,
    REMOVED_OPPONENT,
    ROW_CHAMBER,
    SWAP_ASSISTANT,
    TRIGGER,
)
from antechamber.games.mice.decks import discard, refill
from antechamber.games.mice.effects import (
    FIRE,
    PROCEDURES,
    TRIGGER_CARD,
    about,
    argument,
    begin_effect,
    bonus,
    trigger_chamber,
    trigger_entrance,
)
from antechamber.games.mice.hiring import FREELY, HIRE_ASSISTANT
from antechamber.games.mice.legality import (
    adjacent_chambers,
    assistants_to_borrow,
    assistants_to_dismiss,
    assistants_to_repeat,
    camp_limit,
    can_camp,
    card_of,
    entrances_to_trigger,
    in_camp,
    is_executable,
    may_trigger_chamber,
    owner,
    row_chambers,
    spot_of,
)
from antechamber.games.mice.payment import any_payable
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    ABOUT_BITS,
    BONUS,
    BORROW,
    BORROWED,
    BRANCH_OF,
    CHOSEN,
    COPIED,
    COPY,
    DISMISS,
    DISMISSED,
    DOING,
    NOTHING,
)

OWNER_BONUS: Final = 8

# ---------------------------------------------------------------- triggering another card


@book.question("MIC-OP-21", "MIC-TGT-01", "MIC-TGT-02", "MIC-TGT-03", "MIC-TGT-04", "MIC-TGT-07", "MIC-TURN-05",
               "MIC-AS-RANGER-01", "MIC-AS-MAGICIAN-01", "MIC-CH-SCRYING-01", "MIC-CH-SHOOTING-01", "MIC-CH-CAVEIN-01",
               "MIC-CH-KITCHEN-01")  # fmt: skip
def choose_target(g: Mice, f: Frame) -> None:
    """Choose the card whose effect is carried out, or pass."""
    target: i64 = argument(g, f) & 7
    of: i64 = f.memo & (1 << ABOUT_BITS) - 1
    if target in (OPENED_CHAMBER, HIRED_ASSISTANT):
        g.settle(f.seat, COPY | card_of(of))
        return
    g.ask(f.seat)
    if target == ADJACENT_CHAMBER:
        left: i64 = adjacent_chambers(g, f.seat, spot_of(of))
        while left:
            g.offer(COPY | g.chamber[lowest(left)])
            left &= left - 1
    elif target in (OWN_PAW_ENTRANCE, FREE_ENTRANCE):
        left = entrances_to_trigger(g, f.seat, target == OWN_PAW_ENTRANCE)
        while left:
            g.offer(COPY | FIRST_ENTRANCE + g.entrance[lowest(left)])
            left &= left - 1
    else:
        first: i64 = 0 if target == ROW_CHAMBER else FIRST_ASSISTANT
        left = row_chambers(g) if target == ROW_CHAMBER else assistants_to_repeat(g, f.seat)
        g.offer_all(COPY | first, left)
    g.offer(PASS)


@book.rule("MIC-OP-21", "MIC-TGT-05", "MIC-TGT-06", "MIC-CH-CAVEIN-01", "MIC-CH-CAVEIN-02", "MIC-AS-TUNNELER-01",
           "MIC-AS-CHEF-02", "MIC-CH-KITCHEN-03", "MIC-AS-RANGER-03", "MIC-EFF-01", "MIC-EFF-03")  # fmt: skip
def trigger_target(g: Mice, f: Frame) -> None:
    """Carry out its effect. The owner of an adjacent chamber may be owed a bonus."""
    if g.answers[f.seat] == PASS:
        return
    card: i64 = g.answers[f.seat] & ARG
    target: i64 = argument(g, f) & 7
    spot: i64 = spot_of(f.memo)
    g.tell(COPIED, f.seat, card)
    if target in (ADJACENT_CHAMBER, OPENED_CHAMBER):
        place: i64 = g.spot_with(card)
        trigger_chamber(g, f.seat, place)
        if argument(g, f) & OWNER_BONUS:
            thank_owner(g, f.seat, place)
    elif target == ROW_CHAMBER:
        g.begin(TRIGGER_CARD, f.seat, card, 1, about(spot, card))
    elif target in (OWN_PAW_ENTRANCE, FREE_ENTRANCE):
        trigger_entrance(g, f.seat, g.slot_of(card - FIRST_ENTRANCE))
    elif target == HIRED_ASSISTANT:
        assistant: i64 = card - FIRST_ASSISTANT
        g.begin(FIRE, f.seat, assistant, 0, latest_event(g, assistant))
    else:
        g.begin(FIRE, f.seat, card - FIRST_ASSISTANT, 0, g.about[card - FIRST_ASSISTANT])


def thank_owner(g: Mice, seat: i64, spot: i64) -> None:
    """The owner of a chamber that was triggered from a distance receives a bonus."""
    host: i64 = owner(g, spot)
    if host != seat or not g.agreed.opponent_only:
        g.tell(BONUS, host, g.parts.adjacent_bonus, seat)
        bonus(g, host, g.parts.adjacent_bonus)


def latest_event(g: Mice, assistant: i64) -> i64:
    """What an assistant is about if it is carried out without its condition: the latest such event of the turn."""
    condition: i64 = g.parts.condition[assistant]
    if condition == OPENED:
        return g.latest_opened
    if condition == HIRED:
        return g.latest_hired
    if REMOVED_OPPONENT <= condition <= DRY_CHAMBER:
        return g.latest_removed
    return NOTHING


book.implements(thank_owner, "MIC-AS-RANGER-03", "MIC-OPT-11")
book.implements(latest_event, "MIC-AS-CHEF-03", "MIC-TURN-07")
book.implements(assistants_to_repeat, "MIC-TGT-07", "MIC-CH-KITCHEN-01", "MIC-CH-KITCHEN-02", "MIC-PAS-02")
book.implements(is_executable, "MIC-AS-CHEF-01", "MIC-AS-CHEF-02", "MIC-PAS-02", "MIC-PAS-05")
book.implements(may_trigger_chamber, "MIC-CH-PORTAL-01", "MIC-EFF-02", "MIC-CH-ANY-01")
book.implements(row_chambers, "MIC-TGT-02", "MIC-CH-CAVEIN-02")
book.implements(adjacent_chambers, "MIC-TGT-01", "MIC-DEF-06")
book.implements(entrances_to_trigger, "MIC-TGT-03", "MIC-TGT-04", "MIC-AS-MAGICIAN-02", "MIC-CH-SCRYING-01")

TRIGGER_OTHER: Final[i64] = book.procedure("copy", [choose_target, trigger_target], card=CHOSEN, memo=DOING)
PROCEDURES[TRIGGER] = int(TRIGGER_OTHER)


# ---------------------------------------------------------------- Tunnel: a loan


@book.question("MIC-OP-20", "MIC-CH-TUNNEL-01", "MIC-CH-TUNNEL-03", "MIC-OPT-10")
def choose_loan(g: Mice, f: Frame) -> None:
    """Choose an assistant of the row whose effect works for you until the end of your turn, or pass."""
    left: i64 = assistants_to_borrow(g, f.seat)
    g.ask(f.seat)
    g.offer_all(BORROW | FIRST_ASSISTANT, left)
    g.offer(PASS)


@book.rule("MIC-CH-TUNNEL-01", "MIC-CH-TUNNEL-02", "MIC-CH-TUNNEL-03")
def borrow(g: Mice, f: Frame) -> None:
    """The card stays in the row. A one-time effect, where the table allows it, is carried out at once."""
    if g.answers[f.seat] == PASS:
        return
    card: i64 = g.answers[f.seat] & ARG
    assistant: i64 = card - FIRST_ASSISTANT
    g.tell(BORROWED, f.seat, card)
    if g.parts.one_time >> assistant & 1:
        begin_effect(g, f.seat, card, NOTHING)
    else:
        g.borrowed |= bit(assistant)


BORROW_CARD: Final[i64] = book.procedure("borrow", [choose_loan, borrow], card=CHOSEN, memo=DOING)
PROCEDURES[BORROW_ASSISTANT] = int(BORROW_CARD)
book.implements(assistants_to_borrow, "MIC-CH-TUNNEL-01", "MIC-CH-TUNNEL-02", "MIC-CH-TUNNEL-03")


# ---------------------------------------------------------------- Privy: a swap


@book.question("MIC-OP-18", "MIC-CH-PRIVY-01", "MIC-TURN-05")
def choose_assistant_to_dismiss(g: Mice, f: Frame) -> None:
    """Choose an assistant of yours to discard, hired or in the camp, or pass."""
    left: i64 = assistants_to_dismiss(g, f.seat) | g.camp[f.seat][ASSISTANT]
    g.ask(f.seat)
    g.offer_all(DISMISS | FIRST_ASSISTANT, left)
    g.offer(PASS)


@book.rule("MIC-CH-PRIVY-01", "MIC-RES-08", "MIC-AS-STUDENT-03", "MIC-CH-TUNNEL-02")
def dismiss(g: Mice, f: Frame) -> None:
    """A hired one takes its glory along, and no loan of it is left. If the camp is too large now, it is cut back."""
    if g.answers[f.seat] == PASS:
        f.finish()
        return
    card: i64 = g.answers[f.seat] & ARG
    assistant: i64 = card - FIRST_ASSISTANT
    glory: i64 = 0
    if g.hired[f.seat] >> assistant & 1:
        glory = g.parts.glory[card]
        g.hired[f.seat] &= ~bit(assistant)
        g.borrowed &= ~bit(assistant)  # hiring had replaced the loan
        g.spend(f.seat, glory << ITEM_BITS * GLORY)
    else:
        g.camp[f.seat][ASSISTANT] &= ~bit(assistant)
    g.tell(DISMISSED, f.seat, card, glory)
    discard(g, ASSISTANT, assistant)
    refill(g, ASSISTANT)
    if in_camp(g, f.seat) > camp_limit(g, f.seat):
        g.begin(CUT_CAMP, f.seat)


@book.question("MIC-CH-PRIVY-02")
def choose_replacement(g: Mice, f: Frame) -> None:
    """Hire an assistant, or put one from the row into your camp; either one or neither."""
    hire: bool = any_payable(g, f.seat, ASSISTANT, False, 0)
    camp: bool = can_camp(g, ASSISTANT)
    if not hire and not camp:
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    if hire:
        g.offer(BRANCH_OF)
    if camp:
        g.offer(BRANCH_OF | 1)
    g.offer(PASS)


@book.rule("MIC-CH-PRIVY-02")
def hire_or_camp(g: Mice, f: Frame) -> None:
    """Under the normal rules and costs."""
    if g.answers[f.seat] == BRANCH_OF:
        g.begin(HIRE_ASSISTANT, f.seat, NO_CARD, FREELY, f.memo)
    elif g.answers[f.seat] != PASS:
        g.begin(PUT_INTO_CAMP, f.seat, NO_CARD, AN_ASSISTANT, f.memo)


SWAP: Final[i64] = book.procedure(
    "privy",
    [choose_assistant_to_dismiss, dismiss, choose_replacement, hire_or_camp],
    card=CHOSEN,
    memo=DOING,
)
PROCEDURES[SWAP_ASSISTANT] = int(SWAP)
book.implements(assistants_to_dismiss, "MIC-CH-PRIVY-01")
