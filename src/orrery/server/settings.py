"""What the person who runs a server may choose; every value has a sensible default."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def default_data_dir(environ: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept: `ORRERY_DATA`, or the place the desktop reserves for such things."""
    chosen = environ.get("ORRERY_DATA")
    if chosen:
        return Path(chosen).expanduser()
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "orrery"


@dataclass(frozen=True)
class Limits:
    """How much one guest or one connection may ask for."""

    message_bytes: int = 4 * 1024  # one WebSocket message; a longer one is refused
    frame_bytes: int = 64 * 1024  # beyond this the connection is closed before it fills the memory
    messages_per_second: float = 50.0
    message_burst: int = 150
    flood: int = 200  # messages refused in a row (as too many) before the connection is closed
    connections_per_guest: int = 12
    tables_per_connection: int = 8  # joined at the same time
    queue: int = 256  # messages waiting for a client that does not read
    unfinished_tables: int = 60  # per guest, as host
    tables_per_hour: int = 240  # per guest, finished ones and imports included
    undos_per_table: int = 1000  # far more than anybody needs, few enough to replay in a moment
    heavy_per_second: float = 20.0  # per address: making tables, importing, exporting, replaying
    heavy_burst: int = 100
    body_bytes: int = 16 * 1024  # an HTTP request
    record_bytes: int = 512 * 1024  # an uploaded record
    replay_steps: int = 200  # in one answer


@dataclass(frozen=True)
class Settings:
    """One server."""

    data_dir: Path = field(default_factory=default_data_dir)
    host: str = "127.0.0.1"
    port: int = 8765
    static_dir: Path = PACKAGE / "static"
    bot_workers: int = field(default_factory=lambda: min(4, os.cpu_count() or 1))
    bot_command: tuple[str, ...] = (sys.executable, "-m", "orrery.server.bot_worker")
    bot_delay: float = 0.7  # seconds a bot seems to think at least, so that people can follow
    bot_seconds: float | None = None  # thinking time of every level; None: each its own
    bot_patience: float = 10.0  # seconds beyond its time after which a silent worker is replaced
    idle_seconds: float = 300.0  # a table nobody watches leaves the memory after this time
    origins: tuple[str, ...] = ()  # further web origins that may use this server (a development server)
    secure_cookies: bool = False  # set it behind TLS
    limits: Limits = Limits()

    @property
    def database(self) -> Path:
        return self.data_dir / "orrery.sqlite3"

    def with_(self, **changes: object) -> Settings:
        return replace(self, **changes)  # type: ignore[arg-type]


def from_environment(environ: Mapping[str, str] = os.environ, **changes: object) -> Settings:
    """Settings from `ORRERY_*` variables; keyword arguments win."""
    found: dict[str, object] = {"data_dir": default_data_dir(environ)}
    if "ORRERY_BOT_WORKERS" in environ:
        found["bot_workers"] = max(1, int(environ["ORRERY_BOT_WORKERS"]))
    if "ORRERY_BOT_DELAY" in environ:
        found["bot_delay"] = max(0.0, float(environ["ORRERY_BOT_DELAY"]))
    if "ORRERY_BOT_SECONDS" in environ:  # for tests and slow machines
        found["bot_seconds"] = max(0.01, float(environ["ORRERY_BOT_SECONDS"]))
    if environ.get("ORRERY_ORIGINS"):
        found["origins"] = tuple(part.strip() for part in environ["ORRERY_ORIGINS"].split(",") if part.strip())
    if environ.get("ORRERY_SECURE_COOKIES"):
        found["secure_cookies"] = environ["ORRERY_SECURE_COOKIES"] not in ("0", "false", "no")
    found.update(changes)
    return Settings().with_(**found)
