"""Pages that only a new version of the server changes: a browser that has one asks whether it still holds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from fastapi import Request, Response
from fastapi.routing import APIRoute


class Page(NamedTuple):
    """As it is sent."""

    body: bytes
    media_type: str | None
    tag: str


class UnchangingRoute(APIRoute):
    """Makes each page once for an app, and answers "not modified" to those who name what they would get."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        make = super().get_route_handler()

        async def handle(request: Request) -> Response:
            pages: dict[str, Page] = request.app.state.unchanging
            page = pages.get(request.url.path)
            if page is None:
                made = await make(request)
                if made.status_code != 200:
                    return made
                # Weak: on its way the page may be compressed.
                tag = f'W/"{hashlib.sha256(made.body).hexdigest()[:24]}"'
                page = pages[request.url.path] = Page(bytes(made.body), made.media_type, tag)
            headers = {"ETag": page.tag, "Cache-Control": "no-cache"}
            known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
            if page.tag in known:
                return Response(status_code=304, headers=headers)
            return Response(page.body, media_type=page.media_type, headers=headers)

        return handle
