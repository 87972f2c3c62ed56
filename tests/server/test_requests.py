"""Asking for a seat that a bot plays: where there are secrets, everybody at the table agrees first, or it stays."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest

from antechamber.core.errors import OptionError
from antechamber.core.title import Options, Title
from antechamber.library import slugs
from antechamber.library import title as take_title
from antechamber.match import NO_SEAT, Match, Seat, Viewer
from antechamber.server import new_table, protocol
from antechamber.server.access import Access
from antechamber.server.bot_pool import BotPool
from antechamber.server.bot_worker import Task, Thought
from antechamber.server.fair_queue import Asker
from antechamber.server.keys import hashed
from antechamber.server.problems import Refusal
from antechamber.server.seating import REQUESTS, is_secret
from antechamber.server.settings import Settings
from antechamber.server.table import Table
from antechamber.server.tables import Tables
from tests.server.serving import BOT, FRIEND, ME, OPEN, Guest, Json, Opened, Process, Server, problem

KEY = "made-by-the-device-of-zoe-1234567890"
HIDDEN = [None] * 5
THIRD = Viewer(3)


@pytest.fixture
def server(serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server all of whose games are one deal, and whose bots do not wait."""
    monkeypatch.setattr(new_table, "new_seed", lambda: "one deal")
    return serve(SEALED_SECONDS="0")


def begin(server: Server, *seats: Json, locks: str = "shown") -> Opened:
    """A game of Aztec with two people and a bot, which has sealed its first answer."""
    table = server.open_table(*(seats or (ME, FRIEND, BOT)), title="aztec", locks=locks)
    with table.look() as watcher:
        if locks == "shown":
            watcher.see(lambda shown: shown["seq"] > 0)
    return table


def invite(table: Opened, seat: int = 3) -> str:
    """The host invites to a seat."""
    found: str = table.at(seat, "invite", table.host).json()["invite"]
    return found


def claim(table: Opened, invitation: str, name: str = "Zoë", **more: Any) -> httpx.Response:
    return table.server.post(f"{table.path}/claim", {"invite": invitation, "name": name, **more})


def ask_for(table: Opened, seat: int = 3, name: str = "Zoë") -> str:
    """Ask for a seat, and get the key that opens it once all have agreed."""
    asked = claim(table, invite(table, seat), name).json()
    assert (asked["seat"], asked["waits"]) == (seat, True), asked
    token: str = asked["token"]
    return token


def request_for(table: Opened, seat: int = 3) -> Json | None:
    found: Json | None = table.info()["seats"][seat - 1]["request"]
    return found


def agree(table: Opened, key: str, agrees: bool = True, seat: int = 3, request: str = "") -> httpx.Response:
    body = {"request": request or (request_for(table, seat) or {"id": "none"})["id"], "agrees": agrees}
    return table.at(seat, "agree", key, body)


def told(guest: Guest) -> list[tuple[str, int, str, int]]:
    """What a device was told of seats."""
    kinds = ("request", "withdraw", "agree", "refuse", "take", "leave")
    return [(e["kind"], e["seat"], e["name"], e["about"]) for e in guest.entries if e["kind"] in kinds]


def cards_of(guest: Guest, seat: int = 3) -> list[Any]:
    found: list[Any] = guest.table["view"]["players"][seat - 1]["cards"]
    return found


# ---------------------------------------------------------------- asking and agreeing


