"""What cards say, as data that every language can put into words: a description of each operation of a program."""

from __future__ import annotations

from typing import Final

from antechamber.core.kernel import Data
from antechamber.games.mice.components import (
    ASSISTANTS,
    CAMP,
    CHOOSE,
    CONDITION_IDS,
    END,
    EXCHANGE,
    FIRST_ASSISTANT,
    GAIN,
    GAIN_LOW,
    GAIN_PER,
    HIRE,
    ITEM_IDS,
    JUMP,
    KIND_IDS,
    MOD,
    MOD_IDS,
    MOVE_PAW,
    NONE,
    OPEN,
    OPERATION_IDS,
    OTHERS_GAIN,
    PASSIVE,
    PER_IDS,
    PORTAL,
    REFRESH,
    TARGET_IDS,
    TRIGGER,
    WHAT_IDS,
    Components,
    amount,
)
from antechamber.games.mice.legality import target_of
from antechamber.games.mice.told import From, Operation

LETTERS: Final = "FTPGLAC"  # items, and A for any resource and C for a chest
FROM_IDS: Final[list[From]] = ["row_or_camp", "camp"]


def letters(items: int) -> str:
    """A bundle of items as letters."""
    return "".join([LETTERS[i] * int(amount(items, i)) for i in range(len(LETTERS))]) or "none"


def caption(parts: Components, card: int) -> Data:
    """A card: its condition and kind if it is an assistant, and its operations."""
    data: Data = {"effect": operations(parts, int(parts.start[card]))}
    assistant = card - FIRST_ASSISTANT
    if 0 <= assistant < ASSISTANTS:
        data["kind"] = KIND_IDS[parts.kind[assistant]]
        if parts.condition[assistant] != NONE:
            data["condition"] = CONDITION_IDS[parts.condition[assistant]].replace(":", "-")
        if parts.kind[assistant] == PASSIVE and parts.once_per_turn >> assistant & 1:
            data["once"] = True
    return data


def flipped_caption(parts: Components, entrance: int) -> Data:
    """The other side of an entrance card."""
    return {"effect": operations(parts, int(parts.flipped[entrance]))}


def operations(parts: Components, start: int, place: int = 0) -> list[Operation]:
    """The operations of a program from a place to its end, or to the end of a branch."""
    found: list[Operation] = []
    while parts.op[start + place] not in (END, JUMP):
        op, arg = int(parts.op[start + place]), int(parts.arg[start + place])
        if op == CHOOSE:
            branches = [operations(parts, start, int(target_of(arg, n))) for n in range(arg & 15)]
            found.append({"kind": "choose", "branches": branches})
            last = int(target_of(arg, (arg & 15) - 1))
            while parts.op[start + last] != JUMP:
                last += 1
            place = last + 1
        else:
            found.append(operation(parts, op, arg))
            place += 1
    return found


def operation(parts: Components, op: int, arg: int) -> Operation:
    """One operation: the message that says it, and what fills that in."""
    name = OPERATION_IDS[op]
    if op in (GAIN, OTHERS_GAIN):
        return {"kind": name, "items": letters(arg)}
    if op == GAIN_LOW:
        item = ITEM_IDS[arg & 15]
        return {"kind": name, "item": item, "below": arg >> 4 & 15, "low": arg >> 8 & 15, "high": arg >> 12 & 15}
    if op == GAIN_PER:
        return {"kind": name, "items": letters(arg & 0xFFFFFF), "per": PER_IDS[arg >> 24 & 3], "max": arg >> 26}
    if op == EXCHANGE:
        other = "_other" if arg >> 56 & 1 else ""
        pay, get = letters(arg & 0xFFFFFFF), letters(arg >> 28 & 0xFFFFFF)
        return {"kind": f"exchange{other}", "pay": pay, "get": get, "times": arg >> 52 & 15}
    if op == OPEN:
        how = "_trigger" if arg >> 2 & 1 else "_anywhere" if arg >> 1 & 1 else "_discount" if arg >> 3 else ""
        return {"kind": f"open{how}", "from": FROM_IDS[arg & 1], "discount": arg >> 3}
    if op == HIRE:
        return {"kind": "hire_discount" if arg >> 1 else "hire", "from": FROM_IDS[arg & 1], "discount": arg >> 1}
    if op == CAMP:
        return {"kind": "camp_discard"} if arg >> 2 else {"kind": "camp", "what": WHAT_IDS[arg & 3]}
    if op == REFRESH:
        return {"kind": name, "max": arg}
    if op == MOVE_PAW:
        return {"kind": "move_paw_entrance" if arg else "move_paw"}
    if op == PORTAL:
        return {"kind": name, "discount": arg & 15, "items": letters(arg >> 4)}
    if op == TRIGGER:
        return {"kind": name, "target": TARGET_IDS[arg & 7], "items": letters(int(parts.adjacent_bonus))}
    if op == MOD:
        return {"kind": name, "mod": MOD_IDS[arg & 7], "number": arg >> 3}
    return {"kind": name}
