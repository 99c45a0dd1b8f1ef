"""What live tables work with, handed in by the composition root: the rest of the server as narrow protocols."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from orrery.server.bot_workers.bot_protocol import BotAnswer, Order
from orrery.server.bot_workers.explaining import Explain, Explained
from orrery.server.people.presence import OtherProcesses
from orrery.server.people.sessions import TokenSigner
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.pending_notices import PendingNotice
from orrery.server.storage.table_store import TableStore


class TableLeases(Protocol):
    """Whether this process runs a table's bots and clocks, see cluster/leases.py."""

    def wants(self, ident: str) -> bool: ...

    async def take(self, idents: Collection[str]) -> list[str]: ...


class Bots(Protocol):
    """Who chooses for bots and explains decisions, see bot_workers/worker_pool.py."""

    def seconds(self, thinking: float | None) -> float: ...

    async def choose(
        self, order: Order, *, watched: Callable[[], bool] = ..., owner: str = ...
    ) -> BotAnswer | None: ...

    def explain(
        self, order: Explain, *, owner: str = ..., later: bool = ..., tell: Callable[[Explained], None] = ...
    ) -> Coroutine[Any, Any, Explained | None]: ...


class Telemetry(Protocol):
    """Lines in the log and numbers for the metrics, see ops/telemetry.py."""

    def made(self, row: TableRow) -> None: ...

    def started(self, row: TableRow) -> None: ...

    def woken(self, row: TableRow, way: str, refused: str | None, began: float) -> None: ...

    def moved(self, row: TableRow, move: MoveRow, began: float) -> None: ...


class TurnNotices(Protocol):
    """Notices to people who are not at the table, see people/notices.py."""

    def notices_for(
        self,
        row: TableRow,
        asked: Mapping[int, dict[str, Any] | None],
        follows: Callable[[str], bool],
    ) -> list[PendingNotice]: ...

    async def keep(self, notices: list[PendingNotice]) -> None: ...

    def wake(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Subsystems:
    """Other parts of the server, as tables see them."""

    leases: TableLeases
    attendance: OtherProcesses
    bots: Bots
    telemetry: Telemetry
    notices: TurnNotices


@dataclass(frozen=True, slots=True)
class TableServices:
    """All that live tables share. Only a live table knows it whole: each of its parts names what it needs of it."""

    settings: Settings
    storage: TableStore
    signer: TokenSigner
    tasks: BackgroundTasks
    shutdown: Shutdown
    leases: TableLeases
    attendance: OtherProcesses
    bots: Bots
    telemetry: Telemetry
    notices: TurnNotices
    now: Callable[[], int]  # the time by which clocks run
    grace: int  # before this moment nobody's time runs out
    act_limit: TokenBuckets
    outcome_limit: TokenBuckets
    hint_limit: TokenBuckets
    foretelling: Capacity  # of outcomes, in threads
    chat_limit: TokenBuckets
    proposal_limit: TokenBuckets
    look_after: Callable[[str], Coroutine[Any, Any, None]]  # a table whose time is out
    drop: Callable[[str], None]  # a table that is gone
