"""A title: what the rest of the program knows of a game before it starts one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from antechamber.core.errors import FormError, NotationError, OptionError
from antechamber.core.kernel import NOBODY, Contents, Data, State, View
from antechamber.core.notation import LONGEST
from antechamber.core.parsing import LARGEST, as_dict, as_int, as_text

Value: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, Value]
Settled: TypeAlias = Callable[[State, int, State], int]
KeyOf: TypeAlias = Callable[[State], int]


@final
class OptionSpec:
    """A table option: its name, its values and the rule that explains it.

    `values` lists them, or names their kind: "number" for any whole number from 0 on, "text" for a free text.
    """

    def __init__(self, name: str, values: list[Value] | str, default: Value | None, rule: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default  # None: depends on other options, or there is none
        self.rule: Final = rule

    def read(self, text: str) -> Value:
        """A value from the command line."""
        if self.values == "text":
            return text
        if text in ("true", "false") and True in self.allowed():
            return text == "true"
        return self.check(int(text) if text.isdecimal() and len(text) <= LONGEST else text)

    def allowed(self) -> list[Value]:
        return self.values if isinstance(self.values, list) else []

    def check(self, value: Value) -> Value:
        """The value itself, or an `OptionError` that says what is allowed."""
        if self.values == "number":
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST:
                raise OptionError(
                    f"option {self.name}: expected a whole number from 0 on, got {shown(value)[:20]}",
                    "problem-option-number",
                    {"option": self.name},
                )
            return value
        if self.values == "text":
            if not isinstance(value, str):
                raise OptionError(
                    f"option {self.name}: expected a text, got {shown(value)}",
                    "problem-option-text",
                    {"option": self.name},
                )
            return value
        for allowed in self.allowed():
            if allowed == value and isinstance(allowed, bool) == isinstance(value, bool):
                return value
        expected = [shown(v) for v in self.allowed()]
        raise OptionError(
            f"option {self.name}: expected {' or '.join(expected)}, got {shown(value)[:20]}",
            "problem-option-value",
            {"option": self.name, "values": ", ".join(expected)},
        )


def shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@final
class Reason:
    """Why something cannot be done: the id of a message, what fills it in, and the rule behind it."""

    def __init__(self, message: str, rule: str = "", arguments: Data | None = None) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.arguments: Final[Data] = arguments or {}


@final
class Change:
    """What a rules version changed for games that were begun before it. Its reason is the message
    `<slug>-change-<version>`: the sentence that a game is told which goes another way since.

    A game keeps the version it was begun with, to its end: what that version decided by itself is not asked in it.

    `settled(before, option, now)` gives the answer that the rules before this version gave by themselves to the open
    question of `now`, which came of answering `option` in `before`; NOBODY if they asked as well. `key` gives the key
    that the rules before it had for a position, if this version makes another one of it.
    """

    def __init__(self, version: int, settled: Settled | None = None, key: KeyOf | None = None) -> None:
        self.version: Final = version
        self.settled: Final = settled
        self.key: Final = key


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game with its component data. It starts games and reads positions that were written down."""

    def __init__(self, slug: str, name: str, players: list[int], rules_version: int, options: list[OptionSpec]) -> None:
        self.slug: Final = slug
        self.name: Final = name
        self.players: Final = players
        self.rules_version: Final = rules_version
        self.options: Final = options
        self.changes: list[Change] = []  # of rules versions that games of older ones notice, the oldest first
        self.cards: list[str] = []  # the faces that each need a test of their own, if the title names them
        self.owners_data: str = ""  # a fingerprint of the component data, if they are an owner's and not the package's
        self.secrets: bool = False  # whether a curtain must fall between people on one device
        self.deals_secrets: bool = False  # whether seats have secrets before the first answer
        self.asks_about_gains: bool = False  # whether it asks about mere gains, which people may leave to their client

    def book(self) -> Contents:
        """The rulebook."""
        raise NotImplementedError

    def new(self, players: int, seed: str, options: Options) -> State:
        """A game at its first question, for options that `complete` has checked."""
        raise NotImplementedError

    def load(self, data: Data) -> State:
        """A position that `to_data` gave or a person wrote.

        Raises `PositionError`, which names the field and the rule, if it cannot occur, and `OptionError` if no table
        can agree on its options.
        """
        raise NotImplementedError

    def load_view(self, position: Data, seat: int) -> View:
        """The view that `View.position` wrote down."""
        return self.load(position).view(seat)

    def settle_options(self, players: int, options: Options) -> Options:
        """Add the defaults of options that were not given; by a title, also those that depend on other options, and
        refusals of what cannot apply."""
        defaults: Options = {spec.name: spec.default for spec in self.options if spec.default is not None}
        return {**defaults, **options}

    def start(self, players: int, seed: str, options: Options | None = None) -> State:
        """Start a game. The same title, players, seed and options give the same game for the same answers."""
        return self.new(players, seed, self.complete(players, options or {}))

    def complete(self, players: int, given: Options) -> Options:
        """All options of a table: those given, checked, and the defaults of the others."""
        if players not in self.players:
            raise OptionError(
                f"{self.slug} is for {min(self.players)} to {max(self.players)} players, not {players!r}",
                "problem-players",
                {"least": min(self.players), "most": max(self.players)},
            )
        specs = {spec.name: spec for spec in self.options}
        for name in given:
            if name not in specs:
                raise OptionError(
                    f"{self.slug} has no option {name!r}; it has {', '.join(sorted(specs))}",
                    "problem-option-unknown",
                    {"option": name},
                )
        checked: Options = {name: specs[name].check(value) for name, value in given.items()}
        return self.settle_options(players, checked)

    def takes(self, players: int, given: Options) -> bool:
        """Whether so many can play with these options."""
        try:
            self.complete(players, given)
        except OptionError:
            return False
        return True

    def agreed_in(self, position: Data) -> tuple[int, Options]:
        """The players and all options of the table that a written position is about, if it is one of this title."""
        as_dict(position, "position")
        if as_text(position.get("game", self.slug), "game") != self.slug:
            raise FormError(f"game: expected {self.slug}, got {position['game']!r}")
        given = dict(as_dict(position.get("options", {}), "options"))
        players = as_int(given.pop("players", None), "options.players", min(self.players), max(self.players))
        return players, self.complete(players, {name: as_value(given[name], f"options.{name}") for name in given})

    # ------------------------------------------------------------ games of older rules versions

    def changes_since(self, version: int) -> list[Change]:
        """What has changed for a game that was begun with the rules of a version."""
        return [change for change in self.changes if change.version > version]

    def settled(self, version: int, before: State, option: int, now: State) -> int:
        """The answer that the rules of a version gave by themselves to the open question; NOBODY if they asked."""
        for change in self.changes_since(version):
            if change.settled is not None and now.waiting:
                answer = change.settled(before, option, now)
                if answer != NOBODY:
                    return answer
        return NOBODY

    def key(self, version: int, state: State) -> int:
        """The key of a position by the rules of a version."""
        for change in self.changes_since(version):
            if change.key is not None:
                return change.key(state)
        return state.key()

    # ------------------------------------------------------------ why not?

    def why_not(self, view: View, wish: str) -> Reason | None:
        """Why a seat cannot do now what it wishes, in notation; None if it can.

        It knows no more than the seat: everything is read off the view.
        """
        g = view.table()
        seat = int(view.seat)
        if g.over():
            return Reason("problem-over")
        if not 0 <= seat < g.seats:
            return Reason("problem-spectator")
        if any(self.grants(g.contents().vocabulary.text(option), wish) for option in view.legal()):
            return None
        if seat not in g.deciding():
            return Reason("problem-not-your-turn", "", {"seats": [other + 1 for other in g.deciding()]})
        reason = self.why(view, wish)
        if reason is not None:
            return reason
        try:
            g.contents().vocabulary.read(wish)
        except NotationError:
            return Reason("problem-no-such-option", "", {"wish": wish})
        return Reason("problem-not-now", g.rule(), {"wish": wish})

    def grants(self, option: str, wish: str) -> bool:
        """Whether an option is what a wish means. A wish may leave the end of the notation out."""
        return option == wish or option.startswith(f"{wish} ")

    def why(self, view: View, wish: str) -> Reason | None:
        """What this title's rules say against a wish of a seat that is to answer; None for nothing in particular."""
        return None


def as_value(value: object, where: str) -> Value:
    """The value of a table option in a written position."""
    if not isinstance(value, str | int | bool):
        raise FormError(f"{where}: expected a text, a number, true or false, got {value!r}")
    return value
