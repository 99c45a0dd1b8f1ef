"""Bots in processes of their own: started when needed, asked one after the other, replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec
import structlog

import orrery
from orrery.bots.levels import SECONDS
from orrery.server.bot_workers.analysing import Analyse
from orrery.server.bot_workers.bot_protocol import BEHIND, BotAnswer, Order, Reply
from orrery.server.bot_workers.explaining import Explain, Explained
from orrery.server.settings import Settings

log = structlog.get_logger(__name__)

ATTEMPTS = 3
# Seconds for what no clock limits, such as a piece of an analysis: a busy machine may leave a worker little.
LONG_PATIENCE = 600.0
Early = Callable[[msgspec.Raw], None]
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

    async def ask(self, order: Order | Explain | Analyse, patience: float, early: Early) -> msgspec.Raw:
        """The worker's answer; `early` hears what it says before."""
        try:
            if self.process is None or self.process.returncode is not None:
                await self.start()
            process = self.process
            assert process is not None
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(patience):
                reply = await self._reply(process.stdout)
                while reply.early and reply.id == order.id:
                    early(reply.result)
                    reply = await self._reply(process.stdout)
        except (TimeoutError, OSError, ValueError, RuntimeError, msgspec.MsgspecError) as error:
            # RuntimeError: what uvloop says of a pipe to a process that has just ended
            await self.stop()
            raise WorkerFailed(f"{type(error).__name__} {error}".strip()) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the answer to the next question
            raise
        if reply.id != order.id:
            await self.stop()
            raise WorkerFailed("an answer to another question")
        if reply.error is not None or not bytes(reply.result):
            raise WorkerFailed(reply.error or "no answer")
        return reply.result

    async def _reply(self, source: asyncio.StreamReader) -> Reply:
        return msgspec.json.decode(await source.readline(), type=Reply)

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
Timed = Callable[[int], contextlib.AbstractContextManager[object]]  # measures how long a level is asked


class Urgency(IntEnum):
    """Who comes first when a worker is free."""

    WATCHED = 0  # a bot's move at a table that somebody watches
    ASKED = 1  # somebody waits for an explanation
    UNWATCHED = 2
    LATER = 3  # work that may take its time; it leaves a worker for whoever comes


Urgent = Callable[[], Urgency]


class _Line:
    """Free workers, and who waits for one: the most urgent first, and among them each owner in turn, however many
    questions that owner has."""

    def __init__(self, workers: list[_Worker]) -> None:
        self._free = list(workers)
        self._reserve = min(1, len(workers) - 1)  # workers that work for later leaves free
        self._waiting: dict[str, list[tuple[Urgent, asyncio.Future[_Worker]]]] = {}  # the first owner is next

    async def get(self, urgent: Urgent, owner: str = "") -> _Worker:
        """`urgent` is called when a worker is free: somebody may come while the table waits."""
        if self._free and (urgent() < Urgency.LATER or len(self._free) > self._reserve):
            return self._free.pop()
        ticket: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, []).append((urgent, ticket))
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.put(ticket.result())  # it was our turn just as we left
            raise

    def put(self, worker: _Worker) -> None:
        self._free.append(worker)
        for urgency in Urgency:
            reserve = self._reserve if urgency is Urgency.LATER else 0
            while len(self._free) > reserve and (ticket := self._next(urgency)) is not None:
                ticket.set_result(self._free.pop())

    def _next(self, urgency: Urgency) -> asyncio.Future[_Worker] | None:
        for owner, waiting in list(self._waiting.items()):
            left = [one for one in waiting if not one[1].done()]  # some may have left
            found = next((one for one in left if one[0]() is urgency), None)
            if found is not None:
                left.remove(found)
                del self._waiting[owner]  # behind all the others
            if left:
                self._waiting[owner] = left
            else:
                self._waiting.pop(owner, None)
            if found is not None:
                return found[1]
        return None


class BotPool:
    """A few workers; questions wait in line for the next free one. Processes start with the first question."""

    def __init__(self, settings: Settings, timed: Timed = lambda _level: contextlib.nullcontext()) -> None:
        self.settings = settings
        self._timed = timed
        self._ids = itertools.count(1)
        self._all = [_Worker(settings.bot_command) for _ in range(settings.bot_workers)]
        self._line = _Line(self._all)

    def seconds(self, thinking: float | None) -> float:
        """How long a bot may think at a table that has agreed on so many seconds, or on none."""
        wanted, most = thinking or SECONDS, self.settings.bot_seconds
        return wanted if most is None else min(most, wanted)

    async def choose(self, order: Order, *, watched: Watched = lambda: True, owner: str = "") -> BotAnswer | None:
        """The bot's answer; None after repeated failure. `owner`: whose table it is."""
        patience = order.seconds * 2 + self.settings.bot_patience
        with self._timed(order.level):
            answer = await self._asked(
                order, patience, lambda: Urgency.WATCHED if watched() else Urgency.UNWATCHED, owner, lambda _early: None
            )
        return None if answer is None else msgspec.json.decode(answer, type=BotAnswer)

    async def explain(
        self,
        order: Explain,
        *,
        owner: str = "",
        later: bool = False,
        tell: Callable[[Explained], None] = lambda _early: None,
    ) -> Explained | None:
        """What could be done at a decision, and why; None after repeated failure. `owner`: who asks. Somebody waits for
        it, unless it is for `later`. `tell` hears what can be said before. Whoever is cancelled ends the thinking."""
        patience = LONG_PATIENCE if order.seconds is None else order.seconds * 2 + self.settings.bot_patience
        urgency = Urgency.LATER if later else Urgency.ASKED
        answer = await self._asked(
            order, patience, lambda: urgency, owner, lambda early: tell(msgspec.json.decode(early, type=Explained))
        )
        return None if answer is None else msgspec.json.decode(answer, type=Explained)

    async def analyse(self, order: Analyse) -> Any:
        """A piece of an analysis, in plain values; None after repeated failure."""
        answer = await self._asked(order, LONG_PATIENCE, lambda: Urgency.ASKED, "", lambda _early: None)
        return None if answer is None else msgspec.json.decode(answer)

    async def _asked(
        self, order: Order | Explain | Analyse, patience: float, urgent: Urgent, owner: str, early: Early
    ) -> msgspec.Raw | None:
        for attempt in range(1, ATTEMPTS + 1):
            order.id = next(self._ids)
            worker = await self._line.get(urgent, owner)
            try:
                return await worker.ask(order, patience, early)
            except WorkerFailed as failed:
                asked = type(order).__name__.lower()
                log.warning("bot.failed", asked=asked, game=order.game, attempt=attempt, error=str(failed))
            finally:
                self._line.put(worker)
        return None

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))


def analysis_pool(settings: Settings) -> BotPool:
    """Workers of their own for analyses, with the lowest priority: no bot ever waits behind them, not even for one
    piece."""
    command = (*settings.bot_command, f"{BEHIND}{settings.analysis_niceness}")
    return BotPool(settings.with_(bot_workers=settings.analysis_workers, bot_command=command))
