"""What can occur: refusing written positions that no game comes to, by their bookmarks, the draft, the turn, the end.

A person may leave out what does not matter to a puzzle: objectives, points, markers for rune cards. A position that
tells the whole supply is `complete`, as the program writes it, and must add up in these too.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import size
from antechamber.core.errors import FormError, PositionError
from antechamber.core.marks import NOTHING, Mark, below, expect
from antechamber.core.parsing import as_dict, as_int, as_list, as_text
from antechamber.core.positions import read_with
from antechamber.games.mystery.charms import spaces_to_pay_a_switch
from antechamber.games.mystery.collecting import MOST_COVERED, rune_bundle
from antechamber.games.mystery.components import (
    ANY,
    BOXES,
    BUNDLE_BITS,
    CARDS,
    COLOURLESS,
    CONVERSION,
    CURSES,
    EMPTY,
    FREE,
    GRID_1A,
    GRID_1B,
    GRID_2A,
    GRID_2B,
    GRID_3A,
    GRID_4A,
    GRID_4B,
    GRID_REWARDS,
    GRIDS,
    KINDS,
    LETTERS,
    NO_GRID,
    NO_RUNE_CARD,
    OFF_THE_RING,
    RED,
    RUNE_OBJECTIVE,
    RUNES,
    SPACES,
    TEMPLE_OBJECTIVES,
    TEMPLES,
    UPGRADE,
)
from antechamber.games.mystery.crystals import ANY_COLOUR, COUNT_MASK, DIFFERENT, EXTRA, OPTIONAL
from antechamber.games.mystery.scoring import objective_points, rune_types, tie_break
from antechamber.games.mystery.state import Mystery
from antechamber.games.mystery.words import CARD, CRYSTAL, CURSE, GRID

FREE_EFFECTS: Final = ["switcheroo", "exchange", "reserve", "reserve-grid"]
STORED: Final = ["store", "take", "take-extra"]
# Which procedures a line may have begun: those that can lie above it.
BEGINS: Final[dict[str, list[str]]] = {
    "setup/place_start_crystals": ["draft"],
    "setup/start_play": ["start-crystals"],
    "draft/choose_grid": ["draft"],
    "draft/choose_start_rune": ["start-crystals"],
    "start-crystals/choose_start_space": ["start-crystals"],
    "turn/choose_move": FREE_EFFECTS,
    "turn/move_pawn": ["pay"],
    "turn/choose_action": [*FREE_EFFECTS, "collect", "break-curse"],
    "switcheroo/choose_crystal_to_swap": ["pay"],
    "exchange/gain_any_colour": ["pay"],
    "exchange/end": ["gain-colours"],
    "reserve/end": ["gain-colours"],
    "reserve-grid/end": ["gain-colours"],
    "collect/other_runes_resonate": ["gain", "convert", "upgrade"],
    "collect/finish_collecting": ["gain"],
    "convert/gain_converted_colours": ["pay"],
    "convert/end": ["gain-colours"],
    "upgrade/choose_to_clear": ["gain"],
    "upgrade/choose_mana_space": ["pay"],
    "upgrade/clear_full_mana_card": ["gain"],
    "break-curse/place_marker": ["pay"],
    "break-curse/choose_rune_pile": ["gain"],
    "gain/choose_next_crystal": [*STORED, "gain-colours"],
    "gain/end": [*STORED, "gain-colours"],
    "gain-colours/choose_colour": ["store", "take", "gain-colours"],
    "gain-colours/end": ["store", "take"],
    "take/end": ["store", "take-extra"],
    "take-extra/take_extra_crystal": ["store"],
    "take-extra/end": ["store", "take"],
}
BEGINNINGS: Final = ["turn/begin_turn", "scoring/score_temple_objectives"]  # where a person may let a position begin


def check_what_occurs(g: Mystery, stack: list[object], complete: bool) -> None:
    """Refuse what no game comes to. The table is filled, its bookmarks are not."""
    marks = [read_mark(g, frame, f"stack[{i}]") for i, frame in enumerate(stack)]
    check_order(g, marks)
    check_grids(g, marks)
    check_end(g, marks)
    check_flags(g, marks)
    for seat in range(g.seats):
        check_unscored(g, seat)
    if marks and marks[0].procedure == "setup":
        check_setup(g, marks)
    elif marks and marks[0].procedure == "turn":
        check_turn(g, marks[0])
        for i in range(1, len(marks)):
            check_mark(g, marks, i)
    if complete:
        check_sum(g, marks)


def each_once(values: object, where: str) -> list[object]:
    """A list in which nothing is told twice."""
    words = as_list(values, where)
    for word in words:
        if words.count(word) > 1:
            raise FormError(f"{where}: {word!r} is there more than once")
    return words


def read_mark(g: Mystery, value: object, where: str) -> Mark:
    book = g.contents()
    frame = as_dict(value, where)
    at = as_text(frame.get("at"), f"{where}.at")
    line = book.line_of(at, f"{where}.at")
    if line < 0:
        raise PositionError(f"{where}.at: nothing is left out here and goes on all the same (MOT-TURN-01)")
    if isinstance(frame.get("memo"), list):
        each_once(frame["memo"], f"{where}.memo")
    return Mark(
        where,
        at,
        as_int(frame.get("seat", 1), f"{where}.seat", 1, int(g.seats)) - 1,
        read_with(book.cards[line], frame.get("card"), f"{where}.card"),
        as_int(frame.get("n", 1), f"{where}.n", 0, SPACES),
        read_with(book.memos[line], frame.get("memo"), f"{where}.memo"),
    )


# ---------------------------------------------------------------- where the game stands


def check_order(g: Mystery, marks: list[Mark]) -> None:
    """Each bookmark was begun by the one below it, for the same player, and the last one asks."""
    book = g.contents()
    for i, mark in enumerate(marks):
        parent = below(marks, i)
        begun = BEGINS.get(parent.at, []) if i else ["setup", "turn", "scoring"]
        rule = book.rules[book.lines[mark.at]] or ("MOT-TURN-01",)
        expect(
            mark.procedure in begun, f"{mark.where}.at: {mark.at} does not follow {parent.at or 'nothing'} ({rule[0]})"
        )
        if i and marks[0].procedure == "turn":
            expect(
                mark.seat == marks[0].seat,
                f"{mark.where}.seat: only seat {marks[0].seat + 1}, whose turn it is, decides (MOT-TURN-05)",
            )
    if marks:
        top = marks[-1]
        asks = book.questions[book.lines[top.at]] or (top.at in BEGINNINGS and len(marks) == 1)
        expect(asks, f"{top.where}.at: nobody decides anything at {top.at}; begin where somebody does (MOT-TURN-01)")


def check_end(g: Mystery, marks: list[Mark]) -> None:
    """The end is triggered by a fifth marker, or comes with the last round; then the right player has won."""
    most = int(g.parts.curse_markers)
    five = [seat for seat in range(g.seats) if g.markers[seat] == most]
    breaking = [mark.seat for mark in marks if mark.procedure == "break-curse"]
    expect(
        not g.ending or bool(five),
        "now: the end is triggered by a fifth marker, and nobody has placed one (MOT-END-01)",
    )
    for seat in five:
        expect(
            g.ending == 1 or seat in breaking,
            f"now: seat {seat + 1} has placed {most} markers, so the end is triggered; say ending (MOT-END-01)",
        )
    last = int(g.agreed.max_rounds)
    expect(last == 0 or g.round <= last, f"round: round {last} is the last of this table (MOT-TERM-01)")
    ended = not marks or marks[0].procedure == "scoring"
    if g.ended_by_cap:
        expect(ended, "now: the last round has ended only when the game is over (MOT-TERM-01)")
        expect(
            g.round == last and not g.ending, "now: only the last round ends a game so, without the end (MOT-TERM-01)"
        )
    if ended:
        said = "a game ends by a fifth marker or with its last round; say ending or ended_by_cap"
        expect(g.ending == 1 or g.ended_by_cap == 1, f"now: {said} (MOT-END-01)")
    if not marks:
        best = max(range(g.seats), key=lambda seat: tie_break(g, seat))
        expect(g.winner == best, f"winner: by points and crystals seat {best + 1} has won (MOT-END-07)")
        return
    for seat in range(g.seats):
        scored = [int(g.points[seat][source]) for source in (TEMPLE_OBJECTIVES, RUNE_OBJECTIVE)]
        expect(
            not any(scored) or ended,
            f"players[{seat}].points: objectives are scored when the game is over (MOT-END-02)",
        )


def check_flags(g: Mystery, marks: list[Mark]) -> None:
    """What has been done this turn, and what is being done."""
    acting = not marks or marks[0].at == "turn/choose_action" or marks[0].procedure == "scoring"
    seat = marks[0].seat if marks else 0
    procedures = [mark.procedure for mark in marks]
    done = g.collected == 1 or g.broke == 1
    expect(acting or not done, "now: nobody collects crystals or breaks a curse before moving (MOT-TURN-01)")
    expect(
        (g.collecting == 1) == ("collect" in procedures),
        "now: say collecting while crystals are collected (MOT-TURN-04)",
    )
    for flag, word, procedure in ((g.collected, "collected", "collect"), (g.broke, "broke", "break-curse")):
        expect(flag == 1 or procedure not in procedures, f"now: say {word}, since that is being done (MOT-TURN-04)")
    expect(
        not g.bonus or (not g.agreed.bonus_per_crystal and g.collecting == 1 and g.has(seat, GRID_1A)),
        "now: the bonus is of grid 1A while crystals are collected, if it comes once (MOT-GRID-1A-1)",
    )
    expect(
        not g.reserved or (g.agreed.reserve_once and (acting or marks[0].procedure == "turn")),
        "now: it matters whether the reserve was used where it can be used once a turn (MOT-GRID-2A-2)",
    )
    for mark in marks:
        used = mark.at in ("reserve/end", "reserve-grid/end")
        expect(
            not used or g.reserved == 1 or not g.agreed.reserve_once,
            "now: say reserved, since the reserve is being used (MOT-GRID-2A-2)",
        )
    gaining = g.collecting == 1 or bool(marks and marks[-1].procedure in ("gain", "gain-colours", "store", "take"))
    expect(g.fresh == 0 or gaining, "fresh: spaces are fresh only while something is gained (MOT-GAIN-07)")
    expect(not g.fresh & ~int(g.spaces_with(seat, False)), "fresh: a fresh space holds what was gained (MOT-GAIN-07)")
    if not marks or marks[0].procedure != "turn":
        return
    expect(not g.reserved or g.has(seat, GRID_2A), f"now: seat {seat + 1} has no reserve (MOT-GRID-2A-2)")
    at_temple = g.at[seat] != OFF_THE_RING and g.card(seat) < TEMPLES
    expect(not g.broke or at_temple, f"now: seat {seat + 1} stands at no temple to break a curse (MOT-BREAK-01)")
    expect(
        not (g.broke and g.collected) or g.has(seat, GRID_1B),
        "now: a turn is for collecting or for breaking, but with grid 1B (MOT-GRID-1B-1, MOT-TURN-04)",
    )
    if g.broke:
        placed = g.markers[seat] > 0 or "break-curse" in procedures
        expect(placed, f"now: seat {seat + 1} has broken a curse, but placed no marker (MOT-BREAK-04)")


def check_mana(g: Mystery, marks: list[Mark]) -> None:
    """A Mana Upgrade card that is nearly full is cleared, when those are done who filled it."""
    upgraded = [mark.card for mark in marks if mark.procedure == "upgrade"]
    for card in range(CARDS):
        first, spaces = int(g.parts.mana_first[card]), int(g.parts.mana_spaces[card])
        free = [int(g.mana[i]) for i in range(first, first + spaces)].count(EMPTY)
        if spaces and card not in upgraded:
            expect(
                free > g.parts.mana_reset[card],
                f"mana.{CARD.word(card)}: with {free} free spaces it is cleared (MOT-COLL-04)",
            )


def check_unscored(g: Mystery, seat: int) -> None:
    rune = int(g.unscored[seat])
    where = f"players[{seat}].unscored"
    if rune != NO_RUNE_CARD:
        expect(g.has(seat, GRID_3A), f"{where}: only grid 3A of an advanced game starts with a rune (MOT-GRID-3A-2)")
        expect(g.runes[seat][rune] > 0, f"{where}: seat {seat + 1} owns no such rune card (MOT-GRID-3A-1)")


# ---------------------------------------------------------------- setting up


def check_grids(g: Mystery, marks: list[Mark]) -> None:
    """Before the draft nobody has a grid, after it everybody; on offer is what nobody took."""
    drafting = [mark.seat for mark in marks if mark.at == "draft/choose_grid"]
    for seat in range(g.seats):
        where = f"players[{seat}].grid"
        if seat in drafting:
            expect(g.side[seat] == NO_GRID, f"{where}: seat {seat + 1} is still to choose its grid (MOT-SETUP-21)")
        elif g.agreed.advanced:
            expect(g.side[seat] != NO_GRID, f"{where}: say which grid seat {seat + 1} has chosen (MOT-SETUP-21)")
    if not drafting:
        expect(g.on_offer == 0, "on_offer: after the draft the grids that are left leave the game (MOT-SETUP-20)")
        return
    for number in range(GRIDS):
        taken = [seat for seat in range(g.seats) if g.side[seat] != NO_GRID and g.side[seat] % GRIDS == number]
        offered = [grid for grid in (number, number + GRIDS) if g.on_offer >> grid & 1]
        expected = [] if taken else sides_of(g, number)
        fits = offered in expected if expected else not offered
        expect(fits, f"on_offer: grid {number + 1} is not offered like that at this table (MOT-SETUP-20, MOT-SETUP-22)")


def sides_of(g: Mystery, number: int) -> list[list[int]]:
    """The ways in which a grid may be laid out: each lists the sides that are offered."""
    front, back = number, number + GRIDS
    pool = g.agreed.grid_pool
    sides = g.agreed.grid_sides if pool == "custom" else pool * GRIDS if pool in ("A", "B") else ""
    if pool == "choose":
        return [[front, back]]
    return [[back if sides[number] == "B" else front]] if sides else [[front], [back]]


def check_setup(g: Mystery, marks: list[Mark]) -> None:
    """In setting up, players draft in reverse turn order, then store two crystals each in turn order."""
    expect(g.round == 1, "round: play has not begun (MOT-TURN-05)")
    order = [int(g.turn_order(n)) for n in range(g.seats)]
    for seat in range(g.seats):
        expect(g.at[seat] == OFF_THE_RING, f"players[{seat}].pawn: pawns start off the ring (MOT-SETUP-06)")
        expect(g.markers[seat] == 0, f"boxes: seat {seat + 1} has all its markers yet (MOT-SETUP-06)")
        expect(g.points[seat][CURSES] == 0, f"players[{seat}].points: none yet (MOT-SETUP-06)")
        runes = sum([int(g.runes[seat][rune]) for rune in range(RUNES)])
        most = 1 if g.unscored[seat] != NO_RUNE_CARD else 0
        expect(runes == most, f"players[{seat}].runes: only grid 3A starts with a rune card (MOT-GRID-3A-1)")
    expect(not any(g.mana), "mana: nobody has covered anything yet (MOT-SETUP-03)")
    expect(marks[0] == (marks[0].where, marks[0].at, 0, 0, 1, 0), "stack[0]: setting up is of no seat (MOT-SETUP-09)")
    storing = {mark.seat: mark.n for mark in marks if mark.procedure == "start-crystals"}
    if marks[0].at == "setup/place_start_crystals":
        drafting = [mark.seat for mark in marks[1:] if mark.procedure == "draft"]
        expect(g.agreed.advanced, "stack: only the advanced game has a draft (MOT-SETUP-10)")
        expect(drafting == order[: len(drafting)], "stack: the draft goes on from the last player back (MOT-SETUP-21)")
        check_pick(g, marks, storing)
    else:
        seats = [mark.seat for mark in marks[1:]]
        expect(seats == order[::-1][: len(seats)], "stack: players store their crystals in turn order (MOT-SETUP-08)")
    for mark in marks[1:]:
        if mark.procedure == "start-crystals":
            check_start_crystals(g, mark, storing, marks[0].at == "setup/start_play")
        else:
            expect((mark.card, mark.n, mark.memo) == (0, 1, 0), f"{mark.where}: a draft is about a grid (MOT-SETUP-21)")
    for seat in range(g.seats):
        given = 3 if g.agreed.reserve_whole_grid and g.has(seat, GRID_2A) else 0
        if marks[0].at == "setup/start_play":
            expected = given + int(g.parts.start_colourless) - storing.get(seat, 0)
        else:
            expected = given - storing.get(seat, 0)
        stored = (int(g.have[seat][COLOURLESS]), int(g.held[seat]))
        expect(
            stored == (expected, expected),
            f"players[{seat}].crystals: {expected} colourless crystals have been stored by now (MOT-SETUP-08)",
        )


def check_pick(g: Mystery, marks: list[Mark], storing: dict[int, int]) -> None:
    """What a grid brings when it is chosen comes before the next player's choice."""
    for mark in marks[1:]:
        if mark.at == "draft/choose_start_rune":
            last = mark is marks[-1] or bool(storing)
            expect(last, f"{mark.where}.at: this player has chosen (MOT-SETUP-23)")
            fits = g.has(mark.seat, GRID_2A) if storing else g.has(mark.seat, GRID_3A)
            expect(fits, f"{mark.where}.at: the grid of seat {mark.seat + 1} gives nothing to choose (MOT-SETUP-23)")
            rune = g.unscored[mark.seat] != NO_RUNE_CARD
            expect(not rune, f"players[{mark.seat}].unscored: the rune card is still to be chosen (MOT-GRID-3A-1)")


