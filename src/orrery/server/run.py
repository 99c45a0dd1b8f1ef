"""Starting a server: finds a free port, sets up the log, and says when it is ready."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from orrery.server.app import Parts, create_app
from orrery.server.http.connection_timeouts import TimedConfig
from orrery.server.http.websocket_protocol import WebSocketProtocol
from orrery.server.ops.gc_policy import collect_when_idle, restrict_collector
from orrery.server.ops.graceful_stop import drain
from orrery.server.ops.logs import set_up, warn_of_old_names
from orrery.server.people.sessions import KeyLost, load_secret
from orrery.server.runtime.file_descriptors import raise_descriptor_limit
from orrery.server.settings import Settings, from_environment
from orrery.server.storage import BadAddress, Busy
from orrery.server.storage.room import is_full

PORTS_TRIED = 20


class PortBusy(RuntimeError):
    """No port was free."""


class DataBusy(RuntimeError):
    """The data cannot be used: another server uses them, or something is wrong with them."""


class DiskFull(DataBusy):
    """Nothing can be written where the data are."""


def bind(host: str, port: int, *, strict: bool = False) -> socket.socket:
    """A listening socket on the port, or on one of the next ones if that is busy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = (port,) if strict or port == 0 else tuple(range(port, min(port + PORTS_TRIED, 65536)))
    for candidate in tried:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise PortBusy(f"cannot listen on {host}: {error.strerror or error}") from error
        return listening
    last = "" if len(tried) == 1 else f" to {tried[-1]}"
    raise PortBusy(f"port {port}{last} on {host} is in use; choose another with --port")


def url_of(host: str, port: int) -> str:
    shown = "localhost" if host in ("", "0.0.0.0", "::", "127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


class _Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and says goodbye to clients when it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._leaving: asyncio.Task[None] | None = None
        self._collecting: asyncio.Task[None] | None = None
        self._told = 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            metrics = self._app.state.parts.metrics
            restrict_collector()
            self._collecting = asyncio.create_task(collect_when_idle(lambda: metrics.transactions))
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop: in good order the first time, at once the second. Stopping when told is not a failure, so the signal is
        not passed on and the process exits with 0."""
        self._told += 1
        if self._told == 1 and self._loop is not None:
            self._loop.call_soon_threadsafe(self._leave)
            return
        self.force_exit = self._told > 1 and sig == signal.SIGINT
        self.should_exit = True

    def _leave(self) -> None:
        parts: Parts = self._app.state.parts
        seconds = parts.settings.drain_seconds
        draining = drain(parts.shutdown, parts.tasks, parts.connections, parts.tables.live, seconds)
        self._leaving = asyncio.create_task(draining)
        self._leaving.add_done_callback(lambda _: setattr(self, "should_exit", True))


def config_for(settings: Settings, app: FastAPI | None = None) -> uvicorn.Config:
    return TimedConfig(
        app or create_app(settings),
        settings,
        ws=WebSocketProtocol,
        ws_max_size=settings.limits.message_bytes_before_close,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=2,
        lifespan="on",
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    *,
    data: Path | None = None,
    strict_port: bool = False,
    on_ready: Callable[[str], None] | None = None,
    settings: Settings | None = None,
) -> None:
    """Run until stopped. If the port is busy the next free one is used, unless `strict_port`.

    Raises PortBusy or DataBusy, each with one clear sentence.
    """
    changes: dict[str, object] = {} if data is None else {"data_dir": data}
    chosen = (settings or from_environment()).with_(host=host, **changes)
    set_up(chosen)
    warn_of_old_names()
    raise_descriptor_limit()
    listening = bind(host, port, strict=strict_port)
    found = listening.getsockname()[1]
    chosen = chosen.with_(port=found)

    def ready() -> None:
        if on_ready is not None:
            on_ready(url_of(host, found))
        else:
            moved = f" (port {port} is in use)" if port not in (0, found) else ""
            print(f"Orrery: {url_of(host, found)}{moved}", flush=True)

    _check_data(chosen)
    app = create_app(chosen)
    server = _Server(config_for(chosen, app), app, ready)
    logging.getLogger("uvicorn.error").addFilter(lambda _: not _found_full(app))  # told in one sentence instead
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if _found_full(app):
            raise _full(chosen) from None
        raise
    except KeyboardInterrupt:  # told to stop before it was ready
        return
    finally:
        listening.close()


def _check_data(settings: Settings) -> None:
    """Find out what keeps a server from starting before the web server reports it as a crash."""
    from orrery.server.storage.table_store import TableStore

    try:
        probe = TableStore(settings.storage)
    except BadAddress as bad:
        raise DataBusy(f"cannot use the database: {bad}") from None
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe.open()
        probe.time()  # written, as the server itself does at its start
        _check_key(settings, may_make=settings.new_key or probe.empty())
    except Busy as busy:
        raise DataBusy(f"another Orrery server already uses {busy}") from None
    except OSError as error:
        if is_full(error):
            raise _full(settings) from None
        raise DataBusy(f"cannot use the data directory {settings.data_dir}: {error.strerror or error}") from error
    except SQLAlchemyError as error:
        if is_full(error):
            raise _full(settings) from None
        raise DataBusy(f"cannot use the database: {str(getattr(error, 'orig', error)).strip()}") from None
    finally:
        probe.close()


def _check_key(settings: Settings, *, may_make: bool) -> None:
    try:
        load_secret(settings.data_dir, settings.secret_file, may_make=may_make)
    except KeyLost as lost:
        raise DataBusy(str(lost)) from lost
    except (OSError, ValueError) as error:
        if is_full(error):
            raise  # told as for the database
        raise DataBusy(f"cannot use the server's key: {error}") from None


def _found_full(app: FastAPI) -> bool:
    """Whether the server did not start because there was no room to write."""
    return is_full(getattr(app.state, "failure", None))


def _full(settings: Settings) -> DiskFull:
    where = f"to {settings.data_dir}" if settings.database_url is None else "to the database"
    return DiskFull(f"nothing can be written {where}: the disk is full")
