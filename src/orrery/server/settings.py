"""What the person who runs a server may choose; every value has a sensible default."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def default_data_dir(environ: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept: `ORRERY_DATA`, or the usual place for a program's data."""
    chosen = environ.get("ORRERY_DATA")
    if chosen:
        return Path(chosen).expanduser()
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "orrery"


@dataclass(frozen=True)
class Limits:
    """How much one guest or one connection may ask for."""

    waiting_connections: int = 1000  # HTTP connections without a whole request; beyond, the longest waiting are dropped
    message_bytes: int = 4 * 1024  # one WebSocket message; a longer one is refused
    message_bytes_before_close: int = 64 * 1024  # at a longer one the connection is closed before it fills the memory
    messages_per_second: float = 50.0
    message_burst: int = 150
    refusals_before_close: int = 200  # messages refused in a row (as too many) before the connection is closed
    connections_per_guest: int = 12
    connections_per_address: int = 240  # a school behind one address plays, a flood does not
    acts_per_second: float = 10.0  # per seat, whatever the number of its connections
    act_burst: int = 60
    outcomes_per_second: float = 5.0  # questions of one seat about what its actions would bring
    outcome_burst: int = 20
    outcomes_per_answer: int = 500  # actions foretold in one answer
    hints_per_minute: float = 30.0  # per person: each takes a process a second or two
    hint_burst: int = 15
    explanations_under_way: int = 16  # of bots' moves, of everybody; each person asks for as many as for hints
    logins_per_minute: float = 10.0  # attempts per address, and as many per login name
    login_burst: int = 20
    notice_tests_per_minute: float = 6.0  # per person
    notice_tests_per_address: float = 12.0  # per minute: a person can be a new guest with every request
    notice_tests_per_host: float = 20.0  # per minute and host they go to; many people use the same chat service
    tables_per_connection: int = 8  # joined at the same time
    queued_messages: int = 256  # messages waiting for a client that does not read
    unfinished_tables: int = 60  # per guest, as host
    tables_per_hour: int = 240  # per guest, finished ones and imports included
    tables_per_address: int = 480  # per hour, whoever asks: a person can be a new guest with every request
    imports_per_person: int = 60  # records in 30 days: each is kept, and may be as large as `record_bytes`
    imports_per_address: int = 60  # records in a day, whoever asks
    public_per_address: int = 40  # of them public: sixty are shown
    undos_per_seat: int = 300  # far more than anybody needs, few enough to replay in a moment
    undos_per_table: int = 2000  # beyond it none can be agreed to; more than the seats can use up by themselves
    chat_per_second: float = 1.0  # lines per person
    chat_burst: int = 5
    chat_lines: int = 2000  # per table
    notes: int = 200  # per table and person
    proposals_per_hour: int = 20  # per table and person
    heavy_per_second: float = 20.0  # per address: requests that store something or take a while
    heavy_burst: int = 100
    body_bytes: int = 16 * 1024  # an HTTP request
    record_bytes: int = 512 * 1024  # an uploaded record
    replay_steps: int = 200  # in one answer
    analyses_per_person: int = 3  # under way or waiting at the same time
    analyses_per_address: int = 60  # begun in an hour, whoever asks
    analyses_waiting: int = 40  # of everybody; beyond it nobody can begin another one


