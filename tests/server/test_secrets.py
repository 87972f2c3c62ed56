"""Secrets on the wire: a device sees as the seat it said hello for, and a sealed answer tells nobody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from antechamber import library
from antechamber.core.title import Title
from antechamber.server import new_table
from antechamber.titles import packages
from tests.server.serving import NOTHING, PATIENCE, PEOPLE, Guest, Json, Server, dial
from tests.sketches.sealed import CARD, HAND, Masks, masks


@pytest.fixture
def server(serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server with Masks on its shelf, a title with hidden cards and sealed answers; all its games are one deal."""
    shipped = library._shipped

    def take(slug: str) -> Title:
        return masks if slug == masks.slug else shipped(slug)

    monkeypatch.setitem(packages(), masks.slug, "tests.sketches")
    monkeypatch.setattr(library, "_shipped", take)
    monkeypatch.setattr(new_table, "new_seed", lambda: "one deal")
    assert masks.secrets
    return serve()


def hand(guest: Guest) -> str:
    """The card that a seat sees in its own hand, and no other."""
    known = guest.table["view"]["known"]
    assert set(known.values()) == {f"hand {guest.seat}"}
    (card,) = known
    return str(card)


def tables(heard: list[Json]) -> list[Json]:
    return [message for message in heard if message["type"] == "table"]


def test_before_it_says_hello_a_device_hears_nothing_whatever_happens(server: Server) -> None:
    table = server.open_table(*PEOPLE, title=masks.slug)
    with dial(server, table.id) as socket, table.sit(1) as ana:
        ana.answer("claim 1")
        with pytest.raises(TimeoutError):
            socket.recv(NOTHING)
        socket.send(json.dumps({"type": "why", "id": "a", "wish": "claim 1"}))
        assert json.loads(socket.recv(PATIENCE))["problem"]["problem"] == "problem-hello-first"


def test_with_the_keys_of_several_seats_a_device_sees_only_what_the_seat_of_its_last_hello_sees(server: Server) -> None:
    table = server.open_table(*PEOPLE, title=masks.slug)
    with table.sit(1) as ana, table.sit(2) as bruno, table.sit(3) as zoe:
        hands = {1: hand(ana), 2: hand(bruno), 3: hand(zoe)}
        with Guest(server, table.id, table.watch) as device:
            assert (device.seat, device.table["view"]["known"]) == (0, {})
            zoe.answer("claim 1")
            device.see(lambda shown: shown["seq"] == 1)
            for seat in (1, 2):
                before = len(device.heard)
                device.hello(table.keys[seat])
                for done in (bruno.answer("claim 1"), bruno.act("reopen")):
                    device.see(lambda shown, seq=done["seq"]: shown["seq"] == seq)  # type: ignore[misc]
                seen = tables(device.heard[before:])
                assert [shown["seat"] for shown in seen] == [seat] * 3
                assert hand(device) == hands[seat]
                for other in {1, 2, 3} - {seat}:
                    assert f'"{hands[other]}"' not in json.dumps(device.heard[before:])
        assert f'"{hands[1]}"' not in json.dumps(bruno.heard)


def test_who_says_hello_with_a_wrong_key_sees_nothing_more(server: Server) -> None:
    table = server.open_table(*PEOPLE, title=masks.slug)
    with table.sit(1) as device, table.sit(2) as bruno:
        device.say(type="hello", token="guessed")
        bruno.answer("claim 1")
        refused = device.hear_until(lambda message: message["type"] == "refused")
        assert refused["problem"]["problem"] == "problem-key"
        with pytest.raises(Exception, match="1008"):
            device.hear()


def test_a_key_looks_back_as_no_other_viewer_than_its_own(server: Server) -> None:
    table = server.open_table(*PEOPLE, title=masks.slug)
    with table.sit(2) as bruno:
        own = hand(bruno)
    for path in ("replay", "replay/0"):
        refused = server.get(f"{table.path}/{path}", table.keys[1], viewer=2)
        assert (refused.status_code, refused.json()["problem"]) == (403, "problem-other-eyes")
        for key in (table.keys[1], table.host, table.watch):
            assert f'"{own}"' not in server.get(f"{table.path}/{path}", key).text


def test_scores_tell_nothing_of_what_is_hidden(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def points_in_hand(g: Masks) -> list[int]:
        return [sum(1 + card for card in g.cards(HAND + seat)) for seat in range(g.seats)]

    monkeypatch.setattr(Masks, "scores", points_in_hand)
    table = server.open_table(*PEOPLE, title=masks.slug)
    with table.sit(1) as ana, table.look() as watcher:
        own = 1 + CARD.number(hand(ana))
        assert ana.table["scores"] == [own, 0, 0]
        assert watcher.table["scores"] == [0, 0, 0]
    for key, points in ((table.keys[1], own), (table.watch, 0)):
        assert server.get(f"{table.path}/replay/0", key).json()["scores"] == [points, 0, 0]


def seen_by_others(server: Server, *deeds: str) -> dict[str, Any]:
    """All that others are sent while seat 2 seals answers and takes them back, and what they can ask for then."""
    table = server.open_table(*PEOPLE, title=masks.slug)
    with table.sit(1) as ana, table.look() as watcher, table.sit(2) as bruno:
        for deed in deeds:
            done = bruno.act("reopen") if deed == "reopen" else bruno.answer(deed)
            assert done["type"] == "saved"
            for other in (ana, watcher):
                other.see(lambda shown, seq=done["seq"]: shown["seq"] >= seq)  # type: ignore[misc]
        assert bruno.table["view"]["deciding"] == [1, 3]
        asked = {"ana": table.keys[1], "watcher": table.watch}
        return {
            **{f"{name} heard": tables(guest.heard)[1:] for name, guest in (("ana", ana), ("watcher", watcher))},
            **{f"{name} asks": server.get(f"{table.path}/replay", key).json()["plies"] for name, key in asked.items()},
            **{f"{name} looks": server.get(f"{table.path}/replay/1", key).json() for name, key in asked.items()},
        }


def test_what_others_are_sent_of_a_sealed_answer_is_the_same_whatever_it_was(server: Server) -> None:
    told = [seen_by_others(server, f"claim {face}") for face in (1, 2, 3, 4)]
    assert [entry["events"] for shown in told[0]["ana heard"] for entry in shown["entries"]] == [[]]
    for other in told[1:]:
        assert json.dumps(other) == json.dumps(told[0]), "to the letter, so in size as well"


def test_a_sealed_answer_that_was_changed_looks_like_one_that_was_given_again(server: Server) -> None:
    same = seen_by_others(server, "claim 1", "reopen", "claim 1")
    other = seen_by_others(server, "claim 1", "reopen", "claim 4")
    assert [len(shown["entries"]) for shown in same["ana heard"]] == [1, 1, 1]
    assert json.dumps(other) == json.dumps(same)
