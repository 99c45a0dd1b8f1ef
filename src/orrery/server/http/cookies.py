"""The cookie that says who somebody is, under the safest name that the connection allows."""

from __future__ import annotations

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from orrery.server.people.sessions import COOKIE, COOKIE_SECONDS, HOST_COOKIE
from orrery.server.settings import Settings


def by_tls(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether cookies travel by TLS: the operator says so, or the connection does (a trusted proxy's word counts)."""
    return settings.secure_cookies or connection.url.scheme in ("https", "wss")


def sent_cookie(connection: HTTPConnection, settings: Settings) -> str | None:
    """What the browser sent. Over TLS the name that no other host can set comes first; the plain one is from before
    there was such a name, or from a time without TLS."""
    names = (HOST_COOKIE, COOKIE) if by_tls(connection, settings) else (COOKIE, HOST_COOKIE)
    return next((connection.cookies[name] for name in names if name in connection.cookies), None)


def set_cookie(request: Request, response: Response, settings: Settings, value: str) -> None:
    secure = by_tls(request, settings)
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, value, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)
    if secure and COOKIE in request.cookies:  # its value moves over; left behind it would outlive a logout
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=True)
