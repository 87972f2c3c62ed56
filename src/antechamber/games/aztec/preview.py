"""What helps a person to choose: headings, outcomes, cards not seen yet, the ledger. No rule depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Data, Frame, question_with_headings
from antechamber.core.parsing import as_dict, as_list
from antechamber.games.aztec.components import (
    ARTEFACTS,
    COLOUR_IDS,
    COLOURS,
    NONE,
    ROUNDS,
    SOURCES_OF_POINTS,
    STONE_SHIELD,
)
from antechamber.games.aztec.reveal import TRUTH, verdict
from antechamber.games.aztec.round import leader
from antechamber.games.aztec.scoring import rank
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.told import (
    Change,
    ClaimPreview,
    CurseCard,
    Detail,
    Entry,
    Outcome,
    PickPreview,
    PointsPreview,
    Tie,
    TokenPreview,
    UnseenFace,
    Worth,
)
from antechamber.games.aztec.view import AztecView
from antechamber.games.aztec.why import CLAIMING, PLACING, claim_rule, jewels_in
from antechamber.games.aztec.words import ARTEFACT, COLOUR, JEWELS, SOURCE, VERDICT, vocabulary

RULE_OF_EFFECT: Final = [
    "AZT-FX-01", "AZT-FX-02", "AZT-FX-03", "AZT-FX-04", "AZT-FX-11", "AZT-FX-12", "AZT-FX-13", "AZT-FX-14", "AZT-FX-15",
]  # fmt: skip
TAKING: Final = "take/choose_jewels"
STEALING: Final = "steal/choose_theft"
RESOLVING: Final = ("reveal/", "truth/", "got-away/", "caught/")


def detail(view: AztecView) -> Data:
    """The view's data with an outlook on every option, and what follows from what lies open."""
    g = view.seen
    seat = int(view.seat)
    data = view.data()
    data["ask"] = question(g, seat, view.options)
    data.update(more(g, seat))
    return data


# ---------------------------------------------------------------- what lies open


def more(g: Aztec, seat: int) -> Detail:
    """What follows from what lies open."""
    found: Detail = {
        "order": [int(g.after(g.start, n)) + 1 for n in range(g.seats)] if g.start != NONE else [],
        "answer": own_answer(g, seat),
        "resolving": resolving(g),
        "duos": [duo(g, other) for other in range(g.seats)],
        "points": [points(g, other) for other in range(g.seats)],
        "worth": [worth(g, other) for other in range(g.seats)],
        "curse_cards": [curse_card(g, colour) for colour in range(COLOURS)],
        "unseen": unseen(g),
        "ledger": [[entry(g, other, n + 1) for n in range(claims_shown(g))] for other in range(g.seats)],
    }
    if g.winning:
        found["ranks"] = [int(rank(g, other)) for other in range(g.seats)]
        found["tie"] = broken_tie(g)
    return found


def phase(g: Aztec) -> str:
    """How far the round is."""
    if g.over():
        return "end"
    if g.round == 0:
        return "setup"
    if g.question() == CLAIMING:
        return "claim"
    return "token" if g.question() == PLACING else "reveal"


def resolving(g: Aztec) -> int | None:
    """The seat whose card was turned up last and still has effects; None between reveals."""
    names = g.contents().names
    for i in range(g.depth):
        if names[g.stack[i].line].startswith(RESOLVING):
            return int(g.stack[i].seat) + 1
    return None


def own_answer(g: Aztec, seat: int) -> str | None:
    """What the viewer has sealed, while others still choose; None otherwise."""
    if seat < 0 or not g.asked >> seat & 1 or g.waiting >> seat & 1:
        return None
    return g.contents().vocabulary.text(g.answers[seat])


def duo(g: Aztec, seat: int) -> list[str]:
    if g.character[seat] == NONE:
        return []
    return [COLOUR.word(int(g.duo_colour(seat, n))) for n in range(2)]


def points(g: Aztec, seat: int) -> dict[str, int] | None:
    """A player's points by source; None while some of the player's artefacts are hidden from the viewer."""
    if g.hidden_artefacts(seat):
        return None
    return {SOURCE.word(source): int(g.points(seat, source)) for source in range(SOURCES_OF_POINTS)}


def worth(g: Aztec, seat: int) -> list[Worth]:
    """The artefacts that lie before a player, each with its points now.

    For a shield that is what it saves on the track, after the shields before it; these points count for the stones.
    """
    found: list[Worth] = []
    shields = 0
    for card in range(ARTEFACTS):
        for _ in range(g.kept[seat][card]):
            gained = int(g.worth(seat, card))
            if g.parts.effect[card] == STONE_SHIELD:
                gained = penalty(g, seat, shields)
                shields += int(g.parts.amount[card])
                gained -= penalty(g, seat, shields)
            found.append({"artefact": ARTEFACT.word(card), "points": gained})
    return found


