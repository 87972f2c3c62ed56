"""Options as words, both ways.

Inside the rules an option is a number: a kind, and its arguments packed behind it, so that it means the same without
the state. Everywhere else it is notation ("move w7") or described data ({"kind": "move", "card": "w7"}).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from antechamber.core.errors import NotationError
from antechamber.core.ints import i64

ARG_BITS: Final = 24
ARG: Final = (1 << ARG_BITS) - 1
LONGEST: Final = 9  # digits of a number that somebody writes


def with_article(name: str) -> str:
    """A thing as an English sentence speaks of it for the first time."""
    return f"an {name}" if name[0] in "aeio" else f"a {name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """What a number stands for: a card, a colour, a count. Its name is part of the message ids of its words."""

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.bits: Final = max(1, (size - 1).bit_length())

    def word(self, number: int) -> str:
        raise NotImplementedError

    def number(self, word: str) -> int:
        raise NotImplementedError

    def value(self, number: int) -> object:
        """The number as plain data, for views, events and snapshots."""
        return self.word(number)

    def parse(self, value: object) -> int:
        """The inverse of `value`."""
        if not isinstance(value, str):
            raise NotationError(f"expected {with_article(self.name)}, got {value!r}")
        return self.number(value)


@final
class Words(Domain):
    """A fixed list of words, numbered in order."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, len(words))
        self.words: Final = words
        self.numbers: Final[dict[str, int]] = {word: i for i, word in enumerate(words)}

    def word(self, number: int) -> str:
        return self.words[number]

    def number(self, word: str) -> int:
        found = self.numbers.get(word)
        if found is None:
            raise NotationError(f'"{word}" is no {self.name}; expected one of {", ".join(self.words)}')
        return found


