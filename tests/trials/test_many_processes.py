"""Several servers on one PostgreSQL: news that stop coming are missed, bots think once, nobody's bots are orphans."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.server.databases import Postgres
from tests.trials.playing import FRIEND, MASTER, ME, NOVICE, THINKING, act, finish_turn, is_asked, see
from tests.trials.proxy import Proxy
from tests.trials.serving import PATIENCE, Device, Server, is_worker

TURNS = 2  # of a person, at each table
KINDS_OF_WORKERS = 2  # one for levels that search, one for those that do not
Start: TypeAlias = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers, and end them."""
    started: list[Server] = []

    def start(url: str, **settings: str) -> Server:
        server = Server(tmp_path / str(len(started)), url, **settings)
        started.append(server)
        server.start()
        return server

    try:
        yield start
    finally:
        for server in started:
            server.kill()
    for server in started:
        assert not server.failures()


# ---------------------------------------------------------------- news


def test_a_line_that_goes_dead_without_a_word_is_noticed_and_what_was_missed_is_read(
    postgresql: Postgres, start: Start
) -> None:
    url = postgresql.new_database()
    proxy = Proxy(url)
    here, there = start(url), start(proxy.url)
    made = here.new_table(ME, FRIEND, start_player=1)
    keys = [key["token"] for key in made["keys"]]
    ana, bruno = Device.at(here, made["table"], keys[0]), Device.at(there, made["table"], keys[1])
    act(ana, "while all is well")
    see(bruno, 1)
    assert proxy.kill_listeners() == 1
    act(ana, "while news are lost")
    late = Device.at(there, made["table"], keys[1])
    assert late.last["seq"] == 2, "whoever comes is shown the table as it is"
    see(bruno, 2)
    act(ana, "after that")
    see(bruno, 3)
    for device in (ana, bruno, late):
        device.close()
    proxy.close()


# ---------------------------------------------------------------- bots


def test_a_bot_thinks_once_about_an_answer_whoever_looks_on(postgresql: Postgres, start: Start) -> None:
    url = postgresql.new_database()
    servers = [start(url) for _ in range(3)]
    with ExitStack() as leaving:
        people = []
        for number, server in enumerate(servers):
            made = server.new_table(ME, NOVICE, NOVICE, start_player=1)
            own = servers[(number + 1) % len(servers)]
            people.append((made["table"], Device.at(own, made["table"], made["keys"][0]["token"])))
            watching = [Device.at(other, made["table"], made["watch"]) for other in servers]
            for device in (people[-1][1], *watching):
                leaving.callback(device.socket.close_socket)  # it has not read everything
        for _ in range(TURNS):
            for _, person in people:
                finish_turn(person)
        for _, person in people:
            while not (person.last["over"] or is_asked(person)):
                person.wait_for("table")
        answers = sum(row["seat"] != 1 for table, _ in people for row in servers[0].log(table))
        thoughts = sum(server.metric(THINKING) for server in servers)
    assert answers > TURNS * len(people)
    assert thoughts == answers


def test_the_bots_of_a_server_that_is_killed_are_taken_over(postgresql: Postgres, start: Start) -> None:
    url = postgresql.new_database()
    settings = {"ANTECHAMBER_SEARCH_SECONDS": "2.5", "ANTECHAMBER_THINKERS": "1"}
    here, there = start(url, **settings), start(url, **settings)
    watched = here.new_table(ME, MASTER, start_player=1)
    alone = here.new_table(ME, NOVICE, MASTER, start_player=2)  # at which nobody ever looks
    until(lambda: sum(map(is_worker, here.workers())) == KINDS_OF_WORKERS)
    workers = here.workers()
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)  # so that bots think until their server dies
    person = Device.at(here, watched["table"], watched["keys"][0]["token"])
    finish_turn(person)
    seq = person.last["seq"]
    until(lambda: bool(here.rows("SELECT * FROM leases WHERE match = ?", watched["table"])))
    look = Device.at(there, watched["table"], watched["watch"])  # not before, or its server might take the lease
    see(look, seq)
    assert not there.workers(), "one process thinks for a table"
    here.kill()
    for pid in workers:
        os.kill(pid, signal.SIGKILL)
    person.socket.close_socket()
    written = len(there.log(alone["table"]))
    see(look, seq + 1)
    assert there.workers()
    until(lambda: len(there.log(alone["table"])) > written)
    look.close()


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.01)
