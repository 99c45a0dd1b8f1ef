"""Writes components.json, the form of GET /api/games/planet_5r/components, for stories and tests.

Run from the repository root: python web/src/games/planet_5r/dev/fixture.py
"""

import json
import tomllib
from pathlib import Path
from typing import Any

DATA = Path("src/orrery/games/planet_5r/data")
KINDS = {
    "technology": "technologies",
    "settlement": "settlements",
    "action": "actions",
    "improvement": "actions",
    "token": "tokens",
    "die": "tokens",
    "crystal": "tokens",
}
COMMON = ("id", "name", "text", "source", "why")


def item(entry: dict[str, Any]) -> dict[str, Any]:
    shared = {key: entry[key] for key in COMMON if key in entry}
    return {**shared, "data": {key: value for key, value in entry.items() if key not in COMMON}}


def main() -> None:
    kinds = []
    for kind, file in KINDS.items():
        entries = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))[kind]
        kinds.append({"id": kind, "name": {"en": kind, "ru": kind}, "items": [item(entry) for entry in entries]})
    text = json.dumps({"kinds": kinds}, ensure_ascii=False, indent=1)
    Path(__file__).with_name("components.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
