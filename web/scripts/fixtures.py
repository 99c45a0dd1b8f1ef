"""Writes what stories and tests of the client look at, for each game in web/src/games/<game>/dev: components.json, what
the server answers about its components, and moments.json, moments of games with the question that is asked. Which
moments those are the game says itself, in moments.py beside them; without that file it has none.

Run from the repository root, when components, views or questions have changed: python web/scripts/fixtures.py [game]
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import orrery

GAMES = Path(__file__).parents[1] / "src" / "games"


def moments_of(source: Path) -> dict[str, Any]:
    spec = importlib.util.spec_from_file_location(f"moments_of_{source.parts[-3]}", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    moments: dict[str, Any] = module.moments()
    return moments


def fixtures(game_id: str) -> dict[Path, str]:
    """The files of a game and what has to be in them."""
    folder = GAMES / game_id / "dev"
    contents = {"components": orrery.game(game_id).components()}
    if (source := folder / "moments.py").exists():
        contents["moments"] = moments_of(source)
    return {
        folder / f"{name}.json": json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, content in contents.items()
    }


if __name__ == "__main__":
    for game_id in sys.argv[1:] or orrery.games():
        for file, text in fixtures(game_id).items():
            file.write_text(text, "utf-8")
