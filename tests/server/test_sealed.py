"""Sealed answers over the wire: what the seat itself, the others and a list of tables learn, and when bots lock."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from antechamber.match import Viewer
from antechamber.server import bot_turns, new_table, protocol
from antechamber.server.bot_pool import BotPool
from antechamber.server.bot_worker import Task, Thought
from antechamber.server.fair_queue import Asker
from antechamber.server.settings import Settings
from antechamber.server.table import RETURNS, Table
from antechamber.server.tables import Tables
from tests.server.serving import (
    BOT,
    FRIEND,
    ME,
    NOTHING,
    PATIENCE,
    PEOPLE,
    Guest,
    Json,
    Opened,
    Process,
    Server,
    ids,
)

ANA, RUNE = protocol.SeatWish("me", "Ana"), protocol.SeatWish("bot", "Rune", "random")
CLAIMS = ["claim BB", "claim BY", "claim RR"]


@pytest.fixture
def server(serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server all of whose games are one deal, and whose bots do not wait."""
    monkeypatch.setattr(new_table, "new_seed", lambda: "one deal")
    return serve(SEALED_SECONDS="0")


def lock(guest: Guest, choice: str) -> Json:
    """Seal an answer, and see that it is sealed or that all are shown."""
    ask = guest.table["ask"]
    return do(guest, lambda shown: shown["ask"] > ask or guest.seat not in shown["view"]["deciding"],
              "answer", ask=ask, answers=[choice])  # fmt: skip


def change(guest: Guest) -> Json:
    return do(guest, lambda shown: guest.seat in shown["view"]["deciding"], "reopen")


def do(guest: Guest, wanted: Callable[[Json], bool], kind: str, **fields: Any) -> Json:
    """Do something, and wait for a frame that shows it."""
    before = len(guest.heard)
    done = guest.ask(kind, **fields)
    assert done["type"] == "saved", done
    while not any(message["type"] == "table" and wanted(message) for message in guest.heard[before:]):
        guest.hear()
    return done


def is_silent(guest: Guest) -> bool:
    """Whether nothing comes but the answer to a ping."""
    with pytest.raises(TimeoutError):
        guest.socket.recv(NOTHING)
    guest.say(type="ping")
    return guest.hear() == {"type": "pong"}


def asked_for(server: Server, table: Opened, key: str) -> list[str]:
    """Everything that a key can ask for over HTTP, and what it is sent when it comes anew."""
    ply = server.get(f"{table.path}/replay", key).json()["plies"]
    paths = ["", "/replay", "/replay/0", f"/replay/{len(ply)}", f"/replay/{len(ply) + 1}"]
    told = [server.get(table.path + path, key).text for path in paths]
    told.append(server.post("/api/tables/mine", {"tokens": [key]}).text)
    with Guest(server, table.id, key) as device:
        told.append(json.dumps(device.table["view"]))
        told.append(json.dumps([device.table[name] for name in ("seq", "ply", "ask", "entries", "undoable")]))
        told.append(json.dumps(device.ask("why", "w", wish="claim BB")))
        told.append(json.dumps(device.ask("preview", "o", answers=["claim BB"])))
        told.append(json.dumps(device.ask("answer", "a", ask=device.table["ask"], answers=["claim BBBBB"])))
    return told


# ---------------------------------------------------------------- hidden locks


def test_nobody_can_find_out_who_has_locked_or_changed_if_locks_are_hidden(server: Server) -> None:
    table = server.open_table(*PEOPLE, title="aztec", locks="hidden")
    others = (table.keys[1], table.watch, table.host)
    with table.sit(1) as ana, table.look() as watcher, table.sit(2) as bruno, table.sit(3) as zoe:
        while any(not seat["here"] for seat in ana.table["seats"]):
            ana.table["seats"] = ana.hear_until(lambda message: message["type"] == "people")["seats"]
        watcher.hear_until(lambda message: message["type"] == "people" and all(s["here"] for s in message["seats"]))
        before = [asked_for(server, table, key) for key in others]
        metrics = counted(server)
        for guest in (ana, watcher):
            drain(guest)
        for deed in ("claim BB", "change", "claim RR", "claim BY"):
            done = change(bruno) if deed == "change" else lock(bruno, deed)
            assert done["seq"] == bruno.table["seq"] == 0
        lock(zoe, "claim BB")
        assert is_silent(ana)
        assert is_silent(watcher)
        assert counted(server) == metrics
        for key, told in zip(others, before, strict=True):
            assert asked_for(server, table, key) == told
        assert bruno.table["view"]["deciding"] == [1, 3], "to Bruno the others look as if they were still choosing"
        assert (bruno.table["ply"], ana.table["ply"]) == (1, 0)
        assert table.info(table.keys[2])["deciding"] == [1, 3], "but in his list he has chosen"
        (listed,) = server.post("/api/tables/mine", {"tokens": [table.keys[2]]}).json()
        assert (listed["deciding"], listed["ply"]) == ([1, 3], 0)