def test_who_claims_a_bots_seat_looks_on_until_the_last_one_has_agreed(server: Server) -> None:
    table = begin(server)
    with table.sit(1) as ana, table.sit(2) as bruno, table.look() as watcher:
        key = ask_for(table)
        with Guest(server, table.id, key) as zoe:
            assert (zoe.seat, cards_of(zoe), zoe.table["view"]["ask"]["options"]) == (0, HIDDEN, [])
            assert zoe.ask("reopen")["problem"]["problem"] == "problem-spectator"
            assert problem(server.get(f"{table.path}/replay", key, viewer=3)) == (403, "problem-other-eyes")
            seat = table.info()["seats"][2]
            assert (seat["kind"], seat["name"], seat["request"]["name"]) == ("bot", "Rune", "Zoë")
            assert seat["request"]["waits_for"] == [1, 2]
            assert agree(table, table.keys[1]).status_code == 200
            assert (request_for(table) or {})["waits_for"] == [2]
            assert zoe.hello(key)["seat"] == 0
            assert agree(table, table.keys[2]).json()["seats"][2]["request"] is None
            zoe.hear_until(lambda message: message["type"] == "people" and message["seats"][2]["kind"] == "person")
            zoe.hello(key)
            zoe.see(lambda shown: shown["seat"] == 3)
            assert cards_of(zoe) != HIDDEN
            assert zoe.table["seats"][2] == {
                "seat": 3, "name": "Zoë", "kind": "person", "bot": "", "stand_in": False, "here": True, "request": None
            }  # fmt: skip
            for guest in (ana, bruno, watcher):
                guest.see(lambda shown: shown["taken_over"] == [3])
                assert told(guest) == [
                    ("request", 3, "Zoë", 3), ("agree", 1, "Ana", 3), ("agree", 2, "Bruno", 3), ("take", 3, "Zoë", 3)
                ]  # fmt: skip


def test_a_refusal_ends_the_request_and_its_invitation(server: Server) -> None:
    table = begin(server)
    invitation = invite(table)
    key = claim(table, invitation).json()["token"]
    with table.sit(1) as ana, Guest(server, table.id, key) as zoe:
        agree(table, table.keys[1])
        assert agree(table, table.keys[2], False).status_code == 200
        refused = zoe.hear_until(lambda message: message["type"] == "refused")
        assert refused["problem"]["problem"] == "problem-seat-refused"
        ana.see(lambda shown: shown["seats"][2]["request"] is None)
        assert told(ana)[-1] == ("refuse", 2, "Bruno", 3)
    assert problem(server.get(table.path, key)) == (403, "problem-key")
    assert problem(claim(table, invitation)) == (403, "problem-invite")
    assert problem(agree(table, table.keys[2])) == (409, "problem-no-request")
    assert (table.info()["seats"][2]["kind"], table.info()["seats"][2]["name"]) == ("bot", "Rune")


def test_nobody_agrees_for_others_nor_without_a_seat_nor_to_another_request(server: Server) -> None:
    table = begin(server)
    key = ask_for(table)
    for other in (table.host, table.watch, key):
        assert problem(agree(table, other)) == (403, "problem-spectator")
        assert problem(agree(table, other, False)) == (403, "problem-spectator")
    assert problem(agree(table, "guessed")) == (403, "problem-key")
    assert problem(agree(table, table.keys[1], request="another")) == (409, "problem-no-request")
    assert problem(agree(table, table.keys[1], seat=2)) == (409, "problem-no-request")
    assert problem(agree(table, table.keys[1], seat=9, request="another")) == (404, "problem-no-seat")
    assert (request_for(table) or {})["waits_for"] == [1, 2]


def test_to_agree_twice_is_to_agree_once(server: Server) -> None:
    table = begin(server)
    ask_for(table)
    with table.sit(1) as ana:
        for _ in range(3):
            assert agree(table, table.keys[1]).status_code == 200
        ana.see(lambda shown: shown["seats"][2]["request"]["waits_for"] == [2])
        assert told(ana) == [("request", 3, "Zoë", 3), ("agree", 1, "Ana", 3)]
        assert agree(table, table.keys[1], False).status_code == 200, "who has agreed may think again"
    assert request_for(table) is None


