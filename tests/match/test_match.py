"""A match: its log is the truth, undo stops at the barrier, a replay comes to the same positions."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from antechamber.core.chance import dice_from_seed, pick, roll
from antechamber.core.errors import IllegalAnswer, NotationError, OptionError
from antechamber.library import title
from antechamber.match import NO_SEAT, LogError, Match, Player, Seat, UndoError
from antechamber.match.events import describe, visible_to
from antechamber.match.log import read_log, whys_in, with_reasons, write_log
from antechamber.match.report import report, written
from tests.games.mystery.given import given
from tests.sketches.sealed import masks

mystery = title("mystery")
FIRST, SECOND, THIRD, FOURTH = map(Seat, range(4))


def played(answers: int, players: int = 3, seed: str = "7", **options: Any) -> Match:
    """A match after so many random answers."""
    match = Match(mystery, players, options, seed)
    dice = dice_from_seed(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.deciding[0]
        legal = match.state.legal(seat)
        dice = roll(dice)
        match.answer(seat, legal[pick(dice, len(legal))])
    return match


def test_an_answer_is_logged_in_notation_with_the_key_of_the_position_after_it() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    match.answer(FIRST, "place C at 5")
    assert match.log == [{"seat": 1, "answer": "place C at 5", "key": match.key()}]


def test_an_illegal_answer_changes_neither_state_nor_log() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    before = match.state.to_data()
    with pytest.raises(IllegalAnswer, match=r'seat 1 cannot "end" \(MOT-SETUP-08\); legal: "place C at 1"'):
        match.answer(FIRST, "end")
    with pytest.raises(IllegalAnswer, match=r"seat 2 cannot .* now: seat 1 is to answer"):
        match.answer(SECOND, "place C at 5")
    with pytest.raises(IllegalAnswer, match="there are 2 seats"):
        match.answer(Seat(7), "place C at 5")
    with pytest.raises(NotationError, match='"dance" is no option of mystery'):
        match.answer(FIRST, "dance")
    with pytest.raises(IllegalAnswer, match="option 99999999999"):
        match.answer(FIRST, 99999999999)
    assert match.state.to_data() == before
    assert match.log == []


def test_answers_can_be_taken_back_to_the_last_answer_of_another_seat() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    match.answer(FIRST, "place C at 5")
    start = match.key()
    assert match.undoable(FIRST) == 1
    match.answer(FIRST, "place C at 6")
    assert match.undoable(FIRST) == 2
    match.undo(FIRST)
    assert match.key() == start
    match.answer(FIRST, "place C at 7")
    match.answer(SECOND, "place C at 1")
    assert match.undoable(FIRST) == 0
    with pytest.raises(UndoError, match="another seat answered"):
        match.undo(FIRST)
    assert [entry.get("answer", "undo") for entry in match.log] == [
        "place C at 5", "place C at 6", "undo", "place C at 7", "place C at 1",
    ]  # fmt: skip


def test_nobody_takes_back_a_turned_up_rune_card() -> None:
    position = played(0, 2).state
    for seed in range(200):
        match = played(600, 2, str(seed), mode="advanced")
        for before, after in zip(match.moments, [*match.moments[1:], None], strict=True):
            state = after.before if after else match.state
            runes = [[p["face_up"] for p in s.to_data()["piles"].values()] for s in (before.before, state)]  # type: ignore[attr-defined]
            if runes[0] != runes[1]:
                assert before.before.barrier() < state.barrier()
                return
    raise AssertionError(f"no rune card was turned up from {position.key()}")


def test_past_the_barrier_a_table_can_agree_to_take_back() -> None:
    match = played(30)
    key = f"{match.moments[-5].before.key():010x}"
    match.undo(FIRST, 5, consent=True)
    assert match.key() == key
    with pytest.raises(UndoError, match="cannot take back 900 of 25 answers"):
        match.undo(FIRST, 900, consent=True)


def test_a_turn_that_went_on_by_itself_waits_until_its_player_confirms_it() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    match.answer(FIRST, "place C at 5")
    assert match.unconfirmed is None, "the seat is asked again"
    match.answer(FIRST, "place C at 6")
    assert match.deciding == [1]
    assert match.unconfirmed == 0
    match.undo(FIRST)
    match.answer(FIRST, "place C at 7")
    with pytest.raises(UndoError, match="seat 2 has no turn to confirm"):
        match.confirm(SECOND)
    match.confirm(FIRST)
    assert match.unconfirmed is None
    with pytest.raises(UndoError) as refused:
        match.undo(FIRST)
    assert (refused.value.problem, refused.value.arguments) == ("problem-undo-barrier", {"answers": 0})


def test_a_turn_that_was_ended_in_so_many_words_needs_no_confirmation() -> None:
    match = played(4, players=2)
    match.state = given(2, crystals=["RRRR"], pawns=["w1"]).play("move w2", "collect").stow().state
    while "end" not in [match.text(option) for option in match.state.legal(0)]:
        match.answer(FIRST, match.state.legal(0)[-1])
    match.answer(FIRST, "end")
    assert match.deciding == [1]
    assert match.unconfirmed is None


def test_a_bot_confirms_nothing_and_a_replay_does_not_mind_who_sits_there_by_now() -> None:
    seats = [Player("Ana"), Player("Bruno", "random")]
    match = Match(mystery, 2, {"start_player": 1}, "1", seats)
    match.answer(FIRST, "place C at 5")
    match.answer(FIRST, "place C at 6")
    match.confirm(FIRST)
    match.answer(SECOND, "place C at 5")
    match.answer(SECOND, "place C at 6")
    assert match.unconfirmed is None
    log = match.to_log()
    log["seats"][0]["bot"] = "random"
    again = Match.from_log(mystery, log)
    assert again.key() == match.key()
    assert again.log == match.log


def test_no_two_questions_have_the_same_number_even_after_taking_back() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    numbers = [match.question_number]
    for _ in range(3):
        match.answer(FIRST, "place C at 5")
        numbers.append(match.question_number)
        match.undo(FIRST)
        numbers.append(match.question_number)
    assert len(set(numbers)) == len(numbers)


def test_a_sealed_answer_that_is_reopened_no_longer_stands() -> None:
    match = Match(masks, 3, seed="reopen")
    number = match.question_number
    first, second, third = match.deciding
    match.answer(first, match.state.legal(first)[0])
    match.answer(second, match.state.legal(second)[0])
    match.reopen(first)
    assert [moment.seat for moment in match.moments] == [second]
    assert match.undoable(second) == 0, "what is sealed is reopened, not taken back"
    assert match.question_number == number
    assert first in match.moments[0].before.deciding()
    match.answer(first, match.state.legal(first)[1])
    match.answer(third, match.state.legal(third)[0])
    assert match.question_number > number
    assert Match.from_log(masks, match.to_log()).key() == match.key()


def test_a_sealed_answer_given_again_stands_instead_of_the_first() -> None:
    match = Match(masks, 3, seed="again")
    number = match.question_number
    match.answer(SECOND, "claim 1")
    match.answer(FIRST, "claim 2")
    match.answer(SECOND, "claim 4")
    assert [(moment.seat, match.text(moment.option)) for moment in match.moments] == [(0, "claim 2"), (1, "claim 4")]
    assert match.moments[0].before.deciding() == [0, 1, 2]
    assert (match.question_number, match.sealed) == (number, [0, 1])
    given = [(entry["seat"], entry.get("answer", "taken back")) for entry in match.log]
    assert given == [(2, "claim 1"), (1, "claim 2"), (2, "taken back"), (2, "claim 4")]
    match.answer(THIRD, "claim 3")
    straight = Match(masks, 3, seed="again")
    for seat, claim in ((THIRD, "claim 3"), (SECOND, "claim 4"), (FIRST, "claim 2")):
        straight.answer(seat, claim)
    assert match.key() == straight.key()
    assert Match.from_log(masks, match.to_log()).key() == match.key()
    short = match.to_log() | {"log": [entry for entry in match.log if "reopen" not in entry]}
    assert Match.from_log(masks, short).log == short["log"], "nor need it be said"


def test_sealed_answers_stand_in_the_order_of_seats_and_what_came_of_them_belongs_to_the_last() -> None:
    match = Match(masks, 3, seed="order")
    for seat in (THIRD, FIRST, SECOND):
        match.answer(seat, "claim 1")
    assert [moment.seat for moment in match.moments] == [0, 1, 2]
    assert [moment.before.deciding() for moment in match.moments] == [[0, 1, 2], [1, 2], [2]]
    assert [bool(moment.events) for moment in match.moments] == [False, False, True]
    assert Match.from_log(masks, match.to_log()).moments[-1].events != []


def test_every_answer_that_stands_knows_its_entry_whatever_was_taken_back_or_put_in_order() -> None:
    match = Match(masks, 3, seed="entries")
    for seat, face in ((THIRD, 1), (SECOND, 1), (SECOND, 2)):  # seat 2 thinks again, which reopens its first answer
        match.answer(seat, f"claim {face}")
    match.note(SECOND, "leave", "", SECOND)
    match.reopen(THIRD)
    match.answer(THIRD, "claim 3")
    match.answer(FIRST, "claim 4")
    assert [entries_of(one) for one in (match, Match.from_log(masks, match.to_log()))] == [[8, 4, 7]] * 2
    for moment in match.moments:
        entry = match.log[moment.entry - 1]
        assert (entry["seat"] - 1, entry["answer"]) == (moment.seat, match.text(moment.option))

    taken_back = Match(mystery, 2, {"start_player": 1}, "1")
    for space in (5, 6):
        taken_back.answer(FIRST, f"place C at {space}")
    taken_back.undo(FIRST, 2)
    taken_back.answer(FIRST, "place C at 7")
    taken_back.answer(FIRST, "place C at 8")
    taken_back.confirm(FIRST)
    taken_back.answer(SECOND, "place C at 1")
    assert entries_of(taken_back) == [4, 5, 7]


def entries_of(match: Match) -> list[int]:
    return [moment.entry for moment in match.moments]


def test_a_sealed_answer_is_taken_back_on_a_copy_without_touching_the_match_itself() -> None:
    match = Match(masks, 3, seed="copy")
    match.answer(FIRST, "claim 1")
    match.answer(SECOND, "claim 1")
    for _ in range(2):  # as whoever loses a race does it again
        tried = copy.copy(match)
        tried.moments, tried.log = list(match.moments), list(match.log)
        tried.reopen(FIRST)
        assert [moment.before.deciding() for moment in tried.moments] == [[0, 1, 2]]
    assert [moment.before.deciding() for moment in match.moments] == [[0, 1, 2], [1, 2]]


def test_what_becomes_of_a_seat_is_noted_and_changes_no_position() -> None:
    match = Match(masks, 3, seed="seats")
    match.answer(FIRST, "claim 1")
    before, number = match.key(), match.question_number
    match.note(THIRD, "request", "Zoë", THIRD)
    match.note(SECOND, "agree", "Bruno", THIRD)
    match.note(THIRD, "take", "Zoë", THIRD)
    assert {entry["key"] for entry in match.log} == {before}
    assert (match.question_number, match.sealed, match.taken_over) == (number, [0], [2])
    match.answer(SECOND, "claim 1")
    match.reopen(SECOND)
    match.note(SECOND, "leave", "Bruno", SECOND)
    assert [(note.ply, note.kind, note.seat, note.about) for note in match.notes()] == [
        (1, "request", 2, 2), (1, "agree", 1, 2), (1, "take", 2, 2), (1, "leave", 1, 1)
    ]  # fmt: skip
    for seat in (SECOND, THIRD):
        match.answer(seat, "claim 1")
    again = Match.from_log(masks, json.loads(json.dumps(match.to_log())))
    assert (again.key(), again.log, again.taken_over) == (match.key(), match.log, [2])


def test_an_undo_takes_nothing_back_that_became_of_a_seat() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    match.answer(FIRST, "place C at 5")
    match.note(SECOND, "leave", "Bruno", SECOND)
    match.answer(FIRST, "place C at 6")
    assert match.undoable(FIRST) == 2
    match.undo(FIRST, 2)
    assert [(note.ply, note.name) for note in match.notes()] == [(0, "Bruno")]


def test_nothing_sealed_cannot_be_taken_back() -> None:
    match = Match(masks, 3, seed="nothing")
    with pytest.raises(UndoError) as refused:
        match.reopen(FIRST)
    assert refused.value.problem == "problem-nothing-sealed"


def test_whose_sealed_answers_nobody_may_know_of_is_read_off_the_views() -> None:
    aztec = title("aztec")
    for locks, hidden in (("shown", []), ("hidden", [0, 2])):
        match = Match(aztec, 4, {"locks": locks}, "locks")
        assert (match.sealed, match.unrevealed) == ([], [])
        match.answer(THIRD, "claim BB")
        match.answer(FIRST, "claim BB")
        assert (match.sealed, match.unrevealed) == ([0, 2], hidden)
        match.answer(SECOND, "claim BB")
        match.answer(FOURTH, "claim BB")
        assert (match.sealed, match.unrevealed) == ([], [])


def test_a_refusal_knows_no_more_than_the_seat() -> None:
    """Who is still to answer is no secret of the sentence, if it is one of the view."""
    aztec = title("aztec")
    told = []
    for locked in ([], [SECOND], [SECOND, THIRD]):
        match = Match(aztec, 4, {"locks": "hidden"}, "refusal")
        for seat in locked:
            match.answer(seat, "claim BB")
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(FIRST, "believe 2")
        told.append((str(refused.value), refused.value.arguments))
    assert told[0] == told[1] == told[2]


def test_an_illegal_answer_says_why_in_a_message_that_can_be_translated() -> None:
    match = Match(mystery, 2, {"start_player": 1}, "1")
    match.answer(FIRST, "place C at 5")
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(FIRST, "place C at 5")
    assert refused.value.problem == "mystery-no-space-taken"
    assert refused.value.arguments == {"crystal": "C", "space": 5}
    assert refused.value.rule == "MOT-SETUP-08"


def test_a_log_file_is_small_and_replays_to_the_same_position(tmp_path: Path) -> None:
    match = played(300)
    match.undo(match.moments[-1].seat, 1, consent=True)
    path = tmp_path / "match.json"
    match.save(path)
    text = path.read_text(encoding="utf-8")
    assert len(text) < 100 * len(match.log)
    assert text.count("\n") > len(match.log)
    again = Match.from_log(mystery, read_log(path))
    assert again.key() == match.key()
    assert again.to_log() == match.to_log()
    assert [s.name for s in again.seats] == [s.name for s in match.seats]


def test_events_tell_what_happened_with_the_rule_it_follows_from() -> None:
    match = Match(mystery, 2, {"start_player": 1, "two_player_neutral": False}, "1")
    events = match.answer(FIRST, "place C at 5")
    told = [describe(match.state.contents(), event) for event in events if visible_to(event, NO_SEAT)]
    assert told[0] == {"kind": "placed", "seat": 1, "rule": "MOT-SETUP-08", "crystal": "C", "space": 5}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda log: log["log"][3].update(answer="end"), 'log entry 4: seat . cannot "end"'),
        (lambda log: log["log"][3].update(answer="sing"), 'log entry 4: "sing" is no option'),
        (lambda log: log["log"][3].update(seat=9), "log entry 4: .*there are 3 seats"),
        (lambda log: log["log"][3].update(key="0000000000"), "log entry 4: the game diverges here"),
        (lambda log: log["log"].insert(2, "x"), "log entry 3: expected a seat, an answer and a key"),
        (lambda log: log["log"][3].pop("answer"), "log entry 4: expected a seat, an answer and a key"),
        (lambda log: log["log"][3].update(undo="x", answer=1), "log entry 4: expected a seat, an answer and a key"),
        (lambda log: log["log"][3].update(seating="sing", name="", about=1), "log entry 4: expected a seat"),
        (lambda log: log["log"][3].update(seating="take", name=5, about=1), "log entry 4: expected a seat"),
        (lambda log: log["log"][3].update(seating="take", name="", about=10**30), "log entry 4: expected a seat"),
        (lambda log: log["log"][3].update(seating="take", name="", about=4), "log entry 4: there is no seat 4 among 3"),
        (lambda log: log["log"][3].update(seat=10**30), "log entry 4: expected a seat, an answer and a key"),
        (lambda log: log.update(log={}), "not a log: log is {}"),
        (lambda log: log.pop("seed"), "not a log: seed is missing"),
        (lambda log: log.update(seed="other"), "log entry .*: "),
        (lambda log: log.update(game="chess"), "the log is of chess, not of mystery"),
        (lambda log: log.update(players=2), "seats: expected 2, got 3"),
        (lambda log: log["seats"].append(5), "seats: expected a name, got 5"),
    ],
)
def test_a_corrupt_log_is_refused_with_the_entry_and_the_reason(change: Any, reason: str) -> None:
    log = json.loads(json.dumps(played(20).to_log()))
    change(log)
    with pytest.raises(LogError, match=reason):
        Match.from_log(mystery, log)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not a log"),
        ("[]", "not a log: expected the format"),
        ("{", "not a log"),
    ],
)
def test_a_file_that_is_no_log_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LogError, match=reason):
        read_log(path)
    with pytest.raises(LogError, match="there is no such file"):
        read_log(tmp_path / "none.json")


def test_a_match_needs_a_name_for_every_seat_and_options_that_exist() -> None:
    with pytest.raises(LogError, match="seats: expected 2, got 1"):
        Match(mystery, 2, {}, "1", [Player("Ana")])
    with pytest.raises(OptionError, match="mystery has no option 'colour'"):
        Match(mystery, 2, {"colour": "red"}, "1")
    with pytest.raises(OptionError, match="for 2 to 4 players, not 5"):
        Match(mystery, 5, {}, "1")


# ---------------------------------------------------------------- why bots answered as they did

WHY = [{"message": "bot-because-lots", "arguments": {}}]


def test_reasons_stand_beside_the_log_and_a_report_has_none(tmp_path: Path) -> None:
    match = played(9999, 2, max_rounds=1)
    assert match.over
    data = with_reasons(match.to_log(), {2: WHY, 5: WHY})
    write_log(data, tmp_path / "match.json")
    read = read_log(tmp_path / "match.json")
    assert (read, whys_in(read)) == (data, {2: WHY, 5: WHY})
    again = Match.from_log(mystery, read)
    assert (again.log, again.to_log()) == (match.log, match.to_log())
    assert "reasons" not in report(again, NO_SEAT, again.moments, 3)["log"]
    assert "because" not in written(report(again, NO_SEAT, again.moments, 3))


def test_a_match_without_bots_is_written_without_reasons() -> None:
    log = played(3).to_log()
    assert (with_reasons(log, {}), whys_in(log)) == (log, {})


@pytest.mark.parametrize(
    ("reasons", "sentence"),
    [
        ({}, "not a log: reasons is '{}'"),
        ([1], "reasons: expected the number of an entry and why, got '1'"),
        ([{"entry": "1", "why": []}], "expected the number of an entry and why"),
        ([{"entry": True, "why": []}], "expected the number of an entry and why"),
        ([{"entry": 1, "why": ["bot-because-lots"]}], "expected the number of an entry and why"),
        ([{"entry": 1, "why": [{"message": 1, "arguments": {}}]}], "expected the number of an entry and why"),
        ([{"entry": 1, "why": [{"message": "x", "arguments": []}]}], "expected the number of an entry and why"),
    ],
)
def test_reasons_that_are_none_are_refused_with_one_sentence(reasons: Any, sentence: str) -> None:
    with pytest.raises(LogError, match=re.escape(sentence)) as refused:
        Match.from_log(mystery, {**played(3).to_log(), "reasons": reasons})
    assert "\n" not in str(refused.value)
