"""Where the game stands: the bookmarks of a written position, who they are of, what they count and are about."""

from __future__ import annotations

from typing import Final

from antechamber.core.marks import NOTHING, Mark, below, expect
from antechamber.core.parsing import as_dict, as_int, as_text
from antechamber.core.positions import read_with
from antechamber.games.jaguar.activation import those_hit
from antechamber.games.jaguar.components import (
    AMULET_ACTIVATOR,
    FLOOD,
    HARMING,
    KEELA,
    LEVEL_UP,
    LEVELS,
    NONE,
    OPTIONS,
    SECRET_DOOR,
    TAME_FLOOD,
    TAME_STEPS,
    TAMINGS,
)
from antechamber.games.jaguar.fortune import FIRST_EXTRA
from antechamber.games.jaguar.prowling import token_used
from antechamber.games.jaguar.refresh import can_hunt
from antechamber.games.jaguar.setting import next_activator
from antechamber.games.jaguar.state import CHOOSING, Jaguar, book
from antechamber.games.jaguar.taming import TAMED_STEPS
from antechamber.games.jaguar.view import REACTION_BITS
from antechamber.games.jaguar.water import DIRECTION_AT, GOES, GOES_AND_TAKES, STAYS
from antechamber.games.jaguar.words import CHEST

AT_THE_BOTTOM: Final = ["setup", "round", "solo-round", "escaping", "scoring"]
FATES: Final = ["fate"]
TAKEN: Final = ["blessing", "chest", "objective", "level"]  # what taking something may bring
# Which procedures a line may have begun: those that can lie above it.
BEGINS: Final[dict[str, list[str]]] = {
    "setup/choose_characters_in_turn": ["character"],
    "setup/choose_starts_in_turn": ["start"],
    "round/set_traps": ["refresh"],
    "round/act_in_turn": ["setting", "turn"],
    "round/activate_harming_traps": ["harm"],
    "round/activate_flood": ["door"],
    "round/waves_come": ["flood", "wave"],
    "solo-round/act": ["prepare-solo", "solo-refresh"],
    "solo-round/set_own_traps": ["turn", "trap"],
    "solo-round/activate_temple_traps": ["trap", "temple"],
    "solo-round/check_taming": ["prowl"],
    "solo-round/activate_harming_traps": ["taming", "harm"],
    "solo-round/end_solo_round": ["wave"],
    "escaping/escape_in_turn": ["escape"],
    "refresh/mark_objectives_in_turn": ["objective"],
    "refresh/end": ["hunt"],
    "solo-refresh/mark_objectives_in_turn": ["objective"],
    "solo-refresh/end": ["hunt"],
    "setting/set_next_trap": ["trap"],
    "turn/choose_action": [*FATES, *TAKEN],
    "harm/victims_suffer_in_turn": ["suffering"],
    "harm/choose_yellow": ["climb"],
    "suffering/end": FATES,
    "temple/temple_takes_glory": ["suffering"],
    "temple/end": FATES,
    "prowl/end": FATES,
    "taming/end": ["flood", "fetch", "tamed-walk"],
    "fetch/end": ["blessing", "chest"],
    "wave/choose_wave": ["flood", "door"],
    "wave/end": ["free-take"],
    "flood/choose_direction": ["door"],
    "flood/choose_reaction": FATES,
    "flood/pawns_are_washed_away": FATES,
    "flood/end": ["free-take"],
    "free-take/end": TAKEN,
    "blessing/end": FATES,
    "fate/end_if_beaten": ["climb"],
    "fate/turn_pending_tokens": ["level"],
    "fate/end": ["level"],
    "level/end": [*FATES, "climb"],
    "climb/climb_to_next_checkpoint": ["checkpoint-1", "objective", "checkpoint-3"],
    "checkpoint-1/choose_checkpoint_crystal": ["level"],
    "objective/choose_objective": ["level"],
    "escape/choose_preparation": FATES,
    "escape/choose_aftermath": [*FATES, "climb"],
}
# Where a person may let a position begin, although nobody is asked there.
BEGINNINGS: Final = [
    "round/set_traps", "setting/set_next_trap", "round/act_in_turn", "round/begin_activation",
    "round/activate_secret_door", "round/activate_flood", "round/waves_come", "round/end_round", "solo-round/act",
    "solo-round/set_hunting_trap", "solo-round/jaguar_moves", "solo-round/check_taming",
    "solo-round/activate_harming_traps", "solo-round/activate_own_water_and_door", "solo-round/end_solo_round",
    "escaping/open_exits",
]  # fmt: skip
ONLY_SOLO: Final = ["prepare-solo", "solo-round", "solo-refresh", "temple", "prowl", "taming", "fetch", "tamed-walk"]
NOT_SOLO: Final = ["round", "refresh", "setting"]
NOT_BASIC: Final = ["escaping", "escape", "hunt", "wave", "level", "chest"]
WHOLE_TABLE: Final = ["refresh", "solo-refresh", "setting", "prepare-solo"]  # procedures of the whole table
MOST_COUNTED: Final = 40  # of anything that a bookmark counts
MOST_MEMO: Final = 1 << 16  # of four bits for each seat
ABOUT: Final = ["trap", "harm", "suffering", "temple", "level", "fetch", "chest", "flood"]  # bookmarks with a card
REMEMBERING: Final = ["trap", "harm", "flood", "prowl"]  # and with a memo
BY_CHECKPOINT: Final = ["checkpoint-1", "objective", "checkpoint-3"]
IN_ROUND: Final = [
    "set_traps", "act_in_turn", "begin_activation", "activate_harming_traps", "activate_secret_door", "activate_flood",
    "waves_come", "end_round",
]  # fmt: skip
IN_SOLO_ROUND: Final = [
    "act", "set_own_traps", "set_hunting_trap", "activate_temple_traps", "jaguar_moves", "check_taming",
    "activate_harming_traps", "activate_own_water_and_door", "end_solo_round",
]  # fmt: skip


