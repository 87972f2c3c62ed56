"""The table as plain data, and what a seat may know of it: here all but what chance will bring (MOT-INFO-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data, View
from antechamber.core.notation import Domain
from antechamber.games.mystery.components import (
    BOXES,
    CLOSED,
    COLOURLESS,
    FREE,
    KINDS,
    LETTERS,
    NEUTRAL,
    NO_GRID,
    NO_RUNE_CARD,
    OFF_THE_RING,
    RUNES,
    SOURCES_OF_POINTS,
    SPACES,
    TEMPLES,
)
from antechamber.games.mystery.words import BOX, CARD, GRID, RUNE, SOURCE, TEMPLE
from antechamber.games.mystery.words import SPACES as SPACE_SET

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.mystery.state import Mystery

FLAGS: Final = ["collected", "broke", "reserved", "collecting", "bonus", "ending", "ended_by_cap"]


def bits(domain: Domain, number: i64, count: int) -> list[str]:
    return [domain.word(i) for i in range(count) if number >> i & 1]


def flags_data(g: Mystery) -> list[str]:
    """What is true of this moment, as far as it matters to what may come."""
    over = [] if g.reserve_used() else ["reserved"]
    over += [] if g.bonus_given() else ["bonus"]
    return [flag for flag in FLAGS if getattr(g, flag) and flag not in over]


def public_data(g: Mystery) -> Data:
    """All that lies open. What can be counted from the rest (supply, markers placed, unseen runes) is told as well."""
    return {
        "game": "mystery",
        "options": {"players": g.seats, **g.agreed.options},
        "ring": [CARD.word(int(card)) for card in g.ring],
        "round": g.round,
        "start": g.start + 1,
        "objectives": bits(TEMPLE, g.objectives, TEMPLES),
        **({"on_offer": bits(GRID, g.grids_on_offer(), len(GRID.words))} if g.grids_on_offer() else {}),
        **({"neutral": CARD.word(int(g.ring[g.neutral]))} if g.neutral != OFF_THE_RING else {}),
        "supply": {LETTERS[kind]: g.supply[kind] for kind in range(COLOURLESS, KINDS - 1)},
        "mana": {
            CARD.word(card): crystals(g.mana, int(g.parts.mana_first[card]), int(g.parts.mana_spaces[card]))
            for card in range(len(g.place_of))
            if g.parts.mana_spaces[card] and g.place_of[card] >= 0
        },
        "boxes": {TEMPLE.word(temple): boxes_of(g, temple) for temple in range(TEMPLES)},
        "piles": {
            TEMPLE.word(temple): {
                "face_up": RUNE.word(int(g.face_up[temple])) if g.face_up[temple] != NO_RUNE_CARD else None,
                "face_down": g.face_down[temple],
            }
            for temple in range(TEMPLES)
        },
        "players": [player_data(g, seat) for seat in range(g.seats)],
        **({"fresh": SPACE_SET.value(int(g.fresh_spaces()))} if g.fresh_spaces() else {}),
        "now": flags_data(g),
        **({"winner": g.winner + 1} if g.winner >= 0 else {}),
    }


def crystals(row: vec[i64], first: int, n: int) -> str:
    """A row of crystals as letters, a point for an empty space."""
    return "".join([LETTERS[row[i]] for i in range(first, first + n)])


def boxes_of(g: Mystery, temple: int) -> Data:
    """Who has a marker where; free boxes are left out."""
    data: Data = {}
    for box in range(BOXES):
        owner = g.boxes[temple * BOXES + box]
        if owner != FREE:
            data[BOX.word(box)] = "neutral" if owner == NEUTRAL else "closed" if owner == CLOSED else owner
    return data


def player_data(g: Mystery, seat: int) -> Data:
    runes = [RUNE.word(rune) for rune in range(RUNES) for _ in range(g.runes[seat * RUNES + rune])]
    return {
        "pawn": CARD.word(int(g.card(seat))) if g.at[seat] != OFF_THE_RING else None,
        "grid": GRID.word(int(g.side[seat])) if g.side[seat] != NO_GRID else None,
        "crystals": crystals(g.grid, seat * SPACES, SPACES),
        **({"special": g.special[seat]} if g.special[seat] else {}),
        "runes": runes,
        **({"unscored": RUNE.word(int(g.unscored[seat]))} if g.unscored[seat] != NO_RUNE_CARD else {}),
        "points": {
            SOURCE.word(source): g.points[seat * SOURCES_OF_POINTS + source] for source in range(SOURCES_OF_POINTS)
        },
    }


@final
class MysteryView(View):
    """The open table and this seat's options. `seen` is a state without chance and without answers."""

    def __init__(self, seen: Mystery, seat: i64, options: list[int]) -> None:
        super().__init__(seat)
        self.seen: Final = seen
        self.options: Final = options

    def data(self) -> Data:
        g = self.seen
        text = g.contents().vocabulary
        data = public_data(g)
        data["seat"] = self.seat + 1 if self.seat >= 0 else None
        data["scores"] = g.scores()
        data["markers"] = [int(n) for n in g.markers]
        data["unseen"] = {word: g.unseen[i] for i, word in enumerate(RUNE.words)}
        data["deciding"] = [seat + 1 for seat in g.deciding()]
        data["ask"] = {
            "question": g.question(),
            "rule": g.rule(),
            "options": [{"text": text.text(o), **text.describe(o)} for o in self.options],
        }
        return data

    def detail(self) -> Data:
        from antechamber.games.mystery.preview import detail  # which looks through the rules, and they at the state

        return detail(self)

    def table(self) -> Mystery:
        return self.seen

    def legal(self) -> list[int]:
        return self.options

    def imagine(self, seed: str) -> Mystery:
        """The same table with another future: which rune cards turn up is drawn anew."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        g.resume(self.seat)
        return g
