"""Laying out the board, the Temple and the players, and choosing where to start (JAG-SETUP)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.tools import shuffled
from antechamber.games.jaguar.components import (
    A_CHEST,
    AMULETS,
    BLACK_AMULET,
    BLESSED,
    CHARACTERS,
    COLUMNS,
    CRYSTAL_BITS,
    CRYSTALS,
    DIAMOND,
    DOTS,
    ENTRANCE,
    ESCAPES,
    FIRST_AMULET,
    HARMING,
    IN_PLAY,
    MAJOR,
    MAP_AT,
    MINORS,
    MOST_ROWS,
    NONE,
    OBJECTIVES,
    OF_CHESTS,
    OPENED,
    PEDESTAL,
    RED_AMULET,
    RITUAL_AT,
    RITUALS,
    SQUARE,
    SQUARE_AT,
    THREE_PLAYERS,
    TILE_COLUMNS,
    TILES,
    Components,
)
from antechamber.games.jaguar.refresh import fill_order_track
from antechamber.games.jaguar.round import ROUND
from antechamber.games.jaguar.solo import PREPARE_SOLO, SOLO_ROUND
from antechamber.games.jaguar.state import Agreement, Jaguar, book
from antechamber.games.jaguar.temple import laid, left_walls
from antechamber.games.jaguar.words import CHARACTER_TAKEN, PLAY, START_AT, STARTED


def lay_out(seats: i64, key: bytes, parts: Components, agreed: Agreement) -> Jaguar:
    """A table before anything is drawn: the Heart wall in its place, Temple board and players at their start."""
    g = Jaguar()
    g.set_table(seats, key)
    g.parts = parts
    g.agreed = agreed
    g.lay_fields()
    lay_board(g)
    return g


def lay_board(g: Jaguar) -> None:
    """Take the board for the tiles as they lie."""
    g.board = laid(g.parts, int(g.parts.rows[g.seats]), tuple([int(tile) for tile in g.tiles]), int(g.turned))


book.implements(
    lay_out, "JAG-SETUP-02", "JAG-SETUP-05", "JAG-SETUP-07", "JAG-SETUP-08", "JAG-SETUP-10", "JAG-SETUP-12",
    "JAG-SETUP-22", "JAG-SETUP-23", "JAG-COMP-01", "JAG-S-SETUP-01", "JAG-S-SETUP-02", "JAG-S-SETUP-04",
    "JAG-S-SETUP-05", "JAG-S-SETUP-06",
)  # fmt: skip


# ---------------------------------------------------------------- the steps of setting up


@book.rule("JAG-SETUP-01", "JAG-OPT-06", "JAG-BOARD-01", "JAG-4P-01")
def shuffle_tiles(g: Jaguar, f: Frame) -> None:
    """Lay the four tiles in a row; the first must not have two walls on its left edge."""
    while True:
        order = shuffled(g, TILES)
        k: i64
        for k in range(TILES):
            g.tiles[k] = order[k]
        g.turned = g.random(1 << TILES) if g.agreed.rotated else 0
        lay_board(g)
        if left_walls(g.board.tiles[0]) < 2:
            return


@book.rule("JAG-SETUP-03")
def place_traps(g: Jaguar, f: Frame) -> None:
    """The harming traps get the positions 1 to 4 at random; Secret door and Flood are the last two."""
    order = shuffled(g, HARMING)
    position: i64
    for position in range(HARMING):
        g.trap_at[position] = order[position]


@book.rule("JAG-SETUP-04", "JAG-OPT-03")
def deal_characters(g: Jaguar, f: Frame) -> None:
    """Everybody gets a character at random, unless the table wants to choose, in seat order."""
    if g.agreed.choose_characters:
        f.n = 0
        return
    f.n = g.seats
    dealt = shuffled(g, CHARACTERS)
    seat: i64
    for seat in range(g.seats):
        g.character[seat] = dealt[seat]


@book.rule("JAG-SETUP-04", "JAG-OPT-03", "JAG-S-SETUP-11")
def choose_characters_in_turn(g: Jaguar, f: Frame) -> None:
    """Whoever may choose takes one of the characters that are left."""
    if f.n < g.seats:
        f.n += 1
        f.stay()
        g.begin(CHOOSE_CHARACTER, f.n - 1)


@book.rule("JAG-SETUP-06", "JAG-OPT-04", "JAG-S-SETUP-02")
def give_amulets(g: Jaguar, f: Frame) -> None:
    """Everybody takes the amulet of the character and one by the number of players; a newcomer also a red one."""
    seat: i64
    for seat in range(g.seats):
        if not g.agreed.basic:
            g.amulets[seat][g.parts.own_amulet[g.character[seat]]] += 1
            more: i64 = g.parts.start_amulet[g.seats]
            if more != NONE:
                g.amulets[seat][more] += 1
        if g.agreed.newcomers >> seat & 1:
            g.amulets[seat][RED_AMULET] += 1


@book.rule("JAG-SETUP-09", "JAG-2P-01", "JAG-3P-01")
def draw_order(g: Jaguar, f: Frame) -> None:
    """The activators go onto the Order track in random order; with 3 players, the second has an extra one."""
    order = shuffled(g, g.seats)
    i: i64
    for i in range(g.seats):
        g.ranking[i] = order[i]
    g.extra = g.ranking[1] if g.seats == 3 else NONE
    fill_order_track(g)


@book.rule("JAG-SETUP-11", "JAG-S-SETUP-03")
def draw_objectives(g: Jaguar, f: Frame) -> None:
    """Three Objectives lie on the domes; without chests, not the one for them."""
    drawn = [one for one in shuffled(g, OBJECTIVES) if not (g.agreed.basic and one == OF_CHESTS)]
    i: i64
    for i in range(IN_PLAY):
        g.objective[i] = drawn[i]


def is_pedestal(g: Jaguar, space: i64) -> bool:
    """Whether a crystal lies here at the start. The 3-player pedestals stay empty with fewer players."""
    symbol: i64 = g.board.symbol[space]
    return symbol in (PEDESTAL, BLESSED, MAJOR) or (symbol == THREE_PLAYERS and g.seats > 2)


def heap(g: Jaguar, area: i64) -> list[int]:
    """The crystals for the tiles #1 to #3, or for #4, shuffled."""
    first: i64 = (g.seats * 2 + area) * CRYSTALS
    colours: list[int] = [colour for colour in range(CRYSTALS) for _ in range(g.parts.crystals[first + colour])]
    return [colours[i] for i in shuffled(g, len(colours))]


