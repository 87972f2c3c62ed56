"""Aztec: what positions, claims, tokens and artefacts are worth, and how to mix what must not be read."""

from __future__ import annotations

from math import exp
from typing import Final, final

from antechamber.bots.evaluation import POINT, Evaluation, Said
from antechamber.bots.sight import SEES_ALL, Sight
from antechamber.core.chance import pick
from antechamber.core.ints import i64
from antechamber.core.kernel import State, View
from antechamber.core.notation import ARG
from antechamber.games.aztec.components import (
    NONE,
    SCAPEGOAT,
    STEAL,
    STONE_SHIELD,
    TAKE,
)
from antechamber.games.aztec.evaluation.bluff import (
    RIVAL,
    SURE,
    Bluff,
    ClaimWorths,
    Manner,
    accusations_seen,
    all_lie,
    face_of,
    lies_seen,
    odds_against,
    prospects,
    rounds_to_come,
    stone_value,
    unseen_cards,
    worth_of,
    worth_of_accusing,
    worth_of_believing,
)
from antechamber.games.aztec.evaluation.reasons import copies_left, is_contested, why_accuse, why_believe, why_claim
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.why import CLAIMING, PLACING
from antechamber.games.aztec.words import ACCUSE, BELIEVE, CLAIM, CURSE, PICK, STOP, TRADE
from antechamber.games.aztec.words import STEAL as ROB

FANCY: Final = 6  # so many lies are thought about
CERTAIN: Final = 1_000_000  # weights are whole numbers, out of so many
DISTRUST: Final = 3.0  # how much gladlier beginners accuse where not all can be true, or after rounds of lies
TEMPTED: Final = 6.0  # how much more the best lie is doubted than one claim in another


