"""Carrying out what cards say (MIC-EFF): one operation after another, each optional, with reactions in between.

A frame of the procedure `effect` is one effect: its card is the card, n the place in the card's program, and the memo
what the effect is about, how often its exchange was made and which assistants have reacted to its gains.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS
from antechamber.core.tools import drawn
from antechamber.games.mice.components import (
    ANY,
    CHEST_TAKEN,
    CHEST_USED,
    CHOOSE,
    DOUBLE_NEXT,
    END,
    ENTRANCES,
    EXCHANGE,
    EXCHANGED,
    EXTRA_ACTION,
    EXTRA_TURN,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    GAIN,
    GAIN_LOW,
    GAIN_PER,
    GLORY,
    GOLD,
    ITEM_BITS,
    JUMP,
    MOST,
    NAMED,
    NO_CARD,
    NO_SPOT,
    OPERATIONS,
    OTHERS_GAIN,
    RESOURCES,
    TAKE_CHEST,
    amount,
)
from antechamber.games.mice.legality import (
    SLOT_AT,
    can_operate,
    can_take_branch,
    target_of,
    times,
    tokens_left,
)
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import (
    ABOUT,
    ABOUT_BITS,
    BRANCH_OF,
    CARD,
    CARD_BITS,
    DOUBLES,
    DRY_SUPPLY,
    EXTRA_ACTION_GAINED,
    EXTRA_TURN_GAINED,
    NOT_GRANTED,
    NOTHING,
    PASSAGE_FLIPPED,
    PROGRESS,
    SPOT_BITS,
    TAKE,
    TRIGGERED,
    TURN_PASSAGE,
    USED,
    USED_CHEST,
)

ABOUT_OF: Final = (1 << ABOUT_BITS) - 1  # the part of an effect's memo that says what it is about
TIMES_AT: Final = ABOUT_BITS
TIMES: Final = 15
REACTED_AT: Final = ABOUT_BITS + 4

MORE_AT: Final = ABOUT_BITS + CARD_BITS  # where the memo of an operation keeps what was chosen

PROCEDURES: Final[list[int]] = [0] * OPERATIONS  # [operation]: the procedure that carries it out, if it takes one


def about(spot: i64, card: i64) -> i64:
    """What an effect is about."""
    return spot | card << SPOT_BITS


def argument(g: Mice, f: Frame) -> i64:
    """The argument of the operation that a frame carries out: its memo names the card, its n the place in there."""
    return g.parts.arg[g.starts(f.memo >> ABOUT_BITS & 127) + f.n]


def begin_effect(g: Mice, seat: i64, card: i64, of: i64) -> None:
    """Carry out the effect of a card, as the card lies now."""
    g.begin(EFFECT, seat, card, 0, of)


# ---------------------------------------------------------------- one operation after another


@book.rule("MIC-EFF-00", "MIC-EFF-05", "MIC-EFF-07", "MIC-STATE-04", "MIC-PAS-07")
def carry_out_operation(g: Mice, f: Frame) -> None:
    """Do the next operation, if it can be done; go on with the one after it."""
    place: i64 = g.starts(f.card) + f.n
    while g.parts.op[place] == GAIN and g.own(f.seat) == 0 and amount(g.parts.arg[place], ANY) == 0:
        g.receive(f.seat, g.parts.arg[place])  # nobody is there to react, and there is nothing to choose
        f.n += 1
        place += 1
    op: i64 = g.parts.op[place]
    arg: i64 = g.parts.arg[place]
    of: i64 = f.memo & ABOUT_OF
    if op == END:
        f.finish()
    elif op == GAIN:
        give(g, f.seat, arg, 1)
        if amount(arg, ANY) == 0:
            gain_passives_may_fire(g, f)
    elif op == JUMP:
        f.n = arg
        f.go_to(EFFECT)
    elif op == CHOOSE:
        f.go_to(BRANCH)
    elif not can_operate(g, f.seat, place, of):
        pass
    elif PROCEDURES[op]:
        g.begin(PROCEDURES[op], f.seat, NO_CARD, f.n, of | f.card << ABOUT_BITS)
    else:
        do_at_once(g, f.seat, op, arg, of)


def do_at_once(g: Mice, seat: i64, op: i64, arg: i64, of: i64) -> None:
    """Operations without a choice, or with none but which resources to take."""
    if op == GAIN_LOW:
        item: i64 = arg & 15
        low: bool = g.stock[seat][item] < arg >> 4 & 15
        give(g, seat, (arg >> 8 & 15 if low else arg >> 12 & 15) << ITEM_BITS * item, 1)
    elif op == GAIN_PER:
        give(g, seat, arg & (1 << 24) - 1, times(g, arg, of))
    elif op == OTHERS_GAIN:
        give_others(g, seat, arg)
    elif op == TAKE_CHEST:
        take_from_supply(g, seat)
    elif op == EXTRA_ACTION:
        grant_action(g, seat)
    elif op == EXTRA_TURN:
        grant_turn(g, seat)
    elif op == DOUBLE_NEXT:
        g.doubles += 1
        g.tell(DOUBLES, seat, g.doubles)


@book.rule("MIC-PAS-03", "MIC-ON-01", "MIC-ON-07", "MIC-ON-08", "MIC-AS-BONUS-01", "MIC-RES-06", "MIC-DEC-02")
def gain_passives_may_fire(g: Mice, f: Frame) -> None:
    """Passives for what the operation gave fire at once, those for gains once per effect; then the next operation."""
    happened: i64 = g.happened
    g.happened = 0
    place: i64 = g.starts(f.card) + f.n
    repeats: bool = g.parts.op[place] == EXCHANGE and happened >> EXCHANGED & 1 == 1
    if repeats and (f.memo >> TIMES_AT & TIMES) + 1 < g.parts.arg[place] >> 52 & 15:
        f.memo += 1 << TIMES_AT
    else:
        f.memo &= ~(TIMES << TIMES_AT)
        f.n += 1
        place += 1
    f.go_to(EFFECT)
    fresh: i64 = g.reactors(f.seat, happened) & ~(f.memo >> REACTED_AT) if happened else 0
    if fresh:
        f.memo |= (fresh & on_gains(g)) << REACTED_AT
        g.begin(book.window, f.seat, NOTHING, happened, fresh)
    elif g.parts.op[place] == END:
        f.finish()


def on_gains(g: Mice) -> i64:
    """All assistants that react to receiving something, as bits."""
    return g.parts.on[0] | g.parts.on[1] | g.parts.on[2] | g.parts.on[3]


def passives_may_fire(g: Mice, seat: i64, happened: i64, of: i64, but: i64 = 0) -> bool:
    """Open a window for what happened; some cards may be left out. Whether one could react."""
    ready: i64 = g.reactors(seat, happened) & ~but
    if ready == 0:
        return False
    g.begin(book.window, seat, of, happened, ready)
    return True


book.implements(passives_may_fire, "MIC-PAS-01", "MIC-PAS-06", "MIC-PAS-08", "MIC-PAS-09")

EFFECT: Final[i64] = book.procedure("effect", [carry_out_operation, gain_passives_may_fire], card=CARD, memo=PROGRESS)


# ---------------------------------------------------------------- a choice between branches


@book.question("MIC-OP-05", "MIC-EFF-07")
def choose_branch(g: Mice, f: Frame) -> None:
    """Choose one of the options on the card; only those that can be carried out."""
    start: i64 = g.starts(f.card)
    arg: i64 = g.parts.arg[start + f.n]
    n: i64
    found: i64 = 0
    for n in range(arg & 15):
        if can_take_branch(g, f.seat, start + target_of(arg, n), f.memo & ABOUT_OF):
            found |= bit(n)
    if found == 0:
        g.settle(f.seat, PASS)
        return
    g.ask(f.seat)
    g.offer_all(BRANCH_OF, found)


@book.rule("MIC-OP-05")
def take_branch(g: Mice, f: Frame) -> None:
    """Go on with it; with none of them, behind the last."""
    start: i64 = g.starts(f.card)
    arg: i64 = g.parts.arg[start + f.n]
    if g.answers[f.seat] == PASS:
        first: i64 = target_of(arg, 0)
        while g.parts.op[start + first] != JUMP:
            first += 1
        f.n = g.parts.arg[start + first]
    else:
        f.n = target_of(arg, g.answers[f.seat] & ARG)
    f.go_to(EFFECT)


BRANCH: Final[i64] = book.procedure("branch", [choose_branch, take_branch], card=CARD, memo=PROGRESS)


# ---------------------------------------------------------------- receiving


def give(g: Mice, seat: i64, items: i64, n: i64) -> None:
    """Receive items n times: named ones at once, those of any kind as the player chooses."""
    named: i64 = items & NAMED
    if named and n:
        item: i64
        for item in range(GLORY):
            if named >> ITEM_BITS * item & MOST:
                g.happened |= bit(item)
        g.receive(seat, named * n)
    free: i64 = amount(items, ANY) * n
    if free:
        g.begin(TAKE_ANY, seat, 0, free)


book.implements(give, "MIC-OP-01", "MIC-OP-02", "MIC-OP-03", "MIC-DEF-01", "MIC-EFF-07", "MIC-AS-BARKER-01",
             "MIC-AS-ELDER-01", "MIC-AS-TRAMMER-01", "MIC-CH-SPHINX-01", "MIC-HID-04")  # fmt: skip


def give_others(g: Mice, seat: i64, items: i64) -> None:
    """Every other player receives the items; it is not their turn, so nothing of theirs fires."""
    other: i64 = g.after(seat)
    while other != seat:
        g.receive(other, items)
        other = g.after(other)


book.implements(give_others, "MIC-OP-04", "MIC-CH-FAIR-01", "MIC-PAS-06")


def bonus(g: Mice, seat: i64, items: i64) -> None:
    """A bonus owed by the rules. It is no effect, and fires nothing."""
    g.receive(seat, items)


book.implements(bonus, "MIC-PAS-04")


@book.question("MIC-DEF-02", "MIC-OP-01", "MIC-CH-ALCH-01", "MIC-RES-05")
def choose_resource(g: Mice, f: Frame) -> None:
    """Choose a resource to receive. An exchange for other kinds leaves out the kinds that were spent."""
    g.ask(f.seat)
    item: i64
    for item in range(RESOURCES):
        if may_take(f.memo, item):
            g.offer(TAKE | item)


ALL_KINDS: Final[i64] = (1 << RESOURCES) - 1
RECEIVED_AT: Final[i64] = RESOURCES
GOLD_SPENT_AT: Final[i64] = 2 * RESOURCES


def may_take(memo: i64, item: i64) -> bool:
    """Whether a kind may be received: not one that was spent; and for gold spent, one kind stays out as well.

    The memo holds the kinds that were spent, those received so far, and whether gold was spent for another kind.
    """
    if memo >> item & 1:
        return False
    received: i64 = (memo >> RECEIVED_AT | bit(item)) & ALL_KINDS
    return memo >> GOLD_SPENT_AT & 1 == 0 or received != ALL_KINDS


@book.rule("MIC-DEF-02", "MIC-OP-01")
def receive_resource(g: Mice, f: Frame) -> None:
    """It is yours; go on until all are taken."""
    item: i64 = g.answers[f.seat] & ARG
    g.receive(f.seat, bit(ITEM_BITS * item))
    g.happened |= bit(item)
    f.memo |= bit(RECEIVED_AT + item)
    f.n -= 1
    if f.n > 0:
        f.ask_again()


TAKE_ANY: Final[i64] = book.procedure("take-any", [choose_resource, receive_resource])


def take_from_supply(g: Mice, seat: i64) -> None:
    """Draw a chest from the supply, face up and unused."""
    if g.supply == 0:
        g.tell(DRY_SUPPLY, seat)
        return
    chest: i64 = drawn(g, g.supply)
    g.supply &= ~bit(chest)
    g.take_chest(seat, chest)
    g.happened |= bit(CHEST_TAKEN)


book.implements(take_from_supply, "MIC-OP-12", "MIC-CHEST-04")


def grant_action(g: Mice, seat: i64) -> None:
    """One more action this turn, unless the end is near or the cap is reached."""
    if g.ending or not within_cap(g, seat):
        return
    g.granted += 1
    g.extra_actions += 1
    g.tell(EXTRA_ACTION_GAINED, seat, g.extra_actions)


def grant_turn(g: Mice, seat: i64) -> None:
    """One more turn after this one; some tables read it as one more action."""
    if g.agreed.same_turn:
        grant_action(g, seat)
        return
    if g.ending or not within_cap(g, seat):
        return
    g.granted += 1
    g.extra_turns += 1
    g.tell(EXTRA_TURN_GAINED, seat, g.extra_turns)


def within_cap(g: Mice, seat: i64) -> bool:
    """Whether another additional action or turn may be granted before somebody else's turn."""
    if g.granted < g.agreed.max_extra:
        return True
    g.tell(NOT_GRANTED, seat, g.agreed.max_extra)
    return False


