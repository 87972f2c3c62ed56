"""A second reading of important rules, written apart from the rules themselves, in plain Python over snapshots.

It follows a game from outside: after every answer it compares two snapshots, and what was told in between, with what
the rulebook allows. It knows nothing of frames, programs or predicates.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.mice.given import SHIPPED

Data = dict[str, Any]

CHAMBERS = {card["id"]: card for card in SHIPPED["chambers"]["list"]}
ASSISTANTS = {card["id"]: card for card in SHIPPED["assistants"]["list"]}
ITEMS = ("food", "torch", "pickaxe", "gold")
LETTER = dict(zip("FTPGL", (*ITEMS, "glory"), strict=True))
SET_VALUE = [0, 0, 2, 4, 7, 11, 16]
MOVING_CHESTS = {
    chest["id"] for chest in SHIPPED["chests"]["list"] if any(part["op"] == "move_paw" for part in chest["effect"])
}


def rows_of(players: int) -> int:
    return 3 if players == 2 else 4


def line(slot: int, players: int) -> tuple[str, int]:
    """Whether a slot belongs to a row or a column, and to which; counted clockwise from the lower left."""
    rows = rows_of(players)
    if slot < rows:
        return "row", rows - 1 - slot
    if slot < rows + 4:
        return "column", slot - rows
    if slot < 2 * rows + 4:
        return "row", slot - rows - 4
    return "column", 2 * rows + 7 - slot


def opposite(slot: int, players: int) -> int:
    return next(s for s in range(2 * rows_of(players) + 8) if s != slot and line(s, players) == line(slot, players))


def paws(data: Data, seat: int) -> tuple[set[int], set[str]]:
    """The slots and the spots where a player has paws."""
    slots = {i for i, entry in enumerate(data["entrances"]) if entry.get("paw") == seat}
    return slots, {name for name, spot in data["spots"].items() if spot.get("paw") == seat}


def crossings(data: Data, seat: int) -> set[str]:
    """The spots where lines of a player's paws cross."""
    players = len(data["players"])
    lines = {line(slot, players) for slot in paws(data, seat)[0]}
    return {
        f"{'abcd'[column]}{row + 1}"
        for kind, row in lines
        if kind == "row"
        for other, column in lines
        if other == "column"
    }


def free_entrances(data: Data, seat: int) -> set[str]:
    """Where a player may place a paw without Infiltrator."""
    players = len(data["players"])
    found = set()
    for slot, entry in enumerate(data["entrances"]):
        facing = data["entrances"][opposite(slot, players)].get("paw")
        if "paw" not in entry and (players == 3 or facing in (None, seat)):
            found.add(entry["card"])
    return found


def sets_worth(factions: list[str]) -> int:
    """The best value of sets: every faction for each wild card is tried, and the largest set is built each time."""
    if "neutral" in factions:
        rest = list(factions)
        rest.remove("neutral")
        every = {card["faction"] for card in CHAMBERS.values()} - {"neutral"}
        return max(sets_worth([*rest, faction]) for faction in every)
    left = Counter(factions)
    total = 0
    while left:
        largest = [faction for faction, _ in left.most_common(6)]
        total += SET_VALUE[len(largest)]
        left = +(left - Counter(largest))
    return total


def score(data: Data, seat: int) -> int:
    player = data["players"][seat - 1]
    mine = [spot["chamber"] for spot in data["spots"].values() if spot.get("owner") == seat]
    return (
        int(player["glory"])
        + sets_worth([CHAMBERS[card]["faction"] for card in mine])
        + sets_worth([ASSISTANTS[card]["faction"] for card in player["assistants"]])
    )


