"""That is against the rules: a file with what a key's owner sees, and nothing that they may not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.given import given_report
from tests.server.serving import BOT, FRIEND, ME, OPEN, PEOPLE, Beside, Json, Opened, Server, problem
from tests.server.test_retention import inside


def save(server: Server, table: Opened, key: str, **doubt: object) -> Json:
    answer = server.post(f"{table.path}/report", doubt, key)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_report_is_the_table_as_its_player_sees_it_and_becomes_a_test(server: Server, tmp_path: Path) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer("place C at 5")
        shown = ana.table
        why = ana.ask("why", wish="place C at 5")["problem"]
    answer = server.post(f"{table.path}/report", {"expected": "Space 5?", "wish": "place C at 5"}, table.keys[1])
    report = answer.json()
    assert (report["format"], report["game"], report["seat"], report["ply"]) == (
        "antechamber-report/1",
        "mystery",
        1,
        1,
    )
    assert report["view"] == shown["view"]
    assert (report["scores"], report["winners"]) == (shown["scores"], shown["winners"])
    assert [told["events"] for told in report["plies"]] == [entry["events"] for entry in shown["entries"]]
    assert (report["expected"], report["refused"]["problem"]) == ("Space 5?", why["problem"])
    assert report["refused"]["rule"] == why["rule"]
    assert "log" not in report
    name = answer.headers["content-disposition"].partition('filename="')[2].rstrip('"')
    assert name.startswith("mystery-report-1-")
    (tmp_path / name).write_bytes(answer.content)
    opened = given_report(tmp_path / name).refuses("place C at 5").offers(*ana.options())
    assert opened.expected == "Space 5?"
    with pytest.raises(AssertionError, match="the player expected: 'Space 5\\?'"):
        given_report(tmp_path / name).offers()


def test_a_report_names_nobody_and_opens_no_door(server: Server) -> None:
    table = server.open_table(ME, {**FRIEND, "name": "Bruno the Secretive"}, OPEN)
    with table.sit(1) as ana:
        ana.answer(ana.options()[0])
    for key in (table.keys[1], table.keys[2], table.watch, table.host):
        text = json.dumps(save(server, table, key))
        held = [*table.keys.values(), *table.invites.values(), table.watch, table.host, table.id, "Ana", "Secretive"]
        assert not [secret for secret in held if secret in text]


def test_every_key_reports_as_its_own_viewer(server: Server) -> None:
    table = server.open_table(*PEOPLE, title="aztec")
    views = {}
    for seat, key in [*table.keys.items(), (0, table.watch), (0, table.host)]:
        report = save(server, table, key)
        assert report["seat"] == seat
        views[seat] = report["view"]
        assert report["view"]["seat"] == (seat or None)
    for seat in (1, 2, 3):
        cards = [views[seat]["players"][other - 1]["cards"][0] for other in (1, 2, 3)]
        assert [card is not None for card in cards] == [other == seat for other in (1, 2, 3)]
        for other in (1, 2, 3):
            if other != seat:
                refused = server.post(f"{table.path}/report", {"viewer": other}, table.keys[seat])
                assert problem(refused) == (403, "problem-other-eyes")
        assert save(server, table, table.keys[seat], viewer=0)["seat"] == 0
    assert problem(server.post(f"{table.path}/report", {"viewer": 1}, table.watch)) == (403, "problem-other-eyes")


def test_a_report_needs_a_key_of_its_table(server: Server) -> None:
    table, other = server.open_table(ME, FRIEND), server.open_table(ME, FRIEND)
    path = f"{table.path}/report"
    assert problem(server.post(path, {})) == (401, "problem-no-key")
    for key in (other.keys[1], other.watch, other.host, table.keys[1][::-1], table.id):
        assert problem(server.post(path, {}, key)) == (403, "problem-key")
    assert problem(server.post("/api/tables/aaaaaaaaaa/report", {}, table.keys[1])) == (404, "problem-no-table")
    invite = server.open_table(ME, OPEN)
    assert problem(server.post(f"{invite.path}/report", {}, invite.invites[2])) == (403, "problem-key")


def test_a_key_that_was_given_up_no_longer_reports(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    invite = table.at(1, "invite", table.keys[1]).json()["invite"]
    assert table.claim(invite).status_code == 200
    assert problem(server.post(f"{table.path}/report", {}, table.keys[1])) == (403, "problem-key")


def test_what_is_too_long_or_makes_no_sense_is_refused(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    path = f"{table.path}/report"
    wrong: object
    for wrong in (
        {"expected": "x" * 1001},
        {"expected": 3},
        {"wish": "x" * 121},
        {"ply": -1},
        {"ply": "one"},
        {"viewer": 9},
        {"seat": 2},
        [],
    ):
        assert problem(server.post(path, wrong, table.keys[1])) == (400, "problem-invalid"), wrong
    assert problem(server.post(path, {"ply": 1}, table.keys[1])) == (404, "problem-no-ply")
    assert problem(server.post(path, {"viewer": 3}, table.keys[1])) == (404, "problem-no-seat")
    assert problem(server.post(path, {"expected": "x" * 70_000}, table.keys[1])) == (413, "problem-too-large")
    alone = server.http.post(
        path,
        content=b'{"expected": "\\ud800"}',
        headers={"authorization": f"Bearer {table.keys[1]}", "content-type": "application/json"},
    )
    assert problem(alone) == (400, "problem-invalid")
    longest = save(server, table, table.keys[1], expected="ż" * 1000, wish="nonsense")
    assert (longest["expected"], longest["refused"]["problem"]) == ("ż" * 1000, "problem-no-such-option")


def test_reports_are_counted_like_everything_that_is_posted(serve: Callable[..., Server]) -> None:
    server = serve(POSTS_PER_MINUTE="5")
    table = server.open_table(ME, FRIEND)
    codes = [server.post(f"{table.path}/report", {}, table.keys[1]).status_code for _ in range(6)]
    assert codes == [200] * 4 + [429] * 2


def test_nothing_is_done_at_the_table(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        before = ana.table
        save(server, table, table.keys[1], expected="something")
        save(server, table, table.watch)
        ana.hello(table.keys[1])
        assert {**ana.table, "entries": []} == {**before, "entries": []}


def test_a_report_at_a_table_that_was_closed_is_saved_without_its_log(serve: Callable[..., Beside]) -> None:
    server = serve()
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer(ana.options()[0])
    assert inside(server, server.tables.close_table(table.id))
    report = save(server, table, table.keys[1])
    assert (report["ply"], "log" in report) == (1, False)


def test_an_earlier_moment_can_be_reported_as_the_viewer_who_looked_at_it(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer("place C at 5", "place C at 6")
    report = save(server, table, table.keys[1], ply=1)
    assert report["view"] == server.get(f"{table.path}/replay/1", table.keys[1]).json()["view"]
    assert [told["ply"] for told in report["plies"]] == [1]


def test_after_the_end_the_log_comes_with_it_for_any_viewer(server: Server, tmp_path: Path) -> None:
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.answer(ana.options()[0])
        ana.act("undo")
        ana.play_to_the_end()
        end = ana.table
    for key, viewer, ply in ((table.keys[1], None, None), (table.watch, 2, 3), (table.watch, None, 0)):
        answer = server.post(f"{table.path}/report", {"viewer": viewer, "ply": ply}, key)
        report = answer.json()
        file = tmp_path / "report.json"
        file.write_bytes(answer.content)
        assert report["over"] == (ply is None)
        assert [set(entry) for entry in report["log"]["log"]] == [{"seat", "answer", "key"}] * end["ply"]
        assert "Ana" not in answer.text
        assert given_report(file, after=end["ply"]).scores() == end["scores"]
        assert given_report(file).over == (ply is None)
