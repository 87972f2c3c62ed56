"""The box in numbers: constants, and the flat tables the rules look things up in. `loader` fills them."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64, vec

# Items, in this order. A bundle of items is one number, four bits for each of them.
FOOD: Final = 0
TORCH: Final = 1
PICKAXE: Final = 2
GOLD: Final = 3
GLORY: Final = 4
ANY: Final = 5  # a resource of one's choice; only in effects
CHEST: Final = 6  # only in the price of an exchange
RESOURCES: Final = 3
TRACKS: Final = 5  # food, torch, pickaxe, gold, glory
ITEM_IDS: Final = ["food", "torch", "pickaxe", "gold", "glory", "any", "chest"]
LETTERS: Final = "FTPGL"
ITEM_BITS: Final = 4
MOST: Final = 15  # of one item in a bundle
NAMED: Final = (1 << ITEM_BITS * ANY) - 1  # the part of a bundle that names its items; the rest is of any kind

MOST_SEATS: Final = 3
PAWS: Final = 5
TOKENS: Final = 8
CAP: Final = 9
ROW: Final = 3
MOST_SPOTS: Final = 16
MOST_SLOTS: Final = 16
NONE: Final = -1

# Cards have one number each: chambers, then assistants, entrances and chests.
CHAMBERS: Final = 37
ASSISTANTS: Final = 37
ENTRANCES: Final = 16
CHESTS: Final = 20
FIRST_ASSISTANT: Final = 37
FIRST_ENTRANCE: Final = 74
FIRST_CHEST: Final = 90
CARDS: Final = 110
NO_CARD: Final = 127

CHAMBER_IDS: Final = [
    "living_fire", "portal", "scrying_pool", "armory", "barracks", "watchtower", "scaffolding", "quarry", "crane",
    "library", "map_room", "teahouse", "berry_garden", "spring", "sacred_grove", "chapel", "reliquary", "altar",
    "bakery", "dining_hall", "kitchen", "stash", "privy", "thieves_den", "shooting_range", "lookout", "oasis",
    "cave_in", "tunnel", "mine_shaft", "pawn_shop", "storage", "fair", "alch_workshop", "distillery", "laboratory",
    "sphinx",
]  # fmt: skip
ASSISTANT_IDS: Final = [
    "magician", "conjurer", "pyromancer", "guard", "squire", "commander", "builder", "foreman", "architect", "student",
    "scholar", "elder", "herbalist", "forager", "druid", "monk", "preacher", "bishop", "confectioner", "baker", "chef",
    "infiltrator", "swindler", "smuggler", "scout", "marksman", "ranger", "trammer", "prospector", "tunneler",
    "barker", "profiteer", "merchant", "apothecary", "transmuter", "alchemist", "mewmmy",
]  # fmt: skip
ENTRANCE_IDS: Final = [
    "1", "2", "3", "3.5", "4", "5", "6", "7", "7.5", "8", "9", "10", "11", "12", "13", "14",
]  # fmt: skip
ENTRANCE_WORDS: Final = [
    "1", "2", "3", "3-5", "4", "5", "6", "7", "7-5", "8", "9", "10", "11", "12", "13", "14",
]  # fmt: skip  # in notation and message ids, where a point means something else
CHEST_IDS: Final = [
    "c01", "c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09", "c10", "c11", "c12", "c13", "c14", "c15", "c16",
    "c17", "c18", "c19", "c20",
]  # fmt: skip
CARD_IDS: Final = [*CHAMBER_IDS, *ASSISTANT_IDS, *ENTRANCE_WORDS, *CHEST_IDS]
FACTION_IDS: Final = [
    "squirrels", "porcupines", "beavers", "capibaras", "pacas", "chinchillas", "viscachas", "rats", "jerboas",
    "molerats", "lemmings", "guinea_pigs",
]  # fmt: skip
FACTIONS: Final = 12
NEUTRAL: Final = 12
SPOT_IDS: Final = [
    "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4",
]  # fmt: skip
NO_SPOT: Final = 31

# The two kinds of cards that have a deck, a row and a discard pile.
CHAMBER: Final = 0
ASSISTANT: Final = 1
GREEN: Final = 0
BLUE: Final = 1
NO_TOP: Final = 2  # the deck is empty

# Operations of the effect language.
END: Final = 0
GAIN: Final = 1
GAIN_LOW: Final = 2
GAIN_PER: Final = 3
OTHERS_GAIN: Final = 4
CHOOSE: Final = 5
EXCHANGE: Final = 6
OPEN: Final = 7
HIRE: Final = 8
CAMP: Final = 9
REFRESH: Final = 10
MOVE_PAW: Final = 11
TAKE_CHEST: Final = 12
FLIP_CHEST: Final = 13
EXTRA_ACTION: Final = 14
EXTRA_TURN: Final = 15
PLACE_PAW: Final = 16
DOUBLE_NEXT: Final = 17
SWAP_ASSISTANT: Final = 18
PORTAL: Final = 19
BORROW_ASSISTANT: Final = 20
TRIGGER: Final = 21
MOD: Final = 22
JUMP: Final = 23
OPERATIONS: Final = 24
OPERATION_IDS: Final = [
    "end", "gain", "gain_low", "gain_per", "others_gain", "choose", "exchange", "open", "hire", "camp", "refresh",
    "move_paw", "take_chest", "flip_chest", "extra_action", "extra_turn", "place_paw", "double_next", "swap_assistant",
    "portal", "borrow_assistant", "trigger", "mod", "jump",
]  # fmt: skip

PER_IDS: Final = ["adjacent_chambers", "adjacent_factions"]
ADJACENT_CHAMBERS: Final = 0
ADJACENT_FACTIONS: Final = 1
WHAT_IDS: Final = ["chamber", "assistant", "either"]
EITHER: Final = 2
TARGET_IDS: Final = [
    "adjacent_chamber", "row_chamber", "own_paw_entrance", "free_entrance", "opened_chamber", "hired_assistant",
    "used_assistant",
]  # fmt: skip
ADJACENT_CHAMBER: Final = 0
ROW_CHAMBER: Final = 1
OWN_PAW_ENTRANCE: Final = 2
FREE_ENTRANCE: Final = 3
OPENED_CHAMBER: Final = 4
HIRED_ASSISTANT: Final = 5
USED_ASSISTANT: Final = 6
MOD_IDS: Final = ["open_discount", "pay_gold_with", "cost_any", "camp_limit", "place_opposite"]

# Conditions before an assistant's colon. The first four are those of the items.
OPENED: Final = 4
HIRED: Final = 5
CAMPED: Final = 6
FROM_CAMP: Final = 7
CHEST_USED: Final = 8
CHEST_TAKEN: Final = 9
EXCHANGED: Final = 10
VISITED: Final = 11
PLACED_CHAMBER: Final = 12
PLACED_OPPONENT: Final = 13
PLACED_EMPTY: Final = 14
REMOVED_OPPONENT: Final = 15
DRY_ANY: Final = 16
DRY_INSIDE: Final = 17
DRY_CHAMBER: Final = 18
AFTER_REMOVE: Final = 19
CONDITIONS: Final = 20
WHEN_DRY: Final = 1 << DRY_ANY  # further conditions as bits
WHEN_DRY_INSIDE: Final = 1 << DRY_INSIDE
WHEN_DRY_CHAMBER: Final = 1 << DRY_CHAMBER
WHEN_REMOVED_OPPONENT: Final = 1 << REMOVED_OPPONENT
CONDITION_IDS: Final = [
    "gain:food", "gain:torch", "gain:pickaxe", "gain:gold", "open", "hire", "camp", "from_camp", "chest_use",
    "chest_take", "exchange", "visited", "place:chamber", "place:opponent_chamber", "place:empty",
    "remove:opponent_chamber", "remove_no_effect:any", "remove_no_effect:inside", "remove_no_effect:chamber",
    "after_remove_action",
]  # fmt: skip
KIND_IDS: Final = ["passive", "one_time", "modifier", "complex"]
PASSIVE: Final = 0
ONE_TIME: Final = 1
MODIFIER: Final = 2
COMPLEX: Final = 3


def amount(items: i64, item: i64) -> i64:
    """How many of an item a bundle has."""
    return items >> ITEM_BITS * item & MOST


def bundle(food: i64, torch: i64, pickaxe: i64, gold: i64 = 0, glory: i64 = 0) -> i64:
    """Items as one number."""
    return food | torch << ITEM_BITS | pickaxe << 2 * ITEM_BITS | gold << 3 * ITEM_BITS | glory << 4 * ITEM_BITS


@final
class Crypt:
    """The frame and the spots inside it, for a number of players."""

    def __init__(self) -> None:
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.spots: i64 = 0
        self.slots: i64 = 0
        self.line: vec[i64] = vec[i64]()  # [slot]: the spots of its line, as bits
        self.opposite: vec[i64] = vec[i64]()  # [slot]
        self.row_slots: i64 = 0  # the slots at the ends of rows, as bits
        self.every_spot: i64 = 0  # as bits
        self.every_slot: i64 = 0
        # for sets of slots, once for the first eight and once for the last eight:
        self.lines: vec[i64] = vec[i64]()  # [set]: the spots of their rows, then those of their columns, as bits
        self.facing: vec[i64] = vec[i64]()  # [set]: the slots opposite, as bits
        self.near: vec[i64] = vec[i64]()  # [spot]: the spots one step away, as bits
        self.ascending: vec[i64] = vec[i64]()  # [slot]: the entrance card that lies there in ascending order
        self.factions: i64 = 0
        self.end_glory: i64 = 0
        self.end_chambers: i64 = 0
        self.opposite_allowed: bool = False
        self.first_game: i64 = 0  # the factions of a first game, as bits


@final
class Components:
    """The box, as numbers. Never changed after reading; all states share one by reference."""

    def __init__(self) -> None:
        self.two: Crypt = Crypt()
        self.three: Crypt = Crypt()
        # programs: what cards do
        self.op: vec[i64] = vec[i64]()
        self.arg: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()  # [card]: where its program starts
        self.flipped: vec[i64] = vec[i64]()  # [entrance]: the same for its other side
        self.sure: vec[i64] = vec[i64]()  # [where a program starts]: 1 if it gives something in any case
        # faces
        self.cost: vec[i64] = vec[i64]()  # [card]: bundle; chambers and assistants
        self.glory: vec[i64] = vec[i64]()  # [card]
        self.faction: vec[i64] = vec[i64]()  # [card]; also of entrances, NONE without a symbol
        self.backs: vec[i64] = vec[i64]()  # [kind * 2 + colour]: cards of that back, as bits
        self.of_faction: vec[i64] = vec[i64]()  # [kind * 13 + faction]: its cards, as bits
        self.extra: i64 = 0  # chambers with the additional-action symbol, as bits
        self.alike: vec[i64] = vec[i64]()  # [chest]: the first chest with the same effect
        self.moving_chests: i64 = 0  # chests that move or place a paw or trigger a card, as bits
        self.shifting_chests: i64 = 0  # chests after which a paw may be placed, or another chest used, to other effect
        self.giving_chests: i64 = 0  # chests that only give something
        # assistants, as bits
        self.on: vec[i64] = vec[i64]()  # [condition]
        self.condition: vec[i64] = vec[i64]()  # [assistant]: condition or NONE; not bits
        self.kind: vec[i64] = vec[i64]()  # [assistant]; not bits
        self.passive: i64 = 0
        self.one_time: i64 = 0
        self.once_per_turn: i64 = 0
        self.giving: i64 = 0  # passives that only give
        self.plain: i64 = 0  # those of them that give no glory
        self.plain_glory: vec[i64] = vec[i64]()  # [assistant]: glory it gives if it only gives, NONE if it does more
        self.gives: vec[i64] = vec[i64]()  # [assistant]: what it may give if it only gives: bits of resources and gold
        self.shifting: i64 = 0  # passives that a chest can set off, and that shift something as such a chest does
        self.needs_spot: i64 = 0  # assistants whose effect is about the spot of an event
        # standing rule changes, by assistant
        self.open_discount: vec[i64] = vec[i64]()
        self.cost_any: vec[i64] = vec[i64]()
        self.gold_item: vec[i64] = vec[i64]()  # the resource that stands for gold when hiring, or NONE
        self.camp_limit: vec[i64] = vec[i64]()
        self.opposite: vec[i64] = vec[i64]()
        self.modifying: vec[i64] = vec[i64]()  # [mod]: assistants with it, as bits
        # numbers
        self.begin_with: vec[i64] = vec[i64]()  # [item]
        self.camp_cards: i64 = 0
        self.camp_discount: i64 = 0
        self.short_row: i64 = 0  # with so many assistants and no deck the game ends
        self.sets: vec[i64] = vec[i64]()  # [factions in a set]: glory
        self.visit_bonus: i64 = 0  # bundles
        self.passage_bonus: i64 = 0
        self.opposite_bonus: i64 = 0
        self.adjacent_bonus: i64 = 0
        self.passage_price: i64 = 0
        # for display
        self.names: list[str] = []  # [card]
        self.reconstructed: frozenset[str] = frozenset()

    def crypt(self, players: i64) -> Crypt:
        return self.three if players == MOST_SEATS else self.two
