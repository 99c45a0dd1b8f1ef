"""Writes components.json, the form of GET /api/games/planet_unknown/components, for stories and tests.

Run from the repository root: python web/src/games/planet_unknown/dev/fixture.py
"""

import json
import tomllib
from pathlib import Path
from typing import Any

DATA = Path("src/orrery/games/planet_unknown/data")
KINDS = {
    "terrain": "terrains",
    "shape": "shapes",
    "tile": "tiles",
    "planet": "planets",
    "corporation": "corporations",
    "technology": "corporations",
    "civ_card": "civ_cards",
    "objective": "objectives",
    "event": "events",
    "station": "station",
    "token": "tokens",
    "verdict": "scoring",
}
COMMON = ("id", "name", "text", "source", "why")


def entries(kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((DATA / f"{KINDS[kind]}.toml").read_text("utf-8"))[kind]
    return found


def full_tile(tile: dict[str, Any], shape: dict[str, Any]) -> dict[str, Any]:
    """A tile with the squares, stations and meteorite sign that its shape gives it."""
    first, second = tile["terrains"]
    terrain_of = {tuple(at): first for at in shape["section_a"]} | {tuple(at): second for at in shape["section_b"]}
    return {
        **tile,
        "name": shape["name"],
        "cells": [[x, y, terrain_of[x, y]] for x, y in shape["cells"]],
        "stations": {first: shape["station_a"], second: shape["station_b"]},
        "meteor": shape["meteor"] if tile["meteor"] else None,
    }


def item(entry: dict[str, Any]) -> dict[str, Any]:
    shared = {key: entry[key] for key in COMMON if key in entry}
    return {**shared, "data": {key: value for key, value in entry.items() if key not in COMMON}}


def main() -> None:
    shapes = {shape["id"]: shape for shape in entries("shape")}
    kinds = []
    for kind in KINDS:
        found = entries(kind)
        if kind == "tile":
            found = [full_tile(tile, shapes[tile["shape"]]) for tile in found]
        kinds.append({"id": kind, "name": {"en": kind, "ru": kind}, "items": [item(entry) for entry in found]})
    text = json.dumps({"kinds": kinds}, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("components.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
