"""Reading a position that the program wrote, or a person: for a test, a puzzle or a bug report."""

from __future__ import annotations

from typing import Final

from antechamber.core.bits import bit
from antechamber.core.errors import FormError, PositionError
from antechamber.core.field_data import number_of, numbers_of, read_fields
from antechamber.core.kernel import Data
from antechamber.core.parsing import as_dict, as_int, as_list, as_text, refuse_unknown
from antechamber.core.positions import NAMES, read_with
from antechamber.core.tools import named
from antechamber.games.mice import hiring, opening
from antechamber.games.mice.camping import AN_ASSISTANT
from antechamber.games.mice.components import (
    ASSISTANT,
    ASSISTANTS,
    CAP,
    CARD_IDS,
    CHAMBER,
    CHAMBERS,
    CHESTS,
    CONDITIONS,
    END,
    ENTRANCE_WORDS,
    FACTION_IDS,
    FIRST_ASSISTANT,
    FIRST_CHEST,
    FIRST_ENTRANCE,
    GLORY,
    ITEM_IDS,
    NO_CARD,
    NO_SPOT,
    NONE,
    PORTAL,
    ROW,
)
from antechamber.games.mice.decks import cards_in_play, groups_of, in_row, turn_up_back
from antechamber.games.mice.domains import CHEST, DECKS
from antechamber.games.mice.effects import MORE_AT, PROCEDURES, set_busy
from antechamber.games.mice.hiring import FREELY
from antechamber.games.mice.legality import SLOT_AT
from antechamber.games.mice.state import Mice, book
from antechamber.games.mice.words import ABOUT, ABOUT_BITS, CARD, COLOUR, NOTHING, SPOT

ROW_FROM: Final = "the row"  # where a card can be chosen from
CAMP_FROM: Final = "the own camp"
DISCARDS_FROM: Final = "the discard pile"
ACTIONS: Final = ["last-chests/choose_to_finish", "action/choose_action"]
IN_EFFECT: Final = ["effect/gain_passives_may_fire"]
AFTER_CHEST: Final = [
    *ACTIONS, "open/choose_chamber", "hire/choose_assistant", "camp/choose_card_for_camp", "place/choose_intersection",
    "removal/choose_removal",
]  # fmt: skip
AFTER_EVENT: Final = [
    "effect/carry_out_operation", "open/end", "hire/end", "camp/end", "chest/end", "place/choose_intersection",
    "removal/choose_removal", "after-removing/choose_entrance_after_removing",
]  # fmt: skip
OPERATION: Final = [
    "open",
    "hire",
    "camp",
    "refresh",
    "exchange",
    "move",
    "flip",
    "commander",
    "copy",
    "borrow",
    "privy",
]
WINDOWS: Final = ("window", "rest")
PLAIN: Final = ("turn", "action", "last-chests", "end-of-loans", "next-turn", "scoring", "after-removing")
BELOW: Final[dict[str, list[str]]] = {
    "turn": [""],
    "action": [""],
    "last-chests": [""],
    "end-of-loans": [""],
    "next-turn": [""],
    "scoring": [""],
    "remove": ["action/end_action"],
    "removal": ["action/end_action"],
    "after-removing": ["action/end_action"],
    "place": ["action/end_action", "commander/end", "after-removing/choose_entrance_after_removing"],
    "cut-camp": ["next-turn/next_turn", "privy/choose_replacement"],
    "chest": AFTER_CHEST,
    "trigger": ["removal/removal_passives_may_fire", "copy/end", "open/opening_passives_may_fire"],
    "passage": ["removal/removal_passives_may_fire", "copy/end", "open/opening_passives_may_fire"],
    "fire": [*[f"{window}/{line}" for window in WINDOWS for line in ("offer_reactions", "end")], "copy/end"],
    "effect": [
        "trigger/carry_out_card", "trigger/put_card_down", "fire/put_out", "chest/chest_passives_may_fire",
        "hire/receive_glory_of_assistant", "borrow/end",
    ],
    "branch": [
        "trigger/carry_out_card", "trigger/put_card_down", "fire/put_out", "chest/chest_passives_may_fire",
        "hire/receive_glory_of_assistant", "borrow/end",
    ],
    **dict.fromkeys(WINDOWS, AFTER_EVENT),
    "take-any": [*IN_EFFECT, "exchange/end", "open/opening_passives_may_fire"],
    **dict.fromkeys(OPERATION, IN_EFFECT),
    "hire": [*IN_EFFECT, "privy/end"],
    "camp": [*IN_EFFECT, "privy/end"],
}  # fmt: skip


