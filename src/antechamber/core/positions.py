"""Where a game stands, as plain data and back: the kernel's part of a written position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.bits import bit
from antechamber.core.chance import KEY_BYTES, key_from_seed
from antechamber.core.errors import FormError, NotationError, PositionError
from antechamber.core.ints import i64
from antechamber.core.notation import Domain
from antechamber.core.parsing import as_dict, as_int, as_list, as_text, refuse_unknown

if TYPE_CHECKING:  # the state is written and read by these functions, so the kernel imports this module
    from antechamber.core.kernel import Data, State

NAMES: Final = {"game", "options", "stack", "chance", "sealed", "reveals"}  # of a position, beside the title's fields
NAMES_IN_VIEW: Final = {"asked", "waiting", "legal", "answer"}  # and of a view
MOST: Final = 10**6  # draws or reveals so far; no game comes near, and both may still grow


# ---------------------------------------------------------------- writing


def table_data(g: State) -> Data:
    """The stack, chance, and sealed answers. The last frame is the one that asks; its line is that of the question."""
    book = g.contents()
    stack: list[object] = []
    for i in range(g.depth):
        f = g.stack[i]
        line = int(f.line) - (1 if i == g.depth - 1 else 0)
        frame: Data = {"at": book.names[line] if line >= 0 else "end", "seat": f.seat + 1}
        card = book.cards[line] if line >= 0 else None
        memo = book.memos[line] if line >= 0 else None
        if f.card or card:
            frame["card"] = card.value(int(f.card)) if card else f.card
        if f.n != 1 or (line >= 0 and book.counting[line]):
            frame["n"] = f.n
        if f.memo or memo:
            frame["memo"] = memo.value(int(f.memo)) if memo else f.memo
        stack.append(frame)
    sealed: Data = {
        str(s + 1): book.vocabulary.text(g.answers[s]) for s in range(g.seats) if (g.asked & ~g.waiting) >> s & 1
    }
    data: Data = {"stack": stack, "chance": {"key": g.key_of_chance.hex(), "draws": g.draws}}
    if sealed:
        data["sealed"] = sealed
    if g.reveals:
        data["reveals"] = g.reveals
    return data


def seen_data(g: State, seat: i64) -> Data:
    """The same without chance and what others have sealed, but with a seat's own options and answer."""
    data = table_data(g)
    del data["chance"]
    data.pop("sealed", None)
    data["asked"] = [s + 1 for s in range(g.seats) if g.asked >> s & 1]
    data["waiting"] = [s + 1 for s in g.deciding()]
    words = g.contents().vocabulary
    data["legal"] = [words.text(option) for option in g.legal(seat)]
    if g.end and not g.waiting >> seat & 1:
        data["answer"] = words.text(g.answers[seat])
    return data


# ---------------------------------------------------------------- reading


def load_table(g: State, data: Data) -> None:
    """Take over what `table_data` gave, and put the question anew."""
    load_chance(g, as_dict(data.get("chance", {}), "chance"))
    load_bookmarks(g, data)
    go_on(g)
    sealed = as_dict(data.get("sealed", {}), "sealed")
    for name, text in sealed.items():
        seat = as_seat(name, int(g.seats))
        option = sealed_option(g, seat, as_text(text, "sealed"))
        g.answers[seat] = option
        g.waiting &= ~(1 << seat)
    if sealed and not g.waiting:
        raise FormError("sealed: every seat has answered; leave one answer out")


def load_seen(g: State, data: Data, seat: i64) -> None:
    """Take over what `seen_data` gave. No rule runs: a view is looked at, not played on."""
    load_bookmarks(g, data)
    if g.depth:
        g.stack[g.depth - 1].line += 1
    for number in as_list(data.get("asked", []), "asked"):
        g.asked |= bit(as_int(number, "asked", 1, int(g.seats)) - 1)
    for number in as_list(data.get("waiting", []), "waiting"):
        g.waiting |= bit(as_int(number, "waiting", 1, int(g.seats)) - 1)
    g.asking = max(seat, 0)
    words = g.contents().vocabulary
    for text in as_list(data.get("legal", []), "legal"):
        g.offer(words.read(as_text(text, "legal")))
    g.count_options()
    if "answer" in data:
        g.answers[seat] = words.read(as_text(data["answer"], "answer"))