def test_a_newer_request_for_the_seat_takes_the_place_of_the_older(server: Server) -> None:
    table = begin(server)
    older = ask_for(table)
    shown = request_for(table) or {}
    agree(table, table.keys[1])
    agree_later = {"request": shown["id"], "agrees": True}
    with Guest(server, table.id, older) as zoe:
        newer = ask_for(table, name="Eve")
        assert zoe.hear_until(lambda message: message["type"] == "refused")["problem"]["problem"] == (
            "problem-seat-refused"
        )
    assert (request_for(table) or {})["waits_for"] == [1, 2], "nobody has agreed to Eve"
    assert problem(table.at(3, "agree", table.keys[2], agree_later)) == (409, "problem-no-request")
    for seat in (1, 2):
        agree(table, table.keys[seat])
    assert problem(server.get(table.path, older)) == (403, "problem-key")
    assert table.info(newer)["mine"] == [3]


def test_who_asks_asks_again_if_the_answer_was_lost_and_no_longer_if_it_leaves(server: Server) -> None:
    table = begin(server)
    invitation = invite(table)
    first = claim(table, invitation, key=KEY).json()
    assert first == claim(table, invitation, key=KEY).json() == {"seat": 3, "token": KEY, "waits": True}
    assert problem(claim(table, invitation, key=KEY[::-1])) == (403, "problem-invite")
    assert [found["table"] for found in server.post("/api/tables/mine", {"tokens": [KEY]}).json()] == [table.id]
    assert problem(table.at(1, "leave", KEY)) == (403, "problem-not-your-seat")
    with table.sit(1) as ana:
        assert table.at(3, "leave", KEY).status_code == 200
        ana.see(lambda shown: shown["seats"][2]["request"] is None)
        assert told(ana) == [("request", 3, "Zoë", 3), ("withdraw", 3, "Zoë", 3)]
    assert problem(server.get(table.path, KEY)) == (403, "problem-key")


def test_a_request_survives_the_death_of_the_server(process: Process) -> None:
    table = process.open_table(ME, FRIEND, BOT, title="aztec", locks="shown")
    with table.look() as watcher:
        watcher.see(lambda shown: shown["seq"] > 0)
    key = ask_for(table)
    agree(table, table.keys[1])
    process.kill()
    process.start()
    with Guest(process, table.id, key) as zoe:
        assert (zoe.seat, told(zoe)) == (0, [("request", 3, "Zoë", 3), ("agree", 1, "Ana", 3)])
        assert zoe.table["seats"][2]["request"]["waits_for"] == [2]
        agree(table, table.keys[2])
        process.kill()
        process.start()
    with Guest(process, table.id, key) as zoe:
        assert (zoe.seat, zoe.table["taken_over"]) == (3, [3])


# ---------------------------------------------------------------- where nobody is asked


def beginnings(title: Title) -> Iterator[Match]:
    """Games of a title at their first question: with all numbers of players, and each value of each option."""
    agreed: list[Options] = [{}, *({spec.name: value} for spec in title.options for value in spec.allowed())]
    for players in title.players:
        for options in agreed:
            with suppress(OptionError):  # these cannot be agreed on
                yield Match(title, players, options, f"{players} {options}")


@pytest.mark.parametrize("slug", slugs())
def test_before_the_first_answer_a_look_into_a_seat_tells_something_only_where_it_is_asked_for(slug: str) -> None:
    """Whatever a spectator imagines to be hidden, each seat sees what it really sees: it knows no more than they do."""
    title = take_title(slug)
    told = False
    for match in beginnings(title):
        views = [match.view(Seat(seat)).detail() for seat in range(len(match.seats))]
        worlds = [match.view(NO_SEAT).imagine(f"world {n}") for n in range(2)]
        seen = [[world.view(seat).detail() for seat in range(len(match.seats))] for world in worlds]
        differs = any(found != views for found in seen)
        assert is_secret(match) or not differs, match.options
        told = told or differs
        asked = match.deciding[0]
        match.answer(asked, match.state.legal(asked)[0])
        assert title.deals_secrets or not match.unrevealed, "nor does anybody know more of the first answer"
        assert match.over or is_secret(match) == title.secrets
    assert told == title.deals_secrets


