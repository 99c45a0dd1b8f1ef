"""The notes that the person of a device writes at its tables, as the server keeps them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from orrery.server.people.readable_text import NOTE_LENGTH, clean_text
from orrery.server.storage.rows import NoteRow, now
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.timestamps import iso_time


class LocalNotes:
    """The notes of one table."""

    def __init__(self, stored: str, most: int) -> None:
        self._notes = msgspec.json.decode(stored, type=list[NoteRow])
        self._most = most

    @property
    def stored(self) -> str:
        return msgspec.json.encode(self._notes).decode()

    def shown(self, over: bool) -> dict[str, Any]:
        return {"notes": [_shown(note, over) for note in self._notes]}

    def add(self, raw: str, step: int, over: bool) -> dict[str, Any]:
        text = clean_text(raw, NOTE_LENGTH)
        if not text:
            raise ServerError("bad_text")
        if len(self._notes) >= self._most:
            raise ServerError("notes_full", limit=self._most)
        note = NoteRow(max((one.n for one in self._notes), default=0) + 1, text, now(), step)
        self._notes.append(note)
        return _shown(note, over)

    def change(self, n: str, raw: str, over: bool) -> dict[str, Any]:
        """Without text the note is gone."""
        at = next((i for i, note in enumerate(self._notes) if str(note.n) == n), None)
        if at is None:
            raise ServerError("no_note")
        text = clean_text(raw, NOTE_LENGTH)
        note = self._notes[at] = replace(self._notes[at], text=text)
        if not text:
            del self._notes[at]
        return _shown(note, over)


def _shown(note: NoteRow, over: bool) -> dict[str, Any]:
    """How many steps there were may be a secret until the end."""
    return {"n": note.n, "text": note.text, "at": iso_time(note.at), "step": note.step if over else None}