class Referee:
    """Watches a game."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.data: Data = state.to_data()
        self.turns = 0
        self.answer = ""
        self.gone: set[str] = set()  # assistants that were hired and discarded since, and are not borrowed again

    def before(self, question: str, options: list[str]) -> None:
        """Look at what is offered."""
        seat = self.state.deciding()[0] + 1
        assert seat == self.data["turn"]["active"], "nobody decides outside their own turn"
        if question == "action/choose_action":
            self.check_action(seat, options)
        if question == "removal/choose_removal":
            self.check_removal(seat, options)
        if question in ("window/offer_reactions", "rest/offer_reactions"):
            self.check_reactions(seat, options)
        for option in options:
            verb, _, rest = option.partition(" ")
            if verb == "pay":
                self.check_payment(seat, rest)

    def check_action(self, seat: int, options: list[str]) -> None:
        slots, spots = paws(self.data, seat)
        placed = {option.split()[1] for option in options if option.startswith("place ")}
        left = 5 - len(slots) - len(spots)
        assert placed == (free_entrances(self.data, seat) if left else set())
        assert ("remove" in options) == bool(slots or spots)

    def check_removal(self, seat: int, options: list[str]) -> None:
        """Every paw can be left; what is triggered has a card; an opponent's Portal never is."""
        slots, spots = paws(self.data, seat)
        cards = {self.data["entrances"][slot]["card"] for slot in slots}
        left = {option.split()[1] for option in options if option.startswith("leave ")}
        triggered = {option.split()[1] for option in options if option.startswith("trigger ")}
        assert left == cards | spots
        assert triggered <= left
        for place in triggered & spots:
            spot = self.data["spots"][place]
            assert "chamber" in spot
            assert spot["chamber"] != "portal" or spot["owner"] == seat

    def check_reactions(self, seat: int, options: list[str]) -> None:
        """Using an assistant is optional each time; it is hired, or borrowed and not discarded since."""
        assert options[-1] == "pass"
        mine = {*self.data["players"][seat - 1]["assistants"], *self.data["turn"]["borrowed"]}
        used = self.data["turn"]["used"]
        for card in (option.split()[1] for option in options[:-1]):
            assert card in mine - self.gone
            assert not (card in used and ASSISTANTS[card].get("limit")), "once per turn"

    def check_payment(self, seat: int, letters: str) -> None:
        units = Counter(LETTER[letter] for letter in letters if letters != "none")
        player = self.data["players"][seat - 1]
        assert all(player[item] >= number for item, number in units.items())

    def after(self, answer: str, happened: list[str]) -> None:
        """Compare the table before and after an answer with what was told."""
        old, new = self.data, self.state.to_data()
        self.answer = answer
        self.check_trigger(new, happened)
        self.data = new
        self.check_uses(old, happened)
        self.check_order(old, happened)
        self.follow_loans(old, happened)
        self.check_tracks(old, new, happened)
        self.check_placements(old, new, happened)
        self.check_openings(new, happened)
        players = range(1, len(new["players"]) + 1)
        assert self.state.scores() == [score(new, seat) for seat in players]
        if self.state.over():
            self.check_end(new)

    def check_uses(self, old: Data, happened: list[str]) -> None:
        """Who uses an assistant has said so, or another card calls it, or it comes to the same: it was used this turn
        already, and all it gives is lost. Guards act in the turns of others."""
        called = {event.split()[2] for event in happened if event.startswith("copied")}
        used = {*old["turn"]["used"]}
        for at, event in enumerate(happened):
            kind, who, *values = event.split()
            if kind != "used":
                continue
            card = values[0]
            if ASSISTANTS[card]["on"] == "visited":
                assert int(who) != old["turn"]["active"] or card in called
            elif self.answer != f"use {card}" and card not in called:
                assert card in used, "nobody was asked about it"
                given = [e.split() for e in happened[at + 1 : at + 3]]
                chosen = any(part["op"] == "choose" or "any" in part for part in ASSISTANTS[card]["effect"])
                assert chosen or (given[0][2:] == given[1][2:] and given[1][0] == "lost"), "what it gave was lost"
            used.add(card)

    def check_order(self, old: Data, happened: list[str]) -> None:
        """Nobody else chooses the order of intersections where a chest that moves a paw may come in between, or where
        Swindler could turn a chest that is used first."""
        seat = old["turn"]["active"]
        mine = old["players"][seat - 1]
        filled = [event.split()[2] for event in happened if event.startswith(f"filled {seat} ")]
        unasked = [spot for spot in filled if self.answer != f"fill {spot}"]
        chests = {old["spots"][spot].get("chest") for spot in unasked[:2]} if len(unasked) > 1 else set()
        used = {event.split()[2] for event in happened if event.startswith(f"used-chest {seat} ")}
        in_hand = set(mine["chests"]) - used if unasked else set()
        assert not (chests | in_hand) & MOVING_CHESTS
        visits = [spot for spot in unasked if old["spots"][spot].get("owner", seat) != seat]
        if visits and "swindler" in mine["assistants"]:
            assert not in_hand, "a chest could be used before"

    def follow_loans(self, old: Data, happened: list[str]) -> None:
        """An assistant that was hired and discarded works no more, also if it was borrowed before."""
        for event in happened:
            kind, who, *values = event.split()
            if kind == "turn-began":
                self.gone = set()
            elif kind == "dismissed" and values[0] in old["players"][int(who) - 1]["assistants"]:
                self.gone.add(values[0])
            elif kind in ("hired", "borrowed"):
                self.gone.discard(values[0])

    def check_tracks(self, old: Data, new: Data, happened: list[str]) -> None:
        """Tracks change by what was received, lost to the cap, paid and spent, and by nothing else."""
        for seat in range(1, len(new["players"]) + 1):
            change: Counter[str] = Counter()
            for event in happened:
                kind, who, *values = event.split()
                if int(who) != seat:
                    continue
                if kind == "received":
                    change.update(LETTER[letter] for letter in values[0])
                elif kind in ("lost", "paid"):
                    change.subtract(LETTER[letter] for letter in values[0] if values[0] != "none")
                elif kind == "spent-glory":
                    change["glory"] -= int(values[0])
                elif kind in ("dismissed", "passage-flipped"):
                    change["glory"] -= int(values[1])
            for item in (*ITEMS, "glory"):
                before, now = old["players"][seat - 1][item], new["players"][seat - 1][item]
                assert now - before == change[item], (seat, item, before, now, happened)
                assert now >= 0
                assert item == "glory" or now <= 9

    def check_placements(self, old: Data, new: Data, happened: list[str]) -> None:
        """After a placement every crossing has a paw, unless the player has none left or is still to choose."""
        for event in happened:
            kind, who, *values = event.split()
            seat = int(who)
            if kind == "filled" and old["spots"][values[0]].get("paw") is not None:
                assert any(e.startswith(("left", "removed", "moved")) for e in happened), "one paw to a spot"
            if kind in ("placed", "infiltrated") and self.state.question() == "action/choose_action":
                slots, spots = paws(new, seat)
                waiting = {s for s in crossings(new, seat) if "paw" not in new["spots"][s]}
                moved = any(e.startswith(("left", "removed", "moved")) for e in happened)
                assert moved or not waiting or len(slots) + len(spots) == 5

    def check_openings(self, new: Data, happened: list[str]) -> None:
        """A chamber that was opened is owned and paid printed glory; rows are full unless nothing is left to draw."""
        for event in happened:
            kind, _, *values = event.split()
            if kind == "opened":
                assert int(values[2]) == CHAMBERS[values[0]]["glory"]
                assert new["spots"][values[1]].get("owner") is not None
            if kind == "hired":
                assert int(values[1]) == ASSISTANTS[values[0]]["glory"]
        view: Any = self.state.view(-1).data()
        for kind in ("chambers", "assistants"):
            assert None not in new["rows"][kind] or (view["decks"][kind]["size"] == 0 and not new["discards"][kind]), (
                "rows are refilled at once"
            )

    def check_end(self, new: Data) -> None:
        best = max(self.state.scores())
        tied = [seat for seat, points in enumerate(self.state.scores()) if points == best]
        trigger = new.get("end", {}).get("trigger")
        expected = [trigger - 1] if trigger is not None and trigger - 1 in tied else tied
        assert self.state.winners() == expected

    def check_trigger(self, new: Data, happened: list[str]) -> None:
        """The end is triggered by what the rulebook says, in the turn of the active player, and stays triggered."""
        assert "end" in new or "end" not in self.data
        for event in happened:
            kind, who, *values = event.split()
            if kind != "end-triggered":
                continue
            assert int(who) == new["end"]["trigger"]
            if values[0] == "chambers":
                assert all("chamber" in spot for spot in new["spots"].values())
            elif values[0] == "assistants":
                assert len([card for card in new["rows"]["assistants"] if card]) <= 2
            else:
                limit = 40 if len(new["players"]) == 2 else 30
                gained = [e for e in happened if e.startswith("received") and "L" in e]
                spent = any(e.startswith(("spent-glory", "dismissed", "passage")) for e in happened)
                assert gained
                assert spent or max(player["glory"] for player in new["players"]) >= limit
