"""The REST API against its own document, with good data and bad, and raw bytes that are hardly HTTP at all."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from antechamber.server.app import openapi_document
from tests.trials.serving import PATIENCE, Data, Server, bearer

EXAMPLES = 40  # of each operation
SEED = 20_261_116
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SOME = hypothesis.settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None)
SEATS: tuple[Data, ...] = ({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("schema"))
    try:
        running.start()
        yield running
    finally:
        running.kill()
    assert not running.failures()


schema = schemathesis.openapi.from_dict(
    openapi_document(),
    config=SchemathesisConfig(
        seed=SEED,
        projects=ProjectsConfig(
            default=ProjectConfig(
                generation=GenerationConfig(max_examples=EXAMPLES, deterministic=True, database="none")
            )
        ),
    ),
)


def test_the_document_that_is_served_is_the_one_that_is_tried(server: Server) -> None:
    assert server.get("/api/openapi.json") == json.loads(json.dumps(openapi_document()))


@pytest.fixture(scope="module")
def tables() -> dict[str, Data]:
    """A table for each operation, where nobody plays."""
    return {}


@schema.parametrize()
@SOME
def test_every_answer_is_as_the_document_says_for_good_data_and_bad(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address, checks=[*CHECKS, negative_data_rejection], timeout=PATIENCE)


@schema.parametrize()
@SOME
def test_every_answer_is_as_the_document_says_at_a_table_that_exists(
    case: Any, tables: dict[str, Data], server: Server
) -> None:
    """The same with the id of a table and with its keys, so that more than the door is tried."""
    label = case.operation.label
    table = tables[label] = tables.get(label) or server.new_table(*SEATS)
    keys = [table["keys"][0]["token"], table["host"], table["watch"], table["invites"][0]["invite"], ""]
    size = len(str(case.path_parameters) + str(case.body))
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table["table"]
    if "seat" in case.path_parameters and size % 2:
        case.path_parameters["seat"] = 1 + size % 3
    known = {"title": "mystery", "tokens": keys, "invite": keys[3], "bot": "novice"}
    if isinstance(case.body, dict) and size % 4:
        case.body |= {name: value for name, value in known.items() if name in case.body}
    headers = bearer(keys[size % len(keys)])
    case.call_and_validate(base_url=server.address, checks=CHECKS, headers=headers, timeout=PATIENCE)


# ---------------------------------------------------------------- hardly HTTP

HOST = b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
UPGRADE = (
    b" HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
JSON = b"Content-Type: application/json\r\n"
PLAIN = b" HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
MINE = b"POST /api/tables/mine" + HOST
NEW = b"POST /api/tables" + HOST
NONSENSE: dict[str, bytes] = {
    "an origin that is no address": NEW + JSON + b"Origin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    "a socket from an origin that is no address": b"GET /api/tables/x/play" + UPGRADE + b"Origin: http://[\r\n\r\n",
    "a socket from nowhere": b"GET /api/tables/x/play" + UPGRADE + b"Origin: null\r\n\r\n",
    "a socket where there is none": b"GET /healthz" + UPGRADE + b"\r\n",
    "a socket without a key": b"GET /api/tables/x/play" + PLAIN,
    "a path with a NUL": b"GET /a%00b" + HOST + b"\r\n",
    "a path with a long name": b"GET /" + b"a" * 300 + HOST + b"\r\n",
    "a long path": b"GET /" + b"a/" * 3000 + HOST + b"\r\n",
    "a path that is not UTF-8": b"GET /%ff%fe%c0%80" + HOST + b"\r\n",
    "a path that is not ASCII": "GET /żółw".encode() + HOST + b"\r\n",
    "an asset with a NUL": b"GET /assets/%00" + HOST + b"\r\n",
    "a table with a NUL": b"GET /api/tables/%00" + HOST + b"Authorization: Bearer x\r\n\r\n",
    "a ply of five thousand digits": b"GET /api/tables/x/replay/" + b"9" * 5000 + HOST + b"\r\n",
    "a viewer of five thousand digits": b"GET /api/tables/x/replay?viewer=" + b"9" * 5000 + HOST + b"\r\n",
    "a viewer twice": b"GET /api/tables/x/replay?viewer=1&viewer=2" + HOST + b"Authorization: Bearer x\r\n\r\n",
    "a broken query": b"GET /api/titles?%ff&&&=;%" + HOST + b"\r\n",
    "a key that is not ASCII": b"GET /api/tables/x" + HOST + b"Authorization: Bearer \xff\xfe\r\n\r\n",
    "a key with nothing": b"GET /api/tables/x" + HOST + b"Authorization: Bearer\r\n\r\n",
    "two keys": b"GET /api/tables/x" + HOST + b"Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n",
    "an unknown method": b"BREW /api/titles" + HOST + b"\r\n",
    "TRACE": b"TRACE /healthz" + HOST + b"\r\n",
    "DELETE": b"DELETE /api/tables/x" + HOST + b"\r\n",
    "CONNECT": b"CONNECT a:1" + HOST + b"\r\n",
    "OPTIONS for everything": b"OPTIONS *" + HOST + b"\r\n",
    "a giant header": b"GET /" + HOST + b"X-Giant: " + b"a" * 200_000 + b"\r\n\r\n",
    "five thousand headers": b"GET /" + HOST + b"X: y\r\n" * 5000 + b"\r\n",
    "an encoding that is unknown": b"GET /" + HOST + b"Accept-Encoding: \xff, gzip;q=nan\r\n\r\n",
    "a body that is too large": NEW + b"Content-Length: 70000\r\n\r\n" + b"a" * 70_000,
    "a body that claims to be too large": NEW + b"Content-Length: 99999999999\r\n\r\n{}",
    "chunks that are too large": NEW + b"Transfer-Encoding: chunked\r\n\r\n"
    + (b"8000\r\n" + b"a" * 0x8000 + b"\r\n") * 4 + b"0\r\n\r\n",
    "a chunk without a size": NEW + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a negative length": NEW + b"Content-Length: -1\r\n\r\n",
    "a body nested deep": NEW + JSON + b"Content-Length: 60000\r\n\r\n" + b"[" * 60_000,
    "a body with half a letter": MINE + JSON + b'Content-Length: 22\r\n\r\n{"tokens": ["\\ud800"]}',
    "a body in UTF-16": MINE + JSON + b"Content-Length: 14\r\n\r\n\xff\xfe" + "{    }".encode("utf-16-le"),
    "a body in an unknown form": MINE + b"Content-Type: a/b; c=\xff\r\nContent-Length: 2\r\n\r\n{}",
    "a form": MINE + b"Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\n{}",
    "a body in an unknown language": MINE + b"Content-Encoding: br\r\nContent-Length: 2\r\n\r\n{}",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 50 + b"\r\n\r\n",
    "nothing but line ends": b"\r\n" * 10_000,
    "two lengths": NEW + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}}",
    "a length and chunks": NEW + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
}  # fmt: skip


def tell(address: str, data: bytes, patience: float = 2) -> bytes:
    """Send bytes and read what comes. If nothing more comes, say that this was all, and read on."""
    url = httpx.URL(address)
    heard = b""
    with socket.create_connection((url.host, url.port or 80), timeout=patience) as line:
        with suppress(ConnectionError):
            line.sendall(data)
        with suppress(ConnectionError):
            while part := receive(line):
                heard += part
    return heard


def receive(line: socket.socket) -> bytes:
    try:
        return line.recv(65_536)
    except TimeoutError:
        line.shutdown(socket.SHUT_WR)
        line.settimeout(PATIENCE)
        return line.recv(65_536)


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_refused_and_is_no_mistake_of_the_server(name: str, server: Server) -> None:
    answer = tell(server.address, NONSENSE[name])
    assert not answer.startswith(b"HTTP/1.1 5"), answer[:500]
    assert answer == b"" or answer.startswith(b"HTTP/1.1 "), answer[:500]
    assert b"Traceback" not in answer
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json()["status"] == "ok"


SECRET_FILES = ("settings.py", "app.py", "etc/passwd", "tables.db", "pyproject.toml")
CLIMBS = ("../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", "%252e%252e%252f", "..;/", "/", "%00../")


@pytest.mark.parametrize("prefix", ["/", "/assets/", "//", "/assets/%2e/"])
def test_the_page_lets_nobody_climb_out_of_its_folder(prefix: str, server: Server) -> None:
    for climb in CLIMBS:
        for height in (1, 2, 8):
            for file in SECRET_FILES:
                answer = tell(server.address, (f"GET {prefix}{climb * height}{file}").encode() + HOST + b"\r\n")
                status = answer.split(b" ", 2)[1]
                assert status in (b"200", b"404", b"400"), answer[:200]
                for secret in (b"def ", b"root:", b"SQLite format", b"[project]"):
                    assert secret not in answer


def test_the_page_follows_no_link_to_an_absolute_path(server: Server) -> None:
    here = str(Path(__file__).resolve())
    answer = tell(server.address, f"GET /{here}".encode() + HOST + b"\r\n")
    assert b"climb" not in answer


def test_the_limit_on_new_tables_holds_whatever_the_path_looks_like(tmp_path: Path) -> None:
    server = Server(tmp_path, ANTECHAMBER_NEW_TABLES_PER_MINUTE="3")
    wish: dict[str, Any] = {"title": "mystery", "seats": list(SEATS)}
    try:
        server.start()
        for path in ("/api/tables", "/api/tables/", "/api//tables", "//api/tables", "/api/tables?x", "/api/%74ables"):
            for _ in range(4):
                answer = httpx.post(server.address + path, json=wish, timeout=PATIENCE)
                assert answer.status_code in (201, 404, 405, 429)
        assert len(server.tables()) <= 4  # three at once, and one more if the trial takes long
    finally:
        server.kill()


def test_a_body_that_never_ends_is_no_mistake_of_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        server.start()
        for _ in range(5):
            tell(server.address, NEW + JSON + b"Content-Length: 100\r\n\r\n{", patience=0.05)
        assert server.get("/healthz")["status"] == "ok"
    finally:
        server.kill()
    assert not server.failures()
