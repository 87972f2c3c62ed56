"""What helps a person to choose: headings, outcomes, goals, the rule behind each option. No rule depends on it."""

from __future__ import annotations

from typing import Final

from antechamber.core.ints import i64
from antechamber.core.kernel import Data, question_with_headings
from antechamber.core.parsing import as_dict, as_list
from antechamber.games.mystery.collecting import crystals_that_pay, matching_runes, rune_bundle
from antechamber.games.mystery.components import (
    ANY,
    BUNDLE_BITS,
    CHAIN_ROW,
    COLOURLESS,
    CONVERSION,
    EMPTY,
    ENDS,
    FREE,
    GRID_1A,
    GRID_2B,
    GRID_3B,
    KINDS,
    LETTERS,
    LOCATIONS,
    NO_RUNE_CARD,
    OFF_THE_RING,
    SPACES,
    TEMPLES,
    UPGRADE,
)
from antechamber.games.mystery.curses import LEVELS_UP, offer_curses
from antechamber.games.mystery.scoring import rune_types
from antechamber.games.mystery.state import Mystery
from antechamber.games.mystery.told import (
    Collection,
    Curse,
    Detail,
    Goal,
    Preview,
    RunePreview,
    RuneScore,
    Shortage,
    Tie,
)
from antechamber.games.mystery.view import MysteryView
from antechamber.games.mystery.words import BOX, CARD, RUNE, TEMPLE, vocabulary
from antechamber.games.mystery.words import SPACES as SPACE_SET

ORDER: Final = "RYBGPC*"  # of crystals, the same everywhere


RULE_OF_LOCATION: Final = ["MOT-COLL-01", "MOT-COLL-02", "MOT-COLL-03", "MOT-COLL-01"]

MOVING: Final = "turn/choose_move"
ACTING: Final = "turn/choose_action"
IN_ORDER_OF_SPACES: Final = ["pay/choose_payment", "reserve-grid/choose_crystal_to_give_up"]  # people may pick in any


def detail(view: MysteryView) -> Data:
    """The view's data with an outlook on every option, and the seat's own goals."""
    g = view.seen
    data = view.data()
    data["ask"] = question(g, int(view.seat), view.options)
    data.update(more(g, int(view.seat)))
    return data


def more(g: Mystery, seat: int) -> Detail:
    """What follows from what lies open."""
    found: Detail = {"rune_scores": [rune_score(g, other) for other in range(g.seats)]}
    if seat >= 0 and g.side[seat] >= 0:
        found["goals"] = goals(g, seat)
    if g.winner >= 0:
        found["tie"] = what_broke_the_tie(g)
    return found


def rune_score(g: Mystery, seat: int) -> RuneScore:
    """What a seat's runes would score now."""
    types = int(rune_types(g, seat))
    return {"types": types, "points": int(g.parts.rune_points[types])}


def what_broke_the_tie(g: Mystery) -> Tie | None:
    """What decided between players with the same points (MOT-END-07); None if nothing had to."""
    won = int(g.winner)
    colourless = [int(g.have[s][COLOURLESS] + g.special[s]) for s in range(g.seats)]
    coloured = [int(g.held[s] - g.have[s][COLOURLESS]) for s in range(g.seats)]
    rivals = [s for s in range(g.seats) if s != won and g.score(s) == g.score(won)]
    if not rivals:
        return None
    if all(coloured[s] < coloured[won] for s in rivals):
        return {"by": "coloured", "seat": won + 1, "number": coloured[won]}
    rivals = [s for s in rivals if coloured[s] == coloured[won]]
    if all(colourless[s] < colourless[won] for s in rivals):
        return {"by": "colourless", "seat": won + 1, "number": colourless[won]}
    return {"by": "order", "seat": won + 1, "number": 0}


# ---------------------------------------------------------------- the question


def question(g: Mystery, seat: int, options: list[int]) -> Data:
    """The open question with its wording, the options under their headings, and what each costs and brings."""
    asked = question_with_headings(g, options)
    described: list[Data] = [with_outlook(g, seat, option) for option in as_list(asked["options"], "options")]
    described.sort(key=place_in_list)
    kinds = [str(option["kind"]) for option in described]
    asked["options"] = described
    asked["form"] = form_of_question(g, seat, kinds)
    asked["phase"] = phase(g, kinds)
    asked["groups"] = vocabulary.in_order([str(option["group"]) for option in described])
    if asked["form"] == "first":
        asked["rule"] = "MOT-MOVE-01"
    if described and g.question() in IN_ORDER_OF_SPACES:
        asked["among"] = SPACE_SET.value(int(g.stack[g.depth - 1].memo))
    return asked


