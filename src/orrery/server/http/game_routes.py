"""The games with their rules and components, and who the guest is."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

import orrery
from orrery.server.http.context import Guest, MaybeSession, Server, Unhurried, welcomed
from orrery.server.http.unchanging import UnchangingRoute
from orrery.server.wire.game_pages import shelf_entry, words_page
from orrery.server.wire.http_models import ComponentsPage, GameInfo, Health, Me, Ready, Rename, RulesPage, WordsPage
from orrery.server.wire.messages import PROTOCOL

router = APIRouter(prefix="/api")
shelf = APIRouter(route_class=UnchangingRoute)


@router.get("/health", summary="Is the server there?", tags=["server"])
async def health() -> Health:
    return Health(status="ok", version=orrery.__version__, protocol=PROTOCOL)


@router.get(
    "/ready",
    summary="Should players be sent here? Not while it stops, nor if it cannot keep anything",
    tags=["server"],
    responses={503: {"model": Ready, "description": "Not now"}},
)
async def ready(server: Server, response: Response) -> Ready:
    stopping, trouble = server.shutdown.begun, await server.readiness.trouble()
    reason = "stopping" if stopping else trouble
    response.status_code = 200 if reason is None else 503
    return Ready(ready=reason is None, storage=trouble is None, stopping=stopping, reason=reason)


@router.get("/me", summary="Who am I? A new guest gets a cookie", tags=["guest"])
async def me(
    server: Server,
    session: MaybeSession,
    request: Request,
    response: Response,
    program: Annotated[bool, Query(description="A new guest is a bot; everybody at its tables sees that")] = False,
) -> Me:
    return await server.me(welcomed(request, response, session, program=program))


@router.patch("/me", summary="Choose a name", tags=["guest"], dependencies=[Unhurried])
async def rename(server: Server, guest: Guest, asked: Rename) -> Me:
    old = await server.name_of(guest)
    at = await server.tasks.finish(server.storage.rename_guest(guest, old, asked.name))
    await server.tasks.finish(server.tables.refresh(at))
    return await server.me(guest)


@shelf.get("/games", summary="All games", tags=["games"])
async def games() -> list[GameInfo]:
    return [GameInfo.model_validate(shelf_entry(orrery.game(ident))) for ident in orrery.games()]


@shelf.get(
    "/games/{game_id}/rules",
    summary="The rules by id, in own words",
    tags=["games"],
    response_model=RulesPage,
    response_model_exclude_unset=True,
)
async def rules(game_id: str) -> Any:
    return orrery.game(game_id).rules()


@shelf.get("/games/{game_id}/components", summary="Every component", tags=["games"], response_model=ComponentsPage)
async def components(game_id: str) -> Any:
    return orrery.game(game_id).components()


@shelf.get("/games/{game_id}/words", summary="What a game's questions, answers and events say", tags=["games"])
async def words(game_id: str) -> WordsPage:
    return WordsPage.model_validate(words_page(orrery.game(game_id)))


router.include_router(shelf)