def check_start_crystals(g: Mystery, mark: Mark, storing: dict[int, int], after_draft: bool) -> None:
    most = int(g.parts.start_colourless) if after_draft else 3
    expect(
        mark.card == COLOURLESS and mark.memo == 0, f"{mark.where}.card: players start with colourless (MOT-SETUP-08)"
    )
    expect(1 <= mark.n <= most, f"{mark.where}.n: from 1 to {most} crystals are to be stored (MOT-SETUP-08)")
    whole = after_draft or g.agreed.reserve_whole_grid
    expect(whole, f"{mark.where}.at: grid 2A has special spaces at this table (MOT-GRID-2A-4)")
    top = list(storing)[-1] == mark.seat
    expect(top or mark.n == most, f"{mark.where}.n: seat {mark.seat + 1} has not begun to store (MOT-SETUP-08)")


# ---------------------------------------------------------------- a turn


def check_turn(g: Mystery, mark: Mark) -> None:
    """The pawn is where the turn says it is."""
    seat = mark.seat
    expect(mark.n == 1, f"{mark.where}.n: a turn is one turn (MOT-TURN-05)")
    expect(mark.memo == 0, f"{mark.where}.memo: a turn remembers nothing else (MOT-TURN-05)")
    if mark.at == "turn/choose_action":
        expect(
            g.at[seat] != OFF_THE_RING,
            f"{mark.where}: the pawn of seat {seat + 1} is not in the ring yet (MOT-MOVE-01)",
        )
        told = mark.card == 0 or mark.card == g.card(seat)
        expect(told, f"{mark.where}.card: the pawn of seat {seat + 1} stands elsewhere (MOT-MOVE-02)")
    elif mark.at == "turn/move_pawn":
        expect(g.at[seat] != OFF_THE_RING, f"{mark.where}: the first placement is free (MOT-MOVE-01)")
        place = int(g.place_of[mark.card])
        others = [int(g.at[other]) for other in range(g.seats) if other != seat] + [int(g.neutral)]
        expect(place >= 0, f"{mark.where}.card: this card is not in the ring (MOT-SETUP-02)")
        expect(place not in others, f"{mark.where}.card: another pawn stands there (MOT-MOVE-03)")
    else:
        expect(mark.card == 0, f"{mark.where}.card: nobody has moved yet in this turn; leave it out (MOT-MOVE-02)")


