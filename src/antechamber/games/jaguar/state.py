"""The table: the board and what lies on it, traps, players, tracks, the Jaguar, and what was agreed."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit, size
from antechamber.core.declaring import declared
from antechamber.core.fields import (
    ALL,
    BY_TITLE,
    COUNTS,
    IN_ORDER,
    PLACED,
    SEATS,
    flag,
    flags,
    one,
    row,
    rows,
    shared,
)
from antechamber.core.ints import i64
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.notation import SEAT
from antechamber.core.rows import Row, Rows
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.games.jaguar.audits import audit_table
from antechamber.games.jaguar.components import (
    AMULET_ACTIVATOR,
    BETWEEN_3_4,
    BLUE,
    COLUMNS,
    CRYSTAL_BITS,
    CRYSTAL_MASK,
    CRYSTALS,
    GREEN,
    IN_PLAY,
    LEVELS,
    MAP_AT,
    MAP_MASK,
    MINORS,
    NONE,
    OF_BLUE_GREEN,
    OF_CHESTS,
    OF_CRYSTALS,
    OF_CURSE_ROW,
    OF_FEW_CURSES,
    OF_GLORY,
    OF_GLORY_TRACK,
    OF_HEALTH,
    OF_HEALTH_ROW,
    OF_HEARTS,
    OF_LEVELS,
    OF_MAPS,
    OF_PURPLE_YELLOW,
    OF_RITUALS,
    OPENED,
    OPTIONS,
    PURPLE,
    RITUAL_AT,
    RITUAL_MASK,
    SOURCES_OF_POINTS,
    SPACES,
    SQUARE_AT,
    TAMINGS,
    YELLOW,
    Components,
)
from antechamber.games.jaguar.domains import (
    ACTIVATOR,
    AMULET_COLOURS,
    BOARD,
    CHECKPOINT_SET,
    CHEST_SET,
    CRYSTAL_COLOURS,
    CRYSTAL_SET,
    DOME_SET,
    DOMES,
    ENTRANCES,
    EXITS,
    GAINED,
    GAINED_SET,
    HARMING_TRAPS,
    HEAP,
    HEART,
    JAGUAR_SET,
    LEVEL_TOKEN,
    MAP_SET,
    MARKERS,
    ON_TRACK,
    OPTION,
    OPTION_SET,
    ORDER_TRACK,
    PIECES,
    PLACE,
    POSITION,
    RANKS,
    RITUAL_SET,
    ROW_OF_TILES,
    TABLE_SEATS,
    TAMING_SET,
    TILE,
    TRAP_PLACES,
)
from antechamber.games.jaguar.temple import NO_BOARD, Board, beside
from antechamber.games.jaguar.view import JaguarView, table_data
from antechamber.games.jaguar.words import (
    AMULET,
    CHARACTER,
    CRYSTAL,
    DAMAGED,
    ESCAPE,
    HEALED,
    LOST_GLORY,
    OBJECTIVE,
    RITUAL,
    SPACE,
    TRAP,
    vocabulary,
)


@final
class Agreement:
    """What the table agreed on before the game: the options, as the rules ask for them. Shared by all clones."""

    def __init__(self) -> None:
        self.options: Options = {}  # as given and completed; for snapshots
        self.basic: bool = False
        self.solo: bool = False
        self.level: i64 = 0  # of solo
        self.choose_characters: bool = False
        self.newcomers: i64 = 0  # seats, as bits
        self.rotated: bool = False
        self.action_loss: bool = False  # by becoming cursed
        self.blue_steers: bool = False
        self.flood_damages: bool = False
        self.pouch_ritual: bool = False
        self.taming_through_walls: bool = False


NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()


@declared
@final
class Jaguar(State):
    """A game of Shards of the Jaguar. In a view, NONE stands for a Trap token that the seat may not know."""

    parts: Components = shared(NO_PARTS)
    agreed: Agreement = shared(NO_AGREEMENT)
    board: Board = shared(NO_BOARD)  # of the tiles as they lie
    # the board and what lies on it
    tiles: Row = row(ROW_OF_TILES, TILE, IN_ORDER, seen=ALL)  # from left to right
    turned: i64 = flags(ROW_OF_TILES, seen=ALL)  # by 180°
    heart_wall: i64 = one(HEART, BETWEEN_3_4, seen=ALL)
    items: Row = row(BOARD, HEAP, form=PLACED, seen=ALL)  # packed
    entry_ritual: Row = row(ENTRANCES, RITUAL, NONE, name="ritual", seen=ALL)  # beside the starting spaces
    entry_amulet: Row = row(ENTRANCES, AMULET, NONE, name="amulet", seen=ALL)
    exits: Row = row(EXITS, ESCAPE, NONE, seen=ALL)  # Escape rewards
    # the Temple board
    round: i64 = one(PIECES, seen=ALL)
    order: Row = row(ORDER_TRACK, ACTIVATOR, NONE, seen=ALL)  # the activators that wait there
    ranking: Row = row(RANKS, SEAT, IN_ORDER, seen=ALL)  # seats in the order of the Order track
    acts: Row = row(RANKS, SEAT, IN_ORDER, seen=ALL)  # seats in action order
    extra: i64 = one(SEAT, NONE, seen=ALL)  # with 3 players: who has the second activator
    objective: Row = row(DOMES, OBJECTIVE, NONE, name="objectives", seen=ALL)
    dome: i64 = one(CRYSTAL_SET, "parts.dome", seen=ALL)
    checkpoint_crystals: i64 = one(CRYSTAL_SET, "parts.checkpoint_crystals", seen=ALL)
    hearts_taken: i64 = one(PIECES, seen=ALL)
    # traps, by position
    trap_at: Row = row(TRAP_PLACES, TRAP, IN_ORDER, name="trap", seen=ALL)
    activator: Row = row(TRAP_PLACES, ACTIVATOR, NONE, seen=ALL)  # whose it is
    token: Row = row(HARMING_TRAPS, OPTION, NONE, form=BY_TITLE, seen="may_see_token")  # the active one
    faces: Row = row(HARMING_TRAPS, OPTION_SET, name="face_up", form=BY_TITLE, seen=ALL)  # of tokens, in solo
    revealed: i64 = flags(HARMING_TRAPS, seen=ALL)  # whose token was turned up in this activation
    shield: i64 = one(POSITION, NONE, form=BY_TITLE, seen=ALL)
    # players
    character: Row = row(SEATS, CHARACTER, NONE, seen=ALL)
    place: Row = row(SEATS, PLACE, NONE, seen=ALL)  # 72 + row before entering, 80 + row after leaving
    health: Row = row(SEATS, ON_TRACK, "start_health()", seen=ALL)
    curse: Row = row(SEATS, ON_TRACK, "start_curse()", seen=ALL)
    glory: Row = row(SEATS, PIECES, "start_glory()", seen=ALL)  # step
    amulets: Rows = rows(SEATS, AMULET_COLOURS, AMULET, form=COUNTS, seen=ALL)
    bag: Rows = rows(SEATS, CRYSTAL_COLOURS, CRYSTAL, form=COUNTS, seen=ALL)
    pool: Rows = rows(SEATS, CRYSTAL_COLOURS, CRYSTAL, name="incorporated", form=COUNTS, seen=ALL)
    pouch: Row = row(SEATS, RITUAL_SET, name="rituals", seen=ALL)
    maps: Row = row(SEATS, MAP_SET, form=BY_TITLE, seen=ALL)  # also those that were used
    used_maps: Row = row(SEATS, MAP_SET, seen=ALL)
    chests: Row = row(SEATS, CHEST_SET, seen=ALL)
    hearts: Row = row(SEATS, PIECES, seen=ALL)
    levels: Row = row(SEATS, PIECES, form=BY_TITLE, seen=ALL)  # how many tokens in the level slots
    level_token: Rows = rows(SEATS, GAINED, LEVEL_TOKEN, NONE, name=None, seen=ALL)  # in order of gaining
    pending: Row = row(SEATS, GAINED_SET, name=None, seen=ALL)  # those whose reward is still to come
    marked: Row = row(SEATS, DOME_SET, name="objectives", form=BY_TITLE, seen=ALL)
    reached: Row = row(SEATS, CHECKPOINT_SET, name="checkpoints", seen=ALL)
    door: Rows = rows(SEATS, MARKERS, SPACE, NONE, seen=ALL)
    lying: i64 = flags(SEATS, seen=ALL)
    bonus: i64 = flags(SEATS, "everybody()", name="curse_bonus", seen=ALL)  # whose slot for it is full
    was_cursed: i64 = flags(SEATS, seen=ALL)  # who became cursed once
    # the turn
    acting: i64 = one(SEAT, NONE, name="seat", group="turn", seen=ALL)
    points: i64 = one(PIECES, group="turn", seen=ALL)  # action points, or steps, that are left
    spent: i64 = one(PIECES, group="turn", seen=ALL)  # action points spent in this turn
    running: bool = flag(group="turn", seen=ALL)
    healed: i64 = one(PIECES, group="turn", seen=ALL)  # action points spent on healing
    greens: i64 = one(PIECES, group="turn", seen=ALL)  # green amulets used for an action
    # solo
    jaguar: i64 = one(SPACE, NONE, group="solo", seen=ALL)
    pile: i64 = one(JAGUAR_SET, "start_pile()", group="solo", seen=ALL)  # Jaguar movement tokens
    shown: i64 = one(JAGUAR_SET, group="solo", seen=ALL)  # the two of this round
    taming: i64 = one(TAMING_SET, "start_taming()", group="solo", seen=ALL)  # Taming tokens in the pile
    taming_shown: i64 = one(TAMING_SET, group="solo", seen=ALL)  # the two to choose from
    taming_aside: i64 = one(TAMING_SET, group="solo", seen=ALL)
    taming_taken: i64 = one(TAMING_SET, group="solo", seen=ALL)
    jaguar_blues: i64 = one(PIECES, name="blues", group="solo", seen=ALL)
    temple_hit: bool = flag(name="hit", group="solo", seen=ALL)  # a trap of the Temple hit in this round
    activators: i64 = one(PIECES, group="solo", seen=ALL)  # own ones that can still be set
    extra_next: i64 = one(PIECES, group="solo", seen=ALL)  # and those for the next round
    # the end
    winning: i64 = one(TABLE_SEATS, name="winners", form=BY_TITLE, seen=ALL)
    ended: bool = flag(name=None, seen=ALL)

    def contents(self) -> Contents:
        return book

    def to_data(self) -> Data:
        return {**table_data(self), **self.table_data()}

    def view(self, seat: i64) -> JaguarView:
        """The open table, and the Trap tokens that the seat chose or that were turned up."""
        return JaguarView(self.look(seat), seat)

    def may_see_token(self, seat: i64, position: i64) -> bool:
        """Whether a seat may know the active token of a trap."""
        owner: i64 = self.owner(position)
        return owner in (NONE, seat) or self.revealed >> position & 1 == 1

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.winning >> seat & 1]

    def rounds(self) -> int:
        return int(self.round)

    def audit(self) -> None:
        audit_table(self)

    # ------------------------------------------------------------ what players and piles start with

    def start_health(self) -> i64:
        return self.parts.solo_health[self.agreed.level] if self.agreed.solo else self.parts.start_health[self.seats]

    def start_curse(self) -> i64:
        return self.parts.solo_curse[self.agreed.level] if self.agreed.solo else self.parts.start_curse[self.seats]

    def start_glory(self) -> i64:
        return self.parts.solo_glory[self.agreed.level] if self.agreed.solo else self.parts.start_glory[self.seats]

    def start_pile(self) -> i64:
        return self.parts.start_pile if self.agreed.solo else 0

    def start_taming(self) -> i64:
        return bit(TAMINGS) - 1 if self.agreed.solo else 0

    def everybody(self) -> i64:
        """All seats, as bits."""
        return bit(self.seats) - 1

    # ------------------------------------------------------------ questions about the board

    def crystals_on(self, space: i64, colour: i64) -> i64:
        """How many crystals of a colour lie on a space."""
        return self.items[space] >> CRYSTAL_BITS * colour & CRYSTAL_MASK

    def map_on(self, space: i64) -> i64:
        """The map piece on a space, or NONE."""
        return (self.items[space] >> MAP_AT & MAP_MASK) - 1

    def ritual_on(self, space: i64) -> i64:
        """The ritual on a space, or NONE."""
        return (self.items[space] >> RITUAL_AT & RITUAL_MASK) - 1

    def on_square(self, space: i64) -> i64:
        """What lies on the square of a space: nothing, a chest, or an amulet from FIRST_AMULET on."""
        return self.items[space] >> SQUARE_AT

    def closed(self, space: i64) -> bool:
        """Whether a space is on tile #4 while that is closed."""
        return self.heart_wall == BETWEEN_3_4 and space % COLUMNS >= OPENED

    def other_door(self, seat: i64, space: i64) -> i64:
        """Where a seat's own Secret door leads from a space; NONE if it does not, or onto closed tile #4."""
        there: i64 = NONE
        if self.door[seat][0] == space:
            there = self.door[seat][1]
        elif self.door[seat][1] == space:
            there = self.door[seat][0]
        return NONE if there == NONE or self.closed(there) else there

    def inside(self, seat: i64) -> bool:
        """Whether a pawn stands on a space of the board."""
        return 0 <= self.place[seat] < SPACES

    def drift(self, space: i64, direction: i64, distance: i64) -> i64:
        """Where water carries somebody: so many spaces, or up to a wall."""
        for _ in range(distance):
            if not self.board.goes(self.heart_wall, space, direction):
                break
            space = beside(space, direction)
        return space

    # ------------------------------------------------------------ questions about players and traps

    def owner(self, position: i64) -> i64:
        """Whose activator is on a trap, or NONE."""
        holder: i64 = self.activator[position]
        return holder if holder == NONE else holder & ~AMULET_ACTIVATOR

    def position_of(self, trap: i64) -> i64:
        """Where a trap lies, from 0 on."""
        position: i64 = 0
        while self.trap_at[position] != trap:
            position += 1
        return position

    def active(self, position: i64) -> i64:
        """The active token of a harming trap, counted over all traps."""
        return self.trap_at[position] * OPTIONS + self.token[position]

    def struck(self, position: i64, space: i64) -> bool:
        """Whether the token of a trap, as it was turned up, threatens a space."""
        return self.board.strikes(self.heart_wall, self.active(position), space)

    def cursed(self, seat: i64) -> bool:
        return self.curse[seat] >= self.health[seat]

    def can_use_ability(self, seat: i64, character: i64) -> bool:
        """Whether a seat has the level-3 ability of a character and may use it now."""
        return (
            self.character[seat] == character
            and not self.agreed.basic
            and self.levels[seat] >= LEVELS
            and not self.cursed(seat)
        )

    def has_crystals_for(self, seat: i64, ritual: i64) -> bool:
        """Whether the bag holds every crystal that a ritual shows."""
        colour: i64
        for colour in range(CRYSTALS):
            need: i64 = self.parts.needs[ritual * CRYSTALS + colour]
            if self.bag[seat][colour] < need:
                return False
        return True

    def owns(self, seat: i64, colour: i64) -> i64:
        """How many crystals of a colour a seat has, in the bag or incorporated."""
        return self.bag[seat][colour] + self.pool[seat][colour]

    def last_round(self) -> bool:
        return self.round >= self.parts.rounds

    def choosing(self) -> i64:
        """The position whose token is being chosen at this moment, or NONE."""
        if self.depth == 0 or self.contents().names[self.line()] != CHOOSING:
            return NONE
        return self.stack[self.depth - 1].card

    # ------------------------------------------------------------ points

    def objective_points(self, seat: i64, objective: i64) -> i64:
        """What an Objective is worth to a seat, whether marked or not."""
        n: i64 = 0
        if objective == OF_HEALTH:
            n = self.health[seat]
        elif objective == OF_PURPLE_YELLOW:
            n = self.owns(seat, PURPLE) + self.owns(seat, YELLOW)
        elif objective == OF_MAPS:
            n = size(self.maps[seat])
        elif objective == OF_BLUE_GREEN:
            n = self.owns(seat, BLUE) + self.owns(seat, GREEN)
        elif objective == OF_LEVELS:
            n = self.levels[seat]
        elif objective == OF_FEW_CURSES:
            n = self.curse[seat]
        elif objective == OF_GLORY:
            n = self.glory[seat]
        elif objective == OF_CHESTS:
            n = size(self.chests[seat])
        return max(0, self.parts.objective_base[objective] + n * self.parts.objective_each[objective])

    def blue_majority(self, seat: i64) -> i64:
        """The bonus for the most blue crystals; in solo, compared with those of the Jaguar."""
        own: i64 = self.owns(seat, BLUE)
        most: i64 = self.jaguar_blues if self.agreed.solo else 1
        tied: bool = self.agreed.solo and own == most
        other: i64
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.owns(other, BLUE))
                tied = tied or self.owns(other, BLUE) == own
        if own < most:
            return 0
        return self.parts.majority_tied if tied else self.parts.majority

    def crystal_points(self, seat: i64) -> i64:
        """Purple by the table, the others for each, and the majority of blue."""
        n: i64 = self.owns(seat, PURPLE)
        last: i64 = len(self.parts.purple) - 1
        total: i64 = self.parts.purple[min(n, last)] + max(0, n - last) * self.parts.purple_beyond
        colour: i64
        for colour in range(1, CRYSTALS):
            total += self.owns(seat, colour) * self.parts.each[colour]
        return total + self.blue_majority(seat)

    def glory_points(self, seat: i64) -> i64:
        """The honour of a seat's space on the Glory track."""
        last: i64 = len(self.parts.glory_values) - 1
        step: i64 = self.glory[seat]
        return self.parts.glory_values[min(step, last)] + max(0, step - last) * self.parts.glory_beyond

    def minors(self, seat: i64) -> i64:
        """How many Minor rituals a seat has performed."""
        n: i64 = 0
        i: i64
        for i in range(self.levels[seat]):
            if self.level_token[seat][i] < MINORS:
                n += 1
        return n

    def points_of(self, seat: i64, source: i64) -> i64:
        """The honour of a seat from one source, as it stands; curses cost some."""
        if source == OF_CRYSTALS:
            return self.crystal_points(seat)
        if source == OF_HEARTS:
            return self.hearts[seat] * self.parts.heart_honor
        if source == OF_HEALTH_ROW:
            return self.parts.health_points[self.health[seat]]
        if source == OF_CURSE_ROW:
            return self.parts.curse_points[self.curse[seat]]
        if source == OF_GLORY_TRACK:
            return self.glory_points(seat)
        if source == OF_RITUALS:
            return self.minors(seat) * self.parts.minor_honor
        total: i64 = 0
        i: i64
        for i in range(IN_PLAY):
            if self.marked[seat] >> i & 1:
                total += self.objective_points(seat, self.objective[i])
        return total

    def score(self, seat: i64) -> i64:
        """A seat's honour from all sources."""
        total: i64 = 0
        source: i64
        for source in range(SOURCES_OF_POINTS):
            total += self.points_of(seat, source)
        return total

    # ------------------------------------------------------------ moving pieces

    def heal(self, seat: i64, n: i64) -> None:
        """Health rises, up to the top of the track."""
        gained: i64 = min(n, self.parts.most_health - self.health[seat])
        self.health[seat] += gained
        if gained:
            self.tell(HEALED, seat, gained)

    def damage(self, seat: i64, n: i64) -> None:
        """Health drops to 0 at most; what it cannot take costs glory instead, except in solo."""
        taken: i64 = min(n, self.health[seat])
        self.health[seat] -= taken
        self.tell(DAMAGED, seat, n)
        if not self.agreed.solo:
            self.lose_glory(seat, n - taken)

    def lose_glory(self, seat: i64, n: i64) -> None:
        """Glory drops to the first step at most."""
        lost: i64 = min(n, self.glory[seat])
        self.glory[seat] -= lost
        if lost:
            self.tell(LOST_GLORY, seat, lost)

    def remove_crystal(self, space: i64, colour: i64) -> None:
        self.items[space] -= bit(CRYSTAL_BITS * colour)

    def clear_map(self, space: i64) -> None:
        self.items[space] &= ~(MAP_MASK << MAP_AT)

    def clear_ritual(self, space: i64) -> None:
        self.items[space] &= ~(RITUAL_MASK << RITUAL_AT)

    def clear_square(self, space: i64) -> None:
        self.items[space] &= bit(SQUARE_AT) - 1


