"""A turn: one action, place a paw or remove all paws, and what is added to it (MIC-TURN). The contents page of play."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.games.mice.camping import CUT_CAMP
from antechamber.games.mice.components import ASSISTANTS
from antechamber.games.mice.effects import OPEN_CHEST, offer_chests
from antechamber.games.mice.legality import camp_limit, in_camp, paws_left, usable_chests
from antechamber.games.mice.placing import begin_placing, offer_entrances
from antechamber.games.mice.removing import REMOVE_ALL
from antechamber.games.mice.scoring import SCORING
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    DECLINED,
    FINAL_ACTION,
    FINISH,
    NOTHING,
    REMOVE,
    TURN_BEGAN,
    TURN_CAP,
    USE_CHEST,
)

MUST: Final = 0  # as n of an action: it must be taken
MAY: Final = 1  # additional or final: it may be declined


@book.rule("MIC-TURN-01", "MIC-TURN-07")
def begin_turn(g: Mice, f: Frame) -> None:
    """A turn of the active player. Nothing of the turn before is left."""
    g.turn += 1
    g.doubles = 0
    g.infiltrations = 0
    g.extra_actions = 0
    g.placements = 0
    if g.used:
        i: i64
        for i in range(ASSISTANTS):
            g.about[i] = NOTHING
    g.used = 0
    g.latest_opened = NOTHING
    g.latest_hired = NOTHING
    g.latest_removed = NOTHING
    g.tell(TURN_BEGAN, f.seat, g.turn)
    f.go_to(ACTION)


TURN: Final[i64] = book.procedure("turn", [begin_turn])


# ---------------------------------------------------------------- one action


@book.question("MIC-TURN-01", "MIC-TURN-02", "MIC-TURN-03", "MIC-TURN-06", "MIC-STATE-01", "MIC-CHEST-02", "MIC-END-04")
def choose_action(g: Mice, f: Frame) -> None:
    """Place a paw on an entrance card, or remove all your paws. You may use chests first."""
    g.ask(f.seat)
    if paws_left(g, f.seat):
        offer_entrances(g, f.seat)
    if g.paws[f.seat]:
        g.offer(REMOVE)
    if g.chests[f.seat]:
        offer_chests(g, usable_chests(g, f.seat), USE_CHEST)
    if f.n == MAY:
        g.offer(PASS)


@book.rule("MIC-TURN-01", "MIC-TURN-03", "MIC-CHEST-01", "MIC-CHEST-02", "MIC-DEC-03")
def take_action(g: Mice, f: Frame) -> None:
    """Do it. A chest is used before, and belongs to the action."""
    option: i64 = g.answers[f.seat]
    if option == PASS:
        g.tell(DECLINED, f.seat)
        g.extra_actions = 0
        end_turn(g, f)
    elif option == REMOVE:
        g.begin(REMOVE_ALL, f.seat)
    elif option & ~ARG == USE_CHEST:
        f.ask_again()
        g.begin(OPEN_CHEST, f.seat, option & ARG)
    else:
        begin_placing(g, f.seat, option)


@book.rule("MIC-TURN-01", "MIC-TURN-03", "MIC-END-03", "MIC-STATE-07")
def end_action(g: Mice, f: Frame) -> None:
    """Chests may still be used. Then an additional action follows, or the turn ends."""
    if g.chests[f.seat] and usable_chests(g, f.seat):
        f.go_to(LAST_CHESTS)
    else:
        next_action(g, f)


ACTION: Final[i64] = book.procedure("action", [choose_action, take_action, end_action])


@book.question("MIC-CHEST-02", "MIC-STATE-07")
def choose_to_finish(g: Mice, f: Frame) -> None:
    """Before the action ends you may use chests."""
    chests: i64 = usable_chests(g, f.seat)
    if chests == 0:
        g.settle(f.seat, FINISH)
        return
    g.ask(f.seat)
    g.offer(FINISH)
    offer_chests(g, chests, USE_CHEST)


@book.rule("MIC-CHEST-01", "MIC-CHEST-02")
def finish_or_use_chest(g: Mice, f: Frame) -> None:
    """Finish, or use a chest and ask again."""
    if g.answers[f.seat] == FINISH:
        next_action(g, f)
    else:
        f.ask_again()
        g.begin(OPEN_CHEST, f.seat, g.answers[f.seat] & ARG)


LAST_CHESTS: Final[i64] = book.procedure("last-chests", [choose_to_finish, finish_or_use_chest])


def next_action(g: Mice, f: Frame) -> None:
    """An additional action follows at once, unless the end has been triggered."""
    if g.extra_actions and not g.ending:
        g.extra_actions -= 1
        f.n = MAY
        f.go_to(ACTION)
    else:
        end_turn(g, f)


book.implements(next_action, "MIC-TURN-03", "MIC-END-03")


# ---------------------------------------------------------------- the end of a turn


def end_turn(g: Mice, f: Frame) -> None:
    """Loans end first, if there are any."""
    if g.borrowed:
        f.go_to(END_OF_LOANS)
    else:
        next_turn(g, f)


@book.rule("MIC-TURN-07", "MIC-STATE-08", "MIC-AS-STUDENT-03", "MIC-CH-TUNNEL-01")
def loans_end(g: Mice, f: Frame) -> None:
    """Borrowed assistants stay in the row; a camp that is too large now is cut back."""
    g.borrowed = 0
    f.go_to(NEXT_TURN)
    if in_camp(g, f.seat) > camp_limit(g, f.seat):
        g.begin(CUT_CAMP, f.seat)


END_OF_LOANS: Final[i64] = book.procedure("end-of-loans", [loans_end])


@book.rule("MIC-TURN-01", "MIC-TURN-04", "MIC-TERM-02", "MIC-TERM-03", "MIC-OPT-06", "MIC-END-03", "MIC-END-04",
           "MIC-SETUP-08")  # fmt: skip
def next_turn(g: Mice, f: Frame) -> None:
    """An additional turn, or the next player; after the end was triggered, one action for each of the others."""
    if g.ending:
        if g.finals == g.seats - 1:
            f.go_to(SCORING)
            return
        g.finals += 1
        g.extra_turns = 0
        pass_on(g, f, MAY)
        g.tell(FINAL_ACTION, f.seat)
    elif g.turn >= g.agreed.max_turns:
        g.stopped = True
        g.tell(TURN_CAP, f.seat, g.turn)
        f.go_to(SCORING)
    elif g.extra_turns:
        g.extra_turns -= 1
        f.n = MAY
        begin_turn(g, f)
    else:
        pass_on(g, f, MUST)


def pass_on(g: Mice, f: Frame, duty: i64) -> None:
    """It is the next player's turn."""
    g.granted = 0
    g.active = g.after(g.active)
    f.seat = g.active
    f.n = duty
    begin_turn(g, f)


NEXT_TURN: Final[i64] = book.procedure("next-turn", [next_turn])
