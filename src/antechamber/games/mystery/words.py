"""The words of this title: what can be chosen and what can happen, as notation."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import NotationError
from antechamber.core.ints import i64
from antechamber.core.notation import ARG_BITS, COUNT, EVERYWHERE, SEAT, Domain, Numbers, Sets, Vocabulary, Words
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

vocabulary: Final = Vocabulary(
    "mystery",
    groups=[
        "temples", "wilderness", "farther", "curses", "action", "conversion", "cover", "clear", "place", "full",
        "pay", "swap", "next", "colours", "sources", "runes", "grids", "charms", "end",
    ],
)  # fmt: skip

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

vocabulary.option(MOVE, "move", "move {card}", [("card", CARD)], group="wilderness")
vocabulary.option(
    MOVE_FAR,
    "move-far",
    "move {card} paying {price}",
    [("card", CARD), ("price", FEW)],
    group="farther",
    rule="MOT-MOVE-06",
)
vocabulary.option(COLLECT, "collect", "collect", group="action")
vocabulary.option(
    BREAK,
    "break",
    "break {temple} {box} with {spaces}",
    [("temple", TEMPLE), ("box", BOX), ("spaces", SPACES)],
    group="curses",
    rule="MOT-BREAK-02",
)
vocabulary.option(
    RAISE,
    "raise",
    "raise {temple} {box} with {spaces} paying {price}",
    [("temple", TEMPLE), ("box", BOX), ("spaces", SPACES), ("price", FEW)],
    group="curses",
    rule="MOT-GRID-2B-1",
)
vocabulary.option(SWITCH, "switch", "switch", group="charms", rule="MOT-CHARM-01")
vocabulary.option(EXCHANGE, "exchange", "exchange", group="charms", rule="MOT-CHARM-02")
vocabulary.option(RESERVE, "reserve", "reserve {number}", [("number", FEW)], group="charms", rule="MOT-GRID-2A-2")
vocabulary.option(RESERVE_GRID, "reserve-grid", "reserve", group="charms", rule="MOT-GRID-2A-4")
vocabulary.option(END_TURN, "end-turn", "end", group="end", rule="MOT-TURN-03", ends_turn=True)
vocabulary.option(PAY, "pay", "pay {space}", [("space", SPACE)], group="pay")
vocabulary.option(SWAP, "swap", "swap {space}", [("space", SPACE)], group="swap")
vocabulary.option(SWAP_WITH, "swap-with", "with {space}", [("space", SPACE)], group="swap")
vocabulary.option(COLOUR, "colour", "colour {crystal}", [("crystal", CRYSTAL)], group="colours")
vocabulary.option(NO_COLOUR, "no-colour", "no colour", group="colours")
vocabulary.option(NEXT, "next", "next {crystal}", [("crystal", CRYSTAL)], group="next")
vocabulary.option(PLACE, "place", "place {crystal} at {space}", [("crystal", CRYSTAL), ("space", SPACE)], group="place")
vocabulary.option(RETURN, "return", "return {crystal}", [("crystal", CRYSTAL)], group="full", rule="MOT-GAIN-04")
vocabulary.option(
    REPLACE,
    "replace",
    "replace {space} with {crystal}",
    [("crystal", CRYSTAL), ("space", SPACE)],
    group="full",
    rule="MOT-GAIN-04",
)
vocabulary.option(
    TAKE_MANA,
    "take-mana",
    "take {crystal} from {card} {mana}",
    [("crystal", CRYSTAL), ("card", CARD), ("mana", MANA)],
    group="sources",
    rule="MOT-SUP-02",
)
vocabulary.option(
    TAKE_SEAT,
    "take-seat",
    "take {crystal} from seat {seat} space {space}",
    [("crystal", CRYSTAL), ("seat", SEAT), ("space", SPACE)],
    group="sources",
    rule="MOT-SUP-05",
)
vocabulary.option(NOTHING, "nothing", "take nothing", group="sources")
vocabulary.option(CONVERT, "convert", "convert", group="conversion", rule="MOT-COLL-02")
vocabulary.option(DECLINE, "decline", "decline", group="conversion", rule="MOT-COLL-06")
vocabulary.option(
    COVER, "cover", "cover {card} {mana}", [("card", CARD), ("mana", MANA)], group="cover", rule="MOT-COLL-03"
)
vocabulary.option(STOP, "stop", "stop", group="cover")
vocabulary.option(CLEAR, "clear", "clear {card}", [("card", CARD)], group="clear")
vocabulary.option(KEEP, "keep", "keep {card}", [("card", CARD)], group="clear")
vocabulary.option(TAKE_RUNE, "take-rune", "rune {temple}", [("temple", TEMPLE)], group="runes", rule="MOT-RUNE-01")
vocabulary.option(NO_RUNE, "no-rune", "no rune", group="runes")
vocabulary.option(DRAFT, "draft", "draft {grid}", [("grid", GRID)], group="grids")
vocabulary.option(GIVE_UP, "give-up", "give {space}", [("space", SPACE)], group="pay")

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

vocabulary.event(DRAFTED, "drafted", [("grid", GRID)], obvious=True)
vocabulary.event(TURN_BEGAN, "turn-began", [("round", COUNT)], quiet=EVERYWHERE)
vocabulary.event(ENTERED, "entered", [("card", CARD)], obvious=True, moves="pawn to card:{card}")
vocabulary.event(MOVED, "moved", [("card", CARD), ("price", COUNT)], obvious=True, moves="pawn to card:{card}")
vocabulary.event(NEUTRAL_MOVED, "neutral-moved", [("card", CARD)], moves="neutral to card:{card}")
vocabulary.event(
    PLACED,
    "placed",
    [("crystal", CRYSTAL), ("space", SPACE)],
    obvious=True,
    moves="crystal {crystal} from supply:{crystal} to space:{seat}:{space}",
)
vocabulary.event(
    REPLACED,
    "replaced",
    [("crystal", CRYSTAL), ("space", SPACE), ("old", CRYSTAL)],
    obvious=True,
    moves="crystal {old} from space:{seat}:{space} to supply:{old}, "
    "crystal {crystal} from supply:{crystal} to space:{seat}:{space}",
)
vocabulary.event(RETURNED, "returned", [("crystal", CRYSTAL)], moves="crystal {crystal} to supply:{crystal}")
vocabulary.event(LOST, "lost", [("crystal", CRYSTAL)])
vocabulary.event(
    TOOK_FROM_SEAT,
    "took-from-seat",
    [("crystal", CRYSTAL), ("from", SEAT), ("space", SPACE)],
    moves="crystal {crystal} from space:{from}:{space}",
)
vocabulary.event(
    TOOK_FROM_MANA,
    "took-from-mana",
    [("crystal", CRYSTAL), ("card", CARD), ("mana", MANA)],
    moves="crystal {crystal} from mana:{card}:{mana}",
)
vocabulary.event(
    PAID,
    "paid",
    [("crystal", CRYSTAL), ("space", SPACE)],
    quiet=EVERYWHERE,
    obvious=True,
    moves="crystal {crystal} from space:{seat}:{space} to supply:{crystal}",
)
vocabulary.event(
    COVERED,
    "covered",
    [("card", CARD), ("mana", MANA), ("crystal", CRYSTAL), ("space", SPACE)],
    obvious=True,
    moves="crystal {crystal} from space:{seat}:{space} to mana:{card}:{mana}",
)
vocabulary.event(CLEARED, "cleared", [("card", CARD)])
vocabulary.event(SWAPPED, "swapped", [("space", SPACE), ("other", SPACE)], quiet=EVERYWHERE, obvious=True)
vocabulary.event(
    BROKE,
    "broke",
    [("temple", TEMPLE), ("box", BOX), ("points", COUNT), ("spaces", SPACES)],
    moves="marker from seat:{seat} to box:{temple}:{box}",
)
vocabulary.event(
    RUNE_TAKEN,
    "rune-taken",
    [("rune", RUNE), ("temple", TEMPLE)],
    moves="rune {rune} from rune:{temple} to runes:{seat}",
)
vocabulary.event(RUNE_TURNED, "rune-turned", [("rune", RUNE), ("temple", TEMPLE)])
vocabulary.event(REWARDED, "rewarded", [("marker", COUNT), ("points", COUNT)])
vocabulary.event(RESONATED, "resonated", [("rune", RUNE), ("cards", COUNT)])
vocabulary.event(COLLECTED, "collected", [("card", CARD)], quiet=EVERYWHERE)
vocabulary.event(DECLINED, "declined", [("card", CARD)])
vocabulary.event(END_NEAR, "end-near")
vocabulary.event(ROUND_ENDED, "round-ended", [("round", COUNT)], quiet=EVERYWHERE)
vocabulary.event(SCORED, "scored", [("source", SOURCE), ("points", COUNT), ("temple", TEMPLE)], quiet=EVERYWHERE)
vocabulary.event(WON, "won", [("points", COUNT)], quiet=EVERYWHERE)
vocabulary.event(CHARMED, "charmed", [("charm", Words("charm", ["switch", "exchange", "reserve"]))], obvious=True)