def test_where_secrets_come_with_answers_a_bots_seat_is_taken_at_once_before_the_first(server: Server) -> None:
    table = server.open_table(ME, FRIEND, BOT, title="jaguar", mode="full")
    with table.sit(1) as ana:
        assert (ana.table["seq"], ana.table["view"]["deciding"]) == (0, [2])
        assert claim(table, invite(table)).json()["waits"] is False
        ana.see(lambda shown: shown["seats"][2]["kind"] == "person")
        assert (told(ana), ana.table["taken_over"]) == ([], [])


@pytest.mark.parametrize("locks", ["shown", "hidden"])
def test_where_they_are_dealt_a_bots_seat_is_asked_for_from_the_beginning(
    serve: Callable[..., Server], locks: str
) -> None:
    table = serve(SEALED_SECONDS="60").open_table(ME, FRIEND, BOT, title="aztec", locks=locks)
    with table.sit(1) as ana, Guest(table.server, table.id, ask_for(table)) as zoe:
        assert (zoe.seat, cards_of(zoe)) == (0, HIDDEN)
        assert problem(table.at(3, "stand-in", table.host, {"bot": ""})) == (409, "problem-seat-asked-for")
        for seat in (1, 2):
            agree(table, table.keys[seat])
        ana.see(lambda shown: shown["taken_over"] == [3])
        assert [deed for deed, *_ in told(ana)] == ["request", "agree", "agree", "take"]


def test_who_takes_an_open_seat_looks_at_its_cards_and_leaves_is_seen_to_leave(serve: Callable[..., Server]) -> None:
    table = serve(SEALED_SECONDS="60").open_table(ME, FRIEND, OPEN, title="aztec")
    key = claim(table, table.invites[3]).json()["token"]
    with table.sit(2) as bruno, Guest(table.server, table.id, key) as zoe:
        assert cards_of(zoe) != HIDDEN
        assert table.at(3, "leave", key).status_code == 200
        bruno.see(lambda shown: shown["seats"][2]["kind"] == "bot")
        assert told(bruno) == [("leave", 3, "Zoë", 3)]
        assert claim(table, invite(table)).json()["waits"] is True


def test_where_nobody_may_know_of_the_first_answer_nobody_finds_out_by_taking_a_bots_seat_back(
    serve: Callable[..., Server],
) -> None:
    """Else a host could fill an open seat with a bot, and find out by taking it back whether anybody has locked."""
    server = serve(SEALED_SECONDS="60")
    for locked in (False, True):
        table = server.open_table(ME, FRIEND, OPEN, title="aztec", locks="hidden")
        if locked:
            with table.sit(2) as bruno:
                assert bruno.act("answer", ask=0, answers=[bruno.options()[0]])["type"] == "saved"
        assert table.at(3, "stand-in", table.host, {"bot": "random"}).status_code == 200
        assert problem(table.at(3, "stand-in", table.host, {"bot": ""})) == (409, "problem-seat-asked-for")
        assert claim(table, invite(table)).json()["waits"] is True


def test_where_there_are_no_secrets_a_bots_seat_is_taken_at_once(server: Server) -> None:
    table = server.open_table(ME, FRIEND, BOT)
    with table.sit(1) as ana:
        ana.finish_turn()
        assert claim(table, invite(table)).json()["waits"] is False
        assert table.at(2, "leave", table.keys[2]).status_code == 200
        ana.see(lambda shown: shown["seats"][1]["kind"] == "bot")
        assert (told(ana), ana.table["taken_over"]) == ([], [])


def test_an_open_seat_at_which_nobody_has_played_is_whose_invitation_it_is(server: Server) -> None:
    table = begin(server, ME, FRIEND, BOT, OPEN)
    assert claim(table, table.invites[4]).json()["waits"] is False


def test_an_open_seat_that_a_bot_has_played_is_asked_for(server: Server) -> None:
    table = begin(server, ME, FRIEND, BOT, OPEN)
    assert table.at(4, "stand-in", table.host, {"bot": "random"}).status_code == 200
    assert claim(table, table.invites[4]).json()["waits"] is True


