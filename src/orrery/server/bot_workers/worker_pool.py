"""Bots in processes of their own: started when needed, asked one after the other, replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import structlog

import orrery
from orrery.bots.levels import LEVELS
from orrery.server.bot_workers.bot_protocol import Order, Reply
from orrery.server.settings import Settings

log = structlog.get_logger(__name__)

ATTEMPTS = 3
LINE = 8 * 1024 * 1024  # longest line between server and worker


class WorkerFailed(Exception):
    """A worker died, hung or reported an error."""


class _Worker:
    """One process and the pipe to it."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        root = str(Path(orrery.__file__).resolve().parent.parent)
        path = os.pathsep.join(part for part in (root, os.environ.get("PYTHONPATH", "")) if part)
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            limit=LINE,
        )

    async def ask(self, order: Order, patience: float) -> list[Any]:
        try:
            if self.process is None or self.process.returncode is not None:
                await self.start()
            process = self.process
            assert process is not None
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), patience)
            reply = msgspec.json.decode(line, type=Reply)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise WorkerFailed(f"{type(error).__name__} {error}".strip()) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the answer to the next question
            raise
        if reply.id != order.id or reply.action is None:
            if reply.id != order.id:
                await self.stop()
            raise WorkerFailed(reply.error or "an answer to another question")
        return reply.action

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        transport = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()


Watched = Callable[[], bool]
Timed = Callable[[str], contextlib.AbstractContextManager[object]]  # measures how long a level is asked


class _Line:
    """Free workers, and who waits for one: tables that somebody watches come first, and among them each owner in turn,
    however many questions that owner has."""

    def __init__(self, workers: list[_Worker]) -> None:
        self._free = list(workers)
        self._waiting: dict[str, list[tuple[Watched, asyncio.Future[_Worker]]]] = {}  # the first owner is next

    async def get(self, watched: Watched, owner: str = "") -> _Worker:
        """`watched` is called when a worker is free: somebody may come while the table waits."""
        if self._free:
            return self._free.pop()
        ticket: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, []).append((watched, ticket))
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.put(ticket.result())  # it was our turn just as we left
            raise

    def put(self, worker: _Worker) -> None:
        ticket = self._next(lambda watched: watched()) or self._next(lambda _: True)
        if ticket is None:
            self._waiting.clear()  # all of them have left
            self._free.append(worker)
        else:
            ticket.set_result(worker)

    def _next(self, fits: Callable[[Watched], bool]) -> asyncio.Future[_Worker] | None:
        for owner, waiting in self._waiting.items():
            for n, (watched, ticket) in enumerate(waiting):
                if not ticket.done() and fits(watched):
                    left = [one for one in waiting[:n] + waiting[n + 1 :] if not one[1].done()]
                    del self._waiting[owner]
                    if left:
                        self._waiting[owner] = left  # behind all the others
                    return ticket
        return None


class BotPool:
    """A few workers; questions wait in line for the next free one. Processes start with the first question."""

    def __init__(self, settings: Settings, timed: Timed = lambda _level: contextlib.nullcontext()) -> None:
        self.settings = settings
        self._timed = timed
        self._ids = itertools.count(1)
        self._all = [_Worker(settings.bot_command) for _ in range(settings.bot_workers)]
        self._line = _Line(self._all)

    def seconds(self, level: str) -> float:
        """How long a bot of this level may think."""
        return self.settings.bot_seconds or LEVELS[level].seconds

    async def choose(self, order: Order, *, watched: Watched = lambda: True, owner: str = "") -> list[Any] | None:
        """The bot's action; None after repeated failure. `owner`: whose table it is."""
        with self._timed(order.level):
            return await self._choose(order, watched, owner)

    async def _choose(self, order: Order, watched: Watched, owner: str) -> list[Any] | None:
        patience = order.seconds * 2 + self.settings.bot_patience
        for attempt in range(1, ATTEMPTS + 1):
            order.id = next(self._ids)
            worker = await self._line.get(watched, owner)
            try:
                return await worker.ask(order, patience)
            except WorkerFailed as failed:
                log.warning("bot.failed", game=order.game, level=order.level, attempt=attempt, error=str(failed))
            finally:
                self._line.put(worker)
        return None

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))
