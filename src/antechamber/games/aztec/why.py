"""Why not? What the rules say against a choice, in live numbers, from the predicates that refuse it."""

from __future__ import annotations

from antechamber.core.errors import NotationError
from antechamber.core.kernel import Data
from antechamber.core.notation import SEAT
from antechamber.core.title import Reason
from antechamber.games.aztec.components import COLOURS, MOST_JEWELS, count
from antechamber.games.aztec.memory import looked_at
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.view import PICKING
from antechamber.games.aztec.words import ARTEFACT, CHARACTER, COLOUR, JEWELS, PLACE, SEATS

CLAIMING = "round/choose_claims"
PLACING = "round/choose_tokens"


def why_not(g: Aztec, seat: int, wish: str) -> Reason | None:
    """What stands against a wish of the seat that is to answer; None if this chapter has no word on it."""
    words = wish.split()
    try:
        if len(words) == 2 and words[0] == "claim":
            return why_not_claim(g, JEWELS.number(words[1]))
        if len(words) == 2 and words[0] in ("believe", "accuse"):
            return why_not_token(g, seat, SEAT.number(words[1]))
        if len(words) == 2 and words[0] == "take":
            return why_not_take(g, JEWELS.number(words[1]))
        if len(words) == 4 and words[0] == "steal":
            return why_not_steal(g, seat, COLOUR.number(words[1]), SEAT.number(words[3]))
        if len(words) == 4 and words[0] == "trade":
            return why_not_trade(g, seat, COLOUR.number(words[1]), COLOUR.number(words[3]))
        if len(words) == 2 and words[0] == "curse":
            return why_not_curse(g, seat, SEATS.number(words[1]))
        if len(words) == 3 and words[0] == "pick":
            return why_not_pick(g, ARTEFACT.number(words[1]), PLACE.number(words[2]))
        if len(words) == 2 and words[0] == "play":
            return why_not_play(g, CHARACTER.number(words[1]))
    except NotationError:
        return None
    return None


def other_question(g: Aztec) -> Reason:
    """Something else must be answered first; its rule says what."""
    return Reason("aztec-no-other-question", g.rule())


def why_not_claim(g: Aztec, wish: int) -> Reason | None:
    """A claim must be what a card could show."""
    if g.question() != CLAIMING:
        return Reason("aztec-no-claim-now", "AZT-RND-01")
    sets = g.parts.free if g.agreed.free_claims else g.parts.plausible
    sizes = [jewels_in(int(one)) for one in sets]
    number = jewels_in(wish)
    about: Data = {"number": number, "least": min(sizes), "most": max(sizes)}
    rule = claim_rule(g.agreed.free_claims)
    if number == 0:
        return Reason("aztec-no-claim-empty", "AZT-CLM-07", about)
    if number < min(sizes):
        return Reason("aztec-no-claim-few", rule, about)
    if number > max(sizes):
        return Reason("aztec-no-claim-many", rule, about)
    return Reason("aztec-no-claim-colours", rule, about)


def claim_rule(free: bool) -> str:
    """The rule that says what may be claimed."""
    return "AZT-CLM-05" if free else "AZT-CLM-04"


def jewels_in(found: int) -> int:
    return sum([int(count(found, colour)) for colour in range(COLOURS)])


def why_not_token(g: Aztec, seat: int, other: int) -> Reason | None:
    if g.question() != PLACING:
        return Reason("aztec-no-token-now", "AZT-RND-01")
    if other == seat:
        return Reason("aztec-no-token-self", "AZT-TOK-02")
    return None


def why_not_take(g: Aztec, wish: int) -> Reason | None:
    if not g.question().endswith("/choose_jewels"):
        return other_question(g)
    number = int(g.parts.amount[g.stack[g.depth - 1].card])
    return Reason("aztec-no-take-number", g.rule(), {"number": jewels_in(wish), "most": min(number, MOST_JEWELS)})


def why_not_steal(g: Aztec, seat: int, colour: int, other: int) -> Reason | None:
    if g.question() != "steal/choose_theft":
        return other_question(g)
    about: Data = {"colour": COLOUR.word(colour), "other": other + 1}
    if other == seat:
        return Reason("aztec-no-steal-self", "AZT-FX-13")
    if other >= g.seats:
        return None
    if g.stack[g.depth - 1].memo >> other & 1:
        return Reason("aztec-no-steal-twice", "AZT-FX-13", about)
    if g.jewels_of(other) == 0:
        return Reason("aztec-no-steal-empty", "AZT-FX-13", about)
    return Reason("aztec-no-steal-colour", "AZT-FX-13", about)


def why_not_trade(g: Aztec, seat: int, given: int, taken: int) -> Reason | None:
    if g.question() != "trade/choose_trade":
        return other_question(g)
    if given == taken:
        return Reason("aztec-no-trade-same", "AZT-FX-15", {"given": COLOUR.word(given)})
    if g.hoard[seat][given] == 0:
        return Reason("aztec-no-trade-none", "AZT-FX-15", {"given": COLOUR.word(given)})
    return None


def why_not_curse(g: Aztec, seat: int, chosen: int) -> Reason | None:
    if g.question() != "scapegoat/choose_scapegoats":
        return other_question(g)
    if chosen >> g.seats:
        return None
    if chosen >> seat & 1:
        return Reason("aztec-no-curse-self", "AZT-FX-12")
    most = int(g.parts.amount[g.stack[g.depth - 1].card])
    return Reason("aztec-no-curse-number", "AZT-FX-12", {"number": chosen.bit_count(), "most": most})


def why_not_pick(g: Aztec, artefact: int, wish: int) -> Reason | None:
    if g.question() != PICKING:
        return Reason("aztec-no-pick-now", "AZT-ART-01")
    for place in range(looked_at(g)):
        if g.deck[place] == artefact:
            about: Data = {"artefact": ARTEFACT.word(artefact), "place": place + 1, "wish": wish + 1}
            return Reason("aztec-no-pick-place", "AZT-ART-01", about)
    return Reason("aztec-no-pick-card", "AZT-ART-01", {"artefact": ARTEFACT.word(artefact)})


def why_not_play(g: Aztec, character: int) -> Reason | None:
    if g.question() != "character/choose_character":
        return Reason("aztec-no-character-now", "AZT-SET-04")
    owner = next((s for s in range(g.seats) if g.character[s] == character), None)
    if owner is None:
        return None
    return Reason(
        "aztec-no-character-taken", "AZT-SET-04", {"character": CHARACTER.word(character), "other": owner + 1}
    )
