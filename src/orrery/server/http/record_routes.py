"""Finished games: export, import, replay step by step, what-if tables and verification."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response, status
from pydantic import TypeAdapter, ValidationError

import orrery
from orrery.core.errors import BadRecord, reason
from orrery.core.match import Match
from orrery.server.http.context import Server, Unhurried, Welcomed, may_import, may_make
from orrery.server.http.idempotency import Key, making
from orrery.server.storage import MoveRow, StorageFailed, TableRow
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.tables.audience import replay_steps
from orrery.server.tables.records import retired_rules
from orrery.server.tables.records.raw_record import raw_record
from orrery.server.tables.records.recorded_table import record_of
from orrery.server.tables.records.sandboxed_replay import proven
from orrery.server.tables.records.stored_match import keeps_rules
from orrery.server.tables.records.verification import verify_record, verify_table
from orrery.server.wire.record_models import ForkAsked, Record, RecordSeat, Replay, Verification
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo
from orrery.texts import common

SEATS = TypeAdapter(list[RecordSeat])
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
    }
}
router = APIRouter(prefix="/api", tags=["records"], dependencies=[Unhurried])


@router.get("/tables/{table_id}/record", summary="The record of a finished game", response_model=Record)
async def export(server: Server, table_id: str) -> Response:
    row = await server.tables.row(table_id)
    if retired_rules.pinned(row):
        row, moves = await _stored(server, table_id)
        record = await server.heavy_work.run(raw_record, row, moves)
    else:
        match = await server.tables.finished(table_id)
        record = await server.heavy_work.run(match.record)
    body = msgspec.json.encode(record_of(row, record))
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{table_id}.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.post(
    "/records",
    summary="A table from a record: finished ones to look at, others to go on with",
    status_code=status.HTTP_201_CREATED,
    openapi_extra=RECORD_BODY,
)
async def adopt(server: Server, guest: Welcomed, request: Request, key: Key = None) -> TableInfo:
    async def make(once: IdempotencyKey | None) -> TableInfo:
        may_make(request)
        may_import(request)
        raw = await _body(request)
        await proven(raw, server.sandbox)
        match = await server.heavy_work.run(orrery.replay, raw)
        name = await server.name_of(guest)
        return await server.record_import.adopt(
            match, guest, name, _people(raw, match), once, offline=raw.get("offline") is True
        )

    return await making(request, guest, key, make, lambda ident: server.lobby.info(ident, guest))


async def _body(request: Request) -> Any:
    try:
        return msgspec.json.decode(await request.body())
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(0, reason("not_json"), common()) from None


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
    moments: Annotated[bool, Query(description="Also what was seen in the middle of each act")] = False,
) -> Response:
    match = await server.tables.finished(table_id)
    eyes = None if seat == "none" else seat
    if eyes is not None and not 0 <= eyes < match.players:
        raise ServerError("no_seat", seat=eyes)
    count = min(count, server.settings.limits.replay_steps)

    def walk(n: int) -> Match:
        return server.replays.at(f"{table_id} {match.game.rules_version}", match, n)

    steps = await server.heavy_work.run(replay_steps, match, eyes, start, count, walk, moments)
    movers = [None, *(mover for mover, _ in match.actions)]
    answer = {"total": len(movers), "steps": steps, "movers": movers}
    return Response(msgspec.json.encode(answer), media_type="application/json")


@router.post(
    "/tables/{table_id}/fork",
    summary="What if: a table that begins where this one stands or stood, against bots",
    status_code=status.HTTP_201_CREATED,
)
async def fork(
    server: Server, guest: Welcomed, table_id: str, asked: ForkAsked, request: Request, key: Key = None
) -> TableInfo:
    async def make(once: IdempotencyKey | None) -> TableInfo:
        may_make(request)
        name = await server.name_of(guest)
        return await server.what_if.fork(table_id, guest, name, asked.step, asked.seat, once)

    return await making(request, guest, key, make, lambda ident: server.lobby.info(ident, guest))


@router.get("/tables/{table_id}/verification", summary="A finished game, computed once more from what is stored")
async def verification(server: Server, table_id: str) -> Verification:
    row, moves = await _stored(server, table_id)
    keeps_rules(row)
    return await server.heavy_work.run(verify_table, row, moves)


@router.post("/verification", summary="A record, computed once more", openapi_extra=RECORD_BODY)
async def verify(server: Server, request: Request) -> Verification:
    raw = await _body(request)
    await proven(raw, server.sandbox)
    return await server.heavy_work.run(verify_record, raw)


async def _stored(server: Server, table_id: str) -> tuple[TableRow, list[MoveRow]]:
    """A finished table with its moves, as they are stored."""
    try:
        found = await server.storage.whole(table_id)
    except StorageFailed as failed:
        raise ServerError("storage") from failed
    if found is None:
        raise ServerError("no_table", table=table_id[:32])
    if found[0].status != "over":
        raise ServerError("not_over")
    return found
