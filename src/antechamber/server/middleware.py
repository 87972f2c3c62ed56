"""What every request passes: name, origin and rate on the way in, headers and a line in the log on the way out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Receive, Scope, Send

from antechamber.server.addresses import is_own_name
from antechamber.server.connections import ConnectionLimits
from antechamber.server.limits import Buckets
from antechamber.server.logs import logger
from antechamber.server.problems import FORBIDDEN, TOO_FAST, Refusal, problem_of
from antechamber.server.settings import PREFIX
from antechamber.server.tables import Tables

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
QUIET = ("/healthz", "/metrics")
SHOWN = 80  # letters of a name that is not ours


def is_welcome(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us: our own, or one the host has named. Programs have none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host") or origin in origins


class Application(Litestar):
    """The application, and what stands before all its routes."""

    tables: Tables
    limits: ConnectionLimits
    names: set[str]  # by which this server may be called
    asking: Counter[str]  # requests and sockets under way, by address
    gets: Buckets
    posts: Buckets
    new_tables: Buckets

    async def __call__(self, scope: Scope | Any, receive: Receive | Any, send: Send | Any) -> None:
        if scope["type"] == "http":
            await self.pass_request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.pass_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def pass_socket(self, scope: Any, receive: Receive, send: Send) -> None:
        with ExitStack() as counted:
            try:
                client = self.client(scope)
                self.check_name(scope)
                self.check_origin(scope)
                if not self.gets.take(client):
                    raise Refusal(TOO_FAST, "problem-too-fast")
                counted.enter_context(self.counted(client))
            except Refusal as refusal:
                self.note_refused(refusal)
                await receive()
                await send_problem(refusal, send, before="websocket.")
            else:
                await super().__call__(scope, receive, send)

    async def pass_request(self, scope: Any, receive: Receive, send: Send) -> None:
        began = monotonic()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        with ExitStack() as counted:
            try:
                client = self.client(scope)
                self.check_name(scope)
                self.check(scope, client)
                counted.enter_context(self.counted(client))
            except Refusal as refusal:
                self.note_refused(refusal)
                await send_problem(refusal, send_with_headers, is_page(scope))
                return
            await super().__call__(scope, receive, send_with_headers)
        if scope["path"] not in QUIET:
            milliseconds = round(1000 * (monotonic() - began), 1)
            logger().info(
                "request", method=scope["method"], path=scope["path"], status=status, milliseconds=milliseconds
            )

    def client(self, scope: Any) -> str:
        """Who asks, as limits count it; the routes read it in the scope."""
        peer = address(scope)
        forwarded = ",".join(Headers.from_scope(scope).getall("x-forwarded-for", []))
        client = self.limits.proxies.client(peer, forwarded)
        scope["client"] = (client, 0)
        return client

    @contextmanager
    def counted(self, client: str) -> Iterator[None]:
        """Count what one address has under way; behind a proxy its connections are not told apart before."""
        most = self.tables.settings.connections_per_address
        if self.asking[client] >= most:
            raise Refusal(TOO_FAST, "problem-connections", number=most)
        self.asking[client] += 1
        try:
            yield
        finally:
            self.asking[client] -= 1
            if not self.asking[client]:
                del self.asking[client]

    def note_refused(self, refusal: Refusal) -> None:
        """Without its path: who asks too much could fill the log with it. A name that is not ours is told, cut short:
        it may be one that the host has yet to give."""
        self.tables.metrics.refused.labels(refusal.problem).inc()
        named = {"host": ascii(refusal.arguments["host"])[1:-1]} if refusal.problem == "problem-host" else {}
        logger().info("refused", problem=refusal.problem, **named)

    def check(self, scope: Any, client: str) -> None:
        """Refuse what comes from a foreign page, or too fast. The page, health and metrics may be read at any rate."""
        path = path_of(scope)
        if scope["method"] in ("GET", "HEAD"):
            if path.startswith("/api/") and not self.gets.take(client):
                raise Refusal(TOO_FAST, "problem-too-fast")
            return
        self.check_origin(scope)
        if not self.posts.take(client) or (path == "/api/tables" and not self.new_tables.take(client)):
            raise Refusal(TOO_FAST, "problem-too-fast")

    def check_name(self, scope: Any) -> None:
        """Refuse a name that is not ours. A foreign page may make its own name lead to this machine, and is then of our
        own origin for the browser. Programs may leave the name out; no browser does."""
        host = Headers.from_scope(scope).get("host", "")
        if host and not is_own_name(host, self.names):
            raise Refusal(FORBIDDEN, "problem-host", host=host[:SHOWN], setting=f"{PREFIX}HOSTS")

    def check_origin(self, scope: Any) -> None:
        if not is_welcome(Headers.from_scope(scope), self.tables.settings.origins):
            raise Refusal(FORBIDDEN, "problem-origin")


def path_of(scope: Any) -> str:
    """A path as the router reads it."""
    return re.sub("/+", "/", scope["path"]).rstrip("/")


def is_page(scope: Any) -> bool:
    """Whether a person may have opened this in a browser."""
    return scope["method"] in ("GET", "HEAD") and not path_of(scope).startswith("/api")


def address(scope: Any) -> str:
    """Where a request comes from: the next machine for us, for the routes whoever that speaks for."""
    return scope["client"][0] if scope.get("client") else ""


async def send_problem(refusal: Refusal, send: Any, is_page: bool = False, before: str = "") -> None:
    """Answer before any route is asked: programs with a problem, people who open the page with its sentence. A socket
    is answered over HTTP, because it is none yet."""
    body = str(refusal).encode() if is_page else msgspec.json.encode(problem_of(refusal))
    kind = b"text/plain; charset=utf-8" if is_page else b"application/json"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{before}http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{before}http.response.body", "body": body, "more_body": False})
