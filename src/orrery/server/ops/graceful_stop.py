"""Stopping in good order: nobody new is let in, moves under way are finished, everybody is told to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sized
from typing import Protocol

import structlog

from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.wire.close_codes import CLOSE_STOPPING

log = structlog.get_logger(__name__)

MOVES_SECONDS = 1.5  # for moves under way; a healthy disk answers in milliseconds


class Dismissable(Protocol):
    """An open connection."""

    def dismiss(self, code: int) -> None: ...


async def drain(
    shutdown: Shutdown,
    tasks: BackgroundTasks,
    connections: Collection[Dismissable],
    tables: Sized,
    drain_seconds: float,
) -> None:
    """Between being told to stop and closing: `/api/ready` says no, so that no more players are sent here."""
    log.info("stopping", connections=len(connections), tables=len(tables))
    shutdown.begun = True
    until = asyncio.get_running_loop().time() + drain_seconds
    await tasks.settled(MOVES_SECONDS)
    for connection in connections:
        connection.dismiss(CLOSE_STOPPING)
    await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