def drain(guest: Guest) -> None:
    guest.say(type="ping")
    guest.hear_until(lambda message: message["type"] == "pong")
    is_silent(guest)


def counted(server: Server) -> list[str]:
    lines = server.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith(("antechamber_answers", "antechamber_answer_seconds"))]


def test_all_hidden_answers_come_in_one_frame_in_the_order_of_seats_whoever_was_last(server: Server) -> None:
    told = []
    for order in permutations((1, 2, 3)):
        table = server.open_table(*PEOPLE, title="aztec", locks="hidden")
        guests = {seat: table.sit(seat) for seat in (1, 2, 3)}
        with table.look() as watcher:
            if order[0] == 2:  # and whoever has changed
                lock(guests[2], "claim BB")
                change(guests[2])
            for seat in order:
                lock(guests[seat], CLAIMS[seat - 1])
            for guest in (watcher, *guests.values()):
                guest.see(lambda shown: shown["seq"] == 3)
                shown = [entry for entry in guest.entries if entry["seq"] <= 3]
                assert [(entry["seq"], entry["seat"], entry["kind"]) for entry in shown] == [
                    (1, 1, "answer"),
                    (2, 2, "answer"),
                    (3, 3, "answer"),
                ]
                assert [bool(entry["events"]) for entry in shown] == [False, False, True]
                assert (guest.table["ply"], guest.table["ask"]) == (3, 3)
            told.append([watcher.table["view"], watcher.entries, [asked_plies(server, table, ply) for ply in range(4)]])
        for guest in guests.values():
            guest.leaving.close()
    assert all(json.dumps(one) == json.dumps(told[0]) for one in told)


def asked_plies(server: Server, table: Opened, ply: int) -> list[Any]:
    listed = server.get(f"{table.path}/replay", table.keys[1]).json()["plies"]
    return [listed, server.get(f"{table.path}/replay/{ply}", table.keys[1]).json()]


def test_who_comes_back_with_the_last_number_gets_everything_once_and_in_order(server: Server) -> None:
    table = server.open_table(*PEOPLE, title="aztec", locks="hidden")
    with table.sit(1) as ana, table.sit(2) as bruno, table.sit(3) as zoe:
        lock(bruno, "claim BB")
        change(bruno)
        lock(bruno, "claim BY")
        seen = bruno.table["seq"]
        with table.sit(2, seen) as again:
            assert (again.table["entries"], again.table["ply"], again.table["view"]["deciding"]) == ([], 1, [1, 3])
        lock(ana, "claim RR")
        lock(zoe, "claim BB")
        for number in range(5):
            with table.sit(2, number) as again:
                assert [entry["seq"] for entry in again.entries] == list(range(number + 1, 4))
        with Guest(server, table.id, table.keys[2], seen) as device:  # and so does another seat of the same device
            device.hello(table.keys[3], device.table["seq"])
            assert [entry["seq"] for entry in device.entries] == [1, 2, 3]


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_the_frame_of_a_lock_has_come_when_nothing_else_is_to_be_waited_for(server: Server, locks: str) -> None:
    """A device waits for the frame with the number it was told. A hidden lock has none, so its frame comes first."""
    table = server.open_table(*PEOPLE, title="aztec", locks=locks)
    with table.sit(2) as bruno:
        for kind, fields, deciding in (
            ("answer", {"ask": 0, "answers": ["claim BB"]}, [1, 3]),
            ("reopen", {}, [1, 2, 3]),
            ("answer", {"ask": 0, "answers": ["claim BY"]}, [1, 3]),
        ):
            bruno.act(kind, **fields)
            assert bruno.table["view"]["deciding"] == deciding


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_a_plan_that_goes_on_after_a_sealed_answer_is_no_way_to_peep(server: Server, locks: str) -> None:
    """All answers are taken or none: what is refused must not depend on whether others have answered, nor what."""
    told = set()
    for locked in (0, 1, 2):
        table = server.open_table(*PEOPLE, title="aztec", locks=locks)
        with table.sit(1) as ana, table.sit(2) as bruno, table.sit(3) as zoe:
            for guest in (bruno, zoe)[:locked]:
                lock(guest, "claim BB")
            for number, plan in enumerate((["claim BB", "believe 2"], ["claim BB", "nonsense"], ["claim BB"] * 2)):
                refused = ana.ask("answer", f"plan {number}", ask=0, answers=plan)
                assert refused["problem"]["problem"] == "problem-stale"
                told.add(json.dumps(refused["problem"]))
    assert len(told) == 1


