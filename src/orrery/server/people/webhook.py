"""Sending something to an address that a stranger has chosen, without becoming the stranger's tool.

The server can reach what the stranger cannot: other services behind the same firewall. So an address is looked up once,
refused if it leads to this machine or its network, and the connection is made to exactly the address that was checked.
Redirects are not followed, answers are not read, and only their status is reported.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx

from orrery.server.people.dns_lookup import look_up
from orrery.server.wire.server_errors import ServerError

TIMEOUT = 5.0
URL_LENGTH = 500
_UNICAST = ipaddress.IPv6Network("2000::/3")  # all IPv6 addresses that are given to anybody; NAT64 is outside
# Ranges that are not somebody's host on the internet. Some carry an IPv4 address inside and could lead back into a
# private network. `ipaddress` knows most of them, but not all, and not in every version of Python.
_SPECIAL = tuple(
    ipaddress.ip_network(net)
    for net in (
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # 6to4 relays
        "198.18.0.0/15",  # benchmarking
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "2001::/23",  # protocol assignments: Teredo, benchmarking, ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "3fff::/20",  # documentation
    )
)


class Refused(Exception):
    """The address must not be used."""


class TooOften(Exception):
    """Too much has been sent to this host lately."""


class Failed(Exception):
    """No answer, or a server error: another try may help."""


class Declined(Exception):
    """The service refused it."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def checked(url: str, *, private: bool = False) -> str:
    """A URL, checked as far as possible without a lookup."""
    parts = _parts(url)
    if parts is None:
        raise ServerError("bad_webhook")
    host = parts.hostname or ""
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        if host.lower().rstrip(".") == "localhost" and not private:
            raise ServerError("bad_webhook") from None
    else:
        if not private and not public(literal):
            raise ServerError("bad_webhook")
    return url


def host_named(url: str) -> str:
    """The host of a URL, in the one form in which hosts are counted."""
    parts = _parts(url)
    return "" if parts is None else (parts.hostname or "").rstrip(".")


def _parts(url: str) -> SplitResult | None:
    if len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    good = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc and port != 0
    return parts if good else None


def public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address belongs to the internet at large."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return public(address.ipv4_mapped)
        if address not in _UNICAST:
            return False
    if any(address in net for net in _SPECIAL):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def _resolve(host: str, port: int, *, private: bool) -> str:
    """The one address to connect to. If any of a name's addresses is private, none is used."""
    try:
        found = await look_up(host, port, TIMEOUT)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Failed("the name is not known") from error
    addresses = [str(entry[4][0]).split("%")[0] for entry in found]
    if not addresses:
        raise Failed("the name has no address")
    if not private and not all(public(ipaddress.ip_address(address)) for address in addresses):
        raise Refused
    return addresses[0]


@cache
def _authorities() -> ssl.SSLContext:
    """The trusted certificates; read once, because that takes longer than sending."""
    return httpx.create_ssl_context()


async def post(
    url: str, body: dict[str, Any], *, private: bool = False, may: Callable[[str], bool] = lambda _address: True
) -> None:
    """Try once. `may` is asked with the address found, before anything is sent there: many names can lead to one
    host."""
    parts = _parts(url)
    if parts is None:
        raise Refused
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = await _resolve(host, port, private=private)
    if not may(address):
        raise TooOften
    shown = f"[{address}]" if ":" in address else address
    there = parts._replace(netloc=f"{shown}:{port}", fragment="").geturl()
    trusted = await asyncio.to_thread(_authorities)
    try:
        async with (
            asyncio.timeout(TIMEOUT),
            httpx.AsyncClient(verify=trusted, trust_env=False, follow_redirects=False, timeout=TIMEOUT) as client,
            client.stream(
                "POST",
                there,
                json=body,
                headers={"Host": parts.netloc, "User-Agent": "Orrery", "Accept-Encoding": "identity"},
                extensions={"sni_hostname": host},  # the certificate is checked for the name, not for the address
            ) as answer,
        ):
            status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError) as error:
        raise Failed(type(error).__name__) from error
    if status >= 500 or status == 429:
        raise Failed(f"status {status}")
    if not 200 <= status < 300:
        raise Declined(status)
