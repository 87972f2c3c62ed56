"""What is said at tables of Mystery of the Temples, so that all its texts are heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from antechamber.core.kernel import State, View
from antechamber.core.title import Options
from antechamber.games.mystery.board.drawing import MysteryBoard
from tests.games.mystery.given import given

KINDS_OF_GAME: list[Options] = [
    {"mode": "basic"},
    {"mode": "basic", "collect_mandatory": False},
    {"mode": "advanced", "grid_pool": "A"},
    {"mode": "advanced", "grid_pool": "B", "grid4b_empty_pile": True},
]
KINDS: list[Options] = [
    *[{"edition": edition, **kind, "max_rounds": 30} for edition in ("en", "pl") for kind in KINDS_OF_GAME],
    {"edition": "pl", "mode": "advanced", "grid2a_scope": "whole_grid", "max_rounds": 30},
]
ARGUMENTS = {"name", "number", "why", "crystal"}
NAMED = {
    "track-temples", "track-wilderness", "tie-coloured", "tie-colourless", "tie-order",
    "kind-direct", "kind-conversion", "kind-upgrade", "kind-temple",
}  # fmt: skip


def rare_moments() -> Iterator[State]:
    ready = ["YR.Y.R.BPB"]
    tables = [
        given(3, crystals=["", "C" * 12, "C" * 12]).play("move w1"),  # the supply is empty: take from a player
        given(3, crystals=["", "C" * 12, "C" * 10], mana={"w2": "C....", "w8": "C...."}).play("move w1"),
        given(crystals=["YYYYBBBBGGG", "RRRR", "RRRR"]).play("move w3", "collect"),  # which crystal first
        given(crystals=["RRRRYYYYBBBB"], pawns=["purple"]).play("move red", "collect"),  # no room
        given(runes=[["rune4"]], mana={"w2": "C...."}, crystals=["CC"]).play("move w2").stow(),  # clear first
        given(crystals=["RRRYYY"]).play("move w6", "collect"),  # convert coloured crystals
        given(crystals=ready, grids=["2B", "1A", "3A", "4A"]).play("move red"),  # higher curses
        given(crystals=ready, grids=["4B", "1A", "2A", "3A"]).play("move red", "break red L3 with 1+2+4"),
    ]
    for table in tables:
        yield table.state


def more(board: MysteryBoard, view: View) -> set[str]:
    option: dict[str, Any] = {"text": "stop", "kind": "stop", "preview": {}}
    return set(board.more(view, 0, option))
