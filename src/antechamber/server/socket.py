"""A device at a table, over a WebSocket: it says hello, sees the table as its viewer, and acts for its seat."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from antechamber.core.errors import AntechamberError
from antechamber.match import SPECTATOR, Viewer, seat_of
from antechamber.messages import messages
from antechamber.server import protocol
from antechamber.server.keys import hashed
from antechamber.server.limits import Bucket
from antechamber.server.logs import logger
from antechamber.server.middleware import address
from antechamber.server.problems import (
    AGAINST_THE_RULES,
    BAD,
    BUSY,
    FORBIDDEN,
    NO_KEY,
    TOO_FAST,
    TOO_LARGE,
    Refusal,
    problem_of,
)
from antechamber.server.table import Action, Table
from antechamber.server.tables import Tables

UNREAD: Final = 1000  # messages that may wait for a device that does not read them
read_message: Final[msgspec.json.Decoder[protocol.FromClient]] = msgspec.json.Decoder(protocol.FromClient)


class Closed(Exception):
    """The device has gone, or was sent away."""


GONE = (Closed, WebSocketDisconnect, OSError)  # all that can be heard of a device that is no longer there


class ConnectedDevice:
    """A connected device. What is for it waits in an outbox, so that a slow device holds up nobody."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, tables: Tables) -> None:
        self.socket = socket
        self.table = table
        self.tables = tables
        self.viewer: Viewer = SPECTATOR
        self.asks: Viewer = SPECTATOR  # the seat it has asked for
        self.key = ""  # the hash of the key it came with; empty before it has said hello
        self.sent = 0  # the last entry it was sent
        self.news = False
        self.outbox: deque[protocol.FromServer] = deque()
        self.waiting = asyncio.Event()
        self.farewell: Refusal | None = None
        self.bucket = Bucket(2 * tables.settings.messages_per_second, tables.settings.messages_per_second)

    # ------------------------------------------------------------ out

    def look(self) -> None:
        self.news = True
        self.waiting.set()

    def send(self, message: protocol.FromServer) -> None:
        if len(self.outbox) >= UNREAD:
            self.dismiss(Refusal(TOO_FAST, "problem-too-fast"))
            return
        self.outbox.append(message)
        self.waiting.set()

    def check_key(self) -> None:
        if self.viewer and self.table.chair(self.viewer).key != self.key:
            self.dismiss(Refusal(FORBIDDEN, "problem-key-revoked"))
        if self.asks:
            chair = self.table.chair(self.asks)
            if chair.key == self.key:  # it is there; to look from there, the device says hello again
                self.asks = SPECTATOR
            elif chair.request is None or chair.request.key != self.key:
                self.dismiss(Refusal(FORBIDDEN, "problem-seat-refused"))

    def dismiss(self, refusal: Refusal) -> None:
        """Say why, and close."""
        self.viewer = self.asks = SPECTATOR
        self.news = False
        self.farewell = self.farewell or refusal
        self.waiting.set()

    def refuse(self, move_id: str, error: AntechamberError) -> None:
        self.tables.metrics.refused.labels(error.problem or "problem-other").inc()
        self.send(protocol.Refused(move_id, problem_of(error)))

    async def speak(self) -> None:
        """Send what waits, for ever: first the messages, then the table as it is by now."""
        while self.farewell is None:
            await self.waiting.wait()
            self.waiting.clear()
            await self.send_all()
        await self.push(msgspec.json.encode(protocol.Refused("", problem_of(self.farewell))))
        await self.socket.close(AGAINST_THE_RULES, self.farewell.problem)

    async def send_all(self) -> None:
        while self.outbox:
            message = self.outbox.popleft()
            if isinstance(message, protocol.Saved) and message.seq <= self.sent:
                await self.send_table()  # what was done has no number by which the device could know its frame
            await self.push(msgspec.json.encode(message))
        await self.send_table()

    async def send_table(self) -> None:
        if self.news and self.farewell is None:
            self.news = False
            frame = self.table.frame(self.viewer, self.sent)
            self.sent = self.table.public_log.seq
            await self.push(frame)

    async def push(self, frame: bytes) -> None:
        try:
            await self.socket.send_text(frame)
        except RuntimeError:  # a frame that was none has closed the connection under our hands
            raise Closed from None

    # ------------------------------------------------------------ in

    async def listen(self) -> None:
        """Take messages until the device goes or breaks a rule."""
        try:
            await asyncio.wait_for(self.take_hello(), self.tables.settings.hello_seconds)
            self.tables.come(self.table, self, address(self.socket.scope))
            self.check_key()  # it may have been revoked while we said hello
            self.look()
            try:
                while True:
                    await self.obey(await self.hear())
            finally:
                self.tables.go(self.table, self)
        except TimeoutError:
            self.dismiss(Refusal(NO_KEY, "problem-hello-first"))
        except Refusal as refusal:
            self.tables.metrics.refused.labels(refusal.problem).inc()
            self.dismiss(refusal)

    async def take_hello(self) -> None:
        message = await self.hear()
        if not isinstance(message, protocol.Hello):
            raise Refusal(NO_KEY, "problem-hello-first")
        await self.greet(message)

    async def hear(self) -> protocol.FromClient | None:
        """The next message; None if it could not be read. Too many or too large ones end the talk."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise Closed
        data = event.get("text") or event.get("bytes") or b""
        if len(data) > self.tables.settings.frame_bytes:
            raise Refusal(TOO_LARGE, "problem-too-large", bytes=self.tables.settings.frame_bytes)
        if not self.bucket.take():
            raise Refusal(TOO_FAST, "problem-too-fast")
        try:
            return read_message.decode(data)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            self.refuse("", Refusal(BAD, "problem-message"))
            return None

    async def greet(self, hello: protocol.Hello) -> None:
        """See the table as the viewer of a key."""
        try:
            access = await self.tables.seating.access(self.table, hello.token)
        except (OSError, SQLAlchemyError):
            raise Refusal(BUSY, "problem-no-database") from None
        self.viewer, self.asks = access.seat, access.asks
        self.key = hashed(hello.token)
        self.sent = hello.seen

    async def obey(self, message: protocol.FromClient | None) -> None:
        match message:
            case None:
                return
            case protocol.Ping():
                self.send(protocol.Pong())
            case protocol.Hello():
                await self.change_viewer(message)
            case protocol.Why():
                self.explain(message)
            case protocol.Preview():
                self.preview(message)
            case _:
                await self.act(message)

    async def change_viewer(self, hello: protocol.Hello) -> None:
        """Go on as another seat of this device. If its key is wrong, the device must not go on as the former seat."""
        await self.greet(hello)
        self.look()
        self.tables.meet(self.table, self)

    def explain(self, why: protocol.Why) -> None:
        """Say why something cannot be done now."""
        try:
            if self.viewer:
                self.table.check_turn(self.table.match, self.viewer)
            view = self.table.match.view(seat_of(self.viewer))
            reason = self.table.match.title.why_not(view, why.wish)
        except AntechamberError as error:
            self.send(protocol.Because(why.id, problem_of(error)))
            return
        problem = None
        if reason is not None:
            names = [self.table.name(chair.seat) for chair in self.table.chairs]
            text = messages().problem(self.table.match.title.slug, reason.message, reason.arguments, names)
            problem = protocol.Problem(reason.message, reason.arguments, reason.rule, text)
        self.send(protocol.Because(why.id, problem))

    def preview(self, wish: protocol.Preview) -> None:
        """Say what answers would lead to."""
        try:
            if not self.viewer:
                raise Refusal(FORBIDDEN, "problem-spectator")
            preview = self.table.preview(self.viewer, wish.answers, wish.gains)
        except AntechamberError as error:
            self.refuse(wish.id, error)
            return
        self.send(protocol.Previewed(wish.id, preview.taken, preview.steps, preview.asks, preview.answers))

    async def act(self, message: Action) -> None:
        """Do what a seat wants, and say so when it is safe."""
        table, seat = self.table, self.viewer
        try:
            if not seat:
                raise Refusal(FORBIDDEN, "problem-spectator")
            if not message.id.isprintable():
                raise Refusal(BAD, "problem-message")
            act = table.act(seat, message)
            await self.tables.write(
                table, seat, message.id, act, lambda seq: self.send(protocol.Saved(message.id, seq))
            )
        except AntechamberError as error:
            self.refuse(message.id, error)
        except (OSError, SQLAlchemyError) as error:  # nobody knows whether it was written: it has to be sent again
            logger().error("not written", table=table.id, seat=seat, reason=type(error).__name__)
            raise Refusal(BUSY, "problem-no-database") from None


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Serve one socket from its first message to its last."""
    began = monotonic()
    try:
        await socket.accept()
        with tables.socket():
            device = ConnectedDevice(socket, await tables.table(table), tables)
            await talk(device)
    except Refusal as refusal:
        tables.metrics.refused.labels(refusal.problem).inc()
        with suppress(*GONE):
            await socket.send_text(msgspec.json.encode(protocol.Refused("", problem_of(refusal))))
            await socket.close(AGAINST_THE_RULES, refusal.problem)
        return
    except GONE:
        return
    milliseconds = round(1000 * (monotonic() - began))
    logger().info("socket", table=table, seat=device.viewer, seq=device.sent, milliseconds=milliseconds)


async def talk(device: ConnectedDevice) -> None:
    """Listen and speak at the same time, until one of them ends; a farewell is said to its end."""
    listening, speaking = asyncio.create_task(device.listen()), asyncio.create_task(device.speak())
    try:
        await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
        if device.farewell is not None:
            await asyncio.wait({speaking})
    finally:
        listening.cancel()
        speaking.cancel()
        for failed in await asyncio.gather(listening, speaking, return_exceptions=True):
            if isinstance(failed, Exception) and not isinstance(failed, GONE):
                logger().error("socket failed", table=device.table.id, exc_info=failed)