CHOOSING: Final = "trap/choose_token"

book: Final[Rulebook[Jaguar]] = Rulebook(vocabulary)
book.implements(Jaguar.may_see_token, "JAG-INFO-02", "JAG-INFO-06")
book.implements(Jaguar.view, "JAG-INFO-01", "JAG-INFO-04")
book.implements(Jaguar.closed, "JAG-BOARD-07")
book.implements(Jaguar.other_door, "JAG-MOVE-02")
book.implements(Jaguar.drift, "JAG-FLOOD-01")
book.implements(Jaguar.struck, "JAG-BOARD-09")
book.implements(Jaguar.cursed, "JAG-CURSE-01")
book.implements(Jaguar.can_use_ability, "JAG-F-CURSE-01")
book.implements(Jaguar.has_crystals_for, "JAG-RIT-01")
book.implements(Jaguar.objective_points, "JAG-OBJ-03", "JAG-OBJ-04", "JAG-F-CURSE-03")
book.implements(Jaguar.blue_majority, "JAG-SCORE-01", "JAG-S-END-03")
book.implements(Jaguar.crystal_points, "JAG-SCORE-01")
book.implements(Jaguar.glory_points, "JAG-GLORY-01", "JAG-GLORY-05")
book.implements(Jaguar.points_of, "JAG-SCORE-02", "JAG-SCORE-03", "JAG-SCORE-04", "JAG-F-CURSE-03")
book.implements(Jaguar.heal, "JAG-HEAL-03")
book.implements(Jaguar.damage, "JAG-DMG-01")
book.implements(Jaguar.audit, "JAG-COMP-01")
book.implements(Board.survey, "JAG-BOARD-09", "JAG-BOARD-13", "JAG-BOARD-15", "JAG-BOARD-16")
book.implements(Board.dart_walls, "JAG-BOARD-14")
book.implements(Board.leads_nowhere, "JAG-BOARD-04", "JAG-BOARD-05", "JAG-BOARD-06", "JAG-BOARD-08")
book.implements(Board.wall, "JAG-BOARD-04")
book.implements(Board.goes, "JAG-BOARD-03")
book.implements(beside, "JAG-BOARD-01", "JAG-BOARD-02")
