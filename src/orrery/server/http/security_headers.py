"""Security headers for every answer; foreign origins and oversized bodies are refused."""

from __future__ import annotations

import contextlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.http.origins import own_origin, trusted_origins
from orrery.server.settings import Settings
from orrery.server.wire.server_errors import ServerError, error_body


def _policy(scripts: str) -> str:
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src {scripts}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",  # 'self' covers ws: and wss: of the same host (CSP level 3)
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


CSP = _policy("'self'")
# Of the one script that runs Python (web/src/local): a worker has the policy of its own response, not the page's.
# Without it compiling waits for ever instead of failing.
ENGINE_CSP = _policy("'self' 'wasm-unsafe-eval'")
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # invitation links must not leak to other sites
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"  # a year; other hosts of the domain are none of our business
SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(Exception):
    """The body grew beyond the limit while it was being read."""


class RequestGuard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._origins = trusted_origins(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        started = exceeded = False

        async def dressed(message: Message) -> None:
            nonlocal started
            if exceeded and not started:
                return  # whatever the application answers to the broken body, the client is told what was wrong
            if message["type"] == "http.response.start":
                started = True
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["scheme"] == "https":  # also by a proxy that is trusted: uvicorn has read its header
                    out.setdefault("Strict-Transport-Security", HSTS)
                if scope["path"].startswith("/api"):
                    out.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["method"] not in SAFE and not own_origin(headers, self._origins):
            await _refuse("bad_origin", scope, receive, dressed)
            return
        limits = self.settings.limits
        limit = limits.record_bytes if scope["path"] in ("/api/records", "/api/verification") else limits.body_bytes
        stated = headers.get("content-length", "0")
        if not stated.isdecimal() or int(stated) > limit:
            await _refuse("too_large", scope, receive, dressed, limit=limit)
            return
        read = 0

        async def metered() -> Message:
            nonlocal read, exceeded
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > limit:
                    exceeded = True
                    raise TooLarge
            return message

        with contextlib.suppress(TooLarge):
            await self.app(scope, metered, dressed)
        if exceeded and not started:
            exceeded = False
            await _refuse("too_large", scope, receive, dressed, limit=limit)


async def _refuse(code: str, scope: Scope, receive: Receive, send: Send, **params: object) -> None:
    error = ServerError(code, **params)
    await JSONResponse(error_body(error), error.status)(scope, receive, send)
