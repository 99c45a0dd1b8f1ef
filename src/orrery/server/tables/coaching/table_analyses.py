"""Analyses of finished tables: asked for by the people who played, worked out by workers of their own, kept in pieces.

One game is worked on at a time, the others wait in line. What has been worked out survives a restart; an analysis that
its process left is taken up by whoever looks next.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import structlog

from orrery.analysis.game_walk import Piece, Walk
from orrery.server.bot_workers.analysing import Analyse
from orrery.server.bot_workers.worker_pool import BotPool
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.settings import Settings
from orrery.server.storage import StorageFailed, analysis_store
from orrery.server.storage.analysis_store import AnalysisRow, AnalysisState
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.coaching import analysis_step
from orrery.server.tables.coaching.analysis_step import AnalysedGame
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.analysis_info import AnalysisInfo
from orrery.server.wire.server_errors import ServerError

Json = Any
LEASE = 60_000  # milliseconds without a word of a process after which another one goes on with its analyses
RENEWAL = 20.0  # seconds between two words
PASSING = frozenset({"too_many", "storage"})  # refusals that say nothing about the game
log = structlog.get_logger(__name__)


class WorkersFailed(Exception):
    """A piece could not be worked out."""


class GameUnderWay:
    """An analysis in this process, from the moment it is asked for."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.game: AnalysedGame | None = None  # None while it waits in line
        self.worked: dict[int, Json] = {}
        self.ends: AnalysisState | None = "paused"  # as what it is put down; None: another process has put it down
        self.work: asyncio.Task[None] | None = None  # may be cancelled at any time, and more than once
        self.whole: asyncio.Task[None] | None = None  # the work, and putting it down; never cancelled

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return () if self.game is None else self.game.plan.pieces

    async def told(self) -> Json:
        """What is known so far, as data. A thread puts it together; what it is told of is copied before, because more
        may be found meanwhile."""
        return None if self.game is None else await asyncio.to_thread(self.game.told, dict(self.worked))


