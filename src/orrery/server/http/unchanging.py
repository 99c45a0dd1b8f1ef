"""Pages that only a new version of the server changes: a browser that has one asks whether it still holds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute


class UnchangingRoute(APIRoute):
    """Answers "not modified" to those who name what they would get."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        answer = super().get_route_handler()

        async def handle(request: Request) -> Response:
            response = await answer(request)
            # Weak: on its way the page may be compressed.
            tag = f'W/"{hashlib.sha256(response.body).hexdigest()[:24]}"'
            headers = {"ETag": tag, "Cache-Control": "no-cache"}
            known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
            if tag in known:
                return Response(status_code=304, headers=headers)
            response.headers.update(headers)
            return response

        return handle
