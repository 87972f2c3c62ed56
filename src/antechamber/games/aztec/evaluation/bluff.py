"""Aztec: what a player is likely to claim with each card, and who will accuse it.

A claim that nobody doubts is worth lying for, and one that everybody doubts is worth telling the truth: neither habit
can be known without the other. So each is worked out as an answer to the other, over and over, until both agree. The
players are taken to mix: the more an option is worth, the likelier it is.

Everything is reckoned from what a seat has seen, so the same code serves a bot at the table and one that searches.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from antechamber.bots.sight import EVERYTHING, FIRST_GAME, SOME_GAMES
from antechamber.core.chance import mix
from antechamber.core.ints import i64, vec
from antechamber.core.tools import filled, mix_row, mix_rows
from antechamber.games.aztec.components import COLOURS, NONE, ROUNDS, STONES, count
from antechamber.games.aztec.reveal import TRUTH, verdict
from antechamber.games.aztec.round import leader
from antechamber.games.aztec.state import Aztec

ARTEFACT: Final = 5.0  # points that an artefact is worth, the best of three
JEWEL: Final = 0.55  # what a jewel more promises for the rounds to come, beside the points it makes at once
RIVAL: Final = 0.35  # what a point that a rival gains or loses counts
CURSE: Final = 0.6  # how sure it is that who leads a colour now still does when curses strike
STONE: Final = 0.6  # what a stone fewer is worth at least, as others may come
ANSWERS: Final = 30  # times the two habits answer each other
SELDOM: Final = 0.05  # no habit is rarer, or more certain, before it was seen
NEARLY_ALL: Final = 0.85  # so many claims were lies: nobody trusts them any more
BAITS: Final = 0.03  # how much a lie for less counts beside one for more, if somebody is taken to lie for more


# What players see, by how much they do (`sight`): in a first game, after some games, everything.
CLAIMING: Final[list[float]] = [15.0, 3.0, 1.1]  # points that make a claim e times as likely
DOUBTING: Final[list[float]] = [15.0, 4.0, 1.0]  # and a token
LYING: Final[list[float]] = [1.0, 0.55, 0.3]  # all lies together count like so many options beside the truth
ACCUSING: Final[list[float]] = [0.2, 0.4, 1.0]  # to accuse counts so much beside to believe: beginners trust others
SURE: Final[list[float]] = [4.0, 8.0]  # to accuse what cannot be true counts like so many of the best tokens
LIARS: Final[list[float]] = [2.0, 2.0, 1.0]  # after so many rounds a player's own habit counts as much as what is usual
ACCUSERS: Final[list[float]] = [6.0, 3.0, 4.0]  # and after so many tokens of all others, theirs
REMEMBERED: Final[list[int]] = [1, 2, ROUNDS]  # so many rounds back it is known who showed what and who lied
OTHERS: Final[list[int]] = [FIRST_GAME, SOME_GAMES, SOME_GAMES]  # what the others are taken to see


# ---------------------------------------------------------------- what things are worth


def rounds_to_come(g: Aztec) -> float:
    """How many rounds come after this one."""
    return float(ROUNDS - max(g.round, 1))


def prospects(g: Aztec, seat: i64) -> float:
    """A seat's points, what its jewels still promise, and the stones that curses will bring."""
    found: float = float(g.score(seat)) + JEWEL * rounds_to_come(g) / ROUNDS * float(g.jewels_of(seat))
    colour: i64
    for colour in range(COLOURS):
        if g.curses[colour] and leader(g, colour) == seat:
            found -= CURSE * float(g.curses[colour]) * stone_value(g, seat, 1)
    return found


def worth_of(g: Aztec, seat: i64, found: i64) -> float:
    """What it is worth to a seat to have these jewels more."""
    before: float = prospects(g, seat)
    colour: i64
    for colour in range(COLOURS):
        g.hoard[seat][colour] += count(found, colour)
    after: float = prospects(g, seat)
    for colour in range(COLOURS):
        g.hoard[seat][colour] -= count(found, colour)
    return after - before


