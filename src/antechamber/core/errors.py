"""Errors that say what was expected, what came, and what to do. None of them changes a state."""

from __future__ import annotations

import re
from typing import Final

RULE: Final = re.compile(r"\b[A-Z][A-Z0-9]{2,}(?:-[A-Z0-9]+)+(?=\)|, [A-Z][A-Z0-9]{2,}-)")


class AntechamberError(ValueError):
    """The root of every error a user can cause. Its text is one clear sentence, in English.

    `problem` is the id of the same sentence in the catalogues, if people may read it in their own language; what fills
    it in are the `arguments`. `rule` is the rule behind it, if there is one.
    """

    def __init__(
        self, text: str, problem: str = "", arguments: dict[str, object] | None = None, rule: str = ""
    ) -> None:
        super().__init__(text)
        self.problem = problem
        self.arguments: dict[str, object] = arguments or {}
        self.rule = rule


class IllegalAnswer(AntechamberError):
    """A seat answered what it was not offered, or was not asked."""


class NotationError(AntechamberError):
    """A text that names no option of this title."""


class OptionError(AntechamberError):
    """A table option that does not exist, has no such value, or cannot apply."""


class PositionError(AntechamberError):
    """A position that was written down but cannot occur.

    Its text is "field: what is wrong (RULE-ID)"; the place and the rule can be asked for as `field` and `rule`.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text, rule=rule_named(text))
        self.field = text.partition(": ")[0]


class FormError(PositionError):
    """A position that is not written as positions are: a wrong type, an unknown name or word, a number out of range.

    No rule is needed to see that, so it names the field and what was expected there.
    """


def rule_named(text: str) -> str:
    """The id of the rule that a text names in brackets, the last if there are several; empty if it names none."""
    found = RULE.findall(text)
    return str(found[-1]) if found else ""


class DataError(AntechamberError):
    """Component data that contradict the box: which file, which entry, and why."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason
