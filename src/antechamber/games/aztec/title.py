"""Aztec as a title: its options, its start, its positions (AZT-OPT)."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.chance import key_from_seed
from antechamber.core.errors import OptionError
from antechamber.core.kernel import Contents, Data, View
from antechamber.core.title import Options, OptionSpec, Reason, Title
from antechamber.games.aztec.checks import CHECKS
from antechamber.games.aztec.components import Components
from antechamber.games.aztec.position import fill, fill_seen
from antechamber.games.aztec.preview import unseen
from antechamber.games.aztec.setup import SETUP, lay_out
from antechamber.games.aztec.state import Agreement, Aztec, book
from antechamber.games.aztec.view import AztecView
from antechamber.games.aztec.why import why_not

RULES_VERSION: Final = 1

SPECS: Final = [
    OptionSpec("claim_shape", ["plausible", "free"], "plausible", "AZT-OPT-02"),
    OptionSpec("artefact_visibility", ["public", "secret"], "public", "AZT-OPT-03"),
    OptionSpec("character_assignment", ["random", "choice"], "random", "AZT-OPT-04"),
    OptionSpec("duo_set", ["mixed", "distinct"], "mixed", "AZT-OPT-05"),
    OptionSpec("first_player", ["fixed", "rotating"], "fixed", "AZT-OPT-06"),
    OptionSpec("starting_seat", ["random", 1, 2, 3, 4, 5, 6], "random", "AZT-OPT-07"),
    OptionSpec("locks", ["shown", "hidden"], "shown", "AZT-OPT-09"),
]


def settle(players: int, given: Options) -> Options:
    """Refuse a seat that is not there, and fill in the defaults."""
    start = given.get("starting_seat", "random")
    if isinstance(start, int) and start > players:
        raise OptionError(
            f"option starting_seat: there is no seat {start} with {players} players (AZT-OPT-07)",
            "aztec-no-option-start",
            {"players": players},
            "AZT-OPT-07",
        )
    return {spec.name: given.get(spec.name, spec.default or "") for spec in SPECS}


def agreement(options: Options) -> Agreement:
    """The options as the rules ask for them."""
    a = Agreement()
    a.options = options
    a.free_claims = options["claim_shape"] == "free"
    a.secret_artefacts = options["artefact_visibility"] == "secret"
    a.choose_characters = options["character_assignment"] == "choice"
    a.distinct_duos = options["duo_set"] == "distinct"
    a.rotating = options["first_player"] == "rotating"
    a.hidden_locks = options["locks"] == "hidden"
    return a


@final
class AztecTitle(Title):
    """Aztec with the components of one box."""

    def __init__(self, parts: Components) -> None:
        super().__init__("aztec", "Aztec", [3, 4, 5, 6], RULES_VERSION, SPECS)
        self.parts: Final = parts
        self.secrets = True
        self.deals_secrets = True

    def book(self) -> Contents:
        return book

    def settle_options(self, players: int, options: Options) -> Options:
        return settle(players, options)

    def why(self, view: View, wish: str) -> Reason | None:
        assert isinstance(view, AztecView)
        return why_not(view.seen, int(view.seat), wish)

    def new(self, players: int, seed: str, options: Options) -> Aztec:
        g = lay_out(players, key_from_seed(seed), self.parts, agreement(options))
        start = options["starting_seat"]
        if isinstance(start, int):
            g.start = start - 1
        g.begin(SETUP, 0, 0, 0)
        g.advance()
        return g

    def load(self, data: Data) -> Aztec:
        g = self.laid_out(data)
        fill(g, data)
        g.load_table(data)
        g.audit()
        return g

    def load_view(self, position: Data, seat: int) -> AztecView:
        g = self.laid_out(position)
        fill_seen(g, position)
        g.load_seen(position, seat)
        return AztecView(g, seat)

    def laid_out(self, data: Data) -> Aztec:
        """The table that a position is about, before anything is known of it."""
        players, options = self.agreed_in(data)
        return lay_out(players, b"", self.parts, agreement(options))


book.implements(
    settle, "AZT-OPT-01", "AZT-OPT-02", "AZT-OPT-03", "AZT-OPT-04", "AZT-OPT-05", "AZT-OPT-06", "AZT-OPT-07",
    "AZT-OPT-08", "AZT-OPT-09", "AZT-INF-13",
)  # fmt: skip
book.implements(unseen, "AZT-INF-01")
for rules, check in CHECKS:
    book.implements(check, *rules)


TITLE: Final = AztecTitle
