"""What can occur: refusing written positions that no game comes to, by their bookmarks, the turn, traps and pieces.

A person may leave out what does not matter to a puzzle: items on the board, activators on the traps, action points that
were spent. So these may be fewer than in a game, but never more or elsewhere.
"""

from __future__ import annotations

from antechamber.core.bits import size
from antechamber.core.marks import Mark, expect
from antechamber.games.jaguar.bookmarks import (
    BY_CHECKPOINT,
    acted,
    beaten,
    check_mark,
    check_order_of_marks,
    come_to,
    fled,
    has,
    performed,
    read_mark,
    tokens_of,
)
from antechamber.games.jaguar.components import (
    A_CHEST,
    AKHEL,
    AMULET_ACTIVATOR,
    AMULETS,
    BLACK_AMULET,
    BLUE,
    CHECKPOINTS,
    COLUMNS,
    CRYSTALS,
    DIAMOND,
    DOTS,
    ENTRANCE,
    FIRST_AMULET,
    FLOOD,
    GREEN_AMULET,
    HARMING,
    IN_PLAY,
    JAGUARS,
    KEELA,
    LEVEL_UP,
    LEVELS,
    MAJOR,
    MINORS,
    NONE,
    OBJECTIVES,
    OF_CHESTS,
    OPENED,
    OPTIONS,
    ORDER_SPACES,
    OUTSIDE,
    RED_AMULET,
    RITUALS,
    ROUND_OF_ALL_TOKENS,
    SECRET_DOOR,
    SQUARE,
    TAME_RITUAL,
    TAMINGS,
    TILE_COLUMNS,
    TRAPS,
    TURNED_UP,
)
from antechamber.games.jaguar.fortune import FIRST_EXTRA
from antechamber.games.jaguar.refresh import leftmost
from antechamber.games.jaguar.scoring import better, unmet_goals
from antechamber.games.jaguar.setup import is_pedestal, with_symbol
from antechamber.games.jaguar.state import CHOOSING, Jaguar
from antechamber.games.jaguar.temple import left_walls
from antechamber.games.jaguar.words import AMULET, CRYSTAL, OBJECTIVE, SPACE


def check_what_occurs(g: Jaguar, stack: list[object]) -> None:
    """Refuse what no game comes to. The table is filled, its bookmarks are not."""
    marks = [read_mark(g, frame, f"stack[{i}]") for i, frame in enumerate(stack)]
    check_order_of_marks(g, marks)
    check_mode(g, marks)
    check_temple_board(g, marks)
    check_items(g, marks)
    for seat in range(g.seats):
        check_player(g, seat, marks)
    check_pawns(g, marks)
    check_rituals(g, marks)
    check_activators(g, marks)
    check_turn(g, marks)
    if marks and marks[0].procedure == "setup":
        check_setup(g, marks)
    for i in range(len(marks)):
        check_mark(g, marks, i)
    if g.agreed.solo:
        check_solo(g, marks)
    if not marks:
        check_end(g)


# ---------------------------------------------------------------- the mode and the Temple board


def check_mode(g: Jaguar, marks: list[Mark]) -> None:
    """Before the rounds there is no round; the Basic game has neither chests nor exits, nor most of the amulets."""
    setting_up = has(marks, "setup")
    expect(setting_up == (g.round == 0), "round: the rounds count from 1, and 0 is before the first (JAG-FLOW-01)")
    expect(not g.turned or g.agreed.rotated, "turned: tiles are not turned at this table (JAG-OPT-06)")
    choosing = bool(marks) and marks[0].at == "setup/choose_characters_in_turn"
    expect(left_walls(g.board.tiles[0]) < 2, "tiles: the first tile has no two walls on its left edge (JAG-SETUP-01)")
    for y in range(g.board.rows):
        if g.agreed.basic or choosing:
            expect(g.exits[y] == NONE, f"exits[{y}]: there is no Escape reward here (JAG-SETUP-20)")
        else:
            others = [int(one) for one in [*g.exits][:y]]
            expect(g.exits[y] != NONE, f"exits[{y}]: say which Escape reward lies beside this row (JAG-SETUP-20)")
            expect(int(g.exits[y]) not in others, f"exits[{y}]: each Escape reward is there once (JAG-SETUP-20)")
        nothing = setting_up or (g.entry_ritual[y] == NONE and g.entry_amulet[y] == NONE)
        expect(nothing, f"entries[{y}]: what was not chosen has left the game (JAG-SETUP-21)")
    for i in range(IN_PLAY):
        objective = int(g.objective[i])
        where = f"objectives[{i}]"
        expect((objective == NONE) == choosing, f"{where}: {IN_PLAY} Objectives are in play (JAG-SETUP-11)")
        expect(
            objective == NONE or objective not in [int(one) for one in [*g.objective][:i]],
            f"{where}: the Objective {OBJECTIVE.word(objective % OBJECTIVES)} is there twice (JAG-SETUP-11)",
        )
        expect(not (g.agreed.basic and objective == OF_CHESTS), f"{where}: Basic has no chests (JAG-SETUP-11)")