book.implements(grant_action, "MIC-OP-14", "MIC-TURN-03", "MIC-END-03", "MIC-END-04")
book.implements(grant_turn, "MIC-OP-15", "MIC-TURN-04", "MIC-OPT-09", "MIC-CH-TEAHOUSE-01", "MIC-AS-STUDENT-02")
book.implements(within_cap, "MIC-TERM-02", "MIC-OPT-07")
book.implements(do_at_once, "MIC-OP-02", "MIC-OP-17", "MIC-CH-WATCHTOWER-01")


# ---------------------------------------------------------------- triggering a crypt card


@book.rule("MIC-EFF-02", "MIC-EFF-04", "MIC-CH-ANY-01", "MIC-CH-WATCHTOWER-02", "MIC-OP-21")
def carry_out_card(g: Mice, f: Frame) -> None:
    """Carry out its effect, twice if it is doubled. Meanwhile the same card cannot be triggered again."""
    set_busy(g, f.card, True)
    g.tell(TRIGGERED, f.seat, f.card)
    f.n -= 1
    if f.n > 0:
        f.stay()
    begin_effect(g, f.seat, f.card, f.memo)


def set_busy(g: Mice, card: i64, busy: bool) -> None:
    """Say whether the effect of a crypt card is being carried out."""
    if card < FIRST_ASSISTANT:
        g.busy_chambers = g.busy_chambers | bit(card) if busy else g.busy_chambers & ~bit(card)
    else:
        slot: i64 = g.slot_of(card - FIRST_ENTRANCE)
        g.busy_entrances = g.busy_entrances | bit(slot) if busy else g.busy_entrances & ~bit(slot)


