"""What devices are told: what stands, and of what was taken back only what they have seen."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import pytest

from antechamber.library import title
from antechamber.match import Match, Seat, Viewer
from antechamber.server.public_log import LogEntry, PublicLog
from antechamber.server.records import Line

FIRST = Seat(0)
SHARE = {"answer": 4, "undo": 3, "reopen": 3, "confirm": 1}


def standing(entries: list[LogEntry]) -> list[int]:
    """The numbers of the answers that stand, as a device works them out."""
    found: list[LogEntry] = []
    for entry in entries:
        if entry.kind == "undo":
            assert 1 <= entry.undone <= len(found)
            del found[-entry.undone :]
        elif entry.kind == "reopen":
            found.remove(next(one for one in reversed(found) if one.seat == entry.seat))
        elif entry.kind == "answer":
            found.append(entry)
    return [entry.seq for entry in found]


def act(match: Match, chance: random.Random) -> None:
    """Something that can be done now: mostly taking back and answering again."""
    waits = match.unconfirmed
    last = match.moments[-1].seat if match.moments else FIRST
    possible = ["confirm"] if waits is not None else ["answer"] if match.deciding else []
    possible += ["undo"] if match.undoable(last) else []
    possible += ["reopen"] if match.sealed else []
    kind = chance.choices(possible, [SHARE[one] for one in possible])[0]
    if kind == "answer":
        seat = chance.choice(match.deciding)
        match.answer(seat, chance.choice(match.state.legal(seat)))
    elif kind == "undo":
        match.undo(last, chance.randint(1, match.undoable(last)))
    elif kind == "reopen":
        match.reopen(chance.choice(match.sealed))
    elif waits is not None:
        match.confirm(waits)


def told_of(match: Match, log: list[dict[str, Any]]) -> tuple[PublicLog, list[LogEntry]]:
    """What is public of a log, and all entries as a device was told of them that was there all the time."""
    public, told = PublicLog(), []
    for seq, entry in enumerate(log, start=1):
        match.repeat(entry, seq)
        new = public.follow(Line(seq, entry["seat"], entry, None, 0, ""), match)
        assert public.since(public.seq - len(new)) == new, "who was there is told just that"
        told += new
    return public, told


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [("mystery", 2, {}), ("jaguar", 2, {}), ("aztec", 3, {"locks": "shown"}), ("aztec", 4, {"locks": "hidden"})],
)
def test_whoever_comes_whenever_knows_what_stands_and_is_told_no_more(
    slug: str, players: int, options: dict[str, Any], seed: int
) -> None:
    chance = random.Random(f"{slug} {seed}")
    match = Match(title(slug), players, options, str(seed))
    while len(match.log) < 250 and not match.over:
        act(match, chance)
    public, full = told_of(Match(match.title, players, options, str(seed)), match.log)
    assert [entry.seq for entry in full] == list(range(1, public.seq + 1))
    stands = standing(full)
    assert len(stands) == len(match.moments) - len(match.unrevealed)
    for seen in range(public.seq + 2):
        told = public.since(seen)
        numbers = [entry.seq for entry in told]
        assert numbers == sorted(set(numbers))
        assert all(seen < number <= public.seq for number in numbers)
        assert standing(full[:seen] + told) == stands
        fresh = [entry for entry in told if entry.kind not in ("undo", "reopen")]
        assert fresh == [entry for entry in public.entries if entry.seq > seen]
        kinds = {kind: len([*some]) for kind, some in groupby(sorted(entry.kind for entry in told))}
        assert kinds.get("undo", 0) <= 1
        assert kinds.get("reopen", 0) <= players
    assert [entry.seq for entry in public.since(0) if entry.kind == "answer"] == stands
    assert {entry.kind for entry in public.since(0)} <= {"answer", "confirm"}


def test_what_is_public_of_an_endless_log_is_as_long_as_its_game() -> None:
    match = Match(title("mystery"), 2, {"start_player": 1}, "1")
    public = PublicLog()
    for _ in range(2000):
        match.answer(FIRST, "place C at 5")
        match.undo(FIRST)
    match.answer(FIRST, "place C at 6")
    log, match = match.log, Match(match.title, 2, {"start_player": 1}, "1")
    for seq, entry in enumerate(log, start=1):
        match.repeat(entry, seq)
        public.follow(Line(seq, Viewer(1), entry, None, 0, ""), match)
    assert public.seq == 4001
    assert [(entry.seq, entry.kind) for entry in public.since(0)] == [(4001, "answer")]
    assert [(entry.seq, entry.kind, entry.undone) for entry in public.since(1)] == [(2, "undo", 1), (4001, "answer", 0)]
    assert [(entry.seq, entry.kind) for entry in public.since(2000)] == [(4001, "answer")]
    assert match.returns(FIRST, 1) == 2000