def check_temple_board(g: Jaguar, marks: list[Mark]) -> None:
    """Crystals have left the Temple board for players who reached a checkpoint; and the Order track is as it can be."""
    for name, left, all_of, k, rule in (
        ("checkpoint_crystals", g.checkpoint_crystals, g.parts.checkpoint_crystals, 0, "JAG-GLORY-03"),
        ("dome", g.dome, g.parts.dome, 2, "JAG-GLORY-04"),
    ):
        expect(not left & ~all_of, f"{name}: no such crystal was laid out there (JAG-SETUP-10)")
        reached = len([seat for seat in range(g.seats) if g.reached[seat] >> k & 1])
        reached -= 1 if has(marks, BY_CHECKPOINT[k]) else 0
        expected = max(0, size(all_of) - reached)
        expect(
            size(left) == expected,
            f"{name}: {expected} crystals are left when {reached} players have taken theirs, not {size(left)} ({rule})",
        )
    expect((g.extra != NONE) == has_extra(g, marks), "extra: with 3 players, say who has the second activator up to "
           "round 6, and nobody afterwards (JAG-3P-01)")  # fmt: skip
    check_shield(g, marks)


def has_extra(g: Jaguar, marks: list[Mark]) -> bool:
    """Whether somebody has the second activator of three players."""
    choosing = bool(marks) and marks[0].at == "setup/choose_characters_in_turn"
    return g.seats == 3 and g.round < g.parts.opening_round and not choosing


def check_shield(g: Jaguar, marks: list[Mark]) -> None:
    """Akhel put it onto a harming trap of somebody else, in his turn of this round."""
    if g.shield == NONE:
        return
    owners = [seat for seat in range(g.seats) if g.character[seat] == AKHEL and g.levels[seat] >= LEVELS]
    can = bool(owners) and not g.agreed.basic
    expect(can, "shield: nobody has the Shield (JAG-F-SHIELD-01)")
    expect(g.shield < HARMING, "shield: it is put onto a harming trap (JAG-F-SHIELD-01)")
    marking = has(marks, "solo-refresh")
    expect(
        marking or owners[0] in acted(g, marks), "shield: it is put onto a trap in Akhel's own turn (JAG-F-SHIELD-01)"
    )
    others = g.agreed.solo or g.owner(g.shield) not in (NONE, owners[0])
    expect(others, "shield: it is put onto a trap of another player (JAG-F-SHIELD-01)")


# ---------------------------------------------------------------- what lies on the board


def check_items(g: Jaguar, marks: list[Mark]) -> None:
    """Items lie where they were laid out, and no more of them than were."""
    choosing = bool(marks) and marks[0].at == "setup/choose_characters_in_turn"
    for space in range(g.board.spaces):
        where = f"items.{SPACE.word(space)}"
        symbol, on_4 = int(g.board.symbol[space]), space % COLUMNS >= OPENED
        expect(not (g.items[space] and choosing), f"{where}: nothing is laid out yet (JAG-SETUP-04)")
        crystals = sum([int(g.crystals_on(space, colour)) for colour in range(CRYSTALS)])
        most = (3 if symbol == MAJOR and on_4 else 1) if is_pedestal(g, space) else 0
        expect(crystals <= most, f"{where}.crystals: {most} at most lie here (JAG-SETUP-13, JAG-BOARD-11)")
        fits = g.map_on(space) == NONE or (symbol == MAJOR and not on_4)
        expect(fits, f"{where}.map: map pieces lie on major pedestals of #1 to #3 (JAG-SETUP-15)")
        ritual = int(g.ritual_on(space))
        fits = ritual == NONE or (symbol == DIAMOND and space % COLUMNS >= TILE_COLUMNS)
        expect(fits, f"{where}.ritual: rituals lie on diamonds of #2 to #4 (JAG-SETUP-16)")
        fits = ritual == NONE or g.parts.is_major(ritual) == on_4
        expect(fits, f"{where}.ritual: Major rituals lie on #4, Minor ones before it (JAG-SETUP-17)")
        check_square(g, int(g.on_square(space)), symbol, where)