def read_mark(g: Jaguar, value: object, where: str) -> Mark:
    frame = as_dict(value, where)
    at = as_text(frame.get("at"), f"{where}.at")
    line = book.line_of(at, f"{where}.at")
    expect(line >= 0, f"{where}.at: nothing is left out here and goes on all the same (JAG-FLOW-01)")
    return Mark(
        where,
        at,
        as_int(frame.get("seat", 1), f"{where}.seat", 1, int(g.seats)) - 1,
        read_with(book.cards[line], frame.get("card"), f"{where}.card"),
        as_int(frame.get("n", 1), f"{where}.n", 0, MOST_COUNTED),
        read_with(book.memos[line], frame.get("memo"), f"{where}.memo"),
    )


def rule_of(mark: Mark) -> str:
    """The rule of a line; of the line before, for the end of a procedure."""
    line = book.lines[mark.at]
    return (book.rules[line] or book.rules[line - 1])[0]


def has(marks: list[Mark], *procedures: str) -> bool:
    """Whether one of these procedures is under way."""
    return any(mark.procedure in procedures for mark in marks)


# ---------------------------------------------------------------- how far the game has come


def check_order_of_marks(g: Jaguar, marks: list[Mark]) -> None:
    """Each bookmark was begun by the one below it, and the last one is not at the end of its procedure."""
    for i, mark in enumerate(marks):
        parent = below(marks, i)
        begun = BEGINS.get(parent.at, []) if i else AT_THE_BOTTOM
        fits = mark.procedure in begun and not (mark is marks[-1] and mark.line == "end")
        if mark.procedure == "setup":
            fits = i == 0 and mark.at in BEGINS
        expect(
            fits,
            f"{mark.where}.at: a game never stops at {mark.at} here, after {parent.at or 'nothing'} ({rule_of(mark)})",
        )
        modes = NOT_SOLO if g.agreed.solo else ONLY_SOLO
        wrong = mark.procedure in modes or (g.agreed.basic and mark.procedure in NOT_BASIC)
        expect(not wrong, f"{mark.where}.at: a game of this mode never comes to {mark.at} (JAG-OPT-01)")
    if marks:
        top = marks[-1]
        asks = book.questions[book.lines[top.at]] or top.at in BEGINNINGS
        expect(asks, f"{top.where}.at: nobody decides anything at {top.at}; begin where somebody does ({rule_of(top)})")
    for seat in range(g.seats):
        rewarded = len([mark for mark in marks if mark.procedure == "level" and mark.seat == seat])
        expect(rewarded <= g.levels[seat], "stack: each level-up brings its reward once (JAG-F-LVL-01)")


def come_to(g: Jaguar, marks: list[Mark], line: str) -> bool:
    """Whether the round has come to a line, or the game is past it."""
    if not marks or marks[0].procedure in ("escaping", "scoring"):
        return True
    lines = IN_SOLO_ROUND if g.agreed.solo else IN_ROUND
    at = marks[0].line
    return marks[0].procedure != "setup" and at in lines and lines.index(at) >= lines.index(line)


