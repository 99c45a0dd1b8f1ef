"""Writes components.json, the form of GET /api/games/on_mars/components, for stories and tests.

Run from the repository root: python web/src/games/on_mars/dev/fixture.py
"""

import json
from pathlib import Path

from orrery.games.on_mars import GAME

if __name__ == "__main__":
    text = json.dumps(GAME.components(), ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("components.json").write_text(text + "\n", "utf-8")
