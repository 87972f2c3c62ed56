"""What can be wished for a seat: a name that can be read, a bot that there is."""

from __future__ import annotations

from antechamber.bots import names
from antechamber.server.problems import BAD, Refusal


def clean(name: str) -> str:
    """A name without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def check_level(slug: str, level: str) -> None:
    if level not in names(slug):
        raise Refusal(BAD, "problem-no-bot", level=level)
