"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.games.planet_5r.data import read

# file, table, name of the kind
_KINDS = (
    ("technologies", "technology", {"en": "Technologies", "ru": "Технологии"}),
    ("settlements", "settlement", {"en": "Settlements", "ru": "Поселения"}),
    ("actions", "action", {"en": "Action cards", "ru": "Карты действий"}),
    ("actions", "improvement", {"en": "Improvements", "ru": "Улучшения"}),
    ("tokens", "crystal", {"en": "Crystals", "ru": "Кристаллы"}),
    ("tokens", "token", {"en": "Tokens", "ru": "Фишки и ширмы"}),
    ("tokens", "die", {"en": "Dice", "ru": "Кубики"}),
)
_SHARED = ("id", "name", "text", "source", "why")


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
    kinds = []
    for file, table, name in _KINDS:
        items = [
            {
                **{key: entry[key] for key in _SHARED if key in entry},
                "data": {key: value for key, value in entry.items() if key not in _SHARED},
            }
            for entry in read(file)[table]
        ]
        kinds.append({"id": table, "name": name, "items": items})
    return {"kinds": kinds}