def check_square(g: Jaguar, item: int, symbol: int, where: str) -> None:
    if not item:
        return
    field = f"{where}.chest" if item == A_CHEST else f"{where}.amulet"
    expect((item == A_CHEST) != g.agreed.basic, f"{field}: squares hold amulets in Basic, else chests (JAG-SETUP-18)")
    colours = [FIRST_AMULET + RED_AMULET, FIRST_AMULET + BLACK_AMULET]
    expect(item == A_CHEST or item in colours, f"{field}: only red and black ones lie on squares (JAG-SETUP-18)")
    expect(symbol == SQUARE, f"{field}: there is no square here (JAG-SETUP-18)")


def check_rituals(g: Jaguar, marks: list[Mark]) -> None:
    """There are no more of a kind than were laid out: on the diamonds, and beside the starting spaces."""
    setting_up = has(marks, "setup")
    starts = size(g.board.starts) if setting_up else int(g.seats)
    minors, majors = 0, 0
    for ritual in rituals_in_play(g):
        minors, majors = (minors, majors + 1) if g.parts.is_major(ritual) else (minors + 1, majors)
    most = len(with_symbol(g, DIAMOND, TILE_COLUMNS, OPENED)) + starts
    expect(minors <= most, f"players: {minors} Minor rituals are in the game, {most} at most were laid (JAG-SETUP-16)")
    most = len(with_symbol(g, DIAMOND, OPENED, COLUMNS))
    expect(majors <= most, f"players: {majors} Major rituals are in the game, {most} at most were laid (JAG-SETUP-17)")
    for kind, first in (("dots", 0), ("triangles", DOTS)):
        pieces = range(first, first + DOTS)
        found = [piece for piece in pieces for space in range(g.board.spaces) if g.map_on(space) == piece]
        found += [piece for piece in pieces for seat in range(g.seats) if g.maps[seat] >> piece & 1]
        most = int(g.parts.maps_each[g.seats])
        said = f"players: {len(found)} map pieces with {kind} are in the game, {most} at most were laid"
        expect(len(found) <= most, f"{said} (JAG-SETUP-15)")
    chests = [space for space in range(g.board.spaces) if g.on_square(space) == A_CHEST]
    opened = sum([int(size(g.chests[seat])) for seat in range(g.seats)])
    squares = len(with_symbol(g, SQUARE, 0, COLUMNS))
    expect(len(chests) + opened <= squares, f"players: {squares} chests at most were laid out (JAG-SETUP-18)")


def rituals_in_play(g: Jaguar) -> list[int]:
    found = [int(g.ritual_on(space)) for space in range(g.board.spaces) if g.ritual_on(space) != NONE]
    found += [int(ritual) for ritual in g.entry_ritual if ritual != NONE]
    for seat in range(g.seats):
        found += [ritual for ritual in range(RITUALS) if g.pouch[seat] >> ritual & 1]
        found += performed(g, seat)
    return found


# ---------------------------------------------------------------- players


def check_player(g: Jaguar, seat: int, marks: list[Mark]) -> None:
    where = f"players[{seat}]"
    check_luck(g, seat, marks, where)
    check_belongings(g, seat, marks, where)
    check_amulets(g, seat, where)
    one, other = int(g.door[seat][0]), int(g.door[seat][1])
    placing = bool(marks) and marks[-1].at == "door/choose_second_marker" and marks[-1].seat == seat
    fits = (one != NONE and other == NONE) if placing else (one == NONE) == (other == NONE)
    expect(fits, f"{where}.door: a Secret door has two markers, except between the first and the second (JAG-DOOR-01)")


def check_luck(g: Jaguar, seat: int, marks: list[Mark], where: str) -> None:
    """Curses, glory and levels have brought what they bring."""
    fate = any(mark.procedure == "fate" and mark.seat == seat for mark in marks)
    was_cursed = not g.cursed(seat) or bool(g.was_cursed >> seat & 1) or beaten(g, marks)
    expect(was_cursed, f"{where}.was_cursed: curse is not below health, so this player is cursed (JAG-CURSE-01)")
    had = g.curse[seat] > 0 or not g.bonus >> seat & 1 or fate
    expect(had, f"{where}.curse_bonus: without curses this player has taken it (JAG-CURSE-02)")
    for k in range(CHECKPOINTS):
        reached = g.glory[seat] < g.parts.checkpoint[k] or bool(g.reached[seat] >> k & 1)
        expect(reached, f"{where}.checkpoints: with this glory, checkpoint {k + 1} was reached (JAG-GLORY-02)")
    extra = tokens_of(g, seat).count(LEVEL_UP)
    most = 0 if g.agreed.basic else (1 - int(g.bonus >> seat & 1)) + int(g.reached[seat] & 1)
    expect(
        extra <= most,
        f"{where}.levels: {most} Level-up tokens at most, for the curse bonus and checkpoint 1, not {extra} "
        f"({'JAG-RIT-04' if g.agreed.basic else 'JAG-F-LVL-01'})",
    )
    expect(not (g.agreed.basic and g.pending[seat]), f"{where}.levels: in Basic no level is pending (JAG-RIT-04)")
    lies = bool(g.lying >> seat & 1)
    done = [other for other in acted(g, marks) if other != g.acting]
    expect(not (lies and g.last_round() and seat in done), f"{where}.lying: there is no next round (JAG-HIT-04)")
    own = lies and g.acting == seat and not g.agreed.action_loss
    expect(not own, f"{where}.lying: whoever takes a turn has stood up (JAG-ACT-01)")


