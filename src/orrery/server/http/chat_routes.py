"""What is said at a table, and the notes that players write for themselves."""

from __future__ import annotations

from fastapi import APIRouter, Request, status

from orrery.server.http.context import Guest, Server, Unhurried
from orrery.server.http.idempotency import Key, making
from orrery.server.people.chat import told
from orrery.server.people.readable_text import NOTE_LENGTH, clean_text
from orrery.server.storage import TableRow, chat_store
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.storage.rows import NoteRow, now
from orrery.server.wire.http_models import Chat, Note, NoteAsked, Notes
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.timestamps import iso_time

router = APIRouter(prefix="/api/tables/{table_id}", tags=["talk"])


@router.get("/chat", summary="All that was said; whoever may watch may read", dependencies=[Unhurried])
async def chat(server: Server, table_id: str) -> Chat:
    row = await server.tables.row(table_id)
    lines = await server.tasks.finish(chat_store.lines(server.storage, row.id))
    return Chat(lines=[told(line, row.status == "over") for line in lines])


async def _mine(server: Server, guest: str, table_id: str) -> TableRow:
    """The table, if the guest plays or has played there."""
    row = await server.tables.row(table_id)
    if not row.seats_of(guest):
        raise ServerError("not_seated")
    return row


def _told(note: NoteRow, row: TableRow) -> Note:
    step = note.step if row.status == "over" else None  # the number of steps may be a secret until then
    return Note(n=note.n, text=note.text, at=iso_time(note.at), step=step)


@router.get("/notes", summary="My own notes; nobody else can read them")
async def notes(server: Server, guest: Guest, table_id: str) -> Notes:
    row = await _mine(server, guest, table_id)
    found = await server.tasks.finish(chat_store.notes(server.storage, row.id, guest))
    return Notes(notes=[_told(note, row) for note in found])


@router.post("/notes", summary="A note to myself", status_code=status.HTTP_201_CREATED, dependencies=[Unhurried])
async def write(
    server: Server, guest: Guest, table_id: str, asked: NoteAsked, request: Request, key: Key = None
) -> Note:
    row = await _mine(server, guest, table_id)
    text = clean_text(asked.text, NOTE_LENGTH)
    if not text:
        raise ServerError("bad_text")

    async def make(once: IdempotencyKey | None) -> Note:
        async with server.tables.using(row.id) as table:
            note = NoteRow(0, text, now(), await table.step())
        limit = server.settings.limits.notes
        kept = await server.tasks.finish(chat_store.add_note(server.storage, row.id, guest, note, limit, once))
        if kept is None:
            raise ServerError("notes_full", limit=limit)
        return _told(kept, row)

    async def found(n: str) -> Note:
        known = await server.tasks.finish(chat_store.notes(server.storage, row.id, guest))
        for note in known:
            if note.n == int(n):
                return _told(note, row)
        raise ServerError("no_note")  # it was deleted meanwhile

    return await making(request, guest, key, make, found)


@router.put("/notes/{n}", summary="Change a note; without text it is gone", dependencies=[Unhurried])
async def rewrite(server: Server, guest: Guest, table_id: str, n: int, asked: NoteAsked) -> Note:
    row = await _mine(server, guest, table_id)
    if not 0 < n <= 1_000_000:
        raise ServerError("no_note")
    text = clean_text(asked.text, NOTE_LENGTH)
    kept = await server.tasks.finish(chat_store.change_note(server.storage, row.id, guest, n, text))
    if kept is None:
        raise ServerError("no_note")
    return _told(kept, row)
