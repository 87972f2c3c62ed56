"""Logs that somebody makes long on purpose: who comes is told the game, not its history, and there is an end to it."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from antechamber.library import title
from antechamber.match import Match
from antechamber.server import protocol
from antechamber.server.database import database
from antechamber.server.new_table import set_up
from antechamber.server.records import Line, now
from antechamber.server.store import Store
from antechamber.server.summary import standing as stands
from tests.trials.serving import Data, Device, Server, standing

PEOPLE = [protocol.SeatWish("me", "Ana"), protocol.SeatWish("here", "Bruno")]
ENTRIES, DEEP = 2_000, 20_000
MOST = 50  # as often as anybody may come back to one question
OPTIONS: dict[str, Any] = {"start_player": 1}


def long_match(entries: int, seed: str) -> Match:
    """A game whose players took back almost everything they did, and stand somewhere in the middle of it."""
    match = Match(title("mystery"), len(PEOPLE), OPTIONS, seed)
    chance = random.Random(1)
    while len(match.log) < entries:
        seat = match.deciding[0]
        match.answer(seat, chance.choice(match.state.legal(seat)))
        settled = chance.random() < 0.3 and len(match.moments) < 200
        if settled and match.unconfirmed is not None:
            match.confirm(match.unconfirmed)
        elif not settled and match.undoable(seat):
            match.undo(seat, 1 if len(match.moments) < 200 else chance.randint(1, match.undoable(seat)))
    if match.unconfirmed is not None:
        match.confirm(match.unconfirmed)
    return match


async def lay(server: Server, entries: int) -> tuple[protocol.TableMade, Match]:
    """Write a table with a long log to the database of a server that does not know it yet."""
    record, made = set_up(protocol.NewTable("mystery", PEOPLE, OPTIONS))
    match = long_match(entries, "1")
    lines = [Line(number, entry["seat"], entry, None, 0, now()) for number, entry in enumerate(match.log, start=1)]
    store = Store(database(f"sqlite:///{server.database}"))
    try:
        await store.add(replace(record, seed="1"), 1_000_000)
        await store.append(record.id, lines, match.over, stands(match, match.unrevealed))
    finally:
        await store.close()
    return made, match


def told(match: Match) -> list[Data]:
    """The entries of a log as somebody was told of them who was there all the time."""
    kinds = ("undo", "reopen", "confirm", "answer")
    return [
        {"seq": seq, "seat": e["seat"], "kind": next(k for k in kinds if k in e), "undone": e.get("undo", 0)}
        for seq, e in enumerate(match.log, start=1)
    ]


def test_who_comes_to_a_table_with_an_endless_log_is_told_what_stands(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        made, match = asyncio.run(lay(server, DEEP if pytestconfig.getoption("--deep") else ENTRIES))
        all_of_it = told(match)
        assert len(match.moments) > 20
        chance = random.Random(2)
        seen = [0, 1, 2, len(all_of_it) // 2, len(all_of_it) - 1, len(all_of_it), *chance.sample(range(1, 2_000), 40)]
        for number in seen:
            device = Device.at(server, made.table, made.watch, number)
            frame = device.last
            assert (frame["seq"], frame["ply"]) == (len(match.log), len(match.moments))
            assert standing(all_of_it[:number] + frame["entries"]) == standing(all_of_it)
            assert len(frame["entries"]) <= 1 + len(match.moments) + sum(e["kind"] == "confirm" for e in all_of_it)
            device.close()
        newcomer = Device.at(server, made.table, made.watch)
        answers = [entry for entry in newcomer.last["entries"] if entry["kind"] == "answer"]
        assert [entry["seat"] for entry in answers] == [moment.seat + 1 for moment in match.moments]
        assert {entry["kind"] for entry in newcomer.last["entries"]} <= {"answer", "confirm"}
        newcomer.close()
    finally:
        server.kill()
    assert not server.failures()


def test_nobody_comes_back_to_a_question_for_ever_not_even_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        made = server.post("/api/tables", {"title": "mystery", "seats": [{"kind": "me"}] * 1 + [{"kind": "here"}]})
        key = made["keys"][0]["token"]
        device = Device.at(server, made["table"], key)
        if not device.last["view"]["ask"]["options"]:  # seat 2 begins
            device.close()
            key = made["keys"][1]["token"]
            device = Device.at(server, made["table"], key)
        for n in range(MOST):
            assert do(device, "answer", f"a{n}")["type"] == "saved"
            assert do(device, "undo", f"u{n}")["type"] == "saved"
        assert do(device, "answer", "last")["type"] == "saved"
        refused = do(device, "undo", "too much")
        assert refused["problem"]["text"] == f"You have come back to this question {MOST} times; now the answer stands."
        device.close()
        server.kill()
        server.start()
        device = Device.at(server, made["table"], key)
        assert do(device, "undo", "once more")["problem"]["problem"] == "problem-undo-enough"
        assert do(device, "undo", "u0")["type"] == "saved", "what was saved is saved, however often it is sent"
        assert do(device, "answer", "another question")["type"] == "saved"
        assert do(device, "undo", "of that one")["type"] == "saved"
        assert do(device, "undo", "back further")["problem"]["problem"] == "problem-undo-enough"
        device.close()
        log = server.log(made["table"])
        assert sum("undo" in json.loads(row["entry"]) for row in log) == MOST + 1
    finally:
        server.kill()
    assert not server.failures()


def do(device: Device, kind: str, name: str) -> Data:
    """Answer with the first option, or undo one answer; what the server says of it, once the table shows it."""
    message: Data = {"type": kind, "id": name}
    if kind == "answer":
        frame = device.last
        message |= {"ask": frame["ask"], "answers": [frame["view"]["ask"]["options"][0]["text"]]}
    device.send(message)
    while (heard := device.wait_for("saved", "refused"))["id"] != name:
        pass
    while heard["type"] == "saved" and device.last["seq"] < heard["seq"]:
        device.wait_for("table")
    return heard
