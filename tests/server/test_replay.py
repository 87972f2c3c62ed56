"""Looking back: the game answer by answer, as oneself until it is over."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.serving import BOT, FRIEND, ME, Opened, Server


def finished(server: Server) -> Opened:
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.play_to_the_end()
    return table


def test_a_running_game_is_replayed_as_oneself(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer("place C at 5", "place C at 6")
        ana.act("undo")
        ana.answer("place C at 7")
    replay = server.get(f"{table.path}/replay", table.keys[1]).json()
    assert (replay["seat"], replay["over"], [ply["ply"] for ply in replay["plies"]]) == (1, False, [1, 2])
    assert replay["plies"][1]["events"][0]["space"] == 7
    assert server.get(f"{table.path}/replay", table.keys[1], viewer=0).json()["seat"] == 0
    refused = server.get(f"{table.path}/replay", table.keys[1], viewer=2)
    assert (refused.status_code, refused.json()["problem"]) == (403, "problem-other-eyes")
    assert server.get(f"{table.path}/replay", table.watch, viewer=1).status_code == 403


def test_a_moment_shows_the_table_after_so_many_answers(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer("place C at 5", "place C at 6")
        now = ana.table
    crystals = [
        server.get(f"{table.path}/replay/{ply}", table.keys[1]).json()["view"]["players"][0]["crystals"]
        for ply in (0, 1, 2)
    ]
    assert crystals == ["............", "....C.......", "....CC......"]
    assert server.get(f"{table.path}/replay/2", table.keys[1]).json()["view"] == now["view"]
    assert server.get(f"{table.path}/replay/3", table.keys[1]).json()["problem"] == "problem-no-ply"


def test_after_the_end_everybody_sees_as_any_viewer(server: Server) -> None:
    table = finished(server)
    replays = [server.get(f"{table.path}/replay", table.watch, viewer=viewer).json() for viewer in (0, 1, 2)]
    assert [(replay["over"], replay["seat"]) for replay in replays] == [(True, 0), (True, 1), (True, 2)]
    last = server.get(f"{table.path}/replay/{len(replays[0]['plies'])}", table.watch, viewer=2).json()
    assert last["over"]
    assert last["winners"]
    assert server.get(f"{table.path}/replay", table.watch, viewer=3).json()["problem"] == "problem-no-seat"


def test_the_replay_marks_where_something_hidden_was_seen(serve: Callable[..., Server]) -> None:
    server = serve(SEALED_SECONDS="0")
    table = server.open_table(ME, BOT, BOT, title="aztec")
    with table.sit(1) as ana:
        ana.play_to_the_end()
    plies = server.get(f"{table.path}/replay", table.watch).json()["plies"]
    assert {ply["reveal"] for ply in plies} == {True, False}
    assert [ply["rounds"] for ply in plies] == sorted(ply["rounds"] for ply in plies)