@book.rule("MIC-EFF-02", "MIC-HID-02")
def put_card_down(g: Mice, f: Frame) -> None:
    """It may be triggered again. An entrance card with a hidden passage may now be flipped."""
    set_busy(g, f.card, False)
    if g.passages and may_flip(g, f.seat, f.card):
        f.go_to(PASSAGE)


TRIGGER_CARD: Final[i64] = book.procedure("trigger", [carry_out_card, put_card_down], card=CARD, memo=ABOUT)


@book.question("MIC-HID-01", "MIC-HID-02", "MIC-STATE-05", "MIC-HID-06")
def offer_passage(g: Mice, f: Frame) -> None:
    """After triggering an entrance card with a hidden passage token you may pay to flip it."""
    g.ask(f.seat)
    g.offer(TURN_PASSAGE | SLOT_AT + f.card - FIRST_ENTRANCE)
    g.offer(PASS)


def may_flip(g: Mice, seat: i64, card: i64) -> bool:
    """Whether a card has a passage token, and a seat the price and a free ownership token."""
    if not FIRST_ENTRANCE <= card < FIRST_ENTRANCE + ENTRANCES or g.passages == 0:
        return False
    slot: i64 = g.slot_of(card - FIRST_ENTRANCE)
    if not g.passages >> slot & 1 or tokens_left(g, seat) == 0:
        return False
    price: i64 = g.parts.passage_price
    return amount(price, GLORY) <= g.stock[seat][GLORY] and amount(price, GOLD) <= g.stock[seat][GOLD]


