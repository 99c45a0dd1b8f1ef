"""One WebSocket connection: messages in are checked and answered, messages out are queued for slow clients."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from orrery.core.errors import OrreryError
from orrery.server.http.addresses import address_of
from orrery.server.http.cookies import sent_cookie
from orrery.server.http.origins import own_origin, trusted_origins
from orrery.server.http.websocket_line import Line, line_of
from orrery.server.people.sessions import Session
from orrery.server.runtime.background_tasks import with_storage
from orrery.server.runtime.rate_limits import TokenBucket
from orrery.server.socket.outbox import Outbox
from orrery.server.socket.socket_services import SocketServices
from orrery.server.wire.close_codes import CLOSE_FLOOD, CLOSE_NO_GUEST, CLOSE_ORIGIN, CLOSE_STOPPING
from orrery.server.wire.incoming import names_in, understood
from orrery.server.wire.messages import (
    Act,
    Answer,
    DropHint,
    Hint,
    Join,
    Leave,
    LessonWish,
    Outcomes,
    Ping,
    Pong,
    Preview,
    Propose,
    Redo,
    RefusedMessage,
    Say,
    Show,
    StaleMessage,
    Told,
    Undo,
    Welcome,
    Why,
    encode,
    error_message,
)
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import UserInfo

log = structlog.get_logger(__name__)
GOODBYES = (1000, 1001)  # what a client closes with: it is done, or its window is closed


def services_of(websocket: WebSocket) -> SocketServices:
    found: SocketServices = websocket.app.state.socket_services
    return found


async def endpoint(websocket: WebSocket) -> None:
    """Where a connection begins: origin and guest are checked once, here. Then the request ends, and the connection
    goes on without it (http/websocket_line.py)."""
    services = services_of(websocket)
    await websocket.accept()
    if not own_origin(websocket.headers, trusted_origins(services.settings)):
        await _turn_away(websocket, "bad_origin", CLOSE_ORIGIN)
        return
    session = services.signer.session_of(sent_cookie(websocket, services.settings))
    if session is None:
        await _turn_away(websocket, "no_guest", CLOSE_NO_GUEST)
        return
    if services.shutdown.begun:
        await websocket.close(CLOSE_STOPPING)
        return
    line = line_of(websocket)
    connection = Connection(line, services, session, address_of(websocket))
    if not services.connections.enter(connection):
        services.floods.count(connection.address, "too_many_connections")
        await _turn_away(websocket, "too_many_connections", CLOSE_FLOOD)
        return
    try:  # entered before the session is checked, so that one that ends meanwhile finds its socket
        if await _counts(websocket, connection):
            line.hand_over(connection)
    finally:
        if not line.handed_over:
            connection.lost(CLOSE_STOPPING)


async def _counts(websocket: WebSocket, connection: Connection) -> bool:
    """Whether the guest may come in; welcomes them if so."""
    services = connection.services
    try:
        if not await services.counts(connection.session):
            await _turn_away(websocket, "no_guest", CLOSE_NO_GUEST)
            return False
        name = await services.name_of(connection.guest)
    except ServerError as error:
        await _turn_away(websocket, error.code, CLOSE_STOPPING)
        return False
    connection.say(Welcome(UserInfo(connection.guest, name)))
    return connection.outbox.close_code is None


async def _turn_away(websocket: WebSocket, code: str, close: int) -> None:
    services_of(websocket).metrics.error(code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode(error_message(ServerError(code))))
        await websocket.close(close)


class Connection:
    """A guest's open socket, following some tables. Messages are answered one after the other; nothing runs while there
    are none."""

    __slots__ = (
        "_deaf",
        "_foretelling",
        "_gone",
        "_inbox",
        "_line",
        "_parted",
        "_working",
        "address",
        "bucket",
        "guest",
        "joined",
        "limits",
        "outbox",
        "refused",
        "services",
        "session",
    )

    def __init__(self, line: Line, services: SocketServices, session: Session, address: str = "") -> None:
        self._line = line
        self.services = services
        self.session = session
        self.address = address
        self.guest = session.guest
        self.limits = services.settings.limits
        self.bucket = TokenBucket(self.limits.messages_per_second, self.limits.message_burst)
        self.refused = 0  # messages in a row that came too fast
        self.joined: set[str] = set()
        self.outbox = Outbox(line, self.limits.queued_messages)
        self._inbox: list[str | None] = []
        self._working = False  # a message is being answered
        self._deaf = False  # another has come meanwhile: the client has to wait
        self._gone = False
        self._foretelling: asyncio.Lock | None = None
        self._parted = False  # the client said goodbye; otherwise it may have seen nothing for a while

    # --- out

    def send(self, text: str) -> None:
        self.outbox.send(text)
        self._part()

    def say(self, message: Told) -> None:
        self.send(encode(message))

    def hang_up(self, code: int) -> None:
        """Close the connection without another word."""
        self.outbox.hang_up(code)
        self._part()

    def dismiss(self, code: int) -> None:
        """Close the connection when what is queued has been sent."""
        self.outbox.dismiss(code)
        self._part()

    def resumed(self) -> None:
        self.outbox.flush()

    # --- in

    def receive(self, text: str | None) -> None:
        if self.outbox.close_code is not None:
            return  # to be closed: its session may have ended while it was silent
        self._inbox.append(text)
        if not self._working:
            self._work()
        elif not self._deaf:
            self._deaf = True
            self._line.listen(on=False)

    def lost(self, code: int) -> None:
        if not self._gone:  # unless we have hung up
            self._parted = code in GOODBYES
        self._leave()

    def _part(self) -> None:
        """Once it is decided that the connection is closed, nothing more is done for it."""
        if self.outbox.close_code is not None:
            self._inbox.clear()
            self._leave()

    def _leave(self) -> None:
        if not self._gone:
            self._gone = True
            if not self._working:
                self._work()

    def _work(self) -> None:
        self._working = True
        self.services.tasks.spawn(self._answer_all())  # to the end, even if the client goes away

    async def _answer_all(self) -> None:
        try:
            while self._inbox:
                await self._hear(self._inbox.pop(0))
        finally:
            try:
                if self._gone:
                    await self._leave_all()
            finally:
                self._working = False
                if self._deaf:
                    self._deaf = False
                    self._line.listen(on=True)

    async def _leave_all(self) -> None:
        try:
            for ident in self.joined:
                await self._leave_table(ident)
        finally:
            self.services.connections.leave(self)

    async def _leave_table(self, ident: str) -> None:
        table = self.services.tables.live.get(ident)
        if table is not None:
            try:
                await table.leave(self, saw=self._parted)
            except Exception:  # the other tables are left all the same
                log.exception("socket.leave", table=ident)

    async def _hear(self, text: str | None) -> None:
        if not self.bucket.take():
            self.refused += 1
            if self.refused >= self.limits.refusals_before_close:
                self.say(error_message(ServerError("too_many")))
                self.services.floods.count(self.address, "messages", guest=self.guest)
                self.hang_up(CLOSE_FLOOD)
                return
            self._refuse(ServerError("too_many"), **names_in(text))
            return
        self.refused = 0
        if self.services.shutdown.begun:
            return  # the client sends it again on its next connection
        await self._take(text)

    async def _take(self, text: str | None) -> None:
        """Read and answer one message."""

        async def answer() -> None:
            await self._answer(understood(text, self.limits.message_bytes))

        await self._guarded(answer(), lambda: names_in(text))

    async def _guarded(self, answer: Awaitable[None], names: Callable[[], Mapping[str, str | None]]) -> None:
        """Whatever goes wrong is answered too, with the names of what was asked."""
        try:
            await answer
        except OrreryError as error:
            self._refuse(error, **names())
        except Exception:
            log.exception("socket.internal")
            self._refuse(ServerError("internal"), **names())

    def _refuse(self, error: OrreryError, **names: str | None) -> None:
        self.services.metrics.error(error.code)
        self.say(error_message(error, **names))

    async def _answer(self, said: Any) -> None:
        tables = self.services.tables
        match said:
            case Ping():
                self.say(Pong())
            case Join():
                if said.table not in self.joined and len(self.joined) >= self.limits.tables_per_connection:
                    raise ServerError("too_many_joined", limit=self.limits.tables_per_connection)
                async with tables.using(said.table) as table:
                    await table.join(self, said.since, in_steps=said.steps)
                    self.joined.add(said.table)
            case Show():
                if said.table not in self.joined:
                    raise ServerError("not_joined", table=said.table)
                async with tables.using(said.table) as table:
                    await table.show_whole(self, said.since)
            case Leave():
                self.joined.discard(said.table)
                table_now = tables.live.get(said.table)
                if table_now is not None:
                    await table_now.leave(self, saw=True)
            case Act() | Undo() | Redo():
                await with_storage(self._act(said))
            case Say():
                await with_storage(self._say(said))
            case Propose():
                await tables.at(said.table, lambda table: table.proposals.propose(self.guest, said, self.say))
            case Answer():
                await tables.at(said.table, lambda table: table.proposals.answer(self.guest, said))
            case LessonWish():
                await tables.at(said.table, lambda table: table.lesson.wish(self.guest, said))
            case Preview():
                async with tables.using(said.table) as table:
                    await table.actions.preview(self.guest, said, self.say)
            case Outcomes():  # may take a while: what else is said meanwhile does not wait
                names = {"ident": said.id, "table": said.table}
                self.services.tasks.spawn(self._guarded(self._outcomes(said), lambda: names))
                await asyncio.sleep(0)  # it looks at the table before the next message can change it
            case Hint():  # takes a second or two
                names = {"ident": said.id, "table": said.table}
                self.services.tasks.spawn(self._guarded(with_storage(self._hint(said)), lambda: names))
                await asyncio.sleep(0)
            case DropHint():
                async with tables.using(said.table) as table:
                    table.hints.stop(self, said.id)
            case Why():
                async with tables.using(said.table) as table:
                    await table.actions.why(self.guest, said, self.say)

    async def _act(self, said: Act | Undo | Redo) -> None:
        began = time.perf_counter()
        async with self.services.tables.using(said.table) as table:
            await table.actions.act(self.guest, said, self.answered, self)
        self.services.metrics.move_seconds.observe(time.perf_counter() - began)

    async def _outcomes(self, said: Outcomes) -> None:
        # One at a time: a connection that asks much keeps only itself waiting.
        if self._foretelling is None:
            self._foretelling = asyncio.Lock()
        async with self._foretelling, self.services.tables.using(said.table) as table:
            await table.actions.outcomes(self.guest, said, self.say)

    async def _hint(self, said: Hint) -> None:
        async with self.services.tables.using(said.table) as table:
            await table.hints.ask(self, said, self.say)

    async def _say(self, said: Say) -> None:
        async with self.services.tables.using(said.table) as table:
            await table.chat.say(self.guest, said, self.say)

    def answered(self, message: Told) -> None:
        """The answer to a move."""
        if isinstance(message, RefusedMessage):
            self.services.metrics.refusals.inc()
        elif isinstance(message, StaleMessage):
            self.services.metrics.stale.inc()
        self.say(message)
