"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.core.gallery import gallery, rules_page
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


@cache
def rules() -> dict[str, Any]:
    return rules_page(read("rules"))


@cache
def components() -> dict[str, Any]:
    return gallery((table, name, read(file)[table]) for file, table, name in _KINDS)
