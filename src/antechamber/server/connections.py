"""How many connections may be open, and how long a client may take to say what it wants, or to listen.

uvicorn waits for the rest of a request for ever, and takes in connections until the process has no descriptor left. So
both its protocols are derived from here: every connection is counted, a request that does not come to its end is ended,
and so is a connection that takes nothing of what it is sent.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from antechamber.server.addresses import Proxies, owner
from antechamber.server.metrics import Metrics
from antechamber.server.problems import BUSY, TOO_FAST, TOO_SLOW, Refusal, problem_of
from antechamber.server.settings import Settings

PAGES = 64  # connections beside those of devices, at the least: a browser has some for the page itself
SHARE = 8  # or one for so many devices


def connections_for(sockets: int) -> int:
    """How many connections a server needs in which so many devices play."""
    return sockets + max(PAGES, sockets // SHARE)


def sockets_for(connections: int) -> int:
    """How many devices can play where so many connections can be open."""
    return max(1, min(connections - PAGES, connections * SHARE // (SHARE + 1)))


class ConnectionLimits:
    """Counts who is in. Those that come from a believed proxy are many people, and counted where they are known."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.receive_seconds
        self.most = connections_for(settings.sockets)
        self.most_of_one = settings.connections_per_address
        self.proxies = Proxies(settings.proxies)
        self.metrics = metrics
        self.inside: dict[asyncio.BaseTransport, str] = {}
        self.owners: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport, peer: str) -> None:
        """Let a connection in, or say why not."""
        if len(self.inside) >= self.most:
            raise Refusal(BUSY, "problem-house-full")
        whose = "" if self.proxies.believes(peer) else owner(peer)
        if whose and self.owners[whose] >= self.most_of_one:
            raise Refusal(TOO_FAST, "problem-connections", number=self.most_of_one)
        self.inside[transport] = whose
        self.owners[whose] += 1

    def leave(self, transport: asyncio.BaseTransport) -> None:
        whose = self.inside.pop(transport, None)
        if whose is not None:
            self.owners[whose] -= 1
            if not self.owners[whose]:
                del self.owners[whose]


def limits_of(config: Config) -> ConnectionLimits:
    app: Any = config.app
    limits: ConnectionLimits = app.limits
    return limits


class Caller(H11Protocol):
    """A connection that asks over HTTP, until it becomes a device's."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.limits = limits_of(self.config)
        self.receiving: asyncio.TimerHandle | None = None
        self.sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self.limits.enter(transport, self.client[0] if self.client else "")
        except Refusal as refusal:
            self.send_away(refusal)
        else:
            self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(self.transport)
        self.expect_no_more()
        if self.sending is not None:
            self.sending.cancel()
        super().connection_lost(exc)

    # ------------------------------------------------------------ a request that comes to its end

    def expect(self) -> None:
        """From now on, the whole request has so many seconds to arrive."""
        if self.receiving is None:
            self.receiving = self.loop.call_later(self.limits.seconds, self.give_up)

    def give_up(self) -> None:
        self.send_away(Refusal(TOO_SLOW, "problem-slow"))

    def expect_no_more(self) -> None:
        if self.receiving is not None:
            self.receiving.cancel()
            self.receiving = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.expect()  # a part of a request; what was expected before is expected still
        else:
            self.expect_no_more()

    # ------------------------------------------------------------ an answer that is listened to

    def pause_writing(self) -> None:
        super().pause_writing()
        self.see_taken()

    def see_taken(self, before: int = 0) -> None:
        """See again and again that something is taken of what waits to be sent, however slowly."""
        waits = self.transport.get_write_buffer_size()
        if before and waits >= before:
            self.transport.abort()
        elif waits:
            if self.sending is not None:
                self.sending.cancel()
            self.sending = self.loop.call_later(self.limits.seconds, self.see_taken, waits)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.part()

    def send_away(self, refusal: Refusal) -> None:
        """Say why, as far as the client listens, and close."""
        self.limits.metrics.refused.labels(refusal.problem).inc()
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            body = msgspec.json.encode(problem_of(refusal))
            status = HTTPStatus(refusal.status)
            head = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.part()

    def part(self) -> None:
        """Close when all that waits is taken."""
        self.transport.close()
        self.see_taken()


class Device(WebSocketsSansIOProtocol):
    """A connection that has become a device's."""

    def connection_lost(self, exc: Exception | None) -> None:
        limits_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """It does not answer: close, and do not wait until it has taken what it was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused in words, which uvicorn takes for a mistake of ours
        if message["type"] == "websocket.close" and self.transport.get_write_buffer_size():
            self.loop.call_later(self.close_timeout, self.transport.abort)
