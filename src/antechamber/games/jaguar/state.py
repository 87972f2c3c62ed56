"""The table: the board and what lies on it, traps, players, tracks, the Jaguar, and what was agreed."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.bits import bit, size
from antechamber.core.chance import mix
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.rulebook import Rulebook
from antechamber.core.title import Options
from antechamber.core.tools import filled, mix_all
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
    HARMING,
    IN_PLAY,
    LEVELS,
    MAP_AT,
    MAP_MASK,
    MINORS,
    MOST_LEVELS,
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
    YELLOW,
    Components,
)
from antechamber.games.jaguar.temple import NO_BOARD, Board, beside
from antechamber.games.jaguar.view import JaguarView, table_data
from antechamber.games.jaguar.words import DAMAGED, HEALED, LOST_GLORY, vocabulary


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


@final
class Jaguar(State):
    """A game of Shards of the Jaguar. In a view, NONE stands for a Trap token that the seat may not know."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: Components = NO_PARTS
        self.agreed: Agreement = NO_AGREEMENT
        self.board: Board = NO_BOARD
        self.tiles: vec[i64] = vec[i64]()  # [0..3]: the tiles from left to right
        self.turned: i64 = 0  # those turned by 180°, as bits
        self.heart_wall: i64 = BETWEEN_3_4
        self.items: vec[i64] = vec[i64]()  # [space]: what lies there, packed
        self.entry_ritual: vec[i64] = vec[i64]()  # [row]: beside the starting spaces
        self.entry_amulet: vec[i64] = vec[i64]()
        self.exits: vec[i64] = vec[i64]()  # [row]: Escape reward
        # the Temple board
        self.round: i64 = 0
        self.order: vec[i64] = vec[i64]()  # [space]: whose activator waits there; +8 for a yellow amulet
        self.ranking: vec[i64] = vec[i64]()  # seats in the order of the Order track
        self.acts: vec[i64] = vec[i64]()  # seats in action order
        self.extra: i64 = NONE  # with 3 players: who has the second activator
        self.objective: vec[i64] = vec[i64]()  # [0..2]
        self.dome: i64 = 0  # crystals, as bits
        self.checkpoint_crystals: i64 = 0
        self.hearts_taken: i64 = 0
        # traps, by position
        self.trap_at: vec[i64] = vec[i64]()  # [position]: trap
        self.activator: vec[i64] = vec[i64]()  # [position]: whose activator; +8 for a yellow amulet
        self.token: vec[i64] = vec[i64]()  # [position]: the active token, 0 to 2
        self.faces: vec[i64] = vec[i64]()  # [position]: solo, the tokens that lie face up, as bits
        self.revealed: i64 = 0  # positions whose token was turned up in this activation, as bits
        self.shield: i64 = NONE  # position
        # players
        self.character: vec[i64] = vec[i64]()  # [seat]
        self.place: vec[i64] = vec[i64]()  # [seat]: space; 72 + row before entering, 80 + row after leaving
        self.health: vec[i64] = vec[i64]()
        self.curse: vec[i64] = vec[i64]()
        self.glory: vec[i64] = vec[i64]()  # step
        self.amulets: vec[i64] = vec[i64]()  # [seat * 6 + colour]
        self.bag: vec[i64] = vec[i64]()  # [seat * 4 + colour]
        self.pool: vec[i64] = vec[i64]()  # [seat * 4 + colour]: incorporated
        self.pouch: vec[i64] = vec[i64]()  # [seat]: rituals, as bits
        self.maps: vec[i64] = vec[i64]()  # [seat]: map pieces, as bits
        self.used_maps: vec[i64] = vec[i64]()
        self.chests: vec[i64] = vec[i64]()  # [seat]: chests, as bits
        self.hearts: vec[i64] = vec[i64]()  # [seat]: how many
        self.levels: vec[i64] = vec[i64]()  # [seat]: how many tokens in the level slots
        self.level_token: vec[i64] = vec[i64]()  # [seat * 20 + i]: ritual or Level-up, in order of gaining
        self.pending: vec[i64] = vec[i64]()  # [seat]: those whose reward is still to come, as bits
        self.marked: vec[i64] = vec[i64]()  # [seat]: Objectives in play, as bits
        self.reached: vec[i64] = vec[i64]()  # [seat]: checkpoints, as bits
        self.door: vec[i64] = vec[i64]()  # [seat * 2 + i]: space
        self.lying: i64 = 0  # seats, as bits
        self.bonus: i64 = 0  # seats whose curse bonus slot is full
        self.was_cursed: i64 = 0  # seats that became cursed once
        # the turn
        self.acting: i64 = NONE
        self.points: i64 = 0  # action points, or steps, that are left
        self.spent: i64 = 0  # action points spent in this turn
        self.running: bool = False
        self.healed: i64 = 0  # action points spent on healing
        self.greens: i64 = 0  # green amulets used for an action
        # solo
        self.jaguar: i64 = NONE  # space
        self.pile: i64 = 0  # Jaguar movement tokens, as bits
        self.shown: i64 = 0  # the two of this round, as bits
        self.taming: i64 = 0  # Taming tokens in the pile, as bits
        self.taming_shown: i64 = 0  # the two to choose from
        self.taming_aside: i64 = 0
        self.taming_taken: i64 = 0
        self.jaguar_blues: i64 = 0
        self.temple_hit: bool = False  # a trap of the Temple hit in this round
        self.activators: i64 = 0  # own activators that can still be set
        self.extra_next: i64 = 0  # and those for the next round
        # the end
        self.winning: i64 = 0  # the winners, as bits
        self.ended: bool = False

    def clone(self) -> Jaguar:
        g = Jaguar()
        self.copy_table(g)
        self.copy_open_table(g)
        g.token = self.token[:]
        return g

    def copy_open_table(self, g: Jaguar) -> None:
        """What lies open on the table: all but the Trap tokens."""
        g.parts = self.parts
        g.agreed = self.agreed
        g.board = self.board
        g.tiles = self.tiles[:]
        g.turned = self.turned
        g.heart_wall = self.heart_wall
        g.items = self.items[:]
        g.entry_ritual = self.entry_ritual[:]
        g.entry_amulet = self.entry_amulet[:]
        g.exits = self.exits[:]
        g.round = self.round
        g.order = self.order[:]
        g.ranking = self.ranking[:]
        g.acts = self.acts[:]
        g.extra = self.extra
        g.objective = self.objective[:]
        g.dome = self.dome
        g.checkpoint_crystals = self.checkpoint_crystals
        g.hearts_taken = self.hearts_taken
        g.trap_at = self.trap_at[:]
        g.activator = self.activator[:]
        g.faces = self.faces[:]
        g.revealed = self.revealed
        g.shield = self.shield
        g.character = self.character[:]
        g.place = self.place[:]
        g.health = self.health[:]
        g.curse = self.curse[:]
        g.glory = self.glory[:]
        g.amulets = self.amulets[:]
        g.bag = self.bag[:]
        g.pool = self.pool[:]
        g.pouch = self.pouch[:]
        g.maps = self.maps[:]
        g.used_maps = self.used_maps[:]
        g.chests = self.chests[:]
        g.hearts = self.hearts[:]
        g.levels = self.levels[:]
        g.level_token = self.level_token[:]
        g.pending = self.pending[:]
        g.marked = self.marked[:]
        g.reached = self.reached[:]
        g.door = self.door[:]
        g.lying = self.lying
        g.bonus = self.bonus
        g.was_cursed = self.was_cursed
        g.acting = self.acting
        g.points = self.points
        g.spent = self.spent
        g.running = self.running
        g.healed = self.healed
        g.greens = self.greens
        g.jaguar = self.jaguar
        g.pile = self.pile
        g.shown = self.shown
        g.taming = self.taming
        g.taming_shown = self.taming_shown
        g.taming_aside = self.taming_aside
        g.taming_taken = self.taming_taken
        g.jaguar_blues = self.jaguar_blues
        g.temple_hit = self.temple_hit
        g.activators = self.activators
        g.extra_next = self.extra_next
        g.winning = self.winning
        g.ended = self.ended

    def contents(self) -> Contents:
        return book

    def key(self) -> int:
        h: i64 = self.table_key()
        for numbers in (
            self.tiles, self.items, self.entry_ritual, self.entry_amulet, self.exits, self.order, self.ranking,
            self.acts, self.objective, self.trap_at, self.activator, self.token, self.faces, self.character,
            self.place, self.health, self.curse, self.glory, self.amulets, self.bag, self.pool, self.pouch, self.maps,
            self.used_maps, self.chests, self.hearts, self.levels, self.level_token, self.pending, self.marked,
            self.reached, self.door,
        ):  # fmt: skip
            h = mix_all(h, numbers)
        for number in (
            self.turned, self.heart_wall, self.round, self.extra, self.dome, self.checkpoint_crystals,
            self.hearts_taken, self.revealed, self.shield, self.lying, self.bonus, self.was_cursed, self.acting,
            self.points, self.spent, self.healed, self.greens, self.jaguar, self.pile, self.shown, self.taming,
            self.taming_shown, self.taming_aside, self.taming_taken, self.jaguar_blues, self.activators,
            self.extra_next, self.winning,
        ):  # fmt: skip
            h = mix(h, number)
        flags: i64 = (1 if self.running else 0) | (2 if self.temple_hit else 0) | (4 if self.ended else 0)
        return int(mix(h, flags))

    def to_data(self) -> Data:
        return {**table_data(self), **self.table_data()}

    def view(self, seat: i64) -> JaguarView:
        """The open table, and the Trap tokens that the seat chose or that were turned up."""
        seen = Jaguar()
        self.show_table(seen, seat)
        self.copy_open_table(seen)
        seen.token = filled(len(self.token), NONE)
        position: i64
        for position in range(HARMING):
            if self.may_see_token(seat, position):
                seen.token[position] = self.token[position]
        return JaguarView(seen, seat)

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
        if self.door[seat * 2] == space:
            there = self.door[seat * 2 + 1]
        elif self.door[seat * 2 + 1] == space:
            there = self.door[seat * 2]
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
            if self.bag[seat * CRYSTALS + colour] < self.parts.needs[ritual * CRYSTALS + colour]:
                return False
        return True

    def owns(self, seat: i64, colour: i64) -> i64:
        """How many crystals of a colour a seat has, in the bag or incorporated."""
        return self.bag[seat * CRYSTALS + colour] + self.pool[seat * CRYSTALS + colour]

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
            if self.level_token[seat * MOST_LEVELS + i] < MINORS:
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
NO_PARTS: Final = Components()
NO_AGREEMENT: Final = Agreement()

book: Final[Rulebook[Jaguar]] = Rulebook(vocabulary)
book.implements(Jaguar.may_see_token, "JAG-INFO-02", "JAG-INFO-06")
book.implements(Jaguar.copy_open_table, "JAG-INFO-01", "JAG-INFO-04")
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
