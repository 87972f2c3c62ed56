"""A match keeps the rules version it was begun with: what has changed since is decided in it as it was before."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antechamber.core.chance import dice_from_seed, pick, roll
from antechamber.core.kernel import NOBODY, State
from antechamber.core.title import Change
from antechamber.library import title
from antechamber.match import LogError, Match, Seat

mystery = title("mystery")
FIRST = Seat(0)
BEFORE = 0  # a version before that of today
ANSWERS = 60


def first_space(before: State, option: int, now: State) -> int:
    """The rules before placed crystals by themselves."""
    return now.legal(now.deciding()[0])[0] if now.question() == placing() else NOBODY


def placing() -> str:
    return Match(mystery, 2, {"start_player": 1}, "1").state.question()


def played(version: int | None, answers: int = ANSWERS) -> Match:
    match = Match(mystery, 2, {"start_player": 1}, "1", rules_version=version)
    dice = dice_from_seed("versions")
    for _ in range(answers):
        seat = match.deciding[0]
        legal = match.state.legal(seat)
        dice = roll(dice)
        match.answer(seat, legal[pick(dice, len(legal))])
    return match


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Change:
    """The rules of today ask what those before decided."""
    change = Change(mystery.rules_version, first_space)
    monkeypatch.setattr(mystery, "changes", [change])
    return change


def copied(match: Match) -> dict[str, Any]:
    return dict(json.loads(json.dumps(match.to_log())))


def test_what_older_rules_decided_is_not_asked_in_an_older_game(changed: Change) -> None:
    asked = [moment.before.question() for moment in played(BEFORE).moments]
    assert asked.count(placing()) == 1, "the first question of a match is put before anybody answers"
    assert [moment.before.question() for moment in played(None).moments].count(placing()) > 1


def test_a_log_of_an_older_version_replays_and_keeps_its_version(changed: Change) -> None:
    match = played(BEFORE)
    log = copied(match)
    assert log["rules_version"] == BEFORE
    again = Match.from_log(mystery, log)
    assert (again.log, again.key(), again.rules_version) == (match.log, match.key(), BEFORE)
    seat = again.deciding[0]
    again.answer(seat, again.state.legal(seat)[0])
    assert Match.from_log(mystery, copied(again)).key() == again.key(), "and goes on by it"


def test_what_was_decided_is_taken_back_with_the_answer_it_followed(changed: Change) -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1", rules_version=BEFORE)
    start = match.key()
    match.answer(FIRST, match.state.legal(0)[0])
    assert len(match.moments) == len(match.log) == 1
    match.undo(FIRST, consent=True)
    assert match.key() == start


def test_a_preview_decides_it_as_well(changed: Change) -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1", rules_version=BEFORE)
    first = match.state.legal(0)[0]
    ahead = match.preview(FIRST, [first])
    match.answer(FIRST, first)
    assert ahead.asks != placing()
    assert match.state.question() != placing()


def test_a_position_may_have_had_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mystery, "changes", [Change(mystery.rules_version, key=lambda state: state.key() ^ 1)])
    old, new = played(BEFORE, 3), played(None, 3)
    assert old.state.key() == new.state.key()
    assert old.key() != new.key()
    assert Match.from_log(mystery, copied(old)).key() == old.key()


def test_a_game_that_a_change_touches_is_known_up_to_there_with_the_reason(changed: Change) -> None:
    log = copied(played(BEFORE))
    log["log"][9]["key"] = "0000000000"
    match, difference = Match.from_log_so_far(mystery, log)
    assert difference is not None
    assert (difference.entry, difference.problem) == (10, "problem-rules-changed")
    assert difference.arguments == {"entry": 10, "change": [str(mystery.rules_version)]}
    assert match.log == log["log"][:9]
    with pytest.raises(LogError, match="log entry 10"):
        Match.from_log(mystery, log)


def test_without_a_change_a_difference_is_a_damage(tmp_path: Path) -> None:
    log = copied(played(None))
    log["log"][9]["key"] = "0000000000"
    _, difference = Match.from_log_so_far(mystery, log)
    assert difference is not None
    assert (difference.entry, difference.problem) == (10, "")