def form_of_question(g: Mystery, seat: int, kinds: list[str]) -> str:
    """Which of its forms a question takes: an attribute of its message, or none."""
    if g.question() == MOVING and seat >= 0 and g.at[seat] == OFF_THE_RING:
        return "first"
    if "replace" in kinds:
        return "full"
    if "end-turn" in kinds:
        return "both" if "collect" in kinds or "break" in kinds or "raise" in kinds else "after"
    return ""


def phase(g: Mystery, kinds: list[str]) -> str:
    """How far the turn is."""
    if g.over():
        return "end"
    if g.question().startswith(("draft/", "start-crystals/")):
        return "setup"
    if g.question() == MOVING:
        return "move"
    return "end" if "end-turn" in kinds else "act"


def place_in_list(option: Data) -> tuple[int, int]:
    """Options stand under their headings; those about spaces in the order of the spaces, the others as offered."""
    space = option.get("space", 0)
    return vocabulary.groups.index(str(option["group"])), space if isinstance(space, int) else 0


# ---------------------------------------------------------------- options


def with_outlook(g: Mystery, seat: int, described: object) -> Data:
    option = as_dict(described, "option")
    if option["kind"] == "move" and option["card"] in TEMPLE.numbers:
        option["group"] = "temples"
    option["rule"] = rule_of(g, seat, option)
    option["preview"] = preview(g, seat, option) or {}
    return option


def rule_of(g: Mystery, seat: int, option: Data) -> str:
    """The rule that explains an option best: that of its kind, but for a few that depend on the position."""
    kind = str(option["kind"])
    if kind == "collect":
        return RULE_OF_LOCATION[g.parts.card_kind[g.card(seat)]]
    if kind == "draft":
        return f"MOT-GRID-{option['grid']}-1"
    if kind == "move" and g.at[seat] == OFF_THE_RING:
        return "MOT-MOVE-01"
    if kind == "move" and g.has(seat, GRID_3B):
        return "MOT-GRID-3B-1"
    return str(option["rule"])


def preview(g: Mystery, seat: int, option: Data) -> Preview | None:
    """What an option costs and brings, as far as that is sure; None for one that only goes on."""
    kind = str(option["kind"])
    if kind == "move":
        return preview_move(g, seat, CARD.number(str(option["card"])))
    if kind == "move-far":
        price = number_in(option, "price")
        return {**collection(g, seat, CARD.number(str(option["card"])), price), "cost": price}
    if kind == "collect":
        return collection(g, seat, int(g.card(seat)), 0)
    if kind == "break":
        return {"points": int(g.parts.box_points[BOX.number(str(option["box"]))])}
    if kind == "raise":
        points = int(g.parts.box_points[BOX.number(str(option["box"]))])
        return {"points": points, "cost": number_in(option, "price")}
    if kind == "switch":
        return {"cost": int(g.parts.switch_cost)}
    if kind == "exchange":
        return {"cost": int(g.exchange_cost(seat))}
    if kind == "cover":
        space = mana_space(g, CARD.number(str(option["card"])), number_in(option, "mana"))
        return {"card": str(option["card"]), "crystal": LETTERS[g.parts.mana_colour[space]]}
    if kind == "take-rune":
        return preview_rune(g, TEMPLE.number(str(option["temple"])))
    if kind in ("pay", "give-up", "swap", "swap-with", "replace"):
        return {"crystal": LETTERS[g.grid[seat][number_in(option, "space") - 1]]}
    return {"crystal": str(option["crystal"])} if "crystal" in option else None


def preview_move(g: Mystery, seat: int, card: int) -> Collection:
    """What a card gives to a pawn that comes there; at a temple also the curses that it could break."""
    found = collection(g, seat, card, 0)
    if card < TEMPLES:
        found["breaks"] = curses_after_moving(g, seat, card)
    return found


def preview_rune(g: Mystery, temple: int) -> RunePreview:
    """The card on top of a rune pile, if there is one."""
    rune = int(g.face_up[temple])
    return {"rune": RUNE.word(rune)} if rune != NO_RUNE_CARD else {}


