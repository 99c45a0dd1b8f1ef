"""Where a request comes from."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from orrery.server.runtime.rate_limits import household


def host_of(connection: HTTPConnection) -> str:
    """Where a request comes from; behind a trusted proxy, what the proxy says."""
    return connection.client.host if connection.client else ""


def address_of(connection: HTTPConnection) -> str:
    """The same, as limits count it."""
    return household(host_of(connection))