def fill(g: Mice, data: Data) -> None:
    """Fill a table that `lay_out` made. What was left out is as at the start, or follows from the rest."""
    refuse_unknown(data, g.layout().names() | NAMES, "position")
    stack = as_list(data.get("stack", []), "stack")
    if not stack and "winners" not in data:
        raise FormError("stack: say where the game stands, or who won it")
    if stack and "winners" in data:
        raise FormError("winners: a game that was won does not go on; leave winners or stack out")
    players = as_list(data.get("players"), "players")
    read_fields(g, data)
    check_factions(g, data)
    load_entrances(g, data)
    load_spots(g, as_dict(data.get("spots", {}), "spots"))
    for seat in range(g.seats):
        load_player(g, seat, as_dict(players[seat], f"players[{seat}]"), f"players[{seat}]")
    load_decks(g, data)
    load_turn(g, as_dict(data.get("turn", {}), "turn"))
    load_end(g, data)
    check_stack(g, stack)
    check_turn(g, stack)
    check_end(g, data)


def each_once(value: object, where: str) -> list[object]:
    """A list that stands for a set, so that nothing may be named twice."""
    found = as_list(value, where)
    for i in range(len(found)):
        if found[i] in found[:i]:
            raise FormError(f"{where}: expected each once, got {found[i]!r} twice")
    return found


def check_factions(g: Mice, data: Data) -> None:
    """The factions in play; if the table left them to chance they must be named."""
    if "factions" not in data:
        g.factions = g.agreed.factions
    elif g.agreed.factions and g.factions != g.agreed.factions:
        raise PositionError("factions: the table agreed on others (MIC-SETUP-03)")
    if g.factions == 0:
        raise PositionError(f"factions: name {g.crypt.factions} of {', '.join(FACTION_IDS)} (MIC-SETUP-03)")


def load_entrances(g: Mice, data: Data) -> None:
    """The entrance cards, clockwise; left out, they lie in the order of the table, with nothing on them."""
    order: list[int] = g.agreed.entrances or [int(card) for card in g.crypt.ascending]
    listed = as_list(data.get("entrances", [{"card": ENTRANCE_WORDS[card]} for card in order]), "entrances")
    if len(listed) != g.crypt.slots:
        raise PositionError(f"entrances: expected {g.crypt.slots}, got {len(listed)} (MIC-GEO-01)")
    random = g.agreed.options.get("entrance_order") == "random"
    entries = [as_dict(one, f"entrances[{slot}]") for slot, one in enumerate(listed)]
    cards: list[int] = []
    for slot, entry in enumerate(entries):
        where = f"entrances[{slot}]"
        refuse_unknown(entry, {"card", "flipped_by", "passage", "paw"}, where)
        card = named(CARD, as_text(entry.get("card"), f"{where}.card"), f"{where}.card") - FIRST_ENTRANCE
        if not 0 <= card < len(ENTRANCE_WORDS) or (not random and card != order[slot]):
            raise PositionError(f"{where}.card: {entry['card']} does not lie there (MIC-SETUP-01)")
        cards.append(card)
    if sorted(cards) != sorted(order):
        raise PositionError("entrances: each card lies in the frame once (MIC-SETUP-01)")
    g.lay_entrances(cards)
    for slot, entry in enumerate(entries):
        load_entrance_tokens(g, slot, entry, f"entrances[{slot}]")


