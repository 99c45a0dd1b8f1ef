"""One thread writes: whatever is queued goes into a single synced transaction (group commit).

A commit with `synchronous=FULL` waits for the disk. Done per move in the event loop it would stall everybody; done
here for all waiting moves at once it costs each of them one wait and the disk one sync.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.exc import DBAPIError, OperationalError

from orrery.server.storage.storage_errors import StorageFailed

T = TypeVar("T")
OnBatch = Callable[[int, float], None]  # how many jobs one transaction held, and its seconds
BATCH = 512
DEADLOCKED = ("40P01", "55P03")  # two processes locked two tables in opposite order: the loser tries again alone

log = structlog.get_logger(__name__)


class ManyAtOnce(Protocol):
    """A job that is cheaper together with others of its shape: one call does them all, or fails and has done none."""

    @property
    def shape(self) -> object: ...

    def __call__(self, connection: Connection) -> Any: ...

    def together(self, connection: Connection, jobs: Sequence[Any]) -> Sequence[Any]: ...


Writing = Callable[[Connection], Any] | ManyAtOnce


class _Order:
    __slots__ = ("error", "future", "job", "loop", "result")

    def __init__(self, job: Writing, loop: asyncio.AbstractEventLoop) -> None:
        self.job: Any = job
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        if self.future.done():  # the asker has gone away
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Jobs in, durable results out, in the order of asking."""

    def __init__(self, engine: Engine, on_batch: OnBatch | None = None) -> None:
        self._engine = engine
        self._on_batch = on_batch
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="orrery-writer", daemon=True)
        self._closed = False

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what is queued, then end."""
        if not self._closed:
            self._closed = True
            self._orders.put(None)
            self._thread.join()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in the next transaction; returns once that is on the disk."""
        if self._closed:
            raise StorageFailed("the server is stopping")
        order = _Order(job, asyncio.get_running_loop())
        self._orders.put(order)
        result: T = await order.future
        return result

    def _run(self) -> None:
        ending = False
        while not ending:
            first = self._orders.get()
            if first is None:
                return
            batch = [first]
            while len(batch) < BATCH:
                try:
                    order = self._orders.get_nowait()
                except queue.Empty:
                    break
                if order is None:
                    ending = True
                    break
                batch.append(order)
            began = time.perf_counter()
            self._commit(batch)
            if self._on_batch is not None:
                self._on_batch(len(batch), time.perf_counter() - began)
            self._answer(batch)

    def _commit(self, batch: list[_Order], retry: bool = True) -> None:
        if self._all_in_one_go(batch):
            return
        try:
            with self._engine.connect() as connection, connection.begin() as whole:
                for _, group in groupby(batch, _shape):
                    self._some(connection, whole, list(group))
        except Exception as error:  # the disk is full, the file is gone: nothing of this batch is stored
            _fail(batch, error)
        for order in batch:
            if retry and _deadlocked(order.error):
                order.error = None
                self._commit([order], retry=False)

    def _all_in_one_go(self, batch: list[_Order]) -> bool:
        """As most transactions hold nothing but moves, these do without savepoints. False: something is wrong with one
        of the jobs or with the database, nothing is stored, and it is to be found out what."""
        job = batch[0].job
        if not hasattr(job, "together") or any(_shape(order) != job.shape for order in batch):
            return False
        try:
            with self._engine.begin() as connection:
                results = job.together(connection, [order.job for order in batch])
        except OperationalError as error:
            if _deadlocked(error):
                return False
            _fail(batch, error)  # locked, or full: no job is to blame, and each would only wait as long again
            return True
        except Exception:
            return False
        for order, result in zip(batch, results, strict=True):
            order.result = result
        return True

    def _some(self, connection: Connection, whole: RootTransaction, orders: list[_Order]) -> None:
        """Jobs of one shape in one go; if that fails, one by one, to find out which of them it is."""
        if len(orders) > 1:
            try:
                with connection.begin_nested():
                    results = orders[0].job.together(connection, [order.job for order in orders])
            except Exception as error:
                _expect_open(connection, whole, error)
            else:
                for order, result in zip(orders, results, strict=True):
                    order.result = result
                return
        for order in orders:
            self._one(connection, order)
            if order.error is not None:
                _expect_open(connection, whole, order.error)

    @staticmethod
    def _one(connection: Connection, order: _Order) -> None:
        """A job that fails undoes only its own changes."""
        try:
            with connection.begin_nested():
                order.result = order.job(connection)
        except Exception as error:
            order.error = error

    @staticmethod
    def _answer(batch: list[_Order]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[_Order]] = {}
        for order in batch:
            by_loop.setdefault(order.loop, []).append(order)
        for loop, orders in by_loop.items():
            try:
                loop.call_soon_threadsafe(_answer_all, orders)  # one wake-up for the whole batch
            except RuntimeError:  # the loop is closed, nobody is waiting any more
                continue


def _shape(order: _Order) -> object:
    """The same for jobs that may be done in one go; others are like nothing else."""
    return getattr(order.job, "shape", order)


def _expect_open(connection: Connection, whole: RootTransaction, error: BaseException) -> None:
    """SQLite may silently roll back the whole transaction because of one statement (a full disk, a page it cannot
    read). It then accepts further statements and the commit as if nothing had happened, and what came before would be
    lost."""
    driven = None if connection.invalidated else connection.connection.dbapi_connection
    gone = isinstance(driven, sqlite3.Connection) and not driven.in_transaction
    if gone or connection.invalidated or not whole.is_active:
        raise StorageFailed(f"the transaction is gone: {error!r}")


def _fail(batch: list[_Order], error: Exception) -> None:
    """Nothing of it is stored, because of the database and not of a job."""
    log.warning("storage.failed", error=repr(error), jobs=len(batch))
    for order in batch:
        order.error = StorageFailed(repr(error))
        order.error.__cause__ = error


def _deadlocked(error: BaseException | None) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in DEADLOCKED


def _answer_all(orders: list[_Order]) -> None:
    for order in orders:
        order.answer()
