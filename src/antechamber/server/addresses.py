"""Who asks, and by which name: addresses of clients, proxies that are believed, names of this server."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from functools import lru_cache
from socket import gethostname
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOCAL = "localhost"
OF_ONE_HOME = 64  # bits of an IPv6 address that its owner did not choose


def networks(texts: Iterable[str]) -> list[Network]:
    """Networks from their texts; a single address is a small one. Raises `ValueError` for anything else."""
    return [ipaddress.ip_network(text, strict=False) for text in texts]


@lru_cache(maxsize=4096)
def read_address(text: str) -> Address | None:
    """An address, with or without brackets and a port; one that is IPv4 in the clothes of IPv6 as what it is."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def owner(address: str) -> str:
    """What limits count: an IPv4 address, or the /64 of an IPv6 one, in which one home has as many as it likes."""
    found = read_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, OF_ONE_HOME), strict=False))
    return str(found) if found else address


class Proxies:
    """Those that are believed when they say for whom they ask."""

    def __init__(self, believed: Sequence[str]) -> None:
        self.networks = networks(believed)

    def believes(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.networks)

    def client(self, peer: str, forwarded: str) -> str:
        """Who asks: the peer, or whom it asks for. Each proxy has added the address that asked it, at the right end,
        so what stands left of the first that is not believed may be made up."""
        asks = peer
        for text in reversed(forwarded.split(",")):
            if not self.believes(asks) or read_address(text) is None:
                break
            asks = text
        return owner(asks)


# ---------------------------------------------------------------- names of this server


def host_name(host: str) -> str:
    """The name in a `Host`, without port and final dot, in lower case; of an address, the address alone."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, _, port = host.rpartition(":")
    if name and ":" not in name and (port.isdecimal() or not port):
        host = name
    return host.removesuffix(".")


def own_names(hosts: Sequence[str], origins: Sequence[str]) -> set[str]:
    """The names by which this server may be called: this machine's, those of known pages, those the host has given."""
    machine = gethostname().lower()
    short = machine.partition(".")[0]
    pages = [urlsplit(origin).hostname or "" for origin in origins]
    named = [host_name(host) for host in (*hosts, *pages)]
    return {LOCAL, machine, short, f"{machine}.local", f"{short}.local", *named} - {""}


def is_own_name(host: str, names: set[str]) -> bool:
    """Whether a `Host` is one of ours. An address always is: only a name can be made to lead here by somebody else."""
    name = host_name(host)
    return name in names or name.endswith(f".{LOCAL}") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