@dataclass(frozen=True)
class Settings:
    """One server."""

    data_dir: Path = field(default_factory=default_data_dir)
    database_url: str | None = None  # a PostgreSQL database; None: an SQLite file in the data directory
    secret_file: Path | None = None  # the server's secret, if several machines share it; None: in the data directory
    new_key: bool = False  # make a new secret though people would not be recognised by it: the old one is lost for good
    lease_seconds: float = 15.0  # the people of a process that has not been heard of for so long are away
    takeover_seconds: float = 2.0  # its bots and clocks go to another process after so long
    host: str = "127.0.0.1"
    port: int = 8765
    static_dir: Path = PACKAGE / "static"
    bundle_dir: Path = PACKAGE / "bundle"  # the engine for browsers, see tools/device_bundle.py
    bot_workers: int = field(default_factory=lambda: min(4, os.cpu_count() or 1))
    bot_command: tuple[str, ...] = (sys.executable, "-m", "orrery.server.bot_workers.bot_worker")
    analysis_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 1) // 2)))
    analysis_niceness: int = (
        15  # how far they stand behind everything else on the machine: 0 not at all, 19 as far as can be
    )
    bot_delay: float = 0.7  # the least seconds a bot seems to think, so that people can follow
    bot_seconds: float | None = None  # the most a bot may think, whatever a table says; None: as the table says
    bot_patience: float = 10.0  # seconds beyond its time after which a silent worker is replaced
    hint_seconds: float = 1.5  # that a hint is thought about
    hint_deals: int | None = None  # so many futures for each move, however long that takes; None: as time allows
    now: Callable[[], int] | None = None  # the time clocks run by, in milliseconds; None: one that never jumps
    ready_seconds: float = 60.0  # for the others to say that they are ready once one is, at a table with live clocks
    countdown_seconds: float = 5.0  # from the last "ready" to the start of the clocks
    clock_tick: float = 2.0  # seconds between two looks at tables whose time has come
    clock_grace: float = 60.0  # seconds after the start in which nobody's time runs out
    request_seconds: float = 30.0  # for a client to send a whole request, and to take some of the answer
    ping_seconds: float = 20.0  # between two pings of a connection; after twice that it counts as dead
    away_seconds: float = 8.0  # without a connection before the others see a person as away
    idle_seconds: float = 300.0  # a table nobody watches leaves the memory after this time
    allowed_origins: tuple[str, ...] = ()  # further web origins that may use this server (a development server)
    secure_cookies: bool = False  # set it behind TLS
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For and -Proto are believed
    public_url: str | None = None  # where people find this server, for links in notices
    allow_private_webhooks: bool = False  # notices may go to addresses inside this network
    notice_pause: float = 60.0  # seconds between two notices to one person about one table
    notice_backoff: float = 2.0  # seconds before the second try, twice as many before the third
    password_cost: tuple[int, int] = (3, 64 * 1024)  # argon2: rounds, and memory in KiB
    public_metrics: bool = False  # everybody may read /metrics, not only this machine
    log_format: str = "text"  # or "json"
    log_level: str = "warning"
    drain_seconds: float = 0.5  # between being told to stop and closing the door
    limits: Limits = Limits()

    @property
    def database(self) -> Path:
        return self.data_dir / "orrery.sqlite3"

    @property
    def storage(self) -> Path | str:
        """Where everything is kept: a file, or the address of a database."""
        return self.database_url or self.database

    def with_(self, **changes: object) -> Settings:
        return replace(self, **changes)  # type: ignore[arg-type]


# Variables that had another name before. They still count where the new one is not set.
OLD_NAMES = {
    "ORRERY_DATABASE": "ORRERY_DATABASE_URL",
    "ORRERY_LOG": "ORRERY_LOG_FORMAT",
    "ORRERY_METRICS": "ORRERY_PUBLIC_METRICS",
    "ORRERY_ORIGINS": "ORRERY_ALLOWED_ORIGINS",
    "ORRERY_PROXIES": "ORRERY_TRUSTED_PROXIES",
    "ORRERY_WEBHOOK_PRIVATE": "ORRERY_ALLOW_PRIVATE_WEBHOOKS",
}


def old_names(environ: Mapping[str, str] = os.environ) -> list[tuple[str, str]]:
    """Old names that are in use, each with its new one."""
    return [(old, new) for old, new in OLD_NAMES.items() if old in environ]


def _renamed(environ: Mapping[str, str]) -> dict[str, str]:
    found = {new: environ[old] for old, new in old_names(environ)}
    if environ.get("ORRERY_METRICS"):  # it was `open` or nothing
        found["ORRERY_PUBLIC_METRICS"] = str(int(environ["ORRERY_METRICS"] == "open"))
    return found | dict(environ)