@book.rule("MIC-HID-01", "MIC-HID-05", "MIC-RES-08")
def flip_or_not(g: Mice, f: Frame) -> None:
    """Pay, turn the card over for good, mark it as yours; its token goes back to the box."""
    if g.answers[f.seat] == PASS:
        return
    slot: i64 = g.slot_of(f.card - FIRST_ENTRANCE)
    g.spend(f.seat, g.parts.passage_price)
    g.passages &= ~bit(slot)
    g.flipped |= bit(slot)
    g.owned[f.seat] |= bit(SLOT_AT + slot)
    g.tell(PASSAGE_FLIPPED, f.seat, g.place_number(SLOT_AT + slot), amount(g.parts.passage_price, GLORY))


PASSAGE: Final[i64] = book.procedure("passage", [offer_passage, flip_or_not], card=CARD, memo=ABOUT)


def trigger_chamber(g: Mice, seat: i64, spot: i64, doubled: bool = False) -> None:
    """Trigger the chamber on a spot."""
    chamber: i64 = g.chamber[spot]
    g.begin(TRIGGER_CARD, seat, chamber, 2 if doubled else 1, about(spot, chamber))


def trigger_entrance(g: Mice, seat: i64, slot: i64, doubled: bool = False) -> None:
    """Trigger the entrance card of a slot."""
    card: i64 = FIRST_ENTRANCE + g.entrance[slot]
    g.begin(TRIGGER_CARD, seat, card, 2 if doubled else 1, about(NO_SPOT, card))