def load_entrance_tokens(g: Mice, slot: int, entry: Data, where: str) -> None:
    if "paw" in entry:
        load_paw(g, SLOT_AT + slot, entry["paw"], where)
    faction = g.parts.faction[FIRST_ENTRANCE + g.entrance[slot]]
    symbol = faction != NONE and g.factions >> faction & 1 == 1 and g.agreed.hidden_passage
    for name in ("flipped_by", "passage"):
        if name in entry and not symbol:
            raise PositionError(f"{where}.{name}: this card has no hidden passage at this table (MIC-SETUP-07)")
    if "flipped_by" in entry:
        g.flipped |= bit(slot)
        g.owned[as_int(entry["flipped_by"], f"{where}.flipped_by", 1, int(g.seats)) - 1] |= bit(SLOT_AT + slot)
    elif symbol and entry.get("passage", True) is True:
        g.passages |= bit(slot)
    elif symbol:
        raise PositionError(f"{where}.passage: the token lies there until the card is flipped (MIC-HID-01)")


def load_paw(g: Mice, place: int, value: object, where: str) -> None:
    g.paws[as_int(value, f"{where}.paw", 1, int(g.seats)) - 1] |= bit(place)


def load_spots(g: Mice, spots: Data) -> None:
    """Chambers, chests and paws inside; a spot that is left out is empty."""
    for word, value in spots.items():
        spot = named(SPOT, word, "spots")
        where = f"spots.{word}"
        if spot >= g.crypt.spots:
            raise PositionError(f"{where}: there are {g.crypt.spots} spots (MIC-GEO-01)")
        entry = as_dict(value, where)
        refuse_unknown(entry, {"chamber", "owner", "chest", "paw"}, where)
        if "chamber" in entry:
            card = named(CARD, entry["chamber"], f"{where}.chamber")
            if card >= CHAMBERS or card in [int(one) for one in g.chamber]:
                raise PositionError(f"{where}.chamber: {CARD_IDS[card]} is no chamber, or lies elsewhere (MIC-COMP-02)")
            g.chamber[spot] = card
            g.open_spots |= bit(spot)
            g.owned[as_int(entry.get("owner"), f"{where}.owner", 1, int(g.seats)) - 1] |= bit(spot)
        elif "owner" in entry:
            raise PositionError(f"{where}.owner: only a chamber is owned (MIC-OWN-01)")
        if "chest" in entry:
            g.chest[spot] = named(CHEST, entry["chest"], f"{where}.chest")
        if "paw" in entry:
            load_paw(g, spot, entry["paw"], where)


def load_player(g: Mice, seat: int, data: Data, where: str) -> None:
    """The camp, which has cards of both kinds; and nobody has more of anything but glory than a track has steps."""
    for item in range(GLORY):
        as_int(int(g.stock[seat][item]), f"{where}.{ITEM_IDS[item]}", 0, CAP)
    for word in each_once(data.get("camp", []), f"{where}.camp"):
        kind, card = load_card(word, f"{where}.camp")
        g.camp[seat][kind] |= bit(card)


def load_card(value: object, where: str) -> tuple[int, int]:
    """A chamber or assistant: its kind, and its number within the kind."""
    card = named(CARD, value, where)
    if card >= FIRST_ENTRANCE:
        raise FormError(f"{where}: expected a chamber or an assistant, got {CARD_IDS[card]}")
    return (ASSISTANT, card - FIRST_ASSISTANT) if card >= FIRST_ASSISTANT else (CHAMBER, card)


