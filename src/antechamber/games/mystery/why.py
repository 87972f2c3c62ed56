"""Why not? What the rules say against a move, in live numbers, from the predicates that refuse it."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Data, purpose
from antechamber.core.title import Reason
from antechamber.games.mystery.charms import can_switch, kinds_stored, reserve_is_open
from antechamber.games.mystery.components import (
    CHAIN_ROW,
    CLOSED,
    COLOURLESS,
    EMPTY,
    ENDS,
    FREE,
    GRID_2A,
    GRID_4B,
    LETTERS,
    NEUTRAL,
    NO_RUNE_CARD,
    OFF_THE_RING,
    TEMPLES,
)
from antechamber.games.mystery.crystals import obtainable
from antechamber.games.mystery.movement import dexterity_cost, occupied_by_others, steps_to
from antechamber.games.mystery.preview import (
    ACTING,
    MOVING,
    chain_letters,
    curses_after_moving,
    longest_chain,
    missing_crystals,
)
from antechamber.games.mystery.state import Mystery
from antechamber.games.mystery.turn import may_break, may_collect
from antechamber.games.mystery.words import BOX, CARD, GRID, MANA, SPACE, TEMPLE

IN_A_TURN: Final = [MOVING, ACTING]
PAYING: Final = "pay/choose_payment"
STORING: Final = ["store/choose_storage_space", "start-crystals/choose_start_space"]
EXCHANGES: Final = ["convert", "upgrade"]  # where the Polish edition takes colourless crystals only


def why_not(g: Mystery, seat: int, wish: str) -> Reason | None:
    """What stands against a wish of the seat that is to answer; None if this chapter has no word on it."""
    words = wish.split()
    try:
        if len(words) >= 2 and words[0] == "move":
            return why_not_move(g, seat, CARD.number(words[1]))
        if len(words) >= 3 and words[0] in ("break", "raise"):
            return why_not_break(g, seat, TEMPLE.number(words[1]), BOX.number(words[2]))
        if words == ["collect"]:
            return why_not_collect(g, seat)
        if words == ["switch"]:
            return why_not_switch(g, seat)
        if words == ["exchange"]:
            return why_not_exchange(g, seat)
        if words and words[0] == "reserve":
            return why_not_reserve(g, seat)
        if words == ["end"]:
            return why_not_end(g)
        if len(words) == 3 and words[0] == "cover":
            return why_not_cover(g, seat, CARD.number(words[1]), MANA.number(words[2]))
        if len(words) == 2 and words[0] == "draft":
            return why_not_draft(g, GRID.number(words[1]))
        if len(words) == 2 and words[0] == "rune":
            return why_not_rune(g, seat, TEMPLE.number(words[1]))
        if len(words) >= 2 and words[-1].isdecimal() and words[0] in ("pay", "give", "swap", "with", "place"):
            return why_not_space(g, seat, words[0], SPACE.number(words[-1]))
    except NotationError:
        return None
    return None


def other_question(g: Mystery) -> Reason:
    """Something else must be answered first; its rule says what."""
    return Reason("mystery-no-other-question", g.rule())


# ---------------------------------------------------------------- moving


def why_not_move(g: Mystery, seat: int, card: int) -> Reason | None:
    if g.question() == ACTING:
        return Reason("mystery-no-second-move", "MOT-TURN-01", {"card": CARD.word(int(g.card(seat)))})
    if g.question() != MOVING:
        return other_question(g)
    place = int(g.place_of[card])
    about: Data = {"card": CARD.word(card)}
    if place < 0:
        return Reason("mystery-no-card", "MOT-SETUP-02", about)
    if occupied_by_others(g, seat) >> place & 1:
        if place == g.neutral:
            return Reason("mystery-no-move-neutral", "MOT-TWO-02", about)
        other = next(s for s in range(g.seats) if s != seat and g.at[s] == place)
        return Reason("mystery-no-move-occupied", "MOT-MOVE-03", {"seat": other + 1, **about})
    if g.at[seat] == OFF_THE_RING:
        return None
    steps = int(steps_to(g, seat, card))
    free = int(g.parts.move_max)
    if place == g.at[seat] and not g.agreed.full_lap:
        return Reason("mystery-no-move-here", "MOT-MOVE-04", about)
    cost = int(dexterity_cost(g, steps - free))
    track = "temples" if card < TEMPLES else "wilderness"
    numbers: Data = {"track": track, "steps": steps, "free": free, "extra": steps - free, **about}
    most = free + len(g.parts.dexterity_cost) - 1
    if cost < 0:
        return Reason("mystery-no-move-too-far", "MOT-MOVE-06", {"most": most, **numbers})
    rule = "MOT-MOVE-06" if steps <= most else "MOT-MOVE-09"
    return Reason("mystery-no-move-price", rule, {"cost": cost, "held": g.held[seat], **numbers})


# ---------------------------------------------------------------- actions


def why_not_collect(g: Mystery, seat: int) -> Reason | None:
    if g.question() == MOVING:
        return Reason("mystery-no-action-before-moving", "MOT-TURN-01")
    if g.question() != ACTING:
        return other_question(g)
    if may_collect(g, seat):
        return None
    if g.collected:
        return Reason("mystery-no-second-collection", "MOT-TURN-04")
    return Reason("mystery-no-collection-after-curse", "MOT-TURN-01")


def why_not_break(g: Mystery, seat: int, temple: int, box: int) -> Reason | None:
    about: Data = {"temple": TEMPLE.word(temple), "box": BOX.word(box)}
    owner = int(g.boxes[temple][box])
    if owner != FREE:
        return Reason(*why_not_free(owner), {"seat": owner, **about} if owner < NEUTRAL else about)
    if g.question() not in IN_A_TURN:
        return other_question(g)
    if BOX.word(box) not in [curse["box"] for curse in curses_after_moving(g, seat, temple)]:
        return why_not_chain(g, seat, temple, box)
    if g.question() == MOVING:
        return Reason("mystery-no-break-before-moving", "MOT-BREAK-01", about)
    if g.card(seat) != temple:
        return Reason("mystery-no-break-elsewhere", "MOT-BREAK-01", {"card": CARD.word(int(g.card(seat))), **about})
    if may_break(g, seat):
        return None
    if g.broke:
        return Reason("mystery-no-second-curse", "MOT-TURN-04")
    return Reason("mystery-no-break-after-collecting", "MOT-TURN-01")


def why_not_free(owner: int) -> tuple[str, str]:
    """The message and the rule for a curse box that bears a marker."""
    if owner == CLOSED:
        return "mystery-no-break-closed", "MOT-COMP-03"
    if owner == NEUTRAL:
        return "mystery-no-break-neutral", "MOT-TWO-01"
    return "mystery-no-break-taken", "MOT-BREAK-05"


def why_not_chain(g: Mystery, seat: int, temple: int, box: int) -> Reason | None:
    """What the chain of a curse lacks: crystals, or their order on joined spaces. From the better end of the arch."""
    best: tuple[tuple[int, int], Reason] | None = None
    for end in range(len(ENDS)):
        for length in range(g.parts.shortest, g.parts.longest + 1):
            if g.parts.chain_box[end * CHAIN_ROW + length] != box:
                continue
            joined = longest_chain(g, seat, temple, end, length)
            if len(joined) == length:
                return None
            chain = chain_letters(g, temple, end, length)
            missing = missing_crystals(g, seat, temple, end, length)
            numbers: Data = {
                "temple": TEMPLE.word(temple),
                "box": BOX.word(box),
                "crystal-chain": list(chain),
                "crystal-missing": list(missing),
                "crystal-joined": list(chain[: len(joined)]),
                "count": len(joined),
            }
            message = "mystery-no-break-missing" if missing else "mystery-no-break-order"
            if best is None or (len(missing), -len(joined)) < best[0]:
                best = (len(missing), -len(joined)), Reason(message, "MOT-BREAK-02", numbers)
    return best[1] if best else None


def why_not_end(g: Mystery) -> Reason | None:
    if g.question() == MOVING:
        return Reason("mystery-no-end-before-moving", "MOT-TURN-01")
    if g.question() != ACTING:
        return other_question(g)
    return None if g.collected or g.broke else Reason("mystery-no-end-before-acting", "MOT-TURN-03")


# ---------------------------------------------------------------- charms


def why_not_switch(g: Mystery, seat: int) -> Reason | None:
    if g.question() not in IN_A_TURN:
        return other_question(g)
    if can_switch(g, seat):
        return None
    needed = int(g.parts.switch_cost) + 2
    if g.held[seat] < needed:
        return Reason("mystery-no-switch-few", "MOT-CHARM-01", {"needed": needed, "held": g.held[seat]})
    return Reason("mystery-no-switch-kinds", "MOT-CHARM-01", {"kinds": kinds_stored(g, seat)})


def why_not_exchange(g: Mystery, seat: int) -> Reason | None:
    if g.question() not in IN_A_TURN:
        return other_question(g)
    cost = int(g.exchange_cost(seat))
    if g.held[seat] >= cost:
        return None
    return Reason("mystery-no-exchange-few", "MOT-CHARM-02", {"cost": cost, "held": g.held[seat]})


def why_not_reserve(g: Mystery, seat: int) -> Reason | None:
    if not g.has(seat, GRID_2A):
        return Reason("mystery-no-reserve-grid", "MOT-GRID-2A-1")
    if g.question() not in IN_A_TURN:
        return other_question(g)
    if not reserve_is_open(g, seat):
        return Reason("mystery-no-reserve-again", "MOT-GRID-2A-2")
    if g.agreed.reserve_whole_grid:
        return None if g.have[seat][COLOURLESS] else Reason("mystery-no-reserve-colourless", "MOT-GRID-2A-4")
    return Reason("mystery-no-reserve-left", "MOT-GRID-2A-3", {"left": g.special[seat]})


# ---------------------------------------------------------------- spaces and cards


def why_not_cover(g: Mystery, seat: int, card: int, mana: int) -> Reason | None:
    about: Data = {"card": CARD.word(card), "mana": mana + 1}
    if g.question() != "upgrade/choose_mana_space":
        return Reason("mystery-no-cover-now", "MOT-COLL-03", about)
    if card != g.card(seat) or mana >= g.parts.mana_spaces[card]:
        return Reason("mystery-no-cover-here", "MOT-COLL-03", about)
    space = int(g.parts.mana_first[card]) + mana
    if g.mana[space] != EMPTY:
        return Reason("mystery-no-cover-covered", "MOT-COLL-03", {"crystal": LETTERS[g.mana[space]], **about})
    colour = int(g.parts.mana_colour[space])
    if not obtainable(g, seat, colour):
        return Reason("mystery-no-cover-none", "MOT-SUP-06", {"crystal": LETTERS[colour], **about})
    return None


def why_not_draft(g: Mystery, grid: int) -> Reason | None:
    if g.question() != "draft/choose_grid":
        return Reason("mystery-no-draft-now", "MOT-SETUP-22")
    return Reason("mystery-no-draft-taken", "MOT-SETUP-22", {"grid": GRID.word(grid)})


def why_not_rune(g: Mystery, seat: int, temple: int) -> Reason | None:
    """Why a rune card cannot be taken: it comes with a curse that one breaks, or with grid 3A before the first turn."""
    about: Data = {"temple": TEMPLE.word(temple)}
    if g.face_up[temple] == NO_RUNE_CARD:
        return Reason("mystery-no-rune-left", "MOT-BREAK-08", about)
    if g.question() == "break-curse/choose_rune_pile":
        return Reason("mystery-no-rune-far", "MOT-GRID-4B-1", about)
    if g.question().startswith("draft/"):
        return Reason("mystery-no-rune-draft", "MOT-GRID-3A-1")
    if g.has(seat, GRID_4B):
        return Reason("mystery-no-rune-near", "MOT-GRID-4B-1", about)
    return Reason("mystery-no-rune-now", "MOT-BREAK-04", about)


def why_not_space(g: Mystery, seat: int, verb: str, space: int) -> Reason | None:
    """Why a storage space is not one to choose: it is empty or taken, its crystal does not count, or it was passed."""
    crystal = int(g.grid[seat][space])
    about: Data = {"space": space + 1}
    if verb == "place":
        if crystal != EMPTY and g.question() in STORING:
            return Reason("mystery-no-space-taken", g.rule(), {"crystal": LETTERS[crystal], **about})
        return other_question(g)
    if crystal == EMPTY:
        return Reason("mystery-no-space-empty", g.rule(), about)
    if verb != "pay" or g.question() != PAYING:
        return None
    if g.agreed.polish and crystal != COLOURLESS and purpose(g) in EXCHANGES:
        return Reason("mystery-no-space-colourless", "MOT-COLL-05", {"crystal": LETTERS[crystal], **about})
    return Reason("mystery-no-space-order", "MOT-PAY-02", about)