def with_symbol(g: Jaguar, symbol: i64, first: i64, last: i64) -> list[int]:
    """The spaces with a symbol in these columns, tile by tile, each from the top."""
    found: list[int] = []
    left: i64
    space: i64
    for left in range(first, last, TILE_COLUMNS):
        for space in range(g.board.spaces):
            if left <= space % COLUMNS < left + TILE_COLUMNS and g.board.symbol[space] == symbol:
                found.append(space)
    return found


book.implements(is_pedestal, "JAG-SETUP-13")


@book.rule("JAG-SETUP-13", "JAG-SETUP-14", "JAG-BOARD-11")
def lay_crystals(g: Jaguar, f: Frame) -> None:
    """A crystal on each pedestal, and on #4 two more on each major one."""
    inner = heap(g, 0)
    last = heap(g, 1)
    space: i64
    for space in range(g.board.spaces):
        if not is_pedestal(g, space):
            continue
        if space % COLUMNS < OPENED:
            g.items[space] += 1 << CRYSTAL_BITS * inner.pop()
            continue
        for _ in range(3 if g.board.symbol[space] == MAJOR else 1):
            g.items[space] += 1 << CRYSTAL_BITS * last.pop()


@book.rule("JAG-SETUP-15", "JAG-BOARD-11")
def lay_map_pieces(g: Jaguar, f: Frame) -> None:
    """Face up on the major pedestals of #1 to #3; with 4 players the middle one of #3 stays empty."""
    places = with_symbol(g, MAJOR, 0, OPENED)
    if g.seats == 4:
        places.remove(with_symbol(g, MAJOR, OPENED - TILE_COLUMNS, OPENED)[1])
    drawn: list[int] = shuffled(g, DOTS)[: int(g.parts.maps_each[g.seats])]
    drawn += [DOTS + piece for piece in shuffled(g, DOTS)[: int(g.parts.maps_each[g.seats])]]
    order = shuffled(g, len(drawn))
    i: i64
    for i in range(len(places)):
        g.items[places[i]] |= drawn[order[i]] + 1 << MAP_AT


@book.rule("JAG-SETUP-16", "JAG-SETUP-17")
def lay_rituals(g: Jaguar, f: Frame) -> None:
    """Minor rituals on the diamonds of #2 and #3 and beside each starting space, Major ones on those of #4."""
    minor = shuffled(g, MINORS)
    major = shuffled(g, RITUALS - MINORS)
    for space in with_symbol(g, DIAMOND, TILE_COLUMNS, OPENED):
        g.items[space] |= minor.pop() + 1 << RITUAL_AT
    for space in with_symbol(g, DIAMOND, OPENED, COLUMNS):
        g.items[space] |= MINORS + major.pop() + 1 << RITUAL_AT
    y: i64
    for y in range(g.board.rows):
        if g.board.starts >> y & 1:
            g.entry_ritual[y] = minor.pop()


