"""Why bots answered as they did: written beside their answers, told to nobody before the end, and then to everybody."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from antechamber.match import Seat
from antechamber.server import bot_worker
from antechamber.server.bot_pool import BotPool, WorkerFailed
from antechamber.server.bot_worker import Task, Thought
from antechamber.server.fair_queue import Asker
from antechamber.server.protocol import Sentence
from antechamber.server.schema import log, matches
from antechamber.server.store import Store
from tests import nursery
from tests.server.serving import BOT, FRIEND, ME, Beside, Json, Opened
from tests.server.test_storing import RECORD, STANDING, line, with_stores

LOTS = Sentence("bot-because-lots", {})
PLANTED = "planted thought"


@pytest.fixture
def server(serve: Callable[..., Beside], monkeypatch: pytest.MonkeyPatch) -> Beside:
    """A server whose bots give away which card they would have."""
    think = BotPool.choose

    async def choose(self: BotPool, task: Task, asker: Asker) -> Thought:
        thought = await think(self, task, asker)
        return replace(thought, why=[Sentence("bot-because-best", {"card": f"{PLANTED} of {task.seat + 1}"})])

    monkeypatch.setattr(BotPool, "choose", choose)
    return serve(SEALED_SECONDS="0")


def kept(server: Beside, table: Opened) -> list[tuple[int, str | None]]:
    """The seat of every entry, and what is written beside it."""
    assert server.tables.store.file is not None
    with closing(sqlite3.connect(server.tables.store.file)) as file:
        return list(file.execute("SELECT seat, why FROM log WHERE match = ? ORDER BY seq", (table.id,)))


def whys(server: Beside, table: Opened, **viewer: int) -> list[tuple[int, list[Json]]]:
    """The seat of every answer that stands, and why it was given."""
    plies = server.get(f"{table.path}/replay", table.watch, **viewer).json()["plies"]
    return [(ply["seat"], ply["why"]) for ply in plies]


def thought_of(seat: int) -> list[Json]:
    return [{"message": "bot-because-best", "arguments": {"card": f"{PLANTED} of {seat}"}}]


# ---------------------------------------------------------------- writing


def test_beside_the_answers_of_bots_it_is_written_why_and_beside_those_of_people_nothing(server: Beside) -> None:
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.finish_turn()
        ana.see(lambda shown: len(shown["entries"]) > 0 and 1 in shown["view"]["deciding"])
        ana.finish_turn()
    rows = kept(server, table)
    assert {seat for seat, _ in rows} == {1, 2}
    assert all((why is not None) == (seat == 2) for seat, why in rows)
    assert {why for _, why in rows if why} == {json.dumps(thought_of(2), separators=(",", ":"))}


def test_a_bot_thinks_aloud_to_its_server_only(server: Beside) -> None:
    """The level `random` itself: what its process hands over."""
    table = server.open_table(ME, BOT)
    match = server.tables.by_id[table.id].match
    view = match.view(Seat(0))
    thought = bot_worker.think(Task("mystery", Seat(0), "random", "00", "Ana", view.position()))
    assert thought == Thought(thought.option, [LOTS])
    assert match.option(thought.option) in match.state.legal(0)


def test_an_answer_that_was_drawn_after_failures_says_so(
    serve: Callable[..., Beside], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Thought:
        raise WorkerFailed

    monkeypatch.setattr(BotPool, "choose", fail)
    server = serve()
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.play_to_the_end()
    told = [why for seat, why in whys(server, table) if seat == 2]
    assert told
    assert all(why == [{"message": "bot-because-lots", "arguments": {}}] for why in told)


# ---------------------------------------------------------------- telling


def test_the_replay_tells_it_to_all_viewers_after_the_end_and_to_none_before(server: Beside) -> None:
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.finish_turn()
        while not ana.see(ana.must_act)["over"]:
            for key, viewer in ((table.keys[1], 1), (table.keys[1], 0), (table.watch, 0), (table.host, 0)):
                looked = server.get(f"{table.path}/replay", key, viewer=viewer)
                if not looked.json()["over"]:  # by now
                    assert PLANTED not in looked.text
                    assert all(ply["why"] == [] for ply in looked.json()["plies"])
            assert ana.play_on()["type"] == "saved"
        assert PLANTED not in json.dumps(ana.heard), "the frame of the end has none either"
    told = whys(server, table)
    assert {seat for seat, _ in told} == {1, 2}
    assert all(why == (thought_of(2) if seat == 2 else []) for seat, why in told)
    assert [whys(server, table, viewer=viewer) for viewer in (0, 1, 2)] == [told] * 3


def test_sealed_answers_have_each_its_own_whoever_was_the_last(server: Beside) -> None:
    table = server.open_table(BOT, ME, BOT, title="aztec", locks="hidden")
    with table.sit(2) as ana:
        ana.play_to_the_end()
    told = whys(server, table)
    assert [seat for seat, _ in told[:3]] == [1, 2, 3]
    assert all(why == ([] if seat == 2 else thought_of(seat)) for seat, why in told)


def test_a_seat_at_which_a_bot_stands_in_has_reasons_for_what_the_bot_did(server: Beside) -> None:
    table = server.open_table(ME, FRIEND, max_rounds=1)
    with table.sit(1) as ana, table.sit(2) as bruno:
        ana.finish_turn()
        bruno.finish_turn()
        assert table.at(2, "stand-in", table.keys[2], {"bot": "random"}).status_code == 200
        ana.play_to_the_end()
    told = whys(server, table)
    assert {bool(why) for seat, why in told if seat == 2} == {True, False}
    assert {bool(why) for seat, why in told if seat == 1} == {False}


def test_of_a_table_that_was_closed_before_its_end_nobody_learns_it(server: Beside) -> None:
    table = server.open_table(ME, BOT)
    with table.sit(1) as ana:
        ana.finish_turn()
        ana.see(ana.must_act)
    assert any(why for _, why in kept(server, table))
    closed = server.post(f"/api/admin/tables/{table.id}/close", key=server.tables.admin_key)
    assert closed.status_code == 200
    assert table.info()["closed"]
    assert all(why == [] for _, why in whys(server, table))


def test_a_report_has_none_not_even_after_the_end(server: Beside) -> None:
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.play_to_the_end()
    made = server.post(f"{table.path}/report", {}, table.keys[1])
    assert "log" in made.json()
    assert PLANTED not in made.text


# ---------------------------------------------------------------- the statement


def test_the_database_gives_it_only_of_games_that_are_over(database_url: str) -> None:
    why = [Sentence("bot-because-best", {"card": "w7", "seats": [1, 2], "number": 3})]

    async def test(store: Store) -> None:
        await store.add(RECORD, 9)
        assert await store.append("table", [line(1), line(2), line(3)], False, STANDING, whys={2: why, 3: [LOTS]})
        assert await store.whys("table") == {}
        assert await store.close_table("table", "2027")
        assert await store.whys("table") == {}
        await store.database.change(lambda connection: connection.execute(sa.update(matches).values(closed=None)))
        assert await store.append("table", [line(4)], True, STANDING)
        assert await store.whys("table") == {2: why, 3: [LOTS]}
        assert await store.whys("another") == {}

    with_stores(database_url, 1, test)


@pytest.mark.parametrize("damage", ["", "{", "[1]", '[{"message": 1}]', "[]", '{"message": "x", "arguments": {}}'])
def test_what_is_damaged_is_left_out_and_harms_nothing_else(tmp_path: Path, damage: str) -> None:
    async def test(store: Store) -> None:
        await store.add(RECORD, 9)
        await store.append("table", [line(1), line(2)], True, STANDING, whys={1: [LOTS], 2: [LOTS]})
        spoilt = sa.update(log).where(log.c.seq == 1).values(why=damage)
        await store.database.change(lambda connection: connection.execute(spoilt))
        assert await store.whys("table") == {2: [LOTS]}
        assert [one.seq for one in await store.lines("table")] == [1, 2]

    with_stores(f"sqlite:///{tmp_path}/tables.db", 1, test)


# ---------------------------------------------------------------- exporting


def export(server: Beside, table: Opened, file: Path) -> Any:
    address = f"sqlite:///{server.tables.store.file}"
    done = nursery.run("tables", "export", table.id, str(file), "--database-url", address)
    assert done.returncode == 0, done.stderr
    return json.loads(file.read_text(encoding="utf-8"))


def test_an_exported_game_has_its_reasons_once_it_is_over(server: Beside, tmp_path: Path) -> None:
    table = server.open_table(ME, BOT, max_rounds=1)
    with table.sit(1) as ana:
        ana.finish_turn()
        ana.see(ana.must_act)
        running = export(server, table, tmp_path / "running.json")
        ana.play_to_the_end()
    assert any(why for _, why in kept(server, table)[: len(running["log"])])
    assert "reasons" not in running
    assert PLANTED not in json.dumps(running)
    over = export(server, table, tmp_path / "over.json")
    by_bots = [entry for entry, (_, why) in enumerate(kept(server, table), start=1) if why]
    assert over["reasons"] == [{"entry": entry, "why": thought_of(2)} for entry in by_bots]
    assert PLANTED not in json.dumps(over["log"])
    told = nursery.run("replay", "--reasons", str(tmp_path / "over.json"))
    assert told.stdout.splitlines().count("  Why (Rune): This seemed to be worth most.") == len(by_bots)