def test_who_has_the_key_of_a_seat_comes_back_without_asking(server: Server) -> None:
    table = begin(server)
    assert table.at(2, "stand-in", table.keys[2], {"bot": "random"}).json()["seats"][1]["stand_in"]
    assert not table.at(2, "stand-in", table.keys[2], {"bot": ""}).json()["seats"][1]["stand_in"]
    table.at(2, "stand-in", table.keys[2], {"bot": "random"})
    invitation = table.at(2, "invite", table.keys[2]).json()["invite"]
    moved = claim(table, invitation, "").json()
    assert moved["waits"] is False
    with Guest(server, table.id, moved["token"]) as bruno:
        assert (bruno.seat, told(bruno), bruno.table["taken_over"]) == (2, [], [])


def test_after_the_end_nobody_is_asked_and_nothing_is_noted(server: Server) -> None:
    table = begin(server, ME, BOT, BOT)
    with table.sit(1) as ana:
        ana.play_to_the_end()
        assert claim(table, invite(table)).json()["waits"] is False
        assert table.at(1, "leave", table.keys[1]).status_code == 200
        with table.look() as watcher:
            assert (told(watcher), watcher.table["taken_over"]) == ([], [])


# ---------------------------------------------------------------- alone with bots


def test_alone_with_bots_nobody_is_asked_and_the_result_says_so(server: Server) -> None:
    table = begin(server, ME, BOT, BOT)
    with table.sit(1) as ana:
        taken = claim(table, invite(table), "Ana", keys=[table.keys[1]]).json()
        assert (taken["seat"], taken["waits"]) == (3, False), "who is to be asked is the one who asks"
        for seat, key in ((1, table.keys[1]), (3, taken["token"])):
            table.at(seat, "stand-in", key, {"bot": "random"})
        ana.see(lambda shown: shown["over"])
        assert (ana.table["over"], ana.table["taken_over"]) == (True, [3])
        assert told(ana) == [("take", 3, "Ana", 3)]


def test_the_key_of_ones_own_seat_agrees_for_nobody_else(server: Server) -> None:
    table = begin(server)
    asked = claim(table, invite(table), "Ana", keys=[table.keys[1], table.host, "guessed"]).json()
    assert asked["waits"] is True
    assert (request_for(table) or {})["waits_for"] == [2]
    with table.sit(2) as bruno:
        assert told(bruno) == [("request", 3, "Ana", 3), ("agree", 1, "Ana", 3)]


def test_where_nobody_has_a_seat_a_bots_seat_is_taken_at_once_but_noted(server: Server) -> None:
    table = begin(server, BOT, BOT, BOT)
    assert claim(table, invite(table)).json()["waits"] is False
    with table.look() as watcher:
        assert (told(watcher), watcher.table["taken_over"]) == ([("take", 3, "Zoë", 3)], [3])


def test_seats_are_not_asked_for_for_ever_so_the_log_has_an_end(server: Server) -> None:
    table = begin(server, ME, BOT, BOT)

    def take_and_leave() -> None:
        taken = claim(table, invite(table), "Ana", keys=[table.keys[1]]).json()
        assert table.at(3, "leave", taken["token"]).status_code == 200

    for _ in range(REQUESTS):
        take_and_leave()
    refused = claim(table, invite(table), "Ana", keys=[table.keys[1]])
    assert problem(refused) == (409, "problem-requests-enough")
    with table.sit(1) as ana:
        assert len(told(ana)) == 2 * REQUESTS
        assert ana.play_on()["type"] == "saved"


# ---------------------------------------------------------------- coming and going meanwhile


def test_who_leaves_is_no_longer_asked_and_the_last_to_leave_decides(server: Server) -> None:
    table = begin(server)
    key = ask_for(table)
    agree(table, table.keys[1])
    with table.sit(1) as ana:
        assert table.at(2, "leave", table.keys[2]).status_code == 200
        ana.see(lambda shown: shown["taken_over"] == [3])
        assert told(ana)[2:] == [("leave", 2, "Bruno", 2), ("take", 3, "Zoë", 3)]
    assert table.info(key)["mine"] == [3]
    assert table.info()["seats"][1]["kind"] == "bot", "the seat that was left does not go with it"


