"""A game is one folder on each side, with the files that docs/add-a-game.md names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def files_of(folder: str) -> list[str]:
    """The files in the table under "In `<folder>/<id>`"."""
    _, found, after = PAGE.partition(f"In `{folder}/<id>`")
    assert found, folder
    rows = re.search(r"\n\|---.*\n((?:\|.*\n)+)", after)
    assert rows is not None
    return [name for row in rows[1].splitlines() for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


@pytest.mark.parametrize("folder", ["src/orrery/games", "web/src/games"])
@pytest.mark.parametrize("game", orrery.games())
def test_a_game_has_the_files_that_the_page_names(game: str, folder: str) -> None:
    names = files_of(folder)
    assert len(names) > 6
    for name in names:
        path = ROOT / folder / game / name
        assert path.is_dir() if name.endswith("/") else path.is_file(), f"{folder}/{game}/{name}"


def test_every_folder_of_the_client_belongs_to_a_game() -> None:
    folders = [path.name for path in (ROOT / "web" / "src" / "games").iterdir() if path.is_dir()]
    assert sorted(folders) == orrery.games()
