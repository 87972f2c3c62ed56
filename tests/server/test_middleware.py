"""What the server does not take: foreign pages, too much, too fast, what cannot be read. And what it says of itself."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from antechamber import __version__
from tests.server.serving import BOT, ME, OPEN, PATIENCE, Process, Server, dial, problem

FOREIGN = "https://elsewhere.example"
WISH = {"title": "mystery", "seats": [ME, BOT]}


# ---------------------------------------------------------------- origins


def test_a_foreign_page_can_neither_post_nor_open_a_socket(server: Server) -> None:
    table = server.open_table(ME, OPEN)
    refused = server.http.post("/api/tables", json=WISH, headers={"Origin": FOREIGN})
    assert problem(refused) == (403, "problem-origin")
    with pytest.raises(InvalidStatus, match="403"), dial(server, table.id, origin=FOREIGN):
        pass


def test_our_own_page_and_those_the_host_names_are_welcome(serve: Callable[..., Server]) -> None:
    server = serve(ORIGINS=f"{FOREIGN}/, https://other.example")
    for origin in (server.address, FOREIGN):
        made = server.http.post("/api/tables", json=WISH, headers={"Origin": origin})
        assert made.status_code == 201
        with dial(server, made.json()["table"], origin=origin) as line:
            line.send(json.dumps({"type": "hello", "token": made.json()["watch"]}))
            assert json.loads(line.recv())["type"] == "table"


# ---------------------------------------------------------------- names


def ask_as(server: Server, host: str, path: str = "/api/titles", **more: Any) -> httpx.Response:
    return server.http.request(more.pop("method", "GET"), path, headers={"Host": host, **more})


def test_a_page_that_makes_its_name_lead_here_is_refused_and_told_what_to_set(server: Server) -> None:
    port = server.address.rpartition(":")[2]
    evil = f"evil.example:{port}"
    for method, path in (("GET", "/api/titles"), ("POST", "/api/tables"), ("GET", "/"), ("GET", "/healthz")):
        refused = ask_as(server, evil, path, method=method, Origin=f"http://{evil}")
        assert refused.status_code == 403
        assert "does not know itself by the name evil.example" in refused.text
        assert "ANTECHAMBER_HOSTS" in refused.text
    assert ask_as(server, evil).json()["problem"] == "problem-host"
    assert ask_as(server, evil, "/").headers["content-type"] == "text/plain; charset=utf-8"
    assert "default-src 'none'" in ask_as(server, evil, "/").headers["content-security-policy"]


def test_a_socket_to_a_name_that_is_not_ours_is_refused(process: Process) -> None:
    table = process.open_table(ME, OPEN)
    port = int(process.address.rpartition(":")[2])
    for name, answer in (("evil.example", "403"), ("table.localhost.", "")):
        line = socket.create_connection(("127.0.0.1", port), PATIENCE)
        place, origin = f"ws://{name}:{port}/api/tables/{table.id}/play", Origin(f"http://{name}:{port}")
        if answer:
            with pytest.raises(InvalidStatus, match=answer) as refused, connect(place, sock=line, origin=origin):
                pass
            assert "add that name to ANTECHAMBER_HOSTS" in str(refused.value.response.body)
        else:
            with connect(place, sock=line, origin=origin) as talk:
                talk.send(json.dumps({"type": "hello", "token": table.watch}))
                assert json.loads(talk.recv(PATIENCE))["type"] == "table"
    assert [line for line in process.logged() if line["level"] == "error"] == []


def test_names_that_the_host_gives_are_ours(serve: Callable[..., Server]) -> None:
    server = serve(HOSTS="Play.Example.org., games.lan", ORIGINS="https://other.example:8443")
    for name in ("play.example.org", "PLAY.example.org.:443", "games.lan:80", "other.example", "127.0.0.1", "[::1]:80"):
        assert ask_as(server, name).status_code == 200, name
    for name in ("example.org", "a.games.lan", "other.example.evil"):
        assert ask_as(server, name).status_code == 403, name


def test_a_program_may_leave_the_name_out(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")


# ---------------------------------------------------------------- too much, too fast


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    body = json.dumps({"tokens": ["x" * 60] * 2000})
    assert problem(server.http.post("/api/tables/mine", content=body)) == (413, "problem-too-large")
    in_parts = server.http.post("/api/tables/mine", content=(part.encode() for part in [body[:9], body[9:]]))
    assert problem(in_parts) == (413, "problem-too-large")


@pytest.mark.parametrize("size", [17_000, 200_000])
def test_a_frame_that_is_too_large_ends_the_talk_and_changes_nothing(server: Server, size: int) -> None:
    table = server.open_table(ME, OPEN)
    with table.sit(1) as ana:
        ana.say(type="answer", id="a", ask=0, answers=["place C at 5"], more="x" * size)
        if size < 65_536:
            assert ana.hear()["problem"]["problem"] == "problem-too-large"
        with pytest.raises(Exception, match=r"1008|1009"):
            ana.hear()
    assert table.info()["ply"] == 0


def test_who_posts_too_fast_has_to_wait(serve: Callable[..., Server]) -> None:
    server = serve(POSTS_PER_MINUTE="5", NEW_TABLES_PER_MINUTE="2")
    opened = [server.post("/api/tables", WISH).status_code for _ in range(3)]
    assert opened == [201, 201, 429]
    asked = [server.post("/api/tables/mine", {"tokens": []}) for _ in range(4)]
    assert problem(asked[-1]) == (429, "problem-too-fast")
    assert server.get("/api/titles").status_code == 200


def test_who_reads_too_fast_has_to_wait_but_not_for_the_page(serve: Callable[..., Server]) -> None:
    server = serve(GETS_PER_MINUTE="5")
    asked = [server.get(path) for path in ("/api/titles", "/api/titles/mystery/rules", "/api//titles") for _ in "12"]
    assert [response.status_code == 429 for response in asked] == [False] * 5 + [True]
    assert problem(asked[-1]) == (429, "problem-too-fast")
    assert server.http.head("/api/titles").status_code == 429
    for path in ("/healthz", "/metrics", "/", "/table/abc"):
        assert server.get(path).status_code != 429
    assert server.post("/api/tables", WISH).status_code == 201


def test_who_opens_sockets_too_fast_has_to_wait(serve: Callable[..., Server]) -> None:
    server = serve(GETS_PER_MINUTE="3")
    table = server.open_table(ME, OPEN)
    for _ in range(3):
        with dial(server, table.id):
            pass
    with pytest.raises(InvalidStatus, match="429"), dial(server, table.id):
        pass
    assert 'antechamber_refused_total{problem="problem-too-fast"} 1.0' in server.get("/metrics").text
    assert problem(server.get("/api/titles")) == (429, "problem-too-fast"), "sockets count like other requests"


def test_who_talks_too_fast_is_sent_away(serve: Callable[..., Server]) -> None:
    server = serve(MESSAGES_PER_SECOND="2")
    with server.open_table(ME, OPEN).sit(1) as ana:
        with contextlib.suppress(ConnectionClosed):  # the server may have had enough before the tenth
            for _ in range(10):
                ana.say(type="ping")
        refused = ana.hear_until(lambda message: message["type"] == "refused")
        assert refused["problem"]["problem"] == "problem-too-fast"
        with pytest.raises(Exception, match="1008"):
            ana.hear()


def test_a_full_server_takes_nobody_in(serve: Callable[..., Server]) -> None:
    server = serve(TABLES="1", SOCKETS="1")
    table = server.open_table(ME, OPEN)
    assert problem(server.post("/api/tables", WISH)) == (503, "problem-house-full")
    with dial(server, table.id), dial(server, table.id) as late:  # neither has said who it is
        assert json.loads(late.recv(PATIENCE))["problem"]["problem"] == "problem-house-full"
    deadline = time.monotonic() + PATIENCE
    while "antechamber_sockets 0.0" not in server.get("/metrics").text and time.monotonic() < deadline:
        time.sleep(0.01)
    with table.sit(1) as ana:
        assert ana.seat == 1


def test_a_silent_socket_is_closed(serve: Callable[..., Server]) -> None:
    server = serve(HELLO_SECONDS="0.2")
    table = server.open_table(ME, OPEN)
    with dial(server, table.id) as line:
        assert "problem-hello-first" in str(line.recv())
        with pytest.raises(Exception, match="1008"):
            line.recv()


# ---------------------------------------------------------------- nonsense

NONSENSE = [
    "", "{", "[]", "null", "0", '"hello"', "{}", '{"type":"dance"}', '{"type":"answer"}', "[" * 5000, '{"type":' * 900,
    '{"type":"answer","id":"","ask":0,"answers":["end"]}', '{"type":"answer","id":"a","ask":-1,"answers":["end"]}',
    '{"type":"answer","id":"a","ask":0,"answers":[]}', '{"type":"answer","id":"a","ask":"0","answers":["end"]}',
    '{"type":"answer","id":"a","ask":0,"answers":["end"],"more":1}', '{"type":"undo","id":"a","answers":1e400}',
    '{"type":"undo","id":"a","answers":99999999999999999999999}', '{"type":"why","id":"\\ud800","wish":"x"}',
    '{"type":"answer","id":"a\\u0000","ask":0,"answers":["place C at 5"]}', "\u0000", "{'type':'ping'}",
]  # fmt: skip


@pytest.mark.parametrize("frame", [*NONSENSE, b"\xff\xfe", b'{"type":"pong"}'])
def test_what_cannot_be_read_is_refused_and_the_talk_goes_on(server: Server, frame: str | bytes) -> None:
    table = server.open_table(ME, OPEN)
    with table.sit(1) as ana:
        ana.socket.send(frame)
        assert ana.hear()["type"] == "refused"
        assert ana.answer("place C at 5")["seq"] == 1


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"title":5}', "[" * 5000, '{"title":"mystery","seats":[]}'])
def test_a_body_that_cannot_be_read_is_a_problem_of_the_client(server: Server, body: str) -> None:
    assert problem(server.http.post("/api/tables", content=body)) == (400, "problem-invalid")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/titles/chess/rules", 404),
        ("GET", "/api/titles/chess/words/en", 404),
        ("GET", "/api/tables/%00%ff", 401),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/assets/..%2f..%2fapp.py", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/healthz", 405),
        ("GET", "/api/tables/aaaaaaaaaa/play", 426),
    ],
)
def test_every_refusal_is_a_problem(server: Server, method: str, path: str, status: int) -> None:
    response = server.http.request(method, path)
    assert response.status_code == status
    assert set(response.json()) == {"problem", "arguments", "rule", "text"}


def test_there_is_no_way_out_of_the_folder_of_the_page(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd", "/%2fetc/passwd"):
        response = server.http.get(path)
        assert "import" not in response.text
        assert "root:" not in response.text


# ---------------------------------------------------------------- the page, health, metrics, the document


def test_the_page_is_served_with_a_strict_policy(server: Server) -> None:
    for path in ("/", "/t/abcdefghjk", "/join/abcdefghjk"):
        page = server.get(path)
        assert page.status_code in (200, 503)  # 503: the page was not built here
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert page.headers["cross-origin-opener-policy"] == "same-origin"
        assert page.headers["cache-control"] in ("no-cache", "no-store")


def test_what_the_api_says_is_not_kept_by_anybody(server: Server) -> None:
    assert server.get("/api/titles").headers["cache-control"] == "no-store"
    assert "content-security-policy" in server.get("/api/nothing").headers


def test_it_says_whether_it_is_well(server: Server) -> None:
    assert server.get("/healthz").json() == {"status": "ok", "version": __version__}


def test_it_counts_for_prometheus(server: Server) -> None:
    with server.open_table(ME, OPEN).sit(1) as ana:
        ana.answer("place C at 5")
        ana.answer("dance")
        text = server.get("/metrics").text
    for line in (
        "antechamber_tables_open ", "antechamber_sockets 1", 'antechamber_answers_total{by="person"}',
        'antechamber_refused_total{problem="problem-no-such-option"}', "antechamber_answer_seconds_bucket",
    ):  # fmt: skip
        assert line in text, text


def test_the_document_describes_the_routes_and_the_socket(server: Server) -> None:
    document = server.get("/api/openapi.json").json()
    assert "/api/tables/{table}/seats/{seat}/stand-in" in document["paths"]
    assert set(document["components"]["schemas"]) >= {"SocketMessages", "Hello", "Table", "Saved", "Problem"}
    for missing in ("/api/docs", "/schema", "/api/redoc"):
        assert "swagger" not in server.get(missing).text.lower()


def test_titles_components_and_rules_can_be_read(server: Server) -> None:
    title = next(title for title in server.get("/api/titles").json() if title["slug"] == "mystery")
    assert (title["players"], title["bots"][0]) == ([2, 3, 4], "random")
    assert title["primer"][1] == {"name": "move", "part": "turn", "rules": ["MOT-TURN-01", "MOT-MOVE-02"], "when": {}}
    assert title["first_game"]["options"] == {"mode": "basic"}
    components = server.get("/api/titles/mystery/components").json()
    assert {row["source"] for row in components["provenance"]} >= {"rulebook", "reconstructed"}
    assert "MOT-MOVE-02" in [rule["id"] for rule in server.get("/api/titles/mystery/rules").json()]
    said = {
        language: server.get(f"/api/titles/mystery/words/{language}").json()["messages"] for language in ("pl", "de")
    }
    assert "mystery-about = Pięć przeklętych świątyń" in said["pl"]
    assert "mystery-about = Five cursed temples" in said["de"], "English, where there are no catalogues"