def load_decks(g: Mice, data: Data) -> None:
    """Rows and discard piles as told; the decks are all other cards in play, the supply all other chests."""
    rows = as_dict(data.get("rows", {}), "rows")
    piles = as_dict(data.get("discards", {}), "discards")
    tops = as_dict(data.get("tops", {}), "tops")
    for name, table in (("rows", rows), ("discards", piles), ("tops", tops)):
        refuse_unknown(table, set(DECKS), name)
    for kind, name in enumerate(DECKS):
        row = as_list(rows.get(name, []), f"rows.{name}")
        if len(row) > ROW:
            raise FormError(f"rows.{name}: expected up to {ROW} cards, got {len(row)}")
        for i in range(len(row)):
            if row[i] is not None:
                g.row[kind][i] = card_of_kind(kind, row[i], f"rows.{name}")
        for word in each_once(piles.get(name, []), f"discards.{name}"):
            g.discards[kind] |= bit(card_of_kind(kind, word, f"discards.{name}"))
        placed = 0
        for group in groups_of(g, kind):
            placed |= group
        g.deck[kind] = cards_in_play(g, kind) & ~placed
        if name not in rows:
            deal_row(g, kind)
        load_top(g, kind, tops.get(name), f"tops.{name}")
    elsewhere = int(g.supply)
    for seat in range(g.seats):
        elsewhere |= int(g.chests[seat] | g.used_chests[seat])
    for chest in g.chest:
        if chest != NONE:
            elsewhere |= 1 << int(chest)
    g.supply = ((1 << CHESTS) - 1) & ~elsewhere


def card_of_kind(kind: int, value: object, where: str) -> int:
    found, card = load_card(value, where)
    if found != kind:
        raise FormError(f"{where}: {value} does not belong there; expected one of the {DECKS[kind]}")
    return card


def deal_row(g: Mice, kind: int) -> None:
    """A row that was left out has the first cards of the deck, in the order of the box."""
    cards = [card for card in range(CHAMBERS) if g.deck[kind] >> card & 1][:ROW]
    for i in range(len(cards)):
        g.row[kind][i] = cards[i]
        g.deck[kind] &= ~bit(cards[i])


def load_top(g: Mice, kind: int, value: object, where: str) -> None:
    """The back on top of the deck: as told, or a green one if there is one."""
    kept = g.shuffled
    g.shuffled &= ~bit(kind)
    turn_up_back(g, kind)
    g.shuffled = kept
    if value is not None:
        colour = named(COLOUR, value, where)
        if colour != g.top[kind] and not g.shuffled >> kind & 1:
            raise PositionError(f"{where}: green backs come first until the deck is shuffled (MIC-SETUP-04)")
        g.top[kind] = colour


def load_turn(g: Mice, data: Data) -> None:
    """The turn; it is the first, unless something else is said."""
    refuse_unknown(data, g.layout().names("turn"), "turn")
    g.turn = 1
    read_fields(g, data, "turn")
    for f in g.layout().named("turn", ""):
        if f.domain is ABOUT:
            for about in numbers_of(g, f, 0) if f.axes else [number_of(g, f)]:
                check_about(g, about, f"turn.{f.name}")


def check_about(g: Mice, about: int, where: str) -> None:
    """A spot of this crypt and a card."""
    if about & 31 != NO_SPOT and about & 31 >= g.crypt.spots:
        raise PositionError(f"{where}: there are {g.crypt.spots} spots (MIC-GEO-01)")


def load_end(g: Mice, data: Data) -> None:
    if "end" in data:
        end = as_dict(data["end"], "end")
        refuse_unknown(end, g.layout().names("end"), "end")
        as_int(end.get("trigger"), "end.trigger", 1, int(g.seats))
        read_fields(g, end, "end")
        as_int(int(g.finals), "end.finals", 0, int(g.seats) - 1)
        g.ending = True


def check_end(g: Mice, data: Data) -> None:
    """The end was triggered if it had to be, in a turn that fits; the winners are those of the score."""
    if not g.ending and max([glory_of(g, seat) for seat in range(g.seats)]) >= g.crypt.end_glory:
        raise PositionError(f"end: somebody has {g.crypt.end_glory} glory, so it was triggered (MIC-END-01)")
    if not g.ending and g.open_spots == g.crypt.every_spot:
        raise PositionError("end: no empty spot is left, so it was triggered (MIC-END-01)")
    if g.ending and g.active != (g.trigger + g.finals) % g.seats:
        after = f"{g.finals} final actions of others"
        raise PositionError(
            f"end.trigger: after {after} it is the turn of seat {(g.trigger + g.finals) % g.seats + 1}, "
            f"not of seat {g.active + 1} (MIC-END-04)"
        )
    if "winners" not in data:
        if g.stopped:
            raise PositionError("stopped: a game that was stopped has winners (MIC-TERM-03)")
        return
    if g.ending == g.stopped:
        raise PositionError("stopped: a game ends by its end, or by the cap on turns, and not by both (MIC-TERM-03)")
    if g.stopped and g.turn != g.agreed.max_turns:
        raise PositionError(
            f"turn.number: a game is stopped after turn {g.agreed.max_turns}, got {g.turn} (MIC-OPT-06)"
        )
    if g.ending and g.finals != g.seats - 1:
        raise PositionError(
            f"end.finals: expected {g.seats - 1}, one of each other player, got {g.finals} (MIC-END-04)"
        )
    if g.winning != winning_seats(g):
        expected = [seat + 1 for seat in range(g.seats) if winning_seats(g) >> seat & 1]
        raise PositionError(f"winners: expected {expected}, who have most glory, got {data['winners']} (MIC-SCORE-05)")


