"""The table of Of Mice & Mazes in text: the crypt in its frame of entrances, the rows, and what cards say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from antechamber.cli.boards.plain import LIT, QUIET, Board, Option
from antechamber.core.kernel import View
from antechamber.core.title import Title
from antechamber.games.mice.board.scene import Scene, in_colour
from antechamber.games.mice.captions import caption, flipped_caption
from antechamber.games.mice.components import ENTRANCE_WORDS, FACTION_IDS, FIRST_ENTRANCE, NONE
from antechamber.games.mice.title import MiceTitle
from antechamber.games.mice.why import ACTING, FILLING, REMOVING
from antechamber.games.mice.words import CARD, ITEMS
from antechamber.messages import Messages

OP = "mice-op-"  # with the name of an operation, the message that says it
SOURCES = ("glory", "chambers", "assistants")


def caption_text(words: Messages, caption: Mapping[str, Any]) -> str:
    """What a card says, in one line."""
    effect = effect_text(words, caption["effect"])
    if caption.get("kind") == "one_time":
        return words.text(f"{OP}one_time", effect=effect)
    if "condition" not in caption:
        return effect
    said = words.text(f"{OP}on", **{"condition-id": caption["condition"], "effect": effect})
    return words.text(f"{OP}once", effect=said) if caption.get("once") else said


def effect_text(words: Messages, effect: list[dict[str, Any]]) -> str:
    return "; ".join(operation_text(words, one) for one in effect)


def operation_text(words: Messages, one: Mapping[str, Any]) -> str:
    """One operation; the sides of a choice are told one after another."""
    if one["kind"] == "choose":
        said = effect_text(words, one["branches"][0])
        for branch in one["branches"][1:]:
            said = words.text(f"{OP}or", one=said, other=effect_text(words, branch))
        return said
    arguments: dict[str, Any] = {}
    for name, value in one.items():
        if name in ("items", "pay", "get"):
            arguments[name] = words.word("mice", "items", value)
        elif isinstance(value, str):
            arguments[f"{name}-id"] = value
        else:
            arguments[name] = value
    return words.text(f"{OP}{one['kind']}", **arguments)


class MiceBoard(Board):
    """The crypt and what everybody has, and options that say what their cards do."""

    def __init__(self, title: Title, words: Messages, names: list[str]) -> None:
        super().__init__(title, words, names)
        if not isinstance(title, MiceTitle):
            raise TypeError(f"expected Of Mice & Mazes, got {title.slug}")
        self.parts = title.parts

    # ------------------------------------------------------------ drawing

    def table(self, view: View, seat: int, width: int, height: int) -> Text:
        return Scene(self, view, seat).table(width, height)

    def bench(self, view: View, seat: int, width: int) -> Text:
        """The card whose effect asks, the one that was chosen for it, and what this player has."""
        ask = self.data(view)["ask"]
        asking = [f"{self.card(card)}: {self.says(card)}" for card in (ask["card"], ask["chosen"]) if card]
        return in_colour(Text("\n").join([*map(Text, asking), *Scene(self, view, seat).player(seat, width)]))

    def asks_for_table(self, question: str) -> bool:
        return question in (ACTING, REMOVING, FILLING)

    def legend(self) -> str:
        """How to read the board, and what the entrance cards do."""
        lines = [self.say("board-legend")]
        for n, word in enumerate(ENTRANCE_WORDS):
            lines.append(f"  {self.card(word)}: {self.says(word)}")
            if self.parts.faction[FIRST_ENTRANCE + n] != NONE:
                other = effect_text(self.words, as_effect(flipped_caption(self.parts, n)))
                lines.append(f"    ↻ {self.faction(n)}: {other}")
        return "\n".join(lines)

    def coloured(self, text: str) -> Text:
        return in_colour(Text(text))

    # ------------------------------------------------------------ words for pieces

    def card(self, card: str) -> str:
        return self.words.word(self.title.slug, "card", card)

    def place(self, place: str) -> str:
        """A place in a few letters."""
        return self.words.word(self.title.slug, "place", place, "short")

    def pieces(self, letters: str) -> str:
        """Items as pieces, without room between them."""
        return self.words.word(self.title.slug, "items", letters, "short").replace(" ", "")

    def says(self, card: str) -> str:
        return caption_text(self.words, caption(self.parts, CARD.number(card)))

    def chest(self, chest: str) -> str:
        """A chest by what is in it: as pieces if it only gives, else by name."""
        effect = as_effect(caption(self.parts, CARD.number(chest)))
        if len(effect) == 1 and effect[0]["kind"] == "gain":
            return f"▣ {self.pieces(effect[0]['items'])}"
        return f"▣ {effect_text(self.words, effect)}"

    def cost(self, card: str) -> str:
        return ITEMS.word(int(self.parts.cost[CARD.number(card)]))

    def glory(self, card: str) -> int:
        return int(self.parts.glory[CARD.number(card)])

    def faction(self, entrance: int) -> str:
        return self.say(f"faction-{FACTION_IDS[self.parts.faction[FIRST_ENTRANCE + entrance]]}")

    def standing(self, view: View, place: str) -> str:
        """What stands at a place, and where that is."""
        chamber = self.data(view)["spots"].get(place, {}).get("chamber")
        named = self.words.word(self.title.slug, "place", place)
        return f"{self.card(chamber)} ({self.place(place)})" if chamber else named

    # ------------------------------------------------------------ options

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """An entrance with a whole number is chosen by it; the rest is counted on from there."""
        entrances = [option for option in options if option["kind"] in ("place", "infiltrate")]
        own = [int(option["place"]) for option in entrances if str(option["place"]).isdecimal()]
        if not own or len(set(own)) < len(own):
            return super().numbers(options)
        following = iter(range(max(own) + 1, max(own) + 1 + len(options)))
        numbered = [str(option["place"]) if option in entrances else "" for option in options]
        return [int(number) if number.isdecimal() else next(following) for number in numbered]

    def label(self, view: View, seat: int, option: Option) -> str:
        """An option under its heading, with what its card does."""
        preview = option["preview"]
        effect = effect_text(self.words, preview["effect"]) if preview.get("effect") else ""
        kind = option["kind"]
        if kind in ("place", "infiltrate"):
            return self.placing(view, option)
        if kind in ("trigger", "double", "leave"):
            said = self.standing(view, str(option["place"]))
        elif kind in ("open", "hire"):
            said = f"{self.card(option['card'])} {self.price(preview)} ★{preview['glory']}"
        elif kind == "pay":
            return self.paying(option)
        elif kind in ("use", "borrow"):
            card = str(option.get("card", option.get("assistant")))
            return f"{self.card(card)}: {self.says(card)}"
        else:
            said = self.words.described(self.title.slug, "option", dict(option), "short")
        return f"{said}: {effect}" if effect else said

    def price(self, preview: Mapping[str, Any]) -> str:
        """What a card costs this player; how many resources are spared."""
        off = f" −{preview['off']}" if preview["off"] else ""
        return f"{self.pieces(preview['items'])}{off}"

    def placing(self, view: View, option: Option) -> str:
        """An entrance: what its card does, and what a paw there finds inside."""
        place = str(option["place"])
        preview = option["preview"]
        flipped = next(e for e in self.data(view)["entrances"] if e["card"] == place).get("flipped_by")
        number = ENTRANCE_WORDS.index(place)
        effect = flipped_caption(self.parts, number) if flipped else caption(self.parts, FIRST_ENTRANCE + number)
        said = f"{self.words.word(self.title.slug, 'place', place)}: {effect_text(self.words, as_effect(effect))}"
        found = [self.found(one) for one in preview["intersections"]]
        if found:
            said += f" → {', '.join(found)}"
        paid = [self.names[other - 1] for other in (preview["opposite"], preview["passage"]) if other]
        return f"{said} ({self.say('board-bonus', names=', '.join(paid))})" if paid else said

    def found(self, one: Mapping[str, Any]) -> str:
        if one["chamber"]:
            return f"{one['spot']} {self.card(one['chamber'])}"
        return f"{one['spot']} {self.chest(one['chest'])}" if one["chest"] else str(one["spot"])

    def paying(self, option: Option) -> str:
        """A payment, and what stands in it for something else."""
        preview = option["preview"]
        said = self.words.word(self.title.slug, "payment", str(option["payment"]))
        more = [
            self.say(message, items=self.words.word(self.title.slug, "items", preview[field]))
            for field, message in (("gold_for", "pay-gold-for"), ("for_gold", "pay-for-gold"))
            if preview[field]
        ]
        return f"{said} ({'; '.join(more)})" if more else said

    # ------------------------------------------------------------ the end

    def points(self, view: View, scores: list[int]) -> Table:
        """Glory by source."""
        data = self.data(view)
        table = Table(box=None, pad_edge=False, header_style=QUIET)
        table.add_column(self.words.text("play-column-player"))
        for source in SOURCES:
            table.add_column(self.say(f"source-{source}"), justify="right")
        table.add_column(self.words.text("play-column-total"), justify="right")
        winners = data.get("winners", [])
        for seat in sorted(range(len(self.names)), key=lambda seat: (seat + 1 not in winners, -scores[seat], seat)):
            style = LIT if seat + 1 in winners else ""
            points = {"glory": data["players"][seat]["glory"], **data["sets"][seat]}
            parts = [str(points[source]) for source in SOURCES]
            table.add_row(Text(self.names[seat], style), *parts, Text(str(scores[seat]), style))
        return table

    def tie_break(self, view: View) -> str:
        data = self.data(view)
        tied = [seat for seat, score in enumerate(data["scores"]) if score == max(data["scores"])]
        winners = data.get("winners", [])
        if len(tied) < 2 or len(winners) != 1:
            return ""
        return self.say("tie-trigger", name=self.names[winners[0] - 1])


def as_effect(said: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The operations of a caption."""
    return list(said["effect"])