def penalty(g: Aztec, seat: int, shields: int) -> int:
    """What a player's stones cost, if so many do not count."""
    return int(g.parts.penalty(max(0, int(g.stones[seat]) - shields)))


def curse_card(g: Aztec, colour: int) -> CurseCard:
    """A Curse card: its stones, and who would take them now."""
    first = int(leader(g, colour))
    return {
        "colour": COLOUR_IDS[colour],
        "stones": int(g.curses[colour]),
        "leader": first + 1 if first != NONE else None,
        "most": max([int(g.hoard[seat][colour]) for seat in range(g.seats)]),
    }


def unseen(g: Aztec) -> list[UnseenFace]:
    """Each face of the Jewel cards: how many copies there are, and how many this viewer has not seen yet."""
    cards = [int(card) for card in g.parts.cards]
    return [
        {"jewels": JEWELS.word(int(face)), "copies": cards.count(int(face)), "unseen": copies_left(g, int(face))}
        for face in g.parts.plausible
        if int(face) in cards
    ]


def copies_left(g: Aztec, face: int) -> int:
    """How many copies of a face a viewer has not seen yet. With none left, a claim of it is certainly a lie."""
    left = 0
    for card in g.parts.cards:
        if card == face:
            left += 1
    for cards in g.pile:
        for card in cards:
            if card == face:
                left -= 1
    return left


def claims_shown(g: Aztec) -> int:
    """In how many rounds claims have been shown."""
    return len([n for n in range(ROUNDS) if g.claim[0][n] != NONE])


def entry(g: Aztec, seat: int, number: int) -> Entry:
    """A line of the ledger: a claim, what was true, who believed and who accused, and what it cost."""
    n = number - 1
    found = int(verdict(g, seat, number))
    tokens = [int(g.token[other][n]) for other in range(g.seats)]
    return {
        "round": number,
        "claim": JEWELS.word(int(g.claim[seat][n])),
        "card": JEWELS.word(int(g.pile[seat][n])) if turned_up(g, seat, number) else None,
        "verdict": VERDICT.word(found) if turned_up(g, seat, number) else None,
        "believers": [other + 1 for other in range(g.seats) if tokens[other] == seat << 1],
        "accusers": [other + 1 for other in range(g.seats) if tokens[other] == (seat << 1 | 1)],
        "stones": int(g.claim_stones[seat][n]),
        "token_stones": int(g.token_stones[seat][n]),
    }


def turned_up(g: Aztec, seat: int, number: int) -> bool:
    """Whether all have seen the card of a round."""
    return number < g.round or (number == g.round and bool(g.revealed >> seat & 1))


def broken_tie(g: Aztec) -> Tie | None:
    """What decided between players with the same points: fewer stones, or nothing, so that they share the victory.

    Stones may decide against some of them only: then those with the fewest share it. `seats` are all who won.
    """
    best = max(g.scores())
    tied = [seat for seat in range(g.seats) if g.scores()[seat] == best]
    if len(tied) == 1:
        return None
    won = g.winners()
    return {
        "by": "shared" if len(won) == len(tied) else "stones",
        "seat": won[0] + 1,
        "seats": [seat + 1 for seat in won],
        "number": int(g.stones[won[0]]),
    }


# ---------------------------------------------------------------- the question


def question(g: Aztec, seat: int, options: list[int]) -> Data:
    """The open question with the options under their headings, and what each would bring."""
    asked = question_with_headings(g, options)
    described: list[Data] = [with_outlook(g, seat, option) for option in as_list(asked["options"], "options")]
    described.sort(key=place_in_list)
    asked["options"] = described
    asked["phase"] = phase(g)
    if g.question() == TAKING:
        asked["number"] = g.parts.amount[g.stack[g.depth - 1].card]
    elif g.question() == STEALING:
        asked["number"] = thefts_left(g, g.stack[g.depth - 1])
    elif g.question() == CLAIMING:
        not_here = claim_rule(not g.agreed.free_claims)
        asked["rules"] = [rule for rule in as_list(asked["rules"], "rules") if rule != not_here]
    asked["groups"] = vocabulary.in_order([str(option["group"]) for option in described])
    return asked


def thefts_left(g: Aztec, f: Frame) -> int:
    """How many opponents can still be robbed: no more than the card allows, and only those who own a jewel."""
    victims = [s for s in range(g.seats) if s != f.seat and not f.memo >> s & 1 and g.jewels_of(s)]
    return min(int(f.n), len(victims))


def place_in_list(option: Data) -> int:
    return vocabulary.groups.index(str(option["group"]))


