"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.core.gallery import gallery, rules_page
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


@cache
def rules() -> dict[str, Any]:
    return rules_page(read("rules"))


@cache
def components() -> dict[str, Any]:
    return gallery((table, name, read(file)[table]) for file, table, name in _KINDS)
