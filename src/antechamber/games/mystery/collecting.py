"""Collecting crystals: direct, Mana Conversion, Mana Upgrade, and rune resonance (MOT-COLL, MOT-RUNE)."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Frame
from antechamber.core.notation import ARG
from antechamber.games.mystery.components import (
    COLOURLESS,
    CONVERSION,
    EMPTY,
    LOCATION_KINDS,
    UPGRADE,
)
from antechamber.games.mystery.crystals import (
    ANY_COLOUR,
    DIFFERENT,
    GAIN,
    GAIN_COLOURS,
    OPTIONAL,
    PAY_CRYSTALS,
    bundle,
    obtainable,
)
from antechamber.games.mystery.state import Mystery, book
from antechamber.games.mystery.words import (
    BUNDLE,
    CARD,
    CLEAR,
    CLEARED,
    COLLECTED,
    CONVERT,
    COVER,
    DECLINE,
    DECLINED,
    KEEP,
    RESONATED,
    STOP,
)

MOST_COVERED: Final[i64] = 2  # crystals in one Mana Upgrade


def kind_of_location(g: Mystery, card: i64) -> i64:
    """Direct, conversion, upgrade or temple."""
    return g.parts.card_kind[card]


def matching_runes(g: Mystery, seat: i64, card: i64) -> i64:
    """How many of a seat's rune cards show what the card's tablet shows."""
    return g.runes[seat][g.parts.tablet[card]]


def rune_bundle(g: Mystery, seat: i64, card: i64) -> i64:
    """The crystals that a seat's matching rune cards give here, each card once."""
    rune: i64 = g.parts.tablet[card]
    return matching_runes(g, seat, card) * g.parts.rune_gain[rune * LOCATION_KINDS + kind_of_location(g, card)]


def resonate(g: Mystery, seat: i64, card: i64) -> None:
    """Let the matching rune cards give their crystals."""
    gain: i64 = rune_bundle(g, seat, card)
    if gain:
        g.tell(RESONATED, seat, g.parts.tablet[card], matching_runes(g, seat, card))
        g.begin(GAIN, seat, 0, 1, gain)


def crystals_that_pay(g: Mystery, seat: i64) -> i64:
    """How many crystals can stand for colourless in an exchange: all; in the Polish edition only those that are."""
    return g.have[seat][COLOURLESS] if g.agreed.polish else g.held[seat]


def uncovered(g: Mystery, card: i64) -> i64:
    """How many spaces of a Mana Upgrade card are free."""
    first: i64 = g.parts.mana_first[card]
    free: i64 = 0
    space: i64
    for space in range(first, first + g.parts.mana_spaces[card]):
        if g.mana[space] == EMPTY:
            free += 1
    return free


book.implements(matching_runes, "MOT-RUNE-01", "MOT-RUNE-08", "MOT-COMP-05", "MOT-COMP-06")
book.implements(rune_bundle, "MOT-RUNE-01", "MOT-RUNE-03")
book.implements(crystals_that_pay, "MOT-COLL-05", "MOT-PAY-04")


# ---------------------------------------------------------------- Mana Conversion


@book.question("MOT-COLL-06", "MOT-COLL-08")
def choose_to_convert(g: Mystery, f: Frame) -> None:
    """Convert or decline, where that is yours to choose: you never have to give coloured crystals."""
    pay: i64 = g.parts.convert_pay[f.card]
    if crystals_that_pay(g, f.seat) < pay:
        g.settle(f.seat, DECLINE)
    elif g.agreed.collect_mandatory and g.have[f.seat][COLOURLESS] >= pay:
        g.settle(f.seat, CONVERT)
    else:
        g.ask(f.seat)
        g.offer(CONVERT)
        g.offer(DECLINE)


@book.rule("MOT-COLL-02", "MOT-COLL-05")
def pay_for_conversion(g: Mystery, f: Frame) -> None:
    """Return the crystals of the price to the supply."""
    if g.answers[f.seat] == DECLINE:
        g.tell(DECLINED, f.seat, f.card)
        f.finish()
        return
    g.begin(PAY_CRYSTALS, f.seat, 0, g.parts.convert_pay[f.card], g.spaces_with(f.seat, g.agreed.polish))


@book.rule("MOT-COLL-02", "MOT-RUNE-05")
def gain_converted_colours(g: Mystery, f: Frame) -> None:
    """Gain crystals of different colours, and one more of any colour for each rune card of this card's tablet."""
    extra: i64 = matching_runes(g, f.seat, f.card) * g.parts.rune_extra[g.parts.tablet[f.card]]
    if extra:
        g.begin(GAIN_COLOURS, f.seat, OPTIONAL if g.agreed.polish else ANY_COLOUR, extra)
    g.begin(GAIN_COLOURS, f.seat, DIFFERENT, g.parts.convert_gain[f.card])


CONVERT_MANA: Final[i64] = book.procedure(
    "convert", [choose_to_convert, pay_for_conversion, gain_converted_colours], card=CARD
)


# ---------------------------------------------------------------- Mana Upgrade


@book.rule("MOT-RUNE-04", "MOT-RUNE-07")
def upgrade_runes_give_crystals(g: Mystery, f: Frame) -> None:
    """At a Mana Upgrade your matching rune cards come first."""
    resonate(g, f.seat, f.card)


