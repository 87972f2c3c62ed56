"""The table of Shards of the Jaguar in text: the temple as a grid, traps and tracks below it, what everybody has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from rich.table import Table
from rich.text import Text

from antechamber.cli.boards.plain import LIT, QUIET, Board, Option
from antechamber.core.kernel import View
from antechamber.core.title import Title
from antechamber.games.jaguar.board.scene import GEMS, Scene
from antechamber.games.jaguar.components import (
    A_CRYSTAL,
    ACTIVATOR,
    AMULET_IDS,
    AN_AMULET,
    CHARACTER_IDS,
    CRYSTAL_IDS,
    CRYSTALS,
    GLORY,
    HEALTH,
    LESS_CURSE,
    OBJECTIVE_IDS,
    TAMING_REWARDS,
    TRAP_IDS,
    kind_of,
    number_of,
    what_of,
)
from antechamber.games.jaguar.title import JaguarTitle
from antechamber.games.jaguar.words import CHARACTER, CHEST, ESCAPE, MAP, RITUAL, SOURCE, TAMING, TRAP
from antechamber.messages import Messages

AMULETS = dict(zip(AMULET_IDS, "RKGYBW", strict=True))
AMULET_STYLES = {"R": "#ef7b6c", "K": "#9aa4a8", "G": "#27c293", "Y": "#fdce2e", "B": "#6d97ea", "W": "#f2f6f4"}
REWARDS = {HEALTH: "heal", LESS_CURSE: "curse", GLORY: "glory", ACTIVATOR: "extra_activator"}
ABILITIES = dict(zip(CHARACTER_IDS, ("jump", "shield", "hunt", "wave"), strict=True))
PIECES = re.compile(r"◆[PYBG]|◇[RKGYBW]|(?<=\()[PYBG]{2,3}(?=\))")


class JaguarBoard(Board):
    """The temple and what everybody has, and options that say where they lead and what they bring."""

    def __init__(self, title: Title, words: Messages, names: list[str]) -> None:
        super().__init__(title, words, names)
        if not isinstance(title, JaguarTitle):
            raise TypeError(f"expected Shards of the Jaguar, got {title.slug}")
        self.parts = title.parts

    # ------------------------------------------------------------ drawing

    def table(self, view: View, seat: int, width: int, height: int) -> Text:
        return Scene(self, view, seat).table(width)

    def bench(self, view: View, seat: int, width: int) -> Text:
        return Scene(self, view, seat).bench(width)

    def asks_for_table(self, question: str) -> bool:
        return question == "trap/choose_trap"

    def legend(self) -> str:
        """How to read the board, and what traps, amulets and Objectives do."""
        lines = [self.say("board-legend")]
        lines += [f"  {self.say(f'trap-{trap}')}: {self.trap_effect(trap)}" for trap in TRAP_IDS]
        lines += [f"  {self.amulet(one)} {self.say(f'amulet-{one}')}: {self.amulet_effect(one)}" for one in AMULET_IDS]
        lines += [f"  {self.say(f'objective-{one}')}: {self.objective_effect(one)}" for one in OBJECTIVE_IDS]
        return "\n".join(lines)

    def coloured(self, text: str) -> Text:
        shown = Text(text)
        for found in PIECES.finditer(text):
            for at in range(*found.span()):
                letter = text[at]
                shown.stylize((AMULET_STYLES if found.group()[0] == "◇" else GEMS).get(letter, ""), at, at + 1)
        return shown

    # ------------------------------------------------------------ words for pieces

    def crystals(self, colours: Iterable[str]) -> str:
        """The letters of crystals."""
        return "".join(colour[0].upper() for colour in colours)

    def gems(self, colours: Iterable[str]) -> str:
        """Crystals in a list."""
        return "".join(f"◆{letter}" for letter in self.crystals(colours))

    def amulet(self, colour: str) -> str:
        return f"◇{AMULETS[colour]}"

    def map_piece(self, piece: str) -> str:
        """A map piece: dots or triangles, and how many."""
        return f"{'●' if piece[0] == 'd' else '▲'}{self.parts.map_value[MAP.number(piece)]}"

    def ritual(self, ritual: str) -> str:
        """A ritual by the crystals it needs."""
        return f"({self.needs(ritual)})"

    def needs(self, ritual: str) -> str:
        """The letters of the crystals that a ritual needs."""
        first = RITUAL.number(ritual) * CRYSTALS
        needs = [colour for i, colour in enumerate(CRYSTAL_IDS) for _ in range(int(self.parts.needs[first + i]))]
        return self.crystals(needs)

    def called(self, field: str, word: str) -> str:
        if field == "ritual":
            major = self.parts.is_major(RITUAL.number(word))
            return self.say("named-ritual.major" if major else "named-ritual", needs=self.needs(word))
        if field == "chest":
            amulets = self.parts.chest[CHEST.number(word) * 3 : CHEST.number(word) * 3 + 3]
            return self.say("named-chest", amulets=" ".join(self.amulet(AMULET_IDS[one]) for one in amulets))
        if field == "taming":
            return self.say("named-taming", reward=self.taming(word))
        return self.say("named-escape", reward=self.escape(word)) if field == "escape" else ""

    def activator(self, one: Mapping[str, Any]) -> str:
        """Whose activator it is; a yellow amulet may stand in for one."""
        return f"({self.letters[one['seat'] - 1]}){self.amulet('yellow') if one.get('amulet') else ''}"

    def escape(self, escape: str) -> str:
        """What somebody gets who leaves there."""
        part = self.parts.escape_reward[ESCAPE.number(escape)]
        kind = kind_of(part)
        if kind == A_CRYSTAL:
            return self.gems([CRYSTAL_IDS[what_of(part)]])
        if kind == AN_AMULET:
            return self.amulet(AMULET_IDS[what_of(part)])
        return self.say(f"web-reward-{REWARDS[kind]}", number=int(number_of(part)))

    def taming(self, token: str) -> str:
        """What a Taming token brings."""
        reward = TAMING_REWARDS[int(self.parts.taming[TAMING.number(token)])]
        return self.say(f"web-taming-{reward.partition(':')[0]}")

    def goal(self, data: Mapping[str, Any], goal: str) -> str:
        """Solo: something that a victory needs, and how far it has come."""
        goals = data["goals"]
        if goal == "level":
            return self.say("board-goal-level", number=goals["level"])
        if goal == "heart":
            return self.say("board-goal-heart", number=goals["hearts"])
        if goal == "objectives":
            return self.say("board-goal-objectives", number=goals["objectives"], most=goals["objectives_needed"])
        return self.say("board-goal-out")

    def place(self, place: str) -> str:
        """Where a pawn is."""
        where, _, row = place.partition(" ")
        if not row:
            return place
        return self.say("board-before", row=row) if where == "before" else self.say("board-left", row=row)

    def trap_effect(self, trap: str) -> str:
        number = TRAP.number(trap)
        harming = number < len(self.parts.damage)
        return self.say(
            f"web-trap-{trap}.does",
            damage=int(self.parts.damage[number]) if harming else 0,
            curse=int(self.parts.curse[number]) if harming else 0,
        )

    def amulet_effect(self, amulet: str) -> str:
        amounts = {"red": self.parts.heal_of_red, "black": self.parts.curse_of_black, "yellow": self.parts.extra_glory}
        return self.say(f"web-amulet-{amulet}.does", amount=int(amounts.get(amulet, 1)))

    def objective_effect(self, objective: str) -> str:
        return self.say(f"web-objective-{objective}.does")

    # ------------------------------------------------------------ options

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """A row is chosen by its number; the rest is counted on from there."""
        rows = [int(option["row"]) for option in options if "row" in option]
        following = iter(range(max(rows, default=0) + 1, max(rows, default=0) + 1 + len(options)))
        return [int(option["row"]) if "row" in option else next(following) for option in options]

    def label(self, view: View, seat: int, option: Option) -> str:
        """An option under its heading, with where it leads or what it brings."""
        if option["kind"] == "no":
            return self.say(f"decline-{option['preview']['declines']}")
        said = self.words.described(self.title.slug, "option", dict(option), "short", **self.called_pieces(option))
        more = self.more(view, option)
        return f"{said} {more}" if more else said

    def more(self, view: View, option: Option) -> str:
        """What an option's preview says beside its words."""
        kind, preview = option["kind"], option["preview"]
        if kind in ("move", "break", "jump"):
            return self.way(view, preview)
        if kind == "start":
            ritual = self.ritual(preview["ritual"])
            return f"{ritual} {self.amulet(preview['amulet'])}" if "amulet" in preview else ritual
        if kind == "play" and self.data(view)["options"]["mode"] != "basic":
            character = str(option["character"])
            amulet = AMULET_IDS[self.parts.own_amulet[CHARACTER.number(character)]]
            return f"({self.say(f'web-character-{character}.does')}, {self.amulet(amulet)})"
        if kind == "choose":
            return self.struck(view, preview["spaces"])
        brings = {
            "heal": "health", "run": "steps", "suffer": "damage", "resist": "damage", "mark": "points",
        }  # fmt: skip
        if kind not in brings:
            return ""
        said = self.say(f"board-brings-{brings[kind]}", number=preview[brings[kind]])
        curse = preview.get("curse")
        return f"({said}, {self.say('board-brings-curse', number=curse)})" if curse else f"({said})"

    def way(self, view: View, preview: Mapping[str, Any]) -> str:
        """Where a step leads; an exclamation mark if a token that is known strikes there, or the Jaguar does."""
        if "exit" in preview:
            return f"→ {self.say('board-exit', row=preview['exit'])}"
        data, space = self.data(view), preview["space"]
        meets = data.get("solo", {}).get("jaguar") == space and not (data["turn"] and data["turn"]["running"])
        return f"→ {space}{'!' if meets or space in self.threatened(view) else ''}"

    def threatened(self, view: View) -> set[str]:
        """The spaces that a token strikes which is known and whose trap has not gone off yet."""
        data = self.data(view)
        gone_off = {trap["token"] for trap in data["traps"] if trap.get("revealed")}
        return {space for space, tokens in data["threats"].items() if not gone_off.issuperset(tokens)}

    def struck(self, view: View, spaces: list[str]) -> str:
        """How many spaces a token strikes, and who stands there now."""
        data = self.data(view)
        there = [name for name, player in zip(self.names, data["players"], strict=True) if player["place"] in spaces]
        if data.get("solo", {}).get("jaguar") in spaces:
            there.append(self.say("board-head-jaguar"))
        said = self.say("board-struck", number=len(spaces))
        return f"({said}: {', '.join(there)})" if there else f"({said})"

    def explain(self, view: View, seat: int, option: Option) -> list[str]:
        kind = option["kind"]
        if kind in ("set", "shield", "look"):
            return [self.trap_effect(str(option["trap"]))]
        if kind == "play" and self.data(view)["options"]["mode"] != "basic":
            return [self.say(f"web-ability-{ABILITIES[option['character']]}.does")]
        if kind == "choose":
            return [self.say("board-strikes", spaces=", ".join(option["preview"]["spaces"]))]
        if kind in ("use", "take-amulet"):
            return [self.amulet_effect(str(option["amulet"]))]
        if kind == "keep":
            return [self.amulet_effect(str(option[field])) for field in ("first", "second")]
        return [self.objective_effect(str(option["objective"]))] if kind == "mark" else []

    # ------------------------------------------------------------ the end

    def points(self, view: View, scores: list[int]) -> Table:
        """Honour by source."""
        data = self.data(view)
        table = Table(box=None, pad_edge=False, header_style=QUIET)
        table.add_column(self.words.text("play-column-player"))
        for source in SOURCE.words:
            table.add_column(self.say(f"source-{source}").replace(" ", "\n"), justify="right")
        table.add_column(self.words.text("play-column-total"), justify="right")
        winners = data.get("winners", [])
        for seat in sorted(range(len(self.names)), key=lambda seat: (seat + 1 not in winners, -scores[seat], seat)):
            style = LIT if seat + 1 in winners else ""
            parts = [str(data["points"][seat][source]) for source in SOURCE.words]
            table.add_row(Text(self.names[seat], style), *parts, Text(str(scores[seat]), style))
        return table

    def why_lost(self, view: View) -> str:
        """Solo: there was no health left, or what a victory needs was not reached."""
        data = self.data(view)
        if not data["players"][0]["health"]:
            return self.say("lost-died", name=self.names[0], rule="JAG-S-END-01")
        missing = ", ".join(self.goal(data, goal) for goal in data["goals"]["unmet"])
        return self.say("lost-goals", name=self.names[0], goals=missing, rule="JAG-S-END-02")

    def tie_break(self, view: View) -> str:
        """Equal honour: more glory, then fewer curses, then more health."""
        data = self.data(view)
        tied = [seat for seat, score in enumerate(data["scores"]) if score == max(data["scores"])]
        winners = [seat - 1 for seat in data.get("winners", [])]
        if len(tied) < 2 or not winners:
            return ""
        if len(winners) > 1:
            names = [self.names[seat] for seat in winners]
            shared = reduce(lambda first, second: self.words.text("play-and", first=first, second=second), names)
            return self.say("tie-shared", names=shared)
        won = data["players"][winners[0]]
        for by in ("glory", "curse", "health"):
            tied = [seat for seat in tied if data["players"][seat][by] == won[by]]
            if len(tied) == 1:
                return self.say(f"tie-{by}", name=self.names[winners[0]], number=won[by])
        return ""