book.implements(trigger_chamber, "MIC-EFF-01", "MIC-DEF-04")
book.implements(trigger_entrance, "MIC-EFF-01", "MIC-DEF-04")


# ---------------------------------------------------------------- an assistant fires


@book.rule("MIC-PAS-01", "MIC-PAS-02", "MIC-PAS-03")
def light(g: Mice, f: Frame) -> None:
    """While an assistant's effect is carried out, it does not react to what it gives. Remember what it was about."""
    f.n = g.firing >> f.card & 1  # whether it was firing already
    g.firing |= bit(f.card)
    g.used |= bit(f.card)
    g.about[f.card] = f.memo
    g.tell(USED, f.seat, f.card)
    begin_effect(g, f.seat, FIRST_ASSISTANT + f.card, f.memo)


@book.rule("MIC-PAS-03")
def put_out(g: Mice, f: Frame) -> None:
    """Done: it may react again."""
    if f.n == 0:
        g.firing &= ~bit(f.card)


FIRE: Final[i64] = book.procedure("fire", [light, put_out], memo=ABOUT)
book.reactions[0, 0] = int(FIRE)


# ---------------------------------------------------------------- using a chest


@book.rule("MIC-CHEST-01", "MIC-CHEST-03")
def turn_chest_over(g: Mice, f: Frame) -> None:
    """Turn the chest to its used side; then its effect is carried out."""
    chest: i64 = f.card - FIRST_CHEST
    g.chests[f.seat] &= ~bit(chest)
    g.used_chests[f.seat] |= bit(chest)
    g.tell(USED_CHEST, f.seat, f.card)
    begin_effect(g, f.seat, f.card, NOTHING)


@book.rule("MIC-CHEST-03", "MIC-ON-06")
def chest_passives_may_fire(g: Mice, f: Frame) -> None:
    """Passives for using a chest fire when its effect is done."""
    passives_may_fire(g, f.seat, bit(CHEST_USED), NOTHING)


OPEN_CHEST: Final[i64] = book.procedure("chest", [turn_chest_over, chest_passives_may_fire], card=CARD)


def offer_chests(g: Mice, chests: i64, verb: i64) -> None:
    """Offer chests, which are told apart by what they do."""
    g.offer_all(verb | FIRST_CHEST, chests)
