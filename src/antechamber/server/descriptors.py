"""Descriptors: every connection needs one, and a process that has none left cannot even refuse."""

from __future__ import annotations

import os
import sys

from antechamber.messages import messages
from antechamber.server.connections import connections_for, sockets_for

AT_ONCE = 32  # connections that are taken in before any of them is looked at
REFUSED = 4 * AT_ONCE  # connections too many that may be there for a moment
FILES = 96  # the database, its connections, what is read from the disk
PIPES = 4  # for each process in which bots think


def room_for(devices: int, thinkers: int) -> int:
    """How many devices there is room for: so many, or fewer if the system gives no more, which the host is told."""
    reserve = REFUSED + FILES + PIPES * (1 + (thinkers or os.cpu_count() or 1))
    needed = connections_for(devices) + reserve
    limit = raise_limit(needed)
    if limit >= needed:
        return devices
    fewer = sockets_for(limit - reserve)
    print(messages().text("cli-serve-descriptors", limit=limit, number=fewer, wanted=devices), file=sys.stderr)
    return fewer


def raise_limit(needed: int) -> int:
    """Ask the system for so many descriptors, and return how many it gives."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return needed
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return needed
    wanted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # a system that has told us more than it gives
        return soft
    return wanted
