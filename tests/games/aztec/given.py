"""Positions of Aztec, written down in one line, and played in notation."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from antechamber.core.errors import IllegalAnswer
from antechamber.core.kernel import State
from antechamber.core.title import Title
from antechamber.games.aztec.loader import read_components
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.title import AztecTitle
from antechamber.library import component_data, title

aztec = title("aztec")
SHIPPED = component_data("aztec")[0]

CHARACTERS = ["CHARLY", "DARYL", "ELISA", "YUKIO", "NAYA", "TOMAS"]
KINDS = [str(entry["id"]).removeprefix("A-") for entry in SHIPPED["artefact"]]
CLAIMING = "round/choose_claims"
PLACING = "round/choose_tokens"
REVEALING = "round/reveal_in_turn"
SCORING = "scoring/show_secret_artefacts"


class Table:
    """A game in progress. Seats are numbered from 1, as players number them; artefacts go without their "A-"."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.recording = True

    @property
    def seat(self) -> int:
        """The first seat that is to answer."""
        return self.state.deciding()[0] + 1

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.state.deciding()]

    def say(self, seat: int, text: str) -> Table:
        """A seat answers in notation."""
        self.state.play(seat - 1, self.read(text))
        return self

    def play(self, *texts: str) -> Table:
        """Answer in notation, each time for the first seat that is asked."""
        for text in texts:
            self.say(self.seat, text)
        return self

    def all(self, *texts: str) -> Table:
        """Everybody answers, sealed: seat 1 first, seat 2 next."""
        assert len(texts) == len(self.asked), f"{self.asked} are asked"
        for seat, text in zip(self.asked, texts, strict=True):
            self.say(seat, text)
        return self

    def claim(self, *claims: str) -> Table:
        """The claims of all seats: "BBY" for two blue jewels and a yellow one."""
        return self.all(*[f"claim {one}" for one in claims])

    def token(self, *tokens: str) -> Table:
        """The tokens of all seats: "-2" accuses seat 2, "+2" believes it."""
        return self.all(*[token_text(token) for token in tokens])

    def pick(self, artefact: str) -> Table:
        """Take one of the artefacts offered, the first of that name."""
        return self.play(next(text for text in self.options() if text.startswith(f"pick A-{artefact} ")))

    def read(self, text: str) -> int:
        return self.state.contents().vocabulary.read(text)

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The error text for an answer that is not accepted; fails if it is accepted or changes anything."""
        before = self.state.to_data()
        try:
            self.say(seat or self.seat, text)
        except IllegalAnswer as error:
            assert self.state.to_data() == before
            return str(error)
        raise AssertionError(f"{text!r} was accepted")

    def options(self, seat: int | None = None) -> list[str]:
        """The options of a seat, or of the first one that is asked, in notation."""
        text = self.state.contents().vocabulary.text
        return [text(option) for option in self.state.legal((seat or self.seat) - 1)]

    @property
    def question(self) -> str:
        return self.state.question()

    @property
    def rule(self) -> str:
        return self.state.rule()

    @property
    def data(self) -> dict[str, Any]:
        return self.state.to_data()

    def player(self, seat: int) -> dict[str, Any]:
        return dict(self.data["players"][seat - 1])

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, with all that helps it; 0 is a spectator."""
        return dict(self.state.view(seat - 1).detail())

    @property
    def stones(self) -> list[int]:
        return [int(player["stones"]) for player in self.data["players"]]

    @property
    def hoards(self) -> list[str]:
        """Hoards as letters."""
        return [letters(player["hoard"]) for player in self.data["players"]]

    @property
    def curses(self) -> list[int]:
        return list(self.data["curses"])

    @property
    def kept(self) -> list[list[str]]:
        return [[card.removeprefix("A-") for card in player["artefacts"]] for player in self.data["players"]]

    @property
    def deck(self) -> list[str]:
        return [card.removeprefix("A-") for card in self.data["deck"]]

    @property
    def offered(self) -> list[str]:
        """The artefacts that may be taken, in the order in which they were drawn."""
        return [text.split()[1].removeprefix("A-") for text in self.options() if text.startswith("pick")]

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.state.winners()]

    def knows(self, seat: int) -> dict[int, str]:
        """The places of the deck, from 1, whose cards a seat knows; 0 is a spectator."""
        return {place: card.removeprefix("A-") for place, card, _ in self.seen_of_deck(seat)}

    def seen_of_deck(self, seat: int) -> list[Any]:
        """Place, card and who else knows it, for the cards of the deck that a seat knows."""
        deck: Any = self.state.view(seat - 1).data()["deck"]
        return list(deck["seen"])

    def events(self, *kinds: str, audience: int | None = None) -> list[tuple[Any, ...]]:
        """What happened, of these kinds: kind, seat, arguments. With an audience, what this seat was told."""
        known = self.state.contents().vocabulary.events
        return [
            (
                known[event.kind].name,
                event.seat + 1,
                *[field.value(int(a)) for (_, field), a in zip(known[event.kind].fields, event.args, strict=False)],
            )
            for event in self.state.events
            if (not kinds or known[event.kind].name in kinds)
            and (audience is None or event.audience in (-1, audience - 1))
        ]

    def reveal_of(self, seat: int) -> list[tuple[Any, ...]]:
        """What happened from the moment a seat turned up its card until the next reveal, or the curses."""
        found: list[tuple[Any, ...]] = []
        for event in self.events():
            if event[0] == "revealed" and event[1] == seat:
                found = [event]
            elif found and event[0] in ("revealed", "cursed", "curse-stayed"):
                break
            elif found:
                found.append(event)
        return found

    @property
    def over(self) -> bool:
        return self.state.over()


