"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.serving import BOT, FRIEND, ME, OPEN, Guest, Json, Process

Pair = tuple[Process, Process]


@pytest.fixture(scope="module")
def pair(postgresql: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    address = postgresql.new_database()
    started = [Process(tmp_path_factory.mktemp("server"), DATABASE_URL=address) for _ in range(2)]
    yield started[0], started[1]
    for one in started:
        one.stop()


def test_a_move_at_one_process_is_seen_at_the_other(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2, server=there) as bruno:
        ana.finish_turn()
        bruno.see(bruno.must_act)
        assert bruno.entries == ana.entries
        bruno.finish_turn()
        ana.see(ana.must_act)
        assert ana.play_on()["type"] == "saved"


def test_a_process_hears_of_the_others_whatever_its_address_says_of_the_connection(
    postgresql: Postgres, tmp_path: Path
) -> None:
    address = postgresql.new_database() + "&sslmode=prefer&application_name=games"
    started = []
    for number in "12":
        (tmp_path / number).mkdir()
        started.append(Process(tmp_path / number, DATABASE_URL=address))
    here, there = started
    table = here.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2, server=there) as bruno:
        ana.finish_turn()
        bruno.see(bruno.must_act)
    for one in started:
        one.stop()
        assert not [line for line in one.logged() if line["event"] == "database lost"]


def test_a_move_sent_again_to_the_other_process_counts_once(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(1, server=there) as again:
        saved = ana.answer("place C at 5", move_id="a")
        assert again.ask("answer", "a", ask=0, answers=["place C at 5"]) == saved
        again.see(lambda shown: shown["seq"] == 1)
        assert again.table["ply"] == 1


def test_of_two_answers_to_one_question_one_stands(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, FRIEND)
    with table.sit(1) as one, table.sit(1, server=there) as other, ThreadPoolExecutor() as at_once:
        sent = [at_once.submit(guest.answer, guest.options()[n]) for n, guest in enumerate((one, other))]
        replies = {reply["type"]: reply for reply in (future.result() for future in sent)}
        assert replies["saved"]["seq"] == 1
        assert replies["refused"]["problem"]["problem"] == "problem-stale"
        for guest in (one, other):
            assert guest.see(lambda shown: shown["seq"] == 1)["ply"] == 1


def test_bots_play_on_whichever_process_somebody_looks(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, BOT, BOT, max_rounds=2)
    with table.sit(1, server=there) as ana:
        ana.play_to_the_end()
        assert [entry["seq"] for entry in ana.entries] == list(range(1, ana.table["seq"] + 1))


def test_who_loses_a_seat_at_one_process_is_sent_away_at_the_other(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, OPEN)
    with table.sit(1, server=there) as ana:
        table.at(1, "leave", table.keys[1])
        refused = ana.hear_until(lambda message: message["type"] == "refused")
        assert refused["problem"]["problem"] == "problem-key-revoked"


def test_who_asks_for_a_seat_at_one_process_gets_it_from_people_at_both(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, FRIEND, BOT, title="aztec", locks="shown")
    with table.sit(1) as ana, table.sit(2, server=there) as bruno:
        bruno.see(lambda shown: shown["seq"] > 0)
        invite = table.at(3, "invite", table.host).json()["invite"]
        asked = there.post(f"{table.path}/claim", {"invite": invite, "name": "Zoë"}).json()
        assert asked["waits"]
        people = ana.hear_until(lambda message: message["type"] == "people" and message["seats"][2]["request"])
        wish = {"request": people["seats"][2]["request"]["id"], "agrees": True}
        with Guest(there, table.id, asked["token"]) as zoe:
            assert zoe.seat == 0
            for server, seat in ((there, 2), (here, 1)):
                assert server.post(f"{table.path}/seats/3/agree", wish, table.keys[seat]).status_code == 200
            zoe.hear_until(lambda message: message["type"] == "people" and message["seats"][2]["kind"] == "person")
            zoe.hello(asked["token"], zoe.table["seq"])
            zoe.see(lambda shown: shown["seat"] == 3)
        for guest in (ana, bruno):
            guest.see(lambda shown: shown["taken_over"] == [3])
            assert [entry["kind"] for entry in guest.entries[-4:]] == ["request", "agree", "agree", "take"]


def all_here(message: Json) -> bool:
    return "seats" in message and all(seat["here"] for seat in message["seats"])


def test_every_process_knows_who_is_here(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, OPEN)
    key = table.claim(table.invites[2], "Zoë").json()["token"]
    with table.sit(1) as ana:
        with Guest(there, table.id, key) as zoe:
            ana.hear_until(lambda message: message["type"] == "people" and message["seats"][1]["here"])
            refused = table.at(2, "stand-in", table.host, {"bot": "random"})
            assert refused.json()["problem"] == "problem-still-here"
            if not all_here(zoe.table):  # news of Ana may still be under way
                zoe.hear_until(all_here)
        ana.hear_until(lambda message: message["type"] == "people" and not message["seats"][1]["here"])


def test_a_process_that_lost_its_connection_catches_up(pair: Pair, postgresql: Postgres) -> None:
    here, there = pair
    table = here.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2, server=there) as bruno:
        postgresql.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        ana.answer("place C at 5")
        bruno.see(lambda shown: shown["seq"] == 1)


def test_a_table_goes_on_when_its_process_dies(pair: Pair) -> None:
    here, there = pair
    table = here.open_table(ME, FRIEND)
    with table.sit(1) as ana:
        ana.answer("place C at 5")
        here.kill()
    with table.sit(1, server=there) as ana:
        assert ana.answer("place C at 6")["seq"] == 2
    here.start()
    with table.sit(1) as ana:
        assert ana.table["seq"] == 2
