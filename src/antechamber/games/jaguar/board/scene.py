"""One moment of the table of Shards of the Jaguar, drawn in characters."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from antechamber.cli.boards.canvas import Canvas
from antechamber.cli.boards.plain import LIT, NEWS, NO, QUIET
from antechamber.core.kernel import View
from antechamber.games.jaguar.components import COLUMNS, OPENED, SPACE_IDS, TILE_COLUMNS

PAWNS = ["bold #101418 on #d97a50", "bold #101418 on #efe6d0", "bold #ffffff on #1f7a6f", "bold #ffffff on #4a4f57"]
FLOORS = {"b": "#0b1020 on #6d97ea", "y": "#101418 on #fdce2e", "r": "#ffffff on #b9202f"}
WALLS = {"b": "bold #6d97ea", "y": "bold #fdce2e", "r": "bold #ef7b6c"}
CLAWS = {"g": "#f2c14e", "s": "#d5dde2", "z": "#cf8f5b"}
GEMS = {"P": "bold #c08fe8", "Y": "bold #fdce2e", "B": "bold #6d97ea", "G": "bold #27c293"}
STONE = "#c9b98f"
MARGIN = 3  # the number of a row, and who stands before it
LEAST, MOST = 5, 8  # characters of a space
EDGES = 19  # characters that are no space: the margin, the lines between columns, the Heart wall
HEADINGS = ("traps", "jaguar", "taming", "goals", "order", "glory", "objectives", "exits", "entrances")
TALL = 3  # lines from one row to the next
ON_BOARD = frozenset(
    {
        "break", "choose", "door", "drift", "drift-and-take", "fetch", "flow", "jump", "move", "place", "prowl",
        "resist", "start", "steer", "steer-and-take", "tame",
    }
)  # fmt: skip  # options that a look at the board helps to choose

if TYPE_CHECKING:  # a board draws itself through a scene
    from antechamber.games.jaguar.board.drawing import JaguarBoard


class Scene:
    """One moment of the table, ready to be drawn."""

    def __init__(self, board: JaguarBoard, view: View, seat: int) -> None:
        self.board = board
        self.say = board.say
        self.data = board.data(view)
        self.seat = seat
        self.options: list[dict[str, Any]] = self.data["ask"]["options"]
        self.players: list[dict[str, Any]] = self.data["players"]
        self.tiles: list[dict[str, Any]] = self.data["board"]["tiles"]
        self.rows: int = self.data["board"]["rows"]
        self.threatened = board.threatened(view)
        self.lit = {o.get("space") or o["preview"].get("space") for o in self.options}

    def table(self, width: int) -> Text:
        """The temple, what is on its board, and what everybody has."""
        parts = [self.headline(), self.temple(width).text(), *self.tracks(width)]
        for n in range(len(self.players)):
            parts += self.player((self.seat + n) % len(self.players), width)
        return Text("\n").join(parts)

    def bench(self, width: int) -> Text:
        """What a question in the middle of a turn is about: the temple if it is about spaces, traps, what one has."""
        kinds = {option["kind"] for option in self.options}
        parts = [self.headline()]
        if kinds & ON_BOARD:
            parts += [self.temple(width).text(), *self.traps(width), *self.jaguar(width)]
        if "mark" in kinds:
            parts += self.objectives(width)
        return Text("\n").join([*parts, *self.player(self.seat, width)])

    def headline(self) -> Text:
        """How far the game is, and what is left of the turn."""
        data = self.data
        head = self.say("board-head", round=data["round"], rounds=int(self.board.parts.rounds),
                        phase=self.say(f"phase-{data['phase']}"))  # fmt: skip
        left = [self.say("board-hearts-left", number=data["hearts_left"])]
        if turn := data["turn"]:
            name = self.board.names[turn["seat"] - 1]
            steps = turn["running"] or data["phase"] == "escape"
            points = turn["points"]
            left.append(self.say("board-steps", name=name, number=points) if steps
                        else self.say("board-actions", name=name, number=points))  # fmt: skip
        return Text.assemble((head, "bold"), (f"   {' · '.join(left)}", QUIET))

    # ------------------------------------------------------------ the temple

    def temple(self, width: int) -> Canvas:
        """The four tiles as one grid. Between spaces stand walls and statues, between tiles a dotted line."""
        wide = max(LEAST, min(MOST, (width - EDGES) // COLUMNS))
        at = [MARGIN + 1 + x * (wide + 1) + (2 if x >= OPENED else 0) for x in range(COLUMNS)]
        canvas = Canvas(EDGES + COLUMNS * wide, 2 + TALL * self.rows)
        for x in range(COLUMNS):
            canvas.put(at[x] + wide // 2, 0, SPACE_IDS[x][0], QUIET)
            for y in range(self.rows + 1):
                self.lintel(canvas, at[x], 1 + TALL * y, wide, x, y)
        for y in range(self.rows):
            self.before(canvas, 2 + TALL * y, y)
            for x in range(COLUMNS):
                self.space(canvas, at[x], 2 + TALL * y, wide, x, y)
                self.side(canvas, at[x] - 1, 2 + TALL * y, x, y)
            self.wall(canvas, at[-1] + wide, 2 + TALL * y, self.tiles[-1]["v_walls"][y][-1])
        heart = {"between_3_4": at[OPENED] - 2, "right_of_4": at[-1] + wide + 1}.get(self.data["heart_wall"])
        if heart is not None:
            for line in range(1, canvas.height):
                canvas.put(heart, line, "█", NO)
        return canvas

    def lintel(self, canvas: Canvas, at: int, line: int, wide: int, x: int, y: int) -> None:
        """What is above a space: a wall, a statue, both, or nothing."""
        tile, column = self.tiles[x // TILE_COLUMNS], x % TILE_COLUMNS
        canvas.put(at - 1, line, "·", STONE)
        canvas.put(at + wide, line, "·", STONE)
        wall = tile["h_walls"][y][column].strip(".")
        claws = tile["h_guards"][y - 1][column].strip(".") if 0 < y < self.rows else ""
        if wall:
            canvas.put(at, line, wall.center(wide, "─"), WALLS[wall])
        if claws:
            canvas.put(at if wall else at + wide // 2 - 1, line, f"ψ{claws}", CLAWS[claws])

    def side(self, canvas: Canvas, at: int, line: int, x: int, y: int) -> None:
        """What is left of a space: a wall of its own tile or of the one before, a statue, the letters of both."""
        tile, column = self.tiles[x // TILE_COLUMNS], x % TILE_COLUMNS
        own = tile["v_walls"][y][column].strip(".")
        claws = tile["v_guards"][y][column - 1].strip(".") if column else ""
        if claws and own:
            self.upright(canvas, at, line, own + claws, WALLS[own], CLAWS[claws])
        elif claws:
            self.upright(canvas, at, line, f"ψ{claws}", CLAWS[claws])
        elif x == OPENED:
            self.wall(canvas, at - 2, line, self.tiles[-2]["v_walls"][y][-1])
            self.upright(canvas, at - 1, line, "┊┊", STONE)
            self.wall(canvas, at, line, own)
        elif x and not column:
            walls = self.tiles[x // TILE_COLUMNS - 1]["v_walls"][y][-1].strip(".") + own
            self.wall(canvas, at, line, walls)
            if not walls:
                self.upright(canvas, at, line, "┊┊", STONE)
        else:
            self.wall(canvas, at, line, own)

    def wall(self, canvas: Canvas, at: int, line: int, letters: str) -> None:
        """An upright wall with its letter; where two tiles meet there may be two walls, then both letters."""
        letters = letters.strip(".")
        if letters:
            self.upright(canvas, at, line, letters.rjust(2, "│"), WALLS[letters[0]], WALLS[letters[-1]])

    def upright(self, canvas: Canvas, at: int, line: int, signs: str, *styles: str) -> None:
        canvas.put(at, line, signs[0], styles[0])
        canvas.put(at, line + 1, signs[1], styles[-1])

    def before(self, canvas: Canvas, line: int, y: int) -> None:
        """The number of a row, and who stands before it."""
        canvas.put(0, line, str(y + 1), QUIET)
        for seat, player in enumerate(self.players):
            if player["place"] == f"before {y + 1}":
                canvas.put(2, line, self.board.letters[seat], PAWNS[seat])

    def space(self, canvas: Canvas, at: int, line: int, wide: int, x: int, y: int) -> None:
        """The floor, who stands there, doors, whether a token that is known strikes; below, what lies there."""
        name = SPACE_IDS[y * COLUMNS + x]
        floor = self.tiles[x // TILE_COLUMNS]["floor"][y][x % TILE_COLUMNS]
        end = at + wide
        found = self.lying(name, x, y)
        below = at + max(wide - len(found) + 1, 0) // 2
        for letter in found:
            below = canvas.put(below, line + 1, letter, GEMS.get(letter, STONE))
        at += wide > LEAST  # room after a wall, if there is any
        at = canvas.put(at, line, floor, f"bold underline {FLOORS[floor]}" if name in self.lit else FLOORS[floor])
        if name in self.threatened:
            canvas.put(end - 1, line, "!", NO)
        here: list[tuple[str, str]] = []
        for seat, player in enumerate(self.players):
            here += [(self.board.letters[seat], PAWNS[seat])] if player["place"] == name else []
        if self.data.get("solo", {}).get("jaguar") == name:
            here.append((self.say("board-jaguar-sign"), NO))
        here += [(f"∩{self.board.letters[n]}", NEWS) for n, player in enumerate(self.players) if name in player["door"]]
        for sign, style in here:
            if at + len(sign) <= end:
                at = canvas.put(at, line, sign, style)

    def lying(self, name: str, x: int, y: int) -> str:
        """What lies on a space, in a few letters."""
        items = self.data["items"].get(name, {})
        board = self.board
        found = board.crystals(items.get("crystals", []))
        if found and self.tiles[x // TILE_COLUMNS]["symbols"][y][x % TILE_COLUMNS] == "b":
            found += "+"
        found += board.map_piece(items["map"]) if "map" in items else ""
        found += board.ritual(items["ritual"]) if "ritual" in items else ""
        found += "▣" if "chest" in items else ""
        return found + (board.amulet(items["amulet"]) if "amulet" in items else "")

    # ------------------------------------------------------------ beside the temple

    def tracks(self, width: int) -> list[Text]:
        """The traps, the tracks, the Objectives and what waits outside; in solo also what hunts."""
        lines = self.entrances(width) if self.data["phase"] == "setup" else []
        lines += self.traps(width) + self.solo(width)
        lines += self.listed("order", [self.order()], width) if len(self.players) > 1 else []
        lines += self.listed("glory", self.glory(), width)
        lines += self.objectives(width)
        return lines + self.listed("exits", self.exits(), width)

    def traps(self, width: int) -> list[Text]:
        """The traps in their order: who set them, and what is known of their tokens."""
        first, *others = map(self.trap, self.data["traps"])
        return self.listed("traps", [first, *(f"→ {trap}" for trap in others)], width, " ")

    def trap(self, trap: dict[str, Any]) -> str:
        name = trap["trap"]
        said = self.say(f"trap-{name}")
        known = [self.token(trap)] if "token" in trap else []
        if trap["activator"]:
            who = self.board.activator(trap["activator"])
        elif "solo" in self.data and known:
            who = f"({self.say('board-temple')})"
        else:
            return f"{said} –"
        if self.data["shield"] == name:
            known.append(self.say("board-shield"))
        return f"{said}: {who} {', '.join(known)}".rstrip()

    def token(self, trap: dict[str, Any]) -> str:
        """The token of a trap that was set, as far as this seat knows it; its owner may be choosing it."""
        if trap["token"]:
            return self.say(f"token-{trap['token']}")
        if trap["activator"] and trap["activator"]["seat"] == self.data["seat"]:
            return "…"
        out = [self.say(f"token-{token}") for token in trap.get("face_up", [])] if not trap["activator"] else []
        return self.say("board-hidden-not", tokens=", ".join(out)) if out else self.say("board-hidden")

    def jaguar(self, width: int) -> list[Text]:
        """Solo: where the Jaguar is, how far it goes, and what it took from the majority of blue."""
        if "solo" not in self.data:
            return []
        solo = self.data["solo"]
        steps = [self.say(f"jaguar-{token}") for token in sorted(solo["shown"])]  # the lower first
        said = [self.say("board-jaguar-at", space=solo["jaguar"])] if solo["jaguar"] else []
        if len(steps) > 1:
            said.append(self.say("board-jaguar-steps", low=steps[0], high=steps[1]))
        said.append(self.say("board-jaguar-blues", number=solo["blues"]))
        return self.listed("jaguar", said, width)

    def solo(self, width: int) -> list[Text]:
        """Solo: the Jaguar, what taming brought, and what a victory needs."""
        if "solo" not in self.data:
            return []
        solo = self.data["solo"]
        taming = [self.say("board-taming-left", number=len(solo["taming"]))]
        if solo["taming_shown"]:
            taming.append(self.say("board-taming-shown", tokens=self.rewards(solo["taming_shown"])))
        if solo["taming_taken"]:
            taming.append(self.say("board-taming-taken", tokens=self.rewards(solo["taming_taken"])))
        needed = [self.board.goal(self.data, goal) for goal in ("escape", "level", "heart", "objectives")]
        lines = self.jaguar(width) + self.listed("taming", taming, width)
        return lines + self.listed("goals", needed, width)

    def rewards(self, tokens: list[str]) -> str:
        return ", ".join(map(self.board.taming, tokens))

    def order(self) -> str:
        """Who stands where on the Order track, and who is still to set a trap or to act."""
        letters = self.board.letters
        said = " ".join(f"{n} ({letters[seat - 1]})" for n, seat in enumerate(self.data["ranking"], 1))
        waiting = " ".join(self.board.activator(one) for one in self.data["order"] if one)
        if waiting:
            return f"{said} · {self.say('board-setting', names=waiting)}"
        if self.data["phase"] in ("action", "activation"):
            acting = " ".join(f"({letters[seat - 1]})" for seat in self.data["acts"])
            return f"{said} · {self.say('board-acting', names=acting)}"
        return said

    def glory(self) -> list[str]:
        """The steps of the Glory track where somebody is, and its checkpoints with what still lies there."""
        data, board = self.data, self.board
        lying = ["", board.gems(data["checkpoint_crystals"]), "", board.gems(data["dome"])]
        checkpoints = {int(step): n for n, step in enumerate(board.parts.checkpoint, 1)}
        steps = []
        for step in sorted({*checkpoints, *(player["glory"] for player in self.players)}):
            there = "".join(f"({board.letters[n]})" for n, p in enumerate(self.players) if p["glory"] == step)
            number = checkpoints.get(step, 0)
            mark = self.say("board-checkpoint", number=number) if number else ""
            steps.append(" ".join(part for part in (str(step), there, mark, lying[number]) if part))
        return steps

    def objectives(self, width: int) -> list[Text]:
        """What each Objective is worth to whom, and where a marker lies; in solo, also the target."""
        found = []
        for objective in filter(None, self.data["objectives"]):
            worth = []
            for n, player in enumerate(self.players):
                marker = "●" if objective in player["objectives"] else ""
                worth.append(f"{marker}({self.board.letters[n]}) {self.data['objective_points'][n][objective]}")
            said = f"{self.say(f'objective-{objective}')} {' '.join(worth)}"
            target = self.data.get("goals", {}).get("targets", {}).get(objective)
            found.append(f"{said} {self.say('board-target', number=target)}" if target else said)
        return self.listed("objectives", found, width)

    def entrances(self, width: int) -> list[Text]:
        """What lies beside the rows before the start."""
        board = self.board
        found = [
            f"{y}: {board.ritual(entry['ritual'])} {board.amulet(entry['amulet']) if entry['amulet'] else ''}".strip()
            for y, entry in enumerate(self.data["entries"], 1)
            if entry["ritual"]
        ]
        return self.listed("entrances", found, width)

    def exits(self) -> list[str]:
        """What waits outside each row; the Basic game has no Escape."""
        return [f"{y}: {self.board.escape(escape)}" for y, escape in enumerate(self.data["exits"], 1) if escape]

    # ------------------------------------------------------------ players

    def player(self, seat: int, width: int) -> list[Text]:
        """Where somebody is and how that one fares; then what that one has."""
        data, board, player = self.data, self.board, self.players[seat]
        turn = data["turn"]
        line = Text.assemble(
            ("▸" if turn and turn["seat"] == seat + 1 else " ", LIT),
            (f"({board.letters[seat]})", PAWNS[seat]),
            (f" {board.name(seat, 16)}", "bold"),
        )
        said = [self.say(f"character-{player['character']}")] if player["character"] else []
        said += [board.place(player["place"])] if player["place"] else []
        said += [self.say("board-health", number=player["health"]), self.say("board-curse", number=player["curse"])]
        line.append(f"  {' · '.join(said)}")
        if data["cursed"][seat]:
            line.append(f" {self.say('board-cursed')}", NO)
        line.append(f" · {self.say('board-honor', glory=player['glory'], honor=data['scores'][seat])}")
        if player["lying"]:
            line.append(f" · {self.say('board-lying')}", NO)
        lines = wrap(" · ".join(self.belongings(player)), width - 4)
        return [line, *[board.coloured(f"    {part}") for part in lines]]

    def belongings(self, player: dict[str, Any]) -> list[str]:
        board = self.board
        amulets = [board.amulet(colour) for colour, number in player["amulets"].items() for _ in range(number)]
        pouch = [*amulets, *map(board.ritual, player["rituals"])]
        bag, sealed = ("".join(board.gems([c] * n) for c, n in player[k].items()) for k in ("bag", "incorporated"))
        pending = sum(level["pending"] for level in player["levels"])
        held = {
            "board-bag": bag,
            "board-incorporated": sealed,
            "board-pouch": " ".join(pouch),
            "board-maps": " ".join(map(board.map_piece, player["maps"])),
            "board-used-maps": " ".join(map(board.map_piece, player["used_maps"])),
            "board-chests": str(len(player["chests"]) or ""),
            "board-hearts": str(player["hearts"] or ""),
            "board-door": "–".join(filter(None, player["door"])),
        }
        said = [f"{self.say(message)} {value}" for message, value in held.items() if value]
        levels = self.say("board-levels", number=len(player["levels"]))
        return [*said, f"{levels} ({self.say('board-pending', number=pending)})" if pending else levels]

    def listed(self, heading: str, said: list[str], width: int, between: str = " · ") -> list[Text]:
        """A heading in the margin, and a list beside it."""
        margin = max(len(self.say(f"board-head-{one}")) for one in HEADINGS) + 2
        head = self.say(f"board-head-{heading}").ljust(margin)
        lines = wrapped(said, max(width - margin, 20), between)
        return [
            Text.assemble((" " * margin if n else head, QUIET)).append_text(self.board.coloured(line))
            for n, line in enumerate(lines)
        ]


def wrapped(said: list[str], width: int, between: str) -> list[str]:
    """Parts one after another, broken into lines between them; a part that is too long for a line, within it."""
    lines: list[str] = []
    for part in said:
        if lines and len(lines[-1]) + len(between) + len(part) <= width:
            lines[-1] += between + part
        else:
            lines += wrap(part, width, subsequent_indent="  ")
    return lines
