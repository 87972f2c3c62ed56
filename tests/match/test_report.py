"""A report: what somebody saw who says that it is against the rules, saved, opened, and played on."""

from __future__ import annotations

import copy
import json
import random
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given as example
from hypothesis import settings
from hypothesis import strategies as st

from antechamber.core.chance import key_from_seed
from antechamber.core.errors import AntechamberError
from antechamber.library import slugs, title
from antechamber.match import NO_SEAT, Match, Player, Seat
from antechamber.match.report import FORMAT, Report, ReportError, is_report, read_file, report, standing_log, written
from tests.given import REPORTS, given_report
from tests.samples import tables

TABLES = tables("REPORTED")
by_table = pytest.mark.parametrize(("slug", "players", "options"), TABLES, ids=[f"{t[0]}-{t[1]}" for t in TABLES])
STEP = 29  # answers between the moments that are looked at
FIRST, SECOND, THIRD = map(Seat, range(3))


def begun(slug: str, players: int, options: dict[str, Any], answers: int = 0) -> Match:
    seats = [Player(f"Person {n}") for n in range(1, players + 1)]
    return go_on(Match(title(slug), players, options, "a secret seed", seats), answers)


def go_on(match: Match, answers: int, seed: int = 1) -> Match:
    rng = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = rng.choice(match.deciding)
        match.answer(seat, rng.choice(match.state.legal(seat)))
    return match


def seen_by(match: Match, seat: Seat, **more: Any) -> dict[str, Any]:
    """What a seat saves now."""
    moments = match.known(seat, match.unrevealed)
    return report(match, seat, moments, len(moments), **more)


def read_again(data: dict[str, Any]) -> Report:
    return Report(title(data["game"]), json.loads(written(data)))


# ---------------------------------------------------------------- what is in it


@by_table
def test_who_opens_a_report_sees_the_same_table_and_is_asked_the_same(
    slug: str, players: int, options: dict[str, Any]
) -> None:
    match = begun(slug, players, options)
    for _ in range(5):
        for seat in [NO_SEAT, *map(Seat, range(players))]:
            data = seen_by(match, seat)
            opened = read_again(data)
            changed, parts = opened.changes()
            assert (changed.gone, changed.new, parts) == ([], [], [])
            world = opened.world()
            assert json.dumps(world.view(seat).detail()) == json.dumps(match.view(seat).detail())
            assert (world.question(), world.legal(seat)) == (match.state.question(), match.state.legal(seat))
        go_on(match, STEP)


@by_table
def test_a_report_does_not_depend_on_what_its_viewer_may_not_know(
    slug: str, players: int, options: dict[str, Any]
) -> None:
    match = begun(slug, players, options, 3)
    hidden = 0
    while not match.over and len(match.moments) < 5 * STEP:
        for seat in [NO_SEAT, *map(Seat, range(players))]:
            one = written(seen_by(match, seat))
            other = copy.copy(match)
            other.seed, other.moments, other.log = "another seed", [*match.moments], [*match.log]
            for locked in [locked for locked in match.unrevealed if locked != seat]:
                other.reopen(locked)  # whether somebody has sealed an answer may differ as well
            other.state = other.view(seat).imagine("another world")
            other.state.set_chance(key_from_seed("another world"))
            hidden += other.state.to_data() != match.state.to_data()
            assert written(seen_by(other, seat)) == one
        go_on(match, STEP)
    assert hidden