def glory_of(g: Mice, seat: int) -> int:
    return int(g.stock[seat][GLORY])


def winning_seats(g: Mice) -> int:
    """Those with the highest score; of those tied, the one who triggered the end."""
    best = max([int(g.score(seat)) for seat in range(g.seats)])
    found = [seat for seat in range(g.seats) if g.score(seat) == best]
    if int(g.trigger) in found:
        found = [int(g.trigger)]
    return sum([1 << seat for seat in found])


def check_turn(g: Mice, stack: list[object]) -> None:
    """The turn is one that the table can have come to, and has no more in it than it can."""
    if g.turn > g.agreed.max_turns and not g.ending:
        raise PositionError(f"turn.number: there are {g.agreed.max_turns} turns at most, got {g.turn} (MIC-OPT-06)")
    first = g.agreed.options.get("first_player")
    if isinstance(first, int) and (g.active - (first - 1)) % g.seats > g.turn - 1:
        raise PositionError(
            f"turn.active: seat {first} begins, so it cannot be the turn of seat {g.active + 1} in turn {g.turn} "
            "(MIC-OPT-05)"
        )
    if g.granted > g.agreed.max_extra:
        raise PositionError(f"turn.granted: expected up to {g.agreed.max_extra}, got {g.granted} (MIC-OPT-07)")
    if g.extra_actions + g.extra_turns > g.granted:
        raise PositionError(
            f"turn.extra_actions: more additional actions and turns are left than the {g.granted} granted (MIC-TERM-02)"
        )
    check_used(g)
    if stack:
        check_duty(g, as_int(as_dict(stack[0], "stack[0]").get("n", 1), "stack[0].n", 0, 1))


def check_used(g: Mice) -> None:
    """Assistants of the turn are in play, and only a used one remembers what it was about."""
    for name, found in (("used", int(g.used)), ("borrowed", int(g.borrowed))):
        if found & ~int(cards_in_play(g, ASSISTANT)):
            raise PositionError(f"turn.{name}: an assistant is not in play (MIC-SETUP-03)")
    for assistant in range(ASSISTANTS):
        if g.about[assistant] != NOTHING and not g.used >> assistant & 1:
            word = CARD_IDS[FIRST_ASSISTANT + assistant]
            raise PositionError(f"turn.about: {word} was not used this turn (MIC-TURN-07)")


def check_duty(g: Mice, n: int) -> None:
    """An action must be taken (0); a final or an additional one may be declined (1)."""
    if n == 0 and g.ending and g.finals:
        raise PositionError("stack[0].n: expected 1, because a final action may be declined, got 0 (MIC-END-04)")
    if n == 1 and not g.granted and not (g.ending and g.finals):
        raise PositionError(
            "stack[0].n: expected 0, because this is no additional or final action, got 1 (MIC-TURN-01)"
        )


# ---------------------------------------------------------------- where the game stands