@book.rule("JAG-SETUP-18")
def fill_squares(g: Jaguar, f: Frame) -> None:
    """A chest face down on each square; in Basic, a red or black amulet face up. Nobody knows which chest is where."""
    squares = with_symbol(g, SQUARE, 0, COLUMNS)
    if not g.agreed.basic:
        for space in squares:
            g.items[space] |= A_CHEST << SQUARE_AT
        return
    amulets: list[int] = [RED_AMULET] * int(g.parts.square_reds[g.seats])
    amulets += [BLACK_AMULET] * int(g.parts.square_blacks[g.seats])
    order = shuffled(g, len(amulets))
    i: i64
    for i in range(len(squares)):
        g.items[squares[i]] |= amulets[order[i]] + FIRST_AMULET << SQUARE_AT


@book.rule("JAG-SETUP-19")
def lay_entry_amulets(g: Jaguar, f: Frame) -> None:
    """One amulet of each colour, shuffled; one lies beside each starting ritual."""
    if g.agreed.basic:
        return
    colours = shuffled(g, AMULETS)
    y: i64
    for y in range(g.board.rows):
        if g.entry_ritual[y] != NONE:
            g.entry_amulet[y] = colours.pop()


@book.rule("JAG-SETUP-20")
def lay_escape_rewards(g: Jaguar, f: Frame) -> None:
    """One beside each row of #4."""
    f.n = g.seats
    if g.agreed.basic:
        return
    drawn = shuffled(g, ESCAPES)
    y: i64
    for y in range(g.board.rows):
        g.exits[y] = drawn[y]


@book.rule("JAG-SETUP-21", "JAG-S-SETUP-07")
def choose_starts_in_turn(g: Jaguar, f: Frame) -> None:
    """In reverse order each player chooses a starting space, and with it a ritual."""
    if f.n > 0:
        f.n -= 1
        f.stay()
        g.begin(CHOOSE_START, g.ranking[f.n])


@book.rule("JAG-SETUP-21", "JAG-FLOW-01", "JAG-S-SETUP-12")
def start_play(g: Jaguar, f: Frame) -> None:
    """What was not chosen leaves the game. The first round begins."""
    y: i64
    for y in range(MOST_ROWS):
        g.entry_ritual[y] = NONE
        g.entry_amulet[y] = NONE
    g.round = 1
    if g.agreed.solo:
        f.go_to(SOLO_ROUND)
        g.begin(PREPARE_SOLO, 0)
    else:
        f.go_to(ROUND)


SETUP: Final[i64] = book.procedure(
    "setup",
    [
        shuffle_tiles,
        place_traps,
        deal_characters,
        choose_characters_in_turn,
        give_amulets,
        draw_order,
        draw_objectives,
        lay_crystals,
        lay_map_pieces,
        lay_rituals,
        fill_squares,
        lay_entry_amulets,
        lay_escape_rewards,
        choose_starts_in_turn,
        start_play,
    ],
)


# ---------------------------------------------------------------- choosing characters and starting spaces


@book.question("JAG-SETUP-04", "JAG-OPT-03", "JAG-S-SETUP-11")
def choose_character(g: Jaguar, f: Frame) -> None:
    """Choose one of the characters that are left."""
    g.ask(f.seat)
    taken: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.character[seat] != NONE:
            taken |= 1 << g.character[seat]
    character: i64
    for character in range(CHARACTERS):
        if not taken >> character & 1:
            g.offer(PLAY | character)


@book.rule("JAG-SETUP-04")
def take_character(g: Jaguar, f: Frame) -> None:
    """The board and the pawn are yours."""
    g.character[f.seat] = g.answers[f.seat] & ARG
    g.tell(CHARACTER_TAKEN, f.seat, g.character[f.seat])


CHOOSE_CHARACTER: Final[i64] = book.procedure("character", [choose_character, take_character])


@book.question("JAG-SETUP-21", "JAG-S-SETUP-07", "JAG-BOARD-12")
def choose_start(g: Jaguar, f: Frame) -> None:
    """Choose a free starting space with a ritual."""
    g.ask(f.seat)
    y: i64
    for y in range(g.board.rows):
        if g.entry_ritual[y] != NONE:
            g.offer(START_AT | y)


@book.rule("JAG-SETUP-21", "JAG-BOARD-12")
def take_start(g: Jaguar, f: Frame) -> None:
    """The ritual and the amulet beside it go into the pouch."""
    y: i64 = g.answers[f.seat] & ARG
    g.place[f.seat] = ENTRANCE + y
    g.pouch[f.seat] |= 1 << g.entry_ritual[y]
    g.tell(STARTED, f.seat, y, g.entry_ritual[y])
    g.entry_ritual[y] = NONE
    if g.entry_amulet[y] != NONE:
        g.amulets[f.seat][g.entry_amulet[y]] += 1
        g.entry_amulet[y] = NONE


CHOOSE_START: Final[i64] = book.procedure("start", [choose_start, take_start])