@by_table
def test_while_a_game_runs_its_report_has_no_log_no_seed_and_no_name(
    slug: str, players: int, options: dict[str, Any]
) -> None:
    match = begun(slug, players, options, STEP // 3)
    assert not match.over
    for seat in [NO_SEAT, *map(Seat, range(players))]:
        text = written(seen_by(match, seat))
        assert is_report(json.loads(text))
        for secret in ("seed", '"log"', '"chance"', '"draws"', '"sealed"', match.state.key_of_chance.hex(), "Person"):
            assert secret not in text
        assert not any(entry["key"] in text for entry in match.log)


def test_nobody_elses_lock_is_in_a_report_where_locks_are_hidden() -> None:
    match = begun("aztec", 3, {"locks": "hidden"})
    before = [written(seen_by(match, seat)) for seat in (NO_SEAT, FIRST, THIRD)]
    match.answer(SECOND, match.state.legal(1)[0])
    assert [written(seen_by(match, seat)) for seat in (NO_SEAT, FIRST, THIRD)] == before
    assert seen_by(match, SECOND)["ply"] == 1


def test_a_wish_is_kept_with_the_rule_that_is_against_it() -> None:
    match = begun("mystery", 3, {}, 20)
    data = seen_by(match, match.deciding[0], expected="I have four crystals", wish="break red M5")
    assert (data["expected"], data["wish"]) == ("I have four crystals", "break red M5")
    assert data["refused"]["rule"].startswith("MOT-")
    possible = match.text(match.state.legal(match.deciding[0])[0])
    assert "refused" not in seen_by(match, match.deciding[0], wish=possible)


def test_a_report_can_be_about_an_earlier_moment() -> None:
    match = begun("mystery", 3, {}, 20)
    data = report(match, FIRST, match.moments, 7)
    assert (data["ply"], len(data["plies"])) == (7, 7)
    assert data["view"] == match.moments[7].before.view(0).detail()
    assert read_again(data).changes()[1] == []


# ---------------------------------------------------------------- the log, after the end


def test_after_the_end_the_log_is_in_it_without_what_was_taken_back_and_without_names() -> None:
    match = begun("aztec", 3, {})
    first = match.deciding[0]
    match.answer(first, match.state.legal(first)[0])
    thought_of = match.log[0]["answer"]
    match.answer(first, match.state.legal(first)[-1])
    go_on(match, 10_000)
    assert any("reopen" in entry for entry in match.log)
    data = seen_by(match, FIRST)
    assert data["over"]
    entries = data["log"]["log"]
    assert [entry["answer"] for entry in entries] == [match.text(moment.option) for moment in match.moments]
    assert all(set(entry) == {"seat", "answer", "key"} for entry in entries)
    assert entries[0]["answer"] != thought_of
    assert "Person" not in written(data)
    replayed = read_again(data).match()
    assert replayed.key() == match.key()
    assert replayed.state.scores() == match.state.scores()


def test_a_log_that_stands_is_that_of_the_game_without_its_undos() -> None:
    match = begun("mystery", 2, {"max_rounds": 2})
    rng = random.Random(3)
    while not match.over:
        seat = match.deciding[0]
        match.answer(seat, rng.choice(match.state.legal(seat)))
        if match.undoable(seat) and rng.random() < 0.3:
            match.undo(seat, rng.randint(1, match.undoable(seat)))
    assert any("undo" in entry for entry in match.log)
    again = Match.from_log(match.title, standing_log(match))
    assert again.key() == match.key()
    assert len(again.log) == len(match.moments)


def test_an_answer_of_the_log_can_be_gone_back_to() -> None:
    match = begun("mystery", 2, {"max_rounds": 2}, 10_000)
    opened = read_again(seen_by(match, FIRST))
    for answers in (0, 5, len(match.moments)):
        state = match.state if answers == len(match.moments) else match.moments[answers].before
        assert opened.match(answers).state.key() == state.key()
    with pytest.raises(ReportError, match="no log: it was saved while the game was going on"):
        read_again(report(begun("mystery", 2, {}), FIRST, [], 0)).match()


# ---------------------------------------------------------------- files


def test_a_file_is_read_as_it_was_written_and_is_small_enough_to_read(tmp_path: Path) -> None:
    data = seen_by(begun("aztec", 4, {}, 40), THIRD, expected="„Zażółć”, ‘gęślą’\njaźń")
    file = tmp_path / "report.json"
    file.write_text(written(data), encoding="utf-8")
    assert read_file(file) == json.loads(json.dumps(data))
    assert file.stat().st_size < 100_000
    assert max(map(len, written(data).splitlines())) < 400


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is no JSON"),
        ("{", "it is no JSON"),
        ("[" * 100_000, "it is no JSON"),
        ("[]", "neither a log nor a report"),
        ('{"format": "antechamber-report/2"}', "expected the format"),
        ('{"format": "antechamber-report/1"}', "game is missing"),
        ('{"format": "antechamber-report/1", "game": 3}', "game is '3'"),
    ],
)
def test_a_foreign_file_is_refused_in_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ReportError, match=sentence) as refused:
        Report(title("mystery"), read_file(file))
    assert "\n" not in str(refused.value)


def test_a_report_of_another_title_or_of_other_components_is_refused() -> None:
    data = seen_by(begun("mystery", 2, {}), FIRST)
    with pytest.raises(ReportError, match="of mystery, not of aztec"):
        Report(title("aztec"), data)
    with pytest.raises(ReportError, match="made with an owner's component data"):
        Report(title("mystery"), {**data, "owners_data": "abc"})
    for seat in (-1, 3, 10**30):
        with pytest.raises(ReportError, match="seat"):
            Report(title("mystery"), {**data, "seat": seat})


PRESENT = {"mode": "advanced", "max_rounds": 2}
SAVED = [json.loads(written(seen_by(begun("mystery", 3, PRESENT, 30), FIRST)))]
SAVED += [json.loads(written(seen_by(begun(*table, 30), FIRST))) for table in TABLES]
SAVED += [json.loads(written(seen_by(begun("aztec", 3, {}, 1000), SECOND)))]
odd = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 9), st.sampled_from([10**9, 10**30, -(10**30)]), st.text(max_size=5),
    st.just([]), st.just({}), st.lists(st.integers(0, 3), max_size=3),
)  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value that opening a report looks at."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [path] if path else []
    for key, value in inside:
        found += places(value, (*path, key))
    return found