def letters(numbers: Sequence[int]) -> str:
    return "".join(letter * n for letter, n in zip("BYR", numbers, strict=True))


def numbers(text: str) -> list[int]:
    return [text.count(letter) for letter in "BYR"]


def token_text(token: str) -> str:
    return f"{'accuse' if token[0] == '-' else 'believe'} {token[1:]}"


def box(**copies: int) -> Title:
    """A box with other numbers of copies of some artefacts; the Sun Discs make up for it."""
    data = copy.deepcopy(SHIPPED)
    entries = {entry["id"]: entry for entry in data["artefact"]}
    for name, n in copies.items():
        entries["A-" + name.replace("_", "-")]["copies"] = n
    others = sum(entry["copies"] for name, entry in entries.items() if name != "A-SUN")
    entries["A-SUN"]["copies"] = 42 - others
    return AztecTitle(read_components(data))


def owners_box(change: Mapping[str, Mapping[str, object]]) -> Title:
    """A box in which an owner has changed some artefacts, by id."""
    data = copy.deepcopy(SHIPPED)
    for entry in data["artefact"]:
        entry.update(change.get(entry["id"], {}))
    return AztecTitle(read_components(data))


def copies_in(game: Title) -> dict[str, int]:
    assert isinstance(game, AztecTitle)
    return {kind: int(n) for kind, n in zip(KINDS, game.parts.copies, strict=True)}


def whole_deck(top: Sequence[str], kept: Sequence[Sequence[str]], game: Title) -> list[str]:
    """A deck with these artefacts on top, and all others below in the order of the box."""
    left = copies_in(game)
    for card in [*top, *[card for cards in kept for card in cards]]:
        left[card] -= 1
    return [f"A-{card}" for card in [*top, *[kind for kind in KINDS for _ in range(left[kind])]]]


def given(
    players: int = 4,
    *,
    cards: Sequence[str] = (),
    claims: Sequence[str] = (),
    tokens: Sequence[str] = (),
    hoards: Sequence[str] = (),
    stones: Sequence[int] = (),
    artefacts: Sequence[Sequence[str]] = (),
    characters: Sequence[str] = CHARACTERS,
    deck: Sequence[str] = (),
    curses: Sequence[int] = (),
    round: int = 1,
    at: str = CLAIMING,
    options: Mapping[str, str | int | bool] | None = None,
    box: Title = aztec,
    **more: Any,
) -> Table:
    """A table in a round. Whatever is not said is as at the start of a game.

    `cards`, `claims` and `tokens` are those of this round, seat by seat; in earlier rounds everybody claimed two blue
    jewels and believed the next seat. `deck` are the artefacts on top. `curses` are laid on the Curse cards by hand,
    also as few or as many as in no game. `more` are fields of a position: start, known, revealed, stack.
    """
    before = round - 1
    shown = round if at not in (CLAIMING, PLACING) else before
    claimed = round if at != CLAIMING else before
    position = {
        "options": {"players": players, **(options or {})},
        "round": round,
        "players": [
            {
                "character": characters[i],
                "cards": [*[None] * before, *cards[i : i + 1]],
                "claims": [*["BB"] * before, *claims[i : i + 1], *["BB"] * 5][:claimed],
                "tokens": [
                    *[f"believe {(i + 1) % players + 1}"] * before,
                    *[token_text(token) for token in tokens[i : i + 1]],
                    f"believe {(i + 1) % players + 1}",
                ][:shown],
                "hoard": numbers(hoards[i]) if i < len(hoards) else [0, 0, 0],
                "stones": stones[i] if i < len(stones) else 2,
                "artefacts": [f"A-{card}" for card in artefacts[i]] if i < len(artefacts) else [],
            }
            for i in range(players)
        ],
        "deck": whole_deck(deck, artefacts, box),
        "stack": [{"at": at, "n": 0}],
        "chance": {"seed": "given"},
        **({"revealed": list(range(1, players + 1))} if at == SCORING else {}),
        **more,
    }
    g = box.load(position)
    assert isinstance(g, Aztec)
    for colour, number in enumerate(curses):
        g.curses[colour] = number
    return Table(g)


def revealed(
    players: int = 4,
    *,
    cards: Sequence[str],
    claims: Sequence[str],
    tokens: Sequence[str],
    **more: Any,
) -> Table:
    """A table at which everybody has claimed and placed a token ("-2" accuses, "+2" believes): cards are turned up.

    Unless it is said otherwise no stones lie on the Curse cards, so that step 4 changes nothing.
    """
    return given(players, cards=cards, **{"curses": [0, 0, 0], **more}).claim(*claims).token(*tokens)


def gaining(*deck: str, players: int = 4, **more: Any) -> Table:
    """Seat 1 lied unnoticed and gains an artefact; these lie on top of the deck. The others told the truth."""
    return revealed(
        players,
        cards=["RR", "BB", "YY", "BY", "BR", "YR"][:players],
        claims=["RRR", "BB", "YY", "BY", "BR", "YR"][:players],
        tokens=["+2", "+3", *["+2"] * players][:players],
        deck=deck,
        **more,
    )


def final(hoards: Sequence[str], **more: Any) -> Table:
    """A table after the fifth round, counted; and counted once more, for its events."""
    table = given(max(3, len(hoards)), hoards=hoards, round=5, at=SCORING, **more)
    assert table.over
    g = table.state
    assert isinstance(g, Aztec)
    g.winning = 0
    g.begin(g.contents().lines[SCORING], 0)
    g.advance()
    return table