def with_outlook(g: Aztec, seat: int, described: object) -> Data:
    """An option with what it brings. The heading of a claim and the rule of an artefact depend on which it is."""
    option = as_dict(described, "option")
    if option["kind"] == "claim":
        claim = JEWELS.number(str(option["jewels"]))
        option["group"] = "truth" if claim == g.pile[seat][g.now()] else f"jewels-{jewels_in(claim)}"
        option["rule"] = claim_rule(g.agreed.free_claims)
    elif option["kind"] == "pick":
        option["rule"] = RULE_OF_EFFECT[g.parts.effect[ARTEFACT.number(str(option["artefact"]))]]
    option["preview"] = preview(g, seat, option)
    return option


def preview(g: Aztec, seat: int, option: Data) -> Mapping[str, object]:
    """What an option brings, as far as that is sure."""
    kind = str(option["kind"])
    if kind == "claim":
        return preview_claim(g, seat, JEWELS.number(str(option["jewels"])))
    if kind in ("believe", "accuse"):
        return preview_token(g, seat, number_in(option, "seat") - 1, kind == "accuse")
    if kind == "pick":
        return preview_pick(g, seat, ARTEFACT.number(str(option["artefact"])))
    world = g.clone()
    if kind == "take":
        world.add_jewels(seat, JEWELS.number(str(option["jewels"])))
    elif kind == "trade":
        world.hoard[seat][COLOUR.number(str(option["given"]))] -= 1
        world.hoard[seat][COLOUR.number(str(option["taken"]))] += 1
    elif kind == "steal":
        world.hoard[seat][COLOUR.number(str(option["colour"]))] += 1
    else:
        return {}
    brought: PointsPreview = {"points": int(world.score(seat) - g.score(seat))}
    return brought


def preview_pick(g: Aztec, seat: int, card: int) -> PickPreview:
    return {"kept": g.parts.is_kept(card), "worth": worth_if_kept(g, seat, card)}


def worth_if_kept(g: Aztec, seat: int, card: int) -> int:
    """The points that an artefact would add to a seat's as they stand; 0 for one that acts at once."""
    if not g.parts.is_kept(card):
        return 0
    world = g.clone()
    world.kept[seat][card] += 1
    world.kept_cards[seat] += 1
    return int(world.score(seat) - g.score(seat))


def number_in(option: Data, name: str) -> int:
    value = option[name]
    assert isinstance(value, int)
    return value


def preview_claim(g: Aztec, seat: int, claim: int) -> ClaimPreview:
    """A claim's fate with no accuser, with one, and with two or more; the curses it would lead; copies not seen."""
    true = claim == g.pile[seat][g.now()]
    world = g.clone()
    world.add_jewels(seat, claim)
    return {
        "true": true,
        "unseen": copies_left(g, claim),
        "outcomes": [outcome(g, seat, claim, true, accusers) for accusers in range(3)],
        "leads": [COLOUR_IDS[c] for c in range(COLOURS) if leader(world, c) == seat and g.curses[c]],
    }


def outcome(g: Aztec, seat: int, claim: int, true: bool, accusers: int) -> Outcome:
    """What a claim brings with so many accusers: jewels, stones, points by both, and who gains artefacts."""
    caught = not true and accusers > 0
    world = g.clone()
    gained = int(g.pile[seat][g.now()]) if caught else claim
    world.add_jewels(seat, gained)
    world.stones[seat] = world.stones[seat] + accusers if caught else max(0, int(world.stones[seat]) - accusers)
    many = accusers >= g.parts.accusers_for_artefact
    return {
        "accusers": accusers,
        "jewels": JEWELS.word(gained),
        "stones": int(world.stones[seat] - g.stones[seat]),
        "points": int(world.score(seat) - g.score(seat)),
        "artefact": many if true else accusers == 0,
        "theirs": caught and many,
    }


def preview_token(g: Aztec, seat: int, other: int, accuse: bool) -> TokenPreview:
    """What a token brings if the claim is true and if it is a lie, and whether it is certain to be a lie."""
    claim = int(g.claim[other][g.now()])
    left = copies_left(g, claim)
    return {
        "claim": JEWELS.word(claim),
        "unseen": left,
        "lie": left == 0,
        "if_true": stones_outlook(g, seat, accuse),
        "if_lie": stones_outlook(g, seat, not accuse),
        "lied": len([n for n in range(1, int(g.round)) if verdict(g, other, n) not in (TRUTH, NONE)]),
        "rounds": int(g.round) - 1,
    }


def stones_outlook(g: Aztec, seat: int, more: bool) -> Change:
    """One stone more, or one fewer if there is one; and the points that makes."""
    change: i64 = 1 if more else -1 if g.stones[seat] else 0
    world = g.clone()
    world.stones[seat] += change
    return {"stones": int(change), "points": int(world.score(seat) - g.score(seat))}