def acted(g: Jaguar, marks: list[Mark]) -> list[int]:
    """The seats whose turn of this round has begun."""
    order = [int(seat) for seat in g.acts]
    if g.agreed.solo:
        return order if come_to(g, marks, "set_own_traps") else []
    if come_to(g, marks, "begin_activation"):
        return order
    acting = bool(marks) and marks[0].at == "round/act_in_turn" and not has(marks, "setting")
    return order[: marks[0].n] if acting else []


def fled(g: Jaguar, marks: list[Mark]) -> list[int]:
    """The seats that may be outside: in the Escape, those whose turn has begun."""
    order = [int(seat) for seat in g.acts]
    if not marks or marks[0].procedure == "scoring":
        return order
    return order[: marks[0].n] if marks[0].at == "escaping/escape_in_turn" else []


def beaten(g: Jaguar, marks: list[Mark]) -> bool:
    """Solo: whether the game was lost for want of health, wherever it stood."""
    return not marks and g.agreed.solo and g.health[0] == 0


def levels_of(g: Jaguar, seat: int, slot: int) -> list[list[int]]:
    """The rewards of a level slot of a seat's character."""
    return [] if g.agreed.basic or g.character[seat] == NONE else g.parts.rewards_of(g.character[seat], slot)


def performed(g: Jaguar, seat: int) -> list[int]:
    """The rituals in the level slots of a seat."""
    return [token for token in tokens_of(g, seat) if token != LEVEL_UP]


def tokens_of(g: Jaguar, seat: int) -> list[int]:
    """The tokens in the level slots of a seat, in order of gaining."""
    return [int(g.level_token[seat][i]) for i in range(g.levels[seat])]


# ---------------------------------------------------------------- bookmarks, one by one


def check_mark(g: Jaguar, marks: list[Mark], i: int) -> None:
    """A bookmark is of the right player, has come as far as can be, and is about something that is there."""
    mark, parent = marks[i], below(marks, i)
    above = marks[i + 1] if i + 1 < len(marks) else NOTHING
    expected = owner_of(g, mark, parent)
    expect(
        mark.seat == expected,
        f"{mark.where}.seat: expected {expected + 1}, whose turn this is, got {mark.seat + 1} ({rule_of(mark)})",
    )
    counts = possible_counts(g, mark, parent, above)
    expect(
        mark.n in counts,
        f"{mark.where}.n: expected {' or '.join([str(n) for n in counts])}, got {mark.n} ({rule_of(mark)})",
    )
    card = mark.card == 0 or mark.procedure in ABOUT
    expect(card, f"{mark.where}.card: nothing is told here; leave it out ({rule_of(mark)})")
    memo = mark.memo == 0 or mark.procedure in REMEMBERING
    expect(memo, f"{mark.where}.memo: nothing is kept in mind here; leave it out ({rule_of(mark)})")
    check = CHECKS.get(mark.procedure)
    if check:
        check(g, mark, parent, above)


def owner_of(g: Jaguar, mark: Mark, parent: Mark) -> int:
    """Whose bookmark it must be."""
    acts = [int(seat) for seat in g.acts]
    turn = acts[min(max(parent.n, 1), len(acts)) - 1]
    if parent is NOTHING or mark.procedure in WHOLE_TABLE:
        return 0
    if mark.procedure in ("character", "start"):
        return mark.seat  # those are looked at in `check_setup`
    if mark.procedure in ("turn", "escape", "suffering") or (mark.procedure == "wave" and not g.agreed.solo):
        return 0 if g.agreed.solo else turn
    if mark.procedure == "fate" and parent.procedure == "flood":
        return turn
    if mark.procedure == "hunt":
        return next((seat for seat in range(g.seats) if g.character[seat] == KEELA), 0)
    if parent.procedure == "refresh":
        return int(g.ranking[max(0, int(g.seats) - 1 - parent.n)])
    if mark.procedure == "harm":
        return max(0, int(g.owner(min(max(parent.n, 1), HARMING) - 1)))
    if mark.procedure in ("flood", "door") and parent.procedure == "round":
        return max(0, int(g.owner(FLOOD if mark.procedure == "flood" else SECRET_DOOR)))
    if mark.procedure == "trap" and not g.agreed.solo:
        return mark.seat  # that is looked at in `check_trap`
    return parent.seat