def check_stack(g: Mice, stack: list[object]) -> None:
    """Refuse frames that no game comes to, and see from the others which effects are under way."""
    below = ""
    for i in range(len(stack)):
        where = f"stack[{i}]"
        frame = as_dict(stack[i], where)
        at = as_text(frame.get("at"), f"{where}.at")
        if as_int(frame.get("seat", 1), f"{where}.seat", 1, int(g.seats)) - 1 != g.active:
            raise PositionError(
                f"{where}.seat: it is the turn of seat {g.active + 1}; nobody else decides (MIC-PAS-06)"
            )
        check_line(at, below, i == len(stack) - 1, where)
        check_frame(g, at, frame, where)
        below = at


def check_line(at: str, below: str, last: bool, where: str) -> None:
    """A frame is at a line of the rulebook, and stands upon one that can have begun it."""
    if at == "end":
        raise FormError(f"{where}.at: a game never stops at the end of a procedure")
    if at not in book.lines:
        raise FormError(f"{where}.at: there is no line {at!r} in the rulebook of mice")
    number = book.lines[at]
    if number > 0 and book.questions[number - 1]:
        raise FormError(f"{where}.at: {at} reads an answer; begin at {book.names[number - 1]}, which asks")
    procedure, _, line = at.partition("/")
    if procedure not in BELOW or (last and line == "end"):
        raise FormError(f"{where}.at: a game never stops at {at}")
    if below not in BELOW[procedure]:
        rule = book.rules[book.lines[f"{procedure}/end"] - 1][0]
        raise PositionError(f"{where}.at: a game never stops at {at} here, after {below or 'nothing'} ({rule})")


def check_frame(g: Mice, at: str, frame: Data, where: str) -> None:
    """Refuse what a frame of this procedure cannot hold."""
    procedure = at.partition("/")[0]
    line = book.lines[at]
    card = read_with(book.cards[line], frame.get("card"), f"{where}.card")
    memo = read_with(book.memos[line], frame.get("memo"), f"{where}.memo")
    n = as_int(frame.get("n", 1), f"{where}.n")
    if procedure in PLAIN:
        for name in ("card", "memo"):
            if frame.get(name) is not None:
                raise FormError(f"{where}.{name}: expected none at {at}")
    if procedure in OPERATION:
        check_operation(g, procedure, card, n, memo, where)
        check_choice(g, at, card, n, memo, where)
    elif procedure in ("effect", "branch"):
        check_program(g, card, n, where)
    elif procedure in ("trigger", "passage"):
        check_trigger(g, card, n, where)
        if procedure == "passage":
            set_busy(g, card, False)
    elif procedure == "fire":
        if not 0 <= card < ASSISTANTS or n not in (0, 1):
            raise FormError(f"{where}.card: expected the number of an assistant, got {card}")
        g.firing |= bit(card)
    elif procedure == "chest":
        if card < FIRST_CHEST:
            raise PositionError(f"{where}.card: {CARD_IDS[card]} is no chest (MIC-CHEST-01)")
    elif procedure in WINDOWS:
        as_int(n, f"{where}.n", 0, (1 << CONDITIONS) - 1)
        check_about(g, card, f"{where}.card")
    elif procedure == "place":
        as_int(card, f"{where}.card", 0, int(g.crypt.slots) - 1)
    elif procedure == "removal":
        as_int(card, f"{where}.card", 0, SLOT_AT + int(g.crypt.slots) - 1)
        g.removing = True
    elif procedure == "take-any":
        as_int(n, f"{where}.n", 1, 60)
        as_int(memo, f"{where}.memo", 0, 127)
        if memo & 7 == 7:
            raise PositionError(f"{where}.memo: no resource is left to be taken (MIC-RES-05)")


def check_program(g: Mice, card: int, n: int, where: str) -> None:
    """The place in the program of a card."""
    if FIRST_ENTRANCE <= card < FIRST_CHEST and g.slot_of(card - FIRST_ENTRANCE) == NONE:
        raise PositionError(f"{where}.card: entrance {CARD_IDS[card]} is not in the frame (MIC-SETUP-01)")
    start = int(g.starts(card))
    length = 0
    while g.parts.op[start + length] != END:
        length += 1
    as_int(n, f"{where}.n", 0, length)