def load_bookmarks(g: State, data: Data) -> None:
    g.reveals = as_int(data.get("reveals", 0), "reveals", 0, MOST)
    frames = as_list(data.get("stack", []), "stack")
    for i in range(len(frames)):
        load_frame(g, as_dict(frames[i], f"stack[{i}]"), f"stack[{i}]")


def load_frame(g: State, frame: Data, where: str) -> None:
    book = g.contents()
    line = book.line_of(as_text(frame.get("at"), f"{where}.at"), f"{where}.at")
    refuse_unknown(frame, {"at", "seat", "card", "n", "memo"}, where)
    if line >= 0 and book.counting[line] and "n" not in frame:
        raise FormError(f"{where}.n: expected a whole number, because {book.names[line]} counts; nothing came")
    seat = as_int(frame.get("seat", 1), f"{where}.seat", 1, int(g.seats)) - 1
    card = read_with(book.cards[line] if line >= 0 else None, frame.get("card"), f"{where}.card")
    memo = read_with(book.memos[line] if line >= 0 else None, frame.get("memo"), f"{where}.memo")
    g.begin(line, seat, card, as_int(frame.get("n", 1), f"{where}.n"), memo)


def as_seat(name: object, seats: int) -> int:
    """A seat from its number as a text, which is what JSON makes of it as a name."""
    for seat in range(seats):
        if name == str(seat + 1):
            return seat
    raise FormError(f"sealed: expected a seat from 1 to {seats}, got {name!r}")


def read_with(domain: Domain | None, value: object, where: str) -> int:
    """A number from plain data, by its domain if it has one; 0 if it was left out."""
    if value is None:
        return 0
    if domain is None:
        return as_int(value, where)
    try:
        return domain.parse(value)
    except NotationError as error:
        raise FormError(f"{where}: {error}") from None


def load_chance(g: State, chance: Data) -> None:
    refuse_unknown(chance, {"seed", "key", "draws"}, "chance")
    if "seed" in chance:
        g.key_of_chance = key_from_seed(as_text(chance["seed"], "chance.seed"))
    else:
        text = as_text(chance.get("key", "00" * KEY_BYTES), "chance.key")
        if len(text) != 2 * KEY_BYTES or text.strip("0123456789abcdef"):
            raise FormError(f"chance.key: expected {2 * KEY_BYTES} hexadecimal digits")
        g.key_of_chance = bytes.fromhex(text)
    g.draws = as_int(chance.get("draws", 0), "chance.draws", 0, MOST)


def go_on(g: State) -> None:
    """Run the rules from where a written position says, if it makes sense to them."""
    try:
        g.advance()
    except IndexError:
        rule = rule_of(g, int(g.performed))
        raise PositionError(f"stack: the rules cannot go on from here; look at card, n and memo ({rule})") from None
    for seat in g.deciding():
        if g.count[seat] == 0:
            said = f"stack: seat {seat + 1} is asked and has no option; look at card, n and memo"
            raise PositionError(f"{said} ({g.rule()})")


def rule_of(g: State, line: int) -> str:
    """The rule of a line, or of the line before the end of a procedure, which has none of its own."""
    rules = g.contents().rules
    return rules[line][0] if rules[line] else rules[line - 1][0]


def sealed_option(g: State, seat: int, text: str) -> int:
    try:
        option = g.contents().vocabulary.read(text)
    except NotationError as error:
        raise FormError(f"sealed: {error}") from None
    if not g.asked:
        raise FormError("sealed: nobody is asked here, so leave the answers out")
    if not g.asked >> seat & 1:
        raise PositionError(f"sealed: seat {seat + 1} is not asked here ({g.rule()})")
    if option not in g.legal(seat):
        raise PositionError(f"sealed: {g.refusal(seat, option)}")
    return option
