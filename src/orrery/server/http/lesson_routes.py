"""Lessons of a game: what there is to learn, and the table where one is played."""

from __future__ import annotations

from fastapi import APIRouter, Request, status

from orrery.server.http.context import MaybeGuest, Server, Unhurried, Welcomed, may_make
from orrery.server.wire.http_models import LessonAsked
from orrery.server.wire.lesson_info import LessonInfo
from orrery.server.wire.table_info import TableInfo

router = APIRouter(prefix="/api/games/{game_id}/lessons", tags=["lessons"])


@router.get("", summary="The lessons of a game, and what I have learnt")
async def listed(server: Server, guest: MaybeGuest, game_id: str) -> list[LessonInfo]:
    return await server.lessons.listed(game_id, guest)


@router.post(
    "/{lesson_id}",
    summary="The table of a lesson as I left it, or a new one",
    status_code=status.HTTP_201_CREATED,
    dependencies=[Unhurried],
)
async def play(
    server: Server, guest: Welcomed, game_id: str, lesson_id: str, asked: LessonAsked, request: Request
) -> TableInfo:
    may_make(request, public=False)
    name = await server.name_of(guest)
    return await server.lessons.open(game_id, lesson_id, guest, name, again=asked.again)