def test_of_two_requests_the_second_waits_for_who_got_the_first(server: Server) -> None:
    table = begin(server, ME, FRIEND, BOT, BOT)
    first, second = ask_for(table, 3, "Zoë"), ask_for(table, 4, "Eve")
    for seat in (3, 4):
        agree(table, table.keys[1], seat=seat)
    table.at(2, "leave", table.keys[2])
    assert table.info(first)["mine"] == [3]
    assert table.info(second)["mine"] == []
    assert (request_for(table, 4) or {})["waits_for"] == [3]
    assert agree(table, first, seat=4).status_code == 200
    assert table.info(second)["mine"] == [4]


def test_who_sits_down_meanwhile_is_asked_as_well(server: Server) -> None:
    table = begin(server, ME, FRIEND, BOT, OPEN)
    key = ask_for(table)
    agree(table, table.keys[1])
    late = claim(table, table.invites[4], "Ivo").json()["token"]
    agree(table, table.keys[2])
    assert (request_for(table) or {})["waits_for"] == [4]
    assert agree(table, late).status_code == 200
    assert table.info(key)["mine"] == [3]


def test_who_follows_on_a_seat_that_has_agreed_is_asked_anew(server: Server) -> None:
    table = begin(server, ME, FRIEND, BOT, {**FRIEND, "name": "Ivo"})
    ask_for(table, 3)
    agree(table, table.keys[1])
    table.at(1, "leave", table.keys[1])
    key = ask_for(table, 1, "Eve")
    for seat in (2, 4):
        agree(table, table.keys[seat], seat=1)
    assert table.info(key)["mine"] == [1]
    assert (request_for(table, 3) or {})["waits_for"] == [1, 2, 4]


def test_a_key_that_is_moved_to_another_device_has_still_agreed(server: Server) -> None:
    table = begin(server)
    ask_for(table)
    agree(table, table.keys[1])
    claim(table, table.at(1, "invite", table.keys[1]).json()["invite"], "")
    assert (request_for(table) or {})["waits_for"] == [2]


# ---------------------------------------------------------------- ways around it


def test_a_bots_seat_is_not_opened_to_be_taken_like_a_free_one(server: Server) -> None:
    table = begin(server)
    assert problem(table.at(3, "stand-in", table.host, {"bot": ""})) == (409, "problem-seat-asked-for")
    assert table.at(3, "stand-in", table.host, {"bot": "novice"}).status_code == 200
    assert problem(table.at(3, "stand-in", table.host, {"bot": ""})) == (409, "problem-seat-asked-for")
    assert claim(table, invite(table)).json()["waits"] is True


def test_who_leaves_a_seat_comes_back_only_if_the_others_agree(server: Server) -> None:
    table = begin(server)
    with table.sit(2) as bruno:
        table.at(1, "leave", table.keys[1])
        bruno.see(lambda shown: shown["seats"][0]["kind"] == "bot")
        assert told(bruno) == [("leave", 1, "Ana", 1)]
    asked = claim(table, invite(table, 1), "Ana", key=table.keys[1], keys=[table.keys[1]]).json()
    assert (asked["seat"], asked["waits"]) == (1, True)
    with Guest(server, table.id, table.keys[1]) as ana:
        assert (ana.seat, cards_of(ana, 1)) == (0, HIDDEN)
    assert (request_for(table, 1) or {})["waits_for"] == [2]


def test_an_invitation_from_before_the_first_answer_is_a_request_after_it(serve: Callable[..., Server]) -> None:
    server = serve(SEALED_SECONDS="0")
    table = server.open_table(ME, FRIEND, OPEN, title="aztec", locks="shown")
    with table.sit(1) as ana:
        assert table.at(3, "stand-in", table.host, {"bot": "random"}).status_code == 200
        ana.see(lambda shown: shown["seq"] > 0)
    assert claim(table, table.invites[3]).json()["waits"] is True