@final
class Numbers(Domain):
    """Plain numbers. `first` is what people call the first one: seats and storage spaces start at 1 for them."""

    def __init__(self, name: str, size: int, first: int = 0) -> None:
        super().__init__(name, size)
        self.size: Final = size
        self.first: Final = first

    def word(self, number: int) -> str:
        return str(number + self.first)

    def number(self, word: str) -> int:
        if not word.isdecimal() or len(word) > LONGEST or not self.first <= int(word) < self.first + self.size:
            raise NotationError(
                f'"{word}" is no {self.name}; expected a number from {self.first} to {self.first + self.size - 1}'
            )
        return int(word) - self.first

    def value(self, number: int) -> object:
        return number + self.first

    def parse(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise NotationError(f"expected {with_article(self.name)}, got {value!r}")
        return self.number(str(value))


@final
class Sets(Domain):
    """A set of members of another domain, as bits; "1+4+6" in notation."""

    def __init__(self, name: str, members: Domain, count: int) -> None:
        super().__init__(name, 1 << count)
        self.members: Final = members

    def list_of(self, number: int) -> list[int]:
        return [i for i in range(number.bit_length()) if number >> i & 1]

    def word(self, number: int) -> str:
        return "+".join([self.members.word(i) for i in self.list_of(number)]) or "none"

    def number(self, word: str) -> int:
        if word == "none":
            return 0
        return self.parse_all([self.members.number(part) for part in word.split("+")])

    def parse_all(self, members: list[int]) -> int:
        bits = 0
        for member in members:
            bits |= 1 << member
        return bits

    def value(self, number: int) -> object:
        return [self.members.value(i) for i in self.list_of(number)]

    def parse(self, value: object) -> int:
        if not isinstance(value, list):
            raise NotationError(f"expected a list of {self.name}, got {value!r}")
        return self.parse_all([self.members.parse(part) for part in value])


SEAT: Final = Numbers("seat", 8, first=1)
COUNT: Final = Numbers("number", 1 << 10)

TERMINAL: Final = "terminal"  # where a summary leaves an event out
PAGE: Final = "page"
EVERYWHERE: Final = "everywhere"


def is_seat(domain: Domain) -> bool:
    """Whether a domain stands for a seat or several."""
    return domain is SEAT or (isinstance(domain, Sets) and domain.members is SEAT)


def fields_in(text: str) -> list[str]:
    """The arguments that a text names in braces."""
    return [part.partition("}")[0] for part in text.split("{")[1:]]


@final
class Pattern:
    """One kind of option: its name, its words, the arguments among them, and how people are shown it."""

    def __init__(
        self, name: str, words: str, fields: list[tuple[str, Domain]], group: str, rule: str, ends_turn: bool
    ) -> None:
        self.name: Final = name
        self.words: Final = words.split()
        self.fields: Final = fields
        self.group: Final = group
        self.rule: Final = rule
        self.ends_turn: Final = ends_turn
        self.domains: Final[dict[str, Domain]] = dict(fields)
        shift = 0
        self.shifts: Final[dict[str, int]] = {}
        for field, domain in reversed(fields):
            self.shifts[field] = shift
            shift += domain.bits
        if shift > ARG_BITS:
            raise ValueError(f"{name}: its arguments need {shift} bits, there are {ARG_BITS}")

    def argument(self, arg: int, field: str) -> int:
        return arg >> self.shifts[field] & ((1 << self.domains[field].bits) - 1)

    def text(self, arg: int) -> str:
        return " ".join(
            [self.domains[w[1:-1]].word(self.argument(arg, w[1:-1])) if w.startswith("{") else w for w in self.words]
        )


@final
class Move:
    """A piece that an event moves, for whoever draws it: `crystal {crystal} from supply:{crystal} to space:{space}`.

    That is what moves, which one of them, and the targets on the board between which it moves; the last three may be
    left out, for what only the title's drawing can know. `{field}` stands for an argument of the event.
    """

    def __init__(self, text: str) -> None:
        words = text.split()
        ends = [words.index(word) for word in ("from", "to") if word in words]
        self.what: Final = words[0]
        self.piece: Final = " ".join(words[1 : min([len(words), *ends])])
        self.start: Final = words[words.index("from") + 1] if "from" in words else ""
        self.end: Final = words[words.index("to") + 1] if "to" in words else ""


@final
class EventKind:
    """One kind of event: its name, what its arguments stand for, and how people are told of it."""

    def __init__(self, name: str, fields: list[tuple[str, Domain]], quiet: str, obvious: bool, moves: str) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.quiet: Final = quiet
        self.obvious: Final = obvious
        self.moves: Final = [Move(text) for text in moves.split(",") if text]


@final
class Vocabulary:
    """All kinds of options and events of one title: all that is to be said of a kind is said here, once."""

    def __init__(self, slug: str, groups: list[str] | None = None) -> None:
        """With the headings under which its options stand, in their order, if it has any."""
        self.slug: Final = slug
        self.groups: Final = groups or []
        self.patterns: Final[dict[int, Pattern]] = {}
        self.events: Final[dict[int, EventKind]] = {}

    def option(
        self, code: i64, name: str, words: str, fields: list[tuple[str, Domain]] | None = None, *,
        group: str = "", rule: str = "", ends_turn: bool = False,
    ) -> None:  # fmt: skip
        """Enter a kind of option. Its arguments are packed in order, the last one in the lowest bits.

        `group` is its heading, `rule` the rule that explains it best, if that is not the one that asks. Where these
        depend on the position, they are the usual ones. By choosing what `ends_turn` a player says to be done: if the
        turn is over then, it needs no confirmation.
        """
        if self.groups and group not in self.groups:
            raise ValueError(f'{self.slug}: the option "{name}" needs a group, one of {", ".join(self.groups)}')
        self.patterns[int(code) >> ARG_BITS] = Pattern(name, words, fields or [], group, rule, ends_turn)

    def event(
        self, code: i64, name: str, fields: list[tuple[str, Domain]] | None = None, *,
        quiet: str = "", obvious: bool = False, moves: str = "",
    ) -> None:  # fmt: skip
        """Enter a kind of event, with up to four arguments.

        `quiet` says where summaries leave it out, because others tell of it or the table shows it: in the TERMINAL, on
        the PAGE, or EVERYWHERE. `obvious` is what the terminal need not tell to whoever has just chosen it. `moves` are
        the pieces that it moves, separated by commas; see `Move`.
        """
        if quiet not in ("", TERMINAL, PAGE, EVERYWHERE):
            raise ValueError(f'{self.slug}: the event "{name}" may be quiet in the terminal, page or everywhere')
        known = ["seat", *[field for field, _ in fields or []]]
        for field in fields_in(moves):
            if field not in known:
                raise ValueError(f'{self.slug}: the event "{name}" has no {{{field}}} to move, only {", ".join(known)}')
        self.events[int(code)] = EventKind(name, fields or [], quiet, obvious, moves)

    def ends_turn(self, option: i64) -> bool:
        """Whether a player says by choosing an option to be done."""
        return self.patterns[int(option) >> ARG_BITS].ends_turn

    def quiet(self, where: str) -> frozenset[str]:
        """The names of events that summaries leave out there: in the TERMINAL, or on the PAGE."""
        return frozenset([kind.name for kind in self.events.values() if kind.quiet in (where, EVERYWHERE)])

    def obvious(self) -> frozenset[str]:
        """The names of events that the terminal need not tell to whoever has just chosen them."""
        return frozenset([kind.name for kind in self.events.values() if kind.obvious])

    def seat_fields(self) -> list[str]:
        """The arguments that stand for a seat or several, of options and events alike."""
        kinds = [*[kind.fields for kind in self.patterns.values()], *[kind.fields for kind in self.events.values()]]
        found = [field for fields in kinds for field, domain in fields if is_seat(domain)]
        return list(dict.fromkeys(found))

    def in_order(self, groups: list[str]) -> list[str]:
        """Some of the headings, each once, in their order."""
        return [group for group in self.groups if group in groups]

    def text(self, option: i64) -> str:
        """An option in notation; a number that is no option at all comes out as such."""
        number = int(option)
        pattern = self.patterns.get(number >> ARG_BITS)
        try:
            if pattern is not None:
                return pattern.text(number & ARG)
        except IndexError:
            pass
        return f"option {number}"

    def read(self, text: str) -> int:
        """An option from notation; the inverse of `text`.

        Raises `NotationError` if the text names no option of this title.
        """
        tokens = text.split()
        close = ""
        for code, pattern in self.patterns.items():
            if len(tokens) != len(pattern.words):
                if tokens and tokens[0] == pattern.words[0]:
                    close = " ".join(pattern.words)
                continue
            if any(w != t for w, t in zip(pattern.words, tokens, strict=True) if not w.startswith("{")):
                continue
            arg = 0
            for w, t in zip(pattern.words, tokens, strict=True):
                if w.startswith("{"):
                    field = w[1:-1]
                    arg |= pattern.domains[field].number(t) << pattern.shifts[field]
            return code << ARG_BITS | arg
        kinds = ", ".join([f'"{" ".join(p.words)}"' for p in self.patterns.values()])
        expected = f'"{close}"' if close else f"one of {kinds}"
        raise NotationError(f'"{text}" is no option of {self.slug}; expected {expected}')

    def describe(self, option: i64) -> dict[str, object]:
        """An option as data: its kind and its arguments by name."""
        number = int(option)
        pattern = self.patterns[number >> ARG_BITS]
        data: dict[str, object] = {"kind": pattern.name}
        for field, domain in pattern.fields:
            data[field] = domain.value(pattern.argument(number & ARG, field))
        return data
