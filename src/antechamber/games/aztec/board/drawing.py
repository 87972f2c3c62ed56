"""The table of Aztec in text: a line for each player with jewels, stones, claim and tokens; the Curse cards above."""

from __future__ import annotations

import re
from collections import Counter
from functools import reduce
from textwrap import wrap
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from antechamber.cli.boards.plain import LIT, QUIET, Board, Option
from antechamber.core.kernel import View
from antechamber.core.title import Title
from antechamber.games.aztec.components import ANY_VP, COLOURS, LETTERS, SET_VP
from antechamber.games.aztec.title import AztecTitle
from antechamber.games.aztec.words import ARTEFACT, CHARACTER, JEWELS, SOURCE
from antechamber.messages import Messages

COLOURS_OF: Final = {"B": "#6db3f2", "Y": "#f0d35a", "R": "#ef7b6c"}
GEM: Final = re.compile("◆B|●Y|▲R")
COLUMNS: Final = ["player", "duo", "hoard", "stones", "claim", "card", "tokens"]
NAME: Final = 10  # columns for a name


class AztecBoard(Board):
    """The table as a list of players, and words for every option."""

    def __init__(self, title: Title, words: Messages, names: list[str]) -> None:
        super().__init__(title, words, names)
        if not isinstance(title, AztecTitle):
            raise TypeError(f"expected Aztec, got {title.slug}")
        self.parts = title.parts

    # ------------------------------------------------------------ drawing

    def table(self, view: View, seat: int, width: int, height: int) -> Text:
        data = self.data(view)
        phase = self.say(f"phase-{data['ask']['phase']}")
        head = self.say("board-head", round=data["round"], phase=phase) if data["round"] else phase
        lines = [
            f"{head}   {self.say('board-deck', number=data['deck']['size'])}",
            f"{self.say('board-curses')}  {'  '.join(self.curse(card) for card in data['curse_cards'])}",
            "",
        ]
        rows = [["", *[self.say(f"board-{column}") for column in COLUMNS]]]
        rows += [self.row(data, other) for other in range(len(self.names))]
        wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        for other, row in enumerate(rows, start=-1):
            lines.append("  ".join(f"{part:<{wide[i]}}" for i, part in enumerate(row)).rstrip())
            owned = self.owned(data, other) if other >= 0 else ""
            lines += [f"     {owned}"] if owned else []
        if view.seat >= 0 and self.own_card(data, seat):
            lines += ["", self.say("board-your-card", jewels=self.gems(self.own_card(data, seat)))]
            left = [(str(face["jewels"]), int(face["unseen"])) for face in data["unseen"] if face["unseen"]]
            lines += wrap(f"{self.say('board-not-seen')} {self.faces(left)}", width)
        return self.coloured("\n".join(lines))

    def row(self, data: dict[str, Any], seat: int) -> list[str]:
        """What lies before a player, in the order of the columns."""
        player = data["players"][seat]
        hoard = " ".join(f"{self.gem(LETTERS[i])}{number}" for i, number in enumerate(player["hoard"]))
        return [
            "▸" if data["start"] == seat + 1 else "",
            f"({self.letters[seat]}) {self.name(seat, NAME)}",
            "".join(self.gem(LETTERS[i]) for i in self.duo_of(data, player["character"])),
            hoard,
            str(player["stones"]),
            self.gems(self.this_round(data, player["claims"]), ""),
            self.gems(self.own_card(data, seat), "") if seat + 1 in data["revealed"] else "",
            "".join(self.tokens(data, seat)),
        ]

    def this_round(self, data: dict[str, Any], shown: list[str]) -> str:
        """The last of a player's claims or tokens, if it is of this round."""
        return shown[-1] if shown and len(shown) == data["round"] else ""

    def own_card(self, data: dict[str, Any], seat: int) -> str:
        return str(data["players"][seat]["cards"][data["round"] - 1] or "") if data["round"] else ""

    def tokens(self, data: dict[str, Any], seat: int) -> list[str]:
        """The tokens before a player: a sign for the face and the letter of the owner."""
        found = []
        for other, player in enumerate(data["players"]):
            face, _, before = self.this_round(data, player["tokens"]).partition(" ")
            if before == str(seat + 1):
                found.append(f"{'!' if face == 'accuse' else '+'}{self.letters[other]}")
        return found

    def owned(self, data: dict[str, Any], seat: int) -> str:
        """A player's character, and the artefacts that lie there."""
        player = data["players"][seat]
        character = [self.say(f"character-{player['character']}")] if player["character"] else []
        artefacts = [self.say(f"artefact-{artefact}") for artefact in player["artefacts"]]
        hidden = player["kept"] - len(artefacts)
        return " · ".join([*character, *artefacts, *([self.say("board-secret", number=hidden)] if hidden else [])])

    def curse(self, card: dict[str, Any]) -> str:
        gem = self.gem(str(card["colour"])[0].upper())
        if card["leader"] is None:
            return self.say("board-curse", gem=gem, stones=card["stones"])
        return self.say("board-curse-leader", gem=gem, stones=card["stones"], name=self.names[card["leader"] - 1])

    def asks_for_table(self, question: str) -> bool:
        return question.startswith("round/")

    def legend(self) -> str:
        """How to read the board, and all cards of the box."""
        cards = Counter(int(card) for card in self.parts.cards)
        faces = [(JEWELS.word(int(face)), cards[int(face)]) for face in self.parts.plausible if cards[int(face)]]
        copies = [int(number) for number in self.parts.copies]
        return "\n".join(
            [
                self.say("board-legend"),
                self.say("board-jewel-cards", number=cards.total()),
                f"  {self.faces(faces)}",
                self.say("board-artefact-cards", number=sum(copies)),
                *[f"  {self.artefact_card(ARTEFACT.word(i), number)}" for i, number in enumerate(copies) if number],
            ]
        )

    def faces(self, found: list[tuple[str, int]]) -> str:
        """Faces of Jewel cards, with how many of them there are if that is more than one."""
        return "  ".join(f"{self.gems(face, '')}{f'×{number}' if number > 1 else ''}" for face, number in found)

    def artefact_card(self, artefact: str, number: int) -> str:
        name = self.say(f"artefact-{artefact}")
        return self.say("board-artefact-card", number=number, artefact=name, effect=self.effect(artefact))

    def coloured(self, text: str) -> Text:
        shown = Text(text)
        for found in GEM.finditer(text):
            shown.stylize(COLOURS_OF[found.group()[1]], *found.span())
        return shown

    # ------------------------------------------------------------ words for pieces

    def gem(self, letter: str) -> str:
        return self.words.word(self.title.slug, "jewels", letter, "short")

    def gems(self, letters: str, between: str = " ") -> str:
        """Jewels as pieces."""
        return between.join(map(self.gem, letters))

    def duo_of(self, data: dict[str, Any], character: str | None) -> list[int]:
        """The colours of a character's duo at this table."""
        if not character:
            return []
        duos = self.parts.distinct_duo if data["options"]["duo_set"] == "distinct" else self.parts.duo
        first = CHARACTER.number(character) * 2
        return [int(duos[first]), int(duos[first + 1])]

    def effect(self, artefact: str) -> str:
        """What an artefact does, with the numbers of its component data."""
        number = ARTEFACT.number(artefact)
        needs = "".join(LETTERS[c] * int(self.parts.needs[number * COLOURS + c]) for c in range(COLOURS))
        return self.say(
            f"artefact-{artefact}.effect",
            number=int(self.parts.amount[number]),
            size=int(self.parts.size[number]),
            jewels=self.words.word(self.title.slug, "jewels", needs or "none"),
        )

    # ------------------------------------------------------------ options

    def label(self, view: View, seat: int, option: Option) -> str:
        more = self.more(view, seat, option)
        return self.words.described(self.title.slug, "option", dict(option), "short", **more).strip()

    def more(self, view: View, seat: int, option: Option) -> dict[str, Any]:
        """What the short form of an option may say beside its own arguments."""
        colours = self.duo_of(self.data(view), option.get("character"))
        return {
            **self.people(option),
            "gems": self.gems(str(option.get("jewels", ""))),
            "duo": "".join(self.gem(LETTERS[colour]) for colour in colours),
            "effect": self.effect(str(option["artefact"])) if "artefact" in option else "",
            "shown": self.gems(str(option["preview"].get("claim", ""))),
        }

    def explain(self, view: View, seat: int, option: Option) -> list[str]:
        preview = option["preview"]
        if option["kind"] == "claim":
            return [self.outcome(outcome) for outcome in preview["outcomes"]]
        if option["kind"] in ("believe", "accuse"):
            claim = self.words.word(self.title.slug, "claim", preview["claim"])
            left = preview["unseen"]
            return [
                self.say("board-unseen", claim=claim, number=left) if left else self.say("board-lie", claim=claim),
                self.say(
                    "board-token", true=signed(preview["if_true"]["stones"]), lie=signed(preview["if_lie"]["stones"])
                ),
            ]
        if option["kind"] == "pick":
            effect = int(self.parts.effect[ARTEFACT.number(str(option["artefact"]))])
            worth = [self.say("board-worth", points=preview["worth"])] if effect in (SET_VP, ANY_VP) else []
            return [self.effect(str(option["artefact"])), *worth]
        return [self.say("board-changes", points=signed(preview["points"]))] if "points" in preview else []

    def outcome(self, outcome: dict[str, Any]) -> str:
        """What becomes of a claim with so many accusers."""
        message = "board-outcome-theirs" if outcome["theirs"] else "board-outcome"
        return self.say(
            "board-outcome-artefact" if outcome["artefact"] else message,
            accusers=outcome["accusers"],
            jewels=self.words.word(self.title.slug, "jewels", outcome["jewels"]),
            stones=signed(outcome["stones"]),
            points=signed(outcome["points"]),
        )

    # ------------------------------------------------------------ the end

    def points(self, view: View, scores: list[int]) -> Table:
        data = self.data(view)
        table = Table(box=None, pad_edge=False, header_style=QUIET)
        table.add_column(self.words.text("play-column-player"))
        for source in SOURCE.words:
            table.add_column(self.say(f"source-{source}"), justify="right")
        table.add_column(self.words.text("play-column-total"), justify="right")
        winners = data.get("winners", [])
        for seat in sorted(range(len(self.names)), key=lambda seat: (seat + 1 not in winners, -scores[seat], seat)):
            style = LIT if seat + 1 in winners else ""
            parts = [str(data["points"][seat][source]) for source in SOURCE.words]
            table.add_row(Text(self.names[seat], style), *parts, Text(str(scores[seat]), style))
        return table

    def tie_break(self, view: View) -> str:
        tie = self.data(view).get("tie")
        if tie is None:
            return ""
        names = [self.names[seat - 1] for seat in tie["seats"]]
        name = reduce(lambda first, second: self.words.text("play-and", first=first, second=second), names)
        return self.say(f"tie-{tie['by']}", name=name, number=tie["number"], winners=len(names))


def signed(number: int) -> str:
    """A change: +2, −1, or 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
