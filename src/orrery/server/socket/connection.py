"""One WebSocket connection: messages in are checked and answered, messages out are queued for slow clients."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orrery.core.errors import OrreryError
from orrery.server.http.addresses import address_of
from orrery.server.http.cookies import sent_cookie
from orrery.server.http.origins import own_origin, trusted_origins
from orrery.server.people.sessions import Session
from orrery.server.runtime.rate_limits import TokenBucket
from orrery.server.socket.outbox import Outbox
from orrery.server.socket.socket_services import SocketServices
from orrery.server.wire.messages import (
    CLIENT_TYPES,
    CLOSE_FLOOD,
    CLOSE_NO_GUEST,
    CLOSE_ORIGIN,
    CLOSE_STOPPING,
    Act,
    Answer,
    Join,
    Leave,
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
    decoder,
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
    """Where a connection begins: origin and guest are checked once, here."""
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
    connection = Connection(websocket, services, session, address_of(websocket))
    if not services.connections.enter(connection):
        services.floods.count(connection.address, "too_many_connections")
        await _turn_away(websocket, "too_many_connections", CLOSE_FLOOD)
        return
    try:  # entered before the session is checked, so that one that ends meanwhile finds its socket
        await connection.run()
    finally:
        services.connections.leave(connection)


async def _turn_away(websocket: WebSocket, code: str, close: int) -> None:
    services_of(websocket).metrics.error(code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode(error_message(ServerError(code))))
        await websocket.close(close)


class Connection:
    """A guest's open socket, following some tables."""

    def __init__(self, websocket: WebSocket, services: SocketServices, session: Session, address: str = "") -> None:
        self.websocket = websocket
        self.services = services
        self.session = session
        self.address = address
        self.guest = session.guest
        self.limits = services.settings.limits
        self.bucket = TokenBucket(self.limits.messages_per_second, self.limits.message_burst)
        self.refused = 0  # messages in a row that came too fast
        self.joined: set[str] = set()
        self.outbox = Outbox(self.limits.queued_messages)
        self._foretelling = asyncio.Lock()
        self._parted = False  # the client said goodbye; otherwise it may have seen nothing for a while

    # --- out

    def send(self, text: str) -> None:
        self.outbox.send(text)

    def say(self, message: Told) -> None:
        self.send(encode(message))

    def hang_up(self, code: int) -> None:
        """Close the connection without another word."""
        self.outbox.hang_up(code)

    def dismiss(self, code: int) -> None:
        """Close the connection when what is queued has been sent."""
        self.outbox.dismiss(code)

    async def deliver(self) -> None:
        await self.outbox.deliver(self.websocket.send_text, self.websocket.close)

    # --- in

    async def run(self) -> None:
        try:
            if not await self.services.counts(self.session):
                await _turn_away(self.websocket, "no_guest", CLOSE_NO_GUEST)
                return
            name = await self.services.name_of(self.guest)
        except ServerError as error:
            await _turn_away(self.websocket, error.code, CLOSE_STOPPING)
            return
        self.say(Welcome(UserInfo(self.guest, name)))
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self.deliver())
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reader, writer):
                task.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
            await self._leave_all()
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
                    log.error("socket.broken", error=repr(result))

    async def _leave_all(self) -> None:
        for ident in self.joined:
            table = self.services.tables.live.get(ident)
            if table is not None:
                await table.leave(self, saw=self._parted)

    async def _read(self) -> None:
        while self.websocket.client_state == WebSocketState.CONNECTED and self.outbox.close_code is None:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect" or self.outbox.close_code is not None:
                self._parted = received.get("code") in GOODBYES
                return  # gone, or to be closed: its session may have ended while it was silent
            if not self.bucket.take():
                self.refused += 1
                if self.refused >= self.limits.refusals_before_close:
                    self.say(error_message(ServerError("too_many")))
                    await asyncio.sleep(0)
                    self.services.floods.count(self.address, "messages", guest=self.guest)
                    self.hang_up(CLOSE_FLOOD)
                    continue
                self._refuse(ServerError("too_many"), **_names(received))
                continue
            self.refused = 0
            if self.services.shutdown.begun:
                continue  # the client sends it again on its next connection
            await self._take(received)

    async def _take(self, received: MutableMapping[str, Any]) -> None:
        """Read and answer one message."""

        async def answer() -> None:
            await self._answer(self._understand(received))

        await self._guarded(answer(), lambda: _names(received))

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

    def _understand(self, received: MutableMapping[str, Any]) -> Any:
        text = received.get("text")
        if text is None:
            raise ServerError("bad_frame", reason="binary messages are not used")
        raw = text.encode("utf-8", "surrogatepass")
        if len(raw) > self.limits.message_bytes:
            raise ServerError("too_large", limit=self.limits.message_bytes)
        try:
            return decoder.decode(raw)
        except msgspec.ValidationError as error:
            kind = _kind(raw)
            if kind is not None and kind not in CLIENT_TYPES:
                raise ServerError("unknown_type", type=kind[:40]) from None
            raise ServerError("bad_message", reason=str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ServerError("bad_frame", reason=str(error)[:200]) from None

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
                await self.services.tasks.finish(self._act(said))
            case Say():
                await self.services.tasks.finish(self._say(said))
            case Propose():
                await tables.at(said.table, lambda table: table.proposals.propose(self.guest, said, self.say))
            case Answer():
                await tables.at(said.table, lambda table: table.proposals.answer(self.guest, said))
            case Preview():
                async with tables.using(said.table) as table:
                    await table.actions.preview(self.guest, said, self.say)
            case Outcomes():  # may take a while: what else is said meanwhile does not wait
                names = {"ident": said.id, "table": said.table}
                self.services.tasks.spawn(self._guarded(self._outcomes(said), lambda: names))
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
        async with self._foretelling, self.services.tables.using(said.table) as table:
            await table.actions.outcomes(self.guest, said, self.say)

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


def _loose(received: MutableMapping[str, Any]) -> dict[str, Any]:
    text = received.get("text")
    if not isinstance(text, str) or len(text) > 4096:
        return {}
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _names(received: MutableMapping[str, Any]) -> dict[str, str | None]:
    """The key, id and table of a message, by which the client can tell which one failed."""
    found = _loose(received)

    def short(name: str) -> str | None:
        value = found.get(name)
        return value if isinstance(value, str) and len(value) <= 64 else None

    return {"key": short("key"), "ident": short("id"), "table": short("table")}


def _kind(raw: bytes) -> str | None:
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    kind = found.get("t") if isinstance(found, dict) else None
    return kind if isinstance(kind, str) else None
