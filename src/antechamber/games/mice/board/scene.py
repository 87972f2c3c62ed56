"""One moment of the table of Of Mice & Mazes, drawn in characters."""

from __future__ import annotations

from textwrap import shorten, wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from antechamber.cli.boards.canvas import Canvas
from antechamber.cli.boards.plain import LIT, NEWS, QUIET
from antechamber.core.kernel import View
from antechamber.games.mice.components import LETTERS, PAWS, TOKENS

PIECES = ["bold #101418 on #d97a50", "bold #101418 on #efe6d0", "bold #ffffff on #1f7a6f"]
STONE = "#c9b98f"
GOODS = {
    "◍F": "#8fcf6a", "▲T": "#f08a4b", "◆P": "#9db8d2", "●G": "#f2c14e", "★L": "#d8b4f0", "◌A": "#e2e6e4",
}  # fmt: skip  # as the catalogues call the items
KINDS = ("chambers", "assistants")
SIDE = 6  # characters for the entrances on either side of the crypt
LEAST, MOST = 15, 24  # characters of a spot
TALL = 40  # from this height on the table says what the cards do

if TYPE_CHECKING:  # a board draws itself through a scene
    from antechamber.games.mice.board.drawing import MiceBoard


def in_colour(text: Text) -> Text:
    """A text with its items in their colours."""
    for good, style in GOODS.items():
        text.highlight_words([good], style)
    return text