def stone_value(g: Aztec, seat: i64, change: i64) -> float:
    """The points that a stone more costs, or a stone fewer saves; with no stone there is nothing to save."""
    stones: i64 = g.stones[seat]
    if stones + change < 0:
        return 0.0
    before: i64 = g.points(seat, STONES)
    g.stones[seat] = stones + change
    after: i64 = g.points(seat, STONES)
    g.stones[seat] = stones
    return max(float(before - after if change > 0 else after - before), STONE)


# ---------------------------------------------------------------- what was seen


def face_of(g: Aztec, card: i64) -> i64:
    """The number of a face among the plausible claims; NONE if no card shows it."""
    i: i64
    for i in range(len(g.parts.plausible)):
        if g.parts.plausible[i] == card:
            return i
    return NONE


def jewels_on(face: i64) -> i64:
    """How many jewels a face shows."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        found += count(face, colour)
    return found


def unseen_cards(g: Aztec, viewer: i64, since: i64) -> vec[i64]:
    """For each face, how many copies were not turned up yet, and are not the viewer's own card; NONE for nobody's. What
    was turned up before a round is forgotten."""
    left = filled(len(g.parts.plausible), 0)
    i: i64
    for i in range(len(g.parts.cards)):
        left[face_of(g, g.parts.cards[i])] += 1
    seat: i64
    for seat in range(g.seats):
        for i in range(since, g.round):
            card: i64 = g.pile[seat][i]
            open_card: bool = i + 1 < g.round or g.revealed >> seat & 1 == 1 or seat == viewer
            if open_card and card != NONE:
                left[face_of(g, card)] -= 1
    return left


def lies_seen(g: Aztec, seat: i64, since: i64) -> float:
    """How often a player has lied so far, from a round on."""
    lies: i64 = 0
    n: i64
    for n in range(since + 1, g.round):
        if verdict(g, seat, n) != TRUTH:
            lies += 1
    return float(lies)


def all_lie(g: Aztec, seat: i64, since: i64) -> bool:
    """Whether nearly all that the others have claimed from a round on were lies."""
    lies: float = 0.0
    other: i64
    for other in range(g.seats):
        if other != seat:
            lies += lies_seen(g, other, since)
    claims: float = float(max(g.round - 1 - since, 0) * (g.seats - 1))
    return claims > 0.0 and lies >= NEARLY_ALL * claims


def accusations_seen(g: Aztec, but: i64, since: i64) -> float:
    """How often players have accused so far, from a round on, all but one."""
    found: i64 = 0
    seat: i64
    n: i64
    for seat in range(g.seats):
        for n in range(since, g.round - 1):
            if seat != but and g.token[seat][n] & 1:
                found += 1
    return float(found)


def odds_against(seen: float, rounds: float, usual: float, trust: float) -> float:
    """By what to multiply the odds of a habit, for a player who was seen to follow it so often in so many rounds."""
    expected: float = max(SELDOM, min(1.0 - SELDOM, usual))
    share: float = (trust * expected + seen) / (trust + rounds)
    return share * (1.0 - expected) / ((1.0 - share) * expected)


@final
class Manner:
    """How players choose who see so much: how freely, how gladly they lie and doubt, and how far back they remember."""

    def __init__(self, extent: int) -> None:
        self.claiming: float = CLAIMING[extent]
        self.doubting: float = DOUBTING[extent]
        self.lies: float = LYING[extent]
        self.accuses: float = ACCUSING[extent]
        self.liars: float = LIARS[extent]
        self.accusers: float = ACCUSERS[extent]
        self.remembered: i64 = REMEMBERED[extent]
        self.baits: bool = extent == EVERYTHING  # whether they lie for less than they have, to be accused

    def since(self, g: Aztec) -> i64:
        """The first round that is remembered, from 0 on."""
        return max(0, g.round - 1 - self.remembered)


@final
class ClaimWorths:
    """What each claim is worth to a player, if one other player accuses it with the given likelihood."""

    def __init__(self, g: Aztec, seat: i64, worth: list[float], accused: list[float]) -> None:
        others: float = float(g.seats - 1)
        less: float = stone_value(g, seat, -1)
        more: float = stone_value(g, seat, 1)
        held: float = float(g.stones[seat])
        self.worth = worth
        self.honest: list[float] = []  # [claim]: as the truth
        self.lied: list[float] = []  # [claim]: as a lie, but for the card
        self.caught: list[float] = []  # [claim]: how likely the lie ends with the card instead
        for i in range(len(worth)):
            against: float = accused[i]
            nobody: float = (1.0 - against) ** others
            one: float = others * against * (1.0 - against) ** (others - 1.0)
            several: float = max(0.0, 1.0 - nobody - one)
            self.honest.append(worth[i] + min(others * against, held) * less + several * ARTEFACT)
            given: float = several * RIVAL * ARTEFACT
            self.lied.append(nobody * (worth[i] + ARTEFACT) - others * against * more - given)
            self.caught.append(1.0 - nobody)

    def of(self, claim: i64, card: i64) -> float:
        """The worth of a claim, for who holds a card."""
        if claim == card:
            return self.honest[claim]
        return self.lied[claim] + self.caught[claim] * self.worth[card]


@final
class Bluff:
    """One player's claims: `says` for each card, and for each claim how likely one other player is to accuse it.

    Worked out by somebody who sees so much of the table, and takes the players to see as much as `OTHERS` says.
    """

    def __init__(self, extent: int) -> None:
        self.viewer: Final = Manner(extent)
        self.manner: Final = Manner(OTHERS[extent])
        self.key: i64 = -1  # what it was worked out for
        self.worth: list[float] = []  # [face]: what its jewels are worth to the player
        self.jewels: list[int] = []  # [face]: how many it shows
        self.unseen: list[bool] = []  # [face]: whether a card with it was not turned up yet
        self.accused: list[float] = []  # [face]
        self.says: list[float] = []  # [card * faces + claim]: how likely, adding up to 1 for each card
        self.likely: list[float] = []  # [card]: how likely the player holds it, for who knows the open table only
        self.lies: float = 0.4  # how often the player lies
        self.accuses: float = 0.5  # how often others accuse rather than believe

    def look(self, g: Aztec, seat: i64) -> None:
        """Work it out for a player as the table stands, unless that is done."""
        key: i64 = mix_row(mix_rows(mix(g.round, seat), g.hoard), g.stones)
        key = mix(mix_rows(mix_row(key, g.curses), g.kept), g.revealed)
        if key == self.key:
            return
        self.key = key
        self.weigh(g, seat)
        for n in range(ANSWERS):
            step: float = 2.0 / float(n + 2)  # so that early answers, which knew little, count little
            self.answer_with_claims(g, seat, step)
            self.answer_with_tokens(g, seat, step)

    def weigh(self, g: Aztec, seat: i64) -> None:
        faces: i64 = len(g.parts.plausible)
        left = unseen_cards(g, NONE, self.viewer.since(g))
        ever = unseen_cards(g, NONE, 0)
        total: float = 0.0
        self.worth = []
        self.jewels = []
        self.unseen = []
        self.accused = []
        self.likely = []
        self.says = [0.0] * (faces * faces)
        i: i64
        for i in range(faces):
            self.worth.append(worth_of(g, seat, g.parts.plausible[i]))
            self.jewels.append(int(jewels_on(g.parts.plausible[i])))
            self.unseen.append(ever[i] > 0)
            self.accused.append(0.6 / float(g.seats - 1))
            total += float(left[i])
        for i in range(faces):
            self.likely.append(float(left[i]) / total)

    def answer_with_claims(self, g: Aztec, seat: i64, step: float) -> None:
        """What the player claims with each card, if claims are accused like that; a step on from before."""
        faces: i64 = len(self.worth)
        worths = ClaimWorths(g, seat, self.worth, self.accused)
        lie: float = self.manner.lies / float(faces - 1)
        self.lies = 0.0
        for card in range(faces):
            values: list[float] = []
            most: float = worths.of(card, card)
            for i in range(faces):
                values.append(worths.of(i, card))
                most = max(most, values[i])
            total: float = 0.0
            for i in range(faces):
                values[i] = exp((values[i] - most) / self.manner.claiming)
                if i != card:
                    values[i] *= lie if self.manner.baits or self.tempts(i, card) else lie * BAITS
                total += values[i]
            for i in range(faces):
                place: i64 = card * faces + i
                self.says[place] += step * (values[i] / total - self.says[place])
            self.lies += self.likely[card] * (1.0 - self.says[card * faces + card])

    def answer_with_tokens(self, g: Aztec, seat: i64, step: float) -> None:
        """How likely one other player accuses each claim, if cards are claimed like that; a step on from before."""
        faces: i64 = len(self.worth)
        others: float = float(g.seats - 1)
        less: float = 0.0
        more: float = 0.0
        other: i64
        for other in range(g.seats):
            if other != seat:
                less += stone_value(g, other, -1) / others
                more += stone_value(g, other, 1) / others
        accuse: list[float] = []
        believe: list[float] = []
        usual: float = 0.0  # what looking at an average claim is worth
        accusing: float = 0.0
        for claim in range(faces):
            true: float = self.credible(claim)
            company: float = 1.0 - (1.0 - self.accused[claim]) ** (others - 1.0)
            worth: float = worth_of_accusing(true, company, less, more, less, more)
            accuse.append(exp(worth / self.manner.doubting) * self.manner.accuses)
            believe.append(exp(worth_of_believing(true, less, more) / self.manner.doubting))
            often: float = 0.0
            for card in range(faces):
                often += self.likely[card] * self.says[card * faces + claim]
            usual += often * (accuse[claim] + believe[claim])
            accusing += often * accuse[claim]
        self.accuses = accusing / usual
        for claim in range(faces):
            share: float = accuse[claim] / (accuse[claim] + believe[claim] + (others - 1.0) * usual)
            self.accused[claim] += step * (share - self.accused[claim])

    def tempts(self, claim: i64, card: i64) -> bool:
        """Whether somebody would think of a lie who does not want to be accused: it brings more than the card and not
        fewer jewels, and not everybody has seen all cards with that."""
        more: bool = self.worth[claim] > self.worth[card] and self.jewels[claim] >= self.jewels[card]
        return more and self.unseen[claim]

    def credible(self, claim: i64) -> float:
        """How likely a claim is true, for who knows the open table only."""
        return self.credible_among(claim, self.likely)

    def credible_among(self, claim: i64, likely: list[float]) -> float:
        """The same for who thinks that each card is so likely."""
        faces: i64 = len(self.worth)
        true: float = likely[claim] * self.says[claim * faces + claim]
        either: float = 0.0
        for card in range(faces):
            either += likely[card] * self.says[card * faces + claim]
        return true / either if either > 0.0 else 0.0


def worth_of_accusing(
    true: float, company: float, less: float, more: float, their_less: float, their_more: float
) -> float:
    """A stone fewer and perhaps an artefact if it is a lie, a stone more if not; and what it does to the rival."""
    right: float = less + company * ARTEFACT + RIVAL * (their_more + (1.0 - company) * ARTEFACT)
    wrong: float = more + RIVAL * (their_less + company * ARTEFACT)
    return (1.0 - true) * right - true * wrong


def worth_of_believing(true: float, less: float, more: float) -> float:
    return true * less - (1.0 - true) * more