def possible_counts(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> list[int]:
    """What a bookmark may have counted. If nothing lies above it, its line is still to come."""
    seats = list(range(g.seats + 1))
    turns = seats[1:] if above.at else seats
    traps = list(range(1 if above.at else 0, HARMING + 1))
    begun = [0] if g.round == 1 else [HARMING]
    known: dict[str, list[int]] = {
        "setup/choose_characters_in_turn": seats,
        "setup/choose_starts_in_turn": seats,
        "round/set_traps": [0] if g.round == 1 else [int(g.seats)],
        "round/act_in_turn": [0] if above.procedure == "setting" else turns,
        "round/activate_harming_traps": traps,
        "round/activate_secret_door": [HARMING],
        "round/activate_flood": [HARMING],
        "round/waves_come": [0] if above.procedure == "flood" else turns,
        "solo-round/act": begun,
        "solo-round/set_own_traps": begun,
        "solo-round/set_hunting_trap": begun,
        "solo-round/activate_temple_traps": [0] if above.procedure == "trap" else traps,
        "solo-round/check_taming": [0],
        "solo-round/activate_harming_traps": [0] if above.procedure == "taming" else traps,
        "escaping/escape_in_turn": turns,
        "refresh/mark_objectives_in_turn": seats[:-1] if above.at else seats,
        "solo-refresh/mark_objectives_in_turn": seats[:-1] if above.at else seats,
        "flood/choose_reaction": seats[1:-1] if above.at else seats[:-1],
        "flood/pawns_are_washed_away": seats[-1:],
        "flood/end": seats[-1:],
        "harm/victims_suffer_in_turn": turns,
        "harm/owner_gains_glory": seats[-1:],
        "harm/choose_yellow": list(range(g.parts.yellows_per_trap + 1)),
        "tamed-walk/choose_tamed_step": list(range(1, TAMED_STEPS + 1)),
        "climb/climb_to_next_checkpoint": list(range(most_glory(g) + (0 if above.at else 1))),
        "prowl/choose_way": list(range(1, 1 + steps_of_jaguar(g))),
        "prowl/jaguar_strikes": list(range(1 + steps_of_jaguar(g))),
        "prowl/end": list(range(1 + steps_of_jaguar(g))),
        "refresh/keela_may_hunt": [0],
        "refresh/end": [0],
    }
    if mark.at in known:
        return known[mark.at]
    if mark.procedure == "trap":
        return [0, 1]
    if mark.procedure in ("round", "escaping", "scoring"):
        return [HARMING] if g.agreed.solo and mark.line == "open_exits" else seats[-1:]
    if mark.procedure == "solo-refresh":
        return [1] if mark.line in ("move_round_marker", "open_tile_4") else [0]
    return [HARMING] if mark.procedure == "solo-round" else [1]


def most_glory(g: Jaguar) -> int:
    """As many steps at most are gained on the Glory track at once."""
    hits = int(g.parts.jaguar_hit_glory) if g.agreed.solo else int(g.seats - 1) * int(g.parts.glory_per_hit[g.seats])
    return max(hits, int(g.parts.extra_glory))


def steps_of_jaguar(g: Jaguar) -> int:
    return int(g.parts.steps[token_used(g)]) if g.shown else 0


# ---------------------------------------------------------------- what they are about


def check_trap(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """The next activator of the Order track is set; a token is chosen for the trap it was put onto."""
    expect(mark.memo in (0, AMULET_ACTIVATOR), f"{mark.where}.memo: expected {AMULET_ACTIVATOR} for an amulet, or 0 "
           "(JAG-F-HUNT-02)")  # fmt: skip
    holder = mark.seat | mark.memo
    if mark.at == CHOOSING:
        expect(0 <= mark.card < HARMING, f"{mark.where}.card: only harming traps have tokens (JAG-TRAP-02)")
        set_now = g.activator[mark.card] == holder
        expect(set_now, f"{mark.where}.card: seat {mark.seat + 1} has not set this trap (JAG-TRAP-02)")
    elif g.agreed.solo:
        expect(mark.card == 0, f"{mark.where}.card: Solo has no Order track (JAG-S-SETUP-10)")
    else:
        space = int(next_activator(g))
        fits = mark.card == space and g.order[space] == holder
        expect(fits, f"{mark.where}.card: this is not the next activator of the Order track (JAG-TRAP-01)")
        extra = space >= FIRST_EXTRA or mark.memo > 0
        expect(mark.n == int(extra), f"{mark.where}.n: only extra activators may be declined (JAG-TRAP-03)")
    if g.agreed.solo:
        expect(mark.n == 1, f"{mark.where}.n: in Solo every activator may be declined (JAG-S-SET-01)")
        hunting = parent.at == "solo-round/activate_temple_traps"
        expect(hunting == (mark.memo > 0), f"{mark.where}.memo: amulets take over a trap last (JAG-S-SET-03)")


def check_harm(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """The trap is the one that the activation has come to; whom it hit follows from its token."""
    expect(mark.card == parent.n - 1, f"{mark.where}.card: traps go off from left to right (JAG-HIT-01)")
    expect(g.owner(mark.card) != NONE, f"{mark.where}.card: nobody has set this trap (JAG-HIT-01)")
    known = 0 <= g.token[mark.card] < OPTIONS
    expect(known, f"traps[{mark.card}].token: an activated trap has a token (JAG-TRAP-02)")
    hit = 0 if mark.line == "reveal_token" else int(those_hit(g, mark.card))
    expect(mark.memo == hit, f"{mark.where}.memo: those on threatened spaces were hit (JAG-HIT-07)")
    jaguar = g.jaguar != NONE and g.struck(mark.card, g.jaguar)
    brought = not hit >> mark.seat & 1 and (jaguar if g.agreed.solo else hit != 0)
    if mark.line == "choose_yellow":
        glory = brought or (mark.n == 0 and not above.at)
        expect(glory, f"{mark.where}.n: this trap has brought no glory (JAG-F-AMU-06)")


def check_suffering(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """A victim was hit by the trap that goes off."""
    expect(mark.card == parent.card, f"{mark.where}.card: another trap goes off (JAG-HIT-01)")
    hit = parent.memo >> mark.seat & 1 if parent.procedure == "harm" else g.struck(mark.card, g.place[mark.seat])
    expect(bool(hit), f"{mark.where}.seat: seat {mark.seat + 1} was not hit (JAG-HIT-01)")
    hit_by_temple = parent.procedure == "harm" or g.temple_hit
    expect(hit_by_temple, "solo.hit: a trap of the Temple has hit (JAG-S-TEMPLE-01)")


def check_temple(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """The trap is the one that the activation has come to, and not the player's."""
    expect(mark.card == parent.n - 1, f"{mark.where}.card: traps go off from left to right (JAG-S-TEMPLE-01)")
    expect(g.owner(mark.card) == NONE, f"{mark.where}.card: this trap is yours in this round (JAG-S-SET-01)")
    known = g.token[mark.card] != NONE or mark.line == "temple_reveals_token"
    expect(known, f"traps[{mark.card}].token: a trap that went off has its token turned up (JAG-S-TEMPLE-01)")


def check_level(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """A level whose token is there brings a reward."""
    there = 0 <= mark.card < min(LEVELS, int(g.levels[mark.seat]))
    expect(there, f"{mark.where}.card: there is no token in this level slot (JAG-F-LVL-01)")
    asks = bool(levels_of(g, mark.seat, mark.card)[0])
    expect(asks, f"{mark.where}.card: this level brings nothing to choose (JAG-F-LVL-02)")


def check_objective(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """A marker is placed when #4 opens, for a Major ritual, or at a checkpoint."""
    opening = parent.line == "mark_objectives_in_turn"
    fits = not opening or g.round == g.parts.opening_round
    expect(fits, f"{mark.where}.at: markers are placed when #4 opens (JAG-REF-04)")
    ritual = parent.procedure in ("turn", "free-take")
    majors = [token for token in performed(g, mark.seat) if g.parts.is_major(token)]
    expect(not ritual or bool(majors), f"{mark.where}.at: no Major ritual was performed (JAG-RIT-03)")
    expect(ritual or not above.at, f"{mark.where}.at: no level-up comes before this marker (JAG-OBJ-01)")


def check_climb(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """What lies above follows from a checkpoint that was reached."""
    if above.at:
        k = BY_CHECKPOINT.index(above.procedure)
        reached = g.reached[mark.seat] >> k & 1 and g.glory[mark.seat] >= g.parts.checkpoint[k]
        expect(bool(reached), f"{above.where}.at: checkpoint {k + 1} was not reached (JAG-GLORY-02)")


def check_chest(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    opened = bool(g.chests[mark.seat] >> mark.card & 1)
    expect(opened, f"{mark.where}.card: seat {mark.seat + 1} has no chest {CHEST.word(mark.card)} (JAG-F-CHEST-01)")


def check_blessing(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    cursed = g.curse[mark.seat] > 0 or bool(above.at)
    expect(cursed, f"{mark.where}.at: there is no curse to get rid of (JAG-TAKE-02)")


def check_flood(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """Reactions are those of players who have decided, in action order."""
    if parent.procedure == "taming":
        check_reward(g, mark, parent, above)
    else:
        expect(g.owner(FLOOD) != NONE, f"traps[{FLOOD}].activator: nobody has set the Flood (JAG-FLOOD-01)")
    flowing = mark.line in ("choose_reaction", "pawns_are_washed_away")
    expect(mark.card == 0 or mark.line != "choose_direction", f"{mark.where}.card: the owner chooses (JAG-FLOOD-01)")
    decided = [int(seat) for seat in [*g.acts][: mark.n]] if flowing else []
    expect(0 <= mark.memo < MOST_MEMO, f"{mark.where}.memo: four bits for each seat (JAG-FLOOD-01)")
    for seat in range(MOST_MEMO.bit_length() // REACTION_BITS):
        reaction = mark.memo >> seat * REACTION_BITS & (1 << REACTION_BITS) - 1
        fits = reaction in reactions(g, seat, mark) if seat in decided else reaction == 0
        expect(fits, f"{mark.where}.memo: seat {seat + 1} cannot have decided so (JAG-FLOOD-01)")


def reactions(g: Jaguar, seat: int, flood: Mark) -> list[int]:
    """How a seat can have taken the Flood."""
    goes = bool(g.board.goes(g.heart_wall, g.place[seat], flood.card))
    along = flood.card << DIRECTION_AT
    if not goes and not g.agreed.blue_steers:
        return [along | (GOES_AND_TAKES if seat == flood.seat else GOES)]
    directions = range(1 << REACTION_BITS - DIRECTION_AT) if g.agreed.blue_steers else [flood.card]
    found = [STAYS, *[direction << DIRECTION_AT | GOES for direction in directions]]
    return found + [way << DIRECTION_AT | GOES_AND_TAKES for way in directions if seat == flood.seat]


def check_door(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    expect(g.owner(SECRET_DOOR) != NONE, f"traps[{SECRET_DOOR}].activator: nobody has set the Secret door "
           "(JAG-DOOR-01)")  # fmt: skip
    opened = mark.line != "choose_passage" or g.door[mark.seat][0] != NONE
    expect(opened, f"players[{mark.seat}].door: its markers are placed (JAG-DOOR-01)")


def check_hunting(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    expect(g.can_use_ability(mark.seat, KEELA), f"{mark.where}.at: nobody can hunt now (JAG-F-HUNT-01)")
    expect(can_hunt(g, mark.seat), f"{mark.where}.at: no yellow amulet, or no space for it (JAG-F-HUNT-01)")


def check_prowl(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    ghost = g.parts.through_walls >> token_used(g) & 1 if g.shown and mark.line != "jaguar_wakes" else 0
    expect(mark.memo == ghost, f"{mark.where}.memo: the token that counts says whether walls stop it (JAG-S-JAG-02)")
    struck = not above.at or g.jaguar == g.place[0]
    expect(struck, "solo.jaguar: it has reached the player (JAG-S-JAG-04)")


def check_reward(g: Jaguar, mark: Mark, parent: Mark, above: Mark) -> None:
    """The reward of a Taming token that was taken."""
    rewards = [int(g.parts.taming[token]) for token in range(TAMINGS) if g.taming_taken >> token & 1]
    reward = {"fetch": mark.card, "flood": TAME_FLOOD, "tamed-walk": TAME_STEPS}[mark.procedure]
    expect(reward in rewards, f"{mark.where}: no Taming token taken so far brings this (JAG-S-TAME-01)")


CHECKS: Final = {
    "trap": check_trap,
    "harm": check_harm,
    "suffering": check_suffering,
    "temple": check_temple,
    "level": check_level,
    "objective": check_objective,
    "climb": check_climb,
    "chest": check_chest,
    "blessing": check_blessing,
    "flood": check_flood,
    "door": check_door,
    "hunt": check_hunting,
    "prowl": check_prowl,
    "fetch": check_reward,
    "tamed-walk": check_reward,
}
