"""Shards of the Jaguar as a title: its options, its start, its positions (JAG-OPT)."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.errors import OptionError
from antechamber.core.kernel import Contents, Data, View
from antechamber.core.title import Options, OptionSpec, Reason, Title, Value
from antechamber.games.jaguar.checks import CHECKS
from antechamber.games.jaguar.components import Components
from antechamber.games.jaguar.position import fill, fill_seen
from antechamber.games.jaguar.setup import SETUP, lay_out
from antechamber.games.jaguar.state import Agreement, Jaguar, book
from antechamber.games.jaguar.view import JaguarView
from antechamber.games.jaguar.why import why_not

RULES_VERSION: Final = 1

SPECS: Final = [
    OptionSpec("mode", ["full", "basic", "solo"], None, "JAG-OPT-01"),
    OptionSpec("character_assignment", ["random", "choose"], None, "JAG-OPT-03"),
    OptionSpec("first_time_red", "text", "", "JAG-OPT-04"),
    OptionSpec("solo_level", [1, 2, 3], 1, "JAG-OPT-05"),
    OptionSpec("tile_rotation", [False, True], False, "JAG-OPT-06"),
    OptionSpec("full_cursed_action_loss", [False, True], False, "JAG-OPT-07"),
    OptionSpec("blue_steer", [False, True], None, "JAG-OPT-08"),
    OptionSpec("flood_cost", ["spend", "damage"], "spend", "JAG-OPT-09"),
    OptionSpec("free_take_pouch_ritual", [True, False], True, "JAG-OPT-10"),
    OptionSpec("taming_through_walls", [False, True], False, "JAG-OPT-11"),
]

ONLY_SOLO: Final = ["solo_level", "taming_through_walls"]
NOT_BASIC: Final = ["full_cursed_action_loss", "blue_steer"]


def settle(players: int, given: Options, parts: Components) -> Options:
    """Refuse what cannot apply, and fill in the defaults of what can."""
    mode = given.get("mode", "solo" if players == 1 else "full")
    if (mode == "solo") != (players == 1):
        raise OptionError(
            f"option mode: solo is for 1 player, and only solo; there are {players} (JAG-OPT-02)",
            "jaguar-no-option-players",
            {"players": players},
            "JAG-OPT-02",
        )
    left_out = [name for name in ONLY_SOLO if mode != "solo"] + [name for name in NOT_BASIC if mode == "basic"]
    for name in left_out:
        if name in given:
            raise OptionError(
                f"option {name} is not for mode={mode} (JAG-OPT-01)",
                "jaguar-no-option-mode",
                {"table": name},
                "JAG-OPT-01",
            )
    newcomers(players, str(given.get("first_time_red", "")))
    depends: Options = {
        "mode": mode,
        "character_assignment": "choose" if mode == "solo" else "random",
        "blue_steer": parts.blue_steers,
    }
    options: Options = {}
    for spec in SPECS:
        default: Value | None = depends.get(spec.name, spec.default)
        if spec.name not in left_out and default is not None:
            options[spec.name] = given.get(spec.name, default)
    return options


def newcomers(players: int, text: str) -> int:
    """The seats of a list like "1 3", as bits."""
    bits = 0
    for word in text.replace(",", " ").split():
        if word not in [str(seat + 1) for seat in range(players)]:
            raise OptionError(
                f"option first_time_red: expected seats from 1 to {players}, like 1 2, got {text[:20]} (JAG-OPT-04)",
                "jaguar-no-option-newcomers",
                {"players": players},
                "JAG-OPT-04",
            )
        bits |= 1 << int(word) - 1
    return bits


def agreement(players: int, options: Options) -> Agreement:
    """The options as the rules ask for them."""
    a = Agreement()
    a.options = options
    a.basic = options["mode"] == "basic"
    a.solo = options["mode"] == "solo"
    level = options.get("solo_level", 0)
    a.level = level if isinstance(level, int) else 0
    a.choose_characters = options["character_assignment"] == "choose"
    a.newcomers = newcomers(players, str(options["first_time_red"]))
    a.rotated = options["tile_rotation"] is True
    a.action_loss = a.basic or options.get("full_cursed_action_loss") is True
    a.blue_steers = options.get("blue_steer") is True
    a.flood_damages = options["flood_cost"] == "damage"
    a.pouch_ritual = options["free_take_pouch_ritual"] is True
    a.taming_through_walls = options.get("taming_through_walls") is True
    return a


@final
class JaguarTitle(Title):
    """Shards of the Jaguar with the components of one box."""

    def __init__(self, parts: Components) -> None:
        super().__init__("jaguar", "Shards of the Jaguar", [1, 2, 3, 4], RULES_VERSION, SPECS)
        self.parts: Final = parts
        self.secrets = True

    def book(self) -> Contents:
        return book

    def settle_options(self, players: int, options: Options) -> Options:
        return settle(players, options, self.parts)

    def why(self, view: View, wish: str) -> Reason | None:
        assert isinstance(view, JaguarView)
        return why_not(view.seen, int(view.seat), wish)

    def new(self, players: int, seed: str, options: Options) -> Jaguar:
        g = lay_out(players, key_from_seed(seed), self.parts, agreement(players, options))
        g.begin(SETUP, 0, 0, 0)
        g.advance()
        return g

    def load(self, data: Data) -> Jaguar:
        g = self.laid_out(data)
        fill(g, data)
        g.load_table(data)
        g.audit()
        return g

    def load_view(self, position: Data, seat: int) -> JaguarView:
        g = self.laid_out(position)
        fill_seen(g, position)
        g.load_seen(position, seat)
        return JaguarView(g, seat)

    def laid_out(self, data: Data) -> Jaguar:
        """The table that a position is about, before anything is known of it."""
        players, options = self.agreed_in(data)
        return lay_out(players, b"", self.parts, agreement(players, options))


book.implements(
    settle, "JAG-OPT-01", "JAG-OPT-02", "JAG-OPT-03", "JAG-OPT-05", "JAG-OPT-06", "JAG-OPT-07", "JAG-OPT-08",
    "JAG-OPT-09", "JAG-OPT-10", "JAG-OPT-11",
)  # fmt: skip
book.implements(newcomers, "JAG-OPT-04")
for rules, check in CHECKS:
    book.implements(check, *rules)


TITLE: Final = JaguarTitle
