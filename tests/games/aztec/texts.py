"""What is said at tables of Aztec, so that all its texts are heard."""

from __future__ import annotations

from typing import Any

from antechamber.core.kernel import View
from antechamber.core.notation import Domain
from antechamber.core.title import Options
from antechamber.games.aztec.board.drawing import COLUMNS, AztecBoard
from antechamber.games.aztec.components import LETTERS
from antechamber.games.aztec.words import Jewels

KINDS: list[Options] = [
    {},
    {"character_assignment": "choice", "artefact_visibility": "secret", "duo_set": "distinct"},
    {"claim_shape": "free", "first_player": "rotating", "starting_seat": 3, "locks": "hidden"},
]
GAMES = 8
ARGUMENTS = {"name", "number", "why"}
NAMED = {
    *[f"phase-{phase}" for phase in ("setup", "claim", "token", "reveal", "end")],
    *[f"board-{column}" for column in COLUMNS],
    "board-outcome", "board-outcome-artefact", "board-outcome-theirs", "tie-stones", "tie-shared", "belief-lie",
}  # fmt: skip


def letters(domain: Domain) -> str:
    return LETTERS if isinstance(domain, Jewels) else ""


def more(board: AztecBoard, view: View) -> set[str]:
    option: dict[str, Any] = {"text": "stop", "kind": "stop", "preview": {}}
    return set(board.more(view, 0, option))
