"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import FormError, PositionError
from antechamber.core.field_data import read_fields, seats_from
from antechamber.core.ints import i64
from antechamber.core.kernel import Data
from antechamber.core.parsing import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.positions import NAMES, NAMES_IN_VIEW
from antechamber.core.rows import Row
from antechamber.core.tools import named
from antechamber.games.aztec.components import ARTEFACTS, EFFECT_IDS, EVERYBODY, NONE, ROUNDS
from antechamber.games.aztec.memory import look, looked_at
from antechamber.games.aztec.reveal import CAUGHT, TRUTH, verdict
from antechamber.games.aztec.scoring import winning_seats
from antechamber.games.aztec.state import EFFECTS, Aztec, book
from antechamber.games.aztec.view import PICKING, artefacts_not_placed
from antechamber.games.aztec.words import ARTEFACT, JEWELS

SETTING_UP: Final = ("setup/", "character/")
ONCE: Final = ("character/", "gain/")  # procedures that count nothing
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
NOT_SHOWN_YET: Final = {"round/choose_claims": (1, 1), "round/choose_tokens": (0, 1)}  # claims and tokens of the round


def fill(g: Aztec, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start; missing cards follow in order."""
    refuse_unknown(data, g.layout().names() | NAMES, "position")
    if not data.get("stack") and "winners" not in data:
        raise FormError("stack: say where the game stands, or who won it")
    if data.get("stack") and "winners" in data:
        raise FormError("winners: a game that was won does not go on; leave winners or stack out")
    fill_open_table(g, data)
    lay_missing_cards(g)
    if "deck" not in data and "known" in data:
        raise FormError("deck: expected as many cards as known has lists of seats; leave known out as well, or none")
    if "deck" not in data:
        lay_missing_artefacts(g, as_list(data.get("stack", []), "stack"))
    stack = as_list(data.get("stack", []), "stack")
    if "winners" in data:
        check_end(g)
    check_stack(g, stack)
    check_start(g, stack)
    check_known(g, data, stack)
    fill_history(g, as_list(data.get("players"), "players"), stack)


def fill_seen(g: Aztec, data: Data) -> None:
    """Fill a table with what a seat has seen of one. What it has not seen stays unknown."""
    refuse_unknown(data, g.layout().names() | NAMES | NAMES_IN_VIEW, "view")
    fill_open_table(g, data)


def fill_open_table(g: Aztec, data: Data) -> None:
    """Take over what is told of the table; it is the first round, and seat 1 begins, unless something else is said."""
    g.round = 1
    g.start = 0
    read_fields(g, data)
    if "players" not in data:
        raise FormError(f"players: expected {g.seats}, got none")
    check_deck(g, data)
    for seat in range(g.seats):
        check_player(g, seat, as_dict(as_list(data["players"], "players")[seat], "players"), f"players[{seat}]")
    taken = [int(character) for character in g.character if character != NONE]
    if len(set(taken)) != len(taken):
        raise PositionError("players: two players have the same character (AZT-SET-04)")


def check_player(g: Aztec, seat: int, data: Data, where: str) -> None:
    """Claims, tokens and artefacts are ones that this table allows, and as many artefacts are counted as are kept."""
    for n in range(ROUNDS):
        check_claim(g, int(g.claim[seat][n]), f"{where}.claims[{n}]")
        if g.token[seat][n] >> 1 == seat:
            raise PositionError(f"{where}.tokens[{n}]: nobody places a token before themselves (AZT-TOK-02)")
        if g.token[seat][n] >> 1 >= g.seats:
            raise FormError(f'{where}.tokens[{n}]: expected a token like "accuse 2", got one before no seat')
    kept = 0
    for artefact in range(ARTEFACTS):
        kept += int(g.kept[seat][artefact])
        if g.kept[seat][artefact] and not g.parts.is_kept(artefact):
            card = ARTEFACT.word(artefact)
            raise PositionError(f"{where}.artefacts: {card} acts at once and is not kept (AZT-ART-05)")
    g.kept_cards[seat] = as_int(data.get("kept", kept), f"{where}.kept", kept)


def check_claim(g: Aztec, claim: int, where: str) -> None:
    claims = g.parts.free if g.agreed.free_claims else g.parts.plausible
    if claim != NONE and claim not in [int(one) for one in claims]:
        rule = "AZT-CLM-05" if g.agreed.free_claims else "AZT-CLM-04"
        raise PositionError(f"{where}: {JEWELS.word(claim)} is no claim ({rule})")


def check_deck(g: Aztec, data: Data) -> None:
    """As many cards as there are lists of who knows them."""
    deck = as_list(data.get("deck", []), "deck")
    if len(as_list(data.get("known", deck), "known")) != len(deck):
        most = g.parts.artefacts
        raise FormError(f"deck: expected up to {most} cards, and in known as many lists of seats")
    g.deck_size = len(deck)
    for i in range(len(deck)):
        if g.known[i] != EVERYBODY and g.known[i] >> g.seats:
            raise FormError(f"known[{i}]: expected seats from 1 to {g.seats}")


def lay_missing_cards(g: Aztec) -> None:
    """Cards that were not named come from those left, in the order of the box."""
    left = [int(card) for card in g.parts.cards]
    for cards in g.pile:
        for card in cards:
            if card != NONE and card not in left:
                raise PositionError(f"players: there are not so many cards {JEWELS.word(card)} (AZT-CMP-03)")
            if card != NONE:
                left.remove(card)
    for cards in g.pile:
        for n in range(ROUNDS):
            if cards[n] == NONE:
                cards[n] = left.pop(0)


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
        if i == 0 and seat != 0:
            raise FormError(f"{where}.seat: expected 1, because this frame is the whole table's, got {seat + 1}")
        if at.startswith(EFFECTS):
            check_effect(g, at, frame, seat, where)
        else:
            check_plain_frame(g, at, frame, where)
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
    n = number_of(g, frame, where)
    if expected != "caught/" and n:
        raise PositionError(f"{where}.n: expected 0, because nobody is counted in {at}, got {n} (AZT-RES-02)")
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
        n = number_of(g, case, "stack[1]")
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
        raise FormError(f"{where}.at: a game never stops at {at}")
    if below not in BELOW[procedure]:
        rule = book.rules[book.lines[f"{procedure}/end"] - 1][0]
        raise PositionError(f"{where}.at: a game never stops at {at} here, after {below or 'nothing'} ({rule})")


def check_count(g: Aztec, at: str, frame: Data, stack: list[object], where: str) -> None:
    """The first frame counts who has chosen a character, or turned up a card; it has been done in order."""
    n = number_of(g, frame, where)
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
    """A game that was won has the winners of its points, and all its rounds were played."""
    if g.winning == 0:
        raise PositionError("winners: expected one seat at least (AZT-SCO-07)")
    if g.round != ROUNDS:
        raise PositionError(f"winners: nobody wins in round {g.round}; there are {ROUNDS} rounds (AZT-END-05)")
    check_characters(g, "winners")
    check_revealed(g, int(g.seats))
    check_all_shown(g, 0, 0)
    expected = winning_seats(g)
    if g.winning != expected:
        raise PositionError(
            f"winners: expected {seats_in(g, expected)}, who have most points, got {seats_in(g, g.winning)} "
            "(AZT-SCO-07)"
        )


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
        check_shown(g.claim[seat], int(g.round) - claims, f"players[{seat}].claims")
        check_shown(g.token[seat], int(g.round) - tokens, f"players[{seat}].tokens")


def check_shown(row: Row, number: int, where: str) -> None:
    found = [shown for shown in row if shown != NONE]
    if len(found) != number:
        raise PositionError(f"{where}: expected {number}, one for each round so far, got {len(found)} (AZT-RND-01)")


def check_effect(g: Aztec, at: str, frame: Data, seat: int, where: str) -> None:
    """A procedure of an artefact names a card with that effect, and as many thefts or trades as it still allows."""
    card = named(ARTEFACT, frame.get("card"), f"{where}.card")
    effect = at.partition("/")[0]
    if EFFECT_IDS[g.parts.effect[card]] != effect:
        raise PositionError(f"{where}.card: {ARTEFACT.word(card)} does not {effect} (AZT-FX-16)")
    most = {"steal": int(g.parts.amount[card]), "trade": int(g.parts.size[card])}.get(effect, 1)
    n = (
        counted(frame, where, 0, most)
        if effect in ("steal", "trade")
        else as_int(frame.get("n", 1), f"{where}.n", 1, 1)
    )
    if effect == "steal":
        check_theft(g, frame, seat, n, most, where)
    elif "memo" in frame:
        raise FormError(f"{where}.memo: only a theft remembers seats; leave it out")
    if at == "trade/choose_jewels" and n != most:
        raise PositionError(f"{where}.n: expected {most}, because nothing was traded yet, got {n} (AZT-FX-15)")


def check_theft(g: Aztec, frame: Data, seat: int, n: int, most: int, where: str) -> None:
    """Each theft is from another opponent; their jewels lie in the hoard of the thief."""
    robbed = seats_from(g, frame.get("memo", []), f"{where}.memo")
    if robbed >> seat & 1:
        raise PositionError(f"{where}.memo: seat {seat + 1} is the thief, and robs opponents only (AZT-FX-13)")
    thefts = len(seats_in(g, robbed))
    if n != most - thefts:
        raise PositionError(
            f"{where}.n: expected {most - thefts} more thefts, because {thefts} of {most} opponents were robbed, "
            f"got {n} (AZT-FX-13)"
        )
    if g.jewels_of(seat) < thefts:
        raise PositionError(
            f"players[{seat}].hoard: expected the {thefts} jewels that were stolen, got {g.jewels_of(seat)} (AZT-FX-13)"
        )


def check_plain_frame(g: Aztec, at: str, frame: Data, where: str) -> None:
    """Only an artefact that acts has a card, and only some procedures count."""
    for name in ("card", "memo"):
        if name in frame:
            raise FormError(f"{where}.{name}: only an artefact that acts has one; leave it out")
    if at.startswith(ONCE):
        as_int(frame.get("n", 1), f"{where}.n", 1, 1)
    else:
        number_of(g, frame, where)


def number_of(g: Aztec, frame: Data, where: str) -> int:
    """How many seats a frame has counted."""
    return counted(frame, where, 0, int(g.seats))


def counted(frame: Data, where: str, low: int, high: int) -> int:
    """The number of a frame that counts; to leave it out would mean 1."""
    return as_int(frame.get("n"), f"{where}.n", low, high)


def check_start(g: Aztec, stack: list[object]) -> None:
    """The first player is the one that the table named, or as many seats further as rounds have ended."""
    named_seat = g.agreed.options["starting_seat"]
    if not isinstance(named_seat, int):
        return
    at = line_at(stack, 0)
    ended = int(g.round) if at == "round/look_at_next_cards" else max(0, int(g.round) - 1)
    expected = (named_seat - 1 + (ended if g.agreed.rotating else 0)) % int(g.seats)
    if g.start != expected:
        rule = "AZT-OPT-06" if g.agreed.rotating else "AZT-OPT-07"
        raise PositionError(f"start: expected {expected + 1}, as the table agreed, got {g.start + 1} ({rule})")


def check_known(g: Aztec, data: Data, stack: list[object]) -> None:
    """Before the first round nobody knows a card of the deck; who picks an artefact knows those on top."""
    for i in range(g.deck_size if g.round == 0 else 0):
        if g.known[i]:
            raise PositionError(f"known[{i}]: nobody has seen an artefact before the first round (AZT-INF-08)")
    if line_at(stack, len(stack) - 1) != PICKING:
        return
    seat = seat_of(g, as_dict(stack[-1], "stack"))
    if "known" not in data:
        look(g, seat)
    for i in range(looked_at(g)):
        if not g.known[i] >> seat & 1:
            raise PositionError(f"known[{i}]: expected seat {seat + 1}, who picks one of them, as well (AZT-INF-08)")


def line_at(stack: list[object], i: int) -> str:
    """The line of a frame; empty if there is none."""
    return as_text(as_dict(stack[i], f"stack[{i}]").get("at"), f"stack[{i}].at") if 0 <= i < len(stack) else ""


# ---------------------------------------------------------------- the stones of each round


def fill_history(g: Aztec, players: list[object], stack: list[object]) -> None:
    """The stones that came by reveals and tokens are those that the rules gave. If left out, they follow from them."""
    case = line_at(stack, 1)
    for seat in range(g.seats):
        player = as_dict(players[seat], f"players[{seat}]")
        for number in range(1, ROUNDS + 1):
            n = number - 1
            where = f"players[{seat}].claim_stones[{number - 1}]" if "claim_stones" in player else ""
            g.claim_stones[seat][n] = given_stones(int(g.claim_stones[seat][n]), by_claim(g, seat, number, case), where)
            where = f"players[{seat}].token_stones[{number - 1}]" if "token_stones" in player else ""
            g.token_stones[seat][n] = given_stones(int(g.token_stones[seat][n]), by_token(g, seat, number, case), where)


def given_stones(found: int, expected: tuple[int, int, str], where: str) -> int:
    """The stones that were written down, if they can be; or else as few as can have come."""
    least, most, rule = expected
    if where and not least <= found <= most:
        limits = str(least) if least == most else f"{least} to {most}"
        raise PositionError(f"{where}: expected {limits} by the cards and tokens of that round, got {found} ({rule})")
    return min(max(found, least), most)


def by_claim(g: Aztec, seat: int, number: int, case: str) -> tuple[int, int, str]:
    """How many stones can have come by a seat's reveal in a round, from least to most, and the rule."""
    found = int(verdict(g, seat, number)) if turned_up(g, seat, number) else int(NONE)
    place = number - 1
    accusers = len([s for s in range(g.seats) if g.token[s][place] == (seat << 1 | 1)])
    if found == NONE or not done(g, seat, number, case, "give"):
        return 0, 0, "AZT-RES-01"
    if found == TRUTH:
        return -accusers, 0, "AZT-RES-12"
    return (accusers, accusers, "AZT-RES-32") if found == CAUGHT else (0, 0, "AZT-RES-21")


def by_token(g: Aztec, seat: int, number: int, case: str) -> tuple[int, int, str]:
    """How many stones can have come by a seat's token in a round, from least to most, and the rule."""
    token = int(g.token[seat][number - 1])
    other = token >> 1
    if token == NONE or not turned_up(g, other, number):
        return 0, 0, "AZT-RES-01"
    found = int(verdict(g, other, number))
    if token & 1:
        if not done(g, other, number, case, "give"):
            return 0, 0, "AZT-RES-01"
        return (1, 1, "AZT-RES-12") if found == TRUTH else (-1, 0, "AZT-RES-32")
    if not done(g, other, number, case, "believers"):
        return 0, 0, "AZT-RES-01"
    if found == TRUTH:
        return -1, 0, "AZT-RES-14"
    return 1, 1, "AZT-RES-33" if found == CAUGHT else "AZT-RES-23"


def turned_up(g: Aztec, seat: int, number: int) -> bool:
    """Whether a seat has turned up its card of a round."""
    return number < g.round or (number == g.round and g.revealed >> seat & 1 == 1)


def done(g: Aztec, seat: int, number: int, case: str, step: str) -> bool:
    """Whether a step of a seat's reveal is behind: only the case of the card turned up last can be before it."""
    last = int(g.after(g.start, len(seats_in(g, g.revealed)) - 1))
    if number < g.round or seat != last or not case.startswith(AFTER_REVEAL):
        return True
    procedure = case.partition("/")[0]
    lines = [line for line in book.lines if line.startswith(f"{procedure}/")]
    behind = lines[: lines.index(case)]
    return (procedure == "got-away" and step == "give") or any(step in line for line in behind)
