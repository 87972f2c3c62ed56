"""The effect language: what a card does, read from its data line into a short program of numbers.

An instruction is an operation and one packed argument. A program ends with END; the branches of a choice follow it,
each with a JUMP behind it. Where an instruction is, is counted from the start of its program.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from antechamber.core.sheet import Entry
from antechamber.games.mice.components import (
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_LOW,
    GAIN_PER,
    ITEM_BITS,
    ITEM_IDS,
    JUMP,
    MOD_IDS,
    MOST,
    OPERATION_IDS,
    OTHERS_GAIN,
    PER_IDS,
    TARGET_IDS,
    WHAT_IDS,
)

Program: TypeAlias = list[tuple[int, int]]

ITEM_KEYS: Final = ["food", "torch", "pickaxe", "gold", "glory", "any"]
PAY_KEYS: Final = ITEM_IDS
TARGET_BITS: Final = 5
MOST_BRANCHES: Final = 6
NO_MAX: Final = 15
MOST_EACH: Final = 3  # of an item for each adjacent chamber or faction
FROM_IDS: Final = ["row_or_camp", "camp"]
WHERE_IDS: Final = ["under_paw", "anywhere"]
CAMP_FROM_IDS: Final = ["row", "discard"]
KEYS: Final[dict[str, list[str]]] = {
    "gain": ITEM_KEYS,
    "gain_low": ["item", "below", "low", "high"],
    "gain_per": ["per", "max", *ITEM_KEYS],
    "others_gain": ITEM_KEYS,
    "choose": ["options"],
    "exchange": ["pay", "get", "max", "other_kind"],
    "open": ["from", "where", "discount", "trigger"],
    "hire": ["from", "discount"],
    "camp": ["what", "from"],
    "refresh": ["max"],
    "move_paw": ["from_entrance"],
    "portal": ["discount", *ITEM_KEYS],
    "trigger": ["target", "owner_bonus"],
    "mod": ["mod", "n", "item", "when"],
}
MOD_KEYS: Final[dict[str, list[str]]] = {
    "open_discount": ["n"],
    "pay_gold_with": ["item", "when"],
    "cost_any": ["n", "when"],
    "camp_limit": ["n"],
    "place_opposite": ["n"],
}
MOD_WHEN: Final = {"pay_gold_with": "hire", "cost_any": "open"}


def read_effect(e: Entry, key: str) -> Program:
    """The program of an effect. Raises `DataError` for what the language cannot say."""
    code: Program = []
    add_operations(code, e, key)
    code.append((END, 0))
    e.require(len(code) <= 1 << TARGET_BITS, f"{key} is too long")
    return code


def add_operations(code: Program, e: Entry, key: str) -> None:
    for operation in e.tables(key, key):
        add_operation(code, operation)


def add_operation(code: Program, e: Entry) -> None:
    op = OPERATION_IDS.index(e.word("op", [*OPERATION_IDS[1:-1]]))
    known = KEYS.get(OPERATION_IDS[op], [])
    for name in e.values:
        e.require(name == "op" or name in known, f'{OPERATION_IDS[op]} has no key "{name}"')
    after_gain = bool(code) and code[-1][0] in (GAIN, GAIN_LOW)
    e.require(op != OTHERS_GAIN or after_gain, "others_gain belongs to a gain right before it, which nobody declines")
    if op == CHOOSE:
        add_choice(code, e)
    else:
        code.append((op, argument(e, op)))


def add_choice(code: Program, e: Entry) -> None:
    """The branches come one after another; each ends with a jump behind the last."""
    place = len(code)
    code.append((CHOOSE, 0))
    branches = e.items("options")
    e.require(2 <= len(branches) <= MOST_BRANCHES, f"a choice has 2 to {MOST_BRANCHES} options")
    packed = len(branches)
    jumps: list[int] = []
    for n, branch in enumerate(branches):
        packed |= len(code) << ITEM_BITS + TARGET_BITS * n
        add_operations(code, Entry(e.file, f"{e.name} option {n + 1}", {"options": branch}), "options")
        jumps.append(len(code))
        code.append((JUMP, 0))
    code[place] = (CHOOSE, packed)
    for jump in jumps:
        code[jump] = (JUMP, len(code))


def argument(e: Entry, op: int) -> int:
    """The packed argument of an operation."""
    name = OPERATION_IDS[op]
    if op == GAIN:
        return some_items(e, ITEM_KEYS)
    if op == OTHERS_GAIN:
        e.require(not e.has("any"), "others receive named items, because nobody chooses outside their own turn")
        return some_items(e, ITEM_KEYS)
    if op == GAIN_LOW:
        item = ITEM_IDS.index(e.word("item", ITEM_IDS[:4]))
        return item | few(e, "below") << 4 | few(e, "low") << 8 | few(e, "high") << 12
    if op == GAIN_PER:
        most = few(e, "max") if e.has("max") else NO_MAX
        e.require(all(few(e, key) <= MOST_EACH for key in ITEM_KEYS if e.has(key)), f"gives {MOST_EACH} each at most")
        return some_items(e, ITEM_KEYS) | PER_IDS.index(e.word("per", PER_IDS)) << 24 | most << 26
    if op == EXCHANGE:
        times = few(e, "max") if e.has("max") else 1
        other = e.has("other_kind") and e.flag("other_kind")
        pay = some_items(e.table("pay"), PAY_KEYS)
        kinds = sum(
            [few(e.table("pay"), key) for key in ("food", "torch", "pickaxe", "any") if e.table("pay").has(key)]
        )
        e.require(not other or kinds <= 2, "with other_kind two resources at most are spent, so that a kind is left")
        return pay | some_items(e.table("get"), ITEM_KEYS) << 28 | times << 52 | (1 << 56 if other else 0)
    if name == "open":
        return open_argument(e)
    if name == "hire":
        return choice(e, "from", FROM_IDS) | discount(e) << 1
    if name == "camp":
        return choice(e, "what", WHAT_IDS) | (choice(e, "from", CAMP_FROM_IDS) << 2 if e.has("from") else 0)
    if name == "refresh":
        return few(e, "max")
    if name == "move_paw":
        return 1 if e.has("from_entrance") and e.flag("from_entrance") else 0
    if name == "portal":
        return few(e, "discount") | items(e, ITEM_KEYS) << 4
    if name == "trigger":
        bonus = e.has("owner_bonus") and e.flag("owner_bonus")
        return choice(e, "target", TARGET_IDS) | (8 if bonus else 0)
    if name == "mod":
        return mod_argument(e)
    return 0


def open_argument(e: Entry) -> int:
    trigger = e.has("trigger") and e.flag("trigger")
    return choice(e, "from", FROM_IDS) | choice(e, "where", WHERE_IDS) << 1 | (4 if trigger else 0) | discount(e) << 3


def mod_argument(e: Entry) -> int:
    """Which rule is changed, and by how much: a number, or an item."""
    mod = e.word("mod", MOD_IDS)
    for name in e.values:
        e.require(name in ("op", "mod") or name in MOD_KEYS[mod], f'the mod {mod} has no key "{name}"')
    if mod in MOD_WHEN:
        e.expect("when", MOD_WHEN[mod])
    number = ITEM_IDS.index(e.word("item", ITEM_IDS[:3])) if mod == "pay_gold_with" else few(e, "n")
    return MOD_IDS.index(mod) | number << 3


def discount(e: Entry) -> int:
    return few(e, "discount") if e.has("discount") else 0


def few(e: Entry, key: str) -> int:
    return e.number(key, 0, MOST - 1)


def choice(e: Entry, key: str, allowed: list[str]) -> int:
    return allowed.index(e.word(key, allowed))


def items(e: Entry, keys: list[str]) -> int:
    """The items of a table as one number."""
    return sum([few(e, key) << ITEM_BITS * ITEM_IDS.index(key) for key in keys if e.has(key)])


def some_items(e: Entry, keys: list[str]) -> int:
    found = items(e, keys)
    e.require(found > 0, f"names no items; expected some of {', '.join(keys)}")
    return found