@final
class AztecEvaluation(Evaluation):
    """Counts cards, weighs claims against accusers, and mixes."""

    def __init__(self, sight: Sight = SEES_ALL) -> None:
        super().__init__(sight)
        self.manner: Final = Manner(sight.extent)
        self.bluffs: list[Bluff] = []  # [seat]

    # ------------------------------------------------------------ positions

    def value(self, g: State, seat: i64) -> i64:
        """A seat's prospects, against the rivals'."""
        assert isinstance(g, Aztec)
        others = 0.0
        other: i64
        for other in range(g.seats):
            if other != seat:
                others += prospects(g, other)
        return int((prospects(g, seat) - RIVAL * others / float(g.seats - 1)) * POINT)

    def spread(self) -> i64:
        return 4 * POINT

    def rounds_ahead(self) -> i64:
        return 1

    # ------------------------------------------------------------ options

    def sensible(self, g: State, seat: i64) -> list[int]:
        """The truth and the best lies; of other questions, everything."""
        assert isinstance(g, Aztec)
        if g.question() != CLAIMING:
            return g.legal(seat)
        card: i64 = g.pile[seat][g.now()]
        lies: list[tuple[float, int]] = []
        for option in g.legal(seat):
            if option & ARG != card:
                lies.append((-worth_of(g, seat, option & ARG), option))
        lies.sort()
        return [int(CLAIM | card), *[option for _, option in lies[:FANCY]]]

    def finish(self, g: State, seat: i64) -> None:
        """The rest of an artefact's effect."""
        assert isinstance(g, Aztec)
        while g.waiting >> seat & 1 and g.question() not in (CLAIMING, PLACING):
            best: i64 = g.menu[g.first[seat]]
            most: i64 = -(1 << 40)
            for option in g.legal(seat):
                after = g.clone()
                after.answer(seat, option)
                worth: i64 = self.value(after, seat)
                if worth > most or (worth == most and option == STOP):
                    most = worth
                    best = option
            g.answer(seat, best)

    def weigh(self, g: State, seat: i64) -> list[tuple[int, int, str]]:
        assert isinstance(g, Aztec)
        if g.menu[g.first[seat]] & ~ARG == PICK:
            return [(int(artefact_worth(g, seat, (o & ARG) >> 2) * POINT), o, "") for o in g.legal(seat)]
        found: list[tuple[int, int, str]] = []
        for value, option, aim in super().weigh(g, seat):
            found.append((value + int(besides(g, option)), option, aim))
        return found

    def mixes(self, view: View) -> list[tuple[int, int, int]]:
        """Claims and tokens, each as often as its worth makes it likely."""
        g = view.table()
        assert isinstance(g, Aztec)
        seat = int(view.seat)
        if g.question() == CLAIMING:
            return self.mixed_claims(g, seat)
        return self.mixed_tokens(g, seat) if g.question() == PLACING else []

    def mixed_claims(self, g: Aztec, seat: i64) -> list[tuple[int, int, int]]:
        """The truth, and the lies that a player of this level would think of."""
        bluff = self.bluff(g, seat)
        card: i64 = face_of(g, g.pile[seat][g.now()])
        worths = self.claims(g, seat)
        likely = likelihoods(worths, self.manner.claiming)
        lie: float = self.manner.lies / float(len(worths) - 1)
        found: list[tuple[int, int, int]] = []
        i: i64
        for i in range(len(worths)):
            option, worth = worths[i]
            if i == card or self.manner.baits or bluff.tempts(i, card):
                weight: float = CERTAIN * likely[i] * (1.0 if i == card else lie)
                found.append((option, 1 + int(weight), int(worth * POINT)))
        return found

    def mixed_tokens(self, g: Aztec, seat: i64) -> list[tuple[int, int, int]]:
        """All tokens; beginners trust others, doubt what is worth a lie, and see what cannot be."""
        worths = self.tokens(g, seat)
        likely = likelihoods(worths, self.manner.doubting)
        burnt: bool = not self.manner.baits and all_lie(g, seat, self.manner.since(g))
        found: list[tuple[int, int, int]] = []
        for i, (option, worth) in enumerate(worths):
            weight: float = CERTAIN * likely[i]
            if not self.manner.baits:
                weight = self.believed_or_not(g, seat, option, weight, burnt)
            found.append((option, 1 + int(weight), int(worth * POINT)))
        return found

    def why(self, g: State, seat: i64, option: i64) -> list[Said]:
        assert isinstance(g, Aztec)
        kind: i64 = option & ~ARG
        if kind == CLAIM:
            return why_claim(self.bluff(g, seat), g, seat, option & ARG)
        if kind == ACCUSE:
            return why_accuse(g, seat, option & ARG, self.manner.since(g))
        if kind == BELIEVE:
            return why_believe(g, seat, option & ARG, self.manner.since(g))
        if kind == PICK:
            return [("aztec-because-artefact", {})]
        return []

    # ------------------------------------------------------------ claims and tokens

    def believed_or_not(self, g: Aztec, seat: i64, option: i64, weight: float, burnt: bool) -> float:
        """How often a beginner places a token, beside the others. Who was lied to all the time accuses gladly, and so
        does who hears a claim more often than there are such cards."""
        other: i64 = option & ARG
        claim: i64 = g.claim[other][g.now()]
        accuses: bool = option & ~ARG == ACCUSE
        if copies_left(g, seat, claim, self.manner.since(g)) == 0:
            return CERTAIN * SURE[self.sight.extent] if accuses else 0.0
        if not accuses:
            return weight
        if burnt or is_contested(g, seat, claim, self.manner.since(g)):
            return weight * DISTRUST
        worths = self.bluff(g, other).worth
        tempting: float = max(worths[face_of(g, claim)], 0.0) / max(*worths, 1.0)
        return weight * self.manner.accuses * TEMPTED * tempting**4

    def bluff(self, g: Aztec, seat: i64) -> Bluff:
        """What is known of a player's claims as the table stands."""
        while len(self.bluffs) <= seat:
            self.bluffs.append(Bluff(self.sight.extent))
        found = self.bluffs[seat]
        found.look(g, seat)
        return found

    def claims(self, g: Aztec, seat: i64) -> list[tuple[int, float]]:
        """What each plausible claim is worth with the card the seat holds, if others accuse as they are seen to."""
        bluff = self.bluff(g, seat)
        since: i64 = self.manner.since(g)
        tokens: float = float(max(g.round - 1 - since, 0) * (g.seats - 1))
        eager: float = odds_against(accusations_seen(g, seat, since), tokens, bluff.accuses, self.manner.accusers)
        worths = ClaimWorths(g, seat, bluff.worth, [shifted(share, eager) for share in bluff.accused])
        card: i64 = face_of(g, g.pile[seat][g.now()])
        found: list[tuple[int, float]] = []
        i: i64
        for i in range(len(bluff.accused)):
            found.append((int(CLAIM | g.parts.plausible[i]), worths.of(i, card)))
        return found

    def truth(self, g: Aztec, seat: i64, viewer: i64) -> float:
        """How likely a player's claim is true, for a viewer who has seen its own card and how often others lied."""
        bluff = self.bluff(g, seat)
        since: i64 = self.manner.since(g)
        left = unseen_cards(g, viewer, since)
        likely: list[float] = []
        i: i64
        for i in range(len(left)):
            likely.append(float(left[i]))
        true: float = bluff.credible_among(face_of(g, g.claim[seat][g.now()]), likely)
        rounds: float = float(max(g.round - 1 - since, 0))
        lying: float = odds_against(lies_seen(g, seat, since), rounds, bluff.lies, self.manner.liars)
        return shifted(true, 1.0 / lying)

    def tokens(self, g: Aztec, seat: i64) -> list[tuple[int, float]]:
        """What each token is worth: stones won or lost, the artefact for two accusers, and what rivals gain or lose."""
        less: float = stone_value(g, seat, -1)
        more: float = stone_value(g, seat, 1)
        found: list[tuple[int, float]] = []
        n: i64
        for n in range(1, g.seats):
            other: i64 = g.after(seat, n)
            claim: i64 = g.claim[other][g.now()]
            if not plausible(g, claim):
                true: float = 0.0
                company: float = 0.9
            else:
                true = self.truth(g, other, seat)
                company = 1.0 - (1.0 - self.bluffs[other].accused[face_of(g, claim)]) ** float(g.seats - 2)
            theirs: float = stone_value(g, other, -1)
            value: float = worth_of_accusing(true, company, less, more, theirs, stone_value(g, other, 1))
            found.append((int(BELIEVE | other), worth_of_believing(true, less, more)))
            found.append((int(ACCUSE | other), value))
        return found

    # ------------------------------------------------------------ for bots that search

    def knowledge(self, g: State, seat: i64) -> i64:
        """The card that only its owner has seen."""
        assert isinstance(g, Aztec)
        if g.round == 0 or g.revealed >> seat & 1:
            return 0
        return g.pile[seat][g.now()] + 1

    def shown(self, g: State, seat: i64, option: i64) -> i64:
        """Of an artefact that is taken others see the card at most, not its place."""
        assert isinstance(g, Aztec)
        if option & ~ARG != PICK:
            return option
        card: i64 = (option & ARG) >> 2
        return PICK if g.agreed.secret_artefacts and g.parts.is_kept(card) else PICK | card << 2

    def likelihood(self, g: State, seat: i64) -> float:
        """How well the claims of the others fit the cards they have in this world."""
        assert isinstance(g, Aztec)
        found: float = 1.0
        if g.round == 0:
            return found
        other: i64
        for other in range(g.seats):
            claim: i64 = g.claim[other][g.now()]
            if other != seat and claim != NONE and not g.revealed >> other & 1:
                found *= self.fits(g, other, claim, g.pile[other][g.now()])
        return found

    def fits(self, g: Aztec, seat: i64, claim: i64, card: i64) -> float:
        """How likely a player with this card makes this claim."""
        if not plausible(g, claim):
            return 1.0
        bluff = self.bluff(g, seat)
        place: i64 = face_of(g, card) * len(g.parts.plausible) + face_of(g, claim)
        return bluff.says[place]

    def beliefs(self, view: View) -> list[Said]:
        """How likely each claim on the table is a lie."""
        g = view.table()
        assert isinstance(g, Aztec)
        found: list[tuple[str, dict[str, object]]] = []
        if g.question() != PLACING:
            return found
        other: i64
        for other in range(g.seats):
            if other != view.seat:
                lie = 1.0 - self.truth(g, other, view.seat) if plausible(g, g.claim[other][g.now()]) else 1.0
                found.append(("aztec-belief-lie", {"seat": int(other) + 1, "percent": round(100 * lie)}))
        return found

    def reply(self, g: State, seat: i64, dice: i64) -> i64:
        """A quick answer: claims and tokens as `adept` would, the best artefact, and any target of it."""
        assert isinstance(g, Aztec)
        first: i64 = g.first[seat]
        option: i64 = g.menu[first]
        kind: i64 = option & ~ARG
        if kind == CLAIM:
            return self.quick_claim(g, seat, dice)
        if kind == PICK:
            return self.quick_pick(g, seat)
        if g.asked & (g.asked - 1):
            return self.quick_token(g, seat, dice)
        return g.menu[first + pick(dice, g.count[seat])]

    def quick_token(self, g: Aztec, seat: i64, dice: i64) -> i64:
        """A token as often as its worth makes it likely, as `adept` would place it."""
        worths = self.tokens(g, seat)
        likely = likelihoods(worths, self.manner.doubting)
        total: float = 0.0
        for share in likely:
            total += share
        left: float = total * float(pick(dice, CERTAIN)) / float(CERTAIN)
        for i in range(len(worths)):
            left -= likely[i]
            if left < 0.0:
                return worths[i][0]
        return worths[0][0]

    def quick_claim(self, g: Aztec, seat: i64, dice: i64) -> i64:
        """A claim as often as it is to be expected with the card."""
        says = self.bluff(g, seat).says
        faces: i64 = len(g.parts.plausible)
        card: i64 = g.pile[seat][g.now()]
        row: i64 = face_of(g, card) * faces
        left: float = float(pick(dice, CERTAIN)) / float(CERTAIN)
        i: i64
        for i in range(faces):
            left -= says[row + i]
            if left < 0.0:
                return CLAIM | g.parts.plausible[i]
        return CLAIM | card

    def quick_pick(self, g: Aztec, seat: i64) -> i64:
        best: i64 = g.menu[g.first[seat]]
        most: float = -1000.0
        i: i64
        for i in range(g.first[seat], g.first[seat] + g.count[seat]):
            worth: float = artefact_worth(g, seat, (g.menu[i] & ARG) >> 2)
            if worth > most:
                most = worth
                best = g.menu[i]
        return best


