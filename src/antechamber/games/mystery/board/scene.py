"""One moment of the table of Mystery of the Temples, drawn in characters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from antechamber.cli.boards.canvas import Canvas, columns
from antechamber.cli.boards.plain import LIT, QUIET
from antechamber.core.kernel import View
from antechamber.games.mystery.components import (
    BOXES,
    BUNDLE_BITS,
    CONVERSION,
    KINDS,
    LETTERS,
    RED,
    UPGRADE,
)
from antechamber.games.mystery.words import BOX, CARD, RUNE, TEMPLE

ORDER = "RYBGPC"  # the same order of crystals everywhere
GEMS = {
    "R": "bold #ffffff on #b9202f",
    "Y": "bold #101418 on #fdce2e",
    "B": "bold #0b1020 on #6d97ea",
    "G": "bold #06231a on #27c293",
    "P": "bold #ffffff on #6a3594",
    "C": "bold #101418 on #f2f6f4",
}
GEM_WORDS = re.compile("▲R|●Y|◆B|■G|▼P|◇C")
PAWNS = ["bold #101418 on #d97a50", "bold #101418 on #efe6d0", "bold #ffffff on #1f7a6f", "bold #ffffff on #4a4f57"]
NEUTRAL = "on #5b6166"
STONE = "#c9b98f"
BREAKABLE = "bold #101418 on #f2b542"
RUNE_STYLE = "#9fd8c4"

WIDE, TALL = 118, 36  # from here on the circle is drawn as one
LINES_FROM = 30  # from this height on all grids are drawn with their lines

if TYPE_CHECKING:  # a board draws itself through a scene
    from antechamber.games.mystery.board.drawing import MysteryBoard


def in_bundle(bundle: int) -> str:
    """The letters of several crystals in one number, in the order used everywhere."""
    counts = {LETTERS[kind]: bundle >> BUNDLE_BITS * kind & (1 << BUNDLE_BITS) - 1 for kind in range(1, KINDS)}
    return "".join(letter * counts[letter] for letter in f"{ORDER}*")


class Scene:
    """One moment of the table, ready to be drawn."""

    def __init__(self, board: MysteryBoard, view: View, seat: int) -> None:
        self.board = board
        self.parts = board.parts
        self.say = board.say
        self.data = board.data(view)
        self.seat = seat
        self.players: list[dict[str, Any]] = self.data["players"]
        self.options: list[dict[str, Any]] = self.data["ask"]["options"]
        self.moves = {o["card"]: o["kind"] for o in self.options if o["kind"] in ("move", "move-far")}
        self.goals: dict[str, set[str]] = {}
        for o in self.options:
            self.goals.setdefault(o.get("card", ""), set()).update(b["box"] for b in o["preview"].get("breaks", []))
            if o["kind"] in ("break", "raise"):
                self.goals.setdefault(o["temple"], set()).add(o["box"])
        self.spaces = {o["space"] for o in self.options if "space" in o and o["kind"] != "take-seat"}
        self.rows = board.parts.lattice_rows

    # ------------------------------------------------------------ the road: one line of the circle after another

    def road(self, width: int, lines: bool) -> Canvas:
        """The circle in five rows, two wilderness cards and a temple in each, with the grids beside and below."""
        others = [(self.seat + n) % len(self.players) for n in range(1, len(self.players))]
        depth = 10 if lines else 6
        canvas = Canvas(max(width, 80), 11 + depth)
        self.headline(canvas)
        for row, cards in enumerate(self.segments()):
            y = 1 + 2 * row
            for column, card in enumerate(cards[:-1]):
                if card:
                    self.wilderness_line(canvas, 15 * column, y, card)
                canvas.put(15 * column + 14, y, "→", QUIET)
            self.temple_line(canvas, 30, y, cards[-1])
        self.name_tag(canvas, 70, 1, self.seat, 10)
        self.lattice(canvas, 70, 2, self.seat)
        step = max(width, 80) // 4
        self.facts(canvas, 0, 12, self.seat, step - 1)
        self.name_tag(canvas, 0, 11, self.seat, step - 1)
        for n, other in enumerate(others, 1):
            self.name_tag(canvas, n * step, 11, other, step - 1)
            if lines:
                self.lattice(canvas, n * step, 12, other)
            else:
                self.tight_lattice(canvas, n * step, 12, other)
            self.facts(canvas, n * step + 10, 12, other, step - 11)
        return canvas

    def headline(self, canvas: Canvas) -> None:
        x = canvas.put(0, 0, self.say("board-round", round=self.data["round"]), "bold")
        if "ending" in self.data["now"]:
            x = canvas.put(x + 1, 0, self.say("board-last-round"), LIT)
        x = canvas.put(x + 2, 0, self.say("board-supply"), QUIET) + 1
        for letter in ORDER:
            x = canvas.put(x, 0, self.board.gem(letter), GEMS[letter])
            x = canvas.put(x, 0, str(self.data["supply"][letter])) + 1
        x = canvas.put(x + 1, 0, self.say("board-objectives"), QUIET) + 1
        for temple in self.data["objectives"]:
            letter = LETTERS[RED + TEMPLE.number(temple)]
            x = canvas.put(x, 0, self.board.gem(letter), GEMS[letter]) + 1
        canvas.put(x, 0, self.say("board-rune-objective"))

    def segments(self) -> list[list[str]]:
        """The circle in rows that end with a temple; what left the game of two or three is an empty place."""
        rows: list[list[str]] = []
        row: list[str] = []
        for card in self.data["ring"]:
            row.append(card)
            if card in TEMPLE.words:
                rows.append([""] * (3 - len(row)) + row)
                row = []
        return rows

    def lamp(self, card: str) -> str:
        """A mark before a card where the curse breaker may go: for free, or for a price."""
        return {"move": "▸", "move-far": "▹"}.get(self.moves.get(card, ""), " ")

    def wilderness_line(self, canvas: Canvas, x: int, y: int, card: str) -> None:
        lit = self.lamp(card)
        canvas.put(x, y, lit, LIT)
        canvas.put(x + 1, y, self.board.short("card", card), LIT if lit != " " else "bold")
        self.yields(canvas, x + 5, y, card, "")
        self.pawns(canvas, x + 11, y, card)
        canvas.put(x + 5, y + 1, self.tablet(card), QUIET)

    def temple_line(self, canvas: Canvas, x: int, y: int, temple: str) -> None:
        lit = self.lamp(temple)
        canvas.put(x, y, lit, LIT)
        canvas.put(x + 1, y, self.say(f"temple-{temple}.short"), LIT if lit != " " else "bold")
        self.pawns(canvas, x + 8, y, temple)
        canvas.put(x + 1, y + 1, self.tablet(temple), QUIET)
        self.boxes(canvas, x + 12, y, temple)
        self.arch(canvas, x + 12, y + 1, temple)
        self.pile(canvas, x + 30, y, temple)

    # ------------------------------------------------------------ the circle, drawn as one

    def circle(self) -> Canvas:
        """All cards round the table, supply and objectives in the middle, the grids on the right."""
        canvas = Canvas(120, 24)
        rows = self.segments()
        (w1, w2, t1), (w3, w4, t2), (w5, w6, t3), (w7, w8, t4), (w9, w10, t5) = rows
        spots = [
            (0, 0, w9), (13, 0, w10), (26, 0, t5), (49, 0, w1), (62, 0, w2),
            (52, 5, t1), (62, 10, w3), (62, 14, w4),
            (52, 18, t2), (38, 18, w5), (24, 18, w6), (0, 18, t3),
            (0, 14, w7), (0, 10, w8), (0, 5, t4),
        ]  # fmt: skip
        for x, y, card in spots:
            if card:
                canvas.paste(x, y, self.card(card))
        self.middle(canvas, 24, 6)
        places = [(75, 0), (98, 0), (75, 12), (98, 12)]
        for n in range(len(self.players)):
            seat = (self.seat + n) % len(self.players)
            x, y = places[n]
            self.name_tag(canvas, x, y, seat, 22)
            self.lattice(canvas, x, y + 1, seat)
            self.facts(canvas, x + 11, y + 2, seat, 11)
        return canvas

    def card(self, card: str) -> Canvas:
        """A card with its frame; lit if the curse breaker may go there."""
        lit = self.lamp(card)
        temple = card in TEMPLE.words
        canvas = Canvas(21 if temple else 11, 5 if temple else 4)
        style = LIT if lit == "▸" else STONE
        canvas.frame(style)
        name = self.say(f"temple-{card}.short") if temple else self.board.short("card", card)
        canvas.put(2, 0, f"{lit}{name} ", LIT if lit != " " else "bold")
        if temple:
            self.boxes(canvas, 2, 1, card)
            self.arch(canvas, 2, 2, card)
            tablet = self.tablet(card)
            canvas.put(canvas.width - len(tablet) - 3, 0, f" {tablet} ", QUIET)
            self.yields(canvas, 2, 3, card, " ")
            self.pile(canvas, 8, 3, card, one_line=True)
        else:
            self.yields(canvas, 1, 1, card, " ")
            canvas.put(1, 2, self.tablet(card), QUIET)
        self.pawns(canvas, canvas.width - 5, canvas.height - 1, card)
        return canvas

    def middle(self, canvas: Canvas, x: int, y: int) -> None:
        end = canvas.put(x, y, self.say("board-round", round=self.data["round"]), "bold")
        if "ending" in self.data["now"]:
            end = canvas.put(end + 1, y, self.say("board-last-round"), LIT)
        canvas.put(end + 2, y, self.say("board-clockwise"), QUIET)
        canvas.put(x, y + 2, self.say("board-supply"), QUIET)
        for n, letter in enumerate(ORDER):
            at = x + 3 + 8 * (n % 3)
            at = canvas.put(at, y + 3 + n // 3, self.board.gem(letter), GEMS[letter])
            canvas.put(at + 1, y + 3 + n // 3, str(self.data["supply"][letter]))
        first, second = int(self.parts.objective_first), int(self.parts.objective_second)
        end = canvas.put(x, y + 6, self.say("board-objectives"), QUIET)
        canvas.put(end + 1, y + 6, self.say("board-first-second", first=first, second=second), QUIET)
        for n, temple in enumerate(self.data["objectives"]):
            canvas.put(x + 3, y + 7 + n, self.say(f"temple-{temple}.short"))
            self.standing(canvas, x + 11, y + 7 + n, temple)
        n = len(self.data["objectives"])
        canvas.put(x + 3, y + 7 + n, self.say("board-rune-objective"))
        points = [str(int(p)) for p in self.parts.rune_points[1:6]]
        canvas.put(x + 11, y + 7 + n, " ".join(points), QUIET)

    def standing(self, canvas: Canvas, x: int, y: int, temple: str) -> None:
        """How many markers each player has on a temple that gives an objective."""
        owners = list(self.data["boxes"][temple].values())
        for seat in range(len(self.players)):
            if owners.count(seat + 1):
                x = canvas.put(x, y, self.board.letters[seat], PAWNS[seat])
                x = canvas.put(x, y, f"{owners.count(seat + 1)} ")
        if owners.count("neutral"):
            canvas.put(canvas.put(x, y, "n", NEUTRAL), y, "1")

    # ------------------------------------------------------------ the bench: my grid with numbers, and where I am

    def bench(self, width: int) -> Canvas:
        """My grid with the numbers of its spaces, the card where I stand, and whatever else the question is about."""
        canvas = Canvas(max(width, 80), 10)
        self.name_tag(canvas, 0, 0, self.seat, 20)
        self.numbered_lattice(canvas, 0, 1, self.seat, self.spaces)
        x = 22
        for other in sorted({o["seat"] - 1 for o in self.options if o["kind"] == "take-seat"}):
            self.name_tag(canvas, x, 0, other, 20)
            chosen = {o["space"] for o in self.options if o.get("seat") == other + 1}
            self.numbered_lattice(canvas, x, 1, other, chosen)
            x += 22
        here = {self.players[self.seat]["pawn"]} | {o["card"] for o in self.options if o["kind"] == "take-mana"}
        for card in [c for c in self.data["ring"] if c in here]:
            canvas.paste(x, 0, self.card(card))
            x += 23 if card in TEMPLE.words else 13
        self.facts(canvas, 22, 6, self.seat, 28)
        x = 50
        canvas.put(x, 6, self.say("board-supply"), QUIET)
        for n, letter in enumerate(ORDER):
            at = canvas.put(x + 8 * (n % 3), 7 + n // 3, self.board.gem(letter), GEMS[letter])
            canvas.put(at + 1, 7 + n // 3, str(self.data["supply"][letter]))
        return canvas

    # ------------------------------------------------------------ pieces

    def tablet(self, card: str) -> str:
        return self.say(f"rune-{RUNE.word(int(self.parts.tablet[CARD.number(card)]))}")

    def yields(self, canvas: Canvas, x: int, y: int, card: str, gap: str) -> None:
        """What a wilderness card gives. A covered Mana Upgrade space shows the crystal that covers it, in small."""
        number = CARD.number(card)
        kind = int(self.parts.card_kind[number])
        if kind == CONVERSION:
            pay, gain = int(self.parts.convert_pay[number]), int(self.parts.convert_gain[number])
            canvas.put(x, y, self.say("board-convert", pay=pay, gain=gain))
        elif kind == UPGRADE:
            first = int(self.parts.mana_first[number])
            for i, cover in enumerate(self.data["mana"][card]):
                letter = LETTERS[self.parts.mana_colour[first + i]]
                if cover == ".":
                    canvas.put(x, y, letter, GEMS[letter])
                else:
                    canvas.put(x, y, cover.lower(), QUIET)
                x += 1 + len(gap)
        else:
            for letter in in_bundle(int(self.parts.card_gain[number])):
                canvas.put(x, y, letter, GEMS.get(letter, ""))
                x += 1 + len(gap)

    def arch(self, canvas: Canvas, x: int, y: int, temple: str) -> None:
        length = int(self.parts.arch_length)
        for i in range(length):
            letter = LETTERS[self.parts.arch[TEMPLE.number(temple) * length + i]]
            canvas.put(x + 2 * i, y, letter, GEMS[letter])

    def boxes(self, canvas: Canvas, x: int, y: int, temple: str) -> None:
        """The curse boxes above the arch, each over the last crystal of its chain."""
        first = (int(self.parts.arch_length) - BOXES) // 2
        goals = self.goals.get(temple, set())
        for box in range(BOXES):
            word = BOX.word(box)
            owner = self.data["boxes"][temple].get(word)
            at = x + 2 * (first + box)
            if owner is None:
                points = str(int(self.parts.box_points[box]))
                canvas.put(at, y, points, BREAKABLE if word in goals else "bold")
            elif owner == "closed":
                canvas.put(at, y, "x", QUIET)
            elif owner == "neutral":
                canvas.put(at, y, "n", NEUTRAL)
            else:
                canvas.put(at, y, self.board.letters[owner - 1], PAWNS[owner - 1])

    def pile(self, canvas: Canvas, x: int, y: int, temple: str, one_line: bool = False) -> None:
        """The rune card on top of a pile, and how many lie below it."""
        pile = self.data["piles"][temple]
        if pile["face_up"] is None:
            canvas.put(x, y, self.say("board-no-pile"), QUIET)
            return
        x = canvas.put(x, y, self.say(f"rune-{pile['face_up']}"), RUNE_STYLE)
        count = f"+{pile['face_down']}"
        if one_line:
            canvas.put(x + 1, y, count, QUIET)
        else:
            canvas.put(x - len(self.say(f"rune-{pile['face_up']}")), y + 1, count, QUIET)

    def pawns(self, canvas: Canvas, x: int, y: int, card: str) -> None:
        for seat, player in enumerate(self.players):
            if player["pawn"] == card:
                canvas.put(x, y, f"({self.board.letters[seat]})", PAWNS[seat])
        if self.data.get("neutral") == card:
            canvas.put(x, y, "(n)", NEUTRAL)

    def name_tag(self, canvas: Canvas, x: int, y: int, seat: int, width: int) -> None:
        """Letter, name and score of a player; lit for the one who is to act."""
        points = str(self.data["scores"][seat])
        at = canvas.put(x, y, f"({self.board.letters[seat]})", PAWNS[seat])
        room = width - 5 - len(points)
        style = LIT if seat + 1 in self.data["deciding"] else "bold"
        at = canvas.put(at + 1, y, columns(self.board.name(seat, room)), style)
        canvas.put(at + 1, y, points, "bold")

    def facts(self, canvas: Canvas, x: int, y: int, seat: int, width: int) -> None:
        """Markers placed, grid, runes and reserve of a player; with names where there is room."""
        player = self.players[seat]
        placed, most = self.data["markers"][seat], int(self.parts.curse_markers)
        named = width >= 18
        at = canvas.put(x, y, self.say("board-curses"), QUIET) + 1 if named else x
        at = canvas.put(at, y, "●" * placed + "○" * (most - placed), LIT if placed == most else "")
        if player["grid"] and self.data["options"].get("mode") == "advanced":
            canvas.put(at + 1, y, player["grid"], QUIET)
        y += 1
        if player.get("special"):
            canvas.put(x, y, self.say("board-reserve", number=player["special"]), QUIET)
            y += 1
        at = x
        for rune in RUNE.words:
            count = player["runes"].count(rune)
            if count:
                word = self.say(f"rune-{rune}") if named else self.board.short("rune", rune)
                word += f"×{count}" if count > 1 else ""
                word += "*" if player.get("unscored") == rune else ""
                if at > x and at + len(word) > x + width:
                    at, y = x, y + 1
                at = canvas.put(at, y, word, RUNE_STYLE) + 1

    # ------------------------------------------------------------ lattices

    def spots(self, step: int) -> list[tuple[int, int]]:
        """Where each space lies: column in units of half a step, and row."""
        widest = max(map(len, self.rows))
        places: dict[int, tuple[int, int]] = {}
        for y, row in enumerate(self.rows):
            for i, space in enumerate(row):
                places[space] = ((widest - len(row) + 2 * i) * step // 2, y)
        return [places[space] for space in range(len(places))]

    def lines(self, canvas: Canvas, x: int, y: int, step: int) -> None:
        """The lines between neighbouring spaces, in the rows between them."""
        spots = self.spots(step)
        for one, (x1, y1) in enumerate(spots):
            for other in range(one + 1, len(spots)):
                x2, y2 = spots[other]
                if self.parts.neighbours[one] >> other & 1 and y2 == y1 + 1:
                    line = "│" if x1 == x2 else "╲" if x1 < x2 else "╱"
                    canvas.put(x + (x1 + x2 + (1 if step > 4 else 0)) // 2, y + 2 * y1 + 1, line, QUIET)
                elif self.parts.neighbours[one] >> other & 1 and y2 == y1:
                    canvas.put(x + (x1 + x2) // 2, y + 2 * y1, "─", QUIET)

    def lattice(self, canvas: Canvas, x: int, y: int, seat: int) -> None:
        """A grid with its lines: nine rows, nine columns."""
        self.lines(canvas, x, y, 4)
        for (dx, dy), letter in zip(self.spots(4), self.players[seat]["crystals"], strict=True):
            self.crystal(canvas, x + dx, y + 2 * dy, letter)

    def tight_lattice(self, canvas: Canvas, x: int, y: int, seat: int) -> None:
        """A grid without lines: five rows. Neighbours touch at their corners."""
        for (dx, dy), letter in zip(self.spots(4), self.players[seat]["crystals"], strict=True):
            self.crystal(canvas, x + dx, y + dy, letter)

    def numbered_lattice(self, canvas: Canvas, x: int, y: int, seat: int, lit: set[int]) -> None:
        """A grid with its lines and the number of each space; those one may choose are lit."""
        self.lines(canvas, x, y, 6)
        for space, ((dx, dy), letter) in enumerate(
            zip(self.spots(6), self.players[seat]["crystals"], strict=True), start=1
        ):
            self.crystal(canvas, x + dx, y + 2 * dy, letter)
            canvas.put(x + dx + 1, y + 2 * dy, str(space), LIT if space in lit else QUIET)

    def crystal(self, canvas: Canvas, x: int, y: int, letter: str) -> None:
        canvas.put(x, y, "·" if letter == "." else letter, GEMS.get(letter, STONE))
