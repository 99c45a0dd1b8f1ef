"""What every request can reach: the parts of a running server, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from orrery.server.http.addresses import address_of
from orrery.server.http.cookies import sent_cookie, set_cookie
from orrery.server.ops.metrics import Metrics
from orrery.server.ops.readiness import Readiness
from orrery.server.people.accounts import Accounts
from orrery.server.people.identities import is_program, new_guest, star_name
from orrery.server.people.notices import Notices
from orrery.server.people.sessions import Session, TokenSigner
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.flood_log import FloodLog
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings
from orrery.server.storage import StorageFailed
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.coaching.lesson_tables import LessonTables
from orrery.server.tables.coaching.move_explanations import MoveExplanations
from orrery.server.tables.coaching.table_analyses import TableAnalyses
from orrery.server.tables.records.record_import import RecordImport
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.tables.records.what_if import WhatIf
from orrery.server.tables.seats.lobby import Lobby
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.http_models import Me
from orrery.server.wire.server_errors import ServerError


@dataclass(slots=True)
class Context:
    """A running server, as requests see it."""

    settings: Settings
    storage: TableStore
    signer: TokenSigner
    tasks: BackgroundTasks
    shutdown: Shutdown
    tables: TableDirectory
    lobby: Lobby
    record_import: RecordImport
    what_if: WhatIf
    lessons: LessonTables
    analyses: TableAnalyses
    explanations: MoveExplanations
    replays: ReplayCache
    heavy_work: Capacity  # replaying whole games
    sandbox: Capacity  # trying uploaded positions, see tables/records/sandboxed_replay.py
    accounts: Accounts
    notices: Notices
    metrics: Metrics
    floods: FloodLog
    readiness: Readiness

    async def name_of(self, guest: str) -> str:
        try:
            return await self.storage.guest_name(guest) or star_name(guest)
        except StorageFailed as failed:
            raise ServerError("storage") from failed

    async def me(self, guest: str) -> Me:
        login = await self.accounts.login_of(guest)
        return Me(id=guest, name=await self.name_of(guest), account=login, program=is_program(guest))


def context_of(connection: HTTPConnection) -> Context:
    found: Context = connection.app.state.context
    return found


def signed_session(connection: HTTPConnection) -> Session | None:
    """What the cookie says; whether that still counts is another question."""
    context = context_of(connection)
    return context.signer.session_of(sent_cookie(connection, context.settings))


async def session_of(request: Request) -> Session | None:
    """Who is asking, by a signed cookie whose session has not been ended."""
    session = signed_session(request)
    return session if session is not None and await context_of(request).accounts.counts(session) else None


MaybeSession = Annotated[Session | None, Depends(session_of)]


def known_session(session: MaybeSession) -> Session:
    if session is None:
        raise ServerError("no_guest")
    return session


def maybe_guest(session: MaybeSession) -> str | None:
    return None if session is None else session.guest


def known_guest(session: Annotated[Session, Depends(known_session)]) -> str:
    return session.guest


def welcome(request: Request, response: Response, session: Session) -> None:
    """Give the browser its cookie."""
    context = context_of(request)
    set_cookie(request, response, context.settings, context.signer.cookie_for(session))


def welcomed(request: Request, response: Response, session: Session | None, *, program: bool = False) -> str:
    """The guest; a new one, with a cookie, if there was none."""
    known = session or Session(new_guest(program=program))
    welcome(request, response, known)
    return known.guest


def welcome_guest(request: Request, response: Response, session: MaybeSession) -> str:
    return welcomed(request, response, session)


def not_too_often(request: Request) -> None:
    """For requests that cost the server some work: so many per address and second."""
    if not request.app.state.heavy.take(address_of(request)):
        raise ServerError("too_many")


def may_make(request: Request, *, public: bool = False) -> None:
    """Limits new tables per address and hour, and public ones further. What a guest may make is counted elsewhere, but
    somebody who sends no cookie is a new guest each time."""
    address = address_of(request)
    made, made_public = request.app.state.made, request.app.state.made_public
    if not made.take(address) or (public and not made_public.take(address)):
        raise ServerError("too_many")


def may_import(request: Request) -> None:
    """Limits imported records per address and day: each of them is kept."""
    if not request.app.state.imported.take(address_of(request)):
        limit = request.app.state.settings.limits.imports_per_address
        raise ServerError("too_many_imports", limit=limit, days=1)


def may_analyse(request: Request) -> None:
    """Limits analyses begun per address and hour: each keeps a core busy for a while."""
    if not request.app.state.analysed.take(address_of(request)):
        raise ServerError("too_many")


Unhurried = Depends(not_too_often)
Server = Annotated[Context, Depends(context_of)]
Known = Annotated[Session, Depends(known_session)]
Guest = Annotated[str, Depends(known_guest)]
MaybeGuest = Annotated[str | None, Depends(maybe_guest)]
Welcomed = Annotated[str, Depends(welcome_guest)]