def number_in(option: Data, name: str) -> int:
    value = option[name]
    assert isinstance(value, int)
    return value


def mana_space(g: Mystery, card: int, mana: int) -> int:
    """The number of a Mana Upgrade space among those of all cards."""
    return int(g.parts.mana_first[card]) + mana - 1


def collection(g: Mystery, seat: int, card: int, price: int) -> Collection:
    """What a card gives to a seat that collects there after it has paid a price: by itself, and by matching runes.

    `short` says why there is no exchange, if the seat has too few crystals for one: a message and what fills it in.
    """
    parts = g.parts
    kind = int(parts.card_kind[card])
    tablet = int(parts.tablet[card])
    bonus = letters(int(rune_bundle(g, seat, card)))
    found: Collection = {"card": CARD.word(card), "location": LOCATIONS[kind], "tablet": RUNE.word(tablet)}
    runes = int(matching_runes(g, seat, card))
    if kind in (CONVERSION, UPGRADE):
        short = shortage(g, seat, card, price, bonus)
        if short is not None:
            found["short"] = short
    if kind == CONVERSION:
        found["pay"] = int(parts.convert_pay[card])
        found["gain"] = int(parts.convert_gain[card])
        if "short" not in found:
            bonus += "*" * (runes * int(parts.rune_extra[tablet]))
    elif kind == UPGRADE:
        first = int(parts.mana_first[card])
        found["colours"] = "".join(
            [LETTERS[parts.mana_colour[i]] for i in range(first, first + parts.mana_spaces[card]) if g.mana[i] == EMPTY]
        )
    else:
        given = letters(int(parts.card_gain[card]))
        found["gives"] = given + extra_crystals(g, seat, given)
    if runes and (bonus or "short" not in found):
        found["runes"] = runes
        found["bonus"] = bonus + extra_crystals(g, seat, bonus, found.get("gives", ""))
    return found


def shortage(g: Mystery, seat: int, card: int, price: int, bonus: str) -> Shortage | None:
    """Why a seat can make no exchange at a card, in live numbers; None if it can.

    What runes give at a Mana Upgrade is there before the exchange (MOT-RUNE-04).
    """
    kind = int(g.parts.card_kind[card])
    have = min(int(crystals_that_pay(g, seat)), int(g.held[seat]) - price)
    need = int(g.parts.convert_pay[card]) if kind == CONVERSION else 1
    if kind == UPGRADE:
        gained = bonus + extra_crystals(g, seat, bonus)
        have += gained.count("C") if g.agreed.polish else len(gained)
    if have >= need:
        return None
    return {
        "message": "mystery-no-exchange-but-runes" if bonus else "mystery-no-exchange-here",
        "rule": RULE_OF_LOCATION[kind],
        "arguments": {"have": have, "need": need, "counted": "colourless" if g.agreed.polish else "all"},
    }


def extra_crystals(g: Mystery, seat: int, gained: str, before: str = "") -> str:
    """What grid 1A adds to crystals that are gained in a collection, after others in the same one (MOT-GRID-1A-1)."""
    if not g.has(seat, GRID_1A) or "C" not in gained:
        return ""
    if g.agreed.bonus_per_crystal:
        return "C" * gained.count("C")
    return "" if "C" in before else "C"


def letters(bundle: int) -> str:
    """Several crystals in one number, as letters in the usual order."""
    most = (1 << BUNDLE_BITS) - 1
    return "".join([letter * (bundle >> BUNDLE_BITS * LETTERS.index(letter) & most) for letter in ORDER])


def curses_after_moving(g: Mystery, seat: int, temple: int) -> list[Curse]:
    """The curses that could be broken at a temple with the crystals as they lie, the highest first."""
    world = g.clone()
    world.asked = 0
    world.waiting = 0
    world.end = 0
    world.ask(seat)
    offer_curses(world, seat, temple)
    world.count_options()
    costs: dict[str, int] = {}  # of each box; more than nothing only where grid 2B raises a curse
    for option in world.legal(seat):
        curse = vocabulary.describe(option)
        box = str(curse["box"])
        price = number_in(curse, "price") if "price" in curse else 0
        costs[box] = min(price, costs.get(box, price))
    found = [(int(g.parts.box_points[BOX.number(box)]), box) for box in costs]
    return [{"box": box, "points": points, "cost": costs[box]} for points, box in sorted(found, reverse=True)]


# ---------------------------------------------------------------- goals


