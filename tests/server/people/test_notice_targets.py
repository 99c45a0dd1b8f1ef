"""Where notices never go, and how often a test notice goes anywhere.

Names are made up and looked up in this file; what is sent goes to this machine.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from orrery.server.people import webhook
from orrery.server.wire.server_errors import ServerError
from server.conftest import GENEROUS
from server.inbox import Inbox
from server.support import Guest, LiveServer

# One or more addresses of every range that is not somebody's host on the internet.
NOWHERE = {
    "this network": ("0.0.0.0", "0.1.2.3"),
    "private": ("10.0.0.1", "172.31.255.254", "192.168.1.1", "100.64.0.1", "fc00::1", "fd12:3456::1"),
    "loopback and link": ("127.0.0.1", "169.254.169.254", "::1", "fe80::1", "fec0::1"),
    "protocol assignments": ("192.0.0.1", "192.0.0.9", "2001:1::1", "2001:20::1"),
    "6to4": ("192.88.99.1", "192.88.99.2", "2002::1", "2002:5db8:d822::1", "2002:7f00:1::"),
    "Teredo": ("2001::1", "2001:0:5db8:d822::1"),
    "NAT64": ("64:ff9b::7f00:1", "64:ff9b::5db8:d822", "64:ff9b:1::1"),
    "documentation": ("192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1", "3fff:fff::1"),
    "benchmarking": ("198.18.0.1", "198.19.255.254", "2001:2::1"),
    "several or all": ("224.0.0.1", "255.255.255.255", "240.0.0.1", "ff02::1"),
    "not given to anybody": ("::", "::5db8:d822", "100::1", "200::1", "4000::1", "5f00::1", "8000::1"),
    "IPv4 in IPv6": ("::ffff:127.0.0.1", "::ffff:192.88.99.1", "::ffff:198.51.100.1"),
}
ADDRESSES = [address for group in NOWHERE.values() for address in group]


def names(monkeypatch: pytest.MonkeyPatch, known: Callable[[str], list[str]]) -> None:
    def resolved(host: str, port: int, **_: Any) -> Any:
        return [(2, 1, 6, "", (address, port)) for address in known(host)]

    monkeypatch.setattr("orrery.server.people.dns_lookup.getaddrinfo", resolved)


@pytest.mark.parametrize("address", ADDRESSES)
def test_nothing_leads_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither as it is written, nor by a name, nor by one of several addresses of a name."""
    monkeypatch.setattr("httpx.AsyncClient", None)  # nobody gets as far as that
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(ServerError, match="bad_webhook"):
        webhook.checked(f"https://{shown}/hook")
    for found in ([address], ["93.184.216.34", address]):
        names(monkeypatch, lambda _host, found=found: found)  # type: ignore[misc]
        with pytest.raises(webhook.Refused):
            asyncio.run(webhook.post("https://innocent.example/hook", {}))


@pytest.mark.parametrize(
    "address",
    [
        "93.184.216.34",
        "1.1.1.1",
        "192.88.98.1",
        "198.20.0.1",
        "203.0.112.1",
        "2606:4700::1111",
        "2001:4860::1",
        "3ffe::1",
    ],
)
def test_what_is_beside_such_ranges_is_public(address: str) -> None:
    assert webhook.public(ipaddress.ip_address(address))


def counting(own_server: Callable[..., LiveServer], **limits: Any) -> LiveServer:
    return own_server(allow_private_webhooks=True, limits=replace(GENEROUS, **limits))


def asks(guest: Guest, webhook_url: str) -> tuple[int, str | None]:
    guest.put("/api/me/notices", {"webhook": webhook_url, "lang": "en"})
    answer = guest.http.post("/api/me/notices/test")
    error = answer.json().get("error")
    if error is not None:
        assert error["text"]["en"] != error["text"]["ru"]
    return answer.status_code, error and error["code"]


SENT, REFUSED = (200, None), (429, "too_many_tests")


def test_an_address_tests_so_often_whoever_asks(own_server: Callable[..., LiveServer], inbox: Inbox) -> None:
    server = counting(own_server, notice_tests_per_address=2)
    assert [asks(server.guest(), inbox.url) for _ in range(4)] == [SENT, SENT, REFUSED, REFUSED]
    assert len(inbox.heard) == 2


def test_a_host_is_tested_so_often_whoever_asks(
    own_server: Callable[..., LiveServer], inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its name, however it is written, and by its address, whatever names lead there."""
    names(monkeypatch, lambda host: ["127.0.0.1"])
    server = counting(own_server, notice_tests_per_host=2)
    port = inbox.url.split(":")[2].split("/")[0]
    hosts = ("one.example", "two.example", "three.example")
    assert [asks(server.guest(), f"http://{host}:{port}/") for host in hosts] == [SENT, SENT, REFUSED]
    assert inbox.hosts == [f"{host}:{port}" for host in hosts[:2]]
    server.__exit__()
    found = iter(["127.0.0.1", "127.0.0.2", "127.0.0.3"])
    names(monkeypatch, lambda host: [next(found)])
    other = counting(own_server, notice_tests_per_host=1)
    assert asks(other.guest(), f"http://four.example:{port}/")[0] == 200
    assert asks(other.guest(), f"http://FOUR.example.:{port}/again") == REFUSED
    assert next(found) == "127.0.0.2", "it was not even looked up"


def test_what_is_not_sent_is_said_at_once(own_server: Callable[..., LiveServer]) -> None:
    """A person without an address for notices is told so; nothing counts for a host then."""
    server = counting(own_server, notice_tests_per_host=1)
    guest = server.guest()
    assert [guest.post("/api/me/notices/test")["sent"] for _ in range(3)] == [False] * 3
