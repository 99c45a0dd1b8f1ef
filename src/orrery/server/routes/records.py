"""Finished games: export, import, and replay step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response, status
from pydantic import TypeAdapter, ValidationError

import orrery
from orrery.core.errors import BadRecord, reason
from orrery.core.match import Match
from orrery.server.audience import replay_steps
from orrery.server.context import Server, Unhurried, Welcomed
from orrery.server.errors import ServerError
from orrery.server.models import Record, RecordSeat, Replay
from orrery.server.protocol import TableInfo
from orrery.texts import common

SEATS = TypeAdapter(list[RecordSeat])
router = APIRouter(prefix="/api", tags=["records"], dependencies=[Unhurried])


@router.get("/tables/{table_id}/record", summary="The record of a finished game", response_model=Record)
async def export(server: Server, table_id: str) -> Response:
    match = await server.tables.finished(table_id)
    row = await server.tables.row(table_id)
    seats = [{"name": seat.name, "level": seat.level} for seat in row.seats]
    body = await asyncio.to_thread(lambda: msgspec.json.encode({**match.record(), "seats": seats}))
    headers = {"Content-Disposition": f'attachment; filename="{match.game.id}-{table_id}.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.post(
    "/records",
    summary="A table from a record: finished ones to look at, others to go on with",
    status_code=status.HTTP_201_CREATED,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
        }
    },
)
async def adopt(server: Server, guest: Welcomed, request: Request) -> TableInfo:
    body = await request.body()
    try:
        raw = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(0, reason("not_json"), common()) from None
    match = await asyncio.to_thread(orrery.replay, raw)
    return await server.tables.adopt(match, guest, await server.name_of(guest), _people(raw, match))


def _people(raw: dict[str, Any], match: Match) -> list[RecordSeat] | None:
    """Who played, if the record says so."""
    if raw.get("seats") is None:
        return None
    try:
        people = SEATS.validate_python(raw["seats"])
    except ValidationError:
        people = []
    if len(people) != match.players:
        raise BadRecord(0, reason("bad_seats"), match.game.texts)
    return people


@router.get("/tables/{table_id}/replay", summary="A finished game, step by step", response_model=Replay)
async def replay(
    server: Server,
    table_id: str,
    seat: Annotated[int | Literal["none"], Query(description="Whose eyes; `none`: a spectator's")] = "none",
    start: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=1000)] = 50,
) -> Response:
    match = await server.tables.finished(table_id)
    eyes = None if seat == "none" else seat
    if eyes is not None and not 0 <= eyes < match.players:
        raise ServerError("no_seat", seat=eyes)
    count = min(count, server.settings.limits.replay_steps)
    steps = await asyncio.to_thread(lambda: replay_steps(match, eyes, start, count))
    return Response(
        msgspec.json.encode({"total": len(match.actions) + 1, "steps": steps}), media_type="application/json"
    )