def goals(g: Mystery, seat: int) -> list[Goal]:
    """Each free curse box and the chain that breaks it: ready ones first, then those with fewest crystals missing.

    With grid 2B a shorter chain may do, at a cost: then `spaces` are its spaces, and `missing` what it does without.
    """
    found: list[tuple[tuple[bool, int, int, int], Goal]] = []
    for temple in range(TEMPLES):
        for end in range(len(ENDS)):
            for length in range(g.parts.shortest, g.parts.longest + 1):
                box = int(g.parts.chain_box[end * CHAIN_ROW + length])
                if g.boxes[temple][box] == FREE:
                    spaces = longest_chain(g, seat, temple, end, length)
                    ready = len(spaces) == length
                    cost = 0
                    if not ready:
                        raised = chain_to_raise(g, seat, temple, end, length)
                        ready = len(raised) > 0
                        if ready:
                            spaces = raised
                            cost = int(g.parts.surcharge[length - len(raised)])
                    missing = missing_crystals(g, seat, temple, end, length)
                    points = int(g.parts.box_points[box])
                    goal: Goal = {
                        "temple": TEMPLE.word(temple),
                        "box": BOX.word(box),
                        "end": ENDS[end],
                        "points": points,
                        "crystals": chain_letters(g, temple, end, length),
                        "ready": ready,
                        "cost": cost,
                        "spaces": [space + 1 for space in spaces],
                        "missing": missing,
                    }
                    found.append(((not ready, len(missing), -points, temple), goal))
    found.sort(key=first_of)
    return [goal for _, goal in found]


def first_of(pair: tuple[tuple[bool, int, int, int], Goal]) -> tuple[bool, int, int, int]:
    return pair[0]


def chain_letters(g: Mystery, temple: int, end: int, length: int) -> str:
    """The crystals of a chain, from an end of the arch."""
    return "".join([LETTERS[arch_crystal(g, temple, end, i)] for i in range(length)])


def arch_crystal(g: Mystery, temple: i64, end: i64, position: i64) -> i64:
    """The crystal of an arch that is so far from one of its ends."""
    row: i64 = temple * g.parts.arch_length
    return g.parts.arch[row + position if end == 0 else row + g.parts.arch_length - 1 - position]


def missing_crystals(g: Mystery, seat: int, temple: int, end: int, length: int) -> str:
    """The crystals of a chain that a seat does not store, wherever they lie."""
    needed: list[int] = [0] * KINDS
    for i in range(length):
        needed[arch_crystal(g, temple, end, i)] += 1
    short = [(kind, needed[kind] - int(g.have[seat][kind])) for kind in range(COLOURLESS, ANY)]
    return "".join([LETTERS[kind] * n for kind, n in short if n > 0])


def longest_chain(g: Mystery, seat: int, temple: int, end: int, length: int) -> list[int]:
    """The spaces of the longest joined beginning of a chain that a seat has; of the whole chain if it has that."""
    return extended(g, seat, temple, end, length, [])


def chain_to_raise(g: Mystery, seat: int, temple: int, end: int, length: int) -> list[int]:
    """The spaces of the longest chain with which grid 2B breaks the curse of a longer one; none if there is none."""
    if not g.has(seat, GRID_2B):
        return []
    for up in range(1, int(LEVELS_UP) + 1):
        shorter = length - up
        if shorter < g.parts.shortest:
            break
        box = int(g.parts.chain_box[end * CHAIN_ROW + shorter])
        if g.agreed.raise_from_open and g.boxes[temple][box] != FREE:
            continue
        if shorter + g.parts.surcharge[up] <= g.held[seat]:
            spaces = longest_chain(g, seat, temple, end, shorter)
            if len(spaces) == shorter:
                return spaces
    return []


def extended(g: Mystery, seat: i64, temple: i64, end: i64, length: i64, chain: list[int]) -> list[int]:
    """A chain with as many spaces added as can be, up to a length."""
    if len(chain) == length:
        return chain
    crystal: i64 = arch_crystal(g, temple, end, len(chain))
    best = chain
    space: i64
    for space in range(SPACES):
        if g.grid[seat][space] != crystal or int(space) in chain:
            continue
        if chain and not g.parts.neighbours[chain[-1]] >> space & 1:
            continue
        longer = extended(g, seat, temple, end, length, [*chain, int(space)])
        if len(longer) > len(best):
            best = longer
        if len(best) == length:
            break
    return best
