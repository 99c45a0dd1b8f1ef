"""Writes components.json, what GET /api/games/planet_unknown/components answers, for stories and tests.

Run from the repository root: python web/src/games/planet_unknown/dev/fixture.py
"""

import json
from pathlib import Path

from orrery.games.planet_unknown.catalogue import components

OUT = Path(__file__).with_name("components.json")

if __name__ == "__main__":
    OUT.write_text(json.dumps(components(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
