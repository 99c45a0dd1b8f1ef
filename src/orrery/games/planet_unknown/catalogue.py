"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orrery.core.data_files import Entry
from orrery.core.errors import LANGUAGES
from orrery.core.gallery import gallery, rules_page
from orrery.games.planet_unknown.data import read

# id, name, and the tables it is made of: file, table. What Supermoon adds to a kind comes after the base game's.
_KINDS: Final[tuple[tuple[str, dict[str, str], tuple[tuple[str, str], ...]], ...]] = (
    ("terrain", {"en": "Terrains", "ru": "Типы местности"}, (("terrains", "terrain"),)),
    ("shape", {"en": "Shapes", "ru": "Формы жетонов"}, (("shapes", "shape"), ("emergency", "shape"))),
    ("tile", {"en": "Tiles", "ru": "Жетоны"}, (("tiles", "tile"), ("emergency", "tile"))),
    ("planet", {"en": "Planets", "ru": "Планеты"}, (("planets", "planet"),)),
    ("corporation", {"en": "Corporations", "ru": "Корпорации"}, (("corporations", "corporation"), ("quantum", "half"))),
    (
        "technology",
        {"en": "Technologies", "ru": "Технологии"},
        (("corporations", "technology"), ("quantum", "technology")),
    ),
    (
        "civ_card",
        {"en": "Civ cards", "ru": "Карты освоения"},
        (("civ_cards", "civ_card"), ("supermoon_civ_cards", "civ_card")),
    ),
    ("objective", {"en": "Objective cards", "ru": "Карты целей"}, (("objectives", "objective"),)),
    ("event", {"en": "Event cards", "ru": "Карты событий"}, (("events", "event"), ("supermoon_events", "event"))),
    ("station", {"en": "Space station", "ru": "Космическая база"}, (("station", "station"),)),
    ("token", {"en": "Pieces", "ru": "Состав игры"}, (("tokens", "token"),)),
    ("verdict", {"en": "Verdicts of a solo game", "ru": "Итоги одиночной игры"}, (("scoring", "verdict"),)),
    ("moon", {"en": "Moons", "ru": "Луны"}, (("moons", "moon"),)),
    ("moon_board", {"en": "Moon boards", "ru": "Планшеты лун"}, (("moons", "moon_board"),)),
    ("shattered_planet", {"en": "Shattered planet", "ru": "Расколотая планета"}, (("shattered", "planet"),)),
    ("quarter", {"en": "Quarters", "ru": "Четверти"}, (("shattered", "quarter"),)),
    ("split_corporation", {"en": "Split corporation", "ru": "Разделённая корпорация"}, (("quantum", "corporation"),)),
    ("half", {"en": "Halves of Quantum Solutions", "ru": "Половины Quantum Solutions"}, (("quantum", "half"),)),
    ("patch", {"en": "Coloured patches", "ru": "Цветные массивы"}, (("patches", "patch"),)),
    (
        "supermoon_token",
        {"en": "Pieces of Supermoon", "ru": "Состав дополнения «Суперлуние»"},
        (("supermoon_tokens", "token"),),
    ),
)
_EXPANSION: Final = (
    *("emergency", "quantum", "supermoon_civ_cards", "supermoon_events", "moons", "shattered", "patches"),
    "supermoon_tokens",
)


@cache
def rules() -> dict[str, Any]:
    """The base game's, then Supermoon's."""
    return rules_page(read("rules"), read("supermoon_rules"))


@cache
def components() -> dict[str, Any]:
    """What Supermoon brings says so under `data`."""
    return gallery(
        (kind, name, [entry for file, table in tables for entry in _entries(kind, file, table)])
        for kind, name, tables in _KINDS
    )


def _entries(kind: str, file: str, table: str) -> list[Entry]:
    data = read(file)
    found = data[table]
    entries: list[Entry] = found if isinstance(found, list) else [found]
    if kind == "tile":
        entries = _tiles(data, entries)
    elif kind == "corporation":
        entries = _boards(data) if file == "quantum" else _with_technologies(data, entries)
    elif (kind, file) == ("technology", "quantum"):
        entries = [{**entry, "corporation": data["corporation"]["id"]} for entry in entries]
    elif kind == "shattered_planet":
        entries = [{**entry, "quarters": [quarter["id"] for quarter in data["quarter"]]} for entry in entries]
    if file in _EXPANSION:
        return [{**entry, "supermoon": True} for entry in entries]
    return [_with_moons(kind, entry) for entry in entries]


# --- with a moon ----------------------------------------------------------------------------------


@cache
def _told_anew(table: str) -> dict[str, Entry]:
    """Texts that read differently while moons are in play (SM-1.7), by what they belong to."""
    key = "test" if table == "test" else "id"
    return {entry[key]: entry["text"] for entry in read("scope")[table] if "text" in entry}


