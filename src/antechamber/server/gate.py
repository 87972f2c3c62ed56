"""What every request passes: origin and rate on the way in, headers and a line in the log on the way out."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Receive, Scope, Send

from antechamber.server.house import House
from antechamber.server.limits import Buckets
from antechamber.server.logs import logger
from antechamber.server.problems import AGAINST_THE_RULES, FORBIDDEN, TOO_FAST, Refusal, problem_of

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


def is_welcome(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us: our own, or one the host has named. Programs have none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host") or origin in origins


class Gate(Litestar):
    """The application, and what stands before all its routes."""

    house: House
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
        try:
            self.check_origin(scope)
            if not self.gets.take(address(scope)):
                raise Refusal(TOO_FAST, "problem-too-fast")
        except Refusal as refusal:
            self.house.metrics.refused.labels(refusal.problem).inc()
            await receive()
            await send({"type": "websocket.close", "code": AGAINST_THE_RULES, "reason": refusal.problem})
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

        try:
            self.check(scope)
        except Refusal as refusal:
            self.house.metrics.refused.labels(refusal.problem).inc()
            await send_problem(refusal, send_with_headers)
        else:
            await super().__call__(scope, receive, send_with_headers)
        if scope["path"] not in QUIET:
            milliseconds = round(1000 * (monotonic() - began), 1)
            logger().info(
                "request", method=scope["method"], path=scope["path"], status=status, milliseconds=milliseconds
            )

    def check(self, scope: Any) -> None:
        """Refuse what comes from a foreign page, or too fast. The page, health and metrics may be read at any rate."""
        path = re.sub("/+", "/", scope["path"]).rstrip("/")  # as the router reads it
        if scope["method"] in ("GET", "HEAD"):
            if path.startswith("/api/") and not self.gets.take(address(scope)):
                raise Refusal(TOO_FAST, "problem-too-fast")
            return
        self.check_origin(scope)
        if not self.posts.take(address(scope)) or (path == "/api/tables" and not self.new_tables.take(address(scope))):
            raise Refusal(TOO_FAST, "problem-too-fast")

    def check_origin(self, scope: Any) -> None:
        if not is_welcome(Headers.from_scope(scope), self.house.settings.origins):
            raise Refusal(FORBIDDEN, "problem-origin")


def address(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


async def send_problem(refusal: Refusal, send: Send) -> None:
    """Answer with a problem before any route is asked."""
    body = msgspec.json.encode(problem_of(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