def _yes(value: str) -> bool:
    return value not in ("0", "false", "no")


def _listed(value: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in value.split(",") if part.strip())


def _one_of(environ: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    value = environ[name].lower()
    if value not in known:
        raise ValueError(f"{name} is one of: {', '.join(known)}")
    return value


def from_environment(environ: Mapping[str, str] = os.environ, **changes: object) -> Settings:
    """Settings from `ORRERY_*` variables; keyword arguments win."""
    environ = _renamed(environ)
    found: dict[str, object] = {"data_dir": default_data_dir(environ)}
    if environ.get("ORRERY_DATABASE_URL"):
        found["database_url"] = environ["ORRERY_DATABASE_URL"]
    if "ORRERY_LEASE_SECONDS" in environ:  # for tests
        found["lease_seconds"] = max(0.5, float(environ["ORRERY_LEASE_SECONDS"]))
    if environ.get("ORRERY_SECRET_FILE"):
        found["secret_file"] = Path(environ["ORRERY_SECRET_FILE"]).expanduser()
    if "ORRERY_BOT_WORKERS" in environ:
        found["bot_workers"] = max(1, int(environ["ORRERY_BOT_WORKERS"]))
    if "ORRERY_ANALYSIS_WORKERS" in environ:
        found["analysis_workers"] = max(1, int(environ["ORRERY_ANALYSIS_WORKERS"]))
    if "ORRERY_ANALYSIS_NICENESS" in environ:
        found["analysis_niceness"] = min(19, max(0, int(environ["ORRERY_ANALYSIS_NICENESS"])))
    if "ORRERY_BOT_DELAY" in environ:
        found["bot_delay"] = max(0.0, float(environ["ORRERY_BOT_DELAY"]))
    if "ORRERY_BOT_SECONDS" in environ:  # for tests and slow machines
        found["bot_seconds"] = max(0.01, float(environ["ORRERY_BOT_SECONDS"]))
    if "ORRERY_HINT_SECONDS" in environ:
        found["hint_seconds"] = max(0.01, float(environ["ORRERY_HINT_SECONDS"]))
    if environ.get("ORRERY_HINT_DEALS"):  # for tests: the same answer on every machine
        found["hint_deals"] = max(1, int(environ["ORRERY_HINT_DEALS"]))
    if environ.get("ORRERY_ALLOWED_ORIGINS"):
        found["allowed_origins"] = _listed(environ["ORRERY_ALLOWED_ORIGINS"])
    if environ.get("ORRERY_SECURE_COOKIES"):
        found["secure_cookies"] = _yes(environ["ORRERY_SECURE_COOKIES"])
    if "ORRERY_TRUSTED_PROXIES" in environ:
        found["trusted_proxies"] = _listed(environ["ORRERY_TRUSTED_PROXIES"])
    if environ.get("ORRERY_PUBLIC_URL"):
        found["public_url"] = environ["ORRERY_PUBLIC_URL"].rstrip("/")
    if environ.get("ORRERY_ALLOW_PRIVATE_WEBHOOKS"):
        found["allow_private_webhooks"] = _yes(environ["ORRERY_ALLOW_PRIVATE_WEBHOOKS"])
    if environ.get("ORRERY_PUBLIC_METRICS"):
        found["public_metrics"] = _yes(environ["ORRERY_PUBLIC_METRICS"])
    if environ.get("ORRERY_LOG_FORMAT"):
        found.update(log_format=_one_of(environ, "ORRERY_LOG_FORMAT", ("text", "json")), log_level="info")
    if environ.get("ORRERY_LOG_LEVEL"):
        found["log_level"] = _one_of(environ, "ORRERY_LOG_LEVEL", ("debug", "info", "warning", "error"))
    if environ.get("ORRERY_CONNECTIONS_PER_ADDRESS"):
        most = max(1, int(environ["ORRERY_CONNECTIONS_PER_ADDRESS"]))
        found["limits"] = replace(Limits(), connections_per_address=most)
    found.update(changes)
    return Settings().with_(**found)