# ---------------------------------------------------------------- the seat itself


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_a_locked_answer_can_be_changed_until_the_last_one_is_in(server: Server, locks: str) -> None:
    table = server.open_table(*PEOPLE, title="aztec", locks=locks)
    with table.sit(1) as ana, table.sit(2) as bruno, table.sit(3) as zoe:
        assert bruno.ask("reopen")["problem"]["problem"] == "problem-nothing-sealed"
        ask = bruno.table["ask"]
        saved = bruno.ask("answer", "mine", ask=ask, answers=["claim BB"])
        assert bruno.ask("answer", "mine", ask=ask, answers=["claim BB"]) == saved, "sent again it changes nothing"
        bruno.see(lambda shown: 2 not in shown["view"]["deciding"])
        assert (bruno.table["ask"], bruno.table["undoable"], bruno.table["ply"]) == (ask, 0, 1)
        assert bruno.ask("undo")["type"] == "refused"
        change(bruno)
        assert (bruno.table["ask"], bruno.table["ply"]) == (ask, 0)
        lock(bruno, "claim BY")
        lock(bruno, "claim YY")  # without taking the other one back: that is done for him
        told = ["answer", "reopen", "answer", "reopen", "answer"] if locks == "shown" else []
        assert [entry["kind"] for entry in bruno.entries] == told
        assert (bruno.table["ask"], bruno.table["ply"]) == (ask, 1)
        lock(ana, "claim RR")
        lock(zoe, "claim BB")
        bruno.see(lambda shown: shown["ask"] > ask)
        assert [player["claims"] for player in bruno.table["view"]["players"]] == [["RR"], ["YY"], ["BB"]]
        assert bruno.ask("reopen")["problem"]["problem"] == "problem-nothing-sealed"
        stale = bruno.ask("answer", ask=ask, answers=["claim BB"])
        assert stale["problem"]["problem"] == "problem-stale"
        assert bruno.ask("answer", "mine", ask=ask, answers=["claim BB"])["type"] == "saved", "it was, long ago"
    plies = server.get(f"{table.path}/replay", table.watch).json()["plies"]
    assert [ply["seat"] for ply in plies] == [1, 2, 3]


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_a_locked_answer_stands_after_it_was_changed_very_often(server: Server, locks: str) -> None:
    table = server.open_table(*PEOPLE, title="aztec", locks=locks)
    with table.sit(1) as ana, table.sit(2) as bruno:
        for n in range(RETURNS + 1):
            lock(bruno, CLAIMS[n % 2])
        for reply in (bruno.ask("reopen"), bruno.ask("answer", ask=0, answers=["claim YY"])):
            refused = reply["problem"]
            assert (refused["problem"], refused["arguments"]) == ("problem-undo-enough", {"times": RETURNS})
        lock(ana, "claim BB")
        change(ana)
        assert [entry["kind"] for entry in ana.table["entries"]] == (["reopen"] if locks == "shown" else [])
        with table.look() as watcher:  # of all that only the lock that stands is told
            seats = [entry["seat"] for entry in watcher.entries]
            assert (seats, watcher.table["ply"]) == (([2], 1) if locks == "shown" else ([], 0))


def test_what_others_see_of_a_shown_lock_is_of_one_size_for_every_choice(server: Server) -> None:
    told = set()
    for choice in CLAIMS:
        table = server.open_table(*PEOPLE, title="aztec", locks="shown")
        with table.sit(1) as ana, table.look() as watcher, table.sit(2) as bruno:
            lock(bruno, choice)
            for guest in (ana, watcher):
                guest.see(lambda shown: shown["view"]["deciding"] == [1, 3])
            frames = [guest.table | {"seats": []} for guest in (ana, watcher)]
            assert [frame["entries"][0]["events"] for frame in frames] == [[], []]
            told.add(json.dumps(frames))
    assert len(told) == 1


