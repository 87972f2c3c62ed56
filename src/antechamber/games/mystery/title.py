"""Mystery of the Temples as a title: its options, its start, its positions (MOT-OPT)."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.errors import OptionError, PositionError
from antechamber.core.kernel import Contents, Data, State, View
from antechamber.core.title import Change, Options, OptionSpec, Reason, Title, Value
from antechamber.games.mystery.checks import CHECKS
from antechamber.games.mystery.components import Components
from antechamber.games.mystery.position import fill
from antechamber.games.mystery.setup import SETUP, lay_out
from antechamber.games.mystery.state import Agreement, Mystery, book
from antechamber.games.mystery.view import MysteryView
from antechamber.games.mystery.why import why_not

RULES_VERSION: Final = 2

SPECS: Final = [
    OptionSpec("edition", ["en", "pl"], "en", "MOT-OPT-01"),
    OptionSpec("mode", ["basic", "advanced"], "basic", "MOT-SETUP-09"),
    OptionSpec("grid_pool", ["A", "B", "random", "custom", "choose"], None, "MOT-SETUP-22"),
    OptionSpec("grid_sides", "text", None, "MOT-SETUP-22"),
    OptionSpec("start_player", ["random", 1, 2, 3, 4], "random", "MOT-SETUP-07"),
    OptionSpec("two_player_neutral", [True, False], True, "MOT-SETUP-11"),
    OptionSpec("collect_mandatory", [True, False], True, "MOT-COLL-06"),
    OptionSpec("full_lap", [True, False], True, "MOT-MOVE-05"),
    OptionSpec("dexterity_unbounded", [True, False], False, "MOT-MOVE-09"),
    OptionSpec("grid1a_bonus", ["per_crystal", "per_collect"], "per_crystal", "MOT-GRID-1A-1"),
    OptionSpec("grid2a_scope", ["special", "whole_grid"], "special", "MOT-GRID-2A-4"),
    OptionSpec("grid2b_base", ["any", "open"], "any", "MOT-GRID-2B-3"),
    OptionSpec("grid4b_empty_pile", [True, False], False, "MOT-GRID-4B-3"),
    OptionSpec("max_rounds", "number", 100, "MOT-TERM-01"),
]

GRID_READINGS: Final = ["grid1a_bonus", "grid2a_scope", "grid2b_base", "grid4b_empty_pile"]


def settle(players: int, given: Options) -> Options:
    """Refuse what cannot apply, and fill in the defaults of what can (MOT-OPT-01)."""
    edition = given.get("edition", "en")
    advanced = given.get("mode", "basic") == "advanced"
    pool = given.get("grid_pool", "choose" if edition == "en" else "A")
    for name in ["grid_pool", "grid_sides", *GRID_READINGS]:
        if name in given and not advanced:
            raise OptionError(
                f"option {name} needs mode=advanced, where grids are drafted and have effects (MOT-OPT-01)",
                "mystery-no-option-basic",
                {"table": name},
                "MOT-OPT-01",
            )
    if "two_player_neutral" in given and players != 2:
        raise OptionError(
            f"option two_player_neutral is for 2 players, not {players} (MOT-OPT-01)",
            "mystery-no-option-neutral",
            {"players": players},
            "MOT-OPT-01",
        )
    if given.get("grid2a_scope") == "whole_grid" and edition != "pl":
        raise OptionError(
            "option grid2a_scope=whole_grid needs edition=pl, whose text it is (MOT-OPT-01)",
            "mystery-no-option-polish",
            rule="MOT-OPT-01",
        )
    if (pool == "custom") != ("grid_sides" in given):
        raise OptionError(
            "option grid_sides goes with grid_pool=custom, and only with it (MOT-OPT-01)",
            "mystery-no-option-sides",
            rule="MOT-OPT-01",
        )
    sides = str(given.get("grid_sides", "AAAA"))
    if len(sides) != 4 or sides.strip("AB"):
        raise OptionError(
            f"option grid_sides: expected four letters A or B, like ABBA, got {sides[:20]} (MOT-SETUP-22)",
            "mystery-no-option-letters",
            rule="MOT-SETUP-22",
        )
    start = given.get("start_player", "random")
    if start != "random" and isinstance(start, int) and start > players:
        raise OptionError(
            f"option start_player: there is no seat {start} with {players} players (MOT-SETUP-07)",
            "mystery-no-option-start",
            {"players": players},
            "MOT-SETUP-07",
        )
    options: Options = {}
    for spec in SPECS:
        applies = (spec.name not in GRID_READINGS or advanced) and (spec.name != "two_player_neutral" or players == 2)
        value: Value | None = given.get(spec.name, spec.default)
        if spec.name == "grid_pool" and advanced:
            value = pool
        if value is not None and applies:
            options[spec.name] = value
    return options


def agreement(players: int, options: Options, parts: Components) -> Agreement:
    """The options as the rules ask for them."""
    a = Agreement()
    a.options = options
    a.polish = options["edition"] == "pl"
    a.reserve_once = parts.once_per_turn_2a[1 if a.polish else 0] == 1
    a.advanced = options["mode"] == "advanced"
    a.neutral_pawn = players == 2 and options.get("two_player_neutral") is True
    a.collect_mandatory = options["collect_mandatory"] is True
    a.full_lap = options["full_lap"] is True
    a.dexterity_unbounded = options["dexterity_unbounded"] is True
    a.bonus_per_crystal = options.get("grid1a_bonus") == "per_crystal"
    a.reserve_whole_grid = options.get("grid2a_scope") == "whole_grid"
    a.raise_from_open = options.get("grid2b_base") == "open"
    a.rune_from_neighbour = options.get("grid4b_empty_pile") is True
    rounds = options["max_rounds"]
    a.max_rounds = rounds if isinstance(rounds, int) else 0
    a.grid_pool = str(options.get("grid_pool", ""))
    a.grid_sides = str(options.get("grid_sides", ""))
    return a


def key_of_version_1(state: State) -> int:
    """Since version 2 equal positions have equal keys, and grid 1A gives more unless the table agrees otherwise."""
    assert isinstance(state, Mystery)
    return state.key_of_version_1()


@final
class MysteryTitle(Title):
    """Mystery of the Temples with the components of one box."""

    def __init__(self, parts: Components) -> None:
        super().__init__("mystery", "Mystery of the Temples", [2, 3, 4], RULES_VERSION, SPECS)
        self.parts: Final = parts
        self.changes = [Change(2, key=key_of_version_1)]

    def book(self) -> Contents:
        return book

    def settle_options(self, players: int, options: Options) -> Options:
        return settle(players, options)

    def grants(self, option: str, wish: str) -> bool:
        return super().grants(option, wish) or (wish.startswith("break ") and option.startswith(f"raise {wish[6:]} "))

    def why(self, view: View, wish: str) -> Reason | None:
        assert isinstance(view, MysteryView)
        return why_not(view.seen, int(view.seat), wish)

    def new(self, players: int, seed: str, options: Options) -> Mystery:
        g = lay_out(players, key_from_seed(seed), self.parts, agreement(players, options, self.parts))
        start = options["start_player"]
        if isinstance(start, int):
            g.start = start - 1
        g.begin(SETUP, 0)
        g.advance()
        return g

    def load(self, data: Data) -> Mystery:
        players, options = self.agreed_in(data)
        g = lay_out(players, b"", self.parts, agreement(players, options, self.parts))
        fill(g, data)
        g.load_table(data)
        g.audit()
        if g.over() and g.winner < 0:
            raise PositionError("stack: nobody is asked and nobody has won; say where the game stands (MOT-END-07)")
        return g


book.implements(settle, "MOT-OPT-01")
for rules, check in CHECKS:
    book.implements(check, *rules)


TITLE: Final = MysteryTitle
