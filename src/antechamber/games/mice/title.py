"""Of Mice & Mazes as a title: its options, its start, its positions (MIC-OPT)."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.errors import FormError, OptionError
from antechamber.core.kernel import Contents, Data, View
from antechamber.core.title import Change, Options, OptionSpec, Reason, Title
from antechamber.games.mice import hiring, opening, operations, special
from antechamber.games.mice.before import settled_before_3
from antechamber.games.mice.checks import CHECKS
from antechamber.games.mice.components import (
    CARD_IDS,
    ENTRANCE_IDS,
    ENTRANCE_WORDS,
    FACTION_IDS,
    FIRST_ENTRANCE,
    NONE,
    Components,
)
from antechamber.games.mice.position import fill
from antechamber.games.mice.setup import SETUP, lay_out
from antechamber.games.mice.state import Agreement, Mice, book
from antechamber.games.mice.view import MiceView
from antechamber.games.mice.why import why_not

RULES_VERSION: Final = 3
VERBS: Final = (hiring, opening, operations, special)  # imported, so that their operations are entered

SPECS: Final = [
    OptionSpec("entrance_order", ["ascending", "custom", "random"], "ascending", "MIC-OPT-02"),
    OptionSpec("entrances", "text", None, "MIC-OPT-02"),
    OptionSpec("faction_select", ["first_game", "random", "chosen"], "first_game", "MIC-OPT-03"),
    OptionSpec("factions", "text", None, "MIC-OPT-03"),
    OptionSpec("hidden_passage", [False, True], False, "MIC-OPT-04"),
    OptionSpec("first_player", ["random", 1, 2, 3], "random", "MIC-OPT-05"),
    OptionSpec("max_turns", "number", 400, "MIC-OPT-06"),
    OptionSpec("max_extra_actions", "number", 10, "MIC-OPT-07"),
    OptionSpec("gold_in_exchange", ["always", "not_for_gold", "never"], "always", "MIC-OPT-08"),
    OptionSpec("additional_turn", ["new_turn", "same_turn"], "new_turn", "MIC-OPT-09"),
    OptionSpec("tunnel_one_time", [False, True], False, "MIC-OPT-10"),
    OptionSpec("adjacent_bonus", ["any_owner", "opponent_only"], "any_owner", "MIC-OPT-11"),
]

LISTED: Final = [
    ("entrances", "entrance_order", "custom", "mice-no-option-entrances-alone", "MIC-OPT-02"),
    ("factions", "faction_select", "chosen", "mice-no-option-factions-alone", "MIC-OPT-03"),
]  # options that list something, and the choice each goes with


def settle(players: int, given: Options, parts: Components) -> Options:
    """Refuse what cannot apply, and fill in the defaults."""
    start = given.get("first_player", "random")
    if isinstance(start, int) and start > players:
        raise OptionError(
            f"option first_player: there is no seat {start} with {players} players (MIC-OPT-05)",
            "mice-no-option-start",
            {"players": players},
            "MIC-OPT-05",
        )
    for name, choice, value, problem, rule in LISTED:
        if name in given and given.get(choice) != value:
            raise OptionError(f"option {name} goes only with {choice}={value} ({rule})", problem, rule=rule)
    if given.get("entrance_order") == "custom":
        entrance_list(players, str(given.get("entrances", "")), parts)
    if given.get("faction_select") == "chosen":
        faction_list(players, str(given.get("factions", "")), parts)
    if given.get("max_turns", 1) == 0:
        raise OptionError("option max_turns: a game has one turn at least (MIC-OPT-06)", "mice-no-option-turns")
    options: Options = {}
    for spec in SPECS:
        value_or_none = given.get(spec.name, spec.default)
        if value_or_none is not None:
            options[spec.name] = value_or_none
    return options


def entrance_list(players: int, text: str, parts: Components) -> list[int]:
    """Entrance cards in the order of the slots, separated by spaces; each that is in the frame, once."""
    words = text.replace(",", " ").replace("-", ".").split()
    wanted = [ENTRANCE_IDS[card] for card in parts.crypt(players).ascending]
    if sorted(words) != sorted(wanted):
        raise OptionError(
            f"option entrances: expected {' '.join(wanted)} in any order, got {text[:60] or 'none'} (MIC-OPT-02)",
            "mice-no-option-entrances",
            {"cards": len(wanted)},
            "MIC-OPT-02",
        )
    return [ENTRANCE_IDS.index(word) for word in words]


def faction_list(players: int, text: str, parts: Components) -> int:
    """Factions separated by spaces, as bits: as many as there are in play, none twice."""
    words = text.replace(",", " ").split()
    number = int(parts.crypt(players).factions)
    if len(words) != number or len(set(words)) != number or not set(words) <= set(FACTION_IDS):
        raise OptionError(
            f"option factions: expected {number} different ones of {' '.join(FACTION_IDS)} (MIC-OPT-03), "
            f'like factions="{" ".join(FACTION_IDS[:number])}", got {text[:60] or "none"}',
            "mice-no-option-factions",
            {"factions": number},
            "MIC-OPT-03",
        )
    return sum([1 << FACTION_IDS.index(word) for word in words])


def agreement(players: int, options: Options, parts: Components) -> Agreement:
    """The options as the rules ask for them."""
    a = Agreement()
    a.options = options
    if "entrances" in options:
        a.entrances = entrance_list(players, str(options["entrances"]), parts)
    if "factions" in options:
        a.factions = faction_list(players, str(options["factions"]), parts)
    elif options["faction_select"] == "first_game":
        a.factions = parts.crypt(players).first_game
    a.hidden_passage = options["hidden_passage"] is True
    turns, extra = options["max_turns"], options["max_extra_actions"]
    a.max_turns = turns if isinstance(turns, int) else 0
    a.max_extra = extra if isinstance(extra, int) else 0
    a.gold_never = options["gold_in_exchange"] == "never"
    a.gold_not_for_gold = options["gold_in_exchange"] == "not_for_gold"
    a.same_turn = options["additional_turn"] == "same_turn"
    a.tunnel_one_time = options["tunnel_one_time"] is True
    a.opponent_only = options["adjacent_bonus"] == "opponent_only"
    return a


@final
class MiceTitle(Title):
    """Of Mice & Mazes with the components of one box."""

    def __init__(self, parts: Components) -> None:
        super().__init__("mice", "Of Mice & Mazes", [2, 3], RULES_VERSION, SPECS)
        self.parts: Final = parts
        self.changes = [Change(3, settled_before_3)]
        self.asks_about_gains = True
        self.cards = [
            *CARD_IDS,
            *[f"{word} flipped" for n, word in enumerate(ENTRANCE_WORDS) if parts.faction[FIRST_ENTRANCE + n] != NONE],
        ]

    def book(self) -> Contents:
        return book

    def settle_options(self, players: int, options: Options) -> Options:
        return settle(players, options, self.parts)

    def why(self, view: View, wish: str) -> Reason | None:
        assert isinstance(view, MiceView)
        return why_not(view.seen, int(view.seat), wish)

    def new(self, players: int, seed: str, options: Options) -> Mice:
        g = lay_out(players, key_from_seed(seed), self.parts, agreement(players, options, self.parts))
        g.begin(SETUP, 0)
        g.advance()
        return g

    def load(self, data: Data) -> Mice:
        players, options = self.agreed_in(data)
        g = lay_out(players, b"", self.parts, agreement(players, options, self.parts))
        fill(g, data)
        g.load_table(data)
        g.audit()
        if g.over() and g.winning == 0:
            raise FormError("stack: nobody is asked and nobody has won; say where the game stands")
        return g


book.implements(
    settle, "MIC-OPT-01", "MIC-OPT-02", "MIC-OPT-03", "MIC-OPT-04", "MIC-OPT-05", "MIC-OPT-06", "MIC-OPT-07",
    "MIC-OPT-08", "MIC-OPT-09", "MIC-OPT-10", "MIC-OPT-11",
)  # fmt: skip
for rules, check in CHECKS:
    book.implements(check, *rules)


TITLE: Final = MiceTitle