def check_belongings(g: Jaguar, seat: int, marks: list[Mark], where: str) -> None:
    """What a player owns has come by what this player did."""
    for colour in range(CRYSTALS):
        shown = sum([int(g.parts.needs[ritual * CRYSTALS + colour]) for ritual in performed(g, seat)])
        found = int(g.pool[seat][colour])
        expect(
            found == shown,
            f"{where}.incorporated: the rituals show {shown} {CRYSTAL.word(colour)}, not {found} (JAG-RIT-01)",
        )
    opened = g.round >= g.parts.opening_round
    majors = len([ritual for ritual in performed(g, seat) if g.parts.is_major(ritual)])
    expect(opened or not majors, f"{where}.levels: Major rituals lie on #4, which is closed (JAG-BOARD-07)")
    expect(opened or not g.hearts[seat], f"{where}.hearts: nobody has been on #4 yet (JAG-BOARD-07)")
    for first in (0, DOTS):
        used = size(g.used_maps[seat] >> first & (1 << DOTS) - 1)
        said = f"{where}.used_maps: for {g.hearts[seat]} Heart shards as many map pieces of each type were used"
        expect(used == g.hearts[seat], f"{said} (JAG-HEART-02)")
    sources = majors + (1 if opened else 0) + int(g.reached[seat] >> 1 & 1)
    expect(
        size(g.marked[seat]) <= sources,
        f"{where}.objectives: this player has had {sources} occasions to place a marker (JAG-OBJ-01)",
    )
    expect(not (g.agreed.basic and g.chests[seat]), f"{where}.chests: Basic has no chests (JAG-SETUP-18)")
    held = [ritual for ritual in range(RITUALS) if g.pouch[seat] >> ritual & 1]
    tamed = [int(token) for token in range(TAMINGS) if g.taming_taken >> token & 1]
    fetched = [token for token in tamed if g.parts.taming[token] == TAME_RITUAL]
    expect(len(held) <= 1 + len(fetched), f"{where}.rituals: everybody starts with one (JAG-SETUP-21)")
    expect(
        not any(g.parts.is_major(ritual) for ritual in held) or (bool(fetched) and opened),
        f"{where}.rituals: everybody starts with a Minor ritual (JAG-SETUP-16)",
    )


def check_amulets(g: Jaguar, seat: int, where: str) -> None:
    """In Basic only three colours are in the game."""
    for amulet in range(GREEN_AMULET + 1, AMULETS):
        fits = not (g.agreed.basic and g.amulets[seat][amulet])
        expect(fits, f"{where}.amulets: there is no {AMULET.word(amulet)} amulet in Basic (JAG-AMU-04)")


def check_pawns(g: Jaguar, marks: list[Mark]) -> None:
    """Pawns wait before the entrance until their first turn, and are outside when they have left in the Escape."""
    if has(marks, "setup"):
        return
    entering = acted(g, marks)[-1:] if has(marks, "turn") else []
    for seat in range(g.seats):
        where = f"players[{seat}].place"
        place = int(g.place[seat])
        expect(g.character[seat] != NONE, f"players[{seat}].character: everybody has one by now (JAG-SETUP-04)")
        expect(place != NONE, f"{where}: every pawn has its place by now (JAG-SETUP-21)")
        if ENTRANCE <= place < OUTSIDE:
            waits = g.round == 1 and (seat not in acted(g, marks) or seat in entering)
            expect(waits, f"{where}: nobody waits outside now (JAG-ACT-03)")
            expect(seat != g.acting or g.spent == 0, f"{where}: the first action point is for entering (JAG-ACT-03)")
            check_start(g, seat)
        expect(place < OUTSIDE or seat in fled(g, marks), f"{where}: nobody leaves before the Escape (JAG-F-ESC-01)")
        staying = bool(marks) and marks[-1].at in ("escape/choose_preparation", "escape/choose_step")
        inside = not staying or marks[-1].seat != seat or g.inside(seat)
        expect(inside, f"{where}: who is outside has no more steps (JAG-F-ESC-02)")


