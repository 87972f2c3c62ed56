"""Of Mice & Mazes in the terminal: what cards say, beside the options that are about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antechamber.cli.boards.plain import Board, Option
from antechamber.core.kernel import View
from antechamber.messages import Messages

OP = "mice-op-"  # with the name of an operation, the message that says it


def caption_text(words: Messages, caption: Mapping[str, Any]) -> str:
    """What a card says, in one line."""
    effect = effect_text(words, caption["effect"])
    if caption.get("kind") == "one_time":
        return words.text(f"{OP}one_time", effect=effect)
    if "condition" not in caption:
        return effect
    said = words.text(f"{OP}on", **{"condition-id": caption["condition"], "effect": effect})
    return words.text(f"{OP}once", effect=said) if caption.get("once") else said


def effect_text(words: Messages, effect: list[dict[str, Any]]) -> str:
    return "; ".join(operation_text(words, one) for one in effect)


def operation_text(words: Messages, one: Mapping[str, Any]) -> str:
    """One operation; the sides of a choice are told one after another."""
    if one["kind"] == "choose":
        said = effect_text(words, one["branches"][0])
        for branch in one["branches"][1:]:
            said = words.text(f"{OP}or", one=said, other=effect_text(words, branch))
        return said
    arguments: dict[str, Any] = {}
    for name, value in one.items():
        if name in ("items", "pay", "get"):
            arguments[name] = words.word("mice", "items", value)
        elif isinstance(value, str):
            arguments[f"{name}-id"] = value
        else:
            arguments[name] = value
    return words.text(f"{OP}{one['kind']}", **arguments)


class MiceBoard(Board):
    """The plain board, with what a card does beside each option that is about one."""

    def label(self, view: View, seat: int, option: Option) -> str:
        said = super().label(view, seat, option)
        effect = option.get("preview", {}).get("effect")
        return f"{said}: {effect_text(self.words, effect)}" if effect else said
