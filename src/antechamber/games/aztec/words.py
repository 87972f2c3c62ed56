"""The words of this title: what can be chosen and what can happen, as notation."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import NotationError
from antechamber.core.ints import i64
from antechamber.core.notation import ARG_BITS, COUNT, EVERYWHERE, PAGE, SEAT, Domain, Numbers, Sets, Vocabulary, Words
from antechamber.games.aztec.components import (
    ARTEFACT_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    COLOURS,
    JEWEL_BITS,
    LETTERS,
    MOST_JEWELS,
    count,
)


@final
class Jewels(Domain):
    """A jewel set; "BBY" is two blue and a yellow one."""

    def word(self, number: int) -> str:
        return "".join([LETTERS[colour] * int(count(number, colour)) for colour in range(COLOURS)]) or "none"

    def number(self, word: str) -> int:
        if word == "none":
            return 0
        for letter in word:
            if letter not in LETTERS:
                raise NotationError(f'"{letter}" is no jewel; expected letters out of {LETTERS}, like BBY')
        if max(word.count(letter) for letter in LETTERS) > MOST_JEWELS:
            raise NotationError(f'"{word[:20]}" has more than {MOST_JEWELS} jewels of one colour')
        found = sum([1 << JEWEL_BITS * LETTERS.index(letter) for letter in word])
        if self.word(found) != word:
            raise NotationError(f'"{word}" is not in the order blue, yellow, red; write {self.word(found)}')
        return found


@final
class Points(Domain):
    """Points of the game, which may be below zero. They occur in events only."""

    def word(self, number: int) -> str:
        return str(number)

    def value(self, number: int) -> object:
        return number


JEWELS: Final = Jewels("jewels", 1 << COLOURS * JEWEL_BITS)
COLOUR: Final = Words("colour", COLOUR_IDS)
CHARACTER: Final = Words("character", CHARACTER_IDS)
ARTEFACT: Final = Words("artefact", ARTEFACT_IDS)
PLACE: Final = Numbers("place", 3, first=1)
SEATS: Final = Sets("seats", SEAT, 8)
POINTS: Final = Points("points", 2)
SOURCE: Final = Words("source", ["duos", "trios", "artefacts", "stones"])
VERDICT: Final = Words("verdict", ["truth", "unnoticed", "caught"])

vocabulary: Final = Vocabulary(
    "aztec",
    groups=[
        "characters", "truth", "jewels-1", "jewels-2", "jewels-3", "jewels-4", "jewels-5", "jewels-6", "believe",
        "accuse", "artefacts", "take", "trade", "steal", "curse", "stop",
    ],
)  # fmt: skip

# ---------------------------------------------------------------- options

PLAY: Final[i64] = 2 << ARG_BITS
CLAIM: Final[i64] = 3 << ARG_BITS
BELIEVE: Final[i64] = 4 << ARG_BITS
ACCUSE: Final[i64] = 5 << ARG_BITS
PICK: Final[i64] = 6 << ARG_BITS
TAKE: Final[i64] = 7 << ARG_BITS
TRADE: Final[i64] = 8 << ARG_BITS
STEAL: Final[i64] = 9 << ARG_BITS
CURSE: Final[i64] = 10 << ARG_BITS
STOP: Final[i64] = 11 << ARG_BITS

vocabulary.option(PLAY, "play", "play {character}", [("character", CHARACTER)], group="characters", rule="AZT-SET-04")
vocabulary.option(CLAIM, "claim", "claim {jewels}", [("jewels", JEWELS)], group="truth")
vocabulary.option(BELIEVE, "believe", "believe {seat}", [("seat", SEAT)], group="believe", rule="AZT-TOK-01")
vocabulary.option(ACCUSE, "accuse", "accuse {seat}", [("seat", SEAT)], group="accuse", rule="AZT-TOK-01")
vocabulary.option(
    PICK, "pick", "pick {artefact} {place}", [("artefact", ARTEFACT), ("place", PLACE)], group="artefacts"
)
vocabulary.option(TAKE, "take", "take {jewels}", [("jewels", JEWELS)], group="take")
vocabulary.option(
    TRADE, "trade", "trade {given} for {taken}", [("given", COLOUR), ("taken", COLOUR)], group="trade", rule="AZT-FX-15"
)
vocabulary.option(
    STEAL, "steal", "steal {colour} from {seat}", [("colour", COLOUR), ("seat", SEAT)], group="steal", rule="AZT-FX-13"
)
vocabulary.option(CURSE, "curse", "curse {seats}", [("seats", SEATS)], group="curse", rule="AZT-FX-12")
vocabulary.option(STOP, "stop", "stop", group="stop", rule="AZT-FX-16")

# ---------------------------------------------------------------- events

CHARACTER_TAKEN: Final[i64] = 1
ROUND_BEGAN: Final[i64] = 2
LOOKED: Final[i64] = 3
CLAIMS_SHOWN: Final[i64] = 4
CLAIMED: Final[i64] = 5
TOKENS_SHOWN: Final[i64] = 6
BELIEVED: Final[i64] = 7
ACCUSED: Final[i64] = 8
REVEALED: Final[i64] = 9
KEPT_CLAIM: Final[i64] = 10
TOOK_CARD: Final[i64] = 11
GAVE_STONE: Final[i64] = 12
SERVED_STONE: Final[i64] = 13
DISCARDED_STONE: Final[i64] = 14
TOOK_STONE: Final[i64] = 15
DREW: Final[i64] = 16
OFFERED: Final[i64] = 17
KEPT: Final[i64] = 18
KEPT_SECRETLY: Final[i64] = 19
KEPT_CARD: Final[i64] = 20
PLAYED: Final[i64] = 21
PURIFIED: Final[i64] = 22
STOLE: Final[i64] = 23
TOOK: Final[i64] = 24
TRADED: Final[i64] = 25
CURSED: Final[i64] = 26
CURSE_STAYED: Final[i64] = 27
ROUND_ENDED: Final[i64] = 28
SHOWED: Final[i64] = 29
SCORED: Final[i64] = 30
WON: Final[i64] = 31
NOTHING_LEFT: Final[i64] = 32

vocabulary.event(CHARACTER_TAKEN, "character-taken", [("character", CHARACTER)], obvious=True)
vocabulary.event(ROUND_BEGAN, "round-began", [("round", COUNT)], quiet=PAGE)
vocabulary.event(LOOKED, "looked", [("jewels", JEWELS)], quiet=PAGE)  # at one's own Jewel card
vocabulary.event(CLAIMS_SHOWN, "claims-shown", [("round", COUNT)], quiet=EVERYWHERE)
vocabulary.event(CLAIMED, "claimed", [("jewels", JEWELS)])
vocabulary.event(TOKENS_SHOWN, "tokens-shown", [("round", COUNT)], quiet=EVERYWHERE)
vocabulary.event(BELIEVED, "believed", [("other", SEAT)])
vocabulary.event(ACCUSED, "accused", [("other", SEAT)])
vocabulary.event(REVEALED, "revealed", [("jewels", JEWELS), ("verdict", VERDICT), ("claim", JEWELS)])
vocabulary.event(
    KEPT_CLAIM, "kept-claim", [("jewels", JEWELS)], quiet=PAGE, moves="jewels {jewels} from card:{seat} to seat:{seat}"
)
vocabulary.event(TOOK_CARD, "took-card", [("jewels", JEWELS)], moves="jewels {jewels} from temple to seat:{seat}")
vocabulary.event(GAVE_STONE, "gave-stone", [("other", SEAT)], moves="stone from seat:{seat} to seat:{other}")
# from the reserve, as the giver has none
vocabulary.event(SERVED_STONE, "served-stone", [("other", SEAT)], moves="stone from reserve to seat:{other}")
vocabulary.event(DISCARDED_STONE, "discarded-stone", moves="stone from seat:{seat} to reserve")
vocabulary.event(TOOK_STONE, "took-stone", moves="stone from reserve to seat:{seat}")
vocabulary.event(DREW, "drew", [("cards", COUNT)], quiet=EVERYWHERE, moves="card from deck to seat:{seat}")
vocabulary.event(OFFERED, "offered", [("artefact", ARTEFACT)], quiet=EVERYWHERE)
vocabulary.event(KEPT, "kept", [("artefact", ARTEFACT)], obvious=True, moves="card from deck to seat:{seat}")
vocabulary.event(KEPT_SECRETLY, "kept-secretly", moves="card from deck to seat:{seat}")
# what only its owner is told
vocabulary.event(KEPT_CARD, "kept-card", [("artefact", ARTEFACT)], quiet=PAGE, obvious=True)
vocabulary.event(PLAYED, "played", [("artefact", ARTEFACT)], moves="card from deck to seat:{seat}")
vocabulary.event(PURIFIED, "purified", [("stones", COUNT)], moves="stone {stones} from seat:{seat} to reserve")
vocabulary.event(
    STOLE,
    "stole",
    [("colour", COLOUR), ("other", SEAT)],
    obvious=True,
    moves="jewels {colour} from seat:{other} to seat:{seat}",
)
vocabulary.event(TOOK, "took", [("jewels", JEWELS)], obvious=True, moves="jewels {jewels} from temple to seat:{seat}")
vocabulary.event(
    TRADED,
    "traded",
    [("given", COLOUR), ("taken", COLOUR)],
    obvious=True,
    moves="jewels {given} from seat:{seat} to temple, jewels {taken} from temple to seat:{seat}",
)
vocabulary.event(
    CURSED, "cursed", [("colour", COLOUR), ("stones", COUNT)], moves="stone {stones} from curse:{colour} to seat:{seat}"
)
vocabulary.event(CURSE_STAYED, "curse-stayed", [("colour", COLOUR), ("stones", COUNT)])
vocabulary.event(ROUND_ENDED, "round-ended", [("round", COUNT)], quiet=EVERYWHERE)
vocabulary.event(SHOWED, "showed", [("artefact", ARTEFACT), ("cards", COUNT)])  # what was kept in secret, at the end
vocabulary.event(SCORED, "scored", [("source", SOURCE), ("points", POINTS)], quiet=EVERYWHERE)
vocabulary.event(WON, "won", [("points", POINTS)], quiet=EVERYWHERE)
vocabulary.event(NOTHING_LEFT, "nothing-left")