def check_start(g: Jaguar, seat: int) -> None:
    """A pawn waits before an open row, alone."""
    where = f"players[{seat}].place"
    place = int(g.place[seat])
    expect(bool(g.board.starts >> place - ENTRANCE & 1), f"{where}: a wall is before this row (JAG-SETUP-16)")
    alone = [int(other) for other in g.place].count(place) == 1
    expect(alone, f"{where}: a starting space holds one player (JAG-SETUP-21)")


def check_turn(g: Jaguar, marks: list[Mark]) -> None:
    """Somebody takes a turn exactly while the bookmarks say so, with no more action points than there are."""
    turns = [mark for mark in marks if mark.procedure == "turn" and mark.line != "stand_up"]
    turns += [mark for mark in marks[-1:] if mark.at == "escape/choose_step"]
    if not turns:
        expect(g.acting == NONE or beaten(g, marks), "turn: nobody takes a turn here (JAG-ACT-02)")
        return
    seat = turns[0].seat
    expect(g.acting == seat, f"turn: seat {seat + 1} takes its turn; say so (JAG-ACT-02)")
    most = int(g.parts.actions_in(g.round, g.agreed.solo))
    if turns[0].procedure == "escape":
        most = int(g.parts.escape_steps[g.health[seat]])
        expect(g.running, "turn.running: whoever escapes is running (JAG-F-ESC-02)")
        expect(g.spent == 0, "turn.spent: steps of the Escape are no action points (JAG-F-ESC-02)")
    elif g.running:
        most += int(g.parts.solo_run_bonus if g.agreed.solo else g.parts.run_bonus)
    expect(g.greens <= g.parts.greens_per_turn, "turn.greens: so many cannot be used in a turn (JAG-AMU-02)")
    most += int(g.greens)
    expect(
        g.points + g.spent <= most,
        f"turn.points: with {g.spent} spent, {most - g.spent} at most are left, not {g.points} "
        f"({'JAG-S-ACT-04' if g.agreed.solo else 'JAG-ACT-01'})",
    )
    expect(g.healed <= (0 if g.running else g.spent), "turn.healed: so many were not spent on it (JAG-HEAL-02)")


# ---------------------------------------------------------------- activators, tokens and the Order track


def check_activators(g: Jaguar, marks: list[Mark]) -> None:
    """Nobody has more activators than allowed, and they are where the round has come to."""
    for seat in range(g.seats):
        extra = 1 if levelled(g, seat, LEVELS - 1) else 0
        most = own_activators(g, seat) + extra
        expect(g.extra_next <= extra, f"solo.extra_next: expected {extra} at most, got {g.extra_next} (JAG-F-LVL-03)")
        found = [int(holder) for holder in [*g.activator, *g.order]].count(seat)
        found += int(g.activators + g.extra_next) if g.agreed.solo else 0
        expect(found <= most, f"order: seat {seat + 1} has {most} activators at most, not {found} (JAG-F-LVL-03)")
    check_hunt(g)
    check_order_track(g, marks)
    check_tokens(g, marks)
    setting_up = has(marks, "setup", "refresh", "prepare-solo") or (has(marks, "solo-refresh") and has(marks, "hunt"))
    for position in range(TRAPS):
        free = not setting_up or g.activator[position] == NONE
        expect(free, f"traps[{position}].activator: no trap is set yet in this round (JAG-REF-02)")
    if not has(marks, "setup", "refresh", "setting"):
        order = [int(leftmost(g, seat)) for seat in g.acts if leftmost(g, seat) < TRAPS]
        expect(order == sorted(order), "acts: whose leftmost trap lies further left acts earlier (JAG-FLOW-02)")


def own_activators(g: Jaguar, seat: int) -> int:
    """How many activators a seat has without rewards."""
    return 2 if g.seats == 2 or g.extra == seat else 1


def levelled(g: Jaguar, seat: int, level: int) -> bool:
    return not g.agreed.basic and g.levels[seat] >= level


def check_hunt(g: Jaguar) -> None:
    """One yellow amulet at most is an activator, of Keela, and for a harming trap."""
    hunting = [int(holder) for holder in [*g.activator, *g.order] if holder != NONE and holder & AMULET_ACTIVATOR]
    expect(len(hunting) < 2, "order: one amulet a round is an activator (JAG-F-HUNT-01)")
    for holder in hunting:
        seat = holder & ~AMULET_ACTIVATOR
        keela = g.character[seat] == KEELA and levelled(g, seat, LEVELS)
        expect(keela, f"order: seat {seat + 1} cannot use an amulet as an activator (JAG-F-HUNT-01)")
    for position in (SECRET_DOOR, FLOOD):
        amulet = g.activator[position] != NONE and g.activator[position] & AMULET_ACTIVATOR
        expect(not amulet, f"traps[{position}].activator: an amulet is for harming traps only (JAG-F-HUNT-02)")