# ---------------------------------------------------------------- one device for several seats


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_after_hello_for_another_seat_no_frame_has_the_former_ones_view(server: Server, locks: str) -> None:
    table = server.open_table(*PEOPLE, FRIEND, title="aztec", locks=locks)
    cards = {}
    for seat in (1, 2):
        with table.sit(seat) as guest:
            cards[seat] = guest.table["view"]["players"][seat - 1]["cards"][0]
    with table.sit(3) as zoe, Guest(server, table.id, table.keys[1]) as device:
        for seat, other in ((1, 2), (2, 1), (1, 2)):
            device.hello(table.keys[seat], device.table.get("seq", 0))
            if seat in device.table["view"]["deciding"]:
                lock(device, CLAIMS[seat - 1])
            before = len(device.heard)
            device.say(type="why", id="w", wish="claim BB")  # still on its way when the device changes hands
            device.say(type="hello", token=table.keys[other], seen=device.table["seq"])
            lock(zoe, "claim BB")
            change(zoe)
            device.say(type="ping")
            device.hear_until(lambda message: message["type"] == "pong")
            drain(device)
            heard = [message for message in device.heard[before:] if message["type"] == "table"]
            new = next(number for number, message in enumerate(heard) if message["seat"] == other)
            assert all(message["seat"] == other for message in heard[new:])
            for message in heard[new:]:
                players = message["view"]["players"]
                assert players[other - 1]["cards"][0] == cards[other]
                assert [players[n - 1]["cards"] for n in {1, 2, 3, 4} - {other}] == [[None] * 5] * 3
                assert all(event["seat"] == other for entry in message["entries"] for event in entry["events"])


