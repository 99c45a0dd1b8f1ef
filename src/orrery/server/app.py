"""The application: its parts, its routes, its life from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

import orrery
from orrery.core.errors import OrreryError
from orrery.server.bot_workers.worker_pool import BotPool
from orrery.server.cluster.change_feed import Exchange
from orrery.server.http import (
    account_routes,
    chat_routes,
    game_routes,
    metrics_routes,
    notice_routes,
    record_routes,
    table_routes,
)
from orrery.server.http.context import Context, address_of
from orrery.server.http.security_headers import Guard
from orrery.server.http.static_files import Client
from orrery.server.limits.rate_limits import Buckets
from orrery.server.ops.metrics import Metrics
from orrery.server.ops.telemetry import Watch
from orrery.server.people.accounts import Accounts
from orrery.server.people.notices import Notices
from orrery.server.people.sessions import Keys, load_secret
from orrery.server.settings import Settings, from_environment
from orrery.server.socket import connection
from orrery.server.socket.open_connections import Connections
from orrery.server.storage import Storage
from orrery.server.storage.account_store import MERGED, PERSON, People
from orrery.server.storage.monotonic_clock import steady
from orrery.server.tables.table_directory import Tables
from orrery.server.tables.timekeeper import make_rounds
from orrery.server.wire.http_models import NAME_LENGTH, ErrorBody
from orrery.server.wire.server_errors import ServerError, error_body, status_of

log = structlog.get_logger(__name__)

ABOUT = "Tables, seats and records. Play itself goes over the WebSocket `/ws`, described in docs/protocol.md."
ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "Refused: a code, and a sentence in each language"},
    "5XX": {"model": ErrorBody, "description": "The server is in trouble"},
}
HTTP_CODES = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many"}


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
    app.state.heavy = Buckets(chosen.limits.heavy_per_second, chosen.limits.heavy_burst)
    app.state.made = Buckets.hourly(chosen.limits.tables_per_address)
    app.state.made_public = Buckets.hourly(chosen.limits.public_per_address)
    for part in (game_routes, account_routes, notice_routes, table_routes, chat_routes, record_routes, metrics_routes):
        app.include_router(part.router)
    app.include_router(table_routes.public)
    app.router.routes.append(WebSocketRoute("/ws", connection.endpoint))
    app.router.routes.append(Route("/{path:path}", Client(chosen.static_dir).answer, methods=["GET"]))
    app.add_exception_handler(OrreryError, _orrery_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal)
    app.add_middleware(GZipMiddleware, minimum_size=1024)  # replays and the client shrink to a quarter
    app.add_middleware(Guard, settings=chosen)
    return app


def _life(settings: Settings) -> Any:
    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        metrics = Metrics()
        storage = Storage(settings.storage)
        storage.on_batch = metrics.stored
        storage.open()
        keys = Keys(load_secret(settings.data_dir, settings.secret_file))
        bots = BotPool(settings, metrics)
        people = People(storage)
        # Nobody is told early, or never, because somebody sets the clock.
        told = Notices(settings, people, metrics, steady(storage.time()))
        tables = Tables(settings, storage, keys, bots, Watch(metrics, told))
        told.follows = tables.follows
        connections = Connections(settings.limits)
        metrics.watch(lambda: len(connections), lambda: len(tables.live))
        accounts = Accounts(settings, people, tables, connections)
        app.state.context = Context(settings, storage, keys, bots, tables, connections, accounts, told, metrics)
        sweeper = asyncio.create_task(tables.sweep())
        watcher = asyncio.create_task(accounts.watch())
        rounds = asyncio.create_task(make_rounds(tables))
        telling = asyncio.create_task(told.run())
        elsewhere = {PERSON: lambda guest: tables.spawn(accounts.check(guest)), MERGED: accounts.merged}
        exchange = Exchange(tables, elsewhere)
        exchange.start()
        try:
            yield
        finally:
            app.state.context.stopping = True
            sweeper.cancel()
            watcher.cancel()
            rounds.cancel()
            telling.cancel()
            await exchange.stop()
            await told.close()
            await tables.close()
            await tables.attendance.close()
            await tables.leases.close()
            await bots.close()
            await asyncio.to_thread(storage.close)

    return life


# --- errors


def _answer(error: OrreryError, request: Request) -> Response:
    request.app.state.context.metrics.error(error.code)
    if error.code.startswith("too_many"):
        log.warning("limit", what=error.code, path=request.url.path[:60], address=address_of(request))
    return JSONResponse(error_body(error), status_of(error))


async def _orrery_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, OrreryError)
    return _answer(error, request)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()
    if any(problem.get("msg", "").endswith("bad_name") for problem in problems):
        return _answer(ServerError("bad_name", limit=NAME_LENGTH), request)
    first = problems[0] if problems else {}
    where = ".".join(str(part) for part in first.get("loc", ()))
    answer = _answer(ServerError("bad_request", where=where[:100], reason=str(first.get("msg", ""))[:200]), request)
    answer.status_code = 422
    return answer


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, "bad_request")
    answer = _answer(ServerError(code, status=error.status_code), request)
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _internal(request: Request, error: Exception) -> Response:
    log.error("http.internal", path=request.url.path[:60], exc_info=error)
    return _answer(ServerError("internal"), request)