def check_order_track(g: Jaguar, marks: list[Mark]) -> None:
    """Activators wait on their spaces until they are set; those for the next round on the fifth and sixth."""
    filled = (bool(marks) and marks[0].at == "setup/choose_starts_in_turn") or has(marks, "refresh")
    setting = has(marks, "setting") or (bool(marks) and marks[-1].at in ("round/set_traps", "round/act_in_turn"))
    track = whole_track(g)
    for space in range(ORDER_SPACES):
        where = f"order[{space}]"
        holder = int(g.order[space])
        if holder != NONE and holder & AMULET_ACTIVATOR:
            waiting = solo_hunt_waits(g, marks) and space == 0 if g.agreed.solo else setting
            expect(waiting, f"{where}: an amulet is put here in the Refresh and set in this round (JAG-F-HUNT-02)")
        elif space < FIRST_EXTRA:
            expected = track[space] if filled or (setting and holder != NONE) else NONE
            said = f"seat {expected + 1}" if expected != NONE else "nobody"
            expect(holder == expected, f"{where}: the activator of {said} is on this space now (JAG-TRAP-01)")
        elif holder != NONE:
            can = levelled(g, holder, LEVELS - 1) and not g.agreed.solo
            expect(can, f"{where}: seat {holder + 1} has no extra activator (JAG-F-LVL-03)")
    if has(marks, "setting") or (bool(marks) and marks[-1].at == "round/set_traps"):
        for seat in range(g.seats):
            sets = seat in [int(holder) for holder in [*g.activator, *[*g.order][:FIRST_EXTRA]]]
            expect(sets, f"order: seat {seat + 1} sets a trap in every round (JAG-TRAP-03)")
    if filled or setting:
        total = len([holder for holder in [*g.activator, *g.order] if holder != NONE])
        expect(total <= TRAPS, f"order: there are {TRAPS} traps, and {total} activators (JAG-TRAP-01)")


def whole_track(g: Jaguar) -> list[int]:
    """The first four spaces of the Order track when nothing is set yet."""
    ranking = [int(seat) for seat in g.ranking]
    if g.agreed.solo:
        return [NONE] * FIRST_EXTRA
    if g.seats == 2:
        return [*ranking, *ranking[::-1]]
    return ranking if g.seats == 4 else [*ranking, int(g.extra)]


def solo_hunt_waits(g: Jaguar, marks: list[Mark]) -> bool:
    """Solo: whether an amulet can wait to take over a trap."""
    before = not come_to(g, marks, "activate_temple_traps")
    return before and not has(marks, "setup", "prepare-solo", "solo-refresh")


def check_tokens(g: Jaguar, marks: list[Mark]) -> None:
    """A token lies with a trap that was set, and is turned up when the trap goes off."""
    choosing = marks[-1].card if marks and marks[-1].at == CHOOSING else NONE
    for position in range(HARMING):
        where = f"traps[{position}]"
        known = g.token[position] != NONE
        owned = g.owner(position) != NONE
        expect(not (known and position == choosing), f"{where}.token: it is being chosen (JAG-TRAP-02)")
        expect(owned or g.agreed.solo or not known, f"{where}.token: nobody has set this trap (JAG-TRAP-02)")
        expected = gone_off(g, marks, position) and (owned or g.agreed.solo)
        fits = bool(g.revealed >> position & 1) == expected or beaten(g, marks)
        went = "has" if expected else "has not"
        expect(fits, f"{where}.revealed: this trap {went} gone off in this round (JAG-HIT-01)")
        if g.agreed.solo:
            check_faces(g, marks, position, where)
        else:
            expect(
                g.faces[position] == 0, f"{where}.face_up: only in Solo tokens lie open with a trap (JAG-S-SETUP-09)"
            )


def gone_off(g: Jaguar, marks: list[Mark], position: int) -> bool:
    """Whether the activation has come to a trap and turned up its token."""
    if has(marks, "setup", "refresh", "prepare-solo"):
        return False
    if has(marks, "solo-refresh"):
        return not has(marks, "hunt")
    line = "activate_temple_traps" if g.agreed.solo and g.owner(position) == NONE else "activate_harming_traps"
    if not come_to(g, marks, line) or has(marks, "trap"):
        return False
    if not marks or marks[0].line != line:
        return True
    unturned = marks[-1].at in ("harm/reveal_token", "temple/temple_reveals_token") and marks[-1].card == position
    return position < marks[0].n and not unturned


