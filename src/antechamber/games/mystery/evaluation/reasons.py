"""Mystery of the Temples: why an option was chosen, in words."""

from __future__ import annotations

from antechamber.bots.evaluation import Said
from antechamber.core.ints import i64
from antechamber.core.notation import ARG
from antechamber.games.mystery.components import ANY, BUNDLE_BITS, LETTERS, RED
from antechamber.games.mystery.evaluation.plans import COUNT_MASK, Plans
from antechamber.games.mystery.state import Mystery
from antechamber.games.mystery.words import BOX, BREAK, DRAFT, END_TURN, PAY, PLACE, RAISE, TEMPLE, vocabulary


def why(plans: Plans, g: Mystery, after: Mystery, seat: i64, option: i64) -> list[Said]:
    """Why a seat would choose an option, after which the turn would end with this table."""
    kind: i64 = option & ~ARG
    if kind in (BREAK, RAISE):
        told = vocabulary.describe(int(option))
        return [("mystery-because-break", {"temple": told["temple"], "box": told["box"]})]
    if kind == PAY:
        return [("mystery-because-pay", {})]
    if kind == DRAFT:
        return [("mystery-because-draft", {})]
    if kind == END_TURN:
        return [("mystery-because-end", {})]
    if after.markers[seat] > g.markers[seat]:
        return [("mystery-because-at-once", {})]
    plans.look(after, seat, True)
    if after.over() or after.ending:
        return [("mystery-because-last", {})]
    if plans.count == 0:
        return [("mystery-because-nothing", {})]
    curse = curse_of(plans, g)
    if kind == PLACE:
        fits: bool = plans.hits[0] >> (option & 15) & 1 == 1
        return [("mystery-because-place", curse) if fits else ("mystery-because-aside", {})]
    missing: list[str] = []
    i: i64
    for i in range(RED, ANY):
        for _ in range(plans.missing[0] >> BUNDLE_BITS * i & COUNT_MASK):
            missing.append(LETTERS[i])
    if missing:
        return [("mystery-because-wants", {**curse, "crystal-missing": missing})]
    return [("mystery-because-ready", curse)]


def curse_of(plans: Plans, g: Mystery) -> dict[str, object]:
    """The curse of the best plan."""
    end: i64 = plans.end[0]
    box: i64 = g.parts.chain_box[end % 2 * 8 + plans.length[0]]
    return {"temple": TEMPLE.words[end // 2], "box": BOX.words[box]}
