"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from orrery.core.data_files import Entry

Json = Any
_SHARED = ("id", "name", "text", "source", "why")  # what every kind of component has; `why` if it is reconstructed


def rules_page(*files: Entry) -> dict[str, Json]:
    """Sections with their rules, by rule id."""
    return {
        "sections": [
            {
                "id": section["id"],
                "title": section["title"],
                "rules": [
                    {"id": r["id"], "text": r["text"], "ruling": r["ruling"], "why": r.get("why")}
                    for r in section["rule"]
                ],
            }
            for file in files
            for section in file["section"]
        ]
    }


def gallery(kinds: Iterable[tuple[str, Mapping[str, str], Iterable[Entry]]]) -> dict[str, Json]:
    """Kinds (id, name, entries) with their items; what only one kind has stands under `data`."""
    return {
        "kinds": [
            {"id": kind, "name": name, "items": [_item(entry) for entry in entries]} for kind, name, entries in kinds
        ]
    }


def _item(entry: Entry) -> Entry:
    shared = {key: entry[key] for key in _SHARED if key in entry}
    return {**shared, "data": {key: value for key, value in entry.items() if key not in _SHARED}}
