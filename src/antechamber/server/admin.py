"""What the host's commands ask of a running server, with the key that its lock file holds."""

from __future__ import annotations

import http.client
from typing import Any
from urllib.parse import quote, urlsplit

from antechamber.messages import messages
from antechamber.server.files import FileError
from antechamber.server.problems import CONFLICT, NOT_FOUND

PATIENCE = 10  # seconds
DONE = 200


def ask(said: dict[str, Any], table: str, action: str) -> bool:
    """Let the running server close or delete a table. False: there is no such table, or it is closed already."""
    try:
        place = urlsplit(str(said["address"]))
        line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
        line.request(
            "POST",
            f"/api/admin/tables/{quote(table, safe='')}/{action}",
            headers={"Authorization": f"Bearer {said['key']}"},
        )
        status = line.getresponse().status
    except (KeyError, OSError, http.client.HTTPException):
        raise FileError(messages().text("cli-server-silent")) from None
    if status not in (DONE, NOT_FOUND, CONFLICT):
        raise FileError(messages().text("cli-server-refuses", status=status))
    return status == DONE
