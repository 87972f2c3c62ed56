"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.errors import PositionError
from antechamber.core.ints import i64, vec
from antechamber.core.kernel import Data
from antechamber.core.reading import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.tools import named
from antechamber.games.aztec.components import ARTEFACTS, COLOURS, EFFECT_IDS, EVERYBODY, NONE, ROUNDS
from antechamber.games.aztec.memory import look
from antechamber.games.aztec.reveal import verdict
from antechamber.games.aztec.showing import PICKING, artefacts_not_placed
from antechamber.games.aztec.state import EFFECTS, Aztec, book
from antechamber.games.aztec.words import ACCUSE, ARTEFACT, BELIEVE, CHARACTER, JEWELS, vocabulary

TOP: Final = {
    "game", "options", "round", "start", "revealed", "curses", "winners", "players", "deck", "known",
    "stack", "chance", "sealed", "reveals",
}  # fmt: skip
SETTING_UP: Final = ("setup/", "character/")
CHOOSING_CHARACTERS: Final = "setup/choose_characters_in_turn"
REVEALING: Final = "round/reveal_in_turn"
AFTER_REVEAL: Final = ("truth/", "got-away/", "caught/")  # in the order of the verdicts
ROUND_ENDED: Final = ("round/next_round", "round/look_at_next_cards", "scoring/")
GAINS: Final = {
    "truth/believers_discard_a_stone": "AZT-RES-13",
    "got-away/believers_take_a_stone": "AZT-RES-22",
    "caught/accusers_gain_artefacts": "AZT-RES-34",
}  # where a case stands while somebody gains, and the rule that says so
BELOW: Final = {
    "setup": [""],
    "character": [CHOOSING_CHARACTERS],
    "round": [""],
    "scoring": [""],
    "truth": [REVEALING],
    "got-away": [REVEALING],
    "caught": [REVEALING],
    "gain": list(GAINS),
    **{name.rstrip("/"): ["gain/end"] for name in EFFECTS},
}  # for each procedure in which a game may stop, the lines of the frame below it
NOBODY_REVEALED: Final = ("round/look_at_next_cards", "round/choose_claims", "round/choose_tokens")
MOST: Final = 10**6  # jewels or stones of a player; no game comes near
NOT_SHOWN_YET: Final = {"round/choose_claims": (1, 1), "round/choose_tokens": (0, 1)}  # claims and tokens of the round
OF_VIEW: Final = {"asked", "waiting", "legal", "answer"}
OF_PLAYER: Final = {
    "character", "cards", "claims", "tokens", "claim_stones", "token_stones", "hoard", "stones", "artefacts", "kept",
}  # fmt: skip


