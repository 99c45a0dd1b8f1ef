"""What WebSocket connections work with, put together by the composition root."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from orrery.server.ops.metrics import Metrics
from orrery.server.people.sessions import Session, TokenSigner
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.flood_log import FloodLog
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings
from orrery.server.socket.open_connections import Connections
from orrery.server.tables.table_directory import TableDirectory


@dataclass(frozen=True, slots=True)
class SocketServices:
    """A running server, as sockets see it."""

    settings: Settings
    signer: TokenSigner
    tasks: BackgroundTasks
    shutdown: Shutdown
    tables: TableDirectory
    connections: Connections
    metrics: Metrics
    floods: FloodLog
    counts: Callable[[Session], Awaitable[bool]]  # whether a session still counts
    name_of: Callable[[str], Awaitable[str]]
