"""Positions of Mystery of the Temples, written down in one line, and played in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from antechamber.core.errors import IllegalAnswer
from antechamber.core.kernel import State
from antechamber.core.title import Title
from antechamber.library import title

mystery = title("mystery")

RING = ["w1", "w2", "red", "w3", "w4", "yellow", "w5", "w6", "blue", "w7", "w8", "green", "w9", "w10", "purple"]
FACE_UP = {"red": "rune6", "yellow": "rune5", "blue": "rune4", "green": "rune3", "purple": "rune6"}


class Table:
    """A game in progress. Seats are numbered from 1, as players number them."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seat(self) -> int:
        """The seat that is to answer."""
        return self.state.deciding()[0] + 1

    def play(self, *texts: str) -> Table:
        """Answer in notation, each time for the seat that is asked."""
        for text in texts:
            self.state.play(self.seat - 1, self.read(text))
        return self

    def read(self, text: str) -> int:
        return self.state.contents().vocabulary.read(text)

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The error text for an answer that is not accepted; fails if it is accepted or changes anything."""
        before = self.state.to_data()
        try:
            self.state.play((seat or self.seat) - 1, self.read(text))
        except IllegalAnswer as error:
            assert self.state.to_data() == before
            return str(error)
        raise AssertionError(f"{text!r} was accepted")

    def options(self, start: str = "") -> list[str]:
        """The options of the seat that is asked, in notation, those that begin so."""
        text = self.state.contents().vocabulary.text
        return [text(o) for o in self.state.legal(self.seat - 1) if text(o).startswith(start)]

    def moves(self) -> dict[str, int]:
        """Where the pawn can go, and what it costs."""
        words = [text.split() for text in self.options("move")]
        return {w[1]: int(w[3]) if len(w) > 2 else 0 for w in words}

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

    def crystals(self, seat: int) -> str:
        """The twelve spaces of a seat, a letter or a point each."""
        return str(self.player(seat)["crystals"])

    def stored(self, seat: int) -> str:
        """The crystals of a seat in alphabetical order, whatever their spaces."""
        return "".join(sorted(self.crystals(seat).replace(".", "")))

    def supply(self, kind: str) -> int:
        return int(self.data["supply"][kind])

    def score(self, seat: int) -> int:
        return self.state.scores()[seat - 1]

    def stow(self) -> Table:
        """Put what is gained on the first empty spaces, until something else is asked."""
        while not self.over and self.options("place") and len(self.options("place")) == len(self.options()):
            self.play(self.options("place")[0])
        return self

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def winner(self) -> int:
        """The seat that won; 0 before the end."""
        return int(self.data.get("winner", 0))


def given(
    players: int = 4,
    *,
    crystals: Sequence[str] | None = None,
    pawns: Sequence[str | None] | None = None,
    runes: Sequence[list[str]] | None = None,
    grids: Sequence[str] | None = None,
    points: Sequence[int] | None = None,
    at: str = "turn/begin_turn",
    seat: int = 1,
    options: Mapping[str, str | int | bool] | None = None,
    box: Title = mystery,
    **more: Any,
) -> Table:
    """A table at the start of a seat's turn. Whatever is not said is as at the start of a game.

    `grids` makes the game advanced. `crystals` may be shorter than twelve letters. `more` are fields of a position:
    boxes, mana, piles, ring, round, start, objectives, neutral, now; `each` are further fields of the players, one
    value for each seat: special, unscored.
    """
    ring = more.pop("ring", [card for card in RING if players == 4 or card not in ("w4", "w7")])
    seats = range(players)
    each: dict[str, list[Any]] = more.pop("each", {})
    piles: dict[str, Any] = more.pop("piles", None) or piles_after(runes or [])
    position = {
        "options": {"players": players, **({"mode": "advanced"} if grids else {}), **(options or {})},
        "ring": ring,
        "players": [
            {
                "pawn": (pawns or [])[i] if i < len(pawns or []) else None,
                "grid": grids[i] if grids else f"{i + 1}A",
                "crystals": ((crystals or [])[i] if i < len(crystals or []) else "").ljust(12, "."),
                "runes": (runes or [])[i] if i < len(runes or []) else [],
                **({"points": {"curses": points[i]}} if points else {}),
                **{field: values[i] for field, values in each.items() if values[i] is not None},
            }
            for i in seats
        ],
        "piles": piles,
        "stack": [{"at": at, "seat": seat}],
        "chance": {"seed": "given"},
        **more,
    }
    neutral = players == 2 and (options or {}).get("two_player_neutral", True)
    if neutral and "neutral" not in position:
        position["neutral"] = "purple"
    return Table(box.load(position))


def piles_after(runes: Sequence[list[str]]) -> dict[str, Any]:
    """Rune piles that fit what players own: their cards came from the bottom of the piles."""
    owned = sum(len(cards) for cards in runes)
    piles: dict[str, Any] = {}
    for temple, top in FACE_UP.items():
        gone = min(3, owned)
        owned -= gone
        piles[temple] = {"face_up": top, "face_down": 3 - gone}
    return piles