def fill(g: Aztec, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start; missing cards follow in order."""
    refuse_unknown(data, TOP, "position")
    if not data.get("stack") and "winners" not in data:
        raise PositionError("stack: say where the game stands, or who won it")
    if data.get("stack") and "winners" in data:
        raise PositionError("winners: a game that was won does not go on; leave winners or stack out")
    fill_open_table(g, data)
    lay_missing_cards(g)
    if "deck" in data:
        load_deck(g, data)
    else:
        lay_missing_artefacts(g, as_list(data.get("stack", []), "stack"))
    if "winners" in data:
        check_end(g)
    check_stack(g, as_list(data.get("stack", []), "stack"))


def fill_seen(g: Aztec, data: Data) -> None:
    """Fill a table with what a seat has seen of one. What it has not seen stays unknown."""
    refuse_unknown(data, TOP | OF_VIEW, "view")
    fill_open_table(g, data)
    load_deck(g, data)


def fill_open_table(g: Aztec, data: Data) -> None:
    g.round = as_int(data.get("round", 1), "round", 0, ROUNDS)
    g.start = as_int(data.get("start", 1), "start", 1, int(g.seats)) - 1
    g.revealed = load_seats(g, data.get("revealed", []), "revealed")
    g.winning = load_seats(g, data.get("winners", []), "winners")
    load_numbers(g.curses, 0, COLOURS, data.get("curses", [1] * COLOURS), "curses")
    players = as_list(data.get("players"), "players")
    if len(players) != g.seats:
        raise PositionError(f"players: expected {g.seats}, got {len(players)}")
    for seat in range(g.seats):
        load_player(g, seat, as_dict(players[seat], f"players[{seat}]"), f"players[{seat}]")
    taken = [int(character) for character in g.character if character != NONE]
    if len(set(taken)) != len(taken):
        raise PositionError("players: two players have the same character (AZT-SET-04)")


def load_seats(g: Aztec, value: object, where: str) -> i64:
    """A set of seats, as bits."""
    bits: i64 = 0
    for number in as_list(value, where):
        bits |= bit(as_int(number, where, 1, int(g.seats)) - 1)
    return bits


def load_numbers(row: vec[i64], first: int, most: int, value: object, where: str, least: int = 0) -> None:
    """Numbers into a part of a row; what is left out stays as it is."""
    found = as_list(value, where)
    if len(found) > most:
        raise PositionError(f"{where}: expected up to {most} numbers, got {len(found)}")
    for i in range(len(found)):
        row[first + i] = as_int(found[i], f"{where}[{i}]", least, MOST)


def load_player(g: Aztec, seat: int, data: Data, where: str) -> None:
    refuse_unknown(data, OF_PLAYER, where)
    first = seat * ROUNDS
    if data.get("character") is not None:
        g.character[seat] = named(CHARACTER, data["character"], f"{where}.character")
    for i, card in enumerate(up_to_five(data.get("cards", []), f"{where}.cards")):
        if card is not None:
            g.pile[first + i] = named(JEWELS, card, f"{where}.cards[{i}]")
    for i, claim in enumerate(up_to_five(data.get("claims", []), f"{where}.claims")):
        g.claim[first + i] = load_claim(g, claim, f"{where}.claims[{i}]")
    for i, token in enumerate(up_to_five(data.get("tokens", []), f"{where}.tokens")):
        g.token[first + i] = load_token(g, seat, as_text(token, f"{where}.tokens[{i}]"), f"{where}.tokens[{i}]")
    load_numbers(g.claim_stones, first, ROUNDS, data.get("claim_stones", []), f"{where}.claim_stones", -9)
    load_numbers(g.token_stones, first, ROUNDS, data.get("token_stones", []), f"{where}.token_stones", -9)
    load_numbers(g.hoard, seat * COLOURS, COLOURS, data.get("hoard", []), f"{where}.hoard")
    g.stones[seat] = as_int(data.get("stones", int(g.parts.stones_each)), f"{where}.stones", 0, MOST)
    for card in as_list(data.get("artefacts", []), f"{where}.artefacts"):
        artefact = named(ARTEFACT, card, f"{where}.artefacts")
        if not g.parts.is_kept(artefact):
            raise PositionError(f"{where}.artefacts: {card} acts at once and is not kept (AZT-ART-05)")
        g.kept[seat * ARTEFACTS + artefact] += 1
        g.kept_cards[seat] += 1
    g.kept_cards[seat] = as_int(data.get("kept", int(g.kept_cards[seat])), f"{where}.kept", int(g.kept_cards[seat]))


def up_to_five(value: object, where: str) -> list[object]:
    found = as_list(value, where)
    if len(found) > ROUNDS:
        raise PositionError(f"{where}: expected one for each of {ROUNDS} rounds, got {len(found)}")
    return found


def load_claim(g: Aztec, value: object, where: str) -> int:
    claim = named(JEWELS, value, where)
    if claim not in [int(one) for one in (g.parts.free if g.agreed.free_claims else g.parts.plausible)]:
        rule = "AZT-CLM-05" if g.agreed.free_claims else "AZT-CLM-04"
        raise PositionError(f"{where}: {JEWELS.word(claim)} is no claim ({rule})")
    return claim


def load_token(g: Aztec, seat: int, text: str, where: str) -> int:
    for verb, code in (("believe", int(BELIEVE)), ("accuse", int(ACCUSE))):
        for other in range(g.seats):
            if text == vocabulary.text(code | other):
                if other == seat:
                    raise PositionError(f"{where}: nobody places a token before themselves (AZT-TOK-02)")
                return other << 1 | (1 if verb == "accuse" else 0)
    raise PositionError(f'{where}: expected a token like "accuse 2", got {text!r}')


def load_deck(g: Aztec, data: Data) -> None:
    """The deck from the top, and who knows which card."""
    deck = as_list(data.get("deck", []), "deck")
    known = as_list(data.get("known", [[]] * len(deck)), "known")
    if len(deck) > g.parts.artefacts or len(known) != len(deck):
        raise PositionError(f"deck: expected up to {g.parts.artefacts} cards, and in known as many lists of seats")
    g.deck_size = len(deck)
    for i in range(len(deck)):
        if deck[i] is not None:
            g.deck[i] = named(ARTEFACT, deck[i], f"deck[{i}]")
        g.known[i] = EVERYBODY if known[i] == ["all"] else load_seats(g, known[i], f"known[{i}]")


def lay_missing_cards(g: Aztec) -> None:
    """Cards that were not named come from those left, in the order of the box."""
    left = [int(card) for card in g.parts.cards]
    for card in g.pile:
        if card != NONE:
            if int(card) not in left:
                raise PositionError(f"players: there are not so many cards {JEWELS.word(int(card))} (AZT-CMP-03)")
            left.remove(int(card))
    i: i64
    for i in range(len(g.pile)):
        if g.pile[i] == NONE:
            g.pile[i] = left.pop(0)


def lay_missing_artefacts(g: Aztec, stack: list[object]) -> None:
    """The deck holds what is not kept or played, in the order of the box."""
    left = artefacts_not_placed(g)
    where = f"stack[{len(stack) - 1}]"
    frame = as_dict(stack[-1], where) if stack else {}
    if stack and as_text(frame.get("at"), f"{where}.at").startswith(EFFECTS):
        card = named(ARTEFACT, frame.get("card"), f"{where}.card")
        if card not in left:
            raise PositionError(f"{where}.card: there is no {ARTEFACT.word(card)} left to be played (AZT-INV-02)")
        left.remove(card)
    g.deck_size = len(left)
    for i in range(len(left)):
        g.deck[i] = left[i]


def check_stack(g: Aztec, stack: list[object]) -> None:
    """Refuse frames that no game comes to."""
    below = ""
    under: Data = {}
    for i in range(len(stack)):
        where = f"stack[{i}]"
        frame = as_dict(stack[i], where)
        at = as_text(frame.get("at"), f"{where}.at")
        seat = as_int(frame.get("seat", 1), f"{where}.seat", 1, int(g.seats)) - 1
        check_line(at, below, i == len(stack) - 1, where)
        if at.startswith(EFFECTS):
            check_effect(g, at, frame, where)
        else:
            as_int(frame.get("n", 1), f"{where}.n", 0, int(g.seats))
        if not at.startswith(SETTING_UP):
            check_characters(g, where)
        if i == 0:
            check_round(g, at, where)
            check_count(g, at, frame, stack, where)
        if at.startswith(AFTER_REVEAL) and not g.revealed >> seat & 1:
            raise PositionError(
                f"{where}: seat {seat + 1} has not turned up its card; name it in revealed (AZT-RES-01)"
            )
        if at.startswith(AFTER_REVEAL):
            check_case(g, at, frame, where)
        if at.startswith("gain/"):
            check_gainer(g, below, under, seat, where)
        if at.startswith(EFFECTS) and seat != seat_of(g, under):
            gainer = seat_of(g, under)
            raise PositionError(
                f"{where}.seat: expected {gainer + 1}, who gained the card, got {seat + 1} (AZT-RND-03)"
            )
        if at == PICKING:
            look(g, seat)
        below = at
        under = frame


def seat_of(g: Aztec, frame: Data) -> int:
    return as_int(frame.get("seat", 1), "seat", 1, int(g.seats)) - 1


def check_case(g: Aztec, at: str, frame: Data, where: str) -> None:
    """A case is that of the card turned up last, and follows from its claim and the tokens."""
    seat = seat_of(g, frame)
    last = int(g.after(g.start, len(seats_in(g, g.revealed)) - 1))
    if seat != last:
        raise PositionError(
            f"{where}.seat: expected {last + 1}, who turned up a card last, got {seat + 1} (AZT-RES-01)"
        )
    expected = AFTER_REVEAL[int(verdict(g, seat, g.round))]
    if not at.startswith(expected):
        raise PositionError(
            f"{where}.at: the claim and the tokens of seat {seat + 1} lead to {expected.rstrip('/')}, not to {at} "
            "(AZT-CLM-06)"
        )
    n = as_int(frame.get("n", 1), f"{where}.n", 0, int(g.seats))
    if expected == "caught/" and n and not (at in GAINS and g.accuses(g.after(seat, n), seat)):
        raise PositionError(
            f"{where}.n: expected 0, or as many seats from seat {seat + 1} as the accuser who gains, got {n} "
            "(AZT-RES-34)"
        )


def check_gainer(g: Aztec, at: str, case: Data, seat: int, where: str) -> None:
    """Whoever told the truth or got away gains; if somebody was caught, the accuser whom the case has come to."""
    rule = GAINS[at]
    gainer = owner = seat_of(g, case)
    if not at.startswith("got-away/") and g.accusers(owner) < g.parts.accusers_for_artefact:
        raise PositionError(f"{where}: nobody gains if fewer than {g.parts.accusers_for_artefact} accuse ({rule})")
    if at.startswith("caught/"):
        n = as_int(case.get("n", 1), "n", 0, int(g.seats))
        if n == 0:
            raise PositionError(f"{where}: nobody has come to gain yet; n of the case counts the seats ({rule})")
        gainer = int(g.after(owner, n))
    if seat != gainer:
        raise PositionError(f"{where}.seat: expected {gainer + 1}, whose gain it is, got {seat + 1} ({rule})")


def check_line(at: str, below: str, last: bool, where: str) -> None:
    """A frame is at a line of the rulebook that reads no answer, and stands upon one that can have begun it."""
    book.line_of(at, f"{where}.at")
    procedure, _, line = at.partition("/")
    setting_up = procedure == "setup" and at != CHOOSING_CHARACTERS
    if procedure not in BELOW or setting_up or (last and line == "end"):
        raise PositionError(f"{where}.at: a game never stops at {at}")
    if below not in BELOW[procedure]:
        raise PositionError(f"{where}.at: a game never stops at {at} here, after {below or 'nothing'}")


def check_count(g: Aztec, at: str, frame: Data, stack: list[object], where: str) -> None:
    """The first frame counts who has chosen a character, or turned up a card; it has been done in order."""
    n = as_int(frame.get("n", 1), f"{where}.n", 0, int(g.seats))
    if at == CHOOSING_CHARACTERS and g.agreed.choose_characters:
        check_choosing(g, n, stack, where)
    elif at == CHOOSING_CHARACTERS:
        check_characters(g, where)
    elif at.startswith("round/"):
        nobody = at in NOBODY_REVEALED
        expected = 0 if nobody else len(seats_in(g, g.revealed))
        if n != expected:
            raise PositionError(
                f"{where}.n: expected {expected}, as many as have turned up their card, got {n} (AZT-RES-01)"
            )
        if at != "round/look_at_next_cards":
            check_revealed(g, expected)


def check_choosing(g: Aztec, n: int, stack: list[object], where: str) -> None:
    """Characters are chosen in turn, from the first player on."""
    taken = len([character for character in g.character if character != NONE])
    choosing = len(stack) > 1
    if n != taken + (1 if choosing else 0):
        raise PositionError(f"{where}.n: expected {taken + (1 if choosing else 0)}, got {n} (AZT-SET-04)")
    for i in range(taken):
        seat = int(g.after(g.start, i))
        if g.character[seat] == NONE:
            later = next(s for s in range(g.seats) if g.character[s] != NONE)
            raise PositionError(f"players: seat {seat + 1} chooses before seat {later + 1} (AZT-SET-04)")
    if choosing:
        seat = as_int(as_dict(stack[1], "stack[1]").get("seat", 1), "stack[1].seat", 1, int(g.seats))
        if seat != g.after(g.start, taken) + 1:
            raise PositionError(
                f"stack[1].seat: expected {g.after(g.start, taken) + 1}, whose turn it is to choose, got {seat} "
                "(AZT-SET-04)"
            )


def check_revealed(g: Aztec, number: int) -> None:
    """So many cards have been turned up, clockwise from the first player's."""
    expected = sorted([int(g.after(g.start, i)) + 1 for i in range(number)])
    if seats_in(g, g.revealed) != expected:
        raise PositionError(
            f"revealed: expected {expected}, who come first, got {seats_in(g, g.revealed)} (AZT-RES-01)"
        )


def seats_in(g: Aztec, seats: i64) -> list[int]:
    """A set of seats as people number them."""
    return [seat + 1 for seat in range(g.seats) if seats >> seat & 1]


def check_end(g: Aztec) -> None:
    """A game that was won has a winner, and all its rounds were played."""
    if g.winning == 0:
        raise PositionError("winners: expected one seat at least (AZT-SCO-07)")
    if g.round != ROUNDS:
        raise PositionError(f"winners: nobody wins in round {g.round}; there are {ROUNDS} rounds (AZT-END-05)")
    check_characters(g, "winners")
    check_revealed(g, int(g.seats))
    check_all_shown(g, 0, 0)


def check_characters(g: Aztec, where: str) -> None:
    for seat in range(g.seats):
        if g.character[seat] == NONE:
            raise PositionError(f"{where}: seat {seat + 1} must have a character by now (AZT-SET-04)")


def check_round(g: Aztec, at: str, where: str) -> None:
    """There are as many claims and tokens as have been shown."""
    if at.startswith(SETTING_UP) != (g.round == 0):
        raise PositionError(f"{where}: the rounds count from 1, and 0 is before the first (AZT-RND-01)")
    last = g.round == ROUNDS
    if (last and at == "round/look_at_next_cards") or (not last and at.startswith("scoring/")):
        raise PositionError(f"{where}: there are {ROUNDS} rounds (AZT-OPT-08)")
    claims, tokens = NOT_SHOWN_YET.get(at, (0, 0))
    check_all_shown(g, claims, tokens)
    if at.startswith("scoring/"):
        check_revealed(g, int(g.seats))
    check_curses(g, at)


def check_curses(g: Aztec, at: str) -> None:
    """A Curse card has a stone or more, except between the curses and the end of a round; each round adds one."""
    ended = g.round if at.startswith(ROUND_ENDED) else max(0, int(g.round) - 1)
    g.audit_curses(ended, 0 if at == "round/end_round" else 1)


def check_all_shown(g: Aztec, claims: int, tokens: int) -> None:
    """There is a claim and a token for each round, less those of this round that are not shown yet."""
    for seat in range(g.seats):
        check_shown(g.claim, seat, int(g.round) - claims, f"players[{seat}].claims")
        check_shown(g.token, seat, int(g.round) - tokens, f"players[{seat}].tokens")


def check_shown(row: vec[i64], seat: int, number: int, where: str) -> None:
    found = [int(row[seat * ROUNDS + n]) for n in range(ROUNDS) if row[seat * ROUNDS + n] != NONE]
    if len(found) != number:
        raise PositionError(f"{where}: expected {number}, one for each round so far, got {len(found)} (AZT-RND-01)")


def check_effect(g: Aztec, at: str, frame: Data, where: str) -> None:
    """A procedure of an artefact names a card with that effect, and no more thefts or trades than it allows."""
    card = named(ARTEFACT, frame.get("card"), f"{where}.card")
    effect = at.partition("/")[0]
    if EFFECT_IDS[g.parts.effect[card]] != effect:
        raise PositionError(f"{where}.card: {ARTEFACT.word(card)} does not {effect} (AZT-FX-16)")
    most = {"steal": int(g.parts.amount[card]), "trade": int(g.parts.size[card])}.get(effect, 1)
    as_int(frame.get("n", 1), f"{where}.n", 0, most)
