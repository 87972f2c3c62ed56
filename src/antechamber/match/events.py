"""What happened, as structured data with rule ids: it feeds the log, animation and screen readers."""

from __future__ import annotations

from typing import Any

from antechamber.core.kernel import EVERYBODY, Contents, Event
from antechamber.match.seats import Seat


def describe(book: Contents, event: Event) -> dict[str, Any]:
    """An event by name: its kind, who did it, what it is about, and the rule it follows from."""
    kind = book.vocabulary.events[int(event.kind)]
    rules = book.rules[event.line] if 0 <= event.line < len(book.rules) else ()
    data: dict[str, Any] = {"kind": kind.name, "seat": int(event.seat) + 1, "rule": rules[0] if rules else ""}
    for (name, domain), argument in zip(kind.fields, event.args, strict=False):
        data[name] = domain.value(int(argument))
    return data


def visible_to(event: Event, seat: Seat) -> bool:
    """Whether a seat, or a spectator (`NO_SEAT`), may know of an event."""
    return event.audience in (EVERYBODY, seat)