PLACES = [[way for way in places(data) if way[0] not in ("view", "plies")] for data in SAVED]


@settings(max_examples=settings().max_examples // 4)
@example(st.data())
def test_a_damaged_report_is_refused_or_opened_but_never_fails(draw: st.DataObject) -> None:
    which = draw.draw(st.integers(0, len(SAVED) - 1))
    data = copy.deepcopy(SAVED[which])
    way = draw.draw(st.sampled_from(PLACES[which]))
    inner: Any = data
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = draw.draw(odd)
    with suppress(AntechamberError):
        opened = Report(title(SAVED[which]["game"]), data)
        opened.changes()
        if "log" in data:
            opened.match()


def test_a_report_without_one_of_its_parts_is_refused() -> None:
    for part in SAVED[0]:
        with pytest.raises(AntechamberError, match=f"{part} is missing") if part != "format" else nullcontext():
            Report(title("mystery"), {name: value for name, value in SAVED[0].items() if name != part})


@pytest.mark.parametrize(
    ("part", "bent"),
    [
        ("position", {}),
        ("position", {"stack": [{"at": "nowhere", "seat": 1}]}),
        ("position", {**SAVED[0]["position"], "players": 7}),
        ("position", {**SAVED[0]["position"], "ring": []}),
        ("view", {"ask": {}}),
    ],
)
def test_a_report_that_cannot_be_opened_says_which_part_is_damaged(part: str, bent: Any) -> None:
    with pytest.raises(ReportError, match="the report is damaged"):
        Report(title("mystery"), {**SAVED[0], part: bent}).changes()


# ---------------------------------------------------------------- a test of it in one line


def saved(tmp_path: Path, data: dict[str, Any]) -> Path:
    file = tmp_path / "report.json"
    file.write_text(written(data), encoding="utf-8")
    return file


def test_a_report_is_a_test_in_one_line(tmp_path: Path) -> None:
    match = begun("mystery", 3, {}, 40)
    seat = match.deciding[0]
    possible = match.text(match.state.legal(seat)[0])
    file = saved(tmp_path, seen_by(match, seat, expected="to break it", wish="break red M5"))
    given_report(file).offers(possible).refuses("break red M5").refuses()
    with pytest.raises(
        AssertionError, match=r"'break red M5' is not offered \(MOT-.*the player expected: 'to break it'"
    ):
        given_report(file).offers()
    with pytest.raises(AssertionError, match="is offered"):
        given_report(file).refuses(possible)
    table = given_report(file).play(possible)
    match.answer(seat, possible)
    assert table.question == match.state.question()


def test_who_looks_on_can_doubt_what_another_seat_may_do(tmp_path: Path) -> None:
    match = begun("mystery", 3, {}, 40)
    seat = match.deciding[0]
    option = match.text(match.state.legal(seat)[0])
    other = (seat + 1) % 3
    for viewer in (-1, other):
        table = given_report(saved(tmp_path, seen_by(match, Seat(viewer))))
        assert table.who() == seat + 1
        table.offers(option)
        table.refuses(option, seat=other + 1)


def test_a_test_can_go_back_in_the_log_of_a_report_and_takes_a_saved_match_too(tmp_path: Path) -> None:
    match = begun("mystery", 2, {"max_rounds": 2}, 10_000)
    file = saved(tmp_path, seen_by(match, SECOND))
    assert given_report(file).over
    assert given_report(file, after=0).offers(match.text(match.moments[0].option)).question
    assert given_report(file, after=len(match.moments)).scores() == match.state.scores()
    kept = tmp_path / "match.json"
    match.save(kept)
    assert given_report(kept).scores() == match.state.scores()
    assert given_report(kept, after=5).state.key() == match.moments[5].before.key()


def test_the_format_has_a_name() -> None:
    assert FORMAT == "antechamber-report/1"


# ---------------------------------------------------------------- reports that were saved before


KEPT = sorted(REPORTS.glob("*.json"))


def test_a_report_of_every_title_and_one_with_a_log_is_kept() -> None:
    kept = [read_file(file) for file in KEPT]
    assert {data["game"] for data in kept} == set(slugs())
    assert any("log" in data for data in kept)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_report_that_was_saved_before_is_opened_and_asks_the_same(file: Path) -> None:
    data = read_file(file)
    opened = Report(title(data["game"]), data)
    table = given_report(file)
    assert (table.question, table.over) == (data["view"]["ask"]["question"], data["over"])
    if data["rules_version"] == opened.title.rules_version:
        assert sorted(table.options()) == sorted(opened.options)
        if "log" in data:
            assert given_report(file, after=data["ply"]).scores() == data["scores"]
