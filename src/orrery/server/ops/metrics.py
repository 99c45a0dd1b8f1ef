"""Numbers about a running server, in the form Prometheus reads. Nothing in them tells one table from another."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)


class Metrics:
    """One server's numbers, in a registry of its own: tests run several servers in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.moves = Counter("orrery_moves", "Moves and undos stored", ["by", "kind"], registry=here)
        self.refusals = Counter("orrery_refusals", "Moves the rules refused", registry=here)
        self.stale = Counter("orrery_stale_moves", "Moves made on an old position", registry=here)
        self.errors = Counter("orrery_errors", "Errors answered, by code", ["code"], registry=here)
        self.limits = Counter("orrery_limits_hit", "Requests beyond a limit", ["code"], registry=here)
        self.notices = Counter("orrery_notices", "Turn notices, by outcome", ["outcome"], registry=here)
        self.tables = Counter("orrery_tables", "Tables, by what became of them", ["event"], registry=here)
        self.move_seconds = Histogram(
            "orrery_move_seconds",
            "From a person's message to its answer, the disk included",
            buckets=QUICK,
            registry=here,
        )
        self.store_seconds = Histogram(
            "orrery_store_seconds", "One transaction, whatever it holds", buckets=QUICK, registry=here
        )
        self.stored_jobs = Counter("orrery_stored_jobs", "Jobs in these transactions", registry=here)
        self.think_seconds = Histogram(
            "orrery_bot_think_seconds",
            "A bot's answer, waiting for a worker included",
            ["level"],
            buckets=THINKING,
            registry=here,
        )
        self.wake_seconds = Histogram(
            "orrery_wake_seconds",
            "A sleeping table until it can be played: from its snapshot, by a replay, or so since that was refused",
            ["way"],
            buckets=QUICK,
            registry=here,
        )
        self.connections = Gauge("orrery_connections", "Open WebSockets", registry=here)
        self.live_tables = Gauge("orrery_live_tables", "Tables in memory", registry=here)
        self.transactions = 0

    def watch(self, connections: Callable[[], float], tables: Callable[[], float]) -> None:
        """Values that are read at the moment of asking."""
        self.connections.set_function(connections)
        self.live_tables.set_function(tables)

    def stored(self, jobs: int, seconds: float) -> None:
        self.transactions += 1
        self.store_seconds.observe(seconds)
        self.stored_jobs.inc(jobs)

    def error(self, code: str) -> None:
        """An error was answered. Codes are the server's own, never a client's words."""
        self.errors.labels(code).inc()
        if code.startswith("too_"):
            self.limits.labels(code).inc()

    def notice(self, outcome: str) -> None:
        """A turn notice was sent, or was not."""
        self.notices.labels(outcome).inc()

    def thinking(self, level: int) -> AbstractContextManager[object]:
        """Measures how long a bot of this level is asked."""
        return self.think_seconds.labels(str(level)).time()

    def text(self) -> bytes:
        return generate_latest(self.registry)
