"""Who may sit where: keys, invitations, moving to another device, bots that stand in, leaving."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from antechamber.server.bot_turns import levels_of_bots
from tests.server.serving import BOT, FRIEND, ME, OPEN, PATIENCE, Beside, Guest, Opened, Server, problem


def seat_of(table: Opened, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.info()["seats"][seat - 1]
    return found


def test_a_table_gives_keys_to_this_device_and_invitations_to_friends(server: Server) -> None:
    table = server.open_table(ME, FRIEND, OPEN, BOT)
    assert set(table.keys) == {1, 2}
    assert set(table.invites) == {3}
    secrets = [*table.keys.values(), *table.invites.values(), table.host, table.watch]
    assert len(set(secrets)) == len(secrets)
    assert all(len(secret) >= 32 for secret in secrets)
    assert [seat["kind"] for seat in table.info()["seats"]] == ["person", "person", "open", "bot"]


def test_a_friend_takes_the_seat_of_an_invitation_once(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    taken = table.claim(table.invites[2], "  Zoë\t the  \u200bgreat ")
    assert taken.status_code == 200
    assert taken.json()["seat"] == 2
    assert seat_of(table, 2)["name"] == "Zoë the great"
    assert problem(table.claim(table.invites[2], "Eve")) == (403, "problem-invite")
    with Guest(server, table.id, taken.json()["token"]) as zoe:
        assert zoe.seat == 2


def test_a_friend_whose_answer_was_lost_asks_again_with_the_same_key(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    wish = {"invite": table.invites[2], "name": "Zoë", "key": "made-by-the-device-of-zoe-1234567890"}
    first = server.post(f"/api/tables/{table.id}/claim", wish)
    again = server.post(f"/api/tables/{table.id}/claim", wish)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json() == {"seat": 2, "token": wish["key"], "waits": False}
    other = server.post(f"/api/tables/{table.id}/claim", {**wish, "key": "somebody-else-with-the-same-link-123"})
    assert problem(other) == (403, "problem-invite")


def test_the_list_of_tables_waits_for_whoever_has_to_confirm(server: Server) -> None:
    table = server.open_table(ME, BOT)
    with table.sit(1) as ana:
        ana.see(ana.must_act)
        while not ana.table["confirming"]:
            assert ana.play_on()["type"] == "saved"
            ana.see(ana.must_act)
        assert (table.info()["deciding"], table.info()["question"]) == ([1], "confirm")


def test_who_plays_at_the_table_sees_a_friend_arrive(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    with table.sit(1) as ana:
        table.claim(table.invites[2], "Zoë")
        people = ana.hear_until(lambda message: message["type"] == "people")
        assert people["seats"][1]["name"] == "Zoë"


def test_an_invitation_shows_the_table_but_does_not_play_at_it(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    assert table.info(table.invites[2])["mine"] == [2]  # the seat it is for
    with Guest(server, table.id, table.watch) as watcher:
        assert watcher.seat == 0
    with pytest.raises(Exception, match="1008"), Guest(server, table.id, table.invites[2]) as stranger:
        stranger.hear()


def test_a_new_invitation_kills_the_older_one(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    newer = table.at(2, "invite", table.host).json()["invite"]
    assert problem(table.claim(table.invites[2])) == (403, "problem-invite")
    assert table.claim(newer, "Zoë").status_code == 200


def test_a_seat_moves_to_another_device_and_the_old_key_dies(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as old:
        invite = table.at(1, "invite", table.keys[1]).json()["invite"]
        assert old.answer(old.options()[0])["type"] == "saved"
        new = table.claim(invite).json()["token"]
        assert old.hear_until(lambda message: message["type"] == "refused")["problem"]["problem"] == (
            "problem-key-revoked"
        )
        with pytest.raises(Exception, match="1008"):
            old.hear()
    assert server.get(table.path, table.keys[1]).status_code == 403
    with Guest(server, table.id, new) as ana:
        assert (ana.seat, ana.table["seats"][0]["name"], ana.table["seq"]) == (1, "Ana", 1)


def test_only_the_owner_or_for_a_free_seat_the_host_invites(server: Server) -> None:
    table = server.open_table(ME, FRIEND, OPEN)
    assert problem(table.at(2, "invite", table.keys[1])) == (403, "problem-not-your-seat")
    assert problem(table.at(3, "invite", table.keys[1])) == (403, "problem-not-your-seat")
    assert problem(table.at(2, "invite", table.host)) == (403, "problem-seat-taken")
    assert problem(table.at(3, "invite", table.watch)) == (403, "problem-not-your-seat")
    assert problem(table.at(9, "invite", table.host)) == (404, "problem-no-seat")
    assert table.at(3, "invite", table.host).status_code == 200


def test_a_wrong_key_neither_sees_nor_acts(server: Server) -> None:
    table, other = server.open_table(ME, OPEN), server.open_table(ME, OPEN)
    for key in (other.keys[1], other.host, other.watch, "guessed", "ключ"):
        shown = server.http.get(table.path, headers=[(b"Authorization", f"Bearer {key}".encode())])
        assert problem(shown) == (403, "problem-key")
        with Guest(server, table.id, key) as stranger:
            assert stranger.heard[0]["problem"]["problem"] == "problem-key"
    assert problem(server.get(table.path)) == (401, "problem-no-key")
    assert problem(table.at(1, "leave", other.keys[1])) == (403, "problem-key")
    assert problem(server.get("/api/tables/aaaaaaaaaa", table.watch)) == (404, "problem-no-table")


def test_my_tables_are_those_whose_keys_i_have(server: Server) -> None:
    first, second = server.open_table(ME, FRIEND, BOT), server.open_table(ME, OPEN)
    with second.sit(1) as ana:
        ana.answer(ana.options()[0])
    tokens = [first.keys[1], first.keys[2], second.keys[1], "unknown"]
    found = server.post("/api/tables/mine", {"tokens": tokens}).json()
    assert [(table["table"], table["mine"], table["ply"]) for table in found] == [
        (second.id, [1], 1),
        (first.id, [1, 2], 0),
    ]
    assert found[0]["deciding"] == [1]
    assert found[0]["moved"] > found[0]["created"]
    assert server.post("/api/tables/mine", {"tokens": []}).json() == []


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno:
        away = table.at(1, "stand-in", table.keys[1], {"bot": "random"}).json()["seats"][0]
        assert (away["kind"], away["bot"], away["stand_in"], away["name"]) == ("person", "random", True, "Ana")
        bruno.see(lambda shown: shown["view"]["deciding"] == [2])
        assert ana.ask("undo")["problem"]["problem"] == "problem-bot-plays"
        bruno.finish_turn()
        bruno.see(bruno.must_act)
        back = table.at(1, "stand-in", table.keys[1], {"bot": ""}).json()["seats"][0]
        assert (back["bot"], back["stand_in"]) == ("", False)
        bruno.finish_turn()
        ana.see(lambda shown: shown["seq"] == bruno.table["seq"])
        assert ana.play_on()["type"] == "saved"


def test_the_host_fills_an_open_seat_with_a_bot_and_opens_it_again(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    assert table.at(2, "stand-in", table.host, {"bot": "novice"}).json()["seats"][1]["kind"] == "bot"
    assert table.at(2, "stand-in", table.host, {"bot": ""}).json()["seats"][1]["kind"] == "open"
    assert problem(table.at(2, "stand-in", table.host, {"bot": "oracle"})) == (400, "problem-no-bot")
    assert problem(table.at(2, "stand-in", table.keys[1], {"bot": "novice"})) == (403, "problem-not-your-seat")


def test_the_host_lets_a_bot_stand_in_for_who_is_away_but_not_of_who_is_here(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    key = table.claim(table.invites[2], "Zoë").json()["token"]
    with Guest(server, table.id, key):
        assert problem(table.at(2, "stand-in", table.host, {"bot": "random"})) == (403, "problem-still-here")
    with table.look() as watcher:
        watcher.see(lambda shown: not shown["seats"][1]["here"])
    assert table.at(2, "stand-in", table.host, {"bot": "random"}).json()["seats"][1]["stand_in"]
    assert not table.at(2, "stand-in", key, {"bot": ""}).json()["seats"][1]["stand_in"]


def test_a_bot_that_takes_over_lets_an_unconfirmed_turn_go(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno:
        while not ana.table["confirming"]:
            ana.answer(ana.options()[0])
        bruno.see(lambda shown: shown["confirming"] == 1)
        table.at(1, "stand-in", table.keys[1], {"bot": "random"})
        bruno.see(lambda shown: not shown["confirming"])
        assert bruno.answer(bruno.options()[0])["type"] == "saved"


def test_who_leaves_is_followed_by_a_bot_and_cannot_come_back(server: Server) -> None:
    table = server.open_table(ME, FRIEND)
    with table.sit(1) as ana, table.sit(2) as bruno:
        left = table.at(1, "leave", table.keys[1]).json()["seats"][0]
        assert (left["kind"], left["bot"], left["stand_in"]) == ("bot", "adept", False)
        assert ana.hear_until(lambda m: m["type"] == "refused")["problem"]["problem"] == "problem-key-revoked"
        bruno.see(lambda shown: shown["view"]["deciding"] == [2])
    assert problem(table.at(1, "leave", table.keys[1])) == (403, "problem-key")
    assert problem(table.at(2, "leave", table.host)) == (403, "problem-not-your-seat")
    invite = table.at(1, "invite", table.host).json()["invite"]
    assert table.claim(invite, "Zoë").json()["seat"] == 1
    assert (seat_of(table, 1)["kind"], seat_of(table, 1)["name"]) == ("person", "Zoë")


def test_where_only_bots_sit_they_play_only_while_somebody_looks(serve: Callable[..., Beside]) -> None:
    server = serve()
    table = server.open_table(BOT, BOT)
    inside = server.tables.by_id[table.id]
    assert levels_of_bots(inside) == {}
    with table.look() as watcher:
        watcher.see(lambda shown: shown["ply"] > 3)
    deadline = time.monotonic() + PATIENCE
    while inside.devices and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not inside.match.over
    assert levels_of_bots(inside) == {}


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ("👨\u200d👩\u200d👧\u200d👦", "👨\u200d👩\u200d👧\u200d👦"),
        ("Zoe\u0308 ❤\ufe0f\u200d🔥", "Zoe\u0308 ❤\ufe0f\u200d🔥"),
        (
            "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
        ),
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),
        ("\u0645\u06cc\u200c\u0634\u0648", "\u0645\u06cc\u200c\u0634\u0648"),
        ("An\u200da\u200c", "An a"),  # it could only pretend to be somebody else's
        ("\u202eanA\U000e0041", "anA"),
        ("x" * 34 + "👨\u200d👩\u200d👧\u200d👦", "x" * 34),
        ("x" * 33 + "👨\u200d👩\u200d👧\u200d👦" + "y", "x" * 33 + "👨\u200d👩\u200d👧\u200d👦"),
        ("x" * 38 + "🇵🇱🇵🇱", "x" * 38 + "🇵🇱"),
        ("x" * 39 + "🇵🇱", "x" * 39),
        ("x" * 39 + " y", "x" * 39),
        ("e" + "\u0301" * 150, ""),
    ],
)
def test_a_name_is_cut_between_letters_and_a_letter_is_never_taken_apart(
    server: Server, given: str, called: str
) -> None:
    table = server.open_table({**ME, "name": given}, OPEN)
    assert seat_of(table, 1)["name"] == called
    assert table.claim(table.invites[2], f"{given}").status_code == 200
    assert seat_of(table, 2)["name"] == called


def test_half_of_a_character_is_no_name(server: Server) -> None:
    body = b'{"title":"mystery","seats":[{"kind":"me","name":"Ana \\ud83d"},{"kind":"open"}]}'
    response = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert problem(response) == (400, "problem-invalid")


def test_a_table_that_cannot_be_is_not_opened(server: Server) -> None:
    def refused(title: str, seats: list[Any], **options: Any) -> tuple[int, str]:
        return problem(server.post("/api/tables", {"title": title, "seats": seats, "options": options}))

    assert refused("chess", [ME, BOT]) == (400, "problem-no-title")
    assert refused("mystery", [ME]) == (400, "problem-players")
    assert refused("mystery", [ME, BOT], colour="red") == (400, "problem-option-unknown")
    assert refused("mystery", [ME, BOT], mode="brutal") == (400, "problem-option-value")
    assert refused("mystery", [ME, {"kind": "bot", "bot": "oracle"}]) == (400, "problem-no-bot")
    assert refused("mystery", [ME, {"kind": "ghost"}]) == (400, "problem-invalid")
    assert refused("mystery", [{**ME, "name": "x" * 201}, BOT]) == (400, "problem-invalid")
