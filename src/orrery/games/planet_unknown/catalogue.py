"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.games.planet_unknown.components import read

# file, table, name of the kind
_KINDS = (
    ("terrains", "terrain", {"en": "Terrains", "ru": "Типы местности"}),
    ("shapes", "shape", {"en": "Shapes", "ru": "Формы жетонов"}),
    ("tiles", "tile", {"en": "Tiles", "ru": "Жетоны"}),
    ("planets", "planet", {"en": "Planets", "ru": "Планеты"}),
    ("corporations", "corporation", {"en": "Corporations", "ru": "Корпорации"}),
    ("corporations", "technology", {"en": "Technologies", "ru": "Технологии"}),
    ("civ_cards", "civ_card", {"en": "Civ cards", "ru": "Карты освоения"}),
    ("objectives", "objective", {"en": "Objective cards", "ru": "Карты целей"}),
    ("events", "event", {"en": "Event cards", "ru": "Карты событий"}),
    ("station", "station", {"en": "Space station", "ru": "Космическая база"}),
    ("tokens", "token", {"en": "Pieces", "ru": "Состав игры"}),
    ("scoring", "verdict", {"en": "Verdicts of a solo game", "ru": "Итоги одиночной игры"}),
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
    kinds = []
    for file, table, name in _KINDS:
        items = [
            {
                **{key: entry[key] for key in _SHARED if key in entry},
                "data": {key: value for key, value in entry.items() if key not in _SHARED},
            }
            for entry in _entries(file, table)
        ]
        kinds.append({"id": table, "name": name, "items": items})
    return {"kinds": kinds}


def _entries(file: str, table: str) -> list[Entry]:
    data = read(file)
    entries: list[Entry] = data[table]
    if table == "tile":
        return _tiles(data["source"], entries)
    if table == "corporation":
        owned = [(tech["corporation"], tech["id"]) for tech in data["technology"]]
        return [{**entry, "techs": [tech for owner, tech in owned if owner == entry["id"]]} for entry in entries]
    return entries


def _tiles(source: str, entries: list[Entry]) -> list[Entry]:
    """The file names shape and terrains; a reader wants the squares, and a name to call the tile by."""
    shapes = {shape["id"]: shape for shape in read("shapes")["shape"]}
    names = {terrain["id"]: terrain["name"] for terrain in read("terrains")["terrain"]}
    return [_tile(entry, shapes[entry["shape"]], names, source) for entry in entries]


def _tile(entry: Entry, shape: Entry, names: dict[str, dict[str, str]], source: str) -> Entry:
    a, b = entry["terrains"]
    section = [a if cell in shape["section_a"] else b for cell in shape["cells"]]
    words = {lang: (names[a][lang].lower(), names[b][lang].lower()) for lang in ("en", "ru")}
    meteor = {"en": ", meteorite", "ru": ", метеорит"} if entry["meteor"] else {"en": "", "ru": ""}
    name = {lang: f"{shape['name'][lang]}: {' / '.join(words[lang])}{meteor[lang]}" for lang in words}
    sizes = len(shape["section_a"]), len(shape["section_b"])
    parts = {lang: ", ".join(f"{word} × {n}" for word, n in zip(words[lang], sizes, strict=True)) for lang in words}
    return {
        "id": entry["id"],
        "name": name,
        "text": {
            "en": f"Squares: {parts['en']}. " + ("Brings a meteorite." if entry["meteor"] else "No meteorite."),
            "ru": f"Квадраты: {parts['ru']}. " + ("Приносит метеорит." if entry["meteor"] else "Без метеорита."),
        },
        "source": source,
        "shape": entry["shape"],
        "ring": shape["ring"],
        "terrains": entry["terrains"],
        "cells": [[*cell, terrain] for cell, terrain in zip(shape["cells"], section, strict=True)],
        "stations": {a: shape["station_a"], b: shape["station_b"]},
        "meteor": shape["meteor"] if entry["meteor"] else None,
    }
