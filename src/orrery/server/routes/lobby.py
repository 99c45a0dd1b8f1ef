"""Tables before and around the game: make, find, join, leave, play again."""

from __future__ import annotations

from fastapi import APIRouter, status

from orrery.server.context import Guest, MaybeGuest, Server, Unhurried, Welcomed
from orrery.server.errors import ServerError
from orrery.server.lobby import new_table, table_info
from orrery.server.models import Claim, Gone, SeatChange, TableAsked
from orrery.server.protocol import TableInfo
from orrery.server.storage import SeatRow

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", summary="Make a table", status_code=status.HTTP_201_CREATED, dependencies=[Unhurried])
async def create(server: Server, guest: Welcomed, asked: TableAsked) -> TableInfo:
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise ServerError("bad_seats", reason="more than one seat is mine; use hotseat")
    name = await server.name_of(guest)
    seats = []
    for n, seat in enumerate(asked.seats):
        if seat.level is not None and seat.kind != "bot":
            raise ServerError("bad_seats", reason=f"seat {n} is no bot and has no level")
        match seat.kind:
            case "me":
                seats.append(SeatRow(n, "human", name=seat.name or name, guest=guest))
            case "hotseat":
                seats.append(SeatRow(n, "hotseat", name=seat.name, guest=guest))
            case "bot":
                seats.append(SeatRow(n, "bot", level=seat.level or "normal", name=seat.name))
            case "open":
                seats.append(SeatRow(n, "open"))
    row = await server.tables.create(new_table(asked.game, seats, asked.options, guest, asked.name or ""))
    return table_info(await server.tables.row(row.id), guest, server.keys)


@router.get("", summary="My tables, the last played first")
async def mine(server: Server, guest: MaybeGuest) -> list[TableInfo]:
    return [] if guest is None else await server.tables.mine(guest)


@router.get("/{table_id}", summary="A table")
async def one(server: Server, guest: MaybeGuest, table_id: str) -> TableInfo:
    return await server.tables.info(table_id, guest)


@router.post("/{table_id}/claim", summary="Take the seat I was invited to")
async def claim(server: Server, guest: Welcomed, table_id: str, asked: Claim) -> TableInfo:
    return await server.tables.claim(table_id, guest, await server.name_of(guest), asked.token)


@router.post("/{table_id}/leave", summary="Leave a table that still waits")
async def leave(server: Server, guest: Guest, table_id: str) -> TableInfo | Gone:
    return await server.tables.vacate(table_id, guest) or Gone()


@router.put("/{table_id}/seats/{seat}", summary="As host, turn an open seat into a bot or back")
async def change_seat(server: Server, guest: Guest, table_id: str, seat: int, asked: SeatChange) -> TableInfo:
    if asked.kind == "open" and asked.level is not None:
        raise ServerError("bad_seats", reason="an open seat has no level")
    return await server.tables.replace(table_id, guest, seat, asked.kind, asked.level)


@router.post("/{table_id}/rematch", summary="Play again with the same seats", dependencies=[Unhurried])
async def rematch(server: Server, guest: Guest, table_id: str) -> TableInfo:
    return await server.tables.rematch(table_id, guest, await server.name_of(guest))
