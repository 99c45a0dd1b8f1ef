"""Which web pages belong to this server: others may not act in a person's name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from orrery.server.settings import Settings

_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def trusted_origins(settings: Settings) -> tuple[str, ...]:
    """Origins that belong to this server whatever `Host` says: a proxy may have changed the header, but the operator
    has told us where people find the server."""
    try:
        parts = urlsplit(settings.public_url or "")
        port = parts.port
    except ValueError:
        return settings.allowed_origins
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return settings.allowed_origins
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    shown = "" if port in (None, _DEFAULT_PORTS[parts.scheme]) else f":{port}"  # as browsers write it
    return (*settings.allowed_origins, f"{parts.scheme}://{host}{shown}")


def own_origin(headers: Headers, also: tuple[str, ...] = ()) -> bool:
    """Whether a page of this very server sends the request. Programs, which send neither Origin nor
    Sec-Fetch-Site, are let in: they have no cookie of somebody else to abuse."""
    origin = headers.get("origin")
    if origin is not None and origin in also:
        return True
    if headers.get("sec-fetch-site", "").strip().lower() == "cross-site":
        return False  # the browser itself says so, also where it names no origin
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
        host = urlsplit(f"{parts.scheme}://{headers.get('host', '')}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            return False
        default = _DEFAULT_PORTS[parts.scheme]
        return (parts.hostname, parts.port or default) == (host.hostname, host.port or default)
    except ValueError:
        return False
