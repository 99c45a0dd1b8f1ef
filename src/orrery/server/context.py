"""What every request can reach: the parts of a running server, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from orrery.server.auth import COOKIE, COOKIE_SECONDS, Keys, new_id, star_name
from orrery.server.bots import BotPool
from orrery.server.errors import ServerError
from orrery.server.settings import Settings
from orrery.server.storage import Storage, StorageFailed
from orrery.server.tables import Tables


@dataclass(slots=True)
class Context:
    """A running server."""

    settings: Settings
    storage: Storage
    keys: Keys
    bots: BotPool
    tables: Tables

    async def name_of(self, guest: str) -> str:
        try:
            return await self.storage.guest_name(guest) or star_name(guest)
        except StorageFailed as failed:
            raise ServerError("storage") from failed


def context_of(connection: HTTPConnection) -> Context:
    found: Context = connection.app.state.context
    return found


def guest_of(connection: HTTPConnection) -> str | None:
    """Who is asking, by the signed cookie."""
    return context_of(connection).keys.guest_of(connection.cookies.get(COOKIE))


def known_guest(request: Request) -> str:
    guest = guest_of(request)
    if guest is None:
        raise ServerError("no_guest")
    return guest


def welcome_guest(request: Request, response: Response) -> str:
    """The guest, made known with a cookie if he was not."""
    guest = guest_of(request) or new_id()
    context = context_of(request)
    response.set_cookie(
        COOKIE,
        context.keys.cookie_for(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies or request.url.scheme == "https",
    )
    return guest


def not_too_often(request: Request) -> None:
    """For requests that cost the server some work: so many per address and second."""
    if not request.app.state.heavy.take(request.client.host if request.client else ""):
        raise ServerError("too_many")


Unhurried = Depends(not_too_often)
Server = Annotated[Context, Depends(context_of)]
Guest = Annotated[str, Depends(known_guest)]
MaybeGuest = Annotated[str | None, Depends(guest_of)]
Welcomed = Annotated[str, Depends(welcome_guest)]
