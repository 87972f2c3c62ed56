"""What a key opens: a seat, the host's rights, or a look at the table."""

from __future__ import annotations

from dataclasses import dataclass

from antechamber.server.keys import opens
from antechamber.server.problems import FORBIDDEN, Refusal
from antechamber.server.store import Chair, Record

SPECTATOR = 0  # the eyes of somebody without a seat; seats are numbered from 1, as on the wire


@dataclass(frozen=True)
class Access:
    """What a key opens: a seat, the host's rights, or a look at the table."""

    seat: int = SPECTATOR
    host: bool = False


def access(record: Record, chairs: list[Chair], key: str) -> Access | None:
    """What a key opens, if anything. All hashes are compared, so the time it takes tells nothing."""
    seats = [chair.seat for chair in chairs if opens(key, chair.key)]
    host = opens(key, record.host)
    watch = opens(key, record.watch)
    if seats:
        return Access(seats[0])
    return Access(host=host) if host or watch else None


def invited(chairs: list[Chair], invite: str) -> Chair | None:
    """The seat an invitation is for."""
    found = [chair for chair in chairs if opens(invite, chair.invite)]
    return found[0] if found else None


def opened(record: Record, chairs: list[Chair], key: str) -> Access:
    """What a key opens, or a refusal."""
    found = access(record, chairs, key)
    if found is None:
        raise Refusal(FORBIDDEN, "problem-key")
    return found


def owns(record: Record, chairs: list[Chair], seat: int, key: str) -> bool:
    """Whether a key is that of a seat; if it is not, it must be the host's."""
    found = opened(record, chairs, key)
    if found.seat == seat:
        return True
    if not found.host:
        raise Refusal(FORBIDDEN, "problem-not-your-seat")
    return False
