"""Who asks, and by which name: addresses behind proxies, and the names of a server."""

from __future__ import annotations

from socket import gethostname

import pytest

from antechamber.server.addresses import Proxies, host_name, is_own_name, own_names, owner
from antechamber.server.settings import SettingError, from_environment

MACHINE = gethostname().lower()
OWN = own_names(("Games.LAN.", "box:8420", "[2001:db8::5]"), ("https://play.example.org:8443", "http://[::1]:5173"))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.0.0.1:8420", "192.168.1.20:80", "[::1]", "[::1]:8420", "[2001:DB8::1]:1", "::1",
        "localhost", "LOCALHOST:8420", "localhost.", "localhost.:8420", "a.localhost", "A.b.localhost.:1",
        MACHINE, f"{MACHINE.upper()}:8420", f"{MACHINE}.", f"{MACHINE}.local", f"{MACHINE}.local.:8420",
        "games.lan", "GAMES.lan:99", "games.lan.", "box", "play.example.org", "play.example.org:443",
    ],
)  # fmt: skip
def test_a_name_of_this_server_is_known_with_any_port_in_any_case_and_with_a_final_dot(host: str) -> None:
    assert is_own_name(host, OWN)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8420", "127.0.0.1.evil.example", "localhost.evil.example", "evillocalhost",
        "notgames.lan", "games.lan.evil.example", "example.org", "sub.play.example.org", "play.example.org..",
        "127.1", "2130706433", "0x7f000001", "[evil.example]", "[evil.example]:80", "::1.evil.example", "a:b:c",
        ".local", "local", "127.0.0.1:80:80", "evil.example:localhost", "localhost:evil.example", "127.0.0.1@evil", "*",
    ],
)  # fmt: skip
def test_any_other_name_is_not(host: str) -> None:
    assert not is_own_name(host, OWN)


def test_a_name_is_read_without_port_and_dot() -> None:
    hosts = ("Box.Lan.:80", "box:", "[::1]:80", "10.0.0.1:1", " box ")
    assert [host_name(host) for host in hosts] == ["box.lan", "box", "::1", "10.0.0.1", "box"]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_limits_count_an_address_or_the_network_of_one_home(address: str, counted: str) -> None:
    assert owner(address) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # the left one is made up
        ("127.0.0.1", "203.0.113.7, 10.1.2.3", "203.0.113.7"),  # a proxy behind a proxy
        ("10.9.9.9", "203.0.113.7:99", "203.0.113.7"),
        ("::ffff:10.9.9.9", "2001:db8::1", "2001:db8::/64"),
        ("198.51.100.1", "203.0.113.7", "198.51.100.1"),  # nobody whom we believe
        ("127.0.0.1", "203.0.113.7, unknown", "127.0.0.1"),  # the proxy itself does not know
        ("127.0.0.1", "unknown, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "10.0.0.1, 10.0.0.2", "10.0.0.1"),
        ("127.0.0.1", ",,", "127.0.0.1"),
        ("", "203.0.113.7", ""),
    ],
)
def test_a_proxy_is_believed_about_who_asked_it_and_nobody_else(peer: str, forwarded: str, client: str) -> None:
    assert Proxies(("127.0.0.0/8", "10.0.0.0/8")).client(peer, forwarded) == client


def test_proxies_are_addresses_or_networks_and_anything_else_is_told() -> None:
    settings = from_environment({"ANTECHAMBER_PROXIES": "10.0.0.5, 192.168.0.0/16,2001:db8::/32"})
    assert settings.proxies == ("10.0.0.5", "192.168.0.0/16", "2001:db8::/32")
    with pytest.raises(SettingError, match=r"ANTECHAMBER_PROXIES: expected addresses or networks, .* got proxy.lan"):
        from_environment({"ANTECHAMBER_PROXIES": "10.0.0.5,proxy.lan"})
