"""The table of the second reading: what lies on it, whether it was laid out by the book, and what it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.games.jaguar.referee_board import BOX, Board, column, row

Data = dict[str, Any]

FLOW = BOX["flow"]
HEALTH_TOP: int = BOX["health_track"]["max"]
HARMING: dict[str, Any] = {trap["id"]: trap for trap in BOX["trap"] if trap["harming"]}
CRYSTALS: dict[str, Any] = {crystal["id"]: crystal for crystal in BOX["crystal"]}
CHARACTERS: dict[str, Any] = {character["id"]: character for character in BOX["character"]}
OBJECTIVES: dict[str, Any] = {objective["id"]: objective for objective in BOX["objective"]}
RITUALS: dict[str, Any] = {ritual["id"]: ritual for ritual in BOX["ritual"]}
CHESTS: dict[str, Any] = {chest["id"]: chest for chest in BOX["chest"]}
MAPS: dict[str, Any] = {piece["id"]: piece for piece in BOX["map_piece"]}
EXITS: dict[str, Any] = {token["id"]: token["reward"] for token in BOX["escape_reward"]}
JAGUARS: dict[str, Any] = {token["id"]: token for token in BOX["jaguar_token"]}
TAMINGS: dict[str, Any] = {token["id"]: token["reward"] for token in BOX["taming_token"]}
AMOUNT = {amulet["id"]: amulet["amount"] for amulet in BOX["amulet"]}
CHECKPOINTS = {checkpoint["step"]: n for n, checkpoint in enumerate(BOX["glory_checkpoint"], 1)}


@dataclass
class Player:
    """What belongs to a player."""

    health: int
    curse: int
    glory: int
    character: str | None = None
    place: str | None = None
    lying: bool = False
    curse_bonus: bool = True
    was_cursed: bool = False
    checkpoints: list[int] = field(default_factory=list)
    amulets: Counter[str] = field(default_factory=Counter)
    bag: Counter[str] = field(default_factory=Counter)
    incorporated: Counter[str] = field(default_factory=Counter)
    rituals: set[str] = field(default_factory=set)
    maps: set[str] = field(default_factory=set)
    used_maps: set[str] = field(default_factory=set)
    chests: set[str] = field(default_factory=set)
    hearts: int = 0
    levels: list[Data] = field(default_factory=list)
    objectives: set[str] = field(default_factory=set)
    door: list[str | None] = field(default_factory=lambda: [None, None])

    @property
    def cursed(self) -> bool:
        """JAG-CURSE-01."""
        return self.curse >= self.health

    @property
    def inside(self) -> bool:
        return self.place is not None and " " not in self.place

    @property
    def space(self) -> str:
        assert self.place is not None
        return self.place

    def crystals(self, *colours: str) -> int:
        return sum(self.bag[colour] + self.incorporated[colour] for colour in colours)

    def data(self, objectives: list[str]) -> Data:
        return {
            **vars(self),
            "checkpoints": sorted(self.checkpoints),
            **{pool: dict(+getattr(self, pool)) for pool in ("amulets", "bag", "incorporated")},
            **{pile: by_name(getattr(self, pile)) for pile in ("rituals", "maps", "used_maps", "chests")},
            "objectives": [one for one in objectives if one in self.objectives],
        }


KINDS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("amulets", "bag", "incorporated"), Counter),
    **dict.fromkeys(("rituals", "maps", "used_maps", "chests", "objectives"), set),
}


def by_name(tokens: set[str]) -> list[str]:
    """In the order of the box: Minor rituals before Major ones."""
    return sorted(tokens, key=lambda token: (token[0] == "M", token))


def section(value: int) -> Data:
    """The row of the health and curse track."""
    return next(rows for rows in BOX["health_section"] if rows["from"] <= value <= rows["to"])


class TableOfReferee:
    """The table as the specification sees it. Seats count from 0.

    `look` shows the table, for what chance laid out; `told` gives what chance has just turned up, by kind of event.
    """

    def __init__(self, look: Callable[[], Data], told: Callable[[str], str]) -> None:
        self.look = look
        self.told = told
        data = look()
        self.options: Data = data["options"]
        self.n: int = self.options["players"]
        self.basic = self.options["mode"] == "basic"
        self.solo = self.options["mode"] == "solo"
        self.numbers: Data = next(one for one in BOX["start"] if one["players"] == max(2, self.n))
        self.tiles: list[str] = data["tiles"]
        self.turned: list[bool] = data["turned"]
        self.board = Board(self.tiles, self.turned, self.numbers["tile_side"])
        self.trap_order: list[str] = [trap["trap"] for trap in data["traps"]]
        self.round = 0
        self.ranking: list[int] = []
        self.acts = list(range(self.n))
        self.extra: int | None = None
        self.dome = {"purple", "yellow", "blue", "green"}
        self.at_checkpoint = {"green", "blue"}
        self.hearts_taken = 0
        self.order: list[Data | None] = [None] * 6
        self.activator: dict[str, Data | None] = dict.fromkeys(self.trap_order)
        self.token: dict[str, str | None] = dict.fromkeys(HARMING)
        self.revealed: set[str] = set()
        self.face_up: dict[str, set[str]] = {trap: set() for trap in HARMING}
        self.shield: str | None = None
        self.turn_now: Data | None = None
        self.winners: list[int] | None = None
        self.unseen_chests = set(CHESTS)
        # solo
        self.jaguar: str | None = None
        self.pile = {token for token in JAGUARS if JAGUARS[token]["start_pile"]}
        self.shown: set[str] = set()
        self.taming = set(TAMINGS)
        self.taming_shown: set[str] = set()
        self.taming_aside: set[str] = set()
        self.taming_taken: set[str] = set()
        self.blues = self.activators = self.extra_next = 0
        self.hit = False
        self.players = [self.newcomer() for _ in range(self.n)]
        if self.options["character_assignment"] == "random":
            for seat, player in enumerate(data["players"]):
                self.take_character(seat, player["character"])
        self.lie_open(data)

    # ------------------------------------------------------------ setup

    def newcomer(self) -> Player:
        """JAG-SETUP-05, JAG-SETUP-08, JAG-S-SETUP-01, JAG-S-SETUP-06."""
        if self.solo:
            level = BOX["solo_level"][self.options["solo_level"] - 1]
            glory = BOX["glory_track"]["values"].index(level["glory_start_value"])
            return Player(level["health"], level["curse"], glory)
        return Player(self.numbers["health"], self.numbers["curse"], self.numbers["glory_start_step"])

    def take_character(self, seat: int, character: str) -> None:
        """JAG-SETUP-04."""
        assert character not in [player.character for player in self.players]
        self.players[seat].character = character

    def take_amulets(self) -> None:
        """JAG-SETUP-06, JAG-S-SETUP-02, JAG-OPT-04."""
        for seat, player in enumerate(self.players):
            player.amulets["red"] += str(seat + 1) in self.options["first_time_red"]
            amulets = [
                CHARACTERS[str(player.character)]["start_amulet"],
                "" if self.solo else self.numbers["extra_amulet"],
            ]
            player.amulets.update(amulet for amulet in amulets if amulet and not self.basic)

    def lie_open(self, data: Data) -> None:
        """Take from the table what chance laid out."""
        self.items: dict[str, Data] = data["items"]
        self.entries: list[Data] = data["entries"]
        self.exits: list[str | None] = data["exits"]
        self.objectives: list[str] = data["objectives"]
        self.ranking = [seat - 1 for seat in data["ranking"]]

    def go_on_from(self, data: Data) -> None:
        """Take over what lies on the board and what players have from a table that somebody changed."""
        self.items = data["items"]
        self.hearts_taken = data["hearts_taken"]
        self.jaguar, self.blues = (data["solo"]["jaguar"], data["solo"]["blues"]) if self.solo else (None, 0)
        self.players = [
            Player(**{part: KINDS[part](value) if part in KINDS else value for part, value in player.items()})
            for player in data["players"]
        ]

    def check_setup(self) -> None:
        """What chance laid out is what the rules allow (JAG-SETUP)."""
        assert sorted(self.tiles) == list("ABCD")
        assert not any(self.turned) or self.options["tile_rotation"]
        assert len(self.entries) - sum(entry["open"] for entry in self.entries) < 2
        assert sorted(self.trap_order[:4]) == sorted(HARMING)
        assert self.trap_order[4:] == ["secret_door", "flood"]
        assert len(set(self.objectives)) == len(self.objectives) == 3
        assert all(OBJECTIVES[one]["basic"] or not self.basic for one in self.objectives)
        assert sorted(self.ranking) == list(range(self.n))
        number = str(max(2, self.n))
        for area, setup in zip(("tiles_1_3", "tile_4"), self.areas(), strict=True):
            wanted = next(one for one in BOX["crystal_setup"] if one["area"] == area and str(one["players"]) == number)
            assert setup == Counter({colour: wanted[colour] for colour in CRYSTALS})
        maps = Counter(MAPS[item["map"]]["type"] for item in self.items.values() if "map" in item)
        temple = BOX["temple_setup"]
        assert maps == {"dots": temple["map_dots"][number], "triangles": temple["map_triangles"][number]}
        lying = [item["ritual"] for item in self.items.values() if "ritual" in item]
        lying += [entry["ritual"] for entry in self.entries if entry["ritual"]]
        assert len(set(lying)) == len(lying)
        amulets = Counter(item["amulet"] for item in self.items.values() if "amulet" in item)
        assert amulets == (temple["basic_square_amulets"][number] if self.basic else {})
        given = [entry["amulet"] for entry in self.entries if entry["amulet"]]
        assert len(set(given)) == len(given)
        assert [exit for exit in self.exits if exit] == ([] if self.basic else self.exits)
        assert self.basic or len(set(self.exits)) == self.board.rows
        for y, entry in enumerate(self.entries, 1):
            assert entry["open"] == (("v", 0, y) not in self.board.walls)
            assert entry["open"] == bool(entry["ritual"]), "a ritual beside each starting space"
            assert bool(entry["amulet"]) == (entry["open"] and not self.basic)
        for space in self.board.spaces():
            assert set(self.items.get(space, {})) == self.laid_on(space), f"what lies on {space}"

    def areas(self) -> list[Counter[str]]:
        """The crystals of tiles #1 to #3, and those of #4."""
        found: list[Counter[str]] = [Counter(), Counter()]
        for space, item in self.items.items():
            found[column(space) > 9].update(item.get("crystals", []))
        return found

    def laid_on(self, space: str) -> set[str]:
        """What kinds of things lie on a space at the beginning (JAG-SETUP-13 to JAG-SETUP-18)."""
        tile = (column(space) - 1) // 3 + 1
        symbol = self.board.symbol[space]
        if symbol == "pM" and tile < 4 and not (self.n == 4 and tile == 3 and self.middle_major(space)):
            return {"crystals", "map"}
        if symbol == "D":
            return {"ritual"} if tile > 1 else set()
        if symbol == "S":
            return {"amulet" if self.basic else "chest"}
        return {"crystals"} if symbol in ("p", "b", "pM") or (symbol == "3" and self.n > 2) else set()

    def middle_major(self, space: str) -> bool:
        majors = [one for one in self.board.spaces() if self.board.symbol[one] == "pM" and 7 <= column(one) <= 9]
        return sorted(majors, key=lambda one: (row(one), column(one)))[1] == space

    # ------------------------------------------------------------ the table

    def table(self) -> Data:
        """All that lies on the table, as the title writes it down."""
        return {
            "game": "jaguar",
            "options": self.options,
            "tiles": self.tiles,
            "turned": self.turned,
            "heart_wall": self.board.heart,
            "round": self.round,
            "items": {space: item for space, item in self.items.items() if item},
            "entries": self.entries,
            "exits": self.exits,
            "order": self.order,
            "ranking": [seat + 1 for seat in self.ranking],
            "acts": [seat + 1 for seat in self.acts],
            "extra": None if self.extra is None else self.extra + 1,
            "objectives": self.objectives,
            "dome": [colour for colour in CRYSTALS if colour in self.dome],
            "checkpoint_crystals": [colour for colour in CRYSTALS if colour in self.at_checkpoint],
            "hearts_taken": self.hearts_taken,
            "traps": [self.trap_data(trap) for trap in self.trap_order],
            "shield": self.shield,
            "players": [player.data(self.objectives) for player in self.players],
            "turn": self.turn_now,
            **({"solo": self.solo_data()} if self.solo else {}),
            **({"winners": [seat + 1 for seat in self.winners]} if self.winners is not None else {}),
        }

    def trap_data(self, trap: str) -> Data:
        data: Data = {"trap": trap, "activator": self.activator[trap]}
        if trap in HARMING:
            data |= {"token": self.token[trap], "revealed": trap in self.revealed}
            if self.solo:
                data["face_up"] = [token for token in HARMING[trap]["tokens"] if token in self.face_up[trap]]
        return data

    def solo_data(self) -> Data:
        piles = ("pile", "shown", "taming", "taming_shown", "taming_aside", "taming_taken")
        return {
            "jaguar": self.jaguar,
            **{pile: [one for one in (*JAGUARS, *TAMINGS) if one in getattr(self, pile)] for pile in piles},
            "blues": self.blues,
            "hit": self.hit,
            "activators": self.activators,
            "extra_next": self.extra_next,
        }

    # ------------------------------------------------------------ what it is worth

    def score(self, seat: int) -> int:
        """JAG-SCORE-01 to JAG-SCORE-04."""
        player = self.players[seat]
        purple = BOX["crystal"][0]
        owned, most = player.crystals("purple"), len(purple["table"]) - 1
        points: int = purple["table"][min(owned, most)] + max(0, owned - most) * purple["beyond"]
        points += sum(player.crystals(colour) * CRYSTALS[colour]["each"] for colour in ("yellow", "blue", "green"))
        points += self.blue_majority(seat) + player.hearts * BOX["heart"]["honor_each"]
        points += section(player.health)["health_points"] + section(player.curse)["curse_points"]
        track = BOX["glory_track"]
        top = len(track["values"]) - 1
        points += track["values"][min(player.glory, top)] + max(0, player.glory - top) * track["beyond"]
        minors = sum(level["token"].startswith("m") for level in player.levels)
        points += minors * BOX["ritual_values"]["minor_honor"]
        return points + sum(self.worth(player, one) for one in player.objectives)

    def blue_majority(self, seat: int) -> int:
        """JAG-SCORE-01, JAG-S-END-03."""
        blue = CRYSTALS["blue"]
        owned = [player.crystals("blue") for player in self.players]
        rivals = [self.blues] if self.solo else owned[:seat] + owned[seat + 1 :]
        if owned[seat] > max(rivals):
            return int(blue["majority_sole"])
        return int(blue["majority_tied"]) if owned[seat] == max(rivals) and (owned[seat] or self.solo) else 0

    def worth(self, player: Player, objective: str) -> int:
        """JAG-OBJ-03, JAG-OBJ-04."""
        data = OBJECTIVES[objective]
        number = {
            "health": player.health,
            "purple_or_yellow_crystal": player.crystals("purple", "yellow"),
            "map_piece": len(player.maps | player.used_maps),
            "blue_or_green_crystal": player.crystals("blue", "green"),
            "level": len(player.levels),
            "curse": player.curse,
            "glory_step": player.glory,
            "chest": len(player.chests),
        }[data["per"]]
        return max(0, int(data["base"] + data["each"] * number))
