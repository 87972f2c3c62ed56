"""The table as plain data, and what a seat may know of it: all there is (MIC-INFO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.ints import i64
from antechamber.core.kernel import Data, View, open_question
from antechamber.core.parsing import as_dict
from antechamber.games.mice.components import (
    ASSISTANT,
    ASSISTANTS,
    CARD_IDS,
    CHAMBER,
    CONDITION_IDS,
    CONDITIONS,
    ENTRANCE_WORDS,
    FACTION_IDS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    ITEM_IDS,
    NO_TOP,
    NONE,
    ROW,
    SPOT_IDS,
    TRACKS,
)
from antechamber.games.mice.legality import SLOT_AT, holder, owner
from antechamber.games.mice.words import ABOUT, COLOUR, NOTHING

if TYPE_CHECKING:  # the state shows itself through these functions, so it imports this module
    from antechamber.games.mice.state import Mice


def members(bits: i64, first: int = 0) -> list[str]:
    """The cards of a set, by name."""
    number = int(bits)
    return [CARD_IDS[first + i] for i in range(number.bit_length()) if number >> i & 1]


def place_names(g: Mice, bits: i64) -> list[str]:
    """The places of a set, by name."""
    number = int(bits)
    spots = [SPOT_IDS[i] for i in range(g.crypt.spots) if number >> i & 1]
    return spots + [ENTRANCE_WORDS[g.entrance[i]] for i in range(g.crypt.slots) if number >> SLOT_AT + i & 1]


def seat_or_none(seat: i64) -> int | None:
    return int(seat) + 1 if seat != NONE else None


def table_data(g: Mice) -> Data:
    """All fields of a state, by name. What follows from the rest is left out: decks, supply, effects under way."""
    turn: Data = {
        "active": g.active + 1,
        "number": g.turn,
        "extra_actions": g.extra_actions,
        "extra_turns": g.extra_turns,
        "granted": g.granted,
        "placements": g.placements,
        "doubles": g.doubles,
        "infiltrations": g.infiltrations,
        "used": members(g.used, FIRST_ASSISTANT),
        "borrowed": members(g.borrowed, FIRST_ASSISTANT),
        "about": {
            CARD_IDS[FIRST_ASSISTANT + i]: ABOUT.word(int(g.about[i]))
            for i in range(ASSISTANTS)
            if g.about[i] != NOTHING
        },
        "latest_opened": ABOUT.word(int(g.latest_opened)),
        "latest_hired": ABOUT.word(int(g.latest_hired)),
        "latest_removed": ABOUT.word(int(g.latest_removed)),
    }
    data: Data = {
        "game": "mice",
        "options": {"players": g.seats, **g.agreed.options},
        "factions": [FACTION_IDS[f] for f in range(len(FACTION_IDS)) if g.factions >> f & 1],
        "entrances": [entrance_data(g, slot) for slot in range(g.crypt.slots)],
        "spots": {SPOT_IDS[spot]: spot_data(g, spot) for spot in range(g.crypt.spots)},
        "rows": {"chambers": row_data(g, CHAMBER), "assistants": row_data(g, ASSISTANT)},
        "discards": {
            "chambers": members(g.discards[CHAMBER]),
            "assistants": members(g.discards[ASSISTANT], FIRST_ASSISTANT),
        },
        "tops": {"chambers": top_data(g, CHAMBER), "assistants": top_data(g, ASSISTANT)},
        "players": [player_data(g, seat) for seat in range(g.seats)],
        "turn": turn,
    }
    if g.happened:
        data["happened"] = [CONDITION_IDS[i] for i in range(CONDITIONS) if g.happened >> i & 1]
    if g.shuffled:
        data["shuffled"] = [name for kind, name in enumerate(DECKS) if g.shuffled >> kind & 1]
    if g.ending:
        data["end"] = {"trigger": seat_or_none(g.trigger), "finals": g.finals}
    if g.winning:
        data["winners"] = [seat + 1 for seat in g.winners()]
        data["stopped"] = g.stopped
    return data


DECKS: Final = ["chambers", "assistants"]


def entrance_data(g: Mice, slot: int) -> Data:
    """An entrance card: its number, which side is up, and what lies on it."""
    data: Data = {"card": ENTRANCE_WORDS[g.entrance[slot]]}
    if g.flipped >> slot & 1:
        data["flipped_by"] = seat_or_none(owner(g, SLOT_AT + slot))
    if g.passages >> slot & 1:
        data["passage"] = True
    paw = holder(g, SLOT_AT + slot)
    if paw != NONE:
        data["paw"] = paw + 1
    return data


def spot_data(g: Mice, spot: int) -> Data:
    """A spot: its chamber and owner, or its chest; and the paw there."""
    data: Data = {}
    if g.chamber[spot] != NONE:
        data["chamber"] = CARD_IDS[g.chamber[spot]]
        data["owner"] = seat_or_none(owner(g, spot))
    if g.chest[spot] != NONE:
        data["chest"] = CARD_IDS[FIRST_CHEST + g.chest[spot]]
    paw = holder(g, spot)
    if paw != NONE:
        data["paw"] = paw + 1
    return data


def row_data(g: Mice, kind: int) -> list[str | None]:
    cards = [int(g.row[kind * ROW + i]) for i in range(ROW)]
    return [CARD_IDS[kind * FIRST_ASSISTANT + card] if card != NONE else None for card in cards]


def top_data(g: Mice, kind: int) -> str | None:
    """The colour of the back on top of a deck."""
    return COLOUR.word(int(g.top[kind])) if g.top[kind] != NO_TOP else None


def player_data(g: Mice, seat: int) -> Data:
    """What belongs to a player."""
    return {
        **{ITEM_IDS[item]: g.stock[seat * TRACKS + item] for item in range(TRACKS)},
        "camp": members(g.camp[seat * 2]) + members(g.camp[seat * 2 + 1], FIRST_ASSISTANT),
        "assistants": members(g.hired[seat], FIRST_ASSISTANT),
        "chests": members(g.chests[seat], FIRST_CHEST),
        "used_chests": members(g.used_chests[seat], FIRST_CHEST),
    }


@final
class MiceView(View):
    """The table, without chance. Everybody sees the same."""

    def __init__(self, seen: Mice, seat: i64) -> None:
        super().__init__(seat)
        self.seen: Final = seen
        self.options: Final = seen.legal(seat)

    def data(self) -> Data:
        g = self.seen
        data = table_data(g)
        as_dict(data["turn"], "turn")["borrowed"] = members(g.borrowed & ~g.hired[g.active], FIRST_ASSISTANT)
        data["decks"] = {
            "chambers": {"size": len(members(g.deck[CHAMBER])), "top": top_data(g, CHAMBER)},
            "assistants": {"size": len(members(g.deck[ASSISTANT])), "top": top_data(g, ASSISTANT)},
        }
        data["supply"] = len(members(g.supply))
        data["seat"] = self.seat + 1 if self.seat >= 0 else None
        data["scores"] = g.scores()
        data["deciding"] = [seat + 1 for seat in g.deciding()]
        data["ask"] = open_question(g, self.options)
        return data

    def detail(self) -> Data:
        from antechamber.games.mice.preview import detail  # which looks through the rules, and they at the state

        return detail(self)

    def table(self) -> Mice:
        return self.seen

    def legal(self) -> list[int]:
        return self.options

    def imagine(self, seed: str) -> Mice:
        """The same table with another future: decks and supply have no order yet."""
        g = self.seen.clone()
        g.set_chance(key_from_seed(seed))
        g.resume(self.seat)
        return g
