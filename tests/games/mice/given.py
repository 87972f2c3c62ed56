"""Positions of Of Mice & Mazes, written down in a few words, and played in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from antechamber.core.errors import IllegalAnswer
from antechamber.core.kernel import State
from antechamber.core.title import Title
from antechamber.games.mice.components import ASSISTANT_IDS, CHAMBER_IDS, ENTRANCE_WORDS, FACTION_IDS
from antechamber.games.mice.loader import read_components
from antechamber.games.mice.title import MiceTitle
from antechamber.library import component_data, title
from antechamber.messages import messages

mice = title("mice")
SHIPPED = component_data("mice")[0]
FACTION_OF = {
    card["id"]: card["faction"] for section in ("chambers", "assistants") for card in SHIPPED[section]["list"]
}
ACTING = "action/choose_action"
REMOVING = "removal/choose_removal"
RICH: dict[str, Any] = {"food": 9, "torch": 9, "pickaxe": 9, "gold": 9}
POOR: dict[str, Any] = {"food": 0, "torch": 0, "pickaxe": 0, "gold": 0}
FRAMES = {
    2: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"],
    3: ["1", "2", "3", "3-5", "4", "5", "6", "7", "7-5", "8", "9", "10", "11", "12", "13", "14"],
}


class Table:
    """A game in progress. Seats are numbered from 1, as players number them.

    Mere gains are taken without a word, as by people who do not want to be asked about them.
    """

    def __init__(self, state: State, game: Title = mice) -> None:
        self.state = state
        self.game = game
        self.asks_about_gains = False
        state.recording = True

    def asking(self) -> Table:
        """From now on the player is asked about gains as well."""
        self.asks_about_gains = True
        return self

    @property
    def gains(self) -> dict[str, Any] | None:
        """What the page and the terminal are told of a question about gains."""
        if self.state.over():
            return None
        found: dict[str, Any] | None = self.view(self.seat)["ask"]["gains"]
        return found

    @property
    def seat(self) -> int:
        """The seat that is to answer."""
        return self.state.deciding()[0] + 1

    @property
    def question(self) -> str:
        return self.state.question()

    def read(self, text: str) -> int:
        return self.state.contents().vocabulary.read(text)

    def play(self, *texts: str) -> Table:
        """Answer in notation, each time for the seat that is asked. The only way to pay was paid without a question."""
        for text in texts:
            if text.startswith("pay ") and "pay" not in " ".join(self.options()):
                assert self.events("paid")[-1].split()[2] == text[4:], self.events("paid")
                continue
            self.state.play(self.seat - 1, self.read(text))
            self.state.audit()
            while not self.asks_about_gains and (gains := self.gains) and not gains["end"]:
                self.state.play(self.seat - 1, self.read(gains["use"]))
        return self

    def refuses(self, text: str) -> str:
        """The error text for an answer that is not accepted; fails if it is accepted or changes anything."""
        before = self.state.to_data()
        try:
            self.state.play(self.seat - 1, self.read(text))
        except IllegalAnswer as error:
            assert self.state.to_data() == before
            return str(error)
        raise AssertionError(f"{text!r} was accepted")

    def options(self, start: str = "") -> list[str]:
        """The options of the seat that is asked, in notation, those that begin so."""
        text = self.state.contents().vocabulary.text
        return [text(o) for o in self.state.legal(self.seat - 1) if text(o).startswith(start)]

    def cards(self, verb: str) -> list[str]:
        """What may be chosen with a verb: cards or places."""
        return [option.split()[1] for option in self.options(f"{verb} ")]

    def why(self, wish: str, seat: int | None = None) -> tuple[str, str]:
        """Why not: the sentence and the rule; empty texts if it can be done."""
        reason = self.game.why_not(self.state.view((seat or self.seat) - 1), wish)
        if reason is None:
            return "", ""
        return messages().problem("mice", reason.message, reason.arguments, ["Ana", "Ben", "Cleo"]), reason.rule

    @property
    def data(self) -> dict[str, Any]:
        return self.state.to_data()

    def player(self, seat: int = 1) -> dict[str, Any]:
        return dict(self.data["players"][seat - 1])

    def stock(self, seat: int = 1) -> str:
        """A player's tracks: "2 1 0 3 5" is food, torch, pickaxe, gold, glory."""
        player = self.player(seat)
        return " ".join(str(player[item]) for item in ("food", "torch", "pickaxe", "gold", "glory"))

    @property
    def turn(self) -> dict[str, Any]:
        return dict(self.data["turn"])

    def spot(self, name: str) -> dict[str, Any]:
        return dict(self.data["spots"][name])

    def paws(self, seat: int = 1) -> list[str]:
        """Where a player's paws are."""
        places = [name for name, spot in self.data["spots"].items() if spot.get("paw") == seat]
        return places + [entry["card"] for entry in self.data["entrances"] if entry.get("paw") == seat]

    def events(self, *kinds: str) -> list[str]:
        """What happened, as kind and arguments; only these kinds, if some are named."""
        vocabulary = self.state.contents().vocabulary
        found = []
        for event in self.state.events:
            kind = vocabulary.events[int(event.kind)]
            values = [str(domain.value(int(a))) for (_, domain), a in zip(kind.fields, event.args, strict=False)]
            if not kinds or kind.name in kinds:
                found.append(" ".join([kind.name, str(event.seat + 1), *values]))
        return found

    def view(self, seat: int = 1) -> dict[str, Any]:
        return dict(self.state.view(seat - 1).detail())

    def preview(self, text: str, seat: int = 1) -> dict[str, Any]:
        """What the page shows of an option ahead."""
        ask: Any = self.view(seat)["ask"]
        return next(dict(option["preview"]) for option in ask["options"] if option["text"] == text)


