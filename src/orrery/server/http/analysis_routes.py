"""The analysis of a finished table: asked for, paused, stopped, looked at."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from orrery.server.http.context import Guest, Server, Unhurried, may_analyse
from orrery.server.wire.analysis_info import AnalysisInfo
from orrery.server.wire.http_models import AnalysisAsked

router = APIRouter(prefix="/api/tables/{table_id}/analysis", tags=["records"], dependencies=[Unhurried])


@router.get("", summary="How the analysis of a finished game stands, and what it says so far")
async def look(
    server: Server,
    guest: Guest,
    table_id: str,
    known: Annotated[int | None, Query(ge=0, le=1_000_000, description="Pieces I have heard of")] = None,
) -> AnalysisInfo:
    return await server.analyses.look(table_id, guest, known)


@router.post("", summary="Begin the analysis or go on, pause it, or stop with what has been found")
async def change(server: Server, guest: Guest, table_id: str, asked: AnalysisAsked, request: Request) -> AnalysisInfo:
    if asked.do == "start":
        may_analyse(request)
        return await server.analyses.start(table_id, guest)
    return await server.analyses.rest(table_id, guest, "paused" if asked.do == "pause" else "stopped")
