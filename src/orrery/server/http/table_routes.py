"""Tables before and around the game: make, find, join, leave, play again."""

from __future__ import annotations

from fastapi import APIRouter, Request, status

from orrery.server.http.context import Guest, MaybeGuest, Server, Unhurried, Welcomed, may_make
from orrery.server.http.idempotency import Key, making
from orrery.server.storage import TableRow
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.tables.records import retired_rules
from orrery.server.tables.seats.bot_characters import give_characters
from orrery.server.tables.seats.new_tables import asked_seats, new_table
from orrery.server.wire.http_models import Claim, Gone, ReadyAnswer, SeatChange, TableAsked
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import Invitation, TableInfo

router = APIRouter(prefix="/api/tables", tags=["tables"])
public = APIRouter(prefix="/api/public", tags=["tables"], dependencies=[Unhurried])


@public.get("", summary="Public tables: to join, and to watch")
async def find(server: Server, guest: MaybeGuest) -> list[TableInfo]:
    return await server.lobby.open_to_all(guest)


@router.post("", summary="Make a table", status_code=status.HTTP_201_CREATED, dependencies=[Unhurried])
async def create(server: Server, guest: Welcomed, asked: TableAsked, request: Request, key: Key = None) -> TableInfo:
    async def make(once: IdempotencyKey | None) -> TableInfo:
        may_make(request, public=asked.public)
        row = await server.lobby.create(await _table(server, guest, asked), once)
        return server.lobby.shown(await server.tables.row(row.id), guest)

    return await making(request, guest, key, make, lambda ident: server.lobby.info(ident, guest))


async def _table(server: Server, guest: str, asked: TableAsked) -> TableRow:
    seats = asked_seats(asked.seats, guest, await server.name_of(guest))
    clock = None if asked.clock is None else asked.clock.model_dump()
    row = new_table(
        asked.game,
        seats,
        asked.options,
        guest,
        asked.name or "",
        public=asked.public,
        clock=clock,
        stand_in=asked.stand_in,
        thinking=asked.thinking,
        hints=asked.hints,
    )
    give_characters(row)
    return row


@router.get("", summary="My tables, the last played first")
async def mine(server: Server, guest: MaybeGuest) -> list[TableInfo]:
    return [] if guest is None else await server.lobby.mine(guest)


@router.get("/{table_id}", summary="A table")
async def one(server: Server, guest: MaybeGuest, table_id: str) -> TableInfo:
    return await server.lobby.info(table_id, guest)


@router.post("/{table_id}/claim", summary="Take the seat I was invited to", dependencies=[Unhurried])
async def claim(server: Server, guest: Welcomed, table_id: str, asked: Claim) -> TableInfo:
    return await server.lobby.claim(table_id, guest, await server.name_of(guest), asked.token)


@router.post("/{table_id}/invitation", summary="What an invitation is for", dependencies=[Unhurried])
async def invitation(server: Server, guest: MaybeGuest, table_id: str, asked: Claim) -> Invitation:
    return await server.lobby.invitation(table_id, guest, asked.token)


@router.post("/{table_id}/ready", summary="Say that I am ready for the clocks, or not yet", dependencies=[Unhurried])
async def ready(server: Server, guest: Guest, table_id: str, asked: ReadyAnswer) -> TableInfo:
    return await server.lobby.ready(table_id, guest, asked.ready)


@router.post("/{table_id}/sit", summary="Take an open seat of a public table", dependencies=[Unhurried])
async def sit(server: Server, guest: Welcomed, table_id: str) -> TableInfo:
    return await server.lobby.sit(table_id, guest, await server.name_of(guest))


@router.post(
    "/{table_id}/leave", summary="Leave a table; once the game runs a bot plays my seats", dependencies=[Unhurried]
)
async def leave(server: Server, guest: Guest, table_id: str) -> TableInfo | Gone:
    row = await server.tables.row(table_id)
    if row.status == "waiting":
        return await server.lobby.vacate(table_id, guest) or Gone()
    if retired_rules.pinned(row):
        return await retired_rules.give_up(server.tables, table_id, guest)
    await server.tables.at(table_id, lambda table: table.stand_ins.leave(guest))
    return await server.lobby.info(table_id, guest)


@router.post("/{table_id}/return", summary="Take my seats back from the bot that stands in", dependencies=[Unhurried])
async def come_back(server: Server, guest: Guest, table_id: str) -> TableInfo:
    await server.tables.at(table_id, lambda table: table.stand_ins.come_back(guest))
    return await server.lobby.info(table_id, guest)


@router.put(
    "/{table_id}/seats/{seat}",
    summary="As host, turn an open seat into a bot or back, or unseat somebody before the game",
    dependencies=[Unhurried],
)
async def change_seat(server: Server, guest: Guest, table_id: str, seat: int, asked: SeatChange) -> TableInfo:
    if asked.kind == "open" and asked.level is not None:
        raise ServerError("bad_seats", reason="an open seat has no level")
    if asked.kind == "open" and asked.character is not None:
        raise ServerError("bad_seats", reason="an open seat has no character")
    return await server.lobby.replace(table_id, guest, seat, asked)


@router.post("/{table_id}/rematch", summary="Play again with the same seats", dependencies=[Unhurried])
async def rematch(server: Server, guest: Guest, table_id: str, request: Request, key: Key = None) -> TableInfo:
    async def make(once: IdempotencyKey | None) -> TableInfo:
        may_make(request, public=(await server.tables.row(table_id)).public)
        return await server.lobby.rematch(table_id, guest, await server.name_of(guest), once)

    return await making(request, guest, key, make, lambda ident: server.lobby.info(ident, guest))