def given(
    players: int = 2,
    *,
    paws: Sequence[Sequence[str]] = (),
    chambers: Mapping[str, str] | None = None,
    chests: Mapping[str, str] | None = None,
    hands: Sequence[Mapping[str, Any]] = (),
    row: Sequence[str | None] | None = None,
    people: Sequence[str | None] | None = None,
    discards: Sequence[str] = (),
    flipped: Mapping[str, int] | None = None,
    turn: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    at: str = ACTING,
    must: bool = True,
    factions: Sequence[str] = (),
    game: Title = mice,
    **more: Any,
) -> Table:
    """A position in which seat 1 is to act, or to remove paws.

    `paws` are each player's places; `chambers` are like {"a1": "crane"} or, for seat 2, {"a1": "crane 2"}; `row` and
    `people` are the rows of chambers and assistants; cards that are named bring their factions into play.
    """
    hand = [dict(h) for h in hands] + [{} for _ in range(players - len(hands))]
    named: list[str | None] = [*(chambers or {}).values(), *discards]
    for one in hand:
        named += [*one.get("camp", []), *one.get("assistants", [])]
    lying = [(card or "").partition(" ")[0] for card in named]
    row = row if row is not None else [] if "sphinx" in lying else ["sphinx"]
    people = people if people is not None else [] if "mewmmy" in lying else ["mewmmy"]
    named += [*row, *people]
    stack: list[dict[str, Any]] = [{"at": ACTING, "seat": 1, "n": 0 if must else 1}]
    if at == REMOVING:
        stack = [{"at": "action/end_action", "seat": 1, "n": 0}, {"at": REMOVING, "seat": 1}]
    where = {place: seat + 1 for seat, places in enumerate(paws) for place in places}
    entrances: list[dict[str, Any]] = []
    for card in FRAMES[players]:
        entry: dict[str, Any] = {"card": card}
        if card in where:
            entry["paw"] = where[card]
        if flipped and card in flipped:
            entry["flipped_by"] = flipped[card]
        entrances.append(entry)
    spots: dict[str, dict[str, Any]] = {}
    for spot, card in (chambers or {}).items():
        name, _, owner = card.partition(" ")
        spots[spot] = {"chamber": name, "owner": int(owner or 1)}
    for spot, chest in (chests or {}).items():
        spots.setdefault(spot, {})["chest"] = chest
    for place, seat in where.items():
        if place not in ENTRANCE_WORDS:
            spots.setdefault(place, {})["paw"] = seat
    data: dict[str, Any] = {
        "options": {
            "players": players,
            "faction_select": "chosen",
            "factions": " ".join(factions_for(named, players, factions)),
            **(options or {}),
        },
        "entrances": entrances,
        "spots": spots,
        "rows": {"chambers": list(row), "assistants": list(people)},
        "discards": {
            "chambers": [card for card in discards if card in CHAMBER_IDS],
            "assistants": [card for card in discards if card in ASSISTANT_IDS],
        },
        "players": hand,
        "turn": dict(turn or {}),
        "stack": stack,
        "chance": {"seed": "given"},
        **more,
    }
    return Table(game.load(data), game)


def factions_for(named: Sequence[str | None], players: int, factions: Sequence[str] = ()) -> list[str]:
    """The factions of all cards that are named, filled up in the order of the box."""
    cards = [(card or "").partition(" ")[0] for card in named]
    found = [*factions, *[FACTION_OF[card] for card in cards if card and FACTION_OF[card] != "neutral"]]
    needed = list(dict.fromkeys(found))
    rest = [faction for faction in FACTION_IDS if faction not in needed]
    number = 6 if players == 2 else 7
    assert len(needed) <= number, f"too many factions: {needed}"
    return [*needed, *rest][:number]


def removing(players: int = 2, **more: Any) -> Table:
    """A position in which seat 1 has begun to remove paws."""
    return given(players, at=REMOVING, **more)


def corrected(**changes: Mapping[str, Any]) -> Title:
    """The title with some card lines changed: `crane={"glory": 5}`."""
    import copy

    data = copy.deepcopy(SHIPPED)
    for section in ("chambers", "assistants", "entrances", "chests"):
        for line in data[section]["list"]:
            line.update(changes.get(line["id"].replace(".", "_"), {}))
    return MiceTitle(read_components(data))