class TableAnalyses:
    """All analyses of this process. `heavy_work` limits the replaying of whole games."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        tables: TableDirectory,
        tasks: BackgroundTasks,
        heavy_work: Capacity,
        pool: BotPool,
    ) -> None:
        self._limits = settings.limits
        self._workers = settings.analysis_workers
        self._storage = storage
        self._tables = tables
        self._tasks = tasks
        self._heavy_work = heavy_work
        self._pool = pool
        self._under_way: dict[str, GameUnderWay] = {}  # the first one is worked on
        self._turn = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._closing = False

    # --- asking ------------------------------------------------------------------------------------

    async def look(self, ident: str, guest: str, known: int | None = None) -> AnalysisInfo:
        """How the analysis of a table stands; `known`: how many pieces the asker has heard of."""
        await self._allowed(ident, guest)
        game = self._under_way.get(ident)
        if game is None:
            row = await self._row(ident)
            if row is None:
                return AnalysisInfo(state="none")
            if row.state != "working":
                return analysis_step.at_rest(row.state, row.pieces, row.done, row.body, known)
            if await self._tasks.finish(analysis_store.take_over(self._storage, LEASE, ident)):
                game = self._begin(ident)
            else:
                return AnalysisInfo(state="working", pieces=row.pieces, done=row.done)
        return await self._shown(game, known)

    async def start(self, ident: str, guest: str) -> AnalysisInfo:
        """Begin, or go on; one that is under way or done stays as it is."""
        await self._allowed(ident, guest)
        await self._put_down_already(ident)
        row = await self._row(ident)
        if ident not in self._under_way and (row is None or row.state not in ("working", "done")):
            if await self._count(guest) >= self._limits.analyses_per_person:
                raise ServerError("too_many_analyses", limit=self._limits.analyses_per_person)
            if await self._count(None) >= self._limits.analyses_waiting:
                raise ServerError("analyses_full")
            await self._tables.finished(ident)
            await self._tasks.finish(analysis_store.begin_analysis(self._storage, ident, guest, LEASE))
            self._begin(ident)
        return await self.look(ident, guest)

    async def rest(self, ident: str, guest: str, state: AnalysisState) -> AnalysisInfo:
        """Pause it, or stop with what has been found."""
        await self._allowed(ident, guest)
        game = self._under_way.get(ident)
        if game is not None and game.work is not None and game.whole is not None:
            if game.work.cancel():
                game.ends = state
            await asyncio.wait([game.whole])
        else:  # if another process works on it, that one notices
            await self._tasks.finish(analysis_store.rest_analysis(self._storage, ident, state, None))
        return await self.look(ident, guest)

    async def _put_down_already(self, ident: str) -> None:
        """Wait for one that is just being put down: nobody works on it any more, though it is still under way."""
        game = self._under_way.get(ident)
        if game is not None and game.whole is not None and (game.work is None or game.work.done()):
            await asyncio.wait([game.whole])

    async def _allowed(self, ident: str, guest: str) -> None:
        analysis_step.expect_analysable(await self._tables.row(ident), guest)

    async def _row(self, ident: str) -> AnalysisRow | None:
        return await self._tasks.finish(analysis_store.analysis_of(self._storage, ident))

    async def _count(self, guest: str | None) -> int:
        return await self._tasks.finish(analysis_store.analyses_under_way(self._storage, guest))

    async def _shown(self, game: GameUnderWay, known: int | None) -> AnalysisInfo:
        ahead = list(self._under_way).index(game.table) if game.table in self._under_way else 0
        rounds = 0 if game.game is None else game.game.plan.rounds
        analysis = await game.told() if analysis_step.is_news(game.worked, known) else None
        return analysis_step.under_way(game.pieces, rounds, game.worked, analysis, ahead)

    # --- working -----------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on with what a process that has ended left; also when nobody asks."""
        with contextlib.suppress(StorageFailed):
            lease = LEASE if self._storage.shared else 0  # with one process nobody else can be at it
            for ident in await analysis_store.take_over(self._storage, lease):
                self._begin(ident)

    def _begin(self, ident: str) -> GameUnderWay:
        game = self._under_way.get(ident)
        if game is None:
            game = self._under_way[ident] = GameUnderWay(ident)
            game.work = asyncio.create_task(self._run(game))
            game.whole = asyncio.create_task(self._see_through(game, game.work))
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())
        return game

    async def _renew(self) -> None:
        """As long as there are any, also while they wait in line or a piece takes long."""
        while self._under_way:
            await asyncio.sleep(RENEWAL)
            mine = dict(self._under_way)
            with contextlib.suppress(StorageFailed):
                working = await analysis_store.renew(self._storage, mine, LEASE)
                for game in mine.values():
                    if game.table not in working:
                        self._leave(game)

    def _leave(self, game: GameUnderWay) -> None:
        """Another process has put it down."""
        if game.work is not None and game.work.cancel():
            game.ends = None

    async def _run(self, game: GameUnderWay) -> None:
        async with self._turn:
            await self._prepare(game)
            await self._work(game)

    async def _see_through(self, game: GameUnderWay, work: asyncio.Task[None]) -> None:
        """A task of its own: whoever pauses or stops the work, even twice, can't keep it from being put down."""
        await asyncio.wait([work])
        error = None if work.cancelled() else work.exception()
        if error is not None:
            log.warning("analysis.failed", table=game.table, error=repr(error))
            game.ends = "paused" if _passes(error) else "failed"
        elif not work.cancelled():
            game.ends = "done"
        try:
            await self._put_down(game)
        except Exception:  # a bug: this one is taken up again when somebody looks
            log.exception("analysis.broken", table=game.table)
        finally:
            self._under_way.pop(game.table, None)
            if not self._under_way and self._renewing is not None:
                self._renewing.cancel()
                self._renewing = None

    async def _prepare(self, game: GameUnderWay) -> None:
        row = await self._tables.row(game.table)
        match = await self._tables.finished(game.table)
        moves = await self._storage.moves(game.table)
        planned = await self._heavy_work.run(analysis_step.analysed_game, row, match, moves)
        kept = await analysis_store.pieces_of(self._storage, game.table)
        worked = planned.fitting(kept)
        if len(worked) < len(kept):
            await analysis_store.drop_pieces(self._storage, game.table)
        game.game, game.worked = planned, worked

    async def _work(self, game: GameUnderWay) -> None:
        planned = game.game
        assert planned is not None
        waiting = (piece for piece in game.pieces if piece.n not in game.worked)
        states, one = Walk(planned.match), asyncio.Lock()

        def order(piece: Piece) -> Analyse:
            return planned.order(piece, states.at(piece.step))

        async with asyncio.TaskGroup() as group:
            for _ in range(self._workers):
                group.create_task(self._take_pieces(game, waiting, order, one))

    async def _take_pieces(
        self, game: GameUnderWay, waiting: Iterator[Piece], order: Callable[[Piece], Analyse], one: asyncio.Lock
    ) -> None:
        while True:
            async with one:
                piece = next(waiting, None)
                if piece is None:
                    return
                asked = await asyncio.to_thread(order, piece)
            found = await self._pool.analyse(asked)
            if found is None:
                raise WorkersFailed(piece.n)
            if not await analysis_store.keep_piece(self._storage, game.table, piece.n, found, LEASE):
                self._leave(game)
                return
            game.worked[piece.n] = found

    async def _put_down(self, game: GameUnderWay) -> None:
        if self._closing:
            return  # it goes on after the restart
        found = None
        if game.game is not None:  # else it has waited in line, and what was found before stays as it is
            found = analysis_store.Found(len(game.pieces), len(game.worked), await game.told())
        with contextlib.suppress(StorageFailed):
            if game.ends is not None:
                await analysis_store.rest_analysis(self._storage, game.table, game.ends, found)
            elif found is not None:
                await analysis_store.tell_found(self._storage, game.table, found)

    async def close(self) -> None:
        """The server has begun to stop: what is under way goes on when it is there again."""
        self._closing = True
        for game in self._under_way.values():
            if game.work is not None:
                game.work.cancel()
        running = [game.whole for game in self._under_way.values() if game.whole is not None]
        if running:
            await asyncio.wait(running)
        await self._pool.close()


def _passes(error: BaseException) -> bool:
    """Whether it may go well a little later: the server was busy, or its storage."""
    if isinstance(error, BaseExceptionGroup):
        return all(map(_passes, error.exceptions))
    return isinstance(error, StorageFailed) or (isinstance(error, ServerError) and error.code in PASSING)
