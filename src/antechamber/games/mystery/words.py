"""The words of this title: what can be chosen and what can happen, as notation."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import NotationError
from antechamber.core.ints import i64
from antechamber.core.notation import ARG_BITS, COUNT, SEAT, Domain, Numbers, Sets, Vocabulary, Words
from antechamber.games.mystery.components import BUNDLE_BITS, LETTERS

COLOURS: Final[list[str]] = ["red", "yellow", "blue", "green", "purple"]

CARD: Final = Words("card", [*COLOURS, *[f"w{n}" for n in range(1, 11)]])
TEMPLE: Final = Words("temple", COLOURS)
CRYSTAL: Final = Words("crystal", ["none", "C", "R", "Y", "B", "G", "P", "any"])
BOX: Final = Words("box", ["L3", "L4", "M5", "R4", "R3"])
RUNE: Final = Words("rune", ["rune6", "rune5", "rune4", "rune3", "rune2"])
GRID: Final = Words("grid", ["1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B"])
SPACE: Final = Numbers("space", 12, first=1)
SPACES: Final = Sets("spaces", SPACE, 12)
MANA: Final = Numbers("mana", 8, first=1)
FEW: Final = Numbers("number", 16)
CURSE: Final = Words("curse", [f"{temple} {box}" for temple in TEMPLE.words for box in BOX.words])
MANNER: Final = Words("manner", ["any", "different", "optional"])
SOURCE: Final = Words("source", ["curses", "grid", "temples", "runes"])


@final
class Bundles(Domain):
    """Several crystals in one number, six bits for each kind; "CCR" as text."""

    def word(self, number: int) -> str:
        most = (1 << BUNDLE_BITS) - 1
        return "".join([LETTERS[kind] * (number >> BUNDLE_BITS * kind & most) for kind in range(1, len(LETTERS))])

    def number(self, word: str) -> int:
        for letter in word:
            if letter not in LETTERS[1:]:
                raise NotationError(f'"{letter}" is no crystal; expected one of {LETTERS[1:]}')
        return sum([1 << BUNDLE_BITS * LETTERS.index(letter) for letter in word])


BUNDLE: Final = Bundles("crystals", 2)

vocabulary: Final = Vocabulary("mystery")

# ---------------------------------------------------------------- options

MOVE: Final[i64] = 2 << ARG_BITS
MOVE_FAR: Final[i64] = 3 << ARG_BITS
COLLECT: Final[i64] = 4 << ARG_BITS
BREAK: Final[i64] = 5 << ARG_BITS
RAISE: Final[i64] = 6 << ARG_BITS
SWITCH: Final[i64] = 7 << ARG_BITS
EXCHANGE: Final[i64] = 8 << ARG_BITS
RESERVE: Final[i64] = 9 << ARG_BITS
RESERVE_GRID: Final[i64] = 10 << ARG_BITS
END_TURN: Final[i64] = 11 << ARG_BITS
PAY: Final[i64] = 12 << ARG_BITS
SWAP: Final[i64] = 13 << ARG_BITS
SWAP_WITH: Final[i64] = 14 << ARG_BITS
COLOUR: Final[i64] = 15 << ARG_BITS
NO_COLOUR: Final[i64] = 16 << ARG_BITS
NEXT: Final[i64] = 17 << ARG_BITS
PLACE: Final[i64] = 18 << ARG_BITS
RETURN: Final[i64] = 19 << ARG_BITS
REPLACE: Final[i64] = 20 << ARG_BITS
TAKE_MANA: Final[i64] = 21 << ARG_BITS
TAKE_SEAT: Final[i64] = 22 << ARG_BITS
NOTHING: Final[i64] = 23 << ARG_BITS
CONVERT: Final[i64] = 24 << ARG_BITS
DECLINE: Final[i64] = 25 << ARG_BITS
COVER: Final[i64] = 26 << ARG_BITS
STOP: Final[i64] = 27 << ARG_BITS
CLEAR: Final[i64] = 28 << ARG_BITS
KEEP: Final[i64] = 29 << ARG_BITS
TAKE_RUNE: Final[i64] = 30 << ARG_BITS
NO_RUNE: Final[i64] = 31 << ARG_BITS
DRAFT: Final[i64] = 32 << ARG_BITS
GIVE_UP: Final[i64] = 33 << ARG_BITS

vocabulary.option(MOVE, "move", "move {card}", [("card", CARD)])
vocabulary.option(MOVE_FAR, "move-far", "move {card} paying {price}", [("card", CARD), ("price", FEW)])
vocabulary.option(COLLECT, "collect", "collect")
vocabulary.option(
    BREAK, "break", "break {temple} {box} with {spaces}", [("temple", TEMPLE), ("box", BOX), ("spaces", SPACES)]
)
vocabulary.option(
    RAISE,
    "raise",
    "raise {temple} {box} with {spaces} paying {price}",
    [("temple", TEMPLE), ("box", BOX), ("spaces", SPACES), ("price", FEW)],
)
vocabulary.option(SWITCH, "switch", "switch")
vocabulary.option(EXCHANGE, "exchange", "exchange")
vocabulary.option(RESERVE, "reserve", "reserve {number}", [("number", FEW)])
vocabulary.option(RESERVE_GRID, "reserve-grid", "reserve")
vocabulary.option(END_TURN, "end-turn", "end")
vocabulary.option(PAY, "pay", "pay {space}", [("space", SPACE)])
vocabulary.option(SWAP, "swap", "swap {space}", [("space", SPACE)])
vocabulary.option(SWAP_WITH, "swap-with", "with {space}", [("space", SPACE)])
vocabulary.option(COLOUR, "colour", "colour {crystal}", [("crystal", CRYSTAL)])
vocabulary.option(NO_COLOUR, "no-colour", "no colour")
vocabulary.option(NEXT, "next", "next {crystal}", [("crystal", CRYSTAL)])
vocabulary.option(PLACE, "place", "place {crystal} at {space}", [("crystal", CRYSTAL), ("space", SPACE)])
vocabulary.option(RETURN, "return", "return {crystal}", [("crystal", CRYSTAL)])
vocabulary.option(REPLACE, "replace", "replace {space} with {crystal}", [("crystal", CRYSTAL), ("space", SPACE)])
vocabulary.option(
    TAKE_MANA, "take-mana", "take {crystal} from {card} {mana}", [("crystal", CRYSTAL), ("card", CARD), ("mana", MANA)]
)
vocabulary.option(
    TAKE_SEAT,
    "take-seat",
    "take {crystal} from seat {seat} space {space}",
    [("crystal", CRYSTAL), ("seat", SEAT), ("space", SPACE)],
)
vocabulary.option(NOTHING, "nothing", "take nothing")
vocabulary.option(CONVERT, "convert", "convert")
vocabulary.option(DECLINE, "decline", "decline")
vocabulary.option(COVER, "cover", "cover {card} {mana}", [("card", CARD), ("mana", MANA)])
vocabulary.option(STOP, "stop", "stop")
vocabulary.option(CLEAR, "clear", "clear {card}", [("card", CARD)])
vocabulary.option(KEEP, "keep", "keep {card}", [("card", CARD)])
vocabulary.option(TAKE_RUNE, "take-rune", "rune {temple}", [("temple", TEMPLE)])
vocabulary.option(NO_RUNE, "no-rune", "no rune")
vocabulary.option(DRAFT, "draft", "draft {grid}", [("grid", GRID)])
vocabulary.option(GIVE_UP, "give-up", "give {space}", [("space", SPACE)])

# ---------------------------------------------------------------- events

DRAFTED: Final[i64] = 1
TURN_BEGAN: Final[i64] = 2
ENTERED: Final[i64] = 3
MOVED: Final[i64] = 4
NEUTRAL_MOVED: Final[i64] = 5
PLACED: Final[i64] = 6
REPLACED: Final[i64] = 7
RETURNED: Final[i64] = 8
LOST: Final[i64] = 9
TOOK_FROM_SEAT: Final[i64] = 10
TOOK_FROM_MANA: Final[i64] = 11
PAID: Final[i64] = 12
COVERED: Final[i64] = 13
CLEARED: Final[i64] = 14
SWAPPED: Final[i64] = 15
BROKE: Final[i64] = 16
RUNE_TAKEN: Final[i64] = 17
RUNE_TURNED: Final[i64] = 18
REWARDED: Final[i64] = 19
RESONATED: Final[i64] = 20
COLLECTED: Final[i64] = 21
DECLINED: Final[i64] = 22
END_NEAR: Final[i64] = 23
ROUND_ENDED: Final[i64] = 24
SCORED: Final[i64] = 25
WON: Final[i64] = 26
CHARMED: Final[i64] = 27

vocabulary.event(DRAFTED, "drafted", [("grid", GRID)])
vocabulary.event(TURN_BEGAN, "turn-began", [("round", COUNT)])
vocabulary.event(ENTERED, "entered", [("card", CARD)])
vocabulary.event(MOVED, "moved", [("card", CARD), ("price", COUNT)])
vocabulary.event(NEUTRAL_MOVED, "neutral-moved", [("card", CARD)])
vocabulary.event(PLACED, "placed", [("crystal", CRYSTAL), ("space", SPACE)])
vocabulary.event(REPLACED, "replaced", [("crystal", CRYSTAL), ("space", SPACE), ("old", CRYSTAL)])
vocabulary.event(RETURNED, "returned", [("crystal", CRYSTAL)])
vocabulary.event(LOST, "lost", [("crystal", CRYSTAL)])
vocabulary.event(TOOK_FROM_SEAT, "took-from-seat", [("crystal", CRYSTAL), ("from", SEAT), ("space", SPACE)])
vocabulary.event(TOOK_FROM_MANA, "took-from-mana", [("crystal", CRYSTAL), ("card", CARD), ("mana", MANA)])
vocabulary.event(PAID, "paid", [("crystal", CRYSTAL), ("space", SPACE)])
vocabulary.event(COVERED, "covered", [("card", CARD), ("mana", MANA), ("crystal", CRYSTAL), ("space", SPACE)])
vocabulary.event(CLEARED, "cleared", [("card", CARD)])
vocabulary.event(SWAPPED, "swapped", [("space", SPACE), ("other", SPACE)])
vocabulary.event(BROKE, "broke", [("temple", TEMPLE), ("box", BOX), ("points", COUNT), ("spaces", SPACES)])
vocabulary.event(RUNE_TAKEN, "rune-taken", [("rune", RUNE), ("temple", TEMPLE)])
vocabulary.event(RUNE_TURNED, "rune-turned", [("rune", RUNE), ("temple", TEMPLE)])
vocabulary.event(REWARDED, "rewarded", [("marker", COUNT), ("points", COUNT)])
vocabulary.event(RESONATED, "resonated", [("rune", RUNE), ("cards", COUNT)])
vocabulary.event(COLLECTED, "collected", [("card", CARD)])
vocabulary.event(DECLINED, "declined", [("card", CARD)])
vocabulary.event(END_NEAR, "end-near")
vocabulary.event(ROUND_ENDED, "round-ended", [("round", COUNT)])
vocabulary.event(SCORED, "scored", [("source", SOURCE), ("points", COUNT), ("temple", TEMPLE)])
vocabulary.event(WON, "won", [("points", COUNT)])
vocabulary.event(CHARMED, "charmed", [("charm", Words("charm", ["switch", "exchange", "reserve"]))])
