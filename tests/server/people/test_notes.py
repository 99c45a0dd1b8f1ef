"""Private notes: nobody but their writer ever sees them."""

from __future__ import annotations

import asyncio
from typing import Any

from orrery.server.storage import chat_store
from orrery.server.storage.rows import NoteRow
from server.arranged_tables import people, restarted, seated
from server.support import LiveServer, play_on

Json = Any
SECRET = "buy the second tower in round nine"


def test_notes_are_written_changed_and_deleted(server: LiveServer) -> None:
    anna = server.guest()
    path = f"/api/tables/{anna.table('me', 'easy', 'easy')['id']}/notes"
    first = anna.post(path, {"text": "one\n two"}, 201)
    second = anna.post(path, {"text": "zwei\u202e"}, 201)
    assert (first["n"], first["text"], first["step"]) == (1, "one\n two", None)
    assert second["text"] == "zwei"
    assert anna.put(f"{path}/1", {"text": "eins"})["text"] == "eins"
    assert anna.put(f"{path}/2", {"text": ""})["text"] == ""
    assert [(note["n"], note["text"]) for note in anna.get(path)["notes"]] == [(1, "eins")]
    assert anna.put(f"{path}/2", {"text": "again"}, 404)["error"]["code"] == "no_note"
    assert anna.put(f"{path}/0", {"text": "x"}, 404)["error"]["code"] == "no_note"
    assert anna.post(path, {"text": " "}, 422)["error"]["code"] == "bad_text"
    assert anna.post(path, {"text": "x" * 4001}, 413)["error"]["code"] == "too_large"
    assert anna.post(path, {"text": "x" * 4000}, 201)["n"] == 2
    assert anna.post(path, {"text": 5}, 422)["error"]["code"] == "bad_request"


def test_nobody_else_ever_sees_them(server: LiveServer) -> None:
    anna, boris, spectator = people(server, 3)
    table = seated([anna, boris], "easy")
    path = f"/api/tables/{table}/notes"
    with anna.socket() as one, boris.socket() as two, spectator.socket() as three:
        for socket in (one, two, three):
            socket.join(table)
        anna.post(path, {"text": SECRET}, 201)
        assert boris.get(path) == {"notes": []}
        assert boris.put(f"{path}/1", {"text": ""}, 404)["error"]["code"] == "no_note"
        assert spectator.get(path, 403)["error"]["code"] == "not_seated"
        assert spectator.post(path, {"text": "x"}, 403)["error"]["code"] == "not_seated"
        heard = [message for socket in (two, three) for message in socket.silence(0.1) + socket.log]
        assert SECRET not in str(heard)
    for guest in (boris, spectator):
        for what in ("", "/chat"):
            assert SECRET not in str(guest.get(f"/api/tables/{table}{what}"))
    assert [note["text"] for note in anna.get(path)["notes"]] == [SECRET]


def test_they_stay_after_the_end_with_their_moment(own_server: Any) -> None:
    server = own_server()
    anna, boris = people(server, 2)
    table = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
    path = f"/api/tables/{table}/notes"
    anna.post(path, {"text": "the start"}, 201)
    with anna.socket() as one:
        one.join(table)
        play_on(one, table, [0])
    anna.post(path, {"text": "the end"}, 201)
    server.__exit__()
    restarted([anna, boris], own_server())
    notes = anna.get(path)["notes"]
    total = anna.get(f"/api/tables/{table}/replay")["total"]
    assert [note["text"] for note in notes] == ["the start", "the end"]
    assert notes[0]["step"] < notes[1]["step"] == total - 1
    assert SECRET not in str(boris.get(f"/api/tables/{table}/record"))
    assert "the start" not in str(boris.get(f"/api/tables/{table}/record"))


def test_there_is_an_end_to_them(server: LiveServer) -> None:
    anna = server.guest()
    table = anna.table("me", "easy", "easy")["id"]
    storage = server.parts.storage

    async def fill() -> None:
        for n in range(200):
            await chat_store.add_note(storage, table, anna.me["id"], NoteRow(0, f"{n}", 1, 0), 200)

    asyncio.run(fill())
    assert anna.post(f"/api/tables/{table}/notes", {"text": "more"}, 409)["error"]["code"] == "notes_full"
    anna.put(f"/api/tables/{table}/notes/7", {"text": ""})
    assert anna.post(f"/api/tables/{table}/notes", {"text": "more"}, 201)["n"] == 201
