"""What befalls players: curses, levels and their rewards, glory and its checkpoints, Objectives."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.jaguar.components import (
    A_CRYSTAL,
    ACTIVATOR,
    AMULETS,
    AN_AMULET,
    CHECKPOINTS,
    CRYSTALS,
    GLORY,
    GREEN_AMULET,
    HEALTH,
    IN_PLAY,
    LESS_CURSE,
    LEVEL_UP,
    LEVELS,
    NONE,
    REMOVED,
    kind_of,
    number_of,
    what_of,
)
from antechamber.games.jaguar.state import Jaguar, book
from antechamber.games.jaguar.words import (
    ACTIVATOR_GAINED,
    BECAME_CURSED,
    CHECKPOINT,
    CURSE_BONUS,
    CURSE_LIFTED,
    CURSED,
    DIED,
    GAIN,
    GAINED_GLORY,
    LAY_DOWN,
    LEVEL_PENDING,
    LEVELLED,
    LOST,
    MARK,
    MARKED,
    NO,
    PICK,
    TOOK_AMULET,
    TOOK_CRYSTAL,
)

FIRST_EXTRA: Final = 4  # the spaces of the Order track for extra activators: the fifth and sixth

# ---------------------------------------------------------------- curses


def add_curses(g: Jaguar, seat: i64, n: i64) -> None:
    """Curses come, up to the top of the track."""
    gained: i64 = min(n, g.parts.most_health - g.curse[seat])
    g.curse[seat] += gained
    if gained:
        g.tell(CURSED, seat, gained)


def lift_curses(g: Jaguar, seat: i64, n: i64) -> None:
    """Curses go, down to 0."""
    lost: i64 = min(n, g.curse[seat])
    g.curse[seat] -= lost
    if lost:
        g.tell(CURSE_LIFTED, seat, lost)


def settle_fate(g: Jaguar, seat: i64) -> None:
    """After all parts of an effect: see whether the player is cursed, free of curses, or beaten."""
    cursed: bool = g.cursed(seat)
    if (
        (g.agreed.solo and g.health[seat] == 0)
        or (g.curse[seat] == 0 and g.bonus >> seat & 1)
        or (cursed and not g.was_cursed >> seat & 1)
        or (not cursed and g.pending[seat])
    ):
        g.begin(FATE, seat)


book.implements(add_curses, "JAG-HEAL-03")
book.implements(lift_curses, "JAG-HEAL-03")
book.implements(settle_fate, "JAG-CURSE-01", "JAG-CURSE-04", "JAG-HIT-05")


@book.rule("JAG-S-END-01")
def end_if_beaten(g: Jaguar, f: Frame) -> None:
    """Solo: without health the game is lost at once."""
    if g.agreed.solo and g.health[f.seat] == 0:
        g.ended = True
        g.tell(LOST, f.seat, g.score(f.seat), DIED)
        g.stop()


@book.rule("JAG-CURSE-01", "JAG-CURSE-03", "JAG-F-CURSE-04", "JAG-OPT-07")
def lie_down_if_cursed(g: Jaguar, f: Frame) -> None:
    """The first time you are cursed, the pawn lies down: in Basic, or if the table agreed on it."""
    if not g.cursed(f.seat) or g.was_cursed >> f.seat & 1:
        return
    g.was_cursed |= bit(f.seat)
    g.tell(BECAME_CURSED, f.seat)
    if g.agreed.action_loss and not g.last_round() and not g.lying >> f.seat & 1:
        g.lying |= bit(f.seat)
        g.tell(LAY_DOWN, f.seat)


@book.rule("JAG-F-CURSE-02", "JAG-F-CURSE-01")
def turn_pending_tokens(g: Jaguar, f: Frame) -> None:
    """As long as you are not cursed, the oldest pending token is turned, and its reward is yours."""
    if g.pending[f.seat] == 0 or g.cursed(f.seat):
        return
    i: i64 = 0
    while not g.pending[f.seat] >> i & 1:
        i += 1
    g.pending[f.seat] &= ~bit(i)
    f.stay()
    reward(g, f.seat, i)


@book.rule("JAG-CURSE-02", "JAG-F-CURSE-05")
def take_curse_bonus(g: Jaguar, f: Frame) -> None:
    """The first time you have no curse, take what lies in the curse bonus slot."""
    if g.curse[f.seat] == 0 and g.bonus >> f.seat & 1:
        g.bonus &= ~bit(f.seat)
        g.tell(CURSE_BONUS, f.seat)
        level_up(g, f.seat, LEVEL_UP)


FATE: Final[i64] = book.procedure("fate", [end_if_beaten, lie_down_if_cursed, turn_pending_tokens, take_curse_bonus])


# ---------------------------------------------------------------- levels


def gain_amulet(g: Jaguar, seat: i64, amulet: i64) -> None:
    g.amulets[seat][amulet] += 1
    g.tell(TOOK_AMULET, seat, amulet)


def gain_crystal(g: Jaguar, seat: i64, colour: i64) -> None:
    g.bag[seat][colour] += 1
    g.tell(TOOK_CRYSTAL, seat, colour)


def level_up(g: Jaguar, seat: i64, token: i64) -> None:
    """Put a token into the lowest free level slot; in Basic, only rituals are stored, and a green amulet is gained."""
    if not (g.agreed.basic and token == LEVEL_UP):
        g.level_token[seat][g.levels[seat]] = token
        g.levels[seat] += 1
    if g.agreed.basic:
        gain_amulet(g, seat, GREEN_AMULET)
    elif g.cursed(seat):
        g.pending[seat] |= bit(g.levels[seat] - 1)
        g.tell(LEVEL_PENDING, seat, g.levels[seat])
    else:
        reward(g, seat, g.levels[seat] - 1)


def reward(g: Jaguar, seat: i64, i: i64) -> None:
    """The reward for the token gained as number i: that of its slot. Beyond three, all go into the first."""
    slot: i64 = i if i < LEVELS else 0
    g.tell(LEVELLED, seat, slot + 1)
    g.begin(LEVEL, seat, slot)


def in_own_turn(g: Jaguar) -> bool:
    """Whether somebody takes actions, and not the Escape."""
    return g.acting != NONE and g.heart_wall != REMOVED


def can_have_activator(g: Jaguar) -> bool:
    """Whether an extra activator can still be used: there is a round for it, and a place on the Order track."""
    if g.agreed.solo:
        return not g.last_round() or in_own_turn(g)
    return not g.last_round() and (g.order[FIRST_EXTRA] == NONE or g.order[FIRST_EXTRA + 1] == NONE)


book.implements(gain_amulet, "JAG-F-AMU-07")
book.implements(level_up, "JAG-F-LVL-01", "JAG-RIT-04", "JAG-F-CURSE-02", "JAG-RIT-01")
book.implements(reward, "JAG-F-LVL-01", "JAG-F-LVL-02")
book.implements(can_have_activator, "JAG-F-LVL-03", "JAG-S-SETUP-10", "JAG-S-SET-02")


def named_by(part: i64) -> i64:
    """The word for a reward that begins with this part."""
    kind: i64 = kind_of(part)
    if kind == AN_AMULET:
        return what_of(part)
    return AMULETS + what_of(part) if kind == A_CRYSTAL else AMULETS + CRYSTALS + kind - HEALTH


def apply_part(g: Jaguar, seat: i64, part: i64) -> None:
    """One part of a reward. Glory comes last, as it may bring more."""
    kind: i64 = kind_of(part)
    if kind == AN_AMULET:
        gain_amulet(g, seat, what_of(part))
    elif kind == A_CRYSTAL:
        gain_crystal(g, seat, what_of(part))
    elif kind == HEALTH:
        g.heal(seat, number_of(part))
    elif kind == LESS_CURSE:
        lift_curses(g, seat, number_of(part))
    elif kind == GLORY:
        gain_glory(g, seat, number_of(part))
    elif kind == ACTIVATOR:
        gain_activator(g, seat)


def gain_activator(g: Jaguar, seat: i64) -> None:
    """An extra activator for the next round; in solo, for this round if it is gained in the own turn."""
    g.tell(ACTIVATOR_GAINED, seat)
    if g.agreed.solo and in_own_turn(g):
        g.activators += 1
    elif g.agreed.solo:
        g.extra_next += 1
    else:
        g.order[FIRST_EXTRA if g.order[FIRST_EXTRA] == NONE else FIRST_EXTRA + 1] = seat


book.implements(gain_activator, "JAG-F-LVL-03", "JAG-S-SET-02")


@book.question("JAG-F-LVL-02", "JAG-F-LVL-03", "JAG-F-LVL-05", "JAG-F-LVL-06", "JAG-F-LVL-07", "JAG-F-LVL-08")
def choose_reward(g: Jaguar, f: Frame) -> None:
    """Choose one of the rewards of this level."""
    ways = g.parts.rewards_of(g.character[f.seat], f.card)
    if len(ways[0]) == 0:
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    for way in ways:
        if kind_of(way[0]) != ACTIVATOR or can_have_activator(g):
            g.offer(GAIN | named_by(way[0]))


@book.rule("JAG-F-LVL-02", "JAG-CURSE-04", "JAG-F-AMU-07", "JAG-F-SHIELD-01")
def take_reward(g: Jaguar, f: Frame) -> None:
    """All parts of it, then see what they change."""
    if g.answers[f.seat] == NO:
        return
    for way in g.parts.rewards_of(g.character[f.seat], f.card):
        if GAIN | named_by(way[0]) == g.answers[f.seat]:
            for part in way:
                if kind_of(part) != GLORY:
                    apply_part(g, f.seat, part)
            settle_fate(g, f.seat)
            for part in way:
                if kind_of(part) == GLORY:
                    apply_part(g, f.seat, part)


LEVEL: Final[i64] = book.procedure("level", [choose_reward, take_reward])


# ---------------------------------------------------------------- glory


def gain_glory(g: Jaguar, seat: i64, n: i64) -> None:
    """So many steps on the Glory track; where a checkpoint is passed, its reward comes at once."""
    g.tell(GAINED_GLORY, seat, n)
    k: i64
    for k in range(CHECKPOINTS):
        step: i64 = g.parts.checkpoint[k]
        if g.glory[seat] < step <= g.glory[seat] + n and not g.reached[seat] >> k & 1:
            g.begin(CLIMB, seat, 0, n)
            return
    g.glory[seat] += n


@book.rule("JAG-GLORY-02", "JAG-GLORY-05")
def climb_to_next_checkpoint(g: Jaguar, f: Frame) -> None:
    """Step by step; a checkpoint counts when it is reached for the first time."""
    k: i64
    while f.n > 0:
        f.n -= 1
        g.glory[f.seat] += 1
        for k in range(CHECKPOINTS):
            if g.parts.checkpoint[k] == g.glory[f.seat] and not g.reached[f.seat] >> k & 1:
                g.reached[f.seat] |= 1 << k
                g.tell(CHECKPOINT, f.seat, k + 1)
                f.stay()
                if k == 0:
                    g.begin(FIRST_CHECKPOINT, f.seat)
                elif k == 1:
                    g.begin(OBJECTIVE_MARKER, f.seat)
                else:
                    g.begin(THIRD_CHECKPOINT, f.seat)
                return


CLIMB: Final[i64] = book.procedure("climb", [climb_to_next_checkpoint], counting=True)


@book.rule("JAG-GLORY-03")
def level_up_at_checkpoint(g: Jaguar, f: Frame) -> None:
    """A level-up; in Basic, a green amulet."""
    level_up(g, f.seat, LEVEL_UP)


@book.question("JAG-GLORY-03")
def choose_checkpoint_crystal(g: Jaguar, f: Frame) -> None:
    """The first player there takes the green or the blue crystal, the second the other."""
    offer_crystals(g, f.seat, g.checkpoint_crystals)


@book.rule("JAG-GLORY-03")
def take_checkpoint_crystal(g: Jaguar, f: Frame) -> None:
    """Into the bag."""
    if g.answers[f.seat] != NO:
        g.checkpoint_crystals &= ~bit(g.answers[f.seat] & ARG)
        gain_crystal(g, f.seat, g.answers[f.seat] & ARG)


@book.question("JAG-GLORY-04")
def choose_dome_crystal(g: Jaguar, f: Frame) -> None:
    """Take one of the crystals that are left on the bonus dome."""
    offer_crystals(g, f.seat, g.dome)


@book.rule("JAG-GLORY-04")
def take_dome_crystal(g: Jaguar, f: Frame) -> None:
    """Into the bag. The dome is not filled again."""
    if g.answers[f.seat] != NO:
        g.dome &= ~bit(g.answers[f.seat] & ARG)
        gain_crystal(g, f.seat, g.answers[f.seat] & ARG)


def offer_crystals(g: Jaguar, seat: i64, colours: i64) -> None:
    """Ask for one of these crystals, if there are any."""
    if colours == 0:
        g.settle(seat, NO)
        return
    g.ask(seat)
    colour: i64
    for colour in range(CRYSTALS):
        if colours >> colour & 1:
            g.offer(PICK | colour)


FIRST_CHECKPOINT: Final[i64] = book.procedure(
    "checkpoint-1", [level_up_at_checkpoint, choose_checkpoint_crystal, take_checkpoint_crystal]
)
THIRD_CHECKPOINT: Final[i64] = book.procedure("checkpoint-3", [choose_dome_crystal, take_dome_crystal])


# ---------------------------------------------------------------- Objectives


@book.question("JAG-OBJ-01", "JAG-OBJ-02", "JAG-GLORY-04", "JAG-RIT-03", "JAG-REF-04", "JAG-F-CURSE-03")
def choose_objective(g: Jaguar, f: Frame) -> None:
    """You may put a marker onto an Objective that has none of yours."""
    if g.marked[f.seat] == (1 << IN_PLAY) - 1:
        g.settle(f.seat, NO)
        return
    g.ask(f.seat)
    i: i64
    for i in range(IN_PLAY):
        if not g.marked[f.seat] >> i & 1:
            g.offer(MARK | g.objective[i])
    g.offer(NO)


@book.rule("JAG-OBJ-01", "JAG-OBJ-02")
def place_marker(g: Jaguar, f: Frame) -> None:
    """It stays there to the end."""
    i: i64
    for i in range(IN_PLAY):
        if g.answers[f.seat] == MARK | g.objective[i]:
            g.marked[f.seat] |= 1 << i
            g.tell(MARKED, f.seat, g.objective[i])


OBJECTIVE_MARKER: Final[i64] = book.procedure("objective", [choose_objective, place_marker])
