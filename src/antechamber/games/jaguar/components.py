"""The box in numbers: constants, and the flat tables the rules look things up in. `loader` fills them."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec

NONE: Final = -1

# Crystals and amulets, always in this order.
PURPLE: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
CRYSTALS: Final = 4
CRYSTAL_IDS: Final = ["purple", "yellow", "blue", "green"]
RED_AMULET: Final = 0
BLACK_AMULET: Final = 1
GREEN_AMULET: Final = 2
YELLOW_AMULET: Final = 3
BLUE_AMULET: Final = 4
WHITE_AMULET: Final = 5
AMULETS: Final = 6
AMULET_IDS: Final = ["red", "black", "green", "yellow", "blue", "white"]

# Traps, and the options of the harming ones: option i of a trap is token 3 * trap + i.
GAS: Final = 0
DARTS: Final = 1
GUARDS: Final = 2
EARTHQUAKE: Final = 3
SECRET_DOOR: Final = 4
FLOOD: Final = 5
TRAPS: Final = 6
HARMING: Final = 4
OPTIONS: Final = 3  # tokens of a harming trap
ALL_OPTIONS: Final = (1 << OPTIONS) - 1  # as bits
TRAP_IDS: Final = ["gas", "darts", "guards", "earthquake", "secret_door", "flood"]
TOKEN_IDS: Final = [
    "floor_blue", "floor_yellow", "floor_red", "wall_blue", "wall_red", "wall_yellow", "claw_gold", "claw_silver",
    "claw_bronze", "column_1", "column_2", "column_3",
]  # fmt: skip
FLOORS: Final = "byr"  # the letters of the tiles, in the order of the tokens
WALLS: Final = "bry"
CLAWS: Final = "gsz"

FENN: Final = 0
AKHEL: Final = 1
KEELA: Final = 2
NERYS: Final = 3
CHARACTERS: Final = 4
LEVELS: Final = 3  # each with a reward; the last one brings the ability
CHARACTER_IDS: Final = ["fenn", "akhel", "keela", "nerys"]

OBJECTIVE_IDS: Final = [
    "health", "purple_yellow", "maps", "blue_green", "levels", "few_curses", "glory", "chests",
]  # fmt: skip
OBJECTIVES: Final = 8
OF_HEALTH: Final = 0
OF_PURPLE_YELLOW: Final = 1
OF_MAPS: Final = 2
OF_BLUE_GREEN: Final = 3
OF_LEVELS: Final = 4
OF_FEW_CURSES: Final = 5
OF_GLORY: Final = 6
OF_CHESTS: Final = 7
IN_PLAY: Final = 3  # Objectives on the domes

RITUAL_IDS: Final = [f"m{n:02}" for n in range(1, 17)] + [f"M{n:02}" for n in range(1, 9)]
RITUALS: Final = 24
MINORS: Final = 16  # the Minor rituals come first
LEVEL_UP: Final = 24  # a token in a level slot that is no ritual
CHEST_IDS: Final = [f"c{n:02}" for n in range(1, 11)]
CHESTS: Final = 10
IN_A_CHEST: Final = 3  # amulets, two of which are kept
ALL_CHESTS: Final = (1 << CHESTS) - 1  # as bits
MAP_IDS: Final = ["d1a", "d1b", "d2a", "d2b", "d3a", "d3b", "t1a", "t1b", "t2a", "t2b", "t3a", "t3b"]
DOTS: Final = 6  # the dots come first
ESCAPE_IDS: Final = [f"e{n}" for n in range(1, 9)]
ESCAPES: Final = 8
JAGUAR_IDS: Final = ["j2", "j3", "j4", "j5", "j2w", "j3w", "j4w", "j5w"]
JAGUARS: Final = 8
TAMING_IDS: Final = [f"t{n:02}" for n in range(1, 11)]
TAMINGS: Final = 10
TURNED_UP: Final = 2  # Jaguar tokens of a round, and Taming tokens to choose from
ROUND_OF_ALL_TOKENS: Final = 3  # from which on all Jaguar tokens are in the pile

# The board: four tiles in a row, read as one grid of twelve columns.
COLUMNS: Final = 12
TILE_COLUMNS: Final = 3
TILES: Final = 4
TILE_IDS: Final = ["A", "B", "C", "D"]
MOST_ROWS: Final = 6
SPACES: Final = 72  # with six rows; with five, the last twelve are not there
OPENED: Final = 9  # the first column of tile #4
LAST_COLUMN: Final = 11
SPACE_IDS: Final = [f"{'abcdefghijkl'[x]}{y + 1}" for y in range(MOST_ROWS) for x in range(COLUMNS)]
ENTRANCE: Final = 72  # places of pawns: before row y
OUTSIDE: Final = 80  # and outside, after leaving through row y

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = 4
DIRECTION_IDS: Final = ["up", "right", "down", "left"]

BETWEEN_3_4: Final = 0  # where the Heart wall is
RIGHT_OF_4: Final = 1
REMOVED: Final = 2
HEART_IDS: Final = ["between_3_4", "right_of_4", "removed"]

EMPTY: Final = 0
PEDESTAL: Final = 1
BLESSED: Final = 2
THREE_PLAYERS: Final = 3
MAJOR: Final = 4
DIAMOND: Final = 5
SQUARE: Final = 6
SYMBOL_IDS: Final = [".", "p", "b", "3", "pM", "D", "S"]

# What lies on a space is one number: crystals by colour, a map piece, a ritual, and what is on a square.
CRYSTAL_BITS: Final = 2
MAP_AT: Final = 8
RITUAL_AT: Final = 12
SQUARE_AT: Final = 17
CRYSTAL_MASK: Final = 3  # as many of a colour at most
MAP_MASK: Final = 15
RITUAL_MASK: Final = 31
A_CHEST: Final = 1  # on a square
FIRST_AMULET: Final = 2  # and amulets from here on

MOST_SEATS: Final = 4
ORDER_SPACES: Final = 6
AMULET_ACTIVATOR: Final = 8  # added to a seat: its activator is a yellow amulet (Hunt)
MOST_LEVELS: Final = 20
CHECKPOINTS: Final = 3

# A part of a reward is one number: its kind, which amulet or crystal, and how many; `part_of` packs it.
PART_KIND_AT: Final = 8
PART_WHAT_AT: Final = 4
PART_MASK: Final = 15
AN_AMULET: Final = 0
A_CRYSTAL: Final = 1
HEALTH: Final = 2
LESS_CURSE: Final = 3
GLORY: Final = 4
ACTIVATOR: Final = 5
REWARD_IDS: Final = [
    *AMULET_IDS,
    *[f"crystal_{colour}" for colour in CRYSTAL_IDS],
    "heal",
    "curse",
    "glory",
    "activator",
]

# Rewards of taming.
TAME_CRYSTAL: Final = 0
TAME_CHEST: Final = 1
TAME_MAP: Final = 2
TAME_RITUAL: Final = 3
TAME_STEPS: Final = 4
TAME_FLOOD: Final = 5
TAMING_REWARDS: Final = ["crystal", "chest", "map", "ritual", "steps:2", "flood"]

# Where points come from.
OF_CRYSTALS: Final = 0
OF_HEARTS: Final = 1
OF_HEALTH_ROW: Final = 2
OF_CURSE_ROW: Final = 3
OF_GLORY_TRACK: Final = 4
OF_RITUALS: Final = 5
OF_OBJECTIVES: Final = 6
SOURCES_OF_POINTS: Final = 7
SOURCE_IDS: Final = ["crystals", "hearts", "health", "curses", "glory", "rituals", "objectives"]


def part_of(kind: i64, what: i64, n: i64) -> i64:
    """A part of a reward."""
    return kind << PART_KIND_AT | what << PART_WHAT_AT | n


def kind_of(part: i64) -> i64:
    return part >> PART_KIND_AT


def what_of(part: i64) -> i64:
    """Which amulet or crystal it is."""
    return part >> PART_WHAT_AT & PART_MASK


def number_of(part: i64) -> i64:
    """How much health or glory, or how many curses."""
    return part & PART_MASK


@final
class Tile:
    """One side of a board tile, as printed."""

    def __init__(
        self,
        floor: list[str],
        v_walls: list[str],
        h_walls: list[str],
        v_guards: list[str],
        h_guards: list[str],
        symbols: list[list[str]],
    ) -> None:
        self.floor: Final = floor
        self.v_walls: Final = v_walls
        self.h_walls: Final = h_walls
        self.v_guards: Final = v_guards
        self.h_guards: Final = h_guards
        self.symbols: Final = symbols

    def turned(self) -> Tile:
        """The same side, turned by 180°."""
        return Tile(
            [row[::-1] for row in self.floor[::-1]],
            [row[::-1] for row in self.v_walls[::-1]],
            [row[::-1] for row in self.h_walls[::-1]],
            [row[::-1] for row in self.v_guards[::-1]],
            [row[::-1] for row in self.h_guards[::-1]],
            [row[::-1] for row in self.symbols[::-1]],
        )


@final
class Components:
    """The box, as numbers. Never changed after reading; all states share one by reference."""

    def __init__(self) -> None:
        # the flow of the game
        self.rounds: i64 = 0
        self.opening_round: i64 = 0  # in which tile #4 opens
        self.action_points: vec[i64] = vec[i64]()  # [round - 1]
        self.solo_action_points: vec[i64] = vec[i64]()
        self.run_bonus: i64 = 0
        self.solo_run_bonus: i64 = 0
        self.healing: vec[i64] = vec[i64]()  # [action points]: health
        self.flood_distance: i64 = 0
        self.flood_cost: i64 = 0
        self.door_distance: i64 = 0
        self.glory_per_hit: vec[i64] = vec[i64]()  # [players]
        self.jaguar_hit_glory: i64 = 0
        self.temple_glory_loss: i64 = 0
        self.temple_damage: i64 = 0
        self.jaguar_damage: i64 = 0
        self.greens_per_turn: i64 = 0
        self.yellows_per_trap: i64 = 0
        # setup, by players
        self.start_health: vec[i64] = vec[i64]()
        self.start_curse: vec[i64] = vec[i64]()
        self.start_amulet: vec[i64] = vec[i64]()  # NONE: nothing
        self.hearts: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()
        self.start_glory: vec[i64] = vec[i64]()
        self.crystals: vec[i64] = vec[i64]()  # [(players * 2 + area) * 4 + colour]; area 1 is tile #4
        self.maps_each: vec[i64] = vec[i64]()  # [players]: pieces with dots, and as many with triangles
        self.square_reds: vec[i64] = vec[i64]()  # [players], Basic
        self.square_blacks: vec[i64] = vec[i64]()
        self.dome: i64 = 0  # colours, as bits
        self.checkpoint_crystals: i64 = 0
        self.heart_crystal: vec[i64] = vec[i64]()  # [slot]: colour, or NONE
        # solo, by level
        self.solo_health: vec[i64] = vec[i64]()
        self.solo_curse: vec[i64] = vec[i64]()
        self.solo_glory: vec[i64] = vec[i64]()  # step
        self.jaguar_steps: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()  # Objectives needed
        self.ratings: vec[i64] = vec[i64]()
        # scoring and tracks
        self.purple: vec[i64] = vec[i64]()
        self.purple_beyond: i64 = 0
        self.each: vec[i64] = vec[i64]()  # [colour]
        self.majority: i64 = 0
        self.majority_tied: i64 = 0
        self.heart_honor: i64 = 0
        self.glory_values: vec[i64] = vec[i64]()
        self.glory_beyond: i64 = 0
        self.checkpoint: vec[i64] = vec[i64]()  # [number]: step
        self.most_health: i64 = 0
        self.health_points: vec[i64] = vec[i64]()  # [value]
        self.curse_points: vec[i64] = vec[i64]()
        self.escape_steps: vec[i64] = vec[i64]()
        self.minor_honor: i64 = 0
        self.objective_base: vec[i64] = vec[i64]()
        self.objective_each: vec[i64] = vec[i64]()
        self.objective_target: vec[i64] = vec[i64]()  # solo
        # tokens
        self.damage: vec[i64] = vec[i64]()  # [trap]
        self.curse: vec[i64] = vec[i64]()
        self.heal_of_red: i64 = 0
        self.curse_of_black: i64 = 0
        self.extra_glory: i64 = 0
        self.blue_steers: bool = False
        self.own_amulet: vec[i64] = vec[i64]()  # [character]
        self.rewards: list[list[list[int]]] = []  # [character * 3 + level - 1][alternative]: parts
        self.needs: vec[i64] = vec[i64]()  # [ritual * 4 + colour]
        self.chest: vec[i64] = vec[i64]()  # [chest * 3 + i]: amulet
        self.map_value: vec[i64] = vec[i64]()  # [map piece]: 1 to 3
        self.dots_are_columns: bool = True
        self.band: vec[i64] = vec[i64]()  # [rows * 6 + row]: 1 to 3
        self.escape_reward: vec[i64] = vec[i64]()  # [escape reward]: a part
        self.steps: vec[i64] = vec[i64]()  # [Jaguar token]
        self.through_walls: i64 = 0  # Jaguar tokens, as bits
        self.start_pile: i64 = 0
        self.final_pile: i64 = 0
        self.taming: vec[i64] = vec[i64]()  # [Taming token]: reward
        self.tiles: list[Tile] = []  # [side * 4 + tile]; side 1 has six rows
        self.reconstructed: frozenset[str] = frozenset()

    def rewards_of(self, character: i64, slot: i64) -> list[list[int]]:
        """The alternatives of a level slot."""
        return self.rewards[character * LEVELS + slot]

    def actions_in(self, number: i64, solo: bool) -> i64:
        """The action points of a turn in a round."""
        return self.solo_action_points[number - 1] if solo else self.action_points[number - 1]

    def healed_by(self, points: i64) -> i64:
        """The health that so many action points bring in one turn."""
        cycle: i64 = len(self.healing) - 1
        return points // cycle * self.healing[cycle] + self.healing[points % cycle]

    def is_major(self, ritual: i64) -> bool:
        return MINORS <= ritual < RITUALS