def check_faces(g: Jaguar, marks: list[Mark], position: int, where: str) -> None:
    """Solo: what is known of a trap lies open with it."""
    faces, token = int(g.faces[position]), int(g.token[position])
    if has(marks, "setup", "prepare-solo"):
        fits = faces == 0 and token == NONE
        expect(fits, f"{where}: the Temple sets its traps before the first round (JAG-S-SETUP-09)")
    elif g.owner(position) != NONE:
        turned = 1 << token if g.revealed >> position & 1 else 0
        fits = faces == turned or position == choosing_position(marks)
        expect(fits, f"{where}.face_up: the tokens of your own trap lie face down, until it goes off (JAG-S-SET-01)")
    elif token == NONE:
        expect(size(faces) < OPTIONS - 1, f"{where}.face_up: then the active token is known (JAG-S-REF-02)")
    else:
        expect(bool(faces >> token & 1), f"{where}.face_up: a known token lies face up (JAG-S-ACT-01)")


def choosing_position(marks: list[Mark]) -> int:
    return marks[-1].card if marks and marks[-1].at == CHOOSING else NONE


# ---------------------------------------------------------------- setting up


def check_setup(g: Jaguar, marks: list[Mark]) -> None:
    """Characters are chosen in seat order, starting spaces in reverse order; nothing else has happened."""
    starting = marks[0].at == "setup/choose_starts_in_turn"
    n = marks[0].n
    if starting:
        expect(n < g.seats or len(marks) == 1, f"{marks[0].where}.n: fewer than {g.seats} are left (JAG-SETUP-21)")
        order = [int(seat) for seat in g.ranking]
        chosen = order[n + 1 :] if len(marks) > 1 else order[n:]
        chooser = order[min(n, len(order) - 1)]
    else:
        expect(g.agreed.choose_characters, "stack[0].at: characters are dealt at this table (JAG-OPT-03)")
        expect(n > 0 or len(marks) == 1, f"{marks[0].where}.n: somebody chooses (JAG-SETUP-04)")
        chosen = list(range(n - 1 if len(marks) > 1 else n))
        chooser = n - 1
    if len(marks) > 1:
        whose = marks[1].seat == chooser
        expect(whose, f"stack[1].seat: it is the turn of seat {chooser + 1} to choose (JAG-SETUP-21, JAG-SETUP-04)")
    for seat in range(g.seats):
        where = f"players[{seat}]"
        expect(
            (g.character[seat] != NONE) == (starting or seat in chosen),
            f"{where}.character: characters are chosen in seat order (JAG-SETUP-04)",
        )
        placed = starting and seat in chosen
        expect((g.place[seat] != NONE) == placed, f"{where}.place: starts are chosen in reverse order (JAG-SETUP-21)")
        expect(not placed or g.place[seat] >= ENTRANCE, f"{where}.place: pawns start outside (JAG-SETUP-21)")
        if placed:
            check_start(g, seat)
        check_fresh_player(g, seat, starting, placed)
    check_entries(g, starting, chosen)


def check_fresh_player(g: Jaguar, seat: int, starting: bool, placed: bool) -> None:
    """A player has what setting up has given so far."""
    where = f"players[{seat}]"
    health, curse, glory = int(g.start_health()), int(g.start_curse()), int(g.start_glory())
    at_start = (int(g.health[seat]), int(g.curse[seat])) == (health, curse) and bool(g.bonus >> seat & 1)
    expect(at_start, f"{where}.health: players start with {health} health and {curse} curses (JAG-SETUP-05)")
    expect(g.glory[seat] == glory and not g.reached[seat], f"{where}.glory: players start on {glory} (JAG-SETUP-08)")
    owned = [g.lying, g.was_cursed, g.maps[seat], g.chests[seat], g.hearts[seat], g.levels[seat], g.marked[seat]]
    owned += [g.bag[seat][colour] for colour in range(CRYSTALS)]
    owned += [g.door[seat][0] + 1]
    expect(not any(owned), f"{where}: nothing has happened to anybody yet (JAG-SETUP-21)")
    amulets = 0
    if starting:
        more = 1 if g.parts.start_amulet[g.seats] != NONE else 0
        amulets = (0 if g.agreed.basic else 1 + more + int(placed)) + int(g.agreed.newcomers >> seat & 1)
    found = sum([int(g.amulets[seat][amulet]) for amulet in range(AMULETS)])
    expect(found == amulets, f"{where}.amulets: {amulets} have been given so far (JAG-SETUP-06)")
    expect(size(g.pouch[seat]) == int(placed), f"{where}.rituals: one comes with the starting space (JAG-SETUP-21)")


