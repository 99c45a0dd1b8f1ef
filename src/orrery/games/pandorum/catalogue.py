"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.games.pandorum.data import read

# file, table, name of the kind
_KINDS = (
    ("board", "hex_kind", {"en": "Kinds of hexes", "ru": "Виды гексов"}),
    ("board", "section", {"en": "Field sections", "ru": "Секции поля"}),
    ("cards", "card_type", {"en": "Types of cards", "ru": "Типы карт"}),
    ("cards", "card", {"en": "Project cards", "ru": "Карты проектов"}),
    ("harvesters", "nose_part", {"en": "Nose parts", "ru": "Носовые части"}),
    ("harvesters", "main_part", {"en": "Main parts", "ru": "Основные части"}),
    ("harvesters", "slot", {"en": "Slots", "ru": "Слоты"}),
    ("events", "event", {"en": "Event cards", "ru": "Карты событий"}),
    ("pieces", "figure", {"en": "Figures", "ru": "Фигурки"}),
    ("pieces", "token", {"en": "Tokens", "ru": "Жетоны"}),
    ("board", "layout", {"en": "Fixed fields", "ru": "Постоянные поля"}),
)
_SHARED = ("id", "name", "text", "source", "why")
Entry = dict[str, Any]


@cache
def rules() -> dict[str, Any]:
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
            for section in read("rules")["section"]
        ]
    }


@cache
def components() -> dict[str, Any]:
    """Kinds with their items; what only one kind has stands under `data`."""
    return {
        "kinds": [
            {"id": table, "name": name, "items": [_item(entry) for entry in read(file)[table]]}
            for file, table, name in _KINDS
        ]
    }


def _item(entry: Entry) -> Entry:
    shared = {key: entry[key] for key in _SHARED if key in entry}
    return {**shared, "data": {key: value for key, value in entry.items() if key not in _SHARED}}
