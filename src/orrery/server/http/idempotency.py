"""Repeated requests: whoever sends a request again with the same key gets what the first one made, and nothing new."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from fastapi import Header, Request

from orrery.server.http.context import Context, context_of
from orrery.server.storage import Repeated
from orrery.server.storage.idempotency_keys import IdempotencyKey, made_before
from orrery.server.wire.server_errors import ServerError

T = TypeVar("T")
MOST = 64
PATTERN = "^[!-~]{1,64}$"
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        description="Of your own choice, new for each thing to make: the same request with the same key, within a day, "
        "makes nothing and is answered with what the first one made",
        json_schema_extra={"pattern": PATTERN, "minLength": 1, "maxLength": MOST},
    ),
]
Make = Callable[[IdempotencyKey | None], Awaitable[T]]
Find = Callable[[str], Awaitable[T]]


async def making(request: Request, guest: str, key: str | None, make: Make[T], found: Find[T]) -> T:
    """Make it, or find what was made; `make` passes its argument on to the code that stores it."""
    if key is None:
        return await make(None)
    if re.fullmatch(PATTERN, key) is None:
        raise ServerError("bad_key", limit=MOST)
    digest = hashlib.sha256(await request.body()).hexdigest()
    once = IdempotencyKey(guest, request.url.path, key, digest)
    server = context_of(request)
    made = await _made(server, once)
    if made is None:
        try:
            return await make(once)
        except Repeated:  # two at the same time, and the other one was faster
            made = await _made(server, once)
    if made is None:
        raise ServerError("storage")
    return await found(made)


async def _made(server: Context, once: IdempotencyKey) -> str | None:
    known = await server.tasks.finish(made_before(server.storage, once))
    if known is None:
        return None
    made, same = known
    if not same:
        raise ServerError("key_reused")
    return made