def check_trigger(g: Mice, card: int, n: int, where: str) -> None:
    """A chamber or an entrance of the frame is being carried out."""
    if FIRST_ASSISTANT <= card < FIRST_ENTRANCE or card >= FIRST_CHEST:
        raise PositionError(f"{where}.card: {CARD_IDS[card]} is no crypt card (MIC-DEF-04)")
    check_program(g, card, 0, where)
    as_int(n, f"{where}.n", 0, 2)
    set_busy(g, card, True)


def check_operation(g: Mice, procedure: str, card: int, n: int, memo: int, where: str) -> None:
    """An operation belongs to a card whose program has it at that place."""
    of = memo >> ABOUT_BITS & 127
    if of == NO_CARD:
        raise PositionError(f"{where}.memo: say of which card (of) this is an operation (MIC-EFF-00)")
    if n in (FREELY, AN_ASSISTANT) and procedure in ("hire", "camp"):
        return
    check_program(g, of, n, where)
    op = int(g.parts.op[g.starts(of) + n])
    begun = PROCEDURES[op]
    if not begun or not book.names[begun].startswith(f"{procedure}/"):
        raise PositionError(f"{where}: {CARD_IDS[of]} does not {procedure} at place {n} (MIC-EFF-00)")
    if card != NO_CARD and card >= FIRST_ENTRANCE:
        raise PositionError(f"{where}.card: {CARD_IDS[card]} cannot be chosen there (MIC-EFF-00)")
    check_about(g, memo & (1 << ABOUT_BITS) - 1, f"{where}.memo.about")


def check_choice(g: Mice, at: str, card: int, n: int, memo: int, where: str) -> None:
    """A card that was chosen and is not paid yet lies where it was chosen; a chamber has a spot to lie on."""
    if at in ("open/choose_spot", "open/choose_payment_for_chamber"):
        from_camp = memo >> opening.CAMP_FLAG & 1 == 1
        check_lies(g, CHAMBER, card, CAMP_FROM if from_camp else ROW_FROM, "MIC-OPEN-02", where)
    if at == "open/choose_payment_for_chamber":
        spot = memo >> opening.SPOT_AT & 31
        portal = int(g.parts.op[g.starts(memo >> ABOUT_BITS & 127) + n]) == PORTAL
        if spot >= g.crypt.spots or (g.open_spots >> spot & 1 == 1) != portal:
            raise PositionError(f"{where}.memo: no chamber can be opened on that spot (MIC-OPEN-01)")
    elif at == "hire/choose_payment_for_assistant":
        from_camp = memo >> hiring.CAMP_FLAG & 1 == 1
        check_lies(g, ASSISTANT, card, CAMP_FROM if from_camp else ROW_FROM, "MIC-HIRE-01", where)
    elif at == "camp/choose_card_to_make_room":
        kind = ASSISTANT if FIRST_ASSISTANT <= card < FIRST_ENTRANCE else CHAMBER
        wanted = ASSISTANT if n == AN_ASSISTANT else int(g.parts.arg[g.starts(memo >> ABOUT_BITS & 127) + n])
        check_lies(g, kind, card, DISCARDS_FROM if wanted >> 2 else ROW_FROM, "MIC-OP-09", where)
    elif at == "refresh/choose_card_to_refresh":
        for i in range((memo >> MORE_AT).bit_length()):
            if memo >> MORE_AT + i & 1 and (i >= 2 * ROW or g.row[i // ROW][i % ROW] == NONE):
                raise PositionError(f"{where}.memo: there is no card in that place of a row (MIC-OP-10)")


def check_lies(g: Mice, kind: int, card: int, place: str, rule: str, where: str) -> None:
    """A card of a kind lies in its row, in the discard pile, or in the camp of the active player."""
    number = card - kind * FIRST_ASSISTANT
    cards = int(g.camp[g.active][kind]) if place == CAMP_FROM else int(g.discards[kind])
    lies = in_row(g, kind, number) != NONE if place == ROW_FROM else cards >> max(number, 0) & 1 == 1
    if number < 0 or not lies:
        word = CARD_IDS[card] if card != NO_CARD else "no card"
        raise PositionError(f"{where}.card: expected one of {place}, got {word} ({rule})")