def check_entries(g: Jaguar, starting: bool, chosen: list[int]) -> None:
    """A Minor ritual lies beside each starting space that is left; but for Basic, an amulet with it."""
    taken = [int(g.place[seat]) - ENTRANCE for seat in chosen] if starting else []
    amulets: list[int] = []
    for y in range(g.board.rows):
        where = f"entries[{y}]"
        free = starting and bool(g.board.starts >> y & 1) and y not in taken
        ritual, amulet = int(g.entry_ritual[y]), int(g.entry_amulet[y])
        expect((ritual != NONE) == free, f"{where}.ritual: one lies beside each free starting space (JAG-SETUP-16)")
        expect(ritual < MINORS, f"{where}.ritual: players start with a Minor ritual (JAG-SETUP-16)")
        laid = free and not g.agreed.basic
        expect((amulet != NONE) == laid, f"{where}.amulet: one lies with each starting ritual (JAG-SETUP-19)")
        expect(amulet not in amulets, f"{where}.amulet: one of each colour was laid out (JAG-SETUP-19)")
        amulets += [amulet] if amulet != NONE else []


# ---------------------------------------------------------------- Solo, and the end


def check_solo(g: Jaguar, marks: list[Mark]) -> None:
    """The Jaguar and its tokens are there, and Taming tokens too."""
    early = has(marks, "setup", "prepare-solo")
    expect((g.jaguar == NONE) == early, "solo.jaguar: it comes before the first round, and stays (JAG-S-SETUP-08)")
    check_jaguar_tokens(g, marks, early)
    laid = int(g.parts.crystals[2 * CRYSTALS + BLUE] + g.parts.crystals[3 * CRYSTALS + BLUE])
    left = laid - sum([int(g.crystals_on(space, BLUE)) for space in range(g.board.spaces)])
    expect(g.jaguar_blues <= left, f"solo.blues: the Jaguar has {left} at most of those laid out (JAG-S-JAG-03)")
    every = (1 << TAMINGS) - 1
    tokens = g.taming | g.taming_shown | g.taming_aside | g.taming_taken
    expect(tokens == every, "solo.taming: each Taming token is somewhere (JAG-S-TAME-01)")
    choosing = bool(marks) and marks[-1].at == "taming/choose_taming_token"
    expected = TURNED_UP if choosing else 0
    expect(size(g.taming_shown) == expected, f"solo.taming_shown: {expected} lie there to choose from (JAG-S-TAME-01)")
    expect(size(g.taming_taken) <= g.round, "solo.taming_taken: one a round at most is taken (JAG-S-TAME-01)")
    struck = come_to(g, marks, "activate_temple_traps") or has(marks, "solo-refresh")
    expect(struck or not g.temple_hit, "solo.hit: no trap of the Temple has gone off in this round (JAG-S-TEMPLE-01)")
    setting = not come_to(g, marks, "set_hunting_trap") and not early and not has(marks, "solo-refresh")
    waiting = setting or g.activators == 0 or not marks
    expect(waiting, "solo.activators: own traps are set after the own actions (JAG-S-SET-01)")


def check_jaguar_tokens(g: Jaguar, marks: list[Mark], early: bool) -> None:
    """Two tokens are shown in each round, and two fewer are in the pile than before it."""
    renewing = has(marks, "solo-refresh") and not has(marks, "hunt")
    number = max(1, int(g.round) - (1 if renewing else 0))
    pile, since = int(g.parts.start_pile), 1
    if number >= g.parts.opening_round:
        pile, since = int(g.parts.final_pile), int(g.parts.opening_round)
    elif number >= ROUND_OF_ALL_TOKENS:
        pile, since = (1 << JAGUARS) - 1, ROUND_OF_ALL_TOKENS
    shown = 0 if early else TURNED_UP
    left = size(pile) - (0 if early else TURNED_UP * (number - since + 1))
    fits = not (g.pile | g.shown) & ~pile and size(g.shown) == shown
    expect(fits, f"solo.shown: {shown} tokens of the pile of this round are shown (JAG-S-REF-03)")
    expect(size(g.pile) == left, f"solo.pile: {left} tokens are left in it now, not {size(g.pile)} (JAG-S-REF-03)")


def check_end(g: Jaguar) -> None:
    """A game that is over has been played to its end, and its winners are those of the points."""
    if beaten(g, []):
        expect(g.winning == 0, "winners: without health the game is lost (JAG-S-END-01)")
        return
    expect(g.last_round(), f"winners: nobody wins in round {g.round} (JAG-END-01)")
    seats = [seat for seat in range(g.seats) if not any(better(g, other, seat) for other in range(g.seats))]
    if g.agreed.solo and unmet_goals(g):
        seats = []
    expected = sum([1 << seat for seat in seats])
    named = " and ".join([str(seat + 1) for seat in seats]) or "nobody"
    rule = "JAG-S-END-02" if g.agreed.solo else "JAG-SCORE-05"
    expect(g.winning == expected, f"winners: by honour and goals {named} won ({rule})")
