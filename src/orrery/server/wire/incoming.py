"""Reads what a client says: the message, or at least the names by which the client knows it."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.server.wire.messages import CLIENT_TYPES, ClientMessage, decoder
from orrery.server.wire.server_errors import ServerError


def understood(text: str | None, most_bytes: int) -> ClientMessage:
    """The message; ServerError if it is none, or longer than it may be."""
    if text is None:
        raise ServerError("bad_frame", reason="binary messages are not used")
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > most_bytes:
        raise ServerError("too_large", limit=most_bytes)
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        kind = _kind(raw)
        if kind is not None and kind not in CLIENT_TYPES:
            raise ServerError("unknown_type", type=kind[:40]) from None
        raise ServerError("bad_message", reason=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerError("bad_frame", reason=str(error)[:200]) from None


def _loose(text: str | None) -> dict[str, Any]:
    if text is None or len(text) > 4096:
        return {}
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def names_in(text: str | None) -> dict[str, str | None]:
    """The key, id and table of a message, by which the client can tell which one failed."""
    found = _loose(text)

    def short(name: str) -> str | None:
        value = found.get(name)
        return value if isinstance(value, str) and len(value) <= 64 else None

    return {"key": short("key"), "ident": short("id"), "table": short("table")}


def _kind(raw: bytes) -> str | None:
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    kind = found.get("t") if isinstance(found, dict) else None
    return kind if isinstance(kind, str) else None
