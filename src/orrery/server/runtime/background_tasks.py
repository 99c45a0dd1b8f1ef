"""Tasks that go on when whoever asked for them has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

import structlog

from orrery.server.storage import Behind, Repeated, StorageFailed
from orrery.server.wire.server_errors import ServerError

log = structlog.get_logger(__name__)
T = TypeVar("T")


class BackgroundTasks:
    """All tasks of a server that it waits for when it stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever asked goes away: half a move would be worse than one nobody waits for."""
        return await with_storage(asyncio.shield(self._start(work)))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run beside everything else; a failure is noted, nobody waits for it."""

        async def alone() -> None:
            try:
                await work
            except Exception as error:
                log.warning("aside.failed", error=repr(error))

        self._start(alone())

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settled(self, seconds: float) -> None:
        """Wait for what is under way, but not for ever."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)


async def with_storage(work: Awaitable[T]) -> T:
    """What needs the storage: if that fails, people are told so."""
    try:
        return await work
    except (Behind, Repeated):  # the caller knows what to do
        raise
    except StorageFailed as failed:
        raise ServerError("storage") from failed
