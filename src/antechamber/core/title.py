"""A title: what the rest of the program knows of a game before it starts one."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from antechamber.core.errors import OptionError
from antechamber.core.kernel import Contents, Data, State
from antechamber.core.notation import LONGEST
from antechamber.core.reading import LARGEST

Value: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, Value]


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
                raise OptionError(f"option {self.name}: expected a whole number from 0 on, got {shown(value)[:20]}")
            return value
        if self.values == "text":
            if not isinstance(value, str):
                raise OptionError(f"option {self.name}: expected a text, got {shown(value)}")
            return value
        for allowed in self.allowed():
            if allowed == value and isinstance(allowed, bool) == isinstance(value, bool):
                return value
        raise OptionError(
            f"option {self.name}: expected {' or '.join([shown(v) for v in self.allowed()])}, got {shown(value)}"
        )


def shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Title:
    """One game with its component data. It starts games and reads positions that were written down."""

    def __init__(self, slug: str, name: str, players: list[int], rules_version: int, options: list[OptionSpec]) -> None:
        self.slug: Final = slug
        self.name: Final = name
        self.players: Final = players
        self.rules_version: Final = rules_version
        self.options: Final = options

    def book(self) -> Contents:
        """The rulebook."""
        raise NotImplementedError

    def new(self, players: int, seed: str, options: Options) -> State:
        """A game at its first question, for options that `complete` has checked."""
        raise NotImplementedError

    def load(self, data: Data) -> State:
        """A position that `to_data` gave or a person wrote. Raises `PositionError` if it cannot occur."""
        raise NotImplementedError

    def settle_options(self, players: int, options: Options) -> Options:
        """Defaults that depend on other options, and refusals of what cannot apply."""
        return options

    def start(self, players: int, seed: str, options: Options | None = None) -> State:
        """Start a game. The same title, players, seed and options give the same game for the same answers."""
        return self.new(players, seed, self.complete(players, options or {}))

    def complete(self, players: int, given: Options) -> Options:
        """All options of a table: those given, checked, and the defaults of the others."""
        if players not in self.players:
            raise OptionError(f"{self.slug} is for {min(self.players)} to {max(self.players)} players, not {players!r}")
        specs = {spec.name: spec for spec in self.options}
        for name in given:
            if name not in specs:
                raise OptionError(f"{self.slug} has no option {name!r}; it has {', '.join(sorted(specs))}")
        checked: Options = {name: specs[name].check(value) for name, value in given.items()}
        return self.settle_options(players, checked)
