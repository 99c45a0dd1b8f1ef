"""Starting a server: a port that is free, a log a person can read, a word when it is ready."""

from __future__ import annotations

import errno
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import structlog
import uvicorn

from orrery.server.app import create_app
from orrery.server.settings import Settings, from_environment
from orrery.server.storage import Busy

PORTS_TRIED = 20


class PortBusy(RuntimeError):
    """No port could be had."""


class DataBusy(RuntimeError):
    """Another server uses the data directory."""


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
    """Uvicorn, with a word when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def config_for(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # 64 KiB of memory per connection for messages that hardly shrink
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
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
    """Run until stopped. A busy port is passed over for the next free one, unless `strict_port`.

    Raises PortBusy or DataBusy, each with one clear sentence.
    """
    changes: dict[str, object] = {} if data is None else {"data_dir": data}
    chosen = (settings or from_environment()).with_(host=host, **changes)
    quiet_logs()
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
    server = _Server(config_for(chosen), ready)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:  # uvicorn has shut down in good order and passes the signal on
        return
    finally:
        listening.close()


def _check_data(settings: Settings) -> None:
    """Find out about a second server before the web server reports it as a crash."""
    from orrery.server.storage import Storage

    probe = Storage(settings.database)
    try:
        probe.open()
    except Busy as busy:
        raise DataBusy(f"another Orrery server already uses {busy}") from None
    except OSError as error:
        raise DataBusy(f"cannot use the data directory {settings.data_dir}: {error.strerror or error}") from error
    finally:
        probe.close()


def quiet_logs() -> None:
    """Warnings and errors to standard error, one line each."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"], bool_as_flag=False)
            if not sys.stderr.isatty()
            else structlog.dev.ConsoleRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