class Scene:
    """One moment of the table, ready to be drawn."""

    def __init__(self, board: MiceBoard, view: View, seat: int) -> None:
        self.board = board
        self.say = board.say
        self.data = board.data(view)
        self.seat = seat
        self.lit = {option["place"] for option in self.data["ask"]["options"] if "place" in option}

    def table(self, width: int, height: int) -> Text:
        """The crypt in its frame, the rows below it, and what everybody has."""
        tall = height >= TALL
        parts = [self.headline(), self.crypt(width).text(), *self.rows(width, tall)]
        if tall:
            parts += self.chambers(width)
        for n in range(len(self.board.names)):
            parts += self.player((self.seat + n) % len(self.board.names), width)
        return in_colour(Text("\n").join(parts))

    def headline(self) -> Text:
        """How far the game is, and how near its end."""
        data = self.data
        phase = self.say(f"phase-{data['phase']}")
        head = Text.assemble((self.say("board-head", turn=data["turn"]["number"], phase=phase), "bold"))
        ends = data["end_at"]
        glory = max(player["glory"] for player in data["players"])
        left = data["decks"]["assistants"]["size"] + len(data["discards"]["assistants"])
        said = self.say("board-open", number=ends["open"], most=ends["chambers"])
        said += (
            f" · {self.say('board-glory', number=glory, most=ends['glory'])} · {self.say('board-left', number=left)}"
        )
        head.append(f"   {said}", QUIET)
        if "end" in data:
            head.append(f"   {self.say('board-ending')}", LIT)
        return head

    # ------------------------------------------------------------ the crypt

    def crypt(self, width: int) -> Canvas:
        """The spots in rows and columns, and the entrance cards where their lines begin."""
        rows, columns = self.data["frame"]["rows"], self.data["frame"]["columns"]
        wide = max(LEAST, min(MOST, (width - 2 * SIDE - 1) // columns - 1))
        canvas = Canvas(2 * SIDE + columns * (wide + 1) + 1, 3 * rows + 3)
        line = "┼".join(["─" * wide] * columns)
        for row in range(rows + 1):
            left, right = ("╭", "╮") if row == 0 else ("╰", "╯") if row == rows else ("├", "┤")
            cross = "┬" if row == 0 else "┴" if row == rows else "┼"
            canvas.put(SIDE, 1 + 3 * row, left + line.replace("┼", cross) + right, STONE)
        for n, spot in enumerate(self.data["spots"]):
            x, y = SIDE + n % columns * (wide + 1), 2 + n // columns * 3
            for height in (0, 1):
                canvas.put(x, y + height, "│", STONE)
                canvas.put(x + wide + 1, y + height, "│", STONE)
            self.spot(canvas, x + 1, y, spot, wide)
        # Clockwise from the lower end of the left side: up, to the right, down, to the left.
        entrances = self.data["entrances"]
        for slot, entrance in enumerate(entrances):
            if slot < rows:
                self.entrance(canvas, 0, 2 + 3 * (rows - 1 - slot), entrance)
            elif slot < rows + columns:
                self.entrance(canvas, SIDE + (slot - rows) * (wide + 1) + wide // 2 - 1, 0, entrance)
            elif slot < 2 * rows + columns:
                at = SIDE + columns * (wide + 1) + 2
                self.entrance(canvas, at, 2 + 3 * (slot - rows - columns), entrance)
            else:
                column = 2 * (rows + columns) - 1 - slot
                self.entrance(canvas, SIDE + column * (wide + 1) + wide // 2 - 1, 3 * rows + 2, entrance)
        return canvas

    def entrance(self, canvas: Canvas, x: int, y: int, entrance: dict[str, Any]) -> None:
        """Its number; a sign if it hides a passage, or whose passage it is; the paw on it."""
        card = entrance["card"]
        x = canvas.put(x, y, self.board.place(card), LIT if card in self.lit else "bold")
        if entrance.get("passage"):
            x = canvas.put(x, y, "↻", QUIET)
        if entrance.get("flipped_by"):
            x = self.token(canvas, x, y, entrance["flipped_by"])
        if entrance.get("paw"):
            self.paw(canvas, x, y, entrance["paw"])

    def spot(self, canvas: Canvas, x: int, y: int, name: str, wide: int) -> None:
        """The paw on it and whose crossing it is; its chamber with its owner, or its chest."""
        spot = self.data["spots"][name]
        canvas.put(x, y, name, LIT if name in self.lit else QUIET)
        end = x + wide
        if "paw" in spot:
            self.paw(canvas, end - 2, y, spot["paw"])
        else:
            crossing = [n for n, places in enumerate(self.data["intersections"]) if name in places]
            for n, seat in enumerate(crossing, start=1):
                canvas.put(end - 2 * n, y, f"×{self.board.letters[seat]}", NEWS)
        if "chamber" in spot:
            self.token(canvas, x + 3, y, spot["owner"])
            canvas.put(x, y + 1, shorten(self.board.card(spot["chamber"]), wide, placeholder="…"), "bold")
        elif "chest" in spot:
            canvas.put(x, y + 1, shorten(self.board.chest(spot["chest"]), wide, placeholder="…"))

    def paw(self, canvas: Canvas, x: int, y: int, owner: int) -> int:
        return canvas.put(x, y, f"▼{self.board.letters[owner - 1]}", PIECES[owner - 1])

    def token(self, canvas: Canvas, x: int, y: int, owner: int) -> int:
        return canvas.put(x, y, f"({self.board.letters[owner - 1]})", PIECES[owner - 1])

    # ------------------------------------------------------------ cards

    def rows(self, width: int, tall: bool) -> list[Text]:
        """The cards that can be had: what each costs, its glory, and what it does if there is room."""
        decks, rows = self.data["decks"], self.data["rows"]
        heads = [self.say(f"board-{kind}", number=decks[kind]["size"]) for kind in KINDS]
        margin = max(map(len, heads)) + 2
        lines = []
        for kind, head in zip(KINDS, heads, strict=True):
            cards = [self.offered(card, tall) for card in rows[kind] if card is not None]
            lines += self.listed(head.ljust(margin), cards if tall else [" · ".join(cards)], width)
        return lines

    def offered(self, card: str, tall: bool) -> str:
        board = self.board
        said = f"{board.card(card)} {board.pieces(board.cost(card))} ★{board.glory(card)}"
        return f"{said}: {board.says(card)}" if tall else said

    def chambers(self, width: int) -> list[Text]:
        """What the open chambers do."""
        spots = [(name, spot["chamber"]) for name, spot in self.data["spots"].items() if "chamber" in spot]
        said = [f"{name} {self.board.card(card)}: {self.board.says(card)}" for name, card in spots]
        return self.listed(f"{self.say('board-crypt')}  ", said, width) if said else []

    def player(self, seat: int, width: int) -> list[Text]:
        """What somebody has: items, what counts for sets, paws and tokens; then the cards."""
        data, board = self.data, self.board
        player, supplies, sets = data["players"][seat], data["supplies"][seat], data["sets"][seat]
        line = Text.assemble(
            ("▸" if data["turn"]["active"] == seat + 1 else " ", LIT),
            (f"({board.letters[seat]})", PIECES[seat]),
            (f" {board.name(seat, 16)}  ", "bold"),
        )
        tracks = dict(zip(LETTERS, ("food", "torch", "pickaxe", "gold", "glory"), strict=True))
        line.append("  ".join(f"{board.pieces(letter)}{player[track]}" for letter, track in tracks.items()))
        more = [
            self.say("board-sets", glory=sets["chambers"] + sets["assistants"]),
            self.say("board-paws", number=supplies["paws"], most=PAWS),
            self.say("board-tokens", number=supplies["tokens"], most=TOKENS),
        ]
        line.append(f"   {' · '.join(more)}", QUIET)
        used = [f"{board.chest(chest)} ×" for chest in player["used_chests"]]
        held = {
            self.say("board-camp", number=supplies["camp"], most=supplies["camp_limit"]): map(
                board.card, player["camp"]
            ),
            self.say("board-team"): map(board.card, player["assistants"]),
            self.say("board-chests"): [*map(board.chest, player["chests"]), *used],
        }
        said = [f"{head}: {', '.join(cards)}" for head, cards in ((h, list(c)) for h, c in held.items()) if cards]
        return [line, *[Text(f"    {part}") for part in wrap(" · ".join(said), width - 4)]]

    def listed(self, head: str, said: list[str], width: int) -> list[Text]:
        """A heading in the margin, and a list beside it."""
        lines = [line for part in said for line in wrap(part, max(width - len(head), 20), subsequent_indent="  ")]
        return [Text.assemble((" " * len(head) if n else head, QUIET), line) for n, line in enumerate(lines)]
