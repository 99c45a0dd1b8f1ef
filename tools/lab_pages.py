"""Write the reference of every game's action space and observations: python tools/lab_pages.py"""

from __future__ import annotations

from pathlib import Path

import orrery
from orrery.lab.spaces.reference_page import page

FOLDER = Path(__file__).parents[1] / "docs" / "lab"


def pages() -> dict[Path, str]:
    """The text of each page."""
    return {FOLDER / f"spaces-{game_id}.md": page(game_id) for game_id in orrery.games()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