def _with_moons(kind: str, entry: Entry) -> Entry:
    if kind == "objective":
        personal = entry["personal"]
        text = _told_anew("test").get(personal["criterion"]["test"])
        return entry if text is None else {**entry, "personal": {**personal, "text_with_moons": text}}
    if kind not in ("civ_card", "event", "technology"):
        return entry
    text = _told_anew(kind).get(entry["id"])
    return entry if text is None else {**entry, "text_with_moons": text}


# --- corporations ---------------------------------------------------------------------------------


def _with_technologies(data: Entry, entries: list[Entry]) -> list[Entry]:
    owned = [(tech["corporation"], tech["id"]) for tech in data["technology"]]
    return [{**entry, "techs": [tech for owner, tech in owned if owner == entry["id"]]} for entry in entries]


def _boards(data: Entry) -> list[Entry]:
    """The boards that the halves of Quantum Solutions make, put together as the others are."""
    upper, lower = ([half for half in data["half"] if half["half"] == name] for name in ("upper", "lower"))
    return [_board(data, high, low) for high in upper for low in lower]


def _board(data: Entry, upper: Entry, lower: Entry) -> Entry:
    whole, sides = data["corporation"], (upper["side"], lower["side"])
    letters = {"en": {"a": "A", "b": "B"}, "ru": {"a": "А", "b": "Б"}}
    halves = (lower["id"], upper["id"])
    tracks = {}
    for name, low in lower["tracks"].items():
        high = upper["tracks"][name]
        tracks[name] = {"kind": "straight", **high, "cells": [*low["cells"], *high["cells"]]}
    return {
        "id": f"{whole['id']}_{''.join(sides)}",
        "name": {
            lang: f"{whole['name'][lang]} {'/'.join(letters[lang][side] for side in sides)}" for lang in LANGUAGES
        },
        "text": {lang: f"{upper['text'][lang]} {lower['text'][lang]}" for lang in LANGUAGES},
        "source": upper["source"],
        "why": upper["why"],
        "side": "unique",
        "difficulty": upper["difficulty"] + lower["difficulty"],
        "rovers": lower["rovers"],
        "feature": lower["feature"],
        "ring": upper["ring"],
        "halves": [upper["id"], lower["id"]],
        "tracks": tracks,
        "techs": [tech["id"] for half in halves for tech in data["technology"] if tech["half"] == half],
    }


# --- tiles ----------------------------------------------------------------------------------------


def _tiles(data: Entry, entries: list[Entry]) -> list[Entry]:
    """The file names shape and terrains; a reader wants the squares, and a name to call the tile by."""
    shapes = {shape["id"]: shape for file in ("shapes", "emergency") for shape in read(file)["shape"]}
    names = {terrain["id"]: terrain["name"] for terrain in read("terrains")["terrain"]}
    return [_tile({"source": data.get("source"), **entry}, shapes[entry["shape"]], names) for entry in entries]


def _tile(entry: Entry, shape: Entry, names: dict[str, dict[str, str]]) -> Entry:
    terrains = entry["terrains"]
    sections = [shape[f"section_{letter}"] for letter, _ in zip("ab", terrains, strict=False)]
    kinds = [
        next(kind for kind, part in zip(terrains, sections, strict=True) if cell in part) for cell in shape["cells"]
    ]
    words = {lang: [names[kind][lang].lower() for kind in terrains] for lang in LANGUAGES}
    meteor = {"en": ", meteorite", "ru": ", метеорит"} if entry["meteor"] else {"en": "", "ru": ""}
    name = {lang: f"{shape['name'][lang]}: {' / '.join(words[lang])}{meteor[lang]}" for lang in LANGUAGES}
    sizes = [len(part) for part in sections]
    parts = {lang: ", ".join(f"{word} × {n}" for word, n in zip(words[lang], sizes, strict=True)) for lang in LANGUAGES}
    return {
        "id": entry["id"],
        "name": entry.get("name", name),
        "text": {
            "en": f"Squares: {parts['en']}. " + ("Brings a meteorite." if entry["meteor"] else "No meteorite."),
            "ru": f"Квадраты: {parts['ru']}. " + ("Приносит метеорит." if entry["meteor"] else "Без метеорита."),
        },
        "source": entry["source"],
        "shape": entry["shape"],
        "ring": shape.get("ring"),
        "terrains": terrains,
        "cells": [[*cell, kind] for cell, kind in zip(shape["cells"], kinds, strict=True)],
        "stations": {kind: shape[f"station_{letter}"] for letter, kind in zip("ab", terrains, strict=False)},
        "meteor": shape["meteor"] if entry["meteor"] else None,
    }
