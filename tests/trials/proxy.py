"""A line to PostgreSQL that can go dead: nothing arrives any more, and nobody is told."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

CHUNK = 1 << 16


class Line:
    """One connection, in both directions."""

    def __init__(self, client: socket.socket, database: socket.socket) -> None:
        self.ends = (client, database)
        self.listens = False
        self.dead = False
        for number in range(2):
            threading.Thread(target=self.pump, args=(number,), daemon=True).start()

    def pump(self, number: int) -> None:
        """Pass on what comes from one end, until it ends. On a dead line it is swallowed."""
        near, far = self.ends[number], self.ends[1 - number]
        with suppress(OSError):
            while data := near.recv(CHUNK):
                self.listens |= number == 0 and b"LISTEN" in data
                if not self.dead:
                    far.sendall(data)
        if not self.dead:
            self.close()

    def close(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Proxy:
    """Connections to the database at an address of our own."""

    def __init__(self, url: str) -> None:
        self.folder = parse_qs(urlsplit(url).query)["host"][0]
        self.lines: list[Line] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        port = self.door.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{port}{urlsplit(url).path}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.door.accept()
                database = socket.socket(socket.AF_UNIX)
                database.connect(str(next(Path(self.folder).glob(".s.PGSQL.*[0-9]"))))
                self.lines.append(Line(client, database))

    def kill_listeners(self) -> int:
        """Let the lines go dead over which news come; how many there are."""
        listeners = [line for line in self.lines if line.listens and not line.dead]
        for line in listeners:
            line.dead = True
        return len(listeners)

    def close(self) -> None:
        self.door.close()
        for line in self.lines:
            line.close()