@book.question("MOT-RUNE-04")
def choose_to_clear(g: Mystery, f: Frame) -> None:
    """Your rune lets you clear the Mana Upgrade card first; in the Polish edition it does so by itself."""
    clears: bool = (
        g.parts.rune_clears[g.parts.tablet[f.card]] == 1
        and matching_runes(g, f.seat, f.card) > 0
        and uncovered(g, f.card) < g.parts.mana_spaces[f.card]
    )
    if not clears:
        g.settle(f.seat, KEEP)
    elif g.agreed.polish:
        g.settle(f.seat, CLEAR)
    else:
        g.ask(f.seat)
        g.offer(CLEAR | f.card)
        g.offer(KEEP | f.card)


@book.rule("MOT-RUNE-04")
def clear_if_chosen(g: Mystery, f: Frame) -> None:
    """All crystals on the card return to the supply."""
    if g.answers[f.seat] & ~ARG == CLEAR:
        g.clear_mana(f.card)
        g.tell(CLEARED, f.seat, f.card)


def may_stop_upgrading(g: Mystery, seat: i64, covered: i64) -> bool:
    """Whether so many covered spaces are enough: one must be covered, unless the exchange is voluntary."""
    if covered > 0 or g.agreed.polish or not g.agreed.collect_mandatory:
        return True
    return g.have[seat][COLOURLESS] == 0


book.implements(may_stop_upgrading, "MOT-COLL-03", "MOT-COLL-06", "MOT-COLL-08")


@book.question("MOT-COLL-03")
def choose_mana_space(g: Mystery, f: Frame) -> None:
    """Choose an uncovered space whose colour can be had; you may cover two."""
    g.settle(f.seat, STOP)
    if f.n == MOST_COVERED or crystals_that_pay(g, f.seat) == 0:
        return
    first: i64 = g.parts.mana_first[f.card]
    spaces: i64 = 0
    place: i64
    for place in range(g.parts.mana_spaces[f.card]):
        if g.mana[first + place] == EMPTY and obtainable(g, f.seat, g.parts.mana_colour[first + place]):
            spaces |= 1 << place
    if spaces == 0:
        return
    g.ask(f.seat)
    for place in range(g.parts.mana_spaces[f.card]):
        if spaces >> place & 1:
            g.offer(COVER | f.card << 3 | place)
    if may_stop_upgrading(g, f.seat, f.n):
        g.offer(STOP)


@book.rule("MOT-COLL-03", "MOT-COLL-05")
def cover_mana_space(g: Mystery, f: Frame) -> None:
    """Move one of your crystals onto it. All are moved before the first is gained."""
    if g.answers[f.seat] == STOP:
        if f.n == 0:
            g.tell(DECLINED, f.seat, f.card)
        return
    mana: i64 = g.parts.mana_first[f.card] + (g.answers[f.seat] & 7)
    f.memo += bundle(g.parts.mana_colour[mana])
    f.n += 1
    f.ask_again()
    g.begin(PAY_CRYSTALS, f.seat, mana + 1, 1, g.spaces_with(f.seat, g.agreed.polish))


@book.rule("MOT-COLL-03")
def gain_covered_colours(g: Mystery, f: Frame) -> None:
    """For each space you covered, gain a crystal of its colour."""
    if f.memo:
        g.begin(GAIN, f.seat, 0, 1, f.memo)


@book.rule("MOT-COLL-04")
def clear_full_mana_card(g: Mystery, f: Frame) -> None:
    """If only two spaces or fewer are left, all crystals on the card return to the supply."""
    if f.n > 0 and uncovered(g, f.card) <= g.parts.mana_reset[f.card]:
        g.clear_mana(f.card)
        g.tell(CLEARED, f.seat, f.card)


UPGRADE_MANA: Final[i64] = book.procedure(
    "upgrade",
    [
        upgrade_runes_give_crystals,
        choose_to_clear,
        clear_if_chosen,
        choose_mana_space,
        cover_mana_space,
        gain_covered_colours,
        clear_full_mana_card,
    ],
    card=CARD,
    memo=BUNDLE,
)


# ---------------------------------------------------------------- the collection


@book.rule("MOT-COLL-01", "MOT-COLL-07", "MOT-COMP-01")
def collect_from_card(g: Mystery, f: Frame) -> None:
    """Gain what the card shows where your curse breaker stands, or make its exchange."""
    g.collecting = 1
    g.bonus = 0
    g.fresh = 0
    g.tell(COLLECTED, f.seat, f.card)
    kind: i64 = kind_of_location(g, f.card)
    if kind == UPGRADE:
        g.begin(UPGRADE_MANA, f.seat, f.card, 0)
    elif kind == CONVERSION:
        g.begin(CONVERT_MANA, f.seat, f.card)
    else:
        g.begin(GAIN, f.seat, 0, 1, g.parts.card_gain[f.card])


@book.rule("MOT-RUNE-03", "MOT-RUNE-07", "MOT-RUNE-01")
def other_runes_resonate(g: Mystery, f: Frame) -> None:
    """Then each of your matching rune cards gives its crystals; those of a Mana Upgrade came first."""
    if kind_of_location(g, f.card) != UPGRADE:
        resonate(g, f.seat, f.card)


@book.rule("MOT-TURN-04")
def finish_collecting(g: Mystery, f: Frame) -> None:
    """That was the one collection of this turn."""
    g.collecting = 0
    g.bonus = 0
    g.fresh = 0


COLLECT_CRYSTALS: Final[i64] = book.procedure(
    "collect", [collect_from_card, other_runes_resonate, finish_collecting], card=CARD
)