# ---------------------------------------------------------------- hidden locks, and the open question


def test_a_request_tells_nothing_of_hidden_locks_and_makes_no_answer_stale(server: Server) -> None:
    seen = set()
    for locked in (False, True):
        table = begin(server, ME, FRIEND, {**FRIEND, "name": "Ivo"}, BOT, locks="hidden")
        with table.sit(1) as ana, table.sit(2) as bruno, table.sit(3) as ivo, ExitStack() as later:
            if locked:
                bruno.act("answer", ask=0, answers=["claim BB"])
            inside = table.server.tables.by_id[table.id]  # type: ignore[attr-defined]
            while inside.seq < 1 + locked:
                time.sleep(0.01)  # until the bot has sealed its answer, which nobody is told
            key = ask_for(table, 4)
            later.enter_context(Guest(server, table.id, key))
            agree(table, table.keys[1], seat=4)
            frame = ana.see(lambda shown: shown["seq"] == 2)
            assert (frame["ask"], frame["ply"], frame["view"]["deciding"]) == (0, 0, [1, 2, 3, 4])
            told_of = json.dumps([told(ana), frame["view"], frame["seq"], frame["ply"], frame["ask"]])
            seen.add(told_of)
            for guest in (bruno, ivo):
                agree(table, table.keys[guest.seat], seat=4)
            assert ana.act("answer", ask=0, answers=["claim BB"])["type"] == "saved"
            if not locked:
                assert bruno.act("answer", ask=0, answers=["claim BB"])["type"] == "saved"
            assert ivo.act("answer", ask=0, answers=["claim BB"])["type"] == "saved"
            ana.see(lambda shown: shown["ask"] > 0)
            kinds = [(entry["seq"], entry["kind"]) for entry in ana.entries[:9]]
            assert kinds == list(enumerate(["request", *3 * ["agree"], "take", *4 * ["answer"]], start=1))
    assert len(seen) == 1


def test_who_takes_over_may_change_what_the_bot_had_sealed_and_is_asked_next(server: Server) -> None:
    table = begin(server)
    key = ask_for(table)
    for seat in (1, 2):
        agree(table, table.keys[seat])
    with table.sit(1) as ana, table.sit(2) as bruno, Guest(server, table.id, key) as zoe:
        assert zoe.act("reopen")["type"] == "saved"
        for guest in (zoe, ana, bruno):
            assert guest.act("answer", ask=0, answers=["claim BB"])["type"] == "saved"
        zoe.see(lambda shown: shown["ask"] > 0 and 3 in shown["view"]["deciding"])
        assert ana.see(lambda shown: shown["ask"] > 0)["undoable"] == 0


# ---------------------------------------------------------------- two processes

AZTEC = [
    protocol.SeatWish("me", "Ana"), protocol.SeatWish("here", "Bruno"), protocol.SeatWish("bot", "Rune", "random")
]  # fmt: skip


class Pair:
    """One table of Aztec, open at two processes, as it were: they share a database and hear nothing of each other."""

    def __init__(self, *processes: Tables) -> None:
        self.processes = processes

    async def open(self) -> None:
        for process in self.processes:
            await process.store.open()
        made = await self.processes[0].make_table(protocol.NewTable("aztec", AZTEC, {"locks": "shown"}))
        self.host, self.keys = made.host, [key.token for key in made.keys]
        self.copies = [await process.table(made.table) for process in self.processes]
        while not self.copies[0].seq:  # until the bot has sealed its answer, at whichever of them it thinks
            await asyncio.sleep(0.01)
            await self.processes[0].seating.look(self.copies[0])

    async def invite(self, at: int = 0) -> str:
        return (await self.processes[at].seating.invite(self.copies[at], THIRD, self.host)).invite

    async def claim(self, at: int, invite: str, name: str) -> protocol.Claimed:
        return await self.processes[at].seating.claim(self.copies[at], protocol.Claim(invite, name, name * 10))

    async def agree(self, at: int, key: str, agrees: bool = True) -> None:
        await self.processes[at].seating.look(self.copies[at])
        asked = self.copies[at].chair(THIRD).request
        wish = protocol.Agree(asked.id if asked else "", agrees)
        await self.processes[at].seating.agree(self.copies[at], THIRD, wish, key)

    async def noted(self) -> list[str]:
        lines = await self.processes[0].store.lines(self.copies[0].id)
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        return [line.entry["seating"] for line in lines if "seating" in line.entry]


