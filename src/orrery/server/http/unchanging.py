"""Pages that only a new version of the server changes: a browser that has one asks whether it still holds. They are
packed once, as small as it gets."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, NamedTuple

import brotli
from fastapi import Request, Response
from fastapi.routing import APIRoute

from orrery.server.http.content_coding import accepted


class Page(NamedTuple):
    """As it is sent."""

    body: bytes
    packed: Mapping[str, bytes]  # by coding
    media_type: str | None
    tag: str


def _page(body: bytes, media_type: str | None) -> Page:
    """Takes up to a second: not for the loop in which the tables live."""
    packed = {"br": brotli.compress(body), "gzip": gzip.compress(body, mtime=0)}
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'  # weak: the same page may be packed in several ways
    return Page(body, packed, media_type, tag)


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
                page = await asyncio.to_thread(_page, bytes(made.body), made.media_type)
                pages[request.url.path] = page
            headers = {"ETag": page.tag, "Cache-Control": "no-cache"}
            known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
            if page.tag in known:
                return Response(status_code=304, headers=headers)
            coding = next(iter(accepted(request)), None)
            if coding is None:
                return Response(page.body, media_type=page.media_type, headers=headers)
            headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}  # otherwise GZipMiddleware adds it
            return Response(page.packed[coding], media_type=page.media_type, headers=headers)

        return handle