# ---------------------------------------------------------------- bots


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots whose thinking takes the longer, the higher their seat; the last one takes the longest."""
    think = BotPool.choose

    async def choose(self: BotPool, task: Task, asker: Asker) -> Thought:
        thought = await think(self, task, asker)
        await asyncio.sleep(0.15 * task.seat)
        return thought

    monkeypatch.setattr(BotPool, "choose", choose)


@pytest.mark.usefixtures("slow_bots")
@pytest.mark.parametrize("seconds", ["0", "0.2", "0.9"])
def test_bots_lock_together_however_long_each_of_them_has_thought(serve: Callable[..., Server], seconds: str) -> None:
    server = serve(SEALED_SECONDS=seconds)
    table = server.open_table(BOT, ME, BOT, BOT, title="aztec", locks="shown")
    with table.sit(2) as ana:
        while not ana.entries:
            ana.hear()
        assert [(entry["seat"], entry["events"]) for entry in ana.entries] == [(1, []), (3, []), (4, [])]
        assert ana.table["view"]["deciding"] == [2]
        lock(ana, "claim BB")
        ask = ana.table["ask"]
        lock(ana, ana.options()[0])  # before the bots: then theirs come all at once, and the cards are turned up
        ana.see(lambda shown: shown["ask"] > ask)
        assert [entry["seat"] for entry in ana.entries[4:8]] == [2, 1, 3, 4]
        frames = [message["entries"] for message in ana.heard if message["type"] == "table"]
        assert [entry["seat"] for entry in next(f for f in frames if f and f[0]["seq"] == 6)[:3]] == [1, 3, 4]


def test_the_beat_at_which_bots_lock_does_not_depend_on_how_long_they_took(monkeypatch: pytest.MonkeyPatch) -> None:
    for passed, seconds in ((0.01, 1.49), (0.7, 0.8), (1.4, 0.1), (1.6, 1.4), (2.9, 0.1)):
        monkeypatch.setattr(bot_turns, "monotonic", lambda now=100 + passed: now)
        assert bot_turns.until_next(100, 1.5) == pytest.approx(seconds)
        assert bot_turns.until_next(100, 0) == 0


def test_a_bot_whose_seat_is_given_back_before_it_has_begun_thinks_at_the_level_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = []

    async def choose(_: BotPool, task: Task, __: Asker) -> Thought:
        levels.append(task.level)
        return Thought("claim BB")

    monkeypatch.setattr(BotPool, "choose", choose)

    async def run() -> None:
        settings = Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="error", sealed_seconds=0)
        tables = Tables(settings)
        await tables.store.open()
        made = await tables.make_table(protocol.NewTable("aztec", [ANA, RUNE, RUNE]))
        table = await tables.table(made.table)
        await asyncio.sleep(0)  # the question is put to the bots, but none of them has begun
        table.chairs = [replace(chair, bot=None) for chair in table.chairs]
        await asyncio.gather(*tables.bot_turns.running.values())
        await tables.close()

    asyncio.run(run())
    assert levels == ["random", "random"]


def test_a_bot_that_fails_does_not_hold_up_the_others(serve: Callable[..., Server], monkeypatch: Any) -> None:
    think = BotPool.choose

    async def choose(self: BotPool, task: Task, asker: Asker) -> Thought:
        return Thought("claim nonsense") if task.seat == 0 else await think(self, task, asker)

    monkeypatch.setattr(BotPool, "choose", choose)
    table = serve(SEALED_SECONDS="0").open_table(BOT, ME, BOT, title="aztec", locks="shown")
    with table.sit(2) as ana:
        while not ana.entries:
            ana.hear()
        assert [entry["seat"] for entry in ana.entries] == [1, 3]


def test_a_lock_survives_the_death_of_the_server_and_the_bots_lock_after_it(tmp_path: Path) -> None:
    server = Process(tmp_path, SEALED_SECONDS="1")
    try:
        table = server.open_table(ME, BOT, BOT, title="aztec", locks="hidden")
        with table.sit(1) as ana:
            lock(ana, "claim BB")
            server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
            written = [seat for (seat,) in file.execute("SELECT seat FROM log ORDER BY seq")]
        assert written == [1], "the bots were still waiting for their time"
        server.start()
        with table.sit(1) as ana:
            if not ana.entries:
                assert (ana.table["ply"], ana.table["view"]["deciding"]) == (1, [2, 3])
            ana.see(lambda shown: shown["ask"] == 3)
            assert [entry["seat"] for entry in ana.entries[:3]] == [1, 2, 3]
    finally:
        server.stop()


def test_two_processes_let_the_bots_of_one_table_lock_once(database_url: str, monkeypatch: Any) -> None:
    """One of the processes sees to the bots, and hidden locks come in one piece at both."""
    monkeypatch.setattr(BotPool, "choose", lambda self, task, _: first_option(task))

    async def run() -> None:
        settings = Settings(database_url=database_url, log_level="error", thinkers=1, sealed_seconds=0.05)
        processes = [Tables(settings), Tables(settings)]
        for process in processes:
            await process.open()
        try:
            made = await processes[0].make_table(protocol.NewTable("aztec", [RUNE, ANA, RUNE], {"locks": "hidden"}))
            copies = [await process.table(made.table) for process in processes]
            for turn in range(2):
                for process, table in zip(processes, copies, strict=True):
                    await until(process, table, written=3 * turn + 2)
                assert [table.public_log.seq for table in copies] == [3 * turn] * 2, "nobody is told"
                answer = protocol.Answer(f"m{next(ids)}", copies[1].public_log.ask, [first_legal(copies[1])])
                act = copies[1].act(Viewer(2), answer)
                await processes[1].write(copies[1], Viewer(2), answer.id, act, lambda _: None)
                await until(processes[0], copies[0], written=3 * turn + 3)
            lines = await processes[0].store.lines(made.table)
            assert [line.seat for line in lines[:6]] == [1, 3, 2, 1, 3, 2]
            assert [entry.seat for entry in copies[0].public_log.entries[:6]] == [1, 2, 3, 1, 2, 3]
            assert [entry.seat for entry in copies[1].public_log.entries[:6]] == [1, 2, 3, 1, 2, 3]
        finally:
            for process in processes:
                await process.close()

    asyncio.run(run())


async def first_option(task: Task) -> Thought:
    legal = task.position["legal"]
    assert isinstance(legal, list)
    return Thought(str(legal[0]))


def first_legal(table: Table) -> str:
    return table.match.text(table.match.state.legal(1)[0])


async def until(tables: Tables, table: Table, written: int) -> None:
    """Look at a table until so much is in its log."""
    async with asyncio.timeout(PATIENCE):
        while table.seq < written:
            await asyncio.sleep(0.01)
            await tables.seating.look(table)
