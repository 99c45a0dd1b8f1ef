"""The composition root: the parts of a server, put together, from start to stop.

Packages know each other only as far as the table in tests/server/test_packages.py allows; here all of them meet.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

import orrery
from orrery.core.code_digest import code_digest
from orrery.server.bot_workers.worker_pool import BotPool, analysis_pool
from orrery.server.cluster.attendance import Attendance
from orrery.server.cluster.change_feed import ChangeFeed
from orrery.server.cluster.heartbeat import Heartbeat
from orrery.server.cluster.leases import Leases
from orrery.server.http import (
    account_routes,
    analysis_routes,
    chat_routes,
    explanation_routes,
    game_routes,
    lesson_routes,
    metrics_routes,
    notice_routes,
    record_routes,
    table_routes,
)
from orrery.server.http.context import Context
from orrery.server.http.error_answers import ERRORS, add_error_answers
from orrery.server.http.security_headers import RequestGuard
from orrery.server.http.static_files import BuiltClient
from orrery.server.ops.metrics import Metrics
from orrery.server.ops.readiness import Readiness
from orrery.server.ops.telemetry import TableTelemetry
from orrery.server.people.accounts import Accounts
from orrery.server.people.notices import Notices
from orrery.server.people.sessions import TokenSigner, load_secret
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.flood_log import FloodLog
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings, from_environment
from orrery.server.socket import connection
from orrery.server.socket.open_connections import Connections
from orrery.server.socket.socket_services import SocketServices
from orrery.server.storage.account_store import MERGED, PERSON, AccountStore
from orrery.server.storage.monotonic_clock import monotonic_clock
from orrery.server.storage.process_presence import Span
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.coaching.lesson_tables import LessonTables
from orrery.server.tables.coaching.move_explanations import MoveExplanations
from orrery.server.tables.coaching.table_analyses import TableAnalyses
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.records.record_import import RecordImport
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.tables.records.what_if import WhatIf
from orrery.server.tables.seats.lobby import Lobby
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.tables.table_services import Subsystems

ABOUT = "Tables, seats and records. Play itself goes over the WebSocket `/ws`, described in docs/protocol.md."
DAY = 24 * 3600  # seconds
HEAVY_WORK = (2, 60)  # games replayed at the same time, and how many may wait for that
SANDBOX = (1, 12)  # the same for uploaded positions, see tables/records/sandboxed_replay.py


class Parts:
    """All parts of a running server; the storage must be open."""

    def __init__(self, settings: Settings, storage: TableStore, metrics: Metrics, signer: TokenSigner) -> None:
        for game in orrery.games():
            code_digest(orrery.game(game))  # now, of the code that is loaded: files may change while the server runs
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.signer = signer
        tasks = self.tasks = BackgroundTasks()
        shutdown = self.shutdown = Shutdown()
        self.floods = FloodLog()
        self.bots = BotPool(settings, metrics.thinking)
        live: dict[str, LiveTable] = {}
        self.leases = Leases(storage, live, settings.lease_seconds)
        span = Span.of(settings.takeover_seconds, settings.lease_seconds)
        self.attendance = Attendance(storage, live, settings.lease_seconds, span)
        # A clock that never jumps: setting the time of day costs nobody any time, and makes no notice early or late.
        now = settings.now or monotonic_clock(storage.time())
        self.notices = Notices(settings, AccountStore(storage), metrics.notice, now)
        telemetry = TableTelemetry(metrics)
        subsystems = Subsystems(self.leases, self.attendance, self.bots, telemetry, self.notices)
        tables = self.tables = TableDirectory(settings, storage, signer, tasks, shutdown, subsystems, live, now)
        self.notices.follows = tables.follows
        self.lobby = Lobby(settings.limits, storage, signer, tasks, telemetry, tables)
        self.connections = Connections(settings.limits)
        metrics.watch(lambda: len(self.connections), lambda: len(live))
        accounts = self.accounts = Accounts(settings, storage, tasks, tables, self.connections)
        hearing = {PERSON: lambda guest: tasks.spawn(accounts.check(guest)), MERGED: accounts.merged}
        self.heartbeat = Heartbeat(storage, span, self.leases.renew, lambda: tasks.spawn(tables.timekeeper.inherit()))
        self.change_feed = ChangeFeed(storage, self.leases, self.attendance, self.heartbeat, tables, hearing)
        heavy_work = Capacity(*HEAVY_WORK)
        self.analyses = TableAnalyses(settings, storage, tables, tasks, heavy_work, analysis_pool(settings))
        replays = ReplayCache()
        self.explanations = MoveExplanations(settings, storage, tables, replays, heavy_work, self.bots)
        self.http = Context(
            settings=settings,
            storage=storage,
            signer=signer,
            tasks=tasks,
            shutdown=shutdown,
            tables=tables,
            lobby=self.lobby,
            record_import=RecordImport(settings.limits, storage, tasks, heavy_work, self.lobby),
            what_if=WhatIf(tables, self.lobby, heavy_work),
            lessons=LessonTables(tables, self.lobby, storage, tasks, heavy_work),
            analyses=self.analyses,
            explanations=self.explanations,
            replays=replays,
            heavy_work=heavy_work,
            sandbox=Capacity(*SANDBOX),
            accounts=accounts,
            notices=self.notices,
            metrics=metrics,
            floods=self.floods,
            readiness=Readiness(storage),
        )
        self.sockets = SocketServices(
            settings=settings,
            signer=signer,
            tasks=tasks,
            shutdown=shutdown,
            tables=tables,
            connections=self.connections,
            metrics=metrics,
            floods=self.floods,
            counts=accounts.counts,
            name_of=self.http.name_of,
        )

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Runs everything that goes on by itself, for as long as the block runs."""
        loops = [self.tables.drop_idle_tables(), self.tables.keep_time(), self.accounts.watch(), self.notices.run()]
        loops.append(self.floods.run())
        running = [asyncio.create_task(loop) for loop in loops]
        self.change_feed.start()
        self.tasks.spawn(self.analyses.resume())
        try:
            yield
        finally:
            self.shutdown.begun = True
            for task in running:
                task.cancel()
            await self.change_feed.stop()
            await self.analyses.close()
            await self.explanations.close()
            await self.notices.close()
            await self.tables.close()
            await self.attendance.close()
            await self.leases.close()
            await self.bots.close()
            await asyncio.to_thread(self.storage.close)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server, ready to be started by any ASGI host."""
    chosen = settings or from_environment()
    app = FastAPI(
        title="Orrery",
        description=ABOUT,
        version=orrery.__version__,
        lifespan=_life(chosen),
        openapi_url="/api/openapi.json",
        docs_url=None,  # the interactive pages load scripts from elsewhere, which our headers forbid
        redoc_url=None,
        responses=ERRORS,
        separate_input_output_schemas=False,
    )
    app.state.settings = chosen
    app.state.unchanging = {}  # pages that stay as they are, see http/unchanging.py
    app.state.heavy = TokenBuckets(chosen.limits.heavy_per_second, chosen.limits.heavy_burst)
    app.state.made = TokenBuckets.hourly(chosen.limits.tables_per_address)
    app.state.imported = TokenBuckets(chosen.limits.imports_per_address / DAY, chosen.limits.imports_per_address)
    app.state.analysed = TokenBuckets.hourly(chosen.limits.analyses_per_address)
    app.state.made_public = TokenBuckets.hourly(chosen.limits.public_per_address)
    lobby = (game_routes, lesson_routes, account_routes, notice_routes, table_routes, chat_routes, record_routes)
    for part in (*lobby, analysis_routes, explanation_routes, metrics_routes):
        app.include_router(part.router)
    app.include_router(table_routes.public)
    app.router.routes.append(WebSocketRoute("/ws", connection.endpoint))
    app.router.routes.append(
        Route("/{path:path}", BuiltClient(chosen.static_dir, chosen.bundle_dir).answer, methods=["GET"])
    )
    add_error_answers(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024)  # replays and the client shrink to a quarter of their size
    app.add_middleware(RequestGuard, settings=chosen)
    return app


def _life(settings: Settings) -> Any:
    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        metrics = Metrics()
        storage = TableStore(settings.storage)
        storage.on_batch = metrics.stored
        storage.open()
        try:
            may_make = settings.new_key or storage.empty()
            signer = TokenSigner(load_secret(settings.data_dir, settings.secret_file, may_make=may_make))
            parts = app.state.parts = Parts(settings, storage, metrics, signer)
        except Exception as error:
            app.state.failure = error
            storage.close()
            raise
        app.state.context = parts.http
        app.state.socket_services = parts.sockets
        async with parts.running():
            yield

    return life
