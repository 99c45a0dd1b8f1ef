"""The log: lines for people or for programs, with nothing that a player must not know.

Whoever reads a server's log, or is sent it with a bug report, may sit at one of its tables. So lines carry ids, counts
and times, and a last filter here drops what must never be written.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO, cast

import structlog

from orrery.server.settings import Settings, old_names

SECRET = frozenset(
    {"seed", "state", "view", "token", "nonce", "invite", "cookie", "cookies", "password", "hash", "webhook", "secret"}
)
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name in SECRET & event.keys():
        event[name] = "…"
    return event


class _Steady:
    """Standard error that never fails: where the log is a file on a full disk, a line is lost, not a move or a
    thread."""

    def __init__(self, to: TextIO) -> None:
        self._to = to

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._to.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._to.flush()


def set_up(settings: Settings) -> None:
    """To standard error, one line each; lines of the libraries in the same form."""
    level = LEVELS[settings.log_level]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        structlog.processors.format_exc_info,  # lines of code, never the values of variables
    ]
    render = _renderer(settings.log_format)
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Steady(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))  # below that libraries log noise, or people's addresses


def warn_of_old_names() -> None:
    """Warn of environment variables that have new names."""
    for old, new in old_names():
        structlog.get_logger(__name__).warning("settings.old_name", variable=old, use=new)


def _renderer(form: str) -> Any:
    if form == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    if sys.stderr.isatty():
        return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    return structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"], bool_as_flag=False)