# ---------------------------------------------------------------- what things are worth


def artefact_worth(g: Aztec, seat: i64, artefact: i64) -> float:
    """What an artefact is worth to a seat that takes it now."""
    effect: i64 = g.parts.effect[artefact]
    growth: float = rounds_to_come(g)
    if effect < STONE_SHIELD:
        jewels: i64 = max(g.jewels_of(seat), 1)
        return float(g.worth(seat, artefact)) * (1.0 + 3.0 * growth / (float(jewels) + 3.0)) + 0.3 * growth
    saved: i64 = g.parts.penalty(g.stones[seat])
    if effect == STONE_SHIELD:
        later: i64 = g.stones[seat] + int(growth)
        return float(g.parts.penalty(later) - g.parts.penalty(max(0, later - g.parts.amount[artefact])))
    if effect == SCAPEGOAT:
        kept: i64 = max(0, g.stones[seat] - g.parts.amount[artefact])
        return float(saved - g.parts.penalty(kept)) + 3.0 * RIVAL
    if effect == STEAL:
        return 2.4 + 2.0 * RIVAL
    if effect == TAKE:
        return 4.4
    return 4.2 if effect > TAKE else float(saved) + 0.5


# ---------------------------------------------------------------- what is likely


def likelihoods(worths: list[tuple[int, float]], temper: float) -> list[float]:
    """How likely each option is for who mixes, beside the best one, which is 1: the more it is worth, the likelier."""
    most: float = worths[0][1]
    for _, worth in worths:
        most = max(most, worth)
    return [exp((worth - most) / temper) for _, worth in worths]


def besides(g: Aztec, option: i64) -> i64:
    """What counts beside the worth of an effect: no exchange for its own sake; who has more is robbed first, and stones
    go to those who lead."""
    kind: i64 = option & ~ARG
    if kind == TRADE:
        return -1
    if kind == ROB:
        return g.score(option & 7)
    found: i64 = 0
    other: i64
    if kind == CURSE:
        for other in range(g.seats):
            if option >> other & 1:
                found += g.score(other) * POINT
    return found


def plausible(g: Aztec, claim: i64) -> bool:
    """Whether a card could show this claim; others can be made only where claims are free."""
    return face_of(g, claim) != NONE


def shifted(share: float, odds: float) -> float:
    """A probability whose odds are multiplied."""
    return share * odds / (1.0 - share + share * odds)
