"""The table of Mystery of the Temples in text: the circle of cards, the temples, the grids; each piece has a letter."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.table import Table
from rich.text import Text

from antechamber.cli.boards.plain import LIT, QUIET, Board, Option
from antechamber.core.kernel import View
from antechamber.core.title import Title
from antechamber.games.mystery.board.scene import (
    GEM_WORDS,
    GEMS,
    LINES_FROM,
    PAWNS,
    STONE,
    TALL,
    WIDE,
    Scene,
    in_bundle,
)
from antechamber.games.mystery.components import (
    CONVERSION,
    LETTERS,
    LOCATION_KINDS,
    LOCATIONS,
    UPGRADE,
)
from antechamber.games.mystery.title import MysteryTitle
from antechamber.games.mystery.words import CARD, RUNE, SOURCE
from antechamber.messages import Messages

BARS = "█▓▒░"  # one pattern for each source of points, from the first to the last
BAR = 20  # characters of the longest


class MysteryBoard(Board):
    """The table, a lattice for every grid, and words for every option."""

    def __init__(self, title: Title, words: Messages, names: list[str]) -> None:
        super().__init__(title, words, names)
        if not isinstance(title, MysteryTitle):
            raise TypeError(f"expected Mystery of the Temples, got {title.slug}")
        self.parts = title.parts

    # ------------------------------------------------------------ drawing

    def table(self, view: View, seat: int, width: int, height: int) -> Text:
        scene = Scene(self, view, seat)
        if width >= WIDE and height >= TALL:
            return scene.circle().text()
        return scene.road(width, height >= LINES_FROM).text()

    def bench(self, view: View, seat: int, width: int) -> Text:
        return Scene(self, view, seat).bench(width).text()

    def asks_for_table(self, question: str) -> bool:
        return question in ("turn/choose_move", "draft/choose_grid", "draft/choose_start_rune")

    def legend(self) -> str:
        return self.say("board-legend")

    def coloured(self, text: str) -> Text:
        shown = Text(text)
        for found in GEM_WORDS.finditer(text):
            shown.stylize(GEMS[found.group()[1]], *found.span())
        return shown

    # ------------------------------------------------------------ options

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """Where every option is about another space, the number of the space is the number to type."""
        for field in ("space", "mana"):
            places = [option[field] for option in options if field in option]
            if places and len(set(places)) == len(places):
                following = iter(range(max(places) + 1, max(places) + 1 + len(options)))
                return [option[field] if field in option else next(following) for option in options]
        return super().numbers(options)

    def label(self, view: View, seat: int, option: Option) -> str:
        more = self.more(view, seat, option)
        return self.words.described(self.title.slug, "option", dict(option), "short", **more).strip()

    def more(self, view: View, seat: int, option: Option) -> dict[str, Any]:
        """What the short form of an option may say beside its own arguments."""
        data = self.data(view)
        people = {"seat": str(option["seat"])} if "seat" in option else {}
        return {
            "place": self.short("card", option.get("card")) or self.short("temple", option.get("temple")),
            "gives": self.gives(self.card_of(data, seat, option), data),
            "breaks": self.breaks(option),
            "cost": option["preview"].get("cost", 0),
            "gem": self.gem(str(option.get("crystal", "none"))),
            "held": self.held(data, seat, option),
            "colour": self.colour_of_space(option),
            "curse": self.short("box", option.get("box")),
            "rune": self.rune_on_top(data, option),
            "effect": self.say(f"grid-{option['grid']}.effect") if "grid" in option else "",
            **people,
        }

    def explain(self, view: View, seat: int, option: Option) -> list[str]:
        data = self.data(view)
        if option["kind"] == "draft":
            return [self.say(f"grid-{option['grid']}.effect")]
        if option["kind"] == "take-rune":
            rune = data["piles"][option["temple"]]["face_up"]
            return [self.rune_effect(rune)]
        card = self.card_of(data, seat, option)
        if option["kind"] in ("move", "move-far", "collect") and card:
            short = option["preview"].get("short")
            told = (
                [self.words.problem(self.title.slug, short["message"], short["arguments"], self.names)] if short else []
            )
            return [*told, *self.about(view, seat, card)]
        return []

    def about(self, view: View, seat: int, card: str) -> list[str]:
        """What a card gives, and what its tablet does for a seat."""
        data = self.data(view)
        number = CARD.number(card)
        kind = LOCATIONS[int(self.parts.card_kind[number])]
        tablet = RUNE.word(int(self.parts.tablet[number]))
        told = [
            self.say("board-card", kind=self.say(f"kind-{kind}"),
                     gives=self.gives(card, data), rune=self.say(f"rune-{tablet}"))
        ]  # fmt: skip
        mine = data["players"][seat]["runes"].count(tablet)
        if mine:
            told.append(self.say("board-your-runes", count=mine, rune=self.say(f"rune-{tablet}")))
            told.append(self.rune_effect(tablet))
        return told

    def rune_effect(self, rune: str) -> str:
        """What a rune card does, place by place, as its data say."""
        number = RUNE.number(rune)
        effects = []
        for kind in range(LOCATION_KINDS):
            gain = self.bundle(int(self.parts.rune_gain[number * LOCATION_KINDS + kind]))
            if kind == UPGRADE and self.parts.rune_clears[number]:
                gain = self.say("board-rune-clears", gives=gain)
            if kind == CONVERSION and self.parts.rune_extra[number]:
                gain = " ".join([self.say("crystal-any.short")] * int(self.parts.rune_extra[number]))
            if gain:
                effects.append(self.say("board-rune-at", kind=self.say(f"kind-{LOCATIONS[kind]}"), gives=gain))
        if self.parts.rune_exchange[number]:
            effects.append(self.say("board-rune-exchange", number=int(self.parts.rune_exchange[number])))
        return self.say("board-rune", rune=self.say(f"rune-{rune}"), effects=", ".join(effects))

    # ------------------------------------------------------------ words for pieces

    def short(self, field: str, word: object) -> str:
        return self.words.word(self.title.slug, field, str(word), "short") if word else ""

    def gem(self, crystal: str) -> str:
        return self.short("crystal", crystal)

    def bundle(self, bundle: int) -> str:
        """Several crystals, each with its shape and letter."""
        return " ".join(self.gem("any" if letter == "*" else letter) for letter in in_bundle(bundle))

    def gives(self, card: str, data: Any) -> str:
        """What a card gives to those who collect there."""
        if not card:
            return ""
        number = CARD.number(card)
        kind = int(self.parts.card_kind[number])
        if kind == CONVERSION:
            return self.say("board-gives-conversion", pay=int(self.parts.convert_pay[number]),
                            gain=int(self.parts.convert_gain[number]))  # fmt: skip
        if kind == UPGRADE:
            first = int(self.parts.mana_first[number])
            free = [LETTERS[self.parts.mana_colour[first + i]] for i, c in enumerate(data["mana"][card]) if c == "."]
            return self.say("board-gives-upgrade", gems="".join(map(self.gem, free)))
        return self.bundle(int(self.parts.card_gain[number]))

    def card_of(self, data: Any, seat: int, option: Option) -> str:
        """The card an option is about; for collecting, where the curse breaker stands."""
        if option["kind"] == "collect":
            return str(data["players"][seat]["pawn"])
        return str(option.get("card", ""))

    def held(self, data: Any, seat: int, option: Option) -> str:
        if "space" not in option:
            return ""
        letter = data["players"][seat]["crystals"][option["space"] - 1]
        return self.gem("none" if letter == "." else letter)

    def colour_of_space(self, option: Option) -> str:
        if "mana" not in option:
            return ""
        first = int(self.parts.mana_first[CARD.number(option["card"])])
        return self.gem(LETTERS[self.parts.mana_colour[first + option["mana"] - 1]])

    def rune_on_top(self, data: Any, option: Option) -> str:
        if option["kind"] != "take-rune":
            return ""
        return self.say(f"rune-{data['piles'][option['temple']]['face_up']}")

    def breaks(self, option: Option) -> str:
        """The points of the curses that can be broken after a move, most first."""
        points = sorted({int(box["points"]) for box in option["preview"].get("breaks", [])}, reverse=True)
        return self.say("board-breaks", points=" ".join(map(str, points))) if points else ""

    # ------------------------------------------------------------ the end

    def points(self, view: View, scores: list[int]) -> Table:
        data = self.data(view)
        table = Table(box=None, pad_edge=False, header_style=QUIET)
        table.add_column(self.words.text("play-column-player"))
        for source in SOURCE.words:
            table.add_column(f"{BARS[SOURCE.number(source)]} {self.say(f'source-{source}')}", justify="right")
        table.add_column(self.words.text("play-column-total"), justify="right")
        table.add_column("")
        scale = -(-max(1, *scores) // BAR)  # points to a character
        order = sorted(range(len(self.names)), key=lambda seat: (data.get("winner") != seat + 1, -scores[seat], seat))
        for seat in order:
            parts = [int(n) for n in data["players"][seat]["points"].values()]
            ends = [sum(parts[: i + 1]) // scale for i in range(len(parts))]
            bar = "".join(BARS[i] * (end - start) for i, (start, end) in enumerate(pairwise([0, *ends])))
            style = LIT if data.get("winner") == seat + 1 else ""
            table.add_row(
                Text.assemble((f"({self.letters[seat]})", PAWNS[seat]), " ", (self.names[seat], style)),
                *map(str, parts), Text(str(scores[seat]), style), Text(bar, style or STONE),
            )  # fmt: skip
        return table

    def tie_break(self, view: View) -> str:
        tie = self.data(view).get("tie")
        if tie is None:
            return ""
        return self.say(f"tie-{tie['by']}", name=self.names[tie["seat"] - 1], number=tie["number"])
