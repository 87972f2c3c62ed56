"""Twenty tables of masters: whoever plays beside them does not wait for them, counted in what they have thought."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.trials.playing import ADEPT, MASTER, ME, finish_turn, see
from tests.trials.serving import PATIENCE, Data, Device, Server

CROWD = 20
FEW = 4  # of the crowd: one that thinks already, one whose turn it is, one that has waited longest, one to spare
OTHERS = "127.0.0.2"  # the address of the crowd
SEARCH = "1"  # seconds


def tables_before_ours(server: Server, level: Data, answers: int) -> int:
    """At how many tables masters have answered from the end of our turn until a bot has answered us so many times."""
    made = server.new_table(ME, level, start_player=1)
    person = Device.at(server, made["table"], made["keys"][0]["token"])
    finish_turn(person)
    seq = max(row["seq"] for row in server.log(made["table"]) if row["seat"] == 1)
    see(person, seq + answers)
    person.close()
    own = server.log(made["table"])
    began, ended = own[seq - 1]["at"], own[seq - 1 + answers]["at"]
    meanwhile = "SELECT DISTINCT match FROM log WHERE match != ? AND at > ? AND at < ?"
    return len(server.rows(meanwhile, made["table"], began, ended))


def open_watched(server: Server, leaving: ExitStack) -> None:
    """Somebody at another address opens a table of masters, who play for as long as they are looked at."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=OTHERS), timeout=PATIENCE) as web:
        made = web.post(f"{server.address}/api/tables", json={"title": "mystery", "seats": [MASTER] * 3}).json()
    device = Device.at(server, made["table"], made["watch"], source_address=(OTHERS, 0))
    leaving.callback(device.socket.close_socket)


def test_nobody_waits_for_twenty_tables_of_masters(tmp_path: Path) -> None:
    server = Server(tmp_path, ANTECHAMBER_THINKERS="1", ANTECHAMBER_SEARCH_SECONDS=SEARCH)
    server.start()
    try:
        tables_before_ours(server, ADEPT, 1)  # now the process of the quick ones is there
        for _ in range(CROWD):  # at which nobody ever looks, and all masters think at once
            server.post("/api/tables", {"title": "aztec", "seats": [ME, MASTER, MASTER, MASTER]})
        assert tables_before_ours(server, ADEPT, 2) <= FEW, "a process is kept for levels that do not search"
        assert tables_before_ours(server, MASTER, 1) <= FEW, "tables nobody looks at come last"
        with ExitStack() as leaving:
            for _ in range(CROWD):
                open_watched(server, leaving)
            assert tables_before_ours(server, MASTER, 1) <= FEW, "twenty tables of an address have the turns of one"
    finally:
        server.kill()
    assert not server.failures()