def check_mark(g: Mystery, marks: list[Mark], i: int) -> None:
    """What a bookmark is about can be meant."""
    mark, parent = marks[i], below(marks, i)
    CHECKS[mark.procedure](g, mark, parent, marks)


def check_plain(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    expect(
        (mark.card, mark.n, mark.memo) == (0, 1, 0), f"{mark.where}: card, n and memo are not used here (MOT-CHARM-02)"
    )


def check_switcheroo(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """The crystal chosen first is there."""
    expect((mark.card, mark.n) == (0, 1), f"{mark.where}: card and n are not used here (MOT-CHARM-01)")
    second = mark.at == "switcheroo/choose_crystal_to_swap_with"
    chosen = 0 <= mark.memo < SPACES and g.grid[mark.seat][mark.memo] != EMPTY
    expect(chosen if second else mark.memo == 0, f"{mark.where}.memo: no crystal lies there (MOT-CHARM-01)")


def check_payment(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """A payment is what it is for, and can be made from spaces that were not passed over."""
    exchange = parent.procedure in ("convert", "upgrade")
    payable = int(g.spaces_with(mark.seat, exchange and g.agreed.polish))
    if parent.procedure == "switcheroo":
        payable = int(spaces_to_pay_a_switch(g, mark.seat))
    expect(
        not mark.memo & ~payable,
        f"{mark.where}.memo: seat {mark.seat + 1} has no crystals on some of these spaces (MOT-PAY-03)",
    )
    price = price_of(g, parent)
    expect(1 <= mark.n <= price, f"{mark.where}.n: expected a number from 1 to {price} (MOT-PAY-03)")
    expect(mark.n <= size(mark.memo), f"{mark.where}.memo: {mark.n} crystals are to be paid (MOT-PAY-03)")
    rest = payable & -(mark.memo & -mark.memo)
    expect(mark.memo == rest, f"{mark.where}.memo: crystals are paid in order of their spaces (MOT-PAY-02)")
    if mark.n == price and parent.at != "turn/move_pawn":
        expect(mark.memo == payable, f"{mark.where}.memo: nothing has been paid yet (MOT-PAY-02)")
    if parent.procedure == "upgrade":
        space = mark.card - 1
        on_card = 0 <= space < g.parts.mana_size and g.parts.mana_card[space] == parent.card
        expect(on_card, f"{mark.where}.card: expected a space of the Mana Upgrade card (MOT-COLL-03)")
        expect(g.mana[space] == EMPTY, f"{mark.where}.card: this space is covered (MOT-COLL-03)")
    else:
        expect(mark.card == 0, f"{mark.where}.card: this payment goes to the supply (MOT-PAY-02)")


def price_of(g: Mystery, parent: Mark) -> int:
    """What has to be paid at most for what a payment was begun for."""
    if parent.procedure == "turn":
        return SPACES if g.agreed.dexterity_unbounded else int(max(g.parts.dexterity_cost))
    prices = {"switcheroo": g.parts.switch_cost, "exchange": g.exchange_cost(parent.seat), "upgrade": 1}
    prices |= {"convert": g.parts.convert_pay[parent.card], "break-curse": parent.n}
    return int(prices[parent.procedure])


def check_reserve(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """Only grid 2A has a reserve, and what was removed is not there any more."""
    where = mark.where
    whole = mark.procedure == "reserve-grid"
    expect(g.has(mark.seat, GRID_2A), f"{where}.at: seat {mark.seat + 1} has no reserve (MOT-GRID-2A-2)")
    expect(
        whole == g.agreed.reserve_whole_grid, f"{where}.at: the reserve is not like that at this table (MOT-GRID-2A-4)"
    )
    expect(mark.card == 0, f"{where}.card: the reserve is about no card (MOT-GRID-2A-2)")
    if not whole:
        left = int(g.parts.special_2a - g.special[mark.seat])
        expect(1 <= mark.n <= left, f"{where}.n: {left} crystals have left the special spaces (MOT-GRID-2A-2)")
        expect(mark.memo == 0, f"{where}.memo: the special spaces are alike (MOT-GRID-2A-2)")
        return
    colourless = int(g.spaces_with(mark.seat, True))
    if mark.at == "reserve-grid/choose_crystal_to_give_up":
        rest = colourless & -(mark.memo & -mark.memo)
        expect(mark.memo == rest, f"{where}.memo: crystals are given up in order of their spaces (MOT-GRID-2A-4)")
        expect(not g.reserved, "now: say reserved when the reserve was used (MOT-GRID-2A-2)")
        expect(mark.n > 0 or mark.memo == colourless, f"{where}.memo: nothing has been given up yet (MOT-GRID-2A-4)")
    else:
        expect(mark.n > 0, f"{where}.n: at least one crystal is given up (MOT-GRID-2A-4)")
        expect(not mark.memo & ~colourless, f"{where}.memo: no colourless crystal was kept there (MOT-GRID-2A-4)")


def check_collection(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """A collection is made where the pawn stands, in the way of that card."""
    where = mark.where
    here = g.at[mark.seat] != OFF_THE_RING and mark.card == g.card(mark.seat)
    expect(here, f"{where}.card: crystals are collected where the pawn stands (MOT-COLL-07)")
    kind = int(g.parts.card_kind[mark.card])
    if mark.procedure == "collect":
        expect((mark.n, mark.memo) == (1, 0), f"{where}: n and memo are not used here (MOT-COLL-01)")
        runes = mark.at == "collect/finish_collecting"
        gives = kind != UPGRADE and rune_bundle(g, mark.seat, mark.card) > 0
        expect(not runes or gives, f"{where}.at: no rune card resonates here (MOT-RUNE-01)")
        return
    expect(
        kind == (CONVERSION if mark.procedure == "convert" else UPGRADE),
        f"{where}.card: not of that kind (MOT-COMP-05)",
    )
    if mark.procedure == "convert":
        expect((mark.n, mark.memo) == (1, 0), f"{where}: n and memo are not used here (MOT-COLL-02)")
        return
    covered = spread(mark.memo)
    early = mark.at == "upgrade/choose_to_clear"
    paying = marks[-1].card - 1 if marks[-1].procedure == "pay" else -1
    first = int(g.parts.mana_first[mark.card])
    spaces = range(first, first + int(g.parts.mana_spaces[mark.card]))
    filled = [int(g.parts.mana_colour[i]) for i in spaces if g.mana[i] != EMPTY or i == paying]
    expect(len(covered) == mark.n <= (0 if early else MOST_COVERED), f"{where}.n: not as many as told (MOT-COLL-03)")
    expect(set(covered) <= set(filled), f"{where}.memo: this space of the card is not covered (MOT-COLL-03)")
    expect(len(set(covered)) == len(covered), f"{where}.memo: a space is covered once (MOT-COLL-03)")
    gained = mark.at != "upgrade/clear_full_mana_card" or mark.n > 0
    expect(gained, f"{where}.n: what is gained is for spaces that were covered (MOT-COLL-03)")
    stood = len(filled) - mark.n
    most = len(spaces) - int(g.parts.mana_reset[mark.card]) - 1
    expect(stood <= most, f"mana.{CARD.word(mark.card)}: it would have been cleared before (MOT-COLL-04)")


def spread(bundle: int) -> list[int]:
    """The kinds of crystals in a bundle, each as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(bundle >> BUNDLE_BITS * kind & COUNT_MASK)]


def check_gain(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """What is still to be gained is a part of what gives it."""
    seat = mark.seat
    gives = 0
    if parent.at == "collect/other_runes_resonate":
        gives = int(g.parts.card_gain[parent.card])
    elif parent.at in ("collect/finish_collecting", "upgrade/choose_to_clear"):
        gives = int(rune_bundle(g, seat, parent.card))
    elif parent.at == "upgrade/clear_full_mana_card":
        gives = parent.memo
    elif g.has(seat, GRID_4A):
        gives = int(g.parts.reward_gain[g.markers[seat]])
    left, whole = spread(mark.memo), spread(gives)
    expect((mark.card, mark.n) == (0, 1), f"{mark.where}: card and n are not used here (MOT-GAIN-02)")
    expect(bool(whole), f"{mark.where}.at: nothing is gained here (MOT-GAIN-02)")
    expect(
        bool(left) == (mark.at == "gain/choose_next_crystal") and all(left.count(k) <= whole.count(k) for k in left),
        f"{mark.where}.memo: say which of the crystals are still to be gained (MOT-GAIN-02)",
    )
    top = mark is marks[-1]
    expect(len(left) < len(whole) or top, f"{mark.where}.memo: one of the crystals is being gained (MOT-GAIN-02)")


def check_colours(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """How many colours are still to be chosen, and in which manner, follows from what gives them."""
    where, seat = mark.where, mark.seat
    optional = OPTIONAL if g.agreed.polish else ANY_COLOUR
    allowed = {ANY_COLOUR: 1}
    if parent.procedure in ("reserve", "reserve-grid"):
        allowed = {optional: parent.n}
    elif parent.procedure == "convert":
        rune = int(g.parts.tablet[parent.card])
        allowed = {DIFFERENT: int(g.parts.convert_gain[parent.card])}
        extra = int(g.runes[seat][rune] * g.parts.rune_extra[rune])
        if extra:
            allowed[optional] = extra
    elif parent.procedure == "gain-colours":
        conversion = below(marks, marks.index(parent))
        pending = conversion.procedure == "convert" and parent.card != DIFFERENT
        expect(pending, f"{where}.at: only in a conversion with runes two choices follow each other (MOT-RUNE-05)")
        allowed = {DIFFERENT: int(g.parts.convert_gain[conversion.card])}
    expect(mark.card in allowed, f"{where}.card: colours are not chosen like that here (MOT-GAIN-03)")
    most = allowed[mark.card]
    ended = mark.at == "gain-colours/end"
    expect(mark.n == 0 if ended else 1 <= mark.n <= most, f"{where}.n: at most {most} colours are chosen (MOT-GAIN-03)")
    above = marks[marks.index(mark) + 1] if mark is not marks[-1] else NOTHING
    begun = above.procedure in ("store", "take")
    expect(not begun or mark.n < most, f"{where}.n: one of the colours has been chosen (MOT-GAIN-03)")
    chosen = [kind for kind in range(RED, ANY) if mark.memo >> kind & 1]
    expect(sum([1 << kind for kind in chosen]) == mark.memo, f"{where}.memo: these are no colours (MOT-GAIN-03)")
    told = mark.card == DIFFERENT and len(chosen) <= most - mark.n
    expect(told or mark.memo == 0, f"{where}.memo: not so many colours have been chosen (MOT-COLL-02)")


def check_crystal(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """A crystal that is taken or stored is one, and where it comes from has it."""
    where = mark.where
    if not COLOURLESS <= mark.card < ANY:
        expected = " ".join(LETTERS[COLOURLESS:ANY])
        raise FormError(f"{where}.card: expected a crystal, one of {expected}")
    expect(mark.memo == 0, f"{where}.memo: a crystal is only a crystal (MOT-GAIN-01)")
    extra = parent.procedure == "take-extra"
    if mark.procedure == "take":
        expect(mark.n == (EXTRA if extra else 1), f"{where}.n: expected {EXTRA if extra else 1} (MOT-GRID-1A-1)")
        short = mark is not marks[-1] or g.supply[mark.card] == 0
        expect(short, f"{where}.card: the supply has such crystals (MOT-SUP-01)")
    else:
        expect(mark.n == 1, f"{where}.n: crystals are stored one by one (MOT-GAIN-02)")
    if mark.procedure == "take-extra":
        grid = g.has(mark.seat, GRID_1A) and g.collecting == 1
        expect(grid, f"{where}.at: only grid 1A adds to what is collected (MOT-GRID-1A-1)")
        given = g.bonus == 1 or g.agreed.bonus_per_crystal
        expect(given, "now: say bonus, since grid 1A gives it (MOT-GRID-1A-1)")
    expect(
        mark.card == COLOURLESS or not (extra or mark.procedure == "take-extra"),
        f"{where}.card: grid 1A gives colourless crystals (MOT-GRID-1A-1)",
    )
    if parent.procedure == "take":
        expect(mark.card == parent.card, f"{where}.card: {CRYSTAL.word(parent.card)} was taken (MOT-GAIN-01)")
    if parent.procedure == "gain-colours":
        expect(mark.card >= RED, f"{where}.card: a colour was chosen (MOT-GAIN-03)")
        told = parent.card != DIFFERENT or parent.memo >> mark.card & 1
        expect(bool(told), f"{below(marks, marks.index(mark)).where}.memo: this colour was chosen (MOT-COLL-02)")


def check_breaking(g: Mystery, mark: Mark, parent: Mark, marks: list[Mark]) -> None:
    """A curse is broken where the pawn stands: before the marker lies there, or after."""
    where, seat = mark.where, mark.seat
    here = g.at[seat] != OFF_THE_RING and mark.card // BOXES == g.card(seat)
    expect(here, f"{where}.card: a curse is broken where the pawn stands (MOT-BREAK-01)")
    prices = [int(price) for price in g.parts.surcharge] if g.has(seat, GRID_2B) else [0]
    expect(mark.n in prices, f"{where}.n: such a surcharge is not paid (MOT-GRID-2B-1)")
    chain = int(size(mark.memo))
    expect(g.parts.shortest <= chain <= g.parts.longest, f"{where}.memo: no chain has {chain} crystals (MOT-BREAK-02)")
    owner = int(g.boxes[mark.card // BOXES][mark.card % BOXES])
    if mark.at == "break-curse/place_marker":
        expect(owner == FREE, f"{where}.card: {CURSE.word(mark.card)} is not free (MOT-BREAK-05)")
        empty = not mark.memo & int(g.spaces_with(seat, False))
        expect(empty, f"{where}.memo: the chain has been returned to the supply (MOT-BREAK-04)")
        expect(g.markers[seat] < g.parts.curse_markers, f"boxes: seat {seat + 1} has no marker left (MOT-SETUP-06)")
        return
    expect(owner == seat + 1, f"{where}.card: the marker of seat {seat + 1} must lie there (MOT-BREAK-04)")
    asks = mark is not marks[-1] or g.has(seat, GRID_4B)
    expect(asks, f"{where}.at: only grid 4B lets you choose a rune card (MOT-GRID-4B-1)")


CHECKS: Final = {
    "switcheroo": check_switcheroo,
    "exchange": check_plain,
    "reserve": check_reserve,
    "reserve-grid": check_reserve,
    "pay": check_payment,
    "collect": check_collection,
    "convert": check_collection,
    "upgrade": check_collection,
    "gain": check_gain,
    "gain-colours": check_colours,
    "take": check_crystal,
    "take-extra": check_crystal,
    "store": check_crystal,
    "break-curse": check_breaking,
}


# ---------------------------------------------------------------- what adds up in a complete position


def check_sum(g: Mystery, marks: list[Mark]) -> None:
    """Objectives, grids, points, rune cards and pawns agree with markers and rounds."""
    drawn = int(g.parts.objectives_drawn[g.seats])
    objectives = [temple for temple in range(TEMPLES) if g.objectives >> temple & 1]
    check_mana(g, marks)
    expect(len(objectives) == drawn, f"objectives: expected {drawn}, got {len(objectives)} (MOT-SETUP-05)")
    for n in range(g.seats):
        seat = int(g.turn_order(n))
        check_side(g, seat, n)
        check_points(g, seat, not marks)
        runes = sum([int(g.runes[seat][rune]) for rune in range(RUNES)])
        most = int(g.markers[seat]) + (1 if g.unscored[seat] != NO_RUNE_CARD else 0)
        expect(
            runes <= most,
            f"players[{seat}].runes: a rune card comes with each marker, so at most {most} (MOT-BREAK-04)",
        )
        picking = any(mark.at == "draft/choose_start_rune" and mark.seat == seat for mark in marks)
        told = not g.has(seat, GRID_3A) or picking or g.unscored[seat] != NO_RUNE_CARD
        expect(told, f"players[{seat}].unscored: say which rune grid 3A started with (MOT-GRID-3A-1)")
        if marks and marks[0].procedure == "turn":
            check_entered(g, marks[0], seat, n)


def check_side(g: Mystery, seat: int, n: int) -> None:
    """In the basic game grids are dealt in turn order; in a draft they show the sides that the table agreed on."""
    side = int(g.side[seat])
    where = f"players[{seat}].grid"
    if not g.agreed.advanced:
        expect(side == n, f"{where}: the basic game deals {GRID.word(n)} to this player (MOT-SETUP-10)")
    elif side != NO_GRID:
        sides = [grid for way in sides_of(g, side % GRIDS) for grid in way]
        expect(side in sides, f"{where}: this side is not offered at this table (MOT-SETUP-22)")


def check_points(g: Mystery, seat: int, over: bool) -> None:
    """Points come from the boxes with a seat's markers, from the rewards of grid 4A, and in the end from objectives."""
    markers = int(g.markers[seat])
    boxes = [int(g.parts.box_points[box]) for row in g.boxes for box in range(BOXES) if row[box] == seat + 1]
    rewards = [int(g.parts.reward_points[k]) for k in range(1, markers + 1)] if g.has(seat, GRID_4A) else []
    expected = {CURSES: (sum(boxes), "MOT-BREAK-04"), GRID_REWARDS: (sum(rewards), "MOT-GRID-4A-1")}
    if over:
        temples = [int(objective_points(g, temple, seat)) for temple in range(TEMPLES) if g.objectives >> temple & 1]
        expected[TEMPLE_OBJECTIVES] = (sum(temples), "MOT-END-03")
        expected[RUNE_OBJECTIVE] = (int(g.parts.rune_points[rune_types(g, seat)]), "MOT-END-05")
    for source, (points, rule) in expected.items():
        told = int(g.points[seat][source])
        expect(told == points, f"players[{seat}].points: expected {points} where {told} are told ({rule})")


def check_entered(g: Mystery, turn: Mark, seat: int, n: int) -> None:
    """A pawn enters the ring in its player's first turn."""
    active = [int(g.turn_order(k)) for k in range(g.seats)].index(turn.seat)
    moved = n < active or (n == active and turn.at == "turn/choose_action")
    entered = g.at[seat] != OFF_THE_RING
    expect(
        entered == (moved or g.round > 1),
        f"players[{seat}].pawn: pawns enter in the first round, not later (MOT-MOVE-01)",
    )
