"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import FormError, PositionError
from antechamber.core.field_data import read_fields
from antechamber.core.ints import i64
from antechamber.core.kernel import Data
from antechamber.core.parsing import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.positions import NAMES
from antechamber.core.tools import named
from antechamber.games.mystery.components import (
    COLOURLESS,
    EMPTY,
    FREE,
    GRID_2A,
    GRIDS,
    KINDS,
    LETTERS,
    NO_GRID,
    NO_RUNE_CARD,
    OFF_THE_RING,
    RUNES,
    SPACES,
    TEMPLES,
)
from antechamber.games.mystery.domains import MARKER, STORED
from antechamber.games.mystery.occurring import check_what_occurs, each_once
from antechamber.games.mystery.setup import lay_ring
from antechamber.games.mystery.state import STORING, Mystery
from antechamber.games.mystery.view import OF_TITLE, has_mana
from antechamber.games.mystery.words import BOX, CARD, CRYSTAL, RUNE, TEMPLE

LETTERS_OF_CRYSTALS: Final = list(LETTERS[COLOURLESS : KINDS - 1])


def fill(g: Mystery, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start; supply and unseen runes follow."""
    refuse_unknown(data, g.layout().names() | NAMES | OF_TITLE, "position")
    if not data.get("stack") and "winner" not in data:
        raise PositionError("stack: say where the game stands, or who won it (MOT-END-07)")
    if data.get("stack") and "winner" in data:
        raise PositionError("winner: a game that was won does not go on; leave winner or stack out (MOT-END-07)")
    if as_int(data.get("reveals", 0), "reveals", 0):
        raise PositionError("reveals: nobody is shown anything hidden in this game (MOT-INFO-01)")
    load_ring(g, as_list(data.get("ring"), "ring"))
    read_fields(g, data)
    load_start(g, data)
    load_flags(g, data)
    players = as_list(data.get("players"), "players")
    for seat in range(g.seats):
        load_player(g, seat, as_dict(players[seat], "players"), f"players[{seat}]")
    load_neutral(g, data)
    load_boxes(g, as_dict(data.get("boxes", {}), "boxes"))
    load_mana(g, as_dict(data.get("mana", {}), "mana"))
    load_piles(g, as_dict(data.get("piles", {}), "piles"))
    load_hand(g, as_list(data.get("stack", []), "stack"))
    supply = as_dict(data.get("supply", {}), "supply")
    load_supply(g, supply)
    check_pawns(g)
    check_what_occurs(g, as_list(data.get("stack", []), "stack"), complete=len(supply) == len(LETTERS_OF_CRYSTALS))


def load_start(g: Mystery, data: Data) -> None:
    """The start player: whom the table has named, or else whom the position tells."""
    agreed = g.agreed.options["start_player"]
    named_seat = agreed if isinstance(agreed, int) else 1
    g.start = as_int(data.get("start", named_seat), "start", 1, int(g.seats)) - 1
    if isinstance(agreed, int) and g.start != agreed - 1:
        raise PositionError(f"start: the table has agreed that seat {agreed} is the start player (MOT-SETUP-07)")


def load_flags(g: Mystery, data: Data) -> None:
    """What is true of this moment."""
    flags = [f.attr for f in g.layout().named("now", "")]
    for flag in each_once(data.get("now", []), "now"):
        if flag not in flags:
            raise FormError(f"now: {flag!r} is none of {', '.join(flags)}")
        setattr(g, as_text(flag, "now"), 1)


def load_neutral(g: Mystery, data: Data) -> None:
    if "neutral" in data:
        if not g.agreed.neutral_pawn:
            raise PositionError("neutral: there is no neutral curse breaker at this table (MOT-SETUP-11)")
        g.neutral = place(g, data["neutral"], "neutral")
    elif g.agreed.neutral_pawn:
        raise PositionError("neutral: say on which card the neutral curse breaker stands (MOT-TWO-02)")


def place(g: Mystery, value: object, where: str) -> int:
    """The place in the ring of a card that is named."""
    card = named(CARD, value, where)
    if g.place_of[card] < 0:
        raise PositionError(f"{where}: {value} is not in the ring (MOT-SETUP-02)")
    return int(g.place_of[card])


def load_ring(g: Mystery, words: list[object]) -> None:
    """The order of the temples says it all; the rest must be as setting up lays it, beginning with the first card."""
    ring: list[int] = [named(CARD, word, "ring") for word in words]
    temples = [card for card in ring if card < TEMPLES]
    if sorted(temples) != list(range(TEMPLES)):
        raise PositionError("ring: each of the five temples must be there once (MOT-SETUP-01)")
    lay_ring(g, temples)
    if ring != [int(card) for card in g.ring]:
        expected = " ".join([CARD.word(int(card)) for card in g.ring])
        raise PositionError(f"ring: with these temples it must be {expected} (MOT-SETUP-02)")


def load_player(g: Mystery, seat: int, data: Data, where: str) -> None:
    """The pawn is in the ring, the grid is one of this table, and what the player has was in the box."""
    if data.get("pawn") is not None:
        g.at[seat] = place(g, data["pawn"], f"{where}.pawn")
    check_grid(g, seat, where)
    for space in range(SPACES):
        crystal = int(g.grid[seat][space])
        if crystal != EMPTY:
            take_from_supply(g, crystal, f"{where}.crystals")
            g.put(seat, space, crystal)
    special = as_int(int(g.special[seat]), f"{where}.special", 0, int(g.parts.special_2a))
    if special and (not g.has(seat, GRID_2A) or g.agreed.reserve_whole_grid):
        raise PositionError(f"{where}.special: only grid 2A of an advanced game has them (MOT-GRID-2A-1)")
    g.supply[COLOURLESS] -= special
    for rune in range(RUNES):
        for _ in range(g.runes[seat][rune]):
            see_rune(g, rune, f"{where}.runes")


def check_grid(g: Mystery, seat: int, where: str) -> None:
    grid = int(g.side[seat])
    if grid >= GRIDS and not g.agreed.advanced:
        raise PositionError(f"{where}.grid: the basic game uses the A sides only (MOT-SETUP-10)")
    for other in range(seat):
        if grid != NO_GRID and g.side[other] != NO_GRID and g.side[other] % GRIDS == grid % GRIDS:
            raise PositionError(f"{where}.grid: seat {other + 1} has this grid already (MOT-SETUP-20)")


def take_from_supply(g: Mystery, crystal: int, where: str) -> None:
    if g.supply[crystal] == 0:
        raise PositionError(f"{where}: the box has no more than {g.parts.crystals[crystal]} crystals of kind "
                            f"{LETTERS[crystal]} (MOT-COMP-08)")  # fmt: skip
    g.supply[crystal] -= 1


def see_rune(g: Mystery, rune: int, where: str) -> None:
    if g.unseen[rune] == 0:
        raise PositionError(
            f"{where}: the box has only {g.parts.rune_copies[rune]} cards of {RUNE.word(rune)} (MOT-COMP-08)"
        )
    g.unseen[rune] -= 1


def load_boxes(g: Mystery, boxes: Data) -> None:
    for word, row in boxes.items():
        temple = named(TEMPLE, word, "boxes")
        for name, owner in as_dict(row, f"boxes.{word}").items():
            load_box(g, temple, named(BOX, name, f"boxes.{word}"), owner, f"boxes.{word}.{name}")


def load_box(g: Mystery, temple: int, box: int, owner: object, where: str) -> None:
    printed = int(g.boxes[temple][box])
    if owner in ("closed", "neutral"):
        if MARKER.value(printed) != owner:
            raise PositionError(f"{where}: this box is not {owner} at this table (MOT-COMP-03, MOT-TWO-01)")
        return
    seat = as_int(owner, where, 1, int(g.seats)) - 1
    if printed != FREE:
        raise PositionError(f"{where}: no player's marker can lie here (MOT-COMP-03, MOT-TWO-01)")
    g.boxes[temple][box] = seat + 1
    g.markers[seat] += 1
    if g.markers[seat] > g.parts.curse_markers:
        raise PositionError(f"{where}: seat {seat + 1} has only {g.parts.curse_markers} markers (MOT-SETUP-06)")


def load_mana(g: Mystery, mana: Data) -> None:
    for word, row in mana.items():
        where = f"mana.{word}"
        card = named(CARD, word, "mana")
        letters = as_text(row, where)
        if not has_mana(g, card):
            raise PositionError(f"{where}: this is no Mana Upgrade card of the ring (MOT-COMP-05)")
        if len(letters) != g.parts.mana_spaces[card]:
            raise FormError(f"{where}: expected {g.parts.mana_spaces[card]} letters, got {len(letters)}")
        for i in range(len(letters)):
            crystal = named(STORED, letters[i], where)
            if crystal != EMPTY:
                take_from_supply(g, crystal, where)
                g.mana[g.parts.mana_first[card] + i] = crystal


def load_piles(g: Mystery, piles: Data) -> None:
    for word, value in piles.items():
        where = f"piles.{word}"
        temple = named(TEMPLE, word, "piles")
        pile = as_dict(value, where)
        refuse_unknown(pile, {"face_up", "face_down"}, where)
        if pile.get("face_up") is not None:
            rune = named(RUNE, pile["face_up"], f"{where}.face_up")
            see_rune(g, rune, f"{where}.face_up")
            g.face_up[temple] = rune
        g.face_down[temple] = as_int(pile.get("face_down", 0), f"{where}.face_down", 0, int(g.parts.cards_per_pile) - 1)
    hidden: i64 = 0
    unseen: i64 = 0
    i: i64
    for i in range(TEMPLES):
        if g.face_up[i] == NO_RUNE_CARD and g.face_down[i] > 0:
            raise PositionError(f"piles.{TEMPLE.word(int(i))}: say which card lies face up (MOT-SETUP-04)")
        hidden += g.face_down[i]
    for i in range(RUNES):
        unseen += g.unseen[i]
    if hidden != unseen:
        raise PositionError(
            f"piles: {hidden} cards lie face down, but {unseen} rune cards have not been seen (MOT-SETUP-04)"
        )


def load_hand(g: Mystery, stack: list[object]) -> None:
    """A crystal that is about to be stored has left the supply already."""
    frame = as_dict(stack[-1], "stack") if stack else {}
    if frame.get("at") == STORING:
        take_from_supply(g, named(CRYSTAL, frame.get("card"), "stack.card"), "stack.card")


def load_supply(g: Mystery, supply: Data) -> None:
    """The supply follows from everything else; if it is told, it must agree."""
    for text, value in supply.items():
        crystal = named(STORED, text, "supply")
        if value != g.supply[crystal]:
            raise PositionError(
                f"supply.{text}: expected {g.supply[crystal]}, so that the box is complete, got {value!r} (MOT-COMP-07)"
            )


def check_pawns(g: Mystery) -> None:
    """No two pawns on one card."""
    taken: list[int] = [int(p) for p in g.at if p != OFF_THE_RING]
    if g.neutral != OFF_THE_RING:
        taken.append(int(g.neutral))
    if len(set(taken)) != len(taken):
        raise PositionError("players: two pawns stand on one card (MOT-MOVE-03)")
