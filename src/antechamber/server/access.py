"""What a key opens: a seat, the host's rights, or a look at the table."""

from __future__ import annotations

from dataclasses import dataclass

from antechamber.match import SPECTATOR, Viewer
from antechamber.server.keys import opens
from antechamber.server.problems import FORBIDDEN, Refusal
from antechamber.server.records import Chair, Record


@dataclass(frozen=True)
class Access:
    """What a key opens: a seat, the host's rights, or a look at the table."""

    seat: Viewer = SPECTATOR
    host: bool = False
    asks: Viewer = SPECTATOR  # the seat that its owner has asked for, and may not look into yet


def access(record: Record, chairs: list[Chair], key: str) -> Access | None:
    """What a key opens, if anything. All hashes are compared, so the time it takes tells nothing."""
    seats = [chair.seat for chair in chairs if opens(key, chair.key)]
    host = opens(key, record.host)
    watch = opens(key, record.watch)
    asked = [chair.seat for chair in chairs if chair.request is not None and opens(key, chair.request.key)]
    if seats:
        return Access(seats[0])
    return Access(host=host, asks=asked[0] if asked else SPECTATOR) if host or watch or asked else None


def invited(chairs: list[Chair], invite: str) -> Chair | None:
    """The seat an invitation is for."""
    found = [chair for chair in chairs if opens(invite, chair.invite)]
    return found[0] if found else None


def yet_to_agree(chairs: list[Chair], chair: Chair) -> list[Viewer]:
    """The seats whose owners have yet to agree to a request."""
    agreed = chair.request.agreed if chair.request is not None else []
    others = [other.seat for other in chairs if other.key is not None and other.seat != chair.seat]
    return [seat for seat in others if seat not in agreed]


def opened(record: Record, chairs: list[Chair], key: str) -> Access:
    """What a key opens, or a refusal."""
    found = access(record, chairs, key)
    if found is None:
        raise Refusal(FORBIDDEN, "problem-key")
    return found


def owns(record: Record, chairs: list[Chair], seat: Viewer, key: str) -> bool:
    """Whether a key is that of a seat; if it is not, it must be the host's."""
    found = opened(record, chairs, key)
    if found.seat == seat:
        return True
    if not found.host:
        raise Refusal(FORBIDDEN, "problem-not-your-seat")
    return False
