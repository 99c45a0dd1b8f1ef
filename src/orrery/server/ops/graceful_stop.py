"""Stopping in good order: nobody new, moves under way to their end, everybody told to come back."""

from __future__ import annotations

import asyncio

import structlog

from orrery.server.http.context import Context
from orrery.server.wire.messages import CLOSE_STOPPING

log = structlog.get_logger(__name__)

MOVES_SECONDS = 1.5  # for moves under way; the disk answers in milliseconds, or it is in trouble


async def drain(context: Context) -> None:
    """Between the word to stop and the closed door: `/api/ready` says no, so that no more players are sent here."""
    log.info("stopping", connections=len(context.connections), tables=len(context.tables.live))
    context.stopping = True
    context.tables.closing = True  # no bot begins to think any more
    until = asyncio.get_running_loop().time() + context.settings.drain_seconds
    await context.tables.settled(MOVES_SECONDS)
    for connection in context.connections:
        connection.dismiss(CLOSE_STOPPING)
    await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
