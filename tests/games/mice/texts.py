"""What is said at tables of Of Mice & Mazes, so that all its texts are heard."""

from __future__ import annotations

from collections.abc import Iterator

from antechamber.core.kernel import State
from antechamber.core.notation import Domain
from antechamber.core.title import Options
from antechamber.games.mice.board.drawing import SOURCES
from antechamber.games.mice.captions import LETTERS
from antechamber.games.mice.components import FACTION_IDS
from antechamber.games.mice.words import Items
from tests.contract.test_mice import moments

KINDS: list[Options] = [
    {},
    {"faction_select": "random", "hidden_passage": True, "tunnel_one_time": True},
    {"faction_select": "random", "hidden_passage": False, "tunnel_one_time": False},
    {"faction_select": "random", "entrance_order": "random"},
]
GAMES = 6
NAMED = {
    *[f"board-{kind}" for kind in ("chambers", "assistants")], *[f"source-{source}" for source in SOURCES],
    "pay-gold-for", "pay-for-gold",
    *[f"phase-{phase}" for phase in ("action", "placing", "removing", "effect", "end")],
    *[f"faction-{faction}" for faction in FACTION_IDS],
    *[f"items-{letter}" for letter in LETTERS],
    *[f"op-{name}" for name in (
        "gain", "gain_low", "gain_per", "others_gain", "exchange", "exchange_other", "open", "open_discount",
        "open_anywhere", "open_trigger", "hire", "hire_discount", "camp", "camp_discard", "refresh", "move_paw",
        "move_paw_entrance", "take_chest", "flip_chest", "extra_action", "extra_turn", "place_paw", "double_next",
        "swap_assistant", "portal", "borrow_assistant", "trigger", "mod", "or", "on", "once", "one_time",
    )],
}  # fmt: skip


def letters(domain: Domain) -> str:
    return domain.letters if isinstance(domain, Items) else ""


def rare_moments() -> Iterator[State]:
    for table in moments().values():
        yield table.state