def with_pair(url: str, monkeypatch: pytest.MonkeyPatch, test: Callable[[Pair], Awaitable[None]]) -> None:
    async def choose(_: BotPool, task: Task, __: Asker) -> Thought:
        return Thought(str(task.position["legal"][0]))  # type: ignore[index]

    monkeypatch.setattr(BotPool, "choose", choose)

    async def run() -> None:
        settings = Settings(database_url=url, log_level="error", thinkers=1, turn_seconds=0, sealed_seconds=0)
        pair = Pair(Tables(settings), Tables(settings))
        await pair.open()
        try:
            await test(pair)
        finally:
            for process in pair.processes:
                await process.close()

    asyncio.run(run())


def test_a_process_that_has_not_heard_of_the_first_answer_asks_all_the_same(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        invite = await pair.invite()
        await pair.processes[1].bot_turns.stop()
        there = Table(pair.copies[1].record, pair.copies[1].store)  # as it was before anybody answered
        assert there.seq == 0
        asked = await pair.processes[1].seating.claim(there, protocol.Claim(invite, "Zoë"))
        assert (asked.waits, there.seq) == (True, 2)
        assert await pair.processes[0].seating.access(pair.copies[0], asked.token) == Access(asks=THIRD)

    with_pair(database_url, monkeypatch, test)


def test_of_two_who_ask_with_one_invitation_at_two_processes_one_asks(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        invite = await pair.invite()
        claims = [pair.claim(0, invite, "Zoë"), pair.claim(1, invite, "Eve")]
        done = await asyncio.gather(*claims, return_exceptions=True)
        assert [reply.problem for reply in done if isinstance(reply, Refusal)] == ["problem-invite"]
        assert [reply.waits for reply in done if isinstance(reply, protocol.Claimed)] == [True]
        assert await pair.noted() == ["request"]

    with_pair(database_url, monkeypatch, test)


def test_two_who_agree_at_two_processes_at_once_give_the_seat_away_once(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        asked = await pair.claim(0, await pair.invite(), "Zoë")
        await asyncio.gather(pair.agree(0, pair.keys[0]), pair.agree(1, pair.keys[1]))
        assert await pair.noted() == ["request", "agree", "agree", "take"]
        for process, table in zip(pair.processes, pair.copies, strict=True):
            await process.follow(table)
            assert (table.chair(THIRD).key, table.chair(THIRD).bot) == (hashed(asked.token), None)
            assert table.match.taken_over == [2]
            assert await process.seating.access(table, asked.token) == Access(THIRD)
        again = Table(pair.copies[0].record, pair.processes[0].store)
        again.repeat(await pair.processes[0].store.lines(again.id))
        assert again.public_log.entries == pair.copies[0].public_log.entries
        assert (again.match.taken_over, again.match.key()) == ([2], pair.copies[0].match.key())

    with_pair(database_url, monkeypatch, test)


def test_of_a_refusal_and_the_last_agreement_at_once_one_counts(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        await pair.claim(0, await pair.invite(), "Zoë")
        await pair.agree(0, pair.keys[0])
        both = [pair.agree(0, pair.keys[0], False), pair.agree(1, pair.keys[1])]
        done = await asyncio.gather(*both, return_exceptions=True)
        lost = [reply.problem for reply in done if isinstance(reply, Refusal)]
        assert lost == ["problem-no-request"]
        noted = await pair.noted()
        assert noted[:2] == ["request", "agree"]
        assert noted[2:] in (["refuse"], ["agree", "take"])

    with_pair(database_url, monkeypatch, test)
