"""Playing over a socket: what is acknowledged stands, what is refused changes nothing, nothing is done twice."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from antechamber.server import bot_turns, static
from tests.server.serving import BOT, FRIEND, ME, OPEN, Server, dial

PLACE = "place C at 5"


def test_a_game_against_bots_is_played_to_its_end(server: Server) -> None:
    table = server.open_table(ME, BOT, BOT, max_rounds=4)
    with table.sit(1) as ana:
        ana.play_to_the_end()
        assert ana.table["winners"]
        assert [entry["seq"] for entry in ana.entries] == list(range(1, ana.table["seq"] + 1))
        assert {entry["seat"] for entry in ana.entries} == {1, 2, 3}
    assert table.info()["over"]


def test_a_bot_lets_people_follow_at_the_first_answer_of_its_turn_only(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    def note(began: float, seconds: float) -> float:
        waited.append(seconds)
        return 0.0

    monkeypatch.setattr(bot_turns, "left", note)
    with serve(TURN_SECONDS="7").open_table(ME, BOT, BOT, max_rounds=4).sit(1) as ana:
        ana.play_to_the_end()
        seats = [entry["seat"] for entry in ana.entries]
    turns = [seat for before, seat in pairwise([0, *seats]) if seat not in (before, 1)]
    assert waited == [7.0] * len(turns)
    assert len(turns) < len([seat for seat in seats if seat != 1])


def test_what_a_bot_has_thought_counts_as_time_to_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    for passed, rest in ((0.1, 0.4), (0.5, 0.0), (3.0, 0.0)):
        monkeypatch.setattr(bot_turns, "monotonic", lambda now=100 + passed: now)
        assert bot_turns.left(100, 0.5) == pytest.approx(rest)


def test_the_first_thing_a_device_sees_is_the_table(server: Server) -> None:
    with server.open_table(ME, BOT).sit(1) as ana:
        assert ana.heard[0]["type"] == "table"
        assert ana.table["seat"] == 1
        assert ana.table["view"]["deciding"] == [1]
        assert PLACE in ana.options()
        assert [(seat["name"], seat["kind"], seat["here"]) for seat in ana.table["seats"]] == [
            ("Ana", "person", True),
            ("Rune", "bot", False),
        ]


def test_a_frame_names_the_build_of_the_page(
    serve: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "PAGE", tmp_path)
    table = serve().open_table(ME, OPEN)
    with table.sit(1) as ana:
        assert ana.table["build"] == "", "there is no page"
    for number, build in enumerate(("/assets/index-Old1.js", "/assets/index-New2.js")):
        page = tmp_path / "index.html"
        page.write_text(f'<script type="module" crossorigin src="{build}"></script>', encoding="utf-8")
        os.utime(page, ns=(number, number))
        with table.sit(1) as ana:
            ana.answer(ana.options()[0])  # a frame of another moment
            assert ana.table["build"] == build


def test_a_move_is_saved_first_and_then_seen_by_everybody_at_the_table(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno, table.look() as watcher:
        assert ana.answer(PLACE)["seq"] == 1
        kinds = [message["type"] for message in ana.heard if message["type"] != "people"]
        assert kinds == ["table", "saved", "table"]
        for guest in (bruno, watcher):
            guest.see(lambda shown: shown["seq"] == 1)
            assert guest.entries[0]["events"][0] == {
                "kind": "placed", "seat": 1, "rule": "MOT-SETUP-08", "crystal": "C", "space": 5,
            }  # fmt: skip
        assert not bruno.options()
        assert not watcher.options()


def test_who_comes_back_gets_what_happened_since(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer(PLACE)
        ana.answer("place C at 6")
    with table.sit(1, seen=1) as ana:
        assert [entry["seq"] for entry in ana.entries] == [2]
        assert ana.table["seq"] == 2
    with table.sit(1, seen=99) as ana:
        assert ana.entries == []


def test_a_move_sent_again_is_saved_once(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        first = ana.answer(PLACE, move_id="a")
        again = ana.ask("answer", "a", ask=0, answers=[PLACE])
        assert again == first == {"type": "saved", "id": "a", "seq": 1}
    with table.sit(1) as ana:
        assert ana.ask("answer", "a", ask=0, answers=["place C at 7"]) == first
        assert ana.table["seq"] == 1


def test_two_people_may_use_the_same_move_id(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno:
        ana.finish_turn()
        done = ana.table["seq"]
        bruno.see(bruno.must_act)
        assert ana.ask("undo", "same")["type"] == "refused"
        assert bruno.answer(bruno.options()[0], move_id="same")["seq"] > done


def test_an_answer_to_an_old_question_is_refused(server: Server) -> None:
    with server.open_table(ME, FRIEND).sit(1) as ana:
        ana.answer(PLACE)
        refused = ana.answer("place C at 6", ask=0)
        assert refused["problem"]["problem"] == "problem-stale"
        assert ana.answer("place C at 6")["type"] == "saved"


def test_of_a_plan_all_answers_are_taken_or_none(server: Server) -> None:
    with server.open_table(ME, FRIEND).sit(1) as ana:
        refused = ana.answer(PLACE, "place C at 5", move_id="plan")
        assert refused["type"] == "refused"
        assert ana.answer(PLACE, "place C at 6", move_id="plan") == {"type": "saved", "id": "plan", "seq": 2}
        assert ana.table["ply"] == 2
        assert ana.ask("answer", "plan", ask=0, answers=[PLACE, "place C at 6"])["seq"] == 2


def test_an_illegal_answer_is_refused_with_the_reason(server: Server) -> None:
    with server.open_table(ME, FRIEND).sit(1) as ana:
        problem = ana.answer("move w1")["problem"]
        assert problem["problem"] == "mystery-no-other-question"
        assert "seat 1 cannot" in problem["text"]
        assert ana.answer("dance")["type"] == "refused"
        assert ana.answer(PLACE)["seq"] == 1


def test_somebody_else_cannot_answer_for_the_seat_that_is_asked(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(2) as bruno, table.look() as watcher:
        assert bruno.answer(PLACE)["problem"]["problem"] == "problem-not-your-turn"
        for kind in ("undo", "confirm", "reopen"):
            assert bruno.ask(kind)["type"] == "refused"
            assert watcher.ask(kind)["problem"]["problem"] == "problem-spectator"
        assert watcher.answer(PLACE)["problem"]["problem"] == "problem-spectator"
    assert table.info()["ply"] == 0


def test_answers_can_be_taken_back_one_by_one_or_all_at_once(server: Server) -> None:
    with server.open_table(ME, FRIEND).sit(1) as ana:
        ana.answer(PLACE, "place C at 6")
        assert ana.table["undoable"] == 2
        ana.act("undo")
        assert (ana.table["ply"], ana.table["undoable"]) == (1, 1)
        assert ana.entries[-1] == {"seq": 3, "seat": 1, "kind": "undo", "events": [], "undone": 1}
        ana.answer("place C at 7")
        ana.act("undo", answers=ana.table["undoable"])
        assert ana.table["ply"] == 0
        assert ana.ask("undo")["problem"]["problem"] == "problem-undo-nothing"


def test_while_a_turn_is_unconfirmed_the_others_wait(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno:
        while not ana.table["confirming"]:
            ana.answer(ana.options()[0])
        done = ana.table["seq"]
        bruno.see(lambda shown: shown["confirming"] == 1 and shown["seq"] == done)
        problem = bruno.answer(bruno.options()[0])["problem"]
        assert problem["problem"] == "problem-unconfirmed"
        assert problem["arguments"] == {"seat": 1}
        assert problem["text"].startswith("Ana ")
        assert bruno.ask("confirm")["problem"]["problem"] == "problem-unconfirmed"
        ana.act("undo")
        assert ana.table["confirming"] == 0
        ana.answer(ana.options()[0])
        ana.act("confirm")
        bruno.see(lambda shown: not shown["confirming"] and shown["view"]["deciding"] == [2])
        assert bruno.answer(bruno.options()[0])["type"] == "saved"
        assert ana.ask("undo")["type"] == "refused"


def test_a_bot_waits_until_the_turn_before_it_is_confirmed(server: Server) -> None:
    with server.open_table(ME, BOT).sit(1) as ana:
        while not ana.table["confirming"]:
            ana.answer(ana.options()[0])
        assert ana.table["view"]["deciding"] == [2]
        ana.act("confirm")
        ana.see(lambda shown: any(entry["seat"] == 2 for entry in ana.entries))


def test_one_device_can_see_as_each_of_its_seats(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as device:
        device.finish_turn()
        seen = device.table["seq"]
        device.hello(table.keys[2], seen)
        assert (device.seat, device.table["entries"]) == (2, [])
        assert device.answer(device.options()[0])["type"] == "saved"
        here = {seat["seat"]: seat["here"] for seat in device.table["seats"]}
        assert here == {1: False, 2: True}


def test_a_wrong_key_does_not_go_on_as_the_former_viewer(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as device:
        assert device.hello("guessed")["problem"]["problem"] == "problem-key"
        with pytest.raises(Exception, match="1008"):
            device.hear()


def test_a_seat_can_be_open_on_several_devices(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as phone, table.sit(1) as laptop:
        phone.answer(PLACE)
        laptop.see(lambda shown: shown["seq"] == 1)
        assert laptop.answer("place C at 6")["seq"] == 2


def test_it_tells_why_something_cannot_be_done(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno, table.look() as watcher:
        assert ana.ask("why", wish=PLACE)["problem"] is None
        because = ana.ask("why", wish="move w1")
        assert because["type"] == "because"
        assert because["problem"]["text"]
        assert bruno.ask("why", wish=PLACE)["problem"]["problem"] == "problem-not-your-turn"
        assert watcher.ask("why", wish=PLACE)["problem"]["problem"] == "problem-spectator"


def test_it_tells_what_answers_would_lead_to_and_does_nothing(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno, table.look() as watcher:
        before = ana.table["view"]
        previewed = ana.ask("preview", "a", answers=[PLACE, "place C at 6", "place C at 7"])
        assert (previewed["type"], previewed["id"], previewed["taken"], previewed["asks"]) == ("previewed", "a", 2, "")
        assert [step["seat"] for step in previewed["steps"]] == [1, 1]
        assert [step["deciding"] for step in previewed["steps"]] == [[1], [2]]
        assert ana.ask("preview", answers=[PLACE])["asks"] == before["ask"]["question"]
        assert ana.ask("preview", answers=["move w1"])["taken"] == 0
        assert bruno.ask("preview", answers=[PLACE])["taken"] == 0
        wrong = ana.ask("preview", "b", answers=[PLACE, "dance"])
        assert (wrong["type"], wrong["id"], wrong["problem"]["problem"]) == ("refused", "b", "problem-no-such-option")
        assert watcher.ask("preview", answers=[PLACE])["problem"]["problem"] == "problem-spectator"
        assert ana.answer(PLACE, "place C at 6")["seq"] == 2
        assert ana.ask("preview", answers=[PLACE])["problem"]["problem"] == "problem-confirm-first"
    assert table.info()["ply"] == 2


def test_who_asks_whether_we_are_there_hears_yes(server: Server) -> None:
    with server.open_table(ME, OPEN).sit(1) as ana:
        ana.say(type="ping")
        assert ana.hear() == {"type": "pong"}


def test_people_hear_who_comes_and_goes(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        with table.sit(2):
            came = ana.hear_until(lambda message: message["type"] == "people")
            assert [seat["here"] for seat in came["seats"]] == [True, True]
        went = ana.hear_until(lambda message: message["type"] == "people")
        assert [seat["here"] for seat in went["seats"]] == [True, False]


def test_the_end_of_a_game_cannot_be_taken_back(server: Server) -> None:
    table = server.open_table(ME, FRIEND, max_rounds=1)
    with table.sit(1) as device:
        seat = 1
        while not device.table["over"]:
            if device.table["confirming"] == seat or seat in device.table["view"]["deciding"]:
                device.play_on()
            else:
                seat = 3 - seat
                device.hello(table.keys[seat], device.table["seq"])
        assert device.table["undoable"] == 0
        assert device.ask("undo")["problem"]["problem"] == "problem-over"


def test_nobody_can_talk_before_hello(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    with dial(server, table.id) as socket:
        socket.send('{"type":"ping"}')
        assert "problem-hello-first" in str(socket.recv())
        with pytest.raises(Exception, match="1008"):
            socket.recv()
