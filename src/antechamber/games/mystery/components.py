"""The box in numbers: constants, and the flat tables the rules look things up in. `loader` fills them."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec

# Crystal kinds. ANY is "any one coloured crystal", never a colourless one; it occurs in gains only.
EMPTY: Final = 0
COLOURLESS: Final = 1
RED: Final = 2
YELLOW: Final = 3
BLUE: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
ANY: Final = 7
KINDS: Final = 8
BUNDLE_BITS: Final = 6
LETTERS: Final = ".CRYBGP*"  # the letter of each kind, in the data and in notation

# Location kinds.
DIRECT: Final = 0
CONVERSION: Final = 1
UPGRADE: Final = 2
TEMPLE: Final = 3
LOCATION_KINDS: Final = 4
LOCATIONS: Final = ["direct", "conversion", "upgrade", "temple"]

# Cards: temples 0..4 (temple t has colour t + RED), then wilderness number w at FIRST_WILDERNESS - 1 + w.
TEMPLES: Final = 5
CARDS: Final = 15
FIRST_WILDERNESS: Final = 5
TEMPLE_IDS: Final = ["red", "yellow", "blue", "green", "purple"]
ARCH_LENGTH: Final = 9

# Curse boxes, by position; ends and sides of a temple card.
BOX_IDS: Final = ["L3", "L4", "M5", "R4", "R3"]
BOXES: Final = 5
ENDS: Final = ["L", "R"]
CHAIN_ROW: Final = 8  # `chain_box` has a row of this length for each end
SIDE_4P: Final = 0
SIDE_23P: Final = 1

RUNES: Final = 5
RUNE_IDS: Final = ["rune6", "rune5", "rune4", "rune3", "rune2"]
SPACES: Final = 12
MANA_SPACES: Final = 8  # at most so many on one Mana Upgrade card
MOST_MANA: Final = 3 * MANA_SPACES  # and on the three of them

# What lies on the table, as the state counts it. A curse box is free, bears a seat's marker (seat + 1) or the
# neutral one, or is closed; points come from curses, the grid, temple objectives and the rune objective.
FREE: Final = 0
NEUTRAL: Final = 5
CLOSED: Final = 6
OFF_THE_RING: Final = -1
NO_RUNE_CARD: Final = -1
NO_GRID: Final = -1
SOURCES_OF_POINTS: Final = 4
CURSES: Final = 0
GRID_REWARDS: Final = 1
TEMPLE_OBJECTIVES: Final = 2
RUNE_OBJECTIVE: Final = 3

# Crystal grids.
GRIDS: Final = 4  # each with two sides
GRID_1A: Final = 0
GRID_2A: Final = 1
GRID_3A: Final = 2
GRID_4A: Final = 3
GRID_1B: Final = 4
GRID_2B: Final = 5
GRID_3B: Final = 6
GRID_4B: Final = 7
GRID_IDS: Final = ["1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B"]

COLOURED: Final = "RYBGP"
PRINTED: Final = "CRYBGP"
GAINED: Final = "CRYBGP*"


@final
class Components:
    """The box, as numbers. Never changed after reading; all states share one by reference.

    A *bundle* is several crystals in one number, six bits for each kind: the sum of `count << 6 * kind`.
    """

    def __init__(self) -> None:
        # crystals and players
        self.crystals: vec[i64] = vec[i64]()  # [kind]: how many the box has
        self.start_colourless: i64 = 0
        self.curse_markers: i64 = 0
        # cards
        self.card_kind: vec[i64] = vec[i64]()  # [card]: location kind
        self.tablet: vec[i64] = vec[i64]()  # [card]: rune
        self.card_gain: vec[i64] = vec[i64]()  # [card]: bundle; 0 for Mana Conversion and Mana Upgrade
        self.convert_pay: vec[i64] = vec[i64]()  # [card]: colourless crystals returned
        self.convert_gain: vec[i64] = vec[i64]()  # [card]: different colours gained
        self.mana_first: vec[i64] = vec[i64]()  # [card]: its first Mana Upgrade space
        self.mana_spaces: vec[i64] = vec[i64]()  # [card]: how many it has
        self.mana_reset: vec[i64] = vec[i64]()  # [card]: cleared when at most so many are uncovered
        self.mana_colour: vec[i64] = vec[i64]()  # [Mana Upgrade space]: kind
        self.mana_card: vec[i64] = vec[i64]()  # [Mana Upgrade space]: card
        self.mana_size: i64 = 0  # how many Mana Upgrade spaces there are
        self.wilderness_between: i64 = 0
        self.removed: vec[i64] = vec[i64]()  # [card]: 1 if it leaves the game of 2 or 3
        # temples
        self.arch: vec[i64] = vec[i64]()  # [temple * arch_length + position - 1]: kind
        self.arch_length: i64 = 0
        self.box_points: vec[i64] = vec[i64]()  # [box]
        self.box_level: vec[i64] = vec[i64]()  # [box]: 1..3
        self.chain_box: vec[i64] = vec[i64]()  # [end * 8 + length]: box, or -1
        self.shortest: i64 = 0
        self.longest: i64 = 0
        self.closed: vec[i64] = vec[i64]()  # [side * 5 + temple]: set of boxes, as bits
        self.neutral_box: vec[i64] = vec[i64]()  # [temple]: box
        # runes
        self.rune_copies: vec[i64] = vec[i64]()  # [rune]
        self.rune_gain: vec[i64] = vec[i64]()  # [rune * 4 + location kind]: bundle
        self.rune_clears: vec[i64] = vec[i64]()  # [rune]: 1 if it clears a Mana Upgrade card
        self.rune_extra: vec[i64] = vec[i64]()  # [rune]: extra crystals of a Mana Conversion
        self.rune_exchange: vec[i64] = vec[i64]()  # [rune]: cost of the Exchange Charm with it, 0 if it does not matter
        self.exchange_runes: vec[i64] = vec[i64]()  # those where it does
        self.cards_per_pile: i64 = 0
        # objectives
        self.objectives_drawn: vec[i64] = vec[i64]()  # [players]
        self.objective_first: i64 = 0
        self.objective_second: i64 = 0
        self.rune_points: vec[i64] = vec[i64]()  # [different types]: 0..6
        # storage
        self.spaces: i64 = 0
        self.neighbours: vec[i64] = vec[i64]()  # [space]: set of spaces, as bits
        # moving and charms
        self.move_min: i64 = 0
        self.move_max: i64 = 0
        self.dexterity_cost: vec[i64] = vec[i64]()  # [extra spaces]
        self.switch_cost: i64 = 0
        self.exchange_cost: i64 = 0
        # grid effects
        self.bonus_1a: i64 = 0
        self.exchange_1a: i64 = 0
        self.special_2a: i64 = 0
        self.once_per_turn_2a: vec[i64] = vec[i64]()  # [edition]: en, pl
        self.reward_gain: vec[i64] = vec[i64]()  # [k-th marker]: bundle
        self.reward_points: vec[i64] = vec[i64]()  # [k-th marker]
        self.surcharge: vec[i64] = vec[i64]()  # [levels up]
        self.extra_types_4b: i64 = 0
        # for display
        self.temple_ids: list[str] = []
        self.rune_ids: list[str] = []
        self.rune_names: list[str] = []
        self.box_ids: list[str] = []
        self.grid_ids: list[str] = []
        self.card_ids: list[str] = []
        self.player_colours: list[str] = []
        self.lattice_rows: list[list[int]] = []
        self.reconstructed: frozenset[str] = frozenset()
