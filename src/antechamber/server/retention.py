"""How long tables are kept: by what was played there, from the last that was done and everybody may know of.

A server that was away, or whose clock was wrong, finds all its tables old when it comes back. So nothing is deleted
before it has been up for a day, and pauses of a day or longer do not count as being up.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from antechamber.server.records import Kind, Record
from antechamber.server.settings import Settings

DAY = 86_400  # seconds


@dataclass(frozen=True)
class Retention:
    """For how many days tables of each kind are kept; 0 means for ever."""

    days: dict[Kind, float]

    @staticmethod
    def by(settings: Settings) -> Retention:
        return Retention(
            {
                "unbegun": settings.unbegun_days,
                "unfinished": settings.unfinished_days,
                "finished": settings.finished_days,
            }
        )

    def until(self, record: Record) -> str:
        """When a table is deleted if nothing more is done there; empty: never."""
        days = self.days[kind_of(record)]
        if not days:
            return ""
        return (datetime.fromisoformat(record.moved) + timedelta(days=days)).isoformat(timespec="milliseconds")


def kind_of(record: Record) -> Kind:
    if record.over:
        return "finished"
    return "unfinished" if record.begun else "unbegun"
